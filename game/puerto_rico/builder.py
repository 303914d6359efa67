"""The Builder: everyone may build; the Builder pays one coin less.

`step` is BUILD or TEACH (the University's worker); `cursor` is then the building just built.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import CITY_SPACES, INDEX, KEYS, KINDS, QUARRY_CAP, SPACES, UNIVERSITY
from game.puerto_rico.position import BUILDING, Position
from game.puerto_rico.turn import announce_end, city_is_full, end_phase

BUILD: Final = 0
TEACH: Final = 1


def start(s: Position) -> None:
    s.phase = BUILDING
    turn_of(s, s.chooser)


def price(s: Position, seat: int, building: int) -> int:
    """What the building costs this player now: quarries up to the building's cap, the Builder's privilege."""
    cost = s.costs[building] - min(s.quarry_discount(seat), QUARRY_CAP[building])
    if seat == s.chooser:
        cost -= 1
    return cost if cost > 0 else 0


def affordable(s: Position, seat: int) -> list[Move]:
    board = s.boards[seat]
    coins = board.coins
    quarries = s.quarry_discount(seat)
    privilege = 1 if seat == s.chooser else 0
    room = CITY_SPACES - board.spaces_used()
    staff, market, costs = board.staff, s.market, s.costs
    found: list[Move] = []
    if room == 0:
        return found
    for b in range(KINDS):
        if staff[b] < 0 and market[b] > 0 and SPACES[b] <= room:
            cap = QUARRY_CAP[b]
            if costs[b] - privilege - (quarries if quarries < cap else cap) <= coins:
                found.append(m.BUILD[b])
    return found


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can build anything."""
    while True:
        found = affordable(s, seat)
        if found:
            found.append(m.PASS)
            s._legal = found
            s.to_act = seat
            s.step = BUILD
            return
        seat = s.following(seat)
        if seat == s.chooser:
            end_phase(s)
            return


def legal(s: Position) -> list[Move]:
    if s.step == TEACH:
        return [m.UNIVERSITY, m.PASS]
    assert s.to_act is not None
    found = affordable(s, s.to_act)
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "build":
        build(s, seat, INDEX[str(move[1])])
        return
    if verb == "university":
        teach(s, seat)
    elif s.step == BUILD and s.listener is not None:
        s.tell("pass", seat, detail=("builder",))
    turn_done(s, seat)


def build(s: Position, seat: int, building: int) -> None:
    board = s.boards[seat]
    cost = price(s, seat, building)
    taught = board.staff[UNIVERSITY] > 0
    board.coins -= cost
    s.market[building] -= 1
    board.city.append(building)
    board.staff[building] = 0
    key = KEYS[building]
    if s.listener is not None:
        s.tell("pay", seat, "coin", cost, ("coins", seat), ("bank",), (key,))
        s.tell("build", seat, key, 1, ("market", key), ("city", seat, key), (key, cost))
    if city_is_full(s, seat):
        announce_end(s, "city")
    if taught and s.helper_left():
        s.step = TEACH
        s.cursor = building
    else:
        turn_done(s, seat)


def teach(s: Position, seat: int) -> None:
    """The University puts one worker onto the new building."""
    source = s.take_helper()
    s.boards[seat].staff[s.cursor] = 1
    if s.listener is not None:
        key = KEYS[s.cursor]
        s.tell("university", seat, "worker", 1, source, ("city", seat, key), (key,))


def turn_done(s: Position, seat: int) -> None:
    seat = s.following(seat)
    if seat == s.chooser:
        end_phase(s)
    else:
        turn_of(s, seat)
