"""The `random` bot: every legal move is as good as another."""

from __future__ import annotations

from random import Random

from game.core import Move, State


def choose_at_random(view: State, rng: Random) -> Move:
    """One of the legal moves, each with the same chance."""
    moves = view.moves()
    return moves[int(rng.random() * len(moves))]
