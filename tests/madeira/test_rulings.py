"""One test (or more) for each ruling of game/madeira/RULINGS.md, by its number."""

from __future__ import annotations

from random import Random

from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses
from game.madeira.position import (
    BUILDINGS,
    CITIES,
    FEEDING,
    GUILDS,
    LAST_CALL,
    OVER,
    REPAIRS,
    REQUESTS,
    T_BUILDING,
    T_LAST_CALL,
    T_TURN,
)
from game.madeira.requests import city_prestige, majority, worth
from tests.madeira.helpers import (
    BLUE,
    RED,
    YELLOW,
    act_at,
    at_building,
    at_character,
    characters_phase,
    goods,
    hold,
    kinds,
    listen,
    new,
    own,
    phase,
    play,
    ships,
    touch,
    workers,
)


def test_ruling_1_first_city_workers_in_reverse_turn_order() -> None:
    for players in (2, 3, 4):
        s = new(players, 3)
        seats = []
        while s.phase == CITIES:
            seats.append(s.to_act)
            s.play(s.moves()[0])
        assert seats == list(reversed(s.order))


def test_ruling_2_only_one_player_starts_in_the_forest() -> None:
    s = new(4, 3)
    while s.phase == CITIES:
        s.play(s.moves()[0])
    play(s, ("put", "forest"), ("put", "r1a"))
    assert ("put", "forest") not in s.moves() and ("put", "r1a") not in s.moves()


def test_ruling_3_two_pieces_in_one_turn_cost_three() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest")
    goods(s, RED, wheat=2)
    s.reals[RED] = 3
    at_character(s, "commander")
    play(s, ("ship", "reserve", "wheat-1"))
    assert s.reals[RED] == 2
    goods(s, RED, wheat=2)
    play(s, ("ship", "reserve", "wheat-2"))
    assert s.reals[RED] == 0 + 1 + 3  # two more for the second piece; then both markets pay


def test_ruling_3_a_favour_and_the_action_after_it_are_one_turn() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest")
    own(s, RED, "navigator")
    goods(s, RED, wheat=3)
    s.reals[RED] = 1
    touch(s)
    play(s, ("use", "navigator"), ("ship", "reserve", "wheat-1"))
    assert s.reals[RED] == 1 and s.bought == 1
    s.reals[RED] = 1
    play(s, ("die", 3, "casa"))
    assert s.characters[m.BUILDING["casa"]] == m.CHARACTER["commander"]
    assert ("ship", "reserve", "wheat-2") not in s.moves()  # the second piece costs two
    s.reals[RED] = 2
    touch(s)
    assert ("ship", "reserve", "wheat-2") in s.moves()


def test_ruling_4_the_source_is_asked_for_only_if_there_is_a_choice() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1c", "r1d")
    s.reals[RED] = 30
    favour = board.FAVOURS[s.districts[3]]  # five wood, six in reach
    at_character(s, "guild_master")
    play(s, ("build", favour))
    assert [move for move in s.moves() if move[0] == "wood"] == [("wood", "r1c"), ("wood", "r1d")]
    play(s, ("wood", "r1c"), ("wood", "r1c"), ("wood", "r1c"))
    assert s.field_wood[2:4] == [0, 1] and s.reals[RED] == 15  # the rest could only come from one field


def test_ruling_5_a_market_does_not_pay_for_the_second_ship() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest")
    goods(s, RED, wheat=2)
    s.wood[RED] = 1
    at_character(s, "commander")
    play(s, ("ship", "reserve", "wheat-1"))
    assert not [move for move in s.moves() if move[0] == "ship"]  # a second ship needs a wood for one real
    play(s, ("done",))
    assert s.reals[RED] == 1


def test_ruling_6_a_ship_frees_its_space_for_the_next() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=5)
    ships(s, RED, "wheat-1", "wheat-3")
    at_character(s, "commander")
    assert ("ship", "wheat-3", "wheat-1") not in s.moves()
    play(s, ("ship", "wheat-1", "wheat-4"))
    play(s, ("ship", "wheat-3", "wheat-1"))
    assert s.docks[RED] == 1 << m.SPACE["wheat-4"] | 1 << m.SPACE["wheat-1"] and s.reals[RED] == 11


