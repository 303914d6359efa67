"""The Guest house: its people leave at any decision of their owner, and a decision is offered where there would be
none and leaving can matter; nobody is asked in vain."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import KEYS
from tests.puerto_rico.board import (
    EDITIONS,
    bag,
    city,
    coins,
    goods,
    held,
    house,
    land,
    legal,
    listen,
    play,
    row,
    ship,
    supply,
    vp,
    workers,
)
from tests.puerto_rico.drafted import drafted, forests, own

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def inn(edition="special", others="", seat=1, tiles="", market="", guests=2, players=4, **options):
    """A player with guests; nobody has any coins, tiles or crates."""
    s = drafted("guest_house " + market, players=players, edition=edition, **options)
    for other in range(players):
        land(s, other, "")
        coins(s, other, 0)
    land(s, seat, tiles)
    city(s, seat, "guest_house" + "*" * guests + " " + others)
    return s


def at(s):
    return s.to_json()["phase"]


def staff(s, key, seat=1):
    return s.boards[seat].staff[KEYS.index(key)]


def guests(s):
    """The ways out that are offered."""
    return {text.split()[1] for text in legal(s) if text.startswith("guest ")}


# The examples of the booklets ------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["special"])
def test_example_a_guest_opens_the_small_warehouse_at_the_end_of_the_captains_phase(edition):
    """The first guest saves the surplus, the second doubles the Merchant's privilege later."""
    s = inn(edition, "small_warehouse library", seat=1, market="library small_warehouse")
    ship(s, 7, "7 sugar")
    goods(s, 1, "4 sugar")
    play(s, "0: choose captain")
    assert (at(s), s.to_act) == ("storage", 1)
    play(s, "1: guest small_warehouse")
    assert held(s, 1) == "4 sugar"
    assert (staff(s, "guest_house"), staff(s, "small_warehouse")) == (1, 1)
    play(s, "1: guest library", "1: choose merchant", "1: sell sugar")
    assert own(s, 1)[0] == 2 + 2
    assert (staff(s, "guest_house"), staff(s, "library")) == (0, 1)


@every_edition
def test_example_a_guest_opens_the_storehouse_at_the_end_of_the_captains_phase(edition):
    s = inn(edition, "storehouse library", seat=1, market="library storehouse")
    ship(s, 7, "7 sugar")
    goods(s, 1, "4 sugar 1 coffee")
    ship(s, 6, "6 corn")
    ship(s, 5, "5 fruit")
    play(s, "0: choose captain")
    assert (at(s), s.to_act) == ("storage", 1)
    play(s, "1: guest storehouse", "1: store sugar", "1: store sugar", "1: store sugar", "1: store coffee")
    assert held(s, 1) == "3 sugar 1 coffee"
    # The second guest leaves once the Merchant has been chosen: it is not too late for the privilege.
    play(s, "1: choose merchant", "1: guest library", "1: sell coffee")
    assert own(s, 1)[0] == 4 + 2


@every_edition
def test_both_guests_may_leave_in_one_phase_or_one_by_one(edition):
    s = inn(edition, "large_sugar hut", tiles="sugar", market="hut")
    play(s, "0: choose producer", "1: guest sugar", "1: guest large_sugar", "1: produce")
    assert held(s, 1) == "1 sugar" and staff(s, "guest_house") == 0
    s = inn(edition, "large_sugar* hut", tiles="sugar", market="hut")
    play(s, "0: choose producer", "1: guest sugar", "1: produce", "1: guest hut")
    assert staff(s, "guest_house") == 0 and at(s) == "choose"


@every_edition
def test_a_guest_who_has_left_stays(edition):
    s = inn(edition, "hut office", market="hut office", seat=0)
    play(s, "0: guest hut")
    assert guests(s) == {"office"}
    assert not any(text.startswith("lift") for text in legal(s))
    workers(s, to=3, office=0)
    play(s, "0: choose recruiter")
    # The Recruiter moves everybody freely, into the Guest house too.
    assert "lift hut" in legal(s) and not guests(s)


