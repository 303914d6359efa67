"""Credits, and what belongs to whom."""

from __future__ import annotations

from game import __version__
from game.paths import data_path
from game.ui.graph import Node, Rect
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.shell import App
from game.ui.text import tr
from game.ui.widgets import Kit, Scroll

PARTS = ("games", "unofficial", "made", "licence", "libraries", "inside", "fonts", "texts", "files")


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
            )
            parts.append((head, kit.high(head, window.w, 18, "heading"), body, kit.high(body, window.w, 15)))
        total = sum(part[1] + part[3] + 18 for part in parts)
        area, y = self.scroll.area(("credits", "text"), window, total, self.changed)
        for head, head_high, body, body_high in parts:
            block = Node((), Rect(window.x, y, window.w, head_high + body_high + 6))
            block.write(head, Rect(window.x, y, window.w, head_high), 18, "heading", "terracotta_dark", lines=3)
            box = Rect(window.x, y + head_high + 4, window.w, body_high)
            block.write(body, box, 15, "regular", "ink", "left", "top", lines=40)
            area.add(block)
            y += head_high + body_high + 18
        paper.add(area, self.scroll.bar(("credits", "bar"), self.changed))
        return root

    def back(self) -> None:
        self.app.pop()
