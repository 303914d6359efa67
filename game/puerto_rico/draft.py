"""Choosing the buildings of the game (extensions I and II): place by place on the building board, by cost.

`special` drafts from all boxes in play; the other editions draft from the base game and extension I and add the
buildings of extension II on places of their own. Production buildings are always there.
"""

from __future__ import annotations

from typing import Final

from game.core.state import Move
from game.puerto_rico import moves as m
from game.puerto_rico.data import (
    BASE,
    BUILDINGS,
    FIRST_COMMERCIAL,
    FOREST_HOUSE,
    HACIENDA,
    INDEX,
    JEWELER,
    KEYS,
    KINDS,
    LIGHTHOUSE,
    MARKET_SLOTS,
    NEW,
    NOBLE,
    QUARRY_CAP,
    ROYAL_SUPPLIER,
    SPECIAL,
    UNION_HALL,
    VILLA,
    copies_in_play,
)
from game.puerto_rico.position import DRAFTING, Position

FROM_BOX: Final = {
    box: [b for b in range(FIRST_COMMERCIAL, KINDS) if BUILDINGS[b].box == box] for box in (BASE, NEW, NOBLE)
}
"""The commercial buildings, by the box that they come in."""


def is_draft(s: Position) -> bool:
    """Whether there is anything to choose."""
    return bool(s.options["new_buildings"]) or (s.edition == SPECIAL and s.noble)


def candidates(s: Position) -> list[int]:
    """The buildings among which the places are filled."""
    found = FROM_BOX[BASE]
    if s.options["new_buildings"]:
        found = found + FROM_BOX[NEW]
    if s.noble and s.edition == SPECIAL:
        found = found + FROM_BOX[NOBLE]
    return found


def always(s: Position) -> list[int]:
    """The buildings that nobody has to choose."""
    found = [b for b in range(KINDS) if BUILDINGS[b].box == BASE and BUILDINGS[b].good >= 0]
    if not is_draft(s):
        found.extend(b for b in range(KINDS) if BUILDINGS[b].box == BASE and BUILDINGS[b].good < 0)
    if s.noble and s.edition != SPECIAL:
        found.extend(b for b in range(KINDS) if BUILDINGS[b].box == NOBLE)
    return found


def banned(s: Position) -> tuple[int, ...]:
    """The alternative rules: one building of a pair keeps the other out."""
    pairs = {"villa_tailor": (VILLA, JEWELER), "hacienda_sawmill": (HACIENDA, FOREST_HOUSE)}
    pair = pairs.get(str(s.options["pair_ban"]), ())
    return pair if any(b in s.kinds for b in pair) else ()


def open_choices(s: Position) -> list[int]:
    """The buildings for which the board still has a place at their cost."""
    among = candidates(s)
    there = set(s.kinds)
    free = dict(MARKET_SLOTS)
    for b in among:
        if b in there:
            free[s.costs[b]] -= 1
    barred = banned(s)
    return [b for b in among if b not in there and free[s.costs[b]] > 0 and b not in barred]


def start(s: Position) -> None:
    """Fill the market as the options say; a draft among the players becomes a phase of its own."""
    s.kinds = always(s)
    if is_draft(s):
        if s.options["market"] == "draft":
            s.phase = DRAFTING
            s.to_act = 0
        else:
            fill(s)
    settle(s)


def fill(s: Position) -> None:
    """The one-click markets: by chance, or the extensions' own buildings first."""
    choice = open_choices(s)
    if s.options["market"] == "random":
        s.shuffle(choice)
    else:
        choice.sort(key=lambda b: BUILDINGS[b].box == BASE)
    free = dict(MARKET_SLOTS)
    barred: tuple[int, ...] = ()
    for b in choice:
        if free[s.costs[b]] > 0 and b not in barred:
            free[s.costs[b]] -= 1
            s.kinds.append(b)
            if not barred:
                barred = banned(s)
    s.kinds.sort()


def add(s: Position, building: int) -> None:
    s.kinds = sorted([*s.kinds, building])


def settle(s: Position) -> None:
    """What follows from the buildings in play."""
    s.market = [0] * KINDS
    s.prices = [(b, s.costs[b], QUARRY_CAP[b]) for b in s.kinds]
    for b in s.kinds:
        s.market[b] = copies_in_play(b, s.players)
    s.openers = any(b in s.kinds for b in (UNION_HALL, ROYAL_SUPPLIER, LIGHTHOUSE))


def legal(s: Position) -> list[Move]:
    return [m.PICK[b] for b in open_choices(s)]


def apply(s: Position, move: Move) -> bool:
    """Put a kind of building on the board; True once every place is taken."""
    seat = s.to_act
    assert seat is not None
    building = INDEX[str(move[1])]
    add(s, building)
    settle(s)
    if s.listener is not None:
        key = KEYS[building]
        s.tell("pick", seat, key, 1, ("box",), ("market", key), (key,))
    s.to_act = s.after[seat]
    left = open_choices(s)
    if left and not s.autos:
        s._legal = [m.PICK[b] for b in left]
    return not left


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    return True
