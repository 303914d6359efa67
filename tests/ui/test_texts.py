"""Every word in both languages, and typographically right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pygame
import pytest

from game.bots import bots_for
from game.core import OptionError, available, find
from game.paths import data_path
from game.ui import fonts, text
from game.ui.tableview import Context, load_view
from game.ui.text import say, set_language, tr

PACKS = sorted({path.name.split(".")[0] for path in data_path("locales").glob("*.json")})
ROOT = Path(__file__).parents[2]


def flat(tree: dict, path: str = "") -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in tree.items():
        here = f"{path}.{key}" if path else key
        plural = isinstance(value, dict) and set(value) <= {"zero", "one", "few", "many", "other"} and "many" in value
        if isinstance(value, dict) and not plural:
            found |= flat(value, here)
        else:
            found[here] = value
    return found


def pack(name: str, language: str) -> dict[str, object]:
    data = json.loads(data_path("locales", f"{name}.{language}.json").read_text(encoding="utf-8"))
    assert list(data) == [language]
    return flat(data[language])


def forms(value: object) -> list[str]:
    return list(value.values()) if isinstance(value, dict) else [str(value)]


def test_there_are_packs():
    assert "app" in PACKS


@pytest.mark.parametrize("name", PACKS)
def test_both_languages_have_the_same_keys_and_placeholders(name):
    english, french = pack(name, "en"), pack(name, "fr")
    assert english.keys() == french.keys()
    for key in english:
        a = {hole for form in forms(english[key]) for hole in re.findall(r"%\{(\w+)\}", form)}
        b = {hole for form in forms(french[key]) for hole in re.findall(r"%\{(\w+)\}", form)}
        # French names may come with their article: `the_recruiter` where English says `recruiter`.
        assert {hole.removeprefix("the_") for hole in a} == {hole.removeprefix("the_") for hole in b}, key
        assert isinstance(english[key], dict) == isinstance(french[key], dict), key


@pytest.mark.parametrize("name", PACKS)
def test_no_name_is_taken_for_a_plural(name):
    """The packs' reader takes any group with two of these names for the forms of a plural, and finds nothing else."""
    plurals = {"zero", "one", "few", "many", "other"}

    def check(tree, path):
        for key, value in tree.items():
            if isinstance(value, dict):
                assert len(plurals & set(value)) < 2 or set(value) <= plurals, f"{path}.{key}"
                check(value, f"{path}.{key}")

    for language in ("en", "fr"):
        data = json.loads(data_path("locales", f"{name}.{language}.json").read_text(encoding="utf-8"))
        check(data, name)


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_plurals_have_all_three_forms_and_no_text_is_empty(name, language):
    for key, value in pack(name, language).items():
        if isinstance(value, dict):
            assert set(value) == {"zero", "one", "many"}, key
        assert all(form.strip() for form in forms(value)), key


@pytest.mark.parametrize("name", PACKS)
def test_french_spaces(name):
    for key, value in pack(name, "fr").items():
        for form in forms(value):
            if key.endswith("date_format"):
                continue
            assert not re.search(r"(?<=[^\u202f])[;!?]", form), f"{key}: {form!r}"
            assert not re.search(r"(?<![\u00a0])(?<!\d):", form), f"{key}: {form!r}"
            assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", form), f"{key}: {form!r}"
            assert "'" not in form and '"' not in form, f"{key}: {form!r}"
            assert not re.search(r"\w %(?!\{)", form), f"{key}: {form!r}"


@pytest.mark.parametrize("name", PACKS)
def test_english_quotes(name):
    for key, value in pack(name, "en").items():
        for form in forms(value):
            assert "'" not in form and '"' not in form, f"{key}: {form!r}"


def used_keys() -> set[str]:
    """The keys written out in the code: tr("app.…"), ("app.…", {…})."""
    found: set[str] = set()
    for path in (ROOT / "game").rglob("*.py"):
        found |= set(re.findall(r'"(app\.[a-z_]+(?:\.[a-z_]+)*)"', path.read_text(encoding="utf-8")))
    return {key for key in found if not key.endswith(".json")}


