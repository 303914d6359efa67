"""What the admiral holds things to be worth, in prestige: the one table to change to make another player of him.

Everything else in this package says how these values are put together. They were found by letting the admiral play
against himself with values a little off in both directions (see ../README.md), so a single one of them means little.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Values:
    # stores: one piece each, while there are actions to come
    real: float = 0.555
    purse: float = 16.4  # reals beyond are worth what they are at the end
    wheat: float = 0.147
    sugar: float = 0.4
    wine: float = 2.21
    wood: float = 0.346
    pile: float = 7.0  # wood beyond is worth what it is at the end
    bread: float = 0.841
    heap: float = 0.219  # of a kind that one has many of, the next piece is worth so much of the first
    last: float = 0.286  # goods in the last round: there may be no ship any more
    many: float = 4.19

    # pirates
    pirate: float = 0.0259  # each, apart from the ranks
    raids: float = 3.31  # how many a round still brings
    spread: float = 6.01  # by how many pirates numbers still change in a round
    rank: float = 0.652  # the loss by ranks
    clean: float = 0.371  # somebody without pirates keeps that until the end

    # what a worker does in one round, while it stands there
    harvest: float = 0.657  # of what a region yields, with one field
    region: float = 0.048  # and more for each further field there
    level: float = 0.0442  # a region's buildings, with a worker there
    level_many: float = 0.769  # and with three
    forest: float = 3.48
    forest_again: float = 1.63  # having wood in reach elsewhere
    house: float = 0.875
    income: float = 0.137  # a colony's income, of its worth
    guard: float = 1.65
    guard_last: float = 0.219
    honour: float = 0.676  # having most guards, before the upkeep
    meal: float = 0.0986  # a bread to be fed in later rounds, of a bread's worth
    mill: float = 0.785  # a level of the windmill for each meal

    # requests: how much of what a thing brings is counted a round ahead
    patience_ships: float = 0.563
    patience_favours: float = 1.0
    patience_cities: float = 0.736
    patience_reals: float = 0.155
    best: float = 0.634  # the likelihood that the best of the requests in hand is answered first
    pick: float = 0.591  # requests to be picked, of their share among all
    growth: float = 2.1  # what a request will still gain in a round
    majority: float = 1.0  # the likelihood to keep a majority won by a hair
    chase: float = 0.268  # and to win one that another has by a hair

    # favours
    favour: float = 0.352  # to use, lying face up
    favour_round: float = 0.503  # for each round to come
    asleep: float = 1.0  # of that if it lies face down
    awake: float = 0.601  # of its influence if it lies face down
    awake_more: float = 0.6  # and of a second guild's
    uses: tuple[float, ...] = (  # each favour against the others
        1.06, 0.90, 1.08, 1.26, 2.14, 0.82, 1.58, 0.99, 0.50, 3.28, 1.67, 4.54,
    )  # fmt: skip
    district: float = 0.261  # two more spaces in a city
    favour_gain: float = 0.102  # what using it must gain

    # dice
    die: float = 0.111  # what placing one must gain beyond passing
    die_pip: float = 0.119  # a higher die is kept for a farther region
    row_pip: float = 0.558  # a pip when choosing a row
    row_top: float = 0.152  # each row nearer to the top
    crowd: float = 4.65  # reals that a guild die takes off a building's cost
    marker: float = 0.499  # of what a marker brings
    pass_first: float = 0.259  # a place nearer to the front of the turn order
    ship_later: float = 0.307  # a ship's upkeep in a later round


NORMAL = Values()

EASY = replace(
    NORMAL,
    patience_ships=0.25,
    patience_favours=0.25,
    patience_cities=0.25,
    patience_reals=0.1,
    growth=0.0,
    marker=0.0,
    rank=0.15,
    raids=0.0,
    meal=0.0,
    mill=0.1,
    honour=0.3,
    guard=0.3,
    harvest=0.1,
)
"""A beginner: looks hardly beyond this round's requests, sows little for later harvests, forgets what markers will
cost, minds neither food nor pirates before they are there."""
