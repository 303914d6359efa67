"""The optional compiling of the rules: what goes in and what is cleared away (compiling itself takes a minute)."""

import importlib.util
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def fast():
    spec = importlib.util.spec_from_file_location("fast", ROOT / "build" / "fast.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SOURCE = '''
class Other:
    def a(self): ...


class Board(Other):
    """A board."""

    __slots__ = ("x",)

    def __init__(self, x: int) -> None:
        self.x = x

    def copy(self) -> "Board":
        new = Board.__new__(Board)
        new.x = self.x
        return new
'''


def test_a_class_that_is_copied_bare_gets_a_new_of_its_own(fast):
    prepared = fast.prepare(SOURCE)
    before, _, after = prepared.partition("    def __new__(cls, *args: object, **kwargs: object) -> Board:\n")
    assert before.endswith('__slots__ = ("x",)\n\n')
    assert after.startswith("        return object.__new__(cls)\n\n    def __init__")
    assert before + after.removeprefix("        return object.__new__(cls)\n\n") == SOURCE
    assert fast.prepare("x = 1\n") == "x = 1\n"


def test_sums_are_pythons_own(fast):
    """mypyc's sum of a generator of floats refuses floats."""
    future = "from __future__ import annotations\n"
    prepared = fast.prepare(future + "x = sum(y for y in z) + checksum(s.sum(1))\n")
    assert prepared == future + "\npython_sum = sum\nx = python_sum(y for y in z) + checksum(s.sum(1))\n"


def test_a_class_copied_in_another_module_is_refused(fast):
    with pytest.raises(SystemExit, match="Board is not defined in the module that copies it"):
        fast.prepare("from board import Board\nnew = Board.__new__(Board)\n")


def test_every_module_of_the_rules_can_be_prepared(fast):
    names = fast.modules()
    assert {"game/core/state.py", "game/core/rng.py", "game/puerto_rico/captain.py"} <= set(names)
    assert not [name for name in names if name.endswith("__init__.py") or "/ui/" in name]
    for name in names:
        fast.prepare((ROOT / name).read_text(encoding="utf-8"))


def test_clean_removes_compiled_modules_and_nothing_else(fast, tmp_path, monkeypatch):
    monkeypatch.setattr(fast, "ROOT", tmp_path)
    suffix = EXTENSION_SUFFIXES[0]
    ours = [f"abc__mypyc{suffix}", f"tests/toy{suffix}", f"game/core/state{suffix}"]
    others = ["game/core/state.py", f"game/foreign{suffix}", f"other{suffix}", "tests/toy.py"]
    for name in ours + others:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    fast.clean()
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == set(others)


@pytest.mark.skipif(os.name == "nt", reason="the compiler is found otherwise")
def test_without_a_compiler_it_is_said_at_once(fast, tmp_path, monkeypatch, capfd):
    """Before anything is copied or translated."""
    pytest.importorskip("setuptools")
    pytest.importorskip("mypyc")
    monkeypatch.setattr(fast, "WORK", tmp_path / "work")
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    with pytest.raises(SystemExit, match="no C compiler"):
        fast.build()
    assert not (tmp_path / "work").exists()
