"""Sending ships (the Commander, the Navigator, the fourth pass reward) and the royal rewards of the colonies.

All ships of an action are paid for and placed first, one after the other; only then come reals and rewards.
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import (
    S_CITIES,
    S_MEDALS,
    T_ACT,
    T_PAYOUT,
    T_REWARD,
    T_SAIL,
    T_SUPPORT,
    T_TAKE,
    TO_CITY,
    TO_FIELD,
    TO_WATCH,
    Position,
    space_place,
)
from game.madeira.turning import offer_flips
from game.madeira.wood import can_discard, discard

ISLAND: Final = m.REWARD["island"]
GUILD: Final = m.REWARD["guild"]
CITY: Final = m.REWARD["city"]
WATCH: Final = m.REWARD["watch"]
MEDAL: Final = m.REWARD["medal"]
LOOT: Final = m.REWARD["loot"]
WINDMILL: Final = m.REWARD["windmill"]
SUPPORT: Final = m.REWARD["support"]

REWARD: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("reward", colony, reward) for reward in m.ROYAL) for colony in m.COLONY_NAMES
)


def ship_targets(s: Position, p: int) -> int:
    """Mask of the free spaces that the player's goods pay for."""
    if not s.stock[p]:
        return 0
    goods = s.goods
    first = 3 * p
    wheat = goods[first]
    sugar = goods[first + 1]
    wine = goods[first + 2]
    payable = (
        m.AFFORDABLE[0][wheat if wheat < m.DEAREST else m.DEAREST]
        | m.AFFORDABLE[1][sugar if sugar < m.DEAREST else m.DEAREST]
        | m.AFFORDABLE[2][wine if wine < m.DEAREST else m.DEAREST]
    )
    return payable & s.sea


def can_sail(s: Position, p: int) -> bool:
    """Is there a ship to send and a space that it can pay for?"""
    if not s.docks[p] and not (s.fleet[p] and can_discard(s, p, 1)):
        return False
    return ship_targets(s, p) != 0


def ship_moves(s: Position, last: int) -> list[Move]:
    """From the reserve (one wood) or any space; the ship just sent stays where it is."""
    p = s.seat
    mask = ship_targets(s, p)
    if not mask:
        return []
    targets = m.bits(mask)
    moves: list[Move] = []
    if s.fleet[p] and can_discard(s, p, 1):
        row = m.SHIP[m.FLEET]
        moves += [row[target] for target in targets]
    for source in m.bits(s.docks[p]):
        if source != last:
            row = m.SHIP[source]
            moves += [row[target] for target in targets]
    return moves


def sail_moves(s: Position) -> list[Move]:
    return [m.DONE, *ship_moves(s, s.stack[-1][2])]


def send(s: Position, move: Move) -> None:
    task, left, first, _ = s.stack[-1]
    p = s.seat
    source, target = m.SPACE[move[1]], m.SPACE[move[2]]
    if task == T_ACT:
        s.stack[-1] = (T_SAIL, 1, target, 0)
    elif left > 1:
        s.stack[-1] = (T_SAIL, left - 1, target, 0)
    else:
        s.stack[-1] = (T_PAYOUT, first, target, 0)
    good, cost = m.SPACE_GOOD[target], m.SPACE_COST[target]
    s.goods[3 * p + good] -= cost
    s.note_goods(p)
    s.docks[p] |= 1 << target
    if s.listener is not None:
        s.tell("spend", p, board.GOODS[good], cost, ("reserve", p), ("supply",))
        s.tell("ship", p, "ship", 1, space_place(source, p), space_place(target, p))
    if source == m.FLEET:
        s.fleet[p] -= 1
        discard(s, p, 1)
    else:
        s.docks[p] ^= 1 << source
    s.sea = s.free_spaces()


def stop_sailing(s: Position) -> None:
    _, _, first, _ = s.stack.pop()
    if first >= 0:
        s.stack.append((T_PAYOUT, first, -1, 0))


def pay_out(s: Position) -> None:
    """Reals of the trade routes at once, the rewards of the colonies by choice."""
    _, a, b, _ = s.stack.pop()
    p = s.seat
    colonies = []
    for space in (a, b):
        if space >= m.FIRST_MARKET:
            s.add_reals(p, m.SPACE_REALS[space], space_place(space, p))
        elif space >= 0:
            colonies.append(space // 5)
    if colonies:
        s.stack.append((T_REWARD, colonies[0], colonies[1] if len(colonies) > 1 else -1, 0))


def reward_moves(s: Position) -> list[Move]:
    _, a, b, _ = s.stack[-1]
    moves = [REWARD[a][s.royal[2 * a]], REWARD[a][s.royal[2 * a + 1]]]
    if b >= 0 and b != a:
        moves += (REWARD[b][s.royal[2 * b]], REWARD[b][s.royal[2 * b + 1]])
    return moves


def choose_reward(s: Position, move: Move) -> None:
    _, a, b, _ = s.stack.pop()
    p = s.seat
    colony, reward = m.COLONY[move[1]], m.REWARD[move[2]]
    if b >= 0:
        s.stack.append((T_REWARD, b if colony == a else a, -1, 0))
    if s.listener is not None:
        s.tell("reward", p, m.ROYAL[reward], 1, ("royal", *move[1:]), ("reserve", p))
    if reward == ISLAND:
        s.stack.append((T_TAKE, TO_FIELD, 1, -1))
    elif reward == GUILD:
        offer_flips(s, p, 1)
    elif reward == CITY:
        s.score_points(p, 1, S_CITIES)
        s.stack.append((T_TAKE, TO_CITY, 1, -1))
    elif reward == WATCH:
        s.stack.append((T_TAKE, TO_WATCH, 1, -1))
    elif reward == MEDAL:
        s.score_points(p, board.MEDAL_POINTS, S_MEDALS)
    elif reward == LOOT:
        s.add_reals(p, board.LOOT_REALS, ("royal", *move[1:]))
    elif reward == WINDMILL:
        s.raise_mill(p)
    elif s.pirates[p]:  # the King's Support
        s.stack.append((T_SUPPORT, 0, 0, 0))
    else:
        s.add_bread(p, board.SUPPORT_BREAD, ("royal", *move[1:]))


def support_moves(s: Position) -> list[Move]:
    return [m.SUPPORT_PIRATES, m.SUPPORT_BREAD]


def support(s: Position, move: Move) -> None:
    s.stack.pop()
    if move[1] == "bread":
        colony = m.COLONY_NAMES[s.royal.index(SUPPORT) // 2]
        s.add_bread(s.seat, board.SUPPORT_BREAD, ("royal", colony, m.ROYAL[SUPPORT]))
    else:
        s.banish(s.seat, board.SUPPORT_PIRATES)
