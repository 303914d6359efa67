"""The Mayor's income: two for each own worker, one for each neutral citizen, in the cities where one has a worker."""

from __future__ import annotations

from typing import Final

from game.madeira import moves as m
from game.madeira.board import CITIES
from game.madeira.position import Position
from game.madeira.wood import receive

PER_WORKER: Final = 2
PER_CITIZEN: Final = 1


def city_income(s: Position, p: int, city: int) -> int:
    """What a city yields the player."""
    own = s.houses[p] >> 12 * city & m.CITY_BITS
    if not own:
        return 0
    citizens = s.houses[s.players] >> 12 * city & m.CITY_BITS
    return PER_WORKER * own.bit_count() + PER_CITIZEN * citizens.bit_count()


def mayor_income(s: Position, p: int) -> None:
    for c, city in enumerate(CITIES):
        amount = city_income(s, p, c)
        if amount == 0:
            continue
        place = ("city", city.key)
        if city.income == "bread":
            s.add_bread(p, amount, place)
        elif city.income == "reals":
            s.add_reals(p, amount, place)
        else:
            if s.listener is not None:
                s.tell("income", p, city.income, amount, place, ("reserve", p))
            receive(s, p, amount)
