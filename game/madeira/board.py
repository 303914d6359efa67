"""Everything that is printed on Madeira's boards, dice and tiles: the one place to correct a number.

The booklet describes the board but does not show all of it in words. So every row says where its values come from:

    PRINTED        stated by the booklet, or by a published description of the game
    DERIVED        follows from the booklet's examples, counts or wording
    RECONSTRUCTED  unknown; a value that fits every example, not necessarily the printed one

Whoever owns the box may change a value here and set its mark to PRINTED; nothing else needs to be touched. The order
of fields, buildings, columns, favours and rewards is free too: effects belong to the names. How many there are of
each (14 fields, 5 buildings, 12 spaces in a city, 5 landings to a colony, 13 market columns, requests for five
rounds) is the frame on which the model stands. The tests change the values and see the game follow, and check that
the table still agrees with every worked example of the booklet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Names = tuple[str, ...]
Numbers = tuple[int, ...]

PRINTED: Final = "printed"
DERIVED: Final = "derived"
RECONSTRUCTED: Final = "reconstructed"

# Goods -------------------------------------------------------------------------------------------------------

GOODS: Final[Names] = ("wheat", "sugar", "wine")
WHEAT: Final = 0
SUGAR: Final = 1
WINE: Final = 2

# Dice: 12 / 9 / 6 guild dice for 4 / 3 / 2 players, three to a row; always 3 pirate dice -------------------------

GUILD_DIE: Final[Numbers] = (1, 1, 2, 2, 3, 3)
GUILD_DIE_MARK: Final = PRINTED
PIRATE_DIE: Final[Numbers] = (1, 1, 2, 2, 3, 3)
PIRATE_DIE_MARK: Final = PRINTED
PIRATE_DICE: Final = 3
PIRATE_DICE_MARK: Final = PRINTED

# Fields --------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    key: str
    region: int
    good: int
    becomes: int | None  # a wheat field turns at the end of round 2, a sugar field at the end of round 4
    wood: tuple[int, int, int]  # with 4, 3, 2 players
    good_mark: str
    wood_marks: tuple[str, str, str]


_PPP: Final = (PRINTED, PRINTED, PRINTED)
_PRR: Final = (PRINTED, RECONSTRUCTED, RECONSTRUCTED)
_RRR: Final = (RECONSTRUCTED, RECONSTRUCTED, RECONSTRUCTED)

FIELDS: Final[tuple[Field, ...]] = (
    Field("r1a", 1, WINE, None, (0, 0, 0), PRINTED, _PPP),
    Field("r1b", 1, WHEAT, None, (0, 0, 0), PRINTED, _PPP),
    Field("r1c", 1, WHEAT, SUGAR, (3, 2, 1), PRINTED, _PRR),
    Field("r1d", 1, SUGAR, WINE, (3, 2, 1), PRINTED, _PRR),
    Field("r2a", 2, WHEAT, None, (0, 0, 0), RECONSTRUCTED, _RRR),
    Field("r2b", 2, WHEAT, SUGAR, (0, 0, 0), RECONSTRUCTED, _RRR),
    Field("r2c", 2, WHEAT, SUGAR, (4, 3, 2), RECONSTRUCTED, _RRR),
    Field("r2d", 2, SUGAR, WINE, (4, 3, 2), RECONSTRUCTED, _RRR),
    Field("r2e", 2, SUGAR, None, (0, 0, 0), RECONSTRUCTED, _RRR),
    Field("r3a", 3, WHEAT, SUGAR, (5, 4, 3), RECONSTRUCTED, _RRR),
    Field("r3b", 3, SUGAR, WINE, (0, 0, 0), RECONSTRUCTED, _RRR),
    Field("r3c", 3, SUGAR, WINE, (6, 5, 4), RECONSTRUCTED, _RRR),
    Field("r3d", 3, SUGAR, None, (0, 0, 0), RECONSTRUCTED, _RRR),
    Field("r3e", 3, WINE, None, (0, 0, 0), RECONSTRUCTED, _RRR),
)

# Buildings, in the order in which they are resolved --------------------------------------------------------------


class Building(NamedTuple):
    key: str
    region: int
    empty_round: int  # the round in which no character stands here
    mark: str


BUILDINGS: Final[tuple[Building, ...]] = (
    Building("moinho", 2, 5, PRINTED),
    Building("capitania", 2, 4, PRINTED),
    Building("alfandega", 1, 3, PRINTED),
    Building("casa", 3, 2, PRINTED),
    Building("fortaleza", 3, 1, PRINTED),
)

CHARACTERS: Final[Names] = ("steward", "guild_master", "mayor", "commander")

ACTIVATION: Final = {4: 10, 3: 9, 2: 8}  # reals, less the guild dice rolled again
ACTIVATION_MARK: Final = PRINTED

# What a building does with 1 or 2 workers in its region, and with 3 or more
MOINHO_BREAD: Final[Numbers] = (2, 5)
CAPITANIA_PRESTIGE: Final[Numbers] = (1, 3)
# workers placed (Capitania, Alfândega, Fortaleza) or favours turned up (Casa da Coroa)
MOVES_BY_WORKERS: Final[Numbers] = (1, 2)
BUILDING_ACTIONS_MARK: Final = PRINTED

# Cities --------------------------------------------------------------------------------------------------------


class City(NamedTuple):
    key: str
    income: str  # 2 for each own worker, 1 for each neutral citizen
    majority: int  # prestige of an Urbanisation request
    other: int
    majority_mark: str
    other_mark: str


CITIES: Final[tuple[City, ...]] = (
    City("porto_santo", "bread", 9, 5, RECONSTRUCTED, RECONSTRUCTED),
    City("funchal", "reals", 12, 6, PRINTED, PRINTED),
    City("machico", "wood", 15, 7, PRINTED, RECONSTRUCTED),
)
CITY_INCOME_MARK: Final = PRINTED
SPACES_PER_CITY: Final = 12  # six districts of two spaces, numbered from the left
BUILT_DISTRICTS: Final = 2  # the two left-most
CITY_SIZE_MARK: Final = PRINTED
# districts 3 to 6; the range is printed, which end is the cheap one is not
DISTRICT_WOOD: Final[Numbers] = (2, 3, 4, 5)
DISTRICT_WOOD_MARK: Final = DERIVED
CITIZEN_SPACE: Final = 4  # the right-most space of the built districts
CITIZEN_SPACE_MARK: Final = DERIVED

# Colonies and markets ------------------------------------------------------------------------------------------


class Colony(NamedTuple):
    key: str
    income: int
    prestige: tuple[int, int, int]  # of a ship in rounds 1, 3, 5
    income_mark: str
    prestige_mark: str


COLONIES: Final[tuple[Colony, ...]] = (
    Colony("azores", WHEAT, (4, 3, 6), DERIVED, DERIVED),
    Colony("brazil", SUGAR, (3, 6, 4), DERIVED, DERIVED),
    Colony("india", WINE, (6, 4, 3), DERIVED, PRINTED),
)


class Landing(NamedTuple):
    wine: int
    players: int  # open from so many players on
    mark: str


_LANDINGS: Final = (
    Landing(1, 2, RECONSTRUCTED),
    Landing(2, 2, RECONSTRUCTED),
    Landing(3, 2, RECONSTRUCTED),  # a space at 3 wine in Brazil is printed; whether it is this one is not known
    Landing(2, 3, RECONSTRUCTED),
    Landing(3, 4, RECONSTRUCTED),
)
# Azores, Brazil, India: five spaces each
LANDINGS: Final[tuple[tuple[Landing, ...], ...]] = (_LANDINGS, _LANDINGS, _LANDINGS)


class Market(NamedTuple):
    good: int
    prestige: tuple[int, int, int]  # of a ship in rounds 1, 3, 5
    columns: tuple[tuple[int, int], ...]  # goods to pay, reals received
    merged: tuple[int, int]  # two columns (from 1) that are one space with two players
    prestige_mark: str
    columns_marks: tuple[str, ...]
    merged_mark: str


_R: Final = RECONSTRUCTED
MARKETS: Final[tuple[Market, ...]] = (
    Market(WHEAT, (3, 6, 4), ((1, 1), (2, 3), (3, 6), (4, 10)), (2, 3), PRINTED, (_R, _R, _R, _R), _R),
    Market(
        SUGAR, (6, 4, 3), ((1, 2), (2, 5), (3, 9), (4, 14), (5, 20)), (3, 4), DERIVED, (_R, _R, _R, PRINTED, _R), _R
    ),
    Market(WINE, (4, 3, 6), ((1, 3), (2, 7), (3, 12), (4, 18)), (2, 3), DERIVED, (_R, _R, _R, _R), _R),
)

# Guild board ---------------------------------------------------------------------------------------------------

GUILDS: Final[Names] = ("blue", "green", "orange", "purple")
BLUE: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PURPLE: Final = 3

GUILD_ROWS: Final[dict[int, tuple[Numbers, ...]]] = {
    4: ((BLUE,), (GREEN,), (ORANGE,), (PURPLE,)),
    3: ((BLUE, GREEN), (GREEN, ORANGE), (ORANGE, PURPLE)),
    2: ((BLUE, GREEN), (ORANGE, PURPLE)),
}
GUILD_ROWS_MARKS: Final = {4: (_R, _R, _R, PRINTED), 3: (_R, _R, _R), 2: (DERIVED, PRINTED)}


class PassSpace(NamedTuple):
    reals: int
    instead: str | None  # what may be done in place of taking the reals
    mark: str


PASS_SPACES: Final[dict[int, tuple[PassSpace, ...]]] = {
    4: (
        PassSpace(2, None, DERIVED),
        PassSpace(3, "city", DERIVED),
        PassSpace(4, "watch", DERIVED),
        PassSpace(5, "ship", DERIVED),
    ),
    3: (PassSpace(2, None, _R), PassSpace(3, "city", _R), PassSpace(4, "watch", _R)),
    2: (PassSpace(2, None, _R), PassSpace(3, "city", _R)),
}

# Requests of the Crown -----------------------------------------------------------------------------------------

REQUESTS: Final[Names] = ("trade_routes", "expeditions", "guild_influence", "urbanisation", "coffers")
TRADE_ROUTES: Final = 0
EXPEDITIONS: Final = 1
GUILD_INFLUENCE: Final = 2
URBANISATION: Final = 3
COFFERS: Final = 4

REQUESTS_OF_EACH: Final = {4: 4, 3: 3, 2: 2}  # tiles of each type with 4, 3, 2 players
REQUESTS_MARK: Final = DERIVED

# and how many crowns each shows
FIRST_REQUESTS: Final[tuple[tuple[int, int], ...]] = (
    (TRADE_ROUTES, 1),
    (EXPEDITIONS, 2),
    (GUILD_INFLUENCE, 3),
    (URBANISATION, 4),
)
FIRST_REQUESTS_MARK: Final = RECONSTRUCTED

ANSWERS: Final = {1: 1, 3: 2, 5: 3}  # how many requests are answered in a round
REQUEST_SHIPS: Final = 3
FAVOUR_PRESTIGE: Final = 5
COFFERS_LIMIT: Final = 15
REQUEST_VALUES_MARK: Final = PRINTED

# Favours of the guilds and royal rewards -----------------------------------------------------------------------

GUILD_FAVOURS: Final[tuple[Names, ...]] = (
    ("monk", "miller", "bishop"),  # blue
    ("patron", "lord", "diplomat"),  # green
    ("treasurer", "navigator", "engineer"),  # orange
    ("inspector", "lady", "scout"),  # purple
)
FAVOURS: Final[Names] = tuple(favour for trio in GUILD_FAVOURS for favour in trio)
MONK_WOOD: Final = 2
PATRON_BREAD: Final = 3
TREASURER_REALS: Final = 5
LADY_PRICE: Final = 4
DIPLOMAT_WORKERS: Final = 2
ENGINEER_HARVESTS: Final = 2
FAVOUR_EFFECTS_MARK: Final = PRINTED
FAVOUR_GUILDS_MARK: Final = RECONSTRUCTED  # the trios are derived, their colours are not known

ROYAL_A: Final[Names] = ("island", "guild", "city", "watch")
ROYAL_B: Final[Names] = ("medal", "loot", "windmill", "support")
ROYAL_SETS_MARK: Final = DERIVED
MEDAL_POINTS: Final = 3
LOOT_REALS: Final = 5
SUPPORT_PIRATES: Final = 3
SUPPORT_BREAD: Final = 2
ROYAL_EFFECTS_MARK: Final = PRINTED

# Windmill ------------------------------------------------------------------------------------------------------

MILL_BOTTOM: Final = 0
MILL_TOP: Final = 6
MILL_ENDS_MARK: Final = RECONSTRUCTED
MILL_START: Final = 3
MILL_START_MARK: Final = PRINTED

# What a player has ---------------------------------------------------------------------------------------------

WORKERS: Final = 12
SHIPS: Final = 6
START_WATCH: Final = 2
START_GOODS: Final = 1  # of each, and as much wood
START_BREAD: Final = 4
START_REALS: Final = 5
POSITION_REALS: Final[Numbers] = (2, 3, 4, 5)
START_MARK: Final = PRINTED

# The end -------------------------------------------------------------------------------------------------------

PIRATE_LOSS: Final[Numbers] = (16, 8, 4, 2)
PIRATE_LOSS_MARK: Final = PRINTED
PIRATE_LIMIT: Final = 20  # one more point is lost for each pirate above
REALS_PER_POINT: Final = 5
HONOUR: Final = 4
END_MARK: Final = PRINTED


WOOD_PRICE_MARK: Final = PRINTED  # up to six pieces; beyond, the row is continued


def wood_price(pieces: int) -> int:
    """Reals for so many pieces of wood bought in one turn: 1, 3, 6, 10, 15, 21 are printed.

    >>> wood_price(4)
    10
    """
    return pieces * (pieces + 1) // 2
