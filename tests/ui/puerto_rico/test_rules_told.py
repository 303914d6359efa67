"""What the table says of a rule is the rule of this edition, of these options, of this moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.puerto_rico import PuertoRico
from game.puerto_rico.data import ADVENTURER, FARMER, INDEX, PRODUCER, RECRUITER, SMUGGLER
from game.puerto_rico.position import OPENING, STORING
from game.ui import text
from game.ui.graph import Rect, walk
from game.ui.puerto_rico import tips, view, words
from game.ui.text import say
from tests.puerto_rico.board import city, coins, game, goods, idle, land, legal, listen, play, row, ship, workers
from tests.puerto_rico.drafted import drafted, forests
from tests.puerto_rico.fair import aims, fame
from tests.puerto_rico.puertomas import solo
from tests.puerto_rico.society import bourgeois, no_bourgeois_left, noble_game
from tests.ui.puerto_rico.test_words import context, spoken

CTX = context(4)


@pytest.fixture(autouse=True, params=text.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Everything holds in both languages."""
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


def keys(tip: Any) -> list[str]:
    """The keys of a tip's lines, each of which can be said."""
    told = tip() if callable(tip) else tip
    for line in told:
        spoken(line)
    return [line[0].removeprefix("puerto_rico.") for line in told if isinstance(line, tuple)]


def said(tip: Any) -> str:
    told = tip() if callable(tip) else tip
    return " ".join(spoken(line) for line in told)


def asked(s: PuertoRico) -> str:
    """The key of the prompt."""
    prompt = view.prompt(s, CTX)
    spoken(prompt)
    return prompt[0].removeprefix("puerto_rico.prompt.")


def offered(s: PuertoRico, *move: str) -> str:
    """The key of a move's label."""
    label = view.label(s, ("move", *move), move, CTX)
    spoken(label)
    return label[0].removeprefix("puerto_rico.move.")


def logged(s: PuertoRico, heard: list[Any], kind: str) -> tuple[str, str]:
    """The key and the words of the last event of a kind."""
    event = [event for event in heard if event.kind == kind][-1]
    phrase = view.describe(event, s, CTX)
    assert phrase is not None
    return phrase[0].removeprefix("puerto_rico.log."), spoken(phrase)


# buildings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ("special", "standard", "classic"))
def test_the_black_market_spares_quarries_where_the_rules_do(edition: str) -> None:
    s = drafted("black_market", edition=edition)
    city(s, 0, "black_market*")
    land(s, 0, "quarry*")
    coins(s, 0, 0)
    play(s, "choose builder")
    spared = "build large_fruit" not in legal(s)  # 3 coins, 2 off: only the worker of the quarry could be given
    told = say(words.effect("black_market", s.edition))
    assert ("quarry" in told or "carrière" in told) == spared == (edition == "standard")


@pytest.mark.parametrize("edition", ("special", "standard", "classic"))
def test_an_empty_forest_house_is_without_effect_in_special_only(edition: str) -> None:
    s = drafted("forest_house", edition=edition)
    forests(s, 0, 2)
    city(s, 0, "forest_house")
    play(s, "choose builder")
    works = say(words.building("forest_house", s.edition)) in tips.price_sum(s, 0, INDEX["large_fruit"])
    assert ("building.idle_line" in keys(tips.building(s, INDEX["forest_house"], 0, CTX))) != works
    assert works == (edition != "special")


def test_other_empty_buildings_are_without_effect() -> None:
    s = game(edition="classic")
    city(s, 0, "hut hacienda*")
    assert "building.idle_line" in keys(tips.building(s, INDEX["hut"], 0, CTX))
    assert "building.idle_line" not in keys(tips.building(s, INDEX["hacienda"], 0, CTX))


@pytest.mark.parametrize("capped", (True, False))
def test_the_workshop_says_its_cap(capped: bool) -> None:
    s = noble_game("jeweler", tailor_cap=capped)
    for owner in (-1, 0):
        city(s, 0, "jeweler" if owner == 0 else "")
        assert ("building.tailor_cap_line" in keys(tips.building(s, INDEX["jeweler"], owner, CTX))) == capped
    assert "building.tailor_cap_line" not in keys(tips.building(s, INDEX["hut"], -1, CTX))


@pytest.mark.parametrize("edition", ("special", "standard", "classic"))
def test_forests_go_to_the_land_office_in_standard_only(edition: str) -> None:
    s = noble_game("forest_house land_office", edition=edition, new_buildings=True)
    forests(s, 0, 1)
    city(s, 0, "forest_house* land_office")
    bourgeois(s, 0, "land_office")
    play(s, "choose merchant")
    gives = any(move.startswith("clear forest") for move in legal(s))
    named = say(words.building("forest_house", s.edition)) in say(words.effect("land_office", s.edition))
    assert gives == named == (edition == "standard")


# stocks and people ----------------------------------------------------------------------------------------


