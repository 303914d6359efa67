"""Random games over all sets of extensions that the booklets allow, every edition and player count: nothing is lost
or made, every position can be written and read, the game ends, and the same moves lead to the same game."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.core import IllegalMove, OptionError
from game.puerto_rico import GAME
from game.puerto_rico.state import load, set_up
from tests.puerto_rico.board import COUNTS, EDITIONS

CHOICES = {
    "new_buildings": (False, True),
    "bourgeois": (False, True),
    "smuggler": (False, True),
    "festival": (False, True),
    "activities": (False, True),
    "achievements": ("none", "dealt", "drafted"),
}
ALLOWED = {"special": 2**5 * 3, "standard": 2**4, "classic": 2**2}
LONGEST = 4000
"""Decisions; no random game comes near, and one that does is one that never ends."""


def sets_of_extensions(edition):
    found = []
    for values in product(*CHOICES.values()):
        options = {"edition": edition, **dict(zip(CHOICES, values, strict=True))}
        try:
            found.append(GAME.check(4, options))
        except OptionError:
            continue
    return found


def tables():
    """One table of each set of extensions, the player counts in turn; the smaller booklets get every count."""
    found = []
    for edition in EDITIONS:
        for i, options in enumerate(sets_of_extensions(edition)):
            counts = COUNTS if edition != "special" else (COUNTS[i % 4], COUNTS[(i + i // 4 + 2) % 4])
            found.extend((players, options) for players in sorted(set(counts)))
    return found


TABLES = tables()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sets_that_an_edition_allows(edition):
    assert len(sets_of_extensions(edition)) == ALLOWED[edition]


def variety(options, dice):
    """The market's one-click ways and the alternative rules, now and then."""
    chosen = {**options, "market": dice.choice(("draft", "random", "preset"))}
    if options["edition"] == "special":
        chosen["swap_costs"] = dice.random() < 0.3
        if options["bourgeois"]:
            chosen["tailor_cap"] = dice.random() < 0.3
            chosen["pair_ban"] = dice.choice(("none", "villa_tailor"))
        if options["smuggler"]:
            chosen["contraband"] = dice.choice(("box", "supply"))
    return chosen


def play_out(players, options, seed, visit=None):
    """A random game; most positions are only played through, some are looked at."""
    dice = random.Random(f"{players} {sorted(options.items())} {seed}")
    s = set_up(players, GAME.check(players, variety(options, dice)), seed)
    moves = []
    while s.to_act is not None:
        assert len(moves) < LONGEST, "this game never ends"
        legal = s.moves()
        move = dice.choice(legal)
        if move[0] in ("pass", "lift", "lift_bourgeois") and dice.random() < 0.6:
            move = dice.choice(legal)
        if visit is not None and dice.random() < 0.02:
            visit(s)
        s.play(move)
        moves.append(move)
    return s, moves


def look(s):
    data = s.to_json()
    again = load(data)
    assert again == s and again.moves() == s.moves()
    assert len(set(s.moves())) == len(s.moves())
    assert s.copy() == s
    for move in s.moves():
        assert s.touches(move)
    for board in s.boards:
        assert min(board.goods) >= 0 and board.coins >= 0 and board.vp >= 0 and board.idle >= 0


def label(table):
    players, options = table
    chosen = [key for key in CHOICES if options[key] not in (False, "none")]
    if options["achievements"] == "drafted":
        chosen[-1] = "drafted"
    return f"{players}-{options['edition']}-{'+'.join(chosen) or 'base'}"


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_random_games_of_every_set_of_extensions(table, many):
    players, options = table
    for seed in range(many):
        s, moves = play_out(players, options, seed, look)
        look(s)
        causes = {"city", "points"} | (set() if options["bourgeois"] else {"workers"})
        assert s.ending in causes
        assert len(s.winners()) >= 1 and s.totals() == [sum(items.values()) for items in s.score()]
        if seed % 4 == 0:
            again = set_up(players, s.options, seed)
            for move in moves:
                again.play(move)
            assert again == s
        with pytest.raises(IllegalMove):
            s.play(("pass",))
