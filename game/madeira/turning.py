"""Turning favours face up again: a row of dice, the Casa da Coroa, the royal reward of the guilds."""

from __future__ import annotations

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import T_FLIP, Position


def offer_flips(s: Position, p: int, count: int) -> None:
    """So many favours may be turned up; who has no more of them turns all up without being asked."""
    down = s.down[p]
    if down.bit_count() > count:
        s.stack.append((T_FLIP, count, 0, 0))
    elif down:
        wake(s, p, down)


def flip_moves(s: Position) -> list[Move]:
    return [m.DONE, *m.FLIP_FAVOUR[s.down[s.seat]]]


def flip(s: Position, move: Move) -> None:
    """Turn a favour face up."""
    _, left, _, _ = s.stack.pop()
    wake(s, s.seat, 1 << m.FAVOUR[move[1]])
    if left > 1:
        offer_flips(s, s.seat, left - 1)


def wake(s: Position, p: int, mask: int) -> None:
    s.down[p] &= ~mask
    s.up[p] |= mask
    if s.listener is not None:
        for favour in m.bits(mask):
            name = board.FAVOURS[favour]
            s.tell("wake", p, name, 1, ("favour", name), ("favour", name))
