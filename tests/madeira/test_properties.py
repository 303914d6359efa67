"""What holds in every position of every game, whatever is played."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from game.core import IllegalMove, PositionError, find, load_position
from game.madeira import board
from game.madeira.state import Madeira, load
from tests.madeira.helpers import listen, new, play_randomly

COUNTS = (2, 3, 4)


@pytest.mark.parametrize("players", COUNTS)
def test_random_play_reaches_the_end_with_few_moves_and_short_lists(players: int) -> None:
    for seed in range(25):
        s, rng, steps = new(players, seed), Random(seed), 0
        while s.to_act is not None:
            moves = s.moves()
            assert 0 < len(moves) <= 250
            assert len(set(moves)) == len(moves)
            s.play(rng.choice(moves))
            steps += 1
            assert steps < 2000
        assert s.round == 5 and s.moves() == []
        assert len(s.winners()) == 1  # the turn order breaks every tie


@pytest.mark.parametrize("players", COUNTS)
def test_every_position_survives_json_and_conserves_all_pieces(players: int) -> None:
    """Reading checks workers, ships, favours, citizens, requests, dice and markers."""
    for seed in range(6):
        s, rng = new(players, seed), Random(100 + seed)
        while True:
            text = json.dumps(s.to_json())
            again = load(json.loads(text))
            assert again == s and again.moves() == s.moves() and again.digest() == s.digest()
            assert (again.room, again.calm, again.free, again.sea, again.stock) == (
                s.room,
                s.calm,
                s.free,
                s.sea,
                s.stock,
            )
            if s.to_act is None:
                break
            s.play(rng.choice(s.moves()))


@pytest.mark.parametrize("players", COUNTS)
def test_a_copy_is_equal_and_independent(players: int) -> None:
    for seed in range(4):
        s, rng = new(players, seed), Random(seed)
        while s.to_act is not None:
            before = s.to_json()
            twin = s.copy()
            assert twin == s and twin.moves() == s.moves()
            play_randomly(twin, Random(seed), 12)
            assert s.to_json() == before
            kept = (s.room, s.calm, s.free, s.sea, s.stock[:])
            s.note()
            assert (s.room, s.calm, s.free, s.sea, s.stock) == kept
            s.play(rng.choice(s.moves()))


def test_the_same_moves_from_the_same_seed_give_the_same_game() -> None:
    for players in COUNTS:
        s = new(players, 5)
        moves = play_randomly(s, Random(1))
        again = new(players, 5)
        for move in moves:
            again.play(move)
        assert again == s


def test_a_view_shows_everything_but_the_luck_to_come() -> None:
    s = new(3, 2)
    play_randomly(s, Random(3), 40)
    seen = s.view(0, Random(9)).to_json()
    real = s.to_json()
    assert seen.pop("rng") != real.pop("rng")
    assert seen == real


@pytest.mark.parametrize("players", COUNTS)
def test_illegal_moves_are_refused_without_a_trace(players: int) -> None:
    rng = Random(players)
    pool = set()
    for seed in range(3):
        s = new(players, seed)
        while s.to_act is not None:
            pool.update(s.moves())
            s.play(rng.choice(s.moves()))
    foreign = sorted(pool, key=str)
    s = new(players, 11)
    while s.to_act is not None:
        before = s.to_json()
        for move in rng.sample(foreign, 15):
            if move not in s.moves():
                with pytest.raises(IllegalMove):
                    s.play(move)
        with pytest.raises(IllegalMove):
            s.play(s.moves()[0], (s.to_act + 1) % players)
        assert s.to_json() == before
        s.play(rng.choice(s.moves()))
    with pytest.raises(IllegalMove):
        s.play(foreign[0])


@pytest.mark.parametrize("players", COUNTS)
def test_every_move_has_places_and_every_refusal_an_answer(players: int) -> None:
    """`touches` never fails on a legal move, nor `why_not` on any move at all."""
    rng = Random(7)
    pool: set[Any] = {("nonsense",), ("die",), ("ship", "reserve", "mars-1"), ("row", 9, "coffers"), ("put", 3)}
    for seed in range(3):
        s = new(players, seed)
        while s.to_act is not None:
            for move in s.moves():
                assert all(isinstance(place, tuple) and place for place in s.touches(move))
                assert s.why_not(move) is None
            pool.update(s.moves())
            s.play(rng.choice(s.moves()))
    foreign = sorted(pool, key=str)
    s = new(players, 21)
    while s.to_act is not None:
        for move in rng.sample(foreign, 25):
            reason = s.why_not(move)
            assert reason is None or isinstance(reason[0], str)
        s.play(rng.choice(s.moves()))
    assert s.why_not(("pay",)) == ("over", {})


def test_events_are_told_and_change_nothing() -> None:
    for players in COUNTS:
        quiet, loud = new(players, 4), new(players, 4)
        events = listen(loud)
        moves = play_randomly(quiet, Random(4))
        for move in moves:
            loud.play(move)
        assert loud == quiet
        assert events and all(event.amount >= -1 for event in events)
        assert {event.kind for event in events} >= {"round", "row", "die", "pass", "worker", "end"}


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_becomes_negative(players: int) -> None:
    for seed in range(8):
        s, rng = new(players, seed), Random(seed)
        while s.to_act is not None:
            s.play(rng.choice(s.moves()))
            for amounts in (s.goods, s.wood, s.bread, s.reals, s.pirates, s.field_wood, s.reserve, s.watch, s.fleet):
                assert min(amounts) >= 0
            assert all(board.MILL_BOTTOM <= level <= board.MILL_TOP for level in s.mill)


# Positions that somebody has tampered with -----------------------------------------------------------------------

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 3, 5, 7, 99, 10**12, 1.5, "", "x", "reserve", "monk", [], {}, [0], [[]], ["x", 0, 0, 0],
    ["take", 0, 1, 0], ["put", 1, 1, 55], ["wood", 1, 1, 0], ["payout", 1, 1, 0], ["bishop", 0, 0, 0],
)  # fmt: skip


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += spots(value[key], (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found += spots(item, (*path, i))
    return found


def mutate(data: Any, rng: Random) -> Any:
    data = copy.deepcopy(data)
    path = rng.choice(spots(data))
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    choice = rng.randrange(4)
    if choice == 0 and isinstance(inside, dict):
        del inside[path[-1]]
    elif choice == 1 and isinstance(inside, list):
        inside.append(rng.choice(STRANGE))
    elif choice == 2 and type(inside[path[-1]]) is int:
        inside[path[-1]] += rng.choice((-1, 1))
    else:
        inside[path[-1]] = rng.choice(STRANGE)
    return data


@pytest.mark.parametrize("players", COUNTS)
def test_a_mutated_position_is_refused_or_can_be_played_to_its_end(players: int) -> None:
    rng = Random(17 * players)
    refused = 0
    for seed in range(10):
        s = new(players, seed)
        play_randomly(s, rng, rng.randrange(200))
        data = s.to_json()
        for _ in range(60):
            try:
                state = load_position(mutate(data, rng))
            except PositionError:
                refused += 1
                continue
            assert isinstance(state, Madeira)
            play_randomly(state, rng)
            assert state.to_act is None
    assert refused > 200


def test_what_is_not_a_position_is_refused() -> None:
    for data in (None, 3, [], "x", {}, {"game": "madeira"}, {"game": "madeira", "players": 2, "options": {"a": 1}}):
        with pytest.raises(PositionError):
            find("madeira").load(data)
