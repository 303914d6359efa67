"""How Puerto Rico is searched: the choice of a character, three rounds on, then the steward's own estimate.

In the playouts of `expert` nobody is sure to choose what the steward would.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots import Bot, steward
from game.bots.search import Budget, Facts, Guide, Outcome, Tick, Way, final, followed
from game.bots.steward.manning import arrange, target
from game.bots.steward.policy import is_choice, plan, ranking
from game.bots.steward.survey import Outlook, outlook
from game.bots.steward.values import overseer
from game.bots.steward.worth import worth
from game.core import Event, Move, Place, State
from game.puerto_rico.moves import PASS
from game.puerto_rico.position import RECRUITING, STORING
from game.puerto_rico.recruiter import PLACING
from game.puerto_rico.state import PuertoRico

ROUNDS = 3
"""How far Puerto Rico is played on before the steward's estimate judges it; 1 round wins 38 %, 2 rounds 75 % of 8."""

DOUBT = 4.0
"""By how many points that estimate is off, roughly."""

LIKELY = (0.6, 0.85)
"""Somebody takes the best character, or one of the best two, as often as that."""

COMPARED = 6
"""How many moves advice compares at the most."""


def candidates(view: State) -> list[Move]:
    assert isinstance(view, PuertoRico)
    return steward.played_through(view, outlook(view, overseer(view))) if is_choice(view) else []


def finish(state: State, rng: Random, tick: Tick) -> Outcome:
    """Some rounds on, then the steward's own estimate: cheaper than the end of the game, and less noisy."""
    return some_rounds(state, rng, tick, steward.choose)


def varied(state: State, rng: Random, tick: Tick) -> Outcome:
    """The same, but any character is taken that the steward thinks well of: others do not always do as it would."""
    return some_rounds(state, rng, tick, likely)


def some_rounds(state: State, rng: Random, tick: Tick, character: Bot) -> Outcome:
    """Played on by stewards, but for the characters, which `character` chooses."""
    assert isinstance(state, PuertoRico)
    last = state.round_number() + ROUNDS
    while to_choice(state, rng, tick) and state.round_number() < last:
        state.play(character(state, rng))
    return judged(state)


def to_choice(state: PuertoRico, rng: Random, tick: Tick) -> bool:
    """The steward plays on until a character is to be chosen; whether there is one, and not the end of the game."""
    while state.to_act is not None:
        if is_choice(state):
            tick()
            return True
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else steward.choose(state, rng))
    return False


def judged(state: PuertoRico) -> Outcome:
    if state.to_act is None:
        return final(state)
    o = outlook(state, overseer(state))
    return [worth(state, seat, o) for seat in range(state.players)], DOUBT


def likely(state: State, rng: Random) -> Move:
    """A character that may be taken: mostly what the steward would, often the second best, sometimes the third."""
    assert isinstance(state, PuertoRico)
    moves = state.moves()
    if len(moves) > 1:
        moves = steward.played_through(state, outlook(state, overseer(state)))
    luck = rng.random()
    place = sum(luck >= odds for odds in LIKELY)
    return moves[min(place, len(moves) - 1)]


# advice ----------------------------------------------------------------------------------------------------------


def ways(view: State) -> list[Way]:
    """Characters; loads; whatever else there is to choose. Workers are arranged as a whole."""
    assert isinstance(view, PuertoRico)
    o = outlook(view, overseer(view))
    moves = view.moves()
    if len(moves) == 1:
        return [(moves[0],)]
    if is_choice(view):
        return [(move,) for move in steward.played_through(view, o)]
    if view.phase == RECRUITING and view.step == PLACING:
        return arrangements(view, o)
    ranked = sorted(ranking(view, o), key=lambda entry: -entry[0])
    best = plan(view, o)[0]
    found = [best, *(move for _, move in ranked if move != best)][:COMPARED]
    if view.phase == STORING:
        return [followed(view, move, steward.choose, decision) for move in found]
    return [(move,) for move in found]


def arrangements(s: PuertoRico, o: Outlook) -> list[Way]:
    """The steward's arrangement of the workers, and those that leave one of its places out."""
    seat = s.to_act
    assert seat is not None
    board, moves = s.boards[seat], s.moves()
    wanted = target(board, o)
    found: list[Way] = [tuple(plan(s, o))]
    for group in [-1, *(group for group, many in enumerate(wanted) if many)]:
        way = tuple(arrange(board, o, group)) or (PASS,)
        if way[0] in moves and way not in found and len(found) < COMPARED:
            found.append(way)
    return found


def decision(state: State) -> object:
    assert isinstance(state, PuertoRico)
    return state.phase, state.round, state.chooser


def soon(state: State, seat: int, rng: Random, tick: Tick) -> None:
    """To the seat's next choice of a character; what the others choose until then is not sure."""
    assert isinstance(state, PuertoRico)
    while to_choice(state, rng, tick) and state.to_act != seat:
        state.play(likely(state, rng))


SHIPPED = ("load", "wharf", "small_wharf")
MADE = ("produce", "extra")


def facts(state: State, seat: int, events: Sequence[Event]) -> Facts:
    """Crates made, shipped, sold and lost, workers, buildings and tiles until then; coins and points."""
    assert isinstance(state, PuertoRico)
    found: Facts = {}
    for event in events:
        who = event.seat
        key: Place
        if event.kind in SHIPPED:
            key = ("ships", who, event.piece)
        elif event.kind in MADE:
            key = ("makes", who, event.piece)
        elif event.kind == "spoil":
            key = ("spoils", who, event.piece)
        elif event.kind == "build":
            key = ("builds", who, event.piece)
        elif event.kind == "take" and event.target[:1] == ("land",):
            key = ("takes", who, event.piece)
        elif event.kind == "sell":
            key = ("sells", who, event.piece)
        else:
            continue
        found[key] = found.get(key, 0.0) + event.amount
    totals = state.totals()
    for other, board in enumerate(state.boards):
        if not state.is_auto(other):
            found["coins", other] = float(board.coins)
            found["people", other] = float(board.people())
        found["points", other] = float(totals[other])
    return found


WEIGHTS = {
    "ships": 0.6,
    "makes": 0.4,
    "spoils": -0.5,
    "builds": 1.0,
    "takes": 0.8,
    "sells": 0.8,
    "coins": 0.6,
    "people": 0.6,
    "points": 0.8,
}

GUIDE = Guide(
    candidates=candidates,
    player=steward.choose,
    finish=finish,
    budgets={"hard": Budget(0.5, 40), "expert": Budget(3.0, 2400, varied=True)},
    ways=ways,
    soon=soon,
    facts=facts,
    weights=WEIGHTS,
    varied=varied,
)
