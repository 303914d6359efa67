"""The process in which bots think, so that frames keep their time.

Both sides speak JSON over a pipe and trust nothing: the app sends a game's header and moves, the bot process
replays them itself and answers with a move, which the app plays only if it is legal. While it thinks it says how far
it is, and listens: it can be told to answer at once, or that its answer is no longer wanted.

Who thinks ahead has helpers (game/bots/crew.py), so that all cores are used. They too are started by the app, which
ends them with the bot process; should the app itself be killed, each ends as its pipe does.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from game.bots import THINKING, Watch, find_bot
from game.bots.crew import Crew, hire
from game.bots.match import ask, decision_rng
from game.bots.search import Budget, Team
from game.core import CaravelleError, Header, Move, State, as_move

MAX_MESSAGE = 4 * 1024 * 1024
LISTEN = 0.01
"""Seconds between two looks at the pipe while a bot thinks."""
TELL = 0.1
"""Seconds between two reports of how far it is."""
BELOW_NORMAL = 0x4000
"""A priority class of Windows."""


def helpers() -> int:
    """How many share a thought: one a core, but for one core that is kept for the window where there are three."""
    cores = os.cpu_count() or 1
    return 0 if cores == 1 else max(2, cores - 1)


def give_way(process: BaseProcess) -> None:
    """Let the window and whatever else a person does go first. Halves how late the latest frames are."""
    try:
        if sys.platform == "win32":
            from ctypes import c_void_p, windll

            windll.kernel32.SetPriorityClass(c_void_p(process.sentinel), BELOW_NORMAL)
        elif process.pid is not None:
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + 5)
    except OSError:
        pass  # then all are equal


class Thinker:
    """The app's end. `ask` and `advise` start a question, `answer` polls; a new question or `cancel` drops the old
    one. `progress` is how far the thought is, from 0 to 1, as last heard."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._helpers: list[BaseProcess] = []
        self._helped = False
        self._pipe: Connection | None = None
        self._number = 0
        self.asked = False
        self.progress = 0.0

    def start(self, thinks: bool) -> None:
        """Start the process ahead of the first question; with helpers for a bot that `thinks`."""
        if self._process is not None and self._process.is_alive() and (self._helped or not thinks):
            return
        self.close()
        self._helped = thinks
        pipes, self._helpers = hire(helpers() if thinks else 0)
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, pipes), daemon=True, name="caravelle-bots")
        self._process.start()
        for process in (self._process, *self._helpers):
            give_way(process)
        for pipe in (theirs, *pipes):
            pipe.close()
        self._pipe = mine

    @property
    def helpers(self) -> int:
        """How many helpers there are."""
        return sum(1 for process in self._helpers if process.is_alive())

    def ask(self, header: Header, moves: Sequence[Move], seat: int, bot: str, seconds: float | None = None) -> None:
        """What would this bot play? `seconds` for those that think, if not as usual."""
        self._ask(header, moves, seat, {"bot": bot, "seconds": seconds}, bot in THINKING)

    def advise(self, header: Header, moves: Sequence[Move], seat: int, seconds: float) -> None:
        """What is best for this seat? The answer is a list: see game/bots/advice.py."""
        self._ask(header, moves, seat, {"advise": True, "seconds": seconds}, True)

    def _ask(self, header: Header, moves: Sequence[Move], seat: int, what: dict[str, Any], thinks: bool) -> None:
        self.cancel()
        self.start(thinks)
        self._number += 1
        question = {
            "number": self._number,
            "header": header.to_json(),
            "moves": [list(move) for move in moves],
            "seat": seat,
            **what,
        }
        self.asked, self.progress = True, 0.0
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(json.dumps(question).encode())
        except OSError:
            self.close()
            raise

    def answer(self, wait: float = 0.0) -> Move | list[Any] | str | None:
        """A move, advice, the text of an error, or None as long as the bot thinks (after `wait` seconds at most)."""
        if not self.asked or self._pipe is None:
            return None
        try:
            while self._pipe.poll(wait):
                data = json.loads(self._pipe.recv_bytes(MAX_MESSAGE))
                if not isinstance(data, dict) or data.get("number") != self._number:
                    continue
                if "progress" in data:
                    self.progress = float(data["progress"])
                    continue
                self.asked = False
                if isinstance(data.get("advice"), list):
                    return list(data["advice"])
                return as_move(data["move"]) if "move" in data else str(data.get("error"))
        except (OSError, EOFError, ValueError, TypeError, CaravelleError) as error:
            self.close()
            return f"the bot process has stopped ({error or type(error).__name__})"
        return None

    def hurry(self) -> None:
        """The best so far is good enough."""
        self._say("now")

    def cancel(self) -> None:
        """Whatever is asked is no longer wanted: the bot stops thinking, its process stays."""
        self._say("drop")
        self.asked = False

    def _say(self, word: str) -> None:
        if self.asked and self._pipe is not None:
            try:
                self._pipe.send_bytes(json.dumps({"number": self._number, word: True}).encode())
            except OSError:
                self.close()

    def close(self) -> None:
        """At once."""
        self.asked = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        ending = [*self._helpers, *([self._process] if self._process is not None else [])]
        self._process, self._helpers = None, []
        for process in ending:
            process.kill()
        for process in ending:
            process.join(1)


