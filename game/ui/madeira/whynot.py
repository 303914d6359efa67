"""Why a place cannot be clicked now: what somebody who clicks there might want, and what the rules say to it."""

from __future__ import annotations

from game.core import Move, Place
from game.core import State as Position
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import CHARACTERS, T_FLIP, T_SETTLE, T_TURN
from game.madeira.state import Madeira
from game.ui.madeira import words
from game.ui.tableview import Context
from game.ui.text import Phrase


def explain(place: Place, state: Position, seat: int, ctx: Context) -> list[Phrase] | None:
    """Why a place cannot be clicked now."""
    if not isinstance(state, Madeira):
        return None
    for s, wish in _wishes(state, place, seat, ctx):
        reason = s.why_not(wish)
        if reason is not None and reason[0] not in SEEN:
            return [words.reason(reason)]
    return None


SEEN = ("not_now", "not_here", "row_taken", "order_taken", "house_taken")
"""Reasons that say no more than the tip itself."""


def _wishes(s: Madeira, place: Place, seat: int, ctx: Context) -> list[tuple[Madeira, Move]]:
    """What somebody who clicks there might want; the first reason that is found is told."""
    kind, key = place[0], place[-1]
    task = s.stack[-1][0]
    chosen = ctx.chosen[0] if ctx.chosen else ()
    if kind in ("building", "character") and task == T_TURN:
        b = key if kind == "building" else _building_of(s, str(key))
        if b is None:
            return []
        if chosen[:1] in (("die",), ("pirate_die",)):
            return [(s, ("die" if chosen[0] == "die" else "pirate", chosen[-1], b))]
        return [(s, ("die", value, b)) for value in (3, 2, 1) if s.dice[3 * seat + value - 1]]
    if kind == "pirate_die" and task == T_TURN:
        return [(s, ("pirate", key, building.key)) for building in board.BUILDINGS]
    if kind == "die" and task == T_TURN and place[1] == seat:
        return [(s, ("die", key, building.key)) for building in board.BUILDINGS]
    if kind == "order" and task == T_TURN:
        return [(s, ("pass", key, "reals"))]
    if kind == "pass_reward" and task == T_TURN:
        return [(s, ("pass", place[1], key))]
    if kind in ("row", "offer"):
        return [(s, ("row", place[1], key if kind == "offer" else board.REQUESTS[0]))]
    if kind == "favour":
        if m.FAVOUR[str(key)] in s.districts:
            return [(s, ("build", key))] if s.phase == CHARACTERS else []
        return [(s, ("flip" if task == T_FLIP else "use", key))]
    if kind in ("landing", "market") and s.phase == CHARACTERS:
        source = chosen[2] if chosen[:1] == ("ship",) else "reserve"
        return [(s, ("ship", source, key))]
    if kind == "worker" and place[1] == seat:
        return [(s, ("take", key))]
    if kind in ("field", "space", "colony"):
        return _puts(s, str(key), chosen)
    if kind == "lever" and place[1] == seat:
        return [(s, ("mill", key))]
    if kind == "supply" and len(place) > 1:
        others = [name for name in board.GOODS if name != key]
        return [(s, ("exchange", others[0], others[1], key))]
    if kind == "royal":
        return [(s, ("reward", place[1], key))]
    return []


def _building_of(s: Madeira, character: str) -> str | None:
    who = m.CHARACTER[character]
    return board.BUILDINGS[s.characters.index(who)].key if who in s.characters else None


def _puts(s: Madeira, key: str, chosen: Place) -> list[tuple[Madeira, Move]]:
    """Why a worker cannot go there: asked with the one in hand, or any other."""
    if s.stack[-1][0] == T_SETTLE:
        return [(s, ("put", key))]
    takes = [move for move in s.moves() if move[0] == "take"]
    if chosen[:1] in (("worker",), ("citizen",)):
        takes = [move for move in takes if move[1] == chosen[-1]] or takes
    if not takes:
        return [(s, ("put", key))]
    trial = s.copy()
    trial.play(takes[0])
    return [(trial, ("put", key))]
