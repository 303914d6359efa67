"""The scene graph: what is on the screen, as a value.

A scene builds its tree of nodes anew from what it shows and remembers nothing in it. All rectangles are in
canvas units (a canvas is at least 1280 × 720 units, whatever the window's size). A node's picture is also a
value, `art = (function, *arguments)`, called as `function(painter, rect, *arguments)`: two nodes with equal art
and size look the same, so pictures are cached and a new tree is compared with the old one to redraw only what
differs. Words are not painted by art functions but listed as `Text` items, so that a test can check that none
is cut or overlaps another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pygame import FRect

from game.core import Place
from game.ui.text import Phrase

Rect = FRect
Art = tuple[Any, ...]
Tip = Phrase | str | list[Phrase | str] | None


class Text(NamedTuple):
    """Words in a box: set at `size` units or smaller (down to `least`) so that they fit in `lines` lines."""

    box: tuple[float, float, float, float]
    text: str
    size: float = 15
    style: str = "regular"
    colour: str = "ink"
    align: str = "left"
    valign: str = "middle"
    lines: int = 1
    least: float = 9


@dataclass(slots=True)
class Node:
    """Something on the screen.

    `key`     its place, such as ("ship", 2): moves and events name it; () if nothing does
    `place`   the place that it stands for, if the key says more (several equal tiles: one place, many keys)
    `rect`    where it is, in canvas units
    `art`     (function, *arguments) or () for nothing but its texts and children
    `bleed`   how far the art reaches beyond the rect (a shadow), in units
    `tip`     what hovering or focusing says: a phrase, a string, a list of them (the first is the heading), or a
              function that gives one of these when asked
    `slip`    draws what hovering says in a way of its own: (words, anchor, canvas, kit) -> Node
    `on_click` makes it a button; at the table, lit places need none, the controller knows them by key
    `shape`   of the highlight: "rect", "round" (circle or ellipse), "none" (the art shows it itself), "quiet" (the
              art shows that it can be clicked, as it nearly always can be; the rest is drawn around it)
    `radius`  of the corners of the highlight
    `clip`    descendants are cut off at this node's rect (a scrolled list)
    `off`     shown as not available; still explains itself
    `block`   pointer and keyboard reach nothing that was drawn before it (a dialog's backdrop)
    `solid`   the pointer reaches nothing that it covers (a sheet that lies upon the table)
    `on_drag` called with the pointer's position in units while the mouse button is held (a slider)
    `on_wheel` called with the turns of the wheel while the pointer is over it
    """

    key: Place
    rect: Rect
    art: Art = ()
    place: Place = ()
    texts: list[Text] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    tip: Tip | Callable[[], Tip] = None
    slip: Callable[..., Node] | None = None
    on_click: Callable[[], None] | None = None
    on_drag: Callable[[float, float], None] | None = None
    on_wheel: Callable[[int], None] | None = None
    z: int = 0
    bleed: float = 0
    shape: str = "rect"
    radius: float = 8
    clip: bool = False
    off: bool = False
    block: bool = False
    solid: bool = False

    @property
    def stands_for(self) -> Place:
        return self.place or self.key

    def add(self, *nodes: Node | None) -> Node:
        """Append children (None is skipped); returns the node itself."""
        for node in nodes:
            if node is not None:
                self.children.append(node)
        return self

    def write(
        self,
        text: str,
        box: Rect | None = None,
        size: float = 15,
        style: str = "regular",
        colour: str = "ink",
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        least: float = 9,
    ) -> Node:
        """Write in the node (or in a box in it); returns the node itself."""
        if text:
            b = box or self.rect
            at = (b.x, b.y, b.w, b.h)
            self.texts.append(Text(at, text, size, style, colour, align, valign, lines, least))
        return self


class Item(NamedTuple):
    """A node as it stands in the drawing order."""

    node: Node
    rect: Rect
    clip: Rect | None


def flatten(root: Node) -> list[Item]:
    """All nodes in drawing order: depth first, siblings by `z`."""
    items: list[Item] = []
    _flatten(root, None, items)
    return items


def _flatten(node: Node, clip: Rect | None, items: list[Item]) -> None:
    items.append(Item(node, node.rect, clip))
    inner = clip
    if node.clip:
        inner = node.rect if clip is None else node.rect.clip(clip)
    children = node.children
    if any(child.z for child in children):
        children = sorted(children, key=lambda child: child.z)
    for child in children:
        _flatten(child, inner, items)


def walk(root: Node) -> Iterator[Node]:
    """All nodes, parents first."""
    yield root
    for child in root.children:
        yield from walk(child)


def visible(item: Item, x: float, y: float) -> bool:
    return item.rect.collidepoint(x, y) and (item.clip is None or item.clip.collidepoint(x, y))


def pick(items: list[Item], x: float, y: float, wanted: Callable[[Node], bool]) -> Node | None:
    """The uppermost node at a point that is wanted; nothing below a blocking node is reached."""
    for item in reversed(items):
        if visible(item, x, y):
            if wanted(item.node):
                return item.node
            if item.node.block or item.node.solid:
                return None
        elif item.node.block:
            return None
    return None


def reachable(items: list[Item]) -> list[Item]:
    """The items from the last blocking one on: those that pointer and keyboard may reach."""
    for i in range(len(items) - 1, -1, -1):
        if items[i].node.block:
            return items[i:]
    return items


def find(root: Node, key: Place) -> Node | None:
    """The node of a place."""
    for node in walk(root):
        if node.key == key:
            return node
    return None


def inset(rect: Rect, dx: float, dy: float | None = None) -> Rect:
    """A rectangle smaller on all sides."""
    d = dx if dy is None else dy
    return Rect(rect.x + dx, rect.y + d, max(0.0, rect.w - 2 * dx), max(0.0, rect.h - 2 * d))


def rows(rect: Rect, heights: list[float], gap: float = 0) -> list[Rect]:
    """Rectangles below one another; a height of 0 shares what the others leave."""
    sizes = _shares(heights, rect.h, gap)
    out, y = [], rect.y
    for size in sizes:
        out.append(Rect(rect.x, y, rect.w, size))
        y += size + gap
    return out


def columns(rect: Rect, widths: list[float], gap: float = 0) -> list[Rect]:
    """Rectangles beside one another; a width of 0 shares what the others leave."""
    sizes = _shares(widths, rect.w, gap)
    out, x = [], rect.x
    for size in sizes:
        out.append(Rect(x, rect.y, size, rect.h))
        x += size + gap
    return out


def _shares(sizes: list[float], room: float, gap: float) -> list[float]:
    open_ones = sum(1 for size in sizes if size == 0)
    rest = room - sum(sizes) - gap * (len(sizes) - 1)
    share = max(0.0, rest / open_ones) if open_ones else 0.0
    return [size or share for size in sizes]


def grid(rect: Rect, across: int, down: int, gap: float = 0) -> list[Rect]:
    """Equal cells, row by row."""
    w = (rect.w - gap * (across - 1)) / across
    h = (rect.h - gap * (down - 1)) / down
    return [Rect(rect.x + i * (w + gap), rect.y + j * (h + gap), w, h) for j in range(down) for i in range(across)]
