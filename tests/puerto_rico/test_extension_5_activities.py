"""The Festival activities (`special`): twelve cards, each fulfilled, missed by a little, and at its edges."""

from __future__ import annotations

import pytest

from game.core import OptionError
from game.puerto_rico import GAME
from game.puerto_rico.activities import ACTIVITIES
from game.puerto_rico.data import COMMERCIAL, KEYS, LARGE, POINTS
from tests.puerto_rico.board import (
    COUNTS,
    city,
    coins,
    game,
    goods,
    house,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    points_left,
    row,
    ship,
)
from tests.puerto_rico.drafted import drafted, forests, own
from tests.puerto_rico.fair import cards, goals
from tests.puerto_rico.society import bourgeois, noble_game


def fair(*texts, players=4, **options):
    s = game(players, activities=True, **options)
    cards(s, *texts)
    return s


def open_cards(s):
    return {ACTIVITIES[drawn[0]].key for drawn in s.x.activities}


# Set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_only_special_has_activities(edition):
    with pytest.raises(OptionError):
        GAME.check(3, {"edition": edition, "activities": True})


@pytest.mark.parametrize("festival", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_three_cards_are_drawn_with_what_they_ask_for(players, festival):
    """With the Festival or without it; what is drawn is out of stock."""
    seen = set()
    for seed in range(40):
        s = game(players, seed=seed, activities=True, festival=festival)
        plain = game(players, seed=seed)
        keys = [ACTIVITIES[drawn[0]].key for drawn in s.x.activities]
        assert len(set(keys)) == 3
        seen.update(keys)
        lands = [ACTIVITIES[drawn[0]].lands for drawn in s.x.activities]
        crates = [ACTIVITIES[drawn[0]].goods for drawn in s.x.activities]
        assert sum(plain.bag) - sum(s.bag) == sum(lands) + festival
        assert sum(plain.supply) - sum(s.supply) == sum(crates) + 3 * festival
        for drawn in s.x.activities:
            card = ACTIVITIES[drawn[0]]
            assert len(drawn) == 1 + card.lands + card.goods + bool(card.building)
            if card.different:
                for part in (drawn[1 : 1 + card.lands], drawn[1 + card.lands :]):
                    assert len(set(part)) == len(part)
            if card.building == "small":
                assert POINTS[drawn[-1]] == 3 and COMMERCIAL[drawn[-1]] and not LARGE[drawn[-1]]
            if card.building == "large":
                assert LARGE[drawn[-1]]
                assert s.market[drawn[-1]] == 1, "a marker: the only tile can be built"
    assert len(seen) == 12


def test_buildings_asked_for_are_of_this_game():
    for seed in range(40):
        s = game(4, seed=seed, activities=True, new_buildings=True, bourgeois=True, market="random")
        for drawn in s.x.activities:
            if ACTIVITIES[drawn[0]].building:
                assert drawn[-1] in s.kinds


# Goods made in one phase -----------------------------------------------------------------------------------


def test_best_harvest():
    s = fair("best_harvest corn")
    land(s, 1, "corn* corn* corn*")
    left = s.supply[0]
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == (4, 1) and s.boards[1].idle == 1 and s.supply[0] == left - 3 + 1
    assert open_cards(s) == set()


def test_best_harvest_of_two_crates_is_none():
    s = fair("best_harvest corn")
    land(s, 1, "corn* corn*")
    play(s, "choose producer", "1: produce")
    assert open_cards(s) == {"best_harvest"} and own(s, 1) == (3, 0)


def test_best_harvest_with_the_privilege():
    s = fair("best_harvest corn")
    land(s, 0, "corn* corn*")
    play(s, "choose producer", "0: produce", "0: extra corn")
    assert open_cards(s) == set() and own(s, 0) == (4, 1)


def test_best_harvest_with_the_aqueducts_crate():
    s = drafted("aqueduct", activities=True)
    cards(s, "best_harvest sugar")
    land(s, 1, "sugar* sugar*")
    city(s, 1, "large_sugar** aqueduct*")
    play(s, "choose producer", "1: produce")
    assert open_cards(s) == set()


@pytest.mark.parametrize(("made", "met"), [("corn* fruit* sugar*", True), ("corn* corn* sugar*", False)])
def test_cocktail(made, met):
    s = fair("cocktail corn fruit sugar")
    land(s, 1, made)
    city(s, 1, "small_fruit* small_sugar*")
    play(s, "choose producer", "1: produce")
    assert (own(s, 1) == (6, 0)) == met and (open_cards(s) == set()) == met


@pytest.mark.parametrize(
    ("card", "made", "met"),
    [
        ("twin_baskets corn sugar", "corn* corn* sugar* sugar*", True),
        ("twin_baskets corn sugar", "corn* corn* corn* sugar*", False),
        ("twin_baskets corn corn", "corn* corn* corn* corn*", True),
        ("twin_baskets corn corn", "corn* corn* corn*", False),
    ],
)
def test_twin_baskets_four_crates_if_both_are_of_one_kind(card, made, met):
    s = fair(card)
    land(s, 1, made)
    city(s, 1, "large_sugar***")
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == ((6, 0) if met else (3, 0))


@pytest.mark.parametrize(
    ("tiles", "met"),
    [
        ("corn* fruit* tobacco coffee", True),
        ("corn* fruit* tobacco", False),
        ("corn* fruit tobacco coffee", False),
    ],
)
def test_best_farmer_owns_two_kinds_and_makes_two_kinds(tiles, met):
    s = fair("best_farmer tobacco coffee corn fruit")
    land(s, 1, tiles)
    city(s, 1, "small_fruit*")
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == ((6, 0) if met else (3, 0))


# Plantations -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "before", "met"),
    [
        ("connoisseurs corn sugar sugar", "corn sugar", True),
        ("connoisseurs corn sugar sugar", "corn fruit", False),
        ("connoisseurs sugar sugar sugar", "sugar sugar", True),
        ("connoisseurs corn fruit sugar", "corn fruit tobacco", True),
    ],
)
def test_connoisseurs(card, before, met):
    s = fair(card)
    land(s, 1, before)
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: pass", "1: take sugar")
    assert s.boards[1].idle == (3 if met else 0) and (open_cards(s) == set()) == met
    if met:
        assert s.to_act == 1 and "settle sugar" in legal(s)


