"""The Farmer's phase with Forest house and Library, together with Hacienda, Hospice and Construction hut."""

from __future__ import annotations

import pytest

from game.puerto_rico.data import FOREST, LANDS
from tests.puerto_rico.board import (
    EDITIONS,
    bag,
    city,
    finish_phase,
    goods,
    land,
    legal,
    listen,
    play,
    row,
    workers,
)
from tests.puerto_rico.drafted import drafted, forests

every_edition = pytest.mark.parametrize("edition", EDITIONS)
others = pytest.mark.parametrize("edition", ["standard", "classic"])


def farm(buildings, edition="special", seat=0, tiles="", market="hacienda forest_house library hospice", players=4):
    """The Farmer's phase begins; the bag holds tobacco only. All before `seat` pass."""
    s = drafted(market, players=players, edition=edition)
    for other in range(players):
        land(s, other, "")
    land(s, seat, tiles)
    city(s, seat, buildings)
    row(s, "corn corn sugar sugar fruit")
    bag(s, "8 tobacco")
    play(s, "choose farmer")
    for other in range(seat):
        play(s, f"{other}: pass")
    return s


def estate(s, seat=0):
    """The player's tiles in the order in which they came, forests as such, a star for a worker."""
    board = s.boards[seat]
    names = ["forest" if kind >= FOREST else LANDS[kind] for kind in board.land]
    return " ".join(name + "*" * max(0, hand) for name, hand in zip(names, board.hands, strict=True))


def others_pass(s, players=4):
    for seat in range(1, players):
        play(s, f"{seat}: pass")


# Forests ---------------------------------------------------------------------------------------------------


@every_edition
def test_a_plantation_may_be_placed_as_a_forest(edition):
    s = farm("forest_house*", edition, seat=1)
    assert legal(s) == {f"{verb} {kind}" for verb in ("take", "forest") for kind in ("corn", "sugar", "fruit")} | {
        "pass"
    }
    play(s, "1: forest sugar")
    assert estate(s, 1) == "forest"
    assert s.row.count(2) == 1
    assert s.boards[1].land == [FOREST + 2]  # it remembers which tile it was, for the bag
    assert s.to_act == 2
    s = farm("forest_house*", edition, seat=1)
    play(s, "1: take sugar")
    assert estate(s, 1) == "sugar"


@every_edition
def test_an_empty_forest_house_plants_nothing(edition):
    s = farm("forest_house", edition)
    assert not any(text.startswith("forest") for text in legal(s))


@every_edition
def test_a_quarry_is_never_a_forest(edition):
    s = farm("forest_house*", edition)
    assert "take quarry" in legal(s) and "forest quarry" not in legal(s)


@every_edition
def test_nobody_works_in_a_forest_and_it_stays_one(edition):
    s = farm("forest_house*", edition)
    play(s, "0: forest corn")
    finish_phase(s)
    workers(s, to=3, office=4)
    play(s, "1: choose recruiter")
    finish_phase(s, declining=False)
    assert estate(s) == "forest"
    assert s.boards[0].idle == 1  # no circle for the worker
    goods(s, 0, "")
    play(s, "2: choose producer")
    finish_phase(s, declining=False)
    assert s.boards[0].crates() == 0


@every_edition
def test_forests_take_up_land(edition):
    s = drafted("forest_house", edition=edition)
    land(s, 1, "")
    forests(s, 1, 12)
    city(s, 1, "forest_house*")
    play(s, "choose farmer", "0: pass")
    assert s.to_act == 2


# Forest house and Hacienda ---------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("answer", "tile"), [("turn_over", "forest"), ("pass", "tobacco")])
def test_with_the_hacienda_the_tile_is_seen_before_it_is_turned(edition, answer, tile):
    s = farm("forest_house* hacienda*", edition, seat=1)
    play(s, "1: hacienda")
    assert estate(s, 1) == "tobacco"
    assert legal(s) == {"turn_over", "pass"}
    play(s, f"1: {answer}")
    assert estate(s, 1) == tile
    assert "forest corn" in legal(s) and "hacienda" not in legal(s)
    play(s, "1: forest corn")
    assert estate(s, 1) == f"{tile} forest"
    assert s.to_act == 2


