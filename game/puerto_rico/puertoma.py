"""The Puertoma (special edition): an opponent without a person, played by the rules themselves.

A Puertoma never chooses: its only move is `puertoma`, and what that does follows from the action board, the coins and
the Resolution cards. `reason` gives the whole reasoning of a choice of character for those who want to see it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.state import Move
from game.puerto_rico import automa, builder, captain, draft, farmer, festival, merchant, producer, round, smuggler
from game.puerto_rico import moves as m
from game.puerto_rico.activities import ACTIVITIES
from game.puerto_rico.automa import automa as board_of
from game.puerto_rico.data import (
    ADVENTURER,
    ADVENTURER_2,
    BUILDER,
    CAPTAIN,
    FARMER,
    GOODS,
    KEYS,
    LANDS,
    MERCHANT,
    PRODUCER,
    QUARRY,
    RECRUITER,
    ROLES,
    SMUGGLER,
)
from game.puerto_rico.position import (
    BOURGEOIS,
    BUILDING,
    CHOOSE,
    DRAFTING,
    FARMING,
    NO_ONE,
    PRODUCING,
    SHIPPING,
    SMUGGLING,
    TRADING,
    WORKER,
    Automa,
    Position,
)
from game.puerto_rico.reconstructed import ARROWS, RESOLUTIONS
from game.puerto_rico.turn import end_phase

MOVE: Final[Move] = ("puertoma",)
SMUGGLER_COINS: Final = 2

# Choosing a character ------------------------------------------------------------------------------------------


class Reason(NamedTuple):
    """How a character was found: the candidates left after each step, and the step that decided."""

    available: tuple[int, ...]
    profitable: tuple[int, ...]
    arrows: tuple[int, ...]
    richest: tuple[int, ...]
    rule: str


def profitable(s: Position, seat: int, role: int) -> bool:
    board = board_of(s, seat)
    if role == BUILDER:
        return bool(automa.can_pay_for(s, seat, automa.purse(s, seat, True) + s.role_coins[role]))
    if role == FARMER:
        return any(automa.can_place(s, board, kind) for kind in s.row)
    if role == RECRUITER:
        return board.free_circles() > 0
    if role == PRODUCER:
        made = automa.harvest(s, seat)
        return any(made[good] and not board.goods[good] for good in range(5))
    if role == MERCHANT:
        return bool(sales_as_merchant(s, seat))
    if role == CAPTAIN:
        return bool(captain.loads(s, seat))
    if role == SMUGGLER:
        return best_crime(s, seat)[0] > 0
    return True


def sales_as_merchant(s: Position, seat: int) -> list[int]:
    """As Merchant every sale brings a coin more, corn too."""
    chooser, s.chooser = s.chooser, seat
    found = automa.sales(s, seat)
    s.chooser = chooser
    return found


def coins_on(s: Position, role: int) -> int:
    """The Smuggler counts as if two coins lay on him."""
    return SMUGGLER_COINS if role == SMUGGLER else s.role_coins[role]


def reason(s: Position, seat: int) -> Reason:
    """Available and profitable; linked by an arrow, if any is; with the most coins. Nothing is drawn here."""
    available = [
        role for role in range(len(ROLES)) if s.role_taken[role] == NO_ONE and smuggler.may_choose(s, seat, role)
    ]
    good = [role for role in available if profitable(s, seat, role)]
    linked = [role for role in good if character(role) in ARROWS.get(ROLES[s.x.token], ())]
    pool = linked or good
    most = max((coins_on(s, role) for role in pool), default=0)
    richest = [role for role in pool if coins_on(s, role) == most]
    if not good:
        rule = "nothing"
    elif SMUGGLER in richest and len(richest) > 1:
        rule = "smuggler"
        richest = [SMUGGLER]
    elif len({character(role) for role in richest}) > 1:
        rule = "card"
    elif len(richest) < len(pool):
        rule = "coins"
    else:
        rule = "only"
    if ADVENTURER in richest and ADVENTURER_2 in richest:
        richest.remove(ADVENTURER_2)  # two tiles of one character: either will do
    if linked:
        rule = "arrow" if rule == "only" else "arrow_" + rule
    return Reason(tuple(available), tuple(good), tuple(linked), tuple(richest), rule)


def character(role: int) -> str:
    """Two tiles may be the same character."""
    return "adventurer" if role == ADVENTURER_2 else ROLES[role]


def choose(s: Position, seat: int) -> None:
    found = reason(s, seat)
    card = -1
    among = found.richest or found.available
    role = among[0]
    if len(among) > 1:
        card = automa.draw_card(s)
        for key in RESOLUTIONS[card]:
            match = [r for r in among if character(r) == key]
            if match:
                role = match[0]
                break
    if s.listener is not None:
        here = ROLES[s.x.token]
        steps = tuple(sum(1 << r for r in left) for left in found[:4])
        s.tell("puertoma_choice", seat, ROLES[role], 1, (), (), (ROLES[role], found.rule, here, card + 1, *steps))
    if found.rule != "nothing":
        automa.follow(s, role)  # with nothing to gain it moves only if the Puertoma can act after all
    round.choose(s, role)


# Acting --------------------------------------------------------------------------------------------------------


def act(s: Position) -> None:
    """The Puertoma whose turn it is does what it does."""
    seat = s.to_act
    assert seat is not None
    if s.phase == CHOOSE:
        choose(s, seat)
        return
    if s.phase == DRAFTING:
        round.apply_draft(s, m.PICK[automa.pick(s, automa.in_board_order(s, draft.open_choices(s)))])
        return
    automa.follow(s, s.role)
    if s.phase == FARMING:
        farm(s, seat)
        farmer.turn_done(s, seat)
    elif s.phase == BUILDING:
        build(s, seat)
        builder.turn_done(s, seat)
    elif s.phase == PRODUCING:
        if s.step == producer.EXTRA:
            producer.apply(s, producer.extras(s)[-1])
        else:
            producer.produce(s, seat)
            producer.turn_done(s, seat)
    elif s.phase == TRADING:
        merchant.sell(s, seat, best_sale(s, seat))
        merchant.turn_done(s, seat)
    elif s.phase == SHIPPING:
        captain.apply_shipping(s, best_load(s, seat))
    elif s.phase == SMUGGLING:
        smuggle(s, seat)


def farm(s: Position, seat: int) -> None:
    """A plantation for the festival; one of a kind that it has once; else the best it has room for; else a quarry."""
    board = board_of(s, seat)
    kind = wanted_land(s, seat, board)
    if kind < 0:
        if s.quarries == 0:
            return
        s.quarries -= 1
        board.spoils.append(QUARRY)
        if s.listener is not None:
            s.tell("take", seat, "quarry", 1, ("quarry",), ("portrait", seat), ("quarry",))
        return
    at = s.row.index(kind)
    del s.row[at]
    name = LANDS[kind]
    if board.land.count(kind) < 2:
        board.land.append(kind)
        board.hands.append(0)
        target: tuple[str | int, ...] = ("land", seat, len(board.land) - 1)
    else:
        board.spoils.append(kind)
        target = ("portrait", seat)
    if s.listener is not None:
        s.tell("take", seat, name, 1, ("plantation", at), target, (name,))
    if automa.has(s, board, automa.CRATE_WITH_LAND):
        automa.gain_crate(s, seat, kind, "crate_with_land")
    if s.watch:
        festival.land_gained(s, seat)


def wanted_land(s: Position, seat: int, board: Automa) -> int:
    """The plantation that it takes from the row, or -1."""
    asked = automa.festival_lands(s, board)
    for_festival = [kind for kind in range(QUARRY) if kind in s.row and kind in asked]
    if for_festival:
        return automa.pick(s, for_festival)
    room = [kind for kind in range(QUARRY) if kind in s.row and board.land.count(kind) < 2]
    new_goods = [kind for kind in room if kind in automa.festival_goods(s) and kind not in board.land]
    if new_goods:
        return max(new_goods)
    once = [kind for kind in room if board.land.count(kind) == 1]
    return max(once or room, default=-1)


def build(s: Position, seat: int) -> None:
    """The highest level that it can pay for, there the dearest; a building for the festival comes first."""
    board = board_of(s, seat)
    choice = automa.can_pay_for(s, seat, automa.purse(s, seat, seat == s.chooser))
    festive = [b for b in choice if b in festival_buildings(s)]
    if festive:
        cheapest = min(s.costs[b] for b in festive)
        best = [b for b in festive if s.costs[b] == cheapest]
    else:
        level = max(automa.level_of(b) for b in choice)
        dearest = max(s.costs[b] for b in choice if automa.level_of(b) == level)
        best = [b for b in choice if automa.level_of(b) == level and s.costs[b] == dearest]
    building = automa.pick(s, automa.in_board_order(s, best))
    cost = max(0, s.costs[building] - (1 if seat == s.chooser else 0))
    if automa.has(s, board, automa.COIN_BEFORE_BUILDING):
        s.earn(seat, 1, ("bank",), "coin_before_building")
    board.coins -= cost
    if s.listener is not None and cost:
        s.tell("pay", seat, "coin", cost, ("coins", seat), ("bank",), (KEYS[building],))
    automa.add_building(s, seat, building, cost)
    if automa.has(s, board, automa.HIRES_BUILDING) and s.reserve > 0:
        s.reserve -= 1
        automa.hire(s, seat, WORKER, 1, "reserve")
    if s.watch:
        festival.built(s, seat, building)


def festival_buildings(s: Position) -> list[int]:
    found = [s.x.fest_building]
    found.extend(drawn[-1] for drawn in s.x.activities if ACTIVITIES[drawn[0]].building)
    return found


def best_sale(s: Position, seat: int) -> int:
    """The best crate that brings a coin; the last place of the house for the festival, if it can."""
    sales = automa.sales(s, seat)
    if len(s.house) == 3:
        for drawn in s.x.activities:
            if ACTIVITIES[drawn[0]].key == "early_closing" and drawn[1] in sales:
                return drawn[1]
    return max(sales)


def best_load(s: Position, seat: int) -> Move:
    """The kind of which it loads the most, of equals the worst; onto the fullest of the ships that take as much."""
    goods = s.boards[seat].goods
    ranked = []
    for move in captain.loads(s, seat):
        good, ship = GOODS.index(str(move[1])), int(move[2])
        free = s.ship_size[ship] - s.ship_load[ship]
        completes = completes_for_festival(s, seat, ship, goods[good] >= free)
        ranked.append((completes, min(goods[good], free), -good, -free, -ship, move))
    return max(ranked)[-1]


def completes_for_festival(s: Position, seat: int, ship: int, full: bool) -> bool:
    """As Captain it would rather complete a cargo while a card rewards that."""
    asked = any(ACTIVITIES[drawn[0]].key in ("grand_departure", "quiet_departure") for drawn in s.x.activities)
    return full and asked and seat == s.chooser


# The Smuggler --------------------------------------------------------------------------------------------------


def best_crime(s: Position, seat: int) -> tuple[int, Move]:
    """What brings the most: workers, then the house, then a ship, where equal. Nobody captures characters."""
    board = board_of(s, seat)
    spare = smuggler.people_at_office(s) - s.players
    found: list[tuple[int, int, Move]] = [
        (max(0, min(3, spare, board.free_circles())), 3, m.POACH),
        (len(s.house), 2, m.PLUNDER),
    ]
    ships = [i for i in range(len(s.ship_load)) if s.ship_load[i]]
    if ships:
        made = automa.harvest(s, seat)
        best = max(ships, key=lambda i: (not made[s.ship_good[i]], s.ship_load[i], s.ship_good[i]))
        found.append((min(3, s.ship_load[best]), 1, m.RAID[best]))
    gain, _, move = max(found)
    return gain, move


def smuggle(s: Position, seat: int) -> None:
    gain, move = best_crime(s, seat)
    if gain == 0:
        end_phase(s)
        return
    if move != m.POACH:
        smuggler.apply(s, move)
        return
    s.passes = smuggler.people_at_office(s) - s.players
    for _ in range(gain):
        if s.x.office:
            s.x.office -= 1
            automa.hire(s, seat, BOURGEOIS, 1, "office")
        else:
            s.office -= 1
            automa.hire(s, seat, WORKER, 1, "office")
        s.passes -= 1
    smuggler.drive_away(s)
    end_phase(s)
