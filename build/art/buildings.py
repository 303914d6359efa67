"""One picture per Puerto Rico building: small ones 100 x 70, large ones (two spaces) 100 x 150.

Editions name some buildings differently (a guest house is a bohio, a guild hall a fire station); each picture is
drawn so that all its names fit.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art import kit
from art.board import coffee_bean, crate_front, hammer, produce, rose, tobacco_leaf
from art.pen import Pen, dark, light

Draw = Callable[[Pen], None]
SMALL: dict[str, Draw] = {}
LARGE: dict[str, Draw] = {}


def small(draw: Draw) -> Draw:
    SMALL[draw.__name__] = draw
    return draw


def large(draw: Draw) -> Draw:
    LARGE[draw.__name__] = draw
    return draw


def crate(p: Pen, x: float, y: float, s: float, key: str) -> None:
    """An open crate of goods whose foot is centred on (x, y)."""
    with p.at(x - 50 * s, y - 95 * s, s):
        produce(p, key)
        crate_front(p, key)


def awning(p: Pen, x: float, y: float, w: float, h: float, n: int, a: str = "seat0", b: str = "paper_white") -> None:
    step = w / n
    for i in range(n):
        x0 = x + i * step
        p.path(
            f"M{x0:.1f} {y}H{x0 + step:.1f}V{y + h}Q{x0 + step / 2:.1f} {y + h + 4} {x0:.1f} {y + h}Z",
            a if i % 2 == 0 else b,
            "ink",
            1.2,
        )


# -- production ---------------------------------------------------------------------------------------------------
@small
def small_fruit(p: Pen) -> None:
    """A wooden screw press under an open lean-to."""
    kit.sky(p, "noon")
    kit.hills(p, 54, "#a9bd82", 0)
    kit.ground(p, 53, "#a3b867")
    kit.shadow(p, 50, 64, 34)
    p.path("M27 62V22M73 62V22", None, "ink", 7)
    p.path("M27 62V22M73 62V22", None, "wood_light", 4)
    p.rect(20, 16, 60, 9, "wood", "ink", 2)
    p.path("M50 8V38", None, "ink", 6.5)
    p.path("M50 8V38", None, "stone", 3.6)
    p.path("M47.5 28.5L52.5 26M47.5 32.5L52.5 30M47.5 36L52.5 34", None, "ink", 1.2)
    p.path("M34 8H66", None, "ink", 6)
    p.path("M34 8H66", None, "wood_light", 3.2)
    p.rect(36, 37, 28, 5, "wood", "ink", 1.8)
    p.path("M34 42H66L64 60H36Z", "wood_light", "ink", 2)
    p.path("M41 42V60M46 42V60M51 42V60M56 42V60M61 42V60", None, "ink", 1.1)
    p.path("M34 47H66M35 55H65", None, "stone_dark", 2)
    p.path("M64 58Q72 58 72 63", None, "fruit", 3.2)
    p.path("M66 63H79L77 68H68Z", "wood", "ink", 1.5)
    for x, y in ((14, 62), (21, 63), (17.5, 57.5)):
        p.circle(x, y, 4.3, "fruit", "ink", 1.5)


@small
def large_fruit(p: Pen) -> None:
    """A long canning house, a row of tins and a heap of fruit before it."""
    kit.sky(p, "noon")
    kit.ground(p, 55, "#a3b867")
    kit.chimney(p, 82, 30, 20)
    kit.wall(p, 8, 60, 84, 28, "#e6d3a6")
    for i in range(3):
        kit.roof(p, 8 + i * 28, 34, 28, 14, 1.5, "leaf_dark")
    for i in range(3):
        p.circle(22 + i * 28, 28, 3.6, "parchment_light", "ink", 1.3)
    p.rect(14, 38, 72, 8, "fruit", "ink", 1.5)
    for x in (26, 50, 74):
        p.circle(x, 42, 2.6, "parchment_light", None)
    kit.arches(p, 12, 60, 76, 5, 12, "wood_dark", 4)
    for x in (10, 20, 30, 80, 90):
        p.rect(x - 4, 56, 8, 11, "stone", "ink", 1.4)
        p.rect(x - 4, 59, 8, 5, "fruit", "ink", 1)
        p.oval(x, 56, 4, 1.5, light("stone", 0.5), "ink", 1)
    for x, y in ((44, 64), (52, 64), (60, 64), (48, 58.5), (56, 58.5), (52, 53)):
        p.circle(x, y, 4.2, "fruit", "ink", 1.4)


def dye_vat(p: Pen, x: float, y: float, w: float, h: float) -> None:
    """A stone basin, full of dye."""
    p.path(f"M{x} {y}L{x + w * 0.06:.1f} {y + h}H{x + w * 0.94:.1f}L{x + w} {y}Z", "stone", "ink", 1.7)
    p.path(f"M{x + w * 0.03:.1f} {y + h * 0.5:.1f}H{x + w * 0.97:.1f}", None, "ink", 0.9, 0.5)
    p.path(f"M{x + w * 0.35:.1f} {y + h * 0.1:.1f}V{y + h * 0.5:.1f}M{x + w * 0.65:.1f} {y + h * 0.5:.1f}V{y + h}",
           None, "ink", 0.9, 0.5)  # fmt: skip
    p.oval(x + w / 2, y, w / 2, h * 0.26, light("stone", 0.4), "ink", 1.5)
    p.oval(x + w / 2, y, w * 0.41, h * 0.18, "indigo", "ink", 1)
    p.path(f"M{x + w * 0.3:.1f} {y - 0.5}Q{x + w * 0.45:.1f} {y - h * 0.12:.1f} {x + w * 0.6:.1f} {y - 0.5}",
           None, "paper_white", 1, 0.6)  # fmt: skip


def dyed_cloth(p: Pen, x: float, y: float, w: float, h: float) -> None:
    """A length of cloth on the line."""
    p.path(
        f"M{x} {y}H{x + w}V{y + h}Q{x + w * 0.75:.1f} {y + h - 3:.1f} {x + w * 0.5:.1f} {y + h}T{x} {y + h}Z",
        "indigo",
        "ink",
        1.3,
    )
    p.path(f"M{x + w * 0.35:.1f} {y + 2}V{y + h - 3}M{x + w * 0.68:.1f} {y + 2}V{y + h - 3}",
           None, "paper_white", 1, 0.4)  # fmt: skip


@small
def small_indigo(p: Pen) -> None:
    """Two vats, one above the other, under a thatched shelter."""
    kit.sky(p, "gold")
    kit.hills(p, 52, "#b9ad76", 2)
    kit.ground(p, 53, "#c4b57e")
    kit.shadow(p, 48, 65, 38)
    for x in (14, 86):
        p.path(f"M{x} 64V22", None, "ink", 6)
        p.path(f"M{x} 64V22", None, "wood_light", 3.4)
    p.path("M4 27L22 8H78L96 27Q50 21 4 27Z", "brass", "ink", 2)
    p.path("M22 9L14 24M36 9L32 22.5M50 9V22M64 9L68 22.5M78 9L86 24", None, "ink", 1.1, 0.5)
    dye_vat(p, 19, 38, 30, 22)
    p.path("M47 48Q56 48 57 53", None, "indigo", 3)
    dye_vat(p, 52, 52, 30, 14)
    p.path("M32 39L22 26M36 38L45 27", None, "ink", 4.4)
    p.path("M32 39L22 26M36 38L45 27", None, "wood_light", 2.2)


@small
def large_indigo(p: Pen) -> None:
    """A long dye works with drying cloth between its posts, and the vats before it."""
    kit.sky(p, "gold")
    kit.ground(p, 53, "#c4b57e")
    kit.chimney(p, 16, 26, 18)
    kit.wall(p, 8, 58, 84, 30, "#e6d3a6")
    kit.tiled(p, 4, 29, 92, 13, 5)
    for x in (12, 88):
        p.path(f"M{x} 58V31", None, "ink", 4)
        p.path(f"M{x} 58V31", None, "wood", 2.2)
    p.path("M12 33H88", None, "ink", 1.4)
    for x in (17, 35, 53, 71):
        dyed_cloth(p, x, 33, 13, 17)
    for x in (9, 37, 65):
        dye_vat(p, x, 55, 26, 11)


@small
def small_sugar(p: Pen) -> None:
    """Three upright rollers turned by a beam."""
    kit.sky(p, "day")
    kit.hills(p, 52, "#c0c79d", 1)
    kit.ground(p, 52, "#cfc79d")
    kit.shadow(p, 46, 64, 36)
    p.path("M4 12L44 16L92 30", None, "ink", 6.5)
    p.path("M4 12L44 16L92 30", None, "wood_light", 3.6)
    p.rect(26, 22, 38, 6, "wood", "ink", 1.8)
    p.rect(24, 56, 42, 7, "wood", "ink", 1.8)
    p.path("M45 28V14", None, "ink", 6)
    p.path("M45 28V14", None, "wood", 3.4)
    for x in (33, 45, 57):
        p.path(f"M{x - 5.4} 29V55Q{x} 58 {x + 5.4} 55V29Z", light("stone", 0.35), "ink", 1.8)
        p.oval(x, 29, 5.4, 1.8, light("stone", 0.7), "ink", 1.3)
        p.path(f"M{x - 2} 32V54M{x + 1.8} 32V54", None, "ink", 0.9, 0.5)
    for dy in (0, 8):
        p.path(f"M3 {36 + dy}L38 {40 + dy * 0.8:.1f}", None, "ink", 6.6)
        p.path(f"M3 {36 + dy}L38 {40 + dy * 0.8:.1f}", None, "#b9cc7c", 4.2)
        p.path(f"M11 {35 + dy}v4M20 {36 + dy}v4M29 {37 + dy}v4", None, "leaf_dark", 1.6)
    p.path("M66 60Q74 60 75 62", None, "sugar", 3)
    with p.at(84, 67, 0.36):
        p.path("M-30 0L-8 -52Q0 -62 8 -52L30 0Z", "sugar", "ink", 2 / 0.36)
        p.path("M-21 -20Q0 -10 21 -20", None, "seat1", 6)


@small
def large_sugar(p: Pen) -> None:
    """A brick refinery with two tall stacks, sugar loaves on the ground."""
    kit.sky(p, "dawn")
    kit.ground(p, 54, "#cfc79d")
    kit.chimney(p, 18, 40, 26, 8)
    kit.chimney(p, 34, 40, 20, 7)
    kit.wall(p, 8, 62, 40, 26, "terracotta")
    kit.tiled(p, 8, 38, 40, 8, 3, 2, "stone_dark")
    kit.wall(p, 48, 62, 42, 36, "#d98362")
    kit.roof(p, 48, 27, 42, 14, 3, "stone_dark")
    p.circle(69, 22, 4, "sea_dark", "ink", 1.3)
    kit.arches(p, 50, 44, 38, 4, 11, "sea_dark", 4)
    kit.door(p, 69, 62, 12, 14, True)
    kit.arches(p, 10, 54, 36, 3, 11, "sea_dark", 5)
    for x, s in ((16, 0.3), (30, 0.36), (45, 0.3), (88, 0.34)):
        with p.at(x, 67, s):
            p.path("M-26 0L-7 -50Q0 -60 7 -50L26 0Z", "sugar", "ink", 1.6 / s)
            p.path("M-19 -20Q0 -10 19 -20", None, "seat1", 6)


@small
def tobacco(p: Pen) -> None:
    """A drying barn, open in front, full of hanging leaves."""
    kit.sky(p, "gold")
    kit.ground(p, 56, "#b98a5c")
    kit.shadow(p, 50, 64, 44)
    p.rect(12, 26, 76, 38, "wood_dark", "ink", 2)
    for y, shift in ((30, 0), (43, 6)):
        p.path(f"M13 {y}H87", None, "wood_light", 2)
        x = 18.0 + shift
        while x < 86:
            tobacco_leaf(p, x, y + 1, 180, 0.27, "tobacco" if int(x) % 2 else "#bd7c3e", 1.1)
            x += 8.4
    p.path("M12 64V26M88 64V26M50 64V26", None, "ink", 6.4)
    p.path("M12 64V26M88 64V26M50 64V26", None, "wood_light", 3.6)
    kit.tiled(p, 10, 28, 80, 20, 16, 5, "#c8a05a")
    p.path("M4 28H96", None, "ink", 2.4)


@small
def coffee(p: Pen) -> None:
    """A drum roaster over its fire, beans in a tray."""
    kit.sky(p, "dawn")
    kit.ground(p, 54, "#9a7150")
    kit.shadow(p, 48, 64, 40)
    kit.chimney(p, 22, 40, 22, 9, "stone_dark")
    p.path("M10 64V44Q10 36 18 36H72V64Z", "terracotta", "ink", 2.2)
    p.path("M10 50H72M10 57H72M20 37V43M34 44V50M48 50V57M60 44V50M22 50V57M28 57V64M64 57V64", None, "ink", 1, 0.5)
    p.path("M32 64V54Q32 48 42 48Q52 48 52 54V64Z", "ink", "ink", 1.6)
    p.path("M36 64Q33 58 39 53Q40 57 43 52Q50 58 47 64Z", "#f0a030", None)
    p.path("M40 64Q38 60 42 57Q46 60 44 64Z", "brass_light", None)
    p.round(30, 12, 52, 26, 11, "stone_dark", "ink", 2.2)
    p.path("M36 13.5V36.5M46 12V38M66 12V38M76 13.5V36.5", None, "ink", 1.3, 0.7)
    p.path("M38 17H74", None, "paper_white", 2.6, 0.4)
    p.rect(50, 17, 12, 14, "wood_dark", "ink", 1.5)
    p.path("M82 25H91V17", None, "ink", 4.6)
    p.path("M82 25H91V17", None, "brass", 2.4)
    coffee_bean(p, 82, 58, -30, 0.42)
    coffee_bean(p, 92, 60, 30, 0.42)
    coffee_bean(p, 87, 50, 8, 0.42)
    p.path("M72 60H98L95 67H75Z", "wood_light", "ink", 1.6)


# -- base town ----------------------------------------------------------------------------------------------------
@small
def small_market(p: Pen) -> None:
    kit.sky(p, "day")
    kit.ground(p, 55, "#d1b27c")
    kit.shadow(p, 50, 65, 34)
    p.path("M24 64V26M76 64V26", None, "ink", 5)
    p.path("M24 64V26M76 64V26", None, "wood_light", 2.8)
    p.rect(20, 46, 60, 18, "wood_light", "ink", 2)
    p.path("M20 52H80M20 58H80", None, "ink", 1, 0.6)
    for x, c in (
        (28, "fruit"),
        (35, "fruit"),
        (31.5, "fruit"),
        (46, "danger"),
        (53, "danger"),
        (62, "corn"),
        (69, "corn"),
    ):
        p.circle(x, 43.5 if x != 31.5 else 38, 4, c, "ink", 1.3)
    p.poly([(20, 12), (80, 12), (86, 26), (14, 26)], "seat0", "ink", 2)
    for i in range(1, 6, 2):
        x0, x1 = 20 + i * 10, 30 + i * 10
        y0, y1 = 14 + i * 12, 26 + i * 12
        p.poly([(x0, 12), (x1, 12), (y1, 26), (y0, 26)], "paper_white", "ink", 1.1)
    awning(p, 14, 26, 72, 4, 6)


@small
def large_market(p: Pen) -> None:
    """A market hall of iron and glass with three naves."""
    kit.sky(p, "noon")
    kit.ground(p, 58, "#d1b27c")
    p.path("M4 62V40Q4 24 20 24Q30 24 33 34V62ZM67 62V34Q70 24 80 24Q96 24 96 40V62Z", "#9ec0b8", "ink", 2)
    p.path("M26 62V30Q26 8 50 8Q74 8 74 30V62Z", "#b5d3c8", "ink", 2.2)
    p.path("M30 30Q32 14 50 14Q68 14 70 30Z", "sea_dark", "ink", 1.5)
    p.path("M50 14V30M40 16L36 30M60 16L64 30", None, "#b5d3c8", 1.4)
    p.path("M50 8V2", None, "ink", 2)
    p.circle(50, 3, 2, "brass", "ink", 1)
    kit.arches(p, 6, 52, 20, 2, 12, "sea_dark", 4)
    kit.arches(p, 74, 52, 20, 2, 12, "sea_dark", 4)
    p.rect(30, 33, 40, 29, "wood_dark", "ink", 1.6)
    awning(p, 28, 33, 44, 5, 6, "seat1")
    awning(p, 4, 53, 22, 3.5, 4)
    awning(p, 74, 53, 22, 3.5, 4)
    crate(p, 39, 65, 0.21, "corn")
    crate(p, 61, 65, 0.21, "fruit")
    crate(p, 50, 66, 0.24, "sugar")
    kit.barrel(p, 14, 67, 0.55)
    kit.sack(p, 86, 67, 0.55)


@small
def hacienda(p: Pen) -> None:
    """A white farmhouse with a stepped gable and an arcade, fields before it."""
    kit.sky(p, "gold")
    kit.hills(p, 48, "#a9b57e", 2)
    kit.ground(p, 48, "#b9b463")
    kit.palm(p, 90, 54, 34, 2, 0.95)
    kit.wall(p, 8, 54, 68, 22, "paper_white")
    kit.tiled(p, 8, 33, 68, 9, 5, 3)
    p.path("M26 54V24H30Q31 18 36 18Q37 10 42 10Q47 10 48 18Q53 18 54 24H58V54Z", "paper_white", "ink", 2)
    p.path("M38.5 23V20A3.5 3.5 0 0 1 45.5 20V23Z", "sea_dark", "ink", 1.2)
    p.circle(42, 21.5, 1.6, "brass", None)
    kit.door(p, 42, 54, 11, 18)
    kit.arches(p, 9, 54, 17, 2, 13, "wood_dark", 3)
    kit.arches(p, 58, 54, 17, 2, 13, "wood_dark", 3)
    for i in range(9):
        x = 2 + i * 12
        p.path(f"M{50 + (x - 50) * 0.72:.1f} 56L{min(97, max(3, x)):.0f} 68", None, "leaf_dark", 3.4)


@small
def hut(p: Pen) -> None:
    """The builders' hut: planks, bricks, a ladder."""
    kit.sky(p, "day")
    kit.ground(p, 55, "#c8a873")
    kit.shadow(p, 46, 64, 42)
    p.rect(10, 26, 42, 38, "wood_light", "ink", 2.2)
    p.path("M18 26V64M26 26V64M34 26V64M43 26V64", None, "ink", 1.2, 0.6)
    p.poly([(4, 30), (8, 14), (58, 20), (58, 34)], "wood", "ink", 2.2)
    p.path("M6 23L58 28", None, "ink", 1.2, 0.6)
    p.rect(16, 40, 14, 24, "wood_dark", "ink", 1.6)
    with p.at(41, 36, 0.42):
        hammer(p)
    p.path("M60 66L70 14M70 66L80 14", None, "ink", 4.6)
    p.path("M60 66L70 14M70 66L80 14", None, "wood_light", 2.2)
    for k in range(6):
        y = 60 - k * 8
        x = 61.2 + k * 1.54
        p.path(f"M{x:.1f} {y}H{x + 10:.1f}", None, "ink", 2.4)
    for row in range(3):
        for i in range(3 - row):
            p.rect(70 + i * 9 + row * 4.5, 59 - row * 6, 9, 6, ("terracotta", "#d47e55")[(row + i) % 2], "ink", 1.3)
    for k in range(3):
        p.rect(34, 60 - k * 3.4, 26, 3.4, "#c9915a", "ink", 1.2)


