"""Dependencies point one way: ui → bots → a game → core. A rules model is pure: no window, no language, no I/O."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("puerto_rico", "san_juan", "madeira")

# What a rules model may take from the standard library: nothing that reads, writes, waits or looks at the clock.
PURE = {
    "__future__", "array", "bisect", "collections", "dataclasses", "enum", "functools", "heapq", "itertools",
    "math", "operator", "random", "typing",
}  # fmt: skip
CORE = PURE | {"contextlib", "errno", "hashlib", "importlib", "json", "os", "pathlib", "reprlib", "struct"}
BOTS = PURE | {"importlib", "json", "multiprocessing", "time"}


def sources(*parts: str) -> list[Path]:
    base = ROOT.joinpath("game", *parts)
    return sorted(base.rglob("*.py")) if base.is_dir() else [base]


def imports(path: Path, everywhere: bool = True) -> set[str]:
    """The full names of what a module imports; without `everywhere` only what it imports when it is imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    package = path.relative_to(ROOT).parts[:-1]
    found: set[str] = set()
    nodes: list[ast.AST] = [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            found |= {f"{module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and not everywhere:
            continue
        nodes += ast.iter_child_nodes(node)
    return found


def outside(path: Path, ours: tuple[str, ...], standard: set[str]) -> list[str]:
    """What a module imports beyond these packages of ours and these modules of the standard library."""
    return sorted(
        name
        for name in imports(path)
        if name.split(".")[0] not in standard and not any(name == p or name.startswith(p + ".") for p in ours)
    )


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sources("core"), ids=name_of)
def test_the_core_knows_no_game(path):
    assert outside(path, ("game.core",), CORE) == []


@pytest.mark.parametrize("path", [path for game in GAMES for path in sources(game) if path.exists()], ids=name_of)
def test_a_game_knows_the_core_and_itself(path):
    own = ".".join(path.relative_to(ROOT).parts[:2])
    assert outside(path, ("game.core", own), PURE) == []


@pytest.mark.parametrize("path", [path for game in GAMES for path in sources(game) if path.exists()], ids=name_of)
def test_a_game_does_no_input_or_output(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {
        node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & {"open", "print", "input", "breakpoint"} == set()


@pytest.mark.parametrize("path", sources("bots"), ids=name_of)
def test_bots_know_games_and_core(path):
    allowed = ("game.core", "game.bots", *(f"game.{game}" for game in GAMES))
    assert outside(path, allowed, BOTS) == []


@pytest.mark.parametrize("path", [ROOT / "game" / "cli.py", ROOT / "game" / "__main__.py"], ids=name_of)
def test_the_command_line_opens_no_window_unasked(path):
    """What needs the window's packages is imported only inside the commands that show something."""
    at_start = imports(path, everywhere=False)
    assert not [name for name in at_start if name.startswith(("game.ui", "game.app", "pygame", "i18n"))]
    assert not [name for name in at_start if name.split(".")[0] not in sys.stdlib_module_names | {"game"}]


def test_the_starter_needs_nothing_but_python():
    assert {name.split(".")[0] for name in imports(ROOT / "run.py")} <= sys.stdlib_module_names


def test_what_is_imported_is_found():
    """The test's own eyes: relative, lazy and aliased imports are all seen."""
    here = imports(Path(__file__))
    assert {"ast", "sys", "pathlib.Path", "pytest"} <= here
    assert "game.core.errors.CaravelleError" in imports(ROOT / "game" / "core" / "journal.py")
