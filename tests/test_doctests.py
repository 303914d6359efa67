"""The examples in the docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "game").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8") and "ui" not in path.relative_to(ROOT).parts
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name):
    module = import_module(name)
    if not str(module.__file__).endswith(".py"):
        pytest.skip("compiled: the examples are read from sources")
    failed, tried = doctest.testmod(module)
    assert tried > 0 and failed == 0
