"""How the pieces of Puerto Rico look: frames, cards, tiles, ships, chips. Words are added by the nodes."""

from __future__ import annotations

from game.ui import pieces, theme
from game.ui.draw import Painter
from game.ui.graph import Rect

FOLDER = "puerto_rico"

# The pictures of two production buildings are named after their good.
_PICTURES = {"tobacco_barn": "tobacco", "coffee_roaster": "coffee"}


def building_picture(key: str) -> str:
    return f"{FOLDER}/building_{_PICTURES.get(key, key)}"


def good_picture(key: str) -> str:
    return f"{FOLDER}/good_{key}"


def land_picture(key: str) -> str:
    return f"{FOLDER}/land_{'forest' if key.startswith('forest') else key}"


def role_picture(key: str) -> str:
    return f"{FOLDER}/role_{key.rstrip('2')}"


# tiles and cards ------------------------------------------------------------------------------------------


def role_tile(p: Painter, r: Rect, key: str, dim: bool, taken: bool) -> None:
    """A character: medallion on a plate."""
    p.shadow(r, 6, 3, 0.4)
    p.box(r, "parchment_light" if not taken else theme.mix("parchment", "stone", 0.5), 6)
    p.grain(r, 0.6, 6)
    p.box(r, None, 6, "wood", 1.2)
    side = min(r.w - 8, r.h - 20)
    at = Rect(r.centerx - side / 2, r.y + 2.5, side, side)
    p.picture(role_picture(key), at, 0.38 if taken else 0.75 if dim else 1.0)


def land_tile(p: Painter, r: Rect, key: str, hand: int, dim: bool = False) -> None:
    """A tile of land; `hand` 1: somebody works on it, -1: not on a player's board."""
    radius = max(2.0, r.w * 0.1)
    if hand >= 0 and r.w > 30:
        p.shadow(r, radius, 2, 0.3)
    p.picture(land_picture(key), r, 0.5 if dim else 1.0)
    if hand > 0:
        side = r.w * 0.56 if r.w < 30 else r.w * 0.5
        p.picture(person(hand), Rect(r.right - side * 1.02, r.bottom - side * 1.05, side, side))


def plot(p: Painter, r: Rect) -> None:
    """A free plot."""
    p.box(r, theme.mix("parchment", "parchment_dark", 0.35), max(2.0, r.w * 0.1))
    p.box(r, None, max(2.0, r.w * 0.1), "parchment_dark", 1)


def space(p: Painter, r: Rect) -> None:
    """A free city space."""
    p.box(r, theme.mix("parchment", "parchment_dark", 0.35), 4)
    p.box(r, None, 4, "parchment_dark", 1)
    if r.w > 30 and r.h > 24:
        d = min(r.w, r.h) * 0.14
        for x, y in ((r.centerx, r.centery),):
            tone = theme.mix("parchment_dark", "wood", 0.18)
            p.line(
                [(x - d, y), (x, y - d), (x + d, y), (x + d, y + d * 1.2), (x - d, y + d * 1.2), (x - d, y)], tone, 1
            )


def family(key: str) -> str:
    """The good that a production building makes: the colour of its name band; "" for all others."""
    good = key.rpartition("_")[2]
    return good if good in ("fruit", "indigo", "sugar") else _PICTURES.get(key, "")


def band_tone(key: str, large: bool) -> str:
    return family(key) or ("terracotta_dark" if large else "wood")


def band_ink(key: str) -> str:
    return "ink" if family(key) in ("sugar", "fruit") else "paper_white"


def card(p: Painter, r: Rect, key: str, large: bool, band_high: float, dim: bool, gone: bool) -> None:
    """A building: its name band has the colour of its family. `dim`: cannot be built now, `gone`: none left."""
    pieces.card(p, r, building_picture(key), band_tone(key, large), band_high, dim, gone)


def mini_building(p: Painter, r: Rect, key: str, large: bool) -> None:
    """A building on a small board: the picture in the colour of its family."""
    p.box(r, theme.mix("parchment_light", "parchment", 0.4), 3)
    box = Rect(r.x + 1, r.y + 1, r.w - 2, r.h - 2)
    p.picture(building_picture(key), box)
    p.box(r, None, 3, "stone_dark" if family(key) == "sugar" else band_tone(key, large), 1.6)


