"""The worked examples of the booklet, in its order; each test tells the booklet's story in its own words."""

from __future__ import annotations

from random import Random

from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses, score
from game.madeira.guilds import begin_round
from game.madeira.position import (
    FEEDING,
    GUILDS,
    HONOUR,
    OVER,
    REPAIRS,
    REQUESTS,
    T_ACT,
    T_ROW,
    T_TURN,
)
from game.madeira.requests import city_prestige, worth
from game.madeira.upkeep import colony_income
from tests.madeira.helpers import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act_at,
    at_building,
    at_character,
    characters_phase,
    goods,
    hold,
    new,
    own,
    phase,
    play,
    play_randomly,
    ships,
    touch,
    workers,
)


def test_wood_of_region_1_with_four_players() -> None:
    s = new(4)
    assert s.field_wood[:4] == [0, 0, 3, 3]


def test_no_character_stands_on_the_alfandega_in_round_3() -> None:
    s, rng = new(4, 8), Random(8)
    while s.to_act is not None and s.round < 3:
        s.play(rng.choice(s.moves()))
    assert s.characters[m.BUILDING["alfandega"]] == -1
    assert sorted(s.characters) == [-1, 0, 1, 2, 3]


def test_blue_takes_the_fourth_row_in_round_3() -> None:
    s = characters_phase(4)
    own(s, BLUE, "navigator", "patron", "inspector", "scout", up=False)
    s.round, s.dice = 2, [0] * 12
    begin_round(s)
    s.order = (BLUE, YELLOW, RED, PURPLE)
    s.offers[5 * 3 + board.TRADE_ROUTES] = 1
    s.stack = []
    s.run()
    touch(s)
    assert s.to_act == BLUE and s.stack[-1][0] == T_ROW
    play(s, ("row", 4, "trade_routes"))
    assert s.rows == [-1, -1, -1, BLUE]  # he will be the fourth in phase B
    assert s.requests[5 * BLUE + board.TRADE_ROUTES] == 1
    assert s.up[BLUE] == 1 << m.FAVOUR["inspector"] | 1 << m.FAVOUR["scout"]
    assert s.down[BLUE] == 1 << m.FAVOUR["navigator"] | 1 << m.FAVOUR["patron"]
    assert sum(s.dice[3 * BLUE : 3 * BLUE + 3]) == 3
    assert s.to_act == YELLOW
    assert all(move[1] != 4 for move in s.moves())


def test_a_die_of_one_in_region_3_costs_two_bread() -> None:
    s = characters_phase(4)
    s.bread[RED] = 2
    touch(s)
    play(s, ("die", 1, "casa"))
    assert s.bread[RED] == 0


def test_red_passes_to_the_second_space_for_three_reals() -> None:
    s = characters_phase(4)
    play(s, ("pass", 2, "reals"))
    assert s.passed == [-1, RED, -1, -1] and s.reals[RED] == 3
    assert s.to_act == BLUE


def test_the_steward_places_workers_in_a_sugar_field_and_in_the_forest() -> None:
    s = characters_phase(4)
    at_character(s, "steward")
    play(s, ("take", "reserve"), ("put", "r1d"), ("take", "reserve"), ("put", "forest"))
    assert s.plots[RED] == 1 << m.LOCATION["r1d"] | 1 << m.FOREST
    assert s.reserve[RED] == 10 and s.to_act == BLUE


def test_red_builds_the_bishops_district_for_four_wood() -> None:
    s = characters_phase(4)
    bishop = m.FAVOUR["bishop"]
    other = s.districts.index(bishop)
    s.districts[other], s.districts[6] = s.districts[6], bishop  # Funchal, district 5
    s.wood[RED] = 4
    at_character(s, "guild_master")
    play(s, ("build", "bishop"))
    assert s.wood[RED] == 0 and s.up[RED] == 1 << bishop and s.districts[6] == -1
    assert s.built >> 12 & m.CITY_BITS == 0b0011_0000_1111


