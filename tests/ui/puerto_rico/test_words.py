"""Both packs say everything, in both languages, for whatever the rules can come up with."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core import Event
from game.puerto_rico import GAME, PuertoRico
from game.puerto_rico.data import EDITIONS, FOREST, GOODS, KEYS, LANDS, ROLES
from game.puerto_rico.position import DRAFTING, NO_CIRCLE, OVER, PHASES, Position
from game.puerto_rico.puertoma import RULES
from game.ui import text
from game.ui.puerto_rico import tips, view, words
from game.ui.puerto_rico.drafts import draft
from game.ui.tableview import Context
from game.ui.text import say
from tests.ui.puerto_rico.driver import NAMES
from tests.ui.puerto_rico.positions import MIXES, WITHOUT_TABLE, play_through

ROOT = Path(__file__).parents[3]
FAMILIES = tuple((2 + i % 4, mix) for i, mix in enumerate(MIXES))


def flat(tree: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from flat(value, f"{path}{key}.")
        else:
            yield path + key, value


def pack(language: str) -> dict[str, str]:
    data = json.loads((ROOT / "locales" / f"puerto_rico.{language}.json").read_text(encoding="utf-8"))
    assert list(data) == [language]
    return dict(flat(data[language]))


PACKS = {language: pack(language) for language in text.LANGUAGES}


def context(players: int) -> Context:
    return Context(NAMES[:players], [f"seat{i}" for i in range(players)], ["ui/portrait_1"] * players, frozenset({0}))


def spoken(phrase: Any) -> str:
    """The text, checked to be a text: a known key, every placeholder filled."""
    if isinstance(phrase, tuple):
        check_keys(phrase)
    words_said = say(phrase)
    assert words_said and "%{" not in words_said, phrase
    assert not words_said.startswith("puerto_rico."), phrase
    return words_said


def check_keys(phrase: Any) -> None:
    key, params = phrase
    if key.startswith("puerto_rico."):
        name = key.removeprefix("puerto_rico.")
        assert name in PACKS["en"] or f"{name}.many" in PACKS["en"], key
    for value in params.values():
        if isinstance(value, tuple):
            check_keys(value)


@pytest.fixture(params=text.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


def test_both_packs_have_the_same_keys_and_placeholders() -> None:
    assert set(PACKS["en"]) == set(PACKS["fr"])
    for key, english in PACKS["en"].items():
        french = PACKS["fr"][key]
        holes = [set(re.findall(r"%\{(\w+)\}", sentence)) for sentence in (english, french)]
        if re.match(r"building\.\w+\.effect|why\.|tip\.private$|log\.points|tip\.hiring", key):
            # Names of characters may come with or without article, whichever the language needs.
            holes = [{name.removeprefix("the_") for name in hole} for hole in holes]
        assert holes[0] == holes[1], key


def test_plurals_have_all_three_forms() -> None:
    plurals = {key.rsplit(".", 1)[0] for key in PACKS["en"] if key.endswith((".many", ".one", ".zero"))}
    for key in plurals:
        for form in ("zero", "one", "many"):
            assert f"{key}.{form}" in PACKS["en"], key
    assert not [key for key in PACKS["en"] if key.endswith(".other")]


def test_french_typography() -> None:
    for key, sentence in PACKS["fr"].items():
        assert not re.search(r"(?<!\u202f)[;!?](?!$)", sentence) or sentence == "?", key
        assert not re.search(r"[^\u202f][;!?]", sentence), key
        assert not re.search(r"[^\u00a0]:", sentence), key
        assert not re.search(r"«[^\u00a0]|[^\u00a0]»", sentence), key
        assert "'" not in sentence and '"' not in sentence and "..." not in sentence, key
    for key, sentence in PACKS["en"].items():
        assert "'" not in sentence and '"' not in sentence and "..." not in sentence, key


def test_every_thing_of_the_rules_has_its_words() -> None:
    english = PACKS["en"]
    for key in KEYS:
        assert f"building.{key}.effect.any" in english
        for edition in EDITIONS:
            assert f"building.{key}.name.{edition}" in english
    for role in ROLES:
        for edition in EDITIONS:
            assert f"role.{role.rstrip('2')}.name.{edition}" in english
    for land in LANDS:
        assert f"land.{words.land_key(land, 0)}.name" in english
    for good in (*GOODS, "indigo"):
        assert f"good.{good}.name" in english
    for option in GAME.options:
        if option.key in WITHOUT_TABLE:
            continue
        assert f"options.{option.key}.name" in english and f"options.{option.key}.about" in english
        if not option.is_flag:
            for value in option.values:
                assert f"options.{option.key}.values.{value}" in english
    for cause in ("workers", "city", "points"):
        assert f"ending.{cause}" in english
    source = (ROOT / "game" / "puerto_rico" / "explain.py").read_text(encoding="utf-8")
    reasons = re.findall(r'return "(\w+)", \{', source)
    assert len(reasons) > 10
    for reason in reasons:
        assert f"why.{reason}" in english


def test_own_effects_are_those_that_the_pack_words_in_their_own_way() -> None:
    found = {
        (key.split(".")[1], key.split(".")[3])
        for key in PACKS["en"]
        if key.startswith("building.") and ".effect." in key and not key.endswith(".any")
    }
    assert found == set(words.OWN_EFFECT.items())


@pytest.mark.parametrize(("players", "options"), FAMILIES)
def test_whatever_happens_can_be_told(players: int, options: dict[str, Any], language: str) -> None:
    """Whole games: every event, prompt, button, report and status is a complete sentence."""
    ctx = context(players)
    events: list[Event] = []
    phase_events: list[Event] = []
    kinds: set[str] = set()
    seen = None
    for state in play_through(players, 11, options, events.append):
        for event in events:
            kinds.add(event.kind)
            phrase = view.describe(event, state, ctx)
            if phrase is not None:
                spoken(phrase)
        phase_events += events
        events.clear()
        spoken(view.status(state, ctx))
        spoken(view.prompt(state, ctx))
        if view.phase(state) != seen:
            seen = view.phase(state)
            for line in view.report(phase_events, state, ctx):
                spoken(line)
            phase_events = []
        for move in state.moves():
            spoken(view.label(state, ("move", *move), move, ctx))
        trial = draft(state)
        if trial is not None:
            ctx.draft = trial
            spoken(view.label(state, ("done",), None, ctx))
        ending = view.ending(state, ctx)
        assert (ending is None) == (not state.ending)
        if ending is not None:
            spoken(ending)
    assert state.phase == OVER
    for items in state.score():
        for item in items:
            spoken(view.score_label(item, state))
    assert {"choose", "build", "produce", "load", "sell", "place", "take", "game_over"} <= kinds


@pytest.mark.parametrize(("players", "options"), FAMILIES)
def test_hovering_explains_everything(players: int, options: dict[str, Any], language: str) -> None:
    ctx = context(players)
    for i, state in enumerate(play_through(players, 12, options)):
        if i % 17 == 0:
            for told in all_tips(state, ctx):
                assert told
                for line in told:
                    spoken(line)


def all_tips(state: PuertoRico, ctx: Context) -> Iterator[list[Any]]:
    from game.ui.graph import Rect, walk

    for node in walk(view.build(state, 0, Rect(0, 0, 1036, 658), ctx)):
        if node.tip is not None:
            told = node.tip() if callable(node.tip) else node.tip
            yield told if isinstance(told, list) else [told]
        if state.to_act is not None and node.key:
            told = view.explain(node.key, state, state.to_act, ctx)
            if told:
                yield told


def test_names_follow_the_edition() -> None:
    text.set_language("en")
    assert [say(words.building("wharf", e)) for e in range(3)] == ["Private dock", "Shipyard", "Wharf"]
    assert [say(words.good("fruit", e)) for e in range(3)] == ["Fruit", "Fruit", "Indigo"]
    assert say(words.role("recruiter", 2)) == "Mayor"
    assert "Hacienda" in say(words.effect("hospice", 1)) and "choose" in say(words.effect("hospice", 0))
    text.set_language("fr")
    try:
        assert [say(words.building("office", e)) for e in range(3)] == ["Compagnie", "Comptoir", "Bureau de vente"]
        assert say(words.role("farmer", 2)) == "Colon"
        assert say(words.the_role("adventurer2", 0)) == "l’Aventurier"
    finally:
        text.set_language("en")


def test_prices_show_their_arithmetic() -> None:
    """Two worked quarries and the Builder's privilege: 6 − 2 − 1 = 3."""
    text.set_language("en")
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    state.boards[0].land += [5, 5, 5]
    state.boards[0].hands += [1, 1, 1]
    state.boards[0].coins = 9
    state.play(("choose", "builder"))
    b = KEYS.index("large_warehouse")
    assert tips.price_sum(state, 0, b) == "6 − 2 (quarries) − 1 (privilege) = 3"
    assert tips.price_sum(state, 1, b) == "6"


