"""Advice in words: what the playouts of San Juan compared (see game/bots/clerk/guide.py)."""

from __future__ import annotations

from game.core import Event, Move, Place, State
from game.san_juan.cards import KIND
from game.san_juan.moves import ROLES
from game.ui.san_juan import words
from game.ui.tableview import Context
from game.ui.text import Phrase

WITH_CARDS = ("pay", "keep", "discard", "sell", "produce", "cover", "exchange", "chapel", "church")


def name(state: State, moves: list[Move], ctx: Context) -> Phrase | None:
    """A character, a building, or the cards that are chosen one after the other."""
    verb = str(moves[0][0])
    if verb == "choose" and moves[0][1] in ROLES:
        return "advice.san_juan.move.choose", {"role": words.role(str(moves[0][1]))}
    if verb == "build":
        return "advice.san_juan.move.build", {"card": words.card(moves[0][1])}
    cards = [words.card(key) for key in picked(state, moves)]
    if cards:
        kind = verb if verb in WITH_CARDS else "other"
        return f"advice.san_juan.move.cards.{kind}", {"cards": cards}
    return None


def picked(state: State, moves: list[Move]) -> list[str]:
    """The cards that moves pick, those included that the rules add because no others are left."""
    trial = state.copy()
    events: list[Event] = []
    trial.listener = events.append
    for move in moves:
        if move not in trial.moves():
            break
        trial.play(move)
    shed = [
        event.piece for event in events if event.kind == moves[0][0] and event.seat == state.to_act and event.piece
    ]
    named = [str(move[1]) for move in moves if len(move) > 1 and move[1] in KIND]
    return shed if len(shed) > len(named) else named


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
