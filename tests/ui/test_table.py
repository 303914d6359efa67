"""Whole games at the table, every human decision a click on a highlighted node."""

from __future__ import annotations

import time
from random import Random

import pygame
import pytest

from game.core import Header, Session, find, journal
from game.ui import saves
from game.ui.botproc import Thinker
from game.ui.scenes.open import replay_game, sit_down
from game.ui.selftest import a_game
from game.ui.table import Table


def sit(driver, players=3, people=(0,), bot="random", seed=5):
    seats = [{"name": f"P{i}", **({} if i in people else {"bot": bot})} for i in range(players)]
    options = find("puerto_rico").check(players)
    sit_down(driver.app, saves.start(driver.app.folders.games, "puerto_rico", options, seats, seed))
    driver.step(2)
    return driver.app.scene


def click_something(driver, rng) -> None:
    """One click on a highlighted node or button, as a person would."""
    table = driver.app.scene
    # As every click does: on a busy machine the tree is a frame or two behind.
    if not driver.app.guarded(driver.app.catch_up):
        return
    keys = sorted(
        (
            item.node.key
            for item in driver.app.stage.items
            if item.node.stands_for in table.controller.lit()
            or (item.node.key[:1] == ("bar",) and item.node.on_click)
        ),
        key=repr,
    )
    assert keys, f"nothing to click, legal: {table.session.state.moves()}"
    driver.click(rng.choice(keys))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_complete_game_by_mouse(drive, plain, players):
    driver = drive((960, 540), animation="off", pace="instant", auto=False)
    table = sit(driver, players, people=range(players), seed=players)
    rng = Random(players)
    path = table.journal()
    clicks = 0
    while driver.app.scene is table:
        click_something(driver, rng)
        clicks += 1
        assert clicks < 5000 and not driver.app.dialogs
    assert driver.app.scene.name == "end"
    record = journal.read(path)
    assert record.replay() == table.session.state
    assert clicks >= len(record.moves)
    driver.click(("end", "board"))
    assert driver.app.scene is table and table.session.state.to_act is None
    driver.click(("tool", "scores"))
    assert driver.app.scene.name == "end"


def test_against_bots_in_their_own_process(drive, plain):
    driver = drive((960, 540), animation="off", pace="instant")
    table = sit(driver, 3, people=(0,))
    rng = Random(1)
    before = len(table.session.moves)
    until = time.monotonic() + 60
    while len(table.session.moves) < before + 60 and time.monotonic() < until:
        if table.controller.moves:
            click_something(driver, rng)
        else:
            driver.step()
            time.sleep(0.002)
    assert len(table.session.moves) >= before + 60
    table.leave()


def test_closing_while_a_bot_thinks_is_instant():
    header, moves = Header("puerto_rico", find("puerto_rico").check(3), ({"name": "a"},) * 3, 1), []
    thinker = Thinker()
    thinker.ask(header, moves, 0, "random")
    begun = time.monotonic()
    thinker.close()
    assert time.monotonic() - begun < 1
    assert thinker.answer() is None


def test_the_bot_process_answers_and_tells_its_faults():
    header = Header("puerto_rico", find("puerto_rico").check(3), ({"name": "a"},) * 3, 1)
    state = header.start()
    thinker = Thinker()
    try:
        thinker.ask(header, [], 0, "random")
        answer = None
        until = time.monotonic() + 60
        while answer is None and time.monotonic() < until:
            answer = thinker.answer(0.05)
        assert answer in state.moves()
        thinker.ask(header, [], 0, "no such bot")
        answer = None
        while answer is None and time.monotonic() < until:
            answer = thinker.answer(0.05)
        assert isinstance(answer, str) and "no such bot" in answer
    finally:
        thinker.close()


def test_a_bot_that_fails_does_not_stop_the_game(drive, plain):
    driver = drive(animation="off", pace="instant")
    table = sit(driver, 3, people=(), bot="nobody")
    until = time.monotonic() + 60
    while len(table.session.moves) < 8 and time.monotonic() < until:
        driver.step()
    assert len(table.session.moves) >= 8
    assert any("played at random" in line for line in driver.words())


def test_undo_and_redo_by_button_and_key(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 2, people=(0, 1), seed=3)
    while not (table.session.undoable() and len(table.session.state.moves()) > 1):
        click_something(driver, Random(len(table.session.moves)))
        driver.step(2)
    count, state = len(table.session.moves), table.session.state.copy()
    lines = len(table.history.entries)
    driver.click(("tool", "undo"))
    assert len(table.session.moves) < count and table.can_redo
    assert all(entry.moves <= len(table.session.moves) for entry in table.history.entries)
    driver.press(pygame.K_y, pygame.KMOD_CTRL)
    assert len(table.session.moves) == count and table.session.state == state
    assert len(table.history.entries) == lines
    driver.press(pygame.K_u)
    assert len(table.session.moves) < count
    assert journal.read(table.journal()).moves == table.session.moves


