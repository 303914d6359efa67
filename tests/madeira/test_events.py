"""What the events say beyond where the pieces go (that is `tests/generic/test_events.py`)."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.core import Event
from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses, possessions
from game.madeira.position import CHARACTERS, GUILDS, HONOUR, PHASES, REQUESTS
from tests.madeira.helpers import (
    RED,
    at_building,
    at_character,
    characters_phase,
    goods,
    hold,
    listen,
    new,
    own,
    phase,
    play,
    play_randomly,
    ships,
    touch,
    workers,
)


def of(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def sources(events: list[Event]) -> dict[str, object]:
    return {event.piece: event.source for event in of(events, "gain")}


def test_a_round_begins_with_its_phase_characters_and_dice() -> None:
    s = new(3, 5)
    while s.phase != GUILDS:
        events = listen(s)
        play_randomly(s, Random(2), 1)
    kinds = [event.kind for event in events]
    assert kinds == ["worker", "round", "phase", *["character"] * 4, *["row_dice"] * 3, "pirate_dice"]
    assert of(events, "phase")[0].piece == "guilds" and of(events, "round")[0].detail == (1,)
    for event in of(events, "character"):
        assert s.characters[m.BUILDING[str(event.target[1])]] == m.CHARACTER[event.piece]
    for row, event in enumerate(of(events, "row_dice")):
        assert event.target == ("row", row + 1) and event.detail == s.row_dice[3 * row : 3 * row + 3]
    shown = Counter(of(events, "pirate_dice")[0].detail)
    assert [shown[value] for value in (1, 2, 3)] == s.pirate_dice


def test_every_phase_is_told_in_order() -> None:
    for players in (2, 3, 4):
        s = new(players, 8)
        events = listen(s)
        play_randomly(s, Random(8))
        told = [PHASES.index(event.piece) for event in of(events, "phase")]
        expected = [1]
        for _ in range(5):
            expected += [2, 3, 4, 6, 7, 8, 9]
        assert [one for one in told if one != 5] == [*expected, 10]
        assert all(told[i - 1] == 4 for i, one in enumerate(told) if one == 5)
        assert len(of(events, "order")) == 5


def test_a_row_brings_its_dice_and_the_token() -> None:
    s = new(4, 5)
    while s.phase != GUILDS:
        play_randomly(s, Random(2), 1)
    p = s.seat
    events = listen(s)
    play(s, next(move for move in s.moves() if move[1] == 3))
    assert of(events, "token") == [Event("token", p, "token", 1, ("order", 1), ("row", 3), (3,))]
    taken = Counter({event.target: event.amount for event in of(events, "take_dice")})
    assert taken == Counter(("die", p, value) for value in s.row_dice[6:9])
    assert {event.source for event in of(events, "take_dice")} == {("row", 3)}


def test_passing_sets_dice_aside_and_tells_the_reward() -> None:
    s = characters_phase(4)
    events = listen(s)
    play(s, ("pass", 2, "reals"))
    assert {event.source: event.amount for event in of(events, "set_aside")} == {
        ("die", RED, v): 1 for v in (1, 2, 3)
    }
    reward = of(events, "pass_reward")[0]
    assert (reward.piece, reward.source, reward.detail) == ("reals", ("pass_reward", 2, "reals"), (2,))
    assert sources(events) == {"reals": ("pass_reward", 2, "reals")}


def test_the_last_to_pass_makes_the_new_turn_order() -> None:
    s = characters_phase(2)
    events = listen(s)
    play(s, ("pass", 2, "reals"), ("pass", 1, "reals"))
    assert [event.detail for event in of(events, "order")] == [(1, 0)]


def test_dice_rolled_again_show_their_values() -> None:
    s = characters_phase(4)
    at_building(s, "alfandega", RED)
    b = m.BUILDING["casa"]
    s.dice_on[3 * b : 3 * b + 3] = [1, 2, 0]
    s.pirate_on[b] = 3
    s.markers[4 * b + RED] = 3
    events = listen(s)
    play(s, ("refuse",))
    roll = of(events, "roll")[0]
    assert roll.piece == "casa" and roll.amount == 4
    cost, pirates, *values = roll.detail
    assert [values.count(value) for value in (1, 2, 3)] == s.dice_on[3 * b : 3 * b + 3]
    assert pirates == 1 + s.pirate_on[b] and cost == 10 - sum(int(value) for value in values)


def test_after_phase_c_dice_markers_and_characters_leave() -> None:
    s = characters_phase(4)
    s.pirate_dice = [1, 1, 1]
    at_building(s, "fortaleza", RED, dice=(2, 2), pirate=1)
    events = listen(s)
    play(s, ("refuse",))
    gone = Counter[tuple[str, object, object]]()
    for event in of(events, "clear"):
        gone[event.piece, event.source, event.target] += event.amount
    place = ("building", "fortaleza")
    assert gone["die", place, ("supply",)] == 2 and gone["pirate_die", place, ("supply",)] == 1
    assert gone["marker", place, ("reserve", RED)] == 1
    assert gone["pirate_die", ("watch",), ("supply",)] == 2
    assert {name for name, *_ in gone} == {"die", "pirate_die", "marker", *board.CHARACTERS}


def test_the_lady_names_her_building() -> None:
    s = characters_phase(4)
    own(s, RED, "lady")
    workers(s, RED, "r2a")
    s.reals[RED] = board.LADY_PRICE
    touch(s)
    events = listen(s)
    play(s, ("use", "lady"), ("activate", "moinho"))
    lady = of(events, "lady")[0]
    assert (lady.piece, lady.source, lady.target) == ("moinho", ("favour", "lady"), ("building", "moinho"))
    assert sources(events) == {"bread": ("building", "moinho")}


def test_a_built_district_is_named() -> None:
    s = characters_phase(4)
    s.wood[RED] = 5
    at_character(s, "guild_master")
    events = listen(s)
    play(s, ("build", board.FAVOURS[s.districts[6]]))
    assert of(events, "build")[0].detail == (5, "funchal")
    assert s.built >> 12 + 8 & 0b11 == 0b11


def test_income_tells_where_it_comes_from() -> None:
    s = characters_phase(4)
    workers(s, RED, "porto_santo-1", "funchal-1", "machico-1", "forest", "azores")
    at_character(s, "mayor")
    events = listen(s)
    play(s, ("income",))
    assert sources(events) == {
        "bread": ("city", "porto_santo"),
        "reals": ("city", "funchal"),
        "wood": ("field", "forest"),
    }
    income = of(events, "income")[0]
    assert (income.piece, income.amount, income.source) == ("wood", 3, ("city", "machico"))
    events.clear()
    phase(s, HONOUR)
    assert sources(events) == {"wheat": ("colony", "azores")}


def test_the_market_pays() -> None:
    s = characters_phase(4)
    goods(s, RED, sugar=4)
    s.wood[RED] = 1
    at_character(s, "commander")
    events = listen(s)
    play(s, ("ship", "reserve", "sugar-4"), ("done",))
    gain = of(events, "gain")[0]
    assert (gain.piece, gain.amount, gain.source) == ("reals", 14, ("market", "sugar-4"))


def test_honour_declined_is_told() -> None:
    s = characters_phase(4)
    s.watch[RED] = 1
    s.reserve[RED] -= 1
    phase(s, HONOUR)
    events = listen(s)
    play(s, ("decline",))
    assert events[0] == Event("decline", RED, "worker", 1, ("watch",), ("watch",))


def test_what_scores_in_a_request_is_told() -> None:
    s = characters_phase(4, round_number=3)
    ships(s, RED, "wheat-1", "wine-2", "sugar-1", "sugar-2")
    workers(s, RED, "funchal-1", "funchal-2", "machico-3")
    hold(s, RED, "trade_routes", "urbanisation", "urbanisation")
    phase(s, REQUESTS)
    events = listen(s)
    play(s, ("answer", "trade_routes", "urbanisation"))
    told = [(event.piece, event.amount, event.source) for event in of(events, "scored")]
    assert told == [
        ("trade_routes", 6, ("market", "wheat-1")),
        ("trade_routes", 4, ("market", "sugar-1")),
        ("trade_routes", 4, ("market", "sugar-2")),
        ("urbanisation", 12, ("city", "funchal")),
    ]


def test_scored_and_prestige_agree_and_the_end_is_counted() -> None:
    for seed in range(6):
        s = new(2 + seed % 3, seed)
        events = listen(s)
        play_randomly(s, Random(seed))
        scored, prestige = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
        for event in events:
            if event.kind == "scored":
                scored[event.seat, event.piece] += event.amount
            elif event.kind == "prestige" and event.piece in board.REQUESTS:
                prestige[event.seat, event.piece] += event.amount
        assert +scored == +prestige
        losses = {event.seat: event.amount for event in of(events, "pirate_loss")}
        assert losses == {p: loss for p, loss in enumerate(pirate_losses(s)) if loss}
        assert [e.detail[0] for e in of(events, "possessions")] == [possessions(s, p) for p in range(s.players)]
        assert events[-1].kind == "end"


def test_every_decision_in_phase_b_is_told() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a")
    at_character(s, "steward")
    events = listen(s)
    play(s, ("take", "r1a"), ("back",), ("done",))
    assert [event.kind for event in events[:3]] == ["take", "lay_back", "done"] and s.phase == CHARACTERS
