"""`python -m game screenshot SCENE …`: any scene as a picture, without a display."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from game.app import parse_size, prepare_environment
from game.core import CaravelleError, find, journal
from game.ui import settings as stored

SCENES = ("title", "new_game", "saved", "rules", "settings", "credits", "table", "menu", "end", "fault")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m game screenshot", description="Draw a scene into a PNG file.")
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--lang", default="en", choices=("en", "fr"))
    parser.add_argument("--scale", type=int, default=100, choices=stored.SCALES, help="interface scale in percent")
    parser.add_argument("--palette", default="default")
    parser.add_argument("--journal", type=Path, help="the game to show (table, end)")
    parser.add_argument("--at", type=int, help="after so many moves of the journal")
    parser.add_argument("--seat", type=int, help="the seat that looks at the table")
    parser.add_argument("--hover", help="a place to point at, such as role:farmer")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args(list(argv))
    size = parse_size(args.size)
    if size is None:
        parser.error("--size must be WIDTHxHEIGHT, such as 1920x1080")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    import pygame

    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as folder:
        app = _app(Path(folder), size, args)
        surface = app.screen
        try:
            args.out.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(surface, str(args.out))
        except (OSError, pygame.error) as error:
            raise CaravelleError(f"{args.out}: cannot be written ({error})") from error
        finally:
            app.close()
    print(args.out)
    return 0


def _app(folder: Path, size: tuple[int, int], args: argparse.Namespace):  # type: ignore[no-untyped-def]
    from game.core import Session
    from game.ui.folders import Folders
    from game.ui.scenes.credits import Credits
    from game.ui.scenes.end import End
    from game.ui.scenes.menu import GameMenu
    from game.ui.scenes.new_game import NewGame
    from game.ui.scenes.saved import SavedGames
    from game.ui.scenes.settings import SettingsScene
    from game.ui.shell import App
    from game.ui.table import Table
    from game.ui.tableview import load_view

    settings = stored.Settings(language=args.lang, scale=args.scale, palette=args.palette, sound=False)
    settings.pace, settings.animation, settings.auto = "step", "off", False
    app = App(Folders.under(folder), settings, size)

    def table() -> Table:
        if args.journal is not None:
            record = journal.read(args.journal)
            record.replay(args.at)  # an error names its line
            header, moves = record.header, record.moves[: args.at]
        else:
            from game.ui.selftest import a_game

            header, moves = a_game(args.at if args.scene != "end" else None)
        view = load_view(header.game)
        if view is None:
            find(header.game)
            raise CaravelleError(f"{header.game} has no table yet")
        session = Session(header)
        for move in moves:
            session.play(move)
        seat = args.seat if args.seat is not None else session.state.to_act
        session.people = frozenset() if seat is None else frozenset({seat})
        return Table(app, session, view)

    scene = args.scene
    if scene == "new_game":
        app.push(NewGame(app))
    elif scene == "saved":
        app.push(SavedGames(app))
    elif scene == "settings":
        app.push(SettingsScene(app))
    elif scene == "rules":
        from game.ui.scenes.book import Rules

        app.push(Rules(app))
    elif scene == "credits":
        app.push(Credits(app))
    elif scene == "fault":
        app.fault(RuntimeError("an example of what is shown"))
    elif scene in ("table", "menu", "end"):
        board = table()
        board.over_seen = True
        app.go(board)
        if scene == "menu":
            app.push(GameMenu(app, board))
        elif scene == "end":
            app.push(End(app, board))
    for _ in range(4):
        app.step(0.05)
    if args.hover:
        place = tuple(int(part) if part.isdigit() else part for part in args.hover.split(":"))
        node = app.stage.by_place.get(place)
        if node is None:
            raise CaravelleError(f"there is nothing called {args.hover} to point at")
        app.pointer.at = (node.rect.centerx * app.stage.unit, node.rect.centery * app.stage.unit)
        app.pointer.look()
    app.stage.paint()  # what is drawn over several frames as well
    for _ in range(3):
        app.step(0.5)
    return app


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CaravelleError as error:
        sys.exit(f"screenshot: {error}")