@pytest.mark.parametrize("occupied", (True, False))
def test_prices_name_the_buildings_that_lower_them(occupied: bool) -> None:
    """Four forests with the Sawmill: 2 off, in the special edition only if somebody works there; the Notary 1."""
    text.set_language("en")
    state = GAME.new(3, 1, {"new_buildings": True, "bourgeois": True, "market": "random"})
    assert isinstance(state, PuertoRico)
    board = state.boards[0]
    board.land += [FOREST] * 4
    board.hands += [NO_CIRCLE] * 4
    board.staff[KEYS.index("forest_house")] = int(occupied)
    board.staff[KEYS.index("zoning_office")] = 1
    b = KEYS.index("small_sugar")  # in every market
    state.costs[b] = 6
    lower = "− 2 (Sawmill) − 1 (Notary’s office) = 3" if occupied else "− 1 (Notary’s office) = 5"
    assert tips.price_sum(state, 0, b) == f"6 {lower}"


@pytest.mark.parametrize("kind", list(RULES))
def test_every_rule_of_a_puertoma_has_its_sentence(kind: str, language: str) -> None:
    """The log says by which rule a Puertoma did something; Explain says it of a character too."""
    what = {
        "puertoma_choice": ("smuggler", *ROLES),
        "puertoma_take": LANDS[:6],
        "puertoma_build": KEYS,
        "puertoma_sell": GOODS,
        "puertoma_load": GOODS,
        "puertoma_smuggle": ("poach", "plunder", "raid"),
    }[kind]
    state = GAME.new(3, 1, {"puertomas": 2})
    said = set()
    for rule in RULES[kind]:
        for thing in what:
            detail = (thing, rule, "builder", 4, 0, 0, 0, 0) if kind == "puertoma_choice" else (thing, rule, 4)
            phrase = view.describe(Event(kind, 1, thing, detail=detail), state, context(3))
            said.add(spoken(phrase))
        if kind == "puertoma_choice":
            spoken(words.phrase(f"explain.rule.{rule}", role=words.role("builder", 0), number=4))
    assert len(said) >= len(RULES[kind])
    pack_rules = {key.split(".")[2] for key in PACKS["en"] if key.startswith(f"log.{kind}.")}
    assert pack_rules == set(RULES[kind])


