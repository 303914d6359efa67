"""Choosing a character, and the Adventurer, who has no action of his own."""

from __future__ import annotations

from game.core.state import Move
from game.puerto_rico import builder, captain, farmer, merchant, producer, recruiter
from game.puerto_rico import moves as m
from game.puerto_rico.data import BUILDER, CAPTAIN, FARMER, MERCHANT, PRODUCER, RECRUITER, ROLES
from game.puerto_rico.position import NO_ONE, Position
from game.puerto_rico.turn import end_phase


def legal(s: Position) -> list[Move]:
    taken = s.role_taken
    return [m.CHOOSE[role] for role in range(len(taken)) if taken[role] == NO_ONE]


def apply(s: Position, move: Move) -> None:
    choose(s, ROLES.index(str(move[1])))


def choose(s: Position, role: int) -> None:
    """Take the tile and the coins on it; then its phase begins."""
    seat = s.chooser
    key = ROLES[role]
    s.role = role
    s.role_taken[role] = seat
    s.picks += 1
    coins = s.role_coins[role]
    s.role_coins[role] = 0
    if s.listener is not None:
        s.tell("choose", seat, key, 1, ("role", key), ("portrait", seat), (key, coins))
    s.earn(seat, coins, ("role", key), "role")
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
    else:
        s.earn(seat, 1, ("bank",), "adventurer")
        end_phase(s)
