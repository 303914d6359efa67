"""The Captain: crates are shipped for points, turn by turn, until nobody can load; then what is left is stored.

OPENING: what some buildings do first; `mark` seats have had that turn, `cursor` crates may still go to the Royal
supplier, `made` marks the kinds given. SHIPPING: `passes` counts the seats in a row that could not or would not load;
`step` is 1 once the Captain has had the privilege's point. BARGING: `made` are the crates on the ship of the Small
wharf. STORING: `made` are the crates that the player keeps, `cursor` the kinds that the warehouses still take,
`passes` the single crates.
"""

from __future__ import annotations

from game.core.state import Move, Place
from game.puerto_rico import automa, festival, guests, producer
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    GOODS,
    HARBOR,
    LARGE_WAREHOUSE,
    LIGHTHOUSE,
    NOBLES,
    ROYAL_SUPPLIER,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    SPECIAL,
    STANDARD,
    STOREHOUSE,
    UNION_HALL,
    WHARF,
)
from game.puerto_rico.position import BARGING, OPENING, SHIPPING, STORING, Position
from game.puerto_rico.turn import (
    CAPTAIN_POINT,
    HARBOR_POINT,
    UNION_HALL_POINTS,
    announce_end,
    ask_or_award,
    end_phase,
)


def start(s: Position) -> None:
    s.step = 0
    for board in s.boards:
        board.shipped = board.barged = False
        if s.watch:
            board.deeds = [0, 0, 0, 0, 0, 0, 0, board.vp]
    watch_points(s)
    s.mark = 0
    if s.openers and s.edition == SPECIAL:
        opening_turn_of(s, s.chooser)
    else:
        start_shipping(s)


# Before the first crate is loaded ----------------------------------------------------------------------------


def opening_turn_of(s: Position, seat: int) -> None:
    """In `special` everybody opens before anybody loads."""
    while True:
        if opens(s, seat):
            return
        seat = s.after[seat]
        if seat == s.chooser:
            start_shipping(s)
            return


def opens(s: Position, seat: int) -> bool:
    """What a player's buildings do before the first load; True if there is something to decide."""
    s.mark += 1
    staff = s.boards[seat].staff
    if staff[UNION_HALL] < 0 and staff[ROYAL_SUPPLIER] < 0 and staff[LIGHTHOUSE] < 0:
        return False
    s.cursor = s.boards[seat].bourgeois()
    s.made = [0, 0, 0, 0, 0]
    if seat == s.chooser:
        light_up(s, seat)
    return use_union_hall(s, seat) or may_open(s, seat)


def may_open(s: Position, seat: int) -> bool:
    """Whether there is still something to deliver, or a guest who could change something."""
    s.to_act = seat
    if len(legal_opening(s)) == 1 and not guest_may_open(s, seat):
        return False
    s.phase = OPENING
    return True


