"""What every game shares: the State contract, moves, events, options, the registry, the journal.

>>> from game.core import find
>>> state = find("puerto_rico").new(players=3, seed=1)
>>> state.play(state.moves()[0])
"""

from game.core.errors import CaravelleError, IllegalMove, JournalError, OptionError, PositionError
from game.core.journal import Header, Journal, Record
from game.core.options import Option, Options
from game.core.registry import Game, available, find, load_position
from game.core.session import Session
from game.core.state import Event, Listener, Move, Place, Reason, State, as_move, public

__all__ = [
    "CaravelleError",
    "Event",
    "Game",
    "Header",
    "IllegalMove",
    "Journal",
    "JournalError",
    "Listener",
    "Move",
    "Option",
    "OptionError",
    "Options",
    "Place",
    "PositionError",
    "Reason",
    "Record",
    "Session",
    "State",
    "as_move",
    "available",
    "find",
    "load_position",
    "public",
]
