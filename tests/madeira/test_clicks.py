"""Every move can be told from the others by what it touches, and what was picked up can be laid back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.madeira.position import T_ACT, T_BUILDING, T_LADY, T_PUT, T_TAKE, T_TURN
from tests.madeira.helpers import (
    RED,
    at_building,
    at_character,
    characters_phase,
    goods,
    kinds,
    listen,
    new,
    own,
    play,
    touch,
    workers,
)

SPEAKING = {"done", "harvest", "income", "refuse", "decline", "support", "repair", "feed", "coffers"}


@pytest.mark.parametrize("players", (2, 3, 4))
def test_no_two_moves_touch_the_same_places(players: int, many: int) -> None:
    for seed in range(3 * many):
        s, rng = new(players, seed), Random(seed)
        while s.to_act is not None:
            moves = s.moves()
            for move in moves:
                assert bool(s.touches(move)) != (move[0] in SPEAKING), move
            touched = Counter(tuple(sorted(s.touches(move), key=repr)) for move in moves)
            del touched[()]
            assert all(count == 1 for count in touched.values()), touched.most_common(1)
            s.play(rng.choice(moves))


def test_the_worker_is_touched_not_the_spot_where_others_stand_too() -> None:
    s = characters_phase(4)
    workers(s, RED, "funchal-1", "r1a")
    at_character(s, "steward")
    assert s.touches(("take", "reserve")) == (("worker", RED, "reserve"),)
    assert s.touches(("take", "r1a")) == (("worker", RED, "r1a"),)
    play(s, ("take", "r1a"))
    assert s.touches(("put", "r1b")) == (("field", "r1b"),)
    s = characters_phase(4)
    workers(s, RED, "funchal-1")
    at_character(s, "mayor")
    assert s.touches(("take", "funchal-1")) == (("worker", RED, "funchal-1"),)
    assert s.touches(("take", "funchal-4")) == (("citizen", "funchal-4"),)


def test_uses_of_the_windmill_are_told_apart() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=2)
    uses = {s.touches(move) for move in s.moves() if move[0] == "mill"}
    assert uses == {(("mill", RED), ("lever", RED, use)) for use in ("raise", "bread", "reals")}


def test_a_worker_is_laid_back() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a")
    at_character(s, "steward")
    before = s.to_json()
    for name in ("reserve", "r1a"):
        play(s, ("take", name))
        assert s.stack[-1][0] == T_PUT and s.touches(("back",)) == (("worker", RED, name),)
        play(s, ("back",))
        assert s.to_json() == before and s.stack[-1][0] == T_ACT
    play(s, ("take", "reserve"), ("put", "r1b"))
    assert s.stack == [(T_TAKE, *s.stack[0][1:])] and ("take", "r1b") not in s.moves()
    before = s.to_json()
    play(s, ("take", "r1a"), ("back",))
    assert s.to_json() == before


def test_lady_and_bishop_are_laid_back() -> None:
    for name in ("lady", "bishop"):
        for phase_c in (False, True):
            s = characters_phase(4)
            own(s, RED, "lady", "bishop")
            workers(s, RED, "r3a")
            s.reals[RED] = 5
            s.markers[RED] = 0 if phase_c else 1
            touch(s)
            if phase_c:
                at_building(s, "moinho", RED)
            events = listen(s)
            before = s.to_json()
            play(s, ("use", name))
            assert s.touches(("back",)) == (("favour", name),) and ("use", name) not in s.moves()
            play(s, ("back",))
            assert s.to_json() == before and s.stack[-1][0] == (T_BUILDING if phase_c else T_TURN)
            assert [event.kind for event in events] == ["use", "back"]
            assert ("use", name) in s.moves()
    play(s, ("use", "lady"))
    assert s.stack[-1][0] == T_LADY and kinds(s) >= {"activate", "back"}


def test_only_what_leaves_no_choice_is_obvious(many: int) -> None:
    """Beside an obvious move there is nothing but the windmill, and the windmill adds nothing to it."""
    for seed in range(3 * many):
        s, rng = new(2 + seed % 3, seed), Random(seed)
        while s.to_act is not None:
            move = s.obvious()
            if move is not None:
                assert [other for other in s.moves() if other[0] not in ("mill", "exchange")] == [move]
                for use in s.moves():
                    if use != move:
                        after = s.copy()
                        after.play(use)
                        assert [o for o in after.moves() if o[0] not in ("mill", "exchange")] == [move]
            s.play(rng.choice(s.moves()))
