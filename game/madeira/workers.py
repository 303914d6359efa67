"""Moving workers: the same two steps, take and put, wherever the rules say that a worker may be placed.

A worker is never moved twice by the same action. Only the Scout takes workers from the Watch.
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import moves as m
from game.madeira.mayor import mayor_income
from game.madeira.position import (
    IN_CITIES,
    S_CITIES,
    S_COLONIES,
    T_PUT,
    T_TAKE,
    TO_ANYWHERE,
    TO_CITY,
    TO_FIELD,
    TO_WATCH,
    Position,
    location_place,
)

BANISHED_PER_GUARD: Final = 3


def take_moves(s: Position, rule: int, last: int) -> list[Move]:
    """Workers that may be taken; `last` is where the one just moved stands."""
    p = s.seat
    moves: list[Move] = []
    houses = s.houses[p]
    if rule == IN_CITIES:
        houses |= s.houses[s.players]
    if m.FIRST_HOUSE <= last < m.FIRST_COLONY:
        houses &= ~(1 << last - m.FIRST_HOUSE)
    if rule == IN_CITIES:
        return _houses(m.TAKE_HOUSE, houses, moves) if s.free_houses() else moves
    if rule == TO_CITY and not s.free_houses():
        return moves
    if s.reserve[p]:
        moves.append(m.TAKE[m.RESERVE])
    plots = s.plots[p]
    if 0 <= last < m.FIRST_HOUSE:
        plots &= ~(1 << last)
    if plots:
        moves += m.TAKE_FIELD[plots]
    if houses:
        _houses(m.TAKE_HOUSE, houses, moves)
    colonists = s.colonists
    first = 3 * p
    if colonists[first] or colonists[first + 1] or colonists[first + 2]:
        for colony, count in enumerate(colonists[first : first + 3], m.FIRST_COLONY):
            if count and (count > 1 or last != colony):
                moves.append(m.TAKE[colony])
    if rule == TO_ANYWHERE and s.watch[p]:
        moves.append(m.TAKE[m.WATCH])
    return moves


def put_moves(s: Position, rule: int, source: int) -> list[Move]:
    p = s.seat
    if rule == TO_FIELD:
        return m.PUT_FIELD[m.ALL_FIELDS & ~s.plots[p]].copy()
    if rule in (TO_CITY, IN_CITIES):
        return _houses(m.PUT_HOUSE, s.free_houses(), [])
    moves: list[Move] = []
    if rule == TO_ANYWHERE:
        moves += m.PUT_FIELD[m.ALL_FIELDS & ~s.plots[p]]
        _houses(m.PUT_HOUSE, s.free_houses(), moves)
        if source != m.WATCH:
            moves.append(m.PUT[m.WATCH])
        if source != m.RESERVE:
            moves.append(m.PUT[m.RESERVE])
    colonies = 0b111
    if m.FIRST_COLONY <= source < m.WATCH:
        colonies &= ~(1 << source - m.FIRST_COLONY)
    moves += m.PUT_COLONY[colonies]
    return moves


def _houses(menus: tuple[m.Menu, ...], mask: int, moves: list[Move]) -> list[Move]:
    for menu in menus:
        if mask & m.CITY_BITS:
            moves += menu[mask & m.CITY_BITS]
        mask >>= 12
    return moves


def take(s: Position, move: Move, rule: int, left: int) -> None:
    """A worker is picked up; what was to be decided waits below, in case it is laid back."""
    source = m.LOCATION[move[1]]
    s.stack.append((T_PUT, rule, left, source))
    if s.listener is not None:
        place = location_place(source, s.seat)
        s.tell("take", s.seat, piece(s, source), 1, place, place)
    if rule == TO_WATCH:  # there is only one place to put it
        put(s, m.PUT[m.WATCH])


def piece(s: Position, location: int) -> str:
    """What the player picks up there: a worker, or a neutral citizen."""
    if m.FIRST_HOUSE <= location < m.FIRST_COLONY and s.houses[s.players] >> location - m.FIRST_HOUSE & 1:
        return "citizen"
    return "worker"


def lay_back(s: Position) -> None:
    """The worker that was picked up stays where it is."""
    _, _, _, source = s.stack.pop()
    if s.listener is not None:
        place = location_place(source, s.seat)
        s.tell("lay_back", s.seat, piece(s, source), 1, place, place)


def put(s: Position, move: Move) -> None:
    """The worker that was taken is put down, with what the place brings."""
    _, rule, left, source = s.stack.pop()
    p = s.seat
    target = m.LOCATION[move[1]]
    owner = p
    if rule == IN_CITIES and s.houses[s.players] >> source - m.FIRST_HOUSE & 1:
        owner = s.players
    lift(s, owner, source)
    settle(s, owner, target)
    if s.listener is not None:
        kind = "citizen" if owner == s.players else "worker"
        s.tell(kind, p, kind, 1, location_place(source, p), location_place(target, p))
    if target == m.WATCH:
        s.banish(p, BANISHED_PER_GUARD)
    elif m.FIRST_COLONY <= target < m.WATCH:
        ships = s.docks[p] & m.COLONY_SPACES[target - m.FIRST_COLONY]
        s.score_points(p, ships.bit_count(), S_COLONIES)
    elif rule == TO_ANYWHERE and m.FIRST_HOUSE <= target < m.FIRST_COLONY:
        s.score_points(p, 1, S_CITIES)
    if left > 1:
        s.stack[-1] = (T_TAKE, rule, left - 1, target)
    else:
        s.stack.pop()
        if rule == IN_CITIES:
            mayor_income(s, p)


def lift(s: Position, owner: int, location: int) -> None:
    """Take a piece off the board; the neutral citizens' owner is the number of players."""
    if location < m.FIRST_HOUSE:
        s.plots[owner] ^= 1 << location
    elif location < m.FIRST_COLONY:
        s.houses[owner] ^= 1 << location - m.FIRST_HOUSE
    elif location < m.WATCH:
        s.colonists[3 * owner + location - m.FIRST_COLONY] -= 1
    elif location == m.WATCH:
        s.watch[owner] -= 1
    else:
        s.reserve[owner] -= 1


def settle(s: Position, owner: int, location: int) -> None:
    """Put a piece on the board."""
    if location < m.FIRST_HOUSE:
        s.plots[owner] |= 1 << location
    elif location < m.FIRST_COLONY:
        s.houses[owner] |= 1 << location - m.FIRST_HOUSE
    elif location < m.WATCH:
        s.colonists[3 * owner + location - m.FIRST_COLONY] += 1
    elif location == m.WATCH:
        s.watch[owner] += 1
    else:
        s.reserve[owner] += 1
