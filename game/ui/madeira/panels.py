"""What a decision lays over the board: wood and its price, steppers, requests, the uses of the windmill."""

from __future__ import annotations

from game.ui.graph import Node, Rect
from game.ui.madeira.seen import Seen


def build(seen: Seen, rect: Rect) -> Node | None:
    """Inside `rect`, the map; None as long as nothing has to be settled there."""
    return None
