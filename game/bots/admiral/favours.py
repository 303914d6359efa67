"""What using a favour is worth, and the choices that favours ask for."""

from __future__ import annotations

from game.bots.admiral import acts
from game.bots.admiral.acts import NEVER, building_gain, put_gain, take_cost
from game.bots.admiral.outlook import Outlook, bits
from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import cost, pirates
from game.madeira.favours import (
    BISHOP,
    DIPLOMAT,
    ENGINEER,
    INSPECTOR,
    LADY,
    LORD,
    MILLER,
    MONK,
    NAVIGATOR,
    PATRON,
    SCOUT,
    TREASURER,
)
from game.madeira.position import BUILDINGS, CHARACTERS, TO_ANYWHERE, TO_CITY
from game.madeira.state import Madeira
from game.madeira.wood import access, within_reach


def use_gain(s: Madeira, o: Outlook, f: int, best_act: float = 0.0, harvest_best: float = 0.0) -> float:
    """What using a favour now gains, less what it is worth lying face up."""
    p = o.p
    up, down = s.up[p], s.down[p]
    keep = o.influence(up, down) - o.influence(up & ~(1 << f), down | 1 << f)
    gain = 0.0
    if f == MONK:
        gain = o.lumber(min(board.MONK_WOOD, within_reach(s, access(s, p))))
    elif f == MILLER:
        gain = o.mill_level()
    elif f == PATRON:
        gain = o.food(board.PATRON_BREAD)
    elif f == TREASURER:
        gain = o.earn(board.TREASURER_REALS)
    elif f == INSPECTOR:
        own = s.pirates[p]
        gain = o.piracy(own) - o.piracy(own - own // 2)
    elif f == NAVIGATOR:
        options = acts.ship_options(o, -1)
        gain = options[0][0] if options else 0.0
    elif f == LADY:
        gain = lady(s, o)[0]
    elif f == SCOUT:
        gain = relocation(o, TO_ANYWHERE, -1)[0]
    elif f == BISHOP:
        gain = bishop(s, o)[0]
    elif f == ENGINEER:
        top = max((o.field_yields()[g] for g in bits(s.plots[p] & ~(1 << m.FOREST))), default=0.0)
        gain = 1.6 * top + min(0.0, harvest_best - best_act)
    elif s.phase == BUILDINGS:
        b = s.building
        workers = s.workers_in(p, m.REGION_OF[b])
        here = cost(s, b)
        plain = building_gain(o, b, workers) + o.earn(-here) if here <= s.reals[p] else NEVER
        refused = o.piracy(s.pirates[p]) - o.piracy(s.pirates[p] + pirates(s, b))
        if f == LORD:
            gain = max(building_gain(o, b, workers), 0.0) - max(plain, refused)
        elif f == DIPLOMAT and here <= s.reals[p]:
            better = building_gain(o, b, workers + board.DIPLOMAT_WORKERS) + o.earn(-here)
            gain = better - max(plain, refused)
    return gain - keep


def lady(s: Madeira, o: Outlook) -> tuple[float, int]:
    top, where = NEVER, -1
    for b in range(5):
        workers = s.workers_in(o.p, m.REGION_OF[b])
        if workers:
            gain = building_gain(o, b, workers)
            if gain > top:
                top, where = gain, b
    return top + o.earn(-board.LADY_PRICE), where


def _option(s: Madeira, o: Outlook, b: int) -> float:
    """What having a marker on a building of phase C will bring: nothing if it was resolved."""
    if s.phase == BUILDINGS and b < s.building:
        return 0.0
    on = s.dice_on[3 * b : 3 * b + 3]
    if s.phase == BUILDINGS and b == s.building:
        price, threat = float(cost(s, b)), float(pirates(s, b))
    else:
        price = max(0.0, board.ACTIVATION[o.n] - o.v.crowd * sum(on))
        threat = 3.0 if s.pirate_on[b] else 1.0
    own = s.pirates[o.p]
    loss = o.piracy(own) - o.piracy(own + int(threat))
    if price > s.reals[o.p]:
        return loss
    return max(loss, building_gain(o, b, s.workers_in(o.p, m.REGION_OF[b])) + o.earn(-int(price)))


def bishop(s: Madeira, o: Outlook) -> tuple[float, Move]:
    """Moving a marker away from what only costs, to what brings something."""
    n, p = o.n, o.p
    if s.phase == CHARACTERS:
        return NEVER, m.BACK
    worth_of = [_option(s, o, b) for b in range(5)]
    top, chosen = NEVER, m.BACK
    for a in range(5):
        count = s.markers[n * a + p]
        if not count:
            continue
        away = -worth_of[a] if count == 1 else 0.0
        for b in range(5):
            if b != a:
                value = away + (0.0 if s.markers[n * b + p] or b == s.building else worth_of[b])
                if value > top:
                    top, chosen = value, m.MARKER[a][b]
    return top, chosen


def relocation(o: Outlook, rule: int, last: int) -> tuple[float, int, int]:
    """The best worker to place by a rule: (gain, from, to)."""
    s, p = o.s, o.p
    best_value, source, target = NEVER, -1, -1
    options = []
    for place in acts.targets(o, rule):
        value = put_gain(o, place)
        if rule == TO_ANYWHERE and m.FIRST_HOUSE <= place < m.FIRST_COLONY:
            value += 1
        options.append((value, place))
    if not options:
        return NEVER, -1, -1
    options.sort(reverse=True)
    sources = []
    if s.reserve[p]:
        sources.append(m.RESERVE)
    hungry = s.hungry(p) > s.bread[p]
    if hungry or not s.reserve[p] or rule in (TO_ANYWHERE, TO_CITY):
        sources += bits(s.plots[p])
        sources += [m.FIRST_COLONY + c for c in range(3) if s.colonists[3 * p + c]]
        if rule != TO_CITY:
            sources += [m.FIRST_HOUSE + x for x in bits(s.houses[p])]
        if rule == TO_ANYWHERE and s.watch[p]:
            sources.append(m.WATCH)
    for origin in sources:
        if origin == last and origin != m.RESERVE:
            if not (m.FIRST_COLONY <= origin < m.WATCH and s.colonists[3 * p + origin - m.FIRST_COLONY] > 1):
                continue
        lost = take_cost(o, origin)
        for value, place in options:
            if place == origin:
                continue
            if value - lost > best_value:
                best_value, source, target = value - lost, origin, place
            break
    return best_value, source, target
