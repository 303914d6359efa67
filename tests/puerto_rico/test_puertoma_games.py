"""Puertomas in whole games: random ones over all extensions, replayed, explained, never an impossible position."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random

import pytest

from game.core import Header, Journal, journal
from game.puerto_rico import GAME, puertoma
from game.puerto_rico.data import GOODS, KEYS, LANDS, ROLES, SMUGGLER
from game.puerto_rico.position import CHOOSE
from game.puerto_rico.state import load
from tests.puerto_rico.board import listen
from tests.puerto_rico.puertomas import cards, solo, take, token

SOURCE = Path(__file__).parents[2] / "game" / "puerto_rico" / "puertoma.py"
EXTENSIONS = ("new_buildings", "bourgeois", "smuggler", "festival", "activities")
SEATINGS = [(3, 2), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1)]


def table(seed: int) -> tuple[int, dict[str, object]]:
    """A seating, a difficulty and some extensions, as the seed will have it."""
    dice = Random(f"table {seed}")
    players, autos = dice.choice(SEATINGS)
    options: dict[str, object] = {"puertomas": autos, "difficulty": ("easy", "normal", "hard")[seed % 3]}
    for key in EXTENSIONS:
        options[key] = dice.random() < 0.5
    options["market"] = dice.choice(("draft", "random", "preset"))
    options["achievements"] = dice.choice(("none", "dealt"))
    return players, options


def random_game(seed, look, listener=None):
    """Play a game at random; `look` sees every position."""
    players, options = table(seed)
    s = GAME.new(players, seed, options)
    s.listener = listener
    dice = Random(seed)
    for _ in range(20_000):
        look(s)
        if s.to_act is None:
            return s
        moves = s.moves()
        assert moves
        if s.is_auto(s.to_act):
            assert moves == [puertoma.MOVE]
        s.play(moves[int(dice.random() * len(moves))])
    raise AssertionError("the game does not end")


def sound(s):
    """No piece lost or made, no count below nothing, no Puertoma with what it cannot have."""
    data = json.loads(json.dumps(s.to_json()))
    assert load(data) == s
    for board in data["boards"][s.players - s.autos :]:
        assert len(board["city"]) <= 8
        assert min(board["coins"], board["vp"], *board["goods"].values()) >= 0
    tokens = [board["reserved"] for board in data["boards"] if board.get("reserved")]
    assert len(set(tokens)) == len(tokens)
    assert all(s.market[KEYS.index(key)] > 0 for key in tokens)


def test_random_games_end_without_an_impossible_position(many):
    endings = set()
    for seed in range(24 * many):
        dice = Random(f"look {seed}")
        s = random_game(seed, lambda s, dice=dice: sound(s) if s.to_act is None or dice.random() < 0.04 else None)
        endings.add(s.ending)
    assert endings <= {"workers", "city", "points"} and len(endings) > 1


def test_a_journal_of_a_solo_game_replays_to_the_same_end(tmp_path):
    for seed in (2, 3, 4):
        players, options = table(seed)
        seats = tuple({"name": name} for name in "ABCDE"[:players])
        header = Header("puerto_rico", GAME.check(players, options), seats, seed)
        s = header.start()
        file = Journal.create(tmp_path / f"{seed}.jsonl", header)
        dice = Random(seed)
        while s.to_act is not None:
            move = dice.choice(s.moves())
            s.play(move)
            file.move(move, s)
        file.close()
        assert journal.replay(tmp_path / f"{seed}.jsonl") == s


def test_a_copy_plays_the_same_game_and_a_view_another():
    s = solo(seed=9)
    dice = Random(9)
    for _ in range(60):
        s.play(dice.choice(s.moves()))
    ends = []
    for other in (s.copy(), s.copy(), s.view(0, Random(1))):
        moves = Random(5)
        while other.to_act is not None:
            other.play(moves.choice(other.moves()))
        ends.append(other.to_json())
    assert ends[0] == ends[1] != ends[2]


# Explanations ----------------------------------------------------------------------------------------------

WHAT = {
    "puertoma_choice": set(ROLES),
    "puertoma_take": set(LANDS[:6]),
    "puertoma_build": set(KEYS),
    "puertoma_sell": set(GOODS),
    "puertoma_load": set(GOODS),
    "puertoma_smuggle": {"poach", "plunder", "raid"},
}
DEED = {
    "puertoma_choice": "choose",
    "puertoma_take": "take",
    "puertoma_build": "build",
    "puertoma_sell": "sell",
    "puertoma_load": "load",
}


def test_every_decision_says_by_which_rule_it_came():
    heard: list[object] = []
    seen = set()
    for seed in range(40):
        random_game(seed, lambda s: None, heard.append)
        for i, event in enumerate(heard):
            if event.kind not in puertoma.RULES:
                continue
            what, rule = event.detail[:2]
            card = event.detail[3 if event.kind == "puertoma_choice" else 2]
            assert rule in puertoma.RULES[event.kind] and what in WHAT[event.kind] and what == event.piece
            assert ("card" in rule) <= (card > 0) and (card == 0 or "card" in rule or rule == "nothing")
            seen.add((event.kind, rule))
            if event.kind in DEED:
                deed = next(e for e in heard[i + 1 :] if e.kind == DEED[event.kind])
                assert deed.seat == event.seat and deed.detail[0] == what
        people = {e.seat for e in heard if e.kind in puertoma.RULES}
        players, options = table(seed)
        assert people == set(range(players - options["puertomas"], players))
        for kind, deed in DEED.items():
            explained = sum(e.kind == kind for e in heard)
            done = sum(e.kind == deed and e.seat in people for e in heard)
            assert explained <= done <= explained + (options["puertomas"] if deed == "build" else 0)
        heard.clear()
    missing = {(kind, rule) for kind, rules in puertoma.RULES.items() for rule in rules} - seen
    rare = {("puertoma_choice", "smuggler"), ("puertoma_choice", "nothing"), ("puertoma_smuggle", "nothing")}
    rare |= {("puertoma_build", "festival_card"), ("puertoma_sell", "festival"), ("puertoma_take", "festival_card")}
    rare |= {("puertoma_load", "festival"), ("puertoma_smuggle", "order"), ("puertoma_smuggle", "most")}
    assert missing <= rare, missing - rare


def test_the_reasoning_leads_to_the_choice():
    """Step by step, each list within the one before; and what is chosen is in the last."""
    looked = 0

    def look(s):
        nonlocal looked
        if s.phase != CHOOSE or s.to_act is None or not s.is_auto(s.to_act):
            return
        looked += 1
        before = s.to_json()
        found = puertoma.reason(s, s.to_act)
        assert s.to_json() == before, "nothing is drawn for an explanation"
        assert set(found.profitable) <= set(found.available) and set(found.arrows) <= set(found.profitable)
        assert set(found.richest) <= set(found.arrows or found.profitable)
        twin = s.copy()
        heard = listen(twin)
        twin.play(puertoma.MOVE)
        [choice] = [e for e in heard if e.kind == "puertoma_choice"]
        role, rule, space, card, *steps = choice.detail
        assert steps[:4] == [sum(1 << left for left in part) for part in found[:4]]
        assert steps[4:] == [2 if r == SMUGGLER else s.role_coins[r] for r in range(len(ROLES))]
        assert ROLES.index(role) in (found.richest or found.available) and rule == found.rule
        assert space == ROLES[s.x.token]
        assert (card > 0) == (len(found.richest or found.available) > 1)

    for seed in range(6):
        random_game(seed, look)
    assert looked > 100


def test_the_reasoning_of_a_choice_by_coins():
    s = solo()
    take(s, 1, "recruiter")
    token(s, "builder")
    cards(s, 1)
    s.role_coins[ROLES.index("farmer")] = 1
    found = puertoma.reason(s, 1)
    names = [[ROLES[role] for role in part] for part in found[:4]]
    assert names[0] == ["farmer", "builder", "producer", "merchant", "captain"]
    assert names[1:] == [["farmer", "builder"], ["farmer"], ["farmer"]] and found.rule == "arrow"


@pytest.mark.parametrize("kind", list(puertoma.RULES))
def test_the_list_of_rules_is_complete_and_described(kind):
    told = ast.get_docstring(ast.parse(SOURCE.read_text(encoding="utf-8")))  # a compiled module has none
    assert kind in told
    for rule in puertoma.RULES[kind]:
        assert rule in told
