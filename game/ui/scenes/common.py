"""What the menu scenes share: the harbour at dusk behind them, a sheet with a heading and a way back."""

from __future__ import annotations

from functools import cache

import pygame

from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.text import tr
from game.ui.widgets import Click, Kit, button, panel

SKETCH, WIDTHS = 480, (1920, 2560, 3840)


@cache
def _painting(wide: int) -> pygame.Surface:
    """The harbour, rasterised at few sizes: that takes a third of a second, scaling it only a few milliseconds."""
    return draw.svg("ui/title_scene", (wide, wide * 9 // 16)).convert()


def harbour(p: draw.Painter, r: Rect, crisp: bool) -> None:
    """The harbour at dusk, covering all of r; a sketch of it for the very first frame."""
    box = p.px(r)
    wanted = max(box.w, box.h * 16 / 9)  # never enlarged: that would blur the ink
    painting = _painting(min((w for w in WIDTHS if w >= wanted), default=WIDTHS[-1]) if crisp else SKETCH)
    grow = max(box.w / painting.get_width(), box.h / painting.get_height())
    size = (round(painting.get_width() * grow), round(painting.get_height() * grow))
    scaled = painting if size == painting.get_size() else pygame.transform.smoothscale(painting, size)
    p.surface.blit(scaled, ((box.w - size[0]) // 2, (box.h - size[1]) // 2))


def backdrop(canvas: Rect, crisp: bool = True) -> Node:
    return Node((), canvas, (harbour, crisp))


def sheet(canvas: Rect, kit: Kit, title: str, back: Click, wide: float = 980) -> tuple[Node, Node, Rect]:
    """A menu page: (root, sheet, room for its content)."""
    root = Node((), canvas).add(backdrop(canvas), Node((), canvas, (draw.veil, 0.25)))
    width = min(canvas.w - 48, max(wide, kit.s(wide * 0.9)))
    rect = Rect(canvas.centerx - width / 2, canvas.y + 22, width, canvas.h - 44)
    paper = panel(rect)
    head = kit.s(48) if kit.scale < 1.5 else 72
    button_wide = min(kit.s(132), rect.w * 0.24)
    paper.add(
        button(
            ("back",),
            Rect(rect.x + 22, rect.y + 18, button_wide, head - 6),
            tr("app.back"),
            back,
            "wood",
            ("app.with_key", {"text": tr("app.back"), "shortcut": tr("app.key.esc")}),
            16,
        )
    )
    middle = Rect(rect.x + button_wide + 34, rect.y + 14, rect.w - 2 * button_wide - 68, head)
    paper.write(title, middle, 32, "title", "wood_dark", "center")
    rule = Rect(rect.x + 22, rect.y + 14 + head, rect.w - 44, 15)
    paper.add(Node((), rule, (_rule,)))
    root.add(paper)
    room = Rect(rect.x + 28, rule.bottom + 4, rect.w - 56, rect.bottom - rule.bottom - 24)
    return root, paper, room


def _rule(p: draw.Painter, r: Rect) -> None:
    """A line on either side of an ornament."""
    middle = Rect(r.centerx - 125, r.y, 250, r.h)
    p.picture("ui/ornament_divider", middle)
    for left, right in ((r.x, middle.x + 4), (middle.right - 4, r.right)):
        p.box(Rect(left, r.centery - 0.9, right - left, 1.2), "brass_dark")
