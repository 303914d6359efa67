"""Players that see only what a seat may see.

A bot is a function of a view and a generator: `bot(view, rng) -> move`. The view is what `state.view(seat, rng)`
gives the seat that is to act; a bot may play on in it as it likes, it is its own.

People choose among four levels, in every game; the bots of earlier versions stay playable under their names, because
saved games hold them, and as the yardstick in `arena`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from game.core import Move, OptionError, State

if TYPE_CHECKING:
    from game.bots.search import Team

Bot = Callable[[State, Random], Move]

Watch = Callable[[float], bool]
"""Asked again and again by a bot that thinks, with how far it is (0 to 1); True: answer at once."""

LEVELS = ("easy", "normal", "hard", "expert")
THINKING = ("hard", "expert")
USUAL = "normal"
"""Who sits down at a new game."""

ANY_GAME = {"random": "chance:choose_at_random"}
BOTS: dict[str, dict[str, str]] = {
    "puerto_rico": {
        "easy": "steward:choose_easy",
        "normal": "steward:choose",
        "steward-easy": "steward:choose_erring",
        "steward": "steward:choose_steward",
    },
    "san_juan": {"easy": "clerk:choose_easy", "normal": "clerk:choose", "clerk": "clerk:choose_clerk"},
    "madeira": {
        "easy": "admiral:choose_easy",
        "normal": "admiral:choose",
        "captain-major": "captain_major:choose",
    },
}
"""Game, bot, and where it lives: "module:function" in this package. Who thinks is in levels.py."""


def find_bot(
    name: str,
    game: str,
    seconds: float | None = None,
    watch: Watch | None = None,
    team: Team | None = None,
    playouts: int | None = None,
) -> Bot:
    """The bot called `name` for a game; modules are imported when first asked for.

    `seconds` or `playouts` are how long `hard` and `expert` think, if not as usual; `watch` follows their thoughts,
    and a `team` shares them.

    >>> find_bot("random", "puerto_rico").__name__
    'choose_at_random'
    """
    if game in BOTS and name in THINKING:
        from game.bots.levels import thinker

        return thinker(name, game, seconds, watch, team, playouts)
    where = {**ANY_GAME, **BOTS.get(game, {})}.get(name)
    if where is None:
        raise OptionError(f"no bot {name!r} for {game} (known: {', '.join(every_bot(game))})")
    module, function = where.split(":")
    bot: Bot = getattr(importlib.import_module(f"game.bots.{module}"), function)
    return bot


def bots_for(game: str) -> list[str]:
    """The names of the bots that a person may choose for a game, weakest first."""
    return [*ANY_GAME, *(LEVELS if game in BOTS else ())]


def every_bot(game: str) -> list[str]:
    """These, and the bots of earlier versions."""
    return [*bots_for(game), *(name for name in BOTS.get(game, ()) if name not in LEVELS)]
