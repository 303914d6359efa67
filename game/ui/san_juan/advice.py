"""Advice in words: what the playouts of San Juan compared (see game/bots/clerk/guide.py)."""

from __future__ import annotations

from game.core import Move, Place, State
from game.san_juan.cards import KIND
from game.san_juan.moves import ROLES
from game.ui.san_juan import words
from game.ui.tableview import Context
from game.ui.text import Phrase

WITH_CARDS = ("pay", "keep", "discard", "sell", "produce")


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """A character, a building, or the cards that are chosen one after the other."""
    verb = str(moves[0][0])
    if verb == "choose" and moves[0][1] in ROLES:
        return "advice.san_juan.move.choose", {"role": words.role(str(moves[0][1]))}
    if verb == "build":
        return "advice.san_juan.move.build", {"card": words.card(moves[0][1])}
    cards = [words.card(move[1]) for move in moves if len(move) > 1 and move[1] in KIND]
    if cards:
        kind = verb if verb in WITH_CARDS else "other"
        return f"advice.san_juan.move.cards.{kind}", {"cards": cards}
    return ("advice.san_juan.move.nothing", {}) if verb == "pass" else None


def reason(state: State, fact: Place, more: bool, count: int, ctx: Context) -> Phrase | None:
    """A fact that differs: `(what, seat, …)`."""
    what, seat = str(fact[0]), int(fact[1])
    params: dict[str, object] = {"name": ctx.names[seat]}
    if what == "builds":
        if seat == state.to_act:
            params["card"] = words.card(fact[2])
    elif what in AMOUNTS:
        params["amount"] = AMOUNTS[what](count)
    else:
        return None
    who = "own" if seat == state.to_act else "other"
    return f"advice.san_juan.{what}.{who}.{'more' if more else 'fewer'}", params


AMOUNTS = {"makes": words.n_goods, "sells": words.n_goods, "cards": words.n_cards, "points": words.n_points}
