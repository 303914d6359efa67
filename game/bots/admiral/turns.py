"""A turn of phase B: a die on a character, a favour, the windmill, or passing."""

from __future__ import annotations

from game.bots.admiral import acts
from game.bots.admiral.acts import Ranked, building_gain
from game.bots.admiral.favours import use_gain
from game.bots.admiral.outlook import Outlook
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import TO_CITY
from game.madeira.state import Madeira


def turn(s: Madeira, o: Outlook) -> Ranked:
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
