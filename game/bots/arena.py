"""Matches between bots on all cores, and what they say of their strength."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from math import log10, sqrt
from typing import Any, NamedTuple

from game.bots import Bot, find_bot
from game.bots.match import play_out
from game.core import find


class Task(NamedTuple):
    """A game to be played: who sits where (of the seats that bots are asked for), and how long thinkers think.

    A tuple, because it travels to another process: a frozen dataclass that is compiled does not arrive.
    """

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    seating: tuple[str, ...]
    think: float | None = None
    playouts: tuple[tuple[str, int], ...] = ()
    """Instead of a time, by name: the same game on every machine."""


Result = tuple[list[int], list[int]]
"""Winners and totals."""


def played(task: Task) -> Result:
    state = find(task.game).new(task.players, task.seed, dict(task.options))
    play_out(state, [_bot(name, task) for name in task.seating], task.seed)
    return state.winners(), state.totals()


def _bot(name: str, task: Task) -> Bot:
    playouts = dict(task.playouts).get(name)
    if playouts is not None:
        return find_bot(name, task.game, playouts=playouts)
    return find_bot(name, task.game) if task.think is None else find_bot(name, task.game, task.think)


def play_all(tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """The results in the order of the tasks, from as many processes as there are jobs.

    Started afresh: a copy of a process that has opened a window would wait for its threads for ever.
    """
    if min(jobs, len(tasks)) < 2:
        yield from map(played, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap(played, tasks)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sensible near 0 and 1 too, where the usual one has no width.

    >>> [round(end, 3) for end in interval(200, 200)]
    [0.981, 1.0]
    """
    z = 1.959964
    share, square = wins / games, z * z / games
    middle = share + square / 2
    width = z * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games))
    return max(0.0, (middle - width) / (1 + square)), min(1.0, (middle + width) / (1 + square))


def ratings(games: Sequence[tuple[Sequence[str], Sequence[int]]]) -> dict[str, float]:
    """Elo-like ratings, 0 in the mean: from (names, totals) of games, each pair in a game being a duel.

    400 more mean ten victories for one defeat. Half a victory each way is added to every pair, so that whoever
    never loses has a rating too (Bradley and Terry's model, by iteration).

    >>> [round(value) for value in ratings([(["a", "b"], [30, 20])] * 9 + [(["a", "b"], [20, 30])]).values()]
    [160, -160]
    """
    names = list(dict.fromkeys(name for seating, _ in games for name in seating))
    won = {a: dict.fromkeys(names, 0.0) for a in names}
    for a in names:
        for b in names:
            if a != b:
                won[a][b] = 0.5
    for seating, totals in games:
        for a, points in zip(seating, totals, strict=True):
            for b, others in zip(seating, totals, strict=True):
                if a != b:
                    won[a][b] += 1.0 if points > others else 0.5 if points == others else 0.0
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for a in names:
            met = sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in names if b != a)
            strength[a] = sum(won[a].values()) / met if met else 1.0
        mean = sum(map(log10, strength.values())) / len(names)
        strength = {name: value / 10**mean for name, value in strength.items()}
    return {name: 400 * log10(value) for name, value in strength.items()}
