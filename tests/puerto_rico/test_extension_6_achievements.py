"""Great achievements (`special`): thirty cards, dealt or drafted, claimed when they come true, hidden until then."""

from __future__ import annotations

import random

import pytest

from game.core import OptionError
from game.puerto_rico import GAME
from game.puerto_rico.achievements import KEYS, POINTS
from tests.puerto_rico.board import (
    COUNTS,
    city,
    coins,
    game,
    goods,
    house,
    idle,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    role_coins,
    row,
    ship,
    vp,
    workers,
)
from tests.puerto_rico.drafted import drafted, forests, own
from tests.puerto_rico.fair import aims, cards, fame, goals
from tests.puerto_rico.society import bourgeois, noble_game


def quest(keys, players=4, **options):
    """A game in which seat 1 has these achievements among its four."""
    s = game(players, **{"achievements": "dealt", **options})
    aims(s, 1, keys)
    return s


# Set-up and secrecy ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["standard", "classic"])
@pytest.mark.parametrize("how", ["dealt", "drafted"])
def test_only_special_has_achievements(edition, how):
    with pytest.raises(OptionError):
        GAME.check(3, {"edition": edition, "achievements": how})


def test_thirty_cards_worth_91_points():
    assert len(KEYS) == len(set(KEYS)) == 30 and sum(POINTS) == 91


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_is_dealt_four(players):
    seen = set()
    for seed in range(20):
        s = game(players, seed=seed, achievements="dealt")
        hands = [card for board in s.boards for card in board.aims]
        assert all(len(board.aims) == 4 for board in s.boards) and len(set(hands)) == 4 * players
        seen.update(hands)
    assert seen == set(range(30))


@pytest.mark.parametrize("players", COUNTS)
def test_variant_the_draft_passes_three_two_and_one_card_to_the_left(players):
    s = game(players, achievements="drafted")
    packs = [list(pack) for pack in s.x.packs]
    kept = [[] for _ in range(players)]
    for _ in range(3):
        for seat in range(players):
            assert s.to_act == seat
            assert legal(s) == {f"aim {KEYS[card]}" for card in packs[seat]}
            card = packs[seat].pop(0)
            kept[seat].append(card)
            play(s, f"{seat}: aim {KEYS[card]}")
        packs = [packs[seat - 1] for seat in range(players)]
    for seat in range(players):
        kept[seat] += packs[seat]
        assert sorted(kept[seat]) == list(s.boards[seat].aims)
    assert s.to_act == 0 and s.to_json()["phase"] == "choose" and s.x.packs == ()


@pytest.mark.parametrize("how", ["dealt", "drafted"])
def test_a_view_redeals_what_the_others_hide_and_keeps_what_is_known(how):
    s = game(4, achievements=how, seed=3)
    rng = random.Random(1)
    for _ in range(5 if how == "drafted" else 0):
        s.play(s.moves()[0])
    if how == "dealt":
        s.boards[2].fame, s.boards[2].aims = s.boards[2].aims[:1], s.boards[2].aims[1:]
    seen = [set() for _ in range(4)]
    for _ in range(300):
        view = s.view(1, rng)
        assert view.boards[1].aims == s.boards[1].aims
        assert view.boards[2].fame == s.boards[2].fame
        assert [len(board.aims) for board in view.boards] == [len(board.aims) for board in s.boards]
        everything = [card for board in view.boards for card in (*board.aims, *board.fame)]
        if s.x.packs:
            assert view.x.packs[1] == s.x.packs[1]
            assert [len(pack) for pack in view.x.packs] == [len(pack) for pack in s.x.packs]
            everything += [card for pack in view.x.packs for card in pack]
        assert len(everything) == len(set(everything))
        for seat in (0, 2, 3):
            seen[seat].update(view.boards[seat].aims)
    known = {*s.boards[1].aims, *s.boards[2].fame, *(s.x.packs[1] if s.x.packs else ())}
    for seat in (0, 2, 3):
        assert seen[seat] == set(range(30)) - known, "any card that is not known may be there"


def test_a_view_tells_the_same_whatever_the_others_hold():
    """Two tables that differ in hidden cards alone give the same view, luck being equal."""
    one = quest("full_estate")
    other = one.copy()
    other.boards[0].aims, other.boards[2].aims = other.boards[2].aims, other.boards[0].aims
    assert one != other
    assert one.view(1, random.Random(5)) == other.view(1, random.Random(5))


