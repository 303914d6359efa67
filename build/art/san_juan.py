"""The cards of San Juan (100 x 70 each), its phase signs, card backs and trading house.

The island in the evening: golden skies, lamps, long shade. Cards whose building stands in Puerto Rico as well
use that picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art import kit
from art.board import corn_plant
from art.buildings import crate, with_frame
from art.pen import Pen, light, mix
from art.symbols import Glyph

Draw = Callable[[Pen], None]
CARDS: dict[str, Draw] = {}
PHASES: dict[str, Draw] = {}
STONE = "#ead7ac"
LAMP = "#ffdf82"


def card(draw: Draw) -> Draw:
    CARDS[draw.__name__] = draw
    return draw


def phase(draw: Draw) -> Draw:
    PHASES[draw.__name__.removeprefix("phase_")] = draw
    return draw


def bar(p: Pen, d: str, colour: str, width: float) -> None:
    """A beam or pipe: a coloured stroke with an ink edge."""
    p.path(d, None, "ink", width + 2.6)
    p.path(d, None, colour, width)


def quay(p: Pen, y: float, colour: str = "stone") -> None:
    """A stone floor from height y down."""
    w, h = p.width, p.height
    p.path(f"M0 {y}H{w}V{h - 6}Q{w} {h} {w - 6} {h}H6Q0 {h} 0 {h - 6}Z", colour, "ink", 1.4)


# -- production ---------------------------------------------------------------------------------------------------
@card
def corn_farm(p: Pen) -> None:
    """A granary on stilts between rows of corn."""
    kit.sky(p, "gold")
    kit.sun(p, 16, 20, 7)
    kit.hills(p, 54, "#b9ad62", 1)
    kit.ground(p, 52, "#b7a24c")
    kit.shadow(p, 50, 64, 26)
    for x in (35, 65):
        bar(p, f"M{x} 64V44", "wood", 3.2)
    p.poly([(29, 25), (71, 25), (67, 49), (33, 49)], "corn", "ink", 2)
    for x in (38, 44, 50, 56, 62):
        p.path(f"M{x + (x - 50) * 0.12:.1f} 25L{x} 49", None, "wood", 2.6)
    p.path("M31 33H69M32 41H68", None, "ink", 1.2, 0.7)
    p.rect(28, 47, 44, 4, "wood_light", "ink", 1.5)
    p.path("M22 28L36 10H64L78 28Q50 23 22 28Z", "#c8a05a", "ink", 2)
    p.path("M36 11L30 25M43 11L40 24M50 11V24M57 11L60 24M64 11L70 25", None, "ink", 1, 0.5)
    for x, s in ((7, 0.62), (20, 0.56), (81, 0.56), (94, 0.62)):
        corn_plant(p, x, 68, s)
    for x, y in ((44, 66), (51, 66), (58, 66), (47.5, 61.5), (54.5, 61.5)):
        p.oval(x, y, 4.2, 2.6, "corn", "ink", 1.3)


@card
def fruit_farm(p: Pen) -> None:
    """An orchard with a ladder in the tree and a full basket."""
    kit.sky(p, "noon")
    kit.hills(p, 48, "#a9bd82", 2)
    kit.ground(p, 47, "#a3b867")
    for x in (78, 92):
        kit.tree(p, x, 50, 0.55, "leaf_dark")
    kit.wall(p, 52, 50, 17, 10, "paper_white")
    kit.roof(p, 52, 41, 17, 8, 2)
    kit.shadow(p, 30, 64, 22)
    p.path("M25 65Q28 54 26 44H36Q34 54 38 65Z", "wood", "ink", 1.8)
    p.path(
        "M6 42Q0 30 10 25Q10 11 24 11Q32 4 42 11Q54 12 53 25Q62 32 54 42Q44 50 31 46Q16 51 6 42Z",
        "leaf_dark",
        "ink",
        2,
    )
    p.path("M10 30Q12 18 24 16M36 13Q46 16 47 24", None, "leaf", 3)
    for x, y in ((15, 37), (24, 28), (33, 37), (41, 24), (49, 36), (30, 17)):
        p.circle(x, y, 4.2, "fruit", "ink", 1.5)
        p.circle(x - 1.4, y - 1.4, 1, "paper_white", None, op=0.6)
    for x in (48, 57):
        p.path(f"M{x} 66L{x - 7} 26", None, "ink", 4.2)
        p.path(f"M{x} 66L{x - 7} 26", None, "wood_light", 2)
    for k in range(5):
        y = 60 - k * 7.4
        x = 46.9 - k * 1.3
        p.path(f"M{x:.1f} {y:.1f}H{x + 9:.1f}", None, "ink", 2.2)
    crate(p, 80, 67, 0.4, "fruit")


# -- trades -------------------------------------------------------------------------------------------------------
@card
def distillery(p: Pen) -> None:
    """A copper still with its swan neck, and the barrel that it fills."""
    copper, shine = "#c8743f", "#e6a778"
    kit.sky(p, "room")
    p.path("M0 56H100V64Q100 70 94 70H6Q0 70 0 64Z", "#5b3a26", "ink", 1.2)
    kit.window(p, 86, 30, 14, 20, True, LAMP)
    p.path("M9 64V52H51V64Z", "terracotta", "ink", 1.8)
    p.path("M9 58H51M20 52V58M32 58V64M42 52V58", None, "ink", 1, 0.5)
    p.path("M23 64V60Q23 55 30 55Q37 55 37 60V64Z", "ink", "ink", 1.2)
    p.path("M27 64Q26 60 30 57Q34 60 33 64Z", "#f0a030", None)
    bar(p, "M30 20Q31 8 44 8Q60 8 66 20Q70 28 70 36", copper, 6)
    p.path("M8 46Q6 30 21 26L25 16H35L39 26Q54 30 52 46Q52 52 46 53H14Q8 52 8 46Z", copper, "ink", 2.2)
    p.path("M14 45Q13 34 23 31", None, shine, 3.4)
    p.path("M21 26.5H39M9 44Q30 49 51 44", None, "ink", 1.3, 0.7)
    for x in (16, 24, 36, 44):
        p.circle(x, 49, 0.9, "ink", None)
    p.path("M58 36H82V62H58Z", "wood_light", "ink", 2)
    p.path("M64 36V62M70 36V62M76 36V62", None, "ink", 1, 0.6)
    p.path("M57 41H83M57 57H83", None, "ink", 2)
    p.oval(70, 36, 12, 3, "sea_light", "ink", 1.5)
    bar(p, "M82 53H89V56", copper, 2.6)
    kit.barrel(p, 89, 69, 0.72)


@card
def gold_mine(p: Pen) -> None:
    """A timbered tunnel and a cart full of ore."""
    kit.sky(p, "dusk")
    p.path("M0 58L14 24L26 30L44 6L60 20L72 12L100 48V60H0Z", mix("stone_dark", "terracotta", 0.25), "ink", 2)
    p.path("M44 6L40 24L48 30M72 12L70 24L78 30M14 24L16 36", None, "ink", 1.2, 0.5)
    p.path("M72 12L100 48V60H76Q80 34 72 12Z", "ink", None, op=0.18)
    kit.ground(p, 57, "#a5794c", rise=1)
    p.path("M22 60V36Q22 24 38 24Q54 24 54 36V60Z", "ink", "ink", 1.6)
    bar(p, "M23 61V30", "wood_light", 4.4)
    bar(p, "M53 61V30", "wood_light", 4.4)
    bar(p, "M17 28H59", "wood_light", 5)
    p.circle(38, 36, 6.5, LAMP, None, op=0.35)
    p.circle(38, 36, 2.6, LAMP, "ink", 1.2)
    p.path("M38 30V33", None, "ink", 1.4)
    p.path("M30 60L20 69M46 60L99 66M36 60L60 69", None, "ink", 2.2)
    p.path("M40 62H52M52 64H66M66 66H84", None, "wood", 2.4)
    for x, y, r in ((62, 39, 5), (71, 36, 6), (80, 38, 5.4), (67, 41, 4.5), (76, 42, 5)):
        p.poly(
            [
                (x - r, y + r * 0.4),
                (x - r * 0.6, y - r * 0.7),
                (x + r * 0.3, y - r),
                (x + r, y),
                (x + r * 0.6, y + r),
            ],
            "brass_light",
            "ink",
            1.4,
        )
    p.path("M54 41H90L85 59H59Z", "stone_dark", "ink", 2)
    p.path("M56 46H88", None, "ink", 1.2, 0.7)
    p.path("M60 44L63 57M72 44V58M84 44L81 57", None, "ink", 1, 0.5)
    for x in (64, 80):
        p.circle(x, 61, 5, "wood_dark", "ink", 1.6)
        p.circle(x, 61, 1.6, "brass", None)


@card
def notary(p: Pen) -> None:
    """A deed with ribbon and seal, the stamp beside it."""
    kit.sky(p, "room")
    p.path("M0 50H100V64Q100 70 94 70H6Q0 70 0 64Z", "#5a2f24", "ink", 1.4)
    p.path("M0 54H100", None, "brass", 1.2, 0.7)
    p.path("M24 8H76Q82 8 82 14Q82 18 76 18V58H30V18Q30 18 24 18Q18 18 18 13Q18 8 24 8Z", "ink", None, op=0.25)
    p.path("M22 6H72Q78 6 78 11.5Q78 17 72 17H22Q16 17 16 11.5Q16 6 22 6Z", "parchment_dark", "ink", 1.8)
    p.path("M24 14H70V60Q58 56 47 59Q36 62 24 58Z", "paper_white", "ink", 2)
    p.path("M36 22H58", None, "ink", 2.4)
    p.path("M30 29H64M30 34H64M30 39H60M30 44H52", None, "ink", 1.2, 0.6)
    p.path("M30 51Q34 46 36 51T42 50T47 51", None, "seat1", 1.6)
    p.path("M58 52L52 67L58 64L61 69L64 55ZM64 52L70 67L65 64.5L61 69L59 55Z", "seat0", "ink", 1.3)
    p.circle(61, 50, 8, "danger", "ink", 1.8)
    p.circle(61, 50, 4.6, None, "terracotta_dark", 1.4)
    p.path("M61 47V53M58 50H64", None, "parchment_light", 1.3)
    p.path("M84 24Q90 24 90 30Q90 34 87 37V46H81V37Q78 34 78 30Q78 24 84 24Z", "wood_light", "ink", 1.8)
    p.path("M76 46H92L94 55H74Z", "brass", "ink", 1.8)
    p.path("M80 28Q81 26 84 26", None, "paper_white", 1.6, 0.5)
    p.path("M5 60Q5 48 12 48Q19 48 19 60Z", "sea_dark", "ink", 1.8)
    p.rect(9, 44, 6, 5, "brass", "ink", 1.4)
    p.path("M12 45Q10 26 2 16Q-1 30 11 46Z", "paper_white", "ink", 1.4)


@card
def crane(p: Pen) -> None:
    """A treadwheel crane lifts a block onto a wall that grows."""
    kit.sky(p, "dawn")
    kit.cloud(p, 46, 14, 0.8)
    kit.ground(p, 57, "#c8a873")
    kit.shadow(p, 30, 65, 28)
    for row, n in enumerate((4, 3, 3)):
        for i in range(n):
            p.rect(
                62 + i * 9.2 + (row % 2) * 4,
                57 - row * 8.4,
                9.2,
                8.4,
                (STONE, light("stone", 0.25))[(row + i) % 2],
                "ink",
                1.5,
            )
    bar(p, "M14 64L32 18", "wood", 3.6)
    bar(p, "M44 64L32 18", "wood", 3.6)
    p.circle(28, 45, 18.5, None, "ink", 7)
    p.circle(28, 45, 18.5, None, "wood_light", 4.2)
    p.circle(28, 45, 13, None, "ink", 1.4)
    for i in range(8):
        a = math.radians(45 * i + 10)
        p.line_((28 + 4 * math.cos(a), 45 + 4 * math.sin(a)), (28 + 17 * math.cos(a), 45 + 17 * math.sin(a)), sw=2)
    p.circle(28, 45, 4, "brass", "ink", 1.5)
    p.path("M10 66H52", None, "ink", 4)
    bar(p, "M30 24L78 7", "wood_light", 4.4)
    p.path("M30 22L54 30L60 13", None, "ink", 1.6)
    p.circle(78, 8, 3.4, "brass", "ink", 1.6)
    p.path("M78 9V24M31 40L75 9", None, "ink", 1.3)
    p.path("M72 29L78 23L84 29", None, "ink", 1.4)
    p.rect(70, 28, 16, 10, STONE, "ink", 1.8)
    p.hatch(80, 29, 5, 8, 2.2, 0.35)


@card
def canal(p: Pen) -> None:
    """Water in a stone bed, a sluice across it, fields on both banks."""
    kit.sky(p, "gold")
    kit.hills(p, 30, "#9db07c", 0)
    p.path("M0 28H100V64Q100 70 94 70H6Q0 70 0 64Z", "#a3b867", "ink", 1.1)
    p.path("M44.4 31L2 58M39.6 31L2 44M55.6 31L98 58M60.4 31L98 44", None, "leaf_dark", 2.6, 0.8)
    p.poly([(44, 28), (56, 28), (96, 70), (4, 70)], light("stone", 0.25), "ink", 2)
    p.poly([(47, 28), (53, 28), (82, 70), (18, 70)], "sea_light", "ink", 1.6)
    p.path("M41 44L33 55M45 56L40 66M59 48L63 54M56 60L60 67M50 36V41", None, "paper_white", 1.5, 0.7)
    p.path("M36 38H34M30 45H26M23 53H18M64 38H66M70 45H74M77 53H82", None, "ink", 1.2, 0.6)
    for x in (25, 75):
        p.rect(x - 5, 20, 10, 33, STONE, "ink", 2)
        p.rect(x - 6.5, 17, 13, 5, light("stone", 0.5), "ink", 1.6)
    p.hatch(75, 24, 4, 27, 2.4, 0.35)
    bar(p, "M25 14H75", "wood", 5)
    p.rect(31, 31, 38, 13, "wood_light", "ink", 2)
    p.path("M31 37.5H69M40 31V44M50 31V44M60 31V44", None, "ink", 1.1, 0.7)
    for x in (40, 60):
        p.path(f"M{x} 31V8", None, "ink", 3.4)
        p.path(f"M{x} 31V8", None, "stone", 1.4)
    kit.gear(p, 50, 13, 7, 8)
    p.path("M36 45q3 5 6 1t6 1t6 -1t6 1t6 -2", None, "paper_white", 2.4, 0.9)


@card
def sawmill(p: Pen) -> None:
    """A great blade in a log, planks stacked under the roof."""
    kit.sky(p, "dusk")
    kit.ground(p, 58, "#b98a5c", rise=1)
    p.rect(6, 24, 88, 36, "wood_dark", "ink", 1.8)
    p.path("M22 24V60M38 24V60M54 24V60M70 24V60M86 24V60", None, "wood", 1.6, 0.7)
    pts = []
    for i in range(18):
        a = 2 * math.pi * i / 18
        pts.append((46 + 22 * math.cos(a), 40 + 22 * math.sin(a)))
        pts.append((46 + 18 * math.cos(a + 0.27), 40 + 18 * math.sin(a + 0.27)))
    p.poly(pts, light("stone", 0.45), "ink", 1.8, bow=0)
    p.circle(46, 40, 13, None, "stone_dark", 1.2)
    p.circle(46, 40, 4.6, "brass", "ink", 1.6)
    p.path("M36 28Q40 25 45 24.5", None, "paper_white", 2.4, 0.8)
    p.path("M2 23L12 6H88L98 23Z", "terracotta_dark", "ink", 2)
    p.path("M20 7L14 22M34 7L31 22M48 7V22M62 7L65 22M76 7L81 22", None, "ink", 1, 0.5)
    p.path("M12 44H66V60H12Z", "wood_light", "ink", 2)
    p.path("M14 49H60M18 55H64", None, "ink", 1, 0.5)
    p.oval(12, 52, 5, 8, "#e0b27c", "ink", 1.8)
    p.oval(12, 52, 2.6, 4.4, None, "wood", 1.2)
    p.path("M46 44V52", None, "ink", 2.4)
    for row in range(5):
        p.rect(70 - (row % 2), 62 - row * 4.2, 26, 4.2, ("#e0b27c", "#c9915a")[row % 2], "ink", 1.3)
    p.path("M4 62H68", None, "ink", 3.4)
    for x in (16, 56):
        p.path(f"M{x} 62V69", None, "ink", 3.4)


@card
def materials_depot(p: Pen) -> None:
    """An open shed: bricks, beams and dressed stone in three bays."""
    kit.sky(p, "day")
    kit.ground(p, 56, "#c8a873", rise=1)
    p.rect(8, 24, 84, 38, "#5b3a26", "ink", 1.6)
    for row in range(5):
        for i in range(3 if row % 2 == 0 else 2):
            p.rect(
                12 + i * 7.6 + (row % 2) * 3.8,
                57.4 - row * 4.6,
                7.6,
                4.6,
                ("terracotta", "#d47e55")[(row + i) % 2],
                "ink",
                1.2,
            )
    for row, xs in enumerate(((42, 50, 58), (46, 54), (50,))):
        for x in xs:
            p.circle(x, 57.6 - row * 7, 4.1, "#e0b27c", "ink", 1.5)
            p.circle(x, 57.6 - row * 7, 1.7, None, "wood", 1)
    p.rect(68, 52, 21, 10, STONE, "ink", 1.5)
    p.rect(68, 43, 11, 9, light("stone", 0.3), "ink", 1.5)
    p.rect(79, 43, 10, 9, STONE, "ink", 1.5)
    p.rect(72, 35, 13, 8, light("stone", 0.3), "ink", 1.5)
    for x in (9, 37, 64, 91):
        bar(p, f"M{x} 64V24", "wood_light", 3)
    p.poly([(0, 26), (8, 9), (92, 9), (100, 26)], "#8a9a8e", "ink", 2)
    p.path("M14 10L8 25M26 10L22 25M38 10L36 25M50 10V25M62 10L64 25M74 10L78 25M86 10L92 25", None, "ink", 1.1, 0.55)
    p.path("M4 68L34 64", None, "ink", 5)
    p.path("M4 68L34 64", None, "#c9915a", 2.8)


@card
def publishing_house(p: Pen) -> None:
    """A hand press, printed sheets drying on the line."""
    kit.sky(p, "room")
    p.path("M0 58H100V64Q100 70 94 70H6Q0 70 0 64Z", "#5b3a26", "ink", 1.2)
    p.path("M2 12Q50 18 98 12", None, "ink", 1.4)
    for x, y in ((6, 13), (77, 14.5)):
        p.rect(x, y, 17, 22, "paper_white", "ink", 1.4)
        p.path(f"M{x + 3} {y + 4}H{x + 14}", None, "ink", 2)
        p.path(
            f"M{x + 3} {y + 9}H{x + 14}M{x + 3} {y + 12.5}H{x + 14}M{x + 3} {y + 16}H{x + 11}", None, "ink", 1, 0.6
        )
        p.rect(x + 7, y - 2, 3, 4, "wood_light", "ink", 1)
    iron = "#43565a"
    p.path("M34 66V18Q34 6 50 6Q66 6 66 18V66H58V24Q58 20 50 20Q42 20 42 24V66Z", iron, "ink", 2)
    p.path("M37 20Q38 11 47 9", None, "paper_white", 1.8, 0.4)
    kit.crown(p, 50, 12, 0.5)
    bar(p, "M50 20V33", "brass", 4)
    bar(p, "M51 27L76 38", "stone", 2.6)
    p.circle(77, 38.5, 3.2, "wood_light", "ink", 1.5)
    p.rect(36, 33, 28, 7, "stone_dark", "ink", 1.8)
    p.rect(20, 47, 58, 6, "wood_light", "ink", 1.8)
    p.rect(38, 43, 24, 4, "paper_white", "ink", 1.3)
    for x in (26, 72):
        p.path(f"M{x} 53V66", None, "ink", 4)
    p.path("M28 67H72", None, "ink", 4)
    for k in range(4):
        p.rect(81 - k % 2, 63 - k * 2.6, 15, 2.8, "paper_white", "ink", 1)
    p.rect(4, 56, 14, 8, "paper_white", "ink", 1.2)
    p.oval(11, 54, 6, 2.5, "ink", None)


# -- monuments ----------------------------------------------------------------------------------------------------
BRONZE, PATINA = "#5f8f7f", "#3f6a5e"


def plinth(p: Pen, x: float, y: float, w: float, h: float) -> None:
    """A stone base whose top has its middle at (x, y)."""
    p.rect(x - w / 2, y, w, h, light("stone", 0.4), "ink", 2)
    p.hatch(x + w * 0.28, y + 2, w * 0.2, h - 3, 2.6, 0.4)
    p.rect(x - w / 2 - 3, y - 3, w + 6, 4, light("stone", 0.6), "ink", 1.5)


@card
def statue(p: Pen) -> None:
    """A seafarer in bronze points to the west, a banner at his side."""
    kit.sky(p, "dawn")
    p.circle(50, 26, 25, "paper_white", None, op=0.5)
    kit.hills(p, 58, "#b3bd8e", 0)
    kit.ground(p, 57, "#a9b86b", rise=1)
    for k, w in enumerate((44, 56)):
        p.rect(50 - w / 2, 60 + k * 5, w, 5, light("stone", 0.2 + k * 0.15), "ink", 1.5)
    plinth(p, 50, 46, 26, 14)
    p.rect(44, 49.5, 12, 7, "brass", "ink", 1.2)
    # the banner, the cloak, the man
    p.path("M62 43V3", None, "ink", 3.2)
    p.path("M62 43V4", None, "brass", 1.3)
    p.path("M63 5Q70 2 75 6T86 6V20Q80 23 75 19T63 20Z", PATINA, "ink", 1.6)
    p.path("M74 8V17M69.5 12.5H78.5", None, BRONZE, 2.2)
    p.path("M43 43Q39 30 44 20H56Q62 32 60 43Z", PATINA, "ink", 1.8)
    p.path("M46 43L46.5 32H54.5L56 43H51.8L50.5 35L50 43Z", BRONZE, "ink", 1.6)
    p.path("M45 33Q44 24 46 19Q50 17 55 19Q57 25 55.5 33Q50 35 45 33Z", BRONZE, "ink", 1.7)
    p.path("M46 19.5L28 14L25 11L27 17L45 25Z", BRONZE, "ink", 1.7)
    p.path("M55 20Q60 24 62 29", None, "ink", 5)
    p.path("M55 20Q60 24 62 29", None, BRONZE, 2.6)
    p.circle(50, 13, 4.6, BRONZE, "ink", 1.6)
    p.path("M42 11.5Q50 13.5 58.5 11Q55 5 50 5.5Q45 5.5 42 11.5Z", PATINA, "ink", 1.5)
    p.path("M47 32L49 20M53 32L52 20", None, "ink", 1, 0.5)
    for x in (10, 90):
        kit.cypress(p, x, 62, 26, 5)


@card
def triumphal_arch(p: Pen) -> None:
    """One great gate with the sun in it, coupled columns on both sides."""
    kit.sky(p, "gold")
    kit.sun(p, 50, 45, 10)
    kit.hills(p, 60, "#b9ad76", 2)
    kit.ground(p, 59, "#cdb17f", rise=1)
    p.path("M36 70L47 59H53L64 70Z", "#f0e2b8", None)
    stone = light("stone", 0.45)
    p.path("M12 67V22H88V67H68V44A18 18 0 0 0 32 44V67Z", stone, "ink", 2.2)
    p.hatch(70, 30, 17, 36, 3, 0.25)
    p.path("M32 67V44A18 18 0 0 1 68 44V67", None, "ink", 5.4)
    p.path("M32 67V44A18 18 0 0 1 68 44V67", None, STONE, 2.6)
    p.path("M46 21H54L52.6 29H47.4Z", "brass", "ink", 1.5)
    for x in (17, 25, 75, 83):
        p.rect(x - 2.2, 30, 4.4, 32, "paper_white", "ink", 1.3)
        p.rect(x - 3.4, 61, 6.8, 6, STONE, "ink", 1.2)
    p.rect(8, 20, 84, 5.4, STONE, "ink", 1.8)
    p.rect(16, 9, 68, 11, stone, "ink", 1.9)
    p.rect(33, 11, 34, 7, "brass", "ink", 1.2)
    p.path("M38 14.5H62", None, "ink", 1.8, 0.7)
    p.rect(12, 6, 76, 4, STONE, "ink", 1.6)
    for x in (21, 79):
        p.circle(x, 14.8, 3, "terracotta", "ink", 1.2)


@card
def hero(p: Pen) -> None:
    """A rider on a rearing horse, sabre drawn."""
    kit.sky(p, "dusk")
    p.circle(52, 30, 26, "brass_light", None, op=0.45)
    kit.ground(p, 60, "#9a8a5a", rise=1)
    kit.shadow(p, 50, 66, 34)
    p.path("M20 66L26 54H74L80 66Z", light("stone", 0.35), "ink", 2)
    p.rect(22, 51, 56, 5, light("stone", 0.55), "ink", 1.6)
    p.hatch(64, 57, 10, 8, 2.6, 0.35)
    p.path("M40 60H60", None, "brass", 3)
    horse, mane = BRONZE, PATINA
    with p.at(4.2, 4.6, 0.91):
        # tail and far legs
        p.path("M28 36Q16 36 17 51Q23 50 25 44Q27 42 31 42Z", mane, "ink", 1.7)
        p.path("M37 40Q40 45 42 51H36Q35 46 31 42Z", mane, "ink", 1.6)
        p.path("M60 33L70 36L71 43L67 43L66 39L58 38Z", mane, "ink", 1.6)
        # near hind leg, body, near foreleg
        p.path("M29 33Q25 40 29 45L27 51H33L34 45Q38 42 40 38Z", horse, "ink", 1.8)
        p.path(
            "M27 37Q27 29 36 29Q48 30 55 21L62 8Q63 5 65 4L66 7Q71 9 76 17Q76 20 72 20L68 18Q67 24 64 28"
            "Q63 36 54 39Q44 43 36 42Q28 43 27 37Z",
            horse,
            "ink",
            2,
        )
        p.path("M62 8Q55 14 53 24Q58 22 60 17L64 9Z", mane, "ink", 1.3)
        p.path("M61 29L73 25L77 31L73.5 33L71.5 29.5L62 35Z", horse, "ink", 1.7)
        p.circle(68, 11.5, 0.9, "ink", None)
        p.path("M72 18.5L55 23", None, "ink", 1.2)
        # the rider
        p.path("M45 26Q49 31 48 40L51 41L53 39L51 27Z", mane, "ink", 1.5)
        p.path("M40 28Q38 18 43 12Q49 10 52 14L54 24Q52 30 46 30Z", mane, "ink", 1.7)
        p.path("M41 15Q33 21 31 32Q38 30 42 27Z", "terracotta_dark", "ink", 1.5)
        p.path("M51 16L58 22L55 25L49 21Z", mane, "ink", 1.4)
        p.path("M43 15L37 8L39 5L47 12Z", mane, "ink", 1.5)
        p.path("M37.5 7.5L22 3", None, "ink", 3)
        p.path("M37.5 7.5L22 3", None, "brass_light", 1.3)
        p.circle(47.5, 8, 3.8, horse, "ink", 1.5)
        p.path("M41 6Q48 8.5 55 5.5Q52 1.5 47.5 1.8Q43 1.8 41 6Z", mane, "ink", 1.4)


# -- houses of the town -------------------------------------------------------------------------------------------
@card
def manufactory(p: Pen) -> None:
    """A hall of machines: the flywheel drives belts and looms."""
    kit.sky(p, "room")
    p.path("M0 56H100V64Q100 70 94 70H6Q0 70 0 64Z", "#5b3a26", "ink", 1.2)
    for x in (12, 34, 56):
        kit.window(p, x, 26, 13, 18, True, LAMP)
    bar(p, "M2 31H98", "stone", 2.2)
    for x in (16, 42):
        p.path(f"M{x - 5} 32L{x - 3.4} 50M{x + 5} 32L{x + 3.4} 50", None, "ink", 1.8)
        p.oval(x, 31, 5.4, 5.4, "brass", "ink", 1.6)
        p.rect(x - 10, 47, 20, 4, "stone_dark", "ink", 1.6)
        p.rect(x - 8, 51, 16, 12, "sea", "ink", 1.8)
        p.circle(x, 57, 3.4, "brass", "ink", 1.4)
        p.path(f"M{x - 8} 63V68M{x + 8} 63V68", None, "ink", 3)
    p.path("M66 31L62 46M92 31L96 46", None, "ink", 1.4)
    p.circle(79, 43, 20, None, "ink", 8)
    p.circle(79, 43, 20, None, "danger", 5)
    for i in range(6):
        a = math.radians(60 * i + 20)
        p.line_((79 + 4 * math.cos(a), 43 + 4 * math.sin(a)), (79 + 17 * math.cos(a), 43 + 17 * math.sin(a)), sw=4)
        p.line_(
            (79 + 4 * math.cos(a), 43 + 4 * math.sin(a)),
            (79 + 17 * math.cos(a), 43 + 17 * math.sin(a)),
            ink="stone",
            sw=1.8,
        )
    p.circle(79, 43, 5, "brass", "ink", 1.8)
    p.path("M57 68L64 62H94L98 68Z", "stone_dark", "ink", 1.6)


@card
def governors_palace(p: Pen) -> None:
    """A long white palace above its stairs, windows lit, between two round towers."""
    kit.sky(p, "dusk")
    kit.ground(p, 57, "#8f9a5c", rise=1)
    white = "paper_white"
    kit.wall(p, 18, 59, 64, 33, white)
    for x in (4, 82):
        p.path(f"M{x} 62V26H{x + 14}V62Z", "#b9d0cf", "ink", 2)
        p.hatch(x + 9, 28, 4, 33, 2.4, 0.35)
        p.path(f"M{x - 1} 27Q{x} 15 {x + 7} 12Q{x + 14} 15 {x + 15} 27Z", "sea", "ink", 1.9)
        p.circle(x + 7, 11, 1.8, "brass", "ink", 1.1)
        p.rect(x + 5, 34, 4, 8, LAMP, "ink", 1.2)
        p.rect(x + 5, 48, 4, 8, LAMP, "ink", 1.2)
    p.rect(16, 23, 68, 4.4, "sea_light", "ink", 1.6)
    p.poly([(33, 23), (50, 10), (67, 23)], white, "ink", 2)
    p.path("M50 14Q54 15 54 18Q53 21 50 22Q47 21 46 18Q46 15 50 14Z", "seat0", "ink", 1.2)
    kit.flag(p, 50, 11, 7.6, "seat0", 11)
    for x in (24, 32, 68, 76):
        p.rect(x - 2.4, 31, 4.8, 8, LAMP, "ink", 1.2)
        p.path(f"M{x - 2.2} 57V49A2.2 2.2 0 0 1 {x + 2.2} 49V57Z", LAMP, "ink", 1.2)
    p.path("M20 42.5H80", None, "ink", 1.2, 0.6)
    for x in (39.5, 46.5, 53.5, 60.5):
        p.rect(x - 1.7, 27, 3.4, 31, "parchment_light", "ink", 1.3)
    p.path("M47.4 58V38H52.6V58Z", "wood_dark", "ink", 1.1)
    for k, w in enumerate((34, 42, 52)):
        p.rect(50 - w / 2, 58 + k * 4, w, 4, light("stone", 0.55 - k * 0.15), "ink", 1.2)
    for x in (14, 86):
        kit.bush(p, x, 68, 0.8, "leaf_dark")


@card
def main_square(p: Pen) -> None:
    """The square in lamplight: paving, fountain, arcades all round."""
    kit.sky(p, "dusk")
    for x, w, h, c in (
        (0, 26, 22, "#d9a36a"),
        (26, 22, 26, "#c97f63"),
        (52, 22, 24, "#e3c38a"),
        (74, 26, 21, "#a9bfae"),
    ):
        p.rect(x, 34 - h, w, h, c, "ink", 1.5)
        kit.arches(p, x + 1, 34, w - 2, 3, 9, "wood_dark", 2.4)
        for i in range(3):
            p.rect(x + w * (i + 0.5) / 3 - 1.6, 34 - h + 4, 3.2, 5, LAMP, "ink", 1)
    p.path("M0 34H100V64Q100 70 94 70H6Q0 70 0 64Z", "#e0c490", "ink", 1.4)
    for k in range(-4, 5):
        p.path(
            f"M{50 + k * 9} 34L{min(98, max(2, 50 + k * 21))} {70 if abs(k) < 3 else 64 if abs(k) == 3 else 52}",
            None,
            "wood",
            1.1,
            0.6,
        )
    for y in (38, 44, 52, 62):
        p.path(f"M2 {y}H98", None, "wood", 1.1, 0.6)
    kit.shadow(p, 50, 60, 28, 6)
    p.path("M24 52Q24 64 50 64Q76 64 76 52Z", "stone", "ink", 2)
    p.oval(50, 52, 26, 7, light("stone", 0.45), "ink", 1.8)
    p.oval(50, 52, 21, 4.8, "sea_light", "ink", 1.3)
    p.path("M46 53L47.5 34H52.5L54 53Z", light("stone", 0.4), "ink", 1.6)
    p.path("M36 33Q50 38 64 33Q60 41 50 41Q40 41 36 33Z", light("stone", 0.3), "ink", 1.7)
    water = "M50 33V18M50 20Q42 18 39 31M50 20Q58 18 61 31M38 35Q34 42 35 50M62 35Q66 42 65 50"
    p.path(water, None, "sea", 4)
    p.path(water, None, "paper_white", 2.2)
    for x in (12, 88):
        p.circle(x, 26, 7, LAMP, None, op=0.4)
        p.path(f"M{x} 60V30", None, "ink", 2.6)
        p.path(f"M{x - 4} 61H{x + 4}", None, "ink", 2.8)
        p.path(f"M{x - 3} 30L{x - 4} 23H{x + 4}L{x + 3} 30Z", LAMP, "ink", 1.4)
        p.path(f"M{x - 5} 23L{x} 19L{x + 5} 23Z", "ink", "ink", 1)


@card
def customs_house(p: Pen) -> None:
    """The pink custom-house on the quay, the barrier down, a ship waiting."""
    kit.sky(p, "dawn")
    kit.sea(p, 48)
    with p.at(13, 53, 0.85):
        kit.hull(p, 0, 0, 1)
    pink = "#e59a86"
    p.path("M28 54H100V64Q100 70 94 70H20Z", "stone", "ink", 1.6)
    p.path("M26 61H100M46 54V61M66 61V70M84 54V61", None, "ink", 1, 0.45)
    kit.wall(p, 34, 58, 60, 30, pink)
    p.rect(31, 26, 66, 4, "parchment_light", "ink", 1.5)
    for x in (40, 49, 79, 88):
        kit.window(p, x, 43, 5.4, 9, True, "sea_dark")
        kit.window(p, x, 57, 5.4, 9, True, "sea_dark")
    p.rect(54, 18, 20, 40, light(pink, 0.25), "ink", 1.9)
    p.path("M52 18Q55 7 64 5Q73 7 76 18Z", "sea_light", "ink", 1.9)
    p.circle(64, 5, 1.8, "brass", "ink", 1.1)
    p.circle(64, 28, 7.6, "parchment_light", "ink", 1.6)
    p.path("M64 23V33M59.5 25H68.5M61.5 33H66.5M59.5 25L57.6 29.5H61.4ZM68.5 25L66.6 29.5H70.4Z", None, "ink", 1.2)
    kit.door(p, 64, 58, 9, 16, True, "wood_dark")
    bar(p, "M20 58H58", "paper_white", 3)
    p.path("M25 58H31M37 58H43M49 58H55", None, "danger", 3)
    p.rect(55, 53, 6, 14, "wood", "ink", 1.6)
    kit.box(p, 72, 68, 13, 10)
    kit.barrel(p, 92, 68, 0.65)


@card
def fortress(p: Pen) -> None:
    """A sentry box on the bastion above the sea, a cannon beside it."""
    kit.sky(p, "gold")
    kit.sun(p, 76, 30, 8)
    kit.sea(p, 40)
    wall, top = "stone", light("stone", 0.3)
    p.path("M0 64V44H64L70 70H6Q0 70 0 64Z", wall, "ink", 2)
    p.path("M0 51H66M0 58H67M0 65H69M12 44V51M36 44V51M24 51V58M50 51V58M12 58V65M38 58V65", None, "ink", 1, 0.45)
    p.rect(0.4, 38, 65.6, 7, top, "ink", 1.8)
    for x in (2, 46, 57):
        p.rect(x, 32, 8, 7, top, "ink", 1.6)
    # the sentry box
    p.path("M13 44L18 52H36L41 44Z", "stone_dark", "ink", 1.6)
    p.rect(15, 22, 24, 22, light("stone", 0.45), "ink", 2)
    p.hatch(31, 24, 7, 19, 2.6, 0.4)
    p.rect(13, 19.5, 28, 4, top, "ink", 1.6)
    p.path("M15 19.5Q17 8 27 6Q37 8 39 19.5Z", "terracotta", "ink", 2)
    p.circle(27, 4.6, 2.4, "terracotta", "ink", 1.4)
    p.rect(24.6, 27, 4.8, 11, "ink", None)
    kit.flag(p, 61, 32, 25, "seat0", 17)
    # the cannon on the rocks
    p.path("M58 70Q64 58 76 60Q88 58 100 64V66Q99 70 94 70Z", "#a58a5c", "ink", 1.6)
    p.poly([(66, 58), (92, 46), (95, 52), (70, 65)], "#3b3f42", "ink", 1.8)
    p.circle(66.5, 61.5, 2.2, "#3b3f42", "ink", 1.4)
    p.circle(77, 62, 6, "wood", "ink", 1.8)
    p.path("M71 62H83M77 56V68", None, "ink", 1.1)
    for x, y in ((89, 66), (95, 66), (92, 61.5)):
        p.circle(x, y, 2.8, "#3b3f42", "ink", 1.2)


# -- the extension ------------------------------------------------------------------------------------------------
@card
def company(p: Pen) -> None:
    """The company's three-master under full sail, its mark on the mainsail."""
    kit.sky(p, "dusk")
    kit.sun(p, 84, 40, 9)
    kit.sea(p, 50)
    p.path("M30 54V14M52 54V6M72 54V15M78 50L98 38", None, "ink", 3)
    p.path("M30 54V14M52 54V6M72 54V15", None, "wood_light", 1.2)

    def sail(x: float, y: float, w: float, h: float, colour: str) -> None:
        p.path(
            f"M{x - w / 2} {y}H{x + w / 2}Q{x + w / 2 + 5} {y + h * 0.6:.1f} {x + w / 2 + 1} {y + h}"
            f"Q{x} {y + h - 3} {x - w / 2 + 1} {y + h}Q{x - w / 2 + 5} {y + h * 0.6:.1f} {x - w / 2} {y}Z",
            colour,
            "ink",
            1.6,
        )

    p.path("M76 20L96 39L77 40Z", "parchment", "ink", 1.5)
    sail(30, 17, 14, 10, "parchment")
    sail(30, 28, 18, 17, "paper_white")
    sail(72, 18, 14, 10, "parchment")
    sail(72, 29, 17, 16, "paper_white")
    sail(52, 10, 17, 11, "parchment")
    sail(52, 22, 22, 23, "paper_white")
    p.path("M55 27L62 33L55 40L48 33Z", "seat1", "ink", 1.5)
    p.path("M52.5 33H57.5M55 30.5V35.5", None, "brass_light", 1.6)
    p.path("M52 6Q58 2 61 5T68 4V8Q64 10 61 8T52 10Z", "seat1", "ink", 1.2)
    p.path("M12 44H22L26 49H80L90 43Q88 58 80 63H26Q15 60 12 44Z", "wood", "ink", 2)
    p.path("M15 52Q40 57 87 51", None, "brass", 2.2)
    for x in (34, 46, 58, 70):
        p.rect(x - 2, 56.5, 4, 3.4, "ink", None)
    p.path("M4 66q4 -4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0", None, "paper_white", 1.8, 0.8)


