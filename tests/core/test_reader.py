import pytest

from game.core import PositionError
from game.core.reader import Reader


def failing(data, ask):
    with pytest.raises(PositionError) as caught:
        ask(Reader(data, "player 1"))
    return str(caught.value)


def test_values_of_each_kind():
    r = Reader(
        {"n": 3, "f": True, "s": "corn", "ints": [1, 2], "names": ["corn"], "one": {"a": 1}, "more": [{"b": 2}]},
        "position",
    )
    assert r.number("n", 0, 3) == 3
    assert r.flag("f") is True
    assert r.name("s", ("corn", "sugar")) == "corn"
    assert r.numbers("ints", 2, 1, 2) == [1, 2]
    assert r.names("names", ("corn",)) == ["corn"]
    assert r.child("one").number("a", 1, 1) == 1
    assert [child.number("b", 0, 9) for child in r.children("more")] == [2]
    assert r.has("n") and not r.has("m")
    r.done()


@pytest.mark.parametrize("value", [True, 3.0, "3", None, -1, 10, [3], 10**30])
def test_a_number_is_a_whole_number_in_its_range(value):
    assert failing({"n": value}, lambda r: r.number("n", 0, 9)) == "player 1: n must be a whole number from 0 to 9"


@pytest.mark.parametrize(
    ("data", "ask", "message"),
    [
        ({}, lambda r: r.raw("coins"), "coins is missing"),
        ({"f": 1}, lambda r: r.flag("f"), "f must be true or false"),
        ({"s": "gold"}, lambda r: r.name("s", ("corn",)), "s cannot be 'gold'"),
        ({"s": ["corn"]}, lambda r: r.name("s", ("corn",)), "s cannot be ['corn']"),
        ({"l": {}}, lambda r: r.items("l"), "l must be a list"),
        ({"l": [1]}, lambda r: r.items("l", 2), "l must have 2 entries, not 1"),
        ({"l": [1] * 9}, lambda r: r.items("l", at_most=8), "l must have at most 8 entries"),
        ({"l": [1, 7]}, lambda r: r.numbers("l", None, 0, 5), "l must be a whole number from 0 to 5"),
        ({"l": ["corn", 1]}, lambda r: r.names("l", ("corn",)), "l cannot be 1"),
        ({"z": 1, "extra": 1, "coins": 2}, lambda r: (r.raw("coins"), r.done()), "unknown entry 'extra'"),
    ],
)
def test_what_is_wrong_is_named(data, ask, message):
    assert failing(data, ask) == "player 1: " + message


def test_where_it_is_wrong_is_named():
    data = {"players": [{"ship": {"n": 1}}, {"ship": []}, 3]}
    r = Reader(data, "position")
    with pytest.raises(PositionError, match=r"^position, players 2: expected an object$"):
        r.children("players")
    with pytest.raises(PositionError, match=r"^position, players 1, ship: expected an object$"):
        Reader(data["players"][1], "position, players 1").child("ship")


@pytest.mark.parametrize("data", [None, [], "x", 1, True])
def test_only_an_object_can_be_read(data):
    with pytest.raises(PositionError, match=r"^position: expected an object$"):
        Reader(data, "position")
