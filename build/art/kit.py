"""Things that stand in more than one picture: plants, crates, barrels, windows, roofs, people."""

from __future__ import annotations

import math

from art.pen import Pen, dark, light

SKIES = {
    "day": ("#bfd8d2", "#f3ead0"),
    "dawn": ("#f0c39a", "#f9ecd0"),
    "gold": ("#e6c98b", "#f8edcf"),
    "noon": ("#93c1c4", "#e9ecd6"),
    "dusk": ("#b5798a", "#f2c795"),
    "night": ("#16323f", "#3d6470"),
    "room": ("#7a4f33", "#a5754a"),
    "paper": ("#efe0bd", "#f7eed8"),
}


def shade(p: Pen, d: str, op: float = 0.18) -> None:
    p.path(d, "ink", None, op=op)


def shine(p: Pen, d: str, op: float = 0.35) -> None:
    p.path(d, "paper_white", None, op=op)


# -- backgrounds --------------------------------------------------------------------------------------------------
def sky(p: Pen, kind: str, r: float = 6) -> None:
    top, low = SKIES[kind]
    fill = p.gradient([(0, top, 1), (1, low, 1)], (0, 0, 0, p.height * 0.85))
    p.round(0, 0, p.width, p.height, r, fill, None)


def ground(p: Pen, y: float, colour: str = "leaf", r: float = 6, rise: float = 2) -> None:
    w, h = p.width, p.height
    p.path(
        f"M0 {y}Q{w * 0.3:.0f} {y - rise} {w * 0.55:.0f} {y}T{w} {y - rise / 2:.1f}V{h - r}Q{w} {h} {w - r} {h}H{r}"
        f"Q0 {h} 0 {h - r}Z",
        colour,
        None,
    )
    p.path(f"M0 {y}Q{w * 0.3:.0f} {y - rise} {w * 0.55:.0f} {y}T{w} {y - rise / 2:.1f}", None, "ink", 1.0, 0.55)


def sea(p: Pen, y: float, r: float = 6, colour: str = "sea_light") -> None:
    w, h = p.width, p.height
    p.path(f"M0 {y}H{w}V{h - r}Q{w} {h} {w - r} {h}H{r}Q0 {h} 0 {h - r}Z", colour, None)
    p.path(f"M0 {y}H{w}", None, "sea_dark", 1.0, 0.6)
    row = y + 5
    k = 0
    while row < h - 3:
        x = 4.0 + 9 * (k % 3)
        d = ""
        while x < w - 12:
            d += f"M{x:.0f} {row:.0f}q3 -2 6 0t6 0"
            x += 25
        p.path(d, None, "paper_white", 1.1, 0.5)
        row += 6
        k += 1


def hills(p: Pen, y: float, colour: str = "#9db38a", k: int = 0) -> None:
    w = p.width
    shapes = (
        f"M0 {y}V{y - 10}Q{w * 0.18:.0f} {y - 22} {w * 0.36:.0f} {y - 9}T{w * 0.7:.0f} {y - 12}T{w} {y - 8}V{y}Z",
        f"M0 {y}V{y - 5}Q{w * 0.3:.0f} {y - 10} {w * 0.5:.0f} {y - 16}T{w} {y - 18}V{y}Z",
        f"M0 {y}V{y - 16}Q{w * 0.25:.0f} {y - 20} {w * 0.5:.0f} {y - 7}T{w} {y - 12}V{y}Z",
    )
    p.path(shapes[k % 3], colour, None)


def cloud(p: Pen, x: float, y: float, s: float = 1, op: float = 0.75) -> None:
    with p.at(x, y, s):
        p.path("M-12 3Q-13 -2 -7 -2Q-5 -8 1 -5Q6 -8 8 -3Q14 -3 13 3Z", "paper_white", None, op=op)


def sun(p: Pen, x: float, y: float, r: float = 8) -> None:
    p.circle(x, y, r * 1.7, "paper_white", None, op=0.35)
    p.circle(x, y, r, "brass_light", None)


def shadow(p: Pen, x: float, y: float, rx: float, ry: float = 3) -> None:
    p.oval(x, y, rx, ry, "ink", None, op=0.22)


def medal(p: Pen, kind: str = "day", rim: str = "brass") -> None:
    """The round frame of the role pictures, 100 x 100."""
    top, low = SKIES[kind]
    p.circle(50, 51.5, 48, "ink", None, op=0.25)
    p.circle(50, 50, 48, dark(rim, 0.35), "ink", 1.5)
    p.circle(50, 50, 45.5, rim, None)
    p.circle(50, 50, 42.5, p.gradient([(0, top, 1), (1, low, 1)], (0, 8, 0, 80)), "ink", 1.5)


