"""Guided games: every guide is played to its end by clicks, in both languages."""

from __future__ import annotations

import json

import pygame
import pytest

from game.core import Session
from game.core.registry import NAMES
from game.san_juan.cards import KEYS, KIND
from game.ui.graph import Rect, walk
from game.ui.guide import Lesson, load_guide
from game.ui.guided import Guided, _spot
from game.ui.scenes.open import open_game
from game.ui.tableview import load_view
from game.ui.text import has, set_language

GUIDES = [game for game in NAMES if load_guide(game) is not None]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GUIDES)
def test_every_word_of_a_guide_exists_and_none_is_left_over(game, language):
    set_language(language)
    guide = load_guide(game)
    names = {step.text for step in guide.steps if step.text} | set(guide.hints.values())
    names |= {step.otherwise for step in guide.steps if step.otherwise}
    for name in names:
        assert has(f"guide.{game}.{name}"), name
    from game.paths import data_path

    pack = json.loads(data_path("locales", f"guide.{language}.json").read_text(encoding="utf-8"))
    assert set(pack[language][game]) == names


@pytest.mark.parametrize("game", GUIDES)
def test_every_step_is_legal(game):
    """A change of the rules that breaks a step is seen here first."""
    guide = load_guide(game)
    state = guide.header([f"{i}" for i in range(guide.players)]).start()
    for i, step in enumerate(guide.steps):
        for move in step.moves:
            assert move in state.moves(), (i, step)
            state.play(move)
    assert state.to_act is not None


@pytest.mark.parametrize("game", GUIDES)
def test_every_hint_belongs_to_a_decision_that_comes_up(game):
    guide, view = load_guide(game), load_view(game)
    from game.bots import find_bot
    from game.bots.match import play_out
    from game.core import Header
    from game.ui.seats import Seats
    from game.ui.tableview import Context

    found = set()
    for seed in range(1, 7):
        header = guide.header([f"{i}" for i in range(guide.players)])
        header = Header(header.game, header.options, header.seats, seed)
        seats = Seats(header)
        ctx = Context(names=seats.names, colours=seats.colours, portraits=seats.portraits, people=frozenset({0}))
        state = header.start()

        def note(_move, position, ctx=ctx):
            if position.to_act == 0:
                found.add(view.prompt(position, ctx)[0])

        note((), state)
        play_out(state, [find_bot("random" if seed % 2 else guide.bots[0], game)] * guide.players, seed, note)
        if set(guide.hints) <= found:
            break
    assert set(guide.hints) <= found


def begin(driver, game):
    driver.app.settings.pace = "normal"
    driver.click(("title", "learn"))
    driver.click(("learn", game))
    table = driver.app.scene
    assert isinstance(table, Guided)
    return table


def go_on(driver, table):
    """Read on, or play what the guide waits for."""
    step = table.lesson.step
    if ("guide", "on") in driver.app.stage.by_key:
        driver.click(("guide", "on"))
    elif step.wait and table.controller.moves:
        table.play(*step.wait)
    driver.step(1, 0.6)


def places(table, move):
    """What a person clicks for a move: a card of the hand by where it lies, not by its name."""
    touched = table.session.state.touches(move)
    if table.session.header.game == "san_juan" and move[0] in ("build", "pay", "keep"):
        state, seat = table.position, table.session.state.to_act
        if move[0] == "keep":
            return [("drawn", seat, [KEYS[k] for k in state.drawn].index(move[1]))]
        return [("card", seat, [KEYS[k] for k in state.seats[seat].hand].index(move[1]))]
    return touched or (("move", *move),)


