"""The position as a viewer sees it: what may be shown to them, and in which order they want their hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from game.core import Place, State
from game.san_juan.cards import CARDS, COST, KINDS
from game.san_juan.moves import COVER, PAY
from game.san_juan.state import SanJuan
from game.ui.look import Look
from game.ui.san_juan.memory import Memory, Told, recall
from game.ui.tableview import Context

SORTS = ("cost", "phase", "drawn")
PHASES = ("builder", "producer", "merchant", "recruiter", "adventurer", "all", "round", "monument", "end")


@dataclass(slots=True)
class Seen(Look[SanJuan]):
    memory: Memory = field(default_factory=Memory)
    picked: tuple[int, int, int] = (0, 0, 0)  # how many are picked, of how few, of how many

    @property
    def open(self) -> bool:
        """Whether the viewer's own cards may be on the screen."""
        return not curtain(self.ctx)

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
    return Seen(s, viewer, ctx, recall(events(ctx), viewer), picked(ctx))


def events(ctx: Context) -> Sequence[Told]:
    """All that has happened; each event is to be shown to its own eyes alone."""
    return cast("Sequence[Told]", ctx.extra.get("events", ()))


def picked(ctx: Context) -> tuple[int, int, int]:
    fewest, most = cast("tuple[int, int]", ctx.extra.get("pick", (0, 0)))
    return cast(int, ctx.extra.get("picked", 0)), fewest, most


def curtain(ctx: Context) -> bool:
    return bool(ctx.extra.get("curtain"))


def sort(ctx: Context) -> str:
    """How the hand is to be sorted."""
    wanted = ctx.extra.get("sort")
    return wanted if isinstance(wanted, str) and wanted in SORTS else SORTS[0]


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


Spot = Place
