"""What things are worth, in points: the numbers that the steward judges by.

A building's lasting effect is a weighted sum of features of its owner's position (see `survey.survey`); the table is
keyed by the building's name, so that a building of an extension needs one line here, and none to be played at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from game.puerto_rico.data import BUILDINGS, GOODS, KEYS
from game.puerto_rico.position import (
    BUILDING,
    FARMING,
    FINISHING,
    OPENING,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    STORING,
    TRADING,
    Position,
)

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
# What only extensions ask for.
DUCTS: Final = 18  # crates more where a large fruit or sugar building works
FORESTS: Final = 19  # worth of the coins that forests save
SPECIALTY: Final = 20  # worth of a coin for each crate of the best kind beyond the first
COURT: Final = 21  # crates that the bourgeois may hand over, one of a kind each
ONE: Final = 22

Effect = tuple[tuple[int, float], ...]

EFFECTS: Final[dict[str, Effect]] = {
    "small_market": ((SALES, 1.0),),
    "hacienda": ((FARMS, 0.44),),
    "hut": ((FARMS, 0.39),),
    "small_warehouse": ((SURPLUS, 0.32),),
    "hospice": ((FARMS, 0.32),),
    "office": ((SALES, 0.7),),
    "large_market": ((SALES, 1.1),),
    "large_warehouse": ((SURPLUS, 0.36),),
    "factory": ((INDUSTRY, 1.09),),
    "university": ((BUILDS, 0.83),),
    "harbor": ((LOADS, 0.85),),
    "wharf": ((BULK, 0.52), (PHASES, 0.6), (SURPLUS, 0.3)),
    "guild_hall": ((GUILDS, 1.6),),
    "residence": ((LAND, 1.12),),
    "fortress": ((PEOPLE, 1.26),),
    "customs": ((TOKENS, 1.1),),
    "city_hall": ((SHOPS, 1.3),),
    # extension I
    "aqueduct": ((DUCTS, 0.61),),
    "forest_house": ((FORESTS, 0.53),),
    "black_market": ((BUILDS, 0.39),),
    "storehouse": ((SURPLUS, 0.32),),
    "guest_house": ((PHASES, 0.17), (ONE, 0.58)),
    "trading_post": ((SALES, 1.06),),
    "church": ((BUILDS, 0.88),),
    "small_wharf": ((SURPLUS, 0.29), (CRATES, 0.07)),
    "lighthouse": ((LOADS, 0.65), (COINS, 0.22)),
    "specialty": ((SPECIALTY, 0.94),),
    "library": ((PHASES, 1.38),),
    "union_hall": ((CRATES, 0.56),),
    "cloister": ((SETS, 1.5),),
    # extension II
    "land_office": ((COINS, 0.18),),
    "chapel": ((COINS, 1.67),),
    "hunting_lodge": ((PHASES, 0.15),),
    "zoning_office": ((BUILDS, 0.65),),
    "royal_supplier": ((COURT, 0.35),),
    "villa": ((PHASES, 1.2),),
    "jeweler": ((WAGES, 1.15),),
    "royal_garden": ((NOBLES, 1.4),),
}


def _effect(building: int, effects: Mapping[str, Effect]) -> Effect:
    """Nothing is known of a building but its price: it is taken for as useful as that."""
    data = BUILDINGS[building]
    if 0 <= data.good < len(GOODS) or data.circles == 0:
        return ()
    return effects.get(data.key, ((PHASES, 0.04 * data.cost),))


WORKS: Final = tuple(data.key for data in BUILDINGS if 0 <= data.good < len(GOODS))

CALLS_FOR: Final = {"chapel": 0, "zoning_office": 0, "hunting_lodge": 0, "land_office": 2}
"""Where a bourgeois does more than a worker (0), or less (2)."""

GUESTS: Final = {
    FARMING: frozenset(("hacienda", "hut", "hospice", "forest_house", "library", "hunting_lodge")),
    RECRUITING: frozenset(("villa", "library")),
    BUILDING: frozenset(
        ("quarry", "black_market", "forest_house", "library", "zoning_office", "university", "church")
    ),
    PRODUCING: frozenset((*GOODS, *WORKS, "factory", "aqueduct", "specialty", "library", "chapel", "jeweler")),
    TRADING: frozenset(("small_market", "large_market", "office", "trading_post", "land_office", "library")),
    OPENING: frozenset(("union_hall", "royal_supplier", "lighthouse")),
    SHIPPING: frozenset(("wharf", "small_wharf", "harbor", "lighthouse", "library")),
    STORING: frozenset(("small_warehouse", "large_warehouse", "storehouse")),
    FINISHING: frozenset(KEYS),
}
"""Where somebody out of the Guest house does something at once, by phase."""

ODDS: Final = {
    "golden_fields": 0.24,
    "great_orchard": 0.41,
    "sea_of_cane": 0.44,
    "tobacco_valley": 0.72,
    "coffee_slopes": 0.52,
    "five_crops": 0.92,
    "master_quarrier": 0.15,
    "full_estate": 0.31,
    "record_harvest": 0.82,
    "five_baskets": 0.07,
    "luxury_goods": 0.12,
    "specialist": 0.15,
    "exceptional_sale": 0.23,
    "full_coffers": 0.24,
    "last_place": 0.47,
    "set_sail": 0.88,
    "double_departure": 0.28,
    "great_departure": 0.42,
    "full_hold": 0.20,
    "good_season": 0.03,
    "every_quay": 0.26,
    "market_street": 0.15,
    "workshop_town": 0.96,
    "great_works": 0.49,
    "two_great_works": 0.10,
    "growing_town": 0.34,
    "finished_town": 0.03,
    "full_employment": 0.82,
    "large_crew": 0.99,
    "golden_opportunity": 0.25,
}
"""How often an achievement is reached by whoever holds it: counted in games among stewards."""


@dataclass(frozen=True)
class Values:
    """The numbers of one player; a bot of an earlier version is another set of them."""

    effect: list[Effect] = field(default_factory=lambda: [_effect(b, EFFECTS) for b in range(len(KEYS))])
    """What each building does, as a weighted sum of features; by number."""

    # Crates and land -------------------------------------------------------------------------------------------
    crate: float = 0.78
    """A crate that will be made in some later phase, by the time it is shipped."""
    next_crate: tuple[float, ...] = (1.0, 1.0, 0.92, 0.82, 0.75, 0.7, 0.65, 0.6, 0.5, 0.5, 0.5, 0.5)
    """The first, second … crate of one kind, made in one phase."""
    sale_rate: float = 0.6
    """Sales per Merchant's phase."""
    second_kind: float = 0.408
    """A second kind to sell is worth this much of its price: the house may refuse the first."""
    option: tuple[float, ...] = (0.0, 0.04, 0.055, 0.08, 0.09)
    """A plantation that has no circle yet, per phase left; by good."""
    idle_circle: float = 0.034
    """A production circle without plantation, per phase left."""
    quarry: tuple[float, ...] = (0.95, 0.85, 0.6, 0.35, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    """Coins that the first, second … occupied quarry saves at each building."""
    forest: float = 0.352
    """Coins that a forest saves at each building, with a Forest house."""
    held: float = 0.475
    """A crate in hand that a ship would take now."""
    stuck: float = 0.3
    """A crate in hand that no ship takes."""
    private: float = 0.8
    """A kind of crates in hand that the private ship takes."""
    crowd: float = 0.0
    """How much it counts that the ships have not room for everybody's crates of the kind."""
    held_turn: float = 0.0
    """How much of its worth is lost for each player who chooses earlier."""
    odds: tuple[float, ...] = (0.6, 0.25, 0.3)
    """The chance to sell a crate in hand: of a kind that the house takes, does not take, with the house full."""
    odds_late: float = 1.0
    """The part of this chance that is left when the Merchant is gone for this round."""
    odds_turn: float = 0.0
    """How much of it is lost for each player who chooses earlier."""
    keep_odds: tuple[float, ...] = (0.6, 0.3)
    """The same, for what to store: kinds that the house takes now, or does not."""
    price_more: float = 0.3
    """A kind sells for so much more than its price, in the mean."""
    man_price: float = 0.5
    """The same, for where to put workers."""
    spare: tuple[float, ...] = (1.4, 0.5)
    """Two plantations without a circle, in single ones; the part left where others have theirs."""
    last_crate: float = 0.3
    wharf_crate: float = 0.2
    wharf_wait: float = 1.2
    """Loading: the part of the price that the last crate of a kind costs; the private ship; while others wait."""

    # Coins -----------------------------------------------------------------------------------------------------
    coin: tuple[float, ...] = (0.04, 0.54, 0.76, 0.9, 0.97, 1.08, 1.18, 1.25, 1.35, 1.44, 1.53, 1.62, 1.71, 1.81)
    """A coin, by the phases left."""
    rich: int = 12
    rest: float = 0.5
    """Coins beyond this number count for this part."""
    dream: float = 0.0
    dream_step: float = 0.8
    """What the best large building would bring beyond its price, where it can be paid for; for each coin missing."""
    build_rate: float = 1.1
    farm_rate: float = 1.0
    worker_rate: float = 2.402
    """Buildings built, tiles taken, workers won in a phase."""
    spaces_filled: float = 1.312
    """City spaces filled in a phase by the fastest builder."""
    shipped: float = 3.36
    shipped_each: float = 1.0
    """Points won in a Captain's phase: at least by each player; by each worker on the land."""
    hired: float = 1.947
    hired_too: float = 3.4
    """Workers that leave the reserve in a Recruiter's phase: for each player, and besides."""
    hired_free: float = 0.0
    """So much more for each circle that is free in anybody's buildings."""
    wage: float = 0.263
    """What a worker brings in a phase where there is work left."""
    manned: tuple[float, ...] = (0.95, 0.8)
    """The chance that an empty circle is filled in time: at the most, and after how many phases half of it."""
    space: tuple[float, ...] = (0.3, 1.2)
    """A city space when buildings to come exceed spaces: for each one in excess, and at the most."""
    growth: float = 0.108
    """How fast a player's kinds and crates grow."""
    shared: float = 0.25
    """A crate's place on a ship that is taken from another, or left to one."""
    others: float = 1.1
    """How much the others' average gain counts against one's own."""
    leader: float = 0.0
    """The part of it that the strongest of them makes up, instead of the average."""

    # Goals: festival, activities, achievements ---------------------------------------------------------------------
    goal: float = 0.55
    """The chance to reach a goal from one step away; two steps are this twice, and so on."""
    race: float = 0.8
    """The same goal is everybody's: how often one is not too late."""
    helper: float = 0.25
    """A worker won as a reward, for each phase that is left."""
    captured: float = 0.5
    """A captured character, in coins: ransom, or a second character in the round."""


STEWARD: Final = Values()
"""The `steward` of earlier versions."""

OVERSEER_EFFECTS: Final[dict[str, Effect]] = {
    "small_market": ((SALES, 0.67),),
    "hacienda": ((FARMS, 0.36),),
    "hut": ((FARMS, 0.29),),
    "small_warehouse": ((SURPLUS, 0.36),),
    "hospice": ((FARMS, 0.59),),
    "office": ((SALES, 0.53),),
    "large_market": ((SALES, 1.24),),
    "large_warehouse": ((SURPLUS, 0.48),),
    "factory": ((INDUSTRY, 1.19),),
    "university": ((BUILDS, 0.45),),
    "harbor": ((LOADS, 0.8),),
    "wharf": ((BULK, 0.46), (PHASES, 0.54), (SURPLUS, 0.25)),
    "guild_hall": ((GUILDS, 1.67),),
    "residence": ((LAND, 1.17),),
    "fortress": ((PEOPLE, 1.48),),
    "customs": ((TOKENS, 1.17),),
    "city_hall": ((SHOPS, 1.07),),
    "aqueduct": ((DUCTS, 0.66),),
    "forest_house": ((FORESTS, 0.66),),
    "black_market": ((BUILDS, 0.39),),
    "storehouse": ((SURPLUS, 0.39),),
    "guest_house": ((PHASES, 0.1), (ONE, 0.49)),
    "trading_post": ((SALES, 1.05),),
    "church": ((BUILDS, 1.18),),
    "small_wharf": ((SURPLUS, 0.31), (CRATES, 0.12)),
    "lighthouse": ((LOADS, 0.79), (COINS, 0.37)),
    "specialty": ((SPECIALTY, 0.88),),
    "library": ((PHASES, 1.35),),
    "union_hall": ((CRATES, 0.53),),
    "cloister": ((SETS, 1.42),),
    "land_office": ((COINS, 0.16),),
    "chapel": ((COINS, 2.12),),
    "hunting_lodge": ((PHASES, 0.11),),
    "zoning_office": ((BUILDS, 0.75),),
    "royal_supplier": ((COURT, 0.22),),
    "villa": ((PHASES, 1.1),),
    "jeweler": ((WAGES, 1.17),),
    "royal_garden": ((NOBLES, 1.25),),
}

OVERSEER: Final = Values(
    effect=[_effect(b, OVERSEER_EFFECTS) for b in range(len(KEYS))],
    crate=0.856,
    next_crate=(1.0, 0.892, 0.927, 0.849, 0.658, 0.672, 0.624, 0.576, 0.48, 0.48, 0.48, 0.48),
    sale_rate=0.582,
    second_kind=0.661,
    option=(0.0, 0.032, 0.068, 0.085, 0.041),
    idle_circle=0.033,
    quarry=(1.094, 0.738, 0.622, 0.295, 0.094, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    held=0.476,
    stuck=0.288,
    private=1.369,
    crowd=0.568,
    held_turn=0.057,
    odds=(0.61, 0.263, 0.31),
    odds_late=0.877,
    odds_turn=0.147,
    keep_odds=(0.64, 0.287),
    price_more=0.223,
    man_price=0.568,
    spare=(1.361, 0.438),
    last_crate=0.199,
    wharf_crate=0.173,
    wharf_wait=1.066,
    coin=(0.04, 0.619, 0.858, 1.113, 1.147, 1.311, 1.348, 1.365, 1.565, 1.313, 1.5, 1.54, 1.63, 1.72),
    rest=0.594,
    dream=0.5,
    dream_step=0.568,
    build_rate=1.176,
    farm_rate=0.786,
    worker_rate=1.749,
    spaces_filled=1.404,
    shipped=3.54,
    shipped_each=1.045,
    hired=3.806,
    hired_too=0.982,
    hired_free=0.355,
    wage=0.189,
    manned=(0.955, 0.685),
    space=(0.207, 1.369),
    growth=0.1,
    shared=0.196,
    others=0.99,
    leader=0.176,
)
"""Fitted to how games ended, then found by playing against neighbours and the steward (see ../README.md)."""

DUELLIST_EFFECTS: Final[dict[str, Effect]] = EFFECTS | {
    "small_market": ((SALES, 0.68),),
    "hacienda": ((FARMS, 0.56),),
    "hut": ((FARMS, 0.35),),
    "small_warehouse": ((SURPLUS, 0.27),),
    "hospice": ((FARMS, 0.27),),
    "office": ((SALES, 0.53),),
    "large_market": ((SALES, 0.89),),
    "large_warehouse": ((SURPLUS, 0.35),),
    "factory": ((INDUSTRY, 1.91),),
    "university": ((BUILDS, 0.9),),
    "harbor": ((LOADS, 0.91),),
    "wharf": ((BULK, 0.67), (PHASES, 0.51), (SURPLUS, 0.32)),
    "guild_hall": ((GUILDS, 1.7),),
    "residence": ((LAND, 0.84),),
    "fortress": ((PEOPLE, 1.59),),
    "customs": ((TOKENS, 0.74),),
    "city_hall": ((SHOPS, 1.14),),
}

DUELLIST: Final = Values(
    effect=[_effect(b, DUELLIST_EFFECTS) for b in range(len(KEYS))],
    crate=0.742,
    next_crate=(1.0, 0.896, 0.79, 0.832, 0.797, 0.7, 0.65, 0.6, 0.5, 0.5, 0.5, 0.5),
    sale_rate=0.798,
    second_kind=0.466,
    option=(0.0, 0.032, 0.1, 0.07, 0.099),
    idle_circle=0.045,
    quarry=(1.0, 0.873, 0.58, 0.28, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    held=0.453,
    stuck=0.298,
    private=0.601,
    crowd=0.565,
    held_turn=0.038,
    odds=(0.669, 0.276, 0.252),
    odds_late=0.979,
    odds_turn=0.145,
    keep_odds=(0.618, 0.339),
    price_more=0.275,
    man_price=0.796,
    spare=(1.317, 0.486),
    last_crate=0.252,
    wharf_crate=0.162,
    wharf_wait=1.708,
    coin=(0.038, 0.491, 0.838, 1.032, 1.057, 0.914, 1.197, 1.184, 1.071, 1.371, 1.53, 1.62, 1.71, 1.81),
    rest=0.397,
    dream=0.235,
    dream_step=0.561,
    build_rate=0.971,
    farm_rate=0.841,
    worker_rate=1.917,
    spaces_filled=1.093,
    shipped=2.697,
    shipped_each=0.948,
    hired=3.271,
    hired_too=0.825,
    hired_free=0.388,
    wage=0.349,
    manned=(0.928, 0.78),
    space=(0.278, 1.693),
    growth=0.099,
    shared=0.177,
    others=1.199,
)
"""Between two players: found from `DUELLIST_MORE` by playing against the steward."""

DUELLIST_MORE: Final = replace(
    STEWARD,
    crowd=OVERSEER.crowd,
    held_turn=OVERSEER.held_turn,
    odds=OVERSEER.odds,
    odds_late=OVERSEER.odds_late,
    odds_turn=OVERSEER.odds_turn,
    dream=OVERSEER.dream,
    dream_step=OVERSEER.dream_step,
    hired=OVERSEER.hired,
    hired_too=OVERSEER.hired_too,
    hired_free=OVERSEER.hired_free,
    shared=OVERSEER.shared,
    others=OVERSEER.others,
)
"""The same with buildings of an extension: the steward's numbers, with the overseer's eyes."""


def overseer(s: Position) -> Values:
    """The numbers found last, for this table."""
    if s.players > 2 or s.autos:
        return OVERSEER
    return DUELLIST_MORE if s.more else DUELLIST
