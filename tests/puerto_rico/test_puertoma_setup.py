"""Puertomas: the table before the first move, the three difficulties, and what stays hidden."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.core import OptionError, PositionError
from game.puerto_rico import GAME
from game.puerto_rico.automa import ABILITY_KEYS, draw_card, level_of
from game.puerto_rico.data import COMMERCIAL, INDEX, KEYS
from game.puerto_rico.state import load
from tests.puerto_rico.board import check, coins, game, play
from tests.puerto_rico.puertomas import ability, auto, cards, farmland, move, solo, token, turn
from tests.puerto_rico.test_setup import TABLE

SEATINGS = [(3, 2), (2, 1), (3, 1), (4, 1), (5, 1)]


@pytest.mark.parametrize(("players", "autos"), SEATINGS)
def test_the_table_is_set_for_people_and_puertomas_together(players, autos):
    s = game(players, puertomas=autos)
    money, starts, points, people, ships, characters = TABLE[players]
    assert [board.coins for board in s.boards] == [money] * players
    assert [board.land for board in s.boards] == [[tile] for tile in starts]
    assert [s.is_auto(seat) for seat in range(players)] == [False] * (players - autos) + [True] * autos
    assert (s.points, s.office + s.reserve, s.ship_size) == (points, people, ships)
    assert s.role_taken.count(-1) == characters
    assert s.to_act == s.governor == 0, "a person begins"
    assert token(s) == "builder"
    for seat in range(players - autos, players):
        board = auto(s, seat)
        assert board.since == [0, 0, 0, 0] and board.reserved == -1
        assert [ability // 3 for ability in board.abilities] == [0, 1, 2, 3]
        assert not (board.city or board.crates() or board.vp or board.people() or board.spoils)
    check(s)


def test_the_solo_game_has_no_adventurer_and_one_corn_starter():
    s = solo()
    assert ("choose", "adventurer") not in s.moves() and len(s.moves()) == 6
    assert [farmland(s, seat) for seat in (1, 2)] == [{"fruit": [0]}, {"corn": [0]}]


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (2, {"puertomas": 2}, "puertomas=2 needs players to be 3"),
        (4, {"puertomas": 2}, "puertomas=2 needs players to be 3"),
        (5, {"puertomas": 2}, "puertomas=2 needs players to be 3"),
        (3, {"puertomas": 3}, "cannot be 3"),
        (3, {"puertomas": 1, "edition": "standard"}, "puertomas=1 needs edition to be special"),
        (3, {"puertomas": 2, "edition": "classic"}, "puertomas=2 needs edition to be special"),
        (3, {"difficulty": "easy"}, "difficulty=easy needs puertomas"),
        (3, {"difficulty": "hard"}, "difficulty=hard needs puertomas"),
        (3, {"puertomas": 2, "achievements": "drafted"}, "achievements=drafted needs puertomas to be 0"),
    ],
)
def test_what_cannot_be_chosen(players, options, why):
    with pytest.raises(OptionError, match=why):
        GAME.check(players, options)


def test_each_puertoma_draws_one_of_three_abilities_for_each_level():
    drawn = {auto(solo(seed=seed), seat).abilities for seed in range(60) for seat in (1, 2)}
    for level in range(4):
        assert {abilities[level] for abilities in drawn} == {3 * level, 3 * level + 1, 3 * level + 2}
    pairs = [[auto(solo(seed=seed), seat).abilities for seat in (1, 2)] for seed in range(20)]
    assert any(a != b for a, b in pairs)
    assert any(set(a) & set(b) for a, b in pairs), "each has a full set of twelve of its own"


# Hard ------------------------------------------------------------------------------------------------------


def test_hard_gives_both_a_first_ability_and_a_building():
    kinds: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        s = solo(difficulty="hard", seed=seed)
        check(s)
        for seat, level, crate, worker, money in ((1, 0, "corn", 1, 2), (2, 1, "sugar", 0, 1)):
            board = auto(s, seat)
            assert board.since == [1, 0, 0, 0]
            assert len(board.city) == 1 and level_of(board.city[0]) == level and COMMERCIAL[board.city[0]]
            kinds[seat].add(KEYS[board.city[0]])
            assert s.market[board.city[0]] == 1
            assert board.goods == [int(crate == good) for good in ("corn", "fruit", "sugar", "tobacco", "coffee")]
            assert board.people() == worker and board.coins == money
        assert farmland(s, 1) == {"fruit": [1]} and farmland(s, 2) == {"corn": [0]}
        assert s.chance == 0
        # The building counts as their first: both tokens lie on large buildings, not on the same one.
        tokens = [KEYS[auto(s, seat).reserved] for seat in (1, 2)]
        assert tokens[0] != tokens[1] and all(level_of(INDEX[key]) == 3 for key in tokens)
    assert kinds[1] == {"small_market", "hacienda", "hut", "small_warehouse"}
    assert kinds[2] == {"hospice", "office", "large_market", "large_warehouse"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_single_puertoma_on_hard_has_corn_and_so_the_second_ones_start(players):
    s = game(players, puertomas=1, difficulty="hard")
    board = auto(s, players - 1)
    assert farmland(s, players - 1) == {"corn": [0]}
    assert board.coins == 1 and board.goods == [0, 0, 1, 0, 0] and level_of(board.city[0]) == 1
    check(s)


def test_hard_waits_for_the_market_to_be_drafted():
    s = solo(difficulty="hard", new_buildings=True)
    assert all(not auto(s, seat).city for seat in (1, 2))
    while s.phase == 9:
        s.play(s.moves()[0])
    assert all(auto(s, seat).city[0] in s.kinds for seat in (1, 2))
    check(s)


def test_the_first_ability_works_from_the_first_round_on_hard_only():
    for difficulty, worth in (("hard", 2), ("normal", 1)):
        s = solo(difficulty=difficulty)
        ability(s, 1, "earns_more", since=auto(s, 1).since[0])
        s.boards[1].goods[1] += 1
        s.supply[1] -= 1
        before = s.boards[1].coins
        play(s, "choose merchant")
        while s.phase == 5:
            s.play(s.moves()[0])
        assert s.boards[1].coins == before + worth


# Easy ------------------------------------------------------------------------------------------------------


def build_all(s, seat, keys):
    """Let a Puertoma build these one after the other, each in its own Builder's phase."""
    for key in keys.split():
        s.market = [2 if KEYS[b] == key else 0 for b in range(len(KEYS))]
        coins(s, seat, 20)
        s.chooser = s.to_act = seat
        s.phase, s.role, s.step = 3, 2, 0
        s._legal = None
        auto(s, seat).reserved = INDEX[key] if level_of(INDEX[key]) == 3 else -1
        s.play(("puertoma",))


