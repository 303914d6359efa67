"""Harvesting instead of a character's action."""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import T_EXTRA, Position

ENGINEER: Final = m.FAVOUR["engineer"]
EMPTY_BUILDING_HARVESTS: Final = 1


def harvest(s: Position) -> None:
    """One piece from each own field of the region, then the extra harvests of the empty building and the Engineer."""
    _, b, _, _ = s.stack.pop()
    p = s.seat
    region = m.REGION_OF[b]
    for f in m.fields(s.plots[p] & m.REGION_FIELDS[region]):
        gather(s, p, f)
    extra = EMPTY_BUILDING_HARVESTS if s.characters[b] < 0 else 0
    if s.used == ENGINEER:
        extra += board.ENGINEER_HARVESTS
    if extra:
        s.stack.append((T_EXTRA, region, extra, 0))


def gather(s: Position, p: int, f: int) -> None:
    """Wood while there is any, the field's good afterwards."""
    if s.field_wood[f]:
        s.field_wood[f] -= 1
        s.wood[p] += 1
        if s.listener is not None:
            s.tell("harvest", p, "wood", 1, ("field", m.FIELD_NAMES[f]), ("reserve", p))
    else:
        good = s.field_good[f]
        s.goods[3 * p + good] += 1
        s.note_goods(p)
        if s.listener is not None:
            s.tell("harvest", p, board.GOODS[good], 1, ("field", m.FIELD_NAMES[f]), ("reserve", p))


def extra_moves(s: Position) -> list[Move]:
    region = s.stack[-1][1]
    return [m.DONE, *m.EXTRA_FIELD[s.plots[s.seat] & m.REGION_FIELDS[region]]]


def extra(s: Position, move: Move) -> None:
    _, region, left, _ = s.stack.pop()
    gather(s, s.seat, m.LOCATION[move[1]])
    if left > 1:
        s.stack.append((T_EXTRA, region, left - 1, 0))
