"""What somebody may lose in Madeira without having meant to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Move, State
from game.madeira.position import T_ACT, T_FEED, T_REPAIR
from game.madeira.state import Madeira
from game.ui.coach import Loss

HELP = "help.madeira.lost"


def loses(state: State, moves: Sequence[Move], names: Sequence[str]) -> list[Loss]:
    s = cast(Madeira, state)
    p = s.to_act
    if p is None or not moves or not s.stack:
        return []
    move, task = moves[-1], s.stack[-1][0]
    if move[0] == "pass":
        dice = sum(s.dice[3 * p + v] for v in range(3))
        # With dice that nothing can be done with any more there is nothing to say.
        if dice and any(other[0] == "die" for other in s.moves()):
            return [("madeira.dice", (f"{HELP}.dice", {"count": dice}))]
    elif move == ("done",) and task == T_ACT and len(s.moves()) > 1:
        return [("madeira.action", (f"{HELP}.action", {}))]
    elif task == T_FEED and move[0] == "feed":
        hungry = s.hungry(p) - int(move[1])
        if hungry > 0 and s.bread[p] > int(move[1]):
            return [("madeira.hungry", (f"{HELP}.hungry", {"count": hungry}))]
    elif task == T_REPAIR and move[0] == "repair":
        most = max(int(other[1]) for other in s.moves() if other[0] == "repair")
        if int(move[1]) < most:
            return [("madeira.repair", (f"{HELP}.repair", {"count": most - int(move[1])}))]
    return []
