"""The Producer: occupied plantations and factories yield crates; the Producer takes one more.

`step` is PRODUCE or EXTRA. `made` are the crates that the Producer has made, by good; while choosing, `cursor` counts
the extra crates taken and `mark` is the last one's kind plus one. `passes` says which buildings came too late: those
that were manned only by workers whom this harvest has won (the Producer's Specialty factory to the end of the phase).
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import automa, festival, guests
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    AQUEDUCT,
    BUILDINGS,
    CHAPEL,
    CLASSIC,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_COINS,
    FIRST_COMMERCIAL,
    FRUIT,
    GOODS,
    GUEST_HOUSE,
    JEWELER,
    LARGE_FRUIT,
    LARGE_SUGAR,
    QUARRY,
    SMALL_FRUIT,
    SMALL_SUGAR,
    SPECIAL,
    SPECIALTY,
    SUGAR,
    TOBACCO,
    TOBACCO_BARN,
)
from game.puerto_rico.position import PRODUCING, Automa, Player, Position
from game.puerto_rico.turn import CHAPEL_POINT, ask_or_award, end_phase

WORKS: Final = ((), (SMALL_FRUIT, LARGE_FRUIT), (SMALL_SUGAR, LARGE_SUGAR), (TOBACCO_BARN,), (COFFEE_ROASTER,))
"""The production buildings, by good."""
MADE_IN: Final = [building.good for building in BUILDINGS]
PROCESSED: Final = (FRUIT, SUGAR, TOBACCO, COFFEE)

PRODUCE: Final = 0
EXTRA: Final = 1

CHAPEL_LATE: Final = 1
TAILOR_LATE: Final = 2
SPECIALTY_LATE: Final = 4


def start(s: Position) -> None:
    s.phase = PRODUCING
    s.passes = 0
    s.made = [0, 0, 0, 0, 0]
    if s.autos:
        s.x.auto_made = [0] * s.players
    go_round(s, s.in_order(s.chooser))


def capacity(board: Player) -> list[int]:
    """Crates that a player could make: corn by its plantations, the others by pairs of plantation and factory.

    >>> board = Player(); board.land, board.hands = [0, 1], [1, 1]
    >>> capacity(board)
    [1, 0, 0, 0, 0]
    """
    worked = [0, 0, 0, 0, 0, 0]
    land = board.land
    for i, hand in enumerate(board.hands):
        if hand > 0:
            worked[land[i]] += 1
    worked.pop()  # the quarries
    staff = board.staff
    hired = [0, 0, 0, 0, 0]
    for b in board.city:
        if b < FIRST_COMMERCIAL:
            hired[MADE_IN[b]] += staff[b]
    for good in PROCESSED:
        if hired[good] < worked[good]:
            worked[good] = hired[good]
    if staff[AQUEDUCT] > 0:
        if worked[FRUIT] and staff[LARGE_FRUIT] > 0:
            worked[FRUIT] += 1
        if worked[SUGAR] and staff[LARGE_SUGAR] > 0:
            worked[SUGAR] += 1
    return worked


def could_make(s: Position, seat: int) -> list[int]:
    """What a player, or a Puertoma, would make if the supply were endless."""
    if s.autos and s.is_auto(seat):
        return automa.capacity(automa.automa(s, seat))
    return capacity(s.boards[seat])


def harvest(s: Position, seat: int) -> list[int]:
    """What a player would make now: the capacity, as far as the supply goes."""
    made = could_make(s, seat) if s.autos else capacity(s.boards[seat])
    for good, left in enumerate(s.supply):
        if left < made[good]:
            made[good] = left
    return made


def can_harvest(s: Position, seat: int) -> bool:
    """Whether a player would make anything now."""
    if s.autos and s.is_auto(seat):
        return any(harvest(s, seat))
    board, supply = s.boards[seat], s.supply
    land, staff = board.land, board.staff
    for i, hand in enumerate(board.hands):
        if hand > 0:
            kind = land[i]
            if kind < QUARRY and supply[kind]:
                if kind == CORN:
                    return True
                for b in WORKS[kind]:
                    if staff[b] > 0:
                        return True
    return False


def go_round(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that can make anything."""
    for seat in seats:
        s.passes &= SPECIALTY_LATE
        if can_harvest(s, seat):
            s.give_turn(seat, [m.PRODUCE, m.PASS])
            s.step = PRODUCE
            return
        if s.guests and guest_may_help(s, seat):
            s.to_act = seat
            s.step = PRODUCE
            return
        if s.noble and collect(s, seat):
            return
    offer_extra(s)


