"""The fourteen new buildings one by one: what each does, where it stops, and every building named beside it.

Farmer's phase, Guest house and Library have files of their own.
"""

from __future__ import annotations

import pytest

from game.puerto_rico.data import KEYS
from tests.puerto_rico.board import (
    EDITIONS,
    city,
    coins,
    finish_phase,
    goods,
    held,
    house,
    idle,
    land,
    legal,
    listen,
    play,
    points_left,
    ship,
    supply,
    vp,
    workers,
)
from tests.puerto_rico.drafted import drafted, forests, own

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def at(s):
    return s.to_json()["phase"]


# Aqueduct ------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("fields", "works", "crates"),
    [
        ("fruit*", "large_fruit* aqueduct*", "2 fruit"),
        ("sugar*", "large_sugar* aqueduct*", "2 sugar"),
        ("fruit* fruit* sugar*", "large_fruit** large_sugar* aqueduct*", "3 fruit 2 sugar"),
        ("fruit*", "large_fruit* aqueduct", "1 fruit"),
        ("fruit*", "small_fruit* aqueduct*", "1 fruit"),
        ("sugar*", "small_sugar* large_sugar aqueduct*", "1 sugar"),
        # Both works are staffed: the one crate can be the large one's.
        ("fruit*", "small_fruit* large_fruit* aqueduct*", "2 fruit"),
        ("fruit* fruit* fruit*", "small_fruit* large_fruit** aqueduct*", "4 fruit"),
        ("fruit", "large_fruit* aqueduct* ", ""),
        ("corn* tobacco* coffee*", "tobacco_barn* coffee_roaster* aqueduct*", "1 corn 1 tobacco 1 coffee"),
    ],
)
def test_aqueduct(edition, fields, works, crates):
    s = drafted("aqueduct", edition=edition)
    land(s, 1, fields)
    city(s, 1, works)
    play(s, "choose producer")
    finish_phase(s, declining=False)
    assert held(s, 1) == crates


@every_edition
@pytest.mark.parametrize(("left", "crates"), [(2, "2 fruit"), (1, "1 fruit"), (0, "")])
def test_aqueduct_takes_no_more_than_the_supply_has(edition, left, crates):
    s = drafted("aqueduct", edition=edition)
    land(s, 0, "fruit*")
    city(s, 0, "large_fruit* aqueduct*")
    supply(s, "fruit", left, to=3)
    play(s, "choose producer")
    if left:
        play(s, "0: produce")
    assert held(s, 0) == crates


@every_edition
def test_aqueduct_and_specialty(edition):
    """The aqueduct's crate is one that the player has made."""
    s = drafted("aqueduct specialty", edition=edition)
    land(s, 1, "sugar* sugar*")
    city(s, 1, "large_sugar** aqueduct* specialty*")
    play(s, "choose producer", "1: produce")
    assert held(s, 1) == "3 sugar"
    assert own(s, 1)[0] == 3 + 2


# Forest house: prices --------------------------------------------------------------------------------------


def price(s, seat, key):
    """What the player really pays for a building."""
    before = s.boards[seat].coins
    play(s, f"{seat}: build {key}")
    return before - s.boards[seat].coins


@every_edition
def test_example_forests_quarries_and_builder_make_the_large_warehouse_cost_1(edition):
    s = drafted("forest_house large_warehouse", edition=edition)
    land(s, 0, "quarry* quarry*")
    forests(s, 0, 4)
    city(s, 0, "forest_house*")
    coins(s, 0, 1)
    play(s, "choose builder")
    assert price(s, 0, "large_warehouse") == 1


@every_edition
@pytest.mark.parametrize(("count", "less"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (11, 5)])
def test_a_coin_less_for_every_two_forests_without_limit(edition, count, less):
    s = drafted("forest_house", edition=edition)
    land(s, 1, "quarry*")
    forests(s, 1, count)
    city(s, 1, "forest_house*")
    coins(s, 1, 20)
    play(s, "choose builder", "0: pass")
    assert price(s, 1, "harbor") == 8 - 1 - less


@every_edition
def test_forests_are_beyond_the_limit_of_quarries_and_nobody_is_paid(edition):
    s = drafted("forest_house", edition=edition)
    land(s, 0, "quarry* quarry* quarry*")
    forests(s, 0, 8)
    city(s, 0, "forest_house*")
    coins(s, 0, 5)
    play(s, "choose builder")
    assert price(s, 0, "small_warehouse") == 0  # 3 - 1 quarry - 4 - 1
    assert s.boards[0].coins == 5


@pytest.mark.parametrize(("edition", "less"), [("special", 0), ("standard", 2), ("classic", 2)])
def test_an_empty_forest_house_counts_forests_except_in_special(edition, less):
    s = drafted("forest_house", edition=edition)
    forests(s, 1, 4)
    city(s, 1, "forest_house")
    coins(s, 1, 20)
    play(s, "choose builder", "0: pass")
    assert price(s, 1, "harbor") == 8 - less


