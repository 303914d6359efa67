"""Looking back from the table: the position at any line of the log, and the rule that acted there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core import Place, State
from game.ui import chrome, draw, lookup
from game.ui.controller import Controller
from game.ui.graph import Node, Rect, inset
from game.ui.history import Entry
from game.ui.scene import Scene
from game.ui.text import say, tr
from game.ui.widgets import Kit, button

if TYPE_CHECKING:
    from game.ui.table import Table


class LookBack(Scene):
    """The table rests meanwhile; nothing can be played here."""

    name = "look_back"

    def __init__(self, table: Table, at: int) -> None:
        super().__init__(table.app)
        self.table = table
        self.show(at)

    @property
    def entry(self) -> Entry:
        return self.table.log.entries[self.at]

    def show(self, at: int) -> None:
        """Another line of the log."""
        self.at = min(max(0, at), len(self.table.log.entries) - 1)
        self.state: State = lookup.before(self.table, self.entry.moves + 1)
        self.table.log.marked = self.at
        self.changed()

    def step(self, by: int) -> None:
        """To the next line of another move."""
        entries, at, here = self.table.log.entries, self.at, self.entry.moves
        while 0 <= at + by < len(entries) and entries[at].moves == here:
            at += by
        self.show(at)

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas, (chrome.background,))
        bar, board, log = chrome.layout(canvas, kit, self.app.settings.log_open)
        table = self.table
        ctx = table.context()
        ctx.lit, ctx.chosen, ctx.deciding, ctx.draft = frozenset(), (), False, Controller()
        ctx.events = table.history.told(self.entry.moves)
        root.add(table.view.build(self.state, table.viewer, inset(board, 6), ctx))
        root.add(self._bar(bar, kit))
        if log is not None:
            root.add(table.log.build(log, kit, ctx))
        return root

    def _bar(self, rect: Rect, kit: Kit) -> Node:
        node = Node(("bar",), rect, (draw.fill, "sea_dark", 0))
        h, y = rect.h - 12, rect.y + 6
        x = rect.right - 8
        entries = self.table.log.entries
        for name, words, call, live in (
            ("back", "app.look_back.back", self.back, True),
            ("rule", "app.look_back.rule", self.look_up, bool(lookup.page_behind(self.table, self.entry))),
            ("later", "", lambda: self.step(1), self.entry.moves < entries[-1].moves),
            ("earlier", "", lambda: self.step(-1), self.entry.moves > entries[0].moves),
        ):
            wide = kit.wide(tr(words), 15, "semibold") + 36 if words else h
            x -= wide
            symbol = {"later": "ui/arrow_right", "earlier": "ui/arrow_left"}.get(name, "")
            tip = ("app.with_key", {"text": tr(f"app.look_back.{name}"), "shortcut": tr(f"app.look_back.{name}_key")})
            at = Rect(x, y, wide, h)
            look = "brass" if name == "back" else "wood"
            label = tr(words) if words else ""
            node.add(button(("look_back", name), at, label, call, look, tip, 15, symbol, off=not live))
            x -= 6
        room = Rect(rect.x + 16, rect.y + 3, x - rect.x - 24, rect.h - 6)
        upper = Rect(room.x, room.y, room.w, room.h * 0.4)
        lower = Rect(room.x, room.y + room.h * 0.38, room.w, room.h * 0.6)
        status = say(self.table.view.status(self.state, self.table.context()))
        title = tr("app.look_back.title", status=status)
        node.write(title, upper, 12.5, "small", "parchment_dark", least=7)
        return node.write(say(self.entry.words), lower, 18, "semibold", "parchment_light", least=8)

    def rings(self) -> dict[Place, str]:
        view, table = self.table.view, self.table
        return {view.node_for(place, self.state, table.viewer): "named" for place in self.entry.places}

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_b):
            self.step(-1)
        elif event.key == pygame.K_RIGHT:
            self.step(1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and not self.app.focus.shown:
            self.back()
        else:
            return False
        return True

    def look_up(self) -> None:
        """The page about what is pointed at, or about the rule behind the line."""
        from game.ui.scenes.book import Rules

        header = self.table.session.header
        page = lookup.page_at(self.table) or lookup.page_behind(self.table, self.entry)
        if page:
            self.app.push(Rules(self.app, header.game, header.options, page))

    def leave(self) -> None:
        self.table.log.marked = -1

    def enter(self) -> None:
        self.table.log.marked = self.at

    def back(self) -> None:
        self.app.pop()
