"""The bots that think: `hard` and `expert`, on the search of search.py with the game's heuristic in its playouts.

Which decisions are searched was tried out (see README.md): the choice of a character in both games, in San Juan also
what to build. All else is left to the heuristic.
"""

from __future__ import annotations

from functools import cache
from random import Random

from game.bots import search
from game.bots.search import Budget, Guide
from game.core import Move, State

HARD = {"puerto_rico": Budget(0.5, 40), "san_juan": Budget(0.5, 120)}
EXPERT = {"puerto_rico": Budget(3.0, 240), "san_juan": Budget(3.0, 700)}

BUILDINGS_TRIED = 5

ROUNDS = 3
"""How far Puerto Rico is played on before the steward's estimate judges it; 1 round wins 38 %, 2 rounds 75 % of 8."""

DOUBT = 4.0
"""By how many points that estimate is off, roughly."""


def hard(view: State, rng: Random) -> Move:
    """Half a second a decision at the most."""
    return search.choose(view, rng, guide(view.game), HARD[view.game])


def expert(view: State, rng: Random) -> Move:
    """Three seconds a decision at the most."""
    return search.choose(view, rng, guide(view.game), EXPERT[view.game])


@cache
def guide(game: str) -> Guide:
    """How a game is searched."""
    return GUIDES[game]()


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
        """Some rounds on, then the steward's own estimate: cheaper than the end of the game, and less noisy."""
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


def san_juan() -> Guide:
    from game.bots import clerk
    from game.san_juan.moves import BUILD, CHOOSE
    from game.san_juan.state import SanJuan

    def candidates(view: State) -> list[Move]:
        assert isinstance(view, SanJuan)
        moves = view.moves()
        if view.stage == CHOOSE:
            return moves
        seat = view.to_act
        if view.stage != BUILD or seat is None:
            return []
        return sorted(moves, key=lambda move: -clerk.build_worth(view, seat, move))[:BUILDINGS_TRIED]

    return Guide(candidates, clerk.choose, search.to_the_end(clerk.choose))


GUIDES = {"puerto_rico": puerto_rico, "san_juan": san_juan}
