"""Help for newcomers: a line under each prompt that goes and comes back, and a word before something is lost."""

from __future__ import annotations

import json
from random import Random

import pygame
import pytest

from game.bots import find_bot
from game.core import Header, OptionError, Session, find
from game.core.registry import NAMES
from game.paths import data_path
from game.ui import coach
from game.ui.graph import walk
from game.ui.seats import Seats
from game.ui.table import Table
from game.ui.tableview import Context, load_view
from game.ui.text import has, language, say, set_language, tr


def seat_at(driver, game, moves=(), players=3, seed=7, people=frozenset({0}), **options):
    found = find(game)
    header = Header(game, found.check(players, options), tuple({"name": f"P{i}"} for i in range(players)), seed)
    session = Session(header, sorted(people))
    for move in moves:
        session.play(move)
    table = Table(driver.app, session, load_view(game))
    driver.app.go(table)
    driver.step(2)
    return table


def positions(game, seeds=range(1, 5), length=400):
    """Positions of random games in which a person decides, with the view's context."""
    for seed in seeds:
        found = find(game)
        for mix in found.mixes[:: max(1, len(found.mixes) // 3)]:
            players = 3
            try:
                options = found.check(players, mix)
            except OptionError:
                continue
            header = Header(game, options, tuple({"name": str(i)} for i in range(players)), seed)
            seats, state, rng = Seats(header), header.start(), Random(seed)
            ctx = Context(seats.names, seats.colours, seats.portraits, people=frozenset(range(players)))
            bot = find_bot("random", game)
            for _ in range(length):
                if state.to_act is None:
                    break
                yield state, ctx
                state.play(bot(state, rng))


@pytest.mark.parametrize("game", NAMES)
def test_every_question_has_its_line(game):
    view, seen = load_view(game), set()
    for state, ctx in positions(game, seeds=range(1, 3)):
        key = coach.topic(view.prompt(state, ctx))
        assert key and has(key), view.prompt(state, ctx)
        seen.add(key)
    assert len(seen) > 6
    assert sum(key.endswith(".any") for key in seen) <= 1


def test_no_line_is_left_over():
    """Each topic belongs to a prompt of its game's pack."""
    for name in NAMES:
        lines = json.loads(data_path("locales", "help.en.json").read_text(encoding="utf-8"))["en"][name]
        pack = json.loads(data_path("locales", f"{name}.en.json").read_text(encoding="utf-8"))["en"]
        asked = {"any", "lost"}
        for group in (pack.get("prompt", {}), pack.get("ask", {})):
            for key, value in group.items():
                asked.add(key)
                asked |= {f"{key}_{part}" for part in value} if isinstance(value, dict) else set()
        assert set(lines) <= asked, set(lines) - asked


def test_a_line_goes_when_it_is_known_and_f1_brings_it_back(drive):
    driver = drive(animation="off", help=True)
    table = seat_at(driver, "puerto_rico")
    line = tr("help.puerto_rico.choose")
    assert line in driver.words()
    driver.click(("role", "farmer"))
    assert driver.app.settings.helped["help.puerto_rico.choose"] == 1
    driver.app.settings.helped["help.puerto_rico.choose"] = coach.ENOUGH
    table = seat_at(driver, "puerto_rico")
    assert line not in driver.words()
    driver.move(3, 700)
    driver.press(pygame.K_F1)
    assert driver.app.scene is table and line in driver.words()
    driver.press(pygame.K_F1)
    assert driver.app.scene.name == "rules" and driver.app.scene.at == "round"


def test_f1_opens_the_page_of_what_is_pointed_at_or_focused(drive):
    driver = drive(animation="off", help=True)
    table = seat_at(driver, "puerto_rico")
    driver.move(*driver.point(driver.node(("role", "builder"))))
    driver.press(pygame.K_F1)
    assert driver.app.scene.at == "role.builder" and driver.app.scene.fixed
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is table
    driver.app.focus.set(driver.node(("role", "recruiter")))
    driver.app.focus.shown = True
    driver.press(pygame.K_F1)
    assert driver.app.scene.at == "role.recruiter"
    driver.press(pygame.K_ESCAPE)
    driver.move(*driver.point(driver.node(("vp", 1))))
    driver.press(pygame.K_F1)
    assert driver.app.scene.at == "score"


@pytest.mark.parametrize("name", ["en", "fr"])
@pytest.mark.parametrize("game", NAMES)
def test_no_line_is_cut_in_a_small_window(drive, game, name):
    driver = drive(size=(1280, 720), language=name, animation="off", help=True)
    seen = set()
    for state, ctx in positions(game, seeds=(1,)):
        key = coach.topic(load_view(game).prompt(state, ctx))
        if key in seen:
            continue
        seen.add(key)
        header = Header(game, state.options, tuple({"name": f"P{i}"} for i in range(state.players)), 1)
        session = Session(header, [state.to_act])
        session.state = state.copy()
        table = Table(driver.app, session, load_view(game))
        driver.app.go(table)
        driver.step(1)
        assert language() == name and say((key, {})) in driver.words(), key
        bar = [p for p in driver.problems() if say((key, {}))[:25] in p]
        assert not bar, bar


# what would be lost -----------------------------------------------------------------------------------------


def until(game, wanted, players=3, seeds=range(1, 40), **options):
    """The moves of a random game up to a position in which seat 0 decides something that is wanted."""
    found = find(game)
    for seed in seeds:
        state, rng, played = found.new(players, seed, found.check(players, options)), Random(seed), []
        for _ in range(600):
            if state.to_act is None:
                break
            if state.to_act == 0:
                moves = wanted(state)
                if moves:
                    return seed, played, moves
            move = rng.choice(state.moves())
            played.append(move)
            state.play(move)
    raise AssertionError("never found")


CASES = {
    "puerto_rico.privilege": ("puerto_rico", lambda s: [("pass",)]),
    "puerto_rico.spoil": ("puerto_rico", lambda s: [move for move in s.moves() if move[0] == "pass"][:1]),
    "puerto_rico.unmanned": ("puerto_rico", lambda s: [move for move in s.moves() if move[0] == "pass"][:1]),
    "san_juan.privilege": ("san_juan", lambda s: [("pass",)]),
    "san_juan.limit": ("san_juan", lambda s: [("pass",)]),
    "san_juan.all": ("san_juan", lambda s: [move for move in s.moves() if move[0] == "build"][-1:]),
    "madeira.dice": ("madeira", lambda s: [move for move in s.moves() if move[0] == "pass"][:1]),
    "madeira.hungry": ("madeira", lambda s: [move for move in s.moves() if move == ("feed", 0)]),
    "madeira.repair": ("madeira", lambda s: [move for move in s.moves() if move == ("repair", 0)]),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_loss_is_told_before_once(drive, kind):
    game, moves_of = CASES[kind]
    find_losses = coach._losses(game)

    def wanted(state):
        moves = [move for move in moves_of(state) if move in state.moves()]
        return moves if moves and [k for k, _ in find_losses(state, moves, ())] == [kind] else None

    seed, played, moves = until(game, wanted)
    driver = drive(animation="off", help=True)
    table = seat_at(driver, game, played, seed=seed, people=frozenset({0, 1, 2}))
    table.curtain = -1
    count = len(table.session.moves)
    table.commit(*moves)
    driver.step(2)
    assert len(table.session.moves) == count and driver.app.dialogs
    assert not driver.problems()
    driver.click(("dialog", "button", 0))
    assert len(table.session.moves) == count and not driver.app.dialogs
    table.commit(*moves)  # it was said: now it is done
    assert len(table.session.moves) > count

    table = seat_at(driver, game, played, seed=seed, people=frozenset({0, 1, 2}))
    table.curtain = -1
    table.commit(*moves)
    driver.step(2)
    driver.click(("dialog", "button", 1))
    assert kind in driver.app.settings.untold and len(table.session.moves) > count
    table = seat_at(driver, game, played, seed=seed, people=frozenset({0, 1, 2}))
    table.curtain = -1
    table.commit(*moves)
    assert len(table.session.moves) > count and not driver.app.dialogs


def test_nothing_is_said_where_nothing_is_lost(drive):
    driver = drive(animation="off", help=True)
    table = seat_at(driver, "puerto_rico")
    driver.click(("role", "farmer"))
    assert table.session.moves and not driver.app.dialogs
    assert not [node for node in walk(driver.tree()) if node.key[:1] == ("dialog",)]


def test_help_can_be_switched_off_and_begins_anew(drive):
    driver = drive(animation="off", help=True)
    settings = driver.app.settings
    settings.helped["help.puerto_rico.choose"] = coach.ENOUGH
    settings.untold.append("puerto_rico.spoil")
    driver.click(("title", "settings"))
    scene = driver.app.scene
    scene.put_help(False)
    seat_at(driver, "puerto_rico")
    assert tr("help.puerto_rico.choose") not in driver.words()
    scene.put_help(True)
    assert not settings.helped and not settings.untold
    seat_at(driver, "puerto_rico")
    assert tr("help.puerto_rico.choose") in driver.words()


def teardown_module():
    set_language("en")
