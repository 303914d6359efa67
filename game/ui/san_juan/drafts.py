"""How the decisions of San Juan are clicked: building and paying in one go, and picking n of m everywhere else.

Nothing is played before the last click; until then a right click takes a click back. The places are those that the
view draws: ("card", seat, i) is the i-th card of the hand, ("drawn", seat, i) of those to choose from.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, cast

from game.core import Move, Place, State
from game.san_juan import builder, merchant, roles
from game.san_juan.cards import CATHEDRAL, KEYS, KIND, PUBLISHING_HOUSE, VILLA
from game.san_juan.moves import (
    ADVENTURE,
    BESIDE,
    BUILD,
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_STAGE,
    COVER,
    DOUBLE,
    EXCHANGE,
    KEEP,
    LIMIT,
    NOTARY_STAGE,
    OPENING,
    PASS,
    PAY,
    PRODUCE,
    SELL,
)
from game.san_juan.state import SanJuan
from game.ui.controller import Controller
from game.ui.draft import DONE, Draft

PASS_PLACE: Final[Place] = ("pass",)
DOUBLE_PLACE: Final[Place] = ("double",)


def draft(state: State) -> Controller | None:
    """Characters are chosen by a single click, and what goes without saying needs none; all else is a draft."""
    if not isinstance(state, SanJuan) or state.to_act is None or state.stage == CHOOSE:
        return None
    if state.obvious() is not None:
        return None
    return Turn(state)


def midway(state: State) -> bool:
    """Whether a part of such a decision is already played: an undo goes on to its beginning.

    Of cards discarded one by one the position does not tell how many there were; their number tells it most times.
    """
    if not isinstance(state, SanJuan) or state.to_act is None:
        return False
    stage = state.stage
    if stage in (COVER, PAY):
        return True
    if stage in (PRODUCE, SELL, EXCHANGE, CHURCH_STAGE):
        return state.made > 0
    if stage == OPENING:
        return state.due < state.turn + 1
    if stage == KEEP:
        return state.due < 1 + state.seats[state.to_act].owns[VILLA]
    return stage in (LIMIT, NOTARY_STAGE) and state.start > 0


class Turn(Draft):
    """One decision of a seat.

    `steps`  places that are played on the trial at once: a card to be built, a building to be covered
    `offers` things to be picked, from `least` to `most`, each with its move
    """

    def __init__(self, state: SanJuan) -> None:
        super().__init__(state, state)
        assert state.to_act is not None
        self.real = state
        self.seat: int = state.to_act
        self.played: list[Move] = []
        self._ask()

    @property
    def now(self) -> SanJuan:
        """The position on trial."""
        return cast(SanJuan, self.trial)

    def _ask(self) -> None:
        s, seat = self.now, self.seat
        self.chosen = []
        self.steps: dict[Place, Move] = {}
        self.offers: list[tuple[Place, Move]] = []
        self.least = self.most = 0
        if s.stage in (BUILD, COVER):
            self.steps = _buildable(s, seat) if s.stage == BUILD else _sites(s, seat)
        elif s.stage == CHAPEL_STAGE:
            hand = s.seats[seat].hand
            self.offers = [(("card", seat, i), ("chapel", KEYS[kind])) for i, kind in enumerate(hand)]
            self.most = min(1, len(hand))
        else:
            chosen = s.selection()
            if chosen is not None:
                self.least, self.most, moves = chosen
                self.offers = offered(s, seat, moves)
                self.most = min(self.most, len(self.offers))
        self._changed()

    def _changed(self) -> None:
        self._lit: set[Place] | None = None  # asked for every node under the pointer

    # what can be clicked -------------------------------------------------------------------------------

    def lit(self) -> set[Place]:
        if self._lit is None:
            self._lit = set(self.steps) or self._pickable()
            if self.doubles():
                self._lit.add(self.now.town(self.seat, PUBLISHING_HOUSE))
        return self._lit

    def _pickable(self) -> set[Place]:
        """What was picked can be let go; anything else, as long as there is room and the rules will take it."""
        if self.most == 1:
            return {place for place, _ in self.offers}
        found = set(self.chosen)
        if len(self.chosen) >= self.most:
            return found
        left = builder.MOST_BARTER - self.now.bartered
        last = len(self.chosen) + 1 == self.most
        bartered = sum(move[0] == "barter" and place in found for place, move in self.offers)
        for place, move in self.offers:
            if place in found or (move[0] == "barter" and bartered >= left):
                continue
            if not last or self.now.stage != PAY or self._complete([*self.chosen, place]) is not None:
                found.add(place)
        return found

    def _complete(self, chosen: Collection[Place]) -> list[Move] | None:
        return self.now.complete([move for place, move in self.offers if place in chosen])

    def doubles(self) -> bool:
        """Whether the Publishing house may be used by a move of its own."""
        return self.now.stage in (KEEP, NOTARY_STAGE, ADVENTURE) and DOUBLE in self.now.moves()

    def buttons(self, shown: Collection[Place]) -> list[tuple[Place, Move | None]]:
        found: list[tuple[Place, Move | None]] = []
        if self.doubles():
            found.append((DOUBLE_PLACE, DOUBLE))
        if not self.chosen:
            found += [(("best", n), None) for n in self.best_sizes()]
        if self.chosen and self.result() is not None:
            found.append((DONE, None))
        elif not self.chosen and PASS in self.now.moves():
            found.append((PASS_PLACE, PASS))
        return found

    def best_sizes(self) -> list[int]:
        """How many goods the buttons for the best set offer: without the Publishing house, and with it."""
        s = self.now
        if s.stage not in (PRODUCE, SELL) or not self.offers:
            return []
        saved = self.seat == s.chooser and roles.may_double(s)
        return sorted({min(n, len(self.offers)) for n in ({s.left - 1, s.left} if saved else {s.left})})

    def best(self, n: int) -> list[tuple[Place, Move]]:
        """The `n` best things to produce or to sell."""
        return best(self.now, self.offers, n)

    # clicks --------------------------------------------------------------------------------------------

    def click(self, place: Place) -> Move | None:
        if place == PASS_PLACE:
            self.settled = [*self.played, PASS]
        elif place[0] == "best" and len(place) == 2:
            self.chosen = [where for where, _ in self.best(int(place[1]))]
            self.settled = self.result() or []
        elif self.doubles() and place in (DOUBLE_PLACE, self.now.town(self.seat, PUBLISHING_HOUSE)):
            self.settled = [DOUBLE]
        else:
            super().click(place)
            if place != DONE:
                self._settle()
        return None

    def _settle(self) -> None:
        """The last click plays: nothing more can be picked."""
        if self.chosen and len(self.chosen) == self.most and self.now.stage != CHURCH_STAGE:
            self.settled = self.result() or []

    def _goes_on(self, s: SanJuan) -> bool:
        """Whether there is still something to choose about the building."""
        return s.to_act == self.seat and s.stage in (COVER, PAY) and s.picks == self.real.picks

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        if place in self.steps:
            trial, move = self.now.copy(), self.steps[place]
            trial.play(move)
            if not self._goes_on(trial):
                # It is paid at once. The trial knows the luck that comes with it (a Sawmill's card): not to be shown.
                self.settled = [*self.played, move]
                return True
            self.trial, self.played = trial, [*self.played, move]
            self._ask()
        elif place in self.chosen:
            self.chosen = [other for other in self.chosen if other != place]
        else:
            self.chosen = [*(self.chosen if self.most > 1 else []), place]
        self._changed()
        return True

    def result(self) -> list[Move] | None:
        if self.now.stage == CHAPEL_STAGE:
            return [move for place, move in self.offers if place in self.chosen] or [PASS]
        moves = self._complete(self.chosen)
        return None if moves is None else [*self.played, *moves]

    def toward(self, moves: Collection[Move]) -> set[Place]:
        offered = self.steps.items() if self.steps else self.offers
        return {place for place, move in offered if move in moves and place not in self.chosen}

    def keep(self) -> object:
        return self.now, list(self.played), list(self.chosen)

    def restore(self, kept: object) -> None:
        assert isinstance(kept, tuple)
        self.trial, self.played, chosen = kept
        self._ask()
        self.chosen = chosen
        self._changed()


def _buildable(s: SanJuan, seat: int) -> dict[Place, Move]:
    moves = set(s.moves())
    found: dict[Place, Move] = {}
    for i, kind in enumerate(s.seats[seat].hand):
        if ("build", KEYS[kind]) in moves:
            found[("card", seat, i)] = ("build", KEYS[kind])
    if ("build", KEYS[CATHEDRAL]) in moves:
        found[("cathedral",)] = ("build", KEYS[CATHEDRAL])
    return found


def _sites(s: SanJuan, seat: int) -> dict[Place, Move]:
    """Every building that may be covered, those alike as well, and the free place beside them."""
    by_place = {s.touches(move)[0]: move for move in s.moves() if move != BESIDE}
    found: dict[Place, Move] = {}
    for i in range(len(s.seats[seat].built)):
        move = by_place.get(s.alike(("town", seat, i)))
        if move is not None:
            found[("town", seat, i)] = move
    if BESIDE in s.moves():
        found[("town", seat, len(s.seats[seat].built))] = BESIDE
    return found


def offered(s: SanJuan, seat: int, moves: list[Move]) -> list[tuple[Place, Move]]:
    """A place of its own for each thing to be picked, also for those alike."""
    player = s.seats[seat]
    taken: set[Place] = set()
    offers: list[tuple[Place, Move]] = []
    for move in moves:
        word = move[0]
        if word == "double":
            places: list[Place] = [s.town(seat, PUBLISHING_HOUSE)]
        elif word == "keep":
            places = [("drawn", seat, i) for i, k in enumerate(s.drawn) if i >= s.start and KEYS[k] == move[1]]
        elif word in ("produce", "sell", "barter"):
            full = word != "produce"
            where = "good" if full else "town"
            sites = [i for i, k in enumerate(player.built) if KEYS[k] == move[1] and player.good_at(i) == full]
            places = [(where, seat, i) for i in sites]
        else:
            places = [("card", seat, i) for i, k in enumerate(player.hand) if i >= s.start and KEYS[k] == move[1]]
        place = next(place for place in places if place not in taken)
        taken.add(place)
        offers.append((place, move))
    return offers


def best(s: SanJuan, offers: list[tuple[Place, Move]], n: int) -> list[tuple[Place, Move]]:
    """What sells best; of what is produced, the goods that sell best on the whole."""

    def worth(offer: tuple[Place, Move]) -> tuple[int, int]:
        kind = KIND[offer[1][1]]
        return (merchant.good_price(s, kind) if s.stage == SELL else kind, kind)

    return sorted(offers, key=worth, reverse=True)[:n]
