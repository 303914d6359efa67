"""What flies, tumbles and keeps quiet."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core import Event
from game.madeira import board
from game.ui import draw, flights
from game.ui.graph import Node, Rect
from game.ui.madeira import art, view
from game.ui.stage import Stage
from tests.ui.madeira.positions import play_through
from tests.ui.madeira.test_layout import context


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()


def test_a_die_that_is_rolled_tumbles_and_ends_with_its_value() -> None:
    rolled = (art.rolled, (1, 3, 2), "")
    for number, value in enumerate((1, 3, 2)):
        frames = draw.frames(rolled, number)
        assert len(frames) == art.FACES
        pictures = [pygame.image.tobytes(draw.render(frame, Rect(0, 0, 24, 24), 3, 2.0), "RGBA") for frame in frames]
        assert len(set(pictures)) > 4
        lying = draw.render((art.die, value), Rect(0, 0, 24, 24), 3, 2.0)
        assert pictures[-1] == pygame.image.tobytes(lying, "RGBA")
    plain = (draw.image, art.piece("wood"))
    assert draw.frames(plain, 2) == [plain]


def test_the_stage_shows_one_picture_after_the_other() -> None:
    pygame.display.init()
    stage = Stage((200, 200))
    stage.show(Node((), Rect(0, 0, 1280, 1280)))
    stage.fly(draw.frames((art.rolled, (2,), "")), (200, 200), (640, 640), (640, 640), 1.0)
    looks = set()
    for _ in range(9):
        surface = pygame.Surface((200, 200))
        stage.draw(surface)
        looks.add(pygame.image.tobytes(surface, "RGB"))
        stage.update(0.11)
    assert len(looks) > 4


def test_dice_of_a_row_fly_as_what_they_are() -> None:
    """Every event of dice names values; each die that flies is one of them."""
    seen = set()
    ctx = context(next(play_through(3, 8))[0])
    for state, events in play_through(3, 8):
        for _, event in events[-12:]:
            if event.kind in ("row_dice", "pirate_dice", "roll", "take_dice"):
                piece = view.piece(event, state, ctx)
                if piece is not None:
                    (function, values, *_), _ = piece
                    assert function is art.rolled and set(values) <= {1, 2, 3}, event
                    seen.add(event.kind)
    assert seen == {"row_dice", "pirate_dice", "roll", "take_dice"}


def test_a_flight_has_as_many_dice_as_were_rolled() -> None:
    event = Event("row_dice", -1, "die", 3, ("supply",), ("row", 1), (1, 2, 2))
    node = Node(("row", 1), Rect(0, 0, 9, 9))
    state = next(play_through(2, 1))[0]
    found = flights.plan([event], lambda e: view.piece(e, state, context(state)), lambda place: node)
    assert [flight.number for flight in found] == [0, 1, 2]


def test_levers_are_quiet_but_can_be_pointed_at() -> None:
    """What can nearly always be clicked does not outshine what is to be decided."""
    pygame.display.init()
    stage = Stage((400, 400))
    quiet = Node(("lever", 0, "raise"), Rect(100, 100, 200, 200), shape="quiet")
    loud = Node(("field", "r1a"), Rect(600, 600, 200, 200))
    root = Node((), Rect(0, 0, 1280, 1280)).add(quiet, loud)
    stage.show(root, {quiet.key: "lit", loud.key: "lit"})
    assert [rect for rect, _ in stage._lit] == [loud.rect]
    stage.show(root, {quiet.key: "chosen", loud.key: "lit"})
    assert [rect for rect, _ in stage._lit] == [quiet.rect, loud.rect]


def test_every_piece_of_the_rules_that_travels_has_a_picture() -> None:
    for name in (*board.GOODS, "wood", "bread", "reals", "pirates"):
        assert draw.has_picture(art.piece(name))
