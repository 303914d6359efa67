"""What is said before something is lost is true."""

from __future__ import annotations

from random import Random

from game.core import Event
from game.san_juan.cards import FORTRESS
from game.san_juan.moves import BUILD, CHOOSE, PASS
from game.ui.san_juan.losses import loses
from tests.ui.san_juan.positions import pick_move, play_through


def test_cards_said_to_be_too_many_do_go():
    """After every pass with too many cards: play on at random; that seat discards at least as many as was said."""
    told = 0
    for seed in range(60):
        for state, _ in play_through(3, seed, extension=bool(seed % 2)):
            if state.stage != BUILD or state.to_act is None or PASS not in state.moves():
                continue
            seat = state.to_act
            said = [phrase for kind, phrase in loses(state, [PASS], ()) if kind == "san_juan.limit"]
            if not said or state.stands(FORTRESS):  # somebody may still bury it, and the limit with it
                continue
            after, rng = state.copy(), Random(seed)
            gone: list[Event] = []
            after.listener = gone.append
            after.play(PASS)
            begun = after.round
            while after.to_act is not None and not (after.round > begun and after.stage == CHOOSE):
                after.play(pick_move(after, rng))
            if after.round == begun:
                continue  # it was the last one
            told += 1
            count = sum(e.amount for e in gone if e.kind == "discard" and e.seat == seat and e.source[0] == "hand")
            assert count >= said[0][1]["count"], (seed, said)
    assert told > 5
