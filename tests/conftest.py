"""Options and fixtures that several folders of tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.core import Game, Header, registry


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--many", type=int, default=1, metavar="N", help="play N times as many random games as usual")


@pytest.fixture
def many(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--many"))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A small game of the tests, known to the registry as long as the test lasts."""
    import sys

    from tests import toy as module

    monkeypatch.setattr(registry, "NAMES", (*registry.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "game.toy", module)
    yield module.GAME


@pytest.fixture
def header(toy: Game) -> Header:
    """A game of the toy for two, about to begin."""
    return Header("toy", toy.check(2), ({"name": "Ana"}, {"name": "Zoé"}), 7)
