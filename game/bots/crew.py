"""A crew: processes that share the playouts of a thought.

Whoever thinks only hands out jobs, one at a time to each helper, and adds up what comes back; so it always has an ear
for whoever wants an answer at once. Worlds are numbered (see search.py): the same answer with any number of helpers.
A helper that is lost is done without; when none is left, whoever thinks plays alone.

Both sides speak JSON: a question is a view as a position, which a helper loads as it would load any file.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterator
from itertools import chain
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from game.bots.search import Job, Playout, Question, Stopped, Tick, alone
from game.core import CaravelleError, as_move, load_position

MAX_MESSAGE = 4 * 1024 * 1024
LISTEN = 0.01
"""Seconds between two looks at who else has something to say."""


class Crew:
    """The helpers of one who thinks: a `search.Team` by its `play`."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.pipes = pipes
        self._question: Question | None = None
        self._number = 0

    def prepare(self, game: str) -> None:
        """Questions about this game will come: what they need can be loaded meanwhile."""
        for pipe in list(self.pipes):
            self._send(pipe, {"game": game})

    def play(self, question: Question, jobs: Iterator[Job], tick: Tick) -> Iterator[tuple[Job, Playout]]:
        """What the helpers make of the jobs, as it comes in."""
        self._ask(question)
        busy: dict[Connection, Job] = {}
        lost: list[Job] = []
        try:
            while True:
                for pipe in [pipe for pipe in self.pipes if pipe not in busy]:
                    job = lost.pop() if lost else next(jobs, None)
                    if job is None:
                        break
                    busy[pipe] = job
                    self._send(pipe, {"number": self._number, "job": job})
                lost += [busy.pop(pipe) for pipe in list(busy) if pipe not in self.pipes]
                if not self.pipes:
                    break
                if not busy and not lost:
                    return
                tick()
                heard = wait(list(busy), LISTEN)
                for pipe in [pipe for pipe in busy if pipe in heard]:
                    found = self._receive(pipe)
                    if found is not None:
                        yield busy.pop(pipe), found
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
        }
        for pipe in list(self.pipes):
            self._send(pipe, data)

    def _send(self, pipe: Connection, data: dict[str, Any]) -> None:
        try:
            pipe.send_bytes(json.dumps(data).encode())
        except OSError:
            self._lose(pipe)

    def _receive(self, pipe: Connection) -> Playout | None:
        """A playout; None if it is one that nobody waits for, or if the helper is no more."""
        try:
            data = json.loads(pipe.recv_bytes(MAX_MESSAGE))
            if data["number"] != self._number:
                return None
            points = [float(value) for value in data["points"]]
            facts = {as_move(fact): float(amount) for fact, amount in data["facts"]}
            return points, float(data["doubt"]), facts
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
                question = Question(view, guide(view.game), ways, int(data["seed"]), bool(data["told"]))
                number = data["number"]
            elif "job" in data and question is not None:
                world, candidate = data["job"]
                try:
                    points, doubt, facts = question.playout((world, candidate), tick)
                except Stopped:
                    continue
                reply = {"number": number, "points": points, "doubt": doubt, "facts": list(facts.items())}
                pipe.send_bytes(json.dumps(reply).encode())
    except (EOFError, OSError, KeyboardInterrupt):
        return
