"""Set-up and phase A."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import CHARACTERS, CITIES, FIELDS, GUILDS
from tests.madeira.helpers import new, play_randomly


@pytest.mark.parametrize("players", (2, 3, 4))
def test_what_everybody_begins_with(players: int) -> None:
    s = new(players, 6)
    for place, p in enumerate(s.order):
        assert s.goods[3 * p : 3 * p + 3] == [1, 1, 1] and s.wood[p] == 1 and s.bread[p] == 4
        assert s.reals[p] == 5 + 2 + place
        assert s.mill[p] == 3 and s.watch[p] == 2 and s.reserve[p] == 10 and s.fleet[p] == 6
        assert sum(s.requests[5 * p : 5 * p + 5]) == 1
    assert s.totals() == [0] * players


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_most_crowns_start_and_the_others_follow_clockwise(players: int) -> None:
    starters = set()
    for seed in range(30):
        s = new(players, seed)
        crowns = dict(board.FIRST_REQUESTS)
        counts = [crowns[s.requests[5 * p : 5 * p + 5].index(1)] for p in range(players)]
        assert s.order[0] == counts.index(max(counts))
        assert s.order == tuple((s.order[0] + i) % players for i in range(players))
        starters.add(s.order[0])
    assert starters == set(range(players))


@pytest.mark.parametrize("players", (2, 3, 4))
def test_requests_favours_rewards_citizens(players: int) -> None:
    s = new(players, 3)
    assert [sum(s.offers[5 * r : 5 * r + 5]) for r in range(players)] == [5] * players
    assert [sum(s.offers[t::5]) for t in range(5)] == [players] * 5
    assert sorted(s.districts) == list(range(12))
    assert sorted(s.royal[::2])[-1] < 4 <= min(s.royal[1::2]) and len(set(s.royal)) == 6
    assert s.houses[players] == 0b1000 | 0b1000 << 12 | 0b1000 << 24
    assert s.field_wood == [field.wood[4 - players] for field in board.FIELDS]


def test_deals_differ_from_seed_to_seed() -> None:
    deals = {(tuple(s.districts), s.royal, tuple(s.offers)) for s in (new(4, seed) for seed in range(20))}
    assert len(deals) == 20


@pytest.mark.parametrize("players", (2, 3, 4))
def test_first_workers(players: int) -> None:
    s = new(players, 9)
    assert s.moves() == [("put", f"{city.key}-{i}") for city in board.CITIES for i in (1, 2, 3)]
    while s.phase == CITIES:
        s.play(s.moves()[-1])
    assert s.phase == FIELDS
    seats, taken = [], set()
    while s.phase == FIELDS:
        p = s.to_act
        assert p is not None
        seats.append(p)
        regions = {r for r in range(4) if s.plots[p] & m.REGION_FIELDS[r]}
        for _, name in s.moves():
            assert name not in taken
            assert not any(m.REGION_FIELDS[r] >> m.LOCATION[str(name)] & 1 for r in regions)
        move = s.moves()[0]
        taken.add(move[1])
        s.play(move)
    assert seats == [p for p in reversed(s.order) for _ in range(2)]
    assert all(s.reserve[p] == 7 for p in range(players))
    assert s.phase == GUILDS and s.round == 1 and s.to_act == s.order[0]


@pytest.mark.parametrize("players", (2, 3, 4))
def test_every_round_dice_are_rolled_and_each_row_is_taken_once(players: int) -> None:
    s, rng = new(players, 12), Random(12)
    rounds = {}
    while s.to_act is not None:
        if s.phase == GUILDS and s.round not in rounds:
            rounds[s.round] = s.chance
            assert len(s.row_dice) == 3 * players and set(s.row_dice) <= {1, 2, 3}
            assert sum(s.pirate_dice) == 3
            assert s.characters[5 - s.round] == -1 and Counter(s.characters)[-1] == 1
            chooser = list(s.order)
            for p in chooser:
                assert s.to_act == p
                move = rng.choice(s.moves())
                row = int(move[1]) - 1
                s.play(move)
                while s.phase == GUILDS and s.to_act == p:
                    s.play(rng.choice(s.moves()))
                assert s.rows[row] == p
                values = s.row_dice[3 * row : 3 * row + 3]
                assert s.dice[3 * p : 3 * p + 3] == [values.count(v) for v in (1, 2, 3)]
            assert s.phase == CHARACTERS and s.to_act == s.rows[0]
        else:
            s.play(rng.choice(s.moves()))
    assert list(rounds) == [1, 2, 3, 4, 5] and sum(s.offers) == 0
    assert sorted(rounds.values()) == list(rounds.values()) and len(set(rounds.values())) == 5


def test_play_goes_on_in_row_order_until_all_have_passed() -> None:
    s = new(4, 2)
    play_randomly(s, Random(1), 0)
    while s.phase != CHARACTERS:
        s.play(s.moves()[-1])
    rows = list(s.rows)
    turns = []
    while s.phase == CHARACTERS:
        turns.append(s.to_act)
        s.play(next(move for move in s.moves() if move[0] == "pass" and move[2] == "reals"))
    assert turns == rows
    assert s.order == tuple(rows)
