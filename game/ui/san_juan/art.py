"""How the cards of San Juan look: faces, backs, prices, goods. Words and numbers are added by the nodes.

Every card belongs to a class, told by the colour of its band and by the outline of the whole card: production is
round-cornered in its good's colour, commercial is square and plum, a monument has an arched top in stone, what
counts at the end has cut corners in teal with a brass rule.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from game.san_juan import cards
from game.ui import theme
from game.ui.draw import Painter, Tone
from game.ui.graph import Rect

FOLDER: Final = "san_juan"
SHAPE: Final = 1.4
"""The height of a card for a width of 1."""

# Buildings that stand in Puerto Rico too have their picture there.
_SHARED: Final = {
    "sugar_refinery": "large_sugar",
    "tobacco_dryer": "tobacco",
    "coffee_roaster": "coffee",
    "hospital": "hospice",
    "bohio": "guest_house",
    **{
        key: key
        for key in (
            "black_market", "trading_post", "factory", "small_market", "chapel", "lighthouse", "villa",
            "large_market", "land_office", "church", "harbor",
        )
    },
}  # fmt: skip


def card_picture(key: str) -> str:
    """The picture of a building, 100 × 70."""
    return f"puerto_rico/building_{_SHARED[key]}" if key in _SHARED else f"{FOLDER}/card_{key}"


def role_picture(key: str) -> str:
    """The medallion of a character, 100 × 100."""
    return f"puerto_rico/role_{key}"


def phase_icon(key: str) -> str:
    """The sign of the phase in which a card works (`Card.phase`), 48 × 48."""
    return f"{FOLDER}/phase_{key}"


def good_picture(good: str) -> str:
    return f"puerto_rico/good_{good}"


# classes --------------------------------------------------------------------------------------------------

GOOD_OF: Final = {card.key: good for card, good in zip(cards.PRODUCTION, cards.GOODS, strict=True)}
"""What a production building makes."""

PHASE_OF: Final = {card.key: card.phase for card in cards.CARDS}

CLASS_OF: Final = {
    **{card.key: "commercial" for card in cards.CARDS},
    **{card.key: card.phase for card in cards.CARDS if card.phase in ("monument", "end")},
    **dict.fromkeys(GOOD_OF, "production"),
}
"""The class of a card: production, commercial, monument, end."""


class Frame(NamedTuple):
    """What tells a class apart: the band's colour and its ink, the card's outline."""

    tone: Tone
    ink: str
    outline: str


def frame(key: str) -> Frame:
    kind = CLASS_OF[key]
    if kind == "production":
        good = GOOD_OF[key]
        return Frame(good, "ink" if good in ("corn", "fruit", "sugar") else "paper_white", "round")
    if kind == "monument":
        return Frame("stone", "ink", "arch")
    if kind == "end":
        return Frame("sea", "paper_white", "cut")
    return Frame(theme.mix("indigo", "terracotta_dark", 0.5), "paper_white", "square")


def band_ink(key: str) -> str:
    return frame(key).ink


# where things are on a card -------------------------------------------------------------------------------


class Face(NamedTuple):
    """The parts of a card's face. `text` has no height on the small face."""

    band: Rect
    picture: Rect
    text: Rect
    foot: Rect
    cost: Rect
    points: Rect
    phase: Rect
    good: Rect


def face(r: Rect, text: bool = False) -> Face:
    """Where name, picture, cost, points and signs are on a card at r; `text`: the enlarged face with its effect."""
    w, margin = r.w, r.w * 0.025
    high = (w - 2 * margin) * 0.7
    band = Rect(r.x, r.y, w, w * 0.19 if text else w * 0.36)
    picture = Rect(r.x + margin, band.bottom + margin * 0.6, w - 2 * margin, high)
    foot_high = w * 0.16 if text else r.bottom - picture.bottom - margin * 0.6
    foot = Rect(r.x, r.bottom - foot_high, w, foot_high)
    words = Rect(r.x + w * 0.05, picture.bottom + margin, w * 0.9, max(0.0, foot.y - picture.bottom - margin))
    side = min(w * 0.27, foot_high * 0.9)
    y = foot.centery - side / 2
    left = r.x + w * 0.06
    cost = Rect(left, y, side, side)
    points = Rect(left + side * 1.06, y, side, side)
    phase = Rect(r.right - w * 0.065 - side * 0.92, foot.centery - side * 0.46, side * 0.92, side * 0.92)
    crate = w * (0.2 if text else 0.29)
    good = Rect(picture.right - crate * 0.96, picture.bottom - crate * 0.92, crate, crate)
    return Face(band, picture, words, foot, cost, points, phase, good)


Points = list[tuple[float, float]]


