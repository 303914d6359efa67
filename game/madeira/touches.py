"""Which places a move names, in the order in which a person would click them; none for a plain button."""

from __future__ import annotations

from game.core import Move, Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.state import Table, location_place, space_place


def touches(s: Table, move: Move) -> tuple[Place, ...]:
    kind, p = move[0], s.seat
    if kind in ("take", "put"):
        return (location_place(m.LOCATION[str(move[1])], p),)
    if kind == "ship":
        return (space_place(m.SPACE[str(move[1])], p), space_place(m.SPACE[str(move[2])], p))
    if kind in ("wood", "extra"):
        return (("field", move[1]),)
    if kind in ("use", "build", "flip"):
        return (("favour", move[1]),)
    if kind == "die":
        return (("die", p, move[1]), ("building", move[2]))
    if kind == "pirate":
        return (("pirate_die", move[1]), ("building", move[2]))
    if kind == "row":
        return (("row", move[1]), ("offer", move[1], move[2]))
    if kind == "guild":
        return (("guild", move[1]),)
    if kind == "pass":
        return (("order", move[1]), ("pass_reward", move[1], move[2]))
    if kind == "reward":
        return (("royal", move[1], move[2]),)
    if kind == "activate":
        return (("building", move[1]),)
    if kind == "marker":
        return (("building", move[1]), ("building", move[2]))
    if kind == "pay":
        return (("building", board.BUILDINGS[s.building].key),)
    if kind == "honour":
        return (("watch",),)
    if kind == "mill":
        return (("mill", p),)
    if kind == "exchange":
        return (("good", p, move[1]), ("good", p, move[2]), ("supply", move[3]))
    if kind == "answer":
        return tuple(("tile", p, name) for name in move[1:])
    return ()