def test_a_claim_is_announced_and_is_a_revelation():
    s = quest("golden_opportunity")
    heard = listen(s)
    role_coins(s, "adventurer", 3)
    idle_rounds(s, "farmer")
    luck = s.chance
    play(s, "1: choose adventurer")
    assert fame(s, 1) == {"golden_opportunity"} and s.chance == luck + 1
    assert [(e.seat, e.piece) for e in heard if e.kind == "achievement"] == [(1, "golden_opportunity")]
    assert len(s.boards[1].aims) == 3


def test_points_are_added_at_the_end_and_nothing_is_lost_for_the_others():
    s = quest("golden_opportunity full_estate")
    assert "achievements" not in s.score()[1] and s.totals()[1] == 0
    role_coins(s, "adventurer", 3)
    idle_rounds(s, "farmer")
    play(s, "1: choose adventurer")
    assert s.score()[1]["achievements"] == 1 and s.totals()[1] == 1


def test_another_players_deed_claims_nothing():
    s = quest("golden_fields")
    land(s, 0, "corn corn corn")
    row(s, "corn corn corn fruit fruit")
    play(s, "choose farmer", "0: take corn")
    assert fame(s, 1) == set()


# Land ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "before", "taken", "met"),
    [
        ("golden_fields", "corn corn corn", "corn", True),
        ("golden_fields", "corn corn", "corn", False),
        ("great_orchard", "fruit fruit fruit", "fruit", True),
        ("great_orchard", "fruit fruit", "fruit", False),
        ("sea_of_cane", "sugar sugar sugar", "sugar", True),
        ("sea_of_cane", "sugar sugar", "sugar", False),
        ("tobacco_valley", "tobacco tobacco", "tobacco", True),
        ("tobacco_valley", "tobacco", "tobacco", False),
        ("coffee_slopes", "coffee coffee", "coffee", True),
        ("coffee_slopes", "coffee", "coffee", False),
        ("five_crops", "corn fruit sugar tobacco", "coffee", True),
        ("five_crops", "corn fruit sugar quarry", "coffee", False),
        ("full_estate", " ".join(["quarry"] * 4 + ["sugar"] * 4 + ["fruit"] * 3), "corn", True),
        ("full_estate", " ".join(["quarry"] * 4 + ["sugar"] * 4 + ["fruit"] * 2), "corn", False),
    ],
)
def test_achievements_of_the_land(key, before, taken, met):
    s = quest(key)
    land(s, 1, before)
    row(s, f"{taken} fruit fruit sugar sugar")
    play(s, "choose farmer", "0: pass", f"1: take {taken}")
    assert (key in fame(s, 1)) == met


def test_forests_fill_the_estate_and_are_no_crop():
    s = drafted("forest_house", achievements="dealt")
    aims(s, 1, "full_estate sea_of_cane")
    land(s, 1, "sugar sugar sugar quarry quarry quarry fruit fruit")
    forests(s, 1, 3)
    city(s, 1, "forest_house*")
    row(s, "sugar fruit fruit corn corn")
    play(s, "choose farmer", "0: pass", "1: forest sugar")
    assert fame(s, 1) == {"full_estate"}


@pytest.mark.parametrize(("before", "met"), [("quarry* quarry*", True), ("quarry* quarry", False)])
def test_master_quarrier_at_the_hospice(before, met):
    s = quest("master_quarrier")
    land(s, 1, before)
    city(s, 1, "hospice* hut*")
    play(s, "choose farmer", "0: pass", "1: take quarry", "1: hospice quarry")
    assert ("master_quarrier" in fame(s, 1)) == met


def test_master_quarrier_by_rearranging_and_by_a_guest():
    s = quest("master_quarrier")
    land(s, 1, "quarry* quarry* quarry")
    play(s, "choose recruiter")
    while s.phase:
        play(s, sorted(legal(s))[0])
    assert "master_quarrier" in fame(s, 1)
    s = drafted("guest_house", achievements="dealt")
    aims(s, 1, "master_quarrier")
    land(s, 1, "quarry* quarry* quarry")
    city(s, 1, "guest_house*")
    play(s, "choose builder", "0: pass", "1: guest quarry")
    assert "master_quarrier" in fame(s, 1)


# Harvests --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "tiles", "works", "met"),
    [
        ("record_harvest", "corn* corn* corn* corn* corn* corn*", "", True),
        ("record_harvest", "corn* corn* corn* corn* corn*", "", False),
        ("five_baskets", "corn* fruit* sugar* tobacco* coffee*", "all", True),
        ("five_baskets", "corn* fruit* sugar* tobacco* coffee", "all", False),
        ("luxury_goods", "tobacco* coffee*", "all", True),
        ("luxury_goods", "tobacco* tobacco*", "all", False),
        ("specialist", "sugar* sugar* sugar* sugar*", "small_sugar* large_sugar***", True),
        ("specialist", "sugar* sugar* sugar*", "small_sugar* large_sugar***", False),
        ("specialist", "corn* corn* corn* corn*", "", False),
    ],
)
def test_achievements_of_one_harvest(key, tiles, works, met):
    s = quest(key)
    land(s, 1, tiles)
    city(s, 1, "small_fruit* small_sugar* tobacco_barn* coffee_roaster*" if works == "all" else works)
    play(s, "choose producer", "1: produce")
    assert (key in fame(s, 1)) == met


