"""Clicks become legal moves. It knows no rule: it asks the state for `moves()` and what each `touches()`.

    lit    places that the legal moves name (those that go on from what was chosen): drawn in brass
    chosen places clicked so far

A click narrows the moves down to those that name the place; as soon as one is left, it is played. Places that no
node shows (pass, done, a choice without a picture) become buttons in the action bar: no legal move is ever out of
reach.
"""

from __future__ import annotations

from collections.abc import Collection

from game.core import Move, Place, State

BUTTONS = ("pass", "done", "button")


class Controller:
    def __init__(self) -> None:
        self.moves: list[tuple[Move, tuple[Place, ...]]] = []
        self.chosen: list[Place] = []
        self.trial: State | None = None  # a position to show instead of the real one (see draft.py)
        self.settled: list[Move] = []  # moves to play at once

    def ask(self, state: State | None) -> None:
        """Take up a decision (or none); whatever was begun is dropped."""
        self.chosen = []
        self.moves = [] if state is None else [(move, state.touches(move)) for move in state.moves()]

    # what can be clicked -------------------------------------------------------------------------------

    def candidates(self) -> list[tuple[Move, tuple[Place, ...]]]:
        """The moves that go on from what was chosen: those in the order of the clicks, else in any order."""
        chosen = tuple(self.chosen)
        in_order = [entry for entry in self.moves if entry[1][: len(chosen)] == chosen]
        return in_order or [entry for entry in self.moves if _contains(entry[1], chosen)]

    @property
    def begun(self) -> bool:
        """Whether `back` has something to take back."""
        return bool(self.chosen)

    @property
    def ready(self) -> bool:
        """Whether Enter may confirm what is shown."""
        return self.begun

    def targets(self) -> set[Place]:
        """Where a dragged piece may be dropped."""
        return self.lit()

    def lit(self) -> set[Place]:
        """Every place that a legal move names, beyond what was chosen: clicking it is always understood."""
        found: set[Place] = set()
        for _, touched in self.candidates():
            found.update(rest(touched, self.chosen))
        return found

    def complete(self) -> list[Move]:
        """Moves of which everything was clicked while others are still possible: each becomes a button."""
        if not self.chosen:
            return []
        return [move for move, touched in self.candidates() if not rest(touched, self.chosen)]

    def buttons(self, shown: Collection[Place]) -> list[tuple[Place, Move | None]]:
        """What the action bar must offer: every lit place that is a button or that no node shows, and moves that
        name nothing. With the place comes the move it would play at once, if it is the only one."""
        found: list[tuple[Place, Move | None]] = []
        for place in sorted(self.lit() - set(self.chosen), key=repr):
            if place[0] in BUTTONS or place not in shown:
                found.append((place, self._only(place)))
        silent = [move for move, touched in self.candidates() if not touched]
        found += [(("move", *move), move) for move in silent + self.complete()]
        return found

    def _only(self, place: Place) -> Move | None:
        left = [move for move, touched in self.candidates() if place in rest(touched, self.chosen)]
        return left[0] if len(left) == 1 else None

    # clicks --------------------------------------------------------------------------------------------

    def click(self, place: Place) -> Move | None:
        """The move to play now, or None if the choice was only narrowed (or the place says nothing)."""
        for move, touched in self.candidates():
            if place == ("move", *move) and not rest(touched, self.chosen):
                return move
        if self.chosen and place == self.chosen[-1] and place not in self.lit():
            complete = self.complete()
            if len(complete) == 1:
                return complete[0]
            self.back()
            return None
        following = [entry for entry in self.candidates() if place in rest(entry[1], self.chosen)]
        if not following and self.chosen:
            # Another beginning: whoever changes their mind need not step back first.
            before, self.chosen = self.chosen, []
            following = [entry for entry in self.moves if place in entry[1]]
            if not following:
                self.chosen = before
        if not following:
            return None
        self.chosen.append(place)
        left = self.candidates()
        return left[0][0] if len(left) == 1 else None

    def drag(self, source: Place, target: Place) -> Move | None:
        """A piece dragged from one place to another: the same as two clicks, refused as a whole."""
        before = list(self.chosen)
        if not self.chosen or self.chosen[-1] != source:
            at_once = self.click(source)
            if at_once is not None:
                self.chosen = before
                return at_once if target in dict(self.moves).get(at_once, ()) else None
        if self.chosen[-1:] != [source] or target not in self.lit():
            self.chosen = before
            return None
        return self.click(target)

    def back(self) -> bool:
        """Take the last click back; False if there is none."""
        if not self.chosen:
            return False
        self.chosen.pop()
        return True

    def dragged_from(self) -> set[Place]:
        """Places from which a piece may be dragged: those that begin a move with a second place."""
        return {touched[0] for _, touched in self.moves if len(touched) > 1}


def _contains(touched: tuple[Place, ...], chosen: tuple[Place, ...]) -> bool:
    left = list(touched)
    for place in chosen:
        if place not in left:
            return False
        left.remove(place)
    return True


def rest(touched: tuple[Place, ...], chosen: list[Place]) -> list[Place]:
    """What of the places that a move names is still to be clicked."""
    left = list(touched)
    for place in chosen:
        if place in left:
            left.remove(place)
    return left
