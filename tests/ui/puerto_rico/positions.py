"""Positions from games played at random, with a liking for building so that boards fill up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.core import Event, Listener, Move
from game.puerto_rico import GAME, PuertoRico

WITHOUT_TABLE = ("puertomas", "difficulty")
"""Options that the table does not know yet."""
MIXES: tuple[dict[str, Any], ...] = tuple(dict(mix) for mix in GAME.mixes if not set(mix) & set(WITHOUT_TABLE))

LIKING = {"pass": 0.15, "build": 3.0, "lift": 0.3}


def pick_move(state: PuertoRico, rng: Random) -> Move:
    moves = state.moves()
    return rng.choices(moves, [LIKING.get(str(move[0]), 1.0) for move in moves])[0]


def play_through(
    players: int, seed: int, options: dict[str, Any] | None = None, listener: Listener | None = None
) -> Iterator[PuertoRico]:
    """Every position of a game, the same object each time."""
    state = GAME.new(players, seed, options or {})
    assert isinstance(state, PuertoRico)
    state.listener = listener
    rng = Random(seed)
    yield state
    while state.to_act is not None:
        state.play(pick_move(state, rng))
        yield state


def samples(players: int, seed: int, every: int, options: dict[str, Any] | None = None) -> list[PuertoRico]:
    """Some positions of a game, the last one included."""
    found = [state.copy() for i, state in enumerate(play_through(players, seed, options)) if i % every == 0]
    last = list(play_through(players, seed, options))[-1]
    return [*found, last]


__all__ = ["Event", "pick_move", "play_through", "samples"]
