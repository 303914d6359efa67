"""Ready-made set-ups of each game: the first game, and rules for those who do not want to read through options."""

from __future__ import annotations

from collections.abc import Callable

from game.core import find
from game.core.options import Options, Value, obstacle

BOOK, SHORT, EVERYTHING, SURPRISE = "book", "short", "everything", "surprise"
PRESETS = (BOOK, SHORT, EVERYTHING, SURPRISE)

FIRST_PLAYERS = 3
FIRST_BOT = "easy"
FIRST_PACE = "slow"

EDITION = "edition"
"""The option that says which box is on the table, where a game has several."""

EXTENSIONS: dict[str, dict[str, Value]] = {
    "puerto_rico": {
        "new_buildings": True,
        "bourgeois": True,
        "smuggler": True,
        "festival": True,
        "activities": True,
        "achievements": "dealt",
    },
    "san_juan": {"extension": True, "choose_hand": True},
}
"""What adds to a game, with the value that it has if it takes part."""

PICTURES = {
    ("puerto_rico", "new_buildings"): "puerto_rico/building_lighthouse",
    ("puerto_rico", "bourgeois"): "puerto_rico/bourgeois",
    ("puerto_rico", "smuggler"): "puerto_rico/role_smuggler",
    ("puerto_rico", "festival"): "puerto_rico/good_fruit",
    ("puerto_rico", "activities"): "puerto_rico/land_coffee",
    ("puerto_rico", "achievements"): "ui/star",
    ("puerto_rico", "puertomas"): "ui/portrait_puertoma",
    ("san_juan", "extension"): "san_juan/card_goldsmith",
    ("san_juan", "choose_hand"): "san_juan/card_back",
}


def preset(game: str, name: str, players: int, chance: Callable[[], bool]) -> tuple[int, Options]:
    """The number of players and the options of a preset; `chance` tosses a coin."""
    declared = find(game)
    options: Options = {option.key: option.default for option in declared.options}
    if name == SHORT:
        players = min(declared.seat_counts)
    for key, value in EXTENSIONS.get(game, {}).items():
        if name == EVERYTHING or (name == SURPRISE and chance()):
            options[key] = value
    for option in declared.options:  # what these players cannot have beside the rest is left out
        if obstacle(option, options[option.key], options, players) is not None:
            options[option.key] = option.default
    return players, options


def unlike(game: str, options: Options) -> list[tuple[str, Value]]:
    """What is not as the book has it."""
    return [(o.key, options[o.key]) for o in find(game).options if options[o.key] != o.default]
