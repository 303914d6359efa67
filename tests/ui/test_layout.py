"""No scene cuts a text or lets two overlap: every size, scale and language."""

from __future__ import annotations

import pytest

from game.core import Session, find
from game.ui import saves
from game.ui.folders import Folders
from game.ui.graph import Node, Rect, walk
from game.ui.scene import Scene
from game.ui.scenes.book import Rules
from game.ui.scenes.credits import Credits
from game.ui.scenes.end import End
from game.ui.scenes.menu import GameMenu
from game.ui.scenes.new_game import NewGame, told_options
from game.ui.scenes.saved import SavedGames
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import Title
from game.ui.selftest import a_game
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import load_view
from tests.ui.drive import Driver, problems

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SCALES = [75, 100, 125, 150, 200]
SCENES = ["title", "new_game", "saved", "rules", "settings", "credits", "menu", "table", "end", "fault", "scale"]
SCENES += ["curtain"]


def table(app: App, moves: int | None) -> Table:
    header, played = a_game(moves)
    view = load_view(header.game)
    assert view is not None
    session = Session(header, [0])
    for move in played:
        session.play(move)
    return Table(app, session, view)


def saved_games(folders: Folders) -> None:
    if saves.paths(folders.games):
        return
    header, played = a_game(40)
    session = saves.start(folders.games, header.game, header.options, header.seats, header.seed)
    for move in played:
        session.play(move)
    session.close()
    (folders.games / "broken.caravelle").write_text("this is no journal\n", encoding="utf-8")


def scene(app: App, name: str) -> Scene:
    """A scene of that name, about to be shown."""
    if name == "new_game":
        return NewGame(app)
    if name == "rules":
        return Rules(app)
    if name == "saved":
        saved_games(app.folders)
        made = SavedGames(app)
        for _ in range(4):
            made.update(0.1)
        assert len(made.games) == 2
        return made
    if name in ("settings", "scale"):
        return SettingsScene(app)
    if name == "credits":
        return Credits(app)
    if name in ("menu", "table", "curtain", "end"):
        board = table(app, 45 if name != "end" else None)
        if name == "curtain":
            board.curtain = 0
        board.over_seen = True
        return GameMenu(app, board) if name == "menu" else End(app, board) if name == "end" else board
    return Title(app)


def show(driver: Driver, name: str) -> None:
    driver.app.go(scene(driver.app, name))
    driver.app.forms.forget()
    if isinstance(driver.app.scene, Title):
        driver.app.scene.update(0.1)
        driver.app.scene.update(0.1)
    driver.app.dialogs.clear()
    if name == "fault":
        driver.app.fault(
            ValueError("an error message of some length, so that it wraps around at least once or twice")
        )
    elif name == "scale":
        driver.app.scene.try_scale(driver.app.settings.scale)  # type: ignore[attr-defined]
    driver.app.notices.clear()
    driver.app.notice(("app.notice.game_unsaved", {"why": "no space left on device"}))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_or_overlaps(drive, plain, size, language):
    driver = drive(size, language=language)
    wrong: list[str] = []
    for name in SCENES:
        for scale in SCALES:
            driver.app.settings.scale = scale
            driver.app.stage.scale = scale / 100
            show(driver, name)
            wrong += [f"{name} at {scale} %: {problem}" for problem in driver.problems()]
    assert wrong == []


@pytest.mark.parametrize("size", [(1024, 768), (640, 360), (2560, 1080), (800, 1200)])
def test_unusual_windows(drive, plain, size):
    driver = drive(size, language="fr")
    for name in SCENES:
        show(driver, name)
        assert driver.problems() == [], name


def test_controls_stay_within_the_window(drive, plain):
    """At every scale up to 300 % whatever can be clicked can be reached (scrolled lists aside)."""
    driver = drive((1280, 720), language="fr")
    for name in SCENES:
        for scale in (75, 100, 200, 300):
            driver.app.settings.scale = scale
            driver.app.stage.scale = scale / 100
            show(driver, name)
            root = driver.tree()
            clipped = {id(inner) for node in walk(root) if node.clip for inner in walk(node)}
            for node in walk(root):
                if node.on_click is not None and id(node) not in clipped:
                    assert driver.app.stage.canvas.inflate(2, 2).contains(node.rect), (name, scale, node.key)
                    assert node.rect.w >= 12 and node.rect.h >= 12, (name, scale, node.key)


def test_tips_are_whole(drive, plain):
    driver = drive((1280, 720), language="fr")
    for name in ("title", "new_game", "saved", "settings", "table", "end"):
        for scale in (100, 200):
            driver.app.settings.scale = scale
            driver.app.stage.scale = scale / 100
            show(driver, name)
            driver.app.rebuild()
            for node in walk(driver.tree()):
                if driver.app.scene.has_tip(node):
                    tip = driver.app.tips.tree(node)
                    if tip is not None:
                        found = problems(tip, driver.app.stage.unit, scale / 100, driver.app.stage.canvas)
                        assert found == [], (name, node.key)


def test_the_checker_sees_what_is_wrong():
    """The checker itself must be able to fail."""
    canvas = Rect(0, 0, 400, 300)
    root = Node((), canvas)
    root.add(Node((), Rect(0, 0, 60, 14)).write("much too long to fit in there", size=14, least=12))
    root.add(Node((), Rect(10, 100, 200, 20)).write("one over the other", size=14))
    root.add(Node((), Rect(20, 104, 200, 20)).write("the other over one", size=14))
    root.add(Node((), Rect(390, 200, 200, 20)).write("out there", size=14))
    found = problems(root, 1.0, 1.0, canvas)
    assert [problem.split(":")[0] for problem in found] == ["cut", "overlap", "outside"]


def test_options_come_from_the_declaration(drive, plain):
    """Options are generated from the declaration: each that has words is there, with its values."""
    driver = drive(set_up={"unfolded": True})
    driver.app.go(NewGame(driver.app))
    keys = {node.key for node in walk(driver.tree())}
    options = told_options("puerto_rico")
    assert {"edition", "points"} <= {option.key for option in options} <= {o.key for o in find("puerto_rico").options}
    for option in options:
        if option.is_flag:
            assert ("new", "option", option.key) in keys
        else:
            assert {("new", "option", option.key, str(value)) for value in option.values} <= keys
