"""Whatever can be pointed at, decided or told in Madeira is a complete sentence, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.core import Event
from game.madeira import board
from game.madeira.state import Madeira
from game.ui import fonts, text
from game.ui.graph import walk
from game.ui.madeira import asking, telling, tips, view, words
from game.ui.madeira.drafts import Decision
from game.ui.madeira.seen import look_at
from game.ui.text import say, tr
from tests.madeira.helpers import RED, at_building, characters_phase, goods, hold, new, own, ships, workers
from tests.madeira.test_locale import EN, FR, texts
from tests.ui.madeira.positions import play_through
from tests.ui.madeira.test_layout import canvas_of, context

LIKING = {"build": 6.0, "use": 4.0, "ship": 2.0, "mill": 0.05, "exchange": 0.05, "done": 0.2}


@pytest.fixture(params=text.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    pygame.font.init()
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


def spoken(phrase: Any) -> str:
    """The text, checked to be one: a known key, every placeholder filled."""
    if isinstance(phrase, tuple):
        check(phrase)
    said = say(phrase)
    assert said and "%{" not in said and not said.startswith("madeira."), phrase
    return said


def check(phrase: Any) -> None:
    key, given = phrase
    if key.startswith("madeira."):
        assert key.removeprefix("madeira.") in EN, key
    for value in given.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, tuple):
                check(part)


def a_game(players: int, seed: int, told: list[tuple[str, Event]] | None = None) -> Iterator[Madeira]:
    state, rng, ctx = new(players, seed), Random(seed), context(new(players))

    def hear(event: Event) -> None:
        phrase = telling.describe(event, state, ctx)
        if phrase is not None and told is not None:
            told.append((spoken(phrase), event))

    state.listener = hear
    while state.to_act is not None:
        yield state
        moves = state.moves()
        state.play(rng.choices(moves, [LIKING.get(str(move[0]), 1.0) for move in moves])[0])
    yield state


@pytest.mark.parametrize("players", (2, 3, 4))
def test_whatever_is_decided_and_happens_can_be_told(players: int, language: str) -> None:
    told: list[tuple[str, Event]] = []
    for state in a_game(players, 40 + players, told):
        ctx = context(state)
        spoken(asking.prompt(state, ctx))
        spoken(asking.prompt(state, replace(ctx, people=frozenset())))
        spoken(words.status(state, ctx))
        cause = words.ending(state, ctx)
        assert (cause is not None) == (state.round == 5 and state.to_act is not None)
        if isinstance(ctx.draft, Decision):
            for place, move in ctx.draft.buttons(()):
                spoken(asking.label(state, place, move, ctx))
            panel = ctx.draft.panel
            for line in [panel.title, *panel.lines(), *panel.warnings(), panel.done()] if panel else []:
                spoken(line)
    assert len(told) > 200
    for seat in state.score():
        for item in seat:
            spoken(words.score_label(item, state))


@pytest.mark.parametrize("players", (2, 3, 4))
def test_everything_explains_itself(players: int, language: str) -> None:
    """Every node that stands for a place of the rules, and why it cannot be clicked."""
    kinds: set[object] = set()
    for k, state in enumerate(a_game(players, 50 + players)):
        if k % 17 and state.to_act is not None:
            continue
        ctx = context(state)
        viewer = state.to_act if state.to_act is not None else 0
        canvas, _ = canvas_of((1280, 720))
        seen = look_at(state, viewer, ctx)
        for node in walk(view.build(state, viewer, canvas, ctx)):
            place = node.stands_for
            if not node.key or place[0] not in tips.TIPS or place == ("zoom", "legend"):
                continue
            lines = tips.tip(seen, place)
            assert lines, place
            for line in lines:
                spoken(line)
            kinds.add(place[0])
            if state.to_act is not None:
                for line in tips.explain(place, state, state.to_act, ctx) or []:
                    spoken(line)
    assert set(tips.TIPS) - kinds <= {"reserve", "citizen", "marker", "pass_reward"}


def told_of(state: Madeira, *place: str | int) -> str:
    return " ".join(say(line) for line in tips.tip(look_at(state, RED, context(state)), place))


def test_a_building_tells_the_whole_price_before() -> None:
    s = characters_phase(4)
    s.bread[RED], s.reals[RED] = 1, 3
    workers(s, RED, "r3a", "r3b")
    said = told_of(s, "building", "casa")
    for line in ("A die of 1: 2 bread, you have 1.", "A die of 2: 1 bread.", "A die of 3: no bread."):
        assert line in said
    assert "with 1 die: 7 to 9 reals" in said and "Careful: your reals (3)" in said
    assert "(2 workers): you may turn one of your favours face up." in said
    s.pirate_on[3] = 2
    assert "2 to 4 pirates" in told_of(s, "building", "casa")


def test_a_building_that_is_resolved_tells_the_sum() -> None:
    s = characters_phase(4)
    s.dice_on[0:3] = [1, 0, 1]
    at_building(s, "moinho", RED)
    assert "Price: 10 − 4 = 6 reals; otherwise 1 pirate." in told_of(s, "building", "moinho")


def test_hunger_is_warned_of() -> None:
    s = characters_phase(4)
    workers(s, RED, "r1a", "r1b", "r1c", "r1d", "forest")
    s.bread[RED] = 1
    for place in (("mill", RED), ("hungry", RED), ("stock", RED, "bread")):
        assert "1 hungry → 1 pirate" in told_of(s, *place)


def test_a_request_tells_what_it_scores_and_with_which_pieces() -> None:
    s = characters_phase(4)
    hold(s, RED, "expeditions")
    ships(s, RED, "india-1", "brazil-2")
    said = told_of(s, "tile", RED, "expeditions")
    assert "9 prestige points" in said and "India: 6" in said and "Brazil: 3" in said


def test_pirates_tell_what_they_cost_now() -> None:
    s = characters_phase(4)
    s.pirates = [5, 2, 0, 1]
    said = told_of(s, "pirates", RED)
    assert "16 prestige points" in said and "−8" in said


def test_a_district_tells_what_is_to_be_bought() -> None:
    s = characters_phase(4)
    s.wood[RED], s.reals[RED] = 1, 5
    workers(s, RED, "forest")
    key = board.FAVOURS[s.districts[1]]  # three pieces of wood
    said = told_of(s, "favour", key)
    assert "Of yours: 1 wood." in said and "To buy: 2 wood for 3 reals (you have 5)." in said


def test_reports_tell_each_phase_by_itself() -> None:
    """What the next phase begins with belongs to it; several that end in one move have a heading each."""
    events: list[Event] = []
    state, rng = new(2, 3), Random(3)
    state.listener = events.append
    marks = [words.phase(state)]
    heads: list[list[str]] = []
    begun = 0
    while state.to_act is not None:
        state.play(rng.choice([m for m in state.moves() if m[0] not in ("mill", "exchange")] or state.moves()))
        if words.phase(state) != marks[-1]:
            marks.append(words.phase(state))
            lines = telling.report(events[begun:], state, context(new(2)))
            heads.append([say(line)[:1] for line in lines if line[0].startswith("madeira.report.head")])
            begun = len(events)
    flat = [letter for group in heads for letter in group]
    assert len(flat) >= 20
    assert set(flat) == set("ABCDE")
    for group in heads:
        assert len(group) == len(set(group))


def test_own_goods_are_named_in_reasons() -> None:
    s = characters_phase(4)
    goods(s, RED, wheat=1)
    s.reals[RED] = 0
    reason = s.why_not(("mill", "raise"))
    assert reason is not None and say(words.reason(reason)) == "Needed: 2 × wheat; you have 1."


def test_the_fonts_have_every_sign() -> None:
    """The log is set in the small font, all else in the serif one, too."""
    pygame.font.init()
    serif, small = (fonts.font(style, 20) for style in ("regular", "small"))
    for flat in (EN, FR):
        for key, value in flat.items():
            for said in texts(value):
                for sign in set(said) - {"\u202f", "\u00a0"}:
                    assert serif.metrics(sign)[0] is not None, (key, sign)
                    if key.startswith(("log.", "report.", "place.", "n.")):
                        assert small.metrics(sign)[0] is not None, (key, sign)


def test_favours_that_lie_elsewhere_say_whose_they_are() -> None:
    s = characters_phase(4)
    own(s, 1, "monk", up=False)
    assert "face down" in told_of(s, "favour", "monk")


def test_what_is_paid_is_not_asked_for_again() -> None:
    """While the Capitania's workers are being placed its price is paid: nothing is short."""
    s = characters_phase(4)
    s.dice_on[3:6] = [0, 1, 0]
    at_building(s, "capitania", RED)
    workers(s, RED, "r2a", "r2b", "r2c")
    s.reals[RED] = 10
    s.play(("pay",))
    assert s.to_act == RED and s.reals[RED] == 2
    assert "only" not in told_of(s, "building", "capitania")


