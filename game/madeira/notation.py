"""A position as JSON, and back with every value checked: what a file says is not trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core import Move, Options, PositionError
from game.core.reader import Reader
from game.core.rng import MASK
from game.madeira import board
from game.madeira import moves as m
from game.madeira.characters import MAYOR, STEWARD, WORKERS_MOVED
from game.madeira.favours import IN_PHASE_B, IN_PHASE_C
from game.madeira.position import (
    BUILDINGS,
    CHARACTERS,
    CITIES,
    FEEDING,
    FIELDS,
    GUILDS,
    HONOUR,
    IN_CITIES,
    LAST_CALL,
    OVER,
    PHASES,
    REPAIRS,
    REQUESTS,
    T_ACT,
    T_ANSWER,
    T_BISHOP,
    T_BUILDING,
    T_COFFERS,
    T_EXTRA,
    T_FEED,
    T_FLIP,
    T_GUILD,
    T_HONOUR,
    T_LADY,
    T_LAST_CALL,
    T_PAYOUT,
    T_PUT,
    T_REPAIR,
    T_REWARD,
    T_ROW,
    T_SAIL,
    T_SETTLE,
    T_SUPPORT,
    T_TAKE,
    T_TURN,
    T_WOOD,
    TASKS,
    TO_ANYWHERE,
    TO_FIELD,
    TO_WATCH,
    Position,
    Task,
)
from game.madeira.upkeep import most_loyal
from game.madeira.wood import access, within_reach

PLENTY: Final = 9999

# Writing -------------------------------------------------------------------------------------------------------


def _names(mask: int, names: Sequence[str]) -> list[str]:
    return [names[i] for i in m.bits(mask)]


def _repeat(counts: Sequence[int], names: Sequence[Any]) -> list[Any]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def to_json(s: Position) -> dict[str, Any]:
    n = s.players
    return {
        "game": s.game,
        "options": dict(s.options),
        "players": n,
        "to_act": s.to_act,
        "rng": s.rng,
        "chance": s.chance,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "building": None if s.building < 0 else board.BUILDINGS[s.building].key,
        "used": None if s.used < 0 else board.FAVOURS[s.used],
        "bought": s.bought,
        "stack": [[TASKS[task], a, b, c] for task, a, b, c in s.stack],
        "order": list(s.order),
        "rows": list(s.rows),
        "passed": list(s.passed),
        "row_dice": list(s.row_dice),
        "offers": [_repeat(s.offers[5 * row : 5 * row + 5], board.REQUESTS) for row in range(n)],
        "characters": [None if c < 0 else board.CHARACTERS[c] for c in s.characters],
        "pirate_dice": _repeat(s.pirate_dice, (1, 2, 3)),
        "dice_on": [_repeat(s.dice_on[3 * b : 3 * b + 3], (1, 2, 3)) for b in range(5)],
        "pirate_on": list(s.pirate_on),
        "field_good": [board.GOODS[good] for good in s.field_good],
        "field_wood": list(s.field_wood),
        "districts": [None if favour < 0 else board.FAVOURS[favour] for favour in s.districts],
        "royal": [m.ROYAL[reward] for reward in s.royal],
        "citizens": _names(s.houses[n], m.HOUSE_NAMES),
        "seats": [_seat_json(s, p) for p in range(n)],
    }


def _seat_json(s: Position, p: int) -> dict[str, Any]:
    return {
        "goods": s.goods[3 * p : 3 * p + 3],
        "wood": s.wood[p],
        "bread": s.bread[p],
        "reals": s.reals[p],
        "pirates": s.pirates[p],
        "mill": s.mill[p],
        "reserve": s.reserve[p],
        "watch": s.watch[p],
        "fields": _names(s.plots[p], m.FIELD_NAMES),
        "houses": _names(s.houses[p], m.HOUSE_NAMES),
        "colonists": s.colonists[3 * p : 3 * p + 3],
        "fleet": s.fleet[p],
        "ships": _names(s.docks[p], m.SPACE_NAMES),
        "markers": [s.markers[s.players * b + p] for b in range(5)],
        "dice": _repeat(s.dice[3 * p : 3 * p + 3], (1, 2, 3)),
        "up": _names(s.up[p], board.FAVOURS),
        "down": _names(s.down[p], board.FAVOURS),
        "requests": _repeat(s.requests[5 * p : 5 * p + 5], board.REQUESTS),
        "tally": s.tally[10 * p : 10 * p + 10],
    }


# Reading -------------------------------------------------------------------------------------------------------


def header(data: object) -> tuple[int, Options, int]:
    """Players, options and a seed, to make an empty table from."""
    r = Reader(data, "position")
    r.name("game", ("madeira",))
    r.child("options").done()
    return r.number("players", 2, 4), {}, 0


def _mask(r: Reader, key: str, names: Sequence[str]) -> int:
    """A set of places by name."""
    mask = 0
    for name in r.names(key, names):
        bit = 1 << names.index(name)
        if mask & bit:
            raise r.fail(f"{key} names {name} twice")
        mask |= bit
    return mask


def _counts(r: Reader, key: str, values: Sequence[Any], length: int | None = None) -> list[int]:
    found = r.items(key, length)
    return _count(r, key, found, values)


def _count(r: Reader, key: str, found: object, values: Sequence[Any]) -> list[int]:
    counts = [0] * len(values)
    if not isinstance(found, list):
        raise r.fail(f"{key} must be a list")
    for value in found:
        if type(value) is not type(values[0]) or value not in values:
            raise r.fail(f"{key} cannot hold {str(value)[:40]!r}")
        counts[values.index(value)] += 1
    return counts


def _optional(r: Reader, key: str, values: object, names: Sequence[str]) -> int:
    """A number for a name, -1 for null."""
    if values is None:
        return -1
    if not isinstance(values, str) or values not in names:
        raise r.fail(f"{key} cannot be {str(values)[:40]!r}")
    return names.index(values)


def fill(s: Position, data: object) -> None:
    r = Reader(data, "position")
    n = s.players
    for key in ("game", "options", "players"):
        r.raw(key)
    to_act = r.raw("to_act")
    s.rng = r.number("rng", 0, MASK)
    s.chance = r.number("chance", 0, 10**6)
    s.round = r.number("round", 0, 5)
    s.phase = PHASES.index(r.name("phase", PHASES))
    s.turn = r.number("turn", -1, n - 1)
    s.building = _optional(r, "building", r.raw("building"), [building.key for building in board.BUILDINGS])
    s.used = _optional(r, "used", r.raw("used"), board.FAVOURS)
    s.bought = r.number("bought", 0, 99)
    for item in r.items("stack", at_most=6):
        if not isinstance(item, list) or len(item) != 4 or not isinstance(item[0], str) or item[0] not in TASKS:
            raise r.fail("a task of the stack must be a name and three numbers")
        if any(type(arg) is not int or not -1 <= arg < 100 for arg in item[1:]):
            raise r.fail("the numbers of a task must be from -1 to 99")
        s.stack.append((TASKS.index(item[0]), item[1], item[2], item[3]))
    s.order = tuple(r.numbers("order", n, 0, n - 1))
    if len(set(s.order)) != n:
        raise r.fail("order must name every seat once")
    s.rows = r.numbers("rows", n, -1, n - 1)
    s.passed = r.numbers("passed", n, -1, n - 1)
    for key, seats in (("rows", s.rows), ("passed", s.passed)):
        present = [seat for seat in seats if seat >= 0]
        if len(set(present)) != len(present):
            raise r.fail(f"{key} names a seat twice")
    s.row_dice = tuple(r.numbers("row_dice", 3 * n, 0, 3))
    s.offers = [c for row in r.items("offers", n) for c in _count(r, "offers", row, board.REQUESTS)]
    s.characters = tuple(_optional(r, "characters", c, board.CHARACTERS) for c in r.items("characters", 5))
    s.pirate_dice = _counts(r, "pirate_dice", (1, 2, 3))
    s.dice_on = [c for on in r.items("dice_on", 5) for c in _count(r, "dice_on", on, (1, 2, 3))]
    s.pirate_on = r.numbers("pirate_on", 5, 0, 3)
    s.field_good = tuple(board.GOODS.index(name) for name in r.names("field_good", board.GOODS, 14))
    s.field_wood = r.numbers("field_wood", 14, 0, max(max(field.wood) for field in board.FIELDS))
    s.districts = [_optional(r, "districts", name, board.FAVOURS) for name in r.items("districts", 12)]
    for i, favour in enumerate(s.districts):
        if favour < 0:
            s.built |= 0b11 << 12 * (i // 4) + 2 * (i % 4 + board.BUILT_DISTRICTS)
    s.royal = tuple(m.ROYAL.index(name) for name in r.names("royal", m.ROYAL, 6))
    s.houses[n] = _mask(r, "citizens", m.HOUSE_NAMES)
    players = r.children("seats", n)
    r.done()
    for p, seat in enumerate(players):
        _fill_seat(s, p, seat)
    s.note()
    _check_turn(s, r, to_act)
    _check_board(s, r)
    _check_requests(s, r)
    _check_dice(s, r)
    _check_set_up(s, r)
    _check_stack(s, r)


def _fill_seat(s: Position, p: int, r: Reader) -> None:
    s.goods[3 * p : 3 * p + 3] = r.numbers("goods", 3, 0, PLENTY)
    s.wood[p] = r.number("wood", 0, PLENTY)
    s.bread[p] = r.number("bread", 0, PLENTY)
    s.reals[p] = r.number("reals", 0, PLENTY)
    s.pirates[p] = r.number("pirates", 0, PLENTY)
    s.mill[p] = r.number("mill", board.MILL_BOTTOM, board.MILL_TOP)
    s.reserve[p] = r.number("reserve", 0, board.WORKERS)
    s.watch[p] = r.number("watch", 0, board.WORKERS)
    s.plots[p] = _mask(r, "fields", m.FIELD_NAMES)
    s.houses[p] = _mask(r, "houses", m.HOUSE_NAMES)
    s.colonists[3 * p : 3 * p + 3] = r.numbers("colonists", 3, 0, board.WORKERS)
    workers = s.reserve[p] + s.watch[p] + s.plots[p].bit_count() + s.houses[p].bit_count()
    if workers + sum(s.colonists[3 * p : 3 * p + 3]) != board.WORKERS:
        raise r.fail(f"a player has {board.WORKERS} workers")
    s.fleet[p] = r.number("fleet", 0, board.SHIPS)
    s.docks[p] = _mask(r, "ships", m.SPACE_NAMES[: m.SPACES])
    if s.fleet[p] + s.docks[p].bit_count() != board.SHIPS:
        raise r.fail(f"a player has {board.SHIPS} ships")
    for b, count in enumerate(r.numbers("markers", 5, 0, 3)):
        s.markers[s.players * b + p] = count
    s.dice[3 * p : 3 * p + 3] = _counts(r, "dice", (1, 2, 3))
    s.up[p] = _mask(r, "up", board.FAVOURS)
    s.down[p] = _mask(r, "down", board.FAVOURS)
    s.requests[5 * p : 5 * p + 5] = _counts(r, "requests", board.REQUESTS)
    s.tally[10 * p : 10 * p + 10] = r.numbers("tally", 10, -PLENTY, PLENTY)
    s.track[p] = sum(s.tally[10 * p : 10 * p + 10])
    if min(s.tally[10 * p : 10 * p + 9]) < 0 or s.prestige(p) < 0:
        raise r.fail("prestige cannot be negative during play")
    r.done()


# Checking ------------------------------------------------------------------------------------------------------


def _check_turn(s: Position, r: Reader, to_act: object) -> None:
    if (s.round == 0) != (s.phase < GUILDS):
        raise r.fail("a round is being played from phase A on")
    if s.phase == OVER:
        if s.round != 5 or s.stack or s.turn != -1 or to_act is not None:
            raise r.fail("the game is over after round 5, with nothing to decide")
        return
    if s.turn < 0 or not s.stack:
        raise r.fail("somebody must have something to decide")
    if s.phase in (CITIES, FIELDS):
        seat = s.order[s.players - 1 - s.turn]
    elif s.phase == CHARACTERS:
        seat = s.rows[s.turn]
    else:
        seat = s.order[s.turn]
    if type(to_act) is not int or to_act != seat:
        raise r.fail(f"to_act must be {seat}")
    s.seat = seat
    s.to_act = seat
    if (s.building >= 0) != (s.phase == BUILDINGS):
        raise r.fail("a building is resolved in phase C only")
    if s.used >= 0:
        allowed = IN_PHASE_B if s.phase == CHARACTERS else IN_PHASE_C if s.phase == BUILDINGS else 0
        if not (s.up[seat] | s.down[seat]) & allowed & 1 << s.used:
            raise r.fail("this favour cannot have been used now")
    if s.phase == REQUESTS and s.round not in board.ANSWERS:
        raise r.fail("requests are answered in rounds 1, 3 and 5")


def _check_board(s: Position, r: Reader) -> None:
    n = s.players
    seen = 0
    for mask in s.houses:
        if mask & seen or mask & ~s.built:
            raise r.fail("a city space holds one piece and must be built")
        seen |= mask
    if s.houses[n].bit_count() != len(board.CITIES):
        raise r.fail("there are three neutral citizens")
    seen = 0
    for mask in s.docks:
        if mask & seen or mask & ~m.OPEN_SPACES[n]:
            raise r.fail("a ship's space holds one ship and must be open")
        seen |= mask
    if n == 2 and any(seen >> space & 1 and seen >> twin & 1 for space, twin in enumerate(m.TWIN) if twin >= 0):
        raise r.fail("the two columns of a market's double space hold one ship")
    favours = [f for f in s.districts if f >= 0]
    for p in range(n):
        favours += m.bits(s.up[p]) + m.bits(s.down[p])
    if sorted(favours) != list(range(12)):
        raise r.fail("every favour must be there once")
    for a, b in ((s.royal[2 * c], s.royal[2 * c + 1]) for c in range(3)):
        if a >= len(board.ROYAL_A) or b < len(board.ROYAL_A):
            raise r.fail("every colony has a royal reward A and a royal reward B")
    if len(set(s.royal)) != 6:
        raise r.fail("a royal reward lies twice")
    for f, field in enumerate(board.FIELDS):
        good = s.field_good[f]
        since = 3 if field.good == board.WHEAT else 5
        if s.field_wood[f] > field.wood[4 - n]:
            raise r.fail(f"{field.key} never has so much wood")
        if good != field.good and (good != field.becomes or s.round < since or s.field_wood[f]):
            raise r.fail(f"{field.key} cannot yield {board.GOODS[good]} now")


def _check_requests(s: Position, r: Reader) -> None:
    n = s.players
    for row in range(n):
        taken = max(0, s.round - 1) + (1 if s.round and s.rows[row] >= 0 else 0)
        if sum(s.offers[5 * row : 5 * row + 5]) != 5 - taken:
            raise r.fail(f"row {row + 1} has a wrong number of requests")
    before = (1, 1, 1, 2, 1, 2)[s.round]  # held when the round begins
    for p in range(n):
        held = before + (1 if p in s.rows and s.round else 0)
        if s.round in board.ANSWERS and s.phase >= REQUESTS:
            place = s.order.index(p)
            pending = s.phase == REQUESTS and (place > s.turn or (place == s.turn and s.stack[0][0] == T_ANSWER))
            if not pending:
                held -= board.ANSWERS[s.round]
        if sum(s.requests[5 * p : 5 * p + 5]) != held:
            raise r.fail(f"seat {p} must hold {held} requests")
    first = [request for request, _ in board.FIRST_REQUESTS]
    for t in range(5):
        found = sum(s.offers[t::5]) + sum(s.requests[t::5])
        if found > board.REQUESTS_OF_EACH[n] + first.count(t):
            raise r.fail(f"there are too many requests {board.REQUESTS[t]}")


def _check_dice(s: Position, r: Reader) -> None:
    n = s.players
    on = [sum(s.dice_on[3 * b : 3 * b + 3]) for b in range(5)]
    hands = [sum(s.dice[3 * p : 3 * p + 3]) for p in range(n)]
    markers = [sum(s.markers[p::n]) for p in range(n)]
    in_play = GUILDS <= s.phase <= BUILDINGS
    if s.round and (0 in s.row_dice or (s.phase > GUILDS and -1 in s.rows)):
        raise r.fail("every row has three dice and, after phase A, a player")
    if not s.round and (any(s.row_dice) or s.rows != [-1] * n):
        raise r.fail("no dice are rolled during the set-up")
    if s.phase > CHARACTERS:
        if tuple(s.passed) != s.order:
            raise r.fail("after phase B the turn order is that of passing")
    elif s.phase < CHARACTERS and s.passed != [-1] * n:
        raise r.fail("nobody has passed before phase B")
    if in_play:
        empty = [building.empty_round for building in board.BUILDINGS].index(s.round)
        if s.characters[empty] != -1 or sorted(s.characters) != [-1, 0, 1, 2, 3]:
            raise r.fail("the four characters stand on the other buildings")
        if sum(s.pirate_dice) + sum(1 for value in s.pirate_on if value) != board.PIRATE_DICE:
            raise r.fail("there are three pirate dice")
    elif s.characters != (-1,) * 5 or any(s.pirate_dice) or any(s.pirate_on):
        raise r.fail("characters and pirate dice are beside the board")
    if sum(on) != sum(markers):
        raise r.fail("there must be as many guild dice as markers on the buildings")
    if any(on[b] + (1 if s.pirate_on[b] else 0) > n for b in range(5)):
        raise r.fail("too many dice on a character")
    for p in range(n):
        if s.phase == GUILDS:
            row = s.rows.index(p) if p in s.rows else -1
            hand = s.row_dice[3 * row : 3 * row + 3] if row >= 0 else ()
            right = markers[p] == 0 and [hand.count(v) for v in (1, 2, 3)] == s.dice[3 * p : 3 * p + 3]
        elif s.phase == CHARACTERS:
            right = markers[p] <= 3 and hands[p] == (0 if p in s.passed else 3 - markers[p])
        else:
            right = hands[p] == 0 and markers[p] <= (3 if s.phase == BUILDINGS else 0)
        if not right:
            raise r.fail(f"seat {p} has a wrong number of dice or markers")
    if s.phase == CHARACTERS:
        for value in range(3):
            if sum(s.dice[value::3]) + sum(s.dice_on[value::3]) > s.row_dice.count(value + 1):
                raise r.fail("the guild dice do not show what was rolled")
    if s.phase == GUILDS and any(s.pirate_on):
        raise r.fail("the pirate dice are on the Watch")


def _check_set_up(s: Position, r: Reader) -> None:
    """Who has placed first workers, who has chosen a row."""
    n = s.players
    if s.phase in (CITIES, FIELDS):
        for i, p in enumerate(reversed(s.order)):
            houses, plots = s.houses[p].bit_count(), s.plots[p].bit_count()
            if s.phase == CITIES:
                right = houses == (1 if i < s.turn else 0) and plots == 0
            else:
                right = houses == 1 and (plots == 2 if i < s.turn else plots < 2 if i == s.turn else plots == 0)
            if not right or s.watch[p] != board.START_WATCH or s.docks[p] or -1 in s.districts:
                raise r.fail("the first workers are not placed in order")
    if s.phase == GUILDS:
        chosen = [p in s.rows for p in s.order]
        now = s.stack[0][0] == T_GUILD
        if chosen != [i < s.turn or (i == s.turn and now) for i in range(n)]:
            raise r.fail("the rows are not chosen in turn order")


_SUBTASKS: Final = {T_TAKE, T_SAIL, T_PAYOUT, T_REWARD, T_SUPPORT, T_FLIP, T_WOOD}
BASE: Final = {
    CITIES: {T_SETTLE},
    FIELDS: {T_SETTLE},
    GUILDS: {T_ROW, T_GUILD},
    CHARACTERS: {T_TURN, T_ACT, T_EXTRA} | _SUBTASKS,
    BUILDINGS: {T_BUILDING, T_TAKE, T_FLIP},
    LAST_CALL: {T_LAST_CALL},
    HONOUR: {T_HONOUR},
    REPAIRS: {T_REPAIR, T_WOOD},
    FEEDING: {T_FEED},
    REQUESTS: {T_ANSWER, T_COFFERS},
}
ABOVE: Final = {
    T_TURN: {T_LADY, T_BISHOP} | _SUBTASKS,
    T_BUILDING: {T_LADY, T_BISHOP} | _SUBTASKS,
    T_SAIL: {T_WOOD},
    T_PAYOUT: {T_WOOD},
    T_REWARD: {T_TAKE, T_FLIP, T_SUPPORT},
    T_TAKE: {T_PUT},
    T_ACT: {T_PUT},
}


def _check_stack(s: Position, r: Reader) -> None:
    allowed = BASE.get(s.phase, set())
    below = (-1, 0, 0, 0)
    for task, a, b, c in s.stack:
        if task not in allowed or not _fits(s, task, a, b, c):
            raise r.fail(f"the task {TASKS[task]} cannot be due now")
        if task == T_PUT and not _picked_up(s, below, a, b, c):
            raise r.fail("no worker can have been picked up for this")
        if task in (T_LADY, T_BISHOP) and s.used != m.FAVOUR["lady" if task == T_LADY else "bishop"]:
            raise r.fail("this favour is not being used")
        below = (task, a, b, c)
        allowed = ABOVE.get(task, set())
    if s.stack and s.stack[-1][0] == T_PAYOUT:
        raise r.fail("a payout is no decision")


def _picked_up(s: Position, below: Task, rule: int, left: int, source: int) -> bool:
    """Does the worker in hand belong to the decision that waits below?"""
    task, a, b, c = below
    if task == T_TAKE:
        just_moved = c if 0 <= c < m.FIRST_COLONY else -1  # in a colony there may be others
        return (rule, left) == (a, b) and source != just_moved
    character = {STEWARD: TO_FIELD, MAYOR: IN_CITIES}.get(s.characters[a])
    return rule == character and left == WORKERS_MOVED


def _holds(s: Position, p: int, rule: int, location: int) -> bool:
    """Is there a worker of the player (or a citizen, for the Mayor) that the rule lets him take?"""
    if location < m.FIRST_HOUSE:
        return rule != IN_CITIES and s.plots[p] >> location & 1 == 1
    if location < m.FIRST_COLONY:
        own = s.houses[p] | (s.houses[s.players] if rule == IN_CITIES else 0)
        return own >> location - m.FIRST_HOUSE & 1 == 1
    if rule == IN_CITIES:
        return False
    if location < m.WATCH:
        return s.colonists[3 * p + location - m.FIRST_COLONY] > 0
    return rule == TO_ANYWHERE and s.watch[p] > 0 if location == m.WATCH else s.reserve[p] > 0


def _fits(s: Position, task: int, a: int, b: int, c: int) -> bool:
    """Are the numbers of a task possible in this position?"""
    p = s.seat
    own_ship = [space < 0 or (space < m.SPACES and s.docks[p] >> space & 1) for space in (a, b)]
    if task == T_GUILD:
        return 0 <= a < s.players and s.rows[a] == p and b == c == 0 and len(board.GUILD_ROWS[s.players][a]) > 1
    if task == T_ACT:
        return 0 <= a < 5 and b == c == 0 and p not in s.passed
    if task == T_TURN:
        return a == b == c == 0 and p not in s.passed
    if task == T_TAKE:
        return 0 <= a < 6 and 1 <= b <= 2 and c < len(m.LOCATIONS)
    if task == T_PUT:
        return 0 <= a < 6 and a != TO_WATCH and 1 <= b <= 2 and 0 <= c < len(m.LOCATIONS) and _holds(s, p, a, c)
    if task == T_SAIL:
        return a == 1 and bool(own_ship[1]) and c == 0
    if task == T_PAYOUT:
        return b >= 0 and bool(own_ship[0]) and bool(own_ship[1]) and c == 0
    if task == T_REWARD:
        return 0 <= a < 3 and b < 3 and c == 0
    if task == T_FLIP:
        return 1 <= a <= 2 and b == c == 0 and s.down[p].bit_count() > a
    if task == T_EXTRA:
        return 1 <= a <= 3 and 1 <= b <= 3 and c == 0
    if task == T_LADY:
        return a == b == c == 0 and s.reals[p] >= board.LADY_PRICE
    if task == T_WOOD:
        return 1 <= a <= within_reach(s, access(s, p)) and b in (0, 1) and c == 0
    if task == T_BUILDING:
        return a == b == c == 0 and s.markers[s.players * s.building + p] > 0
    if task == T_HONOUR:
        return a == b == c == 0 and most_loyal(s) == p
    if task == T_REPAIR:
        return a == b == c == 0 and s.fleet[p] < board.SHIPS
    if task == T_COFFERS:
        return s.round < 5 and 1 <= a <= 3 and b == c == 0
    return a == b == c == 0


def check_moves(legal: list[Move]) -> None:
    """Whoever has to decide must have something to choose from."""
    if not legal:
        raise PositionError("position: nothing can be decided in it")
