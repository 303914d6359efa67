"""What somebody may lose in San Juan without having meant to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Move, State
from game.san_juan import new_round
from game.san_juan.moves import BUILD, MERCHANT, PASS, PRODUCE, RECRUITER, SELL
from game.san_juan.state import SanJuan
from game.ui.coach import Loss
from game.ui.san_juan.words import n_cards

HELP = "help.san_juan.lost"


def loses(state: State, moves: Sequence[Move], names: Sequence[str]) -> list[Loss]:
    s = cast(SanJuan, state)
    seat = s.to_act
    if seat is None or not moves:
        return []
    found: list[Loss] = []
    if s.stage in (PRODUCE, SELL) and s.left > 0:
        less = _left_over(s, moves)
        if less:
            verb = "produce" if s.stage == PRODUCE else "sell"
            kind = "privilege" if seat == s.chooser else verb
            found.append((f"san_juan.{kind}", (f"{HELP}.{verb}", {"count": less})))
    if s.stage == BUILD and moves[-1] == PASS:
        over = len(s.seats[seat].hand) - new_round.hand_limit(s, seat)
        # Only what can still be sold or drawn could come in between.
        if over > 0 and MERCHANT != s.role != RECRUITER:
            limit = n_cards(new_round.hand_limit(s, seat))
            found.append(("san_juan.limit", (f"{HELP}.limit", {"count": over, "limit": limit})))
    return found


def _left_over(s: SanJuan, moves: Sequence[Move]) -> int:
    """How many more goods could be produced or sold than these moves do."""
    asked, after = s.to_act, s.copy()
    done = [move for move in moves if move[0] in ("produce", "sell")]
    for move in done:
        if move in after.moves():
            after.play(move)
    more = 0
    while after.to_act == asked and after.stage == s.stage:
        goods = [move for move in after.moves() if move[0] in ("produce", "sell")]
        if not goods:
            break
        after.play(goods[0])
        more += 1
    return more