def test_ruling_7_no_piece_moves_twice_in_one_action() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=9)
    ships(s, RED, "wheat-1")
    at_character(s, "commander")
    play(s, ("ship", "wheat-1", "wheat-2"))
    assert not [move for move in s.moves() if move[0] == "ship"]
    s = characters_phase(4)
    workers(s, RED, "r1a")
    at_character(s, "steward")
    play(s, ("take", "r1a"), ("put", "r2a"))
    assert ("take", "r2a") not in s.moves() and ("take", "reserve") in s.moves()
    s = characters_phase(4)
    workers(s, RED, "funchal-1")
    at_character(s, "mayor")
    play(s, ("take", "funchal-4"), ("put", "funchal-2"))
    assert ("take", "funchal-2") not in s.moves() and ("take", "funchal-1") in s.moves()
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r1c", "brazil")
    s.reals[RED] = 10
    at_building(s, "alfandega", RED)
    play(s, ("pay",), ("take", "brazil"), ("put", "india"))
    assert ("take", "india") not in s.moves()


def test_ruling_8_the_double_space_with_two_players() -> None:
    s = characters_phase(2)
    goods(s, RED, sugar=9)
    s.wood[RED] = 2
    at_character(s, "commander")
    play(s, ("ship", "reserve", "sugar-4"))
    targets = {move[2] for move in s.moves() if move[0] == "ship"}
    assert targets == {"sugar-1", "sugar-2", "sugar-5"}
    play(s, ("done",))
    assert s.reals[RED] == 14
    s = characters_phase(2)
    goods(s, RED, sugar=3)
    ships(s, RED, "sugar-3")
    at_character(s, "commander")
    assert {move[2] for move in s.moves() if move[0] == "ship"} == {"sugar-1", "sugar-2"}
    assert characters_phase(3).free_spaces() >> m.SPACE["sugar-4"] & 1


def test_ruling_9_a_reward_for_each_ship_perhaps_the_same() -> None:
    s = characters_phase(4)
    s.royal = (0, 5, 1, 4, 2, 6)
    goods(s, RED, wine=3)
    s.wood[RED] = 2
    at_character(s, "commander")
    play(s, ("ship", "reserve", "brazil-1"), ("ship", "reserve", "brazil-2"))
    assert [move for move in s.moves() if move[0] not in ("mill", "exchange")] == [
        ("reward", "brazil", "guild"),
        ("reward", "brazil", "medal"),
    ]
    play(s, ("reward", "brazil", "medal"), ("reward", "brazil", "medal"))
    assert s.prestige(RED) == 6


def test_ruling_9_what_a_reward_allows_may_be_left_undone() -> None:
    s = characters_phase(4)
    s.royal = (0, 5, 1, 4, 2, 6)
    goods(s, RED, wine=1)
    s.wood[RED] = 1
    at_character(s, "commander")
    play(s, ("ship", "reserve", "azores-1"), ("done",), ("reward", "azores", "island"), ("done",))
    assert s.plots[RED] == 0 and s.to_act == BLUE


def test_ruling_10_two_goods_for_one_of_another_kind() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=2, wine=1)
    assert [move[1:] for move in s.moves() if move[0] == "exchange"] == [
        ("wheat", "wheat", "sugar"),
        ("wheat", "wheat", "wine"),
        ("wheat", "wine", "sugar"),
    ]
    play(s, ("exchange", "wheat", "wine", "sugar"))
    assert s.goods[:3] == [1, 1, 0] and s.to_act == RED


