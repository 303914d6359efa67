"""Phase B: dice on the characters, their actions, passing."""

from __future__ import annotations

from typing import Final

from game.core import Move, Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.favours import usable
from game.madeira.harbour import can_sail, ship_moves
from game.madeira.position import (
    BUILDINGS,
    IN_CITIES,
    S_CITIES,
    T_ACT,
    T_SAIL,
    T_TAKE,
    T_TURN,
    TO_CITY,
    TO_FIELD,
    TO_WATCH,
    Position,
)
from game.madeira.wood import can_discard, discard
from game.madeira.workers import take_moves

STEWARD: Final = m.CHARACTER["steward"]
GUILD_MASTER: Final = m.CHARACTER["guild_master"]
MAYOR: Final = m.CHARACTER["mayor"]
COMMANDER: Final = m.CHARACTER["commander"]
WORKERS_MOVED: Final = 2


def next_turn(s: Position) -> None:
    """The next player from the top row down, again and again, until all have passed."""
    n = s.players
    for step in range(1, n + 1):
        row = (s.turn + step) % n
        if s.rows[row] not in s.passed:
            s.begin(T_TURN, row, s.rows[row])
            return
    s.order = tuple(s.passed)
    if s.listener is not None:
        s.tell("order", -1, "token", n, detail=s.order)
    s.enter(BUILDINGS)
    s.building = -1
    s.turn = n


def dice_count(s: Position, b: int) -> int:
    """Guild and pirate dice on a building's character."""
    on = s.dice_on
    return on[3 * b] + on[3 * b + 1] + on[3 * b + 2] + (1 if s.pirate_on[b] else 0)


def turn_moves(s: Position) -> list[Move]:
    p, n = s.seat, s.players
    on, pirate_on = s.dice_on, s.pirate_on
    room = calm = 0  # buildings with room for a die, and for a pirate die
    for b in range(5):
        if on[3 * b] + on[3 * b + 1] + on[3 * b + 2] + (1 if pirate_on[b] else 0) < n:
            room |= 1 << b
            if not pirate_on[b]:
                calm |= 1 << b
    bread = min(2, s.bread[p])
    moves: list[Move] = []
    for value in range(3):
        if s.dice[3 * p + value]:
            moves += m.DIE[value][bread][room]
    if s.watch[p]:
        for value in range(3):
            if s.pirate_dice[value]:
                moves += m.PIRATE[value][bread][calm]
    free = 0
    for i in range(n):
        if s.passed[i] < 0:
            free |= 1 << i
    passes = m.PASS[n][free]
    if n in m.PASS_BY_SHIP and not can_sail(s, p):
        passes = [move for move in passes if move[2] != "ship"]
    moves += passes
    if s.used < 0 and s.up[p]:
        moves += m.USE_FAVOUR.of(usable(s))
    return moves


def place_die(s: Position, move: Move) -> None:
    """A guild die brings a marker to the building, a pirate die costs a guard."""
    p = s.seat
    value, b = int(move[1]), m.BUILDING[str(move[2])]
    bread = max(0, m.REGION_OF[b] - value)
    s.bread[p] -= bread
    if move[0] == "die":
        s.dice[3 * p + value - 1] -= 1
        s.dice_on[3 * b + value - 1] += 1
        s.markers[s.players * b + p] += 1
    else:
        s.pirate_dice[value - 1] -= 1
        s.pirate_on[b] = value
        s.watch[p] -= 1
        s.reserve[p] += 1
    if s.characters[b] >= 0 or s.plots[p] & m.REGION_FIELDS[m.REGION_OF[b]]:
        s.stack[-1] = (T_ACT, b, 0, 0)
    else:  # nobody stands here and there is nothing to harvest
        s.stack.pop()
    if s.listener is not None:
        if bread:
            s.tell("spend", p, "bread", bread, ("reserve", p), ("supply",))
        if move[0] == "die":
            s.tell("die", p, "die", 1, ("die", p, value), ("building", move[2]), (value,))
            s.tell("mark", p, "marker", 1, ("reserve", p), ("building", move[2]))
        else:
            s.tell("pirate_die", p, "pirate_die", 1, ("pirate_die", value), ("building", move[2]), (value,))
            s.tell("worker", p, "worker", 1, ("watch",), ("reserve", p))


def act_moves(s: Position) -> list[Move]:
    """The first step of the character's action, a harvest, or nothing."""
    p = s.seat
    b = s.stack[-1][1]
    moves = [m.DONE]
    if s.plots[p] & m.REGION_FIELDS[m.REGION_OF[b]]:
        moves.append(m.HARVEST)
    character = s.characters[b]
    if character == STEWARD:
        moves += take_moves(s, TO_FIELD, -1)
    elif character == GUILD_MASTER:
        moves += build_moves(s, p)
    elif character == MAYOR:
        moves.append(m.INCOME)
        moves += take_moves(s, IN_CITIES, -1)
    elif character == COMMANDER:
        moves += ship_moves(s, -1)
    return moves


def build_moves(s: Position, p: int) -> list[Move]:
    """The favours whose districts the player can pay for."""
    payable = [can_discard(s, p, wood) for wood in board.DISTRICT_WOOD]
    return [m.BUILD[favour] for i, favour in enumerate(s.districts) if favour >= 0 and payable[i % 4]]


def build(s: Position, move: Move) -> None:
    """Build a district and receive its favour."""
    s.stack.pop()
    p = s.seat
    favour = m.FAVOUR[str(move[1])]
    i = s.districts.index(favour)
    city, column = divmod(i, 4)
    s.districts[i] = -1
    s.built |= 0b11 << 12 * city + 2 * (column + board.BUILT_DISTRICTS)
    s.up[p] |= 1 << favour
    if s.listener is not None:
        s.tell(
            "build",
            p,
            board.FAVOURS[favour],
            1,
            ("favour", move[1]),
            ("reserve", p),
            (column + board.BUILT_DISTRICTS + 1, board.CITIES[city].key),
        )
    discard(s, p, board.DISTRICT_WOOD[column])


def pass_turn(s: Position, move: Move) -> None:
    """Move to a free space of the turn order: its reals or what it offers instead."""
    p = s.seat
    i = int(move[1]) - 1
    s.stack.pop()
    s.passed[i] = p
    reward: Place = ("pass_reward", *move[1:])
    if s.listener is not None:
        s.tell("pass", p, "token", 1, ("row", s.turn + 1), ("order", i + 1), (i + 1,))
        for value in (1, 2, 3):
            left = s.dice[3 * p + value - 1]
            if left:
                s.tell("set_aside", p, "die", left, ("die", p, value), ("supply",), (value,))
        s.tell("pass_reward", p, str(move[2]), 1, reward, ("reserve", p), (i + 1,))
    s.dice[3 * p : 3 * p + 3] = (0, 0, 0)  # what was not used is set aside
    if move[2] == "reals":
        s.add_reals(p, board.PASS_SPACES[s.players][i].reals, reward)
    elif move[2] == "city":
        s.score_points(p, 1, S_CITIES)
        s.stack.append((T_TAKE, TO_CITY, 1, -1))
    elif move[2] == "watch":
        s.stack.append((T_TAKE, TO_WATCH, 1, -1))
    else:
        s.stack.append((T_SAIL, 1, -1, 0))
