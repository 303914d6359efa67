"""Adventurer: no action, only the privilege of a card; and the owners of mines and goldsmiths try their luck."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from game.core import Event, Move
from game.san_juan import knowledge, roles
from game.san_juan.cards import COST, GOLD_MINE, GOLDSMITH, KEYS
from game.san_juan.moves import ADVENTURE, DOUBLE, PASS

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

MINE_CARDS: Final = 4


def begin(s: SanJuan) -> None:
    s.gain(s.chooser, roles.privilege(s))
    if roles.may_double(s) and (s.deck or s.discard):
        s.stage = ADVENTURE
        s.to_act = s.chooser
    else:
        dig(s)


def legal(s: SanJuan) -> list[Move]:
    """Publishing house with two players: a second card, or saved for the second character."""
    return [PASS, DOUBLE]


def apply(s: SanJuan, move: Move) -> None:
    if move[0] == "double":
        roles.use_house(s)
        s.gain(s.chooser, 1)
    elif s.listener is not None:
        s.listener(Event("pass", s.chooser))
    dig(s)


def dig(s: SanJuan) -> None:
    """Mines and goldsmiths of all players, then the phase is over."""
    for seat in roles.in_turn(s):
        owns = s.seats[seat].owns
        if owns[GOLD_MINE]:
            gold_mine(s, seat)
        if owns[GOLDSMITH]:
            goldsmith(s, seat)
    roles.end_phase(s)


def gold_mine(s: SanJuan, seat: int) -> None:
    """Reveal four cards: if all costs differ keep the cheapest, else none."""
    cards = reveal(s, seat, GOLD_MINE, MINE_CARDS)
    if len({COST[kind] for kind in cards}) == MINE_CARDS:
        keep(s, seat, min(cards, key=COST.__getitem__), cards)
    else:
        keep(s, seat, -1, cards)


def goldsmith(s: SanJuan, seat: int) -> None:
    """Reveal a card: keep it if nobody has that building."""
    cards = reveal(s, seat, GOLDSMITH, 1)
    if cards and not any(cards[0] in player.built for player in s.seats):
        keep(s, seat, cards[0], cards)
    else:
        keep(s, seat, -1, cards)


def reveal(s: SanJuan, seat: int, cause: int, n: int) -> list[int]:
    """Cards from the deck that everybody sees."""
    old = s.last_of_the_deck(n)
    cards = s.deal(n)
    s.chance += 1
    if s.counted:
        everybody = knowledge.SEEN_BY_ALL[s.players]
        s.met += [kind | everybody for kind in cards[old:]]
    if s.listener is not None:
        detail = tuple(KEYS[kind] for kind in cards)
        s.listener(Event("reveal", seat, KEYS[cause], len(cards), ("deck",), ("revealed",), detail))
    return cards


def keep(s: SanJuan, seat: int, kept: int, cards: list[int]) -> None:
    """One of the revealed cards goes into the hand (everybody knows which), the others are discarded."""
    if kept >= 0:
        cards.remove(kept)
        player = s.seats[seat]
        insort(player.hand, kept)
        player.shown.append(kept)
        if s.listener is not None:
            s.listener(Event("strike", seat, KEYS[kept], 1, ("revealed",), ("hand", seat, KEYS[kept])))
            if cards:
                detail = tuple(KEYS[kind] for kind in cards)
                s.listener(Event("rest", seat, "", len(cards), ("revealed",), ("discard",), detail))
    elif s.listener is not None:
        s.listener(Event("fail", seat, "", len(cards), ("revealed",), ("discard",)))
    everybody = knowledge.SEEN_BY_ALL[s.players]
    for kind in cards:
        s.discard.append(kind | everybody)
