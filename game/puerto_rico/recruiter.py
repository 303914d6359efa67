"""The Recruiter: workers arrive, everyone places and rearranges; the hiring office is refilled.

`step` is PRIVILEGE, JOINING or PLACING. While joining, `cursor` is a set of bits: the seats that decline. While
placing, `cursor` is the first group of circles from which a worker may still be lifted and `passes` is 1 once a
worker has been placed: lifts come first and in board order, so that every arrangement is reached in few moves
and exactly one way leads to it.
"""

from __future__ import annotations

from typing import Final

from game.core.errors import IllegalMove
from game.core.state import Move, Place
from game.puerto_rico import moves as m
from game.puerto_rico.data import CIRCLES, FOREST, INDEX, KEYS, LANDS
from game.puerto_rico.position import RECRUITING, Player, Position
from game.puerto_rico.turn import announce_end, end_phase

PRIVILEGE: Final = 0
JOINING: Final = 1
PLACING: Final = 2

CITY_GROUP: Final = len(LANDS)
"""Groups of circles in board order: the kinds of land first, then the buildings."""


def start(s: Position) -> None:
    s.phase = RECRUITING
    s.to_act = s.chooser
    if s.reserve > 0 and may_run_short(s):
        s.step = PRIVILEGE
    else:
        use_privilege(s)
        ask_who_joins(s)


def may_run_short(s: Position) -> bool:
    """Whether the refill after this phase could fail.

    Only then can it matter to decline workers; otherwise leaving them to the others helps nobody, and all join
    without being asked.
    """
    circles = 0
    for board in s.boards:
        for b in board.city:
            circles += CIRCLES[b]
    return s.reserve <= max(s.players, circles)


def use_privilege(s: Position) -> None:
    if s.reserve > 0:
        s.reserve -= 1
        s.boards[s.chooser].idle += 1
        if s.listener is not None:
            s.tell("recruit_privilege", s.chooser, "worker", 1, ("reserve",), ("portrait", s.chooser))


def ask_who_joins(s: Position) -> None:
    s.cursor = 0
    if s.office > 0 and may_run_short(s):
        s.step = JOINING
        s.to_act = s.chooser
    else:
        hand_out(s)


def hand_out(s: Position) -> None:
    """One worker each, round by round from the Recruiter on, until the office is empty."""
    joining = [seat for seat in order(s) if not s.cursor >> seat & 1]
    if joining:
        share, rest = divmod(s.office, len(joining))
        s.office = 0
        for i, seat in enumerate(joining):
            won = share + (1 if i < rest else 0)
            if won:
                s.boards[seat].idle += won
                if s.listener is not None:
                    s.tell("recruit", seat, "worker", won, ("office",), ("portrait", seat))
    s.step = PLACING
    turn_of(s, s.chooser)


