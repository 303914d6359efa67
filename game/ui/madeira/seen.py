"""The position as a viewer sees it, and what is being tried out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from game.core import Place, State
from game.madeira import moves as m
from game.madeira.position import T_PUT, location_place
from game.madeira.state import Madeira
from game.ui.controller import Controller
from game.ui.look import Look
from game.ui.tableview import Context


@dataclass(slots=True)
class Seen(Look[Madeira]):
    """What every part of the drawing knows: the position (the one on trial while something is), viewer, context.

    `kinds`  of the places that can be clicked now ("field", "building", …): what is of one of these kinds and cannot
             be clicked is faded
    """

    kinds: frozenset[object] = field(default_factory=frozenset)

    @property
    def asked(self) -> bool:
        """Whether the viewer decides now."""
        return self.ctx.deciding and self.state.to_act == self.viewer

    @property
    def draft(self) -> Controller | None:
        return self.ctx.draft

    def dim(self, place: Place) -> bool:
        """Whether a thing cannot be chosen now, though others of its kind can."""
        if place[0] == "tile" and place[1] != self.viewer:
            return False
        return self.asked and place[0] in self.kinds and not self.alive(place)

    @property
    def building(self) -> bool:
        """Whether a favour on a district can be clicked: a district is to be built."""
        return any(place[0] == "favour" and m.FAVOUR[str(place[1])] in self.state.districts for place in self.ctx.lit)

    def lifted(self) -> Place:
        """The place of the worker that was picked up and stands there still; () if none was."""
        s = self.state
        if not s.stack or s.stack[-1][0] != T_PUT:
            return ()
        return ("worker", s.seat, m.LOCATIONS[s.stack[-1][3]])

    def lifted_from(self) -> Place:
        """Where it stands."""
        s = self.state
        return location_place(s.stack[-1][3], s.seat) if self.lifted() else ()


def look_at(state: State, viewer: int, ctx: Context) -> Seen:
    return Seen(cast(Madeira, state), viewer, ctx, frozenset(place[0] for place in ctx.lit if place))
