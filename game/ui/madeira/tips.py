"""What pointing at a place says: its name, numbers, prices, and why it cannot be clicked."""

from __future__ import annotations

from game.core import Place, State
from game.ui.madeira.seen import Seen
from game.ui.tableview import Context
from game.ui.text import Phrase


def tip(seen: Seen, place: Place) -> list[Phrase | str]:
    """The tip of a place of the rules; the first line is its heading."""
    return []


def explain(place: Place, state: State, seat: int, ctx: Context) -> list[Phrase] | None:
    """Why a place cannot be clicked now."""
    return None
