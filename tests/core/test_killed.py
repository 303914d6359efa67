"""A process that is killed loses no move that it had acknowledged."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.core import Session, journal
from tests.core import writer

ROOT = Path(__file__).resolve().parents[2]
KILLS = 200

pytestmark = pytest.mark.skipif(os.name == "nt", reason="SIGKILL")


def after(seed: int, steps: int) -> Session:
    """The game of a seed after so many steps, played here."""
    session, rng = Session(writer.header(seed), (0, 1)), Random(seed)
    for _ in range(steps):
        writer.decide(session, rng)
    return session


@pytest.mark.parametrize("batch", range(4))
def test_no_acknowledged_move_is_lost(tmp_path, toy, batch):
    rng = Random(batch)
    cut_short = 0
    for i in range(KILLS // 4):
        seed = 1000 * batch + i
        path = tmp_path / f"{i}.jsonl"
        with open(tmp_path / "complaints", "w+b") as complaints:
            child = subprocess.Popen(
                [sys.executable, "-m", "tests.core.writer", str(path), str(seed)],
                cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints,
            )  # fmt: skip
            assert child.stdout is not None
            heard = [child.stdout.readline() for _ in range(rng.randrange(1, 80))]
            time.sleep(rng.random() * 0.0005)
            child.send_signal(signal.SIGKILL)
            heard += child.stdout.readlines()
            child.wait()
            child.stdout.close()
            complaints.seek(0)
            assert complaints.read() == b""
        acknowledged = [int(line) for line in heard if line.endswith(b"\n")][-1]
        cut_short += child.returncode == -signal.SIGKILL

        # What the journal has is the game after all acknowledged steps, or after the one that was under way.
        found = journal.replay(path)
        candidates = [after(seed, acknowledged)]
        if candidates[0].state.to_act is not None:
            candidates.append(after(seed, acknowledged + 1))
        assert any(found == session.state for session in candidates)
        assert any(journal.read(path).moves == session.moves for session in candidates)

        # and it can be gone on with
        session = Session.open(path, (0, 1))
        if session.state.to_act is not None:
            session.play(session.state.moves()[0])
        session.close()
        assert journal.replay(path) == session.state
    assert cut_short > KILLS // 8  # at least half of them were killed in the middle of a game
