"""What is hidden from a seat is nowhere in what that seat sees: tree, tips, enlarged cards, questions, log."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.core import Event, public
from game.san_juan.cards import KEYS
from game.san_juan.state import SanJuan
from game.ui.controller import Controller
from game.ui.graph import Rect, walk
from game.ui.san_juan import view
from game.ui.san_juan.drafts import draft
from game.ui.tableview import NOBODY, Context
from game.ui.text import say, set_language
from game.ui.widgets import Kit
from tests.ui.san_juan.driver import NAMES
from tests.ui.san_juan.positions import Told, play_through

CANVAS = Rect(0, 0, 1030, 660)


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()
    set_language("en")


def context(state: SanJuan, viewer: int, events: list[Told], people: frozenset[int], **more: Any) -> Context:
    """As the table makes it: whoever is not asked has nothing to click."""
    n = state.players
    controller: Controller = Controller()
    if state.to_act == viewer and not more.get("curtain"):
        controller = draft(state) or controller
        if not controller.moves:
            controller.ask(state)
    eyes = next(iter(people)) if len(people) == 1 else NOBODY
    return Context(
        NAMES[:n],
        [f"seat{i}" for i in range(n)],
        ["ui/portrait_1"] * n,
        people,
        lit=frozenset(controller.lit()),
        deciding=bool(controller.moves),
        draft=controller,
        eyes=eyes,
        events=events,
        **more,
    )


def seen(state: SanJuan, viewer: int, ctx: Context) -> list[Any]:
    """All that the viewer can look at: nodes, words, what pointing at things says, the question and its buttons."""
    found: list[Any] = []
    for node in walk(view.build(state, viewer, CANVAS, ctx)):
        tip = node.tip() if callable(node.tip) else node.tip
        lines = [say(line) for line in (tip if isinstance(tip, list) else [tip] if tip else [])]
        found.append((node.key, node.place, tuple(node.rect), node.art, tuple(node.texts), lines))
        if node.slip is not None:
            large = node.slip(lines, node.rect, CANVAS, Kit(1.0, 1.0))
            found.append([(part.art, tuple(part.texts), tuple(part.rect)) for part in walk(large)])
        if state.to_act == viewer and node.stands_for:
            found.append(view.explain(node.stands_for, state, viewer, ctx))
    found += [say(view.prompt(state, ctx)), say(view.status(state, ctx)), view.ending(state, ctx)]
    if ctx.draft is not None:
        found += [say(view.label(state, place, move, ctx)) for place, move in ctx.draft.buttons(())]
    return found


def every(players: int, seed: int, step: int) -> Iterator[tuple[SanJuan, list[Told]]]:
    for i, (state, events) in enumerate(play_through(players, seed, players != 3, hand=True)):
        if i % step == 0 and state.to_act is not None:
            yield state.copy(), events[:]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_positions_that_differ_in_hidden_cards_alone_look_the_same(players: int) -> None:
    differed = 0
    for state, events in every(players, 30 + players, 5):
        for viewer in range(players):
            one, other = state.view(viewer, Random(1)), state.view(viewer, Random(2))
            assert isinstance(one, SanJuan) and isinstance(other, SanJuan)
            differed += [p.hand for p in one.seats] != [p.hand for p in other.seats]
            ctx = [context(s, viewer, events, frozenset({viewer})) for s in (one, other)]
            first, second = seen(one, viewer, ctx[0]), seen(other, viewer, ctx[1])
            assert first == second
            real = seen(state, viewer, context(state, viewer, events, frozenset({viewer})))
            assert real == first, "the position itself says no more than a view of it"
    assert differed > 50


@pytest.mark.parametrize("players", (2, 4))
def test_behind_the_curtain_nobody_has_cards(players: int) -> None:
    for state, events in every(players, 40 + players, 9):
        viewer = state.to_act
        assert viewer is not None
        ctx = context(state, viewer, events, frozenset(range(players)), curtain=True)
        tree = view.build(state, viewer, CANVAS, ctx)
        assert not [node.key for node in walk(tree) if node.key[:1] in (("card",), ("drawn",)) and len(node.key) > 2]
        other = state.copy()
        hand = other.seats[viewer].hand
        hand[:] = sorted(Random(3).choice(range(len(KEYS) - 1)) for _ in hand)
        again = view.build(other, viewer, CANVAS, context(other, viewer, events, ctx.people, curtain=True))
        assert [(n.key, n.art, n.texts) for n in walk(tree)] == [(n.key, n.art, n.texts) for n in walk(again)]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_log_and_the_pieces_in_the_air_tell_no_hidden_card(players: int) -> None:
    """Whatever card an event hides, its sentence and its picture are the same."""
    hidden = 0
    *_, (state, last) = play_through(players, 50 + players, True)
    ctx = context(state, 0, last, frozenset({0}))
    rng = Random(4)
    for _, event in last:
        if event.eyes in (-1, 0):
            continue
        hidden += 1
        changed = disguised(event, rng)
        for ctx_now in (ctx, context(state, 0, last, frozenset({0, 1}))):
            told = [view.describe(public(e, ctx_now.eyes), state, ctx_now) for e in (event, changed)]
            assert told[0] == told[1]
        assert view.piece(public(event, 0), state, ctx) == view.piece(public(changed, 0), state, ctx)
    assert hidden > 20


def disguised(event: Event, rng: Random) -> Event:
    """The same event with other cards in it."""
    piece = rng.choice(KEYS) if event.piece else ""
    return event._replace(piece=piece, detail=tuple(rng.choice(KEYS) for _ in event.detail))
