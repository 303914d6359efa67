"""Points. The items are the rows of the end screen; the Customs house comes last, for it counts all the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.san_juan.cards import (
    CATHEDRAL,
    COST,
    CUSTOMS_HOUSE,
    FARMS,
    GOVERNORS_PALACE,
    MAIN_SQUARE,
    MANUFACTORY,
    MONUMENTS,
    POINTS,
    RESIDENCE,
)
from game.san_juan.position import Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

ITEMS: Final = (
    "buildings",
    "chapel",
    "church",
    "harbor",
    "manufactory",
    "governors_palace",
    "main_square",
    "residence",
    "cathedral",
    "customs_house",
)
SQUARE: Final[tuple[int, ...]] = (0, 4, 6, 8)
"""Main square: points for the number of monuments."""
STEPS: Final[tuple[int, ...]] = (0, 4, 7, 9, 10)
"""Residence, Cathedral: 4 for the first, 3, 2 and 1 for the next, nothing after the fourth."""
GREAT: Final = 6
"""The cost of the buildings that the Cathedral counts."""
CUSTOMS: Final = 4
"""The Customs house adds one point for every so many others."""


def score(s: SanJuan, seat: int) -> dict[str, int]:
    """Where the points of a seat come from."""
    player = s.seats[seat]
    items = {
        "buildings": sum([POINTS[kind] for kind in player.built]),
        "chapel": len(player.chapel),
        "church": len(player.church),
        "harbor": len(player.harbor),
        "manufactory": manufactory(player) if player.has(MANUFACTORY) else 0,
        "governors_palace": governors_palace(player) if player.has(GOVERNORS_PALACE) else 0,
        "main_square": main_square(player) if player.has(MAIN_SQUARE) else 0,
        "residence": residence(player.built) if player.has(RESIDENCE) else 0,
        "cathedral": cathedral(s, seat) if player.has(CATHEDRAL) else 0,
    }
    items["customs_house"] = sum(items.values()) // CUSTOMS if player.has(CUSTOMS_HOUSE) else 0
    return items


def manufactory(player: Player) -> int:
    """One point for each production building and one for each type of them."""
    farms = [kind for kind in player.built if kind < FARMS]
    return len(farms) + len(set(farms))


def governors_palace(player: Player) -> int:
    """One point for each commercial building, itself included."""
    return sum(kind >= FARMS for kind in player.built)


def main_square(player: Player) -> int:
    return SQUARE[sum(player.has(kind) for kind in MONUMENTS)]


def residence(built: list[int]) -> int:
    """Sets of three different buildings of equal cost."""
    return STEPS[min(sum(sets_of_three(built, cost) for cost in set(COST)), 4)]


def sets_of_three(built: list[int], cost: int) -> int:
    """How many sets of three different kinds can be made from the buildings of one cost.

    `t` sets are possible if the kinds, each counted at most `t` times, fill `3 t` places.
    """
    copies = [built.count(kind) for kind in set(built) if COST[kind] == cost]
    sets = 0
    while sum(min(n, sets + 1) for n in copies) >= 3 * (sets + 1):
        sets += 1
    return sets


def cathedral(s: SanJuan, seat: int) -> int:
    """Buildings of cost 6 that the others have."""
    great = sum(COST[kind] == GREAT for i, player in enumerate(s.seats) if i != seat for kind in player.built)
    return STEPS[min(great, 4)]
