"""`main.py --self-test`: whole games of bots through the real window, from the title to the scores."""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import pygame

from game import licences, speed
from game.bots.chance import choose_at_random
from game.core import CaravelleError, Header, Move, Place, available, find, journal
from game.paths import data_path
from game.ui import fonts, sound, text
from game.ui.botproc import helpers
from game.ui.folders import Folders
from game.ui.settings import Settings, system_language
from game.ui.shell import App
from game.ui.tableview import load_view

PATIENCE = 240.0  # it takes 15 s, under wine on a busy machine 100 s


def playable() -> list[str]:
    """The games that have a table."""
    return [key for key in available() if load_view(key) is not None]


def a_game(moves: int | None, seed: int = 1897, key: str = "") -> tuple[Header, list[Move]]:
    """A game (the first one that has a table, if none is named) played at random, whole or up to a move: something
    to show."""
    game = find(key or playable()[0])
    players = 4 if 4 in game.seat_counts else game.seat_counts[0]
    names = ("Ana", "Luis", "Inés", "Mateo", "Rosa")
    header = Header(game.key, game.check(players), tuple({"name": name} for name in names[:players]), seed)
    state, rng = header.start(), Random(seed)
    played: list[Move] = []
    while state.to_act is not None and (moves is None or len(played) < moves):
        move = choose_at_random(state, rng)
        state.play(move)
        played.append(move)
    return header, played


def click(app: App, key: Place) -> None:
    """A real click on a node, as the mouse would do it."""
    for _ in range(3):
        app.step(0.02)
    node = app.stage.by_key.get(key)
    if node is None:
        raise RuntimeError(f"{app.scene.name}: nothing called {key} to click")
    x, y = round(node.rect.centerx * app.stage.unit), round(node.rect.centery * app.stage.unit)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, touch=False))
    app.step(0.02)
    app.step(0.02)


def self_test(size: tuple[int, int] | None, report: Path | None = None) -> int:
    """Try everything that a package could lack; 0 if all is well. Windows programs print nothing: hence `report`."""
    begun = time.perf_counter()
    said: list[str] = []
    code = 1
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(language=system_language(), pace="instant", animation="off", sound=False, help=False)
        app = App(Folders.under(Path(folder)), settings, size or (1280, 720))
        try:
            for check in (_window, _fonts, _pictures, _sound, _languages, _licences, _thought):
                said.append(f"{check.__name__[1:]}: {check(app)}")
            said += [f"compiled {part}: {'yes' if speed.compiled(part) else 'no'}" for part in speed.SIGNS]
            moves = sum(_play(app, begun, key) for key in playable())
            said.append(f"caravelle: self-test passed ({moves} moves, {time.perf_counter() - begun:.1f} s)")
            code = 0
        except (RuntimeError, CaravelleError, OSError, pygame.error) as error:
            said.append(f"caravelle: self-test failed: {error}")
        finally:
            app.close()
    lines = "\n".join(said)
    print(lines, file=sys.stderr if code else sys.stdout)
    if report is not None:
        report.write_text(lines + "\n", encoding="utf-8")
    return code


def _window(app: App) -> str:
    app.step(0.02)
    app.frame()
    small = pygame.transform.scale(app.screen, (64, 36))
    if len({tuple(small.get_at((x, y))) for x in range(64) for y in range(36)}) < 8:
        raise RuntimeError("the window shows nothing")
    wide, high = app.screen.get_size()
    return f"{wide}x{high} on {pygame.display.get_driver()}"


def _fonts(app: App) -> str:
    for style in fonts.FILES:
        if fonts.path(style) is None:
            raise RuntimeError(f"the font for {style} is missing")
        ink = pygame.mask.from_surface(fonts.font(style, 24).render("Œuvre « É » 1897", True, "#000000"))
        if ink.count() == 0:
            raise RuntimeError(f"the font for {style} draws nothing")
    return f"{len(fonts.FILES)} styles"


