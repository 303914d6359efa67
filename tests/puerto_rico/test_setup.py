"""The table before the first move, in numbers written down independently of game/puerto_rico/data.py."""

from __future__ import annotations

import pytest

from game.core import OptionError, find
from game.puerto_rico.data import BUILDINGS, KEYS, PRICES, QUARRY_CAP
from tests.puerto_rico.board import COUNTS, EDITIONS, check, game

# players: coins, starting tiles (0 corn, 1 fruit), points, workers, ships, characters
TABLE = {
    2: (3, [1, 0], 65, 42, [4, 6], 7),
    3: (2, [1, 1, 0], 75, 58, [4, 5, 6], 6),
    4: (3, [1, 1, 0, 0], 100, 79, [5, 6, 7], 7),
    5: (4, [1, 1, 1, 0, 0], 126, 100, [6, 7, 8], 8),
}

# key: cost, points, circles, copies, city spaces
BOX = {
    "small_fruit": (1, 1, 1, 4, 1),
    "small_sugar": (2, 1, 1, 4, 1),
    "large_fruit": (3, 2, 3, 3, 1),
    "large_sugar": (4, 2, 3, 3, 1),
    "tobacco_barn": (5, 3, 3, 3, 1),
    "coffee_roaster": (6, 3, 2, 3, 1),
    "small_market": (1, 1, 1, 2, 1),
    "hacienda": (2, 1, 1, 2, 1),
    "hut": (2, 1, 1, 2, 1),
    "small_warehouse": (3, 1, 1, 2, 1),
    "hospice": (4, 2, 1, 2, 1),
    "office": (5, 2, 1, 2, 1),
    "large_market": (5, 2, 1, 2, 1),
    "large_warehouse": (6, 2, 1, 2, 1),
    "factory": (7, 3, 1, 2, 1),
    "university": (8, 3, 1, 2, 1),
    "harbor": (8, 3, 1, 2, 1),
    "wharf": (9, 3, 1, 2, 1),
    "guild_hall": (10, 4, 1, 1, 2),
    "residence": (10, 4, 1, 1, 2),
    "fortress": (10, 4, 1, 1, 2),
    "customs": (10, 4, 1, 1, 2),
    "city_hall": (10, 4, 1, 1, 2),
}
BOX_I = {
    "aqueduct": (1, 1, 1, 2, 1),
    "forest_house": (2, 1, 1, 2, 1),
    "black_market": (2, 1, 1, 2, 1),
    "storehouse": (3, 1, 1, 2, 1),
    "guest_house": (4, 2, 2, 2, 1),
    "trading_post": (5, 2, 1, 2, 1),
    "church": (5, 2, 1, 2, 1),
    "small_wharf": (6, 2, 1, 2, 1),
    "lighthouse": (7, 3, 1, 2, 1),
    "specialty": (8, 3, 1, 2, 1),
    "library": (8, 3, 1, 2, 1),
    "union_hall": (9, 3, 1, 2, 1),
    "statue": (10, 8, 0, 1, 2),
    "cloister": (10, 4, 1, 1, 2),
}
BOX_II = {
    "land_office": (2, 1, 1, 2, 1),
    "chapel": (3, 1, 1, 2, 1),
    "hunting_lodge": (4, 2, 1, 2, 1),
    "zoning_office": (5, 2, 1, 2, 1),
    "royal_supplier": (6, 2, 1, 2, 1),
    "villa": (7, 3, 1, 2, 1),
    "jeweler": (8, 3, 1, 2, 1),
    "royal_garden": (10, 4, 1, 1, 2),
}
ALL = {**BOX, **BOX_I, **BOX_II}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_set_up(players, edition):
    s = game(players, edition)
    money, starts, points, people, ships, characters = TABLE[players]
    if players == 5 and edition == "classic":
        points = 122  # the classic box has four points fewer
    assert [board.coins for board in s.boards] == [money] * players
    assert [board.land for board in s.boards] == [[tile] for tile in starts]
    assert all(board.hands == [0] and not board.city and not board.crates() for board in s.boards)
    assert all(board.vp == 0 and board.idle == 0 for board in s.boards)
    assert s.points == points
    assert (s.office, s.office + s.reserve) == (players, people)
    assert s.ship_size == ships
    assert len(s.role_taken) == len(s.role_coins) == 9
    assert s.role_taken.count(-1) == characters and s.role_taken.count(-2) == 9 - characters
    assert len(s.to_json()["characters"]) == characters
    assert len(s.row) == players + 1
    less = 1 if players == 2 else 0
    assert s.quarries == 8 - 3 * less
    assert s.supply == [n - 2 * less for n in (10, 11, 11, 9, 9)]
    tiles = [s.bag[k] + s.row.count(k) + starts.count(k) for k in range(5)]
    assert tiles == [n - 3 * less for n in (10, 12, 11, 9, 8)]
    assert (s.to_act, s.governor, s.round, s.house, s.ending, s.chance) == (0, 0, 1, [], "", 0)
    check(s)


