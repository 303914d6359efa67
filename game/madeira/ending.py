"""The end: possessions become prestige, pirates take it away."""

from __future__ import annotations

from game.madeira import board
from game.madeira.position import OVER, TALLY, Position


def possessions(s: Position, p: int) -> int:
    """Reals at the end: goods, wood and bread change one for one."""
    return s.reals[p] + sum(s.goods[3 * p : 3 * p + 3]) + s.wood[p] + s.bread[p]


def pirate_losses(s: Position) -> list[int]:
    """What each seat loses: by rank, most pirates first, and for those above the limit.

    Among equals, who comes first in the turn order loses less.
    """
    ranks = sorted(range(s.players), key=lambda p: (-s.pirates[p], -s.order.index(p)))
    losses = [0] * s.players
    for rank, p in enumerate(ranks):
        if s.pirates[p]:
            losses[p] = board.PIRATE_LOSS[rank] + max(0, s.pirates[p] - board.PIRATE_LIMIT)
    return losses


def score(s: Position) -> list[dict[str, int]]:
    """Where each seat's prestige comes from; possessions and pirates count once the game is over."""
    items = [dict(zip(TALLY, s.tally[10 * p : 10 * p + 10], strict=True)) for p in range(s.players)]
    if s.phase == OVER:
        losses = pirate_losses(s)
        for p in range(s.players):
            items[p]["possessions"] = possessions(s, p) // board.REALS_PER_POINT
            items[p]["pirates"] = -losses[p]
    return items


def tell_end(s: Position) -> None:
    """What the end adds and takes away, then that it is the end."""
    losses = pirate_losses(s)
    for p in range(s.players):
        reals = possessions(s, p)
        s.tell("possessions", p, "reals", reals // board.REALS_PER_POINT, ("reserve", p), ("score", p), (reals,))
        if losses[p]:
            s.tell("pirate_loss", p, "pirates", losses[p], ("score", p), ("supply",), (s.pirates[p],))
    s.tell("end")
