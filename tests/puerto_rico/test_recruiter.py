"""The Recruiter's phase: who gets workers, where they may stand, how the hiring office is refilled."""

from __future__ import annotations

from itertools import product

import pytest

from game.puerto_rico.data import CIRCLES, KEYS, LANDS
from game.puerto_rico.position import CHOOSE
from game.puerto_rico.recruiter import PLACING
from tests.puerto_rico.board import (
    EDITIONS,
    check,
    city,
    described,
    finish_phase,
    game,
    idle,
    land,
    legal,
    listen,
    play,
    workers,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


# Handing out ---------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("players", "office", "expected"),
    [
        (2, 2, [2, 1]),
        (2, 5, [4, 2]),
        (3, 3, [2, 1, 1]),
        (3, 4, [3, 1, 1]),
        (5, 5, [2, 1, 1, 1, 1]),
        (5, 8, [3, 2, 2, 1, 1]),
    ],
)
def test_workers_go_around_from_the_recruiter(edition, players, office, expected):
    s = game(players, edition)
    workers(s, to=0, office=office)
    heard = listen(s)
    play(s, "choose recruiter")
    got = [0] * players
    for event in heard:
        if event.kind in ("recruit", "recruit_privilege"):
            got[event.seat] += event.amount
    assert got == expected
    assert [board.people() for board in s.boards] == expected
    assert s.phase == CHOOSE and s.office == players, "one tile each: nobody has anything to decide"


def test_the_recruiter_need_not_be_the_governor():
    s = game(4)
    play(s, "choose adventurer", "1: choose recruiter")
    # Seat 1: two workers for one tile; the others one each.
    finish_phase(s)
    assert [board.people() for board in s.boards] == [1, 2, 1, 1]


@every_edition
def test_no_privilege_without_reserve(edition):
    s = game(4, edition)
    land(s, 0, "corn corn")
    workers(s, to=3, office=4, reserve=0)
    play(s, "choose recruiter")
    assert legal(s) == {"recruit", "pass"}  # there is no privilege to ask for
    assert s.obvious() is None  # nobody takes workers for a person: that may end the game
    play(s, "recruit", "recruit", "recruit", "recruit")
    assert s.boards[0].people() == 1


@every_edition
def test_an_empty_office_still_lets_everyone_rearrange(edition):
    s = game(4, edition)
    land(s, 1, "corn* sugar")
    workers(s, to=3, office=0)
    play(s, "choose recruiter")
    finish_phase(s, declining=False)
    assert s.phase == 0
    s = game(4, edition)
    land(s, 1, "corn* sugar")
    workers(s, to=3, office=0)
    play(s, "choose recruiter", "1: lift corn", "1: place sugar")
    assert described(s, 1)[0] == "corn sugar*"


# Declining -----------------------------------------------------------------------------------------------


def scarce(edition="special", reserve=4):
    """Four players, no buildings, four workers at the office, few in the reserve: the refill might fail."""
    s = game(4, edition)
    for seat in range(4):
        land(s, seat, "corn fruit")
    land(s, 3, "corn* fruit*")
    workers(s, to=3, office=4, reserve=reserve)
    return s


def test_workers_are_not_refused_while_the_reserve_is_plentiful():
    s = game(4)
    land(s, 0, "corn corn corn")
    play(s, "choose recruiter")
    assert s.step == PLACING


@pytest.mark.parametrize(("reserve", "asked"), [(7, True), (8, False)])
def test_workers_can_be_refused_when_the_reserve_does_not_exceed_all_circles(reserve, asked):
    # Seven circles on buildings, filled or not: with eight in reserve the privilege still leaves enough for all.
    s = game(4)
    city(s, 0, "tobacco_barn* large_sugar***")
    city(s, 1, "hut")
    workers(s, to=3, office=4, reserve=reserve)
    play(s, "choose recruiter")
    assert ("privilege" in legal(s)) is asked