def guest_may_help(s: Position, seat: int) -> bool:
    """Whether there are guests enough for a plantation and its works, where there is no harvest yet."""
    if not s.has_guests(seat):
        return False
    board = s.boards[seat]
    for good in range(5):
        if s.supply[good] and good in board.land:
            missing = 0 if board.worked(good) else 1
            if good:
                missing += min(0 if board.staff[b] > 0 else 1 if board.staff[b] == 0 else 9 for b in WORKS[good])
            if missing <= board.staff[GUEST_HOUSE]:
                return True
    if not s.noble:
        return False
    return guests.can_reach(s, seat, CHAPEL) or (board.bourgeois() > 0 and guests.can_reach(s, seat, JEWELER))


def collect(s: Position, seat: int) -> bool:
    """Chapel and tailor's workshop pay whoever owns them, crates or not; True if the player is asked first."""
    board = s.boards[seat]
    if board.staff[CHAPEL] > 0 and not s.passes & CHAPEL_LATE:
        if board.nobles[CHAPEL] == 0:
            s.earn(seat, 1, ("city", seat, "chapel"), "chapel")
        elif ask_or_award(s, seat, 1, CHAPEL_POINT):
            return True
    if board.staff[JEWELER] > 0:
        pay_tailor(s, seat)
    return False


def chapel_done(s: Position, seat: int) -> None:
    """The last point was taken or declined."""
    pay_tailor(s, seat)
    go_round(s, s.waiting[s.chooser][seat])


def pay_tailor(s: Position, seat: int) -> None:
    """A coin for each bourgeois."""
    board = s.boards[seat]
    if board.staff[JEWELER] > 0 and not s.passes & TAILOR_LATE:
        coins = board.bourgeois()
        if s.options["tailor_cap"]:
            coins = min(coins, 3)
        s.earn(seat, coins, ("city", seat, "jeweler"), "jeweler")


def manned_late(s: Position, seat: int, building: int) -> None:
    """A worker won by the harvest is the first in a building: it pays from the next one on."""
    if building == CHAPEL:
        s.passes |= CHAPEL_LATE
    elif building == JEWELER:
        s.passes |= TAILOR_LATE
    elif building == SPECIALTY and seat == s.chooser:
        s.passes |= SPECIALTY_LATE


def legal(s: Position) -> list[Move]:
    assert s.to_act is not None
    if s.step == PRODUCE:
        # Who has nothing to make is only asked because of a guest.
        return [m.PASS] if s.guests and not can_harvest(s, s.to_act) else [m.PRODUCE, m.PASS]
    found = extras(s)
    found.append(m.PASS)
    return found


def extras(s: Position) -> list[Move]:
    """The privilege: one more crate of a kind that the Producer has made, if there is any left.

    The Library makes it two; only `classic` asks for two different kinds.
    """
    if s.cursor >= s.privilege(s.chooser):
        return []
    barred = s.mark - 1 if s.edition == CLASSIC else -1
    return [m.EXTRA[good] for good in range(5) if s.made[good] and s.supply[good] and good != barred]


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    if verb == "extra":
        name = str(move[1])
        good = GOODS.index(name)
        s.supply[good] -= 1
        s.boards[seat].goods[good] += 1
        s.made[good] += 1
        s.cursor += 1
        s.mark = good + 1
        if s.autos and s.is_auto(seat):
            s.x.auto_made[seat] += 1 << 3 * good
        if s.listener is not None:
            s.tell("extra", seat, name, 1, ("supply", name), ("goods", seat, name), (name,))
        if s.watch:
            festival.produced(s, seat, s.made)
        go_on(s, seat)
    elif s.step == EXTRA:
        finish(s)
    else:
        if verb == "produce":
            produce(s, seat)
        elif s.listener is not None:
            s.tell("pass", seat, detail=("producer",))
        go_on(s, seat)


