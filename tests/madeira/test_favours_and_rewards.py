"""The twelve favours, with the phases in which they may be used, and the eight royal rewards."""

from __future__ import annotations

import pytest

from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import T_BUILDING, T_TURN
from tests.madeira.helpers import (
    BLUE,
    RED,
    at_building,
    at_character,
    characters_phase,
    goods,
    own,
    play,
    ships,
    touch,
    workers,
)


def usable(s) -> set[object]:
    return {move[1] for move in s.moves() if move[0] == "use"}


def ready(s) -> None:
    """Nothing hinders any favour."""
    own(s, RED, *board.FAVOURS)
    workers(s, RED, "forest", "r1a", "r2a", "r3d")
    goods(s, RED, wheat=1)
    s.wood[RED], s.pirates[RED], s.reals[RED] = 1, 5, 20
    s.markers[4 * 4 + RED] = 1
    touch(s)


def test_phase_b_allows_all_but_lord_and_diplomat() -> None:
    s = characters_phase(4)
    ready(s)
    assert usable(s) == set(board.FAVOURS) - {"lord", "diplomat"}


def test_phase_c_allows_all_but_the_engineer() -> None:
    s = characters_phase(4)
    ready(s)
    at_building(s, "moinho", RED)
    assert usable(s) == set(board.FAVOURS) - {"engineer"}


def test_one_favour_a_turn_and_none_after_the_die() -> None:
    s = characters_phase(4)
    ready(s)
    play(s, ("use", "treasurer"))
    assert usable(s) == set() and s.reals[RED] == 25
    play(s, ("die", 1, "alfandega"))
    assert usable(s) == set()
    play(s, ("done",), ("pass", 1, "reals"), ("pass", 2, "reals"), ("pass", 3, "reals"))
    assert s.to_act == RED and "treasurer" not in usable(s) and "patron" in usable(s)


def test_a_favour_may_precede_passing() -> None:
    s = characters_phase(4)
    ready(s)
    play(s, ("use", "patron"), ("pass", 4, "reals"))
    assert s.bread[RED] == 3 and s.passed[3] == RED


def test_only_who_has_a_marker_on_the_building_may_use_favours() -> None:
    s = characters_phase(4)
    own(s, RED, "patron")
    at_building(s, "moinho", BLUE)
    assert s.to_act == BLUE
    play(s, ("refuse",))
    assert s.to_act != RED or s.stack[-1][0] != T_BUILDING


def test_monk() -> None:
    s = characters_phase(4)
    own(s, RED, "monk")
    workers(s, RED, "forest")
    play(s, ("use", "monk"))
    assert s.wood[RED] == 2 and s.reals[RED] == 0 and s.stack[-1][0] == T_TURN
    s = characters_phase(4)
    own(s, RED, "monk")
    workers(s, RED, "r1c")
    s.field_wood[m.LOCATION["r1c"]] = 1
    play(s, ("use", "monk"))
    assert s.wood[RED] == 1


def test_miller() -> None:
    s = characters_phase(4)
    own(s, RED, "miller")
    play(s, ("use", "miller"))
    assert s.mill[RED] == 4 and s.goods[0] == 0


def test_bishop_in_phase_b() -> None:
    s = characters_phase(4)
    own(s, RED, "bishop")
    s.markers[RED] = 1
    touch(s)
    play(s, ("use", "bishop"))
    assert {move for move in s.moves() if move[0] == "marker"} == {
        ("marker", "moinho", b.key) for b in board.BUILDINGS[1:]
    }
    play(s, ("marker", "moinho", "fortaleza"))
    assert s.markers[4 * 4 + RED] == 1 and s.markers[RED] == 0 and s.stack[-1][0] == T_TURN


def test_patron_treasurer_inspector() -> None:
    for favour, check in (
        ("patron", lambda s: s.bread[RED] == 3),
        ("treasurer", lambda s: s.reals[RED] == 5),
        ("inspector", lambda s: s.pirates[RED] == 4),  # half of seven, rounded down, leaves
    ):
        s = characters_phase(4)
        own(s, RED, favour)
        s.pirates[RED] = 7
        touch(s)
        play(s, ("use", favour))
        assert check(s) and s.down[RED] == 1 << m.FAVOUR[favour] and s.up[RED] == 0


