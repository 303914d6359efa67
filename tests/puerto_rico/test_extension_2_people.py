"""The bourgeois themselves, per edition: set-up, the office, the choice of whom to take, the end of the game."""

from __future__ import annotations

import pytest

from game.core import OptionError
from game.puerto_rico import GAME
from game.puerto_rico.data import INDEX, KEYS
from tests.puerto_rico.board import (
    COUNTS,
    EDITIONS,
    city,
    described,
    finish_phase,
    game,
    goods,
    held,
    idle,
    land,
    legal,
    listen,
    play,
    points_left,
    workers,
)
from tests.puerto_rico.society import bourgeois, no_bourgeois_left, noble_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)
NOBLE = {
    "land_office": (2, 1), "chapel": (3, 1), "hunting_lodge": (4, 2), "zoning_office": (5, 2),
    "royal_supplier": (6, 2), "villa": (7, 3), "jeweler": (8, 3), "royal_garden": (10, 4),
}  # fmt: skip


# Set-up ----------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("players", COUNTS)
def test_one_of_the_first_workers_makes_room_for_a_bourgeois(edition, players):
    s = noble_game(players=players, edition=edition)
    assert (s.office, s.x.office) == (players - 1, 1)
    assert s.x.reserve == 19
    counted = {2: 42, 3: 58, 4: 79, 5: 100}[players]
    assert s.reserve + s.office == (counted if edition == "special" else 100), "elsewhere nobody counts them out"


@pytest.mark.parametrize("edition", ["standard", "classic"])
@pytest.mark.parametrize("players", COUNTS)
def test_the_other_editions_add_all_eight_buildings_to_the_board(edition, players):
    s = game(players, edition, bourgeois=True)
    assert s.phase == 0 and len(s.kinds) == 23 + 8
    assert {KEYS[b] for b in s.kinds} >= set(NOBLE)
    for key, (cost, points) in NOBLE.items():
        copies = 1 if key == "royal_garden" else 2
        if players == 2:
            copies = 2 if key == "jeweler" else 1
        assert (s.costs[INDEX[key]], s.market[INDEX[key]]) == (cost, copies)
        city(s, 0, key)
        assert s.score()[0]["buildings"] == points
        city(s, 0, "")


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_with_extension_1_the_other_editions_draft_base_and_new_buildings_only(edition):
    s = game(4, edition, bourgeois=True, new_buildings=True)
    picks = {words.removeprefix("pick ") for words in legal(s)}
    assert not picks & set(NOBLE) and "aqueduct" in picks
    assert {KEYS[b] for b in s.kinds} >= set(NOBLE)


def test_special_drafts_them_with_the_others_the_jeweler_too():
    s = game(4, bourgeois=True)
    picks = {words.removeprefix("pick ") for words in legal(s)}
    assert set(NOBLE) <= picks and "aqueduct" not in picks and "harbor" in picks and "small_fruit" not in picks
    play(s, "0: pick jeweler")
    assert s.to_act == 1 and "pick jeweler" not in legal(s)


def test_remark_buildings_of_the_same_single_place_exclude_each_other():
    s = game(4, bourgeois=True)
    play(s, "pick large_warehouse")
    assert "pick royal_supplier" not in legal(s)
    s = game(4, bourgeois=True)
    play(s, "pick royal_supplier")
    assert "pick large_warehouse" not in legal(s)


def test_extension_2_needs_no_other_extension_and_can_have_them():
    for edition in EDITIONS:
        assert GAME.check(3, {"edition": edition, "bourgeois": True, "new_buildings": True})["bourgeois"]
    for edition in ("standard", "classic"):
        with pytest.raises(OptionError):
            GAME.check(3, {"edition": edition, "bourgeois": True, "tailor_cap": True})
        with pytest.raises(OptionError):
            GAME.check(3, {"edition": edition, "bourgeois": True, "pair_ban": "villa_tailor"})
    for option in ({"tailor_cap": True}, {"pair_ban": "villa_tailor"}):
        with pytest.raises(OptionError):
            GAME.check(3, option)


