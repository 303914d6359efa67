"""What is on the screen now: the drawn tree as a still layer, and what moves over it.

A new tree is compared with the old one; only what differs is drawn again. While something flies or glides, a
frame is the still layer plus the few moving pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core import Place
from game.ui import draw, fonts, theme, typeset
from game.ui.graph import Art, Item, Node, Rect, Text, flatten

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
Ring = tuple[str, str, float]  # look, shape, radius


@dataclass(slots=True)
class Sprite:
    """A picture on its way: `start` in seconds of the stage's clock, points in canvas units (centres)."""

    picture: pygame.Surface
    source: tuple[float, float]
    target: tuple[float, float]
    start: float
    length: float
    arc: float = 0.0
    ended: Callable[[], None] | None = None


@dataclass(slots=True)
class Drawn:
    """An item as it was drawn, to compare with."""

    looks: tuple[object, ...]
    area: pygame.Rect


class Stage:
    def __init__(self, size: tuple[int, int]) -> None:
        self.scale = 1.0
        self.items: list[Item] = []
        self.by_key: dict[Place, Node] = {}
        self.by_place: dict[Place, Node] = {}
        self.rings: dict[Place, str] = {}
        self.over: list[tuple[Rect, Ring]] = []  # highlights that come and go with the pointer
        self.sprites: list[Sprite] = []
        self.clock = 0.0
        self.dirty = True  # a frame must be shown
        self._drawn: dict[tuple[object, ...], Drawn] = {}
        self._gliding: dict[Place, Sprite] = {}
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
        self.sprites.clear()
        self._gliding.clear()
        self.dirty = True

    def units(self, pixels: tuple[float, float]) -> tuple[float, float]:
        return pixels[0] / self.unit, pixels[1] / self.unit

    def pixels(self, r: Rect) -> pygame.Rect:
        u = self.unit
        x, y = round(r.x * u), round(r.y * u)
        return pygame.Rect(x, y, round(r.right * u) - x, round(r.bottom * u) - y)

    # the tree ----------------------------------------------------------------------------------------

    def show(self, root: Node, rings: dict[Place, str] | None = None, glide: float = 0.0) -> None:
        """Show a tree; nodes that keep their key and move travel for `glide` seconds."""
        old = self.by_key
        self.rings = rings or {}
        self.items = flatten(root)
        self.by_key = {item.node.key: item.node for item in self.items if item.node.key}
        self.by_place = {}
        for item in self.items:
            if item.node.stands_for:
                self.by_place.setdefault(item.node.stands_for, item.node)
        if glide > 0:
            for key, node in self.by_key.items():
                before = old.get(key)
                if node.glide and before is not None and before.rect.center != node.rect.center:
                    self._glide(node, before.rect.center, glide)
        self._update()

    def _glide(self, node: Node, source: tuple[float, float], length: float) -> None:
        picture = self.snapshot(node)
        sprite = Sprite(picture, source, node.rect.center, self.clock, length)
        sprite.ended = lambda: self._landed(node.key, sprite)
        old = self._gliding.get(node.key)
        if old in self.sprites:
            self.sprites.remove(old)
        self._gliding[node.key] = sprite
        self.sprites.append(sprite)

    def _landed(self, key: Place, sprite: Sprite) -> None:
        if self._gliding.get(key) is sprite:
            del self._gliding[key]
            self._update()

    def snapshot(self, node: Node) -> pygame.Surface:
        """A picture of a node with all that is in it, premultiplied."""
        area = self.pixels(node.rect)
        surface = pygame.Surface((max(1, area.w), max(1, area.h)), pygame.SRCALPHA)
        for item in flatten(node):
            self._draw(surface, item, (-area.x, -area.y), None)
        return surface

    def set_rings(self, rings: dict[Place, str]) -> None:
        """Change the highlights only."""
        if rings != self.rings:
            self.rings = rings
            self._update()

    def _update(self) -> None:
        hidden: set[int] = set()
        for key in self._gliding:
            if key in self.by_key:
                hidden.update(id(item.node) for item in flatten(self.by_key[key]))
        drawn: dict[tuple[object, ...], Drawn] = {}
        order: list[tuple[Item, Ring | None]] = []
        pending: list[tuple[Item, Ring | None]] = []
        dirty: list[pygame.Rect] = []
        for item in self.items:
            node = item.node
            if id(node) in hidden:
                continue
            if node.block:
                order += pending
                pending = []
            ring = self._ring(node)
            if not node.art and not node.texts and ring is None:
                continue
            looks, area = self._looks(item, ring)
            if area.w <= 0 or area.h <= 0:
                continue
            order.append((item, None))
            if ring is not None:
                pending.append((item, ring))  # above its neighbours, below the next dialog
            slot: tuple[object, ...] = (node.key, *looks)
            if slot in drawn:  # two equal things in one place look like one
                continue
            drawn[slot] = Drawn(looks, area)
            if slot not in self._drawn:
                dirty.append(area)
        order += pending
        for slot, old in self._drawn.items():
            if slot not in drawn:
                dirty.append(old.area)
        everything = not self._drawn
        self._drawn = drawn
        self._paint(order, None if everything else dirty)
        if dirty or everything:
            self.dirty = True

    def _ring(self, node: Node) -> Ring | None:
        look = self.rings.get(node.stands_for) if node.key else None
        return (look, node.shape, node.radius) if look and node.shape != "none" else None

    def _looks(self, item: Item, ring: Ring | None) -> tuple[tuple[object, ...], pygame.Rect]:
        node = item.node
        bleed = max(node.bleed, 10.0 if ring else 0.0)
        area = self.pixels(item.rect).inflate(round(2 * bleed * self.unit) + 4, round(2 * bleed * self.unit) + 4)
        for text in node.texts:
            area = area.union(self.pixels(Rect(text.box)))
        if item.clip is not None:
            area = area.clip(self.pixels(item.clip))
        clip = None if item.clip is None else tuple(item.clip)
        return (node.art, tuple(node.rect), tuple(node.texts), node.off, ring, clip), area.clip(self.layer.get_rect())

    def _paint(self, order: list[tuple[Item, Ring | None]], dirty: list[pygame.Rect] | None) -> None:
        if dirty is None:
            self.layer.set_clip(None)
            self.layer.fill(theme.colour("wood_dark"))
            areas = [self.layer.get_rect()]
        else:
            areas = merge(dirty)
        for area in areas:
            self.layer.set_clip(area)
            for item, ring in order:
                self._draw(self.layer, item, (0, 0), ring, area)
        self.layer.set_clip(None)

    def _draw(
        self,
        surface: pygame.Surface,
        item: Item,
        shift: tuple[int, int],
        ring: Ring | None,
        area: pygame.Rect | None = None,
    ) -> None:
        node = item.node
        box = self.pixels(item.rect)
        if area is not None:
            more = round((22 + 2 * node.bleed) * self.unit)
            reach = box.inflate(more, more)
            near = reach.colliderect(area) or any(
                self.pixels(Rect(text.box)).colliderect(area) for text in node.texts
            )
            if not near:
                return
        outer = surface.get_clip()
        if item.clip is not None:
            surface.set_clip(self.pixels(item.clip).move(shift).clip(outer))
        if node.art and ring is None:
            picture = draw.render(node.art, item.rect, node.bleed, self.unit)
            at = (
                round((item.rect.x - node.bleed) * self.unit) + shift[0],
                round((item.rect.y - node.bleed) * self.unit) + shift[1],
            )
            surface.blit(picture, at, special_flags=PREMULTIPLIED)
        for text in node.texts if ring is None else ():
            self._write(surface, text, shift, 0.55 if node.off else 1.0)
        if ring is not None:
            look, shape, radius = ring
            glow = draw.render((draw.ring, look, shape, radius), item.rect, 10, self.unit)
            at = (round((item.rect.x - 10) * self.unit) + shift[0], round((item.rect.y - 10) * self.unit) + shift[1])
            surface.blit(glow, at, special_flags=PREMULTIPLIED)
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
        art: Art,
        size: tuple[float, float],
        source: tuple[float, float],
        target: tuple[float, float],
        length: float,
        delay: float = 0.0,
        ended: Callable[[], None] | None = None,
    ) -> None:
        """Send a picture from one point to another."""
        picture = draw.render(art, Rect(0, 0, *size), 3, self.unit)
        sprite = Sprite(picture, source, target, self.clock + delay, length, 0.12, ended)
        self.sprites.append(sprite)

    @property
    def moving(self) -> bool:
        return bool(self.sprites)

    def finish(self) -> None:
        """Everything that moves is where it was going."""
        while self.sprites:
            ended = [sprite.ended for sprite in self.sprites]
            self.sprites.clear()
            for call in ended:
                if call is not None:
                    call()
        self.dirty = True

    def update(self, seconds: float) -> None:
        self.clock += seconds
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
        for rect, ring in self.over:
            glow = draw.render((draw.ring, *ring), rect, 10, self.unit)
            at = (round((rect.x - 10) * self.unit), round((rect.y - 10) * self.unit))
            target.blit(glow, at, special_flags=PREMULTIPLIED)
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
            w, h = sprite.picture.get_size()
            target.blit(
                sprite.picture,
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
    """Few areas that cover all of these: overlapping ones become one."""
    out: list[pygame.Rect] = []
    for area in areas:
        if area.w <= 0 or area.h <= 0:
            continue
        merged = area.copy()
        again = True
        while again:
            again = False
            for other in out:
                if merged.colliderect(other):
                    merged.union_ip(other)
                    out.remove(other)
                    again = True
                    break
        out.append(merged)
    return out
