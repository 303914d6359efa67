"""The games that there are, found by name and imported when first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.errors import OptionError, PositionError, glimpse
from game.core.options import Option, Options, resolve
from game.core.state import State

NAMES: tuple[str, ...] = ("puerto_rico", "san_juan", "madeira")


@dataclass(frozen=True, slots=True)
class Game:
    """What a rules package declares as `GAME`.

    `set_up(players, options, seed)` gives the first position, `load(data)` one from its JSON form.
    `autos` is the option that says how many of the last seats the rules themselves play, if there is one.
    `mixes` are option sets worth testing and measuring one by one (the first is the default game).
    """

    key: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    set_up: Callable[[int, Options, int], State]
    load: Callable[[object], State]
    mixes: tuple[Mapping[str, Any], ...] = ({},)
    autos: str = ""

    def new(self, players: int, seed: int, options: Mapping[str, object] | None = None) -> State:
        """A game about to begin.

        >>> find("puerto_rico").new(3, seed=7).to_act
        0
        """
        return self.set_up(players, self.check(players, options), seed)

    def check(self, players: int, options: Mapping[str, object] | None = None) -> Options:
        """All options with their values; `OptionError` for what the game does not have."""
        if players not in self.seat_counts:
            counts = f"{self.seat_counts[0]} to {self.seat_counts[-1]}"
            raise OptionError(f"{self.key} is for {counts} players, not {players}")
        return resolve(self.options, options or {}, players)


def find(key: str) -> Game:
    """A game by its key."""
    if key not in NAMES:
        raise OptionError(f"unknown game {glimpse(key)} (known: {', '.join(available())})")
    game = _import(key)
    if game is None:
        raise OptionError(f"{key} is in preparation")
    return game


def available() -> list[str]:
    """The keys of the games that can be played."""
    return [key for key in NAMES if _import(key) is not None]


def _import(key: str) -> Game | None:
    """The game that a rules package declares; None if there is no such package (yet)."""
    try:
        module = importlib.import_module(f"game.{key}")
    except ModuleNotFoundError as error:
        if error.name != f"game.{key}":
            raise  # the package is there, and what it needs is not: not to be hidden
        return None
    game = getattr(module, "GAME", None)
    assert game is None or isinstance(game, Game)
    return game


def load_position(data: object) -> State:
    """A state from the JSON form of any game's position."""
    if not isinstance(data, dict) or data.get("game") not in NAMES:
        raise PositionError('position: expected an object with the key "game" naming a known game')
    try:
        return find(data["game"]).load(data)
    except OptionError as error:
        raise PositionError(f"position: {error}") from error