def person(kind: int) -> str:
    """The picture of a worker (1) or a bourgeois (2)."""
    return f"{FOLDER}/{'bourgeois' if kind == 2 else 'worker'}"


def circle(p: Painter, r: Rect, who: int) -> None:
    """A place for a worker; `who` stands in it: nobody (0), a worker, a bourgeois."""
    p.disc(r.centerx, r.centery, r.w / 2, "paper_white", "ink", max(0.8, r.w * 0.07))
    if who:
        d = r.w * 0.02
        p.picture(person(who), Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d))


def crate(p: Painter, r: Rect, good: str, alpha: float = 1.0) -> None:
    p.picture(good_picture(good), r, alpha)


def hold(p: Painter, r: Rect, good: str, ghost: bool = False) -> None:
    """A place for a crate: on a ship's deck or in the trading house."""
    p.box(r, theme.mix("wood_light", "parchment_dark", 0.35), 3)
    p.box(r, None, 3, "wood_dark", 1)
    if good:
        d = r.w * 0.04
        p.picture(good_picture(good), Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d), 0.3 if ghost else 1.0)


def hull(p: Painter, r: Rect, dim: bool = False) -> None:
    """A cargo ship seen from the side, its deck flat for the crates."""
    y, h = r.y + r.h * 0.44, r.h * 0.5
    bow = min(r.h * 0.62, 26.0)
    stern = bow * 0.4
    tone = "wood" if not dim else theme.mix("wood", "sea", 0.45)
    body = [
        (r.x, y - h * 0.28), (r.x + stern, y), (r.right - bow, y), (r.right, y - h * 0.34),
        (r.right - bow * 0.62, y + h), (r.x + stern * 1.2, y + h),
    ]  # fmt: skip
    p.shape(body, tone, "wood_dark", 1.4)
    p.line([(r.x + stern * 1.05, y + h * 0.42), (r.right - bow * 0.82, y + h * 0.42)], "wood_light", 1.3)
    p.line([(r.x + stern * 1.2, y + h), (r.right - bow * 0.62, y + h)], "terracotta_dark", 2)


def ship_row(p: Painter, r: Rect, size: int, hold_w: float, dim: bool) -> None:
    """Sail, number plate and hull behind the holds."""
    mast = r.x + 15
    p.line([(mast, r.y + 2), (mast, r.y + r.h * 0.6)], "wood_dark", 2)
    sail = [(mast + 1.5, r.y + 2), (mast + 17, r.y + r.h * 0.34), (mast + 1.5, r.y + r.h * 0.46)]
    p.shape(sail, "parchment_light", "wood_dark", 1)
    back = [(mast - 1.5, r.y + 5), (mast - 12, r.y + r.h * 0.40), (mast - 1.5, r.y + r.h * 0.46)]
    p.shape(back, "parchment", "wood_dark", 1)
    p.shape([(mast, r.y + 2), (mast - 8, r.y + 3.8), (mast, r.y + 6)], "terracotta")
    hull(p, r, dim)


# extensions -----------------------------------------------------------------------------------------------


def ability(p: Painter, r: Rect, open_: bool, works: bool) -> None:
    """An ability tile of a Puertoma: face down, turned up, at work."""
    tone = "brass" if works else "parchment_light" if open_ else "wood"
    p.box(r, tone, 3, "wood_dark", 1)
    if not open_:
        d = min(r.w, r.h) * 0.2
        x, y = r.centerx, r.centery
        p.shape([(x, y - d * 1.4), (x + d, y), (x, y + d * 1.4), (x - d, y)], "wood_light")


def contraband(p: Painter, r: Rect) -> None:
    """What is out of the game: a crate with a cross."""
    p.box(r, "wood", 3, "wood_dark", 1.2)
    d = r.w * 0.24
    x, y = r.centerx, r.centery
    p.line([(x - d, y - d), (x + d, y + d)], "parchment_light", max(1.4, r.w * 0.1))
    p.line([(x - d, y + d), (x + d, y - d)], "parchment_light", max(1.4, r.w * 0.1))


def yields(p: Painter, r: Rect, good: str, active: bool) -> None:
    """Whether a Puertoma's plantation yields a crate."""
    p.disc(r.centerx, r.centery, r.w / 2, "brass_light" if active else "stone", "ink", max(0.8, r.w * 0.06))
    d = r.w * 0.14
    p.picture(good_picture(good), Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d), 1.0 if active else 0.35)
