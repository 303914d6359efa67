"""Whatever happens in any game can be told, heard and seen to move; and whole games do so with pieces in the air."""

from __future__ import annotations

from random import Random

import pytest

from game.core import Event, Header, Session, State, available, find, public
from game.paths import data_path
from game.ui import draw
from game.ui.botproc import choose
from game.ui.doing import FLYING, THINKING, WAITING
from game.ui.graph import Rect
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import Context, TableView, load_view
from game.ui.text import say
from tests.generic.tables import tables
from tests.ui.test_fuzz import wild
from tests.ui.test_table import click_something

GAMES = [key for key in available() if load_view(key) is not None]
MIXES = list({(t.game.key, repr(t.options)): t for t in tables() if t.game.key in GAMES}.values())
SMALL = (640, 360)


def one_of_each() -> list[object]:
    """One table of every option mix, with as many seats as come next."""
    found: dict[tuple[str, str], list[object]] = {}
    for table in MIXES:
        plain = {o.key: o.default for o in table.game.options}
        mix = repr({key: value for key, value in table.options.items() if value != plain[key]})
        found.setdefault((table.game.key, mix), []).append(table)
    return [like[i % len(like)] for i, like in enumerate(found.values())]


def words_of(view: TableView, event: Event, state: State, ctx: Context) -> None:
    told = view.describe(public(event, ctx.eyes), state, ctx)
    if told is not None:
        words = say(told)
        assert words and "%{" not in words and not words.startswith(f"{state.game}."), (event, words)


@pytest.mark.parametrize("table", one_of_each(), ids=str)
def test_every_event_is_told_heard_and_flown(table):
    view = load_view(table.game.key)
    assert view is not None
    names = [f"P{i}" for i in range(table.players)]
    colours = [f"seat{i}" for i in range(table.players)]
    faces = [f"ui/portrait_{i}" for i in range(table.players)]
    ctx = Context(names, colours, faces, frozenset({0}), eyes=0)
    state = table.new(3)
    seen: set[tuple[object, ...]] = set()
    rng = Random(3)

    def heard(event: Event) -> None:
        """In the midst of the move, as the table hears it."""
        words_of(view, event, state, ctx)
        name = view.sound(event)
        assert not name or data_path("assets", "sounds", f"{name}.wav").is_file(), name
        for eyes in (0, -1):
            piece = view.piece(public(event, eyes), state, ctx)
            if piece is not None and piece not in seen:
                seen.add(piece)
                art, size = piece
                assert draw.render(art, Rect(0, 0, *size), 3, 1.0).get_width() > 0
        for place in (event.source, event.target):
            if place:
                view.node_for(place, state, 0)

    state.listener = heard
    count = 0
    while state.to_act is not None:
        moves = state.moves()
        if count % 16 == 0:
            assert moves == state.copy().moves(), "whoever described a move has asked for moves in the midst of it"
        state.play(rng.choice(moves))
        count += 1
    assert seen


class Here:
    """Bots that think at once, in this process: what they answer is the same."""

    progress = 0.5

    def __init__(self) -> None:
        self.asked = False

    def start(self) -> None:
        pass

    def ask(self, header, moves, seat, bot, seconds=None):
        state = header.start()
        for move in moves:
            state.play(move)
        self.asked, self.move = True, choose(state, seat, bot, header.seed, len(moves))

    def advise(self, header, moves, seat, seconds):
        """Good advice takes its time."""
        self.asked, self.move = True, None

    def hurry(self) -> None:
        pass

    def answer(self, wait=0.0):
        self.asked = self.move is None
        return self.move

    def cancel(self) -> None:
        self.asked = False

    close = cancel


@pytest.fixture
def moving(drive, monkeypatch):
    """A table with pieces in the air and bots at their usual pace; a fault is an error."""

    def start(key: str, players: int, options: dict[str, object], people: tuple[int, ...], seed: int) -> object:
        here = Here()
        monkeypatch.setattr(App, "thinker", property(lambda self: here))
        driver = drive(SMALL, animation="normal", pace="normal")

        def fault(error: Exception) -> None:
            raise AssertionError(f"{key} {options}") from error

        monkeypatch.setattr(driver.app, "fault", fault)
        seats = tuple({"name": f"P{i}", "bot": "random"} for i in range(players))
        header = Header(key, find(key).check(players, options), seats, seed)
        view = load_view(key)
        assert view is not None
        driver.app.go(Table(driver.app, Session(header, people), view))
        driver.step()
        return driver

    return start


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_with_pieces_in_the_air(moving, key):
    """A person against bots; time passes in large steps, so that it takes seconds."""
    game = find(key)
    driver = moving(key, game.seat_counts[0], dict(game.mixes[-1]), (0,), 4)
    table, rng = driver.app.scene, Random(4)
    kinds = set()
    for _ in range(6000):
        if driver.app.scene is not table:
            break
        kinds.add(table.doing.kind)
        if table.flying:
            shown = table.position
            assert shown is table.before and not table.controller.moves
            driver.step(1, 0.9)
        elif table.curtain >= 0:
            table.lift_curtain()
        elif table.controller.moves and table.doing.kind != WAITING:
            assert not table.app.dialogs
            if table.controller.trial is None:
                driver.app.catch_up()  # what has just landed is shown a frame later
                click_something(driver, rng)
            else:  # who tries out at random takes back as often
                table.play(rng.choice(table.session.state.moves()))
        else:
            driver.step(1, 1.2)
    assert driver.app.scene.name == "end" and table.session.state.to_act is None
    assert {FLYING, WAITING} <= kinds and THINKING not in kinds
    marks = table.history.marks
    assert marks == sorted(marks, key=lambda mark: mark.moves) and len(marks) > 5


@pytest.mark.parametrize("key", GAMES)
def test_wild_hands_with_pieces_in_the_air(moving, key, many):
    """Clicks, keys and resizes at tables of several option mixes: 400 in all, 2,000 with `--many 5`."""
    mixes = [table for table in one_of_each() if table.game.key == key]
    rng = Random(7)
    each = 400 * many // len(GAMES) // min(4, len(mixes))
    played = 0
    for table in rng.sample(mixes, min(4, len(mixes))):
        driver = moving(key, table.players, dict(table.options), (0, 1)[: rng.randint(1, 2)], rng.randrange(99))
        app, board = driver.app, driver.app.scene
        for _ in range(each):
            wild(driver, rng)
            driver.step(1, rng.choice((0.01, 0.3, 1.5)))
            app.running = True
            if app.scene is not board and rng.random() < 0.5:
                app.go(board)  # back from menus, at once
        played += len(board.session.moves)
        state = board.session.header.start()
        for move in board.session.moves:
            state.play(move)
        assert state == board.session.state
    assert played
