"""How the pieces of Madeira look: goods, dice, people, tiles, the map. Words are added by the nodes.

Functions that return a name give a picture of assets/ (`(draw.image, art.good("wheat"))`); those that take a painter
are art functions. `colour` is a seat's colour ("seat0" to "seat4"): its pieces carry the seat's own mark, too (disc,
square, lozenge, cross, star), so that nobody needs the colour.
"""

from __future__ import annotations

import math
from io import BytesIO
from random import Random

import pygame

from game.ui import draw, theme
from game.ui.draw import Painter
from game.ui.graph import Art, Rect

FOLDER = "madeira"

# What is counted has its own word in the rules' events; the picture shows one of it.
_ONE = {"wheat": "good_wheat", "sugar": "good_sugar", "wine": "good_wine", "reals": "real", "pirates": "pirate",
        "die": "die", "pirate_die": "die_pirate"}  # fmt: skip
_SEATED = ("worker", "ship", "marker", "token")

_OCEAN = "#477781"  # the ocean in morning haze
_SOIL = {"wheat": "#e6ca78", "sugar": "#b4c586", "wine": "#c3a983", "forest": "#6b8d58"}


# names of pictures ------------------------------------------------------------------------------------------------


def piece(key: str, colour: str = "seat0") -> str:
    """A piece by the name that the rules' events give it: "reals", "wood", "worker", "ship", …"""
    if key in _SEATED:
        return f"{FOLDER}/{'marker' if key == 'token' else key}_{colour}"
    return f"{FOLDER}/{_ONE.get(key, key)}"


def good(key: str) -> str:
    return f"{FOLDER}/good_{key}"


def favour(key: str) -> str:
    return f"{FOLDER}/favour_{key}"


def request(key: str) -> str:
    return f"{FOLDER}/request_{key}"


def character(key: str) -> str:
    return f"{FOLDER}/character_{key}"


def building(key: str) -> str:
    return f"{FOLDER}/building_{key}"


def guild(key: str) -> str:
    return f"{FOLDER}/guild_{key}"


def royal(key: str) -> str:
    """A royal reward of a colony."""
    return f"{FOLDER}/royal_{key}"


def pass_reward(key: str) -> str:
    """What a space of the turn order gives: "reals", "city", "watch", "ship"."""
    return f"{FOLDER}/pass_{key}"


def city(key: str) -> str:
    return f"{FOLDER}/city_{key}"


def colony(key: str) -> str:
    return f"{FOLDER}/colony_{key}"


def market(key: str) -> str:
    return f"{FOLDER}/market_{key}"


LADY = f"{FOLDER}/figure_lady"
"""The Lady as a piece that is picked up."""


# dice -------------------------------------------------------------------------------------------------------------

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
FACES = 8  # a tumble shows face 1, 2, … and ends with 0, which lies flat