def storage(p: Pen, x: float, y: float, w: float, h: float, wall: str, top: str) -> None:
    """A gabled warehouse front with a hoist beam."""
    kit.wall(p, x, y, w, h, wall)
    kit.roof(p, x, y - h, w, w * 0.42, 3, top)
    p.rect(x + w * 0.3, y - h * 0.58, w * 0.4, h * 0.58, "wood", "ink", 1.6)
    p.path(
        f"M{x + w * 0.5:.1f} {y - h * 0.58:.1f}V{y}M{x + w * 0.3:.1f} {y - h * 0.58:.1f}L{x + w * 0.5:.1f} {y}"
        f"M{x + w * 0.7:.1f} {y - h * 0.58:.1f}L{x + w * 0.5:.1f} {y}",
        None,
        "ink",
        1,
        0.7,
    )
    cx, cy = x + w / 2, y - h - w * 0.1
    p.rect(cx - 3.2, cy - 3.5, 6.4, 7, "sea_dark", "ink", 1.3)


@small
def small_warehouse(p: Pen) -> None:
    kit.sky(p, "noon")
    kit.ground(p, 56, "#c9aa76")
    kit.shadow(p, 48, 65, 36)
    storage(p, 24, 65, 44, 32, "#d8b07a", "terracotta")
    p.path("M46 19H64V30", None, "ink", 2.4)
    kit.box(p, 58.5, 43, 11, 10)
    kit.box(p, 74, 66, 16, 13)
    kit.barrel(p, 14, 66, 0.9)