@card
def land_registry(p: Pen) -> None:
    """A surveyor's level on its tripod before staked-out fields."""
    kit.sky(p, "day")
    kit.hills(p, 40, "#9db38a", 0)
    p.path("M0 38H100V64Q100 70 94 70H6Q0 70 0 64Z", "#a9b86b", "ink", 1.2)
    p.poly([(2, 44), (30, 44), (22, 58), (2, 58)], "#d9c46a", "ink", 1.2)
    p.poly([(70, 44), (98, 44), (98, 58), (79, 58)], "#c08f5c", "ink", 1.2)
    p.poly([(38, 42), (62, 42), (66, 50), (35, 50)], "leaf", "ink", 1.2)
    p.path("M5 48H26M4 53H24M74 48H97M78 53H97", None, "ink", 1, 0.4)
    for x, y in ((8, 66), (88, 66)):
        p.path(f"M{x} {y}V{y - 26}", None, "ink", 4)
        p.path(f"M{x} {y}V{y - 26}", None, "paper_white", 2)
        p.path(f"M{x} {y - 4}V{y - 9}M{x} {y - 15}V{y - 20}", None, "danger", 2)
        p.path(f"M{x} {y - 26}L{x + 9} {y - 23}L{x} {y - 19}Z", "danger", "ink", 1.2)
    bar(p, "M47 32L34 67", "wood_light", 2.8)
    bar(p, "M53 32L66 67", "wood_light", 2.8)
    bar(p, "M50 32V68", "wood_light", 2.8)
    p.path("M40 28H60L57 33H43Z", "brass_dark", "ink", 1.7)
    p.rect(44, 22, 12, 6, "brass", "ink", 1.6)
    with p.at(50, 16, 1, -8):
        p.rect(-22, -4.4, 34, 9, "brass", "ink", 2)
        p.rect(12, -6.4, 9, 13, "brass_light", "ink", 1.9)
        p.rect(-27, -3, 6, 6, "wood_dark", "ink", 1.6)
        p.path("M-18 -1.6H8", None, "paper_white", 2, 0.6)
        p.circle(-5, 0, 6.6, "brass_light", "ink", 1.7)
        p.path("M-5 -4V0L-2.4 2", None, "ink", 1.3)


