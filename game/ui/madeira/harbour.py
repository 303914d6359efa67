"""Where the ships go: three colonies with their landings and royal rewards, three markets with their columns."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.ui import draw, theme
from game.ui.draw import Painter
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.madeira import art, parts
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say

LAND = 0.32
"""The share of a colony's width that is land."""


def _cells(rect: Rect) -> list[Rect]:
    return rows(rect, [0] * 6, 9)


def _picture(cell: Rect) -> Rect:
    return Rect(cell.x, cell.y, cell.w * LAND, cell.h)


def lands(rect: Rect, sea: Rect) -> tuple[tuple[float, float, float, float], ...]:
    """The land of the colonies, from the map's corner."""
    found = []
    for cell in _cells(sea)[:3]:
        at = _picture(cell)
        found.append(
            (round(at.x - rect.x - 2, 1), round(at.y - rect.y - 1, 1), round(at.w + 4, 1), round(at.h + 2, 1))
        )
    return tuple(found)


def build(seen: Seen, rect: Rect) -> list[Node]:
    cells = _cells(rect)
    return [colony(seen, cell, c) for c, cell in enumerate(cells[:3])] + [
        market(seen, cell, k) for k, cell in enumerate(cells[3:])
    ]


def _due(s_round: int) -> int:
    """Which of the three answering rounds comes next."""
    return min(2, max(0, s_round) // 2)


def _values(seen: Seen, rect: Rect, values: tuple[int, int, int]) -> list[Node]:
    """What a ship is worth in rounds 1, 3 and 5: the next one stands out."""
    due = _due(seen.state.round)
    side = min(rect.h, rect.w / 3)
    return [
        parts.prestige(parts.square(rect.centerx + (k - 1) * side, rect.centery, side * 0.96), value, k == due)
        for k, value in enumerate(values)
    ]


def _head(seen: Seen, node: Node, rect: Rect, picture: str, name: str, values: tuple[int, int, int]) -> None:
    top, title, worth = rows(rect, [0, rect.h * 0.22, rect.h * 0.27], 1)
    node.add(parts.image(top, picture))
    node.write(name, title, 10.5, "semibold", "ink", "center", least=6)
    node.add(*_values(seen, worth, values))


def colony(seen: Seen, rect: Rect, c: int) -> Node:
    """Land with its picture; on the water the landings; rewards and settlers below."""
    s, row = seen.state, board.COLONIES[c]
    node = Node((), rect)
    land = parts.spot(seen, ("colony", row.key), _picture(rect))
    _head(
        seen, land, inset(land.rect, 2, 2), art.colony(row.key), say(phrase(f"colony.{row.key}.name")), row.prestige
    )
    sign = min(20.0, land.rect.h * 0.27)
    at = Rect(land.rect.right - sign - 3, land.rect.y + land.rect.h * 0.45 - sign, sign, sign)
    land.add(Node((), at, (disc,)), parts.image(inset(at, 2), art.good(board.GOODS[row.income])))
    node.add(land)
    body = Rect(land.rect.right + 8, rect.y, rect.right - land.rect.right - 8, rect.h)
    water, shore = rows(body, [0, body.h * 0.44], 3)
    for i, cell in enumerate(columns(water, [0] * 5, 2)):
        side = min(cell.w, cell.h)
        node.add(landing(seen, parts.square(cell.centerx, cell.centery, side), 5 * c + i))
    gifts = s.royal[2 * c : 2 * c + 2]
    x = shore.x
    side = min(shore.h, 34.0)
    for reward in gifts:
        key = m.ROYAL[reward]
        at = Rect(x, shore.centery - side / 2, side, side)
        place: Place = ("royal", row.key, key)
        node.add(
            parts.spot(
                seen,
                place,
                at,
                (draw.image, art.royal(key), 0.5) if seen.dim(place) else (draw.image, art.royal(key)),
                shape="round",
            )
        )
        x += side + 2
    people = Rect(x + 2, shore.y, shore.right - x - 2, shore.h)
    for seat, cell in enumerate(columns(people, [0] * s.players, 1)):
        count = s.colonists[3 * seat + c]
        if count:
            side = min(cell.w, cell.h)
            node.add(
                parts.worker(seen, ("worker", seat, row.key), parts.square(cell.centerx, cell.centery, side), count)
            )
    return node


def landing(seen: Seen, rect: Rect, space: int) -> Node:
    """A ring of foam with its price in wine, or the ship that lies there."""
    s = seen.state
    open_ = bool(m.OPEN_SPACES[s.players] >> space & 1)
    place: Place = ("landing", m.SPACE_NAMES[space])
    node = parts.spot(seen, place, rect, (art.landing, open_), shape="round")
    if not open_:
        return node
    seat = _owner(seen, space)
    if seat < 0:
        half = rect.w * 0.46
        node.add(parts.image(Rect(rect.centerx - half * 0.98, rect.centery - half / 2, half, half), art.good("wine")))
        node.write(
            str(m.SPACE_COST[space]),
            Rect(rect.centerx, rect.y + 2, rect.w * 0.42, rect.h - 4),
            13,
            "heading",
            "paper_white",
            "center",
            least=7,
        )
    else:
        node.add(ship(seen, seat, m.SPACE_NAMES[space], inset(rect, -1)))
    return node


def _owner(seen: Seen, space: int) -> int:
    for seat in range(seen.state.players):
        if seen.state.docks[seat] >> space & 1:
            return seat
    return -1


def ship(seen: Seen, seat: int, name: str, rect: Rect) -> Node:
    return parts.spot(seen, ("ship", seat, name), rect, (art.ship, seen.ctx.colours[seat]), bleed=1)


def market(seen: Seen, rect: Rect, k: int) -> Node:
    """The stall, then its columns: goods to pay above, a berth, reals below."""
    row = board.MARKETS[k]
    good = board.GOODS[row.good]
    node = Node((), rect, (pier,), bleed=3)
    head = inset(_picture(rect), 3, 2)
    stall = Node((), head)
    _head(seen, stall, head, art.market(good), say(phrase(f"piece.{good}.name")), row.prestige)
    stall.tip = [phrase(f"market.{good}.name")]
    node.add(stall)
    first = m.FIRST_MARKET + sum(len(board.MARKETS[j].columns) for j in range(k))
    body = Rect(head.right + 6, rect.y + 3, rect.right - head.right - 9, rect.h - 6)
    cells = columns(body, [0] * len(row.columns), 3)
    for i, cell in enumerate(cells):
        node.add(berth(seen, cell, first + i))
    return node


def berth(seen: Seen, rect: Rect, space: int) -> Node:
    s = seen.state
    place: Place = ("market", m.SPACE_NAMES[space])
    twin = m.TWIN[space] if s.players == 2 else -1
    node = parts.spot(
        seen, place, rect, (plank, seen.dim(place), 0 if twin < 0 else 1 if twin > space else -1), radius=4
    )
    cost, dock, pay = rows(rect, [rect.h * 0.26, 0, rect.h * 0.27], 0)
    good = art.good(board.GOODS[m.SPACE_GOOD[space]])
    side = min(cost.h, cost.w * 0.5)
    node.add(parts.image(Rect(cost.centerx, cost.centery - side / 2, side, side), good))
    node.write(
        str(m.SPACE_COST[space]), Rect(cost.x, cost.y, cost.w / 2 - 1, cost.h), 12, "heading", "ink", "right", least=6
    )
    side = min(pay.h * 0.86, pay.w * 0.42)
    node.add(parts.image(Rect(pay.centerx + pay.w * 0.04, pay.centery - side / 2, side, side), art.piece("reals")))
    node.write(
        str(m.SPACE_REALS[space]),
        Rect(pay.x, pay.y, pay.w / 2 + 0.5, pay.h),
        11.5,
        "heading",
        "ink",
        "right",
        least=6,
    )
    seat = _owner(seen, space)
    side = min(dock.h, dock.w) * 1.04
    at = parts.square(dock.centerx, dock.centery, side)
    if seat >= 0:
        node.add(ship(seen, seat, m.SPACE_NAMES[space], at))
    else:
        free = twin < 0 or _owner(seen, twin) < 0
        node.add(Node((), inset(at, side * 0.1), (art.landing, free)))
    return node


def disc(p: Painter, r: Rect) -> None:
    """The ground of a sign."""
    p.disc(r.centerx, r.centery, r.w / 2, "parchment_light", "wood_dark", 0.9)


def pier(p: Painter, r: Rect) -> None:
    """Planks on the water."""
    p.shadow(r, 4, 3, 0.4)
    p.box(r, theme.mix("parchment", "wood_light", 0.22), 4)
    p.grain(r, 0.9, 4)
    p.box(r, None, 4, "wood_dark", 1.2)


def plank(p: Painter, r: Rect, pale: bool, joined: int) -> None:
    """A column of a market; two that are one space in a game of two lie close together."""
    box = Rect(r)
    if joined:
        box.w += 1.6
        box.x -= 1.6 if joined < 0 else 0
    p.box(box, theme.mix("parchment_light", "parchment_dark", 0.55 if pale else 0.1), 4)
    p.box(box, None, 4, "wood_light", 0.9)
