"""What single actions are worth: placing workers and ships, building, harvesting, the buildings' own actions."""

from __future__ import annotations

from game.bots.admiral.outlook import GROUP_OF, Outlook, bits
from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.actions import ALFANDEGA, CAPITANIA, CASA, MOINHO
from game.madeira.harbour import CITY, GUILD, ISLAND, LOOT, MEDAL, SUPPORT, WATCH, WINDMILL, ship_targets
from game.madeira.mayor import city_income
from game.madeira.position import IN_CITIES, TO_ANYWHERE, TO_CITY, TO_COLONY, TO_FIELD, TO_WATCH
from game.madeira.wood import access, within_reach

Ranked = list[tuple[float, Move]]
"""Moves with what each is worth."""

NEVER = -1e9
STEWARD, GUILD_MASTER, MAYOR, COMMANDER = range(4)

# Workers -------------------------------------------------------------------------------------------------------


def field_gain(o: Outlook, f: int) -> float:
    plots = o.s.plots[o.p]
    region = 0 if f == m.FOREST else board.FIELDS[f].region
    return o.region(region, plots | 1 << f) - o.region(region, plots)


def house_gain(o: Outlook, space: int) -> float:
    """One more worker on a city space (counted from the first of all cities)."""
    s, p = o.s, o.p
    houses = s.houses[p]
    pieces = houses.bit_count()
    city, spot = divmod(space, 12)
    own = houses >> 12 * city & m.CITY_BITS
    return o.urban(o.city_values(city, own | 1 << spot), pieces + 1) - o.urban(o.city_values(), pieces)


def house_loss(o: Outlook, space: int) -> float:
    houses = o.s.houses[o.p]
    pieces = houses.bit_count()
    city, spot = divmod(space, 12)
    own = houses >> 12 * city & m.CITY_BITS & ~(1 << spot)
    return o.urban(o.city_values(), pieces) - o.urban(o.city_values(city, own), pieces - 1)


def colony_gain(o: Outlook, c: int) -> float:
    return o.upkeeps * o.v.income * o.goods[board.COLONIES[c].income]


def colony_points(o: Outlook, c: int) -> int:
    return (o.s.docks[o.p] & m.COLONY_SPACES[c]).bit_count()


def watch_gain(o: Outlook) -> float:
    own = o.s.pirates[o.p]
    count = o.s.watch[o.p]
    return o.guards(count + 1) - o.guards(count) + o.piracy(own) - o.piracy(max(0, own - 3))


def put_gain(o: Outlook, target: int) -> float:
    """What a worker does at a location, with what placing it there brings."""
    if target < m.FIRST_HOUSE:
        return field_gain(o, target)
    if target < m.FIRST_COLONY:
        return house_gain(o, target - m.FIRST_HOUSE)
    if target < m.WATCH:
        c = target - m.FIRST_COLONY
        return colony_gain(o, c) + colony_points(o, c)
    if target == m.WATCH:
        return watch_gain(o)
    return o.worker_cost()


def take_cost(o: Outlook, source: int) -> float:
    """What is lost when a worker leaves a location."""
    if source == m.RESERVE:
        return o.worker_cost()
    if source < m.FIRST_HOUSE:
        plots = o.s.plots[o.p]
        region = 0 if source == m.FOREST else board.FIELDS[source].region
        return o.region(region, plots) - o.region(region, plots & ~(1 << source))
    if source < m.FIRST_COLONY:
        return house_loss(o, source - m.FIRST_HOUSE)
    if source < m.WATCH:
        return colony_gain(o, source - m.FIRST_COLONY)
    count = o.s.watch[o.p]
    return o.guards(count) - o.guards(count - 1)