def test_red_sends_two_ships_and_then_takes_reals_and_a_medal() -> None:
    s = characters_phase(4)
    s.royal = (0, 5, 1, 4, 2, 6)  # the medal lies in Brazil
    goods(s, RED, sugar=4, wine=3)
    s.wood[RED] = 1
    ships(s, RED, "wine-1")
    at_character(s, "commander")
    play(s, ("ship", "reserve", "sugar-4"))
    assert s.reals[RED] == 0 and s.wood[RED] == 0  # the reals come after both ships
    play(s, ("ship", "wine-1", "brazil-3"))
    assert s.reals[RED] == 14
    play(s, ("reward", "brazil", "medal"))
    assert s.prestige(RED) == 3 and s.goods[:3] == [0, 0, 0]
    assert s.docks[RED] == 1 << m.SPACE["sugar-4"] | 1 << m.SPACE["brazil-3"] and s.fleet[RED] == 4


def test_red_buys_four_wood_for_ten_reals_from_a_field_and_the_forest() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1d", "forest")
    s.wood[RED], s.reals[RED] = 1, 10
    column_5 = 3
    favour = board.FAVOURS[s.districts[column_5]]
    at_character(s, "guild_master")
    play(s, ("build", favour))
    play(s, ("wood", "r1d"), ("wood", "r1d"), ("wood", "forest"), ("wood", "forest"))
    assert s.reals[RED] == 0 and s.wood[RED] == 0
    assert s.field_wood[m.LOCATION["r1d"]] == 1
    assert s.to_act == BLUE


def test_the_mayor_moves_a_worker_and_a_citizen_to_funchal() -> None:
    s = characters_phase(4)
    workers(s, RED, "machico-1", "porto_santo-1")
    at_character(s, "mayor")
    play(s, ("take", "machico-1"), ("put", "funchal-1"), ("take", "porto_santo-4"), ("put", "funchal-2"))
    assert s.bread[RED] == 2 and s.reals[RED] == 4 and s.wood[RED] == 0
    assert s.to_act == BLUE


def test_blue_gets_only_the_one_wood_within_reach_from_machico() -> None:
    s = characters_phase(4)
    workers(s, BLUE, "machico-1", "r1c")
    s.field_wood[m.LOCATION["r1c"]] = 1
    at_character(s, "mayor", BLUE)
    play(s, ("income",))
    assert s.wood[BLUE] == 1 and s.field_wood[m.LOCATION["r1c"]] == 0


def test_red_harvests_wood_wheat_and_wine_in_region_1() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r1c", "r2a")
    at_character(s, "steward")
    play(s, ("harvest",))
    assert s.goods[:3] == [1, 0, 1] and s.wood[RED] == 1
    assert s.field_wood[m.LOCATION["r1c"]] == 2


def test_blue_harvests_a_field_twice_at_the_empty_building() -> None:
    s = characters_phase(4, 3)
    workers(s, BLUE, "r1d")
    s.field_wood[m.LOCATION["r1d"]] = 1
    act_at(s, m.BUILDING["alfandega"], BLUE)
    play(s, ("harvest",), ("extra", "r1d"))
    assert s.wood[BLUE] == 1 and s.goods[3 * BLUE : 3 * BLUE + 3] == [0, 1, 0]


def test_activation_costs_six_and_who_does_not_pay_takes_four_pirates() -> None:
    s = characters_phase(4)
    s.order = (BLUE, YELLOW, RED, PURPLE)
    workers(s, BLUE, "r2a")
    workers(s, YELLOW, "r2b")
    s.reals = [6, 6, 6, 6]
    at_building(s, "capitania", BLUE, YELLOW, RED, dice=(1, 1, 2), pirate=3)
    assert s.to_act == BLUE
    play(s, ("pay",), ("take", "reserve"), ("put", "funchal-1"))
    assert s.reals[BLUE] == 0 and s.prestige(BLUE) == 1 and s.houses[BLUE]
    assert s.to_act == YELLOW
    play(s, ("pay",), ("done",))
    assert s.reals[YELLOW] == 0 and s.pirates[YELLOW] == 0
    play(s, ("refuse",))
    assert s.reals[RED] == 6 and s.pirates[RED] == 4
    assert s.pirates[PURPLE] == 0


def test_the_moinho_gives_five_bread_for_four_workers() -> None:
    s = characters_phase(4)
    workers(s, RED, "r2a", "r2b", "r2c", "r2d")
    at_building(s, "moinho", RED, dice=(3, 3, 3, 3))
    play(s, ("pay",))
    assert s.bread[RED] == 5


