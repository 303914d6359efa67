"""The twelve cards of the Festival activities (extension V)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.puerto_rico.reconstructed import COCKTAIL_GOODS, DELIVERY_GOODS


class Activity(NamedTuple):
    """A card: what is drawn for it (tiles, crates, a building of a size) and what it brings."""

    key: str
    lands: int
    goods: int
    building: str
    workers: int
    coins: int
    points: int
    different: bool = False


ACTIVITIES: Final = (
    Activity("best_harvest", 0, 1, "", 1, 1, 1),
    Activity("cocktail", 0, COCKTAIL_GOODS, "", 0, 3, 0, True),
    Activity("early_closing", 0, 1, "", 2, 0, 0),
    Activity("connoisseurs", 3, 0, "", 3, 0, 0),
    Activity("best_farmer", 2, 2, "", 0, 3, 0, True),
    Activity("delivery", 0, DELIVERY_GOODS, "", 2, 0, 2, True),
    Activity("twin_farms", 2, 0, "", 0, 0, 3),
    Activity("twin_baskets", 0, 2, "", 0, 3, 0),
    Activity("grand_departure", 0, 1, "", 3, 0, 0),
    Activity("pioneers", 0, 0, "small", 0, 0, 3),
    Activity("honoured_citizen", 0, 0, "large", 0, 0, 3),
    Activity("quiet_departure", 0, 1, "", 0, 2, 0),
)
ACTIVITY_KEYS: Final = tuple(card.key for card in ACTIVITIES)
