"""The large pictures: title scene, the three boxes and the program's icon."""

from __future__ import annotations

import math
from collections.abc import Callable

from art import kit
from art.board import crate_front, produce
from art.pen import Pen, light, mix

Draw = Callable[[Pen], None]


def caravel(
    p: Pen, x: float, y: float, s: float, sail: str = "paper_white", lit: str = "#f6d9a0", ink: float = 2.4
) -> None:
    """A caravel under sail, bow to the right; (x, y) lies on the waterline, 300 units long and high."""
    w = ink / s
    with p.at(x, y, s):
        # masts and bowsprit
        for mx, top, foot in ((-84, -196, -60), (2, -262, -40), (72, -214, -52)):
            p.path(f"M{mx} {foot}V{top}", None, "ink", 7)
            p.path(f"M{mx} {foot}V{top}", None, "wood_light", 4)
        p.path("M100 -58L168 -104", None, "ink", 6.4)
        p.path("M100 -58L168 -104", None, "wood_light", 3.6)
        # stays
        p.path(
            "M2 -258L-84 -192M2 -258L72 -210M72 -210L166 -103"
            "M-84 -192L-128 -74M2 -240L-56 -52M2 -240L52 -48M72 -196L112 -62",
            None,
            "ink",
            1.6,
            0.75,
        )
        # jib, mizzen, fore and main sails
        p.path("M78 -196Q100 -140 160 -104Q112 -96 84 -92Q88 -140 78 -196Z", light(sail, 0.1), "ink", w)
        mizzen = "M-138 -92Q-110 -176 -62 -206Q-72 -140 -56 -84Q-96 -76 -138 -92Z"
        fore = "M36 -192Q72 -184 108 -192Q122 -140 110 -92Q72 -80 34 -92Q50 -140 36 -192Z"
        main = "M-52 -236Q2 -224 58 -236Q80 -160 62 -82Q4 -66 -54 -82Q-34 -160 -52 -236Z"
        for outline, shade in (
            (mizzen, "M-62 -206Q-72 -140 -56 -84Q-66 -82.5 -78 -82Q-84 -140 -62 -206Z"),
            (fore, "M108 -192Q122 -140 110 -92Q98 -88.5 84 -87Q104 -140 90 -189Z"),
            (main, "M58 -236Q80 -160 62 -82Q46 -77.5 28 -75.8Q58 -160 34 -231Z"),
        ):
            p.path(outline, sail, None)
            p.path(shade, lit, None, op=0.85)
            p.path(outline, None, "ink", w)
        p.path("M-46 -206Q2 -194 64 -207M-40 -112Q4 -100 68 -114M72 -162Q92 -160 114 -166", None, "ink", 1.2, 0.35)
        # the sun on the main sail
        for i in range(12):
            a = math.radians(30 * i)
            p.line_(
                (10 + 15 * math.cos(a), -156 + 15 * math.sin(a)),
                (10 + 24 * math.cos(a), -156 + 24 * math.sin(a)),
                ink="terracotta",
                sw=4.4,
            )
        p.circle(10, -156, 13, "terracotta", None)
        p.circle(10, -156, 7.5, "brass_light", None)
        # pennants
        for mx, my, c in ((2, -262, "terracotta"), (72, -214, "brass"), (-84, -198, "terracotta")):
            p.path(f"M{mx} {my}q-12 -9 -24 -2t-24 -4q12 10 4 8q10 8 20 6t24 5Z", c, "ink", w * 0.7)
        # hull
        p.path(
            "M-134 -86L-72 -78L-68 -50H52L62 -66L122 -72Q124 -60 112 -50Q104 -18 84 6H-88Q-122 -24 -134 -86Z",
            "wood",
            "ink",
            w * 1.2,
        )
        p.path("M-120 -36Q-108 -10 -88 6H84Q98 -12 106 -34Q-10 -22 -120 -36Z", "wood_dark", None)
        p.path("M-131 -70L-72 -63L-70 -50M62 -52H114", None, "ink", 2, 0.7)
        p.path("M-126 -48Q0 -32 110 -46", None, "ink", 7)
        p.path("M-126 -48Q0 -32 110 -46", None, "brass", 4)
        p.path("M-116 -28Q0 -14 102 -26M-104 -10Q0 0 94 -8", None, "ink", 1.6, 0.5)
        p.path("M-134 -86L-72 -78M62 -66L122 -72M-68 -50H52", None, "ink", 7.4)
        p.path("M-134 -86L-72 -78M62 -66L122 -72M-68 -50H52", None, "wood_light", 4)
        for hx in (-116, -100, -84):
            p.rect(hx - 4, -66 + (hx + 116) * 0.1, 8, 9, "#ffd980", "ink", 1.8)
        for hx in (-50, -26, -2, 22, 46):
            p.circle(hx, -27, 5, "ink", None)
            p.circle(hx, -27, 2.4, "brass_dark", None)


