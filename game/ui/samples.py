"""Parts of a table as figures: the board of a guided game after some of its moves, drawn by the game's own view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from game.core import Place, State
from game.ui.graph import Node, Rect, find, walk
from game.ui.guide import load_guide
from game.ui.seats import COLOURS, PORTRAITS
from game.ui.tableview import Context, load_view
from game.ui.widgets import Kit

BOARD = Rect(0, 0, 1020, 640)


def table_part(game: str, moves: int, part: Place) -> Callable[[Kit], Node | None]:
    """What stands at a place after so many moves of the guided game."""
    return partial(_part, game, moves, part)


@cache
def position(game: str, moves: int) -> State | None:
    guide = load_guide(game)
    if guide is None:
        return None
    state = guide.header([str(seat) for seat in range(guide.players)]).start()
    for move in [move for step in guide.steps for move in step.moves][:moves]:
        state.play(move)
    return state


def context(kit: Kit, players: int = 4) -> Context:
    """Nobody's: for figures."""
    names = ("Inés", "Mateo", "Rosa", "Tomás")[:players]
    return Context(names, COLOURS[:players], PORTRAITS[:players], scale=kit.scale, unit=kit.unit)


def _part(game: str, moves: int, part: Place, kit: Kit) -> Node | None:
    state, view = position(game, moves), load_view(game)
    if state is None or view is None:
        return None
    guide = load_guide(game)
    assert guide is not None
    found = find(view.build(state.copy(), 0, BOARD, context(kit, guide.players)), part)
    if found is not None:
        for node in walk(found):
            node.key, node.place, node.on_click, node.z = (), (), None, 0
    return found
