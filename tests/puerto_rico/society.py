"""Games with bourgeois, for tests of the extensions beyond the new buildings."""

from __future__ import annotations

from game.puerto_rico import PuertoRico
from game.puerto_rico.data import INDEX, LANDS
from game.puerto_rico.position import BOURGEOIS, DRAFTING
from tests.puerto_rico.board import game


def noble_game(buildings: str = "", players: int = 4, edition: str = "special", **options: object) -> PuertoRico:
    """A game with extension II in which there are these buildings, drafted where the edition drafts them."""
    s = game(players, edition, **{"bourgeois": True, **options})
    for key in buildings.split():
        if s.phase == DRAFTING and ("pick", key) in s.moves():
            s.play(("pick", key))
    while s.phase == DRAFTING:
        s.play(s.moves()[0])
    assert {INDEX[key] for key in buildings.split()} <= set(s.kinds)
    return s


def bourgeois(s: PuertoRico, seat: int, places: str) -> None:
    """Bourgeois of the reserve stand in these circles: kinds of land, buildings, or `portrait`."""
    board = s.boards[seat]
    for place in places.split():
        s.x.reserve -= 1
        if place == "portrait":
            board.idle_nobles += 1
        elif place in LANDS:
            free = [i for i, kind in enumerate(board.land) if LANDS[kind] == place and board.hands[i] == 0]
            board.hands[free[0]] = BOURGEOIS
        else:
            board.staff[INDEX[place]] += 1
            board.nobles[INDEX[place]] += 1


def no_bourgeois_left(s: PuertoRico, to: int) -> None:
    """The reserve's bourgeois are all on a portrait."""
    s.boards[to].idle_nobles += s.x.reserve
    s.x.reserve = 0
