"""The box: goods, land, characters, buildings and set-up, as numbers and keys.

Names and sentences live in the locale packs; where editions differ in a number, the table says so.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Goods; the first five kinds of land are their plantations.
CORN: Final = 0
FRUIT: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
GOODS: Final = ("corn", "fruit", "sugar", "tobacco", "coffee")
PRICES: Final = (0, 1, 2, 3, 4)

QUARRY: Final = 5
FOREST: Final = 6
"""The first of five: a forest is a plantation turned over, and remembers which (FOREST + kind)."""
LANDS: Final = (*GOODS, "quarry", *("forest_" + good for good in GOODS))

# Editions.
SPECIAL: Final = 0
STANDARD: Final = 1
CLASSIC: Final = 2
EDITIONS: Final = ("special", "standard", "classic")

# Characters.
FARMER: Final = 0
RECRUITER: Final = 1
BUILDER: Final = 2
PRODUCER: Final = 3
MERCHANT: Final = 4
CAPTAIN: Final = 5
ADVENTURER: Final = 6
ADVENTURER_2: Final = 7
SMUGGLER: Final = 8
ROLES: Final = (
    "farmer",
    "recruiter",
    "builder",
    "producer",
    "merchant",
    "captain",
    "adventurer",
    "adventurer2",
    "smuggler",
)

PLOTS: Final = 12
CITY_SPACES: Final = 12
HOUSE_PLACES: Final = 4


class Building(NamedTuple):
    """A kind of building. `good` is what a production building makes (-1: commercial).

    `box` is the set that it comes with: the base game, extension I or extension II.
    """

    key: str
    cost: int
    points: int
    circles: int
    copies: int
    spaces: int
    good: int
    box: str


BASE: Final = "base"
NEW: Final = "new_buildings"
NOBLE: Final = "bourgeois"
NO_GOOD: Final = 9
"""What the tailor's workshop makes: it counts as production, but yields coins."""


def _production(key: str, cost: int, points: int, circles: int, copies: int, good: int) -> Building:
    return Building(key, cost, points, circles, copies, 1, good, BASE)


def _small(key: str, cost: int, points: int, box: str = BASE, circles: int = 1) -> Building:
    return Building(key, cost, points, circles, 2, 1, -1, box)


def _large(key: str, box: str = BASE) -> Building:
    return Building(key, 10, 4, 1, 1, 2, -1, box)


BUILDINGS: Final = (
    _production("small_fruit", 1, 1, 1, 4, FRUIT),
    _production("large_fruit", 3, 2, 3, 3, FRUIT),
    _production("small_sugar", 2, 1, 1, 4, SUGAR),
    _production("large_sugar", 4, 2, 3, 3, SUGAR),
    _production("tobacco_barn", 5, 3, 3, 3, TOBACCO),
    _production("coffee_roaster", 6, 3, 2, 3, COFFEE),
    _small("small_market", 1, 1),
    _small("hacienda", 2, 1),
    _small("hut", 2, 1),
    _small("small_warehouse", 3, 1),
    _small("hospice", 4, 2),
    _small("office", 5, 2),
    _small("large_market", 5, 2),
    _small("large_warehouse", 6, 2),
    _small("factory", 7, 3),
    _small("university", 8, 3),
    _small("harbor", 8, 3),
    _small("wharf", 9, 3),
    _large("guild_hall"),
    _large("residence"),
    _large("fortress"),
    _large("customs"),
    _large("city_hall"),
    _small("aqueduct", 1, 1, NEW),
    _small("forest_house", 2, 1, NEW),
    _small("black_market", 2, 1, NEW),
    _small("storehouse", 3, 1, NEW),
    _small("guest_house", 4, 2, NEW, 2),
    _small("trading_post", 5, 2, NEW),
    _small("church", 5, 2, NEW),
    _small("small_wharf", 6, 2, NEW),
    _small("lighthouse", 7, 3, NEW),
    _small("specialty", 8, 3, NEW),
    _small("library", 8, 3, NEW),
    _small("union_hall", 9, 3, NEW),
    Building("statue", 10, 8, 0, 1, 2, -1, NEW),
    _large("cloister", NEW),
    _small("land_office", 2, 1, NOBLE),
    _small("chapel", 3, 1, NOBLE),
    _small("hunting_lodge", 4, 2, NOBLE),
    _small("zoning_office", 5, 2, NOBLE),
    _small("royal_supplier", 6, 2, NOBLE),
    _small("villa", 7, 3, NOBLE),
    Building("jeweler", 8, 3, 1, 2, 1, NO_GOOD, NOBLE),
    _large("royal_garden", NOBLE),
)
KINDS: Final = len(BUILDINGS)
BASE_KINDS: Final = sum(1 for building in BUILDINGS if building.box == BASE)
"""Those of the base game come first."""
HIGHEST_COST: Final = max(building.cost for building in BUILDINGS)
KEYS: Final = tuple(building.key for building in BUILDINGS)
INDEX: Final = {key: i for i, key in enumerate(KEYS)}

