"""Numbers and names of the board's places, and every move made once and for all.

Inside the model a place is a small number and a set of places is a bit mask; moves and JSON use names. A worker's
place is a *location* (fields, forest, city spaces, colonies, Watch, reserve), a ship's place is a *space* (landings
of the colonies, columns of the markets, reserve).
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira.board import Names, Numbers

Index = dict[str | int, int]
"""The number that stands for a name."""

# Locations of workers ------------------------------------------------------------------------------------------

FOREST: Final = 14
FIRST_HOUSE: Final = 15  # 3 x 12 city spaces
FIRST_COLONY: Final = 51
WATCH: Final = 54
RESERVE: Final = 55

FIELD_NAMES: Final[Names] = tuple(field.key for field in board.FIELDS) + ("forest",)
HOUSE_NAMES: Final[Names] = tuple(
    f"{city.key}-{i}" for city in board.CITIES for i in range(1, board.SPACES_PER_CITY + 1)
)
COLONY_NAMES: Final[Names] = tuple(colony.key for colony in board.COLONIES)
LOCATIONS: Final[Names] = FIELD_NAMES + HOUSE_NAMES + COLONY_NAMES + ("watch", "reserve")
LOCATION: Final[Index] = {name: i for i, name in enumerate(LOCATIONS)}

ALL_FIELDS: Final = (1 << 15) - 1
REAL_FIELDS: Final = (1 << FOREST) - 1
REGION_FIELDS: Final[Numbers] = (
    1 << FOREST,  # the forest lies in no region; at set-up it counts as one of its own
    sum(1 << i for i, field in enumerate(board.FIELDS) if field.region == 1),
    sum(1 << i for i, field in enumerate(board.FIELDS) if field.region == 2),
    sum(1 << i for i, field in enumerate(board.FIELDS) if field.region == 3),
)
FIELDS_OF: Final[tuple[Numbers, ...]] = tuple(
    tuple(i for i, field in enumerate(board.FIELDS) if field.region == r) for r in range(4)
)
REGION_OF: Final[Numbers] = tuple(building.region for building in board.BUILDINGS)

CITY_BITS: Final = (1 << board.SPACES_PER_CITY) - 1

# Spaces of ships -----------------------------------------------------------------------------------------------

FIRST_MARKET: Final = 15
SPACES: Final = 28
FLEET: Final = 28  # a ship still in its owner's reserve

_MARKET_SPACES: Final = [(m, c) for m, market in enumerate(board.MARKETS) for c in range(len(market.columns))]
SPACE_NAMES: Final[Names] = (
    tuple(f"{colony.key}-{i}" for colony in board.COLONIES for i in range(1, 6))
    + tuple(f"{board.GOODS[board.MARKETS[m].good]}-{c + 1}" for m, c in _MARKET_SPACES)
    + ("reserve",)
)
SPACE: Final[Index] = {name: i for i, name in enumerate(SPACE_NAMES)}
# Which good and how many a space costs, how many reals it brings, whose prestige it counts for
SPACE_GOOD: Final[Numbers] = (board.WINE,) * 15 + tuple(board.MARKETS[m].good for m, _ in _MARKET_SPACES)
SPACE_COST: Final[Numbers] = tuple(landing.wine for colony in board.LANDINGS for landing in colony) + tuple(
    board.MARKETS[m].columns[c][0] for m, c in _MARKET_SPACES
)
SPACE_REALS: Final[Numbers] = (0,) * 15 + tuple(board.MARKETS[m].columns[c][1] for m, c in _MARKET_SPACES)
SPACE_PRESTIGE: Final = tuple(colony.prestige for colony in board.COLONIES for _ in range(5)) + tuple(
    board.MARKETS[m].prestige for m, _ in _MARKET_SPACES
)
COLONY_SPACES: Final[Numbers] = tuple(0b11111 << 5 * c for c in range(3))
LANDING_SPACES: Final = (1 << 15) - 1
MARKET_SPACES: Final = ((1 << SPACES) - 1) & ~LANDING_SPACES


def _open(players: int) -> int:
    closed = sum(1 << 5 * c + i for c in range(3) for i in range(5) if board.LANDINGS[c][i].players > players)
    return ((1 << SPACES) - 1) & ~closed


OPEN_SPACES: Final = {players: _open(players) for players in (2, 3, 4)}


def _twins() -> tuple[int, ...]:
    """For each space the column that is the same space in a game of two, or -1."""
    twin = [-1] * SPACES
    for m, market in enumerate(board.MARKETS):
        a, b = (FIRST_MARKET + _MARKET_SPACES.index((m, column - 1)) for column in market.merged)
        twin[a], twin[b] = b, a
    return tuple(twin)


TWIN: Final[Numbers] = _twins()
DEAREST: Final = max(SPACE_COST)
AFFORDABLE: Final[tuple[Numbers, ...]] = tuple(
    tuple(
        sum(1 << i for i in range(SPACES) if SPACE_GOOD[i] == good and SPACE_COST[i] <= n) for n in range(DEAREST + 1)
    )
    for good in range(3)
)

# Moves ---------------------------------------------------------------------------------------------------------

DONE: Final[Move] = ("done",)
BACK: Final[Move] = ("back",)  # what was picked up is laid back
HARVEST: Final[Move] = ("harvest",)
INCOME: Final[Move] = ("income",)
PAY: Final[Move] = ("pay",)
REFUSE: Final[Move] = ("refuse",)
HONOUR: Final[Move] = ("honour",)
DECLINE: Final[Move] = ("decline",)
RAISE: Final[Move] = ("mill", "raise")
LOWER_BREAD: Final[Move] = ("mill", "bread")
LOWER_REALS: Final[Move] = ("mill", "reals")
SUPPORT_PIRATES: Final[Move] = ("support", "pirates")
SUPPORT_BREAD: Final[Move] = ("support", "bread")

TAKE: Final[tuple[Move, ...]] = tuple(("take", name) for name in LOCATIONS)
PUT: Final[tuple[Move, ...]] = tuple(("put", name) for name in LOCATIONS)
SHIP: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("ship", source, target) for target in SPACE_NAMES[:SPACES]) for source in SPACE_NAMES
)
WOOD: Final[tuple[Move, ...]] = tuple(("wood", name) for name in FIELD_NAMES)
EXTRA: Final[tuple[Move, ...]] = tuple(("extra", name) for name in FIELD_NAMES)
USE: Final[tuple[Move, ...]] = tuple(("use", name) for name in board.FAVOURS)
BUILD: Final[tuple[Move, ...]] = tuple(("build", name) for name in board.FAVOURS)
FLIP: Final[tuple[Move, ...]] = tuple(("flip", name) for name in board.FAVOURS)
ACTIVATE: Final[tuple[Move, ...]] = tuple(("activate", building.key) for building in board.BUILDINGS)
MARKER: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("marker", a.key, b.key) for b in board.BUILDINGS) for a in board.BUILDINGS
)
ROW: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("row", row, name) for name in board.REQUESTS) for row in range(1, 5)
)
GUILD: Final[tuple[Move, ...]] = tuple(("guild", name) for name in board.GUILDS)
REPAIR: Final[tuple[Move, ...]] = tuple(("repair", n) for n in range(board.SHIPS + 1))
FEED: Final[tuple[Move, ...]] = tuple(("feed", n) for n in range(board.WORKERS + 1))

FAVOUR: Final[Index] = {name: i for i, name in enumerate(board.FAVOURS)}
REQUEST: Final[Index] = {name: i for i, name in enumerate(board.REQUESTS)}
GOOD: Final[Index] = {name: i for i, name in enumerate(board.GOODS)}
BUILDING: Final[Index] = {building.key: i for i, building in enumerate(board.BUILDINGS)}
COLONY: Final[Index] = {name: i for i, name in enumerate(COLONY_NAMES)}
CHARACTER: Final[Index] = {name: i for i, name in enumerate(board.CHARACTERS)}
ROYAL: Final[Names] = board.ROYAL_A + board.ROYAL_B
REWARD: Final[Index] = {name: i for i, name in enumerate(ROYAL)}
GUILD_MASKS: Final[Numbers] = tuple(sum(1 << FAVOUR[name] for name in trio) for trio in board.GUILD_FAVOURS)


class Menu(dict[int, list[Move]]):
    """The moves of a table for each set of places; every set's list is made when first asked for, and shared."""

    __slots__ = ("table",)

    def __init__(self, table: tuple[Move, ...]) -> None:
        self.table = table

    def __missing__(self, mask: int) -> list[Move]:
        found = self[mask] = [move for i, move in enumerate(self.table) if mask >> i & 1]
        return found


