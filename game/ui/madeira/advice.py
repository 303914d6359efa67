"""Advice in words: what the playouts of Madeira compared (see game/bots/admiral/guide.py)."""

from __future__ import annotations

from typing import cast

from game.core import Move, Place, State
from game.madeira import board
from game.madeira.state import Madeira
from game.ui.madeira import asking, words
from game.ui.tableview import Context
from game.ui.text import Phrase, say


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """As its button is called, or what is clicked for it."""
    s = cast(Madeira, state)
    touched = s.touches(moves[0])
    label = asking.label(s, touched[-1] if touched else ("move", *moves[0]), moves[0], ctx)
    if say(label):
        return label
    return "advice.madeira.places", {"places": [words.place(s, place) for place in touched]}


def reason(state: State, fact: Place, more: bool, count: int, ctx: Context) -> Phrase | None:
    """A fact that differs: `(what, seat, …)`."""
    what, seat = str(fact[0]), int(fact[1])
    params: dict[str, object] = {"name": ctx.names[seat]}
    if what == "builds" and fact[2] in board.FAVOURS:
        params["favour"] = words.favour(str(fact[2]))
    elif what == "activates":
        params["building"] = words.building(str(fact[2]))
    elif what == "harvests":
        params["amount"] = words.n(str(fact[2]), count)
    elif what in COUNTED:
        params["amount"] = words.n(COUNTED[what], count)
    else:
        return None
    key = "has" if what in OWNED else what
    who = "own" if seat == state.to_act else "other"
    return f"advice.madeira.{key}.{who}.{'more' if more else 'fewer'}", params


COUNTED = {
    "scores": "prestige",
    "sends": "ship",
    "reals": "reals",
    "bread": "bread",
    "pirates": "pirates",
    "favours": "favour",
    "fields": "worker",
    "guards": "worker",
}
OWNED = ("reals", "bread", "pirates", "favours")
