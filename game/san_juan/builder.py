"""Builder: build one card of the hand (or the Cathedral) and pay its cost in cards.

The card is laid out first and paid for afterwards. So what it covers (Crane) is gone before the cost is counted,
and what it can do itself does not help to pay for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Event, Move
from game.san_juan import knowledge, roles
from game.san_juan.cards import (
    BLACK_MARKET,
    CATHEDRAL,
    COST,
    CRANE,
    DISTILLERY,
    FARMS,
    HOSPITAL,
    KEYS,
    KIND,
    LAND_OFFICE,
    MATERIALS_DEPOT,
    PUBLISHING_HOUSE,
    SAWMILL,
    SCHOOL,
)
from game.san_juan.moves import (
    BARTER_MOVES,
    BESIDE,
    BUILD,
    BUILD_MOVES,
    COVER,
    COVER_MOVES,
    PASS,
    PAY,
    PAY_MOVES,
    pick,
)
from game.san_juan.position import EMPTY, OLD, Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

NOTHING = -1
"""In place of a covered building: the new one stands beside the others."""

MOST_BARTER = 2
OFFICE_CREDIT = 6
"""What a covered Land office takes off the cost, instead of its own 3."""


def begin(s: SanJuan) -> None:
    s.new_schools = 0
    proceed(s)


def proceed(s: SanJuan) -> None:
    """The next seat that could build, or the end of the phase."""
    players = s.players
    while s.turn < players:
        seat = (s.chooser + s.turn) % players
        if s.seats[seat].hand or (s.cathedral and ways(s, seat, CATHEDRAL, 0)):
            s.to_act = seat
            s.stage = BUILD
            return
        s.turn += 1
    end(s)


# what it costs -----------------------------------------------------------------------------------------------


def discount(s: SanJuan, seat: int, kind: int, over: int = NOTHING) -> int:
    """Cards saved by privilege and buildings, without those that `over` hides."""
    owns = s.seats[seat].owns
    saved = 0
    if seat == s.chooser:
        saved = 2 if s.doubled and over != PUBLISHING_HOUSE else 1
    helper = DISTILLERY if kind < FARMS else MATERIALS_DEPOT
    if owns[helper] and over != helper:
        saved += 1
    return saved


def price(s: SanJuan, seat: int, kind: int, over: int = NOTHING) -> int:
    """The cards (or goods, with a Black market) to pay for a building, on top of another or not."""
    cost = COST[kind] - discount(s, seat, kind, over)
    if over != NOTHING:
        cost -= OFFICE_CREDIT if over == LAND_OFFICE else COST[over]
    return cost if cost > 0 else 0


def barter_limit(player: Player, over: int = NOTHING) -> int:
    """How many goods the Black market takes; the good on a covered building is lost."""
    if not player.owns[BLACK_MARKET] or over == BLACK_MARKET:
        return 0
    goods = len(player.goods) - player.goods.count(EMPTY)
    if over != NOTHING and over in player.slots and player.free_slot(over) < 0:
        goods -= 1
    return min(goods, MOST_BARTER)


def ways(s: SanJuan, seat: int, kind: int, cards: int) -> list[int]:
    """What `kind` can be built on, with `cards` to pay: NOTHING for a free place, else a building to cover."""
    player = s.seats[seat]
    found = []
    if price(s, seat, kind) <= cards + barter_limit(player):
        found.append(NOTHING)
    if player.owns[CRANE]:
        found += [over for over in sorted(set(player.built)) if can_cover(s, seat, kind, cards, over)]
    return found


def can_cover(s: SanJuan, seat: int, kind: int, cards: int, over: int) -> bool:
    """With a Crane: may `kind` be built on top of `over`, and can it be paid?"""
    if over in (CRANE, kind):
        return False
    if COST[kind] - COST[over] <= cards:
        return True  # without any discount: the usual case, and quick
    return price(s, seat, kind, over) <= cards + barter_limit(s.seats[seat], over)


def coverable(s: SanJuan, seat: int, kind: int, cards: int) -> bool:
    """With a Crane: is there a building that `kind` can be built on?"""
    return any(can_cover(s, seat, kind, cards, over) for over in s.seats[seat].built)


# choosing a building -----------------------------------------------------------------------------------------


def legal_build(s: SanJuan) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    owns = player.owns
    hand = player.hand
    moves = [PASS]
    crane = owns[CRANE]
    others = len(hand) - 1
    budget = others + barter_limit(player) if owns[BLACK_MARKET] else others
    if seat == s.chooser:
        budget += 2 if s.doubled else 1
    farm = budget + owns[DISTILLERY]
    other = budget + owns[MATERIALS_DEPOT]
    last = -1
    for kind in hand:
        if kind != last and not owns[kind]:
            last = kind
            if COST[kind] <= (farm if kind < FARMS else other) or (crane and coverable(s, seat, kind, others)):
                moves.append(BUILD_MOVES[kind])
    if s.cathedral and (COST[CATHEDRAL] <= other + 1 or (crane and coverable(s, seat, CATHEDRAL, others + 1))):
        moves.append(BUILD_MOVES[CATHEDRAL])
    return moves


def apply_build(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move is PASS or move[0] == "pass":
        if s.listener is not None:
            s.listener(Event("pass", seat))
        s.turn += 1
        proceed(s)
        return
    kind = KIND[move[1]]
    player = s.seats[seat]
    if kind == CATHEDRAL:
        s.cathedral = False
    else:
        player.hand.remove(kind)
        knowledge.played(s, seat, kind)
    if player.owns[CRANE]:
        options = ways(s, seat, kind, len(player.hand))
        if options != [NOTHING]:  # asked even if there is one way only: nobody buries a building unawares
            s.pending = kind
            s.stage = COVER
            return
    place(s, seat, kind, NOTHING)


def legal_cover(s: SanJuan) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    options = ways(s, seat, s.pending, len(s.seats[seat].hand))
    return [BESIDE if over == NOTHING else COVER_MOVES[over] for over in options]


def apply_cover(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    place(s, seat, s.pending, NOTHING if move[0] == "beside" else KIND[move[1]])


def place(s: SanJuan, seat: int, kind: int, over: int) -> None:
    """The card is laid out; then it is paid."""
    player = s.seats[seat]
    cost = price(s, seat, kind, over)
    if s.listener is not None:
        source = ("cathedral",) if kind == CATHEDRAL else ("hand", seat, KEYS[kind])
        s.listener(Event("build", seat, KEYS[kind], cost, source, ("built", seat, KEYS[kind])))
    if over == NOTHING:
        player.add(kind)
        if s.listener is not None and len(player.built) == roles.LAST_BUILDING:
            s.listener(Event("last", seat, "", roles.LAST_BUILDING))
    else:
        good = player.cover(over, kind)
        if s.listener is not None:
            s.listener(Event("cover", seat, KEYS[over], 1, ("built", seat, KEYS[over]), ("built", seat, KEYS[kind])))
        if good != EMPTY:
            s.discard.append(good & ~OLD)
            if s.listener is not None:
                s.listener(Event("lost", seat, KEYS[over], 1, ("good", seat, KEYS[over]), ("discard",)))
    s.dry = False
    s.pending = kind
    s.due = cost
    s.start = 0
    s.low = 0
    s.bartered = 0
    settle(s, seat, player)


# paying ------------------------------------------------------------------------------------------------------


def can_barter(s: SanJuan, player: Player) -> bool:
    """Is there a Black market (not just built) and a good for it?"""
    if s.bartered >= MOST_BARTER or s.pending == BLACK_MARKET or not player.owns[BLACK_MARKET]:
        return False
    return bool(wares(s, player))


def wares(s: SanJuan, player: Player) -> list[int]:
    """The buildings with a good, from `low` on."""
    low = s.low
    return [kind for kind, good in zip(player.slots, player.goods, strict=True) if good >= 0 and kind >= low]


def settle(s: SanJuan, seat: int, player: Player) -> None:
    """Ask for the next card or good, unless there is nothing (left) to choose."""
    if s.due and s.due == len(player.hand) - s.start and not can_barter(s, player):
        s.shed_rest(seat, "pay")
    if s.due:
        s.stage = PAY
    else:
        finish(s, seat, player)


def legal_pay(s: SanJuan) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    moves: list[Move] = []
    if player.owns[BLACK_MARKET] and can_barter(s, player):
        needed = s.due - len(player.hand)  # goods that the hand cannot make up for
        moves = pick(wares(s, player), 0, max(needed, 1), BARTER_MOVES)
    if s.due <= len(player.hand) - s.start:
        moves += pick(player.hand, s.start, s.due, PAY_MOVES)
    return moves


def apply_pay(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    kind = KIND[move[1]]
    if move[0] == "barter":
        i = player.good_slot(kind)
        s.discard.append(player.goods[i] & ~OLD)
        player.goods[i] = EMPTY
        s.bartered += 1
        s.due -= 1
        s.low = kind
        if s.listener is not None:
            s.listener(Event("barter", seat, KEYS[kind], 1, ("good", seat, KEYS[kind]), ("discard",)))
        settle(s, seat, player)
    else:
        s.bartered = MOST_BARTER  # goods come before cards
        if s.shed_picked(seat, kind, "pay"):
            finish(s, seat, player)


def finish(s: SanJuan, seat: int, player: Player) -> None:
    """The building is paid: Sawmill, then Hospital; neither works for itself."""
    kind = s.pending
    owns = player.owns
    if owns[SAWMILL] and kind >= FARMS and kind != SAWMILL:
        s.gain(seat, 1, SAWMILL)
    if owns[HOSPITAL] and kind != HOSPITAL and len(player.hand) <= 1:
        s.gain(seat, 1, HOSPITAL)
    if kind == SCHOOL:
        s.new_schools |= 1 << seat
    s.pending = NOTHING
    s.turn += 1
    proceed(s)


def end(s: SanJuan) -> None:
    if s.stands(SCHOOL):
        teach(s)
    roles.end_phase(s)


def teach(s: SanJuan) -> None:
    """School: whoever has the fewest buildings, while somebody has more, draws; not if it was built just now."""
    sizes = [len(player.built) for player in s.seats]
    fewest = min(sizes)
    if fewest < max(sizes):
        for seat in roles.in_turn(s):
            if sizes[seat] == fewest and s.seats[seat].owns[SCHOOL] and not s.new_schools >> seat & 1:
                s.gain(seat, 1, SCHOOL)
