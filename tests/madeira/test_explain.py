"""Refusals say why."""

from __future__ import annotations

from random import Random

import pytest

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import FEEDING, REPAIRS, REQUESTS
from game.madeira.state import APPLY
from tests.madeira.helpers import (
    BLUE,
    RED,
    at_building,
    at_character,
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


def test_every_move_ever_seen_has_its_reason_where_it_is_refused(many: int) -> None:
    games = [(new(2 + i % 3, i), Random(i)) for i in range(3 * many)]
    pool: set[Move] = {("guild", "blue"), ("flip", "monk"), ("support", "bread")}  # rare in random games
    for s, rng in games:
        game = s.copy()
        while game.to_act is not None:
            pool.update(game.moves())
            game.play(rng.choice(game.moves()))
    assert {str(move[0]) for move in pool} == set(APPLY)
    moves = sorted(pool, key=repr)
    for s, rng in games:
        while s.to_act is not None:
            for move in rng.sample(moves, 40):
                if move[0] == "row" and int(move[1]) > s.players:
                    continue  # there is no such row on this guild board
                reason = s.why_not(move)
                assert (reason is None) == (move in s.moves()), move
            s.play(rng.choice(s.moves()))


def test_lady_and_bishop_come_first() -> None:
    s = characters_phase(4)
    own(s, RED, "lady", "bishop")
    workers(s, RED, "r3a")
    s.reals[RED] = 4
    s.markers[RED] = 1
    touch(s)
    assert s.why_not(("activate", "casa")) == ("needs_favour", {"favour": "lady"})
    assert s.why_not(("marker", "moinho", "casa")) == ("needs_favour", {"favour": "bishop"})
    play(s, ("use", "lady"))
    assert s.why_not(("activate", "moinho")) == ("no_worker_in_region", {"region": 2})
    play(s, ("back",), ("use", "bishop"))
    assert s.why_not(("marker", "moinho", "moinho")) == ("marker_same", {})
    assert s.why_not(("marker", "casa", "moinho")) == ("no_marker_here", {})


def test_full_cities() -> None:
    s = characters_phase(4)
    houses = [name for name in m.HOUSE_NAMES if s.free_houses() >> m.HOUSE_NAMES.index(name) & 1]
    workers(s, RED, *houses[:5])
    workers(s, BLUE, *houses[5:])
    workers(s, RED, "r2a")
    s.reals[RED] = 10
    assert not s.free_houses()
    mayor = s.copy()
    at_character(mayor, "mayor")
    assert mayor.why_not(("take", houses[0])) == ("cities_full", {})
    at_building(s, "capitania", RED)
    play(s, ("pay",))
    for name in ("reserve", "r2a", houses[0]):
        assert s.why_not(("take", name)) == ("cities_full", {})


def test_the_mayor_stays_in_the_cities() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a")
    at_character(s, "mayor")
    assert s.why_not(("take", "r1a")) == ("between_cities", {})
    assert s.why_not(("take", "funchal-1")) == ("no_worker_here", {})
    s = characters_phase(4)
    at_character(s, "steward")
    assert s.why_not(("income",)) == ("needs_character", {"character": "mayor"})
    play(s, ("take", "reserve"))
    assert s.why_not(("put", "funchal-1")) == ("not_here", {})


def test_no_more_than_needed() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r2a", "r2b", "r3a")
    s.bread[RED] = 9
    phase(s, FEEDING)
    assert s.why_not(("feed", 3)) == ("feed_enough", {"need": 2})
    s = characters_phase(4)
    ships(s, RED, "wheat-1")
    s.wood[RED] = 9
    phase(s, REPAIRS)
    assert s.why_not(("repair", 2)) == ("repair_enough", {"need": 1})


def test_exchanges_in_the_other_order() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=1, wine=1)
    assert ("exchange", "wheat", "wine", "sugar") in s.moves()
    assert s.why_not(("exchange", "wine", "wheat", "sugar")) is None
    assert s.why_not(("exchange", "wheat", "wine", "wine")) == ("exchange_same", {})
    assert s.why_not(("exchange", "sugar", "wheat", "wine")) == ("exchange", {})


def test_wood_and_extra_harvests() -> None:
    s = characters_phase(4, 3)
    s.wood[RED] = 0
    own(s, RED, "monk")
    workers(s, RED, "r1a", "r1c", "forest")
    play(s, ("use", "monk"))
    assert s.why_not(("wood", "r1a")) == ("no_wood_there", {})
    assert s.why_not(("wood", "r1d")) == ("no_worker_there", {})
    play(s, ("wood", "forest"), ("wood", "forest"), ("die", 1, "alfandega"), ("harvest",))
    assert s.why_not(("extra", "r2a")) == ("other_region", {"region": 1})
    assert s.why_not(("extra", "r1b")) == ("no_worker_there", {})


def test_favours_guilds_and_rewards() -> None:
    s = characters_phase(4)
    own(s, RED, "scout", "monk", up=False)
    own(s, RED, "lord")
    workers(s, RED, "r3a")
    s.reals[RED] = 10
    assert s.why_not(("flip", "scout")) == ("not_now", {})
    at_building(s, "casa", RED)
    play(s, ("pay",))
    assert s.why_not(("flip", "lord")) == ("favour_up", {})
    assert s.why_not(("flip", "lady")) == ("favour_not_yours", {})
    s = characters_phase(4)
    s.royal = (0, 4, 1, 5, 2, 6)
    s.wood[RED] = 1
    goods(s, RED, wine=1)
    at_character(s, "commander")
    play(s, ("ship", "reserve", "azores-1"), ("done",))
    assert s.why_not(("reward", "azores", "loot")) == ("reward_elsewhere", {})
    assert s.why_not(("reward", "brazil", "loot")) == ("no_landing", {})
    s = new(2, 1)
    while s.round == 0:
        s.play(s.moves()[0])
    own(s, s.seat, "monk", "patron", up=False)
    play(s, next(move for move in s.moves() if move[1] == 1))
    assert s.why_not(("guild", "purple")) == ("guild_not_in_row", {})


def test_requests_and_coffers() -> None:
    s = characters_phase(4, 3)
    s.reals[RED] = 9
    for p in range(4):
        hold(s, p, "coffers", "urbanisation", "expeditions")
    phase(s, REQUESTS)
    assert s.why_not(("answer", "coffers")) == ("answer_count", {"need": 2})
    assert s.why_not(("answer", "coffers", "coffers")) == ("request_not_held", {})
    play(s, ("answer", "urbanisation", "coffers"))
    assert s.why_not(("coffers", 10)) == ("reals", {"need": 10, "have": 9})
    assert s.why_not(("coffers", 16)) == ("coffers_limit", {"limit": 15})
