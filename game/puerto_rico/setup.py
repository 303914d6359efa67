"""Setting the table, and the options that there are."""

from __future__ import annotations

from typing import TypeVar

from game.core.options import Option, Options
from game.puerto_rico.data import (
    ADVENTURER,
    CORN,
    EDITIONS,
    KINDS,
    QUARRY,
    SET_UP,
    copies_in_play,
    costs_in_play,
    crates_in_play,
    points_in_play,
    tiles_in_play,
)
from game.puerto_rico.position import NO_ONE, Position
from game.puerto_rico.turn import lay_out_row

P = TypeVar("P", bound=Position)

OPTIONS = (
    Option("edition", EDITIONS),
    Option("points", ("open", "hidden")),
    Option("swap_costs", (False, True), needs={True: {"edition": ("special",)}}),
    Option("poor_corn", (False, True), needs={True: {"edition": ("special",)}}),
)


def lay_table(s: P, options: Options) -> P:
    """Everything in its place; the first seat is governor and chooses first."""
    table = SET_UP[s.players]
    s.role_coins = [0] * (ADVENTURER + table.adventurers)
    s.role_taken = [NO_ONE] * (ADVENTURER + table.adventurers)
    s.ship_size = list(table.ships)
    s.ship_good = [-1] * len(table.ships)
    s.ship_load = [0] * len(table.ships)
    s.supply = crates_in_play(s.players)
    tiles = tiles_in_play(s.players)
    s.quarries = tiles[QUARRY]
    s.bag = tiles[:QUARRY]
    s.office = s.players
    s.reserve = table.workers - s.players
    s.points = points_in_play(s.players, s.edition)
    s.market = [copies_in_play(b, s.players) for b in range(KINDS)]
    s.costs = costs_in_play(bool(options["swap_costs"]))
    # The starting tiles are searched for in the bag before the first row is drawn.
    for seat, kind in enumerate(table.starts):
        board = s.boards[seat]
        board.coins = table.coins - (1 if kind == CORN and options["poor_corn"] else 0)
        s.bag[kind] -= 1
        s.add_land(seat, kind)
    lay_out_row(s)
    s.chance = 0
    s.chooser = s.to_act = s.governor = 0
    return s
