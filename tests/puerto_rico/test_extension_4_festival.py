"""The Festival: three goals, each for whoever is first; `special` and `standard` differ in one reward and more."""

from __future__ import annotations

import pytest

from game.core import OptionError
from game.puerto_rico import GAME
from game.puerto_rico.data import BUILDINGS, COMMERCIAL, KEYS, POINTS
from tests.puerto_rico.board import (
    COUNTS,
    bag,
    city,
    coins,
    described,
    game,
    held,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    row,
    supply,
    workers,
)
from tests.puerto_rico.drafted import drafted, own
from tests.puerto_rico.fair import goals
from tests.puerto_rico.society import noble_game

EDITIONS = ("special", "standard")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def fair(players=4, edition="special", seed=1, **options):
    return game(players, edition, seed=seed, festival=True, **options)


def at(s):
    return s.to_json()["phase"]


# Set-up ----------------------------------------------------------------------------------------------------


def test_the_booklet_of_classic_has_no_festival():
    with pytest.raises(OptionError):
        GAME.check(3, {"edition": "classic", "festival": True})


@every_edition
@pytest.mark.parametrize("players", COUNTS)
def test_a_tile_three_crates_and_a_building_are_set_aside(edition, players):
    for seed in range(20):
        s = fair(players, edition, seed)
        plain = game(players, edition, seed=seed)
        assert sum(s.bag) == sum(plain.bag) - 1 and 0 <= s.x.fest_land < 5
        assert sum(s.supply) == sum(plain.supply) - 3
        for good in range(5):
            assert s.supply[good] == plain.supply[good] - s.x.fest_goods.count(good)
        building = s.x.fest_building
        assert POINTS[building] == 3
        # Of a pair one copy lies on the festival's board; with two players a marker stands for it.
        assert s.market[building] == plain.market[building] - (players > 2)
        others = [b for b in s.kinds if b != building]
        assert [s.market[b] for b in others] == [plain.market[b] for b in others]


@every_edition
def test_every_kind_can_be_drawn_and_crates_may_repeat(edition):
    tables = [fair(4, edition, seed) for seed in range(200)]
    assert {s.x.fest_land for s in tables} == {0, 1, 2, 3, 4}
    assert {len(set(s.x.fest_goods)) for s in tables} == {1, 2, 3}
    assert {good for s in tables for good in s.x.fest_goods} == {0, 1, 2, 3, 4}


def test_special_draws_one_of_the_four_small_commercial_buildings_of_3_points():
    drawn = {KEYS[fair(seed=seed).x.fest_building] for seed in range(60)}
    assert drawn == {"factory", "university", "harbor", "wharf"}


def test_standard_draws_from_the_whole_third_row_but_nothing_that_makes_what_the_goals_ask_for():
    drawn = set()
    for seed in range(200):
        s = fair(edition="standard", seed=seed)
        building = s.x.fest_building
        drawn.add(KEYS[building])
        assert BUILDINGS[building].good not in (s.x.fest_land, *s.x.fest_goods)
    assert drawn == {"factory", "university", "harbor", "wharf", "tobacco_barn", "coffee_roaster"}


@every_edition
def test_remark_the_buildings_are_chosen_before_the_goal(edition):
    s = game(4, edition, festival=True, new_buildings=True)
    assert s.x.fest_building == -1 and s.x.fest_land == -1
    seen = set()
    for seed in range(40):
        s = game(4, edition, seed=seed, festival=True, new_buildings=True, bourgeois=True, market="random")
        assert s.x.fest_building in s.kinds and POINTS[s.x.fest_building] == 3
        assert edition == "standard" or COMMERCIAL[s.x.fest_building]
        seen.add(BUILDINGS[s.x.fest_building].box)
    assert seen == {"base", "new_buildings", "bourgeois"}


def test_the_goals_drawn_after_a_draft_are_luck():
    s = game(3, festival=True, bourgeois=True)
    while at(s) == "draft":
        before = s.chance
        play(s, sorted(legal(s))[0])
    assert s.chance > before and s.x.fest_building >= 0


