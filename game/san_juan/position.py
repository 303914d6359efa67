"""What lies on the table: deck, piles and characters in the middle, every player's town and hand.

Places, as moves and events name them:

    ("role", key)          a character card in the middle      ("taken", seat)       where a seat lays those it chose
    ("governor", seat)     where the Governor card lies        ("cathedral",)        while it lies on the table
    ("hand", seat)         a hand, ("hand", seat, key) a card of it
    ("drawn", seat, key)   a card that the Recruiter's draw put up for choice; ("drawn", seat) all of them
    ("town", seat)         where a seat builds
    ("town", seat, i)      the building that is the i-th of `built`: a covering building has the place of the covered
    ("good", seat, i)      the good on that building
    ("covered", seat)      what lies under other buildings     ("under", seat, key)  cards tucked under a key building
    ("pending", seat)      a card laid out, while it is not yet known whether it covers another
    ("deck",) ("discard",) ("revealed",)                       the piles, and where Gold mine cards are shown
    ("prices",) ("open",)                                      the stack of the trading house, and the card turned up
    ("pass",)              the button that ends a choice
"""

from __future__ import annotations

from bisect import bisect, bisect_left
from typing import Final

from game.core import Options, State
from game.san_juan.cards import FARMS, KINDS, LAND_REGISTRY
from game.san_juan.moves import OVER, ROLES

