"""Phase B: dice, bread, limits, pirate dice, the four characters, passing."""

from __future__ import annotations

from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import CHARACTERS
from tests.madeira.helpers import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act_at,
    at_character,
    characters_phase,
    goods,
    kinds,
    play,
    ships,
    touch,
    workers,
)


def dice_moves(s, kind: str = "die") -> set[tuple[object, ...]]:
    return {move[1:] for move in s.moves() if move[0] == kind}


def test_a_die_needs_bread_below_the_region() -> None:
    s = characters_phase(4)
    free = {(v, b.key) for v in (1, 2, 3) for b in board.BUILDINGS if v >= b.region}
    assert dice_moves(s) == free
    s.bread[RED] = 1
    touch(s)
    assert dice_moves(s) == free | {(1, "moinho"), (1, "capitania"), (2, "casa"), (2, "fortaleza")}
    s.bread[RED] = 2
    touch(s)
    assert len(dice_moves(s)) == 15
    play(s, ("die", 2, "casa"))
    assert s.bread[RED] == 1


def test_no_more_dice_than_players_on_a_character() -> None:
    for players in (2, 3, 4):
        s = characters_phase(players)
        s.dice_on[3 * 2] = players - 1
        assert (1, "alfandega") in dice_moves(s)
        s.dice_on[3 * 2] = players
        touch(s)
        assert (1, "alfandega") not in dice_moves(s)
        s.dice_on[3 * 2] = players - 1
        s.pirate_on[2] = 1
        touch(s)
        assert (1, "alfandega") not in dice_moves(s)


def test_several_dice_of_one_player_on_a_character() -> None:
    s = characters_phase(2)
    s.rows, s.passed = [RED, BLUE], [BLUE, -1]
    play(s, ("die", 1, "alfandega"), ("done",), ("die", 2, "alfandega"), ("done",))
    assert s.markers[2 * 2 + RED] == 2
    assert (3, "alfandega") not in dice_moves(s)


def test_a_pirate_die_takes_a_guard_and_leaves_no_marker() -> None:
    s = characters_phase(4)
    assert not dice_moves(s, "pirate")
    workers(s, RED, "watch")
    play(s, ("pirate", 2, "capitania"))
    assert s.watch[RED] == 0 and s.reserve[RED] == 12
    assert s.pirate_on[m.BUILDING["capitania"]] == 2 and s.pirate_dice == [1, 0, 1]
    assert not any(s.markers)
    play(s, ("done",))
    workers(s, BLUE, "watch", "watch")
    assert ("pirate", 3, "capitania") not in s.moves()  # one pirate die to a character
    assert {move[1] for move in s.moves() if move[0] == "pirate"} == {1, 3}
    s.pirate_dice = [0, 0, 0]
    touch(s)
    assert "pirate" not in kinds(s)


def test_a_pirate_die_needs_bread_like_any_other() -> None:
    s = characters_phase(4)
    workers(s, RED, "watch")
    assert ("pirate", 1, "casa") not in s.moves()
    s.bread[RED] = 3
    touch(s)
    play(s, ("pirate", 1, "casa"))
    assert s.bread[RED] == 1


def test_a_die_may_be_placed_for_nothing_but_the_marker() -> None:
    s = characters_phase(4)
    play(s, ("die", 3, "casa"), ("done",))
    assert s.markers[4 * m.BUILDING["casa"] + RED] == 1 and s.to_act == BLUE


def test_the_empty_building_allows_only_a_harvest() -> None:
    s = characters_phase(4, 3)
    s.wood[RED] = 9
    goods(s, RED, wheat=5)
    workers(s, RED, "funchal-1")
    act_at(s, m.BUILDING["alfandega"])
    assert kinds(s) == {"done", "mill", "exchange"}
    workers(s, RED, "r1b")
    play(s, ("harvest",))
    assert kinds(s) == {"done", "extra", "mill", "exchange"}


def test_a_harvest_needs_a_worker_in_the_region() -> None:
    s = characters_phase(4)
    workers(s, RED, "r2a", "forest")
    at_character(s, "steward")  # region 1
    assert ("harvest",) not in s.moves()


