"""Clicks become legal moves, in any order that a person may think of."""

from __future__ import annotations

from game.core import Move, Place
from game.ui.controller import Controller

CORN, COFFEE, SHIP0, SHIP1 = ("goods", 0, "corn"), ("goods", 0, "coffee"), ("ship", 0), ("ship", 1)


class Fake:
    """A state that has only moves and what they touch."""

    def __init__(self, table: dict[Move, tuple[Place, ...]]) -> None:
        self.table = table

    def moves(self) -> list[Move]:
        return list(self.table)

    def touches(self, move: Move) -> tuple[Place, ...]:
        return self.table[move]


def asked(table: dict[Move, tuple[Place, ...]]) -> Controller:
    controller = Controller()
    controller.ask(Fake(table))  # type: ignore[arg-type]
    return controller


LOADING: dict[Move, tuple[Place, ...]] = {
    ("load", "corn", 0): (CORN, SHIP0),
    ("load", "corn", 1): (CORN, SHIP1),
    ("load", "coffee", 1): (COFFEE, SHIP1),
    ("pass",): (("pass",),),
}


def test_lit_places_are_exactly_those_of_the_legal_moves():
    assert asked(LOADING).lit() == {CORN, COFFEE, SHIP0, SHIP1, ("pass",)}
    assert asked({}).lit() == set()


def test_a_click_plays_the_only_move_or_narrows_the_choice():
    controller = asked(LOADING)
    assert controller.click(COFFEE) == ("load", "coffee", 1)
    controller = asked(LOADING)
    assert controller.click(CORN) is None
    assert controller.lit() == {SHIP0, SHIP1}
    assert controller.click(SHIP1) == ("load", "corn", 1)


def test_the_other_order_is_understood_too():
    controller = asked(LOADING)
    assert controller.click(SHIP1) is None
    assert controller.lit() == {CORN, COFFEE}
    assert controller.click(CORN) == ("load", "corn", 1)


def test_stepping_back_and_changing_ones_mind():
    controller = asked(LOADING)
    controller.click(CORN)
    assert controller.back() and controller.chosen == []
    assert not controller.back()
    controller.click(CORN)
    assert controller.click(COFFEE) == ("load", "coffee", 1)
    controller = asked(LOADING)
    controller.click(CORN)
    assert controller.click(CORN) is None and controller.chosen == []


def test_a_place_that_no_move_names_changes_nothing():
    controller = asked(LOADING)
    assert controller.click(("moon",)) is None
    assert controller.chosen == []
    controller.click(CORN)
    assert controller.click(("moon",)) is None
    assert controller.chosen == [CORN]


def test_direction_matters_where_two_moves_name_the_same_places():
    a, b, c = ("circle", 1), ("circle", 2), ("circle", 3)
    table: dict[Move, tuple[Place, ...]] = {
        ("move", 1, 2): (a, b),
        ("move", 2, 1): (b, a),
        ("move", 2, 3): (b, c),
        ("done",): (("done",),),
    }
    controller = asked(table)
    assert controller.click(b) is None
    assert controller.lit() == {a, c}
    assert controller.click(a) == ("move", 2, 1)
    assert asked(table).drag(a, b) == ("move", 1, 2)


def test_dragging_is_two_clicks_or_nothing():
    controller = asked(LOADING)
    assert controller.drag(CORN, SHIP0) == ("load", "corn", 0)
    controller = asked(LOADING)
    assert controller.drag(COFFEE, SHIP0) is None and controller.chosen == []
    assert controller.drag(COFFEE, SHIP1) == ("load", "coffee", 1)
    assert controller.drag(("moon",), SHIP1) is None and controller.chosen == []


def test_what_no_node_shows_becomes_a_button():
    controller = asked(LOADING)
    shown = {CORN, COFFEE, SHIP0, SHIP1}
    assert controller.buttons(shown) == [(("pass",), ("pass",))]
    assert (SHIP0, ("load", "corn", 0)) in controller.buttons(shown - {SHIP0})
    silent = asked({("wait",): (), ("go", 1): ()})
    assert silent.buttons(set()) == [(("move", "wait"), ("wait",)), (("move", "go", 1), ("go", 1))]
    assert silent.click(("move", "go", 1)) == ("go", 1)


def test_a_move_contained_in_another_is_offered_as_a_button():
    table: dict[Move, tuple[Place, ...]] = {("take", 1): (CORN,), ("give", 1): (CORN, SHIP0)}
    controller = asked(table)
    assert controller.click(CORN) is None
    assert (("move", "take", 1), ("take", 1)) in controller.buttons({CORN, SHIP0})
    assert controller.click(("move", "take", 1)) == ("take", 1)


def test_equal_tiles_are_one_move():
    table: dict[Move, tuple[Place, ...]] = {
        ("take", "corn"): (("plantation", 0), ("plantation", 2)),
        ("take", "coffee"): (("plantation", 1),),
    }
    assert asked(table).lit() == {("plantation", 0), ("plantation", 1), ("plantation", 2)}
    assert asked(table).click(("plantation", 2)) == ("take", "corn")
