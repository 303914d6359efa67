"""The title: the harbour at dusk, and where to go from there."""

from __future__ import annotations

import math

import pygame

from game import __version__
from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.saves import Saved, latest
from game.ui.scene import Scene
from game.ui.scenes.common import backdrop
from game.ui.shell import App
from game.ui.text import Phrase, tr
from game.ui.widgets import Click, Kit, button

Entry = tuple[str, str, Click, str, Phrase | None]


class Title(Scene):
    name = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved: Saved | None = None
        self._looked = False
        self._frames = 0
        self._gull = 4.0  # seconds until the next one flies by

    def enter(self) -> None:
        self._looked = False  # a game may have been played or deleted meanwhile

    def update(self, seconds: float) -> None:
        # The first frame does not wait for the games folder.
        self._frames += 1
        if self._frames >= 2 and not self._looked:
            self._looked = True
            pygame.display.set_icon(draw.svg("ui/icon", (64, 64)))
            self.saved = latest(self.app.folders.games)
            self.changed()
        self._gull -= seconds
        if self._gull <= 0 and self.app.settings.animation != "off" and not self.app.dialogs:
            self._gull = 24.0
            canvas = self.app.stage.canvas
            for i, (size, height) in enumerate(((26, 0.17), (18, 0.14), (20, 0.20))):
                start = (canvas.right + 40 + 50 * i, canvas.h * (height + 0.08))
                end = (-60.0 - 30 * i, canvas.h * height)
                self.app.stage.fly((_gull_art,), (size, size * 0.5), start, end, 17.0, 0.4 * i)

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas).add(backdrop(canvas, self._frames >= 2))
        newcomer = self.saved is None and not self.app.settings.set_up
        learn: Entry = ("learn", "learn", self.learn, "brass" if newcomer else "wood", ("app.guide.intro", {}))
        new = ("new", "new_game", self.new_game, "brass" if self.saved is None and not newcomer else "wood", None)
        entries: list[Entry] = [
            *((learn, new) if newcomer else (new, learn)),
            ("saved", "saved_games", self.saved_games, "wood", None),
            ("rules", "rules", self.rules, "wood", None),
            ("settings", "settings", self.settings, "wood", None),
            ("credits", "credits", self.credits, "wood", None),
            ("quit", "quit", self.app.quit, "wood", None),
        ]
        count = len(entries) + (1 if self.saved is not None else 0)
        grow = min(kit.scale, 1.45)
        high, gap = 46 * grow, 12 * min(grow, 1.2)
        wide = 300 * grow
        left = canvas.x + max(60.0, canvas.w * 0.07)
        total = count * high + (count - 1) * gap
        top_room = 210 * min(grow, 1.1)
        if total > canvas.h - top_room - 50:
            shrink = (canvas.h - top_room - 50) / total
            high, gap = high * shrink, gap * shrink
        name = Rect(left, canvas.y + 56, max(wide, 560), 92 * min(grow, 1.1))
        root.add(_word(name, "Caravelle", 76, "title", "parchment_light"))
        under = Rect(left + 4, name.bottom + 2, max(wide, 560), 30 * min(grow, 1.2))
        root.add(_word(under, tr("app.title.motto"), 19, "italic", "parchment_light"))
        y = canvas.y + top_room + max(0.0, (canvas.h - top_room - 60 - count * (high + gap)) * 0.35)
        board = Rect(left - 24, y - 22, wide + 48, count * (high + gap) - gap + 44)
        root.add(Node((), board, (_board,), bleed=8))
        if self.saved is not None and self.saved.header is not None:
            tip: list[Phrase | str] = [
                (
                    "app.title.continue_tip",
                    {
                        "game": tr(f"app.game.{self.saved.header.game}"),
                        "round": self.saved.round_number,
                        "names": ", ".join(str(seat.get("name", "")) for seat in self.saved.header.seats),
                    },
                ),
            ]
            root.add(
                button(
                    ("title", "continue"),
                    Rect(left, y, wide, high),
                    tr("app.title.continue"),
                    self.go_on,
                    "brass",
                    tip,
                    19,
                )
            )
            y += high + gap
        for key, word, call, look, tip_ in entries:
            root.add(button(("title", key), Rect(left, y, wide, high), tr(f"app.title.{word}"), call, look, tip_, 19))
            y += high + gap
        if newcomer:
            wide_note = max(wide, canvas.w * 0.36)
            note = Rect(board.right + 26, board.y + 10, min(wide_note, canvas.right - board.right - 60), 64 * grow)
            root.add(Node(("title", "hello"), note, (_board,), bleed=8))
            at = Rect(note.x + 18, note.y, note.w - 36, note.h)
            root.add(_word(at, tr("app.title.hello"), 17, "italic", "parchment_light", lines=3))
        foot = Rect(canvas.x + 24, canvas.bottom - 34, canvas.w - 48, 22)
        root.add(_word(foot, tr("app.title.unofficial", version=__version__), 12.5, "small", "parchment", "right"))
        return root

    def go_on(self) -> None:
        from game.ui.scenes.open import open_game

        if self.saved is not None:
            open_game(self.app, self.saved.path)

    def new_game(self) -> None:
        from game.ui.scenes.new_game import NewGame

        self.app.push(NewGame(self.app))

    def saved_games(self) -> None:
        from game.ui.scenes.saved import SavedGames

        self.app.push(SavedGames(self.app))

    def settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def learn(self) -> None:
        from game.ui.scenes.learn import Learn

        self.app.push(Learn(self.app))

    def rules(self) -> None:
        from game.ui.scenes.book import Rules

        self.app.push(Rules(self.app))

    def credits(self) -> None:
        from game.ui.scenes.credits import Credits

        self.app.push(Credits(self.app))


def _word(rect: Rect, words: str, size: float, style: str, colour: str, align: str = "left", lines: int = 1) -> Node:
    """Words on the picture, with a shadow so that they stay readable."""
    node = Node((), rect)
    shade = Node((), Rect(rect.x + 1.5, rect.y + 2, rect.w, rect.h))
    shade.write(words, None, size, style, "wood_dark", align, lines=lines)
    front = Node((), rect).write(words, None, size, style, colour, align, lines=lines)
    return node.add(shade, front)


def _board(p: draw.Painter, r: Rect) -> None:
    p.shadow(r, 12, 7, 0.4)
    p.box(r, "wood_dark", 12, alpha=0.62)
    p.box(r, None, 12, "brass_dark", 1.4)


def _gull_art(p: draw.Painter, r: Rect) -> None:
    """Two wings, far away."""
    x, y, w, h = r.centerx, r.centery, r.w / 2, r.h
    for side in (-1, 1):
        upper = [(x + side * w * k / 8, y + h * (0.2 - 0.5 * math.sin(k / 8 * 2.4))) for k in range(9)]
        lower = [(px, py + h * 0.2 * (1 - k / 8)) for k, (px, py) in enumerate(upper)]
        p.shape(upper + lower[::-1], "paper_white")
