"""Whole games at the table, decided with the mouse on what is highlighted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core import Move
from game.ui.draft import DONE
from tests.ui.madeira.driver import (
    buttons,
    click,
    decide_at_random,
    decision,
    offers,
    open_table,
    ringed,
    state_of,
)


def check_highlights(table) -> None:
    """Every legal move can be reached by what is highlighted or offered."""
    ways, state = decision(table), state_of(table)
    if ways.begun:
        return
    reached: set[Move] = set(ways.levers.values()) | {move for move, _ in ways.swap.moves}
    for move, _ in ways.moves:
        reached |= set(ways.chains.get(move, [move])[:1])
    assert reached == set(state.moves())
    seen = set(offers(table)) | {place[1:] for place in offers(table) if place[0] == "bar"}
    if ways.panel is not None:
        assert DONE in seen or ways.panel.result() is None
        return
    for move, touched in ways.moves:
        assert any(place in seen for place in touched) or ("move", *move) in seen, move
    for place in (*ways.levers, *ways.wanted):
        assert place in seen, place


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_whole_game_with_the_mouse(tmp_path: Path, players: int) -> None:
    table = open_table(tmp_path, players, seed=5, size=(960, 540), language=("en", "fr")[players % 2])
    rng = Random(players)
    clicks = 0
    while state_of(table).to_act is not None:
        check_highlights(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
        clicks += 1
        assert clicks < 6000
    replayed = table.session.header.start()
    for move in table.session.moves:
        replayed.play(move)
    assert replayed == table.session.state
