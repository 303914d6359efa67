"""Nobody is asked where nothing can be decided."""

from __future__ import annotations

from game.madeira.position import REQUESTS, T_COFFERS, T_TURN
from tests.madeira.helpers import (
    BLUE,
    RED,
    at_building,
    characters_phase,
    goods,
    hold,
    kinds,
    own,
    phase,
    play,
    touch,
    workers,
)


def test_passing_to_the_ship_takes_a_ship_that_can_sail() -> None:
    s = characters_phase(4)
    assert ("pass", 4, "ship") not in s.moves() and ("pass", 4, "reals") in s.moves()
    assert s.why_not(("pass", 4, "ship")) == ("no_ship_move", {})
    goods(s, RED, wheat=1)
    assert ("pass", 4, "ship") not in s.moves()  # no wood for it
    s.wood[RED] = 1
    touch(s)
    assert ("pass", 4, "ship") in s.moves()


def test_a_die_on_the_empty_building_without_workers_ends_the_turn() -> None:
    s = characters_phase(4, 3)
    play(s, ("die", 1, "alfandega"))
    assert s.to_act == BLUE and s.stack[-1][0] == T_TURN
    workers(s, BLUE, "r1a")
    play(s, ("die", 1, "alfandega"))
    assert s.to_act == BLUE and "harvest" in kinds(s)


def test_as_many_favours_as_may_be_turned_up_are_turned_up_unasked() -> None:
    for region_workers, down, asked in (
        (("r3a",), ("scout",), False),
        (("r3a",), ("scout", "monk"), True),
        (("r3a", "r3b", "r3c"), ("scout", "monk"), False),
        (("r3a", "r3b", "r3c"), ("scout", "monk", "lord"), True),
    ):
        s = characters_phase(4)
        workers(s, RED, *region_workers)
        own(s, RED, *down, up=False)
        s.reals[RED] = 10
        at_building(s, "casa", RED)
        play(s, ("pay",))
        assert ("flip" in kinds(s)) == asked
        assert (s.down[RED] == 0) == (not asked)


def test_the_coffers_ask_only_where_a_real_may_be_worth_keeping() -> None:
    for number, reals, asked in ((1, 7, True), (1, 0, False), (3, 7, True), (5, 7, False)):
        s = characters_phase(4, number)
        s.reals[RED] = reals
        for p in range(4):
            hold(s, p, "coffers", "urbanisation", "expeditions")
        phase(s, REQUESTS)
        names = {1: ("coffers",), 3: ("urbanisation", "coffers"), 5: ("expeditions", "urbanisation", "coffers")}
        play(s, ("answer", *names[number]))
        assert (s.to_act == RED and s.stack[-1][0] == T_COFFERS) == asked
        assert s.reals[RED] == (7 if asked else 0)
