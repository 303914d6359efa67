"""A tree of decisions, each judged by what its seat makes of it: for games whose positions can be estimated well.

Between two decisions that are worth a thought the game's heuristic plays for everybody, so a step in the tree is a
whole phase. A node is opened by trying every decision there and estimating what it leads to; each seat is then taken
to choose what is best for itself (maxⁿ). The search goes where this looks best, but looks around as long as little is
known (PUCT), and a node's value is the mean of what was found below it. What is hidden is dealt in a few ways, each
with a tree of its own; the decision that was looked at most in all of them is the best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from game.core import Move, State

CURIOSITY = 0.5
"""How much what is little known is looked at."""
TRUST = 0.06
"""How far the first estimates may be apart to be taken seriously all the same."""


@dataclass(frozen=True, slots=True)
class Steps:
    """What the tree needs to know of a game.

    `decisions(state)`  the moves to choose from, in any order
    `onward(state, move)`  the position of the next decision, or of the end, after this move; `state` is kept
    `value(state)`      what the position is worth to each seat, from 0 to 1
    """

    decisions: Callable[[State], list[Move]]
    onward: Callable[[State, Move], State]
    value: Callable[[State], list[float]]


class Node:
    """A position of the tree. The children's states are not kept: they are played again when they are opened."""

    __slots__ = ("below", "children", "moves", "prior", "seat", "state", "tries", "values")

    def __init__(self, state: State, steps: Steps) -> None:
        self.state = state
        self.seat: int = -1 if state.to_act is None else state.to_act
        self.moves: list[Move] = [] if state.to_act is None else steps.decisions(state)
        self.children: list[Node | None] = [None] * len(self.moves)
        self.tries = [0] * len(self.moves)
        self.values: list[list[float]] = []
        """Of each move: the estimate at first, then the mean of what was found below."""
        for move in self.moves:
            self.values.append(steps.value(steps.onward(state, move)))
        best = max([value[self.seat] for value in self.values], default=0.0)
        parts = [exp((value[self.seat] - best) / TRUST) for value in self.values]
        total = sum(parts)
        self.prior = [part / total for part in parts]
        self.below = 0

    def worth(self, steps: Steps) -> list[float]:
        """What the position is worth when it is opened: the best that its seat sees."""
        if not self.moves:
            return steps.value(self.state)
        return max(self.values, key=lambda value: value[self.seat])

    def favourite(self) -> int:
        """The move to look at next."""
        reach = CURIOSITY * sqrt(self.below + 1)
        best, found = -1.0, 0
        for i in range(len(self.moves)):
            score = self.values[i][self.seat] + reach * self.prior[i] / (1 + self.tries[i])
            if score > best:
                best, found = score, i
        return found


def look(root: Node, steps: Steps) -> None:
    """Open one more position and tell those above it."""
    path: list[tuple[Node, int]] = []
    node = root
    while True:
        if not node.moves:
            value = steps.value(node.state)
            break
        i = node.favourite()
        path.append((node, i))
        child = node.children[i]
        if child is None:
            child = node.children[i] = Node(steps.onward(node.state, node.moves[i]), steps)
            value = child.worth(steps)
            break
        node = child
    for above, i in path:
        n = above.tries[i]
        above.below += 1
        above.tries[i] = n + 1
        if n == 0:
            above.values[i] = value[:]
        else:
            old = above.values[i]
            above.values[i] = [mean + (found - mean) / (n + 1) for mean, found in zip(old, value, strict=True)]


def grow(worlds: list[State], steps: Steps, more: Callable[[int], bool]) -> list[Node]:
    """Trees of these worlds, grown in turn as long as `more(positions opened)` says so."""
    roots: list[Node] = []
    count = 0
    for world in worlds:
        if roots and not more(count):
            break
        roots.append(Node(world, steps))
        count += 1
    while more(count):
        look(roots[count % len(roots)], steps)
        count += 1
    return roots


def ranked(roots: list[Node], rng: Random) -> list[tuple[Move, float, int]]:
    """The decisions at the root, best first: (move, worth to the seat, how often it was looked at)."""
    seat = roots[0].seat
    found = []
    for i, move in enumerate(roots[0].moves):
        tries = sum(root.tries[i] for root in roots)
        weights = [root.tries[i] + 0.01 for root in roots]
        worth = sum(w * root.values[i][seat] for w, root in zip(weights, roots, strict=True)) / sum(weights)
        found.append((move, worth, tries))
    found.sort(key=lambda entry: (-entry[2], -entry[1]))
    return found
