"""The final count: point tokens, buildings, the bonus of every occupied large building, bourgeois, achievements."""

from __future__ import annotations

from game.puerto_rico import achievements, automa
from game.puerto_rico.data import (
    BUILDINGS,
    CITY_HALL,
    CLOISTER,
    CLOISTER_POINTS,
    COMMERCIAL,
    CUSTOMS,
    FOREST,
    FORTRESS,
    GUILD_HALL,
    JEWELER,
    KEYS,
    POINTS,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROYAL_GARDEN,
)
from game.puerto_rico.position import Player, Position


def score(s: Position, seat: int) -> dict[str, int]:
    """Where a player's points come from."""
    board = s.boards[seat]
    if s.autos:
        return score_with_puertomas(s, seat)
    return own_score(s, board)


def score_with_puertomas(s: Position, seat: int) -> dict[str, int]:
    """A Puertoma counts otherwise; what people have not achieved, every Puertoma scores."""
    board = s.boards[seat]
    if not s.is_auto(seat):
        items = own_score(s, board)
        items.pop("achievements", None)
        return items
    items = automa.score(s, seat)
    missed = sum(achievements.POINTS[card] for other in s.boards for card in other.aims)
    if missed:
        items["achievements"] = missed
    return items


def own_score(s: Position, board: Player) -> dict[str, int]:
    items = {"tokens": board.vp, "buildings": sum(POINTS[b] for b in board.city)}
    for b in board.city:
        bonus = large_bonus(board, b)
        if bonus:
            items[KEYS[b]] = bonus
    if s.noble:
        items["bourgeois"] = board.bourgeois()
    if board.fame:
        items["achievements"] = achievements.points(board)
    return items


def large_bonus(board: Player, building: int) -> int:
    """What an occupied large building adds to its printed points."""
    if board.staff[building] <= 0:
        return 0
    if building == GUILD_HALL:
        return sum(guild_points(b) for b in board.city if not COMMERCIAL[b])
    if building == RESIDENCE:
        return RESIDENCE_POINTS.get(len(board.land), 4)
    if building == FORTRESS:
        return board.people() // 3
    if building == CUSTOMS:
        return board.vp // 4
    if building == CITY_HALL:
        return sum(1 for b in board.city if COMMERCIAL[b])
    if building == CLOISTER:
        return CLOISTER_POINTS[land_sets(board)]
    if building == ROYAL_GARDEN:
        return board.bourgeois()
    return 0


def guild_points(building: int) -> int:
    """A point for a small production building (those with one circle), two for a large one and the tailor's."""
    return 1 if BUILDINGS[building].circles == 1 and building != JEWELER else 2


def land_sets(board: Player) -> int:
    """Groups of three equal tiles; all forests are equal."""
    sets = board.forests() // 3
    for kind in range(FOREST):
        sets += board.land.count(kind) // 3
    return sets
