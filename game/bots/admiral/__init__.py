"""The `admiral`: a heuristic player of Madeira, quick enough to play whole games in another player's head."""

from __future__ import annotations

from random import Random

from game.bots.admiral.policy import best
from game.bots.admiral.values import EASY, NORMAL
from game.core import Move, State
from game.madeira.state import Madeira


def choose(view: State, rng: Random) -> Move:
    """The move that looks best."""
    assert isinstance(view, Madeira)
    return best(view, NORMAL)


def choose_easy(view: State, rng: Random) -> Move:
    """The same thoughts with a beginner's values."""
    assert isinstance(view, Madeira)
    return best(view, EASY)