def segment(p: Pen, y: float, colour: str, r: float = 41.7, line: bool = True) -> None:
    """Ground inside the round frame, from height y down."""
    half = math.sqrt(max(0.0, r * r - (y - 50) ** 2))
    big = 1 if y < 50 else 0
    p.path(f"M{50 - half:.1f} {y}A{r} {r} 0 {big} 0 {50 + half:.1f} {y}Z", colour, "ink" if line else None, 1.2)


# -- plants -------------------------------------------------------------------------------------------------------
def palm(p: Pen, x: float, y: float, h: float = 34, lean: float = 4, s: float = 1, leaf: str = "leaf_dark") -> None:
    """A palm standing at (x, y)."""
    tx, ty = x + lean, y - h
    p.path(
        f"M{x - 1.8 * s:.1f} {y}Q{x - 0.5:.1f} {y - h * 0.5:.1f} {tx - 1:.1f} {ty:.1f}L{tx + 1.2:.1f} {ty:.1f}"
        f"Q{x + 2.5 * s:.1f} {y - h * 0.5:.1f} {x + 2.2 * s:.1f} {y}Z",
        "wood_light",
        "ink",
        1.2,
    )
    for dx, dy, bx, by in (
        (-14, 4, -8, -8),
        (14, 5, 8, -8),
        (-10, 11, -9, -1),
        (11, 11, 9, -1),
        (-5, -9, -6, -7),
        (8, -8, 3, -9),
    ):
        p.path(
            f"M{tx:.1f} {ty:.1f}Q{tx + bx * s:.1f} {ty + by * s:.1f} {tx + dx * s:.1f} {ty + dy * s:.1f}"
            f"Q{tx + bx * s * 0.55:.1f} {ty + (by + 5.5) * s:.1f} {tx:.1f} {ty + 1.5:.1f}Z",
            leaf,
            "ink",
            1.0,
        )
    p.circle(tx - 1.2, ty + 2, 1.8 * s, "wood", "ink", 0.8)
    p.circle(tx + 1.8, ty + 2.4, 1.8 * s, "wood", "ink", 0.8)


def tree(p: Pen, x: float, y: float, s: float = 1, colour: str = "leaf", trunk: str = "wood") -> None:
    with p.at(x, y, s):
        p.rect(-2, -9, 4, 9, trunk, "ink", 1.2 / s)
        p.path(
            "M-11 -9Q-15 -16 -9 -19Q-8 -27 0 -27Q9 -27 9 -19Q15 -16 11 -9Q5 -6 0 -8Q-6 -6 -11 -9Z",
            colour,
            "ink",
            1.4 / s,
        )
        shade(p, "M11 -9Q15 -16 9 -19Q8 -24 4 -26Q8 -15 -2 -8Q5 -6 11 -9Z", 0.16)


def cypress(p: Pen, x: float, y: float, h: float = 26, w: float = 4.5) -> None:
    p.path(
        f"M{x} {y}Q{x - w * 1.4:.1f} {y - h * 0.25:.1f} {x} {y - h}Q{x + w * 1.4:.1f} {y - h * 0.25:.1f} {x} {y}Z",
        "leaf_dark",
        "ink",
        1.2,
    )


def bush(p: Pen, x: float, y: float, s: float = 1, colour: str = "leaf") -> None:
    with p.at(x, y, s):
        p.path("M-10 0Q-12 -6 -6 -7Q-3 -12 2 -9Q8 -10 8 -5Q12 -4 10 0Z", colour, "ink", 1.2 / s)


# -- cargo --------------------------------------------------------------------------------------------------------
def barrel(p: Pen, x: float, y: float, s: float = 1, colour: str = "wood_light") -> None:
    """A barrel whose foot is at (x, y)."""
    with p.at(x, y, s):
        p.path("M-6 0Q-8.5 -8 -6 -16H6Q8.5 -8 6 0Z", colour, "ink", 1.5 / s)
        p.path("M-7.2 -4.5H7.2M-7.2 -11.5H7.2", None, "ink", 1.3 / s)
        p.oval(0, -16, 6, 1.8, light(colour, 0.25), "ink", 1.2 / s)


def sack(p: Pen, x: float, y: float, s: float = 1, colour: str = "parchment_dark") -> None:
    with p.at(x, y, s):
        p.path("M-8 0Q-11 -8 -4 -14L-6 -18H6L4 -14Q11 -8 8 0Q0 2 -8 0Z", colour, "ink", 1.5 / s)
        p.path("M-4 -14H4", None, "ink", 1.3 / s)
        shade(p, "M8 0Q11 -8 4 -14Q6 -6 2 1Q6 1 8 0Z", 0.2)