def test_ruling_11_the_mill_is_offered_at_every_decision_of_phases_b_to_d() -> None:
    s, rng = new(3, 5), Random(5)
    seen = set()
    while s.to_act is not None:
        p = s.to_act
        offered = kinds(s) & {"mill", "exchange"}
        if s.phase in (CITIES, GUILDS, REQUESTS) or s.round == 0:
            assert not offered
        else:
            seen.add(s.phase)
            goods_left = s.goods[3 * p : 3 * p + 3]
            assert ("exchange" in offered) == (sum(goods_left) >= 2)
            assert (("mill", "raise") in s.moves()) == (goods_left[0] >= 2)
            lower = s.phase <= LAST_CALL and (s.mill[p] > 0 or s.prestige(p) > 0)
            assert (("mill", "reals") in s.moves()) == (("mill", "bread") in s.moves()) == lower
        s.play(rng.choice(s.moves()))
    assert len(seen) >= 4


def last_call_for(s) -> list[int]:  # type: ignore[no-untyped-def]
    """The seats that are asked at the end of phase C."""
    phase(s, LAST_CALL)
    asked = []
    while s.phase == LAST_CALL:
        assert s.stack[-1][0] == T_LAST_CALL
        asked.append(s.to_act)
        s.play(("done",))
    return asked


def test_ruling_11_last_call_only_for_who_can_profit() -> None:
    assert last_call_for(characters_phase(4, 2)) == []
    s = characters_phase(4, 2)
    ships(s, RED, "wheat-1")
    workers(s, RED, "forest")
    assert last_call_for(s) == [RED]  # wood for the repairs
    s = characters_phase(4, 2)
    ships(s, RED, "wheat-1", "wheat-2", "wheat-3")
    workers(s, RED, "r1c")
    s.wood[RED], s.reals[RED] = 1, 2
    assert last_call_for(s) == [RED]  # two pieces cost three reals
    s = characters_phase(4, 2)
    ships(s, RED, "wheat-1", "wheat-2", "wheat-3")
    workers(s, RED, "r1c")
    s.wood[RED], s.reals[RED] = 1, 3
    assert last_call_for(s) == []  # he has the reals already
    s = characters_phase(4, 2)
    ships(s, RED, "wheat-1")
    assert last_call_for(s) == []  # no access to wood
    s = characters_phase(4, 3)
    hold(s, BLUE, "coffers")
    hold(s, RED, "expeditions")
    for p in range(4):
        hold(s, p, "urbanisation", "urbanisation")
    assert last_call_for(s) == [BLUE]
    s = characters_phase(4, 2)
    hold(s, BLUE, "coffers")
    assert last_call_for(s) == []  # no requests are answered in round 2
    s = characters_phase(4, 2)
    workers(s, YELLOW, "r1a")
    s.mill[YELLOW] = 0
    s.score_points(YELLOW, 1, 0)
    assert last_call_for(s) == [YELLOW]  # a point for a bread
    s = characters_phase(4, 2)
    workers(s, YELLOW, "r1a", "r1b")
    s.mill[YELLOW] = 1
    s.score_points(YELLOW, 1, 0)
    assert last_call_for(s) == [YELLOW]  # the last level for a bread, which the worker it fed eats, then the point
    s.score_points(YELLOW, -1, 0)
    assert last_call_for(s) == []  # a level for a bread feeds nobody more
    for number, reals, asked in ((1, 14, [BLUE]), (1, 15, []), (3, 29, [BLUE]), (3, 30, [])):
        s = characters_phase(4, number)
        hold(s, BLUE, "coffers", "coffers")
        for p in range(4):
            hold(s, p, "urbanisation", "urbanisation")
        s.reals[BLUE] = reals
        assert last_call_for(s) == asked  # what the Crown takes has a limit
    s = characters_phase(4, 5)
    for p in range(4):
        hold(s, p, "urbanisation", "urbanisation", "urbanisation")
    assert last_call_for(s) == [0, 1, 2, 3]


