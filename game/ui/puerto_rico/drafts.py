"""Two decisions that are tried out on the board until they are confirmed: arranging workers, storing crates."""

from __future__ import annotations

from game.core import IllegalMove, Move, Place, State
from game.puerto_rico import captain, recruiter
from game.puerto_rico import moves as m
from game.puerto_rico.data import CIRCLES, GOODS, INDEX
from game.puerto_rico.people import CITY
from game.puerto_rico.position import RECRUITING, STORING, WORKER, Player
from game.puerto_rico.state import PuertoRico
from game.ui.draft import Draft


def draft(state: State) -> Draft | None:
    """The draft for the decision at hand, if it is one of the two."""
    if not isinstance(state, PuertoRico) or state.to_act is None or len(state.moves()) < 2:
        return None
    if state.phase == RECRUITING and state.step == recruiter.PLACING:
        return Workers(state)
    if state.phase == STORING and not midway(state):
        return Storage(state)
    return None


def midway(state: State) -> bool:
    """Whether a part of such a decision is already played: an undo goes on to its beginning."""
    if not isinstance(state, PuertoRico) or state.to_act is None:
        return False
    if state.phase == RECRUITING and state.step == recruiter.PLACING:
        return bool(state.passes or state.cursor)
    if state.phase == STORING:
        return any(state.made) or state.cursor != captain.warehouse_kinds(state, state.to_act)
    return False


class Workers(Draft):
    """A click on a worker sends it to the portrait, a click on a free circle places one; or drag from circle to
    circle."""

    def __init__(self, state: PuertoRico) -> None:
        super().__init__(state, state.copy())
        assert state.to_act is not None
        self.real = state
        self.seat = state.to_act
        self.extra = {"circles": True}
        self._lit: set[Place] | None = None  # asked for every node under the pointer

    @property
    def board(self) -> Player:
        trial = self.trial
        assert isinstance(trial, PuertoRico)
        return trial.boards[self.seat]

    def _filled(self, place: Place) -> bool | None:
        """Whether somebody is at a place; None if it is no circle of this player."""
        board = self.board
        if len(place) > 1 and place[1] != self.seat:
            return None
        if place[0] == "land" and int(place[2]) < len(board.land):
            return bool(board.hands[int(place[2])])
        if place[0] == "circle":
            return bool(int(place[3]) < board.staff[INDEX[str(place[2])]])
        return None

    def _group(self, place: Place) -> int:
        if place[0] == "land":
            return int(self.board.land[int(place[2])])
        return CITY + INDEX[str(place[2])]

    def _liftable(self, place: Place) -> bool:
        """The rules let workers be lifted, or this one was placed in the trial itself."""
        group = self._group(place)
        now = recruiter.people_by_group(self.board, WORKER)
        was = recruiter.people_by_group(self.real.boards[self.seat], WORKER)
        return recruiter.may_lift(self.real, group) or now[group] > was[group]

    def circles(self) -> list[Place]:
        board = self.board
        found: list[Place] = [("land", self.seat, i) for i in range(len(board.land))]
        for key, b in INDEX.items():
            if board.staff[b] >= 0:
                found += [("circle", self.seat, key, j) for j in range(CIRCLES[b])]
        return found

    def lit(self) -> set[Place]:
        if self._lit is None:
            idle = self.board.idle > 0
            self._lit = {
                place for place in self.circles() if (self._liftable(place) if self._filled(place) else idle)
            }
        return self._lit

    def targets(self) -> set[Place]:
        return {place for place in self.circles() if not self._filled(place)} | {("portrait", self.seat)} | self.lit()

    def dragged_from(self) -> set[Place]:
        found = {place for place in self.circles() if self._filled(place) and self._liftable(place)}
        return found | {("portrait", self.seat)} if self.board.idle else found

    def _set(self, place: Place, more: int) -> None:
        board = self.board
        if place[0] == "land":
            board.hands[int(place[2])] += more
        else:
            board.staff[INDEX[str(place[2])]] += more
        board.idle -= more
        self._lit = None

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        self._set(place, -1 if self._filled(place) else 1)
        return True

    def carry(self, source: Place, target: Place) -> bool:
        here = ("portrait", self.seat)
        if source not in self.dragged_from() or source == target:
            return False
        if target != here and self._filled(target) is not False:
            return False
        if source != here:
            self._set(source, -1)
        if target != here:
            self._set(target, 1)
        return True

    def result(self) -> list[Move] | None:
        try:
            return recruiter.arrangement_moves(self.real, recruiter.people_by_group(self.board, WORKER))
        except IllegalMove:
            return None

    def keep(self) -> object:
        return self.board.copy()

    def restore(self, kept: object) -> None:
        trial = self.trial
        assert isinstance(trial, PuertoRico) and isinstance(kept, Player)
        trial.boards[self.seat] = kept
        self._lit = None


class Storage(Draft):
    """A click on a pile ticks it whole, then a single crate of it, then not at all, as far as there is room."""

    def __init__(self, state: PuertoRico) -> None:
        super().__init__(state, state)
        assert state.to_act is not None
        self.goods = state.boards[state.to_act].goods
        self.seat = state.to_act
        self.kinds = captain.warehouse_kinds(state, state.to_act)
        self.whole: list[int] = []
        self.single = -1
        self._tell()

    def _tell(self) -> None:
        kept = {GOODS[g]: (self.goods[g], True) for g in self.whole}
        if self.single >= 0:
            kept[GOODS[self.single]] = (1, self.goods[self.single] == 1)
        self.extra = {"kept": kept, "lost": sum(self.goods) - sum(count for count, _ in kept.values())}

    def lit(self) -> set[Place]:
        return {("goods", self.seat, GOODS[g]) for g in range(5) if self.goods[g]}

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        g = GOODS.index(str(place[2]))
        if g in self.whole:
            self.whole.remove(g)
            if self.single < 0:
                self.single = g
        elif self.single == g:
            self.single = -1
        elif len(self.whole) < self.kinds:
            self.whole.append(g)
        else:
            self.single = g
        self._tell()
        return True

    def result(self) -> list[Move]:
        found = [m.KEEP[g] for g in self.whole]
        if len(self.whole) < self.kinds:
            found.append(m.PASS)
        found.append(m.STORE[self.single] if self.single >= 0 else m.PASS)
        return found

    def keep(self) -> object:
        return self.whole[:], self.single

    def restore(self, kept: object) -> None:
        assert isinstance(kept, tuple)
        self.whole, self.single = kept
        self._tell()