# Black market ----------------------------------------------------------------------------------------------


def dealer(edition, purse, crates="1 fruit", points=1, quarry=""):
    """Seat 1 has an occupied Black market, somebody on a corn tile, and the Harbor costs 8."""
    s = drafted("black_market harbor", edition=edition)
    land(s, 1, "corn* " + quarry)
    city(s, 1, "black_market*")
    coins(s, 1, purse)
    goods(s, 1, crates)
    vp(s, 1, points)
    play(s, "choose builder", "0: pass")
    return s


@every_edition
def test_example_a_harbor_for_6_coins_a_crate_and_a_worker(edition):
    s = dealer(edition, 6)
    reserve, fruit = s.reserve, s.supply[1]
    play(s, "1: build harbor")
    assert legal(s) == {"barter_worker corn", "barter_good fruit", "barter_point"}
    play(s, "1: barter_good fruit", "1: barter_worker corn")
    # Paid: the point can no longer be given.
    assert own(s, 1) == (0, 1)
    assert held(s, 1) == "" and s.boards[1].hands == [0]
    assert (s.reserve, s.supply[1]) == (reserve + 1, fruit + 1)
    assert s.boards[1].city == [KEYS.index("black_market"), KEYS.index("harbor")]
    assert s.to_act == 2


@every_edition
def test_black_market_never_leaves_a_coin_and_is_never_used_for_more_than_is_missing(edition):
    s = dealer(edition, 8)
    play(s, "1: build harbor")
    assert own(s, 1) == (0, 1) and s.to_act == 2  # enough coins: nothing to barter
    s = dealer(edition, 7)
    play(s, "1: build harbor", "1: barter_point")
    assert own(s, 1) == (0, 0) and held(s, 1) == "1 fruit" and s.to_act == 2
    s = dealer(edition, 5)
    play(s, "1: build harbor", "1: barter_worker corn", "1: barter_good fruit", "1: barter_point")
    assert own(s, 1) == (0, 0) and s.to_act == 2
    s = dealer(edition, 4)
    assert "build harbor" not in legal(s)  # three at most, one of each
    s = dealer(edition, 10)
    play(s, "1: build harbor")
    assert own(s, 1) == (2, 1)


@every_edition
def test_black_market_takes_one_of_each_at_most(edition):
    s = dealer(edition, 6, crates="2 fruit 2 corn", points=5)
    play(s, "1: build harbor", "1: barter_good corn")
    assert legal(s) == {"barter_worker corn", "barter_point"}
    s = dealer(edition, 5, crates="2 fruit", points=0)
    assert "build harbor" not in legal(s)
    s = dealer(edition, 5, crates="", points=5)
    assert "build harbor" not in legal(s)


@every_edition
def test_black_market_must_be_occupied(edition):
    s = drafted("black_market harbor", edition=edition)
    land(s, 1, "corn*")
    city(s, 1, "black_market")
    coins(s, 1, 7)
    goods(s, 1, "1 fruit")
    play(s, "choose builder", "0: pass")
    assert "build harbor" not in legal(s)


@every_edition
def test_black_market_never_gives_its_own_keeper(edition):
    s = drafted("black_market hut harbor", edition=edition)
    city(s, 1, "black_market* hut")
    coins(s, 1, 7)
    goods(s, 1, "")
    play(s, "choose builder", "0: pass")
    assert "build harbor" not in legal(s)
    s = drafted("black_market hut harbor", edition=edition)
    city(s, 1, "black_market* hut*")
    idle(s, 1, 1)
    coins(s, 1, 7)
    play(s, "choose builder", "0: pass", "1: build harbor")
    assert legal(s) == {"barter_worker hut", "barter_worker portrait"}
    play(s, "1: barter_worker portrait")
    assert s.boards[1].idle == 0 and own(s, 1)[0] == 0


@pytest.mark.parametrize(("edition", "allowed"), [("special", True), ("standard", False), ("classic", True)])
def test_only_standard_keeps_the_workers_of_quarries(edition, allowed):
    s = drafted("black_market harbor", edition=edition)
    land(s, 1, "quarry* corn")
    city(s, 1, "black_market*")
    coins(s, 1, 6)
    play(s, "choose builder", "0: pass")
    assert ("build harbor" in legal(s)) is allowed
    if allowed:
        # The quarry has lowered the price before its worker goes.
        play(s, "1: build harbor")
        assert legal(s) == {"barter_worker quarry"}
        play(s, "1: barter_worker quarry")
        assert own(s, 1)[0] == 0 and s.to_act == 2
    s = dealer(edition, 6, crates="", points=0, quarry="quarry*")
    play(s, "1: build harbor")
    assert legal(s) == {"barter_worker corn"} | ({"barter_worker quarry"} if allowed else set())


