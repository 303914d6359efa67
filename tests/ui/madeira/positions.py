"""Positions of random games, for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.core import Event
from game.core.registry import find
from game.madeira.state import Madeira

Told = list[tuple[int, Event]]


def play_through(players: int, seed: int) -> Iterator[tuple[Madeira, Told]]:
    """A game of chance, position by position, with all that has happened so far."""
    state = find("madeira").new(players=players, seed=seed)
    assert isinstance(state, Madeira)
    rng, told, moves = Random(seed), [], 0
    events: Told = told
    state.listener = lambda event: events.append((moves, event))
    yield state, told
    while state.to_act is not None:
        # Whoever uses the windmill at random does little else.
        choices = state.moves()
        plain = [move for move in choices if move[0] not in ("mill", "exchange")]
        state.play(rng.choice(plain if plain and rng.random() < 0.9 else choices))
        moves += 1
        yield state, told


def samples(players: int, seed: int, every: int) -> list[Madeira]:
    """Positions from the first to the last."""
    found = [state.copy() for i, (state, _) in enumerate(play_through(players, seed)) if i % every == 0]
    *_, (last, _) = play_through(players, seed)
    return [*found, last]