def _round_square(x: float, y: float, half: float, turn: float) -> list[tuple[float, float]]:
    """The outline of a square with round corners, turned around its middle."""
    soft = half * 0.34
    c, s = math.cos(turn), math.sin(turn)
    points = []
    for k, (cx, cy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(7):
            a = math.pi / 2 * (k + step / 6)
            px = cx * (half - soft) + soft * math.cos(a)
            py = cy * (half - soft) + soft * math.sin(a)
            points.append((x + px * c - py * s, y + px * s + py * c))
    return points


def _bright(tone: str) -> bool:
    r, g, b = theme.colour(tone)
    return 0.3 * r + 0.59 * g + 0.11 * b > 140


def die(p: Painter, r: Rect, value: int, colour: str = "", face: int = 0) -> None:
    """A die (bleed 2): ivory as long as nobody has it, in its owner's colour, "pirate" for a black one.

    `face` 0 lies flat; the others are turned and show the value that the tumble passes through."""
    pirate = colour == "pirate"
    tone = "paper_white" if not colour else "#262021" if pirate else colour
    ink = "parchment" if pirate else "ink" if _bright(tone) else "paper_white"
    half = min(r.w, r.h) / 2
    x, y = r.centerx, r.centery
    turn = face % FACES * 0.7
    if face:
        half *= 0.84
        y -= half * 0.1 * (face % 3)
    deep = half * 0.16
    shade = theme.mix(tone, "#000000" if pirate else "ink", 0.5)
    line = max(0.7, half * 0.09)
    soft = [(px, py + deep * 1.5) for px, py in _round_square(x, y, half * 0.97, turn)]
    p.shape(soft, "ink", alpha=0.28)
    body = half - deep / 2
    p.shape(_round_square(x, y + deep / 2, body, turn), "ink")
    p.shape(_round_square(x, y + deep / 2 - line * 0.2, body - line, turn), shade)
    top = y - deep / 2
    p.shape(_round_square(x, top, body, turn), "ink")
    p.shape(_round_square(x, top, body - line, turn), theme.mix(tone, "paper_white", 0.22 if not pirate else 0.12))
    p.shape(_round_square(x, top + line * 0.5, body - line * 1.7, turn), tone)
    c, s = math.cos(turn), math.sin(turn)
    gap, dot = half * 0.46, half * (0.27 if value == 1 else 0.225 if value < 4 else 0.19)
    for dx, dy in _PIPS.get(value, ()):
        p.disc(x + (dx * c - dy * s) * gap, top + (dx * s + dy * c) * gap, dot, ink)


def _tumble(values: tuple[int, ...], colour: str, number: int) -> list[Art]:
    """A die passes through other values, turning; its own comes last and lies flat."""
    turns: list[Art] = [(die, (k + number) % 3 + 1, colour, k + 1) for k in range(FACES - 1)]
    return [*turns, (die, values[number % len(values)], colour)]


@draw.moving(_tumble)
def rolled(p: Painter, r: Rect, values: tuple[int, ...], colour: str) -> None:
    """One of several dice, which tumble on their way."""
    die(p, r, values[0], colour)


# people, ships, counters ------------------------------------------------------------------------------------------


def worker(p: Painter, r: Rect, colour: str, ghost: bool = False) -> None:
    """A player's worker; a ghost is one that could stand here."""
    p.picture(piece("worker", colour), r, 0.4 if ghost else 1.0)


def ship(p: Painter, r: Rect, colour: str, ghost: bool = False) -> None:
    p.picture(piece("ship", colour), r, 0.4 if ghost else 1.0)


def citizen(p: Painter, r: Rect, colour: str = "", ghost: bool = False) -> None:
    """Who lives on a city space: a player's worker, or a neutral citizen without colour."""
    p.picture(piece("worker", colour) if colour else f"{FOLDER}/citizen", r, 0.4 if ghost else 1.0)


def marker(p: Painter, r: Rect, colour: str, ghost: bool = False) -> None:
    """The eight-sided counter of a player: on buildings, the windmill and the turn order."""
    p.picture(piece("marker", colour), r, 0.4 if ghost else 1.0)


def token(p: Painter, r: Rect, picture: str, tone: str = "parchment_light", edge: str = "brass_dark") -> None:
    """A round token with a picture (a full name, or "" for none)."""
    rad = min(r.w, r.h) / 2
    p.disc(r.centerx, r.centery, rad, tone, "ink", max(0.8, rad * 0.07))
    p.disc(r.centerx, r.centery, rad * 0.92, None, edge, max(0.8, rad * 0.1))
    if picture:
        d = rad * 0.66
        p.picture(picture, Rect(r.centerx - d, r.centery - d, 2 * d, 2 * d))


def order_space(p: Painter, r: Rect, number: int, colour: str = "") -> None:
    """A space of the turn order: a pennant with as many stripes as its number; `colour` lies on it."""
    p.shape([(r.x, r.y), (r.right, r.y), (r.right, r.bottom), (r.centerx, r.bottom - r.h * 0.16), (r.x, r.bottom)],
            "wood", "wood_dark", 1.2)  # fmt: skip
    step = r.w * 0.14
    for k in range(number):
        x = r.centerx + (k - (number - 1) / 2) * step
        p.line([(x, r.y + r.h * 0.06), (x, r.y + r.h * 0.16)], "brass_light", max(1.0, r.w * 0.055))
    side = min(r.w * 0.86, r.h * 0.6)
    at = Rect(r.centerx - side / 2, r.y + r.h * 0.22, side, side)
    if colour:
        marker(p, at, colour)
    else:
        p.disc(at.centerx, at.centery, side * 0.44, theme.mix("wood", "wood_dark", 0.5), "brass_dark", 1)


# tiles ------------------------------------------------------------------------------------------------------------


def field(p: Painter, r: Rect, crop: str, wood: int = 0, dim: bool = False) -> None:
    """A field ("wheat", "sugar", "wine") or the "forest" (bleed 2): under trees as long as wood is left on it.

    A small square one is a picture; any other is soil with as many pale plants as fit, so that signs on it can be
    read."""
    if r.w < 40 and 0.9 < r.w / r.h < 1.1:
        if r.w > 24:
            p.shadow(r, r.w * 0.09, 2, 0.3)
        name = f"field_{crop}_wood" if wood and crop != "forest" else f"field_{crop}"
        p.picture(f"{FOLDER}/{name}", r, 0.55 if dim else 1.0)
        return
    trees = wood > 0 or crop == "forest"
    soil = _SOIL["forest" if trees else crop]
    p.shadow(r, 6, 2, 0.35)
    p.box(r, soil, 6)
    rows = max(1, round(r.h / 21))
    high = r.h / rows
    # Rows are laid out from the middle and end before the frame: no plant is cut.
    plant = high * 0.92
    count = max(1, int((r.w - 6) / (plant * 0.86)))
    for row in range(rows):
        foot = r.y + high * (row + 1) - 2
        p.line([(r.x + 3, foot), (r.right - 3, foot - 1)], theme.mix(soil, "ink", 0.3), 1.2)
        odd = row % 2 if rows > 1 else 0
        for k in range(count - odd):
            x = r.centerx + (k - (count - odd - 1) / 2) * (r.w - 6) / count
            at = Rect(x - plant / 2, foot - plant + 1, plant, plant)
            p.picture(f"{FOLDER}/plant_{'tree' if trees else crop}", at, 0.6)
    p.box(r, soil, 6, None, 1, 0.18)
    p.grain(r, 0.9, 6)
    if dim:
        p.box(r, "parchment_dark", 6, None, 1, 0.45)
    p.box(r, None, 6, "ink", 1.3)
    p.box(Rect(r.x + 1.4, r.y + 1.4, r.w - 2.8, r.h - 2.8), None, 5, "parchment_light", 0.9, 0.6)


def district(p: Painter, r: Rect, built: bool) -> None:
    """A district of a city, its two spaces side by side: houses, or pegs and string."""
    p.picture(f"{FOLDER}/district_{'built' if built else 'open'}", r)


def house_space(rect: Rect, side: int) -> Rect:
    """Where somebody stands on a district of that rect: 0 left, 1 right."""
    w, h = _fit(rect, 160, 100)
    size = h * 0.5
    x = rect.centerx + w * (-0.22 if side == 0 else 0.22)
    return Rect(x - size / 2, rect.centery + h * 0.18 - size / 2, size, size)


def favour_tile(p: Painter, r: Rect, key: str, up: bool = True, dim: bool = False) -> None:
    """A favour of a guild (bleed 3); once used it is pale and tied up, but everybody still sees which it is."""
    p.shadow(r, r.w * 0.1, 2.4, 0.35)
    if up:
        p.picture(favour(key), r, 0.5 if dim else 1.0)
        return
    side = min(r.w, r.h) * 0.94
    at = Rect(r.centerx - side / 2, r.centery - side / 2, side, side)
    p.box(at, theme.mix("stone", "wood_light", 0.3), side * 0.12)
    p.picture(favour(key), r, 0.38)
    for tone, wide in (("wood_dark", 0.075), ("parchment_dark", 0.035)):
        p.line([(at.x + side * 0.03, at.centery), (at.right - side * 0.03, at.centery)], tone, side * wide)
    p.disc(at.centerx, at.centery, side * 0.1, "terracotta", "wood_dark", max(0.8, side * 0.025))


def request_tile(p: Painter, r: Rect, key: str, dim: bool = False) -> None:
    """A request of the Crown; "" is its back (bleed 3)."""
    p.picture(request(key or "back"), r, 0.5 if dim else 1.0)


def landing(p: Painter, r: Rect, open_: bool = True) -> None:
    """A place for a ship: a ring of foam on the water."""
    tone = "sea_light" if open_ else "sea_dark"
    p.disc(r.centerx, r.centery, min(r.w, r.h) / 2, theme.mix("sea", "sea_dark", 0.45), tone, max(1.0, r.w * 0.05))
    if not open_:
        d = r.w * 0.2
        x, y = r.centerx, r.centery
        p.line([(x - d, y - d), (x + d, y + d)], "sea_light", max(1.0, r.w * 0.05))
        p.line([(x - d, y + d), (x + d, y - d)], "sea_light", max(1.0, r.w * 0.05))


# windmill and phases ----------------------------------------------------------------------------------------------


def mill_step(rect: Rect, level: int, top: int) -> Rect:
    """Where a level of the windmill's track lies: from left to right, or upwards in a high rect."""
    if rect.w >= rect.h:
        start = rect.x + rect.h  # the mill itself stands before the first level
        pitch = (rect.right - start) / (top + 1)
        side = min(pitch, rect.h) * 0.92
        return Rect(start + pitch * (level + 0.5) - side / 2, rect.centery - side / 2, side, side)
    start = rect.bottom - rect.w
    pitch = (start - rect.y) / (top + 1)
    side = min(pitch, rect.w) * 0.92
    return Rect(rect.centerx - side / 2, start - pitch * (level + 0.5) - side / 2, side, side)


def windmill_track(p: Painter, r: Rect, level: int, colour: str, top: int = 6) -> None:
    """A mill and the levels 0 to `top`; those reached are flour-white, the player's counter stands on `level`."""
    side = min(r.w, r.h)
    steps = [mill_step(r, k, top) for k in range(top + 1)]
    first, last = steps[0], steps[-1]
    p.line([(first.centerx, first.centery), (last.centerx, last.centery)], "wood", max(1.4, first.w * 0.16))
    for k, at in enumerate(steps):
        tone = "paper_white" if k <= level else theme.mix("parchment", "parchment_dark", 0.6)
        p.disc(at.centerx, at.centery, at.w * 0.42, tone, "wood_dark" if k <= level else "wood_light", 1.1)
    p.picture(f"{FOLDER}/windmill", Rect(r.x, r.bottom - side, side, side))
    if 0 <= level <= top and colour:
        p.picture(piece("marker", colour), steps[level])


def phase_letter(p: Painter, r: Rect, letter: str, state: str = "next") -> None:
    """A phase of the round, "A" to "E"; `state` is "past", "now" or "next"."""
    fill, edge = {"past": ("stone", "stone_dark"), "now": ("brass", "wood_dark")}.get(
        state, ("parchment_light", "wood_light")
    )
    rad = min(r.w, r.h) / 2
    p.disc(r.centerx, r.centery, rad, fill, edge, max(1.0, rad * 0.13))
    if state == "now":
        p.disc(r.centerx, r.centery, rad * 0.82, None, "brass_light", max(0.8, rad * 0.07))
    d = rad * 0.62
    at = Rect(r.centerx - d, r.centery - d, 2 * d, 2 * d)
    p.picture(f"{FOLDER}/phase_{letter.lower()}", at, 0.5 if state == "past" else 1.0)


# the map ----------------------------------------------------------------------------------------------------------


Box = tuple[float, float, float, float]


def islands(p: Painter, r: Rect, lands: tuple[Box, ...], ridge: Box = (0, 0, 0, 0)) -> None:
    """Ocean with land under each of these boxes (left, top, width, height from r's corner).

    For a table that lays out its own map: the first is Madeira, green above and sunny below, with mountains that
    stand on the lower edge of `ridge`; the others are dry. The coast runs a few units outside the boxes. Drawn as
    SVG, as pygame's own curves are jagged at this size."""
    box = p.px(r)
    if box.w < 1 or box.h < 1:
        return
    p.box(r, _OCEAN)
    text = _islands_svg(round(r.w, 1), round(r.h, 1), lands, ridge)
    p.surface.blit(pygame.image.load_sized_svg(BytesIO(text.encode()), box.size), box)
    p.grain(r, 0.6)
    p.box(r, None, 0, "wood_dark", 1.6)


def _gradient(name: str, top: float, bottom: float, *stops: tuple[float, str, float]) -> str:
    inner = "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{alpha}"/>' for at, tone, alpha in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{top}" x2="0" y2="{bottom}">'
        f"{inner}</linearGradient>"
    )


