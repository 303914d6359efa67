"""Why a wish cannot be had, and which board elements a move names."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import GOODS, KEYS, LANDS, ROLES
from game.puerto_rico.position import ABSENT
from tests.puerto_rico.board import (
    EDITIONS,
    bag,
    city,
    coins,
    finish_phase,
    game,
    goods,
    house,
    idle_rounds,
    land,
    move,
    play,
    row,
    ship,
    workers,
)


def why(s, text):
    return s.why_not(move(text))


def touched(s, text):
    assert move(text) in s.moves(), f"{text} is not legal"
    return s.touches(move(text))


# Reasons -------------------------------------------------------------------------------------------------


def test_a_character_taken():
    s = game(4)
    idle_rounds(s, "farmer")
    assert why(s, "choose farmer") == ("role_taken", {"seat": 0})
    assert why(s, "choose builder") is None


def test_a_quarry_is_the_farmers_privilege():
    s = game(4)
    play(s, "choose farmer")
    assert why(s, "take quarry") is None
    play(s, "0: pass")
    assert why(s, "take quarry") == ("quarry_privilege", {})
    assert why(s, f"take {LANDS[s.row[0]]}") is None


def test_no_quarry_left():
    s = game(4)
    land(s, 3, "quarry " * 8)
    play(s, "choose farmer")
    assert why(s, "take quarry") == ("no_quarry", {})


def test_no_plot_left_after_the_hacienda():
    # In `special` the Hospice's choice is still open when the land is full.
    s = game(4)
    city(s, 0, "hacienda* hospice*")
    land(s, 0, "corn " * 6 + "quarry " * 5)
    row(s, "corn corn sugar tobacco coffee")
    play(s, "choose farmer", "0: hacienda")
    assert why(s, "take sugar") == ("land_full", {})


def test_why_a_building_cannot_be_built():
    s = game(4)
    city(s, 0, "guild_hall residence fortress customs small_sugar small_fruit hut")
    city(s, 1, "harbor")
    city(s, 2, "harbor")
    coins(s, 0, 6)
    play(s, "choose builder")
    assert why(s, "build hut") == ("owned", {})
    assert why(s, "build harbor") == ("sold_out", {})
    assert why(s, "build city_hall") == ("no_space", {"spaces": 2, "room": 1})
    assert why(s, "build university") == ("too_dear", {"cost": 7, "coins": 6})
    assert why(s, "build factory") is None


def test_a_price_names_the_discounts():
    s = game(4)
    land(s, 0, "quarry* quarry* quarry* quarry*")
    coins(s, 0, 4)
    play(s, "choose builder")
    assert why(s, "build city_hall") == ("too_dear", {"cost": 10 - 4 - 1, "coins": 4})
    assert why(s, "build wharf") == ("too_dear", {"cost": 9 - 3 - 1, "coins": 4})


def test_why_a_crate_cannot_be_sold():
    s = game(4)
    house(s, "corn")
    goods(s, 0, "1 corn 1 sugar")
    play(s, "choose merchant")
    assert why(s, "sell corn") == ("house_has", {"good": "corn"})
    assert why(s, "sell coffee") == ("no_crate", {"good": "coffee"})
    assert why(s, "sell sugar") is None
    s = game(4)
    house(s, "corn")
    city(s, 0, "office*")
    goods(s, 0, "1 corn 1 sugar")
    play(s, "choose merchant")
    assert why(s, "sell corn") is None


def test_why_a_crate_cannot_be_loaded():
    s = game(4)
    ship(s, 5, "5 corn")
    ship(s, 6, "1 fruit")
    goods(s, 0, "1 corn 1 fruit 1 sugar")
    play(s, "choose captain")
    assert why(s, "load coffee 2") == ("no_crate", {"good": "coffee"})
    assert why(s, "load corn 0") == ("ship_full", {})
    assert why(s, "load corn 1") == ("ship_carries", {"good": "fruit"})
    assert why(s, "load corn 2") == ("other_ship_carries", {"good": "corn"})
    assert why(s, "load fruit 2") == ("other_ship_carries", {"good": "fruit"})
    assert why(s, "load sugar 2") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ship_that_takes_less(edition):
    s = game(4, edition)
    goods(s, 0, "6 sugar")
    play(s, "choose captain")
    assert why(s, "load sugar 0") == ("ship_takes_less", {})
    # The ship of six would take them all too: `standard` wants the larger one only for its size.
    assert why(s, "load sugar 1") == (("ship_smaller", {}) if edition == "standard" else None)


@pytest.mark.parametrize(
    "wish",
    [
        ("pass",),
        ("load", "corn"),
        ("load", "corn", 9),
        ("load", "corn", -1),
        ("load", "corn", "largest"),
        ("load", "gold", 0),
        ("build", "castle"),
        ("build", 3),
        ("choose", "pirate"),
        ("choose", "adventurer2"),
        ("take", "forest"),
        ("sell", "gold"),
        ("dance", "corn"),
    ],
)
def test_nonsense_has_no_reason_and_does_no_harm(wish):
    s = game(4)
    for seat in range(4):
        goods(s, seat, "1 corn 1 fruit")
    for role in ("merchant", "builder", "farmer", "captain"):
        s.why_not(wish)
        play(s, f"choose {role}")
        s.why_not(wish)
        if wish[0] == "load" and role == "captain":
            assert s.why_not(wish) is None
        finish_phase(s)


def wishes(s):
    """What a person could point at in this phase."""
    if s.phase == 0:
        return [("choose", role) for i, role in enumerate(ROLES) if s.role_taken[i] != ABSENT]
    if s.phase == 1 and s.step == 0:
        return [("take", LANDS[kind]) for kind in set(s.row)] + [("take", "quarry")]
    if s.phase == 3 and s.step == 0:
        return [("build", key) for key in KEYS]
    if s.phase == 5:
        return [("sell", good) for good in GOODS]
    if s.phase == 6:
        return [("load", good, i) for good in GOODS for i in range(len(s.ship_size))]
    return []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_wish_is_legal_exactly_if_there_is_no_reason_against_it(players, edition):
    import random

    s = game(players, edition, seed=players)
    dice = random.Random(f"{players}{edition}")
    seen = set()
    while s.to_act is not None:
        for wish in wishes(s):
            reason = s.why_not(wish)
            assert (wish in s.moves()) is (reason is None), (wish, reason)
            if reason is not None:
                seen.add(reason[0])
        for m in s.moves():
            assert s.why_not(m) is None
            places = s.touches(m)
            assert places and all(isinstance(place, tuple) and place for place in places)
        s.play(dice.choice(s.moves()))
    assert {"role_taken", "quarry_privilege", "too_dear", "owned", "no_crate"} <= seen


# Board elements ------------------------------------------------------------------------------------------


def test_choose_touches_the_tile_of_the_character():
    assert touched(game(4), "choose farmer") == (("role", "farmer"),)


def test_take_touches_every_tile_of_the_kind_or_the_quarries():
    s = game(4)
    row(s, "corn sugar corn tobacco coffee")
    play(s, "choose farmer")
    assert touched(s, "take corn") == (("plantation", 0), ("plantation", 2))
    assert touched(s, "take coffee") == (("plantation", 4),)
    assert touched(s, "take quarry") == (("quarry",),)
    assert touched(s, "pass") == (("pass",),)


def test_hacienda_touches_the_bag_and_the_building():
    s = game(4)
    city(s, 0, "hacienda*")
    play(s, "choose farmer")
    assert touched(s, "hacienda") == (("bag",), ("city", 0, "hacienda"))


def test_hospice_touches_the_tile_that_would_be_settled():
    s = game(4)
    city(s, 0, "hacienda* hospice*")
    land(s, 0, "corn fruit")
    row(s, "corn sugar corn tobacco coffee")
    bag(s, "6 tobacco")
    play(s, "choose farmer", "0: hacienda", "0: take corn")
    assert touched(s, "hospice tobacco") == (("land", 0, 2),)
    assert touched(s, "hospice corn") == (("land", 0, 3),)


def test_recruiter_moves_touch_circles():
    s = game(4)
    workers(s, to=0, office=0)
    land(s, 1, "corn* corn corn* sugar")
    city(s, 1, "hut*")
    play(s, "choose recruiter")
    assert touched(s, "lift corn") == (("land", 1, 0), ("land", 1, 2))
    assert touched(s, "lift hut") == (("city", 1, "hut"),)
    play(s, "1: lift corn")
    assert touched(s, "place corn") == (("land", 1, 1), ("land", 1, 2))
    assert touched(s, "place sugar") == (("land", 1, 3),)


def test_declining_workers_touches_buttons():
    s = game(4)
    for seat in range(4):
        land(s, seat, "corn fruit")
    workers(s, to=3, office=4, reserve=3)
    play(s, "choose recruiter")
    assert touched(s, "privilege") == (("privilege",),)
    play(s, "privilege")
    assert touched(s, "recruit") == (("recruit",),)


def test_build_touches_the_market_and_university_the_new_building():
    s = game(4)
    city(s, 0, "university*")
    play(s, "choose builder")
    assert touched(s, "build hut") == (("market", "hut"),)
    play(s, "build hut")
    assert touched(s, "university") == (("city", 0, "hut"),)


def test_produce_and_extra():
    s = game(4)
    land(s, 0, "corn*")
    play(s, "choose producer")
    assert touched(s, "produce") == (("produce",),)
    play(s, "produce")
    assert touched(s, "extra corn") == (("supply", "corn"),)


def test_crates_and_where_they_go():
    s = game(4)
    city(s, 0, "wharf*")
    goods(s, 0, "2 corn 3 fruit 2 sugar")
    play(s, "choose merchant")
    assert touched(s, "sell fruit") == (("goods", 0, "fruit"), ("house",))
    play(s, "pass", "1: choose captain")
    assert touched(s, "load corn 2") == (("goods", 0, "corn"), ("ship", 2))
    assert touched(s, "wharf fruit") == (("goods", 0, "fruit"), ("private", 0))


def test_storing_touches_the_crates():
    s = game(4)
    ship(s, 5, "5 corn")
    ship(s, 6, "6 fruit")
    ship(s, 7, "7 sugar")
    city(s, 0, "small_warehouse*")
    goods(s, 0, "2 tobacco 3 coffee")
    play(s, "choose captain")
    assert touched(s, "keep coffee") == (("goods", 0, "coffee"),)
    play(s, "keep coffee")
    assert touched(s, "store tobacco") == (("goods", 0, "tobacco"),)
