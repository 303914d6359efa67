"""The Library: the privilege of every character, doubled; the Farmer's is in test_extension_1_farm.py."""

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
    land,
    legal,
    play,
    supply,
    workers,
)
from tests.puerto_rico.drafted import drafted, own

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def reader(edition="special", keeper="*", seat=0, others="", market="library", players=4, **options):
    s = drafted(market, players=players, edition=edition, **options)
    city(s, seat, f"library{keeper} {others}")
    return s


@every_edition
@pytest.mark.parametrize(("keeper", "won"), [("*", 2), ("", 1)])
def test_recruiter_two_workers_from_the_reserve(edition, keeper, won):
    s = reader(edition, keeper, others="hut wharf hospice")
    land(s, 0, "corn* fruit*")
    workers(s, to=3, office=0)
    reserve = s.reserve
    play(s, "choose recruiter")
    assert s.boards[0].idle == won and s.reserve == reserve - won


@every_edition
def test_recruiter_as_many_as_the_reserve_has(edition):
    s = reader(edition)
    workers(s, to=3, office=0, reserve=1)
    play(s, "choose recruiter", "0: privilege")
    assert s.reserve == 0 and s.boards[0].idle + s.boards[0].hands.count(1) == 1


@every_edition
@pytest.mark.parametrize(
    ("keeper", "reserve", "asked"), [("*", 6, False), ("*", 5, True), ("", 5, False), ("", 4, True)]
)
def test_recruiter_is_asked_if_the_refill_could_fail(edition, keeper, reserve, asked):
    """Four players need four workers for the refill; the doubled privilege takes two before."""
    s = reader(edition, keeper)
    workers(s, to=3, office=0, reserve=reserve)
    play(s, "choose recruiter")
    assert (legal(s) == {"privilege", "pass"}) is asked


@every_edition
@pytest.mark.parametrize(("seat", "keeper", "cost"), [(0, "*", 6), (0, "", 7), (1, "*", 8)])
def test_builder_two_coins_less(edition, seat, keeper, cost):
    s = reader(edition, keeper, seat=seat, market="library harbor")
    coins(s, seat, 9)
    play(s, "choose builder")
    if seat:
        play(s, "0: pass")
    play(s, f"{seat}: build harbor")
    assert own(s, seat)[0] == 9 - cost


@every_edition
def test_builder_never_pays_less_than_nothing(edition):
    s = reader(edition)
    coins(s, 0, 0)
    play(s, "choose builder", "0: build small_market")
    assert own(s, 0)[0] == 0


def two_crops(edition, **stock):
    s = reader(edition, others="large_sugar**")
    land(s, 0, "corn* corn* sugar*")
    for good, left in stock.items():
        supply(s, good, left, to=3)
    play(s, "choose producer", "0: produce")
    return s


@pytest.mark.parametrize("edition", ["special", "standard"])
def test_producer_two_crates_of_the_same_kind_or_not(edition):
    s = two_crops(edition)
    assert legal(s) == {"extra corn", "extra sugar", "pass"}
    play(s, "0: extra sugar")
    assert s.to_act == 0 and legal(s) == {"extra corn", "extra sugar", "pass"}
    play(s, "0: extra sugar")
    assert held(s, 0) == "2 corn 3 sugar" and s.to_act == 1
    s = two_crops(edition)
    play(s, "0: extra sugar", "0: extra corn")
    assert held(s, 0) == "3 corn 2 sugar"
    s = two_crops(edition)
    play(s, "0: extra corn", "0: pass")
    assert held(s, 0) == "3 corn 1 sugar"


def test_classic_producer_two_different_crates():
    s = two_crops("classic")
    play(s, "0: extra sugar")
    assert legal(s) == {"extra corn", "pass"}
    play(s, "0: extra corn")
    assert held(s, 0) == "3 corn 2 sugar" and s.to_act == 1
    s = reader("classic")
    land(s, 0, "corn*")
    play(s, "choose producer", "0: produce", "0: extra corn")
    assert held(s, 0) == "2 corn" and s.to_act == 1  # there is no second kind


