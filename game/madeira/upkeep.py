"""Phase D: honour for the most loyal guard, income of the colonies, repairs, food."""

from __future__ import annotations

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import FEEDING, REPAIRS, REQUESTS, S_HONOUR, T_FEED, T_HONOUR, T_REPAIR, Position
from game.madeira.windmill import can_reach_a_point
from game.madeira.wood import discard, most_to_discard


def most_loyal(s: Position) -> int:
    """The seat with the most workers on the Watch, -1 if there is none or a tie."""
    most = max(s.watch)
    if most == 0 or s.watch.count(most) > 1:
        return -1
    return s.watch.index(most)


def next_honour(s: Position) -> None:
    p = most_loyal(s)
    if s.turn < 0 and p >= 0:
        s.begin(T_HONOUR, s.order.index(p), p)
        return
    colony_income(s)
    s.enter(REPAIRS)


def honour_moves(s: Position) -> list[Move]:
    return [m.HONOUR, m.DECLINE]


def honour(s: Position, move: Move) -> None:
    s.stack.pop()
    if move[0] == "honour":
        p = s.seat
        s.watch[p] -= 1
        s.reserve[p] += 1
        if s.listener is not None:
            s.tell("honour", p, "worker", 1, ("watch",), ("reserve", p))
        s.score_points(p, board.HONOUR, S_HONOUR)
    elif s.listener is not None:
        s.tell("decline", s.seat, "worker", 1, ("watch",), ("watch",))


def colony_income(s: Position) -> None:
    for i, amount in enumerate(s.colonists):
        if amount:
            p, c = divmod(i, 3)
            colony = board.COLONIES[c]
            s.goods[3 * p + colony.income] += amount
            s.note_goods(p)
            if s.listener is not None:
                s.tell("gain", p, board.GOODS[colony.income], amount, ("colony", colony.key), ("reserve", p))


def next_repair(s: Position) -> None:
    """In turn order, since wood on the fields may run out."""
    for turn in range(s.turn + 1, s.players):
        if s.fleet[s.order[turn]] < board.SHIPS:
            s.begin(T_REPAIR, turn, s.order[turn])
            return
    s.enter(FEEDING)


def repair_moves(s: Position) -> list[Move]:
    p = s.seat
    return list(m.REPAIR[: most_to_discard(s, p, board.SHIPS - s.fleet[p]) + 1])


def repair(s: Position, move: Move) -> None:
    """A pirate for every ship that gets no wood."""
    s.stack.pop()
    p, wood = s.seat, int(move[1])
    if s.listener is not None:
        s.tell("repair", p, "ship", wood, ("reserve", p), ("supply",))
    discard(s, p, wood)
    s.add_pirates(p, board.SHIPS - s.fleet[p] - wood)


def next_meal(s: Position) -> None:
    """Who has nothing to feed is only asked in the last round, if his goods can still turn into prestige."""
    for turn in range(s.turn + 1, s.players):
        p = s.order[turn]
        s.seat = p
        if s.hungry(p) or (s.round == 5 and can_reach_a_point(s, p)):
            s.begin(T_FEED, turn, p)
            return
    s.enter(REQUESTS)


def feed_moves(s: Position) -> list[Move]:
    p = s.seat
    return list(m.FEED[: min(s.hungry(p), s.bread[p]) + 1])


def feed(s: Position, move: Move) -> None:
    """A pirate for every worker that gets no bread."""
    s.stack.pop()
    p, bread = s.seat, int(move[1])
    s.bread[p] -= bread
    if s.listener is not None:
        s.tell("feed", p, "bread", bread, ("reserve", p), ("supply",))
    s.add_pirates(p, s.hungry(p) - bread)
