"""The Recruiter: workers arrive, everyone places and rearranges; the hiring office is refilled.

`step` is PRIVILEGE, JOINING, VILLAS, TAKING or PLACING. While joining, `cursor` is a set of bits: the seats that
decline. While placing, `cursor` is the first group of circles from which somebody may still be lifted and `passes`
is 1 once somebody has been placed: lifts come first and in board order, so that every arrangement is reached in few
moves.
"""

from __future__ import annotations

from typing import Final

from game.core.errors import IllegalMove
from game.core.state import Arg, Move
from game.puerto_rico import automa, festival, guests
from game.puerto_rico import moves as m
from game.puerto_rico.data import BLACK_MARKET, BUILDINGS, CIRCLES, DUAL, GUEST_HOUSE, KEYS, LANDS, RECRUITER, VILLA
from game.puerto_rico.people import (
    CITY,
    circle,
    free_groups,
    pick_up,
    place_idle,
    to_portrait,
)
from game.puerto_rico.position import BOURGEOIS, RECRUITING, WORKER, Automa, Player, Position, piece_of
from game.puerto_rico.turn import announce_end, end_phase

PRIVILEGE: Final = 0
JOINING: Final = 1
PLACING: Final = 2
VILLAS: Final = 3
TAKING: Final = 4

MORE_CIRCLES: Final = sum((building.circles - 1) * building.copies for building in BUILDINGS if building.circles > 1)
"""How many more circles than buildings there can be."""
TELLING: Final = (*DUAL, GUEST_HOUSE, BLACK_MARKET)
"""Buildings for which it matters whether a worker or a bourgeois stands somewhere."""


def start(s: Position) -> None:
    s.phase = RECRUITING
    if s.noble:
        villa_turn_of(s, s.chooser)
    else:
        start_privilege(s)


# The Villa, at the start of the phase ----------------------------------------------------------------------


def villa_turn_of(s: Position, seat: int) -> None:
    while True:
        staff = s.boards[seat].staff[VILLA]
        if staff >= 0 and villa_finds_anybody(s) and (staff > 0 or guests.can_reach(s, seat, VILLA)):
            s.to_act = seat
            s.step = VILLAS
            return
        seat = s.after[seat]
        if seat == s.chooser:
            start_privilege(s)
            return


def villa_finds_anybody(s: Position) -> bool:
    return s.x.reserve > 0 or s.reserve > 0


def use_villa(s: Position, seat: int) -> None:
    """A bourgeois from the reserve, else a worker; never from the hiring office."""
    if s.x.reserve > 0:
        s.x.reserve -= 1
        person = BOURGEOIS
    else:
        s.reserve -= 1
        person = WORKER
    to_portrait(s.boards[seat], person)
    if s.listener is not None:
        s.tell("villa", seat, piece_of(person), 1, ("reserve",), ("portrait", seat))


# Taking workers ------------------------------------------------------------------------------------------------


def start_privilege(s: Position) -> None:
    s.to_act = s.chooser
    if s.autos:
        s.x.auto_made = [0] * s.players
    due = s.privilege(s.chooser)
    short = may_run_short(s, due)
    if short and s.reserve > 0 and not s.is_auto(s.chooser):
        s.step = PRIVILEGE
    else:
        use_privilege(s, due)
        ask_who_joins(s, short)


def may_run_short(s: Position, taken: int = 0) -> bool:
    """Whether the refill after this phase could fail and so end the game, with so many workers `taken` before.

    Only then can it matter to decline workers; otherwise leaving them to the others helps nobody, and all join
    without being asked. With extension II a shortage ends nothing, and an end that is announced stays.
    """
    if s.noble or s.ending:
        return False
    left = s.reserve - taken
    buildings = 0
    for board in s.boards:
        buildings += len(board.city)
    if left >= buildings + MORE_CIRCLES + s.players and not s.autos:
        return False
    circles = s.autos  # each Puertoma may have an ability that takes a worker before the refill
    for board in s.boards:
        if s.autos and isinstance(board, Automa):
            circles += board.empty_circles()
            continue
        for b in board.city:
            circles += CIRCLES[b]
    return left < circles or left < s.players


def use_privilege(s: Position, due: int) -> None:
    won = due if due < s.reserve else s.reserve
    s.reserve -= won
    privileged(s, WORKER, won)
    if won < due and s.noble:
        more = min(due - won, s.stand_ins())
        s.x.reserve -= more
        privileged(s, BOURGEOIS, more)


def privileged(s: Position, person: int, count: int) -> None:
    seat = s.chooser
    if count and s.autos and s.is_auto(seat):
        hire_auto(s, seat, person, count, "reserve")
    elif count:
        to_portrait(s.boards[seat], person, count)
        if s.listener is not None:
            s.tell("recruit_privilege", seat, piece_of(person), count, ("reserve",), ("portrait", seat))