def targets(o: Outlook, rule: int) -> list[int]:
    """The locations worth a look; of a city only the left-most and the right-most free space."""
    s, p = o.s, o.p
    if rule == TO_WATCH:
        return [m.WATCH]
    if rule == TO_FIELD:
        return bits(m.ALL_FIELDS & ~s.plots[p])
    found: list[int] = []
    if rule in (TO_CITY, IN_CITIES, TO_ANYWHERE):
        free = s.free_houses()
        for c in range(3):
            part = free >> 12 * c & m.CITY_BITS
            if part:
                found.append(m.FIRST_HOUSE + 12 * c + part.bit_length() - 1)
        if rule != TO_ANYWHERE:
            return found
        found += bits(m.ALL_FIELDS & ~s.plots[p])
        found.append(m.WATCH)
    found += range(m.FIRST_COLONY, m.WATCH)
    return found


def best_put(o: Outlook, rule: int) -> tuple[float, int]:
    """The best location for a worker; a point for the city where the rule gives one."""
    best, where = NEVER, -1
    for target in targets(o, rule):
        value = put_gain(o, target)
        if rule == TO_ANYWHERE and m.FIRST_HOUSE <= target < m.FIRST_COLONY:
            value += 1
        if value > best:
            best, where = value, target
    return best, where


# Ships ---------------------------------------------------------------------------------------------------------


def wood_cost(o: Outlook, pieces: int) -> float:
    """What it costs to discard so much wood; a great deal if it cannot be done."""
    s, p = o.s, o.p
    missing = pieces - s.wood[p]
    if missing <= 0:
        return o.wood * pieces
    price = board.wood_price(s.bought + missing) - board.wood_price(s.bought)
    if price > s.reals[p] or within_reach(s, access(s, p)) < missing:
        return -NEVER
    return o.wood * s.wood[p] - o.earn(-price)


def spot_values(o: Outlook, mask: int) -> dict[int, tuple[float, int]]:
    """For each group of ship spaces its best free space: what it brings at once less what it costs."""
    found: dict[int, tuple[float, int]] = {}
    rewards: dict[int, float] = {}
    for space in bits(mask):
        g = GROUP_OF[space]
        value = o.good(m.SPACE_GOOD[space], -m.SPACE_COST[space])
        if space < m.FIRST_MARKET:
            if g not in rewards:
                rewards[g] = max(reward_value(o, o.s.royal[2 * g]), reward_value(o, o.s.royal[2 * g + 1]))
            value += rewards[g]
        else:
            value += o.earn(m.SPACE_REALS[space])
        if g not in found or value > found[g][0]:
            found[g] = (value, space)
    return found


def ship_options(o: Outlook, last: int) -> list[tuple[float, int, int]]:
    """What to send where, best first: (worth, from, to)."""
    s, p = o.s, o.p
    mask = ship_targets(s, p)
    if not mask:
        return []
    spots = spot_values(o, mask)
    counts = o.ship_counts()
    base = o.fleet(counts)
    sources: list[tuple[float, int, int]] = []
    if s.fleet[p]:
        cost = wood_cost(o, 1)
        if cost < 1e6:
            later = o.upkeeps * o.wood if o.upkeeps else 0.0
            sources.append(
                (
                    cost + (min(1, o.upkeeps) + (o.upkeeps - 1) * o.v.ship_later) * o.wood if later else cost,
                    m.FLEET,
                    -1,
                )
            )
    seen = set()
    for source in bits(s.docks[p]):
        g = GROUP_OF[source]
        if source != last and g not in seen:
            seen.add(g)
            sources.append((0.0, source, g))
    found = []
    for cost, source, h in sources:
        if h >= 0:
            counts[h] -= 1
        for g, (value, space) in spots.items():
            counts[g] += 1
            found.append((value + o.fleet(counts) - base - cost, source, space))
            counts[g] -= 1
        if h >= 0:
            counts[h] += 1
    found.sort(reverse=True)
    return found


