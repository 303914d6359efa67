"""How San Juan is searched: characters and buildings, to the end of the game, with the clerk in the playouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots import clerk
from game.bots.clerk.values import MERCHANT
from game.bots.clerk.worth import Outlook, build_worth, role_worth
from game.bots.search import Budget, Facts, Guide, Tick, Way, followed, to_the_end
from game.core import Event, Move, Place, State
from game.san_juan.moves import BUILD, CHOOSE
from game.san_juan.state import SanJuan

BUILDINGS_TRIED = 5

DOUBT = 4.0
"""Points that luck makes in the end: a victory by fewer is worth less than one by more."""

LEAN = 0.02
"""A move must do so much better in the playouts than the clerk's own to be taken: of many noisy means the highest is
partly luck."""

COMPARED = 6
"""How many moves advice compares at the most."""


def candidates(view: State) -> list[Move]:
    assert isinstance(view, SanJuan)
    moves = view.moves()
    seat = view.to_act
    if seat is None:
        return []
    o = Outlook(view, MERCHANT)
    if view.stage == CHOOSE:
        return sorted(moves, key=lambda move: -role_worth(view, o, seat, move))
    if view.stage != BUILD:
        return []
    return sorted(moves, key=lambda move: -build_worth(view, o, seat, move))[:BUILDINGS_TRIED]


# advice ----------------------------------------------------------------------------------------------------------


def ways(view: State) -> list[Way]:
    """Characters and buildings; of all else the clerk's own choice first."""
    moves = view.moves()
    if len(moves) == 1:
        return [(moves[0],)]
    found = candidates(view)
    if found:
        return [(move,) for move in found[:COMPARED]]
    best = clerk.choose(view, Random(0))
    chosen = [followed(view, move, clerk.choose, decision) for move in [best, *(m for m in moves if m != best)]]
    return list({tuple(sorted(way, key=repr)): way for way in reversed(chosen)}.values())[::-1][:COMPARED]


def decision(state: State) -> object:
    """Cards are picked one after the other; what belongs to one decision."""
    assert isinstance(state, SanJuan)
    return state.stage, state.role, state.chooser


def soon(state: State, seat: int, rng: Random, tick: Tick) -> None:
    """To the seat's next choice of a character."""
    assert isinstance(state, SanJuan)
    while state.to_act is not None:
        if state.stage == CHOOSE:
            tick()
            if state.to_act == seat:
                return
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else clerk.choose(state, rng))


def facts(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Goods made and sold, buildings until then; cards in hand and points. Of others' cards only the numbers."""
    assert isinstance(state, SanJuan)
    found: Facts = {}
    for event in events:
        who = event.seat
        key: Place
        if event.kind == "build":
            key = ("builds", who, event.piece if who == seat else "")
        elif event.kind == "produce":
            key = ("makes", who)
        elif event.kind == "sell":
            key = ("sells", who)
        else:
            continue
        found[key] = found.get(key, 0.0) + 1.0
    totals = state.totals()
    for other, player in enumerate(state.seats):
        found["cards", other] = float(len(player.hand))
        found["points", other] = float(totals[other])
    return found


WEIGHTS = {"builds": 0.5, "makes": 0.4, "sells": 0.4, "cards": 0.5, "points": 0.8}

GUIDE = Guide(
    candidates=candidates,
    player=clerk.choose,
    finish=to_the_end(clerk.choose, DOUBT),
    budgets={"hard": Budget(0.5, 295), "expert": Budget(3.0, 1700)},
    ways=ways,
    soon=soon,
    facts=facts,
    weights=WEIGHTS,
    lean=LEAN,
)
