"""The cards of San Juan: every one has its own picture, a class, and room for its name and numbers."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.paths import data_path
from game.san_juan import cards
from game.ui import draw, theme
from game.ui.graph import Rect
from game.ui.san_juan import art

SIZES = (60, 100, 260)


def load(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Straight from the file: the painter would put a ring in place of a picture that is missing."""
    return pygame.image.load_sized_svg(str(data_path("assets", *f"{name}.svg".split("/"))), size)


def greys(name: str) -> list[int]:
    picture = load(name, (40, 28))
    w, h = picture.get_size()
    return [sum(picture.get_at((x, y))[:3]) // 3 for y in range(h) for x in range(w)]


@pytest.mark.parametrize("key", cards.KEYS)
def test_every_card_has_a_landscape_picture(key: str) -> None:
    assert load(art.card_picture(key), (200, 140)).get_size() == (200, 140)


def test_no_two_cards_share_a_picture_or_look_alike_in_grey() -> None:
    assert len({art.card_picture(key) for key in cards.KEYS}) == len(cards.KEYS)
    seen = {key: greys(art.card_picture(key)) for key in cards.KEYS}
    for a, b in combinations(seen, 2):
        differing = sum(abs(x - y) > 40 for x, y in zip(seen[a], seen[b], strict=True))
        assert differing > len(seen[a]) * 0.12, f"{a} and {b}"


def test_every_drawing_of_the_folder_is_used() -> None:
    used = {art.card_picture(key) for key in cards.KEYS} | {art.phase_icon(card.phase) for card in cards.CARDS}
    used |= {"san_juan/card_back", "san_juan/price_back", "san_juan/price_face"}
    there = {f"san_juan/{path.stem}" for path in data_path("assets", "san_juan").glob("*.svg")}
    assert there == {name for name in used if name.startswith("san_juan/")}


def test_classes_tell_themselves_apart_by_colour_and_by_outline() -> None:
    assert set(art.CLASS_OF) == set(cards.KEYS)
    kinds: dict[str, set[str]] = {}
    for key, kind in art.CLASS_OF.items():
        kinds.setdefault(kind, set()).add(art.frame(key).outline)
    assert {kind: len(outlines) for kind, outlines in kinds.items()} == {
        "production": 1, "commercial": 1, "monument": 1, "end": 1,
    }  # fmt: skip
    assert len(set.union(*kinds.values())) == 4
    # Five goods and three other classes: eight bands, in the palette for colour-blind players too.
    for palette in theme.palettes():
        theme.choose(palette)
        assert len({art.rgb(art.frame(key).tone) for key in cards.KEYS}) == 8
    theme.choose("default")


def test_name_is_readable_on_its_band() -> None:
    for palette in theme.palettes():
        theme.choose(palette)
        for key in cards.KEYS:
            look = art.frame(key)
            band, ink = (sum(art.rgb(tone)) / 3 for tone in (look.tone, look.ink))
            assert abs(band - ink) > 75, f"{key} ({palette})"
    theme.choose("default")


@pytest.mark.parametrize("role", ["builder", "producer", "merchant", "recruiter", "adventurer"])
def test_characters_and_phases_have_pictures(role: str) -> None:
    assert load(art.role_picture(role), (64, 64)).get_size() == (64, 64)
    assert load(art.phase_icon(role), (24, 24)).get_size() == (24, 24)


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize("wide", SIZES)
def test_parts_of_a_face_lie_inside_the_card_and_apart(wide: int, text: bool) -> None:
    whole = Rect(7, 9, wide, wide * art.SHAPE)
    face = art.face(whole, text)
    for part in face:
        assert part.x >= whole.x - 0.01 and part.right <= whole.right + 0.01
        assert part.y >= whole.y - 0.01 and part.bottom <= whole.bottom + 0.01
    assert face.band.bottom <= face.picture.y and face.picture.bottom <= face.foot.y
    assert face.cost.right <= face.points.x and face.points.right <= face.phase.x
    assert face.text.h > wide * 0.25 if text else face.text.h < wide * 0.05


@pytest.mark.parametrize("wide", SIZES)
def test_cards_are_painted_and_differ(wide: int) -> None:
    whole = Rect(0, 0, wide, wide * art.SHAPE)
    faces = [(art.card, key, wide > 200) for key in cards.KEYS]
    others = [(art.card_back,), (art.price_card, True), (art.price_card, False), (art.place,)]
    seen = {pygame.image.tobytes(draw.render(value, whole, 3, 1.0), "RGBA") for value in [*faces, *others]}
    assert len(seen) == len(cards.KEYS) + 4


def test_prices_have_a_place_beside_each_good() -> None:
    whole = Rect(0, 0, 100, 140)
    spots = art.price_spots(whole)
    assert len(spots) == len(cards.GOODS)
    for crate, number in spots:
        assert crate.x >= 0 and crate.right < number.x and number.right <= 100 and number.bottom <= 140
    for (above, _), (below, _) in pairwise(spots):
        assert above.bottom <= below.y


@pytest.mark.parametrize("key", ["statue", "governors_palace", "corn_farm"])
def test_no_shadow_shows_at_the_upper_corners_of_a_card(key: str) -> None:
    """On parchment, in the book, it would."""
    picture = draw.render((art.framed, key, 32.0, 27.0), Rect(0, 0, 150, 164), 4, 1.0)
    assert picture.get_at((5, 5)).a < 30 and picture.get_at((152, 5)).a < 30
