"""The contract of every game: a small mutable state, moves as values, events for whoever listens."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from game.core.errors import IllegalMove, glimpse
from game.core.options import Options
from game.core.rng import MASK, STEP, advance, many, scramble, several

Arg = str | int
Move = tuple[Arg, ...]
"""Kind and arguments, such as `("build", "harbor")`; its JSON form is the same as a list."""

Place = tuple[Arg, ...]
"""A board element, such as `("ship", 2)`: moves name them, events travel between them, the view draws them."""

Reason = tuple[str, dict[str, Arg]]
"""Why something cannot be done: a key of the locale pack and its parameters."""


class Event(NamedTuple):
    """Something that happened: `amount` times `piece` went from `source` to `target`.

    `kind` is also the key of the log's sentence. An event with `eyes` set shows its `piece` and `detail` to
    that seat alone.
    """

    kind: str
    seat: int = -1
    piece: str = ""
    amount: int = 1
    source: Place = ()
    target: Place = ()
    detail: tuple[Arg, ...] = ()
    eyes: int = -1


Listener = Callable[[Event], None]


class State:
    """A position of a game. Subclasses are plain data with a hand-written `copy()`.

    `players`  the number of seats
    `options`  all options with their values (shared, never changed)
    `to_act`   the seat that decides, None when the game is over
    `rng`      the generator's state; see `draw`
    `chance`   how often something hidden was revealed or drawn; an undo never crosses a change of it
    `listener` told of every event, if there is one
    """

    __slots__ = ("_legal", "chance", "listener", "options", "players", "rng", "to_act")

    game: str = ""

    def __init__(self, players: int, options: Options, seed: int) -> None:
        self.players: int = players
        self.options: Options = options
        self.to_act: int | None = None
        self.rng: int = scramble(seed & MASK)
        self.chance: int = 0
        self.listener: Listener | None = None
        self._legal: list[Move] | None = None

    # what a game provides ------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        """The legal moves, complete and without doubles; empty when the game is over."""
        raise NotImplementedError

    def apply(self, move: Move) -> None:
        """Carry out a move known to be legal."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy without the listener."""
        raise NotImplementedError

    def view(self, seat: int, rng: Random) -> State:
        """A copy in which all that `seat` cannot know is redealt with `rng`, the luck to come included."""
        raise NotImplementedError

    def score(self) -> list[dict[str, int]]:
        """For each seat where its points come from; the sum is its score."""
        raise NotImplementedError

    def tiebreak(self, seat: int) -> int:
        """What decides between equal scores; equal again means a shared victory."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """The whole position, readable, with the key `game` in it."""
        raise NotImplementedError

    def touches(self, move: Move) -> tuple[Place, ...]:
        """The board elements that a move names, in the order in which a person would click them."""
        raise NotImplementedError

    def why_not(self, move: Move) -> Reason | None:
        """Why a move that a person might want is not legal now, if the rules can say."""
        return None

    def obvious(self) -> Move | None:
        """A move that the interface may play for a person who does not want to be asked; None to ask."""
        moves = self.moves()
        return moves[0] if len(moves) == 1 else None

    def bares(self, move: Move) -> bool:
        """Whether a legal move lays open what only its player knew, such as a card of the hand.

        It is no luck for the one who plays it, so that `chance` does not grow; but nobody else may take it back.
        """
        return False

    def round_number(self) -> int:
        """The round being played, from 1."""
        raise NotImplementedError

    def is_auto(self, seat: int) -> bool:
        """Whether the rules themselves play a seat: it has never more than one move, and nobody is asked for it."""
        return False

    # what every game shares ----------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """The legal moves. The list belongs to the state: do not change it."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self.legal()
        return legal

    def play(self, move: Move, seat: int | None = None) -> None:
        """Play a legal move (of `seat`, if given); refuse any other with `IllegalMove`, leaving no trace."""
        if seat is not None and seat != self.to_act:
            raise IllegalMove(f"seat {seat} cannot move: " + self._turn())
        legal = self._legal
        if legal is None:
            legal = self.legal()
        if move not in legal:
            raise IllegalMove(f"{json.dumps(move)[:200]} is not legal: " + self._turn())
        self._legal = None
        self.apply(move)

    def _turn(self) -> str:
        return "the game is over" if self.to_act is None else f"seat {self.to_act} decides"

    def draw(self, n: int) -> int:
        """A random number in 0 … n-1 from the state's own generator."""
        self.rng = rng = advance(self.rng)
        return scramble(rng) % n

    def draws(self, n: int, count: int) -> list[int]:
        """As so many times `draw`."""
        numbers = several(self.rng, count)
        self.rng = self.rng + count * STEP & MASK
        return [number % n for number in numbers]

    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place with the state's own generator."""
        self.rng = advance(self.rng)
        size = len(things)
        for number in many(self.rng, size):
            j = number % size
            size -= 1
            things[size], things[j] = things[j], things[size]

    def totals(self) -> list[int]:
        """The score of each seat."""
        return [sum(items.values()) for items in self.score()]

    def winners(self) -> list[int]:
        """The seats that win (or lead): best score, then best tiebreak."""
        ranks = [(total, self.tiebreak(seat)) for seat, total in enumerate(self.totals())]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every platform."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]


def as_move(value: object) -> Move:
    """A move from its JSON form; `IllegalMove` if it has not the form of a move."""
    if (
        isinstance(value, list | tuple)
        and value
        and isinstance(value[0], str)
        and all(isinstance(arg, str) or type(arg) is int for arg in value)
    ):
        return tuple(value)
    raise IllegalMove(f'{glimpse(value)} is not a move: expected a list such as ["build", "harbor"]')


def public(event: Event, seat: int) -> Event:
    """What `seat` sees of an event."""
    if event.eyes in (-1, seat):
        return event
    return event._replace(piece="", detail=())