@small
def large_warehouse(p: Pen) -> None:
    kit.sky(p, "dawn")
    kit.ground(p, 57, "#c9aa76")
    for x, c, t in ((3, "#c9805c", "sea"), (66, "#c9805c", "sea"), (34, "#e0a77f", "sea_dark")):
        storage(p, x, 62, 31, 36 if x == 34 else 32, c, t)
    kit.sack(p, 12, 67, 0.65)
    kit.sack(p, 24, 67, 0.65)
    kit.box(p, 68, 67, 14, 10)
    kit.box(p, 82, 67, 14, 10)
    kit.box(p, 75, 57, 14, 10)
    kit.barrel(p, 37, 67, 0.65)


@small
def hospice(p: Pen) -> None:
    """A white hospital with a broad red cross."""
    kit.sky(p, "day")
    kit.ground(p, 57, "#a9bb7c")
    kit.tree(p, 90, 60, 0.95)
    kit.tree(p, 10, 60, 0.8)
    kit.wall(p, 18, 62, 62, 28, "paper_white")
    kit.tiled(p, 18, 36, 62, 8, 5, 3, "sea_light")
    kit.wall(p, 34, 62, 30, 44, "paper_white")
    kit.roof(p, 34, 19, 30, 11, 3, "sea_light")
    p.path("M45 22H53V29H60V37H53V44H45V37H38V29H45Z", "danger", "ink", 1.8)
    kit.door(p, 49, 62, 11, 13, True, "sea")
    for x in (26, 72):
        kit.window(p, x, 56, 7, 12)


@small
def office(p: Pen) -> None:
    """A merchant's desk: ledger, quill, lamp, coins."""
    kit.sky(p, "room")
    p.rect(30, 6, 40, 26, "#d9c690", "wood_dark", 3)
    p.path("M34 22Q42 12 50 18Q58 10 66 20Q60 28 50 26Q40 30 34 22Z", "#9fb27a", "ink", 1.1)
    p.path("M36 12H44M58 28H66", None, "ink", 1, 0.6)
    p.path("M0 52H100V64Q100 70 94 70H6Q0 70 0 64Z", "wood_dark", None)
    p.rect(0, 48, 100, 7, "wood_light", "ink", 1.8)
    p.path("M28 48Q38 40 50 46Q62 40 72 48L70 38Q60 32 50 37Q40 32 30 38Z", "paper_white", "ink", 1.8)
    p.path("M50 37V46", None, "ink", 1.2)
    p.path("M34 40L46 40M33 43.5L46 43M54 40L66 40M54 43L67 43.5", None, "ink", 0.9, 0.6)
    p.path("M64 42Q72 30 88 16Q86 32 68 40Z", "paper_white", "ink", 1.4)
    p.path("M64 43L84 22", None, "ink", 1)
    p.path("M78 48V40H88V48Z", "sea_dark", "ink", 1.6)
    p.rect(80, 37, 6, 3, "sea_dark", "ink", 1.3)
    p.path("M14 48V30", None, "ink", 4)
    p.path("M14 48V30", None, "brass", 2)
    p.path("M6 48H22", None, "ink", 3.4)
    p.path("M4 30Q6 18 16 18Q26 20 26 30Z", "leaf_dark", "ink", 1.8)
    p.poly([(6, 31), (24, 31), (28, 46), (4, 46)], "brass_light", None, op=0.22)
    kit.coins(p, 93, 49, 3, 4.4)
    for x in (18, 50, 82):
        p.rect(x - 10, 59, 20, 8, "wood", "ink", 1.2)
        p.circle(x, 63, 1.4, "brass", None)


@small
def factory(p: Pen) -> None:
    """Saw-tooth roofs and two stacks."""
    kit.sky(p, "dusk")
    kit.ground(p, 58, "#a98a68")
    kit.chimney(p, 16, 44, 36, 9)
    kit.chimney(p, 31, 44, 28, 8)
    p.path("M8 64V40L26 28V40L44 28V40L62 28V40L80 28V40H94V64Z", "terracotta_dark", "ink", 2.2)
    for x in (26, 44, 62, 80):
        p.path(f"M{x - 12} 37.5L{x - 2} 31V37.5Z", "brass_light", "ink", 1.1)
    p.path("M8 46H94", None, "ink", 1.1, 0.6)
    for x in (16, 29, 42):
        p.rect(x - 4, 49, 8, 9, "brass_light", "ink", 1.3)
        p.path(f"M{x} 49V58M{x - 4} 53.5H{x + 4}", None, "ink", 1)
    kit.gear(p, 66, 54, 11, 9, "brass", "wood_dark")
    p.rect(80, 50, 10, 14, "wood_dark", "ink", 1.5)


@small
def university(p: Pen) -> None:
    """Columns, pediment and dome."""
    kit.sky(p, "day")
    kit.ground(p, 60, "#b7bf86")
    kit.cypress(p, 9, 62, 30)
    kit.cypress(p, 91, 62, 30)
    p.path("M34 26Q34 8 50 8Q66 8 66 26Z", "sea_light", "ink", 2)
    p.path("M42 25Q42 13 50 8.5Q58 13 58 25", None, "ink", 1, 0.6)
    p.rect(47, 3, 6, 6, "paper_white", "ink", 1.3)
    p.rect(32, 24, 36, 6, "paper_white", "ink", 1.6)
    p.rect(18, 36, 64, 24, dark("parchment_dark", 0.15), "ink", 1.8)
    p.poly([(12, 38), (50, 24), (88, 38)], "paper_white", "ink", 2)
    p.path("M42 35Q46 31 50 34Q54 31 58 35", None, "ink", 1.4)
    p.rect(14, 37, 72, 4, "parchment_light", "ink", 1.5)
    for x in (20, 32, 44, 56, 68, 80):
        p.rect(x - 2.6, 41, 5.2, 18, "paper_white", "ink", 1.4)
    for k, w in enumerate((72, 78, 84)):
        p.rect(50 - w / 2, 59 + k * 3, w, 3, "parchment_light", "ink", 1.2)


@small
def harbor(p: Pen) -> None:
    """A quay with a crane loading a ship."""
    kit.sky(p, "noon")
    kit.sea(p, 46)
    with p.at(70, 58, 1.25):
        kit.hull(p, 0, 0, 1)
    p.path("M0 54H46V66Q46 70 46 70H6Q0 70 0 64Z", "stone", "ink", 1.8)
    p.path("M0 61H46M12 54V61M28 54V61M20 61V70M38 61V70", None, "ink", 1.1, 0.6)
    p.path("M14 54L18 12L48 8", None, "ink", 5.6)
    p.path("M14 54L18 12L48 8", None, "wood_light", 3)
    p.path("M17 30L36 10M8 54L17 26", None, "ink", 2)
    p.path("M48 8V28", None, "ink", 1.4)
    kit.box(p, 42, 38, 12, 10)
    kit.barrel(p, 30, 54, 0.75)
    p.path("M40 54V49H44V54M38.5 49H45.5", None, "ink", 2.6)


@small
def wharf(p: Pen) -> None:
    """A ship's skeleton on the slip."""
    kit.sky(p, "gold")
    kit.sea(p, 52)
    p.path("M0 58V64Q0 70 6 70H60L62 66Z", "wood", "ink", 1.4)
    p.path("M14 54Q18 64 40 62H66Q82 60 90 20", None, "ink", 6)
    p.path("M14 54Q18 64 40 62H66Q82 60 90 20", None, "wood_light", 3.4)
    for x, top, foot in (
        (22, 20, 59),
        (32, 18, 61),
        (42, 18, 62),
        (52, 18, 62),
        (62, 18, 62),
        (72, 20, 59),
        (80, 22, 50),
    ):
        p.path(f"M{x} {foot}Q{x - 6} {top + 18} {x - 2} {top}", None, "ink", 4.6)
        p.path(f"M{x} {foot}Q{x - 6} {top + 18} {x - 2} {top}", None, "#c9915a", 2.4)
    p.path("M15 50Q30 58 60 56Q76 54 86 40L84 49Q76 60 64 62H40Q20 64 15 50Z", "wood", "ink", 1.6)
    p.path("M16 34Q40 40 84 32", None, "ink", 3.6)
    p.path("M16 34Q40 40 84 32", None, "#c9915a", 1.6)
    p.path("M8 66L8 12M8 14L24 10", None, "ink", 3)
    p.path("M95 66V14M95 30L78 44", None, "ink", 2.4)


