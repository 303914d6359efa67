"""The names of things, and the sentences at the table. Everything here is a phrase: words come later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Event, Move, Place, State
from game.madeira.position import PHASES, TASKS
from game.madeira.state import Madeira
from game.ui.tableview import Context
from game.ui.text import Phrase

PACK = "madeira"


def phrase(key: str, **params: object) -> Phrase:
    return f"{PACK}.{key}", params


def prompt(state: State, ctx: Context) -> Phrase:
    """What the seat to act has to decide."""
    s = cast(Madeira, state)
    return phrase(f"prompt.{TASKS[s.stack[-1][0]]}" if s.stack else "phase.over", building="", cost="", pirates="")


def label(state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
    """The words on the button of a place without a node."""
    name = " ".join(str(part) for part in place)
    return ("app.table.you_decide", {"what": name})


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    """The log's sentence for an event."""
    return None


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    """What each player gained in the phase that has just ended."""
    return []


def ending(state: State, ctx: Context) -> Phrase | None:
    """The announcement of the last round."""
    return None


def status(state: State, ctx: Context) -> Phrase:
    """Round and phase in a short line."""
    return phrase(f"phase.{PHASES[cast(Madeira, state).phase]}")


def score_label(item: str, state: State) -> Phrase:
    return phrase(f"score.{item}")