EMPTY: Final = -1
GOOD_BIT: Final = [
    1 << kind if kind < FARMS else (1 << FARMS if kind == LAND_REGISTRY else 0) for kind in range(KINDS)
]
"""For sets of kinds of buildings that can hold a good."""
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
        "drew",
        "early",
        "goods",
        "hand",
        "harbor",
        "hinted",
        "laden",
        "owns",
        "shown",
        "slots",
        "vacant",
    )

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.built: list[int] = []  # in the order of building
        self.owns: list[bool] = [False] * KINDS  # shared with copies: never changed, but replaced
        self.slots: list[int] = []  # sorted: the buildings that can hold a good; those alike in the order of `built`
        self.goods: list[int] = []  # the card on each of them, or EMPTY
        self.laden: int = 0  # the kinds (bits) of which a building has a good
        self.vacant: int = 0  # and those of which one has none
        self.covered: list[int] = []  # buildings under others (Crane): out of the game
        self.chapel: list[int] = []  # cards tucked under it; they stay when it is covered
        self.church: list[int] = []
        self.harbor: list[int] = []
        self.church_used: bool = False
        # what the others know of the hand: see knowledge.py
        self.drew: list[int] = []
        self.early: int = 0
        self.shown: list[int] = []
        self.hinted: list[int] = []

    def copy(self) -> Player:
        other = Player.__new__(Player)
        other.hand = self.hand[:]
        other.built = self.built[:]
        other.owns = self.owns
        other.slots = self.slots[:]
        other.goods = self.goods[:]
        other.laden = self.laden
        other.vacant = self.vacant
        other.covered = self.covered[:]
        other.chapel = self.chapel[:]
        other.church = self.church[:]
        other.harbor = self.harbor[:]
        other.church_used = self.church_used
        other.drew = self.drew[:]
        other.early = self.early
        other.shown = self.shown[:]
        other.hinted = self.hinted[:]
        return other

    @property
    def fresh(self) -> int:
        """How many cards the player has drawn since the deck was last shuffled."""
        return self.early + len(self.drew)

    def has(self, kind: int) -> bool:
        """Is there such a commercial building, uncovered?"""
        return self.owns[kind]

    def add(self, kind: int) -> None:
        """A new building beside the others."""
        self.built.append(kind)
        if kind >= FARMS:
            self._own(kind, True)
        if GOOD_BIT[kind]:
            self._open(kind, bisect(self.slots, kind))

    def cover(self, index: int, kind: int) -> int:
        """A new building on top of the one at `index`; gives the good that was on it, or EMPTY."""
        old = self.built[index]
        self.covered.append(old)
        self._own(old, False)
        good = EMPTY
        if GOOD_BIT[old]:
            i = self.slots.index(old) + self.built[:index].count(old)
            del self.slots[i]
            good = self.goods.pop(i)
            self.note_goods()
        self.built[index] = kind
        if kind >= FARMS:
            self._own(kind, True)
        if GOOD_BIT[kind]:
            self._open(kind, bisect_left(self.slots, kind) + self.built[:index].count(kind))
        return good

    def _open(self, kind: int, slot: int) -> None:
        self.slots.insert(slot, kind)
        self.goods.insert(slot, EMPTY)
        self.vacant |= GOOD_BIT[kind]

    def _own(self, kind: int, yes: bool) -> None:
        self.owns = self.owns[:]
        self.owns[kind] = yes

    def note_goods(self) -> None:
        """Find out anew which kinds of buildings have goods."""
        self.laden = self.vacant = 0
        for kind, good in zip(self.slots, self.goods, strict=True):
            if good >= 0:
                self.laden |= GOOD_BIT[kind]
            else:
                self.vacant |= GOOD_BIT[kind]

    def lay_good(self, kind: int, card: int) -> int:
        """A good on the first building of that kind that has none; gives its slot."""
        slots, goods = self.slots, self.goods
        slot = slots.index(kind)
        while goods[slot] >= 0:
            slot += 1
        goods[slot] = card
        self.laden |= GOOD_BIT[kind]
        size = len(slots)
        i = slot + 1
        while i < size and slots[i] == kind:
            if goods[i] < 0:
                return slot
            i += 1
        self.vacant ^= GOOD_BIT[kind]
        return slot

    def take_good(self, kind: int) -> int:
        """The good of the first building of that kind that has one."""
        slots, goods = self.slots, self.goods
        i = slots.index(kind)
        while goods[i] < 0:
            i += 1
        good = goods[i]
        goods[i] = EMPTY
        self.vacant |= GOOD_BIT[kind]
        size = len(slots)
        i += 1
        while i < size and slots[i] == kind:
            if goods[i] >= 0:
                return good
            i += 1
        self.laden ^= GOOD_BIT[kind]
        return good

    def site(self, slot: int) -> int:
        """Where in `built` the building of a slot stands."""
        kind = self.slots[slot]
        before = slot - self.slots.index(kind)
        return [i for i, other in enumerate(self.built) if other == kind][before]

    def good_at(self, index: int) -> bool:
        """Is there a good on the building at `index`?"""
        kind = self.built[index]
        if kind not in self.slots:
            return False
        return self.goods[self.slots.index(kind) + self.built[:index].count(kind)] >= 0

    def to_cover(self, kind: int, full: bool) -> int:
        """Where in `built` the building of that kind stands that is covered.

        Of several alike it is one without a good, if there is any; with `full` one that has its good.
        """
        sites = [i for i, other in enumerate(self.built) if other == kind]
        for i in sites:
            if self.good_at(i) == full:
                return i
        return sites[0]

    def free_slot(self, kind: int) -> int:
        """The first building of that kind without a good, or -1."""
        if not self.vacant & GOOD_BIT[kind]:
            return -1
        goods = self.goods
        i = self.slots.index(kind)
        while goods[i] >= 0:
            i += 1
        return i

    def good_slot(self, kind: int) -> int:
        """The first building of that kind with a good, or -1."""
        if not self.laden & GOOD_BIT[kind]:
            return -1
        goods = self.goods
        i = self.slots.index(kind)
        while goods[i] < 0:
            i += 1
        return i


