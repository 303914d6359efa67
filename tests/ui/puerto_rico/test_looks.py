"""What the pieces of an edition look like, and that the market stays legible however many buildings it holds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.puerto_rico.data import EDITIONS
from game.ui import draw, look, pieces, text, theme, typeset
from game.ui.graph import Node, walk
from game.ui.puerto_rico import art, view, words
from tests.ui.puerto_rico.driver import open_table
from tests.ui.puerto_rico.positions import samples
from tests.ui.puerto_rico.test_layout import canvas_of, context

FULL = {"new_buildings": True, "bourgeois": True}


@pytest.fixture(scope="module", autouse=True)
def fonts() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    yield
    theme.choose("default")
    draw.forget()


def drawn(options: dict[str, Any]) -> tuple[set[Any], set[str]]:
    """Every argument of the pictures of a whole game, and everything that is written."""
    arguments: set[Any] = set()
    written: set[str] = set()
    canvas, unit = canvas_of((1280, 720))
    for state in samples(3, 5, 40, options):
        for node in walk(view.build(state, 0, canvas, context(state, unit))):
            arguments |= set(node.art[1:])
            written |= {text.text for text in node.texts}
    return arguments, written


def test_the_classic_box_has_indigo_in_name_and_picture() -> None:
    arguments, written = drawn({"edition": "classic"} | FULL)
    assert "indigo" in arguments and "small_indigo" in arguments and "Indigo" in written
    assert not {"fruit", "small_fruit", "large_fruit"} & arguments


def test_the_later_boxes_have_fruit() -> None:
    arguments, written = drawn({"edition": "standard"} | FULL)
    assert "fruit" in arguments and "small_fruit" in arguments and "Fruit" in written
    assert not {"indigo", "small_indigo", "large_indigo"} & arguments


def test_whatever_an_edition_has_instead_is_drawn() -> None:
    for edition, others in words.INSTEAD.items():
        for old, new in others.items():
            assert words.shown(old, edition) == new
            pictures = [art.building_picture(new)] if "_" in new else [art.good_picture(new), art.land_picture(new)]
            assert all(draw.has_picture(name) for name in pictures), (EDITIONS[edition], new)
            assert theme.colour(art.family(new) if "_" in new else new) != (255, 0, 255)


@pytest.mark.parametrize("good", ("corn", "fruit", "indigo", "sugar", "tobacco", "coffee"))
def test_crates_have_the_colour_of_the_palette(good: str) -> None:
    """The front of a crate is painted in the good's colour, also in that for colour-blind players."""
    seen = set()
    for palette in ("default", "colourblind"):
        theme.choose(palette)
        draw.forget()
        crate = draw.svg(art.good_picture(good), (100, 100))
        spot = tuple(crate.get_at((50, 74)))[:3]
        assert spot == theme.colour(good)
        seen.add(spot)
    assert len(seen) == 2


def market(options: dict[str, Any]) -> list[Node]:
    canvas, unit = canvas_of((1280, 720))
    state = samples(4, 6, 500, options)[0]
    nodes = walk(view.build(state, 0, canvas, context(state, unit)))
    return [node for node in nodes if node.key[:1] == ("market",)]


@pytest.mark.parametrize("edition", ("standard", "classic"))
def test_a_market_of_31_buildings_is_legible_in_the_smallest_window(edition: str) -> None:
    cards = market({"edition": edition, "bourgeois": True})
    assert len(cards) == 31
    for card in cards:
        assert card.rect.w > 95 and card.rect.h > 40
        cost = next(child for child in card.children if child.art[0] is pieces.cost_disc)
        assert typeset.fit(cost.texts[0], 1.0, 1.0).pixels >= 11
        assert typeset.fit(card.texts[0], 1.0, 1.0).pixels >= 11
        copies = [child for child in card.children if child.art[0] is pieces.tag]
        points = next(child for child in card.children if child.art[0] is pieces.point_hexagon)
        circles = [child for child in card.children if child.art[0] is art.circle]
        for one in circles:
            assert not any(one.rect.colliderect(other.rect) for other in (cost, points, *copies))


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("edition", ("special", "standard", "classic"))
@pytest.mark.parametrize("bourgeois", (False, True))
def test_every_name_on_the_market_can_be_read(language: str, edition: str, bourgeois: bool) -> None:
    """At 1280 × 720 and 100 % no name is set below 11 pixels."""
    text.set_language(language)
    try:
        for card in market({"edition": edition, "bourgeois": bourgeois}):
            setting = typeset.fit(card.texts[0], 1.0, 1.0)
            assert setting.fits and setting.pixels >= look.LEGIBLE, (card.texts[0].text, setting.pixels)
    finally:
        text.set_language("en")


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_nothing_on_the_table_is_set_too_small_to_read(tmp_path: Path, language: str, players: int) -> None:
    """The same for every word and number of the plain game, in the smallest usual window with the log open."""
    dice = Random(players)
    table = open_table(tmp_path, players, players, people=(0,), language=language)
    try:
        for i in range(160):
            table.session.play(dice.choice(table.session.state.moves()))
            if i % 40 == 39:
                for node in walk(table.app.tree()):
                    for item in node.texts:
                        assert typeset.fit(item, 1.0, 1.0).pixels >= look.LEGIBLE, (node.key, item)
    finally:
        table.app.close()
        text.set_language("en")
