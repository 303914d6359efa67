"""The Smuggler (extension III): one of four actions, for whoever chose him alone.

`step` is ACTING, LOOTING, PLACING or DRIVING. While looting, `cursor` is the ship. While placing, `cursor` people may
still be placed and `passes` are still to be removed from the hiring office; while driving away, `passes` are.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move, Place
from game.puerto_rico import festival
from game.puerto_rico import moves as m
from game.puerto_rico.data import GOODS, ROLES, SMUGGLER, SPECIAL
from game.puerto_rico.people import circle, free_groups, put, verb_person
from game.puerto_rico.position import BOURGEOIS, NO_ONE, SMUGGLING, Position, piece_of
from game.puerto_rico.turn import end_phase

ACTING: Final = 0
PLACING: Final = 1
LOOTING: Final = 2
DRIVING: Final = 3
MOST: Final = 3
"""Crates of a ship, or people of the office, that he may keep."""
RANSOM: Final = 3


def start(s: Position) -> None:
    s.phase = SMUGGLING
    s.step = ACTING
    s.to_act = s.chooser
    s.x.wanted = s.chooser


def people_at_office(s: Position) -> int:
    return s.office + s.x.office


def legal(s: Position) -> list[Move]:
    assert s.to_act is not None
    found: list[Move] = []
    if s.step == ACTING:
        found = [m.RAID[i] for i in range(len(s.ship_load)) if s.ship_load[i]]
        if s.house:
            found.append(m.PLUNDER)
        if people_at_office(s) > s.players:
            found.append(m.POACH)
        if not s.autos:  # with Puertomas nobody captures characters
            found.extend(m.CAPTURE[role] for role in range(SMUGGLER) if s.role_taken[role] == NO_ONE)
    elif s.step == LOOTING:
        return [m.LOOT[crates] for crates in range(min(MOST, s.ship_load[s.cursor]), -1, -1)]
    elif s.step == DRIVING:
        return [m.BANISH, m.BANISH_NOBLE]
    else:
        groups = free_groups(s.boards[s.to_act])
        if s.office:
            found.extend(m.SETTLE[group] for group in groups)
        if s.x.office:
            found.extend(m.SETTLE_NOBLE[group] for group in groups)
    found.append(m.PASS)
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = str(move[0])
    if verb == "raid":
        s.step = LOOTING
        s.cursor = int(move[1])
        return
    if verb == "loot":
        raid(s, seat, s.cursor, int(move[1]))
    elif verb == "plunder":
        plunder(s, seat)
    elif verb == "capture":
        capture(s, seat, ROLES.index(str(move[1])))
    elif verb == "poach":
        s.step = PLACING
        s.passes = people_at_office(s) - s.players
        s.cursor = min(MOST, s.passes)
        go_on_poaching(s, seat)
        return
    elif s.step == PLACING:
        if verb != "pass":
            poach(s, seat, verb, str(move[1]))
            go_on_poaching(s, seat)
            return
        go_on_driving(s)
        return
    elif s.step == DRIVING:
        banish(s, 0, 1) if verb == "banish_bourgeois" else banish(s, 1, 0)
        go_on_driving(s)
        return
    end_phase(s)


def to_the_box(s: Position) -> bool:
    """What the Smuggler discards leaves the game in `special`, unless the players agreed otherwise."""
    return s.edition == SPECIAL and s.options["contraband"] == "box"


def raid(s: Position, seat: int, ship: int, taken: int) -> None:
    """Up to three crates of a ship; the rest of its cargo is lost."""
    good = s.ship_good[ship]
    name = GOODS[good]
    rest = s.ship_load[ship] - taken
    s.boards[seat].goods[good] += taken
    if to_the_box(s):
        s.x.box_goods[good] += rest
    else:
        s.supply[good] += rest
    s.ship_load[ship] = 0
    s.ship_good[ship] = -1
    if s.listener is not None:
        if taken:
            s.tell("raid", seat, name, taken, ("ship", ship), ("goods", seat, name), (name, ship))
        if rest:
            s.tell("jetsam", seat, name, rest, ("ship", ship), ("box",) if to_the_box(s) else ("supply", name))


def plunder(s: Position, seat: int) -> None:
    """The crates of the trading house go back to the supply, for a point each."""
    count = len(s.house)
    for good in s.house:
        s.supply[good] += 1
        if s.listener is not None:
            s.tell("plunder", seat, GOODS[good], 1, ("house",), ("supply", GOODS[good]), (GOODS[good],))
    s.house = []
    s.award(seat, count, ("house",), "plunder")


def poach(s: Position, seat: int, verb: str, name: str) -> None:
    person = verb_person(verb)
    if person == BOURGEOIS:
        s.x.office -= 1
    else:
        s.office -= 1
    group = m.GROUP[name]
    tile = put(s.boards[seat], person, group)
    s.cursor -= 1
    s.passes -= 1
    if s.listener is not None:
        s.tell("poach", seat, piece_of(person), 1, ("office",), circle(seat, group, tile), (name,))
    if s.watch:
        festival.people_changed(s, seat)


def go_on_poaching(s: Position, seat: int) -> None:
    if s.cursor == 0 or not free_groups(s.boards[seat]):
        go_on_driving(s)


def go_on_driving(s: Position) -> None:
    """Whoever was removed and not placed is discarded; the Smuggler says who, as long as there are both kinds."""
    if s.passes and s.office and s.x.office:
        s.step = DRIVING
        s.cursor = 0
        return
    drive_away(s)
    end_phase(s)


def drive_away(s: Position) -> None:
    """All that are still to go: workers first, where nobody has a choice."""
    workers = min(s.passes, s.office)
    banish(s, workers, s.passes - workers)


def banish(s: Position, workers: int, nobles: int) -> None:
    s.passes -= workers + nobles
    s.office -= workers
    s.x.office -= nobles
    if to_the_box(s):
        s.x.box_workers += workers
        s.x.box_nobles += nobles
    else:
        s.reserve += workers
        s.x.reserve += nobles
    if s.listener is not None:
        for piece, count in (("worker", workers), ("bourgeois", nobles)):
            if count:
                target: Place = ("box",) if to_the_box(s) else ("reserve",)
                s.tell("drive_away", s.chooser, piece, count, ("office",), target)


def capture(s: Position, seat: int, role: int) -> None:
    """The character and its coins: others pay for its release, or it is played at the end of the round."""
    key = ROLES[role]
    coins = s.role_coins[role]
    s.role_coins[role] = 0
    s.x.captured = role
    s.x.captor = seat
    if s.listener is not None:
        s.tell("capture", seat, key, 1, ("role", key), ("portrait", seat), (key, coins))
    s.earn(seat, coins, ("role", key), "role")
    if s.watch:
        festival.role_taken(s, seat, coins)


def may_release(s: Position, seat: int) -> bool:
    """The captor has to wait; for the others a captured character costs a ransom in `special`."""
    return seat != s.x.captor and (s.edition != SPECIAL or s.boards[seat].coins >= RANSOM)


def release(s: Position, seat: int) -> None:
    """Somebody else plays the captured character: in `special` that player pays, else the bank does."""
    captor = s.x.captor
    s.x.captured = s.x.captor = NO_ONE
    if s.edition == SPECIAL:
        s.boards[seat].coins -= RANSOM
        s.boards[captor].coins += RANSOM
        if s.listener is not None:
            s.tell("ransom", seat, "coin", RANSOM, ("coins", seat), ("coins", captor), (captor,))
    else:
        s.earn(captor, RANSOM, ("bank",), "ransom")
    if s.watch:
        festival.coins_gained(s, captor)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question."""
    if s.step == PLACING:
        return 0 < s.cursor <= s.passes <= people_at_office(s) and s.cursor <= MOST
    if s.step == LOOTING:
        return seat == s.chooser and s.cursor < len(s.ship_load) and s.ship_load[s.cursor] > 0
    if s.step == DRIVING:
        return 0 < s.passes <= people_at_office(s) and s.office > 0 and s.x.office > 0
    return plausible_auto(s, seat)


def plausible_auto(s: Position, seat: int) -> bool:
    return s.step == ACTING and seat == s.chooser
