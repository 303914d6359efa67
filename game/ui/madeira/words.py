"""The names of things, and where the game stands. Everything here is a phrase: words come later.

Sentences are in `asking.py` (what is to be decided), `telling.py` (what has happened), `tips.py` (what things are).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from game.core import Place, Reason, State
from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses, possessions
from game.madeira.position import (
    BUILDINGS,
    CHARACTERS,
    CITIES,
    FEEDING,
    FIELDS,
    GUILDS,
    HONOUR,
    LAST_CALL,
    OVER,
    PHASES,
    REPAIRS,
    REQUESTS,
)
from game.madeira.state import Madeira
from game.ui.tableview import Context
from game.ui.text import Phrase, say

PACK = "madeira"
LAST_ROUND = 5

LETTERS = {
    CITIES: "0", FIELDS: "0", GUILDS: "a", CHARACTERS: "b", BUILDINGS: "c", LAST_CALL: "c",
    HONOUR: "d", REPAIRS: "d", FEEDING: "d", REQUESTS: "e", OVER: "over",
}  # fmt: skip
LETTER_OF = {PHASES[phase]: letter for phase, letter in LETTERS.items()}


def phrase(key: str, **params: object) -> Phrase:
    return f"{PACK}.{key}", params


def lower(told: Phrase) -> str:
    """A sentence after a colon: without its capital letter. For what is said at once."""
    words = say(told)
    return words[:1].lower() + words[1:]


# names ----------------------------------------------------------------------------------------------------


def n(piece: str, count: int) -> Phrase:
    """So many of something: `3 wine`."""
    return phrase(f"n.{piece}", count=count)


def points(count: int) -> Phrase:
    return n("prestige", count)


def some(amounts: Iterable[tuple[str, int]]) -> list[Phrase]:
    """`2 wheat, 1 wood`, what there is none of left out."""
    return [n(piece, count) for piece, count in amounts if count]


def favour(key: str) -> Phrase:
    return phrase(f"favour.{key}.name")


def request(key: str) -> Phrase:
    return phrase(f"request.{key}.name")


def building(key: str) -> Phrase:
    return phrase(f"building.{key}.name")


def character(key: str) -> Phrase:
    return phrase(f"character.{key}.name")


def royal(key: str) -> Phrase:
    return phrase(f"royal.{key}.name")


def guild(key: str) -> Phrase:
    return phrase(f"guild.{key}.name")


def city(key: str) -> Phrase:
    return phrase(f"city.{key}.name")


def colony(key: str) -> Phrase:
    return phrase(f"colony.{key}.name")


def good(key: str) -> Phrase:
    return phrase(f"piece.{key}.some")


def region(number: int) -> Phrase:
    return phrase("region.number", number=number)


def field(s: Madeira, f: int) -> Phrase:
    """A field by what it yields now."""
    if f == m.FOREST:
        return phrase("field.forest.name")
    return phrase(f"field.{board.GOODS[s.field_good[f]]}")


def source(s: Madeira, f: int) -> Phrase:
    """A field with its region; the forest has none."""
    if f == m.FOREST:
        return phrase("field.forest.name")
    return phrase("field.line", field=field(s, f), region=region(board.FIELDS[f].region))


def inside(s: Madeira, f: int) -> Phrase:
    """A field with its region, as it stands inside a sentence."""
    if f == m.FOREST:
        return phrase("field.word.forest")
    good = board.GOODS[s.field_good[f]]
    return phrase("field.line", field=phrase(f"field.word.{good}"), region=region(board.FIELDS[f].region))


def landing(key: str) -> tuple[str, str]:
    """A numbered place: what it belongs to, and its number."""
    name, _, number = key.rpartition("-")
    return name, number


PIECES = ("building", "favour", "royal", "request", "character", "piece", "guild")


def thing(key: str) -> Phrase | str:
    """What an event names: a piece, a tile, a building."""
    for table, names in _TABLES.items():
        if key in names:
            return phrase(f"{table}.{key}.name")
    return ""


_TABLES: dict[str, Sequence[str]] = {
    "favour": board.FAVOURS,
    "request": board.REQUESTS,
    "building": tuple(b.key for b in board.BUILDINGS),
    "character": board.CHARACTERS,
    "guild": board.GUILDS,
    "piece": (
        *board.GOODS, "wood", "bread", "reals", "pirates", "prestige", "worker", "citizen", "ship", "marker",
        "die", "pirate_die", "token", "mill",
    ),
    "royal": m.ROYAL,
}  # fmt: skip


def place(s: Madeira, where: Place, names: Sequence[str] = ()) -> Phrase | str:
    """The name of a place inside a sentence."""
    if not where:
        return ""
    kind = str(where[0])
    key = str(where[-1])
    told: dict[str, object] = {"of": "", "number": ""}
    if kind == "field":
        told["of"] = inside(s, m.LOCATION[key])
    elif kind in ("space", "landing"):
        name, told["number"] = landing(key)
        told["of"] = city(name) if kind == "space" else colony(name)
    elif kind == "market":
        name, told["number"] = landing(key)
        told["of"] = phrase(f"market.{name}.name")
    elif kind == "city":
        told["of"] = city(key)
    elif kind == "colony":
        told["of"] = colony(key)
    elif kind == "royal":
        told["of"] = royal(key)
    elif kind in ("building", "character", "favour", "guild"):
        told["of"] = phrase(f"{kind}.{key}.name")
    elif kind in ("row", "offer", "order", "pass_reward"):
        told["number"] = where[1]
    return f"{PACK}.place.{kind}", told


def near(s: Madeira, where: Place) -> Phrase | str:
    """A shorter name, where the number of a space matters to nobody: its colony, market or city."""
    if where[0] == "landing":
        return colony(landing(str(where[1]))[0])
    if where[0] == "market":
        return phrase(f"market.{landing(str(where[1]))[0]}.name")
    return place(s, where)


def reason(given: Reason) -> Phrase:
    """Why something is not possible, with the names of what it mentions."""
    key, parameters = given
    return f"{PACK}.why.{key}", {name: _named(name, value) for name, value in parameters.items()}


def _named(name: str, value: object) -> object:
    if name == "good":
        return lower(phrase(f"piece.{value}.name"))
    table = {"character": character, "favour": favour}.get(name)
    return table(str(value)) if table is not None else value


# where the game stands --------------------------------------------------------------------------------------


def letter(state: State) -> str:
    """The letter of the phase: a to e, "0" for the set-up."""
    return LETTERS[cast(Madeira, state).phase]


def phase(state: State) -> tuple[str | int, ...]:
    """Changes when a phase ends."""
    s = cast(Madeira, state)
    return s.round, letter(s)


def status(state: State, ctx: Context) -> Phrase:
    """Round and phase in a short line."""
    s = cast(Madeira, state)
    if s.round == 0 or s.phase == OVER:
        return phrase(f"phase.{PHASES[s.phase]}")
    return phrase("status", round=phrase("round", number=s.round), phase=phrase(f"phase.{PHASES[s.phase]}"))


def ending(state: State, ctx: Context) -> Phrase | None:
    """The fifth round is the last one: everybody knows, and is told."""
    s = cast(Madeira, state)
    return phrase("ending") if s.round == LAST_ROUND and s.to_act is not None else None


def score_label(item: str, state: State) -> Phrase:
    return phrase(f"score.{item}")


def score_note(item: str, state: State, seat: int) -> Phrase | None:
    """What the end counts: all that one has as reals, pirates with their rank."""
    s = cast(Madeira, state)
    if item == "possessions":
        return phrase("note_possessions", reals=n("reals", possessions(s, seat)))
    if item == "pirates":
        rank = 1 + sum(1 for loss in pirate_losses(s) if loss > pirate_losses(s)[seat])
        return phrase("note_pirates", rank=rank, pirates=n("pirates", s.pirates[seat]))
    return None


def tie_note(state: State, seat: int) -> Phrase:
    """The earlier in the turn order wins."""
    return phrase("note_order", number=cast(Madeira, state).order.index(seat) + 1)
