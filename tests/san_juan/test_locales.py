"""Both languages say the same things, and all that the model can say has words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core import Event, find
from game.paths import data_path
from game.san_juan.cards import CARDS, GOODS, KEYS
from game.san_juan.moves import ROLES, STAGES
from game.san_juan.scoring import ITEMS

PLURAL = {"zero", "one", "many"}
# what an event or a reason can hand to a sentence
PARAMS = {"seat", "piece", "count", "detail", "cost", "cards", "limit"}


def pack(language: str) -> dict[str, Any]:
    text = data_path("locales", f"san_juan.{language}.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert list(data) == [language]
    return data[language]


def leaves(tree: Any, path: str = "") -> dict[str, str]:
    if isinstance(tree, str):
        return {path: tree}
    found: dict[str, str] = {}
    for key, value in tree.items():
        assert "." not in key
        found.update(leaves(value, f"{path}.{key}" if path else key))
    return found


EN, FR = leaves(pack("en")), leaves(pack("fr"))


def holders(text: str) -> set[str]:
    return set(re.findall(r"%\{(\w+)\}", text))


def test_both_packs_have_the_same_keys_and_placeholders():
    assert set(EN) == set(FR)
    for key, text in EN.items():
        assert text.strip() == text != "" and FR[key].strip() == FR[key] != ""
        assert holders(text) == holders(FR[key]), key
        assert key.startswith("table.") or holders(text) <= PARAMS, key


def test_plurals_are_complete():
    for language in ("en", "fr"):

        def walk(tree: Any) -> None:
            if isinstance(tree, dict):
                if PLURAL & set(tree):
                    assert set(tree) == PLURAL
                for value in tree.values():
                    walk(value)

        walk(pack(language))


def test_french_typography():
    for key, text in FR.items():
        assert not re.search(r"(?<!\u202f)[;!?]", text), key
        assert not re.search(r"(?<!\u00a0):", text), key
        assert "'" not in text, key


@pytest.mark.parametrize("keys", [EN, FR])
def test_every_card_character_and_item_has_words(keys):
    for card in CARDS:
        assert f"card.{card.key}.name" in keys and f"card.{card.key}.effect" in keys
        assert f"phase.{card.phase}" in keys
    for role in ROLES:
        assert {f"role.{role}.{part}" for part in ("name", "action", "privilege")} <= set(keys)
    for good in GOODS:
        assert f"good.{good}" in keys
    for item in ITEMS:
        assert f"score.{item}" in keys
    names = [keys[f"card.{key}.name"] for key in KEYS]
    assert len(set(names)) == len(names)


def test_the_numbers_in_the_effects_are_those_of_the_table():
    assert set(re.findall(r"\d", EN["card.land_office.effect"])) == {"6", str(CARDS[KEYS.index("land_office")].cost)}


def has(keys: dict[str, str], key: str) -> bool:
    return key in keys or f"{key}.many" in keys


def test_all_that_the_model_says_has_words():
    said: set[str] = set()
    events: set[str] = set()
    pieces: set[str] = set()

    def hear(event: Event) -> None:
        events.add(event.kind)
        if event.piece:
            pieces.add(event.piece)

    rng = Random(1)
    everything: set[tuple[Any, ...]] = set()
    for seed in range(60):
        s = find("san_juan").new(2 + seed % 3, seed, {"extension": True, "choose_hand": seed % 2 == 0})
        s.listener = hear
        while s.to_act is not None:
            key, params = s.question()
            said.add(key)
            assert holders(EN[key] if key in EN else EN[f"{key}.many"]) == set(params)
            everything.update(s.moves())
            for move in rng.sample(sorted(everything), min(4, len(everything))):
                reason = s.why_not(move)
                if reason is not None:
                    said.add(reason[0])
                    assert holders(EN[reason[0]]) == set(reason[1])
            s.play(rng.choice(s.moves()))
        said.add(s.question()[0])
    for keys in (EN, FR):
        assert all(has(keys, key) for key in said), said
        assert all(has(keys, f"log.{kind}") for kind in events)
        assert all(f"card.{piece}.name" in keys or f"role.{piece}.name" in keys for piece in pieces)
        assert all(has(keys, f"ask.{stage}") for stage in STAGES)
    # and nothing in the packs is for events that do not exist
    assert {key.split(".")[1] for key in EN if key.startswith("log.")} == events


def test_every_reason_in_the_source_has_words():
    source = (Path(__file__).parents[2] / "game" / "san_juan" / "explain.py").read_text(encoding="utf-8")
    used = set(re.findall(r'"(why\.\w+)"', source))
    assert used == {key for key in EN if key.startswith("why.")}