@every_edition
def test_the_last_plot_may_become_a_forest(edition):
    s = farm("forest_house* hacienda*", edition, seat=1, tiles="corn " * 5 + "quarry " * 6)
    play(s, "1: hacienda", "1: turn_over")
    assert estate(s, 1).split()[-1] == "forest"
    assert s.to_act == 2


# Forest house and Hospice ----------------------------------------------------------------------------------


@every_edition
def test_the_hospices_worker_goes_to_the_portrait_when_a_forest_was_planted(edition):
    s = farm("forest_house* hospice*", edition, seat=1)
    reserve = s.reserve
    play(s, "1: forest corn")
    assert legal(s) == {"hospice portrait", "pass"}
    play(s, "1: hospice portrait")
    assert s.boards[1].idle == 1 and s.reserve == reserve - 1
    assert s.to_act == 2
    s = farm("forest_house* hospice*", edition, seat=1)
    play(s, "1: take corn")
    assert legal(s) == {"hospice corn", "pass"}


@every_edition
def test_no_tile_no_worker(edition):
    s = farm("forest_house* hospice*", edition, seat=1)
    play(s, "1: pass")
    assert s.to_act == 2


def test_special_hacienda_forest_house_and_hospice():
    """The worker stands on a tile that is no forest, if any was won; on the portrait if all are forests."""
    s = farm("forest_house* hacienda* hospice*", seat=1)
    play(s, "1: hacienda", "1: pass", "1: forest corn")
    assert legal(s) == {"hospice tobacco", "pass"}
    play(s, "1: hospice tobacco")
    assert estate(s, 1) == "tobacco* forest"

    s = farm("forest_house* hacienda* hospice*", seat=1)
    play(s, "1: hacienda", "1: turn_over", "1: take corn")
    assert legal(s) == {"hospice corn", "pass"}

    s = farm("forest_house* hacienda* hospice*", seat=1)
    play(s, "1: hacienda", "1: pass", "1: take corn")
    assert legal(s) == {"hospice tobacco", "hospice corn", "pass"}

    s = farm("forest_house* hacienda* hospice*", seat=1)
    play(s, "1: hacienda", "1: turn_over", "1: forest corn")
    assert legal(s) == {"hospice portrait", "pass"}

    s = farm("forest_house* hacienda* hospice*", seat=1)
    play(s, "1: hacienda", "1: turn_over", "1: pass")
    assert legal(s) == {"hospice portrait", "pass"}


@others
def test_elsewhere_only_the_tile_of_the_action_counts(edition):
    s = farm("forest_house* hacienda* hospice*", edition, seat=1)
    play(s, "1: hacienda", "1: pass", "1: forest corn")
    assert legal(s) == {"hospice portrait", "pass"}

    s = farm("forest_house* hacienda* hospice*", edition, seat=1)
    play(s, "1: hacienda", "1: turn_over", "1: take corn")
    assert legal(s) == {"hospice corn", "pass"}

    s = farm("forest_house* hacienda* hospice*", edition, seat=1)
    play(s, "1: hacienda", "1: turn_over", "1: pass")
    assert s.to_act == 2 and s.boards[1].idle == 0


# Library ---------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("first", ["corn", "quarry"])
def test_library_takes_one_more_face_up_plantation_after_all_others(edition, first):
    s = farm("library*", edition)
    play(s, f"0: take {first}", "1: take sugar", "2: pass", "3: take sugar")
    rest = {"take corn", "take fruit"}
    assert s.to_act == 0 and legal(s) == rest | {"pass"}  # no quarry this time
    play(s, "0: take fruit")
    assert estate(s) == f"{first} fruit"
    assert s.to_act == 1 and len(s.row) == 5


