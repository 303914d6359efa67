"""The Farmer: everyone may take a plantation; the Farmer may take a quarry instead.

While a player acts, `cursor` is the number of tiles the player had before and `passes` is 1 once the Hacienda has
been used. For the Farmer, `mark` is the number of tiles at the start of the phase and `made[0]` is 1 once the
Hospice's worker has come, `made[1]` is 1 while that worker is offered for the Library's tile, `made[2]` is 1 once it
is that tile's turn. `made[3]` is 1 if the Hospice was occupied when the last tile came, `made[4]` if it was when one
of the Farmer's came.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move, Place
from game.puerto_rico import automa, festival, guests
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    FOREST,
    FOREST_HOUSE,
    GOODS,
    GUEST_HOUSE,
    HACIENDA,
    HOSPICE,
    HUNTING_LODGE,
    HUT,
    LANDS,
    LIBRARY,
    PLOTS,
    QUARRY,
    SPECIAL,
)
from game.puerto_rico.people import clear_land, to_portrait
from game.puerto_rico.position import FARMING, NO_CIRCLE, Position, piece_of
from game.puerto_rico.turn import (
    LODGE_POINTS,
    ask_or_award,
    draw_tile,
    end_phase,
    lay_out_row,
    quarry_open,
    tiles_left,
)

TAKING: Final = 0
SETTLING: Final = 1
TURNING: Final = 2
AGAIN: Final = 3
CLEARING: Final = 4


def start(s: Position) -> None:
    s.phase = FARMING
    s.mark = len(s.boards[s.chooser].land)
    s.made = [0, 0, 0, 0, 0]
    go_round(s, s.in_order(s.chooser))


def go_round(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that can do anything."""
    s.made[1] = 0
    for seat in seats:
        plots = len(s.boards[seat].land)
        if s.autos and s.is_auto(seat):
            can = automa.can_farm(s, seat)
        else:
            can = plots < PLOTS and (len(s.row) > 0 or can_act(s, seat))
        if can:
            s.to_act = seat
            s.step = TAKING
            s.cursor = plots
            s.passes = 0
            return
    all_done(s)


def can_act(s: Position, seat: int) -> bool:
    """Whether there is anything to take for a player with room, though the row is empty."""
    board = s.boards[seat]
    return (
        may_take_quarry(s, seat)
        or (board.staff[HACIENDA] > 0 and tiles_left(s))
        or (s.guests and guests.can_reach(s, seat, HACIENDA) and tiles_left(s))
        or guest_may_dig(s, seat)
    )


def guest_may_dig(s: Position, seat: int) -> bool:
    """Whether a guest in the Construction hut would bring a quarry."""
    return s.guests and quarry_open(s) and guests.can_reach(s, seat, HUT)


def may_take_quarry(s: Position, seat: int) -> bool:
    """The Farmer's privilege, or an occupied Construction hut."""
    return quarry_open(s) and (seat == s.chooser or s.boards[seat].staff[HUT] > 0)