def voyage(o: Outlook) -> float:
    """What the Commander is worth: the best ship, and most of the next if there are goods for it."""
    options = ship_options(o, -1)
    if not options or options[0][0] <= 0:
        return 0.0
    value, source, target = options[0]
    left = list(o.s.goods[3 * o.p : 3 * o.p + 3])
    left[m.SPACE_GOOD[target]] -= m.SPACE_COST[target]
    for second, origin, space in options[1:]:
        if second <= 0:
            break
        if space != target and (origin != source or source == m.FLEET):
            if m.SPACE_COST[space] <= left[m.SPACE_GOOD[space]] and m.TWIN[space] != target:
                return value + 0.85 * second
    return value


def reward_value(o: Outlook, reward: int) -> float:
    """What a royal reward is worth."""
    s, p = o.s, o.p
    if reward == MEDAL:
        return float(board.MEDAL_POINTS)
    if reward == LOOT:
        return o.earn(board.LOOT_REALS)
    if reward == WINDMILL:
        return o.mill_level() if s.mill[p] < board.MILL_TOP else 0.0
    if reward == SUPPORT:
        own = s.pirates[p]
        return max(o.food(board.SUPPORT_BREAD), o.piracy(own) - o.piracy(max(0, own - board.SUPPORT_PIRATES)))
    if reward == WATCH:
        return max(0.0, watch_gain(o) - o.worker_cost())
    if reward == CITY:
        return 1.0 + max(0.0, best_put(o, TO_CITY)[0] - o.worker_cost()) if s.free_houses() else 1.0
    if reward == ISLAND:
        return max(0.0, best_put(o, TO_FIELD)[0] - o.worker_cost())
    assert reward == GUILD
    return best_flip(o)[0]


def best_flip(o: Outlook) -> tuple[float, int]:
    """The favour to turn up."""
    s, p = o.s, o.p
    up, down = s.up[p], s.down[p]
    base = o.influence(up, down)
    best, which = 0.0, -1
    for f in bits(down):
        value = o.influence(up | 1 << f, down & ~(1 << f)) - base
        if value > best or which < 0:
            best, which = value, f
    return best, which


# Characters ----------------------------------------------------------------------------------------------------


def build_gain(o: Outlook, favour: int) -> float:
    s, p = o.s, o.p
    cost = wood_cost(o, board.DISTRICT_WOOD[s.districts.index(favour) % 4])
    up, down = s.up[p], s.down[p]
    return o.influence(up | 1 << favour, down) - o.influence(up, down) + o.v.district - cost


def harvest_value(o: Outlook, b: int, more: int = 0) -> float:
    """A harvest from a building's character, with what is gathered twice."""
    s, p = o.s, o.p
    fields = bits(s.plots[p] & m.REGION_FIELDS[m.REGION_OF[b]])
    if not fields:
        return 0.0
    amounts = [0, 0, 0]
    wood = 0
    best = 0.0
    for f in fields:
        if s.field_wood[f]:
            wood += 1
            best = max(best, o.wood if s.field_wood[f] > 1 else o.goods[s.field_good[f]])
        else:
            amounts[s.field_good[f]] += 1
            best = max(best, o.goods[s.field_good[f]])
    value = o.lumber(wood)
    for good in range(3):
        if amounts[good]:
            value += o.good(good, amounts[good])
    extra = (1 if s.characters[b] < 0 else 0) + more
    return value + extra * 0.9 * best


def income_value(o: Outlook) -> float:
    """The Mayor's income as things stand."""
    s, p = o.s, o.p
    value = 0.0
    for c, city in enumerate(board.CITIES):
        amount = city_income(s, p, c)
        if amount:
            if city.income == "bread":
                value += o.food(amount)
            elif city.income == "reals":
                value += o.earn(amount)
            else:
                value += o.lumber(min(amount, within_reach(s, access(s, p))))
    return value