@every_edition
def test_library_may_be_left_unused_and_needs_its_worker_and_the_farmer(edition):
    s = farm("library*", edition)
    play(s, "0: take corn")
    others_pass(s)
    play(s, "0: pass")
    assert estate(s) == "corn"
    s = farm("library*", edition)
    play(s, "0: pass")
    others_pass(s)
    play(s, "0: take corn")  # who declined the first may still take the second
    assert estate(s) == "corn"
    s = farm("library", edition)
    play(s, "0: take corn")
    others_pass(s)
    assert s.to_act == 1 and s.to_json()["phase"] == "choose"
    s = farm("library*", edition, seat=1)
    play(s, "1: take corn", "2: pass", "3: pass")
    assert s.to_json()["phase"] == "choose"


@every_edition
def test_library_needs_a_plot(edition):
    s = farm("library*", edition, tiles="corn " * 5 + "quarry " * 6)
    play(s, "0: take corn")
    others_pass(s)
    assert s.to_json()["phase"] == "choose"


@every_edition
def test_library_and_construction_hut_a_second_quarry(edition):
    s = farm("library* hut*", edition, market="hut hacienda library hospice")
    play(s, "0: take quarry")
    others_pass(s)
    assert "take quarry" in legal(s)
    play(s, "0: take quarry")
    assert estate(s) == "quarry quarry"
    s = farm("library* hut", edition, market="hut hacienda library hospice")
    play(s, "0: take quarry")
    others_pass(s)
    assert "take quarry" not in legal(s)
    assert s.why_not(("take", "quarry")) == ("quarry_privilege", {})


@every_edition
def test_library_and_forest_house_up_to_two_forests_three_with_the_hacienda(edition):
    for first in ("take corn", "forest corn"):
        for second in ("take fruit", "forest fruit"):
            s = farm("library* forest_house*", edition)
            play(s, f"0: {first}")
            others_pass(s)
            play(s, f"0: {second}")
            planted = (first, second)
            assert [name == "forest" for name in estate(s).split()] == [t.startswith("forest") for t in planted]
    s = farm("library* forest_house* hacienda*", edition)
    play(s, "0: hacienda", "0: turn_over", "0: forest corn")
    others_pass(s)
    assert "hacienda" not in legal(s)
    play(s, "0: forest fruit")
    assert estate(s) == "forest forest forest"


def test_special_library_and_hospice_one_worker_on_either_tile():
    s = farm("library* hospice*")
    play(s, "0: take corn")
    assert legal(s) == {"hospice corn", "pass"}
    play(s, "0: hospice corn")
    others_pass(s)
    play(s, "0: take fruit")
    assert estate(s) == "corn* fruit" and s.to_act == 1  # no second worker
    s = farm("library* hospice*")
    play(s, "0: take corn", "0: pass")
    others_pass(s)
    play(s, "0: take fruit")
    assert legal(s) == {"hospice corn", "hospice fruit", "pass"}
    play(s, "0: hospice fruit")
    assert estate(s) == "corn fruit*" and s.to_act == 1


@others
def test_elsewhere_library_and_hospice_a_worker_for_the_first_tile_only(edition):
    s = farm("library* hospice*", edition)
    play(s, "0: take corn", "0: pass")
    others_pass(s)
    play(s, "0: take fruit")
    assert estate(s) == "corn fruit" and s.to_act == 1
    s = farm("library* hospice*", edition)
    play(s, "0: take corn", "0: hospice corn")
    others_pass(s)
    play(s, "0: take fruit")
    assert estate(s) == "corn* fruit" and s.boards[0].idle == 0 and s.to_act == 1
    s = farm("library* hospice*", edition)
    play(s, "0: pass")
    others_pass(s)
    play(s, "0: take fruit")
    assert estate(s) == "fruit" and s.to_act == 1


