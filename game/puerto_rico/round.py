"""From the set-up to the choice of a character, and the Adventurer, who has no action of his own."""

from __future__ import annotations

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
from game.puerto_rico.position import ABSENT, CHOOSE, DRAFTING, NO_ONE, Position
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
    taken = s.role_taken
    if taken[SMUGGLER] == ABSENT:
        return [m.CHOOSE[role] for role in range(SMUGGLER) if taken[role] == NO_ONE]
    seat, captured = s.chooser, s.x.captured
    return [
        m.CHOOSE[role]
        for role in range(len(taken))
        if taken[role] == NO_ONE and ((role != SMUGGLER and role != captured) or smuggler.may_choose(s, seat, role))
    ]


def apply(s: Position, move: Move) -> None:
    choose(s, ROLES.index(str(move[1])))


def choose(s: Position, role: int) -> None:
    """Take the tile and the coins on it; then its phase begins."""
    seat = s.chooser
    key = ROLES[role]
    s.role = role
    s.role_taken[role] = seat
    if s.picks < PICKS[s.players]:
        s.picks += 1
        if s.x.captured == role:
            smuggler.release(s, seat)
    else:
        s.x.captured = s.x.captor = NO_ONE
    coins = s.role_coins[role]
    s.role_coins[role] = 0
    if s.listener is not None:
        s.tell("choose", seat, key, 1, ("role", key), ("portrait", seat), (key, coins))
    s.earn(seat, coins, ("role", key), "role")
    if s.watch:
        festival.role_taken(s, seat, coins)
    if role == FARMER:
        farmer.start(s)
    elif role == RECRUITER:
        recruiter.start(s)
    elif role == BUILDER:
        builder.start(s)
    elif role == PRODUCER:
        producer.start(s)
    elif role == MERCHANT:
        merchant.start(s)
    elif role == CAPTAIN:
        captain.start(s)
    elif role == SMUGGLER:
        smuggler.start(s)
    else:
        s.earn(seat, s.privilege(seat), ("bank",), "adventurer")
        if s.watch:
            festival.coins_gained(s, seat)
        end_phase(s)


# After the last round --------------------------------------------------------------------------------------


def legal_last(s: Position) -> list[Move]:
    return [m.PASS]


def apply_last(s: Position, move: Move) -> None:
    assert s.to_act is not None
    last_done(s, s.to_act)


def last_done(s: Position, seat: int) -> None:
    seat = s.following(seat)
    if seat == s.chooser:
        close(s)
    else:
        last_guests_of(s, seat)


def guest_came(s: Position, seat: int) -> None:
    if not guests.can_reach_score(s, seat):
        last_done(s, seat)
