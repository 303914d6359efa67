"""The eight buildings of the bourgeois, per edition: who is inside, and every building named beside them."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import LANDS
from tests.puerto_rico.board import (
    EDITIONS,
    city,
    coins,
    described,
    finish_phase,
    goods,
    held,
    land,
    legal,
    listen,
    play,
    points_left,
    row,
    ship,
    workers,
)
from tests.puerto_rico.drafted import forests, own
from tests.puerto_rico.society import bourgeois, no_bourgeois_left, noble_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def lands(s, seat):
    return sorted(LANDS[kind] for kind in s.boards[seat].land)


def at(s):
    return s.to_json()["phase"]


# Land office -----------------------------------------------------------------------------------------------


@every_edition
def test_land_office_with_a_worker_buys_a_tile_unseen(edition):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office*")
    land(s, 1, "fruit")
    coins(s, 1, 2)
    before = sum(s.bag)
    play(s, "choose merchant")
    assert s.to_act == 1 and legal(s) == {"survey", "pass"}
    luck = s.chance
    play(s, "1: survey")
    assert own(s, 1)[0] == 1 and len(s.boards[1].land) == 2 and s.boards[1].hands == [0, 0]
    assert sum(s.bag) == before - 1 and s.chance > luck
    assert at(s) == "choose"


@every_edition
@pytest.mark.parametrize("why", ["no coin", "no plot", "no tile", "nobody inside"])
def test_land_office_buys_nothing_without(edition, why):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office" if why == "nobody inside" else "land_office*")
    coins(s, 1, 0 if why == "no coin" else 2)
    if why == "no plot":
        land(s, 1, " ".join(["corn"] * 6 + ["fruit"] * 6))
    if why == "no tile":
        tiles = [kind for kind in range(5) for _ in range(s.bag[kind])]
        s.bag = [0, 0, 0, 0, 0]
        for kind in tiles:
            s.add_land(next(seat for seat in (3, 2, 0, 1) if len(s.boards[seat].land) < 12), kind)
    play(s, "choose merchant")
    assert at(s) == "choose"


@every_edition
def test_land_office_can_be_paid_with_the_coins_of_the_sale_and_comes_once(edition):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office*")
    coins(s, 1, 0)
    goods(s, 1, "2 coffee")
    play(s, "choose merchant")
    assert legal(s) == {"sell coffee", "pass"}
    play(s, "1: sell coffee")
    assert legal(s) == {"survey", "pass"}
    play(s, "1: survey")
    assert own(s, 1)[0] == 3 and at(s) == "choose"


@every_edition
def test_land_office_before_the_sale(edition):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office*")
    goods(s, 1, "1 sugar")
    play(s, "choose merchant", "1: survey")
    assert s.to_act == 1 and legal(s) == {"sell sugar", "pass"}


@every_edition
def test_land_office_with_a_bourgeois_sells_a_plantation_but_no_quarry(edition):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office")
    bourgeois(s, 1, "land_office")
    land(s, 1, "corn* corn quarry sugar")
    play(s, "choose merchant")
    assert s.to_act == 1 and legal(s) == {"clear corn", "clear sugar", "pass"}
    play(s, "1: clear corn")
    assert own(s, 1)[0] == 4 and lands(s, 1) == ["corn", "quarry", "sugar"]
    assert s.boards[1].hands[0] == 1, "the unoccupied tile goes first"
    assert s.discard[0] == 1 and at(s) == "choose"


@every_edition
@pytest.mark.parametrize("who", ["worker", "bourgeois"])
def test_whoever_stood_on_a_plantation_sold_goes_to_the_portrait(edition, who):
    s = noble_game("land_office", edition=edition)
    city(s, 1, "land_office")
    land(s, 1, "corn" if who == "bourgeois" else "corn*")
    bourgeois(s, 1, "land_office corn" if who == "bourgeois" else "land_office")
    heard = listen(s)
    play(s, "choose merchant", "1: clear corn")
    assert (s.boards[1].idle, s.boards[1].idle_nobles) == ((1, 0) if who == "worker" else (0, 1))
    found = [(e.kind, e.piece, e.source, e.target) for e in heard if e.kind in ("lift", "clear")]
    assert found == [
        ("lift", who, ("land", 1, 0), ("portrait", 1)),
        ("clear", "corn", ("land", 1, 0), ("discard",)),
    ]


@every_edition
def test_land_office_and_forest_house_look_first_then_choose_the_forest_side(edition):
    s = noble_game("land_office forest_house", edition=edition, new_buildings=True)
    city(s, 1, "land_office* forest_house*")
    play(s, "choose merchant", "1: survey")
    drawn = s.boards[1].land[-1]
    assert drawn < 5 and legal(s) == {"turn_over", "pass"}
    other = s.copy()
    play(s, "1: turn_over")
    assert s.boards[1].land[-1] == drawn + 6 and s.boards[1].hands[-1] == -1
    play(other, "1: pass")
    assert other.boards[1].land[-1] == drawn


@every_edition
def test_land_office_and_an_empty_forest_house(edition):
    s = noble_game("land_office forest_house", edition=edition, new_buildings=True)
    city(s, 1, "land_office* forest_house")
    play(s, "choose merchant", "1: survey")
    assert at(s) == "choose"


@pytest.mark.parametrize(
    ("edition", "house", "sold"),
    [
        ("special", "forest_house*", False),
        ("standard", "forest_house*", True),
        ("standard", "forest_house", False),
        ("classic", "forest_house*", False),
    ],
)
def test_only_standard_sells_forests_and_only_with_an_occupied_forest_house(edition, house, sold):
    s = noble_game("land_office forest_house", edition=edition, new_buildings=True)
    city(s, 1, f"land_office {house}")
    bourgeois(s, 1, "land_office")
    land(s, 1, "fruit")
    forests(s, 1, 1)
    wood = "clear " + LANDS[s.boards[1].land[-1]]
    play(s, "choose merchant")
    assert legal(s) == {"clear fruit", "pass"} | ({wood} if sold else set())
    if sold:
        play(s, f"1: {wood}")
        assert own(s, 1)[0] == 4 and lands(s, 1) == ["fruit"] and sum(s.discard) == 1


# Chapel ----------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("who", "gain"), [("worker", (1, 0)), ("bourgeois", (0, 1)), ("nobody", (0, 0))])
def test_chapel_pays_a_coin_for_a_worker_and_a_point_for_a_bourgeois(edition, who, gain):
    """Also a player who makes nothing, or declines to, is paid."""
    s = noble_game("chapel", edition=edition)
    for seat in (1, 2):
        city(s, seat, "chapel*" if who == "worker" else "chapel")
        if who == "bourgeois":
            bourgeois(s, seat, "chapel")
    land(s, 1, "corn*")
    land(s, 2, "fruit")
    play(s, "choose producer", "1: pass")
    assert own(s, 1) == (3 + gain[0], gain[1])
    assert own(s, 2) == (3 + gain[0], gain[1])
    assert at(s) == "choose"


# Hunting lodge ---------------------------------------------------------------------------------------------


@every_edition
def test_hunting_lodge_with_a_worker_may_give_up_a_plantation_at_the_end_of_the_farmers_phase(edition):
    s = noble_game("hunting_lodge", edition=edition)
    city(s, 1, "hunting_lodge*")
    land(s, 1, "quarry* corn*")
    row(s, "corn corn sugar sugar fruit")
    before = own(s, 1)
    play(s, "choose farmer", "0: pass", "1: take sugar", "2: pass", "3: pass")
    assert s.to_act == 1 and legal(s) == {"clear corn", "clear sugar", "pass"}
    play(s, "1: clear corn")
    assert lands(s, 1) == ["quarry", "sugar"] and s.boards[1].idle == 1
    assert own(s, 1) == before, "nothing is paid for it"
    assert at(s) == "choose" and len(s.row) == 5


@every_edition
def test_hunting_lodge_gives_up_forests_too(edition):
    s = noble_game("hunting_lodge forest_house", edition=edition, new_buildings=True)
    city(s, 0, "hunting_lodge*")
    land(s, 0, "quarry")
    forests(s, 0, 1)
    wood = "clear " + LANDS[s.boards[0].land[-1]]
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass")
    assert legal(s) == {wood, "pass"}
    play(s, f"0: {wood}")
    assert lands(s, 0) == ["quarry"]


@every_edition
def test_hunting_lodge_with_only_quarries_asks_nothing(edition):
    s = noble_game("hunting_lodge", edition=edition)
    city(s, 0, "hunting_lodge*")
    land(s, 0, "quarry quarry*")
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass")
    assert at(s) == "choose"


@every_edition
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [("corn", "fruit sugar", 2), ("corn sugar", "fruit sugar", 0), ("corn corn corn", "fruit", 0), ("", "fruit", 2)],
)
def test_hunting_lodge_with_a_bourgeois_brings_2_points_to_whoever_has_the_fewest_tiles_alone(
    edition, mine, theirs, points
):
    s = noble_game("hunting_lodge", edition=edition)
    city(s, 1, "hunting_lodge")
    bourgeois(s, 1, "hunting_lodge")
    land(s, 1, mine)
    for seat in (0, 2, 3):
        land(s, seat, theirs)
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass")
    assert own(s, 1)[1] == points and at(s) == "choose"


@every_edition
def test_hunting_lodge_counts_after_the_tiles_of_the_phase_forests_and_quarries_included(edition):
    s = noble_game("hunting_lodge forest_house", edition=edition, new_buildings=True)
    city(s, 1, "hunting_lodge")
    bourgeois(s, 1, "hunting_lodge")
    land(s, 1, "corn corn")
    land(s, 0, "quarry quarry")
    land(s, 2, "")
    forests(s, 2, 3)
    land(s, 3, "corn sugar fruit")
    row(s, "corn corn sugar sugar fruit")
    play(s, "choose farmer", "0: take quarry", "1: pass", "2: pass", "3: pass")
    assert own(s, 1)[1] == 2


@every_edition
def test_two_hunting_lodges_in_turn_order(edition):
    """Whoever comes first in the turn gives up a tile before the other one is judged, not after."""
    for seat, points in ((0, 0), (2, 2)):
        s = noble_game("hunting_lodge", edition=edition)
        city(s, seat, "hunting_lodge*")
        city(s, 1, "hunting_lodge")
        bourgeois(s, 1, "hunting_lodge")
        for player in range(4):
            land(s, player, "corn sugar" if player != 1 else "corn")
        play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass", f"{seat}: clear corn")
        assert own(s, 1)[1] == points


# Zoning office ---------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(
    ("who", "building", "price"),
    [
        ("worker", "hospice", 3),
        ("worker", "jeweler", 7),
        ("worker", "fortress", 10),
        ("bourgeois", "hospice", 4),
        ("bourgeois", "jeweler", 8),
        ("bourgeois", "fortress", 8),
        ("nobody", "hospice", 4),
        ("nobody", "fortress", 10),
    ],
)
def test_zoning_office(edition, who, building, price):
    s = noble_game("zoning_office jeweler hospice fortress", edition=edition)
    city(s, 1, "zoning_office*" if who == "worker" else "zoning_office")
    if who == "bourgeois":
        bourgeois(s, 1, "zoning_office")
    coins(s, 1, price - 1)
    play(s, "choose builder")
    while s.to_act == 0:
        play(s, "0: pass")
    assert s.to_act != 1 or f"build {building}" not in legal(s)
    s = noble_game("zoning_office jeweler hospice fortress", edition=edition)
    city(s, 1, "zoning_office*" if who == "worker" else "zoning_office")
    if who == "bourgeois":
        bourgeois(s, 1, "zoning_office")
    coins(s, 1, price)
    play(s, "choose builder", "0: pass", f"1: build {building}")
    assert own(s, 1)[0] == 0


@every_edition
def test_zoning_office_quarries_forests_and_privilege_add_up(edition):
    s = noble_game("zoning_office forest_house fortress", edition=edition, new_buildings=True)
    city(s, 0, "zoning_office forest_house*")
    bourgeois(s, 0, "zoning_office")
    land(s, 0, "quarry* quarry*")
    forests(s, 0, 2)
    coins(s, 0, 4)
    play(s, "choose builder", "0: build fortress")
    assert own(s, 0)[0] == 0, "10 - 2 quarries - 1 forest pair - 2 - 1 privilege"


# Royal supplier --------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("inside", ["worker", "bourgeois"])
def test_royal_supplier_takes_a_crate_of_another_kind_for_each_bourgeois(edition, inside):
    """Wherever the bourgeois are; whoever is inside."""
    s = noble_game("royal_supplier", edition=edition)
    city(s, 0, "royal_supplier*" if inside == "worker" else "royal_supplier")
    land(s, 0, "corn")
    bourgeois(s, 0, "corn portrait" if inside == "worker" else "royal_supplier portrait")
    goods(s, 0, "3 corn 1 sugar 2 coffee")
    play(s, "choose captain")
    assert at(s) == "opening" and legal(s) == {"supply corn", "supply sugar", "supply coffee", "pass"}
    play(s, "0: supply corn")
    assert legal(s) == {"supply sugar", "supply coffee", "pass"}
    before = s.supply[4]
    play(s, "0: supply coffee")
    assert s.supply[4] == before + 1
    assert at(s) == "captain" and s.to_act == 0, "two bourgeois, two crates"
    assert own(s, 0)[1] == 2 and held(s, 0) == "2 corn 1 sugar 1 coffee"


@every_edition
def test_royal_supplier_without_bourgeois_or_without_anybody_inside_does_nothing(edition):
    s = noble_game("royal_supplier", edition=edition)
    city(s, 0, "royal_supplier*")
    city(s, 1, "royal_supplier")
    bourgeois(s, 1, "portrait portrait")
    for seat in (0, 1):
        goods(s, seat, "2 corn")
    play(s, "choose captain")
    assert at(s) == "captain"


@every_edition
def test_no_bonus_applies_to_what_the_royal_supplier_takes(edition):
    """Neither the Harbor nor the Captain's own point nor the Lighthouse's coin for a load."""
    s = noble_game("royal_supplier harbor", edition=edition)
    city(s, 0, "royal_supplier* harbor*")
    bourgeois(s, 0, "portrait")
    goods(s, 0, "2 corn")
    play(s, "choose captain", "0: supply corn")
    assert own(s, 0)[1] == 1
    play(s, "0: load corn 2")
    assert own(s, 0)[1] == 1 + 1 + 1 + 1


@every_edition
def test_royal_supplier_and_union_hall(edition):
    """The pairs are counted before crates go to the court."""
    s = noble_game("royal_supplier union_hall", edition=edition, new_buildings=True)
    city(s, 0, "royal_supplier* union_hall*")
    bourgeois(s, 0, "portrait")
    goods(s, 0, "2 corn")
    play(s, "choose captain", "0: supply corn")
    assert own(s, 0)[1] == 2


@pytest.mark.parametrize(("edition", "first"), [("special", True), ("standard", False), ("classic", False)])
def test_royal_supplier_opens_the_phase_in_special_and_the_owners_turn_elsewhere(edition, first):
    s = noble_game("royal_supplier", edition=edition)
    city(s, 1, "royal_supplier*")
    bourgeois(s, 1, "portrait")
    goods(s, 0, "1 corn")
    goods(s, 1, "2 sugar")
    play(s, "choose captain")
    if first:
        play(s, "1: supply sugar", "0: load corn 2", "1: load sugar 1")
    else:
        assert s.to_act == 0 and at(s) == "captain"
        play(s, "0: load corn 2", "1: supply sugar", "1: load sugar 1")
    assert own(s, 1)[1] == 2 and own(s, 0)[1] == 2 and at(s) == "choose"


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_royal_supplier_of_a_player_who_cannot_load(edition):
    """The turn comes round to everybody, load or not."""
    s = noble_game("royal_supplier", edition=edition)
    city(s, 2, "royal_supplier*")
    bourgeois(s, 2, "portrait")
    for size, crates in ((5, "1 fruit"), (6, "1 tobacco"), (7, "1 coffee")):
        ship(s, size, crates)
    goods(s, 2, "1 corn")
    play(s, "choose captain", "2: supply corn")
    assert own(s, 2)[1] == 1 and held(s, 2) == "" and at(s) == "choose"


@every_edition
def test_the_last_point_may_go_to_the_royal_supplier(edition):
    s = noble_game("royal_supplier", edition=edition)
    city(s, 0, "royal_supplier*")
    bourgeois(s, 0, "portrait")
    goods(s, 0, "1 corn")
    points_left(s, 1, to=3)
    play(s, "choose captain", "0: supply corn")
    assert s.ending == "points"


# Villa -----------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("inside", ["worker", "bourgeois"])
def test_villa_takes_a_bourgeois_from_the_reserve(edition, inside):
    s = noble_game("villa", edition=edition)
    city(s, 1, "villa*" if inside == "worker" else "villa")
    if inside == "bourgeois":
        bourgeois(s, 1, "villa")
    left, office = s.x.reserve, s.x.office
    play(s, "choose recruiter")
    assert s.to_act == 1 and legal(s) == {"villa", "pass"}
    play(s, "1: villa")
    assert s.boards[1].idle_nobles == 1 and s.x.reserve == left - 1 and s.x.office == office
    assert s.boards[0].idle == 1, "only now comes the Recruiter's own worker"


@every_edition
def test_villa_may_be_declined_and_does_nothing_empty(edition):
    s = noble_game("villa", edition=edition)
    city(s, 1, "villa*")
    city(s, 2, "villa")
    play(s, "choose recruiter", "1: pass")
    assert s.boards[1].idle_nobles == 0 and s.to_act == 0


@every_edition
def test_villa_without_bourgeois_in_the_reserve_takes_a_worker_never_anybody_from_the_office(edition):
    s = noble_game("villa", edition=edition)
    city(s, 1, "villa*")
    no_bourgeois_left(s, to=3)
    left, office = s.reserve, s.office
    play(s, "choose recruiter", "1: villa")
    assert s.boards[1].idle == 1 and s.reserve == left - 2 and s.office == office
    s = noble_game("villa", edition=edition)
    city(s, 1, "villa*")
    no_bourgeois_left(s, to=3)
    workers(s, to=3, reserve=0)
    play(s, "choose recruiter")
    assert s.to_act == 0 and (s.office, s.x.office) == (3, 1), "nobody is asked about the Villa"


# The tailor's workshop -------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("inside", ["worker", "bourgeois", "nobody"])
@pytest.mark.parametrize("more", [0, 1, 5])
def test_jeweler_pays_a_coin_for_every_bourgeois(edition, inside, more):
    s = noble_game("jeweler", edition=edition)
    city(s, 0, "jeweler*" if inside == "worker" else "jeweler")
    if inside == "bourgeois":
        bourgeois(s, 0, "jeweler")
    bourgeois(s, 0, " ".join(["portrait"] * more))
    play(s, "choose producer")
    paid = 0 if inside == "nobody" else more + (inside == "bourgeois")
    assert own(s, 0)[0] == 3 + paid
    assert at(s) == "choose", "coins are no goods: there is no privilege for the Producer"


@pytest.mark.parametrize(("more", "paid"), [(2, 2), (3, 3), (5, 3)])
def test_alternative_rule_the_jeweler_pays_3_coins_at_most(more, paid):
    s = noble_game("jeweler", tailor_cap=True)
    city(s, 0, "jeweler*")
    bourgeois(s, 0, " ".join(["portrait"] * more))
    play(s, "choose producer")
    assert own(s, 0)[0] == 3 + paid


@every_edition
def test_jeweler_makes_no_kind_for_the_factory(edition):
    s = noble_game("jeweler factory", edition=edition)
    city(s, 0, "jeweler* factory*")
    land(s, 0, "corn*")
    bourgeois(s, 0, "portrait")
    play(s, "choose producer", "0: produce", "0: pass")
    assert own(s, 0)[0] == 3 + 1


@every_edition
def test_jeweler_is_a_large_production_building_for_the_guild_hall(edition):
    s = noble_game("jeweler guild_hall", edition=edition)
    city(s, 0, "guild_hall* jeweler small_fruit large_sugar")
    assert s.score()[0]["guild_hall"] == 2 + 1 + 2


@every_edition
def test_jeweler_is_not_commercial_for_the_city_hall(edition):
    s = noble_game("jeweler city_hall chapel", edition=edition)
    city(s, 0, "city_hall* jeweler chapel")
    assert s.score()[0]["city_hall"] == 2


# Royal garden ----------------------------------------------------------------------------------------------


@every_edition
def test_royal_garden_doubles_every_bourgeois_wherever_they_are(edition):
    s = noble_game("royal_garden chapel", edition=edition)
    city(s, 0, "royal_garden* chapel")
    land(s, 0, "corn")
    bourgeois(s, 0, "corn chapel portrait")
    assert s.score()[0]["bourgeois"] == 3 and s.score()[0]["royal_garden"] == 3


@every_edition
def test_royal_garden_counts_whoever_is_inside_and_nothing_when_empty(edition):
    s = noble_game("royal_garden", edition=edition)
    city(s, 0, "royal_garden")
    bourgeois(s, 0, "royal_garden portrait")
    assert s.score()[0]["royal_garden"] == 2
    s = noble_game("royal_garden", edition=edition)
    city(s, 0, "royal_garden")
    bourgeois(s, 0, "portrait")
    assert "royal_garden" not in s.score()[0] and s.score()[0]["bourgeois"] == 1


# With buildings of the other boxes -------------------------------------------------------------------------


@every_edition
def test_black_market_takes_a_bourgeois_for_a_worker(edition):
    s = noble_game("black_market hospice", edition=edition, new_buildings=True)
    city(s, 1, "black_market*")
    land(s, 1, "corn")
    bourgeois(s, 1, "corn")
    coins(s, 1, 3)
    left = s.x.reserve
    play(s, "choose builder", "0: pass", "1: build hospice")
    assert legal(s) == {"barter_bourgeois corn"}
    play(s, "1: barter_bourgeois corn")
    assert described(s, 1) == ("corn", "black_market* hospice") and s.x.reserve == left + 1


def test_in_standard_the_black_market_takes_no_bourgeois_from_a_quarry():
    for edition, count in (("standard", 0), ("special", 1), ("classic", 1)):
        s = noble_game("black_market hospice", edition=edition, new_buildings=True)
        city(s, 1, "black_market*")
        land(s, 1, "quarry")
        bourgeois(s, 1, "quarry")
        coins(s, 1, 2)
        play(s, "choose builder", "0: pass")
        builds = s.to_act == 1 and "build hospice" in legal(s)
        assert builds == bool(count), edition


@every_edition
def test_a_bourgeois_leaves_the_guest_house_for_the_chapel(edition):
    s = noble_game("guest_house chapel", edition=edition, new_buildings=True)
    city(s, 1, "guest_house chapel")
    bourgeois(s, 1, "guest_house")
    play(s, "choose producer")
    assert s.to_act == 1 and "guest_bourgeois chapel" in legal(s) and "guest chapel" not in legal(s)
    play(s, "1: guest_bourgeois chapel")
    finish_phase(s)
    assert own(s, 1) == (3, 1)


@every_edition
@pytest.mark.parametrize("building", ["hospice", "university"])
def test_the_last_person_at_the_office_may_be_a_bourgeois(edition, building):
    """Hospice and University take workers from the reserve, then from the office; of the bourgeois the last one.

    In `special` a rule about workers is one about bourgeois: there they come from the reserve first.
    """
    s = noble_game(building, edition=edition)
    city(s, 0, f"{building}*")
    workers(s, to=3, office=0, reserve=0)
    row(s, "corn corn sugar sugar fruit")
    coins(s, 0, 9)
    if building == "hospice":
        play(s, "choose farmer", "0: take corn", "0: hospice corn")
        assert s.boards[0].hands == [0, 2]
    else:
        play(s, "choose builder", "0: build small_sugar", "0: university")
        assert s.boards[0].bourgeois() == 1
    assert (s.x.office, s.x.reserve) == ((1, 18) if edition == "special" else (0, 19))


@every_edition
def test_fortress_and_quarries_know_no_difference(edition):
    s = noble_game("fortress chapel", edition=edition)
    city(s, 0, "fortress* chapel")
    land(s, 0, "quarry quarry")
    bourgeois(s, 0, "quarry quarry chapel portrait portrait")
    assert s.score()[0]["fortress"] == 2
    coins(s, 0, 1)
    play(s, "choose builder", "0: build hospice")  # 4 - 2 - 1
    assert own(s, 0)[0] == 0


@every_edition
@pytest.mark.parametrize("how", ["hacienda", "survey"])
def test_a_tile_that_a_guest_already_works_on_is_not_turned_over(edition, how):
    building = "hacienda" if how == "hacienda" else "land_office"
    s = noble_game(f"forest_house guest_house {building}", edition=edition, new_buildings=True)
    city(s, 0, f"forest_house* guest_house* {building}*")
    land(s, 0, "")
    play(s, "choose farmer" if how == "hacienda" else "choose merchant", f"0: {how}")
    drawn = LANDS[s.boards[0].land[-1]]
    assert "turn_over" in legal(s)
    play(s, f"0: guest {drawn}")
    assert legal(s) == {"pass"}
    play(s, "0: pass")
    assert s.boards[0].hands == [1]
