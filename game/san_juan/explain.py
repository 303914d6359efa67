"""For the table: what a move touches, why one is not possible, what is asked, what can be selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Move, Place, Reason
from game.san_juan import builder, new_round
from game.san_juan.cards import CATHEDRAL, CRANE, FARMS, KEYS, KIND
from game.san_juan.moves import (
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_MOVES,
    CHURCH_STAGE,
    COVER,
    DISCARD_MOVES,
    EXCHANGE,
    EXCHANGE_MOVES,
    KEEP,
    KEEP_MOVES,
    LIMIT,
    NOTARY_STAGE,
    OPENING,
    PAY,
    PAY_MOVES,
    PRODUCE,
    PRODUCE_MOVES,
    ROLES,
    SELL,
    SELL_MOVES,
    STAGES,
)

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

# The stage in which each kind of move is played.
WORDS = {
    "choose": (CHOOSE,),
    "build": (STAGES.index("build"),),
    "beside": (COVER,),
    "cover": (COVER,),
    "barter": (PAY,),
    "pay": (PAY,),
    "produce": (PRODUCE,),
    "sell": (SELL,),
    "keep": (KEEP,),
    "discard": (OPENING, NOTARY_STAGE, LIMIT),
    "exchange": (EXCHANGE,),
    "chapel": (CHAPEL_STAGE,),
    "church": (CHURCH_STAGE,),
}


def touches(s: SanJuan, move: Move) -> tuple[Place, ...]:
    seat = s.to_act
    assert seat is not None
    word = move[0]
    if word == "pass":
        return (("pass",),)
    if word == "beside":
        return (("town", seat),)
    key = move[1]
    if word == "choose":
        role: Place = ("role", key)
        return (role, ("built", seat, "publishing_house")) if len(move) == 3 else (role,)
    if word == "build":
        return (("cathedral",),) if key == KEYS[CATHEDRAL] else (("hand", seat, key),)
    if word in ("cover", "produce"):
        return (("built", seat, key),)
    if word in ("sell", "barter"):
        return (("good", seat, key),)
    if word == "keep":
        return (("drawn", seat, key),)
    if word in ("chapel", "church"):
        return (("hand", seat, key), ("built", seat, word))
    return (("hand", seat, key),)


def why_not(s: SanJuan, move: Move) -> Reason | None:
    """A key under `why.` and its parameters; None if the move is legal or makes no sense at all."""
    if move in s.moves():
        return None
    if s.to_act is None:
        return "why.over", {}
    word = move[0]
    if word not in WORDS or (word != "beside" and len(move) < 2):
        return None
    if s.stage not in WORDS[str(word)]:
        return "why.not_now", {}
    key = "" if word == "beside" else move[1]
    if word == "choose":
        if key in ROLES and s.taken[ROLES.index(str(key))] >= 0:
            return "why.taken", {"seat": s.taken[ROLES.index(str(key))]}
        return ("why.no_doubling", {}) if key in ROLES else None
    if word != "beside" and key not in KIND:
        return None
    kind = s.pending if word == "beside" else KIND[key]
    if word == "build":
        return _cannot_build(s, s.to_act, kind)
    if word in ("beside", "cover"):
        return _cannot_cover(s, s.to_act, builder.NOTHING if word == "beside" else kind)
    return _cannot_pick(s, s.to_act, str(word), kind)


def _cannot_build(s: SanJuan, seat: int, kind: int) -> Reason:
    player = s.seats[seat]
    if kind == CATHEDRAL and not s.cathedral:
        return "why.cathedral_gone", {}
    if kind != CATHEDRAL and kind not in player.hand:
        return "why.not_in_hand", {}
    if kind >= FARMS and player.has(kind):
        return "why.owned", {"piece": KEYS[kind]}
    cards = len(player.hand) - (kind != CATHEDRAL)
    return "why.too_dear", {"cost": builder.price(s, seat, kind), "cards": cards + builder.barter_limit(player)}


def _cannot_cover(s: SanJuan, seat: int, over: int) -> Reason:
    player = s.seats[seat]
    if over == CRANE:
        return "why.crane", {}
    if over == s.pending:
        return "why.same", {}
    if over != builder.NOTHING and over not in player.built:
        return "why.not_built", {}
    cards = len(player.hand) + builder.barter_limit(player, over)
    return "why.too_dear", {"cost": builder.price(s, seat, s.pending, over), "cards": cards}


def _cannot_pick(s: SanJuan, seat: int, word: str, kind: int) -> Reason:
    player = s.seats[seat]
    if word in ("produce", "sell", "barter"):
        if kind not in player.slots:
            return "why.no_building", {}
        if word == "produce":
            if kind >= FARMS:
                return "why.not_by_producer", {}
            return ("why.has_good", {}) if player.free_slot(kind) < 0 else ("why.order", {})
        if player.good_slot(kind) < 0:
            return "why.no_good", {}
        if word == "barter" and not builder.can_barter(s, player):
            return "why.no_barter", {}
        return "why.order", {}
    if kind not in (s.drawn if word == "keep" else player.hand):
        return "why.not_in_hand", {}
    if word == "pay" and s.due > len(player.hand) - s.start:
        return "why.goods_first", {}
    return "why.order", {}


def question(s: SanJuan) -> Reason:
    seat = s.to_act
    key = "ask." + STAGES[s.stage]
    if s.stage == COVER:
        return key, {"piece": KEYS[s.pending]}
    if s.stage == PAY:
        return key, {"piece": KEYS[s.pending], "count": s.due}
    if s.stage in (OPENING, KEEP, NOTARY_STAGE):
        return key, {"count": s.due}
    if s.stage in (PRODUCE, SELL):
        return key, {"count": s.left}
    if s.stage == LIMIT:
        assert seat is not None
        return key, {"count": s.due, "limit": new_round.hand_limit(s, seat)}
    return key, {}


def selection(s: SanJuan) -> tuple[int, int, list[Move]] | None:
    seat = s.to_act
    if seat is None:
        return None
    player = s.seats[seat]
    hand = player.hand[s.start :]
    if s.stage in (OPENING, NOTARY_STAGE, LIMIT):
        return s.due, s.due, [DISCARD_MOVES[kind] for kind in hand]
    if s.stage == PAY and s.due <= len(hand):
        return s.due, s.due, [PAY_MOVES[kind] for kind in hand]
    if s.stage == KEEP:
        return s.due, s.due, [KEEP_MOVES[kind] for kind in s.drawn[s.start :]]
    if s.stage == EXCHANGE:
        return 0, min(new_round.MOST_EXCHANGED - s.made, len(hand)), [EXCHANGE_MOVES[kind] for kind in hand]
    if s.stage == CHURCH_STAGE:
        return 0, len(hand), [CHURCH_MOVES[kind] for kind in hand]
    slots = [(kind, good) for kind, good in zip(player.slots, player.goods, strict=True) if kind >= s.low]
    if s.stage == PRODUCE:
        free = [PRODUCE_MOVES[kind] for kind, good in slots if good < 0 and kind < FARMS]
        return 0, min(s.left, len(free)), free
    if s.stage == SELL:
        full = [SELL_MOVES[kind] for kind, good in slots if good >= 0]
        return 0, min(s.left, len(full)), full
    return None

