"""The `clerk`: a player of San Juan by rules of thumb (policy.py), which judges in points (worth.py, values.py).

`choose_clerk` judges by the numbers of earlier versions, `choose` by better ones; `choose_easy` looks no further than
a beginner does.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.bots.clerk import policy
from game.bots.clerk.values import CLERK, MERCHANT
from game.core import Move, State
from game.san_juan.cards import KEYS

__all__ = ["choose", "choose_clerk", "choose_easy"]

BEGINNER = replace(
    MERCHANT,
    work=[0.0] * len(KEYS),
    others=0.0,
    others_two=0.0,
    crop=0.4,
    monument=0.0,
    palace=(0.0, 0.0),
    manufactory=(0.0, 0.0),
    residence=(0.0, 0.0),
    square=(0.0, 0.0, 0.0),
    customs=0.0,
    regret=0.0,
    promise=0.2,
    hurry=0.0,
)
"""Counts the points printed on the cards, wants what it has now, and forgets that others gain as well."""


def choose(view: State, rng: Random) -> Move:
    return policy.choose(view, rng, MERCHANT)


def choose_clerk(view: State, rng: Random) -> Move:
    return policy.choose(view, rng, CLERK)


def choose_easy(view: State, rng: Random) -> Move:
    return policy.choose(view, rng, BEGINNER)
