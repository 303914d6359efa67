"""Pick n of m, with San Juan's discards: free order of clicks, the moves in the order of the rules."""

from __future__ import annotations

from random import Random

from game.core import Place, State
from game.core.registry import find
from game.ui.draft import DONE
from game.ui.pick import Pick


def choices(least_free: int) -> list[tuple[State, Pick]]:
    """Selections of random games in which at least so many more are offered than must be taken."""
    found: list[tuple[State, Pick]] = []
    for seed in range(6):
        game = find("san_juan")
        state = game.new(3, seed)
        rng = Random(seed)
        while state.to_act is not None:
            chosen = state.selection()  # type: ignore[attr-defined]
            if chosen is not None and len(chosen[2]) >= chosen[0] + least_free:
                least, most, moves = chosen
                offers: list[tuple[Place, tuple[str | int, ...]]] = [(("hand", i), m) for i, m in enumerate(moves)]
                found.append((state.copy(), Pick(state.copy(), offers, least, most)))
            state.play(rng.choice(state.moves()))
    return found


def test_clicks_in_any_order_make_legal_moves() -> None:
    rng = Random(1)
    tried = 0
    for state, pick in choices(1):
        places = [place for place, _ in pick.offers]
        for place in rng.sample(places, rng.randint(pick.least, pick.most)):
            pick.click(place)
        picked = len(pick.chosen)
        assert pick.extra == {"picked": picked, "pick": (pick.least, pick.most)}
        moves = pick.result()
        assert moves is not None and pick.buttons(()) == [(DONE, None)]
        assert pick.click(DONE) is None and pick.settled == moves
        seat = state.to_act
        for move in moves:
            assert state.to_act == seat and move in state.moves()
            state.play(move)
        assert [m for m in moves if m != ("pass",)] == [m for p, m in pick.offers if p in pick.chosen][: len(moves)]
        tried += 1
    assert tried > 20


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
    pick = Pick(full.real, full.offers, 1, 1)
    first, second = (place for place, _ in pick.offers[:2])
    pick.click(first)
    pick.click(second)
    assert pick.chosen == [second]
