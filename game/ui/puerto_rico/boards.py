"""The players' boards: land, city, workers, crates, coins, points; one large, the others small beside it."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Place
from game.puerto_rico.data import BUILDINGS, CITY_SPACES, GOODS, KEYS, LANDS, LARGE, PLOTS, SMALL_WHARF, WHARF
from game.puerto_rico.position import BOURGEOIS, WORKER, Player, Position
from game.ui import draw
from game.ui.graph import Node, Rect, columns, grid, inset, rows
from game.ui.puerto_rico import art, extensions, tips, words
from game.ui.tableview import Context
from game.ui.text import say, tr


@dataclass(slots=True)
class Scene:
    """What every part of the drawing needs to know."""

    state: Position
    viewer: int
    ctx: Context
    circles: bool = False  # every circle is a place of its own: workers are being arranged
    kept: dict[str, tuple[int, bool]] | None = None  # crates ticked to be kept: number, whether the whole kind

    def shown(self, key: str) -> str:
        """What a good, tile or building looks like in the edition on the table."""
        return words.shown(key, self.state.edition)

    def alive(self, place: Place) -> bool:
        ctx = self.ctx
        return place in ctx.lit or place in ctx.chosen

    def dim(self, place: Place, phase: int) -> bool:
        """Whether a thing that this phase is about cannot be chosen now."""
        return self.ctx.deciding and self.state.phase == phase and not self.alive(place)


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


def land(scene: Scene, seat: int, cells: list[Rect], keyed: bool) -> list[Node]:
    board = scene.state.boards[seat]
    nodes = []
    for i, cell in enumerate(cells):
        key: Place = ("land", seat, i) if keyed else ()
        if i >= len(board.land):
            nodes.append(Node(key, cell, (art.plot,), radius=4))
            continue
        kind, hand = board.land[i], board.hands[i]
        name = LANDS[kind]
        node = Node(key, cell, (art.land_tile, scene.shown(name), hand), bleed=3, radius=max(2, cell.w * 0.1))
        node.tip = tips.land(scene.state, seat, i)
        nodes.append(node)
    return nodes


def city(scene: Scene, seat: int, rect: Rect, across: int, gap: float, keyed: bool) -> list[Node]:
    state = scene.state
    board = state.boards[seat]
    at, free = places_in_city(board, rect, across, gap)
    nodes = [Node((), cell, (art.space,)) for cell in free]
    for b in board.city:
        nodes.append(_building(scene, seat, b, at[b], keyed))
    if keyed and state.to_act == seat and free:
        # Where a building that is bought now will stand: its piece must know where to fly.
        for b in state.kinds:
            if board.staff[b] < 0:
                nodes.append(Node(("city", seat, KEYS[b]), free[0]))
    return nodes


def _building(scene: Scene, seat: int, b: int, cell: Rect, keyed: bool) -> Node:
    state, ctx = scene.state, scene.ctx
    key, large = KEYS[b], LARGE[b]
    place: Place = ("city", seat, key) if keyed else ()
    named = cell.w >= 62 and cell.h >= 50
    narrow = cell.w < 80
    band = min(30.0 if narrow else 26.0, cell.h * 0.45) if named else 0
    if named:
        node = Node(place, cell, (art.card, scene.shown(key), large, band, False, False), bleed=3, radius=4)
        words_box = Rect(cell.x + 3, cell.y + 1, cell.w - 6, band - 2)
        name = say(words.building(key, state.edition))
        node.write(
            name,
            words_box,
            12.5,
            "semibold",
            art.band_ink(scene.shown(key)),
            "center",
            lines=3 if narrow else 2,
            least=7,
        )
    else:
        node = Node(place, cell, (art.mini_building, scene.shown(key), large), radius=3)
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
        mine: Place = ("circle", seat, key, j) if keyed and scene.circles and seat == state.to_act else ()
        who = 0 if j >= staff else BOURGEOIS if j < nobles else WORKER
        node.add(Node(mine, spot, (art.circle, who), tip=node.tip if mine else None, shape="round"))
    return node


def goods(scene: Scene, seat: int, cells: list[Rect], keyed: bool) -> list[Node]:
    """A pile for each good, with its number."""
    state = scene.state
    held = state.boards[seat].goods
    nodes = []
    for g, cell in enumerate(cells):
        name = GOODS[g]
        count = held[g]
        side = min(cell.h, cell.w * 0.62)
        node = Node(("goods", seat, name) if keyed else (), cell, radius=5)
        node.tip = tips.pile(state, seat, g, scene.ctx)
        node.add(
            Node(
                (),
                Rect(cell.x, cell.y + (cell.h - side) / 2, side, side),
                (art.crate, scene.shown(name), 1.0 if count else 0.28),
            )
        )
        box = Rect(cell.x + side, cell.y, cell.w - side, cell.h)
        if count:
            node.write(str(count), box, min(21.0, cell.h * 0.8), "heading", "ink", "center")
        if scene.kept is not None and seat == state.to_act and name in scene.kept:
            number, whole = scene.kept[name]
            if number:
                tick = Rect(cell.x + side * 0.55, cell.y - 2, side * 0.5, side * 0.5)
                node.add(Node((), tick, (art.tick, not whole)))
        nodes.append(node)
    return nodes


def _number(key: Place, rect: Rect, picture: str, text: str, tip: object, size: float, colour: str = "ink") -> Node:
    """A symbol and a number beside it."""
    node = Node(key, rect, radius=5)
    node.tip = tip  # type: ignore[assignment]
    side = min(rect.h, rect.w * 0.52)
    node.add(Node((), Rect(rect.x, rect.centery - side / 2, side, side), (draw.image, picture)))
    return node.write(text, Rect(rect.x + side + 3, rect.y, rect.w - side - 3, rect.h), size, "heading", colour)


def vp_text(scene: Scene, seat: int) -> str:
    """The points of a seat, unless they are hidden from the viewer."""
    hidden = scene.state.options["points"] == "hidden" and seat != scene.viewer and not scene.ctx.over
    return tr("puerto_rico.part.hidden") if hidden else str(scene.state.boards[seat].vp)


def purse(scene: Scene, seat: int, rect: Rect, keyed: bool, size: float) -> list[Node]:
    """Coins and points."""
    board = scene.state.boards[seat]
    left, right = columns(rect, [0, 0], 4)
    coins: Place = ("coins", seat) if keyed else ()
    vp: Place = ("vp", seat) if keyed else ()
    tip = tips.seat(scene.state, seat, scene.viewer, scene.ctx)
    return [
        _number(coins, left, "puerto_rico/coin", str(board.coins), tip, size),
        _points(vp, right, vp_text(scene, seat), tip),
    ]


def _points(key: Place, rect: Rect, text: str, tip: object) -> Node:
    """The number in its hexagon, as on the buildings."""
    side = min(rect.h * 1.16, rect.w)
    spot = Rect(rect.right - side, rect.centery - side / 2, side, side)
    node = Node(key, spot, (draw.image, "puerto_rico/point"), shape="round")
    node.tip = tip  # type: ignore[assignment]
    return node.write(text, inset(spot, side * 0.2), side * 0.42, "heading", "ink", "center", least=7)


def _waiting(board: Player) -> list[tuple[int, int]]:
    """The people without a place, by colour: they stand beside the portrait."""
    return [(who, n) for who, n in ((WORKER, board.idle), (BOURGEOIS, board.idle_nobles)) if n]


def portrait(scene: Scene, seat: int, rect: Rect, keyed: bool) -> Node:
    """The player's face; workers without a place wait beside it."""
    state, ctx = scene.state, scene.ctx
    node = Node(
        ("portrait", seat) if keyed else (),
        rect,
        (art.medal, ctx.colours[seat], ctx.portraits[seat], False),
        shape="round",
    )
    node.tip = tips.seat(state, seat, scene.viewer, ctx)
    side = max(19.0, rect.h * 0.56)
    for i, (who, idle) in enumerate(_waiting(state.boards[seat])):
        spot = Rect(rect.right - side * (0.4 - 0.8 * i), rect.bottom - side * 0.94, side, side)
        worker = Node((), spot, (draw.image, art.person(who)))
        label = Rect(spot.right - side * 0.36, spot.y - side * 0.04, side * 0.56, side * 0.56)
        number = Node((), label, (art.tag, "terracotta_dark", 1.0))
        worker.add(number.write(str(idle), label, side * 0.5, "small_bold", "paper_white", "center", least=7))
        node.add(worker)
    return node