def test_the_alfandega_scores_for_ships_in_the_colonies() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r1c", "funchal-1", "azores")
    ships(s, RED, "azores-1", "azores-2", "brazil-1")
    s.reals[RED] = 10
    at_building(s, "alfandega", RED)
    play(s, ("pay",), ("take", "reserve"), ("put", "azores"), ("take", "funchal-1"), ("put", "brazil"))
    assert s.prestige(RED) == 3
    assert s.colonists[:3] == [2, 1, 0] and s.houses[RED] == 0


def test_yellow_turns_up_two_of_three_favours_at_the_casa() -> None:
    s = characters_phase(4)
    workers(s, YELLOW, "r3a", "r3b", "r3c", "r3d")
    own(s, YELLOW, "patron", "engineer", "scout", up=False)
    s.reals[YELLOW] = 10
    at_building(s, "casa", YELLOW)
    play(s, ("pay",), ("flip", "patron"), ("flip", "engineer"))
    assert s.up[YELLOW] == 1 << m.FAVOUR["patron"] | 1 << m.FAVOUR["engineer"]
    assert s.down[YELLOW] == 1 << m.FAVOUR["scout"]


def test_blue_is_honoured_for_four_points() -> None:
    s = characters_phase(4)
    workers(s, BLUE, "watch", "watch")
    workers(s, RED, "watch")
    phase(s, HONOUR)
    assert s.to_act == BLUE
    play(s, ("honour",))
    assert s.prestige(BLUE) == 4 and s.watch[BLUE] == 1 and s.reserve[BLUE] == 11


def test_colonies_pay_one_good_for_each_worker() -> None:
    s = characters_phase(4)
    workers(s, RED, "azores", "azores", "brazil")
    workers(s, YELLOW, "brazil")
    workers(s, BLUE, "india")
    colony_income(s)
    assert s.goods == [2, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]


def test_red_repairs_two_of_three_ships() -> None:
    s = characters_phase(4)
    ships(s, RED, "brazil-1", "brazil-2", "wheat-1")
    s.wood[RED] = 3
    phase(s, REPAIRS)
    play(s, ("repair", 2))
    assert s.wood[RED] == 1 and s.pirates[RED] == 1


def test_blue_feeds_ten_workers_with_a_mill_at_four() -> None:
    s = characters_phase(4)
    workers(s, BLUE, *("watch",) * 10)
    s.mill[BLUE], s.bread[BLUE] = 4, 5
    phase(s, FEEDING)
    assert ("feed", 5) in s.moves() and ("feed", 6) not in s.moves()
    play(s, ("feed", 4))
    assert s.bread[BLUE] == 1 and s.pirates[BLUE] == 2


def test_fifteen_of_twenty_reals_for_the_coffers() -> None:
    s = characters_phase(4)
    hold(s, RED, "coffers", "urbanisation")
    s.reals[RED] = 20
    phase(s, REQUESTS)
    play(s, ("answer", "coffers"))
    assert ("coffers", 16) not in s.moves()
    play(s, ("coffers", 15))
    assert s.prestige(RED) == 15 and s.reals[RED] == 5


def test_a_ship_in_the_grain_market_is_worth_three_six_and_four() -> None:
    s = characters_phase(4)
    ships(s, RED, "wheat-2")
    assert [worth(s, RED, board.TRADE_ROUTES, 1, r) for r in (1, 3, 5)] == [3, 6, 4]


def test_a_ship_in_india_is_worth_six_four_and_three() -> None:
    s = characters_phase(4)
    ships(s, RED, "india-2")
    assert [worth(s, RED, board.EXPEDITIONS, 1, r) for r in (1, 3, 5)] == [6, 4, 3]


def test_funchal_is_worth_twelve_or_six() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1", "funchal-2")
    workers(s, BLUE, "funchal-3")
    assert city_prestige(s, RED, 1) == 12 and city_prestige(s, BLUE, 1) == 6 and city_prestige(s, YELLOW, 1) == 0


def test_two_urbanisations_take_two_cities() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1", "funchal-2", "machico-1", "machico-2")
    assert worth(s, RED, board.URBANISATION, 2, 1) == 12 + 15
    assert worth(s, RED, board.URBANISATION, 3, 1) == 12 + 15