def _islands_svg(wide: float, high: float, lands: tuple[Box, ...], ridge: Box) -> str:
    rng = Random(1419)  # the year in which Madeira was reached
    top, tall = lands[0][1], lands[0][3]
    green = ((0.0, "#8fae6b", 1.0), (0.4, "#84a45f", 1.0), (0.62, "#a9b06e", 1.0), (1.0, "#c6bb7c", 1.0))
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"><defs>',
        _gradient("o", 0, high, (0.0, "#b4c6c8", 0.5), (0.45, "#467781", 0.0), (1.0, "#123c47", 0.45)),
        _gradient("m", top, top + tall, *green),
        *(
            _gradient(f"d{k}", b[1], b[1] + b[3], (0.0, "#dccb98", 1.0), (1.0, "#cdb47c", 1.0))
            for k, b in enumerate(lands)
        ),
        f'</defs><rect x="0" y="0" width="{wide}" height="{high}" fill="url(#o)"/>',
    ]
    for _ in range(round(wide * high / 800)):
        at, n = (rng.uniform(0, wide), rng.uniform(0, high)), rng.uniform(7, 15)
        tone = "#fdf8ec" if rng.random() < 0.6 else "#123c47"
        wave = f"M{at[0]:.1f} {at[1]:.1f}q{n / 4:.1f} -1.8 {n / 2:.1f} 0t{n / 2:.1f} 0"
        out.append(f'<path d="{wave}" fill="none" stroke="{tone}" stroke-width="0.9" opacity="0.28"/>')
    out += _chart_lines(wide * 0.86, high * 0.62, wide)
    coasts = [_coast(Rect(*land), rng) for land in lands]
    for land, coast in zip(lands, coasts, strict=True):  # all surf lies below all land
        for grow, width, light in ((9.0, 0.9, 0.25), (6.0, 1.1, 0.4), (3.0, 6.0, 0.32)):
            shore = _curve(_moved(coast, land, grow))
            out.append(
                f'<path d="{shore}" fill="none" stroke="#eef3ea" stroke-width="{width}" opacity="{light}"'
                ' stroke-linejoin="round"/>'
            )
    for number, (land, coast) in enumerate(zip(lands, coasts, strict=True)):
        for drop, tone in ((4.6, "#3a352b"), (3.6, "#57524e"), (1.6, "#7b7263")):  # basalt
            cliff = _curve([(x + drop * 0.25, y + drop) for x, y in coast])
            out.append(f'<path d="{cliff}" fill="{tone}"/>')
        fill = "url(#m)" if number == 0 else f"url(#d{number})"
        out.append(f'<path d="{_curve(coast)}" fill="{fill}" stroke="#3a352b" stroke-width="1.1"/>')
        inner = _curve(_moved(coast, land, -2.4))
        edge = "#cfdc9a" if number == 0 else "#f3e6bd"
        out.append(f'<path d="{inner}" fill="none" stroke="{edge}" stroke-width="1.5" opacity="0.7"/>')
        out += _terraces(land, "#66793f" if number == 0 else "#a8925f", rng)
    if ridge[3]:
        out += _mountains(ridge, rng)
    return "".join([*out, "</svg>"])


