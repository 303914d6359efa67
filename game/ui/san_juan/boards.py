"""The players' towns, one's own large and the others small beside it, and the hand at the lower edge."""

from __future__ import annotations

from game.core import Place
from game.san_juan import new_round
from game.san_juan.cards import CHAPEL, CHURCH, FARMS, HARBOR, KEYS, LAND_REGISTRY
from game.san_juan.moves import BUILD, COVER, PAY, PRODUCE, ROLES, SELL
from game.san_juan.roles import LAST_BUILDING
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, Tip, columns, grid, inset, rows
from game.ui.san_juan import art, faces, paint, tips
from game.ui.san_juan.middle import tick
from game.ui.san_juan.seen import SORTS, Seen, new_ones, order, picked, sort
from game.ui.san_juan.words import phrase
from game.ui.text import Phrase, say

TUCKED = (CHAPEL, CHURCH, HARBOR)
GAP = 5.0
FAN = 8.0


# buildings ------------------------------------------------------------------------------------------------


def buildings(seen: Seen, seat: int, cells: list[Rect], keyed: bool, named: bool) -> list[Node]:
    """Every building in its cell, then the free places; the next one is where a new building will stand."""
    player = seen.state.seats[seat]
    nodes: list[Node] = []
    for i, cell in enumerate(cells):
        place: Place = ("town", seat, i) if keyed else ()
        if i < len(player.built):
            nodes.append(building(seen, seat, i, cell, keyed, named))
        else:
            nodes.append(Node(place if i == len(player.built) else (), cell, (art.place,), radius=5))
    return nodes


def building(seen: Seen, seat: int, i: int, cell: Rect, keyed: bool, named: bool) -> Node:
    s, ctx = seen.state, seen.ctx
    player = s.seats[seat]
    kind, full = player.built[i], player.good_at(i)
    town: Place = ("town", seat, i) if keyed else ()
    good: Place = ("good", seat, i) if keyed else ()
    means = good if keyed and seen.alive(good) else town
    below = seen.memory.below.get((seat, i), [])
    # Covered buildings look out at the top, one edge for each.
    edge = min(7.0, cell.h * 0.07)
    rect = Rect(cell.x, cell.y + edge * len(below), cell.w, cell.h - edge * len(below))
    asked = seat == seen.viewer and s.stage in (PRODUCE, SELL, COVER)
    dim = keyed and seen.faded(means, asked)
    node = faces.card(town, rect, kind, ctx, dim) if named else faces.tile(town, rect, kind, ctx)
    if means != town:
        node.place = means
    node.tip = tips.standing(seen, seat, i)
    node.slip = faces.slip(kind, ctx)
    outer = Node((), cell)
    for j, other in enumerate(below):
        strip = Rect(cell.x + 2, cell.y + edge * j, cell.w - 4, edge + 6)
        outer.add(Node((), strip, (paint.under, KEYS[other])))
    if kind < FARMS or kind == LAND_REGISTRY:
        side = min(rect.w * 0.44, rect.h * 0.44, 46.0)
        low = rect.bottom - (faces.foot_of(rect) * 0.75 if named and rect.w < 110 else 2)
        at = Rect(rect.right - side - 2, low - side, side, side)
        # Where goods fly to lies below the card, so that pointing at it means the card.
        outer.add(Node(good, at, shape="none"))
        node.add(faces.crate(at, kind, full))
    if kind in TUCKED and tips.tucked(player, kind):
        side = min(rect.w * 0.36, 38.0)
        at = Rect(rect.right - side * 0.8 - 4, rect.bottom - side - 5, side * 0.8, side)
        under: Place = ("under", seat, KEYS[kind]) if keyed else ()
        pile = faces.stack(under, at, len(tips.tucked(player, kind)))
        pile.tip, pile.slip = node.tip, node.slip
        node.add(pile)
    if keyed and means in ctx.chosen:
        node.add(tick(rect))
    if seen.paying and seat == seen.viewer and kind == s.pending and kind not in player.built[i + 1 :]:
        paid = s.made + s.bartered
        label = Rect(rect.centerx - 30, rect.centery - 13, 60, 24)
        node.add(look.count(label, f"{paid + picked(ctx)[0]} / {paid + s.due}", 16))
    return outer.add(node)


def loose_piles(seen: Seen, seat: int, keyed: bool) -> list[tuple[Place, int]]:
    """Cards tucked under a building that has since been covered: they still count."""
    player = seen.state.seats[seat]
    found: list[tuple[Place, int]] = []
    for kind in TUCKED:
        if tips.tucked(player, kind) and kind not in player.built:
            found.append((("under", seat, KEYS[kind]) if keyed else (), kind))
    return found


# the head of a town ------------------------------------------------------------------------------------------