def test_alternative_rule_villa_or_jeweler():
    for first, second in (("villa", "jeweler"), ("jeweler", "villa")):
        s = game(4, bourgeois=True, pair_ban="villa_tailor")
        play(s, f"pick {first}")
        assert f"pick {second}" not in legal(s)


# The Recruiter ---------------------------------------------------------------------------------------------


@every_edition
def test_a_player_may_take_the_bourgeois_instead_of_a_worker(edition):
    s = noble_game(edition=edition)
    land(s, 0, "corn fruit corn")  # so that the Recruiter has to decide where they go
    play(s, "choose recruiter")
    assert s.to_act == 0 and legal(s) == {"recruit", "recruit_bourgeois"}
    other = s.copy()
    play(s, "0: recruit_bourgeois")
    assert [board.idle for board in s.boards] == [1, 1, 1, 1], "the privilege's worker, and one each"
    assert [board.idle_nobles for board in s.boards] == [1, 0, 0, 0]
    play(other, "0: recruit", "1: recruit", "2: recruit")
    assert [board.idle for board in other.boards] == [2, 1, 1, 0], "who is left without a choice is not asked"
    assert [board.idle_nobles for board in other.boards] == [0, 0, 0, 1]


@every_edition
def test_several_bourgeois_go_round(edition):
    s = noble_game(edition=edition)
    land(s, 0, "corn fruit corn fruit corn")
    s.x.reserve -= 2
    s.x.office += 2
    play(s, "choose recruiter", "0: recruit", "1: recruit_bourgeois", "2: recruit", "3: recruit_bourgeois")
    play(s, "0: recruit")
    assert [board.idle_nobles for board in s.boards] == [0, 2, 0, 1], "the last one goes to the next in turn"
    assert s.office == s.x.office == 0


@every_edition
def test_the_refill_has_one_bourgeois_among_the_workers(edition):
    s = noble_game(edition=edition)
    city(s, 0, "large_fruit tobacco_barn coffee_roaster")
    land(s, 0, "quarry quarry quarry quarry")
    play(s, "choose recruiter", "0: recruit_bourgeois")
    while s.phase:
        moves = sorted(legal(s))
        play(s, next((m for m in moves if m.startswith("place")), moves[-1]))
    free = sum(board.empty_circles() for board in s.boards)
    assert free > 4 and (s.office, s.x.office) == (free - 1, 1) and s.x.reserve == 18


@every_edition
def test_without_bourgeois_in_the_reserve_the_refill_is_workers_only(edition):
    s = noble_game(edition=edition)
    no_bourgeois_left(s, to=3)
    city(s, 3, "")
    play(s, "choose recruiter", "0: recruit_bourgeois")
    finish_phase(s, declining=False)
    assert (s.office, s.x.office) == (4, 0)


@every_edition
def test_running_out_of_workers_does_not_end_the_game(edition):
    s = noble_game(edition=edition)
    workers(s, to=3, reserve=1)
    heard = listen(s)
    play(s, "choose recruiter", "0: recruit")
    finish_phase(s, declining=False)
    assert s.reserve == 0 and s.ending == "" and s.to_act == 1
    assert (s.office, s.x.office) == (0, 1), "the bourgeois still comes"
    assert not [e for e in heard if e.kind in ("last_round", "last_phase")]


@every_edition
def test_two_causes_of_the_end_are_left(edition):
    s = noble_game("chapel", edition=edition)
    points_left(s, 1, to=3)
    goods(s, 0, "1 corn")
    play(s, "choose captain", "0: load corn 2")
    assert s.ending == "points"
    s = noble_game("fortress customs guild_hall residence city_hall", edition=edition)
    city(s, 0, "fortress customs guild_hall residence city_hall small_fruit")
    s.boards[0].coins = 5
    play(s, "choose builder", "0: build small_sugar")
    assert s.ending == "city"


# At work ---------------------------------------------------------------------------------------------------


@every_edition
def test_bourgeois_work_like_workers(edition):
    s = noble_game(edition=edition)
    land(s, 0, "sugar corn")
    city(s, 0, "small_sugar")
    bourgeois(s, 0, "sugar corn small_sugar")
    play(s, "choose producer", "0: produce", "0: extra sugar")
    assert held(s, 0) == "1 corn 2 sugar"


