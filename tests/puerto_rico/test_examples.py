"""The worked examples of the two booklets, each set up and played.

Booklet 000 is edition `special`, booklet 001 edition `standard`; an example that both have is played in both, and
in `classic` where the rule is the same.
"""

from __future__ import annotations

import pytest

from tests.puerto_rico.board import (
    EDITIONS,
    city,
    coins,
    finish_phase,
    game,
    goods,
    held,
    house,
    idle,
    land,
    legal,
    play,
    points_left,
    role_coins,
    ship,
    supply,
    vp,
    workers,
)

ANNA, BENOIT, CLARA, DOMINIQUE = 0, 1, 2, 3
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def to_the_end(s, spare=3):
    """The last points are gone, so that the game ends with a Captain's phase or its round; nobody does anything."""
    points_left(s, 0, to=spare)
    play(s, "choose captain")
    for role in ("merchant", "builder", "adventurer"):
        if s.to_act is not None:
            play(s, f"choose {role}")
            finish_phase(s)
    assert s.to_act is None
    return s.score()


# Recruiter -----------------------------------------------------------------------------------------------


@every_edition
def test_recruiter_six_workers_for_four_players(edition):
    s = game(4, edition)
    workers(s, to=0, office=6)
    reserve = s.reserve
    for seat in range(4):
        land(s, seat, "corn corn fruit fruit")
    play(s, "choose recruiter")
    # Three for the Recruiter (one by privilege), two for the next, one for each of the others.
    assert [board.idle for board in s.boards] == [3, 2, 1, 1]
    assert (s.office, s.reserve) == (0, reserve - 1)


# Builder -------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("building", "price"), [("hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)])
def test_prices_with_three_quarries(edition, building, price):
    s = game(4, edition)
    land(s, 1, "fruit quarry* quarry* quarry*")
    coins(s, 0, 0)
    coins(s, 1, price - 1)
    play(s, "choose builder")
    if s.to_act == 0:
        play(s, "0: pass")
    assert f"build {building}" not in legal(s)

    s = game(4, edition)
    land(s, 1, "fruit quarry* quarry* quarry*")
    coins(s, 0, 0)
    coins(s, 1, price)
    play(s, "choose builder")
    if s.to_act == 0:
        play(s, "0: pass")
    play(s, f"1: build {building}")
    assert s.boards[1].coins == 0


# Producer ------------------------------------------------------------------------------------------------


@every_edition
def test_production_two_corn_one_tobacco_three_sugar(edition):
    s = game(4, edition)
    land(s, 1, "corn* corn* corn tobacco* tobacco* sugar* sugar* sugar* sugar")
    city(s, 1, "tobacco_barn* small_sugar* large_sugar***")
    play(s, "choose producer", "1: produce")
    assert held(s, 1) == "2 corn 3 sugar 1 tobacco"


# Merchant ------------------------------------------------------------------------------------------------


def test_small_market_the_merchant_sells_corn_for_two_coins():
    s = game(4, "special")
    city(s, 0, "small_market*")
    goods(s, 0, "1 corn")
    before = s.boards[0].coins
    play(s, "choose merchant", "0: sell corn")
    assert s.boards[0].coins == before + 2


@every_edition
def test_small_market_anne_sells_corn_for_one_coin(edition):
    s = game(4, edition)
    city(s, 1, "small_market*")
    goods(s, 1, "1 corn")
    before = s.boards[1].coins
    play(s, "choose merchant", "1: sell corn")
    assert s.boards[1].coins == before + 1


@pytest.mark.parametrize(("edition", "good"), [("special", "sugar"), ("standard", "tobacco"), ("classic", "tobacco")])
def test_two_offices_sell_what_the_house_has(edition, good):
    s = game(4, edition)
    house(s, good)
    for seat in (1, 2):
        city(s, seat, "office*")
        goods(s, seat, f"2 {good}")
    goods(s, 3, f"1 {good}")
    play(s, "choose merchant", f"1: sell {good}", f"2: sell {good}")
    # One crate each; the third player has no Office and is not even asked.
    assert s.phase == 0
    assert len(s.house) == 3
    assert held(s, 1) == f"1 {good}"
    assert held(s, 3) == f"1 {good}"


# Captain -------------------------------------------------------------------------------------------------


def four_at_the_harbour(edition):
    s = game(4, edition)
    goods(s, ANNA, "2 corn 6 sugar")
    goods(s, BENOIT, "2 sugar 3 tobacco")
    goods(s, CLARA, "2 corn 1 tobacco")
    goods(s, DOMINIQUE, "1 corn 5 fruit")
    ship(s, 6, "3 corn")
    return s


