"""What the five buildings do, by the number of workers in their region."""

from __future__ import annotations

from typing import Final

from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import S_CITIES, T_TAKE, TO_CITY, TO_COLONY, TO_WATCH, Position
from game.madeira.turning import offer_flips

MOINHO: Final = m.BUILDING["moinho"]
CAPITANIA: Final = m.BUILDING["capitania"]
ALFANDEGA: Final = m.BUILDING["alfandega"]
CASA: Final = m.BUILDING["casa"]
MANY: Final = 3  # workers for the better action


def building_action(s: Position, p: int, b: int, helpers: int) -> None:
    """Carry out a building's action; `helpers` counts the workers that the Diplomat adds."""
    workers = s.workers_in(p, m.REGION_OF[b]) + helpers
    if workers == 0:
        return
    better = 1 if workers >= MANY else 0
    count = board.MOVES_BY_WORKERS[better]
    if b == MOINHO:
        s.add_bread(p, board.MOINHO_BREAD[better], ("building", board.BUILDINGS[b].key))
    elif b == CAPITANIA:
        s.score_points(p, board.CAPITANIA_PRESTIGE[better], S_CITIES)
        s.stack.append((T_TAKE, TO_CITY, count, -1))
    elif b == ALFANDEGA:
        s.stack.append((T_TAKE, TO_COLONY, count, -1))
    elif b == CASA:
        offer_flips(s, p, count)
    else:  # the Fortaleza
        s.stack.append((T_TAKE, TO_WATCH, count, -1))
