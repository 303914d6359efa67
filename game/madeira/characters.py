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
from game.madeira.wood import discard, most_to_discard
from game.madeira.workers import take_moves

STEWARD: Final = m.CHARACTER["steward"]
GUILD_MASTER: Final = m.CHARACTER["guild_master"]
MAYOR: Final = m.CHARACTER["mayor"]
COMMANDER: Final = m.CHARACTER["commander"]
WORKERS_MOVED: Final = 2
DISTRICT_WOOD: Final[board.Numbers] = 3 * board.DISTRICT_WOOD
CHEAPEST: Final = min(DISTRICT_WOOD)
DEAREST: Final = max(DISTRICT_WOOD)


def next_turn(s: Position) -> None:
    """The next player from the top row down, again and again, until all have passed."""
    n = s.players
    rows, passed = s.rows, s.passed
    for row in m.ROWS_AFTER[n][s.turn]:
        seat = rows[row]
        if seat not in passed:
            s.begin(T_TURN, row, seat)
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
    p = s.seat
    n = s.players
    bread = s.bread[p]
    reached = m.REACHED[bread if bread < 2 else 2]
    moves = m.DIE[_places(s.dice, 3 * p, s.room, reached)].copy()
    if s.watch[p]:
        moves += m.PIRATE[_places(s.pirate_dice, 0, s.calm, reached)]
    free = s.free
    if free & m.SHIP_PASSES[n] and not can_sail(s, p):
        moves += m.PASS_ASHORE[n][free]
    else:
        moves += m.PASS[n][free]
    if s.used < 0 and s.up[p]:
        moves += m.USE_FAVOUR[usable(s)]
    return moves


def _places(dice: list[int], first: int, room: int, reached: tuple[int, int, int]) -> int:
    """Where dice can be placed, as a mask of `m.DIE`; how many there are of value 1 stands at `first`."""
    one, two, three = reached
    mask = 0
    if dice[first]:
        mask = one
    if dice[first + 1]:
        mask |= two
    if dice[first + 2]:
        mask |= three
    return mask & room


def place_die(s: Position, move: Move) -> None:
    """A guild die brings a marker to the building, a pirate die costs a guard."""
    p = s.seat
    value, b = int(move[1]), m.BUILDING[move[2]]
    region = m.REGION_OF[b]
    bread = region - value
    if bread > 0:
        s.bread[p] -= bread
    if move[0] == "die":
        s.dice[3 * p + value - 1] -= 1
        s.dice_on[3 * b + value - 1] += 1
        s.markers[s.players * b + p] += 1
    else:
        s.pirate_dice[value - 1] -= 1
        s.pirate_on[b] = value
        s.calm &= ~m.ALL_DICE[b]
        s.watch[p] -= 1
        s.reserve[p] += 1
    if dice_count(s, b) >= s.players:
        s.room &= ~m.ALL_DICE[b]
        s.calm &= ~m.ALL_DICE[b]
    if s.characters[b] >= 0 or s.plots[p] & m.REGION_FIELDS[region]:
        s.stack[-1] = (T_ACT, b, 0, 0)
    else:  # nobody stands here and there is nothing to harvest
        s.stack.pop()
    if s.listener is not None:
        if bread > 0:
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
    most = most_to_discard(s, p, DEAREST)
    if most < CHEAPEST:
        return []
    return [m.BUILD[favour] for i, favour in enumerate(s.districts) if favour >= 0 and DISTRICT_WOOD[i] <= most]


def build(s: Position, move: Move) -> None:
    """Build a district and receive its favour."""
    s.stack.pop()
    p = s.seat
    favour = m.FAVOUR[move[1]]
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
    s.free ^= 1 << i
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