def test_easy_drops_the_other_two_abilities_once_two_are_unlocked():
    keys = "hospice office hut hacienda factory harbor residence"
    s = solo(difficulty="easy")
    build_all(s, 1, keys)
    assert [since > 0 for since in auto(s, 1).since] == [True, True, False, False]
    s = solo()
    build_all(s, 1, keys)
    assert [since > 0 for since in auto(s, 1).since] == [True, True, True, True]


def test_easy_counts_for_each_puertoma_alone():
    s = solo(difficulty="easy")
    build_all(s, 1, "hospice office hut hacienda")
    build_all(s, 2, "factory harbor")
    assert [sum(since > 0 for since in auto(s, seat).since) for seat in (1, 2)] == [2, 1]


# What is hidden --------------------------------------------------------------------------------------------


def test_a_view_hides_the_order_of_the_deck_and_the_locked_abilities():
    s = solo()
    cards(s, 1, 2, 3, 4)
    s.x.deck = s.x.deck[:-1]  # card 1 has been seen
    ability(s, 1, "coin_per_kind", since=1)
    views = [s.view(0, Random(seed)) for seed in range(60)]
    assert all(sorted(view.x.deck) == [1, 2, 3, 4, 5, 6, 7] for view in views)
    assert len({view.x.deck for view in views}) > 40
    for seat in (1, 2):
        for level in range(4):
            seen = {auto(view, seat).abilities[level] for view in views}
            if (seat, level) == (1, 2):
                assert seen == {ABILITY_KEYS.index("coin_per_kind")}, "it lies face up"
            else:
                assert seen == {3 * level, 3 * level + 1, 3 * level + 2}
    check(views[0])


def test_unlocking_an_ability_reveals_it():
    s = solo()
    build_all(s, 1, "hut")
    assert s.chance == 0
    build_all(s, 1, "hacienda")
    assert s.chance == 1


def test_the_deck_is_shuffled_only_when_it_is_empty_and_a_card_is_needed():
    s = solo()
    assert s.x.deck == ()
    numbers = []
    turn(s, 1)
    for _ in range(24):
        left = len(s.x.deck)
        numbers.append(draw_card(s) + 1)
        assert len(s.x.deck) == (left - 1 if left else 7)
    for deck in (numbers[:8], numbers[8:16], numbers[16:]):
        assert sorted(deck) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_positions_of_puertomas_round_trip_and_damage_is_refused():
    s = solo(difficulty="hard", seed=3)
    turn(s, 1)
    move(s, 1)
    data = json.loads(json.dumps(s.to_json()))
    assert load(data) == s
    for damage in (
        {"since": [1, 0, 0]},
        {"abilities": ["earns_more"] * 4},
        {"reserved": "hut"},
        {"city": ["hut", "hacienda", "small_market"]},
        {"city": ["small_fruit"]},
        {"land": [["fruit", 3]]},
        {"land": [["corn", 0]] * 3},
    ):
        broken = json.loads(json.dumps(data))
        broken["boards"][1].update(damage)
        with pytest.raises(PositionError):
            load(broken)
