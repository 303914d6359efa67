"""The `steward`: a player of Puerto Rico by rules of thumb.

It takes the character that gains it most over the others: each one is played through on a copy, everybody deciding
by the same rules of thumb (policy.py), and the positions are compared in points (worth.py, with the numbers of
values.py). It loads its crates in the same way.

`choose` judges by the numbers found last, `choose_steward` by those of earlier versions; `choose_easy` is a beginner,
`choose_erring` the easy bot of earlier versions.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.bots.steward.policy import finish_phase, is_choice, plan, ranking
from game.bots.steward.survey import Outlook, outlook
from game.bots.steward.values import OVERSEER, STEWARD, Values, overseer
from game.bots.steward.worth import standing
from game.core import Move, State
from game.puerto_rico.achievements import hold
from game.puerto_rico.position import SHIPPING
from game.puerto_rico.state import PuertoRico

ERRS = 0.3
"""How often `steward-easy` does not do the best it can think of."""

TRIED = 6
"""How many loads are played through, the most promising ones."""

BEGINNER = replace(
    OVERSEER,
    effect=[tuple((feature, 0.25 * weight) for feature, weight in effect) for effect in OVERSEER.effect],
    crate=0.35 * OVERSEER.crate,
    spaces_filled=3.0 * OVERSEER.spaces_filled,
    others=0.0,
    shared=0.0,
    second_kind=0.0,
    option=(0.0, 0.0, 0.0, 0.0, 0.0),
)
"""Takes the game to be over soon: likes what it has at once, coins and printed points, and forgets the others."""


def choose(view: State, rng: Random) -> Move:
    """The move that looks best; always the same in the same position with the same luck to come."""
    assert isinstance(view, PuertoRico)
    return decide(view, overseer(view))


def choose_steward(view: State, rng: Random) -> Move:
    return decide(view, STEWARD)


def choose_easy(view: State, rng: Random) -> Move:
    return decide(view, BEGINNER)


def decide(view: State, values: Values) -> Move:
    """What looks best with these numbers."""
    assert isinstance(view, PuertoRico)
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    o = outlook(view, values)
    if is_choice(view) or view.phase == SHIPPING:
        return played_through(view, o)[0]
    return plan(view, o)[0]


def played_through(s: PuertoRico, o: Outlook) -> list[Move]:
    """The moves worth thinking about, best first, by how the seat stands when the phase is over."""
    seat = s.to_act
    assert seat is not None
    moves = s.moves()
    if is_choice(s):  # guests need not leave before a phase has begun
        moves = [move for move in moves if move[0] == "choose"]
    elif len(moves) > TRIED or s.has_guests(seat):
        moves = [move for _, move in sorted(ranking(s, o), reverse=True)[:TRIED]]
    found = []
    for i, move in enumerate(moves):
        after = s.copy()
        for other in range(s.players):
            if other != seat:
                hold(after.boards[other], ())  # nobody knows them
        after.play(move)
        finish_phase(after, o)
        found.append((-standing(after, seat, o), i, move))
    found.sort()
    return [move for _, _, move in found]


def choose_erring(view: State, rng: Random) -> Move:
    """Now and then the second or third best character, or just any move that does something."""
    assert isinstance(view, PuertoRico)
    moves = view.moves()
    if len(moves) == 1 or rng.random() >= ERRS:
        return choose_steward(view, rng)
    if is_choice(view):
        ranked = played_through(view, outlook(view))
        return ranked[min(1 + int(rng.random() * 2), len(ranked) - 1)]
    active = [move for move in moves if move[0] != "pass"]
    return active[int(rng.random() * len(active))] if active else moves[0]