def test_a_turn_goes_on_to_ask_for_what_is_left_of_it() -> None:
    s = characters_phase(4)
    ctx = context(s)
    for picked, key in (((), "turn.die"), (("die", RED, 1), "turn.place"), (("order", 2), "turn.reward")):
        chosen = replace(ctx, chosen=(picked,) if picked else ())
        assert asking.prompt(s, chosen)[0] == f"madeira.prompt.{key}"
        spoken(asking.prompt(s, chosen))


def test_nothing_at_all_is_told_as_a_sentence() -> None:
    pygame.font.init()
    text.set_language("fr")
    s = new(2)
    ctx = context(s)
    for kind, piece, said in (
        ("repair", "ship", "ne répare aucun navire."),
        ("feed", "bread", "ne distribue pas de pain."),
    ):
        phrase = telling.describe(Event(kind, RED, piece, 0, ("reserve", RED), ("supply",)), s, ctx)
        assert spoken(phrase).endswith(said)
    paid = Event("scored", RED, "coffers", 5, ("reserve", RED), ("score", RED))
    assert "verse 5 reals (5 points de prestige)" in spoken(telling.describe(paid, s, ctx))
    text.set_language("en")


def test_a_brief_counts_workers_and_points_in_words(language: str) -> None:
    put = Event("worker", 0, "", ("reserve", 0), ("space", "funchal-1"))
    for count in (1, 2):
        words_ = [say(line) for line in telling._deeds([put] * count)]
        assert words_ == [tr("madeira.report.placed", count=count)] and str(count) in words_[0]
    scored = [Event("answer", 0, "urbanisation"), Event("scored", 0, "urbanisation", amount=12)]
    assert say(words.points(12)) in say(telling._answers(scored)[0])


def test_two_requests_alike_are_not_all_that_the_crown_asks_for() -> None:
    """With two of the same there is only one way to answer, but one of them stays."""
    asked = set()
    for seed in range(3):
        for state, _ in play_through(3, seed):
            if state.round == 1 and state.to_act is not None and state.moves()[0][0] == "answer":
                for held in ([2, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 1, 0, 0, 0]):
                    s = state.copy()
                    s.requests[5 * s.seat : 5 * s.seat + 5] = held
                    asked.add((tuple(held), asking.prompt(s, context(s))[0].rpartition(".")[2]))
    assert asked == {((2, 0, 0, 0, 0), "one"), ((1, 0, 0, 0, 0), "all"), ((1, 1, 0, 0, 0), "one")}
