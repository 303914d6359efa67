"""Setting the table, and the options that there are."""

from __future__ import annotations

from typing import TypeVar

from game.core.options import Option, Options
from game.puerto_rico import automa, round
from game.puerto_rico.data import (
    ADVENTURER,
    CORN,
    EDITIONS,
    KINDS,
    NOBLES,
    QUARRY,
    ROLES,
    SET_UP,
    SMUGGLER,
    SPECIAL,
    costs_in_play,
    crates_in_play,
    points_in_play,
    tiles_in_play,
    workers_in_play,
)
from game.puerto_rico.position import ABSENT, NO_ONE, Position
from game.puerto_rico.turn import lay_out_row

P = TypeVar("P", bound=Position)

SPECIAL_ONLY = {"edition": ("special",)}
NOT_CLASSIC = {"edition": ("special", "standard")}

OPTIONS = (
    Option("edition", EDITIONS),
    Option("points", ("printed", "open", "hidden")),
    Option(
        "puertomas",
        (0, 1, 2),
        needs={1: {"edition": ("special",)}, 2: {"edition": ("special",), "players": (3,)}},
    ),
    Option(
        "difficulty",
        ("normal", "easy", "hard"),
        needs={"easy": {"puertomas": (1, 2)}, "hard": {"puertomas": (1, 2)}},
    ),
    Option("new_buildings", (False, True)),
    Option("bourgeois", (False, True)),
    Option("market", ("draft", "random", "preset")),
    Option("smuggler", (False, True), needs={True: NOT_CLASSIC}),
    Option("contraband", ("box", "supply"), needs={"supply": {"edition": ("special",), "smuggler": (True,)}}),
    Option("festival", (False, True), needs={True: NOT_CLASSIC}),
    Option("activities", (False, True), needs={True: SPECIAL_ONLY}),
    Option(
        "achievements",
        ("none", "dealt", "drafted"),
        needs={"dealt": SPECIAL_ONLY, "drafted": {"edition": ("special",), "puertomas": (0,)}},
    ),
    Option("swap_costs", (False, True), needs={True: SPECIAL_ONLY}),
    Option("poor_corn", (False, True), needs={True: SPECIAL_ONLY}),
    Option("tailor_cap", (False, True), needs={True: {"edition": ("special",), "bourgeois": (True,)}}),
    Option(
        "pair_ban",
        ("none", "villa_tailor", "hacienda_sawmill"),
        needs={
            "villa_tailor": {"edition": ("special",), "bourgeois": (True,)},
            "hacienda_sawmill": {"edition": ("special",), "new_buildings": (True,)},
        },
    ),
)


def lay_table(s: P, options: Options) -> P:
    """Everything in its place; the first seat is governor and chooses first."""
    table = SET_UP[s.players]
    s.role_coins = [0] * len(ROLES)
    s.role_taken = [NO_ONE if role < ADVENTURER + table.adventurers else ABSENT for role in range(len(ROLES))]
    if options["smuggler"]:
        s.role_taken[SMUGGLER] = NO_ONE
    s.ship_size = list(table.ships)
    s.ship_good = [-1] * len(table.ships)
    s.ship_load = [0] * len(table.ships)
    s.supply = crates_in_play(s.players)
    tiles = tiles_in_play(s.players)
    s.quarries = tiles[QUARRY]
    s.bag = tiles[:QUARRY]
    s.office = s.players
    s.reserve = workers_in_play(s.players, s.edition, s.noble) - s.players
    if s.noble:
        # One of the first workers makes room for a bourgeois.
        s.office -= 1
        s.reserve += 1
        s.x.office = 1
        s.x.reserve = NOBLES - 1
        for board in s.boards:
            board.nobles = [0] * KINDS
    s.points = points_in_play(s.players, s.edition)
    s.costs = costs_in_play(bool(options["swap_costs"]))
    # `special` draws the first row before the starting tiles are searched for in the bag, the others after.
    if s.edition == SPECIAL:
        lay_out_row(s)
    for seat, kind in enumerate(table.starts):
        board = s.boards[seat]
        board.coins = table.coins - (1 if kind == CORN and options["poor_corn"] else 0)
        s.bag[kind] -= 1
        s.add_land(seat, kind)
    if s.autos:
        automa.set_up(s)
    if s.edition != SPECIAL:
        lay_out_row(s)
    round.begin(s)
    s.chance = 0
    return s
