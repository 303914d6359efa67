"""Producer: lay the top card of the deck, unseen, as a good on a free production building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Event, Move
from game.san_juan import roles
from game.san_juan.cards import CANAL, FACTORY, KEYS, KIND
from game.san_juan.moves import FARMS_FROM, PRODUCE, PRODUCE_CHOICES
from game.san_juan.position import Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan


def proceed(s: SanJuan) -> None:
    """The next seat with a free production building, or the end of the phase."""
    players = s.players
    while s.turn < players:
        seat = (s.chooser + s.turn) % players
        vacant = s.seats[seat].vacant & FARMS_FROM[0]
        if vacant and (s.deck or s.discard):
            roles.ask_for_goods(s, seat, PRODUCE, PRODUCE_CHOICES[vacant], CANAL)
            return
        s.turn += 1
    roles.end_phase(s)


def choices(s: SanJuan, player: Player, low: int) -> list[Move]:
    """To pass, or to produce in a free building from `low` on, while there is a card to be the good."""
    return PRODUCE_CHOICES[player.vacant & FARMS_FROM[low] if s.deck or s.discard else 0]


def legal(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return choices(s, s.seats[s.to_act], s.low)


def apply(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    if move[0] == "produce":
        kind = KIND[move[1]]
        if s.players == 2:
            roles.takes_the_last(s, seat)
        lay_good(s, seat, player, kind)
        s.left -= 1
        s.made += 1
        if s.left and roles.asks_again(s, choices(s, player, kind), kind):
            return
    elif s.listener is not None:
        s.ends_choice(seat)
    if s.made >= 2 and player.owns[FACTORY]:
        s.gain(seat, 1, FACTORY)
    s.turn += 1
    proceed(s)


def lay_good(s: SanJuan, seat: int, player: Player, kind: int) -> None:
    """The top card of the deck becomes a good; nobody looks at it."""
    slot = player.lay_good(kind, s.deck.pop() if s.deck else s.deal(1)[0])
    if s.listener is not None:
        s.listener(Event("produce", seat, KEYS[kind], 1, ("deck",), ("good", seat, player.site(slot))))
