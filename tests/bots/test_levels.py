"""Four levels in every game and option mix; the search can be followed and stopped; advice is data."""

from random import Random

import pytest

from game.bots import BOTS, LEVELS, THINKING, every_bot, find_bot, levels, search
from game.bots.advice import advise
from game.bots.match import ask, decision_rng
from game.bots.search import Budget
from game.core import Header, OptionError, available, find

GUIDED = sorted(levels.GUIDES)
MIXES = [(key, i) for key in available() for i in range(len(find(key).mixes))]


def begun(key, options, seed=4, moves=0):
    """A game in that option mix, some random moves on."""
    game = find(key)
    for players in game.seat_counts:
        try:
            state = game.new(players, seed, options)
        except OptionError:
            continue
        rng = Random(seed)
        for _ in range(moves):
            if state.to_act is not None:
                state.play(rng.choice(state.moves()))
        return state
    raise AssertionError(options)


@pytest.mark.parametrize(("key", "mix"), MIXES)
def test_every_level_plays_every_mix(key, mix):
    state = begun(key, find(key).mixes[mix], moves=9)
    for name in LEVELS:
        bot = find_bot(name, key, 0.0 if name in THINKING else None)
        twin = state.copy()
        for count in range(6):
            if twin.to_act is None:
                break
            move = ask(bot, twin, twin.to_act, decision_rng(4, twin.to_act, count))
            assert move in twin.moves(), name
            twin.play(move)


def test_the_names_of_saved_games_stay_valid():
    old = {"puerto_rico": ["steward-easy", "steward"], "san_juan": ["clerk"], "madeira": ["captain-major"]}
    for game, names in old.items():
        assert set(names) <= set(every_bot(game)) and not set(names) & set(LEVELS)
        assert all(callable(find_bot(name, game)) for name in names)
    assert set(old) == set(BOTS)


def searched(key, seed=3, moves=30):
    """A position in which there is something to think about."""
    state, rng = find(key).new(3, seed), Random(seed)
    how = levels.guide(key)
    while moves > 0 or len(how.candidates(state)) < 3:
        state.play(how.player(state.view(state.to_act, rng), rng))
        moves -= 1
    return state


@pytest.mark.parametrize(("key", "varied"), [*((key, False) for key in GUIDED), ("puerto_rico", True)])
def test_a_thought_tells_how_far_it_is_and_can_be_stopped_at_any_moment(key, varied):
    view = searched(key).view(0, Random(1))
    budget = Budget(playouts=160 if varied else 20, varied=varied)
    heard: list[float] = []
    whole = search.think(view, Random(1), levels.guide(key), budget, lambda p: bool(heard.append(p)))
    assert heard == sorted(heard) and heard[0] < 0.01 and 0.5 < heard[-1] <= 1.0
    for limit in (1, len(heard) // 2, len(heard) - 1):
        asked = iter(range(limit))
        watch = lambda progress, asked=asked: next(asked, None) is None  # noqa: E731
        found = search.think(view, Random(1), levels.guide(key), budget, watch)
        assert {thought.move for thought in found} == {thought.move for thought in whole}
        assert sum(thought.tried for thought in found) < sum(thought.tried for thought in whole)


@pytest.mark.parametrize("key", GUIDED)
def test_the_same_number_of_playouts_gives_the_same_thoughts(key):
    state = searched(key)
    found = []
    for _ in range(2):
        view = state.view(state.to_act, Random(2))
        thoughts = search.think(view, Random(5), levels.guide(key), Budget(playouts=15))
        found.append([(thought.move, thought.worth, thought.points, thought.tried) for thought in thoughts])
    assert found[0] == found[1]


@pytest.mark.parametrize("key", GUIDED)
@pytest.mark.parametrize("count", [0, 25, 60])
def test_advice_is_about_legal_moves_and_knows_nothing_hidden(key, count):
    """Best first, with reasons; the hidden cards dealt anew change nothing."""
    state = begun(key, {}, moves=count)
    while len(state.moves()) < 2:
        state.play(state.moves()[0])
    given = []
    for deal in (1, 2):
        view = state.view(state.to_act, Random(deal))
        given.append([advice.to_json() for advice in advise(view, Random(3), Budget(playouts=12))])
    assert given[0] == given[1] and 1 <= len(given[0]) <= 3
    for advice in given[0]:
        assert tuple(advice["moves"][0]) in state.moves()
        assert 0.0 <= advice["chance"] <= 1.0
    assert len({tuple(map(tuple, advice["moves"])) for advice in given[0]}) == len(given[0])


@pytest.mark.parametrize("key", GUIDED)
def test_reasons_are_what_the_playouts_found(key):
    """Positive for the best, and each fact is named once."""
    view = searched(key).view(0, Random(1))
    best, *rest = advise(view, Random(3), Budget(playouts=40))
    assert all(reason.weight > 0 for reason in best.reasons)
    assert best.reasons or any(advice.reasons for advice in rest)
    for advice in [best, *rest]:
        facts = [reason.fact for reason in advice.reasons]
        assert len(set(facts)) == len(facts)
        assert all(reason.difference != 0 for reason in advice.reasons)


def test_the_bot_process_listens_while_it_thinks():
    """Told to drop a long thought, it answers the next question; told to hurry, it gives its best so far."""
    from game.ui.botproc import Thinker

    header = Header("san_juan", find("san_juan").check(2), ({"name": "a"},) * 2, 1)
    thinker = Thinker()

    def answer():
        for _ in range(1200):
            found = thinker.answer(0.05)
            if found is not None:
                return found
        raise AssertionError("no answer")

    try:
        thinker.ask(header, [], 0, "expert", 60.0)
        while thinker.progress == 0.0:
            assert thinker.answer(0.05) is None
        process = thinker._process
        thinker.cancel()
        assert thinker.answer() is None
        thinker.ask(header, [], 0, "random")
        assert answer() in header.start().moves()
        thinker.ask(header, [], 0, "expert", 60.0)
        while thinker.progress == 0.0:
            assert thinker.answer(0.05) is None
        thinker.hurry()
        assert answer() in header.start().moves()
        thinker.advise(header, [], 0, 60.0)
        while thinker.progress == 0.0:
            assert thinker.answer(0.05) is None
        thinker.hurry()
        advice = answer()
        assert isinstance(advice, list) and tuple(advice[0]["moves"][0]) in header.start().moves()
        assert thinker._process is process
    finally:
        thinker.close()


@pytest.mark.parametrize("key", available())
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_the_heuristics_know_nothing_hidden_either(key, name):
    """The hidden cards are dealt anew: same answer, all through a game."""
    state, bot = begun(key, {}, seed=8), find_bot(name, key)
    for count in range(60):
        if state.to_act is None:
            break
        if len(state.moves()) > 1:
            answers = {bot(state.view(state.to_act, Random(deal)), Random(7)) for deal in range(3)}
            assert len(answers) == 1, (count, answers)
        state.play(state.moves()[count * 7 % len(state.moves())])
