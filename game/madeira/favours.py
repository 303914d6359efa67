"""The twelve favours: one at the start of a turn in phase B, or of one's turn at a building in phase C."""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.actions import building_action
from game.madeira.harbour import can_sail
from game.madeira.position import (
    CHARACTERS,
    T_BISHOP,
    T_BUILDING,
    T_LADY,
    T_SAIL,
    T_TAKE,
    TO_ANYWHERE,
    Position,
)
from game.madeira.wood import access, receive

MONK: Final = m.FAVOUR["monk"]
MILLER: Final = m.FAVOUR["miller"]
BISHOP: Final = m.FAVOUR["bishop"]
PATRON: Final = m.FAVOUR["patron"]
LORD: Final = m.FAVOUR["lord"]
DIPLOMAT: Final = m.FAVOUR["diplomat"]
TREASURER: Final = m.FAVOUR["treasurer"]
NAVIGATOR: Final = m.FAVOUR["navigator"]
ENGINEER: Final = m.FAVOUR["engineer"]
INSPECTOR: Final = m.FAVOUR["inspector"]
LADY: Final = m.FAVOUR["lady"]
SCOUT: Final = m.FAVOUR["scout"]

_BOTH: Final = (1 << 12) - 1 & ~(1 << LORD | 1 << DIPLOMAT | 1 << ENGINEER)
IN_PHASE_B: Final = _BOTH | 1 << ENGINEER
IN_PHASE_C: Final = _BOTH | 1 << LORD | 1 << DIPLOMAT
_CONDITIONAL: Final = 1 << MONK | 1 << MILLER | 1 << BISHOP | 1 << NAVIGATOR | 1 << INSPECTOR | 1 << LADY


def usable(s: Position) -> int:
    """Mask of the favours that the player may use now and that do something."""
    p = s.seat
    if s.used >= 0:
        return 0
    mask = s.up[p] & (IN_PHASE_B if s.phase == CHARACTERS else IN_PHASE_C)
    if mask & _CONDITIONAL:
        for favour in m.bits(mask & _CONDITIONAL):
            if not has_effect(s, p, favour):
                mask &= ~(1 << favour)
    return mask


def has_effect(s: Position, p: int, favour: int) -> bool:
    if favour == MONK:
        return access(s, p) != 0
    if favour == MILLER:
        return s.mill[p] < board.MILL_TOP
    if favour == BISHOP:
        return any(s.markers[s.players * b + p] for b in range(5))
    if favour == NAVIGATOR:
        return can_sail(s, p)
    if favour == INSPECTOR:
        return s.pirates[p] > 1
    if favour == LADY:
        return s.reals[p] >= board.LADY_PRICE and s.plots[p] & ~(1 << m.FOREST) != 0
    return True


def use(s: Position, move: Move) -> None:
    p = s.seat
    favour = m.FAVOUR[move[1]]
    s.up[p] ^= 1 << favour
    s.down[p] |= 1 << favour
    s.used = favour
    if s.listener is not None:
        s.tell("use", p, board.FAVOURS[favour], 1, ("favour", move[1]), ("favour", move[1]))
    if favour == MONK:
        receive(s, p, board.MONK_WOOD)
    elif favour == MILLER:
        s.raise_mill(p)
    elif favour == BISHOP:
        s.stack.append((T_BISHOP, 0, 0, 0))
    elif favour == PATRON:
        s.add_bread(p, board.PATRON_BREAD, ("favour", move[1]))
    elif favour == TREASURER:
        s.add_reals(p, board.TREASURER_REALS, ("favour", move[1]))
    elif favour == NAVIGATOR:
        s.stack.append((T_SAIL, 1, -1, 0))
    elif favour == INSPECTOR:
        s.banish(p, s.pirates[p] // 2)
    elif favour == LADY:
        s.stack.append((T_LADY, 0, 0, 0))
    elif favour == SCOUT:
        s.stack.append((T_TAKE, TO_ANYWHERE, 1, -1))
    # Lord, Diplomat and Engineer act through `used` until the turn ends.


def lay_back(s: Position) -> None:
    """Lady and Bishop ask first: whoever finds no good answer keeps them."""
    p, favour = s.seat, s.used
    s.down[p] ^= 1 << favour
    s.up[p] |= 1 << favour
    s.used = -1
    if s.listener is not None:
        name = board.FAVOURS[favour]
        s.tell("back", p, name, 1, ("favour", name), ("favour", name))


def lady_moves(s: Position) -> list[Move]:
    """The buildings in whose regions the player has workers."""
    p = s.seat
    moves = [m.ACTIVATE[b] for b in range(5) if s.plots[p] & m.REGION_FIELDS[m.REGION_OF[b]]]
    moves.append(m.BACK)
    return moves


def activate(s: Position, move: Move) -> None:
    s.stack.pop()
    if s.listener is not None:
        source, target = ("favour", board.FAVOURS[LADY]), ("building", move[1])
        s.tell("lady", s.seat, str(move[1]), 1, source, target, (board.LADY_PRICE,))
    s.pay_reals(s.seat, board.LADY_PRICE)
    building_action(s, s.seat, m.BUILDING[move[1]], 0)


def bishop_moves(s: Position) -> list[Move]:
    n, p = s.players, s.seat
    moves = [m.MARKER[a][b] for a in range(5) if s.markers[n * a + p] for b in range(5) if b != a]
    moves.append(m.BACK)
    return moves


def move_marker(s: Position, move: Move) -> None:
    s.stack.pop()
    n, p = s.players, s.seat
    source, target = m.BUILDING[move[1]], m.BUILDING[move[2]]
    s.markers[n * source + p] -= 1
    s.markers[n * target + p] += 1
    if s.listener is not None:
        s.tell("marker", p, "marker", 1, ("building", move[1]), ("building", move[2]))
    if s.stack[-1][0] == T_BUILDING and s.markers[n * s.building + p] == 0:
        s.stack.pop()  # the last marker has left: neither cost nor pirates