@every_edition
def test_the_recruiter_fills_the_guest_house_and_the_refill_counts_its_circles(edition):
    s = inn(edition, "", guests=0, seat=0)
    city(s, 0, "guest_house wharf fortress residence")
    workers(s, to=3, office=0)
    play(s, "0: choose recruiter", "0: place guest_house")
    assert staff(s, "guest_house", 0) == 1
    assert s.office == 4  # one circle of the Guest house, three others
    city(s, 0, "guest_house wharf fortress residence hut office")


# At every decision of the owner ----------------------------------------------------------------------------


@every_edition
def test_before_choosing_a_character(edition):
    s = inn(edition, "hut", seat=0, tiles="corn quarry", market="hut")
    assert guests(s) == {"hut", "corn", "quarry"}
    assert "guest guest_house" not in legal(s)
    heard = listen(s)
    play(s, "0: guest quarry")
    assert s.to_act == 0 and at(s) == "choose"
    told = [(e.kind, e.piece, e.source, e.target) for e in heard]
    assert told == [("guest", "worker", ("city", 0, "guest_house"), ("land", 0, 1))]
    assert s.touches(("guest", "corn")) == (("land", 0, 0),)
    assert s.touches(("guest", "hut")) == (("city", 0, "hut"),)


@every_edition
def test_only_into_free_circles_and_only_the_owner(edition):
    s = inn(edition, "hut* large_sugar**", seat=0, tiles="corn* sugar", market="hut")
    assert guests(s) == {"large_sugar", "sugar"}
    s = inn(edition, "hut", seat=1, market="hut")
    assert guests(s) == set()


@every_edition
def test_an_empty_guest_house_has_nobody_to_send(edition):
    s = inn(edition, "hut", seat=0, guests=0, market="hut")
    assert guests(s) == set()


@every_edition
def test_farmer_a_guest_opens_the_hut_or_the_hacienda(edition):
    s = inn(edition, "hut", market="hut")
    play(s, "0: choose farmer", "0: pass")
    assert "take quarry" not in legal(s)
    play(s, "1: guest hut", "1: take quarry")
    assert s.boards[1].land == [5]
    s = inn(edition, "hacienda", market="hacienda")
    play(s, "0: choose farmer", "0: pass", "1: guest hacienda", "1: hacienda")
    assert len(s.boards[1].land) == 1 and s.to_act == 1


@every_edition
def test_farmer_a_guest_opens_the_forest_house_for_the_tile_of_the_hacienda(edition):
    """The tile is on the table: whether it becomes a forest is decided with the guest's help."""
    s = inn(edition, "hacienda* forest_house", market="hacienda forest_house")
    row(s, "corn corn sugar sugar fruit")
    bag(s, "9 tobacco")
    play(s, "0: choose farmer", "0: pass", "1: hacienda")
    assert legal(s) - {"pass"} == {"guest forest_house", "guest tobacco"}
    play(s, "1: guest forest_house", "1: turn_over")
    assert s.boards[1].forests() == 1


@every_edition
def test_a_tile_with_a_guest_on_it_stays_a_plantation(edition):
    s = inn(edition, "hacienda* forest_house*", market="hacienda forest_house")
    row(s, "corn corn sugar sugar fruit")
    bag(s, "9 tobacco")
    play(s, "0: choose farmer", "0: pass", "1: hacienda")
    assert "turn_over" in legal(s)
    play(s, "1: guest tobacco")
    assert legal(s) == {"pass"}
    play(s, "1: pass", "1: forest corn")
    assert s.boards[1].hands == [1, -1]