def test_right_click_and_escape_step_back(drive, plain):
    driver = drive(animation="off", pace="instant")
    table = sit(driver, 3, people=(0, 1, 2))
    table.controller.moves = [(("a",), (("zoom", 1), ("x",))), (("b",), (("zoom", 1), ("y",)))]
    table.changed()
    driver.step()
    driver.click(("zoom", 1))
    assert table.controller.chosen == [("zoom", 1)]
    driver.click_at(5, 700, button=3)
    assert table.controller.chosen == []
    driver.click(("zoom", 1))
    driver.press(pygame.K_ESCAPE)
    assert table.controller.chosen == [] and driver.app.scene is table
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene.name == "menu"
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is table


def test_pieces_fly_and_a_click_skips_them(drive, plain):
    driver = drive(animation="slow", pace="normal", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    flew = False
    rng = Random(2)
    for _ in range(60):
        if not table.controller.moves:
            driver.step(1, 0.5)
            continue
        moves = len(table.session.moves)
        click_something(driver, rng)
        if table.flying:
            flew = True
            assert driver.app.stage.moving and not table.controller.moves
            assert len(journal.read(table.journal()).moves) > moves  # written before it is shown
            driver.click_at(3, 715)
            assert not table.flying and not driver.app.stage.moving
            assert table.controller.moves or table.session.state.to_act is None
            break
    assert flew


def test_step_by_step_waits_for_the_person(drive, plain):
    driver = drive(animation="off", pace="step")
    table = sit(driver, 3, people=())
    driver.step(40, 0.1)
    time.sleep(0.5)
    driver.step(20, 0.1)
    begun = len(table.session.moves)
    assert begun == 0
    driver.click(("tool", "next"))
    until = time.monotonic() + 30
    while len(table.session.moves) == begun and time.monotonic() < until:
        driver.step()
    assert len(table.session.moves) == begun + 1
    driver.step(20, 0.1)
    assert len(table.session.moves) == begun + 1


def test_pace_and_log_buttons(drive, plain):
    driver = drive(animation="off", pace="normal")
    sit(driver, 3, people=(0, 1, 2))
    driver.click(("tool", "pace"))
    assert driver.app.settings.pace == "fast"
    driver.press(pygame.K_p)
    assert driver.app.settings.pace == "instant"
    driver.click(("tool", "log"))
    assert not driver.app.settings.log_open and ("log",) not in driver.app.stage.by_key
    driver.press(pygame.K_l)
    assert ("log",) in driver.app.stage.by_key


def test_the_log_lights_up_what_it_names(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    rng = Random(4)
    while not any(entry.places for entry in table.history.entries):
        click_something(driver, rng)
    index = max(i for i, entry in enumerate(table.history.entries) if entry.places)
    node = driver.app.stage.by_key.get(("log", "entry", index))
    if node is None:
        table.log.scroll.offset, table.log.scroll.away = 0, True
        table.changed()
        driver.step()
        node = driver.node(("log", "entry", index))
    driver.move(*driver.point(node))
    assert table.named == table.history.entries[index].places
    assert "named" in table.rings().values()


def test_dimmed_things_say_why(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    dim = next(item.node for item in driver.app.stage.items if item.node.key and item.node.key == ("zoom", 1))
    lit = next(item.node for item in driver.app.stage.items if item.node.stands_for in table.controller.lit())
    dim.place = ("moon",)
    assert ("app.table.you_decide", {"what": "not now"}) in table.tip(dim)
    assert ("app.table.you_decide", {"what": "not now"}) not in table.tip(lit)


def test_confirm_before_ending_a_turn(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False, confirm=True)
    table = sit(driver, 3, people=(0, 1, 2))
    rng = Random(6)
    for _ in range(300):
        buttons = [n.key for n in (i.node for i in driver.app.stage.items) if n.key[:2] == ("bar", "pass")]
        if buttons and len(table.session.state.moves()) > 1:
            break
        click_something(driver, rng)
        if driver.app.dialogs:
            driver.click(("dialog", "button", 1))
    moves = len(table.session.moves)
    driver.click(buttons[0])
    assert driver.app.dialogs and len(table.session.moves) == moves
    driver.click(("dialog", "button", 0))
    assert not driver.app.dialogs and len(table.session.moves) == moves
    driver.click(buttons[0])
    driver.click(("dialog", "button", 1))
    assert len(table.session.moves) > moves


def test_the_view_turns_to_the_person_who_acts(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    rng = Random(7)
    for _ in range(30):
        assert table.viewer == table.session.state.to_act
        click_something(driver, rng)


def test_a_curtain_between_two_persons_with_secrets(drive, plain, monkeypatch):
    from tests.ui import plainview

    monkeypatch.setattr(plainview, "secret", lambda state, ctx: True)
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    rng = Random(8)
    while table.curtain < 0:
        click_something(driver, rng)
    assert table.curtain == table.session.state.to_act
    moves = len(table.session.moves)
    for item in list(driver.app.stage.items)[:40]:
        driver.click_at(*driver.point(item.node)) if item.node.key != ("curtain", "lift") and table.curtain >= 0 and (
            not driver.node(("curtain", "lift")).rect.collidepoint(item.node.rect.center)
        ) else None
    assert len(table.session.moves) == moves
    driver.click(("curtain", "lift"))
    assert table.curtain == -1
    click_something(driver, rng)


def test_nobody_is_shown_secrets_before_somebody_sits_down(drive, plain, monkeypatch):
    from tests.ui import plainview

    monkeypatch.setattr(plainview, "secret", lambda state, ctx: True)
    driver = drive(animation="off", pace="step", auto=False)
    table = sit(driver, 3, people=(1, 2))  # a bot begins
    assert table.curtain < 0 and table.context().curtain
    while table.session.state.to_act == 0:
        table.play(table.session.state.moves()[0])
    driver.step(2)
    assert table.curtain == 1 and table.context().curtain
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_u)
    assert table.curtain == 1 and driver.app.scene is table
    driver.press(pygame.K_KP_ENTER)
    assert table.curtain == -1 and not table.context().curtain


def test_a_tip_does_not_hide_what_comes_after_a_click(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    table = sit(driver, 3, people=(0, 1, 2))
    key = next(i.node.key for i in driver.app.stage.items if i.node.stands_for in table.controller.lit())
    spot = driver.point(driver.node(key))

    def told() -> bool:
        driver.step(10, 0.1)
        node = driver.app.pointer.hovered
        return node is not None and node.key == key and driver.app.tips.now() is not None

    driver.move(*spot)
    assert told()
    driver.app.click(driver.node(key))
    driver.step(2)
    assert table.session.moves
    driver.app.pointer.at = driver.point(driver.node(key))
    assert not told()
    driver.move(2, 2)
    driver.move(*driver.point(driver.node(key)))
    assert told()


def test_replay_goes_forwards_and_backwards(drive, plain, folders):
    driver = drive(animation="off", pace="step")
    header, moves = a_game(30)
    session = saves.start(folders.games, header.game, header.options, header.seats, header.seed)
    for move in moves:
        session.play(move)
    session.close()
    replay_game(driver.app, session.journal.path if session.journal else saves.paths(folders.games)[0])
    table = driver.app.scene
    assert isinstance(table, Table) and len(table.session.moves) == 0
    driver.step(2)
    for expected in (1, 2, 3):
        driver.click(("tool", "next"))
        assert len(table.session.moves) == expected
    driver.click(("tool", "undo") if ("tool", "undo") in driver.app.stage.by_key else ("tool", "backward"))
    assert len(table.session.moves) == 2
    table.replay_to(30)
    assert table.session.state == session.state
    assert saves.paths(folders.games) and journal.read(saves.paths(folders.games)[0]).moves == list(moves)


def test_the_end_is_announced_once_with_its_cause(drive, plain):
    driver = drive(animation="off", pace="instant")
    header, moves = a_game(None)
    session = Session(header)
    table = Table(driver.app, session, __import__("tests.ui.plainview", fromlist=["x"]), replay=moves)
    driver.app.go(table)
    table.paused = True
    for _ in range(len(moves)):
        table.skip()
        driver.step(1, 0.01)
        if session.state.round_number() > 8:
            break
    driver.step(3, 0.01)
    assert table.announced
    assert [notice[0][0] for notice in driver.app.notices] == ["app.table.over"]
    assert ("tool", "ending") in driver.app.stage.by_key


def test_a_thumbnail_is_left_beside_the_journal(drive, plain):
    driver = drive(animation="off", pace="instant")
    table = sit(driver, 3, people=(0, 1, 2))
    path = table.journal()
    table.menu()
    driver.step()
    assert path.with_suffix(".png").is_file()
