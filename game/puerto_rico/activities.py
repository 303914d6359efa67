"""The twelve cards of the Festival activities (extension V)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.puerto_rico.achievements import BUILD, LAND, LOAD, PRODUCE, SALE
from game.puerto_rico.reconstructed import COCKTAIL_GOODS, DELIVERY_GOODS


class Activity(NamedTuple):
    """A card: what can fulfil it, what is drawn for it (tiles, crates, a building of a size) and what it brings."""

    key: str
    cause: int
    lands: int
    goods: int
    building: str
    workers: int
    coins: int
    points: int
    different: bool = False


ACTIVITIES: Final = (
    Activity("best_harvest", PRODUCE, 0, 1, "", 1, 1, 1),
    Activity("cocktail", PRODUCE, 0, COCKTAIL_GOODS, "", 0, 3, 0, True),
    Activity("early_closing", SALE, 0, 1, "", 2, 0, 0),
    Activity("connoisseurs", LAND, 3, 0, "", 3, 0, 0),
    Activity("best_farmer", PRODUCE, 2, 2, "", 0, 3, 0, True),
    Activity("delivery", LOAD, 0, DELIVERY_GOODS, "", 2, 0, 2, True),
    Activity("twin_farms", LAND, 2, 0, "", 0, 0, 3),
    Activity("twin_baskets", PRODUCE, 0, 2, "", 0, 3, 0),
    Activity("grand_departure", LOAD, 0, 1, "", 3, 0, 0),
    Activity("pioneers", BUILD, 0, 0, "small", 0, 0, 3),
    Activity("honoured_citizen", BUILD, 0, 0, "large", 0, 0, 3),
    Activity("quiet_departure", LOAD, 0, 1, "", 0, 2, 0),
)
ACTIVITY_KEYS: Final = tuple(card.key for card in ACTIVITIES)
CAUSE: Final = tuple(card.cause for card in ACTIVITIES)
