"""The Captain's phase: the duty to load, the choice of ship, Harbor, Wharf and storing."""

from __future__ import annotations

import pytest

from game.core import IllegalMove
from tests.puerto_rico.board import (
    EDITIONS,
    city,
    game,
    goods,
    held,
    house,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    ship,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def blocked(s):
    """Full ships with corn, fruit and sugar: nobody can load anything onto them. Four players: 5, 6, 7."""
    ship(s, 5, "5 corn")
    ship(s, 6, "6 fruit")
    ship(s, 7, "7 sugar")


# Loading -------------------------------------------------------------------------------------------------


@every_edition
def test_loading_is_a_duty(edition):
    s = game(4, edition)
    goods(s, 0, "2 corn")
    play(s, "choose captain")
    assert "pass" not in legal(s)
    before = s.to_json()
    with pytest.raises(IllegalMove):
        s.play(("pass",))
    assert s.to_json() == before


@every_edition
def test_as_many_crates_as_fit_are_loaded(edition):
    s = game(4, edition)
    goods(s, 0, "4 corn")
    ship(s, 5, "3 corn")
    play(s, "choose captain", "0: load corn 0")
    assert s.boards[0].vp == 2 + 1
    # The ship is full and blocks corn on every other ship; one crate of the two left is kept.
    assert s.phase == 7
    play(s, "0: store corn")
    assert held(s, 0) == "1 corn"
    assert s.ship_load == [0, 0, 0]
    assert s.supply[0] == 9


@every_edition
def test_any_kind_may_be_chosen_whatever_its_number(edition):
    s = game(4, edition)
    goods(s, 0, "1 corn 5 fruit")
    play(s, "choose captain")
    assert {"corn", "fruit"} == {m.split()[1] for m in legal(s)}


@every_edition
def test_a_full_ship_blocks_its_good_until_the_next_captain_phase(edition):
    s = game(4, edition)
    goods(s, 0, "5 corn")
    goods(s, 1, "3 corn")
    goods(s, 2, "1 coffee")
    ship(s, 5, "1 corn")
    play(s, "choose captain", "0: load corn 0")
    assert s.ship_load[0] == 5
    assert s.to_act == 2  # seat 1 cannot load corn although two ships are empty
    play(s, "2: load coffee 2")
    assert s.phase == 7
    play(s, "1: store corn")
    assert s.ship_load == [0, 0, 1]
    assert s.phase == 0


@every_edition
def test_a_ship_takes_one_kind_and_a_kind_goes_to_one_ship(edition):
    s = game(4, edition)
    ship(s, 5, "1 corn")
    ship(s, 7, "1 fruit")
    goods(s, 0, "2 corn 2 fruit 2 sugar")
    play(s, "choose captain")
    assert legal(s) == {"load corn 0", "load fruit 2", "load sugar 1"}


@pytest.mark.parametrize(
    ("edition", "crates", "ships"),
    [
        ("special", 3, {0, 1, 2}),  # all fits anywhere: a free choice
        ("special", 5, {0, 1, 2}),
        ("special", 6, {1, 2}),
        ("special", 7, {2}),
        ("special", 9, {2}),
        ("classic", 3, {0, 1, 2}),
        ("classic", 6, {1, 2}),
        ("classic", 7, {2}),
        ("standard", 1, {2}),  # always the largest empty ship
        ("standard", 6, {2}),
        ("standard", 9, {2}),
    ],
)
def test_the_choice_of_an_empty_ship(edition, crates, ships):
    s = game(4, edition)
    goods(s, 0, f"{crates} sugar")
    play(s, "choose captain")
    assert legal(s) == {f"load sugar {i}" for i in ships}


@every_edition
def test_the_choice_is_among_the_empty_ships(edition):
    s = game(4, edition)
    ship(s, 7, "1 corn")
    goods(s, 0, "6 sugar")
    play(s, "choose captain")
    assert legal(s) == {"load sugar 1"}


@every_edition
def test_a_ship_with_the_good_comes_before_a_larger_empty_one(edition):
    s = game(4, edition)
    ship(s, 5, "4 sugar")
    goods(s, 0, "6 sugar")
    play(s, "choose captain")
    assert legal(s) == {"load sugar 0"}


@every_edition
def test_two_players_have_two_ships(edition):
    s = game(2, edition)
    goods(s, 0, "5 corn 1 fruit 1 sugar")
    play(s, "choose captain", "0: load corn 1", "0: load fruit 0")
    # Both ships carry something: sugar cannot leave.
    assert s.phase == 0
    assert held(s, 0) == "1 sugar"
    assert s.boards[0].vp == 5 + 1 + 1


# Points --------------------------------------------------------------------------------------------------


@every_edition
def test_the_captain_earns_one_point_more_once(edition):
    s = game(4, edition)
    goods(s, 0, "2 corn 1 fruit")
    goods(s, 1, "3 sugar")
    play(s, "choose captain")
    play(s, "0: load corn 2")
    assert s.boards[0].vp == 2 + 1
    play(s, "1: load sugar 1")
    assert s.boards[1].vp == 3
    play(s, "0: load fruit 0")
    assert s.boards[0].vp == 3 + 1


@every_edition
def test_a_captain_who_loads_nothing_earns_nothing(edition):
    s = game(4, edition)
    goods(s, 1, "1 corn")
    play(s, "choose captain", "1: load corn 2")
    assert [board.vp for board in s.boards] == [0, 1, 0, 0]


@every_edition
def test_the_private_ship_brings_the_captain_point_too(edition):
    s = game(4, edition)
    blocked(s)
    city(s, 0, "wharf*")
    goods(s, 0, "2 coffee")
    play(s, "choose captain", "0: wharf coffee")
    assert s.boards[0].vp == 2 + 1


@every_edition
def test_harbor_adds_one_point_to_every_load(edition):
    s = game(4, edition)
    city(s, 1, "harbor*")
    city(s, 2, "harbor")
    goods(s, 1, "1 corn 3 fruit")
    goods(s, 2, "2 corn")
    play(s, "choose captain", "1: load corn 2", "2: load corn 2", "1: load fruit 1")
    assert s.boards[1].vp == (1 + 1) + (3 + 1)
    assert s.boards[2].vp == 2


@every_edition
def test_harbor_and_captain(edition):
    s = game(4, edition)
    city(s, 0, "harbor*")
    goods(s, 0, "1 corn")
    before = s.points
    play(s, "choose captain", "0: load corn 2")
    assert s.boards[0].vp == 3
    assert s.points == before - 3


# Wharf ---------------------------------------------------------------------------------------------------


@every_edition
def test_wharf_takes_all_crates_of_a_kind_whatever_the_ships_carry(edition):
    s = game(4, edition)
    ship(s, 5, "3 corn")
    city(s, 1, "wharf*")
    goods(s, 1, "6 corn 2 fruit")
    play(s, "choose captain")
    assert {"wharf corn", "wharf fruit", "load corn 0"} <= legal(s)
    assert "pass" not in legal(s)  # one of them it must be
    play(s, "1: wharf corn")
    assert s.boards[1].vp == 6
    assert s.supply[0] == 10 - 3
    # Once in a phase.
    assert not any(m.startswith("wharf") for m in legal(s))
    assert "pass" not in legal(s)


@every_edition
def test_wharf_can_wait_for_a_later_turn(edition):
    s = game(4, edition)
    city(s, 0, "wharf*")
    goods(s, 0, "2 corn 2 fruit")
    goods(s, 1, "1 sugar")
    ship(s, 5, "1 coffee")
    ship(s, 6, "1 fruit")
    play(s, "choose captain", "0: load fruit 1", "1: load sugar 2")
    assert legal(s) == {"wharf corn", "pass"}
    play(s, "0: wharf corn")
    assert s.boards[0].vp == 2 + 1 + 2


@every_edition
def test_wharf_need_not_be_used_and_is_offered_again_while_others_load(edition):
    s = game(4, edition)
    ship(s, 5, "1 coffee")
    ship(s, 6, "1 fruit")
    ship(s, 7, "1 sugar")
    city(s, 0, "wharf*")
    goods(s, 0, "3 corn")
    goods(s, 1, "1 sugar 1 fruit")
    play(s, "choose captain")
    assert legal(s) == {"wharf corn", "pass"}
    play(s, "0: pass", "1: load sugar 2")
    assert s.to_act == 0 and legal(s) == {"wharf corn", "pass"}
    play(s, "0: pass", "1: load fruit 1")
    assert s.to_act == 0
    play(s, "0: pass")
    # All have declined or have nothing: storing begins.
    assert s.phase == 7 and s.to_act == 0
    play(s, "0: store corn")
    assert held(s, 0) == "1 corn"
    assert s.boards[0].vp == 0


@every_edition
def test_an_empty_wharf_does_not_sail(edition):
    s = game(4, edition)
    blocked(s)
    city(s, 0, "wharf")
    goods(s, 0, "3 tobacco")
    play(s, "choose captain")
    assert s.phase == 7


@every_edition
def test_wharf_sails_again_in_the_next_captain_phase(edition):
    s = game(2, edition)
    city(s, 0, "wharf*")
    goods(s, 0, "1 corn")
    play(s, "choose captain", "0: wharf corn")
    for role in ("producer", "merchant", "adventurer"):
        play(s, f"choose {role}")
    assert s.boards[0].shipped
    idle_rounds(s, "builder", "farmer")
    assert s.round == 2
    goods(s, 0, "2 fruit")
    play(s, "1: choose captain")
    assert "wharf fruit" in legal(s)


@every_edition
def test_two_wharves_may_take_the_same_kind(edition):
    s = game(4, edition)
    blocked(s)
    for seat in (1, 2):
        city(s, seat, "wharf*")
        goods(s, seat, "2 coffee")
    play(s, "choose captain", "1: wharf coffee", "2: wharf coffee")
    assert [board.vp for board in s.boards] == [0, 2, 2, 0]


@every_edition
def test_wharf_and_harbor_on_the_private_ship_only(edition):
    s = game(4, edition)
    blocked(s)
    city(s, 2, "wharf* harbor*")
    goods(s, 2, "4 coffee")
    play(s, "choose captain", "2: wharf coffee")
    assert s.boards[2].vp == 4 + 1


# Storing -------------------------------------------------------------------------------------------------


@every_edition
def test_one_crate_is_kept(edition):
    s = game(4, edition)
    blocked(s)
    goods(s, 0, "2 coffee 1 corn 3 tobacco")
    play(s, "choose captain")
    assert legal(s) == {"store corn", "store tobacco", "store coffee"}
    play(s, "0: store tobacco")
    assert held(s, 0) == "1 tobacco"


@every_edition
def test_what_there_is_room_for_must_be_kept(edition):
    s = game(4, edition)
    blocked(s)
    goods(s, 0, "2 coffee")
    play(s, "choose captain")
    assert legal(s) == {"store coffee"}


def short_of_coffee(edition, crates):
    """Seat 1 could make two crates of coffee and the privilege's one more: with two in the supply it is short."""
    s = game(4, edition)
    blocked(s)
    land(s, 1, "coffee* coffee*")
    city(s, 1, "coffee_roaster**")
    goods(s, 0, f"{crates} coffee")
    house(s, "coffee")
    goods(s, 3, f"{s.supply[4] - 2} coffee")
    play(s, "choose captain")
    return s


@every_edition
def test_special_lets_a_crate_go_back_whose_kind_is_short(edition):
    s = short_of_coffee(edition, 1)
    if edition != "special":
        assert s.to_act == 3 and legal(s) == {"store coffee"}, "the single crate was kept without asking"
        return
    assert s.supply[4] == 2 and legal(s) == {"store coffee", "pass"}
    play(s, "0: pass")
    assert held(s, 0) == "" and s.supply[4] == 3
    assert s.to_act == 3 and legal(s) == {"store coffee"}, "now there are enough for every harvest"
    s = short_of_coffee(edition, 1)
    play(s, "0: store coffee")
    assert held(s, 0) == "1 coffee" and legal(s) == {"store coffee", "pass"}


@every_edition
def test_special_lets_a_warehouse_stay_empty_where_a_kind_is_short(edition):
    s = game(4, edition)
    blocked(s)
    land(s, 1, "coffee* coffee*")
    city(s, 1, "coffee_roaster**")
    city(s, 0, "large_warehouse*")
    goods(s, 0, "2 tobacco 6 coffee")
    house(s, "coffee")
    play(s, "choose captain")
    if edition == "special":
        assert legal(s) == {"keep tobacco", "keep coffee", "pass"}
        play(s, "0: keep coffee")
        assert legal(s) == {"keep tobacco"}, "tobacco is not short"
    else:
        assert s.phase == 0 and held(s, 0) == "2 tobacco 6 coffee"


@every_edition
def test_a_single_crate_is_kept_without_asking(edition):
    s = game(4, edition)
    blocked(s)
    goods(s, 0, "1 coffee")
    play(s, "choose captain")
    assert s.phase == 0 and held(s, 0) == "1 coffee"


@every_edition
@pytest.mark.parametrize(
    ("warehouses", "crates"),
    [
        ("small_warehouse*", "4 coffee"),
        ("small_warehouse*", "4 coffee 1 corn"),
        ("large_warehouse*", "4 coffee 3 tobacco"),
        ("large_warehouse*", "4 coffee 3 tobacco 1 sugar"),
        ("small_warehouse* large_warehouse*", "4 coffee 3 tobacco 2 sugar 1 corn"),
    ],
)
def test_what_fits_is_kept_without_asking(edition, warehouses, crates):
    s = game(4, edition)
    blocked(s)
    city(s, 0, warehouses)
    goods(s, 0, crates)
    before = s.boards[0].goods[:]
    play(s, "choose captain")
    assert s.phase == 0
    assert s.boards[0].goods == before


@every_edition
def test_empty_warehouses_keep_nothing(edition):
    s = game(4, edition)
    blocked(s)
    city(s, 0, "small_warehouse large_warehouse")
    goods(s, 0, "4 coffee")
    play(s, "choose captain")
    assert legal(s) == {"store coffee"}


@every_edition
def test_large_warehouse_two_kinds_and_a_crate(edition):
    s = game(4, edition)
    blocked(s)
    city(s, 0, "large_warehouse*")
    goods(s, 0, "2 corn 2 fruit 3 tobacco 4 coffee")
    play(s, "choose captain")
    assert legal(s) == {"keep corn", "keep fruit", "keep tobacco", "keep coffee"}
    play(s, "0: keep coffee")
    assert legal(s) == {"keep corn", "keep fruit", "keep tobacco"}
    play(s, "0: keep tobacco")
    assert legal(s) == {"store corn", "store fruit"}
    play(s, "0: store fruit")
    assert held(s, 0) == "1 fruit 3 tobacco 4 coffee"


@every_edition
def test_a_warehouse_does_not_excuse_from_loading(edition):
    s = game(4, edition)
    city(s, 0, "large_warehouse* small_warehouse*")
    goods(s, 0, "2 coffee")
    play(s, "choose captain")
    assert "pass" not in legal(s)


@every_edition
def test_storing_goes_in_turn_order_from_the_captain(edition):
    s = game(4, edition)
    blocked(s)
    for seat in range(4):
        goods(s, seat, "2 coffee")
    play(s, "choose adventurer", "1: choose captain")
    play(s, "1: store coffee", "2: store coffee", "3: store coffee", "0: store coffee")
    assert s.phase == 0 and s.to_act == 2


@every_edition
def test_full_ships_are_emptied_and_others_keep_their_cargo(edition):
    s = game(4, edition)
    ship(s, 5, "5 corn")
    ship(s, 6, "2 sugar")
    heard = listen(s)
    play(s, "choose captain")
    assert s.ship_load == [0, 2, 0] and s.ship_good == [-1, 2, -1]
    assert s.supply[0] == 10
    assert [(e.piece, e.amount) for e in heard if e.kind == "ship_sails"] == [("corn", 5)]


@every_edition
def test_goods_may_pile_up_in_all_other_phases(edition):
    s = game(4, edition)
    goods(s, 0, "4 coffee 4 tobacco 4 sugar")
    for role in ("merchant", "builder", "farmer", "adventurer"):
        play(s, f"choose {role}")
        while s.phase != 0:
            s.play(("pass",))
    assert held(s, 0) == "4 sugar 4 tobacco 4 coffee"
