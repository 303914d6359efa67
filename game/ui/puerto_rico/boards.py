"""The players' boards: land, city, workers, crates, coins, points; one large, the others small beside it."""

from __future__ import annotations

from game.core import Place
from game.puerto_rico.data import BUILDINGS, CITY_SPACES, GOODS, KEYS, LANDS, LARGE, PLOTS, SMALL_WHARF, WHARF
from game.puerto_rico.position import BOURGEOIS, WORKER, Player
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, columns, grid, inset, rows
from game.ui.puerto_rico import art, extensions, tips, words
from game.ui.puerto_rico.seen import Seen, points_hidden
from game.ui.text import say, tr


def places_in_city(board: Player, rect: Rect, across: int, gap: float) -> tuple[dict[int, Rect], list[Rect]]:
    """Where the buildings stand, and the free spaces.

    The city is six pairs of spaces, `across` of them beside one another. A large building takes a pair; the small
    ones fill up from the left, the large ones from the right, so that what is built stays where it is.
    """
    down = 6 // across
    pairs = grid(rect, across, down, gap)
    small = [b for b in board.city if not LARGE[b]]
    large = [b for b in board.city if LARGE[b]]
    at: dict[int, Rect] = {}
    spaces: list[Rect] = []
    for pair in pairs[: len(pairs) - len(large)]:
        spaces += rows(pair, [0, 0], gap)
    for b, pair in zip(large, reversed(pairs), strict=False):
        at[b] = pair
    # Row by row within a band of pairs: the upper spaces of all pairs first.
    order = sorted(range(len(spaces)), key=lambda i: (i // (2 * across), i % 2, i))
    for b, i in zip(small, order, strict=False):
        at[b] = spaces[i]
    return at, [spaces[i] for i in order[len(small) :]]


def land_grid(rect: Rect, gap: float) -> list[Rect]:
    """Twelve square plots, as large as the room allows."""
    best: tuple[float, int, int] = (0, 1, 1)
    for across in (12, 6, 4, 3):
        down = PLOTS // across
        side = min((rect.w - gap * (across - 1)) / across, (rect.h - gap * (down - 1)) / down)
        best = max(best, (side, across, down))
    side, across, down = best
    wide, high = side * across + gap * (across - 1), side * down + gap * (down - 1)
    return grid(Rect(rect.centerx - wide / 2, rect.y + (rect.h - high) / 2, wide, high), across, down, gap)


# parts of a board -----------------------------------------------------------------------------------------


def land(seen: Seen, seat: int, cells: list[Rect], keyed: bool) -> list[Node]:
    board = seen.state.boards[seat]
    nodes = []
    for i, cell in enumerate(cells):
        key: Place = ("land", seat, i) if keyed else ()
        if i >= len(board.land):
            nodes.append(Node(key, cell, (art.plot,), radius=4))
            continue
        kind, hand = board.land[i], board.hands[i]
        name = LANDS[kind]
        node = Node(key, cell, (art.land_tile, seen.shown(name), hand), bleed=3, radius=max(2, cell.w * 0.1))
        node.tip = tips.land(seen.state, seat, i)
        nodes.append(node)
    return nodes


def city(seen: Seen, seat: int, rect: Rect, across: int, gap: float, keyed: bool) -> list[Node]:
    state = seen.state
    board = state.boards[seat]
    at, free = places_in_city(board, rect, across, gap)
    nodes = [Node(("space", seat, j) if keyed else (), cell, (art.space,)) for j, cell in enumerate(free)]
    for b in board.city:
        nodes.append(_building(seen, seat, b, at[b], keyed))
    if keyed and state.to_act == seat and free:
        # Where a building that is bought now will stand: its piece must know where to fly.
        for b in state.kinds:
            if board.staff[b] < 0:
                nodes.append(Node(("city", seat, KEYS[b]), free[0]))
    return nodes


def _building(seen: Seen, seat: int, b: int, cell: Rect, keyed: bool) -> Node:
    state, ctx = seen.state, seen.ctx
    key, large = KEYS[b], LARGE[b]
    place: Place = ("city", seat, key) if keyed else ()
    named = cell.w >= 62 and cell.h >= 50
    narrow = cell.w < 80
    band = min(30.0, cell.h * 0.45) if named else 0
    if named:
        node = Node(place, cell, (art.card, seen.shown(key), large, band, False, False), bleed=3, radius=4)
        ink = art.band_ink(seen.shown(key))
        look.name_on(node, words.on_card(key, state.edition), band, ctx, ink, 3 if narrow else 2)
    else:
        node = Node(place, cell, (art.mini_building, seen.shown(key), large), radius=3)
    node.tip = tips.building(state, b, seat, ctx)
    count = BUILDINGS[b].circles
    staff = state.boards[seat].staff[b]
    nobles = state.boards[seat].nobles[b] if state.boards[seat].nobles else 0
    side = min(cell.w / (count + 0.6), (cell.h - band) * (0.42 if named else 0.46), 26 if named else 15)
    wide = side * count + 2 * (count - 1)
    x = cell.centerx - wide / 2 if not named else cell.right - wide - 4
    y = cell.bottom - side - (4 if named else 2)
    for j in range(count):
        spot = Rect(x + j * (side + 2), y, side, side)
        mine: Place = ("circle", seat, key, j) if keyed and seen.circles and seat == state.to_act else ()
        who = 0 if j >= staff else BOURGEOIS if j < nobles else WORKER
        node.add(Node(mine, spot, (art.circle, who), tip=node.tip if mine else None, shape="round"))
    return node


def goods(seen: Seen, seat: int, cells: list[Rect], keyed: bool) -> list[Node]:
    """A pile for each good, with its number."""
    state = seen.state
    held = state.boards[seat].goods
    nodes = []
    for g, cell in enumerate(cells):
        name = GOODS[g]
        count = held[g]
        side = min(cell.h, cell.w * 0.62)
        node = Node(("goods", seat, name) if keyed else (), cell, radius=5)
        node.tip = tips.pile(state, seat, g, seen.ctx)
        node.add(
            Node(
                (),
                Rect(cell.x, cell.y + (cell.h - side) / 2, side, side),
                (art.crate, seen.shown(name), 1.0 if count else 0.28),
            )
        )
        box = Rect(cell.x + side, cell.y, cell.w - side, cell.h)
        number, whole = (seen.kept or {}).get(name, (0, True)) if seat == state.to_act else (0, True)
        if count:
            told = str(count) if whole else f"{number}/{count}"
            node.write(told, box, min(21.0, max(11.4, cell.h * 0.8)), "heading", "ink", "center")
        if number:
            tick = Rect(cell.x + side * 0.55, cell.y - 2, side * 0.5, side * 0.5)
            legend = words.phrase("tip.tick_whole" if whole else "tip.tick_part", count=number, held=count)
            node.add(Node((), tick, (pieces.tick, not whole), tip=legend))
        nodes.append(node)
    return nodes


def vp_text(seen: Seen, seat: int) -> str:
    """The points of a seat, unless they are hidden from the viewer."""
    hidden = points_hidden(seen.state, seat, seen.viewer, seen.ctx)
    return tr("puerto_rico.part.hidden") if hidden else str(seen.state.boards[seat].vp)


def purse(seen: Seen, seat: int, rect: Rect, keyed: bool, size: float) -> list[Node]:
    """Coins and points."""
    board = seen.state.boards[seat]
    left, right = columns(rect, [0, 0], 4)
    coins: Place = ("coins", seat) if keyed else ()
    vp: Place = ("vp", seat) if keyed else ()
    tip = tips.seat(seen.state, seat, seen.viewer, seen.ctx)
    return [
        look.number(coins, left, "puerto_rico/coin", str(board.coins), tip, size),
        look.points(vp, right, "puerto_rico/point", vp_text(seen, seat), tip),
    ]


def _waiting(board: Player) -> list[tuple[int, int]]:
    """The people without a place, by colour: they stand beside the portrait."""
    return [(who, n) for who, n in ((WORKER, board.idle), (BOURGEOIS, board.idle_nobles)) if n]


def portrait(seen: Seen, seat: int, rect: Rect, keyed: bool) -> Node:
    """The player's face; workers without a place wait beside it."""
    state, ctx = seen.state, seen.ctx
    node = Node(
        ("portrait", seat) if keyed else (),
        rect,
        (pieces.medal, ctx.colours[seat], ctx.portraits[seat], False),
        shape="round",
    )
    node.tip = tips.seat(state, seat, seen.viewer, ctx)
    side = max(19.0, rect.h * 0.56)
    for i, (who, idle) in enumerate(_waiting(state.boards[seat])):
        spot = Rect(rect.right - side * (0.4 - 0.8 * i), rect.bottom - side * 0.94, side, side)
        worker = Node((), spot, (draw.image, art.person(who)))
        label = Rect(spot.right - side * 0.36, spot.y - side * 0.04, side * 0.56, side * 0.56)
        worker.add(look.count(label, str(idle), side * 0.5, "terracotta_dark", 1.0))
        node.add(worker)
    return node


def governor(seen: Seen, seat: int, face: Rect, keyed: bool) -> Node:
    """The governor's hat, worn by the portrait."""
    mine = seen.state.governor == seat
    side = face.w * 0.74
    rect = Rect(face.centerx - side / 2, face.y - side * 0.36, side, side)
    node = Node(("governor", seat) if keyed else (), rect, (draw.image, "puerto_rico/governor") if mine else ())
    if mine:
        node.tip = [words.phrase("part.governor"), words.phrase("tip.governor", name=seen.ctx.names[seat])]
    return node


def ships(seen: Seen, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """The private ships of a player, beside one another."""
    board = seen.state.boards[seat]
    owned = [b for b in (WHARF, SMALL_WHARF) if board.staff[b] >= 0]
    nodes = []
    for b, cell in zip(owned, columns(rect, [0] * len(owned), 2), strict=True):
        name = "private" if b == WHARF else "small_private"
        away = board.shipped if b == WHARF else board.barged
        picture = (draw.image, f"puerto_rico/{name}_ship", 1.0 if board.staff[b] > 0 and not away else 0.4)
        node = Node((name, seat) if keyed else (), cell, picture, radius=5)
        node.tip = tips.private(seen.state, seat, name, away)
        nodes.append(node)
    return nodes


# whole boards ---------------------------------------------------------------------------------------------


def own_board(seen: Seen, seat: int, rect: Rect, keyed: bool = True, key: Place = ()) -> Node:
    """A player's board at its largest: land at the left, city at the right, everything else in a strip above."""
    state, ctx = seen.state, seen.ctx
    root = Node(key, rect, (pieces.own_sheet, ctx.colours[seat], state.to_act == seat), bleed=8)
    inner = inset(rect, 9, 7)
    inner.x += 4
    inner.w -= 4
    high = min(44.0, max(34.0, inner.h * 0.19))
    strip, body = rows(inner, [high, 0], 6)
    x = strip.x
    face = Rect(x, strip.y, high, high)
    root.add(portrait(seen, seat, face, keyed), governor(seen, seat, face, keyed))
    root.add(*extensions.marks(seen, seat, face, keyed))
    if seat != seen.viewer:
        root.add(*extensions.fame(seen, seat, face, keyed))
    x += high + (16, 26, 46)[len(_waiting(state.boards[seat]))]
    name_wide = min(176.0, strip.w * 0.22)
    root.write(ctx.names[seat], Rect(x, strip.y, name_wide, high * 0.62), 17, "heading", "ink", least=10)
    root.write(
        _city_note(state.boards[seat]),
        Rect(x, strip.y + high * 0.6, name_wide, high * 0.4),
        11.5,
        "small",
        "ink_soft",
        least=7,
    )
    x += name_wide + 6
    purse_wide = min(122.0, strip.w * 0.17)
    for node in purse(seen, seat, Rect(x, strip.y + 3, purse_wide, high - 6), keyed, 22):
        root.add(node)
    x += purse_wide + 8
    right = strip.right
    fleet = sum(1 for b in (WHARF, SMALL_WHARF) if state.boards[seat].staff[b] >= 0)
    if fleet:
        dock = Rect(right - high * 1.5 * fleet, strip.y, high * 1.5 * fleet, high)
        root.add(*ships(seen, seat, dock, keyed))
        right = dock.x - 6
    shelf = Rect(x, strip.y, right - x, high)
    root.add(Node((), shelf, (pieces.well,)))
    root.add(*goods(seen, seat, columns(inset(shelf, 6, 2), [0] * 5, 6), keyed))
    gap = 4.0
    # Three rows of plots, or four where the board is high.
    across, side = 4, (body.h - 2 * gap) / 3
    if side * 4 > body.w * 0.33:
        across, side = 3, min((body.h - 3 * gap) / 4, body.w * 0.1)
    down = PLOTS // across
    fields = Rect(body.x, body.y, side * across + gap * (across - 1), side * down + gap * (down - 1))
    root.add(*land(seen, seat, grid(fields, across, down, gap), keyed))
    town = Rect(fields.right + 12, body.y, body.right - fields.right - 12, body.h)
    root.add(*city(seen, seat, town, 6, gap, keyed))
    return root


def _city_note(board: Player) -> str:
    plots = words.phrase("n.plots", count=PLOTS - len(board.land))
    spaces = words.phrase("n.room", count=CITY_SPACES - board.spaces_used())
    return say(words.phrase("part.room", plots=plots, spaces=spaces))


def other_board(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another player's board: everything public of it, small; a click enlarges it."""
    state, ctx = seen.state, seen.ctx
    root = Node(("zoom", seat), rect, (pieces.own_sheet, ctx.colours[seat], state.to_act == seat), bleed=8, radius=7)
    root.tip = [*tips.seat(state, seat, seen.viewer, ctx), words.phrase("part.zoom")]
    inner = inset(rect, 7, 6)
    inner.x += 4
    inner.w -= 4
    high = min(40.0, max(28.0, inner.h * 0.17))
    gap = 2.0
    strip, body = rows(inner, [high, 0], 5)
    face = Rect(strip.x, strip.y, high, high)
    root.add(portrait(seen, seat, face, True), governor(seen, seat, face, True))
    root.add(*extensions.marks(seen, seat, face, True), *extensions.fame(seen, seat, face, True))
    purse_wide = 90.0
    shift = (12, 22, 40)[len(_waiting(state.boards[seat]))]
    name = Rect(face.right + shift, strip.y, strip.w - high - shift - 4 - purse_wide, high)
    root.write(ctx.names[seat], name, 15, "semibold", "ink", least=8)
    for node in purse(
        seen, seat, Rect(strip.right - purse_wide, strip.y + high * 0.1, purse_wide, high * 0.8), True, 17
    ):
        root.add(node)
    if body.h > body.w * 1.6:
        line, fields, town = rows(body, [36, (body.w - 3 * gap) * 0.75 + 2 * gap, 0], 8)
        root.add(Node((), line, (pieces.well,)))
        board = state.boards[seat]
        cells = columns(
            inset(line, 4, 2), [0] * (6 if max(board.staff[WHARF], board.staff[SMALL_WHARF]) >= 0 else 5), 2
        )
        root.add(*goods(seen, seat, cells[:5], True), *ships(seen, seat, cells[-1], True))
        across = 3
    else:
        # Pictures of buildings are wider than high: the city gets rows of that shape, the land what is left.
        across = 3 if body.h > body.w * 0.95 else 6
        cell = (body.w - gap * (across - 1)) / across
        most = body.h * (0.52 if across == 6 else 0.58)
        town_high = min(cell * (0.80 if across == 6 else 0.86) * 12 / across + gap * (12 / across - 1), most)
        upper, town = rows(body, [0, town_high], 5)
        fields, shelf = columns(upper, [0, min(90.0, max(70.0, upper.w * 0.35))], 6)
        root.add(*_shelf(seen, seat, shelf))
    root.add(*land(seen, seat, land_grid(fields, gap), True))
    root.add(*city(seen, seat, town, across, gap, True))
    return root


def _shelf(seen: Seen, seat: int, rect: Rect) -> list[Node]:
    """Crates in two columns, in three where the board is low; the private ship has the last place."""
    high = min(rect.h, 96.0)
    at = Rect(rect.x, rect.centery - high / 2, rect.w, high)
    across = 2 if high > 66 else 3
    cells = grid(inset(at, 3, 1), across, 6 // across, 2)
    return [Node((), at, (pieces.well,)), *goods(seen, seat, cells[:5], True), *ships(seen, seat, cells[5], True)]