@pytest.mark.parametrize(("reserve", "asked"), [(33, True), (34, False)])
def test_all_large_works_have_as_many_circles_as_there_can_be(reserve, asked):
    s = game(4)
    for seat in range(3):
        city(s, seat, "large_fruit large_sugar tobacco_barn coffee_roaster")  # eleven circles
    workers(s, to=3, office=4, reserve=reserve)
    play(s, "choose recruiter")
    assert ("privilege" in legal(s)) is asked


@every_edition
def test_the_privilege_can_be_declined_when_the_end_may_depend_on_it(edition):
    s = scarce(edition)
    play(s, "choose recruiter")
    assert legal(s) == {"privilege", "pass"}
    assert s.obvious() is None
    play(s, "0: pass")  # now nothing can fail any more, and nobody else is asked
    finish_phase(s)
    assert s.ending == ""  # four were wanted, four were there
    assert (s.office, s.reserve) == (4, 0)
    s = scarce(edition)
    play(s, "choose recruiter", "0: privilege", "0: recruit", "1: recruit", "2: recruit", "3: recruit")
    finish_phase(s)
    assert s.ending == "workers"
    assert (s.office, s.reserve) == (3, 0)


@every_edition
def test_a_player_who_declines_leaves_the_workers_to_the_others(edition):
    s = scarce(edition, reserve=3)
    play(s, "choose recruiter", "0: pass", "0: recruit", "1: pass", "2: recruit", "3: pass")
    assert [board.people() for board in s.boards[:3]] == [2, 0, 2]


def test_if_all_decline_the_workers_stay_at_the_office():
    s = scarce(reserve=3)
    play(s, "choose recruiter", "0: pass", "0: pass", "1: pass", "2: pass", "3: pass")
    finish_phase(s)
    assert s.office == 4 + 3
    assert s.ending == "workers", "four were wanted"


# Placing -------------------------------------------------------------------------------------------------


@every_edition
def test_workers_for_every_circle_fill_them_all_and_the_rest_stay_on_the_portrait(edition):
    s = game(4, edition)
    land(s, 0, "corn quarry")
    city(s, 0, "large_sugar* hut")
    idle(s, 0, 6)
    heard = listen(s)
    play(s, "choose recruiter")
    assert described(s, 0) == ("corn* quarry*", "large_sugar*** hut*")
    assert s.boards[0].idle == 6 + 2 - 5
    assert sum(event.amount for event in heard if event.kind == "place" and event.seat == 0) == 5


@every_edition
def test_a_worker_must_be_placed_while_a_circle_is_free(edition):
    s = game(4, edition)
    land(s, 1, "corn fruit")
    land(s, 2, "corn fruit")
    city(s, 1, "hut")
    play(s, "choose recruiter")
    assert s.to_act == 1
    assert legal(s) == {"place corn", "place fruit", "place hut"}
    play(s, "1: place hut")
    assert s.to_act == 2


@every_edition
def test_workers_move_between_tiles_but_never_back_to_the_portrait(edition):
    s = game(4, edition)
    workers(s, to=0, office=0)
    land(s, 1, "corn* corn* sugar")
    city(s, 1, "small_sugar hut*")
    play(s, "choose recruiter")
    assert legal(s) == {"lift corn", "lift hut", "pass"}
    play(s, "1: lift corn")
    assert legal(s) == {"lift corn", "lift hut", "place corn", "place sugar", "place small_sugar"}
    play(s, "1: lift hut")
    assert legal(s) == {"place corn", "place sugar", "place small_sugar", "place hut"}  # lifts go in board order
    play(s, "1: place sugar", "1: place small_sugar")
    assert described(s, 1) == ("corn corn* sugar*", "small_sugar* hut")
    assert s.boards[1].idle == 0
    assert s.to_act == 2 or s.phase == 0


@every_edition
def test_lifting_comes_before_placing(edition):
    s = game(4, edition)
    workers(s, to=0, office=0)
    land(s, 1, "corn* corn* sugar fruit")
    city(s, 1, "hut")
    idle(s, 1, 2)
    play(s, "choose recruiter")
    assert "lift corn" in legal(s)
    play(s, "1: place sugar")
    assert legal(s) == {"place fruit", "place hut"}