@every_edition
@pytest.mark.parametrize("warehouse", [True, False])
def test_captain_phase_of_four(edition, warehouse):
    s = four_at_the_harbour(edition)
    if warehouse:
        city(s, DOMINIQUE, "small_warehouse*")
    play(s, "choose captain")
    assert s.ship_size == [5, 6, 7]
    # Six sugar fit onto the ship of seven only.
    assert legal(s) == {"load corn 1", "load sugar 2"}
    play(s, "0: load sugar 2")
    assert s.boards[ANNA].vp == 7
    assert legal(s) == {"load sugar 2", "load tobacco 0"}
    play(s, "1: load sugar 2")
    assert s.boards[BENOIT].vp == 1
    assert legal(s) == {"load corn 1", "load tobacco 0"}
    play(s, "2: load tobacco 0")
    assert s.boards[CLARA].vp == 1
    assert legal(s) == {"load corn 1"}  # no room for fruit anywhere
    play(s, "3: load corn 1")
    assert s.boards[DOMINIQUE].vp == 1
    assert legal(s) == {"load corn 1"}
    play(s, "0: load corn 1")
    assert s.boards[ANNA].vp == 9  # the privilege counted once
    assert legal(s) == {"load tobacco 0"}
    play(s, "1: load tobacco 0")
    assert s.boards[BENOIT].vp == 4
    # Storing: Benoît's single sugar stays by itself, Clara keeps one of two corn.
    assert s.to_act == CLARA
    play(s, "2: store corn")
    if not warehouse:
        play(s, "3: store fruit")
    assert s.phase == 0
    assert [held(s, seat) for seat in range(4)] == ["", "1 sugar", "1 corn", "5 fruit" if warehouse else "1 fruit"]
    # The full ships of six and seven are empty again, four tobacco wait on the ship of five.
    assert s.ship_good == [3, -1, -1]
    assert s.ship_load == [4, 0, 0]


@every_edition
def test_small_warehouse_keeps_a_kind_besides_the_single_crate(edition):
    s = game(4, edition)
    city(s, 0, "small_warehouse*")
    goods(s, 0, "3 corn 4 fruit")
    ship(s, 5, "4 coffee")
    ship(s, 6, "1 sugar")
    ship(s, 7, "1 tobacco")
    play(s, "choose captain", "0: keep fruit", "0: store corn")
    assert held(s, 0) == "1 corn 4 fruit"


@every_edition
def test_both_warehouses_keep_three_kinds_besides_the_single_crate(edition):
    s = game(4, edition)
    city(s, 0, "small_warehouse* large_warehouse*")
    goods(s, 0, "2 corn 2 fruit 2 sugar 2 tobacco")
    ship(s, 5, "5 coffee")  # full ships take nothing: nobody can load
    for size, full in ((6, "6 corn"), (7, "7 fruit")):
        ship(s, size, full)
    play(s, "choose captain", "0: keep corn", "0: keep fruit", "0: keep tobacco", "0: store sugar")
    assert held(s, 0) == "2 corn 2 fruit 1 sugar 2 tobacco"


def harbour_and_private_ship(edition):
    s = game(4, edition)
    city(s, 1, "harbor* wharf*")
    goods(s, 1, "2 sugar 5 tobacco")
    ship(s, 5, "2 tobacco")
    ship(s, 6, "1 corn")
    play(s, "choose captain")
    return s


@every_edition
def test_harbor_and_private_ship(edition):
    s = harbour_and_private_ship(edition)
    play(s, "1: load tobacco 0")
    assert s.boards[1].vp == 3 + 1
    play(s, "1: load sugar 2")
    assert s.boards[1].vp == 4 + 2 + 1
    assert legal(s) == {"wharf tobacco", "pass"}
    play(s, "1: wharf tobacco")
    assert s.boards[1].vp == 7 + 2 + 1
    assert s.phase == 0
    assert s.ship_load == [0, 1, 2]  # the tobacco ship was full and is empty again
    assert s.boards[1].crates() == 0


@every_edition
def test_private_ship_first_leaves_the_tobacco_ship_unfilled(edition):
    s = harbour_and_private_ship(edition)
    play(s, "1: wharf tobacco")
    assert s.boards[1].vp == 5 + 1
    assert s.supply[3] == 9 - 2
    play(s, "1: load sugar 2")
    assert s.boards[1].vp == 6 + 2 + 1
    assert s.phase == 0
    assert s.ship_load == [2, 1, 2]


# Adventurer ----------------------------------------------------------------------------------------------


@every_edition
def test_adventurer_with_two_coins_on_the_tile_earns_three(edition):
    s = game(4, edition)
    role_coins(s, "adventurer", 2)
    before = s.boards[0].coins
    play(s, "choose adventurer")
    assert s.boards[0].coins == before + 3
    assert s.to_act == 1


# Buildings -----------------------------------------------------------------------------------------------


