"""How good a position is for a seat, in points expected at the end."""

from __future__ import annotations

from game.bots.steward.goals import prospects
from game.bots.steward.survey import GOOD, Outlook, Survey, effect, outlook, survey
from game.puerto_rico import achievements
from game.puerto_rico.data import (
    CIRCLES,
    FOREST,
    HOUSE_PLACES,
    LARGE,
    LARGE_MARKET,
    OFFICE,
    POINTS,
    PRICES,
    QUARRY,
    SMALL_MARKET,
    WHARF,
)
from game.puerto_rico.position import Player
from game.puerto_rico.scoring import score
from game.puerto_rico.state import PuertoRico


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
            price = (PRICES[good] + 0.3) * (1.0 if now else chance)
            if price > best:
                best, second = price, best
            elif price > second:
                second = price
        if there > full:
            spare = there - full
            total += o.values.option[good] * phases * (1.0 if spare == 1 else 1.4) * (0.5 if full else 1.0)
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
        return o.coin * (o.values.rich + 0.5 * (coins - o.values.rich))
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
            each = o.values.held if has_ship(s, good) else o.values.stuck
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
    total = board.vp + estate(v, o) + purse(board.coins, o) + cargo(s, board, o)
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
    others = 0.0
    for i in range(players):
        if i != seat:
            others += worth(s, i, o)
    return worth(s, seat, o) - o.values.others * others / (players - 1)
