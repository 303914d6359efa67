"""Madeira: the island's harvests, cities and ships in the service of the Crown, for two to four players."""

from __future__ import annotations

from game.core import Game
from game.madeira.state import Madeira, load

GAME = Game(
    key="madeira",
    seat_counts=(2, 3, 4),
    options=(),
    set_up=Madeira,
    load=load,
)
