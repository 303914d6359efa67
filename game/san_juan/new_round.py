"""A new round: the Governor card moves on; Company, Chapel and Church; then the hand limit.

Each step is done by all seats, from the new Governor on, before the next step begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Event, Move
from game.san_juan import knowledge, roles
from game.san_juan.cards import CHAPEL, CHURCH, COMPANY, FORTRESS, KEYS, KIND, LIGHTHOUSE
from game.san_juan.moves import (
    CHAPEL_MOVES,
    CHAPEL_STAGE,
    CHOOSE,
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
from game.san_juan.position import Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

MOST_EXCHANGED: Final = 2
HAND_LIMIT: Final = 7
LIGHTHOUSE_LIMIT: Final = 12
FORTRESS_LIMIT: Final = 6
"""For those who have neither Fortress nor Lighthouse, while somebody has a Fortress."""


def begin(s: SanJuan) -> None:
    if s.listener is not None:
        taken = tuple(role for role, seat in zip(ROLES, s.taken, strict=True) if seat >= 0)
        s.listener(Event("back", -1, "", len(taken), ("taken",), ("role",), taken))
    s.governor = (s.governor + 1) % s.players
    s.round += 1
    s.picks = 0
    s.taken = [-1] * len(ROLES)
    s.gone = 0
    s.spent = False
    if s.listener is not None:
        before = (s.governor - 1) % s.players
        s.listener(Event("round", s.governor, "", 1, ("governor", before), ("governor", s.governor), (s.round,)))
    # Crane and Chapel can swallow so many cards that none is left to draw, and nobody reaches twelve buildings.
    # `dry` lasts from one such round to the next, unless somebody builds or tucks, or the discard pile is shuffled.
    if s.deck or s.discard:
        s.dry = False
    elif s.dry:
        roles.end_game(s)
        return
    else:
        s.dry = True
    s.stage = first_step(s)
    if s.stage == CHOOSE:
        roles.ask(s)
    else:
        s.turn = 0
        proceed(s)


def first_step(s: SanJuan) -> int:
    """The first step that concerns anybody, or the choice of a character."""
    step = CHOOSE
    for player in s.seats:
        owns = player.owns
        if owns[COMPANY]:
            return EXCHANGE
        if owns[CHAPEL] or owns[CHURCH]:
            step = CHAPEL_STAGE
        elif step == CHOOSE and len(player.hand) > FORTRESS_LIMIT:
            step = LIMIT
    return step


def proceed(s: SanJuan) -> None:
    """Find the next seat with something to decide, step by step; at last the first character is chosen."""
    if s.stage == EXCHANGE:
        if asks_company(s):
            return
        s.turn = 0
        s.stage = CHAPEL_STAGE
    if s.stage == CHAPEL_STAGE:
        if asks_chapel(s):
            return
        s.turn = 0
        s.stage = LIMIT
    if not asks_limit(s):
        roles.ask(s)


def asks_company(s: SanJuan) -> bool:
    """The next owner of a Company with a card to exchange; from empty piles one would get back one's own cards."""
    while s.turn < s.players and (s.deck or s.discard):
        seat = (s.governor + s.turn) % s.players
        player = s.seats[seat]
        if player.owns[COMPANY] and player.hand:
            s.to_act = seat
            s.start = 0
            s.made = 0
            return True
        s.turn += 1
    return False


def asks_chapel(s: SanJuan) -> bool:
    """The next owner of a Chapel or a Church with a card to tuck."""
    players, seats = s.players, s.seats
    for turn in range(s.turn, players):
        seat = (s.governor + turn) % players
        player = seats[seat]
        owns = player.owns
        if (owns[CHAPEL] and player.hand) or (owns[CHURCH] and asks_church(s, player)):
            s.turn = turn
            s.to_act = seat
            return True
    return False


def asks_church(s: SanJuan, player: Player) -> bool:
    """The Church takes cards once in a game; sets the stage if it still can."""
    if player.owns[CHURCH] and not player.church_used and player.hand:
        s.start = 0
        s.made = 0
        s.stage = CHURCH_STAGE
        return True
    return False


def asks_limit(s: SanJuan) -> bool:
    """The next seat with too many cards."""
    players, seats = s.players, s.seats
    for turn in range(s.turn, players):
        seat = (s.governor + turn) % players
        size = len(seats[seat].hand)
        if size > FORTRESS_LIMIT:
            excess = size - hand_limit(s, seat)
            if excess > 0:
                s.turn = turn
                s.to_act = seat
                s.start = 0
                s.due = excess
                return True
    return False


def hand_limit(s: SanJuan, seat: int) -> int:
    """How many cards a seat may hold when a round begins."""
    owns = s.seats[seat].owns
    if owns[LIGHTHOUSE]:
        return LIGHTHOUSE_LIMIT
    if owns[FORTRESS]:
        return HAND_LIMIT
    return FORTRESS_LIMIT if s.options["extension"] and s.stands(FORTRESS) else HAND_LIMIT


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
    elif s.listener is not None:
        s.ends_choice(seat)
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
    elif s.listener is not None:
        s.listener(Event("pass", seat))
    if asks_church(s, s.seats[seat]):
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
    elif s.listener is not None:
        s.ends_choice(seat)
    s.stage = CHAPEL_STAGE
    s.turn += 1
    proceed(s)


def tuck(s: SanJuan, seat: int, kind: int, under: int) -> None:
    """A card of the hand goes face down under a Chapel or a Church, for good."""
    player = s.seats[seat]
    player.hand.remove(kind)
    (player.chapel if under == CHAPEL else player.church).append(kind)
    s.dry = False
    if player.shown:
        knowledge.blur(player)
    if s.listener is not None:
        word = "tuck_" + KEYS[under]  # not in `piece`: that is the card, which only its owner sees
        s.listener(Event(word, seat, KEYS[kind], 1, ("hand", seat), ("under", seat, KEYS[under]), (), seat))


# Too many cards -----------------------------------------------------------------------------------------------------


def legal_limit(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return pick(s.seats[s.to_act].hand, s.start, s.due, DISCARD_MOVES)


def apply_limit(s: SanJuan, move: Move) -> None:
    assert s.to_act is not None
    if s.shed_picked(s.to_act, KIND[move[1]], "discard"):
        s.turn += 1
        proceed(s)