def test_factory_three_kinds_two_coins():
    s = game(4, "special")
    land(s, 1, "corn* corn* corn* coffee* fruit* fruit*")
    city(s, 1, "factory* coffee_roaster* large_fruit**")
    before = s.boards[1].coins
    play(s, "choose producer", "1: produce")
    assert held(s, 1) == "3 corn 2 fruit 1 coffee"
    assert s.boards[1].coins == before + 2


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_factory_counts_only_what_the_supply_had(edition):
    s = game(4, edition)
    land(s, 3, "corn* corn* corn* sugar* sugar* sugar* tobacco*")
    city(s, 3, "factory* large_sugar*** tobacco_barn*")
    supply(s, "corn", 0, to=0)
    supply(s, "sugar", 2, to=0)
    before = s.boards[3].coins
    play(s, "choose producer", "3: produce")
    assert held(s, 3) == "2 sugar 1 tobacco"
    assert s.boards[3].coins == before + 1


@pytest.mark.parametrize(
    ("edition", "buildings", "bonus"),
    [
        ("special", "small_fruit large_fruit coffee_roaster large_sugar", 7),
        ("standard", "small_sugar large_sugar small_fruit coffee_roaster", 6),
        ("classic", "small_sugar large_sugar small_fruit coffee_roaster", 6),
    ],
)
def test_guild_hall(edition, buildings, bonus):
    s = game(4, edition)
    city(s, 0, "guild_hall* " + buildings)
    assert to_the_end(s)[0]["guild_hall"] == bonus


@every_edition
@pytest.mark.parametrize(("tiles", "bonus"), [(1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence(edition, tiles, bonus):
    s = game(4, edition)
    city(s, 0, "residence*")
    land(s, 0, " ".join((["quarry", "corn", "sugar"] * 4)[:tiles]))
    assert len(s.boards[0].land) == tiles
    assert to_the_end(s)[0]["residence"] == bonus


@pytest.mark.parametrize(("edition", "portrait", "bonus"), [("special", 7, 7), ("standard", 5, 6), ("classic", 7, 7)])
def test_fortress(edition, portrait, bonus):
    # 22 workers on tiles, buildings and the portrait (20 in booklet 001).
    s = game(4, edition)
    land(s, 0, "corn* corn* fruit* fruit* fruit* quarry* sugar*")
    city(s, 0, "fortress* large_fruit*** tobacco_barn*** small_sugar*")
    idle(s, 0, portrait)
    assert to_the_end(s)[0]["fortress"] == bonus


@pytest.mark.parametrize(
    ("edition", "tokens", "bonus"), [("special", 30, 7), ("standard", 23, 5), ("classic", 23, 5)]
)
def test_customs(edition, tokens, bonus):
    s = game(4, edition)
    city(s, 0, "customs* wharf harbor")
    vp(s, 0, tokens)
    score = to_the_end(s)[0]
    assert score == {"tokens": tokens, "buildings": 4 + 3 + 3, "customs": bonus}


def test_city_hall_with_six_others_counts_seven():
    s = game(4, "special")
    city(s, 0, "city_hall* hut hospice large_market factory university customs small_fruit")
    assert to_the_end(s)[0]["city_hall"] == 7


def test_city_hall_of_booklet_001_counts_six():
    # The booklet prints 7 for five others and the hall itself; the sum is 6.
    s = game(4, "standard")
    city(s, 0, "city_hall* hacienda harbor office hut large_warehouse")
    assert to_the_end(s)[0]["city_hall"] == 6


@every_edition
def test_both_markets_add_three_coins(edition):
    s = game(4, edition)
    city(s, 1, "small_market* large_market*")
    goods(s, 1, "1 sugar")
    before = s.boards[1].coins
    play(s, "choose merchant", "1: sell sugar")
    assert s.boards[1].coins == before + 2 + 3


# Two players ---------------------------------------------------------------------------------------------


@every_edition
def test_two_players_set_up_and_a_round(edition):
    s = game(2, edition)
    assert [board.coins for board in s.boards] == [3, 3]
    assert [board.land for board in s.boards] == [[1], [0]]
    assert (s.points, s.office, s.reserve, s.quarries) == (65, 2, 40, 5)
    assert s.ship_size == [4, 6]
    assert s.supply == [8, 9, 9, 7, 7]
    assert len(s.row) == 3
    assert [s.bag[k] + s.row.count(k) for k in range(5)] == [7 - 1, 9 - 1, 8, 6, 5]
    assert s.market == [2] * 6 + [1] * 17 + [0] * 22
    assert len(s.to_json()["characters"]) == 7
    # Three characters each in turn, then the seventh gets a coin and the other player is governor.
    for pick, role in enumerate(("farmer", "recruiter", "builder", "producer", "merchant", "captain")):
        assert s.to_act == pick % 2
        play(s, f"choose {role}")
        finish_phase(s)
    assert s.role_coins == [0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert (s.round, s.governor, s.to_act, s.picks) == (2, 1, 1, 0)
    assert len(legal(s)) == 7