def city_moves(o: Outlook, only: int = -1) -> list[tuple[float, int, int]]:
    """The Mayor's moves that gain something, best first: (gain, from, to), of own workers and neutral citizens.

    Of a city one looks at the own worker and at the citizen furthest left, and at the free space furthest right.
    """
    s, p, n = o.s, o.p, o.n
    houses = s.houses
    free = s.free_houses()
    if not free or not houses[p]:
        return []
    spots = []
    mine = []
    citizens = []
    strongest = []
    values = []
    for c in range(3):
        part = free >> 12 * c & m.CITY_BITS
        spots.append(part.bit_length() - 1 if part else -1)
        mine.append(houses[p] >> 12 * c & m.CITY_BITS)
        citizens.append(houses[n] >> 12 * c & m.CITY_BITS)
        best = 0
        for q in range(n):
            if q != p:
                other = houses[q] >> 12 * c & m.CITY_BITS
                best = max(best, other.bit_count() << 12 | other)
        strongest.append(best)
        values.append(o.city_value(c, mine[c], max(best, citizens[c].bit_count() << 12 | citizens[c])))
    pieces = houses[p].bit_count()
    base = o.urban(values, pieces)
    found = []
    for c in range(3):
        for own in (True, False):
            pool = mine[c] if own else citizens[c]
            if not pool:
                continue
            low = pool & -pool
            if only >= 0:
                city, spot = divmod(only, 12)
                if city != c or not pool >> spot & 1:
                    continue
                low = 1 << spot
            source = 12 * c + low.bit_length() - 1
            rest = pool & ~low
            for d in range(3):
                spot = spots[d]
                if spot < 0:
                    continue
                changed = values[:]
                for e, now in ((c, rest), (d, (rest if d == c else mine[d] if own else citizens[d]) | 1 << spot)):
                    ours = now if own else mine[e]
                    neutral = citizens[e] if own else now
                    changed[e] = o.city_value(e, ours, max(strongest[e], neutral.bit_count() << 12 | neutral))
                found.append((o.urban(changed, pieces) - base, source, 12 * d + spot))
    found.sort(reverse=True)
    return found


def moving_house(o: Outlook) -> tuple[float, int, int]:
    """The best of these moves, if it gains anything."""
    found = city_moves(o)
    return found[0] if found and found[0][0] > 0.05 else (0.0, -1, -1)


def steward_value(o: Outlook) -> float:
    """Two workers from the reserve on the best fields."""
    if not o.s.reserve[o.p]:
        return 0.0
    gains = sorted([field_gain(o, f) for f in bits(m.ALL_FIELDS & ~o.s.plots[o.p])], reverse=True)
    cost = o.worker_cost()
    value = 0.0
    for gain in gains[:2]:
        value += max(0.0, gain - cost)
    return value


def character_value(o: Outlook, character: int) -> float:
    if character == STEWARD:
        return steward_value(o)
    if character == GUILD_MASTER:
        return max([build_gain(o, f) for f in o.s.districts if f >= 0], default=0.0)
    if character == MAYOR:
        return income_value(o) + moving_house(o)[0]
    return voyage(o) if character == COMMANDER else 0.0


# Buildings -----------------------------------------------------------------------------------------------------


def building_gain(o: Outlook, b: int, workers: int) -> float:
    """What a building's action is worth with so many workers in its region."""
    if workers == 0:
        return 0.0
    s, p = o.s, o.p
    better = 1 if workers >= 3 else 0
    count = board.MOVES_BY_WORKERS[better]
    if b == MOINHO:
        return o.food(board.MOINHO_BREAD[better])
    if b == CAPITANIA:
        gain = best_put(o, TO_CITY)[0] - o.worker_cost() if s.free_houses() else 0.0
        return board.CAPITANIA_PRESTIGE[better] + (max(0.0, gain) * (1 if count == 1 else 1.6))
    if b == ALFANDEGA:
        return max(0.0, best_put(o, TO_COLONY)[0] - o.worker_cost()) * count
    if b == CASA:
        down = s.down[p].bit_count()
        return best_flip(o)[0] * (min(down, count) if down < 2 or count < 2 else 1.9) if down else 0.0
    own, guards = s.pirates[p], s.watch[p]
    gain = o.guards(guards + count) - o.guards(guards) + o.piracy(own) - o.piracy(max(0, own - 3 * count))
    return max(0.0, gain - count * o.worker_cost())