TAKE_FIELD: Final = Menu(TAKE[:15])
PUT_FIELD: Final = Menu(PUT[:15])
TAKE_HOUSE: Final = tuple(Menu(TAKE[15 + 12 * c : 27 + 12 * c]) for c in range(3))
PUT_HOUSE: Final = tuple(Menu(PUT[15 + 12 * c : 27 + 12 * c]) for c in range(3))
TAKE_COLONY: Final = Menu(TAKE[51:54])
PUT_COLONY: Final = Menu(PUT[51:54])
BUY_WOOD: Final = Menu(WOOD)
EXTRA_FIELD: Final = Menu(EXTRA)
USE_FAVOUR: Final = Menu(USE)
FLIP_FAVOUR: Final = Menu(FLIP)


_FIELDS_IN: Final[dict[int, Numbers]] = {}


def fields(mask: int) -> Numbers:
    """As `bits`, for masks of fields: each is taken apart only once."""
    found = _FIELDS_IN.get(mask)
    if found is None:
        found = _FIELDS_IN[mask] = tuple(bits(mask))
    return found


def bits(mask: int) -> list[int]:
    """The places in a mask, in order.

    >>> bits(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _dice(kind: str) -> Menu:
    """Where dice can be placed: three times the five buildings, for the values 1, 2 and 3."""
    return Menu(tuple((kind, value, building.key) for value in (1, 2, 3) for building in board.BUILDINGS))


DIE: Final = _dice("die")
PIRATE: Final = _dice("pirate")


def _reached(value: int, bread: int) -> int:
    return sum(1 << 5 * (value - 1) + b for b, region in enumerate(REGION_OF) if region - value <= bread)


REACHED: Final = tuple((_reached(1, bread), _reached(2, bread), _reached(3, bread)) for bread in range(3))
"""REACHED[bread, at most 2][value - 1]: the buildings on which such a die may be placed, as such masks."""
ALL_DICE: Final = tuple(0b00001_00001_00001 << b for b in range(5))
"""The dice of all values on a building, in masks of `DIE` and `PIRATE`."""
EVERYWHERE: Final = sum(ALL_DICE)


ROWS_AFTER: Final = [
    [tuple([(row + i) % players for i in range(1, players + 1)]) for row in range(players)] for players in range(5)
]
"""All rows of the guild board, by the number of players and the row just played (the last one, or -1 to begin)."""


def _passes(players: int, by_ship: bool) -> tuple[list[Move], ...]:
    """For each mask of free spaces in the turn order, what they offer; by ship only if one can sail."""
    lists: list[list[Move]] = []
    for mask in range(1 << players):
        moves: list[Move] = []
        for i, space in enumerate(board.PASS_SPACES[players]):
            if mask >> i & 1:
                moves.append(("pass", i + 1, "reals"))
                if space.instead is not None and (by_ship or space.instead != "ship"):
                    moves.append(("pass", i + 1, space.instead))
        lists.append(moves)
    return tuple(lists)


PASS: Final = {players: _passes(players, True) for players in (2, 3, 4)}
PASS_ASHORE: Final = {players: _passes(players, False) for players in (2, 3, 4)}
SHIP_PASSES: Final = {
    players: sum(1 << i for i, space in enumerate(spaces) if space.instead == "ship")
    for players, spaces in board.PASS_SPACES.items()
}
"""The spaces of the turn order that offer a ship."""


def _mill(may_lower: bool) -> list[list[Move]]:
    """All uses of the windmill by what one has, 9 wheat + 3 sugar + wine, each at most 2."""
    table = []
    for wheat in range(3):
        for sugar in range(3):
            for wine in range(3):
                stock = (wheat, sugar, wine)
                moves: list[Move] = []
                for a in range(3):
                    for b in range(a, 3):
                        if stock[a] >= (2 if a == b else 1) and stock[b] >= 1:
                            for c in range(3):
                                if c in (a, b):
                                    continue  # a kind just given would only throw a good away
                                moves.append(("exchange", board.GOODS[a], board.GOODS[b], board.GOODS[c]))
                if wheat == 2:
                    moves.append(RAISE)
                table.append([*moves, LOWER_BREAD, LOWER_REALS] if may_lower else moves)
    return table


MILL: Final = _mill(False)
MILL_BOTH_WAYS: Final = _mill(True)
"""Where the mill may be lowered, too."""
