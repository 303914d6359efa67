"""What a move touches on the board, and why a wish cannot be had."""

from __future__ import annotations

from game.core.state import Move, Place, Reason
from game.puerto_rico.builder import barter_limit, price
from game.puerto_rico.captain import ships_for
from game.puerto_rico.data import (
    CITY_SPACES,
    GOODS,
    HOUSE_PLACES,
    HUT,
    INDEX,
    KEYS,
    LANDS,
    OFFICE,
    PICKS,
    PLOTS,
    QUARRY,
    ROLES,
    SMUGGLER,
    SPACES,
    SPECIAL,
)
from game.puerto_rico.farmer import AGAIN, may_take_quarry, settler_tile
from game.puerto_rico.position import (
    BOURGEOIS,
    BUILDING,
    CHOOSE,
    FARMING,
    SHIPPING,
    TRADING,
    WORKER,
    Position,
)
from game.puerto_rico.smuggler import RANSOM


def touches(s: Position, move: Move) -> tuple[Place, ...]:
    """The board elements that a move names, in the order in which a person would click them."""
    seat = s.to_act
    assert seat is not None
    verb = move[0]
    board = s.boards[seat]
    if verb == "choose":
        return (("role", move[1]),)
    if verb in ("take", "forest"):
        if move[1] == "quarry":
            return (("quarry",),)
        return tuple(("plantation", i) for i, kind in enumerate(s.row) if LANDS[kind] == move[1])
    if verb == "hacienda":
        return (("bag",), ("city", seat, "hacienda"))
    if verb == "hospice":
        if move[1] == "portrait":
            return (("portrait", seat),)
        return (("land", seat, settler_tile(s, seat, LANDS.index(str(move[1])))),)
    if verb in CIRCLE_MOVES:
        if move[1] == "portrait":
            return (("portrait", seat),)
        return _circles(s, seat, str(verb), str(move[1]))
    if verb == "clear":
        kind = LANDS.index(str(move[1]))
        return tuple(("land", seat, i) for i in range(len(board.land)) if board.land[i] == kind)
    if verb == "turn_over":
        return (("land", seat, len(board.land) - 1),)
    if verb in ("build", "pick"):
        return (("market", move[1]),)
    if verb in ("villa", "survey"):
        return (("city", seat, "villa" if verb == "villa" else "land_office"),)
    if verb == "barter_good":
        return (("goods", seat, move[1]),)
    if verb == "barter_point":
        return (("vp", seat),)
    if verb == "trading_post":
        return (("goods", seat, move[1]), ("city", seat, "trading_post"))
    if verb == "small_wharf":
        return (("goods", seat, move[1]), ("small_private", seat))
    if verb == "supply":
        return (("goods", seat, move[1]), ("city", seat, "royal_supplier"))
    if verb == "raid":
        return (("ship", move[1]),)
    if verb == "plunder":
        return (("house",),)
    if verb == "poach":
        return (("office",),)
    if verb == "capture":
        return (("role", move[1]),)
    if verb == "aim":
        return (("achievement", seat, move[1]),)
    if verb == "university":
        return (("city", seat, KEYS[s.cursor]),)
    if verb == "extra":
        return (("supply", move[1]),)
    if verb == "sell":
        return (("goods", seat, move[1]), ("house",))
    if verb == "load":
        return (("goods", seat, move[1]), ("ship", move[2]))
    if verb == "wharf":
        return (("goods", seat, move[1]), ("private", seat))
    if verb in ("keep", "store"):
        return (("goods", seat, move[1]),)
    return (move,)


CIRCLE_MOVES = {
    "place": 0,
    "place_bourgeois": 0,
    "settle": 0,
    "settle_bourgeois": 0,
    "guest": 0,
    "guest_bourgeois": 0,
    "lift": WORKER,
    "lift_bourgeois": BOURGEOIS,
    "barter_worker": WORKER,
    "barter_bourgeois": BOURGEOIS,
}
"""Moves of people, with who stands in the circle that is clicked."""


