"""The position as a viewer sees it: what may be shown to them, and in which order they want their hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from game.core import State
from game.san_juan.cards import CARDS, COST, KINDS
from game.san_juan.moves import COVER, PAY
from game.san_juan.state import SanJuan
from game.ui.look import Look
from game.ui.san_juan.drafts import Turn
from game.ui.san_juan.memory import Memory, recall
from game.ui.tableview import Context

SORTS = ("cost", "phase", "drawn")
PHASES = ("builder", "producer", "merchant", "recruiter", "adventurer", "all", "round", "monument", "end")


@dataclass(slots=True)
class Seen(Look[SanJuan]):
    memory: Memory = field(default_factory=Memory)

    @property
    def open(self) -> bool:
        """Whether the viewer's own cards may be on the screen."""
        return not self.ctx.curtain

    @property
    def asked(self) -> bool:
        """Whether the viewer decides now."""
        return self.ctx.deciding and self.state.to_act == self.viewer

    @property
    def paying(self) -> bool:
        return self.asked and self.state.stage == PAY

    @property
    def covering(self) -> bool:
        return self.asked and self.state.stage == COVER


def look_at(state: State, viewer: int, ctx: Context) -> Seen:
    s = cast(SanJuan, state)
    return Seen(s, viewer, ctx, recall(ctx.events, viewer))


def picked(ctx: Context) -> tuple[int, int, int]:
    """How many things are picked, and how few and how many are asked for."""
    turn = ctx.draft
    return (len(turn.chosen), turn.least, turn.most) if isinstance(turn, Turn) else (0, 0, 0)


def sort(ctx: Context) -> str:
    """How the hand is to be sorted."""
    wanted = ctx.ways.get("sort", "")
    return wanted if wanted in SORTS else SORTS[0]


def order(seen: Seen) -> list[int]:
    """The places in the viewer's hand, in the order in which they want to see them."""
    hand = seen.state.seats[seen.viewer].hand
    by = sort(seen.ctx)
    if by == "drawn":
        came = list(seen.memory.came)
        rank = []
        for kind in hand:
            if kind in came:
                at = came.index(kind)
                came[at] = KINDS  # the next one alike is another card
                rank.append(at)
            else:
                rank.append(-1)
        return sorted(range(len(hand)), key=lambda i: (rank[i], hand[i]))
    if by == "phase":
        return sorted(range(len(hand)), key=lambda i: (PHASES.index(CARDS[hand[i]].phase), COST[hand[i]], hand[i]))
    return sorted(range(len(hand)), key=lambda i: (COST[hand[i]], hand[i]))


def new_ones(seen: Seen) -> set[int]:
    """The places in the hand of cards that have just come; of some alike the last ones."""
    hand = seen.state.seats[seen.viewer].hand
    left = seen.memory.new.copy()
    found = set()
    for i in range(len(hand) - 1, -1, -1):
        if left[hand[i]] > 0:
            left[hand[i]] -= 1
            found.add(i)
    return found
