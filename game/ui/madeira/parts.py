"""What every board of this table is made of: spots with their tips, numbers on pictures, people, dice."""

from __future__ import annotations

from functools import partial

from game.core import Place
from game.ui import draw, look, pieces
from game.ui.draw import Painter
from game.ui.graph import Art, Node, Rect, Tip
from game.ui.madeira import art, tips
from game.ui.madeira.seen import Seen

PRESTIGE = "madeira/prestige"


def told(seen: Seen, place: Place) -> Tip:
    return tips.tip(seen, place) or None


def spot(
    seen: Seen, place: Place, rect: Rect, picture: Art = (), bleed: float = 0, shape: str = "rect", radius: float = 5
) -> Node:
    """A place of the rules with the tip that is told of it."""
    node = Node(place, rect, picture, bleed=bleed, shape=shape, radius=radius)
    node.tip = partial(told, seen, place)
    return node


def image(rect: Rect, name: str, alpha: float = 1.0) -> Node:
    return Node((), rect, (draw.image, name, alpha) if alpha < 1 else (draw.image, name))


def square(x: float, y: float, side: float) -> Rect:
    """Around a middle."""
    return Rect(x - side / 2, y - side / 2, side, side)


def badge(rect: Rect, count: int, size: float = 11, tone: str = "ink") -> Node:
    """How many of a thing there are, at its lower right corner."""
    side = min(max(11.0, rect.w * 0.5), 17.0)
    wide = side * (1.35 if count > 9 else 1.0)
    at = Rect(rect.right - wide * 0.94, rect.bottom - side * 0.96, wide, side)
    return look.count(at, str(count), size, tone, 0.9)


def amount(rect: Rect, picture: str, text: str, size: float = 12, colour: str = "ink") -> Node:
    """A small picture and a number beside it."""
    node = Node((), rect)
    side = min(rect.h, rect.w * 0.55)
    node.add(image(Rect(rect.x, rect.centery - side / 2, side, side), picture))
    box = Rect(rect.x + side + 1, rect.y, rect.w - side - 1, rect.h)
    return node.write(text, box, size, "heading", colour, "left", least=6)


def prestige(rect: Rect, value: int, strong: bool = True) -> Node:
    """Points in their hexagon; those of another round are pale."""
    node = Node((), rect, (hexagon, strong))
    ink = "terracotta_dark" if strong else "ink_soft"
    return node.write(str(value), rect, rect.h * 0.62, "heading", ink, "center", least=6)


def hexagon(p: Painter, r: Rect, strong: bool) -> None:
    fill = "paper_white" if strong else "parchment_dark"
    p.hexagon(r.centerx, r.centery, r.h / 2, fill, "terracotta_dark" if strong else "stone_dark", 1.2)


def worker(seen: Seen, place: Place, rect: Rect, count: int = 1) -> Node:
    """A worker, or several on one place; the one that was picked up is seen to hang in the air."""
    seat = int(place[1])
    up = place == seen.lifted()
    node = spot(seen, place, rect)
    if up:
        node.add(Node((), rect, (shade,)))
        rect = Rect(rect.x, rect.y - rect.h * 0.22, rect.w, rect.h)
    node.add(Node((), rect, (art.worker, seen.ctx.colours[seat])))
    if count != 1:
        node.add(badge(rect, count))
    return node


def shade(p: Painter, r: Rect) -> None:
    """What hangs in the air throws a shadow, in a ring of brass."""
    p.disc(r.centerx, r.bottom - r.h * 0.12, r.w * 0.36, "ink", None, 1, 0.35)
    p.disc(r.centerx, r.centery, r.w * 0.5, None, "brass_light", max(1.2, r.w * 0.08))


def dice(seen: Seen, rect: Rect, values: list[tuple[int, str]], slots: int = 0) -> list[Node]:
    """Dice beside one another (value, colour), then the empty slots up to `slots`."""
    n = max(1, len(values), slots)
    gap = min(3.0, rect.w * 0.03)
    side = min(rect.h, (rect.w - gap * (n - 1)) / n)
    x = rect.centerx - (side * n + gap * (n - 1)) / 2
    nodes = []
    for i in range(n):
        at = Rect(x + i * (side + gap), rect.centery - side / 2, side, side)
        if i < len(values):
            nodes.append(Node((), at, (art.die, *values[i]), bleed=2))
        elif i < slots:
            nodes.append(Node((), at, (slot,)))
    return nodes


def dice_places(
    seen: Seen, places: list[Place], counts: list[int], cells: list[Rect], colour: str, keyed: bool = True
) -> list[Node]:
    """Dice that can be taken, side by side: a number on a die would read as its pips. Equal ones are one place; once
    it is picked only the first is. A value that nobody has keeps its place, in an empty slot, to fly to."""
    lie = [(place, k) for place, count in zip(places, counts, strict=True) for k in range(count)]
    gone = [place for place, count in zip(places, counts, strict=True) if not count]
    slots = [square(cell.centerx, cell.centery, min(cell.w, cell.h)) for cell in cells]
    nodes = [spot(seen, place, slots[-1 - i], radius=slots[0].w * 0.2) for i, place in enumerate(gone)]
    nodes += [Node((), at, (slot,)) for at in slots[len(lie) :]]
    for (place, k), at in zip(lie, slots, strict=False):
        node = spot(seen, place, at, (art.die, int(place[-1]), colour), bleed=2, radius=at.w * 0.2)
        if k:
            node.key = (*place, k)
            node.place = place if place not in seen.ctx.chosen else ()
        nodes.append(node)
    if not keyed:
        for node in nodes:
            node.key = node.place = ()
    return nodes


def slot(p: Painter, r: Rect) -> None:
    """Where a die may lie."""
    d = r.w * 0.08
    at = Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d)
    p.box(at, "wood_dark", r.w * 0.2, None, 1, 0.22)
    p.box(at, None, r.w * 0.2, "wood_dark", 1, 0.5)


def card(p: Painter, r: Rect, tone: str = "parchment", edge: str = "wood_dark", alpha: float = 1.0) -> None:
    """A plate that lies on the map (bleed 3)."""
    p.shadow(r, 5, 3, 0.4)
    p.box(r, tone, 5, None, 1, alpha)
    p.box(r, None, 5, edge, 1.1)


def ribbon(p: Painter, r: Rect, tone: str = "wood", radius: float = 4) -> None:
    p.box(r, tone, radius)


def coin_tag(rect: Rect, text: str, size: float = 12) -> Node:
    """Reals on a pale tag."""
    node = Node((), rect, (pieces.chip,))
    side = rect.h * 0.82
    node.add(image(Rect(rect.x + 2, rect.centery - side / 2, side, side), art.piece("reals")))
    box = Rect(rect.x + side + 3, rect.y, rect.w - side - 5, rect.h)
    return node.write(text, box, size, "heading", "ink", "center", least=6)
