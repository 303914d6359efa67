"""Draws every SVG under assets/: python build/make_art.py [name ...]

The files are kept in git; this script is how they were made and how to change them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from art import board, buildings, people, san_juan, symbols, views
from art.pen import Pen

Drawing = tuple[str, float, float, Callable[[Pen], None]]


def main(names: list[str]) -> None:
    made = 0
    for folder, module in (
        ("puerto_rico", board),
        ("puerto_rico", buildings),
        ("san_juan", san_juan),
        ("ui", people),
        ("ui", symbols),
        ("ui", views),
    ):
        for name, width, height, draw in module.drawings():
            if names and not any(part in name for part in names):
                continue
            pen = Pen(name, width, height)
            draw(pen)
            pen.save(folder)
            made += 1
    print(f"{made} drawings")


if __name__ == "__main__":
    main(sys.argv[1:])
