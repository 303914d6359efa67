"""Reading a JSON position: every value is asked for by name, type and range, and nothing else may be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.errors import PositionError, glimpse


class Reader:
    """A JSON object being validated.

    >>> r = Reader({"coins": 3}, "player 1")
    >>> r.number("coins", 0, 99)
    3
    >>> r.done()
    """

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise PositionError(f"{where}: expected an object")
        self.data: dict[str, Any] = data
        self.where = where
        self.seen: set[str] = set()

    def fail(self, message: str) -> PositionError:
        return PositionError(f"{self.where}: {message}")

    def raw(self, key: str) -> Any:
        self.seen.add(key)
        if key not in self.data:
            raise self.fail(f"{key} is missing")
        return self.data[key]

    def has(self, key: str) -> bool:
        return key in self.data

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.fail(f"{key} must be a whole number from {low} to {high}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(key, self.raw(key), low, high)

    def flag(self, key: str) -> bool:
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.fail(f"{key} must be true or false")
        return value

    def name(self, key: str, names: Sequence[str]) -> str:
        """One of `names`."""
        return self._name(key, self.raw(key), names)

    def _name(self, key: str, value: object, names: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in names:
            raise self.fail(f"{key} cannot be {glimpse(value)}")
        return value

    def items(self, key: str, length: int | None = None, at_most: int = 1000) -> Sequence[Any]:
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.fail(f"{key} must be a list")
        if length is not None and len(value) != length:
            raise self.fail(f"{key} must have {length} entries, not {len(value)}")
        if len(value) > at_most:
            raise self.fail(f"{key} must have at most {at_most} entries")
        return value

    def numbers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        return [self._number(key, value, low, high) for value in self.items(key, length)]

    def names(self, key: str, names: Sequence[str], length: int | None = None) -> list[str]:
        return [self._name(key, value, names) for value in self.items(key, length)]

    def child(self, key: str) -> Reader:
        return Reader(self.raw(key), f"{self.where}, {key}")

    def children(self, key: str, length: int | None = None) -> list[Reader]:
        return [Reader(item, f"{self.where}, {key} {i}") for i, item in enumerate(self.items(key, length))]

    def done(self) -> None:
        """Nothing but what was asked for may be there."""
        extra = sorted(set(self.data) - self.seen)
        if extra:
            raise self.fail(f"unknown entry {glimpse(extra[0])}")
