"""The last point of the reserve ends the game: whoever would win it by a building or a privilege may decline it.

`due` is what brings it, `phase` is CLAIMING meanwhile; afterwards the phase goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.state import Move
from game.puerto_rico import builder, captain, farmer, producer
from game.puerto_rico import moves as m
from game.puerto_rico.data import CHAPEL, CHURCH, HARBOR, HUNTING_LODGE, POINTS, UNION_HALL
from game.puerto_rico.position import BUILDING, FARMING, PRODUCING, SHIPPING, Position
from game.puerto_rico.turn import (
    CAPTAIN_POINT,
    CHAPEL_POINT,
    CHURCH_POINTS,
    HARBOR_POINT,
    LODGE_POINTS,
    SOURCES,
    UNION_HALL_POINTS,
    may_ask,
    source_place,
)

PHASE: Final = (SHIPPING, SHIPPING, SHIPPING, BUILDING, PRODUCING, FARMING)
"""The phase that goes on, by source. The union hall's is the one before the first load, which follows from it."""

GO_ON: Final[list[Callable[[Position, int], None]]] = [
    captain.score_privilege,
    captain.loaded,
    captain.union_hall_done,
    builder.built,
    producer.chapel_done,
    farmer.lodge_done,
]


def amount(s: Position, seat: int) -> int:
    """How many points are offered."""
    board = s.boards[seat]
    if s.due == CAPTAIN_POINT:
        return s.privilege(seat)
    if s.due == UNION_HALL_POINTS:
        return captain.pairs(s, seat)
    if s.due == CHURCH_POINTS:
        return builder.church_points(board.city[-1])
    return 2 if s.due == LODGE_POINTS else 1


def legal(s: Position) -> list[Move]:
    return [m.POINT, m.PASS]


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move[0] == "point":
        s.award(seat, amount(s, seat), source_place(seat, s.due), SOURCES[s.due])
    elif s.listener is not None:
        s.tell("pass", seat, detail=("last_point",))
    s.phase = PHASE[s.due]
    GO_ON[s.due](s, seat)


def plausible(s: Position, seat: int) -> bool:
    """Whether a position can have come to this."""
    board = s.boards[seat]
    staff, nobles = board.staff, board.nobles
    works = (
        staff[HARBOR] > 0,
        seat == s.chooser and s.step == 1,
        staff[UNION_HALL] > 0 and s.mark <= s.players,
        staff[CHURCH] > 0 and bool(board.city) and POINTS[board.city[-1]] > 1,
        s.noble and staff[CHAPEL] > 0 and nobles[CHAPEL] > 0,
        s.noble and staff[HUNTING_LODGE] > 0 and nobles[HUNTING_LODGE] > 0,
    )
    in_order = s.due not in (HARBOR_POINT, CAPTAIN_POINT) or (s.step <= 1 and s.passes < s.players)
    waits = s.due != CHAPEL_POINT or s.step == producer.PRODUCE
    return works[s.due] and in_order and waits and may_ask(s, seat, amount(s, seat))
