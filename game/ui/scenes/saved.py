"""Saved games and replays: every journal in the games folder, damaged ones with the reason."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame

from game.core import Place, find
from game.ui import draw
from game.ui.graph import Node, Rect, rows
from game.ui.saves import SUFFIX, Saved, delete, export, look, paths, take_in
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.scenes.new_game import option_name, value_name
from game.ui.scenes.open import open_game, replay_game
from game.ui.shell import App
from game.ui.text import Phrase, listed, number, say, tr
from game.ui.widgets import PAGES, Click, Dialog, Kit, Scroll, button

SEARCH: Place = ("saved", "search")


class SavedGames(Scene):
    name = "saved"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()
        self.waiting: list[Path] = paths(app.folders.games)
        self.games: list[Saved] = []
        self.search = ""

    def update(self, seconds: float) -> None:
        # One journal a frame: a hundred of them must not hold up the window.
        if self.waiting:
            self.games.append(look(self.waiting.pop(0)))
            self.changed()

    def busy(self) -> bool:
        return bool(self.waiting)

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root, paper, room = sheet(canvas, kit, tr("app.saved.title"), self.back, 1060)
        head = min(kit.s(40), 64)
        wide = min(kit.s(150), room.w * 0.25)
        paper.add(
            button(
                ("saved", "import"), Rect(room.right - wide, room.y, wide, head), tr("app.saved.import"), self.take_in
            )
        )
        if not self.games and not self.waiting:
            paper.write(tr("app.saved.none"), room, 18, "italic", "ink_soft", "center", lines=3)
            return root
        field = Rect(room.x + 2, room.y + 2, min(kit.s(320), room.w - wide - 20), head - 4)
        paper.add(self.app.forms.entry(SEARCH, field, self.search, self.find, 40, tr("app.saved.search")))
        games = [(i, game) for i, game in enumerate(self.games) if matches(game, self.search)]
        window = Rect(room.x - 4, room.y + head + 10, room.w - 8, room.h - head - 10)
        if not games and not self.waiting:
            paper.write(tr("app.saved.nothing_found"), window, 18, "italic", "ink_soft", "center", lines=3)
        high = min(kit.s(108), 170)
        area, y = self.scroll.area(("saved", "rows"), window, len(games) * (high + 10) + 6, self.changed)
        y += 4
        for i, game in games:
            if y + high > window.top and y < window.bottom:
                area.add(self._row(i, game, Rect(window.x + 6, y, window.w - 14, high), kit))
            y += high + 10
        paper.add(area, self.scroll.bar(("saved", "bar"), self.changed))
        return root

    def _row(self, i: int, game: Saved, rect: Rect, kit: Kit) -> Node:
        """The game and its options above; below who plays, how it stands, and what can be done with it."""
        node = Node((), rect, (_row, bool(game.fault)), bleed=4)
        pad = 8
        shot = Rect(rect.x + pad, rect.y + pad, (rect.h - 2 * pad) * 16 / 9, rect.h - 2 * pad)
        box = f"ui/box_{game.header.game}" if game.header is not None else ""
        node.add(Node((), shot, (_thumbnail, str(game.picture), game.when, box)))
        left, right = shot.right + 14, rect.right - pad - 4
        inner = Rect(left, rect.y + pad, right - left, rect.h - 2 * pad)
        above, below = rows(inner, [inner.h * 0.38, 0], 2)
        title = tr("app.saved.damaged_title") if game.header is None else tr(f"app.game.{game.header.game}")
        wide = min(kit.wide(title, 19, "heading") + 4, above.w)
        node.write(title, Rect(above.x, above.y, wide, above.h), 19, "heading", "wood_dark")
        if game.header is not None:
            told = Rect(above.x + wide + 12, above.y, above.w - wide - 12, above.h)
            node.write(" · ".join(chosen(game)), told, 13.5, "italic", "ink_soft", lines=2, least=7)
        cells = self._buttons(i, game)
        high = min(below.h, kit.s(40))
        each = min(kit.s(118), below.w * 0.17)
        x = right
        for key, call, look_ in reversed(cells):
            w = high if key == "delete" else each  # its picture says it
            x -= w
            at = Rect(x, below.bottom - high, w, high)
            picture, label = ("ui/trash", "") if key == "delete" else ("", tr(f"app.saved.{key}"))
            name = "open" if key in ("continue", "result") else key
            tip: Phrase | None = ("app.saved.delete", {}) if key == "delete" else None
            node.add(button(("saved", name, i), at, label, call, look_, tip, 15, picture))
            x -= 8
        half = Rect(below.x, below.y, x - below.x, below.h)
        first, second = self._lines(game)
        upper, lower = rows(half, [half.h * 0.45, 0])
        node.write(first, upper, 15, "regular", "ink", least=7)
        node.write(second, lower, 13.5, "small", "ink_soft", lines=2, least=7)
        return node

    def _lines(self, game: Saved) -> tuple[str, str]:
        if game.header is None:
            assert game.fault is not None
            return game.path.name, tr("app.saved.why", why=say(game.fault))
        names = ", ".join(str(seat["name"])[:24] for seat in game.header.seats)
        when = datetime.fromtimestamp(game.when).strftime(tr("app.saved.date_format")) if game.when else ""
        if game.over:
            return names, tr("app.saved.over", date=when, result=result(game))
        return names, tr("app.saved.round", number=game.round_number, date=when)

    def _buttons(self, i: int, game: Saved) -> list[tuple[str, Click, str]]:
        delete_: tuple[str, Click, str] = ("delete", lambda: self.ask_delete(game), "danger")
        if game.fault:
            return [delete_]
        go_on = "result" if game.over else "continue"
        return [
            (go_on, lambda: open_game(self.app, game.path), "wood" if game.over else "brass"),
            ("replay", lambda: replay_game(self.app, game.path), "wood"),
            ("export", lambda: self.export(game), "wood"),
            delete_,
        ]

    def find(self, words: str) -> None:
        self.search = words
        self.changed()

    def export(self, game: Saved) -> None:
        def picked(target: Path) -> None:
            fault = export(game.path, target)
            self.app.notice(fault or ("app.saved.exported", {"path": str(target)}), "danger" if fault else "ok")

        self.app.forms.files.ask(tr("app.saved.export"), Path.home() / game.path.name, SUFFIX, False, picked)

    def take_in(self) -> None:
        def picked(source: Path) -> None:
            fault = take_in(source, self.app.folders.games)
            self.app.notice(fault or ("app.saved.imported", {"name": source.name}), "danger" if fault else "ok")
            self.games, self.waiting = [], paths(self.app.folders.games)
            self.changed()

        self.app.forms.files.ask(tr("app.saved.import"), Path.home(), SUFFIX, True, picked)

    def ask_delete(self, game: Saved) -> None:
        def remove() -> None:
            self.app.close_dialog()
            fault = delete(game.path)
            if fault is not None:
                self.app.notice(fault, "danger")
            else:
                self.games = [other for other in self.games if other is not game]
            self.changed()

        self.app.ask(
            Dialog(
                ("app.saved.delete_title", {}),
                [("app.saved.delete_body", {"name": game.path.name})],
                [(("app.cancel", {}), self.app.close_dialog, "wood"), (("app.saved.delete", {}), remove, "danger")],
            )
        )

    def key(self, event: pygame.event.Event) -> bool:
        # the arrows move the focus
        if event.key in PAGES and self.scroll.key(event.key):
            self.changed()
            return True
        return False

    def reveal(self, rect: Rect) -> bool:
        return self.scroll.reveal(rect)

    def back(self) -> None:
        self.app.pop()


def chosen(game: Saved) -> list[str]:
    """The options that differ from the usual ones."""
    assert game.header is not None
    key, told = game.header.game, game.header.options
    names = []
    for option in find(key).options:
        value = told.get(option.key, option.default)
        if value != option.default:
            name = option_name(key, option.key)
            said = value_name(key, option.key, value)
            names.append(name if option.is_flag else tr("app.saved.option", option=name, value=said))
    return names


def heading(game: Saved) -> str:
    """The game and what is special about it, as it is searched."""
    assert game.header is not None
    return " ".join([tr(f"app.game.{game.header.game}"), *chosen(game)])


def result(game: Saved) -> str:
    assert game.header is not None
    names = [str(seat["name"]) for seat in game.header.seats]
    points = " – ".join(number(total) for total in sorted(game.totals, reverse=True))
    return tr("app.saved.won", count=len(game.winners), names=listed([names[i] for i in game.winners]), points=points)


def matches(game: Saved, words: str) -> bool:
    """Whether every word searched for is in the line of a game."""
    if game.header is None:
        told = game.path.name
    else:
        told = " ".join([heading(game), game.path.name, *(str(seat["name"]) for seat in game.header.seats)])
    return all(word in told.casefold() for word in words.casefold().split())


def _row(p: draw.Painter, r: Rect, damaged: bool) -> None:
    p.shadow(r, 8, 3, 0.25)
    p.box(r, "parchment_light", 8, "danger" if damaged else "wood", 1.4)


def _thumbnail(p: draw.Painter, r: Rect, path: str, when: float, box: str) -> None:
    """The board as it was left (`when` makes a newer picture a different one), or else the game's box."""
    try:
        image = pygame.image.load(path)
        at = p.px(r)
        p.surface.blit(pygame.transform.smoothscale(image.convert_alpha(), at.size), at)
    except (OSError, pygame.error, ValueError):
        draw.sea(p, r)
        if box:
            p.picture(box, Rect(r.x + 4, r.y + 4, r.w - 8, r.h - 8))
    p.box(r, None, 2, "wood_dark", 1.5)