def test_the_reserve_ends_the_game_only_without_bourgeois() -> None:
    assert keys(tips.reserve(game())) == ["part.reserve", "tip.reserve"]
    s = noble_game()
    assert keys(tips.reserve(s)) == ["part.reserve", "tip.reserve_people"]
    assert say(words.people(s.x.reserve, "bourgeois", s.edition)) in said(tips.reserve(s))


def test_people_are_told_apart() -> None:
    s = noble_game()
    idle(s, 0, 2)
    bourgeois(s, 0, "portrait portrait portrait")
    three = say(words.people(3, "bourgeois", s.edition))
    lines = tips.seat(s, 0, 0, CTX)
    for line in lines:
        assert three in spoken(line) and say(words.workers(2)) in spoken(line)
    assert len(lines) == 2
    idle(s, 0, 0)
    assert say(words.workers(0)) not in said(tips.seat(s, 0, 0, CTX)) and three in said(tips.seat(s, 0, 0, CTX)[1:])
    s.x.office, s.office = 1, 3
    assert say(words.people(1, "bourgeois", s.edition)) in said(tips.hiring(s))


@pytest.mark.parametrize("left", (True, False))
def test_the_villa_promises_whom_the_reserve_has(left: bool) -> None:
    s = noble_game("villa")
    city(s, 0, "villa*")
    if not left:
        no_bourgeois_left(s, 3)
    play(s, "choose recruiter")
    kind = say(words.phrase("noble.special" if left else "worker"))
    other = say(words.phrase("worker" if left else "noble.special"))
    for phrase in (view.prompt(s, CTX), view.label(s, ("move", "villa"), ("villa",), CTX)):
        assert kind in spoken(phrase) and other not in spoken(phrase)
    play(s, "0: villa")
    assert s.boards[0].idle_nobles == int(left)


# the Library ----------------------------------------------------------------------------------------------


def gains(s: PuertoRico, role: int) -> str:
    """What the preview says of the player who would choose."""
    lines = tips.preview(s, role, CTX)
    return spoken(lines[1])


@pytest.mark.parametrize("double", (False, True))
def test_the_library_doubles_what_is_foretold(double: bool) -> None:
    s = drafted("library")
    land(s, 0, "corn*")
    city(s, 0, "library*" if double else "library")
    times = 2 if double else 1
    assert say(words.coins(times)) in gains(s, ADVENTURER)
    assert say(words.workers(1 + times)) in gains(s, RECRUITER)
    assert say(words.phrase("preview.extra", count=times)) in gains(s, PRODUCER)
    assert (say(words.phrase("preview.again")) in gains(s, FARMER)) == double
    before = s.boards[0].coins
    play(s, "choose adventurer")
    assert s.boards[0].coins - before == times


def test_the_privilege_takes_what_is_left() -> None:
    """Two crates of one kind, but in `classic` no kind twice; nothing that the stocks lack."""
    for edition, count in (("special", 2), ("classic", 1)):
        s = drafted("library", edition=edition)
        land(s, 0, "corn*")
        city(s, 0, "library*")
        assert say(words.phrase("preview.extra", count=count)) in gains(s, PRODUCER)
    goods(s, 1, f"{s.supply[0] - 1} corn")
    assert not any(say(words.phrase("preview.extra", count=n)) in gains(s, PRODUCER) for n in (1, 2))
    workers(s, 3, reserve=1)
    assert say(words.workers(2)) in gains(s, RECRUITER)
    land(s, 0, "corn* " + "fruit " * 10)
    assert say(words.phrase("preview.again")) not in gains(s, FARMER)


@pytest.mark.parametrize("double", (False, True))
def test_the_recruiter_is_asked_about_as_many_workers_as_come(double: bool) -> None:
    s = drafted("library")
    city(s, 0, "library*" if double else "library")
    workers(s, 3, reserve=4)
    play(s, "choose recruiter")
    times = 2 if double else 1
    assert asked(s) == "recruiter.0" and str(times) in spoken(view.prompt(s, CTX))
    label = spoken(view.label(s, ("move", "privilege"), ("privilege",), CTX))
    assert label == say(words.phrase("move.privilege", count=times))
    heard = listen(s)
    play(s, "0: privilege")
    assert say(words.workers(times)) in logged(s, heard, "recruit_privilege")[1]
    assert s.reserve == 4 - times


# whoever finds no circle ------------------------------------------------------------------------------------


def test_the_hospice_sends_the_worker_of_a_forest_to_the_portrait() -> None:
    s = drafted("forest_house")
    city(s, 0, "forest_house* hospice*")
    row(s, "corn fruit fruit sugar sugar")
    play(s, "choose farmer", "0: forest corn")
    heard = listen(s)
    assert asked(s) == "farmer.portrait" and offered(s, "hospice", "portrait") == "hospice_portrait"
    play(s, "0: hospice portrait")
    assert logged(s, heard, "hospice")[0] == "hospice_portrait" and s.boards[0].idle == 1