@pytest.mark.parametrize(
    ("card", "before", "met"),
    [
        ("twin_farms corn sugar", "corn corn sugar", True),
        ("twin_farms corn sugar", "corn sugar", False),
        ("twin_farms sugar sugar", "sugar sugar sugar", True),
        ("twin_farms sugar sugar", "sugar sugar", False),
    ],
)
def test_twin_farms_four_tiles_if_both_are_of_one_kind(card, before, met):
    s = fair(card)
    land(s, 1, before)
    row(s, "sugar corn corn fruit fruit")
    left = s.bag[:]
    play(s, "choose farmer", "0: pass", "1: take sugar")
    assert own(s, 1) == (3, 3 if met else 0)
    assert sum(s.bag) == sum(left) + (2 if met else 0), "the tiles of the card go back into the bag"


def test_forests_fulfil_no_card():
    s = drafted("forest_house", activities=True)
    cards(s, "twin_farms sugar sugar")
    land(s, 0, "sugar sugar sugar")
    forests(s, 0, 1)
    city(s, 0, "forest_house*")
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: forest sugar")
    assert open_cards(s) == {"twin_farms"}


# Selling ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("inside", "good", "met"),
    [("corn fruit sugar", "tobacco", True), ("corn fruit sugar", "coffee", False), ("corn fruit", "tobacco", False)],
)
def test_early_closing(inside, good, met):
    s = fair("early_closing tobacco")
    house(s, inside)
    goods(s, 1, f"1 {good}")
    play(s, "choose merchant", f"1: sell {good}")
    assert s.boards[1].idle == (2 if met else 0) and (open_cards(s) == set()) == met


def test_early_closing_not_at_ones_own_trading_post():
    s = drafted("trading_post", activities=True)
    cards(s, "early_closing tobacco")
    house(s, "corn fruit sugar")
    goods(s, 1, "1 tobacco")
    city(s, 1, "trading_post*")
    play(s, "choose merchant", "1: trading_post tobacco")
    assert open_cards(s) == {"early_closing"}


# Loading ---------------------------------------------------------------------------------------------------


def test_delivery_adds_up_over_the_loads_of_one_captains_phase():
    s = fair("delivery corn sugar")
    goods(s, 0, "1 corn 2 sugar")
    play(s, "choose captain", "0: load sugar 2")
    assert open_cards(s) == {"delivery"}
    before = own(s, 0)[1]
    play(s, "0: load corn 1")
    assert open_cards(s) == set() and s.boards[0].idle == 2 and own(s, 0)[1] == before + 1 + 2


@pytest.mark.parametrize("crates", ["2 corn 1 sugar", "2 sugar", "3 corn"])
def test_delivery_missed(crates):
    s = fair("delivery corn sugar")
    goods(s, 0, crates)
    play(s, "choose captain")
    while s.phase:
        play(s, sorted(legal(s))[0])
    assert open_cards(s) == {"delivery"}


def test_delivery_of_two_phases_is_none():
    s = fair("delivery corn sugar", players=3)
    goods(s, 0, "1 corn")
    play(s, "choose captain", "0: load corn 2")
    idle_rounds(s, "builder", "merchant")
    goods(s, 0, "2 sugar")
    play(s, "choose captain", "0: load sugar 1")
    assert open_cards(s) == {"delivery"}


