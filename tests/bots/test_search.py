"""Bots that think: what the search promises, whatever the game."""

import json
from dataclasses import replace
from random import Random

import pytest

from game.bots import LEVELS, advice, bots_for, every_bot, find_bot, levels, search
from game.bots.search import Budget
from game.bots.steward import played_through
from game.bots.steward.guide import likely
from game.bots.steward.survey import outlook
from game.bots.steward.values import OVERSEER
from game.core import OptionError, find

GAMES = sorted(levels.GUIDES)


def after(game: str, count: int, seed: int = 3, players: int = 3):
    """A position in which characters have been taken a few times, by the heuristic."""
    state, rng = find(game).new(players, seed), Random(seed)
    guide = levels.guide(game)
    while count or len(guide.candidates(state)) < 2:
        state.play(guide.player(state.view(state.to_act, rng), rng))
        count = max(0, count - 1)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_known(game):
    assert bots_for(game) == ["random", *LEVELS]
    assert all(callable(find_bot(name, game)) for name in every_bot(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [0, 40])
def test_no_thought_depends_on_what_the_seat_cannot_know(game, count):
    """The hidden cards are dealt anew: same thoughts, to the last digit."""
    state = after(game, count)
    answers = []
    for deal in (1, 2):
        view = state.view(state.to_act, Random(deal))
        thoughts = search.think(view, Random(9), levels.guide(game), Budget(playouts=12))
        answers.append([(thought.move, thought.worth, thought.tried) for thought in thoughts])
    assert answers[0] == answers[1] and len(answers[0]) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_candidate_is_tried_and_the_budget_is_kept(game):
    state = after(game, 20)
    view = state.view(state.to_act, Random(1))
    thoughts = search.think(view, Random(1), levels.guide(game), Budget(playouts=30))
    moves = levels.guide(game).candidates(view)
    assert {thought.move for thought in thoughts} == set(moves)
    assert min(thought.tried for thought in thoughts) >= 1
    assert sum(thought.tried for thought in thoughts) <= 30 + len(moves)
    assert thoughts[0].tried == max(thought.tried for thought in thoughts)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_view_alone_and_answers_with_a_legal_move(game):
    state = after(game, 20)
    view = state.view(state.to_act, Random(1))
    before = view.digest()
    assert search.choose(view, Random(1), levels.guide(game), Budget(playouts=8)) in view.moves()
    assert view.digest() == before


def test_no_time_still_gives_an_answer():
    state = after("san_juan", 0)
    view = state.view(state.to_act, Random(1))
    assert search.choose(view, Random(1), levels.guide("san_juan"), Budget(seconds=0)) in view.moves()


def test_rewards_prefer_a_clear_victory_and_share_a_tie():
    assert search.rewards([30.0, 20.0])[0] > search.rewards([25.0, 24.0])[0] > search.rewards([24.0, 24.0])[0]
    assert search.rewards([24.0, 24.0]) == [0.5, 0.5]
    assert search.rewards([20.0, 21.0], doubt=4)[0] > search.rewards([20.0, 21.0])[0]


@pytest.mark.parametrize("mix", range(len(find("puerto_rico").mixes)))
def test_every_option_mix_of_puerto_rico_can_be_thought_about(mix):
    game = find("puerto_rico")
    options = game.mixes[mix]
    players = next(count for count in game.seat_counts if _fits(game, count, options))
    state, rng = game.new(players, 5, options), Random(5)
    guide = levels.guide("puerto_rico")
    searched = 0
    for _ in range(120):
        if state.to_act is None or searched == 2:
            break
        view = state.view(state.to_act, rng)
        if guide.candidates(view):
            searched += len(search.think(view, rng, guide, Budget(playouts=6))) > 1
        state.play(guide.player(view, rng) if len(view.moves()) > 1 else view.moves()[0])
    assert searched == 2


@pytest.mark.parametrize("mix", range(len(find("puerto_rico").mixes)))
def test_every_option_mix_and_seat_count_has_varied_playouts(mix):
    game = find("puerto_rico")
    options, guide = game.mixes[mix], levels.guide("puerto_rico")
    for players in (count for count in game.seat_counts if _fits(game, count, options)):
        state, rng = game.new(players, 5, options), Random(5)
        while len(guide.candidates(state)) < 2:
            state.play(guide.player(state.view(state.to_act, rng), rng))
        points, doubt = guide.varied(state.view(state.to_act, rng), rng, lambda: None)
        assert len(points) == players and doubt > 0 and max(points) > 0


def test_in_varied_playouts_nobody_is_sure_to_choose_what_the_steward_would():
    """Mostly the best character, sometimes the second or the third, whatever the seat cannot know."""
    state = after("puerto_rico", 60, players=4)
    ranked = played_through(state, outlook(state, OVERSEER))
    taken = [likely(state.view(state.to_act, Random(n)), Random(n)) for n in range(200)]
    assert taken == [likely(state.view(state.to_act, Random(n + 1)), Random(n)) for n in range(200)]
    first, second, third = (taken.count(move) for move in ranked[:3])
    assert first + second + third == 200 and 100 < first < 140 and 30 < second < 70 and 15 < third < 45


def told(name, asked, worth=0.0):
    """A playout that says that it is played, and gives every seat so much."""

    def finish(state, rng, tick):
        asked.append(name)
        return [worth] * state.players, 0.0

    return finish


def listening(asked):
    """The guide of Puerto Rico with playouts that say which they are."""
    return replace(levels.guide("puerto_rico"), finish=told("plain", asked), varied=told("varied", asked))


def test_expert_plays_the_varied_playouts_and_hard_the_others(monkeypatch):
    asked = []
    guide = listening(asked)
    monkeypatch.setattr(levels, "guide", lambda game: guide)
    view = after("puerto_rico", 20)
    for limits in ({}, {"seconds": 0.2}, {"playouts": 250}):
        for name, kind in (("hard", "plain"), ("expert", "varied")):
            asked.clear()
            find_bot(name, "puerto_rico", **limits)(view, Random(1))
            assert set(asked) == {kind}


def test_without_a_time_only_playouts_count():
    """A trace of the clock decided where two sums were equal, and so how many worlds there were."""
    clock = search.Clock(Budget(playouts=40), None)
    clock.begun -= 1.0
    assert clock.used() == 0.0
    clock.given = 10
    assert clock.used() == 0.25


def test_advice_takes_nothing_for_granted_either(monkeypatch):
    """In playouts of stewards alone, one other tile set off a chain of answers that was worth eleven points."""
    asked = []
    guide = listening(asked)
    monkeypatch.setattr(advice, "guide", lambda game: guide)
    view = after("puerto_rico", 20)
    advice.advise(view.copy(), Random(1), Budget(playouts=6))
    assert set(asked) == {"varied"}
    states = [view.view(view.to_act, Random(n)) for n in range(40)]
    for n, state in enumerate(states):
        state.play(guide.ways(view)[0][0])
        guide.soon(state, view.to_act, Random(n), lambda: None)
    assert len({json.dumps(state.to_json(), sort_keys=True) for state in states}) > 5


def test_nobody_is_advised_against_the_heuristic_by_mere_luck():
    """Where all moves are worth the same the heuristic's own stays first, however many there are to drop."""
    state = find("puerto_rico").new(4, 3)
    view = state.view(state.to_act, Random(1))

    def chance(state, rng, tick):
        return [100.0 * Random(f"{rng.random()}/{state.digest()}").random() for _ in state.boards], 4.0

    guide = replace(levels.guide("puerto_rico"), finish=chance)
    own = guide.ways(view)[0]
    assert len(guide.ways(view)) > 4
    shown = [search.think(view, Random(n), guide, Budget(playouts=90), told=True)[0].way for n in range(30)]
    assert shown.count(own) >= 24


def _fits(game, count, options):
    try:
        game.check(count, options)
    except OptionError:
        return False
    return True
