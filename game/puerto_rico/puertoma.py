"""The Puertoma (special edition): an opponent without a person, played by the rules themselves.

A Puertoma never chooses: its only move is `puertoma`, and what that does follows from the action board, the coins and
the Resolution cards. `reason` gives the whole reasoning of a choice of character for those who want to see it.

Before it does something, an event says by which rule: `puertoma_choice` with the detail (character, rule, the space
of the token, card, as bits the characters left after each step of `reason`, and the coins on every character), the
others with (what, rule, card), where `card` is the number of a Resolution card drawn for it or 0. These are the
rules; the log has a sentence for each, `log.<event>.<rule>`:

    puertoma_choice   arrow: the only candidate at the end of an arrow; arrow_coins: of those the one with the most
                      coins; arrow_card: of equals the first on a card. Without a candidate by the arrows: only,
                      coins, card; smuggler: he wins a tie of coins. nothing: no character is profitable, the
                      first one on a card that is free
    puertoma_take     festival, festival_card: a goal asks for the plantation; festival_goods: a goal asks for its
                      goods; second: a kind that it has once; best: the best that it has room for; quarry
    puertoma_build    level: the highest level, there the dearest; level_card: of equals by a card; reserved: the
                      large building under its token; festival, festival_card: a goal asks for it
    puertoma_sell     best: the best crate; festival: it closes the house
    puertoma_load     only; most: the kind of which the most fits; worst: of equals the worst; ship: the ship with
                      the fewest places; festival: it fills a ship
    puertoma_smuggle  only; most: what brings the most; order: of equals workers, then the house, then a ship;
                      nothing
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

RULES: Final = {
    "puertoma_choice": ("arrow", "arrow_coins", "arrow_card", "only", "coins", "card", "smuggler", "nothing"),
    "puertoma_take": ("festival", "festival_card", "festival_goods", "second", "best", "quarry"),
    "puertoma_build": ("level", "level_card", "reserved", "festival", "festival_card"),
    "puertoma_sell": ("best", "festival"),
    "puertoma_load": ("only", "most", "worst", "ship", "festival"),
    "puertoma_smuggle": ("only", "most", "order", "nothing"),
}
"""The events that explain a Puertoma, each with its rules."""

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
    available = [role for role in range(len(ROLES)) if s.role_taken[role] == NO_ONE]
    if s.x.wanted == seat and SMUGGLER in available:
        available.remove(SMUGGLER)
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
        coins = tuple(coins_on(s, r) for r in range(len(ROLES)))
        detail = (ROLES[role], found.rule, here, card + 1, *steps, *coins)
        s.tell("puertoma_choice", seat, ROLES[role], 1, (), (), detail)
    if found.rule != "nothing":
        automa.follow(s, role)  # with nothing to gain it moves only if the Puertoma can act after all
    round.apply(s, m.CHOOSE[role])


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
        farmer.go_round(s, s.waiting[s.chooser][seat])
    elif s.phase == BUILDING:
        build(s, seat)
        builder.go_round(s, s.waiting[s.chooser][seat])
    elif s.phase == PRODUCING:
        if s.step == producer.EXTRA:
            producer.apply(s, producer.extras(s)[-1])
        else:
            producer.produce(s, seat)
            producer.go_round(s, s.waiting[s.chooser][seat])
    elif s.phase == TRADING:
        good, rule = best_sale(s, seat)
        explain(s, "puertoma_sell", seat, GOODS[good], rule)
        merchant.sell(s, seat, good)
        merchant.go_round(s, s.waiting[s.chooser][seat])
    elif s.phase == SHIPPING:
        move, rule = best_load(s, seat)
        explain(s, "puertoma_load", seat, str(move[1]), rule)
        captain.apply_shipping(s, move)
    elif s.phase == SMUGGLING:
        smuggle(s, seat)


def explain(s: Position, kind: str, seat: int, what: str, rule: str, card: int = 0) -> None:
    """Say by which rule it does what follows; `card` is the number of the card that was drawn, if any."""
    if s.listener is not None:
        s.tell(kind, seat, what, 1, (), (), (what, rule, card))


def farm(s: Position, seat: int) -> None:
    """A plantation for the festival; one of a kind that it has once; else the best it has room for; else a quarry."""
    board = board_of(s, seat)
    kind, rule, card = wanted_land(s, board)
    explain(s, "puertoma_take", seat, LANDS[kind], rule, card)
    if kind == QUARRY:
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


def wanted_land(s: Position, board: Automa) -> tuple[int, str, int]:
    """The tile that it takes, by which rule, and the card that was drawn for it."""
    asked = automa.festival_lands(s, board)
    for_festival = [kind for kind in s.row if kind in asked]
    if for_festival:
        kind, card = automa.count_out(s, for_festival)
        return kind, "festival_card" if card else "festival", card
    room = [kind for kind in s.row if board.land.count(kind) < 2]
    goods = automa.festival_goods(s)
    new_goods = [kind for kind in room if kind in goods and kind not in board.land]
    if new_goods:
        return max(new_goods), "festival_goods", 0
    once = [kind for kind in room if kind in board.land]
    if once:
        return max(once), "second", 0
    return (max(room), "best", 0) if room else (QUARRY, "quarry", 0)


def build(s: Position, seat: int) -> None:
    """The highest level that it can pay for, there the dearest; a building for the festival comes first."""
    board = board_of(s, seat)
    choice = automa.can_pay_for(s, seat, automa.purse(s, seat, seat == s.chooser))
    festive = [b for b in choice if b in automa.festival_buildings(s)]
    if festive:
        rule = "festival"
        cheapest = min(s.costs[b] for b in festive)
        best = [b for b in festive if s.costs[b] == cheapest]
    else:
        level = max(automa.level_of(b) for b in choice)
        dearest = max(s.costs[b] for b in choice if automa.level_of(b) == level)
        best = [b for b in choice if automa.level_of(b) == level and s.costs[b] == dearest]
        rule = "reserved" if level == automa.LEVELS - 1 else "level"
    building, card = automa.count_out(s, best)
    explain(s, "puertoma_build", seat, KEYS[building], rule + "_card" if card else rule, card)
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


def best_sale(s: Position, seat: int) -> tuple[int, str]:
    """The best crate that brings a coin; the last place of the house for the festival, if it can."""
    sales = automa.sales(s, seat)
    closing = automa.closing_good(s)
    return (closing, "festival") if closing in sales else (sales[-1], "best")


def best_load(s: Position, seat: int) -> tuple[Move, str]:
    """The kind of which it loads the most, of equals the worst; of the ships that take as much the one with the
    fewest free places. While a card rewards a full ship, filling one comes before all that."""
    goods = s.boards[seat].goods
    asked = any(ACTIVITIES[drawn[0]].key in ("grand_departure", "quiet_departure") for drawn in s.x.activities)
    ranked = []
    for move in captain.loads(s, seat):
        good, ship = GOODS.index(str(move[1])), int(move[2])
        free = s.ship_size[ship] - s.ship_load[ship]
        ranked.append((asked and goods[good] >= free, min(goods[good], free), -good, -free, -ship, move))
    best = max(ranked)
    if len(ranked) == 1:
        rule = "only"
    elif best[0]:
        rule = "festival"
    elif all(other[2] == best[2] for other in ranked):
        rule = "ship"
    elif any(other[1] == best[1] and other[2] != best[2] for other in ranked):
        rule = "worst"
    else:
        rule = "most"
    return best[-1], rule


# The Smuggler --------------------------------------------------------------------------------------------------


def best_crime(s: Position, seat: int) -> tuple[int, Move, str]:
    """What brings the most: workers, then the house, then a ship, where equal. Nobody captures characters."""
    board = board_of(s, seat)
    spare = smuggler.people_at_office(s) - s.players
    found: list[tuple[int, int, Move]] = [
        (max(0, min(3, spare, board.free_circles())), 3, m.POACH),
        (len(s.house), 2, m.PLUNDER),
    ]
    ships = [i for i in range(len(s.ship_load)) if s.ship_load[i]]
    if ships:
        made = automa.capacity(board)
        best = max(ships, key=lambda i: (not made[s.ship_good[i]], s.ship_load[i], s.ship_good[i]))
        found.append((min(3, s.ship_load[best]), 1, m.RAID[best]))
    gain, _, move = max(found)
    gains = [other[0] for other in found]
    if gain == 0:
        rule = "nothing"
    elif gains.count(gain) > 1:
        rule = "order"
    else:
        rule = "only" if sum(gains) == gain else "most"
    return gain, move, rule


def smuggle(s: Position, seat: int) -> None:
    gain, move, rule = best_crime(s, seat)
    explain(s, "puertoma_smuggle", seat, str(move[0]), rule)
    if gain == 0:
        end_phase(s)
        return
    if move != m.POACH:
        smuggler.apply(s, move)
        if s.step == smuggler.LOOTING:
            smuggler.apply(s, smuggler.legal(s)[0])  # as many as there are
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
