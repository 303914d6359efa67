"""A position of San Juan 1897.

Seats are numbered from the first Governor, clockwise. All that lies face up is public; so are the sizes of hands
and piles, and how many cards lie under a Chapel, Church or Harbour (whoever watches can count them).

A seat is asked only when it has a choice (or is about to cover a building), and skipped only when all can see
that it has none. Cards are picked from left to right in the order of the card table, so that a selection can be
made in one order only; a table that lets people click in any order sorts their clicks first (`selection`).

Places are listed in `position.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from game.core import Event, Move, Place, Reason
from game.san_juan import (
    adventurer,
    builder,
    explain,
    knowledge,
    merchant,
    new_round,
    notation,
    producer,
    recruiter,
    roles,
    scoring,
    setup,
)
from game.san_juan.cards import CATHEDRAL, KEYS
from game.san_juan.knowledge import SEEN_BY
from game.san_juan.moves import COVER, MERCHANT, STAGES
from game.san_juan.position import Position


class SanJuan(Position):
    """The whole table. See the module's first lines for who may know what."""

    __slots__ = ()

    game = "san_juan"

    # cards -----------------------------------------------------------------------------------------------

    def deal(self, n: int) -> list[int]:
        """The top `n` cards of the deck; the discard pile is shuffled when it runs out."""
        deck = self.deck
        keep = len(deck) - n
        if keep >= 0:
            if n == 1:
                return [deck.pop()]
            cards = deck[keep:]
            del deck[keep:]
            return cards
        cards = deck[:]
        deck.clear()
        if self.discard:
            knowledge.reshuffle(self)
            keep = max(0, len(deck) - (n - len(cards)))
            cards += deck[keep:]
            del deck[keep:]
        return cards

    def last_of_the_deck(self, n: int) -> int:
        """How many of the next `n` cards come before a shuffle: what is known of the new deck is not about them."""
        left = len(self.deck)
        return left if left < n and self.discard else 0

    def look(self, seat: int, n: int) -> list[int]:
        """The top `n` cards of the deck, seen by one seat."""
        deck = self.deck
        keep = len(deck) - n
        if keep >= 0:
            cards = deck[keep:]
            del deck[keep:]
            self.seats[seat].drew += cards
        else:
            old = self.last_of_the_deck(n)
            cards = self.deal(n)
            self.seats[seat].drew += cards[old:]
        self.chance += 1
        return cards

    def gain(self, seat: int, n: int, cause: int = -1) -> None:
        """A seat draws `n` cards; `cause` is the building that allows it."""
        cards = self.look(seat, n)
        hand = self.seats[seat].hand
        hand += cards
        hand.sort()
        if self.listener is not None:
            if cause >= 0:
                self.effect(seat, cause)
            detail = tuple(KEYS[kind] for kind in cards)
            self.listener(Event("draw", seat, "", len(cards), ("deck",), ("hand", seat), detail, seat))

    def effect(self, seat: int, kind: int) -> None:
        """Report that a building works."""
        if self.listener is not None:
            self.listener(Event("effect", seat, KEYS[kind], 1, self.town(seat, kind)))

    def town(self, seat: int, kind: int) -> Place:
        """The place of a building, the first one of several alike."""
        return ("town", seat, self.seats[seat].built.index(kind))

    def ends_choice(self, seat: int) -> None:
        """Report that somebody passes, or picks no more."""
        if self.listener is not None:
            self.listener(Event("done" if self.made else "pass", seat))

    def shed(self, seat: int, index: int, word: str) -> None:
        """A card leaves the hand, face down, for the discard pile; `word` is the event."""
        player = self.seats[seat]
        kind = player.hand.pop(index)
        self.discard.append(kind | SEEN_BY[seat])
        if player.shown:
            knowledge.blur(player)
        if self.listener is not None:
            # Not the card's own place: only `piece` and `detail` are kept from the others.
            self.listener(Event(word, seat, KEYS[kind], 1, ("hand", seat), ("discard",), (), seat))

    def shed_rest(self, seat: int, word: str) -> None:
        """All cards from `start` on leave the hand: nothing is left to choose."""
        hand = self.seats[seat].hand
        start = self.start
        while len(hand) > start:
            self.shed(seat, start, word)
        self.due = 0

    def shed_picked(self, seat: int, kind: int, word: str) -> bool:
        """One of the `due` cards is picked; True when none is left to pick."""
        hand = self.seats[seat].hand
        start = self.start = hand.index(kind, self.start)
        self.shed(seat, start, word)
        due = self.due = self.due - 1
        if due and due == len(hand) - start:
            self.shed_rest(seat, word)
            return True
        return not due

    @property
    def recall(self) -> list[list[int]]:
        """What each seat knows of the deck, by kind (see knowledge.py); empty until it is first shuffled anew."""
        knowledge.count(self)
        return self.counted

    # the contract ----------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        return LEGAL[self.stage](self)

    def moves(self) -> list[Move]:
        """As `State.moves`, with one call less: it is asked twice for every move that is played."""
        legal = self._legal
        if legal is None:
            legal = self._legal = LEGAL[self.stage](self)
        return legal

    def apply(self, move: Move) -> None:
        APPLY[self.stage](self, move)

    def play(self, move: Move, seat: int | None = None) -> None:
        """As `State.play`, with two calls less for a legal move."""
        legal = self._legal
        if legal is None or seat is not None or move not in legal:
            super().play(move, seat)
        else:
            self._legal = None
            APPLY[self.stage](self, move)

    def copy(self) -> SanJuan:
        new = SanJuan.__new__(SanJuan)
        self.fill_copy(new)
        return new

    def view(self, seat: int, rng: Random) -> SanJuan:
        return knowledge.view(self, seat, rng)

    def score(self) -> list[dict[str, int]]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def tiebreak(self, seat: int) -> int:
        """Cards in hand and goods on buildings."""
        player = self.seats[seat]
        return len(player.hand) + sum(good >= 0 for good in player.goods)

    def to_json(self) -> dict[str, Any]:
        return notation.to_json(self)

    def touches(self, move: Move) -> tuple[Place, ...]:
        return explain.touches(self, move)

    def why_not(self, move: Move) -> Reason | None:
        return explain.why_not(self, move)

    def obvious(self) -> Move | None:
        """As `State.obvious`, but whoever is about to cover a building is asked even if it is the only way."""
        return None if self.stage == COVER else super().obvious()

    def bares(self, move: Move) -> bool:
        """A card of the hand is laid out, if it is not the Cathedral from the table. What is paid stays face down."""
        return move[0] == "build" and move[1] != KEYS[CATHEDRAL]

    def round_number(self) -> int:
        return self.round

    # for the table ---------------------------------------------------------------------------------------

    def price_card(self) -> int:
        """The trading-house card that lies open, -1 outside a Merchant phase."""
        return self.prices[(self.merchants - 1) % 5] if self.role == MERCHANT else -1

    def question(self) -> Reason:
        """What the seat to act is asked: a key of the locale pack and its parameters."""
        return explain.question(self)

    def selection(self) -> tuple[int, int, list[Move]] | None:
        """If several things are to be picked: how many at least and at most, and a move for each of them.

        Two things alike give the same move twice. The moves come in the order in which they must be played: let
        people pick in any order, and ask `complete` what to play. Paying, a good and a card (and the Publishing
        house) each count as one; which mixtures will do, `complete` knows. None if the decision is a single move.
        """
        return explain.selection(self)

    def complete(self, picked: list[Move]) -> list[Move] | None:
        """What to play, one after the other, for things picked from `selection`; None if they will not do.

        It comes in the order of `selection`, without what is forced by then, and with the `("pass",)` that ends a
        choice where the rules still wait for one.
        """
        return explain.complete(self, picked)

    def alike(self, place: Place) -> Place:
        """The place that moves name for a clicked one: the first of the buildings alike, with or without goods.

        So every building and every good can be clicked: `touches(move)` holds `alike(place)` if the move is meant.
        """
        return explain.alike(self, place)


def _no_moves(state: SanJuan) -> list[Move]:
    return []


def _no_move(state: SanJuan, move: Move) -> None:
    raise AssertionError("the game is over")


# One entry for each of STAGES.
LEGAL: Final[tuple[Callable[[SanJuan], list[Move]], ...]] = (
    setup.legal,
    roles.legal,
    builder.legal_build,
    builder.legal_cover,
    builder.legal_pay,
    producer.legal,
    merchant.legal,
    recruiter.legal_keep,
    recruiter.legal_notary,
    new_round.legal_exchange,
    new_round.legal_chapel,
    new_round.legal_church,
    new_round.legal_limit,
    adventurer.legal,
    _no_moves,
)
APPLY: Final[tuple[Callable[[SanJuan, Move], None], ...]] = (
    setup.apply,
    roles.apply,
    builder.apply_build,
    builder.apply_cover,
    builder.apply_pay,
    producer.apply,
    merchant.apply,
    recruiter.apply_keep,
    recruiter.apply_notary,
    new_round.apply_exchange,
    new_round.apply_chapel,
    new_round.apply_church,
    new_round.apply_limit,
    adventurer.apply,
    _no_move,
)
assert len(LEGAL) == len(APPLY) == len(STAGES)