SMALL_FRUIT: Final = 0
LARGE_FRUIT: Final = 1
SMALL_SUGAR: Final = 2
LARGE_SUGAR: Final = 3
TOBACCO_BARN: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS: Final = 21
CITY_HALL: Final = 22

AQUEDUCT: Final = 23
FOREST_HOUSE: Final = 24
BLACK_MARKET: Final = 25
STOREHOUSE: Final = 26
GUEST_HOUSE: Final = 27
TRADING_POST: Final = 28
CHURCH: Final = 29
SMALL_WHARF: Final = 30
LIGHTHOUSE: Final = 31
SPECIALTY: Final = 32
LIBRARY: Final = 33
UNION_HALL: Final = 34
STATUE: Final = 35
CLOISTER: Final = 36
LAND_OFFICE: Final = 37
CHAPEL: Final = 38
HUNTING_LODGE: Final = 39
ZONING_OFFICE: Final = 40
ROYAL_SUPPLIER: Final = 41
VILLA: Final = 42
JEWELER: Final = 43
ROYAL_GARDEN: Final = 44

FIRST_COMMERCIAL: Final = SMALL_MARKET
"""Production buildings of the base game come first."""
COMMERCIAL: Final = tuple(building.good < 0 for building in BUILDINGS)
LARGE: Final = tuple(building.spaces == 2 for building in BUILDINGS)
DUAL: Final = (LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE)
"""Buildings for which it matters whether a worker or a bourgeois is inside."""
MARKET_SLOTS: Final = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
"""Places on the building board for commercial buildings, by cost."""
NOBLES: Final = 20
POINTS: Final = tuple(building.points for building in BUILDINGS)
CIRCLES: Final = tuple(building.circles for building in BUILDINGS)
SPACES: Final = tuple(building.spaces for building in BUILDINGS)
QUARRY_CAP: Final = tuple(min(building.points, 4) for building in BUILDINGS)
"""How many quarries lower the price at most: the row on the building board."""

FACTORY_COINS: Final = (0, 0, 1, 2, 3, 5)
RESIDENCE_POINTS: Final = {10: 5, 11: 6, 12: 7}
CLOISTER_POINTS: Final = (0, 1, 3, 6, 10)


class SetUp(NamedTuple):
    """What depends on the number of players."""

    coins: int
    starts: tuple[int, ...]
    points: int
    workers: int
    ships: tuple[int, ...]
    adventurers: int


SET_UP: Final = {
    2: SetUp(3, (FRUIT, CORN), 65, 42, (4, 6), 1),
    3: SetUp(2, (FRUIT, FRUIT, CORN), 75, 58, (4, 5, 6), 0),
    4: SetUp(3, (FRUIT, FRUIT, CORN, CORN), 100, 79, (5, 6, 7), 1),
    5: SetUp(4, (FRUIT, FRUIT, FRUIT, CORN, CORN), 126, 100, (6, 7, 8), 2),
}
PICKS: Final = (0, 0, 6, 3, 4, 5)
"""Characters chosen in a round, by the number of players."""
CLASSIC_POINTS_5: Final = 122
TILES: Final = (10, 12, 11, 9, 8, 8)
CRATES: Final = (10, 11, 11, 9, 9)


def tiles_in_play(players: int) -> list[int]:
    """Land tiles by kind, quarries last; with two players three of each kind stay in the box."""
    return [n - 3 for n in TILES] if players == 2 else list(TILES)


def crates_in_play(players: int) -> list[int]:
    """Crates by good; with two players two of each stay in the box."""
    return [n - 2 for n in CRATES] if players == 2 else list(CRATES)


def workers_in_play(players: int, edition: int, noble: bool) -> int:
    """With extension II a shortage ends nothing: except in `special`, which does not say so, all workers are used."""
    return SET_UP[5 if noble and edition != SPECIAL else players].workers


def points_in_play(players: int, edition: int) -> int:
    """The point tokens; the classic box holds 122, the later ones 126."""
    if players == 5 and edition == CLASSIC:
        return CLASSIC_POINTS_5
    return SET_UP[players].points


def copies_in_play(building: int, players: int) -> int:
    """With two players: two of each production building, one of every other."""
    if players == 2:
        return 2 if BUILDINGS[building].good >= 0 else 1
    return BUILDINGS[building].copies


def costs_in_play(swap: bool) -> list[int]:
    """Costs by building; the alternative tiles swap Factory (8) and University (7)."""
    costs = [building.cost for building in BUILDINGS]
    if swap:
        costs[FACTORY], costs[UNIVERSITY] = costs[UNIVERSITY], costs[FACTORY]
    return costs
