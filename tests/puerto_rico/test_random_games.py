"""Random games of every edition and player count: nothing is lost, nothing is made, and the lists of legal moves
agree with a slow second reading of the rules."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.core import Event
from game.puerto_rico.data import GOODS, KEYS, LANDS
from game.puerto_rico.state import load
from tests.puerto_rico.board import COUNTS, EDITIONS, game, prosper
from tests.puerto_rico.test_setup import BOX

every_table = pytest.mark.parametrize(
    ("players", "edition"), [(players, edition) for edition in EDITIONS for players in COUNTS]
)


def walk(players, edition, seed, listener=None, **options):
    """The positions of a random game, each with the move to be played; an odd seed begins amid prosperity."""
    s = game(players, edition, seed=seed, **options)
    dice = random.Random(f"{players} {edition} {seed}")
    if seed % 2:
        prosper(s, dice)
    s.listener = listener
    while s.to_act is not None:
        moves = s.moves()
        move = dice.choice(moves)
        if move[0] == "pass" and dice.random() < 0.7:
            move = dice.choice(moves)  # declining is seldom clever
        yield s, move
        s.play(move)
    yield s, None


# Conservation --------------------------------------------------------------------------------------------


def numbers(value):
    if isinstance(value, dict):
        for entry in value.values():
            yield from numbers(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from numbers(entry)
    elif type(value) is int:
        yield value


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_is_one_that_load_accepts(players, edition, seed):
    for s, _ in walk(players, edition, seed):
        data = s.to_json()
        assert load(data) == s
        taken = [role.pop("taken") for role in data["characters"]]
        assert min(taken) >= -1
        assert min(numbers(data)) >= 0
        assert s.market == load(s.to_json()).market
    assert s.to_act is None and s.ending in ("workers", "city", "points")


@every_table
def test_points_and_coins_add_up(players, edition):
    """Points won and left make the whole; coins change only by what the events say."""
    heard: list[Event] = []
    money: list[int] = []
    tokens = [0] * players
    for s, _ in walk(players, edition, 3, heard.append):
        won = sum(board.vp for board in s.boards)
        whole = {2: 65, 3: 75, 4: 100, 5: 122 if edition == "classic" else 126}[players]
        assert s.points == max(0, whole - won)
        money = money or [board.coins for board in s.boards]
        for e in heard:
            if e.kind == "coins":
                money[e.seat] += e.amount
            elif e.kind == "pay":
                money[e.seat] -= e.amount
            elif e.kind == "points":
                tokens[e.seat] += e.amount
        heard.clear()
        assert money == [board.coins for board in s.boards]
        assert tokens == [board.vp for board in s.boards]


# Events --------------------------------------------------------------------------------------------------

MOVING = {"worker", *LANDS, *KEYS}


def pieces(s):
    """What lies where: (place, piece) and how many. The private ship unloads into the supply at once."""
    found = Counter()
    for kind in range(5):
        found["bag", LANDS[kind]] = s.bag[kind]
        found["discard", LANDS[kind]] = s.discard[kind]
        found["plantation", LANDS[kind]] = s.row.count(kind)
        found["supply", GOODS[kind]] = s.supply[kind]
        found["house", GOODS[kind]] = s.house.count(kind)
    found["quarry", "quarry"] = s.quarries
    found["office", "worker"] = s.office
    found["reserve", "worker"] = s.reserve
    for i, good in enumerate(s.ship_good):
        if good >= 0:
            found["ship", i, GOODS[good]] = s.ship_load[i]
    for b, key in enumerate(KEYS):
        found["market", key] = s.market[b]
    for seat, board in enumerate(s.boards):
        found["portrait", seat, "worker"] = board.idle
        for good in range(5):
            found["goods", seat, GOODS[good]] = board.goods[good]
        for i, kind in enumerate(board.land):
            found["land", seat, i, LANDS[kind]] = 1
            found["land", seat, i, "worker"] = board.hands[i]
        for b in board.city:
            found["city", seat, KEYS[b], KEYS[b]] = 1
            found["city", seat, KEYS[b], "worker"] = board.staff[b]
    return +found


def spot(place, piece):
    """The key of `pieces` for a place named by an event."""
    name = place[0]
    if name in ("plantation", "supply", "private"):
        return ("supply" if name == "private" else name, piece)
    if name == "market":
        return ("market", piece)
    if name == "goods":
        return place
    return (*place, piece)


ALL_EVENTS = {
    "choose", "coins", "role_coin", "governor", "game_over", "pass",
    "take", "hacienda", "hospice", "discard", "row", "bag_refilled",
    "recruit_privilege", "recruit", "lift", "place", "refill",
    "build", "pay", "university", "produce", "extra", "sell", "house_emptied",
    "load", "wharf", "points", "spoil", "ship_sails",
}  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_tell_where_every_crate_worker_tile_and_building_went(edition):
    last_call = "last_phase" if edition == "special" else "last_round"
    known = ALL_EVENTS | {last_call}
    kinds = set()
    for seed in range(4, 24):
        for players in COUNTS:
            heard: list[Event] = []
            before = last = None
            for s, move in walk(players, edition, seed, heard.append):
                if before is not None:
                    assert pieces(s) == moved(before, heard), last
                kinds |= {e.kind for e in heard}
                heard.clear()
                before, last = pieces(s), move
        if seed >= 7 and kinds == known:  # luck decides how soon every event has been heard
            break
    assert kinds == known


def moved(before, heard):
    """The pieces after the events, which must never take what is not there."""
    after = Counter(before)
    for e in heard:
        assert e.amount > 0
        if e.kind == "bag_refilled":
            for kind in LANDS[:5]:
                after["bag", kind] += after.pop(("discard", kind), 0)
        elif e.piece in MOVING and e.kind != "choose":
            after[spot(e.source, e.piece)] -= e.amount
            after[spot(e.target, e.piece)] += e.amount
            assert after[spot(e.source, e.piece)] >= 0
    return +after


def test_a_silent_game_is_the_same_game():
    heard: list[Event] = []
    loud = [s.to_json() for s, _ in walk(4, "special", 5, heard.append)]
    silent = [s.to_json() for s, _ in walk(4, "special", 5)]
    assert loud == silent and heard


# A second reading of the rules ---------------------------------------------------------------------------


def expected_choice(data):
    return {("choose", role["key"]) for role in data["characters"] if role["taken"] < 0}


def staffed(board, key):
    return any(name == key and staff > 0 for name, staff, _ in board["city"])


def expected_builds(data):
    board = data["boards"][data["to_act"]]
    owned = [name for name, _, _ in board["city"]]
    used = sum(BOX[name][4] for name in owned)
    quarries = sum(1 for kind, hand in board["land"] if kind == "quarry" and hand)
    found = {("pass",)}
    for key in data["buildings"]:
        cost, points, _, copies, spaces = BOX[key]
        if data["players"] == 2:
            copies = 2 if key.split("_")[-1] in ("fruit", "sugar", "barn", "roaster") else 1
        if data["options"]["swap_costs"]:
            cost = {"factory": 8, "university": 7}.get(key, cost)
        sold = sum(1 for b in data["boards"] for name, _, _ in b["city"] if name == key)
        price = cost - min(quarries, points) - (data["to_act"] == data["chooser"])
        if key not in owned and sold < copies and used + spaces <= 12 and price <= board["coins"]:
            found.add(("build", key))
    return found


def expected_sales(data):
    board = data["boards"][data["to_act"]]
    found = {("pass",)}
    for good, count in board["goods"].items():
        if count and len(data["house"]) < 4 and (good not in data["house"] or staffed(board, "office")):
            found.add(("sell", good))
    return found


def expected_loads(data):
    board = data["boards"][data["to_act"]]
    found = set()
    for good, count in board["goods"].items():
        if not count:
            continue
        room = {i: ship["size"] - ship["load"] for i, ship in enumerate(data["ships"])}
        carriers = [i for i, ship in enumerate(data["ships"]) if ship["good"] == good]
        if carriers:
            found |= {("load", good, i) for i in carriers if room[i]}
            continue
        empty = [i for i, ship in enumerate(data["ships"]) if not ship["load"]]
        if data["options"]["edition"] == "standard":
            found |= {("load", good, i) for i in empty if room[i] == max(room[j] for j in empty)}
        else:
            most = max((min(count, room[i]) for i in empty), default=0)
            found |= {("load", good, i) for i in empty if min(count, room[i]) == most}
    must = bool(found)
    if staffed(board, "wharf") and not board["shipped"]:
        found |= {("wharf", good) for good, count in board["goods"].items() if count}
    return found if must else found | {("pass",)}


def expected_tiles(data):
    board = data["boards"][data["to_act"]]
    found = {("pass",)} | {("take", kind) for kind in data["row"]}
    if data["quarries"] and (data["to_act"] == data["chooser"] or staffed(board, "hut")):
        found.add(("take", "quarry"))
    drawn = data["memory"]["passes"]
    if staffed(board, "hacienda") and not drawn and (any(data["bag"].values()) or any(data["discard"].values())):
        found.add(("hacienda",))
    return found


EXPECTED = {
    ("choose", 0): expected_choice,
    ("farmer", 0): expected_tiles,
    ("builder", 0): expected_builds,
    ("merchant", 0): expected_sales,
    ("captain", 0): expected_loads,
    ("captain", 1): expected_loads,
}


@every_table
@pytest.mark.parametrize("seed", range(6, 12))
def test_legal_moves_agree_with_a_second_reading_of_the_rules(players, edition, seed):
    swap = edition == "special" and seed % 2 == 0
    for s, move in walk(players, edition, seed, swap_costs=swap):
        if move is None:
            break
        moves = s.moves()
        assert len(set(moves)) == len(moves)
        data = s.to_json()
        rule = EXPECTED.get((data["phase"], data["step"]))
        if rule is not None:
            assert set(moves) == rule(data)


def made(board, supply):
    """Crates by a second reading: every crate of sugar, say, needs its own worker on a plantation and in a works."""
    works = {"fruit": ("small_fruit", "large_fruit"), "sugar": ("small_sugar", "large_sugar")}
    works |= {"tobacco": ("tobacco_barn",), "coffee": ("coffee_roaster",)}
    found = {}
    for good in GOODS:
        fields = sum(1 for kind, hand in board["land"] if kind == good and hand)
        hands = sum(staff for name, staff, _ in board["city"] if name in works.get(good, ()))
        found[good] = min(fields if good == "corn" else min(fields, hands), supply[good])
    return found


@every_table
def test_production_agrees_with_a_second_reading_of_the_rules(players, edition):
    for s, move in walk(players, edition, 20):
        if move == ("produce",):
            before = s.to_json()
            seat = s.to_act
            after = s.copy()
            after.play(move)
            crates = made(before["boards"][seat], before["supply"])
            board = after.to_json()["boards"][seat]
            old = before["boards"][seat]
            assert {g: board["goods"][g] - old["goods"][g] for g in GOODS} == crates
            kinds = sum(1 for n in crates.values() if n)
            bonus = (0, 0, 1, 2, 3, 5)[kinds] if staffed(old, "factory") else 0
            assert board["coins"] == old["coins"] + bonus


@every_table
def test_every_list_of_moves_can_be_played_in_a_view(players, edition):
    """A seat's view has the same public table and another future."""
    dice = random.Random(7)
    futures = set()
    for s, move in walk(players, edition, 12):
        if move is None or dice.random() < 0.9:
            continue
        view = s.view(dice.randrange(players), dice)
        assert view.moves() == s.moves()
        data, seen = s.to_json(), view.to_json()
        futures.add(seen.pop("rng") != data.pop("rng"))
        assert seen == data
    assert futures == {True}