def test_the_privileges_crate_belongs_to_the_harvest():
    s = game(4, achievements="dealt")
    aims(s, 0, "record_harvest")
    land(s, 0, "corn* corn* corn* corn* corn*")
    play(s, "choose producer", "0: produce")
    assert fame(s, 0) == set()
    play(s, "0: extra corn")
    assert fame(s, 0) == {"record_harvest"}


# Coins -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("markets", "met"), [("large_market*", True), ("small_market*", False)])
def test_exceptional_sale_of_6_coins(markets, met):
    s = quest("exceptional_sale")
    goods(s, 1, "1 coffee")
    city(s, 1, markets)
    play(s, "choose merchant", "1: sell coffee")
    assert ("exceptional_sale" in fame(s, 1)) == met


@pytest.mark.parametrize(("inside", "met"), [("corn fruit sugar", True), ("corn fruit", False)])
def test_last_place(inside, met):
    s = quest("last_place")
    house(s, inside)
    goods(s, 1, "1 coffee")
    play(s, "choose merchant", "1: sell coffee")
    assert ("last_place" in fame(s, 1)) == met


def full_coffers(s):
    return "full_coffers" in fame(s, 1)


@pytest.mark.parametrize(("before", "met"), [(8, True), (7, False)])
def test_full_coffers_by_a_sale(before, met):
    s = quest("full_coffers")
    coins(s, 1, before)
    goods(s, 1, "1 coffee")
    play(s, "choose merchant", "1: sell coffee")
    assert full_coffers(s) == met


def test_full_coffers_by_a_character_and_by_the_adventurer():
    s = quest("full_coffers")
    idle_rounds(s, "farmer")
    coins(s, 1, 10)
    role_coins(s, "builder", 2)
    play(s, "1: choose builder")
    assert full_coffers(s)
    s = quest("full_coffers")
    idle_rounds(s, "farmer")
    coins(s, 1, 11)
    play(s, "1: choose adventurer")
    assert full_coffers(s)


def test_full_coffers_by_the_factory():
    s = quest("full_coffers")
    coins(s, 1, 11)
    city(s, 1, "factory* small_fruit*")
    land(s, 1, "corn* fruit*")
    play(s, "choose producer", "1: produce")
    assert full_coffers(s)


def test_full_coffers_by_the_lighthouse():
    s = drafted("lighthouse", achievements="dealt")
    aims(s, 1, "full_coffers")
    coins(s, 1, 11)
    city(s, 1, "lighthouse*")
    goods(s, 1, "1 corn")
    play(s, "choose captain", "1: load corn 2")
    assert full_coffers(s)
    s = drafted("lighthouse", achievements="dealt")
    aims(s, 1, "full_coffers")
    coins(s, 1, 11)
    city(s, 1, "lighthouse*")
    idle_rounds(s, "farmer")
    play(s, "1: choose captain")
    assert full_coffers(s), "the Captain's own coin"


def test_full_coffers_for_a_moment_between_trading_post_and_land_office():
    s = noble_game("trading_post land_office", achievements="dealt", new_buildings=True)
    aims(s, 1, "full_coffers")
    coins(s, 1, 8)
    city(s, 1, "trading_post* land_office*")
    goods(s, 1, "1 coffee")
    play(s, "choose merchant", "1: trading_post coffee", "1: survey")
    assert own(s, 1)[0] == 11 and full_coffers(s)


def test_full_coffers_by_an_activity_in_the_captains_phase():
    s = quest("full_coffers", activities=True)
    cards(s, "quiet_departure corn")
    coins(s, 1, 10)
    ship(s, 5, "4 corn")
    goods(s, 1, "1 corn")
    play(s, "choose captain", "1: load corn 0")
    assert full_coffers(s)


def test_full_coffers_and_golden_opportunity_by_the_smuggler():
    s = quest("full_coffers golden_opportunity", smuggler=True)
    idle_rounds(s, "farmer")
    coins(s, 1, 9)
    role_coins(s, "builder", 3)
    play(s, "1: choose smuggler", "1: capture builder")
    assert fame(s, 1) == {"full_coffers", "golden_opportunity"}
    s = quest("full_coffers", smuggler=True)
    idle_rounds(s, "farmer")
    coins(s, 1, 9)
    play(s, "1: choose smuggler", "1: capture builder")
    assert fame(s, 1) == set()
    play(s, "2: choose builder")
    assert full_coffers(s), "the ransom"


