"""`main.py --self-test`: a whole game of bots through the real window, from the title to the scores."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random

import pygame

from game.bots import bots_for
from game.bots.chance import choose_at_random
from game.core import Header, Move, Place, available, find, journal
from game.ui.folders import Folders
from game.ui.settings import Settings, system_language
from game.ui.shell import App
from game.ui.tableview import load_view

PATIENCE = 300.0


def playable() -> str:
    """The first game that has a table."""
    return next(key for key in available() if load_view(key) is not None)


def a_game(moves: int | None, seed: int = 1897) -> tuple[Header, list[Move]]:
    """A game played at random, whole or up to a move: something to show."""
    game = find(playable())
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


def self_test(size: tuple[int, int] | None) -> int:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(language=system_language(), pace="instant", animation="off", sound=False)
        app = App(Folders.under(Path(folder)), settings, size or (1280, 720))
        try:
            moves = _play(app, begun)
        except RuntimeError as error:
            print(f"caravelle: self-test failed: {error}", file=sys.stderr)
            return 1
        finally:
            app.close()
    print(f"caravelle: self-test passed ({moves} moves, {time.perf_counter() - begun:.1f} s)")
    return 0


def _play(app: App, begun: float) -> int:
    click(app, ("title", "new"))
    scene = app.scene
    game, best = playable(), bots_for(playable())[-1]
    for seat in range(getattr(scene, "players", 0)):
        for _ in range(12):
            if scene.seats[seat]["kind"] == best:  # type: ignore[attr-defined]
                break
            click(app, ("new", "kind", seat))
    click(app, ("new", "start"))
    path = app.scene.journal()
    if path is None:
        raise RuntimeError("the game has no journal")
    last = time.perf_counter()
    while app.scene.name != "end":
        if time.perf_counter() - begun > PATIENCE:
            raise RuntimeError(f"{game} was not over after {PATIENCE:.0f} s")
        if app.dialogs:
            raise RuntimeError(f"a dialog is open: {app.dialogs[-1].body}")
        now = time.perf_counter()
        app.step(now - last)
        last = now
        pygame.time.wait(1)
    record = journal.read(path)
    if record.replay().to_act is not None:
        raise RuntimeError("the journal does not hold the whole game")
    click(app, ("end", "title"))
    if app.scene.name != "title":
        raise RuntimeError("the end screen does not lead back to the title")
    return len(record.moves)
