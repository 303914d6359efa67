"""Set-up, and the variant in which the opening hand is chosen from more cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Move, Option, Options
from game.san_juan import roles
from game.san_juan.cards import CORN_FARM, KIND, deck_kinds
from game.san_juan.moves import DISCARD_MOVES, OPENING, pick

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

OPTIONS: Final = (
    Option("extension", (False, True)),
    Option("choose_hand", (False, True)),
)
SEATS: Final = (2, 3, 4)
HAND: Final = 4


def set_up(s: SanJuan, options: Options) -> None:
    """Everybody starts with a Corn farm and four cards; seat 0 is the first Governor."""
    s.cathedral = bool(options["extension"])
    s.deck = deck_kinds(s.cathedral)
    for player in s.seats:
        s.deck.remove(CORN_FARM)
        player.add(CORN_FARM)
    s.shuffle(s.deck)
    s.shuffle(s.prices)
    for seat, player in enumerate(s.seats):
        extra = seat + 1 if options["choose_hand"] else 0
        player.hand = sorted(s.deal(HAND + extra))
        player.drew = player.hand[:]
    if options["choose_hand"]:
        s.stage = OPENING
        ask(s)
    else:
        roles.ask(s)


def ask(s: SanJuan) -> None:
    """The first seat has one card too many, the second two, and so on."""
    s.to_act = s.turn
    s.due = s.turn + 1
    s.start = 0


def legal(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return pick(s.seats[s.to_act].hand, s.start, s.due, DISCARD_MOVES)


def apply(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if s.shed_picked(seat, KIND[move[1]], "discard"):
        s.turn += 1
        if s.turn < s.players:
            ask(s)
        else:
            roles.ask(s)
