"""The boards say what the position says."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.core import Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.ending import pirate_losses
from game.madeira.position import GUILDS
from game.madeira.requests import majority, worth
from game.madeira.state import Madeira
from game.ui import draw
from game.ui.graph import Node, find, walk
from game.ui.madeira import art, ribbon, view
from tests.ui.madeira.positions import samples
from tests.ui.madeira.test_layout import canvas_of, context


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    pygame.font.init()


def tree(state: Madeira, viewer: int = 0) -> Node:
    canvas, unit = canvas_of((1280, 720))
    return view.build(state, viewer, canvas, context(state, unit))


def at(root: Node, place: Place) -> Node:
    node = find(root, place)
    assert node is not None, place
    return node


def words(node: Node) -> list[str]:
    return [text.text for part in walk(node) for text in part.texts]


def pictures(node: Node, function: object) -> list[tuple[object, ...]]:
    return [part.art[1:] for part in walk(node) if part.art and part.art[0] is function]


ALL = [state for players in (2, 3, 4) for state in samples(players, 40 + players, 45)]


@pytest.mark.parametrize("state", ALL[::2], ids=lambda s: f"{s.players}-{s.round}-{s.phase}")
def test_fields_show_their_crop_wood_and_workers(state: Madeira) -> None:
    root = tree(state)
    for f, row in enumerate(board.FIELDS):
        node = at(root, ("field", row.key))
        crop, wood = board.GOODS[state.field_good[f]], state.field_wood[f]
        assert node.art[:3] == (art.field, crop, min(1, wood))
        assert (str(wood) in words(node)) == bool(wood)
        here = [seat for seat in range(state.players) if state.plots[seat] >> f & 1]
        shown = [part.key[1] for part in walk(node) if part.key and part.key[0] == "worker"]
        assert sorted(shown) == here


@pytest.mark.parametrize("state", ALL[1::2], ids=lambda s: f"{s.players}-{s.round}-{s.phase}")
def test_buildings_show_who_stands_there_and_all_dice(state: Madeira) -> None:
    root = tree(state)
    for b, row in enumerate(board.BUILDINGS):
        node = at(root, ("building", row.key))
        who = state.characters[b]
        found = [part.key[1] for part in walk(node) if part.key and part.key[0] == "character"]
        assert found == ([board.CHARACTERS[who]] if who >= 0 else [])
        dice = pictures(node, art.die)
        expected = [(v, "") for v in (1, 2, 3) for _ in range(state.dice_on[3 * b + v - 1])]
        expected += [(state.pirate_on[b], "pirate")] if state.pirate_on[b] else []
        assert dice == expected
        markers = {part.key[1] for part in walk(node) if part.key and part.key[0] == "marker"}
        assert markers == {p for p in range(state.players) if state.markers[state.players * b + p]}


def test_cities_show_districts_favours_people_and_the_majority() -> None:
    for state in ALL:
        root = tree(state)
        for c, row in enumerate(board.CITIES):
            for i in range(board.SPACES_PER_CITY):
                built = bool(state.built >> 12 * c + i & 1)
                assert (find(root, ("space", f"{row.key}-{i + 1}")) is not None) == built
            first = majority(state, c)
            marks = pictures(at(root, ("city", row.key)), art.marker)
            assert marks == ([(f"seat{first}",)] if 0 <= first < state.players else [])
        for favour in state.districts:
            if favour >= 0:
                assert find(root, ("favour", board.FAVOURS[favour])) is not None


def test_rows_show_dice_until_somebody_takes_them() -> None:
    asked = [state for state in ALL if state.phase == GUILDS]
    assert asked
    for state in asked:
        root = tree(state)
        for row in range(state.players):
            dice = pictures(at(root, ("row", row + 1)), art.die)
            rolled = [(value, "") for value in state.row_dice[3 * row : 3 * row + 3]]
            assert dice == (rolled if state.rows[row] < 0 else [])


def test_a_player_sees_what_requests_bring_and_what_pirates_cost() -> None:
    for state in ALL:
        for seat in range(state.players):
            root = tree(state, seat)
            loss = pirate_losses(state)[seat]
            assert words(at(root, ("pirates", seat))) == [f"−{loss}"] * bool(loss) + [str(state.pirates[seat])]
            due = 1 if state.round < 2 else 3 if state.round < 4 else 5
            for t, name in enumerate(board.REQUESTS):
                held = state.requests[5 * seat + t]
                told = words(at(root, ("tile", seat, name)))
                assert bool(told) == bool(held)
                if held:
                    assert told[0] == str(worth(state, seat, t, min(held, board.ANSWERS[due]), due))


def test_closed_landings_are_crossed_out_and_ships_lie_where_they_are() -> None:
    for state in ALL:
        root = tree(state)
        for space in range(m.FIRST_MARKET):
            node = at(root, ("landing", m.SPACE_NAMES[space]))
            assert node.art[1] == bool(m.OPEN_SPACES[state.players] >> space & 1)
        for seat in range(state.players):
            for space in m.bits(state.docks[seat]):
                assert find(root, ("ship", seat, m.SPACE_NAMES[space])) is not None


def test_a_berth_is_crossed_out_when_its_twin_is_taken() -> None:
    """Two players share some of a market's columns: the empty half of a taken pair looked free."""
    crossed = 0
    for state in ALL:
        root = tree(state)
        taken = {space for dock in state.docks for space in m.bits(dock)}
        for space in set(range(m.FIRST_MARKET, len(m.TWIN))) - taken:
            shut = state.players == 2 and m.TWIN[space] in taken
            crossed += shut
            rings = [
                node.art[1]
                for node in walk(at(root, ("market", m.SPACE_NAMES[space])))
                if node.art[:1] == (art.landing,)
            ]
            assert rings == [not shut]
    assert crossed


def test_the_ribbon_tells_round_and_phase() -> None:
    looks = {}
    for state in ALL:
        root = tree(state)
        rounds = [at(root, ("round", number)).art for number in range(1, 6)]
        now = [i for i, look in enumerate(rounds, 1) if look == (ribbon.tab, "now")]
        assert now == ([state.round] if state.round else [])
        current = [letter for letter in "abcde" if at(root, ("phase", letter)).art == (ribbon.tab, "now")]
        looks[state.phase] = current
        assert len(current) <= 1
    assert {letter for current in looks.values() for letter in current} >= {"a", "b", "c"}


def test_pieces_of_all_seats_differ_on_the_board() -> None:
    """Nobody needs the colour: every seat's pieces have their own mark (drawn: see test_art)."""
    for state in ALL[-3:]:
        root = tree(state)
        colours = {part.art[1] for part in walk(root) if part.art and part.art[0] is art.worker}
        assert len(colours) == state.players
        assert all(draw.has_picture(art.piece("worker", str(colour))) for colour in colours)


def test_every_die_lies_by_itself() -> None:
    """A number on a die would read as its pips: equal dice lie side by side, and all of them can be clicked."""
    doubles = 0
    for state in ALL:
        root = tree(state)
        for seat in range(state.players):
            for value in (1, 2, 3):
                place = ("die", seat, value)
                count = state.dice[3 * seat + value - 1]
                nodes = [node for node in walk(root) if node.stands_for == place and node.art]
                assert [node.art[:2] for node in nodes] == [(art.die, value)] * count
                assert len({tuple(node.rect) for node in nodes}) == count
                doubles += count > 1
        for value in (1, 2, 3):
            nodes = [node for node in walk(root) if node.stands_for == ("pirate_die", value) and node.art]
            assert len(nodes) == state.pirate_dice[value - 1]
    assert doubles
