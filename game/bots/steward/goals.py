"""The goals of extensions IV to VI: how near a player is to each, and what that is worth.

A goal is so many steps away; each step makes it less likely. Of the achievements a player knows only
the own ones: the others' are taken away before anything is played through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.steward import values
from game.bots.steward.survey import Outlook, Survey
from game.puerto_rico import achievements
from game.puerto_rico.activities import ACTIVITIES
from game.puerto_rico.data import (
    CITY_SPACES,
    COMMERCIAL,
    LARGE,
    LARGE_MARKET,
    PLOTS,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    SPECIAL,
)
from game.puerto_rico.position import Player
from game.puerto_rico.state import PuertoRico


def harvests(v: Survey) -> list[float]:
    """Crates of each kind in a Producer's phase: half of what still lacks workers is counted."""
    found = []
    for good in range(5):
        full = min(v.land[good], v.circles[good])
        now = min(v.worked[good], v.staffed[good])
        found.append(0.5 * (full + now))
    return found


def prospects(s: PuertoRico, board: Player, v: Survey, o: Outlook) -> float:
    """What a player may expect of the goals that are still open."""
    x = s.x
    if not (board.aims or x.activities or x.fest_land >= 0 or x.fest_goods or x.fest_building >= 0):
        return 0.0
    made = harvests(v)
    total = with_land(s, board, v, o)
    for card in board.aims:
        if card not in LANDED:
            total += achievements.POINTS[card] * chance(STEPS[card](s, board, v, made), o)
    if x.fest_goods:
        away = sum([max(0.0, x.fest_goods.count(good) - made[good]) for good in set(x.fest_goods)])
        total += o.values.race * (3.0 if s.edition == SPECIAL else 3.0 * o.coin) * chance(away, o)
    if x.fest_building >= 0:
        total += o.values.race * 3.0 * chance(steps_to_building(s, board, x.fest_building), o)
    for drawn in x.activities:
        card_ = ACTIVITIES[drawn[0]]
        if card_.cause != achievements.LAND:
            away = steps_to_activity(s, board, made, drawn)
            total += o.values.race * prize(card_.workers, card_.coins, card_.points, o) * chance(away, o)
    return total


def chance(steps: float, o: Outlook) -> float:
    """Whether so many steps will be made in time."""
    if steps > 6.0:
        return 0.0
    if steps < 0.0:
        steps = 0.0
    return min(1.0, 0.5 * o.phases) * float(o.values.goal**steps)


def prize(workers: int, coins: int, points: int, o: Outlook) -> float:
    return workers * o.values.helper * o.phases + coins * o.coin + points


def steps_to_building(s: PuertoRico, board: Player, building: int) -> float:
    """One step, and one more for every three coins that are missing."""
    if board.staff[building] >= 0 or s.market[building] <= 0:
        return 9.0
    return 1.0 + max(0.0, (s.costs[building] - 1 - board.coins) / 3.0)


def steps_to_activity(s: PuertoRico, board: Player, made: list[float], drawn: tuple[int, ...]) -> float:
    key = ACTIVITIES[drawn[0]].key
    wanted = drawn[1:]
    land = board.land
    if key == "connoisseurs":
        return float(sum(max(0, wanted.count(kind) - land.count(kind)) for kind in set(wanted)))
    if key == "twin_farms":
        return float(sum(max(0, 2 * wanted.count(kind) - land.count(kind)) for kind in set(wanted)))
    if key == "best_harvest":
        return 3.0 - made[wanted[0]]
    if key == "cocktail":
        return sum((1.0 - min(1.0, made[good]) for good in wanted), 0.0)
    if key == "twin_baskets":
        return sum((max(0.0, 2 * wanted.count(good) - made[good]) for good in set(wanted)), 0.0)
    if key == "best_farmer":
        missing = sum((1.0 for kind in wanted[:2] if kind not in land), 0.0)
        return missing + sum((1.0 - min(1.0, made[good]) for good in wanted[2:]), 0.0)
    if key in ("pioneers", "honoured_citizen"):
        return steps_to_building(s, board, wanted[-1])
    if key == "delivery":
        return 0.5 + max(0.0, 1.0 - made[wanted[0]]) + max(0.0, 2.0 - made[wanted[1]])
    # early closing and the two departures: the right crate at the right moment
    return 1.5 if made[wanted[0]] else 4.0


Steps = Callable[[PuertoRico, Player, Survey, list[float]], float]
"""How far an achievement is away, with so many crates to be expected of a harvest."""


def luck(steps: float) -> Steps:
    """It comes by the way."""
    return lambda s, board, v, made: steps


def tiles(kind: int, count: float) -> Steps:
    return lambda s, board, v, made: count - v.land[kind]


def large(count: int) -> Steps:
    return lambda s, board, v, made: 2.0 * (count - sum(1 for b in board.city if LARGE[b]))


def spaces(count: int) -> Steps:
    return lambda s, board, v, made: 0.8 * (count - CITY_SPACES + v.spaces)


def steps_to_sale(s: PuertoRico, board: Player, v: Survey, made: list[float]) -> float:
    """Coins that the best sale still lacks."""
    price = 1 + max(PRICES[good] if made[good] else 0 for good in range(5))
    price += 1 if board.staff[SMALL_MARKET] >= 0 else 0
    price += 2 if board.staff[LARGE_MARKET] >= 0 else 0
    return float(6 - price)


