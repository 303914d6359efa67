"""The pen: writes the small part of SVG that the game's renderer understands (shapes, paths, gradients, #hex).

Every polygon is drawn by a slightly unsteady hand, the same way each time: the wobble is seeded by the file's name.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PALETTE: dict[str, str] = {
    key: value
    for key, value in json.loads((ASSETS / "palette.json").read_text(encoding="utf-8")).items()
    if isinstance(value, str)
}
P = PALETTE
INK = P["ink"]
NONE = "none"

Point = tuple[float, float]


def num(value: float) -> str:
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def mix(a: str, b: str, share: float) -> str:
    """The colour that lies `share` of the way from a to b."""
    a, b = P.get(a, a), P.get(b, b)
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def dark(colour: str, share: float = 0.25) -> str:
    return mix(colour, "ink", share)


def light(colour: str, share: float = 0.3) -> str:
    return mix(colour, "paper_white", share)


class Pen:
    """One drawing. Colours are palette keys or #hex; `ink` is the outline's colour, None for no outline."""

    def __init__(self, name: str, width: float, height: float, line: float = 2.0) -> None:
        self.name, self.width, self.height, self.line = name, width, height, line
        self.rng = Random(name)
        self.defs: list[str] = []
        self.body: list[str] = []

    # -- output ---------------------------------------------------------------------------------------------------
    def save(self, folder: str) -> Path:
        w, h = num(self.width), num(self.height)
        size = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
        defs = ["<defs>", *self.defs, "</defs>"] if self.defs else []
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *defs, *self.body, "</svg>", ""]
        path = ASSETS / folder / f"{self.name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), encoding="utf-8", newline="\n")
        return path

    def style(self, fill: str | None, ink: str | None, sw: float | None, op: float, join: str = "round") -> str:
        fill_value = P.get(fill, fill) if fill else NONE
        parts = [f'fill="{fill_value}"']
        if ink:
            width = self.line if sw is None else sw
            parts.append(f'stroke="{P.get(ink, ink)}" stroke-width="{num(width)}"')
            parts.append(f'stroke-linejoin="{join}" stroke-linecap="round"')
        if op < 1:
            parts.append(f'opacity="{op:.2f}"')
        return " ".join(parts)

    def gradient(self, stops: Sequence[tuple[float, str, float]], box: tuple[float, float, float, float]) -> str:
        """A straight blend from (x1, y1) to (x2, y2); returns what to give as fill."""
        key = f"g{len(self.defs)}"
        marks = "".join(
            f'<stop offset="{s:.2f}" stop-color="{P.get(c, c)}" stop-opacity="{o:.2f}"/>' for s, c, o in stops
        )
        x1, y1, x2, y2 = map(num, box)
        self.defs.append(
            f'<linearGradient id="{key}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f"{marks}</linearGradient>"
        )
        return f"url(#{key})"

    def glow(self, stops: Sequence[tuple[float, str, float]], x: float, y: float, r: float) -> str:
        key = f"g{len(self.defs)}"
        marks = "".join(
            f'<stop offset="{s:.2f}" stop-color="{P.get(c, c)}" stop-opacity="{o:.2f}"/>' for s, c, o in stops
        )
        self.defs.append(
            f'<radialGradient id="{key}" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}">'
            f"{marks}</radialGradient>"
        )
        return f"url(#{key})"

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        """Draw inside moved, turned and scaled paper; the line keeps its weight on the sheet."""
        steps = [f"translate({num(x)} {num(y)})"]
        if turn:
            steps.append(f"rotate({num(turn)})")
        if scale != 1 or flip:
            steps.append(f"scale({-scale if flip else scale:.3f} {scale:.3f})")
        self.body.append(f'<g transform="{" ".join(steps)}">')
        kept = self.line
        self.line = kept / scale
        yield
        self.line = kept
        self.body.append("</g>")

    # -- strokes --------------------------------------------------------------------------------------------------
    def path(
        self, d: str, fill: str | None = None, ink: str | None = "ink", sw: float | None = None, op: float = 1
    ) -> None:
        self.body.append(f'<path d="{d}" {self.style(fill, ink, sw, op)}/>')

    def poly(
        self,
        points: Sequence[Point],
        fill: str | None = None,
        ink: str | None = "ink",
        sw: float | None = None,
        op: float = 1,
        closed: bool = True,
        bow: float = 0.012,
    ) -> None:
        """Straight edges as a hand draws them: each bends a little."""
        d = [f"M{num(points[0][0])} {num(points[0][1])}"]
        ends = [*points[1:], points[0]] if closed else list(points[1:])
        x0, y0 = points[0]
        for x, y in ends:
            length = math.hypot(x - x0, y - y0)
            bend = self.rng.uniform(-bow, bow) * min(length, 60)
            if length > 8 and bow:
                mx, my = (x0 + x) / 2 - (y - y0) / length * bend, (y0 + y) / 2 + (x - x0) / length * bend
                d.append(f"Q{num(mx)} {num(my)} {num(x)} {num(y)}")
            else:
                d.append(f"L{num(x)} {num(y)}")
            x0, y0 = x, y
        if closed:
            d.append("Z")
        self.path("".join(d), fill, ink, sw, op)

    def line_(self, *points: Point, ink: str = "ink", sw: float | None = None, op: float = 1) -> None:
        self.poly(points, None, ink, sw, op, closed=False)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | None = None,
        ink: str | None = "ink",
        sw: float | None = None,
        op: float = 1,
    ) -> None:
        self.poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, ink, sw, op)

    def round(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        fill: str | None = None,
        ink: str | None = "ink",
        sw: float | None = None,
        op: float = 1,
    ) -> None:
        self.body.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" '
            f"{self.style(fill, ink, sw, op)}/>"
        )

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: str | None = None,
        ink: str | None = "ink",
        sw: float | None = None,
        op: float = 1,
    ) -> None:
        self.body.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {self.style(fill, ink, sw, op)}/>')

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: str | None = None,
        ink: str | None = "ink",
        sw: float | None = None,
        op: float = 1,
    ) -> None:
        self.body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" {self.style(fill, ink, sw, op)}/>'
        )

    def hatch(
        self, x: float, y: float, w: float, h: float, step: float = 3, op: float = 0.35, sw: float = 0.8
    ) -> None:
        """Ink shading: short slanted strokes inside a rectangle."""
        d = []
        t = step
        while t < w + h:
            ax, ay = (x + min(t, w), y + max(0.0, t - w))
            bx, by = (x + max(0.0, t - h), y + min(t, h))
            if math.hypot(ax - bx, ay - by) > 1.5:
                d.append(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}")
            t += step
        if d:
            self.path("".join(d), None, "ink", sw, op)

    def ring(self, n: int, r: float, cx: float = 0, cy: float = 0, start: float = -90) -> list[Point]:
        """n points on a circle."""
        return [
            (
                cx + r * math.cos(math.radians(start + 360 * i / n)),
                cy + r * math.sin(math.radians(start + 360 * i / n)),
            )
            for i in range(n)
        ]