def _circles(s: Position, seat: int, verb: str, name: str) -> tuple[Place, ...]:
    if name in INDEX:
        return (("city", seat, name),)
    board = s.boards[seat]
    kind, wanted = LANDS.index(name), CIRCLE_MOVES[verb]
    tiles = [i for i in range(len(board.land)) if board.land[i] == kind and board.hands[i] == wanted]
    return tuple(("land", seat, i) for i in tiles)


def why_not(s: Position, move: Move) -> Reason | None:
    """Why a wish cannot be had now: a key below `why.` and its parameters."""
    seat = s.to_act
    if seat is None or len(move) < 2:
        return None
    verb, what = move[0], str(move[1])
    if verb == "choose" and s.phase == CHOOSE and what in ROLES:
        return _why_not_choose(s, seat, ROLES.index(what))
    elif verb == "take" and s.phase == FARMING and what in LANDS:
        return _why_not_take(s, seat, LANDS.index(what))
    elif verb == "build" and s.phase == BUILDING and what in INDEX:
        return _why_not_build(s, seat, INDEX[what])
    elif verb == "sell" and s.phase == TRADING and what in GOODS:
        return _why_not_sell(s, seat, GOODS.index(what))
    elif verb == "load" and s.phase == SHIPPING and what in GOODS and len(move) == 3:
        ship = move[2]
        if isinstance(ship, int):
            return _why_not_load(s, seat, GOODS.index(what), ship)
    return None


def _why_not_choose(s: Position, seat: int, role: int) -> Reason | None:
    if s.role_taken[role] >= 0:
        return "role_taken", {"seat": s.role_taken[role]}
    if role == SMUGGLER and s.x.wanted == seat:
        return "smuggler_again", {}
    if role == s.x.captured and seat == s.x.captor:
        return None if s.picks == PICKS[s.players] else ("own_captive", {})
    if role == s.x.captured and s.edition == SPECIAL and s.boards[seat].coins < RANSOM:
        return "ransom", {"cost": RANSOM, "coins": s.boards[seat].coins}
    return None


def _why_not_take(s: Position, seat: int, kind: int) -> Reason | None:
    if len(s.boards[seat].land) >= PLOTS:
        return "land_full", {}
    if kind == QUARRY:
        if s.quarries == 0:
            return "no_quarry", {}
        if not may_take_quarry(s, seat) or (s.step == AGAIN and s.boards[seat].staff[HUT] <= 0):
            return "quarry_privilege", {}
    return None


def _why_not_build(s: Position, seat: int, building: int) -> Reason | None:
    board = s.boards[seat]
    if board.staff[building] >= 0:
        return "owned", {}
    if s.market[building] <= 0:
        return "sold_out", {}
    room = CITY_SPACES - board.spaces_used()
    if SPACES[building] > room:
        return "no_space", {"spaces": SPACES[building], "room": room}
    cost = price(s, seat, building)
    if cost > board.coins + barter_limit(s, seat):
        return "too_dear", {"cost": cost, "coins": board.coins}
    return None


def _why_not_sell(s: Position, seat: int, good: int) -> Reason | None:
    if s.boards[seat].goods[good] == 0:
        return "no_crate", {"good": GOODS[good]}
    if len(s.house) >= HOUSE_PLACES:
        return "house_full", {}
    if good in s.house and s.boards[seat].staff[OFFICE] <= 0:
        return "house_has", {"good": GOODS[good]}
    return None


def _why_not_load(s: Position, seat: int, good: int, ship: int) -> Reason | None:
    crates = s.boards[seat].goods[good]
    if crates == 0:
        return "no_crate", {"good": GOODS[good]}
    if not 0 <= ship < len(s.ship_good):
        return None
    if s.ship_load[ship] == s.ship_size[ship]:
        return "ship_full", {}
    carried = s.ship_good[ship]
    if carried >= 0 and carried != good:
        return "ship_carries", {"good": GOODS[carried]}
    if carried < 0 and good in s.ship_good:
        return "other_ship_carries", {"good": GOODS[good]}
    if ship not in ships_for(s, good, crates):
        # In `standard` it need not take less: an empty ship must be the largest one.
        fits = min(crates, max(s.ship_size[i] for i in ships_for(s, good, crates)))
        return ("ship_takes_less" if s.ship_size[ship] < fits else "ship_smaller"), {}
    return None