def test_special_the_portrait_waits_for_the_librarys_tile():
    """A forest first: whether only forests were won is known after the second tile."""
    s = farm("library* hospice* forest_house*")
    play(s, "0: forest corn")
    assert s.to_act == 1  # nothing to ask yet
    others_pass(s)
    play(s, "0: take fruit")
    assert legal(s) == {"hospice fruit", "pass"}  # not the portrait
    play(s, "0: hospice fruit")
    assert estate(s) == "forest fruit*"

    s = farm("library* hospice* forest_house*")
    play(s, "0: forest corn")
    others_pass(s)
    play(s, "0: forest fruit")
    assert legal(s) == {"hospice portrait", "pass"}
    play(s, "0: hospice portrait")
    assert s.boards[0].idle == 1 and s.to_act == 1

    s = farm("library* hospice* forest_house*")
    play(s, "0: forest corn")
    others_pass(s)
    play(s, "0: pass")
    assert legal(s) == {"hospice portrait", "pass"}
    play(s, "0: pass")
    assert s.boards[0].idle == 0 and s.to_act == 1

    s = farm("library* hospice* forest_house*")
    play(s, "0: take corn", "0: pass")
    others_pass(s)
    play(s, "0: forest fruit")
    assert legal(s) == {"hospice corn", "pass"}


def test_special_the_portrait_if_there_is_no_second_tile():
    s = farm("library* hospice* forest_house*", tiles="corn " * 5 + "quarry " * 6)
    play(s, "0: forest corn", "0: hospice portrait", "1: pass", "2: pass", "3: pass")
    assert s.boards[0].idle == 1 and s.to_act == 1 and s.to_json()["phase"] == "choose"
    # Nothing is left for the second tile: the question comes when that is certain, and only once.
    s = farm("library* hospice* forest_house*")
    row(s, "corn sugar")
    play(s, "0: forest corn", "1: take sugar")
    assert s.to_act == 0 and legal(s) == {"hospice portrait", "pass"}
    play(s, "0: pass")
    assert s.boards[0].idle == 0 and s.to_json()["phase"] == "choose"
    s = farm("library* hospice* forest_house*")
    row(s, "corn sugar")
    play(s, "0: take corn", "0: pass", "1: take sugar")
    assert legal(s) == {"hospice corn", "pass"}, "he was kept back for a second tile, and there is none"
    play(s, "0: hospice corn")
    assert s.to_json()["phase"] == "choose"


def test_special_hacienda_library_and_hospice_one_worker_for_three_tiles():
    s = farm("library* hospice* hacienda* forest_house*")
    play(s, "0: hacienda", "0: pass", "0: forest corn")
    assert legal(s) == {"hospice tobacco", "pass"}
    play(s, "0: pass")
    others_pass(s)
    play(s, "0: take fruit")
    assert legal(s) == {"hospice tobacco", "hospice fruit", "pass"}
    play(s, "0: hospice fruit")
    assert estate(s) == "tobacco forest fruit*" and s.to_act == 1


@others
def test_elsewhere_library_forest_house_and_hospice(edition):
    s = farm("library* hospice* forest_house*", edition)
    play(s, "0: forest corn")
    assert legal(s) == {"hospice portrait", "pass"}
    play(s, "0: hospice portrait")
    others_pass(s)
    play(s, "0: take fruit")
    assert estate(s) == "forest fruit" and s.boards[0].idle == 1 and s.to_act == 1


@every_edition
def test_hospice_without_workers_in_the_reserve_takes_from_the_office(edition):
    s = farm("hospice* forest_house*", edition, seat=1)
    workers(s, to=3, office=2, reserve=0)
    play(s, "1: forest corn", "1: hospice portrait")
    assert s.office == 1 and s.boards[1].idle == 1
    s = farm("hospice* forest_house*", edition, seat=1)
    workers(s, to=3, office=0, reserve=0)
    play(s, "1: forest corn")
    assert s.to_act == 2


@every_edition
def test_events_name_forests(edition):
    s = farm("forest_house* hacienda*", edition)
    heard = listen(s)
    play(s, "0: hacienda", "0: turn_over", "0: forest corn")
    told = [(e.kind, e.piece, e.target) for e in heard]
    assert told == [
        ("hacienda", "tobacco", ("land", 0, 0)),
        ("forest", "forest", ("land", 0, 0)),
        ("take", "forest", ("land", 0, 1)),
    ]


@every_edition
def test_touched_places(edition):
    s = farm("forest_house* hospice*", edition)
    assert s.touches(("forest", "sugar")) == (("plantation", 2), ("plantation", 3))
    play(s, "0: forest corn")
    assert s.touches(("hospice", "portrait")) == (("portrait", 0),)
