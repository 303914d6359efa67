"""The state's own generator: one 64-bit integer, the same numbers on every platform.

It is splitmix64. A state keeps only the integer, so that copying a state copies its luck for nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import shake_128
from struct import Struct, unpack
from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15


def scramble(value: int) -> int:
    """A 64-bit number that looks nothing like `value`; turns a person's seed into a first state."""
    z = value + STEP & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def advance(rng: int) -> int:
    """The next state of the generator."""
    return rng + STEP & MASK


def below(rng: int, n: int) -> int:
    """The number in 0 … n-1 that the generator's state stands for."""
    return scramble(rng) % n


@cache
def _lanes(n: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    ones = sum([1 << 128 * i for i in range(n)])
    steps = sum([STEP * (i + 2) << 128 * i for i in range(n)])
    return ones, steps, MASK * ones, Struct("<" + "Q8x" * n).unpack


def several(rng: int, n: int) -> tuple[int, ...]:
    """`scramble` of the next `n` states at once: in a long integer each has 64 bits, and 64 to spare."""
    ones, steps, mask, unpack_lanes = _lanes(n)
    z = rng * ones + steps & mask
    z = ((z ^ (z >> 30 & mask)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27 & mask)) * 0x94D049BB133111EB) & mask
    return unpack_lanes((z ^ (z >> 31 & mask)).to_bytes(16 * n, "little"))


def many(rng: int, n: int) -> tuple[int, ...]:
    """`n` numbers of 32 bits that the generator's state stands for: one hash is faster than so many states."""
    return unpack(f"<{n}I", shake_128(rng.to_bytes(8, "little")).digest(4 * n))
