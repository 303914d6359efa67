"""Every card of the game in one table: 112 of the base game, 29 of the extension, the Cathedral.

A *kind* is a row number. Copies of a kind are alike, so a hand or a deck is a list of kinds. Names and effects
are in the locale pack under `card.<key>`; `phase` says when the effect works.

The numbers that no two sources give alike carry a `doubt`: the value used here and why.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Card(NamedTuple):
    """A row: what the card costs, the points printed on it, how many there are, when its effect works."""

    key: str
    cost: int
    points: int
    copies: int
    phase: str
    doubt: str = ""


# If the booklet's second Residence example named the wrong card, the Land registry is as in the older editions.
OLD_LAND_REGISTRY: Final = Card("land_registry", 3, 2, 3, "recruiter")

PRODUCTION: Final = (
    Card("corn_farm", 1, 1, 10, "producer"),
    Card("fruit_farm", 2, 1, 8, "producer"),
    Card("sugar_refinery", 3, 2, 9, "producer", "cost: 3 in four examples, 2 in one that fits 3 too"),
    Card("tobacco_dryer", 4, 2, 9, "producer"),
    Card("coffee_roaster", 5, 3, 8, "producer"),
)

COMMERCIAL: Final = (
    Card("distillery", 1, 1, 3, "builder"),
    Card("gold_mine", 1, 1, 3, "adventurer"),
    Card("notary", 1, 1, 3, "recruiter"),
    Card("hospital", 2, 1, 3, "builder"),
    Card("black_market", 2, 1, 3, "builder"),
    Card("trading_post", 2, 1, 3, "merchant"),
    Card("factory", 2, 1, 3, "producer"),
    Card("small_market", 2, 1, 3, "merchant"),
    Card("crane", 2, 1, 3, "builder"),
    Card("chapel", 3, 2, 3, "round"),
    Card("lighthouse", 3, 2, 3, "round"),
    Card("canal", 3, 2, 3, "producer"),
    Card("sawmill", 3, 2, 3, "builder"),
    Card("villa", 4, 2, 3, "recruiter", "cost: 3 in the first edition, 4 in the second, which this deck follows"),
    Card("large_market", 4, 2, 3, "merchant"),
    Card("materials_depot", 4, 2, 3, "builder"),
    Card("publishing_house", 5, 3, 3, "all"),
    Card("statue", 3, 3, 3, "monument"),
    Card("triumphal_arch", 4, 4, 3, "monument"),
    Card("hero", 5, 5, 3, "monument"),
    Card("manufactory", 6, 0, 2, "end"),
    Card("governors_palace", 6, 0, 2, "end"),
    Card("main_square", 6, 0, 2, "end"),
    Card("customs_house", 6, 0, 2, "end"),
)

EXTENSION: Final = (
    Card("fortress", 1, 1, 3, "round"),
    Card("company", 1, 1, 3, "round"),
    Card("land_registry", 1, 1, 3, "recruiter", "1 and 1 fit an example; older editions: OLD_LAND_REGISTRY"),
    Card("bohio", 1, 1, 3, "merchant", "cost and points: a single source"),
    Card("school", 2, 1, 3, "builder", "cost: 2 in a transcription of the card, 1 in a list that is partly guessed"),
    Card("land_office", 3, 2, 3, "builder"),
    Card("church", 4, 2, 3, "round", "cost and points: recollections of the older edition"),
    Card("harbor", 4, 2, 3, "merchant", "cost and points: recollections of the older edition"),
    Card("goldsmith", 5, 3, 3, "adventurer", "points: 3 by the rule that holds for all plain cards, 2 in one list"),
    Card("residence", 6, 0, 2, "end"),
)

CATHEDRAL_CARD: Final = Card("cathedral", 7, 0, 1, "end")

CARDS: Final = PRODUCTION + COMMERCIAL + EXTENSION + (CATHEDRAL_CARD,)

GOODS: Final = ("corn", "fruit", "sugar", "tobacco", "coffee")
"""What each production kind makes."""

KINDS: Final = len(CARDS)
BASE_KINDS: Final = len(PRODUCTION) + len(COMMERCIAL)
FARMS: Final = len(PRODUCTION)
"""Kinds below this one are production buildings, the others commercial."""

KEYS: Final[list[str]] = [card.key for card in CARDS]
COST: Final[list[int]] = [card.cost for card in CARDS]
POINTS: Final[list[int]] = [card.points for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
KIND: Final[dict[str | int, int]] = {card.key: kind for kind, card in enumerate(CARDS)}

CORN_FARM: Final = KIND["corn_farm"]
DISTILLERY: Final = KIND["distillery"]
GOLD_MINE: Final = KIND["gold_mine"]
NOTARY: Final = KIND["notary"]
HOSPITAL: Final = KIND["hospital"]
BLACK_MARKET: Final = KIND["black_market"]
TRADING_POST: Final = KIND["trading_post"]
FACTORY: Final = KIND["factory"]
SMALL_MARKET: Final = KIND["small_market"]
CRANE: Final = KIND["crane"]
CHAPEL: Final = KIND["chapel"]
LIGHTHOUSE: Final = KIND["lighthouse"]
CANAL: Final = KIND["canal"]
SAWMILL: Final = KIND["sawmill"]
VILLA: Final = KIND["villa"]
LARGE_MARKET: Final = KIND["large_market"]
MATERIALS_DEPOT: Final = KIND["materials_depot"]
PUBLISHING_HOUSE: Final = KIND["publishing_house"]
STATUE: Final = KIND["statue"]
TRIUMPHAL_ARCH: Final = KIND["triumphal_arch"]
HERO: Final = KIND["hero"]
MANUFACTORY: Final = KIND["manufactory"]
GOVERNORS_PALACE: Final = KIND["governors_palace"]
MAIN_SQUARE: Final = KIND["main_square"]
CUSTOMS_HOUSE: Final = KIND["customs_house"]
FORTRESS: Final = KIND["fortress"]
COMPANY: Final = KIND["company"]
LAND_REGISTRY: Final = KIND["land_registry"]
BOHIO: Final = KIND["bohio"]
SCHOOL: Final = KIND["school"]
LAND_OFFICE: Final = KIND["land_office"]
CHURCH: Final = KIND["church"]
HARBOR: Final = KIND["harbor"]
GOLDSMITH: Final = KIND["goldsmith"]
RESIDENCE: Final = KIND["residence"]
CATHEDRAL: Final = KIND["cathedral"]

MONUMENTS: Final = (STATUE, TRIUMPHAL_ARCH, HERO)

PRICES: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 1, 2, 2),
    (1, 1, 2, 2, 2),
    (1, 1, 2, 2, 3),
    (1, 2, 2, 2, 3),
    (1, 2, 2, 3, 3),
)
"""The five trading-house cards: corn, fruit, sugar, tobacco, coffee."""

REGISTRY_PRICE: Final = 2
"""The good on a Land registry has its own price."""


FULL_DECK: Final[list[int]] = [kind for kind in range(CATHEDRAL) for _ in range(COPIES[kind])]
BASE_DECK: Final[list[int]] = [kind for kind in FULL_DECK if kind < BASE_KINDS]


def deck_kinds(extension: bool) -> list[int]:
    """All cards that are shuffled into the deck, Cathedral excluded: 112, or 141 with the extension."""
    return FULL_DECK[:] if extension else BASE_DECK[:]