# Plantations -----------------------------------------------------------------------------------------------


@every_edition
def test_three_plantations_of_the_kind_bring_three_workers_who_may_be_placed_at_once(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    land(s, 0, "sugar sugar corn")
    city(s, 0, "small_sugar")
    row(s, "sugar corn corn fruit fruit")
    bag_before = s.bag[2]
    reserve = s.reserve
    play(s, "choose farmer", "0: take sugar")
    assert s.to_act == 0 and s.boards[0].idle == 3 and s.reserve == reserve - 3
    assert s.x.fest_land == -1 and s.bag[2] == bag_before + 1
    places = {"settle sugar", "settle corn", "pass"}
    assert legal(s) == (places | {"settle small_sugar"} if edition == "special" else places)
    play(s, "0: settle sugar", "0: settle sugar")
    if edition == "special":
        play(s, "0: settle small_sugar")
    else:
        play(s, "0: pass")
        assert s.boards[0].idle == 1
    assert s.to_act == 1 and at(s) == "farmer"


@every_edition
def test_the_workers_may_stay_at_the_portrait(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    land(s, 1, "sugar sugar")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: pass", "1: take sugar", "1: pass")
    assert s.boards[1].idle == 3 and described(s, 1)[0] == "sugar sugar sugar" and s.to_act == 2


@every_edition
@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_workers_if_the_reserve_has_no_more(edition, left):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    land(s, 0, "sugar sugar")
    row(s, "sugar corn corn fruit fruit")
    workers(s, to=3, reserve=left)
    play(s, "choose farmer", "0: take sugar")
    assert s.boards[0].idle == left and s.reserve == 0
    assert (s.to_act == 0) == (left > 0), "nobody to place, nothing to ask"


@every_edition
def test_only_the_first_one(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    land(s, 0, "sugar sugar")
    land(s, 1, "sugar sugar")
    row(s, "sugar sugar corn fruit fruit")
    play(s, "choose farmer", "0: take sugar", "0: pass", "1: take sugar")
    assert s.boards[1].idle == 0 and s.to_act == 2


@every_edition
def test_forests_are_no_plantations_of_the_kind(edition):
    s = drafted("forest_house", edition=edition, festival=True)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "sugar sugar")
    city(s, 0, "forest_house*")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: forest sugar")
    assert s.x.fest_land == 2 and s.to_act == 1


@every_edition
def test_the_haciendas_and_the_land_offices_tile_count(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "sugar sugar")
    city(s, 0, "hacienda*")
    bag(s, "1 sugar")
    play(s, "choose farmer", "0: hacienda")
    assert s.x.fest_land == -1 and s.boards[0].idle == 3
    s = noble_game("land_office", edition=edition, festival=True)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "sugar sugar")
    city(s, 0, "land_office*")
    bag(s, "1 sugar")
    play(s, "choose merchant", "0: survey")
    assert s.x.fest_land == -1 and s.boards[0].idle == 3 and s.to_act == 0


@every_edition
def test_the_reward_comes_before_the_hospices_question(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "sugar* sugar*")
    city(s, 0, "hospice*")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: take sugar")
    assert legal(s) == {"settle sugar", "pass"}
    other = s.copy()
    play(s, "0: settle sugar")
    assert s.boards[0].idle == 2
    assert s.to_act == 1, "the tile is occupied, the Hospice has nobody to send"
    play(other, "0: pass", "0: hospice sugar")
    assert other.boards[0].hands == [1, 1, 1] and other.boards[0].idle == 3


def test_a_hospice_manned_by_the_workers_that_a_tile_wins_comes_too_late_for_it():
    s = fair(4)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "sugar* sugar*")
    city(s, 0, "hospice")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: take sugar", "0: settle hospice", "0: pass")
    assert s.to_act == 1 and s.boards[0].hands == [1, 1, 0]


