"""The Puertomas at the table: their boards, the action board with its token, and how they found their character."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from game.core import Place
from game.puerto_rico import automa
from game.puerto_rico import puertoma as rules
from game.puerto_rico.data import BUILDINGS, GOODS, KEYS, LANDS, QUARRY, ROLES
from game.puerto_rico.position import CHOOSE, NO_ONE, WORKER_PLACES, Automa, Position
from game.puerto_rico.reconstructed import ARROWS, RESOLUTIONS
from game.ui import draw, pieces
from game.ui.graph import Node, Rect, Tip, columns, grid, inset, rows
from game.ui.puerto_rico import art, boards, extensions, tips, words
from game.ui.puerto_rico.seen import Seen
from game.ui.puerto_rico.words import phrase
from game.ui.text import Phrase, say, tr
from game.ui.widgets import close_cross

Lines = list[Phrase | str]
LEVEL = ("I", "II", "III", "IV")
ACTION: Place = ("zoom", "action")
EXPLAIN: Place = ("zoom", "explain")

# the board ------------------------------------------------------------------------------------------------


def board(seen: Seen, seat: int, rect: Rect, large: bool = False) -> Node:
    """A Puertoma's board: everything has its own place; a click enlarges it."""
    state, ctx = seen.state, seen.ctx
    key: Place = () if large else ("zoom", seat)
    root = Node(key, rect, (pieces.own_sheet, ctx.colours[seat], state.to_act == seat), bleed=8, radius=7)
    if not large:
        root.tip = [*seat_tip(seen, seat), phrase("part.zoom")]
    inner = inset(rect, 7, 6)
    inner.x += 4
    inner.w -= 4
    keyed = not large
    high = min(44.0, max(26.0, inner.h * 0.15))
    strip, body = rows(inner, [high, 0], 5)
    face = Rect(strip.x, strip.y, high, high)
    root.add(_portrait(seen, seat, face, keyed), boards.governor(seen, seat, face, keyed))
    root.add(*extensions.marks(seen, seat, face, keyed))
    purse_wide = 122.0 if large else 88.0
    name = Rect(face.right + 10, strip.y, strip.w - high - 14 - purse_wide, high)
    root.write(ctx.names[seat], name, 17 if large else 15, "semibold", "ink", least=8)
    purse = Rect(strip.right - purse_wide, strip.y + high * 0.1, purse_wide, high * 0.8)
    root.add(*boards.purse(seen, seat, purse, keyed, 22 if large else 17))
    if body.h > body.w * 1.05:
        fields, shelf, town = rows(body, [min(body.h * 0.36, body.w * 0.7), 30, 0], 7)
        goods, spare = columns(shelf, [shelf.w * 0.62, 0], 5)
    else:
        left, town = columns(body, [body.w * 0.49, 0], 8)
        fields, goods, spare = rows(left, [0, min(26.0, left.h * 0.2), min(22.0, left.h * 0.17)], 3)
    root.add(*_fields(seen, seat, fields, keyed))
    root.add(Node((), goods, (pieces.well,)))
    root.add(*boards.goods(seen, seat, columns(inset(goods, 3, 1), [0] * 5, 1), keyed))
    root.add(*_spare(seen, seat, spare))
    root.add(*_town(seen, seat, town, keyed))
    return root


def _portrait(seen: Seen, seat: int, rect: Rect, keyed: bool) -> Node:
    ctx = seen.ctx
    look = (pieces.medal, ctx.colours[seat], ctx.portraits[seat], False)
    node = Node(("portrait", seat) if keyed else (), rect, look, shape="round")
    node.tip = seat_tip(seen, seat)
    return node


def seat_tip(seen: Seen, seat: int) -> Lines:
    own = automa.automa(seen.state, seat)
    lines = tips.seat(seen.state, seat, seen.viewer, seen.ctx)[:1]
    lines.append(phrase("tip.puertoma"))
    if own.reserved >= 0:
        lines.append(phrase("tip.reserved_by", building=words.building(KEYS[own.reserved], seen.state.edition)))
    return lines


def plot_of(own: Automa, i: int) -> tuple[int, int]:
    """The place of its i-th plantation: the kind, and the first or second of it."""
    return own.land[i], own.land[:i].count(own.land[i])


