"""How the pieces of San Juan look. Words are added by the nodes."""

from __future__ import annotations

from game.san_juan.cards import CARDS, FARMS, GOODS, KIND, MONUMENTS
from game.ui import draw, pieces, theme
from game.ui.draw import Painter
from game.ui.graph import Rect

OTHER = {
    "corn_farm": "puerto_rico/land_corn",
    "fruit_farm": "puerto_rico/building_small_fruit",
    "sugar_refinery": "puerto_rico/building_large_sugar",
    "tobacco_dryer": "puerto_rico/building_tobacco",
    "coffee_roaster": "puerto_rico/building_coffee",
    "customs_house": "puerto_rico/building_customs",
    "goldsmith": "puerto_rico/building_jeweler",
    "company": "puerto_rico/building_office",
    "manufactory": "puerto_rico/building_guild_hall",
    "governors_palace": "puerto_rico/building_city_hall",
    "hospital": "puerto_rico/building_hospice",
    "bohio": "puerto_rico/building_hut",
    "school": "puerto_rico/building_university",
}


def picture(key: str) -> str:
    for name in (f"san_juan/card_{key}", OTHER.get(key, ""), f"puerto_rico/building_{key}"):
        if name and draw.has_picture(name):
            return name
    return "puerto_rico/building_office"


def good_picture(kind: int) -> str:
    return f"puerto_rico/good_{GOODS[kind]}"


def role_picture(key: str) -> str:
    return f"puerto_rico/role_{key}"


def tone(kind: int) -> str:
    """The colour of a class of cards."""
    if kind < FARMS:
        return GOODS[kind]
    if kind in MONUMENTS:
        return "stone_dark"
    return "terracotta_dark" if CARDS[kind].phase == "end" else "sea"


def ink(kind: int) -> str:
    """Letters that can be read on the colour of the class."""
    return "ink" if kind < FARMS and GOODS[kind] in ("corn", "sugar", "fruit") else "paper_white"


def face(p: Painter, r: Rect, key: str, band: float, foot: float, dim: bool, seen: float) -> None:
    """A card: name above, picture, and at its foot room for cost, points and phase."""
    pieces.card(p, r, "", tone(KIND[key]), band, dim)
    box = Rect(r.x + 2, r.y + band + 1, min(seen, r.w) - 4, r.h - band - foot - 2)
    if box.h > 4:
        p.picture(picture(key), box, 0.5 if dim else 1.0)


def large(p: Painter, r: Rect, key: str, band: float, high: float) -> None:
    p.shadow(r, 8, 9, 0.6)
    p.box(r, "parchment_light", 8)
    p.grain(r, 0.7, 8)
    p.box(Rect(r.x, r.y, r.w, band), tone(KIND[key]), 8)
    p.box(Rect(r.x, r.y + band - 8, r.w, 8), tone(KIND[key]))
    p.picture(picture(key), Rect(r.x + 10, r.y + band + 4, r.w - 20, high - 6))
    p.box(r, None, 8, "wood_dark", 1.6)


def back(p: Painter, r: Rect) -> None:
    pieces.card_back(p, r)


def stack(p: Painter, r: Rect) -> None:
    for i in (2, 1, 0):
        pieces.card_back(p, Rect(r.x + i * 2, r.y - i * 2 + 4, r.w - 4, r.h - 4))


def phase(p: Painter, r: Rect, key: str) -> None:
    """The sign of the phase in which a card works: the character's picture, or a small sign of its own."""
    if key in ("builder", "producer", "merchant", "recruiter", "adventurer"):
        p.picture(role_picture(key), r)
    elif key == "end":
        p.picture("puerto_rico/point", r)
    elif key == "monument":
        p.picture("ui/star", r)
    else:
        p.picture("ui/hourglass" if key == "round" else "ui/crown", r)


def new_mark(p: Painter, r: Rect) -> None:
    """A card that has just come."""
    p.disc(r.centerx, r.centery, r.w / 2, "ok", "paper_white", 1.4)
    d = r.w * 0.25
    p.line([(r.centerx - d, r.centery), (r.centerx + d, r.centery)], "paper_white", 1.6)
    p.line([(r.centerx, r.centery - d), (r.centerx, r.centery + d)], "paper_white", 1.6)


def site(p: Painter, r: Rect) -> None:
    """A free place in a town."""
    p.box(r, theme.mix("parchment", "parchment_dark", 0.3), 5)
    p.box(r, None, 5, "parchment_dark", 1)


def under(p: Painter, r: Rect, tone_: str) -> None:
    """The edge of a covered building that looks out from under its cover."""
    p.box(r, tone_, 4, "wood_dark", 1.1)


def role(p: Painter, r: Rect, key: str, dim: bool, taken: bool) -> None:
    """A character: medallion on a plate."""
    p.shadow(r, 6, 3, 0.4)
    p.box(r, "parchment_light" if not taken else theme.mix("parchment", "stone", 0.5), 6)
    p.grain(r, 0.6, 6)
    p.box(r, None, 6, "wood", 1.2)
    side = min(r.w - 8, r.h - 52)
    at = Rect(r.centerx - side / 2, r.y + 3, side, side)
    p.picture(role_picture(key), at, 0.38 if taken else 0.75 if dim else 1.0)


def prices(p: Painter, r: Rect) -> None:
    """The trading-house card, face up."""
    p.shadow(r, 5, 3, 0.4)
    p.box(r, "paper_white", 5)
    p.grain(r, 0.6, 5)
    p.box(r, None, 5, "brass_dark", 1.6)


def hand_rail(p: Painter, r: Rect, colour: str, active: bool) -> None:
    """The edge of the table on which the hand is held."""
    p.box(r, "wood_dark", 7, None, 1, 0.55)
    p.box(Rect(r.x, r.bottom - 4, r.w, 4), colour, 3)
    if active:
        p.box(r, None, 7, "brass", 1.4, 0.8)


def pile(p: Painter, r: Rect, thick: int, faded: bool) -> None:
    """Cards face down on a pile, the thicker the more."""
    for i in range(thick - 1, -1, -1):
        d = 2.0 * i
        pieces.card_back(p, Rect(r.x + d, r.y + d, r.w - 2.0 * (thick - 1), r.h - 2.0 * (thick - 1)))
    if faded:
        p.box(r, "parchment", 5, None, 1, 0.35)


def good(p: Painter, r: Rect, key: str) -> None:
    """The good that lies on a building: its crate on a light disc; a card face down where it has no name."""
    p.disc(r.centerx, r.centery, r.w / 2, "paper_white", "wood_dark", 1.6)
    d = r.w * 0.14
    box = Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d)
    if key:
        p.picture(f"puerto_rico/good_{key}", box)
    else:
        pieces.card_back(p, Rect(box.x + box.w * 0.16, box.y, box.w * 0.68, box.h))


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
