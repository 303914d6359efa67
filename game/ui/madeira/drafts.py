"""Decisions of several moves that are tried out before they are confirmed."""

from __future__ import annotations

from game.core import State
from game.ui.controller import Controller


def draft(state: State) -> Controller | None:
    return None


def midway(state: State) -> bool:
    return False