def test_the_buildings():
    assert (len(BOX), len(BOX_I), len(BOX_II)) == (23, 14, 8)
    assert len(KEYS) == 45 and set(KEYS) == set(ALL)
    for b in BUILDINGS:
        assert (b.cost, b.points, b.circles, b.copies, b.spaces) == ALL[b.key], b.key
    for box, tiles in ((BOX, 49), (BOX_I, 26), (BOX_II, 15)):
        assert sum(b.copies for b in BUILDINGS if b.key in box) == tiles
    assert list(QUARRY_CAP) == [min(ALL[key][1], 4) for key in KEYS]
    assert PRICES == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_buildings_are_on_the_board_from_three_players_on(players):
    s = game(players)
    assert s.market == [BOX[key][3] if key in BOX else 0 for key in KEYS]
    assert [KEYS[b] for b in s.kinds] == [key for key in KEYS if key in BOX]


def test_the_same_seed_gives_the_same_table_and_another_seed_another():
    assert game(4, seed=5) == game(4, seed=5)
    assert any(game(4, seed=5).row != game(4, seed=n).row for n in range(6, 12))


def test_cost_swap():
    s = game(4, swap_costs=True)
    assert (s.costs[KEYS.index("factory")], s.costs[KEYS.index("university")]) == (8, 7)
    s = game(4)
    assert (s.costs[KEYS.index("factory")], s.costs[KEYS.index("university")]) == (7, 8)


@pytest.mark.parametrize("players", COUNTS)
def test_poor_corn_starters_have_one_coin_less(players):
    s = game(players, poor_corn=True)
    money, starts = TABLE[players][:2]
    assert [board.coins for board in s.boards] == [money - (tile == 0) for tile in starts]


@pytest.mark.parametrize("edition", ["standard", "classic"])
@pytest.mark.parametrize("option", ["swap_costs", "poor_corn"])
def test_the_alternative_rules_belong_to_the_special_edition(edition, option):
    with pytest.raises(OptionError, match="needs edition to be special"):
        game(4, edition, **{option: True})


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players):
    with pytest.raises(OptionError, match="2 to 5 players"):
        game(players)


def test_in_special_the_first_row_is_drawn_before_the_starting_tiles_leave_the_bag():
    """So fruit is as likely in the row as in the whole bag: 12 of 50, where the others have 9 of 47."""
    shares = {}
    for edition in ("special", "standard"):
        rows = [find("puerto_rico").new(5, seed, {"edition": edition}).row for seed in range(500)]
        shares[edition] = sum(kind == 1 for row in rows for kind in row) / sum(map(len, rows))
    assert shares["special"] > shares["standard"] + 0.01


@pytest.mark.parametrize(
    ("options", "plain"),
    [
        ({}, True),
        ({"swap_costs": True, "poor_corn": True, "points": "hidden"}, True),
        ({"new_buildings": True}, False),  # a Guest house opens moves in every phase
        ({"bourgeois": True}, False),
        ({"smuggler": True}, False),
        ({"festival": True}, False),
        ({"festival": True, "activities": True}, False),
        ({"achievements": "dealt"}, False),
        ({"puertomas": 1}, False),
    ],
)
def test_a_game_is_plain_if_it_has_no_extension(options, plain):
    s = game(3, **options)
    assert s.plain is plain
    assert s.copy().plain is plain
