"""Values that no rulebook prints and nobody on the project has seen: our reconstruction.

An owner of the box can correct them here, without reading any code. What the code makes of the keys is in
achievements.py and festival.py; the names are in the locale packs.
"""

from __future__ import annotations

from typing import Final

# The 30 Great achievement cards of extension VI: key and points. The objectives are in achievements.py.
ACHIEVEMENTS: Final = (
    ("golden_fields", 2),
    ("great_orchard", 2),
    ("sea_of_cane", 3),
    ("tobacco_valley", 3),
    ("coffee_slopes", 3),
    ("five_crops", 3),
    ("master_quarrier", 3),
    ("full_estate", 4),
    ("record_harvest", 3),
    ("five_baskets", 6),
    ("luxury_goods", 3),
    ("specialist", 3),
    ("exceptional_sale", 3),
    ("full_coffers", 2),
    ("last_place", 1),
    ("set_sail", 1),
    ("double_departure", 4),
    ("great_departure", 2),
    ("full_hold", 3),
    ("good_season", 5),
    ("every_quay", 3),
    ("market_street", 3),
    ("workshop_town", 3),
    ("great_works", 2),
    ("two_great_works", 5),
    ("growing_town", 3),
    ("finished_town", 5),
    ("full_employment", 4),
    ("large_crew", 3),
    ("golden_opportunity", 1),
)

# Two festival cards whose pictures are not described: how many goods are drawn for them.
COCKTAIL_GOODS: Final = 3
DELIVERY_GOODS: Final = 2
"""One crate of the first is asked for and two of the second."""

# The Puertomas' action board: from each character the characters that an arrow leads to. The arrows from the Builder
# and from the Producer are known from the booklet's examples, the others are ours.
ARROWS: Final = {
    "builder": ("farmer", "recruiter", "merchant", "adventurer"),
    "farmer": ("builder", "recruiter"),
    "recruiter": ("farmer", "producer"),
    "producer": ("merchant", "captain"),
    "merchant": ("builder", "captain"),
    "captain": ("producer", "farmer"),
    "adventurer": ("builder", "recruiter"),
}

# The eight Resolution cards, numbers 1 to 8: the characters from top to bottom.
RESOLUTIONS: Final = (
    ("builder", "farmer", "recruiter", "producer", "captain", "merchant", "adventurer"),
    ("producer", "adventurer", "farmer", "captain", "builder", "recruiter", "merchant"),
    ("captain", "builder", "producer", "merchant", "farmer", "recruiter", "adventurer"),
    ("recruiter", "captain", "adventurer", "builder", "merchant", "producer", "farmer"),
    ("adventurer", "merchant", "captain", "producer", "recruiter", "farmer", "builder"),
    ("merchant", "recruiter", "builder", "captain", "farmer", "adventurer", "producer"),
    ("adventurer", "recruiter", "farmer", "merchant", "producer", "builder", "captain"),
    ("farmer", "producer", "merchant", "builder", "adventurer", "captain", "recruiter"),
)


def faults() -> list[str]:
    """What is wrong with these values: looked for when they are loaded, so that a slip shows at once."""
    roles = {"builder", "farmer", "recruiter", "producer", "merchant", "captain", "adventurer"}
    found = []
    if len({key for key, _ in ACHIEVEMENTS}) != len(ACHIEVEMENTS):
        found.append("ACHIEVEMENTS names a card twice")
    found += [f"ACHIEVEMENTS: {key} has {points} points" for key, points in ACHIEVEMENTS if points < 0]
    if not 1 <= COCKTAIL_GOODS <= 5:
        found.append(f"COCKTAIL_GOODS is {COCKTAIL_GOODS}: it must be 1 to 5, without a crate any harvest would win")
    if DELIVERY_GOODS != 2:
        found.append(f"DELIVERY_GOODS is {DELIVERY_GOODS}: it must be 2, one crate of the first, two of the second")
    if set(ARROWS) != roles or not set(sum(ARROWS.values(), ())) <= roles or not all(ARROWS.values()):
        found.append("ARROWS must lead from each character to at least one other")
    if not RESOLUTIONS or any(len(card) != len(roles) or set(card) != roles for card in RESOLUTIONS):
        found.append("RESOLUTIONS must name each character once on every card")
    return found


if faults():
    raise ValueError("game/puerto_rico/reconstructed.py: " + "; ".join(faults()))