@every_edition
def test_black_market_comes_after_all_other_reductions(edition):
    s = drafted("black_market forest_house harbor", edition=edition)
    land(s, 0, "quarry* quarry* quarry* corn*")
    forests(s, 0, 4)
    city(s, 0, "black_market* forest_house*")
    coins(s, 0, 2)
    play(s, "choose builder")
    play(s, "0: build harbor")  # 8 - 3 - 2 - 1 = 2
    assert own(s, 0)[0] == 0 and s.to_act == 1
    s = drafted("black_market forest_house harbor", edition=edition)
    land(s, 0, "quarry* quarry* quarry* corn*")
    forests(s, 0, 4)
    city(s, 0, "black_market* forest_house*")
    coins(s, 0, 1)
    play(s, "choose builder", "0: build harbor", "0: barter_worker corn")
    assert own(s, 0)[0] == 0 and s.to_act == 1


@every_edition
def test_black_market_and_university(edition):
    """The building is put up once it is paid; a University emptied to pay for it teaches nobody."""
    s = drafted("black_market university harbor", edition=edition)
    city(s, 1, "black_market* university*")
    coins(s, 1, 7)
    goods(s, 1, "1 corn")
    play(s, "choose builder", "0: pass", "1: build harbor", "1: barter_good corn")
    assert legal(s) == {"university", "pass"}
    play(s, "1: university")
    assert s.boards[1].staff[KEYS.index("harbor")] == 1
    s = drafted("black_market university harbor", edition=edition)
    city(s, 1, "black_market* university*")
    coins(s, 1, 7)
    play(s, "choose builder", "0: pass", "1: build harbor", "1: barter_worker university")
    assert s.to_act == 2 and s.boards[1].staff[KEYS.index("harbor")] == 0


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_black_market_does_not_cancel_the_end_points(edition):
    """The last point was taken in the Captain's phase: a point given back changes nothing."""
    s = drafted("black_market harbor", edition=edition)
    city(s, 1, "black_market*")
    coins(s, 1, 6)
    vp(s, 1, 2)
    goods(s, 0, "1 corn")
    points_left(s, 1, to=3)
    play(s, "0: choose captain", "0: load corn 2")
    assert s.ending == "points" and s.points == 0
    assert sum(board.vp for board in s.boards) == 101  # the privilege's point is on paper
    play(s, "1: choose builder", "1: build harbor", "1: barter_point")
    assert s.points == 0 and s.ending == "points"  # first what was written down is struck out
    finish_phase(s)
    play(s, "2: choose recruiter")
    finish_phase(s)
    play(s, "3: choose adventurer")
    assert at(s) == "over"


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_black_market_does_not_cancel_the_end_workers(edition):
    s = drafted("black_market harbor", edition=edition)
    land(s, 1, "corn*")
    city(s, 1, "black_market*")
    coins(s, 1, 6)
    workers(s, to=3, office=4, reserve=2)
    play(s, "0: choose recruiter", "0: privilege")
    finish_phase(s, declining=False)
    assert s.ending == "workers"
    play(s, "1: choose builder", "1: build harbor", "1: barter_worker corn")
    assert s.reserve == 1 and s.ending == "workers"
    finish_phase(s)
    play(s, "2: choose adventurer", "3: choose merchant")
    assert at(s) == "over"


@every_edition
def test_a_point_given_back_is_there_to_be_won_again(edition):
    s = dealer(edition, 7, crates="", points=3)
    left = s.points
    play(s, "1: build harbor", "1: barter_point")
    assert s.points == left + 1 and own(s, 1) == (0, 2)


@every_edition
def test_the_last_point_taken_outside_the_captains_phase_and_given_back(edition):
    """The game ends with the next Captain's phase all the same (with its round, outside `special`)."""
    s = drafted("black_market church harbor", edition=edition)
    city(s, 0, "church*")
    coins(s, 0, 20)
    city(s, 1, "black_market*")
    coins(s, 1, 7)
    vp(s, 1, 1)
    points_left(s, 1, to=3)
    play(s, "0: choose builder", "0: build tobacco_barn", "0: point")
    assert s.points == 0 and s.ending == ""
    play(s, "1: build harbor", "1: barter_point")
    assert s.points == 1 and s.ending == ""
    finish_phase(s)
    play(s, "1: choose merchant")
    assert s.ending == ""
    goods(s, 0, "3 corn")
    play(s, "2: choose captain")
    assert s.ending == "points"
    finish_phase(s)
    if edition != "special":
        assert at(s) == "choose"
        play(s, "3: choose adventurer")
    assert at(s) == "over"


