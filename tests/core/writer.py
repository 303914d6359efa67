"""A process that plays and writes a journal as fast as it can, until it is killed or has nothing left to do.

    python -m tests.core.writer JOURNAL SEED

It acknowledges a move by writing how many moves there are now to its standard output, after the journal has
taken it. The moves are those of `Random(SEED)`, with an undo now and then.
"""

from __future__ import annotations

import os
import sys
from random import Random

from game.core import Header, Journal, Session, find
from tests import toy


def header(seed: int) -> Header:
    return Header("toy", find("toy").check(2, {"length": "long"}), ({"name": "Ana"}, {"name": "Zoé"}), seed)


def decide(session: Session, rng: Random) -> None:
    """The next step of the game that a seed stands for."""
    if rng.random() < 0.15 and session.undo():
        return
    session.play(rng.choice(session.state.moves()))


def main(path: str, seed: int) -> None:
    toy.register()
    first = header(seed)
    session = Session(first, (0, 1), Journal.create(path, first))
    rng = Random(seed)
    os.write(1, b"0\n")
    steps = 0
    while session.state.to_act is not None:
        decide(session, rng)
        if session.fault is not None:
            raise session.fault
        steps += 1
        os.write(1, b"%d\n" % steps)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
