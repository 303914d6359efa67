"""Positions for the tests: a real game brought to a quiet moment, then arranged by hand."""

from __future__ import annotations

from random import Random

from game.core import Event, Move, find
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import BUILDINGS, CHARACTERS, T_ACT, T_BUILDING, T_TURN
from game.madeira.state import Madeira

RED, BLUE, YELLOW, PURPLE = range(4)


def new(players: int = 4, seed: int = 1) -> Madeira:
    state = find("madeira").new(players, seed)
    assert isinstance(state, Madeira)
    return state


def play_randomly(state: Madeira, rng: Random, steps: int = 10**6) -> list[Move]:
    """Random moves, at most so many; gives them back."""
    played: list[Move] = []
    while state.to_act is not None and len(played) < steps:
        move = rng.choice(state.moves())
        state.play(move)
        played.append(move)
    return played


def listen(state: Madeira) -> list[Event]:
    """The events from now on."""
    events: list[Event] = []
    state.listener = events.append
    return events


def touch(state: Madeira) -> None:
    """Call after changing a position by hand."""
    state.note()
    state._legal = None


def characters_phase(players: int = 4, round_number: int = 1, seed: int = 1) -> Madeira:
    """Phase B with seat 0 to place its first die, the seats in rows and turn order 0, 1, 2, ...

    All boards are swept clean of workers, citizens stay; everybody has nothing but the workers in the reserve, and
    each row shows the dice 1, 2, 3. Characters: steward in the Alfândega, guild master in the Moinho, mayor in the
    Capitania, commander in the Casa da Coroa, as far as the round's empty building allows.
    """
    s = new(players, seed)
    n = players
    s.round = round_number
    s.phase = CHARACTERS
    s.order = tuple(range(n))
    s.rows = list(range(n))
    s.passed = [-1] * n
    s.row_dice = (1, 2, 3) * n
    s.dice = [1] * (3 * n)
    s.pirate_dice = [1, 1, 1]
    people = [1, 2, 0, 3]
    people.insert(5 - round_number, -1)
    s.characters = tuple(people)
    clear(s)
    s.stack = []
    s.begin(T_TURN, 0, 0)
    touch(s)
    return s


def clear(s: Madeira) -> None:
    n = s.players
    s.plots = [0] * n
    s.houses = [0] * n + s.houses[n:]
    s.colonists = [0] * (3 * n)
    s.watch = [0] * n
    s.docks = [0] * n
    s.reserve = [board.WORKERS] * n
    s.fleet = [board.SHIPS] * n
    s.goods = [0] * (3 * n)
    s.wood, s.bread, s.reals, s.pirates = [0] * n, [0] * n, [0] * n, [0] * n
    s.requests = [0] * (5 * n)


def workers(s: Madeira, seat: int, *locations: str) -> None:
    """Put workers of a seat from its reserve onto the board."""
    from game.madeira.workers import settle

    for name in locations:
        settle(s, seat, m.LOCATION[name])
        s.reserve[seat] -= 1
    touch(s)


def ships(s: Madeira, seat: int, *spaces: str) -> None:
    for name in spaces:
        s.docks[seat] |= 1 << m.SPACE[name]
        s.fleet[seat] -= 1
    touch(s)


def own(s: Madeira, seat: int, *favours: str, up: bool = True) -> None:
    """Give a seat favours; their districts are built."""
    for name in favours:
        f = m.FAVOUR[name]
        i = s.districts.index(f)
        s.districts[i] = -1
        s.built |= 0b11 << 12 * (i // 4) + 2 * (i % 4 + 2)
        if up:
            s.up[seat] |= 1 << f
        else:
            s.down[seat] |= 1 << f
    touch(s)


def hold(s: Madeira, seat: int, *requests: str) -> None:
    for name in requests:
        s.requests[5 * seat + m.REQUEST[name]] += 1
    touch(s)


def goods(s: Madeira, seat: int, wheat: int = 0, sugar: int = 0, wine: int = 0) -> None:
    s.goods[3 * seat : 3 * seat + 3] = [wheat, sugar, wine]
    touch(s)


def at_character(s: Madeira, character: str, seat: int = 0) -> None:
    """A die of the seat has just been placed on this character."""
    b = s.characters.index(m.CHARACTER[character])
    act_at(s, b, seat)


def act_at(s: Madeira, b: int, seat: int = 0) -> None:
    s.seat = s.to_act = seat
    s.turn = s.rows.index(seat)
    s.dice[3 * seat + 2] -= 1
    s.dice_on[3 * b + 2] += 1
    s.markers[s.players * b + seat] += 1
    s.stack = [(T_ACT, b, 0, 0)]
    touch(s)


def at_building(s: Madeira, key: str, *seats: int, dice: tuple[int, ...] = (), pirate: int = 0) -> None:
    """Phase C: these seats have a marker on the building, whose dice have been rolled again."""
    n = s.players
    b = m.BUILDING[key]
    s.phase = BUILDINGS
    s.building = b
    s.dice = [0] * (3 * n)
    s.passed = list(s.order)
    for seat in seats:
        s.markers[n * b + seat] += 1
    for value in dice:
        s.dice_on[3 * b + value - 1] += 1
    if pirate:
        s.pirate_on[b] = pirate
        s.pirate_dice[pirate - 1] -= 1
    s.stack = []
    s.turn = -1
    s.run()
    touch(s)
    assert s.stack[-1][0] == T_BUILDING


def phase(s: Madeira, which: int, turn: int = -1) -> None:
    """Go to a phase from its start."""
    s.phase, s.turn, s.stack = which, turn, []
    s.passed = list(s.order)
    s.dice = [0] * len(s.dice)
    s.run()
    touch(s)


def play(s: Madeira, *moves: Move) -> None:
    for move in moves:
        s.play(move)


def kinds(s: Madeira) -> set[str]:
    return {str(move[0]) for move in s.moves()}
