"""Where the workers go: whole production chains first, each circle by what a worker in it brings."""

from __future__ import annotations

from game.bots.steward import values
from game.bots.steward.survey import GOOD, Outlook, effect, survey
from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import CIRCLES, FOREST, KINDS, PRICES, QUARRY
from game.puerto_rico.position import BOURGEOIS, WORKER, Player
from game.puerto_rico.recruiter import people_by_group

GROUPS = FOREST
"""Land groups come first, then the buildings, as in the rules."""
NOBLES_FIRST = sorted(range(GROUPS + KINDS), key=lambda group: (values.CALLS_FOR.get(m.GROUPS[group], 1), group))
"""The groups, those first in which a bourgeois does more than a worker."""


def wishes(board: Player, o: Outlook) -> list[tuple[float, int, int]]:
    """What could be manned: (worth per worker, group, second group of a chain or -1)."""
    v = survey(board, o)
    phases = max(o.phases, 0.3)
    found: list[tuple[float, int, int]] = []
    land, circles = v.land, v.circles
    sale = o.values.sale_rate * phases * o.coin
    rank = 1.0
    for good in range(4, -1, -1):
        full = land[good] if land[good] < circles[good] else circles[good]
        if not full:
            continue
        trade = (PRICES[good] + o.values.man_price) * sale * rank
        rank = o.values.second_kind
        works = [b for b in board.city if GOOD[b] == good] if good else []
        works.sort(key=lambda b: -CIRCLES[b])
        slots = [GROUPS + b for b in works for _ in range(CIRCLES[b])]
        for i in range(full):
            gain = o.values.next_crate[i] * o.values.crate * phases + (trade if i == 0 else 0.0)
            if good:
                found.append((gain / 2.0, good, slots[i]))
            else:
                found.append((gain, good, -1))
    builds = min(float(v.spaces), o.values.build_rate * phases) * o.coin
    for i in range(land[QUARRY]):
        found.append((o.values.quarry[i] * builds, QUARRY, -1))
    for b in board.city:
        if GOOD[b] < 0 and CIRCLES[b]:
            gain = effect(v.features, b, o)
            for i in range(CIRCLES[b]):
                found.append((gain / (i + 1), GROUPS + b, -1))
    found.sort(key=lambda wish: (-wish[0], wish[1], wish[2]))
    return found


def target(board: Player, o: Outlook, more: int = 0, without: int = -1) -> list[int]:
    """How many workers each group of circles should have; depends on the number of people alone, `more` to come.

    `without` a group: as if nobody wanted to work there, to see what else could be done.
    """
    people = board.people() + more
    wanted = [0] * (GROUPS + KINDS)
    left: list[int] = []
    for _, group, other in wishes(board, o):
        if without in (group, other) and without >= 0:
            continue
        if other < 0:
            if people:
                wanted[group] += 1
                people -= 1
        elif people >= 2:
            wanted[group] += 1
            wanted[other] += 1
            people -= 2
        elif people:
            left.append(group)
    # Whoever is left goes where something may grow: beside half a chain, onto spare land, into spare circles.
    for group in left:
        if people:
            wanted[group] += 1
            people -= 1
    if people:
        for kind in range(QUARRY + 1):
            spare = board.land.count(kind) - wanted[kind]
            while spare > 0 and people:
                wanted[kind] += 1
                spare -= 1
                people -= 1
        for b in board.city:
            spare = CIRCLES[b] - wanted[GROUPS + b]
            while spare > 0 and people:
                wanted[GROUPS + b] += 1
                spare -= 1
                people -= 1
    return wanted


def split(board: Player, wanted: list[int]) -> tuple[list[int], list[int]]:
    """Who goes where: bourgeois first where they do more, and last where workers do."""
    left = board.bourgeois()
    nobles = [0] * len(wanted)
    workers = wanted[:]
    if left:
        for group in NOBLES_FIRST:
            there = min(left, wanted[group])
            nobles[group] = there
            workers[group] -= there
            left -= there
    return workers, nobles


def missing(board: Player, o: Outlook, more: int) -> list[int]:
    """How many people each group lacks, once `more` have come and nobody is lifted."""
    wanted = target(board, o, more)
    here = people_by_group(board, WORKER)
    if board.nobles:
        nobles = people_by_group(board, BOURGEOIS)
        return [wanted[group] - here[group] - nobles[group] for group in range(len(wanted))]
    return [wanted[group] - here[group] for group in range(len(wanted))]


def arrange(board: Player, o: Outlook, without: int = -1) -> list[Move]:
    """The moves from the people's places to where they should be: lifts in board order, then placings."""
    workers, nobles = split(board, target(board, o, 0, without))
    lifts: list[Move] = []
    places: list[Move] = []
    here = people_by_group(board, WORKER)
    if board.nobles:
        nobles_here = people_by_group(board, BOURGEOIS)
    else:
        nobles_here = nobles
    for group in range(len(workers)):
        more = workers[group] - here[group]
        if more:
            lifts += [m.LIFT[group]] * -more
            places += [m.PLACE[group]] * more
        more = nobles[group] - nobles_here[group]
        if more:
            lifts += [m.LIFT_NOBLE[group]] * -more
            places += [m.PLACE_NOBLE[group]] * more
    return lifts + places
