"""The Farmer: everyone may take a plantation; the Farmer may take a quarry instead.

While a player acts, `cursor` is the number of tiles the player had before, `passes` is 1 once the Hacienda has
been used, `step` is TAKE or HOSPICE.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import FOREST, HACIENDA, HOSPICE, HUT, LANDS, PLOTS, QUARRY, SPECIAL
from game.puerto_rico.position import FARMING, Position
from game.puerto_rico.turn import draw_tile, end_phase, lay_out_row, tiles_left

TAKING: Final = 0
SETTLING: Final = 1


def start(s: Position) -> None:
    s.phase = FARMING
    turn_of(s, s.chooser)


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can do anything."""
    while True:
        board = s.boards[seat]
        if len(board.land) < PLOTS and (
            s.row or may_take_quarry(s, seat) or (board.staff[HACIENDA] > 0 and tiles_left(s))
        ):
            s.to_act = seat
            s.step = TAKING
            s.cursor = len(board.land)
            s.passes = 0
            return
        seat = s.following(seat)
        if seat == s.chooser:
            finish(s)
            return


def may_take_quarry(s: Position, seat: int) -> bool:
    """The Farmer's privilege, or an occupied Construction hut."""
    return s.quarries > 0 and (seat == s.chooser or s.boards[seat].staff[HUT] > 0)


def legal(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    if s.step == SETTLING:
        found = [m.HOSPICE[kind] for kind in range(FOREST) if settler_tile(s, seat, kind) >= 0]
        found.append(m.PASS)
        return found
    found = []
    if not s.passes and board.staff[HACIENDA] > 0 and tiles_left(s):
        found.append(m.HACIENDA)
    row = s.row
    for kind in range(QUARRY):
        if kind in row:
            found.append(m.TAKE[kind])
    if may_take_quarry(s, seat):
        found.append(m.TAKE[QUARRY])
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "take":
        take(s, seat, LANDS.index(str(move[1])))
    elif verb == "hacienda":
        use_hacienda(s, seat)
    elif verb == "hospice":
        settle(s, seat, LANDS.index(str(move[1])))
        turn_done(s, seat)
    elif s.step == TAKING:
        if s.listener is not None and not s.passes:
            s.tell("pass", seat, detail=("farmer",))
        offer_settler(s, seat)
    else:
        turn_done(s, seat)


def use_hacienda(s: Position, seat: int) -> None:
    """A tile from the bag before the action; it must be placed."""
    kind = draw_tile(s)
    at = s.add_land(seat, kind)
    s.passes = 1
    if s.listener is not None:
        s.tell("hacienda", seat, LANDS[kind], 1, ("bag",), ("land", seat, at), (LANDS[kind],))
    if len(s.boards[seat].land) == PLOTS or not (s.row or may_take_quarry(s, seat)):
        offer_settler(s, seat)


def take(s: Position, seat: int, kind: int) -> None:
    at = s.add_land(seat, kind)
    if kind == QUARRY:
        s.quarries -= 1
        source: tuple[str | int, ...] = ("quarry",)
    else:
        i = s.row.index(kind)
        del s.row[i]
        source = ("plantation", i)
    if s.listener is not None:
        s.tell("take", seat, LANDS[kind], 1, source, ("land", seat, at), (LANDS[kind],))
    offer_settler(s, seat)


def settler_tile(s: Position, seat: int, kind: int) -> int:
    """Where the Hospice's worker may go: the first unoccupied tile of `kind` won in this turn, or -1.

    `special` lets the owner choose between the Hacienda's tile and the other one; the other editions never put
    the worker onto the Hacienda's tile.
    """
    board = s.boards[seat]
    first = s.cursor
    if s.passes and s.edition != SPECIAL:
        first += 1
    for i in range(first, len(board.land)):
        if board.land[i] == kind and not board.hands[i]:
            return i
    return -1


def offer_settler(s: Position, seat: int) -> None:
    board = s.boards[seat]
    if board.staff[HOSPICE] > 0 and s.helper_left():
        for kind in range(FOREST):
            if settler_tile(s, seat, kind) >= 0:
                s.step = SETTLING
                return
    turn_done(s, seat)


def settle(s: Position, seat: int, kind: int) -> None:
    at = settler_tile(s, seat, kind)
    source = s.take_helper()
    s.boards[seat].hands[at] = 1
    if s.listener is not None:
        s.tell("hospice", seat, "worker", 1, source, ("land", seat, at), (LANDS[kind],))


def turn_done(s: Position, seat: int) -> None:
    seat = s.following(seat)
    if seat == s.chooser:
        finish(s)
    else:
        turn_of(s, seat)


def finish(s: Position) -> None:
    """What nobody took is discarded; a new row is drawn."""
    for i, kind in enumerate(s.row):
        s.discard[kind] += 1
        if s.listener is not None:
            s.tell("discard", -1, LANDS[kind], 1, ("plantation", i), ("discard",), (LANDS[kind],))
    s.row = []
    lay_out_row(s)
    end_phase(s)
