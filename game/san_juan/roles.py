"""A round: the Governor chooses a character, everybody acts, the next one chooses, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Event, Move
from game.san_juan import adventurer, builder, merchant, new_round, producer, recruiter
from game.san_juan.cards import KEYS, PUBLISHING_HOUSE
from game.san_juan.moves import (
    BUILDER,
    CHOICES,
    CHOOSE,
    CHOOSE_MOVES,
    DOUBLE_MOVES,
    MERCHANT,
    OVER,
    PRODUCER,
    RECRUITER,
    ROLE,
    ROLES,
)

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

LAST_BUILDING = 12


def ask(s: SanJuan) -> None:
    """The next seat chooses. With two players the Governor chooses first and third."""
    s.stage = CHOOSE
    s.role = -1
    s.chooser = -1
    s.doubled = False
    s.to_act = (s.governor + s.picks) % s.players


def may_hold_back(s: SanJuan, seat: int) -> bool:
    """With two players the Governor's Publishing house works once a round: now or at the second choice."""
    return s.players == 2 and s.picks == 0 and s.seats[seat].has(PUBLISHING_HOUSE)


def legal(s: SanJuan) -> list[Move]:
    if s.picks:
        a, b, c, d, e = s.taken
        return CHOICES[(a >= 0) | (b >= 0) << 1 | (c >= 0) << 2 | (d >= 0) << 3 | (e >= 0) << 4]
    assert s.to_act is not None
    return CHOOSE_MOVES + DOUBLE_MOVES if may_hold_back(s, s.to_act) else CHOOSE_MOVES


def apply(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    role = ROLE[move[1]]
    s.taken[role] = seat
    s.role = role
    s.chooser = seat
    if s.seats[seat].owns >> PUBLISHING_HOUSE & 1:
        # Elsewhere than at the choice above, doubling can only help: it is not asked for.
        used = s.spent and seat == s.governor
        s.doubled = not used and (len(move) == 3 or not may_hold_back(s, seat))
        if s.doubled and s.players == 2 and seat == s.governor:
            s.spent = True
    if s.listener is not None:
        key = ROLES[role]
        s.listener(Event("choose", seat, key, 1, ("role", key), ("town", seat)))
        if s.doubled:
            house = KEYS[PUBLISHING_HOUSE]
            s.listener(Event("double", seat, house, 1, ("built", seat, house), ("role", key)))
    s.turn = 0
    if role == BUILDER:
        builder.begin(s)
    elif role == PRODUCER:
        producer.proceed(s)
    elif role == MERCHANT:
        merchant.begin(s)
    elif role == RECRUITER:
        recruiter.begin(s)
    else:
        adventurer.begin(s)


def privilege(s: SanJuan, seat: int) -> int:
    """How many times the seat has the privilege of the phase: 0, 1, or 2 with the Publishing house."""
    if seat != s.chooser:
        return 0
    return 2 if s.doubled else 1


def end_phase(s: SanJuan) -> None:
    """Everybody has acted: the end of the game, the next character, or a new round."""
    if s.role == BUILDER:
        for player in s.seats:
            if len(player.built) >= LAST_BUILDING:
                end_game(s)
                return
    s.picks += 1
    if s.picks < (3 if s.players == 2 else s.players):
        ask(s)
    else:
        new_round.begin(s)


def end_game(s: SanJuan) -> None:
    s.stage = OVER
    s.to_act = None
    s.role = -1
    s.chooser = -1
    s.doubled = False
    if s.listener is not None:
        for seat in s.winners():
            s.listener(Event("win", seat, "", s.totals()[seat]))