def governor(scene: Scene, seat: int, face: Rect, keyed: bool) -> Node:
    """The governor's hat, worn by the portrait."""
    mine = scene.state.governor == seat
    side = face.w * 0.74
    rect = Rect(face.centerx - side / 2, face.y - side * 0.36, side, side)
    node = Node(("governor", seat) if keyed else (), rect, (draw.image, "puerto_rico/governor") if mine else ())
    if mine:
        node.tip = [words.phrase("part.governor"), words.phrase("tip.governor", name=scene.ctx.names[seat])]
    return node


def ships(scene: Scene, seat: int, rect: Rect, keyed: bool) -> list[Node]:
    """The private ships of a player, beside one another."""
    board = scene.state.boards[seat]
    owned = [b for b in (WHARF, SMALL_WHARF) if board.staff[b] >= 0]
    nodes = []
    for b, cell in zip(owned, columns(rect, [0] * len(owned), 2), strict=True):
        name = "private" if b == WHARF else "small_private"
        away = board.shipped if b == WHARF else board.barged
        picture = (draw.image, f"puerto_rico/{name}_ship", 1.0 if board.staff[b] > 0 and not away else 0.4)
        node = Node((name, seat) if keyed else (), cell, picture, radius=5)
        node.tip = tips.private(scene.state, seat, name, away)
        nodes.append(node)
    return nodes


