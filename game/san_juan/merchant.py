"""Merchant: sell goods at the prices of the trading-house card that lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Event, Move
from game.san_juan import roles
from game.san_juan.cards import (
    BOHIO,
    HARBOR,
    KEYS,
    KIND,
    LAND_REGISTRY,
    LARGE_MARKET,
    PRICES,
    REGISTRY_PRICE,
    SMALL_MARKET,
    TRADING_POST,
)
from game.san_juan.moves import GOODS_FROM, SELL, SELL_CHOICES
from game.san_juan.position import OLD, Player

if TYPE_CHECKING:
    from game.san_juan.state import SanJuan


def begin(s: SanJuan) -> None:
    """Turn up the next trading-house card, even if nobody will sell. It goes under the other four afterwards."""
    s.merchants += 1
    if s.merchants <= len(PRICES):
        s.chance += 1  # not yet seen in this game; later on the order is known
    s.sold_any = False
    if s.listener is not None:
        s.listener(Event("prices", s.chooser, "", 1, ("prices",), ("open",), PRICES[s.price_card()]))
    proceed(s)


def proceed(s: SanJuan) -> None:
    """The next seat with a good, or the end of the phase."""
    players = s.players
    while s.turn < players:
        seat = (s.chooser + s.turn) % players
        laden = s.seats[seat].laden
        if laden:
            roles.ask_for_goods(s, seat, SELL, SELL_CHOICES[laden], TRADING_POST)
            s.owed = 0
            return
        s.turn += 1
    end(s)


def choices(player: Player, low: int) -> list[Move]:
    """To pass, or to sell the good of a building from `low` on."""
    return SELL_CHOICES[player.laden & GOODS_FROM[low]]


def good_price(s: SanJuan, kind: int) -> int:
    """What the good on such a building brings in this phase."""
    return REGISTRY_PRICE if kind == LAND_REGISTRY else PRICES[s.price_card()][kind]


def legal(s: SanJuan) -> list[Move]:
    assert s.to_act is not None
    return choices(s.seats[s.to_act], s.low)


def apply(s: SanJuan, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    player = s.seats[seat]
    if move[0] == "sell":
        kind = KIND[move[1]]
        if s.players == 2:
            roles.takes_the_last(s, seat)
        sell(s, seat, player, kind)
        if s.left and roles.asks_again(s, choices(player, kind), kind):
            return
    elif s.listener is not None:
        s.ends_choice(seat)
    if s.made:
        if player.owns[LARGE_MARKET]:
            s.owed += 1
            s.effect(seat, LARGE_MARKET)
        if s.made >= 2 and player.owns[SMALL_MARKET]:
            s.owed += 1
            s.effect(seat, SMALL_MARKET)
        s.gain(seat, s.owed)
    s.turn += 1
    proceed(s)


def sell(s: SanJuan, seat: int, player: Player, kind: int) -> None:
    """The good goes to the discard pile unseen; the first one sold goes under the Harbour, if there is one."""
    site = player.site(player.good_slot(kind)) if s.listener is not None else -1
    good = player.take_good(kind)
    price = good_price(s, kind)
    tucked = not s.made and player.owns[HARBOR]
    if tucked:
        player.harbor.append(good)
    else:
        s.discard.append(good & ~OLD)
    if s.listener is not None:
        target = ("under", seat, KEYS[HARBOR]) if tucked else ("discard",)
        s.listener(Event("sell", seat, KEYS[kind], 1, ("good", seat, site), target, (price,)))
        if tucked:
            s.effect(seat, HARBOR)
    s.owed += price
    s.made += 1
    s.left -= 1
    s.sold_any = True


def end(s: SanJuan) -> None:
    """Bohio: if nobody sold anything, its owners draw a card."""
    if not s.sold_any:
        for seat in roles.in_turn(s):
            if s.seats[seat].owns[BOHIO]:
                s.gain(seat, 1, BOHIO)
    if s.listener is not None:
        s.listener(Event("away", s.chooser, "", 1, ("open",), ("prices",)))
    roles.end_phase(s)
