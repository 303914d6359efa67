"""How good a position is for a seat, in points expected at the end."""

from __future__ import annotations

from game.bots.steward import values
from game.puerto_rico import achievements
from game.puerto_rico.data import (
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    CLOISTER_POINTS,
    COMMERCIAL,
    FACTORY_COINS,
    FOREST,
    HOUSE_PLACES,
    LARGE,
    LARGE_MARKET,
    OFFICE,
    PICKS,
    PLOTS,
    POINTS,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    SPACES,
    SPECIAL,
    WHARF,
)
from game.puerto_rico.position import Player
from game.puerto_rico.scoring import guild_points, land_sets, score
from game.puerto_rico.state import PuertoRico

GOOD = [building.good if building.good < len(PRICES) else -1 for building in BUILDINGS]
"""What a building makes of a plantation's crop; -1 for every other building."""


class Outlook:
    """How long the game will last and what that makes things worth.

    `phases` is how often each character will still be played; `coin` the worth of a coin; `manned` the chance
    that a circle empty today will be filled in time to matter.
    """

    __slots__ = ("coin", "manned", "phases")

    def __init__(self, phases: float) -> None:
        self.phases = phases
        low = min(int(phases), len(values.COIN) - 2)
        part = min(phases - low, 1.0)
        self.coin: float = values.COIN[low] * (1.0 - part) + values.COIN[low + 1] * part
        self.manned: float = 0.95 * phases / (phases + 0.8)


def outlook(s: PuertoRico) -> Outlook:
    """Judge the end of the game by the city that fills first, the points and the workers left."""
    if s.ending:
        left = 0 if s.edition == SPECIAL else PICKS[s.players] - s.picks
        return Outlook(0.12 * left)
    room = CITY_SPACES
    working = 0
    for board in s.boards:
        room = min(room, CITY_SPACES - board.spaces_used())
        working += len(board.hands) - board.hands.count(0)
    players = s.players
    phases = room / values.SPACES_FILLED
    phases = min(phases, s.points / max(values.SHIPPED * players, values.SHIPPED_EACH * working))
    if not s.noble:  # with extension II workers may run out
        phases = min(phases, s.reserve / (values.HIRED * players + values.HIRED_TOO))
    return Outlook(max(phases, 0.3))


class Survey:
    """A player's estate in numbers: tiles and circles by kind, filled or not, and the features of values.py."""

    __slots__ = ("circles", "empty", "features", "land", "manned", "plots", "spaces", "staffed", "wage", "worked")

    def __init__(self, board: Player) -> None:
        land = [0] * (FOREST + 1)
        worked = [0] * (FOREST + 1)
        tiles, hands = board.land, board.hands
        empty = 0
        for i in range(len(tiles)):
            kind = tiles[i]
            if kind >= FOREST:
                land[FOREST] += 1
                continue
            land[kind] += 1
            if hands[i]:
                worked[kind] += 1
            else:
                empty += 1
        circles = [99, 0, 0, 0, 0]
        staffed = [99, 0, 0, 0, 0]
        staff = board.staff
        spaces = CITY_SPACES
        for b in board.city:
            spaces -= SPACES[b]
            people = staff[b]
            empty += CIRCLES[b] - people
            good = GOOD[b]
            if good > 0:
                circles[good] += CIRCLES[b]
                staffed[good] += people
        self.land = land
        self.worked = worked
        self.circles = circles
        self.staffed = staffed
        self.plots: int = PLOTS - len(tiles)
        self.spaces: int = spaces
        self.empty: int = empty
        self.manned: float = 0.0
        """The chance that an empty circle is filled in time."""
        self.wage: float = 0.0
        """What a worker would bring elsewhere."""
        self.features: list[float] = []


def survey(board: Player, o: Outlook) -> Survey:
    v = Survey(board)
    phases = o.phases
    coming = values.WORKER_RATE * phases
    empty = v.empty
    v.manned = o.manned * (1.0 if empty <= coming else coming / empty)
    if board.idle <= empty:
        v.wage = values.WAGE * phases
    land, circles = v.land, v.circles
    crates = kinds = bulk = 0
    for good in range(5):
        n = land[good] if land[good] < circles[good] else circles[good]
        if n:
            kinds += 1
            crates += n
            if n > bulk:
                bulk = n
    guilds = shops = 0
    for b in board.city:
        if not COMMERCIAL[b]:
            guilds += guild_points(b)
        else:
            shops += 1
    builds = min(float(v.spaces), values.BUILD_RATE * phases)
    farms = min(float(v.plots), values.FARM_RATE * phases)
    grown = values.GROWTH * phases
    tiles = PLOTS - v.plots + farms
    sets = land_sets(board)
    nobles = board.bourgeois() + 0.6 * phases
    v.features = [
        phases,
        values.SALE_RATE * phases * o.coin * (1.0 if kinds else 0.7),
        farms,
        builds,
        (crates + grown) * phases,
        min(kinds + grown, 3.2) * phases,
        max(0.0, crates + grown - 2.0) * phases,
        (bulk + grown) * phases,
        FACTORY_COINS[kinds] * o.coin * phases
        + (0.5 * (FACTORY_COINS[min(kinds + 2, 5)] - FACTORY_COINS[kinds]) * o.coin * max(0.0, phases - 3.0)),
        o.coin * phases,
        o.coin * phases * nobles,
        guilds + 0.3 * builds,
        4.0 if tiles < 9.5 else min(7.0, tiles - 5.0),
        (board.people() + coming) / 3.0 - 0.33,
        (board.vp + crates * phases * values.CRATE) / 4.0 - 0.33,
        shops + 0.4 * builds,
        CLOISTER_POINTS[sets] + 0.3 * farms,
        nobles,
        1.0,
    ]
    return v


