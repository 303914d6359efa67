"""A table of Madeira under SDL's dummy driver, played with real mouse events."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pygame

from game.core import Header, Move, Place, Session, find
from game.madeira.state import Madeira
from game.ui.draft import DONE
from game.ui.folders import Folders
from game.ui.madeira.drafts import Decision
from game.ui.settings import Settings
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import load_view
from tests.ui.san_juan.driver import NAMES, buttons, click, click_at, node_of, offers, point_of, ringed

__all__ = ["NAMES", "buttons", "click", "click_at", "node_of", "offers", "point_of", "ringed"]


def open_table(
    folder: Path,
    players: int,
    seed: int = 1,
    moves: Iterable[Move] = (),
    people: Iterable[int] | None = None,
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
    seats = tuple({"name": NAMES[i], "portrait": f"ui/portrait_{i}", "bot": bot or None} for i in range(players))
    header = Header("madeira", find("madeira").check(players, {}), seats, seed)
    session = Session(header, range(players) if people is None else people)
    for move in moves:
        session.play(move)
    view = load_view("madeira")
    assert view is not None
    table = Table(app, session, view)
    app.go(table)
    app.step(0.02)
    return table


def show(table: Table, state: Madeira) -> None:
    """Put another position on the table, from which the game goes on (and to which undo leads back)."""
    header = table.session.header
    begins = SimpleNamespace(
        game=header.game, options=header.options, seats=header.seats, seed=header.seed, start=state.copy
    )
    table.session = Session(cast(Header, begins), table.session.people)
    table.history.follow(table.session)
    table.settle()
    table.app.step(0.02)


def state_of(table: Table) -> Madeira:
    state = table.session.state
    assert isinstance(state, Madeira)
    return state


def decision(table: Table) -> Decision:
    assert isinstance(table.controller, Decision)
    return table.controller


def drag(table: Table, source: Place, target: Place) -> None:
    start, end = point_of(table, node_of(table, source)), point_of(table, node_of(table, target))
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for k in (1, 2, 3):
        at = (start[0] + (end[0] - start[0]) * k // 3, start[1] + (end[1] - start[1]) * k // 3)
        post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    table.app.step(0.02)


def decide_at_random(table: Table, rng: Random, seconds: float = 0.02) -> Place:
    """One click of a person who plays at random, on something highlighted."""
    found = offers(table)
    assert found, f"nothing can be clicked: {state_of(table).moves()}"
    ways = decision(table)
    if ways.panel is not None and DONE in found and rng.random() < 0.5:
        place: Place = DONE
    else:
        rare = {"bar": 0.3, "lever": 0.1, "supply": 0.1, "pass_reward": 0.1}
        weights = [rare.get(str(place[0]), 1.0) for place in found]
        place = rng.choices(found, weights)[0]
    click(table, place, seconds)
    return place
