"""Whatever goes wrong outside the rules is told, and play goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core import journal
from game.ui import saves, settings
from game.ui.doing import ASKING
from game.ui.folders import Folders, start_log
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.open import sit_down
from game.ui.settings import Settings
from game.ui.shell import App
from game.ui.text import tr
from tests.ui.test_layout import table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "null", '{"language": "tlh", "scale": 1000000, "window": [1]}', "[" * 100_000, "\x00\x01"],
)
def test_a_damaged_settings_file_costs_only_the_settings(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="utf-8")
    found, wrong = settings.load(path)
    assert wrong
    assert found.scale == 100 and found.window == []
    assert settings.load(tmp_path / "nothing.json")[1] == ""


def test_settings_survive_a_round_trip(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    before = Settings(language="fr", scale=150, window=[1600, 900], pace="step", set_up={"game": "puerto_rico"})
    assert settings.save(before, path) is None
    assert settings.load(path) == (before, "")


def test_a_damaged_set_up_is_ignored(drive, plain):
    driver = drive()
    driver.app.settings.set_up = {
        "game": 7,
        "puerto_rico": {"players": "many", "options": {"edition": 5, "nonsense": 1}, "seats": [3, {"name": 4}]},
    }
    scene = NewGame(driver.app)
    driver.app.go(scene)
    driver.step(2)
    assert scene.players == 4 and scene.options["edition"] == "special" and not driver.app.dialogs


def unusable(folder: Path) -> Folders:
    """Folders that cannot be made: a file stands in their way (works for the superuser too)."""
    blocked = folder / "blocked"
    blocked.write_text("", encoding="utf-8")
    return Folders.under(blocked)


def test_an_unwritable_folder_is_told_and_play_goes_on(drive, plain, tmp_path):
    driver = drive(animation="off", pace="instant")
    driver.app.folders = unusable(tmp_path)
    driver.app.save_settings()
    assert tr("app.notice.settings_unsaved", why="Not a directory") in driver.words()
    driver.click(("title", "new"))
    driver.click(("new", "start"))
    assert driver.app.scene.name == "table"
    assert any("cannot be saved" in line for line in driver.words())
    session = driver.app.scene.session
    assert session.journal is None and session.fault is not None
    driver.app.scene.play(session.state.moves()[0])
    assert len(session.moves) >= 1
    assert start_log(driver.app.folders) is not None


def test_a_disk_that_fills_up_is_told_once_and_play_goes_on(drive, plain, tmp_path):
    driver = drive(animation="off", pace="instant")
    driver.click(("title", "new"))
    driver.click(("new", "start"))
    scene = driver.app.scene

    class Full:
        path = tmp_path / "full"

        def move(self, move, state):
            raise OSError(28, "No space left on device")

        def close(self):
            pass

    scene.session.journal.close()
    scene.session.journal = Full()
    scene.play(scene.session.state.moves()[0])
    driver.step()
    assert any("No space left on device" in line for line in driver.words())
    assert not driver.app.dialogs


def test_an_unexpected_exception_becomes_a_dialog_and_the_game_goes_on(drive, plain, folders, monkeypatch):
    driver = drive(animation="off")
    driver.click(("title", "new"))
    driver.click(("new", "start"))
    scene = driver.app.scene
    path = scene.journal()

    def broken(seconds):
        raise ZeroDivisionError("a fault of the test")

    monkeypatch.setattr(scene, "update", broken)
    driver.step()
    monkeypatch.undo()
    assert driver.app.dialogs
    words = " ".join(driver.words())
    assert "ZeroDivisionError: a fault of the test" in words and str(path) in words
    reports = list(folders.log.glob("report-*.txt"))
    assert len(reports) == 1 and "ZeroDivisionError" in reports[0].read_text(encoding="utf-8")
    assert str(reports[0]) in words
    driver.click(("dialog", "button", 1))
    assert not driver.app.dialogs and driver.app.scene is scene
    driver.step(3)
    assert not driver.app.dialogs


HOOKS = ("build", "prompt", "label", "describe", "piece", "sound", "explain", "report", "ending", "status", "phase")


@pytest.mark.parametrize("hook", HOOKS)
@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_after_any_fault_the_decision_is_offered_again(drive, plain, monkeypatch, hook, people):
    """Whatever fails once, and whenever: the dialog is closed and the game is played on."""
    from tests.ui import plainview
    from tests.ui.test_everything_moves import Here
    from tests.ui.test_table import click_something, sit

    here, rng = Here(), Random(3)
    works, left, faults = getattr(plainview, hook), [0], 0

    def fails(*args):
        left[0] -= 1
        if left[0] == 0:
            raise TypeError(f"{hook} of the test")
        return works(*args)

    monkeypatch.setattr(plainview, hook, fails)
    monkeypatch.setattr(App, "thinker", property(lambda self: here))
    driver = drive((800, 450), animation="fast", pace="normal", auto=False)
    table = sit(driver, 3, people=people)
    while driver.app.scene is table and len(table.session.moves) < 120:
        if left[0] <= 0:
            left[0] = rng.randint(1, 6)
        if driver.app.dialogs:
            faults, left[0] = faults + 1, 999
            assert "TypeError" in " ".join(driver.words())
            driver.step(2)
            driver.click(("dialog", "button", 1))
            driver.step(8, 0.5)  # faults that come one after the other lead back to the title
            left[0] = 0
        elif table.controller.moves and table.doing.kind == ASKING:
            moves = len(table.session.moves)
            click_something(driver, rng)
            if hook == "explain":
                driver.app.guarded(lambda: table.view.explain(("ship", 0), table.session.state, 0, table.context()))
            assert driver.app.dialogs or len(table.session.moves) > moves or table.controller.chosen
        else:
            assert table.doing.busy, table.doing
            driver.step(1, 0.4)
    assert driver.app.scene is table and faults >= 2
    assert journal.read(table.journal()).moves == table.session.moves


def test_trouble_that_comes_again_and_again_leads_back_to_the_title(drive, plain, monkeypatch):
    driver = drive((800, 450))
    driver.click(("title", "credits"))
    for i in range(4):
        assert driver.app.scene.name == "credits", i
        driver.app.fault(RuntimeError("of the test"))
    assert driver.app.scene.name == "title" and driver.app.dialogs


def test_a_scene_that_cannot_be_drawn_still_shows_the_dialog(drive, plain, monkeypatch):
    driver = drive()
    driver.click(("title", "credits"))

    def broken(canvas, kit):
        raise RuntimeError("cannot be drawn")

    monkeypatch.setattr(driver.app.scene, "build", broken)
    driver.app.stale = True
    driver.step(2)
    assert ("dialog", "button", 0) in driver.app.stage.by_key
    driver.click(("dialog", "button", 0))
    assert driver.app.scene.name == "title" and not driver.app.dialogs
    driver.step(2)
    assert ("title", "new") in driver.app.stage.by_key


def test_killed_at_any_time_the_game_continues_exactly_there(drive, plain, folders):
    driver = drive(animation="off", pace="instant")
    board = table(driver.app, 30)
    header = board.session.header
    session = saves.start(folders.games, header.game, header.options, header.seats, header.seed)
    for move in board.session.moves:
        session.play(move)
    path = session.journal.path
    with open(path, "ab") as file:
        file.write(b'["torn')  # the process died in the middle of a line; the session is never closed
    again = saves.resume(path)
    assert again.moves == session.moves and again.state == session.state
    sit_down(driver.app, again)
    driver.step(2)
    assert driver.app.scene.name == "table"
    assert journal.read(path).moves[:30] == session.moves


def test_opening_a_damaged_game_says_why_and_leaves_the_file_alone(drive, plain, folders):
    from game.ui.scenes.open import open_game

    driver = drive()
    folders.games.mkdir(parents=True)
    path = folders.games / "bad.caravelle"
    path.write_text('{"caravelle": 1}\n', encoding="utf-8")
    open_game(driver.app, path)
    driver.step()
    assert any("line 1" in line for line in driver.words())
    assert path.read_text(encoding="utf-8") == '{"caravelle": 1}\n'


def test_without_a_display_it_says_so_and_exits_with_1():
    code = (
        "import os, sys\n"
        "for name in ('DISPLAY', 'WAYLAND_DISPLAY', 'SDL_VIDEODRIVER'): os.environ.pop(name, None)\n"
        "from game.app import main\n"
        "sys.exit(main([]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux runs without a display")
    assert done.returncode == 1
    assert "python -m game simulate" in done.stderr
