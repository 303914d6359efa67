"""The app under SDL's dummy driver, driven by real events."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ui import text, theme
from game.ui.folders import Folders
from game.ui.settings import Settings
from game.ui.shell import App
from tests.ui import plainview
from tests.ui.drive import Driver


@pytest.fixture(autouse=True, scope="session")
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.quit()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puerto Rico with the plainest of views."""
    for name in ("game.ui.puerto_rico", "game.ui.puerto_rico.view"):
        monkeypatch.setitem(sys.modules, name, sys.modules.get(name))  # remembered, so that it is put back
    plainview.install()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.under(tmp_path)


@pytest.fixture
def drive(folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Opens the app: `drive(size=(1280, 720), language="fr", …)`. Whatever is exported stays in the test's folder."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    drivers: list[Driver] = []

    def start(size: tuple[int, int] = (1280, 720), **values: object) -> Driver:
        settings = Settings(**{"sound": False, "language": "en", "help": False, **values})  # type: ignore[arg-type]
        driver = Driver(App(folders, settings, size))
        drivers.append(driver)
        return driver

    pygame.event.clear()
    yield start
    for driver in drivers:
        driver.app.close()
    text.set_language("en")
    theme.choose("default")
    pygame.event.clear()