@card
def school(p: Pen) -> None:
    """A blackboard with sums and a figure, the globe on the teacher's desk."""
    kit.sky(p, "gold")
    p.path("M0 52H100V64Q100 70 94 70H6Q0 70 0 64Z", "#a5754a", "ink", 1.2)
    bar(p, "M18 66L30 10", "wood_light", 3)
    bar(p, "M64 66L56 10", "wood_light", 3)
    p.rect(8, 8, 66, 42, "wood", "ink", 2)
    p.rect(12, 12, 58, 34, "#24443c", "ink", 1.4)
    chalk = "paper_white"
    p.path(
        "M19 21L21.5 18V30M30 20Q35 16 36 21Q36 25 30 30H37M44 19Q50 17 49 22Q48 24 46 24Q50 24 50 27Q49 31 43 29",
        None,
        chalk,
        1.8,
    )
    p.path("M18 35H40M18 40H34", None, chalk, 1.2, 0.7)
    p.path("M54 41L60 27L66 41Z", None, chalk, 1.4)
    p.circle(60, 36.5, 3.4, None, chalk, 1.1)
    p.rect(8, 47, 66, 3.6, "wood_light", "ink", 1.4)
    p.rect(24, 45.4, 7, 2.4, chalk, "ink", 0.9)
    p.path("M54 62H100V64Q100 70 94 70H54Z", "wood_dark", "ink", 1.6)
    p.circle(82, 42, 14, "sea_light", "ink", 2)
    p.path(
        "M72 34Q78 30 82 34Q84 39 79 41Q80 46 76 49Q70 46 69 40ZM88 38Q93 37 95.5 41Q95 48 91 51Q87 47 88 44Z",
        "leaf",
        "ink",
        1.1,
    )
    p.path("M73 26Q66 34 67 44Q70 56 84 58", None, "ink", 4)
    p.path("M73 26Q66 34 67 44Q70 56 84 58", None, "brass", 1.8)
    p.path("M82 57V61", None, "ink", 4)
    p.path("M74 62Q82 57 90 62Z", "brass", "ink", 1.6)
    for k, c in enumerate(("seat0", "seat1", "corn")):
        p.rect(56 + k, 58.4 - k * 3.8, 14 - k, 3.8, c, "ink", 1.2)
    kit.window(p, 88, 22, 12, 15, True, "#bfd8d2")