@every_edition
def test_farmer_a_guest_opens_the_library_for_the_second_tile(edition):
    s = inn(edition, "library", seat=0, market="library")
    row(s, "corn corn sugar fruit fruit")
    play(s, "0: choose farmer", "0: take corn", "1: pass", "2: pass", "3: pass")
    assert s.to_act == 0 and legal(s) == {"guest library", "guest corn", "pass"}
    play(s, "0: guest library", "0: take fruit")
    assert len(s.boards[0].land) == 2 and at(s) == "choose"
    s = inn(edition, "library", seat=0, market="library")
    play(s, "0: choose farmer", "0: pass", "1: pass", "2: pass", "3: pass", "0: pass")
    assert at(s) == "choose"


@every_edition
def test_builder_a_guest_staffs_what_the_builder_needs(edition):
    for building, effect in (("university", 0), ("church", 1)):
        s = inn(edition, building, market="university church")
        coins(s, 1, 6)
        play(s, "0: choose builder", "0: pass", f"1: guest {building}", "1: build coffee_roaster")
        if building == "university":
            play(s, "1: university")
            assert staff(s, "coffee_roaster") == 1
        assert own(s, 1) == (0, effect)


@every_edition
def test_builder_a_guest_in_the_new_building_leaves_no_room_for_the_universitys_worker(edition):
    s = inn(edition, "university*", market="university hut")
    coins(s, 1, 2)
    play(s, "0: choose builder", "0: pass", "1: build hut")
    assert legal(s) == {"university", "pass", "guest hut"}
    play(s, "1: guest hut")
    assert staff(s, "hut") == 1 and at(s) == "choose"
    # A building with several circles has room for both.
    s = inn(edition, "university*", market="university hut")
    coins(s, 1, 4)
    play(s, "0: choose builder", "0: pass", "1: build large_sugar", "1: guest large_sugar", "1: university")
    assert staff(s, "large_sugar") == 2 and at(s) == "choose"
    s = inn(edition, "university*", market="university hut")
    coins(s, 1, 4)
    play(
        s,
        "0: choose builder",
        "0: pass",
        "1: build large_sugar",
        "1: guest large_sugar",
        "1: guest large_sugar",
        "1: university",
    )
    assert staff(s, "large_sugar") == 3 and at(s) == "choose"


@every_edition
def test_black_market_may_take_a_guest(edition):
    s = inn(edition, "black_market*", market="black_market hut")
    coins(s, 1, 1)
    play(s, "0: choose builder", "0: pass", "1: build hut", "1: barter_worker guest_house")
    assert staff(s, "guest_house") == 1 and own(s, 1)[0] == 0


@every_edition
def test_merchant_a_guest_opens_a_market(edition):
    s = inn(edition, "large_market", market="large_market")
    goods(s, 1, "1 corn")
    play(s, "0: choose merchant", "1: guest large_market", "1: sell corn")
    assert own(s, 1)[0] == 2


@every_edition
def test_captain_guests_open_harbor_and_lighthouse_between_two_loads(edition):
    s = inn(edition, "harbor lighthouse", market="harbor lighthouse")
    goods(s, 1, "1 corn 1 fruit")
    goods(s, 0, "1 coffee")
    ship(s, 7, "1 corn")
    play(s, "0: choose captain")
    play(s, " ".join(map(str, s.moves()[0])), "1: load corn 2", "1: guest harbor", "1: guest lighthouse")
    play(s, " ".join(map(str, s.moves()[0])))
    assert own(s, 1) == (1, 1 + 1 + 1)


@every_edition
def test_captain_a_guest_in_the_library_after_the_first_load_comes_too_late(edition):
    for before, points in ((True, 2), (False, 1)):
        s = inn(edition, "library", seat=0, market="library")
        goods(s, 0, "1 corn 1 fruit")
        ship(s, 7, "1 corn")
        ship(s, 6, "1 fruit")
        play(s, "0: choose captain")
        play(s, *(("0: guest library", "0: load corn 2") if before else ("0: load corn 2", "0: guest library")))
        play(s, "0: load fruit 1")
        assert own(s, 0)[1] == 1 + 1 + points


