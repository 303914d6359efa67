"""The `captain-major`: a heuristic player of Madeira.

He weighs positions in prestige: points, what his requests would bring as things stand, his stores, his people and
ships on the board, and what markers, pirates and hunger will cost. Of every decision he plays each way to the end of
his own action and takes the best. So he plans for the requests he holds, feeds his people, and shuns the largest
share of pirates.
"""

from __future__ import annotations

from random import Random

from game.core import Move, State
from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import cost, pirates
from game.madeira.mayor import city_income
from game.madeira.position import (
    BUILDINGS,
    CHARACTERS,
    FEEDING,
    GUILDS,
    OVER,
    REPAIRS,
    REQUESTS,
    T_ACT,
    T_BISHOP,
    T_BUILDING,
    T_COFFERS,
    T_EXTRA,
    T_FEED,
    T_FLIP,
    T_LADY,
    T_LAST_CALL,
    T_PUT,
    T_REWARD,
    T_SAIL,
    T_SUPPORT,
    T_TAKE,
    T_TURN,
    T_WOOD,
)
from game.madeira.requests import ANSWERS, majority, worth
from game.madeira.state import Madeira

NOISE = 0.01  # so that equal moves are not always decided the same way
PATIENCE = 0.3  # what a favour or the windmill must gain before a die is placed
WORKER = 0.7  # about what placing a worker gains

# Tasks in the middle of an action: such a position is worth what its best end is worth.
INNER = {T_ACT, T_TAKE, T_PUT, T_SAIL, T_REWARD, T_SUPPORT, T_FLIP, T_EXTRA, T_LADY, T_BISHOP, T_WOOD, T_COFFERS}
# Turns that go on after a favour or the windmill
OPEN = {T_BUILDING, T_FEED, T_LAST_CALL}


def choose(view: State, rng: Random) -> Move:
    """The move that looks best."""
    assert isinstance(view, Madeira)
    if len(view.moves()) == 1:
        return view.moves()[0]
    if view.stack[-1][0] == T_TURN:
        return _choose_turn(view, rng)
    return _best(view, candidates(view), rng)[0]


def _best(s: Madeira, moves: list[Move], rng: Random) -> tuple[Move, float]:
    seat = s.seat
    best, best_value = moves[0], -1e9
    for move in moves:
        value = outcome(s, move, seat, 2) + NOISE * rng.random()
        if value > best_value:
            best, best_value = move, value
    return best, best_value


def _choose_turn(s: Madeira, rng: Random) -> Move:
    """What costs no die comes first, if it gains anything; then the best die, or passing."""
    moves = s.moves()
    free = [move for move in moves if move[0] == "use"] + [move for move in _mill(s) if move != m.LOWER_REALS]
    if free:
        move, value = _best(s, free, rng)
        if value > evaluate(s, s.seat) + PATIENCE:
            return move
    return _best(s, _fewer_dice([move for move in moves if move[0] in ("die", "pirate", "pass")]), rng)[0]


# Which moves are worth a look -------------------------------------------------------------------------------------


def candidates(s: Madeira) -> list[Move]:
    """The legal moves without those that are rarely better than another."""
    task = s.stack[-1][0]
    legal = s.moves()
    plain = [move for move in legal if move[0] not in ("mill", "exchange", "back")]
    if task in (T_TAKE, T_ACT):
        plain = _fewer_sources(s, plain)
    if task in OPEN:
        plain += _mill(s)
    return plain


def _mill(s: Madeira) -> list[Move]:
    """The windmill's uses but for exchanges and the selling of points."""
    bottom = s.mill[s.seat] == board.MILL_BOTTOM
    return [move for move in s.moves() if move[0] == "mill" and (move == m.RAISE or not bottom)]


def _fewer_sources(s: Madeira, moves: list[Move]) -> list[Move]:
    """While there is enough to eat, workers come from the reserve."""
    reserve = m.TAKE[m.RESERVE]
    if reserve in moves and s.hungry(s.seat) <= s.bread[s.seat]:
        return [move for move in moves if move[0] != "take" or move == reserve]
    return moves


def _fewer_dice(moves: list[Move]) -> list[Move]:
    """For each building the lowest die that is high enough, or the highest if none is."""
    best: dict[tuple[object, object], Move] = {}
    rest = []
    for move in moves:
        if move[0] == "pass":
            rest.append(move)
            continue
        key = (move[0], move[2])
        region = m.REGION_OF[m.BUILDING[str(move[2])]]
        known = best.get(key)
        if known is None:
            best[key] = move
        else:
            value, other = int(move[1]), int(known[1])
            if (other < region and value > other) or region <= value < other:
                best[key] = move
    return [*best.values(), *rest]


# What a move leads to ---------------------------------------------------------------------------------------------


