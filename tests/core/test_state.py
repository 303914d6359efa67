import json
from random import Random

import pytest

from game.core import Event, IllegalMove, as_move, public
from game.core.rng import MASK, advance, below, many, scramble, several


def test_the_generator_gives_the_published_numbers_of_splitmix64():
    # the first three outputs for the seed 1234567 in the algorithm's public test vector
    rng, numbers = 1234567, []
    for _ in range(3):
        numbers.append(scramble(rng))
        rng = advance(rng)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert below(1234567, 10) == 6457827717110365317 % 10


def test_several_numbers_at_once_are_those_of_one_after_the_other():
    for rng in (0, 1, MASK, 0x9E3779B97F4A7C15, scramble(7)):
        for n in (0, 1, 2, 15, 40):
            wanted, state = [], rng
            for _ in range(n):
                state = advance(state)
                wanted.append(scramble(state))
            assert list(several(rng, n)) == wanted


def test_many_numbers_from_one_state_are_the_same_everywhere():
    assert many(1234567, 4) == (1810960597, 2285342222, 1034513215, 2720377304)
    assert many(1234567, 0) == () and many(1234567, 2) == many(1234567, 4)[:2]
    assert many(1234568, 4) != many(1234567, 4)


def test_a_shuffle_is_fair_enough(toy):
    state = toy.new(2, 3)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = [0, 1, 2]
        state.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())  # 1000 expected, 5 standard deviations


def test_a_move_has_a_json_form():
    assert as_move(["build", "harbor", 2]) == ("build", "harbor", 2)
    assert as_move(json.loads(json.dumps(("pass",)))) == ("pass",)


@pytest.mark.parametrize(
    "value", [None, [], {}, "build", [1, "build"], ["build", None], ["build", True], ["build", 1.0], ["build", ["x"]]]
)
def test_what_has_not_the_form_of_a_move(value):
    with pytest.raises(IllegalMove, match="is not a move: expected a list such as"):
        as_move(value)


def test_an_illegal_move_leaves_no_trace_and_says_whose_turn_it_is(toy):
    state = toy.new(2, 7)
    before = state.to_json()
    for move in [("fly",), ("play", 9), ("play",), ("draw", 1), (), ("draw", "\ud800"), ("x" * 10_000,)]:
        with pytest.raises(IllegalMove, match=r"is not legal: seat 0 decides$") as caught:
            state.play(move)
        assert len(str(caught.value)) < 300
        str(caught.value).encode()
    with pytest.raises(IllegalMove, match=r"^seat 1 cannot move: seat 0 decides$"):
        state.play(("draw",), seat=1)
    assert state.to_json() == before
    state.play(("draw",), seat=0)
    assert state.to_act == 1


def test_when_it_is_over_nothing_can_be_played(toy):
    state = toy.new(2, 7)
    while state.to_act is not None:
        state.play(state.moves()[0])
    assert state.moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(("draw",))


def test_winners_by_score_then_tiebreak_then_together(toy):
    state = toy.new(3, 1)
    state.played = [[4, 1], [2, 2, 1, 1], [4, 1]]  # 5 + 4, 6 + 2, 5 + 4
    assert state.totals() == [9, 8, 9]
    assert state.winners() == [0, 2]
    state.played[1] = [2, 2, 1, 1, 1]  # 7 + 2, and more cards
    assert state.winners() == [1]


def test_a_digest_is_the_position(toy):
    state = toy.new(2, 7)
    twin = state.copy()
    assert twin.digest() == state.digest() and len(state.digest()) == 12
    twin.play(("draw",))
    assert twin.digest() != state.digest()
    assert toy.load(json.loads(json.dumps(state.to_json()))).digest() == state.digest()


def test_events_go_to_the_listener_and_copies_have_none(toy):
    state = toy.new(2, 7)
    seen: list[Event] = []
    state.listener = seen.append
    twin = state.copy()
    twin.play(("draw",))
    assert seen == []
    state.play(("draw",))
    assert [event.kind for event in seen] == ["draw"]


def test_a_secret_event_shows_its_piece_to_one_seat(toy):
    event = Event("draw", 1, "smithy", 1, ("deck",), ("hand", 1), ("detail",), eyes=1)
    assert public(event, 1) is event
    assert public(event, 0) == event._replace(piece="", detail=())
    everyone = event._replace(eyes=-1)
    assert public(everyone, 0) is everyone


def test_a_view_keeps_what_the_seat_knows(toy):
    state = toy.new(3, 7, {"hand": 2})
    others = set()
    for i in range(20):
        view = state.view(1, Random(i))
        assert view.hands[1] == state.hands[1]
        others.add(tuple(view.hands[0]))
    assert len(others) > 3
