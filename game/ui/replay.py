"""A recorded game that is watched: its moves, its whole history, and any position of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Header, Move, Session
from game.ui.history import History, Mark, Teller


class Replay:
    """`open` says that the game was played to its end: nothing in it is a secret any more."""

    def __init__(self, header: Header, moves: Sequence[Move]) -> None:
        self.header = header
        self.moves = list(moves)
        self.open = self.session(len(self.moves)).state.to_act is None
        self._whole: History | None = None

    def session(self, count: int) -> Session:
        """The game after so many moves; nothing that is played in it is written down."""
        session = Session(self.header)
        for move in self.moves[:count]:
            session.play(move)
        return session

    def tell(self, teller: Teller) -> None:
        """Have the whole game told (again, should its words have changed)."""
        self._whole = History.of(teller, self.header, self.moves)

    def history(self, count: int) -> History:
        assert self._whole is not None
        return self._whole.until(count)

    @property
    def marks(self) -> list[Mark]:
        """Where one can jump to: the beginning of each phase."""
        return [] if self._whole is None else self._whole.marks
