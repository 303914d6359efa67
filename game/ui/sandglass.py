"""A bot that thinks shows it: a small sand-glass on its portrait, which runs as its thought does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import draw
from game.ui.doing import THINKING
from game.ui.graph import Node, Rect, find
from game.ui.widgets import Kit

if TYPE_CHECKING:
    from game.ui.table import Table

GRAINS = 12
"""The glass is drawn anew so often in a thought, no more."""


def grains(share: float) -> int:
    """How much of the glass has run."""
    return min(GRAINS, int(share * GRAINS) + 1) if share > 0 else 0


def thinks(table: Table) -> bool:
    """Whether a bot has been thinking for a moment: what takes none shows nothing."""
    return table.doing.kind == THINKING and table.opponents.progress > 0


def build(table: Table, root: Node, kit: Kit) -> Node | None:
    """On the portrait of the bot that thinks: at its board if it is there, else in the action bar."""
    seat = table.session.state.to_act
    if seat is None or not thinks(table):
        return None
    face = find(root, table.node_for(("portrait", seat))) or find(root, ("bar", "seat"))
    if face is None:
        return None
    side = min(face.rect.w, max(kit.s(22), face.rect.w * 0.62))
    at = Rect(face.rect.right - side * 0.8, face.rect.bottom - side * 0.8, side, side)
    node = Node(("thinking", seat), at, (_glass, grains(table.opponents.progress)), bleed=3, shape="none")
    node.z = 3
    node.tip = ("app.table.thinking", {"name": table.seats.names[seat]})
    return node


def _glass(p: draw.Painter, r: Rect, run: int) -> None:
    p.disc(r.centerx, r.centery, r.w / 2, "parchment_light", "brass_dark", 1.4)
    w, h, x, y = r.w * 0.21, r.h * 0.31, r.centerx, r.centery
    for side in (-1, 1):
        p.shape([(x - w, y + side * h), (x + w, y + side * h), (x, y)], "paper_white", "wood_dark", 1)
        p.line([(x - w * 1.25, y + side * h), (x + w * 1.25, y + side * h)], "wood_dark", 1.6)
    low = run / GRAINS
    top = 1 - low
    if top > 0:
        p.shape([(x - w * top, y - h * top), (x + w * top, y - h * top), (x, y)], "brass")
    if low > 0:
        p.shape([(x - w, y + h), (x + w, y + h), (x + w * top, y + h * top), (x - w * top, y + h * top)], "brass")