# -- first extension ----------------------------------------------------------------------------------------------
@small
def aqueduct(p: Pen) -> None:
    kit.sky(p, "day")
    kit.hills(p, 56, "#9db38a", 0)
    kit.ground(p, 58, "leaf")
    p.rect(0, 16, 100, 11, "stone", "ink", 2)
    p.rect(0, 14, 100, 4, "sea_light", "ink", 1.4)
    p.path("M4 16h9M24 16h9M52 16h9M78 16h9", None, "paper_white", 1.3)
    p.path("M0 27H100V38H0Z", "stone", "ink", 1.8)
    for i in range(8):
        x = 1 + i * 12.5
        p.path(f"M{x:.1f} 38V34A5 5 0 0 1 {x + 10:.1f} 34V38Z", "#cfe0d2", "ink", 1.2)
    p.path(
        "M0 38H100V64H92V54A10 10 0 0 0 72 54V64H62V54A11 11 0 0 0 40 54V64H30V54A10 10 0 0 0 10 54V64H0Z",
        "stone",
        "ink",
        2,
    )
    for x in (2, 31, 63, 93):
        p.hatch(x, 56, 7, 8, 2.4, 0.4)
    p.path("M0 22H100M16 18V27M40 18V27M66 18V27M88 18V27", None, "ink", 0.9, 0.5)


@small
def forest_house(p: Pen) -> None:
    """A log cabin with its saw among dark firs."""
    kit.sky(p, "day")
    for x, h in ((8, 50), (22, 42), (78, 44), (93, 52)):
        for k in range(3):
            y = 60 - k * h * 0.26
            w = 12 - k * 2.6
            p.poly([(x - w, y), (x, y - h * 0.42), (x + w, y)], "leaf_dark", "ink", 1.5)
    kit.ground(p, 59, "#7f9a55")
    for k in range(6):
        p.round(27, 58 - k * 5.2, 44, 5.6, 2.6, "wood_light" if k % 2 else "#8a5834", "ink", 1.4)
    p.poly([(20, 33), (49, 12), (78, 33), (73, 36), (49, 19), (25, 36)], "wood", "ink", 1.8)
    p.poly([(28, 33), (49, 18.5), (70, 33)], "wood_light", "ink", 1.4)
    kit.door(p, 40, 64, 9, 18, False, "wood_dark")
    pts = []
    for i in range(32):
        r = 10 if i % 2 else 8
        a = 2 * math.pi * i / 32
        pts.append((62 + r * math.cos(a), 50 + r * math.sin(a)))
    p.poly(pts, light("stone", 0.4), "ink", 1.4, bow=0)
    p.circle(62, 50, 2, "ink", None)
    for x, y in ((78, 64), (87, 64), (82.5, 57)):
        p.circle(x, y, 4.6, "#d8ae74", "ink", 1.6)
        p.circle(x, y, 2, None, "wood", 1)


@small
def black_market(p: Pen) -> None:
    """A stall in a dark alley, one lantern."""
    kit.sky(p, "night")
    p.circle(80, 12, 6, "#f4e7bf", None)
    p.circle(77.5, 10.5, 5.2, "#1d3a46", None)
    p.path("M0 64V18L14 8L26 18V66H6Q0 70 0 64Z", "#1b262b", "ink", 1.5)
    p.path("M74 68V26H100V64Q100 70 94 70Z", "#1b262b", "ink", 1.5)
    p.rect(84, 34, 7, 9, "#c8912f", "ink", 1.2)
    p.path("M0 62H100V64Q100 70 94 70H6Q0 70 0 64Z", "#2c3a3c", None)
    p.circle(50, 24, 26, "brass_light", None, op=0.16)
    p.circle(50, 24, 15, "brass_light", None, op=0.22)
    p.path("M28 62V34M74 62V34", None, "ink", 4)
    p.path("M20 36Q50 24 80 36L76 44Q64 38 56 45Q48 38 40 45Q32 39 24 44Z", "#4a3350", "ink", 1.8)
    p.path("M50 8V16", None, "ink", 1.8)
    p.path("M46 16H54L56 28H44Z", "#ffdf82", "ink", 1.6)
    p.path("M44 16Q50 10 56 16Z", "ink", "ink", 1.2)
    p.rect(24, 50, 54, 16, "wood", "ink", 2)
    p.path("M24 56H78M40 50V66M60 50V66", None, "ink", 1, 0.6)
    kit.sack(p, 36, 50, 0.55)
    kit.barrel(p, 66, 50, 0.6)
    p.path("M46 50Q46 40 51 40Q56 40 56 50Z", "ink", None)


@small
def storehouse(p: Pen) -> None:
    """A round-roofed shed, open in front, three crates inside."""
    kit.sky(p, "noon")
    kit.ground(p, 58, "#b9a878")
    kit.shadow(p, 50, 65, 46)
    p.path("M8 65V38Q8 10 50 10Q92 10 92 38V65Z", "stone", "ink", 2.4)
    p.path("M18 65V40Q18 20 50 20Q82 20 82 40V65Z", "wood_dark", "ink", 1.8)
    p.path(
        "M14 28Q22 16 36 13M86 28Q78 16 64 13M50 10V20M30 14L34 22M70 14L66 22M10 44H18M82 44H90M9 54H18M82 54H91",
        None,
        "ink",
        1.2,
        0.6,
    )
    kit.box(p, 24, 64, 18, 16, "#b9824f")
    kit.box(p, 42, 64, 18, 16, "wood_light")
    kit.box(p, 33, 48, 18, 16, "#c9915a")
    kit.barrel(p, 70, 64, 1.05)


@small
def guest_house(p: Pen) -> None:
    """A thatched hut with a hammock between palms."""
    kit.sky(p, "dawn")
    kit.ground(p, 56, "#d3b779")
    kit.palm(p, 88, 62, 44, 3, 1.1)
    kit.shadow(p, 38, 64, 32)
    p.rect(16, 38, 42, 26, "#d9b478", "ink", 2)
    p.path("M23 38V64M30 38V64M46 38V64M52 38V64", None, "ink", 1, 0.5)
    kit.door(p, 38, 64, 11, 20, True, "wood_dark")
    p.path("M4 42Q24 30 37 8Q50 30 70 42Q60 44 54 41Q46 45 38 41Q28 45 20 41Q12 44 4 42Z", "#c49a4c", "ink", 2.2)
    p.path("M37 14L30 38M37 14L44 38M34 20L18 38M40 20L57 38", None, "ink", 1.1, 0.55)
    p.path("M60 46Q74 60 88 44Q76 66 60 46Z", "seat0", "ink", 1.6)
    p.path("M64 48.5Q74 59 85 47", None, "paper_white", 1.4)
    p.path("M60 64V44", None, "ink", 3.4)
    p.circle(24, 51, 3, "#ffdf82", "ink", 1.3)


@small
def trading_post(p: Pen) -> None:
    """A post on stilts over the water, a high flag."""
    kit.sky(p, "day")
    kit.sea(p, 50)
    for x in (26, 40, 54, 68):
        p.path(f"M{x} 44V64", None, "ink", 4.6)
        p.path(f"M{x} 44V64", None, "wood_light", 2.2)
    p.rect(16, 42, 66, 5, "wood_light", "ink", 1.7)
    kit.wall(p, 28, 42, 34, 18, "#7fa39a")
    kit.tiled(p, 28, 25, 34, 9, 6, 4, "terracotta")
    kit.door(p, 38, 42, 9, 13, False)
    kit.window(p, 53, 38, 8, 7, False)
    kit.flag(p, 74, 42, 38, "brass", 16)
    kit.box(p, 64, 42, 8, 8)
    p.path("M4 56Q14 62 32 57Q28 66 18 66Q8 66 4 56Z", "wood", "ink", 1.6)
    p.path("M12 61L26 48", None, "ink", 2)
    kit.barrel(p, 21, 42, 0.6)


@small
def church(p: Pen) -> None:
    """A white front between two bell towers."""
    kit.sky(p, "gold")
    kit.ground(p, 58, "#c7ad77")
    kit.wall(p, 32, 64, 36, 40, "parchment_light")
    p.path("M30 25Q38 24 40 17Q44 10 50 10Q56 10 60 17Q62 24 70 25Z", "parchment_light", "ink", 2)
    kit.cross(p, 50, 10, 0.9)
    for x in (17, 67):
        kit.wall(p, x, 64, 16, 46, "paper_white")
        p.path(f"M{x - 1} 18Q{x - 1} 8 {x + 8} 5Q{x + 17} 8 {x + 17} 18Z", "terracotta", "ink", 1.8)
        p.path(f"M{x + 4} 34V26A4 4 0 0 1 {x + 12} 26V34Z", "sea_dark", "ink", 1.3)
        p.path(f"M{x + 5.5} 32Q{x + 6} 26 {x + 8} 26Q{x + 10} 26 {x + 10.5} 32Z", "brass", None)
        kit.window(p, x + 8, 52, 5, 9)
    p.circle(50, 31, 6, "sea", "ink", 1.6)
    p.path("M50 25V37M44 31H56M46 27L54 35M54 27L46 35", None, "brass_light", 1)
    kit.door(p, 50, 64, 13, 22, True, "terracotta_dark")