def test_a_harvest_elsewhere_brings_nothing_from_other_regions_or_the_forest() -> None:
    s = characters_phase(4)
    workers(s, RED, "r2a", "r1b", "forest")
    at_character(s, "mayor")  # region 2
    play(s, ("harvest",))
    assert s.goods[:3] == [1, 0, 0] and s.wood[RED] == 0


def test_workers_of_the_steward_come_from_anywhere_but_the_watch() -> None:
    s = characters_phase(4)
    workers(s, RED, "watch", "r1a", "funchal-2", "brazil")
    at_character(s, "steward")
    assert {move[1] for move in s.moves() if move[0] == "take"} == {"reserve", "r1a", "funchal-2", "brazil"}
    play(s, ("take", "brazil"))
    assert {move[1] for move in s.moves() if move[0] == "put"} == set(m.FIELD_NAMES) - {"r1a"}
    play(s, ("put", "r3e"), ("take", "funchal-2"), ("put", "r3d"))
    assert s.colonists[:3] == [0, 0, 0] and s.houses[RED] == 0 and s.plots[RED].bit_count() == 3


def test_the_steward_may_stop_after_one_worker() -> None:
    s = characters_phase(4)
    at_character(s, "steward")
    play(s, ("take", "reserve"), ("put", "r1a"), ("done",))
    assert s.plots[RED].bit_count() == 1 and s.to_act == BLUE


def test_workers_of_several_players_share_a_field() -> None:
    s = characters_phase(4)
    workers(s, BLUE, "r1a")
    workers(s, YELLOW, "r1a")
    at_character(s, "steward")
    play(s, ("take", "reserve"), ("put", "r1a"))
    assert [s.plots[p] & 1 for p in range(4)] == [1, 1, 1, 0]


def test_the_guild_master_needs_the_wood_of_the_column() -> None:
    s = characters_phase(4)
    s.wood[RED] = 3
    at_character(s, "guild_master")
    affordable = {board.FAVOURS[f] for i, f in enumerate(s.districts) if i % 4 < 2}
    assert {move[1] for move in s.moves() if move[0] == "build"} == affordable
    assert "harvest" not in kinds(s)


def test_wood_is_bought_only_within_reach_and_purse() -> None:
    s = characters_phase(4)
    s.reals[RED] = 3
    at_character(s, "guild_master")
    assert "build" not in kinds(s)  # no worker near wood
    workers(s, RED, "r1c")
    cheap = {board.FAVOURS[f] for i, f in enumerate(s.districts) if i % 4 == 0}
    assert {move[1] for move in s.moves() if move[0] == "build"} == cheap
    s.reals[RED] = 99
    touch(s)
    assert len([move for move in s.moves() if move[0] == "build"]) == 6  # three pieces lie there
    play(s, ("build", cheap.pop()))
    assert s.reals[RED] == 96 and s.field_wood[m.LOCATION["r1c"]] == 1


def test_own_wood_goes_first() -> None:
    s = characters_phase(4)
    workers(s, RED, "forest")
    s.wood[RED], s.reals[RED] = 1, 9
    at_character(s, "guild_master")
    play(s, ("build", board.FAVOURS[s.districts[1]]))  # three wood
    assert s.wood[RED] == 0 and s.reals[RED] == 6


def test_the_mayor_moves_only_inside_cities_and_only_own_workers_and_citizens() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1", "r1a", "brazil")
    workers(s, BLUE, "machico-1")
    at_character(s, "mayor")
    assert {move[1] for move in s.moves() if move[0] == "take"} == {
        "funchal-1",
        "porto_santo-4",
        "funchal-4",
        "machico-4",
    }
    play(s, ("take", "funchal-1"))
    free = {move[1] for move in s.moves() if move[0] == "put"}
    assert "machico-1" not in free and "funchal-5" not in free and "machico-2" in free and "funchal-2" in free


def test_the_mayor_pays_only_where_one_has_a_worker() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1", "funchal-2")
    at_character(s, "mayor")
    play(s, ("income",))
    assert s.reals[RED] == 5 and s.bread[RED] == 0 and s.wood[RED] == 0


def test_the_mayor_may_be_left_alone() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1")
    at_character(s, "mayor")
    play(s, ("done",))
    assert s.reals[RED] == 0


