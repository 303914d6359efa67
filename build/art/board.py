"""Pieces of the Puerto Rico board: goods, land, roles, money, people, ships and the two houses."""

from __future__ import annotations

import math
from collections.abc import Callable

from art import kit
from art.pen import Pen, dark, light, mix

GOODS = ("corn", "fruit", "indigo", "sugar", "tobacco", "coffee")


# -- goods --------------------------------------------------------------------------------------------------------
# The body keeps the palette's exact colour and is shaded by transparent ink and white only, so that a program may
# exchange that one colour (the colour-blind palette) in the file's text.
def corn_cob(p: Pen, x: float, y: float, turn: float, s: float = 1) -> None:
    with p.at(x, y, s, turn):
        p.path("M-9 0C-12 -16 -9 -40 0 -46C9 -40 12 -16 9 0Z", "corn", "ink", 2.4 / s)
        for cx in (-4.6, 0, 4.6):
            p.path(f"M{cx} -4Q{cx * 1.25:.1f} -24 {cx * 0.5:.1f} -40", None, "ink", 1.0 / s, 0.5)
        for cy in (-8, -14, -20, -26, -32):
            p.path(f"M-8.5 {cy}Q0 {cy + 3} 8.5 {cy}", None, "ink", 1.0 / s, 0.5)
        p.path("M-3 2Q-16 -6 -15 -27Q-7 -20 -2 0Z", "leaf", "ink", 2 / s)
        p.path("M3 2Q16 -6 15 -27Q7 -20 2 0Z", "leaf_dark", "ink", 2 / s)


def tobacco_leaf(
    p: Pen, x: float, y: float, turn: float, s: float = 1, colour: str = "tobacco", sw: float = 2.4
) -> None:
    with p.at(x, y, s, turn):
        p.path("M0 2C-17 -8 -15 -34 0 -50C15 -34 17 -8 0 2Z", colour, "ink", sw / s)
        p.path(
            "M0 0V-44M0 -10L-8 -19M0 -10L8 -19M0 -21L-8 -29M0 -21L8 -29M0 -31L-5 -37M0 -31L5 -37",
            None,
            "ink",
            sw / 2 / s,
            0.6,
        )


def coffee_bean(p: Pen, x: float, y: float, turn: float, s: float = 1) -> None:
    with p.at(x, y, s, turn):
        p.oval(0, 0, 13, 18, "coffee", "ink", 2.2 / s)
        p.path("M-8 -9Q-4 -15 1 -15", None, "paper_white", 2.2 / s, 0.4)
        p.path("M1 -17Q-6 -8 1 0T0 17", None, "parchment", 2.6 * min(1, s) / s)


def fruit_ball(p: Pen, x: float, y: float, r: float) -> None:
    p.circle(x, y, r, "fruit", "ink", 2.3)
    p.path(
        f"M{x - r * 0.55:.1f} {y - r * 0.2:.1f}Q{x - r * 0.5:.1f}"
        f" {y - r * 0.6:.1f} {x - r * 0.1:.1f} {y - r * 0.65:.1f}",
        None,
        "paper_white",
        2.4,
        0.6,
    )
    kit.shade(
        p,
        f"M{x + r * 0.95:.1f} {y - r * 0.2:.1f}A{r} {r} 0 0 1 {x - r * 0.3:.1f} {y + r * 0.95:.1f}"
        f"Q{x + r * 0.6:.1f} {y + r * 0.6:.1f} {x + r * 0.95:.1f} {y - r * 0.2:.1f}Z",
        0.22,
    )


def indigo_cake(p: Pen, x: float, y: float, w: float, h: float) -> None:
    """A block of dye as it was shipped: front, top and side, with the maker's stamp."""
    d = w * 0.28
    p.poly([(x, y - h), (x + d, y - h - d), (x + w + d, y - h - d), (x + w, y - h)], "indigo", "ink", 2.1)
    p.poly([(x + w, y - h), (x + w + d, y - h - d), (x + w + d, y - d), (x + w, y)], "indigo", "ink", 2.1)
    p.rect(x, y - h, w, h, "indigo", "ink", 2.1)
    p.path(
        f"M{x} {y - h}L{x + d:.1f} {y - h - d:.1f}H{x + w + d:.1f}L{x + w} {y - h}Z", "paper_white", None, None, 0.34
    )
    kit.shade(p, f"M{x + w} {y - h}L{x + w + d:.1f} {y - h - d:.1f}V{y - d:.1f}L{x + w} {y}Z", 0.3)
    p.circle(x + w / 2, y - h / 2, h * 0.26, None, "paper_white", 1.8, 0.75)


def produce(p: Pen, good: str) -> None:
    """What lies in the crate; drawn before the crate's front."""
    if good == "corn":
        corn_cob(p, 30, 62, -22, 1.02)
        corn_cob(p, 70, 62, 22, 1.02)
        corn_cob(p, 50, 60, 0, 1.15)
    elif good == "fruit":
        fruit_ball(p, 50, 30, 17)
        fruit_ball(p, 30, 45, 17)
        fruit_ball(p, 70, 45, 17)
        p.path("M50 14Q49 8 52 4", None, "ink", 2.6)
        p.path("M51 10Q62 0 74 8Q64 17 51 10Z", "leaf_dark", "ink", 2)
    elif good == "indigo":
        indigo_cake(p, 15, 62, 31, 26)
        indigo_cake(p, 50, 62, 31, 26)
        indigo_cake(p, 32, 35, 29, 21)
    elif good == "sugar":
        p.path("M24 62L45 12Q50 4 55 12L76 62Z", "sugar", "ink", 2.6)
        kit.shade(p, "M76 62L55 12Q52 6 50 6Q58 30 60 62Z", 0.2)
        p.path("M34 44Q50 51 66 44", None, "seat1", 4.5)
        p.path("M32.5 42.5Q50 49 67.5 42.5M31.2 46.5Q50 53 68.8 46.5", None, "ink", 1, 0.7)
        p.path("M44 20L36 40", None, "paper_white", 3, 0.9)
    elif good == "tobacco":
        tobacco_leaf(p, 42, 60, -52, 0.92)
        tobacco_leaf(p, 58, 60, 52, 0.92)
        tobacco_leaf(p, 46, 60, -25, 1.02)
        tobacco_leaf(p, 54, 60, 25, 1.02)
        tobacco_leaf(p, 50, 60, 0, 1.1)
    else:
        coffee_bean(p, 29, 44, -38, 1.05)
        coffee_bean(p, 71, 44, 38, 1.05)
        coffee_bean(p, 50, 32, 12, 1.25)


