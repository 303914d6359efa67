"""The players: one's own things at the lower edge, the others' beside the map, everybody's in the same order."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses
from game.madeira.requests import worth
from game.ui import draw, pieces, theme
from game.ui.draw import Painter
from game.ui.graph import Art, Node, Rect, columns, grid, inset, rows
from game.ui.madeira import art, islands, parts
from game.ui.madeira.seen import Seen

STOCK = ("wheat", "sugar", "wine", "wood", "bread", "reals")
LEVERS = ("raise", "bread", "reals")


def held(seen: Seen, seat: int) -> list[int]:
    """How much of each kind of stock a player has."""
    s = seen.state
    return [*s.goods[3 * seat : 3 * seat + 3], s.wood[seat], s.bread[seat], s.reals[seat]]


# parts ------------------------------------------------------------------------------------------------------------


def face(seen: Seen, seat: int, rect: Rect, keyed: bool) -> Node:
    ctx = seen.ctx
    node = parts.spot(
        seen, ("portrait", seat), rect, (pieces.medal, ctx.colours[seat], ctx.portraits[seat], False), shape="round"
    )
    if not keyed:
        node.key = ()
    return node


def score(seen: Seen, seat: int, rect: Rect, keyed: bool) -> Node:
    """Prestige in its seal."""
    side = min(rect.w, rect.h)
    at = parts.square(rect.centerx, rect.centery, side)
    node = parts.spot(seen, ("score", seat), at, (draw.image, "puerto_rico/point"), shape="round")
    if not keyed:
        node.key = ()
    return node.write(
        str(seen.state.prestige(seat)), inset(at, side * 0.2), side * 0.42, "heading", "ink", "center", least=6
    )


def dice(seen: Seen, seat: int, cells: list[Rect], keyed: bool) -> list[Node]:
    """Die beside die from the left, the highest last; several of one value are one place."""
    held = seen.state.dice[3 * seat : 3 * seat + 3]
    return parts.dice_places(seen, [("die", seat, v) for v in (1, 2, 3)], held, cells, seen.ctx.colours[seat], keyed)


def stock(seen: Seen, seat: int, cells: list[Rect], keyed: bool, size: float) -> list[Node]:
    """Goods, wood, bread, reals."""
    nodes = []
    for key, count, cell in zip(STOCK, held(seen, seat), cells, strict=True):
        place: Place = ("good", seat, key) if key in board.GOODS else ("stock", seat, key)
        node = parts.spot(seen, place, cell)
        if not keyed:
            node.key = ()
        side = min(cell.h, cell.w * 0.56)
        pale = 1.0 if count else 0.35
        node.add(parts.image(Rect(cell.x, cell.centery - side / 2, side, side), art.piece(key), pale))
        box = Rect(cell.x + side + 2, cell.y, cell.w - side - 2, cell.h)
        node.write(str(count), box, size, "heading", "ink" if count else "stone_dark", "left", least=6)
        nodes.append(node)
    return nodes


def people(seen: Seen, seat: int, cells: list[Rect], keyed: bool, size: float) -> list[Node]:
    """Pirates with what they would cost now, workers and ships in reserve, and how many workers are hungry."""
    s, ctx = seen.state, seen.ctx
    colour = ctx.colours[seat]
    loss = pirate_losses(s)[seat]
    starving = s.hungry(seat) > s.bread[seat]
    shown: list[tuple[Place, Art, int, bool]] = [
        (("pirates", seat), (draw.image, art.piece("pirates")), s.pirates[seat], bool(loss)),
        (("worker", seat, "reserve"), (art.worker, colour), s.reserve[seat], False),
        (("ship", seat, "reserve"), (art.ship, colour), s.fleet[seat], False),
        (("hungry", seat), (hungry,), s.hungry(seat), starving),
    ]
    nodes = []
    for (place, picture, count, bad), cell in zip(shown, cells, strict=False):
        node = parts.spot(seen, place, cell)
        if not keyed:
            node.key = ()
        side = min(cell.h, cell.w * (0.44 if place[0] == "pirates" else 0.56))
        node.add(Node((), Rect(cell.x, cell.centery - side / 2, side, side), picture))
        box = Rect(cell.x + side + 2, cell.y, cell.w - side - 2, cell.h)
        if place[0] == "pirates":
            box, cost = columns(box, [box.w * 0.5, 0], 2)
            node.write(f"−{loss}" if loss else "", cost, size * 0.72, "small", "danger", "left", least=6)
        nodes.append(node.write(str(count), box, size, "heading", "danger" if bad else "ink", "left", least=6))
    return nodes


def hungry(p: Painter, r: Rect) -> None:
    """Who has to be fed: an empty plate."""
    rad = min(r.w, r.h) / 2
    p.disc(r.centerx, r.centery, rad * 0.9, "paper_white", "stone_dark", max(0.9, rad * 0.09))
    p.disc(r.centerx, r.centery, rad * 0.58, None, "stone", max(0.8, rad * 0.08))
    at = Rect(r.centerx - rad * 0.6, r.centery - rad * 0.6, rad * 1.2, rad * 1.2)
    p.picture(art.piece("bread"), at, 0.75)


def favours(seen: Seen, seat: int, rect: Rect, keyed: bool, most: float) -> list[Node]:
    """Those face up, then the used ones."""
    s = seen.state
    up, down = m.bits(s.up[seat]), m.bits(s.down[seat])
    n = len(up) + len(down)
    if not n:
        return []
    side = min(most, rect.h, (rect.w + 2) / n - 2)
    nodes = []
    for i, favour in enumerate(up + down):
        at = Rect(rect.x + i * (side + 2), rect.centery - side / 2, side, side)
        key = board.FAVOURS[favour]
        dim = seat == seen.viewer and not seen.building and seen.dim(("favour", key))
        node = islands.favour_tile(seen, key, at, i < len(up), dim)
        if not keyed:
            node.key = ()
        nodes.append(node)
    return nodes


def requests(seen: Seen, seat: int, rect: Rect, keyed: bool, told: bool) -> list[Node]:
    """A place for each kind of request; `told`: what each would bring now is written on it."""
    s = seen.state
    side = min(rect.h, rect.w / 5 - 3)
    pitch = side + 3 if told else rect.w / 5
    counts = s.requests[5 * seat : 5 * seat + 5]
    places = range(5) if told else sorted(range(5), key=lambda t: not counts[t])
    nodes = []
    for i, t in enumerate(places):
        name, count = board.REQUESTS[t], counts[t]
        at = Rect(rect.x + i * pitch, rect.centery - side / 2, side, side)
        place: Place = ("tile", seat, name)
        empty: Art = (gap,) if told else ()
        node = parts.spot(seen, place, at, (art.request_tile, name, seen.dim(place)) if count else empty, bleed=3)
        if not keyed:
            node.key = ()
        if count and told:
            due = 2 * (max(1, s.round) // 2) + 1
            value = worth(s, seat, t, min(count, board.ANSWERS[due]), due)
            size = side * 0.5
            spot = Rect(at.x - 2, at.bottom - size * 0.86, size, size)
            node.add(parts.prestige(spot, value))
        if count > 1:
            node.add(parts.badge(at, count, 10, "terracotta_dark"))
        nodes.append(node)
    return nodes


def gap(p: Painter, r: Rect) -> None:
    """Where a tile may lie."""
    p.box(r, "parchment_dark", 4, None, 1, 0.35)
    p.box(r, None, 4, "wood_light", 0.8, 0.5)


# the windmill -----------------------------------------------------------------------------------------------------


def mill_track(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """The levels, with their numbers."""
    s = seen.state
    track = parts.spot(seen, ("mill", seat), rect, (art.windmill_track, s.mill[seat], seen.ctx.colours[seat]))
    for level in range(board.MILL_TOP + 1):
        if level != s.mill[seat]:
            at = art.mill_step(rect, level, board.MILL_TOP)
            track.write(str(level), at, max(10.5, at.h * 0.42), "small_bold", "ink_soft", "center", least=6)
    if not keyed:
        track.key = ()
    return [track]


def mill(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """The track, below it the lever: up for wheat, down for bread or reals, any two goods for one."""
    s = seen.state
    above, below = rows(rect, [rect.h * 0.42, 0], 4)
    nodes = mill_track(seen, seat, above, keyed)
    if not keyed:
        return nodes
    cells = columns(below, [0, 0, 0, below.w * 0.39], 4)
    for use, cell in zip(LEVERS, cells, strict=False):
        place: Place = ("lever", seat, use)
        kind = use
        if use == "raise" and s.mill[seat] == board.MILL_TOP:
            kind = "top"
        elif use in ("bread", "reals") and s.mill[seat] == board.MILL_BOTTOM:
            kind = f"point_{use}"
        nodes.append(parts.spot(seen, place, cell, (lever, kind, seen.alive(place)), shape="quiet", radius=4))
    return [*nodes, exchange(seen, cells[3])]


def exchange(seen: Seen, rect: Rect) -> Node:
    """Any two goods for one: the three that may be wanted."""
    wanted: list[Place] = [("supply", good) for good in board.GOODS]
    node = Node((), rect, (lever, "exchange", any(seen.alive(place) for place in wanted)))
    sign, goods = columns(rect, [rect.w * 0.3, 0], 0)
    for place, cell in zip(wanted, columns(inset(goods, 1, 3), [0] * 3, 1), strict=True):
        part = parts.spot(seen, place, cell, (wish, str(place[1]), seen.alive(place)), shape="quiet", radius=4)
        node.add(part)
    return node.write("2", Rect(sign.x, sign.y, sign.w * 0.5, sign.h), 14, "heading", "ink", "right", least=7)


def wish(p: Painter, r: Rect, good: str, live: bool) -> None:
    """A good that one may have for two others."""
    if live:
        p.box(r, "paper_white", 4)
        p.box(r, None, 4, "brass_dark", 1.2)
    p.picture(art.good(good), Rect(r.x + 2, r.y + 2, r.w - 4, r.h - 4), 1.0 if live else 0.45)


def lever(p: Painter, r: Rect, use: str, live: bool) -> None:
    """What the windmill gives: its price, an arrow, what comes of it."""
    if live:
        p.box(r, "paper_white", 4)
        p.box(r, None, 4, "brass_dark", 2.2)
        p.box(Rect(r.x + 0.7, r.y + 0.7, r.w - 1.4, r.h - 1.4), None, 4, "brass_light", 0.9)
    else:
        p.box(r, theme.mix("parchment", "parchment_dark", 0.5), 4)
        p.box(r, None, 4, "wood_light", 0.9)
    side = min(r.h * 0.72, r.w * 0.4)
    left = Rect(r.x + r.w * 0.24 - side / 2, r.centery - side / 2, side, side)
    right = Rect(r.right - r.w * 0.25 - side / 2, r.centery - side / 2, side, side)
    if use == "exchange":
        _arrow(p, r.x + r.w * 0.22, r.centery, r.w * 0.055, 1, 0)
        return
    if use in ("raise", "top"):
        p.picture(art.good("wheat"), left.move(-side * 0.16, 0))
        p.picture(art.good("wheat"), left.move(side * 0.2, 0))
        if use == "top":
            p.picture("madeira/prestige", right)
        else:
            _arrow(p, right.centerx, right.centery, side * 0.45, 0, -1)
        return
    if use.startswith("point"):
        p.picture("madeira/prestige", left)
    else:
        _arrow(p, left.centerx, left.centery, side * 0.45, 0, 1)
    gives = use.removeprefix("point_")
    if gives == "reals" and not use.startswith("point"):
        small = Rect(right.x + side * 0.02, right.y + side * 0.14, side * 0.72, side * 0.72)
        for k in (-1, 0, 1):
            p.picture(art.piece("reals"), small.move(side * 0.1 + k * side * 0.2, k * side * 0.12))
    else:
        p.picture(art.piece(gives), right)


def _arrow(p: Painter, x: float, y: float, size: float, dx: int, dy: int) -> None:
    """A small arrow."""
    tone = "leaf_dark" if dy < 0 else "terracotta_dark" if dy > 0 else "ink_soft"
    wide = max(1.4, size * 0.3)
    p.line([(x - dx * size, y - dy * size), (x + dx * size * 0.3, y + dy * size * 0.3)], tone, wide)
    tip = [(x + dx * size, y + dy * size)]
    for side in (-1, 1):
        tip.append((x + dy * side * size * 0.75 + dx * size * 0.1, y + dx * side * size * 0.75 + dy * size * 0.1))
    p.shape(tip, tone)


# whole panels -----------------------------------------------------------------------------------------------------


def own(seen: Seen, seat: int, rect: Rect, keyed: bool = True) -> Node:
    """A player's things at their largest, in one row of groups."""
    s, ctx = seen.state, seen.ctx
    key: Place = ("own", seat) if keyed else ()
    root = Node(key, rect, (pieces.own_sheet, ctx.colours[seat], s.to_act == seat), bleed=8)
    inner = inset(rect, 9, 7)
    inner.x += 4
    inner.w -= 4
    weights = [0.1, 0.115, 0.165, 0.13, 0.245, 0.245]
    room = inner.w - 12 * (len(weights) - 1)
    cells = columns(inner, [room * w for w in weights], 12)
    head = cells[0]
    top, low = rows(head, [head.h * 0.62, 0], 2)
    side = min(top.h, top.w * 0.56)
    root.add(face(seen, seat, Rect(top.x, top.centery - side / 2, side, side), keyed))
    root.add(score(seen, seat, Rect(top.x + side + 2, top.y, top.w - side - 2, top.h), keyed))
    root.add(Node((), low).write(ctx.names[seat], low, 14, "semibold", "ink", "left", least=7))
    root.add(*_group(cells[1], dice(seen, seat, grid(inset(cells[1], 6, 4), 3, 1, 5), keyed)))
    spot = parts.spot(seen, ("reserve", seat) if keyed else (), cells[2], (pieces.well,), radius=5)
    root.add(spot, *stock(seen, seat, grid(inset(cells[2], 8, 5), 3, 2, 4), keyed, 18))
    folk = [columns(row, [row.w * 0.54, 0], 4) for row in rows(inset(cells[3], 0, 5), [0, 0], 4)]
    root.add(*people(seen, seat, [*folk[0], *folk[1]], keyed, 17))
    root.add(*mill(seen, seat, cells[4], keyed))
    upper, lower = rows(cells[5], [0, 0], 5)
    side = min(upper.h, 48.0)
    root.add(*favours(seen, seat, upper, keyed, side))
    return root.add(*requests(seen, seat, lower, keyed, True))


