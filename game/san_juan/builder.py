"""Builder: build one card of the hand (or the Cathedral) and pay its cost in cards.

The card is laid out first and paid for afterwards. So what it covers (Crane) is gone before the cost is counted,
and what it can do itself does not help to pay for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core import Event, Move, Place
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
    COVER_GOOD_MOVES,
    COVER_MOVES,
    DOUBLE,
    GOODS_FROM,
    PASS,
    PAY,
    PAY_MOVES,
    pick,
)
from game.san_juan.position import EMPTY, GOOD_BIT, OLD, Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan

NOTHING: Final = -1
"""In place of a covered building: the new one stands beside the others."""

MOST_BARTER: Final = 2
OFFICE_CREDIT: Final = 6
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


def discount(s: SanJuan, seat: int, kind: int, over: int = NOTHING, saved_house: bool = True) -> int:
    """Cards saved by privilege and buildings, without those that `over` hides.

    A Publishing house that may be used or saved for later counts, if `saved_house` says so.
    """
    owns = s.seats[seat].owns
    saved = 0
    if seat == s.chooser:
        saved = 1
        if over != PUBLISHING_HOUSE and (s.doubled or (saved_house and roles.may_double(s))):
            saved = 2
    helper = DISTILLERY if kind < FARMS else MATERIALS_DEPOT
    if owns[helper] and over != helper:
        saved += 1
    return saved


def price(s: SanJuan, seat: int, kind: int, over: int = NOTHING, saved_house: bool = True) -> int:
    """The cards (or goods, with a Black market) to pay for a building, on top of another or not."""
    cost = worth_over(kind, over) - discount(s, seat, kind, over, saved_house)
    return cost if cost > 0 else 0


def worth_over(kind: int, over: int) -> int:
    """The cost without privilege and helping buildings: less what a covered building takes off."""
    if over == NOTHING:
        return COST[kind]
    return COST[kind] - (OFFICE_CREDIT if over == LAND_OFFICE else COST[over])


def barter_limit(player: Player, over: int = NOTHING, full: bool = False) -> int:
    """How many goods the Black market takes; the good on a covered building is lost.

    Of several buildings alike one without a good is covered, or one with it (`full`).
    """
    if not player.owns[BLACK_MARKET] or over == BLACK_MARKET:
        return 0
    goods = len(player.goods) - player.goods.count(EMPTY)
    if over != NOTHING and player.laden & GOOD_BIT[over] and (full or player.free_slot(over) < 0):
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
        return True
    return price(s, seat, kind, over) <= cards + barter_limit(s.seats[seat], over)


def coverable(s: SanJuan, seat: int, kind: int, cards: int) -> bool:
    """With a Crane: is there a building that `kind` can be built on?"""
    cheap = COST[kind] - cards  # without any discount a building of this cost will do: the usual case, and quick
    for over in s.seats[seat].built:
        if over not in (CRANE, kind) and (COST[over] >= cheap or can_cover(s, seat, kind, cards, over)):
            return True
    return False


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
    budget = others
    if owns[BLACK_MARKET]:
        budget += barter_limit(player)
    if seat == s.chooser:
        budget += 2 if s.doubled or roles.may_double(s) else 1
    farm = budget + 1 if owns[DISTILLERY] else budget
    other = budget + 1 if owns[MATERIALS_DEPOT] else budget
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
    if player.owns[CRANE] and coverable(s, seat, kind, len(player.hand)):
        s.pending = kind  # asked even if there is one way only: nobody buries a building unawares
        s.stage = COVER
        if s.listener is not None:
            s.listener(Event("plan", seat, KEYS[kind], 1, source(seat, kind), ("pending", seat)))
        return
    place(s, seat, kind, NOTHING, source(seat, kind) if s.listener is not None else ())


def source(seat: int, kind: int) -> Place:
    """Where the card of a building comes from."""
    return ("cathedral",) if kind == CATHEDRAL else ("hand", seat, KEYS[kind])


def legal_cover(s: SanJuan) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    cards = len(player.hand)
    moves = []
    for over in ways(s, seat, s.pending, cards):
        if over == NOTHING:
            moves.append(BESIDE)
        else:
            moves.append(COVER_MOVES[over])
            if player.vacant & player.laden & GOOD_BIT[over]:
                if price(s, seat, s.pending, over) <= cards + barter_limit(player, over, True):
                    moves.append(COVER_GOOD_MOVES[over])
    return moves


def apply_cover(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    over = NOTHING if move[0] == "beside" else player.to_cover(KIND[move[1]], len(move) == 3)
    place(s, seat, s.pending, over, ("pending", seat))


def place(s: SanJuan, seat: int, kind: int, index: int, origin: Place) -> None:
    """The card is laid out, on top of the building at `index` or beside the others; then it is paid."""
    player = s.seats[seat]
    if index == NOTHING:
        over = NOTHING
        worth = COST[kind]
        index = len(player.built)
    else:
        over = player.built[index]
        worth = worth_over(kind, over)
    cost = worth - discount(s, seat, kind, over, False)
    if cost < 0:
        cost = 0
    s.spare = worth > cost
    if over == NOTHING:
        player.add(kind)
    else:
        good = player.cover(index, kind)
        if good != EMPTY:
            s.discard.append(good & ~OLD)
        if s.listener is not None:
            if good != EMPTY:
                s.listener(Event("lost", seat, KEYS[over], 1, ("good", seat, index), ("discard",)))
            s.listener(Event("cover", seat, KEYS[over], 1, ("town", seat, index), ("covered", seat)))
    if s.listener is not None:
        s.listener(Event("build", seat, KEYS[kind], 1, origin, ("town", seat, index)))
        if over == NOTHING and len(player.built) == roles.LAST_BUILDING:
            s.listener(Event("last", seat, "", roles.LAST_BUILDING))
    s.dry = False
    s.pending = kind
    s.due = cost
    s.start = 0
    s.low = 0
    s.made = 0
    s.bartered = 0
    settle(s, seat, player)


# paying ------------------------------------------------------------------------------------------------------


def can_barter(s: SanJuan, player: Player) -> bool:
    """Is there a Black market (not just built) and a good for it? Goods come before cards."""
    if not player.owns[BLACK_MARKET] or s.pending == BLACK_MARKET or s.made or s.bartered >= MOST_BARTER:
        return False
    return player.laden & GOODS_FROM[s.low] != 0


def can_double(s: SanJuan, seat: int) -> bool:
    """May the Publishing house take one more off what is still to pay? Like goods it comes before cards."""
    if not s.due or s.made or seat != s.chooser or s.pending == PUBLISHING_HOUSE:
        return False
    return roles.may_double(s)


def can_overpay(s: SanJuan, player: Player, due: int) -> bool:
    """Who does without a discount, and so pays one card more, may come down to what the Hospital asks for.

    Nothing else can be won by a worse price; so this is where it is asked for (RULINGS).
    """
    if not player.owns[HOSPITAL] or not s.spare or s.pending == HOSPITAL:
        return False
    one_more = player.owns[SAWMILL] and s.pending >= FARMS and s.pending != SAWMILL
    return len(player.hand) - due == (1 if one_more else 2)


def wares(s: SanJuan, player: Player) -> list[int]:
    """The buildings with a good, from `low` on."""
    low = s.low
    goods = player.goods
    return [kind for i, kind in enumerate(player.slots) if goods[i] >= 0 and kind >= low]


def settle(s: SanJuan, seat: int, player: Player) -> None:
    """Ask for the next card or good, unless there is nothing (left) to choose."""
    barter = player.owns[BLACK_MARKET] and can_barter(s, player)
    if s.due and not barter:
        if s.due > len(player.hand):
            roles.use_house(s)  # there is no other way to pay
            s.due -= 1
        if s.due and s.due == len(player.hand) and not (s.players == 2 and can_double(s, seat)):
            s.made = s.due
            s.shed_rest(seat, "pay")
    if s.due or barter or (player.owns[HOSPITAL] and can_overpay(s, player, 0)):
        s.stage = PAY
    else:
        finish(s, seat, player)


def legal_pay(s: SanJuan) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    due = s.due
    if due and s.players > 2 and not player.owns[BLACK_MARKET]:
        return pick(player.hand, s.start, due, PAY_MOVES)
    moves: list[Move] = []
    if not due:
        moves.append(PASS)
    house = s.players == 2 and can_double(s, seat)
    if house:
        moves.append(DOUBLE)
    if player.owns[BLACK_MARKET] and can_barter(s, player):
        needed = due - len(player.hand) - house  # goods that the hand (and the house) cannot make up for
        if needed <= MOST_BARTER - s.bartered:
            moves += pick(wares(s, player), 0, max(needed, 1), BARTER_MOVES)
    if due:
        if due <= len(player.hand) - s.start:
            moves += pick(player.hand, s.start, due, PAY_MOVES)
    elif can_overpay(s, player, 0):
        moves += pick(player.hand, s.start, 1, PAY_MOVES)
    return moves


def apply_pay(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    word = move[0]
    if word == "pay":
        if s.due:
            due = s.due
            done = s.shed_picked(seat, KIND[move[1]], "pay")
            s.made += due - s.due
            if not done or (player.owns[HOSPITAL] and s.start < len(player.hand) and can_overpay(s, player, 0)):
                return
        else:  # more than the price
            s.start = player.hand.index(KIND[move[1]], s.start)
            s.shed(seat, s.start, "pay")
            s.made += 1
        finish(s, seat, player)
    elif word == "barter":
        kind = KIND[move[1]]
        site = player.site(player.good_slot(kind)) if s.listener is not None else -1
        s.discard.append(player.take_good(kind) & ~OLD)
        s.bartered += 1
        if s.due:
            s.due -= 1
        s.low = kind
        if s.listener is not None:
            s.listener(Event("barter", seat, KEYS[kind], 1, ("good", seat, site), ("discard",)))
        settle(s, seat, player)
    elif word == "double":
        roles.use_house(s)
        s.due -= 1
        settle(s, seat, player)
    else:
        if s.listener is not None:
            s.listener(Event("done", seat))
        finish(s, seat, player)


def finish(s: SanJuan, seat: int, player: Player) -> None:
    """The building is paid: Sawmill, then Hospital; neither works for itself."""
    kind = s.pending
    owns = player.owns
    if s.listener is not None:
        s.listener(Event("paid", seat, KEYS[kind], s.made, (), (), (s.bartered,)))
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
    if s.options["extension"] and s.stands(SCHOOL):
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
