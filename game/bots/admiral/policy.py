"""Every decision of the game: its moves, each with what it is worth to the admiral."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.admiral import acts
from game.bots.admiral.acts import NEVER, building_gain, put_gain, take_cost
from game.bots.admiral.outlook import COFFERS, Outlook, bits
from game.bots.admiral.values import Values
from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import cost, pirates, price
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
from game.madeira.position import (
    BUILDINGS,
    CHARACTERS,
    CITIES,
    IN_CITIES,
    T_ACT,
    TO_ANYWHERE,
    TO_CITY,
    TO_FIELD,
    TO_WATCH,
)
from game.madeira.requests import worth
from game.madeira.state import Madeira
from game.madeira.wood import access, within_reach

Ranked = list[tuple[float, Move]]


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


def request_value(o: Outlook, t: int, tiles: int, due: int) -> float:
    """What so many requests of a type would bring in that round as things stand, payments taken off."""
    s, p = o.s, o.p
    if tiles <= 0:
        return 0.0
    value = float(worth(s, p, t, tiles, due))
    if t == COFFERS:
        return value * (1 - o.real)
    if t == board.GUILD_INFLUENCE and due > s.round:
        every = s.up[p] | s.down[p]
        most = board.FAVOUR_PRESTIGE * sum(min(tiles, (every & mask).bit_count()) for mask in m.GUILD_MASKS)
        value += o.v.awake * (most - value)
    return value


def _guild(s: Madeira, o: Outlook) -> Ranked:
    found = []
    for move in s.moves():
        mask = s.down[o.p] & m.GUILD_MASKS[board.GUILDS.index(str(move[1]))]
        found.append((o.influence(s.up[o.p] | mask, s.down[o.p] & ~mask), move))
    return found


# Phase B -------------------------------------------------------------------------------------------------------


def _turn(s: Madeira, o: Outlook) -> Ranked:
    p, n, v = o.p, o.n, o.v
    on = s.dice_on
    bread = s.bread[p]
    found: Ranked = []
    crumb = o.bread
    best_act = 0.0
    harvest_best = 0.0
    own_dice = s.dice[3 * p : 3 * p + 3]
    guild = sum(own_dice)
    watch = s.watch[p]
    for b in range(5):
        g = on[3 * b] + on[3 * b + 1] + on[3 * b + 2]
        pirate_on = s.pirate_on[b]
        if g + (1 if pirate_on else 0) >= n:
            continue
        region = m.REGION_OF[b]
        if not guild and (not watch or pirate_on):
            continue
        character = s.characters[b]
        harvest = acts.harvest_value(o, b)
        act = harvest
        if character >= 0:
            other = acts.character_value(o, character)
            if other > act:
                act = other
        harvest_best = max(harvest_best, harvest)
        if guild:
            value = _pick(own_dice, region, bread)
            if value:
                total = act + _marker(o, b, g, pirate_on) - crumb * max(0, region - value)
                total -= v.die_pip * max(0, value - region)
                found.append((total, ("die", value, board.BUILDINGS[b].key)))
                best_act = max(best_act, total)
        if watch and not pirate_on:
            value = _pick(s.pirate_dice, region, bread)
            if value:
                total = act - crumb * max(0, region - value) - (o.guards(watch) - o.guards(watch - 1))
                if s.markers[n * b + p]:
                    total -= 1.0 * o.pirate
                found.append((total, ("pirate", value, board.BUILDINGS[b].key)))
    found += _passes(s, o)
    _free(s, o, found, best_act, harvest_best)
    return found


def _pick(dice: list[int], region: int, bread: int) -> int:
    """The lowest die that is high enough; if there is none, the highest that bread pays for; else 0."""
    for value in range(region, 4):
        if dice[value - 1]:
            return value
    for value in range(region - 1, 0, -1):
        if dice[value - 1]:
            return value if region - value <= bread else 0
    return 0


def _marker(o: Outlook, b: int, g: int, pirate_on: int) -> float:
    """What a marker on a building brings or costs, with the cost that one more die makes lower."""
    s, p, v = o.s, o.p, o.v
    base = board.ACTIVATION[o.n]
    gain = building_gain(o, b, s.workers_in(p, m.REGION_OF[b]))
    threat = 3 if pirate_on else 1
    own = s.pirates[p]
    loss = o.piracy(own) - o.piracy(own + threat)
    purse = s.reals[p] + 2 * max(0, s.mill[p] - 2)
    price = max(0, int(base - v.crowd * (g + 1)))
    after = max(loss, gain + o.earn(-price)) if price <= purse else loss
    if s.markers[o.n * b + p]:
        price = max(0, int(base - v.crowd * g))
        after -= max(loss, gain + o.earn(-price)) if price <= purse else loss
    return v.marker * after


def _passes(s: Madeira, o: Outlook) -> Ranked:
    v = o.v
    found: Ranked = []
    for i, space in enumerate(board.PASS_SPACES[o.n]):
        if s.passed[i] >= 0:
            continue
        front = v.pass_first * (o.n - 1 - i)
        key = i + 1
        found.append((o.earn(space.reals) + front, ("pass", key, "reals")))
        if space.instead == "city":
            gain = max(0.0, acts.best_put(o, TO_CITY)[0] - o.worker_cost())
            found.append((1 + gain + front, ("pass", key, "city")))
        elif space.instead == "watch":
            found.append((max(0.0, acts.watch_gain(o) - o.worker_cost()) + front, ("pass", key, "watch")))
        elif space.instead == "ship":
            options = acts.ship_options(o, -1)
            if options:
                found.append((options[0][0] + front, ("pass", key, "ship")))
    top = max(value for value, _ in found)
    return [(value - top + v.die, move) for value, move in found]


def _free(s: Madeira, o: Outlook, found: Ranked, best_act: float, harvest_best: float) -> None:
    """What costs no die: a favour, the windmill. It comes before the dice if it gains anything."""
    p, v = o.p, o.v
    top = max((value for value, _ in found), default=0.0)
    for move in s.moves():
        if move[0] == "use":
            gain = use_gain(s, o, m.FAVOUR[str(move[1])], best_act, harvest_best) - v.favour_gain
            if gain > 0:
                found.append((top + gain, move))
    if s.goods[3 * p] >= 2:
        gain = raise_gain(s, o)
        if gain > v.favour_gain:
            found.append((top + gain, m.RAISE))


def raise_gain(s: Madeira, o: Outlook) -> float:
    """Two wheat for a level of the windmill, or a point at its top."""
    up = o.mill_level() if s.mill[o.p] < board.MILL_TOP else 1.0
    return up + o.good(board.WHEAT, -2)


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
        gain = _lady(s, o)[0]
    elif f == SCOUT:
        gain = _relocation(o, TO_ANYWHERE, -1)[0]
    elif f == BISHOP:
        gain = _bishop(s, o)[0]
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


def _lady(s: Madeira, o: Outlook) -> tuple[float, int]:
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


def _bishop(s: Madeira, o: Outlook) -> tuple[float, Move]:
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


def _relocation(o: Outlook, rule: int, last: int) -> tuple[float, int, int]:
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


def _act(s: Madeira, o: Outlook) -> Ranked:
    b = s.stack[-1][1]
    character = s.characters[b]
    found: Ranked = [(0.0, m.DONE)]
    if s.plots[o.p] & m.REGION_FIELDS[m.REGION_OF[b]]:
        more = board.ENGINEER_HARVESTS if s.used == ENGINEER else 0
        found.append((acts.harvest_value(o, b, more), m.HARVEST))
    if character == acts.STEWARD:
        value, source, _ = _relocation(o, TO_FIELD, -1)
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
    value, source, _ = _relocation(o, rule, last)
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
    value, move = _bishop(s, o)
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


# Phase D -------------------------------------------------------------------------------------------------------


def _last_call(s: Madeira, o: Outlook) -> Ranked:
    """Lower the mill for reals as long as a level is worth less than three of them."""
    p = o.p
    found: Ranked = [(0.0, m.DONE)]
    if s.mill[p] > board.MILL_BOTTOM:
        own = s.pirates[p]
        lack = s.hungry(p) - s.bread[p]
        meal = o.piracy(own + max(0, lack) + 1) - o.piracy(own + max(0, lack)) if lack >= 0 else o.bread
        if s.hungry(p) == 0 and board.WORKERS - s.reserve[p] < s.mill[p]:
            meal = 0.0
        later = o.v.mill * max(0, o.meals - 1)
        found.append((o.earn(3) - meal - later, m.LOWER_REALS))
    return found


def _honour(s: Madeira, o: Outlook) -> Ranked:
    return [(board.HONOUR - o.v.guard * (1.0 if o.acting else 0.0), m.HONOUR), (0.0, m.DECLINE)]


def _repair(s: Madeira, o: Outlook) -> Ranked:
    own = s.pirates[o.p]
    ships = board.SHIPS - s.fleet[o.p]
    plain = o.plain(o.v.wood)
    found: Ranked = []
    for move in s.moves():
        if move[0] != "repair":
            continue
        count = int(move[1])
        mine = min(count, s.wood[o.p])
        value = o.piracy(own) - o.piracy(own + ships - count) - plain * mine
        if count > mine:
            value += o.earn(-board.wood_price(count - mine))
        found.append((value, move))
    return found


def _feed(s: Madeira, o: Outlook) -> Ranked:
    p = o.p
    own = s.pirates[p]
    hungry = s.hungry(p)
    plain = o.plain(o.v.bread)
    found: Ranked = []
    for count in range(min(hungry, s.bread[p]) + 1):
        found.append((o.piracy(own) - o.piracy(own + hungry - count) - plain * count, m.FEED[count]))
    top = max(value for value, _ in found)
    if s.goods[3 * p] >= 2:
        if s.mill[p] < board.MILL_TOP:
            fed = o.piracy(own + max(0, hungry - s.bread[p])) - o.piracy(own + max(0, hungry - s.bread[p] - 1))
            gain = o.v.mill * max(0, o.meals - 1) + (max(fed, plain) if hungry else 0.0)
        else:
            gain = 1.0
        gain += o.good(board.WHEAT, -2)
        if gain > 0.05:
            found.append((top + gain, m.RAISE))
    elif s.round == 5 and s.mill[p] == board.MILL_TOP:
        for move in s.moves():
            if move[0] == "exchange" and move[3] == "wheat":
                if s.goods[3 * p] + (s.goods[3 * p + 1] + s.goods[3 * p + 2]) // 2 >= 2:
                    found.append((top + 0.1, move))
                    break
    return found


# Phase E -------------------------------------------------------------------------------------------------------


def _answer(s: Madeira, o: Outlook) -> Ranked:
    """The requests that bring most now against what they would bring next time."""
    p, v = o.p, o.v
    found: Ranked = []
    held = s.requests[5 * p : 5 * p + 5]
    later_due = min(5, s.round + 2)
    for move in s.moves():
        counts = [0] * 5
        for name in move[1:]:
            counts[m.REQUEST[str(name)]] += 1
        value = 0.0
        for t in range(5):
            if counts[t]:
                value += request_value(o, t, counts[t], s.round)
            rest = held[t] - counts[t]
            if rest and s.round < 5:
                value += 0.9 * min(15.0, request_value(o, t, rest, later_due) + 2 * v.growth)
        found.append((value, move))
    return found


def _coffers(s: Madeira, o: Outlook) -> Ranked:
    return [(0.0, s.moves()[-1])]


# By task, in the order of position.TASKS
RANK: tuple[Callable[[Madeira, Outlook], Ranked], ...] = (
    _settle,
    _row,
    _guild,
    _turn,
    _act,
    _take,
    _put,
    _sail,
    _coffers,
    _reward,
    _support,
    _flip,
    _extra,
    _lady_choice,
    _bishop_choice,
    _wood,
    _building,
    _last_call,
    _honour,
    _repair,
    _feed,
    _answer,
    _coffers,
)
assert RANK[T_ACT] is _act
