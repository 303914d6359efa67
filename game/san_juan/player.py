"""What a player has in front of them and in hand."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from game.san_juan.cards import FARMS, KINDS, LAND_REGISTRY

EMPTY: Final = -1
OLD: Final = 64
"""Marks a face-down card that left the deck before it was last shuffled (see knowledge.py)."""


class Player:
    """One seat. Cards are kinds; `owns[kind]` tells which commercial buildings stand uncovered."""

    __slots__ = (
        "built",
        "chapel",
        "church",
        "church_used",
        "covered",
        "fresh",
        "goods",
        "hand",
        "harbor",
        "hinted",
        "owns",
        "shown",
        "slots",
    )

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.built: list[int] = []  # in the order of building
        self.owns: list[bool] = [False] * KINDS  # shared with copies: never changed, but replaced
        self.slots: list[int] = []  # sorted: the buildings that can hold a good
        self.goods: list[int] = []  # the card on each of them, or EMPTY
        self.covered: list[int] = []  # buildings under others (Crane): out of the game
        self.chapel: list[int] = []  # cards tucked under it; they stay when it is covered
        self.church: list[int] = []
        self.harbor: list[int] = []
        self.church_used: bool = False
        # what the others know of the hand: see knowledge.py
        self.fresh: int = 0
        self.shown: list[int] = []
        self.hinted: list[int] = []

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.hand = self.hand[:]
        other.built = self.built[:]
        other.owns = self.owns
        other.slots = self.slots[:]
        other.goods = self.goods[:]
        other.covered = self.covered[:]
        other.chapel = self.chapel[:]
        other.church = self.church[:]
        other.harbor = self.harbor[:]
        other.church_used = self.church_used
        other.fresh = self.fresh
        other.shown = self.shown[:]
        other.hinted = self.hinted[:]
        return other

    def has(self, kind: int) -> bool:
        """Is there such a commercial building, uncovered?"""
        return self.owns[kind]

    def add(self, kind: int) -> None:
        """A new building beside the others."""
        self.built.append(kind)
        self._enter(kind)

    def cover(self, old: int, kind: int) -> int:
        """A new building on top of an old one; gives the good that was on it, or EMPTY.

        Of several buildings alike, one without a good is covered.
        """
        self.built[self.built.index(old)] = kind
        self.covered.append(old)
        self._own(old, False)
        good = EMPTY
        if old in self.slots:
            i = self.free_slot(old)
            if i < 0:
                i = self.slots.index(old)
            del self.slots[i]
            good = self.goods.pop(i)
        self._enter(kind)
        return good

    def _enter(self, kind: int) -> None:
        if kind >= FARMS:
            self._own(kind, True)
        if kind < FARMS or kind == LAND_REGISTRY:
            i = bisect_left(self.slots, kind)
            self.slots.insert(i, kind)
            self.goods.insert(i, EMPTY)

    def _own(self, kind: int, yes: bool) -> None:
        self.owns = self.owns[:]
        self.owns[kind] = yes

    def free_slot(self, kind: int) -> int:
        """The first building of that kind without a good, or -1."""
        for i, slot in enumerate(self.slots):
            if slot == kind and self.goods[i] < 0:
                return i
        return -1

    def good_slot(self, kind: int) -> int:
        """The first building of that kind with a good, or -1."""
        for i, slot in enumerate(self.slots):
            if slot == kind and self.goods[i] >= 0:
                return i
        return -1
