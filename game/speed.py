"""Whether the rules and the bots that run here were compiled (build/fast.py): packages say so."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

SIGNS = {"rules": "game.core.state", "bots": "game.bots.search"}
"""A module of each part: all modules of a part are compiled together."""


def compiled(part: str) -> bool:
    """Whether a part is compiled: `rules` or `bots`."""
    spec = find_spec(SIGNS[part])
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
