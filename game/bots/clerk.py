"""The `clerk` of San Juan: builds what earns cards early and what earns points late, sells dear, keeps a plan.

It looks one decision ahead. Every card has a worth in points: what it would add to the town by the end of the game.
Cards of little worth pay for those of much. It never looks at what the view has dealt at random.
"""

from __future__ import annotations

from random import Random

from game.core import Move, State
from game.san_juan import builder, merchant, roles, scoring
from game.san_juan.cards import (
    BLACK_MARKET,
    CANAL,
    CATHEDRAL,
    COST,
    CUSTOMS_HOUSE,
    FARMS,
    GOVERNORS_PALACE,
    HARBOR,
    KEYS,
    KIND,
    LAND_REGISTRY,
    LARGE_MARKET,
    MAIN_SQUARE,
    MANUFACTORY,
    MONUMENTS,
    NOTARY,
    POINTS,
    PRICES,
    PUBLISHING_HOUSE,
    RESIDENCE,
    SMALL_MARKET,
    TRADING_POST,
    VILLA,
)
from game.san_juan.moves import (
    BUILD,
    CHAPEL_STAGE,
    CHOOSE,
    CHURCH_STAGE,
    COVER,
    DOUBLE,
    EXCHANGE,
    KEEP,
    PASS,
    PAY,
    PRODUCE,
    ROLES,
    SELL,
)
from game.san_juan.position import Player
from game.san_juan.state import SanJuan

TOWN = roles.LAST_BUILDING
MEAN_PRICE = [sum(card[good] for card in PRICES) / len(PRICES) for good in range(FARMS)]

# What a building is worth at the start of a game beyond the points printed on it; it fades as the town fills.
ENGINE = {
    "distillery": 1.5,
    "gold_mine": 1.5,
    "notary": 1.5,
    "hospital": 2.0,
    "black_market": 1.5,
    "trading_post": 2.5,
    "factory": 2.0,
    "small_market": 2.0,
    "crane": 1.0,
    "chapel": 6.0,
    "lighthouse": 0.5,
    "canal": 2.5,
    "sawmill": 4.5,
    "villa": 4.5,
    "large_market": 3.5,
    "materials_depot": 5.0,
    "publishing_house": 6.0,
    "fortress": 0.5,
    "company": 1.0,
    "land_registry": 4.0,
    "bohio": 0.3,
    "school": 1.5,
    "church": 2.5,
    "harbor": 4.5,
    "goldsmith": 3.5,
}
WORK = [ENGINE.get(key, 0.0) for key in KEYS]


def choose(view: State, rng: Random) -> Move:
    """The clerk's move for the seat to act."""
    assert isinstance(view, SanJuan) and view.to_act is not None
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    if DOUBLE in moves:
        return DOUBLE  # the Publishing house, at the first character of the round that it helps
    seat = view.to_act
    stage = view.stage
    if stage == CHOOSE:
        return max(moves, key=lambda move: (role_worth(view, seat, move), rng.random()))
    if stage == BUILD:
        return max(moves, key=lambda move: build_worth(view, seat, move))
    if stage == COVER:
        return max(moves, key=lambda move: cover_worth(view, seat, move))
    if stage == PAY:
        return pay(view, seat, moves)
    if stage == PRODUCE:
        return pick(moves, "produce", view.left, free_farms(view.seats[seat], view.low), MEAN_PRICE.__getitem__)
    if stage == SELL:
        wares = builder.wares(view, view.seats[seat])
        return pick(moves, "sell", view.left, wares, lambda kind: merchant.good_price(view, kind))
    if stage == KEEP:
        return pick(moves, "keep", view.due, view.drawn[view.start :], lambda kind: card_worth(view, seat, kind))
    if stage in (EXCHANGE, CHAPEL_STAGE, CHURCH_STAGE):
        return put_away(view, seat, moves)
    return spend(view, seat, moves, "discard")


def choose_easy(view: State, rng: Random) -> Move:
    """Now and then any move."""
    moves = view.moves()
    return moves[int(rng.random() * len(moves))] if rng.random() < 0.2 else choose(view, rng)


def pick(moves: list[Move], word: str, count: int, kinds: list[int], worth: object) -> Move:
    """The next move towards the `count` best of `kinds`: they are picked from left to right."""
    assert callable(worth)
    best = sorted(kinds, key=worth, reverse=True)[:count]
    move: Move = (word, KEYS[min(best)])
    return move if move in moves else moves[-1]


