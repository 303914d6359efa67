"""Phases C, D and E, the windmill, the end."""

from __future__ import annotations

import pytest

from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import cost
from game.madeira.position import BUILDINGS, FEEDING, HONOUR, OVER, REPAIRS, REQUESTS
from game.madeira.requests import convert
from tests.madeira.helpers import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_building,
    characters_phase,
    goods,
    hold,
    new,
    own,
    phase,
    play,
    ships,
    touch,
    workers,
)

# Buildings --------------------------------------------------------------------------------------------------------


def test_buildings_are_resolved_in_their_order_and_by_turn_order() -> None:
    s = characters_phase(3)
    s.order = (YELLOW, RED, BLUE)
    s.phase, s.passed, s.dice = BUILDINGS, list(s.order), [0] * 9
    for b, p in ((4, RED), (0, BLUE), (0, YELLOW), (3, RED)):
        s.markers[3 * b + p] += 1
    s.building, s.turn, s.stack = -1, 3, []
    s.run()
    seen = []
    while s.phase == BUILDINGS:
        seen.append((s.building, s.to_act))
        touch(s)
        s.play(("refuse",))
    assert seen == [(0, YELLOW), (0, BLUE), (3, RED), (4, RED)]
    assert not any(s.markers)


def test_two_markers_pay_once() -> None:
    s = characters_phase(4)
    s.markers[RED] = 1
    at_building(s, "moinho", RED)
    assert s.markers[RED] == 2
    play(s, ("refuse",))
    assert s.pirates[RED] == 1 and s.phase != BUILDINGS


def test_dice_are_rolled_again_before_a_building_is_resolved() -> None:
    totals = set()
    for seed in range(40):
        s = characters_phase(4, seed=seed)
        play(s, ("die", 1, "alfandega"), ("done",))
        workers(s, BLUE, "watch")
        play(s, ("pirate", 1, "alfandega"), ("done",))
        before = s.chance
        for p, space in ((YELLOW, 1), (PURPLE, 2), (RED, 3), (BLUE, 4)):
            assert s.to_act == p
            play(s, ("pass", space, "reals"))
        b = m.BUILDING["alfandega"]
        assert s.chance == before + 1 and sum(s.dice_on[3 * b : 3 * b + 3]) == 1
        totals.add((cost(s, b), s.pirate_on[b]))
    assert {c for c, _ in totals} == {7, 8, 9} and {p for _, p in totals} == {1, 2, 3}


def test_the_cost_is_never_below_zero() -> None:
    s = characters_phase(4)
    at_building(s, "moinho", RED, dice=(3, 3, 3, 3))
    assert cost(s, 0) == 0
    play(s, ("pay",))
    assert s.pirates[RED] == 0


def test_pirate_dice_do_not_lower_the_cost() -> None:
    s = characters_phase(4)
    at_building(s, "moinho", RED, dice=(2,), pirate=3)
    assert cost(s, 0) == 8
    play(s, ("refuse",))
    assert s.pirates[RED] == 4


def test_paying_without_workers_only_avoids_pirates() -> None:
    for key in ("moinho", "capitania", "alfandega", "casa", "fortaleza"):
        s = characters_phase(4)
        workers(s, RED, "forest")
        own(s, RED, "scout", up=False)
        s.reals[RED] = 10
        at_building(s, key, RED)
        play(s, ("pay",))
        assert s.reals[RED] == 0 and s.pirates[RED] == 0 and s.bread[RED] == 0 and s.prestige(RED) == 0
        assert s.to_act != RED or s.phase != BUILDINGS


REGION_FIELDS = {1: ("r1a", "r1b", "r1c"), 2: ("r2a", "r2b", "r2c"), 3: ("r3a", "r3b", "r3c")}