@every_edition
def test_a_point_given_back_lowers_the_customs_house(edition):
    s = drafted("black_market harbor customs", edition=edition)
    city(s, 1, "black_market* customs*")
    coins(s, 1, 7)
    vp(s, 1, 8)
    play(s, "choose builder", "0: pass")
    assert s.score()[1]["customs"] == 2
    play(s, "1: build harbor", "1: barter_point")
    assert s.score()[1]["customs"] == 1


# Storehouse ------------------------------------------------------------------------------------------------


def stores(edition, buildings, crates):
    """Seat 0 is at storing, all ships full of other things."""
    s = drafted("storehouse large_warehouse", edition=edition)
    ship(s, 5, "5 corn")
    ship(s, 6, "6 fruit")
    ship(s, 7, "7 sugar")
    city(s, 0, buildings)
    goods(s, 0, crates)
    play(s, "choose captain")
    return s


@every_edition
def test_storehouse_keeps_three_crates_more_of_any_kinds(edition):
    s = stores(edition, "storehouse*", "3 fruit 2 tobacco 2 coffee")
    assert legal(s) == {"store fruit", "store tobacco", "store coffee"}
    play(s, "store fruit", "store tobacco", "store coffee", "store coffee")
    assert held(s, 0) == "1 fruit 1 tobacco 2 coffee"
    s = stores(edition, "storehouse*", "4 tobacco")
    assert at(s) == "choose" and held(s, 0) == "4 tobacco"
    s = stores(edition, "storehouse", "4 tobacco")
    play(s, "store tobacco")
    assert held(s, 0) == "1 tobacco"


@every_edition
def test_example_storehouse_and_large_warehouse_two_kinds_and_four_crates(edition):
    s = stores(edition, "storehouse* large_warehouse*", "4 corn 4 sugar 3 tobacco 3 coffee")
    play(s, "keep corn", "keep sugar")
    assert legal(s) == {"store tobacco", "store coffee"}
    play(s, "store tobacco", "store tobacco", "store coffee", "store coffee")
    assert held(s, 0) == "4 corn 4 sugar 2 tobacco 2 coffee"
    s = stores(edition, "storehouse* large_warehouse*", "4 corn 4 sugar 2 tobacco 2 coffee")
    assert at(s) == "choose" and held(s, 0) == "4 corn 4 sugar 2 tobacco 2 coffee"


@every_edition
def test_storehouse_does_not_excuse_from_loading(edition):
    s = drafted("storehouse", edition=edition)
    city(s, 0, "storehouse*")
    goods(s, 0, "4 corn")
    play(s, "choose captain")
    assert all(text.startswith("load corn") for text in legal(s))


# Trading post ----------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("good", "value"), [("corn", 0), ("fruit", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
def test_trading_post_pays_the_price_and_returns_the_crate(edition, good, value):
    s = drafted("trading_post large_market", edition=edition)
    house(s, good)
    city(s, 1, "trading_post* small_market* large_market*")
    goods(s, 1, f"2 {good}")
    left = s.supply[["corn", "fruit", "sugar", "tobacco", "coffee"].index(good)]
    play(s, "choose merchant")
    assert legal(s) == {f"trading_post {good}", "pass"}
    play(s, f"1: trading_post {good}")
    # Neither market counts: it is no sale.
    assert own(s, 1)[0] == 3 + value
    assert held(s, 1) == f"1 {good}" and len(s.house) == 1
    assert s.supply[["corn", "fruit", "sugar", "tobacco", "coffee"].index(good)] == left + 1


@every_edition
def test_trading_post_or_house_but_not_both(edition):
    s = drafted("trading_post large_market", edition=edition)
    city(s, 0, "trading_post* large_market*")
    goods(s, 0, "1 sugar 1 coffee")
    goods(s, 1, "1 corn")
    play(s, "choose merchant")
    assert legal(s) == {"sell sugar", "sell coffee", "trading_post sugar", "trading_post coffee", "pass"}
    play(s, "0: sell coffee")
    assert own(s, 0)[0] == 3 + 4 + 2 + 1
    assert s.to_act == 1


@every_edition
def test_trading_post_has_the_merchants_privilege(edition):
    s = drafted("trading_post library", edition=edition)
    city(s, 0, "trading_post*")
    goods(s, 0, "1 coffee")
    play(s, "choose merchant", "0: trading_post coffee")
    assert own(s, 0)[0] == 3 + 4 + 1
    s = drafted("trading_post library", edition=edition)
    city(s, 0, "trading_post* library*")
    goods(s, 0, "1 coffee")
    play(s, "choose merchant", "0: trading_post coffee")
    assert own(s, 0)[0] == 3 + 4 + 2


