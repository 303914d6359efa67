"""Phase E: the Crown's requests in rounds 1, 3 and 5, the conversion of fields in rounds 2 and 4.

Where several ways of answering differ in nothing but prestige, the best one is taken: the dearest ships, the best
cities, as many different guilds as possible. Two requests of the same type never count the same ship, favour or city.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from game.core import Move, Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import tell_end
from game.madeira.guilds import begin_round
from game.madeira.position import OVER, T_ANSWER, T_COFFERS, Position, space_place

ANSWERS: Final = board.ANSWERS
CONVERTED: Final = {2: board.WHEAT, 4: board.SUGAR}


def next_request(s: Position) -> None:
    if s.round in ANSWERS and s.turn + 1 < s.players:
        s.begin(T_ANSWER, s.turn + 1, s.order[s.turn + 1])
        return
    if s.round in CONVERTED:
        convert(s, CONVERTED[s.round])
    if s.round < 5:
        begin_round(s)
    else:
        s.enter(OVER)
        s.to_act = None
        if s.listener is not None:
            tell_end(s)


def convert(s: Position, good: int) -> None:
    """Convertible fields of this good that carry no wood; those that still do never convert."""
    goods = list(s.field_good)
    for f, field in enumerate(board.FIELDS):
        if field.good == good and field.becomes is not None and s.field_wood[f] == 0:
            goods[f] = field.becomes
            if s.listener is not None:
                s.tell("convert", -1, board.GOODS[field.becomes], 1, ("supply",), ("field", field.key))
    s.field_good = tuple(goods)


def answer_moves(s: Position) -> list[Move]:
    """Every choice of as many requests as the round asks for."""
    return answers(tuple(s.requests[5 * s.seat : 5 * s.seat + 5]), ANSWERS[s.round]).copy()


@cache
def answers(held: tuple[int, ...], number: int) -> list[Move]:
    """Every choice of so many of the requests held (counted by type)."""
    tiles = [t for t in range(5) for _ in range(held[t])]
    choices = dict.fromkeys(combinations(tiles, number))
    return [("answer", *(board.REQUESTS[t] for t in choice)) for choice in choices]


def answer(s: Position, move: Move) -> None:
    s.stack.pop()
    p = s.seat
    counts = [0] * 5
    for name in move[1:]:
        counts[m.REQUEST[name]] += 1
    for t in range(5):
        if counts[t] == 0:
            continue
        s.requests[5 * p + t] -= counts[t]
        if s.listener is not None:
            s.tell("answer", p, board.REQUESTS[t], counts[t], ("tile", p, board.REQUESTS[t]), ("score", p))
        if t != board.COFFERS:
            if s.listener is not None:
                for points, place in counted(s, p, t, counts[t], s.round):
                    s.tell("scored", p, board.REQUESTS[t], points, place, ("score", p))
            s.score_points(p, worth(s, p, t, counts[t], s.round), t)
    if counts[board.COFFERS]:
        most = worth(s, p, board.COFFERS, counts[board.COFFERS], s.round)
        if s.round == 5 or most == 0:  # nothing else is as good for a real any more
            coffers_paid(s, most)
        else:
            s.stack.append((T_COFFERS, counts[board.COFFERS], 0, 0))


def worth(s: Position, p: int, request: int, tiles: int, round_number: int) -> int:
    """Prestige of so many requests of one type answered together; Coffers: the most that could be paid."""
    if request == board.TRADE_ROUTES:
        return _ships(s.docks[p] & m.MARKET_SPACES, tiles, round_number)
    if request == board.EXPEDITIONS:
        return _ships(s.docks[p] & m.LANDING_SPACES, tiles, round_number)
    if request == board.GUILD_INFLUENCE:
        up = s.up[p]
        return board.FAVOUR_PRESTIGE * sum([min(tiles, (up & mask).bit_count()) for mask in m.GUILD_MASKS])
    if request == board.URBANISATION:
        return sum(sorted([city_prestige(s, p, c) for c in range(3)], reverse=True)[:tiles])
    return min(s.reals[p], board.COFFERS_LIMIT * tiles)


def _ships(spaces: int, tiles: int, round_number: int) -> int:
    values = sorted([m.SPACE_PRESTIGE[space][round_number // 2] for space in m.bits(spaces)], reverse=True)
    return sum(values[: board.REQUEST_SHIPS * tiles])


def counted(s: Position, p: int, request: int, tiles: int, round_number: int) -> list[tuple[int, Place]]:
    """The ships, favours or cities that `worth` counts, each with its prestige."""
    found: list[tuple[int, Place]] = []
    if request in (board.TRADE_ROUTES, board.EXPEDITIONS):
        sea = m.MARKET_SPACES if request == board.TRADE_ROUTES else m.LANDING_SPACES
        for space in m.bits(s.docks[p] & sea):
            found.append((m.SPACE_PRESTIGE[space][round_number // 2], space_place(space, p)))
        return sorted(found, key=lambda item: -item[0])[: board.REQUEST_SHIPS * tiles]
    if request == board.GUILD_INFLUENCE:
        for mask in m.GUILD_MASKS:
            for favour in m.bits(s.up[p] & mask)[:tiles]:
                found.append((board.FAVOUR_PRESTIGE, ("favour", board.FAVOURS[favour])))
        return found
    cities = [(city_prestige(s, p, c), ("city", board.CITIES[c].key)) for c in range(3)]
    found += [(points, place) for points, place in cities if points]
    return sorted(found, key=lambda item: -item[0])[:tiles]


def city_prestige(s: Position, p: int, city: int) -> int:
    """The higher value for the majority, the lower for who is merely present."""
    if not s.houses[p] >> 12 * city & m.CITY_BITS:
        return 0
    return board.CITIES[city].majority if majority(s, city) == p else board.CITIES[city].other


def majority(s: Position, city: int) -> int:
    """Who has most pieces in a city; the neutral citizens are one more player, the right-most piece breaks a tie."""
    best = 0
    winner = -1
    for owner, houses in enumerate(s.houses):
        mask = houses >> 12 * city & m.CITY_BITS
        rank = mask.bit_count() << 12 | mask  # the right-most space is the highest bit
        if rank > best:
            best = rank
            winner = owner
    return winner


def coffers_moves(s: Position) -> list[Move]:
    most = worth(s, s.seat, board.COFFERS, s.stack[-1][1], s.round)
    return [("coffers", reals) for reals in range(most + 1)]


def coffers(s: Position, move: Move) -> None:
    s.stack.pop()
    coffers_paid(s, int(move[1]))


def coffers_paid(s: Position, reals: int) -> None:
    if s.listener is not None:
        s.tell("scored", s.seat, board.REQUESTS[board.COFFERS], reals, ("reserve", s.seat), ("score", s.seat))
    s.pay_reals(s.seat, reals)
    s.score_points(s.seat, reals, board.COFFERS)
