"""The levels that think, `hard` and `expert`: the search of search.py, guided by what a game's `GUIDE` says."""

from __future__ import annotations

import importlib
from functools import cache
from random import Random

from game.bots import USUAL, Bot, Watch, find_bot, search
from game.bots.search import Budget, Guide, Team, alone
from game.core import Move, State

GUIDES = {"puerto_rico": "steward.guide", "san_juan": "clerk.guide", "madeira": "admiral.guide"}
"""Game, and the module of this package that has its `GUIDE`; a game without one is played by its heuristic."""


@cache
def guide(game: str) -> Guide:
    """How a game is searched."""
    found = importlib.import_module(f"game.bots.{GUIDES[game]}").GUIDE
    assert isinstance(found, Guide)
    return found


def thinker(
    name: str,
    game: str,
    seconds: float | None = None,
    watch: Watch | None = None,
    team: Team | None = None,
    playouts: int | None = None,
) -> Bot:
    """A bot that thinks as long as its level does, or for so many seconds or playouts, then without another limit."""
    if game not in GUIDES:
        return find_bot(USUAL, game)
    usual = guide(game).budgets[name]
    budget = usual
    if seconds is not None:
        budget = Budget(seconds, varied=usual.varied)
    elif playouts is not None:
        budget = Budget(playouts=playouts, varied=usual.varied)

    def choose(view: State, rng: Random) -> Move:
        return search.choose(view, rng, guide(game), budget, watch, team or alone)

    return choose
