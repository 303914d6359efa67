"""Slips of paper that come and go: tooltips and notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui import draw
from game.ui.graph import Node, Rect, walk
from game.ui.text import say, sentence
from game.ui.widgets import Kit

if TYPE_CHECKING:
    from game.ui.shell import App

DELAY = 0.35
SIGNS = {"ok": "ui/check", "warn": "ui/warning", "danger": "ui/cross", "terracotta": "ui/hourglass"}
SLIP_DELAY = 0.12  # what shows itself large is looked at, not asked


class Tips:
    """The tooltip of what the pointer rests on, or the keyboard has reached."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._node: Node | None = None
        self._tree: Node | None = None

    def forget(self) -> None:
        self._node = self._tree = None

    def now(self) -> Node | None:
        """The tooltip to show; the same tree as long as it says the same."""
        app = self.app
        node = app.focus.node if app.focus.shown else app.pointer.hovered
        if node is None or app.dragging or app.forms.open or (app.pointer.quiet and not app.focus.shown):
            return None
        if app.now - app.pointer.since < (SLIP_DELAY if node.slip is not None else DELAY):
            return None
        if node is not self._node:
            self._node, self._tree = node, None
            self._tree = self.tree(node)
        return self._tree

    def tree(self, node: Node) -> Node | None:
        """What a node says, placed beside it."""
        app = self.app
        told = app.scene.tip(node)
        if not told:
            return None
        lines = told if isinstance(told, list) else [told]
        words = [sentence(say(line)) for line in lines if line]
        if not words:
            return None
        if node.slip is not None:
            return node.slip(words, node.rect, app.stage.canvas, app.kit)
        anchor = node.rect if app.focus.shown else Rect(*app.pointer.units, 16, 12)
        return tooltip(words, anchor, app.stage.canvas, app.kit)


def tooltip(words: Sequence[str], anchor: Rect, canvas: Rect, kit: Kit) -> Node:
    """Paragraphs beside what they explain, below it if there is room; of several the first is the heading."""
    sizes = [(15.0, "semibold" if len(words) > 1 else "regular")] + [(14.0, "regular")] * (len(words) - 1)
    wide = max(kit.wide(line, size, style) for line, (size, style) in zip(words, sizes, strict=True))
    inner = min(canvas.w * 0.6, kit.s(330), wide + 2)
    heights = [kit.high(line, inner, size, style) + 4 for line, (size, style) in zip(words, sizes, strict=True)]
    if sum(heights) > canvas.h - 60:
        heights = [h * (canvas.h - 60) / sum(heights) for h in heights]
    width, high = inner + 28, sum(heights) + 20
    x, y = anchor.right if anchor.w < 20 else anchor.centerx, anchor.bottom + 8
    if y + high > canvas.h - 6:
        y = anchor.top - high - 10
    x = min(max(6.0, x), canvas.w - width - 6)
    y = min(max(6.0, y), canvas.h - high - 6)
    sheet = Node((), Rect(x, y, width, high), (_tip,), bleed=8)
    top = y + 10
    for line, (size, style), h in zip(words, sizes, heights, strict=True):
        sheet.write(line, Rect(x + 14, top, inner, h), size, style, "ink", "left", "top", lines=60)
        top += h
    return sheet


def notices(entries: Sequence[tuple[str, str]], root: Node, wanted: Callable[[Node], bool], kit: Kit) -> list[Node]:
    """Words with the colour of their edge, the latest lowest: over the log if there is one, else at the lower edge of
    the window, or wherever they lie on nothing that is `wanted`."""
    if not entries:
        return []
    canvas = root.rect
    nodes = list(walk(root))
    kept = [node.rect for node in nodes if node.key and node.key[0] != "log" and wanted(node)]
    log = next((node.rect for node in nodes if node.key == ("log",)), None)
    middle, lowest = canvas.centerx, canvas.bottom - 16
    widest = min(canvas.w - 60, kit.s(640))
    spots = [(log.centerx, log.bottom - 10, log.w - 16)] if log is not None else []
    spots += [(middle, lowest, widest)]
    for wide in (widest, kit.s(300)):  # lower, then higher; in the middle, at the right, at the left
        for y in (lowest, canvas.bottom * 0.66, canvas.bottom * 0.33):
            spots += [(x, y, wide) for x in (middle, canvas.right - wide / 2 - 16, wide / 2 + 16)]

    def covered(slips: list[Node]) -> float:
        if slips[0].rect.y < canvas.y:
            return canvas.w * canvas.h
        parts = [slip.rect.clip(rect) for slip in slips for rect in kept]
        return sum(part.w * part.h for part in parts)

    return min((_stack(entries, *spot, canvas, kit) for spot in spots), key=covered)


def _stack(
    entries: Sequence[tuple[str, str]], x: float, y: float, widest: float, canvas: Rect, kit: Kit
) -> list[Node]:
    """The slips above one another, the lowest one ending at y."""
    found: list[Node] = []
    for words, look in reversed(entries):
        width = min(widest, kit.wide(words, 15) + 88)
        high = max(36.0, kit.high(words, width - 80, 15) + 18)
        y -= high
        at = Rect(min(max(canvas.x + 6, x - width / 2), canvas.right - width - 6), y, width, high)
        slip = Node((), at, (_slip, look), bleed=8, z=9)
        side = min(kit.s(22), high - 10, 30.0)
        sign = Rect(at.x + 22, at.centery - side / 2, side, side)
        slip.add(Node((), sign, (draw.image, SIGNS.get(look, "ui/info"))))
        box = Rect(at.x + 56, y + 8, width - 72, high - 16)
        found.insert(0, slip.write(words, box, 15, "regular", "ink", "left", lines=12))
        y -= 8
    return found


def _tip(p: draw.Painter, r: Rect) -> None:
    p.shadow(r, 6, 7, 0.55)
    p.box(r, "paper_white", 6)
    p.grain(r, 0.5, 6)
    p.box(r, None, 6, "brass_dark", 1.4)


def _slip(p: draw.Painter, r: Rect, look: str) -> None:
    p.shadow(r, 6, 7)
    p.box(r, "parchment_light", 6)
    p.box(Rect(r.x, r.y, 14, r.h), look, 6)
    p.box(r, None, 6, "wood", 1.2)
