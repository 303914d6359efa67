"""Advice in words: what the playouts of Puerto Rico compared (see game/bots/steward/guide.py)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from game.core import Move, Place, State
from game.puerto_rico.data import GOODS, INDEX
from game.puerto_rico.position import RECRUITING, Position
from game.puerto_rico.recruiter import PLACING
from game.ui.puerto_rico import words
from game.ui.tableview import Context
from game.ui.text import Phrase


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """What a decision is called, if not as its button would be."""
    s = cast(Position, state)
    if s.phase == RECRUITING and s.step == PLACING:
        places = Counter(str(move[1]) for move in moves if str(move[0]).startswith("place"))
        if not places:
            return "advice.stay", {}
        named = [
            ("advice.times", {"count": n, "what": words.place_name(what, s.edition)}) for what, n in places.items()
        ]
        return "advice.arrange", {"places": named}
    return None


def reason(state: State, fact: Place, more: bool, count: int, ctx: Context) -> Phrase | None:
    """A fact that differs: `(what, seat, …)`."""
    s = cast(Position, state)
    what, seat = str(fact[0]), int(fact[1])
    params: dict[str, object] = {"name": ctx.names[seat]}
    if what in ("ships", "makes", "spoils") and fact[2] in GOODS:
        params["amount"] = words.goods(count, str(fact[2]), s.edition)
    elif what == "sells":
        params["good"] = words.good_word(str(fact[2]), s.edition)
    elif what == "builds" and fact[2] in INDEX:
        params["building"] = words.building(str(fact[2]), s.edition)
    elif what == "takes":
        params["land"] = words.land(str(fact[2]), s.edition)
    elif what in AMOUNTS:
        params["amount"] = AMOUNTS[what](count)
    else:
        return None
    who = "own" if seat == s.to_act else "other"
    return f"advice.puerto_rico.{what}.{who}.{'more' if more else 'fewer'}", params


AMOUNTS = {"coins": words.coins, "people": words.workers, "points": words.points}
