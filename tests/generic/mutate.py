"""Damages JSON values and journals at random, the way that editors, disks and pranksters do."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 99, 10**6, -(10**6), 2**63, 2**64, 10**40, 0.5, 1.0, float("inf"),
    float("nan"), "", "x", "corn", "\x00", "é", "\ud800", "a" * 5000, [], {}, [[]], [0], ["pass"], {"game": "toy"},
    [None] * 50,
]  # fmt: skip


def damage(value: Any, rng: Random) -> Any:
    """A copy of a JSON value with one to three things wrong with it."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spots = _spots(value)
        holder, key = rng.choice(spots)
        _damage_one(holder, key, rng, spots)
    return value


def _spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a value that holds something: (list or object, index or key)."""
    found: list[tuple[Any, Any]] = []
    heap = [value]
    while heap:
        holder = heap.pop()
        keys = holder.keys() if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                heap.append(holder[key])
    return found or [({"": 0}, "")]


def _damage_one(holder: Any, key: Any, rng: Random, spots: list[tuple[Any, Any]]) -> None:
    old = holder[key]
    how = rng.randrange(8)
    if how == 0:
        holder[key] = copy.deepcopy(rng.choice(ODD))
    elif how == 1:
        del holder[key]
    elif how == 2 and isinstance(holder, dict):
        holder[rng.choice(["x", "", "game", str(key) + "s"])] = old
    elif how == 2:
        holder.insert(key, copy.deepcopy(old))
    elif how in (3, 4) and type(old) is int:
        holder[key] = old + rng.choice((-2, -1, 1, 2, 5, -old, 100))
    elif how == 5 and isinstance(old, list):
        rng.shuffle(old)
    else:  # something that belongs elsewhere: the likeliest to be believed
        other, place = rng.choice(spots)
        if place not in (other if isinstance(other, dict) else range(len(other))):
            return  # gone with an earlier damage
        holder[key], there = copy.deepcopy(other[place]), old
        if rng.random() < 0.5 and not isinstance(there, dict | list):
            other[place] = there


def damage_journal(data: bytes, rng: Random) -> bytes:
    """A journal's bytes with one to three things wrong with them."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        data = _damage_bytes(data, rng)
    return data


def _damage_bytes(data: bytes, rng: Random) -> bytes:
    how = rng.randrange(9)
    lines = data.split(b"\n")
    i = rng.randrange(len(lines))
    if how == 0:  # one byte
        at = rng.randrange(len(data) + 1)
        return data[:at] + bytes([rng.randrange(256)]) + data[at + rng.randrange(2) :]
    if how == 1:  # cut
        return data[: rng.randrange(len(data) + 1)]
    if how == 2:  # a hole
        at = rng.randrange(len(data) + 1)
        return data[:at] + data[at + rng.randrange(200) :]
    if how == 3:
        lines.pop(i)
    elif how == 4:
        lines.insert(i, rng.choice(lines))
    elif how == 5:
        j = rng.randrange(len(lines))
        lines[i], lines[j] = lines[j], lines[i]
    elif how == 6:
        lines.insert(i, rng.choice(STRANGE))
    else:
        if rng.random() < 0.3:
            i = 0
        try:
            lines[i] = json.dumps(damage([json.loads(lines[i])], rng)[0]).encode()
        except (ValueError, IndexError, RecursionError):
            lines[i] = b""
    return b"\n".join(lines)


STRANGE = [
    b"", b"null", b"{}", b"[]", b"[[]]", b'["pass"]', b'["\\ud800"]', b"1e999", b"NaN", b"\r", b"\x00",
    b"\xff\xfe\x00", b'{"undo":1}', b'{"undo":0}', b'{"undo":99999}', b'{"undo":null}', b'{"digest":"","moves":0}',
    b'{"digest":"0123456789ab","moves":16}', b'{"caravelle":1}', b"9" * 5000, b'"' + b"x" * 3000, b"[" * 3000,
    b'{"a":' * 3000,
]  # fmt: skip
