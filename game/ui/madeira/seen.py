"""The position as a viewer sees it, and what is being tried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.core import Place, State
from game.madeira.state import Madeira
from game.ui.controller import Controller
from game.ui.look import Look
from game.ui.tableview import Context


@dataclass(slots=True)
class Seen(Look[Madeira]):
    """What every part of the drawing knows: the position (the one on trial while something is), viewer, context."""

    @property
    def asked(self) -> bool:
        """Whether the viewer decides now."""
        return self.ctx.deciding and self.state.to_act == self.viewer

    @property
    def draft(self) -> Controller | None:
        return self.ctx.draft

    def colour(self, seat: int) -> str:
        return self.ctx.colours[seat]

    def name(self, seat: int) -> str:
        return self.ctx.names[seat]

    def picked(self, place: Place) -> bool:
        """Whether a place was clicked and stays chosen."""
        return place in self.ctx.chosen


def look_at(state: State, viewer: int, ctx: Context) -> Seen:
    return Seen(cast(Madeira, state), viewer, ctx)
