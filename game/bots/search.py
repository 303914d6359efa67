"""Thinking ahead, for every game alike: the few moves worth a thought are played to the end many times.

Each playout begins in a world that the seat cannot tell from the real one (`view.view`), and every candidate is
tried in the same worlds with the same luck, so that what differs is the move. Sequential halving: all candidates get
a few worlds, the worse half is dropped, the rest get more. Few decisions with many playouts, never many with few:
which decisions are worth it, and who plays in the playouts, is said by a game's `Guide`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random

from game.bots import Bot
from game.core import Move, State

WIN = 0.8
MARGIN = 30.0
"""A playout is worth 0.8 × the share of the victory + 0.2 × the lead, counted up to 30 points either way."""


Outcome = tuple[list[float], float]


@dataclass(frozen=True, slots=True)
class Guide:
    """What the search needs to know of a game.

    `candidates(view)`   the moves worth a thought, best first; fewer than two: the heuristic decides alone
    `player(state, rng)` the heuristic that plays in the playouts (and decides what is not searched)
    `finish(state, rng)` plays a world to its end, or to where it can be judged; gives each seat's worth in points,
                         and by how many points that may still be wrong (0 at the end)
    """

    candidates: Callable[[State], list[Move]]
    player: Bot
    finish: Callable[[State, Random], Outcome]


@dataclass(slots=True)
class Thought:
    """A candidate: the sum of its rewards, how often it was tried, the points that its seat reached."""

    move: Move
    reward: float = 0.0
    tried: int = 0
    points: float = 0.0

    @property
    def chance(self) -> float:
        return self.reward / self.tried if self.tried else 0.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds of wall clock, playouts in all, whichever ends first."""

    seconds: float = 1e9
    playouts: int = 10**9


def rewards(points: list[float], doubt: float = 0.0) -> list[float]:
    """What a playout is worth to each seat; with a doubt, victory is shared by how far the seats are apart.

    >>> [round(value, 2) for value in rewards([30.0, 27.0])]
    [0.91, 0.09]
    """
    best = max(points)
    if doubt > 0:
        shares = [exp((value - best) / doubt) for value in points]
    else:
        shares = [1.0 if value >= best - 1e-9 else 0.0 for value in points]
    total = sum(shares)
    found = []
    for seat, value in enumerate(points):
        rival = max(points[:seat] + points[seat + 1 :], default=value)
        lead = min(1.0, max(-1.0, (value - rival) / MARGIN))
        found.append(WIN * shares[seat] / total + (1 - WIN) * (lead + 1) / 2)
    return found


def to_the_end(player: Bot) -> Callable[[State, Random], Outcome]:
    """Playouts to the last move; the tiebreak counts as a fraction of a point."""

    def finish(state: State, rng: Random) -> Outcome:
        while state.to_act is not None:
            moves = state.moves()
            state.play(moves[0] if len(moves) == 1 else player(state, rng))
        return final(state)

    return finish


def final(state: State) -> Outcome:
    """The outcome of a game that is over; the tiebreak counts as a fraction of a point."""
    winners = state.winners()
    return [total + (0.01 if seat in winners else 0.0) for seat, total in enumerate(state.totals())], 0.0


def think(view: State, rng: Random, guide: Guide, budget: Budget) -> list[Thought]:
    """The candidates with what the playouts made of them, best first; [] if there was nothing to think about."""
    moves = guide.candidates(view)
    if len(moves) < 2 or view.to_act is None:
        return []
    seat = view.to_act
    ends = time.perf_counter() + budget.seconds
    alive = [Thought(move) for move in moves]
    done: list[Thought] = []
    left = budget.playouts
    rounds = max(1, (len(alive) - 1).bit_length())
    for stage in range(rounds):
        share = left // (rounds - stage)
        until = time.perf_counter() + (ends - time.perf_counter()) / (rounds - stage)
        spent = 0
        while spent == 0 or (spent + len(alive) <= share and time.perf_counter() < until):
            world = view.view(seat, rng)
            luck = rng.getrandbits(64)
            for thought in alive:
                after = world.copy()
                after.play(thought.move)
                points, doubt = guide.finish(after, Random(luck))
                thought.reward += rewards(points, doubt)[seat]
                thought.points += points[seat]
                thought.tried += 1
            spent += len(alive)
        left -= spent
        alive.sort(key=lambda thought: -thought.chance)
        keep = max(1, (len(alive) + 1) // 2) if stage < rounds - 1 else len(alive)
        done = alive[keep:] + done
        alive = alive[:keep]
    return alive + done


def choose(view: State, rng: Random, guide: Guide, budget: Budget) -> Move:
    """The best move that the budget finds."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    thoughts = think(view, rng, guide, budget)
    return thoughts[0].move if thoughts else guide.player(view, rng)