@pytest.mark.parametrize(("count", "better"), ((1, False), (2, False), (3, True)))
def test_what_buildings_do_with_few_and_many_workers(count: int, better: bool) -> None:
    def at(key: str):
        s = characters_phase(4)
        region = board.BUILDINGS[m.BUILDING[key]].region
        workers(s, RED, *REGION_FIELDS[region][:count])
        s.reals[RED], s.pirates[RED] = 10, 9
        own(s, RED, "scout", "monk", "lord", up=False)
        at_building(s, key, RED)
        play(s, ("pay",))
        return s

    assert at("moinho").bread[RED] == (5 if better else 2)
    s = at("capitania")
    assert s.prestige(RED) == (3 if better else 1)
    play(s, ("take", "reserve"), ("put", "funchal-1"))
    assert (("take", "reserve") in s.moves() and s.to_act == RED) == better
    s = at("alfandega")
    play(s, ("take", "reserve"), ("put", "india"))
    assert (("take", "reserve") in s.moves()) == better
    s = at("casa")
    play(s, ("flip", "scout"))
    assert (("flip", "monk") in s.moves()) == better
    s = at("fortaleza")
    play(s, ("take", "reserve"))
    assert s.pirates[RED] == 6 and (("take", "reserve") in s.moves()) == better
    if better:
        play(s, ("take", "r3a"))
        assert s.pirates[RED] == 3 and s.watch[RED] == 2 and s.workers_in(RED, 3) == 2


def test_placing_workers_in_cities_needs_a_free_built_space() -> None:
    s = characters_phase(4)
    workers(s, RED, "r2a", "funchal-1", "watch", "india")
    s.reals[RED] = 10
    at_building(s, "capitania", RED)
    play(s, ("pay",))
    assert {move[1] for move in s.moves() if move[0] == "take"} == {"reserve", "r2a", "funchal-1", "india"}
    play(s, ("take", "funchal-1"))
    free = {move[1] for move in s.moves() if move[0] == "put"}
    assert free == {f"{c.key}-{i}" for c in board.CITIES for i in (1, 2, 3)} - {"funchal-1"}


# Windmill ---------------------------------------------------------------------------------------------------------


def test_lowering_the_mill() -> None:
    s = characters_phase(4)
    play(s, ("mill", "bread"), ("mill", "reals"))
    assert s.mill[RED] == 1 and s.bread[RED] == 1 and s.reals[RED] == 3 and s.to_act == RED


def test_below_the_bottom_a_point_is_worth_a_bread_or_a_real() -> None:
    s = characters_phase(4)
    s.mill[RED] = 0
    s.score_points(RED, 2, 0)
    touch(s)
    play(s, ("mill", "bread"), ("mill", "reals"))
    assert s.prestige(RED) == 0 and s.bread[RED] == 1 and s.reals[RED] == 1 and s.mill[RED] == 0
    assert ("mill", "reals") not in s.moves()


def test_raising_the_mill_and_points_at_the_top() -> None:
    s = characters_phase(4)
    s.mill[RED] = board.MILL_TOP - 1
    goods(s, RED, wheat=5)
    play(s, ("mill", "raise"), ("mill", "raise"))
    assert s.mill[RED] == board.MILL_TOP and s.prestige(RED) == 1 and s.goods[0] == 1
    assert ("mill", "raise") not in s.moves()


def test_in_phase_d_the_mill_can_only_be_raised() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r2a", "r2b", "r3a")
    goods(s, RED, wheat=2)
    phase(s, FEEDING)
    assert {move for move in s.moves() if move[0] == "mill"} == {("mill", "raise")}
    play(s, ("mill", "raise"), ("feed", 0))
    assert s.pirates[RED] == 1  # five workers, a mill at four


# Upkeep -----------------------------------------------------------------------------------------------------------


def test_no_honour_in_a_tie_or_without_guards() -> None:
    for guards in ((), (RED, BLUE)):
        s = characters_phase(4)
        for p in guards:
            workers(s, p, "watch")
        phase(s, HONOUR)
        assert s.phase != HONOUR and s.totals() == [0, 0, 0, 0]


def test_honour_may_be_declined() -> None:
    s = characters_phase(4)
    workers(s, RED, "watch")
    phase(s, HONOUR)
    play(s, ("decline",))
    assert s.watch[RED] == 1 and s.prestige(RED) == 0


def test_repairs_are_voluntary_and_wood_may_be_bought() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest")
    ships(s, RED, "wheat-1", "wheat-2", "wheat-3", "india-1")
    s.wood[RED], s.reals[RED] = 1, 5
    phase(s, REPAIRS)
    assert [move[1] for move in s.moves() if move[0] == "repair"] == [0, 1, 2, 3]
    play(s, ("repair", 3))
    assert s.wood[RED] == 0 and s.reals[RED] == 2 and s.pirates[RED] == 1


def test_repairs_with_two_sources() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest", "r1c")
    ships(s, RED, "wheat-1", "wheat-2")
    s.reals[RED] = 3
    phase(s, REPAIRS)
    play(s, ("repair", 2), ("wood", "r1c"), ("wood", "forest"))
    assert s.field_wood[m.LOCATION["r1c"]] == 2 and s.reals[RED] == 0 and s.pirates[RED] == 0


