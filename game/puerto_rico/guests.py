"""The Guest house (Bohio): its people may leave for any free circle at any moment and work there at once.

A guest may leave at every decision of its owner. Where the owner would have no decision, one is offered if a guest
could reach something that matters in the phase; so nobody is asked in vain.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    CIRCLES,
    GUEST_HOUSE,
    LARGE,
    LARGE_WAREHOUSE,
    SMALL_WAREHOUSE,
    STOREHOUSE,
)
from game.puerto_rico.people import CITY, circle, free_groups, pick_up, put, verb_person
from game.puerto_rico.position import (
    BARGING,
    BOURGEOIS,
    BUILDING,
    CLAIMING,
    DEALING,
    DRAFTING,
    FINISHING,
    OVER,
    RECRUITING,
    SMUGGLING,
    STORING,
    WORKER,
    Position,
    piece_of,
)

PLACING = 2
"""The Recruiter's step in which everybody moves freely anyway."""
BARTERING = 2
"""The Builder's step in which the price is already agreed."""


def moves(s: Position, seat: int) -> list[Move]:
    """The ways out of the Guest house at a decision of its owner."""
    if s.phase in (DRAFTING, DEALING, OVER, BARGING, CLAIMING) or (s.phase == RECRUITING and s.step == PLACING):
        return []
    if s.step and (s.phase == SMUGGLING or (s.phase == BUILDING and s.step == BARTERING)):
        return []
    board = s.boards[seat]
    inside = board.staff[GUEST_HOUSE]
    nobles = board.nobles[GUEST_HOUSE] if board.nobles else 0
    found: list[Move] = []
    groups = [group for group in free_groups(board) if group != CITY + GUEST_HOUSE]
    if s.phase == FINISHING:
        groups = [group for group in groups if group >= CITY and LARGE[group - CITY]]
    if inside > nobles:
        for group in groups:
            found.append(m.GUEST[group])
    if nobles:
        for group in groups:
            found.append(m.GUEST_NOBLE[group])
    return found


def apply(s: Position, move: Move) -> None:
    """A guest moves; the decision that was to be made is then made with what the guest brings."""
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    person = verb_person(str(move[0]))
    name = str(move[1])
    group = m.GROUP[name]
    if s.phase == STORING and group >= CITY and board.staff[group - CITY] == 0:
        if group == CITY + SMALL_WAREHOUSE:
            s.cursor += 1
        elif group == CITY + LARGE_WAREHOUSE:
            s.cursor += 2
        elif group == CITY + STOREHOUSE:
            s.passes += 3
    pick_up(board, person, CITY + GUEST_HOUSE)
    tile = put(board, person, group)
    if s.listener is not None:
        source, target = circle(seat, CITY + GUEST_HOUSE, -1), circle(seat, group, tile)
        s.tell("guest", seat, piece_of(person), 1, source, target, (name,))


def can_reach(s: Position, seat: int, *buildings: int) -> bool:
    """Whether a guest could be the first in one of these buildings."""
    if not s.has_guests(seat):
        return False
    staff = s.boards[seat].staff
    return any(staff[b] == 0 for b in buildings)


def would_help(s: Position, seat: int, groups: list[int], works: Callable[[Position, int], bool]) -> bool:
    """Whether `works` comes true for the player once some guests have gone to some of these groups of circles."""
    board = s.boards[seat]
    inside = board.staff[GUEST_HOUSE]
    nobles = board.nobles[GUEST_HOUSE] if board.nobles else 0
    found = False
    for person, count in ((WORKER, inside - nobles), (BOURGEOIS, nobles)):
        if count > 0:
            for group in free_groups(board):
                if not found and group in groups:
                    s.boards[seat] = board.copy()
                    pick_up(s.boards[seat], person, CITY + GUEST_HOUSE)
                    put(s.boards[seat], person, group)
                    found = works(s, seat) or would_help(s, seat, groups, works)
    s.boards[seat] = board
    return found


def can_reach_score(s: Position, seat: int) -> bool:
    """Whether a guest could fill a large building before the count."""
    if not s.has_guests(seat):
        return False
    board = s.boards[seat]
    return any(LARGE[b] and CIRCLES[b] > board.staff[b] for b in board.city)
