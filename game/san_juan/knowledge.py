"""Who has seen what, and worlds that a seat cannot tell from the real one.

A seat knows its own hand, all that lies face up, the cards that it has put on the discard pile or seen revealed
there, and what it has tucked itself. Nobody knows the goods, nor what is under a Harbour. Four marks keep more:

- a card on the discard pile carries a bit for each seat that has seen it go there;
- when the pile becomes the new deck, `recall[seat][kind]` counts the cards that the seat knew to be in it and has not
  met since: they are in the deck, or left it face down afterwards (`fresh`: how many cards a player has drawn since;
  goods and tucked cards that left an earlier deck are marked OLD);
- `shown` are cards of a hand that all have seen (Gold mine, Goldsmith);
- once their owner has put any card away face down, they are only `hinted`: in the hand or among what was put away.

All other hidden cards are equally likely to be anywhere. Nothing is concluded from how somebody plays.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from game.core import Event
from game.san_juan.cards import KINDS
from game.san_juan.moves import CHURCH_STAGE, EXCHANGE, KEEP, LIMIT, NOTARY_STAGE, OPENING, PAY
from game.san_juan.position import OLD, Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

SEEN: Final = 6
"""A card in the discard pile is `kind | seats << SEEN`: one bit for each seat that has seen it go there."""

SEEN_BY: Final = [1 << SEEN + seat for seat in range(4)]

KIND_BITS: Final = (1 << SEEN) - 1


def reshuffle(s: SanJuan) -> None:
    """The discard pile becomes the deck."""
    s.recall = [seen_in(s.discard, SEEN_BY[seat]) for seat in range(s.players)]
    s.deck += [card & KIND_BITS for card in s.discard]
    s.discard.clear()
    s.shuffle(s.deck)
    s.dry = False
    for player in s.seats:
        player.fresh = 0
        player.hinted = []
        for cards in (player.chapel, player.church, player.harbor, player.goods):
            for i, card in enumerate(cards):
                if card >= 0:
                    cards[i] = card | OLD
    if s.listener is not None:
        s.listener(Event("shuffle", -1, "", len(s.deck), ("discard",), ("deck",)))


def witness(known: list[int], cards: list[int]) -> None:
    """A seat that knows some cards of the deck sees cards that come from it."""
    for kind in cards:
        if known[kind]:
            known[kind] -= 1


def seen_in(discard: list[int], mark: int) -> list[int]:
    """How many cards of each kind are marked as seen."""
    counts = [0] * KINDS
    for card in discard:
        if card & mark:
            counts[card & KIND_BITS] += 1
    return counts


def cards_of(counts: list[int]) -> list[int]:
    """The cards that were counted, sorted."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def blur(player: Player) -> None:
    """A card was put away face down: it may have been one that was shown."""
    player.hinted += player.shown
    player.shown.clear()


def played(s: SanJuan, seat: int, kind: int) -> None:
    """A card of a hand is laid out for all to see; it may be one that somebody knew of."""
    player = s.seats[seat]
    if kind in player.shown:
        player.shown.remove(kind)
    if kind in player.hinted:
        player.hinted.remove(kind)
    if s.recall and player.fresh:
        for other, known in enumerate(s.recall):
            if other != seat and known[kind]:
                known[kind] -= 1


# worlds ------------------------------------------------------------------------------------------------------

DECK, GOOD, HAND, DRAWN, TUCKED, DISCARD = range(6)


class Hole:
    """Where a card that the seat does not know lies: `cells[index]`, with the marks to keep there."""

    __slots__ = ("cells", "index", "marks", "owner", "region")

    def __init__(self, cells: list[int], index: int, marks: int, region: int, owner: int) -> None:
        self.cells = cells
        self.index = index
        self.marks = marks
        self.region = region
        self.owner = owner


