"""Setting text: wrapping, and shrinking within limits until it fits."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.ui import fonts
from game.ui.graph import Text


class Setting(NamedTuple):
    """Text as it will be drawn: lines, height of the font and of a line in pixels, and whether all of it fits."""

    lines: tuple[str, ...]
    pixels: int
    line_height: int
    width: int
    fits: bool


def scaled(text: Text, unit: float, scale: float) -> tuple[int, int]:
    """The wanted and the smallest font height in pixels."""
    want = max(4, round(text.size * unit * scale))
    least = max(4, min(want, round(text.least * unit * min(1.0, scale))))
    return want, least


def fit(text: Text, unit: float, scale: float) -> Setting:
    """Set a text in its box at its size, or as much smaller as needed."""
    want, least = scaled(text, unit, scale)
    width, height = round(text.box[2] * unit), round(text.box[3] * unit)
    return _fit(text.text, text.style, want, least, width, height, text.lines)


@lru_cache(maxsize=4096)
def _fit(text: str, style: str, want: int, least: int, width: int, height: int, most: int) -> Setting:
    # Binary search for the largest size that fits: sizes in a title can span a hundred pixels.
    found = _set(text, style, want, width, height, most)
    if found.fits:
        return found
    low, high = least, want - 1
    best: Setting | None = None
    while low <= high:
        middle = (low + high) // 2
        tried = _set(text, style, middle, width, height, most)
        if tried.fits:
            best, low = tried, middle + 1
        else:
            high = middle - 1
    return best or _cut(_set(text, style, least, width, height, most), style, width, height, most)


def _set(text: str, style: str, pixels: int, width: int, height: int, most: int) -> Setting:
    font = fonts.font(style, pixels)
    line_height = _line_height(pixels, style)
    lines = [text] if most == 1 and "\n" not in text else _wrap(text, style, pixels, width)
    widest = max((font.size(line)[0] for line in lines), default=0)
    tall = line_height * len(lines) if len(lines) > 1 else round(pixels * 0.95)
    fits = widest <= width and tall <= height and len(lines) <= most
    return Setting(tuple(lines), pixels, line_height, widest, fits)


def _cut(setting: Setting, style: str, width: int, height: int, most: int) -> Setting:
    """What can be shown of a text that fits at no allowed size; `fits` stays False, tests look for it."""
    font = fonts.font(style, setting.pixels)
    room = max(1, min(most, height // setting.line_height))
    lines = list(setting.lines[:room])
    if len(setting.lines) > room:
        lines[-1] += "…"
    for i, line in enumerate(lines):
        while len(line) > 1 and font.size(line)[0] > width:
            line = line[:-2].rstrip() + "…"
        lines[i] = line
    return setting._replace(lines=tuple(lines), fits=False)


def _line_height(pixels: int, style: str) -> int:
    return round(pixels * (1.30 if style.startswith("small") else 1.25))


@lru_cache(maxsize=4096)
def _wrap(text: str, style: str, pixels: int, width: int) -> list[str]:
    font = fonts.font(style, pixels)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def wrap(text: str, style: str, pixels: int, width: int) -> list[str]:
    """The lines of a paragraph at a width in pixels; no-break spaces never break."""
    return list(_wrap(text, style, pixels, width))


def height_of(text: str, width: float, size: float, style: str, unit: float, scale: float) -> float:
    """How high a paragraph is at its full size, in units: for layouts that give text the room it needs."""
    pixels = max(4, round(size * unit * scale))
    lines = _wrap(text, style, pixels, round(width * unit))
    return (len(lines) * _line_height(pixels, style) + 2) / unit


def width_of(text: str, size: float, style: str, unit: float, scale: float) -> float:
    """How wide a line is, in units."""
    return (fonts.font(style, max(4, round(size * unit * scale))).size(text)[0] + 1) / unit
