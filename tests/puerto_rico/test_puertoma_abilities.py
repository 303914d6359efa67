"""Puertomas: the twelve abilities, each locked and at work; when they unlock; and the final count."""

from __future__ import annotations

import pytest

from game.puerto_rico.automa import ABILITY_KEYS, has
from game.puerto_rico.data import KEYS, ROLES
from tests.puerto_rico.board import (
    city,
    coins,
    finish_phase,
    game,
    goods,
    held,
    house,
    idle,
    land,
    play,
    row,
    ship,
    supply,
    vp,
    workers,
)
from tests.puerto_rico.puertomas import (
    ability,
    as_chooser,
    auto,
    during,
    farmland,
    move,
    next_round,
    no_abilities,
    reserve,
    score,
    solo,
)

both = pytest.mark.parametrize("works", [False, True], ids=["locked", "unlocked"])


def with_ability(key, works):
    """A solo game in round 2; the first Puertoma's ability works, or will from the next round on."""
    s = solo()
    s.round = 2
    no_abilities(s)
    ability(s, 1, key, since=2 if works else 3)
    return s


# Unlocking -------------------------------------------------------------------------------------------------


def test_there_are_twelve():
    assert len(set(ABILITY_KEYS)) == 12


@pytest.mark.parametrize(
    ("level", "owns", "money"), [(0, "hut", 2), (1, "hospice", 5), (2, "factory", 8), (3, "hut", 10)]
)
def test_two_buildings_of_a_level_unlock_its_ability_one_of_the_fourth(level, owns, money):
    s = solo()
    s.round = 4
    city(s, 1, owns)
    reserve(s, 1, "residence")
    coins(s, 1, money)
    during(s, "builder", 1)
    heard = move(s, 1)
    assert [e.detail for e in heard if e.kind == "ability"] == [(ABILITY_KEYS[auto(s, 1).abilities[level]],)]
    assert auto(s, 1).since == [5 if i == level else 0 for i in range(4)]
    board = auto(s, 1)
    assert not has(s, board, board.abilities[level]), "not in this round"
    s.round = 5
    assert has(s, board, board.abilities[level])
    s.round = 50
    assert has(s, board, board.abilities[level]), "and for the rest of the game"


def test_one_building_of_a_small_level_unlocks_nothing():
    s = solo()
    coins(s, 1, 7)
    during(s, "builder", 1)
    move(s, 1)
    assert auto(s, 1).since == [0, 0, 0, 0]


def test_an_ability_is_one_of_the_level_that_was_drawn():
    s = solo()
    for key in ABILITY_KEYS:
        ability(s, 1, key)
        board = auto(s, 1)
        same_level = ABILITY_KEYS.index(key) // 3
        for other in range(12):
            if other // 3 == same_level:
                assert has(s, board, other) == (ABILITY_KEYS[other] == key)


# Level 1 ---------------------------------------------------------------------------------------------------


@both
def test_sells_doubles(works):
    s = with_ability("sells_doubles", works)
    house(s, "coffee")
    goods(s, 1, "1 coffee 1 fruit")
    during(s, "merchant", 1)
    move(s, 1)
    assert s.house == ([4, 4] if works else [4, 1])


@both
def test_earns_more(works):
    s = with_ability("earns_more", works)
    goods(s, 1, "1 fruit")
    coins(s, 1, 0)
    during(s, "merchant", 1)
    move(s, 1)
    assert s.boards[1].coins == 1 + works


@both
def test_hires_building(works):
    s = with_ability("hires_building", works)
    land(s, 1, "corn* tobacco** coffee")
    coins(s, 1, 4)
    reserve_before = s.reserve
    during(s, "builder", 1)
    move(s, 1)
    assert farmland(s, 1)["tobacco"] == [3 if works else 2], "placed as in the Recruiter's phase"
    assert s.reserve == reserve_before - works


def test_hires_building_needs_somebody_in_the_reserve():
    s = with_ability("hires_building", True)
    workers(s, 0, reserve=0)
    coins(s, 1, 4)
    during(s, "builder", 1)
    move(s, 1)
    assert auto(s, 1).people() == 0


# Level 2 ---------------------------------------------------------------------------------------------------


@both
def test_stores_kind(works):
    s = with_ability("stores_kind", works)
    for size, good in ((4, "corn"), (5, "sugar"), (6, "coffee")):
        ship(s, size, f"{size} {good}")
    goods(s, 1, "2 corn 3 fruit 4 tobacco")
    play(s, "choose captain")
    assert held(s, 1) == ("1 fruit 4 tobacco" if works else "1 tobacco")


