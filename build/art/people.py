"""Ten portraits of 1897 for the players' seats."""

from __future__ import annotations

from collections.abc import Callable

from art import kit
from art.pen import Pen, dark, light

BODY = "M16 74Q20 66 41 62L50 66L59 62Q80 66 84 74A41.7 41.7 0 0 1 16 74Z"


def bust(p: Pen, sky: str, skin: str, coat: str, wide: float = 13.5, neck: bool = True) -> None:
    """Frame, shoulders, neck and an empty face."""
    kit.medal(p, sky)
    p.path(BODY, coat, "ink", 2)
    if neck:
        p.path("M42 50V64Q50 72 58 64V50Z", dark(skin, 0.15), "ink", 1.8)
    head(p, skin, wide)


def head(p: Pen, skin: str, wide: float = 13.5) -> None:
    p.oval(50 - wide, 45, 2.8, 4.2, skin, "ink", 1.5)
    p.oval(50 + wide, 45, 2.8, 4.2, skin, "ink", 1.5)
    p.path(
        f"M{50 - wide} 40Q{50 - wide} 25 50 25Q{50 + wide} 25 {50 + wide}"
        f" 40Q{50 + wide} 62 50 63Q{50 - wide} 62 {50 - wide} 40Z",
        skin,
        "ink",
        2,
    )
    kit.shade(p, f"M{50 + wide} 40Q{50 + wide} 62 50 63Q57 58 58 46Q59 34 54 26Q{50 + wide} 28 {50 + wide} 40Z", 0.1)


def face(
    p: Pen, skin: str, smile: float = 2, brow: str = "ink", lashes: bool = False, lips: str | None = None
) -> None:
    for x in (44, 56):
        p.oval(x, 43.5, 1.5, 1.9, "ink", None)
        d = -1 if x < 50 else 1
        p.path(f"M{x - 3.6} 39.5Q{x + d} 37.4 {x + 3.6} 39.3", None, brow, 1.6)
        if lashes:
            p.path(
                f"M{x - 2.6} 42.6Q{x} 40.6 {x + 2.6} 42.6M{x + d * 2.4:.1f} 42.4L{x + d * 4:.1f} 41.4",
                None,
                "ink",
                1.1,
            )
    p.path("M50 43Q48.4 49 49.4 50.4Q50.6 51.4 52 50.4", None, "ink", 1.3, 0.75)
    if lips:
        p.path(f"M45.6 55.4Q48 53.8 50 54.6Q52 53.8 54.4 55.4Q50 {58.4 + smile / 2} 45.6 55.4Z", lips, "ink", 0.9)
    else:
        p.path(f"M45.4 55.2Q50 {55.2 + smile * 1.4:.1f} 54.6 55.2", None, "ink", 1.5)
    p.oval(41, 50, 3, 2, "#c8553d", None, op=0.22)
    p.oval(59, 50, 3, 2, "#c8553d", None, op=0.22)


def portrait_0(p: Pen) -> None:
    """The planter: head-wrap and hoops."""
    skin = "#7a4a2e"
    bust(p, "dawn", skin, "#e9dcc0")
    p.path("M41 62L50 80L59 62L66 64Q60 84 50 90Q40 84 34 64Z", "#d9a441", "ink", 1.6)
    face(p, skin, 3, "ink", True, "#a8433a")
    p.path("M35 38Q32 18 50 16Q68 18 65 38Q50 29 35 38Z", "seat0", "ink", 2)
    p.path("M56 18Q66 6 72 14Q70 20 60 22ZM54 17Q56 6 64 8", "seat0", "ink", 1.8)
    p.path("M37 33Q50 24 63 33M38 27Q50 19 62 27", None, "corn", 2)
    for x in (35.5, 64.5):
        p.circle(x, 52.5, 3.6, None, "ink", 2.8)
        p.circle(x, 52.5, 3.6, None, "brass_light", 1.3)


