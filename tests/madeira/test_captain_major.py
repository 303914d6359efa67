"""The captain-major plays whole games by the rules, sees no luck to come, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from game.bots import bots_for, find_bot
from game.bots.captain_major import candidates, choose, evaluate
from game.core import OptionError
from tests.madeira.helpers import RED, characters_phase, new, play_randomly


def test_it_is_found_by_its_name() -> None:
    assert bots_for("madeira") == ["random", "easy", "normal", "hard", "expert"]
    assert find_bot("captain-major", "madeira") is choose
    with pytest.raises(OptionError):
        find_bot("captain-major", "puerto_rico")


@pytest.mark.parametrize("players", (2, 3))
def test_it_beats_a_random_player(players: int) -> None:
    s, rng = new(players, 3), Random(3)
    while s.to_act is not None:
        if s.to_act == 1:
            before = s.to_json()
            view = s.view(1, rng)
            seen = view.to_json()
            move = choose(view, rng)
            assert view.to_json() == seen and s.to_json() == before
            s.play(move)
        else:
            s.play(rng.choice(s.moves()))
    assert s.winners() == [1] and s.totals()[1] > 0


def test_it_has_a_move_in_every_position() -> None:
    for players in (2, 3, 4):
        s, rng = new(players, 8), Random(8)
        while s.to_act is not None:
            offered = candidates(s)
            assert offered and set(offered) <= set(s.moves())
            s.play(rng.choice(s.moves()))


def test_its_judgement() -> None:
    s = characters_phase(4)
    start = evaluate(s, RED)
    s.pirates[RED] = 3
    assert evaluate(s, RED) < start
    s.pirates[RED] = 0
    s.bread[RED] = 2
    assert evaluate(s, RED) > start


def test_it_plays_the_same_game_twice() -> None:
    moves = []
    for _ in range(2):
        s = new(2, 4)
        play_randomly(s, Random(4), 30)
        moves.append(choose(s.view(s.seat, Random(1)), Random(2)))
    assert moves[0] == moves[1]
