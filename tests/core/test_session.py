from dataclasses import replace

import pytest

from game.core import IllegalMove, Journal, JournalError, Session, journal


def played(header, people, moves, file=None):
    session = Session(header, people, file)
    for move in moves:
        session.play(move)
    return session


def plays(session, count):
    """Play cards only, which reveals nothing: the lowest card each."""
    for _ in range(count):
        session.play(session.state.moves()[0])


@pytest.fixture
def drawn(header):
    """Both seats hold two or three cards; from here on, playing them reveals nothing."""
    return [("draw",)] * 4


def test_undo_takes_back_ones_own_decision(header, drawn):
    session = played(header, (0,), drawn)
    before = session.state.to_json()
    assert session.undoable() == 0  # the last move was a draw
    session.play(session.state.moves()[0])
    assert session.undoable() == 1
    assert session.undo()
    assert session.state.to_json() == before
    assert len(session.moves) == 4


def test_undo_crosses_bots_answers_if_nobody_else_is_there(header, drawn):
    session = played(header, (0,), drawn)
    plays(session, 2)
    assert session.undoable() == 2
    assert session.undo() and len(session.moves) == 4
    assert not session.undo()  # what comes before was drawn


def test_undo_never_crosses_another_persons_move(header, drawn):
    session = played(replace(header, seed=8), (0, 1), drawn)  # both have different cards: a choice
    plays(session, 1)
    assert session.undoable() == 1  # Ana's own
    plays(session, 1)
    assert session.undoable() == 1  # Zoé's own, and only that
    assert session.undo()
    assert session.undoable() == 1  # now Ana's again: hers is the latest
    assert session.undo()
    assert session.undoable() == 0


def test_undo_never_crosses_a_bots_answer_if_others_are_there(toy, drawn):
    from game.core import Header

    header = Header("toy", toy.check(3), ({"name": "A"}, {"name": "B"}, {"name": "bot"}), 7)
    session = played(header, (0, 1), [("draw",)] * 6)
    plays(session, 3)  # A, B, bot
    assert session.undoable() == 0


def test_undo_never_crosses_a_revelation(header, drawn):
    session = played(header, (0,), drawn[:3])
    session.play(("play", session.state.hands[1][0]))
    plays(session, 1)
    assert session.undoable() == 1
    session.play(("draw",))  # the bot draws: Ana's move can no longer be taken back
    assert session.undoable() == 0
    assert not session.undo()


def test_a_forced_move_is_taken_back_with_the_decision_before_it(header):
    session = Session(header, (0,))
    while not (session.state.to_act == 0 and not session.state.deck and len(session.state.moves()) > 1):
        state = session.state
        session.play(("draw",) if ("draw",) in state.moves() else state.moves()[-1])
    decided = len(session.moves)
    while len(session.state.moves()) > 1 or session.state.to_act != 0:
        session.play(session.state.moves()[0])
    session.play(session.state.moves()[0])  # forced
    assert len(session.moves) - session.undoable() >= decided
    assert len(session._before) == len(session.moves)
    seat, _, choice, _ = session._before[len(session.moves) - session.undoable()]
    assert seat == 0 and choice


def test_nobody_at_the_table_nothing_to_undo(header, drawn):
    session = played(header, (), drawn)
    plays(session, 1)
    assert session.undoable() == 0 and not session.undo()


def test_redo_until_something_else_is_played(header, drawn):
    session = played(header, (0,), drawn)
    plays(session, 4)
    after, moves = session.state.to_json(), list(session.moves)
    assert not session.can_redo and not session.redo()
    assert session.undo() and session.undo()
    assert session.can_redo
    assert session.redo() and session.redo()
    assert session.state.to_json() == after and session.moves == moves
    assert not session.can_redo and not session.redo()
    session.undo()
    session.play(("draw",))
    assert not session.can_redo


def test_an_illegal_move_changes_nothing(header, drawn):
    session = played(header, (0,), drawn)
    plays(session, 2)
    session.undo()
    before = session.state.to_json()
    with pytest.raises(IllegalMove):
        session.play(("fly",))
    assert session.state.to_json() == before
    assert session.moves == drawn
    assert session.can_redo  # a slip is not a move


def test_the_listener_stays_and_hears_nothing_of_the_rewinding(header, drawn):
    session = played(header, (0,), drawn)
    plays(session, 2)
    events = []
    session.state.listener = events.append
    session.undo()
    assert events == [] and session.state.listener == events.append
    session.redo()
    assert len(events) == 2


def test_everything_is_in_the_journal(tmp_path, header, drawn):
    path = tmp_path / "game.jsonl"
    session = played(header, (0,), drawn, Journal.create(path, header))
    plays(session, 14)
    while session.undo():
        pass
    session.redo()
    plays(session, 3)
    assert journal.replay(path) == session.state  # at any moment, without closing
    session.close()

    again = Session.open(path, (0,))
    assert again.state == session.state and again.moves == session.moves
    assert again.undoable() == session.undoable()
    plays(again, 3)
    again.undo()
    assert journal.replay(path) == again.state
    assert again.fault is None
    again.close()


def test_opening_a_damaged_journal_names_file_and_line(tmp_path, header, drawn):
    path = tmp_path / "game.jsonl"
    played(header, (0,), drawn, Journal.create(path, header)).close()
    data = path.read_bytes().replace(b'["draw"]', b'["fly"]', 1)
    path.write_bytes(data)
    with pytest.raises(JournalError, match=r"game.jsonl, line 2: \[\"fly\"\] is not legal: seat 0 decides$"):
        Session.open(path)
    assert path.read_bytes() == data


def test_a_journal_that_may_not_be_written_still_opens(tmp_path, header, drawn, monkeypatch):
    path = tmp_path / "game.jsonl"
    played(header, (0,), drawn, Journal.create(path, header)).close()

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Journal, "resume", refuse)
    session = Session.open(path, (0,))
    assert isinstance(session.fault, PermissionError)
    plays(session, 2)
    assert len(session.moves) == 6
