"""Pieces that every game's table is made of: boards, cards, chips, seals, tokens. Words are added by the nodes.

Each is an art function: `Node(key, rect, (pieces.card, "san_juan/building_chapel", "wood", 25.0), bleed=3)`.
"""

from __future__ import annotations

from game.ui import draw, theme
from game.ui.draw import Painter
from game.ui.graph import Rect


def sheet(p: Painter, r: Rect, tone: str = "parchment", edge: str = "wood_dark") -> None:
    """A board of the game: thick card on the table."""
    p.shadow(r, 7, 7, 0.6)
    p.box(r, tone, 7)
    p.grain(r, 1.0, 7)
    p.box(r, None, 7, edge, 1.6)
    p.box(Rect(r.x + 3, r.y + 3, r.w - 6, r.h - 6), None, 5, "parchment_dark", 1, 0.8)


def own_sheet(p: Painter, r: Rect, colour: str, active: bool) -> None:
    """The board of a player: a ribbon in the seat's colour, a brass edge for who acts."""
    p.shadow(r, 7, 7, 0.6)
    p.box(r, colour, 7)
    p.box(Rect(r.x + 6, r.y, r.w - 6, r.h), "parchment", 6)
    p.grain(r, 1.0, 7)
    if active:
        p.box(r, None, 7, "brass_dark", 3.4)
        p.box(Rect(r.x + 0.8, r.y + 0.8, r.w - 1.6, r.h - 1.6), None, 6.5, "brass_light", 1.6)
    else:
        p.box(r, None, 7, "wood_dark", 1.6)


def band(p: Painter, r: Rect, tone: str = "wood", radius: float = 4, alpha: float = 1.0) -> None:
    p.box(r, tone, radius, None, 1, alpha)


def well(p: Painter, r: Rect, radius: float = 5) -> None:
    """A shallow recess in the board."""
    p.box(r, theme.mix("parchment", "parchment_dark", 0.55), radius)
    p.box(r, None, radius, theme.mix("parchment_dark", "wood", 0.35), 1, 0.8)


def water(p: Painter, r: Rect) -> None:
    """The harbour: sea with a shore line."""
    draw.sea(p, r, 5)
    p.box(r, None, 5, "sea_dark", 1.6)


def card(
    p: Painter, r: Rect, picture: str, tone: str, band_high: float, dim: bool = False, gone: bool = False
) -> None:
    """A card: a band of the colour `tone` for its name, a picture (or "") below, a frame (bleed 3).

    `dim`: cannot be chosen now, `gone`: out of play."""
    p.shadow(r, 4, 2.5, 0.4)
    p.box(r, "parchment_light" if not gone else theme.mix("parchment", "stone", 0.55), 4)
    if band_high:
        p.box(Rect(r.x, r.y, r.w, band_high), tone if not gone else "stone_dark", 4)
        p.box(Rect(r.x, r.y + band_high - 4, r.w, 4), tone if not gone else "stone_dark")
    box = Rect(r.x + 2, r.y + band_high + 1.5, r.w - 4, r.h - band_high - 3.5)
    if picture and box.h > 4:
        p.picture(picture, box, 0.3 if gone else 0.55 if dim else 1.0)
    p.box(r, None, 4, "wood_dark" if not gone else "stone_dark", 1.1)


def card_back(p: Painter, r: Rect) -> None:
    """A card face down."""
    p.shadow(r, 4, 2.5, 0.4)
    p.box(r, "terracotta_dark", 4, "wood_dark", 1.2)
    p.box(Rect(r.x + 4, r.y + 4, r.w - 8, r.h - 8), None, 3, "brass", 1.2)
    d = min(r.w, r.h) * 0.16
    x, y = r.centerx, r.centery
    p.shape([(x, y - d * 1.5), (x + d, y), (x, y + d * 1.5), (x - d, y)], "brass", "brass_light", 1)


