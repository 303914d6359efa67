"""The moves of the game as ready-made values: making them once keeps lists of legal moves cheap."""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico.data import FOREST, GOODS, KEYS, LANDS, ROLES

GROUPS: Final = (*LANDS[:FOREST], *KEYS)
"""Groups of worker circles: the kinds of land first, then the buildings, as on the board."""
GROUP: Final = {name: i for i, name in enumerate(GROUPS)}

PASS: Final[Move] = ("pass",)

CHOOSE: Final[list[Move]] = [("choose", role) for role in ROLES]

PICK: Final[list[Move]] = [("pick", key) for key in KEYS]

HACIENDA: Final[Move] = ("hacienda",)
TAKE: Final[list[Move]] = [("take", land) for land in LANDS[:FOREST]]
TAKE_FOREST: Final[list[Move]] = [("forest", good) for good in GOODS]
TURN_OVER: Final[Move] = ("turn_over",)
HOSPICE: Final[list[Move]] = [("hospice", land) for land in LANDS[:FOREST]]
HOSPICE_IDLE: Final[Move] = ("hospice", "portrait")
CLEAR: Final[list[Move]] = [("clear", land) for land in LANDS]

PRIVILEGE: Final[Move] = ("privilege",)
RECRUIT: Final[Move] = ("recruit",)
RECRUIT_NOBLE: Final[Move] = ("recruit_bourgeois",)
VILLA: Final[Move] = ("villa",)
PLACE: Final[list[Move]] = [("place", group) for group in GROUPS]
PLACE_NOBLE: Final[list[Move]] = [("place_bourgeois", group) for group in GROUPS]
LIFT: Final[list[Move]] = [("lift", group) for group in GROUPS]
LIFT_NOBLE: Final[list[Move]] = [("lift_bourgeois", group) for group in GROUPS]
SETTLE: Final[list[Move]] = [("settle", group) for group in GROUPS]
SETTLE_NOBLE: Final[list[Move]] = [("settle_bourgeois", group) for group in GROUPS]
GUEST: Final[list[Move]] = [("guest", group) for group in GROUPS]
GUEST_NOBLE: Final[list[Move]] = [("guest_bourgeois", group) for group in GROUPS]

BUILD: Final[list[Move]] = [("build", key) for key in KEYS]
UNIVERSITY: Final[Move] = ("university",)
BARTER: Final[list[Move]] = [("barter_worker", group) for group in GROUPS]
BARTER_IDLE: Final[Move] = ("barter_worker", "portrait")
BARTER_NOBLE: Final[list[Move]] = [("barter_bourgeois", group) for group in GROUPS]
BARTER_NOBLE_IDLE: Final[Move] = ("barter_bourgeois", "portrait")
BARTER_GOOD: Final[list[Move]] = [("barter_good", good) for good in GOODS]
BARTER_POINT: Final[Move] = ("barter_point",)

PRODUCE: Final[Move] = ("produce",)
EXTRA: Final[list[Move]] = [("extra", good) for good in GOODS]

SELL: Final[list[Move]] = [("sell", good) for good in GOODS]
POST: Final[list[Move]] = [("trading_post", good) for good in GOODS]
SURVEY: Final[Move] = ("survey",)

LOAD: Final[list[list[Move]]] = [[("load", good, ship) for ship in range(3)] for good in GOODS]
WHARF: Final[list[Move]] = [("wharf", good) for good in GOODS]
KEEP: Final[list[Move]] = [("keep", good) for good in GOODS]
STORE: Final[list[Move]] = [("store", good) for good in GOODS]
BARGE: Final[list[Move]] = [("small_wharf", good) for good in GOODS]
DONE: Final[Move] = ("done",)
SUPPLY: Final[list[Move]] = [("supply", good) for good in GOODS]

RAID: Final[list[Move]] = [("raid", ship) for ship in range(3)]
LOOT: Final[list[Move]] = [("loot", crates) for crates in range(4)]
PLUNDER: Final[Move] = ("plunder",)
POACH: Final[Move] = ("poach",)
BANISH: Final[Move] = ("banish",)
BANISH_NOBLE: Final[Move] = ("banish_bourgeois",)
CAPTURE: Final[list[Move]] = [("capture", role) for role in ROLES]

POINT: Final[Move] = ("point",)