def test_ruling_11_who_has_nothing_to_feed_is_asked_in_the_last_round_only() -> None:
    for number, level, stock, asked in (
        (2, board.MILL_TOP, (2, 0, 0), False),
        (5, board.MILL_TOP - 1, (3, 1, 0), False),  # a level higher is no point yet
        (5, board.MILL_TOP - 1, (3, 1, 1), True),
        (5, board.MILL_TOP, (2, 0, 0), True),
    ):
        s = characters_phase(4, number)
        for p in range(4):
            hold(s, p, "urbanisation", "urbanisation", "urbanisation")
        goods(s, RED, *stock)
        s.mill[RED] = level
        phase(s, FEEDING)
        assert (s.phase == FEEDING and s.to_act == RED) == asked
    play(s, ("mill", "raise"), ("feed", 0))
    assert s.prestige(RED) == 1


def test_ruling_12_a_free_level_at_the_top_is_lost() -> None:
    s = characters_phase(4)
    s.mill[RED] = board.MILL_TOP
    own(s, RED, "miller")
    assert ("use", "miller") not in s.moves()
    s.royal = (0, 6, 1, 4, 2, 5)
    goods(s, RED, wine=1)
    s.wood[RED] = 1
    at_character(s, "commander")
    play(s, ("ship", "reserve", "azores-1"), ("done",), ("reward", "azores", "windmill"))
    assert s.mill[RED] == board.MILL_TOP and s.prestige(RED) == 0


def test_ruling_13_a_marker_on_the_building_without_a_character() -> None:
    s = characters_phase(4, 3)
    play(s, ("die", 1, "alfandega"))
    assert s.markers[4 * m.BUILDING["alfandega"] + RED] == 1
    workers(s, RED, "r1a")
    s.reals[RED] = 10
    for seat, space in ((BLUE, 1), (YELLOW, 2), (3, 3), (RED, 4)):
        assert s.to_act == seat
        play(s, ("pass", space, "reals"))
    assert s.phase == BUILDINGS and s.building == m.BUILDING["alfandega"] and s.to_act == RED
    play(s, ("pay",), ("take", "reserve"), ("put", "india"))
    assert s.colonists[2] == 1


def test_ruling_14_a_building_without_guild_dice_costs_in_full() -> None:
    for players, full in ((4, 10), (3, 9), (2, 8)):
        s = characters_phase(players)
        s.reals[RED] = full - 1
        at_building(s, "moinho", RED)
        assert ("pay",) not in s.moves()
        s.reals[RED] = full
        touch(s)
        play(s, ("pay",))
        assert s.reals[RED] == 0


def test_ruling_15_the_bishop_takes_the_last_marker_away() -> None:
    s = characters_phase(4)
    own(s, RED, "bishop")
    at_building(s, "moinho", RED, BLUE, dice=(1, 1))
    play(s, ("use", "bishop"), ("marker", "moinho", "fortaleza"))
    assert s.to_act == BLUE and s.pirates[RED] == 0
    play(s, ("refuse",))
    assert s.building == m.BUILDING["fortaleza"] and s.to_act == RED


def test_ruling_16_lord_and_diplomat() -> None:
    s = characters_phase(4)
    own(s, RED, "lord", "diplomat")
    workers(s, RED, "r2a")
    at_building(s, "moinho", RED)
    play(s, ("use", "lord"))
    assert ("use", "diplomat") not in s.moves()
    play(s, ("pay",))
    assert s.bread[RED] == 2 and s.reals[RED] == 0 and s.pirates[RED] == 0
    s = characters_phase(4)
    own(s, RED, "diplomat")
    at_building(s, "moinho", RED)
    play(s, ("use", "diplomat"))
    assert ("pay",) not in s.moves()
    s.reals[RED] = 10
    touch(s)
    play(s, ("pay",))
    assert s.bread[RED] == 2 and s.reals[RED] == 0  # as if two workers stood in region 2


def test_ruling_17_extra_harvests_stay_in_the_region_of_the_die() -> None:
    s = characters_phase(4, 3)
    own(s, RED, "engineer")
    workers(s, RED, "r1a", "r1b", "r2a")
    play(s, ("use", "engineer"), ("die", 1, "alfandega"), ("harvest",))
    assert [move for move in s.moves() if move[0] == "extra"] == [("extra", "r1a"), ("extra", "r1b")]
    play(s, ("extra", "r1a"), ("extra", "r1a"), ("extra", "r1b"))
    assert s.goods[:3] == [2, 0, 3] and s.to_act == BLUE


