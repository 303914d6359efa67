"""The colours: one palette file, with variants for colour-blind players."""

from __future__ import annotations

import json
import logging
from typing import Any

import pygame

from game.paths import data_path

# What the app needs to be readable should the palette file be missing or damaged.
FALLBACK: dict[str, str] = {
    "parchment": "#ecdcb9", "parchment_light": "#f7eed8", "parchment_dark": "#cfb586", "wood": "#6b4228",
    "wood_light": "#96633c", "wood_dark": "#3b2317", "sea": "#1f5f6b", "sea_light": "#4f98a0",
    "sea_dark": "#123c47", "brass": "#c9973a", "brass_light": "#f0cf7a", "brass_dark": "#8a6120",
    "terracotta": "#c4613d", "terracotta_dark": "#8f3f27", "leaf": "#6d9447", "leaf_dark": "#3c5f34",
    "stone": "#b8ab98", "stone_dark": "#7d7264", "ink": "#2a1c14", "ink_soft": "#5d4736",
    "paper_white": "#fdf8ec", "corn": "#f0c033", "fruit": "#6fa53a", "indigo": "#42529f", "sugar": "#e4e3dd",
    "tobacco": "#a4642f", "coffee": "#3a251c", "seat0": "#b5372f", "seat1": "#2c6ca6", "seat2": "#dba11f",
    "seat3": "#47874a", "seat4": "#7d4b93", "ok": "#4c8a3f", "warn": "#d08a1e", "danger": "#b23327",
}  # fmt: skip

Colour = tuple[int, int, int]

_palettes: dict[str, dict[str, Colour]] = {}
_current: dict[str, Colour] = {}
_name = "default"


def _load() -> None:
    base = {key: _rgb(value) for key, value in FALLBACK.items()}
    try:
        data: Any = json.loads(data_path("assets", "palette.json").read_text(encoding="utf-8"))
        base.update(_read(data))
        # Each nested object is another palette: the colours in which it differs.
        for name, values in data.items():
            if isinstance(values, dict):
                _palettes[name] = {**base, **_read(values)}
    except (OSError, ValueError, AttributeError) as error:
        logging.getLogger(__name__).warning("palette: %s", error)
    _palettes["default"] = base


def _rgb(text: str) -> Colour:
    colour = pygame.Color(text)
    return colour.r, colour.g, colour.b


def _read(values: dict[str, Any]) -> dict[str, Colour]:
    return {key: _rgb(value) for key, value in values.items() if isinstance(value, str)}


def palettes() -> list[str]:
    """The names of the palettes, the default first."""
    if not _palettes:
        _load()
    return ["default", *sorted(name for name in _palettes if name != "default")]


def choose(name: str) -> None:
    """Use another palette; drawings made with the old one are not updated here (see draw.forget)."""
    global _current, _name
    _name = name if name in palettes() else "default"
    _current = _palettes[_name]


def colour(name: str) -> Colour:
    """A colour by its name, such as `brass` or `seat2`; `#rrggbb` is taken as it is."""
    if not _current:
        choose(_name)
    found = _current.get(name)
    if found is None:
        return _rgb(name) if name.startswith("#") else (255, 0, 255)
    return found


def exchanged() -> list[tuple[str, str]]:
    """The colours of the default palette that the present one replaces, as drawings write them."""
    colour("ink")  # a palette has been chosen
    base = _palettes["default"]
    return [(_hex(base[key]), _hex(new)) for key, new in _current.items() if key in base and base[key] != new]


def _hex(rgb: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*rgb)


def mix(a: str, b: str, share: float) -> Colour:
    """`share` of colour b in colour a."""
    x, y = colour(a), colour(b)
    return (
        round(x[0] + (y[0] - x[0]) * share),
        round(x[1] + (y[1] - x[1]) * share),
        round(x[2] + (y[2] - x[2]) * share),
    )
