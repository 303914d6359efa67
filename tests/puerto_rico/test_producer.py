"""The Producer's phase: pairs of plantation and factory, shortages, the extra crate, the Factory."""

from __future__ import annotations

import pytest

from tests.puerto_rico.board import EDITIONS, city, finish_phase, game, goods, held, land, legal, play, ship, supply

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize(
    ("tiles", "buildings", "made"),
    [
        ("corn* corn* corn", "", "2 corn"),
        ("fruit* fruit*", "", ""),
        ("fruit* fruit*", "small_fruit*", "1 fruit"),
        ("fruit* fruit* fruit* fruit*", "small_fruit* large_fruit***", "4 fruit"),
        ("fruit*", "small_fruit* large_fruit***", "1 fruit"),
        ("fruit", "small_fruit*", ""),
        ("sugar* sugar* sugar*", "large_sugar**", "2 sugar"),
        ("sugar* sugar* sugar*", "small_sugar large_sugar**", "2 sugar"),
        ("sugar*", "small_fruit*", ""),
        ("tobacco* tobacco* tobacco* tobacco*", "tobacco_barn***", "3 tobacco"),
        ("coffee* coffee* coffee*", "coffee_roaster**", "2 coffee"),
        ("quarry* quarry*", "small_fruit* small_sugar*", ""),
    ],
)
def test_capacity(edition, tiles, buildings, made):
    s = game(4, edition)
    land(s, 1, tiles)
    city(s, 1, buildings)
    play(s, "choose producer")
    if made:
        play(s, "1: produce")
    else:
        assert s.to_act != 1 or s.phase == 0
    assert held(s, 1) == made


@every_edition
def test_goods_run_out_in_turn_order(edition):
    s = game(4, edition)
    for seat in range(4):
        land(s, seat, "corn* corn*")
    supply(s, "corn", 5, to=0)
    goods(s, 0, "0 corn")
    ship(s, 7, "5 corn")
    assert s.supply[0] == 5
    play(s, "choose producer", "0: produce", "1: produce", "2: produce")
    # One for the third, none for the fourth, and no extra crate.
    assert [held(s, seat) for seat in range(4)] == ["2 corn", "2 corn", "1 corn", ""]
    assert s.to_act == 1 and s.phase == 0


@every_edition
def test_the_extra_crate_comes_last_and_is_of_a_kind_just_made(edition):
    s = game(4, edition)
    land(s, 0, "corn* fruit* tobacco*")
    city(s, 0, "small_fruit* tobacco_barn")
    goods(s, 0, "1 coffee")
    land(s, 2, "corn*")
    play(s, "choose producer", "0: produce", "2: produce")
    assert s.to_act == 0
    assert legal(s) == {"extra corn", "extra fruit", "pass"}
    play(s, "0: extra fruit")
    assert held(s, 0) == "1 corn 2 fruit 1 coffee"
    assert s.to_act == 1


@every_edition
def test_the_extra_crate_may_be_declined(edition):
    s = game(4, edition)
    land(s, 0, "corn*")
    play(s, "choose producer", "0: produce", "0: pass")
    assert held(s, 0) == "1 corn"


@every_edition
def test_no_extra_crate_of_what_the_others_used_up(edition):
    s = game(4, edition)
    land(s, 0, "corn* sugar*")
    city(s, 0, "small_sugar*")
    land(s, 1, "corn*")
    supply(s, "corn", 2, to=3)
    play(s, "choose producer", "0: produce", "1: produce")
    assert legal(s) == {"extra sugar", "pass"}


@every_edition
def test_a_producer_who_makes_nothing_has_no_privilege(edition):
    s = game(4, edition)
    land(s, 1, "corn*")
    play(s, "choose producer", "1: produce")
    assert s.phase == 0 and s.to_act == 1
    # Not even with the capacity, when the supply had none for him.
    s = game(4, edition)
    land(s, 0, "corn*")
    supply(s, "corn", 0, to=3)
    play(s, "choose producer")
    assert s.phase == 0 and held(s, 0) == ""


@every_edition
def test_production_may_be_declined(edition):
    s = game(4, edition)
    land(s, 0, "corn*")
    city(s, 0, "factory*")
    land(s, 1, "corn*")
    play(s, "choose producer", "0: pass", "1: produce")
    assert held(s, 0) == ""
    assert s.phase == 0  # nothing made, no extra crate


FIVE = "corn* fruit* sugar* tobacco* coffee*"
WORKS = "small_fruit* small_sugar* tobacco_barn* coffee_roaster*"


@every_edition
@pytest.mark.parametrize(("kinds", "money"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_factory(edition, kinds, money):
    for factory, earned in (("factory*", money), ("factory", 0), ("", 0)):
        s = game(4, edition)
        land(s, 1, " ".join(FIVE.split()[:kinds]))
        city(s, 1, f"{WORKS} {factory}")
        before = s.boards[1].coins
        play(s, "choose producer", "1: produce")
        assert s.boards[1].coins == before + earned


@every_edition
def test_factory_counts_kinds_not_crates_and_not_the_extra_crate(edition):
    s = game(4, edition)
    land(s, 0, "corn* corn* corn*")
    city(s, 0, "factory*")
    play(s, "choose producer", "0: produce", "0: extra corn")
    assert s.boards[0].coins == 3
    assert held(s, 0) == "4 corn"


@every_edition
def test_nobody_makes_anything(edition):
    s = game(4, edition)
    play(s, "choose producer")
    assert s.phase == 0 and s.to_act == 1
    finish_phase(s)
