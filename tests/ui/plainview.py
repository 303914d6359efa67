"""The plainest view that a game could have: every place as a labelled box. The table is tested with it alone."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from game.core import Event, Move, Place, State
from game.ui import draw
from game.ui.graph import Art, Node, Rect, grid
from game.ui.tableview import Context
from game.ui.text import Phrase

ALWAYS: list[Place] = [("zoom", 1)]


def build(state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
    places: list[Place] = list(ALWAYS)
    for move in state.moves():
        for place in state.touches(move):
            if place not in places and len(place) > 1:
                places.append(place)
    for place in REMEMBERED:
        if place not in places:
            places.append(place)
    REMEMBERED[:] = places
    cells = grid(canvas, 10, max(1, -(-len(places) // 10)), 6)
    root = Node((), canvas)
    for place, cell in zip(places, cells, strict=False):
        tone = "parchment" if place in ctx.lit else "stone"
        node = Node(place, cell, (draw.fill, tone, 6), tip=" ".join(map(str, place)))
        root.add(node.write(" ".join(map(str, place)), None, 12, "small", lines=3, least=4, align="center"))
    return root


REMEMBERED: list[Place] = []  # so that places keep a node: a real view draws its whole board anyway


def prompt(state: State, ctx: Context) -> Phrase:
    return ("app.table.you_decide", {"what": f"{state.to_act}"})


def label(state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
    return ("app.table.you_decide", {"what": " ".join(map(str, place))})


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    return ("app.title.continue_tip", {"game": event.kind, "round": event.amount, "names": event.piece})


def node_for(place: Place, state: State, viewer: int) -> Place:
    return place


def piece(event: Event, state: State, ctx: Context) -> tuple[Art, tuple[float, float]] | None:
    return (draw.fill, "brass", 8), (18, 18)


def sound(event: Event) -> str:
    return ""


def explain(place: Place, state: State, seat: int, ctx: Context) -> list[Phrase] | None:
    return [("app.table.you_decide", {"what": "not now"})]


def phase(state: State) -> tuple[str | int, ...]:
    return (state.round_number(),)


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    return [("app.table.you_decide", {"what": f"{name}: {len(events)}"}) for name in ctx.names]


def ending(state: State, ctx: Context) -> Phrase | None:
    return ("app.table.over", {}) if state.round_number() > 8 else None


def status(state: State, ctx: Context) -> Phrase:
    return ("app.saved.round", {"number": state.round_number(), "date": ""})


def secret(state: State, ctx: Context) -> bool:
    return False


def draft(state: State) -> None:
    return None


def midway(state: State) -> bool:
    return False


def score_label(item: str, state: State) -> Phrase:
    return ("app.table.you_decide", {"what": item})


def install() -> None:
    """Give Puerto Rico this view instead of its own."""
    package = ModuleType("game.ui.puerto_rico")
    package.__path__ = [str(Path(draw.__file__).with_name("puerto_rico"))]  # all but the view
    sys.modules["game.ui.puerto_rico"] = package
    sys.modules["game.ui.puerto_rico.view"] = sys.modules[__name__]
    REMEMBERED.clear()