def go_on(s: Position, seat: int) -> None:
    """The player is done, once workers who were won are placed; the Producer when there is no crate left to take."""
    if s.x.bonus:
        return
    if s.step == EXTRA:
        if not extras(s):
            finish(s)
        return
    if not s.noble or not collect(s, seat):
        go_round(s, s.waiting[s.chooser][seat])


def produce(s: Position, seat: int) -> None:
    made = harvest(s, seat)
    board = s.boards[seat]
    kinds = 0
    for good, count in enumerate(made):
        if count:
            kinds += 1
            board.goods[good] += count
            s.supply[good] -= count
            if s.listener is not None:
                name = GOODS[good]
                s.tell("produce", seat, name, count, ("supply", name), ("goods", seat, name), (name,))
    if board.staff[FACTORY] > 0:
        s.earn(seat, FACTORY_COINS[kinds], ("city", seat, "factory"), "factory")
    if s.autos and isinstance(board, Automa):
        for good, count in enumerate(made):
            s.x.auto_made[seat] += count << 3 * good
        if automa.has(s, board, automa.COIN_PER_KIND):
            s.earn(seat, kinds, ("bank",), "coin_per_kind")
    if seat == s.chooser:
        s.made = made
    if s.more and (s.edition != SPECIAL or seat != s.chooser):
        use_specialty(s, seat, made)
    if s.watch:
        festival.produced(s, seat, made)


def use_specialty(s: Position, seat: int, made: list[int]) -> None:
    """One coin less than the crates of the kind, corn aside, that the player has made most of."""
    if s.boards[seat].staff[SPECIALTY] > 0:
        s.earn(seat, max(made[1:]) - 1, ("city", seat, "specialty"), "specialty")


def offer_extra(s: Position) -> None:
    s.cursor = s.mark = 0
    if extras(s):
        s.step = EXTRA
        s.to_act = s.chooser
    else:
        finish(s)


def take_one_more(s: Position, seat: int) -> None:
    """A Puertoma's ability: at the end a crate of the best kind that it has made."""
    if automa.has(s, automa.automa(s, seat), automa.CRATE_MORE):
        made = [s.x.auto_made[seat] >> 3 * good & 7 for good in range(5)]
        for good in range(4, -1, -1):
            if made[good] and s.supply[good]:
                automa.gain_crate(s, seat, good, "crate_more")
                made[good] += 1
                if s.watch:
                    festival.produced(s, seat, made)
                return


def finish(s: Position) -> None:
    """In `special` the specialty of the Producer counts the crates of the privilege too."""
    if s.autos:
        for seat in s.in_order(s.chooser):
            if s.is_auto(seat):
                take_one_more(s, seat)
    if s.more and s.edition == SPECIAL and not s.passes & SPECIALTY_LATE:
        use_specialty(s, s.chooser, s.made)
    if s.watch:
        for seat in s.in_order(s.chooser):
            festival.coins_gained(s, seat)
    end_phase(s)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question to a person."""
    if s.step == EXTRA:
        return seat == s.chooser and s.mark <= 5
    return s.step == PRODUCE and (s.guests or any(harvest(s, seat)))


def plausible_reward(s: Position, seat: int) -> bool:
    """The same while workers are placed that the seat has just won."""
    return s.step == PRODUCE or (s.step == EXTRA and seat == s.chooser and s.mark <= 5)


def plausible_auto(s: Position, seat: int) -> bool:
    if s.step == EXTRA:
        return seat == s.chooser and s.mark <= 5 and bool(extras(s))
    return s.step == PRODUCE and any(automa.harvest(s, seat))