def test_a_high_mill_gives_no_bread() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a")
    phase(s, FEEDING)
    assert s.bread[RED] == 0 and s.phase != FEEDING


# Requests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "answered"), ((1, 1), (3, 2), (5, 3)))
def test_how_many_requests_are_answered(number: int, answered: int) -> None:
    s = characters_phase(4, number)
    for p in range(4):
        hold(s, p, "trade_routes", "coffers", *(["urbanisation"] if number > 1 else []))
    phase(s, REQUESTS)
    assert {len(move) - 1 for move in s.moves()} == {answered}
    held = 2 if number == 1 else 3
    assert len(s.moves()) == {(2, 1): 2, (3, 2): 3, (3, 3): 1}[held, answered]


def test_a_request_worth_nothing_is_discarded_all_the_same() -> None:
    s = characters_phase(4)
    for p in range(4):
        hold(s, p, "expeditions", "guild_influence")
    phase(s, REQUESTS)
    play(s, ("answer", "expeditions"))
    assert s.prestige(RED) == 0
    assert s.requests[5 * RED : 5 * RED + 5] == [0, 0, 1, 0, 0]


def test_urbanisation_without_a_worker_is_worth_nothing() -> None:
    s = characters_phase(4)
    hold(s, RED, "urbanisation", "coffers")
    phase(s, REQUESTS)
    play(s, ("answer", "urbanisation"))
    assert s.prestige(RED) == 0


def test_wheat_fields_without_wood_turn_to_sugar_and_others_never_do() -> None:
    s = new(4)
    assert s.field_wood[m.LOCATION["r2c"]] > 0
    s.field_wood[m.LOCATION["r1c"]] = 0
    convert(s, board.WHEAT)
    goods_now = {field.key: s.field_good[i] for i, field in enumerate(board.FIELDS)}
    assert goods_now["r1c"] == goods_now["r2b"] == board.SUGAR
    assert goods_now["r2c"] == goods_now["r3a"] == board.WHEAT  # wood in the way
    assert goods_now["r1b"] == goods_now["r2a"] == board.WHEAT  # not convertible
    s.field_wood = [0] * 14
    convert(s, board.SUGAR)
    after = {field.key: s.field_good[i] for i, field in enumerate(board.FIELDS)}
    assert after["r1d"] == after["r2d"] == after["r3b"] == board.WINE
    assert after["r1c"] == board.SUGAR and after["r2e"] == after["r3d"] == board.SUGAR
    assert after["r2c"] == board.WHEAT  # its moment has passed


def test_fields_convert_at_the_end_of_rounds_2_and_4_only() -> None:
    for number, sugar, wine in ((1, False, False), (2, True, False), (3, False, False), (4, False, True)):
        s = characters_phase(4, number)
        s.field_wood = [0] * 14
        for p in range(4):
            hold(s, p, "trade_routes", "expeditions", "urbanisation")
        phase(s, REQUESTS)
        while s.phase == REQUESTS:
            s.play(s.moves()[0])
        assert s.round == number + 1
        assert (s.field_good[m.LOCATION["r2b"]] == board.SUGAR) == sugar
        assert (s.field_good[m.LOCATION["r3b"]] == board.WINE) == wine


# The end ----------------------------------------------------------------------------------------------------------


def test_without_pirates_nothing_is_lost_and_ties_go_by_turn_order() -> None:
    s = characters_phase(4, 5)
    s.order = (PURPLE, RED, BLUE, YELLOW)
    s.reals = [10, 9, 10, 10]
    s.phase = OVER
    assert s.totals() == [2, 1, 2, 2]
    assert s.winners() == [PURPLE]


def test_possessions_count_goods_wood_bread_and_reals() -> None:
    s = characters_phase(4, 5)
    goods(s, RED, 1, 2, 3)
    s.wood[RED], s.bread[RED], s.reals[RED] = 4, 5, 4
    s.phase = OVER
    assert s.score()[RED]["possessions"] == 3
    assert s.score()[RED]["pirates"] == 0


def test_pirates_just_at_the_limit() -> None:
    s = characters_phase(2, 5)
    s.pirates = [20, 21]
    s.phase = OVER
    assert [items["pirates"] for items in s.score()] == [-8, -17]