def crate_front(p: Pen, good: str) -> None:
    """The crate's painted front; the good's colour fills it, wood frames it."""
    p.poly([(10, 54), (90, 54), (86, 95), (14, 95)], good, "ink", 2.6)
    p.path("M12 67.5H88M13.5 81.5H86.5", None, "ink", 1.6, 0.55)
    kit.shade(p, "M12 56H88L87.4 61H12.6Z", 0.25)
    for x0, x1, x2, x3 in ((10, 22, 24.5, 14), (78, 90, 86, 75.5)):
        p.poly([(x0, 54), (x1, 54), (x2, 95), (x3, 95)], "wood_light", "ink", 2)
    p.poly([(6, 50), (94, 50), (94, 59), (6, 59)], "wood_light", "ink", 2.2)
    p.path("M8 52.5H92", None, "paper_white", 1.4, 0.4)
    for x, y in ((14, 54.5), (86, 54.5), (18.5, 89), (81.5, 89)):
        p.circle(x, y, 1.4, "ink", None)


def good(key: str) -> Callable[[Pen], None]:
    def draw(p: Pen) -> None:
        kit.shadow(p, 50, 95, 42, 4)
        produce(p, key)
        crate_front(p, key)

    return draw


# -- land ---------------------------------------------------------------------------------------------------------
SOIL = {
    "corn": ("day", "#d9b55a", "#b48d35"),
    "fruit": ("noon", "#93ad5c", "#6d8a41"),
    "indigo": ("gold", "#b9ad76", "#8f8450"),
    "sugar": ("noon", "#c3c99b", "#9aa673"),
    "tobacco": ("gold", "#b98a5c", "#8f623c"),
    "coffee": ("dawn", "#8a664c", "#66462f"),
    "quarry": ("day", "#c3b49a", "#9a8b75"),
    "forest": ("day", "#6f9150", "#4c6d3a"),
}


def field(p: Pen, key: str, rows: bool = True) -> None:
    sky, soil, furrow = SOIL[key]
    kit.sky(p, sky, 9)
    kit.hills(p, 34, mix(soil, "sea_light", 0.45), len(key))
    kit.ground(p, 33, soil, 9)
    if rows:
        for x in (-70, -38, -12, 12, 34, 55, 78, 104, 132, 165):
            top = 42 + (x - 50) * 0.28
            if 0 <= x <= 100:
                p.line_((top, 36), (x, 98), ink=furrow, sw=2.4)
            else:
                edge = 0 if x < 0 else 100
                t = (edge - top) / (x - top)
                p.line_((top, 36), (edge, 36 + 62 * t), ink=furrow, sw=2.4)


def seat(p: Pen) -> None:
    """Where the worker stands."""
    p.circle(74, 75.2, 16.5, "ink", None, op=0.28)
    p.circle(74, 74, 15.5, "parchment_light", "ink", 2)
    p.circle(74, 74, 12.2, None, "parchment_dark", 1.3)


def frame(p: Pen) -> None:
    p.round(1.2, 1.2, 97.6, 97.6, 8.4, None, "ink", 2.4)
    p.round(3.4, 3.4, 93.2, 93.2, 6.4, None, "parchment_light", 1.6, 0.75)


def corn_plant(p: Pen, x: float, y: float, s: float) -> None:
    with p.at(x, y, s):
        p.path("M0 0V-44", None, "ink", 5.2)
        p.path("M0 0V-44", None, "leaf", 2.9)
        for d in (
            "M0 -8Q-16 -20 -20 -8Q-10 -14 0 -4Z",
            "M0 -14Q15 -28 21 -15Q11 -19 0 -9Z",
            "M0 -26Q-14 -40 -20 -28Q-10 -32 0 -21Z",
            "M0 -34Q12 -46 18 -36Q10 -38 0 -29Z",
        ):
            p.path(d, "leaf", "ink", 1.5)
        p.path("M0 -44Q-5 -50 -6 -55M0 -44V-57M0 -44Q5 -50 6 -55", None, "brass_dark", 1.9)
        p.path("M2 -14Q1 -28 7 -32Q12 -27 8 -13Z", "corn", "ink", 1.6)


def cane(p: Pen, x: float, y: float, h: float, lean: float = 0, w: float = 3.6) -> None:
    p.path(f"M{x} {y}Q{x} {y - h * 0.6:.0f} {x + lean} {y - h}", None, "ink", w + 2)
    p.path(f"M{x} {y}Q{x} {y - h * 0.6:.0f} {x + lean} {y - h}", None, "#dfe3b4", w)
    k = 1
    while k * 9 < h:
        t = k * 9 / h
        cx = x + lean * t * t
        p.path(f"M{cx - w / 2:.1f} {y - k * 9}H{cx + w / 2:.1f}", None, "leaf_dark", 1.4)
        k += 1
    tx, ty = x + lean, y - h
    r = w * 0.36
    for dx, dy, bend in ((-13, 4, -9), (12, 3, -9), (-7, -10, -10), (7, -11, -12)):
        ex, ey, mx, my = tx + dx * r, ty + dy * r, tx + dx * 0.4 * r, ty + bend * r
        p.path(
            f"M{tx} {ty}Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f}Q{mx:.1f} {my + 6 * r:.1f} {tx} {ty + 2}Z",
            "leaf",
            "ink",
            0.9,
        )


