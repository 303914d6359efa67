"""Who has seen what, and worlds that a seat cannot tell from the real one.

A seat knows its own hand, all that lies face up, the cards that it has put on the discard pile or seen revealed
there, and what it has tucked itself. Nobody knows the goods, nor what is under a Harbour. Four marks keep more:

- a card on the discard pile carries a bit for each seat that has seen it go there;
- when the pile becomes the new deck, `recall[seat][kind]` counts the cards that the seat knew to be in it and has not
  met since: they are in the deck, or left it face down afterwards (`fresh`: how many cards a player has drawn since;
  goods and tucked cards that left an earlier deck are marked OLD). It is counted when somebody asks: till then the
  shuffled `pile` is kept, what each seat `drew`, and what was `met` face up with bits for the seats that saw it;
- `shown` are cards of a hand that all have seen (Gold mine, Goldsmith);
- once their owner has put any card away face down, they are only `hinted`: in the hand or among what was put away.

All other hidden cards are equally likely to be anywhere. Nothing is concluded from how somebody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from game.core import Event
from game.san_juan.cards import KINDS
from game.san_juan.moves import CHURCH_STAGE, EXCHANGE, KEEP, LIMIT, NOTARY_STAGE, OPENING, PAY
from game.san_juan.position import EMPTY, OLD, Player, Position

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

SEEN: Final = 6
"""A card in the discard pile is `kind | seats << SEEN`: one bit for each seat that has seen it go there."""

SEEN_BY: Final = [1 << SEEN + seat for seat in range(4)]

SEATS_IN: Final = [tuple([seat for seat in range(4) if seats >> seat & 1]) for seats in range(16)]
"""The seats that a card's bits stand for."""

KIND_BITS: Final = (1 << SEEN) - 1

NOTHING_KNOWN: Final = [0] * KINDS

SEEN_BY_ALL: Final = [((1 << players) - 1) << SEEN for players in range(5)]
"""By the number of players."""


def reshuffle(s: SanJuan) -> None:
    """The discard pile becomes the deck."""
    s.deck += [card & KIND_BITS for card in s.discard]
    s.counted = [NOTHING_KNOWN] * s.players
    s.pile = s.discard
    s.met = []
    s.discard = []
    s.shuffle(s.deck)
    s.dry = False
    for player in s.seats:
        player.early = 0
        player.drew = []
        player.hinted = []
        for cards in (player.chapel, player.church, player.harbor, player.goods):
            if cards:
                cards[:] = [card | OLD for card in cards]  # EMPTY stays what it is
    if s.listener is not None:
        s.listener(Event("shuffle", -1, "", len(s.deck), ("discard",), ("deck",)))


def count(s: Position) -> None:
    """What the seats know of the deck: the cards that they knew on the pile, without those that they have met since.

    Copies share the lists: they are not changed, but replaced.
    """
    if s.counted:
        _count(s)
    for player in s.seats:
        if player.drew:
            player.early += len(player.drew)
            player.drew = []


def _count(s: Position) -> None:
    s.counted = counted = [known[:] for known in s.counted]
    for card in s.pile:
        for seat in SEATS_IN[card >> SEEN]:
            counted[seat][card & KIND_BITS] += 1
    for card in s.met:
        kind = card & KIND_BITS
        for seat in SEATS_IN[card >> SEEN]:
            if counted[seat][kind]:
                counted[seat][kind] -= 1
    for known, player in zip(counted, s.seats, strict=True):
        for kind in player.drew:
            if known[kind]:
                known[kind] -= 1
    s.pile = []
    s.met = []


def cards_of(counts: list[int]) -> list[int]:
    """The cards that were counted, sorted."""
    cards = []
    for kind, n in enumerate(counts):
        if n:
            cards += [kind] * n
    return cards


def blur(player: Player) -> None:
    """A card was put away face down: it may have been one that was shown."""
    player.hinted += player.shown
    player.shown.clear()


def played(s: SanJuan, seat: int, kind: int) -> None:
    """A card of a hand is laid out for all to see; it may be one that somebody knew of."""
    player = s.seats[seat]
    if player.shown and kind in player.shown:
        player.shown.remove(kind)
    if player.hinted and kind in player.hinted:
        player.hinted.remove(kind)
    if s.counted and (player.drew or player.early):
        s.met.append(kind | SEEN_BY_ALL[s.players] ^ SEEN_BY[seat])


# worlds ------------------------------------------------------------------------------------------------------

DECK: Final = 0
GOOD: Final = 1
HAND: Final = 2
DRAWN: Final = 3
TUCKED: Final = 4
DISCARD: Final = 5


class Zone(NamedTuple):
    """Cards that the seat does not know, lying together: `cells[i]` for each `i` of `indices`."""

    region: int
    owner: int
    cells: list[int]
    indices: Sequence[int]