def head(seen: Seen, seat: int, rect: Rect, keyed: bool, large: bool) -> list[Node]:
    """Portrait with the Governor's hat, name, hand, goods and points, and the characters that were taken."""
    s, ctx = seen.state, seen.ctx
    player = s.seats[seat]
    high = rect.h
    face = Rect(rect.x, rect.y, high, high)
    medal = Node(
        ("portrait", seat) if keyed else (),
        face,
        (pieces.medal, ctx.colours[seat], ctx.portraits[seat], False),
        shape="round",
    )
    medal.tip = tips.seat(seen, seat)
    side = face.w * 0.74
    hat_at = Rect(face.centerx - side / 2, face.y - side * 0.36, side, side)
    mine = s.governor == seat
    hat = Node(("governor", seat) if keyed else (), hat_at, (draw.image, "puerto_rico/governor") if mine else ())
    if mine:
        hat.tip = tips.governor(seen)
    nodes = [medal, hat]
    points_wide = high * (1.16 if large else 1.0)
    size = 19.0 if large else 15.0
    chip = 62.0 if large else min(44.0, high * 1.4)
    right = rect.right
    seal = Rect(right - points_wide, rect.y, points_wide, high)
    own: Place = ("points", seat) if keyed else ()
    nodes.append(look.points(own, seal, "puerto_rico/point", str(s.totals()[seat]), tips.seat(seen, seat)))
    right = seal.x - 5
    counts = [("goods", paint.goods_sign, str(sum(good >= 0 for good in player.goods)))]
    if large and seat == seen.viewer and keyed:
        limit = new_round.hand_limit(s, seat)
        counts.append(("cards", paint.hand_sign, f"{len(player.hand)}/{limit}"))
    else:
        counts.append(("hand", paint.hand_sign, str(len(player.hand))))
    for name, sign, text in counts:
        wide = chip * (1.25 if "/" in text else 1.0)
        right -= wide
        place: Place = (name, seat) if keyed else ()
        node = Node(place, Rect(right, rect.y + high * 0.12, wide, high * 0.76), radius=5)
        node.tip = tips.seat(seen, seat)
        box = node.rect
        node.add(Node((), Rect(box.x, box.y, box.h * 0.86, box.h), (sign,)))
        node.write(
            text,
            Rect(box.x + box.h * 0.92, box.y, box.w - box.h * 0.92, box.h),
            size,
            "heading",
            "parchment_light",
            least=8,
        )
        nodes.append(node)
        right -= 4
    taken = [ROLES[r] for r in range(len(ROLES)) if s.taken[r] == seat]
    mark = high * (0.8 if large else 0.74)
    right -= mark * (max(1, len(taken)) if large else len(taken))
    shelf = Node(("taken", seat) if keyed else (), Rect(right, rect.y + high * 0.1, mark * max(1, len(taken)), mark))
    for j, key in enumerate(taken):
        at = Rect(right + j * mark, rect.y + high * 0.1, mark - 2, mark)
        part = Node((), at, (draw.image, art.role_picture(key)))
        shelf.add(part)
    if taken:
        shelf.tip = [phrase("table.tip.taken", roles=[phrase(f"role.{key}.name") for key in taken])]
    nodes.append(shelf)
    for place, kind in reversed(loose_piles(seen, seat, keyed)):
        right -= mark * 0.9
        pile = faces.stack(place, Rect(right, rect.y + 2, mark * 0.7, mark), len(tips.tucked(player, kind)))
        pile.tip = tips.pile(seen, seat, kind)
        nodes.append(pile)
    if player.covered and keyed:
        nodes.insert(0, Node(("covered", seat), Rect(face.x, face.y, 4, 4)))
    words = Node((), Rect(face.right + 9, rect.y, right - face.right - 14, high))
    if large:
        note = phrase("table.part.town", count=len(player.built), most=LAST_BUILDING)
        words.write(
            ctx.names[seat],
            Rect(words.rect.x, rect.y, words.rect.w, high * 0.6),
            17,
            "heading",
            "parchment_light",
            least=9,
        )
        below = Rect(words.rect.x, rect.y + high * 0.58, words.rect.w, high * 0.42)
        words.write(say(note), below, 12, "small", "parchment_dark", least=8)
    else:
        words.write(ctx.names[seat], words.rect, 15, "semibold", "parchment_light", least=8)
    nodes.append(words)
    return nodes


# whole towns ----------------------------------------------------------------------------------------------


def own_town(seen: Seen, seat: int, rect: Rect, keyed: bool = True) -> Node:
    """A town at its largest: six buildings in a row, or four where it is narrow."""
    s, ctx = seen.state, seen.ctx
    own: Place = ("home", seat) if keyed else ()
    root = Node(own, rect, (paint.board, ctx.colours[seat], s.to_act == seat), bleed=8, tip=tips.seat(seen, seat))
    inner = inset(rect, 9, 7)
    inner.x += 4
    inner.w -= 4
    top, body = rows(inner, [min(40.0, max(32.0, inner.h * 0.13)), 0], 7)
    root.add(*head(seen, seat, top, keyed, True))
    root.add(*buildings(seen, seat, town_grid(body, GAP), keyed, True))
    return root


