"""Every decision of the game: its moves, each with what it is worth to the admiral."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.admiral import acts
from game.bots.admiral.acts import Ranked, building_gain, put_gain, take_cost
from game.bots.admiral.favours import bishop, relocation, use_gain
from game.bots.admiral.outlook import Outlook, bits
from game.bots.admiral.turns import turn
from game.bots.admiral.upkeep import answer, coffers, feed, honour, last_call, repair, request_value
from game.bots.admiral.values import Values
from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import pirates, price
from game.madeira.favours import DIPLOMAT, ENGINEER
from game.madeira.position import CITIES, IN_CITIES, T_ACT, TO_ANYWHERE, TO_CITY, TO_FIELD, TO_WATCH
from game.madeira.state import Madeira
from game.madeira.wood import access


def ranked(s: Madeira, v: Values) -> Ranked:
    """The moves worth a look, best first. Of moves that differ in little more than a name only one is listed."""
    found = RANK[s.stack[-1][0]](s, Outlook(s, s.seat, v))
    found.sort(key=_worth, reverse=True)
    return found


def _worth(item: tuple[float, Move]) -> float:
    return item[0]


def best(s: Madeira, v: Values) -> Move:
    found = RANK[s.stack[-1][0]](s, Outlook(s, s.seat, v))
    return max(found, key=_worth)[1] if len(found) > 1 else found[0][1]


# Set-up --------------------------------------------------------------------------------------------------------


def _settle(s: Madeira, o: Outlook) -> Ranked:
    if s.phase == CITIES:
        return [(acts.house_gain(o, m.LOCATION[str(move[1])] - m.FIRST_HOUSE), move) for move in s.moves()]
    return [(acts.field_gain(o, m.LOCATION[str(move[1])]), move) for move in s.moves()]


# Phase A -------------------------------------------------------------------------------------------------------


def _row(s: Madeira, o: Outlook) -> Ranked:
    """A row for its dice, its place, its guild, and the request that it adds."""
    v, p, n = o.v, o.p, o.n
    found = []
    asked = [_request_worth(o, t) for t in range(5)]
    for move in s.moves():
        row, t = int(move[1]) - 1, m.REQUEST[str(move[2])]
        dice = s.row_dice[3 * row : 3 * row + 3]
        value = v.row_pip * sum(dice) + v.row_top * (n - row) + asked[t]
        woken = 0.0
        for g in board.GUILD_ROWS[n][row]:
            mask = s.down[p] & m.GUILD_MASKS[g]
            if mask:
                woken = max(woken, o.influence(s.up[p] | mask, s.down[p] & ~mask) - o.influence(s.up[p], s.down[p]))
        found.append((value + woken, move))
    return found


def _request_worth(o: Outlook, t: int) -> float:
    """What one more request of a type would bring at the answers to come, the worst of the others going last."""
    s, p, v, r = o.s, o.p, o.v, o.r
    held = s.requests[5 * p : 5 * p + 5]
    tiles = held[t] + 1
    best_value = 0.0
    for due in (1, 3, 5):
        if due < r:
            continue
        value = request_value(o, t, tiles, due) - (request_value(o, t, tiles - 1, due) if tiles > 1 else 0.0)
        far = due - r
        value = min(15.0, value + v.growth * (far + 0.6)) * (1.0, 0.97, 0.95, 0.93, 0.9)[far]
        best_value = max(best_value, value)
    return best_value


def _guild(s: Madeira, o: Outlook) -> Ranked:
    found = []
    for move in s.moves():
        mask = s.down[o.p] & m.GUILD_MASKS[board.GUILDS.index(str(move[1]))]
        found.append((o.influence(s.up[o.p] | mask, s.down[o.p] & ~mask), move))
    return found


# Phase B -------------------------------------------------------------------------------------------------------


def _act(s: Madeira, o: Outlook) -> Ranked:
    b = s.stack[-1][1]
    character = s.characters[b]
    found: Ranked = [(0.0, m.DONE)]
    if s.plots[o.p] & m.REGION_FIELDS[m.REGION_OF[b]]:
        more = board.ENGINEER_HARVESTS if s.used == ENGINEER else 0
        found.append((acts.harvest_value(o, b, more), m.HARVEST))
    if character == acts.STEWARD:
        value, source, _ = relocation(o, TO_FIELD, -1)
        if source >= 0:
            found.append((max(value, acts.steward_value(o) if source == m.RESERVE else value), m.TAKE[source]))
    elif character == acts.GUILD_MASTER:
        found += [(acts.build_gain(o, m.FAVOUR[str(move[1])]), move) for move in s.moves() if move[0] == "build"]
    elif character == acts.MAYOR:
        income = acts.income_value(o)
        found.append((income, m.INCOME))
        gain, source, _ = acts.moving_house(o)
        if source >= 0:
            found.append((income + gain, m.TAKE[m.FIRST_HOUSE + source]))
    elif character == acts.COMMANDER:
        found += _ships(o, -1)
    return found


def _ships(o: Outlook, last: int) -> Ranked:
    return [(value, m.SHIP[source][target]) for value, source, target in acts.ship_options(o, last)]


def _sail(s: Madeira, o: Outlook) -> Ranked:
    return [(0.0, m.DONE), *_ships(o, s.stack[-1][2])]


# Workers -------------------------------------------------------------------------------------------------------


def _take(s: Madeira, o: Outlook) -> Ranked:
    _, rule, _, last = s.stack[-1]
    if rule == IN_CITIES:
        found: Ranked = [(0.0, m.INCOME)]
        gain, source, _ = acts.moving_house(o)
        if source >= 0 and m.FIRST_HOUSE + source != last:
            found.append((gain, m.TAKE[m.FIRST_HOUSE + source]))
        return found
    found = [(0.0, m.DONE)]
    if rule == TO_WATCH:
        gain = acts.watch_gain(o)
        for move in s.moves():
            if move[0] == "take":
                found.append((gain - take_cost(o, m.LOCATION[str(move[1])]), move))
        return found
    if rule == TO_CITY and not s.free_houses():
        return found
    value, source, _ = relocation(o, rule, last)
    if source >= 0:
        found.append((value, m.TAKE[source]))
    return found


def _put(s: Madeira, o: Outlook) -> Ranked:
    _, rule, _, source = s.stack[-1]
    if rule == IN_CITIES:
        return _put_house(s, o, source - m.FIRST_HOUSE)
    found: Ranked = []
    for target in acts.targets(o, rule):
        if target == source and source != m.RESERVE:
            continue
        value = put_gain(o, target)
        if rule == TO_ANYWHERE and m.FIRST_HOUSE <= target < m.FIRST_COLONY:
            value += 1
        found.append((value, m.PUT[target]))
    return found


def _put_house(s: Madeira, o: Outlook, source: int) -> Ranked:
    """The Mayor's worker or citizen: where it does most, the city it leaves counted without it."""
    found = [(gain, m.PUT[m.FIRST_HOUSE + target]) for gain, _, target in acts.city_moves(o, source)]
    if found:
        return found
    return [(0.0, next(move for move in s.moves() if move[0] == "put"))]


