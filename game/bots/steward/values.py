"""What things are worth, in points: the numbers that the steward judges by.

A building's lasting effect is a weighted sum of features of its owner's position (see `worth.survey`); the table is
keyed by the building's name, so that a building of an extension needs one line here, and none to be played at all.
"""

from __future__ import annotations

from typing import Final

from game.puerto_rico.data import BUILDINGS, GOODS, KEYS

# Features. All but the last group are expected numbers over the rest of the game.
PHASES: Final = 0  # times that each character will still be played
SALES: Final = 1  # sales to the trading house, as the worth of a coin more in each
FARMS: Final = 2  # tiles still to be taken
BUILDS: Final = 3  # buildings still to be built
CRATES: Final = 4  # crates made with every circle filled
LOADS: Final = 5  # times that crates are loaded
SURPLUS: Final = 6  # crates that find no ship at once
BULK: Final = 7  # crates of the most plentiful kind
INDUSTRY: Final = 8  # worth of the Factory's coins
COINS: Final = 9  # worth of a coin in every phase
WAGES: Final = 10  # worth of a coin in every phase for each bourgeois
# What large buildings count, as it will be at the end.
GUILDS: Final = 11
LAND: Final = 12
PEOPLE: Final = 13
TOKENS: Final = 14
SHOPS: Final = 15
SETS: Final = 16
NOBLES: Final = 17
ONE: Final = 18

Effect = tuple[tuple[int, float], ...]

EFFECTS: Final[dict[str, Effect]] = {
    "small_market": ((SALES, 1.0),),
    "hacienda": ((FARMS, 0.55),),
    "hut": ((FARMS, 0.35),),
    "small_warehouse": ((SURPLUS, 0.35),),
    "hospice": ((FARMS, 0.55),),
    "office": ((SALES, 0.7),),
    "large_market": ((SALES, 2.0),),
    "large_warehouse": ((SURPLUS, 0.5),),
    "factory": ((INDUSTRY, 1.25),),
    "university": ((BUILDS, 0.55),),
    "harbor": ((LOADS, 0.85),),
    "wharf": ((BULK, 0.35), (PHASES, 0.4), (SURPLUS, 0.2)),
    "guild_hall": ((GUILDS, 1.0),),
    "residence": ((LAND, 1.0),),
    "fortress": ((PEOPLE, 1.0),),
    "customs": ((TOKENS, 1.0),),
    "city_hall": ((SHOPS, 1.0),),
    # extension I
    "aqueduct": ((CRATES, 0.08),),
    "forest_house": ((BUILDS, 0.25),),
    "black_market": ((BUILDS, 0.3),),
    "storehouse": ((SURPLUS, 0.45),),
    "guest_house": ((PHASES, 0.3), (ONE, 1.0)),
    "trading_post": ((SALES, 1.2),),
    "church": ((BUILDS, 0.7),),
    "small_wharf": ((SURPLUS, 0.3), (CRATES, 0.08)),
    "lighthouse": ((LOADS, 0.4), (COINS, 0.2)),
    "specialty": ((BULK, 0.3),),
    "library": ((PHASES, 0.45),),
    "union_hall": ((CRATES, 0.25),),
    "cloister": ((SETS, 1.0),),
    # extension II
    "land_office": ((PHASES, 0.2),),
    "chapel": ((COINS, 0.8),),
    "hunting_lodge": ((PHASES, 0.3),),
    "zoning_office": ((BUILDS, 0.5),),
    "royal_supplier": ((PHASES, 0.7),),
    "villa": ((PHASES, 1.0),),
    "jeweler": ((WAGES, 1.0),),
    "royal_garden": ((NOBLES, 1.0),),
}


def _effect(building: int) -> Effect:
    """Nothing is known of a building but its price: it is taken for as useful as that."""
    data = BUILDINGS[building]
    if 0 <= data.good < len(GOODS) or data.circles == 0:
        return ()
    return EFFECTS.get(data.key, ((PHASES, 0.04 * data.cost),))


EFFECT: Final[list[Effect]] = [_effect(b) for b in range(len(KEYS))]

CALLS_FOR: Final = {"chapel": 0, "zoning_office": 0, "hunting_lodge": 0, "land_office": 2}
"""Where a bourgeois does more than a worker (0), or less (2)."""

# Crates and land -------------------------------------------------------------------------------------------

CRATE: Final = 0.62
"""A crate that will be made in some later phase, by the time it is shipped."""
NEXT_CRATE: Final = (1.0, 1.0, 0.85, 0.7, 0.6, 0.5, 0.45, 0.4, 0.4, 0.4, 0.4, 0.4)
"""The first, second … crate of one kind, made in one phase."""
SALE_RATE: Final = 0.6
"""Sales per Merchant's phase."""
SECOND_KIND: Final = 0.3
"""A second kind to sell is worth this much of its price: the house may refuse the first."""
OPTION: Final = (0.0, 0.04, 0.055, 0.08, 0.09)
"""A plantation that has no circle yet, per phase left; by good."""
IDLE_CIRCLE: Final = 0.04
"""A production circle without plantation, per phase left."""
QUARRY: Final = (0.95, 0.85, 0.6, 0.35, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Coins that the first, second … occupied quarry saves at each building."""

HELD: Final = 0.6
"""A crate in hand that a ship would take now."""
STUCK: Final = 0.3
"""A crate in hand that no ship takes."""

# Coins -----------------------------------------------------------------------------------------------------

COIN: Final = (0.05, 0.51, 0.71, 0.82, 0.88, 0.95, 1.02, 1.07, 1.12, 1.17, 1.22, 1.27, 1.31, 1.36)
"""A coin, by the phases left."""
RICH: Final = 12
"""Coins beyond this number count half."""

BUILD_RATE: Final = 1.1
FARM_RATE: Final = 1.1
WORKER_RATE: Final = 2.2
"""Buildings built, tiles taken, workers won in a phase."""
SPACES_FILLED: Final = 1.25
"""City spaces filled in a phase by the fastest builder."""
SHIPPED: Final = 3.2
SHIPPED_EACH: Final = 1.0
"""Points won in a Captain's phase: at least by each player; by each worker on the land."""
HIRED: Final = 1.8
HIRED_TOO: Final = 3.4
"""Workers that leave the reserve in a Recruiter's phase: for each player, and besides."""
WAGE: Final = 0.4
"""What a worker brings in a phase where there is work left."""
GROWTH: Final = 0.12
"""How fast a player's kinds and crates grow."""

SHARED: Final = 0.25
"""A crate's place on a ship that is taken from another, or left to one."""
OTHERS: Final = 1.0
"""How much the others' average gain counts against one's own."""