def test_every_key_used_exists():
    known = {f"app.{key}" for key in pack("app", "en")}
    missing = used_keys() - known
    assert len(used_keys()) > 60
    assert missing == set()


def test_every_key_exists_for_a_reason():
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py"))
    composed = re.findall(r'f"app\.([a-z_.]*)\{', code)
    used = used_keys()
    for key in pack("app", "en"):
        full = f"app.{key}"
        assert full in used or any(key.startswith(start) for start in composed), f"{full} is never shown"


def test_language_switch_and_phrases():
    set_language("fr")
    assert tr("app.title.new_game") == "Nouvelle partie"
    assert say(("app.list_and", {"first": ("app.game.madeira", {}), "last": "x"})) == "Madeira et x"
    assert text.listed(["a", "b", "c"]) == "a, b et c"
    assert text.number(-12345) == "−12\u202f345"
    assert tr("app.end.rounds", count=0) == "Aucune manche"
    set_language("en")
    assert tr("app.title.new_game") == "New game"
    assert tr("app.end.rounds", count=1) == "One round"
    assert tr("app.end.rounds", count=7) == "7 rounds"
    assert text.has("app.back") and not text.has("app.nothing.of.the.kind")


@pytest.mark.parametrize("game", available())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_pack_names_options_and_bots_in_the_one_way(game, language):
    """`options.<key>.name`, `.about`, `.values.<value>`; `bot.<name>.name`, `.about` (the app's for shared bots);
    `auto.alone` and `.numbered` for what the rules play; `why` and `log` for reasons and what happens."""
    assert any(key.startswith("why.") for key in pack(game, language))
    assert any(key.startswith("log.") for key in pack(game, language))
    words, shared = pack(game, language), pack("app", language)
    for option in find(game).options:
        assert f"options.{option.key}.name" in words and f"options.{option.key}.about" in words, option.key
        if not option.is_flag:
            assert {f"options.{option.key}.values.{value}" for value in option.values} <= words.keys()
    for name in bots_for(game):
        source = words if f"bot.{name}.name" in words else shared
        assert {f"bot.{name}.name", f"bot.{name}.about"} <= source.keys(), name
    assert not any(key.startswith("option.") for key in words)
    if find(game).autos:
        assert {"auto.alone", "auto.numbered"} <= words.keys()
    allowed = {option.key for option in find(game).options}
    assert {key.split(".")[1] for key in words if key.startswith("options.")} == allowed


@pytest.mark.parametrize("game", available())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_a_table_calls_has_its_words(game, language):
    """Phases, scores, the end: what the generic scenes ask of any game's table, in a game played at random."""
    view, rng = load_view(game), Random(5)
    assert view is not None
    set_language(language)
    try:
        for mix in find(game).mixes:
            players = next(n for n in find(game).seat_counts if fits(game, n, dict(mix)))
            state = find(game).new(players, 5, dict(mix))
            ctx = Context(["Ana"] * players, ["seat0"] * players, ["ui/portrait_0"] * players)
            while state.to_act is not None:
                for told in (view.status(state, ctx), view.prompt(state, ctx), view.ending(state, ctx)):
                    check(told, game)
                state.play(rng.choice(state.moves()))
            check(view.status(state, ctx), game)
            for item in {item for items in state.score() for item in items}:
                check(view.score_label(item, state), game)
    finally:
        set_language("en")


def fits(game: str, players: int, options: dict) -> bool:
    try:
        find(game).check(players, options)
    except OptionError:
        return False
    return True


def check(told: object, game: str) -> None:
    if told is not None:
        words = say(told)
        assert words and "%{" not in words and f"{game}." not in words, told


@pytest.mark.parametrize("name", available())
def test_the_log_is_written_with_letters_that_its_font_has(name):
    """An arrow in a line of the log was an empty box."""
    pygame.font.init()

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(fonts.font("small", 20).render(letter, True, "black"), "RGBA")

    box = drawn("\ufffe")
    for language in ("en", "fr"):
        for key, value in pack(name, language).items():
            if key.startswith("log."):
                missing = [c for c in sorted(set("".join(forms(value)))) if drawn(c) == box]
                assert not missing, (language, key, missing)