@both
def test_coin_before_building(works):
    s = with_ability("coin_before_building", works)
    coins(s, 1, 3)
    during(s, "builder", 1)
    heard = move(s, 1)
    built = [e.detail[0] for e in heard if e.kind == "build"]
    assert built == (["hospice"] if works else ["small_warehouse"]) and s.boards[1].coins == 0


def test_no_coin_without_building():
    s = with_ability("coin_before_building", True)
    coins(s, 1, 0)
    city(s, 1, "hut hacienda")
    play(s, "choose builder", "pass")
    assert s.boards[1].coins == 0


@both
def test_crate_more(works):
    s = with_ability("crate_more", works)
    land(s, 1, "corn* sugar**")
    play(s, "choose producer")
    move(s, 1)
    assert held(s, 1) == ("1 corn 2 sugar" if works else "1 corn 1 sugar")


def test_crate_more_comes_after_everybody_has_produced_and_besides_the_privilege():
    s = with_ability("crate_more", True)
    land(s, 1, "corn* sugar**")
    land(s, 2, "sugar**")
    supply(s, "sugar", 3, to=0)
    as_chooser(s, "producer")
    move(s, 1)
    move(s, 2)
    heard = move(s, 1)
    assert [e.detail for e in heard if e.kind == "extra"] == [("sugar",)]
    assert [e.detail for e in heard if e.kind == "crate_more"] == [("corn",)], "no sugar was left"
    assert held(s, 1) == "2 corn 2 sugar"


# Level 3 ---------------------------------------------------------------------------------------------------


@both
def test_coin_per_kind(works):
    s = with_ability("coin_per_kind", works)
    land(s, 1, "corn* corn* sugar** coffee***")
    coins(s, 1, 0)
    play(s, "choose producer")
    move(s, 1)
    assert s.boards[1].coins == 3 * works


@both
def test_worker_more(works):
    s = with_ability("worker_more", works)
    land(s, 1, "coffee")
    workers(s, 0, office=3)
    play(s, "choose recruiter")
    finish_phase(s)
    assert farmland(s, 1) == {"coffee": [1 + works]}


@both
def test_crate_with_land(works):
    s = with_ability("crate_with_land", works)
    land(s, 1, "fruit")
    row(s, "coffee corn corn fruit")
    during(s, "farmer", 1)
    move(s, 1)
    assert held(s, 1) == ("1 fruit" if works else "")


def test_no_crate_with_a_quarry_nor_from_an_empty_supply():
    s = with_ability("crate_with_land", True)
    land(s, 1, "corn corn")
    row(s, "corn corn corn corn")
    during(s, "farmer", 1)
    move(s, 1)
    assert held(s, 1) == ""
    s = with_ability("crate_with_land", True)
    row(s, "coffee coffee coffee coffee")
    goods(s, 0, f"{s.supply[4]} coffee")
    during(s, "farmer", 1)
    move(s, 1)
    assert held(s, 1) == ""


# Level 4 ---------------------------------------------------------------------------------------------------


def stuck(s):
    """No ship takes what the Puertoma has."""
    for size, good in ((4, "fruit"), (5, "tobacco"), (6, "coffee")):
        ship(s, size, f"{size} {good}")


@both
def test_point_per_kind(works):
    s = with_ability("point_per_kind", works)
    stuck(s)
    goods(s, 1, "2 corn 3 sugar 1 coffee")
    play(s, "choose captain")
    assert s.boards[1].vp == 3 * works, "counted before the crates spoil"
    assert held(s, 1) == "1 coffee"


@both
def test_turns_into_points(works):
    s = with_ability("turns_into_points", works)
    stuck(s)
    goods(s, 1, "3 corn 2 sugar")
    before = s.supply[0]
    play(s, "choose captain")
    assert s.boards[1].vp == 2 * works and held(s, 1) == "1 sugar"
    assert s.supply[0] == before + 3 - 2 * works, "what is turned into points is discarded: out of the game"
    assert s.x.box_goods[0] == 2 * works


def test_turns_a_single_crate_of_the_worst_kind_into_a_point():
    s = with_ability("turns_into_points", True)
    stuck(s)
    goods(s, 1, "1 corn 2 sugar")
    play(s, "choose captain")
    assert s.boards[1].vp == 1 and held(s, 1) == "1 sugar", "of one kind only"


@both
def test_coins_per_worker(works):
    s = with_ability("coins_per_worker", works)
    land(s, 1, "corn")
    coins(s, 1, 0)
    workers(s, 0, office=6)
    play(s, "choose recruiter")
    finish_phase(s)
    assert s.boards[1].coins == 4 * works, "two workers, one of them spare"


