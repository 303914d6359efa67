"""What is loaded while nothing happens."""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from importlib.util import find_spec

import pygame

from game.ui.errands import MODULES, Errands

LEFT = """
import sys
import game.ui.shell, game.ui.scenes.title
from game.ui.errands import Errands
errands = Errands()
while errands.waiting:
    errands.run()
known = set(sys.modules)
from game.core import available
from game.ui.book import load_book
from game.ui.scenes import book, learn, new_game, open, saved, settings
from game.ui.tableview import load_view
for game in available():
    load_book(game), load_view(game)
print(sorted(set(sys.modules) - known))
"""


def turns(app, count: int) -> None:
    """So many turns of the loop."""
    left = [count]

    def hook(_spent: float) -> None:
        left[0] -= 1
        app.running = left[0] > 0

    app.running, app.frame_hook = True, hook
    app.loop()


def test_after_the_errands_nothing_is_left_to_load():
    assert all(find_spec(name) is not None for name in MODULES)
    out = subprocess.run([sys.executable, "-c", LEFT], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


def test_a_turn_of_the_loop_runs_one_errand_but_none_while_something_moves_or_is_pressed(drive, monkeypatch):
    app = drive().app
    app.errands.waiting = deque(["game.ui.text"] * 5)
    turns(app, 2)
    assert len(app.errands.waiting) == 3
    app.stage.fly((lambda p, r: None,), (10, 10), (0.0, 0.0), (50.0, 50.0), 60.0)
    turns(app, 2)
    assert len(app.errands.waiting) == 3
    app.stage.finish()
    app.frame_hook = lambda spent: pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0))
    monkeypatch.setattr(pygame.time, "wait", lambda _: setattr(app, "running", False))
    app.running = True
    app.loop()
    assert len(app.errands.waiting) == 3


def test_a_missing_or_broken_module_stops_nothing(tmp_path, monkeypatch):
    (tmp_path / "broken_for_errands.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    errands = Errands()
    errands.waiting = deque(["game.ui.no_such_thing", "broken_for_errands"])
    errands.run()
    errands.run()
    assert not errands.waiting
