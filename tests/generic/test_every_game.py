"""The State contract, for every game, option mix and seat count."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core import Event, IllegalMove, Journal, OptionError, Session, as_move, journal, load_position, public
from game.core.options import resolve
from tests.generic.tables import play_on, secrets, walk

ROOT = Path(__file__).resolve().parents[2]


def some(state, rng, every):
    """Whether to look closer at this position: one in `every`, and always when the game is over."""
    return state.to_act is None or rng.randrange(every) == 0


def same_place(place):
    return isinstance(place, tuple) and all(type(part) in (str, int) for part in place)


def test_options_are_sound(game):
    known = {option.key: option.values for option in game.options}
    assert len(known) == len(game.options) and "players" not in known
    known["players"] = game.seat_counts
    for option in game.options:
        assert len(set(map(repr, option.values))) == len(option.values) >= 2
        assert option.default not in option.needs
        for value, needs in option.needs.items():
            assert value in option.values
            for other, allowed in needs.items():
                assert allowed and set(allowed) <= set(known[other])
    for players in game.seat_counts:
        assert resolve(game.options, {}, players) == {option.key: option.default for option in game.options}
    assert game.mixes[0] == {}
    for mix in game.mixes:
        assert any(fits(game, players, mix) for players in game.seat_counts), mix
    for players in (0, 1, max(game.seat_counts) + 1):
        if players not in game.seat_counts:
            with pytest.raises(OptionError):
                game.new(players, seed=1)
    with pytest.raises(OptionError):
        game.new(game.seat_counts[0], seed=1, options={"no such option": True})


def fits(game, players, mix):
    try:
        return bool(game.check(players, mix) is not None)
    except OptionError:
        return False


def test_random_games_come_to_an_end(table, many):
    """And on the way: moves are listed once each and in order, name places, and have a JSON form."""
    for seed in range(6 * many):
        rng = Random(seed)
        chance = 0
        for state in walk(table.new(seed), rng):
            moves = state.moves()
            assert len(set(moves)) == len(moves)
            assert state.chance >= chance
            chance = state.chance
            if not some(state, rng, 20):
                continue
            assert (state.to_act is None) == (moves == [])
            assert state.to_act is None or 0 <= state.to_act < table.players
            for move in moves:
                assert as_move(json.loads(json.dumps(move))) == move
                assert all(same_place(place) for place in state.touches(move))
                assert state.why_not(move) is None
            assert state.obvious() is None or state.obvious() in moves
            items = state.score()
            assert len(items) == table.players
            assert state.totals() == [sum(seat.values()) for seat in items]
            assert state.round_number() >= 1
        assert state.winners() and all(state.totals()[seat] == max(state.totals()) for seat in state.winners())


def test_same_seed_same_game(table):
    first, second = (play_on(table.new(5), Random(5)).to_json() for _ in range(2))
    assert first == second
    assert table.new(5).to_json() != table.new(6).to_json()


def test_copies_are_equal_and_independent(table, many):
    for seed in range(2 * many):
        rng = Random(seed)
        for state in walk(table.new(seed), rng):
            if not some(state, rng, 25):
                continue
            before = state.to_json()
            twin = state.copy()
            assert type(twin) is type(state) and twin.listener is None
            assert twin.to_json() == before and twin == state and twin.moves() == state.moves()
            luck = rng.getrandbits(64)
            play_on(twin, Random(luck))
            assert state.to_json() == before, "playing the copy changed the original"
            other = state.copy()
            third = state.copy()
            play_on(other, Random(luck))
            assert other == twin, "two copies did not play the same game"
            assert third.to_json() == before, "playing a copy changed another"


def test_what_is_shared_by_copies_is_never_changed(table):
    """Play the original on and look at the copies: the other way round from the test above."""
    rng = Random(11)
    kept = []
    for state in walk(table.new(11), rng):
        if some(state, rng, 15):
            kept.append((state.copy(), json.dumps(state.to_json())))
    for twin, before in kept:
        assert json.dumps(twin.to_json()) == before


def test_a_view_is_a_game_that_its_seat_can_play_on_in(table, many):
    for seed in range(2 * many):
        rng = Random(seed)
        for state in walk(table.new(seed), rng):
            if not some(state, rng, 30):
                continue
            before = state.to_json()
            for seat in range(table.players):
                view = state.view(seat, rng)
                assert type(view) is type(state) and view.listener is None
                assert view.to_act == state.to_act and view.options == state.options
                assert view.chance == state.chance and view.round_number() == state.round_number()
                if seat == state.to_act:
                    assert view.moves() == state.moves(), "a seat sees other moves than it has"
                assert table.reload(view) == view, "a view is a position like any other"
                play_on(view, rng, steps=60)
                assert state.to_json() == before, "playing a view changed the game"


def test_a_view_depends_on_nothing_that_its_seat_cannot_know(table, many):
    """A view is also a position that looks the same to its seat. Seen from there, it must look the same.

    If anything hidden shone through, two positions that differ only in hidden things would give different views.
    """
    for seed in range(2 * many):
        rng = Random(seed)
        for state in walk(table.new(seed), rng):
            if state.to_act is None or not some(state, rng, 20):
                continue
            for seat in range(table.players):
                another = state.view(seat, Random(rng.getrandbits(64)))
                luck = rng.getrandbits(64)
                seen, seen_there = state.view(seat, Random(luck)), another.view(seat, Random(luck))
                assert seen.to_json() == seen_there.to_json()
                if seat == state.to_act:
                    assert seen.moves() == seen_there.moves()


def test_a_view_redeals_what_others_keep_secret(table):
    """The test above is blind to what no view ever redeals; here each secret is looked at by its name."""
    rng = Random(5)
    changed: dict[str, bool] = {}
    told = []
    for state in walk(table.new(5), rng):
        state.listener = told.append
        if state.to_act is None or not some(state, rng, 6):
            continue
        for seat in range(table.players):
            views = [state.view(seat, rng).to_json() for _ in range(6)]
            for name, truth in secrets(state.to_json(), seat).items():
                if truth:
                    found = [secrets(view, seat)[name] for view in views]
                    changed[name] = changed.get(name, False) or any(value != truth for value in found)
    assert all(changed.values()), f"shown to those who must not see it: {[n for n in changed if not changed[n]]}"
    if any(event.eyes >= 0 for event in told):
        assert changed, "this game has secrets: say in tests/generic/tables.py where they are"


def test_luck_is_counted(table, many):
    """Whatever a move shows that its player could not have known makes `chance` grow: no undo may cross it.

    Two views of the one who moves differ in what that seat cannot know. If a move has another outcome in the
    one than in the other, it has shown something. (One outcome may be that nothing shows.)
    """
    for seed in range(2 * many):
        rng = Random(seed)
        for state in walk(table.new(seed), rng):
            if state.to_act is None or not some(state, rng, 4):
                continue
            seat = state.to_act
            move = rng.choice(state.moves())
            outcomes = []
            for _ in range(3):
                events: list[Event] = []
                view = state.view(seat, rng)
                view.listener = events.append
                view.play(move)
                outcomes.append(([public(event, seat) for event in events], view.chance > state.chance))
            silent = [events for events, counted in outcomes if not counted]
            assert all(events == silent[0] for events in silent), f"{move} shows something and is not counted"


def test_a_view_does_not_know_the_luck_to_come(table):
    rng = Random(3)
    for state in walk(table.new(3), rng):
        if state.to_act is not None and some(state, rng, 20):
            lucks = {state.rng} | {state.view(seat, rng).rng for seat in range(table.players)}
            assert len(lucks) == table.players + 1


def test_json_round_trip(table, many):
    """Also where conservation is held: `load` counts every piece, so each position of a game must pass it."""
    for seed in range(2 * many):
        rng = Random(seed)
        for state in walk(table.new(seed), rng):
            if not some(state, rng, 8):
                continue
            again = table.reload(state)
            assert again.to_json() == state.to_json() and again == state and again.digest() == state.digest()
            assert again.to_act == state.to_act and again.moves() == state.moves()
            assert again.chance == state.chance and again.rng == state.rng
            assert load_position(state.to_json()) == state
            luck = rng.getrandbits(64)
            assert play_on(again, Random(luck), 40) == play_on(state.copy(), Random(luck), 40)


def test_a_position_belongs_to_nobody(table):
    """Changing what `to_json` gave, or what `load` was given, changes no state."""
    state = play_on(table.new(4), Random(4), 60)
    before = json.dumps(state.to_json())
    given = json.loads(before)
    again = table.game.load(given)
    for data in (state.to_json(), given):
        spoil(data)
    assert json.dumps(state.to_json()) == before == json.dumps(again.to_json())


def spoil(value):
    """Empty every list and object inside, but for the options, which are shared by contract."""
    for key, part in list(value.items() if isinstance(value, dict) else enumerate(value)):
        if isinstance(part, dict | list) and key != "options":
            spoil(part)
    value.clear()


def test_events_are_told_and_change_nothing(table, many):
    for seed in range(2 * many):
        events: list[Event] = []
        loud, silent = table.new(seed), table.new(seed)
        loud.listener = events.append
        rng = Random(seed)
        while silent.to_act is not None:
            moves = silent.moves()
            move = moves[int(rng.random() * len(moves))]
            silent.play(move)
            loud.play(move)
        assert loud == silent
        assert len(events) > 20
        for event in events:
            assert type(event) is Event and event.kind
            assert -1 <= event.seat < table.players and -1 <= event.eyes < table.players
            assert type(event.amount) is int and same_place(event.source) and same_place(event.target)
            assert type(event.piece) is str and same_place(event.detail)


def test_illegal_moves_leave_no_trace(table, many):
    for seed in range(2 * many):
        rng = Random(seed)
        known = set()  # every move seen so far: the likeliest to be wrongly accepted later
        for state in walk(table.new(seed), rng):
            moves = state.moves()
            known.update(moves)
            if not some(state, rng, 15):
                continue
            before, listed = state.to_json(), list(moves)
            events: list[Event] = []
            state.listener = events.append
            wrong = [("nonsense",), (), ("",), *rng.sample(sorted(known, key=str), min(30, len(known)))]
            for move in moves:
                wrong += [move + (0,), move[:-1], (*move[:-1], "nowhere"), (*move[:-1], -1), (*move[:-1], 10**9)]
            for move in wrong:
                if move in listed:
                    continue
                with pytest.raises(IllegalMove):
                    state.play(move)
                reason = state.why_not(move) if move in known else None
                assert reason is None or (isinstance(reason[0], str) and isinstance(reason[1], dict))
            if state.to_act is not None:
                for seat in range(-1, table.players + 1):
                    if seat != state.to_act:
                        with pytest.raises(IllegalMove):
                            state.play(moves[0], seat=seat)
            assert events == [] and state.to_json() == before and state.moves() == listed
            state.listener = None


def test_a_journal_plays_the_same_game(table, many, tmp_path):
    for seed in range(2 * many):
        path = tmp_path / f"{seed}.jsonl"
        header = table.header(seed)
        session = Session(header, (0,), Journal.create(path, header))
        rng = Random(seed)
        kept = {}
        while session.state.to_act is not None:
            if rng.random() < 0.05:
                session.undo()
            if rng.random() < 0.02:
                kept[len(session.moves)] = session.state.copy()
            session.play(rng.choice(session.state.moves()))
        session.close()
        assert session.fault is None
        assert journal.replay(path) == session.state
        again = Session.open(path, (0,))
        again.close()
        assert again.state == session.state and again.moves == session.moves
        record = journal.read(path)
        assert record.header == header
        for n in rng.sample(range(len(record.moves)), 5):
            state = record.replay(n)
            assert play_all(state, record.moves[n:]) == session.state


def play_all(state, moves):
    for move in moves:
        state.play(move)
    return state


def test_undo_brings_back_the_very_position(table):
    """At any moment of a game, what can be taken back is, exactly, and can be done again."""
    session = Session(table.header(9), range(table.players))
    rng = Random(9)
    undone = 0
    while session.state.to_act is not None:
        before = session.state.to_json()
        count = session.undoable()
        if count and rng.random() < 0.2:
            earlier = session.header.start()
            play_all(earlier, session.moves[:-count])
            assert session.undo() and session.state == earlier
            assert session.redo() and session.state.to_json() == before
            undone += 1
        session.play(rng.choice(session.state.moves()))
    assert undone > 0


FINGERPRINT = """
from random import Random
from tests.generic.tables import play_on, tables
print([play_on(table.new(1), Random(1)).digest() for table in tables()])
"""


def test_the_same_game_in_another_process():
    """Nothing depends on the order of a set, which differs from one start of Python to the next."""
    command = [sys.executable, "-c", FINGERPRINT]
    found = {
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1 and len(found.pop()) > 100