def _outline(r: Rect, shape: str, inset: float = 0.0) -> Points:
    """The edge of a card, clockwise from the upper left."""
    x0, y0, x1, y1 = r.x + inset, r.y + inset, r.right - inset, r.bottom - inset
    w = r.w
    if shape == "cut":
        c = max(0.0, w * 0.095 - inset * 0.6)
        return [
            (x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c),
            (x1 - c, y1), (x0 + c, y1), (x0, y1 - c), (x0, y0 + c),
        ]  # fmt: skip
    low = {"round": 0.09, "arch": 0.02, "square": 0.02}[shape]
    top = {"round": 0.09, "arch": 0.3, "square": 0.02}[shape]
    # An arch is flatter than a quarter of a circle, so that the name still fits under it.
    tall = top * (0.55 if shape == "arch" else 1.0)
    found: Points = []
    for x, y, rx, ry, start in (
        (x0, y0, top, tall, 180), (x1, y0, top, tall, 270), (x1, y1, low, low, 0), (x0, y1, low, low, 90),
    ):  # fmt: skip
        rx, ry = max(0.0, rx * w - inset), max(0.0, ry * w - inset)
        cx = x + rx if x == x0 else x - rx
        cy = y + ry if y == y0 else y - ry
        for k in range(9):
            a = math.radians(start + k * 90 / 8)
            found.append((cx + rx * math.cos(a), cy + ry * math.sin(a)))
    return found


def _shade(p: Painter, r: Rect, outline: str) -> None:
    """A card's shadow: under an arch or at corners that of a whole rectangle would show."""
    top = r.w * 0.17 if outline == "arch" else 0.0
    corner = {"cut": 0.13, "round": 0.09}.get(outline, 0.04)
    p.shadow(Rect(r.x, r.y + top, r.w, r.h - top), r.w * corner, 2.5, 0.4)


def _upper(points: Points, y: float) -> Points:
    """The part of an outline above height y."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    middle = (left + right) / 2
    rising = sorted((at for at in points if at[1] <= y and at[0] < middle), key=lambda at: (-at[1], at[0]))
    falling = sorted((at for at in points if at[1] <= y and at[0] >= middle), key=lambda at: (at[1], at[0]))
    return [(left, y), *rising, *falling, (right, y)]


def _lower(points: Points, y: float) -> Points:
    """The part of an outline below height y."""
    turned = _upper([(x, -py) for x, py in points], -y)
    return [(x, -py) for x, py in turned]


def _lowered(band: Rect, shape: str) -> Points:
    """What hangs below the band: a shop sign's point on commercial cards."""
    d = band.w * 0.045
    if shape != "square":
        return []
    x, y = band.centerx, band.bottom
    return [(x - d * 3, y - 0.4), (x + d * 3, y - 0.4), (x, y + d)]


# cards ----------------------------------------------------------------------------------------------------


def card(p: Painter, r: Rect, key: str, text: bool = False, dim: bool = False) -> None:
    """A card's face (bleed 3): frame, band, picture, sign of the phase, good; `text`: the enlarged face.

    The name goes on `face(r).band` in `band_ink(key)`, the numbers on `face(r).cost` and `face(r).points`.
    `dim`: cannot be chosen now."""
    look, at = frame(key), face(r, text)
    line = max(1.0, r.w * 0.014)
    edge = _outline(r, look.outline)
    _shade(p, r, look.outline)
    p.shape(edge, theme.mix("parchment_light", "parchment_dark", 0.25) if dim else "parchment_light")
    tone = rgb(look.tone)
    band = blend(tone, rgb("parchment_dark"), 0.55) if dim else tone
    p.shape(_upper(edge, at.band.bottom), band)
    p.shape(_lower(edge, at.foot.y), blend(band, rgb("parchment_light"), 0.62))
    p.picture(card_picture(key), at.picture, 0.5 if dim else 1.0)
    tip = _lowered(at.band, look.outline)
    if tip:
        p.shape(tip, band)
    if text:
        p.box(at.text, "paper_white", r.w * 0.02, "parchment_dark", 1)
    if key in GOOD_OF:
        good(p, at.good, GOOD_OF[key], 0.6 if dim else 1.0)
    if look.outline == "cut":
        p.shape(_outline(r, "cut", line * 0.9), None, "brass_dark" if dim else "brass", max(1.0, r.w * 0.028))
    p.shape(edge, None, "wood_dark", line)
    p.picture(phase_icon(PHASE_OF[key]), at.phase, 0.6 if dim else 1.0)


def _edge() -> Tone:
    """The line around a card: lighter than the table on which it lies."""
    return theme.mix("wood_dark", "brass_dark", 0.7)


def rgb(tone: Tone) -> tuple[int, int, int]:
    red, green, blue = (theme.colour(tone) if isinstance(tone, str) else tone)[:3]
    return red, green, blue


