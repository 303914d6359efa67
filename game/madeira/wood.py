"""Discarding, buying and receiving wood.

Wood comes from fields that still carry some and where the player has a worker, and from the common supply if he has
one in the forest. Where there is more than one source he chooses piece by piece.
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import moves as m
from game.madeira.board import wood_price
from game.madeira.position import T_WOOD, Position

PLENTY: Final = 1000  # the common supply has no limit


def access(s: Position, p: int) -> int:
    """Mask of the places where the player can get wood."""
    mask = s.plots[p]
    wood = s.field_wood
    for f in m.fields(mask & m.REAL_FIELDS):
        if not wood[f]:
            mask ^= 1 << f
    return mask


def within_reach(s: Position, sources: int) -> int:
    """How many pieces these sources hold."""
    if sources >> m.FOREST & 1:
        return PLENTY
    wood = s.field_wood
    pieces = 0
    for f in m.fields(sources):
        pieces += wood[f]
    return pieces


def can_discard(s: Position, p: int, pieces: int) -> bool:
    """Could the player discard so many, buying what he lacks?"""
    missing = pieces - s.wood[p]
    if missing <= 0:
        return True
    if wood_price(s.bought + missing) - wood_price(s.bought) > s.reals[p]:
        return False
    return within_reach(s, s.plots[p]) >= missing


def most_to_discard(s: Position, p: int, wanted: int) -> int:
    """How many of `wanted` pieces the player could discard."""
    own = s.wood[p]
    missing = wanted - own
    if missing <= 0:
        return wanted
    before = s.bought
    purse = s.reals[p] + wood_price(before)
    bought = 0
    while bought < missing and wood_price(before + bought + 1) <= purse:
        bought += 1
    return own + min(bought, within_reach(s, s.plots[p])) if bought else own


def discard(s: Position, p: int, pieces: int) -> None:
    """Discard own wood first; what is missing is bought, all that is bought in a turn being priced together."""
    own = min(pieces, s.wood[p])
    if own:
        s.wood[p] -= own
        if s.listener is not None:
            s.tell("spend", p, "wood", own, ("reserve", p), ("supply",))
    missing = pieces - own
    if missing:
        s.pay_reals(p, wood_price(s.bought + missing) - wood_price(s.bought))
        s.bought += missing
        _collect(s, p, missing, 1)


def receive(s: Position, p: int, pieces: int) -> None:
    """Take wood for nothing, as far as it is within reach."""
    _collect(s, p, pieces, 0)


def _collect(s: Position, p: int, pieces: int, discarded: int) -> None:
    sources = access(s, p)
    pieces = min(pieces, within_reach(s, sources))
    if pieces == 0:
        return
    if sources & (sources - 1) == 0:  # a single source
        _take(s, p, sources.bit_length() - 1, pieces, discarded)
    elif pieces == within_reach(s, sources):
        for f in m.fields(sources):
            _take(s, p, f, s.field_wood[f], discarded)
    else:
        s.stack.append((T_WOOD, pieces, discarded, 0))


def _take(s: Position, p: int, f: int, pieces: int, discarded: int) -> None:
    if f != m.FOREST:
        s.field_wood[f] -= pieces
    if not discarded:
        s.wood[p] += pieces
    if s.listener is not None:
        target = ("supply",) if discarded else ("reserve", p)
        s.tell("buy" if discarded else "gain", p, "wood", pieces, ("field", m.FIELD_NAMES[f]), target)


def wood_moves(s: Position) -> list[Move]:
    return m.BUY_WOOD[access(s, s.seat)].copy()


def choose_wood(s: Position, move: Move) -> None:
    _, pieces, discarded, _ = s.stack.pop()
    _take(s, s.seat, m.LOCATION[move[1]], 1, discarded)
    if pieces > 1:
        _collect(s, s.seat, pieces - 1, discarded)
