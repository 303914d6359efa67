"""Saved games and replays: every journal in the games folder, damaged ones with the reason."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame

from game.core import Place, find
from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.saves import SUFFIX, Saved, delete, export, look, paths, take_in
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.scenes.new_game import option_name, value_name
from game.ui.scenes.open import open_game, replay_game
from game.ui.shell import App
from game.ui.text import listed, number, say, tr
from game.ui.widgets import PAGES, Dialog, Kit, Scroll, button

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
        high = min(kit.s(104), 170)
        area, y = self.scroll.area(("saved", "rows"), window, len(games) * (high + 10) + 6, self.changed)
        y += 4
        for i, game in games:
            if y + high > window.top and y < window.bottom:
                area.add(self._row(i, game, Rect(window.x + 6, y, window.w - 14, high), kit))
            y += high + 10
        paper.add(area, self.scroll.bar(("saved", "bar"), self.changed))
        return root

    def _row(self, i: int, game: Saved, rect: Rect, kit: Kit) -> Node:
        node = Node((), rect, (_row, bool(game.fault)), bleed=4)
        pad = 8
        shot = Rect(rect.x + pad, rect.y + pad, (rect.h - 2 * pad) * 16 / 9, rect.h - 2 * pad)
        node.add(Node((), shot, (_thumbnail, str(game.picture), game.when)))
        wide = min(kit.s(112), rect.w * 0.125)
        left = shot.right + 14
        room = rect.right - left - 4 * (wide + 8) - 8
        when = datetime.fromtimestamp(game.when).strftime(tr("app.saved.date_format")) if game.when else ""
        if game.fault:
            title, line = tr("app.saved.damaged_title"), game.path.name
            last = tr("app.saved.why", why=say(game.fault))
            room += wide * 3 + 24
        else:
            assert game.header is not None
            title = heading(game)
            line = ", ".join(str(seat["name"])[:24] for seat in game.header.seats)
            if game.over:
                last = tr("app.saved.over", date=when, result=result(game))
            else:
                last = tr("app.saved.round", number=game.round_number, date=when)
        third = (rect.h - 2 * pad) / 3.2
        node.write(title, Rect(left, rect.y + pad, room, third), 19, "heading", "wood_dark")
        node.write(line, Rect(left, rect.y + pad + third * 1.1, room, third), 15, "regular", "ink", least=7)
        node.write(
            last, Rect(left, rect.y + pad + third * 2.15, room, third), 13.5, "small", "ink_soft", lines=2, least=7
        )
        x = rect.right - pad - wide
        high = min(rect.h - 2 * pad, kit.s(40))
        top = rect.centery - high / 2
        node.add(
            button(
                ("saved", "delete", i),
                Rect(x, top, wide, high),
                tr("app.saved.delete"),
                lambda: self.ask_delete(game),
                "danger",
                size=15,
                picture="ui/trash",
            )
        )
        if not game.fault:
            x -= wide + 8
            node.add(
                button(
                    ("saved", "export", i),
                    Rect(x, top, wide, high),
                    tr("app.saved.export"),
                    lambda: self.export(game),
                    "wood",
                    size=15,
                )
            )
            x -= wide + 8
            node.add(
                button(
                    ("saved", "replay", i),
                    Rect(x, top, wide, high),
                    tr("app.saved.replay"),
                    lambda: replay_game(self.app, game.path),
                    "wood",
                    size=15,
                )
            )
            x -= wide + 8
            label, look_ = (tr("app.saved.result"), "wood") if game.over else (tr("app.saved.continue"), "brass")
            node.add(
                button(
                    ("saved", "open", i),
                    Rect(x, top, wide, high),
                    label,
                    lambda: open_game(self.app, game.path),
                    look_,
                    size=15,
                )
            )
        return node

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


def heading(game: Saved) -> str:
    """The game and the options that differ from the usual ones."""
    assert game.header is not None
    key = game.header.game
    chosen = [option for option in find(key).options if game.header.options.get(option.key) != option.default]
    names = []
    for option in chosen:
        if option.key in game.header.options:
            name, value = option_name(key, option.key), value_name(key, option.key, game.header.options[option.key])
            plain = option.is_flag or option.key == "edition"
            told = name if option.is_flag else value
            names.append(told if plain else tr("app.saved.option", option=name, value=value))
    return " · ".join([tr(f"app.game.{key}"), *names])


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


def _thumbnail(p: draw.Painter, r: Rect, path: str, when: float) -> None:
    """The board as it was left; `when` makes a newer picture a different one."""
    try:
        image = pygame.image.load(path)
        box = p.px(r)
        p.surface.blit(pygame.transform.smoothscale(image.convert_alpha(), box.size), box)
    except (OSError, pygame.error, ValueError):
        draw.sea(p, r)
    p.box(r, None, 2, "wood_dark", 1.5)