def _pictures(app: App) -> str:
    files = sorted(data_path("assets").rglob("*.svg"))
    for file in files:
        if pygame.mask.from_surface(pygame.image.load_sized_svg(str(file), (96, 96)), 0).count() == 0:
            raise RuntimeError(f"{file.name} draws nothing")
    if not files:
        raise RuntimeError("there are no pictures")
    return f"{len(files)} SVG"


def _sound(app: App) -> str:
    """Every sound can be read if there is a mixer; and without one the game is silent, not broken."""
    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "none-such"
    try:
        sound.stop()
        sound.play("coin", 50)
        if pygame.mixer.get_init() is not None:
            raise RuntimeError("sound came out of a driver that does not exist")
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        sound.stop()
        files = sorted(data_path("assets", "sounds").glob("*.wav"))
        for file in files:
            sound.play(file.stem, 1)
            if not sound.loaded(file.stem):
                raise RuntimeError(f"the sound {file.name} cannot be played")
    finally:
        sound.stop()
        if driver is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = driver
    return f"{len(files)} sounds, and silence without a driver"


def _languages(app: App) -> str:
    before, titles = text.language(), {}
    for name in text.LANGUAGES:
        app.set_language(name)
        app.step(0.02)
        titles[name] = text.tr("app.title.new_game")
    app.set_language(before)
    if len(set(titles.values())) != len(text.LANGUAGES) or any(title.startswith("app.") for title in titles.values()):
        raise RuntimeError(f"the languages say {titles}")
    return " / ".join(titles.values())


def _licences(app: App) -> str:
    """What is installed must carry the licences of what is in it; a checkout has those of its packages."""
    found, least = licences.texts(), 30 if data_path("licences").is_dir() else 4
    if len(found) < least:
        raise RuntimeError(f"only {len(found)} licence texts are in the package")
    return f"{len(found)} texts"


def _thought(app: App) -> str:
    """A bot that thinks, and its helpers, which are started as the package can."""
    game = find(available()[0])
    header, thinker = Header(game.key, game.check(2), ({"name": "a"},) * 2, 1), app.thinker
    thinker.ask(header, [], 0, "expert", 1.0)
    answer, begun = None, time.perf_counter()
    while answer is None and time.perf_counter() - begun < PATIENCE:
        answer = thinker.answer(0.1)
    if answer not in header.start().moves():
        raise RuntimeError(f"a bot that thinks answers {answer!r}")
    if thinker.helpers != helpers():
        raise RuntimeError(f"{thinker.helpers} of {helpers()} helpers are left")
    return f"shared by {thinker.helpers}"


def _play(app: App, begun: float, game: str) -> int:
    click(app, ("title", "new"))
    scene = app.scene
    click(app, ("new", "game", game))
    for seat in range(getattr(scene, "players", 0)):
        scene.set_kind(seat, "normal")  # type: ignore[attr-defined]  # a bot that thinks would take minutes
    click(app, ("new", "start"))
    path = app.scene.journal()
    if path is None:
        raise RuntimeError("the game has no journal")
    last, bots = time.perf_counter(), 0
    while app.scene.name != "end":
        if time.perf_counter() - begun > PATIENCE:
            raise RuntimeError(f"{game} was not over after {PATIENCE:.0f} s")
        if app.dialogs:
            raise RuntimeError(f"a dialog is open: {app.dialogs[-1].body}")
        now = time.perf_counter()
        app.step(now - last)
        last = now
        bots = max(bots, len(multiprocessing.active_children()))
        pygame.time.wait(1)
    if bots == 0:
        raise RuntimeError("the bots had no process of their own")
    record = journal.read(path)
    if record.replay().to_act is not None:
        raise RuntimeError("the journal does not hold the whole game")
    click(app, ("end", "title"))
    if app.scene.name != "title":
        raise RuntimeError("the end screen does not lead back to the title")
    return len(record.moves)
