"""Puerto Rico: the rules, tied together.

>>> from game.puerto_rico import GAME
>>> state = GAME.new(players=4, seed=1)
>>> state.play(("choose", "builder"))
>>> state.moves()[:2]
[('build', 'small_fruit'), ('build', 'large_fruit')]
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from game.core.errors import PositionError
from game.core.options import Options, resolve
from game.core.state import Move, Place, Reason
from game.puerto_rico import (
    achievements,
    automa,
    builder,
    captain,
    draft,
    explain,
    farmer,
    festival,
    guests,
    last_point,
    merchant,
    notation,
    producer,
    puertoma,
    recruiter,
    round,
    scoring,
    smuggler,
)
from game.puerto_rico.data import GUEST_HOUSE, SET_UP
from game.puerto_rico.moves import GROUP
from game.puerto_rico.people import CITY
from game.puerto_rico.position import (
    BUILDING,
    CLAIMING,
    FARMING,
    FINISHING,
    OPENING,
    PRODUCING,
    SHIPPING,
    STORING,
    TRADING,
    Position,
)
from game.puerto_rico.setup import OPTIONS, lay_table


def nothing(s: Position) -> list[Move]:
    return []


def refuse(s: Position, move: Move) -> None:
    raise AssertionError("the game is over")


# By phase, in the order of position.PHASES.
LEGAL: list[Callable[[Position], list[Move]]] = [
    round.legal,
    farmer.legal,
    recruiter.legal,
    builder.legal,
    producer.legal,
    merchant.legal,
    captain.legal_shipping,
    captain.legal_storing,
    nothing,
    draft.legal,
    achievements.legal,
    captain.legal_opening,
    captain.legal_barging,
    smuggler.legal,
    round.legal_last,
    last_point.legal,
]
APPLY: list[Callable[[Position, Move], None]] = [
    round.apply,
    farmer.apply,
    recruiter.apply,
    builder.apply,
    producer.apply,
    merchant.apply,
    captain.apply_shipping,
    captain.apply_storing,
    refuse,
    round.apply_draft,
    round.apply_deal,
    captain.apply_opening,
    captain.apply_barging,
    smuggler.apply,
    round.apply_last,
    last_point.apply,
]


GO_ON: Final[dict[int, Callable[[Position, int], None]]] = {
    FARMING: farmer.go_on,
    PRODUCING: producer.go_on,
    TRADING: merchant.go_on,
    SHIPPING: captain.go_on,
    CLAIMING: lambda s, seat: None,  # the question is still to be answered
}
"""How a phase goes on once workers that were won in it have been placed."""
AT_ANY_TIME: Final = frozenset(("guest", "guest_bourgeois", "puertoma"))
"""Moves that belong to no phase."""


class PuertoRico(Position):
    """A game of Puerto Rico; what lies where is described in position.py."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        if self.plain:
            return LEGAL[self.phase](self)
        if self.extended:
            if self.x.bonus:
                return festival.legal_reward(self)
            if self.autos and self.to_act is not None and self.is_auto(self.to_act):
                return [puertoma.MOVE]
        found = LEGAL[self.phase](self)
        if self.guests:
            seat = self.to_act
            if seat is not None and self.boards[seat].staff[GUEST_HOUSE] > 0:
                return found + guests.moves(self, seat)
        return found

    def apply(self, move: Move) -> None:
        if self.plain or not (self.extended or self.guests):
            APPLY[self.phase](self, move)
        elif self.x.bonus:
            seat = self.to_act
            assert seat is not None
            if self.phase == PRODUCING and move[0] == "settle":
                self._man_late(seat, GROUP[str(move[1])])
            if festival.apply_reward(self, seat, move):
                GO_ON[self.phase](self, seat)
        elif move[0] not in AT_ANY_TIME:
            APPLY[self.phase](self, move)
        elif move[0] == "puertoma":
            puertoma.act(self)
        else:
            self._apply_guest(move)

    def _man_late(self, seat: int, group: int) -> None:
        if group >= CITY and self.boards[seat].staff[group - CITY] == 0:
            producer.manned_late(self, seat, group - CITY)

    def _apply_guest(self, move: Move) -> None:
        seat = self.to_act
        assert seat is not None
        guests.apply(self, move)
        if self.watch:
            festival.people_changed(self, seat)
        if self.phase == FARMING:
            farmer.guest_came(self, seat)
        elif self.phase == OPENING:
            captain.guest_opened(self, seat, str(move[1]))
        elif self.phase == STORING:
            captain.guest_stored(self, seat)
        elif self.phase == BUILDING:
            builder.guest_came(self, seat)
        elif self.phase == FINISHING:
            round.guest_came(self, seat)

    def copy(self) -> PuertoRico:
        new = PuertoRico.__new__(PuertoRico)
        self.fill_copy(new)
        return new

    def view(self, seat: int, rng: Random) -> PuertoRico:
        """Unknown are the order in which tiles and Resolution cards come, the Puertomas' abilities that lie face down
        and the others' hidden achievements.

        Every point was won in the open, so that whoever pays attention knows them all.
        """
        new = self.copy()
        new.rng = rng.getrandbits(64)
        if self.options["achievements"] != "none":
            achievements.redeal(new, seat, rng)
        if self.autos:
            automa.redeal(new, rng)
        return new

    def score(self) -> list[dict[str, int]]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def tiebreak(self, seat: int) -> int:
        """Coins and crates."""
        board = self.boards[seat]
        return board.coins + board.crates()

    def to_json(self) -> dict[str, Any]:
        return notation.write(self)

    def touches(self, move: Move) -> tuple[Place, ...]:
        return explain.touches(self, move)

    def why_not(self, move: Move) -> Reason | None:
        return explain.why_not(self, move)

    def round_number(self) -> int:
        return self.round


def set_up(players: int, options: Options, seed: int) -> PuertoRico:
    """The first position."""
    return lay_table(PuertoRico(players, options, seed), options)


def load(data: object) -> PuertoRico:
    """A position from its JSON form; `PositionError` says what is wrong with it."""
    if not isinstance(data, dict) or not isinstance(data.get("options"), dict):
        raise PositionError("position: expected an object with the options of the game")
    players = data.get("players")
    if type(players) is not int or players not in SET_UP:
        raise PositionError("position: players must be a number from 2 to 5")
    state = set_up(players, resolve(OPTIONS, data["options"], players), 0)
    notation.read(state, data)
    if state.to_act is not None and not state.moves():
        raise PositionError("position: the seat to act has no move")
    return state