# whole boards ---------------------------------------------------------------------------------------------


def own_board(scene: Scene, seat: int, rect: Rect, keyed: bool = True, key: Place = ()) -> Node:
    """A player's board at its largest: land at the left, city at the right, everything else in a strip above."""
    state, ctx = scene.state, scene.ctx
    root = Node(key, rect, (art.own_sheet, ctx.colours[seat], state.to_act == seat), bleed=8)
    inner = inset(rect, 9, 7)
    inner.x += 4
    inner.w -= 4
    high = min(44.0, max(34.0, inner.h * 0.19))
    strip, body = rows(inner, [high, 0], 6)
    x = strip.x
    face = Rect(x, strip.y, high, high)
    root.add(portrait(scene, seat, face, keyed), governor(scene, seat, face, keyed))
    root.add(*extensions.marks(scene, seat, face, keyed))
    if seat != scene.viewer:
        root.add(*extensions.fame(scene, seat, face, keyed))
    x += high + (16, 26, 46)[len(_waiting(state.boards[seat]))]
    name_wide = min(150.0, strip.w * 0.18)
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
    for node in purse(scene, seat, Rect(x, strip.y + 3, purse_wide, high - 6), keyed, 22):
        root.add(node)
    x += purse_wide + 8
    right = strip.right
    fleet = sum(1 for b in (WHARF, SMALL_WHARF) if state.boards[seat].staff[b] >= 0)
    if fleet:
        dock = Rect(right - high * 1.5 * fleet, strip.y, high * 1.5 * fleet, high)
        root.add(*ships(scene, seat, dock, keyed))
        right = dock.x - 6
    shelf = Rect(x, strip.y, right - x, high)
    root.add(Node((), shelf, (art.well,)))
    root.add(*goods(scene, seat, columns(inset(shelf, 6, 2), [0] * 5, 6), keyed))
    gap = 4.0
    # Three rows of plots, or four where the board is high.
    across, side = 4, (body.h - 2 * gap) / 3
    if side * 4 > body.w * 0.33:
        across, side = 3, min((body.h - 3 * gap) / 4, body.w * 0.1)
    down = PLOTS // across
    fields = Rect(body.x, body.y, side * across + gap * (across - 1), side * down + gap * (down - 1))
    root.add(*land(scene, seat, grid(fields, across, down, gap), keyed))
    town = Rect(fields.right + 12, body.y, body.right - fields.right - 12, body.h)
    root.add(*city(scene, seat, town, 6, gap, keyed))
    return root


