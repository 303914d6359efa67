"""The Producer: occupied plantations and factories yield crates; the Producer takes one more.

`step` is PRODUCE or EXTRA; `made` are the crates that the Producer has made, by good.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_COINS,
    GOODS,
    LARGE_FRUIT,
    LARGE_SUGAR,
    QUARRY,
    SMALL_FRUIT,
    SMALL_SUGAR,
    TOBACCO_BARN,
)
from game.puerto_rico.position import PRODUCING, Player, Position
from game.puerto_rico.turn import end_phase

PRODUCE: Final = 0
EXTRA: Final = 1


def start(s: Position) -> None:
    s.phase = PRODUCING
    s.made = [0, 0, 0, 0, 0]
    turn_of(s, s.chooser)


def capacity(board: Player) -> list[int]:
    """Crates that a player could make: corn by its plantations, the others by pairs of plantation and factory.

    >>> board = Player(); board.land, board.hands = [0, 1], [1, 1]
    >>> capacity(board)
    [1, 0, 0, 0, 0]
    """
    worked = [0, 0, 0, 0, 0]
    land, hands = board.land, board.hands
    for i in range(len(land)):
        if hands[i] and land[i] < QUARRY:
            worked[land[i]] += 1
    staff = board.staff
    works = [
        worked[CORN],
        _people(staff[SMALL_FRUIT]) + _people(staff[LARGE_FRUIT]),
        _people(staff[SMALL_SUGAR]) + _people(staff[LARGE_SUGAR]),
        _people(staff[TOBACCO_BARN]),
        _people(staff[COFFEE_ROASTER]),
    ]
    for good in range(1, 5):
        if works[good] < worked[good]:
            worked[good] = works[good]
    return worked


def _people(staff: int) -> int:
    return staff if staff > 0 else 0


def harvest(s: Position, seat: int) -> list[int]:
    """What a player would make now: the capacity, as far as the supply goes."""
    made = capacity(s.boards[seat])
    supply = s.supply
    for good in range(5):
        if supply[good] < made[good]:
            made[good] = supply[good]
    return made


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can make anything."""
    while True:
        if any(harvest(s, seat)):
            s.to_act = seat
            s.step = PRODUCE
            return
        seat = s.following(seat)
        if seat == s.chooser:
            offer_extra(s)
            return


def legal(s: Position) -> list[Move]:
    if s.step == PRODUCE:
        return [m.PRODUCE, m.PASS]
    found = extras(s)
    found.append(m.PASS)
    return found


def extras(s: Position) -> list[Move]:
    """The privilege: one more crate of a kind that the Producer has made, if there is any left."""
    return [m.EXTRA[good] for good in range(5) if s.made[good] and s.supply[good]]


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "extra":
        name = str(move[1])
        good = GOODS.index(name)
        s.supply[good] -= 1
        s.boards[seat].goods[good] += 1
        if s.listener is not None:
            s.tell("extra", seat, name, 1, ("supply", name), ("goods", seat, name), (name,))
        end_phase(s)
    elif s.step == EXTRA:
        end_phase(s)
    else:
        if verb == "produce":
            produce(s, seat)
        elif s.listener is not None:
            s.tell("pass", seat, detail=("producer",))
        seat = s.following(seat)
        if seat == s.chooser:
            offer_extra(s)
        else:
            turn_of(s, seat)


def produce(s: Position, seat: int) -> None:
    made = harvest(s, seat)
    board = s.boards[seat]
    kinds = 0
    for good in range(5):
        count = made[good]
        if count:
            kinds += 1
            board.goods[good] += count
            s.supply[good] -= count
            if s.listener is not None:
                name = GOODS[good]
                s.tell("produce", seat, name, count, ("supply", name), ("goods", seat, name), (name,))
    if board.staff[FACTORY] > 0:
        s.earn(seat, FACTORY_COINS[kinds], ("bank",), "factory")
    if seat == s.chooser:
        s.made = made


def offer_extra(s: Position) -> None:
    if extras(s):
        s.step = EXTRA
        s.to_act = s.chooser
    else:
        end_phase(s)