@small
def small_wharf(p: Pen) -> None:
    """A jetty with one small sailing boat."""
    kit.sky(p, "noon")
    kit.hills(p, 42, "#8fb0a0", 1)
    kit.sea(p, 42)
    with p.at(64, 62, 1.5):
        p.path("M-17 -8Q-13 0 -7 0H8Q14 -1 18 -9Q4 -5 -17 -8Z", "seat3", "ink", 1.4)
        p.path("M-16 -6Q0 -2 17 -7", None, "paper_white", 1)
        p.line_((-2, -7), (-2, -34), sw=1.4)
        p.path("M0 -33L15 -10L0 -11Z", "paper_white", "ink", 1.2)
    p.poly([(0, 50), (38, 50), (42, 56), (0, 56)], "wood_light", "ink", 1.8)
    p.path("M9 50V56M19 50L20 56M29 50L31 56", None, "ink", 1.1)
    for x in (8, 24, 37):
        p.path(f"M{x} 46V66", None, "ink", 5)
        p.path(f"M{x} 46V66", None, "wood", 2.4)
    p.path("M37 48Q44 50 46 55", None, "ink", 1.6)
    kit.barrel(p, 15, 50, 0.7)


@small
def lighthouse(p: Pen) -> None:
    kit.sky(p, "dusk")
    kit.sea(p, 52, colour="sea")
    p.poly([(52, 16), (98, 4), (98, 26)], "brass_light", None, op=0.55)
    p.poly([(44, 16), (2, 6), (2, 24)], "brass_light", None, op=0.4)
    p.path("M22 62Q26 52 36 54Q48 48 60 54Q72 52 78 62Q50 70 22 62Z", "stone_dark", "ink", 1.8)
    p.poly([(40, 56), (43.5, 22), (52.5, 22), (56, 56)], "paper_white", "ink", 2.2)
    p.poly([(42.7, 30), (43.6, 22), (52.4, 22), (53.3, 30)], "seat0", "ink", 1.2)
    p.poly([(40.8, 48), (41.7, 39), (54.3, 39), (55.2, 48)], "seat0", "ink", 1.2)
    p.rect(40.5, 19, 15, 4, "stone_dark", "ink", 1.4)
    p.rect(44, 11, 8, 8, "#ffe79a", "ink", 1.5)
    p.path("M42 11Q48 2 54 11Z", "seat0", "ink", 1.6)
    kit.door(p, 48, 56, 5.5, 7, True)
    kit.wall(p, 60, 59, 16, 9, "parchment_light")
    kit.tiled(p, 60, 51, 16, 5, 3, 2)


@small
def specialty(p: Pen) -> None:
    """A copper still with its coil."""
    kit.sky(p, "room")
    p.path("M0 10H100M0 24H100M0 38H100", None, "wood_dark", 1, 0.5)
    p.path("M0 58H100V64Q100 70 94 70H6Q0 70 0 64Z", "stone_dark", "ink", 1.4)
    p.rect(12, 48, 36, 16, "terracotta_dark", "ink", 1.8)
    p.path("M22 64V57Q22 52 30 52Q38 52 38 57V64Z", "ink", None)
    p.path("M25 64Q24 58 29 54Q36 59 34 64Z", "#f0a030", None)
    p.path("M12 48Q8 28 24 24Q24 14 30 12Q36 14 36 24Q52 28 48 48Z", "#c9713a", "ink", 2.2)
    p.path("M16 44Q14 32 24 29", None, "#f3c08e", 3, 0.9)
    p.path("M24 24H36M13 40H47", None, "ink", 1.4, 0.6)
    p.path("M30 12Q34 4 46 10L70 28", None, "ink", 7)
    p.path("M30 12Q34 4 46 10L70 28", None, "#c9713a", 4)
    p.path("M60 62V26Q74 21 88 26V62Q74 67 60 62Z", "#a9c8c4", "ink", 2)
    for y in (33, 41, 49):
        p.path(f"M64 {y}Q74 {y + 7} 84 {y}", None, "ink", 4.8)
        p.path(f"M64 {y}Q74 {y + 7} 84 {y}", None, "#c9713a", 2.6)
    p.path("M60 26Q74 31 88 26", None, "ink", 1.6)
    p.path("M88 56Q94 56 94 60", None, "ink", 4)
    p.path("M91 69V62H98V66Q97 69 94 69.5Z", "leaf_dark", "ink", 1.4)


@small
def library(p: Pen) -> None:
    """Shelves of books and an open folio."""
    kit.sky(p, "room")
    p.rect(6, 3, 88, 47, "wood_dark", "ink", 2)
    colours = ("seat0", "sea", "brass", "leaf_dark", "parchment", "terracotta", "#4b3a5c", "sea_light", "stone")
    k = 0
    for y in (24, 47):
        x = 9.0
        while x < 88:
            w = 4 + (k * 7 % 4)
            h = 13 + (k * 5 % 6)
            if k % 9 == 5:
                p.poly([(x + 3, y), (x + 8, y - h), (x + 12, y - h + 1.5), (x + 7, y)], colours[k % 9], "ink", 1.2)
                x += 12
            else:
                p.rect(x, y - h, w, h, colours[k % 9], "ink", 1.2)
                p.path(f"M{x + 1} {y - h + 3}H{x + w - 1}", None, "brass_light", 1)
                x += w + 0.4
            k += 1
        p.rect(6, y, 88, 3, "wood_light", "ink", 1.4)
    p.path("M0 56H100V64Q100 70 94 70H6Q0 70 0 64Z", "wood_light", "ink", 1.6)
    p.path("M22 66Q36 56 50 63Q64 56 78 66L74 50Q62 42 50 49Q38 42 26 50Z", "paper_white", "ink", 2)
    p.path("M50 49V63", None, "ink", 1.4)
    p.path("M31 53Q38 48 46 51M30 57Q38 52 46 55M54 51Q62 48 69 53M54 55Q62 52 70 57", None, "ink", 1.1, 0.6)


@small
def union_hall(p: Pen) -> None:
    """A brick meeting hall under red banners, hammer and gear above the door."""
    kit.sky(p, "dawn")
    kit.ground(p, 60, "#bda37a")
    kit.wall(p, 12, 64, 76, 34, "#a8503a")
    p.path("M8 31V24H24L30 12H70L76 24H92V31Z", "#8a3d2c", "ink", 2)
    p.circle(50, 24, 10, "parchment_light", "ink", 1.8)
    kit.gear(p, 50, 24, 8, 8, "stone_dark", "parchment_light")
    kit.flag(p, 14, 24, 17, "seat0", 10)
    kit.flag(p, 86, 24, 17, "seat0", 10, True)
    for x in (22, 78):
        p.path(f"M{x - 6} 34H{x + 6}V58L{x} 53L{x - 6} 58Z", "seat0", "ink", 1.5)
        p.circle(x, 43, 3.4, "brass_light", "ink", 1.1)
    kit.arches(p, 33, 64, 34, 3, 22, "wood_dark", 4)
    p.path("M12 36H88", None, "ink", 1.1, 0.6)


# -- second extension ---------------------------------------------------------------------------------------------
@small
def land_office(p: Pen) -> None:
    """A map of parcels with dividers."""
    kit.sky(p, "room")
    p.poly([(8, 10), (90, 6), (94, 60), (6, 64)], "parchment_light", "ink", 2)
    p.poly([(14, 16), (40, 14), (38, 36), (13, 38)], "#c4cf8f", "ink", 1.4)
    p.poly([(42, 14), (66, 13), (64, 28), (41, 32)], "#e6c873", "ink", 1.4)
    p.poly([(13, 41), (36, 38), (34, 57), (12, 58)], "#d8a37c", "ink", 1.4)
    p.poly([(40, 36), (60, 32), (58, 56), (38, 57)], "#a9bf8a", "ink", 1.4)
    p.path("M72 10Q62 34 70 46T64 60", None, "sea_light", 4)
    p.path("M18 22H34M18 28H33M46 19H60M18 46H30M18 51H30", None, "ink", 1.1, 0.5)
    with p.at(82, 20, 0.32):
        rose(p, 26)
    with p.at(66, 10, 1, 14):
        p.path("M0 4L-13 48M0 4L13 48", None, "ink", 5)
        p.path("M0 4L-12 44M0 4L12 44", None, "brass", 2.8)
        p.path("M-7 27Q0 31 7 27", None, "ink", 2.2)
        p.circle(0, 3, 4.4, "brass_light", "ink", 1.6)


@small
def chapel(p: Pen) -> None:
    """A tiny chapel with one bell on a green hill."""
    kit.sky(p, "noon")
    kit.cloud(p, 20, 16)
    kit.cloud(p, 82, 22, 0.8)
    p.path("M0 62Q24 40 50 42Q76 40 100 62V64Q100 70 94 70H6Q0 70 0 64Z", "leaf", "ink", 1.4)
    p.path("M50 70Q44 62 52 56Q56 53 50 50", None, "#d9c08a", 4.5)
    with p.at(0, 5):
        kit.wall(p, 36, 52, 28, 20, "paper_white")
        kit.roof(p, 36, 33, 28, 11, 3)
        p.path("M44 24V12Q44 6 50 6Q56 6 56 12V24Z", "paper_white", "ink", 1.8)
        p.path("M46.8 20V14A3.2 3.2 0 0 1 53.2 14V20Z", "sea_dark", "ink", 1.2)
        p.circle(50, 17.5, 2.2, "brass", "ink", 0.9)
        kit.cross(p, 50, 6.5, 0.62)
        kit.door(p, 50, 52, 8, 13, True, "sea")
    kit.cypress(p, 26, 54, 24, 4)
    kit.cypress(p, 75, 54, 24, 4)