@every_edition
def test_trading_post_is_open_when_the_house_is_full(edition):
    s = drafted("trading_post", edition=edition)
    house(s, "corn fruit sugar")
    city(s, 1, "trading_post*")
    city(s, 2, "trading_post")
    goods(s, 0, "1 coffee")
    goods(s, 1, "1 coffee")
    goods(s, 2, "1 tobacco")
    play(s, "choose merchant", "0: sell coffee")
    assert s.to_act == 1 and legal(s) == {"trading_post coffee", "pass"}
    play(s, "1: trading_post coffee")
    assert at(s) == "choose"  # an empty trading post does nothing


@every_edition
def test_trading_post_and_office(edition):
    s = drafted("trading_post office", edition=edition)
    house(s, "corn")
    city(s, 1, "trading_post* office*")
    goods(s, 1, "1 corn")
    play(s, "choose merchant")
    assert legal(s) == {"sell corn", "trading_post corn", "pass"}


# Church ----------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("small_market", 0),
        ("small_fruit", 0),
        ("small_warehouse", 0),
        ("large_fruit", 1),
        ("large_market", 1),
        ("large_warehouse", 1),
        ("tobacco_barn", 1),
        ("coffee_roaster", 1),
        ("harbor", 1),
        ("wharf", 1),
        ("fortress", 2),
        ("cloister", 2),
        ("statue", 2),
    ],
)
def test_church(edition, key, points):
    s = drafted("church large_market statue cloister fortress", edition=edition)
    city(s, 0, "church*")
    city(s, 1, "church")
    for seat in (0, 1):
        coins(s, seat, 20)
    left = s.points
    play(s, "choose builder", f"0: build {key}")
    assert own(s, 0)[1] == points and s.points == left - points
    if KEYS.index(key) < 18:
        play(s, f"1: build {key}")
        assert own(s, 1)[1] == 0


@every_edition
@pytest.mark.parametrize("others", ["", "university*", "guest_house**"])
def test_church_gives_nothing_for_itself(edition, others):
    s = drafted("church university guest_house", edition=edition)
    city(s, 0, others)
    coins(s, 0, 20)
    play(s, "choose builder", "0: build church")
    if "university" in others:
        play(s, "0: university")
    assert own(s, 0)[1] == 0
    if "guest" in others:
        finish_phase(s)
        play(s, "1: choose adventurer", "2: choose merchant", "3: choose captain", "1: choose adventurer")
        play(s, "2: choose merchant", "3: choose captain", "0: guest church")
        assert own(s, 0)[1] == 0


@every_edition
def test_church_and_university(edition):
    s = drafted("church university", edition=edition)
    city(s, 0, "church* university*")
    coins(s, 0, 20)
    play(s, "choose builder", "0: build harbor", "0: university")
    assert own(s, 0)[1] == 1
    assert s.boards[0].staff[KEYS.index("harbor")] == 1


# Small wharf -----------------------------------------------------------------------------------------------


@every_edition
def test_example_three_fruits_two_tobaccos_and_one_corn_are_three_points(edition):
    s = drafted("small_wharf", edition=edition)
    city(s, 1, "small_wharf*")
    goods(s, 1, "1 corn 3 fruit 2 tobacco")
    play(s, "choose captain", "1: small_wharf corn")
    for good in ("fruit", "fruit", "fruit", "tobacco", "tobacco"):
        assert "done" in legal(s)
        play(s, f"1: small_wharf {good}")
    assert own(s, 1) == (3, 3)
    assert held(s, 1) == "" and s.supply == [10, 11, 11, 9, 9]
    assert at(s) == "choose"


@every_edition
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_small_wharf_takes_as_many_as_the_owner_likes(edition, count, points):
    s = drafted("small_wharf", edition=edition)
    ship(s, 5, "5 corn")
    city(s, 1, "small_wharf*")
    goods(s, 1, "5 corn")
    play(s, "choose captain")
    assert s.to_act == 1 and legal(s) == {"small_wharf corn", "pass"}
    for _ in range(count):
        play(s, "1: small_wharf corn")
    if count < 5:
        play(s, "1: done")
        assert at(s) == ("choose" if count == 4 else "storage")
    assert own(s, 1)[1] == points


@every_edition
def test_small_wharf_instead_of_a_common_ship_once_a_phase(edition):
    s = drafted("small_wharf", edition=edition)
    city(s, 1, "small_wharf*")
    goods(s, 1, "2 corn 2 sugar")
    goods(s, 2, "1 tobacco")
    play(s, "choose captain")
    assert "pass" not in legal(s)  # corn must be loaded, on a common ship or on the own one
    play(s, "1: small_wharf corn", "1: small_wharf corn", "1: done", "2: load tobacco 2")
    assert s.to_act == 1
    assert {text.split()[0] for text in legal(s)} == {"load"}


