"""Reading and writing journals: what is damaged is named by its line, and no reading ever changes a file."""

import json
from random import Random

import pytest

from game.core import Journal, JournalError, journal


def write_game(path, header, moves=40, seed=3):
    """A journal of a random game; gives the positions after each move."""
    file = Journal.create(path, header)
    state, rng, states = header.start(), Random(seed), []
    for _ in range(moves):
        move = rng.choice(state.moves())
        state.play(move)
        file.move(move, state)
        states.append(state.copy())
    file.close()
    return states


@pytest.fixture
def game(tmp_path, header):
    path = tmp_path / "game.jsonl"
    states = write_game(path, header)
    return path, states


def refused(path, pattern):
    """Reading and replaying is refused with such a message, and the file stays as it is."""
    before = path.read_bytes()
    with pytest.raises(JournalError, match=pattern) as caught:
        journal.replay(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 500
    assert path.read_bytes() == before


def edit(path, change):
    """Change the list of a journal's lines (without their line feeds)."""
    lines = path.read_bytes().split(b"\n")[:-1]
    change(lines)
    path.write_bytes(b"".join(line + b"\n" for line in lines))


def test_the_form_of_the_file(game, header):
    path, states = game
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {
        "caravelle": 2,
        "game": "toy",
        "options": {"length": "short", "double": False, "hand": 1},
        "seats": [{"name": "Ana"}, {"name": "Zoé"}],
        "seed": 7,
    }
    assert lines[17] == {"digest": states[15].digest(), "moves": 16}
    assert lines[34] == {"digest": states[31].digest(), "moves": 32}
    assert len(lines) == 1 + 40 + 2
    assert "Zoé".encode() in path.read_bytes()


def test_loading_is_replaying(game, header):
    path, states = game
    assert journal.read(path).header == header
    assert journal.replay(path) == states[-1]
    for n in (1, 15, 16, 17, 40):
        assert journal.replay(path, to=n) == states[n - 1]
    assert journal.replay(path, to=0) == header.start()
    events = []
    journal.replay(path, listener=events.append)
    assert len(events) == 40
    for n in (-1, 41):
        with pytest.raises(JournalError, match=f"the journal has 40 moves, there is no move {n}"):
            journal.replay(path, to=n)


def test_a_torn_last_line_is_dropped_and_everything_before_it_survives(game):
    path, states = game
    data = path.read_bytes()
    whole = [i + 1 for i, byte in enumerate(data) if byte == 10]  # where each line ends
    for cut in range(whole[0], len(data)):
        path.write_bytes(data[:cut])
        record = journal.read(path)
        complete = sum(1 for line in data[:cut].split(b"\n")[1:-1] if line.startswith(b"["))
        assert len(record.moves) == complete
        assert record.size == max(end for end in whole if end <= cut)
    path.write_bytes(data + b'["dr')
    assert journal.replay(path) == states[-1]
    assert path.read_bytes() == data + b'["dr'


def test_going_on_cuts_off_the_torn_line_only(game):
    path, states = game
    data = path.read_bytes()
    path.write_bytes(data + b'["dr')
    file = Journal.resume(path, journal.read(path))
    state = states[-1].copy()
    move = state.moves()[0]
    state.play(move)
    file.move(move, state)
    file.close()
    assert path.read_bytes() == data + json.dumps(list(move), separators=(",", ":")).encode() + b"\n"
    assert journal.replay(path) == state


def test_digests_go_on_where_they_were(tmp_path, header):
    path = tmp_path / "game.jsonl"
    write_game(path, header, moves=10)
    state = journal.replay(path)
    file = Journal.resume(path, journal.read(path))
    for _ in range(6):
        move = state.moves()[0]
        state.play(move)
        file.move(move, state)
    file.close()
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[-1]) == {"digest": state.digest(), "moves": 16}


def test_two_that_go_on_with_one_file_do_not_cut_each_other_off(game):
    path, states = game
    record = journal.read(path)
    first = Journal.resume(path, record)
    state = states[-1].copy()
    move = state.moves()[0]
    state.play(move)
    first.move(move, state)
    first.close()
    with pytest.raises(JournalError, match="somebody else went on with this game"):
        Journal.resume(path, record)
    assert journal.replay(path) == state


def test_an_existing_file_is_never_overwritten(game, header):
    path, _ = game
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(path, header)
    assert path.read_bytes() == before


def test_undo_lines(tmp_path, header):
    path = tmp_path / "game.jsonl"
    states = write_game(path, header, moves=20)
    file = Journal.resume(path, journal.read(path))
    file.undo(6)
    state = states[13].copy()
    move = state.moves()[-1]
    for _ in range(2):
        move = state.moves()[-1]
        state.play(move)
        file.move(move, state)
    file.close()
    record = journal.read(path)
    assert len(record.moves) == 16
    assert record.digests == {16: (state.digest(), len(path.read_bytes().splitlines()))}
    assert record.replay() == state


def test_a_file_of_nothing_or_of_something_else(tmp_path, toy):
    path = tmp_path / "game.jsonl"
    for data in (b"", b"{", b"{}\n", b"[]\n", b"null\n", b'{"game": "toy"}\n', b'"caravelle"\n', b"\n\n"):
        path.write_bytes(data)
        refused(path, r"line 1: expected ")
    for data in (b"\x89PNG\r\n\x1a\n\0\0", b"PK\x03\x04\n", b"\xff\xfe\n", b"<html>\n"):
        path.write_bytes(data)
        refused(path, r"line 1: expected JSON, found ")
    for data in (b"[" * 100_000 + b"\n", b'{"a":' * 100_000 + b"\n", b"9" * 10_000 + b"\n"):
        path.write_bytes(data)
        refused(path, r"line 1: expected ")


