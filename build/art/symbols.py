"""Interface symbols (48 x 48), frames and ornaments.

A symbol is light with an ink outline, so that it reads on wood and on parchment alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art import kit
from art.pen import Pen

Draw = Callable[[Pen], None]
FACE = "parchment_light"


class Glyph:
    """Collects strokes and shapes, then draws all outlines below all faces, so that parts join without seams."""

    def __init__(self, p: Pen, colour: str = FACE) -> None:
        self.p, self.colour = p, colour
        self.parts: list[tuple[str, float, str]] = []

    def line(self, d: str, width: float = 4.2, colour: str | None = None) -> Glyph:
        self.parts.append((d, width, colour or self.colour))
        return self

    def solid(self, d: str, colour: str | None = None) -> Glyph:
        self.parts.append((d, 0, colour or self.colour))
        return self

    def done(self, rim: float = 3.6) -> None:
        for d, width, _ in self.parts:
            self.p.path(d, None if width else "ink", "ink", width + rim if width else rim)
        for d, width, colour in self.parts:
            if width:
                self.p.path(d, None, colour, width)
            else:
                self.p.path(d, colour, None)


def undo(p: Pen) -> None:
    Glyph(p).line("M14 18H28A10 10 0 0 1 28 38H16").solid("M18 7L6 18L18 29Z").done()


def redo(p: Pen) -> None:
    Glyph(p).line("M34 18H20A10 10 0 0 0 20 38H32").solid("M30 7L42 18L30 29Z").done()


def menu(p: Pen) -> None:
    Glyph(p).line("M9 13H39M9 24H39M9 35H39", 5).done()


def play(p: Pen) -> None:
    Glyph(p).solid("M14 8L39 24L14 40Z").done()


def step(p: Pen) -> None:
    Glyph(p).solid("M9 9L30 24L9 39Z").solid("M33 9H39V39H33Z").done()


def fast(p: Pen) -> None:
    Glyph(p).solid("M6 10L24 24L6 38Z").solid("M24 10L43 24L24 38Z").done()


def help_(p: Pen) -> None:
    p.circle(24, 24, 19, "sea", "ink", 2.4)
    Glyph(p).line("M17 19Q17 12 24 12Q31 12 31 18.5Q31 23 24.5 25.5V29", 4).done(0)
    p.circle(24.5, 35.5, 2.7, FACE, None)


def back(p: Pen) -> None:
    Glyph(p).line("M12 24H40", 5).solid("M20 9L5 24L20 39Z").done()


def check(p: Pen) -> None:
    Glyph(p, "#8fc16a").line("M9 25L19 36L40 11", 6).done()


def cross(p: Pen) -> None:
    p.circle(24, 24, 19, "danger", "ink", 2.4)
    Glyph(p).line("M16.5 16.5L31.5 31.5M31.5 16.5L16.5 31.5", 4.6).done(0)


def arrow(turn: float) -> Draw:
    def draw(p: Pen) -> None:
        with p.at(24, 24, 1, turn):
            Glyph(p, "brass_light").solid("M-9 -16L13 0L-9 16L-4 0Z").done()

    return draw


def trash(p: Pen) -> None:
    Glyph(p).solid("M12 16H36L33 41H15Z").line("M9 12.5H39M19 8H29", 4).done()
    p.path("M20 21L21 36M28 21L27 36", None, "ink", 2)


def crown(p: Pen) -> None:
    kit.crown(p, 24, 27, 1.6)


def hourglass(p: Pen) -> None:
    p.path("M13 9H35Q35 18 27 24Q35 30 35 39H13Q13 30 21 24Q13 18 13 9Z", "#cfe3de", "ink", 2.4)
    p.path("M16.5 15H31.5Q29 20 24 23Q19 20 16.5 15Z", "brass", None)
    p.path("M16 39Q17 32 24 30Q31 32 32 39Z", "brass", None)
    p.path("M24 22V31", None, "brass", 1.6)
    Glyph(p, "wood_light").line("M11 7H37M11 41H37", 4).done(3.4)


def log(p: Pen) -> None:
    """A scroll."""
    p.path("M12 8H36V38Q36 42 32 42H12Z", FACE, "ink", 2.4)
    p.path("M12 8Q6 8 6 13H12ZM32 42Q37 42 40 38V34H36", "parchment_dark", "ink", 2.2)
    p.path("M17 16H31M17 22.5H31M17 29H27", None, "ink", 2.4)


def warning(p: Pen) -> None:
    p.path("M24 5Q26 5 27 7L44 38Q45 42 41 42H7Q3 42 4 38L21 7Q22 5 24 5Z", "corn", "ink", 2.4)
    p.path("M24 16V28", None, "ink", 5)
    p.circle(24, 35.4, 2.8, "ink", None)


def info(p: Pen) -> None:
    p.circle(24, 24, 19, "brass", "ink", 2.4)
    p.path("M20 21H25V34M19 34.5H30", None, "ink", 4)
    p.circle(24, 13.4, 3, "ink", None)


# -- further marks ------------------------------------------------------------------------------------------------
def star(p: Pen) -> None:
    pts = []
    for i in range(10):
        r = 19 if i % 2 == 0 else 8
        a = math.radians(36 * i - 90)
        pts.append((24 + r * math.cos(a), 25 + r * math.sin(a)))
    p.poly(pts, "brass_light", "ink", 2.4, bow=0)


# -- frames -------------------------------------------------------------------------------------------------------
def ornament_corner(p: Pen) -> None:
    """A brass corner for the upper left; turn it for the others."""
    p.path("M4 60V14Q4 4 14 4H60", None, "ink", 5.4)
    p.path("M4 60V14Q4 4 14 4H60", None, "brass", 3)
    p.path("M11 52V22Q11 11 22 11H52", None, "brass_dark", 1.6)
    for turn, r in ((15, 26), (75, 26), (45, 33)):
        a = math.radians(turn)
        ux, uy = math.cos(a), math.sin(a)
        x, y = 11 + ux * r, 11 + uy * r
        p.path(
            f"M11 11Q{11 + ux * r * 0.6 - uy * 7:.1f} {11 + uy * r * 0.6 + ux * 7:.1f} {x:.1f} {y:.1f}"
            f"Q{11 + ux * r * 0.6 + uy * 7:.1f} {11 + uy * r * 0.6 - ux * 7:.1f} 11 11Z",
            "brass",
            "ink",
            1.6,
        )
    p.circle(37.5, 37.5, 3, "terracotta", "ink", 1.4)
    p.circle(11, 11, 4.4, "brass_light", "ink", 1.6)


def ornament_divider(p: Pen) -> None:
    """A rule with a compass point in its middle, 400 x 24."""
    p.path("M10 12H170M230 12H390", None, "brass_dark", 2.4)
    p.path("M40 16H160M240 16H360", None, "brass", 1.2)
    for d in (-1, 1):
        x = 200 + 28 * d
        p.path(
            f"M{x} 12q{-4 * d} -8 {-10 * d} -4q{-4 * d} 4 {-10 * d} 4q{6 * d} 0 {10 * d} 4q{6 * d} 4 {10 * d} -4Z",
            "brass",
            "ink",
            1.2,
        )
        p.circle(200 + 190 * d, 12, 3, "brass", "ink", 1.2)
    p.poly(
        [(200, 1), (203.5, 8.5), (211, 12), (203.5, 15.5), (200, 23), (196.5, 15.5), (189, 12), (196.5, 8.5)],
        "brass_light",
        "ink",
        1.3,
        bow=0,
    )


def wood(p: Pen) -> None:
    """Table planks that repeat without seams, 256 x 256."""
    rng = p.rng
    for row in range(4):
        tone = ("wood", "#66402a", "#704730", "#633b25")[row]
        p.body.append(f'<rect x="0" y="{row * 64}" width="256" height="64" {p.style(tone, None, None, 1)}/>')
        for k in range(9):
            y = row * 64 + 6 + k * 6.4
            a, b = rng.uniform(-2.5, 2.5), rng.uniform(-2.5, 2.5)
            colour = "wood_dark" if k % 2 else "wood_light"
            p.path(
                f"M0 {y:.1f}C50 {y + a:.1f} 90 {y + b:.1f} 128 {y:.1f}S206 {y - b:.1f} 256 {y:.1f}",
                None,
                colour,
                rng.uniform(0.6, 1.4),
                0.3,
            )
        x = (40, 168, 96, 214)[row]
        p.path(f"M{x} {row * 64}V{row * 64 + 64}", None, "wood_dark", 1.6, 0.8)
        p.path(f"M0 {row * 64 + 63.2}H256", None, "wood_dark", 1.8, 0.9)
        p.path(f"M0 {row * 64 + 0.8}H256", None, "wood_light", 0.8, 0.5)


ICONS: dict[str, Draw] = {
    "undo": undo,
    "redo": redo,
    "menu": menu,
    "play": play,
    "step": step,
    "fast": fast,
    "help": help_,
    "back": back,
    "check": check,
    "cross": cross,
    "arrow_left": arrow(180),
    "arrow_right": arrow(0),
    "trash": trash,
    "crown": crown,
    "hourglass": hourglass,
    "log": log,
    "warning": warning,
    "info": info,
    "star": star,
}


def drawings() -> list[tuple[str, float, float, Draw]]:
    found: list[tuple[str, float, float, Draw]] = [(name, 48, 48, draw) for name, draw in ICONS.items()]
    found.append(("ornament_corner", 64, 64, ornament_corner))
    found.append(("ornament_divider", 400, 24, ornament_divider))
    found.append(("wood", 256, 256, wood))
    return found