@every_edition
@pytest.mark.parametrize("first", ["wharf", "small_wharf"])
def test_small_wharf_and_wharf_in_one_phase_in_any_order(edition, first):
    s = drafted("small_wharf wharf", edition=edition)
    ship(s, 5, "5 corn")
    ship(s, 6, "6 fruit")
    ship(s, 7, "7 sugar")
    city(s, 0, "small_wharf* wharf*")
    goods(s, 0, "3 tobacco 2 coffee")
    play(s, "choose captain")
    big = ["0: wharf tobacco"]
    small = ["0: small_wharf coffee", "0: small_wharf coffee"]
    if first == "wharf":
        play(s, *big, *small)
    else:
        play(s, *small, "0: done", *big)
    assert own(s, 0)[1] == 3 + 1 + 1  # tobacco, coffee, the Captain's own
    assert at(s) == "choose"


@every_edition
def test_small_wharf_with_harbor_lighthouse_and_the_captains_point(edition):
    """A load is a load, even of a single crate; what it adds comes once, not crate by crate."""
    s = drafted("small_wharf harbor lighthouse", edition=edition)
    ship(s, 7, "7 sugar")
    city(s, 0, "small_wharf* harbor* lighthouse*")
    goods(s, 0, "1 sugar")
    play(s, "choose captain")
    assert own(s, 0) == (3 + 1, 0)
    play(s, "0: small_wharf sugar")
    assert own(s, 0) == (3 + 1 + 1, 0 + 1 + 1)


@every_edition
def test_an_empty_small_wharf_has_no_ship(edition):
    s = drafted("small_wharf", edition=edition)
    ship(s, 7, "7 sugar")
    city(s, 0, "small_wharf")
    goods(s, 0, "1 sugar")
    play(s, "choose captain")
    assert at(s) == "choose" and held(s, 0) == "1 sugar"


@every_edition
def test_the_ship_of_the_small_wharf_comes_back_with_every_captain(edition):
    s = drafted("small_wharf", players=3, edition=edition)
    ship(s, 6, "6 sugar")
    city(s, 0, "small_wharf*")
    goods(s, 0, "3 sugar")
    play(s, "choose captain", "0: small_wharf sugar", "0: small_wharf sugar", "0: done")
    assert own(s, 0)[1] == 1 + 1
    play(s, "1: choose merchant")
    finish_phase(s)
    play(s, "2: choose recruiter")
    finish_phase(s)
    ship(s, 6, "6 sugar")
    play(s, "1: choose captain")
    assert s.to_act == 0 and "small_wharf sugar" in legal(s)


# Lighthouse ------------------------------------------------------------------------------------------------


@every_edition
def test_lighthouse_pays_a_coin_for_every_load(edition):
    s = drafted("lighthouse", edition=edition)
    city(s, 1, "lighthouse* wharf*")
    goods(s, 1, "3 corn 2 sugar 1 coffee")
    play(s, "choose captain")
    assert own(s, 1)[0] == 3  # not the Captain
    play(s, "1: load corn 2", "1: wharf sugar")
    assert own(s, 1) == (3 + 2, 3 + 2)
    finish_phase(s, declining=False)
    assert own(s, 1) == (3 + 3, 3 + 2 + 1)


@every_edition
def test_the_captains_lighthouse_pays_although_nothing_is_loaded(edition):
    s = drafted("lighthouse", edition=edition)
    city(s, 0, "lighthouse*")
    play(s, "choose captain")
    assert own(s, 0) == (3 + 1, 0)
    s = drafted("lighthouse", edition=edition)
    city(s, 0, "lighthouse")
    goods(s, 0, "1 corn")
    play(s, "choose captain", "0: load corn 2")
    assert own(s, 0) == (3, 2)


@every_edition
def test_lighthouse_and_harbor(edition):
    s = drafted("lighthouse harbor", edition=edition)
    city(s, 0, "lighthouse* harbor*")
    goods(s, 0, "2 corn 1 sugar")
    play(s, "choose captain", "0: load corn 2", "0: load sugar 1" if edition == "standard" else "0: load sugar 0")
    assert own(s, 0) == (3 + 1 + 2, 3 + 2 + 1)


@every_edition
def test_the_lighthouse_is_no_privilege_to_be_doubled(edition):
    s = drafted("lighthouse library", edition=edition)
    city(s, 0, "lighthouse* library*")
    play(s, "choose captain")
    assert own(s, 0) == (3 + 1, 0)


# Specialty factory -----------------------------------------------------------------------------------------


