"""The rules book: every page has its words and its links, in every game, mix of options and language."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pygame
import pytest

from game.core import OptionError, find
from game.core.registry import NAMES
from game.ui.book import load_book, search
from game.ui.graph import Rect, walk
from game.ui.scenes.book import Rules
from game.ui.text import has, say, set_language

BOOKS = [key for key in NAMES if load_book(key) is not None]


def mixes(game):
    """(players, options) of every mix of a game, as many players as it allows."""
    found = find(game)
    for mix in found.mixes:
        for players in reversed(found.seat_counts):
            with suppress(OptionError):
                yield players, found.check(players, mix)
                break


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", BOOKS)
def test_every_key_and_every_link_leads_somewhere(game, language):
    set_language(language)
    book = load_book(game)
    everything = {page.key for page in book.pages(None)}
    for options in (None, *(options for _, options in mixes(game))):
        pages = book.pages(options)
        keys = [page.key for page in pages]
        assert len(set(keys)) == len(keys)
        assert set(keys) <= everything
        for page in pages:
            told = [words for _, words in page.rows]
            for phrase in (page.chapter, page.title, *page.text, *told, *([page.ruling] if page.ruling else [])):
                assert has(phrase[0]), phrase
                words = say(phrase)
                assert "%{" not in words and f"{game}." not in words, words
            assert page.paragraphs(), page.key
            assert set(page.see) <= everything, page.key


def test_the_book_of_a_game_tells_of_no_extension_that_it_is_played_without():
    options = find("puerto_rico").check(3, {})
    pages = load_book("puerto_rico").pages(options)
    assert {page.key for page in pages if page.key.split(".")[0] not in ("role", "building")} == {
        *("aim", "first_steps", "round", "land", "workers", "production", "storing", "end", "score"),
        *("two_players", "legend"),
    }
    with_goals = load_book("puerto_rico").pages({**options, "achievements": "dealt"})
    assert len(with_goals) > len(pages) + 20


def test_a_building_leads_to_the_character_that_its_text_begins_with():
    set_language("en")
    pages = {page.key: page for page in load_book("puerto_rico").pages(None)}
    roles = {say(page.title): key for key, page in pages.items() if key.startswith("role.")}
    told = 0
    for key, page in pages.items():
        first = page.paragraphs()[0].partition(":")[0].partition(",")[0]
        if key.startswith("building.") and first in roles:
            told += 1
            assert roles[first] in page.see, key
    assert told > 25


@pytest.mark.parametrize("game", BOOKS)
def test_every_place_of_a_game_has_a_page_that_exists(game):
    """Whatever F1 is pressed on during a game of any mix: its page is in the book of that game."""
    book, found = load_book(game), find(game)
    told = set()
    for players, options in mixes(game):
        state = found.new(players, 7, options)
        keys = {page.key for page in book.pages(options)}
        for count in range(150):
            if state.to_act is None:
                break
            for move in state.moves():
                for place in state.touches(move):
                    page = book.page_of(place, state)
                    assert page in keys or page == "", (place, page)
                    told.add(page)
            assert book.page_now(state) in keys, book.page_now(state)
            moves = state.moves()
            state.play(moves[count % len(moves)])
    assert len(told) > 10


@pytest.mark.parametrize("game", BOOKS)
def test_every_line_of_the_log_has_its_rule(game):
    """A click on any line finds a page that is in the book of that game."""
    from game.bots import find_bot
    from game.core import Header
    from game.ui.history import History, Teller
    from game.ui.seats import Seats
    from game.ui.tableview import Context, load_view

    book, view = load_book(game), load_view(game)
    if view is None:
        pytest.skip("no table yet")
    behind = set()
    for players, options in mixes(game):
        keys = {page.key for page in book.pages(options)}
        header = Header(game, options, tuple({"name": str(i)} for i in range(players)), 3)
        seats = Seats(header)
        ctx = Context(names=seats.names, colours=seats.colours, portraits=seats.portraits)
        state, bot, rng = header.start(), find_bot("random", game), Random(5)
        teller = Teller(lambda e, s, c=ctx: view.describe(e, s, c), view.phase, lambda s, c=ctx: view.status(s, c))
        moves, befores = [], []
        for _ in range(120):
            if state.to_act is None:
                break
            befores.append(state.copy())
            moves.append(bot(state, rng))
            state.play(moves[-1])
        for entry in History.of(teller, header, moves).entries:
            page = book.page_for(entry.phrase, befores[max(0, entry.moves - 1)])
            assert page in keys, (entry.phrase, page)
            behind.add(page)
    if not behind:
        pytest.skip("the table tells nothing yet")
    assert len(behind) > 6


def test_search_finds_titles_first_and_ignores_accents():
    set_language("fr")
    pages = load_book("puerto_rico").pages(None)
    found = search(pages, "MAIS")
    assert found and all("mais" in page.words() for page in found)
    assert search(pages, "capitaine")[0].key == "role.captain"
    assert search(pages, "zzzz") == []


@pytest.mark.parametrize("game", BOOKS)
def test_figures_from_a_position_are_there(game):
    """A part of a table that a page shows must exist in that position, and fit on the page."""
    from game.ui.scenes.book import drawn
    from game.ui.widgets import Kit

    live = [f for page in load_book(game).pages(None) for f in page.figures if callable(f)]
    parts = [f for f in live if getattr(getattr(f, "func", None), "__name__", "") == "_part"]
    assert parts
    for figure in parts:
        node = drawn(figure, Kit(1.0, 1.0))
        assert node is not None, figure
        assert node.rect.w < 800


def test_the_contents_show_the_page_that_is_open(drive):
    driver = drive()
    driver.app.push(Rules(driver.app, "madeira", None, "request.coffers"))
    driver.step(2)
    assert driver.node(("rules", "page", "request.coffers"))


def test_words_stand_beside_a_tall_figure_and_below_a_low_one(drive):
    driver = drive(size=(1280, 720))
    for page, beside in (("workers", True), ("aim", False)):
        scene = Rules(driver.app, "puerto_rico", None, page)
        nodes, _ = scene._body(scene.by_key[page], Rect(400, 150, 700, 480), driver.app.kit)
        words = [node.rect for node in nodes if node.art and node.art[0] == driver.app.forms._draw]
        figures = [node.rect for node in nodes[: len(scene.by_key[page].figures)]]
        assert (words[0].y < figures[-1].bottom and words[0].x > figures[-1].right) is beside
        assert not any(rect.colliderect(figure) for rect in words for figure in figures)


def test_reading_by_mouse_and_keys(drive, plain):
    driver = drive(language="en")
    driver.click(("title", "rules"))
    scene = driver.app.scene
    assert isinstance(scene, Rules) and scene.at == "aim"
    driver.click(("rules", "see", "round"))
    assert scene.at == "round"
    driver.click(("rules", "back"))
    assert scene.at == "aim"
    driver.click(("rules", "forward"))
    assert scene.at == "round"
    driver.press(pygame.K_LEFT, pygame.KMOD_ALT)
    assert scene.at == "aim"
    driver.click(("rules", "search"))
    driver.type("lighthouse")
    shown = [node.key[2] for node in walk(driver.tree()) if node.key[:2] == ("rules", "page")]
    assert shown[0] == "building.lighthouse"
    driver.click(("rules", "page", "building.lighthouse"))
    assert scene.at == "building.lighthouse"
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene.name == "title"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("game", BOOKS)
def test_no_page_is_cut(drive, plain, game, size, language):
    driver = drive(size=size, language=language)
    scene = Rules(driver.app)
    driver.app.push(scene)
    scene.show(game)
    for page in scene.pages[:: 1 if size[0] == 1280 else 6]:
        scene.turn_to(page.key)
        driver.app.rebuild()
        assert not driver.problems(), page.key


def test_no_monument_is_said_to_work():
    set_language("en")
    texts = {page.key: page.paragraphs() for page in load_book("san_juan").pages(None)}
    assert not any("Works" in line for line in texts["card.statue"])
    assert any("Works: Builder" in line for line in texts["card.sawmill"])


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_no_paragraph_is_stretched(drive, size):
    """Also beside a figure, where widths are no whole pixels."""
    driver = drive(size=size, animation="off")
    driver.app.push(Rules(driver.app, "san_juan"))
    driver.step(4)
    forms, unit, seen = driver.app.forms, driver.app.stage.unit, 0
    for node in walk(driver.tree()):
        if node.art and node.art[0] == forms._draw and node.art[1][:2] == ("rules", "words"):
            control = forms.controls[node.art[1]]
            assert control.picture.get_width() == round(node.rect.w * unit) == control.area.w
            assert abs(node.rect.x * unit - round(node.rect.x * unit)) < 0.01
            seen += 1
    assert seen >= 3