def follow(driver, table):
    """Do what the guide says until it lets go."""
    for _ in range(4000):
        step = table.lesson.step
        if step is None:
            return
        if ("guide", "on") in driver.app.stage.by_key:
            assert not driver.problems(), step
            driver.click(("guide", "on"))
        elif step.wait and table.controller.moves and not table.flying:
            assert not driver.problems(), step
            for move in step.wait:
                for place in places(table, move):
                    on_bar = ("bar", *place) in driver.app.stage.by_key
                    if table.controller.moves and (place in table.shown or on_bar):
                        driver.click(("bar", *place) if on_bar else place)
            for done in (("bar", "done"), ("done",)):
                if done in driver.app.stage.by_key and table.lesson.step is step:
                    driver.click(done)
            assert not table.refused, step
        driver.step(1, 0.6)
    raise AssertionError(f"stuck at {table.lesson.step}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [game for game in GUIDES if load_guide(game).steps])
def test_a_guide_is_played_to_its_end_by_clicks(drive, game, language):
    driver = drive(language=language, animation="fast")
    table = begin(driver, game)
    follow(driver, table)
    assert len(table.session.moves) >= sum(len(step.moves) for step in table.lesson.guide.steps)
    driver.step(3, 2.0)
    assert table.controller.moves or table.doing.busy


def test_another_legal_move_is_answered_and_not_played(drive):
    driver = drive(animation="off")
    table = begin(driver, "puerto_rico")
    driver.click(("guide", "on"))
    driver.click(("guide", "on"))
    driver.click(("role", "builder"))
    assert table.refused and not table.session.moves
    words = " ".join(text.text for node in walk(driver.tree()) for text in node.texts)
    assert "together" in words
    driver.click(("role", "farmer"))
    assert len(table.session.moves) == 1 and not table.refused


def test_a_guide_is_left_skipped_resumed_and_undone(drive):
    driver = drive(animation="off")
    table = begin(driver, "puerto_rico")
    chapters = table.lesson.guide.chapters
    driver.click(("guide", "skip"))
    assert table.lesson.chapter == chapters[1]
    path = table.journal()
    driver.app.scene.menu()
    driver.step()
    driver.click(("menu", "to_title"))
    open_game(driver.app, path)
    driver.step()
    table = driver.app.scene
    assert isinstance(table, Guided) and table.lesson.step is not None
    assert table.lesson.chapter in chapters[:2]
    driver.click(("guide", "leave"))
    driver.step()
    assert table.lesson.step is None and ("guide", "card") not in driver.app.stage.by_key


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", [game for game in GUIDES if load_guide(game).steps])
def test_the_card_never_lies_on_what_it_points_at(drive, game, size):
    from game.ui.graph import find

    driver = drive(size=size, animation="off")
    table = begin(driver, game)
    seen = 0
    for _ in range(4000):
        step = table.lesson.step
        if step is None:
            break
        root = driver.tree()
        card = find(root, ("guide", "card"))
        frames = [node.rect for node in walk(root) if node.key[:2] == ("guide", "frame")]
        if card is not None and step.point:
            seen += 1
            assert frames, step
            for frame in frames:
                assert not card.rect.inflate(-4, -4).colliderect(frame.inflate(-16, -16)), step
        go_on(driver, table)
    assert seen > 5


def test_what_a_guide_points_at_tells_what_it_is(drive):
    """The frame lies over it, and a step that is only read lets everything be pointed at, too."""
    driver = drive(animation="off")
    table = begin(driver, "san_juan")
    for _ in range(4):
        driver.step(4)
        place = table.lesson.step.point[0] if table.lesson.step.point else ("role", "merchant")
        if place[0] == "hand":
            place = ("card", 0, 1)
        driver.move(*driver.point(driver.node(place)))
        driver.step(4, 0.2)
        assert table.app.pointer.hovered.stands_for == place
        assert table.app.tips.now() is not None, place
        if ("guide", "on") in driver.app.stage.by_key:
            driver.press(pygame.K_RETURN)
    assert table.lesson.step.wait and not table.session.moves


def test_a_hint_is_not_spent_on_what_leaves_no_choice(drive):
    """Nothing in the hand can be paid for: the app passes, and the hint waits until one may really build."""
    driver = drive(animation="off")
    table = begin(driver, "san_juan")
    table.lesson.over = False
    for step in table.lesson.guide.steps:
        for move in step.moves:
            table.session.play(move)
    table.lesson.at = len(table.lesson.guide.steps)
    table.session.play(("choose", "builder"))  # by the second seat
    while table.session.state.to_act != 0:
        table.session.play(table.session.state.moves()[0])
    assert table.session.state.obvious() == ("pass",)
    table._next(1.0)
    assert table.doing.kind == "waiting" and not table._hint
    table.play(("pass",))
    assert "san_juan.ask.build" not in table.lesson.told


def test_gone_another_way_the_guide_is_silent():
    guide = load_guide("puerto_rico")
    session = Session(guide.header(["a", "b", "c"]), [0])
    session.play(("choose", "builder"))
    assert Lesson(guide, session.moves).step is None


@pytest.mark.parametrize("game", [game for game in GUIDES if load_guide(game).steps])
def test_darkness_has_no_seams(drive, game):
    """The pieces around what is pointed at begin and end on whole units, and frames do not cross one another."""
    driver = drive(size=(1280, 720), animation="off")
    table = begin(driver, game)
    seen = 0
    while table.lesson.step is not None and seen < 8:
        frames = [node.rect for node in walk(driver.tree()) if node.key[:2] == ("guide", "frame")]
        seen += len(frames)
        for frame in frames:
            assert all(edge == int(edge) for edge in (frame.x, frame.y, frame.right, frame.bottom))
            assert not any(frame.colliderect(other) for other in frames if other is not frame)
        go_on(driver, table)
    assert seen >= 3


def test_all_that_madeira_waits_for_is_pointed_at(drive):
    """Whatever has to be clicked lies in the light: on the board, in the bar or in the panel."""
    driver = drive(animation="off")
    table = begin(driver, "madeira")
    checked = 0
    for _ in range(4000):
        step = table.lesson.step
        if step is None:
            break
        if ("guide", "on") in driver.app.stage.by_key:
            driver.click(("guide", "on"))
        elif step.wait and table.controller.moves:
            touched = table.session.state.touches(step.wait[0])
            spots = {place for place in touched if place[0] != "row"} or {("bar", "move", *step.wait[0])}
            if ("done",) in driver.app.stage.by_key:
                spots = {("done",)}
            assert spots <= set(step.point), step
            shown = {node.stands_for for node in walk(driver.tree())}
            assert set(step.point) <= shown, step
            checked += 1
            table.play(*step.wait)
        driver.step(1, 0.6)
    assert checked > 15


def test_nothing_below_the_card_answers_the_pointer(drive, monkeypatch):
    """A line of the log that the card covers neither lights up nor opens."""
    at_the_right = lambda canvas, holes, keep, written, w, h: Rect(canvas.right - w - 14, canvas.centery - 100, w, h)  # noqa: E731
    monkeypatch.setattr("game.ui.guided._spot", at_the_right)
    driver = drive(size=(1280, 720), animation="off")
    table = begin(driver, "puerto_rico")
    while table.lesson.step.text != "others_took":
        go_on(driver, table)
    driver.step(4, 0.6)
    card = driver.node(("guide", "card")).rect
    covered = [item.node.rect for item in driver.app.stage.items if item.node.key[:2] == ("log", "entry")]
    assert any(card.contains(Rect(rect.centerx, rect.centery, 1, 1)) for rect in covered)
    for rect in covered:
        if card.collidepoint(rect.centerx, rect.centery):
            driver.move(round(rect.centerx), round(rect.centery))
            hovered = driver.app.pointer.hovered
            assert hovered is None or hovered.key[0] == "guide"
            driver.click_at(round(rect.centerx), round(rect.centery))
            assert driver.app.scene is table


def test_at_its_end_a_guide_has_no_chapter_to_skip_and_its_hint_makes_room_for_advice(drive):
    driver = drive(animation="off")
    table = begin(driver, "puerto_rico")
    while not table.lesson.last:
        assert ("guide", "skip") in driver.app.stage.by_key or table.lesson.step.play
        table.next_chapter() if table.lesson.chapter != "points" else table.read_on()
        driver.step(2, 0.6)
    keys = driver.app.stage.by_key
    assert ("guide", "on") in keys and ("guide", "skip") not in keys
    driver.click(("guide", "on"))
    driver.step(4, 0.6)
    assert ("guide", "close") in driver.app.stage.by_key
    card = driver.node(("guide", "card")).rect
    own = [
        node.rect for node in walk(driver.tree()) if node.stands_for[:2] in (("land", 0), ("city", 0), ("space", 0))
    ]
    assert len(own) >= 20 and not any(card.colliderect(rect) for rect in own)
    table.counsel.asked, table.counsel.found = len(table.session.moves), []
    table.changed()
    driver.step()
    assert ("advice", "sheet") in driver.app.stage.by_key and ("guide", "card") not in driver.app.stage.by_key
    driver.click(("advice", "close"))
    assert ("guide", "close") in driver.app.stage.by_key


def test_what_is_left_to_click_is_pointed_at_while_a_price_is_paid(drive):
    """The hand closes up once a card has left it: the light goes with what is still to be given."""
    driver = drive(animation="off")
    table = begin(driver, "san_juan")
    while (table.lesson.step.text, table.flying) != ("build_sawmill", False):
        if ("guide", "on") in driver.app.stage.by_key:
            driver.click(("guide", "on"))
        elif table.lesson.step.wait and table.controller.moves:
            table.play(*table.lesson.step.wait)
        driver.step(1, 0.6)
    hand = table.session.state.seats[0].hand
    driver.click(("card", 0, hand.index(KIND["sawmill"])))
    for left in (["small_market", "chapel"], ["chapel"]):
        hand = table.position.seats[0].hand
        cards = {("card", 0, hand.index(KIND[key])) for key in left}
        assert table._pointed() == cards
        assert {place for place, ring in table.rings().items() if ring == "lit"} == cards
        assert any(node.key[:2] == ("guide", "frame") for node in walk(driver.tree()))
        driver.click(("card", 0, hand.index(KIND[left[0]])))
    assert table.session.moves[-1] == ("pay", "chapel")


def test_a_guides_card_lies_on_few_words():
    canvas, hole, name = Rect(0, 0, 1280, 720), Rect(20, 70, 80, 120), Rect(20, 220, 300, 30)
    card = _spot(canvas, [hole], [hole], [name], 440, 170)
    assert not card.colliderect(name) and not card.colliderect(hole)


def test_a_hint_about_a_decision_goes_once_it_has_begun(drive):
    driver = drive(animation="off")
    table = begin(driver, "san_juan")
    table.lesson.at = len(table.lesson.guide.steps)
    table.play(("choose", "builder"))
    table._next(0.0)
    table.changed()
    driver.step(2)
    assert table._hint and ("guide", "card") in driver.app.stage.by_key
    driver.click(("card", 0, table.session.state.seats[0].hand.index(KIND["fruit_farm"])))
    assert table.controller.begun and ("guide", "card") not in driver.app.stage.by_key
    table.back()
    driver.step(2)
    assert ("guide", "card") in driver.app.stage.by_key


def test_both_corn_plantations_are_pointed_at(drive):
    driver = drive(animation="off")
    table = begin(driver, "puerto_rico")
    driver.click(("guide", "on"))
    driver.click(("guide", "on"))
    driver.click(("role", "farmer"))
    glowing = {place for place, ring in table.rings().items() if ring == "lit"}
    assert glowing == set(table.lesson.step.point) and len(glowing) == 2
