"""A table under SDL's dummy driver, played with real mouse events."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.core import Header, Place, Session, find
from game.puerto_rico.data import GOODS, KEYS
from game.ui.draft import Draft
from game.ui.folders import Folders
from game.ui.graph import Node, pick
from game.ui.puerto_rico.drafts import Workers
from game.ui.settings import Settings
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import load_view

NAMES = ("Amélie", "Bartholomew", "Céleste", "Diego", "Eugénie")


def seats(players: int) -> tuple[dict[str, Any], ...]:
    return tuple({"name": NAMES[i], "portrait": f"ui/portrait_{i}"} for i in range(players))


def open_table(
    folder: Path,
    players: int,
    seed: int = 1,
    moves: Iterable[tuple[str | int, ...]] = (),
    people: Iterable[int] | None = None,
    options: dict[str, Any] | None = None,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    **more: Any,
) -> Table:
    """A game at the table, everything at once: no pauses, no flights, no move made for anybody."""
    pygame.display.init()
    pygame.font.init()
    quiet = {"pace": "instant", "animation": "off", "sound": False, "auto": False, "help": False}
    settings = Settings(language=language, **quiet, **more)
    app = App(Folders.under(folder), settings, size)
    game = find("puerto_rico")
    header = Header("puerto_rico", game.check(players, options or {}), seats(players), seed)
    session = Session(header, range(players) if people is None else people)
    for move in moves:
        session.play(move)
    view = load_view("puerto_rico")
    assert view is not None
    table = Table(app, session, view)
    app.go(table)
    app.step(0.02)
    return table


def node_of(table: Table, place: Place) -> Node:
    """The uppermost node on the screen that stands for a place."""
    found = [item.node for item in table.app.stage.items if item.node.stands_for == place]
    assert found, f"{place} is not on the screen"
    return found[-1]


def point_of(table: Table, node: Node) -> tuple[int, int]:
    """A pixel at which a click meets this node."""
    stage = table.app.stage
    for fx, fy in ((0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85)):
        x, y = node.rect.x + node.rect.w * fx, node.rect.y + node.rect.h * fy
        if pick(stage.items, x, y, lambda n: table.clickable(n) or n.off) is node:
            return round(x * stage.unit), round(y * stage.unit)
    raise AssertionError(f"{node.key} is covered")


def click_at(table: Table, at: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.event.Event(kind, pos=at, **more))
    table.app.step(0.02)


def click(table: Table, place: Place) -> None:
    click_at(table, point_of(table, node_of(table, place)))


def click_key(table: Table, key: Place) -> None:
    """A click on the very node of a key."""
    click_at(table, point_of(table, table.app.stage.by_key[key]))


def press(table: Table, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    table.app.step(0.02)


def drag(table: Table, source: Place, target: Place) -> None:
    a = node_of(table, source).rect.center
    b = node_of(table, target).rect.center
    unit = table.app.stage.unit
    start, end = (round(a[0] * unit), round(a[1] * unit)), (round(b[0] * unit), round(b[1] * unit))
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for k in (1, 2, 3):
        at = (start[0] + (end[0] - start[0]) * k // 3, start[1] + (end[1] - start[1]) * k // 3)
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    table.app.step(0.02)


def ringed(table: Table) -> set[Place]:
    """The places that carry a highlight on the screen."""
    stage = table.app.stage
    shown = {item.node.stands_for for item in stage.items if item.node.key}
    return {place for place, look in stage.rings.items() if look == "lit" and place in shown}


def buttons(table: Table) -> set[Place]:
    """The places that the action bar offers as buttons."""
    return {
        item.node.key[1:]
        for item in table.app.stage.items
        if item.node.key[:1] == ("bar",) and item.node.on_click is not None
    }


def decide_at_random(table: Table, rng: Random) -> None:
    """One click of a person who plays at random, on something highlighted."""
    if isinstance(table.controller, Draft) and ("done",) in buttons(table) and rng.random() < 0.7:
        click(table, ("bar", "done"))
        return
    offers: list[Place] = sorted(ringed(table), key=repr)
    if isinstance(table.controller, Workers):
        free = [place for place in offers if not table.controller.who(place)]
        if free and rng.random() < 0.9:
            offers = free  # somebody who takes workers up as often as they put them down never ends
    offers += [("bar", *place) for place in sorted(buttons(table), key=repr)]
    assert offers, "nothing can be clicked"
    # Whoever always declines never sees the end of the game.
    weights = [0.2 if place in (("bar", "pass"), ("bar", "done")) else 1.0 for place in offers]
    click(table, rng.choices(offers, weights)[0])


__all__ = ["GOODS", "KEYS"]