def box(p: Pen, x: float, y: float, w: float = 16, h: float = 13, colour: str = "wood_light") -> None:
    """A closed crate whose lower left corner is at (x, y)."""
    p.rect(x, y - h, w, h, colour, "ink", 1.5)
    p.path(f"M{x} {y - h * 0.68:.1f}H{x + w}M{x} {y - h * 0.32:.1f}H{x + w}", None, "ink", 0.9, 0.7)
    p.path(f"M{x + w * 0.2:.1f} {y - h}V{y}M{x + w * 0.8:.1f} {y - h}V{y}", None, "ink", 0.9, 0.7)


# -- masonry ------------------------------------------------------------------------------------------------------
def wall(p: Pen, x: float, y: float, w: float, h: float, colour: str = "parchment_light", lit: bool = True) -> None:
    """A wall standing on height y; its right part lies in hatched shade."""
    p.rect(x, y - h, w, h, colour)
    if lit:
        p.hatch(x + w * 0.78, y - h + 1, w * 0.22 - 1, h - 2, 2.6, 0.3)


def roof(p: Pen, x: float, y: float, w: float, h: float, over: float = 3, colour: str = "terracotta") -> None:
    """A gable seen from the front: a triangle on height y."""
    p.poly([(x - over, y), (x + w / 2, y - h), (x + w + over, y)], colour)
    shade(p, f"M{x + w / 2:.1f} {y - h:.1f}L{x + w + over:.1f} {y}H{x + w * 0.62:.1f}Z", 0.2)


def tiled(
    p: Pen, x: float, y: float, w: float, h: float, slope: float = 5, over: float = 3, colour: str = "terracotta"
) -> None:
    """A roof seen from its long side, with courses of tiles."""
    p.poly([(x - over, y), (x - over + slope, y - h), (x + w + over - slope, y - h), (x + w + over, y)], colour)
    step = 4.2
    n = int((w + 2 * over - 4) / step)
    d = ""
    for i in range(1, n + 1):
        t = i / (n + 1)
        xl = x - over + t * (w + 2 * over)
        xt = x - over + slope + t * (w + 2 * over - 2 * slope)
        d += f"M{xt:.1f} {y - h + 1:.1f}L{xl:.1f} {y - 1:.1f}"
    p.path(d, None, dark(colour, 0.55), 0.9, 0.75)
    p.line_((x - over, y), (x + w + over, y), sw=p.line)


def window(p: Pen, x: float, y: float, w: float = 6, h: float = 9, arch: bool = True, fill: str = "sea_dark") -> None:
    """(x, y) is the middle of the sill."""
    half = w / 2
    if arch:
        p.path(f"M{x - half} {y}V{y - h + half}A{half} {half} 0 0 1 {x + half} {y - h + half}V{y}Z", fill, "ink", 1.2)
    else:
        p.rect(x - half, y - h, w, h, fill, "ink", 1.2)
    if w >= 5:
        p.path(
            f"M{x} {y - h + 1:.1f}V{y}M{x - half} {y - h * 0.45:.1f}H{x + half}", None, "parchment_light", 0.8, 0.8
        )


def door(p: Pen, x: float, y: float, w: float = 8, h: float = 14, arch: bool = True, fill: str = "wood") -> None:
    half = w / 2
    if arch:
        p.path(f"M{x - half} {y}V{y - h + half}A{half} {half} 0 0 1 {x + half} {y - h + half}V{y}Z", fill, "ink", 1.4)
    else:
        p.rect(x - half, y - h, w, h, fill, "ink", 1.4)
    p.path(f"M{x} {y - h + 1:.1f}V{y}", None, "ink", 0.9, 0.8)


def arches(p: Pen, x: float, y: float, w: float, n: int, h: float, fill: str = "wood_dark", gap: float = 2.5) -> None:
    """n arched openings between x and x + w, standing on height y."""
    pitch = w / n
    half = (pitch - gap) / 2
    for i in range(n):
        cx = x + pitch * (i + 0.5)
        p.path(
            f"M{cx - half:.1f} {y}V{y - h + half:.1f}A{half:.1f} {half:.1f} 0 0 1 {cx + half:.1f} {y - h + half:.1f}"
            f"V{y}Z",
            fill,
            "ink",
            1.2,
        )


def chimney(
    p: Pen, x: float, y: float, h: float, w: float = 7, colour: str = "terracotta_dark", smoke: bool = True
) -> None:
    p.poly([(x - w / 2, y), (x - w * 0.36, y - h), (x + w * 0.36, y - h), (x + w / 2, y)], colour)
    p.rect(x - w * 0.5, y - h - 2, w, 3, dark(colour, 0.2), "ink", 1.2)
    p.hatch(x, y - h + 2, w * 0.35, h - 4, 2.4, 0.4)
    if smoke:
        puff(p, x, y - h - 3)


