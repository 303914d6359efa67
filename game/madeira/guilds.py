"""Phase A: characters on the buildings, dice in the rows, and the choice of a row with its request and guild."""

from __future__ import annotations

from itertools import compress
from typing import Final

from game.core import Move
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import CHARACTERS, GUILDS, T_GUILD, T_ROW, Position
from game.madeira.turning import wake

EMPTY_IN: Final = {building.empty_round: b for b, building in enumerate(board.BUILDINGS)}
"""The building without a character, by the round."""


def begin_round(s: Position) -> None:
    """Shuffle the characters onto all buildings but the one of this round, roll the dice."""
    s.round += 1
    if s.listener is not None:
        s.tell("round", detail=(s.round,))
    s.enter(GUILDS)
    s.chance += 1
    n = s.players
    people = [0, 1, 2, 3]
    s.shuffle(people)
    people.insert(EMPTY_IN[s.round], -1)
    s.characters = tuple(people)
    sides = s.draws(6, board.PIRATE_DICE + 3 * n)
    s.pirate_dice = [0, 0, 0]
    for side in sides[: board.PIRATE_DICE]:
        s.pirate_dice[board.PIRATE_DIE[side] - 1] += 1
    s.row_dice = tuple([board.GUILD_DIE[side] for side in sides[board.PIRATE_DICE :]])
    s.rows = [-1] * n
    s.passed = [-1] * n
    s.free = (1 << n) - 1
    if s.listener is not None:
        _tell_deal(s)


def _tell_deal(s: Position) -> None:
    """Characters and dice as they lie when the round begins."""
    for b, character in enumerate(s.characters):
        if character >= 0:
            place = ("building", board.BUILDINGS[b].key)
            s.tell("character", -1, board.CHARACTERS[character], 1, ("supply",), place)
    for row in range(s.players):
        s.tell("row_dice", -1, "die", 3, ("supply",), ("row", row + 1), s.row_dice[3 * row : 3 * row + 3])
    pirates = tuple([value + 1 for value in range(3) for _ in range(s.pirate_dice[value])])
    s.tell("pirate_dice", -1, "pirate_die", len(pirates), ("supply",), ("watch",), pirates)


def next_choice(s: Position) -> None:
    if s.turn + 1 < s.players:
        s.begin(T_ROW, s.turn + 1, s.order[s.turn + 1])
    else:
        s.enter(CHARACTERS)


def row_moves(s: Position) -> list[Move]:
    moves: list[Move] = []
    for row, owner in enumerate(s.rows):
        if owner < 0:
            moves += compress(m.ROW[row], s.offers[5 * row : 5 * row + 5])
    return moves


def choose_row(s: Position, move: Move) -> None:
    """Take the row's dice and one of its requests; the guild's favours turn up."""
    s.stack.pop()
    p = s.seat
    row, request = int(move[1]) - 1, m.REQUEST[move[2]]
    s.rows[row] = p
    dice = s.dice
    for value in s.row_dice[3 * row : 3 * row + 3]:
        dice[3 * p + value - 1] += 1
    s.offers[5 * row + request] -= 1
    s.requests[5 * p + request] += 1
    if s.listener is not None:
        s.tell("row", p, board.REQUESTS[request], 1, ("offer", row + 1, move[2]), ("tile", p, move[2]), (row + 1,))
        s.tell("token", p, "token", 1, ("order", s.turn + 1), ("row", row + 1), (row + 1,))
        for value in (1, 2, 3):
            if s.dice[3 * p + value - 1]:
                target = ("die", p, value)
                s.tell("take_dice", p, "die", s.dice[3 * p + value - 1], ("row", row + 1), target, (value,))
    guilds = [g for g in board.GUILD_ROWS[s.players][row] if s.down[p] & m.GUILD_MASKS[g]]
    if len(guilds) == 1:
        wake(s, p, s.down[p] & m.GUILD_MASKS[guilds[0]])
    elif guilds:
        s.stack.append((T_GUILD, row, 0, 0))


def guild_moves(s: Position) -> list[Move]:
    row = s.stack[-1][1]
    return [m.GUILD[g] for g in board.GUILD_ROWS[s.players][row]]


def choose_guild(s: Position, move: Move) -> None:
    s.stack.pop()
    if s.listener is not None:
        s.tell("guild", s.seat, str(move[1]), 1, ("guild", move[1]), ("guild", move[1]))
    wake(s, s.seat, s.down[s.seat] & m.GUILD_MASKS[board.GUILDS.index(str(move[1]))])
