"""Between the characters: the end of a phase, of a round and of the game; drawing tiles from the bag."""

from __future__ import annotations

from typing import Final

from game.core.state import Place
from game.puerto_rico import guests
from game.puerto_rico.data import CITY_SPACES, LANDS, PICKS, ROLES, SMUGGLER, SPECIAL
from game.puerto_rico.position import CHOOSE, CLAIMING, FINISHING, NO_ONE, OVER, Position


def end_phase(s: Position) -> None:
    """All have acted: the next player chooses a character, or the round is over."""
    if s.ending and s.edition == SPECIAL:
        end_game(s)
        return
    s.role = NO_ONE
    s.step = 0
    s.phase = CHOOSE
    if s.picks < PICKS[s.players]:
        s.chooser = s.to_act = s.after[s.chooser]
    elif s.x.captured != NO_ONE:
        # Nobody wanted the captured character: whoever captured it plays it before the round is over.
        s.chooser = s.to_act = s.x.captor
    else:
        end_round(s)


def end_round(s: Position) -> None:
    """A coin on every character left over, the tiles go back, the governor's symbol passes on."""
    if s.ending:
        end_game(s)
        return
    takers, coins = s.role_taken, s.role_coins
    for role, taken in enumerate(takers):
        if taken >= 0:
            takers[role] = NO_ONE
        elif taken == NO_ONE and role != SMUGGLER:
            coins[role] += 1
            if s.listener is not None:
                s.tell("role_coin", NO_ONE, "coin", 1, ("bank",), ("role", ROLES[role]), (ROLES[role],))
    s.picks = 0
    s.round += 1
    last = s.governor
    s.governor = s.chooser = s.to_act = s.after[last]
    if s.listener is not None:
        s.tell("governor", s.governor, "governor", 1, ("governor", last), ("governor", s.governor), (s.round,))


def end_game(s: Position) -> None:
    """The count; before it, guests may still leave for large buildings that nobody occupies."""
    if s.guests:
        s.chooser = s.governor
        last_guests_of(s, s.governor)
    else:
        close(s)


def last_guests_of(s: Position, seat: int) -> None:
    while True:
        if guests.can_reach_score(s, seat):
            s.phase = FINISHING
            s.to_act = seat
            return
        seat = s.after[seat]
        if seat == s.chooser:
            close(s)
            return


def close(s: Position) -> None:
    """The game is over."""
    s.phase = OVER
    s.to_act = None
    if s.listener is not None:
        s.tell("game_over", detail=(s.ending,))


def announce_end(s: Position, cause: str) -> None:
    """The game will end; the first cause is the one that counts."""
    if not s.ending:
        s.ending = cause
        if s.listener is not None:
            s.tell("last_round" if s.edition != SPECIAL else "last_phase", detail=(cause,))


HARBOR_POINT: Final = 0
CAPTAIN_POINT: Final = 1
UNION_HALL_POINTS: Final = 2
CHURCH_POINTS: Final = 3
CHAPEL_POINT: Final = 4
LODGE_POINTS: Final = 5
SOURCES: Final = ("harbor", "captain", "union_hall", "church", "chapel", "hunting_lodge")
"""What brings points that a player may decline; what is loaded brings its points in any case."""


def source_place(seat: int, source: int) -> Place:
    return ("role", "captain") if source == CAPTAIN_POINT else ("city", seat, SOURCES[source])


def may_ask(s: Position, seat: int, points: int) -> bool:
    """Whether so many points would take the last one of the reserve and so end the game."""
    return 0 < s.points <= points and not s.drained and not s.ending and not s.is_auto(seat)


def ask_or_award(s: Position, seat: int, points: int, source: int) -> bool:
    """Give the points of a building or a privilege; True if the player is asked first, see last_point.py."""
    if s.points <= points and may_ask(s, seat, points):
        s.phase = CLAIMING
        s.to_act = seat
        s.due = source
        return True
    s.award(seat, points, source_place(seat, source), SOURCES[source])
    return False


def city_is_full(s: Position, seat: int) -> bool:
    board = s.boards[seat]
    return 2 * len(board.city) >= CITY_SPACES and board.spaces_used() >= CITY_SPACES


def draw_tile(s: Position) -> int:
    """A plantation from the bag, which is filled from the discards when it is empty; -1 if there is none."""
    total = sum(s.bag)
    if total == 0:
        refill_bag(s)
        total = sum(s.bag)
        if total == 0:
            return -1
    return draw_from_bag(s, total)


def draw_from_bag(s: Position, total: int) -> int:
    """One of so many plantations in the bag."""
    s.chance += 1
    pick = s.draw(total)
    bag = s.bag
    kind = 0
    for count in bag:
        if pick < count:
            break
        pick -= count
        kind += 1
    bag[kind] -= 1
    return kind


def tiles_left(s: Position) -> bool:
    """Whether a tile can still be drawn."""
    return any(s.bag) or any(s.discard)


def quarry_open(s: Position) -> bool:
    """Whether a quarry can be taken: in `special` the Farmer's action is over with the last plantation."""
    return s.quarries > 0 and (s.edition != SPECIAL or bool(s.row) or tiles_left(s))


def refill_bag(s: Position) -> None:
    """The discards go back into the bag."""
    if any(s.discard):
        for kind in range(5):
            s.bag[kind] += s.discard[kind]
            s.discard[kind] = 0
        if s.listener is not None:
            s.tell("bag_refilled", piece="plantation", source=("discard",), target=("bag",))


def lay_out_row(s: Position) -> None:
    """One plantation more than there are players.

    Too few in the bag: `special` puts the discards back before drawing, the other editions lay out what is left
    first and draw the rest from the reshuffled discards.
    """
    wanted = s.players + 1
    total = sum(s.bag)
    if s.edition == SPECIAL and total < wanted:
        refill_bag(s)
        total = sum(s.bag)
    row = s.row
    for i in range(wanted):
        kind = draw_from_bag(s, total - i) if total > i else draw_tile(s)
        if kind < 0:
            break
        row.append(kind)
        if s.listener is not None:
            s.tell("row", NO_ONE, LANDS[kind], 1, ("bag",), ("plantation", i), (LANDS[kind],))