def puff(p: Pen, x: float, y: float, s: float = 1, colour: str = "stone") -> None:
    with p.at(x, y, s):
        p.path(
            "M0 0Q-5 -3 -1 -6Q-3 -11 4 -11Q6 -16 13 -13Q19 -15 20 -10Q14 -6 10 -7Q8 -3 4 -4Q3 -1 0 0Z",
            light(colour, 0.3),
            "ink",
            1.0 / s,
            0.85,
        )


def flag(p: Pen, x: float, y: float, h: float = 16, colour: str = "seat0", w: float = 11, flip: bool = False) -> None:
    """A mast standing on (x, y) with a waving flag."""
    d = -1 if flip else 1
    p.line_((x, y), (x, y - h), sw=1.5)
    p.path(
        f"M{x} {y - h}q{3 * d} -2.5 {w * 0.5 * d:.1f} 0t{w * 0.5 * d:.1f} 0v6q{-3 * d} 2.5 {-w * 0.5 * d:.1f} 0"
        f"t{-w * 0.5 * d:.1f} 0Z",
        colour,
        "ink",
        1.1,
    )


def crown(p: Pen, x: float, y: float, s: float = 1, colour: str = "brass") -> None:
    with p.at(x, y, s):
        p.path("M-10 5L-12 -7L-5.5 -1L0 -10L5.5 -1L12 -7L10 5Z", colour, "ink", 1.5 / s)
        p.path("M-9.6 2H9.6", None, "ink", 1.1 / s)
        for cx, cy in ((-12, -8), (0, -11), (12, -8)):
            p.circle(cx, cy, 1.9, "brass_light", "ink", 1.1 / s)


def cross(p: Pen, x: float, y: float, s: float = 1, colour: str = "brass") -> None:
    """A slim Latin cross whose foot is at (x, y)."""
    with p.at(x, y, s):
        p.path("M0 0V-9M-3 -6H3", None, "ink", 2.6 / s)
        p.path("M0 0V-9M-3 -6H3", None, colour, 1.1 / s)


def gear(
    p: Pen, x: float, y: float, r: float, teeth: int = 8, colour: str = "brass", hole: str = "wood_dark"
) -> None:
    pts = []
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        for da, rr in ((-0.26, 0.78), (-0.17, 1.0), (0.17, 1.0), (0.26, 0.78)):
            t = a + da * (8 / teeth) * 1.05
            pts.append((x + rr * r * math.cos(t), y + rr * r * math.sin(t)))
    p.poly(pts, colour, "ink", 1.5, bow=0)
    p.circle(x, y, r * 0.36, hole, "ink", 1.3)


def coins(p: Pen, x: float, y: float, n: int = 3, r: float = 6) -> None:
    """A little pile of coins standing on (x, y)."""
    for i in range(n):
        cy = y - 1.8 - i * 3
        p.path(
            f"M{x - r} {cy - 1}V{cy + 1.2}A{r} {r * 0.36:.1f} 0 0 0 {x + r} {cy + 1.2}V{cy - 1}Z", "brass", "ink", 1
        )
        p.oval(x, cy - 1, r, r * 0.36, "brass_light", "ink", 1)


def meeple(p: Pen, x: float, y: float, s: float, colour: str, ink: float = 2.0) -> None:
    """A worker seen from the front, feet on (x, y), 40 units high."""
    with p.at(x, y, s):
        p.path(
            "M-14 0Q-16 -1 -14.5 -4L-9.5 -14Q-12 -14.5 -16 -13Q-19 -13 -18.5 -16.5Q-18 -19.5 -14 -21L-6.5 -24.5"
            "Q-8.5 -28 -8.5 -31A8.5 8.5 0 0 1 8.5 -31Q8.5 -28 6.5 -24.5L14 -21Q18 -19.5 18.5 -16.5"
            "Q19 -13 16 -13Q12 -14.5 9.5 -14L14.5 -4Q16 -1 14 0H4.5Q3 -0.5 2.5 -2L0 -8L-2.5 -2Q-3 -0.5 -4.5 0Z",
            colour,
            "ink",
            ink / s,
        )


def hull(p: Pen, x: float, y: float, s: float = 1, colour: str = "wood") -> None:
    """A small sailing boat, keel at (x, y)."""
    with p.at(x, y, s):
        p.path("M-18 -9Q-13 0 -7 0H9Q15 -1 19 -11Q8 -6 -18 -9Z", colour, "ink", 1.5 / s)
        p.line_((0, -8), (0, -34), sw=1.6 / s)
        p.path("M1.5 -33Q15 -24 15 -12Q8 -10 1.5 -11Z", "paper_white", "ink", 1.3 / s)
        p.path("M-1.5 -30Q-10 -22 -13 -13Q-7 -11 -1.5 -12Z", "parchment", "ink", 1.3 / s)