@pytest.mark.parametrize(("lying", "met"), [(3, True), (2, False)])
def test_golden_opportunity(lying, met):
    s = quest("golden_opportunity")
    idle_rounds(s, "farmer")
    role_coins(s, "recruiter", lying)
    play(s, "1: choose recruiter")
    assert ("golden_opportunity" in fame(s, 1)) == met


# Ships -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "before", "crates", "met"),
    [
        (5, 4, 1, {"set_sail"}),
        (7, 6, 1, {"set_sail", "great_departure"}),
        (7, 2, 5, {"set_sail", "great_departure", "full_hold"}),
        (7, 1, 5, {"full_hold"}),
        (7, 0, 4, set()),
    ],
)
def test_achievements_of_one_load(size, before, crates, met):
    s = quest("set_sail great_departure full_hold")
    if before:
        ship(s, size, f"{before} corn")
    goods(s, 1, f"{crates} corn")
    play(s, "choose captain", f"1: load corn {size - 5}")
    assert fame(s, 1) == met


def test_remark_a_private_ship_completes_no_cargo_and_is_no_common_ship():
    s = quest("set_sail great_departure full_hold every_quay")
    city(s, 1, "wharf*")
    goods(s, 1, "7 corn")
    play(s, "choose captain", "1: wharf corn")
    assert fame(s, 1) == set()


def test_double_departure_within_one_phase():
    s = quest("double_departure")
    ship(s, 5, "4 corn")
    ship(s, 6, "5 sugar")
    goods(s, 1, "1 corn 1 sugar")
    play(s, "choose captain", "1: load corn 0")
    assert fame(s, 1) == set()
    play(s, "1: load sugar 1")
    assert fame(s, 1) == {"double_departure"}


def test_double_departure_not_over_two_phases():
    s = quest("double_departure", players=3)
    ship(s, 4, "3 corn")
    ship(s, 5, "4 sugar")
    goods(s, 1, "1 corn")
    play(s, "choose captain", "1: load corn 0")
    idle_rounds(s, "merchant", "farmer")
    goods(s, 1, "1 sugar")
    play(s, "choose captain", "1: load sugar 1")
    assert fame(s, 1) == set()


@pytest.mark.parametrize("players", COUNTS)
def test_every_quay_means_all_common_ships(players):
    s = quest("every_quay", players=players)
    kinds = ("corn", "fruit", "sugar")[: len(s.ship_size)]
    for good, size in zip(kinds, s.ship_size, strict=True):
        ship(s, size, f"1 {good}")
    goods(s, 1, " ".join(f"1 {good}" for good in kinds))
    play(s, "choose captain")
    for i, good in enumerate(kinds):
        assert fame(s, 1) == set()
        play(s, f"1: load {good} {i}")
    assert fame(s, 1) == {"every_quay"}


@pytest.mark.parametrize(("crates", "met"), [(9, True), (8, False)])
def test_good_season_of_ten_points(crates, met):
    """Harbor, private ship and all: what the phase brings, not what was there before."""
    s = quest("good_season")
    vp(s, 1, 9)
    city(s, 1, "wharf* harbor*")
    goods(s, 1, f"{crates} corn")
    play(s, "choose captain", "1: wharf corn")
    assert ("good_season" in fame(s, 1)) == met


def test_good_season_counts_what_comes_before_the_first_load():
    s = drafted("union_hall", achievements="dealt")
    aims(s, 1, "good_season")
    city(s, 1, "union_hall*")
    goods(s, 1, "9 corn 9 fruit 4 sugar")
    play(s, "choose captain")
    assert own(s, 1)[1] == 10 and fame(s, 1) == {"good_season"}


# Buildings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "before", "built", "met"),
    [
        ("market_street", "small_market hacienda hut office hospice", "small_warehouse", True),
        ("market_street", "small_market hacienda hut office small_sugar", "small_warehouse", False),
        ("workshop_town", "small_fruit large_fruit large_sugar", "small_sugar", True),
        ("workshop_town", "small_fruit large_fruit office", "small_sugar", False),
        ("great_works", "", "fortress", True),
        ("great_works", "", "wharf", False),
        ("two_great_works", "customs", "fortress", True),
        ("two_great_works", "", "fortress", False),
        ("growing_town", "customs residence guild_hall city_hall", "hut", True),
        ("growing_town", "customs residence guild_hall", "hut", False),
        ("finished_town", "customs residence guild_hall city_hall hut office", "fortress", True),
        ("finished_town", "customs residence guild_hall city_hall hut", "fortress", False),
    ],
)
def test_achievements_of_the_town(key, before, built, met):
    s = quest(key)
    city(s, 1, before)
    coins(s, 1, 12)
    play(s, "choose builder", "0: pass", f"1: build {built}")
    assert (key in fame(s, 1)) == met


