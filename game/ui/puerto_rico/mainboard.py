"""The main board: characters, the plantations on display, workers and points, trading house, ships, supply."""

from __future__ import annotations

from game.core import Place
from game.puerto_rico import builder
from game.puerto_rico.data import BUILDINGS, GOODS, HOUSE_PLACES, KEYS, LANDS, LARGE, PRICES, QUARRY_CAP, ROLES
from game.puerto_rico.position import (
    ABSENT,
    BOURGEOIS,
    BUILDING,
    CHOOSE,
    FARMING,
    NO_ONE,
    PRODUCING,
    SHIPPING,
    WORKER,
    Position,
)
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.puerto_rico import art, extensions, puertoma, tips, words
from game.ui.puerto_rico.seen import Seen
from game.ui.text import say, tr


def main_board(seen: Seen, rect: Rect) -> Node:
    root = Node((), rect, (pieces.sheet,), bleed=8)
    inner = inset(rect, 8)
    h = inner.h
    heights = [h * 0.345, min(h * 0.135, 70.0), min(h * 0.085, 44.0), min(h * 0.11, 56.0), 0]
    roles, row, stocks, house, harbour = rows(inner, heights, 6)
    root.add(*characters(seen, roles))
    root.add(*plantations(seen, row))
    root.add(*counters(seen, stocks))
    root.add(trading_house(seen, house))
    root.add(harbor(seen, harbour))
    return root


# characters -----------------------------------------------------------------------------------------------


def characters(seen: Seen, rect: Rect) -> list[Node]:
    state = seen.state
    roles = [r for r, taker in enumerate(state.role_taken) if taker != ABSENT]
    count = len(roles)
    upper, lower = rows(rect, [0, 0], 5)
    first = (count + 1) // 2
    cells = columns(upper, [0] * first, 5) + columns(lower, [0] * (count - first), 5)
    return [_character(seen, r, cell) for r, cell in zip(roles, cells, strict=True)]


def _character(seen: Seen, r: int, cell: Rect) -> Node:
    state, ctx = seen.state, seen.ctx
    key = ROLES[r]
    place: Place = ("role", key)
    taker = state.role_taken[r]
    playing = state.role == r and state.phase != CHOOSE
    node = Node(
        place,
        cell,
        (art.role_tile, key, seen.dim(place, CHOOSE), taker != NO_ONE and not playing),
        bleed=4,
        radius=6,
    )
    node.tip = tips.role(state, r, ctx)
    if playing:
        node.add(Node((), inset(cell, 1), (draw.fill, "", 6, 1.0, "brass", 2.4)))
    name = Rect(cell.x + 1, cell.bottom - 18, cell.w - 2, 15)
    node.write(
        say(words.role(key, state.edition)),
        name,
        13,
        "semibold",
        "ink" if taker == NO_ONE or playing else "ink_soft",
        "center",
    )
    if taker == NO_ONE:
        node.add(*extensions.captive(seen, r, cell))
    if taker != NO_ONE:
        side = min(26.0, cell.h * 0.36)
        spot = Rect(cell.x + 4, cell.y + 4, side, side)
        node.add(Node((), spot, (pieces.medal, ctx.colours[taker], ctx.portraits[taker], False)))
    if extensions.plots(seen):
        node.add(*extensions.plaque(seen, place, Rect(cell.x + 5, cell.bottom - 33, cell.w - 10, 15)))
    coins = state.role_coins[r]
    if coins:
        side = min(24.0, cell.h * 0.34)
        spot = Rect(cell.right - side - 4, cell.y + 4, side, side)
        chip = Node((), spot, (draw.image, "puerto_rico/coin"))
        label = Rect(spot.x - 2, spot.y + side * 0.72, side + 4, side * 0.56)
        node.add(
            chip.add(
                Node((), label, (pieces.tag, "ink", 0.85)).write(
                    f"×{coins}", label, 11, "small_bold", "brass_light", "center", least=7
                )
            )
        )
    return node


# land -----------------------------------------------------------------------------------------------------


