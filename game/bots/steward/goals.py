"""The goals of extensions IV to VI: how near a player is to each, and what that is worth.

A goal is so many steps away; each step makes it less likely. Of the achievements a player knows only
the own ones: the others' are taken away before anything is played through.
"""

from __future__ import annotations

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

ABOUT_LAND = range(8)
LAND_ACTIVITIES = ("connoisseurs", "twin_farms")
"""The achievements and the activities that tiles alone bring."""
LUCK = {14: 1.0, 15: 0.5, 16: 3.0, 17: 1.5, 29: 1.5}
"""Achievements that come by the way: to fill the house, a ship, two, the largest; a character with three coins."""


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
        if card not in ABOUT_LAND:
            total += achievements.POINTS[card] * chance(steps_to_aim(s, board, v, made, card), o)
    if x.fest_goods:
        away = sum([max(0.0, x.fest_goods.count(good) - made[good]) for good in set(x.fest_goods)])
        total += values.RACE * (3.0 if s.edition == SPECIAL else 3.0 * o.coin) * chance(away, o)
    if x.fest_building >= 0:
        total += values.RACE * 3.0 * chance(steps_to_building(s, board, x.fest_building), o)
    for drawn in x.activities:
        card_ = ACTIVITIES[drawn[0]]
        if card_.key not in LAND_ACTIVITIES:
            away = steps_to_activity(s, board, made, drawn)
            total += values.RACE * prize(card_.workers, card_.coins, card_.points, o) * chance(away, o)
    return total


def chance(steps: float, o: Outlook) -> float:
    """Whether so many steps will be made in time."""
    if steps > 6.0:
        return 0.0
    if steps < 0.0:
        steps = 0.0
    return min(1.0, 0.5 * o.phases) * float(values.GOAL**steps)


def prize(workers: int, coins: int, points: int, o: Outlook) -> float:
    return workers * values.HELPER * o.phases + coins * o.coin + points


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
        return sum(1.0 - min(1.0, made[good]) for good in wanted)
    if key == "twin_baskets":
        return sum(max(0.0, 2 * wanted.count(good) - made[good]) for good in set(wanted))
    if key == "best_farmer":
        missing = sum(1.0 for kind in wanted[:2] if kind not in land)
        return missing + sum(1.0 - min(1.0, made[good]) for good in wanted[2:])
    if key in ("pioneers", "honoured_citizen"):
        return steps_to_building(s, board, wanted[-1])
    if key == "delivery":
        return 0.5 + max(0.0, 1.0 - made[wanted[0]]) + max(0.0, 2.0 - made[wanted[1]])
    # early closing and the two departures: the right crate at the right moment
    return 1.5 if made[wanted[0]] else 4.0


def steps_to_aim(s: PuertoRico, board: Player, v: Survey, made: list[float], card: int) -> float:
    """How far an achievement is away; the cards are numbered as in the rules."""
    if card in LUCK:
        return LUCK[card]
    if card < 3:
        return 4.0 - v.land[card]
    if card < 5:
        return 3.0 - v.land[card]
    if card == 5:
        return float(v.land[:5].count(0))
    if card == 6:
        return 6.0 - v.land[QUARRY] - v.worked[QUARRY]
    if card == 7:
        return 0.6 * (PLOTS - len(board.land))
    if card == 8:
        return 6.0 - sum(made)
    if card == 9:
        return 5.0 - sum(min(1.0, crates) for crates in made)
    if card == 10:
        return 2.0 - min(1.0, made[3]) - min(1.0, made[4])
    if card == 11:
        return 4.0 - max(made[1:])
    if card == 12:
        price = 1 + max(PRICES[good] if made[good] else 0 for good in range(5))
        price += 1 if board.staff[SMALL_MARKET] >= 0 else 0
        price += 2 if board.staff[LARGE_MARKET] >= 0 else 0
        return float(6 - price)
    if card == 13:
        return 0.5 * (achievements.COFFERS - board.coins)
    if card == 18:
        return 5.0 - max(max(made), float(max(board.goods)))
    if card == 19:
        return 0.5 * (achievements.SEASON - sum(made))
    if card == 20:
        return len(s.ship_size) - sum(min(1.0, crates) for crates in made)
    return steps_to_town(board, v, card)


def steps_to_town(board: Player, v: Survey, card: int) -> float:
    """The achievements about buildings and people."""
    if card == 21:
        return 6.0 - sum(1 for b in board.city if COMMERCIAL[b])
    if card == 22:
        return 4.0 - sum(1 for b in board.city if not COMMERCIAL[b])
    if card < 25:
        return 2.0 * (card - 22 - sum(1 for b in board.city if LARGE[b]))
    if card < 27:
        return 0.8 * ((9 if card == 25 else CITY_SPACES) - CITY_SPACES + v.spaces)
    if card == 27:
        return 0.5 * (max(0, 10 - board.people()) + v.empty)
    return 0.5 * (14 - board.people())


def new_building(s: PuertoRico, board: Player, b: int) -> float:
    """What goals add to a building: the festival's own, and steps towards achievements."""
    x = s.x
    total = 3.0 if b == x.fest_building else 0.0
    for drawn in x.activities:
        card = ACTIVITIES[drawn[0]]
        if card.building and drawn[-1] == b:
            total += card.points
    for aim in board.aims:
        if aim in PART and (
            LARGE[b] if aim in (23, 24) else COMMERCIAL[b] if aim == 21 else aim != 22 or not COMMERCIAL[b]
        ):
            total += PART[aim] * achievements.POINTS[aim]
    return total


PART = {21: 1 / 6, 22: 1 / 4, 23: 0.8, 24: 0.5, 25: 1 / 9, 26: 1 / 12}
"""How much of an achievement one building is."""


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
        if card in ABOUT_LAND:
            away = steps_to_aim(s, board, v, [], card)
            total += achievements.POINTS[card] * (chance(away, o) if away > 0.0 else 1.0)
    if x.fest_land >= 0:
        away = 3.0 - board.land.count(x.fest_land)
        total += prize(3, 0, 0, o) * (values.RACE * chance(away, o) if away > 0.0 else 1.0)
    for drawn in x.activities:
        card_ = ACTIVITIES[drawn[0]]
        if card_.key in LAND_ACTIVITIES:
            away = steps_to_activity(s, board, [], drawn)
            gain = prize(card_.workers, card_.coins, card_.points, o)
            total += gain * (values.RACE * chance(away, o) if away > 0.0 else 1.0)
    return total


def promise(card: int) -> float:
    """What an achievement may be worth at the start of the game."""
    return achievements.POINTS[card] * values.ODDS[achievements.KEYS[card]]