def test_the_jeweler_is_a_workshop_and_no_shop():
    s = noble_game("jeweler", achievements="dealt")
    aims(s, 1, "workshop_town market_street")
    city(s, 1, "small_fruit large_fruit large_sugar")
    coins(s, 1, 12)
    play(s, "choose builder", "0: pass", "1: build jeweler")
    assert fame(s, 1) == {"workshop_town"}


# People ----------------------------------------------------------------------------------------------------

FULL = "corn* corn* corn* fruit* fruit* fruit* sugar* sugar* sugar*"


@pytest.mark.parametrize(
    ("tiles", "met"), [(FULL + " tobacco", True), (FULL + " tobacco tobacco", False), ("corn", False)]
)
def test_full_employment_after_the_recruiter(tiles, met):
    s = quest("full_employment")
    land(s, 1, tiles)
    play(s, "choose recruiter")
    while s.phase:
        play(s, sorted(legal(s))[0])
    assert ("full_employment" in fame(s, 1)) == met


@pytest.mark.parametrize("how", ["land_office", "hunting_lodge"])
def test_full_employment_by_giving_up_the_tile_where_nobody_works(how):
    s = noble_game(how, achievements="dealt")
    aims(s, 1, "full_employment")
    land(s, 1, FULL + " tobacco")
    if how == "land_office":
        city(s, 1, how)
        bourgeois(s, 1, how)
        play(s, "choose merchant", "1: clear tobacco")
    else:
        city(s, 1, how + "*")
        play(s, "choose farmer", "0: pass", "1: pass", "2: pass", "3: pass", "1: clear tobacco")
    assert fame(s, 1) == {"full_employment"}


def test_full_employment_by_the_university():
    s = quest("full_employment")
    land(s, 1, FULL)
    city(s, 1, "university*")
    coins(s, 1, 5)
    play(s, "choose builder", "0: pass", "1: build hut")
    assert fame(s, 1) == set()
    play(s, "1: university")
    assert fame(s, 1) == {"full_employment"}


@pytest.mark.parametrize(("before", "met"), [(13, True), (12, False)])
def test_large_crew_of_fourteen(before, met):
    s = quest("large_crew")
    idle(s, 1, before)
    play(s, "choose recruiter")
    while s.phase:
        play(s, sorted(legal(s))[0])
    assert ("large_crew" in fame(s, 1)) == met


def test_large_crew_counts_bourgeois():
    s = noble_game("villa", achievements="dealt")
    aims(s, 1, "large_crew")
    idle(s, 1, 8)
    bourgeois(s, 1, "portrait portrait portrait portrait")
    city(s, 1, "villa*")
    workers(s, to=2, office=0)
    s.x.office, s.x.reserve = 0, s.x.reserve + 1
    play(s, "choose recruiter", "1: villa")
    while s.phase:
        play(s, sorted(legal(s))[0])
    assert "large_crew" in fame(s, 1)


def test_large_crew_by_the_festivals_reward_and_by_the_smuggler():
    s = quest("large_crew", festival=True)
    goals(s, "sugar", "corn corn corn")
    land(s, 1, "sugar sugar")
    idle(s, 1, 11)
    row(s, "sugar corn corn fruit fruit")
    play(s, "choose farmer", "0: pass", "1: take sugar")
    assert fame(s, 1) == {"large_crew"}
    s = quest("large_crew", smuggler=True)
    idle_rounds(s, "merchant")
    idle(s, 1, 13)
    workers(s, to=2, office=5)
    play(s, "1: choose smuggler", "1: poach", "1: settle fruit")
    assert "large_crew" in fame(s, 1)


# Several at once -------------------------------------------------------------------------------------------


def test_one_deed_may_claim_several():
    s = quest("great_works two_great_works growing_town")
    city(s, 1, "customs hut office hospice factory harbor")
    coins(s, 1, 10)
    play(s, "choose builder", "0: pass", "1: build fortress")
    assert fame(s, 1) == {"great_works", "two_great_works", "growing_town"}
    assert s.score()[1]["achievements"] == 2 + 5 + 3
    assert len(s.boards[1].aims) == 1