# Rewards and small questions -----------------------------------------------------------------------------------


def _reward(s: Madeira, o: Outlook) -> Ranked:
    return [(acts.reward_value(o, m.REWARD[str(move[2])]), move) for move in s.moves() if move[0] == "reward"]


def _support(s: Madeira, o: Outlook) -> Ranked:
    own = s.pirates[o.p]
    gain = o.piracy(own) - o.piracy(max(0, own - board.SUPPORT_PIRATES))
    return [(gain, m.SUPPORT_PIRATES), (o.food(board.SUPPORT_BREAD), m.SUPPORT_BREAD)]


def _flip(s: Madeira, o: Outlook) -> Ranked:
    up, down = s.up[o.p], s.down[o.p]
    return [(o.influence(up | 1 << f, down & ~(1 << f)), m.FLIP[f]) for f in bits(down)]


def _extra(s: Madeira, o: Outlook) -> Ranked:
    found: Ranked = [(0.0, m.DONE)]
    for f in bits(s.plots[o.p] & m.REGION_FIELDS[s.stack[-1][1]]):
        found.append((o.wood if s.field_wood[f] else o.good(s.field_good[f], 1), m.EXTRA[f]))
    return found


def _lady_choice(s: Madeira, o: Outlook) -> Ranked:
    found = [
        (building_gain(o, b, s.workers_in(o.p, m.REGION_OF[b])), m.ACTIVATE[b])
        for b in range(5)
        if s.plots[o.p] & m.REGION_FIELDS[m.REGION_OF[b]]
    ]
    return found


def _bishop_choice(s: Madeira, o: Outlook) -> Ranked:
    value, move = bishop(s, o)
    return [(value, move)]


def _wood(s: Madeira, o: Outlook) -> Ranked:
    """From the field that is cleared soonest: its good comes into reach."""
    found: Ranked = []
    for f in bits(access(s, o.p)):
        found.append((0.0 if f == m.FOREST else 1.0 / s.field_wood[f], m.WOOD[f]))
    return found


# Phase C -------------------------------------------------------------------------------------------------------


def _building(s: Madeira, o: Outlook) -> Ranked:
    p, v = o.p, o.v
    b = s.building
    own = s.pirates[p]
    refuse = o.piracy(own) - o.piracy(own + pirates(s, b))
    found: Ranked = [(refuse, m.REFUSE)]
    workers = s.workers_in(p, m.REGION_OF[b])
    if s.used == DIPLOMAT:
        workers += board.DIPLOMAT_WORKERS
    here = price(s)
    gain = building_gain(o, b, workers)
    if s.reals[p] >= here:
        found.append((gain + o.earn(-here), m.PAY))
    elif s.mill[p] > board.MILL_BOTTOM and here - s.reals[p] <= 3 * s.mill[p]:
        levels = -(-(here - s.reals[p]) // 3)
        net = gain + o.earn(3 * levels - here) - levels * (o.mill_level() + o.bread * 0.5)
        found.append((net, m.LOWER_REALS))
    plain = max(value for value, _ in found)
    if s.used < 0 and s.up[p]:
        for move in s.moves():
            if move[0] == "use":
                use = use_gain(s, o, m.FAVOUR[str(move[1])]) - v.favour_gain
                if use > 0:
                    found.append((plain + use, move))
    return found


# By task, in the order of position.TASKS
RANK: tuple[Callable[[Madeira, Outlook], Ranked], ...] = (
    _settle,
    _row,
    _guild,
    turn,
    _act,
    _take,
    _put,
    _sail,
    coffers,
    _reward,
    _support,
    _flip,
    _extra,
    _lady_choice,
    _bishop_choice,
    _wood,
    _building,
    last_call,
    honour,
    repair,
    feed,
    answer,
    coffers,
)
assert RANK[T_ACT] is _act