ABOUT_LAND: Final[dict[str, Steps]] = {
    "golden_fields": tiles(0, 4.0),
    "great_orchard": tiles(1, 4.0),
    "sea_of_cane": tiles(2, 4.0),
    "tobacco_valley": tiles(3, 3.0),
    "coffee_slopes": tiles(4, 3.0),
    "five_crops": lambda s, board, v, made: float(v.land[:5].count(0)),
    "master_quarrier": lambda s, board, v, made: 6.0 - v.land[QUARRY] - v.worked[QUARRY],
    "full_estate": lambda s, board, v, made: 0.6 * (PLOTS - len(board.land)),
}
"""The achievements that tiles bring; the others follow."""
ABOUT_THE_REST: Final[dict[str, Steps]] = {
    "record_harvest": lambda s, board, v, made: 6.0 - sum(made, 0.0),
    "five_baskets": lambda s, board, v, made: 5.0 - sum((min(1.0, crates) for crates in made), 0.0),
    "luxury_goods": lambda s, board, v, made: 2.0 - min(1.0, made[3]) - min(1.0, made[4]),
    "specialist": lambda s, board, v, made: 4.0 - max(made[1:]),
    "exceptional_sale": steps_to_sale,
    "full_coffers": lambda s, board, v, made: 0.5 * (achievements.COFFERS - board.coins),
    "last_place": luck(1.0),
    "set_sail": luck(0.5),
    "double_departure": luck(3.0),
    "great_departure": luck(1.5),
    "full_hold": lambda s, board, v, made: 5.0 - max(max(made), float(max(board.goods))),
    "good_season": lambda s, board, v, made: 0.5 * (achievements.SEASON - sum(made, 0.0)),
    "every_quay": lambda s, board, v, made: len(s.ship_size) - sum((min(1.0, crates) for crates in made), 0.0),
    "market_street": lambda s, board, v, made: 6.0 - sum(1 for b in board.city if COMMERCIAL[b]),
    "workshop_town": lambda s, board, v, made: 4.0 - sum(1 for b in board.city if not COMMERCIAL[b]),
    "great_works": large(1),
    "two_great_works": large(2),
    "growing_town": spaces(9),
    "finished_town": spaces(CITY_SPACES),
    "full_employment": lambda s, board, v, made: 0.5 * (max(0, 10 - board.people()) + v.empty),
    "large_crew": lambda s, board, v, made: 0.5 * (14 - board.people()),
    "golden_opportunity": luck(1.5),
}
STEPS: Final = tuple({**ABOUT_LAND, **ABOUT_THE_REST}[key] for key in achievements.KEYS)
LANDED: Final = frozenset(achievements.KEYS.index(key) for key in ABOUT_LAND)


def new_building(s: PuertoRico, board: Player, b: int) -> float:
    """What goals add to a building: the festival's own, and steps towards achievements."""
    x = s.x
    total = 3.0 if b == x.fest_building else 0.0
    for drawn in x.activities:
        card = ACTIVITIES[drawn[0]]
        if card.building and drawn[-1] == b:
            total += card.points
    for aim in board.aims:
        key = achievements.KEYS[aim]
        if key in PART and counts_for(key, b):
            total += PART[key] * achievements.POINTS[aim]
    return total


PART: Final = {
    "market_street": 1 / 6,
    "workshop_town": 1 / 4,
    "great_works": 0.8,
    "two_great_works": 0.5,
    "growing_town": 1 / 9,
    "finished_town": 1 / 12,
}
"""How much of an achievement one building is."""


def counts_for(key: str, b: int) -> bool:
    """Whether a building is one of those that the achievement asks for."""
    if key in ("great_works", "two_great_works"):
        return LARGE[b]
    if key == "market_street":
        return COMMERCIAL[b]
    return key != "workshop_town" or not COMMERCIAL[b]


def new_tile(s: PuertoRico, board: Player, v: Survey, kind: int, o: Outlook) -> float:
    """What a tile adds to the prospects of the goals about land."""
    before = with_land(s, board, v, o)
    if before == 0.0:
        return 0.0
    board.land.append(kind)
    v.land[kind] += 1
    after = with_land(s, board, v, o)
    board.land.pop()
    v.land[kind] -= 1
    return after - before


def with_land(s: PuertoRico, board: Player, v: Survey, o: Outlook) -> float:
    """What a player may expect of the goals about land; one that no step is missing for is reached."""
    x = s.x
    total = 0.0
    for card in board.aims:
        if card in LANDED:
            away = STEPS[card](s, board, v, [])
            total += achievements.POINTS[card] * (chance(away, o) if away > 0.0 else 1.0)
    if x.fest_land >= 0:
        away = 3.0 - board.land.count(x.fest_land)
        total += prize(3, 0, 0, o) * (o.values.race * chance(away, o) if away > 0.0 else 1.0)
    for drawn in x.activities:
        card_ = ACTIVITIES[drawn[0]]
        if card_.cause == achievements.LAND:
            away = steps_to_activity(s, board, [], drawn)
            gain = prize(card_.workers, card_.coins, card_.points, o)
            total += gain * (o.values.race * chance(away, o) if away > 0.0 else 1.0)
    return total


def promise(card: int) -> float:
    """What an achievement may be worth at the start of the game."""
    return achievements.POINTS[card] * values.ODDS[achievements.KEYS[card]]
