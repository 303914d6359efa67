"""Every piece that Madeira's rules name has a drawing of its own that loads."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pygame
import pytest

from game.madeira import board
from game.paths import data_path
from game.ui import draw, theme
from game.ui.graph import Art, Rect
from game.ui.madeira import art

SEATS = [f"seat{n}" for n in range(5)]
COUNTED = ("wheat", "sugar", "wine", "wood", "bread", "reals", "pirates", "prestige", "citizen", "die", "pirate_die")

PICTURES = [
    *(art.piece(key) for key in COUNTED),
    *(art.piece(kind, seat) for kind in ("worker", "ship", "marker") for seat in SEATS),
    *(art.favour(key) for key in board.FAVOURS),
    *(art.request(key) for key in (*board.REQUESTS, "back")),
    *(art.character(key) for key in board.CHARACTERS),
    *(art.building(row.key) for row in board.BUILDINGS),
    *(art.guild(key) for key in board.GUILDS),
    *(art.royal(key) for key in (*board.ROYAL_A, *board.ROYAL_B)),
    *(art.pass_reward(key) for key in ("reals", *(row.instead for row in board.PASS_SPACES[4] if row.instead))),
    *(art.city(row.key) for row in board.CITIES),
    *(art.colony(row.key) for row in board.COLONIES),
    *(art.market(board.GOODS[row.good]) for row in board.MARKETS),
    art.LADY,
]


def raster(name: str, size: int) -> bytes:
    path = data_path("assets", *f"{name}.svg".split("/"))
    return pygame.image.tobytes(pygame.image.load_sized_svg(str(path), (size, size)), "RGBA")


def test_every_key_of_the_rules_has_a_picture_and_no_two_share_one() -> None:
    assert [name for name, times in Counter(PICTURES).items() if times > 1] == []
    assert [name for name in PICTURES if not draw.has_picture(name)] == []
    seen: dict[str, str] = {}
    for name in PICTURES:
        for size in (20, 64):
            found = hashlib.sha256(raster(name, size)).hexdigest()
            assert seen.setdefault(found, name) == name, f"{name} looks like {seen[found]}"


def test_goods_and_counters_are_one_thing_by_either_name() -> None:
    for key in board.GOODS:
        assert art.piece(key) == art.good(key)
    assert art.piece("token", "seat3") == art.piece("marker", "seat3")


SQUARE = Rect(0, 0, 20, 20)


def picture(value: Art, rect: Rect = SQUARE, unit: float = 2.0) -> bytes:
    return pygame.image.tobytes(draw.render(value, rect, 2, unit), "RGBA")


def test_dice_show_their_value_owner_and_turn() -> None:
    dice = [(art.die, value, colour) for value in range(1, 7) for colour in ("", "pirate", *SEATS)]
    assert len({picture(value) for value in dice}) == len(dice)
    turned = {picture((art.die, 2, "", face)) for face in range(art.FACES)}
    assert len(turned) == art.FACES


@pytest.mark.parametrize("seat", SEATS)
def test_the_pips_of_a_die_stand_out_in_every_palette(seat: str) -> None:
    try:
        for name in theme.palettes():
            theme.choose(name)
            draw.forget()
            middle = draw.render((art.die, 1, seat), SQUARE, 2, 3.0)
            pip = middle.get_at((36, 34))
            body = middle.get_at((20, 34))
            assert sum(abs(pip[k] - body[k]) for k in range(3)) > 200
    finally:
        theme.choose("default")
        draw.forget()


def test_seats_are_told_apart_by_their_mark_alone() -> None:
    """With all seats in one colour, their pieces still differ."""
    for kind in ("worker", "ship", "marker"):
        forms = set()
        for seat in SEATS:
            text = data_path("assets", "madeira", f"{kind}_{seat}.svg").read_text(encoding="utf-8")
            forms.add(text.replace("#{:02x}{:02x}{:02x}".format(*theme.colour(seat)), "#808080"))
        assert len(forms) == len(SEATS)


@pytest.mark.parametrize("crop", board.GOODS)
def test_a_field_with_wood_looks_different(crop: str) -> None:
    assert picture((art.field, crop, 0)) != picture((art.field, crop, 3))
    assert picture((art.field, crop, 1)) == picture((art.field, crop, 3))


@pytest.mark.parametrize("size", [(62, 45), (45, 90)])
def test_a_field_of_any_proportions_shows_what_grows_there(size: tuple[int, int]) -> None:
    rect = Rect(0, 0, *size)
    looks = {picture((art.field, crop, 0), rect) for crop in (*board.GOODS, "forest")}
    assert len(looks) == 4
    # under trees one cannot see the crop: the table adds its sign
    assert picture((art.field, "wheat", 2), rect) == picture((art.field, "forest", 0), rect)


def test_a_used_favour_still_shows_which_it_is() -> None:
    backs = {picture((art.favour_tile, key, False)) for key in board.FAVOURS}
    assert len(backs) == len(board.FAVOURS)
    assert picture((art.favour_tile, "monk", True)) not in backs


def test_the_mill_counter_stands_on_its_level() -> None:
    for rect in (Rect(0, 0, 160, 20), Rect(0, 0, 20, 160)):
        steps = [art.mill_step(rect, level, board.MILL_TOP) for level in range(board.MILL_TOP + 1)]
        for a, b in pairwise(steps):
            assert not a.colliderect(b)
        assert all(rect.contains(step) for step in steps)
        levels = {picture((art.windmill_track, level, "seat1"), rect) for level in range(board.MILL_TOP + 1)}
        assert len(levels) == board.MILL_TOP + 1


def test_phases_differ_by_letter_and_state() -> None:
    looks = {picture((art.phase_letter, letter, state)) for letter in "ABCDE" for state in ("past", "now", "next")}
    assert len(looks) == 15


def test_islands_lie_under_the_boxes_that_they_are_asked_for() -> None:
    rect = Rect(0, 0, 400, 300)
    lands = ((20.0, 15.0, 360.0, 160.0), (20.0, 200.0, 200.0, 85.0))
    painted = pygame.Surface((400, 300), pygame.SRCALPHA)
    art.islands(draw.Painter(painted, 1.0, 0, 0), rect, lands)

    def sea(x: float, y: float) -> bool:
        _, green, blue, alpha = painted.get_at((round(x), round(y)))
        assert alpha == 255
        return blue >= green - 4

    for left, top, wide, high in lands:
        for x in (left + 2, left + wide / 2, left + wide - 3):
            assert not sea(x, top + high / 2)
        for y in (top + 3, top + high - 3):
            assert not sea(left + wide / 2, y)
    for x, y in ((5, 290), (300, 250), (390, 280), (395, 190)):
        assert sea(x, y)
