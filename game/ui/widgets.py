"""Buttons, choices, switches, scrolled lists and dialogs, as nodes of the one scene graph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.core import Place
from game.ui import draw, typeset
from game.ui.graph import Node, Rect, Tip, inset
from game.ui.text import Phrase, say, tr

Click = Callable[[], None]
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


@dataclass(frozen=True, slots=True)
class Kit:
    """Measures: pixels per unit and the interface scale, for layouts that grow with their text."""

    unit: float
    scale: float

    def s(self, units: float) -> float:
        """A length that grows with the interface scale."""
        return units * self.scale

    def high(self, text: str, width: float, size: float, style: str = "regular") -> float:
        return typeset.height_of(text, width, size, style, self.unit, self.scale)

    def wide(self, text: str, size: float, style: str = "regular") -> float:
        return typeset.width_of(text, size, style, self.unit, self.scale)


def panel(rect: Rect, key: Place = (), tone: str = "parchment") -> Node:
    """A sheet of parchment."""
    return Node(key, rect, (draw.paper, 10, tone), bleed=10)


def button(
    key: Place,
    rect: Rect,
    label: str,
    on_click: Click | None,
    look: str = "wood",
    tip: Tip | Callable[[], Tip] = None,
    size: float = 17,
    picture: str = "",
    off: bool = False,
) -> Node:
    """A button; without `on_click` or with `off` it is dead and says in its tip why."""
    dead = off or on_click is None
    node = Node(key, rect, (draw.plate, "off" if dead else look), tip=tip, bleed=5, radius=7, off=dead)
    node.on_click = None if dead else on_click
    tone = {"wood": "parchment_light", "danger": "parchment_light", "flat": "ink"}.get(look, "wood_dark")
    pad = min(rect.h * 0.28, 14)
    box = Rect(rect.x + pad, rect.y + 2, rect.w - 2 * pad, rect.h - 4)
    if picture:
        side = rect.h - 10
        at = (
            Rect(rect.x + 6, rect.y + 5, side, side)
            if label
            else Rect(rect.centerx - side / 2, rect.y + 5, side, side)
        )
        node.add(Node((), at, (draw.image, picture, 0.5 if dead else 1.0)))
        box = Rect(at.right + 5, box.y, max(1.0, rect.right - pad / 2 - at.right - 5), box.h)
    node.write(label, box, size, "semibold", "ink" if dead else tone, "center", lines=2)
    return node


def choice(
    key: Place,
    rect: Rect,
    options: Sequence[tuple[str, str, Tip]],
    chosen: str,
    choose: Callable[[str], None],
    off: dict[str, Tip] | None = None,
    size: float = 15,
) -> Node:
    """One of several, side by side: (value, label, tip) each; those in `off` cannot be chosen and say why."""
    node = Node((), rect, (draw.fill, "wood_dark", 8, 0.85))
    x = rect.x + 2
    shares = [len(label) + 5 for _, label, _ in options]  # longer words get more room, so that all look alike
    for (value, label, tip), share in zip(options, shares, strict=True):
        w = (rect.w - 4) * share / sum(shares)
        cell = Rect(x + 1, rect.y + 3, w - 2, rect.h - 6)
        x += w
        why = (off or {}).get(value)
        is_on = value == chosen
        part = Node(
            (*key, value), cell, (_segment, is_on, why is not None), tip=why or tip, radius=6, off=why is not None
        )
        part.on_click = None if why is not None else (lambda value=value: choose(value))
        colour = "wood_dark" if is_on else "parchment"
        part.write(label, Rect(cell.x + 4, cell.y, cell.w - 8, cell.h), size, "semibold", colour, "center")
        node.add(part)
    return node


def _segment(p: draw.Painter, r: Rect, chosen: bool, dead: bool) -> None:
    if chosen:
        p.box(r, "brass", 6)
        p.box(Rect(r.x + 2, r.y + 1.5, r.w - 4, 3), "brass_light", 2, alpha=0.7)
        p.box(r, None, 6, "brass_light", 1.2)
    else:
        p.box(r, "wood", 6, alpha=0.35 if dead else 0.9)


def switch(
    key: Place, rect: Rect, on: bool, choose: Callable[[bool], None], tip: Tip = None, off: bool = False
) -> Node:
    """On or off: position, colour and word say which."""
    h = min(rect.h, 30.0 * max(1.0, rect.h / 40))
    w = min(rect.w, h * 3.0)
    box = Rect(rect.x, rect.centery - h / 2, w, h)
    node = Node(key, box, (_switch, on, off), tip=tip, radius=h / 2, off=off)
    node.on_click = None if off else (lambda: choose(not on))
    half = Rect(box.x + h * 0.3, box.y, w - h * 1.3, h) if on else Rect(box.x + h, box.y, w - h * 1.3, h)
    word = tr("app.on") if on else tr("app.off")
    node.write(word, half, 13, "small_bold", "wood_dark" if on else "parchment", "center")
    return node


def _switch(p: draw.Painter, r: Rect, on: bool, dead: bool) -> None:
    rad = r.h / 2
    p.box(r, "stone" if dead else "brass" if on else "wood", rad, "wood_dark", 1.2)
    x = r.right - rad if on else r.x + rad
    p.disc(x, r.centery, rad - 3, "parchment_light", "wood_dark", 1.2)


def close_cross(p: draw.Painter, r: Rect) -> None:
    d = r.w * 0.3
    for sign in (1, -1):
        p.line([(r.centerx - d, r.centery - sign * d), (r.centerx + d, r.centery + sign * d)], "ink_soft", 2)


@dataclass(slots=True)
class Scroll:
    """A list that may be longer than its window: `offset` is what the scene remembers.

    A list with `tail` shows its end unless somebody has scrolled away from it.
    """

    offset: float = 0.0
    tail: bool = False
    away: bool = False
    height: float = 0.0
    window: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    def area(self, key: Place, rect: Rect, height: float, changed: Click) -> tuple[Node, float]:
        """The clipping node and the y of the first line."""
        self.window, self.height = rect, height
        if self.tail and not self.away:
            self.offset = height
        self._limit()

        def wheel(turns: int) -> None:
            self.offset -= turns * 48
            self._limit()
            changed()

        node = Node(key, rect, clip=True, on_wheel=wheel if height > rect.h else None)
        return node, rect.y - self.offset

    def bar(self, key: Place, changed: Click) -> Node | None:
        """The handle beside the window; None if everything is visible."""
        rect, room = self.window, self.height
        if room <= rect.h + 0.5:
            return None
        track = Rect(rect.right + 3, rect.y, 8, rect.h)
        size = max(30.0, rect.h * rect.h / room)
        at = rect.y + (rect.h - size) * self.offset / (room - rect.h)

        def drag(_x: float, y: float) -> None:
            self.offset = (y - size / 2 - rect.y) / max(1.0, rect.h - size) * (room - rect.h)
            self._limit()
            changed()

        node = Node((*key, "track"), track, (draw.fill, "wood_dark", 4, 0.25), on_drag=drag)
        handle = Node(key, Rect(track.x, at, 8, size), (draw.fill, "brass", 4, 1.0, "wood_dark"), on_drag=drag)
        return node.add(handle)

    def key(self, key: int) -> bool:
        """Page up and down, Home, End and the arrows; True if that changed what is seen."""
        page = max(48.0, self.window.h - 48)
        steps = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_UP: -48.0,
            pygame.K_DOWN: 48.0,
            pygame.K_HOME: -self.height,
            pygame.K_END: self.height,
        }
        before = self.offset
        self.offset += steps.get(key, 0.0)
        self._limit()
        return self.offset != before

    def reveal(self, rect: Rect) -> bool:
        """Scroll so that a rect that belongs to the list is visible; True if that changed anything."""
        if not (self.window.x - 1 <= rect.centerx <= self.window.right + 1):
            return False
        before = self.offset
        if rect.top < self.window.top:
            self.offset -= self.window.top - rect.top + 8
        elif rect.bottom > self.window.bottom:
            self.offset += rect.bottom - self.window.bottom + 8
        self._limit()
        return self.offset != before

    def _limit(self) -> None:
        most = max(0.0, self.height - self.window.h)
        self.offset = min(max(0.0, self.offset), most)
        self.away = self.offset < most - 1


@dataclass(slots=True)
class Dialog:
    """A question over everything. The first button is the way out (Esc); the last one is the main one."""

    title: Phrase | str
    body: Sequence[Phrase | str]
    buttons: Sequence[tuple[Phrase | str, Click, str]]
    seconds: float = 0.0  # after this time the way out is taken by itself
    tick: Callable[[int], Phrase] | None = None  # the line that counts down

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node(("dialog",), canvas, (draw.veil,), block=True)
        width = min(canvas.w - 80, kit.s(540))
        body = [say(line) for line in self.body]
        if self.tick is not None:
            body.append(say(self.tick(max(0, int(self.seconds + 0.99)))))
        inner = width - 64
        title = say(self.title)
        title_high = kit.high(title, inner, 24, "heading") + 8
        heights = [kit.high(line, inner, 16) + 6 for line in body]
        bar = kit.s(46)
        room = canvas.h - 60 - title_high - bar - 70
        if sum(heights) > room:  # a very large scale in a small window: the text shrinks into what there is
            heights = [h * room / sum(heights) for h in heights]
        high = title_high + sum(heights) + bar + 70
        rect = Rect(canvas.centerx - width / 2, canvas.centery - high / 2, width, high)
        sheet = panel(rect, ("dialog", "sheet")).add(Node((), inset(rect, 9), (draw.corners, 26)))
        y = rect.y + 22
        sheet.write(title, Rect(rect.x + 32, y, inner, title_high), 24, "heading", "wood_dark", "center", lines=4)
        y += title_high + 4
        for line, h in zip(body, heights, strict=True):
            sheet.write(line, Rect(rect.x + 32, y, inner, h), 16, "regular", "ink", "left", "top", lines=40)
            y += h
        gap = 14.0
        labels = [say(label) for label, _, _ in self.buttons]
        each = min(kit.s(240), (inner - gap * (len(labels) - 1)) / len(labels))
        x = rect.centerx - (each * len(labels) + gap * (len(labels) - 1)) / 2
        for i, (_, call, look) in enumerate(self.buttons):
            at = Rect(x + i * (each + gap), rect.bottom - bar - 24, each, bar)
            sheet.add(button(("dialog", "button", i), at, labels[i], call, look))
        return root.add(sheet)
