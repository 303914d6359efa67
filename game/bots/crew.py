"""A crew: processes that share the playouts of a thought.

Whoever thinks only hands out jobs, few at a time to each helper, and adds up what comes back; so it always has an ear
for whoever wants an answer at once. Worlds are numbered (see search.py): the same answer with any number of helpers.
A helper that is lost is done without; when none is left, whoever thinks plays alone.

Both sides speak JSON: a question is a view as a position, which a helper loads as it would load any file.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterator
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from game.bots.search import Job, Playout, Question, Stopped, Tick, alone
from game.core import CaravelleError, as_move, load_position

MAX_MESSAGE = 4 * 1024 * 1024
LISTEN = 0.01
"""Seconds between two looks at who else has something to say."""
PACE = 0.005
MOST = 8
"""So many seconds of work are handed out at a time, so many jobs at most: a message costs a third of a
millisecond."""


class Crew:
    """The helpers of one who thinks: a `search.Team` by its `play`."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.pipes = pipes
        self._question: Question | None = None
        self._number = 0
        self._many = 1

    def prepare(self, game: str) -> None:
        """Questions about this game will come: what they need can be loaded meanwhile."""
        for pipe in list(self.pipes):
            self._send(pipe, {"game": game})

    def play(self, question: Question, jobs: Iterator[Job], tick: Tick) -> Iterator[tuple[Job, Playout]]:
        """What the helpers make of the jobs, as it comes in."""
        self._ask(question)
        busy: dict[Connection, tuple[list[Job], float]] = {}
        lost: list[Job] = []
        try:
            while True:
                for pipe in [pipe for pipe in self.pipes if pipe not in busy]:
                    given = [lost.pop() for _ in lost[: self._many]] or list(islice(jobs, self._many))
                    if not given:
                        break
                    busy[pipe] = given, time.perf_counter()
                    self._send(pipe, {"jobs": given})
                for pipe in [pipe for pipe in busy if pipe not in self.pipes]:
                    lost += busy.pop(pipe)[0]
                if not self.pipes:
                    break
                if not busy and not lost:
                    return
                tick()
                heard = wait(list(busy), LISTEN)
                for pipe in [pipe for pipe in busy if pipe in heard]:
                    found = self._receive(pipe)
                    if found is None or len(found) != len(busy[pipe][0]):
                        continue
                    given, sent = busy.pop(pipe)
                    seconds = (time.perf_counter() - sent) / len(given)
                    self._many = max(1, min(MOST, int(PACE / max(seconds, 1e-6))))
                    yield from zip(given, found, strict=True)
        finally:
            if busy:  # nobody waits for these any more
                self._question = None
                for pipe in busy:
                    self._send(pipe, {"drop": True})
        yield from alone(question, chain(lost, jobs), tick)

    def _ask(self, question: Question) -> None:
        """Tell everybody what the jobs to come are about."""
        if question is self._question:
            return
        self._question = question
        self._number += 1
        data = {
            "number": self._number,
            "view": question.view.to_json(),
            "ways": question.ways,
            "seed": question.seed,
            "told": question.told,
            "varied": question.varied,
        }
        for pipe in list(self.pipes):
            self._send(pipe, data)

    def _send(self, pipe: Connection, data: dict[str, Any]) -> None:
        try:
            pipe.send_bytes(json.dumps(data).encode())
        except OSError:
            self._lose(pipe)

    def _receive(self, pipe: Connection) -> list[Playout] | None:
        """Playouts; None if they are some that nobody waits for, or if the helper is no more."""
        try:
            data = json.loads(pipe.recv_bytes(MAX_MESSAGE))
            if data["number"] != self._number:
                return None
            return [
                (
                    [float(value) for value in points],
                    float(doubt),
                    {as_move(fact): float(amount) for fact, amount in facts},
                )
                for points, doubt, facts in data["playouts"]
            ]
        except (OSError, EOFError, LookupError, TypeError, ValueError, CaravelleError):
            self._lose(pipe)
            return None

    def _lose(self, pipe: Connection) -> None:
        """A helper that is gone, or not to be trusted."""
        if pipe in self.pipes:
            self.pipes.remove(pipe)
            pipe.close()


def hire(count: int) -> tuple[list[Connection], list[BaseProcess]]:
    """So many helpers, or as many as can be had, and the pipes to them. They end when their pipe does."""
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    processes: list[BaseProcess] = []
    for _ in range(count):
        mine, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name="caravelle-helper")
        try:
            process.start()
        except OSError:  # those that there are will do
            mine.close()
            theirs.close()
            break
        theirs.close()
        pipes.append(mine)
        processes.append(process)
    return pipes, processes


def work(pipe: Connection) -> None:
    """A helper: play what is asked until the pipe closes. Whatever is said meanwhile ends a playout."""
    from game.bots.levels import GUIDES, guide

    heard = 0.0

    def tick() -> None:
        nonlocal heard
        now = time.perf_counter()
        if now - heard >= LISTEN:
            heard = now
            if pipe.poll():
                raise Stopped

    question: Question | None = None
    number = 0
    try:
        while True:
            data = json.loads(pipe.recv_bytes(MAX_MESSAGE))
            if data.get("game") in GUIDES:
                guide(data["game"])
            elif "view" in data:
                view = load_position(data["view"])
                ways = [tuple(as_move(move) for move in way) for way in data["ways"]]
                told, varied = bool(data["told"]), bool(data["varied"])
                question = Question(view, guide(view.game), ways, int(data["seed"]), told, varied)
                number = data["number"]
            elif "jobs" in data and question is not None:
                found = []
                try:
                    for world, candidate in data["jobs"]:
                        points, doubt, facts = question.playout((world, candidate), tick)
                        found.append((points, doubt, list(facts.items())))
                except Stopped:
                    continue
                pipe.send_bytes(json.dumps({"number": number, "playouts": found}).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return
