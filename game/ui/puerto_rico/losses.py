"""What somebody may lose in Puerto Rico without having meant to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Event, Move, State
from game.puerto_rico import producer, recruiter
from game.puerto_rico.data import BUILDINGS, CIRCLES, GOODS
from game.puerto_rico.moves import PASS
from game.puerto_rico.position import BUILDING, PRODUCING, RECRUITING, TRADING, Player, Position
from game.ui.coach import Loss
from game.ui.puerto_rico import words

HELP = "help.puerto_rico.lost"
CORN = 0
EXTRA = 1  # the producer's privilege, as a step of the phase


def loses(state: State, moves: Sequence[Move], names: Sequence[str]) -> list[Loss]:
    s = cast(Position, state)
    seat = s.to_act
    if seat is None or not moves:
        return []
    after, told = cast(Position, s.copy()), list[Event]()
    after.listener = told.append
    for move in moves:
        after.play(move)
    found: list[Loss] = []
    spoilt = [(e.piece, e.amount) for e in told if e.kind == "spoil" and e.seat == seat]
    if spoilt:
        crates = [(f"{HELP}.crates", {"count": n, "good": words.good_word(good, s.edition)}) for good, n in spoilt]
        found.append(("puerto_rico.spoil", (f"{HELP}.spoil", {"crates": crates})))
    if moves[-1] == PASS and len(s.moves()) > 1:
        kind = _privilege(s, seat)
        if kind:
            found.append(("puerto_rico.privilege", (f"{HELP}.{kind}", words.names_of(s.edition))))
        elif s.phase == PRODUCING and s.step == 0:
            found.append(("puerto_rico.harvest", (f"{HELP}.harvest", {})))
    board = after.boards[seat]
    if s.phase == RECRUITING and s.step == recruiter.PLACING and (after.phase, after.to_act) != (s.phase, seat):
        empty = [b for b in board.city if CIRCLES[b] and not board.staff[b]]
        useful = empty if board.idle else [b for b in empty if _better_there(board, b)]
        if useful:
            listed = [words.building(BUILDINGS[b].key, s.edition) for b in useful]
            kind = "unplaced" if board.idle else "unmanned"
            found.append(("puerto_rico.unmanned", (f"{HELP}.{kind}", {"buildings": listed})))
    return found


def _privilege(s: Position, seat: int) -> str:
    """The privilege that a pass would leave unused."""
    if seat != s.chooser:
        return ""
    if s.phase == RECRUITING and s.step == recruiter.PRIVILEGE:
        return "recruiter"
    if s.phase == PRODUCING and s.step == EXTRA:
        return "producer"
    return {BUILDING: "builder", TRADING: "merchant"}.get(s.phase, "") if s.step == 0 else ""


def _better_there(board: Player, b: int) -> bool:
    """Whether somebody who stands on a plantation whose good nobody processes would be of use in this building."""
    made = producer.capacity(board)
    spare = {good: board.worked(good) - made[good] for good in range(len(GOODS)) if good != CORN}
    own = BUILDINGS[b].good
    if own < 0:
        return any(n > 0 for n in spare.values())
    others = any(n > 0 for good, n in spare.items() if good != own)
    return spare[own] > (0 if others else 1)  # a crate takes one on the plantation and one in its building