@card
def goldsmith(p: Pen) -> None:
    """A crown on the anvil, scales and bars of gold in the forge's glow."""
    kit.sky(p, "night")
    p.circle(20, 40, 32, "#f0a030", None, op=0.22)
    p.path("M0 56H100V64Q100 70 94 70H6Q0 70 0 64Z", "#3b2a22", "ink", 1.2)
    p.path("M0 62V26Q0 20 6 16L14 4H24L30 16Q38 20 38 28V62Z", "terracotta_dark", "ink", 1.8)
    p.path("M2 30H37M2 40H8M32 40H38M2 50H7M33 50H38M14 22V30M26 22V30", None, "ink", 1, 0.5)
    p.path("M8 62V44Q8 33 20 33Q32 33 32 44V62Z", "ink", "ink", 1.6)
    p.path("M11 62Q8 52 15 43Q17 49 20 40Q30 50 28 62Z", "#f0a030", None)
    p.path("M16 62Q14 56 19 50Q25 56 23 62Z", "brass_light", None)
    p.path(
        "M42 40H78Q88 40 93 35V42Q90 49 76 50Q70 51 70 56H74V62H48V56H53Q54 51 50 50Q43 49 42 44Z",
        "#56636a",
        "ink",
        2,
    )
    p.path("M45 43H76", None, "paper_white", 1.8, 0.4)
    p.path("M46 62H76V69H46Z", "wood", "ink", 1.6)
    kit.crown(p, 61, 30, 1.15, "brass_light")
    p.circle(61, 30, 1.8, "danger", "ink", 0.9)
    p.path("M48 14L51 18M61 8V13M75 14L71 18", None, "brass_light", 2)
    for x, y in ((78, 68), (89, 68), (83.5, 62.5)):
        p.poly([(x - 5.5, y), (x - 3.8, y - 5.4), (x + 3.8, y - 5.4), (x + 5.5, y)], "brass", "ink", 1.4)
    p.path("M88 30V8M80 10H96M80 10L77 18H83ZM96 10L93.4 18H98.6Z", None, "brass_light", 1.5)