class Position(State):
    """All that lies on the table, and how far the decision at hand has come. The rules are in `state.py`."""

    __slots__ = (
        "bartered",
        "cathedral",
        "chooser",
        "counted",
        "deck",
        "discard",
        "doubled",
        "drawn",
        "dry",
        "due",
        "gone",
        "governor",
        "left",
        "low",
        "made",
        "merchants",
        "met",
        "new_schools",
        "owed",
        "pending",
        "picks",
        "pile",
        "prices",
        "role",
        "round",
        "seats",
        "sold_any",
        "spare",
        "spent",
        "stage",
        "start",
        "taken",
        "turn",
    )

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
        self.seats: list[Player] = [Player() for _ in range(players)]
        self.deck: list[int] = []  # the last one is on top
        self.discard: list[int] = []  # each with the seats that have seen it: see knowledge.py
        # what is known of the deck: see knowledge.py
        self.counted: list[list[int]] = []  # empty until the deck is first shuffled anew
        self.pile: list[int] = []  # shared with copies: never changed, but replaced
        self.met: list[int] = []
        self.cathedral: bool = False  # still on the table
        self.prices: list[int] = [0, 1, 2, 3, 4]  # the order of the trading-house cards
        self.merchants: int = 0  # Merchant phases so far
        self.dry: bool = False  # the round began without any card to draw, and nothing was built or shuffled since
        # the round
        self.round: int = 1
        self.governor: int = 0
        self.picks: int = 0  # characters chosen and played in this round
        self.taken: list[int] = [-1] * len(ROLES)  # who took each character
        self.gone: int = 0  # a bit for each of those that are taken
        self.spent: bool = False  # with two players: the Governor has used the Publishing house in this round
        # the phase
        self.stage: int = OVER
        self.role: int = -1
        self.chooser: int = -1
        self.doubled: bool = False  # the Publishing house doubles the privilege
        self.turn: int = 0  # seats done in this phase, or in this step of the round start
        self.sold_any: bool = False  # somebody sold in this Merchant phase
        self.new_schools: int = 0  # seats (bits) that built a School in this Builder phase
        # the decision
        self.pending: int = -1  # the card being built
        self.due: int = 0  # cards still to pick: pay, keep, discard
        self.start: int = 0  # where in the hand the next pick may begin
        self.low: int = 0  # the lowest building that may still produce, sell or barter
        self.left: int = 0  # goods that may still be produced or sold
        self.made: int = 0  # goods produced or sold, cards exchanged, tucked or paid
        self.owed: int = 0  # cards to draw for the goods sold
        self.bartered: int = 0  # goods given to the Black market
        self.spare: bool = False  # the building was made cheaper by something that need not have been used
        self.drawn: list[int] = []  # cards that the Recruiter's draw puts up for choice

    def fill_copy(self, new: Position) -> None:
        """Make `new` an independent copy, without the listener."""
        new.players = self.players
        new.options = self.options
        new.to_act = self.to_act
        new.rng = self.rng
        new.chance = self.chance
        new.listener = None
        new._legal = self._legal
        new.seats = [player.copy() for player in self.seats]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.counted = self.counted
        new.pile = self.pile
        new.met = self.met[:]
        new.cathedral = self.cathedral
        new.prices = self.prices  # never changed after set-up
        new.merchants = self.merchants
        new.dry = self.dry
        new.round = self.round
        new.governor = self.governor
        new.picks = self.picks
        new.taken = self.taken[:]
        new.gone = self.gone
        new.spent = self.spent
        new.stage = self.stage
        new.role = self.role
        new.chooser = self.chooser
        new.doubled = self.doubled
        new.turn = self.turn
        new.sold_any = self.sold_any
        new.new_schools = self.new_schools
        new.pending = self.pending
        new.due = self.due
        new.start = self.start
        new.low = self.low
        new.left = self.left
        new.made = self.made
        new.owed = self.owed
        new.bartered = self.bartered
        new.spare = self.spare
        new.drawn = self.drawn[:]

    def stands(self, kind: int) -> bool:
        """Has anybody such a commercial building, uncovered?"""
        for player in self.seats:  # noqa: SIM110 - any() is slower
            if player.owns[kind]:
                return True
        return False
