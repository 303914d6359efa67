"""Painting: shapes in canvas units, SVG pictures, paper, shadows; each picture is made once and kept.

An art function is `def tile(p: Painter, r: Rect, kind: str) -> None`. It paints with p inside r (or up to the
node's `bleed` beyond) and depends on nothing but its arguments, the palette and `p.unit`.
"""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pygame

from game.paths import data_path
from game.ui import theme
from game.ui.graph import Art, Rect

SMOOTH = 2  # pictures are painted at twice their size and scaled down: pygame's own shapes have jagged edges
SMOOTH_AREA = 900_000  # larger ones are painted as they are
CACHE_BYTES = 72 * 1024 * 1024

ArtFunction = TypeVar("ArtFunction", bound=Callable[..., None])
Tone = str | tuple[int, int, int] | tuple[int, int, int, int]


def rgba(tone: Tone, alpha: float = 1.0) -> tuple[int, int, int, int]:
    r, g, b = (theme.colour(tone) if isinstance(tone, str) else tone)[:3]
    return r, g, b, round(255 * alpha)


class Painter:
    """Paints on a surface in canvas units."""

    __slots__ = ("surface", "unit", "x", "y")

    def __init__(self, surface: pygame.Surface, unit: float, x: float, y: float) -> None:
        self.surface = surface
        self.unit = unit  # pixels of this surface to a canvas unit
        self.x = x
        self.y = y

    def px(self, r: Rect) -> pygame.Rect:
        u = self.unit
        x, y = round((r.x - self.x) * u), round((r.y - self.y) * u)
        return pygame.Rect(x, y, round((r.right - self.x) * u) - x, round((r.bottom - self.y) * u) - y)

    def point(self, x: float, y: float) -> tuple[float, float]:
        return (x - self.x) * self.unit, (y - self.y) * self.unit

    def _mix(self, box: pygame.Rect, alpha: float) -> tuple[pygame.Surface, int, int] | None:
        """A layer for a translucent shape: pygame's shapes overwrite instead of blending."""
        box = box.inflate(4, 4)
        if alpha >= 1 or box.w <= 0 or box.h <= 0:
            return None
        return pygame.Surface(box.size, pygame.SRCALPHA), box.x, box.y

    def box(
        self,
        r: Rect,
        fill: Tone | None,
        radius: float = 0,
        edge: Tone | None = None,
        width: float = 1,
        alpha: float = 1,
    ) -> None:
        """A rectangle, rounded if asked, with an optional edge inside it."""
        box = self.px(r)
        round_px = min(round(radius * self.unit), box.w // 2, box.h // 2)
        layer = self._mix(box, alpha)
        target, at = self.surface, box
        if layer:
            target, at = layer[0], box.move(-layer[1], -layer[2])
        if fill is not None:
            pygame.draw.rect(target, rgba(fill, alpha), at, border_radius=round_px)
        if edge is not None:
            line = max(1, round(width * self.unit))
            pygame.draw.rect(target, rgba(edge, alpha), at, line, border_radius=round_px)
        if layer:
            self.surface.blit(layer[0], layer[1:])

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Tone | None,
        edge: Tone | None = None,
        width: float = 1,
        alpha: float = 1,
    ) -> None:
        """A circle around (x, y)."""
        cx, cy = self.point(x, y)
        rad = r * self.unit
        box = pygame.Rect(round(cx - rad), round(cy - rad), round(2 * rad), round(2 * rad))
        layer = self._mix(box, alpha)
        target = self.surface
        if layer:
            target, cx, cy = layer[0], cx - layer[1], cy - layer[2]
        if fill is not None:
            pygame.draw.circle(target, rgba(fill, alpha), (cx, cy), rad)
        if edge is not None:
            pygame.draw.circle(target, rgba(edge, alpha), (cx, cy), rad, max(1, round(width * self.unit)))
        if layer:
            self.surface.blit(layer[0], layer[1:])

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        fill: Tone | None,
        edge: Tone | None = None,
        width: float = 1,
        alpha: float = 1,
    ) -> None:
        """A polygon."""
        at = [self.point(x, y) for x, y in points]
        left, top = math.floor(min(x for x, _ in at)), math.floor(min(y for _, y in at))
        right, bottom = math.ceil(max(x for x, _ in at)), math.ceil(max(y for _, y in at))
        layer = self._mix(pygame.Rect(left, top, right - left, bottom - top), alpha)
        target = self.surface
        if layer:
            target = layer[0]
            at = [(x - layer[1], y - layer[2]) for x, y in at]
        if fill is not None:
            pygame.draw.polygon(target, rgba(fill, alpha), at)
        if edge is not None:
            pygame.draw.polygon(target, rgba(edge, alpha), at, max(1, round(width * self.unit)))
        if layer:
            self.surface.blit(layer[0], layer[1:])

    def hexagon(
        self, x: float, y: float, r: float, fill: Tone | None, edge: Tone | None = None, width: float = 1
    ) -> None:
        """A hexagon standing on a corner, as points are shown."""
        corners = [(x + r * math.sin(k * math.pi / 3), y - r * math.cos(k * math.pi / 3)) for k in range(6)]
        self.shape(corners, fill, edge, width)

    def line(self, points: Sequence[tuple[float, float]], tone: Tone, width: float = 1) -> None:
        """A line through points."""
        at = [self.point(x, y) for x, y in points]
        thick = max(1, round(width * self.unit))
        pygame.draw.lines(self.surface, rgba(tone), False, at, thick)
        if thick > 2:
            for corner in at[1:-1]:
                pygame.draw.circle(self.surface, rgba(tone), corner, thick / 2)

    def picture(self, name: str, r: Rect, alpha: float = 1.0) -> None:
        """An SVG of assets/ (such as "ui/coin"), as large as fits into r, centred."""
        box = self.px(r)
        image = svg(name, box.size)
        if alpha < 1:
            image = image.copy()
            image.set_alpha(round(255 * alpha))
        self.surface.blit(image, image.get_rect(center=box.center))

    def shadow(self, r: Rect, radius: float = 8, depth: float = 6, alpha: float = 0.45) -> None:
        """A soft shadow under r, `depth` units wide; the node needs that much `bleed`."""
        box = self.px(r)
        soft = max(1, round(depth * self.unit))
        image = _shadow(box.w, box.h, round(radius * self.unit), soft, round(255 * alpha))
        self.surface.blit(image, (box.x - soft, box.y - soft + soft // 3))

    def grain(self, r: Rect, strength: float = 1.0, radius: float = 0) -> None:
        """Paper grain over r."""
        box = self.px(r)
        if box.w < 1 or box.h < 1:
            return
        tile = _grain(round(255 * min(1.0, 0.10 * strength)))
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        for x in range(0, box.w, tile.get_width()):
            for y in range(0, box.h, tile.get_height()):
                layer.blit(tile, (x, y))
        if radius:
            mask = pygame.Surface(box.size, pygame.SRCALPHA)
            pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=round(radius * self.unit))
            layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(layer, box)


@lru_cache(maxsize=64)
def _shadow(w: int, h: int, radius: int, soft: int, alpha: int) -> pygame.Surface:
    # Blurred at a quarter of the size: nobody sees the difference in a blur.
    k = 4 if min(w, h) > 32 else 1
    layer = pygame.Surface(((w + 2 * soft) // k + 1, (h + 2 * soft) // k + 1), pygame.SRCALPHA)
    inner = pygame.Rect(soft // k, soft // k, w // k, h // k)
    pygame.draw.rect(layer, (20, 10, 5, alpha), inner, border_radius=radius // k)
    blurred = pygame.transform.gaussian_blur(layer, max(1, soft // (2 * k)))
    return pygame.transform.smoothscale(blurred, (w + 2 * soft, h + 2 * soft)) if k > 1 else blurred


@lru_cache(maxsize=4)
def _grain(alpha: int) -> pygame.Surface:
    """A tile of paper fibre: light and dark specks, each byte of noise one of them."""
    size = 256
    noise = Random(1897).randbytes(size * size)
    data = bytearray(size * size * 4)
    for channel, (dark, light) in enumerate(((40, 255), (30, 245), (10, 225))):
        data[channel::4] = noise.translate(bytes(light if value & 1 else dark for value in range(256)))
    data[3::4] = noise.translate(bytes((value >> 1) * alpha // 127 for value in range(256)))
    fine = pygame.image.frombuffer(bytes(data), (size, size), "RGBA")
    return pygame.transform.box_blur(fine, 1)


# pictures -------------------------------------------------------------------------------------------------

_svgs: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()


def svg(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture of assets/, rasterised once per size; a missing one is a plain disc and a line in the log."""
    w, h = max(1, size[0]), max(1, size[1])
    key = (name, w, h)
    found = _svgs.get(key)
    if found is None:
        path = data_path("assets", *f"{name}.svg".split("/"))
        try:
            found = pygame.image.load_sized_svg(_recoloured(path), (w, h))
        except (OSError, pygame.error) as error:
            logging.getLogger(__name__).warning("picture %s: %s", name, error)
            found = pygame.Surface((w, h), pygame.SRCALPHA)
            pygame.draw.circle(found, rgba("brass"), (w / 2, h / 2), min(w, h) / 2.2, max(1, min(w, h) // 12))
        _svgs[key] = found
        if len(_svgs) > 1200:
            _svgs.popitem(last=False)
    return found


def _recoloured(path: Path) -> str | BytesIO:
    """A drawing in the present palette: goods and seats have other colours for colour-blind players."""
    exchanged = theme.exchanged()
    if not exchanged:
        return str(path)
    text = path.read_text(encoding="utf-8")
    for old, new in exchanged:
        text = text.replace(old, new)
    return BytesIO(text.encode())


@cache
def has_picture(name: str) -> bool:
    return data_path("assets", *f"{name}.svg".split("/")).is_file()


_pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
_bytes = 0


def render(art: Art, rect: Rect, bleed: float, unit: float) -> pygame.Surface:
    """The picture of an art value at a size, with premultiplied alpha; painted once, then kept."""
    global _bytes
    width, height = round((rect.w + 2 * bleed) * unit), round((rect.h + 2 * bleed) * unit)
    key = (art, width, height, bleed, unit)
    found = _pictures.get(key)
    if found is not None:
        _pictures.move_to_end(key)
        return found
    found = _paint(art, rect, bleed, unit, max(1, width), max(1, height))
    _pictures[key] = found
    _bytes += width * height * 4
    while _bytes > CACHE_BYTES and len(_pictures) > 1:
        _, old = _pictures.popitem(last=False)
        _bytes -= old.get_width() * old.get_height() * 4
    return found


def _paint(art: Art, rect: Rect, bleed: float, unit: float, width: int, height: int) -> pygame.Surface:
    k = SMOOTH if width * height * SMOOTH * SMOOTH <= SMOOTH_AREA else 1
    surface = pygame.Surface((width * k, height * k), pygame.SRCALPHA)
    local = Rect(0, 0, rect.w, rect.h)  # art must not depend on where it stands, or it could not be cached
    art[0](Painter(surface, unit * k, -bleed, -bleed), local, *art[1:])
    # Premultiplied before scaling: otherwise the transparent black around a shape darkens its edge.
    surface = surface.premul_alpha()
    if k > 1:
        surface = pygame.transform.smoothscale(surface, (width, height))
    opaque = bleed == 0 and pygame.mask.from_surface(surface, 254).count() == width * height
    return surface.convert() if opaque else surface


def forget() -> None:
    """Throw all pictures away: the palette or the window's size has changed."""
    global _bytes
    _pictures.clear()
    _svgs.clear()
    _shadow.cache_clear()
    _bytes = 0


# the frames that everything shares ---------------------------------------------------------------------------


def paper(p: Painter, r: Rect, radius: float = 10, tone: str = "parchment", edge: str = "wood") -> None:
    """A sheet of parchment with a shadow (bleed 10)."""
    p.shadow(r, radius, 9)
    p.box(r, tone, radius)
    p.grain(r, 1.0, radius)
    p.box(r, None, radius, edge, 1.5)
    inner = Rect(r.x + 4, r.y + 4, r.w - 8, r.h - 8)
    if r.w > 60 and r.h > 40:
        p.box(inner, None, max(1, radius - 3), "parchment_dark", 1)


def corners(p: Painter, r: Rect, side: float = 30) -> None:
    """The same ornament in all four corners of a sheet."""
    box = p.px(r)
    n = max(8, round(side * p.unit))
    leaf = svg("ui/ornament_corner", (n, n))
    for right in (False, True):
        for low in (False, True):
            at = (box.right - n if right else box.left, box.bottom - n if low else box.top)
            p.surface.blit(pygame.transform.flip(leaf, right, low), at)


def plate(p: Painter, r: Rect, look: str = "wood") -> None:
    """A button: wood, brass when it is the main one, flat when it is a quiet one (bleed 4)."""
    if look == "flat":
        p.box(r, "parchment_dark", 7, "wood", 1, 0.55)
        return
    fill, edge, shine = {
        "wood": ("wood", "brass", "wood_light"),
        "brass": ("brass", "wood_dark", "brass_light"),
        "chosen": ("brass", "brass_light", "brass_light"),
        "danger": ("terracotta_dark", "brass", "terracotta"),
        "off": ("stone_dark", "stone", "stone"),
    }[look]
    p.shadow(r, 7, 4, 0.4)
    p.box(r, fill, 7)
    p.box(Rect(r.x + 2, r.y + 2, r.w - 4, max(1.0, r.h * 0.12)), shine, 6, alpha=0.55)
    p.grain(r, 0.7, 7)
    p.box(r, None, 7, edge, 1.4)


def wood(p: Painter, r: Rect) -> None:
    """A table top: dark boards."""
    side = 300.0
    tile = svg("ui/wood", (round(side * p.unit), round(side * p.unit)))
    box = p.px(r)
    for y in range(box.top, box.bottom, tile.get_height()):
        for x in range(box.left, box.right, tile.get_width()):
            p.surface.blit(tile, (x, y))
    p.box(r, "wood_dark", alpha=0.35)


def sea(p: Painter, r: Rect, seed: int = 2) -> None:
    """Deep teal water with engraved ripples."""
    rng = Random(seed)
    p.box(r, "sea")
    for _ in range(round(r.w * r.h / 2600)):
        x, y, n = r.x + rng.random() * r.w, r.y + rng.random() * r.h, 10 + rng.random() * 26
        wave = [(x + n * k / 6, y + math.sin(k * 1.05) * 1.6) for k in range(7)]
        p.line(wave, theme.mix("sea", "sea_light", 0.15 + 0.3 * rng.random()), 0.9)
    p.grain(r, 0.5)


def veil(p: Painter, r: Rect, alpha: float = 0.55) -> None:
    """Darkness behind a dialog."""
    p.box(r, (18, 10, 6), alpha=alpha)


def moving(look: Callable[..., list[Art]]) -> Callable[[ArtFunction], ArtFunction]:
    """An art function that changes on its way: `look(*arguments, number)` are its pictures one after the other, the
    last one how it lies; `number` is which of several equal pieces it is."""

    def mark(function: ArtFunction) -> ArtFunction:
        _moving[function] = look
        return function

    return mark


def frames(art: Art, number: int = 0) -> list[Art]:
    """What a flying thing looks like, from the beginning to the end."""
    look = _moving.get(art[0])
    return [art] if look is None else look(*art[1:], number)


_moving: dict[Any, Callable[..., list[Art]]] = {}


def fill(
    p: Painter, r: Rect, tone: str, radius: float = 0, alpha: float = 1.0, edge: str = "", width: float = 1
) -> None:
    """A plain box."""
    p.box(r, tone or None, radius, edge or None, width, alpha)


def image(p: Painter, r: Rect, name: str, alpha: float = 1.0) -> None:
    """An SVG as art: `Node(key, rect, art=(draw.image, "ui/coin"))`."""
    p.picture(name, r, alpha)


def ring(p: Painter, r: Rect, look: str, shape: str, radius: float) -> None:
    """The highlight around something clickable (bleed 8): lit, open, hover, focus, chosen."""
    tone, width, glow = {
        "lit": ("brass_light", 2.4, 0.5),
        "hover": ("paper_white", 3.0, 0.6),
        "focus": ("paper_white", 2.4, 0.3),
        "chosen": ("terracotta", 3.2, 0.5),
        "named": ("sea_light", 3.0, 0.5),
    }[look]
    halo = "brass" if look == "lit" else tone  # light brass would be lost on parchment
    for i in range(4 if glow else 0):
        d = 2 + i * 1.8
        grown = Rect(r.x - d, r.y - d, r.w + 2 * d, r.h + 2 * d)
        _outline(p, grown, halo, 2.2, shape, radius + d, glow * (1 - i / 4))
    if look == "lit":
        _outline(p, Rect(r.x - 2.2, r.y - 2.2, r.w + 4.4, r.h + 4.4), "brass_dark", 1.4, shape, radius + 2.2, 1)
    _outline(p, Rect(r.x - 1, r.y - 1, r.w + 2, r.h + 2), tone, width, shape, radius + 1, 1)
    if look == "focus":
        _outline(p, Rect(r.x - 4.5, r.y - 4.5, r.w + 9, r.h + 9), "ink", 1.4, shape, radius + 4.5, 1)


def _outline(p: Painter, r: Rect, tone: str, width: float, shape: str, radius: float, alpha: float) -> None:
    if shape == "round":
        box = p.px(r)
        layer = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.ellipse(layer, rgba(tone, alpha), layer.get_rect(), max(1, round(width * p.unit)))
        p.surface.blit(layer, box)
    else:
        p.box(r, None, radius, tone, width, alpha)