def _chart_lines(cx: float, cy: float, far: float) -> list[str]:
    """The winds of a sea chart, from a point in the east."""
    ends = [(cx + far * math.cos(a), cy + far * math.sin(a)) for a in (math.pi * (k + 0.5) / 8 for k in range(16))]
    line = '<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" fill="none" stroke="#fdf8ec" stroke-width="0.7" opacity="0.1"/>'
    return [line.format(cx, cy, *end) for end in ends]


def _terraces(land: Box, tone: str, rng: Random) -> list[str]:
    """Walls along the slopes: waves from coast to coast."""
    x, y, w, h = land
    out = []
    count = max(1, round(h / 17))
    for k in range(count):
        yy = y + h * (k + 0.6) / count
        steps = max(2, round(w / 46))
        left, right = x + 5 + rng.uniform(0, 8), x + w - 5 - rng.uniform(0, 8)
        part = (right - left) / steps
        d = [f"M{left:.1f} {yy:.1f}"]
        for step in range(steps):
            bend = rng.uniform(1.5, 3.5) * (1 if step % 2 else -1)
            d.append(f"q{part / 2:.1f} {bend:.1f} {part:.1f} 0")
        out.append(f'<path d="{"".join(d)}" fill="none" stroke="{tone}" stroke-width="1.1" opacity="0.45"/>')
    return out


