"""Compile the rules with mypyc: the same games, between two and three times as fast. Never needed to play.

    python -m pip install -e .[fast]
    python build/fast.py              compiled modules beside their sources
    python build/fast.py --clean      and away again

Needs a C compiler. Compiled modules win over their sources: after a change to the rules, build again or clean.
Everything temporary stays in out/fast.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "out" / "fast"
GAMES = ("puerto_rico", "san_juan", "madeira")


def modules() -> list[str]:
    """What is worth compiling: the state, its generator and the rules. The tests' own game comes along, because
    an interpreted class cannot inherit from a compiled one."""
    found = ["game/core/rng.py", "game/core/state.py", "tests/toy.py"]
    for game in GAMES:
        paths = (ROOT / "game" / game).rglob("*.py")
        found += sorted(path.relative_to(ROOT).as_posix() for path in paths if path.name != "__init__.py")
    return found


BARE = """\
    def __new__(cls, *args: object, **kwargs: object) -> {name}:
        return object.__new__(cls)

"""


def prepare(source: str) -> str:
    """A module as mypyc is to see it.

    `X.__new__(X)` gives a bare object to be filled, which is how states are copied. mypyc would run `__init__` all
    the same, unless the class has a `__new__` of its own; in plain Python that would only cost time. `State` gets
    one too, so that `__init__` of any state can be called as in plain Python.
    """
    bare = re.findall(r"\b(\w+)\.__new__\(\1\)", source) + re.findall(r"(?m)^class (State):", source)
    for name in sorted(set(bare)):
        head = re.search(rf"^class {name}\b", source, flags=re.MULTILINE)
        first = re.compile(r"^    (?=def |@)", re.MULTILINE).search(source, head.end()) if head else None
        if first is None:
            raise SystemExit(f"build/fast.py: {name} is not defined in the module that copies it")
        source = source[: first.start()] + BARE.format(name=name) + source[first.start() :]
    return source


def clean() -> None:
    """Remove what an earlier build left beside the sources."""
    for suffix in EXTENSION_SUFFIXES:
        for path in [*ROOT.glob("*__mypyc" + suffix), *(ROOT / "tests").glob("toy" + suffix)]:
            path.unlink()
        for path in (ROOT / "game").rglob("*" + suffix):
            if path.with_name(path.name.removesuffix(suffix) + ".py").exists():
                path.unlink()


def build() -> None:
    try:
        from mypyc.build import mypycify
        from setuptools import setup
    except ImportError as error:
        raise SystemExit(f"build/fast.py: {error.name} is missing: python -m pip install -e .[fast]") from error

    clean()
    shutil.rmtree(WORK, ignore_errors=True)
    sources = [path.relative_to(ROOT) for path in (ROOT / "game").rglob("*.py")]
    for path in [*sources, Path("tests/__init__.py"), Path("tests/toy.py")]:
        (WORK / path).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / path).read_text(encoding="utf-8")
        (WORK / path).write_text(prepare(text) if path.as_posix() in modules() else text, encoding="utf-8")
    os.chdir(WORK)
    extensions = mypycify(modules(), opt_level="2", debug_level="0")
    setup(name="caravelle-fast", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])

    built = [path for suffix in EXTENSION_SUFFIXES for path in WORK.rglob("*" + suffix)]
    for path in built:
        place = path.relative_to(WORK)
        if place.parts[0] != "build":
            shutil.copy2(path, ROOT / place)
    print(f"{len(modules())} modules compiled; `python build/fast.py --clean` removes them again")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules")
    if parser.parse_args().clean:
        clean()
    else:
        build()


if __name__ == "__main__":
    sys.exit(main())
