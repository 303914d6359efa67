"""Random games with every mix of extensions and every number of players: nothing is lost and nothing is made.

`--many N` plays N times as many. The options of the last test are thrown at random, so that in the long run every
combination that a booklet allows is played.
"""

from __future__ import annotations

import random

import pytest

from game.core import Event, OptionError
from game.puerto_rico import GAME
from game.puerto_rico.position import DEALING, DRAFTING
from game.puerto_rico.state import load
from tests.puerto_rico.board import COUNTS, prosper
from tests.puerto_rico.test_random_games import numbers


def fits(players, options):
    try:
        GAME.check(players, options)
    except OptionError:
        return False
    return True


TABLES = [(i, players) for i, mix in enumerate(GAME.mixes) for players in COUNTS if fits(players, mix)]


def play_through(players, options, seed):
    """Play a game at random and look at every event and at many positions."""
    s = GAME.new(players, seed, options)
    dice = random.Random(f"{players} {seed}")
    while s.phase in (DRAFTING, DEALING):
        s.play(dice.choice(s.moves()))
    if seed % 2 and not s.autos:
        prosper(s, dice)
        assert load(s.to_json()) == s
    heard: list[Event] = []
    s.listener = heard.append
    money = [board.coins for board in s.boards]
    tokens = [board.vp for board in s.boards]
    whole = s.points + sum(tokens)
    while s.to_act is not None:
        if dice.random() < 0.1:
            look(s, dice)
        moves = s.moves()
        move = dice.choice(moves)
        if move[0] == "pass" and dice.random() < 0.7:
            move = dice.choice(moves)
        s.play(move)
        count(heard, money, tokens)
        assert money == [board.coins for board in s.boards], (move, heard)
        assert tokens == [board.vp for board in s.boards], (move, heard)
        assert s.points == max(0, whole - sum(tokens))
        heard.clear()
    look(s, dice)
    assert s.ending in ("workers", "city", "points")
    assert s.ending != "workers" or not s.noble
    return s


def count(heard, money, tokens):
    """Coins and points change only by what the events say."""
    for e in heard:
        if e.kind == "coins":
            money[e.seat] += e.amount
        elif e.kind == "pay":
            money[e.seat] -= e.amount
        elif e.kind == "ransom":
            money[e.seat] -= e.amount
            money[e.detail[0]] += e.amount
        elif e.kind == "points":
            tokens[e.seat] += e.amount
        elif e.kind == "barter" and e.piece == "point":
            tokens[e.seat] -= e.amount


def look(s, dice):
    """`load` counts every piece of the box; nothing is ever owed."""
    data = s.to_json()
    again = load(data)
    assert again == s and again.moves() == s.moves()
    assert (again.market, again.costs, again.guests, again.openers) == (s.market, s.costs, s.guests, s.openers)
    for character in data["characters"]:
        assert character.pop("taken") >= -1
    extras = data.pop("extras", {})
    assert min(numbers({**data, "rng": 0})) >= 0
    absent = ("wanted", "captor", "bonus_seat", "resume")
    assert min(numbers({key: value for key, value in extras.items() if key not in absent}), default=0) >= -1
    seat = dice.randrange(s.players)
    view = s.view(seat, dice)
    assert load(view.to_json()) == view
    if seat == s.to_act:
        assert view.moves() == s.moves()


@pytest.mark.parametrize(("mix", "players"), TABLES)
def test_every_mix_and_number_of_players(mix, players, many):
    for seed in range(100, 100 + 2 * many):
        play_through(players, GAME.mixes[mix], seed)


@pytest.mark.parametrize("players", COUNTS)
def test_options_thrown_at_random(players, many):
    dice = random.Random(players)
    played = 0
    while played < 6 * many:
        options = {option.key: dice.choice(option.values) for option in GAME.options}
        if fits(players, options):
            play_through(players, options, 1000 + played)
            played += 1