def cost_disc(p: Painter, r: Rect, tone: str = "brass") -> None:
    p.disc(r.centerx, r.centery, r.w / 2, tone, "ink", 1)
    p.disc(r.centerx, r.centery, r.w / 2 - 1.8, None, theme.mix("brass", "brass_light", 0.7), 0.8)


def point_hexagon(p: Painter, r: Rect) -> None:
    p.hexagon(r.centerx, r.centery, r.h / 2, "paper_white", "terracotta_dark", 1.4)


def tag(p: Painter, r: Rect, tone: str = "ink", alpha: float = 0.82) -> None:
    """A small dark label behind a number."""
    p.box(r, tone, r.h / 2, None, 1, alpha)


def chip(p: Painter, r: Rect, tone: str = "parchment_light") -> None:
    """A small plate that holds a symbol and a number."""
    p.box(r, tone, 5, theme.mix("parchment_dark", "wood", 0.4), 1)


def token(p: Painter, r: Rect, colour: str) -> None:
    """A wooden token with a seat's colour."""
    p.disc(r.centerx, r.centery, r.w / 2, "wood_dark", "brass_light", max(1.0, r.w * 0.08))
    p.disc(r.centerx, r.centery, r.w * 0.32, colour, "paper_white", 1)


def medal(p: Painter, r: Rect, colour: str, portrait: str, active: bool) -> None:
    """A portrait in the seat's colour; brass all round for who acts."""
    rad = min(r.w, r.h) / 2
    p.disc(r.centerx, r.centery, rad, colour, "brass_light" if active else "wood_dark", 2.2 if active else 1.2)
    d = rad * 0.2
    p.picture(portrait, Rect(r.centerx - rad + d, r.centery - rad + d, 2 * (rad - d), 2 * (rad - d)))


def laurel(p: Painter, r: Rect) -> None:
    """The seal of an achievement that was claimed."""
    p.disc(r.centerx, r.centery, r.w / 2, "terracotta", "brass_light", max(1.0, r.w * 0.09))


def tick(p: Painter, r: Rect, part: bool = False) -> None:
    """A check mark on what is kept; a thinner one if only a part is."""
    p.disc(r.centerx, r.centery, r.w / 2, "ok" if not part else "warn", "paper_white", 1)
    a, b, c = (
        (r.x + r.w * 0.26, r.y + r.h * 0.54),
        (r.x + r.w * 0.44, r.y + r.h * 0.72),
        (r.x + r.w * 0.76, r.y + r.h * 0.3),
    )
    p.line([a, b, c], "paper_white", max(1.2, r.w * 0.12))


def pip(p: Painter, r: Rect, full: bool) -> None:
    """A place to be filled."""
    p.disc(r.centerx, r.centery, r.w / 2, "ok" if full else "wood_dark", "parchment_light", 1)


def arrows(p: Painter, r: Rect, lines: tuple[tuple[float, float, float, float, bool], ...]) -> None:
    """Arrows between the characters of the action board; those from the token are brass."""
    for strong in (False, True):
        for x1, y1, x2, y2, live in lines:
            if live != strong:
                continue
            tone = "brass_dark" if live else theme.mix("parchment_dark", "wood", 0.4)
            ax, ay, bx, by = r.x + x1, r.y + y1, r.x + x2, r.y + y2
            wide = 3.4 if live else 1.6
            p.line([(ax, ay), (bx, by)], tone, wide)
            far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
            ux, uy = (bx - ax) / far, (by - ay) / far
            d = 9.0 if live else 6.5
            tip = [
                (bx, by),
                (bx - ux * d - uy * d * 0.5, by - uy * d + ux * d * 0.5),
                (bx - ux * d + uy * d * 0.5, by - uy * d - ux * d * 0.5),
            ]
            p.shape(tip, tone)


def veil(p: Painter, r: Rect) -> None:
    p.box(r, (18, 10, 6), 7, None, 1, 0.6)