@small
def hunting_lodge(p: Pen) -> None:
    """A steep timber lodge with antlers over the door."""
    kit.sky(p, "dusk")
    kit.hills(p, 58, "#7d8b62", 1)
    kit.ground(p, 58, "#7f8d4e")
    kit.tree(p, 11, 62, 1.15, "leaf_dark")
    kit.tree(p, 91, 62, 1.05, "leaf_dark")
    p.poly([(18, 64), (50, 8), (82, 64)], "wood_light", "ink", 2)
    p.poly([(10, 64), (50, 3), (90, 64), (80, 64), (50, 17), (20, 64)], "wood", "ink", 2.2)
    p.path("M27 56H73M33 46H67", None, "ink", 1.2, 0.5)
    p.path(
        "M50 40V34M50 38Q40 38 38 26M43 36Q38 36 34 32M50 38Q60 38 62 26M57 36Q62 36 66 32M41 33L42 27M59 33L58 27",
        None,
        "ink",
        4.4,
    )
    p.path(
        "M50 40V34M50 38Q40 38 38 26M43 36Q38 36 34 32M50 38Q60 38 62 26M57 36Q62 36 66 32M41 33L42 27M59 33L58 27",
        None,
        "parchment_light",
        2,
    )
    p.path("M46 36H54L52 43H48Z", "wood_dark", "ink", 1.2)
    kit.door(p, 50, 64, 12, 17, True, "wood_dark")
    p.rect(32, 50, 8, 8, "#ffdf82", "ink", 1.3)
    p.rect(60, 50, 8, 8, "#ffdf82", "ink", 1.3)


@small
def zoning_office(p: Pen) -> None:
    """A drawing board: the plan of a house, set square, seal."""
    kit.sky(p, "paper")
    p.path("M0 62H100V64Q100 70 94 70H6Q0 70 0 64Z", "wood", None)
    p.path("M22 70L30 52M78 70L70 52", None, "ink", 6)
    p.path("M22 70L30 52M78 70L70 52", None, "wood_light", 3.2)
    p.poly([(8, 58), (16, 6), (84, 6), (92, 58)], "wood_light", "ink", 2.2)
    p.poly([(16, 53), (22, 11), (78, 11), (84, 53)], "sea", "ink", 1.6)
    p.path(
        "M28 46V28L42 18L56 28V46ZM28 28H56M36 46V36H42V46M47 40V33H52V40H47M24 50H60M28 49V51M56 49V51",
        None,
        "paper_white",
        1.5,
        0.95,
    )
    p.poly([(58, 50), (80, 50), (76, 20)], "brass", "ink", 1.8)
    p.poly([(66, 46), (74.5, 46), (73, 34)], "sea", "ink", 1.3)
    p.path("M12 58L40 60", None, "ink", 4)
    p.path("M12 58L40 60", None, "corn", 2)


@small
def royal_supplier(p: Pen) -> None:
    """A chest under the crown, sealed and ready on the quay."""
    kit.sky(p, "gold")
    kit.sea(p, 40)
    p.path("M0 52H100V64Q100 70 94 70H6Q0 70 0 64Z", "stone", "ink", 1.6)
    p.path("M16 52V60M44 52V60M74 52V60M0 60H100M30 60V70M60 60V70M88 60V70", None, "ink", 1, 0.5)
    kit.barrel(p, 14, 62, 1.1)
    kit.sack(p, 88, 63, 1)
    p.rect(28, 34, 46, 28, "wood", "ink", 2.2)
    p.path("M28 36Q28 24 36 24H66Q74 24 74 36Z", "wood_light", "ink", 2.2)
    p.path("M36 24V62M66 24V62", None, "ink", 5.4)
    p.path("M36 24.5V61.5M66 24.5V61.5", None, "brass", 3)
    p.path("M28 37H74", None, "ink", 2)
    kit.crown(p, 51, 13, 0.85)
    p.circle(51, 44, 7, "danger", "ink", 1.6)
    with p.at(51, 44.5, 0.36):
        kit.crown(p, 0, 0, 1, "brass_light")
    p.path("M47 50L44 59L49 56L51 60L53 56L58 59L55 50", "danger", "ink", 1.2)


@small
def villa(p: Pen) -> None:
    """A rich man's low house with loggia, terrace and pool."""
    kit.sky(p, "dawn")
    kit.hills(p, 50, "#a8b88c", 0)
    kit.ground(p, 50, "#aab86d")
    for x in (6, 14, 92):
        kit.cypress(p, x, 54, 36 if x != 14 else 28, 5)
    kit.wall(p, 20, 54, 66, 18, "#f0cfa6")
    kit.tiled(p, 20, 38, 66, 6, 4, 3)
    kit.wall(p, 36, 38, 34, 15, "#f0cfa6")
    kit.tiled(p, 36, 24, 34, 7, 6, 3)
    kit.arches(p, 38, 36, 30, 4, 10, "sea_dark", 3)
    kit.arches(p, 22, 54, 62, 6, 13, "wood_dark", 4)
    p.rect(16, 53, 74, 3, "paper_white", "ink", 1.3)
    p.poly([(26, 60), (80, 60), (88, 68), (18, 68)], "paper_white", "ink", 1.5)
    p.poly([(31, 61.8), (75, 61.8), (80, 66.4), (26, 66.4)], "sea_light", "ink", 1.2)
    p.path("M38 64h8M56 64h8", None, "paper_white", 1.2)


@small
def jeweler(p: Pen) -> None:
    """A dressmaker's bust wearing a necklace, a cut stone and scissors beside it."""
    kit.sky(p, "room")
    p.path("M6 0Q14 30 2 52H0V0ZM94 0Q86 30 98 52H100V0Z", "danger", "ink", 1.6)
    p.path("M0 54H100V64Q100 70 94 70H6Q0 70 0 64Z", "wood_light", "ink", 1.6)
    p.path("M50 54V66M40 67H60", None, "ink", 4)
    p.path(
        "M45 4H55V11Q66 14 68 20Q64 30 62 34Q62 40 70 55H30Q38 40 38 34Q36 30 32 20Q34 14 45 11Z",
        "#4d7f86",
        "ink",
        2.2,
    )
    p.path("M45 4H55V11Q50 15 45 11Z", "parchment_light", "ink", 1.5)
    p.path("M38 34Q50 39 62 34", None, "brass_light", 2.4)
    p.path("M44 39L40 54M50 38V54M56 39L60 54", None, "ink", 1.1, 0.5)
    for x, y in ((41, 15), (44, 19.5), (56, 19.5), (59, 15)):
        p.circle(x, y, 2, "brass_light", "ink", 1)
    p.poly([(50, 19), (54, 24), (50, 29), (46, 24)], "danger", "ink", 1.2)
    p.poly([(12, 50), (16, 44), (26, 44), (30, 50), (21, 62)], "#8fd0d6", "ink", 1.8)
    p.path("M12 50H30M16 44L18 50L21 62L24 50L26 44", None, "ink", 1)
    with p.at(82, 52, 0.9, 24):
        p.path("M-2 -18L3 4M4 -18L-2 4", None, "ink", 4)
        p.path("M-2 -18L3 4M4 -18L-2 4", None, "stone", 1.8)
        p.circle(-4, 8, 4, None, "ink", 3)
        p.circle(5, 8, 4, None, "ink", 3)


# -- large buildings, 100 x 150 -----------------------------------------------------------------------------------
@large
def guild_hall(p: Pen) -> None:
    """Striped timber hall with twin bell towers, after the firemen's halls of the island."""
    kit.sky(p, "noon")
    kit.cloud(p, 20, 20)
    kit.cloud(p, 82, 34, 0.9)
    kit.ground(p, 128, "#cdb17f")
    kit.shadow(p, 50, 136, 46, 4)

    def stripes(x: float, y: float, w: float, h: float, n: int) -> None:
        step = h / n
        for i in range(n):
            p.rect(x, y + i * step, w, step, "seat0" if i % 2 == 0 else "ink", None)
        p.rect(x, y, w, h, None, "ink", 2)

    for x in (8, 66):
        stripes(x, 44, 26, 90, 14)
        p.rect(x - 3, 40, 32, 5, "parchment_light", "ink", 1.6)
        p.path(f"M{x - 1} 40Q{x + 2} 26 {x + 13} 14Q{x + 24} 26 {x + 27} 40Z", "seat0", "ink", 2)
        p.circle(x + 13, 12, 2.6, "brass", "ink", 1.3)
        p.path(f"M{x + 5} 74V58A8 8 0 0 1 {x + 21} 58V74Z", "wood_dark", "ink", 1.8)
        p.path(f"M{x + 8} 71Q{x + 9} 60 {x + 13} 60Q{x + 17} 60 {x + 18} 71Z", "brass", "ink", 1.3)
        p.rect(x + 2, 73, 22, 4, "parchment_light", "ink", 1.4)
        kit.window(p, x + 13, 100, 10, 16)
        kit.door(p, x + 13, 134, 14, 24, True, "parchment_light")
    stripes(34, 74, 32, 60, 10)
    p.poly([(30, 74), (50, 56), (70, 74)], "parchment_light", "ink", 2)
    p.path("M50 60Q57 62 57 66Q56 71 50 73Q44 71 43 66Q43 62 50 60Z", "brass", "ink", 1.5)
    p.path("M37 134V102Q37 90 50 90Q63 90 63 102V134Z", "parchment_light", "ink", 2)
    p.path("M40 134V103Q40 93 50 93Q60 93 60 103V134Z", "wood_dark", "ink", 1.4)
    p.rect(43, 116, 14, 12, "seat0", "ink", 1.6)
    p.circle(45, 131, 4, "brass", "ink", 1.6)
    p.circle(56, 131, 4, "brass", "ink", 1.6)
    p.path("M43 114L58 106", None, "brass_light", 2)
    p.path("M0 137H100V144Q100 150 94 150H6Q0 150 0 144Z", "#b99b69", "ink", 1.2)
    for x in (14, 38, 62, 86):
        p.path(f"M{x} 139L{50 + (x - 50) * 1.2:.0f} 149", None, "ink", 1, 0.4)


