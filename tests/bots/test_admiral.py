"""The admiral plays Madeira by the rules, the same for the same generator, and sees no luck to come."""

from random import Random

import pytest

from game.bots import LEVELS, find_bot, search
from game.bots.admiral import EASY, NORMAL, choose, choose_easy
from game.bots.admiral.guide import GUIDE, LAST_ROUND, LAST_UPKEEP, candidates, finish
from game.bots.admiral.outlook import FIRSTS, SECONDS, Outlook
from game.bots.admiral.policy import best, ranked
from game.bots.admiral.survey import TERMS, WEIGHTS, estimate, terms
from game.bots.captain_major import choose as captain_major
from game.bots.match import play_out
from game.bots.search import Budget
from game.core import find
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import T_ROW, T_TURN
from game.madeira.state import load

MADEIRA = find("madeira")
MIXES = [(players, options) for players in MADEIRA.seat_counts for options in MADEIRA.mixes]


def nothing() -> None:
    pass


def begun(players=2, seed=1, moves=0, task=None):
    """A position after so many moves of the admiral, and at a decision of that kind."""
    state = MADEIRA.new(players, seed)
    while moves > 0 or (task is not None and state.stack[-1][0] != task) or len(state.moves()) < 2:
        state.play(best(state, NORMAL))
        moves -= 1
    return state


@pytest.mark.parametrize(("players", "options"), MIXES)
def test_every_move_worth_a_look_is_legal(players, options):
    """In games where half of the moves are random, so that strange positions arise; and every game ends."""
    rng = Random(players)
    for seed in range(6):
        state = MADEIRA.new(players, seed, options)
        count = 0
        while state.to_act is not None:
            legal = state.moves()
            for values in (NORMAL, EASY):
                found = ranked(state, values)
                assert found
                assert {move for _, move in found} <= set(legal), (found, legal)
                assert found == sorted(found, key=lambda item: -item[0])
                assert best(state, values) == found[0][1]
            state.play(rng.choice(legal) if rng.random() < 0.5 else found[0][1])
            count += 1
            assert count < 1500


@pytest.mark.parametrize("players", MADEIRA.seat_counts)
def test_games_of_admirals_come_to_an_end(players):
    for seed in range(4):
        state = MADEIRA.new(players, seed)
        count = play_out(state, [choose, choose_easy, choose, choose_easy][:players], seed)
        assert count < 200 * players
        assert min(sum(item.values()) for item in state.score()) > 0


def test_the_levels_of_madeira_are_the_admirals():
    assert find_bot("easy", "madeira") is choose_easy
    assert find_bot("normal", "madeira") is choose
    assert find_bot("captain-major", "madeira") is captain_major


@pytest.mark.parametrize("players", MADEIRA.seat_counts)
def test_the_luck_to_come_changes_nothing(players):
    """Nothing but the generator's state is hidden: dealt anew, it gives the same moves, thoughts and estimates."""
    state = begun(players, 3)
    rng = Random(4)
    while state.to_act is not None and state.round < 4:
        views = [state.view(state.to_act, Random(deal)) for deal in (1, 2)]
        assert views[0].rng != views[1].rng
        for bot in (choose, choose_easy):
            assert bot(views[0], Random(5)) == bot(views[1], Random(5))
        if rng.random() < 0.05 and len(candidates(views[0])) > 1:
            thoughts = [search.think(view, Random(6), GUIDE, Budget(playouts=6)) for view in views]
            told = [[(thought.way, thought.reward, thought.tried) for thought in found] for found in thoughts]
            assert told[0] == told[1]
        state.play(choose(views[0], Random(5)))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_generator_gives_the_same_move(name):
    state = begun(3, 2, 40, T_TURN)
    bot = find_bot(name, "madeira")
    if name in ("hard", "expert"):
        few = Budget(playouts=20)
        found = [search.choose(state.view(state.seat, Random(1)), Random(2), GUIDE, few) for _ in "ab"]
    else:
        found = [bot(state.view(state.seat, Random(1)), Random(2)) for _ in "ab"]
    assert found[0] == found[1] and found[0] in state.moves()


def test_thinking_leaves_the_position_alone():
    state = begun(2, 5, 50, T_TURN)
    before = state.digest()
    ranked(state, NORMAL)
    candidates(state)
    for seat in range(2):
        terms(state, seat, NORMAL)
    assert state.digest() == before


def test_the_best_worth_thinking_about_come_first_and_are_not_far_behind():
    for seed in range(8):
        state = begun(2, seed, 30, T_TURN)
        found = candidates(state)
        assert 1 <= len(found) <= 6 and found[0] == best(state, NORMAL)
        assert set(found) <= set(state.moves())


@pytest.mark.parametrize("players", MADEIRA.seat_counts)
def test_a_playout_ends_at_the_beginning_of_a_later_round_or_with_the_game(players):
    for moves in (20, 90 * players):
        state = begun(players, 7, moves, T_TURN)
        first = state.round
        points, doubt = finish(state, Random(1), nothing)
        assert len(points) == players and doubt > 0
        if first <= 3:
            assert state.round == first + 2 and state.stack[-1][0] == T_ROW
            assert points == [estimate(state, seat, NORMAL) for seat in range(players)]
        else:
            assert state.to_act is None
            assert [round(value) for value in points] == state.totals()


def test_there_is_an_estimate_for_each_round_that_begins():
    for players in MADEIRA.seat_counts:
        assert sorted(WEIGHTS[players]) == [2, 3, 4, 5]
        assert all(len(weights) == len(TERMS) + 1 for weights in WEIGHTS[players].values())


