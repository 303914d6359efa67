"""Choosing characters, the coins on them, the governor, and the end of the game."""

from __future__ import annotations

import pytest

from game.core import IllegalMove
from tests.puerto_rico.board import (
    COUNTS,
    EDITIONS,
    city,
    coins,
    finish_phase,
    game,
    goods,
    idle,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    points_left,
    role_coins,
    vp,
    workers,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
round_editions = pytest.mark.parametrize("edition", ["standard", "classic"])
ROLES = ["farmer", "recruiter", "builder", "producer", "merchant", "captain", "adventurer", "adventurer2"]


# The round -----------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("players", COUNTS)
def test_a_round(players, edition):
    s = game(players, edition)
    characters = {2: 7, 3: 6, 4: 7, 5: 8}[players]
    picks = 6 if players == 2 else players
    assert legal(s) == {f"choose {role}" for role in ROLES[:characters]}
    for n in range(picks):
        assert s.to_act == n % players
        role = ROLES[(n + 3) % characters]
        assert f"choose {role}" in legal(s)
        play(s, f"choose {role}")
        finish_phase(s)
        if n < picks - 1:
            assert f"choose {role}" not in legal(s)  # it lies with its player until the round is over
    unused = set(ROLES[:characters]) - {ROLES[(n + 3) % characters] for n in range(picks)}
    assert len(unused) == (1 if players == 2 else 3)
    assert {ROLES[i] for i, c in enumerate(s.role_coins) if c} == unused
    assert set(s.role_coins) <= {0, 1}
    assert (s.governor, s.to_act, s.round, s.picks) == (1, 1, 2, 0)
    assert legal(s) == {f"choose {role}" for role in ROLES[:characters]}


@pytest.mark.parametrize("players", COUNTS)
def test_who_has_acted_waits_no_longer(players):
    s = game(players)
    for chooser in range(players):
        order = s.in_order(chooser)
        assert [s.waiting[chooser][seat] for seat in order] == [order[turn + 1 :] for turn in range(players)]


def test_the_governor_goes_around():
    s = game(3)
    seen = []
    for _ in range(4):
        seen.append(s.governor)
        idle_rounds(s, "merchant", "producer", "builder")
    assert seen == [0, 1, 2, 0]
    # Three characters were left over four times.
    assert s.role_coins == [4, 4, 0, 0, 0, 4, 0, 0, 0]


def test_coins_on_a_character_go_to_the_player_who_takes_it_even_for_nothing_else():
    s = game(3)
    role_coins(s, "captain", 2)
    role_coins(s, "merchant", 1)
    play(s, "choose captain")
    assert s.boards[0].coins == 2 + 2
    assert s.role_coins[5] == 0 and s.role_coins[4] == 1
    # Nobody has a crate: the phase is over at once.
    assert s.to_act == 1


def test_a_character_must_be_chosen():
    s = game(4)
    with pytest.raises(IllegalMove):
        s.play(("pass",))


def test_a_character_that_is_not_in_the_game_or_is_taken_cannot_be_chosen():
    s = game(3)
    before = s.to_json()
    for wish in (("choose", "adventurer"), ("choose", "pirate"), ("choose",), ("choose", "farmer", 1)):
        with pytest.raises(IllegalMove):
            s.play(wish)
    with pytest.raises(IllegalMove, match="seat 1 cannot move"):
        s.play(("choose", "farmer"), seat=1)
    assert s.to_json() == before
    idle_rounds(s, "farmer")
    with pytest.raises(IllegalMove):
        s.play(("choose", "farmer"))


def test_five_players_have_two_adventurers():
    s = game(5)
    role_coins(s, "adventurer2", 3)
    play(s, "0: choose adventurer", "1: choose adventurer2")
    assert [s.boards[0].coins, s.boards[1].coins] == [4 + 1, 4 + 1 + 3]


def test_only_the_adventurer_earns():
    s = game(4)
    play(s, "choose adventurer")
    assert [board.coins for board in s.boards] == [4, 3, 3, 3]
    assert s.to_act == 1


# The end -------------------------------------------------------------------------------------------------


def nearly_full_city(s, seat):
    """Eleven spaces of twelve, the last building to come costs nothing but one coin."""
    city(s, seat, "guild_hall residence fortress customs city_hall small_sugar")
    coins(s, seat, 2)


def test_a_full_city_ends_the_game_with_the_builder_phase():
    s = game(4)
    nearly_full_city(s, 1)
    coins(s, 0, 2)
    coins(s, 2, 1)
    heard = listen(s)
    play(s, "choose builder", "0: pass", "1: build small_fruit")
    assert s.ending == "city"
    assert [e.detail for e in heard if e.kind == "last_phase"] == [("city",)]
    play(s, "2: build small_market")  # the others still build
    play(s, "3: build small_market")
    assert s.to_act is None
    assert s.moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        s.play(("choose", "captain"))


@round_editions
def test_a_full_city_ends_the_game_with_the_round(edition):
    s = game(4, edition)
    nearly_full_city(s, 1)
    heard = listen(s)
    play(s, "choose builder", "0: pass", "1: build small_fruit", "2: pass", "3: pass")
    assert s.ending == "city" and s.to_act == 1
    assert [e.detail for e in heard if e.kind == "last_round"] == [("city",)]
    idle_rounds(s, "merchant", "farmer", "captain")
    assert s.to_act is None
    assert s.round == 1
    # The game is over before coins are put onto the characters left.
    assert s.role_coins == [0] * 9


@round_editions
def test_a_full_city_by_the_last_player_of_the_round_ends_it_at_once(edition):
    s = game(4, edition)
    nearly_full_city(s, 3)
    idle_rounds(s, "merchant", "producer", "farmer")
    play(s, "3: choose builder", "3: build small_fruit", "0: pass", "1: pass", "2: pass")
    assert s.to_act is None


def test_a_large_building_can_fill_the_city():
    s = game(4)
    city(s, 0, "guild_hall residence fortress customs small_sugar small_fruit")
    coins(s, 0, 9)
    play(s, "choose builder", "0: build city_hall")
    assert s.ending == "city"


def test_eleven_spaces_do_not_end_the_game():
    s = game(4)
    city(s, 0, "guild_hall residence fortress customs small_sugar small_fruit")
    play(s, "choose builder", "0: build small_market")
    finish_phase(s)
    assert s.ending == "" and s.to_act == 1


def short_of_workers(s, reserve):
    """Four players without buildings: four workers are wanted."""
    for seat in range(4):
        land(s, seat, "corn*")
    workers(s, to=3, office=4, reserve=reserve)


@pytest.mark.parametrize(("reserve", "over"), [(5, False), (4, True), (0, True)])
def test_too_few_workers_for_the_refill_end_the_game_with_the_recruiter_phase(reserve, over):
    s = game(4)
    short_of_workers(s, reserve)
    play(s, "choose recruiter")
    finish_phase(s, declining=False)
    # The privilege takes one more from the reserve.
    assert (s.to_act is None) is over
    assert s.ending == ("workers" if over else "")


@round_editions
def test_too_few_workers_for_the_refill_end_the_game_with_the_round(edition):
    s = game(4, edition)
    short_of_workers(s, 3)
    play(s, "choose recruiter")
    finish_phase(s, declining=False)
    assert s.ending == "workers"
    assert (s.office, s.reserve) == (2, 0)  # what there is
    idle_rounds(s, "merchant", "farmer")
    assert s.to_act == 3
    idle_rounds(s, "adventurer")
    assert s.to_act is None


def test_the_refill_counts_circles_of_buildings():
    s = game(4)
    short_of_workers(s, 9)
    # 4 + 4 come now, and 3 + 3 + 2 + 1 circles are to be filled.
    city(s, 0, "tobacco_barn coffee_roaster")
    city(s, 1, "large_sugar small_market")
    play(s, "choose recruiter", "privilege", "recruit", "recruit", "recruit", "recruit")
    finish_phase(s)
    # 9 circles, 2 + 1 filled; the portrait of seat 3 is full of people who have no place.
    assert s.ending == ""
    assert (s.office, s.reserve) == (6, 2)


def test_the_last_point_ends_the_game_with_the_captain_phase():
    s = game(4)
    goods(s, 0, "3 corn")
    goods(s, 1, "2 corn 2 fruit")
    points_left(s, 4, to=3)
    heard = listen(s)
    play(s, "choose captain", "0: load corn 2", "0: point")
    assert s.points == 0 and s.ending == "points"
    assert [e.kind for e in heard].count("last_phase") == 1
    play(s, "1: load corn 2")  # on paper
    assert s.boards[1].vp == 2 and s.points == 0
    play(s, "1: load fruit 1")
    assert s.to_act is None
    assert s.score()[1]["tokens"] == 4


def test_one_point_left_is_not_the_end():
    s = game(4)
    goods(s, 0, "3 corn")
    points_left(s, 5, to=3)
    play(s, "choose captain", "0: load corn 2")
    assert s.points == 1 and s.ending == "" and s.to_act == 1


def test_more_points_than_there_are_tokens():
    s = game(4)
    goods(s, 0, "5 corn")
    points_left(s, 2, to=3)
    play(s, "choose captain", "0: load corn 2")
    assert s.points == 0 and s.boards[0].vp == 6
    assert s.to_act is None


@round_editions
def test_the_last_point_ends_the_game_with_the_round(edition):
    s = game(4, edition)
    goods(s, 0, "3 corn")
    points_left(s, 4, to=3)
    play(s, "choose captain", "0: load corn 2", "0: point")
    assert s.ending == "points" and s.to_act == 1
    idle_rounds(s, "merchant", "producer", "adventurer")
    assert s.to_act is None


def test_the_last_point_taken_outside_the_captain_phase_ends_with_the_next_one():
    # In `special` the game goes on to the end of the next Captain's phase.
    s = game(4)
    points_left(s, 0, to=3)
    idle_rounds(s, "merchant")
    assert s.ending == "" and s.to_act == 1
    idle_rounds(s, "producer", "builder", "farmer")
    assert s.round == 2 and s.ending == ""
    goods(s, 2, "2 corn")
    play(s, "choose captain")
    assert s.ending == "points"
    play(s, "2: load corn 2")
    assert s.to_act is None
    assert s.boards[2].vp == 2


def test_after_the_last_point_another_cause_may_come_first():
    s = game(4)
    points_left(s, 0, to=3)
    nearly_full_city(s, 0)
    play(s, "choose builder", "0: build small_fruit")
    finish_phase(s)
    assert s.to_act is None and s.ending == "city"


def test_the_first_cause_is_kept():
    s = game(4, "standard")
    nearly_full_city(s, 0)
    goods(s, 1, "2 corn")
    points_left(s, 2, to=3)
    play(s, "choose builder", "0: build small_fruit")
    finish_phase(s)
    play(s, "1: choose captain", "1: load corn 2")
    assert s.points == 0 and s.ending == "city"


# The score -----------------------------------------------------------------------------------------------


def test_the_score_is_itemised():
    s = game(4)
    land(s, 0, "corn* fruit* sugar* " + "quarry " * 7)
    city(s, 0, "small_fruit large_sugar** hut residence* fortress* customs* city_hall* guild_hall")
    vp(s, 0, 11)
    idle(s, 0, 2)
    items = s.score()[0]
    assert items == {
        "tokens": 11,
        "buildings": 1 + 2 + 1 + 5 * 4,
        "residence": 5,
        "fortress": 11 // 3,  # 3 on land, 2 + 4 in buildings, 2 on the portrait
        "customs": 11 // 4,
        "city_hall": 6,
        # the Guild hall has no worker: its printed points only
    }
    assert s.totals()[0] == sum(items.values())
    assert s.score()[1] == {"tokens": 0, "buildings": 0}


@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs", "city_hall"])
def test_an_empty_large_building_scores_its_printed_points_only(large):
    s = game(4)
    land(s, 0, "corn*" + " sugar" * 10)
    vp(s, 0, 20)
    idle(s, 0, 5)
    city(s, 0, f"{large} small_fruit large_fruit hut")
    assert s.score()[0] == {"tokens": 20, "buildings": 4 + 1 + 2 + 1}
    city(s, 0, f"{large}* small_fruit large_fruit hut")
    bonus = {"guild_hall": 3, "residence": 6, "fortress": 2, "customs": 5, "city_hall": 2}[large]
    assert s.score()[0] == {"tokens": 20, "buildings": 8, large: bonus}


def test_coins_and_crates_break_a_tie():
    s = game(4)
    for seat in range(4):
        vp(s, seat, 10)
        coins(s, seat, 2)
    vp(s, 3, 9)
    coins(s, 3, 50)
    goods(s, 1, "1 corn 1 coffee")  # a crate counts like a coin, whatever is in it
    coins(s, 2, 3)
    assert s.winners() == [1]
    coins(s, 2, 4)
    assert s.winners() == [1, 2]  # still equal: a shared victory
    vp(s, 0, 11)
    assert s.winners() == [0]


def test_a_game_that_is_over_keeps_its_winner():
    s = game(3)
    vp(s, 1, 5)
    points_left(s, 0, to=2)
    play(s, "choose captain")
    assert s.to_act is None
    assert s.winners() == [2]