@large
def residence(p: Pen) -> None:
    """A two-storey mansion with balconies, a double stair and palms."""
    kit.sky(p, "dawn")
    kit.sun(p, 22, 24, 9)
    kit.hills(p, 92, "#b3bd8e", 2)
    kit.ground(p, 104, "#a9b86b")
    kit.palm(p, 9, 112, 66, 3, 1.35)
    kit.palm(p, 92, 112, 72, -2, 1.35)
    kit.shadow(p, 50, 116, 40, 4)
    kit.wall(p, 18, 114, 64, 66, "#f3d9a4")
    kit.tiled(p, 18, 49, 64, 14, 10, 4)
    p.rect(38, 22, 24, 18, "#f3d9a4", "ink", 1.8)
    kit.tiled(p, 38, 24, 24, 9, 8, 3)
    kit.window(p, 50, 36, 7, 8)
    for x in (28, 50, 72):
        p.path(f"M{x - 6} 74V60A6 6 0 0 1 {x + 6} 60V74Z", "leaf_dark", "ink", 1.6)
        p.path(f"M{x} 55V74M{x - 6} 62H{x + 6}M{x - 6} 68H{x + 6}", None, "parchment_light", 1)
    p.rect(16, 74, 68, 4, "paper_white", "ink", 1.5)
    d = "".join(f"M{x} 66V74" for x in range(18, 84, 4))
    p.path(d, None, "ink", 1.1)
    p.path("M16 66H84", None, "ink", 1.8)
    kit.arches(p, 20, 104, 20, 1, 20, "leaf_dark", 6)
    kit.arches(p, 60, 104, 20, 1, 20, "leaf_dark", 6)
    kit.door(p, 50, 108, 15, 28, True, "sea")
    p.path("M50 108H58Q72 112 78 132H92V136H8V132H22Q28 112 42 108Z", "paper_white", "ink", 1.8)
    for k in range(4):
        y = 114 + k * 5
        p.path(f"M{36 - k * 4} {y}H{64 + k * 4}", None, "ink", 1.1, 0.6)
    p.path("M0 136H100V144Q100 150 94 150H6Q0 150 0 144Z", "#d9c08a", "ink", 1.2)
    for x in (12, 26, 74, 88):
        kit.bush(p, x, 144, 0.9, "leaf")
        p.circle(x - 2, 139, 1.6, "danger", None)
        p.circle(x + 4, 140, 1.6, "danger", None)


@large
def fortress(p: Pen) -> None:
    """A sea fort: bastion, sentry box, flag, cannon."""
    kit.sky(p, "day")
    kit.cloud(p, 78, 30, 1.1)
    kit.cloud(p, 20, 50, 0.9)
    kit.sea(p, 112)
    p.poly([(28, 74), (28, 44), (72, 44), (72, 74)], light("stone", 0.15), "ink", 2)
    for x in (27, 38, 49, 60):
        p.rect(x, 37, 8, 8, light("stone", 0.15), "ink", 1.6)
    kit.flag(p, 50, 44, 36, "seat0", 22)
    p.path("M50 10.5q6 -2.5 11 0t11 0", None, "corn", 2)
    p.poly([(0, 128), (6, 70), (94, 70), (100, 128)], "stone", "ink", 2.2)
    p.rect(2, 64, 96, 8, light("stone", 0.25), "ink", 1.8)
    for x in (4, 18, 32, 46, 60, 74, 88):
        p.rect(x, 58, 9, 7, light("stone", 0.25), "ink", 1.5)
    p.path("M4 84H96M3 98H97M1 112H99", None, "ink", 1.1, 0.5)
    for y, shift in ((77, 0), (91, 8), (105, 0), (119, 8)):
        for x in range(14 + shift, 92, 18):
            p.path(f"M{x} {y - 6}V{y + 6}", None, "ink", 1, 0.4)
    p.hatch(70, 74, 22, 36, 3.4, 0.35)
    # the sentry box at the corner
    p.path("M6 84L12 92H24L30 84Z", "stone_dark", "ink", 1.6)
    p.rect(7, 58, 22, 26, light("stone", 0.35), "ink", 2)
    p.path("M5 58Q8 44 18 42Q28 44 31 58Z", "terracotta", "ink", 2)
    p.circle(18, 40, 2.4, "terracotta", "ink", 1.4)
    p.rect(16, 65, 4.4, 11, "ink", None)
    p.path("M42 128V104Q42 92 54 92Q66 92 66 104V128Z", "wood_dark", "ink", 2)
    p.path("M48 93.5V128M54 92V128M60 93.5V128M42 104H66M42 114H66", None, "stone_dark", 1.6)
    p.path("M0 128H100V144Q100 150 94 150H6Q0 150 0 144Z", "#b59c6c", "ink", 1.4)
    p.poly([(60, 134), (94, 126), (96, 132), (63, 141)], "#3b3f42", "ink", 1.8)
    p.circle(72, 140, 6.5, "wood", "ink", 1.8)
    p.path("M66 140H78M72 134V146", None, "ink", 1.2)
    for x, y in ((14, 143), (22, 143), (18, 137)):
        p.circle(x, y, 4.2, "#3b3f42", "ink", 1.4)


@large
def customs(p: Pen) -> None:
    """The pink custom-house on the quay with its scale and cargo."""
    kit.sky(p, "dusk")
    kit.sea(p, 96)
    pink, trim = "#e59a86", "parchment_light"
    kit.wall(p, 14, 114, 72, 52, pink)
    for x in (14, 66):
        kit.wall(p, x, 114, 20, 66, pink)
        p.path(f"M{x - 2} 50Q{x + 1} 40 {x + 10} 34Q{x + 19} 40 {x + 22} 50Z", "sea_light", "ink", 2)
        p.path(f"M{x + 10} 34V28", None, "ink", 2)
        kit.window(p, x + 10, 70, 8, 13)
        kit.window(p, x + 10, 94, 8, 13)
    p.rect(34, 36, 32, 30, pink, "ink", 2)
    p.path("M32 36Q40 18 50 14Q60 18 68 36Z", "sea_light", "ink", 2)
    kit.flag(p, 50, 15, 9, "brass", 9)
    p.circle(50, 50, 11, trim, "ink", 1.8)
    p.path("M50 43V57M43 46H57M46 57H54M43 46L40.5 52H45.5ZM57 46L54.5 52H59.5Z", None, "ink", 1.5)
    p.rect(12, 74, 76, 3.5, trim, "ink", 1.3)
    kit.arches(p, 35, 72, 30, 3, 5.5, "sea_dark", 4)
    kit.arches(p, 34, 114, 32, 2, 30, "wood_dark", 5)
    kit.arches(p, 16, 114, 16, 1, 14, "wood_dark", 5)
    kit.arches(p, 68, 114, 16, 1, 14, "wood_dark", 5)
    p.path("M0 114H100V144Q100 150 94 150H6Q0 150 0 144Z", "stone", "ink", 1.8)
    p.path("M0 124H100M0 138H100M18 124V138M46 124V138M76 124V138M32 138V150M62 138V150", None, "ink", 1.1, 0.45)
    kit.box(p, 8, 134, 22, 18)
    kit.box(p, 12, 116, 15, 13, "#b9824f")
    kit.barrel(p, 42, 134, 1.1)
    kit.sack(p, 60, 135, 1)
    kit.box(p, 74, 134, 18, 15, "#b9824f")


@large
def city_hall(p: Pen) -> None:
    """The governor's palace: balcony, clock, twin domed towers."""
    kit.sky(p, "gold")
    kit.ground(p, 122, "#c9ad7a")
    stone = "paper_white"
    kit.wall(p, 10, 124, 80, 64, stone)
    for x in (8, 70):
        kit.wall(p, x, 124, 22, 86, stone)
        p.rect(x - 2, 36, 26, 4, "parchment", "ink", 1.5)
        p.path(f"M{x + 1} 36Q{x + 1} 20 {x + 11} 16Q{x + 21} 20 {x + 21} 36Z", "sea", "ink", 2)
        p.path(f"M{x + 11} 16V7", None, "ink", 1.8)
        p.circle(x + 11, 8, 2, "brass", "ink", 1.1)
        kit.window(p, x + 11, 60, 8, 14)
        kit.window(p, x + 11, 84, 9, 15)
        kit.door(p, x + 11, 124, 10, 20, True, "wood_dark")
    p.path("M30 60V50Q36 50 38 42Q42 32 50 32Q58 32 62 42Q64 50 70 50V60Z", stone, "ink", 2)
    p.circle(50, 46, 8.5, "parchment_light", "ink", 2)
    p.path("M50 46V40.5M50 46L54 48.5", None, "ink", 1.7)
    kit.flag(p, 50, 32, 24, "seat0", 18)
    p.rect(30, 58, 40, 4, "parchment", "ink", 1.4)
    for x in (37, 50, 63):
        kit.window(p, x, 84, 8, 17, True, "sea")
    p.path("".join(f"M{x} 85V92" for x in range(32, 70, 4)), None, "ink", 1.1)
    p.rect(28, 91, 44, 4, "parchment", "ink", 1.5)
    p.path("M30 85H70", None, "ink", 1.8)
    kit.arches(p, 31, 124, 38, 3, 25, "wood_dark", 4)
    for k, w in enumerate((84, 90, 96)):
        p.rect(50 - w / 2, 124 + k * 4, w, 4, "parchment_light", "ink", 1.2)
    p.path("M0 136H100V144Q100 150 94 150H6Q0 150 0 144Z", "#b99b69", None)
    for x in (16, 84):
        p.path(f"M{x} 146V128", None, "ink", 3)
        p.circle(x, 126, 4, "#ffdf82", "ink", 1.5)
        p.path(f"M{x - 5} 147H{x + 5}", None, "ink", 2.6)


