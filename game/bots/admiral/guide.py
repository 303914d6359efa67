"""How Madeira is searched: which decisions, and how far the admiral plays on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.admiral import choose
from game.bots.admiral.policy import best, ranked
from game.bots.admiral.survey import estimate
from game.bots.admiral.values import NORMAL
from game.bots.search import Budget, Facts, Guide, Outcome, Tick, Way, final
from game.core import Event, Move, Place, State
from game.madeira.position import (
    T_ACT,
    T_ANSWER,
    T_BUILDING,
    T_FEED,
    T_HONOUR,
    T_REPAIR,
    T_REWARD,
    T_ROW,
    T_SAIL,
    T_TURN,
)
from game.madeira.state import Madeira

TRIED = {T_ROW: 5, T_TURN: 6, T_ACT: 4, T_SAIL: 5, T_REWARD: 3, T_BUILDING: 3, T_ANSWER: 3}
"""Which decisions are worth a thought, and how many of their moves."""

MARGIN = {T_ROW: 6.0, T_TURN: 3.0, T_ACT: 2.5, T_SAIL: 2.5, T_REWARD: 2.0, T_BUILDING: 1.0, T_ANSWER: 4.0}
"""A move that the admiral holds so many points worse is not looked at."""

LAST_ROUND = 5
LAST_UPKEEP = (T_HONOUR, T_REPAIR, T_FEED)
"""In the last round so little follows these that all is tried out to the end, whatever the admiral holds of it."""

ROUNDS = 2
"""At the beginning of which round after this one the estimate judges."""

DOUBT = 8.0
"""By how many points it is off, roughly; kept at the end of the game too, where it tells a narrow victory from a sure
one."""

OWN = 1.0
"""He counts his own points alone: what others do in the playouts is only a guess, and who hampers them by a guess
hampers himself (see ../README.md)."""

COMPARED = 6
"""How many moves advice compares at the most."""


def candidates(view: State) -> list[Move]:
    """The admiral's best few of a decision that matters."""
    assert isinstance(view, Madeira)
    task = view.stack[-1][0]
    last = view.round == LAST_ROUND and task in LAST_UPKEEP
    count = TRIED.get(task, 0)
    if not (count or last) or len(view.moves()) < 2:
        return []
    found = ranked(view, NORMAL)
    if last:
        return [move for _, move in found]
    least = found[0][0] - MARGIN[task]
    return [move for value, move in found[:count] if value >= least]


def finish(state: State, rng: Random, tick: Tick) -> Outcome:
    """To the end of the next round, then the estimate: far less noisy than the end of the game, and cheaper."""
    assert isinstance(state, Madeira)
    last = state.round + ROUNDS
    while state.to_act is not None:
        tick()
        if state.round == last and state.stack[-1][0] == T_ROW:
            return [estimate(state, seat, NORMAL) for seat in range(state.players)], DOUBT
        state.apply(best(state, NORMAL))
        state._legal = None
    return final(state)[0], DOUBT


# advice ----------------------------------------------------------------------------------------------------------


def ways(view: State) -> list[Way]:
    assert isinstance(view, Madeira)
    moves = view.moves()
    if len(moves) == 1:
        return [(moves[0],)]
    return [(move,) for _, move in ranked(view, NORMAL)[:COMPARED]]


def soon(state: State, seat: int, rng: Random, tick: Tick) -> None:
    """To the seat's next choice of a row: what the round brought."""
    assert isinstance(state, Madeira)
    while state.to_act is not None:
        tick()
        if state.stack[-1][0] == T_ROW and state.to_act == seat:
            return
        state.play(best(state, NORMAL))


def facts(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Prestige by its origin, what was built, sent, activated and honoured until then; stores, pirates, favours."""
    assert isinstance(state, Madeira)
    found: Facts = {}
    for event in events:
        who = event.seat
        amount = 1.0
        key: Place
        if event.kind == "prestige":
            key, amount = ("scores", who, event.piece), float(event.amount)
        elif event.kind == "build":
            key = ("builds", who, event.piece)
        elif event.kind == "ship":
            key = ("sends", who, str(event.target[1]).rpartition("-")[0])
        elif event.kind == "activate":
            key = ("activates", who, event.piece)
        elif event.kind == "harvest":
            key = ("harvests", who, event.piece)
        else:
            continue
        found[key] = found.get(key, 0.0) + amount
    for other in range(state.players):
        found["reals", other] = float(state.reals[other])
        found["bread", other] = float(state.bread[other])
        found["pirates", other] = float(state.pirates[other])
        found["favours", other] = float(state.up[other].bit_count())
        found["fields", other] = float(state.plots[other].bit_count())
        found["guards", other] = float(state.watch[other])
    return found


WEIGHTS = {
    "scores": 0.9,
    "builds": 1.5,
    "sends": 0.8,
    "activates": 0.5,
    "harvests": 0.5,
    "reals": 0.35,
    "bread": 0.4,
    "pirates": -0.6,
    "favours": 1.5,
    "fields": 0.8,
    "guards": 1.2,
}

GUIDE = Guide(
    candidates=candidates,
    player=choose,
    finish=finish,
    budgets={"hard": Budget(0.5, 64), "expert": Budget(3.0)},
    ways=ways,
    soon=soon,
    facts=facts,
    weights=WEIGHTS,
    own=OWN,
)
