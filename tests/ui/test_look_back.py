"""Following a game: a line of the log shows its position and its rule, a key steps back, briefs wait for a person."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core import find
from game.core.registry import NAMES
from tests.ui.test_coach import seat_at


def opening(game, count=14):
    state, rng, played = find(game).new(3, 7), Random(3), []
    while len(played) < count and state.to_act is not None:
        played.append(rng.choice(state.moves()))
        state.play(played[-1])
    return played


@pytest.mark.parametrize("game", NAMES)
def test_a_line_of_the_log_shows_its_position_and_its_rule(drive, game):
    driver = drive(animation="off")
    table = seat_at(driver, game, opening(game), people=frozenset({0, 1, 2}))
    table.curtain = -1
    driver.step(2)
    now = table.session.state.to_json()
    at = next(i for i, entry in enumerate(table.log.entries) if entry.moves > 1)
    table.look_back(at)
    driver.step(2)
    scene = driver.app.scene
    assert scene.name == "look_back" and scene.entry is table.log.entries[at]
    assert not driver.problems()
    expected = table.session.header.start()
    for move in table.session.moves[: scene.entry.moves]:
        expected.play(move)
    assert scene.state.to_json() == expected.to_json()
    driver.press(pygame.K_F1)
    assert driver.app.scene.name == "rules"
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_RIGHT)
    assert scene.at > at
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is table and table.session.state.to_json() == now


def test_b_steps_back_through_what_was_played(drive):
    driver = drive(animation="off")
    table = seat_at(driver, "puerto_rico", opening("puerto_rico"), people=frozenset({0, 1, 2}))
    driver.press(pygame.K_b)
    scene = driver.app.scene
    last = scene.entry.moves
    assert last == table.log.entries[-1].moves
    driver.press(pygame.K_b)
    assert scene.entry.moves < last
    for _ in range(40):
        driver.press(pygame.K_b)
    assert scene.at == 0 or scene.entry.moves == table.log.entries[0].moves
    driver.click(("look_back", "back"))
    assert driver.app.scene is table


def test_the_arrows_of_the_log_step_back_too(drive):
    driver = drive(animation="off", size=(1280, 720))
    table = seat_at(driver, "puerto_rico", opening("puerto_rico"), people=frozenset({0, 1, 2}))
    driver.click(("log", "back"))
    assert driver.app.scene.at == len(table.log.entries) - 1
    last = driver.app.scene.entry.moves
    driver.click(("log", "back"))
    assert driver.app.scene.entry.moves < last and not driver.problems()


def test_a_click_on_a_line_of_the_log_looks_back(drive):
    driver = drive(animation="off", size=(1600, 900))
    table = seat_at(driver, "puerto_rico", opening("puerto_rico", 6), people=frozenset({0, 1, 2}))
    driver.step(2)
    driver.click(("log", "entry", 0))
    assert driver.app.scene.name == "look_back" and driver.app.scene.at == 0
    driver.click(("log", "entry", 1))
    assert driver.app.scene.at == 1 and len(table.session.moves) == 6


def test_the_brief_tells_of_all_phases_since_the_last_decision(drive, monkeypatch):
    """What bots play out on their own adds up until the person decides again."""
    driver = drive(animation="off", pace="instant")
    table = seat_at(driver, "puerto_rico", (), people=frozenset({0}))
    monkeypatch.setattr(table.view, "report", lambda events, state, ctx: [("app.close", {})])
    monkeypatch.setattr(table, "_next", lambda pause: None)
    rng, expected, most = Random(4), 0, 0
    while table.session.state.to_act is not None and len(table.session.moves) < 400:
        state = table.session.state
        phase, mine = table.view.phase(state), state.to_act == 0
        table.play(rng.choice(state.moves()))
        expected = (0 if mine else expected) + (table.view.phase(table.session.state) != phase)
        assert len(table.report) == expected
        most = max(most, expected)
    assert most >= 2


def test_a_new_round_is_announced(drive):
    driver = drive(animation="off", pace="normal")
    table = seat_at(driver, "puerto_rico", (), people=frozenset({0, 1, 2}))
    table.curtain = -1
    for _ in range(200):
        state = table.session.state
        if state.round_number() > 1:
            break
        table.play(state.moves()[0])
        driver.step(1)
    assert table.history.marks[-1].status in [entry[0] for entry in driver.app.notices]
