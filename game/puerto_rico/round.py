"""From the set-up to the choice of a character, and the Adventurer, who has no action of his own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.core.state import Move
from game.puerto_rico import (
    achievements,
    automa,
    builder,
    captain,
    draft,
    farmer,
    festival,
    guests,
    merchant,
    producer,
    recruiter,
    smuggler,
)
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    BUILDER,
    CAPTAIN,
    FARMER,
    MERCHANT,
    PICKS,
    PRODUCER,
    RECRUITER,
    ROLES,
    SMUGGLER,
)
from game.puerto_rico.position import CHOOSE, DRAFTING, NO_ONE, Position
from game.puerto_rico.turn import close, end_phase, last_guests_of

# Before the first round ------------------------------------------------------------------------------------


def begin(s: Position) -> None:
    """The buildings are chosen first, then the festival's goals and the achievements, then the first character."""
    draft.start(s)
    if s.phase != DRAFTING:
        begin_cards(s)


def begin_cards(s: Position) -> None:
    if s.autos:
        automa.strengthen(s)
    if s.options["festival"] or s.options["activities"]:
        festival.set_up(s)
    if s.options["achievements"] != "none":
        achievements.deal(s)
    if s.x.packs:
        achievements.start_draft(s)
    else:
        begin_rounds(s)


def begin_rounds(s: Position) -> None:
    s.phase = CHOOSE
    s.chooser = s.to_act = s.governor


def apply_draft(s: Position, move: Move) -> None:
    if draft.apply(s, move):
        begin_cards(s)
        if s.watch:
            s.chance += 1  # goals and achievements were drawn


def apply_deal(s: Position, move: Move) -> None:
    s.chance += 1
    if achievements.apply(s, move):
        begin_rounds(s)


# Choosing --------------------------------------------------------------------------------------------------


def legal(s: Position) -> list[Move]:
    if s.picks == PICKS[s.players]:
        return [m.CHOOSE[s.x.captured]]
    found = left_over(tuple(s.role_taken))[:]
    if s.extended:
        if s.x.wanted == s.chooser and m.CHOOSE[SMUGGLER] in found:
            found.remove(m.CHOOSE[SMUGGLER])
        captured = s.x.captured
        if captured >= 0 and not smuggler.may_release(s, s.chooser):
            found.remove(m.CHOOSE[captured])
    return found


@lru_cache(1 << 13)
def left_over(taken: tuple[int, ...]) -> list[Move]:
    """The characters that nobody has taken."""
    return [m.CHOOSE[role] for role in range(len(taken)) if taken[role] == NO_ONE]


def apply(s: Position, move: Move) -> None:
    """Take the tile and the coins on it; then its phase begins."""
    role = ROLE[str(move[1])]
    seat = s.chooser
    s.role = role
    s.role_taken[role] = seat
    if s.picks < PICKS[s.players]:
        s.picks += 1
        if s.extended and s.x.captured == role:
            smuggler.release(s, seat)
    else:
        s.x.captured = s.x.captor = NO_ONE
    coins = s.role_coins[role]
    if s.listener is not None:
        key = ROLES[role]
        s.tell("choose", seat, key, 1, ("role", key), ("portrait", seat), (key, coins))
    if coins:
        s.role_coins[role] = 0
        s.earn(seat, coins, ("role", ROLES[role]), "role")
        if s.watch:
            festival.role_taken(s, seat, coins)
    START[role](s)


def start_adventurer(s: Position) -> None:
    seat = s.chooser
    s.earn(seat, s.privilege(seat), ("bank",), "adventurer")
    if s.watch:
        festival.coins_gained(s, seat)
    end_phase(s)


ROLE: Final = {key: role for role, key in enumerate(ROLES)}
START: Final[list[Callable[[Position], None]]] = [start_adventurer] * len(ROLES)
START[FARMER] = farmer.start
START[RECRUITER] = recruiter.start
START[BUILDER] = builder.start
START[PRODUCER] = producer.start
START[MERCHANT] = merchant.start
START[CAPTAIN] = captain.start
START[SMUGGLER] = smuggler.start


# After the last round --------------------------------------------------------------------------------------


def legal_last(s: Position) -> list[Move]:
    return [m.PASS]


def apply_last(s: Position, move: Move) -> None:
    assert s.to_act is not None
    last_done(s, s.to_act)


def last_done(s: Position, seat: int) -> None:
    seat = s.after[seat]
    if seat == s.chooser:
        close(s)
    else:
        last_guests_of(s, seat)


def guest_came(s: Position, seat: int) -> None:
    if not guests.can_reach_score(s, seat):
        last_done(s, seat)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether a round can have come to this choice of a character."""
    return s.step == 0


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step == 0 and s.picks < PICKS[s.players]
