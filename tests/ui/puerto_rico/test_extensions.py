"""The extensions and the Puertomas at the table: played with the mouse, readable, nothing hidden shown."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.core import Event, Place
from game.puerto_rico import PuertoRico, puertoma
from game.puerto_rico.achievements import KEYS as AIMS
from game.puerto_rico.data import KEYS, ROLES
from game.puerto_rico.position import CHOOSE, DEALING, DRAFTING, SMUGGLING
from game.ui import text
from game.ui.graph import find, walk
from game.ui.puerto_rico import view
from game.ui.puerto_rico.drafts import draft
from game.ui.puerto_rico.guests import WithGuests
from game.ui.table import Table
from tests.ui.puerto_rico.driver import (
    buttons,
    click,
    click_key,
    decide_at_random,
    node_of,
    open_table,
    press,
    ringed,
)
from tests.ui.puerto_rico.positions import pick_move, play_through, samples
from tests.ui.puerto_rico.test_layout import canvas_of, context, faults

EVERYTHING: dict[str, Any] = {
    "new_buildings": True,
    "bourgeois": True,
    "smuggler": True,
    "festival": True,
    "activities": True,
    "achievements": "drafted",
}
SOLO = {**EVERYTHING, "market": "random", "achievements": "dealt", "puertomas": 2, "difficulty": "hard"}
MIXES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, EVERYTHING),
    (5, {**EVERYTHING, "market": "random", "achievements": "dealt"}),
    (3, SOLO),
    (5, {**SOLO, "puertomas": 1, "market": "draft"}),
    (2, {"puertomas": 1}),
    (4, {"edition": "standard", "new_buildings": True, "bourgeois": True, "smuggler": True, "festival": True}),
    (3, {"edition": "classic", "new_buildings": True, "bourgeois": True, "market": "preset"}),
)


def state_of(table: Table) -> PuertoRico:
    state = table.session.state
    assert isinstance(state, PuertoRico)
    return state


def settle(table: Table) -> None:
    """Let the rules and the bots move until a person is asked, and lift the curtain."""
    for _ in range(400):
        state = state_of(table)
        if state.to_act is None or not table.bot_of(state.to_act):
            break
        table.app.step(0.02)
    if table.curtain >= 0:
        click(table, ("curtain", "lift"))


def advance(table: Table, wanted: Any, seed: int = 1) -> None:
    """Play at random up to a position of a kind, then let the table show it."""
    rng = Random(seed)
    while not wanted(state_of(table)):
        assert state_of(table).to_act is not None, "never reached"
        table.session.play(pick_move(state_of(table), rng))
    table.settle()
    table.app.step(0.02)
    settle(table)


# whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "people"),
    [
        (2, EVERYTHING, (0, 1)),
        (3, SOLO, (0,)),
        (2, {"puertomas": 1}, (0, 1)),  # even if the file says that a person sits there
    ],
)
def test_a_whole_game_by_clicks(
    tmp_path: Path, players: int, options: dict[str, Any], people: tuple[int, ...]
) -> None:
    table = open_table(tmp_path, players, seed=3, people=people, options=options)
    rng = Random(4)
    clicks = 0
    while state_of(table).to_act is not None:
        settle(table)
        if state_of(table).to_act is None:
            break
        assert ("puertoma",) not in buttons(table)
        decide_at_random(table, rng)
        clicks += 1
        assert clicks < 5000
    assert clicks > 50
    table.app.close()


@pytest.mark.parametrize(("players", "options"), MIXES[:3])
def test_highlights_are_the_legal_targets(tmp_path: Path, players: int, options: dict[str, Any]) -> None:
    """Whatever a legal move names is lit or a button, and nothing else; ways out of the Guest house begin there."""
    table = open_table(tmp_path, players, seed=8, options=options)
    rng = Random(8)
    checked = 0
    while state_of(table).to_act is not None and checked < 60:
        settle(table)
        state = state_of(table)
        if state.to_act is None or draft(state) is None or isinstance(table.controller, WithGuests):
            wanted: set[Place] = set()
            for move in state.moves():
                guest = str(move[0]).startswith("guest")
                wanted |= {("city", state.to_act or 0, "guest_house")} if guest else set(state.touches(move))
            assert ringed(table) | buttons(table) == wanted
            checked += 1
        for _ in range(5):
            if state.to_act is not None:
                table.session.play(pick_move(state, rng))
        table.settle()
        table.app.step(0.02)
    assert checked >= 12
    table.app.close()


# guests ---------------------------------------------------------------------------------------------------


def with_guests(tmp_path: Path) -> Table:
    table = open_table(tmp_path, 3, seed=5, options={**EVERYTHING, "market": "preset", "achievements": "none"})
    state = state_of(table)
    for key, staff in (("guest_house", 2), ("small_market", 0)):
        b = KEYS.index(key)
        state.boards[0].city.append(b)
        state.boards[0].staff[b] = staff
    state.look_for_guests()
    state._legal = None
    table.settle()
    table.app.step(0.02)
    return table


def test_guests_do_not_nag(tmp_path: Path) -> None:
    table = with_guests(tmp_path)
    house: Place = ("city", 0, "guest_house")
    assert house in ringed(table) and ("city", 0, "small_market") not in ringed(table)
    assert ("role", "builder") in ringed(table)
    click(table, house)
    assert ("city", 0, "small_market") in ringed(table) and ("role", "builder") not in ringed(table)
    click(table, house)
    assert ("role", "builder") in ringed(table), "a second click on the house takes it back"
    click(table, house)
    click(table, ("city", 0, "small_market"))
    state = state_of(table)
    assert state.boards[0].staff[KEYS.index("small_market")] == 1
    assert state.phase == CHOOSE and state.to_act == 0, "the decision is still to be made"
    click(table, ("role", "builder"))
    assert state_of(table).phase != CHOOSE
    table.app.close()


# what is secret -------------------------------------------------------------------------------------------


def shown_aims(table: Table) -> set[tuple[int, str]]:
    """The achievements of which the screen holds a card, or the name."""
    stage = table.app.stage
    found = {
        (int(item.node.key[1]), str(item.node.key[2]))
        for item in stage.items
        if item.node.key[:1] == ("achievement",)
    }
    names = {text.tr(f"puerto_rico.achievement.{key}.name"): key for key in AIMS}
    for item in stage.items:
        for words in item.node.texts:
            if words.text in names:
                assert names[words.text] in {key for _, key in found}, "a name without its card"
    return found


def test_the_curtain_hides_achievements(tmp_path: Path) -> None:
    options = {"achievements": "dealt"}
    table = open_table(tmp_path, 3, seed=2, options=options, people=(0, 1))
    assert table.curtain == 0 and not shown_aims(table), "the first person too takes the screen over"
    click(table, ("curtain", "lift"))
    mine = {(0, AIMS[card]) for card in state_of(table).boards[0].aims}
    assert shown_aims(table) == mine
    click(table, ("role", "adventurer" if ("role", "adventurer") in ringed(table) else "farmer"))
    while table.curtain < 0:
        assert shown_aims(table) <= mine
        settled = state_of(table).to_act
        if settled == 0 and not table.bot_of(0):
            decide_at_random(table, Random(1))
        else:
            table.app.step(0.02)
    assert table.curtain == 1 and not shown_aims(table)
    click(table, ("curtain", "lift"))
    assert shown_aims(table) == {(1, AIMS[card]) for card in state_of(table).boards[1].aims}
    table.app.close()


def test_bots_cards_are_never_shown(tmp_path: Path) -> None:
    for people in ((), (0,)):
        table = open_table(tmp_path / str(len(people)), 3, seed=2, options={"achievements": "drafted"}, people=people)
        rng = Random(1)
        for _ in range(20):
            # What was claimed is public; the bots' own process may have played on to such a claim meanwhile.
            boards = state_of(table).boards
            hidden = {(seat, key) for seat, key in shown_aims(table) if AIMS.index(key) not in boards[seat].fame}
            assert {seat for seat, _ in hidden} <= set(people)
            table.session.play(pick_move(state_of(table), rng))
            table.settle()
            table.app.step(0.0)
        table.app.close()


def test_claimed_achievements_are_public(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=2, options={"achievements": "dealt"}, people=(0,))
    board = state_of(table).boards[1]
    claimed, board.aims = board.aims[0], board.aims[1:]
    board.fame = (claimed,)
    table.changed()
    table.app.step(0.02)
    told = str(node_of(table, ("fame", 1)).tip)
    assert f"achievement.{AIMS[claimed]}.name" in told
    assert not any(f"achievement.{AIMS[card]}." in told for card in board.aims)
    table.app.close()


# scenes of their own --------------------------------------------------------------------------------------


def test_the_market_is_drafted_card_by_card(tmp_path: Path) -> None:
    table = open_table(tmp_path, 4, seed=1, options={**EVERYTHING, "achievements": "none"})
    state = state_of(table)
    assert state.phase == DRAFTING
    lit = ringed(table)
    assert lit == {("market", move[1]) for move in state.moves()}
    assert all(node_of(table, place).rect.w >= 70 and node_of(table, place).rect.h >= 80 for place in lit)
    click(table, ("market", "hacienda"))
    assert KEYS.index("hacienda") in state_of(table).kinds and ("market", "hacienda") not in ringed(table)
    assert node_of(table, ("market", "hacienda")) is not None, "what was chosen stays in sight"
    table.app.close()


def test_achievements_are_drafted_as_cards(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=1, options={"achievements": "drafted"}, people=(0,))
    assert state_of(table).phase == DEALING
    pack = {("achievement", 0, AIMS[card]) for card in state_of(table).x.packs[0]}
    assert ringed(table) == pack
    first = sorted(pack, key=repr)[0]
    click(table, first)
    assert AIMS.index(str(first[2])) in state_of(table).boards[0].aims
    table.app.close()


def test_the_smuggler_acts_on_the_board(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=4, options={"smuggler": True})
    state = state_of(table)
    state.ship_good[1], state.ship_load[1] = 0, 4
    state.supply[0] -= 4
    state._legal = None
    click(table, ("role", "smuggler"))
    assert state_of(table).phase == SMUGGLING
    assert {("ship", 1), ("role", "farmer")} <= ringed(table)
    words = {words.text for item in table.app.stage.items for words in item.node.texts}
    assert text.tr("puerto_rico.plaque.raid", count=3) in words
    click(table, ("ship", 1))
    click(table, ("bar", "loot", 3))  # "up to three" is a question of its own
    assert state_of(table).boards[0].goods[0] == 3
    assert node_of(table, ("wanted", 0)) is not None and node_of(table, ("box",)) is not None
    table.app.close()


def test_captives_are_marked(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=4, options={"smuggler": True})
    click(table, ("role", "smuggler"))
    click(table, ("role", "farmer"))
    assert state_of(table).x.captor == 0
    said = [str(line) for line in view_tip(table, ("role", "farmer"))]
    assert any("tip.captured" in line for line in said) and any("ransom" in line for line in said)
    table.app.close()


def view_tip(table: Table, place: Place) -> list[Any]:
    told = table.tip(node_of(table, place))
    return told if isinstance(told, list) else [told]


# Puertomas ------------------------------------------------------------------------------------------------


def test_puertomas_explain_themselves(tmp_path: Path) -> None:
    """The panel shows the reasoning that the rules give, for the choice that was made."""
    table = open_table(tmp_path, 3, seed=7, people=(0,), options={"puertomas": 2})
    rng = Random(3)
    reasons = {}
    chooses = False
    for count in range(200):
        state = state_of(table)
        seat = state.to_act
        assert seat is not None
        chooses = state.phase == CHOOSE and state.is_auto(seat)
        if count > 80 and reasons and not chooses:
            break
        if chooses:
            reasons[seat], last = puertoma.reason(state, seat), seat
            coins = [puertoma.coins_on(state, role) for role in range(len(ROLES))]
        table.play(pick_move(state, rng))
    table.app.step(0.02)
    click(table, ("zoom", "explain"))
    from game.ui.puerto_rico.puertoma import last_choice
    from game.ui.puerto_rico.seen import Seen

    found = last_choice(Seen(state_of(table), 0, table.context()))
    assert found is not None and found.seat == last
    reason = reasons[last]
    assert (found.available, found.profitable) == (list(reason.available), list(reason.profitable))
    assert (found.arrows, found.richest) == (list(reason.arrows), list(reason.richest))
    assert found.rule == reason.rule and found.role in (reason.richest or reason.available)
    assert found.coins == coins != [puertoma.coins_on(state_of(table), role) for role in range(len(ROLES))]
    shown = [words.text for item in table.app.stage.items for words in item.node.texts if words.text.isdigit()]
    assert {str(coins[role]) for role in reason.arrows or reason.profitable} <= set(shown)
    words = " ".join(words.text for item in table.app.stage.items for words in item.node.texts)
    assert text.tr("puerto_rico.explain.available") in words
    click(table, ("zoom", "explain"))
    assert table.zoom == (), "a second click on the button closes it"
    played = len(table.session.moves)
    for closed in (lambda: press(table, pygame.K_ESCAPE), lambda: click_key(table, ("close", "zoom", "explain"))):
        click(table, ("zoom", "explain"))
        assert table.zoom == ("zoom", "explain")
        closed()
        assert table.zoom == () and table.app.scene is table and len(table.session.moves) == played
    click(table, ("zoom", "action"))
    assert table.zoom == ("zoom", "action") and node_of(table, ("resolution",)) is not None
    table.app.close()


def test_locked_abilities_lie_face_down() -> None:
    for state in samples(3, 5, 30, SOLO):
        canvas, unit = canvas_of((1280, 720))
        root = view.build(state, 0, canvas, context(state, unit))
        for seat in (1, 2):
            own = state.boards[seat]
            for level in range(4):
                node = find(root, ("ability", seat, level))
                assert node is not None
                hidden = not own.since[level]  # type: ignore[attr-defined]
                assert ("ability_locked" in str(node.tip)) == hidden
                assert ("puerto_rico.ability." in str(node.tip)) != hidden


# reading --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("players", "options"), MIXES)
def test_boards_are_readable(players: int, options: dict[str, Any], language: str) -> None:
    text.set_language(language)
    try:
        for k, state in enumerate(samples(players, 50 + players, 90, options)):
            size = ((1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))[k % 4]
            canvas, unit = canvas_of(size)
            viewer = k % (players - state.autos)
            ctx = context(state, unit)
            ctx.people = frozenset({viewer})
            assert not list(faults(view.build(state, viewer, canvas, ctx), canvas, unit, 1.0)), (size, k)
    finally:
        text.set_language("en")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_drafts_and_panels_are_readable(language: str) -> None:
    text.set_language(language)
    try:
        for size in ((1280, 720), (1920, 1080), (1280, 960)):
            canvas, unit = canvas_of(size)
            for options in (EVERYTHING, {"achievements": "drafted"}, {**SOLO, "market": "draft"}):
                state = next(play_through(3, 5, options))
                assert not list(faults(view.build(state, 0, canvas, context(state, unit)), canvas, unit, 1.0))
            state = samples(3, 9, 70, SOLO)[1]
            for zoom in (("zoom", "action"), ("zoom", "explain"), ("zoom", 1)):
                ctx = context(state, unit, zoom=zoom)
                root = view.build(state, 0, canvas, ctx)
                over = next(node for node in root.children if node.block)
                assert not list(faults(over, canvas, unit, 1.0)), (size, zoom)
    finally:
        text.set_language("en")


@pytest.mark.parametrize(("players", "options"), MIXES)
def test_places_of_events_are_shown_before_the_event(players: int, options: dict[str, Any]) -> None:
    """A piece flies over the board as it was: source and target must have been there, and no key twice."""
    canvas, unit = canvas_of((1280, 720))
    events: list[Event] = []
    before: set[Any] = set()
    ctx = context(next(play_through(players, 7, options)), unit)
    for i, state in enumerate(play_through(players, 7, options, events.append)):
        if i > 160:
            break
        for event in events:
            if view.piece(event, state, ctx) is None or ("bank",) not in before:
                continue  # nothing flies, or the boards were not on the table yet
            for place in (event.source, event.target):
                assert not place or view.node_for(place, state, 0) in before, event
        events.clear()
        ctx = context(state, unit)
        keys = [node.key for node in walk(view.build(state, 0, canvas, ctx)) if node.key]
        assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
        before = set(keys)