@card
def residence(p: Pen) -> None:
    """A street of the old town at nightfall: one tall blue house with wooden balconies, lit."""
    kit.sky(p, "dusk")
    kit.wall(p, 2, 62, 24, 40, "#d9a36a")
    kit.wall(p, 74, 62, 24, 44, "#d98a78")
    kit.tiled(p, 2, 24, 24, 5, 3, 1)
    p.rect(72, 15, 28, 4, "parchment_light", "ink", 1.4)
    blue = "#7fa9b8"
    kit.wall(p, 26, 62, 48, 52, blue)
    p.rect(23, 8, 54, 4.4, "paper_white", "ink", 1.6)
    p.path("M40 8Q42 3 50 2.6Q58 3 60 8Z", "paper_white", "ink", 1.6)
    for y in (31, 50):
        for x in (36, 50, 64):
            p.path(f"M{x - 3.6} {y}V{y - 11}A3.6 3.6 0 0 1 {x + 3.6} {y - 11}V{y}Z", LAMP, "ink", 1.4)
            p.path(f"M{x} {y - 14}V{y}", None, "ink", 1, 0.8)
    for y in (29, 48):
        p.path("".join(f"M{x} {y - 4.4}V{y + 1}" for x in range(29, 74, 3)), None, "ink", 1)
        p.path(f"M28 {y - 4.6}H72", None, "ink", 1.9)
        p.rect(26.5, y, 47, 3.2, "wood", "ink", 1.4)
    kit.door(p, 50, 63, 8, 11, True, "wood_dark")
    for x, y in ((12, 42), (87, 34), (87, 52)):
        kit.window(p, x, y, 8, 11, False, "sea_dark")
    kit.door(p, 14, 62, 8, 13, True, "wood_dark")
    quay(p, 62, "#8d8274")
    p.path("M6 66h8M22 66h8M38 66h8M54 66h8M70 66h8M86 66h8", None, "ink", 1.1, 0.5)
    p.circle(32, 57.5, 5, LAMP, None, op=0.45)
    p.path("M30.6 60L30 56H34L33.4 60Z", LAMP, "ink", 1.1)
    p.circle(68, 57.5, 5, LAMP, None, op=0.45)
    p.path("M66.6 60L66 56H70L69.4 60Z", LAMP, "ink", 1.1)
    p.circle(86, 7, 4, "#f4e7bf", None)