def test_files_that_cannot_be_read(tmp_path, toy):
    with pytest.raises(JournalError, match=r"nowhere: cannot be read \(No such file"):
        journal.read(tmp_path / "nowhere")
    with pytest.raises(JournalError, match=r"cannot be read"):
        journal.read(tmp_path)
    large = tmp_path / "large"
    with open(large, "wb") as file:
        file.truncate(journal.MAX_BYTES + 1)
    with pytest.raises(JournalError, match=r"large: too large to be a journal"):
        journal.read(large)


def test_an_older_game_that_does_not_replay_says_so(game):
    path, _ = game

    def age(lines):
        lines[0] = lines[0].replace(b'"caravelle":2', b'"caravelle":1')
        lines[17] = b'{"digest":"0123456789ab","moves":16}'

    edit(path, age)
    with pytest.raises(JournalError, match=r"line 18: written by an older version .*; after 16"):
        journal.replay(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"caravelle": 3}, r"newer version of Caravelle \(format 3, this one reads up to 2\)"),
        ({"caravelle": 0}, r"the format version must be a whole number from 1"),
        ({"caravelle": "1"}, r"the format version must be a whole number from 1"),
        ({"caravelle": True}, r"the format version must be a whole number from 1"),
        ({"game": "chess"}, r"unknown game 'chess'"),
        ({"game": None}, r"expected the name of a game"),
        ({"game": ["toy"]}, r"expected the name of a game"),
        ({"seats": []}, r"toy is for 2 to 4 players, not 0"),
        ({"seats": [{"name": "A"}] * 9}, r"toy is for 2 to 4 players, not 9"),
        ({"seats": ["Ana", "Zoé"]}, r"expected a list of seats, each with a name"),
        ({"seats": [{"name": 1}, {"name": 2}]}, r"expected a list of seats, each with a name"),
        ({"seats": {"name": "A"}}, r"expected a list of seats, each with a name"),
        ({"seats": [{"name": "\ud800"}, {"name": "B"}]}, r"cannot be written as text"),
        ({"seed": 1.5}, r"expected a whole number as seed"),
        ({"seed": None}, r"expected a whole number as seed"),
        ({"seed": True}, r"expected a whole number as seed"),
        ({"options": None}, r"expected an object of options"),
        ({"options": {"colour": 1}}, r"unknown option 'colour'"),
        ({"options": {"hand": "1"}}, r"option hand cannot be '1'"),
        ({"options": {"double": True}}, r"double=True needs length to be long"),
    ],
)
def test_a_header_that_cannot_be(game, change, message):
    path, _ = game

    def change_header(lines):
        lines[0] = json.dumps(json.loads(lines[0]) | change).encode()

    edit(path, change_header)
    refused(path, "line 1: .*" + message)


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (5, b"", r"expected JSON, found ''"),
        (5, b'["draw"', r"expected JSON, found "),
        (5, b"\xff\xff", r"expected JSON, found "),
        (5, b"[]", r"is not a move: expected a list"),
        (5, b'["draw", true]', r"is not a move"),
        (5, b'["draw", 1.5]', r"is not a move"),
        (5, b'["fly"]', r'\["fly"\] is not legal: seat 1 decides'),
        (5, b'"draw"', r"expected a move, an undo or a digest, found '\"draw\"'"),
        (5, b'{"redo":1}', r"expected a move, an undo or a digest"),
        (5, b'{"undo":1,"x":1}', r"expected a move, an undo or a digest"),
        (5, b'{"undo":0}', r"expected an undo of 1 to 3 moves"),
        (5, b'{"undo":4}', r"expected an undo of 1 to 3 moves"),
        (5, b'{"undo":-1}', r"expected an undo of 1 to 3 moves"),
        (5, b'{"undo":true}', r"expected an undo of 1 to 3 moves"),
        (5, b'{"undo":"1"}', r"expected an undo of 1 to 3 moves"),
        (18, b'{"digest":"000000000000","moves":16}', r"after 16 moves the position is [0-9a-f]{12}, expected was"),
        (18, b'{"digest":"000000000000","moves":15}', r"expected a digest after 16 moves"),
        (18, b'{"digest":"000000000000","moves":16.0}', r"expected a digest after 16 moves"),
        (18, b'{"digest":7,"moves":16}', r"expected a digest after 16 moves"),
        (18, b"[" * 50_000, r"expected JSON"),
    ],
)
def test_a_damaged_line_is_named(game, number, line, message):
    path, _ = game

    def damage(lines):
        lines[number - 1] = line

    edit(path, damage)
    refused(path, f", line {number}: .*{message}")


def test_a_digest_of_the_first_position_is_compared_too(game):
    path, _ = game
    edit(path, lambda lines: lines.insert(1, b'{"digest":"000000000000","moves":0}'))
    refused(path, "line 2: after 0 moves the position is")


def test_a_lost_or_doubled_line_does_not_go_unnoticed(game):
    path, _ = game
    data = path.read_bytes()
    for number in range(1, 17):
        for change in (lambda lines: lines.pop(number), lambda lines: lines.insert(number, lines[number])):  # noqa: B023
            path.write_bytes(data)
            edit(path, change)
            refused(path, r"line \d+: ")
