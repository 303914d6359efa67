"""A round: the Governor chooses a character, everybody acts, the next one chooses, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Event, Move
from game.san_juan import adventurer, builder, merchant, new_round, producer, recruiter
from game.san_juan.cards import KEYS, PUBLISHING_HOUSE
from game.san_juan.moves import (
    BUILDER,
    CHOICES,
    CHOOSE,
    IN_TURN,
    MERCHANT,
    OVER,
    PRODUCER,
    RECRUITER,
    ROLE,
    ROLES,
)

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

LAST_BUILDING: Final = 12
FEWEST_PICKS: Final = 3
"""Characters chosen in a round: as many as there are players, but three with two of them."""


def ask(s: SanJuan) -> None:
    """The next seat chooses. With two players the Governor chooses first and third."""
    s.stage = CHOOSE
    s.to_act = (s.governor + s.picks) % s.players
    s._legal = CHOICES[s.gone]


def may_double(s: SanJuan) -> bool:
    """With two players the Governor's Publishing house works once a round: with the first character or the second.

    So with the first one it is used when its owner says so, or produces or sells one good more.
    """
    if s.players != 2 or s.picks or s.spent or s.doubled:
        return False
    return s.chooser >= 0 and s.seats[s.chooser].owns[PUBLISHING_HOUSE]


def use_house(s: SanJuan) -> None:
    """The Publishing house doubles the privilege from now on, and rests until the next round."""
    s.doubled = True
    if s.players == 2 and s.chooser == s.governor:
        s.spent = True
    if s.listener is not None:
        site = s.town(s.chooser, PUBLISHING_HOUSE)
        s.listener(Event("double", s.chooser, KEYS[PUBLISHING_HOUSE], 1, site))


def legal(s: SanJuan) -> list[Move]:
    return CHOICES[s.gone]


def apply(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    role = ROLE[move[1]]
    s.taken[role] = seat
    s.gone |= 1 << role
    s.role = role
    s.chooser = seat
    if s.listener is not None:
        key = ROLES[role]
        s.listener(Event("choose", seat, key, 1, ("role", key), ("taken", seat)))
    if s.seats[seat].owns[PUBLISHING_HOUSE]:
        # Where it cannot be saved for a second character, it always works (RULINGS).
        if not may_double(s) and not (s.spent and seat == s.governor):
            use_house(s)
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


def privilege(s: SanJuan) -> int:
    """How many times the chooser has the privilege of the phase: once, or twice with the Publishing house."""
    return 2 if s.doubled else 1


def ask_for_goods(s: SanJuan, seat: int, stage: int, moves: list[Move], helper: int) -> None:
    """A seat may produce or sell: one good, one more with the helping building, and what the privilege adds."""
    s._legal = moves
    s.to_act = seat
    s.stage = stage
    left = 2 if s.seats[seat].owns[helper] else 1
    if seat == s.chooser:
        left += privilege(s)
        if s.players == 2 and may_double(s):
            left += 1  # the last good uses the Publishing house
    s.left = left
    s.low = 0
    s.made = 0


def takes_the_last(s: SanJuan, seat: int) -> None:
    """With two players: is this the good that only the Publishing house allows? Then it is used by it."""
    if s.left == 1 and seat == s.chooser and may_double(s):
        use_house(s)


def asks_again(s: SanJuan, moves: list[Move], kind: int) -> bool:
    """The same seat goes on with the next good, from the building `kind` on, if there is more than to pass."""
    if len(moves) == 1:
        return False
    s._legal = moves
    s.low = kind
    return True


def in_turn(s: SanJuan) -> tuple[int, ...]:
    """All seats, from the one that chose the character on."""
    return IN_TURN[s.players][s.chooser]


def end_phase(s: SanJuan) -> None:
    """Everybody has acted: the end of the game, the next character, or a new round."""
    s.chooser = -1
    s.doubled = False
    if s.role == BUILDER:
        for player in s.seats:
            if len(player.built) >= LAST_BUILDING:
                s.role = -1
                end_game(s)
                return
    s.role = -1
    picks = s.picks = s.picks + 1
    if picks < FEWEST_PICKS or picks < s.players:
        ask(s)
    else:
        new_round.begin(s)


def end_game(s: SanJuan) -> None:
    s.stage = OVER
    s.to_act = None
    if s.listener is not None:
        for seat in s.winners():
            s.listener(Event("win", seat, "", s.totals()[seat]))
