"""Whole games at the table, decided with the mouse on what is highlighted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.core import Place, journal
from game.san_juan.moves import CHOOSE
from game.ui.san_juan.drafts import Turn
from tests.ui.san_juan.driver import buttons, decide_at_random, lift_curtain, open_table, ringed, state_of


def check_highlights(table) -> None:
    """Every legal move can be reached by what is highlighted or offered, and nothing else is."""
    lift_curtain(table)
    state, controller = state_of(table), table.controller
    if controller.chosen or controller.trial not in (None, state):
        return
    moves = set(state.moves())
    if state.stage == CHOOSE:
        assert ringed(table) == {("role", move[1]) for move in moves}
        return
    if state.obvious() is not None:
        return
    assert isinstance(controller, Turn)
    reached = set(controller.steps.values()) | {move for _, move in controller.offers}
    reached |= {move for _, move in controller.buttons(()) if move is not None}
    assert moves <= reached
    shown: set[Place] = set(controller.steps) | {place for place, _ in controller.offers}
    assert shown <= ringed(table)
    assert (("pass",) in buttons(table)) == (("pass",) in moves)


@pytest.mark.parametrize("players, extension", [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True)])
def test_a_whole_game_with_the_mouse(tmp_path: Path, players: int, extension: bool) -> None:
    options = {"extension": extension, "choose_hand": players == 3}
    language = ("en", "fr")[players % 2]
    table = open_table(tmp_path, players, seed=5, options=options, size=(960, 540), language=language)
    rng = Random(players)
    clicks = 0
    while table.session.state.to_act is not None:
        check_highlights(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
        clicks += 1
        assert clicks < 3000
    replayed = table.session.header.start()
    for move in table.session.moves:
        replayed.play(move)
    assert replayed == table.session.state


def test_the_journal_module_is_there() -> None:
    assert journal
