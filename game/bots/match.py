"""A game among bots, from the first move to the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots import Bot
from game.core import Move, State


def decision_rng(seed: int, seat: int, moves: int) -> Random:
    """The generator of a bot for one decision, after so many moves of the game.

    The one rule for the table and the arena: a game of bots is the same here and there, on every platform, and
    goes on as it would have after it was saved, taken back or played on from a position.
    """
    return Random(f"{seed}/{seat}/{moves}")


def ask(bot: Bot, state: State, seat: int, rng: Random) -> Move:
    """The move of a bot, from what its seat may see."""
    return bot(state.view(seat, rng), rng)


def play_out(state: State, bots: Sequence[Bot], seed: int, note: Callable[[Move, State], None] | None = None) -> int:
    """Let the bots play a game to its end; gives the number of moves. `note` is told each move, after it.

    A bot sees only its seat's view. It is not asked where there is nothing to decide.
    """
    count = 0
    while state.to_act is not None:
        seat = state.to_act
        moves = state.moves()
        move = moves[0] if len(moves) == 1 else ask(bots[seat], state, seat, decision_rng(seed, seat, count))
        state.play(move, seat)
        count += 1
        if note is not None:
            note(move, state)
    return count
