"""The log, the replay with its timeline, and the way from the end of a game to both."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core import Header, Session
from game.ui.scenes.open import watch
from game.ui.selftest import a_game
from game.ui.table import Table
from game.ui.tableview import load_view
from game.ui.text import tr
from tests.ui.test_table import click_something, sit


def long_log(driver):
    """A table whose log is longer than its window."""
    table = sit(driver, 3, people=(0, 1, 2))
    rng = Random(4)
    while table.log.scroll.height < table.log.scroll.window.h * 3:
        click_something(driver, rng)
    return table


def test_the_log_scrolls_by_keys_wheel_and_track(drive, plain):
    driver = drive((960, 540), animation="off", pace="instant", auto=False)
    scroll = long_log(driver).log.scroll
    most = scroll.height - scroll.window.h
    assert scroll.offset == pytest.approx(most)
    driver.press(pygame.K_PAGEUP)
    driver.step()
    assert most - scroll.window.h <= scroll.offset < most - scroll.window.h / 2
    driver.press(pygame.K_HOME)
    driver.step()
    assert scroll.offset == 0 and ("log", "entry", 0) in driver.app.stage.by_key
    driver.press(pygame.K_PAGEDOWN)
    assert scroll.offset > scroll.window.h / 2
    driver.press(pygame.K_END)
    driver.step()
    assert scroll.offset == pytest.approx(most)
    track, unit = driver.node(("log", "bar", "track")), driver.app.stage.unit
    driver.click_at(round(track.rect.centerx * unit), round((track.rect.y + 4) * unit))
    assert scroll.offset < most / 4
    driver.move(*driver.point(driver.node(("log", "window"))))
    offset = scroll.offset
    driver.press(pygame.K_DOWN)
    driver.step()
    assert scroll.offset > offset
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    driver.step(2)
    assert scroll.offset == pytest.approx(offset)


def test_the_log_stays_where_somebody_reads_it_and_can_be_copied(drive, plain, monkeypatch):
    driver = drive((960, 540), animation="off", pace="instant", auto=False)
    table = long_log(driver)
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    driver.press(pygame.K_c, pygame.KMOD_CTRL)
    driver.click(("log", "copy"))
    assert len(copied) == 2 and copied[0] == copied[1]
    assert len(copied[0].splitlines()) == len(table.history.entries)
    assert tr("app.notice.log_copied") in driver.words()


def test_a_greyed_undo_says_why(drive, plain):
    driver = drive(animation="off", pace="instant", auto=False)
    sit(driver, 3, people=(0, 1, 2))
    button = driver.node(("tool", "undo"))
    assert button.off and ("app.table.no_undo.nothing", {}) in button.tip
    assert driver.node(("tool", "redo")).off
    click_something(driver, Random(1))
    driver.step(2)
    assert not driver.node(("tool", "undo")).off


@pytest.fixture
def watching(drive, plain):
    """A whole game of two, watched from its beginning."""
    driver = drive((1280, 720), animation="off", pace="step")
    header, moves = a_game(None)
    watch(driver.app, header, moves)
    driver.step(3)
    return driver, driver.app.scene, moves


def test_the_timeline_jumps_to_any_phase_and_round(watching):
    driver, table, moves = watching
    marks = table.replay.marks
    rounds = max(mark.round for mark in marks)
    assert len(marks) > 5 and rounds > 5
    for mark in (marks[-2], marks[1], marks[len(marks) // 2]):
        driver.click(("time", mark.moves))
        assert len(table.session.moves) == mark.moves and table.paused
        assert all(entry.moves <= mark.moves for entry in table.log.entries)
        expected = table.session.header.start()
        for move in moves[: mark.moves]:
            expected.play(move)
        assert table.session.state == expected
    driver.click(("time", "round", rounds // 2))
    assert table.session.state.round_number() == rounds // 2
    begin = len(table.session.moves)
    driver.press(pygame.K_u)
    assert len(table.session.moves) == begin - 1
    driver.press(pygame.K_r)
    assert len(table.session.moves) == begin


def test_in_the_replay_of_a_finished_game_everything_is_open(watching):
    driver, table, moves = watching
    assert table.context().over and table.session.state.to_act is not None
    watch(driver.app, table.session.header, moves[:40])
    driver.step(2)
    assert not driver.app.scene.context().over, "a game that goes on keeps its secrets"


def test_the_end_leads_to_the_replay(drive, plain):
    driver = drive(animation="off", pace="step")
    header, moves = a_game(None)
    session = Session(Header(header.game, header.options, header.seats, header.seed), {0})
    for move in moves:
        session.play(move)
    view = load_view("puerto_rico")
    assert view is not None
    driver.app.go(Table(driver.app, session, view))
    driver.step(4)
    assert driver.app.scene.name == "end"
    driver.click(("end", "replay"))
    table = driver.app.scene
    assert isinstance(table, Table) and table.replay is not None
    assert table.replay.moves == list(moves) and len(table.session.moves) == 0
    assert ("timeline",) in driver.app.stage.by_key
