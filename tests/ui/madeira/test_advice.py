"""Whatever the admiral compares can be said, in both languages."""

import re
from random import Random

import pytest

from game.bots.admiral.guide import WEIGHTS, facts, soon
from game.bots.admiral.policy import best
from game.bots.admiral.values import NORMAL
from game.core import find
from game.ui import text
from game.ui.madeira import advice
from game.ui.tableview import Context

NAMES = ("Ana", "Rui", "Zoé")


def everything():
    """All facts of some games, each round told on its own."""
    found = {}
    for seed in range(6):
        state = find("madeira").new(3, seed)
        while state.to_act is not None:
            seat = state.to_act
            events = []
            state.listener = events.append
            state.play(best(state, NORMAL))
            soon(state, seat, Random(1), lambda: None)
            found.update(dict.fromkeys(facts(state, seat, events)))
    return state, list(found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_fact_has_words(language):
    text.set_language(language)
    state, found = everything()
    assert {str(fact[0]) for fact in found} == set(WEIGHTS)
    ctx = Context(NAMES, ("seat0",) * 3, ("",) * 3)
    state.to_act = 0
    said = set()
    for fact in found:
        for more in (True, False):
            for count in (1, 3):
                phrase = advice.reason(state, fact, more, count, ctx)
                assert phrase is not None, fact
                words = text.say(phrase)
                assert "advice." not in words and "madeira." not in words and "%{" not in words, words
                if fact[1]:
                    assert ctx.names[fact[1]] in words
                if language == "fr":
                    assert not re.search(r" [:;!?»]|« ", words), words
                said.add(words)
    assert len(said) > len(found)
    text.set_language("en")


def test_a_fact_without_words_is_left_out():
    state = find("madeira").new(2, 1)
    assert advice.reason(state, ("unheard", 0), True, 1, Context(NAMES[:2], ("seat0",) * 2, ("",) * 2)) is None
