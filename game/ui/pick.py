"""Pick n of m: cards, goods or tiles are clicked in any order, clicked again to let go, and confirmed together.

The rules ask for such a choice as single moves in one fixed order, so that a choice is one sequence only. A game's
view offers the draft where the rules do so:

    def draft(state):
        picks = state.selection()                   # San Juan: fewest, most, the moves in their order
        if picks is not None:
            least, most, moves = picks
            offers = [(("hand", seat, i), move) for i, move in enumerate(moves)]
            return Pick(state, offers, least, most, state.complete)
        return None

Each offer has a place of its own, also where two cards are alike: the view gives its nodes the same keys. `complete`
turns the picked moves into those to be played, or says None if they will not do: the rules alone know which mixtures
pay a price, what is forced once the rest is settled, and whether a pass must end the choice.

What is picked is `ctx.chosen` for the view (the table rings it); `ctx.draft` is the Pick itself, with `least` and
`most` for a prompt such as "Discard 3 cards (1 of 3)". The button is ("done",); the
view's `label` names it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core import Move, Place, State
from game.ui.draft import Draft

Complete = Callable[[list[Move]], list[Move] | None]


class Pick(Draft):
    """`least` to `most` of the offers; each is a place and the move that takes it, in the order of the rules."""

    def __init__(
        self,
        state: State,
        offers: Sequence[tuple[Place, Move]],
        least: int,
        most: int,
        complete: Complete,
    ) -> None:
        super().__init__(state, state)
        self.real = state
        self.offers = list(offers)
        self.least, self.most = least, min(most, len(self.offers))
        self.complete_with = complete

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
        return True

    def result(self) -> list[Move] | None:
        """What is to be played for what is picked; None if it will not do."""
        return self.complete_with([move for place, move in self.offers if place in self.chosen])

    def keep(self) -> object:
        return list(self.chosen)

    def restore(self, kept: object) -> None:
        assert isinstance(kept, list)
        self.chosen = kept