def plantations(seen: Seen, rect: Rect) -> list[Node]:
    """Quarries, the row, the bag and the discards."""
    state = seen.state
    shown = state.players + 1
    gap = 4.0
    count = shown + 3
    side = min(rect.h - 4, (rect.w - gap * (count + 1)) / count)
    left = rect.x + (rect.w - side * count - gap * (count - 1) - 2 * gap) / 2
    y = rect.y + (rect.h - side) / 2
    cells = [Rect(left + i * (side + gap), y, side, side) for i in range(count)]
    for i in range(1, count):
        cells[i].x += gap
    cells[-1].x += gap
    cells[-2].x += gap
    nodes = [_quarries(seen, cells[0])]
    for i in range(shown):
        cell = cells[1 + i]
        key: Place = ("plantation", i)
        if i >= len(state.row):
            nodes.append(Node(key, cell, (art.plot,), radius=4))
            continue
        kind = state.row[i]
        node = Node(
            key, cell, (art.land_tile, seen.shown(LANDS[kind]), -1, seen.dim(key, FARMING)), radius=4, bleed=3
        )
        node.tip = list(tips.tile(state, kind))
        nodes.append(node)
    bag, pile = cells[-2], cells[-1]
    nodes.append(_counted(("bag",), bag, "puerto_rico/bag", sum(state.bag), tips.bag(state)))
    nodes.append(_counted(("discard",), pile, "puerto_rico/discard", sum(state.discard), tips.discard(state)))
    return nodes


def _quarries(seen: Seen, cell: Rect) -> Node:
    state = seen.state
    node = Node(("quarry",), cell, (art.land_tile, "quarry", -1, seen.dim(("quarry",), FARMING)), radius=4, bleed=3)
    node.tip = tips.quarries(state)
    return node.add(_tag(cell, state.quarries))


def _tag(cell: Rect, count: int) -> Node:
    high = max(12.0, cell.h * 0.34)
    wide = high * (1.5 if count > 9 else 1.25)
    at = Rect(cell.right - wide - 2, cell.y + 2, wide, high)
    return look.count(at, str(count), high * 0.8)


def _counted(key: Place, cell: Rect, picture: str, count: int, tip: object) -> Node:
    node = Node(key, cell, (draw.image, picture), radius=6)
    node.tip = tip  # type: ignore[assignment]
    return node.add(_tag(cell, count))


# workers, points, bank ------------------------------------------------------------------------------------


def counters(seen: Seen, rect: Rect) -> list[Node]:
    state = seen.state
    coin = min(rect.h, 30.0) if extensions.has_box(state) else rect.h * 1.1
    hiring, reserve, points, *rest = columns(
        rect, [rect.w * 0.37, 0, 0, *([coin] * (1 + extensions.has_box(state)))], 5
    )
    nodes = [
        _hiring(seen, hiring),
        _counter(("reserve",), reserve, "puerto_rico/worker", state.reserve, "part.reserve", tips.reserve(state)),
        _counter(("points",), points, "puerto_rico/point", state.points, "part.points", tips.point_reserve(state)),
    ]
    bank = Node(("bank",), rest[0], (draw.image, "puerto_rico/coin5"), tip=tips.bank())
    if extensions.has_box(state):
        nodes.append(extensions.box(seen, Rect(rest[1].x, rest[1].centery - coin / 2, coin, coin)))
    return [*nodes, bank]


def _hiring(seen: Seen, rect: Rect) -> Node:
    """Those who wait to be shared out stand in a row: the first few, the number counts them all."""
    state = seen.state
    node = Node(("office",), rect, (pieces.chip,), radius=5)
    node.tip = tips.hiring(state)
    pic = Rect(rect.x + 3, rect.y + 2, min((rect.h - 4) * 1.5, rect.w * 0.32), rect.h - 4)
    node.add(Node((), pic, (draw.image, "puerto_rico/hiring_office")))
    line = Rect(pic.right + 4, rect.y + 3, rect.right - pic.right - 8, rect.h - 6)
    number = Rect(line.right - 24, line.y, 24, line.h)
    node.write(str(state.office + state.x.office), number, 18, "heading", "ink", "right")
    plaque = extensions.plaque(seen, ("office",), Rect(rect.x + 4, rect.bottom - 19, rect.w - 34, 16))
    if plaque:  # in place of the people: the number says how many there are
        return node.add(*plaque)
    people = ([BOURGEOIS] * state.x.office + [WORKER] * state.office)[:5]
    room, others = line.w - 28, max(1, len(people) - 1)
    side = min(line.h * 0.9, room / (1 + 0.4 * others))
    step = min(side * 0.7, (room - side) / others)
    for i, who in enumerate(people):
        node.add(Node((), Rect(line.x + i * step, line.y, side, line.h), (draw.image, art.person(who))))
    return node


def _counter(key: Place, rect: Rect, picture: str, count: int, label: str, tip: tips.Lines) -> Node:
    node = Node(key, rect, (pieces.chip,), tip=tip, radius=5)
    side = rect.h - 6
    node.add(Node((), Rect(rect.x + 3, rect.y + 3, side, side), (draw.image, picture)))
    box = Rect(rect.x + side + 5, rect.y + 1, rect.w - side - 6, rect.h - 2)
    if box.w < 36:  # the picture must do
        return node.write(str(count), box, 17, "heading", "ink", "center")
    upper, lower = rows(box, [box.h * 0.42, 0])
    node.write(tr(f"puerto_rico.{label}"), upper, 11.4, "small", "ink_soft", least=7)
    return node.write(str(count), lower, 17, "heading", "ink")