def _group(rect: Rect, nodes: list[Node]) -> list[Node]:
    return [Node((), rect, (pieces.well,)), *nodes]


def other(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another player: everything, small; a click enlarges it."""
    s, ctx = seen.state, seen.ctx
    root = parts.spot(
        seen, ("zoom", seat), rect, (pieces.own_sheet, ctx.colours[seat], s.to_act == seat), bleed=8, radius=7
    )
    inner = inset(rect, 6, 5)
    inner.x += 4
    inner.w -= 4
    roomy = inner.h > 150
    high = 40.0 if roomy else min(30.0, inner.h * 0.26)
    head, rest = rows(inner, [high, 0], 8 if roomy else 3)
    root.add(*_other_head(seen, seat, head, True))
    if roomy:
        return root.add(*_roomy(seen, seat, Rect(rest.x, rest.y, rest.w, min(rest.h, 290.0)), True))
    first, second, third = rows(rest, [0, 0, inner.h * 0.28], 3)
    reserve = parts.spot(seen, ("reserve", seat), first)
    root.add(reserve, *stock(seen, seat, columns(first, [0] * 6, 3), True, 13))
    cells = columns(second, [second.w * 0.29, 0, 0, 0, 0], 3)
    root.add(*people(seen, seat, cells, True, 13))
    root.add(_level(seen, seat, cells[4]))
    return root.add(*tiles(seen, seat, third))


def tiles(seen: Seen, seat: int, rect: Rect) -> list[Node]:
    """Favours from the left, requests from the right, all as large as they can be."""
    s = seen.state
    few = (s.up[seat] | s.down[seat]).bit_count()
    kinds = sum(1 for count in s.requests[5 * seat : 5 * seat + 5] if count)
    side = min(rect.h, 42.0, (rect.w - 8) / max(1, few + kinds) - 3)
    left = Rect(rect.x, rect.y, few * (side + 3), rect.h)
    wide = 5 * (side + 3)
    right = Rect(rect.right - kinds * (side + 3) + 3, rect.y, wide, rect.h)
    nodes = favours(seen, seat, left, True, side)
    for node in requests(seen, seat, right, True, False):
        if not node.art:  # what a player does not have has a place, where it would fly to
            node.rect = Rect(rect.right - 8, rect.centery - 4, 8, 8)
        nodes.append(node)
    return nodes


def large(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another player as large as there is room; nothing of it is a place."""
    s, ctx = seen.state, seen.ctx
    wide, high = min(rect.w - 24, 600.0), min(rect.h - 24, 420.0)
    at = Rect(rect.centerx - wide / 2, rect.centery - high / 2, wide, high)
    root = Node((), at, (pieces.own_sheet, ctx.colours[seat], s.to_act == seat), bleed=8)
    inner = inset(at, 18, 14)
    head, rest = rows(inner, [min(58.0, inner.h * 0.18), 0], 10)
    return root.add(*_other_head(seen, seat, head, False), *_roomy(seen, seat, rest, False, 24))


def _other_head(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """Portrait, name, dice, prestige."""
    high = rect.h
    seal = Rect(rect.right - high * 1.1, rect.y, high * 1.1, high)
    die = min(high * 0.72, 24.0) if keyed else high * 0.7
    strip = Rect(seal.x - 3 * die - 12, rect.centery - die / 2, 3 * die + 6, die)
    name = Rect(rect.x + high + 5, rect.y, strip.x - rect.x - high - 9, high)
    size = 14 if keyed else 20
    return [
        face(seen, seat, Rect(rect.x, rect.y, high, high), keyed),
        score(seen, seat, seal, keyed),
        *dice(seen, seat, columns(strip, [0, 0, 0], 3), keyed),
        Node((), name).write(seen.ctx.names[seat], name, size, "semibold", "ink", "left", least=7),
    ]


def _roomy(seen: Seen, seat: int, rect: Rect, keyed: bool, size: float = 17) -> list[Node]:
    """The same in more room: with two or three players, or enlarged."""
    goods, folk, track, mine = rows(rect, [rect.h * 0.3, rect.h * 0.17, rect.h * 0.15, 0], 5)
    nodes = [parts.spot(seen, ("reserve", seat) if keyed else (), goods, (pieces.well,))]
    nodes += stock(seen, seat, grid(inset(goods, 8, 3), 3, 2, 3), keyed, size)
    nodes += people(seen, seat, columns(folk, [folk.w * 0.34, 0, 0, 0], 4), keyed, size - 1)
    nodes += mill_track(seen, seat, track, keyed)
    upper, lower = rows(mine, [0, 0], 4)
    return nodes + favours(seen, seat, upper, keyed, 54.0) + requests(seen, seat, lower, keyed, True)


def _level(seen: Seen, seat: int, rect: Rect) -> Node:
    """The windmill of another player: its level."""
    node = parts.spot(seen, ("mill", seat), rect)
    side = min(rect.h, rect.w * 0.56)
    node.add(parts.image(Rect(rect.x, rect.centery - side / 2, side, side), "madeira/windmill"))
    return node.write(
        str(seen.state.mill[seat]), Rect(rect.x + side + 2, rect.y, rect.w - side - 2, rect.h), 13, "heading", least=6
    )