def blend(a: tuple[int, int, int], b: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    """`share` of colour b in colour a."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def tile(p: Painter, r: Rect, key: str, band: float) -> None:
    """A building in a small town: its name goes on the band, the picture below fills what is left."""
    look = frame(key)
    edge = _outline(r, look.outline)
    p.shape(edge, look.tone)
    p.picture(card_picture(key), Rect(r.x + 2, r.y + band, r.w - 4, r.h - band - 2))
    p.shape(edge, None, "brass" if look.outline == "cut" else _edge(), 1.2)


def place(p: Painter, r: Rect) -> None:
    """A free place of a town: the outline of a card inlaid in the wood."""
    p.box(r, "wood", 5, None, 1, 0.22)
    p.box(r, None, 5, "brass_dark", 1, 0.55)
    d = min(r.w, r.h) * 0.12
    x, y = r.centerx, r.centery
    tone = theme.mix("wood", "brass_dark", 0.45)
    p.line([(x - d, y), (x, y - d), (x + d, y), (x + d, y + d * 1.2), (x - d, y + d * 1.2), (x - d, y)], tone, 1)


def card_back(p: Painter, r: Rect) -> None:
    """A card face down (bleed 3)."""
    p.shadow(r, r.w * 0.06, 2.5, 0.4)
    p.picture(f"{FOLDER}/card_back", r)


def pile(p: Painter, r: Rect, depth: int = 3, back: bool = True) -> None:
    """A pile: edges of the cards below, the top one's back (bleed 3 beyond its lowest card).

    `back`: False leaves the top card to the caller, as on a discard pile or under a Chapel."""
    step = r.w * 0.03
    w, h = r.w - step * depth, r.h - step * depth
    for k in range(depth, 0, -1):
        under = Rect(r.x + step * (depth - k), r.y + step * k, w, h)
        p.box(under, "parchment" if k % 2 else "parchment_dark", w * 0.06, "wood_dark", 1)
    top = Rect(r.x + step * depth, r.y, w, h)
    if back:
        card_back(p, top)
    else:
        p.box(top, "parchment_light", w * 0.06, "wood_dark", 1)


# trade ----------------------------------------------------------------------------------------------------


def good(p: Painter, r: Rect, good: str, alpha: float = 1.0) -> None:
    """A crate of a good on a pale disc."""
    p.disc(r.centerx, r.centery, r.w / 2, "paper_white", "ink", max(1.0, r.w * 0.05), alpha)
    d = r.w * 0.13
    p.picture(good_picture(good), Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d), alpha)


def price_spots(r: Rect) -> list[tuple[Rect, Rect]]:
    """Crate and number of each good on a trading-house card at r."""
    w = min(r.w, r.h / SHAPE)
    unit, x, y = w / 200, r.centerx - w / 2, r.centery - w * SHAPE / 2
    return [
        (
            Rect(x + 30 * unit, y + (63 + row * 41.6) * unit, 36 * unit, 36 * unit),
            Rect(x + 126 * unit, y + (62 + row * 41.6) * unit, 52 * unit, 37 * unit),
        )
        for row in range(len(cards.GOODS))
    ]


def price_card(p: Painter, r: Rect, turned: bool) -> None:
    """A trading-house card (bleed 3): its back, or its face with the five goods; prices go on `price_spots(r)`."""
    p.shadow(r, r.w * 0.06, 2.5, 0.4)
    p.picture(f"{FOLDER}/{'price_face' if turned else 'price_back'}", r)
    if turned:
        for (crate, _), key in zip(price_spots(r), cards.GOODS, strict=True):
            p.picture(good_picture(key), crate)


def framed(p: Painter, r: Rect, key: str, band: float, foot: float, dim: bool = False, seen: float = 0.0) -> None:
    """A card in a cell of any shape (bleed 3): name above, picture, and at its foot cost, points and phase.

    `band` and `foot` are the heights of its upper and lower part; `seen`: how much of its width is not covered."""
    look = frame(key)
    edge = _outline(r, look.outline)
    _shade(p, r, look.outline)
    p.shape(edge, "parchment_light")
    top = rgb(look.tone)
    p.shape(_upper(edge, r.y + band), top)
    if foot:
        p.shape(_lower(edge, r.bottom - foot), blend(top, rgb("parchment_light"), 0.62))
    wide = min(seen or r.w, r.w)
    box = Rect(r.x + 2, r.y + band + 1, wide - 4, r.h - band - foot - 2)
    if box.h > 4:
        p.picture(card_picture(key), box)
    tip = _lowered(Rect(r.x, r.y, wide, band), look.outline) if band > 12 else []
    if tip:
        p.shape(tip, top)
    if look.outline == "cut":
        p.shape(_outline(r, "cut", 1.0), None, "brass", max(1.0, r.w * 0.022))
    p.shape(edge, None, _edge(), max(1.0, r.w * 0.012))
    if dim:  # it steps back into the shade
        p.shape(edge, "wood_dark", alpha=0.42)