# trading house --------------------------------------------------------------------------------------------


def trading_house(seen: Seen, rect: Rect) -> Node:
    """Four places, and what each good fetches."""
    state = seen.state
    place: Place = ("house",)
    node = Node(place, rect, (pieces.chip, "parchment_light"), radius=5)
    node.tip = tips.house(state)
    high = rect.h - 6
    pic = Rect(rect.x + 4, rect.y + 3, high * 1.5, high)
    node.add(Node((), pic, (draw.image, "puerto_rico/trading_house")))
    side = min(high - 4, 34.0)
    x = pic.right + 8
    y = rect.y + (rect.h - side) / 2
    for i in range(HOUSE_PLACES):
        good = seen.shown(GOODS[state.house[i]]) if i < len(state.house) else ""
        node.add(Node((), Rect(x, y, side, side), (art.hold, good)))
        x += side + 3
    prices = Rect(x + 6, rect.y + 3, rect.right - x - 10, rect.h - 6)
    plaque = extensions.plaque(seen, place, inset(prices, 2, prices.h / 2 - 9))
    if plaque:  # nobody sells now: the prices can wait
        return node.add(*plaque)
    for g, cell in enumerate(columns(prices, [0] * 5, 1)):
        icon = min(cell.w, cell.h * 0.6)
        item = Node((), cell)
        sold = g in state.house
        item.add(
            Node(
                (),
                Rect(cell.centerx - icon / 2, cell.y, icon, icon),
                (art.crate, seen.shown(GOODS[g]), 0.35 if sold else 1.0),
            )
        )
        below = Rect(cell.x, cell.y + icon - 1, cell.w, cell.h - icon + 1)
        node.add(item.write(str(PRICES[g]), below, 14, "heading", "stone_dark" if sold else "brass_dark", "center"))
    return node


# harbour --------------------------------------------------------------------------------------------------


def harbor(seen: Seen, rect: Rect) -> Node:
    """Ships on the water, and the quay where the supply is stacked."""
    root = Node((), rect, (pieces.water,))
    inner = inset(rect, 6, 5)
    quay_wide = min(104.0, inner.w * 0.3)
    water, quay = columns(inner, [inner.w - quay_wide - 6, 0], 6)
    count = len(seen.state.ship_size)
    most = max(seen.state.ship_size)
    for i, lane in enumerate(rows(water, [0] * count, 4)):
        root.add(_ship(seen, i, lane, most))
    root.add(*_supply(seen, quay))
    return root


def _ship(seen: Seen, i: int, lane: Rect, most: int) -> Node:
    state = seen.state
    size, load, good = state.ship_size[i], state.ship_load[i], state.ship_good[i]
    place: Place = ("ship", i)
    stern, bow = 34.0, 18.0
    side = min((lane.w - stern - bow) / most - 2, lane.h * 0.62, 30)
    wide = stern + bow + size * (side + 2)
    high = min(lane.h, side * 1.9)
    at = Rect(lane.x, lane.y + (lane.h - high) / 2, wide, high)
    node = Node(place, at, (art.ship_row, size, side, seen.dim(place, SHIPPING)), radius=8, bleed=2)
    node.tip = tips.ship(state, i, seen.ctx)
    deck = at.y + at.h * 0.5
    for j in range(size):
        cell = Rect(at.x + stern + j * (side + 2), deck - side * 0.72, side, side)
        name = seen.shown(GOODS[good]) if good >= 0 and j < load else ""
        node.add(Node((), cell, (art.hold, name)))
    free = lane.right + 4 - (at.right + 5)
    spot = Rect(at.right + 5, at.centery - 8, min(72.0, free), 16)  # beside the cargo that it is about
    return node.add(*extensions.plaque(seen, place, spot))


def _supply(seen: Seen, rect: Rect) -> list[Node]:
    """The crates that can still be produced."""
    state = seen.state
    nodes = [Node((), rect, (pieces.band, "wood_light", 5))]
    for g, cell in enumerate(rows(inset(rect, 4, 3), [0] * 5, 1)):
        name = GOODS[g]
        place: Place = ("supply", name)
        node = Node(place, cell, radius=4)
        node.tip = tips.supply(state, g)
        dim = seen.ctx.deciding and state.phase == PRODUCING and state.step == 1 and not seen.alive(place)
        side = min(cell.h, cell.w * 0.28)
        node.add(
            Node(
                (),
                Rect(cell.x + 2, cell.y + (cell.h - side) / 2, side, side),
                (art.crate, seen.shown(name), 0.4 if dim or not state.supply[g] else 1.0),
            )
        )
        box = Rect(cell.x + side + 5, cell.y, cell.w - side - 29, cell.h)
        node.write(
            str(state.supply[g]), Rect(cell.right - 23, cell.y, 20, cell.h), 16, "heading", "paper_white", "right"
        )
        node.write(say(words.good(name, state.edition)), box, 11.4, "small", "parchment_light", least=7)
        nodes.append(node)
    return nodes


