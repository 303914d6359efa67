"""How good a position is for a seat, in points expected at the end."""

from __future__ import annotations

from game.bots.steward.goals import prospects
from game.bots.steward.survey import GOOD, Outlook, Survey, effect, outlook, survey
from game.puerto_rico import achievements
from game.puerto_rico.builder import price
from game.puerto_rico.data import (
    CIRCLES,
    FOREST,
    HOUSE_PLACES,
    LARGE,
    LARGE_MARKET,
    MERCHANT,
    OFFICE,
    POINTS,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    WHARF,
)
from game.puerto_rico.position import CHOOSE
from game.puerto_rico.scoring import score
from game.puerto_rico.state import PuertoRico

LARGE_ONES = [b for b in range(len(LARGE)) if LARGE[b]]


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
            yields += o.values.next_crate[i]
            i += 1
        total += yields * o.values.crate * phases
        while i < full:
            gain = o.values.next_crate[i] * o.values.crate * phases
            if worked[good] <= i:
                gain -= wage
            if staffed[good] <= i:
                gain -= wage
            if gain > 0.0:
                total += chance * gain
            i += 1
        if full:
            sale = (PRICES[good] + o.values.price_more) * (1.0 if now else chance)
            if sale > best:
                best, second = sale, best
            elif sale > second:
                second = sale
        if there > full:
            spare = there - full
            many, beside = o.values.spare
            total += o.values.option[good] * phases * (1.0 if spare == 1 else many) * (beside if full else 1.0)
        elif good > 0 and circles[good] > there:
            spare = circles[good] - there
            total += o.values.idle_circle * phases * (spare if spare < 2 else 2)
    total += (best + o.values.second_kind * second) * o.values.sale_rate * phases * o.coin
    if land[FOREST] and v.forester:
        total += o.values.forest * land[FOREST] * min(float(v.spaces), o.values.build_rate * phases) * o.coin
    quarries = land[QUARRY]
    if quarries:
        builds = min(float(v.spaces), o.values.build_rate * phases) * o.coin
        for i in range(quarries):
            gain = o.values.quarry[i] * builds
            if i < worked[QUARRY]:
                total += gain
            elif gain > wage:
                total += chance * (gain - wage)
    return total


def estate(v: Survey, o: Outlook) -> float:
    """The production of an estate as it stands; reckoned once."""
    if v.product < 0.0:
        v.product = production(v, o)
    return v.product


def purse(coins: int, o: Outlook) -> float:
    """What coins are worth."""
    if coins > o.values.rich:
        return o.coin * (o.values.rich + o.values.rest * (coins - o.values.rich))
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


def room(s: PuertoRico, good: int) -> int:
    """Crates of this good that the common ships would still take."""
    most = 0
    carried = s.ship_good
    for i in range(len(carried)):
        if carried[i] == good:
            return s.ship_size[i] - s.ship_load[i]
        if carried[i] < 0 and s.ship_size[i] > most:
            most = s.ship_size[i]
    return most


def dream(s: PuertoRico, seat: int, v: Survey, o: Outlook) -> float:
    """What the large building that can be had next would bring beyond its price."""
    best = 0.0
    for b in LARGE_ONES:
        if s.market[b] > 0:
            gain = POINTS[b] + effect(v.features, b, o) * o.manned - s.costs[b] * o.coin
            if gain > 0.0:
                short = price(s, seat, b) - s.boards[seat].coins
                if short > 0:
                    gain *= o.values.dream_step**short
                if gain > best:
                    best = gain
    return best


def cargo(s: PuertoRico, seat: int, o: Outlook) -> float:
    """What the crates in hand are worth: to be shipped, the best one to be sold."""
    board = s.boards[seat]
    goods = board.goods
    total = 0.0
    sale = 0.0
    staff = board.staff
    fade = min(1.0, o.phases)
    private = staff[WHARF] > 0
    full = len(s.house) >= HOUSE_PLACES
    turn = 1.0
    chance = o.values.odds_late if s.role_taken[MERCHANT] >= 0 else 1.0
    if s.phase == CHOOSE and s.to_act is not None:
        earlier = (seat - s.to_act) % s.players
        chance *= 1.0 - o.values.odds_turn * earlier
        turn *= 1.0 - o.values.held_turn * earlier
    crowd = o.values.crowd
    wanted, unwanted, crammed = o.values.odds
    for good in range(5):
        n = goods[good]
        if n:
            each = o.values.held if has_ship(s, good) else o.values.stuck
            if crowd > 0.0 and each != o.values.stuck:
                there, crates = room(s, good), 0
                for other in s.boards:
                    crates += other.goods[good]
                if there < crates:
                    each -= crowd * (each - o.values.stuck) * (1.0 - there / crates)
            each *= turn
            if private and each < o.values.private:
                each = o.values.private
                private = False
            total += n * each
            coins = PRICES[good]
            if coins:
                odds = crammed if full else (wanted if staff[OFFICE] > 0 or good not in s.house else unwanted)
                if staff[SMALL_MARKET] > 0:
                    coins += 1
                if staff[LARGE_MARKET] > 0:
                    coins += 2
                gain = (coins * o.coin - each) * odds * chance
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
    total = board.vp + estate(v, o) + purse(board.coins, o) + cargo(s, seat, o)
    if o.values.dream > 0.0 and v.spaces > 1:
        total += o.values.dream * dream(s, seat, v, o)
    some = 0.5 * (v.manned + o.manned)
    for b in board.city:
        total += POINTS[b]
        if GOOD[b] < 0:
            gain = effect(features, b, o)
            if staff[b] > 0:
                total += gain * staff[b] / CIRCLES[b]  # only a Guest house has more than one circle
            elif gain > v.wage:
                total += (gain - v.wage) * (o.manned if LARGE[b] else some)
    if board.idle:
        total += 0.1 * board.idle * o.manned
    if s.extended:
        total += board.bourgeois() + achievements.points(board)
        if s.watch:
            total += prospects(s, board, v, o)
        if s.x.captor == seat:
            total += o.values.captured * o.coin
    return total


def standing(s: PuertoRico, seat: int, o: Outlook) -> float:
    """A seat's worth against the others'; once the game is over, what it has won by."""
    players = s.players
    if s.to_act is None:
        marks = [total + 0.05 * s.tiebreak(i) for i, total in enumerate(s.totals())]
        rival = max(marks[i] for i in range(players) if i != seat)
        bonus = 8.0 if marks[seat] >= rival else -8.0
        others = (sum(marks) - marks[seat]) / (players - 1)
        return marks[seat] - o.values.others * others + bonus
    if s.ending:
        o = outlook(s, o.values)
    others, top = 0.0, -1e9
    for i in range(players):
        if i != seat:
            each = worth(s, i, o)
            others += each
            if each > top:
                top = each
    gain = worth(s, seat, o) - o.values.others * others / (players - 1)
    if o.values.leader > 0.0:
        gain -= o.values.leader * o.values.others * (top - others / (players - 1))
    return gain
