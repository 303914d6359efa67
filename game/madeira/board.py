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

from typing import NamedTuple

PRINTED = "printed"
DERIVED = "derived"
RECONSTRUCTED = "reconstructed"

# Goods -------------------------------------------------------------------------------------------------------

GOODS = ("wheat", "sugar", "wine")
WHEAT, SUGAR, WINE = range(3)

# Dice: 12 / 9 / 6 guild dice for 4 / 3 / 2 players, three to a row; always 3 pirate dice -------------------------

GUILD_DIE = (1, 1, 2, 2, 3, 3)
GUILD_DIE_MARK = PRINTED
PIRATE_DIE = (1, 1, 2, 2, 3, 3)
PIRATE_DIE_MARK = PRINTED
PIRATE_DICE = 3
PIRATE_DICE_MARK = PRINTED

# Fields --------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    key: str
    region: int
    good: int
    becomes: int | None  # a wheat field turns at the end of round 2, a sugar field at the end of round 4
    wood: tuple[int, int, int]  # with 4, 3, 2 players
    good_mark: str
    wood_marks: tuple[str, str, str]


_PPP = (PRINTED, PRINTED, PRINTED)
_PRR = (PRINTED, RECONSTRUCTED, RECONSTRUCTED)
_RRR = (RECONSTRUCTED, RECONSTRUCTED, RECONSTRUCTED)

