"""A new round: the Governor card moves on; Company, Chapel and Church; then the hand limit.

Each step is done by all seats, from the new Governor on, before the next step begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Event, Move
from game.san_juan import knowledge, roles
from game.san_juan.cards import CHAPEL, CHURCH, COMPANY, FORTRESS, KEYS, KIND, LIGHTHOUSE
from game.san_juan.moves import (
    CHAPEL_MOVES,
    CHAPEL_STAGE,
    CHURCH_MOVES,
    CHURCH_STAGE,
    DISCARD_MOVES,
    EXCHANGE,
    EXCHANGE_MOVES,
    LIMIT,
    PASS,
    ROLES,
    pick,
)

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

MOST_EXCHANGED = 2
HAND_LIMIT = 7
LIGHTHOUSE_LIMIT = 12
FORTRESS_LIMIT = 6
"""For those who have neither Fortress nor Lighthouse, while somebody has a Fortress."""

BUSY = 1 << COMPANY | 1 << CHAPEL | 1 << CHURCH


def begin(s: SanJuan) -> None:
    s.governor = (s.governor + 1) % s.players
    s.round += 1
    s.picks = 0
    s.taken = [-1] * len(ROLES)
    s.spent = False
    s.role = -1
    s.chooser = -1
    s.doubled = False
    if s.listener is not None:
        s.listener(Event("round", s.governor, "", s.round, ("governor",), ("town", s.governor)))
    # Crane and Chapel can swallow so many cards that none is left to draw, and nobody reaches twelve buildings.
    if s.deck or s.discard:
        s.dry = False
    elif s.dry:
        roles.end_game(s)
        return
    else:
        s.dry = True
    s.stage = EXCHANGE
    s.turn = 0
    proceed(s)


def proceed(s: SanJuan) -> None:
    """Find the next seat with something to decide, step by step; at last the first character is chosen."""
    owned = 0
    most = 0
    for player in s.seats:
        owned |= player.owns
        if len(player.hand) > most:
            most = len(player.hand)
    if most <= FORTRESS_LIMIT and not owned & BUSY:
        roles.ask(s)
        return
    while True:
        stage = s.stage
        if stage == EXCHANGE:
            concerned = owned >> COMPANY & 1
        elif stage == CHAPEL_STAGE:
            concerned = owned >> CHAPEL & 1 | owned >> CHURCH & 1
        else:
            concerned = 1
        while concerned and s.turn < s.players:
            if asks(s, stage, (s.governor + s.turn) % s.players):
                return
            s.turn += 1
        s.turn = 0
        if stage == EXCHANGE:
            s.stage = CHAPEL_STAGE
        elif stage == CHAPEL_STAGE:
            s.stage = LIMIT
        else:
            roles.ask(s)
            return


def asks(s: SanJuan, step: int, seat: int) -> bool:
    """Has the seat something to decide in this step?"""
    player = s.seats[seat]
    hand = player.hand
    s.start = 0
    s.made = 0
    s.to_act = seat
    if step == EXCHANGE:
        return bool(hand) and bool(player.owns >> COMPANY & 1)
    if step == CHAPEL_STAGE:
        return bool(hand) and (bool(player.owns >> CHAPEL & 1) or asks_church(s, seat))
    excess = len(hand) - hand_limit(s, seat)
    s.due = excess if excess > 0 else 0
    return excess > 0


def asks_church(s: SanJuan, seat: int) -> bool:
    """The Church takes cards once in a game; sets the stage if it still can."""
    player = s.seats[seat]
    if player.owns >> CHURCH & 1 and not player.church_used and player.hand:
        s.start = 0
        s.made = 0
        s.stage = CHURCH_STAGE
        return True
    return False


def hand_limit(s: SanJuan, seat: int) -> int:
    """How many cards a seat may hold when a round begins."""
    owns = s.seats[seat].owns
    if owns >> LIGHTHOUSE & 1:
        return LIGHTHOUSE_LIMIT
    if owns >> FORTRESS & 1:
        return HAND_LIMIT
    for player in s.seats:
        if player.owns >> FORTRESS & 1:
            return FORTRESS_LIMIT
    return HAND_LIMIT


# Company: discard one or two cards and draw as many ---------------------------------------------------------------


def legal_exchange(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return [PASS] + pick(s.seats[s.to_act].hand, s.start, 1, EXCHANGE_MOVES)


def apply_exchange(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move[0] == "exchange":
        hand = s.seats[seat].hand
        s.start = hand.index(KIND[move[1]], s.start)
        s.shed(seat, s.start, "discard")
        s.made += 1
        if s.made < MOST_EXCHANGED and s.start < len(hand):
            return
    if s.made:
        s.gain(seat, s.made, COMPANY)
    s.turn += 1
    proceed(s)


# Chapel: tuck one card. Church: tuck any number, once in a game -----------------------------------------------------


def legal_chapel(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return [PASS] + pick(s.seats[s.to_act].hand, 0, 1, CHAPEL_MOVES)


def apply_chapel(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move[0] == "chapel":
        tuck(s, seat, KIND[move[1]], CHAPEL)
    if asks_church(s, seat):
        return
    s.turn += 1
    proceed(s)


def legal_church(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return [PASS] + pick(s.seats[s.to_act].hand, s.start, 1, CHURCH_MOVES)


def apply_church(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    if move[0] == "church":
        kind = KIND[move[1]]
        s.start = player.hand.index(kind, s.start)
        tuck(s, seat, kind, CHURCH)
        player.church_used = True
        s.made += 1
        if s.start < len(player.hand):
            return
    s.stage = CHAPEL_STAGE
    s.turn += 1
    proceed(s)


def tuck(s: SanJuan, seat: int, kind: int, under: int) -> None:
    """A card of the hand goes face down under a Chapel or a Church, for good."""
    player = s.seats[seat]
    player.hand.remove(kind)
    (player.chapel if under == CHAPEL else player.church).append(kind)
    if player.shown:
        knowledge.blur(player)
    if s.listener is not None:
        s.listener(Event("tuck", seat, KEYS[under], 1, ("hand", seat), ("under", seat, KEYS[under])))


# Too many cards -----------------------------------------------------------------------------------------------------


def legal_limit(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return pick(s.seats[s.to_act].hand, s.start, s.due, DISCARD_MOVES)


def apply_limit(s: SanJuan, move: Move) -> None:
    assert s.to_act is not None
    if s.shed_picked(s.to_act, KIND[move[1]], "discard"):
        s.turn += 1
        proceed(s)