def test_coins_for_the_privilege_and_the_other_ability_too():
    s = with_ability("coins_per_worker", True)
    ability(s, 1, "worker_more")
    land(s, 1, "coffee coffee")
    coins(s, 1, 0)
    workers(s, 0, office=3)
    as_chooser(s, "recruiter")
    finish_phase(s)
    assert auto(s, 1).people() == 3 and s.boards[1].coins == 6


def test_a_person_has_nothing_of_it_nor_has_the_other_puertoma():
    s = with_ability("earns_more", True)
    goods(s, 0, "1 sugar")
    goods(s, 2, "1 fruit")
    for seat in range(3):
        coins(s, seat, 0)
    play(s, "choose merchant", "sell sugar", "2: puertoma")
    assert [board.coins for board in s.boards] == [3, 0, 1]


def test_its_buildings_have_no_effect():
    s = solo()
    city(s, 1, "factory office harbor large_market")
    land(s, 1, "corn* fruit** sugar** tobacco*** coffee***")
    coins(s, 1, 0)
    play(s, "choose producer")
    move(s, 1)
    assert s.boards[1].coins == 0
    next_round(s)
    s.governor = s.chooser = s.to_act = 0
    play(s, "choose merchant")
    move(s, 1)
    assert s.boards[1].coins == 4
    next_round(s)
    s.governor = s.chooser = s.to_act = 0
    s._legal = None
    play(s, "choose captain")
    while s.phase != ROLES.index("farmer"):
        assert s.to_act is not None
        s.play(s.moves()[0])
    assert s.boards[1].vp == 3, "three ships, a crate each"


# Scoring ---------------------------------------------------------------------------------------------------


def test_a_new_puertoma_scores_its_coin():
    s = solo()
    assert score(s, 1) == {
        "tokens": 0,
        "buildings": 0,
        "spare_workers": 0,
        "quarries": 0,
        "pairs": 0,
        "leftovers": 1,
    }


def test_every_item():
    s = solo()
    city(s, 1, "hut small_market hospice factory wharf residence customs")
    vp(s, 1, 11)
    idle(s, 1, 3)
    s.quarries -= 2
    auto(s, 1).spoils = [5, 5]
    land(s, 1, "sugar** sugar** coffee*** coffee*** corn* corn fruit** tobacco*** tobacco**")
    coins(s, 1, 4)
    goods(s, 1, "1 corn 2 fruit")
    assert score(s, 1) == {
        "tokens": 11,
        "buildings": 1 + 1 + 2 + 3 + 3 + 6 + 6,
        "spare_workers": 3,
        "quarries": 6,
        "pairs": 4,
        "leftovers": 4,
    }
    assert s.totals()[1] == sum(score(s, 1).values()) == 50
    assert s.tiebreak(1) == 7


@pytest.mark.parametrize(
    ("money", "crates", "points"),
    [(0, "", 0), (1, "", 1), (2, "", 1), (1, "1 corn", 1), (2, "1 corn", 2), (7, "", 4)],
)
def test_leftovers_are_halved_upwards(money, crates, points):
    s = solo()
    coins(s, 1, money)
    goods(s, 1, crates)
    assert score(s, 1)["leftovers"] == points


def test_large_buildings_are_worth_six_whatever_is_printed_and_bring_no_bonus():
    s = game(3, puertomas=2, new_buildings=True, market="preset")
    vp(s, 1, 40)
    for key in ("statue", "customs", "fortress", "city_hall"):
        if KEYS.index(key) in s.kinds:
            city(s, 1, key)
            assert score(s, 1)["buildings"] == 6


def test_placed_workers_and_lone_plantations_score_nothing():
    s = solo()
    land(s, 1, "coffee*** tobacco** corn* corn")
    coins(s, 1, 0)
    assert sum(score(s, 1).values()) == 0


def test_people_score_as_always():
    s = solo()
    city(s, 0, "residence* hut*")
    vp(s, 0, 5)
    assert s.score()[0] == {"tokens": 5, "buildings": 5, "residence": 4}


def test_ties_go_to_coins_and_crates_and_then_are_shared():
    s = solo()
    for seat, points, money, crates in ((0, 9, 3, ""), (1, 8, 1, ""), (2, 8, 0, "")):
        vp(s, seat, points)
        coins(s, seat, money)
        goods(s, seat, crates)
    assert s.totals() == [9, 9, 8] and s.winners() == [0], "three coins against one"
    goods(s, 1, "1 corn")
    coins(s, 0, 2)
    assert s.totals() == [9, 9, 8] and s.winners() == [0, 1]
    coins(s, 0, 1)
    assert s.winners() == [1]
