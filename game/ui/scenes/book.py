"""The rules book: contents and search at the left, the page at the right, back and forward between pages."""

from __future__ import annotations

import pygame

from game.core.options import Options
from game.core.registry import NAMES
from game.ui import draw
from game.ui.book import Figure, Page, has_book, load_book, search
from game.ui.formlook import bold, escape
from game.ui.graph import Node, Rect, columns, rows
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.shell import App
from game.ui.text import Phrase, language, say, tr
from game.ui.widgets import Kit, Scroll, button

TALL = 130.0
"""Beside figures as high as this there is room for words."""


class Rules(Scene):
    name = "rules"

    def __init__(self, app: App, game: str = "", options: Options | None = None, page: str = "") -> None:
        super().__init__(app)
        self.games = [key for key in NAMES if has_book(key)]
        self.fixed = bool(game)  # opened from a game: its edition and its options
        self.contents, self.text = Scroll(), Scroll()
        self.wanted = ""
        self.before: list[str] = []
        self.after: list[str] = []
        self.show(game or self.games[0], options, page)

    def show(self, game: str, options: Options | None = None, page: str = "") -> None:
        """Open the book of a game."""
        book = load_book(game)
        assert book is not None
        self.game = game
        self.pages = list(book.pages(options))
        self.by_key = {page.key: page for page in self.pages}
        self.at = page if page in self.by_key else self.pages[0].key
        self.before, self.after, self.wanted = [], [], ""
        self.contents, self.text = Scroll(), Scroll()
        self.fresh = True  # the contents are still to be scrolled to the page
        self.changed()

    def turn_to(self, key: str) -> None:
        if key != self.at and key in self.by_key:
            self.before.append(self.at)
            self.after = []
            self._open(key)

    def _open(self, key: str) -> None:
        self.at = key
        self.text = Scroll()
        self.changed()

    def earlier(self) -> None:
        if self.before:
            self.after.append(self.at)
            self._open(self.before.pop())

    def later(self) -> None:
        if self.after:
            self.before.append(self.at)
            self._open(self.after.pop())

    # building ----------------------------------------------------------------------------------------

    def build(self, canvas: Rect, kit: Kit) -> Node:
        title = tr("app.rules.title_of", game=tr(f"app.game.{self.game}"))
        root, paper, room = sheet(canvas, kit, title, self.back, 1180)
        left, right = columns(room, [min(kit.s(300), room.w * 0.4), 0], 22)
        paper.add(self._contents(left, kit), self._page(right, kit))
        return root

    def _contents(self, rect: Rect, kit: Kit) -> Node:
        node = Node((), rect)
        line = kit.s(34)
        y = rect.y
        if len(self.games) > 1 and not self.fixed:
            labels = [(key, tr(f"app.game.{key}")) for key in self.games]
            field = Rect(rect.x, y, rect.w, line)
            node.add(self.app.forms.choose(("rules", "game"), field, labels, self.game, self.show))
            y += line + 8
        field = Rect(rect.x, y, rect.w, line)
        hint = tr("app.rules.search")
        node.add(self.app.forms.entry(("rules", "search"), field, self.wanted, self._search, 40, hint))
        y += line + 8
        window = Rect(rect.x, y, rect.w - 12, rect.bottom - y)
        high = kit.s(25)
        found = search(self.pages, self.wanted) if self.wanted.strip() else self.pages
        entries: list[tuple[str, Page | None]] = []
        chapter: Phrase | None = None
        for page in found:
            if page.chapter != chapter and not self.wanted.strip():
                chapter = page.chapter
                entries.append((say(chapter), None))
            entries.append((say(page.title), page))
        if not found:
            entries.append((tr("app.rules.nothing"), None))
        if self.fresh and not self.wanted.strip():
            self.fresh = False
            row = next((i for i, (_, page) in enumerate(entries) if page is not None and page.key == self.at), 0)
            if high * (row + 1) > window.h:
                self.contents.offset = high * row - window.h / 2
        area, top = self.contents.area(("rules", "contents"), window, high * len(entries) + 4, self.changed)
        for words, page_or in entries:
            if top + high > window.y - 2 and top < window.bottom + 2:
                at = Rect(window.x, top, window.w, high - 2)
                if page_or is None:
                    area.add(Node((), at).write(words, at, 15, "heading", "terracotta_dark"))
                else:
                    area.add(self._entry(page_or, words, at))
            top += high
        return node.add(area, self.contents.bar(("rules", "contents_bar"), self.changed))

    def _entry(self, page: Page, words: str, rect: Rect) -> Node:
        here = page.key == self.at
        art = (draw.fill, "brass", 5, 0.55, "brass_dark") if here else ()
        row = Node(("rules", "page", page.key), rect, art, radius=5, on_click=lambda: self.turn_to(page.key))
        style = "semibold" if here else "regular"
        return row.write(words, Rect(rect.x + 10, rect.y, rect.w - 14, rect.h), 14.5, style, "ink")

    def _page(self, rect: Rect, kit: Kit) -> Node:
        page = self.by_key[self.at]
        node = Node((), rect)
        head, body = rows(rect, [kit.s(40), 0], 8)
        side = head.h - 4
        for i, (name, call, live) in enumerate(
            (("back", self.earlier, bool(self.before)), ("forward", self.later, bool(self.after)))
        ):
            at = Rect(head.right - (2 - i) * (side + 6) + 6, head.y + 2, side, side)
            tip = ("app.with_key", {"text": tr(f"app.rules.{name}"), "shortcut": tr(f"app.rules.{name}_key")})
            symbol = "ui/arrow_left" if name == "back" else "ui/arrow_right"
            node.add(button(("rules", name), at, "", call, "wood", tip, 14, symbol, off=not live))
        title = Rect(head.x, head.y, head.w - 2 * side - 24, head.h)
        node.write(say(page.title), title, 26, "title", "wood_dark")
        window = Rect(body.x, body.y, body.w - 14, body.h)
        nodes, high = self._body(page, window, kit)
        area, top = self.text.area(("rules", "text"), window, high, self.changed)
        for child in nodes:
            move(child, 0.0, top - window.y)
        return node.add(area.add(*nodes), self.text.bar(("rules", "text_bar"), self.changed))

    def _body(self, page: Page, rect: Rect, kit: Kit) -> tuple[list[Node], float]:
        """Pieces, paragraphs, our ruling, related pages, below one another; words beside what is tall."""
        nodes: list[Node] = []
        y = rect.y + 2
        beside, bottom = Rect(0, 0, 0, 0), y
        if page.figures:
            x, tallest = rect.x + 4, 0.0
            for figure in page.figures:
                node = drawn(figure, kit)
                if node is None:
                    continue
                if x > rect.x + 4 and x + node.rect.w > rect.right:
                    x, y, tallest = rect.x + 4, y + tallest + 10, 0.0
                tallest = max(tallest, node.rect.h)
                nodes.append(move(node, x - node.rect.x, y - node.rect.y))
                x += node.rect.w + 14
            bottom = y + tallest + 12
            if y == rect.y + 2 and tallest > kit.s(TALL) and rect.right - x > rect.w * 0.45:
                beside = Rect(x + 6, y, rect.right - x - 6, tallest)
            else:
                y = bottom
        marks = [escape(words) for words in page.paragraphs()]
        if page.ruling is not None:
            marks.append(bold(tr("app.rules.ruling"), "terracotta_dark") + "<br>" + escape(say(page.ruling)))
        for i, markup in enumerate(marks):
            key = ("rules", "words", self.game, page.key, language(), i)
            if beside.h and y > beside.bottom:
                beside, y = Rect(0, 0, 0, 0), max(y, bottom)
            at = Rect(beside.x, y, beside.w, 0) if beside.h else Rect(rect.x, y, rect.w, 0)
            nodes.append(self.app.forms.rich(key, at, markup, 16))
            y += nodes[-1].rect.h + 8
        y = max(y, bottom)
        for figure, phrase in page.rows:
            y += self._row(nodes, figure, say(phrase), Rect(rect.x, y, rect.w, 0), kit)
        related = [self.by_key[key] for key in page.see if key in self.by_key]
        if related:
            y += 4
            label = tr("app.rules.see")
            at = Rect(rect.x, y, rect.w, kit.s(22))
            nodes.append(Node((), at).write(label, at, 14, "italic", "ink_soft"))
            y = at.bottom + 4
            x, high = rect.x, kit.s(32)
            for other in related:
                words = say(other.title)
                wide = min(rect.w, kit.wide(words, 14, "semibold") + 34)
                if x + wide > rect.right:
                    x, y = rect.x, y + high + 8
                call = lambda key=other.key: self.turn_to(key)  # noqa: E731
                at = Rect(x, y, wide, high)
                nodes.append(button(("rules", "see", other.key), at, words, call, "wood", None, 14))
                x += wide + 8
            y += high
        return nodes, y - rect.y + 10

    def _row(self, nodes: list[Node], figure: Figure, words: str, at: Rect, kit: Kit) -> float:
        """A figure and what there is to say about it; how high that is."""
        node = drawn(figure, kit)
        if node is None:
            return 0.0
        left = max(node.rect.w, kit.s(46)) + 18
        inner = at.w - left - 8
        high = max(node.rect.h, kit.high(words, inner, 16)) + 10
        nodes.append(move(node, at.x + 4 - node.rect.x, at.y + (high - node.rect.h) / 2 - node.rect.y))
        box = Rect(at.x + left, at.y, inner, high)
        nodes.append(Node((), box).write(words, box, 16, lines=20))
        return high

    # input -------------------------------------------------------------------------------------------

    def _search(self, words: str) -> None:
        if words != self.wanted:
            self.wanted = words
            self.contents = Scroll()
            self.changed()

    def reveal(self, rect: Rect) -> bool:
        return self.contents.reveal(rect) or self.text.reveal(rect)

    def key(self, event: pygame.event.Event) -> bool:
        alt = bool(event.mod & pygame.KMOD_ALT)
        if alt and event.key == pygame.K_LEFT:
            self.earlier()
        elif alt and event.key == pygame.K_RIGHT:
            self.later()
        elif self.text.key(event.key):
            self.changed()
        else:
            return False
        return True

    def look_up(self) -> None:
        """It is open already."""

    def back(self) -> None:
        self.app.pop()


def drawn(figure: Figure, kit: Kit) -> Node | None:
    """A figure as a node, wherever it may be."""
    if callable(figure):
        return figure(kit)
    art, (w, h) = figure
    return Node((), Rect(0, 0, kit.s(w), kit.s(h)), art, bleed=6)


def move(node: Node, dx: float, dy: float) -> Node:
    node.rect = node.rect.move(dx, dy)
    node.texts = [t._replace(box=(t.box[0] + dx, t.box[1] + dy, t.box[2], t.box[3])) for t in node.texts]
    for child in node.children:
        move(child, dx, dy)
    return node
