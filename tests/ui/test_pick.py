"""Pick n of m, with San Juan's discards: free order of clicks, the moves in the order of the rules."""

from __future__ import annotations

from random import Random

from game.core import Place, State
from game.core.registry import find
from game.san_juan.state import SanJuan
from game.ui.draft import DONE
from game.ui.pick import Pick


def choices(least_free: int) -> list[tuple[State, Pick]]:
    """Selections of random games in which at least so many more are offered than must be taken."""
    found: list[tuple[State, Pick]] = []
    for seed in range(6):
        game = find("san_juan")
        state = game.new(3, seed, {"choose_hand": True})
        assert isinstance(state, SanJuan)
        rng = Random(seed)
        while state.to_act is not None:
            chosen = state.selection()
            if chosen is not None and len(chosen[2]) >= chosen[0] + least_free:
                least, most, moves = chosen
                offers: list[tuple[Place, tuple[str | int, ...]]] = [(("hand", i), m) for i, m in enumerate(moves)]
                asked = state.copy()
                found.append((state.copy(), Pick(asked, offers, least, most, asked.complete)))
            state.play(rng.choice(state.moves()))
    return found


def test_clicks_in_any_order_make_legal_moves() -> None:
    rng = Random(1)
    tried = mixed = 0
    for state, pick in choices(1):
        places = [place for place, _ in pick.offers]
        for place in rng.sample(places, rng.randint(pick.least, pick.most)):
            pick.click(place)
        moves = pick.result()
        if moves is None:
            mixed += 1  # goods and cards that do not make the price together
            assert not pick.buttons(()) and any(move[0] == "barter" for _, move in pick.offers)
            continue
        assert pick.buttons(()) == [(DONE, None)]
        assert pick.click(DONE) is None and pick.settled == moves
        seat = state.to_act
        for move in moves:
            assert state.to_act == seat and move in state.moves()
            state.play(move)
        wanted = [m for p, m in pick.offers if p in pick.chosen]
        assert [m for m in moves if m != ("pass",)] == wanted[: len(moves)]
        tried += 1
    assert tried > 20 and mixed < tried / 10


def test_what_is_picked_can_be_let_go_and_taken_back() -> None:
    _, pick = next((s, p) for s, p in choices(2) if p.least >= 2)
    first, second, *others = [place for place, _ in pick.offers]
    pick.click(first)
    assert pick.result() is None and not pick.buttons(())
    pick.click(first)
    assert not pick.chosen
    pick.click(second)
    assert pick.back() and not pick.chosen and pick.back() and pick.chosen == [first]
    for place in [second, *others]:
        pick.click(place)
    assert len(pick.chosen) == pick.most
    assert pick.lit() == (set(pick.chosen) if pick.most > 1 else {place for place, _ in pick.offers})


def test_the_only_pick_is_replaced_by_another() -> None:
    _, full = choices(1)[0]
    pick = Pick(full.real, full.offers, 1, 1, lambda picked: picked)
    first, second = (place for place, _ in pick.offers[:2])
    pick.click(first)
    pick.click(second)
    assert pick.chosen == [second]
