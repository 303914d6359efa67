"""The `steward`: a player of Puerto Rico by rules of thumb.

It takes the character that gains it most over the others: each one is played through on a copy, everybody deciding
by the same rules of thumb, and the positions are compared in points. `steward-easy` does the same and errs.
"""

from __future__ import annotations

from random import Random

from game.bots.steward import values
from game.bots.steward.policy import Ranked, finish_phase, plan, ranking
from game.bots.steward.worth import Outlook, outlook, standing
from game.core import Move, State
from game.puerto_rico.data import PICKS
from game.puerto_rico.position import CHOOSE
from game.puerto_rico.state import PuertoRico

ERRS = 0.3
"""How often `steward-easy` does not do the best it can think of."""


def choose(view: State, rng: Random) -> Move:
    """The move that looks best; always the same in the same position."""
    assert isinstance(view, PuertoRico)
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    o = outlook(view)
    if view.phase == CHOOSE:
        return max(characters(view, o))[2]
    return plan(view, o)[0]


def characters(s: PuertoRico, o: Outlook) -> list[tuple[float, int, Move]]:
    """The characters to choose from with what each would bring; the first of equals counts higher."""
    seat = s.to_act
    assert seat is not None
    moves = s.moves()
    found = []
    for i, move in enumerate(moves):
        after = s.copy()
        after.play(move)
        finish_phase(after, o)
        found.append((standing(after, seat, o), -i, move))
    if values.REPLY and s.picks + 1 < PICKS[s.players]:
        # What the next player would choose, and what that does to this one, whichever character is left.
        next_seat = s.following(seat)
        now = standing(s, seat, o)
        replies = []
        for move in moves:
            after = s.copy()
            after.chooser = after.to_act = next_seat
            after.play(move)
            finish_phase(after, o)
            replies.append((standing(after, next_seat, o), standing(after, seat, o) - now, move))
        replies.sort(reverse=True)
        for i in range(len(found)):
            gain, order, move = found[i]
            reply = replies[0] if replies[0][2] != move else replies[1]
            found[i] = (gain + values.REPLY * reply[1], order, move)
    return found


def choose_easy(view: State, rng: Random) -> Move:
    """Now and then the second or third best character, or just any move that does something."""
    assert isinstance(view, PuertoRico)
    moves = view.moves()
    if len(moves) == 1 or rng.random() >= ERRS:
        return choose(view, rng)
    if view.phase == CHOOSE:
        ranked = sorted(characters(view, outlook(view)), reverse=True)
        return ranked[1 + int(rng.random() * 2) if len(ranked) > 2 else -1][2]
    active = [move for move in moves if move[0] != "pass"]
    return active[int(rng.random() * len(active))] if active else moves[0]


__all__ = ["Ranked", "choose", "choose_easy", "ranking"]
