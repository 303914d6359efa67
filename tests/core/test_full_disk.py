"""A disk that is full, or a medium that fails: the game goes on, the file keeps everything up to there."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core import Journal, Session, journal

ROOT = Path(__file__).resolve().parents[2]


class Disk:
    """A file object on a medium with room for so many bytes; writes what still fits, as a real one does."""

    def __init__(self, file, room):
        self.file, self.room = file, room

    def write(self, data):
        fits = data[: max(0, self.room - self.file.tell())]
        if not fits:
            raise OSError(errno.ENOSPC, "No space left on device")
        return self.file.write(fits)

    def __getattr__(self, name):
        return getattr(self.file, name)


@pytest.fixture
def session(tmp_path, header):
    return Session(header, (0,), Journal.create(tmp_path / "game.jsonl", header))


def test_the_game_goes_on_and_the_journal_catches_up_when_there_is_room_again(session):
    path = session.journal.path
    disk = session.journal._file = Disk(session.journal._file, path.stat().st_size + 30)
    for move in [("draw",)] * 4:
        session.play(move)
    assert isinstance(session.fault, OSError) and session.fault.errno == errno.ENOSPC
    assert len(session.moves) == 4
    assert journal.read(path).moves == [("draw",)] * 3  # 3 × 9 bytes fit, and no half line is left
    assert path.read_bytes().endswith(b"\n")

    session.play(session.state.moves()[0])
    session.undo()
    assert session.fault is not None
    disk.room = 10**6
    session.play(session.state.moves()[0])
    assert session.fault is None
    assert journal.replay(path) == session.state
    assert journal.read(path).moves == session.moves


def test_a_half_line_that_cannot_be_taken_back_is_overwritten(session):
    path = session.journal.path

    class Stubborn(Disk):
        def truncate(self, size):
            raise OSError(errno.EIO, "Input/output error")

    disk = session.journal._file = Stubborn(session.journal._file, path.stat().st_size + 14)
    session.play(("draw",))
    session.play(("draw",))
    assert session.fault is not None
    assert journal.read(path).moves == [("draw",)]
    assert not path.read_bytes().endswith(b"\n")
    disk.room = 10**6
    session.play(("draw",))
    assert journal.replay(path) == session.state


def test_no_journal_is_left_behind_if_not_even_the_header_fits(tmp_path, header, monkeypatch):
    def refuse(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Journal, "_write", refuse)
    with pytest.raises(OSError, match="No space left"):
        Journal.create(tmp_path / "game.jsonl", header)
    assert list(tmp_path.iterdir()) == []


LIMITED = """
import json, resource, signal, sys
from game.core import Header, Journal, Session, find
from tests import toy
toy.register()
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (400, 400))
header = Header("toy", find("toy").check(2), ({"name": "Ana"}, {"name": "Zoe"}), 7)
session = Session(header, (0,), Journal.create(sys.argv[1], header))
written = None
while session.state.to_act is not None:
    session.play(session.state.moves()[-1])
    if session.fault is not None and written is None:
        written = len(session.moves) - 1
print(json.dumps([len(session.moves), written, type(session.fault).__name__, session.fault.errno]))
"""


@pytest.mark.skipif(os.name == "nt", reason="needs limits of the operating system")
def test_a_real_limit_of_the_operating_system(tmp_path, toy):
    path = tmp_path / "game.jsonl"
    result = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    total, written, _, code = json.loads(result.stdout)
    assert total == 22 + 24  # all but the two cards dealt are drawn, and all are played
    assert 0 < written < total and code in (errno.EFBIG, errno.ENOSPC)
    assert path.stat().st_size <= 400 and path.read_bytes().endswith(b"\n")
    assert len(journal.read(path).moves) == written


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_device_that_is_always_full(session, header):
    session.journal._file = open("/dev/full", "r+b", buffering=0)  # noqa: SIM115
    while session.state.to_act is not None:
        session.play(session.state.moves()[0])
    assert session.fault is not None and session.fault.errno == errno.ENOSPC