def test_the_hospice_settles_the_others_on_the_tile() -> None:
    s = game()
    city(s, 0, "hospice*")
    row(s, "corn fruit fruit sugar sugar")
    play(s, "choose farmer", "0: take corn")
    heard = listen(s)
    assert asked(s) == "farmer.1" and offered(s, "hospice", "corn") == "hospice"
    play(s, "0: hospice corn")
    assert logged(s, heard, "hospice")[0] == "hospice"


@pytest.mark.parametrize(("built", "waits"), (("statue", True), ("hut", False)))
def test_the_university_sends_the_worker_of_the_statue_to_the_portrait(built: str, waits: bool) -> None:
    s = drafted("statue university", edition="standard")
    city(s, 0, "university*")
    coins(s, 0, 10)
    heard = listen(s)
    play(s, "choose builder", f"0: build {built}")
    assert asked(s) == ("builder.portrait" if waits else "builder.1")
    assert offered(s, "university") == ("university_portrait" if waits else "university")
    play(s, "0: university")
    assert logged(s, heard, "university")[0] == ("university_portrait" if waits else "university")
    assert s.boards[0].idle == int(waits)


# the Captain ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("buildings", "singles"), (("large_warehouse*", 1), ("storehouse* large_warehouse*", 4)))
def test_storing_counts_the_single_crates(buildings: str, singles: int) -> None:
    s = drafted("storehouse large_warehouse")
    for size, cargo in ((5, "5 corn"), (6, "6 fruit"), (7, "7 sugar")):
        ship(s, size, cargo)
    city(s, 0, buildings)
    goods(s, 0, "4 corn 4 sugar 3 tobacco 3 coffee")
    play(s, "choose captain")
    assert s.phase == STORING and asked(s) == "storage.room"
    assert say(words.phrase("n.singles", count=singles)) in spoken(view.prompt(s, CTX))


def test_before_loading_only_the_royal_supplier_asks_for_crates() -> None:
    s = noble_game("royal_supplier guest_house union_hall", new_buildings=True)
    city(s, 0, "royal_supplier* guest_house* union_hall")
    goods(s, 0, "2 corn")
    play(s, "choose captain")
    assert s.phase == OPENING and asked(s) == "opening.guests"
    s = noble_game("royal_supplier guest_house union_hall", new_buildings=True)
    city(s, 0, "royal_supplier* guest_house* union_hall")
    bourgeois(s, 0, "portrait")
    goods(s, 0, "2 corn")
    play(s, "choose captain")
    assert s.phase == OPENING and asked(s) == "opening.0"


# the Smuggler, achievements ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ("special", "standard"))
def test_a_captive_says_who_pays(edition: str) -> None:
    s = game(edition=edition, smuggler=True)
    play(s, "choose smuggler", "0: capture merchant")
    before = s.boards[1].coins
    shown = {w.text for node in walk(view.build(s, 1, Rect(0, 0, 1036, 658), CTX)) for w in node.texts}
    ransom, bank = (say(words.phrase(f"part.{key}", coins=3)) for key in ("captive", "captive_bank"))
    play(s, "1: choose merchant")
    pays = s.boards[1].coins < before
    assert (ransom in shown) == pays == (edition == "special")
    assert (bank in shown) != pays


def test_nobody_captures_with_puertomas() -> None:
    s = game(smuggler=True)
    assert "role.smuggler.action" in keys(tips.role(s, SMUGGLER, CTX))
    play(s, "choose smuggler")
    assert asked(s) == "smuggler.0" and "capture farmer" in legal(s)
    s = solo(smuggler=True)
    assert "role.smuggler.action_autos" in keys(tips.role(s, SMUGGLER, context(3)))
    play(s, "choose smuggler")
    assert asked(s) == "smuggler.autos" and not any(move.startswith("capture") for move in legal(s))


def test_the_trading_post_is_no_sale(language: str) -> None:
    """It does not count for the achievement, and neither the log nor the button calls it one."""
    s = drafted("trading_post library", achievements="dealt")
    aims(s, 0, "exceptional_sale")
    city(s, 0, "trading_post* library*")
    goods(s, 0, "1 coffee")
    heard = listen(s)
    play(s, "choose merchant")
    sale = {"en": "sell", "fr": "vend"}[language]
    assert sale not in spoken(view.label(s, ("move", "trading_post"), ("trading_post", "coffee"), CTX))
    play(s, "0: trading_post coffee")
    assert "exceptional_sale" not in fame(s, 0)
    assert sale not in logged(s, heard, "trading_post")[1]


def test_the_log_says_why_a_sale_brings_more_than_its_price() -> None:
    s = game(players=3)
    for seat in range(3):
        goods(s, seat, "1 corn 1 fruit")
    city(s, 1, "small_market* large_market*")
    city(s, 2, "large_market")  # nobody works there
    heard = listen(s)
    play(s, "choose merchant", "sell fruit")
    key, told = logged(s, heard, "sell")
    assert key == "sell_more" and say(words.phrase("log.privilege")) in told
    play(s, "sell corn")
    key, told = logged(s, heard, "sell")
    assert key == "sell_more" and say(words.phrase("log.privilege")) not in told
    for name in ("small_market", "large_market"):
        assert say(words.building(name, s.edition)) in told
