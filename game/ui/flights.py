"""Pieces on their way over the board: from the places that events name to those they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.core import Event, Place
from game.ui import draw
from game.ui.graph import Art, Node, Rect
from game.ui.stage import Stage

LENGTH = {"slow": 0.9, "normal": 0.5, "fast": 0.25, "off": 0.0}
AT_MOST = 4  # pieces of one event: more are told, not shown
SOUNDS = 3  # at a time

Piece = tuple[Art, tuple[float, float]]


class Flight(NamedTuple):
    piece: Piece
    source: Rect
    target: Rect
    number: int  # among the pieces of its event


def plan(
    events: Iterable[Event],
    piece_of: Callable[[Event], Piece | None],
    node_at: Callable[[Place], Node | None],
) -> list[Flight]:
    """What flies: every event between two places that the board shows and that has a picture."""
    flights = []
    for event in events:
        if not event.source or not event.target:
            continue
        piece = piece_of(event)
        start, end = node_at(event.source), node_at(event.target)
        if start is not None and end is not None and piece is not None:
            flights += [Flight(piece, start.rect, end.rect, k) for k in range(max(1, min(event.amount, AT_MOST)))]
    return flights


def launch(stage: Stage, flights: list[Flight], length: float, landed: Callable[[], None]) -> None:
    """Let them fly, one shortly after the other; `landed` is called once, after the last."""
    gap = min(length * 0.3, 3 * length / len(flights))
    left = len(flights)

    def one_landed() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            landed()

    for i, ((art, size), start, end, k) in enumerate(flights):
        spread = (k % 2 * 2 - 1) * 4 * ((k + 1) // 2)
        source = (start.centerx + spread, start.centery)
        target = (end.centerx + spread, end.centery)
        stage.fly(draw.frames(art, k), size, source, target, length, i * gap, one_landed)
    stage.set_rings({})
