"""What things are worth to the clerk, in points: the numbers that it judges by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.san_juan.cards import KEYS

ENGINE: Final = {
    "distillery": 1.5,
    "gold_mine": 1.5,
    "notary": 1.5,
    "hospital": 2.0,
    "black_market": 1.5,
    "trading_post": 2.5,
    "factory": 2.0,
    "small_market": 2.0,
    "crane": 1.0,
    "chapel": 6.0,
    "lighthouse": 0.5,
    "canal": 2.5,
    "sawmill": 4.5,
    "villa": 4.5,
    "large_market": 3.5,
    "materials_depot": 5.0,
    "publishing_house": 6.0,
    "fortress": 0.5,
    "company": 1.0,
    "land_registry": 4.0,
    "bohio": 0.3,
    "school": 1.5,
    "church": 2.5,
    "harbor": 4.5,
    "goldsmith": 3.5,
}


def works(engine: dict[str, float]) -> list[float]:
    return [engine.get(key, 0.0) for key in KEYS]


@dataclass(frozen=True)
class Values:
    """The numbers of one player; a bot of an earlier version is another set of them."""

    work: list[float] = field(default_factory=lambda: works(ENGINE))
    """What a building is worth at the start of a game beyond the points printed on it."""
    fade: float = 1.0
    """How that fades as the town fills: as this power of the part that is left."""

    # cards in hand
    card: float = 0.2
    card_more: float = 0.035
    """A card: in the end, and for each building that somebody still needs."""
    promise: float = 0.6
    """How much of its price a card in hand must still earn."""
    far: float = 0.4
    """What is left of the promise of a card that can hardly be paid in time."""
    regret: float = 0.0
    """How much the promise of the cards that pay for a building counts, beside their number."""
    change: float = 0.3
    """The Company changes cards of less worth."""
    tuck: float = 1.0
    """The Chapel takes cards of less worth."""

    # the town
    grows: float = 0.8
    """A building more, whichever it is."""
    crop: float = 2.2
    """A production building, for each card that its good brings."""
    crop_later: float = 0.5
    """The fifth one and further ones bring this much of it."""
    monument: float = 2.0
    """A monument where there is a Main square, in town or in hand."""
    manufactory: tuple[float, float] = (0.0, 0.5)
    palace: tuple[float, float] = (1.0, 0.6)
    residence: tuple[float, float] = (0.0, 0.5)
    """What is still to come of what these count: at once, and for each building to come."""
    square: tuple[float, float, float] = (2.0, 2.0, 0.5)
    """With monuments; for each in town; a monument in hand is such a part of one."""
    customs: float = 2.2
    """Points that a building to come brings, of which the Customs house counts a quarter."""
    cathedral: float = 1.0
    trade: tuple[float, float, float] = (0.5, 0.7, 1.1)
    """How useful what helps trade is with few production buildings, with two, with more."""

    # characters
    others_two: float = 0.7
    others: float = 0.5
    """How much the others' gain counts: the rival's of two, the mean of more."""
    save: float = 1.0
    """The Builder's privilege, in cards."""
    rival_builds: float = 0.6
    """What each card in hand promises a rival's building."""
    rival_market: float = 0.3
    produce: float = 0.75
    """A good made, of the cards that it will bring."""
    sell: float = 1.0
    registry_good: float = 2.0
    look: tuple[float, float, float] = (0.25, 0.7, 0.9)
    """What the choice among the Recruiter's cards adds: without privilege, with it, with two."""
    notary: float = 0.3
    registry: float = 1.5
    adventure: float = 1.1
    hurry: float = 0.0
    """How much more building is worth for each building that one is ahead; less for those behind."""
    lead: float = 0.0
    """How much more building is worth for each point that one is ahead."""


CLERK: Final = Values()
"""The `clerk` of earlier versions."""

MERCHANT_ENGINE: Final = {
    "distillery": 1.87,
    "gold_mine": 2.48,
    "notary": 0.74,
    "hospital": 3.07,
    "black_market": 1.53,
    "trading_post": 1.73,
    "factory": 1.44,
    "small_market": 2.36,
    "crane": 0.67,
    "chapel": 1.77,
    "lighthouse": 0.12,
    "canal": 2.29,
    "sawmill": 5.33,
    "villa": 4.13,
    "large_market": 4.01,
    "materials_depot": 6.37,
    "publishing_house": 9.07,
    "fortress": 1.13,
    "company": 1.26,
    "land_registry": 3.39,
    "bohio": 0.18,
    "school": 0.9,
    "church": 2.37,
    "harbor": 4.38,
    "goldsmith": 2.61,
    "manufactory": 0.04,
    "governors_palace": 0.04,
    "main_square": 0.13,
    "customs_house": -0.49,
    "statue": 0.11,
    "triumphal_arch": 0.09,
    "hero": -0.3,
}

MERCHANT: Final = Values(
    work=works(MERCHANT_ENGINE),
    fade=0.989,
    card=0.231,
    card_more=0.0455,
    promise=0.875,
    far=0.338,
    regret=0.222,
    change=0.336,
    tuck=1.179,
    grows=0.659,
    crop=1.106,
    crop_later=0.46,
    monument=2.491,
    manufactory=(0.169, 0.59),
    palace=(0.759, 0.69),
    residence=(-0.022, 0.607),
    square=(2.062, 2.348, 0.516),
    customs=1.679,
    cathedral=0.844,
    trade=(0.409, 0.551, 1.061),
    others_two=1.016,
    others=0.544,
    save=1.037,
    rival_builds=0.571,
    rival_market=0.249,
    produce=0.717,
    sell=0.775,
    registry_good=2.071,
    look=(0.304, 0.549, 0.98),
    notary=0.244,
    registry=1.729,
    adventure=1.86,
    hurry=0.157,
    lead=-0.004,
)
"""Found by playing against neighbours of itself, some 18 000 games (see ../README.md)."""
