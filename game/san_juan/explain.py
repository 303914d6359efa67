"""For the table: what a move touches, why one is not possible, what is asked, what can be selected.

Every move can be clicked: `touches` names, in order, a card, a building, a good, a character or the button `pass`.
Where several buildings are alike it names one for all, and `alike` leads from a clicked one to it. Where several
things are picked, `selection` lists them and `complete` turns what was picked into moves.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.core import Move, Place, Reason
from game.san_juan import builder, new_round, roles
from game.san_juan.cards import CATHEDRAL, CRANE, FARMS, KEYS, KIND, PUBLISHING_HOUSE
from game.san_juan.moves import (
    ADVENTURE,
    BARTER_MOVES,
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_MOVES,
    CHURCH_STAGE,
    COVER,
    DISCARD_MOVES,
    DOUBLE,
    EXCHANGE,
    EXCHANGE_MOVES,
    KEEP,
    KEEP_MOVES,
    LIMIT,
    NOTARY_STAGE,
    OPENING,
    PASS,
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
    "double": (PAY, KEEP, NOTARY_STAGE, ADVENTURE),
}
BARE_WORDS = ("beside", "double")
"""Moves that name nothing."""


def touches(s: SanJuan, move: Move) -> tuple[Place, ...]:
    seat = s.to_act
    assert seat is not None
    word = move[0]
    if word == "pass":
        return (("pass",),)
    if word == "beside":
        return (("town", seat),)
    if word == "double":
        return (s.town(seat, PUBLISHING_HOUSE),)
    key = move[1]
    player = s.seats[seat]
    if word == "choose":
        return (("role", key),)
    if word == "build":
        return (("cathedral",),) if key == KEYS[CATHEDRAL] else (("hand", seat, key),)
    if word == "cover":
        return (("town", seat, player.to_cover(KIND[key], len(move) == 3)),)
    if word == "produce":
        return (("town", seat, player.site(player.free_slot(KIND[key]))),)
    if word in ("sell", "barter"):
        return (("good", seat, player.site(player.good_slot(KIND[key]))),)
    if word == "keep":
        return (("drawn", seat, key),)
    if word in ("chapel", "church"):
        return (("hand", seat, key), s.town(seat, KIND[word]))
    return (("hand", seat, key),)


def alike(s: SanJuan, place: Place) -> Place:
    if len(place) != 3 or place[0] not in ("town", "good"):
        return place
    where, seat, index = place
    if not (isinstance(seat, int) and isinstance(index, int) and 0 <= seat < s.players):
        return place
    player = s.seats[seat]
    if not 0 <= index < len(player.built):
        return place
    kind, full = player.built[index], player.good_at(index)
    first = next(i for i, other in enumerate(player.built) if other == kind and player.good_at(i) == full)
    return where, seat, first


def why_not(s: SanJuan, move: Move) -> Reason | None:
    """A key under `why.` and its parameters; None if the move is legal or makes no sense at all."""
    if move in s.moves():
        return None
    if s.to_act is None:
        return "why.over", {}
    word = move[0]
    if word not in WORDS or (word not in BARE_WORDS and len(move) < 2):
        return None
    if s.stage not in WORDS[str(word)]:
        return "why.not_now", {}
    if word == "double":
        return _cannot_double(s, s.to_act)
    key = "" if word == "beside" else move[1]
    if word == "choose":
        if key in ROLES and s.taken[ROLES.index(str(key))] >= 0:
            return "why.taken", {"seat": s.taken[ROLES.index(str(key))]}
        return None
    if word != "beside" and key not in KIND:
        return None
    kind = s.pending if word == "beside" else KIND[key]
    if word == "build":
        return _cannot_build(s, s.to_act, kind)
    if word in ("beside", "cover"):
        return _cannot_cover(s, s.to_act, builder.NOTHING if word == "beside" else kind, len(move) == 3)
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


def _cannot_double(s: SanJuan, seat: int) -> Reason:
    if not s.seats[seat].has(PUBLISHING_HOUSE) or seat != s.chooser:
        return "why.no_doubling", {}
    if s.doubled:
        return "why.doubled", {}
    return ("why.double_first", {}) if roles.may_double(s) else ("why.doubled", {})


def _cannot_cover(s: SanJuan, seat: int, over: int, full: bool) -> Reason:
    player = s.seats[seat]
    if over == CRANE:
        return "why.crane", {}
    if over == s.pending:
        return "why.same", {}
    if over != builder.NOTHING and over not in player.built:
        return "why.not_built", {}
    if full and (player.good_slot(over) < 0 or player.free_slot(over) < 0):
        return ("why.no_good", {}) if player.good_slot(over) < 0 else ("why.no_other", {})
    cards = len(player.hand) + builder.barter_limit(player, over, full)
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
    if word == "pay" and not s.due:
        return "why.paid", {}
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
        # With the first character of a round of two players, the last good uses the Publishing house.
        return key + ("_double" if seat == s.chooser and roles.may_double(s) else ""), {"count": s.left}
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
    if s.stage == PAY:
        house = builder.can_double(s, seat)
        goods = builder.wares(s, player) if builder.can_barter(s, player) else []
        things = [DOUBLE] * house + [BARTER_MOVES[kind] for kind in goods] + [PAY_MOVES[kind] for kind in hand]
        cheap = house + min(len(goods), builder.MOST_BARTER - s.bartered)
        most = s.due + builder.can_overpay(s, player, s.due)
        return s.due, max(most, cheap), things
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


def complete(s: SanJuan, picked: list[Move]) -> list[Move] | None:
    chosen = s.selection()
    if chosen is None:
        return None
    least, most, moves = chosen
    if not least <= len(picked) <= most or Counter(picked) - Counter(moves):
        return None
    twin = s.copy()
    decision = s.stage, s.to_act, s.round, s.picks
    played: list[Move] = []
    for move in sorted(picked, key=moves.index):
        if (twin.stage, twin.to_act, twin.round, twin.picks) != decision:
            # only cards are ever taken unasked: then these were all that was left to pick
            return played if len(picked) == least and move[0] != "barter" else None
        if move not in twin.moves():
            return None
        twin.play(move)
        played.append(move)
    if (twin.stage, twin.to_act, twin.round, twin.picks) == decision:
        if PASS not in twin.moves():
            return None
        played.append(PASS)
    return played