def test_ruling_17_extra_harvests_are_optional() -> None:
    s = characters_phase(4)
    own(s, RED, "engineer")
    workers(s, RED, "r1a")
    play(s, ("use", "engineer"), ("die", 1, "alfandega"), ("harvest",), ("extra", "r1a"), ("done",))
    assert s.goods[:3] == [0, 0, 2] and s.to_act == BLUE


def test_ruling_18_the_lady() -> None:
    s = characters_phase(4)
    own(s, RED, "lady")
    workers(s, RED, "r3a", "forest")
    s.reals[RED] = 5
    touch(s)
    play(s, ("use", "lady"))
    assert [move for move in s.moves() if move[0] == "activate"] == [("activate", "casa"), ("activate", "fortaleza")]
    play(s, ("activate", "casa"))  # she is the only one to turn up
    assert s.reals[RED] == 1 and s.up[RED] == 1 << m.FAVOUR["lady"]
    assert s.stack[-1][0] == T_TURN and ("use", "lady") not in s.moves()  # one favour a turn


def test_ruling_19_favours_without_effect_cannot_be_used() -> None:
    s = characters_phase(4)
    own(s, RED, "monk", "bishop", "navigator", "inspector", "lady")
    s.pirates[RED] = 1
    touch(s)
    assert "use" not in kinds(s)
    workers(s, RED, "forest", "r1a")
    goods(s, RED, wheat=1)
    s.wood[RED], s.pirates[RED], s.reals[RED] = 1, 2, 4
    s.markers[RED] = 1
    touch(s)
    used = {move[1] for move in s.moves() if move[0] == "use"}
    assert used == {"monk", "bishop", "navigator", "inspector", "lady"}


def test_ruling_20_the_point_is_earned_without_a_worker() -> None:
    s = characters_phase(4)
    play(s, ("pass", 2, "city"), ("done",))
    assert s.prestige(RED) == 1
    s = characters_phase(4)
    workers(s, RED, "r2a")
    s.reals[RED] = 10
    at_building(s, "capitania", RED)
    play(s, ("pay",), ("done",))
    assert s.prestige(RED) == 1


def test_ruling_21_as_many_pirates_as_possible() -> None:
    for pirates, left in ((5, 2), (2, 0), (0, 0)):
        s = characters_phase(4)
        s.pirates[RED] = pirates
        play(s, ("pass", 3, "watch"), ("take", "reserve"))
        assert s.pirates[RED] == left and s.watch[RED] == 1


def test_ruling_22_the_guild_is_asked_for_only_if_it_matters() -> None:
    s = new(3, 2)
    while s.phase != GUILDS:
        s.play(s.moves()[0])
    p = s.to_act
    assert p is not None
    own(s, p, "patron", "monk", up=False)
    s.down[p] ^= 1 << m.FAVOUR["monk"]
    s.up[p] ^= 1 << m.FAVOUR["monk"]
    move = next(move for move in s.moves() if move[1] == 1)
    play(s, move)
    assert s.down[p] == 0 and s.to_act != p


def test_ruling_23_all_workers_on_the_board_eat() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest", "brazil", "watch", "funchal-1", "r1a")
    assert s.hungry(RED) == 5 - 3
    s.mill[RED] = 6
    assert s.hungry(RED) == 0


def test_ruling_24_feeding_in_turn_order() -> None:
    s = characters_phase(4, 2)
    for p in range(4):
        workers(s, p, "r1a", "r1b", "r2a", "r2b")
    s.order = (3, 1, 0, 2)
    phase(s, FEEDING)
    seats = []
    while s.phase == FEEDING:
        seats.append(s.to_act)
        s.play(("feed", 0))
    assert seats == [3, 1, 0, 2] and s.pirates == [1, 1, 1, 1]


