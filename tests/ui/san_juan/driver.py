"""A table of San Juan under SDL's dummy driver, played with real mouse events."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.core import Header, Move, Place, Session, find
from game.san_juan.state import SanJuan
from game.ui.draft import Draft
from game.ui.folders import Folders
from game.ui.graph import Node, pick
from game.ui.settings import Settings
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import load_view

NAMES = ("Amélie", "Bartholomew", "Céleste", "Diego")


def open_table(
    folder: Path,
    players: int,
    seed: int = 1,
    moves: Iterable[Move] = (),
    people: Iterable[int] | None = None,
    options: dict[str, Any] | None = None,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    bot: str = "",
    **more: Any,
) -> Table:
    """A game at the table; unless told otherwise everything at once: no pauses, no flights."""
    pygame.display.init()
    pygame.font.init()
    wanted = {"pace": "instant", "animation": "off", "sound": False, "auto": False, "help": False, **more}
    app = App(Folders.under(folder), Settings(language=language, **wanted), size)
    game = find("san_juan")
    seats = tuple({"name": NAMES[i], "portrait": f"ui/portrait_{i}", "bot": bot or None} for i in range(players))
    header = Header("san_juan", game.check(players, options or {}), seats, seed)
    session = Session(header, range(players) if people is None else people)
    for move in moves:
        session.play(move)
    view = load_view("san_juan")
    assert view is not None
    table = Table(app, session, view)
    app.go(table)
    app.step(0.02)
    return table


def state_of(table: Table) -> SanJuan:
    state = table.session.state
    assert isinstance(state, SanJuan)
    return state


def node_of(table: Table, place: Place) -> Node:
    """The uppermost node on the screen that stands for a place."""
    found = [item.node for item in table.app.stage.items if item.node.stands_for == place]
    assert found, f"{place} is not on the screen"
    return found[-1]


def point_of(table: Table, node: Node) -> tuple[int, int]:
    """A pixel at which a click meets this node, or another one that stands for the same."""
    stage = table.app.stage
    for fx, fy in ((0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85)):
        x, y = node.rect.x + node.rect.w * fx, node.rect.y + node.rect.h * fy
        met = pick(stage.items, x, y, lambda n: table.clickable(n) or n.off)
        if met is not None and met.stands_for == node.stands_for:
            return round(x * stage.unit), round(y * stage.unit)
    raise AssertionError(f"{node.key} is covered")


def click_at(table: Table, at: tuple[int, int], button: int = 1, seconds: float = 0.02) -> None:
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        post(pygame.event.Event(kind, pos=at, button=button))
    table.app.step(seconds)


def click(table: Table, place: Place, seconds: float = 0.02) -> None:
    click_at(table, point_of(table, node_of(table, place)), 1, seconds)


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


def offers(table: Table) -> list[Place]:
    """Everything that can be clicked to decide: what is highlighted, and the buttons."""
    found: list[Place] = sorted(ringed(table), key=repr)
    return found + [("bar", *place) for place in sorted(buttons(table), key=repr)]


def lift_curtain(table: Table) -> None:
    if table.curtain >= 0:
        click(table, ("curtain", "lift"))


def decide_at_random(table: Table, rng: Random, seconds: float = 0.02) -> None:
    """One click of a person who plays at random, on something highlighted."""
    lift_curtain(table)
    if isinstance(table.controller, Draft) and ("done",) in buttons(table) and rng.random() < 0.6:
        click(table, ("bar", "done"), seconds)
        return
    found = offers(table)
    assert found, f"nothing can be clicked: {state_of(table).question()}"
    weights = [0.25 if place[0] == "bar" else 1.0 for place in found]
    if table.controller.chosen:  # somebody who lets go as often as they pick never ends
        weights = [
            w * (0.1 if place in table.controller.chosen else 1.0) for w, place in zip(weights, found, strict=True)
        ]
    click(table, rng.choices(found, weights)[0], seconds)
