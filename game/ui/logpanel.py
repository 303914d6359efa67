"""The log at the right of the table: the report of the last phase, and below it all that has happened."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from game.core import Place
from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.history import Entry
from game.ui.tableview import Context
from game.ui.text import language, say, tr
from game.ui.widgets import PAGES, Kit, Scroll, close_cross, panel

if TYPE_CHECKING:
    from game.ui.table import Table


LATEST = 6  # so many lines of a report are shown whatever room there is


class LogPanel:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.scroll = Scroll(tail=True)
        self.marked = -1  # the line that one looks back at
        self._like: tuple[object, ...] = ()
        self._lines: list[tuple[Entry, str, float]] = []

    @property
    def entries(self) -> list[Entry]:
        """What the log tells: nothing of what the board does not show yet."""
        history = self.table.history
        return history.lines(self.table.shown_moves) if self.table.flying else history.entries

    # keys and pointer ------------------------------------------------------------------------------------

    def key(self, key: int) -> bool:
        """Page, Home and End scroll; so do the arrows while the pointer is over the log."""
        if not self.table.app.settings.log_open:
            return False
        over = self.scroll.window.collidepoint(*self.table.app.pointer.units)
        if (key in PAGES or (over and key in (pygame.K_UP, pygame.K_DOWN))) and self.scroll.key(key):
            self.table.changed()
            return True
        return False

    def named(self, node: Node | None) -> tuple[Place, ...]:
        """The places that the line under the pointer names."""
        if node is not None and node.key[:2] == ("log", "entry"):
            index = int(node.key[2])
            if 0 <= index < len(self.entries):
                return self.entries[index].places
        return ()

    def copy(self) -> None:
        """The whole log to the clipboard, a line each."""
        app = self.table.app
        try:
            pygame.scrap.put_text("\n".join(say(entry.words) for entry in self.entries))
        except (pygame.error, AttributeError) as error:
            logging.getLogger(__name__).info("clipboard: %s", error)
            app.notice(("app.notice.no_clipboard", {}), "warn")
        else:
            app.notice(("app.notice.log_copied", {}))

    # drawing ---------------------------------------------------------------------------------------------

    def build(self, rect: Rect, kit: Kit, ctx: Context) -> Node:
        sheet = panel(Rect(rect.x + 2, rect.y + 8, rect.w - 10, rect.h - 16), ("log",))
        inner = Rect(sheet.rect.x + 12, sheet.rect.y + 10, sheet.rect.w - 30, sheet.rect.h - 20)
        y = inner.y
        if self.table.report:
            card = self._report(inner, kit)
            sheet.add(card)
            y = card.rect.bottom + 8
        title = tr("app.table.log_title")
        head_high = kit.high(title, inner.w - 54, 15, "heading")
        sheet.write(title, Rect(inner.x, y, inner.w - 54, head_high), 15, "heading", "wood_dark")
        side = min(20.0, head_high)
        spot = Rect(inner.right + 10 - side, y + (head_high - side) / 2, side, side)
        tip = ("app.with_key", {"text": tr("app.table.copy_log"), "shortcut": tr("app.key.copy")})
        sheet.add(Node(("log", "copy"), spot, (_copy,), on_click=self.copy, tip=tip, radius=4))
        if self.entries and self.table.replay is None:
            tip = ("app.with_key", {"text": tr("app.look_back.open"), "shortcut": tr("app.look_back.open_key")})
            spot = spot.move(-side - 8, 0)
            sheet.add(Node(("log", "back"), spot, (_back,), on_click=self.table.look_back, tip=tip, radius=4))
        y += head_high + 2
        window = Rect(inner.x, y, inner.w, max(10.0, inner.bottom - y))
        wide = window.w - 10
        lines = self._set(kit, wide)
        changed = self.table.changed
        area, top = self.scroll.area(("log", "window"), window, sum(line[2] for line in lines), changed)
        for i, (entry, words, h) in enumerate(lines):
            if top + h >= window.top and top <= window.bottom:
                colour = ctx.colours[entry.seat] if 0 <= entry.seat < len(ctx.colours) else "brass_dark"
                art = (_entry, colour, i == self.marked)
                row = Node(("log", "entry", i), Rect(window.x, top, window.w, h), art, radius=3)
                if self.table.replay is None:
                    row.on_click = lambda i=i: self.table.look_back(i)
                    row.tip = ("app.table.look_back_tip", {})
                row.write(words, Rect(window.x + 9, top + 1, wide, h - 2), 13, "small", "ink", lines=12, least=8)
                area.add(row)
            top += h
        sheet.add(area)
        return sheet.add(self.scroll.bar(("log", "bar"), changed))

    def _report(self, inner: Rect, kit: Kit) -> Node:
        """What each player gained in the last phase."""
        y = inner.y
        lines = [say(line) for line in self.table.report]
        head = tr("app.table.report")
        heights = [kit.high(line, inner.w - 2, 13, "small") + 3 for line in lines]
        while sum(heights) > inner.h * 0.42 and len(lines) > LATEST:  # of long ones the latest part
            del lines[0], heights[0]
        high = min(sum(heights), inner.h * 0.42)
        squeeze = high / sum(heights)
        head_high = kit.high(head, inner.w - 40, 14, "semibold")
        card = Node(("log", "report"), Rect(inner.x - 4, y, inner.w + 14, high + head_high + 18), (_card,), bleed=4)
        card.write(head, Rect(inner.x + 4, y + 6, inner.w - 36, head_high), 14, "semibold", "wood_dark")
        cross = Rect(card.rect.right - 24, y + 5, 18, 18)
        close = Node(("log", "dismiss"), cross, (close_cross,), tip=("app.close", {}))
        close.on_click = self.table.dismiss_report
        card.add(close)
        top = y + head_high + 9
        for line, h in zip(lines, heights, strict=True):
            card.write(line, Rect(inner.x + 4, top, inner.w - 2, h * squeeze), 13, "small", "ink", lines=6, least=8)
            top += h * squeeze
        return card

    def _set(self, kit: Kit, wide: float) -> list[tuple[Entry, str, float]]:
        """The lines with their heights; those set before are kept, a long game has hundreds."""
        like = (language(), kit, wide)
        kept = self._lines if self._like == like else []
        entries = self.entries
        if len(kept) > len(entries) or (kept and kept[-1][0] is not entries[len(kept) - 1]):
            kept = []
        for entry in entries[len(kept) :]:
            words = say(entry.words)
            kept.append((entry, words, kit.high(words, wide, 13, "small") + 5))
        self._like, self._lines = like, kept
        return kept


def _entry(p: draw.Painter, r: Rect, colour: str, marked: bool = False) -> None:
    if marked:
        p.box(r, "brass_light", 3, alpha=0.7)
    p.box(Rect(r.x, r.y + 2, 3, r.h - 5), colour, 1.5)


def _card(p: draw.Painter, r: Rect) -> None:
    p.shadow(r, 5, 4, 0.3)
    p.box(r, "paper_white", 5, "brass", 1.2)


def _copy(p: draw.Painter, r: Rect) -> None:
    """Two sheets, one behind the other."""
    w, h = r.w * 0.52, r.h * 0.62
    p.box(Rect(r.x + r.w * 0.34, r.y + r.h * 0.12, w, h), "parchment_light", 2, "ink_soft", 1.3)
    p.box(Rect(r.x + r.w * 0.14, r.y + r.h * 0.28, w, h), "parchment_light", 2, "ink_soft", 1.3)


def _back(p: draw.Painter, r: Rect) -> None:
    """Two arrowheads: back, move by move."""
    for x in (r.x + r.w * 0.1, r.x + r.w * 0.48):
        tip, end = x, x + r.w * 0.36
        p.shape([(tip, r.centery), (end, r.y + r.h * 0.2), (end, r.bottom - r.h * 0.2)], "ink_soft")
