"""Words of the game: characters, stages of a turn, and every move made once and for all.

A move names what a person would point at, by key: `("build", "statue")`, `("sell", "corn_farm")`.
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.san_juan.cards import FARMS, KEYS, KINDS, LAND_REGISTRY

ROLES: Final = ("builder", "producer", "merchant", "recruiter", "adventurer")
ROLE: Final[dict[str | int, int]] = {role: i for i, role in enumerate(ROLES)}
BUILDER: Final = 0
PRODUCER: Final = 1
MERCHANT: Final = 2
RECRUITER: Final = 3
ADVENTURER: Final = 4

# What the seat to act is asked. `STAGES[stage]` is its name in positions and, under `ask.`, in the locale pack.
STAGES: Final = (
    "opening",  # set-up variant: discard down to four cards
    "choose",  # a character
    "build",  # a card of the hand, the Cathedral, or nothing
    "cover",  # Crane: beside the others or on top of one
    "pay",  # with cards, or goods through the Black market
    "produce",
    "sell",
    "keep",  # Recruiter: some of the cards just drawn
    "notary",  # Recruiter with a Notary: discard from the whole hand
    "exchange",  # round start: Company
    "chapel",  # round start: Chapel
    "church",  # round start: Church
    "limit",  # round start: too many cards
    "adventure",  # Adventurer with two players: a second card by the Publishing house
    "over",
)
OPENING: Final = 0
CHOOSE: Final = 1
BUILD: Final = 2
COVER: Final = 3
PAY: Final = 4
PRODUCE: Final = 5
SELL: Final = 6
KEEP: Final = 7
NOTARY_STAGE: Final = 8
EXCHANGE: Final = 9
CHAPEL_STAGE: Final = 10
CHURCH_STAGE: Final = 11
LIMIT: Final = 12
ADVENTURE: Final = 13
OVER: Final = 14

IN_TURN: Final = [[tuple([(first + i) % n for i in range(n)]) for first in range(n)] for n in range(5)]
"""The seats in turn order, by the number of players and the seat that is first."""

PASS: Final[Move] = ("pass",)
BESIDE: Final[Move] = ("beside",)
DOUBLE: Final[Move] = ("double",)
"""With two players: use the Publishing house now, for the next time it works is in the next round."""
CHOOSE_MOVES: Final[list[Move]] = [("choose", role) for role in ROLES]
CHOICES: Final[list[list[Move]]] = [
    [move for role, move in enumerate(CHOOSE_MOVES) if not taken >> role & 1] for taken in range(1 << len(ROLES))
]
"""The characters to choose from, by the bits of those that are taken."""


def _by_kind(word: str) -> list[Move]:
    return [(word, key) for key in KEYS]


BUILD_MOVES: Final = _by_kind("build")
COVER_MOVES: Final = _by_kind("cover")
COVER_GOOD_MOVES: Final[list[Move]] = [("cover", key, "good") for key in KEYS]
"""Of several buildings alike, cover one that has a good, though another has none."""
BARTER_MOVES: Final = _by_kind("barter")
PAY_MOVES: Final = _by_kind("pay")
PRODUCE_MOVES: Final = _by_kind("produce")
SELL_MOVES: Final = _by_kind("sell")
KEEP_MOVES: Final = _by_kind("keep")
DISCARD_MOVES: Final = _by_kind("discard")
EXCHANGE_MOVES: Final = _by_kind("exchange")
CHAPEL_MOVES: Final = _by_kind("chapel")
CHURCH_MOVES: Final = _by_kind("church")


def _goods(moves: list[Move], kinds: tuple[int, ...]) -> list[list[Move]]:
    return [
        [PASS] + [moves[kind] for bit, kind in enumerate(kinds) if bits >> bit & 1] for bits in range(1 << len(kinds))
    ]


PRODUCE_CHOICES: Final = _goods(PRODUCE_MOVES, tuple(range(FARMS)))
SELL_CHOICES: Final = _goods(SELL_MOVES, (*range(FARMS), LAND_REGISTRY))
"""To pass, or the good of one of the kinds of buildings that are given as bits (`GOOD_BIT`)."""
FARMS_FROM: Final = [(1 << FARMS) - (1 << min(kind, FARMS)) for kind in range(KINDS)]
GOODS_FROM: Final = [(2 << FARMS) - (1 << min(kind, FARMS)) for kind in range(KINDS)]
"""Those bits for the kinds from one on: production buildings, or all that can hold a good."""


def pick(cards: list[int], start: int, due: int, words: list[Move]) -> list[Move]:
    """Moves that pick the next of `due` cards from a sorted list.

    Cards are picked from left to right, so that each selection can be made in one order only.
    """
    moves = []
    last = -1
    for kind in cards if due == 1 and not start else cards[start : len(cards) - due + 1]:
        if kind != last:
            moves.append(words[kind])
            last = kind
    return moves
