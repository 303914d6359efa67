"""Ways to the table: a new game, a saved one, a replay."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.core import CaravelleError, Header, Move, Session, journal
from game.ui import saves
from game.ui.guide import guide_of, load_guide
from game.ui.guided import Guided
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import load_view
from game.ui.text import tr


def open_game(app: App, path: Path) -> None:
    """Continue a game from its journal; a damaged one is told."""
    try:
        session = saves.resume(path)
    except CaravelleError as error:
        app.notice(("app.saved.damaged", {"why": saves.why(error)}), "danger", 12)
        return
    sit_down(app, session)


def sit_down(app: App, session: Session) -> None:
    view = load_view(session.header.game)
    if view is None:
        session.close()
        app.notice(("app.new.preparing", {"game": tr(f"app.game.{session.header.game}")}), "warn")
        return
    guide = guide_of(session.header)
    app.go(Guided(app, session, view, guide) if guide is not None else Table(app, session, view))


def learn(app: App, game: str) -> None:
    """Begin the guided game of a title."""
    guide = load_guide(game)
    assert guide is not None
    others = [tr(f"app.guide.name_{i}") for i in range(1, guide.players)]
    header = guide.header([tr("app.new.player", number=1), *others])
    app.settings.set_up["game"] = game
    app.save_settings()
    sit_down(app, saves.start(app.folders.games, game, header.options, header.seats, header.seed))


def replay_game(app: App, path: Path, at: int = 0) -> None:
    """Watch a game from its beginning."""
    try:
        record = journal.read(path)
        record.replay()
    except CaravelleError as error:
        app.notice(("app.saved.damaged", {"why": saves.why(error)}), "danger", 12)
        return
    watch(app, record.header, record.moves, at)


def watch(app: App, header: Header, moves: Sequence[Move], at: int = 0) -> None:
    """A game that was played before, from one of its moves on."""
    view = load_view(header.game)
    if view is None:
        app.notice(("app.new.preparing", {"game": tr(f"app.game.{header.game}")}), "warn")
        return
    session = Session(header)
    for move in moves[:at]:
        session.play(move)
    app.go(Table(app, session, view, replay=moves))
