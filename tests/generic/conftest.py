"""Every test here that asks for `table` runs at each of them; one that asks for `game` for each game."""

from __future__ import annotations

import pytest

from tests.generic.tables import games, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=lambda game: game.key)


@pytest.fixture(autouse=True)
def _toy_is_known(toy: object) -> None:
    """The toy game of the tests is played here like any other."""
