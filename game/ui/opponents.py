"""The bots at a table: asked as soon as it is their turn, while pieces still fly; heard when the table is ready."""

from __future__ import annotations

import logging
from typing import Any

from game.bots.chance import choose_at_random
from game.bots.match import decision_rng
from game.core import Move, Session
from game.ui.botproc import Thinker


class Opponents:
    """Asks for one position at a time. A bot that fails is replaced by chance for that move: `failed` says so."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.failed = False
        self.seconds: float | None = None  # how long an expert thinks
        self._asked = -1  # the number of moves of the position that a bot thinks about
        self._answer: Move | list[Any] | str | None = None

    def ask(self, session: Session, bot: str) -> None:
        """Let the seat to act think; a second time says nothing new."""
        seat, count = session.state.to_act, len(session.moves)
        if seat is None or self._asked == count or len(session.state.moves()) == 1:
            return
        self.forget()
        self._asked = count
        try:
            self.thinker.ask(session.header, session.moves, seat, bot, self.seconds if bot == "expert" else None)
        except OSError as error:
            self._answer = str(error)

    def move(self, session: Session, bot: str, wait: float = 0.0) -> Move | None:
        """The move of the seat to act; None as long as it thinks."""
        seat, moves = session.state.to_act, session.state.moves()
        assert seat is not None
        if len(moves) == 1:
            return moves[0]
        if self._answer is None and not self.thinker.asked:
            self._asked = -1  # nobody thinks any more: whoever else uses the process has stopped it
        self.ask(session, bot)
        if self._answer is None:
            self._answer = self.thinker.answer(wait)
        answer = self._answer
        if answer is None:
            return None
        self._asked, self._answer = -1, None
        if not isinstance(answer, tuple) or answer not in moves:
            logging.getLogger(__name__).warning("bot %s: %s", bot, answer)
            self.failed = True
            return choose_at_random(session.state, decision_rng(session.header.seed, seat, len(session.moves)))
        return answer

    @property
    def progress(self) -> float:
        """How far the thought is, from 0 to 1; 0 as well for what needs no thought."""
        return self.thinker.progress if self._asked >= 0 and self._answer is None else 0.0

    def hurry(self) -> None:
        """The best so far will do."""
        if self._asked >= 0 and self._answer is None:
            self.thinker.hurry()

    def forget(self) -> None:
        """What was asked is no longer wanted."""
        if self._asked >= 0:
            self.thinker.cancel()
        self._asked, self._answer = -1, None