def test_the_prompt_for_a_bot_says_what_it_does() -> None:
    """The imperative is for the person who decides."""
    state = GAME.new(3, 1)
    seat = state.to_act
    assert seat is not None
    context = Context(("Ann", "Bea", "Cid"), ("seat1",) * 3, ("",) * 3, people=frozenset({seat}))
    assert view.prompt(state, context)[0] == "puerto_rico.prompt.choose.0"
    context.people = frozenset({(seat + 1) % 3})
    assert view.prompt(state, context)[0] == "puerto_rico.prompt.other.choose"
    for phase in PHASES:
        for language in ("en", "fr"):
            assert f"prompt.other.{phase}" in PACKS[language]


def test_a_building_that_is_only_proposed_has_no_price_for_anybody() -> None:
    state = GAME.new(3, 1, {"new_buildings": True, "market": "draft"})
    assert isinstance(state, Position) and state.phase == DRAFTING
    context = Context(("Ann", "Bea", "Cid"), ("seat1",) * 3, ("",) * 3, people=frozenset({0, 1, 2}))
    for b in range(len(KEYS)):
        told = tips.building(state, b, -1, context)()
        assert isinstance(told, list)
        keys = {line[0] for line in told if not isinstance(line, str)}
        assert not keys & {"puerto_rico.building.price_line", "puerto_rico.building.left_line"}


def test_a_plantation_names_the_buildings_that_it_needs() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, Position)
    text.set_language("en")
    told = [" ".join(text.say(line) for line in tips.tile(state, kind)) for kind in range(5)]
    assert "“Small fruit farm” or “Large fruit farm”" in told[1]
    assert all("“" in sentence for sentence in told[1:])