def portrait_1(p: Pen) -> None:
    """The merchant: top hat and moustache."""
    skin = "#e6b991"
    bust(p, "paper", skin, "#2f3b4a")
    p.path("M42 61L50 74L58 61L62 63L50 88L38 63Z", "paper_white", "ink", 1.6)
    p.path("M50 69L43 65V73ZM50 69L57 65V73Z", "danger", "ink", 1.3)
    face(p, skin, 0)
    p.path(
        "M39 54Q44 49.5 50 52.5Q56 49.5 61 54Q62 57 58 56.5Q53 57.5 50 54.8Q47 57.5 42 56.5Q38 57 39 54Z",
        "wood",
        "ink",
        1.3,
    )
    p.path("M27 33Q50 40 73 33Q72 28 65 28.5L66 8Q50 3 34 8L35 28.5Q28 28 27 33Z", "ink", "ink", 2)
    p.path("M35 24Q50 29 65 24V29Q50 34 35 29Z", "brass", None)
    p.path("M39 11V22", None, "paper_white", 2, 0.35)


def portrait_2(p: Pen) -> None:
    """The pianist: hair piled high, lace collar, cameo."""
    skin = "#f0cba8"
    kit.medal(p, "dusk")
    p.path("M29 40Q22 18 42 16Q44 9 52 10Q60 10 61 16Q77 20 71 40Q70 52 64 54H36Q30 52 29 40Z", "#5a3020", "ink", 2)
    p.path(BODY, "#7c4f74", "ink", 2)
    p.path("M41 50V66Q50 71 59 66V50Z", "paper_white", "ink", 1.8)
    p.path("M41 58H59M41 62Q50 66 59 62", None, "ink", 0.9, 0.5)
    head(p, skin, 12.5)
    face(p, skin, 2, "wood", True, "#c4524a")
    p.path("M36 44Q34 28 50 27Q66 28 64 44Q62 34 54 32Q44 34 36 44Z", "#6d3b26", "ink", 1.7)
    p.path("M44 14Q50 18 58 14M34 26Q42 22 48 25", None, "ink", 1.2, 0.6)
    p.oval(50, 69, 4, 5, "#8fd0d6", "ink", 1.4)
    p.oval(50, 69, 2, 2.8, "paper_white", None)
    p.path("M26 72Q36 80 40 90M74 72Q64 80 60 90", None, "paper_white", 2)


def portrait_3(p: Pen) -> None:
    """The old captain: cap, white beard, pipe."""
    skin = "#d99f74"
    bust(p, "noon", skin, "#22384f")
    p.path("M34 66L46 90M66 66L54 90", None, "ink", 1.4)
    for y in (78, 86):
        p.circle(44, y, 1.8, "brass", "ink", 0.9)
        p.circle(56, y, 1.8, "brass", "ink", 0.9)
    face(p, skin, 0, "stone")
    p.path(
        "M36 44Q38 52 44 52Q50 49 56 52Q62 52 64 44Q68 62 60 70Q50 78 40 70Q32 62 36 44Z", "paper_white", "ink", 1.8
    )
    p.path("M45 56Q50 58.5 55 56", None, "ink", 1.5)
    p.path("M42 62L43 69M50 64V72M58 62L57 69", None, "ink", 1, 0.45)
    p.path("M54 57L68 62", None, "ink", 3.2)
    p.path("M66 56H74V63Q73 67 69.5 67Q66 66 66 62Z", "wood", "ink", 1.4)
    kit.puff(p, 70, 54, 0.55, "parchment")
    p.path("M33 34Q50 28 67 34L68 28Q72 20 66 17Q50 10 34 17Q28 20 32 28Z", "#22384f", "ink", 2)
    p.path("M31 36Q50 28 69 36Q60 39 50 37Q40 39 31 36Z", "ink", "ink", 1.6)
    p.path("M33 30Q50 24 67 30", None, "brass", 2)
    p.circle(50, 22, 4, "brass_light", "ink", 1.4)


