"""What a game supplies to be played at the table: a module `game/ui/<game>/view.py` with these functions.

Nothing in it remembers the game: the tree is a function of (state, viewer). Board elements are nodes whose keys
are the places that the rules' moves and events name. Lit, chosen and hovered nodes get their highlights from the
table, clicks go to the controller; the view never handles input. Two kinds of keys are the table's own: a node
with a key ("zoom", …) can always be clicked, and `ctx.zoom` is then that key until it is clicked again or Esc is
pressed; one with a key ("way", name, value) sets `ctx.ways[name]` (how a hand is sorted). Lit places that no node
stands for become buttons in the action bar.

What happens is told in the midst of a move: `describe` sees the position of that very moment and must not ask it for
its moves.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Protocol, cast

from game.core import Event, Move, Place, State
from game.ui.controller import Controller
from game.ui.graph import Art, Node, Rect
from game.ui.text import Phrase

NOBODY = -2
"""No seat: what only some may know is told to nobody."""


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
    `draft`      the controller of the decision at hand: a view that gave it by `draft(state)` knows its own kind
                 by isinstance and reads from it what is being tried out
    `zoom`       a place that the person asked to see enlarged (an opponent's board), or ()
    `ways`       how the person wants to see things, by name
    `eyes`       the seat whose secrets words may tell: that of the only person; NOBODY if several people (or none)
                 read them
    `over`       everything is open: the game is over, or a finished one is watched again
    `curtain`    a curtain hangs: nothing secret may be in the tree
    `events`     all that has happened, each with the number of its move; what is for the eyes of one seat alone
                 (see `public`) is in it
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
    draft: Controller | None = None
    zoom: Place = ()
    ways: Mapping[str, str] = field(default_factory=dict)
    eyes: int = NOBODY
    over: bool = False
    curtain: bool = False
    events: Sequence[tuple[int, Event]] = ()


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
        """The name of an item of `state.score()` on the end screen. A view that also has `score_note(item, state,
        seat)` tells below the points (or in their tip) what they are counted from: "5 buildings, 4 types"; one with
        `tie_note(state, seat)` says in words what breaks a tie; `tie_label(state)` says what is counted for that."""


def load_view(key: str) -> TableView | None:
    """The view of a game; None if the game has no table yet. Whatever goes wrong inside a table is raised."""
    name = f"game.ui.{key}.view"
    if name not in sys.modules and (find_spec(f"game.ui.{key}") is None or find_spec(name) is None):
        return None
    return cast(TableView, importlib.import_module(name))
