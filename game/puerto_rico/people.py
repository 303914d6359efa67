"""Workers and bourgeois in their circles: where there is room, who goes where.

A group of circles is a kind of land (0 … 5) or a building (CITY + its number); see moves.GROUPS.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Place
from game.puerto_rico.data import CIRCLES, FOREST, KEYS, LANDS
from game.puerto_rico.moves import GROUP
from game.puerto_rico.position import BOURGEOIS, WORKER, Player, Position, piece_of

CITY: Final = FOREST


def free_groups(board: Player) -> list[int]:
    """The groups with a free circle."""
    found: list[int] = []
    hands, land, staff, circles = board.hands, board.land, board.staff, CIRCLES
    if 0 in hands:
        for i, hand in enumerate(hands):
            if not hand and land[i] not in found:
                found.append(land[i])
    for b in board.city:
        if staff[b] < circles[b]:
            found.append(CITY + b)
    return found


def groups_with(board: Player, person: int) -> list[int]:
    """The groups where somebody of a kind stands."""
    found: list[int] = []
    land = board.land
    for i, hand in enumerate(board.hands):
        if hand == person and land[i] not in found:
            found.append(land[i])
    staff, nobles = board.staff, board.nobles
    for b in board.city:
        inside = nobles[b] if nobles else 0
        if (inside if person == BOURGEOIS else staff[b] - inside) > 0:
            found.append(CITY + b)
    return found


def put(board: Player, person: int, group: int) -> int:
    """Stand somebody into the first free circle of a group; gives the number of the tile, if it is on land."""
    if group >= CITY:
        board.staff[group - CITY] += 1
        if person == BOURGEOIS:
            board.nobles[group - CITY] += 1
        return -1
    land, hands = board.land, board.hands
    i = land.index(group)
    while land[i] != group or hands[i]:
        i += 1
    hands[i] = person
    return i


def pick_up(board: Player, person: int, group: int) -> int:
    """Take somebody out of the last circle of a group; gives the number of the tile, if it is on land."""
    if group >= CITY:
        board.staff[group - CITY] -= 1
        if person == BOURGEOIS:
            board.nobles[group - CITY] -= 1
        return -1
    for i in range(len(board.land) - 1, -1, -1):
        if board.land[i] == group and board.hands[i] == person:
            board.hands[i] = 0
            return i
    raise AssertionError("nobody there")


def circle(seat: int, group: int, tile: int) -> Place:
    """Where on the board of a player somebody was put or picked up."""
    return ("city", seat, KEYS[group - CITY]) if group >= CITY else ("land", seat, tile)


def to_portrait(board: Player, person: int, count: int = 1) -> None:
    if person == BOURGEOIS:
        board.idle_nobles += count
    else:
        board.idle += count


def place_idle(s: Position, seat: int, person: int, kind: str, name: str) -> None:
    """Somebody goes from the portrait into a circle of the group with this name."""
    board = s.boards[seat]
    if person == BOURGEOIS:
        board.idle_nobles -= 1
    else:
        board.idle -= 1
    group = GROUP[name]
    tile = put(board, person, group)
    if s.listener is not None:
        s.tell(kind, seat, piece_of(person), 1, ("portrait", seat), circle(seat, group, tile), (name,))


def clear_land(s: Position, seat: int, kind: int) -> None:
    """A tile is given up: onto the discards; whoever stood on it goes to the portrait."""
    board = s.boards[seat]
    at = -1
    for i in range(len(board.land)):
        if board.land[i] == kind and (at < 0 or board.hands[i] < board.hands[at]):
            at = i  # an unoccupied tile first
    person = board.hands[at]
    del board.land[at], board.hands[at]
    s.discard[kind - FOREST if kind >= FOREST else kind] += 1
    if s.listener is not None:
        name = "forest" if kind >= FOREST else LANDS[kind]
        if person > 0:
            s.tell("lift", seat, piece_of(person), 1, ("land", seat, at), ("portrait", seat), (name,))
        s.tell("clear", seat, name, 1, ("land", seat, at), ("discard",), (name,))
    if person > 0:
        to_portrait(board, person)


def verb_person(verb: str) -> int:
    """Whom a move such as `place_bourgeois` is about: no other verb ends like it."""
    return BOURGEOIS if verb[-2:] == "is" else WORKER
