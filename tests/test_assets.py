"""The drawings and sounds: every one there, in the part of SVG that the renderer understands, and not empty."""

from __future__ import annotations

import array
import json
import os
import re
import wave
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ASSETS = Path(__file__).resolve().parents[1] / "assets"
PALETTE = json.loads((ASSETS / "palette.json").read_text(encoding="utf-8"))
SVGS = sorted(ASSETS.rglob("*.svg"))


def words(text: str) -> list[str]:
    return text.split()


GOODS = ["corn", "fruit", "indigo", "sugar", "tobacco", "coffee"]
SMALL_BUILDINGS = words("""
    small_fruit small_indigo small_sugar large_fruit large_indigo large_sugar tobacco coffee small_market hacienda hut
    small_warehouse hospice office large_market large_warehouse factory university harbor wharf aqueduct forest_house
    black_market storehouse guest_house trading_post church small_wharf lighthouse specialty library union_hall
    land_office chapel hunting_lodge zoning_office royal_supplier villa jeweler
""")
LARGE_BUILDINGS = [
    "guild_hall",
    "residence",
    "fortress",
    "customs",
    "city_hall",
    "statue",
    "cloister",
    "royal_garden",
]
SAN_JUAN_CARDS = words("""
    corn_farm fruit_farm distillery gold_mine notary crane canal sawmill materials_depot publishing_house statue
    triumphal_arch hero manufactory governors_palace main_square customs_house fortress company land_registry school
    goldsmith residence cathedral
""")
PHASES = words("builder producer merchant recruiter adventurer all round monument end")
ROLES = ["farmer", "recruiter", "builder", "producer", "merchant", "captain", "adventurer", "smuggler"]
ICONS = words("""
    undo redo menu play step fast help back check cross arrow_left arrow_right trash crown hourglass log warning info
    star
""")
SOUNDS = words("""
    coin crate worker tile build ship_bell sell points choose turn undo end_round game_over
""")

SEATS = [f"seat{n}" for n in range(5)]
MADEIRA_PIECES = words("""
    good_wheat good_sugar good_wine wood bread real prestige pirate citizen windmill watch die die_pirate
    field_wheat field_wheat_wood field_sugar field_sugar_wood field_wine field_wine_wood field_forest
    guild_blue guild_green guild_orange guild_purple
    request_trade_routes request_expeditions request_guild_influence request_urbanisation request_coffers request_back
    royal_island royal_guild royal_city royal_watch royal_medal royal_loot royal_windmill royal_support
    character_steward character_guild_master character_mayor character_commander figure_lady
    favour_monk favour_miller favour_bishop favour_patron favour_lord favour_diplomat favour_treasurer
    favour_navigator favour_engineer favour_inspector favour_lady favour_scout
    pass_reals pass_city pass_watch pass_ship phase_a phase_b phase_c phase_d phase_e
""") + [f"{kind}_{seat}" for kind in ("worker", "ship", "marker") for seat in SEATS]
MADEIRA_PLACES = words("""
    building_moinho building_capitania building_alfandega building_casa building_fortaleza
    city_porto_santo city_funchal city_machico colony_azores colony_brazil colony_india
    market_wheat market_sugar market_wine
""")

