"""What the extensions lay beside the boards: festival, activities, achievements, the Smuggler's traces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core import Place
from game.puerto_rico.achievements import KEYS as AIMS
from game.puerto_rico.achievements import POINTS as AIM_POINTS
from game.puerto_rico.activities import ACTIVITIES, Activity
from game.puerto_rico.data import GOODS, KEYS, LANDS, SPECIAL
from game.puerto_rico.position import SMUGGLING, Position
from game.puerto_rico.smuggler import ACTING, RANSOM, people_at_office, to_the_box
from game.ui import draw, look, pieces
from game.ui.graph import Art, Node, Rect, Tip, inset, rows
from game.ui.puerto_rico import art, words
from game.ui.puerto_rico.words import phrase
from game.ui.text import Phrase, say, tr

if TYPE_CHECKING:
    from game.ui.puerto_rico.seen import Seen

Lines = list[Phrase | str]
Part = tuple[float, Callable[["Seen", Rect], Node]]
STRIP = 56.0
HALF = 4.9  # shares that half the width is enough for
BAND = 15.0

# the strip ------------------------------------------------------------------------------------------------


def parts(seen: Seen) -> list[Part]:
    """What lies between the main board and the player's own: every goal of the festival and the own achievements,
    each with its share of the width."""
    state = seen.state
    parts: list[Part] = []
    if state.options["festival"]:
        parts += [(0.95, _fest(which)) for which in ("land", "goods", "building")]
    parts += [(1.25, _activity(drawn)) for drawn in state.x.activities]
    if state.options["achievements"] != "none":
        parts += [(1.05, card) for card in _own_aims(seen)]
    return parts


def strip(seen: Seen, rect: Rect, parts: Sequence[Part]) -> list[Node]:
    """Parts beside one another in a row."""
    total = sum(weight for weight, _ in parts)
    gap = 5.0
    each = min(125.0, (rect.w - gap * (len(parts) - 1)) / max(1.0, total))
    nodes = []
    x = rect.x
    for weight, make in parts:
        nodes.append(make(seen, Rect(x, rect.y, each * weight, rect.h)))
        x += each * weight + gap
    return nodes


def _band(node: Node, text: str, ink: str = "paper_white") -> Node:
    r = node.rect
    return node.write(text, Rect(r.x + 3, r.y + 0.5, r.w - 6, BAND - 1), 11, "semibold", ink, "center", least=6)


def _reward(rect: Rect, gains: list[tuple[str, int]]) -> list[Node]:
    """`3 ×` a symbol, in a line."""
    nodes = []
    gains = [gain for gain in gains if gain[1]]
    each = min(34.0, rect.w / max(1, len(gains)))
    x = rect.centerx - each * len(gains) / 2
    for picture, count in gains:
        side = min(rect.h, each * 0.56)
        item = Node((), Rect(x, rect.y, each, rect.h))
        item.write(
            f"+{count}", Rect(x, rect.y, each - side - 1.5, rect.h), 11, "small_bold", "ink", "right", least=6.5
        )
        spot = Rect(x + each - side, rect.centery - side / 2, side, side)
        nodes.append(item.add(Node((), spot, (draw.image, f"puerto_rico/{picture}"))))
        x += each
    return nodes


def _body(rect: Rect) -> tuple[Rect, Rect]:
    inner = Rect(rect.x + 4, rect.y + BAND + 2, rect.w - 8, rect.h - BAND - 4)
    upper, lower = rows(inner, [inner.h * 0.58, 0], 1)
    return upper, lower


# the festival ---------------------------------------------------------------------------------------------


def festival_reward(state: Position, which: str) -> list[tuple[str, int]]:
    if which == "land":
        return [("worker", 3)]
    if which == "goods" and state.edition != SPECIAL:
        return [("coin", 3)]
    return [("point", 3)]


def _fest(which: str) -> Callable[[Seen, Rect], Node]:
    def make(seen: Seen, rect: Rect) -> Node:
        state = seen.state
        x = state.x
        pictures: list[Art] = []
        if which == "land" and x.fest_land >= 0:
            pictures = [(art.land_tile, seen.shown(LANDS[x.fest_land]), -1)] * 3
        elif which == "goods":
            pictures = [(art.crate, seen.shown(GOODS[g])) for g in x.fest_goods]
        elif which == "building" and x.fest_building >= 0:
            pictures = [(draw.image, art.building_picture(seen.shown(KEYS[x.fest_building])))]
        reached = not pictures
        node = Node(("festival", which), rect, (pieces.card, "", "sea", BAND, False, reached), bleed=3, radius=4)
        node.tip = festival_tip(state, which, reached)
        _band(node, tr("puerto_rico.part.festival_short"))
        upper, lower = _body(rect)
        if reached:
            return node.write(tr("puerto_rico.part.reached"), inset(upper, 0, -6), 11, "italic", "ink_soft", "center")
        return node.add(*look.row_of(upper, pictures), *_reward(lower, festival_reward(state, which)))

    return make


def gains_told(gains: list[tuple[str, int]], edition: int) -> list[Phrase]:
    told: list[Phrase] = []
    for picture, count in gains:
        if count and picture == "coin":
            told.append(words.coins(count))
        elif count:
            told.append(words.points(count) if picture == "point" else words.people(count, picture, edition))
    return told


def festival_tip(state: Position, which: str, reached: bool) -> Callable[[], Tip]:
    def tell() -> Tip:
        x, e = state.x, state.edition
        lines: Lines = [phrase("part.festival")]
        if reached:
            return [*lines, phrase("tip.goal_reached")]
        told: dict[str, object] = {}
        if which == "land":
            told["land"] = words.good_word(GOODS[x.fest_land], e)
        elif which == "goods":
            told["goods"] = words.goods_list([x.fest_goods.count(g) for g in range(5)], e)
        else:
            told["building"] = words.building(KEYS[x.fest_building], e)
        lines.append(phrase(f"festival.{which}.text", **told))
        return [*lines, phrase("tip.reward", gains=gains_told(festival_reward(state, which), e))]

    return tell


def _gains(card: Activity) -> list[tuple[str, int]]:
    return [("worker", card.workers), ("coin", card.coins), ("point", card.points)]


def _activity(drawn: tuple[int, ...]) -> Callable[[Seen, Rect], Node]:
    card = ACTIVITIES[drawn[0]]

    def make(seen: Seen, rect: Rect) -> Node:
        node = Node(("activity", card.key), rect, (pieces.card, "", "sea_dark", BAND), bleed=3, radius=4)
        node.tip = activity_tip(seen.state, drawn)
        _band(node, tr(f"puerto_rico.activity.{card.key}.name"))
        pictures: list[Art] = [(art.land_tile, seen.shown(LANDS[kind]), -1) for kind in drawn[1 : 1 + card.lands]]
        crates = drawn[1 + card.lands : 1 + card.lands + card.goods]
        pictures += [(art.crate, seen.shown(GOODS[good])) for good in crates]
        if card.building:
            pictures.append((draw.image, art.building_picture(seen.shown(KEYS[drawn[-1]]))))
        upper, lower = _body(rect)
        return node.add(*look.row_of(upper, pictures), *_reward(lower, _gains(card)))

    return make


def activity_tip(state: Position, drawn: tuple[int, ...]) -> Callable[[], Tip]:
    def tell() -> Tip:
        card, e = ACTIVITIES[drawn[0]], state.edition
        lands = [words.good_word(GOODS[kind], e) for kind in drawn[1 : 1 + card.lands]]
        crates = [words.good_word(GOODS[good], e) for good in drawn[1 + card.lands : 1 + card.lands + card.goods]]
        told: dict[str, object] = {"lands": lands, "goods": crates}
        told["building"] = words.building(KEYS[drawn[-1]], e) if card.building else ""
        return [
            phrase("part.titled", kind=phrase("part.activity"), name=phrase(f"activity.{card.key}.name")),
            phrase(f"activity.{card.key}.text", **told),
            phrase("tip.reward", gains=gains_told(_gains(card), e)),
        ]

    return tell


# achievements ---------------------------------------------------------------------------------------------


def may_see(seen: Seen) -> bool:
    """Whether the viewer's hidden cards may be open: a person's, and with several people at the screen only while
    the owner decides behind a lifted curtain."""
    ctx, viewer = seen.ctx, seen.viewer
    if ctx.over:
        return True
    if viewer not in ctx.people or ctx.curtain:
        return False
    return len(ctx.people) == 1 or seen.state.to_act == viewer


def _own_aims(seen: Seen) -> list[Callable[[Seen, Rect], Node]]:
    board = seen.state.boards[seen.viewer]
    found: list[Callable[[Seen, Rect], Node]] = [_aim(card, True) for card in board.fame]
    if may_see(seen):
        return found + [_aim(card, False) for card in board.aims]
    return found + [_hidden_aim(i) for i in range(len(board.aims))]


def _hidden_aim(i: int) -> Callable[[Seen, Rect], Node]:
    def make(seen: Seen, rect: Rect) -> Node:
        node = Node(("hidden_aim", i), rect, (pieces.card_back,), bleed=3, radius=4)
        node.tip = [phrase("part.achievement"), phrase("tip.aim_hidden")]
        return node

    return make


def _aim(card: int, claimed: bool) -> Callable[[Seen, Rect], Node]:
    def make(seen: Seen, rect: Rect) -> Node:
        key = AIMS[card]
        place: Place = ("achievement", seen.viewer, key)
        node = Node(place, rect, (pieces.card, "", "terracotta_dark", 4.0), bleed=3, radius=4)
        node.tip = aim_tip(seen.state, card, claimed)
        name = Rect(rect.x + 4, rect.y + 6, rect.w - 8, rect.h * 0.5)
        node.write(
            tr(f"puerto_rico.achievement.{key}.name"), name, 11.5, "semibold", "ink", "center", lines=2, least=7
        )
        side = rect.h * 0.36
        mark = Rect(rect.centerx - side / 2, rect.bottom - side - 3, side, side)
        mark_art: Art = (pieces.laurel,) if claimed else (pieces.point_hexagon,)
        ink = "paper_white" if claimed else "terracotta_dark"
        seal = Node((), mark, mark_art).write(str(AIM_POINTS[card]), mark, 12, "heading", ink, "center", least=7)
        return node.add(seal)

    return make


def aim_tip(state: Position, card: int, claimed: bool) -> Lines:
    key = AIMS[card]
    told = words.names_of(state.edition)
    worth = words.points(AIM_POINTS[card])
    return [
        phrase("part.titled", kind=phrase("part.achievement"), name=phrase(f"achievement.{key}.name")),
        (f"{words.PACK}.achievement.{key}.text", told),
        phrase("tip.fame" if claimed else "tip.aim", points=worth),
    ]


def fame(seen: Seen, seat: int, face: Rect, keyed: bool) -> list[Node]:
    """The seal on another player's portrait that counts the achievements claimed: these are public."""
    board = seen.state.boards[seat]
    if not board.fame:
        return []
    side = face.w * 0.5
    at = Rect(face.x - side * 0.3, face.bottom - side * 0.8, side, side)
    node = Node(("fame", seat) if keyed else (), at, (pieces.laurel,), shape="round")
    lines: Lines = [phrase("tip.fame_of", name=seen.ctx.names[seat])]
    for card in board.fame:
        name = phrase(f"achievement.{AIMS[card]}.name")
        lines.append(phrase("tip.fame_line", card=name, points=words.points(AIM_POINTS[card])))
    node.tip = lines
    return [node.write(str(len(board.fame)), at, side * 0.62, "small_bold", "paper_white", "center", least=6)]