def view(s: SanJuan, seat: int, rng: Random) -> SanJuan:
    """A copy in which every card that `seat` does not know is dealt anew."""
    v = s.copy()
    v.rng = rng.getrandbits(64)
    v._legal = None
    unseen = sorted(v.prices[v.merchants :])  # after five Merchant phases the whole cycle is known
    rng.shuffle(unseen)
    v.prices = v.prices[: v.merchants] + unseen
    if v.recall:
        v.recall = [known if i == seat else [0] * KINDS for i, known in enumerate(v.recall)]
    if v.to_act != seat and v.stage in PICKING:
        v.start = 0  # how far somebody has picked in a sorted hand would say something about the hand

    holes = unknown(v, seat)
    pool = sorted([hole.cells[hole.index] & KIND_BITS for hole in holes])
    rng.shuffle(pool)
    if (v.recall and any(v.recall[seat])) or any(player.shown or player.hinted for player in v.seats):
        holes = place_known(v, seat, rng, holes, pool)
    for hole, kind in zip(holes, pool, strict=True):
        hole.cells[hole.index] = kind | hole.marks
    for player in v.seats:
        player.hand.sort()
    v.drawn.sort()
    return v


PICKING: Final = (OPENING, PAY, KEEP, NOTARY_STAGE, EXCHANGE, CHURCH_STAGE, LIMIT)


def unknown(v: SanJuan, seat: int) -> list[Hole]:
    """Every place of a card that the seat does not know."""
    holes = [Hole(v.deck, i, 0, DECK, -1) for i in range(len(v.deck))]
    if v.drawn and v.to_act is not None and v.to_act != seat:
        # before the hands: these were drawn last, so they are the first to be from the new deck (`since_shuffle`)
        holes += [Hole(v.drawn, i, 0, DRAWN, v.to_act) for i in range(len(v.drawn))]
    for i, card in enumerate(v.discard):
        if not card >> seat + SEEN & 1:
            holes.append(Hole(v.discard, i, card & ~KIND_BITS, DISCARD, -1))
    for owner, player in enumerate(v.seats):
        holes += [Hole(player.goods, i, card & OLD, GOOD, owner) for i, card in enumerate(player.goods) if card >= 0]
        holes += [Hole(player.harbor, i, card & OLD, GOOD, owner) for i, card in enumerate(player.harbor)]
        if owner != seat:
            holes += [Hole(player.hand, i, 0, HAND, owner) for i in range(len(player.hand))]
            holes += [Hole(player.chapel, i, card & OLD, TUCKED, owner) for i, card in enumerate(player.chapel)]
            holes += [Hole(player.church, i, card & OLD, TUCKED, owner) for i, card in enumerate(player.church)]
    return holes


def place_known(v: SanJuan, seat: int, rng: Random, holes: list[Hole], pool: list[int]) -> list[Hole]:
    """Put the cards of which the seat knows something where they may be; gives the holes that are left."""
    for owner, player in enumerate(v.seats):
        if owner == seat:
            continue
        for kind in player.shown:
            put(kind, [h for h in holes if h.region == HAND and h.owner == owner], rng, holes, pool)
        for kind in sorted(player.hinted):
            away = SEEN_BY[owner]
            put(kind, [h for h in holes if is_hers(h, owner, away)], rng, holes, pool)
    if v.recall:
        room = [player.fresh for player in v.seats]
        for kind in cards_of(v.recall[seat]):
            found = put(kind, since_shuffle(holes, room), rng, holes, pool)
            if found is not None and found.region in (HAND, DRAWN):
                room[found.owner] -= 1
    return holes


def is_hers(hole: Hole, owner: int, away: int) -> bool:
    """Can a card of the owner's hand be here by now?"""
    if hole.region == DISCARD:
        return bool(hole.marks & away)
    return hole.owner == owner and hole.region in (HAND, TUCKED)


def since_shuffle(holes: list[Hole], room: list[int]) -> list[Hole]:
    """The holes that can hold a card which was in the deck when it was last shuffled."""
    left = room[:]
    found = []
    for hole in holes:
        if hole.region in (HAND, DRAWN):
            if left[hole.owner] <= 0:
                continue
            left[hole.owner] -= 1
        elif hole.region in (GOOD, TUCKED) and hole.marks & OLD:
            continue
        found.append(hole)
    return found


def put(kind: int, where: list[Hole], rng: Random, holes: list[Hole], pool: list[int]) -> Hole | None:
    """Put a card of the pool into one of the holes `where`, each with the same chance."""
    if not where or kind not in pool:
        return None
    hole = where[int(rng.random() * len(where))]
    hole.cells[hole.index] = kind | hole.marks
    holes.remove(hole)
    pool.remove(kind)
    return hole
