"""A game among bots, from the first move to the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots import Bot
from game.core import Move, State


def seat_rng(seed: int, seat: int) -> Random:
    """The generator of a bot: same game seed and seat, same decisions, on every platform."""
    return Random(f"{seed}/{seat}")


def play_out(state: State, bots: Sequence[Bot], seed: int, note: Callable[[Move, State], None] | None = None) -> int:
    """Let the bots play a game to its end; gives the number of moves. `note` is told each move, after it.

    A bot sees only its seat's view. It is not asked where there is nothing to decide.
    """
    rngs = [seat_rng(seed, seat) for seat in range(state.players)]
    count = 0
    while state.to_act is not None:
        seat = state.to_act
        moves = state.moves()
        move = moves[0] if len(moves) == 1 else bots[seat](state.view(seat, rngs[seat]), rngs[seat])
        state.play(move, seat)
        count += 1
        if note is not None:
            note(move, state)
    return count
