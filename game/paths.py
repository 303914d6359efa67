"""Where the app's own files are: one function for checkout, wheel and frozen app."""

from __future__ import annotations

import sys
from pathlib import Path


def data_path(*parts: str) -> Path:
    """The path of a file or folder of `assets/` or `locales/`.

    >>> data_path("locales", "app.en.json").name
    'app.en.json'
    """
    here = Path(__file__).resolve().parent
    roots = [here / "data", here.parent]
    if hasattr(sys, "_MEIPASS"):
        roots.insert(0, Path(sys._MEIPASS))
    for root in roots:
        path = root.joinpath(*parts)
        if path.exists():
            return path
    return here.parent.joinpath(*parts)
