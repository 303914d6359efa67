"""No text is cut, none overlaps another, nothing leaves the board: at every size, in both languages."""

from __future__ import annotations

import os
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.puerto_rico import PuertoRico
from game.ui import text
from game.ui.controller import Controller
from game.ui.graph import Rect, inset, walk
from game.ui.puerto_rico import view
from game.ui.puerto_rico.drafts import draft
from game.ui.tableview import Context
from tests.ui.puerto_rico.driver import NAMES
from tests.ui.puerto_rico.positions import MIXES, samples
from tests.ui.readable import faults

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080))


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()


def canvas_of(size: tuple[int, int], log: bool = True) -> tuple[Rect, float]:
    """What action bar and log leave of a window, and pixels per unit."""
    unit = min(size[0] / 1280, size[1] / 720)
    wide, high = size[0] / unit, size[1] / unit
    taken = min(wide * 0.3, 232 * max(1.0, wide / 1500)) if log else 0
    return inset(Rect(0, 50, wide - taken, high - 50), 6), unit


def context(state: PuertoRico, unit: float, scale: float = 1.0, zoom: tuple[Any, ...] = ()) -> Context:
    n = state.players
    controller: Controller = draft(state) or Controller()
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
        zoom=zoom,
        over=state.to_act is None,
        draft=controller,
    )


def check_everywhere(players: int, options: dict[str, Any], every: int) -> None:
    for k, state in enumerate(samples(players, 20 + players, every, options)):
        for size in SIZES:
            canvas, unit = canvas_of(size, log=k % 3 != 2)
            root = view.build(state, k % players, canvas, context(state, unit))
            assert not list(faults(root, canvas, unit, 1.0)), (size, k)


@pytest.mark.parametrize("mix", range(4, len(MIXES)))
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_boards_with_extensions_are_readable(mix: int, language: str) -> None:
    text.set_language(language)
    try:
        check_everywhere(2 + mix % 4, MIXES[mix], 60)
    finally:
        text.set_language("en")


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_boards_are_readable(players: int, language: str) -> None:
    text.set_language(language)
    options = {"edition": ("special", "standard", "classic")[players % 3]}
    try:
        check_everywhere(players, options, 45)
    finally:
        text.set_language("en")


@pytest.mark.parametrize("scale", (0.75, 1.25, 2.0))
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_boards_stay_readable_at_any_interface_scale(scale: float, language: str) -> None:
    text.set_language(language)
    try:
        for players in (2, 5):
            for state in samples(players, 30 + players, 120):
                canvas, unit = canvas_of((1280, 720))
                root = view.build(state, 0, canvas, context(state, unit, scale))
                assert not list(faults(root, canvas, unit, scale))
    finally:
        text.set_language("en")


def test_enlarged_board_is_readable() -> None:
    for players in (2, 5):
        for state in samples(players, 40 + players, 100):
            canvas, unit = canvas_of((1280, 720))
            root = view.build(state, 0, canvas, context(state, unit, zoom=("zoom", 1)))
            over = next(node for node in root.children if node.block)
            assert over.key == ("zoom", 1)
            assert not list(faults(over, canvas, unit, 1.0))


def test_every_place_is_on_the_board_once() -> None:
    """Events travel between places: each needs one node, and no two nodes may share a key."""
    for players in (2, 3, 4, 5):
        for state in samples(players, players, 60):
            canvas, unit = canvas_of((1280, 720))
            keys = [node.key for node in walk(view.build(state, 0, canvas, context(state, unit))) if node.key]
            assert len(keys) == len(set(keys))
            wanted: set[tuple[Any, ...]] = {("bank",), ("bag",), ("discard",), ("office",), ("reserve",), ("points",)}
            wanted |= {("house",), ("quarry",)} | {("ship", i) for i in range(len(state.ship_size))}
            for seat in range(players):
                wanted |= {(kind, seat) for kind in ("coins", "vp", "portrait", "governor")}
                wanted |= {("land", seat, i) for i in range(12)}
            assert wanted <= set(keys)


def test_places_of_events_are_shown_before_the_event() -> None:
    """A piece flies over the board as it was: source and target must have been there."""
    from game.core import Event
    from tests.ui.puerto_rico.positions import play_through

    canvas, unit = canvas_of((1280, 720))
    kinds: set[str] = set()
    for players, seed in ((2, 7), (3, 8), (3, 26), (4, 11), (5, 51)):
        events: list[Event] = []
        before: set[Any] = set()
        for state in play_through(players, seed, None, events.append):
            ctx = context(state, unit)
            for event in events:
                kinds.add(event.kind)
                assert {place for place in (event.source, event.target) if place} <= before, event
                if event.source and event.target:
                    flies = view.piece(event, state, ctx) is not None
                    assert flies or event.kind == "bag_refilled", event
            events.clear()
            before = {node.key for node in walk(view.build(state, 0, canvas, ctx))}
    assert {"wharf", "build", "hospice", "university", "spoil", "ship_sails", "house_emptied"} <= kinds