def ask_who_joins(s: Position, short: bool) -> None:
    """`short`: the refill could fail even before; else it cannot now."""
    s.cursor = 0
    if short and s.office > 0 and may_run_short(s):
        s.step = JOINING
        join_turn_of(s, s.chooser)
    elif s.noble:
        take_turn_of(s, s.chooser)
    else:
        hand_out(s, s.chooser)


def join_turn_of(s: Position, seat: int) -> None:
    """Puertomas always join."""
    while s.is_auto(seat):
        seat = s.after[seat]
        if seat == s.chooser:
            hand_out(s, s.chooser)
            return
    s.to_act = seat


def hire_auto(s: Position, seat: int, person: int, count: int, source: str) -> None:
    """A Puertoma's people find their places; the ability for coins counts them."""
    automa.hire(s, seat, person, count, source)
    s.x.auto_made[seat] += count
    if source == "office":  # workers of a privilege follow a choice, those of an ability are no action
        automa.follow(s, RECRUITER)


def take_turn_of(s: Position, seat: int) -> None:
    """With bourgeois at the office each takes in turn and chooses; without a choice the rest is handed out."""
    while s.office > 0 and s.x.office > 0:
        if not s.is_auto(seat):
            s.step = TAKING
            s.to_act = seat
            return
        recruit(s, seat, BOURGEOIS, 1)  # a Puertoma prefers bourgeois
        seat = s.after[seat]
    hand_out(s, seat)


def recruit(s: Position, seat: int, person: int, count: int) -> None:
    if person == BOURGEOIS:
        s.x.office -= count
    else:
        s.office -= count
    if s.autos and s.is_auto(seat):
        hire_auto(s, seat, person, count, "office")
        return
    to_portrait(s.boards[seat], person, count)
    if s.listener is not None:
        s.tell("recruit", seat, piece_of(person), count, ("office",), ("portrait", seat))


def hand_out(s: Position, first: int) -> None:
    """One each, round by round from `first` on, until the office is empty."""
    joining = s.in_order(first)
    if s.cursor:
        joining = tuple([seat for seat in joining if not s.cursor >> seat & 1])
    if joining:
        person = WORKER if s.office > 0 else BOURGEOIS
        share, rest = divmod(s.office if person == WORKER else s.x.office, len(joining))
        for seat in joining:
            won = share + 1 if rest > 0 else share
            rest -= 1
            if won:
                recruit(s, seat, person, won)
    s.step = PLACING
    go_round(s, s.in_order(s.chooser))


# Placing and rearranging ---------------------------------------------------------------------------------------


def go_round(s: Position, seats: tuple[int, ...]) -> None:
    """Give the turn to the first of these seats that has anything to arrange.

    Where there are people for every circle and it does not matter who stands where, all circles are filled.
    """
    for seat in seats:
        if not (s.autos and s.is_auto(seat)):
            board = s.boards[seat]
            idle = board.idle + board.idle_nobles
            free = board.free_circles()
            if 0 < free <= idle and not minds_who(board):
                fill(s, seat)
            elif (idle > 0 or has_placed(board)) if free > 0 else minds_who(board):
                s.to_act = seat
                s.cursor = 0
                s.passes = 0
                s._legal = arrangements(board, 0)
                return
    finish(s)


def can_arrange(board: Player, idle: int, free: int) -> bool:
    """Whether there is anything to decide, with so many people without a place and so many free circles."""
    if free > 0:
        return idle > 0 or has_placed(board)
    return minds_who(board)


def has_placed(board: Player) -> bool:
    if WORKER in board.hands or BOURGEOIS in board.hands:
        return True
    staff = board.staff
    return any(staff[b] > 0 for b in board.city)


def minds_who(board: Player) -> bool:
    """Whether it matters who stands where: both kinds of people, and a building that tells them apart.

    So do a Guest house, from which either may go to such a building later, and a Black market, to which either may
    be given away.
    """
    if not board.nobles:
        return False
    staff = board.staff
    for b in TELLING:
        if staff[b] >= 0:
            return 0 < board.bourgeois() < board.people()
    return False


def legal(s: Position) -> list[Move]:
    if s.step == PLACING:
        return legal_placing(s)
    if s.step == PRIVILEGE:
        return [m.PRIVILEGE, m.PASS]
    if s.step == JOINING:
        return [m.RECRUIT, m.PASS]
    if s.step == TAKING:
        return [m.RECRUIT, m.RECRUIT_NOBLE]
    assert s.to_act is not None
    return [m.VILLA, m.PASS] if s.boards[s.to_act].staff[VILLA] > 0 else [m.PASS]


