"""Thousands of damaged positions and journals of each game: refused with the right error, or playable."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.core import JournalError, PositionError, journal, load_position
from tests.generic.mutate import damage, damage_journal
from tests.generic.tables import play_on, tables

EACH = 2500  # damaged positions, and as many damaged journals


def tables_of(game):
    return [table for table in tables() if table.game.key == game.key]


def content(value):
    """What a position says, whatever the order of its lists, without options, which may be left at their default."""
    if isinstance(value, dict):
        return {key: content(part) for key, part in value.items() if key != "options"}
    if isinstance(value, list):
        return sorted((content(part) for part in value), key=repr)
    return value


def one_line(error):
    text = str(error)
    return text and "\n" not in text and len(text) < 500


def test_damaged_positions(game, many):
    at = tables_of(game)
    refused = accepted = 0
    for i in range(EACH * many):
        rng = Random(i)
        table = rng.choice(at)
        state = play_on(table.new(i), rng, rng.randrange(300))
        data = damage(state.to_json(), rng)
        before = json.dumps(data, sort_keys=True)
        try:
            found = load_position(data)
        except PositionError as error:
            assert one_line(error)
            refused += 1
        else:
            # Then it must be a position like any other: playable, and itself when written and read again.
            accepted += 1
            assert load_position(json.loads(json.dumps(found.to_json()))) == found
            assert content(found.to_json()) == content(data), "something was read as something else"
            play_on(found, rng, 60)
            found.score(), found.winners(), found.view(0, rng)
        assert json.dumps(data, sort_keys=True) == before, "reading changed what was read"
    assert 0 < accepted < refused


def test_damaged_journals(game, many):
    at = tables_of(game)
    refused = 0
    sound = {}
    for i in range(EACH * many):
        rng = Random(i)
        number = rng.randrange(len(at)), rng.randrange(3)
        if number not in sound:
            sound[number] = write(at[number[0]], number[1])
        try:
            state = journal.parse(damage_journal(sound[number], rng)).replay()
        except JournalError as error:
            assert one_line(error) and "line " in str(error)
            refused += 1
        else:
            play_on(state, rng, 5)
    assert refused > EACH * many // 3


def write(table, seed):
    """The journal of a random game, as bytes; some are of games that go on."""
    rng = Random(seed)
    state = table.new(seed)
    lines = [table.header(seed).to_json()]
    played = 0
    while state.to_act is not None and rng.random() < 0.99:
        move = rng.choice(state.moves())
        state.play(move)
        played += 1
        lines.append(list(move))
        if played % journal.DIGEST_EVERY == 0:
            lines.append({"digest": state.digest(), "moves": played})
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def test_the_damage_is_of_many_kinds():
    table = next(table for table in tables() if table.game.key == "toy")
    data, whole = table.new(1).to_json(), write(table, 1)
    assert len({json.dumps(damage(data, Random(i))) for i in range(300)}) > 200
    assert len({damage_journal(whole, Random(i)) for i in range(300)}) > 200
    assert json.dumps(data) == json.dumps(table.new(1).to_json())
    with pytest.raises(JournalError):
        journal.parse(whole[10:])
