"""A game being played: its state, its moves, undo and redo, and the journal that all of it is written to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from game.core.errors import JournalError
from game.core.journal import Header, Journal, Record, read
from game.core.state import Listener, Move, State


class Session:
    """Plays moves, writes them down, takes them back.

    `people` are the seats that persons play; the other seats belong to bots. A journal that cannot be written
    never stops the game: `fault` has the error, for a notice, until writing works again. `after` is called after
    each move that is played or played again, not for those that are only caught up with.
    """

    def __init__(self, header: Header, people: Iterable[int] = (), journal: Journal | None = None) -> None:
        self.header = header
        self.people = frozenset(people)
        self.journal = journal
        self.fault: OSError | None = None
        self.after: Callable[[], None] | None = None
        self.state: State = header.start()
        self.moves: list[Move] = []
        # for each move: the seat, the chance before it, was there a choice, does it lay open a secret of the seat
        self._before: list[tuple[int, int, bool, bool]] = []
        self._redo: list[list[Move]] = []

    @classmethod
    def open(cls, path: str | Path, people: Iterable[int] = ()) -> Session:
        """Continue a game from its journal, exactly where it was."""
        record = read(path)
        session = cls(record.header, people)
        try:
            session.catch_up(record)
        except JournalError as error:
            raise JournalError(f"{path}, {error}") from error
        try:
            session.journal = Journal.resume(path, record)
        except OSError as error:
            session.fault = error
        return session

    def catch_up(self, record: Record) -> None:
        """Play the moves of a record without writing them again."""
        record.replay()  # verified as a whole first: an error names its line
        for move in record.moves:
            self._play(move)

    def play(self, move: Move) -> None:
        """Play a move and write it down; a later redo is no longer possible."""
        self._play(move)
        self._redo.clear()
        if self.journal is not None:
            self._note(lambda journal: journal.move(move, self.state), self.journal)
        if self.after is not None:
            self.after()

    def _play(self, move: Move) -> None:
        state = self.state
        seat = -1 if state.to_act is None else state.to_act
        choice = len(state.moves()) > 1
        chance = state.chance
        bares = move in state.moves() and state.bares(move)
        state.play(move)
        self.moves.append(move)
        self._before.append((seat, chance, choice, bares))

    def _note(self, write: Callable[[Journal], None], journal: Journal) -> None:
        try:
            write(journal)
        except OSError as error:
            self.fault = error
        else:
            self.fault = None

    def undoable(self) -> int:
        """How many moves an undo takes back now; 0 if there is nothing to take back.

        An undo reaches the last decision of the person who made the latest one. It never crosses a draw or a
        revelation, nor the move of another person; bots' answers are crossed if nobody else is at the table and
        if they have shown nothing that was theirs to hide.
        """
        return self._reach()[0]

    def why_no_undo(self) -> str:
        """What stands in the way of an undo: "nothing" to take back, a "chance", "others"; "" if there is a way."""
        return self._reach()[1]

    def _reach(self) -> tuple[int, str]:
        person = -1
        for i in range(len(self.moves) - 1, -1, -1):
            seat, chance, choice, bares = self._before[i]
            if chance != self.state.chance:
                return 0, "chance"
            if seat not in self.people:
                if len(self.people) > 1:
                    return 0, "others"
                if bares:
                    return 0, "chance"
                continue
            if person not in (-1, seat):
                return 0, "others"
            person = seat
            if choice:
                return len(self.moves) - i, ""
        return 0, "nothing"

    def decided(self, seat: int) -> int:
        """After how many moves a seat had decided something last; 0 if it never has."""
        return next((i for i in range(len(self.moves), 0, -1) if self._before[i - 1][0] == seat), 0)

    def undo(self) -> bool:
        """Take back the last decision; False if that cannot be."""
        count = self.undoable()
        if count == 0:
            return False
        self._redo.append(self.moves[-count:])
        self._rewind(self.moves[:-count])
        if self.journal is not None:
            self._note(lambda journal: journal.undo(count), self.journal)
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self) -> bool:
        """Play again what the last undo took back."""
        if not self._redo:
            return False
        rest = self._redo
        self._redo = []
        for move in rest.pop():
            self.play(move)
        self._redo = rest
        return True

    def _rewind(self, moves: Sequence[Move]) -> None:
        listener: Listener | None = self.state.listener
        self.state = self.header.start()
        self.moves, self._before = [], []
        for move in moves:
            self._play(move)
        self.state.listener = listener

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()
            self.journal = None