@every_edition
def test_producer_as_far_as_the_supply_goes(edition):
    s = two_crops(edition, corn=2, sugar=2)
    assert legal(s) == {"extra sugar", "pass"}
    play(s, "0: extra sugar")
    assert held(s, 0) == "2 corn 2 sugar" and s.to_act == 1


@every_edition
def test_producer_without_a_keeper_one_crate(edition):
    s = reader(edition, "")
    land(s, 0, "corn*")
    play(s, "choose producer", "0: produce", "0: extra corn")
    assert held(s, 0) == "2 corn" and s.to_act == 1


@every_edition
def test_library_and_specialty(edition):
    """`special` counts both crates of the doubled privilege."""
    s = reader(edition, others="specialty* large_sugar** large_fruit*", market="library specialty")
    land(s, 0, "sugar* sugar* fruit*")
    play(s, "choose producer", "0: produce")
    if edition == "classic":
        play(s, "0: extra sugar", "0: extra fruit")
        won = 1
    else:
        play(s, "0: extra sugar", "0: extra sugar")
        won = 3 if edition == "special" else 1
    assert own(s, 0)[0] == 3 + won


@every_edition
@pytest.mark.parametrize(("keeper", "bonus"), [("*", 2), ("", 1)])
def test_merchant_two_coins_more(edition, keeper, bonus):
    s = reader(edition, keeper, others="small_market*")
    goods(s, 0, "1 sugar")
    goods(s, 1, "1 coffee")
    play(s, "choose merchant", "0: sell sugar", "1: sell coffee")
    assert own(s, 0)[0] == 3 + 2 + 1 + bonus
    assert own(s, 1)[0] == 3 + 4


@every_edition
def test_merchant_earns_nothing_without_a_sale(edition):
    s = reader(edition)
    play(s, "choose merchant")
    assert own(s, 0)[0] == 3


@every_edition
@pytest.mark.parametrize(("keeper", "bonus"), [("*", 2), ("", 1)])
def test_captain_two_points_with_the_first_load(edition, keeper, bonus):
    s = reader(edition, keeper, others="harbor*", market="library harbor")
    goods(s, 0, "2 corn 1 sugar")
    play(s, "choose captain", "0: load corn 2")
    assert own(s, 0)[1] == 2 + 1 + bonus
    finish_phase(s, declining=False)
    assert own(s, 0)[1] == 2 + 1 + bonus + 1 + 1


@every_edition
def test_captain_who_loads_nothing_wins_nothing(edition):
    s = reader(edition)
    play(s, "choose captain")
    assert own(s, 0)[1] == 0


@every_edition
@pytest.mark.parametrize(("keeper", "won"), [("*", 2), ("", 1)])
def test_adventurer_two_coins(edition, keeper, won):
    s = reader(edition, keeper)
    s.role_coins[6] = 1
    play(s, "choose adventurer")
    assert own(s, 0)[0] == 3 + 1 + won  # the coin that lay on him is not doubled


@pytest.mark.parametrize("edition", ["special", "standard"])
def test_the_smuggler_has_no_privilege_to_double(edition):
    s = reader(edition, smuggler=True)
    goods(s, 1, "1 corn")
    s.boards[1].goods[0] = 0
    s.house.append(0)
    play(s, "choose smuggler", "0: plunder")
    assert own(s, 0) == (3, 1)


@every_edition
def test_the_library_of_another_player_doubles_nothing(edition):
    s = reader(edition, seat=1)
    goods(s, 0, "1 sugar")
    goods(s, 1, "1 coffee")
    play(s, "0: choose merchant", "0: sell sugar", "1: sell coffee")
    assert own(s, 0)[0] == 3 + 2 + 1 and own(s, 1)[0] == 3 + 4


@every_edition
def test_library_and_university(edition):
    """There is no room for both if two others at their cost are chosen; together they stack."""
    s = reader(edition, others="university*", market="library university")
    coins(s, 0, 7)
    play(s, "choose builder", "0: build wharf", "0: university")
    assert own(s, 0)[0] == 0
    assert s.boards[0].staff[KEYS.index("wharf")] == 1