FIELDS = (
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


BUILDINGS = (
    Building("moinho", 2, 5, PRINTED),
    Building("capitania", 2, 4, PRINTED),
    Building("alfandega", 1, 3, PRINTED),
    Building("casa", 3, 2, PRINTED),
    Building("fortaleza", 3, 1, PRINTED),
)

CHARACTERS = ("steward", "guild_master", "mayor", "commander")

ACTIVATION = {4: 10, 3: 9, 2: 8}  # reals, less the guild dice rolled again
ACTIVATION_MARK = PRINTED

# What a building does with 1 or 2 workers in its region, and with 3 or more
MOINHO_BREAD = (2, 5)
CAPITANIA_PRESTIGE = (1, 3)
MOVES_BY_WORKERS = (1, 2)  # workers placed (Capitania, Alfândega, Fortaleza) or favours turned up (Casa da Coroa)
BUILDING_ACTIONS_MARK = PRINTED

# Cities --------------------------------------------------------------------------------------------------------


class City(NamedTuple):
    key: str
    income: str  # 2 for each own worker, 1 for each neutral citizen
    majority: int  # prestige of an Urbanisation request
    other: int
    majority_mark: str
    other_mark: str


CITIES = (
    City("porto_santo", "bread", 9, 5, RECONSTRUCTED, RECONSTRUCTED),
    City("funchal", "reals", 12, 6, PRINTED, PRINTED),
    City("machico", "wood", 15, 7, PRINTED, RECONSTRUCTED),
)
CITY_INCOME_MARK = PRINTED
SPACES_PER_CITY = 12  # six districts of two spaces, numbered from the left
BUILT_DISTRICTS = 2  # the two left-most
CITY_SIZE_MARK = PRINTED
DISTRICT_WOOD = (2, 3, 4, 5)  # districts 3 to 6; the range is printed, which end is the cheap one is not
DISTRICT_WOOD_MARK = DERIVED
CITIZEN_SPACE = 4  # the right-most space of the built districts
CITIZEN_SPACE_MARK = DERIVED

# Colonies and markets ------------------------------------------------------------------------------------------


class Colony(NamedTuple):
    key: str
    income: int
    prestige: tuple[int, int, int]  # of a ship in rounds 1, 3, 5
    income_mark: str
    prestige_mark: str


COLONIES = (
    Colony("azores", WHEAT, (4, 3, 6), DERIVED, DERIVED),
    Colony("brazil", SUGAR, (3, 6, 4), DERIVED, DERIVED),
    Colony("india", WINE, (6, 4, 3), DERIVED, PRINTED),
)


class Landing(NamedTuple):
    wine: int
    players: int  # open from so many players on
    mark: str


_LANDINGS = (
    Landing(1, 2, RECONSTRUCTED),
    Landing(2, 2, RECONSTRUCTED),
    Landing(3, 2, RECONSTRUCTED),  # a space at 3 wine in Brazil is printed; whether it is this one is not known
    Landing(2, 3, RECONSTRUCTED),
    Landing(3, 4, RECONSTRUCTED),
)
LANDINGS = (_LANDINGS, _LANDINGS, _LANDINGS)  # Azores, Brazil, India: five spaces each


class Market(NamedTuple):
    good: int
    prestige: tuple[int, int, int]  # of a ship in rounds 1, 3, 5
    columns: tuple[tuple[int, int], ...]  # goods to pay, reals received
    merged: tuple[int, int]  # two columns (from 1) that are one space with two players
    prestige_mark: str
    columns_marks: tuple[str, ...]
    merged_mark: str


_R = RECONSTRUCTED
MARKETS = (
    Market(WHEAT, (3, 6, 4), ((1, 1), (2, 3), (3, 6), (4, 10)), (2, 3), PRINTED, (_R, _R, _R, _R), _R),
    Market(
        SUGAR, (6, 4, 3), ((1, 2), (2, 5), (3, 9), (4, 14), (5, 20)), (3, 4), DERIVED, (_R, _R, _R, PRINTED, _R), _R
    ),
    Market(WINE, (4, 3, 6), ((1, 3), (2, 7), (3, 12), (4, 18)), (2, 3), DERIVED, (_R, _R, _R, _R), _R),
)

# Guild board ---------------------------------------------------------------------------------------------------

GUILDS = ("blue", "green", "orange", "purple")
BLUE, GREEN, ORANGE, PURPLE = range(4)

GUILD_ROWS = {
    4: ((BLUE,), (GREEN,), (ORANGE,), (PURPLE,)),
    3: ((BLUE, GREEN), (GREEN, ORANGE), (ORANGE, PURPLE)),
    2: ((BLUE, GREEN), (ORANGE, PURPLE)),
}
GUILD_ROWS_MARKS = {4: (_R, _R, _R, PRINTED), 3: (_R, _R, _R), 2: (DERIVED, PRINTED)}


class PassSpace(NamedTuple):
    reals: int
    instead: str | None  # what may be done in place of taking the reals
    mark: str


PASS_SPACES = {
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

REQUESTS = ("trade_routes", "expeditions", "guild_influence", "urbanisation", "coffers")
TRADE_ROUTES, EXPEDITIONS, GUILD_INFLUENCE, URBANISATION, COFFERS = range(5)

REQUESTS_OF_EACH = {4: 4, 3: 3, 2: 2}  # tiles of each type with 4, 3, 2 players
REQUESTS_MARK = DERIVED

FIRST_REQUESTS = ((TRADE_ROUTES, 1), (EXPEDITIONS, 2), (GUILD_INFLUENCE, 3), (URBANISATION, 4))  # and their crowns
FIRST_REQUESTS_MARK = RECONSTRUCTED

ANSWERS = {1: 1, 3: 2, 5: 3}  # how many requests are answered in a round
REQUEST_SHIPS = 3
FAVOUR_PRESTIGE = 5
COFFERS_LIMIT = 15
REQUEST_VALUES_MARK = PRINTED

# Favours of the guilds and royal rewards -----------------------------------------------------------------------

GUILD_FAVOURS = (
    ("monk", "miller", "bishop"),  # blue
    ("patron", "lord", "diplomat"),  # green
    ("treasurer", "navigator", "engineer"),  # orange
    ("inspector", "lady", "scout"),  # purple
)
FAVOURS = tuple(favour for trio in GUILD_FAVOURS for favour in trio)
MONK_WOOD = 2
PATRON_BREAD = 3
TREASURER_REALS = 5
LADY_PRICE = 4
DIPLOMAT_WORKERS = 2
ENGINEER_HARVESTS = 2
FAVOUR_EFFECTS_MARK = PRINTED
FAVOUR_GUILDS_MARK = RECONSTRUCTED  # the trios are derived, their colours are not known

ROYAL_A = ("island", "guild", "city", "watch")
ROYAL_B = ("medal", "loot", "windmill", "support")
ROYAL_SETS_MARK = DERIVED
MEDAL_POINTS = 3
LOOT_REALS = 5
SUPPORT_PIRATES = 3
SUPPORT_BREAD = 2
ROYAL_EFFECTS_MARK = PRINTED

# Windmill ------------------------------------------------------------------------------------------------------

MILL_BOTTOM = 0
MILL_TOP = 6
MILL_ENDS_MARK = RECONSTRUCTED
MILL_START = 3
MILL_START_MARK = PRINTED

# What a player has ---------------------------------------------------------------------------------------------

WORKERS = 12
SHIPS = 6
START_WATCH = 2
START_GOODS = 1  # of each, and as much wood
START_BREAD = 4
START_REALS = 5
POSITION_REALS = (2, 3, 4, 5)
START_MARK = PRINTED

# The end -------------------------------------------------------------------------------------------------------

PIRATE_LOSS = (16, 8, 4, 2)
PIRATE_LOSS_MARK = PRINTED
PIRATE_LIMIT = 20  # one more point is lost for each pirate above
REALS_PER_POINT = 5
HONOUR = 4
END_MARK = PRINTED


WOOD_PRICE_MARK = PRINTED  # up to six pieces; beyond, the row is continued


def wood_price(pieces: int) -> int:
    """Reals for so many pieces of wood bought in one turn: 1, 3, 6, 10, 15, 21 are printed.

    >>> wood_price(4)
    10
    """
    return pieces * (pieces + 1) // 2
