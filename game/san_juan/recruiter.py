"""Recruiter: draw cards, keep one of them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from game.core import Event, Move
from game.san_juan import producer, roles
from game.san_juan.cards import KEYS, KIND, LAND_REGISTRY, NOTARY, VILLA
from game.san_juan.knowledge import SEEN_BY
from game.san_juan.moves import DISCARD_MOVES, DOUBLE, KEEP, KEEP_MOVES, NOTARY_STAGE, pick

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

DRAWN: Final = 2
PRIVILEGE: Final = 3


def begin(s: SanJuan) -> None:
    """Land registry: at the start of the phase its owners lay a good on it, if there is none."""
    if s.options["extension"] and s.stands(LAND_REGISTRY):
        for seat in roles.in_turn(s):
            player = s.seats[seat]
            if player.free_slot(LAND_REGISTRY) >= 0 and (s.deck or s.discard):
                s.effect(seat, LAND_REGISTRY)
                producer.lay_good(s, seat, player, LAND_REGISTRY)
    proceed(s)


def proceed(s: SanJuan) -> None:
    """Seats draw one after the other, up to the next that has to choose."""
    players = s.players
    while s.turn < players:
        seat = (s.chooser + s.turn) % players
        player = s.seats[seat]
        owns = player.owns
        count = DRAWN
        if seat == s.chooser:
            count += PRIVILEGE * roles.privilege(s)
        kept = 2 if owns[VILLA] else 1
        if owns[NOTARY]:
            before = len(player.hand)
            s.gain(seat, count)
            s.due = max(0, len(player.hand) - before - kept)
            s.start = 0
            if s.due == len(player.hand):
                s.shed_rest(seat, "discard")
            if s.due:
                s.to_act = seat
                s.stage = NOTARY_STAGE
                return
        elif draw(s, seat, count, kept):
            return
        s.turn += 1
    roles.end_phase(s)


def draw(s: SanJuan, seat: int, count: int, kept: int) -> bool:
    """Cards are drawn to choose from; True if there is a choice."""
    cards = s.look(seat, count)
    cards.sort()
    if s.listener is not None:
        detail = tuple(KEYS[kind] for kind in cards)
        s.listener(Event("look", seat, "", len(cards), ("deck",), ("drawn", seat), detail, seat))
    s.drawn = cards
    s.due = kept
    s.start = 0
    s.to_act = seat
    s.stage = KEEP
    if len(cards) <= kept:
        s.due = len(cards)
        keep_rest(s, seat)
        return False
    return True


def may_look_further(s: SanJuan) -> bool:
    """With two players: all that was drawn lies there, and the Publishing house may double the privilege."""
    if s.to_act != s.chooser or not roles.may_double(s) or not (s.deck or s.discard):
        return False
    if s.stage == KEEP:
        return len(s.drawn) == DRAWN + PRIVILEGE
    return s.due == DRAWN + PRIVILEGE - (2 if s.seats[s.chooser].owns[VILLA] else 1)


def look_further(s: SanJuan) -> None:
    """Three more cards to choose from."""
    seat = s.chooser
    roles.use_house(s)
    s.start = 0
    if s.stage == NOTARY_STAGE:
        before = len(s.seats[seat].hand)
        s.gain(seat, PRIVILEGE)
        s.due += len(s.seats[seat].hand) - before
        return
    cards = s.look(seat, PRIVILEGE)
    if s.listener is not None:
        detail = tuple(KEYS[kind] for kind in cards)
        s.listener(Event("look", seat, "", len(cards), ("deck",), ("drawn", seat), detail, seat))
    s.drawn = sorted(s.drawn + cards)


def legal_keep(s: SanJuan) -> list[Move]:
    moves = pick(s.drawn, s.start, s.due, KEEP_MOVES)
    return [*moves, DOUBLE] if s.players == 2 and may_look_further(s) else moves


def apply_keep(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move[0] == "double":
        look_further(s)
        return
    s.start = s.drawn.index(KIND[move[1]], s.start)
    keep(s, seat)
    if s.due:
        if s.due < len(s.drawn) - s.start:
            return
        keep_rest(s, seat)
    s.turn += 1
    proceed(s)


def keep(s: SanJuan, seat: int) -> None:
    """The drawn card at `start` goes into the hand; after the last one the others are discarded."""
    drawn = s.drawn
    kind = drawn.pop(s.start)
    insort(s.seats[seat].hand, kind)
    if s.listener is not None:
        s.listener(Event("keep", seat, KEYS[kind], 1, ("drawn", seat), ("hand", seat), (), seat))
    due = s.due = s.due - 1
    if not due:
        discard = s.discard
        seen = SEEN_BY[seat]
        for kind in drawn:
            discard.append(kind | seen)
        if s.listener is not None:
            for kind in drawn:
                s.listener(Event("discard", seat, KEYS[kind], 1, ("drawn", seat), ("discard",), (), seat))
        s.drawn = []


def keep_rest(s: SanJuan, seat: int) -> None:
    """There is nothing left to choose."""
    while s.due:
        keep(s, seat)


def legal_notary(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    moves = pick(s.seats[s.to_act].hand, s.start, s.due, DISCARD_MOVES)
    return [*moves, DOUBLE] if s.players == 2 and may_look_further(s) else moves


def apply_notary(s: SanJuan, move: Move) -> None:
    """Notary: the drawn cards are in the hand; discard as many from all of it."""
    assert s.to_act is not None
    if move[0] == "double":
        look_further(s)
    elif s.shed_picked(s.to_act, KIND[move[1]], "discard"):
        s.turn += 1
        proceed(s)
