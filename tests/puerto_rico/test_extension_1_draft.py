"""Choosing the buildings of the game, and the alternative rules that concern it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core import OptionError, PositionError
from game.puerto_rico.data import KEYS
from game.puerto_rico.state import load
from tests.puerto_rico.board import COUNTS, EDITIONS, check, city, game, legal, play
from tests.puerto_rico.drafted import drafted
from tests.puerto_rico.test_setup import ALL, BOX, BOX_I, BOX_II

every_edition = pytest.mark.parametrize("edition", EDITIONS)

PRODUCTION = {"small_fruit", "large_fruit", "small_sugar", "large_sugar", "tobacco_barn", "coffee_roaster"}
PLACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}


def chosen(s):
    return {KEYS[b] for b in s.kinds}


def places(keys, swap=False):
    """How many of these stand at each cost."""
    costs = {key: ALL[key][0] for key in ALL}
    if swap:
        costs["factory"], costs["university"] = 8, 7
    return dict(Counter(costs[key] for key in keys))


@every_edition
@pytest.mark.parametrize("players", COUNTS)
def test_the_players_fill_the_board_in_turn(players, edition):
    s = game(players, edition, new_buildings=True)
    check(s)
    assert chosen(s) == PRODUCTION
    assert legal(s) == {f"pick {key}" for key in (BOX.keys() | BOX_I.keys()) - PRODUCTION}
    for n in range(17):
        assert s.to_json()["phase"] == "draft"
        assert s.to_act == n % players
        play(s, " ".join(s.moves()[-1]))
    assert (s.to_json()["phase"], s.to_act, s.governor, s.picks, s.round) == ("choose", 0, 0, 0, 1)
    assert places(chosen(s) - PRODUCTION) == PLACES
    # All small buildings are pairs, with two players single tiles; large ones are single.
    for key in chosen(s):
        copies = ALL[key][3]
        if players == 2:
            copies = 2 if key in PRODUCTION else 1
        assert s.market[KEYS.index(key)] == copies
    assert sum(s.market) == (12 + 17 if players == 2 else 20 + 24 + 5)
    assert all(s.market[KEYS.index(key)] == 0 for key in ALL.keys() - chosen(s))


@pytest.mark.parametrize("edition", ["special"])
def test_example_large_warehouse_and_small_wharf_exclude_each_other(edition):
    s = game(4, edition, new_buildings=True)
    assert {"pick large_warehouse", "pick small_wharf"} <= legal(s)
    play(s, "0: pick small_wharf")
    assert "pick large_warehouse" not in legal(s)
    s = game(4, edition, new_buildings=True)
    play(s, "0: pick large_warehouse")
    assert "pick small_wharf" not in legal(s)


@every_edition
def test_example_church_and_office_leave_no_place_for_large_market_and_trading_post(edition):
    s = game(4, edition, new_buildings=True)
    play(s, "0: pick church")
    assert {"pick office", "pick large_market", "pick trading_post"} <= legal(s)
    play(s, "1: pick harbor", "2: pick office")
    assert not {"pick large_market", "pick trading_post", "pick church", "pick office"} & legal(s)


@every_edition
@pytest.mark.parametrize("cost", [2, 5, 8])
def test_two_of_the_four_buildings_that_cost_2_5_and_8(edition, cost):
    s = game(3, edition, new_buildings=True)
    four = [key for key in ALL if ALL[key][0] == cost and key in (BOX.keys() | BOX_I.keys()) - PRODUCTION]
    assert len(four) == 4
    play(s, f"pick {four[3]}", f"pick {four[1]}")
    assert not {f"pick {key}" for key in four} & legal(s)


@every_edition
def test_five_of_the_seven_large_buildings(edition):
    s = drafted("statue cloister fortress customs city_hall", edition=edition)
    assert {key for key in chosen(s) if ALL[key][0] == 10} == {
        "statue",
        "cloister",
        "fortress",
        "customs",
        "city_hall",
    }


def test_special_drafts_from_all_boxes_in_play():
    s = game(4, new_buildings=True, bourgeois=True)
    assert legal(s) == {f"pick {key}" for key in ALL.keys() - PRODUCTION}
    s = game(4, bourgeois=True)
    assert legal(s) == {f"pick {key}" for key in (BOX.keys() | BOX_II.keys()) - PRODUCTION}
    # The tailor's workshop is drafted although it counts as production.
    play(s, "0: pick jeweler", "1: pick harbor")
    assert "pick university" not in legal(s)


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_elsewhere_extension_2_has_places_of_its_own(edition):
    s = game(4, edition, bourgeois=True)
    assert s.to_json()["phase"] == "choose"
    assert chosen(s) == BOX.keys() | BOX_II.keys()
    s = game(4, edition, bourgeois=True, new_buildings=True)
    assert chosen(s) == PRODUCTION | BOX_II.keys()
    assert legal(s) == {f"pick {key}" for key in (BOX.keys() | BOX_I.keys()) - PRODUCTION}
    while s.to_json()["phase"] == "draft":
        play(s, " ".join(s.moves()[-1]))
    assert places(chosen(s) - PRODUCTION - BOX_II.keys()) == PLACES
    assert chosen(s) >= BOX_II.keys()


@every_edition
@pytest.mark.parametrize("market", ["random", "preset"])
@pytest.mark.parametrize("boxes", [("new_buildings",), ("bourgeois",), ("new_buildings", "bourgeois")])
def test_one_click_markets_fill_every_place(edition, market, boxes):
    for players in COUNTS:
        s = game(players, edition, seed=players, market=market, **dict.fromkeys(boxes, True))
        check(s)
        assert s.to_json()["phase"] == "choose"
        own_places = BOX_II.keys() if "bourgeois" in boxes and edition != "special" else set()
        assert places(chosen(s) - PRODUCTION - own_places) == PLACES
        if "new_buildings" not in boxes:
            assert not chosen(s) & BOX_I.keys()
        if "bourgeois" not in boxes:
            assert not chosen(s) & BOX_II.keys()
        assert own_places <= chosen(s)


def test_a_random_market_comes_from_the_seed_and_can_be_any():
    markets = [frozenset(chosen(game(3, seed=n, new_buildings=True, market="random"))) for n in range(60)]
    again = [frozenset(chosen(game(3, seed=n, new_buildings=True, market="random"))) for n in range(60)]
    assert markets == again
    for key in (BOX.keys() | BOX_I.keys()) - PRODUCTION:
        assert 0 < sum(1 for market in markets if key in market) < 60, key


@every_edition
def test_the_preset_market_plays_with_all_the_new_buildings(edition):
    assert chosen(game(4, edition, new_buildings=True, market="preset")) >= BOX_I.keys()


def test_the_market_of_a_base_game_is_not_drafted():
    for market in ("draft", "random", "preset"):
        assert chosen(game(4, market=market)) == BOX.keys()


# Alternative rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", [("new_buildings",), ("bourgeois",), ("new_buildings", "bourgeois")])
def test_swapped_costs_swap_the_places_too(boxes):
    options = dict.fromkeys(boxes, True)
    s = game(4, swap_costs=True, **options)
    play(s, "pick university")
    rivals = {"pick lighthouse", "pick villa"}
    assert not rivals & legal(s) and "pick factory" in legal(s)
    play(s, "pick factory", "pick harbor")
    assert not {"pick specialty", "pick library", "pick jeweler"} & legal(s)
    s = game(4, swap_costs=True, market="random", **options)
    assert places(chosen(s) - PRODUCTION, swap=True) == PLACES


@pytest.mark.parametrize(("one", "other"), [("hacienda", "forest_house"), ("forest_house", "hacienda")])
def test_ban_of_hacienda_and_sawmill(one, other):
    s = game(4, new_buildings=True, pair_ban="hacienda_sawmill")
    assert {f"pick {one}", f"pick {other}"} <= legal(s)
    play(s, f"pick {one}")
    assert f"pick {other}" not in legal(s)
    while s.to_json()["phase"] == "draft":
        play(s, " ".join(s.moves()[0]))
    assert places(chosen(s) - PRODUCTION) == PLACES and other not in chosen(s)


@pytest.mark.parametrize(("one", "other"), [("villa", "jeweler"), ("jeweler", "villa")])
def test_ban_of_villa_and_tailor(one, other):
    s = game(4, bourgeois=True, pair_ban="villa_tailor")
    play(s, f"pick {one}")
    assert f"pick {other}" not in legal(s)
    while s.to_json()["phase"] == "draft":
        play(s, " ".join(s.moves()[-1]))
    assert places(chosen(s) - PRODUCTION) == PLACES and other not in chosen(s)


@pytest.mark.parametrize(
    ("ban", "pair", "boxes"),
    [
        ("hacienda_sawmill", {"hacienda", "forest_house"}, ("new_buildings",)),
        ("villa_tailor", {"villa", "jeweler"}, ("bourgeois", "new_buildings")),
    ],
)
def test_bans_hold_for_random_markets_and_positions(ban, pair, boxes):
    options = dict.fromkeys(boxes, True)
    together = 0
    for seed in range(40):
        s = game(3, seed=seed, market="random", pair_ban=ban, **options)
        assert len(pair & chosen(s)) < 2
        free = game(3, seed=seed, market="random", **options)
        if pair <= chosen(free):
            together += 1
            data = free.to_json()
            data["options"]["pair_ban"] = ban
            with pytest.raises(PositionError, match="buildings"):
                load(data)
    assert together, "without the ban the pair must come up"


@pytest.mark.parametrize("edition", ["standard", "classic"])
@pytest.mark.parametrize(
    "options",
    [
        {"pair_ban": "hacienda_sawmill", "new_buildings": True},
        {"pair_ban": "villa_tailor", "bourgeois": True},
        {"tailor_cap": True, "bourgeois": True},
    ],
)
def test_bans_and_cap_belong_to_the_special_edition(edition, options):
    with pytest.raises(OptionError, match="needs edition to be special"):
        game(4, edition, **options)


@pytest.mark.parametrize(
    "options", [{"pair_ban": "hacienda_sawmill"}, {"pair_ban": "villa_tailor"}, {"tailor_cap": True}]
)
def test_bans_and_cap_need_their_buildings(options):
    with pytest.raises(OptionError, match=r"needs (new_buildings|bourgeois) to be True"):
        game(4, **options)


@pytest.mark.parametrize(("cap", "bourgeois", "won"), [(True, 5, 3), (True, 3, 3), (True, 2, 2), (False, 5, 5)])
def test_the_tailors_workshop_pays_three_coins_at_most(cap, bourgeois, won):
    s = game(4, bourgeois=True, market="preset", tailor_cap=cap)
    city(s, 1, "jeweler*")
    s.boards[1].idle_nobles = bourgeois
    s.x.reserve -= bourgeois
    play(s, "choose producer")
    assert s.boards[1].coins == 3 + won


# Positions -----------------------------------------------------------------------------------------------


def test_a_position_with_a_market_that_cannot_be_is_refused():
    s = drafted("small_wharf")
    data = s.to_json()
    data["buildings"].append("large_warehouse")
    with pytest.raises(PositionError, match="cannot have"):
        load(data)
    data = s.to_json()
    data["buildings"].remove("small_wharf")
    with pytest.raises(PositionError, match="empty places"):
        load(data)
    data = s.to_json()
    data["buildings"].remove("small_sugar")
    with pytest.raises(PositionError, match="missing"):
        load(data)
    data = s.to_json()
    data["phase"] = "draft"
    with pytest.raises(PositionError, match="nothing left to draft"):
        load(data)


def test_undo_may_take_back_the_last_pick_unless_cards_were_drawn_after_it():
    s = drafted("")
    assert s.chance == 0
    assert drafted("", festival=True).chance > 0