def pairs(s: Position, seat: int) -> int:
    """Pairs of equal crates."""
    return sum(count // 2 for count in s.boards[seat].goods)


def use_union_hall(s: Position, seat: int) -> bool:
    """A point for every pair of equal crates; True if the player is asked whether to take them."""
    if s.boards[seat].staff[UNION_HALL] > 0:
        if ask_or_award(s, seat, pairs(s, seat), UNION_HALL_POINTS):
            return True
        hall_paid(s, seat)
    return False


def hall_paid(s: Position, seat: int) -> None:
    if s.watch:
        festival.shipped(s, seat)
    watch_points(s)


def union_hall_done(s: Position, seat: int) -> None:
    """The last points were taken or declined: what comes before the first load goes on, for a guest's owner too."""
    hall_paid(s, seat)
    if not may_open(s, seat):
        opening_done(s, seat)


def light_up(s: Position, seat: int) -> None:
    """The Captain's own coin of the Lighthouse, loads or not."""
    if s.boards[seat].staff[LIGHTHOUSE] > 0:
        s.earn(seat, 1, ("city", seat, "lighthouse"), "lighthouse")
        if s.watch:
            festival.coins_gained(s, seat)


def guest_may_open(s: Position, seat: int) -> bool:
    if not s.has_guests(seat):
        return False
    board = s.boards[seat]
    if max(board.goods) > 1 and guests.can_reach(s, seat, UNION_HALL):
        return True
    if seat == s.chooser and guests.can_reach(s, seat, LIGHTHOUSE):
        return True
    return any(board.goods) and board.bourgeois() > 0 and guests.can_reach(s, seat, ROYAL_SUPPLIER)


def guest_opened(s: Position, seat: int, group: str) -> None:
    """A guest has just come: the building works at once."""
    if group == "union_hall":
        if use_union_hall(s, seat):
            return
    elif group == "lighthouse" and seat == s.chooser:
        light_up(s, seat)
    if not may_open(s, seat):
        opening_done(s, seat)


def legal_opening(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    found: list[Move] = []
    if board.staff[ROYAL_SUPPLIER] > 0 and s.cursor > 0:
        found = [m.SUPPLY[good] for good in range(5) if board.goods[good] and not s.made[good]]
    found.append(m.PASS)
    return found


def apply_opening(s: Position, move: Move) -> None:
    """The Royal supplier: a crate of another kind for each bourgeois, a point each and no more."""
    seat = s.to_act
    assert seat is not None
    if move[0] == "supply":
        name = str(move[1])
        good = GOODS.index(name)
        s.boards[seat].goods[good] -= 1
        s.supply[good] += 1
        s.made[good] = 1
        s.cursor -= 1
        if s.listener is not None:
            s.tell("supply", seat, name, 1, ("goods", seat, name), ("supply", name), (name,))
        s.award(seat, 1, ("city", seat, "royal_supplier"), "royal_supplier")
        if s.watch:
            festival.shipped(s, seat)
        watch_points(s)
        if may_open(s, seat):
            return
    opening_done(s, seat)


def opening_done(s: Position, seat: int) -> None:
    if s.edition != SPECIAL:
        s.phase = SHIPPING
        turn_of(s, seat)
        return
    seat = s.after[seat]
    if seat == s.chooser:
        start_shipping(s)
    else:
        opening_turn_of(s, seat)


# Shipping ------------------------------------------------------------------------------------------------------


def start_shipping(s: Position) -> None:
    s.phase = SHIPPING
    s.passes = 0
    turn_of(s, s.chooser)


def watch_points(s: Position) -> None:
    """The last point token is gone: the game ends with this Captain's phase (`special`) or its round."""
    if s.drained or s.points == 0:
        announce_end(s, "points")


def ships_for(s: Position, good: int, crates: int) -> list[int]:
    """The ships that may take this good.

    One that carries it already is the only choice. Otherwise an empty one: that on which the most fits, a free
    choice between equals; `standard` asks for the largest empty ship.
    """
    carried, size = s.ship_good, s.ship_size
    if good in carried:
        i = carried.index(good)
        return [i] if s.ship_load[i] < size[i] else []
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
    goods, carried = s.boards[seat].goods, s.ship_good
    empty = -1 in carried
    found = []
    for good in range(5):
        if goods[good] and (empty or good in carried):
            for ship in ships_for(s, good, goods[good]):
                found.append(m.LOAD[good][ship])
    return found


def can_sail(s: Position, seat: int) -> bool:
    """The private ship of an occupied Wharf sails once in a phase."""
    board = s.boards[seat]
    return board.staff[WHARF] > 0 and not board.shipped


def can_barge(s: Position, seat: int) -> bool:
    """So does that of a Small wharf."""
    board = s.boards[seat]
    return board.staff[SMALL_WHARF] > 0 and not board.barged


def turn_of(s: Position, seat: int) -> None:
    """Give the turn to `seat`, or to the next one that can load; when all are done, the crates are stored."""
    while s.passes < s.players:
        # Outside `special` the buildings that come first do so in their owner's own first turn.
        if s.openers and s.mark < s.players and seat == (s.chooser + s.mark) % s.players and opens(s, seat):
            return
        if any(s.boards[seat].goods):
            found = shipments(s, seat)
            can = len(found) > 1 or found[0] is not m.PASS
            if can or (s.guests and guests.can_reach(s, seat, WHARF, SMALL_WHARF)):
                s.give_turn(seat, found)
                return
        s.passes += 1
        seat = s.after[seat]
    start_storing(s)


def legal_shipping(s: Position) -> list[Move]:
    assert s.to_act is not None
    return shipments(s, s.to_act)


def shipments(s: Position, seat: int) -> list[Move]:
    """All that the player may ship; to pass only if no common ship takes anything."""
    found = loads(s, seat)
    must = bool(found)
    goods = s.boards[seat].goods
    if can_sail(s, seat):
        found += [m.WHARF[good] for good in range(5) if goods[good]]
    if s.more and can_barge(s, seat):
        found += [m.BARGE[good] for good in range(5) if goods[good]]
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
    elif verb == "small_wharf":
        s.phase = BARGING
        s.made = [0, 0, 0, 0, 0]
        apply_barging(s, move)
    else:
        s.passes += 1
        turn_of(s, s.after[seat])


def go_on(s: Position, seat: int) -> None:
    """The next may load, once workers who were won by the load are placed."""
    if not s.x.bonus:
        s.passes = 0
        turn_of(s, s.after[seat])


def load(s: Position, seat: int, good: int, ship: int) -> None:
    """As many crates as fit onto a common ship."""
    board = s.boards[seat]
    count = board.goods[good]
    room = s.ship_size[ship] - s.ship_load[ship]
    if count > room:
        count = room
    board.goods[good] -= count
    s.ship_good[ship] = good
    s.ship_load[ship] += count
    if s.listener is not None:
        name = GOODS[good]
        s.tell("load", seat, name, count, ("goods", seat, name), ("ship", ship), (name, ship))
    if s.watch:
        festival.loaded(s, seat, good, count, ship)
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
    if s.watch:
        festival.loaded(s, seat, good, count, -1)
    score_load(s, seat, count, ("private", seat))


def legal_barging(s: Position) -> list[Move]:
    assert s.to_act is not None
    goods = s.boards[s.to_act].goods
    found = [m.BARGE[good] for good in range(5) if goods[good]]
    found.append(m.DONE)
    return found


def apply_barging(s: Position, move: Move) -> None:
    """Crate by crate onto the ship of the Small wharf; it brings a point for every two."""
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    if move[0] == "small_wharf":
        name = str(move[1])
        good = GOODS.index(name)
        board.goods[good] -= 1
        s.supply[good] += 1
        s.made[good] += 1
        if s.listener is not None:
            s.tell("small_wharf", seat, name, 1, ("goods", seat, name), ("small_private", seat), (name,))
        if any(board.goods):
            return
    board.barged = True
    s.phase = SHIPPING
    if s.watch:
        for good in range(5):
            if s.made[good]:
                festival.loaded(s, seat, good, s.made[good], -1)
    score_load(s, seat, sum(s.made) // 2, ("small_private", seat))


def score_load(s: Position, seat: int, points: int, source: Place) -> None:
    """A point a crate, what Lighthouse and Harbor add, and once the Captain's own; then the turn goes on."""
    staff = s.boards[seat].staff
    s.award(seat, points, source, "load")
    if staff[LIGHTHOUSE] > 0:
        s.earn(seat, 1, ("city", seat, "lighthouse"), "lighthouse")
    if staff[HARBOR] <= 0 or not ask_or_award(s, seat, 1, HARBOR_POINT):
        score_privilege(s, seat)


def score_privilege(s: Position, seat: int) -> None:
    """The Captain's own point, with his first load."""
    if seat == s.chooser and not s.step:
        s.step = 1
        if ask_or_award(s, seat, s.privilege(seat), CAPTAIN_POINT):
            return
    loaded(s, seat)


def loaded(s: Position, seat: int) -> None:
    """All that a load brings has been counted."""
    if s.watch:
        festival.shipped(s, seat)
    watch_points(s)
    go_on(s, seat)


# Storing -------------------------------------------------------------------------------------------------------


def start_storing(s: Position) -> None:
    s.phase = STORING
    go_round_storing(s, s.in_order(s.chooser))


def warehouse_kinds(s: Position, seat: int) -> int:
    """Kinds that may be kept whole."""
    staff = s.boards[seat].staff
    return (1 if staff[SMALL_WAREHOUSE] > 0 else 0) + (2 if staff[LARGE_WAREHOUSE] > 0 else 0)


def single_crates(s: Position, seat: int) -> int:
    """Crates of any kind that may be kept besides."""
    return 4 if s.boards[seat].staff[STOREHOUSE] > 0 else 1


def everything_fits(s: Position, seat: int) -> bool:
    """The warehouses and the single crates hold all there is: then there is nothing to choose."""
    board = s.boards[seat]
    if board.crates() <= 1:
        return True
    return sum(sorted(board.goods)[: 5 - warehouse_kinds(s, seat)]) <= single_crates(s, seat)


def may_return_any(s: Position, seat: int) -> bool:
    """Whether the player could want to give back a crate that there is room for.

    In `special` one may store, in the other editions one must. It can only matter where the kind is short: where
    the next harvest, the privilege's crate included, would find too few in the supply.
    """
    if s.edition != SPECIAL:
        return False
    goods, made, supply = s.boards[seat].goods, s.made, s.supply
    rare = []
    for good in range(5):
        if goods[good] > made[good]:
            tiles = 0
            for board in s.boards:
                tiles += board.land.count(good)
            if supply[good] <= tiles:
                rare.append(good)
    if not rare:
        return False
    wanted = [0, 0, 0, 0, 0]
    for other in range(s.players):
        harvest = producer.could_make(s, other)
        for good in rare:
            wanted[good] += harvest[good]
            if 0 < wanted[good] >= supply[good]:
                return True
    return False


def go_round_storing(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that has to choose what to keep."""
    for seat in seats:
        if s.autos and s.is_auto(seat):
            automa.end_shipping(s, seat)
            watch_points(s)
        elif any(s.boards[seat].goods):
            s.made = [0, 0, 0, 0, 0]
            optional = may_return_any(s, seat)
            if optional or not everything_fits(s, seat):
                s.cursor = warehouse_kinds(s, seat)
                s.passes = single_crates(s, seat)
                s.give_turn(seat, to_store(s, seat, optional))
                return
    finish(s)


def legal_storing(s: Position) -> list[Move]:
    assert s.to_act is not None
    return to_store(s, s.to_act, may_return_any(s, s.to_act))


def to_store(s: Position, seat: int, optional: bool) -> list[Move]:
    """What the player may store next, or must if that is not `optional`."""
    goods, made = s.boards[seat].goods, s.made
    kinds = m.KEEP if s.cursor else m.STORE
    found = [kinds[good] for good in range(5) if goods[good] > made[good]]
    if optional:
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
        storing_done(s, seat)


def storing_done(s: Position, seat: int) -> None:
    go_round_storing(s, s.waiting[s.chooser][seat])


def guest_stored(s: Position, seat: int) -> None:
    """With the guest's help there may be room for everything: then nothing is left to choose."""
    if everything_fits(s, seat):
        storing_done(s, seat)


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


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether one of the phases can have come to this question to a person."""
    board = s.boards[seat]
    if s.phase == OPENING:
        return s.openers and all(flag <= 1 for flag in s.made) and s.cursor <= NOBLES and s.mark <= s.players
    if s.phase == SHIPPING:
        return _opened(s) and s.step <= 1 and s.passes < s.players
    if s.phase == BARGING:
        return bool(s.options["new_buildings"]) and sum(s.made) > 0 and any(board.goods) and s.step <= 1
    return (
        1 <= s.passes <= single_crates(s, seat)
        and s.cursor <= warehouse_kinds(s, seat)
        and all(s.made[good] <= board.goods[good] for good in range(5))
        and s.made != board.goods
    )


def plausible_reward(s: Position, seat: int) -> bool:
    """The same while workers are placed that the seat has just won."""
    return _opened(s) and s.step <= 1 and s.passes < s.players


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step <= 1 and s.passes < s.players and bool(loads(s, seat))


def _opened(s: Position) -> bool:
    """In `special` everybody has had the turn that comes before the first load."""
    return not s.openers or s.edition != SPECIAL or s.mark == s.players
