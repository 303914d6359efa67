"""The moves of the game as ready-made values: making them once keeps lists of legal moves cheap."""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico.data import GOODS, KEYS, LANDS, ROLES

PASS: Final[Move] = ("pass",)

CHOOSE: Final[list[Move]] = [("choose", role) for role in ROLES]

HACIENDA: Final[Move] = ("hacienda",)
TAKE: Final[list[Move]] = [("take", land) for land in LANDS]
HOSPICE: Final[list[Move]] = [("hospice", land) for land in LANDS]

PRIVILEGE: Final[Move] = ("privilege",)
RECRUIT: Final[Move] = ("recruit",)
FILL: Final[Move] = ("fill",)
LIFT_LAND: Final[list[Move]] = [("lift", land) for land in LANDS]
LIFT_CITY: Final[list[Move]] = [("lift", key) for key in KEYS]
PLACE_LAND: Final[list[Move]] = [("place", land) for land in LANDS]
PLACE_CITY: Final[list[Move]] = [("place", key) for key in KEYS]

BUILD: Final[list[Move]] = [("build", key) for key in KEYS]
UNIVERSITY: Final[Move] = ("university",)

PRODUCE: Final[Move] = ("produce",)
EXTRA: Final[list[Move]] = [("extra", good) for good in GOODS]

SELL: Final[list[Move]] = [("sell", good) for good in GOODS]

LOAD: Final[list[list[Move]]] = [[("load", good, ship) for ship in range(3)] for good in GOODS]
WHARF: Final[list[Move]] = [("wharf", good) for good in GOODS]
KEEP: Final[list[Move]] = [("keep", good) for good in GOODS]
STORE: Final[list[Move]] = [("store", good) for good in GOODS]
