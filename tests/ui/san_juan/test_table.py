"""Whole games at the table, decided with the mouse on what is highlighted; and each kind of decision by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core import Place, journal
from game.san_juan import scoring
from game.san_juan.cards import BLACK_MARKET, COST, CRANE, FARMS, KEYS
from game.san_juan.moves import BUILD, CHOOSE, COVER, KEEP, PRODUCE, SELL
from game.san_juan.state import SanJuan
from game.ui.controller import Controller
from game.ui.doing import ASKING
from game.ui.graph import walk
from game.ui.san_juan import tips, view
from game.ui.san_juan.drafts import Turn
from game.ui.shell import App
from game.ui.table import Table
from game.ui.text import say
from tests.ui.san_juan import driver
from tests.ui.san_juan.driver import (
    buttons,
    click,
    click_at,
    decide_at_random,
    lift_curtain,
    node_of,
    open_table,
    point_of,
    ringed,
    state_of,
)
from tests.ui.san_juan.positions import play_through
from tests.ui.test_everything_moves import Here


def check_highlights(table: Table) -> None:
    """Every legal move can be reached by what is highlighted or offered, and nothing else is."""
    lift_curtain(table)
    state, controller = state_of(table), table.controller
    if controller.chosen or controller.trial not in (None, state):
        return
    moves = set(state.moves())
    if state.stage == CHOOSE:
        assert ringed(table) == {("role", move[1]) for move in moves}
        return
    if state.obvious() is not None:
        return
    assert isinstance(controller, Turn)
    reached = set(controller.steps.values()) | {move for _, move in controller.offers}
    reached |= {move for _, move in controller.buttons(()) if move is not None}
    assert moves <= reached
    shown: set[Place] = set(controller.steps) | {place for place, _ in controller.offers}
    assert shown <= ringed(table)
    assert (("pass",) in buttons(table)) == (("pass",) in moves)


MIXES = [(2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]


def options_of(players: int, extension: bool) -> dict[str, object]:
    return {"extension": extension, "choose_hand": players == 3}


@pytest.mark.parametrize("players, extension", MIXES)
def test_a_whole_game_with_the_mouse(tmp_path: Path, players: int, extension: bool) -> None:
    language = ("en", "fr")[players % 2]
    table = open_table(
        tmp_path, players, seed=5, options=options_of(players, extension), size=(960, 540), language=language
    )
    rng = Random(players)
    clicks = 0
    while table.session.state.to_act is not None:
        check_highlights(table)
        decide_at_random(table, rng)
        assert not table.app.dialogs
        clicks += 1
        assert clicks < 3000
    replayed = table.session.header.start()
    for move in table.session.moves:
        replayed.play(move)
    assert replayed == table.session.state


@pytest.mark.parametrize("players, extension", MIXES)
def test_a_whole_game_with_pieces_moving(tmp_path: Path, monkeypatch, players: int, extension: bool) -> None:
    """A person against bots, every setting as it is for somebody new; time passes in large steps."""
    here = Here()
    monkeypatch.setattr(App, "thinker", property(lambda self: here))
    table = open_table(
        tmp_path,
        players,
        seed=6,
        people=(0,),
        bot="random",
        options=options_of(players, extension),
        size=(640, 360),
        pace="normal",
        animation="normal",
        auto=True,
    )
    rng = Random(players)
    flown = reports = 0
    for _ in range(9000):
        if table.app.scene is not table:
            break
        flown += table.flying
        reports += bool(table.report)
        if table.doing.kind == ASKING and not table.flying:
            table.app.step(0.01)  # the tree follows in the next frame
            decide_at_random(table, rng, 0.3)
        else:
            table.app.step(0.5)
        assert not table.app.dialogs
    assert table.app.scene.name == "end" and table.session.state.to_act is None
    assert flown > 30 and reports > 10
    words = [text.text for item in table.app.stage.items for text in item.node.texts]
    for item, points in table.session.state.score()[0].items():
        assert points == 0 or say(table.view.score_label(item, table.session.state)) in words, item


def seek(
    tmp_path: Path, wanted: Callable[[SanJuan], bool], players: int = 2, seeds: int = 60, **more: object
) -> Table:
    """A table at the first position of a random game in which something is the case."""
    for seed in range(seeds):
        state = driver.find("san_juan").new(players, seed, {"extension": True, "choose_hand": False})
        rng, moves = Random(seed), []
        while state.to_act is not None:
            assert isinstance(state, SanJuan)
            if wanted(state):
                table = open_table(tmp_path, players, seed, moves, options={"extension": True}, **more)  # type: ignore[arg-type]
                lift_curtain(table)
                return table
            legal = state.moves()
            move = rng.choices(legal, [0.2 if m[0] == "pass" else 1.0 for m in legal])[0]
            moves.append(move)
            state.play(move)
    raise AssertionError("no such position")


def prompt_of(table: Table) -> str:
    return say(table.view.prompt(table.position, table.context()))


def player_of(state: SanJuan):
    assert state.to_act is not None
    return state.seats[state.to_act]


def payable(s: SanJuan) -> bool:
    """Something that costs two cards or more after a discount, with cards left over."""
    if s.stage != BUILD or s.to_act is None or s.to_act != s.chooser or player_of(s).has(CRANE):
        return False
    hand = player_of(s).hand
    return len(hand) >= 6 and any(COST[k] == 4 and ("build", KEYS[k]) in s.moves() for k in hand)


def test_a_building_is_paid_with_any_cards_in_any_order(tmp_path: Path) -> None:
    table = seek(tmp_path, payable)
    state = state_of(table)
    seat, hand = state.to_act, player_of(state).hand[:]
    assert seat is not None
    i = next(i for i, k in enumerate(hand) if COST[k] == 4 and ("build", KEYS[k]) in state.moves())
    kind = hand[i]
    sum_told = say(tips.price(state, seat, kind))
    click(table, ("card", seat, i))
    count = len(table.session.moves)
    assert table.controller.trial is not None
    assert state_of(table).stage == BUILD, "nothing is played yet"
    due = table.position.due  # type: ignore[attr-defined]
    assert sum_told in prompt_of(table) and f"paid 0 of {due}" in prompt_of(table)
    click(table, ("card", seat, 4))
    click(table, ("card", seat, 0))
    if due > 2:
        assert f"paid 2 of {due}" in prompt_of(table)
        at = point_of(table, node_of(table, ("card", seat, 1)))
        click_at(table, at, button=3)
        assert f"paid 1 of {due}" in prompt_of(table), "a right click takes a click back"
        click_at(table, at, button=3)
        click_at(table, at, button=3)
        assert table.position is state_of(table) and prompt_of(table) == "Build something, or pass."
        click(table, ("card", seat, i))
        left = table.position.seats[seat].hand[:]  # type: ignore[attr-defined]
        for k in range(due):
            click(table, ("card", seat, len(left) - 1 - k))
    assert len(table.session.moves) > count
    after = state_of(table).seats[seat]
    assert len(after.hand) == len(hand) - 1 - due
    assert kind in after.built and KEYS[kind] in str(table.session.moves)


def test_enter_confirms_what_is_picked(tmp_path: Path) -> None:
    table = seek(tmp_path, lambda s: s.stage == SELL and s.left >= 2 and len(s.moves()) > 2)
    controller = table.controller
    assert isinstance(controller, Turn)
    click(table, controller.offers[0][0])
    count = len(table.session.moves)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    table.app.step(0.05)
    sold = [move for move in table.session.moves[count:] if move[0] == "sell"]
    assert len(sold) == 1


@pytest.mark.parametrize("stage", [PRODUCE, SELL])
def test_one_button_takes_the_best_and_names_the_price(tmp_path: Path, stage: int) -> None:
    table = seek(tmp_path, lambda s: s.stage == stage and s.left >= 2 and len(s.moves()) > 3)
    seat = table.session.state.to_act
    assert seat is not None
    before = len(state_of(table).seats[seat].hand)
    best = next(place for place in buttons(table) if place[0] == "best")
    label = say(table.view.label(table.position, best, None, table.context()))
    owns = state_of(table).seats[seat].owns[:]
    click(table, ("bar", *best))
    assert table.session.moves[-1][0] in ("sell", "produce", "done", "tuck")
    if stage == SELL and not owns[KEYS.index("bohio")]:
        gained = len(table.session.state.seats[seat].hand) - before  # type: ignore[attr-defined]
        assert label.endswith(f" ({gained} card" + "s" * (gained != 1) + ")"), label


def test_the_crane_covers_the_very_building_that_is_clicked(tmp_path: Path) -> None:
    """Of two farms alike the one that was clicked is covered, or at least told apart by place."""

    def twins(s: SanJuan) -> bool:
        return s.stage == COVER and any(
            move[0] == "cover" and player_of(s).built.count(KEYS.index(str(move[1]))) > 1 for move in s.moves()
        )

    table = seek(tmp_path, twins, players=3, seeds=200)
    seat = table.session.state.to_act
    assert seat is not None
    controller = table.controller
    assert isinstance(controller, Turn)
    built = state_of(table).seats[seat].built
    sites = [place for place in controller.steps if place[0] == "town" and int(place[2]) < len(built)]
    kinds = [built[int(place[2])] for place in sites]
    assert len(set(kinds)) < len(kinds), "each of those alike can be clicked"
    assert set(sites) <= ringed(table)


def test_black_market_goods_pay_like_cards(tmp_path: Path) -> None:
    def wanted(s: SanJuan) -> bool:
        if s.stage != BUILD or s.to_act is None or s.bartered:
            return False
        player = player_of(s)
        goods = sum(good >= 0 for good in player.goods)
        dear = any(COST[k] >= 3 and ("build", KEYS[k]) in s.moves() for k in player.hand if k >= FARMS)
        return player.has(BLACK_MARKET) and goods > 0 and dear and not player.has(CRANE) and len(player.hand) > 4

    table = seek(tmp_path, wanted, players=3, seeds=400)
    state = state_of(table)
    seat = state.to_act
    assert seat is not None
    hand = state.seats[seat].hand
    i = next(i for i, k in enumerate(hand) if COST[k] >= 3 and k >= FARMS and ("build", KEYS[k]) in state.moves())
    click(table, ("card", seat, i))
    good = next(place for place in table.controller.lit() if place[0] == "good")
    click(table, good)
    assert " paid 1 of " in prompt_of(table).replace("·", "")
    assert good in table.controller.chosen


def test_drawn_cards_lie_apart_until_chosen(tmp_path: Path) -> None:
    table = seek(tmp_path, lambda s: s.stage == KEEP and len(s.drawn) > 2 and s.obvious() is None)
    state = state_of(table)
    seat = state.to_act
    assert seat is not None
    keys = {item.node.key for item in table.app.stage.items}
    assert {("drawn", seat, i) for i in range(len(state.drawn))} <= keys
    assert sum(key[:2] == ("card", seat) for key in keys) == len(state.seats[seat].hand)
    assert ringed(table) >= {("drawn", seat, i) for i in range(len(state.drawn))}


def words_on(table: Table) -> set[str]:
    return {text.text for item in table.app.stage.items for text in item.node.texts}


SAME = {"Villa", "Canal", "Bohio", "Statue", "Points", "Instant", "Phase"}


def test_another_language_leaves_no_stale_word(tmp_path: Path) -> None:
    """In every kind of decision, at its beginning and half decided."""
    kinds: set[tuple[int, bool]] = set()
    for players, seed in ((2, 3), (3, 4), (4, 8)):
        table = open_table(tmp_path / str(players), players, seed, options={"extension": True, "choose_hand": True})
        rng = Random(seed)
        while table.session.state.to_act is not None and len(table.session.moves) < 260:
            lift_curtain(table)
            kind = (state_of(table).stage, bool(table.controller.chosen) or table.controller.begun)
            if kind not in kinds:
                kinds.add(kind)
                english = words_on(table)
                table.app.set_language("fr")
                table.app.step(0.02)
                french = words_on(table)
                table.app.set_language("en")
                table.app.step(0.02)
                assert words_on(table) == english
                same = {word for word in english & french if word.strip("×−+ 0123456789·/?").strip()}
                assert same <= {*driver.NAMES, *SAME}, same
            decide_at_random(table, rng)
        table.app.close()
    assert len({stage for stage, _ in kinds}) >= 11 and len(kinds) >= 17, kinds


def test_refusals_say_why(tmp_path: Path) -> None:
    table = seek(
        tmp_path,
        lambda s: (
            s.stage == BUILD
            and s.obvious() is None
            and any(("build", KEYS[k]) not in s.moves() for k in player_of(s).hand)
        ),
    )
    state = state_of(table)
    seat = state.to_act
    assert seat is not None
    for i, kind in enumerate(state.seats[seat].hand):
        node = node_of(table, ("card", seat, i))
        said = [str(line) for line in table.tip(node)]  # type: ignore[union-attr]
        refused = any("san_juan.why." in line for line in said)
        assert refused == (("build", KEYS[kind]) not in state.moves()), said


def test_a_click_enlarges_another_town_and_another_puts_it_back(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=5)
    lift_curtain(table)
    rng = Random(1)
    while table.session.state.round_number() < 4:
        decide_at_random(table, rng)
    lift_curtain(table)
    other = (table.viewer + 1) % 3
    node = next(item.node for item in table.app.stage.items if item.node.key == ("zoom", other))
    u = table.app.stage.unit
    click_at(table, (round((node.rect.right - 8) * u), round((node.rect.bottom - 4) * u)))
    assert table.zoom == ("zoom", other)
    over = next(item.node for item in table.app.stage.items if item.node.block)
    assert any(words.text == table.seats.names[other] for part in walk(over) for words in part.texts)
    click_at(table, (round((over.rect.x + 5) * u), round((over.rect.y + 5) * u)))
    assert table.zoom == ()


def test_the_hand_is_sorted_as_asked(tmp_path: Path) -> None:
    table = seek(tmp_path, lambda s: s.stage == CHOOSE and len(player_of(s).hand) > 5)
    state = state_of(table)
    seat = state.to_act
    assert seat is not None

    def shown() -> list[int]:
        cards = [item.node for item in table.app.stage.items if item.node.key[:2] == ("card", seat)]
        return [state.seats[seat].hand[int(n.key[2])] for n in sorted(cards, key=lambda n: n.rect.x)]

    assert [COST[k] for k in shown()] == sorted(COST[k] for k in shown())
    by_cost = shown()
    click(table, ("way", "sort", "phase"))
    phases = [tips.CARDS[k].phase for k in shown()]
    assert all(phases[i] == phases[i + 1] or phases[i] not in phases[i + 1 :] for i in range(len(phases) - 1))
    click(table, ("way", "sort", "drawn"))
    assert sorted(shown()) == sorted(by_cost)


def test_a_saved_game_goes_on_in_the_midst_of_any_round(tmp_path: Path) -> None:
    table = open_table(tmp_path, 3, seed=7, options={"extension": True})
    path = tmp_path / "game.jsonl"
    table.session.journal = journal.Journal.create(path, table.session.header)
    rng = Random(2)
    for _ in range(90):
        decide_at_random(table, rng)
    assert journal.replay(path) == table.session.state
    again = open_table(tmp_path, 3, seed=7, moves=table.session.moves, options={"extension": True})
    lift_curtain(again)
    lift_curtain(table)
    assert isinstance(again.controller, Controller)
    table.controller.chosen = []
    if table.controller.trial in (None, table.session.state):
        assert ringed(again) == ringed(table) or table.controller.begun
    decide_at_random(again, rng)


def test_points_say_what_they_are_counted_from() -> None:
    """The notes on the end screen fit the points of the rules."""
    told = 0
    for players, seed in ((2, 3), (3, 4), (4, 8), (4, 9)):
        *_, (state, _) = play_through(players, seed, True)
        for seat in range(players):
            for item, points in state.score()[seat].items():
                note = view.score_note(item, state, seat)
                if note is None or not points:
                    continue
                told += 1
                count, types = int(note[1]["count"]), int(note[1]["types"])  # type: ignore[call-overload]
                expected = {
                    "manufactory": count + types,
                    "governors_palace": count,
                    "main_square": scoring.SQUARE[min(count, 3)],
                    "residence": scoring.STEPS[min(count, 4)],
                    "cathedral": scoring.STEPS[min(count, 4)],
                    "customs_house": count // scoring.CUSTOMS,
                }
                assert points == expected.get(item, points), item
                assert str(count) in say(note)
    assert told > 12