def tobacco_plant(p: Pen, x: float, y: float, s: float) -> None:
    with p.at(x, y, s):
        for turn, k in ((-78, 0.5), (78, 0.5), (-48, 0.62), (48, 0.62), (-20, 0.62), (20, 0.62)):
            tobacco_leaf(p, 0, -2, turn, k, "leaf" if turn > 0 else "#86a554", 1.5)
        p.circle(-4, -36, 3.5, "#e8a3a0", "ink", 1.2)
        p.circle(4, -37, 3.5, "#e8a3a0", "ink", 1.2)
        p.circle(0, -42, 3.5, "#f3c3bb", "ink", 1.2)


def coffee_plant(p: Pen, x: float, y: float, s: float) -> None:
    with p.at(x, y, s):
        p.rect(-2, -10, 4, 10, "wood", "ink", 1.5)
        p.path(
            "M-20 -8Q-26 -18 -19 -25Q-20 -38 -8 -41Q-2 -50 8 -43"
            "Q20 -42 20 -29Q27 -20 21 -8Q10 -2 0 -6Q-10 -2 -20 -8Z",
            "leaf_dark",
            "ink",
            2.1,
        )
        for cx, cy in ((-13, -31), (6, -37), (14, -18), (-4, -14)):
            p.path(f"M{cx} {cy}q6 -6 11 0q-5 6 -11 0Z", "leaf", "ink", 0.9)
        for cx, cy in ((-12, -18), (-6, -26), (2, -21), (9, -27), (-3, -36), (16, -33), (6, -11), (-17, -11)):
            p.circle(cx, cy, 3.3, "danger", "ink", 1.2)


def fruit_tree(p: Pen, x: float, y: float, s: float) -> None:
    with p.at(x, y, s):
        p.path("M-3 0Q-1 -10 -3 -18H3Q1 -10 4 0Z", "wood", "ink", 1.6)
        p.path(
            "M-22 -20Q-29 -30 -20 -37Q-20 -50 -6 -51Q2 -58 11 -51Q23"
            " -49 21 -37Q29 -30 21 -20Q10 -13 0 -17Q-11 -13 -22 -20Z",
            "leaf_dark",
            "ink",
            2.1,
        )
        kit.shade(p, "M21 -20Q29 -30 21 -37Q22 -43 18 -47Q18 -28 -4 -16Q10 -13 21 -20Z", 0.16)
        for cx, cy in ((-13, -28), (-8, -42), (3, -33), (13, -42), (14, -25), (-1, -22)):
            p.circle(cx, cy, 4.2, "#b5d24c", "ink", 1.4)


def indigo_plant(p: Pen, x: float, y: float, s: float) -> None:
    """A low shrub of feathered leaves under upright spikes of blue flowers."""
    with p.at(x, y, s):
        for turn in (-62, 62, -34, 34):
            with p.at(0, -2, 1, turn):
                p.path("M0 0V-30", None, "ink", 2.2)
                for k in (-8, -15, -22, -29):
                    p.oval(-4.6, k, 4.8, 3, "leaf", "ink", 1.1)
                    p.oval(4.6, k, 4.8, 3, "#86a554", "ink", 1.1)
        for turn, high in ((-15, 44), (15, 44), (0, 53)):
            with p.at(0, -2, 1, turn):
                p.path(f"M0 0V-{high}", None, "leaf_dark", 2.6)
                for k in range(5):
                    r = 5.6 - 0.8 * k
                    p.circle(-r * 0.55 if k % 2 else r * 0.55, -high + 24 - 6 * k, r, "indigo", "ink", 1.2)


def land(key: str) -> Callable[[Pen], None]:
    def draw(p: Pen) -> None:
        field(p, key, key not in ("quarry", "forest"))
        if key == "corn":
            for x, s in ((14, 0.42), (38, 0.42), (62, 0.42), (86, 0.42)):
                corn_plant(p, x, 47, s)
            for x, y, s in ((26, 70, 0.86), (52, 66, 0.82), (80, 58, 0.62)):
                corn_plant(p, x, y, s)
            corn_plant(p, 16, 94, 0.9)
            corn_plant(p, 44, 95, 0.9)
        elif key == "fruit":
            for x, s in ((14, 0.36), (38, 0.36), (64, 0.36), (87, 0.36)):
                fruit_tree(p, x, 46, s)
            fruit_tree(p, 78, 61, 0.68)
            fruit_tree(p, 32, 88, 1.25)
        elif key == "indigo":
            for x in (14, 37, 61, 85):
                indigo_plant(p, x, 48, 0.36)
            indigo_plant(p, 79, 59, 0.56)
            indigo_plant(p, 33, 92, 1.15)
        elif key == "sugar":
            for x, h, lean in ((62, 27, 1), (72, 31, -1), (82, 27, 1), (91, 30, -1)):
                cane(p, x, 56, h, lean, 2.2)
            for x, h, lean in ((13, 62, -2), (29, 72, 1), (46, 64, 3)):
                cane(p, x, 94, h, lean, 5.4)
        elif key == "tobacco":
            for x in (16, 38, 60, 82):
                tobacco_plant(p, x, 48, 0.42)
            tobacco_plant(p, 80, 58, 0.6)
            tobacco_plant(p, 34, 82, 1.2)
        elif key == "coffee":
            for x in (14, 37, 61, 85):
                coffee_plant(p, x, 46, 0.42)
            coffee_plant(p, 79, 60, 0.68)
            coffee_plant(p, 32, 90, 1.2)
        elif key == "quarry":
            p.poly(
                [
                    (1, 58),
                    (1, 22),
                    (16, 14),
                    (34, 20),
                    (46, 12),
                    (66, 16),
                    (82, 26),
                    (99, 22),
                    (99, 52),
                    (70, 56),
                    (40, 62),
                ],
                "stone",
                "ink",
                2,
            )
            for pts in (
                ((1, 34), (18, 30), (34, 36), (50, 28), (68, 33), (99, 36)),
                ((1, 47), (22, 44), (44, 48), (66, 42), (99, 47)),
            ):
                p.line_(*pts, sw=1.4, op=0.7)
            p.path("M16 14L18 30L22 44M46 12L50 28L44 48M82 26L68 33L66 42M34 20L34 36", None, "ink", 1.2, 0.6)
            p.hatch(68, 24, 12, 9, 2.6, 0.35)
            p.hatch(24, 48, 18, 8, 2.6, 0.35)
            for x, y, w, h in ((10, 92, 24, 17), (34, 92, 20, 13), (18, 75, 22, 14)):
                p.poly(
                    [(x, y - h), (x + 5, y - h - 5), (x + w + 5, y - h - 5), (x + w, y - h)],
                    light("stone", 0.5),
                    "ink",
                    1.6,
                )
                p.poly(
                    [(x + w, y - h), (x + w + 5, y - h - 5), (x + w + 5, y - 5), (x + w, y)], "stone_dark", "ink", 1.6
                )
                p.rect(x, y - h, w, h, light("stone", 0.25), "ink", 1.8)
            with p.at(52, 52, 0.62, 28):
                pick(p)
        else:
            for x, s, c in (
                (9, 0.9, "leaf_dark"),
                (27, 1.05, "leaf"),
                (47, 0.95, "leaf_dark"),
                (68, 1.1, "leaf"),
                (89, 0.95, "leaf_dark"),
            ):
                kit.tree(p, x, 46, s, c)
            kit.palm(p, 80, 76, 48, 5, 1.25)
            for x, y, s, c in (
                (36, 68, 1.5, "leaf"),
                (60, 80, 1.45, "leaf_dark"),
                (17, 84, 1.6, "leaf_dark"),
                (44, 94, 1.5, "leaf"),
                (84, 94, 1.25, "leaf"),
            ):
                kit.tree(p, x, y, s, c)
        if key != "forest":
            seat(p)
        frame(p)

    return draw


