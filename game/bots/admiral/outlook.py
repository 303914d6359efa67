"""What things are worth to a seat as the game stands: prices of single pieces, and terms of which a position's worth
is the sum. An action is weighed by the change of the few terms that it touches; no position is copied."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, log1p

from game.bots.admiral.values import Values
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import (
    BUILDINGS,
    CHARACTERS,
    FEEDING,
    GUILDS,
    REPAIRS,
    REQUESTS,
    T_FEED,
    T_HONOUR,
    T_WOOD,
    Position,
)

TRADE, EXPEDITIONS, INFLUENCE, URBANISATION, COFFERS = range(5)
LAST_REAL = 1 / board.REALS_PER_POINT

# Groups of ship spaces: three colonies, then three markets by their good
GROUP_OF = tuple(space // 5 if space < m.FIRST_MARKET else 3 + m.SPACE_GOOD[space] for space in range(m.SPACES))
GROUP_MASK = tuple(sum(1 << space for space in range(m.SPACES) if GROUP_OF[space] == g) for g in range(6))
GROUP_PRESTIGE = tuple(m.SPACE_PRESTIGE[GROUP_OF.index(g)] for g in range(6))
# The groups of each sea in the order of their prestige in rounds 1, 3, 5
BEST_GROUPS = tuple(
    tuple(sorted(groups, key=lambda g, i=i: -GROUP_PRESTIGE[g][i]) for i in range(3))  # type: ignore[misc]
    for groups in ((3, 4, 5), (0, 1, 2))
)
PLAIN = {T_FEED, T_HONOUR, T_WOOD}  # decisions that requests do not touch
FIELD_BECOMES = tuple(field.becomes for field in board.FIELDS)
REGION_OF_FIELD = (*(field.region for field in board.FIELDS), 0)


@lru_cache(1 << 15)
def bits(mask: int) -> list[int]:
    """The places in a mask, in order; the list is shared."""
    return m.bits(mask)


# Of a set of favours: how many guilds have one in it, how many have two
FIRSTS = tuple(sum(1 for guild in m.GUILD_MASKS if mask & guild) for mask in range(1 << 12))
SECONDS = tuple(sum(1 for guild in m.GUILD_MASKS if (mask & guild).bit_count() > 1) for mask in range(1 << 12))


@cache
def use_table(uses: tuple[float, ...]) -> list[float]:
    """The sum of the favours' values for each set of them."""
    return [sum(uses[f] for f in bits(mask)) for mask in range(1 << 12)]


