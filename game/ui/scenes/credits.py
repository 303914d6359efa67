"""Credits, and what belongs to whom."""

from __future__ import annotations

import pygame

from game import __version__
from game.paths import data_path
from game.speed import compiled
from game.ui.formlook import bold, escape
from game.ui.graph import Node, Rect
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.shell import App
from game.ui.text import tr
from game.ui.widgets import Kit, Scroll

PARTS = ("games", "unofficial", "made", "speed", "licence", "libraries", "inside", "fonts", "texts", "files")


def _yes(so: bool) -> str:
    return tr("app.credits.speed.yes" if so else "app.credits.speed.no")


class Credits(Scene):
    name = "credits"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root, paper, room = sheet(canvas, kit, tr("app.credits.title"), self.back, 900)
        window = Rect(room.x, room.y, room.w - 14, room.h)
        parts = []
        licences = data_path("licences")
        for name in PARTS:
            if name == "texts" and not licences.is_dir():
                continue  # only packages have that folder
            head = tr(f"app.credits.{name}.head", version=__version__)
            body = tr(
                f"app.credits.{name}.body",
                version=__version__,
                licences=str(licences),
                games=str(self.app.folders.games),
                settings=str(self.app.folders.settings),
                log=str(self.app.folders.log),
                rules=_yes(compiled("rules")),
                bots=_yes(compiled("bots")),
            )
            parts.append(f"{bold(head, 'terracotta_dark')}<br>{escape(body)}")
        top = window.y - self.scroll.offset
        nodes, y = [], top
        for i, words in enumerate(parts):
            nodes.append(self.app.forms.rich(("credits", i), Rect(window.x, y, window.w, 0), words))
            y += nodes[-1].rect.h + 16
        area, first = self.scroll.area(("credits", "text"), window, y - top, self.changed)
        for node in nodes:
            node.rect.y += first - top
        paper.add(area.add(*nodes), self.scroll.bar(("credits", "bar"), self.changed))
        return root

    def key(self, event: pygame.event.Event) -> bool:
        if self.scroll.key(event.key):
            self.changed()
            return True
        return False

    def back(self) -> None:
        self.app.pop()