# name -> nominal size
EXPECTED: dict[str, tuple[int, int]] = {
    **{f"puerto_rico/good_{key}": (100, 100) for key in GOODS},
    **{f"puerto_rico/land_{key}": (100, 100) for key in [*GOODS, "quarry", "forest"]},
    **{f"puerto_rico/role_{key}": (100, 100) for key in ROLES},
    **{f"puerto_rico/building_{key}": (100, 70) for key in SMALL_BUILDINGS},
    **{f"puerto_rico/building_{key}": (100, 150) for key in LARGE_BUILDINGS},
    **{f"puerto_rico/{key}": (100, 100) for key in words("coin coin5 worker bourgeois point governor bag discard")},
    **{f"puerto_rico/{key}": (240, 120) for key in ("private_ship", "small_private_ship")},
    **{f"puerto_rico/{key}": (160, 100) for key in ("trading_house", "hiring_office")},
    **{f"san_juan/card_{key}": (100, 70) for key in SAN_JUAN_CARDS},
    **{f"san_juan/phase_{key}": (48, 48) for key in PHASES},
    **{f"san_juan/{key}": (200, 280) for key in ("card_back", "price_back", "price_face")},
    **{f"madeira/{key}": (100, 100) for key in MADEIRA_PIECES},
    **{f"madeira/{key}": (100, 70) for key in MADEIRA_PLACES},
    **{f"madeira/plant_{key}": (60, 60) for key in ("wheat", "sugar", "wine", "tree")},
    **{f"madeira/district_{key}": (160, 100) for key in ("built", "open")},
    **{f"ui/{key}": (48, 48) for key in ICONS},
    **{f"ui/portrait_{n}": (100, 100) for n in range(10)},
    "ui/portrait_puertoma": (100, 100),
    **{f"ui/{key}": (300, 400) for key in ("box_puerto_rico", "box_san_juan", "box_madeira")},
    "ui/wood": (256, 256),
    "ui/title_scene": (1600, 900),
    "ui/icon": (512, 512),
    "ui/ornament_corner": (64, 64),
    "ui/ornament_divider": (400, 24),
}

PALETTE_KEYS = words("""
    parchment parchment_light parchment_dark wood wood_light wood_dark sea sea_light sea_dark brass brass_light
    brass_dark terracotta terracotta_dark leaf leaf_dark stone stone_dark ink ink_soft paper_white corn fruit
    indigo sugar tobacco coffee seat0 seat1 seat2 seat3 seat4 ok warn danger
""")

TAGS = {"svg", "g", "defs", "linearGradient", "radialGradient", "stop", "path", "rect", "circle", "ellipse"}
ATTRIBUTES = words("""
    width height viewBox transform d x y rx ry cx cy r x1 y1 x2 y2 id gradientUnits offset stop-color stop-opacity
    fill stroke stroke-width stroke-linejoin stroke-linecap opacity
""")
HEX = re.compile(r"#[0-9a-f]{6}")
SVG = "{http://www.w3.org/2000/svg}"


def name_of(path: Path) -> str:
    return path.relative_to(ASSETS).with_suffix("").as_posix()


def problems(text: str) -> list[str]:
    """What the renderer would silently drop or turn grey."""
    root = ElementTree.fromstring(text)
    gradients = {f"url(#{e.get('id')})" for e in root.iter() if e.tag.endswith("Gradient")}
    found = []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in TAGS:
            found.append(f"element {tag}")
        if (element.text or "").strip():
            found.append(f"text in {tag}")
        for key, value in element.attrib.items():
            if key not in ATTRIBUTES:
                found.append(f"attribute {key}")
            elif key in ("fill", "stroke", "stop-color"):
                if not HEX.fullmatch(value) and value not in gradients and (value != "none" or key == "stop-color"):
                    found.append(f"{key} {value}")
    return found


