"""The Merchant: everyone may sell one crate to the trading house; the Merchant earns one coin more.

`passes` remembers of the player who acts: SOLD and SURVEYED (the Land office). `step` is TURNING while a tile that
the Land office has bought may be turned over.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import automa, festival, guests
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    FOREST,
    FOREST_HOUSE,
    GOODS,
    GUEST_HOUSE,
    HOUSE_PLACES,
    LAND_OFFICE,
    LANDS,
    LARGE_MARKET,
    OFFICE,
    PLOTS,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    STANDARD,
    TRADING_POST,
)
from game.puerto_rico.farmer import can_turn_over, turn_over
from game.puerto_rico.people import clear_land
from game.puerto_rico.position import TRADING, Position
from game.puerto_rico.turn import draw_tile, end_phase, tiles_left

SOLD: Final = 1
SURVEYED: Final = 2

TRADE: Final = 0
TURNING: Final = 1


def start(s: Position) -> None:
    s.phase = TRADING
    go_round(s, s.in_order(s.chooser))


def sellable(s: Position, seat: int) -> list[Move]:
    """The house takes each kind once, except from the owner of an occupied Office; a full house takes nothing."""
    house, board = s.house, s.boards[seat]
    goods = board.goods
    if len(house) >= HOUSE_PLACES or not any(goods):
        return []
    any_kind = board.staff[OFFICE] > 0
    return [m.SELL[good] for good in range(5) if goods[good] and (any_kind or good not in house)]


def trades(s: Position, seat: int) -> list[Move]:
    """Sales to the house, or instead to one's own Trading post."""
    found = sellable(s, seat)
    if not s.more:
        return found
    board = s.boards[seat]
    if board.staff[TRADING_POST] > 0:
        goods = board.goods
        found += [m.POST[good] for good in range(5) if goods[good]]
    return found


def surveys(s: Position, seat: int) -> list[Move]:
    """The Land office: with a worker a tile from the bag for a coin, with a bourgeois a coin for a plantation."""
    board = s.boards[seat]
    if not s.noble or board.staff[LAND_OFFICE] <= 0:
        return []
    if board.nobles[LAND_OFFICE] == 0:
        return [m.SURVEY] if board.coins and len(board.land) < PLOTS and tiles_left(s) else []
    return plantations_to_sell(s, seat)


def plantations_to_sell(s: Position, seat: int) -> list[Move]:
    """What a bourgeois in the Land office can give up."""
    board = s.boards[seat]
    # Only `standard` lets forests go, and only with an occupied Forest house.
    forests = s.edition == STANDARD and board.staff[FOREST_HOUSE] > 0
    last = len(LANDS) if forests else FOREST
    return [m.CLEAR[kind] for kind in range(last) if kind != QUARRY and kind in board.land]


def income(s: Position, seat: int, good: int) -> int:
    """Price, markets and the Merchant's privilege."""
    if s.autos and s.is_auto(seat):
        return automa.income(s, seat, good)
    staff = s.boards[seat].staff
    coins = PRICES[good]
    if staff[SMALL_MARKET] > 0:
        coins += 1
    if staff[LARGE_MARKET] > 0:
        coins += 2
    return coins + s.privilege(seat)


