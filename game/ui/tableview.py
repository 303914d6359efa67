"""What a game supplies to be played at the table: a module `game/ui/<game>/view.py` with these functions.

Nothing in it remembers the game: the tree is a function of (state, viewer). Board elements are nodes whose keys
are the places that the rules' moves and events name. Lit, chosen and hovered nodes get their highlights from the
table, clicks go to the controller; the view never handles input. Two kinds of keys are the table's own: a node
with a key ("zoom", …) can always be clicked, and `ctx.zoom` is then that key until it is clicked again; so can one
with a key ("sort", x), and `ctx.extra["sort"]` is then x, in later games too. Lit places that no node stands for
become buttons in the action bar. `ctx.extra["log"]` are the entries of the log so far, `ctx.extra["events"]` the
events behind them with their numbers of moves (each has its `eyes`: what others may not see stays out of the tree),
`ctx.extra["curtain"]` says that a curtain hangs: nothing secret may be in the tree.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Protocol, cast

from game.core import Event, Move, Place, State
from game.ui.controller import Controller
from game.ui.graph import Art, Node, Rect
from game.ui.text import Phrase


@dataclass(slots=True)
class Context:
    """What a view may know beside the state.

    `names`      of the seats; `colours` their palette names (such as "seat2"); `portraits` their pictures
    `people`     seats that persons play
    `scale`      the interface scale that texts are multiplied by before they are fitted into their boxes
    `unit`       pixels to a canvas unit (for typeset.height_of and width_of)
    `lit`        places that can be clicked now, `chosen` those clicked so far: e.g. to dim what is neither while
                 the viewer decides
    `deciding`   whether the viewer is to decide now
    `zoom`       a place that the person asked to see enlarged (an opponent's board), or ()
    `hints`      whether the person wants hints
    `hide_points` whether the points of the others are to be hidden
    `over`       the game is over and everything is open
    """

    names: Sequence[str]
    colours: Sequence[str]
    portraits: Sequence[str]
    people: frozenset[int] = frozenset()
    scale: float = 1.0
    unit: float = 1.0
    lit: frozenset[Place] = frozenset()
    chosen: tuple[Place, ...] = ()
    deciding: bool = False
    zoom: Place = ()
    hints: bool = True
    hide_points: bool = False
    over: bool = False
    extra: dict[str, object] = field(default_factory=dict)


class TableView(Protocol):
    """The functions of a view module."""

    def build(self, state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
        """The board as `viewer` sees it, inside `canvas` (what action bar and log leave; about 1020 × 660 units
        at 16:9). Keys of nodes = places of the rules. Tips explain (a callable is asked when hovered)."""

    def prompt(self, state: State, ctx: Context) -> Phrase:
        """What the seat to act has to decide, for the action bar: "Choose a character"."""

    def label(self, state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
        """The words on the button of a place without a node (pass, done, …); `move` is what it would play, if
        that is settled. Of moves that touch nothing, the place is ("move", *move)."""

    def describe(self, event: Event, state: State, ctx: Context) -> Phrase | None:
        """The log's sentence for an event (None: not worth a line), e.g.
        ("puerto_rico.log.build", {"name": ctx.names[seat], "building": ("puerto_rico.building.harbor", {})})."""

    def node_for(self, place: Place, state: State, viewer: int) -> Place:
        """The key of the node at which a place is to be seen, if it is not the place itself (coins of a seat
        fly to the seat's board)."""

    def piece(self, event: Event, state: State, ctx: Context) -> tuple[Art, tuple[float, float]] | None:
        """The picture and size (units) that flies from event.source to event.target; None: nothing flies."""

    def sound(self, event: Event) -> str:
        """The name of the sound of an event (assets/sounds/<name>.wav), "" for none."""

    def explain(self, place: Place, state: State, seat: int, ctx: Context) -> list[Phrase] | None:
        """Why a place cannot be clicked now by the seat that decides, where the rules can say (see why_not);
        added to the node's tip."""

    def phase(self, state: State) -> tuple[str | int, ...]:
        """Changes when a phase ends: bots pause, and `report` is shown."""

    def report(self, events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
        """What each player gained in the phase that has just ended, a line each; [] if nothing is worth it."""

    def ending(self, state: State, ctx: Context) -> Phrase | None:
        """Once the end is triggered: the cause, for the announcement of the last round."""

    def status(self, state: State, ctx: Context) -> Phrase:
        """A short line for saved games and the action bar: round, phase."""

    def draft(self, state: State) -> Controller | None:
        """A decision of several moves to be tried out before it is confirmed (see draft.py), or one that is to be
        clicked in its own way; None: move by move."""

    def midway(self, state: State) -> bool:
        """Whether a part of such a decision is already played: undo and redo do not stop there."""

    def secret(self, state: State, ctx: Context) -> bool:
        """Whether the screen must be handed over with a curtain between two persons."""

    def score_label(self, item: str, state: State) -> Phrase:
        """The name of an item of `state.score()` on the end screen."""


def load_view(key: str) -> TableView | None:
    """The view of a game; None if the game has no table yet. Whatever goes wrong inside a table is raised."""
    name = f"game.ui.{key}.view"
    if name not in sys.modules and (find_spec(f"game.ui.{key}") is None or find_spec(name) is None):
        return None
    return cast(TableView, importlib.import_module(name))