def greys(path: Path, size: int) -> list[int]:
    """The picture's brightness on parchment, point by point."""
    picture = pygame.image.load_sized_svg(str(path), (size, size))
    sheet = pygame.Surface(picture.get_size())
    sheet.fill(PALETTE["parchment"])
    sheet.blit(picture, (0, 0))
    w, h = sheet.get_size()
    return [sum(sheet.get_at((x, y))[:3]) // 3 for y in range(h) for x in range(w)]


def test_palette_has_every_key_as_hex() -> None:
    assert set(PALETTE) == {*PALETTE_KEYS, "colourblind"}
    assert set(PALETTE["colourblind"]) == {*GOODS, *(f"seat{n}" for n in range(5))}
    colours = [value for key, value in PALETTE.items() if key != "colourblind"] + list(
        PALETTE["colourblind"].values()
    )
    assert [c for c in colours if not HEX.fullmatch(c)] == []


def test_every_drawing_is_there_and_no_other() -> None:
    assert {name_of(path) for path in SVGS} == set(EXPECTED)


@pytest.mark.parametrize(
    "text",
    [
        "<text>a</text>",
        '<use href="#a"/>',
        '<image href="a.png"/>',
        "<clipPath/>",
        "<mask/>",
        "<filter/>",
        "<pattern/>",
        '<path fill="tomato"/>',
        '<path style="fill:#ffffff"/>',
        '<path stroke="url(#missing)"/>',
        '<path class="a"/>',
    ],
)
def test_lint_notices(text: str) -> None:
    assert problems(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')


@pytest.mark.parametrize("path", SVGS, ids=name_of)
def test_drawing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert problems(text) == []
    root = ElementTree.fromstring(text)
    width, height = EXPECTED[name_of(path)]
    assert (root.get("width"), root.get("height")) == (str(width), str(height))
    assert root.get("viewBox") == f"0 0 {width} {height}"
    for size in (32, 128):
        # a rule or band is as high as asked; everything else fits into a square
        box = (size * width // height, size) if width > 4 * height else (size, size)
        picture = pygame.image.load_sized_svg(str(path), box)
        assert size in picture.get_size()
        w, h = picture.get_size()
        solid = [c for y in range(h) for x in range(w) if (c := tuple(picture.get_at((x, y))))[3] > 128]
        assert len(solid) > w * h / 20, f"nearly empty at {size} px"
        assert len(set(solid)) > 3, f"one flat colour at {size} px"


@pytest.mark.parametrize("prefix", ["building_", "card_", "phase_", "good_", "land_", "role_", "portrait_"])
def test_no_two_of_a_family_look_alike_even_in_grey(prefix: str) -> None:
    family = {path: greys(path, 32) for path in SVGS if path.name.startswith(prefix)}
    for a, b in combinations(family, 2):
        if len(family[a]) == len(family[b]):
            differing = sum(abs(x - y) > 40 for x, y in zip(family[a], family[b], strict=True))
            assert differing > len(family[a]) * 0.08, f"{a.stem} and {b.stem}"


@pytest.mark.parametrize("good", GOODS)
def test_crates_carry_the_palettes_exact_colour(good: str) -> None:
    """So that a program can exchange it for the colour-blind one in the file's text."""
    text = (ASSETS / "puerto_rico" / f"good_{good}.svg").read_text(encoding="utf-8")
    assert text.count(PALETTE[good]) >= 2


@pytest.mark.parametrize("key", [*GOODS, "quarry"])
def test_land_leaves_room_for_a_worker(key: str) -> None:
    """The disc at (74, 74) with radius 15 is plain."""
    picture = pygame.image.load_sized_svg(str(ASSETS / "puerto_rico" / f"land_{key}.svg"), (200, 200))
    light = pygame.Color(PALETTE["parchment_light"])
    for dx, dy in ((0, 0), (8, 0), (-8, 0), (0, 8), (0, -8)):
        assert picture.get_at(((74 + dx) * 2, (74 + dy) * 2))[:3] == tuple(light)[:3]


def test_every_sound_is_there_and_no_other() -> None:
    assert {path.name for path in (ASSETS / "sounds").iterdir()} == {f"{key}.wav" for key in SOUNDS}


@pytest.mark.parametrize("key", SOUNDS)
def test_sound(key: str) -> None:
    with wave.open(str(ASSETS / "sounds" / f"{key}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        samples = array.array("h", file.readframes(file.getnframes()))
    seconds = len(samples) / 22050
    assert 0.1 < seconds < 3
    peak = max(abs(s) for s in samples)
    assert 0.1 * 32767 < peak < 0.5 * 32767, "quiet, but not silent"
    assert abs(samples[0]) < 400 and abs(samples[-1]) < 100, "no click at the ends"
    assert abs(sum(samples) / len(samples)) < 150, "no constant part"
