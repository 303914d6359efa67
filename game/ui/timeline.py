"""The timeline of a replay: a cell for each phase, grouped by rounds; a click jumps there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial

from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.history import Mark
from game.ui.text import tr
from game.ui.widgets import Kit


def layout(board: Rect, kit: Kit) -> tuple[Rect, Rect]:
    """The board, and below it the room for the timeline."""
    high = 34 * min(max(kit.scale, 0.9), 1.4)
    return Rect(board.x, board.y, board.w, board.h - high), Rect(board.x, board.bottom - high, board.w, high)


def build(marks: Sequence[Mark], played: int, rect: Rect, kit: Kit, jump: Callable[[int], None]) -> Node:
    """`played` is the move that is shown."""
    inner = Rect(rect.x + 12, rect.y + 3, rect.w - 24, rect.h - 9)
    node = Node(("timeline",), inner, (draw.fill, "wood_dark", 6, 0.85))
    here = max(0, bisect_right([mark.moves for mark in marks], played) - 1)
    each = (inner.w - 8) / max(1, len(marks))
    half = inner.h * 0.46
    begun = 0
    for i, mark in enumerate(marks):
        x = inner.x + 4 + i * each
        cell = Rect(x, inner.y + half, max(1.0, each - 1), inner.h - half - 3)
        phase = Node(("time", mark.moves), cell, (_cell, i < here, i == here), radius=2, tip=mark.status)
        phase.on_click = partial(jump, mark.moves)
        node.add(phase)
        if i + 1 == len(marks) or marks[i + 1].round != mark.round:
            left = inner.x + 4 + begun * each
            room = Rect(left, inner.y, x + each - left, half)
            number = Node(("time", "round", mark.round), room, (_round,), radius=2)
            number.tip = ("app.table.to_round", {"round": mark.round})
            number.on_click = partial(jump, marks[begun].moves)
            if room.w > kit.wide(str(mark.round), 11, "small_bold") + 3:
                number.write(str(mark.round), room, 11, "small_bold", "parchment_light", "center", least=7)
            node.add(number)
            begun = i + 1
    node.tip = tr("app.table.timeline")
    return node


def _cell(p: draw.Painter, r: Rect, past: bool, here: bool) -> None:
    p.box(r, "brass_light" if here else "brass_dark" if past else "wood_light", 2)
    if here:
        p.box(r, None, 2, "paper_white", 1.2)


def _round(p: draw.Painter, r: Rect) -> None:
    p.line([(r.x, r.y + 2), (r.x, r.bottom + 4)], "brass_dark", 1)
