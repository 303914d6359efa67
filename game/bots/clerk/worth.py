"""What cards, buildings and characters are worth to a seat, in points."""

from __future__ import annotations

from game.bots.clerk.values import Values
from game.core import Move
from game.san_juan import builder, roles, scoring
from game.san_juan.cards import (
    BLACK_MARKET,
    CANAL,
    CATHEDRAL,
    COST,
    CUSTOMS_HOUSE,
    FARMS,
    GOVERNORS_PALACE,
    HARBOR,
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
from game.san_juan.moves import BUILD, PASS, ROLES
from game.san_juan.position import Player
from game.san_juan.state import SanJuan

TOWN = roles.LAST_BUILDING
MEAN_PRICE = [sum(card[good] for card in PRICES) / len(PRICES) for good in range(FARMS)]


class Outlook:
    """How long the game will last and what that makes a card worth; `values` are the numbers of who looks."""

    __slots__ = ("card", "left", "share", "values")

    def __init__(self, s: SanJuan, values: Values) -> None:
        self.values = values
        self.left: int = left(s)
        """Builder phases that the game lasts at least."""
        self.card: float = values.card + values.card_more * self.left
        """What a card in hand is worth in points; little in the end."""
        self.share: float = float((self.left / TOWN) ** values.fade)


# cards and buildings -----------------------------------------------------------------------------------------------


def left(s: SanJuan) -> int:
    return TOWN - max([len(player.built) for player in s.seats])


def card_worth(s: SanJuan, o: Outlook, seat: int, kind: int) -> float:
    """What a card in hand promises: its worth in the town, less what it costs."""
    player = s.seats[seat]
    if kind >= FARMS and player.has(kind):
        return 0.0
    rest = o.left
    if rest == 0:
        return 0.0
    promise = town_worth(s, o, seat, kind) - o.values.promise * COST[kind] * o.card
    copies = player.hand.count(kind)
    if kind >= FARMS and copies > 1:
        promise /= copies
    if COST[kind] > len(player.hand) + 2 and rest <= 2:
        promise *= o.values.far
    return max(promise, 0.05)


def town_worth(s: SanJuan, o: Outlook, seat: int, kind: int) -> float:
    """Points that a building would add by the end, guessed."""
    player = s.seats[seat]
    values = o.values
    more = min(TOWN - len(player.built), o.left + 1)  # buildings still to come
    worth = POINTS[kind] + values.work[kind] * o.share
    if kind < FARMS:
        farms = sum(other < FARMS for other in player.built)
        worth += MEAN_PRICE[kind] * values.crop * o.share * (1.0 if farms < 4 else values.crop_later)
        if player.has(MANUFACTORY) or MANUFACTORY in player.hand:
            worth += 1 + (kind not in player.built)
    else:
        if player.has(GOVERNORS_PALACE) or GOVERNORS_PALACE in player.hand:
            worth += 1
    if kind in MONUMENTS and (player.has(MAIN_SQUARE) or MAIN_SQUARE in player.hand):
        worth += values.monument
    if kind == MANUFACTORY:
        worth += scoring.manufactory(player) + values.manufactory[0] + values.manufactory[1] * more
    elif kind == GOVERNORS_PALACE:
        worth += scoring.governors_palace(player) + values.palace[0] + values.palace[1] * more
    elif kind == MAIN_SQUARE:
        base, each, held = values.square
        monuments = sum([1.0 if player.has(m) else held * (m in player.hand) for m in MONUMENTS])
        worth += base + each * monuments if monuments else 0.5
    elif kind == CUSTOMS_HOUSE:
        worth += (sum(scoring.score(s, seat).values()) + values.customs * more) / 4
    elif kind == RESIDENCE:
        worth += scoring.residence([*player.built, kind]) + values.residence[0] + values.residence[1] * more
    elif kind == CATHEDRAL:
        worth += scoring.cathedral(s, seat) + values.cathedral
    elif kind in (TRADING_POST, CANAL, LARGE_MARKET, SMALL_MARKET, HARBOR):
        farms = len(player.slots)
        worth *= values.trade[2] if farms >= 3 else values.trade[1] if farms == 2 else values.trade[0]
    if player.has(CUSTOMS_HOUSE):
        worth *= 1.2
    return worth


def build_worth(s: SanJuan, o: Outlook, seat: int, move: Move) -> float:
    """What building brings, less the cards that it takes."""
    if move == PASS:
        return 0.0
    kind = KIND[move[1]]
    player = s.seats[seat]
    cards = len(player.hand) - (kind != CATHEDRAL)
    return max(way_worth(s, o, seat, kind, over) for over in builder.ways(s, seat, kind, cards))


def way_worth(s: SanJuan, o: Outlook, seat: int, kind: int, over: int) -> float:
    """A building on a free place, or on top of another that is lost."""
    values = o.values
    price = builder.price(s, seat, kind, over)
    gain = town_worth(s, o, seat, kind) - price * o.card
    if values.regret and price:
        gain -= values.regret * paid_with(s, o, seat, kind, price)
    if over == builder.NOTHING:
        return gain + values.grows
    lost = town_worth(s, o, seat, over)
    return gain - lost - (0.5 if s.seats[seat].good_slot(over) >= 0 else 0.0)


def paid_with(s: SanJuan, o: Outlook, seat: int, kind: int, price: int) -> float:
    """What the cards promise that would go for a building, those of least worth."""
    hand = list(s.seats[seat].hand)
    if kind in hand:
        hand.remove(kind)
    worth = {card: card_worth(s, o, seat, card) for card in set(hand)}
    return sum(sorted([worth[card] for card in hand])[:price])


def cover_worth(s: SanJuan, o: Outlook, seat: int, move: Move) -> float:
    over = builder.NOTHING if len(move) == 1 else KIND[move[1]]
    return way_worth(s, o, seat, s.pending, over) - (0.5 if len(move) == 3 else 0.0)


# characters ----------------------------------------------------------------------------------------------------


def role_worth(s: SanJuan, o: Outlook, seat: int, move: Move) -> float:
    """What a character brings me, less a part of what it brings the others."""
    role = str(move[1])
    used = s.spent and seat == s.governor
    privilege = 2 if s.seats[seat].has(PUBLISHING_HOUSE) and not used else 1
    gain = benefit(s, o, seat, role, privilege, own=True)
    others = [benefit(s, o, other, role, 0, own=False) for other in range(s.players) if other != seat]
    if s.players == 2:
        return gain - o.values.others_two * others[0]
    return gain - o.values.others * sum(others) / len(others)


def benefit(s: SanJuan, o: Outlook, seat: int, role: str, privilege: int, own: bool) -> float:
    """The points that a seat can expect from a phase."""
    player = s.seats[seat]
    card, values = o.card, o.values
    if role == ROLES[0]:
        return building(s, o, seat, privilege) if own else guessed_building(s, o, player)
    if role == ROLES[1]:
        free = sorted([MEAN_PRICE[kind] for kind in free_farms(player, 0)], reverse=True)
        made = free[: 1 + privilege + player.has(CANAL)]
        return values.produce * card * sum(made)
    if role == ROLES[2]:
        return values.sell * card * sales(s, o, player, privilege)
    if role == ROLES[3]:
        kept = 1 + player.has(VILLA)
        choice = values.look[privilege] + values.notary * player.has(NOTARY)
        registry = player.has(LAND_REGISTRY) and player.free_slot(LAND_REGISTRY) >= 0
        return card * (kept * (1 + choice) + (values.registry if registry else 0.0))
    return card * privilege * values.adventure


def building(s: SanJuan, o: Outlook, seat: int, privilege: int) -> float:
    """The best building that I could pay as Builder."""
    player = s.seats[seat]
    twin = s.copy()
    twin.chooser, twin.doubled, twin.role, twin.stage = seat, privilege == 2, 0, BUILD
    twin._legal = None
    best = max(build_worth(twin, o, seat, move) for move in twin.moves())
    if best <= 0:
        return 0.0
    values = o.values
    best += values.save * o.card * (len(player.hand) > 0)
    if values.hurry:
        rivals = max([len(other.built) for i, other in enumerate(s.seats) if i != seat])
        best += values.hurry * (len(player.built) - rivals)
    if values.lead:
        totals = s.totals()
        best += values.lead * (totals[seat] - max([t for i, t in enumerate(totals) if i != seat]))
    return best


def guessed_building(s: SanJuan, o: Outlook, player: Player) -> float:
    """What somebody else builds, by the number of cards alone."""
    return o.values.rival_builds * min(len(player.hand), 5) + o.values.rival_market * player.has(BLACK_MARKET)


def sales(s: SanJuan, o: Outlook, player: Player, privilege: int) -> float:
    """Cards from a sale at the prices to come, if they are known, else at the mean."""
    known = s.merchants >= len(PRICES)
    card = PRICES[s.prices[s.merchants % len(PRICES)]]
    prices = []
    for kind in [k for k, good in zip(player.slots, player.goods, strict=True) if good >= 0]:
        prices.append(o.values.registry_good if kind >= FARMS else float(card[kind]) if known else MEAN_PRICE[kind])
    sold = sorted(prices, reverse=True)[: 1 + privilege + player.has(TRADING_POST)]
    if not sold:
        return 0.0
    harbor = 2.5 if player.has(HARBOR) else 0.0
    return sum(sold) + player.has(LARGE_MARKET) + (player.has(SMALL_MARKET) and len(sold) > 1) + harbor


def free_farms(player: Player, low: int) -> list[int]:
    """Production buildings without a good, from `low` on."""
    return [k for k, good in zip(player.slots, player.goods, strict=True) if good < 0 and low <= k < FARMS]
