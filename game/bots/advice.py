"""Advice: the best decisions in a position, with their chances and what speaks for and against each.

It is data. The reasons are facts that the playouts led to (`search.Guide.facts`), each with how much more or less of
it there was than after the decision it is compared with: the best one with the next, the others with the best. The
words are the packs'.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.bots import Watch
from game.bots.levels import guide
from game.bots.search import Budget, Team, Thought, alone, think
from game.core import Place, State

SHOWN = 3
REASONS = 3
END = "end"
"""The fact that is always there: points at the end of the game, as far as it was played on."""
LEAST = 0.15
LATER = 0.5
"""Points that a difference must be worth to be told."""


@dataclass(frozen=True, slots=True)
class Reason:
    """So much more (or less) of a fact; `weight` is what that is worth to the seat, in points."""

    fact: Place
    difference: float
    weight: float

    def to_json(self) -> dict[str, Any]:
        return {
            "fact": list(self.fact),
            "difference": round(self.difference, 3),
            "weight": round(self.weight, 3),
        }


@dataclass(frozen=True, slots=True)
class Advice:
    """A decision: its moves, the chance of victory, the points at the end, playouts, and the reasons."""

    way: tuple[tuple[str | int, ...], ...]
    chance: float
    points: float
    tried: int
    reasons: tuple[Reason, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "moves": [list(move) for move in self.way],
            "chance": round(self.chance, 4),
            "points": round(self.points, 2),
            "playouts": self.tried,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def advise(view: State, rng: Random, budget: Budget, watch: Watch | None = None, team: Team = alone) -> list[Advice]:
    """The best decisions for the seat to act, best first; of its view only."""
    seat = view.to_act
    if seat is None:
        return []
    how = guide(view.game)
    thoughts = think(view, rng, how, replace(budget, varied=True), watch, told=True, team=team)
    found = []
    for i, thought in enumerate(thoughts[:SHOWN]):
        other = thoughts[0] if i else thoughts[1] if len(thoughts) > 1 else thought
        why = reasons(thought, other, seat, dict(how.weights), for_it=i == 0)
        found.append(Advice(thought.way, thought.chance, _points(thought), thought.tried, why))
    return found


def _points(thought: Thought) -> float:
    return thought.points / thought.tried if thought.tried else 0.0


def reasons(
    thought: Thought, other: Thought, seat: int, weights: dict[str, float], for_it: bool
) -> tuple[Reason, ...]:
    """What differs most between two thoughts: what speaks for the best, what costs the others the first place.

    What another seat gains weighs against; the second word of a fact is the seat that it is about.
    """
    if not (thought.tried and other.tried):
        return ()
    named = {word for way in (thought.way, other.way) for move in way for word in move[1:]}
    found = []
    for fact in sorted({*thought.facts, *other.facts}, key=repr):
        if fact[0] in ("builds", "takes") and fact[1] == seat and fact[2] in named:
            continue  # that is what the decision is, not a reason for it
        difference = thought.mean(fact) - other.mean(fact)
        weight = weights.get(str(fact[0]), 0.0) * difference
        if fact[1] != seat:
            weight *= -0.6
        if abs(weight) >= LEAST:
            found.append(Reason(fact, difference, weight))
    found.sort(key=lambda reason: -reason.weight if for_it else reason.weight)
    told = [reason for reason in found if (reason.weight > 0) == for_it][:REASONS]
    if not for_it:  # what it has for itself is said too
        told = told[: REASONS - 1] + [reason for reason in reversed(found) if reason.weight > 0][:1]
    later = thought.points / thought.tried - other.points / other.tried
    if (later > 0) == for_it and abs(later) >= LATER:
        told.append(Reason((END, seat), later, later))
    return tuple(told)