def _mountains(ridge: Box, rng: Random) -> list[str]:
    """A chain of peaks, lit from the left, with mist at their feet."""
    x, y, w, h = ridge
    foot = y + h
    out = []
    for far in (True, False):
        count = max(4, round(w / (52 if far else 60)))
        lit, dark = ("#9aa694", "#85917f") if far else ("#79856f", "#59644f")
        for k in range(count):
            cx = x + w * (k + (0.75 if far else 0.4) + rng.uniform(-0.2, 0.2)) / count
            up = h * (rng.uniform(0.72, 1.0) if far else rng.uniform(0.5, 0.85))
            half = up * rng.uniform(0.8, 1.15) + 8
            cx = min(max(cx, x + half), x + w - half)
            top = f"{cx:.1f} {foot - up:.1f}"
            left = f"M{cx - half:.1f} {foot:.1f}L{cx - half * 0.36:.1f} {foot - up * 0.58:.1f}L{top}"
            right = f"L{cx + half * 0.42:.1f} {foot - up * 0.5:.1f}L{cx + half:.1f} {foot:.1f}"
            fold = f"L{cx - half * 0.1:.1f} {foot:.1f}L{cx + half * 0.1:.1f} {foot - up * 0.55:.1f}Z"
            out.append(f'<path d="{left}{right}Z" fill="{lit}" stroke="#3a352b" stroke-width="0.9"/>')
            out.append(f'<path d="M{top}{right}{fold}" fill="{dark}"/>')
    for _ in range(max(3, round(w / 70))):
        mx, my, n = rng.uniform(x, x + w * 0.82), y + h * rng.uniform(0.45, 0.95), rng.uniform(40, 80)
        above = f"q{n * 0.2:.1f} -4 {n * 0.5:.1f} -2t{n * 0.5:.1f} 2"
        below = f"q{-n * 0.3:.1f} 4 {-n * 0.6:.1f} 2.4T{mx:.1f} {my:.1f}Z"
        out.append(f'<path d="M{mx:.1f} {my:.1f}{above}{below}" fill="#f4f6ee" opacity="0.5"/>')
    return out