@card
def cathedral(p: Pen) -> None:
    """A great dome, a tall bell tower and the long nave against the setting sun."""
    kit.sky(p, "dusk")
    p.circle(56, 32, 29, "brass_light", None, op=0.5)
    kit.wall(p, 24, 64, 72, 26, STONE)
    kit.tiled(p, 24, 40, 72, 7, 3, 1.5)
    for x in (47, 59, 71, 83):
        p.path(f"M{x - 3} 59V49Q{x - 3} 46 {x} 43.5Q{x + 3} 46 {x + 3} 49V59Z", LAMP, "ink", 1.3)
        p.path(f"M{x} 45V59", None, "ink", 0.9, 0.7)
    for x in (41, 53, 65, 77, 91):
        p.path(f"M{x - 1.6} 42H{x + 1.6}L{x + 2.4} 64H{x - 2.4}Z", light(STONE, 0.4), "ink", 1.3)
    p.rect(47, 26, 26, 9, STONE, "ink", 1.8)
    for x in (52, 57.3, 62.7, 68):
        p.rect(x - 1.4, 28, 2.8, 5.4, "sea_dark", "ink", 0.9)
    p.path("M46 26Q46 11 60 9Q74 11 74 26Z", "terracotta", "ink", 2.1)
    p.path("M53 26Q53 14 59 9.5M67 26Q67 14 61 9.5M60 9V26", None, "ink", 1.1, 0.6)
    p.path("M50 22Q51 15 56 12", None, "paper_white", 2, 0.35)
    p.rect(57, 4.6, 6, 5, STONE, "ink", 1.4)
    kit.cross(p, 60, 5, 0.5)
    kit.wall(p, 6, 64, 22, 46, light(STONE, 0.3))
    p.rect(4, 33, 26, 3.4, "paper_white", "ink", 1.4)
    p.rect(4, 17, 26, 3.4, "paper_white", "ink", 1.4)
    p.path("M5 17L17 2L29 17Z", "terracotta_dark", "ink", 1.9)
    p.path("M12 32V27A5 5 0 0 1 22 27V32Z", "sea_dark", "ink", 1.4)
    p.path("M14 31Q15 25 17 25Q19 25 20 31Z", "brass", "ink", 1.1)
    p.circle(17, 44, 5, "sea", "ink", 1.5)
    p.path("M17 39.4V48.6M12.4 44H21.6M13.8 40.8L20.2 47.2M20.2 40.8L13.8 47.2", None, "brass_light", 1)
    kit.door(p, 17, 64, 10, 13, True, "wood")
    quay(p, 64, "#b99b69")