def spend(s: SanJuan, seat: int, moves: list[Move], word: str) -> Move:
    """The next move towards giving up the `due` cards of least worth."""
    hand = s.seats[seat].hand[s.start :]
    return pick(moves, word, s.due, hand, lambda kind: -card_worth(s, seat, kind))


def pay(s: SanJuan, seat: int, moves: list[Move]) -> Move:
    """Cheap goods before cards, dear goods only if there is no other way; never more than the price."""
    if moves[0] == PASS:
        return PASS
    if moves[0][0] == "barter":
        good = KIND[moves[0][1]]
        if good < 2 or s.due > len(s.seats[seat].hand):
            return moves[0]
    return spend(s, seat, moves, "pay")


def put_away(s: SanJuan, seat: int, moves: list[Move]) -> Move:
    """Company: change what is worth nothing. Chapel: the least card. Church: all that cannot be used any more."""
    hand = s.seats[seat].hand
    cards = [KIND[move[1]] for move in moves if len(move) == 2]
    worth = {kind: card_worth(s, seat, kind) for kind in cards}
    least = min(cards, key=worth.__getitem__)
    if s.stage == EXCHANGE:
        return next((move for move in moves if move != PASS and worth[KIND[move[1]]] < 0.3), PASS)
    if s.stage == CHAPEL_STAGE:
        if len(hand) >= 3 or left(s) <= 2 or worth[least] < 1.0:
            return "chapel", KEYS[least]
        return PASS
    if left(s) <= 1 or len(hand) >= 11:
        return moves[1]
    return PASS


# worth ---------------------------------------------------------------------------------------------------------


def left(s: SanJuan) -> int:
    """Builder phases that the game lasts at least."""
    return TOWN - max([len(player.built) for player in s.seats])


def card_price(s: SanJuan) -> float:
    """What a card in hand is worth in points; little in the end."""
    return 0.2 + 0.035 * left(s)


def card_worth(s: SanJuan, seat: int, kind: int) -> float:
    """What a card in hand promises: its worth in the town, less what it costs."""
    player = s.seats[seat]
    if kind >= FARMS and player.has(kind):
        return 0.0
    rest = left(s)
    if rest == 0:
        return 0.0
    promise = town_worth(s, seat, kind) - 0.6 * COST[kind] * card_price(s)
    copies = player.hand.count(kind)
    if kind >= FARMS and copies > 1:
        promise /= copies
    if COST[kind] > len(player.hand) + 2 and rest <= 2:
        promise *= 0.4
    return max(promise, 0.05)


def town_worth(s: SanJuan, seat: int, kind: int) -> float:
    """Points that a building would add by the end, guessed."""
    player = s.seats[seat]
    rest = left(s)
    more = min(TOWN - len(player.built), rest + 1)  # buildings still to come
    share = rest / TOWN
    worth = POINTS[kind] + WORK[kind] * share
    if kind < FARMS:
        farms = sum(other < FARMS for other in player.built)
        worth += MEAN_PRICE[kind] * 2.2 * share * (1.0 if farms < 4 else 0.5)
        if player.has(MANUFACTORY) or MANUFACTORY in player.hand:
            worth += 1 + (kind not in player.built)
    else:
        if player.has(GOVERNORS_PALACE) or GOVERNORS_PALACE in player.hand:
            worth += 1
    if kind in MONUMENTS and (player.has(MAIN_SQUARE) or MAIN_SQUARE in player.hand):
        worth += 2
    if kind == MANUFACTORY:
        worth += scoring.manufactory(player) + 0.5 * more
    elif kind == GOVERNORS_PALACE:
        worth += scoring.governors_palace(player) + 1 + 0.6 * more
    elif kind == MAIN_SQUARE:
        monuments = sum((1.0 if player.has(m) else 0.5 * (m in player.hand) for m in MONUMENTS), 0.0)
        worth += 2 + 2 * monuments if monuments else 0.5
    elif kind == CUSTOMS_HOUSE:
        worth += (sum(scoring.score(s, seat).values()) + 2.2 * more) / 4
    elif kind == RESIDENCE:
        worth += scoring.residence([*player.built, kind]) + 0.5 * more
    elif kind == CATHEDRAL:
        worth += scoring.cathedral(s, seat) + 1
    elif kind in (TRADING_POST, CANAL, LARGE_MARKET, SMALL_MARKET, HARBOR):
        farms = len(player.slots)
        worth *= 1.1 if farms >= 3 else 0.7 if farms == 2 else 0.5
    if player.has(CUSTOMS_HOUSE):
        worth *= 1.2
    return worth


