"""The Builder: everyone may build; the Builder pays one coin less.

`step` is BUILD, BARTER (at the Black market) or TEACH (the University's worker). `cursor` is then the building;
while bartering `passes` are the coins still missing and `made[0..2]` tell whether a person, a crate, a point went.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.core.state import Move, Place
from game.puerto_rico import automa, festival, guests
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    BASE_KINDS,
    BLACK_MARKET,
    CHURCH,
    CIRCLES,
    CITY_SPACES,
    FOREST_HOUSE,
    GOODS,
    GUEST_HOUSE,
    HIGHEST_COST,
    INDEX,
    KEYS,
    KINDS,
    LARGE,
    LIBRARY,
    POINTS,
    QUARRY,
    QUARRY_CAP,
    SPECIAL,
    STANDARD,
    UNIVERSITY,
    ZONING_OFFICE,
    costs_in_play,
    points_in_play,
)
from game.puerto_rico.people import CITY, circle, groups_with, pick_up, to_portrait, verb_person
from game.puerto_rico.position import BOURGEOIS, BUILDING, WORKER, Player, Position, piece_of
from game.puerto_rico.turn import CHURCH_POINTS, announce_end, ask_or_award, city_is_full, end_phase

LOWER_PRICES: Final = [QUARRY] + [CITY + b for b in (BLACK_MARKET, FOREST_HOUSE, LIBRARY, ZONING_OFFICE)]
"""Where a guest may make something affordable."""

BUILD: Final = 0
TEACH: Final = 1
BARTER: Final = 2


def start(s: Position) -> None:
    s.phase = BUILDING
    go_round(s, s.in_order(s.chooser))


def discount(s: Position, seat: int, large: bool) -> int:
    """All that lowers a price, quarries aside: the privilege, forests, the Zoning office."""
    less = s.privilege(seat) if seat == s.chooser else 0
    if s.more:
        board = s.boards[seat]
        forest_house, zoning = board.staff[FOREST_HOUSE], board.staff[ZONING_OFFICE]
        if forest_house > 0 or (forest_house == 0 and s.edition != SPECIAL):
            less += board.forests() // 2
        if zoning > 0:
            if board.nobles[ZONING_OFFICE] == 0:
                less += 0 if large else 1
            elif large:
                less += 2
    return less


def price(s: Position, seat: int, building: int) -> int:
    """What the building costs this player now; quarries count up to the building's cap."""
    less, cap = s.boards[seat].worked(QUARRY), QUARRY_CAP[building]
    if less > cap:
        less = cap
    if s.more or seat == s.chooser:
        less += discount(s, seat, LARGE[building])
    return s.costs[building] - less if less < s.costs[building] else 0


@lru_cache(1 << 12)
def within_means(small: int, large: int, quarries: int, swapped: bool, kinds: int) -> list[int]:
    """Which of the first `kinds` buildings cost no more than so many coins, with so many occupied quarries.

    Large buildings, and only they, have the cap of four quarries; -1 coins buy none.
    """
    most = [0] + [small + min(cap, quarries) for cap in (1, 2, 3)] + [large + min(4, quarries)]
    if large < 0:
        most[4] = -1
    costs = costs_in_play(swapped)
    return [b for b in range(kinds) if costs[b] <= most[QUARRY_CAP[b]]]


def affordable(s: Position, seat: int) -> list[Move]:
    board = s.boards[seat]
    # Five buildings, were they all large, leave two spaces free.
    room = CITY_SPACES - board.spaces_used() if len(board.city) > 5 else 2
    if room == 0:
        return []
    small = large = board.coins
    if s.more:
        small += discount(s, seat, False)
        if board.staff[BLACK_MARKET] > 0:
            small += barter_limit(s, seat)
        large = small
        if board.staff[ZONING_OFFICE] > 0:
            large += discount(s, seat, True) - discount(s, seat, False)
    elif seat == s.chooser:
        small = large = small + s.privilege(seat)
    if small > HIGHEST_COST:
        small = HIGHEST_COST
    if large > HIGHEST_COST:
        large = HIGHEST_COST
    if room == 1:
        large = -1
    staff, market, build = board.staff, s.market, m.BUILD
    swapped, kinds = bool(s.options["swap_costs"]), KINDS if s.more else BASE_KINDS
    found: list[Move] = []
    for b in within_means(small, large, board.worked(QUARRY), swapped, kinds):
        if market[b] > 0 and staff[b] < 0:
            found.append(build[b])
    return found