def test_people_on_the_portrait_must_go_to_work_when_there_is_room():
    s = game(4)
    workers(s, to=0, office=0)
    idle(s, 1, 2)
    land(s, 1, "corn")
    city(s, 1, "coffee_roaster")
    play(s, "choose recruiter")
    assert legal(s) == {"place corn", "place coffee_roaster"}
    play(s, "1: place coffee_roaster", "1: place coffee_roaster")
    assert described(s, 1) == ("corn", "coffee_roaster**")


def arrangements(s, seat):
    """Every arrangement with as many circles filled as there are workers, written down by brute force."""
    board = s.boards[seat]
    people = board.people()
    kinds = sorted(set(board.land))
    limits = [board.land.count(k) for k in kinds] + [CIRCLES[b] for b in board.city]
    names = [LANDS[k] for k in kinds] + [KEYS[b] for b in board.city]
    wanted = min(people, sum(limits))
    found = set()
    for counts in product(*(range(limit + 1) for limit in limits)):
        if sum(counts) == wanted:
            found.add(tuple(zip(names, counts, strict=True)))
    return found


def arrangement(s, seat):
    board = s.boards[seat]
    kinds = sorted(set(board.land))
    return tuple((LANDS[k], board.worked(k)) for k in kinds) + tuple((KEYS[b], board.staff[b]) for b in board.city)


@every_edition
@pytest.mark.parametrize(
    ("tiles", "buildings", "portrait"),
    [
        ("corn* fruit corn quarry*", "small_fruit hospice*", 0),
        ("corn* corn* sugar sugar", "large_sugar* coffee_roaster", 2),
        ("tobacco tobacco* quarry", "tobacco_barn** hut*", 1),
        ("corn corn fruit", "large_sugar*** hut", 0),
        ("fruit", "large_fruit", 1),
    ],
)
def test_every_full_arrangement_can_be_reached_and_no_other(edition, tiles, buildings, portrait):
    s = game(4, edition)
    workers(s, to=0, office=0)
    land(s, 0, "corn*")  # the Recruiter has nothing to arrange and keeps the privilege's worker
    land(s, 1, tiles)
    city(s, 1, buildings)
    idle(s, 1, portrait)
    play(s, "choose recruiter")
    assert s.to_act == 1
    reached, seen, todo = set(), set(), [s]
    while todo:
        state = todo.pop()
        for move in state.moves():
            after = state.copy()
            after.play(move)
            if after.to_act == 1 and after.phase == s.phase:
                key = (arrangement(after, 1), after.boards[1].idle, after.cursor, after.passes)
                if key not in seen:
                    seen.add(key)
                    todo.append(after)
            else:
                check(after)
                reached.add(arrangement(after, 1))
    assert reached == arrangements(s, 1)


# Refill --------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_office_gets_at_least_a_worker_per_player(players, edition):
    s = game(players, edition)
    reserve = s.reserve
    play(s, "choose recruiter")
    finish_phase(s)
    assert s.office == players
    assert s.reserve == reserve - 1 - players


@every_edition
def test_free_circles_on_buildings_count_for_the_refill_and_those_on_land_do_not(edition):
    s = game(4, edition)
    land(s, 0, "corn* corn quarry sugar")
    city(s, 0, "large_sugar large_fruit")
    city(s, 1, "tobacco_barn")
    land(s, 1, "fruit*")
    workers(s, to=3, office=2)
    play(
        s,
        "choose recruiter",
        "0: place corn",
        "0: place large_sugar",
        "1: place tobacco_barn",
    )
    assert s.phase == 0
    assert s.office == 2 + 3 + 2


@every_edition
def test_people_stay_where_they_are_outside_the_recruiter_phase(edition):
    s = game(4, edition)
    land(s, 0, "corn* sugar")
    play(s, "choose producer")
    assert not any(m.startswith(("lift", "place", "fill")) for m in legal(s))