def rose(p: Pen, r: float) -> None:
    """A compass rose around the origin."""
    for k, (long, wide) in enumerate(((0.55, 0.16), (1.0, 0.2))):
        for i in range(4):
            a = math.radians(90 * i - 90 + (45 if k == 0 else 0))
            ux, uy = math.cos(a), math.sin(a)
            tip = (ux * r * long, uy * r * long)
            left = (ux * wide * r + uy * wide * r, uy * wide * r - ux * wide * r)
            right = (ux * wide * r - uy * wide * r, uy * wide * r + ux * wide * r)
            p.poly([(0, 0), left, tip], "brass_light", "ink", 1.1, bow=0)
            p.poly([(0, 0), right, tip], "brass_dark", "ink", 1.1, bow=0)
    p.circle(0, 0, r * 0.12, "terracotta", "ink", 1.1)


# -- tools --------------------------------------------------------------------------------------------------------
def handle(p: Pen, length: float, colour: str = "wood_light", w: float = 4.5) -> None:
    """A haft from the origin downwards."""
    p.round(-w / 2, 0, w, length, w / 2, colour, "ink", 1.8)


def pick(p: Pen) -> None:
    handle(p, 54)
    p.path("M-28 14Q-16 -4 0 -6Q16 -4 28 14Q14 4 0 5Q-14 4 -28 14Z", "stone_dark", "ink", 2)
    p.rect(-4, -7, 8, 13, "stone", "ink", 1.8)


def shovel(p: Pen) -> None:
    handle(p, 40)
    p.path("M-9 38H9V52Q8 62 0 66Q-8 62 -9 52Z", "stone", "ink", 2)
    p.path("M-7 0H7", None, "ink", 5)
    p.path("M-7 0H7", None, "wood_light", 2.4)


def hammer(p: Pen) -> None:
    handle(p, 48)
    p.path("M-15 -6Q-15 -10 -11 -10H10L18 -2V2H-11Q-15 2 -15 -2Z", "stone_dark", "ink", 2)


def hoe(p: Pen) -> None:
    handle(p, 60, w=4)
    p.path("M-2 -3H3V3Q-8 3 -17 12L-19 8Q-14 -2 -2 -3Z", "stone_dark", "ink", 2)


# -- roles --------------------------------------------------------------------------------------------------------
def role_farmer(p: Pen) -> None:
    kit.medal(p, "day")
    kit.sun(p, 70, 28, 8)
    segment = kit.segment
    segment(p, 50, "#a9b56a")
    segment(p, 60, "#8a5f3c")
    for x in (18, 34, 50, 66, 82):
        p.line_(
            (50 + (x - 50) * 0.75, 62),
            (50 + (x - 50) * 0.95, 84 - abs(x - 50) * 0.22),
            ink="wood_dark",
            sw=2.4,
            op=0.75,
        )
    p.path("M50 70Q46 58 50 34", None, "ink", 6.5)
    p.path("M50 70Q46 58 50 34", None, "leaf", 3.6)
    p.path("M49 48Q30 50 22 28Q44 26 49 48Z", "leaf", "ink", 2.2)
    p.path("M49 40Q52 20 72 18Q72 38 49 40Z", "#8db659", "ink", 2.2)
    p.path("M49 47Q40 40 29 33M50 39Q58 30 66 23", None, "ink", 1.2, 0.6)
    p.path("M34 71Q50 60 66 71Q50 76 34 71Z", "wood", "ink", 1.8)
    with p.at(84, 32, 0.8, 28):
        hoe(p)


def role_recruiter(p: Pen) -> None:
    kit.medal(p, "noon")
    kit.segment(p, 64, "#c29a68")
    p.path("M36 44V72M64 44V72", None, "ink", 4.6)
    p.path("M36 44V72M64 44V72", None, "wood_light", 2.4)
    p.poly([(28, 12), (72, 12), (72, 46), (28, 46)], "parchment_light", "ink", 2.4)
    p.path("M34 20H66M34 27H66M34 34H54", None, "ink", 2, 0.6)
    p.circle(63, 37, 5, "danger", "ink", 1.6)
    kit.meeple(p, 25, 75, 0.7, "seat1")
    kit.meeple(p, 75, 75, 0.7, "leaf")
    kit.meeple(p, 50, 86, 0.98, "terracotta", 2.4)


