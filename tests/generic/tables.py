"""The tables that the generic tests sit down at, and how they play there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from game.core import Game, Header, OptionError, Options, State, available, find
from tests import toy

LONGEST = 20_000
"""No random game is longer; one that is does not end."""


@dataclass(frozen=True)
class Table:
    """A game with its options and its number of seats."""

    game: Game
    players: int
    options: Options

    def __str__(self) -> str:
        defaults = {option.key: option.default for option in self.game.options}
        chosen = [f"{key}={value}" for key, value in self.options.items() if value != defaults[key]]
        return "-".join([self.game.key, str(self.players), *chosen])

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, self.options)

    def header(self, seed: int) -> Header:
        return Header(self.game.key, self.options, tuple({"name": f"P{i}"} for i in range(self.players)), seed)

    def reload(self, state: State) -> State:
        """The state written as JSON text and read again."""
        return self.game.load(json.loads(json.dumps(state.to_json())))


def games() -> list[Game]:
    return [find(key) for key in available()] + [toy.GAME]


def tables() -> list[Table]:
    found = []
    for game in games():
        for mix in game.mixes:
            for players in game.seat_counts:
                try:
                    found.append(Table(game, players, game.check(players, mix)))
                except OptionError:
                    continue  # a mix that is not for so many players
    return found


def walk(state: State, rng: Random) -> Iterator[State]:
    """Play at random to the end, in place; gives the state before each move and once more when it is over."""
    for _ in range(LONGEST):
        yield state
        if state.to_act is None:
            return
        moves = state.moves()
        assert moves, "nobody can move and the game is not over"
        state.play(moves[int(rng.random() * len(moves))])
    raise AssertionError(f"not over after {LONGEST} moves")


def play_on(state: State, rng: Random, steps: int = LONGEST) -> State:
    """Play so many random moves (or to the end), in place."""
    for i, _ in enumerate(walk(state, rng)):
        if i == steps:
            break
    return state


def secrets(data: Any, seat: int) -> dict[str, Any]:
    """The parts of a position's JSON form that a seat cannot know, by name, for the games that have such."""
    if data["game"] == "toy":
        hands = {f"hand {i}": one["hand"] for i, one in enumerate(data["players"]) if i != seat}
        return {"deck": data["deck"], **hands}
    if data["game"] == "puerto_rico":
        return {f"achievements {i}": one.get("aims") for i, one in enumerate(data["boards"]) if i != seat}
    if data["game"] == "san_juan":  # the cards that stand for goods are known to nobody
        found = {"deck": data["deck"], "discard": data["discard"]}
        for i, one in enumerate(data["seats"]):
            found[f"goods {i}"] = [card for card in one["goods"] if card]
            if i != seat:
                found |= {f"hand {i}": one["hand"], f"chapel {i}": one["chapel"]}
        return found
    return {}
