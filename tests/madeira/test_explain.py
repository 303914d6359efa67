"""Refusals say why."""

from __future__ import annotations

import pytest

from game.core import Move
from game.madeira import board
from game.madeira.position import FEEDING
from tests.madeira.helpers import (
    BLUE,
    RED,
    at_building,
    at_character,
    characters_phase,
    goods,
    new,
    own,
    phase,
    play,
    ships,
    touch,
    workers,
)


@pytest.mark.parametrize(
    ("move", "key", "parameters"),
    (
        (("die", 1, "casa"), "bread", {"need": 2, "have": 0}),
        (("pirate", 3, "casa"), "no_guard", {}),
        (("pay",), "not_now", {}),
        (("build", "monk"), "needs_character", {"character": "guild_master"}),
        (("ship", "reserve", "wheat-1"), "needs_character", {"character": "commander"}),
        (("use", "monk"), "favour_not_yours", {}),
        (("mill", "raise"), "goods", {"good": "wheat", "need": 2, "have": 0}),
        (("exchange", "wheat", "wheat", "wine"), "exchange", {}),
        (("harvest",), "not_now", {}),
        (("repair", 1), "not_now", {}),
    ),
)
def test_at_the_start_of_a_turn(move: Move, key: str, parameters: dict[str, object]) -> None:
    assert characters_phase(4).why_not(move) == (key, parameters)


def test_dice() -> None:
    s = characters_phase(4)
    s.dice[0] = 0
    s.dice_on[3 * 2 + 2] = 4
    workers(s, RED, "watch")
    s.pirate_on[3] = 1
    s.pirate_dice = [0, 1, 1]
    touch(s)
    assert s.why_not(("die", 1, "alfandega")) == ("no_such_die", {"value": 1})
    assert s.why_not(("die", 0, "alfandega")) is None
    assert s.why_not(("die", 2, "alfandega")) == ("full", {"limit": 4})
    assert s.why_not(("pirate", 3, "casa")) == ("one_pirate_die", {})
    assert s.why_not(("pirate", 1, "alfandega")) == ("no_such_die", {"value": 1})
    play(s, ("pass", 1, "reals"))
    assert s.why_not(("pass", 1, "reals")) == ("order_taken", {})


def test_wood() -> None:
    s = characters_phase(4)
    dear = board.FAVOURS[s.districts[3]]
    s.wood[RED] = 1
    at_character(s, "guild_master")
    assert s.why_not(("build", dear)) == ("wood_no_access", {"need": 5, "have": 1})
    workers(s, RED, "r1c")
    assert s.why_not(("build", dear)) == ("wood_out", {"need": 4, "have": 3})
    workers(s, RED, "forest")
    s.reals[RED] = 9
    assert s.why_not(("build", dear)) == ("wood_price", {"need": 10, "have": 9})
    own(s, BLUE, dear)
    assert s.why_not(("build", dear)) == ("favour_taken", {})


def test_ships() -> None:
    s = characters_phase(3)
    goods(s, RED, sugar=1)
    ships(s, BLUE, "sugar-1")
    at_character(s, "commander")
    assert s.why_not(("ship", "reserve", "brazil-5")) == ("space_closed", {})
    assert s.why_not(("ship", "reserve", "sugar-1")) == ("space_taken", {})
    assert s.why_not(("ship", "sugar-1", "sugar-2")) == ("not_your_ship", {})
    assert s.why_not(("ship", "reserve", "sugar-2")) == ("goods", {"good": "sugar", "need": 2, "have": 1})
    goods(s, RED, sugar=2)
    assert s.why_not(("ship", "reserve", "sugar-2")) == ("wood_no_access", {"need": 1, "have": 0})


def test_workers() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "watch")
    workers(s, BLUE, "funchal-1")
    at_character(s, "steward")
    assert s.why_not(("take", "watch")) == ("guards_stay", {})
    assert s.why_not(("take", "r1b")) == ("no_worker_here", {})
    play(s, ("take", "reserve"))
    assert s.why_not(("put", "r1a")) == ("field_yours", {})
    assert s.why_not(("put", "india")) == ("not_here", {})
    s = characters_phase(4)
    workers(s, RED, "r2a")
    workers(s, BLUE, "funchal-1")
    s.reals[RED] = 10
    at_building(s, "capitania", RED)
    play(s, ("pay",), ("take", "reserve"))
    assert s.why_not(("put", "funchal-1")) == ("house_taken", {})
    assert s.why_not(("put", "funchal-9")) == ("district_not_built", {})


def test_favours() -> None:
    s = characters_phase(4)
    own(s, RED, "lord", "inspector", "lady", "patron", "treasurer")
    own(s, RED, "scout", up=False)
    assert s.why_not(("use", "lord")) == ("buildings_only", {})
    assert s.why_not(("use", "inspector")) == ("no_pirates", {})
    assert s.why_not(("use", "lady")) == ("reals", {"need": 4, "have": 0})
    assert s.why_not(("use", "scout")) == ("favour_down", {})
    play(s, ("use", "patron"))
    assert s.why_not(("use", "treasurer")) == ("favour_used", {})
    play(s, ("die", 1, "alfandega"))
    assert s.why_not(("use", "treasurer")) == ("favour_not_now", {})


def test_buildings_and_the_mill() -> None:
    s = characters_phase(4)
    at_building(s, "moinho", RED, dice=(3,))
    assert s.why_not(("pay",)) == ("reals", {"need": 7, "have": 0})
    s.mill[RED] = 0
    touch(s)
    assert s.why_not(("mill", "bread")) == ("mill_bottom", {})
    workers(s, RED, "r1a", "r1b", "r2a", "r2b")
    phase(s, FEEDING)
    assert s.why_not(("mill", "reals")) == ("mill_lower_phase", {})
    assert s.why_not(("feed", 1)) == ("bread", {"need": 1, "have": 0})
    assert new(2).why_not(("mill", "reals")) == ("mill_phase", {})


def test_rows() -> None:
    s = new(2, 1)
    while s.round == 0:
        s.play(s.moves()[0])
    taken = s.moves()[0]
    s.offers[5:] = [5, 0, 0, 0, 0]
    play(s, taken)
    assert s.why_not(taken) == ("row_taken", {})
    assert s.why_not(("row", 3 - int(taken[1]), "coffers")) == ("no_such_request", {})
    assert s.why_not(("row", 7, "coffers")) is None
