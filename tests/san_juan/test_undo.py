"""What an undo may cross: nobody learns by it what somebody else holds."""

from __future__ import annotations

from random import Random

import pytest

from game.core import Header, Session, find
from game.san_juan.state import SanJuan
from tests.san_juan.table import run, table


def session_at(s: SanJuan, people: tuple[int, ...] = (0,)) -> Session:
    """A session that has come to a position made for a test."""
    seats = tuple({"name": f"P{i}"} for i in range(s.players))
    session = Session(Header("san_juan", s.options, seats, 1), people)
    session.state = s
    return session


def test_nobody_takes_back_the_sight_of_anothers_card():
    s = table("corn_farm", "corn_farm", hands=("statue 2*hero", "notary hero"))
    session = session_at(run(s, "choose builder"))
    session.play(("pass",))
    assert session.undoable() == 1
    session.play(("build", "notary"))
    assert session.undoable() == 0  # seat 0 has seen a card of seat 1's hand


def test_ones_own_card_can_be_taken_back():
    s = table("corn_farm", "corn_farm", hands=("notary 2*hero", "hero"))
    session = session_at(run(s, "choose builder"))
    session.play(("build", "notary"))
    assert session.undoable() == 1
    session.play(("pass",))  # so does the other player: nothing was shown
    assert session.undoable() == 2


def test_the_cathedral_was_no_secret():
    s = table("corn_farm", "corn_farm", hands=("statue 2*corn_farm", "3*hero 3*corn_farm canal"))
    session = session_at(run(s, "choose builder"))
    session.play(("pass",))
    assert ("build", "cathedral") in s.moves() and not s.bares(("build", "cathedral"))
    session.play(("build", "cathedral"))
    assert session.undoable() == 2


@pytest.mark.parametrize("players", [2, 4])
def test_no_undo_crosses_a_card_that_a_bot_has_laid_out(players):
    """In whole games: what a person can take back never shows more of the others' towns than was there before."""
    undoable = blocked = 0
    for seed in range(4):
        header = Header("san_juan", find("san_juan").check(players, {"extension": True}),
                        tuple({"name": f"P{i}"} for i in range(players)), seed)  # fmt: skip
        session = Session(header, (0,))
        rng = Random(seed)
        while session.state.to_act is not None:
            session.play(rng.choice(session.state.moves()))
            count = session.undoable()
            seats = [seat for seat, *_ in session._before]
            crossed = list(zip(seats, session.moves, strict=True))[len(seats) - count :]
            assert not any(seat and move[0] == "build" and move[1] != "cathedral" for seat, move in crossed)
            undoable += count > 0
            last = session.moves[-1]
            blocked += not count and last[0] == "build" and seats[-1] != 0
    assert undoable > 40 and blocked > 20
