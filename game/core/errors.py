"""Everything that can be wrong with what a person or a file asks for."""

from reprlib import Repr

_short = Repr()
_short.maxstring = _short.maxother = _short.maxlong = 60


def glimpse(value: object) -> str:
    """A value as a message shows it: one line, short however long or deeply nested the value is.

    >>> glimpse([[[[[[[["deep"]]]]]]]])
    '[[[[[[[...]]]]]]]'
    """
    return _short.repr(value)


class CaravelleError(Exception):
    """Base of all errors that carry a message for a person; never a bug of ours."""


class IllegalMove(CaravelleError):
    """The move is not among `state.moves()`; the state is as it was."""


class OptionError(CaravelleError):
    """An unknown option, a value it does not have, a combination that the rules forbid, a wrong seat count."""


class PositionError(CaravelleError):
    """A JSON position that is malformed or that breaks a rule of conservation."""


class JournalError(CaravelleError):
    """A journal that cannot be read or continued; says which line and what was expected."""