def portrait_4(p: Pen) -> None:
    """The field hand: broad straw hat and neckerchief."""
    skin = "#b97a4b"
    bust(p, "day", skin, "#efe6cf")
    p.path("M38 62Q50 72 62 62Q60 72 50 74L46 82L42 73Q38 70 38 62Z", "danger", "ink", 1.6)
    face(p, skin, 3)
    p.path("M42 53.6Q46 51.4 50 53Q54 51.4 58 53.6Q54 55.6 50 54.6Q46 55.6 42 53.6Z", "ink", None)
    p.path("M16 35Q32 28 36 26Q37 10 50 10Q63 10 64 26Q68 28 84 35Q70 41 50 38Q30 41 16 35Z", "corn", "ink", 2)
    p.path("M36 27Q50 33 64 27V31Q50 37 36 31Z", "wood", None)
    p.path("M22 34Q50 40 78 34M41 14L39 25M50 11V28M59 14L61 25", None, "ink", 1, 0.45)


def portrait_5(p: Pen) -> None:
    """The banker's widow: spectacles, mantilla and comb."""
    skin = "#dcab85"
    kit.medal(p, "gold")
    p.path("M50 8Q62 8 66 16Q78 26 76 52Q76 66 82 74H18Q24 66 24 52Q22 26 34 16Q38 8 50 8Z", "#2c2430", "ink", 1.8)
    p.path(BODY, "#3c2f3f", "ink", 2)
    p.path("M42 50V64Q50 70 58 64V50Z", dark(skin, 0.15), "ink", 1.6)
    p.path("M40 62L50 78L60 62L64 64L50 86L36 64Z", "stone", "ink", 1.4)
    head(p, skin)
    face(p, skin, 1.6, "stone_dark", False, "#b0594d")
    p.path("M35 43Q34 24 50 24Q66 24 65 43Q62 32 50 31Q38 32 35 43Z", light("stone", 0.45), "ink", 1.8)
    p.path("M50 25V31", None, "ink", 1.2, 0.6)
    p.path("M40 18Q50 4 60 18Q50 22 40 18Z", "brass", "ink", 1.6)
    p.path("M45 17V12M50 18V9M55 17V12", None, "ink", 1.1)
    for x in (44, 56):
        p.circle(x, 44, 4.8, None, "ink", 1.6)
    p.path("M48.8 43.4Q50 42.4 51.2 43.4", None, "ink", 1.5)
    p.path("M28 34Q30 56 24 70M72 34Q70 56 76 70", None, "stone", 1, 0.6)


def portrait_6(p: Pen) -> None:
    """The engineer: bowler and goatee."""
    skin = "#5c3a26"
    bust(p, "day", skin, "#7a5a3a")
    p.path("M42 61L50 76L58 61L60 64L50 84L40 64Z", "paper_white", "ink", 1.5)
    p.path("M48 67H52L54 84L50 88L46 84Z", "sea", "ink", 1.3)
    p.path("M40 64L44 80L50 86M60 64L56 80L50 86", None, "ink", 1.4)
    face(p, skin, 2)
    p.path("M45 58Q50 55.8 55 58Q55 66 50 67Q45 66 45 58Z", "ink", None)
    p.path("M43 53.4Q47 51.4 50 53Q53 51.4 57 53.4Q53 54.6 50 54Q47 54.6 43 53.4Z", "ink", None)
    p.circle(44, 44, 4.6, None, "brass_light", 1.5)
    p.circle(56, 44, 4.6, None, "brass_light", 1.5)
    p.path("M48.6 43.4Q50 42.4 51.4 43.4", None, "brass_light", 1.4)
    p.path("M28 35Q50 41 72 35Q72 31 65 30Q65 12 50 12Q35 12 35 30Q28 31 28 35Z", "#40332c", "ink", 2)
    p.path("M35 27Q50 32 65 27V31Q50 36 35 31Z", "sea_dark", None)
    p.path("M40 18Q43 15 47 14.6", None, "paper_white", 2, 0.35)