def waves(
    p: Pen, x0: float, x1: float, y0: float, y1: float, n: int, colour: str, op: float, reach: float = 60
) -> None:
    """Calm water: short flat strokes, longer and wider apart towards the viewer."""
    for _ in range(n):
        t = p.rng.random() ** 0.8
        y = y0 + (y1 - y0) * t
        w = reach * (0.25 + 0.75 * t) * p.rng.uniform(0.5, 1.2)
        x = p.rng.uniform(x0, x1 - w)
        p.path(
            f"M{x:.0f} {y:.0f}q{w / 4:.0f} {-2 - 3 * t:.1f} {w / 2:.0f} 0t{w / 2:.0f} 0",
            None,
            colour,
            1.2 + 2 * t,
            op,
        )


HOUSES = ("#f1dcb0", "#e8b98a", "#f4e6c8", "#dd9a78", "#c9d1b4", "#e9c6a0")


def house(p: Pen, x: float, y: float, w: float, h: float, k: int, haze: float = 0) -> None:
    """One house of the town; haze pales it with distance."""
    mist = "#d99a7c"
    wall = mix(HOUSES[k % len(HOUSES)], mist, haze)
    top = mix("terracotta", mist, haze)
    ink = mix("ink", mist, haze)
    p.rect(x, y - h, w, h, wall, ink, 2)
    p.poly([(x + w * 0.66, y - h), (x + w, y - h), (x + w, y), (x + w * 0.66, y)], "terracotta_dark", None, op=0.16)
    p.poly(
        [
            (x - w * 0.07, y - h),
            (x + w * 0.1, y - h - w * 0.26),
            (x + w * 0.9, y - h - w * 0.26),
            (x + w * 1.07, y - h),
        ],
        top,
        ink,
        2,
    )
    d = "".join(
        f"M{x + w * (0.1 + t):.1f} {y - h - w * 0.25:.1f}L{x + w * (t * 1.28 - 0.02):.1f} {y - h:.1f}"
        for t in (0.1, 0.25, 0.4, 0.55, 0.7)
    )
    p.path(d, None, mix("terracotta_dark", mist, haze), 1.4, 0.8)
    n = 2 if w < 62 else 3
    lamp = "#ffd980"
    for i in range(n):
        cx = x + w * (i + 0.5) / n
        ww = w / n * 0.4
        for row in range(max(1, int(h // 52))):
            yy = y - h + 16 + row * 44
            fill = lamp if (i + k + row) % 3 == 0 else mix("sea_dark", mist, haze)
            p.path(
                f"M{cx - ww / 2:.1f} {yy + ww * 1.5:.1f}V{yy + ww / 2:.1f}"
                f"A{ww / 2:.1f} {ww / 2:.1f} 0 0 1 {cx + ww / 2:.1f} {yy + ww / 2:.1f}"
                f"V{yy + ww * 1.5:.1f}Z",
                fill,
                ink,
                1.6,
            )


def big_palm(
    p: Pen, x: float, y: float, h: float, lean: float, s: float, leaf: str, trunk: str, ink: str = "ink"
) -> None:
    """A tall palm with feathered leaves."""
    tx, ty = x + lean, y - h
    p.path(
        f"M{x - 9 * s:.0f} {y}Q{x + lean * 0.1:.0f} {y - h * 0.55:.0f}"
        f" {tx - 4 * s:.0f} {ty:.0f}L{tx + 5 * s:.0f} {ty:.0f}"
        f"Q{x + lean * 0.1 + 14 * s:.0f} {y - h * 0.5:.0f} {x + 10 * s:.0f} {y}Z",
        trunk,
        ink,
        2,
    )
    for k in range(1, 12):
        t = k / 12
        cx = x + lean * t * t
        cy = y - h * t
        p.path(
            f"M{cx - 6 * s * (1 - t * 0.4):.0f} {cy:.0f}q{6 * s:.0f} {4 * s:.0f} {12 * s * (1 - t * 0.4):.0f} 0",
            None,
            ink,
            1.4,
            0.5,
        )
    for angle, reach, drop in (
        (-172, 92, 44),
        (-150, 100, 12),
        (-118, 96, -10),
        (-62, 96, -10),
        (-28, 100, 14),
        (-6, 92, 46),
        (-192, 76, 70),
        (14, 78, 72),
    ):
        a = math.radians(angle)
        ex, ey = tx + math.cos(a) * reach * s, ty + math.sin(a) * reach * 0.5 * s + drop * s
        mx, my = tx + math.cos(a) * reach * 0.5 * s, ty + math.sin(a) * reach * 0.6 * s - 22 * s
        teeth = []
        n = 9
        for i in range(1, n):
            t = i / n
            bx = (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex
            by = (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey
            fall = (10 + 16 * math.sin(math.pi * t)) * s
            teeth.append(
                f"L{bx + (ex - tx) * 0.05:.0f} {by + fall:.0f}L{bx + (ex - tx) * 0.02:.0f} {by + fall * 0.45:.0f}"
            )
        p.path(
            f"M{tx:.0f} {ty:.0f}Q{mx:.0f} {my:.0f} {ex:.0f} {ey:.0f}" + "".join(reversed(teeth)) + "Z", leaf, ink, 1.6
        )
    for dx, dy in ((-7, 8), (6, 10), (0, 14)):
        p.circle(tx + dx * s, ty + dy * s, 8 * s, "wood", ink, 1.6)


def crates(p: Pen, x: float, y: float, s: float, key: str) -> None:
    with p.at(x - 50 * s, y - 95 * s, s):
        produce(p, key)
        crate_front(p, key)


def title_scene(p: Pen) -> None:
    w = 1600
    sky = p.gradient(
        [(0, "#1d4753", 1), (0.3, "#5f6f7c", 1), (0.55, "#c98274", 1), (0.8, "#f0b37a", 1), (1, "#f8d79a", 1)],
        (0, 0, 0, 590),
    )
    p.body.append(f'<rect x="0" y="0" width="{w}" height="600" fill="{sky}"/>')
    p.circle(
        760, 552, 460, p.glow([(0, "#fff0c0", 0.9), (0.3, "#ffd98c", 0.5), (1, "#f0b37a", 0)], 760, 552, 460), None
    )
    p.circle(760, 546, 66, "#fff1c9", None)
    for x, y in (
        (180, 60),
        (300, 120),
        (90, 150),
        (460, 50),
        (640, 96),
        (820, 44),
        (1180, 60),
        (1330, 130),
        (1470, 70),
        (1250, 30),
        (980, 110),
        (1540, 190),
    ):
        p.circle(x, y, 2.2, "parchment_light", None, op=0.7)
    # bands of evening cloud
    for x, y, wide, c, o in (
        (260, 250, 420, "#e8a184", 0.5),
        (700, 200, 520, "#d98f82", 0.4),
        (1240, 290, 460, "#f4c08c", 0.6),
        (930, 350, 620, "#f7cf9c", 0.55),
        (420, 370, 460, "#f1b184", 0.5),
        (1420, 400, 360, "#f7cf9c", 0.5),
        (130, 420, 380, "#f4c08c", 0.45),
    ):
        p.path(
            f"M{x - wide / 2} {y}Q{x - wide * 0.3} {y - 16} {x - wide * 0.12}"
            f" {y - 9}Q{x} {y - 32} {x + wide * 0.16} {y - 11}"
            f"Q{x + wide * 0.34} {y - 18} {x + wide / 2} {y}Q{x} {y + 10} {x - wide / 2} {y}Z",
            c,
            None,
            op=o,
        )
    # mountains
    p.path("M0 600V470Q120 400 230 452Q330 390 440 476Q510 450 590 530Q630 560 690 590H0Z", "#a9737a", None, op=0.75)
    p.path("M1600 600V440Q1540 400 1460 470Q1380 440 1290 530Q1230 556 1160 590H1600Z", "#a9737a", None, op=0.75)
    p.path("M0 600V520Q140 470 280 520Q420 490 520 556Q570 580 610 592V600Z", "#7d6470", None)
    # sea
    sea = p.gradient([(0, "#e9b184", 1), (0.12, "#8d8f86", 1), (0.4, "sea", 1), (1, "sea_dark", 1)], (0, 590, 0, 900))
    p.body.append(f'<rect x="0" y="590" width="{w}" height="310" fill="{sea}"/>')
    p.path("M0 590H1600", None, "#fbe3b4", 1.6, 0.6)
    for k in range(34):
        t = k / 34
        y = 596 + 270 * t
        wide = (40 + 130 * t) * p.rng.uniform(0.4, 1)
        x = 760 + p.rng.uniform(-1, 1) * (30 + 90 * t)
        p.path(
            f"M{x - wide / 2:.0f} {y:.0f}q{wide / 4:.0f} -3 {wide / 2:.0f} 0t{wide / 2:.0f} 0",
            None,
            "#ffe6ac",
            2 + 3 * t,
            0.75 - 0.4 * t,
        )
    waves(p, 380, 1600, 604, 880, 70, "#8fc0bd", 0.4)
    waves(p, 380, 1600, 604, 880, 40, "#fbe3b4", 0.35)
    # a far lighthouse on its headland
    beam = p.gradient([(0, "#fff0b8", 0), (1, "#fff0b8", 0.5)], (1080, 0, 1290, 0))
    p.poly([(1292, 448), (1292, 452), (1080, 488), (1080, 414)], beam, None, bow=0)
    beam = p.gradient([(0, "#fff0b8", 0.5), (1, "#fff0b8", 0)], (1306, 0, 1420, 0))
    p.poly([(1306, 448), (1306, 452), (1420, 472), (1420, 430)], beam, None, bow=0)
    p.path("M1600 600V556Q1500 536 1420 552Q1330 540 1280 562Q1240 570 1214 600Z", "#6a5a62", "ink", 1.6)
    p.path("M1600 600V576Q1480 560 1400 578Q1320 572 1260 600Z", "#54505a", None)
    p.poly([(1284, 562), (1290, 466), (1308, 466), (1314, 562)], "#f4dcb6", "ink", 1.8)
    p.poly([(1286, 532), (1288, 504), (1310, 504), (1312, 532)], "terracotta", "ink", 1.4)
    p.rect(1284, 458, 30, 9, "stone_dark", "ink", 1.6)
    p.rect(1290, 440, 18, 18, "#fff0b8", "ink", 1.6)
    p.path("M1286 441Q1299 420 1312 441Z", "terracotta", "ink", 1.8)
    house(p, 1326, 562, 34, 22, 2, 0.2)
    # far sails
    for x, y, s in ((668, 606, 0.26), (796, 600, 0.12), (596, 600, 0.1)):
        with p.at(x, y, s):
            p.path("M-80 -30Q-60 6 -40 6H50Q80 0 96 -40Q20 -20 -80 -30Z", "#5e4a4c", None)
            p.path("M6 -36V-190Q84 -120 78 -44ZM-8 -36V-160Q-60 -100 -70 -40Z", "#f3d2a6", None)
    # the town on its hill, far rows first
    p.path("M0 700V470Q90 440 190 452Q330 470 420 560Q470 610 520 640V700Z", "#8d6f5c", None)
    for i, (x, y, ww, hh) in enumerate(
        (
            (6, 520, 60, 62),
            (76, 508, 52, 50),
            (136, 500, 58, 64),
            (204, 510, 52, 52),
            (266, 528, 54, 50),
            (326, 556, 48, 46),
        )
    ):
        house(p, x, y, ww, hh, i, 0.38)
    # the church
    p.rect(150, 388, 44, 120, mix("#f4e6c8", "#d99a7c", 0.25), mix("ink", "#d99a7c", 0.25), 2)
    p.poly([(144, 390), (172, 336), (200, 390)], mix("terracotta", "#d99a7c", 0.2), mix("ink", "#d99a7c", 0.25), 2)
    p.path("M172 336V316M165 323H179", None, "ink", 3)
    p.path("M162 436V416A10 10 0 0 1 182 416V436Z", "sea_dark", "ink", 1.8)
    p.path("M165 433Q167 418 172 418Q177 418 179 433Z", "brass", None)
    for i, (x, y, ww, hh) in enumerate(
        (
            (-20, 592, 78, 84),
            (66, 584, 66, 70),
            (140, 578, 74, 86),
            (222, 588, 64, 66),
            (294, 602, 68, 74),
            (370, 620, 58, 56),
        )
    ):
        house(p, x, y, ww, hh, i + 2, 0.18)
    for i, (x, y, ww, hh) in enumerate(
        ((-8, 684, 96, 104), (100, 678, 84, 82), (196, 680, 96, 112), (304, 686, 82, 80), (398, 692, 84, 92))
    ):
        house(p, x, y, ww, hh, i + 1)
    p.rect(92, 640, 10, 44, "terracotta_dark", None, op=0.4)
    # quay
    p.path("M0 900V690Q0 682 8 682H520L560 712V900Z", "#8f7a63", "ink", 2.4)
    p.poly([(0, 682), (520, 682), (560, 712), (0, 712)], "#c9a97c", "ink", 2.2)
    for y, shift in ((742, 0), (782, 40), (822, 0), (862, 40)):
        p.path(f"M0 {y}H560", None, "ink", 1.6, 0.4)
        p.path(
            "".join(f"M{x} {y - 30 if y > 742 else 714}V{y}" for x in range(40 + shift, 560, 84)),
            None,
            "ink",
            1.6,
            0.35,
        )
    p.path("M470 712V680M470 684H486M540 720V690M532 690H548", None, "ink", 7)
    # the caravel and its reflection
    p.path("M850 766Q1010 748 1180 766Q1130 812 1010 824Q900 812 850 766Z", "sea_dark", None, op=0.55)
    for k in range(10):
        y = 772 + k * 9
        half = 150 - k * 12
        p.path(
            f"M{1012 - half} {y}q{half / 2} -5 {half} 0t{half} 0",
            None,
            "#e7b98a" if k % 3 == 0 else "sea_dark",
            3,
            0.4,
        )
    caravel(p, 1010, 764, 1.5, "#fdf1d6", "#f3bf86", 2.6)
    p.path("M770 774q30 -12 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0", None, "#fbe3b4", 3.4, 0.75)
    p.path("M1160 768q22 -16 52 -8q-20 4 -24 12", "#fdf1d6", None, op=0.85)
    # a rowing boat at the quay, mooring rings in the wall
    for x in (150, 330, 500):
        p.circle(x, 752, 11, None, "ink", 5)
        p.circle(x, 752, 11, None, "stone_dark", 2)
    p.path("M500 762Q560 812 606 800", None, "ink", 2.4)
    p.path("M590 850Q690 872 800 848L796 858Q690 880 600 858Z", "sea_dark", None, op=0.6)
    p.path("M590 796Q604 846 640 852H744Q784 846 802 790Q700 818 590 796Z", "#7d2f2a", "ink", 2.4)
    p.path("M590 796Q700 824 802 790Q790 806 700 814Q620 812 590 796Z", "wood_dark", "ink", 2)
    p.path("M596 816Q700 838 794 810", None, "brass", 3.4)
    p.path("M660 808L600 772M726 808L778 764", None, "ink", 5)
    p.path("M660 808L600 772M726 808L778 764", None, "wood_light", 2.6)
    # cargo on the quay, in the light of the evening
    crates(p, 92, 712, 0.9, "sugar")
    crates(p, 196, 720, 0.98, "corn")
    kit.barrel(p, 282, 724, 4)
    kit.sack(p, 338, 726, 2.6)
    crates(p, 420, 726, 0.86, "fruit")
    # palms that frame the view
    big_palm(p, 40, 900, 560, 84, 1.7, "#2b4a36", "#5a3a28")
    big_palm(p, 1560, 920, 500, -70, 1.6, "#2b4a36", "#5a3a28")
    big_palm(p, 1470, 930, 330, -20, 1.15, "#355c3f", "#6b4630")
    p.path("M1600 900V790Q1540 770 1470 806Q1400 822 1360 900Z", "#2b4a36", "ink", 2)
    p.path("M1600 900V840Q1520 830 1450 870Q1420 884 1410 900Z", "#3c5f34", "ink", 2)


# -- boxes --------------------------------------------------------------------------------------------------------
def box_frame(p: Pen, band: str) -> None:
    """The frame of a game's box, 300 x 400; the name goes on the band, from (24, 324) to (276, 380)."""
    p.path("M0 0H300V400H0ZM12 12V388H288V12Z", "wood_dark", None)
    p.rect(7, 7, 286, 386, None, "wood", 7)
    p.rect(12, 12, 276, 376, None, "brass", 2.4)
    p.rect(12, 318, 276, 70, band, "ink", 2)
    p.rect(18, 324, 264, 58, None, "brass_light", 1.6)
    for x, y in ((12, 12), (288, 12), (12, 388), (288, 388)):
        p.circle(x, y, 6.5, "brass", "ink", 1.8)
        p.circle(x, y, 2.2, "brass_dark", None)


def box_puerto_rico(p: Pen) -> None:
    sky = p.gradient([(0, "#6aa9b0", 1), (0.6, "#f3dcb0", 1), (1, "#f6c48c", 1)], (0, 0, 0, 210))
    p.body.append(f'<rect x="4" y="4" width="292" height="392" fill="{sky}"/>')
    kit.cloud(p, 76, 52, 2.4)
    kit.cloud(p, 200, 34, 1.8)
    kit.cloud(p, 252, 84, 1.4)
    p.body.append(f'<rect x="4" y="196" width="292" height="130" {p.style("sea_light", None, None, 1)}/>')
    p.path("M4 196H296", None, "sea_dark", 1.4, 0.7)
    waves(p, 100, 290, 204, 300, 26, "paper_white", 0.5, 36)
    # the fort with its sentry box
    p.poly([(4, 300), (4, 150), (112, 150), (130, 262), (122, 300)], "stone", "ink", 2.4)
    p.rect(4, 140, 112, 13, light("stone", 0.3), "ink", 2)
    for x in (8, 30, 52):
        p.rect(x, 128, 13, 13, light("stone", 0.3), "ink", 1.8)
    for y, shift in ((174, 0), (200, 12), (226, 0), (252, 12)):
        p.path(f"M4 {y}H{116 + (y - 150) * 0.13:.0f}", None, "ink", 1.2, 0.45)
        p.path("".join(f"M{x} {y - 22}V{y}" for x in range(20 + shift, 108, 26)), None, "ink", 1.2, 0.4)
    p.path("M78 186L88 202H112L122 186Z", "stone_dark", "ink", 2)
    p.rect(80, 134, 40, 52, light("stone", 0.45), "ink", 2.4)
    p.hatch(104, 137, 14, 46, 3.4, 0.35)
    p.path("M76 134Q82 108 100 102Q118 108 124 134Z", "terracotta", "ink", 2.4)
    p.circle(100, 99, 4.4, "terracotta", "ink", 2)
    p.rect(96, 148, 7, 20, "ink", None)
    kit.flag(p, 38, 140, 66, "seat0", 42)
    caravel(p, 196, 250, 0.53, "paper_white", "#f0d5a0", 1.7)
    p.path("M120 258q10 -6 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0", None, "paper_white", 2.2, 0.7)
    p.path("M4 282Q90 268 180 286T296 280V324H4Z", "#d7b57a", "ink", 2)
    big_palm(p, 30, 322, 118, 10, 0.62, "leaf_dark", "wood_light")
    for x, key in ((78, "corn"), (130, "sugar"), (182, "tobacco"), (234, "coffee")):
        crates(p, x, 318, 0.52, key)
    crates(p, 272, 322, 0.42, "fruit")
    box_frame(p, "terracotta_dark")


def box_san_juan(p: Pen) -> None:
    sky = p.gradient([(0, "#86bcc0", 1), (1, "#f7e7c2", 1)], (0, 0, 0, 220))
    p.body.append(f'<rect x="4" y="4" width="292" height="392" fill="{sky}"/>')
    kit.cloud(p, 150, 50, 2.2)
    kit.sun(p, 152, 128, 22)
    p.path("M120 224V196H180V224Z", "sea_light", None)

    def front(x: float, y: float, wide: float, high: float, colour: str, shutters: str, floors: int) -> None:
        p.rect(x, y - high, wide, high, colour, "ink", 2.2)
        p.rect(x - 3, y - high - 7, wide + 6, 8, light(colour, 0.55), "ink", 1.8)
        step = high / floors
        for f in range(floors):
            by = y - f * step
            for i in range(2):
                cx = x + wide * (0.28 + 0.44 * i)
                tall = step * (0.66 if f else 0.7)
                half = wide * 0.11
                base = by if f == 0 else by - step * 0.14
                p.path(
                    f"M{cx - half:.1f} {base:.1f}V{base - tall + half:.1f}"
                    f"A{half:.1f} {half:.1f} 0 0 1 {cx + half:.1f} "
                    f"{base - tall + half:.1f}V{base:.1f}Z",
                    shutters,
                    "ink",
                    1.8,
                )
                p.path(f"M{cx:.1f} {base - tall + 2:.1f}V{base:.1f}", None, "ink", 1.2)
            if f:
                fy = by - step * 0.14
                p.rect(x + 3, fy, wide - 6, 4, "wood", "ink", 1.4)
                p.path(
                    "".join(f"M{x + 5 + k * 5:.0f} {fy - 12:.1f}V{fy:.1f}" for k in range(int((wide - 8) / 5))),
                    None,
                    "ink",
                    1.3,
                )
                p.path(f"M{x + 3} {fy - 12:.1f}H{x + wide - 3}", None, "ink", 2)

    for x, wide, high, colour, shut in ((98, 34, 96, "#f2d58b", "#7d9a86"), (170, 34, 104, "#9cc3c4", "paper_white")):
        front(x, 246, wide, high, colour, shut, 2)
    front(58, 262, 50, 142, "#e28f7a", "paper_white", 2)
    front(194, 262, 50, 150, "#e9b65a", "sea", 2)
    front(6, 290, 58, 214, "#7fb0b3", "#f7eed8", 3)
    front(238, 290, 56, 226, "#d98aa0", "leaf_dark", 3)
    # blue cobbles
    p.poly([(110, 246), (192, 246), (292, 322), (8, 322)], "#7f93a3", "ink", 2)
    p.poly([(4, 290), (64, 290), (112, 246), (104, 246), (58, 262), (4, 278)], "#cdb48a", "ink", 1.6)
    for row in range(7):
        y = 254 + row * row * 1.2 + row * 3
        half = 41 + (y - 246) * 1.32
        n = 9
        for i in range(n):
            x = 151 - half + (i + 0.5 + (0.25 if row % 2 else -0.1)) * 2 * half / n
            if abs(x - 151) < half - 8:
                p.path(
                    f"M{x - half / n * 0.7:.0f} {y:.0f}q{half / n * 0.7:.0f}"
                    f" {-3 - row * 0.5:.1f} {half / n * 1.4:.0f} 0",
                    None,
                    "#56697a",
                    1.6,
                    0.8,
                )
    # three cards held up in front
    for dx, turn, picture in ((-42, -14, "house"), (42, 14, "coin"), (0, 0, "crate")):
        with p.at(150 + dx, 268 + abs(dx) * 0.14, 1, turn):
            p.round(-30, -44, 60, 86, 6, "parchment_light", "ink", 2.2)
            p.round(-25, -39, 50, 13, 2, {"house": "terracotta", "coin": "sea", "crate": "wood"}[picture], "ink", 1.4)
            p.round(-25, -22, 50, 40, 2, "parchment", "ink", 1.4)
            p.path("M-20 25H20M-20 31H14", None, "ink", 1.6, 0.5)
            if picture == "crate":
                with p.at(-19, -23, 0.38):
                    produce(p, "coffee")
                    crate_front(p, "coffee")
            elif picture == "coin":
                kit.coins(p, -6, 14, 4, 8)
                kit.coins(p, 9, 16, 3, 8)
            else:
                kit.wall(p, -14, 16, 28, 17, "paper_white")
                kit.roof(p, -14, 0, 28, 13)
    for x in (30, 270):
        p.path(f"M{x} 292V236", None, "ink", 4)
        p.path(f"M{x - 7} 222H{x + 7}L{x + 4} 238H{x - 4}Z", "#ffe79a", "ink", 1.8)
        p.path(f"M{x - 9} 222Q{x} 210 {x + 9} 222Z", "ink", "ink", 1.4)
    box_frame(p, "sea_dark")


def box_madeira(p: Pen) -> None:
    sky = p.gradient([(0, "#7f9fb0", 1), (0.7, "#f4d3a0", 1), (1, "#f7e3bb", 1)], (0, 0, 0, 200))
    p.body.append(f'<rect x="4" y="4" width="292" height="392" fill="{sky}"/>')
    kit.cloud(p, 64, 60, 2.2)
    kit.cloud(p, 236, 92, 2)
    # steep peaks over the clouds
    p.path("M4 220V130L48 84L80 120L128 46L160 92L186 66L232 128L262 104L296 146V220Z", "#71866f", "ink", 2.2)
    p.path("M128 46L140 84L120 100L150 140L136 60ZM186 66L196 100L180 116L206 140Z", "ink", None, op=0.16)
    p.path(
        "M20 146Q60 130 100 144Q140 128 190 146Q240 132 290 148Q240 158 180 154Q110 162 20 146Z",
        "paper_white",
        None,
        op=0.7,
    )
    # terraces: vines, wheat, cane
    rows = (
        ("#8aa557", 168, 190),
        ("#a8b75f", 188, 210),
        ("#c9b457", 208, 232),
        ("#7f9a4c", 230, 256),
        ("#9fb25c", 254, 284),
    )
    for k, (colour, y, low) in enumerate(rows):
        bend = 16 if k % 2 else -12
        p.path(f"M4 {y}Q90 {y + bend} 160 {y - 6}T296 {y - 4}V{low + 8}H4Z", colour, "ink", 1.8)
        p.path(f"M4 {y + 5}Q90 {y + bend + 5} 160 {y - 1}T296 {y + 1}", None, "stone", 4.4)
        p.path(f"M4 {y + 8}Q90 {y + bend + 8} 160 {y + 2}T296 {y + 4}", None, "ink", 1, 0.5)
        for i in range(13):
            x = 14 + i * 22 + (k % 2) * 9
            if x > 288:
                continue
            t = x / 300
            yy = y + 17 + bend * (1 - abs(2 * t - 0.6)) * 0.5
            if k == 2:
                p.path(f"M{x} {yy:.0f}v-8M{x - 3} {yy:.0f}l-2 -6M{x + 3} {yy:.0f}l2 -6", None, "brass_dark", 1.6)
            else:
                p.circle(x, yy - 3, 4.4, "leaf_dark", "ink", 1)
    for x, y in ((52, 212), (86, 236), (216, 206), (244, 232)):
        kit.wall(p, x, y, 20, 13, "paper_white")
        kit.roof(p, x, y - 12, 20, 9, 2)
    # bay and ships
    p.path("M4 276Q100 262 176 280T296 270V324H4Z", "sea", "ink", 2)
    waves(p, 10, 290, 284, 316, 16, "paper_white", 0.5, 36)
    caravel(p, 196, 308, 0.44, "#f8e3c0", "#e9b98a", 1.5)
    p.path("M128 312q9 -5 18 0t18 0t18 0t18 0t18 0t18 0t18 0", None, "paper_white", 2, 0.7)
    # wine in front
    for x, y, s in ((50, 322, 3.1),):
        kit.barrel(p, x, y, s)
    with p.at(98, 300, 1):
        p.path("M0 -22Q2 -34 12 -36", None, "ink", 3)
        p.path("M2 -26Q16 -38 26 -26Q14 -18 2 -26Z", "leaf", "ink", 1.6)
        for gx, gy in (
            (-9, -18),
            (0, -19),
            (9, -18),
            (-5, -10),
            (5, -10),
            (0, -2),
            (-9, -10),
            (9, -10),
            (-4, -3),
            (4, -3),
            (0, 5),
        ):
            p.circle(gx, gy, 5.4, "#6d3b6e", "ink", 1.4)
            p.circle(gx - 1.6, gy - 1.6, 1.4, "#c9a0c6", None)
    box_frame(p, "leaf_dark")


def icon(p: Pen) -> None:
    """The program's icon, 512 x 512: the caravel in a brass porthole."""
    p.circle(256, 264, 244, "ink", None, op=0.3)
    p.circle(256, 256, 246, "brass_dark", "ink", 8)
    p.circle(256, 253, 238, "brass", None)
    for x, y in p.ring(8, 218, 256, 256, -67.5):
        p.circle(x, y, 11, "brass_light", "ink", 4)
    sky = p.gradient([(0, "#2d6f7a", 1), (0.55, "#f2c58a", 1), (1, "#f8e2b0", 1)], (0, 60, 0, 380))
    p.circle(256, 256, 194, sky, "ink", 8)
    p.circle(256, 330, 96, "#fff0c4", None, op=0.8)
    r = 190
    y = 356
    half = math.sqrt(r * r - (y - 256) ** 2)
    p.path(
        f"M{256 - half:.0f} {y}q{half / 4:.0f} -16 {half / 2:.0f} 0t{half / 2:.0f}"
        f" 0t{half / 2:.0f} 0t{half / 2:.0f} 0A{r} {r} 0 0 1 {256 - half:.0f} {y}Z",
        "sea",
        "ink",
        5,
    )
    caravel(p, 246, 372, 1.12, "paper_white", "#f3cf98", 5)
    y = 376
    half = math.sqrt(r * r - (y - 256) ** 2)
    p.path(
        f"M{256 - half:.0f} {y}q{half / 6:.0f} -15 {half / 3:.0f} 0t{half / 3:.0f}"
        f" 0t{half / 3:.0f} 0t{half / 3:.0f} 0t{half / 3:.0f} 0t{half / 3:.0f} 0"
        f"A{r} {r} 0 0 1 {256 - half:.0f} {y}Z",
        "sea_dark",
        "ink",
        5,
    )
    p.path("M150 408q20 -10 40 0t40 0M270 414q20 -10 40 0t40 0M210 432q20 -10 40 0t40 0", None, "sea_light", 6)
    p.path("M84 190A184 184 0 0 1 190 84", None, "paper_white", 10, 0.6)


def drawings() -> list[tuple[str, float, float, Draw]]:
    found: list[tuple[str, float, float, Draw]] = [("title_scene", 1600, 900, title_scene), ("icon", 512, 512, icon)]
    found += [(draw.__name__, 300, 400, draw) for draw in (box_puerto_rico, box_san_juan, box_madeira)]
    return found
