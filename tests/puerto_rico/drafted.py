"""Games with a market of one's choice, for tests of the extensions' buildings."""

from __future__ import annotations

from game.puerto_rico import PuertoRico
from game.puerto_rico.data import FOREST
from game.puerto_rico.position import DRAFTING, NO_CIRCLE
from tests.puerto_rico.board import game


def drafted(buildings: str, players: int = 4, edition: str = "special", **options: object) -> PuertoRico:
    """A game with extension I in which these buildings are drafted, and those of the base game as far as they fit."""
    s = game(players, edition, **{"new_buildings": True, **options})
    for key in buildings.split():
        s.play(("pick", key))
    while s.phase == DRAFTING:
        s.play(s.moves()[0])
    return s


def forests(s: PuertoRico, seat: int, count: int) -> None:
    """Turned tiles, added to the player's land."""
    board = s.boards[seat]
    for _ in range(count):
        kind = max(range(5), key=lambda k: s.bag[k])
        s.bag[kind] -= 1
        board.land.append(FOREST + kind)
        board.hands.append(NO_CIRCLE)


def own(s: PuertoRico, seat: int) -> tuple[int, int]:
    """A player's coins and points."""
    return s.boards[seat].coins, s.boards[seat].vp
