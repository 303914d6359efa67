"""No text is cut, none overlaps another, nothing leaves the board: at every size, in both languages."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core import Event
from game.san_juan.cards import CARDS, KINDS
from game.san_juan.state import SanJuan
from game.ui import chrome, text, typeset
from game.ui.controller import Controller
from game.ui.graph import Rect, inset, walk
from game.ui.san_juan import faces, tips, view
from game.ui.san_juan.drafts import Turn, draft
from game.ui.tableview import Context
from game.ui.text import say
from game.ui.widgets import Kit
from tests.ui.readable import faults
from tests.ui.san_juan.driver import NAMES, open_table
from tests.ui.san_juan.positions import play_through, samples

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080))


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(params=text.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


def canvas_of(size: tuple[int, int], log: bool = True) -> tuple[Rect, float]:
    """What action bar and log leave of a window, and pixels per unit."""
    unit = min(size[0] / 1280, size[1] / 720)
    wide, high = size[0] / unit, size[1] / unit
    taken = min(wide * 0.3, 232 * max(1.0, wide / 1500)) if log else 0
    return inset(Rect(0, 50, wide - taken, high - 50), 6), unit


def context(
    state: SanJuan, unit: float, scale: float = 1.0, events: Sequence[tuple[int, Event]] = (), **more: Any
) -> Context:
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
        draft=controller,
        over=state.to_act is None,
        events=events,
        **more,
    )


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_table_is_readable(players: int, language: str) -> None:
    for k, (state, events) in enumerate(samples(players, 20 + players, 60, players != 3)):
        viewer = state.to_act if state.to_act is not None else k % players
        for size in SIZES:
            canvas, unit = canvas_of(size, log=k % 3 != 2)
            root = view.build(state, viewer, canvas, context(state, unit, 1.0, events))
            assert not list(faults(root, canvas, unit, 1.0)), (size, k)


@pytest.mark.parametrize("scale", (0.75, 1.25, 1.5, 1.75, 2.0))
def test_it_stays_readable_at_any_interface_scale(scale: float, language: str) -> None:
    for players in (2, 4):
        for k, (state, events) in enumerate(samples(players, 20 + players, 60, True)):
            canvas, unit = canvas_of(SIZES[k % 3])
            root = view.build(state, state.to_act or 0, canvas, context(state, unit, scale, events))
            assert not list(faults(root, canvas, unit, scale))


@pytest.mark.parametrize("scale", (75, 100, 150, 200))
def test_question_and_buttons_have_room(tmp_path: Path, scale: int, language: str) -> None:
    """The action bar in every kind of decision, at its beginning and with one thing picked."""
    kit = Kit(1.0, scale / 100)
    canvas = Rect(0, 0, 1280, 720)
    bar = chrome.layout(canvas, kit, True)[0]
    table = open_table(tmp_path, 4, 8, options={"extension": True}, language=language, scale=scale)
    table.lift_curtain()
    seen: set[tuple[int, bool]] = set()
    for players in (2, 4):
        for state, _ in samples(players, 20 + players, 40, True):
            if state.to_act is None:
                continue
            table.session.state = state
            table.controller = draft(state) or Controller()
            if not table.controller.moves:
                table.controller.ask(state)
            for begun in (False, True):
                if begun and isinstance(table.controller, Turn):
                    table.controller.click(sorted(table.controller.lit(), key=repr)[0])
                seen.add((state.stage, begun))
                wrong = list(faults(chrome.action_bar(table, bar, kit, table.context()), canvas, 1.0, scale / 100))
                assert not wrong, (state.stage, begun)
    assert len(seen) > 16


def test_a_hand_of_many_cards_is_legible(language: str) -> None:
    """Twelve cards may be held, and more for a moment: each shows its name, cost and points side by side."""
    state, _ = samples(2, 22, 60, True)[0]
    state = state.copy()
    rng = Random(5)
    for count in (1, 7, 12, 14, 20):
        state.seats[0].hand = sorted(rng.choice(range(KINDS - 1)) for _ in range(count))
        canvas, unit = canvas_of((1280, 720))
        ctx = context(state, unit)
        root = view.build(state, 0, canvas, ctx)
        assert not list(faults(root, canvas, unit, 1.0)), count
        cards = [node for node in walk(root) if node.key[:2] == ("card", 0)]
        assert len(cards) == count
        for card in cards:
            names = [words for node in walk(card) for words in node.texts if len(words.text) > 2]
            least = 11 if count <= 12 else 8
            assert [typeset.fit(words, unit, 1.0).pixels >= least for words in names] == [True], names


def test_an_enlarged_town_is_readable(language: str) -> None:
    for players in (2, 4):
        for state, events in samples(players, 20 + players, 60, True):
            canvas, unit = canvas_of((1280, 720))
            ctx = context(state, unit, 1.0, events, zoom=("zoom", 1))
            root = view.build(state, 0, canvas, ctx)
            over = next(node for node in root.children if node.block)
            assert over.key == ("zoom", 1)
            assert not list(faults(over, canvas, unit, 1.0))


@pytest.mark.parametrize("scale", (0.75, 1.0, 2.0))
def test_every_card_is_readable_when_enlarged(scale: float, language: str) -> None:
    canvas = Rect(0, 0, 1280, 720)
    for kind in range(KINDS):
        told = [say(line) for line in tips.card(kind, view.phrase("table.tip.new"), view.phrase("why.order"))]
        ctx = Context(NAMES, [], [], scale=scale)
        for anchor in (Rect(100, 560, 84, 140), Rect(1200, 60, 40, 56), Rect(2, 200, 120, 130)):
            root = faces.slip(kind, ctx)(told, anchor, canvas, Kit(1.0, scale))
            assert not list(faults(root, canvas, 1.0, scale)), CARDS[kind].key


def test_every_place_is_on_the_board_once() -> None:
    """Events travel between places: each needs one node, and no two nodes may share a key."""
    for players in (2, 3, 4):
        for state, events in samples(players, 20 + players, 60, True):
            canvas, unit = canvas_of((1280, 720))
            ctx = context(state, unit, 1.0, events)
            keys = [node.key for node in walk(view.build(state, 0, canvas, ctx)) if node.key]
            assert len(keys) == len(set(keys))
            wanted: set[tuple[Any, ...]] = {("deck",), ("discard",), ("prices",), ("open",), ("cathedral",)}
            for seat in range(players):
                wanted |= {(kind, seat) for kind in ("hand", "portrait", "governor", "taken")}
                wanted |= {("town", seat, i) for i in range(len(state.seats[seat].built))}
            assert wanted <= set(keys)


def test_places_of_events_are_shown_before_the_event() -> None:
    """A piece flies over the board as it was: source and target must have been there."""
    canvas, unit = canvas_of((1280, 720))
    kinds: set[str] = set()
    for players, seed in ((2, 7), (3, 8), (4, 11)):
        before: set[Any] = set()
        heard = 0
        for state, events in play_through(players, seed, True):
            ctx = context(state, unit, 1.0, events)
            for _, event in events[heard:]:
                kinds.add(event.kind)
                if event.source and event.target and event.kind not in ("back", "cover"):
                    places = {view.node_for(place, state, 0) for place in (event.source, event.target)}
                    assert places <= before, event
                    assert view.piece(event, state, ctx) is not None, event
            heard = len(events)
            before = {node.key for node in walk(view.build(state, 0, canvas, ctx))}
    assert {"build", "sell", "produce", "draw", "pay", "tuck_chapel", "choose", "reveal", "strike"} <= kinds


@pytest.mark.parametrize("wide", [64, 104, 150, 225])
def test_a_card_of_the_book_has_no_empty_stripes(wide: float) -> None:
    """Between name and foot there is hardly more than the picture, ten to seven, can fill."""
    rect = faces.around_picture(wide)
    room = rect.h - faces.band_of(rect) - faces.foot_of(rect)
    assert room - (wide - 4) * 0.7 < 10
