"""The final count: point tokens, buildings, and the bonus of every occupied large building."""

from __future__ import annotations

from game.puerto_rico.data import (
    BUILDINGS,
    CITY_HALL,
    CUSTOMS,
    FIRST_COMMERCIAL,
    FORTRESS,
    GUILD_HALL,
    KEYS,
    POINTS,
    RESIDENCE,
    RESIDENCE_POINTS,
)
from game.puerto_rico.position import Player, Position


def score(s: Position, seat: int) -> dict[str, int]:
    """Where a player's points come from."""
    board = s.boards[seat]
    items = {"tokens": board.vp, "buildings": sum(POINTS[b] for b in board.city)}
    for b in board.city:
        bonus = large_bonus(board, b)
        if bonus:
            items[KEYS[b]] = bonus
    return items


def large_bonus(board: Player, building: int) -> int:
    """What an occupied large building adds to its printed points."""
    if board.staff[building] <= 0:
        return 0
    if building == GUILD_HALL:
        # One point for a small production building, two for a large one: small ones have a single circle.
        return sum(1 if BUILDINGS[b].circles == 1 else 2 for b in board.city if b < FIRST_COMMERCIAL)
    if building == RESIDENCE:
        return RESIDENCE_POINTS.get(len(board.land), 4)
    if building == FORTRESS:
        return board.people() // 3
    if building == CUSTOMS:
        return board.vp // 4
    if building == CITY_HALL:
        return sum(1 for b in board.city if b >= FIRST_COMMERCIAL)
    return 0