def effect(features: list[float], building: int) -> float:
    """What an occupied building will bring its owner, beside its printed points."""
    total = 0.0
    for feature, weight in values.EFFECT[building]:
        total += weight * features[feature]
    return total


def production(v: Survey, o: Outlook) -> float:
    """Plantations, production circles and quarries: what they yield now, and what they could if all were filled."""
    phases = o.phases
    chance = v.manned
    wage = v.wage
    land, worked, circles, staffed = v.land, v.worked, v.circles, v.staffed
    total = 0.0
    best = second = 0.0  # to sell
    for good in range(5):
        there = land[good]
        full = there if there < circles[good] else circles[good]
        now = worked[good] if worked[good] < staffed[good] else staffed[good]
        i = 0
        yields = 0.0
        while i < now:
            yields += values.NEXT_CRATE[i]
            i += 1
        total += yields * values.CRATE * phases
        while i < full:
            gain = values.NEXT_CRATE[i] * values.CRATE * phases
            if worked[good] <= i:
                gain -= wage
            if staffed[good] <= i:
                gain -= wage
            if gain > 0.0:
                total += chance * gain
            i += 1
        if full:
            price = (PRICES[good] + 0.3) * (1.0 if now else chance)
            if price > best:
                best, second = price, best
            elif price > second:
                second = price
        if there > full:
            spare = there - full
            total += values.OPTION[good] * phases * (1.0 if spare == 1 else 1.4) * (0.5 if full else 1.0)
        elif good > 0 and circles[good] > there:
            spare = circles[good] - there
            total += values.IDLE_CIRCLE * phases * (spare if spare < 2 else 2)
    total += (best + values.SECOND_KIND * second) * values.SALE_RATE * phases * o.coin
    quarries = land[QUARRY]
    if quarries:
        builds = min(float(v.spaces), values.BUILD_RATE * phases) * o.coin
        for i in range(quarries):
            gain = values.QUARRY[i] * builds
            if i < worked[QUARRY]:
                total += gain
            elif gain > wage:
                total += chance * (gain - wage)
    return total


def purse(coins: int, o: Outlook) -> float:
    """What coins are worth."""
    if coins > values.RICH:
        return o.coin * (values.RICH + 0.5 * (coins - values.RICH))
    return o.coin * coins


def has_ship(s: PuertoRico, good: int) -> bool:
    """Whether a common ship would take this good now."""
    empty = False
    carried = s.ship_good
    for i in range(len(carried)):
        if carried[i] == good:
            return s.ship_load[i] < s.ship_size[i]
        if carried[i] < 0:
            empty = True
    return empty


def cargo(s: PuertoRico, board: Player, o: Outlook) -> float:
    """What the crates in hand are worth: to be shipped, the best one to be sold."""
    goods = board.goods
    total = 0.0
    sale = 0.0
    staff = board.staff
    fade = min(1.0, o.phases)
    private = staff[WHARF] > 0
    full = len(s.house) >= HOUSE_PLACES
    for good in range(5):
        n = goods[good]
        if n:
            each = values.HELD if has_ship(s, good) else values.STUCK
            if private and each < 0.8:
                each = 0.8
                private = False
            total += n * each
            coins = PRICES[good]
            if coins:
                odds = 0.3 if full else (0.6 if staff[OFFICE] > 0 or good not in s.house else 0.25)
                if staff[SMALL_MARKET] > 0:
                    coins += 1
                if staff[LARGE_MARKET] > 0:
                    coins += 2
                gain = (coins * o.coin - each) * odds
                if gain > sale:
                    sale = gain
    return (total + sale) * fade


def worth(s: PuertoRico, seat: int, o: Outlook) -> float:
    """The points that a seat may expect to have at the end; a Puertoma is taken as it stands."""
    if s.autos and s.is_auto(seat):
        return float(sum(score(s, seat).values()))
    board = s.boards[seat]
    v = survey(board, o)
    staff = board.staff
    features = v.features
    total = board.vp + production(v, o) + purse(board.coins, o) + cargo(s, board, o)
    some = 0.5 * (v.manned + o.manned)
    for b in board.city:
        total += POINTS[b]
        if GOOD[b] < 0:
            gain = effect(features, b)
            if staff[b] > 0:
                total += gain
            elif gain > v.wage:
                total += (gain - v.wage) * (o.manned if LARGE[b] else some)
    if board.idle:
        total += 0.1 * board.idle * o.manned
    if s.extended:
        total += board.bourgeois() + achievements.points(board)
    return total


def standing(s: PuertoRico, seat: int, o: Outlook) -> float:
    """A seat's worth against the others'; once the game is over, what it has won by."""
    players = s.players
    if s.to_act is None:
        marks = [total + 0.05 * s.tiebreak(i) for i, total in enumerate(s.totals())]
        rival = max(marks[i] for i in range(players) if i != seat)
        bonus = 8.0 if marks[seat] >= rival else -8.0
        others = (sum(marks) - marks[seat]) / (players - 1)
        return marks[seat] - values.OTHERS * others + bonus
    if s.ending:
        o = outlook(s)
    others = 0.0
    for i in range(players):
        if i != seat:
            others += worth(s, i, o)
    return worth(s, seat, o) - values.OTHERS * others / (players - 1)


