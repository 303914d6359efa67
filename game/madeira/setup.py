"""Set-up: what is dealt at random, then each player's first workers, in reverse turn order."""

from __future__ import annotations

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.guilds import begin_round
from game.madeira.position import CITIES, FIELDS, T_SETTLE, TO_CITY, Position, location_place
from game.madeira.workers import lift, put_moves, settle


def deal(s: Position) -> None:
    """First requests and turn order, requests on the guild board, favours on the districts, royal rewards."""
    n = s.players
    first = [0, 1, 2, 3]
    s.shuffle(first)
    crowns = []
    for p in range(n):
        request, count = board.FIRST_REQUESTS[first[p]]
        s.requests[5 * p + request] += 1
        crowns.append(count)
    leader = crowns.index(max(crowns))
    s.order = tuple((leader + i) % n for i in range(n))
    for i, p in enumerate(s.order):
        s.reals[p] += board.POSITION_REALS[i]
    tiles = [t for t in range(5) for _ in range(board.REQUESTS_OF_EACH[n])]
    s.shuffle(tiles)
    for i, t in enumerate(tiles):
        s.offers[5 * (i // 5) + t] += 1
    s.districts = list(range(12))
    s.shuffle(s.districts)
    royal_a, royal_b = [m.REWARD[name] for name in board.ROYAL_A], [m.REWARD[name] for name in board.ROYAL_B]
    s.shuffle(royal_a)
    s.shuffle(royal_b)
    s.royal = (royal_a[0], royal_b[0], royal_a[1], royal_b[1], royal_a[2], royal_b[2])
    for city in range(3):
        settle(s, n, m.FIRST_HOUSE + 12 * city + board.CITIZEN_SPACE - 1)
    for p in range(n):
        s.reserve[p] -= board.START_WATCH
        s.watch[p] += board.START_WATCH


def next_city_worker(s: Position) -> None:
    if s.turn + 1 < s.players:
        s.begin(T_SETTLE, s.turn + 1, s.order[s.players - 2 - s.turn])
    else:
        s.enter(FIELDS)


def next_field_worker(s: Position) -> None:
    """Two workers each, one player after the other."""
    if s.turn >= 0 and s.plots[s.seat].bit_count() < 2:
        s.begin(T_SETTLE, s.turn, s.seat)
    elif s.turn + 1 < s.players:
        s.begin(T_SETTLE, s.turn + 1, s.order[s.players - 2 - s.turn])
    else:
        begin_round(s)


def settle_moves(s: Position) -> list[Move]:
    """A free city space; then free fields in two different regions."""
    if s.phase == CITIES:
        return put_moves(s, TO_CITY, m.RESERVE)
    taken = 0
    for plots in s.plots:
        taken |= plots
    for region in m.REGION_FIELDS:
        if s.plots[s.seat] & region:
            taken |= region
    return m.PUT_FIELD[m.ALL_FIELDS & ~taken].copy()


def first_worker(s: Position, move: Move) -> None:
    s.stack.pop()
    location = m.LOCATION[move[1]]
    lift(s, s.seat, m.RESERVE)
    settle(s, s.seat, location)
    if s.listener is not None:
        s.tell("worker", s.seat, "worker", 1, ("reserve", s.seat), location_place(location, s.seat))