def role_builder(p: Pen) -> None:
    kit.medal(p, "dawn")
    kit.segment(p, 60, "#b99a6a")
    for row, y in enumerate((52, 62, 72, 82)):
        shift = 0 if row % 2 else -8
        for i in range(6):
            x = 10 + shift + i * 17
            lo = max(x, 50 - math.sqrt(max(0, 40.5**2 - (y + 9 - 50) ** 2)))
            hi = min(x + 16, 50 + math.sqrt(max(0, 40.5**2 - (y + 9 - 50) ** 2)), 92 if row > 0 else 60)
            if hi - lo > 4 and not (row == 0 and x > 46):
                p.rect(lo, y, hi - lo, 9, ("terracotta", "#d47e55", "#b5563a")[(row + i) % 3], "ink", 1.6)
    with p.at(64, 20, 0.95, 38):
        hammer(p)
    with p.at(44, 40, 0.9, -38):
        p.path("M-11 0L0 -28L11 0Q0 6 -11 0Z", "stone", "ink", 2.2)
        kit.shade(p, "M11 0L0 -28L2 2Q7 2 11 0Z")
        p.path("M0 2V10", None, "ink", 4)
        p.round(-3.2, 9, 6.4, 17, 3, "wood", "ink", 1.8)


def role_producer(p: Pen) -> None:
    kit.medal(p, "gold")
    kit.segment(p, 68, "#a98555")
    kit.gear(p, 50, 40, 27, 10, "brass", "parchment_light")
    p.circle(50, 40, 17, None, "brass_dark", 2)
    with p.at(50, 40, 0.5):
        p.path("M0 -14V14M-12 -8L12 8M-12 8L12 -8", None, "brass_dark", 3)
    for x, y, s, key in ((18, 48, 0.36, "sugar"), (46, 48, 0.36, "tobacco"), (28, 50, 0.44, "corn")):
        with p.at(x, y, s):
            kit.shadow(p, 50, 95, 40, 4)
            produce(p, key)
            crate_front(p, key)


def role_merchant(p: Pen) -> None:
    kit.medal(p, "paper")
    kit.segment(p, 74, "wood_light")
    p.path("M50 24V76", None, "ink", 6)
    p.path("M50 24V76", None, "brass", 3.4)
    p.path("M34 80Q36 72 50 72Q64 72 66 80Z", "brass", "ink", 2)
    p.path("M20 32Q36 20 50 27Q64 32 80 26", None, "ink", 6)
    p.path("M20 32Q36 20 50 27Q64 32 80 26", None, "brass", 3.2)
    p.circle(50, 22, 4.5, "brass_light", "ink", 1.8)
    for x, y, key in ((22, 54, "coin"), (78, 48, "crate")):
        p.path(f"M{x} {y - 22}L{x - 12} {y + 1}M{x} {y - 22}L{x + 12} {y + 1}", None, "ink", 1.3)
        if key == "coin":
            kit.coins(p, x - 4, y + 2, 3, 5)
            kit.coins(p, x + 5, y + 2, 2, 5)
        else:
            kit.box(p, x - 7, y + 1, 14, 12)
        p.path(
            f"M{x - 14} {y}H{x + 14}Q{x + 10} {y + 10} {x} {y + 10}Q{x - 10} {y + 10} {x - 14} {y}Z",
            "brass",
            "ink",
            2,
        )


def wheel(p: Pen, r: float) -> None:
    """A ship's wheel around the origin."""
    for i in range(8):
        a = math.radians(45 * i)
        ux, uy = math.cos(a), math.sin(a)
        p.line_((ux * r * 0.2, uy * r * 0.2), (ux * r * 1.3, uy * r * 1.3), sw=5.6)
        p.line_((ux * r * 0.2, uy * r * 0.2), (ux * r * 1.3, uy * r * 1.3), ink="wood_light", sw=3)
    p.circle(0, 0, r * 0.86, None, "ink", r * 0.3 + 2)
    p.circle(0, 0, r * 0.86, None, "wood", r * 0.3 - 1.4)
    p.circle(0, 0, r * 0.86, None, "brass", 1.6)
    p.circle(0, 0, r * 0.3, "brass", "ink", 2)
    p.circle(0, 0, r * 0.1, "wood_dark", None)


def role_captain(p: Pen) -> None:
    kit.medal(p, "noon")
    kit.segment(p, 58, "sea_light")
    p.path(
        "M18 66q5 -4 10 0t10 0t10 0t10 0t10 0t10 0M24 76q5 -4 10 0t10 0t10 0t10 0t8 0", None, "paper_white", 1.8, 0.7
    )
    with p.at(50, 49, 1):
        wheel(p, 25)


def role_adventurer(p: Pen) -> None:
    kit.medal(p, "dusk")
    kit.segment(p, 66, "#8c6a48")
    p.path("M16 66Q30 36 42 56Q54 30 66 50Q74 42 84 66Z", mix("stone_dark", "terracotta", 0.3), "ink", 1.6)
    with p.at(68, 22, 0.98, 36):
        pick(p)
    with p.at(30, 26, 0.86, -34):
        shovel(p)
    for x, y, r in ((36, 80, 8), (62, 81, 8), (49, 77, 10.5)):
        p.poly(
            [
                (x - r, y + r * 0.4),
                (x - r * 0.7, y - r * 0.6),
                (x, y - r),
                (x + r * 0.8, y - r * 0.5),
                (x + r, y + r * 0.5),
                (x, y + r * 0.8),
            ],
            "brass_light",
            "ink",
            1.8,
        )
        p.path(
            f"M{x - r * 0.4:.1f} {y - r * 0.4:.1f}L{x} {y - r * 0.1:.1f}L{x + r * 0.5:.1f} {y - r * 0.4:.1f}"
            f"M{x} {y - r * 0.1:.1f}V{y + r * 0.6:.1f}",
            None,
            "brass_dark",
            1.3,
        )


