"""Two decisions that are tried out on the board until they are confirmed: arranging workers, storing crates."""

from __future__ import annotations

from game.core import IllegalMove, Move, Place, State
from game.puerto_rico import captain, recruiter
from game.puerto_rico import moves as m
from game.puerto_rico.data import CIRCLES, GOODS, INDEX, KEYS
from game.puerto_rico.people import CITY
from game.puerto_rico.position import BOURGEOIS, NO_CIRCLE, RECRUITING, STORING, WORKER, Player
from game.puerto_rico.state import PuertoRico
from game.ui.controller import Controller
from game.ui.draft import Draft
from game.ui.puerto_rico.guests import WithGuests, has_guests


def draft(state: State) -> Controller | None:
    """The draft for the decision at hand, if it is one of the two; guests have a way of their own to be offered."""
    if not isinstance(state, PuertoRico) or state.to_act is None or len(state.moves()) < 2:
        return None
    if state.extended and state.x.bonus:
        return None  # workers won at the festival come in between
    if state.phase == RECRUITING and state.step == recruiter.PLACING:
        return Workers(state)
    if state.guests and has_guests(state.moves()):
        return WithGuests(state)
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
        seat = state.to_act
        whole, single = captain.warehouse_kinds(state, seat), captain.single_crates(state, seat)
        return any(state.made) or (state.cursor, state.passes) != (whole, single)
    return False


class Workers(Draft):
    """A click on a worker sends it to the portrait, a click on a free circle places one; or drag from circle to
    circle. Anywhere on a building means its next free circle or, if there is none, the last worker in it. With
    bourgeois, a click on the portrait chooses who goes next."""

    def __init__(self, state: PuertoRico) -> None:
        super().__init__(state, state.copy())
        assert state.to_act is not None
        self.real = state
        self.seat = state.to_act
        self.hand = WORKER if state.boards[state.to_act].idle else BOURGEOIS
        self._lit: set[Place] | None = None  # asked for every node under the pointer

    @property
    def board(self) -> Player:
        trial = self.trial
        assert isinstance(trial, PuertoRico)
        return trial.boards[self.seat]

    @property
    def portrait(self) -> Place:
        return ("portrait", self.seat)

    def who(self, place: Place) -> int:
        """Who stands at a place: 0 nobody, WORKER, BOURGEOIS; -1 if it is no circle of this player."""
        board = self.board
        if len(place) < 3 or place[1] != self.seat:
            return -1
        if place[0] == "land" and int(place[2]) < len(board.land):
            return board.hands[int(place[2])]
        if place[0] == "circle":
            b, j = INDEX[str(place[2])], int(place[3])
            if j >= board.staff[b]:
                return 0
            return BOURGEOIS if board.nobles and j < board.nobles[b] else WORKER
        return -1

    def waiting(self) -> int:
        """Who is placed next: the kind in hand, else the other; 0 if nobody waits."""
        idle = {WORKER: self.board.idle, BOURGEOIS: self.board.idle_nobles}
        for kind in (self.hand, WORKER, BOURGEOIS):
            if idle[kind]:
                return kind
        return 0

    def _liftable(self, place: Place) -> bool:
        """The rules let people be lifted, or this one was placed in the trial itself."""
        group = self.board.land[int(place[2])] if place[0] == "land" else CITY + INDEX[str(place[2])]
        if recruiter.may_lift(self.real, group):
            return True
        kind = self.who(place)
        now = recruiter.people_by_group(self.board, kind)
        return now[group] > recruiter.people_by_group(self.real.boards[self.seat], kind)[group]

    def circles(self) -> list[Place]:
        board = self.board
        found: list[Place] = [("land", self.seat, i) for i, hand in enumerate(board.hands) if hand != NO_CIRCLE]
        for b in board.city:
            found += [("circle", self.seat, KEYS[b], j) for j in range(CIRCLES[b])]
        return found

    def circle_of(self, place: Place) -> Place:
        """The circle that a click on a building means; any other place means itself."""
        if (
            place[0] != "city"
            or len(place) < 3
            or place[1] != self.seat
            or self.board.staff[INDEX[str(place[2])]] < 0
        ):
            return place
        b = INDEX[str(place[2])]
        staff = self.board.staff[b]
        if staff < CIRCLES[b] and (self.waiting() or not staff):
            return ("circle", self.seat, place[2], staff)
        return ("circle", self.seat, place[2], staff - 1) if staff else place

    def lit(self) -> set[Place]:
        if self._lit is None:
            waits = self.waiting() > 0
            self._lit = {p for p in self.circles() if (self._liftable(p) if self.who(p) else waits)}
            cities: list[Place] = [("city", self.seat, KEYS[b]) for b in self.board.city]
            self._lit |= {place for place in cities if self.circle_of(place) in self._lit}
            if self.board.idle and self.board.idle_nobles:
                self._lit.add(self.portrait)
        return self._lit

    def targets(self) -> set[Place]:
        free = {place for place in self.circles() if not self.who(place)}
        cities = {("city", self.seat, place[2]) for place in free if place[0] == "circle"}
        return free | cities | {self.portrait} | self.lit()

    def dragged_from(self) -> set[Place]:
        found = {place for place in self.circles() if self.who(place) and self._liftable(place)}
        return found | {self.portrait} if self.waiting() else found

    def _lift(self, place: Place) -> None:
        kind = self.who(place)
        self._put(place, kind, -1)
        self.hand = kind

    def _put(self, place: Place, kind: int, more: int) -> None:
        board = self.board
        if place[0] == "land":
            board.hands[int(place[2])] = kind if more > 0 else 0
        else:
            b = INDEX[str(place[2])]
            board.staff[b] += more
            if kind == BOURGEOIS:
                board.nobles[b] += more
        if kind == BOURGEOIS:
            board.idle_nobles -= more
        else:
            board.idle -= more
        self._lit = None

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        place = self.circle_of(place)
        if place == self.portrait:
            self.hand = WORKER + BOURGEOIS - self.hand
            self._lit = None
        elif self.who(place):
            self._lift(place)
        else:
            self._put(place, self.waiting(), 1)
        return True

    def carry(self, source: Place, target: Place) -> bool:
        if source not in self.dragged_from() or source == target:
            return False
        if target[0] == "city" and len(target) > 2 and target[1] == self.seat:
            b = INDEX[str(target[2])]
            target = ("circle", self.seat, target[2], min(self.board.staff[b], CIRCLES[b] - 1))
        if target != self.portrait and self.who(target) != 0:
            return False
        if source != self.portrait:
            self._lift(source)
        if target != self.portrait:
            self._put(target, self.waiting(), 1)
        return True

    def result(self) -> list[Move] | None:
        workers = recruiter.people_by_group(self.board, WORKER)
        nobles = recruiter.people_by_group(self.board, BOURGEOIS) if self.board.nobles else None
        try:
            return recruiter.arrangement_moves(self.real, workers, nobles)
        except IllegalMove:
            return None

    def keep(self) -> object:
        return self.board.copy(), self.hand

    def restore(self, kept: object) -> None:
        trial = self.trial
        assert isinstance(trial, PuertoRico) and isinstance(kept, tuple)
        trial.boards[self.seat], self.hand = kept
        self._lit = None


