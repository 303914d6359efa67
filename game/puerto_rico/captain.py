"""The Captain: crates are shipped for points, turn by turn, until nobody can load; then what is left is stored.

SHIPPING: `passes` counts the seats in a row that could not or would not load; `step` is 1 once the Captain has had
the privilege's point. STORING: `made` are the crates that the player keeps, `cursor` the kinds that the warehouses
still take, `passes` the single crates still to be kept.
"""

from __future__ import annotations

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import GOODS, HARBOR, LARGE_WAREHOUSE, SMALL_WAREHOUSE, STANDARD, WHARF
from game.puerto_rico.position import SHIPPING, STORING, Position
from game.puerto_rico.turn import announce_end, end_phase

# Shipping ------------------------------------------------------------------------------------------------


def start(s: Position) -> None:
    s.phase = SHIPPING
    s.step = 0
    s.passes = 0
    for board in s.boards:
        board.shipped = False
    watch_points(s)
    turn_of(s, s.chooser)


def watch_points(s: Position) -> None:
    """The last point token is gone: the game ends with this Captain's phase (`special`) or its round."""
    if s.points == 0:
        announce_end(s, "points")


def ships_for(s: Position, good: int, crates: int) -> list[int]:
    """The ships that may take this good.

    One that carries it already is the only choice. Otherwise an empty one: that on which the most fits, a free
    choice between equals; `standard` asks for the largest empty ship.
    """
    carried = s.ship_good
    size, load = s.ship_size, s.ship_load
    for i in range(len(carried)):
        if carried[i] == good:
            return [i] if load[i] < size[i] else []
    best: list[int] = []
    most = 0
    for i in range(len(carried)):
        if carried[i] < 0:
            fits = size[i] if s.edition == STANDARD or size[i] < crates else crates
            if fits > most:
                most = fits
                best = [i]
            elif fits == most:
                best.append(i)
    return best


def loads(s: Position, seat: int) -> list[Move]:
    """The loads onto common ships: a player who has any must make one."""
    goods = s.boards[seat].goods
    found = []
    for good in range(5):
        if goods[good]:
            for ship in ships_for(s, good, goods[good]):
                found.append(m.LOAD[good][ship])
    return found


def can_sail(s: Position, seat: int) -> bool:
    """The private ship of an occupied Wharf sails once in a phase."""
    board = s.boards[seat]
    return board.staff[WHARF] > 0 and not board.shipped


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can load; when all are done, the crates are stored."""
    while s.passes < s.players:
        if any(s.boards[seat].goods) and (can_sail(s, seat) or loads(s, seat)):
            s.to_act = seat
            return
        s.passes += 1
        seat = s.following(seat)
    start_storing(s)


def legal_shipping(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    found = loads(s, seat)
    must = bool(found)
    if can_sail(s, seat):
        goods = s.boards[seat].goods
        for good in range(5):
            if goods[good]:
                found.append(m.WHARF[good])
    if not must:
        found.append(m.PASS)
    return found


def apply_shipping(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "load":
        load(s, seat, GOODS.index(str(move[1])), int(move[2]))
    elif verb == "wharf":
        sail(s, seat, GOODS.index(str(move[1])))
    else:
        s.passes += 1
        turn_of(s, s.following(seat))
        return
    s.passes = 0
    turn_of(s, s.following(seat))


def load(s: Position, seat: int, good: int, ship: int) -> None:
    """As many crates as fit onto a common ship."""
    board = s.boards[seat]
    count = min(board.goods[good], s.ship_size[ship] - s.ship_load[ship])
    board.goods[good] -= count
    s.ship_good[ship] = good
    s.ship_load[ship] += count
    if s.listener is not None:
        name = GOODS[good]
        s.tell("load", seat, name, count, ("goods", seat, name), ("ship", ship), (name, ship))
    score_load(s, seat, count, ("ship", ship))


def sail(s: Position, seat: int, good: int) -> None:
    """All crates of one kind onto the private ship; they are back in the supply before anybody could miss them."""
    board = s.boards[seat]
    count = board.goods[good]
    board.goods[good] = 0
    board.shipped = True
    s.supply[good] += count
    if s.listener is not None:
        name = GOODS[good]
        s.tell("wharf", seat, name, count, ("goods", seat, name), ("private", seat), (name,))
    score_load(s, seat, count, ("private", seat))


def score_load(s: Position, seat: int, points: int, source: tuple[str | int, ...]) -> None:
    """A point a crate, one more with a Harbor, and once the Captain's own."""
    s.award(seat, points, source, "load")
    if s.boards[seat].staff[HARBOR] > 0:
        s.award(seat, 1, ("city", seat, "harbor"), "harbor")
    if seat == s.chooser and not s.step:
        s.step = 1
        s.award(seat, 1, ("role", "captain"), "captain")
    watch_points(s)


