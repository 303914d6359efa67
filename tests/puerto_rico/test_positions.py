"""The JSON form of a position: round trip, and what is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core import CaravelleError, PositionError, load_position
from game.puerto_rico.state import load
from tests.puerto_rico.board import city, game, goods, land, legal, play, ship, vp, workers
from tests.puerto_rico.society import noble_game


def middle():
    """A position with something of everything, in the middle of a Captain's phase."""
    s = game(4)
    land(s, 0, "corn* quarry* fruit")
    city(s, 0, "wharf* hut large_sugar**")
    goods(s, 0, "3 corn 2 coffee")
    goods(s, 1, "2 corn")
    vp(s, 2, 7)
    ship(s, 5, "2 sugar")
    play(s, "choose captain", "0: load corn 2")
    return s


def test_a_position_survives_the_way_through_text():
    s = middle()
    again = load(json.loads(json.dumps(s.to_json())))
    assert again == s
    assert again.moves() == s.moves()
    assert load_position(s.to_json()) == s


def change(path, value):
    def do(data):
        *way, last = path
        for key in way:
            data = data[key]
        data[last] = value(data[last]) if callable(value) else value

    return do


def more(n):
    return lambda old: old + n


def remove(*path):
    def do(data):
        *way, last = path
        for key in way:
            data = data[key]
        del data[last]

    return do


BROKEN = {
    "a crate too many": (change(["supply", "corn"], more(1)), "corn crates"),
    "a crate too few": (change(["boards", 0, "goods", "coffee"], more(-1)), "coffee crates"),
    "a tile too many": (change(["bag", "sugar"], more(1)), "sugar tiles"),
    "a quarry too many": (change(["quarries"], more(1)), "quarry tiles"),
    "a worker too many": (change(["office"], more(1)), "workers"),
    "a worker lost": (change(["boards", 0, "land", 0], ["corn", 0]), "workers"),
    "a point too many": (change(["boards", 2, "vp"], more(1)), "points"),
    "two workers on a tile": (change(["boards", 0, "land", 0], ["corn", 2]), "land has no tile"),
    "too many workers in a building": (change(["boards", 0, "city", 1], ["hut", 2, 0]), "city cannot have"),
    "a building twice": (change(["boards", 0, "city", 1], ["wharf", 1, 0]), "city cannot have"),
    "an unknown building": (change(["boards", 0, "city", 1], ["castle", 0, 0]), "city cannot have"),
    "a bourgeois in the base game": (change(["boards", 0, "city", 1], ["hut", 0, 1]), "no bourgeois"),
    "a building of an extension": (change(["boards", 0, "city", 1], ["church", 0, 0]), "city cannot have"),
    "a turned tile in the base game": (change(["boards", 0, "land", 2], ["forest_fruit", 0]), "in a forest"),
    "a forest in the base game": (change(["boards", 0, "land", 2], ["forest", 0]), "land has no tile"),
    "a load without a good": (change(["ships", 0, "good"], ""), "exactly if"),
    "a ship of another size": (change(["ships", 0, "size"], 8), "size must be 5"),
    "an overloaded ship": (change(["ships", 0, "load"], 6), "load"),
    "the same good twice": (change(["ships", 2, "good"], "sugar"), "same good"),
    "a negative number": (change(["office"], -1), "office"),
    "a number as text": (change(["reserve"], "60"), "reserve"),
    "a truth value for a number": (change(["round"], True), "round"),
    "an unknown phase": (change(["phase"], "tea"), "phase"),
    "an unknown entry": (change(["tea"], 1), "unknown entry"),
    "a missing entry": (remove("house"), "house is missing"),
    "a missing entry of a board": (remove("boards", 1, "coins"), "coins is missing"),
    "a player too few": (remove("boards", 3), "boards"),
    "a seat that is not there": (change(["to_act"], 4), "to_act"),
    "nobody to act": (change(["to_act"], None), "to_act"),
    "another seat's character": (change(["chooser"], 1), "chooser"),
    "a character that nobody took": (change(["characters", 5, "taken"], -1), "characters are taken"),
    "two phases at once": (change(["phase"], "merchant"), "character being played"),
    "over without a cause": (lambda d: (change(["phase"], "over")(d), change(["to_act"], None)(d)), "cause"),
    "six players": (change(["players"], 6), "players"),
    "an unknown option": (change(["options", "tea"], True), "unknown option"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_position_is_refused_with_its_reason(name):
    spoil, message = BROKEN[name]
    data = middle().to_json()
    spoil(data)
    with pytest.raises(PositionError, match=message):
        load_position(data)


def test_more_copies_of_a_building_than_there_are():
    s = game(2)
    data = s.to_json()
    for board in data["boards"]:
        board["city"] = [["hut", 0, 0]]
    with pytest.raises(PositionError, match="copies of hut"):
        load(data)


def test_a_city_too_large():
    data = game(3).to_json()
    data["boards"][0]["city"] = [
        [key, 0, 0] for key in ("guild_hall", "residence", "fortress", "customs", "city_hall")
    ]
    data["boards"][0]["city"] += [["hut", 0, 0], ["office", 0, 0], ["wharf", 0, 0]]
    with pytest.raises(PositionError, match="12 city spaces"):
        load(data)


def test_a_phase_that_cannot_have_come_to_this():
    s = game(4)
    workers(s, to=0, office=0)
    play(s, "choose recruiter")
    data = s.to_json()
    data["step"] = 1
    data["memory"]["cursor"] = 99
    with pytest.raises(PositionError, match="cannot have come to this"):
        load(data)


@pytest.mark.parametrize("value", [None, 3, [], "puerto_rico", {}, {"game": "chess"}, {"game": "puerto_rico"}])
def test_what_is_no_position_at_all(value):
    with pytest.raises(PositionError):
        load_position(value)


def entries(data, path=()):
    """The way to every entry of a JSON value."""
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    else:
        return
    for key, value in items:
        yield (*path, key)
        yield from entries(value, (*path, key))


MIDDLE = middle().to_json()
ENTRIES = list(entries(MIDDLE))
JUNK = st.one_of(
    st.integers(-3, 130),
    st.sampled_from(
        ["", "corn", "quarry", "wharf", "captain", "storage", "farmer", "recruiter", "builder", "special"]
    ),
    st.sampled_from([None, True, False, 2**70, -(2**70), 1.5, [], {}, [[]], ["corn", 1]]),
)


@settings(max_examples=400, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.sampled_from(ENTRIES), JUNK), min_size=1, max_size=4))
def test_mutated_positions_give_a_clear_error_or_a_playable_game(changes):
    data = json.loads(json.dumps(MIDDLE))
    for path, value in changes:
        try:
            change(path, value)(data)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took the place away
    try:
        s = load_position(data)
    except CaravelleError as error:
        assert str(error) and "\n" not in str(error)
        return
    assert load(s.to_json()) == s
    for _ in range(30):
        if s.to_act is None:
            break
        assert s.moves()
        s.play(s.moves()[len(s.moves()) // 2])
        load(s.to_json())


def test_nobody_is_at_the_villa_when_the_reserve_is_empty():
    s = noble_game("villa")
    city(s, 0, "villa*")
    play(s, "choose recruiter")
    assert legal(s) == {"villa", "pass"}
    data = s.to_json()
    data["office"] += data["reserve"]
    data["extras"]["office"] += data["extras"]["reserve"]
    data["reserve"] = data["extras"]["reserve"] = 0
    with pytest.raises(PositionError, match="cannot have come to this"):
        load(data)
