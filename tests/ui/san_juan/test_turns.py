"""Whose turn it is: what is asked, what a click counts for, and what the next person is told at the curtain."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.san_juan.moves import CHOOSE, PASS
from game.ui.doing import ASKING
from game.ui.shell import App
from game.ui.text import say
from tests.ui.san_juan.driver import click, click_at, decide_at_random, node_of, open_table, state_of
from tests.ui.test_everything_moves import Here


def test_whoever_can_only_pass_is_not_asked(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=2, auto=True)
    rng = Random(1)
    passed = 0
    while table.session.state.to_act is not None:
        if table.curtain < 0 and not table.controller.moves and table.controller.trial is None:
            table.app.step(0.1)
            continue
        assert not (table.doing.kind == ASKING and state_of(table).moves() == [PASS])
        count = len(table.session.moves)
        decide_at_random(table, rng)
        passed += sum(move == PASS for move in table.session.moves[count + 1 :])
    assert passed > 5


def test_nobody_takes_the_screen_over_only_to_pass(tmp_path: Path) -> None:
    table = open_table(tmp_path, 4, seed=6, auto=True)
    rng = Random(2)
    while len(table.session.moves) < 120:
        if table.curtain >= 0:
            assert table.session.state.obvious() is None
        if table.curtain < 0 and table.controller.trial is None and not table.controller.moves:
            table.app.step(0.1)
        else:
            decide_at_random(table, rng)


@pytest.mark.parametrize("seed", [1, 4])
def test_a_click_while_others_play_decides_nothing(tmp_path: Path, monkeypatch, seed: int) -> None:
    """Whoever hurries a bot's piece along has not chosen what lies under the pointer once it is their turn."""
    here = Here()
    monkeypatch.setattr(App, "thinker", property(lambda self: here))
    table = open_table(
        tmp_path, 2, seed=seed, people=(0,), bot="random", pace="normal", animation="normal", auto=True
    )
    rng = Random(seed)
    tried = 0
    for _ in range(5000):
        s = state_of(table)
        if s.to_act is None or tried == 3:
            break
        if table.flying and s.to_act == 0 and s.stage == CHOOSE and table.before and table.before.to_act == 1:
            tried += 1
            count = len(table.session.moves)
            x, y = node_of(table, ("role", s.moves()[0][1])).rect.center
            at = round(x * table.app.stage.unit), round(y * table.app.stage.unit)
            click_at(table, at)
            assert len(table.session.moves) == count, "hurried along, not chosen"
            click_at(table, at)
            assert len(table.session.moves) == count + 1
        elif (
            not table.flying
            and (table.controller.trial is not None or table.controller.moves)
            and table.doing.kind == ASKING
        ):
            decide_at_random(table, rng)
        else:
            table.app.step(0.12)
    assert tried


def words_on_the_curtain(table) -> list[str]:
    items = table.app.stage.items
    first = next(i for i, item in enumerate(items) if item.node.key == ("curtain",))
    return [words.text for item in items[first:] for words in item.node.texts]


def test_the_curtain_tells_what_has_happened_since(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=3)
    rng = Random(5)
    told = 0
    while told < 12:
        if table.curtain < 0:
            decide_at_random(table, rng)
            continue
        seat = table.curtain
        since = table.session.decided(seat)
        assert since == max((i + 1 for i, before in enumerate(table.session._before) if before[0] == seat), default=0)
        shown = words_on_the_curtain(table)
        news = [entry for entry in table.history.entries if entry.moves > since]
        if news:
            told += 1
            assert "Since your last turn" in shown
            assert say(news[-1].phrase) in shown, "the latest line is always there"
        older = [say(entry.phrase) for entry in table.history.entries if entry.moves <= since]
        assert not (set(older) - {say(entry.phrase) for entry in news}) & set(shown)
        # Nothing of anybody's hand is behind the curtain.
        assert not any(item.node.key[:1] in (("card",), ("drawn",)) for item in table.app.stage.items)
        click(table, ("curtain", "lift"))