def _fields(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """Two places for each kind, with the worker places under them."""
    state = seen.state
    own = automa.automa(state, seat)
    taken = {plot_of(own, i): i for i in range(len(own.land))}
    nodes = []
    for n, cell in enumerate(grid(rect, 5, 2, 3)):
        kind, j = n % 5, n // 5
        places = WORKER_PLACES[kind]
        dot = min(cell.h * 0.28, cell.w / 3.2, 17.0)
        side = min(cell.w, cell.h - dot - 1)
        at = Rect(cell.centerx - side / 2, cell.y + (cell.h - side - dot - 1) / 2, side, side)
        i = taken.get((kind, j), -1)
        look = (art.plot,) if i < 0 else (art.land_tile, LANDS[kind], 0)
        key: Place = ("plot", seat, LANDS[kind], j) if keyed else ()
        node = Node(key, at, look, radius=max(2, side * 0.1))
        if i < 0:
            node.add(Node((), inset(at, side * 0.12), (draw.image, art.land_picture(LANDS[kind]), 0.22)))
        else:
            crate = Rect(at.right - side * 0.56, at.bottom - side * 0.56, side * 0.54, side * 0.54)
            node.add(Node((), crate, (art.yields, GOODS[kind], own.free_places(i) == 0)))
        node.tip = _field_tip(state, kind, own.hands[i] if i >= 0 else -1)
        hands = own.hands[i] if i >= 0 else 0
        for p in range(places):
            x = at.centerx - (places * (dot + 1) - 1) / 2 + p * (dot + 1)
            node.add(Node((), Rect(x, at.bottom + 1, dot, dot), (art.circle, 1 if p < hands else 0)))
        nodes.append(node)
    return nodes


def _field_tip(state: Position, kind: int, hands: int) -> Callable[[], Tip]:
    def tell() -> Tip:
        lines: Lines = [words.land(LANDS[kind], state.edition)]
        if hands < 0:
            return [*lines, phrase("tip.auto_plot", count=WORKER_PLACES[kind])]
        full = hands == WORKER_PLACES[kind]
        lines.append(phrase("tip.auto_staff", staff=hands, places=WORKER_PLACES[kind]))
        return [*lines, phrase("tip.auto_active" if full else "tip.auto_idle")]

    return tell


def _spare(seen: Seen, seat: int, rect: Rect) -> list[Node]:
    """The point area: spare workers, quarries and third plantations; bourgeois if there are any."""
    state = seen.state
    own = automa.automa(state, seat)
    root = Node((), rect, (pieces.well,))
    shown = [("puerto_rico/worker", own.idle), ("puerto_rico/land_quarry", len(own.spoils))]
    if state.noble:
        shown.append(("puerto_rico/bourgeois", own.idle_nobles))
    quarries = phrase("n.quarries", count=own.spoils.count(QUARRY))
    root.tip = [
        phrase("part.point_area"),
        phrase("tip.point_area", workers=words.workers(own.idle), quarries=quarries, count=len(own.spoils)),
    ]
    if state.noble:
        nobles = words.people(own.idle_nobles, "bourgeois", state.edition)
        root.tip.append(phrase("tip.auto_nobles", people=nobles))
    for (picture, count), cell in zip(shown, columns(inset(rect, 3, 1), [0] * len(shown), 2), strict=True):
        side = min(cell.h, cell.w * 0.5)
        item = Node((), cell)
        item.add(
            Node((), Rect(cell.x, cell.centery - side / 2, side, side), (draw.image, picture, 1.0 if count else 0.35))
        )
        box = Rect(cell.x + side, cell.y, cell.w - side, cell.h)
        root.add(item.write(str(count), box, 14, "heading", "ink", "center", least=7))
    return [root]


def berth_of(own: Automa, building: int) -> tuple[int, int]:
    """The place of a building: its level, and the first or second of it."""
    level = automa.level_of(building)
    return level, [b for b in own.city if automa.level_of(b) == level].index(building)


def _town(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """Four levels of two buildings, each with its ability tile."""
    state = seen.state
    own = automa.automa(state, seat)
    at = {berth_of(own, b): b for b in own.city}
    nodes: list[Node] = []
    upright = [rows(lane, [min(24.0, lane.h * 0.24), 0, 0], 3) for lane in columns(rect, [0] * 4, 4)]
    lying = [columns(lane, [min(44.0, lane.w * 0.3), 0, 0], 3) for lane in rows(rect, [0] * 4, 3)]
    # Pictures of buildings are wider than high: the way in which they are drawn larger.
    cells = max(upright, lying, key=lambda lanes: min(lanes[0][1].w / 1.3, lanes[0][1].h))
    for level, (tile, first, second) in enumerate(cells):
        nodes.append(_ability(seen, seat, level, tile, keyed))
        for j, cell in enumerate((first, second)):
            key: Place = ("berth", seat, level, j) if keyed else ()
            b = at.get((level, j), -1)
            nodes.append(_berth(seen, seat, b, cell, key))
    return nodes


def _berth(seen: Seen, seat: int, b: int, cell: Rect, key: Place) -> Node:
    if b < 0:
        return Node(key, cell, (art.space,), radius=4)
    state = seen.state
    name, big = KEYS[b], automa.level_of(b) == automa.LEVELS - 1
    if cell.w >= 62 and cell.h >= 50:
        band = min(28.0, cell.h * 0.4)
        node = Node(key, cell, (art.card, name, big, band, False, False), bleed=3, radius=4)
        box = Rect(cell.x + 3, cell.y + 1, cell.w - 6, band - 2)
        label = say(words.building(name, state.edition))
        node.write(label, box, 12.5, "semibold", art.band_ink(name), "center", lines=2, least=7)
    else:
        node = Node(key, cell, (art.mini_building, name, big), radius=3)
    worth = words.points(BUILDINGS[b].points if not big else 6)
    node.tip = [
        words.building(name, state.edition),
        phrase("tip.auto_building", points=worth, level=LEVEL[automa.level_of(b)]),
    ]
    return node


def _ability(seen: Seen, seat: int, level: int, rect: Rect, keyed: bool) -> Node:
    state = seen.state
    own = automa.automa(state, seat)
    since = own.since[level]
    works = 0 < since <= state.round
    node = Node(("ability", seat, level) if keyed else (), rect, (art.ability, since > 0, works), radius=3)
    lines: Lines = [phrase("part.ability", level=LEVEL[level])]
    if since:
        lines.append(phrase(f"ability.{automa.ABILITY_KEYS[own.abilities[level]]}", **words.names_of(state.edition)))
        if not works:
            lines.append(phrase("tip.ability_soon"))
    else:
        lines.append(phrase("tip.ability_locked", count=1 if level == 3 else 2, level=LEVEL[level]))
    node.tip = lines
    if rect.w >= 100 and since:
        box = inset(rect, 4, 1)
        return node.write(say(lines[1]), box, 11, "small", "ink", "center", lines=3, least=6)
    ink = "ink" if since else "parchment_light"
    box = rect if since else Rect(rect.x + 2, rect.y, rect.w * 0.4, rect.h)
    return node.write(LEVEL[level], inset(box, 1, 0), 12, "heading", ink, "center", least=6)


# why it chose ---------------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """A choice of character as it was or will be made: the coins on every character at that moment and, as lists of
    characters, the candidates after each step."""

    seat: int
    role: int
    rule: str
    token: str
    card: int
    coins: list[int]
    available: list[int]
    profitable: list[int]
    arrows: list[int]
    richest: list[int]


def _choice(seat: int, detail: tuple[str | int, ...]) -> Choice:
    """A choice as its event tells it."""
    role, rule, token, card = detail[:4]
    sets = [[r for r in range(len(ROLES)) if int(bits) >> r & 1] for bits in detail[4:8]]
    coins = [int(part) for part in detail[8:]]
    return Choice(seat, ROLES.index(str(role)), str(rule), str(token), int(card), coins, *sets)


def last_choice(seen: Seen) -> Choice | None:
    """The choice that a Puertoma is about to make, else the last that one has made."""
    state = seen.state
    seat = state.to_act
    if state.phase == CHOOSE and seat is not None and state.is_auto(seat):
        found = rules.reason(state, seat)
        role = found.richest[0] if len(found.richest) == 1 else NO_ONE
        sets = [list(found.available), list(found.profitable), list(found.arrows), list(found.richest)]
        coins = [rules.coins_on(state, r) for r in range(len(ROLES))]
        return Choice(seat, role, found.rule, ROLES[state.x.token], 0, coins, *sets)
    for _, event in reversed(seen.ctx.events):
        if event.kind == "puertoma_choice":
            return _choice(event.seat, event.detail)
    return None


# the action board -----------------------------------------------------------------------------------------


def action_chip(seen: Seen, rect: Rect) -> Node:
    """The action board folded up: the token, where its arrows lead, and the button that explains."""
    state = seen.state
    root = Node((), rect, (pieces.chip, "parchment_light"), radius=5)
    upper, lower = rows(inset(rect, 3, 3), [0, 19], 2)
    node = Node(ACTION, upper, radius=4)
    node.tip = action_tip(state)
    here = ROLES[state.x.token]
    side = upper.h
    node.add(Node((), Rect(upper.x, upper.y, side, side), (draw.image, art.role_picture(here))))
    coin = side * 0.44
    node.add(Node((), Rect(upper.x + side - coin * 0.9, upper.bottom - coin, coin, coin), (pieces.token, "brass")))
    rest = Rect(upper.x + side + 4, upper.y, upper.w - side - 4, upper.h)
    targets = ARROWS.get(here, ())
    arrow = Rect(rest.x, rest.y, 14, rest.h)
    node.add(Node((), arrow, (pieces.arrows, ((0.0, rest.h / 2, 13.0, rest.h / 2, True),))))
    small = min(rest.h * 0.8, (rest.w - 16) / max(1, len(targets)) - 1)
    for i, role in enumerate(targets):
        spot = Rect(rest.x + 16 + i * (small + 1), rest.centery - small / 2, small, small)
        node.add(Node((), spot, (draw.image, art.role_picture(role))))
    why = Node(EXPLAIN, lower, (draw.plate, "wood"), radius=4)
    why.tip = phrase("tip.explain")
    why.write(
        tr("puerto_rico.part.explain"), inset(lower, 4, 0), 12, "semibold", "parchment_light", "center", least=7
    )
    return root.add(node, why)


def action_tip(state: Position) -> Lines:
    here = ROLES[state.x.token]
    targets = [words.role(role, state.edition) for role in ARROWS.get(here, ())]
    return [
        phrase("part.action"),
        phrase("tip.action", role=words.role(here, state.edition), roles=targets),
        phrase("tip.action_open"),
    ]


def panel(seen: Seen, rect: Rect, explain: bool) -> Node:
    """The action board unfolded over the main board, with the card that decided or the whole reasoning."""
    key = EXPLAIN if explain else ACTION
    root = Node(("fold", *key), rect, (pieces.sheet,), place=key, bleed=8, radius=7, block=True)
    root.tip = phrase("part.fold")
    inner = inset(rect, 14, 12)
    cross = Node(("close", *key), Rect(rect.right - 34, rect.y + 10, 24, 24), (close_cross,), place=key, radius=5)
    cross.tip = phrase("part.fold")
    head, body = rows(inner, [30, 0], 6)
    choice = last_choice(seen)
    title = "part.explain_title" if explain else "part.action"
    root.write(tr(f"puerto_rico.{title}"), head, 19, "heading", "wood_dark")
    graph, side = columns(body, [body.w * (0.44 if explain else 0.66), 0], 18)
    root.add(*_action_board(seen, graph))
    if explain:
        root.add(*_reasoning(seen, side, choice))
    else:
        root.add(*_card(seen, side, choice))
    return root.add(cross)


def _action_board(seen: Seen, rect: Rect) -> list[Node]:
    state = seen.state
    names = list(ARROWS)
    side = min(72.0, rect.w * 0.17, rect.h * 0.2)
    label = 16.0
    a, b = (rect.w - side * 1.25) / 2, (rect.h - side - label) / 2
    middle = (rect.centerx, rect.centery - label / 2)
    where = {}
    for i, name in enumerate(names):
        angle = 2 * math.pi * i / len(names) - math.pi / 2
        where[name] = (middle[0] + a * math.cos(angle), middle[1] + b * math.sin(angle))
    here = ROLES[state.x.token]
    lines = []
    for source, targets in ARROWS.items():
        for target in targets:
            (x1, y1), (x2, y2) = where[source], where[target]
            far = math.hypot(x2 - x1, y2 - y1)
            ux, uy = (x2 - x1) / far, (y2 - y1) / far
            shift = side * 0.09  # beside each other where arrows lead both ways
            # Below a picture is its name.
            start = side * 0.56 + max(0.0, uy) * (label + 3)
            end = side * 0.56 + max(0.0, -uy) * (label + 3)
            if far - start - end < 12:  # neighbours: past the name
                start = end = side * 0.5
            ends = (
                x1 + ux * start - uy * shift - rect.x,
                y1 + uy * start + ux * shift - rect.y,
                x2 - ux * end - uy * shift - rect.x,
                y2 - uy * end + ux * shift - rect.y,
            )
            lines.append((*(round(value, 1) for value in ends), source == here))
    nodes = [Node((), rect, (pieces.arrows, tuple(lines)))]
    for name, (x, y) in where.items():
        r = ROLES.index(name)
        taken = state.role_taken[r] >= 0
        at = Rect(x - side / 2, y - side / 2, side, side)
        spot = Node(("action", name), at, (draw.image, art.role_picture(name), 0.45 if taken else 1.0), shape="round")
        spot.tip = [words.role(name, state.edition), *_spot_lines(state, r, name)]
        box = Rect(at.x - side * 0.18, at.bottom, side * 1.36, label)
        spot.write(say(words.role(name, state.edition)), box, 13, "semibold", "ink", "center", least=7)
        coins = state.role_coins[r]
        if coins:
            coin = Rect(at.x - 2, at.y, 24, 24)
            disc = Node((), coin, (pieces.cost_disc,))
            spot.add(disc.write(str(coins), coin, 13, "heading", "ink", "center", least=7))
        if name == here:
            mark = Rect(at.right - side * 0.4, at.y - side * 0.06, side * 0.46, side * 0.46)
            spot.add(Node((), mark, (pieces.token, "brass")))
        nodes.append(spot)
    return nodes


def _spot_lines(state: Position, r: int, name: str) -> Lines:
    lines: Lines = []
    if ROLES[state.x.token] == name:
        lines.append(phrase("tip.token_here"))
    targets = [words.role(role, state.edition) for role in ARROWS[name]]
    lines.append(phrase("tip.arrows", roles=targets))
    if state.role_coins[r]:
        lines.append(phrase("role.coins_line", coins=words.coins(state.role_coins[r])))
    return lines


def _card(seen: Seen, rect: Rect, choice: Choice | None) -> list[Node]:
    """The Resolution card that decided last, or the deck."""
    state = seen.state
    card = choice.card if choice is not None else 0
    note = Rect(rect.x, rect.bottom - 34, rect.w, 34)
    left = phrase("tip.deck", count=len(state.x.deck))
    rest = Rect(rect.x, rect.y, rect.w, rect.h - 40)
    wide = min(rest.w, 190.0)
    at = Rect(rest.centerx - wide / 2, rest.y, wide, rest.h)
    info = Node((), note)
    info.write(say(left), note, 13, "italic", "ink_soft", "center", lines=2, least=8)
    if not card:
        back = Node(("resolution",), inset(at, wide * 0.1, rest.h * 0.08), (pieces.card_back,), bleed=3)
        back.tip = [phrase("part.resolution_deck"), phrase("tip.resolution")]
        return [back, info]
    node = Node(("resolution",), at, (pieces.card, "", "wood", 32.0), bleed=3)
    node.tip = [phrase("part.resolution", number=card), phrase("tip.resolution")]
    head = Rect(at.x + 6, at.y + 2, at.w - 12, 27)
    node.write(say(phrase("part.resolution", number=card)), head, 14.5, "semibold", "paper_white", "center")
    order = RESOLUTIONS[card - 1]
    among = {ROLES[r].rstrip("2") for r in choice.richest} if choice is not None else set()
    for name, line in zip(
        order, rows(Rect(at.x + 8, at.y + 37, at.w - 16, at.h - 43), [0] * len(order), 1), strict=True
    ):
        hit = choice is not None and ROLES[choice.role].rstrip("2") == name
        row = Node((), line, (draw.fill, "brass_light", 4) if hit else ())
        icon = min(line.h - 2, 30.0)
        faint = 1.0 if name in among else 0.35
        row.add(
            Node(
                (), Rect(line.x + 3, line.centery - icon / 2, icon, icon), (draw.image, art.role_picture(name), faint)
            )
        )
        box = Rect(line.x + icon + 9, line.y, line.w - icon - 12, line.h)
        ink = "ink" if name in among else "stone_dark"
        node.add(row.write(say(words.role(name, state.edition)), box, 13.5, "semibold" if hit else "regular", ink))
    return [node, info]


def _reasoning(seen: Seen, rect: Rect, choice: Choice | None) -> list[Node]:
    """Step by step: who is left after each, and the rule that decided."""
    root = Node((), rect)
    if choice is None:
        root.write(tr("puerto_rico.tip.no_choice"), rect, 16, "italic", "ink_soft", "center", lines=3)
        return [root]
    state, ctx = seen.state, seen.ctx
    here = words.role(choice.token, state.edition)
    pool = choice.arrows or choice.profitable
    linked = "explain.arrows" if choice.arrows else "explain.no_arrows"
    steps: list[tuple[Phrase, list[int]]] = [
        (phrase("explain.available"), choice.available),
        (phrase("explain.profitable"), choice.profitable),
        (phrase(linked, role=here), pool),
        (phrase("explain.richest"), choice.richest),
    ]
    name = ctx.names[choice.seat]
    lines = rows(rect, [24, 0, 0, 0, 0, 50], 5)
    now = state.phase == CHOOSE and state.to_act == choice.seat
    root.write(say(phrase("explain.now" if now else "explain.done", name=name)), lines[0], 15, "semibold", "ink")
    before = choice.available
    for number, ((told, left), line) in enumerate(zip(steps, lines[1:5], strict=True), 1):
        step = Node((), line, (pieces.well,))
        box = inset(line, 7, 4)
        text, icons = rows(box, [18, 0], 2)
        step.write(f"{number}. {say(told)}", text, 13, "regular", "ink", least=7)
        side = min(icons.h, icons.w / 9 - 3, 40.0)
        for i, r in enumerate(before):
            spot = Rect(icons.x + i * (side + 4), icons.centery - side / 2, side, side)
            item = Node((), spot, (draw.image, art.role_picture(ROLES[r]), 1.0 if r in left else 0.22))
            item.tip = words.role(ROLES[r], state.edition)
            if left is choice.richest:
                coin = Rect(spot.right - side * 0.5, spot.bottom - side * 0.5, side * 0.56, side * 0.56)
                disc = Node((), coin, (pieces.cost_disc,))
                item.add(disc.write(str(choice.coins[r]), coin, side * 0.36, "heading", "ink", "center", least=6))
            step.add(item)
        root.add(step)
        before = left if left else before
    end = Node((), lines[5], (pieces.card, "", "brass", 0.0), bleed=3)
    if choice.role == NO_ONE:
        words_ = say(phrase("explain.card_next"))
    else:
        told_role = words.role(ROLES[choice.role], state.edition)
        key = f"explain.rule.{choice.rule}"
        words_ = say(phrase("explain.result", role=told_role, why=phrase(key, role=here, number=choice.card)))
    root.add(end.write(words_, inset(lines[5], 10, 3), 14.5, "semibold", "wood_dark", "left", lines=2, least=8))
    return [root]


# the market -----------------------------------------------------------------------------------------------


def reserved(seen: Seen, b: int, cell: Rect) -> list[Node]:
    """Tokens of Puertomas on the large building that they keep for themselves."""
    state, ctx = seen.state, seen.ctx
    nodes: list[Node] = []
    for seat in range(state.players - state.autos, state.players):
        if automa.automa(state, seat).reserved == b:
            side = 18.0
            at = Rect(cell.centerx - side / 2 + len(nodes) * 8, cell.bottom - side - 3, side, side)
            node = Node(("reserved", seat), at, (pieces.token, ctx.colours[seat]), shape="round")
            node.tip = phrase("tip.reserved", name=ctx.names[seat])
            nodes.append(node)
    return nodes
