"""Random games with the new buildings: the lists of legal moves and the harvests agree with a slow second reading."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import GOODS
from tests.puerto_rico.board import EDITIONS
from tests.puerto_rico.test_random_games import every_table, expected_loads, made, staffed, walk
from tests.puerto_rico.test_setup import ALL


def people_in(board, key):
    """Workers in a building, -1 without it."""
    return next((staff for name, staff, _ in board["city"] if name == key), -1)


def expected_prices(data):
    """What every building would cost the player to act."""
    seat = data["to_act"]
    board = data["boards"][seat]
    quarries = sum(1 for kind, hand in board["land"] if kind == "quarry" and hand)
    forests = sum(1 for kind, _ in board["land"] if kind.startswith("forest"))
    less = 0
    if seat == data["chooser"]:
        less += 2 if people_in(board, "library") > 0 else 1
    if people_in(board, "forest_house") >= (1 if data["options"]["edition"] == "special" else 0):
        less += forests // 2
    found = {}
    for key in data["buildings"]:
        cost, points = ALL[key][:2]
        found[key] = max(0, cost - less - min(quarries, points, 4))
    return found


def expected_builds(data):
    board = data["boards"][data["to_act"]]
    owned = [name for name, _, _ in board["city"]]
    used = sum(ALL[name][4] for name in owned)
    spare = 0
    if people_in(board, "black_market") > 0:
        people = board["idle"] + sum(staff for name, staff, _ in board["city"] if name != "black_market")
        for kind, hand in board["land"]:
            people += hand if kind != "quarry" or data["options"]["edition"] != "standard" else 0
        spare = (people > 0) + (sum(board["goods"].values()) > 0) + (board["vp"] > 0)
    found = {("pass",)}
    for key, price in expected_prices(data).items():
        copies = ALL[key][3]
        if data["players"] == 2:
            copies = 2 if key.split("_")[-1] in ("fruit", "sugar", "barn", "roaster") else 1
        sold = sum(1 for b in data["boards"] for name, _, _ in b["city"] if name == key)
        if key not in owned and sold < copies and used + ALL[key][4] <= 12 and price <= board["coins"] + spare:
            found.add(("build", key))
    return found


def expected_sales(data):
    board = data["boards"][data["to_act"]]
    found = {("pass",)}
    for good, count in board["goods"].items():
        if count and len(data["house"]) < 4 and (good not in data["house"] or staffed(board, "office")):
            found.add(("sell", good))
        if count and staffed(board, "trading_post"):
            found.add(("trading_post", good))
    return found


def expected_shipping(data):
    board = data["boards"][data["to_act"]]
    found = expected_loads(data)
    if staffed(board, "small_wharf") and not board["barged"]:
        found |= {("small_wharf", good) for good, count in board["goods"].items() if count}
    return found


def expected_tiles(data):
    board = data["boards"][data["to_act"]]
    again = data["step"] == 3
    found = {("pass",)}
    if again and not staffed(board, "library"):
        return found
    for kind in data["row"]:
        found.add(("take", kind))
        if staffed(board, "forest_house"):
            found.add(("forest", kind))
    farmer = data["to_act"] == data["chooser"] and not again
    if data["quarries"] and (farmer or staffed(board, "hut")):
        found.add(("take", "quarry"))
    more = any(data["bag"].values()) or any(data["discard"].values())
    if staffed(board, "hacienda") and more and not again and not data["memory"]["passes"]:
        found.add(("hacienda",))
    return found


def expected_guests(data):
    board = data["boards"][data["to_act"]]
    if people_in(board, "guest_house") <= 0:
        return set()
    free = {kind for kind, hand in board["land"] if not hand and not kind.startswith("forest")}
    free |= {name for name, staff, _ in board["city"] if staff < ALL[name][2] and name != "guest_house"}
    return {("guest", name) for name in free}


EXPECTED = {
    ("farmer", 0): expected_tiles,
    ("farmer", 3): expected_tiles,
    ("builder", 0): expected_builds,
    ("merchant", 0): expected_sales,
    ("captain", 0): expected_shipping,
    ("captain", 1): expected_shipping,
}


@every_table
def test_legal_moves_agree_with_a_second_reading_of_the_new_buildings(players, edition, many):
    guests = 0
    for seed in range(61, 61 + 10 * many):
        for s, move in walk(players, edition, seed, new_buildings=True, market="random"):
            if move is None:
                break
            data = s.to_json()
            rule = EXPECTED.get((data["phase"], data["step"]))
            if rule is None:
                continue
            leaving = {move for move in s.moves() if move[0] == "guest"}
            assert set(s.moves()) - leaving == rule(data)
            assert leaving == expected_guests(data)
            guests += bool(leaving)
    assert guests


@pytest.mark.parametrize("edition", EDITIONS)
def test_payments_agree_with_a_second_reading_of_the_new_buildings(edition, many):
    """What a build really costs, in coins and in things given at the Black market."""
    bartered = 0
    for seed in range(81, 81 + 20 * many):
        players = 2 + seed % 4
        due = None
        for s, move in walk(players, edition, seed, new_buildings=True, market="random"):
            data = s.to_json()
            if due is not None and (data["phase"], data["step"]) != ("builder", 2):
                seat, price, key, before = due
                board = data["boards"][seat]
                given = before["vp"] - board["vp"] if board["vp"] < before["vp"] else 0
                given += sum(before["goods"].values()) - sum(board["goods"].values())
                church = staffed(board, "church") and ALL[key][1] > 1
                if church:
                    given = None  # the church's point hides whether one was given
                paid = before["coins"] - board["coins"]
                if price <= before["coins"]:
                    assert paid == price
                    assert given in (0, None)
                else:
                    assert board["coins"] == 0 and 1 <= price - paid <= 3
                    if given is not None:
                        assert price - paid - given in (0, 1)  # the rest was a worker
                    bartered += 1
                due = None
            if move is not None and move[0] == "build":
                seat = s.to_act
                due = (seat, expected_prices(data)[move[1]], move[1], data["boards"][seat])
    assert bartered


@every_table
def test_production_agrees_with_a_second_reading_of_the_new_buildings(players, edition, many):
    seen = 0
    for seed in range(91, 91 + 6 * many):
        for s, move in walk(players, edition, seed, new_buildings=True, market="random"):
            if move != ("produce",):
                continue
            before = s.to_json()
            seat = s.to_act
            after = s.copy()
            after.play(move)
            old = before["boards"][seat]
            crates = made(old, before["supply"])
            if staffed(old, "aqueduct"):
                for good, works in (("fruit", "large_fruit"), ("sugar", "large_sugar")):
                    if crates[good] and staffed(old, works):
                        crates[good] = min(crates[good] + 1, before["supply"][good])
            new = after.to_json()
            board = new["boards"][seat]
            assert {g: board["goods"][g] - old["goods"][g] for g in GOODS} == crates
            kinds = sum(1 for n in crates.values() if n)
            bonus = (0, 0, 1, 2, 3, 5)[kinds] if staffed(old, "factory") else 0
            late = edition == "special" and seat == before["chooser"]  # paid after the privilege
            if staffed(old, "specialty") and not late:
                bonus += max(0, max(n for good, n in crates.items() if good != "corn") - 1)
            if not (late and new["phase"] != "producer"):
                assert board["coins"] == old["coins"] + bonus
            seen += 1
    assert seen
