"""Buildings of different extensions together, and the extensions with one another."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import BUILDINGS, CIRCLES, INDEX, NOBLE
from game.puerto_rico.position import BOURGEOIS
from tests.puerto_rico.board import (
    EDITIONS,
    city,
    coins,
    described,
    goods,
    land,
    legal,
    listen,
    play,
    row,
    ship,
    workers,
)
from tests.puerto_rico.drafted import drafted, own
from tests.puerto_rico.fair import goals
from tests.puerto_rico.society import bourgeois, noble_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)
not_special = pytest.mark.parametrize("edition", ("standard", "classic"))
with_smuggler = pytest.mark.parametrize("edition", ("special", "standard"))


def at(s):
    return s.to_json()["phase"]


# Church ----------------------------------------------------------------------------------------------------

CHURCH_POINTS = {
    "land_office": 0,
    "chapel": 0,
    "hunting_lodge": 1,
    "zoning_office": 1,
    "royal_supplier": 1,
    "villa": 1,
    "jeweler": 1,
    "royal_garden": 2,
}


def test_every_building_of_the_bourgeois_is_built_beside_a_church_below():
    assert set(CHURCH_POINTS) == {building.key for building in BUILDINGS if building.box == NOBLE}


@every_edition
@pytest.mark.parametrize(("key", "points"), CHURCH_POINTS.items())
def test_church_and_the_buildings_of_the_bourgeois(edition, key, points):
    s = noble_game(f"church {key}", edition=edition, new_buildings=True)
    city(s, 0, "church*")
    city(s, 1, "church")
    for seat in (0, 1):
        coins(s, seat, 20)
    play(s, "choose builder", f"0: build {key}")
    assert own(s, 0)[1] == points
    if key != "royal_garden":  # of which there is only one
        play(s, f"1: build {key}")
        assert own(s, 1)[1] == 0


# Library ---------------------------------------------------------------------------------------------------


@with_smuggler
@pytest.mark.parametrize(("keeper", "won"), (("*", 6), ("", 5)))
def test_the_library_doubles_the_privilege_of_a_captured_character(edition, keeper, won):
    s = drafted("library", players=3, edition=edition, smuggler=True)
    city(s, 0, "library" + keeper)
    play(s, "choose smuggler", "0: capture merchant", "1: choose captain", "2: choose recruiter")
    while at(s) != "choose":
        play(s, " ".join(map(str, s.moves()[0])))
    goods(s, 0, "1 coffee")
    before = own(s, 0)[0]
    play(s, "0: choose merchant", "0: sell coffee")
    assert own(s, 0)[0] - before == won  # 4 and the privilege


@with_smuggler
def test_the_library_of_the_captor_doubles_nothing_for_whoever_frees_the_character(edition):
    s = drafted("library", players=3, edition=edition, smuggler=True)
    city(s, 0, "library*")
    coins(s, 1, 3)
    goods(s, 1, "1 coffee")
    play(s, "choose smuggler", "0: capture merchant", "1: choose merchant", "1: sell coffee")
    assert own(s, 1)[0] == (5 if edition == "special" else 8)


@every_edition
@pytest.mark.parametrize(("quarries", "price"), ((5, 2), (4, 2), (3, 3)))
def test_a_large_building_with_zoning_office_library_and_quarries(edition, quarries, price):
    """10 coins, 4 quarries at most, 2 for the bourgeois at the Zoning office, 2 for the doubled privilege."""
    s = noble_game("zoning_office library fortress", edition=edition, new_buildings=True)
    city(s, 0, "zoning_office library*")
    bourgeois(s, 0, "zoning_office")
    land(s, 0, "quarry* " * quarries)
    coins(s, 0, price - 1)
    play(s, "choose builder")
    assert "build fortress" not in legal(s)
    coins(s, 0, price)
    play(s, "0: build fortress")
    assert own(s, 0)[0] == 0


# Hunting lodge ---------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("left", (True, False))
def test_a_bourgeois_on_a_tile_given_up_at_the_lodge_goes_to_the_portrait(edition, left):
    s = noble_game("hunting_lodge", edition=edition)
    city(s, 0, "hunting_lodge*")
    land(s, 0, "corn" if left else "corn corn")
    bourgeois(s, 0, "corn")
    heard = listen(s)
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass", "0: clear corn")
    board = s.boards[0]
    # Of two tiles the unoccupied one goes.
    assert (board.idle_nobles, board.idle) == (int(left), 0)
    assert board.hands == ([] if left else [BOURGEOIS])
    assert [e.piece for e in heard if e.kind == "lift"] == (["bourgeois"] if left else [])


# Guests in the buildings of the bourgeois --------------------------------------------------------------------


@not_special  # in `special` a market has room for one of the two
@pytest.mark.parametrize(("others", "points"), (("corn corn", 2), ("corn", 0)))
def test_a_bourgeois_leaves_the_guest_house_for_the_hunting_lodge(edition, others, points):
    """Who would win nothing is not asked."""
    s = noble_game("hunting_lodge guest_house", edition=edition, new_buildings=True)
    city(s, 0, "hunting_lodge guest_house")
    bourgeois(s, 0, "guest_house")
    land(s, 0, "fruit")
    for seat in (1, 2, 3):
        land(s, seat, others if seat == 2 else "corn corn")
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass")
    if points:
        assert s.to_act == 0 and "pass" in legal(s) and "clear fruit" not in legal(s)
        play(s, "0: guest_bourgeois hunting_lodge")
        assert legal(s) == {"pass"}
        play(s, "0: pass")
    assert own(s, 0)[1] == points and at(s) == "choose"


@not_special
def test_a_worker_leaves_the_guest_house_for_the_hunting_lodge(edition):
    s = noble_game("hunting_lodge guest_house", edition=edition, new_buildings=True)
    city(s, 0, "hunting_lodge guest_house*")
    land(s, 0, "fruit")
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass")
    assert s.to_act == 0 and "clear fruit" not in legal(s)
    play(s, "0: guest hunting_lodge", "0: clear fruit")
    assert s.boards[0].land == [] and own(s, 0)[1] == 0


@every_edition
def test_a_guest_opens_the_villa(edition):
    s = noble_game("villa guest_house", edition=edition, new_buildings=True)
    city(s, 1, "villa guest_house*")
    land(s, 1, "")
    left = s.x.reserve
    play(s, "choose recruiter")
    assert s.to_act == 1 and legal(s) == {"pass", "guest villa"}
    play(s, "1: guest villa")
    assert legal(s) == {"villa", "pass"}
    play(s, "1: villa")
    assert s.boards[1].idle_nobles == 1 and s.x.reserve == left - 1


@every_edition
@pytest.mark.parametrize("who", ("worker", "bourgeois"))
def test_a_guest_opens_the_land_office(edition, who):
    s = noble_game("land_office guest_house", edition=edition, new_buildings=True)
    city(s, 1, "land_office guest_house" + ("*" if who == "worker" else ""))
    if who == "bourgeois":
        bourgeois(s, 1, "guest_house")
    land(s, 1, "corn")
    play(s, "choose merchant")
    assert s.to_act == 1 and not {"survey", "clear corn"} & legal(s)
    if who == "worker":
        play(s, "1: guest land_office", "1: survey")
        assert own(s, 1)[0] == 2 and len(s.boards[1].land) == 2
    else:
        play(s, "1: guest_bourgeois land_office", "1: clear corn")
        assert own(s, 1)[0] == 4 and s.boards[1].land == []


@every_edition
def test_a_guest_opens_the_royal_supplier(edition):
    """The guest who comes is one of the bourgeois counted."""
    s = noble_game("royal_supplier guest_house", edition=edition, new_buildings=True)
    city(s, 1, "royal_supplier guest_house")
    bourgeois(s, 1, "guest_house")
    land(s, 1, "")
    goods(s, 1, "1 corn 1 sugar")
    for size, cargo in ((5, "5 corn"), (6, "6 sugar"), (7, "7 fruit")):
        ship(s, size, cargo)
    play(s, "choose captain")
    assert s.to_act == 1 and "supply corn" not in legal(s)
    play(s, "1: guest_bourgeois royal_supplier", "1: supply corn")
    assert own(s, 1)[1] == 1 and s.boards[1].goods[2] == 1


@every_edition
@pytest.mark.parametrize("comes", (True, False))
def test_a_guest_opens_the_jeweler(edition, comes):
    s = noble_game("jeweler guest_house", edition=edition, new_buildings=True)
    city(s, 1, "jeweler guest_house")
    bourgeois(s, 1, "guest_house guest_house")
    land(s, 1, "")
    play(s, "choose producer")
    assert s.to_act == 1
    if comes:
        play(s, "1: guest_bourgeois jeweler")
    play(s, "1: pass")
    assert own(s, 1)[0] == 3 + (2 if comes else 0)


@every_edition
@pytest.mark.parametrize(("who", "building", "price"), (("bourgeois", "fortress", 8), ("worker", "large_fruit", 2)))
def test_a_guest_opens_the_zoning_office(edition, who, building, price):
    s = noble_game("zoning_office guest_house fortress", edition=edition, new_buildings=True)
    city(s, 1, "zoning_office guest_house" + ("*" if who == "worker" else ""))
    if who == "bourgeois":
        bourgeois(s, 1, "guest_house")
    land(s, 1, "")
    coins(s, 1, price)
    play(s, "choose builder", "0: pass")
    assert f"build {building}" not in legal(s)
    verb = "guest" if who == "worker" else "guest_bourgeois"
    play(s, f"1: {verb} zoning_office", f"1: build {building}")
    assert own(s, 1)[0] == 0


# Workers for the Guest house ---------------------------------------------------------------------------------


@with_smuggler
def test_the_smugglers_people_may_go_to_the_guest_house(edition):
    s = drafted("guest_house", edition=edition, smuggler=True)
    city(s, 0, "guest_house")
    land(s, 0, "")
    workers(s, to=3, office=7)
    play(s, "choose smuggler", "0: poach")
    assert legal(s) == {"settle guest_house", "pass"}
    play(s, "0: settle guest_house", "0: settle guest_house")
    # There is room for two of the three; the third is driven away.
    assert described(s, 0) == ("", "guest_house**") and s.office == 4 and at(s) == "choose"
    assert s.x.box_workers == (1 if edition == "special" else 0)


@every_edition
def test_the_university_sends_one_worker_to_the_guest_house(edition):
    assert CIRCLES[INDEX["guest_house"]] == 2
    s = drafted("university guest_house", edition=edition)
    city(s, 0, "university*")
    coins(s, 0, 9)
    reserve = s.reserve
    play(s, "choose builder", "0: build guest_house", "0: university")
    assert described(s, 0)[1] == "university* guest_house*" and s.reserve == reserve - 1
    assert s.to_act != 0


# Royal supplier ----------------------------------------------------------------------------------------------


@not_special
def test_royal_supplier_small_wharf_and_harbor_in_one_turn(edition):
    """Two points for what is supplied and no bonus; a crate on the small ship is a load: Harbor and privilege."""
    s = noble_game("royal_supplier small_wharf", edition=edition, new_buildings=True)
    city(s, 0, "royal_supplier* small_wharf* harbor*")
    bourgeois(s, 0, "portrait portrait")
    goods(s, 0, "2 corn 1 sugar")
    play(s, "choose captain", "0: supply corn", "0: supply sugar")
    assert own(s, 0)[1] == 2 and s.to_act == 0
    play(s, "0: small_wharf corn")
    assert own(s, 0)[1] == 2 + 0 + 1 + 1


# Festival ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ("special", "standard"))
def test_the_reward_of_the_festival_leaves_a_bourgeois_on_the_portrait_alone(edition):
    """Only the workers who were won are placed; in `standard` on land or the portrait, never into the city."""
    s = noble_game(edition=edition, festival=True)
    goals(s, land="corn")
    land(s, 0, "corn corn")
    city(s, 0, "hut")
    bourgeois(s, 0, "portrait")
    row(s, "corn fruit fruit sugar sugar")
    play(s, "choose farmer", "0: take corn")
    places = {"settle corn"} | ({"settle hut"} if edition == "special" else set())
    assert legal(s) == places | {"pass"}
    play(s, "0: settle corn", "0: settle corn", "0: settle corn")
    assert described(s, 0) == ("corn* corn* corn*", "hut")
    assert (s.boards[0].idle, s.boards[0].idle_nobles) == (0, 1)
