"""Great achievements (extension VI): four hidden aims for each player, claimed at the moment they come true."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from game.core.state import Move
from game.puerto_rico.data import CITY_SPACES, COMMERCIAL, CORN, HOUSE_PLACES, LARGE, PLOTS, QUARRY
from game.puerto_rico.position import DEALING, Player, Position
from game.puerto_rico.reconstructed import ACHIEVEMENTS

KEYS: Final = tuple(key for key, _ in ACHIEVEMENTS)
POINTS: Final = tuple(points for _, points in ACHIEVEMENTS)
HAND: Final = 4
COFFERS: Final = 12
OPPORTUNITY: Final = 3
SEASON: Final = 10
"""Coins to hold, coins to find on a character, points of a Captain's phase, for the cards that ask for them."""
AIM: Final[list[Move]] = [("aim", key) for key in KEYS]

# What can make an aim come true, as bits.
LAND: Final = 1
PEOPLE: Final = 2
PRODUCE: Final = 4
SALE: Final = 8
COINS: Final = 16
LOAD: Final = 32
BUILD: Final = 64
ROLE: Final = 128

Objective = Callable[[Position, Player, int, list[int]], bool]
"""Whether an aim is reached. The number is what its cause counts: coins of a sale or on a character, crates of a load
(the ship's place times 100 added once its cargo is complete). The list are the crates of this Producer's phase."""


def tiles(kind: int, count: int) -> Objective:
    return lambda s, board, number, made: board.land.count(kind) >= count


def large(count: int) -> Objective:
    return lambda s, board, number, made: len([b for b in board.city if LARGE[b]]) >= count


def spaces(count: int) -> Objective:
    return lambda s, board, number, made: 2 * len(board.city) >= count and board.spaces_used() >= count


