"""The Builder's phase: prices, room, copies, and the University."""

from __future__ import annotations

import pytest

from game.core import IllegalMove
from game.puerto_rico.data import KEYS
from tests.puerto_rico.board import (
    EDITIONS,
    city,
    coins,
    described,
    finish_phase,
    game,
    land,
    legal,
    listen,
    play,
    workers,
)
from tests.puerto_rico.test_setup import BOX

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def buildable(s):
    return {m.removeprefix("build ") for m in legal(s)} - {"pass"}


@every_edition
def test_everyone_may_build_one_building_and_the_builder_pays_one_coin_less(edition):
    s = game(4, edition)
    play(s, "choose builder", "0: build small_warehouse", "1: build small_warehouse", "2: pass")
    assert [board.coins for board in s.boards[:3]] == [3 - 2, 3 - 3, 3]
    # Both copies are gone.
    assert "small_warehouse" not in buildable(s)
    play(s, "3: build hut")
    assert described(s, 3)[1] == "hut"
    assert s.to_act == 1 and s.phase == 0
    assert s.market[KEYS.index("small_warehouse")] == 0


@every_edition
@pytest.mark.parametrize("quarries", range(6))
@pytest.mark.parametrize("privilege", [0, 1])
def test_every_price(edition, quarries, privilege):
    """Each building can be had for its price and not for a coin less."""
    seat = 0 if privilege else 1
    for money in range(11):
        s = game(3, edition)
        land(s, seat, "fruit quarry " + "quarry* " * quarries)
        coins(s, 1 - seat, 0)
        coins(s, seat, money)
        play(s, "choose builder")
        if s.to_act == 0 and seat == 1:
            play(s, "0: pass")  # the Builder has a coin's worth for nothing
        expected = set()
        for key, (cost, points, *_) in BOX.items():
            if max(0, cost - min(quarries, points, 4) - privilege) <= money:
                expected.add(key)
        if expected:
            assert s.to_act == seat
            assert buildable(s) == expected
        else:
            assert s.to_act != seat


@every_edition
def test_a_discount_is_never_a_gain(edition):
    s = game(4, edition)
    land(s, 0, "fruit quarry* quarry* quarry*")
    coins(s, 0, 0)
    play(s, "choose builder", "0: build small_fruit")  # 1 - 1 - 1
    assert s.boards[0].coins == 0
    s = game(4, edition)
    play(s, "choose builder", "0: pass")
    assert s.boards[0].coins == 3  # the privilege is no coin


def test_only_occupied_quarries_count():
    s = game(4)
    land(s, 1, "quarry quarry quarry")
    coins(s, 0, 0)
    coins(s, 1, 2)
    play(s, "choose builder", "0: pass")
    assert "small_warehouse" not in buildable(s)


@every_edition
def test_no_building_twice(edition):
    s = game(4, edition)
    city(s, 0, "hut small_fruit*")
    play(s, "choose builder")
    assert "hut" not in buildable(s) and "small_fruit" not in buildable(s)
    assert {"large_fruit", "hacienda"} <= buildable(s)  # another one with the same use may be built
    before = s.to_json()
    with pytest.raises(IllegalMove):
        s.play(("build", "hut"))
    assert s.to_json() == before


@every_edition
def test_a_large_building_needs_two_spaces(edition):
    s = game(4, edition)
    city(s, 0, "guild_hall residence fortress customs small_sugar small_fruit hut")
    coins(s, 0, 20)
    play(s, "choose builder")
    assert "city_hall" not in buildable(s)
    assert "harbor" in buildable(s)
    s = game(4, edition)
    city(s, 0, "guild_hall residence fortress customs small_sugar small_fruit")
    coins(s, 0, 20)
    play(s, "choose builder", "0: build city_hall")
    assert s.boards[0].spaces_used() == 12


def test_who_cannot_build_is_not_asked():
    s = game(4)
    coins(s, 0, 0)
    coins(s, 1, 0)
    city(s, 2, "guild_hall residence fortress customs city_hall small_sugar small_fruit")
    coins(s, 2, 30)
    play(s, "choose builder")
    # Seat 0: a building of cost 1 is free for the Builder.
    assert buildable(s) == {"small_fruit", "small_market"}
    play(s, "0: pass")
    assert s.to_act == 3


@pytest.mark.parametrize("swap", [False, True])
def test_cost_swap_is_played(swap):
    s = game(4, swap_costs=swap)
    coins(s, 0, 0)
    coins(s, 1, 7)
    play(s, "choose builder", "0: pass")
    assert ("factory" in buildable(s)) is not swap
    assert ("university" in buildable(s)) is swap


def test_a_free_building_moves_no_coin():
    s = game(4)
    coins(s, 0, 0)
    heard = listen(s)
    play(s, "choose builder", "0: build small_market")
    assert "pay" not in [e.kind for e in heard]
    assert [e.detail for e in heard if e.kind == "build"] == [("small_market", 0)]


# University ----------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("building", ["hut", "tobacco_barn", "city_hall"])
def test_university_puts_one_worker_onto_the_new_building(edition, building):
    s = game(4, edition)
    city(s, 0, "university*")
    coins(s, 0, 10)
    reserve, office = s.reserve, s.office
    play(s, "choose builder", f"0: build {building}")
    assert legal(s) == {"university", "pass"}
    play(s, "0: university")
    assert described(s, 0)[1] == f"university* {building}*"
    assert (s.reserve, s.office) == (reserve - 1, office)
    assert s.to_act == 1


@every_edition
def test_university_may_be_declined_and_must_be_occupied(edition):
    s = game(4, edition)
    city(s, 0, "university*")
    city(s, 1, "university")
    play(s, "choose builder", "0: build hut", "0: pass")
    assert described(s, 0)[1] == "university* hut"
    play(s, "1: build hut")
    assert s.to_act == 2


@every_edition
def test_university_does_not_help_to_build_itself(edition):
    s = game(4, edition)
    coins(s, 0, 7)
    play(s, "choose builder", "0: build university")
    assert described(s, 0)[1] == "university"
    assert s.to_act == 1


@every_edition
@pytest.mark.parametrize(("reserve", "office", "after"), [(1, 3, (0, 3)), (0, 3, (0, 2)), (0, 0, None)])
def test_university_reserve_then_office_then_nothing(edition, reserve, office, after):
    s = game(4, edition)
    city(s, 0, "university*")
    workers(s, to=3, office=office, reserve=reserve)
    play(s, "choose builder", "0: build hut")
    if after is None:
        assert s.to_act == 1
        assert described(s, 0)[1] == "university* hut"
    else:
        play(s, "0: university")
        assert (s.reserve, s.office) == after


@every_edition
def test_a_building_staffed_by_the_university_works_at_once(edition):
    s = game(4, edition)
    city(s, 1, "university*")
    land(s, 1, "fruit*")
    play(s, "choose builder", "0: pass", "1: build small_fruit", "1: university")
    finish_phase(s)
    play(s, "1: choose producer", "1: produce")
    assert s.boards[1].goods == [0, 1, 0, 0, 0]