def role_smuggler(p: Pen) -> None:
    kit.medal(p, "night", "stone_dark")
    p.circle(66, 28, 11, "#f4e7bf", None)
    p.circle(61, 25, 9.5, "#23434f", None)
    for x, y in ((30, 22), (42, 16), (24, 36), (80, 44)):
        p.circle(x, y, 1.3, "parchment_light", None)
    kit.segment(p, 62, "#1d4a57")
    p.path("M58 66h12M54 72h20M62 79h12", None, "#f4e7bf", 1.8, 0.6)
    p.path("M14 60Q20 74 32 75H60Q72 74 80 58Q46 66 14 60Z", "wood", "ink", 2.2)
    p.path("M18 65Q46 71 76 63", None, "wood_light", 1.8)
    kit.barrel(p, 62, 63, 0.95)
    p.path("M28 63Q24 44 34 38Q35 28 42 28Q49 28 50 38Q58 44 55 63Z", "#2b3d3f", "ink", 2.2)
    p.path("M36 40Q36 31 42 31Q48 31 48 40Q42 45 36 40Z", "#b9825a", "ink", 1.4)
    p.path("M35 40.5Q42 46 49 40.5V45Q42 50 35 45Z", "danger", "ink", 1.3)
    p.path("M30 33Q42 27 54 33Q50 22 42 21Q34 22 30 33Z", "ink", None)
    p.circle(40, 36.5, 1.1, "ink", None)
    p.circle(45, 36.5, 1.1, "ink", None)
    p.path("M24 48L8 78", None, "ink", 4.6)
    p.path("M24 48L8 78", None, "wood_light", 2.4)


# -- money, people, marks -----------------------------------------------------------------------------------------
def coin(p: Pen) -> None:
    p.circle(50, 52.5, 46, "ink", None, op=0.3)
    p.circle(50, 50, 46, "brass_dark", "ink", 2.6)
    p.circle(50, 48.5, 43, "brass", None)
    p.circle(50, 49, 35, p.gradient([(0, "brass_light", 1), (1, "brass", 1)], (20, 14, 80, 86)), "brass_dark", 2.4)
    for x, y in p.ring(28, 39.3, 50, 49):
        p.circle(x, y, 1.5, "brass_dark", None)
    with p.at(50, 50, 0.95):
        p.path("M-22 12Q-16 22 -8 22H10Q18 21 23 8Q8 14 -22 12Z", "brass_dark", "ink", 2)
        p.path("M0 12V-28", None, "ink", 2.6)
        p.path("M2 -26Q20 -14 19 4Q10 8 2 6Z", "brass_light", "ink", 2)
        p.path("M-2 -22Q-14 -10 -17 4Q-9 7 -2 6Z", "brass_light", "ink", 2)
    p.path("M15 38A37 37 0 0 1 44 12", None, "paper_white", 3.4, 0.7)


def coin5(p: Pen) -> None:
    p.poly(p.ring(12, 48, 50, 52, -75), "ink", None, op=0.3, bow=0)
    p.poly(p.ring(12, 48, 50, 50, -75), "stone_dark", "ink", 2.6, bow=0)
    p.poly(p.ring(12, 44.5, 50, 49, -75), "#e9e4d6", None, bow=0)
    p.circle(50, 49, 35, "brass", "brass_dark", 2.4)
    p.circle(50, 49, 31, p.gradient([(0, "brass_light", 1), (1, "brass", 1)], (24, 18, 76, 80)), None)
    p.path("M64 27H41L38.5 49Q44 44.5 51 44.5Q60.5 45.5 60.5 55Q60 65 49 65.5Q42 65.5 38 61", None, "ink", 9)
    p.path("M64 27H41L38.5 49Q44 44.5 51 44.5Q60.5 45.5 60.5 55Q60 65 49 65.5Q42 65.5 38 61", None, "brass_dark", 5.4)
    p.path("M17 36A37 37 0 0 1 42 13", None, "paper_white", 3.2, 0.8)


def worker(p: Pen) -> None:
    kit.shadow(p, 50, 93, 34, 4.5)
    kit.meeple(p, 50, 94, 2.18, "#c08c57", 4)
    with p.at(50, 94, 2.18):
        kit.shade(
            p,
            "M14 0Q16 -1 14.5 -4L9.5 -14Q12 -14.5 16 -13Q19 -13 18.5 -16.5Q18 -19.5 14"
            " -21L6.5 -24.5Q8.5 -28 8.5 -31Q8.5 -36 5 -38Q6 -30 2 -24Q8 -20 6 -14L9 0Z",
            0.2,
        )
    p.path("M18 27Q50 42 82 27Q80 20 66 19H34Q20 20 18 27Z", "corn", "ink", 3.2)
    kit.shade(p, "M18 27Q50 42 82 27Q50 36 18 27Z", 0.25)
    p.path("M33 22Q33 4 50 4Q67 4 67 22Q50 29 33 22Z", "corn", "ink", 3)
    p.path("M33.6 19.5Q50 26 66.4 19.5", None, "danger", 4)


def bourgeois(p: Pen) -> None:
    kit.shadow(p, 50, 94, 30, 4)
    p.path("M22 94Q18 60 34 50Q42 46 50 46Q58 46 66 50Q82 60 78 94Q50 98 22 94Z", "#6f5590", "ink", 4)
    p.path("M42 47L50 66L58 47Z", "paper_white", "ink", 2.4)
    p.path("M42 47L38 60L50 76L62 60L58 47L50 66Z", "#4f3a6b", "ink", 2)
    p.path("M50 60L45 56V63ZM50 60L55 56V63Z", "danger", "ink", 1.8)
    p.circle(50, 82, 2.2, "brass", "ink", 1.2)
    p.circle(50, 89, 2.2, "brass", "ink", 1.2)
    p.circle(50, 37, 13.5, "#d9a67c", "ink", 3.4)
    p.path("M41 42Q46 38 50 41Q54 38 59 42Q54 46 50 43.5Q46 46 41 42Z", "wood_dark", None)
    p.path("M26 29Q50 36 74 29Q72 24 65 24.5V8Q50 3 35 8V24.5Q28 24 26 29Z", "ink", "ink", 2.6)
    p.path("M35 20Q50 25 65 20V25Q50 30 35 25Z", "danger", None)
    p.path("M39 10.5V19", None, "paper_white", 2, 0.35)


