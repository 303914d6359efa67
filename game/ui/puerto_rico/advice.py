"""Advice in words: what the playouts of Puerto Rico compared (see game/bots/steward/guide.py)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from game.core import Move, Place, State
from game.puerto_rico.data import GOODS, INDEX
from game.puerto_rico.position import RECRUITING, Position
from game.puerto_rico.recruiter import PLACING
from game.ui.puerto_rico import words
from game.ui.puerto_rico.asking import label
from game.ui.tableview import Context
from game.ui.text import Phrase


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """What a decision is called, if not as its button would be."""
    s = cast(Position, state)
    if s.phase == RECRUITING and s.step == PLACING:
        placed, lifted = circles(s, moves, "place"), circles(s, moves, "lift")
        if lifted:
            return "advice.rearrange" if placed else "advice.lift", {"places": placed, "lifted": lifted}
        return ("advice.arrange", {"places": placed}) if placed else ("advice.stay", {})
    if moves[0][0] == "load":
        button = label(state, moves[0], moves[0], ctx)
        return "advice.puerto_rico.load", {"load": button, "size": s.ship_size[int(moves[0][2])]}
    return label(state, moves[0], moves[0], ctx) if len(moves) == 1 else None


def circles(s: Position, moves: list[Move], verb: str) -> list[Phrase]:
    """Where workers, and nobles, are placed or lifted."""
    found: list[Phrase] = []
    for (who, what), count in Counter((str(move[0]), str(move[1])) for move in moves if len(move) > 1).items():
        if not who.startswith(verb):
            continue
        place: Phrase = words.place_name(what, s.edition)
        if who != verb:
            place = "advice.noble", {"what": place, "noble": words.names_of(s.edition)["noble"]}
        found.append(("advice.times", {"count": count, "what": place}))
    return found


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