def test_delivery_with_the_private_ships():
    s = fair("delivery corn sugar")
    city(s, 0, "wharf*")
    goods(s, 0, "1 corn 2 sugar")
    play(s, "choose captain", "0: wharf sugar", "0: load corn 2")
    assert open_cards(s) == set()
    s = drafted("small_wharf", activities=True)
    cards(s, "delivery corn sugar")
    city(s, 0, "small_wharf*")
    goods(s, 0, "1 corn 2 sugar")
    play(s, "choose captain", "0: small_wharf corn", "0: small_wharf sugar", "0: small_wharf sugar")
    assert open_cards(s) == set() and s.boards[0].idle == 2


def test_what_the_royal_supplier_takes_is_not_loaded():
    s = noble_game("royal_supplier", activities=True)
    cards(s, "delivery corn sugar")
    city(s, 0, "royal_supplier*")
    bourgeois(s, 0, "portrait")
    goods(s, 0, "1 corn 2 sugar")
    play(s, "choose captain", "0: supply corn", "0: load sugar 2")
    assert open_cards(s) == {"delivery"}


@pytest.mark.parametrize(
    ("card", "size", "met"),
    [
        ("grand_departure", 7, True),
        ("grand_departure", 6, False),
        ("grand_departure", 5, False),
        ("quiet_departure", 5, True),
        ("quiet_departure", 6, False),
        ("quiet_departure", 7, False),
    ],
)
def test_departures_complete_the_largest_or_the_smallest_cargo(card, size, met):
    s = fair(f"{card} corn")
    ship(s, size, f"{size - 1} corn")
    goods(s, 1, "2 corn")
    play(s, "choose captain", f"1: load corn {size - 5}")
    assert (open_cards(s) == set()) == met
    if met and card == "grand_departure":
        assert s.boards[1].idle == 3
    elif met:
        assert own(s, 1)[0] == 5


def test_departures_ask_for_their_good_and_for_the_last_crate():
    s = fair("grand_departure corn", "quiet_departure corn")
    ship(s, 7, "6 sugar")
    ship(s, 5, "3 corn")
    goods(s, 1, "1 sugar 1 corn")
    play(s, "choose captain", "1: load sugar 2", "1: load corn 0")
    assert open_cards(s) == {"grand_departure", "quiet_departure"}


def test_remark_a_private_ship_completes_no_cargo():
    s = fair("grand_departure corn", "quiet_departure corn")
    city(s, 1, "wharf*")
    goods(s, 1, "7 corn")
    play(s, "choose captain", "1: wharf corn")
    assert open_cards(s) == {"grand_departure", "quiet_departure"}


# Buildings -------------------------------------------------------------------------------------------------


def test_pioneers():
    s = fair("pioneers wharf")
    coins(s, 1, 9)
    wharf = KEYS.index("wharf")
    assert s.market[wharf] == 1
    play(s, "choose builder", "0: pass", "1: build wharf")
    assert own(s, 1) == (0, 3) and s.market[wharf] == 1 and open_cards(s) == set()


def test_honoured_citizen():
    s = fair("honoured_citizen fortress")
    coins(s, 1, 10)
    play(s, "choose builder", "0: pass", "1: build fortress")
    assert own(s, 1) == (0, 3) and s.market[KEYS.index("fortress")] == 0


def test_another_building_is_not_the_one():
    s = fair("honoured_citizen fortress", "pioneers wharf")
    coins(s, 1, 10)
    play(s, "choose builder", "0: pass", "1: build customs")
    assert own(s, 1) == (0, 0)


def test_festival_and_activity_may_ask_for_the_same_building():
    s = fair("pioneers wharf", festival=True)
    goals(s, "sugar", "corn corn corn", "wharf")
    wharf = KEYS.index("wharf")
    assert s.market[wharf] == 1
    coins(s, 1, 9)
    play(s, "choose builder", "0: pass", "1: build wharf")
    assert own(s, 1) == (0, 6) and s.market[wharf] == 1


# First come ------------------------------------------------------------------------------------------------


def test_a_card_once_fulfilled_is_closed_to_the_others():
    s = fair("best_harvest corn", "cocktail corn fruit sugar")
    heard = listen(s)
    for seat in (1, 2):
        land(s, seat, "corn* corn* corn* fruit")
    play(s, "choose producer", "1: produce", "1: settle fruit", "2: produce")
    assert own(s, 1) == (4, 1) and own(s, 2) == (3, 0)
    assert open_cards(s) == {"cocktail"}
    assert [(e.seat, e.piece) for e in heard if e.kind == "activity"] == [(1, "best_harvest")]