def _city_note(board: Player) -> str:
    plots = words.phrase("n.plots", count=PLOTS - len(board.land))
    spaces = words.phrase("n.room", count=CITY_SPACES - board.spaces_used())
    return say(words.phrase("part.room", plots=plots, spaces=spaces))


def other_board(scene: Scene, seat: int, rect: Rect) -> Node:
    """Another player's board: everything public of it, small; a click enlarges it."""
    state, ctx = scene.state, scene.ctx
    root = Node(("zoom", seat), rect, (art.own_sheet, ctx.colours[seat], state.to_act == seat), bleed=8, radius=7)
    root.tip = [*tips.seat(state, seat, scene.viewer, ctx), words.phrase("part.zoom")]
    inner = inset(rect, 7, 6)
    inner.x += 4
    inner.w -= 4
    high = min(40.0, max(28.0, inner.h * 0.17))
    gap = 2.0
    strip, body = rows(inner, [high, 0], 5)
    face = Rect(strip.x, strip.y, high, high)
    root.add(portrait(scene, seat, face, True), governor(scene, seat, face, True))
    root.add(*extensions.marks(scene, seat, face, True), *extensions.fame(scene, seat, face, True))
    purse_wide = 90.0
    shift = (12, 22, 40)[len(_waiting(state.boards[seat]))]
    name = Rect(face.right + shift, strip.y, strip.w - high - shift - 4 - purse_wide, high)
    root.write(ctx.names[seat], name, 15, "semibold", "ink", least=8)
    for node in purse(
        scene, seat, Rect(strip.right - purse_wide, strip.y + high * 0.1, purse_wide, high * 0.8), True, 17
    ):
        root.add(node)
    if body.h > body.w * 1.6:
        line, fields, town = rows(body, [36, (body.w - 3 * gap) * 0.75 + 2 * gap, 0], 8)
        root.add(Node((), line, (art.well,)))
        board = state.boards[seat]
        cells = columns(
            inset(line, 4, 2), [0] * (6 if max(board.staff[WHARF], board.staff[SMALL_WHARF]) >= 0 else 5), 2
        )
        root.add(*goods(scene, seat, cells[:5], True), *ships(scene, seat, cells[-1], True))
        across = 3
    else:
        # Pictures of buildings are wider than high: the city gets rows of that shape, the land what is left.
        across = 3 if body.h > body.w * 0.95 else 6
        cell = (body.w - gap * (across - 1)) / across
        most = body.h * (0.52 if across == 6 else 0.58)
        town_high = min(cell * (0.80 if across == 6 else 0.86) * 12 / across + gap * (12 / across - 1), most)
        upper, town = rows(body, [0, town_high], 5)
        fields, shelf = columns(upper, [0, min(90.0, max(70.0, upper.w * 0.35))], 6)
        root.add(*_shelf(scene, seat, shelf))
    root.add(*land(scene, seat, land_grid(fields, gap), True))
    root.add(*city(scene, seat, town, across, gap, True))
    return root


def _shelf(scene: Scene, seat: int, rect: Rect) -> list[Node]:
    """Crates in two columns, in three where the board is low; the private ship has the last place."""
    high = min(rect.h, 96.0)
    at = Rect(rect.x, rect.centery - high / 2, rect.w, high)
    across = 2 if high > 66 else 3
    cells = grid(inset(at, 3, 1), across, 6 // across, 2)
    return [Node((), at, (art.well,)), *goods(scene, seat, cells[:5], True), *ships(scene, seat, cells[5], True)]
