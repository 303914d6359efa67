"""The Merchant: everyone may sell one crate to the trading house; the Merchant earns one coin more."""

from __future__ import annotations

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import GOODS, HOUSE_PLACES, LARGE_MARKET, OFFICE, PRICES, SMALL_MARKET
from game.puerto_rico.position import TRADING, Position
from game.puerto_rico.turn import end_phase


def start(s: Position) -> None:
    s.phase = TRADING
    turn_of(s, s.chooser)


def sellable(s: Position, seat: int) -> list[Move]:
    """The house takes each kind once, except from the owner of an occupied Office; a full house takes nothing."""
    house = s.house
    if len(house) >= HOUSE_PLACES:
        return []
    board = s.boards[seat]
    any_kind = board.staff[OFFICE] > 0
    return [m.SELL[good] for good in range(5) if board.goods[good] and (any_kind or good not in house)]


def income(s: Position, seat: int, good: int) -> int:
    """Price, markets and the Merchant's privilege."""
    staff = s.boards[seat].staff
    coins = PRICES[good]
    if staff[SMALL_MARKET] > 0:
        coins += 1
    if staff[LARGE_MARKET] > 0:
        coins += 2
    if seat == s.chooser:
        coins += 1
    return coins


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can sell anything."""
    while True:
        if sellable(s, seat):
            s.to_act = seat
            return
        seat = s.following(seat)
        if seat == s.chooser:
            finish(s)
            return


def legal(s: Position) -> list[Move]:
    assert s.to_act is not None
    found = sellable(s, s.to_act)
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if move[0] == "sell":
        good = GOODS.index(str(move[1]))
        coins = income(s, seat, good)
        s.boards[seat].goods[good] -= 1
        s.house.append(good)
        if s.listener is not None:
            s.tell("sell", seat, GOODS[good], 1, ("goods", seat, GOODS[good]), ("house",), (GOODS[good], coins))
        s.earn(seat, coins, ("bank",), "sale")
    elif s.listener is not None:
        s.tell("pass", seat, detail=("merchant",))
    seat = s.following(seat)
    if seat == s.chooser:
        finish(s)
    else:
        turn_of(s, seat)


def finish(s: Position) -> None:
    """A full house is emptied into the supply."""
    if len(s.house) >= HOUSE_PLACES:
        for good in s.house:
            s.supply[good] += 1
            if s.listener is not None:
                s.tell("house_emptied", -1, GOODS[good], 1, ("house",), ("supply", GOODS[good]), (GOODS[good],))
        s.house = []
    end_phase(s)
