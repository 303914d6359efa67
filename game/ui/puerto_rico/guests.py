"""Guests may leave the Guest house at any decision: offered there, and only there, so that the decision at hand
stays what the board is about. A click on the house (or dragging from it) lights up where a guest could go."""

from __future__ import annotations

from game.core import Move, Place, State
from game.ui.controller import Controller

LEAVES = ("guest", "guest_bourgeois")
Entry = tuple[Move, tuple[Place, ...]]


class WithGuests(Controller):
    def __init__(self, state: State) -> None:
        super().__init__()
        self.house: Place = ("city", state.to_act or 0, "guest_house")
        self.ask(state)

    def ask(self, state: State | None) -> None:
        super().ask(state)
        house = getattr(self, "house", ())
        self.moves = [(move, (house, *touched) if move[0] in LEAVES else touched) for move, touched in self.moves]

    def candidates(self) -> list[Entry]:
        leaving = self.house in self.chosen
        return [entry for entry in super().candidates() if (entry[0][0] in LEAVES) == leaving]

    def lit(self) -> set[Place]:
        return super().lit() | ({self.house} if self.house not in self.chosen else set())

    def click(self, place: Place) -> Move | None:
        if place == self.house and self.house not in self.chosen:
            self.chosen = [self.house]  # even a single way out is a click of its own
            return None
        return super().click(place)


def has_guests(moves: list[Move]) -> bool:
    return any(move[0] in LEAVES for move in moves)