def portrait_7(p: Pen) -> None:
    """The schoolteacher: boater hat over dark curls."""
    skin = "#a4673f"
    kit.medal(p, "noon")
    p.path("M31 36Q22 44 28 52Q24 62 34 64Q42 68 50 66Q58 68 66 64Q76 62 72 52Q78 44 69 36Z", "#241712", "ink", 2)
    p.path(BODY, "paper_white", "ink", 2)
    p.path("M42 50V63Q50 69 58 63V50Z", dark(skin, 0.15), "ink", 1.6)
    head(p, skin, 12.8)
    face(p, skin, 3.4, "ink", True, "#b0473f")
    p.path("M50 70L40 64V77ZM50 70L60 64V77Z", "seat1", "ink", 1.5)
    p.path("M49 72L44 88M51 72L56 88", None, "seat1", 3)
    p.path("M26 80L34 86M22 74L30 78M74 80L66 86", None, "seat1", 1.2, 0.7)
    p.path("M36 42Q38 32 50 31Q62 32 64 42Q66 30 50 26Q34 30 36 42Z", "#241712", "ink", 1.4)
    p.path("M24 30Q50 37 76 30Q76 26 66 25.5V14Q50 10 34 14V25.5Q24 26 24 30Z", "parchment", "ink", 2)
    p.path("M34 19Q50 24 66 19V26Q50 31 34 26Z", "seat1", "ink", 1.1)


def portrait_8(p: Pen) -> None:
    """The officer: side whiskers, epaulettes, sash."""
    skin = "#e0ad84"
    bust(p, "dusk", skin, "#31506d")
    p.path("M40 60H60V70Q50 74 40 70Z", "danger", "ink", 1.5)
    p.path("M30 68L62 91L70 88L40 66Z", "corn", "ink", 1.3)
    for x in (25, 75):
        p.oval(x, 69, 9, 4.4, "brass", "ink", 1.6)
        d = "".join(f"M{x + k} 72v5" for k in (-7, -3.5, 0, 3.5, 7))
        p.path(d, None, "brass_dark", 1.8)
    p.circle(68, 80, 3.4, "brass_light", "ink", 1.2)
    face(p, skin, 1)
    p.path(
        "M35.5 40Q34 56 42 60Q45 56 41 52Q39 48 38 40ZM64.5 40Q66 56 58 60Q55 56 59 52Q61 48 62 40Z",
        "#8a5a2c",
        "ink",
        1.4,
    )
    p.path("M41 53Q46 50 50 52.4Q54 50 59 53Q54 56 50 54.4Q46 56 41 53Z", "#8a5a2c", "ink", 1)
    p.path("M35.5 41Q32 22 50 21Q68 22 64.5 41Q64 32 58 29Q48 34 40 29Q36 33 35.5 41Z", "#8a5a2c", "ink", 1.8)


def portrait_9(p: Pen) -> None:
    """The traveller: wide hat, feather and scarf."""
    skin = "#c98f64"
    kit.medal(p, "dawn")
    p.path("M34 34Q26 56 32 68H68Q74 56 66 34Z", "#7a3a1e", "ink", 1.8)
    p.path(BODY, "#4d6b3c", "ink", 2)
    head(p, skin, 12.8)
    face(p, skin, 2.6, "wood", True, "#b54a3e")
    p.path("M37 60Q50 70 63 60Q67 66 61 71Q50 76 39 71Q33 66 37 60Z", "#d7a33a", "ink", 1.7)
    p.path("M56 72L60 88L66 85L62 70Z", "#d7a33a", "ink", 1.5)
    p.path("M36 44Q34 34 42 31L60 32Q66 34 64 44Q60 36 50 36Q40 36 36 44Z", "#7a3a1e", "ink", 1.3)
    p.path("M14 36Q24 26 36 27Q38 13 51 13Q64 14 65 27Q78 26 87 30Q76 38 50 35Q28 34 14 36Z", "#5b4632", "ink", 2)
    p.path("M36 25Q50 31 65 25V29Q50 35 36 29Z", "danger", None)
    p.path("M60 28Q62 8 82 9Q82 22 62 29Z", "sea_light", "ink", 1.6)
    p.path("M62 27Q68 16 79 11", None, "ink", 1.1, 0.6)


def drawings() -> list[tuple[str, float, float, Callable[[Pen], None]]]:
    faces = (
        portrait_0,
        portrait_1,
        portrait_2,
        portrait_3,
        portrait_4,
        portrait_5,
        portrait_6,
        portrait_7,
        portrait_8,
        portrait_9,
    )
    return [(draw.__name__, 100.0, 100.0, draw) for draw in faces]