class Storage(Draft):
    """A click on a pile ticks it whole, then crate by crate, then not at all, as far as there is room."""

    def __init__(self, state: PuertoRico) -> None:
        super().__init__(state, state)
        assert state.to_act is not None
        self.real = state
        self.goods = state.boards[state.to_act].goods
        self.seat = state.to_act
        self.kinds = captain.warehouse_kinds(state, state.to_act)
        self.room = captain.single_crates(state, state.to_act)
        self.whole: list[int] = []
        self.singles = [0, 0, 0, 0, 0]

    @property
    def kept(self) -> dict[str, tuple[int, bool]]:
        """The crates that are ticked: how many of each good, and whether the whole pile."""
        kept = {GOODS[g]: (n, n == self.goods[g]) for g, n in enumerate(self.singles) if n}
        return kept | {GOODS[g]: (self.goods[g], True) for g in self.whole}

    @property
    def lost(self) -> int:
        """How many crates would go back to the supply."""
        return sum(self.goods) - sum(count for count, _ in self.kept.values())

    def lit(self) -> set[Place]:
        return {("goods", self.seat, GOODS[g]) for g in range(5) if self.goods[g]}

    def touch(self, place: Place) -> bool:
        if place not in self.lit():
            return False
        g = GOODS.index(str(place[2]))
        room = self.room - sum(self.singles)
        if g in self.whole:
            self.whole.remove(g)
            self.singles[g] = 1 if room else 0
        elif self.singles[g]:
            more = room > 0 and self.singles[g] < self.goods[g]
            self.singles[g] = self.singles[g] + 1 if more else 0
        elif len(self.whole) < self.kinds:
            self.whole.append(g)
        else:
            if not room:
                self.singles[self.singles.index(max(self.singles))] -= 1  # the last click counts
            self.singles[g] = 1
        return True

    def result(self) -> list[Move] | None:
        """None if more must be kept: only `special` lets anybody throw away what there is room for."""
        wanted = [m.KEEP[g] for g in self.whole]
        if len(self.whole) < self.kinds:
            wanted.append(m.PASS)
        for g in range(5):
            wanted += [m.STORE[g]] * self.singles[g]
        wanted.append(m.PASS)
        # The turn is over as soon as there is no room left or nothing to keep.
        trial, moves = self.real.copy(), []
        for move in wanted:
            if trial.phase != STORING or trial.to_act != self.seat:
                break
            if move not in trial.moves():
                return None
            trial.play(move)
            moves.append(move)
        return moves

    def keep(self) -> object:
        return self.whole[:], self.singles[:]

    def restore(self, kept: object) -> None:
        assert isinstance(kept, tuple)
        self.whole, self.singles = kept