OBJECTIVES: Final[dict[str, tuple[int, Objective]]] = {
    "golden_fields": (LAND, tiles(0, 4)),
    "great_orchard": (LAND, tiles(1, 4)),
    "sea_of_cane": (LAND, tiles(2, 4)),
    "tobacco_valley": (LAND, tiles(3, 3)),
    "coffee_slopes": (LAND, tiles(4, 3)),
    "five_crops": (LAND, lambda s, board, number, made: all(kind in board.land for kind in range(5))),
    "master_quarrier": (PEOPLE, lambda s, board, number, made: board.worked(QUARRY) >= 3),
    "full_estate": (LAND, lambda s, board, number, made: len(board.land) >= PLOTS),
    "record_harvest": (PRODUCE, lambda s, board, number, made: sum(made) >= 6),
    "five_baskets": (PRODUCE, lambda s, board, number, made: all(made)),
    "luxury_goods": (PRODUCE, lambda s, board, number, made: made[3] > 0 and made[4] > 0),
    "specialist": (PRODUCE, lambda s, board, number, made: max(made[CORN + 1 :]) >= 4),
    "exceptional_sale": (SALE, lambda s, board, number, made: number >= 6),
    "full_coffers": (COINS, lambda s, board, number, made: board.coins >= COFFERS),
    "last_place": (SALE, lambda s, board, number, made: len(s.house) >= HOUSE_PLACES),
    "set_sail": (LOAD, lambda s, board, number, made: number >= 100),
    "double_departure": (LOAD, lambda s, board, number, made: board.deeds[6] >= 2),
    "great_departure": (LOAD, lambda s, board, number, made: number // 100 == len(s.ship_size)),
    "full_hold": (LOAD, lambda s, board, number, made: number % 100 >= 5),
    "good_season": (LOAD, lambda s, board, number, made: board.vp - board.deeds[7] >= SEASON),
    "every_quay": (LOAD, lambda s, board, number, made: board.deeds[5] == (1 << len(s.ship_size)) - 1),
    "market_street": (BUILD, lambda s, board, number, made: len([b for b in board.city if COMMERCIAL[b]]) >= 6),
    "workshop_town": (BUILD, lambda s, board, number, made: len([b for b in board.city if not COMMERCIAL[b]]) >= 4),
    "great_works": (BUILD, large(1)),
    "two_great_works": (BUILD, large(2)),
    "growing_town": (BUILD, spaces(9)),
    "finished_town": (BUILD, spaces(CITY_SPACES)),
    "full_employment": (PEOPLE, lambda s, board, number, made: board.people() >= 10 and board.free_circles() == 0),
    "large_crew": (PEOPLE, lambda s, board, number, made: board.people() >= 14),
    "golden_opportunity": (ROLE, lambda s, board, number, made: number >= OPPORTUNITY),
}
CAUSE: Final = tuple(OBJECTIVES[key][0] for key in KEYS)
REACHED: Final = tuple(OBJECTIVES[key][1] for key in KEYS)


NOTHING: Final[list[int]] = []


def hold(board: Player, aims: tuple[int, ...]) -> None:
    """The player's hidden aims are these."""
    board.aims = aims
    board.causes = 0
    for card in aims:
        board.causes |= CAUSE[card]


def check(s: Position, seat: int, cause: int, number: int = 0, made: list[int] | None = None) -> None:
    """Claim every aim of the player that has just come true; nothing to do unless `causes` has the bit of it."""
    board = s.boards[seat]
    for card in board.aims:
        if CAUSE[card] == cause and REACHED[card](s, board, number, made or NOTHING):
            hold(board, tuple(aim for aim in board.aims if aim != card))
            board.fame = (*board.fame, card)
            s.chance += 1
            if s.listener is not None:
                key = KEYS[card]
                s.tell("achievement", seat, key, 1, ("achievement", seat, key), ("achievement", seat, key), (key,))


def points(board: Player) -> int:
    return sum(POINTS[card] for card in board.fame)


# Dealing and drafting --------------------------------------------------------------------------------------


def deal(s: Position) -> None:
    """Four cards each; with the draft they are packs to choose from, one card at a time."""
    deck = list(range(len(KEYS)))
    s.shuffle(deck)
    if s.autos:
        # With Puertomas each person sees six and keeps four.
        people = s.players - s.autos
        s.x.packs = tuple(tuple(sorted(deck[6 * seat : 6 * seat + 6])) for seat in range(people)) + ((),) * s.autos
        return
    packs = [tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(s.players)]
    if s.options["achievements"] == "drafted":
        s.x.packs = tuple(packs)
    else:
        for seat in range(s.players):
            hold(s.boards[seat], packs[seat])


def start_draft(s: Position) -> None:
    s.phase = DEALING
    s.to_act = 0


def legal(s: Position) -> list[Move]:
    assert s.to_act is not None
    return [AIM[card] for card in s.x.packs[s.to_act]]


def apply(s: Position, move: Move) -> bool:
    """Keep one card of the pack; when all have, the packs go to the left. True once everybody has four."""
    seat = s.to_act
    assert seat is not None
    card = KEYS.index(str(move[1]))
    keep(s, seat, card)
    if s.autos:
        return apply_alone(s, seat)
    if seat + 1 < s.players:
        s.to_act = seat + 1
        return False
    packs = s.x.packs
    s.x.packs = (packs[-1], *packs[:-1])
    if len(packs[0]) == 1:
        for i in range(s.players):
            keep(s, i, s.x.packs[i][0])
        s.x.packs = ()
        return True
    s.to_act = 0
    return False


def apply_alone(s: Position, seat: int) -> bool:
    """With Puertomas: four of six, nobody passes cards on."""
    if len(s.boards[seat].aims) < HAND:
        return False
    packs = list(s.x.packs)
    packs[seat] = ()
    s.x.packs = tuple(packs) if any(packs) else ()
    s.to_act = seat + 1
    return not s.x.packs


def keep(s: Position, seat: int, card: int) -> None:
    board = s.boards[seat]
    hold(board, tuple(sorted((*board.aims, card))))
    packs = list(s.x.packs)
    packs[seat] = tuple(other for other in packs[seat] if other != card)
    s.x.packs = tuple(packs)


def redeal(s: Position, seat: int, rng: Random) -> None:
    """Give the others hidden aims (and packs) that they might have, for all that `seat` can see."""
    seen = set(s.boards[seat].aims)
    for board in s.boards:
        seen.update(board.fame)
    if s.x.packs:
        seen.update(s.x.packs[seat])
    deck = [card for card in range(len(KEYS)) if card not in seen]
    rng.shuffle(deck)
    packs = list(s.x.packs)
    for other in range(s.players):
        if other != seat:
            count = len(s.boards[other].aims)
            hold(s.boards[other], tuple(sorted(deck[:count])))
            del deck[:count]
            if packs:
                count = len(packs[other])
                packs[other] = tuple(sorted(deck[:count]))
                del deck[:count]
    s.x.packs = tuple(packs)


# A position that is read ------------------------------------------------------------------------------------


def plausible(s: Position, seat: int) -> bool:
    """Whether the dealing of the cards can have come to this seat."""
    packs = s.x.packs
    if len(packs) != s.players:
        return False
    if s.autos:
        done = [HAND if i < seat else 0 for i in range(s.players - s.autos)]
        held = [len(board.aims) for board in s.boards[: s.players - s.autos]]
        sizes = [0 if i < seat else 6 - held[i] for i in range(len(held))] + [0] * s.autos
        done[seat:] = held[seat : seat + 1] + [0] * (len(held) - seat - 1)
        fits = not s.is_auto(seat) and held == done and held[seat] < HAND
        return fits and [len(pack) for pack in packs] == sizes
    held = [len(board.aims) for board in s.boards]
    first = held[-1]
    expected = [first + (1 if i < seat else 0) for i in range(s.players)]
    sizes = [HAND - n for n in held]
    return held == expected and first <= 2 and [len(pack) for pack in packs] == sizes