# Goods -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "reward"), [("special", (0, 3)), ("standard", (3, 0))])
def test_the_three_crates_made_in_one_phase_bring_3_points_or_in_standard_3_coins(edition, reward):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn fruit", "harbor")
    land(s, 1, "corn* corn* fruit*")
    city(s, 1, "small_fruit*")
    left = s.supply[:]
    heard = listen(s)
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == (3 + reward[0], reward[1])
    assert held(s, 1) == "2 corn 1 fruit", "the crates made stay with their player"
    assert s.supply[0] == left[0] - 2 + 2 and s.supply[1] == left[1] - 1 + 1 and s.x.fest_goods == ()
    assert [e.piece for e in heard if e.kind == "festival"] == ["goods"]


@every_edition
@pytest.mark.parametrize("made", ["corn*", "corn* corn*", "corn* fruit*"])
def test_too_few_crates_of_a_kind_are_not_enough(edition, made):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn fruit")
    land(s, 1, made)
    city(s, 1, "small_fruit*")
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == (3, 0) and len(s.x.fest_goods) == 3


@every_edition
def test_the_crate_of_the_producers_privilege_counts(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn")
    land(s, 0, "corn* corn*")
    play(s, "choose producer", "0: produce")
    assert len(s.x.fest_goods) == 3
    play(s, "0: extra corn")
    assert s.x.fest_goods == () and own(s, 0) in ((3, 3), (6, 0))


@every_edition
def test_crates_of_two_phases_do_not_add_up(edition):
    s = fair(3, edition)
    goals(s, "sugar", "corn corn corn")
    land(s, 1, "corn* corn*")
    play(s, "choose producer", "1: produce")
    idle_rounds(s, "builder", "merchant")
    play(s, "choose producer", "1: produce")
    assert held(s, 1) == "4 corn" and len(s.x.fest_goods) == 3


@every_edition
def test_what_the_supply_does_not_have_is_not_made(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn")
    land(s, 1, "corn* corn* corn*")
    supply(s, "corn", 2, to=3)
    play(s, "choose producer", "1: produce")
    assert len(s.x.fest_goods) == 3


@every_edition
def test_two_players_who_make_them_in_the_same_phase_the_first_in_turn_wins(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn")
    for seat in (1, 2):
        land(s, seat, "corn* corn* corn*")
    play(s, "choose producer", "1: produce", "2: produce")
    assert own(s, 1) in ((3, 3), (6, 0)) and own(s, 2) == (3, 0)


# The building ----------------------------------------------------------------------------------------------


@every_edition
def test_building_it_first_brings_3_points_and_the_other_copy_comes_back(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    coins(s, 1, 8)
    coins(s, 2, 8)
    harbor = KEYS.index("harbor")
    assert s.market[harbor] == 1
    play(s, "choose builder", "0: pass", "1: build harbor")
    assert own(s, 1) == (0, 3) and s.market[harbor] == 1 and s.x.fest_building == -1
    play(s, "2: build harbor")
    assert own(s, 2) == (0, 0) and s.market[harbor] == 0


@every_edition
def test_with_two_players_the_only_copy_can_be_built(edition):
    s = fair(2, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    coins(s, 0, 8)
    play(s, "choose builder", "0: build harbor")
    assert own(s, 0) == (1, 3) and s.market[KEYS.index("harbor")] == 0


@every_edition
def test_the_goals_are_reached_in_any_order(edition):
    s = fair(4, edition)
    goals(s, "sugar", "corn corn corn", "harbor")
    coins(s, 0, 8)
    land(s, 0, "corn* corn* corn* sugar sugar")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose builder", "0: build harbor")
    while s.phase:
        play(s, "pass")
    play(s, "1: choose producer", "0: produce")
    while s.phase:
        play(s, "pass")
    play(s, "2: choose farmer")
    while s.to_act != 0:
        play(s, "pass")
    play(s, "0: take sugar")
    x = s.x
    assert (x.fest_land, x.fest_goods, x.fest_building) == (-1, (), -1)
    assert own(s, 0)[1] == (6 if edition == "special" else 3)
