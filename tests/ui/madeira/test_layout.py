"""No text is cut, none overlaps another, nothing leaves the board: at every size, in both languages. And every place
that a move or an event names is there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core import Place
from game.madeira.state import Madeira
from game.ui import text
from game.ui.controller import Controller
from game.ui.graph import Node, Rect, walk
from game.ui.madeira import view
from game.ui.tableview import Context
from tests.ui.madeira.positions import play_through, samples
from tests.ui.readable import faults as faults_of
from tests.ui.san_juan.test_layout import canvas_of

NAMES = ("Maximiliane", "Ana", "Christopher-Lee", "Zoé")
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080))


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(params=text.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


def context(state: Madeira, unit: float = 1.0, scale: float = 1.0, **more: Any) -> Context:
    n = state.players
    controller: Controller = view.draft(state) or Controller()
    if not controller.moves and state.to_act is not None:
        controller.ask(state)
    return Context(
        NAMES[:n],
        [f"seat{i}" for i in range(n)],
        ["ui/portrait_1"] * n,
        frozenset(range(n)),
        scale,
        unit,
        frozenset(controller.lit()),
        deciding=state.to_act is not None,
        draft=controller,
        over=state.to_act is None,
        **more,
    )


def faults(root: Node, canvas: Rect, unit: float, scale: float) -> Iterator[str]:
    """A panel lies over the board: each is checked by itself."""
    panels = [node for node in root.children if node.key == ("panel",)]
    root.children = [node for node in root.children if node not in panels]
    for layer in (root, *panels):
        yield from faults_of(layer, canvas, unit, scale)


def shown(state: Madeira, viewer: int = 0, **more: Any) -> list[Node]:
    canvas, unit = canvas_of((1280, 720))
    return [node for node in walk(view.build(state, viewer, canvas, context(state, unit, **more))) if node.key]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_table_is_readable(players: int, language: str) -> None:
    for k, state in enumerate(samples(players, 30 + players, 55)):
        viewer = state.to_act if state.to_act is not None else k % players
        for size in SIZES:
            canvas, unit = canvas_of(size, log=k % 3 != 2)
            root = view.build(state, viewer, canvas, context(state, unit))
            assert not list(faults(root, canvas, unit, 1.0)), (size, k)


@pytest.mark.parametrize("scale", (0.75, 1.25, 1.5, 2.0))
def test_it_stays_readable_at_any_interface_scale(scale: float, language: str) -> None:
    for players in (2, 4):
        for state in samples(players, 30 + players, 80):
            canvas, unit = canvas_of((1280, 720))
            root = view.build(state, state.to_act or 0, canvas, context(state, unit, scale))
            assert not list(faults(root, canvas, unit, scale))


@pytest.mark.parametrize("zoom", (("zoom", 1), ("zoom", "legend")))
def test_what_is_enlarged_is_readable(zoom: Place, language: str) -> None:
    for players in (2, 4):
        for state in samples(players, 30 + players, 80):
            for size in SIZES[:2]:
                canvas, unit = canvas_of(size)
                root = view.build(state, 0, canvas, context(state, unit, zoom=zoom))
                over = next(node for node in root.children if node.block)
                assert over.key == zoom
                assert not list(faults(over, canvas, unit, 1.0))


def test_every_place_is_on_the_board_once() -> None:
    """Events travel between places: each needs one node, and no two nodes may share a key."""
    for players in (2, 3, 4):
        for state in samples(players, 30 + players, 60):
            keys = [node.key for node in shown(state)]
            twice = {key for key in keys if keys.count(key) > 1}
            assert not twice
            wanted: set[Place] = {("watch",), ("supply",)}
            for seat in range(players):
                wanted |= {("reserve", seat), ("score", seat), ("mill", seat), ("worker", seat, "reserve")}
                wanted |= {("die", seat, value) for value in (1, 2, 3)}
            assert wanted <= set(keys)


BUTTONS: tuple[str, ...] = ()
"""Kinds of places that may have a button instead of a node on the board."""


def test_every_place_of_a_move_can_be_clicked_on_the_board() -> None:
    for players, seed in ((2, 3), (3, 4), (4, 5)):
        for state, _ in play_through(players, seed):
            if state.to_act is None:
                continue
            places = {node.stands_for for node in shown(state, state.to_act)}
            for move in state.moves():
                missing = [p for p in state.touches(move) if p not in places and p[0] not in BUTTONS]
                assert not missing, (move, missing)


def test_places_of_events_are_shown_before_the_event() -> None:
    """A piece flies over the board as it was: source and target must have been there."""
    kinds: set[str] = set()
    for players, seed in ((2, 7), (3, 8), (4, 11)):
        before: set[Any] = set()
        heard = 0
        for state, events in play_through(players, seed):
            ctx = context(state)
            for _, event in events[heard:]:
                if event.source and event.target and view.piece(event, state, ctx) is not None:
                    kinds.add(event.kind)
                    places = {view.node_for(place, state, 0) for place in (event.source, event.target)}
                    assert places <= before, event
            heard = len(events)
            before = {node.key for node in shown(state)}
    assert {"row", "take_dice", "die", "worker", "ship", "gain", "spend", "pass", "roll", "scored", "clear"} <= kinds