# Storing -------------------------------------------------------------------------------------------------


def start_storing(s: Position) -> None:
    s.phase = STORING
    store_turn_of(s, s.chooser)


def warehouse_kinds(s: Position, seat: int) -> int:
    """Kinds that may be kept whole."""
    staff = s.boards[seat].staff
    return (1 if staff[SMALL_WAREHOUSE] > 0 else 0) + (2 if staff[LARGE_WAREHOUSE] > 0 else 0)


def everything_fits(s: Position, seat: int) -> bool:
    """The warehouses and the single crate hold all there is: then there is nothing to choose."""
    held = [count for count in s.boards[seat].goods if count]
    spare = len(held) - warehouse_kinds(s, seat)
    return spare <= 0 or (spare == 1 and min(held) == 1)


def store_turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that has to choose what to keep."""
    while True:
        if not everything_fits(s, seat):
            s.to_act = seat
            s.made = [0, 0, 0, 0, 0]
            s.cursor = warehouse_kinds(s, seat)
            s.passes = 1
            return
        seat = s.following(seat)
        if seat == s.chooser:
            finish(s)
            return


def legal_storing(s: Position) -> list[Move]:
    assert s.to_act is not None
    goods = s.boards[s.to_act].goods
    kinds = m.KEEP if s.cursor else m.STORE
    found = [kinds[good] for good in range(5) if goods[good] > s.made[good]]
    found.append(m.PASS)
    return found


def apply_storing(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    goods = s.boards[seat].goods
    verb = move[0]
    if verb == "keep":
        good = GOODS.index(str(move[1]))
        s.made[good] = goods[good]
        s.cursor -= 1
    elif verb == "store":
        s.made[GOODS.index(str(move[1]))] += 1
        s.passes -= 1
    elif s.cursor:
        s.cursor = 0
    else:
        s.passes = 0
    if s.passes == 0 or s.made == goods:
        spoil(s, seat)
        seat = s.following(seat)
        if seat == s.chooser:
            finish(s)
        else:
            store_turn_of(s, seat)


def spoil(s: Position, seat: int) -> None:
    """What is not kept goes back to the supply."""
    goods = s.boards[seat].goods
    for good in range(5):
        lost = goods[good] - s.made[good]
        if lost:
            goods[good] -= lost
            s.supply[good] += lost
            if s.listener is not None:
                name = GOODS[good]
                s.tell("spoil", seat, name, lost, ("goods", seat, name), ("supply", name), (name,))


def finish(s: Position) -> None:
    """Full ships sail and come back empty; the others keep their cargo."""
    for i in range(len(s.ship_load)):
        if s.ship_load[i] == s.ship_size[i]:
            good = s.ship_good[i]
            s.supply[good] += s.ship_load[i]
            if s.listener is not None:
                name = GOODS[good]
                s.tell("ship_sails", -1, name, s.ship_load[i], ("ship", i), ("supply", name), (name, i))
            s.ship_load[i] = 0
            s.ship_good[i] = -1
    end_phase(s)
