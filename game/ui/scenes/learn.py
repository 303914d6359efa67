"""The guided games: one for each title that has a guide."""

from __future__ import annotations

from game.core.registry import NAMES
from game.ui.graph import Node, Rect, columns
from game.ui.guide import load_guide
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.scenes.new_game import game_box, name_band
from game.ui.text import tr
from game.ui.widgets import Kit, button


class Learn(Scene):
    name = "learn"

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root, paper, room = sheet(canvas, kit, tr("app.guide.title"), self.back, 900)
        head = kit.high(tr("app.guide.intro"), room.w, 17) + 14
        at = Rect(room.x, room.y, room.w, head)
        paper.write(tr("app.guide.intro"), at, 17, "italic", "ink_soft", "center", lines=3)
        games = [game for game in NAMES if load_guide(game) is not None]
        below = Rect(room.x, room.y + head, room.w, room.h - head)
        cells = columns(below, [0] * len(games), 24)
        words = max(kit.high(tr(f"app.about.{game}"), cells[0].w - 12, 16) for game in games) + 16
        for game, cell in zip(games, cells, strict=True):
            paper.add(self._box(game, cell, kit, min(words, cell.h * 0.3)))
        return root

    def _box(self, game: str, rect: Rect, kit: Kit, words: float) -> Node:
        bar = min(kit.s(50), rect.h * 0.16)
        node = Node((), rect)
        room = Rect(rect.x, rect.y, rect.w, rect.h - bar - words - 12)
        side = min(room.w / 0.75, room.h)
        at = Rect(room.centerx - side * 0.375, room.bottom - side, side * 0.75, side)
        below = Rect(rect.x + 6, room.bottom + 4, rect.w - 12, words)
        node.write(tr(f"app.about.{game}"), below, 16, "regular", "ink", "center", lines=6)
        lid = Node(("learn", "box", game), at, (game_box, game, False, True), bleed=6, radius=5)
        lid.on_click = lambda: self.begin(game)
        lid.write(tr(f"app.game.{game}"), name_band(at), 20, "heading", "parchment_light", "center", lines=2)
        node.add(lid)
        wide = min(rect.w, kit.s(220))
        at = Rect(rect.centerx - wide / 2, rect.bottom - bar - 6, wide, bar)
        return node.add(button(("learn", game), at, tr("app.guide.start"), lambda: self.begin(game), "brass"))

    def begin(self, game: str) -> None:
        from game.ui.scenes.open import learn

        learn(self.app, game)

    def back(self) -> None:
        self.app.pop()