def go_round(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that can build anything."""
    for seat in seats:
        if s.autos and s.is_auto(seat):
            found = [m.PASS] if automa.can_pay_for(s, seat, automa.purse(s, seat, seat == s.chooser)) else []
        else:
            found = affordable(s, seat)
        if found or (s.guests and guest_may_help(s, seat)):
            found.append(m.PASS)
            s.give_turn(seat, found)
            s.step = BUILD
            return
    end_phase(s)


def guest_may_help(s: Position, seat: int) -> bool:
    """A guest on a quarry or in a building that lowers prices may make something affordable."""
    return s.has_guests(seat) and guests.would_help(s, seat, LOWER_PRICES, can_build)


def can_build(s: Position, seat: int) -> bool:
    return len(affordable(s, seat)) > 0


def guest_came(s: Position, seat: int) -> None:
    """The new building is full: the University's worker finds no room."""
    if s.step == TEACH and 0 < CIRCLES[s.cursor] == s.boards[seat].staff[s.cursor]:
        go_round(s, s.waiting[s.chooser][seat])


def legal(s: Position) -> list[Move]:
    assert s.to_act is not None
    if s.step == TEACH:
        return [m.UNIVERSITY, m.PASS]
    if s.step == BARTER:
        return barters(s, s.to_act)
    found = affordable(s, s.to_act)
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = str(move[0])
    if verb == "build":
        building = INDEX[str(move[1])]
        cost = price(s, seat, building)
        missing = cost - s.boards[seat].coins
        if missing > 0:
            s.step = BARTER
            s.cursor = building
            s.passes = missing
            s.made = [0, 0, 0, 0, 0]
        else:
            build(s, seat, building, cost)
        return
    if s.step == BARTER:
        barter(s, seat, verb, move)
        return
    if verb == "university":
        teach(s, seat)
    elif s.step == BUILD and s.listener is not None:
        s.tell("pass", seat, detail=("builder",))
    go_round(s, s.waiting[s.chooser][seat])


def build(s: Position, seat: int, building: int, cost: int) -> None:
    board = s.boards[seat]
    board.coins -= cost
    s.market[building] -= 1
    board.city.append(building)
    board.staff[building] = 0
    if building == GUEST_HOUSE:
        s.guests = True
    key = KEYS[building]
    if s.listener is not None:
        if cost:
            s.tell("pay", seat, "coin", cost, ("coins", seat), ("bank",), (key,))
        s.tell("build", seat, key, 1, ("market", key), ("city", seat, key), (key, cost))
    if board.staff[CHURCH] > 0 and POINTS[building] > 1:
        if ask_or_award(s, seat, church_points(building), CHURCH_POINTS):
            return
    built(s, seat)


def church_points(building: int) -> int:
    """What the Church brings for a building of two points or more."""
    return 2 if LARGE[building] else 1


def built(s: Position, seat: int) -> None:
    """What follows a new building."""
    board = s.boards[seat]
    building = board.city[-1]
    if city_is_full(s, seat):
        announce_end(s, "city")
    if s.autos:
        automa.move_tokens(s)
    if s.watch:
        festival.built(s, seat, building)
    # The Statue has no circle: only `standard` gives the University's worker then, to the portrait.
    if board.staff[UNIVERSITY] > 0 and s.helper_left() and (CIRCLES[building] or s.edition == STANDARD):
        s.step = TEACH
        s.cursor = building
    else:
        go_round(s, s.waiting[s.chooser][seat])


def teach(s: Position, seat: int) -> None:
    """The University puts one worker onto the new building."""
    source = s.helper_source()
    person = s.take_helper()
    board = s.boards[seat]
    key = KEYS[s.cursor]
    target: Place = ("city", seat, key)
    if CIRCLES[s.cursor] == 0:
        to_portrait(board, person)
        target = ("portrait", seat)
    else:
        board.staff[s.cursor] += 1
        if person == BOURGEOIS:
            board.nobles[s.cursor] += 1
    if s.listener is not None:
        s.tell("university", seat, piece_of(person), 1, source, target, (key,))
    if s.watch:
        festival.people_changed(s, seat)


# The Black market ------------------------------------------------------------------------------------------


def barter_limit(s: Position, seat: int) -> int:
    """How many coins the Black market can replace: a person, a crate, a point."""
    board = s.boards[seat]
    if board.staff[BLACK_MARKET] <= 0:
        return 0
    return (1 if spare_people(s, board) else 0) + (1 if any(board.goods) else 0) + (1 if board.vp else 0)


def spare_people(s: Position, board: Player) -> int:
    """All but whoever keeps the Black market; `standard` also spares those in the quarries."""
    count = board.people() - board.staff[BLACK_MARKET]
    if s.edition == STANDARD:
        count -= board.worked(QUARRY)
    return count


def barters(s: Position, seat: int) -> list[Move]:
    board = s.boards[seat]
    found: list[Move] = []
    if not s.made[0]:
        staying = (CITY + BLACK_MARKET, QUARRY) if s.edition == STANDARD else (CITY + BLACK_MARKET,)
        for person in (WORKER, BOURGEOIS):
            table = m.BARTER if person == WORKER else m.BARTER_NOBLE
            if board.idle if person == WORKER else board.idle_nobles:
                found.append(m.BARTER_IDLE if person == WORKER else m.BARTER_NOBLE_IDLE)
            found.extend(table[group] for group in groups_with(board, person) if group not in staying)
    if not s.made[1]:
        found.extend(m.BARTER_GOOD[good] for good in range(5) if board.goods[good])
    if not s.made[2] and board.vp:
        found.append(m.BARTER_POINT)
    return found


def barter(s: Position, seat: int, verb: str, move: Move) -> None:
    """One thing goes back to the reserve for a coin; what is given back undoes no end that was announced."""
    board = s.boards[seat]
    if verb == "barter_good":
        good = GOODS.index(str(move[1]))
        board.goods[good] -= 1
        s.supply[good] += 1
        s.made[1] = 1
        if s.listener is not None:
            s.tell("barter", seat, GOODS[good], 1, ("goods", seat, GOODS[good]), ("supply", GOODS[good]))
    elif verb == "barter_point":
        board.vp -= 1
        won = sum(other.vp for other in s.boards)
        s.points = max(0, points_in_play(s.players, s.edition) - won)
        s.made[2] = 1
        if s.listener is not None:
            s.tell("barter", seat, "point", 1, ("vp", seat), ("points",))
    else:
        person = verb_person(verb)
        source: Place
        if move[1] == "portrait":
            to_portrait(board, person, -1)
            source = ("portrait", seat)
        else:
            group = m.GROUP[str(move[1])]
            source = circle(seat, group, pick_up(board, person, group))
        if person == BOURGEOIS:
            s.x.reserve += 1
        else:
            s.reserve += 1
        s.made[0] = 1
        if s.listener is not None:
            s.tell("barter", seat, piece_of(person), 1, source, ("reserve",))
    s.passes -= 1
    if s.passes == 0:
        build(s, seat, s.cursor, board.coins)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question to a person."""
    board = s.boards[seat]
    b = s.cursor
    if s.step == TEACH:
        taught = board.staff[b] < CIRCLES[b] or (CIRCLES[b] == 0 and s.edition == STANDARD)
        return b in board.city and s.helper_left() and taught
    if s.step != BARTER:
        return s.step == BUILD
    if b not in s.kinds or board.staff[b] >= 0 or s.market[b] < 1 or any(flag > 1 for flag in s.made[:3]):
        return False
    person = not s.made[0] and spare_people(s, board) > 0
    left = person + (not s.made[1] and any(board.goods)) + (not s.made[2] and board.vp > 0)
    return (
        0 < s.passes <= min(3 - sum(s.made[:3]), barter_limit(s, seat), left)
        and len(barters(s, seat)) > 0
        and CITY_SPACES - board.spaces_used() >= (2 if LARGE[b] else 1)
    )


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step == BUILD and bool(automa.can_pay_for(s, seat, automa.purse(s, seat, seat == s.chooser)))
