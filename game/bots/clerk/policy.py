"""The `clerk` of San Juan: builds what earns cards early and what earns points late, sells dear, keeps a plan.

It looks one decision ahead. Every card has a worth in points: what it would add to the town by the end of the game.
Cards of little worth pay for those of much. It never looks at what the view has dealt at random.
"""

from __future__ import annotations

from random import Random

from game.bots.clerk.values import CLERK, Values
from game.bots.clerk.worth import MEAN_PRICE, Outlook, build_worth, card_worth, cover_worth, free_farms, role_worth
from game.core import Move, State
from game.san_juan import builder, merchant
from game.san_juan.cards import KEYS, KIND
from game.san_juan.moves import (
    BUILD,
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_STAGE,
    COVER,
    DOUBLE,
    EXCHANGE,
    KEEP,
    PASS,
    PAY,
    PRODUCE,
    SELL,
)
from game.san_juan.state import SanJuan


def choose(view: State, rng: Random, values: Values = CLERK) -> Move:
    """The clerk's move for the seat to act."""
    assert isinstance(view, SanJuan) and view.to_act is not None
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    if DOUBLE in moves:
        return DOUBLE  # the Publishing house, at the first character of the round that it helps
    o = Outlook(view, values)
    seat = view.to_act
    stage = view.stage
    if stage == CHOOSE:
        return max(moves, key=lambda move: (role_worth(view, o, seat, move), rng.random()))
    if stage == BUILD:
        return max(moves, key=lambda move: build_worth(view, o, seat, move))
    if stage == COVER:
        return max(moves, key=lambda move: cover_worth(view, o, seat, move))
    if stage == PAY:
        return pay(view, o, seat, moves)
    if stage == PRODUCE:
        return pick(moves, "produce", view.left, free_farms(view.seats[seat], view.low), MEAN_PRICE.__getitem__)
    if stage == SELL:
        wares = builder.wares(view, view.seats[seat])
        return pick(moves, "sell", view.left, wares, lambda kind: merchant.good_price(view, kind))
    if stage == KEEP:
        return pick(moves, "keep", view.due, view.drawn[view.start :], lambda kind: card_worth(view, o, seat, kind))
    if stage in (EXCHANGE, CHAPEL_STAGE, CHURCH_STAGE):
        return put_away(view, o, seat, moves)
    return spend(view, o, seat, moves, "discard")


def pick(moves: list[Move], word: str, count: int, kinds: list[int], worth: object) -> Move:
    """The next move towards the `count` best of `kinds`: they are picked from left to right."""
    assert callable(worth)
    best = sorted(kinds, key=worth, reverse=True)[:count]
    move: Move = (word, KEYS[min(best)])
    return move if move in moves else moves[-1]


def spend(s: SanJuan, o: Outlook, seat: int, moves: list[Move], word: str) -> Move:
    """The next move towards giving up the `due` cards of least worth."""
    hand = s.seats[seat].hand[s.start :]
    return pick(moves, word, s.due, hand, lambda kind: -card_worth(s, o, seat, kind))


def pay(s: SanJuan, o: Outlook, seat: int, moves: list[Move]) -> Move:
    """Cheap goods before cards, dear goods only if there is no other way; never more than the price."""
    if moves[0] == PASS:
        return PASS
    if moves[0][0] == "barter":
        good = KIND[moves[0][1]]
        if good < 2 or s.due > len(s.seats[seat].hand):
            return moves[0]
    return spend(s, o, seat, moves, "pay")


def put_away(s: SanJuan, o: Outlook, seat: int, moves: list[Move]) -> Move:
    """Company: change what is worth nothing. Chapel: the least card. Church: all that cannot be used any more."""
    hand = s.seats[seat].hand
    cards = [KIND[move[1]] for move in moves if len(move) == 2]
    worth = {kind: card_worth(s, o, seat, kind) for kind in cards}
    least = min(cards, key=worth.__getitem__)
    if s.stage == EXCHANGE:
        return next((move for move in moves if move != PASS and worth[KIND[move[1]]] < o.values.change), PASS)
    if s.stage == CHAPEL_STAGE:
        if len(hand) >= 3 or o.left <= 2 or worth[least] < o.values.tuck:
            return "chapel", KEYS[least]
        return PASS
    if o.left <= 1 or len(hand) >= 11:
        return moves[1]
    return PASS