@every_edition
def test_example_six_sugars_are_five_coins(edition):
    """Four works are all there are for sugar: six crates need the aqueduct and the Producer's privilege."""
    s = drafted("specialty aqueduct", edition=edition)
    land(s, 0, "sugar* " * 4)
    city(s, 0, "large_sugar*** small_sugar* specialty* aqueduct*")
    play(s, "choose producer", "0: produce")
    finish_phase(s, declining=False)
    assert held(s, 0) == "6 sugar"
    assert own(s, 0)[0] == 3 + (5 if edition == "special" else 4)


@every_edition
@pytest.mark.parametrize(
    ("fields", "works", "won"),
    [
        ("corn* corn* corn* corn*", "", 0),
        ("corn* corn* corn* fruit* fruit*", "large_fruit**", 1),
        ("fruit*", "large_fruit*", 0),
        ("fruit* fruit* sugar* sugar* sugar*", "large_fruit*** large_sugar***", 2),
        ("coffee* coffee* tobacco* tobacco*", "coffee_roaster** tobacco_barn**", 1),
        ("", "", 0),
    ],
)
def test_specialty_counts_the_most_made_kind_but_corn(edition, fields, works, won):
    s = drafted("specialty", edition=edition)
    land(s, 1, fields)
    city(s, 1, "specialty* " + works)
    play(s, "choose producer")
    finish_phase(s, declining=False)
    assert own(s, 1)[0] == 3 + won


@every_edition
def test_specialty_counts_what_was_made_not_what_was_there(edition):
    s = drafted("specialty", edition=edition)
    land(s, 1, "sugar* sugar* sugar*")
    city(s, 1, "specialty* large_sugar***")
    goods(s, 1, "4 coffee")
    supply(s, "sugar", 2, to=3)
    play(s, "choose producer", "1: produce")
    assert own(s, 1)[0] == 3 + 1


@every_edition
def test_specialty_and_privilege(edition):
    """`special` counts the extra crate, the others only the production."""
    s = drafted("specialty", edition=edition)
    land(s, 0, "sugar* sugar* fruit* fruit*")
    city(s, 0, "specialty* large_sugar** large_fruit**")
    play(s, "choose producer", "0: produce", "0: extra fruit")
    assert own(s, 0)[0] == 3 + (2 if edition == "special" else 1)
    s = drafted("specialty", edition=edition)
    land(s, 0, "sugar* sugar*")
    city(s, 0, "specialty* large_sugar**")
    play(s, "choose producer", "0: produce", "0: pass")
    assert own(s, 0)[0] == 3 + 1


@every_edition
def test_specialty_and_factory(edition):
    s = drafted("specialty factory", edition=edition)
    land(s, 1, "sugar* sugar* corn*")
    city(s, 1, "specialty* factory* large_sugar**")
    play(s, "choose producer", "1: produce")
    assert own(s, 1)[0] == 3 + 1 + 1


@every_edition
def test_who_declines_production_earns_nothing_from_the_specialty(edition):
    s = drafted("specialty", edition=edition)
    land(s, 0, "sugar* sugar*")
    city(s, 0, "specialty* large_sugar**")
    play(s, "choose producer", "0: pass")
    assert own(s, 0)[0] == 3 and at(s) == "choose"


# Union hall ------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("crates", "points"),
    [
        ("3 corn 2 fruit 1 coffee", 2),
        ("4 corn 2 coffee", 3),
        ("1 corn 1 fruit 1 sugar", 0),
        ("", 0),
        ("5 tobacco", 2),
    ],
)
def test_examples_union_hall_a_point_for_two_equal_crates(edition, crates, points):
    s = drafted("union_hall", edition=edition)
    city(s, 1, "union_hall*")
    goods(s, 1, crates)
    play(s, "choose captain")
    assert own(s, 1)[1] == points
    assert held(s, 1) == crates  # nothing is given away for it


@every_edition
def test_union_hall_pays_before_anything_is_loaded_and_only_once(edition):
    s = drafted("union_hall", edition=edition)
    city(s, 0, "union_hall*")
    city(s, 1, "union_hall")
    goods(s, 0, "2 corn 2 sugar")
    goods(s, 1, "2 corn")
    heard = listen(s)
    play(s, "choose captain")
    assert own(s, 0)[1] == 2
    play(s, "0: load corn 2", "1: load corn 2")
    assert own(s, 1)[1] == 2
    finish_phase(s, declining=False)
    assert own(s, 0)[1] == 2 + 2 + 1 + 2
    assert [e.amount for e in heard if e.kind == "points" and e.detail == ("union_hall",)] == [2]


@every_edition
def test_union_hall_may_take_the_last_point(edition):
    s = drafted("union_hall", edition=edition)
    city(s, 2, "union_hall*")
    goods(s, 2, "4 corn")
    points_left(s, 2, to=3)
    play(s, "choose captain", "2: point")
    assert s.points == 0 and s.ending == "points"


