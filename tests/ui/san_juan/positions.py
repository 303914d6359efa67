"""Positions from games played at random, with a liking for building so that towns fill up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from game.core import Event, Move, find
from game.san_juan.state import SanJuan

LIKING = {"pass": 0.15, "build": 3.0, "cover": 0.5, "beside": 2.0}
Told = tuple[int, Event]


def pick_move(state: SanJuan, rng: Random) -> Move:
    moves = state.moves()
    return rng.choices(moves, [LIKING.get(str(move[0]), 1.0) for move in moves])[0]


def play_through(
    players: int, seed: int, extension: bool, hand: bool = False
) -> Iterator[tuple[SanJuan, list[Told]]]:
    """Every position of a game with all that has happened until then, the same objects each time."""
    state = find("san_juan").new(players, seed, {"extension": extension, "choose_hand": hand})
    assert isinstance(state, SanJuan)
    events: list[Told] = []
    played = 0
    state.listener = lambda event: events.append((played, event))
    rng = Random(seed)
    yield state, events
    while state.to_act is not None:
        played += 1
        state.play(pick_move(state, rng))
        yield state, events


@lru_cache(maxsize=64)
def samples(players: int, seed: int, every: int, extension: bool) -> list[tuple[SanJuan, list[Told]]]:
    """Some positions of a game, one of each kind of decision and the last one included."""
    found: list[tuple[SanJuan, list[Told]]] = []
    stages: set[int] = set()
    for i, (state, events) in enumerate(play_through(players, seed, extension, hand=True)):
        if i % every == 0 or state.stage not in stages:
            stages.add(state.stage)
            found.append((state.copy(), events[:]))
    return found
