"""Players that see only what a seat may see.

A bot is a function of a view and a generator: `bot(view, rng) -> move`. The view is what `state.view(seat, rng)`
gives the seat that is to act; a bot may play on in it as it likes, it is its own.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random

from game.core import Move, OptionError, State

Bot = Callable[[State, Random], Move]

ANY_GAME = {"random": "chance:choose_at_random"}
BOTS: dict[str, dict[str, str]] = {
    "puerto_rico": {
        "steward-easy": "steward:choose_easy",
        "steward": "steward:choose",
        "hard": "levels:hard",
        "expert": "levels:expert",
    },
    "san_juan": {"clerk": "clerk:choose", "hard": "levels:hard", "expert": "levels:expert"},
    "madeira": {"captain-major": "captain_major:choose"},
}
"""Game, bot, and where it lives: "module:function" in this package; weakest first."""


def find_bot(name: str, game: str) -> Bot:
    """The bot called `name` for a game; modules are imported when first asked for.

    >>> find_bot("random", "puerto_rico").__name__
    'choose_at_random'
    """
    where = {**ANY_GAME, **BOTS.get(game, {})}.get(name)
    if where is None:
        raise OptionError(f"no bot {name!r} for {game} (known: {', '.join(bots_for(game))})")
    module, function = where.split(":")
    bot: Bot = getattr(importlib.import_module(f"game.bots.{module}"), function)
    return bot


def bots_for(game: str) -> list[str]:
    """The names of the bots that can play a game, weakest first."""
    return [*ANY_GAME, *BOTS.get(game, {})]
