"""Two families: Source Serif Pro for titles and text, Noto Sans for small interface text."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame

FILES = {
    "title": ("font_source_serif_pro", "files/SourceSerifPro-Black.otf"),
    "heading": ("font_source_serif_pro", "files/SourceSerifPro-Bold.otf"),
    "semibold": ("font_source_serif_pro", "files/SourceSerifPro-Semibold.otf"),
    "regular": ("font_source_serif_pro", "files/SourceSerifPro-Regular.otf"),
    "italic": ("font_source_serif_pro", "files/SourceSerifPro-It.otf"),
    "small": ("pygame_gui", "data/NotoSans-Regular.ttf"),
    "small_bold": ("pygame_gui", "data/NotoSans-Bold.ttf"),
}


@cache
def path(style: str) -> str | None:
    package, name = FILES[style]
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations if spec else None) or ():
        file = Path(folder) / name
        if file.is_file():
            return str(file)
    logging.getLogger(__name__).warning("font %s is missing", name)
    return None


@lru_cache(maxsize=256)
def font(style: str, pixels: int) -> pygame.font.Font:
    """The font of a style at a height in pixels."""
    return pygame.font.Font(path(style), max(4, pixels))


def forget() -> None:
    """After pygame.font.quit() the cached fonts are dead."""
    font.cache_clear()
