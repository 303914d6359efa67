"""Nothing is shipped that nothing shows or plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.registry import NAMES
from game.madeira import board
from game.puerto_rico import data
from game.san_juan import cards
from game.san_juan.moves import ROLES
from game.ui import chrome, seats
from game.ui.madeira import art as madeira
from game.ui.madeira import moving
from game.ui.puerto_rico import art as puerto_rico
from game.ui.puerto_rico import view as puerto_rico_view
from game.ui.puerto_rico.words import shown
from game.ui.san_juan import art as san_juan
from game.ui.san_juan import view as san_juan_view

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
UI = ROOT / "game" / "ui"
CODE = "".join(path.read_text(encoding="utf-8") for path in sorted(UI.rglob("*.py")))
ARTS = (puerto_rico, san_juan, madeira)


def named() -> set[str]:
    """Pictures whose whole name stands in the code: "ui/crown", f"{FOLDER}/card_back"."""
    found = set(re.findall(r'"((?:puerto_rico|san_juan|madeira|ui)/[a-z0-9_]+)"', CODE))
    for art in ARTS:
        text = Path(str(art.__file__)).read_text(encoding="utf-8")
        found |= {f"{art.FOLDER}/{name}" for name in re.findall(r'f"\{FOLDER\}/([a-z0-9_]+)"', text)}
    return found


def made() -> set[str]:
    """Pictures whose name is put together, from the tables of the games."""
    lands = [shown(key, edition) for key in data.LANDS for edition in range(len(data.EDITIONS))]
    houses = [shown(key, edition) for key in data.KEYS for edition in range(len(data.EDITIONS))]
    found = {puerto_rico.land_picture(key) for key in lands}
    found |= {puerto_rico.good_picture(shown(key, data.CLASSIC)) for key in data.GOODS}
    found |= {puerto_rico.good_picture(key) for key in data.GOODS}
    found |= {puerto_rico.building_picture(key) for key in houses}
    found |= {puerto_rico.role_picture(key) for key in data.ROLES}
    found |= {puerto_rico.person(kind) for kind in (1, 2)}
    found |= {f"puerto_rico/{kind}_ship" for kind in ("private", "small_private")}

    found |= {san_juan.card_picture(key) for key in cards.KEYS}
    found |= {san_juan.phase_icon(card.phase) for card in cards.CARDS}
    found |= {san_juan.role_picture(key) for key in ROLES}
    found |= {san_juan.good_picture(key) for key in cards.GOODS}
    found |= {f"san_juan/price_{side}" for side in ("face", "back")}

    pieces = (*board.GOODS, "wood", "bread", "reals", "prestige", "pirates", "die", "pirate_die")
    found |= {madeira.piece(key) for key in pieces}
    found |= {madeira.piece(key, colour) for key in ("worker", "ship", "marker") for colour in seats.COLOURS}
    found |= {madeira.good(key) for key in board.GOODS} | {madeira.market(key) for key in board.GOODS}
    found |= {madeira.favour(key) for key in board.FAVOURS}
    found |= {madeira.request(key) for key in (*board.REQUESTS, "back")}
    found |= {madeira.character(key) for key in board.CHARACTERS}
    found |= {madeira.guild(key) for key in board.GUILDS}
    found |= {madeira.royal(key) for key in (*board.ROYAL_A, *board.ROYAL_B)}
    found |= {madeira.building(row.key) for row in board.BUILDINGS}
    found |= {madeira.city(row.key) for row in board.CITIES} | {madeira.colony(row.key) for row in board.COLONIES}
    spaces = [space for row in board.PASS_SPACES.values() for space in row]
    found |= {madeira.pass_reward(space.instead or "reals") for space in spaces}
    found |= {f"madeira/phase_{letter}" for letter in "abcde"}
    found |= {f"madeira/plant_{key}" for key in (*board.GOODS, "tree")}
    found |= {f"madeira/field_{key}" for key in (*board.GOODS, "forest")}
    found |= {f"madeira/field_{key}_wood" for key in board.GOODS}
    found |= {f"madeira/district_{key}" for key in ("built", "open")}

    tools = ("menu", "log", "undo", "redo", *chrome.PACE_PICTURES.values())
    found |= {f"ui/{key}" for key in (*tools, *(key for keys in chrome.ALIAS.values() for key in keys))}
    found |= {f"ui/box_{key}" for key in ("puerto_rico", "san_juan", "madeira")} | set(seats.PORTRAITS)
    return found


def test_every_picture_is_shown_somewhere() -> None:
    there = {path.relative_to(ASSETS).with_suffix("").as_posix() for path in ASSETS.rglob("*.svg")}
    assert there - named() - made() == set(), "nothing asks for these"
    assert made() - there == set(), "these are asked for, and are not there"


@pytest.mark.parametrize("art", ARTS, ids=lambda art: art.FOLDER)
def test_every_function_that_names_or_paints_is_called(art: object) -> None:
    """So that a picture does not stay for a function that nobody calls any more."""
    module = Path(str(art.__file__))  # type: ignore[attr-defined]
    mine = module.read_text(encoding="utf-8")
    others = "".join(path.read_text(encoding="utf-8") for path in module.parent.glob("*.py") if path != module)
    for name in re.findall(r"(?m)^def (\w+)", mine):
        called = re.search(rf"\bart\.{name}\b", others) or len(re.findall(rf"\b{name}\b", mine)) > 1
        assert called, name


def test_every_sound_is_played_somewhere() -> None:
    asked = set(re.findall(r'play_sound\("(\w+)"\)', CODE))
    for played in (puerto_rico_view.SOUNDS, san_juan_view.SOUNDS, moving.SOUNDS):
        asked |= set(played.values())
    assert {path.stem for path in (ASSETS / "sounds").iterdir()} == asked


def test_what_else_is_shipped_is_read() -> None:
    others = {path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*") if path.is_file()}
    others = {name for name in others if not name.endswith((".svg", ".wav"))}
    assert others == {"README.md", "palette.json", "forms.json", *(f"guides/{key}.json" for key in NAMES)}
    assert all(f'"{name}"' in CODE for name in ("palette.json", "forms.json", "guides"))
