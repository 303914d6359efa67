"""The four levels that a person chooses from, in every game: easy, normal, hard, expert.

`normal` is the game's heuristic. `hard` and `expert` search; the playouts that stand beside the seconds make an
answer reproducible wherever the machine is fast enough.
"""

from __future__ import annotations

import os
from functools import partial
from random import Random

from game.bots import Bot, search
from game.bots.search import Budget, Guide
from game.core import Move, State

HARD = 0.5
EXPERT = 3.0

ROUNDS = int(os.environ.get("PRR","2"))
DOUBT = float(os.environ.get("PRD","4"))


def san_juan() -> Guide:
    from game.bots import clerk
    from game.san_juan.moves import BUILD, CHOOSE
    from game.san_juan.state import SanJuan

    def candidates(view: State) -> list[Move]:
        assert isinstance(view, SanJuan)
        moves = view.moves()
        if view.stage == CHOOSE:
            return moves
        if view.stage == BUILD:
            assert view.to_act is not None
            seat = view.to_act
            ranked = sorted(moves, key=lambda move: -clerk.build_worth(view, seat, move))
            return ranked[:5]
        return []

    return Guide(candidates, clerk.choose, search.to_the_end(clerk.choose))


def puerto_rico() -> Guide:
    from game.bots import steward
    from game.bots.steward.policy import is_choice
    from game.bots.steward.survey import outlook
    from game.bots.steward.worth import worth
    from game.puerto_rico.state import PuertoRico

    def candidates(view: State) -> list[Move]:
        assert isinstance(view, PuertoRico)
        return [move for move in view.moves() if move[0] == "choose"] if is_choice(view) else []

    def finish(state: State, rng: Random) -> search.Outcome:
        """Two rounds on, then the steward's own estimate: it is nearer the truth than one more playout."""
        assert isinstance(state, PuertoRico)
        last = state.round_number() + ROUNDS
        while state.to_act is not None:
            if is_choice(state) and state.round_number() >= last:
                o = outlook(state)
                return [worth(state, seat, o) for seat in range(state.players)], DOUBT
            moves = state.moves()
            state.play(moves[0] if len(moves) == 1 else steward.choose(state, rng))
        return search.final(state)

    return Guide(candidates, steward.choose, finish)


def madeira() -> Guide:
    from game.bots import captain_major

    return Guide(lambda view: [], captain_major.choose, search.to_the_end(captain_major.choose))


GUIDES = {"puerto_rico": puerto_rico, "san_juan": san_juan, "madeira": madeira}


def searching(game: str, budget: Budget) -> Bot:
    """A bot that thinks with this budget."""
    guide = GUIDES[game]()

    def bot(view: State, rng: Random) -> Move:
        return search.choose(view, rng, guide, budget)

    return bot
