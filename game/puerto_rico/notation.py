"""The JSON form of a position, and reading one back with every rule of conservation checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import PositionError
from game.core.reader import Reader
from game.core.rng import MASK
from game.puerto_rico import builder, captain, farmer, producer, recruiter
from game.puerto_rico.data import (
    ADVENTURER,
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    FOREST,
    GOODS,
    HOUSE_PLACES,
    INDEX,
    KEYS,
    KINDS,
    LANDS,
    PLOTS,
    QUARRY,
    ROLES,
    SET_UP,
    copies_in_play,
    crates_in_play,
    points_in_play,
    tiles_in_play,
)
from game.puerto_rico.position import (
    BUILDING,
    CHOOSE,
    FARMING,
    NO_ONE,
    OVER,
    PHASES,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    STORING,
    TRADING,
    Player,
    Position,
)

PHASE_ROLE = {
    FARMING: "farmer",
    RECRUITING: "recruiter",
    BUILDING: "builder",
    PRODUCING: "producer",
    TRADING: "merchant",
    SHIPPING: "captain",
    STORING: "captain",
}
ENDINGS = ("", "workers", "city", "points")
MANY = 10_000


def write(s: Position) -> dict[str, Any]:
    """Readable: names instead of numbers, nothing that follows from the rest."""
    return {
        "game": "puerto_rico",
        "players": s.players,
        "options": dict(s.options),
        "rng": s.rng,
        "chance": s.chance,
        "round": s.round,
        "governor": s.governor,
        "picks": s.picks,
        "chooser": s.chooser,
        "to_act": s.to_act,
        "phase": PHASES[s.phase],
        "step": s.step,
        "ending": s.ending,
        "memory": {"cursor": s.cursor, "passes": s.passes, "made": s.made[:]},
        "characters": [
            {"key": ROLES[i], "coins": s.role_coins[i], "taken": s.role_taken[i]} for i in range(len(s.role_taken))
        ],
        "bag": _counts(s.bag),
        "discard": _counts(s.discard),
        "row": [LANDS[kind] for kind in s.row],
        "quarries": s.quarries,
        "office": s.office,
        "reserve": s.reserve,
        "points": s.points,
        "supply": _counts(s.supply),
        "ships": [
            {"size": s.ship_size[i], "good": _good(s.ship_good[i]), "load": s.ship_load[i]}
            for i in range(len(s.ship_size))
        ],
        "house": [GOODS[good] for good in s.house],
        "boards": [_write_board(board) for board in s.boards],
    }


def _counts(numbers: list[int]) -> dict[str, int]:
    return {GOODS[i]: numbers[i] for i in range(5)}


def _good(good: int) -> str:
    return GOODS[good] if good >= 0 else ""


def _write_board(board: Player) -> dict[str, Any]:
    return {
        "coins": board.coins,
        "vp": board.vp,
        "idle": board.idle,
        "land": [[LANDS[board.land[i]], board.hands[i]] for i in range(len(board.land))],
        "city": [[KEYS[b], board.staff[b]] for b in board.city],
        "goods": _counts(board.goods),
        "shipped": board.shipped,
    }


def read(s: Position, data: Mapping[str, object]) -> None:
    """Fill `s`, a table just laid for the same players and options; `PositionError` says what is wrong."""
    r = Reader(data, "position")
    for key in ("game", "players", "options"):
        r.raw(key)
    n = s.players
    s.rng = r.number("rng", 0, MASK)
    s.chance = r.number("chance", 0, MASK)
    s.round = r.number("round", 1, MANY)
    s.governor = r.number("governor", 0, n - 1)
    s.picks = r.number("picks", 0, SET_UP[n].picks)
    s.chooser = r.number("chooser", 0, n - 1)
    s.phase = PHASES.index(r.name("phase", PHASES))
    s.to_act = None if s.phase == OVER else r.number("to_act", 0, n - 1)
    if s.phase == OVER and r.raw("to_act") is not None:
        raise r.fail("nobody is to act when the game is over")
    s.step = r.number("step", 0, 2)
    s.ending = r.name("ending", ENDINGS)
    memory = r.child("memory")
    s.cursor = memory.number("cursor", 0, 99)
    s.passes = memory.number("passes", 0, 99)
    s.made = memory.numbers("made", 5, 0, 99)
    memory.done()
    _read_roles(s, r)
    s.bag = _read_counts(r.child("bag"))
    s.discard = _read_counts(r.child("discard"))
    s.row = [LANDS.index(name) for name in r.names("row", GOODS)]
    if len(s.row) > n + 1:
        raise r.fail(f"row must have at most {n + 1} tiles")
    s.quarries = r.number("quarries", 0, 99)
    s.office = r.number("office", 0, 999)
    s.reserve = r.number("reserve", 0, 999)
    s.points = r.number("points", 0, 999)
    s.supply = _read_counts(r.child("supply"))
    _read_ships(s, r)
    s.house = [GOODS.index(name) for name in r.names("house", GOODS)]
    if len(s.house) > HOUSE_PLACES:
        raise r.fail(f"house must have at most {HOUSE_PLACES} crates")
    s.boards = [_read_board(board) for board in r.children("boards", n)]
    r.done()
    _check_totals(s)
    _check_phase(s)


def _read_counts(r: Reader) -> list[int]:
    counts = [r.number(good, 0, 999) for good in GOODS]
    r.done()
    return counts


def _read_roles(s: Position, r: Reader) -> None:
    roles = r.children("characters", ADVENTURER + SET_UP[s.players].adventurers)
    for i, role in enumerate(roles):
        if role.raw("key") != ROLES[i]:
            raise role.fail(f"expected the {ROLES[i]}")
        s.role_coins[i] = role.number("coins", 0, MANY)
        s.role_taken[i] = role.number("taken", NO_ONE, s.players - 1)
        role.done()
    taken = [seat for seat in s.role_taken if seat != NO_ONE]
    if s.phase != OVER and len(taken) != s.picks:
        raise r.fail(f"{len(taken)} characters are taken, but picks is {s.picks}")
    if s.phase == CHOOSE:
        s.role = NO_ONE
        if s.picks == SET_UP[s.players].picks or s.to_act != s.chooser:
            raise r.fail("the chooser must have a character to choose")
        if s.chooser != (s.governor + s.picks) % s.players:
            raise r.fail("it is not this seat's turn to choose")
    elif s.phase in PHASE_ROLE:
        s.role = ROLES.index(PHASE_ROLE[s.phase])
        if s.role_taken[s.role] != s.chooser or s.chooser != (s.governor + s.picks - 1) % s.players:
            raise r.fail("the character being played must be the chooser's")


def _read_ships(s: Position, r: Reader) -> None:
    for i, ship in enumerate(r.children("ships", len(s.ship_size))):
        if ship.raw("size") != s.ship_size[i]:
            raise ship.fail(f"size must be {s.ship_size[i]}")
        good = ship.name("good", ("", *GOODS))
        s.ship_good[i] = GOODS.index(good) if good else -1
        s.ship_load[i] = ship.number("load", 0, s.ship_size[i])
        if (s.ship_load[i] == 0) != (good == ""):
            raise ship.fail("a ship has a good exactly if it has a load")
        ship.done()
    carried = [good for good in s.ship_good if good >= 0]
    if len(set(carried)) != len(carried):
        raise r.fail("two ships carry the same good")


def _read_board(r: Reader) -> Player:
    board = Player()
    board.coins = r.number("coins", 0, MANY)
    board.vp = r.number("vp", 0, MANY)
    board.idle = r.number("idle", 0, 999)
    for kind, hands in _pairs(r, "land"):
        if kind not in LANDS or LANDS.index(kind) == FOREST or hands not in (0, 1):
            raise r.fail(f"land has no tile {kind[:40]!r} with {hands} workers")
        board.land.append(LANDS.index(kind))
        board.hands.append(hands)
    for key, staff in _pairs(r, "city"):
        if key not in INDEX or not 0 <= staff <= CIRCLES[INDEX[key]] or INDEX[key] in board.city:
            raise r.fail(f"city cannot have {key[:40]!r} with {staff} workers")
        board.city.append(INDEX[key])
        board.staff[INDEX[key]] = staff
    if len(board.land) > PLOTS or board.spaces_used() > CITY_SPACES:
        raise r.fail(f"there are only {PLOTS} plots and {CITY_SPACES} city spaces")
    board.goods = _read_counts(r.child("goods"))
    board.shipped = r.flag("shipped")
    r.done()
    return board


def _pairs(r: Reader, key: str) -> list[tuple[str, int]]:
    pairs = []
    for pair in r.items(key):
        if not (
            isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and type(pair[1]) is int
        ):
            raise r.fail(f"{key} must list pairs of a name and a number")
        pairs.append((pair[0], pair[1]))
    return pairs


def _check_totals(s: Position) -> None:
    """Nothing is lost and nothing is made: crates, tiles, workers, buildings, points."""
    n = s.players
    for good, total in enumerate(crates_in_play(n)):
        held = sum(board.goods[good] for board in s.boards) + s.house.count(good)
        held += sum(s.ship_load[i] for i in range(len(s.ship_good)) if s.ship_good[i] == good)
        _same(f"{GOODS[good]} crates", s.supply[good] + held, total)
    for kind, total in enumerate(tiles_in_play(n)):
        laid = sum(board.land.count(kind) for board in s.boards)
        stock = s.quarries if kind == QUARRY else s.bag[kind] + s.discard[kind] + s.row.count(kind)
        _same(f"{LANDS[kind]} tiles", stock + laid, total)
    people = sum(board.people() for board in s.boards)
    _same("workers", s.office + s.reserve + people, SET_UP[n].workers)
    for b in range(KINDS):
        s.market[b] = copies_in_play(b, n) - sum(1 for board in s.boards if board.staff[b] >= 0)
        if s.market[b] < 0:
            raise PositionError(f"position: there are not so many copies of {BUILDINGS[b].key}")
    won = sum(board.vp for board in s.boards)
    _same("points in the reserve", s.points, max(0, points_in_play(n, s.edition) - won))


def _same(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise PositionError(f"position: there are {found} {what}, there must be {expected}")


def _check_phase(s: Position) -> None:
    """What the phase remembers must be something that it could have come to."""
    if s.phase == OVER:
        if not s.ending:
            raise PositionError("position: a game that is over has a cause")
        return
    assert s.to_act is not None
    board = s.boards[s.to_act]
    if s.phase == CHOOSE:
        ok = s.step == 0
    elif s.phase == FARMING:
        gained = len(board.land) - s.cursor
        if s.step == farmer.TAKING:
            ok = s.passes == gained and gained <= 1 and len(board.land) < PLOTS
        else:
            ok = s.step == farmer.SETTLING and s.passes <= 1 and s.passes <= gained <= s.passes + 1
    elif s.phase == RECRUITING:
        if s.step == recruiter.PLACING:
            ok = s.passes <= 1 and board.free_circles() > 0 and (board.idle > 0 or recruiter.has_placed(board))
        elif s.step == recruiter.JOINING:
            ok = s.passes >= 0 and s.cursor < 1 << s.players
        else:
            ok = s.to_act == s.chooser and s.reserve > 0
    elif s.phase == BUILDING:
        if s.step == builder.TEACH:
            ok = s.cursor in board.city and board.staff[s.cursor] == 0 and s.helper_left()
        else:
            ok = s.step == builder.BUILD
    elif s.phase == PRODUCING:
        if s.step == producer.EXTRA:
            ok = s.to_act == s.chooser
        else:
            ok = s.step == producer.PRODUCE
    elif s.phase == SHIPPING:
        ok = s.step <= 1 and s.passes < s.players
    elif s.phase == STORING:
        ok = (
            s.passes == 1
            and s.cursor <= captain.warehouse_kinds(s, s.to_act)
            and all(s.made[good] <= board.goods[good] for good in range(5))
            and s.made != board.goods
        )
    else:
        ok = True
    if not ok:
        raise PositionError(f"position: the {PHASES[s.phase]} phase cannot have come to this")