def view(s: SanJuan, seat: int, rng: Random) -> SanJuan:
    """A copy in which every card that `seat` does not know is dealt anew."""
    count(s)
    v = s.copy()
    v.rng = rng.getrandbits(64)
    v._legal = None
    unseen = sorted(v.prices[v.merchants :])  # after five Merchant phases the whole cycle is known
    rng.shuffle(unseen)
    v.prices = v.prices[: v.merchants] + unseen
    v.counted = [known if i == seat else NOTHING_KNOWN for i, known in enumerate(s.counted)]
    if v.to_act != seat and v.stage in PICKING:
        v.start = 0  # how far somebody has picked in a sorted hand would say something about the hand

    zones = unknown(v, seat)
    pool = [cells[i] & KIND_BITS for _, _, cells, indices in zones for i in indices]
    pool.sort()
    if (v.recall and any(v.recall[seat])) or any(player.shown or player.hinted for player in v.seats):
        pool = deal_known(v, seat, rng, zones, pool)
    else:
        mix(pool, rng)
    n = 0
    for region, _, cells, indices in zones:
        if region == DECK:
            n = len(cells)
            cells[:] = pool[:n]
        else:
            for i in indices:
                cells[i] = pool[n] | cells[i] & ~KIND_BITS
                n += 1
    for player in v.seats:
        player.hand.sort()
    v.drawn.sort()
    return v


PICKING: Final = (OPENING, PAY, KEEP, NOTARY_STAGE, EXCHANGE, CHURCH_STAGE, LIMIT)


def mix(things: list[int], rng: Random) -> None:
    """Shuffle; `Random.shuffle` takes five times as long."""
    random = rng.random
    things.sort(key=lambda _: random())


def unknown(v: SanJuan, seat: int) -> list[Zone]:
    """Every place of a card that the seat does not know; the deck comes first."""
    zones = [Zone(DECK, -1, v.deck, range(len(v.deck)))]
    if v.drawn and v.to_act is not None and v.to_act != seat:
        # before the hands: these were drawn last, so they are the first to be from the new deck (`since_shuffle`)
        zones.append(Zone(DRAWN, v.to_act, v.drawn, range(len(v.drawn))))
    if v.discard:
        mark = SEEN_BY[seat]
        zones.append(Zone(DISCARD, -1, v.discard, [i for i, card in enumerate(v.discard) if not card & mark]))
    for owner, player in enumerate(v.seats):
        zones.append(Zone(GOOD, owner, player.goods, [i for i, card in enumerate(player.goods) if card >= 0]))
        if player.harbor:
            zones.append(Zone(GOOD, owner, player.harbor, range(len(player.harbor))))
        if owner != seat:
            zones.append(Zone(HAND, owner, player.hand, range(len(player.hand))))
            if player.chapel:
                zones.append(Zone(TUCKED, owner, player.chapel, range(len(player.chapel))))
            if player.church:
                zones.append(Zone(TUCKED, owner, player.church, range(len(player.church))))
    return zones


def deal_known(v: SanJuan, seat: int, rng: Random, zones: list[Zone], pool: list[int]) -> list[int]:
    """All hidden cards in the order of the zones: those of which the seat knows something where they may be."""
    counts = [0] * KINDS
    for kind in pool:
        counts[kind] += 1
    dealt = [EMPTY] * len(pool)
    for owner, player in enumerate(v.seats):
        if owner == seat:
            continue
        if player.shown:
            deal_some(player.shown, hand_of(zones, owner), rng, counts, dealt)
        if player.hinted:
            deal_some(sorted(player.hinted), had_by(zones, owner, dealt), rng, counts, dealt)
    if v.recall:
        deal_some(cards_of(v.recall[seat]), since_shuffle(v, zones, dealt), rng, counts, dealt)
    others = cards_of(counts)
    mix(others, rng)
    return [others.pop() if kind < 0 else kind for kind in dealt]


def deal_some(cards: list[int], spots: list[int], rng: Random, counts: list[int], dealt: list[int]) -> None:
    """Each of the cards to one of the spots, all ways with the same chance, as long as there are both."""
    random = rng.random
    left = len(spots)
    for kind in cards:
        if left and counts[kind]:
            counts[kind] -= 1
            i = int(random() * left)
            left -= 1
            dealt[spots[i]] = kind
            spots[i] = spots[left]


def hand_of(zones: list[Zone], owner: int) -> list[int]:
    """The numbers of the spots of a hand."""
    n = 0
    for zone in zones:
        if zone.region == HAND and zone.owner == owner:
            return list(range(n, n + len(zone.indices)))
        n += len(zone.indices)
    return []


def had_by(zones: list[Zone], owner: int, dealt: list[int]) -> list[int]:
    """The free spots where a card of the owner's hand can be by now."""
    away = SEEN_BY[owner]
    spots = []
    n = 0
    for region, whose, cells, indices in zones:
        if region == DISCARD:
            spots += [n + k for k, i in enumerate(indices) if cells[i] & away and dealt[n + k] == EMPTY]
        elif whose == owner and region in (HAND, TUCKED):
            spots += [k for k in range(n, n + len(indices)) if dealt[k] == EMPTY]
        n += len(indices)
    return spots


def since_shuffle(v: SanJuan, zones: list[Zone], dealt: list[int]) -> list[int]:
    """The free spots that can hold a card which was in the deck when it was last shuffled."""
    room = [player.fresh for player in v.seats]
    spots = []
    n = 0
    for region, owner, cells, indices in zones:
        size = len(indices)
        if region in (HAND, DRAWN):
            free = [k for k in range(n, n + size) if dealt[k] == EMPTY][: room[owner]]
            room[owner] -= len(free)
            spots += free
        elif region in (GOOD, TUCKED):
            spots += [n + k for k, i in enumerate(indices) if not cells[i] & OLD and dealt[n + k] == EMPTY]
        elif region == DECK:
            spots += range(size)
        else:
            spots += [k for k in range(n, n + size) if dealt[k] == EMPTY]
        n += size
    return spots
