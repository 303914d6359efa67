"""Madeira at the table: the boards as a function of the position, and what flies over them."""

from __future__ import annotations

from game.core import State
from game.ui import look
from game.ui.graph import Node, Rect, columns, rows
from game.ui.madeira import guildboard, islands, legend, panels, ribbon, seats
from game.ui.madeira.asking import label, prompt
from game.ui.madeira.drafts import draft, midway
from game.ui.madeira.moving import node_for, piece, sound
from game.ui.madeira.seen import Seen, look_at
from game.ui.madeira.telling import describe, report
from game.ui.madeira.tips import explain
from game.ui.madeira.words import ending, phase, phrase, score_label, score_note, status, tie_note
from game.ui.tableview import Context

__all__ = [
    "describe", "draft", "ending", "explain", "label", "midway", "node_for", "phase", "piece", "prompt", "report",
    "score_label", "score_note", "sound", "status", "tie_note",
]  # fmt: skip

GAP = 6.0

# The board --------------------------------------------------------------------------------------------------------


def build(state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
    """The map, beside it the guild board and the other players; one's own things at the lower edge."""
    seen = look_at(state, viewer, ctx)
    s = seen.state
    root = Node((), canvas)
    own_high = min(max(104.0, canvas.h * 0.155), 124.0)
    top, middle, below = rows(canvas, [28, 0, own_high], GAP)
    side = min(340.0, max(256.0, canvas.w * 0.248))
    left, right = columns(middle, [0, side], GAP)
    root.add(ribbon.build(seen, top), islands.build(seen, left))
    others = [(viewer + i) % s.players for i in range(1, s.players)]
    board_high = right.h * {2: 0.32, 3: 0.36, 4: 0.375}[s.players]
    guilds, people = rows(right, [board_high, 0], GAP)
    root.add(guildboard.build(seen, guilds))
    for seat, cell in zip(others, rows(people, [0] * len(others), GAP), strict=True):
        root.add(seats.other(seen, seat, cell))
    root.add(seats.own(seen, viewer, below))
    asked = seen.zoomed()
    if asked in others:
        assert isinstance(asked, int)
        root.add(enlarged(seen, asked, left))
    elif asked == "legend":
        root.add(legend.build(seen, left))
    return root.add(panels.build(seen, right))


def enlarged(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another player's things as large as one's own; a click puts them back."""
    veil, _ = look.enlarged(("zoom", seat), rect, phrase("board.close"))
    return veil.add(seats.large(seen, seat, rect))


def secret(state: State, ctx: Context) -> bool:
    """Nothing at this table is secret."""
    return False
