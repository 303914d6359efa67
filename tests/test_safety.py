"""Nothing in the project runs what a file says, and nothing ties it to one place to fetch packages from."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
IGNORED = {"dist", "out", "node_modules", "venv"}
TEXT = {
    "", ".py", ".toml", ".md", ".json", ".cfg", ".ini", ".txt", ".yml", ".yaml", ".sh", ".ps1", ".bat", ".spec",
    ".iss", ".svg",
}  # fmt: skip

RUNS_DATA = {"pickle", "cPickle", "shelve", "marshal", "dill", "jsonpickle", "yaml", "cloudpickle"}
RUNS_TEXT = {"eval", "exec", "compile"}
# Written in two parts, so that this file does not name what it looks for.
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js.", "conda" + ".org", "test.py" + "pi"]


def files() -> list[Path]:
    found = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name in IGNORED or path.name == "__pycache__" or path.is_symlink():
                continue
            if path.is_dir():
                if not path.name.startswith(".") or path.name == ".ci":
                    folders.append(path)
            elif path.suffix in TEXT and path.name != ".git":
                found.append(path)
    return sorted(found)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PYTHON = [path for path in files() if path.suffix in (".py", ".spec")]


def test_the_files_are_seen():
    names = {name_of(path) for path in files()}
    assert {"run.py", "main.py", ".ci/run", "README.md", "pyproject.toml", "game/core/journal.py"} <= names


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_nothing_read_is_ever_run(path):
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not {alias.name.split(".")[0] for alias in node.names} & RUNS_DATA, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert (node.module or "").split(".")[0] not in RUNS_DATA, node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in RUNS_TEXT, f"line {node.lineno}: {node.func.id}"


def test_no_file_names_a_package_host():
    for path in files():
        text = path.read_text(encoding="utf-8", errors="replace").lower()
        assert not [host for host in HOSTS if host in text], name_of(path)
