"""Compile rules and bots with mypyc: the same games, about three times as fast. Never needed to play.

    python -m pip install -e .[fast]
    python build/fast.py              compiled modules beside their sources
    python build/fast.py --clean      and away again

Needs a C compiler. Compiled modules win over their sources: after a change to rules or bots, build again or clean.
What is to be compiled is found: the rules of every game and all bots. Everything in between stays in out/fast, a copy
of the program with the compiled modules in it (packages are made from that copy); objects are kept by what they
were made from, so that only what has changed is compiled again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "out" / "fast"
OBJECTS = WORK / "objects"
WAY = WORK / "way.txt"
LIBRARY = "caravelle__mypyc"
"""All compiled modules are in this one; beside each source lies a small one that leads there."""
CORE = ("game/core/rng.py", "game/core/state.py")
"""Of the core only what every move needs."""
INTERPRETED = ("core", "ui")
OPTIMISE = "1"  # 2 takes twice as long to compile and plays no faster; s saves 2 MB and costs a third of the speed


def modules(root: Path = ROOT) -> list[str]:
    """What is worth compiling: the state, its generator, the rules and the bots. The tests' own game comes along,
    because an interpreted class cannot inherit from a compiled one."""
    found = [*CORE, "tests/toy.py"]
    for package in sorted((root / "game").glob("*/__init__.py")):
        if package.parent.name not in INTERPRETED:
            paths = package.parent.rglob("*.py")
            found += [path.relative_to(root).as_posix() for path in paths if path.name != "__init__.py"]
    return sorted(found)


BARE = """\
    def __new__(cls, *args: object, **kwargs: object) -> {name}:
        return object.__new__(cls)

"""


def prepare(source: str) -> str:
    """A module as mypyc is to see it.

    `X.__new__(X)` gives a bare object to be filled, which is how states are copied. mypyc would run `__init__` all
    the same, unless the class has a `__new__` of its own; in plain Python that would only cost time. `State` gets
    one too, so that `__init__` of any state can be called as in plain Python.

    mypyc's own `sum` of a generator begins with an int and refuses floats: a name of ours leads to Python's.
    """
    future = "from __future__ import annotations\n"
    if future in source and re.search(r"(?<![\w.])sum\(", source):
        source = re.sub(r"(?<![\w.])sum\(", "python_sum(", source)
        source = source.replace(future, future + "\npython_sum = sum\n", 1)
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


def write(path: Path, text: str) -> None:
    """Write a file, unless it says that already: what has not changed keeps its date."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def copy_sources() -> list[str]:
    """The program as it is to be compiled, in out/fast; nothing of an earlier build that has no source any more."""
    wanted = modules()
    sources = [path.relative_to(ROOT).as_posix() for path in (ROOT / "game").rglob("*.py")]
    sources += ["main.py", "tests/__init__.py", "tests/toy.py"]
    for name in sources:
        text = (ROOT / name).read_text(encoding="utf-8")
        write(WORK / name, prepare(text) if name in wanted else text)
    for suffix in (".py", *EXTENSION_SUFFIXES):
        for path in WORK.rglob("*" + suffix):
            name = path.relative_to(WORK).as_posix().removesuffix(suffix) + ".py"
            if name not in sources and not name.startswith(("build/", LIBRARY)):
                path.unlink()
    return wanted


def keep_objects(compiler: Any) -> set[str]:
    """Let a compiler take several files at a time, and none that it has compiled before.

    An object is known by the text of its source, of all headers made with it, and by the command. Only for compilers
    that are called file by file, as on Linux and macOS. The names of the objects in use are put into the answer.
    """
    used: set[str] = set()
    if not hasattr(compiler, "compiler_so"):
        return used
    OBJECTS.mkdir(parents=True, exist_ok=True)

    def compile(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        setup = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        macros, objects, extra_postargs, options, build = setup
        arguments = compiler._get_cc_args(options, debug, extra_preargs)
        ours = hashlib.sha256(repr((compiler.compiler_so, arguments, extra_postargs)).encode())
        for header in sorted(WORK.glob("build/*.h")):
            ours.update(header.read_bytes())

        def make(target: str) -> None:
            source, extension = build[target]
            known = ours.copy()
            known.update(Path(source).read_bytes())
            store = OBJECTS / (known.hexdigest()[:32] + ".o")
            used.add(store.name)
            if not store.exists():
                compiler._compile(target, source, extension, arguments, extra_postargs, options)
                shutil.copyfile(target, store)
            shutil.copyfile(store, target)

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(make, [target for target in objects if target in build]))
        return list(objects)

    compiler.compile = compile
    return used


ATTEMPT = "#include <Python.h>\nPyMODINIT_FUNC PyInit_attempt(void) { return NULL; }\n"


def try_compiler() -> None:
    """That there is no C compiler here, or no headers of Python, is said at once, not after half a minute of work."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "attempt.c")
        source.write_text(ATTEMPT, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("attempt", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception as error:  # each kind of compiler fails in its own way
            raise SystemExit(f"build/fast.py: no C compiler, or no headers of this Python ({error})") from error


def build() -> Path:
    """Compile; gives the folder with the program as sources and compiled modules."""
    try:
        from mypyc.build import mypycify
        from setuptools import setup
        from setuptools.command.build_ext import build_ext
    except ImportError as error:
        raise SystemExit(f"build/fast.py: {error.name} is missing: python -m pip install -e .[fast]") from error

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            used = keep_objects(self.compiler)
            super().build_extensions()
            for store in OBJECTS.glob("*.o") if used else ():
                if store.name not in used:
                    store.unlink()

    try_compiler()
    wanted = copy_sources()
    # What was built in another way is built anew, though its sources are the same.
    way, force = f"{sys.version} -O{OPTIMISE}", []
    if not (WAY.exists() and WAY.read_text(encoding="utf-8") == way):
        force = ["--force"]
    before = Path.cwd()
    os.chdir(WORK)
    try:
        extensions = mypycify(
            wanted, opt_level=OPTIMISE, debug_level="0", multi_file=True, group_name=LIBRARY.removesuffix("__mypyc")
        )
        setup(
            name="caravelle",
            packages=[],
            ext_modules=extensions,
            script_args=["-q", "build_ext", "--inplace", *force],
            cmdclass={"build_ext": Build},
        )
    finally:
        os.chdir(before)
    write(WAY, way)
    print(f"{len(wanted)} modules compiled")
    return WORK


def lay_beside_sources() -> None:
    """The compiled modules where Python finds them before the sources."""
    clean()
    for suffix in EXTENSION_SUFFIXES:
        for path in WORK.rglob("*" + suffix):
            place = path.relative_to(WORK)
            if place.parts[0] != "build":
                shutil.copy2(path, ROOT / place)
    print("they lie beside their sources; `python build/fast.py --clean` removes them again")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile rules and bots.")
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules")
    parser.add_argument("--apart", action="store_true", help="only in out/fast, from which packages are made")
    arguments = parser.parse_args()
    if arguments.clean:
        clean()
        return
    build()
    if not arguments.apart:
        lay_beside_sources()


if __name__ == "__main__":
    sys.exit(main())