class Gone(Exception):
    """The app has closed the pipe."""


class Ear:
    """The bot process's end of the pipe: questions one after the other, and what is said while it thinks."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.waiting: list[dict[str, Any]] = []
        self.number: object = None
        self.dropped = False
        self._stop = False
        self._listened = self._told = 0.0

    def question(self) -> dict[str, Any]:
        """The next question; what concerns an earlier one comes too late."""
        while True:
            data = self.waiting.pop(0) if self.waiting else self._read()
            if "header" in data:
                self.number = data.get("number")
                self.dropped = self._stop = False
                self._told = time.perf_counter()
                return data

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self.pipe.recv_bytes(MAX_MESSAGE))
        except (EOFError, OSError, ValueError, KeyboardInterrupt) as error:
            raise Gone from error
        return data if isinstance(data, dict) else {}

    def watch(self, progress: float) -> bool:
        """Tells the app how far the thought is; True if it is to end."""
        now = time.perf_counter()
        if self._stop or now - self._listened < LISTEN:
            return self._stop
        self._listened = now
        while self.pipe.poll():
            data = self._read()
            if "header" in data:
                self.waiting.append(data)
                self.dropped = True
            elif data.get("number") == self.number:
                self.dropped = self.dropped or "drop" in data
                self._stop = True
        self._stop = self._stop or self.dropped
        if now - self._told >= TELL and not self._stop:
            self._told = now
            self.reply({"progress": round(progress, 3)})
        return self._stop

    def reply(self, what: dict[str, Any]) -> None:
        try:
            self.pipe.send_bytes(json.dumps({"number": self.number, **what}).encode())
        except OSError as error:
            raise Gone from error


def work(pipe: Connection, helping: list[Connection]) -> None:
    """The bot process: answer questions until the pipe closes."""
    ear, crew = Ear(pipe), Crew(helping)
    header_json: dict[str, Any] = {}
    state: State | None = None
    played: list[Move] = []
    try:
        while True:
            data = ear.question()
            try:
                moves = [as_move(move) for move in data["moves"]]
                if state is None or data["header"] != header_json or moves[: len(played)] != played:
                    header_json, played = dict(data["header"]), []
                    crew.prepare(str(header_json["game"]))
                    state = _start(header_json)
                for move in moves[len(played) :]:
                    state.play(move)
                    played.append(move)
                reply = _answer(state, data, len(played), ear, crew)
            except Gone:
                raise
            except Exception as error:  # a bot must never take the table down: the app plays on without its advice
                state = None
                reply = {"error": f"{type(error).__name__}: {error}"}
            if not ear.dropped:
                ear.reply(reply)
    except Gone:
        return


def _start(header: Any) -> State:
    seats = tuple(header["seats"])
    return Header(header["game"], header["options"], seats, header["seed"]).start()


def _answer(state: State, data: dict[str, Any], moves: int, ear: Ear, crew: Crew) -> dict[str, Any]:
    """The bot's move, or advice, after so many moves of a game."""
    from game.bots.advice import advise

    seat, seed = data["seat"], data["header"]["seed"]
    if "advise" in data:
        rng = decision_rng(seed, seat, moves)
        found = advise(state.view(seat, rng), rng, Budget(data["seconds"]), ear.watch, crew.play)
        return {"advice": [advice.to_json() for advice in found]}
    return {"move": list(choose(state, seat, data["bot"], seed, moves, data.get("seconds"), ear.watch, crew.play))}


def choose(
    state: State,
    seat: int,
    bot: str,
    seed: int,
    moves: int,
    seconds: float | None = None,
    watch: Watch | None = None,
    team: Team | None = None,
) -> Move:
    """The bot's move after so many moves of a game."""
    thinker = find_bot(bot, state.game, seconds, watch, team)
    return ask(thinker, state, seat, decision_rng(seed, seat, moves))
