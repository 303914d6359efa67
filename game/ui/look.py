"""How a table's view looks at a position: what is clickable or out of reach now, and parts that views share.

A game's view makes one `Look` for each tree and hands it to the functions that build its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core import Place, State
from game.ui import draw, pieces, typeset
from game.ui.graph import Art, Node, Rect, Text, inset
from game.ui.tableview import Context

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Look(Generic[S]):
    """What every part of the drawing needs to know."""

    state: S
    viewer: int
    ctx: Context

    def alive(self, place: Place) -> bool:
        """Whether a place can be clicked now, or was."""
        return place in self.ctx.lit or place in self.ctx.chosen

    def faded(self, place: Place, asked: bool = True) -> bool:
        """Whether a thing cannot be chosen now, though the question is about its like (`asked`)."""
        return self.ctx.deciding and asked and not self.alive(place)

    def zoomed(self) -> str | int | None:
        """What the person asked to see enlarged: x of the key ("zoom", x), or None."""
        zoom = self.ctx.zoom
        return zoom[1] if zoom[:1] == ("zoom",) else None


LEGIBLE = 11
"""Pixels below which nothing that must be read is set, at 100 %."""


def name_on(
    node: Node, names: Sequence[str], band: float, ctx: Context, ink: str = "paper_white", lines: int = 2
) -> Node:
    """A card's name on its band: the first of its names that is legible there, the full one before a short one."""
    rect = node.rect
    box = Rect(rect.x + 3, rect.y + 1, rect.w - 6, band - 2)

    def pixels(name: str) -> int:
        item = Text((box.x, box.y, box.w, box.h), name, 12.5, "semibold", ink, "center", lines=lines, least=7)
        return typeset.fit(item, ctx.unit, ctx.scale).pixels

    found = next((name for name in names if pixels(name) >= LEGIBLE * ctx.unit), None) or max(names, key=pixels)
    return node.write(found, box, 12.5, "semibold", ink, "center", lines=lines, least=7)


def number(key: Place, rect: Rect, symbol: str, text: str, tip: object, size: float, colour: str = "ink") -> Node:
    """A symbol and a number beside it."""
    node = Node(key, rect, radius=5)
    node.tip = tip  # type: ignore[assignment]
    side = min(rect.h, rect.w * 0.52)
    node.add(Node((), Rect(rect.x, rect.centery - side / 2, side, side), (draw.image, symbol)))
    return node.write(text, Rect(rect.x + side + 3, rect.y, rect.w - side - 3, rect.h), size, "heading", colour)


def points(key: Place, rect: Rect, symbol: str, text: str, tip: object) -> Node:
    """Points in their seal, at the right of the room given."""
    side = min(rect.h * 1.16, rect.w)
    spot = Rect(rect.right - side, rect.centery - side / 2, side, side)
    node = Node(key, spot, (draw.image, symbol), shape="round")
    node.tip = tip  # type: ignore[assignment]
    return node.write(text, inset(spot, side * 0.2), side * 0.42, "heading", "ink", "center", least=7)


def cost(rect: Rect, text: str, size: float = 14, tone: str = "brass") -> Node:
    """A price in its disc."""
    return Node((), rect, (pieces.cost_disc, tone)).write(text, rect, size, "heading", "ink", "center", least=7)


def worth(rect: Rect, text: str, size: float = 13) -> Node:
    """Points in their hexagon."""
    node = Node((), rect, (pieces.point_hexagon,))
    return node.write(text, rect, size, "heading", "terracotta_dark", "center", least=7)


def count(rect: Rect, text: str, size: float, tone: str = "ink", alpha: float = 0.82) -> Node:
    """A number on a dark label."""
    node = Node((), rect, (pieces.tag, tone, alpha))
    return node.write(text, rect, max(LEGIBLE, size), "small_bold", "paper_white", "center", least=7)


def row_of(rect: Rect, pictures: list[Art], gap: float = 2) -> list[Node]:
    """Small pictures beside one another, centred, as large as fit."""
    if not pictures:
        return []
    n = len(pictures)
    side = min(rect.h, (rect.w - gap * (n - 1)) / n)
    x = rect.centerx - (side * n + gap * (n - 1)) / 2
    y = rect.centery - side / 2
    return [Node((), Rect(x + i * (side + gap), y, side, side), art) for i, art in enumerate(pictures)]


def enlarged(key: Place, rect: Rect, tip: object, shape: float = 0.42) -> tuple[Node, Rect]:
    """A veil over a part of the table that a click takes away, and the room for what is shown on it; `shape` is
    its height for a width of 1. `key` is the ("zoom", …) that was asked for."""
    veil = Node(key, rect, (pieces.veil,), radius=7, block=True)
    veil.tip = tip  # type: ignore[assignment]
    high = min(rect.h - 20, rect.w * shape)
    return veil, Rect(rect.x + 8, rect.centery - high / 2, rect.w - 16, high)