@every_edition
def test_union_hall_is_no_privilege(edition):
    s = drafted("union_hall library", edition=edition)
    city(s, 0, "union_hall* library*")
    goods(s, 0, "2 corn")
    play(s, "choose captain")
    assert own(s, 0)[1] == 1


# Statue and Cloister ---------------------------------------------------------------------------------------


@every_edition
def test_statue_is_worth_eight_points_and_nobody_works_there(edition):
    s = drafted("statue city_hall", edition=edition)
    city(s, 0, "statue")
    assert s.score()[0] == {"tokens": 0, "buildings": 8}
    land(s, 0, "")
    workers(s, to=0, office=0, reserve=None)
    play(s, "choose recruiter")
    assert s.boards[0].staff[KEYS.index("statue")] == 0 and s.boards[0].idle == 1


@every_edition
def test_statue_costs_at_most_four_less_with_quarries(edition):
    s = drafted("statue", edition=edition)
    land(s, 1, "quarry* " * 6)
    coins(s, 1, 6)
    play(s, "choose builder", "0: pass")
    assert price(s, 1, "statue") == 6


@every_edition
def test_statue_needs_no_worker_at_the_refill(edition):
    s = drafted("statue", edition=edition)
    land(s, 0, "")
    city(s, 0, "statue harbor hut office large_market wharf hospice")
    workers(s, to=3, office=0)
    play(s, "0: choose recruiter", "0: place hut")
    finish_phase(s, declining=False)
    # The privilege's worker is in one of seven buildings, five circles are free, the Statue has none.
    assert s.office == 5


@pytest.mark.parametrize(("edition", "comes"), [("special", False), ("standard", True), ("classic", False)])
def test_university_and_statue(edition, comes):
    s = drafted("statue university", edition=edition)
    city(s, 0, "university*")
    coins(s, 0, 20)
    reserve = s.reserve
    play(s, "choose builder", "0: build statue")
    if comes:
        assert legal(s) == {"university", "pass"}
        play(s, "0: university")
    assert s.to_act == 1
    assert s.boards[0].idle == int(comes) and s.reserve == reserve - int(comes)
    assert s.boards[0].staff[KEYS.index("statue")] == 0


@every_edition
def test_statue_counts_for_the_city_hall(edition):
    s = drafted("statue city_hall", edition=edition)
    city(s, 0, "statue city_hall* hut small_sugar")
    assert s.score()[0]["city_hall"] == 3


@every_edition
@pytest.mark.parametrize(
    ("tiles", "wood", "points"),
    [
        ("quarry quarry quarry corn corn coffee", 6, 6),
        ("corn corn corn quarry quarry", 6, 6),
        ("corn corn corn quarry quarry quarry", 6, 10),
        ("corn corn corn", 0, 1),
        ("corn corn fruit fruit sugar sugar", 2, 0),
        ("corn corn corn corn corn", 0, 1),
        ("corn* corn corn* corn corn corn*", 0, 3),
        ("", 12, 10),
        ("", 0, 0),
    ],
)
def test_examples_cloister_sets_of_three_equal_tiles(edition, tiles, wood, points):
    s = drafted("cloister", edition=edition)
    land(s, 0, tiles)
    forests(s, 0, wood)
    city(s, 0, "cloister*")
    assert s.score()[0].get("cloister", 0) == points
    city(s, 0, "cloister")
    assert "cloister" not in s.score()[0]


@every_edition
def test_residence_counts_forests(edition):
    s = drafted("residence", edition=edition)
    land(s, 0, "corn corn corn corn corn")
    forests(s, 0, 6)
    city(s, 0, "residence*")
    assert s.score()[0]["residence"] == 6


# New buildings and old rules -------------------------------------------------------------------------------


@every_edition
def test_a_second_reading_of_wharf_and_storehouse(edition):
    """Everything that can be shipped goes first, the rest is stored."""
    s = drafted("storehouse small_wharf", edition=edition)
    ship(s, 5, "5 corn")
    ship(s, 6, "6 fruit")
    ship(s, 7, "7 sugar")
    city(s, 0, "storehouse* small_wharf*")
    goods(s, 0, "4 tobacco 3 coffee")
    play(s, "choose captain", "0: small_wharf coffee", "0: small_wharf coffee", "0: done")
    play(s, "0: store tobacco", "0: store tobacco", "0: store tobacco", "0: store coffee")
    assert held(s, 0) == "3 tobacco 1 coffee"
    assert own(s, 0)[1] == 1 + 1


@every_edition
def test_a_full_city_of_new_buildings_ends_the_game(edition):
    s = drafted("statue cloister library", edition=edition)
    city(s, 0, "statue cloister fortress residence guild_hall hut")
    coins(s, 0, 20)
    play(s, "choose builder", "0: build library")
    assert s.ending == "city"
