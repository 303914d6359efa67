"""A decision of several small moves that a person tries out freely: nothing is played before it is confirmed.

A game's view offers one with `draft(state)`. It takes the controller's place: the same clicks, but they change a
trial position, which the table shows instead of the real one. The button ("done",) settles it.
"""

from __future__ import annotations

from collections.abc import Collection

from game.core import Move, Place, State
from game.ui.controller import Controller

DONE: Place = ("done",)


class Draft(Controller):
    """Subclasses say what can be clicked (`lit`), what a click does (`touch`) and what it comes to (`result`)."""

    def __init__(self, state: State, trial: State) -> None:
        super().__init__()
        self.ask(state)
        self.trial = trial
        self._before: list[object] = []

    # what a subclass says --------------------------------------------------------------------------------

    def touch(self, place: Place) -> bool:
        """Change the trial; False if the place says nothing."""
        raise NotImplementedError

    def carry(self, source: Place, target: Place) -> bool:
        """Change the trial by dragging; False if that means nothing."""
        return False

    def result(self) -> list[Move] | None:
        """The moves that lead to the trial position; None while it cannot be confirmed."""
        raise NotImplementedError

    def toward(self, moves: Collection[Move]) -> set[Place]:
        """What is still to be clicked for these moves, where that can be said."""
        return set()

    def keep(self) -> object:
        """What `restore` needs to bring the trial back."""
        raise NotImplementedError

    def restore(self, kept: object) -> None:
        raise NotImplementedError

    # what the table asks a controller --------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return bool(self._before)

    def buttons(self, shown: Collection[Place]) -> list[tuple[Place, Move | None]]:
        return [(DONE, None)] if self.result() is not None else []

    def click(self, place: Place) -> Move | None:
        if place == DONE:
            self.settled = self.result() or []
            return None
        before = self.keep()
        if self.touch(place):
            self._before.append(before)
        return None

    def drag(self, source: Place, target: Place) -> Move | None:
        before = self.keep()
        if self.carry(source, target):
            self._before.append(before)
        return None

    def back(self) -> bool:
        if not self._before:
            return False
        self.restore(self._before.pop())
        return True
