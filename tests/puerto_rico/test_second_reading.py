"""What a second reading of the booklets found: each of these was played otherwise before."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from game.puerto_rico import reconstructed
from game.puerto_rico.data import INDEX, LANDS
from tests.puerto_rico.board import (
    EDITIONS,
    check,
    city,
    coins,
    finish_phase,
    game,
    goods,
    held,
    land,
    legal,
    listen,
    play,
    points_left,
    ship,
    workers,
)
from tests.puerto_rico.drafted import drafted, own
from tests.puerto_rico.fair import cards
from tests.puerto_rico.puertomas import ability, auto, solo, token
from tests.puerto_rico.society import bourgeois, noble_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def fair(*texts, players=4):
    """A game with these activities."""
    s = game(players, activities=True)
    cards(s, *texts)
    return s


def at(s):
    return s.to_json()["phase"]


reprints = pytest.mark.parametrize("edition", ["special", "standard"])


# The last point of the reserve ---------------------------------------------------------------------------


@every_edition
def test_the_captain_may_decline_the_point_that_ends_the_game(edition):
    s = game(4, edition)
    goods(s, 0, "3 corn")
    points_left(s, 4, to=3)
    play(s, "choose captain", "0: load corn 2")
    assert s.to_act == 0 and legal(s) == {"point", "pass"}
    heard = listen(s)
    play(s, "0: pass")
    assert (s.points, s.ending, s.boards[0].vp) == (1, "", 3)
    assert [e.detail for e in heard if e.kind == "pass"] == [("last_point",)]
    assert s.phase == 0 and s.to_act == 1, "the phase has gone on to its end"


@every_edition
@pytest.mark.parametrize(("left", "asked"), [(3, 0), (4, 1), (5, 1), (6, 0)])
def test_only_the_last_point_is_asked_for(edition, left, asked):
    """Three crates, the Harbor and the privilege: once the load has emptied the reserve there is nothing to save."""
    s = game(4, edition)
    city(s, 0, "harbor*")
    goods(s, 0, "3 corn")
    points_left(s, left, to=3)
    play(s, "choose captain", "0: load corn 2")
    assert (legal(s) == {"point", "pass"}) is bool(asked)
    assert s.boards[0].vp == {3: 5, 4: 3, 5: 4, 6: 5}[left]


@every_edition
def test_harbor_declined_privilege_asked_for_next(edition):
    s = game(4, edition)
    city(s, 0, "harbor*")
    goods(s, 0, "3 corn")
    goods(s, 1, "1 fruit")
    points_left(s, 4, to=3)
    play(s, "choose captain", "0: load corn 2", "0: pass")
    assert s.to_act == 0 and legal(s) == {"point", "pass"}
    play(s, "0: point")
    assert (s.points, s.ending) == (0, "points")
    play(s, "1: load fruit 1")


def test_a_harbor_beside_an_end_that_is_announced_asks_nothing():
    s = game(4)
    city(s, 0, "harbor*")
    goods(s, 0, "3 corn")
    points_left(s, 4, to=3)
    s.ending = "points"
    play(s, "choose captain", "0: load corn 2")
    assert s.boards[0].vp == 3 + 1 + 1


@every_edition
def test_the_library_doubles_the_point_that_is_declined(edition):
    s = drafted("library", edition=edition)
    city(s, 0, "library*")
    goods(s, 0, "3 corn")
    points_left(s, 5, to=3)
    play(s, "choose captain", "0: load corn 2", "0: pass")
    assert (s.points, own(s, 0)[1]) == (2, 3)


@every_edition
def test_union_hall_and_lighthouse_before_the_first_load(edition):
    s = drafted("union_hall lighthouse", edition=edition)
    city(s, 0, "union_hall* lighthouse*")
    goods(s, 0, "4 corn")
    points_left(s, 2, to=3)
    play(s, "choose captain")
    before = own(s, 0)[0]
    assert legal(s) == {"point", "pass"}
    play(s, "0: pass")
    assert s.points == 2 and own(s, 0)[0] == before, "the Captain's coin comes once"
    assert all(move.startswith("load corn") for move in legal(s))


@every_edition
def test_the_church_may_leave_the_last_point(edition):
    s = drafted("church harbor university", edition=edition)
    city(s, 0, "church* university*")
    coins(s, 0, 20)
    points_left(s, 1, to=3)
    play(s, "0: choose builder", "0: build harbor")
    assert s.to_act == 0 and legal(s) == {"point", "pass"}
    play(s, "0: pass")
    assert s.points == 1 and legal(s) == {"university", "pass"}, "what follows the building goes on"


@every_edition
def test_the_chapel_may_leave_the_last_point(edition):
    s = noble_game("chapel jeweler", edition=edition)
    city(s, 1, "chapel jeweler*")
    bourgeois(s, 1, "chapel")
    points_left(s, 1, to=3)
    before = own(s, 1)[0]
    play(s, "choose producer")
    assert s.to_act == 1 and legal(s) == {"point", "pass"}
    play(s, "1: pass")
    assert s.points == 1 and own(s, 1)[0] == before + 1, "the tailor pays all the same"


@every_edition
def test_the_hunting_lodge_may_leave_the_last_points(edition):
    s = noble_game("hunting_lodge", edition=edition)
    city(s, 2, "hunting_lodge")
    bourgeois(s, 2, "hunting_lodge")
    for seat in (0, 1, 3):
        land(s, seat, "corn corn")
    points_left(s, 2, to=3)
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass", "2: pass")
    assert s.points == 2 and at(s) == "choose"


def test_a_reward_is_placed_before_the_last_point_is_weighed():
    s = fair("grand_departure corn")
    city(s, 0, "harbor*")
    land(s, 0, "corn")
    ship(s, 5, "1 sugar")
    ship(s, 6, "1 tobacco")
    ship(s, 7, "6 corn")
    goods(s, 0, "1 corn")
    points_left(s, 2, to=3)
    play(s, "choose captain", "0: load corn 2")
    assert legal(s) == {"settle corn", "pass"}
    play(s, "0: settle corn")
    assert legal(s) == {"point", "pass"}
    play(s, "0: pass", "0: pass")
    assert s.points == 1


# Storing, special's end of the game, reasons ---------------------------------------------------------------


def test_workers_cannot_be_declined_once_the_end_is_announced():
    s = game(4)
    for seat in range(4):
        land(s, seat, "corn")
    workers(s, to=3, office=4, reserve=3)
    s.ending = "points"
    play(s, "choose recruiter")
    assert "privilege" not in legal(s)


@every_edition
def test_points_lie_as_the_edition_has_them(edition):
    assert game(4, edition).hides_points() is (edition != "special")
    assert not game(4, edition, points="open").hides_points()
    assert game(4, edition, points="hidden").hides_points()


# Farmer --------------------------------------------------------------------------------------------------


def test_a_hospice_manned_by_a_tiles_own_workers_does_nothing_for_it_when_the_action_is_passed():
    s = fair("connoisseurs corn corn corn")
    city(s, 0, "hacienda* hospice")
    land(s, 0, "corn* corn*")
    for kind in range(1, 5):
        s.discard[kind] += s.bag[kind]
        s.bag[kind] = 0
    play(s, "choose farmer", "0: hacienda")
    assert legal(s) >= {"settle hospice", "pass"}
    play(s, "0: settle hospice", "0: pass")
    assert "pass" in legal(s) and any(move.startswith("take") for move in legal(s))
    play(s, "0: pass")
    assert s.to_act == 1, "the Hospice came too late for the tile"


def test_a_worker_kept_back_for_the_second_tile_comes_if_that_is_declined():
    s = drafted("library hospice")
    city(s, 0, "library* hospice*")
    play(s, "choose farmer", f"0: take {LANDS[s.row[0]]}", "0: pass", "1: pass", "2: pass", "3: pass")
    assert s.to_act == 0
    play(s, "0: pass")
    assert any(move.startswith("hospice") for move in legal(s))
    finish_phase(s, declining=False)
    assert 1 in s.boards[0].hands


# Producer ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_specialty_manned_by_the_harvests_own_workers_pays_nothing_for_it(seat):
    s = drafted("specialty", activities=True)
    cards(s, "best_harvest sugar")
    land(s, seat, "sugar* sugar* sugar*")
    city(s, seat, "large_sugar*** specialty")
    before = own(s, seat)[0]
    play(s, "choose producer", f"{seat}: produce", f"{seat}: settle specialty")
    if seat == 0:
        finish_phase(s)
    assert s.boards[seat].staff[INDEX["specialty"]] == 1
    assert own(s, seat)[0] == before + 1, "the coin of the card alone"


def test_a_chapel_manned_by_the_harvests_own_workers_pays_nothing_for_it():
    s = noble_game("chapel", activities=True)
    cards(s, "best_harvest sugar")
    land(s, 1, "sugar* sugar* sugar*")
    city(s, 1, "large_sugar*** chapel")
    before = own(s, 1)[0]
    play(s, "choose producer", "1: produce", "1: settle chapel")
    assert own(s, 1)[0] == before + 1
    # Who was there before is paid.
    s = noble_game("chapel", activities=True)
    cards(s, "best_harvest sugar")
    land(s, 1, "sugar* sugar* sugar* corn")
    city(s, 1, "large_sugar*** chapel*")
    before = own(s, 1)[0]
    play(s, "choose producer", "1: produce", "1: settle corn")
    assert own(s, 1)[0] == before + 2


# Bourgeois in a worker's place ------------------------------------------------------------------------------


@every_edition
def test_the_privilege_brings_a_bourgeois_once_workers_have_run_out(edition):
    s = noble_game(edition=edition)
    workers(s, to=3, office=4, reserve=0)
    before = s.x.reserve
    play(s, "choose recruiter")
    won = s.boards[0].bourgeois() + s.boards[0].idle_nobles
    assert before - s.x.reserve == (1 if edition == "special" else 0) and (won > 0) is (edition == "special")


# Puertomas -----------------------------------------------------------------------------------------------


def test_the_token_stays_where_an_ability_alone_brings_a_worker():
    s = solo()
    for seat in (1, 2):
        land(s, seat, "sugar*")
    ability(s, 1, "worker_more")
    assert token(s, "builder") == "builder"
    s.reserve += s.office
    s.office = 0
    check(s)
    play(s, "choose recruiter")
    assert sum(auto(s, 1).hands) == 2, "the ability has brought one"
    assert token(s) == "builder"


# Smuggler ------------------------------------------------------------------------------------------------


@reprints
def test_a_raid_takes_up_to_three_crates(edition):
    s = game(4, edition, smuggler=True)
    ship(s, 7, "5 sugar")
    play(s, "choose smuggler", "0: raid 2")
    assert legal(s) == {"loot 0", "loot 1", "loot 2", "loot 3"}
    play(s, "0: loot 1")
    assert held(s, 0) == "1 sugar" and s.ship_load == [0, 0, 0]
    s = game(4, edition, smuggler=True)
    ship(s, 7, "2 sugar")
    heard = listen(s)
    play(s, "choose smuggler", "0: raid 2", "0: loot 0")
    assert held(s, 0) == "" and [e.kind for e in heard if e.kind in ("raid", "jetsam")] == ["jetsam"]


# Guests without anything to do -------------------------------------------------------------------------------


def test_a_guest_who_is_a_bourgeois_without_a_plantation_to_give_is_not_asked_about():
    s = noble_game("land_office guest_house", edition="standard", new_buildings=True)
    city(s, 0, "land_office guest_house")
    land(s, 0, "quarry")
    bourgeois(s, 0, "guest_house")
    coins(s, 0, 3)
    play(s, "choose merchant")
    assert s.to_act == 1 and at(s) == "choose"
    s = noble_game("land_office guest_house", edition="standard", new_buildings=True)
    city(s, 0, "land_office guest_house")
    land(s, 0, "corn")
    bourgeois(s, 0, "guest_house")
    play(s, "choose merchant")
    assert s.to_act == 0 and "guest_bourgeois land_office" in legal(s)


# The table of reconstructed values ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("COCKTAIL_GOODS: Final = 3", "COCKTAIL_GOODS: Final = 0", "COCKTAIL_GOODS is 0"),
        ("COCKTAIL_GOODS: Final = 3", "COCKTAIL_GOODS: Final = 6", "COCKTAIL_GOODS is 6"),
        ("DELIVERY_GOODS: Final = 2", "DELIVERY_GOODS: Final = 0", "DELIVERY_GOODS is 0"),
        ('("golden_fields", 2)', '("golden_fields", -2)', "golden_fields has -2"),
        ('"producer": ("merchant", "captain")', '"producer": ("merchant", "smuggler")', "ARROWS"),
        ('("builder", "farmer", "recruiter", "producer", "captain"', '("builder", "captain"', "RESOLUTIONS"),
    ],
)
def test_a_slip_in_the_reconstructed_values_is_told_at_once(tmp_path, old, new, told):
    text = Path("game/puerto_rico/reconstructed.py").read_text(encoding="utf-8")
    assert text.count(old) == 1 and not reconstructed.faults()
    path = tmp_path / "reconstructed_edited.py"
    path.write_text(text.replace(old, new), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("reconstructed_edited", path)
    assert spec is not None and spec.loader is not None
    with pytest.raises(ValueError, match=told):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
