"""Using the windmill: at every decision of a player in phases B, C and D, as often as he likes.

No other player's means or choices depend on it, so a player's own decisions are moments enough, but for one: what
happens after his last decision of phase C. `last_call` gives that moment to whoever can still profit from lowering
his mill, which is no longer possible in phase D.
"""

from __future__ import annotations

from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import HONOUR, LAST_CALL, PHASES, S_WINDMILL, T_LAST_CALL, Position
from game.madeira.wood import within_reach

WHEAT_TO_RAISE: Final = 2
REALS_FOR_LEVEL: Final = 3
REALS_FOR_POINT: Final = 1


def mill_moves(s: Position) -> list[Move]:
    """All uses that the player to act can make now; the list is shared."""
    p = s.seat
    if s.phase <= LAST_CALL and (s.mill[p] > board.MILL_BOTTOM or s.track[p] > 0):
        return m.MILL_BOTH_WAYS[s.stock[p]]
    return m.MILL[s.stock[p]]


def use_mill(s: Position, move: Move) -> None:
    p = s.seat
    if move[1] == "raise":
        s.goods[3 * p] -= WHEAT_TO_RAISE
        s.note_goods(p)
        if s.listener is not None:
            s.tell("spend", p, "wheat", WHEAT_TO_RAISE, ("reserve", p), ("supply",))
        if s.mill[p] < board.MILL_TOP:
            s.raise_mill(p)
        else:
            s.score_points(p, 1, S_WINDMILL)
        return
    if s.mill[p] > board.MILL_BOTTOM:
        s.mill[p] -= 1
        reals = REALS_FOR_LEVEL
        if s.listener is not None:
            s.tell("lower", p, "mill", 1, ("mill", p), ("mill", p), (s.mill[p],))
    else:
        s.score_points(p, -1, S_WINDMILL)
        reals = REALS_FOR_POINT
    if move[1] == "bread":
        s.add_bread(p, 1, ("mill", p))
    else:
        s.add_reals(p, reals, ("mill", p))


def exchange(s: Position, move: Move) -> None:
    """Any two goods for one of any kind."""
    p = s.seat
    s.goods[3 * p + m.GOOD[move[1]]] -= 1
    s.goods[3 * p + m.GOOD[move[2]]] -= 1
    s.goods[3 * p + m.GOOD[move[3]]] += 1
    s.note_goods(p)
    if s.listener is not None:
        s.tell("exchange", p, str(move[3]), 1, ("reserve", p), ("reserve", p), (move[1], move[2]))


def next_last_call(s: Position) -> None:
    for turn in range(s.turn + 1, s.players):
        p = s.order[turn]
        if last_call(s, p):
            if s.turn < 0 and s.listener is not None:
                s.tell("phase", -1, PHASES[LAST_CALL], detail=(s.round,))
            s.begin(T_LAST_CALL, turn, p)
            return
    s.enter(HONOUR)


def last_call(s: Position, p: int) -> bool:
    """Can the player still gain by lowering his mill before the upkeep?"""
    level = s.mill[p] > board.MILL_BOTTOM
    if level and (s.round == 5 or s.reals[p] < _coffers_room(s, p)):
        return True  # reals become prestige
    points = s.prestige(p) > 0
    if not level and not points:
        return False
    wanted = min(board.SHIPS - s.fleet[p] - s.wood[p], within_reach(s, s.plots[p]))
    if wanted > 0 and board.wood_price(wanted) > s.reals[p]:
        return True  # reals buy wood for the repairs
    # A point becomes bread. On the way down each level gives a bread and takes a meal, which changes nothing.
    return points and s.hungry(p) > s.bread[p]


def _coffers_room(s: Position, p: int) -> int:
    """How many reals the Coffers requests that the player can answer this round take."""
    return board.COFFERS_LIMIT * min(board.ANSWERS.get(s.round, 0), s.requests[5 * p + board.COFFERS])


def can_reach_a_point(s: Position, p: int) -> bool:
    """Do the player's goods, exchanged for wheat where needed, take his mill beyond its top?"""
    wheat = s.goods[3 * p] + (s.goods[3 * p + 1] + s.goods[3 * p + 2]) // 2
    return wheat >= WHEAT_TO_RAISE * (board.MILL_TOP - s.mill[p] + 1)