def pack(seen: Seen, rect: Rect) -> Node:
    """The cards from which a player keeps one, as large as the main board."""
    state = seen.state
    root = Node((), rect, (pieces.sheet,), bleed=8)
    head, body = rows(inset(rect, 14, 12), [34, 0], 10)
    root.write(tr("puerto_rico.part.aim_draft"), head, 19, "heading", "wood_dark")
    seat = state.to_act if state.to_act is not None else seen.viewer
    cards = state.x.packs[seat] if seat < len(state.x.packs) else ()
    open_ = seat == seen.viewer and may_see(seen)
    across = max(3, (len(cards) + 1) // 2) if len(cards) > 4 else max(1, len(cards))
    down = 2 if len(cards) > 4 else 1
    high = min((body.h - 12 * (down - 1)) / down, 250.0)
    wide = min(210.0, (body.w - 12 * (across - 1)) / across)
    total = wide * across + 12 * (across - 1)
    top = body.y + (body.h - high * down - 12 * (down - 1)) / 2
    for i, card in enumerate(cards):
        x = body.centerx - total / 2 + i % across * (wide + 12)
        cell = Rect(x, top + i // across * (high + 12), wide, high)
        root.add(_large_aim(seen, card, cell) if open_ else Node((), cell, (pieces.card_back,), bleed=3))
    return root


def _large_aim(seen: Seen, card: int, rect: Rect) -> Node:
    key = AIMS[card]
    place: Place = ("achievement", seen.viewer, key)
    node = Node(place, rect, (pieces.card, "", "terracotta_dark", 46.0), bleed=3, radius=5)
    name = Rect(rect.x + 8, rect.y + 3, rect.w - 16, 40)
    node.write(tr(f"puerto_rico.achievement.{key}.name"), name, 17, "heading", "paper_white", "center", lines=2)
    side = min(46.0, rect.h * 0.26)
    mark = Rect(rect.centerx - side / 2, rect.bottom - side - 8, side, side)
    box = Rect(rect.x + 12, rect.y + 52, rect.w - 24, mark.y - rect.y - 56)
    text = say((f"{words.PACK}.achievement.{key}.text", words.names_of(seen.state.edition)))
    node.write(text, box, 16, "regular", "ink", "center", lines=6, least=8)
    seal = Node((), mark, (pieces.point_hexagon,))
    return node.add(seal.write(str(AIM_POINTS[card]), mark, 22, "heading", "terracotta_dark", "center", least=9))


# the Smuggler ---------------------------------------------------------------------------------------------


def plots(seen: Seen) -> bool:
    """Whether the viewer is choosing what the Smuggler does."""
    state = seen.state
    return seen.ctx.deciding and state.phase == SMUGGLING and state.step == ACTING


def plaque(seen: Seen, place: Place, rect: Rect) -> list[Node]:
    """What a click would do, on the thing itself, while the Smuggler chooses."""
    state = seen.state
    if not plots(seen) or place not in seen.ctx.lit:
        return []
    if place[0] == "ship":
        load = state.ship_load[int(place[1])]
        words_ = say(phrase("plaque.raid", count=min(3, load)))
    elif place[0] == "house":
        words_ = say(phrase("plaque.plunder", count=len(state.house)))
    elif place[0] == "office":
        words_ = say(phrase("plaque.poach", count=min(3, people_at_office(state) - state.players)))
    else:
        words_ = tr("puerto_rico.plaque.capture")
    return [Node((), rect, (pieces.tag, "terracotta_dark", 1.0)).write(
        words_, inset(rect, 3, 0), 11.5, "small_bold", "paper_white", "center", least=6.5
    )]  # fmt: skip


def marks(seen: Seen, seat: int, face: Rect, keyed: bool) -> list[Node]:
    """At a portrait: the smuggler's token, and the character that the player holds captive."""
    x = seen.state.x
    nodes = []
    side = face.w * 0.52
    if x.wanted == seat:
        at = Rect(face.right - side * 0.34, face.y - side * 0.06, side, side)  # clear of the governor's hat
        node = Node(
            ("wanted", seat) if keyed else (),
            at,
            (pieces.medal, "wood_dark", art.role_picture("smuggler"), False),
            shape="round",
        )
        told = words.names_of(seen.state.edition) | {"name": seen.ctx.names[seat]}
        node.tip = [(f"{words.PACK}.tip.wanted", told)]
        nodes.append(node)
    return nodes


def captive(seen: Seen, role: int, cell: Rect) -> list[Node]:
    """A captured character wears its captor's portrait and says what its release costs, or what it brings the captor
    where the bank pays."""
    x = seen.state.x
    if x.captured != role:
        return []
    ctx = seen.ctx
    side = min(26.0, cell.h * 0.36)
    spot = Rect(cell.x + 4, cell.y + 4, side, side)
    chain = Rect(cell.x + 3, cell.bottom - 33, cell.w - 6, 14)
    label = Node((), chain, (pieces.tag, "terracotta_dark", 1.0))
    told = phrase("part.captive" if seen.state.edition == SPECIAL else "part.captive_bank", coins=RANSOM)
    label.write(say(told), inset(chain, 4, 0), 11, "small_bold", "paper_white", "center", least=6)
    return [Node((), spot, (pieces.medal, ctx.colours[x.captor], ctx.portraits[x.captor], False)), label]


def captive_lines(state: Position, role: int, names: object) -> Lines:
    x = state.x
    if x.captured != role or not state.options["smuggler"]:
        return []
    assert hasattr(names, "__getitem__")
    told = {"name": names[x.captor], "coins": words.coins(RANSOM)}
    key = "tip.ransom_paid" if state.edition == SPECIAL else "tip.ransom_bank"
    return [phrase("tip.captured", name=told["name"]), (f"{words.PACK}.{key}", told)]


def has_box(state: Position) -> bool:
    return bool(state.options["smuggler"]) and to_the_box(state)


def box(seen: Seen, rect: Rect) -> Node:
    """What the Smuggler has put out of the game."""
    x, e = seen.state.x, seen.state.edition
    node = Node(("box",), rect, (art.contraband,), radius=4)
    gone = words.goods_list(x.box_goods, e)
    if x.box_workers:
        gone.append(words.workers(x.box_workers))
    if x.box_nobles:
        gone.append(words.people(x.box_nobles, "bourgeois", e))
    node.tip = [phrase("part.box"), phrase("tip.box", what=gone) if gone else phrase("tip.box_empty")]
    count = sum(x.box_goods) + x.box_workers + x.box_nobles
    if count:
        at = Rect(rect.right - 16, rect.y - 4, 19, 13)
        tag = Node((), at, (pieces.tag,))
        node.add(tag.write(str(count), at, 11, "small_bold", "paper_white", "center", least=6.5))
    return node
