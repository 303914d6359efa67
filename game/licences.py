"""The licence texts of all that is shipped: beside a frozen app, in a wheel, or with the packages."""

from __future__ import annotations

import importlib.metadata
import sys
from pathlib import Path

from game.paths import data_path

PACKAGES = ("pygame-ce", "pygame-gui", "python-i18n", "platformdirs", "font-source-serif-pro")
NAMES = ("licen", "copying", "notice", "ofl")


def texts() -> list[Path]:
    """Every licence text that came with this Caravelle.

    A frozen package and a wheel have a folder of them; what pip installed beside has its own.
    """
    found = sorted(data_path("licences").glob("*.txt"))
    if not hasattr(sys, "_MEIPASS"):
        for package in ("caravelle", *PACKAGES):
            found += texts_of(package)
    return found


def texts_of(package: str) -> list[Path]:
    """The licence files that an installed distribution brings, its fonts' included; none if there is no such one."""
    try:
        files = importlib.metadata.files(package) or []
    except importlib.metadata.PackageNotFoundError:
        return []
    found = []
    for file in files:
        path = Path(str(file.locate()))
        is_text = path.suffix.lower() in ("", ".txt", ".md") and any(name in path.name.lower() for name in NAMES)
        if is_text and path.is_file():
            found.append(path)
    return found
