"""Advice at the table, and bots that think, with real clicks; the bot process is the real one."""

import time
from random import Random

import pytest

from game.bots import find_bot, levels
from game.core import Header, Session, find
from game.ui.advice import advises, words
from game.ui.doing import ASKING
from game.ui.table import Table
from game.ui.tableview import load_view
from game.ui.text import say, tr

PATIENCE = 120.0


def sit(driver, key, players=3, people=(0,), bot="normal", seed=5):
    seats = tuple({"name": f"P{i}", "bot": bot} for i in range(players))
    header = Header(key, find(key).check(players), seats, seed)
    table = Table(driver.app, Session(header, people), load_view(key))
    driver.app.go(table)
    driver.step()
    return table


def until(driver, done):
    """Let the app run until something has come about."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        driver.step()
        time.sleep(0.005)


def keys(driver, kind):
    return [key for key in driver.app.stage.by_key if key[:2] == ("advice", kind)]


def to_a_decision(driver, table):
    """To one with three moves at least."""
    asked = lambda: table.doing.kind == ASKING and table.controller.moves  # noqa: E731
    until(driver, asked)
    while len(table.session.state.moves()) < 3:
        table.play(table.session.state.moves()[0])
        until(driver, asked)


def until_a_bot_thinks(driver, table):
    """Whatever the person is asked meanwhile is answered."""
    end = time.monotonic() + PATIENCE
    while not any(key[0] == "thinking" for key in driver.app.stage.by_key if key):
        assert time.monotonic() < end
        if table.doing.kind == ASKING and table.controller.moves:
            table.play(table.session.state.moves()[0])
        driver.step()
        time.sleep(0.005)


@pytest.mark.parametrize("key", ["puerto_rico", "san_juan", "madeira"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_advice_is_asked_for_with_a_click_and_told_on_the_board(drive, key, language):
    driver = drive((1280, 720), language=language, animation="off", pace="instant", think=1)
    table = sit(driver, key)
    to_a_decision(driver, table)
    before = table.session.state.digest()
    driver.click(("tool", "advice"))
    assert table.counsel.thinking and driver.app.stage.by_key.get(("advice", "hurry"))
    assert not driver.problems()
    until(driver, lambda: table.counsel.found is not None)
    driver.step(2)
    found = table.counsel.found
    assert 2 <= len(found) <= 3
    assert {k[2] for k in keys(driver, "seal")} == set(range(1, len(found) + 1))
    assert not driver.problems()
    words = " ".join(driver.words())
    assert all(f"{round(100 * advice['chance'])}" in words for advice in found)
    assert "advice." not in words and "%{" not in words
    assert table.session.state.digest() == before
    # the glow of what may be clicked does not cover a seal
    stage = driver.app.stage
    screen = stage.layer.copy()
    stage.draw(screen)
    assert stage._lit
    for node in [stage.by_key[key] for key in keys(driver, "seal")]:
        x, y = driver.point(node)
        half = int(node.rect.w * stage.unit / 2) - 1
        assert all(screen.get_at((x + d, y)) == stage.layer.get_at((x + d, y)) for d in range(-half, half))
    # a seal does not stand in the way of a click on what it marks
    place = table.session.state.touches(tuple(found[0]["moves"][0]))[0]
    count = len(table.session.moves)
    driver.click(place)
    until(driver, lambda: len(table.session.moves) > count or table.controller.chosen or not table.counsel.open)
    table.leave()


TABLES = [
    ("puerto_rico", 4, {"new_buildings": True, "bourgeois": True, "smuggler": True, "festival": True}, 4),
    ("puerto_rico", 2, {"edition": "classic"}, 4),
    ("san_juan", 2, {"extension": True}, 4),
    ("san_juan", 4, {}, 7),
    ("madeira", 3, {}, 4),
]
FIELDS = ("take", "put", "extra", "wood")


@pytest.mark.parametrize(("key", "players", "options", "seed"), TABLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_decisions_that_are_compared_have_names_and_no_two_the_same(drive, key, players, options, seed, language):
    """Through a game of bots. Which of two fields alike is meant is told by the seal upon it."""
    driver = drive((1280, 720), language=language)
    game, guide, normal = find(key), levels.guide(key), find_bot("normal", key)
    seats = ({"name": "P", "bot": "normal"},) * players
    table = Table(driver.app, Session(Header(key, game.check(players, options), seats, seed), (0,)), load_view(key))
    rng, named = Random(seed), 0
    while table.session.state.to_act is not None:
        state = table.session.state
        if len(state.moves()) > 1 and state.to_act == 0:
            ways = guide.ways(state.view(0, rng))
            names = [say(words(state, list(way), table, table.context())) for way in ways]
            named += 1
            assert not [name for name in names if f"{key}." in name or "advice." in name or "%{" in name], names
            told = [name for name, way in zip(names, ways, strict=True) if way[0][0] not in FIELDS]
            assert len(set(told)) == len(told), (ways, names)
        table.session.play(
            state.moves()[0] if len(state.moves()) == 1 else normal(state.view(state.to_act, rng), rng)
        )
    assert named > 20


def test_h_opens_hurries_and_closes(drive):
    import pygame

    driver = drive((1280, 720), animation="off", pace="instant", think=10)
    table = sit(driver, "puerto_rico", 4)
    to_a_decision(driver, table)
    driver.press(pygame.K_h)
    until(driver, lambda: driver.app.thinker.progress > 0)
    driver.press(pygame.K_h)
    until(driver, lambda: table.counsel.found is not None)
    driver.step(2)
    assert keys(driver, "seal")
    driver.press(pygame.K_h)
    driver.step()
    assert not table.counsel.open and not keys(driver, "seal")
    driver.press(pygame.K_h)
    driver.step()
    driver.click(("advice", "close"))
    assert not table.counsel.open and not driver.app.thinker.asked


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150])
def test_the_words_of_advice_fit_through_a_game(drive, size, scale):
    driver = drive(size, language="fr", animation="off", pace="instant", think=1, scale=scale)
    table = sit(driver, "puerto_rico", 4, seed=9)
    for _ in range(4):
        to_a_decision(driver, table)
        table.counsel.ask()
        until(driver, lambda: driver.app.thinker.progress > 0 or table.counsel.found is not None)
        driver.app.thinker.hurry()
        until(driver, lambda: table.counsel.found is not None)
        driver.step(2)
        assert not [p for p in driver.problems() if p.startswith("cut")]
        table.play(tuple(table.counsel.found[0]["moves"][0]))
        driver.step(3)


def test_a_bot_shows_that_it_thinks_and_can_be_hurried_and_interrupted(drive):
    driver = drive((1280, 720), animation="off", pace="instant", think=10)
    table = sit(driver, "puerto_rico", 3, people=(1,), bot="expert")
    thinking = lambda: driver.app.stage.by_key.get(("thinking", 0))  # noqa: E731
    until(driver, thinking)
    assert driver.app.stage.by_key.get(("tool", "now"))
    driver.click(("tool", "now"))
    until(driver, lambda: len(table.session.moves) > 0)
    until(driver, lambda: table.controller.moves)
    assert not thinking()
    process = driver.app.thinker._process
    until_a_bot_thinks(driver, table)
    table.menu()  # nobody thinks behind a menu
    assert not driver.app.thinker.asked
    driver.step(2)
    driver.app.pop()
    until_a_bot_thinks(driver, table)
    if table.can_undo:
        table.undo()
        assert table.controller.moves
    assert driver.app.thinker._process is process
    table.leave()


def test_the_time_to_think_is_a_setting(drive):
    from game.ui.scenes.settings import SettingsScene

    driver = drive((1280, 720))
    driver.app.go(SettingsScene(driver.app))
    driver.step()
    driver.app.scene.scroll.offset = 1000
    driver.app.scene.changed()
    driver.step(2)
    driver.click(("settings", "think", "10"))
    assert driver.app.settings.think == 10
    table = sit(driver, "san_juan", 2, people=(1,), bot="expert")
    driver.step(2)
    assert table.opponents.seconds == 10.0
    table.close()


def test_games_without_words_for_it_have_no_tool():
    assert all(advises(key) for key in ("puerto_rico", "san_juan", "madeira"))
    assert not advises("no_such_game")


def test_a_first_move_that_won_less_often_says_that_this_is_luck(drive):
    driver = drive(animation="off")
    table = sit(driver, "san_juan", people=(0, 1, 2))
    table.lift_curtain()
    driver.step(3)
    moves = [move for move, _ in table.controller.moves[:2]]
    for chances, told in (((0.4, 0.42), True), ((0.42, 0.4), False)):
        table.counsel.asked = len(table.session.moves)
        table.counsel.found = [
            {"moves": [list(move)], "chance": chance, "points": 20, "playouts": 9, "reasons": []}
            for move, chance in zip(moves, chances, strict=True)
        ]
        table.changed()
        driver.step()
        assert ("advice", "sheet") in driver.app.stage.by_key
        assert (tr("advice.even") in driver.words()) == told
