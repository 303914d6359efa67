"""What the admiral holds things to be worth, in prestige: the one table to change to make another player of him.

Everything else in this package says how these values are put together. They were found by letting the admiral play
against himself with values a little off in both directions (see ../README.md), so a single one of them means little.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Values:
    # stores: one piece each, while there are actions to come
    real: float = 0.496
    purse: float = 14.0  # reals beyond are worth what they are at the end
    wheat: float = 0.133
    sugar: float = 0.585
    wine: float = 1.74
    wood: float = 0.562
    bread: float = 0.475
    heap: float = 0.2  # of a kind that one has many of, the next piece is worth so much of the first
    last: float = 0.322  # goods in the last round: there may be no ship any more
    many: float = 3.23

    # pirates
    pirate: float = 0.0377  # each, apart from the ranks
    raids: float = 3.97  # how many a round still brings
    spread: float = 4.48  # by how many pirates numbers still change in a round
    rank: float = 0.757  # the loss by ranks
    clean: float = 0.341  # somebody without pirates keeps that until the end

    # what a worker does in one round, while it stands there
    harvest: float = 0.483  # of what a region yields, with one field
    region: float = 0.0487  # and more for each further field there
    level: float = 0.0519  # a region's buildings, with a worker there
    level_many: float = 0.356  # and with three
    forest: float = 3.65
    forest_again: float = 0.628  # having wood in reach elsewhere
    house: float = 0.904
    income: float = 0.262  # a colony's income, of its worth
    guard: float = 1.62
    guard_last: float = 0.226
    honour: float = 1.62  # having most guards, before the upkeep
    meal: float = 0.108  # a bread to be fed in later rounds, of a bread's worth
    mill: float = 0.96  # a level of the windmill for each meal

    # requests: how much of what a thing brings is counted a round ahead
    patience_ships: float = 0.825
    patience_favours: float = 1.0
    patience_cities: float = 1.0
    patience_reals: float = 0.188
    best: float = 0.548  # the likelihood that the best of the requests in hand is answered first
    pick: float = 0.5  # requests to be picked, of their share among all
    growth: float = 1.71  # what a request will still gain in a round
    majority: float = 1.0  # the likelihood to keep a majority won by a hair
    chase: float = 0.456  # and to win one that another has by a hair

    # favours
    favour: float = 0.392  # to use, lying face up
    favour_round: float = 0.408  # for each round to come
    asleep: float = 1.0  # of that if it lies face down
    awake: float = 0.646  # of its influence if it lies face down
    uses: tuple[float, ...] = (  # each favour against the others
        0.90, 1.06, 1.00, 1.41, 1.52, 0.91, 2.21, 0.99, 0.86, 2.14, 1.12, 4.16,
    )  # fmt: skip
    district: float = 0.28  # two more spaces in a city
    favour_gain: float = 0.109  # what using it must gain

    # dice
    die: float = 0.114  # what placing one must gain beyond passing
    die_pip: float = 0.147  # a higher die is kept for a farther region
    row_pip: float = 0.481  # a pip when choosing a row
    row_top: float = 0.265  # each row nearer to the top
    crowd: float = 4.43  # reals that a guild die takes off a building's cost
    marker: float = 0.314  # of what a marker brings
    pass_first: float = 0.382  # a place nearer to the front of the turn order
    ship_later: float = 0.538  # a ship's upkeep in a later round


NORMAL = Values()

EASY = replace(
    NORMAL,
    patience_ships=0.35,
    patience_favours=0.3,
    patience_cities=0.35,
    patience_reals=0.2,
    growth=0.0,
    marker=0.0,
    rank=0.15,
    raids=0.0,
    pirate=0.1,
    meal=0.1,
    mill=0.1,
    honour=0.5,
    guard=0.3,
    harvest=0.15,
)
"""A beginner: looks hardly beyond this round's requests, forgets what markers will cost, minds neither food nor
pirates before they are there."""
