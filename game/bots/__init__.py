"""Players that see only what a seat may see.

A bot is a function of a view and a generator: `bot(view, rng) -> move`. The view is what `state.view(seat, rng)`
gives the seat that is to act; a bot may play on in it as it likes, it is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.bots.chance import choose_at_random
from game.core import Move, OptionError, State

Bot = Callable[[State, Random], Move]


def find_bot(name: str, game: str) -> Bot:
    """The bot called `name` for a game; modules are imported when first asked for.

    >>> find_bot("random", "puerto_rico") is choose_at_random
    True
    """
    if name == "random":
        return choose_at_random
    raise OptionError(f"no bot {name!r} for {game} (known: {', '.join(bots_for(game))})")


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game, weakest first."""
    return ["random"]
