"""Both packs say the same things, and everything that the model names has its words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.madeira import board
from game.madeira import moves as m
from game.madeira.events import QUIET
from game.madeira.position import PHASES, TALLY, TASKS
from tests.madeira.helpers import listen, new, play_randomly

ROOT = Path(__file__).parents[2]
PLURAL = {"zero", "one", "many"}


def pack(language: str) -> dict[str, Any]:
    """Key, with dots, to text or plural forms."""
    data = json.loads((ROOT / "locales" / f"madeira.{language}.json").read_text(encoding="utf-8"))
    assert list(data) == [language]
    flat: dict[str, Any] = {}

    def walk(node: dict[str, Any], path: str) -> None:
        for key, value in node.items():
            here = f"{path}.{key}" if path else key
            if isinstance(value, dict) and set(value) != PLURAL:
                walk(value, here)
            else:
                flat[here] = value

    walk(data[language], "")
    return flat


EN, FR = pack("en"), pack("fr")


def texts(value: Any) -> list[str]:
    return list(value.values()) if isinstance(value, dict) else [value]


def placeholders(value: Any) -> set[str]:
    return {name for text in texts(value) for name in re.findall(r"%\{(\w+)\}", text)}


def test_the_packs_have_the_same_keys_and_placeholders() -> None:
    assert EN.keys() == FR.keys()
    for key in EN:
        assert type(EN[key]) is type(FR[key]), key
        assert placeholders(EN[key]) == placeholders(FR[key]), key
        assert all(isinstance(text, str) and text.strip() for text in texts(EN[key]) + texts(FR[key])), key
        assert not key.endswith(".other")


def test_plurals_count() -> None:
    for flat in (EN, FR):
        for key, value in flat.items():
            if isinstance(value, dict):
                assert "%{count}" in value["one"] and "%{count}" in value["many"], key


def test_french_typography() -> None:
    for key, value in FR.items():
        for text in texts(value):
            assert not re.search(r"[^\u202f][;!?]", text), key
            assert not re.search(r"[^\u00a0]:", text), key
            assert not re.search(r"«[^\u00a0]|[^\u00a0]»", text), key
            assert "'" not in text, key


@pytest.mark.parametrize(
    ("table", "names", "parts"),
    (
        ("building", [b.key for b in board.BUILDINGS], ("name", "small", "large")),
        ("character", board.CHARACTERS, ("name", "effect")),
        ("favour", board.FAVOURS, ("name", "effect")),
        ("royal", m.ROYAL, ("name", "effect")),
        ("request", board.REQUESTS, ("name", "effect")),
        ("city", [c.key for c in board.CITIES], ("name", "effect")),
        ("colony", m.COLONY_NAMES, ("name", "effect")),
        ("market", board.GOODS, ("name",)),
        ("guild", board.GUILDS, ("name",)),
        ("region", ("1", "2", "3"), ("name",)),
        ("piece", (*board.GOODS, "wood", "bread", "reals", "pirates", "worker", "ship", "token"), ("name", "some")),
    ),
)
def test_everything_has_a_name_and_an_effect(table: str, names: list[str], parts: tuple[str, ...]) -> None:
    for name in names:
        for part in parts:
            assert f"{table}.{name}.{part}" in EN


def test_phases_tasks_scores_goods_and_places_have_words() -> None:
    for table, names in (
        ("phase", PHASES),
        ("prompt", TASKS),
        ("other", TASKS),
        ("score", (*TALLY, "possessions", "pirates")),
        ("field", board.GOODS),
        ("n", (*board.GOODS, "wood", "bread", "reals", "pirates", "prestige", "worker", "ship")),
        ("order", ("reals", "city", "watch", "ship")),
    ):
        for name in names:
            found = f"{table}.{name}"
            assert any(key == found or key.startswith(f"{found}.") for key in EN), found


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "game" / "madeira").glob("*.py"))


def test_every_kind_of_event_has_its_sentence() -> None:
    kinds = set(re.findall(r'tell\(\s*"(\w+)"', source())) | {"worker", "citizen", "buy", "gain"}
    text = (ROOT / "game" / "madeira" / "events.py").read_text(encoding="utf-8")  # compiled, it has no docstring
    listed = {kind for kind in kinds if re.search(rf"^    (\w+, )?{kind},? ", text, re.MULTILINE)}
    assert kinds == listed and kinds > QUIET
    assert kinds - QUIET == {key.split(".")[1] for key in EN if key.startswith("log.")}


def test_every_reason_has_its_sentence_with_the_right_parameters() -> None:
    text = (ROOT / "game" / "madeira" / "explain.py").read_text(encoding="utf-8")
    found = dict(re.findall(r'_because\("(\w+)"([^()]*(?:\([^()]*\)[^()]*)*)\)', text))
    for key in re.findall(r'(?:[A-Z]+|else)[:]? "(\w+)"', text):
        found.setdefault(key, "")
    known = {key.split(".")[1] for key in EN if key.startswith("why.")}
    assert set(found) == known
    for key, call in found.items():
        assert placeholders(EN[f"why.{key}"]) == set(re.findall(r"(\w+)=", call)), key


def test_places_and_pieces_of_real_events_have_words() -> None:
    for players in (2, 3, 4):
        s = new(players, 31)
        told = listen(s)
        play_randomly(s, Random(31))
        for event in told:
            if event.kind in QUIET:
                continue
            assert any(key == f"log.{event.kind}" or key.startswith(f"log.{event.kind}.") for key in EN)
            for place in (event.source, event.target):
                assert not place or f"place.{place[0]}" in EN, place
            if event.kind == "phase":
                assert f"phase.{event.piece}" in EN
            elif event.piece and event.kind != "prestige":
                tables = ("piece", "favour", "royal", "request", "building", "character")
                assert any(f"{table}.{event.piece}.name" in EN for table in tables), event
