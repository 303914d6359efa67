"""What the menu scenes share: the harbour at dusk behind them, a sheet with a heading and a way back."""

from __future__ import annotations

import math
from random import Random

from game.ui import draw, theme
from game.ui.graph import Node, Rect
from game.ui.text import tr
from game.ui.widgets import Click, Kit, button, panel


def harbour(p: draw.Painter, r: Rect) -> None:
    """Evening over the sea: sky, sun, far hills, water with engraved lines, a caravel under sail."""
    rng = Random(1897)
    horizon = r.y + r.h * 0.58
    bands = 48
    for i in range(bands):
        share = i / (bands - 1)
        low = theme.mix("terracotta", "brass_light", min(1.0, share * 1.1))
        top = theme.colour("sea_dark")
        mixed = tuple(round(top[k] + (low[k] - top[k]) * share**0.9) for k in range(3))
        y = r.y + (horizon - r.y) * i / bands
        p.box(Rect(r.x, y, r.w, (horizon - r.y) / bands + 1), mixed)
    sun_x, sun_y, sun_r = r.x + r.w * 0.70, horizon - r.h * 0.075, r.h * 0.085
    for k in range(6, 0, -1):
        p.disc(sun_x, sun_y, sun_r * (1 + 0.28 * k), "brass_light", alpha=0.06)
    p.disc(sun_x, sun_y, sun_r, "parchment_light")
    for x, y, w in (
        (0.10, 0.16, 0.22),
        (0.42, 0.10, 0.30),
        (0.78, 0.20, 0.20),
        (0.55, 0.30, 0.16),
        (0.22, 0.33, 0.14),
    ):
        for k in range(4):
            line = Rect(
                r.x + r.w * (x + 0.02 * k), r.y + r.h * (y + 0.011 * k), r.w * w * (1 - 0.22 * k), r.h * 0.004
            )
            p.box(line, "parchment", 2, alpha=0.20)
    _hills(p, r, horizon, 0.12, theme.mix("sea", "terracotta", 0.35), 3.0, 0.0)
    _hills(p, r, horizon, 0.065, theme.mix("sea_dark", "terracotta_dark", 0.25), 4.6, 1.7)
    p.box(Rect(r.x, horizon, r.w, r.bottom - horizon), "sea")
    deep = 26
    for i in range(deep):
        y = horizon + (r.bottom - horizon) * i / deep
        p.box(Rect(r.x, y, r.w, (r.bottom - horizon) / deep + 1), theme.mix("sea", "sea_dark", 0.15 + 0.8 * i / deep))
    for _ in range(round(r.w / 3.2)):
        depth = rng.random() ** 0.7
        y = horizon + 3 + (r.bottom - horizon - 6) * depth
        x, n = r.x + rng.random() * r.w, 8 + 46 * depth * rng.random()
        wave = [(x + n * k / 6, y + math.sin(k * 1.05) * (0.6 + 1.6 * depth)) for k in range(7)]
        p.line(wave, theme.mix("sea", "sea_light", 0.25 + 0.35 * rng.random()), 0.8 + 0.8 * depth)
    for k in range(16):
        y = horizon + 4 + k * k * 0.9
        if y > r.bottom - 4:
            break
        wide = sun_r * (1.5 - 0.05 * k) * (0.6 + 0.8 * rng.random())
        p.box(Rect(sun_x - wide / 2 + rng.random() * 14 - 7, y, wide, 1.4 + 0.1 * k), "brass_light", 1, alpha=0.35)
    caravel(p, r.x + r.w * 0.80, horizon + r.h * 0.115, r.h * 0.42)
    p.grain(r, 0.8)


def _hills(p: draw.Painter, r: Rect, horizon: float, height: float, tone: object, pace: float, shift: float) -> None:
    points = [(r.x, horizon)]
    for i in range(61):
        t = i / 60
        swell = math.sin(t * pace * 2 + shift) * 0.5 + math.sin(t * pace * 5.3 + shift * 2) * 0.22
        fall = max(0.0, 1 - t * 1.5)
        points.append((r.x + r.w * t, horizon - r.h * height * fall * (0.75 + 0.5 * swell)))
    p.shape([*points, (r.right, horizon)], tone)