def test_ruling_25_citizens_can_hold_the_majority() -> None:
    s = characters_phase(4)
    s.houses[4] = 0b11 << 12 + 2
    workers(s, RED, "funchal-1")
    assert majority(s, 1) == 4 and city_prestige(s, RED, 1) == 6
    workers(s, RED, "funchal-2")
    assert majority(s, 1) == 4  # a tie, and a citizen stands right-most
    s.built |= 0b11 << 12 + 4
    workers(s, RED, "funchal-5")
    assert majority(s, 1) == RED and city_prestige(s, RED, 1) == 12


def test_ruling_26_requests_of_one_type_use_different_elements() -> None:
    s = characters_phase(4, 5)
    ships(s, RED, "wheat-1", "wheat-2", "wheat-3", "sugar-1", "wine-1")
    assert worth(s, RED, board.TRADE_ROUTES, 1, 5) == 6 + 4 + 4
    assert worth(s, RED, board.TRADE_ROUTES, 2, 5) == 6 + 4 + 4 + 4 + 3
    own(s, RED, "monk", "miller", "patron")
    own(s, RED, "scout", up=False)
    assert worth(s, RED, board.GUILD_INFLUENCE, 1, 5) == 10
    assert worth(s, RED, board.GUILD_INFLUENCE, 2, 5) == 15
    s.reals[RED] = 40
    hold(s, RED, "coffers", "coffers", "guild_influence")
    phase(s, REQUESTS)
    play(s, ("answer", "guild_influence", "coffers", "coffers"))
    assert s.reals[RED] == 10 and s.tally[10 * RED + board.COFFERS] == 30


def test_ruling_27_pirate_losses_with_fewer_players() -> None:
    s = characters_phase(2, 5)
    s.pirates = [3, 4]
    assert pirate_losses(s) == [8, 16]
    s = characters_phase(3, 5)
    s.pirates = [3, 0, 22]
    assert pirate_losses(s) == [8, 0, 18]


def test_ruling_28_the_final_score_may_be_negative() -> None:
    s = characters_phase(4, 5)
    s.pirates[RED] = 1
    s.phase = OVER
    assert s.totals()[RED] == -16
    s = characters_phase(4)
    s.mill[RED] = 0
    touch(s)
    assert ("mill", "bread") not in s.moves()


def test_ruling_29_pirates_are_open() -> None:
    s = new(2, 1)
    s.pirates = [4, 7]
    assert s.view(0, Random(1)).pirates == [4, 7]


def test_ruling_30_row_and_request_are_one_move() -> None:
    s = new(4, 1)
    events = listen(s)
    while s.phase != GUILDS:
        s.play(s.moves()[0])
    for _ in range(4):
        assert all(move[0] == "row" and len(move) == 3 for move in s.moves())
        s.play(s.moves()[0])
    assert [event.kind for event in events].count("row") == 4
    assert s.stack[-1][0] == T_TURN


def test_the_last_marker_matters_only_at_the_building_being_resolved() -> None:
    s = characters_phase(4)
    own(s, RED, "bishop")
    act_at(s, 0)
    play(s, ("done",))
    s.seat = s.to_act = RED
    at_building(s, "capitania", RED)
    play(s, ("use", "bishop"), ("marker", "moinho", "casa"))
    assert s.stack[-1][0] == T_BUILDING and s.to_act == RED


def test_repairs_take_field_wood_in_turn_order() -> None:
    s = characters_phase(4)
    for p in (RED, BLUE):
        workers(s, p, "r1c")
        ships(s, p, f"wheat-{p + 1}", f"sugar-{p + 1}")
        s.reals[p] = 10
    s.field_wood[m.LOCATION["r1c"]] = 3
    s.order = (BLUE, RED, YELLOW, 3)
    phase(s, REPAIRS)
    assert s.to_act == BLUE
    play(s, ("repair", 2))
    assert s.to_act == RED and [move for move in s.moves() if move[0] == "repair"] == [("repair", 0), ("repair", 1)]
    play(s, ("repair", 1))
    assert s.pirates[RED] == 1 and s.pirates[BLUE] == 0 and s.reals[RED] == 9 and s.reals[BLUE] == 7