def test_lord_without_workers_spares_cost_and_pirates() -> None:
    s = characters_phase(4)
    own(s, RED, "lord")
    at_building(s, "capitania", RED, pirate=3)
    assert ("pay",) not in s.moves()
    play(s, ("use", "lord"), ("pay",))
    assert s.pirates[RED] == 0 and s.prestige(RED) == 0


@pytest.mark.parametrize(("own_workers", "bread"), ((0, 2), (1, 5), (2, 5), (3, 5)))
def test_diplomat_counts_two_more_workers(own_workers: int, bread: int) -> None:
    s = characters_phase(4)
    own(s, RED, "diplomat")
    workers(s, RED, *("r2a", "r2b", "r2c")[:own_workers])
    s.reals[RED] = 10
    at_building(s, "moinho", RED)
    play(s, ("use", "diplomat"), ("pay",))
    assert s.bread[RED] == bread and s.reals[RED] == 0


def test_navigator_sends_one_ship() -> None:
    s = characters_phase(4)
    own(s, RED, "navigator")
    goods(s, RED, sugar=5)
    s.wood[RED] = 2
    touch(s)
    play(s, ("use", "navigator"), ("ship", "reserve", "sugar-5"))
    assert s.reals[RED] == 20 and s.wood[RED] == 1 and s.stack[-1][0] == T_TURN


def test_navigator_in_phase_c_pays_for_the_building() -> None:
    s = characters_phase(4)
    own(s, RED, "navigator")
    workers(s, RED, "r2a")
    goods(s, RED, wheat=4)
    s.wood[RED] = 1
    at_building(s, "moinho", RED)
    assert ("pay",) not in s.moves()
    play(s, ("use", "navigator"), ("ship", "reserve", "wheat-4"), ("pay",))
    assert s.reals[RED] == 0 and s.bread[RED] == 2


def test_engineer_at_a_character() -> None:
    s = characters_phase(4)
    own(s, RED, "engineer")
    workers(s, RED, "r1b", "r1c")
    play(s, ("use", "engineer"), ("die", 1, "alfandega"), ("harvest",), ("extra", "r1c"), ("extra", "r1c"))
    assert s.wood[RED] == 3 and s.goods[:3] == [1, 0, 0] and s.to_act == BLUE


def test_engineer_ends_with_the_turn() -> None:
    s = characters_phase(2)
    own(s, RED, "engineer")
    workers(s, RED, "r1b")
    play(s, ("use", "engineer"), ("die", 1, "alfandega"), ("done",), ("pass", 1, "reals"))
    play(s, ("die", 2, "alfandega"), ("harvest",))
    assert s.goods[:3] == [1, 0, 0]


def test_lady_in_phase_c_before_paying() -> None:
    s = characters_phase(4)
    own(s, RED, "lady")
    workers(s, RED, "r2a", "r2b", "r2c")
    s.reals[RED] = 4
    at_building(s, "capitania", RED)
    play(s, ("use", "lady"), ("activate", "moinho"))
    assert s.reals[RED] == 0 and s.bread[RED] == 5 and s.stack[-1][0] == T_BUILDING
    play(s, ("refuse",))
    assert s.pirates[RED] == 1


def test_scout_moves_a_worker_anywhere() -> None:
    s = characters_phase(4)
    own(s, RED, "scout")
    workers(s, RED, "watch", "r1a")
    s.built = 0b1111 | 0b1111 << 12 | 0b1111 << 24
    play(s, ("use", "scout"))
    assert {move[1] for move in s.moves() if move[0] == "take"} == {"reserve", "r1a", "watch"}
    play(s, ("take", "watch"))
    targets = {move[1] for move in s.moves() if move[0] == "put"}
    assert targets >= {"reserve", "forest", "funchal-1", "azores", "brazil", "india"}
    assert not targets & {"watch", "r1a", "funchal-4", "funchal-5"}
    play(s, ("put", "reserve"))
    assert s.watch[RED] == 0 and s.reserve[RED] == 11 and s.stack[-1][0] == T_TURN