def point(p: Pen) -> None:
    p.poly(p.ring(6, 48, 50, 52.5, 0), "ink", None, op=0.3, bow=0)
    p.poly(p.ring(6, 47.5, 50, 50, 0), "terracotta_dark", "ink", 2.8, bow=0)
    p.poly(p.ring(6, 42, 50, 49.5, 0), "terracotta", None, bow=0)
    p.poly(p.ring(6, 36.5, 50, 49.5, 0), "parchment_light", "ink", 2, bow=0)
    p.poly(p.ring(6, 31.5, 50, 49.5, 0), None, "parchment_dark", 1.6, bow=0)


def governor(p: Pen) -> None:
    """The governor's plumed bicorne over crossed baton and key."""
    kit.shadow(p, 50, 92, 34, 4)
    for turn in (-52, 52):
        with p.at(50, 70, 1, turn):
            p.round(-4, -34, 8, 66, 4, "brass" if turn < 0 else "wood", "ink", 2.2)
            p.path("M-4 -24H4M-4 22H4", None, "ink", 2.6)
    p.path("M8 58Q22 20 50 18Q78 20 92 58Q70 50 50 56Q30 50 8 58Z", "#22384f", "ink", 3.4)
    p.path("M8 58Q22 20 50 18Q40 30 42 54Q28 52 8 58Z", "#31506d", None)
    p.path("M8 58Q30 50 50 56Q70 50 92 58Q86 66 70 63Q58 60 50 64Q42 60 30 63Q14 66 8 58Z", "brass", "ink", 2.6)
    p.path("M50 22Q46 4 62 4Q78 2 82 14Q74 12 68 20Q60 28 50 22Z", "paper_white", "ink", 2.4)
    p.path("M54 18Q64 8 76 10M58 20Q66 14 72 15", None, "ink", 1.4, 0.5)
    p.circle(50, 42, 9.5, "danger", "ink", 2.4)
    p.circle(50, 42, 4.4, "brass_light", "ink", 1.6)


# -- ships and houses ---------------------------------------------------------------------------------------------
def ship_body(p: Pen, colour: str, trim: str, sail: str, masts: tuple[float, ...], banner: str) -> None:
    """A hull seen from the side, bow to the right; the deck between the castles stays free for the cargo."""
    low = dark(colour, 0.4)
    p.path("M6 104q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0v10H6Z", "sea", None, op=0.55)
    # the masts stand outside the hold: aft on the castle, fore at the bow
    for x in masts:
        p.path(f"M{x} 66V4", None, "ink", 5)
        p.path(f"M{x} 66V4", None, "wood_light", 2.6)
    if 26 in masts:
        p.path("M30 12Q56 16 58 40Q46 36 30 40Z", sail, "ink", 2.2)
        p.path("M36 16Q50 20 51 35", None, "ink", 1, 0.4)
    if 214 in masts:
        p.path("M210 14Q190 18 188 40Q198 36 210 40Z", sail, "ink", 2.2)
        p.path("M205 18Q195 21 193 35", None, "ink", 1, 0.4)
        p.path("M217 18L238 56L217 48Z", sail, "ink", 2.2)
    first = masts[0]
    p.path(f"M{first} 4q-6 -4 -12 0t-12 0v8q6 4 12 0t12 0Z", banner, "ink", 1.6)
    p.path("M10 46H52V66H190Q196 52 208 52H232Q228 84 206 108H40Q14 96 10 46Z", colour, "ink", 3.2)
    p.path("M17 80Q22 98 40 108H206Q218 96 224 80Z", low, None)
    p.path("M14 74H227", None, trim, 4)
    p.path("M13 71.6H228M15 76.6H226", None, "ink", 1.1)
    p.path("M18 88H220M27 98H213", None, "ink", 1.1, 0.55)
    p.path("M12 56H52M196 60H230", None, "ink", 1.4, 0.7)
    p.path("M52 64H192", None, trim, 3)
    for x in (18, 29, 40):
        p.rect(x, 60, 6, 7, "brass_light", "ink", 1.3)
    for x in range(66, 190, 20):
        p.circle(x, 84, 4, "sea_dark", "ink", 1.4)
    p.path("M208 52H234", None, "ink", 5)
    p.path("M208 52H234", None, trim, 2.6)
    p.path("M10 46H54", None, "ink", 5)
    p.path("M10 46H54", None, trim, 2.6)


def private_ship(p: Pen) -> None:
    ship_body(p, "#7d2f2a", "brass_light", "#e9c9a5", (26, 214), "brass")


def small_private_ship(p: Pen) -> None:
    p.path("M30 104q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t16 0v10H30Z", "sea", None, op=0.55)
    p.path("M190 74V6", None, "ink", 5)
    p.path("M190 74V6", None, "wood_light", 2.6)
    p.path("M186 12Q166 30 164 58Q174 60 186 60Z", "#bcd3cf", "ink", 2.2)
    p.path("M194 14Q214 34 216 62Q204 60 194 62Z", "paper_white", "ink", 2.2)
    p.path("M190 6q6 -4 11 0t11 0v7q-6 4 -11 0t-11 0Z", "seat3", "ink", 1.6)
    p.path("M28 62Q100 78 218 66Q212 94 190 108H58Q34 96 28 62Z", "sea", "ink", 3.2)
    p.path("M38 88Q46 102 58 108H190Q202 100 209 88Q120 98 38 88Z", "sea_dark", None)
    p.path("M31 73Q110 88 215 76", None, "brass", 4)
    p.path("M30 70.5Q110 85.5 216 73.5M32 75.5Q110 90.5 214 78.5", None, "ink", 1.1)
    p.path("M24 60Q28 66 40 66", None, "ink", 6)
    p.path("M24 60Q28 66 40 66", None, "brass", 3)