def build_worth(s: SanJuan, seat: int, move: Move) -> float:
    """What building brings, less the cards that it takes."""
    if move == PASS:
        return 0.0
    kind = KIND[move[1]]
    player = s.seats[seat]
    cards = len(player.hand) - (kind != CATHEDRAL)
    return max(way_worth(s, seat, kind, over) for over in builder.ways(s, seat, kind, cards))


def way_worth(s: SanJuan, seat: int, kind: int, over: int) -> float:
    """A building on a free place, or on top of another that is lost."""
    gain = town_worth(s, seat, kind) - builder.price(s, seat, kind, over) * card_price(s)
    if over == builder.NOTHING:
        return gain + 0.8  # the town grows
    lost = town_worth(s, seat, over)
    return gain - lost - (0.5 if s.seats[seat].good_slot(over) >= 0 else 0.0)


def cover_worth(s: SanJuan, seat: int, move: Move) -> float:
    over = builder.NOTHING if len(move) == 1 else KIND[move[1]]
    return way_worth(s, seat, s.pending, over) - (0.5 if len(move) == 3 else 0.0)


# characters ----------------------------------------------------------------------------------------------------


def role_worth(s: SanJuan, seat: int, move: Move) -> float:
    """What a character brings me, less a part of what it brings the others."""
    role = str(move[1])
    used = s.spent and seat == s.governor
    privilege = 2 if s.seats[seat].has(PUBLISHING_HOUSE) and not used else 1
    gain = benefit(s, seat, role, privilege, own=True)
    others = [benefit(s, other, role, 0, own=False) for other in range(s.players) if other != seat]
    return gain - 0.7 * max(others) if s.players == 2 else gain - 0.5 * sum(others) / len(others)


def benefit(s: SanJuan, seat: int, role: str, privilege: int, own: bool) -> float:
    """The points that a seat can expect from a phase."""
    player = s.seats[seat]
    card = card_price(s)
    if role == ROLES[0]:
        return building(s, seat, privilege) if own else guessed_building(s, player)
    if role == ROLES[1]:
        free = sorted([MEAN_PRICE[kind] for kind in free_farms(player, 0)], reverse=True)
        made = free[: 1 + privilege + player.has(CANAL)]
        return 0.75 * card * sum(made)
    if role == ROLES[2]:
        return card * sales(s, player, privilege)
    if role == ROLES[3]:
        kept = 1 + player.has(VILLA)
        choice = {0: 0.25, 1: 0.7, 2: 0.9}[privilege] + 0.3 * player.has(NOTARY)
        registry = player.has(LAND_REGISTRY) and player.free_slot(LAND_REGISTRY) >= 0
        return card * (kept * (1 + choice) + (1.5 if registry else 0.0))
    return card * privilege * 1.1


def building(s: SanJuan, seat: int, privilege: int) -> float:
    """The best building that I could pay as Builder."""
    player = s.seats[seat]
    twin = s.copy()
    twin.chooser, twin.doubled, twin.role, twin.stage = seat, privilege == 2, 0, BUILD
    twin._legal = None
    best = max(build_worth(twin, seat, move) for move in twin.moves())
    saved = card_price(s) * (len(player.hand) > 0)
    return best + saved if best > 0 else 0.0


def guessed_building(s: SanJuan, player: Player) -> float:
    """What somebody else builds, by the number of cards alone."""
    return 0.6 * min(len(player.hand), 5) + 0.3 * player.has(BLACK_MARKET)


def sales(s: SanJuan, player: Player, privilege: int) -> float:
    """Cards from a sale at the prices to come, if they are known, else at the mean."""
    known = s.merchants >= len(PRICES)
    card = PRICES[s.prices[s.merchants % len(PRICES)]]
    prices = []
    for kind in [k for k, good in zip(player.slots, player.goods, strict=True) if good >= 0]:
        prices.append(2.0 if kind >= FARMS else float(card[kind]) if known else MEAN_PRICE[kind])
    sold = sorted(prices, reverse=True)[: 1 + privilege + player.has(TRADING_POST)]
    if not sold:
        return 0.0
    harbor = 2.5 if player.has(HARBOR) else 0.0
    return sum(sold) + player.has(LARGE_MARKET) + (player.has(SMALL_MARKET) and len(sold) > 1) + harbor


def free_farms(player: Player, low: int) -> list[int]:
    """Production buildings without a good, from `low` on."""
    return [k for k, good in zip(player.slots, player.goods, strict=True) if good < 0 and low <= k < FARMS]