# Where there would be no decision --------------------------------------------------------------------------


@every_edition
def test_producer_is_asked_if_guests_can_make_a_harvest(edition):
    def asked(others, tiles, guests=2, **stock):
        s = inn(edition, others, tiles=tiles, guests=guests, market="aqueduct hut")
        for good, left in stock.items():
            supply(s, good, left, to=3)
        play(s, "0: choose producer")
        return at(s) == "producer"

    assert asked("", "corn")
    assert asked("large_sugar*", "sugar")
    assert asked("large_sugar", "sugar*")
    assert asked("large_sugar", "sugar")  # one for the tile, one for the works
    assert not asked("large_sugar", "sugar", guests=1)
    assert not asked("", "sugar")  # no works
    assert not asked("large_sugar tobacco_barn", "fruit quarry")
    assert not asked("hut aqueduct", "")
    assert not asked("large_sugar", "sugar*", sugar=0)  # nothing left to make


@every_edition
def test_producer_asked_because_of_a_guest_can_only_pass_before(edition):
    s = inn(edition, "large_sugar*", tiles="sugar")
    play(s, "0: choose producer")
    assert legal(s) == {"guest sugar", "guest large_sugar", "pass"}
    assert s.obvious() is None
    play(s, "1: guest sugar")
    assert "produce" in legal(s)


@every_edition
def test_nothing_is_obvious_that_could_be_declined(edition):
    s = inn(edition, "aqueduct large_fruit*", tiles="corn* fruit", market="aqueduct")
    play(s, "0: choose producer")
    assert {"produce", "guest fruit", "guest aqueduct"} <= legal(s)
    assert s.obvious() is None
    s = inn(edition, "", tiles="corn*")
    play(s, "0: choose producer")
    assert s.obvious() is None  # who could decline is asked


@every_edition
def test_builder_is_asked_if_guests_make_something_affordable(edition):
    def asked(others, tiles, purse, guests=1, seat=1, crates="", wood=0):
        s = inn(edition, others, tiles=tiles, guests=guests, seat=seat, market="black_market forest_house library")
        coins(s, seat, purse)
        goods(s, seat, crates)
        forests(s, seat, wood)
        # What costs 1 is sold out: 2 is the lowest price.
        for other in range(4):
            city(s, other, "small_fruit small_market" if other > 1 else "small_fruit")
        city(s, seat, "guest_house" + "*" * guests + " small_fruit " + others)
        play(s, "0: choose builder")
        return at(s) == "builder"

    assert not asked("", "corn", 1)
    assert asked("", "quarry", 1)
    assert not asked("", "quarry", 0)
    assert not asked("", "quarry quarry", 0, guests=2)  # one quarry counts for a building of the first row
    assert asked("black_market", "", 1, crates="1 corn")
    assert not asked("black_market", "", 1)  # nothing to give: the only guest keeps it
    assert asked("black_market", "", 1, guests=2)  # the other guest is given
    assert not asked("black_market", "", 0, crates="1 corn")
    assert asked("black_market", "", 0, guests=2, crates="1 corn")
    assert asked("library", "", 0, seat=0)
    assert not asked("library", "", 0, seat=1)
    assert asked("forest_house", "", 1, wood=2)  # elsewhere than in `special` it can already be bought
    assert not asked("forest_house", "", 0, wood=2)


@every_edition
def test_merchant_is_asked_if_a_guest_opens_office_or_trading_post(edition):
    def asked(others, crates, full=False):
        s = inn(edition, others, market="office trading_post hut")
        house(s, "corn fruit sugar tobacco" if full else "corn")
        goods(s, 1, crates)
        play(s, "0: choose merchant")
        return at(s) == "merchant"

    assert asked("office", "1 corn")
    assert not asked("office", "1 corn", full=True)  # a full house is closed for the office too
    assert asked("trading_post", "1 corn", full=True)
    assert not asked("office trading_post", "")
    assert not asked("hut", "1 corn")
    s = inn(edition, "trading_post", market="office trading_post")
    house(s, "corn")
    goods(s, 1, "1 corn")
    play(s, "0: choose merchant", "1: guest trading_post", "1: trading_post corn")
    assert at(s) == "choose" and own(s, 1)[0] == 0


