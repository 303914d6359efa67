"""Options of a game, declared as data.

The set-up screen, the command line and the journal are all made from the declaration.

>>> edition = Option("edition", ("special", "classic"))
>>> swap = Option("swap", (False, True), needs={True: {"edition": ("special",)}})
>>> resolve((edition, swap), {"swap": True}, 3)
{'edition': 'special', 'swap': True}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.errors import OptionError, glimpse

Value = str | int | bool
Options = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice at set-up. The first value is the default and is always allowed.

    `needs[value][other]` lists the values of the option `other` with which `value` may be chosen; the
    pseudo-option `players` stands for the number of seats.
    """

    key: str
    values: tuple[Value, ...]
    needs: Mapping[Value, Mapping[str, tuple[Value, ...]]] = field(default_factory=dict)

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def is_flag(self) -> bool:
        return self.values == (False, True)


def obstacle(
    option: Option, value: Value, chosen: Mapping[str, Value], players: int
) -> tuple[str, tuple[Value, ...]] | None:
    """Why `value` cannot be chosen beside the others: the option in the way and the values it would need."""
    for other, allowed in option.needs.get(value, {}).items():
        actual = players if other == "players" else chosen[other]
        if actual not in allowed:
            return other, allowed
    return None


def resolve(declared: Sequence[Option], given: Mapping[str, object], players: int) -> Options:
    """All options with their values, checked; `OptionError` says what is wrong."""
    chosen: Options = {option.key: option.values[0] for option in declared}
    for key in given:
        if key not in chosen:
            raise OptionError(f"unknown option {glimpse(key)} (known: {', '.join(chosen) or 'none'})")
    asked = [option for option in declared if option.key in given]  # a default is always allowed
    for option in asked:
        key = option.key
        wanted = given[key]
        for value in option.values:
            if type(value) is type(wanted) and value == wanted:
                chosen[key] = value
                break
        else:
            names = ", ".join(str(v).lower() if option.is_flag else str(v) for v in option.values)
            raise OptionError(f"option {key} cannot be {glimpse(wanted)} (choose one of {names})")
    for option in asked:
        key = option.key
        found = obstacle(option, chosen[key], chosen, players)
        if found is not None:
            other, allowed = found
            raise OptionError(f"{key}={chosen[key]} needs {other} to be {' or '.join(map(str, allowed))}")
    return chosen


def parse(declared: Sequence[Option], text: str) -> tuple[str, Value]:
    """`key=value` as typed on a command line."""
    key, equals, wanted = text.partition("=")
    if not equals:
        raise OptionError(f"option {text!r} is not of the form key=value")
    for option in declared:
        if option.key == key:
            for value in option.values:
                if str(value).lower() == wanted.lower():
                    return key, value
            names = ", ".join(str(v).lower() for v in option.values)
            raise OptionError(f"option {key} cannot be {wanted!r} (choose one of {names})")
    raise OptionError(f"unknown option {key!r} (known: {', '.join(o.key for o in declared) or 'none'})")
