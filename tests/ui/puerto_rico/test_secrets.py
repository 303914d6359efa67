"""Hidden points with several people at one screen, and the phase in brief when the course of the game is bent."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.puerto_rico import PuertoRico
from game.puerto_rico.position import CHOOSE
from game.ui import text
from game.ui.table import Table
from game.ui.text import Phrase, say, tr
from tests.ui.puerto_rico.driver import click, node_of, open_table
from tests.ui.puerto_rico.positions import pick_move


def state_of(table: Table) -> PuertoRico:
    state = table.session.state
    assert isinstance(state, PuertoRico)
    return state


def points_told(table: Table) -> list[Phrase]:
    """Lines of the log and of the phase in brief in which points are counted."""
    lines = [entry.phrase for entry in table.history.entries] + list(table.report)
    return [line for line in lines if re.search(r"\d\s*points?\b", say(line))]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_hidden_points_stay_hidden_with_several_people(tmp_path: Path, language: str) -> None:
    table = open_table(tmp_path, 3, 11, options={"points": "hidden"}, language=language)
    rng, hidden = Random(11), tr("puerto_rico.part.hidden")
    handed, won = 0, 0
    while table.session.state.to_act is not None and len(table.session.moves) < 260:
        here = state_of(table).to_act
        if table.curtain >= 0:
            assert table.curtain == here
            # Behind the curtain the tree is built already: nobody's points are in it.
            assert all(node_of(table, ("vp", seat)).texts[0].text == hidden for seat in range(3))
            click(table, ("curtain", "lift"))
            handed += 1
        for seat in range(3):
            shown = node_of(table, ("vp", seat)).texts[0].text
            assert shown == (str(state_of(table).boards[seat].vp) if seat == here else hidden)
        won = max(won, *(board.vp for board in state_of(table).boards))
        assert not points_told(table), [say(line) for line in points_told(table)]
        table.play(pick_move(state_of(table), rng))
        table.app.step(0.02)
    table.app.close()
    text.set_language("en")
    assert handed > 20 and won > 3


def test_a_single_person_is_told_the_own_points_only(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, 11, options={"points": "hidden"}, people=(0,))
    rng = Random(11)
    while table.session.state.to_act is not None and len(table.session.moves) < 260:
        table.session.play(pick_move(state_of(table), rng))
    told = points_told(table)
    assert told and all(line[1].get("name") == table.seats.names[0] for line in told)
    assert any(line[0].endswith("hidden") for line in (entry.phrase for entry in table.history.entries))
    table.app.close()


def until_smuggler(table: Table, rng: Random) -> None:
    """Play until somebody may choose the Smuggler and capture a character."""
    for _ in range(400):
        state = state_of(table)
        if state.phase == CHOOSE and ("choose", "smuggler") in state.moves():
            table.play(("choose", "smuggler"))
            captures = [move for move in state_of(table).moves() if move[0] == "capture"]
            if captures:
                table.play(captures[0])
                return
        else:
            table.play(pick_move(state, rng))
    raise AssertionError("nobody could capture")


def test_the_phase_in_brief_tells_of_a_capture(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, 5, options={"smuggler": True})
    until_smuggler(table, Random(5))
    told = [line[0] for line in table.report]
    assert told[0] == "puerto_rico.report.head" and "puerto_rico.report.nothing" not in told
    gains = table.report[1][1]["gains"]
    assert [gain[0] for gain in gains] == ["puerto_rico.report.captured"]
    table.app.close()


def test_the_phase_in_brief_is_that_of_one_phase_after_undo_and_redo(tmp_path: Path) -> None:
    """One person alone, so that everything can be taken back; each phase is told as it was the first time."""
    table = open_table(tmp_path, 2, 3, people=(0, 1))
    rng, seen = Random(3), 0
    for _ in range(150):
        before = list(table.report)
        table.play(pick_move(state_of(table), rng))
        if table.report == before:
            continue
        told, moves = list(table.report), len(table.session.moves)
        if table.session.undoable():
            table.undo()
            assert not table.report, "what is taken back is not told"
            while table.can_redo:
                table.redo()
            assert len(table.session.moves) == moves and table.report == told
            seen += 1
    assert seen >= 3
    table.app.close()