def go_round(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that can sell anything."""
    for seat in seats:
        if s.autos and s.is_auto(seat):
            found = [m.SELL[good] for good in automa.sales(s, seat)]
        else:
            found = trades(s, seat)
            if s.noble:
                found.extend(surveys(s, seat))
        if found or (s.guests and guest_may_help(s, seat)):
            found.append(m.PASS)
            s.give_turn(seat, found)
            s.step = TRADE
            s.passes = 0
            return
    finish(s)


def guest_may_help(s: Position, seat: int) -> bool:
    if not s.has_guests(seat):
        return False
    if any(s.boards[seat].goods):
        if guests.can_reach(s, seat, TRADING_POST):
            return True
        if len(s.house) < HOUSE_PLACES and guests.can_reach(s, seat, OFFICE):
            return True
    return s.noble and guests.can_reach(s, seat, LAND_OFFICE) and guest_may_survey(s, seat)


def guest_may_survey(s: Position, seat: int) -> bool:
    """A guest who is a worker can buy a tile, a bourgeois can give one up, as far as there is one."""
    board = s.boards[seat]
    nobles = board.nobles[GUEST_HOUSE]
    buys = board.staff[GUEST_HOUSE] > nobles and board.coins and len(board.land) < PLOTS and tiles_left(s)
    return bool(buys) or (nobles > 0 and bool(plantations_to_sell(s, seat)))


def legal(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    if s.step == TURNING:
        return [m.TURN_OVER, m.PASS] if can_turn_over(s, seat) else [m.PASS]
    found = [] if s.passes & SOLD else trades(s, seat)
    if s.noble and not s.passes & SURVEYED:
        found.extend(surveys(s, seat))
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "sell":
        sell(s, seat, GOODS.index(str(move[1])))
    elif verb == "trading_post":
        sell_to_post(s, seat, GOODS.index(str(move[1])))
    elif verb == "survey":
        survey(s, seat)
        if s.step == TURNING:
            return
    elif verb == "clear":
        clear(s, seat, LANDS.index(str(move[1])))
    elif s.step == TURNING:
        if verb == "turn_over":
            turn_over(s, seat)
        s.step = TRADE
        if s.watch:
            festival.land_gained(s, seat)
    else:
        if s.listener is not None and not s.passes:
            s.tell("pass", seat, detail=("merchant",))
        go_round(s, s.waiting[s.chooser][seat])
        return
    go_on(s, seat)


def go_on(s: Position, seat: int) -> None:
    """The turn goes on only as long as something is left to decide; workers who were won are placed first."""
    if s.x.bonus:
        return
    if not s.noble or ((s.passes & SOLD or not trades(s, seat)) and (s.passes & SURVEYED or not surveys(s, seat))):
        go_round(s, s.waiting[s.chooser][seat])


def sell(s: Position, seat: int, good: int) -> None:
    coins = income(s, seat, good)
    s.boards[seat].goods[good] -= 1
    s.house.append(good)
    s.passes |= SOLD
    if s.listener is not None:
        s.tell("sell", seat, GOODS[good], 1, ("goods", seat, GOODS[good]), ("house",), (GOODS[good], coins))
    s.earn(seat, coins, ("house",), "sale")
    if s.watch:
        festival.sold(s, seat, good, coins)


def sell_to_post(s: Position, seat: int, good: int) -> None:
    """Not a sale to the house: no market counts, the Merchant's privilege does."""
    coins = PRICES[good] + s.privilege(seat)
    name = GOODS[good]
    s.boards[seat].goods[good] -= 1
    s.supply[good] += 1
    s.passes |= SOLD
    if s.listener is not None:
        s.tell("trading_post", seat, name, 1, ("goods", seat, name), ("supply", name), (name, coins))
    s.earn(seat, coins, ("city", seat, "trading_post"), "trading_post")
    if s.watch:
        festival.coins_gained(s, seat)


def survey(s: Position, seat: int) -> None:
    board = s.boards[seat]
    board.coins -= 1
    kind = draw_tile(s)
    at = s.add_land(seat, kind)
    s.passes |= SURVEYED
    if s.listener is not None:
        s.tell("pay", seat, "coin", 1, ("coins", seat), ("bank",), ("land_office",))
        s.tell("survey", seat, LANDS[kind], 1, ("bag",), ("land", seat, at), (LANDS[kind],))
    if board.staff[FOREST_HOUSE] > 0 or guests.can_reach(s, seat, FOREST_HOUSE):
        s.step = TURNING
    elif s.watch:
        festival.land_gained(s, seat)


def clear(s: Position, seat: int, kind: int) -> None:
    clear_land(s, seat, kind)
    s.passes |= SURVEYED
    s.earn(seat, 1, ("city", seat, "land_office"), "land_office")
    if s.watch:
        festival.people_changed(s, seat)  # a free circle less
        festival.coins_gained(s, seat)


def finish(s: Position) -> None:
    """A full house is emptied into the supply."""
    if len(s.house) >= HOUSE_PLACES:
        for good in s.house:
            s.supply[good] += 1
            if s.listener is not None:
                s.tell("house_emptied", -1, GOODS[good], 1, ("house",), ("supply", GOODS[good]), (GOODS[good],))
        s.house = []
    end_phase(s)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question to a person."""
    board = s.boards[seat]
    if s.step == TURNING:
        return bool(board.land) and board.land[-1] < QUARRY and bool(s.options["new_buildings"])
    return s.step == TRADE and s.passes <= 3


def plausible_reward(s: Position, seat: int) -> bool:
    """The same while workers are placed that the seat has just won."""
    return s.step == TRADE and 0 < s.passes <= 3


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step == TRADE and bool(automa.sales(s, seat))
