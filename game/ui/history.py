"""What has happened at the table: the log's entries and the points round by round, each with its move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core import Event, Header, Move, Place, State
from game.ui.text import Phrase

Describe = Callable[[Event, State], "Phrase | None"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: after how many moves, whose, what, and the places that it names."""

    moves: int
    seat: int
    phrase: Phrase
    places: tuple[Place, ...]


@dataclass(slots=True)
class History:
    entries: list[Entry] = field(default_factory=list)
    points: list[tuple[int, int, list[int]]] = field(default_factory=list)  # moves, round, total of each seat
    events: list[tuple[int, Event]] = field(default_factory=list)  # moves, and what happened, secrets included

    def note(self, event: Event, phrase: Phrase | None, moves: int) -> None:
        self.events.append((moves, event))
        if phrase is not None:
            places = tuple(place for place in (event.source, event.target) if place)
            last = self.entries[-1] if self.entries else None
            if last is not None and (last.moves, last.seat, last.phrase) == (moves, event.seat, phrase):
                self.entries[-1] = Entry(moves, event.seat, phrase, last.places + places)
                return
            self.entries.append(Entry(moves, event.seat, phrase, places))

    def count(self, state: State, moves: int) -> None:
        """Keep the totals when a round begins and at the end."""
        round_number = state.round_number()
        if not self.points or round_number > self.points[-1][1] or state.to_act is None:
            self.points.append((moves, round_number, state.totals()))

    def rewind(self, moves: int) -> None:
        """Forget what came after the first so many moves."""
        self.entries = [entry for entry in self.entries if entry.moves <= moves]
        self.points = [point for point in self.points if point[0] <= moves]
        self.events = [told for told in self.events if told[0] <= moves]

    @classmethod
    def of(cls, header: Header, moves: Sequence[Move], describe: Describe) -> History:
        """The history of a game that was played before."""
        history = cls()
        state = header.start()
        played = 0

        def listen(event: Event) -> None:
            history.note(event, describe(event, state), played + 1)

        state.listener = listen
        history.count(state, 0)
        for move in moves:
            state.play(move)
            played += 1
            history.count(state, played)
        return history
