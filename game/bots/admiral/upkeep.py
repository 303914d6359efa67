"""The end of a round: the last call, repairs, food, and the answers to the Crown."""

from __future__ import annotations

from game.bots.admiral.acts import Ranked
from game.bots.admiral.outlook import COFFERS, Outlook
from game.madeira import board
from game.madeira import moves as m
from game.madeira.requests import worth
from game.madeira.state import Madeira

# Phase D -------------------------------------------------------------------------------------------------------


def last_call(s: Madeira, o: Outlook) -> Ranked:
    """Lower the mill for reals as long as a level is worth less than three of them."""
    p = o.p
    found: Ranked = [(0.0, m.DONE)]
    if s.mill[p] > board.MILL_BOTTOM:
        own = s.pirates[p]
        lack = s.hungry(p) - s.bread[p]
        meal = o.piracy(own + max(0, lack) + 1) - o.piracy(own + max(0, lack)) if lack >= 0 else o.bread
        if s.hungry(p) == 0 and board.WORKERS - s.reserve[p] < s.mill[p]:
            meal = 0.0
        later = o.v.mill * max(0, o.meals - 1)
        found.append((o.earn(3) - meal - later, m.LOWER_REALS))
    return found


def honour(s: Madeira, o: Outlook) -> Ranked:
    return [(board.HONOUR - o.v.guard * (1.0 if o.acting else 0.0), m.HONOUR), (0.0, m.DECLINE)]


def repair(s: Madeira, o: Outlook) -> Ranked:
    own = s.pirates[o.p]
    ships = board.SHIPS - s.fleet[o.p]
    plain = o.plain(o.v.wood)
    found: Ranked = []
    for move in s.moves():
        if move[0] != "repair":
            continue
        count = int(move[1])
        mine = min(count, s.wood[o.p])
        value = o.piracy(own) - o.piracy(own + ships - count) - plain * mine
        if count > mine:
            value += o.earn(-board.wood_price(count - mine))
        found.append((value, move))
    return found


def feed(s: Madeira, o: Outlook) -> Ranked:
    p = o.p
    own = s.pirates[p]
    hungry = s.hungry(p)
    plain = o.plain(o.v.bread)
    found: Ranked = []
    for count in range(min(hungry, s.bread[p]) + 1):
        found.append((o.piracy(own) - o.piracy(own + hungry - count) - plain * count, m.FEED[count]))
    top = max(value for value, _ in found)
    if s.goods[3 * p] >= 2:
        if s.mill[p] < board.MILL_TOP:
            fed = o.piracy(own + max(0, hungry - s.bread[p])) - o.piracy(own + max(0, hungry - s.bread[p] - 1))
            gain = o.v.mill * max(0, o.meals - 1) + (max(fed, plain) if hungry else 0.0)
        else:
            gain = 1.0
        gain += o.good(board.WHEAT, -2)
        if gain > 0.05:
            found.append((top + gain, m.RAISE))
    elif s.round == 5 and s.mill[p] == board.MILL_TOP:
        for move in s.moves():
            if move[0] == "exchange" and move[3] == "wheat":
                if s.goods[3 * p] + (s.goods[3 * p + 1] + s.goods[3 * p + 2]) // 2 >= 2:
                    found.append((top + 0.1, move))
                    break
    return found


# Phase E -------------------------------------------------------------------------------------------------------


def answer(s: Madeira, o: Outlook) -> Ranked:
    """The requests that bring most now against what they would bring next time."""
    p, v = o.p, o.v
    found: Ranked = []
    held = s.requests[5 * p : 5 * p + 5]
    later_due = min(5, s.round + 2)
    for move in s.moves():
        counts = [0] * 5
        for name in move[1:]:
            counts[m.REQUEST[str(name)]] += 1
        value = 0.0
        for t in range(5):
            if counts[t]:
                value += request_value(o, t, counts[t], s.round)
            rest = held[t] - counts[t]
            if rest and s.round < 5:
                value += 0.9 * min(15.0, request_value(o, t, rest, later_due) + 2 * v.growth)
        found.append((value, move))
    return found


def coffers(s: Madeira, o: Outlook) -> Ranked:
    return [(0.0, s.moves()[-1])]


def request_value(o: Outlook, t: int, tiles: int, due: int) -> float:
    """What so many requests of a type would bring in that round as things stand, payments taken off."""
    s, p = o.s, o.p
    if tiles <= 0:
        return 0.0
    value = float(worth(s, p, t, tiles, due))
    if t == COFFERS:
        return value * (1 - o.real)
    if t == board.GUILD_INFLUENCE and due > s.round:
        every = s.up[p] | s.down[p]
        most = board.FAVOUR_PRESTIGE * sum(min(tiles, (every & mask).bit_count()) for mask in m.GUILD_MASKS)
        value += o.v.awake * (most - value)
    return value
