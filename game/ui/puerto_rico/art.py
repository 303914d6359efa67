"""How the pieces of Puerto Rico look: frames, cards, tiles, ships, chips. Words are added by the nodes."""

from __future__ import annotations

from game.ui import draw, theme
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


# sheets ---------------------------------------------------------------------------------------------------


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
    """A building: name band, picture, frame. `dim`: cannot be built now, `gone`: none left."""
    p.shadow(r, 4, 2.5, 0.4)
    p.box(r, "parchment_light" if not gone else theme.mix("parchment", "stone", 0.55), 4)
    tone = band_tone(key, large)
    if band_high:
        top = Rect(r.x, r.y, r.w, band_high)
        p.box(top, tone if not gone else "stone_dark", 4)
        p.box(Rect(r.x, r.y + band_high - 4, r.w, 4), tone if not gone else "stone_dark")
    box = Rect(r.x + 2, r.y + band_high + 1.5, r.w - 4, r.h - band_high - 3.5)
    if box.h > 4:
        p.picture(building_picture(key), box, 0.3 if gone else 0.55 if dim else 1.0)
    p.box(r, None, 4, "wood_dark" if not gone else "stone_dark", 1.1)


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


def cost_disc(p: Painter, r: Rect, tone: str = "brass") -> None:
    p.disc(r.centerx, r.centery, r.w / 2, tone, "ink", 1)
    p.disc(r.centerx, r.centery, r.w / 2 - 1.8, None, theme.mix("brass", "brass_light", 0.7), 0.8)


def point_hexagon(p: Painter, r: Rect) -> None:
    p.hexagon(r.centerx, r.centery, r.h / 2, "paper_white", "terracotta_dark", 1.4)


def tag(p: Painter, r: Rect, tone: str = "ink", alpha: float = 0.82) -> None:
    """A small dark label behind a number."""
    p.box(r, tone, r.h / 2, None, 1, alpha)


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


def flag(p: Painter, r: Rect, colour: str) -> None:
    """A seat's mark on something it has taken."""
    p.disc(r.centerx, r.centery, r.w / 2, colour, "paper_white", 1.4)


def medal(p: Painter, r: Rect, colour: str, portrait: str, active: bool) -> None:
    """A portrait in the seat's colour; brass all round for who acts."""
    rad = min(r.w, r.h) / 2
    p.disc(r.centerx, r.centery, rad, colour, "brass_light" if active else "wood_dark", 2.2 if active else 1.2)
    d = rad * 0.2
    p.picture(portrait, Rect(r.centerx - rad + d, r.centery - rad + d, 2 * (rad - d), 2 * (rad - d)))


def veil(p: Painter, r: Rect) -> None:
    p.box(r, (18, 10, 6), 7, None, 1, 0.6)


def chip(p: Painter, r: Rect, tone: str = "parchment_light") -> None:
    """A small plate that holds a symbol and a number."""
    p.box(r, tone, 5, theme.mix("parchment_dark", "wood", 0.4), 1)


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


# extensions -----------------------------------------------------------------------------------------------


def goal(p: Painter, r: Rect, tone: str, band_high: float, gone: bool = False) -> None:
    """A card with something to be reached: name band above, its pieces below."""
    p.shadow(r, 4, 2.5, 0.4)
    p.box(r, "parchment_light" if not gone else theme.mix("parchment", "stone", 0.45), 4)
    if band_high:
        p.box(Rect(r.x, r.y, r.w, band_high), tone if not gone else "stone_dark", 4)
        p.box(Rect(r.x, r.y + band_high - 4, r.w, 4), tone if not gone else "stone_dark")
    p.box(r, None, 4, "wood_dark" if not gone else "stone_dark", 1.1)


def card_back(p: Painter, r: Rect) -> None:
    """A card face down."""
    p.shadow(r, 4, 2.5, 0.4)
    p.box(r, "terracotta_dark", 4, "wood_dark", 1.2)
    p.box(Rect(r.x + 4, r.y + 4, r.w - 8, r.h - 8), None, 3, "brass", 1.2)
    d = min(r.w, r.h) * 0.16
    x, y = r.centerx, r.centery
    p.shape([(x, y - d * 1.5), (x + d, y), (x, y + d * 1.5), (x - d, y)], "brass", "brass_light", 1)


def laurel(p: Painter, r: Rect) -> None:
    """The seal of an achievement that was claimed."""
    p.disc(r.centerx, r.centery, r.w / 2, "terracotta", "brass_light", max(1.0, r.w * 0.09))


def token(p: Painter, r: Rect, colour: str) -> None:
    """A wooden token with a seat's colour."""
    p.disc(r.centerx, r.centery, r.w / 2, "wood_dark", "brass_light", max(1.0, r.w * 0.08))
    p.disc(r.centerx, r.centery, r.w * 0.32, colour, "paper_white", 1)


def ability(p: Painter, r: Rect, open_: bool, works: bool) -> None:
    """An ability tile of a Puertoma: face down, turned up, at work."""
    tone = "brass" if works else "parchment_light" if open_ else "wood"
    p.box(r, tone, 3, "wood_dark", 1)
    if not open_:
        d = min(r.w, r.h) * 0.2
        x, y = r.centerx, r.centery
        p.shape([(x, y - d * 1.4), (x + d, y), (x, y + d * 1.4), (x - d, y)], "wood_light")


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
