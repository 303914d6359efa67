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
    ROYAL_SUPPLIER,
    SET_UP,
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
COPIES: Final = {players: [copies_in_play(b, players) for b in range(KINDS)] for players in SET_UP}
PRODUCTION: Final = list(range(FIRST_COMMERCIAL))
BANS: Final = {"none": (), "villa_tailor": (VILLA, JEWELER), "hacienda_sawmill": (HACIENDA, FOREST_HOUSE)}
"""The alternative rules: pairs of which one building keeps the other out."""


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
    found = PRODUCTION[:]
    if not is_draft(s):
        found += FROM_BOX[BASE]
    if s.noble and s.edition != SPECIAL:
        found += FROM_BOX[NOBLE]
    return found


def banned(s: Position) -> tuple[int, ...]:
    """The buildings that another one in the game keeps out."""
    pair = BANS[str(s.options["pair_ban"])]
    return pair if pair and (pair[0] in s.kinds or pair[1] in s.kinds) else ()


def open_choices(s: Position) -> list[int]:
    """The buildings for which the board still has a place at their cost."""
    costs = s.costs
    among = candidates(s)
    there = set(s.kinds)
    free = dict(MARKET_SLOTS)
    for b in among:
        if b in there:
            free[costs[b]] -= 1
    barred = banned(s)
    return [b for b in among if b not in there and free[costs[b]] > 0 and b not in barred]


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
    costs, kinds = s.costs, s.kinds
    free = dict(MARKET_SLOTS)
    pair = BANS[str(s.options["pair_ban"])]
    barred: tuple[int, ...] = ()
    for b in choice:
        if free[costs[b]] > 0 and b not in barred:
            free[costs[b]] -= 1
            kinds.append(b)
            if b in pair:
                barred = pair
    kinds.sort()


def add(s: Position, building: int) -> None:
    s.kinds = sorted([*s.kinds, building])


def settle(s: Position) -> None:
    """What follows from the buildings in play."""
    kinds = s.kinds
    copies = COPIES[s.players]
    s.market = [0] * KINDS
    for b in kinds:
        s.market[b] = copies[b]
    s.openers = UNION_HALL in kinds or ROYAL_SUPPLIER in kinds or LIGHTHOUSE in kinds


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