@every_edition
def test_captain_is_asked_before_the_first_load_if_a_guest_can_win_something(edition):
    def asked(others, crates, seat):
        s = inn(edition, others, seat=seat, market="lighthouse union_hall")
        goods(s, seat, crates)
        ship(s, 7, "7 corn")
        play(s, "0: choose captain")
        return at(s) == "opening"

    assert asked("union_hall", "2 corn", 1)
    assert not asked("union_hall", "1 corn 1 sugar", 1)
    assert not asked("union_hall*", "2 corn", 1)
    assert asked("lighthouse", "", 0)
    assert not asked("lighthouse", "", 1)
    s = inn(edition, "union_hall lighthouse", seat=0, market="lighthouse union_hall")
    goods(s, 0, "4 corn")
    play(s, "0: choose captain", "0: guest union_hall")
    assert own(s, 0) == (0, 2) and at(s) == "opening"
    play(s, "0: guest lighthouse")
    assert own(s, 0) == (1, 2) and at(s) == "captain"  # nothing is left to ask


@every_edition
@pytest.mark.parametrize("key", ["wharf", "small_wharf"])
def test_captain_is_asked_if_a_guest_can_launch_a_private_ship(edition, key):
    s = inn(edition, key, market="wharf small_wharf")
    ship(s, 7, "7 corn")
    goods(s, 1, "2 corn")
    play(s, "0: choose captain")
    assert (at(s), s.to_act) == ("captain", 1) and legal(s) == {f"guest {key}", "pass"}
    play(s, f"1: guest {key}", f"1: {key} corn")
    s = inn(edition, key, market="wharf small_wharf")
    play(s, "0: choose captain")
    assert at(s) == "choose"  # no crates


@every_edition
def test_storing_asks_only_whoever_would_lose_something(edition):
    s = inn(edition, "storehouse", market="storehouse")
    ship(s, 7, "7 corn")
    goods(s, 1, "1 corn")
    play(s, "0: choose captain")
    assert at(s) == "choose"


@every_edition
def test_storing_is_over_once_a_guest_has_made_room_for_everything(edition):
    s = inn(edition, "large_warehouse", market="large_warehouse")
    ship(s, 7, "7 corn")
    ship(s, 6, "6 sugar")
    goods(s, 1, "3 corn 4 sugar")
    play(s, "0: choose captain", "1: guest large_warehouse")
    assert at(s) == "choose" and held(s, 1) == "3 corn 4 sugar"


@every_edition
def test_storing_with_two_guests(edition):
    s = inn(edition, "large_warehouse storehouse", market="large_warehouse storehouse")
    ship(s, 7, "7 corn")
    ship(s, 6, "6 sugar")
    ship(s, 5, "5 fruit")
    goods(s, 1, "3 corn 4 sugar 3 fruit")
    play(s, "0: choose captain", "1: guest large_warehouse", "1: keep corn", "1: keep sugar", "1: store fruit")
    assert held(s, 1) == "3 corn 1 fruit 4 sugar"
    s = inn(edition, "large_warehouse storehouse", market="large_warehouse storehouse")
    ship(s, 7, "7 corn")
    ship(s, 6, "6 sugar")
    ship(s, 5, "5 fruit")
    goods(s, 1, "3 corn 4 sugar 3 fruit")
    play(s, "0: choose captain", "1: guest large_warehouse", "1: keep corn", "1: guest storehouse")
    assert at(s) == "choose" and held(s, 1) == "3 corn 3 fruit 4 sugar"
    # Not everything has room even so.
    s = inn(edition, "storehouse", market="large_warehouse storehouse")
    ship(s, 7, "7 corn")
    ship(s, 6, "6 sugar")
    goods(s, 1, "3 corn 4 sugar")
    play(s, "0: choose captain", "1: store corn")
    assert held(s, 1) == "1 corn"
    s = inn(edition, "storehouse", market="large_warehouse storehouse")
    ship(s, 7, "7 corn")
    ship(s, 6, "6 sugar")
    goods(s, 1, "3 corn 4 sugar")
    play(s, "0: choose captain", "1: guest storehouse")
    play(s, "1: store corn", "1: store sugar", "1: store sugar", "1: store sugar")
    assert held(s, 1) == "1 corn 3 sugar"


