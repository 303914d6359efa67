"""The menu of a game in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import draw
from game.ui.book import load_book
from game.ui.graph import Node, Rect, inset
from game.ui.scene import Scene
from game.ui.scenes.common import backdrop
from game.ui.shell import App
from game.ui.text import tr
from game.ui.widgets import Kit, button, panel

if TYPE_CHECKING:
    from game.ui.table import Table


class GameMenu(Scene):
    name = "menu"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas).add(backdrop(canvas))
        entries = [
            ("continue", self.back, "brass"),
            *([("rules", self.rules, "wood")] if load_book(self.table.session.header.game) else []),
            ("settings", self.settings, "wood"),
            ("new", self.new_game, "wood"),
            ("saved", self.saved, "wood"),
            ("to_title", self.to_title, "wood"),
            ("quit", self.app.quit, "wood"),
        ]
        grow = min(kit.scale, 1.5)
        high = min(46 * grow, (canvas.h - 230) / len(entries) - 10)
        wide = min(canvas.w - 120, 380 * grow)
        total = len(entries) * (high + 10) + 150
        rect = Rect(canvas.centerx - wide / 2 - 30, canvas.centery - total / 2, wide + 60, total)
        paper = panel(rect).add(Node((), inset(rect, 9), (draw.corners, 30)))
        paper.write(
            tr("app.menu.title"), Rect(rect.x + 30, rect.y + 16, wide, 44), 28, "title", "wood_dark", "center"
        )
        y = rect.y + 72
        for name, call, look in entries:
            paper.add(
                button(("menu", name), Rect(rect.x + 30, y, wide, high), tr(f"app.menu.{name}"), call, look, None, 18)
            )
            y += high + 10
        saved = tr("app.menu.saved_note") if self.table.session.fault is None else tr("app.menu.unsaved_note")
        paper.write(
            saved, Rect(rect.x + 30, y, wide, rect.bottom - y - 14), 14, "italic", "ink_soft", "center", lines=3
        )
        return root.add(paper)

    def rules(self) -> None:
        from game.ui.scenes.book import Rules

        header = self.table.session.header
        self.app.push(Rules(self.app, header.game, header.options))

    def settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def new_game(self) -> None:
        from game.ui.scenes.new_game import NewGame
        from game.ui.scenes.title import Title

        self.app.go(Title(self.app), NewGame(self.app))

    def saved(self) -> None:
        from game.ui.scenes.saved import SavedGames
        from game.ui.scenes.title import Title

        self.app.go(Title(self.app), SavedGames(self.app))

    def to_title(self) -> None:
        from game.ui.scenes.title import Title

        self.app.go(Title(self.app))

    def back(self) -> None:
        self.app.pop()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_m:
            self.back()
            return True
        return False