def _coast(land: Rect, rng: Random) -> list[tuple[float, float]]:
    """Points around a box with round corners, each a little outside: bays and capes."""
    soft = min(18.0, land.w / 3, land.h / 3)
    points: list[tuple[float, float]] = []
    corners = (
        (land.right - soft, land.y + soft, -90),
        (land.right - soft, land.bottom - soft, 0),
        (land.x + soft, land.bottom - soft, 90),
        (land.x + soft, land.y + soft, 180),
    )
    wide = 4.6 if min(land.w, land.h) > 90 else 2.2
    for k, (cx, cy, start) in enumerate(corners):
        for step in range(4):
            a = math.radians(start + 30 * step)
            far = soft + rng.uniform(1.0, 1.0 + wide * 0.7)
            points.append((cx + far * math.cos(a), cy + far * math.sin(a)))
        (x0, y0), (nx, ny, turn) = points[-1], corners[(k + 1) % 4]
        x1, y1 = nx + soft * math.cos(math.radians(turn)), ny + soft * math.sin(math.radians(turn))
        parts = max(1, round(math.hypot(x1 - x0, y1 - y0) / 21))
        out = math.radians(start + 90)
        swing = rng.uniform(0, 6)
        for step in range(1, parts):
            off = wide * (0.55 + 0.45 * math.sin(swing + step * 1.15)) + rng.uniform(-0.6, 0.6) - 0.4
            t = step / parts
            points.append((x0 + (x1 - x0) * t + off * math.cos(out), y0 + (y1 - y0) * t + off * math.sin(out)))
    return points


def _moved(
    points: list[tuple[float, float]], land: tuple[float, float, float, float], grow: float
) -> list[tuple[float, float]]:
    """The coast seen `grow` units further out."""
    x, y, w, h = land
    return [(px + grow * (px - x - w / 2) / (w / 2), py + grow * (py - y - h / 2) / (h / 2)) for px, py in points]


def _curve(points: list[tuple[float, float]]) -> str:
    """A closed smooth line through points."""
    n = len(points)
    d = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for k in range(n):
        (x0, y0), (x1, y1) = points[k - 1], points[k]
        (x2, y2), (x3, y3) = points[(k + 1) % n], points[(k + 2) % n]
        d.append(
            f"C{x1 + (x2 - x0) / 6:.1f} {y1 + (y2 - y0) / 6:.1f}"
            f" {x2 - (x3 - x1) / 6:.1f} {y2 - (y3 - y1) / 6:.1f} {x2:.1f} {y2:.1f}"
        )
    return "".join([*d, "Z"])


def _fit(rect: Rect, wide: float, high: float) -> tuple[float, float]:
    """The size of a picture of these proportions that fits into rect."""
    scale = min(rect.w / wide, rect.h / high)
    return wide * scale, high * scale