# -- signs of the phases, 48 x 48 ---------------------------------------------------------------------------------
@phase
def phase_builder(p: Pen) -> None:
    """A hammer."""
    Glyph(p).line("M27 21L10 40", 6, "wood_light").solid(
        "M16 9Q22 5 28 9L40 20L36 25L32 22L27 26L17 16L20 13Z", "stone"
    ).done()


@phase
def phase_producer(p: Pen) -> None:
    """A barrel."""
    Glyph(p).solid("M14 7H34Q41 24 34 41H14Q7 24 14 7Z", "wood_light").done()
    p.path("M11 16H37M11 32H37", None, "ink", 3)
    p.path("M20 8Q17 24 20 40M28 8Q31 24 28 40", None, "ink", 1.4, 0.7)


@phase
def phase_merchant(p: Pen) -> None:
    """A pair of scales."""
    Glyph(p, "brass_light").line("M24 8V40M9 13H39M15 41H33", 3.6).solid("M2 29H18Q17 36 10 36Q3 36 2 29Z").solid(
        "M30 29H46Q45 36 38 36Q31 36 30 29Z"
    ).done()
    p.path("M10 14L4 29M10 14L16 29M38 14L32 29M38 14L44 29", None, "ink", 1.8)


@phase
def phase_recruiter(p: Pen) -> None:
    """Two cards with a head on the front one."""
    with p.at(18, 25, 1, -14):
        p.round(-12, -17, 23, 33, 3, "sea_light", "ink", 2.4)
    with p.at(29, 25, 1, 8):
        p.round(-12.5, -18, 25, 36, 3, "paper_white", "ink", 2.4)
        p.circle(0, -6, 5.4, "terracotta", "ink", 2)
        p.path("M-9 12Q-8 1 0 1Q8 1 9 12Z", "terracotta", "ink", 2)


