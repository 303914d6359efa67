"""Everything that can be wrong with what a person or a file asks for."""

from reprlib import Repr

_repr = Repr()  # stops at a depth: the usual repr of a value nested deeply enough fails
_repr.maxstring = 60
LONGEST = 80


def glimpse(value: object) -> str:
    """A value as a message shows it: one line, short however long or deeply nested the value is.

    >>> glimpse([[[[[[[["deep"]]]]]]]])
    '[[[[[[[...]]]]]]]'
    """
    text = _repr.repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


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
