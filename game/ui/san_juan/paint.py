"""How the pieces of San Juan look. Words are added by the nodes."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.ui import theme
from game.ui.draw import Painter
from game.ui.graph import Rect
from game.ui.san_juan import art


def large(p: Painter, r: Rect, key: str, band: float, high: float) -> None:
    p.shadow(r, 8, 9, 0.6)
    p.box(r, "parchment_light", 8)
    p.grain(r, 0.7, 8)
    tone = art.frame(key).tone
    p.box(Rect(r.x, r.y, r.w, band), tone, 8)
    p.box(Rect(r.x, r.y + band - 8, r.w, 8), tone)
    p.picture(art.card_picture(key), Rect(r.x + 10, r.y + band + 4, r.w - 20, high - 6))
    p.box(r, None, 8, "wood_dark", 1.6)


def new_mark(p: Painter, r: Rect) -> None:
    """A card that has just come."""
    p.disc(r.centerx, r.centery, r.w / 2, "ok", "paper_white", 1.4)
    d = r.w * 0.25
    p.line([(r.centerx - d, r.centery), (r.centerx + d, r.centery)], "paper_white", 1.6)
    p.line([(r.centerx, r.centery - d), (r.centerx, r.centery + d)], "paper_white", 1.6)


def board(p: Painter, r: Rect, colour: str = "", active: bool = False) -> None:
    """A part of the table: dark polished wood in the light of a lamp; a ribbon in the seat's colour, a bright brass
    rim for who acts."""
    p.shadow(r, 7, 6, 0.6)
    p.box(r, theme.mix("wood_dark", "ink", 0.35), 7)
    lamplight(p, r, 0.34)
    if colour:
        p.box(Rect(r.x, r.y + 1, 5, r.h - 2), colour, 3)
    if active:
        p.box(r, None, 7, "brass_light", 2.4)
    else:
        p.box(r, None, 7, "brass_dark", 1.2)


def lamplight(p: Painter, r: Rect, strength: float) -> None:
    """Golden light that falls in from above."""
    box = p.px(Rect(r.x + 2, r.y + 2, r.w - 4, r.h - 4))
    if box.w > 0 and box.h > 0:
        light = pygame.transform.smoothscale(
            _cone(theme.mix("brass_light", "brass", 0.4), round(strength * 255)), box.size
        )
        p.surface.blit(light, box)


@lru_cache(maxsize=16)
def _cone(tone: tuple[int, int, int], most: int) -> pygame.Surface:
    """Light that fades from the middle of the upper edge, small: it is scaled up."""
    wide, high = 48, 24
    found = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        for x in range(wide):
            far = math.hypot((x - wide / 2 + 0.5) / (wide * 0.62), (y + 0.5) / (high * 1.05))
            found.set_at((x, y), (*tone, round(most * max(0.0, 1 - far) ** 1.6)))
    return found


def tray(p: Painter, r: Rect) -> None:
    """Where cards lie apart: a shallow recess in the wood."""
    p.box(r, theme.mix("wood_dark", "ink", 0.6), 6)
    lamplight(p, r, 0.3)
    p.box(r, None, 6, "brass", 1.4)


def under(p: Painter, r: Rect, key: str) -> None:
    """The edge of a covered building that looks out from under its cover."""
    p.box(r, art.frame(key).tone, 4, "wood_dark", 1.1)


def role(p: Painter, r: Rect, key: str, dim: bool, taken: bool) -> None:
    """A character: medallion on a plate."""
    p.shadow(r, 6, 3, 0.4)
    p.box(r, "parchment_light" if not taken else theme.mix("parchment", "stone", 0.5), 6)
    p.grain(r, 0.6, 6)
    p.box(r, None, 6, "wood", 1.2)
    side = min(r.w - 8, r.h - 52)
    at = Rect(r.centerx - side / 2, r.y + 3, side, side)
    p.picture(art.role_picture(key), at, 0.38 if taken else 0.75 if dim else 1.0)


def hand_rail(p: Painter, r: Rect, colour: str, active: bool) -> None:
    """The edge of the table on which the hand is held."""
    p.box(r, "wood_dark", 7, None, 1, 0.55)
    p.box(Rect(r.x, r.bottom - 4, r.w, 4), colour, 3)
    if active:
        p.box(r, None, 7, "brass", 1.4, 0.8)


def goods_sign(p: Painter, r: Rect) -> None:
    """Goods, whatever they are: a crate."""
    side = min(r.w, r.h) * 0.86
    box = Rect(r.centerx - side / 2, r.centery - side * 0.42, side, side * 0.84)
    p.box(box, "wood_light", 2, "wood_dark", 1.4)
    for k in (1, 2):
        y = box.y + box.h * k / 3
        p.line([(box.x + 1, y), (box.right - 1, y)], "wood_dark", 1.2)
    for x in (box.x + side * 0.16, box.right - side * 0.16):
        p.line([(x, box.y + 1), (x, box.bottom - 1)], "wood_dark", 1.6)


def hand_sign(p: Painter, r: Rect) -> None:
    """Three cards held in a hand."""
    w, h = r.w * 0.5, r.h * 0.78
    for i, lean in ((0, -1), (1, 0), (2, 1)):
        x = r.centerx + lean * w * 0.34
        top, low = r.centery - h / 2 + abs(lean) * h * 0.07, r.centery + h / 2
        d = lean * w * 0.22
        corners = [(x - w / 2 + d, top), (x + w / 2 + d, top + lean * h * 0.06), (x + w / 2, low), (x - w / 2, low)]
        p.shape(corners, "terracotta_dark" if i != 1 else "terracotta", "parchment_light", 1)


def tab(p: Painter, r: Rect, on: bool) -> None:
    p.box(r, "brass" if on else "wood", 5, "brass_light" if on else "brass_dark", 1)


def stack(p: Painter, r: Rect) -> None:
    """Cards face down under a building."""
    art.pile(p, r, 2)


def unnamed_good(p: Painter, r: Rect) -> None:
    """The good on a Land registry: a card face down on a pale disc."""
    p.disc(r.centerx, r.centery, r.w / 2, "paper_white", "ink", max(1.0, r.w * 0.05))
    art.card_back(p, Rect(r.x + r.w * 0.27, r.y + r.h * 0.18, r.w * 0.46, r.h * 0.64))