def legal(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    if s.step == TAKING or (s.step == AGAIN and board.staff[LIBRARY] > 0):
        staff = board.staff
        again = s.step == AGAIN
        kinds = 0
        for kind in s.row:
            kinds |= 1 << kind
        table = 2 if staff[FOREST_HOUSE] > 0 else 0
        if (staff[HUT] > 0 or (seat == s.chooser and not again)) and quarry_open(s):
            table += 1
        if staff[HACIENDA] > 0 and not (again or s.passes) and tiles_left(s):
            return [m.HACIENDA, *OFFER[table][kinds]]
        return OFFER[table][kinds][:]
    found: list[Move] = []
    if s.step == SETTLING:
        found = settlements(s, seat)
    elif s.step == TURNING:
        if can_turn_over(s, seat):
            found.append(m.TURN_OVER)
    elif s.step == CLEARING:
        if lodge_worker(s, seat):
            found = [m.CLEAR[kind] for kind in range(len(LANDS)) if kind != QUARRY and kind in board.land]
    found.append(m.PASS)
    return found


def on_offer(kinds: int, forester: bool, quarry: bool) -> list[Move]:
    """The plantations of a row, for an occupied Forest house as forests, too; then the quarry, or nothing."""
    found: list[Move] = []
    for kind in range(QUARRY):
        if kinds >> kind & 1:
            found.append(m.TAKE[kind])
            if forester:
                found.append(m.TAKE_FOREST[kind])
    if quarry:
        found.append(m.TAKE[QUARRY])
    found.append(m.PASS)
    return found


OFFER: Final = [
    [on_offer(kinds, forester > 0, quarry > 0) for kinds in range(1 << QUARRY)]
    for forester in range(2)
    for quarry in range(2)
]
"""What can be taken, by Forest house and quarry, then by the kinds in the row as a set of bits."""


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "take":
        take(s, seat, m.GROUP[str(move[1])], False)
    elif verb == "forest":
        take(s, seat, GOODS.index(str(move[1])), True)
    elif verb == "hacienda":
        use_hacienda(s, seat)
    elif verb == "turn_over":
        turn_over(s, seat)
        after_hacienda(s, seat)
    elif verb == "hospice":
        settle(s, seat, str(move[1]))
        settled(s, seat)
    elif verb == "clear":
        clear_land(s, seat, LANDS.index(str(move[1])))
        if s.watch:
            festival.people_changed(s, seat)  # a free circle less
        leave_lodge(s, seat)
    elif s.step == TAKING:
        if s.listener is not None and not s.passes:
            s.tell("pass", seat, detail=("farmer",))
        offer_settler(s, seat, s.made[3] == 1)
    elif s.step == TURNING:
        after_hacienda(s, seat)
    elif s.step == AGAIN:
        offer_late(s)
    elif s.step == CLEARING:
        leave_lodge(s, seat)
    else:
        settled(s, seat)


# Hacienda, the tile of one's choice, forests ---------------------------------------------------------------


def use_hacienda(s: Position, seat: int) -> None:
    """A tile from the bag before the action; it must be placed, as a forest if the owner can and will."""
    kind = draw_tile(s)
    at = s.add_land(seat, kind)
    s.passes = 1
    if s.listener is not None:
        s.tell("hacienda", seat, LANDS[kind], 1, ("bag",), ("land", seat, at), (LANDS[kind],))
    if s.boards[seat].staff[FOREST_HOUSE] > 0 or guests.can_reach(s, seat, FOREST_HOUSE):
        s.step = TURNING
    else:
        after_hacienda(s, seat)


def can_turn_over(s: Position, seat: int) -> bool:
    """Whether the tile just drawn may still become a forest: not once a guest stands on it."""
    board = s.boards[seat]
    return board.staff[FOREST_HOUSE] > 0 and board.hands[-1] == 0


def turn_over(s: Position, seat: int) -> None:
    """The tile just drawn becomes a forest."""
    board = s.boards[seat]
    at = len(board.land) - 1
    board.land[at] += FOREST
    board.hands[at] = NO_CIRCLE
    if s.listener is not None:
        s.tell("forest", seat, "forest", 1, ("land", seat, at), ("land", seat, at))


def after_hacienda(s: Position, seat: int) -> None:
    s.step = TAKING
    gained(s, seat)


def gained(s: Position, seat: int) -> None:
    """A tile has come to stay. A Hospice that is manned only by the workers it wins comes too late for it."""
    s.made[3] = 1 if s.boards[seat].staff[HOSPICE] > 0 else 0
    if seat == s.chooser and s.made[3]:
        s.made[4] = 1
    if s.watch:
        festival.land_gained(s, seat)
        if s.x.bonus:
            return
    go_on(s, seat)


def go_on(s: Position, seat: int) -> None:
    """After the Hacienda's tile the action is still to come, if there is room and a choice."""
    land = s.boards[seat].land
    if s.passes and len(land) == s.cursor + 1 < PLOTS:
        if s.row or may_take_quarry(s, seat) or guest_may_dig(s, seat):
            return
    if s.made[3] or s.step == AGAIN:
        offer_settler(s, seat, s.made[3] == 1)
    else:
        go_round(s, s.waiting[s.chooser][seat])


def take(s: Position, seat: int, kind: int, forest: bool) -> None:
    i = -1
    if kind == QUARRY:
        s.quarries -= 1
    else:
        i = s.row.index(kind)
        del s.row[i]
    at = s.add_land(seat, FOREST + kind if forest else kind)
    if s.listener is not None:
        name = "forest" if forest else LANDS[kind]
        source: Place = ("quarry",) if kind == QUARRY else ("plantation", i)
        s.tell("take", seat, name, 1, source, ("land", seat, at), (name,))
    gained(s, seat)


def guest_came(s: Position, seat: int) -> None:
    """A guest works at once: in a Hospice also for a tile that came before."""
    if s.boards[seat].staff[HOSPICE] > 0 and not s.made[3]:
        s.made[3] = 1
        if seat == s.chooser:
            s.made[4] = 1


def take_again(s: Position) -> None:
    """The Library doubles the Farmer's privilege: one more face-up plantation after everybody else."""
    seat = s.chooser
    board = s.boards[seat]
    s.to_act = seat
    s.made[2] = 1
    s.step = AGAIN
    s.passes = 0
    s.cursor = len(board.land)
    more = s.row or (quarry_open(s) and board.staff[HUT] > 0) or guest_may_dig(s, seat)
    double = board.staff[LIBRARY] > 0 or guests.can_reach(s, seat, LIBRARY)
    if not double or len(board.land) >= PLOTS or not more:
        offer_late(s)


# The Hospice -------------------------------------------------------------------------------------------------


def first_settled(s: Position, seat: int) -> int:
    """Where the tiles begin onto which the Hospice's worker may go.

    `special`: any tile won in this phase, the Hacienda's and the Library's too. The other editions: only the tile
    of the action itself.
    """
    if s.edition == SPECIAL:
        return s.mark if seat == s.chooser else s.cursor
    return s.cursor + s.passes


def settler_tile(s: Position, seat: int, kind: int) -> int:
    """The first unoccupied tile of `kind` won in this turn, or -1."""
    board = s.boards[seat]
    for i in range(first_settled(s, seat), len(board.land)):
        if board.land[i] == kind and not board.hands[i]:
            return i
    return -1


def settlements(s: Position, seat: int) -> list[Move]:
    """Where the Hospice's worker may go; to the portrait if only forests were won."""
    board = s.boards[seat]
    gained = board.land[first_settled(s, seat) :]
    if not gained:
        return []
    found = [m.HOSPICE[kind] for kind in range(FOREST) if kind in gained and settler_tile(s, seat, kind) >= 0]
    if not found and min(gained) >= FOREST and not expects_more(s, seat):
        found.append(m.HOSPICE_IDLE)
    return found


def expects_more(s: Position, seat: int) -> bool:
    """`special` looks at all tiles of the phase: the portrait has to wait for the one that the Library may bring."""
    board = s.boards[seat]
    waits = s.edition == SPECIAL and seat == s.chooser and not s.made[2]
    return waits and board.staff[LIBRARY] > 0 and len(board.land) < PLOTS


def offer_settler(s: Position, seat: int, manned: bool = True) -> None:
    again = s.step == AGAIN
    if manned and s.boards[seat].staff[HOSPICE] > 0 and s.helper_left() and not (seat == s.chooser and s.made[0]):
        # Except in `special`, the Library's second tile brings no worker.
        if (s.edition == SPECIAL or not again) and settlements(s, seat):
            s.made[1] = 1 if again else 0
            s.step = SETTLING
            return
    if again:
        lodge_turn_of(s, s.chooser)
    else:
        go_round(s, s.waiting[s.chooser][seat])


def offer_late(s: Position) -> None:
    """No second tile came: in `special` the Farmer may have kept the worker back for it, and is asked now."""
    if s.edition == SPECIAL and s.boards[s.chooser].staff[LIBRARY] > 0:
        offer_settler(s, s.chooser, s.made[4] == 1)
    else:
        lodge_turn_of(s, s.chooser)


def settle(s: Position, seat: int, name: str) -> None:
    source = s.helper_source()
    person = s.take_helper()
    board = s.boards[seat]
    target: Place
    if name == "portrait":
        to_portrait(board, person)
        target = ("portrait", seat)
    else:
        at = settler_tile(s, seat, LANDS.index(name))
        board.hands[at] = person
        target = ("land", seat, at)
    if seat == s.chooser:
        s.made[0] = 1
    if s.listener is not None:
        s.tell("hospice", seat, piece_of(person), 1, source, target, (name,))
    if s.watch:
        festival.people_changed(s, seat)


def settled(s: Position, seat: int) -> None:
    if s.made[1] and seat == s.chooser:
        lodge_turn_of(s, seat)
    else:
        go_round(s, s.waiting[s.chooser][seat])


def all_done(s: Position) -> None:
    """Everybody has had a turn: what some buildings do then."""
    if s.more:
        take_again(s)
    else:
        finish(s)


# The Hunting lodge, at the end of the phase ----------------------------------------------------------------


def lodge_worker(s: Position, seat: int) -> bool:
    board = s.boards[seat]
    return s.noble and board.staff[HUNTING_LODGE] > 0 and board.nobles[HUNTING_LODGE] == 0


def lodge_turn_of(s: Position, seat: int) -> None:
    s.made[1] = 0
    if s.noble:
        while True:
            board = s.boards[seat]
            if board.staff[HUNTING_LODGE] >= 0:
                can_clear = any(kind != QUARRY for kind in board.land)
                if (can_clear and lodge_worker(s, seat)) or guest_may_hunt(s, seat, can_clear):
                    s.to_act = seat
                    s.step = CLEARING
                    return
                if reward_lodge(s, seat):
                    return
            seat = s.after[seat]
            if seat == s.chooser:
                break
    finish(s)


def guest_may_hunt(s: Position, seat: int, can_clear: bool) -> bool:
    """A guest who is a worker needs a tile to give up, a bourgeois wins points or does nothing."""
    if not guests.can_reach(s, seat, HUNTING_LODGE):
        return False
    board = s.boards[seat]
    nobles = board.nobles[GUEST_HOUSE]
    return (can_clear and board.staff[GUEST_HOUSE] > nobles) or (nobles > 0 and has_fewest_tiles(s, seat))


def has_fewest_tiles(s: Position, seat: int) -> bool:
    """Fewer than every other player."""
    mine = len(s.boards[seat].land)
    return all(len(festival.lands_of(s, other)) > mine for other in range(s.players) if other != seat)


def reward_lodge(s: Position, seat: int) -> bool:
    """A bourgeois in the lodge: two points for the fewest tiles. True if the player is asked about them."""
    board = s.boards[seat]
    if board.staff[HUNTING_LODGE] > 0 and board.nobles[HUNTING_LODGE] > 0 and has_fewest_tiles(s, seat):
        return ask_or_award(s, seat, 2, LODGE_POINTS)
    return False


def leave_lodge(s: Position, seat: int) -> None:
    if not reward_lodge(s, seat):
        lodge_done(s, seat)


def lodge_done(s: Position, seat: int) -> None:
    seat = s.after[seat]
    if seat == s.chooser:
        finish(s)
    else:
        lodge_turn_of(s, seat)


def finish(s: Position) -> None:
    """What nobody took is discarded; a new row is drawn."""
    for i, kind in enumerate(s.row):
        s.discard[kind] += 1
        if s.listener is not None:
            s.tell("discard", -1, LANDS[kind], 1, ("plantation", i), ("discard",), (LANDS[kind],))
    s.row.clear()
    lay_out_row(s)
    end_phase(s)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question to a person."""
    board = s.boards[seat]
    gained = len(board.land) - s.cursor
    if s.made[0] > 1 or s.made[1] > 1 or (seat == s.chooser and s.mark > len(board.land)):
        return False
    if s.step == TAKING:
        return s.passes == gained and gained <= 1 and len(board.land) < PLOTS
    if s.step == TURNING:
        return s.passes == gained == 1 and board.land[-1] < QUARRY and bool(s.options["new_buildings"])
    if s.step == SETTLING:
        return s.passes <= 1 and s.passes <= gained <= s.passes + 1 and s.helper_left()
    if s.step == AGAIN:
        return seat == s.chooser and len(board.land) < PLOTS and bool(s.options["new_buildings"])
    return s.noble


def plausible_reward(s: Position, seat: int) -> bool:
    """The same while workers are placed that the seat has just won."""
    board = s.boards[seat]
    gained = len(board.land) - s.cursor
    again = s.step == AGAIN and seat == s.chooser and bool(s.options["new_buildings"])
    known = s.made[0] <= 1 and s.made[1] <= 1 and s.made[3] <= 1
    known = known and (seat != s.chooser or s.mark <= len(board.land))
    return (again or s.step == TAKING) and known and s.passes <= 1 <= gained <= 1 + s.passes


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step == TAKING and automa.can_farm(s, seat)
