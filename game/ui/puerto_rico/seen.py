"""The position as a viewer sees it, in the edition that is on the table."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Place
from game.puerto_rico.position import Position
from game.ui.look import Look
from game.ui.puerto_rico import words
from game.ui.tableview import Context


def points_hidden(state: Position, seat: int, eyes: int, ctx: Context) -> bool:
    """Whether `eyes` may not know the points of a seat: only its own, if a person has them."""
    if not state.hides_points() or ctx.over:
        return False
    return seat != eyes or eyes not in ctx.people or ctx.curtain


@dataclass(slots=True)
class Seen(Look[Position]):
    circles: bool = False  # every circle is a place of its own: workers are being arranged
    kept: dict[str, tuple[int, bool]] | None = None  # crates ticked to be kept: number, whether the whole kind

    def shown(self, key: str) -> str:
        """What a good, tile or building looks like in this edition."""
        return words.shown(key, self.state.edition)

    def dim(self, place: Place, phase: int) -> bool:
        """Whether a thing that this phase is about cannot be chosen now."""
        return self.faded(place, self.state.phase == phase)
