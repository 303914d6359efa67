"""The decisions inside a phase: which tile, which building, which ship. Each function ranks the legal moves.

What a function does not know (a move of an extension) is tried out on a copy, see `by_trial`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.steward import goals, values
from game.bots.steward.manning import arrange, missing
from game.bots.steward.survey import GOOD, Outlook, Survey, effect, survey
from game.bots.steward.worth import estate, has_ship, production, purse, worth
from game.core.state import Move
from game.puerto_rico import achievements
from game.puerto_rico import moves as m
from game.puerto_rico.builder import price
from game.puerto_rico.captain import single_crates, warehouse_kinds
from game.puerto_rico.data import (
    CIRCLES,
    CITY_HALL,
    COMMERCIAL,
    FOREST,
    GOODS,
    GUILD_HALL,
    HARBOR,
    INDEX,
    LANDS,
    LARGE,
    LIGHTHOUSE,
    POINTS,
    PRICES,
    ROLES,
    SPACES,
    UNIVERSITY,
)
from game.puerto_rico.merchant import income
from game.puerto_rico.position import (
    BARGING,
    BUILDING,
    CHOOSE,
    DEALING,
    DRAFTING,
    FARMING,
    FINISHING,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    SMUGGLING,
    STORING,
    TRADING,
)
from game.puerto_rico.recruiter import PLACING
from game.puerto_rico.scoring import guild_points
from game.puerto_rico.state import PuertoRico

Ranked = list[tuple[float, Move]]
ONLY_PASS = frozenset(("pass",))
NOWHERE: frozenset[str] = frozenset()
SETTLING = ("settle", "settle_bourgeois")
GUEST_VERBS = ("guest", "guest_bourgeois")
KNOWN = {
    FARMING: frozenset(("take", "forest", "hacienda", "turn_over", "hospice", "pass")),
    RECRUITING: frozenset(
        (
            *("privilege", "recruit", "recruit_bourgeois", "villa", "pass"),
            *("lift", "lift_bourgeois", "place", "place_bourgeois"),
        )
    ),
    BUILDING: frozenset(("build", "university", "pass")),
    PRODUCING: frozenset(("produce", "extra", "pass")),
    TRADING: frozenset(("sell", "pass")),
    SHIPPING: frozenset(("load", "wharf", "small_wharf", "pass")),
    BARGING: frozenset(("small_wharf", "done")),
    STORING: frozenset(("keep", "store", "pass")),
    DRAFTING: frozenset(("pick",)),
    DEALING: frozenset(("aim",)),
}


def new_tile(v: Survey, o: Outlook, kind: int, hands: int = 0) -> float:
    """What one more tile of a kind adds."""
    before = production(v, o) if hands else estate(v, o)  # a settler's tile has been taken away for a moment
    v.land[kind] += 1
    v.worked[kind] += hands
    after = production(v, o)
    v.land[kind] -= 1
    v.worked[kind] -= hands
    return after - before


def farm(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    board = s.boards[seat]
    v = survey(board, o)
    turning = m.TURN_OVER in moves
    ranked: Ranked = []
    for move in moves:
        verb = move[0]
        if verb == "take":
            kind = LANDS.index(str(move[1]))
            gain = new_tile(v, o, kind)
            if s.watch:
                gain += goals.new_tile(s, board, v, kind, o)
        elif verb == "forest":
            gain = new_tile(v, o, FOREST)
        elif verb == "turn_over":
            gain = new_tile(v, o, FOREST) - new_tile(v, o, board.land[-1])
        elif verb == "hacienda":
            gain = 99.0 if v.plots > 1 else 0.0
        elif verb == "hospice" and move[1] == "portrait":
            gain = 1.0
        elif verb == "hospice":
            kind = LANDS.index(str(move[1]))
            v.land[kind] -= 1
            gain = 1.0 + new_tile(v, o, kind, 1)
            v.land[kind] += 1
        else:
            gain = 0.0 if turning else -0.5
        ranked.append((gain, move))
    return ranked


def build(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    board = s.boards[seat]
    v = survey(board, o)
    features = v.features
    before = estate(v, o)
    full_purse = purse(board.coins, o)
    ranked: Ranked = []
    for move in moves:
        if move[0] == "build":
            b = INDEX[str(move[1])]
            gain = POINTS[b] + purse(board.coins - price(s, seat, b), o) - full_purse
            gain += build_gain(board.staff, v, o, b, before, features)
            if s.watch:
                gain += goals.new_building(s, board, b)
        elif move[0] == "university":
            gain = 1.0
        else:
            gain = 0.0
        ranked.append((gain, move))
    return ranked


def build_gain(staff: list[int], v: Survey, o: Outlook, b: int, before: float, features: list[float]) -> float:
    """What a new building does, beside its points and its price."""
    gain = 0.0
    good = GOOD[b]
    if good >= 0:
        v.circles[good] += CIRCLES[b]
        gain += production(v, o) - before
        v.circles[good] -= CIRCLES[b]
    else:
        use = effect(features, b, o)
        if staff[UNIVERSITY] > 0:
            gain += use
        elif use > v.wage:
            gain += (use - v.wage) * (o.manned if LARGE[b] else 0.5 * (o.manned + v.manned))
    if not COMMERCIAL[b] and staff[GUILD_HALL] >= 0:
        gain += guild_points(b)
    elif COMMERCIAL[b] and staff[CITY_HALL] >= 0:
        gain += 1.0
    # A space in the city is worth something while there are more buildings to come than spaces.
    short = o.values.build_rate * o.phases - v.spaces
    if short > 0.0:
        each, most = o.values.space
        gain -= SPACES[b] * min(most, each * short)
    return gain


def produce(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    ranked: Ranked = []
    board = s.boards[seat]
    for move in moves:
        if move[0] == "produce":
            gain = 9.0
        elif move[0] == "extra":
            good = GOODS.index(str(move[1]))
            gain = o.values.held if has_ship(s, good) else o.values.stuck
            if board.goods[good] == 1 and good not in s.house:
                gain += 0.6 * o.coin * PRICES[good]
            gain += 0.05 * PRICES[good] * o.coin
        else:
            gain = 0.0
        ranked.append((gain, move))
    return ranked


def trade(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    ranked: Ranked = []
    for move in moves:
        if move[0] == "sell":
            good = GOODS.index(str(move[1]))
            gain = income(s, seat, good) * o.coin - (o.values.held if has_ship(s, good) else o.values.stuck)
        else:
            gain = 0.0
        ranked.append((gain, move))
    return ranked


def ship(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """Many crates at once; what others could fill up first; nothing that opens a ship for others."""
    board = s.boards[seat]
    goods = board.goods
    harbor = 1.0 if board.staff[HARBOR] > 0 else 0.0
    if board.staff[LIGHTHOUSE] > 0:
        harbor += o.coin
    ranked: Ranked = []
    for move in moves:
        verb = move[0]
        if verb == "load":
            good = GOODS.index(str(move[1]))
            i = int(move[2])
            room = s.ship_size[i] - s.ship_load[i]
            n = min(goods[good], room)
            theirs = sum(other.goods[good] for other in s.boards) - goods[good]
            gain = n + harbor
            if s.ship_good[i] < 0:
                gain -= o.values.shared * min(theirs, room - n)
                gain -= 0.01 * room
            else:
                gain += o.values.shared * min(theirs, n)
            if goods[good] == n:
                gain -= o.values.last_crate * PRICES[good] * o.coin
        elif verb == "wharf":
            good = GOODS.index(str(move[1]))
            gain = goods[good] + harbor - o.values.wharf_crate * PRICES[good] * o.coin
            if has_ship(s, good):
                gain -= o.values.wharf_wait
        elif verb == "small_wharf":  # two crates for a point: for what finds no other ship
            good = GOODS.index(str(move[1]))
            gain = 0.5 * spare(s, seat) + harbor - 0.05 * PRICES[good]
            if has_ship(s, good):
                gain -= 0.8
        else:
            gain = 0.0
        ranked.append((gain, move))
    return ranked


def spare(s: PuertoRico, seat: int) -> int:
    """Crates that would be lost if the Captain's phase ended now."""
    goods = sorted(s.boards[seat].goods)
    return max(0, sum(goods[: 5 - warehouse_kinds(s, seat)]) - single_crates(s, seat))