@large
def statue(p: Pen) -> None:
    """A bronze figure on a high pedestal."""
    kit.sky(p, "dawn")
    p.circle(50, 46, 38, "paper_white", None, op=0.45)
    kit.hills(p, 116, "#b3bd8e", 0)
    kit.ground(p, 116, "#a9b86b")
    bronze, shade = "#5f8f7f", "#3f6a5e"
    for k, w in enumerate((56, 66, 78)):
        p.rect(50 - w / 2, 118 + k * 7, w, 7, light("stone", 0.2 + k * 0.1), "ink", 1.8)
    p.rect(32, 74, 36, 44, light("stone", 0.35), "ink", 2.2)
    p.hatch(58, 80, 9, 36, 3, 0.4)
    p.rect(28, 70, 44, 6, light("stone", 0.55), "ink", 1.8)
    p.rect(38, 86, 20, 20, "brass", "ink", 1.6)
    p.path("M42 91H54M42 96H54M42 101H50", None, "ink", 1.3, 0.7)
    # a frock coat, a beard, a rolled charter held high
    p.path("M58 40L72 22L77 25L64 47Z", bronze, "ink", 2)
    with p.at(76, 21, 1, 24):
        p.round(-3, -13, 6, 24, 2.4, "brass", "ink", 1.7)
    p.circle(74.5, 22.5, 4, bronze, "ink", 1.7)
    p.path("M37 70Q37 48 41 39Q45 34 51 34Q59 34 62 41Q63 54 64 70H53L51 58L48 70Z", bronze, "ink", 2.2)
    p.path("M47 35L51 50L56 35ZM51 50V58M44 54H47M55 54H58", None, "ink", 1.4)
    p.path("M64 70Q63 54 62 41Q59 52 57 58L59 70Z", shade, None)
    p.path("M41 39Q33 48 37 59Q42 60 44 56Q41 49 45 43Z", bronze, "ink", 1.9)
    p.path("M37 60Q34 66 36 70M42 58V70", None, "ink", 2)
    p.circle(51, 25, 8.2, bronze, "ink", 2)
    p.path("M44 27Q45 38 51 38Q57 38 58 27Q54 31 51 29Q48 31 44 27Z", shade, "ink", 1.5)
    p.path("M43 25Q41 15 51 15.5Q61 15 59 25Q56 19 51 20Q46 19 43 25Z", shade, "ink", 1.5)
    p.circle(48.4, 25, 0.9, "ink", None)
    p.circle(53.6, 25, 0.9, "ink", None)
    p.path("M0 139H100V144Q100 150 94 150H6Q0 150 0 144Z", "#d3b985", "ink", 1.2)
    for x in (8, 92):
        kit.bush(p, x, 139, 1, "leaf_dark")


@large
def cloister(p: Pen) -> None:
    """A cathedral over its cloister garden."""
    kit.sky(p, "dusk")
    p.circle(50, 40, 34, "brass_light", None, op=0.35)
    stone = "#ead7ac"
    kit.wall(p, 26, 98, 48, 58, stone)
    p.poly([(24, 42), (50, 12), (76, 42)], stone, "ink", 2)
    kit.cross(p, 50, 13, 1.05)
    p.circle(50, 40, 9.5, "sea", "ink", 2)
    for i in range(8):
        a = math.radians(45 * i)
        p.line_((50, 40), (50 + 9 * math.cos(a), 40 + 9 * math.sin(a)), ink="brass_light", sw=1.3)
    p.circle(50, 40, 3, "danger", "ink", 1.1)
    for x in (10, 74):
        kit.wall(p, x, 98, 16, 66, stone)
        p.poly([(x - 2, 33), (x + 8, 8), (x + 18, 33)], "terracotta_dark", "ink", 2)
        p.path(f"M{x + 8} 8V3", None, "ink", 1.6)
        p.path(f"M{x + 4} 54V43A4 4 0 0 1 {x + 12} 43V54Z", "sea_dark", "ink", 1.4)
        p.path(f"M{x + 4} 76V64A4 4 0 0 1 {x + 12} 64V76Z", "sea_dark", "ink", 1.4)
    for x in (36, 64):
        p.path(f"M{x - 3} 78V60Q{x - 3} 56 {x} 53Q{x + 3} 56 {x + 3} 60V78Z", "sea_dark", "ink", 1.4)
    kit.door(p, 50, 92, 13, 30, True, "wood_dark")
    # the cloister walk with its garden
    kit.tiled(p, 4, 98, 92, 10, 4, 4)
    p.rect(2, 98, 96, 26, stone, "ink", 1.8)
    kit.arches(p, 4, 122, 92, 7, 20, "wood_dark", 4)
    p.path("M0 122H100V144Q100 150 94 150H6Q0 150 0 144Z", "leaf", "ink", 1.6)
    p.path("M42 150L46 124H54L58 150Z", "#d9c08a", "ink", 1.1)
    for x, y in ((18, 138), (30, 146), (70, 146), (82, 138)):
        kit.bush(p, x, y, 0.85, "leaf_dark")
    p.oval(50, 139, 14, 4.5, "stone", "ink", 1.6)
    p.oval(50, 138, 10.5, 3, "sea_light", "ink", 1.1)
    p.path("M50 138V129M50 130Q45 130 44 136M50 130Q55 130 56 136", None, "paper_white", 1.8)


@large
def royal_garden(p: Pen) -> None:
    """The great square: fountain, clipped trees, parterres and a pavilion."""
    kit.sky(p, "noon")
    kit.cloud(p, 24, 18)
    kit.cloud(p, 78, 28, 0.8)
    kit.hills(p, 62, "#9dbb92", 1)
    p.path("M0 60H100V144Q100 150 94 150H6Q0 150 0 144Z", "#8fb05c", "ink", 1.2)
    # pavilion
    p.rect(32, 42, 36, 4, "paper_white", "ink", 1.4)
    for x in (35, 45, 55, 65):
        p.rect(x - 1.6, 46, 3.2, 18, "paper_white", "ink", 1.2)
    p.path("M29 42Q36 24 50 20Q64 24 71 42Z", "terracotta", "ink", 2)
    p.path("M42 41Q44 28 50 21Q56 28 58 41", None, "ink", 1.1, 0.6)
    p.path("M50 20V12", None, "ink", 1.8)
    p.circle(50, 12, 2.6, "brass", "ink", 1.3)
    p.rect(30, 63, 40, 4, "parchment_light", "ink", 1.4)
    for x in (14, 86):
        p.rect(x - 1.6, 60, 3.2, 12, "wood", "ink", 1.2)
        for y, r in ((58, 9), (45, 7), (35, 4.6)):
            p.circle(x, y, r, "leaf_dark", "ink", 1.6)
    p.poly([(44, 68), (56, 68), (78, 150), (22, 150)], "#e3cf9c", None)
    p.path("M44 68L22 150M56 68L78 150", None, "ink", 1.1, 0.6)
    p.poly([(4, 80), (36, 80), (26, 112), (3, 112)], "leaf", "ink", 1.6)
    p.poly([(96, 80), (64, 80), (74, 112), (97, 112)], "leaf", "ink", 1.6)
    p.poly([(9, 86), (29, 86), (22, 106), (8, 106)], "#e6b4ab", "ink", 1.3)
    p.poly([(91, 86), (71, 86), (78, 106), (92, 106)], "#e6b4ab", "ink", 1.3)
    for x, y in ((12, 91), (19, 91), (12, 99), (18, 99)):
        p.circle(x, y, 2.2, "danger", None)
        p.circle(100 - x, y, 2.2, "danger", None)
    p.circle(50, 112, 27, "#e3cf9c", None)
    p.oval(50, 118, 29, 12, "stone", "ink", 2)
    p.oval(50, 115.5, 25, 8.6, "sea_light", "ink", 1.5)
    p.path("M46 116L47 98H53L54 116Z", light("stone", 0.4), "ink", 1.6)
    p.path("M34 98Q50 104 66 98Q60 106 50 106Q40 106 34 98Z", light("stone", 0.3), "ink", 1.7)
    p.path(
        "M50 98V82M50 84Q40 82 36 96M50 84Q60 82 64 96M36 100Q32 104 32 112M64 100Q68 104 68 112",
        None,
        "#7fb6bd",
        3.6,
    )
    p.path(
        "M50 98V82M50 84Q40 82 36 96M50 84Q60 82 64 96M36 100Q32 104 32 112M64 100Q68 104 68 112",
        None,
        "paper_white",
        1.8,
    )
    kit.bush(p, 14, 142, 1.2, "leaf_dark")
    kit.bush(p, 86, 142, 1.2, "leaf_dark")


def with_frame(draw: Draw) -> Draw:
    """The same thin ink border around every building."""

    def framed(p: Pen) -> None:
        draw(p)
        p.round(0.9, 0.9, p.width - 1.8, p.height - 1.8, 5.4, None, "ink", 1.8)

    return framed


def drawings() -> list[tuple[str, float, float, Draw]]:
    found = [(f"building_{key}", 100.0, 70.0, with_frame(draw)) for key, draw in SMALL.items()]
    found += [(f"building_{key}", 100.0, 150.0, with_frame(draw)) for key, draw in LARGE.items()]
    return found
