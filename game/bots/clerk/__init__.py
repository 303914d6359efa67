"""The `clerk`: a player of San Juan by rules of thumb (policy.py), which judges in points (worth.py, values.py)."""

from __future__ import annotations

from random import Random

from game.bots.clerk.policy import choose
from game.core import Move, State

__all__ = ["choose", "choose_easy"]


def choose_easy(view: State, rng: Random) -> Move:
    """Now and then any move."""
    moves = view.moves()
    return moves[int(rng.random() * len(moves))] if rng.random() < 0.2 else choose(view, rng)