def barge(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """Onto the small private ship goes what would be lost, and one crate more if that makes a pair."""
    loaded = sum(s.made)
    more = spare(s, seat) > 0
    ranked: Ranked = []
    for move in moves:
        if move[0] == "done":
            gain = 0.0
        else:
            good = GOODS.index(str(move[1]))
            cost = 0.6 * PRICES[good] * o.coin + o.values.stuck
            gain = (5.0 if more else 1.0 if loaded % 2 else 0.0) - cost
            if has_ship(s, good):
                gain -= 0.7
        ranked.append((gain, move))
    return ranked


def pick(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """For the market: what would do most for this seat, with the land that it starts on."""
    features = survey(s.boards[seat], o).features
    ranked: Ranked = []
    for move in moves:
        b = INDEX[str(move[1])]
        ranked.append((POINTS[b] + effect(features, b, o) - o.coin * s.costs[b], move))
    return ranked


def keep_aim(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """The achievement that promises most."""
    return [(goals.promise(achievements.AIM.index(move)), move) for move in moves]


def store(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    board = s.boards[seat]
    ranked: Ranked = []
    for move in moves:
        if move[0] == "pass":
            ranked.append((0.0, move))
            continue
        good = GOODS.index(str(move[1]))
        n = board.goods[good] - s.made[good] if move[0] == "keep" else 1
        odds = o.values.keep_odds[good in s.house]
        ranked.append((n * o.values.held + PRICES[good] * o.coin * odds, move))
    return ranked


def recruit(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """Workers are welcome; where they go, `plan` says."""
    return [({"pass": 0.0, "recruit_bourgeois": 2.0}.get(str(move[0]), 1.0), move) for move in moves]


def settle(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """Workers poached, or won as a reward: to where people are missing. A bourgeois is worth a point besides."""
    poached = 0 if s.x.bonus else s.cursor
    lacks = missing(s.boards[seat], o, poached)
    ranked: Ranked = []
    for move in moves:
        if move[0] in SETTLING:
            gain = 1.0 if lacks[m.GROUP[str(move[1])]] > 0 else 0.1
            if move[0] == "settle_bourgeois":
                gain += 1.0
        else:
            gain = 0.0
        ranked.append((gain, move))
    return ranked


RANK: dict[int, Callable[[PuertoRico, int, list[Move], Outlook], Ranked]] = {
    FARMING: farm,
    RECRUITING: recruit,
    BUILDING: build,
    PRODUCING: produce,
    TRADING: trade,
    SHIPPING: ship,
    BARGING: barge,
    STORING: store,
    DRAFTING: pick,
    DEALING: keep_aim,
}


def best(ranked: Ranked) -> Move:
    """The first of the highest."""
    top, chosen = ranked[0]
    for gain, move in ranked:
        if gain > top:
            top, chosen = gain, move
    return chosen


def ranking(s: PuertoRico, o: Outlook) -> Ranked:
    """The legal moves of a phase with what each is thought to bring."""
    moves = s.moves()
    seat = s.to_act
    assert seat is not None
    if s.guests and moves[-1][0] in GUEST_VERBS:
        leaving = guests_that_help(s, seat, moves, o)
        if leaving:
            return leaving
        moves = [move for move in moves if move[0] not in GUEST_VERBS]
    if moves[0][0] in SETTLING:
        return settle(s, seat, moves, o)
    known = KNOWN.get(s.phase, ONLY_PASS)
    strange = [move for move in moves if move[0] not in known]
    if s.phase == SMUGGLING:
        strange = one_capture(s, strange)
    if not strange:
        return RANK[s.phase](s, seat, moves, o) if s.phase in RANK else [(0.0, move) for move in moves]
    ranked = by_trial(s, seat, strange, o)
    if len(strange) < len(moves):
        rest = [move for move in moves if move[0] in known]
        ranked += RANK[s.phase](s, seat, rest, o) if s.phase in RANK else [(-0.01, move) for move in rest]
    return ranked


def guests_that_help(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """Guests go where they do something in this very phase, before anything else is done; else they wait.

    After the last round there is nothing to wait for.
    """
    useful = values.GUESTS.get(s.phase, NOWHERE)
    going = [move for move in moves if move[0] in GUEST_VERBS and move[1] in useful]
    last = s.phase == FINISHING
    return [(gain, move) for gain, move in by_trial(s, seat, going, o) if last or gain > 0.0] if going else []


def by_trial(s: PuertoRico, seat: int, moves: list[Move], o: Outlook) -> Ranked:
    """What each move adds to the seat's worth."""
    before = worth(s, seat, o)
    ranked: Ranked = []
    for move in moves:
        after = s.copy()
        after.play(move)
        if move[0] in ("poach", "raid"):
            settle_all(after, seat, o)
        ranked.append((worth(after, seat, o) - before, move))
    return ranked


def one_capture(s: PuertoRico, moves: list[Move]) -> list[Move]:
    """Of the characters to capture only the one with the most coins: what else they bring is much the same."""
    captures = [move for move in moves if move[0] == "capture"]
    if len(captures) < 2:
        return moves
    richest = max(captures, key=lambda move: s.role_coins[ROLES.index(str(move[1]))])
    return [move for move in moves if move[0] != "capture" or move == richest]


def settle_all(s: PuertoRico, seat: int, o: Outlook) -> None:
    """Finish what the Smuggler has begun: alone, the decision to poach or to raid brings nothing."""
    while s.phase == SMUGGLING and s.to_act == seat:
        s.play(best(ranking(s, o)))


def plan(s: PuertoRico, o: Outlook) -> list[Move]:
    """What the seat to act does next: one move, or all moves that arrange its workers."""
    moves = s.moves()
    if len(moves) == 1:
        return [moves[0]]
    if s.phase == RECRUITING and s.step == PLACING:
        seat = s.to_act
        assert seat is not None
        arranged = arrange(s.boards[seat], o)
        if not arranged and m.PASS in moves:
            return [m.PASS]
        for i in range(len(arranged)):
            if arranged[i] in moves:
                return arranged[i:]
    return [best(ranking(s, o))]


def is_choice(s: PuertoRico) -> bool:
    """Whether a character is to be chosen now; a reward may have to be placed first."""
    return s.phase == CHOOSE and not (s.extended and s.x.bonus)


def finish_phase(s: PuertoRico, o: Outlook) -> None:
    """Play on until the next character is to be chosen. The limit is for rules not thought of here."""
    for _ in range(400):
        if s.to_act is None or is_choice(s):
            return
        seat = s.to_act
        for move in plan(s, o):
            # A plan for many workers ends early when the rules fill the last circles by themselves.
            if s.to_act != seat or move not in s.moves():
                break
            s.play(move)
