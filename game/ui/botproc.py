"""The process in which bots think, so that frames keep their time.

Both sides speak JSON over a pipe and trust nothing: the app sends a game's header and moves, the bot process
replays them itself and answers with a move, which the app plays only if it is legal.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from game.core import CaravelleError, Header, Move, State, as_move

MAX_MESSAGE = 4 * 1024 * 1024


class Thinker:
    """The app's end. `ask` starts a question, `answer` polls; a new question or `cancel` drops the old one."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self.asked = False

    def start(self) -> None:
        """Start the process ahead of the first question."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="caravelle-bots")
        self._process.start()
        theirs.close()
        self._pipe = mine

    def ask(self, header: Header, moves: Sequence[Move], seat: int, bot: str) -> None:
        self.start()
        self._number += 1
        question = {
            "number": self._number,
            "header": header.to_json(),
            "moves": [list(move) for move in moves],
            "seat": seat,
            "bot": bot,
        }
        self.asked = True
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(json.dumps(question).encode())
        except OSError:
            self.close()
            raise

    def answer(self, wait: float = 0.0) -> Move | str | None:
        """A move, the text of an error, or None as long as the bot thinks (after `wait` seconds at most)."""
        if not self.asked or self._pipe is None:
            return None
        try:
            while self._pipe.poll(wait):
                data = json.loads(self._pipe.recv_bytes(MAX_MESSAGE))
                if isinstance(data, dict) and data.get("number") == self._number:
                    self.asked = False
                    return as_move(data["move"]) if "move" in data else str(data.get("error"))
        except (OSError, EOFError, ValueError, CaravelleError) as error:
            self.close()
            return f"the bot process has stopped ({error or type(error).__name__})"
        return None

    def cancel(self) -> None:
        """Whatever is asked is no longer wanted; a bot deep in thought is not waited for."""
        if self.asked:
            self.close()

    def close(self) -> None:
        """At once."""
        self.asked = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
            self._process = None


def work(pipe: Connection) -> None:
    """The bot process: answer questions until the pipe closes."""
    header_json: object = None
    state: State | None = None
    played: list[Move] = []
    while True:
        try:
            data = json.loads(pipe.recv_bytes(MAX_MESSAGE))
        except (EOFError, OSError, ValueError, KeyboardInterrupt):
            return
        reply: dict[str, Any] = {"number": data.get("number")}
        try:
            moves = [as_move(move) for move in data["moves"]]
            if state is None or data["header"] != header_json or moves[: len(played)] != played:
                header_json, played = data["header"], []
                state = _start(header_json)
            for move in moves[len(played) :]:
                state.play(move)
                played.append(move)
            reply["move"] = list(choose(state, data["seat"], data["bot"], data["header"]["seed"], len(played)))
        except Exception as error:  # a bot must never take the table down: the app plays on without its advice
            state = None
            reply["error"] = f"{type(error).__name__}: {error}"
        try:
            pipe.send_bytes(json.dumps(reply).encode())
        except OSError:
            return


def _start(header: Any) -> State:
    seats = tuple(header["seats"])
    return Header(header["game"], header["options"], seats, header["seed"]).start()


def choose(state: State, seat: int, bot: str, seed: int, moves: int) -> Move:
    """The bot's move after so many moves of a game."""
    from game.bots import find_bot
    from game.bots.match import ask, decision_rng

    return ask(find_bot(bot, state.game), state, seat, decision_rng(seed, seat, moves))
