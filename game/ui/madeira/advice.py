"""Advice in words: what the playouts of Madeira compared (see game/bots/admiral/guide.py)."""

from __future__ import annotations

from typing import cast

from game.core import Move, Place, State
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import TALLY, location_place, space_place
from game.madeira.state import Madeira
from game.ui.madeira import words
from game.ui.tableview import Context
from game.ui.text import Phrase

UNTIL = "advice.madeira.until"
"""How far the reasons look."""


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """What is moved is named with where it comes from; every other decision is called what its button would be."""
    s, (verb, *what) = cast(Madeira, state), moves[0]
    params: dict[str, object] = {}
    if verb in ("die", "pirate"):
        params = {"building": words.building(str(what[1])), "value": what[0]}
    elif verb == "take":
        params = {"source": words.place(s, location_place(m.LOCATION[str(what[0])], s.seat))}
    elif verb == "ship":
        source, target = (space_place(m.SPACE[str(space)], s.seat) for space in what)
        params = {"source": words.near(s, source), "target": words.place(s, target)}
    elif verb == "marker":
        params = {"source": words.building(str(what[0])), "target": words.building(str(what[1]))}
    return (f"advice.madeira.move.{verb}", params) if params else None


def reason(state: State, fact: Place, more: bool, count: int, ctx: Context) -> Phrase | None:
    """A fact that differs: `(what, seat, …)`."""
    what, seat = str(fact[0]), int(fact[1])
    params: dict[str, object] = {"name": ctx.names[seat]}
    if what == "scores" and fact[2] in TALLY:
        params["amount"] = words.points(count)
        params["origin"] = words.score_label(str(fact[2]), state)
    elif what == "builds" and fact[2] in board.FAVOURS:
        params["favour"] = words.favour(str(fact[2]))
    elif what == "sends":
        params["amount"] = words.n("ship", count)
        params["where"] = _sea(str(fact[2]))
    elif what == "activates":
        params["building"] = words.building(str(fact[2]))
    elif what == "harvests":
        params["amount"] = words.n(str(fact[2]), count)
    elif what in AMOUNTS:
        params["amount"] = words.n(AMOUNTS[what], count)
    else:
        return None
    who = "own" if seat == state.to_act else "other"
    return f"advice.madeira.{what}.{who}.{'more' if more else 'fewer'}", params


AMOUNTS = {
    "reals": "reals",
    "bread": "bread",
    "pirates": "pirates",
    "favours": "favour",
    "fields": "worker",
    "guards": "worker",
}


def _sea(key: str) -> Phrase:
    """A market by its good, or a colony."""
    return words.phrase(f"market.{key}.name") if key in board.GOODS else words.colony(key)