def outcome(s: Madeira, move: Move, seat: int, depth: int) -> float:
    """The worth of the position after a move and the best end of the action it belongs to."""
    after = s.copy()
    after._legal = None
    after.apply(move)
    if after.to_act != seat or not after.stack:
        return evaluate(after, seat)
    task = after.stack[-1][0]
    if task in OPEN:
        if depth == 0 or after.turn != s.turn or after.building != s.building or after.phase != s.phase:
            return evaluate(after, seat)
        return max(outcome(after, reply, seat, depth - 1) for reply in candidates(after))
    if task not in INNER:
        return evaluate(after, seat)
    if task == T_ACT:
        return _action(after, seat)
    if (task == T_SAIL and after.stack[-1][2] >= 0) or (task == T_TAKE and depth < 2 and after.stack[-1][3] >= 0):
        return outcome(after, after.moves()[0], seat, 0)  # a second ship or worker is not looked at yet
    if task == T_TAKE and depth == 0:
        return outcome(after, after.moves()[0], seat, 0) + WORKER  # the worker that a reward would place
    replies = candidates(after)
    if task == T_WOOD:
        replies = replies[:1]
    return max(outcome(after, reply, seat, min(depth, 1)) for reply in replies)


def _action(s: Madeira, seat: int) -> float:
    """The best that can be made of a character: the best first step, then the best second."""
    best, best_move = -1e9, m.DONE
    for move in candidates(s):
        value = outcome(s, move, seat, 1)
        if value > best:
            best, best_move = value, move
    if best_move[0] == "ship":
        after = s.copy()
        after._legal = None
        after.apply(best_move)
        if after.to_act == seat and after.stack and after.stack[-1][0] == T_SAIL:
            best = max(outcome(after, move, seat, 1) for move in candidates(after))
    return best


# What a position is worth -----------------------------------------------------------------------------------------

GOOD_WORTH = (0.45, 0.5, 0.65)


def evaluate(s: Madeira, p: int) -> float:
    """Prestige that the seat can expect, compared with other ways to go on."""
    if s.phase == OVER:
        totals = s.totals()
        return totals[p] - 0.1 * max(totals)
    r = max(1, s.round)
    acting = 6 - r if s.phase <= CHARACTERS else 5 - r  # phases B to come, this one included
    meals = 6 - r if s.phase <= FEEDING else 5 - r
    last = acting == 0 and s.phase > BUILDINGS
    real = 0.2 if last else 0.34 if acting else 0.26
    value = float(s.prestige(p)) + _requests(s, p, r, real)

    # stores
    reals = s.reals[p]
    value += real * reals if reals <= 16 else real * 16 + 0.2 * (reals - 16)
    for good in range(3):
        amount = s.goods[3 * p + good]
        if acting == 0:
            value += 0.2 * amount
        else:
            many = min(amount, 5)
            value += GOOD_WORTH[good] * many + 0.25 * (amount - many)
    ships = board.SHIPS - s.fleet[p]
    wood = s.wood[p]
    if s.phase <= REPAIRS:
        repaired = min(wood, ships)
        value += 0.5 * repaired - 0.45 * (ships - repaired)
        wood -= repaired
    value += 0.2 * wood if acting == 0 else 0.55 * min(wood, 5) + 0.25 * max(0, wood - 5)

    # food
    on_board = board.WORKERS - s.reserve[p]
    bread = s.bread[p]
    hungry = max(0, on_board - s.mill[p])
    if meals:
        if s.phase <= FEEDING:
            fed = min(bread, hungry)
            value += 0.1 * fed - 0.55 * (hungry - fed)
            bread -= fed
        value -= 0.38 * hungry * (meals - 1 if s.phase <= FEEDING else meals)
        value += 0.12 * s.mill[p] if acting else 0.0
    value += 0.2 * bread if acting == 0 else 0.5 * min(bread, 4) + 0.25 * max(0, bread - 4)

    if acting:
        value += _people(s, p, acting)
        value += 0.05 * (meals - 1) * ships
    value += _favours(s, p, acting)
    if s.phase in (GUILDS, CHARACTERS) and p not in s.passed:
        hand = s.dice[3 * p : 3 * p + 3]
        value += 1.5 * hand[0] + 1.8 * hand[1] + 2.1 * hand[2]
        value += 0.5 * min(s.watch[p], 2)
    if s.phase in (CHARACTERS, BUILDINGS):
        value += _markers(s, p)
    if s.phase == CHARACTERS and p in s.passed:
        value -= 0.15 * s.passed.index(p)
    return value - _piracy(s, p)


