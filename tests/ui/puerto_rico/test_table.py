"""Whole games at the table, decided with the mouse on what is highlighted."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game.core import Place, journal
from game.puerto_rico import PuertoRico, recruiter
from game.puerto_rico.data import CIRCLES
from game.puerto_rico.position import WORKER
from game.ui.controller import BUTTONS
from game.ui.draft import Draft
from game.ui.puerto_rico.drafts import Storage, Workers
from game.ui.table import Table
from tests.ui.puerto_rico import driver
from tests.ui.puerto_rico.driver import buttons, click, decide_at_random, drag, open_table, ringed
from tests.ui.puerto_rico.positions import MIXES, pick_move


def state_of(table: Table) -> PuertoRico:
    state = table.session.state
    assert isinstance(state, PuertoRico)
    return state


def legal_places(table: Table) -> set[Place]:
    """Everything that the legal moves name."""
    state = table.session.state
    return {place for move in state.moves() for place in state.touches(move)}


def check_highlights(table: Table) -> None:
    """What is highlighted or offered as a button is exactly what the legal moves name."""
    if table.controller.chosen:
        return
    offered = ringed(table) | buttons(table)
    if isinstance(table.controller, Workers):
        assert ringed(table) == circles_to_click(table)
    elif isinstance(table.controller, Storage):
        state = state_of(table)
        assert state.to_act is not None
        held = state.boards[state.to_act].goods
        assert ringed(table) == {("goods", state.to_act, g) for g, n in zip(driver.GOODS, held, strict=True) if n}
    else:
        assert offered == legal_places(table)
        assert not {place for place in ringed(table) if place[0] in BUTTONS}


def circles_to_click(table: Table) -> set[Place]:
    """Every occupied circle, every free one while a worker waits, and the buildings around them: told by the trial
    position alone."""
    trial = table.position
    assert isinstance(trial, PuertoRico) and trial.to_act is not None
    seat, board = trial.to_act, trial.boards[trial.to_act]
    found: set[Place] = {("land", seat, i) for i, hand in enumerate(board.hands) if hand or board.idle}
    for b in board.city:
        for j in range(CIRCLES[b]):
            if j < board.staff[b] or board.idle:
                found |= {("circle", seat, driver.KEYS[b], j), ("city", seat, driver.KEYS[b])}
    return found


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_a_whole_game_with_the_mouse(tmp_path: Path, players: int) -> None:
    table = open_table(tmp_path, players, seed=3, size=(960, 540), language=("en", "fr")[players % 2])
    rng = Random(players)
    clicks = 0
    while table.session.state.to_act is not None:
        check_highlights(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
        clicks += 1
        assert clicks < 3000
    assert state_of(table).ending
    replayed = table.session.header.start()
    for move in table.session.moves:
        replayed.play(move)
    assert replayed == table.session.state
    table.app.close()


@pytest.mark.parametrize("mix", (4, 5, 6, 10))
def test_a_game_with_extensions_with_the_mouse(tmp_path: Path, mix: int) -> None:
    """As far as 150 clicks go: every legal move can be reached, whatever lies on the table."""
    table = open_table(tmp_path, 2 + mix % 3, seed=mix, options=MIXES[mix], size=(960, 540))
    rng = Random(mix)
    for _ in range(150):
        if table.session.state.to_act is None:
            break
        if table.curtain >= 0:
            table.lift_curtain()
            table.app.step(0.02)
        if not isinstance(table.controller, Draft) and not table.controller.chosen:
            assert ringed(table) | buttons(table) == legal_places(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
    assert len(table.session.moves) > 60
    table.app.close()


def advance(table: Table, phase: int, step: int = 0, seed: int = 1) -> None:
    """Play at random up to a decision of a kind, then let the table show it."""
    rng = Random(seed)
    state = state_of(table)
    while True:
        state = state_of(table)
        assert state.to_act is not None
        if state.phase == phase and state.step == step and len(state.moves()) > 1:
            break
        table.session.play(pick_move(state, rng))
    table.settle()
    table.app.step(0.02)


def test_workers_are_clicked_and_dragged_until_confirmed(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=5)
    advance(table, 2, recruiter.PLACING)
    while not (isinstance(table.controller, Workers) and table.controller.board.idle):
        table.session.play(pick_move(state_of(table), Random(1)))
        advance(table, 2, recruiter.PLACING)
    played = len(table.session.moves)
    draft = table.controller
    seat = draft.seat
    people = draft.board.people()
    assert ("done",) not in buttons(table)
    free = next(place for place in sorted(draft.lit(), key=repr) if not draft.who(place))
    click(table, free)
    assert draft.who(free) and draft.board.people() == people
    click(table, free)
    assert not draft.who(free)
    drag(table, ("portrait", seat), free)
    assert draft.who(free)
    other = next(place for place in sorted(draft.circles(), key=repr) if not draft.who(place))
    drag(table, free, other)
    assert draft.who(other) and not draft.who(free)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(5, 5)))
    table.app.step(0.02)
    assert draft.who(free) and not draft.who(other), "the right button takes the last step back"
    assert len(table.session.moves) == played, "nothing is played before it is confirmed"
    while draft.board.idle:
        place = next(place for place in sorted(draft.lit(), key=repr) if not draft.who(place))
        click(table, place)
    wanted = recruiter.people_by_group(draft.board, WORKER)
    click(table, ("bar", "done"))
    assert len(table.session.moves) > played
    assert recruiter.people_by_group(state_of(table).boards[seat], WORKER) == wanted
    table.undo()
    assert len(table.session.moves) == played, "the arrangement is one decision: it is taken back as a whole"
    table.redo()
    assert recruiter.people_by_group(state_of(table).boards[seat], WORKER) == wanted
    table.app.close()


def test_stored_crates_are_ticked_until_confirmed(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=4)
    state = state_of(table)
    state.boards[0].goods = [3, 2, 1, 0, 0]
    state.supply = [s - g for s, g in zip(state.supply, state.boards[0].goods, strict=True)]
    b = driver.KEYS.index("small_warehouse")
    state.boards[0].city.append(b)
    state.boards[0].staff[b] = 1
    state.ship_good, state.ship_load = [3, 4, 2], [1, 1, 6]
    state._legal = None
    table.session.play(("choose", "captain"))
    table.settle()
    table.app.step(0.02)
    draft = table.controller
    assert isinstance(draft, Storage)
    click(table, ("goods", 0, "corn"))
    assert draft.kept == {"corn": (3, True)} and draft.lost == 3
    click(table, ("goods", 0, "fruit"))
    assert draft.kept == {"corn": (3, True), "fruit": (1, False)} and draft.lost == 2
    click(table, ("goods", 0, "corn"))
    click(table, ("goods", 0, "sugar"))
    click(table, ("bar", "done"))
    assert state_of(table).boards[0].goods == [0, 1, 1, 0, 0]
    table.app.close()


def test_a_click_enlarges_an_opponents_board(tmp_path: Path) -> None:
    table = open_table(tmp_path, 4, people=(0,))
    click(table, ("zoom", 2))
    assert table.zoom == ("zoom", 2)
    click(table, ("zoom", 2))
    assert table.zoom == ()
    table.app.close()


def words_on(table: Table) -> set[str]:
    return {text.text for item in table.app.stage.items for text in item.node.texts}


def test_another_language_leaves_no_stale_word(tmp_path: Path) -> None:
    """Names that are the same in both languages aside, nothing English is left after switching to French."""
    for phase in (0, 1, 2, 3, 5, 6):
        table = open_table(tmp_path / str(phase), 4, seed=9)
        advance(table, phase, recruiter.PLACING if phase == 2 else 0, seed=phase)
        english = words_on(table)
        table.app.set_language("fr")
        table.app.step(0.02)
        french = words_on(table)
        table.app.set_language("en")
        table.app.step(0.02)
        assert words_on(table) == english
        same = {word for word in english & french if word.strip("×−+ 0123456789·").strip()}
        assert same <= {*driver.NAMES, "Hacienda", "Points", "Instant"}, same
        table.app.close()


def test_dimmed_things_say_why(tmp_path: Path) -> None:
    table = open_table(tmp_path, 4, seed=2)
    click(table, ("role", "builder"))
    said = [str(line) for line in table.tip(driver.node_of(table, ("market", "harbor")))]
    assert any("why.too_dear" in line for line in said)
    said = [str(line) for line in table.tip(driver.node_of(table, ("market", "small_market")))]
    assert not any("why." in line for line in said)
    table.app.close()


def test_the_journal_of_a_draft_continues(tmp_path: Path) -> None:
    """Confirmed arrangements are ordinary moves in the journal."""
    table = open_table(tmp_path, 3, seed=6)
    path = tmp_path / "game.jsonl"
    table.session.journal = journal.Journal.create(path, table.session.header)
    rng = Random(2)
    for _ in range(60):
        decide_at_random(table, rng)
    assert journal.replay(path) == table.session.state
    assert not isinstance(table.controller, Draft) or table.controller.trial is not None
    table.app.close()


def test_a_click_anywhere_on_a_building_places_or_lifts_a_worker() -> None:
    from game.core.registry import find
    from game.puerto_rico import recruiter
    from game.puerto_rico.data import CIRCLES, KEYS
    from game.puerto_rico.position import RECRUITING
    from game.puerto_rico.state import PuertoRico
    from game.ui.puerto_rico.drafts import Workers

    tried = 0
    for seed in range(4):
        state = find("puerto_rico").new(3, seed)
        rng = Random(seed)
        while state.to_act is not None:
            assert isinstance(state, PuertoRico)
            seat = state.to_act
            board = state.boards[seat]
            empty = [b for b in board.city if not board.staff[b] and CIRCLES[b]]
            if state.phase == RECRUITING and state.step == recruiter.PLACING and board.idle and empty:
                draft = Workers(state)
                city = ("city", seat, KEYS[empty[0]])
                assert city in draft.lit() and city in draft.targets()
                draft.click(city)
                assert draft.board.staff[empty[0]] == 1 and draft.board.idle == board.idle - 1
                assert draft.back() and draft.board.staff[empty[0]] == 0
                draft.drag(("portrait", seat), city)
                assert draft.board.staff[empty[0]] == 1
                while draft.board.idle and draft.board.staff[empty[0]] < CIRCLES[empty[0]]:
                    draft.click(city)
                before = draft.board.staff[empty[0]]
                draft.click(city)
                assert draft.board.staff[empty[0]] == before - 1  # full, or nobody waits: the last one leaves
                tried += 1
            state.play(rng.choice(state.moves()))
    assert tried > 3
