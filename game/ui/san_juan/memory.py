"""What a player at the table remembers of the events: the order in which cards came, which of them are new, and
what lies under which building. The position itself keeps hands sorted and covered buildings together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core import Event
from game.san_juan.cards import KIND

Told = tuple[int, Event]
"""After how many moves, and what."""

LEAVES = ("pay", "discard", "tuck_chapel", "tuck_church", "plan", "build")
DECIDES = (
    "choose",
    "pass",
    "done",
    "build",
    "pay",
    "barter",
    "produce",
    "sell",
    "keep",
    "discard",
    "double",
    *LEAVES,
)


@dataclass(slots=True)
class Memory:
    """`came`: the cards that came into the hand, the oldest first, as far as it is known; `new`: how many of each
    kind came since the last decision; `below`: what each building of each seat stands on."""

    came: list[int] = field(default_factory=list)
    new: Counter[int] = field(default_factory=Counter)
    below: dict[tuple[int, int], list[int]] = field(default_factory=dict)


def recall(events: Sequence[Told], seat: int) -> Memory:
    """What `seat` remembers. Of the cards of others it looks at nothing."""
    memory = Memory()
    came: list[tuple[int, int]] = []  # after which move, kind
    decided = 0
    for moves, event in events:
        word = event.kind
        if word == "cover":
            memory.below.setdefault((int(event.source[1]), int(event.source[2])), []).append(KIND[event.piece])
        if event.seat != seat:
            continue
        if word in DECIDES:
            decided = moves
        if word == "draw":
            came += [(moves, KIND[key]) for key in event.detail]
        elif word in ("keep", "strike"):
            came.append((moves, KIND[event.piece]))
        elif word in LEAVES and event.source[:1] == ("hand",) and event.piece in KIND:
            _forget(came, KIND[event.piece])
    memory.came = [kind for _, kind in came]
    memory.new = Counter(kind for moves, kind in came if moves >= decided)
    return memory


def _forget(came: list[tuple[int, int]], kind: int) -> None:
    for i, (_, other) in enumerate(came):
        if other == kind:
            del came[i]
            return