def _requests(s: Madeira, p: int, r: int, real: float) -> float:
    """What the requests in hand would bring at the next answer; those beyond it count half."""
    held = s.requests[5 * p : 5 * p + 5]
    due = r
    if r % 2 == 0 or (s.phase >= REQUESTS and sum(held) <= (0 if r == 5 else 1)):
        due = r + 1 if r % 2 == 0 else r + 2
    if due > 5:
        return 0.0
    gains = []
    for t in range(5):
        before = 0.0
        for tiles in range(1, held[t] + 1):
            total = float(worth(s, p, t, tiles, due))
            if t == board.COFFERS:
                total *= 1 - real
            gains.append(total - before)
            before = total
    gains.sort(reverse=True)
    k = ANSWERS[due]
    value = sum(gains[:k]) + 0.5 * sum(gains[k:])
    return value if due == r else 0.85 * value


def _people(s: Madeira, p: int, acting: int) -> float:
    """Workers on fields, in cities, in colonies and on the Watch, for the rounds to come."""
    value = 0.0
    for region in (1, 2, 3):
        count = (s.plots[p] & m.REGION_FIELDS[region]).bit_count()
        if count:
            value += (0.4 + 0.32 * count) * acting
            if count >= 3:
                value += 0.35 * acting
    if s.plots[p] >> m.FOREST & 1:
        value += 0.45 * acting
    for field in m.bits(s.plots[p] & ~(1 << m.FOREST)):
        if s.field_wood[field]:
            value += 0.12 * acting
        else:
            value += 0.08 * s.field_good[field] * acting
    for c in range(3):
        value += 0.2 * city_income(s, p, c) * acting * 0.5
        value += 0.4 * acting * s.colonists[3 * p + c]
        if majority(s, c) == p:
            value += 0.12 * board.CITIES[c].majority
        elif s.houses[p] >> 12 * c & m.CITY_BITS:
            value += 0.08 * board.CITIES[c].other
    value += 0.7 * min(s.watch[p], 3)
    return value


def _favours(s: Madeira, p: int, acting: int) -> float:
    value = 0.0
    for favour in m.bits(s.up[p]):
        value += 0.8 + 0.3 * acting if acting or s.phase <= BUILDINGS else 0.0
        if m.GUILD_MASKS[board.PURPLE] >> favour & 1:
            value += 0.1
    value += (0.2 + 0.28 * acting) * s.down[p].bit_count() if acting else 0.0
    return value


def _markers(s: Madeira, p: int) -> float:
    """What the buildings will give, or cost, where a marker lies."""
    n = s.players
    value = 0.0
    purse = s.reals[p] + 2 * s.mill[p]
    for b in range(5):
        if not s.markers[n * b + p]:
            continue
        if s.phase == BUILDINGS and (b < s.building or (b == s.building and not _pending(s, p))):
            continue
        if s.phase == CHARACTERS or b > s.building:
            dice = sum(s.dice_on[3 * b : 3 * b + 3])
            price = max(0.0, board.ACTIVATION[n] - 2.0 * dice - (0.8 if s.phase == CHARACTERS else 0.0))
            threat = 1.0 + (2.0 if s.pirate_on[b] else 0.4)
        else:
            price, threat = float(cost(s, b)), float(pirates(s, b))
        loss = -0.55 * threat
        gain = _building(s, p, b) - 0.36 * price
        if price > purse:
            gain = loss
        purse -= int(price)
        value += max(loss, gain)
    return value


def _pending(s: Madeira, p: int) -> bool:
    """Is the building being resolved still to come for the seat?"""
    place = s.order.index(p)
    return place > s.turn or (place == s.turn and bool(s.stack) and s.stack[0][0] == T_BUILDING)


def _building(s: Madeira, p: int, b: int) -> float:
    workers = s.workers_in(p, m.REGION_OF[b])
    if workers == 0:
        return 0.0
    many = workers >= 3
    later = 5 - s.round
    if b == m.BUILDING["moinho"]:
        return 2.0 if many else 0.9
    if b == m.BUILDING["capitania"]:
        return 5.0 if many else 2.2
    if b == m.BUILDING["alfandega"]:
        return (0.8 if many else 0.4) * later + 0.5
    if b == m.BUILDING["casa"]:
        return (0.5 + 0.35 * later) * min(s.down[p].bit_count(), 2 if many else 1)
    return 0.45 * min(s.pirates[p], 6 if many else 3) + (0.8 if many else 0.4)


def _piracy(s: Madeira, p: int) -> float:
    """The expected loss: every pirate weighs, a high rank more so the nearer the end."""
    own = s.pirates[p]
    if own == 0:
        return 0.0
    worse = sum(1 for q in range(s.players) if q != p and s.pirates[q] > own)
    near = 0.08 * s.round * s.round / 5
    rank = board.PIRATE_LOSS[min(worse, s.players - 1)]
    return 0.42 * own + near * rank + max(0, own - board.PIRATE_LIMIT)
