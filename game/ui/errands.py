"""What will be needed soon is loaded in small pieces while nothing happens: the first book, menu or table then opens
as quickly as the next one."""

from __future__ import annotations

import contextlib
import importlib
from collections import deque

from game.core.registry import NAMES

SCENES = "game.ui.scenes."
MODULES = (
    "pygame_gui.elements",
    SCENES + "book",
    *(f"game.ui.{game}.book" for game in NAMES),
    "game.ui.table",
    SCENES + "learn",
    *(f"game.ui.{game}.view" for game in NAMES),
    SCENES + "saved",
    SCENES + "settings",
)


class Errands:
    """Modules to be loaded, one at a time; whoever cannot wait imports what is missing as usual."""

    def __init__(self) -> None:
        self.waiting = deque(MODULES)

    def run(self) -> None:
        """Load the next one; what cannot be loaded is told of by whoever needs it."""
        with contextlib.suppress(Exception):
            importlib.import_module(self.waiting.popleft())