def town_grid(rect: Rect, gap: float) -> list[Rect]:
    """Twelve places in the shape that is nearest to that of a card."""

    def slender(across: int) -> float:
        down = LAST_BUILDING // across
        w, h = (rect.w - gap * (across - 1)) / across, (rect.h - gap * (down - 1)) / down
        return abs(w / max(1.0, h) - 0.85)

    across = min((12, 6, 4, 3), key=slender)
    return grid(rect, across, LAST_BUILDING // across, gap)


def other_town(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another town: everything public of it, small; a click enlarges it."""
    s, ctx = seen.state, seen.ctx
    root = Node(("zoom", seat), rect, (paint.board, ctx.colours[seat], s.to_act == seat), bleed=8, radius=7)
    seat_tip = tips.seat(seen, seat)
    root.tip = lambda: [*_lines(seat_tip()), phrase("table.part.zoom")]
    inner = inset(rect, 7, 6)
    inner.x += 4
    inner.w -= 4
    top, body = rows(inner, [min(30.0, max(26.0, inner.h * 0.16)), 0], 5)
    root.add(*head(seen, seat, top, True, False))
    cells = small_grid(body, 4, len(s.seats[seat].built) + 1)
    named = cells[0].w >= 70 and cells[0].h >= 100
    return root.add(*buildings(seen, seat, cells, True, named))


def small_grid(rect: Rect, gap: float, wanted: int) -> list[Rect]:
    """Places for the buildings of another town and the next one: the fewer they are, the larger their pictures."""

    def picture(across: int, down: int) -> float:
        w, h = (rect.w - gap * (across - 1)) / across, (rect.h - gap * (down - 1)) / down
        return min(w - 4, (h - faces.tile_band(w, h)) / 0.7)

    places = min(LAST_BUILDING, max(6, wanted))
    shapes = [(across, -(-places // across)) for across in (2, 3, 4, 5, 6)]
    across, down = max(shapes, key=lambda shape: picture(*shape))
    return grid(rect, across, down, gap)


def _lines(tip: Tip) -> list[Phrase | str]:
    return list(tip) if isinstance(tip, list) else [tip] if tip else []


# the hand -------------------------------------------------------------------------------------------------


def hand(seen: Seen, rect: Rect) -> Node:
    """The viewer's cards beside one another, closer where there are many; the buttons that sort them at the left."""
    s, ctx, seat = seen.state, seen.ctx, seen.viewer
    mine = s.seats[seat].hand
    root = Node(("hand", seat), rect, (paint.hand_rail, ctx.colours[seat], seen.asked), radius=7)
    tabs, body = columns(inset(rect, 7, 6), [min(76.0, rect.w * 0.09), 0], 8)
    root.add(*sorts(seen, tabs))
    if not mine:
        return root.write(say(phrase("table.part.no_cards")), body, 15, "italic", "parchment_dark", "center")
    high = body.h
    most = (high - FAN) * 0.86
    gap = 5.0
    n = len(mine)
    wide = min(most, max((body.w - gap * (n - 1)) / n, high * 0.44))
    step = wide + gap if n == 1 else min(wide + gap, (body.w - wide) / (n - 1))
    total = wide + step * (n - 1)
    x = body.x + (body.w - total) / 2
    if not seen.open:
        return root.add(*(faces.back((), Rect(x + i * step, body.y, wide, high)) for i in range(n)))
    new = new_ones(seen)
    for position, i in enumerate(order(seen)):
        place: Place = ("card", seat, i)
        # Held like a fan: the outer cards a little lower.
        aside = abs(position - (n - 1) / 2) / 4.5
        box = Rect(x + position * step, body.y + FAN * min(1.0, aside * aside), wide, high - FAN)
        room = wide if position == n - 1 else min(wide, step)
        asked = s.stage not in (PRODUCE, SELL) and (s.stage in (BUILD, PAY) or any(p[0] == "card" for p in ctx.lit))
        node = faces.card(place, box, mine[i], ctx, seen.faded(place, asked), room, i in new)
        node.tip = tips.in_hand(seen, mine[i], i in new)
        node.slip = faces.slip(mine[i], ctx, lifted=True)
        if place in ctx.chosen:
            node.add(tick(Rect(box.x, box.y, room, box.h)))
        root.add(node)
    return root


def sorts(seen: Seen, rect: Rect) -> list[Node]:
    """Three ways to sort the hand."""
    ctx = seen.ctx
    now = sort(ctx)
    nodes = []
    title, body = rows(rect, [18, 0], 3)
    head_ = Node((), title).write(
        say(phrase("table.sort.title")), title, 11.5, "small", "parchment_dark", "center", least=7
    )
    nodes.append(head_)
    for by, cell in zip(SORTS, rows(body, [0, 0, 0], 4), strict=True):
        node = Node(("way", "sort", by), cell, (paint.tab, by == now), radius=5)
        node.tip = phrase(f"table.sort.{by}_tip")
        ink = "wood_dark" if by == now else "parchment_light"
        nodes.append(
            node.write(say(phrase(f"table.sort.{by}")), inset(cell, 4, 2), 12.5, "semibold", ink, "center", least=7)
        )
    return nodes