def trading_house(p: Pen) -> None:
    kit.sky(p, "gold", 8)
    kit.hills(p, 66, "#a7b188", 1)
    kit.ground(p, 84, "#c39d68", 8)
    kit.palm(p, 14, 88, 50, -3, 1.2)
    kit.palm(p, 148, 88, 44, 4, 1.1)
    kit.wall(p, 30, 88, 100, 44, "parchment_light")
    kit.tiled(p, 30, 46, 100, 16, 12, 5)
    p.rect(62, 12, 36, 26, "parchment_light", "ink", 2)
    kit.roof(p, 62, 14, 36, 12, 4)
    p.circle(80, 26, 8.5, "brass", "ink", 2)
    p.circle(80, 26, 5, "brass_light", "brass_dark", 1.2)
    kit.arches(p, 33, 88, 94, 5, 26, "wood_dark", 5)
    for i in range(7):
        x = 31 + i * 14
        p.path(f"M{x} 54H{x + 14}V62Q{x + 7} 68 {x} 62Z", "seat0" if i % 2 == 0 else "paper_white", "ink", 1.4)
    kit.barrel(p, 42, 94, 0.95)
    kit.sack(p, 58, 95, 0.9)
    kit.box(p, 102, 95, 20, 14)
    kit.box(p, 106, 81, 14, 10, "#b9824f")
    kit.coins(p, 80, 96, 4, 6)


def hiring_office(p: Pen) -> None:
    kit.sky(p, "day", 8)
    kit.sea(p, 60, 8)
    kit.ground(p, 84, "#c9a873", 8)
    with p.at(130, 72, 1.15):
        kit.hull(p, 0, 0, 1)
    kit.wall(p, 18, 86, 62, 42, "#dfb98a")
    kit.tiled(p, 18, 46, 62, 15, 8, 5)
    kit.window(p, 32, 70, 10, 14, False)
    kit.door(p, 64, 86, 14, 26, False, "sea_dark")
    p.rect(26, 48, 30, 8, "wood", "ink", 1.5)
    p.path("M30 52H52", None, "brass_light", 1.8)
    p.rect(82, 62, 12, 16, "paper_white", "ink", 1.5)
    p.path("M84 66H92M84 70H92M84 74H89", None, "ink", 1.1, 0.7)
    p.path("M88 78V88", None, "ink", 2.4)
    for x, s, c in ((104, 0.62, "#a4754a"), (120, 0.62, "terracotta"), (136, 0.62, "#8a6a3c")):
        kit.meeple(p, x, 95, s, c, 1.6)
        p.path(
            f"M{x - 8} {95 - 22}Q{x} {95 - 19} {x + 8} {95 - 22}Q{x + 5}"
            f" {95 - 28} {x} {95 - 28.5}Q{x - 5} {95 - 28} {x - 8} {95 - 22}Z",
            "corn",
            "ink",
            1.2,
        )
    p.path("M98 95H146", None, "ink", 1.4, 0.5)


def bag(p: Pen) -> None:
    kit.shadow(p, 50, 93, 36, 5)
    p.path("M18 90Q2 60 34 34L28 18Q40 24 50 17Q60 24 72 18L66 34Q98 60 82 90Q50 98 18 90Z", "#8c5a3a", "ink", 3.2)
    kit.shade(p, "M82 90Q98 60 66 34Q78 60 62 94Q74 93 82 90Z", 0.25)
    kit.shine(p, "M24 78Q16 60 34 44Q28 62 32 82Z", 0.2)
    p.path("M33 35Q50 42 67 35", None, "ink", 6.5)
    p.path("M33 35Q50 42 67 35", None, "brass", 3.6)
    p.path("M62 37Q70 44 68 54M64 36Q76 42 78 50", None, "ink", 2.4)
    p.path("M34 66H54V82H34ZM46 58H66V72H54", None, "parchment_light", 3, 0.8)


def discard(p: Pen) -> None:
    kit.shadow(p, 50, 92, 40, 4)
    for x, y, t, c in ((34, 58, -16, "#b98a5c"), (64, 56, 14, "leaf"), (48, 60, -4, "parchment")):
        with p.at(x, y, 1, t):
            p.round(-24, -24, 48, 48, 5, c, "ink", 2.6)
            p.round(-19.5, -19.5, 39, 39, 3, None, "ink", 1.2, 0.5)
    with p.at(48, 60, 1, -4):
        p.path("M-11 -11L11 11M11 -11L-11 11", None, "ink", 8)
        p.path("M-11 -11L11 11M11 -11L-11 11", None, "danger", 4.6)


def drawings() -> list[tuple[str, float, float, Callable[[Pen], None]]]:
    found: list[tuple[str, float, float, Callable[[Pen], None]]] = []
    found += [(f"good_{key}", 100, 100, good(key)) for key in GOODS]
    found += [(f"land_{key}", 100, 100, land(key)) for key in (*GOODS, "quarry", "forest")]
    for draw in (
        role_farmer,
        role_recruiter,
        role_builder,
        role_producer,
        role_merchant,
        role_captain,
        role_adventurer,
        role_smuggler,
        coin,
        coin5,
        worker,
        bourgeois,
        point,
        governor,
        bag,
        discard,
    ):
        found.append((draw.__name__, 100, 100, draw))
    found += [(draw.__name__, 240, 120, draw) for draw in (private_ship, small_private_ship)]
    found += [(draw.__name__, 160, 100, draw) for draw in (trading_house, hiring_office)]
    return found
