"""The map: Madeira with its north, forest and south, Porto Santo, the cities on their coasts and the City Watch."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.requests import majority
from game.ui import draw, pieces
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.madeira import art, buildings, harbour, parts
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say

PORTO_SANTO, SOUTH, NORTH = 1, 2, 3
SHORE = 8.0
"""Sand and rock between what lies on an island and the water."""


def build(seen: Seen, rect: Rect) -> Node:
    """The islands at the left, where the ships go at the right."""
    inner = inset(rect, 15, 14)
    west, sea = columns(inner, [0, min(330.0, max(232.0, rect.w * 0.305))], 22)
    up, madeira = rows(west, [(west.h - 26) * 0.3, 0], 26)
    fort, porto_santo = columns(up, [min(190.0, up.w * 0.285), 0], 22)
    lands = tuple(_land(rect, box) for box in (madeira, porto_santo, fort))
    ridge = min(30.0, madeira.h * 0.055)
    north, hills, middle, south, coast = rows(madeira, [0, ridge, madeira.h * 0.165, 0, madeira.h * 0.165], 6)
    chain = (madeira.x - rect.x + 2, hills.y - rect.y - 7, madeira.w - 4, hills.h + 14)
    root = Node(("map",), rect, (art.islands, lands + harbour.lands(rect, sea), tuple(round(v, 1) for v in chain)))
    root.add(*region(seen, north, NORTH), *region(seen, south, SOUTH))
    wood, machico = columns(middle, [middle.w * 0.2, 0], 12)
    root.add(field(seen, wood, m.FOREST), city(seen, machico, 2), city(seen, coast, 1))
    land, town = rows(porto_santo, [porto_santo.h * 0.63, 0], 8)
    root.add(*region(seen, land, PORTO_SANTO), city(seen, town, 0))
    # Where what is paid goes to: out at sea, where it is in nobody's way.
    root.add(Node(("supply",), parts.square(sea.x - 11, madeira.bottom - 12, 18), shape="none"))
    return root.add(watch(seen, fort), *harbour.build(seen, sea))


def _land(rect: Rect, box: Rect) -> tuple[float, float, float, float]:
    return (
        round(box.x - rect.x - SHORE * 0.6, 1),
        round(box.y - rect.y - SHORE * 0.6, 1),
        round(box.w + SHORE * 1.2, 1),
        round(box.h + SHORE * 1.2, 1),
    )


def region(seen: Seen, rect: Rect, number: int) -> list[Node]:
    """The buildings of a region, then its fields."""
    houses = [b for b in range(5) if m.REGION_OF[b] == number]
    wide = min(150.0, max(104.0, rect.w * 0.215)) if number != PORTO_SANTO else min(150.0, max(104.0, rect.w * 0.31))
    left, land = columns(rect, [wide * len(houses) + 6 * (len(houses) - 1), 0], 8)
    nodes = [
        buildings.building(seen, cell, b) for b, cell in zip(houses, columns(left, [0] * len(houses), 6), strict=True)
    ]
    fields = m.FIELDS_OF[number]
    cells = columns(land, [0] * len(fields), 5)
    return nodes + [field(seen, cell, f) for f, cell in zip(fields, cells, strict=True)]


# fields -----------------------------------------------------------------------------------------------------------


def field(seen: Seen, rect: Rect, f: int) -> Node:
    """What grows, what it will turn into, the wood that stands in the way, and who works here."""
    s = seen.state
    name = m.FIELD_NAMES[f]
    place: Place = ("field", name)
    forest = f == m.FOREST
    crop = "forest" if forest else board.GOODS[s.field_good[f]]
    wood = 0 if forest else s.field_wood[f]
    node = parts.spot(seen, place, rect, (art.field, crop, min(1, wood), seen.dim(place)), bleed=2, radius=6)
    head = min(22.0, rect.h * 0.27)
    if not forest:
        node.add(*_signs(seen, f, Rect(rect.x + 3, rect.y + 2, rect.w - 6, head), wood))
    body = Rect(
        rect.x + 2, rect.y + (head + 2 if not forest else 2), rect.w - 4, rect.h - (head if not forest else 2) - 4
    )
    here = [seat for seat in range(s.players) if s.plots[seat] >> f & 1]
    across = 4 if body.w > 1.7 * body.h else 2
    down = 1 if across == 4 else 2
    side = min(body.w / across, body.h / down, 34.0)
    for k, seat in enumerate(here):
        i, j = k % across, k // across
        count = min(across, len(here) - j * across)
        x = body.centerx + (i - (count - 1) / 2) * side
        y = body.centery + (j - (min(down, -(-len(here) // across)) - 1) / 2) * side
        node.add(parts.worker(seen, ("worker", seat, name), parts.square(x, y, side)))
    return node


def _signs(seen: Seen, f: int, rect: Rect, wood: int) -> list[Node]:
    """The good, small beside it what the field becomes; at the right the wood that is left."""
    row = board.FIELDS[f]
    side = rect.h
    nodes = [Node((), Rect(rect.x - 1, rect.y, side + 2, side), (draw.fill, "parchment_light", 4, 0.82))]
    sign = Rect(rect.x, rect.y, side, side)
    nodes.append(parts.image(sign, art.good(board.GOODS[seen.state.field_good[f]])))
    if row.becomes is not None and seen.state.field_good[f] == row.good:
        small = side * 0.62
        at = Rect(sign.right - small * 0.1, rect.bottom - small, small, small)
        nodes.append(Node((), at, (_turn, art.good(board.GOODS[row.becomes]))))
    if wood:
        at = Rect(rect.right - side, rect.y, side, side)
        log = parts.image(at, art.piece("wood"))
        log.add(parts.badge(at, wood, 11))
        nodes.append(log)
    return nodes


def _turn(p: draw.Painter, r: Rect, picture: str) -> None:
    """What the field becomes: small, on a pale disc."""
    p.disc(r.centerx, r.centery, r.w / 2, "paper_white", "wood_light", 0.8)
    d = r.w * 0.12
    p.picture(picture, Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d), 0.9)


# cities -----------------------------------------------------------------------------------------------------------


def city(seen: Seen, rect: Rect, c: int) -> Node:
    """The name and what it counts for, then its six districts from the left."""
    row = board.CITIES[c]
    root = Node((), rect)
    head, body = columns(rect, [min(130.0, max(82.0, rect.w * 0.21)), 0], 4)
    tall = min(head.h, head.w * 0.75)
    head = Rect(head.x, head.centery - tall / 2, head.w, tall)
    root.add(Node((), head, (parts.card, "parchment", "wood_dark", 0.94), bleed=3))
    root.add(_city_head(seen, inset(head, 4, 3), c))
    high = min(body.h, body.w / 6 * 0.78)
    for d, cell in enumerate(columns(Rect(body.x, body.centery - high / 2, body.w, high), [0] * 6, 2)):
        root.add(*district(seen, cell, c, d, row.key))
    return root


def _city_head(seen: Seen, rect: Rect, c: int) -> Node:
    """Picture and name; what the Crown gives for the majority and for being there; whose majority it is."""
    s, row = seen.state, board.CITIES[c]
    node = parts.spot(seen, ("city", row.key), rect)
    top, low = rows(rect, [min(18.0, rect.h * 0.38), 0], 1)
    side = top.h
    income = Rect(top.right - side, top.y, side, side)
    name = Rect(top.x, top.y, income.x - top.x - 2, side)
    node.write(say(phrase(f"city.{row.key}.name")), name, 11.5, "semibold", "ink", "left", least=6)
    node.add(parts.image(income, art.piece(row.income)))
    wide = min(low.h * 1.25, low.w * 0.42)
    node.add(parts.image(Rect(low.x, low.y, wide, low.h), art.city(row.key)))
    side = min(low.h * 0.92, (low.w - wide - 4) / 1.85)
    x = low.right - side * 1.85
    node.add(parts.prestige(Rect(x, low.centery - side / 2, side, side), row.majority))
    first = majority(s, c)
    if 0 <= first < s.players:  # on the corner of its picture, where it hides no number
        mark = min(wide * 0.55, low.h * 0.62)
        at = Rect(low.x + wide - mark * 0.86, low.bottom - mark * 0.92, mark, mark)
        node.add(Node((), at, (art.marker, seen.ctx.colours[first])))
    small = side * 0.8
    at = Rect(x + side + 1, low.centery - small / 2, small, small)
    return node.add(parts.prestige(at, row.other, False))


def district(seen: Seen, rect: Rect, c: int, d: int, key: str) -> list[Node]:
    """Two spaces side by side, or the favour that waits for who builds them."""
    s = seen.state
    favour = s.districts[4 * c + d - board.BUILT_DISTRICTS] if d >= board.BUILT_DISTRICTS else -1
    if favour >= 0:
        return [_open_district(seen, rect, favour, board.DISTRICT_WOOD[d - board.BUILT_DISTRICTS])]
    nodes = [Node((), rect, (art.district, True))]
    for side in (0, 1):
        i = 2 * d + side
        name = f"{key}-{i + 1}"
        cell = Rect(rect.x + side * rect.w / 2, rect.y, rect.w / 2, rect.h)
        node = parts.spot(seen, ("space", name), cell)
        at = inset(art.house_space(rect, side), -1.5)
        bit = 1 << 12 * c + i
        for seat in range(s.players):
            if s.houses[seat] & bit:
                node.add(parts.worker(seen, ("worker", seat, name), at))
        if s.houses[s.players] & bit:
            node.add(_citizen(seen, name, at))
        nodes.append(node)
    return nodes


def _citizen(seen: Seen, name: str, rect: Rect) -> Node:
    place: Place = ("citizen", name)
    node = parts.spot(seen, place, rect)
    return node.add(Node((), rect, (art.citizen,)))


def _open_district(seen: Seen, rect: Rect, favour: int, wood: int) -> Node:
    """Pegs and string, the favour on them, and how much wood the houses take."""
    key = board.FAVOURS[favour]
    node = Node((), rect, (art.district, False))
    side = min(rect.h * 0.92, rect.w * 0.7)
    at = Rect(rect.x + 1, rect.centery - side / 2, side, side)
    node.add(favour_tile(seen, key, at, dim=seen.dim(("favour", key)) and seen.building))
    wide = min(rect.w * 0.34, rect.h * 0.5)
    tag = Rect(at.right - wide * 0.3, rect.bottom - rect.h * 0.46, wide, rect.h * 0.42)
    cost = Node((), tag, (pieces.tag, "wood_dark", 0.85))
    cost.write(str(wood), tag, 12, "small_bold", "paper_white", "center", least=6)
    log = parts.square(tag.centerx, tag.y - rect.h * 0.18, min(wide, rect.h * 0.42))
    return node.add(parts.image(log, art.piece("wood")), cost)


def favour_tile(seen: Seen, key: str, rect: Rect, up: bool = True, dim: bool = False) -> Node:
    place: Place = ("favour", key)
    return parts.spot(seen, place, rect, (art.favour_tile, key, up, dim), bleed=3, radius=rect.w * 0.12)


# the Watch --------------------------------------------------------------------------------------------------------


def watch(seen: Seen, rect: Rect) -> Node:
    """Everybody's guards, and the pirate dice that they have caught."""
    s = seen.state
    node = parts.spot(seen, ("watch",), rect, (parts.card, "parchment", "wood_dark", 0.92), bleed=3)
    inner = inset(rect, 5, 4)
    top, guards, loot = rows(inner, [min(20.0, inner.h * 0.2), 0, inner.h * 0.3], 3)
    icon = Rect(top.x, top.y - 1, top.h + 2, top.h + 2)
    node.add(parts.image(icon, "madeira/watch"))
    node.write(
        say(phrase("watch.name")),
        Rect(icon.right + 3, top.y, top.right - icon.right - 3, top.h),
        12,
        "semibold",
        least=7,
    )
    for seat, cell in enumerate(columns(guards, [0] * s.players, 2)):
        place: Place = ("worker", seat, "watch")
        side = min(cell.w, cell.h, 44.0)
        at = parts.square(cell.centerx, cell.centery, side)
        if s.watch[seat]:
            node.add(parts.worker(seen, place, at, s.watch[seat]))
        else:
            node.add(Node((), at, (art.worker, seen.ctx.colours[seat], True)))
    side = min(loot.h, (loot.w - 6) / 3) * 0.92
    cells = [parts.square(cell.centerx, cell.centery, side) for cell in columns(loot, [0] * 3, 3)]
    places: list[Place] = [("pirate_die", value) for value in (1, 2, 3)]
    node.add(*parts.dice_places(seen, places, s.pirate_dice, cells, "pirate"))
    return node