@pytest.mark.parametrize(("target", "points", "pirates"), (("funchal-1", 1, 5), ("watch", 0, 2), ("brazil", 2, 5)))
def test_scout_earns_what_the_place_brings(target: str, points: int, pirates: int) -> None:
    s = characters_phase(4)
    own(s, RED, "scout")
    ships(s, RED, "brazil-1", "brazil-2", "india-1")
    s.pirates[RED] = 5
    touch(s)
    play(s, ("use", "scout"), ("take", "reserve"), ("put", target))
    assert s.prestige(RED) == points and s.pirates[RED] == pirates


# Royal rewards -----------------------------------------------------------------------------------------------------


def rewarded(reward: str):
    """Red has landed in the Azores and chooses this reward."""
    s = characters_phase(4)
    r = m.ROYAL.index(reward)
    others_a = [a for a in range(4) if a != r]
    others_b = [b for b in range(4, 8) if b != r]
    first = (r, others_b[0]) if r < 4 else (others_a[0], r)
    s.royal = (*first, others_a[1], others_b[1], others_a[2], others_b[2])
    goods(s, RED, wine=1)
    s.wood[RED] = 1
    at_character(s, "commander")
    play(s, ("ship", "reserve", "azores-1"), ("done",))
    return s


def test_medal_loot_windmill() -> None:
    for reward, check in (
        ("medal", lambda s: s.prestige(RED) == 3),
        ("loot", lambda s: s.reals[RED] == 5),
        ("windmill", lambda s: s.mill[RED] == 4),
    ):
        s = rewarded(reward)
        play(s, ("reward", "azores", reward))
        assert check(s) and s.to_act == BLUE


def test_kings_support_gives_bread_or_takes_pirates() -> None:
    s = rewarded("support")
    play(s, ("reward", "azores", "support"))
    assert s.bread[RED] == 2  # without pirates there is nothing to choose
    s = rewarded("support")
    s.pirates[RED] = 4
    play(s, ("reward", "azores", "support"), ("support", "pirates"))
    assert s.pirates[RED] == 1 and s.bread[RED] == 0
    s = rewarded("support")
    s.pirates[RED] = 4
    play(s, ("reward", "azores", "support"), ("support", "bread"))
    assert s.pirates[RED] == 4 and s.bread[RED] == 2


def test_island_reward() -> None:
    s = rewarded("island")
    play(s, ("reward", "azores", "island"), ("take", "reserve"), ("put", "r3e"))
    assert s.plots[RED] == 1 << m.LOCATION["r3e"] and s.to_act == BLUE


def test_guild_reward() -> None:
    s = rewarded("guild")
    own(s, RED, "monk", "scout", up=False)
    play(s, ("reward", "azores", "guild"), ("flip", "scout"))
    assert s.up[RED] == 1 << m.FAVOUR["scout"] and s.to_act == BLUE
    s = rewarded("guild")
    play(s, ("reward", "azores", "guild"))
    assert s.to_act == BLUE  # nothing to turn up


def test_city_reward() -> None:
    s = rewarded("city")
    workers(s, RED, "watch", "r1a")
    play(s, ("reward", "azores", "city"))
    assert {move[1] for move in s.moves() if move[0] == "take"} == {"reserve", "r1a"}
    play(s, ("take", "r1a"), ("put", "machico-2"))
    assert s.prestige(RED) == 1 and s.to_act == BLUE


def test_watch_reward() -> None:
    s = rewarded("watch")
    s.pirates[RED] = 7
    play(s, ("reward", "azores", "watch"), ("take", "reserve"))
    assert s.watch[RED] == 1 and s.pirates[RED] == 4 and s.to_act == BLUE


def test_two_rewards_in_any_order() -> None:
    for first, second in (("azores", "brazil"), ("brazil", "azores")):
        s = characters_phase(4)
        s.royal = (0, 5, 1, 4, 2, 6)
        goods(s, RED, wine=2)
        s.wood[RED] = 2
        at_character(s, "commander")
        play(s, ("ship", "reserve", "azores-1"), ("ship", "reserve", "brazil-1"))
        best = {"azores": "loot", "brazil": "medal"}
        play(s, ("reward", first, best[first]))
        assert {move[1] for move in s.moves() if move[0] == "reward"} == {second}
        play(s, ("reward", second, best[second]))
        assert s.prestige(RED) == 3 and s.reals[RED] == 5 and s.to_act == BLUE
