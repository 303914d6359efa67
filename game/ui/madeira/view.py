"""Madeira at the table: the boards as a function of the position, and what flies over them."""

from __future__ import annotations

from typing import cast

from game.core import Event, Place, State
from game.madeira import moves as m
from game.madeira.position import location_place, space_place
from game.madeira.state import Madeira
from game.ui import draw, pieces
from game.ui.graph import Art, Node, Rect, grid, inset
from game.ui.madeira import art
from game.ui.madeira.drafts import draft, midway
from game.ui.madeira.seen import look_at
from game.ui.madeira.tips import explain
from game.ui.madeira.words import describe, ending, label, prompt, report, score_label, status
from game.ui.tableview import Context

__all__ = ["describe", "draft", "ending", "explain", "label", "midway", "prompt", "report", "score_label", "status"]


def build(state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
    """The islands, the guild board and all players."""
    seen = look_at(state, viewer, ctx)
    root = Node((), canvas).add(Node((), canvas, (pieces.sheet,), bleed=8))
    places = [location_place(i, 0) for i in range(m.RESERVE)] + [space_place(i, 0) for i in range(m.SPACES)]
    places += [("reserve", seat) for seat in range(seen.state.players)]
    for place, cell in zip(places, grid(inset(canvas, 8), 12, 8, 4), strict=False):
        root.add(Node(place, cell, (pieces.chip,)))
    return root


def node_for(place: Place, state: State, viewer: int) -> Place:
    """The key of the node at which a place is to be seen."""
    return place


def piece(event: Event, state: State, ctx: Context) -> tuple[Art, tuple[float, float]] | None:
    """The picture that travels."""
    if event.kind == "worker" and event.seat >= 0:
        return (draw.image, art.piece("worker", ctx.colours[event.seat])), (26, 26)
    return None


def sound(event: Event) -> str:
    return ""


def phase(state: State) -> tuple[str | int, ...]:
    """Changes when a phase ends."""
    s = cast(Madeira, state)
    return s.round, s.phase


def secret(state: State, ctx: Context) -> bool:
    """Nothing at this table is secret."""
    return False