def caravel(p: draw.Painter, x: float, y: float, h: float) -> None:
    """A two-masted ship with lateen sails, seen from the side; (x, y) is the middle of the waterline."""
    w = h * 0.62
    hull = [
        (x - w * 0.52, y - h * 0.19),
        (x - w * 0.34, y - h * 0.13),
        (x + w * 0.20, y - h * 0.12),
        (x + w * 0.34, y - h * 0.21),
        (x + w * 0.54, y - h * 0.24),
        (x + w * 0.44, y - h * 0.02),
        (x + w * 0.36, y + h * 0.01),
        (x - w * 0.32, y + h * 0.01),
        (x - w * 0.42, y - h * 0.05),
    ]
    p.shape(hull, "wood_dark")
    p.line(
        [
            (x - w * 0.49, y - h * 0.15),
            (x - w * 0.33, y - h * 0.095),
            (x + w * 0.24, y - h * 0.085),
            (x + w * 0.36, y - h * 0.17),
            (x + w * 0.51, y - h * 0.195),
        ],
        "brass",
        h * 0.007,
    )
    p.line([(x - w * 0.44, y - h * 0.075), (x + w * 0.45, y - h * 0.06)], "wood", h * 0.006)
    for mast, top, rake in ((x - w * 0.10, 0.92, 0.02), (x + w * 0.26, 0.68, 0.03)):
        p.line([(mast, y - h * 0.12), (mast + w * rake, y - h * top)], "wood_dark", h * 0.016)
    p.line([(x - w * 0.50, y - h * 0.18), (x - w * 0.82, y - h * 0.31)], "wood_dark", h * 0.011)
    _sail(p, (x - w * 0.58, y - h * 0.30), (x + w * 0.10, y - h * 0.98), (x + w * 0.13, y - h * 0.22), h)
    _sail(p, (x + w * 0.02, y - h * 0.31), (x + w * 0.44, y - h * 0.74), (x + w * 0.52, y - h * 0.27), h)
    p.shape(
        [
            (x - w * 0.08, y - h * 0.92),
            (x - w * 0.32, y - h * 0.955),
            (x - w * 0.26, y - h * 0.925),
            (x - w * 0.33, y - h * 0.895),
        ],
        "terracotta",
    )
    p.box(Rect(x - w * 0.5, y + h * 0.004, w * 0.98, h * 0.012), "parchment_light", 2, alpha=0.45)


def _sail(
    p: draw.Painter, tack: tuple[float, float], peak: tuple[float, float], clew: tuple[float, float], h: float
) -> None:
    belly: list[tuple[float, float]] = []
    for i in range(13):
        t = i / 12
        x = peak[0] + (clew[0] - peak[0]) * t
        y = peak[1] + (clew[1] - peak[1]) * t
        belly.append((x + math.sin(t * math.pi) * h * 0.05, y))
    foot = [
        (clew[0] + (tack[0] - clew[0]) * t, clew[1] + (tack[1] - clew[1]) * t - math.sin(t * math.pi) * h * 0.03)
        for t in (0.25, 0.5, 0.75)
    ]
    outline = [tack, peak, *belly, *foot]
    p.shape(outline, "parchment_light")
    for k in (0.35, 0.62):
        a = (tack[0] + (peak[0] - tack[0]) * k, tack[1] + (peak[1] - tack[1]) * k)
        b = (
            clew[0] + (peak[0] - clew[0]) * k + h * 0.05 * math.sin((1 - k) * math.pi),
            clew[1] + (peak[1] - clew[1]) * k,
        )
        p.line([a, b], "parchment_dark", h * 0.005)
    p.shape(outline, None, "ink_soft", h * 0.004)
    p.line(
        [(tack[0] - h * 0.02, tack[1] + h * 0.012), (peak[0] + h * 0.012, peak[1] - h * 0.018)],
        "wood_dark",
        h * 0.012,
    )


def backdrop(canvas: Rect) -> Node:
    return Node((), canvas, (harbour,))


def sheet(canvas: Rect, kit: Kit, title: str, back: Click, wide: float = 980) -> tuple[Node, Node, Rect]:
    """A menu page: (root, sheet, room for its content)."""
    root = Node((), canvas).add(backdrop(canvas), Node((), canvas, (draw.veil, 0.25)))
    width = min(canvas.w - 48, max(wide, kit.s(wide * 0.9)))
    rect = Rect(canvas.centerx - width / 2, canvas.y + 22, width, canvas.h - 44)
    paper = panel(rect)
    head = kit.s(48) if kit.scale < 1.5 else 72
    button_wide = min(kit.s(132), rect.w * 0.24)
    paper.add(
        button(
            ("back",),
            Rect(rect.x + 22, rect.y + 18, button_wide, head - 6),
            tr("app.back"),
            back,
            "wood",
            ("app.with_key", {"text": tr("app.back"), "shortcut": tr("app.key.esc")}),
            16,
        )
    )
    middle = Rect(rect.x + button_wide + 34, rect.y + 14, rect.w - 2 * button_wide - 68, head)
    paper.write(title, middle, 32, "title", "wood_dark", "center")
    rule = Rect(rect.x + 22, rect.y + 14 + head + 6, rect.w - 44, 3)
    paper.add(Node((), rule, (_rule,)))
    root.add(paper)
    room = Rect(rect.x + 28, rule.bottom + 10, rect.w - 56, rect.bottom - rule.bottom - 30)
    return root, paper, room


def _rule(p: draw.Painter, r: Rect) -> None:
    p.box(Rect(r.x, r.y, r.w, 1.2), "brass_dark")
    p.box(Rect(r.x, r.y + 2.4, r.w, 0.6), "brass_dark")