# The end ---------------------------------------------------------------------------------------------------


def end(edition, others, market, guests=2):
    """The last move of a game: somebody fills his city, and in the other editions the round runs out."""
    s = inn(edition, others, guests=guests, market=market + " hacienda hut office harbor")
    city(
        s,
        0,
        "large_fruit large_sugar small_sugar tobacco_barn coffee_roaster "
        "hacienda hut small_market wharf office harbor",
    )
    coins(s, 0, 9)
    vp(s, 1, 9)
    play(s, "0: choose builder", "0: build small_fruit")
    for role in ("captain", "merchant", "adventurer"):
        assert s.ending == "city"
        while at(s) == "builder":
            play(s, "pass")
        if edition != "special":
            play(s, f"choose {role}")
    return s


@every_edition
def test_the_last_guests_fill_large_buildings_before_the_count(edition):
    s = end(edition, "customs fortress", "customs fortress")
    assert (at(s), s.to_act) == ("last_guests", 1)
    assert "customs" not in s.score()[1]
    play(s, "1: guest customs")
    assert s.score()[1]["customs"] == 2
    play(s, "1: guest fortress")
    assert at(s) == "over" and s.to_act is None  # nothing is left to ask


@every_edition
def test_the_last_guests_may_stay(edition):
    s = end(edition, "customs", "customs")
    play(s, "1: pass")
    assert at(s) == "over" and "customs" not in s.score()[1]


@every_edition
def test_without_an_empty_large_building_nobody_waits(edition):
    assert at(end(edition, "customs*", "customs")) == "over"
    assert at(end(edition, "statue", "statue")) == "over"
    assert at(end(edition, "customs", "customs", guests=0)) == "over"
    assert at(end(edition, "factory", "customs factory")) == "over"


@every_edition
def test_the_last_guests_go_only_where_points_are(edition):
    s = end(edition, "customs factory", "customs factory")
    assert guests(s) == {"customs"}


# Bourgeois as guests ---------------------------------------------------------------------------------------


@every_edition
def test_a_bourgeois_may_be_a_guest(edition):
    s = inn(edition, "hut", seat=0, market="hut", bourgeois=True)
    house_number = KEYS.index("guest_house")
    s.boards[0].nobles[house_number] = 1
    s.x.reserve -= 1
    s.reserve += 1
    assert {"guest hut", "guest_bourgeois hut"} <= legal(s)
    play(s, "0: guest_bourgeois hut")
    assert s.boards[0].nobles[KEYS.index("hut")] == 1 and s.boards[0].nobles[house_number] == 0
    assert legal(s) & {"guest hut", "guest_bourgeois hut"} == set()


@every_edition
def test_merchant_a_guest_opens_the_forest_house_for_the_tile_of_the_land_office(edition):
    s = inn(
        edition,
        "land_office* forest_house",
        market="land_office forest_house" if edition == "special" else "forest_house",
        bourgeois=True,
    )
    coins(s, 1, 1)
    row(s, "corn corn sugar sugar fruit")
    bag(s, "9 tobacco")
    play(s, "0: choose merchant", "1: survey")
    assert legal(s) == {"pass", "guest forest_house", "guest tobacco"}
    play(s, "1: guest forest_house", "1: turn_over")
    assert s.boards[1].forests() == 1 and at(s) == "choose"