def legal_placing(s: Position) -> list[Move]:
    seat = s.to_act
    assert seat is not None
    board = s.boards[seat]
    return places(board, free_groups(board)) if s.passes else arrangements(board, s.cursor)


def arrangements(board: Player, first: int) -> list[Move]:
    """Whom the player may lift from the group `first` on, workers first; then where somebody may be placed."""
    found: list[Move] = []
    others: list[Move] = []
    groups: list[int] = []
    manned: list[int] = []
    lift, land = m.LIFT, board.land
    for i, hand in enumerate(board.hands):
        kind = land[i]
        if not hand:
            if kind not in groups:
                groups.append(kind)
        elif hand == WORKER:
            if kind not in manned and kind >= first:
                manned.append(kind)
                found.append(lift[kind])
        elif hand == BOURGEOIS and kind >= first and m.LIFT_NOBLE[kind] not in others:
            others.append(m.LIFT_NOBLE[kind])
    staff, nobles, circles = board.staff, board.nobles, CIRCLES
    for b in board.city:
        inside = staff[b]
        if inside < circles[b]:
            groups.append(CITY + b)
        if inside > 0 and CITY + b >= first:
            if nobles and nobles[b] > 0:
                others.append(m.LIFT_NOBLE[CITY + b])
                inside -= nobles[b]
            if inside > 0:
                found.append(lift[CITY + b])
    return found + others + places(board, groups) if others else found + places(board, groups)


def places(board: Player, groups: list[int]) -> list[Move]:
    """Where somebody from the portrait may go; nobody or nowhere to go is the way to be done."""
    workers, nobles = board.idle > 0, board.idle_nobles > 0
    if not groups or not (workers or nobles):
        return [m.PASS]
    table = m.PLACE if workers else m.PLACE_NOBLE
    found: list[Move] = []
    for group in groups:
        found.append(table[group])
    if workers and nobles:
        found += [m.PLACE_NOBLE[group] for group in groups]
    return found


def apply(s: Position, move: Move) -> None:
    seat = s.to_act
    assert seat is not None
    if s.step != PLACING:
        before_placing(s, seat, move[0])
        return
    board = s.boards[seat]
    verb = move[0]
    if verb == "place" or verb == "place_bourgeois":
        place_idle(s, seat, WORKER if verb == "place" else BOURGEOIS, "place", str(move[1]))
        s.passes = 1
        groups = free_groups(board) if board.idle > 0 or board.idle_nobles > 0 else []
        if groups:
            s._legal = places(board, groups)
            return
    elif verb == "lift" or verb == "lift_bourgeois":
        person = WORKER if verb == "lift" else BOURGEOIS
        name = str(move[1])
        s.cursor = group = m.GROUP[name]
        tile = pick_up(board, person, group)
        to_portrait(board, person)
        s._legal = arrangements(board, group)
        if s.listener is not None:
            s.tell("lift", seat, piece_of(person), 1, circle(seat, group, tile), ("portrait", seat), (name,))
        return
    go_round(s, s.waiting[s.chooser][seat])


def before_placing(s: Position, seat: int, verb: Arg) -> None:
    """The answers to what is asked before anybody is placed."""
    if s.step == PRIVILEGE:
        if verb == "privilege":
            use_privilege(s, s.privilege(seat))
        ask_who_joins(s, True)
    elif s.step == TAKING:
        recruit(s, seat, BOURGEOIS if verb == "recruit_bourgeois" else WORKER, 1)
        take_turn_of(s, s.after[seat])
    elif s.step == VILLAS:
        if verb == "villa":
            use_villa(s, seat)
        seat = s.after[seat]
        if seat == s.chooser:
            start_privilege(s)
        else:
            villa_turn_of(s, seat)
    else:
        if verb == "pass":
            s.cursor |= 1 << seat
            if s.listener is not None:
                s.tell("pass", seat, detail=("recruiter",))
        seat = s.after[seat]
        if seat == s.chooser:
            hand_out(s, s.chooser)
        elif s.autos:
            join_turn_of(s, seat)
        else:
            s.to_act = seat


def fill(s: Position, seat: int) -> None:
    """There are people for every circle: all circles are filled, by workers first."""
    board = s.boards[seat]
    hands = board.hands
    for i in range(len(hands)):
        if not hands[i]:
            hands[i] = person = WORKER if board.idle > 0 else BOURGEOIS
            to_portrait(board, person, -1)
            if s.listener is not None:
                name = LANDS[board.land[i]]
                s.tell("place", seat, piece_of(person), 1, ("portrait", seat), ("land", seat, i), (name,))
    for b in board.city:
        missing = CIRCLES[b] - board.staff[b]
        if missing:
            board.staff[b] = CIRCLES[b]
            workers = min(missing, board.idle)
            board.idle -= workers
            if missing > workers:
                board.nobles[b] += missing - workers
                board.idle_nobles -= missing - workers
            if s.listener is not None:
                tell_placed(s, seat, "worker", workers, b)
                tell_placed(s, seat, "bourgeois", missing - workers, b)


