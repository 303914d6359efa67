"""Puertomas: what they do with each character, every order of priority and every tie."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import INDEX, KEYS
from tests.puerto_rico.board import (
    check,
    city,
    coins,
    finish_phase,
    game,
    goods,
    held,
    house,
    land,
    legal,
    listen,
    play,
    points_left,
    row,
    ship,
    workers,
)
from tests.puerto_rico.puertomas import (
    ability,
    as_chooser,
    auto,
    cards,
    drawn,
    during,
    farmland,
    move,
    next_round,
    reserve,
    ruined,
    solo,
    turn,
)


def told(heard, kind):
    return [e.detail for e in heard if e.kind == kind]


def builds(s, seat=1, by=0):
    """What the Puertoma builds when a person is Builder (or itself), and what it pays."""
    if by == seat:
        as_chooser(s, "builder", seat)
    else:
        during(s, "builder", seat, by)
    before = s.boards[seat].coins
    heard = move(s, seat)
    [(key, cost)] = told(heard, "build")
    bonus = sum(e.amount for e in heard if e.kind == "coins")
    assert s.boards[seat].coins == before + bonus - cost
    return key, cost


# Farmer ----------------------------------------------------------------------------------------------------


def takes(s, seat=1):
    during(s, "farmer", seat)
    return told(move(s, seat), "take")[0][0]


@pytest.mark.parametrize(
    ("has", "display", "taken"),
    [
        ("fruit", "coffee corn sugar fruit", "fruit"),  # a kind that it has once, though worse
        ("fruit sugar", "fruit coffee sugar corn", "sugar"),  # two such kinds: the better
        ("fruit fruit", "fruit corn tobacco sugar", "tobacco"),  # else the best it has room for
        ("coffee coffee", "coffee coffee corn corn", "corn"),
        ("", "corn fruit sugar tobacco", "tobacco"),
        ("corn corn fruit fruit", "corn corn fruit fruit", "quarry"),  # else a quarry, without the privilege
    ],
)
def test_farmer_priorities(has, display, taken):
    s = solo()
    land(s, 1, has)
    row(s, display)
    assert takes(s) == taken
    board = auto(s, 1)
    if taken == "quarry":
        assert board.spoils == [5] and len(board.land) == len(has.split())
    else:
        assert farmland(s, 1)[taken][-1] == 0 and not board.spoils


def test_a_puertoma_never_declines_and_never_has_three_of_a_kind():
    s = solo()
    land(s, 1, "corn corn fruit fruit sugar sugar tobacco tobacco coffee coffee")
    row(s, "corn corn fruit coffee")
    for expected in range(1, 4):
        assert takes(s) == "quarry"
        assert auto(s, 1).spoils == [5] * expected, "any number of quarries"
        next_round(s)
        row(s, "corn corn fruit coffee")


def test_without_quarries_it_takes_nothing_and_is_skipped():
    s = solo()
    land(s, 1, "corn corn")
    row(s, "corn corn corn corn")
    s.boards[2].land, s.boards[2].hands = [], []
    s.bag[0] += 1
    auto(s, 2).spoils = [5] * s.quarries
    s.quarries = 0
    turn(s, 0)
    play(s, "choose farmer", "0: pass")
    assert s.to_act == 2


def test_the_farmers_own_turn_comes_first():
    s = ruined(solo())
    turn(s, 1)
    row(s, "coffee corn corn corn")
    move(s, 1)
    assert s.to_act == 1
    move(s, 1)
    assert farmland(s, 1) == {"coffee": [0]} and s.to_act == 2


# Recruiter -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "placed"),
    [
        ("tobacco** coffee*", {"tobacco": [3], "coffee": [1]}),  # the fewest free places
        ("corn fruit* tobacco**", {"corn": [0], "fruit": [1], "tobacco": [3]}),  # one free each: the best kind
        ("fruit sugar", {"fruit": [0], "sugar": [1]}),
        ("fruit** fruit", {"fruit": [2, 1]}),
        ("coffee** coffee*", {"coffee": [3, 1]}),
        ("corn* corn", {"corn": [1, 1]}),
        ("coffee corn", {"coffee": [0], "corn": [1]}),
    ],
)
def test_where_a_worker_goes(has, placed):
    s = solo()
    land(s, 1, has)
    workers(s, 0, office=2)  # one for the person, one for the first Puertoma
    play(s, "choose recruiter")
    assert farmland(s, 1) == placed


def test_workers_without_a_place_are_spare_for_good():
    s = solo()
    land(s, 1, "corn*")
    workers(s, 0, office=2)
    heard = listen(s)
    play(s, "choose recruiter")
    assert auto(s, 1).idle == 1
    spare = [e for e in heard if e.kind == "place" and e.seat == 1]
    assert [(e.target, e.detail) for e in spare] == [(("portrait", 1), ("spare",))]
    next_round(s)
    land(s, 1, "corn* coffee")
    turn(s, 0)
    workers(s, 0, office=2)
    play(s, "choose recruiter")
    assert auto(s, 1).idle == 1 and farmland(s, 1)["coffee"] == [1], "only the new one goes to work"


def test_workers_come_in_turn_order_and_the_recruiter_has_one_more():
    s = solo()
    land(s, 1, "coffee coffee")
    land(s, 2, "coffee coffee")
    workers(s, 0, office=5)
    as_chooser(s, "recruiter")
    assert auto(s, 1).people() == 1 + 2 and auto(s, 2).people() == 2
    assert s.boards[0].people() == 1


def test_the_refill_of_the_booklets_example():
    """Two free circles of the person, one place of Puertoma A (sugar), two of Puertoma B (fruit): five workers."""
    s = solo()
    city(s, 0, "large_sugar")  # the Recruiter's own worker will leave two circles free
    land(s, 0, "corn*")
    land(s, 1, "sugar* corn*")
    land(s, 2, "fruit corn*")
    workers(s, 0, office=0)
    heard = listen(s)
    play(s, "choose recruiter")
    finish_phase(s)
    assert [board.empty_circles() for board in s.boards] == [2, 1, 2]
    assert [e.amount for e in heard if e.kind == "refill"] == [5] and s.office == 5


def test_the_refill_counts_only_the_emptiest_plantation_of_each_puertoma():
    s = solo()
    for seat, has, free in ((1, "sugar* corn", 1), (2, "fruit corn tobacco*", 2)):
        land(s, seat, has)
        assert auto(s, seat).empty_circles() == free
    city(s, 0, "large_sugar*")
    assert [board.empty_circles() for board in s.boards] == [2, 1, 2]
    land(s, 1, "corn* fruit**")
    assert auto(s, 1).empty_circles() == 0
    land(s, 1, "coffee tobacco")
    assert auto(s, 1).empty_circles() == 3


def test_at_least_a_worker_for_each_player_comes():
    s = solo()
    land(s, 0, "corn")
    land(s, 1, "corn*")
    land(s, 2, "corn*")
    heard = listen(s)
    play(s, "choose recruiter")
    finish_phase(s)
    assert [e.amount for e in heard if e.kind == "refill"] == [3] and s.office == 3


def test_people_are_asked_whether_to_take_workers_when_the_puertomas_could_make_the_refill_fail():
    s = solo()
    land(s, 1, "coffee coffee")
    land(s, 2, "tobacco tobacco")
    workers(s, 0, office=3, reserve=6)
    turn(s, 0)
    play(s, "choose recruiter")
    assert legal(s) == {"privilege", "pass"}, "six workers may be wanted for coffee and tobacco"
    play(s, "privilege")
    assert legal(s) == {"recruit", "pass"} and s.to_act == 0
    play(s, "pass")
    assert auto(s, 1).people() == 2 and auto(s, 2).people() == 1, "Puertomas always take what they get"


# Builder ---------------------------------------------------------------------------------------------------


def test_the_highest_level_and_there_the_dearest():
    s = solo()
    coins(s, 1, 6)
    assert builds(s) == ("large_warehouse", 6)
    s = solo()
    coins(s, 1, 4)
    assert builds(s) == ("hospice", 4)
    s = solo()
    coins(s, 1, 3)
    assert builds(s) == ("small_warehouse", 3)
    s = solo()
    coins(s, 1, 7)
    assert builds(s) == ("factory", 7), "the cheapest of the third level before the dearest of the second"


@pytest.mark.parametrize("number", range(1, 9))
def test_equal_buildings_are_counted_out_by_a_card(number):
    s = solo()
    coins(s, 1, 8)
    cards(s, number)
    assert builds(s)[0] == ("university", "harbor")[(number - 1) % 2]
    assert drawn(s) == 2, "another card was for the token"


def test_no_card_for_a_single_candidate():
    s = solo()
    coins(s, 1, 7)
    cards(s, 1)
    reserve(s, 1, "residence")
    city(s, 1, "hut")
    builds(s)
    assert drawn(s) == 0


def test_the_builder_pays_one_less_and_nobody_has_quarries():
    s = solo()
    coins(s, 1, 5)
    auto(s, 1).spoils = [5, 5, 5]
    s.quarries -= 3
    assert builds(s, by=1) == ("large_warehouse", 5)
    s = solo()
    coins(s, 1, 0)
    city(s, 1, "hacienda")
    assert builds(s, by=1) == ("small_market", 0)


def test_two_of_a_level_at_most_and_none_twice():
    s = solo()
    coins(s, 1, 9)
    city(s, 1, "wharf factory")
    assert builds(s) == ("large_warehouse", 6)
    s = solo()
    coins(s, 1, 9)
    city(s, 1, "wharf")
    assert builds(s)[0] in ("university", "harbor")
    s = solo()
    coins(s, 1, 3)
    city(s, 1, "small_warehouse")
    cards(s, 2)
    assert builds(s)[0] == "hut", "of the two for 2 coins the second, by card 2"


def test_who_cannot_build_is_skipped():
    s = solo()
    coins(s, 0, 9)
    coins(s, 1, 0)
    coins(s, 2, 0)
    play(s, "choose builder", "0: pass")
    assert s.phase == 0


def test_its_people_never_go_into_buildings():
    s = solo()
    coins(s, 1, 9)
    builds(s)
    finish_phase(s)
    play(s, "1: puertoma")
    assert auto(s, 1).staff[INDEX["wharf"]] == 0


# Large buildings and the reserved token --------------------------------------------------------------------

LARGE = ("guild_hall", "residence", "fortress", "customs", "city_hall")


@pytest.mark.parametrize("number", range(1, 9))
def test_the_first_building_puts_the_token_on_a_large_building(number):
    s = solo()
    coins(s, 1, 4)
    cards(s, number)
    assert auto(s, 1).reserved == -1
    builds(s)
    assert KEYS[auto(s, 1).reserved] == LARGE[(number - 1) % 5]


def test_not_on_one_where_a_token_lies():
    for number in range(1, 9):
        s = solo()
        coins(s, 1, 4)
        reserve(s, 2, "fortress")
        cards(s, number)
        builds(s)
        assert KEYS[auto(s, 1).reserved] == [k for k in LARGE if k != "fortress"][(number - 1) % 4]


def test_a_second_building_moves_no_token():
    s = solo()
    coins(s, 1, 7)
    city(s, 1, "hut")
    reserve(s, 1, "customs")
    builds(s)
    assert auto(s, 1).reserved == INDEX["customs"]


def test_the_first_building_is_never_large():
    s = solo()
    coins(s, 1, 20)
    assert builds(s) == ("wharf", 9)
    next_round(s)
    coins(s, 1, 20)
    reserve(s, 1, "residence")
    assert builds(s) == ("residence", 10), "the second may be"


def test_of_the_large_buildings_it_builds_the_one_with_its_token():
    for key in LARGE:
        s = solo()
        coins(s, 1, 10)
        city(s, 1, "hut")
        reserve(s, 1, key)
        cards(s, 3)
        assert builds(s) == (key, 10)
        board = auto(s, 1)
        rest = [k for k in LARGE if k != key]
        assert KEYS[board.reserved] == rest[2], "after the first, the token goes to another"


def test_after_the_second_large_building_there_is_no_token():
    s = solo()
    coins(s, 1, 10)
    city(s, 1, "hut residence")
    reserve(s, 1, "customs")
    assert builds(s) == ("customs", 10)
    assert auto(s, 1).reserved == -1
    next_round(s)
    coins(s, 1, 20)
    assert builds(s) == ("wharf", 9), "two of the fourth level are all"


@pytest.mark.parametrize("number", [1, 4])
def test_the_token_moves_when_a_person_builds_its_building(number):
    s = solo()
    coins(s, 0, 20)
    reserve(s, 1, "fortress")
    reserve(s, 2, "customs")
    city(s, 1, "hut")
    city(s, 2, "hut")
    cards(s, number)
    assert "build fortress" in legal_after(s, "choose builder")
    play(s, "build fortress")
    rest = ("guild_hall", "residence", "city_hall")
    assert KEYS[auto(s, 1).reserved] == rest[(number - 1) % 3]
    assert KEYS[auto(s, 2).reserved] == "customs"


def legal_after(s, text):
    play(s, text)
    return legal(s)


def test_no_token_when_none_is_left():
    s = solo()
    coins(s, 0, 20)
    coins(s, 1, 20)
    city(s, 1, "hut")
    city(s, 2, "hut")
    reserve(s, 1, "fortress")
    reserve(s, 2, "customs")
    city(s, 0, "guild_hall residence city_hall")
    play(s, "choose builder", "build fortress")
    assert auto(s, 1).reserved == -1 and auto(s, 2).reserved == INDEX["customs"]
    heard = move(s, 1)
    assert told(heard, "build")[0][0] == "wharf", "no large building is reserved for it"


def test_two_buildings_of_every_level_are_a_full_city():
    s = solo()
    coins(s, 1, 10)
    city(s, 1, "hut hacienda hospice office factory wharf residence")
    reserve(s, 1, "customs")
    during(s, "builder", 1)
    heard = move(s, 1)
    assert told(heard, "last_phase") == [("city",)]
    finish_phase(s)
    assert s.to_act is None and s.ending == "city"


def test_seven_buildings_are_no_full_city():
    s = solo()
    coins(s, 1, 9)
    city(s, 1, "hut hacienda hospice wharf residence customs")
    assert builds(s)[0] in ("university", "harbor")
    finish_phase(s)
    assert s.ending == ""


# Producer --------------------------------------------------------------------------------------------------


def test_every_active_plantation_yields_a_crate_without_any_building():
    s = solo()
    land(s, 1, "corn* corn* fruit** sugar* tobacco*** tobacco** coffee***")
    land(s, 2, "corn")
    play(s, "choose producer")
    assert s.to_act == 1
    move(s, 1)
    assert held(s, 1) == "2 corn 1 fruit 1 tobacco 1 coffee"
    assert s.phase == 0, "the second has nothing to make"


def test_a_shortage_hits_puertomas_like_everybody():
    s = solo()
    land(s, 1, "coffee*** coffee***")
    goods(s, 0, f"{s.supply[4] - 1} coffee")
    play(s, "choose producer")
    move(s, 1)
    assert held(s, 1) == "1 coffee"


def test_the_producers_extra_crate_is_of_the_best_kind_made_that_is_left():
    for left, extra in ((9, "coffee"), (1, "fruit")):
        s = solo()
        land(s, 1, "corn* fruit** coffee***")
        goods(s, 2, f"{9 - left} coffee")
        as_chooser(s, "producer")
        move(s, 1)
        heard = move(s, 1)
        assert told(heard, "extra") == [(extra,)]
        assert s.phase == 0


# Merchant --------------------------------------------------------------------------------------------------


def test_it_sells_its_best_crate():
    s = solo()
    goods(s, 1, "1 corn 2 sugar 1 tobacco")
    during(s, "merchant", 1)
    assert told(move(s, 1), "sell") == [("tobacco", 3)]
    s = solo()
    house(s, "tobacco")
    goods(s, 1, "1 corn 2 sugar 1 tobacco")
    during(s, "merchant", 1)
    assert told(move(s, 1), "sell") == [("sugar", 2)]


def test_corn_is_sold_only_for_a_coin():
    s = solo()
    goods(s, 1, "1 corn")
    play(s, "choose merchant")
    assert s.phase == 0 and held(s, 1) == "1 corn"
    s = solo()
    goods(s, 1, "1 corn")
    as_chooser(s, "merchant")
    before = s.boards[1].coins
    assert told(move(s, 1), "sell") == [("corn", 1)]
    assert s.boards[1].coins == before + 1
    s = solo()
    goods(s, 1, "1 corn")
    ability(s, 1, "earns_more")
    during(s, "merchant", 1)
    assert told(move(s, 1), "sell") == [("corn", 1)]


# Captain ---------------------------------------------------------------------------------------------------


def loads(s, seat=1):
    during(s, "captain", seat)
    heard = move(s, seat)
    [(good, at)] = told(heard, "load")
    return good, s.ship_size[at], next(e.amount for e in heard if e.kind == "load")


def test_the_kind_of_which_it_can_load_the_most():
    s = solo()
    goods(s, 1, "2 corn 3 coffee")
    assert loads(s)[::2] == ("coffee", 3)


def test_what_can_be_loaded_counts_not_what_is_there():
    s = solo()
    goods(s, 1, "5 corn 2 coffee")
    ship(s, 6, "5 corn")
    assert loads(s) == ("coffee", 4, 2)


def test_equal_numbers_the_worst_kind():
    s = solo()
    goods(s, 1, "2 sugar 2 coffee 1 corn")
    assert loads(s)[0] == "sugar"


def test_of_the_ships_that_take_as_much_the_one_with_the_fewest_places():
    s = solo()
    goods(s, 1, "3 sugar")
    assert loads(s) == ("sugar", 4, 3)
    s = solo()
    goods(s, 1, "5 sugar")
    assert loads(s) == ("sugar", 5, 5)
    s = solo()
    goods(s, 1, "7 sugar")
    assert loads(s) == ("sugar", 6, 6)


def test_points_for_loading_and_for_being_captain():
    s = solo()
    goods(s, 1, "2 corn")
    play(s, "choose captain")
    move(s, 1)
    assert s.boards[1].vp == 2
    s = solo()
    goods(s, 1, "2 corn")
    as_chooser(s, "captain")
    move(s, 1)
    assert s.boards[1].vp == 3


def test_it_keeps_one_crate_of_its_best_kind():
    s = solo()
    for size, good in ((4, "fruit"), (5, "tobacco"), (6, "coffee")):
        ship(s, size, f"{size} {good}")
    goods(s, 1, "3 corn 2 sugar")
    goods(s, 2, "1 fruit")
    play(s, "choose captain")
    assert (held(s, 1), held(s, 2)) == ("1 sugar", "1 fruit") and s.phase == 0


def test_it_loads_turn_by_turn_until_nothing_fits():
    s = solo()
    goods(s, 1, "1 corn 1 fruit 1 sugar 1 coffee")
    play(s, "choose captain")
    for _ in range(3):
        move(s, 1)
    assert held(s, 1) == "1 coffee" and s.boards[1].vp == 3 and s.phase == 0


# Adventurer ------------------------------------------------------------------------------------------------


def test_the_adventurers_coin_and_what_lies_on_the_tile():
    s = ruined(game(4, puertomas=1))
    turn(s, 3)
    s.role_coins[6] = 2
    row(s, "corn corn corn corn corn")
    heard = move(s, 3)
    assert told(heard, "puertoma_choice")[0][:2] == ("adventurer", "arrow_coins")
    assert s.boards[3].coins == 3


# The end ---------------------------------------------------------------------------------------------------


def test_the_last_point_in_a_captains_phase():
    s = solo()
    points_left(s, 2, 0)
    goods(s, 1, "2 corn")
    play(s, "choose captain", "1: puertoma")
    assert s.to_act is None and s.ending == "points"


@pytest.mark.parametrize("key", ["point_per_kind", "turns_into_points"])
def test_the_last_point_may_come_from_an_ability_at_the_end_of_the_phase(key):
    s = solo()
    points_left(s, 1, 0)
    ability(s, 1, key)
    for size, good in ((4, "fruit"), (5, "tobacco"), (6, "coffee")):
        ship(s, size, f"1 {good}")
    goods(s, 1, "1 corn")
    play(s, "choose captain")
    assert s.to_act is None and s.ending == "points"


def test_too_few_workers_for_the_refill_end_the_game():
    s = solo()
    land(s, 1, "coffee coffee")
    land(s, 2, "coffee coffee")
    workers(s, 0, office=0, reserve=4)
    play(s, "choose recruiter", "pass")
    finish_phase(s)
    assert s.ending == "workers" and s.to_act is None
    check(s)