def test_the_estimate_is_near_the_points_that_follow():
    """On games it was not fitted to: better than the mean of all of them, and by no more than that off."""
    errors, spread, means = [], [], []
    for seed in range(20):
        state = begun(2, 1000 + seed, 0)
        guesses = []
        while state.to_act is not None:
            if state.stack[-1][0] == T_ROW and state.round == 5 and not guesses:
                guesses = [estimate(state, seat, NORMAL) for seat in range(2)]
            state.play(best(state, NORMAL))
        for guess, total in zip(guesses, state.totals(), strict=True):
            errors.append(guess - total)
            means.append(total)
    middle = sum(means) / len(means)
    spread = [total - middle for total in means]
    assert abs(sum(errors) / len(errors)) < 4
    assert sum(error * error for error in errors) < 0.5 * sum(value * value for value in spread)


# single decisions --------------------------------------------------------------------------------------------


def changed(state, **fields):
    """The position with some of its fields set."""
    for name, value in fields.items():
        setattr(state, name, value)
    state._legal = None
    return load(state.to_json())


def test_guilds_are_counted_from_a_set_of_favours():
    assert FIRSTS[0] == SECONDS[0] == 0
    assert FIRSTS[m.GUILD_MASKS[0]] == SECONDS[m.GUILD_MASKS[0]] == 1
    assert FIRSTS[(1 << 12) - 1] == SECONDS[(1 << 12) - 1] == 4


def test_what_is_due_now_counts_more_than_what_is_due_later():
    """Three ships in Brazil in round 3, with the request for this round and with one for a later one."""
    state = begun(2, 1, 0, T_TURN)
    soon, late = state.copy(), state.copy()
    soon.round, late.round = 3, 2
    for twin in (soon, late):
        twin.requests[:5] = [0, 2, 0, 0, 0]
    counts = [0, 3, 0, 0, 0, 0]
    assert Outlook(soon, 0, NORMAL).fleet(counts) > Outlook(late, 0, NORMAL).fleet(counts) > 0


def test_reals_are_dear_while_coffers_are_to_be_filled():
    state = begun(2, 1, 0, T_TURN)
    plain, asked = state.copy(), state.copy()
    for twin in (plain, asked):
        twin.round = 5
        twin.offers = [0] * 10
    plain.requests[:5] = [0, 0, 0, 3, 0]
    asked.requests[:5] = [0, 0, 0, 2, 1]
    assert Outlook(asked, 0, NORMAL).money(12) > 9 > Outlook(plain, 0, NORMAL).money(12)


def test_one_more_pirate_weighs_most_where_it_may_cost_a_rank_or_passes_the_limit():
    state = begun(2, 1, 0, T_TURN)
    state.round = 5
    losses = []
    for own, other in ((2, 12), (11, 12), (21, 12)):
        state.pirates = [own, other]
        o = Outlook(state, 0, NORMAL)
        losses.append(o.piracy(own + 1) - o.piracy(own))
    assert losses[1] > losses[0] and losses[2] > losses[0]


def test_a_majority_is_worth_more_than_to_be_present():
    o = Outlook(begun(2, 1, 0, T_TURN), 0, NORMAL)
    two, one = 0b0011, 0b1000
    rival = 1 << 12 | one
    machico = next(c for c, city in enumerate(board.CITIES) if city.majority == max(k.majority for k in board.CITIES))
    ahead, behind, absent = (o.city_value(machico, mine, rival) for mine in (two, 0b0001, 0))
    assert ahead > behind > absent == 0.0
    assert o.city_value(machico, one << 1, rival) > behind  # the right-most piece breaks a tie


def test_the_beginner_is_shortsighted_and_not_random():
    """He agrees with the admiral as a rule, thinks little of later rounds, and has fewer points in the end."""
    near = ("patience_ships", "patience_favours", "patience_cities", "patience_reals", "growth", "marker", "mill")
    assert all(getattr(EASY, name) < getattr(NORMAL, name) for name in near)
    same = asked = 0
    points = [0, 0]
    for seed in range(6):
        state = MADEIRA.new(2, seed)
        while state.to_act is not None:
            if len(state.moves()) > 1:
                asked += 1
                same += best(state, EASY) == best(state, NORMAL)
            state.play(best(state, EASY if state.to_act == seed % 2 else NORMAL))
        points[0] += state.totals()[seed % 2]
        points[1] += state.totals()[1 - seed % 2]
    assert 0.5 < same / asked < 0.95
    assert points[0] < points[1]


def test_in_the_last_upkeep_everything_is_tried_to_the_end():
    """What is left of the game follows from it at once: the search finds what brings most points."""
    tried = 0
    for seed in range(12):
        state, rng = find("madeira").new(2, seed), Random(seed)
        while state.to_act is not None:
            view = state.view(state.to_act, rng)
            moves = state.moves()
            if len(moves) > 1 and state.round == LAST_ROUND and state.stack[-1][0] in LAST_UPKEEP:
                found = GUIDE.candidates(view)
                assert found == [move for _, move in ranked(view, NORMAL)]
                thoughts = search.think(view, Random(1), GUIDE, Budget(playouts=64))
                if thoughts:
                    assert thoughts[0].points / thoughts[0].tried >= max(t.points / t.tried for t in thoughts) - 1e-6
                    tried += 1
            elif len(moves) > 1 and state.stack[-1][0] in LAST_UPKEEP:
                assert not GUIDE.candidates(view)  # in earlier rounds the admiral decides alone
            state.play(moves[0] if len(moves) == 1 else choose(view, rng))
    assert tried > 5