def test_the_mayors_wood_from_two_sources_is_chosen() -> None:
    s = characters_phase(4)
    workers(s, RED, "machico-1", "r1c", "forest")
    at_character(s, "mayor")
    play(s, ("income",), ("wood", "r1c"), ("wood", "forest"), ("wood", "forest"))
    assert s.wood[RED] == 3 and s.field_wood[m.LOCATION["r1c"]] == 2 and s.reals[RED] == 0


def test_a_ship_from_the_reserve_needs_wood_one_on_the_board_does_not() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=1)
    ships(s, RED, "brazil-1")
    at_character(s, "commander")
    assert {move[1] for move in s.moves() if move[0] == "ship"} == {"brazil-1"}
    play(s, ("ship", "brazil-1", "wheat-1"), ("done",))
    assert s.reals[RED] == 1 and s.docks[RED] == 1 << m.SPACE["wheat-1"]


def test_ships_need_the_goods_and_a_free_space() -> None:
    s = characters_phase(3)
    goods(s, RED, sugar=2, wine=2)
    s.wood[RED] = 1
    ships(s, BLUE, "sugar-1", "india-2")
    at_character(s, "commander")
    targets = {move[2] for move in s.moves() if move[0] == "ship"}
    landings = {f"{c}-{i}" for c in ("azores", "brazil", "india") for i in (1, 2, 4)} - {"india-2"}
    assert targets == landings | {"sugar-2", "wine-1", "wine-2"}


def test_no_seventh_ship() -> None:
    s = characters_phase(4)
    ships(s, RED, "wheat-1", "wheat-2", "wheat-3", "sugar-1", "sugar-2", "sugar-3")
    goods(s, RED, wine=1)
    s.wood[RED] = 3
    at_character(s, "commander")
    assert "reserve" not in {move[1] for move in s.moves() if move[0] == "ship"}


def test_pass_rewards() -> None:
    s = characters_phase(4)
    s.pirates[YELLOW] = 4
    goods(s, PURPLE, wheat=1)
    goods(s, RED, wheat=1)
    s.wood[RED] = s.wood[PURPLE] = 1
    touch(s)
    assert [move for move in s.moves() if move[0] == "pass"] == [
        ("pass", 1, "reals"),
        ("pass", 2, "reals"),
        ("pass", 2, "city"),
        ("pass", 3, "reals"),
        ("pass", 3, "watch"),
        ("pass", 4, "reals"),
        ("pass", 4, "ship"),
    ]
    play(s, ("pass", 1, "reals"))
    assert s.reals[RED] == 2
    play(s, ("pass", 2, "city"), ("take", "reserve"), ("put", "machico-1"))
    assert s.prestige(BLUE) == 1 and s.houses[BLUE]
    play(s, ("pass", 3, "watch"), ("take", "reserve"))
    assert s.watch[YELLOW] == 1 and s.pirates[YELLOW] == 1
    play(s, ("pass", 4, "ship"), ("ship", "reserve", "wheat-1"))
    assert s.docks[PURPLE] and s.reals[PURPLE] == 1
    assert s.order == (RED, BLUE, YELLOW, PURPLE) and s.phase != CHARACTERS


def test_who_has_passed_is_out_and_the_others_go_on() -> None:
    s = characters_phase(3)
    play(s, ("die", 1, "alfandega"), ("done",), ("pass", 3, "reals"))
    assert s.to_act == YELLOW
    play(s, ("die", 1, "alfandega"), ("done",))
    assert s.to_act == RED
    assert {move[1] for move in s.moves() if move[0] == "pass"} == {1, 2}
    play(s, ("pass", 1, "reals"), ("die", 2, "alfandega"), ("done",))
    assert s.to_act == YELLOW  # alone
    play(s, ("pass", 2, "reals"))
    assert s.order == (RED, YELLOW, BLUE)


def test_the_turn_order_has_as_many_spaces_as_players() -> None:
    for players in (2, 3):
        s = characters_phase(players)
        assert max(move[1] for move in s.moves() if move[0] == "pass") == players


def test_dice_left_when_passing_are_put_aside() -> None:
    s = characters_phase(4)
    play(s, ("die", 1, "alfandega"), ("done",), ("pass", 1, "reals"))
    assert s.dice[3 * BLUE : 3 * BLUE + 3] == [0, 0, 0] and s.dice[:3] == [0, 1, 1]