@phase
def phase_adventurer(p: Pen) -> None:
    """A compass rose."""
    p.circle(24, 24, 19, "parchment_light", "ink", 3)
    with p.at(24, 24, 1):
        p.path("M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z", "terracotta", "ink", 2)
        p.path("M0 -22L5 -5L0 0ZM22 0L5 5L0 0ZM0 22L-5 5L0 0ZM-22 0L-5 -5L0 0Z", "brass_light", None)
        p.circle(0, 0, 3, "ink", None)


@phase
def phase_all(p: Pen) -> None:
    """Five discs in a ring: every character."""
    for (x, y), c in zip(
        p.ring(5, 15, 24, 25), ("terracotta", "brass_light", "leaf", "sea_light", "wood_light"), strict=True
    ):
        p.circle(x, y, 7.2, c, "ink", 2.4)
    p.circle(24, 25, 4.4, "paper_white", "ink", 2)


@phase
def phase_round(p: Pen) -> None:
    """The Governor's crown."""
    with p.at(24, 29, 1.55):
        p.path("M-11 7L-13 -8L-6 -1L0 -12L6 -1L13 -8L11 7Z", "brass", "ink", 1.9)
        p.path("M-10.4 3H10.4", None, "ink", 1.5)


@phase
def phase_monument(p: Pen) -> None:
    """A column."""
    Glyph(p, "paper_white").solid("M15 13H33V37H15Z").solid("M9 5H39V13H9Z").solid("M8 37H40V44H8Z").done()
    p.path("M20 15V36M24 15V36M28 15V36", None, "stone_dark", 2)


@phase
def phase_end(p: Pen) -> None:
    """A laurel around a star."""
    for d in (1, -1):
        p.path(f"M24 44Q{24 + 20 * d} 40 {24 + 17 * d} 12", None, "ink", 3.2)
        for x, y, t in ((8, 40, 62), (15, 34, 40), (18.4, 25, 14), (17.6, 15, -8)):
            with p.at(24 + x * d, y, 1, t * d):
                p.oval(0, 0, 4.2, 7, "leaf", "ink", 1.8)
    star = [at for pair in zip(p.ring(5, 12, 24, 21), p.ring(5, 5, 24, 21, -54), strict=True) for at in pair]
    p.poly(star, "brass_light", "ink", 2, bow=0)


# -- backs and the trading house ----------------------------------------------------------------------------------
def sentry(p: Pen) -> None:
    """The town's sign: a sentry box over the sea, around the origin."""
    p.path("M-44 18H44Q38 42 0 48Q-38 42 -44 18Z", "sea", "brass_dark", 1.4)
    p.path("M-34 26q5 -4 10 0t10 0t10 0t10 0t10 0t10 0M-22 35q5 -4 10 0t10 0t10 0t10 0", None, "sea_light", 1.8)
    p.path("M-20 14L-13 28H13L20 14Z", "brass_dark", "ink", 1.8)
    p.rect(-17, -18, 34, 32, "brass", "ink", 2)
    p.hatch(6, -15, 10, 28, 3, 0.4)
    p.rect(-20.5, -22, 41, 5, "brass_light", "ink", 1.8)
    p.path("M-18 -22Q-15 -38 0 -41Q15 -38 18 -22Z", "terracotta", "ink", 2)
    p.circle(0, -43, 3.2, "brass_light", "ink", 1.6)
    p.rect(-3.4, -10, 6.8, 16, "ink", None)


def back(p: Pen, outer: str, inner: str, pattern: str) -> None:
    """Ground of a card's back, 200 x 280: a lattice between brass rules."""
    p.round(1, 1, 198, 278, 12, outer, "ink", 2.4)
    p.round(9, 9, 182, 262, 7, inner, "brass", 2.4)
    for row in range(10):
        for col in range(7):
            x, y = 22 + col * 26, 26 + row * 25.4
            if (x - 100) ** 2 + (y - 140) ** 2 > 68**2:
                p.path(f"M{x} {y - 8:.1f}L{x + 8} {y:.1f}L{x} {y + 8:.1f}L{x - 8} {y:.1f}Z", pattern, None, op=0.8)
                p.circle(x, y, 2, "brass", None)
    p.round(15, 15, 170, 250, 4, None, "brass_dark", 1.4)
    p.circle(100, 140, 62, outer, "brass", 3)
    p.circle(100, 140, 55.5, None, "brass_dark", 1.6)


def card_back(p: Pen) -> None:
    """The back of every card: the sentry box of San Juan on plum."""
    back(p, "#3a2233", "#5c3a4f", "#4a2c40")
    p.circle(100, 140, 53, p.gradient([(0, "#b5798a", 1), (1, "#f2c795", 1)], (0, 87, 0, 170)), None)
    with p.at(100, 140, 1.04):
        sentry(p)


def scales(p: Pen) -> None:
    """Scales around the origin."""
    bar(p, "M0 -34V34", "brass", 5)
    p.path("M-18 40Q-14 30 0 30Q14 30 18 40Z", "brass", "ink", 2.2)
    bar(p, "M-32 -24Q-14 -32 0 -26Q14 -20 32 -28", "brass", 4)
    p.circle(0, -34, 5, "brass_light", "ink", 2)
    for x, y in ((-32, -24), (32, -28)):
        p.path(f"M{x} {y}L{x - 13} {y + 28}M{x} {y}L{x + 13} {y + 28}", None, "ink", 1.6)
        p.path(
            f"M{x - 16} {y + 28}H{x + 16}Q{x + 12} {y + 39} {x} {y + 39}Q{x - 12} {y + 39} {x - 16} {y + 28}Z",
            "brass_light",
            "ink",
            2,
        )


def price_back(p: Pen) -> None:
    """The back of the trading-house cards: scales on teal."""
    back(p, "sea_dark", "sea", "sea_dark")
    with p.at(100, 141, 1.05):
        scales(p)


def price_face(p: Pen) -> None:
    """The face of a trading-house card, 200 x 280: a headpiece and five lines; goods and prices are put on them."""
    p.round(1, 1, 198, 278, 12, "parchment", "ink", 2.4)
    p.round(7, 7, 186, 266, 7, "parchment_light", "brass_dark", 1.8)
    p.path("M12 50V18Q12 12 18 12H182Q188 12 188 18V50Q144 58 100 50Q56 58 12 50Z", "sea", "ink", 2)
    p.path("M18 46V20Q18 18 20 18H180Q182 18 182 20V46", None, "brass", 1.4)
    with p.at(100, 32, 0.4):
        scales(p)
    for x in (40, 160):
        p.path(f"M{x - 14} 32H{x + 14}", None, "brass_light", 2)
        p.path(f"M{x} 27L{x + 5} 32L{x} 37L{x - 5} 32Z", "brass_light", "ink", 1.2)
    for row in range(5):
        y = 62 + row * 41.6
        p.round(13, y, 174, 37, 6, "parchment", "parchment_dark", 1.5)
        p.path(f"M84 {y + 18.5:.1f}H112", None, "stone_dark", 2)
        p.path(f"M108 {y + 13:.1f}L115 {y + 18.5:.1f}L108 {y + 24:.1f}", None, "stone_dark", 2)


def drawings() -> list[tuple[str, float, float, Draw]]:
    found = [(f"card_{key}", 100.0, 70.0, with_frame(draw)) for key, draw in CARDS.items()]
    found += [(f"phase_{key}", 48.0, 48.0, draw) for key, draw in PHASES.items()]
    found += [(draw.__name__, 200.0, 280.0, draw) for draw in (card_back, price_back, price_face)]
    return found