def test_the_requests_of_round_3() -> None:
    s = characters_phase(4, 3)
    s.houses[4] = 1 << 12 + 3  # Funchal's citizen
    s.built |= 0b11 << 28  # a third district of Machico, for the other two citizens
    s.houses[4] |= 0b11 << 28
    ships(s, RED, "wheat-1", "sugar-1", "sugar-2", "wine-1")
    hold(s, RED, "trade_routes", "trade_routes", "guild_influence")
    ships(s, BLUE, "wheat-2", "wheat-3", "wheat-4")
    workers(s, BLUE, "funchal-1")
    hold(s, BLUE, "trade_routes", "urbanisation", "expeditions")
    ships(s, PURPLE, "brazil-1", "brazil-2")
    workers(s, PURPLE, "machico-1", "machico-2", "machico-3")
    hold(s, PURPLE, "expeditions", "expeditions", "urbanisation")
    own(s, YELLOW, "monk", "patron", "scout", "lady")
    own(s, YELLOW, "engineer", up=False)
    s.reals[YELLOW] = 8
    hold(s, YELLOW, "trade_routes", "coffers", "guild_influence")
    s.order = (RED, BLUE, YELLOW, PURPLE)
    phase(s, REQUESTS)
    play(s, ("answer", "trade_routes", "trade_routes"))
    assert s.prestige(RED) == 6 + 8 + 3
    play(s, ("answer", "trade_routes", "urbanisation"))
    assert s.prestige(BLUE) == 18 + 6  # the citizen stands further right
    play(s, ("answer", "guild_influence", "coffers"), ("coffers", 8))
    assert s.prestige(YELLOW) == 8 + 15
    play(s, ("answer", "expeditions", "urbanisation"))
    assert s.prestige(PURPLE) == 12 + 15
    assert [sum(s.requests[5 * p : 5 * p + 5]) for p in range(4)] == [1, 1, 1, 1]


def test_eleven_reals_worth_of_possessions_are_two_points() -> None:
    s = characters_phase(4, 5)
    goods(s, RED, wheat=3)
    s.wood[RED], s.reals[RED] = 2, 6
    s.phase = OVER
    assert score(s)[RED]["possessions"] == 2


def test_pirates_25_21_12_and_5() -> None:
    s = characters_phase(4, 5)
    s.pirates = [25, 12, 21, 5]
    losses = pirate_losses(s)
    assert losses[RED] == 16 + 5 and losses[YELLOW] == 8 + 1 and losses[BLUE] == 4 and losses[PURPLE] == 2


def test_red_and_blue_with_18_pirates_each() -> None:
    s = characters_phase(4, 5)
    s.order = (YELLOW, PURPLE, RED, BLUE)
    s.pirates[RED] = s.pirates[BLUE] = 18
    s.pirates[YELLOW], s.pirates[PURPLE] = 7, 3
    losses = pirate_losses(s)
    assert losses[BLUE] == 16 and losses[RED] == 8 and losses[YELLOW] == 4 and losses[PURPLE] == 2


def test_two_players_choose_orange_or_purple_on_the_bottom_row() -> None:
    s = characters_phase(2)
    own(s, RED, "treasurer", "scout", "monk", up=False)
    s.round = 1
    begin_round(s)
    s.stack = []
    s.run()
    touch(s)
    assert s.phase == GUILDS and s.to_act == RED
    request = next(move[2] for move in s.moves() if move[1] == 2)
    play(s, ("row", 2, request))
    assert s.moves() == [("guild", "orange"), ("guild", "purple")]
    play(s, ("guild", "purple"))
    assert s.up[RED] == 1 << m.FAVOUR["scout"]
    assert s.down[RED] == 1 << m.FAVOUR["treasurer"] | 1 << m.FAVOUR["monk"]


def test_the_helpers_make_playable_positions() -> None:
    """Guards the tests above: a game goes on from the arranged phase B."""
    s = characters_phase(4)
    assert s.stack[-1][0] == T_TURN
    play(s, ("die", 3, "casa"))
    assert s.stack[-1][0] == T_ACT
    play_randomly(s, Random(1), 20)