class Outlook:
    """The prices of one seat in one position."""

    __slots__ = (
        "acting", "bread", "dues", "goods", "influences", "losses", "meals", "n", "p", "pirate", "r", "real", "s",
        "upkeeps", "v", "wood", "yields",
    )  # fmt: skip

    def __init__(self, s: Position, p: int, v: Values) -> None:
        self.s = s
        self.p = p
        self.v = v
        self.n = s.players
        self.influences: dict[int, float] = {}
        self.losses: dict[int, float] = {}
        r = self.r = max(1, s.round)
        phase = s.phase
        self.acting = acting = 6 - r if phase <= CHARACTERS else 5 - r  # phases B to come, this one included
        self.upkeeps = 6 - r if phase <= REPAIRS else 5 - r
        self.meals = 6 - r if phase <= FEEDING else 5 - r
        self.pirate = 0.5 * (self.piracy(s.pirates[p] + 2) - self.piracy(s.pirates[p]))
        self.real = v.real if acting else 0.5 * (v.real + LAST_REAL) if phase < REQUESTS and r < 5 else LAST_REAL
        if acting >= 2:
            self.goods = (v.wheat, v.sugar, v.wine)
        elif acting == 1:
            f = v.last
            self.goods = (
                LAST_REAL + f * (v.wheat - LAST_REAL),
                LAST_REAL + f * (v.sugar - LAST_REAL),
                LAST_REAL + f * (v.wine - LAST_REAL),
            )
        else:
            self.goods = (LAST_REAL, LAST_REAL, LAST_REAL)
        ships = board.SHIPS - s.fleet[p]
        wood = self.plain(v.wood)
        if self.upkeeps and s.wood[p] < ships:
            wood = max(wood, 0.9 * self.pirate)
        self.wood = wood
        bread = self.plain(v.bread)
        if self.meals and s.bread[p] < s.hungry(p):
            bread = max(bread, 0.9 * self.pirate)
        self.bread = bread
        self.dues = self._dues() if s.stack[-1][0] not in PLAIN else []
        self.yields: list[float] | None = None

    def plain(self, price: float) -> float:
        """The price of a piece towards the end, when there is less and less to be done with it."""
        if self.acting >= 2:
            return price
        return 0.5 * (price + LAST_REAL) if self.acting else LAST_REAL

    # requests --------------------------------------------------------------------------------------------------

    def _dues(self) -> list[tuple[int, int, list[float]]]:
        """When requests are answered: which column of prestige, in how many rounds, how many of each type."""
        s, p, v, r = self.s, self.p, self.v, self.r
        held = s.requests[5 * p : 5 * p + 5]
        total = float(sum(held))
        left = sum(s.offers)
        picks_done = r if s.phase > GUILDS or p in s.rows else r - 1
        found = []
        # how many there are already for the first answer, of each type
        stock: list[float] = [float(count) for count in held]
        for due in (1, 3, 5):
            if due < r or (due == r and s.phase == REQUESTS and total < due // 2 + 2):
                continue  # answered already
            picks = max(0, due - picks_done)
            picks_done = max(picks_done, due)
            if picks and left:
                share = v.pick * picks / left
                for t in range(5):
                    count = s.offers[t] + s.offers[5 + t]
                    for row in range(2, self.n):
                        count += s.offers[5 * row + t]
                    stock[t] += share * count
            answers = board.ANSWERS[due]
            if due == 5:
                found.append((2, 5 - r, stock))
                break
            have = sum(stock)
            if have <= answers:
                need, stock = stock, [0.0] * 5
            else:
                need = self._first(stock, due // 2, answers)
                stock = [stock[t] - need[t] for t in range(5)]
            found.append((due // 2, due - r, need))
        return found

    def _first(self, stock: list[float], column: int, answers: float) -> list[float]:
        """Which requests will be answered first: most likely those that bring most as things stand."""
        worths = [self.present(t, column) for t in range(5)]
        order = sorted(range(5), key=lambda t: -worths[t])
        need = [0.0] * 5
        best = self.v.best
        left = float(answers)
        for t in order:
            taken = min(stock[t] * best, left)
            need[t] = taken
            left -= taken
        if left > 0:
            for t in order:
                more = min(stock[t] - need[t], left)
                need[t] += more
                left -= more
        return need

    def present(self, t: int, column: int) -> float:
        s, p = self.s, self.p
        if t in (TRADE, EXPEDITIONS):
            found, ships = 0, 3
            for g in BEST_GROUPS[t][column]:
                count = min(ships, (s.docks[p] & GROUP_MASK[g]).bit_count())
                found += GROUP_PRESTIGE[g][column] * count
                ships -= count
            return found
        if t == INFLUENCE:
            up = s.up[p] | s.down[p]
            return 4.0 * sum(1 for mask in m.GUILD_MASKS if up & mask)
        if t == URBANISATION:
            return max(self.city_values())
        return 0.8 * min(s.reals[p], 15)

    def fleet(self, counts: list[int]) -> float:
        """What ships on these groups of spaces bring to requests."""
        value = 0.0
        patience = self.v.patience_ships
        for column, far, need in self.dues:
            weight = patience**far
            for t in (TRADE, EXPEDITIONS):
                tiles = need[t]
                if tiles <= 0:
                    continue
                rank = 0
                for g in BEST_GROUPS[t][column]:
                    for _ in range(counts[g]):
                        part = tiles - rank // 3
                        if part <= 0:
                            break
                        value += weight * GROUP_PRESTIGE[g][column] * (part if part < 1 else 1.0)
                        rank += 1
        return value

    def ship_counts(self) -> list[int]:
        docks = self.s.docks[self.p]
        return [(docks & mask).bit_count() for mask in GROUP_MASK]

    def influence(self, up: int, down: int) -> float:
        """What favours bring to requests, and to be used."""
        key = up << 12 | down
        known = self.influences.get(key)
        if known is not None:
            return known
        v = self.v
        value = 0.0
        every = up | down
        for _, far, need in self.dues:
            tiles = need[INFLUENCE]
            if tiles <= 0:
                continue
            awake = v.awake if far or self.s.phase <= GUILDS else 0.0
            first = FIRSTS[up]
            missing = float(FIRSTS[every] - first)
            if missing > 1:  # a row wakes one guild
                missing = 1 + v.awake_more * (missing - 1)
            found = (first + awake * missing) * (tiles if tiles < 1 else 1.0)
            if tiles > 1:
                second = SECONDS[up]
                found += (second + awake * (SECONDS[every] - second)) * (tiles - 1 if tiles < 2 else 1.0)
            value += board.FAVOUR_PRESTIGE * v.patience_favours**far * found
        acts = self.acting
        if acts or self.s.phase <= BUILDINGS:
            uses = use_table(v.uses)
            each = v.favour_round * (acts - 1) if acts else 0.0
            now = v.favour if acts else 0.5 * v.favour
            value += (now + each) * uses[up]
            if acts and down:
                value += v.asleep * (each if self.s.phase > GUILDS else now + each) * uses[down]
        self.influences[key] = value
        return value

    def city_values(self, city: int = -1, own: int = 0) -> list[float]:
        """What each city would bring an urbanisation; in `city` the seat's pieces are `own` instead."""
        houses = self.s.houses
        p = self.p
        values = []
        for c in range(3):
            mine = own if c == city else houses[p] >> 12 * c & m.CITY_BITS
            if mine:
                rival = 0
                for q in range(self.n + 1):
                    if q != p:
                        other = houses[q] >> 12 * c & m.CITY_BITS
                        other |= other.bit_count() << 12
                        if other > rival:
                            rival = other
                values.append(self.city_value(c, mine, rival))
            else:
                values.append(0.0)
        return values

    def city_value(self, city: int, mine: int, rival: int) -> float:
        """What a city brings with these own pieces against the strongest rival's (its number and its pieces)."""
        if not mine:
            return 0.0
        count = mine.bit_count()
        lead = count - (rival >> 12)
        if lead == 0 and mine < rival & m.CITY_BITS:
            lead = -1
        elif lead >= 0:
            lead += 1
        printed = board.CITIES[city]
        v = self.v
        if self.s.phase > BUILDINGS:
            part = 1.0 if lead > 0 else 0.0
        elif lead > 0:
            part = v.majority if lead == 1 else 0.5 * (1.0 + v.majority) if lead == 2 else 1.0
        else:
            part = v.chase if lead == -1 else 0.4 * v.chase if lead == -2 else 0.0
        return printed.other + part * (printed.majority - printed.other)

    def urban(self, values: list[float], pieces: int) -> float:
        """What cities bring to requests and by the Mayor's income."""
        ranked = sorted(values, reverse=True)
        value = self.v.house * self.acting * pieces
        patience = self.v.patience_cities
        for _, far, need in self.dues:
            tiles = need[URBANISATION]
            weight = patience**far
            for k in range(3):
                part = tiles - k
                if part <= 0:
                    break
                value += weight * ranked[k] * (part if part < 1 else 1.0)
        return value

    def money(self, reals: int) -> float:
        """What so many reals are worth."""
        v = self.v
        price = self.real
        value = price * reals if reals <= v.purse else price * v.purse + LAST_REAL * (reals - v.purse)
        for _, far, need in self.dues:
            tiles = need[COFFERS]
            if tiles > 0:
                weight = v.patience_reals**far * (1 - price)
                value += weight * min(tiles, 1.0) * min(reals, 15)
                if tiles > 1 and reals > 15:
                    value += weight * min(tiles - 1, 1.0) * min(reals - 15, 15)
        return value

    def earn(self, reals: int) -> float:
        """What so many more (or fewer) reals are worth."""
        own = self.s.reals[self.p]
        return self.money(own + reals) - self.money(own)

    # stores ----------------------------------------------------------------------------------------------------

    def good(self, good: int, amount: int) -> float:
        """What so many more (or fewer) goods of a kind are worth."""
        price = self.goods[good]
        have = self.s.goods[3 * self.p + good]
        room = self.v.many - have
        if amount <= room:
            return price * amount
        cheap = price * self.v.heap
        if room <= 0:
            return cheap * amount if amount > 0 else cheap * max(amount, room) + price * min(0, amount - room)
        return price * room + cheap * (amount - room)

    def lumber(self, amount: int) -> float:
        """What so much more wood is worth: there is only so much to repair and to build."""
        room = self.v.pile - self.s.wood[self.p]
        if amount <= room:
            return self.wood * amount
        room = max(0.0, room)
        return self.wood * room + LAST_REAL * (amount - room)

    def food(self, amount: int) -> float:
        """What so much more bread is worth: first against hunger, then for dice and later rounds."""
        s, p = self.s, self.p
        lack = s.hungry(p) - s.bread[p] if self.meals else 0
        plain = self.plain(self.v.bread)
        if lack <= 0:
            return plain * amount
        urgent = min(lack, amount)
        return max(plain, 0.9 * self.pirate) * urgent + plain * (amount - urgent)

    def worker_cost(self) -> float:
        """What it costs to feed one more worker until the end."""
        s, p = self.s, self.p
        meals = self.meals
        if not meals:
            return 0.0
        spare = s.mill[p] - (board.WORKERS - s.reserve[p])
        per = self.bread * self.v.meal
        if spare > 0:
            return 0.3 * per * (meals - 1)
        return self.bread + per * (meals - 1) * 0.8

    def mill_level(self) -> float:
        return self.v.mill * self.meals if self.meals else 0.0

    # people ----------------------------------------------------------------------------------------------------

    def field_yields(self) -> list[float]:
        """What a harvest on each field brings."""
        if self.yields is None:
            s, r = self.s, self.r
            goods = self.goods
            found = []
            for f in range(14):
                if s.field_wood[f]:
                    left = s.field_wood[f]
                    found.append(self.wood if left > 1 else 0.5 * (self.wood + goods[s.field_good[f]]))
                    continue
                value = goods[s.field_good[f]]
                becomes = FIELD_BECOMES[f]
                if becomes is not None and s.field_good[f] == board.FIELDS[f].good:
                    turn = 2 if board.FIELDS[f].good == board.WHEAT else 4
                    if r <= turn:
                        later = (5 - turn) / (6 - r)
                        value = (1 - later) * value + later * goods[becomes]
                found.append(value)
            found.append(0.0)
            self.yields = found
        return self.yields

    def region(self, region: int, plots: int) -> float:
        """What workers on a region's fields bring until the end."""
        v = self.v
        acts = self.acting
        if region == 0:
            if not plots >> m.FOREST & 1:
                return 0.0
            others = plots & ~(1 << m.FOREST)
            for f in bits(others):
                if self.s.field_wood[f]:
                    return v.forest_again * (acts + 0.5 * (self.upkeeps - acts))
            return v.forest * (acts + 0.5 * (self.upkeeps - acts))
        own = plots & m.REGION_FIELDS[region]
        if not own:
            return 0.0
        count = own.bit_count()
        yields = self.field_yields()
        total = 0.0
        for f in bits(own):
            total += yields[f]
        return acts * (
            (v.harvest + v.region * (count - 1)) * total + (v.level + (v.level_many if count >= 3 else 0.0))
        )

    def piracy(self, own: int) -> float:
        """The loss to be expected with so many pirates."""
        loss = self.losses.get(own)
        if loss is None:
            loss = self.losses[own] = self._piracy(own)
        return loss

    def _piracy(self, own: int) -> float:
        if own <= 0 and self.r == 5 and self.s.phase >= REQUESTS:
            return 0.0
        s, v, n = self.s, self.v, self.n
        spread = v.spread * (6 - self.r) ** 0.5
        worse = 0.0
        for q in range(n):
            if q != self.p:
                worse += 1 / (1 + exp((own - s.pirates[q]) / spread))
        i = int(worse)
        table = board.PIRATE_LOSS
        loss = table[i] if i >= n - 1 else table[i] + (worse - i) * (table[i + 1] - table[i])
        loss *= v.rank
        if own == 0:
            loss *= 1 - v.clean * (self.r - 1) / 5
        left = 5 - self.r if s.phase >= REQUESTS else 6 - self.r
        above = (own + v.raids * left - board.PIRATE_LIMIT) / (1.0 + v.spread * left)
        excess = (1.0 + v.spread * left) * (log1p(exp(above)) if above < 30 else above) if left else max(0.0, above)
        return loss + v.pirate * own + excess

    def guards(self, count: int) -> float:
        """What workers on the Watch bring: pirate dice, and the honour for who has most."""
        s, p, v = self.s, self.p, self.v
        value = min(count, 4) * (v.guard if self.acting else v.guard_last)
        if s.phase < 7:
            most = max(s.watch[q] for q in range(self.n) if q != p)
            if count > most:
                value += v.honour if self.acting and s.phase <= CHARACTERS else board.HONOUR * 0.8
        return value
