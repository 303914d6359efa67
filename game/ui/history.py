"""What has happened at the table: the log's entries, the events, the phases, and the points round by round.

A `Teller` puts it into words while it happens: an event is described with the position of its own moment. What goes
wrong in the words must not break a move in two: the fault is kept until the move is played (see `Table.play`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core import Event, Header, Move, Place, Session, State
from game.ui.text import Phrase

PhaseKey = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Teller:
    """How events are described and phases told apart."""

    describe: Callable[[Event, State], Phrase | None]
    phase: Callable[[State], PhaseKey]
    status: Callable[[State], Phrase]


class Entry(NamedTuple):
    """A line of the log: after how many moves, whose, what, the places that it names, and how often it came."""

    moves: int
    seat: int
    phrase: Phrase
    places: tuple[Place, ...]
    times: int = 1

    @property
    def words(self) -> Phrase:
        return self.phrase if self.times == 1 else ("app.table.log_times", {"line": self.phrase, "times": self.times})


class Mark(NamedTuple):
    """Where a phase begins: after how many moves, which, in what round, and how it is called."""

    moves: int
    phase: PhaseKey
    round: int
    status: Phrase


class Tally(NamedTuple):
    """The points of all seats when a round began, or at the end."""

    moves: int
    round: int
    totals: list[int]


@dataclass(slots=True)
class History:
    teller: Teller
    entries: list[Entry] = field(default_factory=list)
    events: list[tuple[int, Event]] = field(default_factory=list)  # after how many moves, and what
    marks: list[Mark] = field(default_factory=list)
    points: list[Tally] = field(default_factory=list)
    fresh: list[Event] = field(default_factory=list)  # told since somebody last took them
    fault: Exception | None = None

    @classmethod
    def of(cls, teller: Teller, header: Header, moves: Sequence[Move]) -> History:
        """The history of a game that was played before."""
        history = cls(teller)
        state = header.start()
        played = 0

        def listen(event: Event) -> None:
            history.hear(event, state, played + 1)

        state.listener = listen
        history.moved(state, 0)
        for move in moves:
            state.play(move)
            played += 1
            history.moved(state, played)
        history.take()
        return history

    def follow(self, session: Session) -> None:
        """Write down what is played from now on."""

        def listen(event: Event) -> None:
            self.hear(event, session.state, len(session.moves) + 1)

        session.state.listener = listen
        session.after = lambda: self.moved(session.state, len(session.moves))

    def take(self) -> list[Event]:
        """What was told since the last time."""
        fresh, self.fresh = self.fresh, []
        return fresh

    def take_fault(self) -> Exception | None:
        fault, self.fault = self.fault, None
        return fault

    # while it happens ------------------------------------------------------------------------------------

    def hear(self, event: Event, state: State, moves: int) -> None:
        """An event of the move that becomes the `moves`-th; `state` is in the midst of it."""
        self.fresh.append(event)
        self.events.append((moves, event))
        try:
            phrase = self.teller.describe(event, state)
        except Exception as error:
            self.fault = self.fault or error
            return
        if phrase is not None:
            places = tuple(place for place in (event.source, event.target) if place)
            self.note(Entry(moves, event.seat, phrase, places))

    def note(self, entry: Entry) -> None:
        """A line more; the same line again names more places and is counted."""
        last = self.entries[-1] if self.entries else None
        if last is not None and last[:3] == entry[:3]:
            self.entries[-1] = last._replace(places=last.places + entry.places, times=last.times + 1)
        else:
            self.entries.append(entry)

    def moved(self, state: State, moves: int) -> None:
        """A move was played: has a phase or a round begun with it?"""
        round_number = state.round_number()
        if not self.points or round_number > self.points[-1].round or state.to_act is None:
            self.points.append(Tally(moves, round_number, state.totals()))
        try:
            phase = self.teller.phase(state)
            if not self.marks or phase != self.marks[-1].phase:
                self.marks.append(Mark(moves, phase, round_number, self.teller.status(state)))
            elif self.marks[-1].moves == moves - 1:
                # The position before the first move of a phase often does not know yet which one it becomes.
                self.marks[-1] = self.marks[-1]._replace(status=self.teller.status(state))
        except Exception as error:
            self.fault = self.fault or error

    # looking back ----------------------------------------------------------------------------------------

    def last_phase(self) -> list[Event]:
        """The events of the phase that ended last."""
        if len(self.marks) < 2:
            return []
        begun, ended = self.marks[-2].moves, self.marks[-1].moves
        return [event for moves, event in self.events if begun < moves <= ended]

    def rewind(self, moves: int) -> None:
        """Forget what came after the first so many moves."""
        for told in (self.entries, self.events, self.marks, self.points):
            del told[_until(told, moves) :]
        self.fresh = []

    def until(self, moves: int) -> History:
        """The history up to a move, on its own."""
        other = History(self.teller, self.entries[:], self.events[:], self.marks[:], self.points[:])
        other.rewind(moves)
        return other

    def lines(self, moves: int) -> list[Entry]:
        """The log up to a move."""
        return self.entries[: _until(self.entries, moves)]

    def told(self, moves: int) -> list[tuple[int, Event]]:
        """The events up to a move."""
        return self.events[: _until(self.events, moves)]


def _until(told: Sequence[tuple[object, ...]], moves: int) -> int:
    """How many of these were told in the first so many moves."""
    return bisect_right(told, moves, key=lambda item: item[0])  # type: ignore[arg-type, return-value]