# the market -----------------------------------------------------------------------------------------------


def crowded(state: Position, high: float) -> bool:
    """Whether so many buildings stand below one another that the market needs more than its share of the table."""
    return high < 56 * max(sum(QUARRY_CAP[b] == cap for b in state.kinds) for cap in range(1, 5))


def market(seen: Seen, rect: Rect) -> Node:
    """Four columns, as many quarries as count in each; the price rises from top to bottom."""
    state = seen.state
    root = Node((), rect, (pieces.sheet,), bleed=8)
    inner = inset(rect, 8, 7)
    head, body = rows(inner, [19, 0], 4)
    for cap, (top, column) in enumerate(zip(columns(head, [0] * 4, 5), columns(body, [0] * 4, 5), strict=True), 1):
        root.add(_cap(top, cap))
        kinds = sorted((b for b in state.kinds if QUARRY_CAP[b] == cap), key=lambda b: (state.costs[b], b))
        for b, cell in zip(kinds, rows(column, [0] * len(kinds), 3.5), strict=True):
            root.add(_offer(seen, b, cell))
    return root


def _cap(rect: Rect, cap: int) -> Node:
    """How many quarries lower a price in this column."""
    node = Node((), rect, (pieces.band, "stone_dark", 4))
    node.tip = words.phrase("building.cap_head", coins=words.coins(cap))
    side = rect.h - 5
    wide = side * cap + 2 * (cap - 1)
    for j in range(cap):
        spot = Rect(rect.centerx - wide / 2 + j * (side + 2), rect.y + 2.5, side, side)
        node.add(Node((), spot, (draw.image, "puerto_rico/land_quarry")))
    return node


def _price(seen: Seen, b: int) -> tuple[str, float, str]:
    """What the disc says: the price for whoever builds now, in green where it is lower than the printed one."""
    state, seat = seen.state, seen.viewer
    full = state.costs[b]
    asked = state.phase == BUILDING and state.to_act == seat and seen.ctx.deciding
    own = builder.price(state, seat, b) if asked and state.boards[seat].staff[b] < 0 else full
    return str(own), 14, "brass" if own == full else "leaf"


def _offer(seen: Seen, b: int, cell: Rect) -> Node:
    """A building on sale: cost and circles at the left, points and the copies left at the right, the picture between.

    Circles and copies stand below cost and points, on a low card beside them."""
    state = seen.state
    key, large = KEYS[b], LARGE[b]
    kind = seen.shown(key)
    place: Place = ("market", key)
    left = state.market[b]
    band = 30.0 if cell.h > 60 else min(25.0, cell.h * 0.43)  # two lines of a name, or one
    body = Rect(cell.x + 2.5, cell.y + band + 1.5, cell.w - 5, cell.h - band - 3.5)
    low = body.h < 26
    foot = body.h / 3 if low else min(11.0, body.h * 0.36)
    side = min(21.0, body.h) if low else min(20.0, body.h - foot - 0.5)
    dim = seen.dim(place, BUILDING) and state.step == 0
    node = Node(place, cell, (art.card, kind, large, band, dim, left == 0), bleed=3, radius=4)
    node.tip = tips.building(state, b, -1, seen.ctx)
    ink = art.band_ink(kind) if left else "paper_white"
    look.name_on(node, words.on_card(key, state.edition), band, seen.ctx, ink)
    cost = Rect(body.x, body.y, side, side)
    node.add(look.cost(cost, *_price(seen, b)))
    worth = Rect(body.right - side, body.y, side, side)
    node.add(look.worth(worth, str(BUILDINGS[b].points)))
    if left:
        high = max(11.5, foot)
        tag = Rect(worth.x - 18 if low else body.right - 20.5, body.bottom - high, 17.5 if low else 20.5, high)
        copies = Node((), tag, (pieces.tag, "ink", 0.78))
        node.add(copies.write(f"×{left}", tag, 11, "small_bold", "paper_white", "center", least=6.5))
    if state.autos:
        node.add(*puertoma.reserved(seen, b, cell))
    dot = min(9.0, foot - 0.5)
    for j in range(BUILDINGS[b].circles):
        x, y = (cost.right + 1, body.y + j * (dot + 0.7)) if low else (body.x + j * (dot + 1), body.bottom - dot)
        node.add(Node((), Rect(x, y, dot, dot), (art.circle, 0)))
    return node
