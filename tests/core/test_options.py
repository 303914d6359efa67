import pytest

from game.core import Option, OptionError
from game.core.options import obstacle, parse, resolve

EDITION = Option("edition", ("special", "standard", "classic"))
SWAP = Option("swap", (False, True), needs={True: {"edition": ("special", "standard")}})
SHIPS = Option("ships", (3, 4), needs={4: {"players": (4, 5), "swap": (False,)}})
ALL = (EDITION, SWAP, SHIPS)


def test_what_is_not_given_has_its_default_in_declared_order():
    assert resolve(ALL, {}, 2) == {"edition": "special", "swap": False, "ships": 3}
    assert list(resolve(ALL, {"ships": 3, "edition": "classic"}, 2)) == ["edition", "swap", "ships"]


@pytest.mark.parametrize(
    ("given", "players", "message"),
    [
        ({"colour": 1}, 2, "unknown option 'colour' (known: edition, swap, ships)"),
        ({"edition": "deluxe"}, 2, "option edition cannot be 'deluxe' (choose one of special, standard, classic)"),
        ({"swap": 1}, 2, "option swap cannot be 1 (choose one of false, true)"),
        ({"swap": "true"}, 2, "option swap cannot be 'true' (choose one of false, true)"),
        ({"ships": True}, 2, "option ships cannot be True (choose one of 3, 4)"),
        ({"ships": 3.0}, 2, "option ships cannot be 3.0 (choose one of 3, 4)"),
        ({"edition": None}, 2, "option edition cannot be None (choose one of special, standard, classic)"),
        ({"swap": True, "edition": "classic"}, 2, "swap=True needs edition to be special or standard"),
        ({"ships": 4}, 3, "ships=4 needs players to be 4 or 5"),
        ({"ships": 4, "swap": True}, 4, "ships=4 needs swap to be False"),
    ],
)
def test_wrong_options_say_what_is_wrong(given, players, message):
    with pytest.raises(OptionError) as caught:
        resolve(ALL, given, players)
    assert str(caught.value) == message


def test_no_value_makes_a_long_message():
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    for value in ("x" * 100_000, deep, list(range(100_000))):
        with pytest.raises(OptionError) as caught:
            resolve(ALL, {"edition": value}, 2)
        assert len(str(caught.value)) < 250


def test_an_obstacle_names_the_option_in_the_way():
    chosen = resolve(ALL, {"edition": "classic"}, 3)
    assert obstacle(SWAP, True, chosen, 3) == ("edition", ("special", "standard"))
    assert obstacle(SHIPS, 4, chosen, 3) == ("players", (4, 5))
    assert obstacle(SHIPS, 4, chosen, 4) is None


def test_options_as_typed():
    assert parse(ALL, "edition=classic") == ("edition", "classic")
    assert parse(ALL, "swap=True") == ("swap", True)
    assert parse(ALL, "swap=false") == ("swap", False)
    assert parse(ALL, "ships=4") == ("ships", 4)
    for text, message in [
        ("edition", "option 'edition' is not of the form key=value"),
        ("edition=", "option edition cannot be '' (choose one of special, standard, classic)"),
        ("swap=1", "option swap cannot be '1' (choose one of false, true)"),
        ("a=b=c", "unknown option 'a' (known: edition, swap, ships)"),
    ]:
        with pytest.raises(OptionError) as caught:
            parse(ALL, text)
        assert str(caught.value) == message


def test_flags_and_defaults():
    assert SWAP.is_flag and not SHIPS.is_flag
    assert EDITION.default == "special"