def order(s: Position) -> list[int]:
    """The seats in turn order from the character's owner on."""
    return [(s.chooser + i) % s.players for i in range(s.players)]


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that has anything to arrange."""
    while True:
        board = s.boards[seat]
        free = board.free_circles()
        if free > 0 and (board.idle > 0 or has_placed(board)):
            s.to_act = seat
            s.cursor = 0
            s.passes = 0
            return
        seat = s.following(seat)
        if seat == s.chooser:
            finish(s)
            return


def has_placed(board: Player) -> bool:
    if 1 in board.hands:
        return True
    staff = board.staff
    return any(staff[b] > 0 for b in board.city)


def legal(s: Position) -> list[Move]:
    if s.step == PRIVILEGE:
        return [m.PRIVILEGE, m.PASS]
    if s.step == JOINING:
        return [m.RECRUIT, m.PASS]
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    land, hands, staff = board.land, board.hands, board.staff
    idle = board.idle
    if idle > 0 and idle >= board.free_circles():
        return [m.FILL]
    found = []
    if not s.passes:
        cursor = s.cursor
        for kind in range(cursor, FOREST):
            if kind in land and board.worked(kind):
                found.append(m.LIFT_LAND[kind])
        for b in sorted(board.city):
            if staff[b] > 0 and CITY_GROUP + b >= cursor:
                found.append(m.LIFT_CITY[b])
    if idle == 0:
        found.append(m.PASS)
        return found
    seen = 0
    for i in range(len(land)):
        kind = land[i]
        if not hands[i] and not seen >> kind & 1:
            seen |= 1 << kind
            found.append(m.PLACE_LAND[kind])
    for b in board.city:
        if staff[b] < CIRCLES[b]:
            found.append(m.PLACE_CITY[b])
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "place":
        place(s, seat, str(move[1]))
    elif verb == "lift":
        lift(s, seat, str(move[1]))
    elif verb == "fill":
        fill(s, seat)
    elif s.step == PLACING:
        turn_done(s, seat)
    elif s.step == PRIVILEGE:
        if verb == "privilege":
            use_privilege(s)
        ask_who_joins(s)
    else:
        if verb == "pass":
            s.cursor |= 1 << seat
            if s.listener is not None:
                s.tell("pass", seat, detail=("recruiter",))
        seat = s.following(seat)
        if seat == s.chooser:
            hand_out(s)
        else:
            s.to_act = seat


def place(s: Position, seat: int, name: str) -> None:
    """One worker from the portrait into a free circle."""
    board = s.boards[seat]
    target: Place
    if name in INDEX:
        board.staff[INDEX[name]] += 1
        target = ("city", seat, name)
    else:
        at = free_tile(board, LANDS.index(name))
        board.hands[at] = 1
        target = ("land", seat, at)
    board.idle -= 1
    s.passes = 1
    if s.listener is not None:
        s.tell("place", seat, "worker", 1, ("portrait", seat), target, (name,))
    if board.idle == 0:
        turn_done(s, seat)


def free_tile(board: Player, kind: int) -> int:
    """The first unoccupied tile of a kind."""
    for i in range(len(board.land)):
        if board.land[i] == kind and not board.hands[i]:
            return i
    raise AssertionError("no free tile")


def lift(s: Position, seat: int, name: str) -> None:
    """One worker from a circle back into the hand, to be placed again."""
    board = s.boards[seat]
    source: Place
    if name in INDEX:
        b = INDEX[name]
        board.staff[b] -= 1
        s.cursor = CITY_GROUP + b
        source = ("city", seat, name)
    else:
        kind = LANDS.index(name)
        at = max(i for i in range(len(board.land)) if board.land[i] == kind and board.hands[i])
        board.hands[at] = 0
        s.cursor = kind
        source = ("land", seat, at)
    board.idle += 1
    if s.listener is not None:
        s.tell("lift", seat, "worker", 1, source, ("portrait", seat), (name,))


def fill(s: Position, seat: int) -> None:
    """There are workers for every circle: all of them are filled."""
    board = s.boards[seat]
    for i in range(len(board.land)):
        if not board.hands[i]:
            board.hands[i] = 1
            board.idle -= 1
            if s.listener is not None:
                s.tell("place", seat, "worker", 1, ("portrait", seat), ("land", seat, i), (LANDS[board.land[i]],))
    for b in board.city:
        missing = CIRCLES[b] - board.staff[b]
        if missing:
            board.staff[b] = CIRCLES[b]
            board.idle -= missing
            if s.listener is not None:
                s.tell("place", seat, "worker", missing, ("portrait", seat), ("city", seat, KEYS[b]), (KEYS[b],))
    turn_done(s, seat)


def turn_done(s: Position, seat: int) -> None:
    seat = s.following(seat)
    if seat == s.chooser:
        finish(s)
    else:
        turn_of(s, seat)


def finish(s: Position) -> None:
    """Refill: a worker for every free circle on buildings, at least one per player; a shortage ends the game."""
    wanted = 0
    for board in s.boards:
        wanted += board.empty_circles()
    wanted = max(wanted, s.players)
    came = min(wanted, s.reserve)
    s.reserve -= came
    s.office += came
    if s.listener is not None and came:
        s.tell("refill", -1, "worker", came, ("reserve",), ("office",))
    if came < wanted:
        announce_end(s, "workers")
    end_phase(s)


# Arranging ------------------------------------------------------------------------------------------------


def groups(board: Player) -> list[int]:
    """People by group of circles: the kinds of land, then the buildings (-1: not owned)."""
    return [board.worked(kind) for kind in range(CITY_GROUP)] + board.staff


def may_lift(s: Position, group: int) -> bool:
    """Whether the player who places may still lift a worker from a group."""
    return not s.passes and group >= s.cursor


def arrangement_moves(s: Position, wanted: list[int]) -> list[Move]:
    """The moves of the player to act that lead to the arrangement `wanted`, given as by `groups`.

    Everybody must be placed as far as there are circles; `IllegalMove` says what cannot be.
    """
    seat = s.to_act
    if s.phase != RECRUITING or s.step != PLACING or seat is None:
        raise IllegalMove("nobody is placing workers now")
    now = groups(s.boards[seat])
    lifts: list[Move] = []
    places: list[Move] = []
    for group in range(len(now)):
        is_land = group < CITY_GROUP
        more = wanted[group] - now[group]
        if more < 0 and not may_lift(s, group):
            raise IllegalMove("a worker who was placed stays")
        lift_move = m.LIFT_LAND[group] if is_land else m.LIFT_CITY[group - CITY_GROUP]
        place_move = m.PLACE_LAND[group] if is_land else m.PLACE_CITY[group - CITY_GROUP]
        lifts += [lift_move] * -more
        places += [place_move] * more
    if len(places) != len(lifts) + s.boards[seat].idle:
        raise IllegalMove("every worker needs a place, and every place a worker")
    return lifts + places or [m.PASS]
