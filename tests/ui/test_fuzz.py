"""Thousands of random clicks, keys and resizes: never an exception, never an illegal state."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core import journal
from game.ui import saves
from tests.ui.test_table import sit

KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_u, pygame.K_r, pygame.K_z, pygame.K_y, pygame.K_p, pygame.K_l, pygame.K_h, pygame.K_m,
    pygame.K_BACKSPACE, pygame.K_a, pygame.K_F11, pygame.K_F5, pygame.K_DELETE,
]  # fmt: skip
SIZES = [(640, 360), (800, 600), (1280, 720), (1000, 1100), (1440, 500)]
COUNT = 2000


def wild(driver, rng: Random) -> None:
    app = driver.app
    w, h = app.stage.size
    what = rng.random()
    if what < 0.40:
        nodes = [item.node for item in app.stage.items if app.scene.clickable(item.node)]
        if nodes:
            x, y = driver.point(rng.choice(nodes))
        else:
            x, y = rng.randrange(w), rng.randrange(h)
        post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        if rng.random() < 0.2:
            x, y = rng.randrange(w), rng.randrange(h)
            post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0))
        post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
    elif what < 0.55:
        post(pygame.MOUSEBUTTONDOWN, pos=(rng.randrange(w), rng.randrange(h)), button=rng.choice((1, 2, 3)))
    elif what < 0.62:
        post(pygame.MOUSEBUTTONUP, pos=(rng.randrange(w), rng.randrange(h)), button=rng.choice((1, 3)))
    elif what < 0.72:
        post(pygame.MOUSEMOTION, pos=(rng.randrange(w), rng.randrange(h)), rel=(1, 1), buttons=(0, 0, 0))
    elif what < 0.76:
        post(pygame.MOUSEWHEEL, x=0, y=rng.choice((-3, -1, 1, 3)), flipped=False)
    elif what < 0.97:
        mod = rng.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
        post(pygame.KEYDOWN, key=rng.choice(KEYS), mod=mod, unicode="")
        if rng.random() < 0.2:
            post(pygame.TEXTINPUT, text=rng.choice(("a", "7", "é", "中", "\u202e")))
    elif what < 0.99:
        size = rng.choice(SIZES)
        post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
    else:
        app.set_language(rng.choice(("en", "fr")))


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


@pytest.mark.parametrize("seed", [1])
def test_wild_hands(drive, plain, folders, seed, monkeypatch):
    driver = drive((800, 450), animation="fast", pace="fast")
    rng = Random(seed)
    faults: list[Exception] = []
    monkeypatch.setattr(driver.app, "fault", faults.append)
    scenes = set()
    for i in range(COUNT):
        app = driver.app
        if i % 100 == 0 and app.scene.name != "table":
            sit(driver, rng.choice((2, 3, 4)), people=(0, 1), seed=i)
        wild(driver, rng)
        driver.step(1, rng.choice((0.01, 0.05, 0.4)))
        scenes.add(app.scene.name)
        assert faults == [], f"step {i} in {app.scene.name}"
        if not app.running:
            app.running = True
    assert {"table", "menu", "title", "new_game"} <= scenes
    for path in saves.paths(folders.games):
        journal.replay(path)
