"""Pick n of m: cards or tiles are clicked in any order, clicked again to let go, and confirmed together.

The rules ask for such a choice as single moves in one fixed order, so that a choice is one sequence only. A game's
view offers the draft where the rules do so:

    def draft(state):
        picks = state.selection()                   # San Juan: fewest, most, the moves in their order
        if picks is not None:
            least, most, moves = picks
            return Pick(state, [(("hand", seat, i), move) for i, move in enumerate(moves)], least, most)
        return None

Each offer has a place of its own, also where two cards are alike: the view gives its nodes the same keys.

What is picked is `ctx.chosen` for the view (the table rings it), `ctx.extra["picked"]` how many, and
`ctx.extra["pick"]` is (fewest, most): for a prompt such as "Discard 3 cards (1 of 3)". The button is ("done",); the
view's `label` names it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Move, Place, State
from game.ui.draft import Draft


class Pick(Draft):
    """`least` to `most` of the offers; each is a place and the move that takes it, in the order of the rules.

    `end` is the move that ends a choice of fewer than `most`, played only where the rules ask for it.
    """

    def __init__(
        self,
        state: State,
        offers: Sequence[tuple[Place, Move]],
        least: int,
        most: int,
        end: Move = ("pass",),
    ) -> None:
        super().__init__(state, state)
        self.real = state
        self.offers = list(offers)
        self.least, self.most = least, min(most, len(self.offers))
        self.end = end
        self._tell()

    def _tell(self) -> None:
        self.extra = {"picked": len(self.chosen), "pick": (self.least, self.most)}

    def lit(self) -> set[Place]:
        """Everything while there is room, or if a new pick takes the place of the only one; else what can be let
        go."""
        if len(self.chosen) < self.most or self.most == 1:
            return {place for place, _ in self.offers}
        return set(self.chosen)

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        if place in self.chosen:
            self.chosen = [other for other in self.chosen if other != place]
        else:
            self.chosen = [*(self.chosen if self.most > 1 else []), place]
        self._tell()
        return True

    def result(self) -> list[Move] | None:
        """The moves of what is picked, in the order of the rules, and the end if it is asked for."""
        if not self.least <= len(self.chosen) <= self.most:
            return None
        trial = self.real.copy()
        moves: list[Move] = []
        for i, (place, move) in enumerate(self.offers):
            if place not in self.chosen:
                continue
            if trial.to_act != self.real.to_act or move not in trial.moves():
                # The rules take the last ones by themselves where nothing else is left to be taken.
                return moves if moves and all(place in self.chosen for place, _ in self.offers[i:]) else None
            trial.play(move)
            moves.append(move)
        ends = len(moves) < self.most and trial.to_act == self.real.to_act and self.end in trial.moves()
        return [*moves, self.end] if ends else moves

    def keep(self) -> object:
        return list(self.chosen)

    def restore(self, kept: object) -> None:
        assert isinstance(kept, list)
        self.chosen = kept
        self._tell()
