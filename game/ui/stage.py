"""What is on the screen now: the drawn tree as a still layer, and what moves over it.

A new tree is compared with the old one; only what differs is drawn again. While something flies, a
frame is the still layer plus the few moving pictures.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core import Place
from game.ui import draw, fonts, theme, typeset
from game.ui.graph import Art, Item, Node, Rect, Text, flatten, reachable

BUDGET = 0.003  # seconds a frame for drawing what has changed, while something moves
LARGE = 200_000  # pixels that are drawn in one go then
ABOVE = 3  # single pieces of this z lie upon the highlights too
PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
Ring = tuple[str, str, float]  # look, shape, radius


@dataclass(slots=True)
class Sprite:
    """Pictures on their way, shown one after the other: `start` in seconds of the stage's clock, points in canvas
    units (centres)."""

    pictures: list[pygame.Surface]
    source: tuple[float, float]
    target: tuple[float, float]
    start: float
    length: float
    arc: float = 0.0
    ended: Callable[[], None] | None = None


class Stage:
    def __init__(self, size: tuple[int, int]) -> None:
        self.scale = 1.0
        self.items: list[Item] = []
        self.by_key: dict[Place, Node] = {}
        self.by_place: dict[Place, Node] = {}
        self.rings: dict[Place, str] = {}
        self.over: list[tuple[Rect, Ring]] = []  # highlights that come and go with the pointer
        self._lit: list[tuple[Rect, Ring]] = []
        self.sprites: list[Sprite] = []
        self.clock = 0.0
        self.dirty = True  # a frame must be shown
        self._drawn: dict[tuple[object, ...], pygame.Rect] = {}  # how each item looked, and where
        self._order: list[Item] = []
        self._areas: list[pygame.Rect] = []
        self._todo: list[pygame.Rect] = []  # parts of the layer that are still to be drawn
        self.resize(size)

    # the canvas --------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.unit = max(0.05, min(size[0] / 1280, size[1] / 720))
        self.canvas = Rect(0, 0, size[0] / self.unit, size[1] / self.unit)
        self.layer = pygame.Surface(size)
        self.reset()

    def reset(self) -> None:
        """Draw everything again: another size, palette or language."""
        self._drawn = {}
        self._todo = []
        self.sprites.clear()
        self.dirty = True

    def units(self, pixels: tuple[float, float]) -> tuple[float, float]:
        return pixels[0] / self.unit, pixels[1] / self.unit

    def pixels(self, r: Rect) -> pygame.Rect:
        u = self.unit
        x, y = round(r.x * u), round(r.y * u)
        return pygame.Rect(x, y, round(r.right * u) - x, round(r.bottom * u) - y)

    # the tree ----------------------------------------------------------------------------------------

    def show(self, root: Node, rings: dict[Place, str] | None = None, patient: bool = False) -> None:
        """Show a tree. If `patient`, the drawing is spread over the next frames."""
        self.items = flatten(root)
        self.by_key = {item.node.key: item.node for item in self.items if item.node.key}
        self.by_place = {}
        for item in self.items:
            if item.node.stands_for:
                self.by_place.setdefault(item.node.stands_for, item.node)
        self._update(patient)
        self.set_rings(rings or {})

    def snapshot(self, node: Node) -> pygame.Surface:
        """A picture of a node with all that is in it, premultiplied."""
        area = self.pixels(node.rect)
        surface = pygame.Surface((max(1, area.w), max(1, area.h)), pygame.SRCALPHA)
        for item in flatten(node):
            self.draw_item(surface, item, (-area.x, -area.y))
        return surface

    def set_rings(self, rings: dict[Place, str]) -> None:
        """Change the highlights only; they are drawn over the still layer, which stays as it is."""
        self.rings = rings
        lit = []
        if rings:
            for item in reachable(self.items):
                node = item.node
                look = rings.get(node.stands_for) if node.key else None
                shown = node.shape != "none" and (node.shape != "quiet" or look != "lit")
                if look and shown and (item.clip is None or item.clip.contains(item.rect)):
                    lit.append((item.rect, (look, node.shape, node.radius)))
        if lit != self._lit:
            self._lit = lit
            self.dirty = True

    def _update(self, patient: bool = False) -> None:
        """Compare the tree with what is drawn, and draw again where they differ."""
        old = self._drawn
        drawn: dict[tuple[object, ...], pygame.Rect] = {}
        order: list[Item] = []
        areas: list[pygame.Rect] = []
        dirty: list[pygame.Rect] = []
        for item in self.items:
            node = item.node
            if not node.art and not node.texts:
                continue
            slot = (node.key, node.art, tuple(item.rect), tuple(node.texts), node.off, item.clip and tuple(item.clip))
            area = old.get(slot)
            if area is None:
                area = self._area(item)
                dirty.append(area)
            drawn[slot] = area
            order.append(item)
            areas.append(area)
        if old:
            dirty += [area for slot, area in old.items() if slot not in drawn]
        else:
            self.layer.fill(theme.colour("wood_dark"))
            dirty = [self.layer.get_rect()]
        self._drawn, self._order, self._areas = drawn, order, areas
        self._todo = merge(self._todo + dirty)
        if not patient:
            self.paint()

    def paint(self, seconds: float = 9.9) -> None:
        """Draw what is still to be drawn, or as much of it as the time allows."""
        until = time.perf_counter() + seconds
        while self._todo and time.perf_counter() < until:
            part = self._todo.pop()
            if seconds < 1 and part.w * part.h > LARGE:
                half = pygame.Rect(part)
                if part.w > part.h:
                    half.w //= 2
                    self._todo.append(pygame.Rect(half.right, part.y, part.w - half.w, part.h))
                else:
                    half.h //= 2
                    self._todo.append(pygame.Rect(part.x, half.bottom, part.w, part.h - half.h))
                self._todo.append(half)
                continue
            self.layer.set_clip(part)
            for i in part.collidelistall(self._areas):
                self.draw_item(self.layer, self._order[i], (0, 0))
            self.dirty = True
        self.layer.set_clip(None)

    def _area(self, item: Item) -> pygame.Rect:
        """The pixels that an item may draw on."""
        node = item.node
        more = round(2 * node.bleed * self.unit) + 4
        area = self.pixels(item.rect).inflate(more, more)
        for text in node.texts:
            area.union_ip(self.pixels(Rect(text.box)))
        if item.clip is not None:
            area = area.clip(self.pixels(item.clip))
        return area.clip(self.layer.get_rect())

    def draw_item(self, surface: pygame.Surface, item: Item, shift: tuple[int, int]) -> None:
        node = item.node
        outer = surface.get_clip()
        if item.clip is not None:
            surface.set_clip(self.pixels(item.clip).move(shift).clip(outer))
        if node.art:
            picture = draw.render(node.art, item.rect, node.bleed, self.unit)
            x = round((item.rect.x - node.bleed) * self.unit) + shift[0]
            y = round((item.rect.y - node.bleed) * self.unit) + shift[1]
            # A picture without a transparent pixel was made without alpha: copied, not blended.
            blend = PREMULTIPLIED if picture.get_flags() & pygame.SRCALPHA else 0
            surface.blit(picture, (x, y), special_flags=blend)
        for text in node.texts:
            self._write(surface, text, shift, 0.55 if node.off else 1.0)
        if item.clip is not None:
            surface.set_clip(outer)

    def _write(self, surface: pygame.Surface, text: Text, shift: tuple[int, int], alpha: float) -> None:
        setting = typeset.fit(text, self.unit, self.scale)
        x0, y0, w, h = (v * self.unit for v in text.box)
        total = setting.line_height * len(setting.lines)
        top = y0 if text.valign == "top" else y0 + h - total if text.valign == "bottom" else y0 + (h - total) / 2
        for i, line in enumerate(setting.lines):
            if not line:
                continue
            picture = _words(line, text.style, setting.pixels, theme.colour(text.colour), alpha)
            space = w - picture.get_width()
            x = x0 + (0 if text.align == "left" else space if text.align == "right" else space / 2)
            y = top + i * setting.line_height + (setting.line_height - picture.get_height()) / 2
            surface.blit(picture, (round(x) + shift[0], round(y) + shift[1]), special_flags=PREMULTIPLIED)

    # motion ------------------------------------------------------------------------------------------

    def fly(
        self,
        art: Art | list[Art],
        size: tuple[float, float],
        source: tuple[float, float],
        target: tuple[float, float],
        length: float,
        delay: float = 0.0,
        ended: Callable[[], None] | None = None,
    ) -> None:
        """Send a picture, or several that are shown one after the other, from one point to another."""
        frames = art if isinstance(art, list) else [art]
        pictures = [draw.render(frame, Rect(0, 0, *size), 3, self.unit) for frame in frames]
        sprite = Sprite(pictures, source, target, self.clock + delay, length, 0.12, ended)
        self.sprites.append(sprite)

    @property
    def moving(self) -> bool:
        return bool(self.sprites) or bool(self._todo)

    def finish(self) -> None:
        """Everything that moves is where it was going."""
        self.paint()
        while self.sprites:
            ended = [sprite.ended for sprite in self.sprites]
            self.sprites.clear()
            for call in ended:
                if call is not None:
                    call()
        self.dirty = True

    def update(self, seconds: float) -> None:
        self.clock += seconds
        if self._todo:
            self.paint(BUDGET)
        if not self.sprites:
            return
        self.dirty = True
        over = [sprite for sprite in self.sprites if self.clock >= sprite.start + sprite.length]
        if over:
            self.sprites = [sprite for sprite in self.sprites if sprite not in over]
            for sprite in over:
                if sprite.ended is not None:
                    sprite.ended()

    def draw(self, target: pygame.Surface) -> None:
        """One frame."""
        target.blit(self.layer, (0, 0))
        for rect, ring in self._lit + self.over:
            glow = draw.render((draw.ring, *ring), rect, 10, self.unit)
            at = (round((rect.x - 10) * self.unit), round((rect.y - 10) * self.unit))
            target.blit(glow, at, special_flags=PREMULTIPLIED)
        if self._lit or self.over:
            for item in self._order:
                if item.node.z >= ABOVE:
                    self.draw_item(target, item, (0, 0))
        for sprite in self.sprites:
            share = (self.clock - sprite.start) / sprite.length if sprite.length > 0 else 1.0
            if share < 0:
                continue
            share = min(1.0, share)
            ease = share * share * (3 - 2 * share)
            x = sprite.source[0] + (sprite.target[0] - sprite.source[0]) * ease
            y = sprite.source[1] + (sprite.target[1] - sprite.source[1]) * ease
            distance = abs(sprite.target[0] - sprite.source[0]) + abs(sprite.target[1] - sprite.source[1])
            y -= sprite.arc * distance * 4 * ease * (1 - ease)
            picture = sprite.pictures[min(len(sprite.pictures) - 1, int(share * len(sprite.pictures)))]
            w, h = picture.get_size()
            target.blit(
                picture,
                (round(x * self.unit - w / 2), round(y * self.unit - h / 2)),
                special_flags=PREMULTIPLIED,
            )
        self.dirty = False


@lru_cache(maxsize=3000)
def _words(text: str, style: str, pixels: int, colour: tuple[int, int, int], alpha: float) -> pygame.Surface:
    picture = fonts.font(style, pixels).render(text, True, colour).convert_alpha()
    if alpha < 1:
        picture.set_alpha(round(255 * alpha))
        faded = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        faded.blit(picture, (0, 0))
        picture = faded
    return picture.premul_alpha()


def forget() -> None:
    _words.cache_clear()


def merge(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Few areas that cover all of these: two become one where that is not much more to draw."""
    out: list[pygame.Rect] = []
    for area in areas:
        if area.w <= 0 or area.h <= 0:
            continue
        merged = area
        again = True
        while again:
            again = False
            for other in out:
                both = merged.union(other)
                if both.w * both.h <= 1.1 * (merged.w * merged.h + other.w * other.h):
                    merged = both
                    out.remove(other)
                    again = True
                    break
        out.append(merged)
    return out
