"""Phase C: the buildings one after the other; who has a marker there pays and acts, or takes pirates."""

from __future__ import annotations

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.actions import building_action
from game.madeira.favours import DIPLOMAT, LORD, usable
from game.madeira.position import LAST_CALL, T_BUILDING, Position


def next_marker(s: Position) -> None:
    """The next player with a marker on the building being resolved, or the next building."""
    n = s.players
    if s.turn + 1 < n:
        first = n * s.building
        markers = s.markers
        for turn in range(s.turn + 1, n):
            seat = s.order[turn]
            if markers[first + seat]:
                s.begin(T_BUILDING, turn, seat)
                return
    s.building += 1
    if s.building == len(board.BUILDINGS):
        _clear(s)
        s.enter(LAST_CALL)
    elif any(s.markers[n * s.building : n * s.building + n]):
        _roll(s, s.building)
        s.turn = -1
    else:
        s.turn = n


def _roll(s: Position, b: int) -> None:
    """Roll all dice on the character again."""
    on = s.dice_on
    count = on[3 * b] + on[3 * b + 1] + on[3 * b + 2]
    on[3 * b] = on[3 * b + 1] = on[3 * b + 2] = 0
    if s.pirate_on[b]:
        count += 1
    if count:
        sides = s.draws(6, count)
        if s.pirate_on[b]:
            s.pirate_on[b] = board.PIRATE_DIE[sides.pop()]
        for side in sides:
            on[3 * b + board.GUILD_DIE[side] - 1] += 1
        s.chance += 1
    if s.listener is not None:
        name = board.BUILDINGS[b].key
        rolled = [value + 1 for value in range(3) for _ in range(on[3 * b + value])]
        s.tell("roll", -1, name, count, ("building", name), ("building", name), (cost(s, b), pirates(s, b), *rolled))


def _clear(s: Position) -> None:
    """Markers, dice and characters leave the board."""
    if s.listener is not None:
        _tell_clearing(s)
    s.building = -1
    s.markers = [0] * (5 * s.players)
    s.dice_on = [0] * 15
    s.pirate_on = [0] * 5
    s.pirate_dice = [0] * 3
    s.room = s.calm = m.EVERYWHERE
    s.characters = (-1,) * 5


def _tell_clearing(s: Position) -> None:
    n = s.players
    for b, building in enumerate(board.BUILDINGS):
        place = ("building", building.key)
        dice = sum(s.dice_on[3 * b : 3 * b + 3])
        if dice:
            s.tell("clear", -1, "die", dice, place, ("supply",))
        if s.pirate_on[b]:
            s.tell("clear", -1, "pirate_die", 1, place, ("supply",))
        for p in range(n):
            if s.markers[n * b + p]:
                s.tell("clear", p, "marker", s.markers[n * b + p], place, ("reserve", p))
        if s.characters[b] >= 0:
            s.tell("clear", -1, board.CHARACTERS[s.characters[b]], 1, place, ("supply",))
    if any(s.pirate_dice):
        s.tell("clear", -1, "pirate_die", sum(s.pirate_dice), ("watch",), ("supply",))


def cost(s: Position, b: int) -> int:
    """Reals to activate a building: the guild dice on its character make it cheaper."""
    dice = s.dice_on
    reals = board.ACTIVATION[s.players] - dice[3 * b] - 2 * dice[3 * b + 1] - 3 * dice[3 * b + 2]
    return reals if reals > 0 else 0


def pirates(s: Position, b: int) -> int:
    """Pirates for who does not pay."""
    return 1 + s.pirate_on[b]


def price(s: Position) -> int:
    """What the player to act pays: nothing with the Lord's help."""
    return 0 if s.used == LORD else cost(s, s.building)


def building_moves(s: Position) -> list[Move]:
    moves = [m.REFUSE]
    if s.reals[s.seat] >= price(s):
        moves.append(m.PAY)
    if s.used < 0 and s.up[s.seat]:
        moves += m.USE_FAVOUR[usable(s)]
    return moves


def pay(s: Position) -> None:
    s.stack.pop()
    p = s.seat
    reals = price(s)
    if s.listener is not None:
        name = board.BUILDINGS[s.building].key
        s.tell("activate", p, name, 1, ("reserve", p), ("building", name), (reals,))
    s.pay_reals(p, reals)
    building_action(s, p, s.building, board.DIPLOMAT_WORKERS if s.used == DIPLOMAT else 0)


def refuse(s: Position) -> None:
    s.stack.pop()
    if s.listener is not None:
        name = board.BUILDINGS[s.building].key
        s.tell("refuse", s.seat, name, 1, ("building", name), ("reserve", s.seat))
    s.add_pirates(s.seat, pirates(s, s.building))
