"""What says whether rules and bots are compiled."""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec

import pytest

from game import speed


def test_it_is_what_really_runs():
    for part, name in speed.SIGNS.items():
        file = str(importlib.import_module(name).__file__)
        assert speed.compiled(part) is file.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED = "state" + EXTENSION_SUFFIXES[0]


@pytest.mark.parametrize(("origin", "so"), [(COMPILED, True), ("state.pyc", False), (None, False)])
def test_compiled_modules_are_known_by_their_files(monkeypatch, origin, so):
    monkeypatch.setattr(speed, "find_spec", lambda name: ModuleSpec(name, None, origin=origin))
    assert speed.compiled("rules") is so
