"""The faces of cards as nodes: in the hand and in towns, small in other towns, large when pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core import Place
from game.san_juan.cards import CARDS, FARMS, GOODS
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, Tip
from game.ui.san_juan import art, paint, words
from game.ui.tableview import Context
from game.ui.text import say
from game.ui.widgets import Kit

Tell = Callable[[], Tip] | Tip
LIFT = 16.0


def band_of(rect: Rect) -> float:
    """How high the band with the name is: two lines, three on a narrow card."""
    return min(rect.h * 0.42, 42.0 if rect.w < 92 else 32.0)


def foot_of(rect: Rect) -> float:
    """The row of cost, points and phase below the picture."""
    return min(27.0, rect.h * 0.24)


def around_picture(wide: float) -> Rect:
    """A card no higher than name, picture and foot need."""
    tall = Rect(0, 0, wide, wide * art.SHAPE)
    return Rect(0, 0, wide, min(tall.h, band_of(tall) + wide * 0.7 + foot_of(tall)))


def card(
    place: Place, rect: Rect, kind: int, ctx: Context, dim: bool = False, room: float = 0.0, new: bool = False
) -> Node:
    """A card with its name, cost, points and the sign of its phase. `room`: how much of its width can be seen."""
    row = CARDS[kind]
    seen = min(room or rect.w, rect.w)
    band = band_of(Rect(0, 0, seen, rect.h))
    foot = foot_of(rect)
    picture = (art.framed, row.key, band, foot, dim, seen)
    at = Rect(rect.x, rect.y, seen, rect.h)
    if seen < rect.w:  # what another card lies on is no part of the place: rings and clicks keep to what is seen
        node = Node(place, at, radius=5).add(Node((), rect, picture, bleed=4))
    else:
        node = Node(place, rect, picture, bleed=4, radius=5)
    names = Node((), at)
    look.name_on(names, words.on_card(row.key), band, ctx, art.band_ink(CARDS[kind].key), 3 if seen < 92 else 2)
    node.add(names)
    node.add(*_marks(kind, Rect(at.x, rect.bottom - foot, at.w, foot)))
    if new:
        side = 15.0
        node.add(Node((), Rect(rect.x + seen - side - 3, rect.y + band + 3, side, side), (paint.new_mark,)))
    return node


def _marks(kind: int, rect: Rect) -> list[Node]:
    """Cost, points and phase at the lower left: there they are seen even if another card lies on the right."""
    row = CARDS[kind]
    side = min(rect.h - 3, (rect.w - 10) / 3)
    y = rect.centery - side / 2 - 0.5
    return [
        look.cost(Rect(rect.x + 3, y, side, side), str(row.cost), side * 0.66),
        look.worth(Rect(rect.x + 5 + side, y, side, side), points_on(kind), side * 0.6),
        Node((), Rect(rect.x + 7 + 2 * side, y + 1, side - 2, side - 2), (draw.image, art.phase_icon(row.phase))),
    ]


def points_on(kind: int) -> str:
    """The points printed on a card; what counts at the end has a question mark."""
    row = CARDS[kind]
    return str(row.points) if row.points or row.phase != "end" else "?"


def tile_band(wide: float, high: float) -> float:
    """How high the name on a small card is: two lines where it is narrow."""
    return min(20.0, max(15.5, high * 0.24)) if wide >= 66 else 25.0


def tile(place: Place, rect: Rect, kind: int, ctx: Context) -> Node:
    """A card in another town: its name over its picture, in the colour and shape of its class."""
    key, band = CARDS[kind].key, min(tile_band(rect.w, rect.h), rect.h * 0.5)
    node = Node(place, rect, (art.tile, key, band), bleed=3, radius=4)
    names = Node((), rect)
    look.name_on(names, words.on_card(key), band, ctx, art.band_ink(key), 1 if rect.w >= 66 else 2)
    return node.add(names)


def back(place: Place, rect: Rect) -> Node:
    return Node(place, rect, (art.card_back,), bleed=4, radius=5)


def slip(kind: int, ctx: Context, lifted: bool = False) -> Callable[[Sequence[str], Rect, Rect, Kit], Node]:
    """How a card explains itself: large, with its text and what else there is to say."""

    def show(told: Sequence[str], anchor: Rect, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas)
        sheet = large(kind, told[2:], canvas, kit)
        w, h = sheet.rect.w, sheet.rect.h
        lift = LIFT if lifted else 0.0
        x = min(max(6.0, anchor.centerx - w / 2), canvas.w - w - 6)
        y = anchor.y - lift - h - 10
        if y < 6:  # no room above: beside it
            y = min(max(6.0, anchor.centery - h / 2), canvas.h - h - 6)
            right = anchor.right + 10 + w <= canvas.w - 6
            x = anchor.right + 10 if right else max(6.0, anchor.x - w - 10)
        if lifted:
            root.add(
                card((), Rect(anchor.x - 4, anchor.y - lift, max(anchor.w, 78.0) + 8, anchor.h + lift), kind, ctx)
            )
        return root.add(large(kind, told[2:], canvas, kit, x, y))

    return show


def large(kind: int, notes: Sequence[str], canvas: Rect, kit: Kit, x: float = 0.0, y: float = 0.0) -> Node:
    """A card as large as it can be read at leisure, notes below its text."""
    row = CARDS[kind]
    wide = min(kit.s(236), canvas.w * 0.4)
    inner = wide - 28
    name, effect = say(words.card(row.key)), say(words.effect(row.key))
    when = say(words.phrase(f"phase.{row.phase}"))
    name_high = max(34.0, kit.high(name, inner - 4, 18, "heading") + 8)
    picture = wide * 0.5
    mark = kit.s(30)
    text_high = kit.high(effect, inner, 14.5) + 4
    note_highs = [kit.high(note, inner, 13.5) + 4 for note in notes]
    high = name_high + picture + mark + 14 + text_high + (sum(note_highs) + 12 if notes else 0) + 12
    squeeze = min(1.0, (canvas.h - 12) / high)
    if squeeze < 1:
        picture = max(40.0, picture - (high - canvas.h + 12))
        high = name_high + picture + mark + 14 + text_high + (sum(note_highs) + 12 if notes else 0) + 12
    rect = Rect(x, y, wide, min(high, canvas.h - 12))
    node = Node((), rect, (paint.large, row.key, name_high, picture), bleed=10)
    node.write(
        name,
        Rect(rect.x + 14, rect.y + 2, inner, name_high - 4),
        18,
        "heading",
        art.band_ink(CARDS[kind].key),
        "center",
        lines=3,
    )
    top = rect.y + name_high + picture + 6
    node.add(look.cost(Rect(rect.x + 14, top, mark, mark), str(row.cost), 17))
    node.add(look.worth(Rect(rect.x + 20 + mark, top, mark, mark), points_on(kind), 16))
    icon = Rect(rect.right - 14 - mark, top + 1, mark - 2, mark - 2)
    node.add(Node((), icon, (draw.image, art.phase_icon(row.phase))))
    box = Rect(rect.x + 26 + 2 * mark, top, icon.x - rect.x - 32 - 2 * mark, mark)
    node.write(when, box, 12.5, "small_bold", "ink_soft", "right", lines=2)
    top += mark + 4
    node.write(effect, Rect(rect.x + 14, top, inner, text_high), 14.5, "regular", "ink", "left", "top", lines=30)
    top += text_high
    if notes:
        node.add(Node((), Rect(rect.x + 14, top + 3, inner, 1.2), (pieces.band, "brass_dark")))
        top += 9
        for note, h in zip(notes, note_highs, strict=True):
            box = Rect(rect.x + 14, top, inner, h)
            node.write(note, box, 13.5, "regular", "terracotta_dark", "left", "top", lines=20)
            top += h
    return node


def stack(place: Place, rect: Rect, count: int) -> Node:
    """Cards face down under a building, with their number."""
    node = Node(place, rect, (paint.stack,), bleed=3, radius=4)
    side = min(rect.h, 18.0)
    tag = Rect(rect.right - side * 0.9, rect.bottom - side * 0.95, side * 1.1, side)
    return node.add(look.count(tag, str(count), side * 0.7))


def crate(rect: Rect, kind: int, full: bool) -> Node:
    """The good on a building, or nothing."""
    picture = (art.good, GOODS[kind]) if kind < FARMS else (paint.unnamed_good,)
    return Node((), rect, picture if full else (), bleed=2)