def test_one_harvest_may_fulfil_several_goals_at_once():
    s = fair("best_harvest corn", "twin_baskets corn sugar", festival=True)
    goals(s, "sugar", "corn corn sugar", "wharf")
    land(s, 1, "corn* corn* corn* sugar* sugar*")
    city(s, 1, "large_sugar***")
    play(s, "choose producer", "1: produce")
    assert own(s, 1) == (3 + 1 + 3, 1 + 3) and s.boards[1].idle == 1


def test_workers_won_with_the_last_load_of_the_game_may_still_go_to_work():
    """They may be placed at once: the game is over only then."""
    s = fair("grand_departure corn", players=3)
    city(s, 0, "fortress")
    land(s, 0, "")
    ship(s, 6, "5 corn")
    goods(s, 0, "1 corn")
    points_left(s, 1, to=2)
    play(s, "choose captain", "0: load corn 2")
    assert s.ending == "points" and s.to_act == 0 and legal(s) == {"settle fortress", "pass"}
    play(s, "0: settle fortress")
    assert s.to_act is None and s.score()[0]["fortress"] == 1


def test_workers_won_with_the_last_load_and_no_place_for_them():
    s = fair("grand_departure corn", players=3)
    land(s, 0, "")
    ship(s, 6, "5 corn")
    goods(s, 0, "1 corn")
    points_left(s, 1, to=2)
    play(s, "choose captain", "0: load corn 2")
    assert s.to_act is None and s.boards[0].idle == 3


# Workers are placed at once: the phase waits ----------------------------------------------------------------


def last_load(**options):
    """The load that completes the largest ship's cargo is the only one possible; three crates of fruit stay."""
    s = fair("grand_departure corn", **options)
    land(s, 0, "")
    ship(s, 5, "1 sugar")
    ship(s, 6, "1 tobacco")
    ship(s, 7, "6 corn")
    goods(s, 0, "1 corn 3 fruit")
    return s


def test_a_worker_won_by_a_load_opens_the_warehouse_of_the_same_phase():
    s = last_load()
    city(s, 0, "small_warehouse")
    play(s, "choose captain", "0: load corn 2", "0: settle small_warehouse")
    assert s.to_act is not None and s.phase == 0, "three crates of one kind fit: nothing is left to choose"
    assert s.boards[0].goods == [0, 3, 0, 0, 0]


def test_a_worker_won_by_a_load_lets_the_private_ship_sail():
    s = last_load()
    city(s, 0, "wharf")
    play(s, "choose captain", "0: load corn 2", "0: settle wharf")
    assert legal(s) == {"wharf fruit", "pass"}
    play(s, "0: wharf fruit")
    assert own(s, 0)[1] == 1 + 1 + 3, "a point a crate, and the Captain's own"


def test_a_worker_won_by_a_load_and_left_at_the_portrait_changes_nothing():
    s = last_load()
    city(s, 0, "wharf")
    play(s, "choose captain", "0: load corn 2", "0: pass")
    assert legal(s) == {"store fruit"}


def test_a_worker_won_with_the_last_tile_gets_his_turn_in_the_hunting_lodge():
    s = noble_game("hunting_lodge", activities=True)
    cards(s, "connoisseurs sugar sugar corn")
    land(s, 3, "sugar corn")
    city(s, 3, "hunting_lodge")
    row(s, "sugar corn corn fruit fruit")
    before = s.row[:]
    play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: take sugar")
    assert len(s.row) == len(before) - 1, "the new row comes only when the phase is over"
    play(s, "3: settle hunting_lodge", "3: pass")
    assert s.to_act == 3 and "clear corn" in legal(s)
    play(s, "3: clear corn")
    assert len(s.boards[3].land) == 2


def test_a_worker_won_by_a_sale_gets_his_turn_in_the_land_office():
    s = noble_game("land_office", activities=True)
    cards(s, "early_closing sugar")
    house(s, "corn fruit tobacco")
    goods(s, 1, "1 sugar")
    land(s, 1, "")
    city(s, 1, "land_office")
    play(s, "choose merchant", "1: sell sugar", "1: settle land_office")
    assert s.to_act == 1 and legal(s) == {"survey", "pass"}
    assert s.house != [], "the house is emptied at the end of the phase"


def test_workers_won_by_the_privileges_crate_are_placed_before_the_phase_ends():
    s = fair("best_harvest corn")
    land(s, 0, "corn* corn* fruit")
    play(s, "choose producer", "0: produce", "0: extra corn")
    assert s.to_act == 0 and legal(s) == {"settle fruit", "pass"} and s.phase != 0
    play(s, "0: settle fruit")
    assert s.to_act == 1 and s.phase == 0


def test_nobody_waits_for_workers_that_find_no_circle():
    s = fair("best_harvest corn")
    land(s, 1, "corn* corn* corn*")
    play(s, "choose producer", "1: produce")
    assert s.boards[1].idle == 1 and s.x.bonus == 0 and s.phase == 0
