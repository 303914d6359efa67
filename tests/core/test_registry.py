import sys
from types import ModuleType

import pytest

from game.core import OptionError, PositionError, available, find, load_position, registry


def test_a_game_is_found_by_its_key(toy):
    assert find("toy") is toy
    assert "toy" in available()


def test_an_unknown_game_is_an_error_that_names_the_known_ones(toy):
    with pytest.raises(OptionError, match=r"^unknown game 'chess' \(known: .*toy\)$"):
        find("chess")


def test_a_game_without_its_package_is_in_preparation(monkeypatch):
    monkeypatch.setattr(registry, "NAMES", ("atlantis",))
    assert available() == []
    with pytest.raises(OptionError, match=r"^atlantis is in preparation$"):
        find("atlantis")
    monkeypatch.setitem(sys.modules, "game.atlantis", ModuleType("game.atlantis"))  # a folder, nothing in it yet
    assert available() == []


def test_a_missing_import_inside_a_game_is_not_hidden(monkeypatch, tmp_path):
    import game

    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("import a_module_that_is_not_there\n", encoding="utf-8")
    monkeypatch.setattr(game, "__path__", [*game.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "NAMES", ("broken",))
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_not_there"):
        available()


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_seat_counts_that_a_game_has_not(toy, players):
    with pytest.raises(OptionError, match=rf"^toy is for 2 to 4 players, not {players}$"):
        toy.new(players, seed=1)


def test_same_seed_same_game(toy):
    assert toy.new(3, 5).digest() == toy.new(3, 5).digest() != toy.new(3, 6).digest()


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**40])
def test_any_whole_number_is_a_seed(toy, seed):
    assert 0 <= toy.new(2, seed).rng < 2**64


def test_a_position_of_any_game(toy):
    state = toy.new(2, 1)
    assert load_position(state.to_json()) == state


@pytest.mark.parametrize("data", [None, [], {}, {"game": "chess"}, {"game": ["toy"]}, {"game": None}, "toy"])
def test_a_position_names_a_known_game(toy, data):
    with pytest.raises(PositionError, match=r"^position: expected an object with the key \"game\""):
        load_position(data)


def test_a_position_of_a_game_in_preparation(monkeypatch):
    monkeypatch.setattr(registry, "NAMES", ("atlantis",))
    with pytest.raises(PositionError, match=r"^position: atlantis is in preparation$"):
        load_position({"game": "atlantis"})