@every_edition
def test_every_bourgeois_is_worth_a_point_on_the_portrait_too(edition):
    s = noble_game("chapel", edition=edition)
    land(s, 0, "corn corn*")
    city(s, 0, "chapel")
    bourgeois(s, 0, "corn chapel portrait portrait")
    assert s.score()[0]["bourgeois"] == 4 and s.score()[1]["bourgeois"] == 0
    assert s.totals()[0] == 4 + 1


@every_edition
def test_worker_and_bourgeois_change_places_even_when_every_circle_is_full(edition):
    s = noble_game("chapel", edition=edition)
    workers(s, to=2, office=0)
    land(s, 1, "corn")
    city(s, 1, "chapel*")
    bourgeois(s, 1, "corn")
    play(s, "choose recruiter")
    while s.to_act != 1:
        play(s, sorted(legal(s))[0])
    play(s, "1: lift_bourgeois corn", "1: lift chapel")
    assert legal(s) == {"place corn", "place chapel", "place_bourgeois corn", "place_bourgeois chapel"}
    play(s, "1: place_bourgeois chapel", "1: place corn")
    assert described(s, 1) == ("corn*", "chapel*") and s.boards[1].nobles[INDEX["chapel"]] == 1


@every_edition
def test_a_bourgeois_waiting_at_the_portrait_may_replace_a_worker(edition):
    s = noble_game("chapel", edition=edition)
    workers(s, to=2, office=0)
    s.x.office, s.x.reserve = 0, s.x.reserve + 1
    land(s, 1, "")
    city(s, 1, "chapel*")
    bourgeois(s, 1, "portrait")
    play(s, "choose recruiter")
    while s.to_act != 1:
        play(s, sorted(legal(s))[0])
    play(s, "1: lift chapel", "1: place_bourgeois chapel")
    assert s.boards[1].nobles[INDEX["chapel"]] == 1 and s.boards[1].idle == 1


@every_edition
def test_where_it_makes_no_difference_nobody_is_asked_to_rearrange(edition):
    s = noble_game("villa", edition=edition)
    workers(s, to=2, office=0)
    land(s, 1, "corn*")
    city(s, 1, "villa")
    bourgeois(s, 1, "villa")
    idle(s, 2, s.boards[2].idle)
    play(s, "choose recruiter", "1: pass")
    asked = set()
    while s.phase:
        asked.add(s.to_act)
        play(s, sorted(legal(s))[0])
    assert 1 not in asked


# Who stands where ---------------------------------------------------------------------------------------------


def crowded(house):
    """Every circle is full, a bourgeois and workers stand in them, nobody comes; then the Recruiter is chosen."""
    s = noble_game(house.rstrip("*"), new_buildings=True)
    land(s, 0, "corn")
    bourgeois(s, 0, "corn")
    city(s, 0, house)
    for seat in (1, 2, 3):
        land(s, seat, "corn*")
    workers(s, to=1, office=0)
    s.x.reserve += s.x.office
    s.x.office = 0
    play(s, "choose recruiter")
    return s


@pytest.mark.parametrize("house", ["guest_house**", "black_market*", "chapel*"])
def test_with_every_circle_full_a_swap_is_offered_where_it_matters(house):
    s = crowded(house)
    house = house.rstrip("*")
    assert s.to_act == 0 and {f"lift {house}", "lift_bourgeois corn"} <= legal(s)


def test_with_every_circle_full_nobody_is_asked_where_it_does_not_matter():
    s = crowded("hut*")
    assert s.phase == 0 and s.to_act == 1


def test_both_kinds_fill_every_circle_without_a_question_where_it_does_not_matter():
    s = noble_game("hut")
    land(s, 0, "corn")
    city(s, 0, "hut")
    heard = listen(s)
    play(s, "choose recruiter", "0: recruit_bourgeois")
    board = s.boards[0]
    assert board.hands == [1] and (board.staff[INDEX["hut"]], board.nobles[INDEX["hut"]]) == (1, 1)
    assert [event.piece for event in heard if event.kind == "place" and event.seat == 0] == ["worker", "bourgeois"]
