"""What happens next at the table: one value, and the only one that says so.

rest      nothing by itself: the game or its replay is over
flying    pieces are on their way; the board is as it was before them
waiting   a pause, and `then` something moves by itself (a bot, a replay, a move that leaves no choice)
asking    a person decides
thinking  the pause is over and the bot has not answered yet
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, isfinite

REST, FLYING, WAITING, ASKING, THINKING = "rest", "flying", "waiting", "asking", "thinking"

PAUSE = {"slow": 1.5, "normal": 0.7, "fast": 0.25, "instant": 0.0, "step": 0.0}
HOLD = {"slow": 2.0, "normal": 1.1, "fast": 0.5, "instant": 0.0, "step": 0.0}  # after the last action of a phase
FORCED = 0.5  # before a move that leaves no choice is made for a person
HELD = inf  # until the person says so


def _nothing() -> None:
    pass


@dataclass(slots=True)
class Doing:
    kind: str = REST
    seconds: float = 0.0  # of a pause that are left
    then: Callable[[], None] = _nothing

    def passes(self, seconds: float) -> bool:
        """Let time pass; whether a pause is over now."""
        if self.kind != WAITING:
            return False
        self.seconds -= seconds
        return self.seconds <= 0

    @property
    def busy(self) -> bool:
        """Whether something is about to happen by itself."""
        return self.kind in (FLYING, THINKING) or (self.kind == WAITING and isfinite(self.seconds))