def tell_placed(s: Position, seat: int, piece: str, count: int, building: int) -> None:
    if count:
        key = KEYS[building]
        s.tell("place", seat, piece, count, ("portrait", seat), ("city", seat, key), (key,))


def reward_autos(s: Position) -> None:
    """Two abilities of Puertomas at the end of the phase: a worker more, coins for every worker won."""
    for seat in s.in_order(s.chooser):
        board = s.boards[seat]
        if isinstance(board, Automa):
            if automa.has(s, board, automa.WORKER_MORE) and s.reserve > 0:
                s.reserve -= 1
                hire_auto(s, seat, WORKER, 1, "reserve")
            if automa.has(s, board, automa.COINS_PER_WORKER):
                s.earn(seat, 2 * s.x.auto_made[seat], ("bank",), "coins_per_worker")


def finish(s: Position) -> None:
    """Refill: a worker for every free circle on buildings, at least one per player; a shortage ends the game.

    With extension II one of them is a bourgeois as long as there are any, and a shortage ends nothing.
    """
    if s.autos:
        reward_autos(s)
    wanted = 0
    for board in s.boards:
        wanted += board.empty_circles()
    if wanted < s.players:
        wanted = s.players
    noble = 0
    if s.noble and s.x.reserve > 0:
        noble = 1
        s.x.reserve -= 1
        s.x.office += 1
        if s.listener is not None:
            s.tell("refill", -1, "bourgeois", 1, ("reserve",), ("office",))
    came = wanted - noble
    if came > s.reserve:
        came = s.reserve
    s.reserve -= came
    s.office += came
    if s.listener is not None and came:
        s.tell("refill", -1, "worker", came, ("reserve",), ("office",))
    if came + noble < wanted and not s.noble:
        announce_end(s, "workers")
    if s.watch:
        for seat in s.in_order(s.chooser):
            festival.people_changed(s, seat)
    end_phase(s)


# Arranging all at once -----------------------------------------------------------------------------------------


def people_by_group(board: Player, person: int) -> list[int]:
    """How many of a kind of people stand in each group of circles (see moves.GROUPS)."""
    found = [0] * len(m.GROUPS)
    for i in range(len(board.land)):
        if board.hands[i] == person:
            found[board.land[i]] += 1
    for b in board.city:
        nobles = board.nobles[b] if board.nobles else 0
        found[CITY + b] = nobles if person == BOURGEOIS else board.staff[b] - nobles
    return found


def may_lift(s: Position, group: int) -> bool:
    """Whether the player who places may still lift somebody from a group."""
    return not s.passes and group >= s.cursor


def arrangement_moves(s: Position, workers: list[int], nobles: list[int] | None = None) -> list[Move]:
    """The moves of the player to act that lead to an arrangement, given as by `people_by_group`.

    Everybody must be placed as far as there are circles; `IllegalMove` says what cannot be.
    """
    seat = s.to_act
    if s.phase != RECRUITING or s.step != PLACING or seat is None:
        raise IllegalMove("nobody is placing workers now")
    board = s.boards[seat]
    lifts: list[tuple[int, Move]] = []
    places: list[Move] = []
    for person, wanted in ((WORKER, workers), (BOURGEOIS, nobles)):
        if wanted is None:
            continue
        now = people_by_group(board, person)
        for group in range(len(now)):
            more = wanted[group] - now[group]
            if more < 0 and not may_lift(s, group):
                raise IllegalMove("somebody who was placed stays")
            lifts += [(group, m.LIFT[group] if person == WORKER else m.LIFT_NOBLE[group])] * -more
            places += [m.PLACE[group] if person == WORKER else m.PLACE_NOBLE[group]] * more
    in_hand = len(lifts) + board.idle + board.idle_nobles
    if len(places) > in_hand or (len(places) < in_hand and board.free_circles() + len(lifts) > len(places)):
        raise IllegalMove("everybody needs a place, and every place somebody")
    lifts.sort(key=lambda lift: lift[0])
    return [move for _, move in lifts] + places or [m.PASS]


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the phase can have come to this question to a person."""
    board = s.boards[seat]
    if s.step == PLACING:
        return s.passes <= 1 and can_arrange(board, board.idle + board.idle_nobles, board.free_circles())
    if s.step == JOINING:
        return not s.noble and s.cursor < 1 << s.players
    if s.step == TAKING:
        return s.noble and s.office > 0 and s.x.office > 0 and s.cursor == 0
    if s.step == VILLAS:
        return s.noble and board.staff[VILLA] >= 0 and villa_finds_anybody(s)
    return seat == s.chooser and s.reserve > 0
