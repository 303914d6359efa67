"""Whole games at the table, decided with the mouse on what is highlighted."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.core import Move
from game.madeira.board import FAVOURS
from game.madeira.moves import BUILDING, FAVOUR, LOCATION
from game.madeira.position import FEEDING, REQUESTS, T_ANSWER, T_FEED, T_FLIP, T_GUILD, TASKS
from game.madeira.state import Madeira
from game.ui import text
from game.ui.draft import DONE
from game.ui.madeira.drafts import CLOSE
from game.ui.madeira.duties import Answer
from game.ui.madeira.payments import Wood
from game.ui.table import Table
from game.ui.text import say
from tests.madeira.helpers import RED, at_character, characters_phase, goods, new, own, touch, workers
from tests.ui.drive import Driver
from tests.ui.madeira.driver import (
    buttons,
    click,
    decide_at_random,
    decision,
    drag,
    offers,
    open_table,
    ringed,
    show,
    state_of,
)
from tests.ui.test_fuzz import wild


def check_highlights(table) -> None:
    """Every legal move can be reached by what is highlighted or offered."""
    ways, state = decision(table), state_of(table)
    if ways.begun:
        return
    reached: set[Move] = set(ways.levers.values()) | {move for move, _ in ways.swap.moves}
    for move, _ in ways.moves:
        reached |= set(ways.chains.get(move, [move])[:1])
    assert reached == set(state.moves())
    seen = set(offers(table)) | {place[1:] for place in offers(table) if place[0] == "bar"}
    if ways.panel is not None:
        assert DONE in seen or ways.panel.result() is None
        return
    for move, touched in ways.moves:
        assert any(place in seen for place in touched) or ("move", *move) in seen, move
    for place in (*ways.levers, *ways.wanted):
        assert place in seen, place


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_whole_game_with_the_mouse(tmp_path: Path, players: int) -> None:
    """With pieces in the air: nothing can be decided before they have landed."""
    language = ("en", "fr")[players % 2]
    table = open_table(tmp_path, players, seed=5, size=(640, 360), language=language, animation="normal")
    rng = Random(players)
    clicks = flights = 0
    while state_of(table).to_act is not None:
        check_highlights(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
        clicks += 1
        assert clicks < 6000
        if table.flying:
            flights += 1
            assert not table.controller.moves
        while table.flying:
            table.app.step(1.0)
        table.app.step(0.02)
    assert flights > 100
    replayed = table.session.header.start()
    for move in table.session.moves:
        replayed.play(move)
    assert replayed == table.session.state


# decisions one by one -----------------------------------------------------------------------------------------


def at_table(tmp_path: Path, state: Madeira, **more: Any) -> Table:
    table = open_table(tmp_path, state.players, **more)
    show(table, state)
    return table


def feeding(bread: int, workers_out: int) -> Madeira:
    s = characters_phase(4)
    workers(s, RED, *(f"funchal-{i}" for i in (1, 2, 3)), *(f"r1{c}" for c in "abcd"[: workers_out - 3]))
    for _ in range(workers_out - 7):
        workers(s, RED, "watch")
    s.bread[RED] = bread
    s.dice, s.pirate_dice, s.characters = [0] * 12, [0] * 3, (-1,) * 5
    s.passed = list(s.order)
    s.phase = FEEDING
    s.stack = []
    s.begin(T_FEED, 0, RED)
    touch(s)
    return s


def answering(round_number: int) -> Madeira:
    s = characters_phase(4, round_number)
    s.dice, s.pirate_dice, s.characters = [0] * 12, [0] * 3, (-1,) * 5
    s.passed = list(s.order)
    s.phase = REQUESTS
    s.stack = []
    s.begin(T_ANSWER, 0, RED)
    touch(s)
    return s


def steward(*fields: str) -> Madeira:
    s = characters_phase(4)
    workers(s, RED, *fields)
    at_character(s, "steward")
    return s


def test_a_worker_is_carried_in_one_go_and_nothing_is_played_before(tmp_path: Path) -> None:
    table = at_table(tmp_path, steward("r1b"))
    before = len(table.session.moves)
    click(table, ("worker", RED, "r1b"))
    assert table.controller.chosen == [("worker", RED, "r1b")] and len(table.session.moves) == before
    assert ("field", "r2a") in ringed(table) and ("field", "r1b") not in ringed(table)
    table.back()
    assert not table.controller.begun
    drag(table, ("worker", RED, "r1b"), ("field", "r2a"))
    assert state_of(table).plots[RED] == 1 << LOCATION["r2a"]
    assert [move[0] for move in table.session.moves[before:]] == ["take", "put"]
    table.undo()
    assert state_of(table).plots[RED] == 1 << LOCATION["r1b"], "undo does not stop with the worker in the air"


def test_another_worker_may_be_taken_instead(tmp_path: Path) -> None:
    table = at_table(tmp_path, steward("r1b"))
    click(table, ("worker", RED, "r1b"))
    click(table, ("worker", RED, "reserve"))
    assert table.controller.chosen == [("worker", RED, "reserve")]
    click(table, ("field", "forest"))
    assert state_of(table).plots[RED] == 1 << LOCATION["r1b"] | 1 << LOCATION["forest"]


def guild_master(wood: int, reals: int, *fields: str) -> Madeira:
    s = characters_phase(4)
    s.wood[RED], s.reals[RED] = wood, reals
    workers(s, RED, *fields)
    at_character(s, "guild_master")
    return s


def cheapest(s: Madeira) -> str:
    return FAVOURS[s.districts[0]]


def test_a_district_is_paid_in_one_dialog(tmp_path: Path) -> None:
    """Two pieces are missing: from where, at what price, and nothing is played before that is confirmed."""
    s = guild_master(0, 10, "r1c", "r1d", "forest")
    key = cheapest(s)
    table = at_table(tmp_path, s)
    before = len(table.session.moves)
    click(table, ("favour", key))
    panel = decision(table).panel
    assert isinstance(panel, Wood) and len(table.session.moves) == before
    assert {row.place: row.value for row in panel.rows} == {
        ("field", "r1c"): 2, ("field", "r1d"): 0, ("field", "forest"): 0,
    }  # fmt: skip
    said = " ".join(say(line) for line in panel.lines())
    assert "3 reals" in said and "Left: 7 reals" in said
    click(table, ("step", 2, 1))
    assert [row.value for row in panel.rows] == [1, 0, 1]
    click(table, ("field", "r1d"))
    assert sum(row.value for row in panel.rows) == 2 and panel.rows[1].value == 1
    table.back()
    assert [row.value for row in panel.rows] == [1, 0, 1]
    click(table, DONE)
    now = state_of(table)
    assert now.up[RED] and now.reals[RED] == 7 and now.field_wood[LOCATION["r1c"]] == 2
    table.undo()
    assert not state_of(table).up[RED] and state_of(table).reals[RED] == 10, "the whole payment is taken back"


def test_the_dialog_is_closed_with_its_cross(tmp_path: Path) -> None:
    s = guild_master(0, 10, "forest")
    table = at_table(tmp_path, s)
    click(table, ("favour", cheapest(s)))
    click(table, CLOSE)
    assert decision(table).panel is None and not table.controller.chosen and not state_of(table).up[RED]
    assert ("favour", cheapest(s)) in ringed(table)


def test_who_has_the_wood_is_not_asked(tmp_path: Path) -> None:
    s = guild_master(5, 0, "forest", "r1c")
    table = at_table(tmp_path, s)
    click(table, ("favour", cheapest(s)))
    assert state_of(table).up[RED] and state_of(table).wood[RED] == 3


def test_food_is_a_stepper_that_says_what_follows(tmp_path: Path) -> None:
    s = feeding(bread=2, workers_out=8)
    table = at_table(tmp_path, s)
    panel = decision(table).panel
    assert panel is not None and panel.rows[0].value == 2
    assert say(panel.warnings()[0]) == "3 hungry → 3 pirates"
    click(table, ("step", 0, -1))
    assert say(panel.warnings()[0]) == "4 hungry → 4 pirates"
    pirates = s.pirates[RED]
    key(table, pygame.K_RETURN)
    assert state_of(table).pirates[RED] == pirates + 4 and state_of(table).bread[RED] == 1


def test_the_best_answer_is_chosen_beforehand_and_another_can_be(tmp_path: Path) -> None:
    s = answering(3)
    s.requests[5 * RED : 5 * RED + 5] = [1, 0, 1, 0, 1]
    s.up[RED] = 1 << FAVOUR["monk"] | 1 << FAVOUR["lord"]
    s.reals[RED] = 4
    table = at_table(tmp_path, s)
    panel = decision(table).panel
    assert isinstance(panel, Answer)
    assert panel.move() == ("answer", "guild_influence", "coffers")
    assert [panel.gain(i) for i in range(3)] == [0, 10, 4]
    assert {("favour", "monk"), ("favour", "lord")} <= set(table.controller.chosen), "what counts is ringed"
    click(table, ("tile", RED, "trade_routes"))
    assert panel.move() == ("answer", "trade_routes", "guild_influence"), "it takes the place of the worst"
    click(table, DONE)
    assert state_of(table).requests[5 * RED : 5 * RED + 5] == [0, 0, 0, 0, 1]


def test_two_requests_of_a_kind_count_different_pieces() -> None:
    s = answering(3)
    s.requests[5 * RED : 5 * RED + 5] = [0, 0, 0, 2, 1]
    s.houses[RED] = 1 << 0 | 1 << 12
    s.reals[RED] = 0
    panel = Answer(s)
    first, second = (panel.pieces(i) for i in (0, 1))
    assert len(first) == len(second) == 1 and first != second
    assert panel.gain(0) >= panel.gain(1) > 0


def test_exchanges_take_the_two_goods_in_either_order(tmp_path: Path) -> None:
    for order in (("wheat", "sugar"), ("sugar", "wheat")):
        s = characters_phase(4)
        goods(s, RED, wheat=1, sugar=1)
        table = at_table(tmp_path, s)
        assert ("good", RED, "wheat") not in ringed(table), "goods are lit only once something is wanted"
        click(table, ("supply", "wine"))
        for name in order:
            if state_of(table).goods[3 * RED + 2] == 0:
                click(table, ("good", RED, name))
        assert state_of(table).goods[3 * RED : 3 * RED + 3] == [0, 0, 1]


def test_the_windmill_does_not_mix_with_the_decision(tmp_path: Path) -> None:
    s = feeding(bread=0, workers_out=6)
    goods(s, RED, wheat=2)
    table = at_table(tmp_path, s)
    assert ("lever", RED, "raise") in ringed(table) and not buttons(table)
    click(table, ("lever", RED, "raise"))
    panel = decision(table).panel
    assert state_of(table).mill[RED] == 4 and panel is not None
    assert say(panel.warnings()[0]) == "2 hungry → 2 pirates"


def test_a_lifted_die_is_laid_down_with_a_click_or_by_dragging(tmp_path: Path) -> None:
    s = characters_phase(4)
    table = at_table(tmp_path, s)
    value = next(v for v in (3, 2, 1) if s.dice[3 * RED + v - 1])
    b = next(move[2] for move in s.moves() if move[:2] == ("die", value))
    drag(table, ("die", RED, value), ("building", b))
    assert state_of(table).markers[s.players * BUILDING[b] + RED] == 1
    table.undo()
    click(table, ("building", b))
    click(table, ("die", RED, value))
    assert state_of(table).markers[s.players * BUILDING[b] + RED] == 1


def test_no_die_is_cast_by_a_single_click(tmp_path: Path) -> None:
    """Without bread a die of 1 can go to one building only: it is picked up all the same."""
    s = characters_phase(4)
    s.dice[3 * RED : 3 * RED + 3] = [1, 0, 0]
    touch(s)
    assert len({move[2] for move in s.moves() if move[0] == "die"}) == 1
    table = at_table(tmp_path, s)
    click(table, ("die", RED, 1))
    assert not table.session.moves and table.controller.chosen == [("die", RED, 1)]
    click(table, ("building", "alfandega"))
    assert table.session.moves == [("die", 1, "alfandega")]


def test_the_lady_is_laid_back(tmp_path: Path) -> None:
    s = characters_phase(4)
    own(s, RED, "lady")
    workers(s, RED, "r3a")
    s.reals[RED] = 5
    touch(s)
    table = at_table(tmp_path, s)
    click(table, ("favour", "lady"))
    assert ("move", "back") in buttons(table)
    click(table, ("favour", "lady"))
    assert state_of(table).up[RED] >> FAVOUR["lady"] & 1 and state_of(table).reals[RED] == 5


LIKING = {
    "build": 9.0,
    "use": 4.0,
    "ship": 3.0,
    "mill": 0.05,
    "exchange": 0.05,
    "done": 0.2,
    "pass": 0.3,
    "back": 0.1,
}


def one_of_each() -> dict[str, Madeira]:
    """A position of every kind of decision."""
    found: dict[str, Madeira] = {}
    for seed in range(12):
        state, rng = new(2 + seed % 3, seed), Random(seed)
        while state.to_act is not None:
            task = TASKS[state.stack[-1][0]]
            if task not in found:
                found[task] = state.copy()
            moves = state.moves()
            state.play(rng.choices(moves, [LIKING.get(str(move[0]), 1.0) for move in moves])[0])
    for task, name in ((T_FLIP, "flip"), (T_GUILD, "guild")):  # rare at random
        s = characters_phase(3)
        own(s, RED, "monk", "miller", "patron", "lord", up=False)
        s.stack = [(task, 1 if task == T_FLIP else 0, 0, 0)]
        touch(s)
        found[name] = s
    return found


def test_the_language_changes_in_every_kind_of_decision(tmp_path: Path) -> None:
    """Each is drawn, told and still decidable after the words have changed."""
    positions = one_of_each()
    assert set(positions) == set(TASKS) - {"payout"}
    for players in (2, 3, 4):
        table = open_table(tmp_path, players, size=(640, 360))
        for task, state in positions.items():
            if state.players != players:
                continue
            show(table, state)
            before = offers(table)
            table.app.set_language(text.LANGUAGES[text.language() == "en"])
            table.app.step(0.02)
            assert offers(table) == before != [], task
        table.app.resize((700, 420))
        table.app.step(0.02)
        assert offers(table) == before


def key(table: Table, code: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    table.app.step(0.02)


def test_wild_hands(tmp_path: Path, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clicks, keys, resizes and languages at random, at two shared tables: the game stays what its moves make it."""
    for players in (2, 4):
        table = open_table(tmp_path, players, seed=players, size=(640, 360), people=range(players))
        driver, rng = Driver(table.app), Random(players)

        def fault(error: Exception) -> None:
            raise AssertionError from error

        monkeypatch.setattr(table.app, "fault", fault)
        for _ in range(70 * many):
            wild(driver, rng)
            driver.step(1, rng.choice((0.01, 0.4)))
            table.app.running = True
            if table.app.scene is not table:
                table.app.go(table)
        assert table.session.moves
        state = table.session.header.start()
        for move in table.session.moves:
            state.play(move)
        assert state == table.session.state
