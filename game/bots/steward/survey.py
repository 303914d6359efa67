"""A player's position in numbers: what can be expected of the rest of the game, and the features of values.py."""

from __future__ import annotations

from game.bots.steward.values import STEWARD, TOKENS, Values
from game.puerto_rico.data import (
    BUILDINGS,
    CIRCLES,
    CITY_SPACES,
    CLOISTER_POINTS,
    COMMERCIAL,
    FACTORY_COINS,
    FOREST,
    FOREST_HOUSE,
    FRUIT,
    LARGE_FRUIT,
    LARGE_SUGAR,
    PICKS,
    PLOTS,
    PRICES,
    SPACES,
    SPECIAL,
    SUGAR,
)
from game.puerto_rico.position import Player
from game.puerto_rico.scoring import guild_points
from game.puerto_rico.state import PuertoRico

GOOD = [building.good if building.good < len(PRICES) else -1 for building in BUILDINGS]
"""What a building makes of a plantation's crop; -1 for every other building."""


Estate = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int]
"""All of a board that a survey depends on, but for the points."""


class Outlook:
    """How long the game will last and what that makes things worth.

    `phases` is how often each character will still be played; `coin` the worth of a coin; `manned` the chance
    that a circle empty today will be filled in time to matter; `values` the numbers of who looks, `surveys` what
    has been surveyed already: within a decision the same estates come up again and again.
    """

    __slots__ = ("coin", "manned", "phases", "surveys", "values")

    def __init__(self, phases: float, values: Values = STEWARD) -> None:
        self.phases = phases
        self.values = values
        self.surveys: dict[Estate, Survey] = {}
        low = min(int(phases), len(values.coin) - 2)
        part = min(phases - low, 1.0)
        self.coin: float = values.coin[low] * (1.0 - part) + values.coin[low + 1] * part
        most, half = values.manned
        self.manned: float = most * phases / (phases + half)


def outlook(s: PuertoRico, values: Values = STEWARD) -> Outlook:
    """Judge the end of the game by the city that fills first, the points and the workers left."""
    if s.ending:
        left = 0 if s.edition == SPECIAL else PICKS[s.players] - s.picks
        return Outlook(0.12 * left, values)
    room = CITY_SPACES
    working = free = 0
    for board in s.boards:
        room = min(room, CITY_SPACES - board.spaces_used())
        working += len(board.hands) - board.hands.count(0)
    players = s.players
    phases = room / values.spaces_filled
    phases = min(phases, s.points / max(values.shipped * players, values.shipped_each * working))
    if not s.noble:  # with extension II workers may run out
        leaving = values.hired * players + values.hired_too
        if values.hired_free > 0.0:
            for board in s.boards:
                free += board.empty_circles()
            leaving += values.hired_free * free
        phases = min(phases, s.reserve / leaving)
    return Outlook(max(phases, 0.3), values)


class Survey:
    """A player's estate in numbers: tiles and circles by kind, filled or not, and the features of values.py."""

    __slots__ = (
        "circles",
        "empty",
        "features",
        "forester",
        "land",
        "manned",
        "plots",
        "product",
        "shipped",
        "spaces",
        "staffed",
        "wage",
        "worked",
    )

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
        self.forester: bool = staff[FOREST_HOUSE] >= 0
        self.plots: int = PLOTS - len(tiles)
        self.spaces: int = spaces
        self.empty: int = empty
        self.manned: float = 0.0
        """The chance that an empty circle is filled in time."""
        self.wage: float = 0.0
        """What a worker would bring elsewhere."""
        self.features: list[float] = []
        self.product: float = -1.0
        """What `worth.production` has found, or -1."""
        self.shipped: float = 0.0
        """Points for crates to come, as a Customs house counts them."""


def survey(board: Player, o: Outlook) -> Survey:
    key = (
        tuple(board.land),
        tuple(board.hands),
        tuple(board.staff),
        tuple(board.nobles),
        board.idle,
        board.idle_nobles,
    )
    v = o.surveys.get(key)
    if v is None:
        v = o.surveys[key] = surveyed(board, o)
    v.features[TOKENS] = v.shipped + board.vp / 4.0 - 0.33
    return v


def surveyed(board: Player, o: Outlook) -> Survey:
    v = Survey(board)
    phases = o.phases
    coming = o.values.worker_rate * phases
    empty = v.empty
    v.manned = o.manned * (1.0 if empty <= coming else coming / empty)
    if board.idle <= empty:
        v.wage = o.values.wage * phases
    land, circles = v.land, v.circles
    crates = kinds = bulk = special = 0
    for good in range(5):
        n = land[good] if land[good] < circles[good] else circles[good]
        if n:
            kinds += 1
            crates += n
            if n > bulk:
                bulk = n
            if good and n > special:
                special = n
    guilds = shops = 0
    for b in board.city:
        if not COMMERCIAL[b]:
            guilds += guild_points(b)
        else:
            shops += 1
    builds = min(float(v.spaces), o.values.build_rate * phases)
    farms = min(float(v.plots), o.values.farm_rate * phases)
    grown = o.values.growth * phases
    tiles = PLOTS - v.plots + farms
    sets = sum([n // 3 for n in land])
    nobles = board.bourgeois() + 0.6 * phases
    staff = board.staff
    ducts = 1.0 if land[FRUIT] and staff[LARGE_FRUIT] >= 0 else 0.3
    ducts += 1.0 if land[SUGAR] and staff[LARGE_SUGAR] >= 0 else 0.3
    v.shipped = crates * phases * o.values.crate / 4.0
    v.features = [
        phases,
        o.values.sale_rate * phases * o.coin * (1.0 if kinds else 0.7),
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
        0.0,  # depends on the points that there are
        shops + 0.4 * builds,
        CLOISTER_POINTS[sets] + 0.3 * farms,
        nobles,
        ducts * phases,
        o.values.forest * (0.4 * farms if v.forester else 0.8 * farms) * builds * o.coin,
        max(0.0, special + grown - 1.0) * phases * o.coin,
        min(nobles, kinds + grown) * phases,
        1.0,
    ]
    return v


def effect(features: list[float], building: int, o: Outlook) -> float:
    """What an occupied building will bring its owner, beside its printed points."""
    total = 0.0
    for feature, weight in o.values.effect[building]:
        total += weight * features[feature]
    return total
