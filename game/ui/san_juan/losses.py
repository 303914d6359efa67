"""What somebody may lose in San Juan without having meant to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Event, Move, State
from game.san_juan import new_round
from game.san_juan.cards import CHAPEL, CHURCH
from game.san_juan.moves import BUILD, PASS, PRODUCE, SELL
from game.san_juan.roles import LAST_BUILDING
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
    ends = any(len(player.built) >= LAST_BUILDING for player in s.seats)  # with this phase
    if s.stage == BUILD and not ends:
        if moves[-1] == PASS:
            over = _too_many(s, seat)
            if over:
                limit = n_cards(new_round.hand_limit(s, seat))
                found.append(("san_juan.limit", (f"{HELP}.limit", {"count": over, "limit": limit})))
        elif all(move[0] not in ("pay", "barter", "double") for move in moves):
            paid = _taken(s, moves)
            if paid > 1 and len(s.seats[seat].built) + 1 < LAST_BUILDING:
                found.append(("san_juan.all", (f"{HELP}.all", {"count": paid})))
    return found


def _too_many(s: SanJuan, seat: int) -> int:
    """How many cards at least will have to go when the next round begins.

    Nobody builds twice in a round, and whatever else is chosen only adds to the hand: of what a seat does not build
    with now, only a Chapel and a Church take some before the limit does.
    """
    player = s.seats[seat]
    if player.owns[CHURCH] and not player.church_used:
        return 0
    return max(0, len(player.hand) - new_round.hand_limit(s, seat) - player.owns[CHAPEL])


def _taken(s: SanJuan, moves: Sequence[Move]) -> int:
    """How many cards these moves pay with by themselves: the whole hand, so that there was nothing to choose."""
    told: list[Event] = []
    after = s.copy()
    after.listener = told.append
    for move in moves:
        after.play(move)
    return sum(event.amount for event in told if event.kind == "paid")


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
