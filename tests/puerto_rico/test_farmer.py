"""The Farmer's phase with Hacienda, Construction hut and Hospice."""

from __future__ import annotations

import pytest

from tests.puerto_rico.board import (
    EDITIONS,
    bag,
    city,
    described,
    finish_phase,
    game,
    land,
    legal,
    listen,
    play,
    row,
    workers,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
FULL = "fruit fruit sugar sugar sugar tobacco tobacco tobacco coffee coffee coffee corn"


def tiles(s, seat):
    return described(s, seat)[0]


# Action and privilege ------------------------------------------------------------------------------------


@every_edition
def test_everyone_takes_a_tile_and_only_the_farmer_may_take_a_quarry(edition):
    s = game(4, edition)
    row(s, "corn corn sugar tobacco coffee")
    play(s, "choose farmer")
    assert legal(s) == {"take corn", "take sugar", "take tobacco", "take coffee", "take quarry", "pass"}
    play(s, "0: take quarry")
    assert legal(s) == {"take corn", "take sugar", "take tobacco", "take coffee", "pass"}
    play(s, "1: take corn")
    assert legal(s) == {"take corn", "take sugar", "take tobacco", "take coffee", "pass"}
    play(s, "2: take corn")
    assert "take corn" not in legal(s)
    play(s, "3: pass")
    assert [tiles(s, seat) for seat in range(4)] == ["fruit quarry", "corn fruit", "corn corn", "corn"]
    assert s.quarries == 7
    # Sugar, tobacco and coffee were left over.
    assert s.discard == [0, 0, 1, 1, 1]
    assert len(s.row) == 5
    assert s.to_act == 1


def test_the_farmer_may_take_a_plantation_instead_of_the_quarry_but_not_both():
    s = game(4)
    row(s, "corn corn sugar tobacco coffee")
    play(s, "choose farmer", "0: take coffee")
    assert s.to_act == 1 and "take quarry" not in legal(s)


def test_no_quarries_left():
    s = game(4)
    land(s, 3, "quarry " * 8)
    city(s, 1, "hut*")
    play(s, "choose farmer")
    assert "take quarry" not in legal(s)
    play(s, "0: pass")
    assert "take quarry" not in legal(s)


def test_a_player_with_twelve_tiles_is_left_out():
    s = game(4)
    land(s, 0, FULL)
    land(s, 2, FULL.replace("coffee", "corn"))
    play(s, "choose farmer")
    assert s.to_act == 1
    play(s, "1: pass")
    assert s.to_act == 3


def test_the_farmer_with_full_land_may_be_chosen_for_his_coins():
    s = game(2)
    land(s, 0, "fruit fruit fruit sugar sugar sugar tobacco tobacco tobacco coffee coffee coffee")
    land(s, 1, "corn corn corn quarry quarry quarry fruit fruit fruit sugar sugar sugar")
    s.role_coins[0] = 2
    play(s, "choose farmer")
    assert s.boards[0].coins == 5 and s.to_act == 1 and s.phase == 0


# The bag -------------------------------------------------------------------------------------------------


def test_special_puts_the_discards_back_when_the_bag_has_too_few():
    s = game(4)
    row(s, "corn corn sugar tobacco coffee")
    bag(s, "4 coffee")
    play(s, "choose farmer")
    finish_phase(s)
    # All five tiles left over and the old discards joined the four in the bag before the draw.
    assert s.discard == [0] * 5
    assert len(s.row) == 5
    assert sum(s.bag) == 50 - 4 - 5


def test_special_leaves_the_discards_alone_while_the_bag_suffices():
    s = game(4)
    row(s, "corn corn sugar tobacco coffee")
    bag(s, "5 sugar")
    play(s, "choose farmer")
    finish_phase(s)
    assert sorted(s.row) == [2] * 5
    assert sum(s.bag) == 0 and sum(s.discard) == 50 - 4 - 5


@pytest.mark.parametrize("edition", ["standard", "classic"])
@pytest.mark.parametrize("seed", range(5))
def test_the_others_lay_out_the_rest_first(edition, seed):
    s = game(4, edition, seed=seed)
    row(s, "corn corn sugar tobacco sugar")
    bag(s, "4 coffee")
    play(s, "choose farmer")
    finish_phase(s)
    # The four coffee lie in the row, then the discards were shuffled for the fifth.
    assert s.row.count(4) >= 4
    assert s.row[:4] == [4, 4, 4, 4]
    assert s.discard == [0] * 5


def out_of_tiles(s):
    """All plantations lie on the players' land or in the row; four players."""
    land(s, 0, "corn " * 10)
    land(s, 1, "fruit " * 11)
    land(s, 2, "sugar " * 11)
    land(s, 3, "tobacco " * 8)
    s.bag = [0, 1, 0, 1, 8]
    s.row = []
    row(s, "coffee coffee coffee coffee coffee")
    for kind, count in ((1, 1), (3, 1), (4, 3)):
        s.bag[kind] -= count
        s.boards[3 if kind != 1 else 1].land.extend([kind] * count)
        s.boards[3 if kind != 1 else 1].hands.extend([0] * count)


@every_edition
def test_no_tiles_left_for_a_new_row(edition):
    s = game(4, edition)
    out_of_tiles(s)
    city(s, 2, "hacienda*")
    play(s, "choose farmer", "0: take coffee")
    assert s.to_act == 2  # seats 1 and 3 have no plot left
    assert "hacienda" not in legal(s)  # nothing to draw
    play(s, "2: take coffee")
    # Three were left over and came back; there are no more.
    assert s.row == [4, 4, 4]
    assert sum(s.bag) == 0 and sum(s.discard) == 0
    assert s.to_act == 1


@every_edition
def test_nothing_at_all_to_take(edition):
    # Only with five players can all plantations and quarries lie on the players' land.
    s = game(5, edition)
    row(s, "")
    land(s, 0, "corn corn corn corn corn corn corn corn quarry quarry quarry quarry")
    land(s, 1, "fruit " * 12)
    land(s, 2, "sugar " * 11)
    land(s, 3, "tobacco " * 9 + "corn corn")
    land(s, 4, "coffee " * 8 + "quarry quarry quarry quarry")
    city(s, 2, "hacienda* hut*")
    assert sum(s.bag) == sum(s.discard) == s.quarries == 0
    s.role_coins[0] = 1
    play(s, "choose farmer")
    assert s.to_act == 1 and s.phase == 0  # he has the coin at least
    assert s.boards[0].coins == 5


# Construction hut ----------------------------------------------------------------------------------------


@every_edition
def test_construction_hut_lets_others_take_a_quarry(edition):
    s = game(4, edition)
    city(s, 1, "hut*")
    city(s, 2, "hut")  # nobody in it
    play(s, "choose farmer", "0: pass")
    assert "take quarry" in legal(s)
    play(s, "1: take quarry")
    assert tiles(s, 1) == "fruit quarry"
    assert s.to_act == 2 and "take quarry" not in legal(s)


@every_edition
def test_the_farmer_with_a_hut_takes_one_quarry_only(edition):
    s = game(4, edition)
    city(s, 0, "hut*")
    play(s, "choose farmer", "0: take quarry")
    assert s.to_act == 1 and s.quarries == 7


# Hacienda ------------------------------------------------------------------------------------------------


@every_edition
def test_hacienda_draws_before_the_action(edition):
    s = game(4, edition)
    city(s, 1, "hacienda*")
    row(s, "corn corn sugar sugar sugar")
    bag(s, "6 tobacco")
    heard = listen(s)
    chance = s.chance
    play(s, "choose farmer", "0: pass")
    assert legal(s) == {"hacienda", "take corn", "take sugar", "pass"}
    play(s, "1: hacienda")
    assert s.chance == chance + 1  # an undo never takes back a drawn tile
    assert tiles(s, 1) == "fruit tobacco"
    assert [e.piece for e in heard if e.kind == "hacienda"] == ["tobacco"]
    assert legal(s) == {"take corn", "take sugar", "pass"}  # once
    play(s, "1: take sugar")
    assert tiles(s, 1) == "fruit sugar tobacco"
    assert s.to_act == 2


@every_edition
def test_hacienda_may_be_left_unused_and_comes_before_the_action_only(edition):
    s = game(4, edition)
    city(s, 0, "hacienda*")
    row(s, "corn corn sugar sugar sugar")
    play(s, "choose farmer", "0: take sugar")
    assert s.to_act == 1
    s = game(4, edition)
    city(s, 0, "hacienda*")
    play(s, "choose farmer", "0: pass")
    assert s.to_act == 1
    assert tiles(s, 0) == "fruit"


@every_edition
def test_hacienda_tile_and_no_action(edition):
    s = game(4, edition)
    city(s, 0, "hacienda*")
    play(s, "choose farmer", "0: hacienda", "0: pass")
    assert len(s.boards[0].land) == 2 and s.to_act == 1


@every_edition
def test_an_empty_hacienda_does_nothing(edition):
    s = game(4, edition)
    city(s, 0, "hacienda")
    play(s, "choose farmer")
    assert "hacienda" not in legal(s)


@every_edition
def test_hacienda_with_one_plot_left_ends_the_turn(edition):
    s = game(4, edition)
    city(s, 0, "hacienda*")
    land(s, 0, FULL.rsplit(" ", 1)[0])
    play(s, "choose farmer", "0: hacienda")
    assert len(s.boards[0].land) == 12
    assert s.to_act == 1


@every_edition
def test_hacienda_fills_the_bag_from_the_discards(edition):
    s = game(4, edition)
    city(s, 0, "hacienda*")
    bag(s, "")
    left = sum(s.discard)
    play(s, "choose farmer", "0: hacienda")
    assert sum(s.bag) == left - 1 and sum(s.discard) == 0
    assert len(s.boards[0].land) == 2


@every_edition
def test_hacienda_and_hut_one_blind_plantation_one_quarry(edition):
    s = game(4, edition)
    city(s, 1, "hacienda* hut*")
    play(s, "choose farmer", "0: pass", "1: hacienda")
    assert s.quarries == 8  # the blind tile is never a quarry
    assert "take quarry" in legal(s)
    play(s, "1: take quarry")
    assert s.quarries == 7 and s.to_act == 2


@every_edition
def test_hacienda_while_the_row_is_empty(edition):
    s = game(4, edition)
    row(s, "")
    city(s, 2, "hacienda*")
    play(s, "choose farmer")
    assert legal(s) == {"take quarry", "pass"}
    play(s, "0: pass")
    assert s.to_act == 2 and legal(s) == {"hacienda", "pass"}
    play(s, "2: hacienda")
    assert s.phase == 0


# Hospice -------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_hospice_puts_a_worker_onto_the_new_tile(edition, tile):
    s = game(4, edition)
    city(s, 0, "hospice*")
    row(s, "corn corn sugar sugar sugar")
    reserve, office = s.reserve, s.office
    play(s, "choose farmer", f"0: take {tile}")
    assert legal(s) == {f"hospice {tile}", "pass"}
    play(s, f"0: hospice {tile}")
    assert tiles(s, 0) == " ".join(sorted(["fruit", tile + "*"]))
    assert (s.reserve, s.office) == (reserve - 1, office)
    assert s.to_act == 1


@every_edition
def test_hospice_never_settles_an_older_tile(edition):
    s = game(4, edition)
    city(s, 0, "hospice*")
    land(s, 0, "corn corn")
    row(s, "corn corn sugar sugar sugar")
    play(s, "choose farmer", "0: take corn", "0: hospice corn")
    assert s.boards[0].hands == [0, 0, 1]


@every_edition
def test_hospice_may_be_declined_and_needs_a_worker_in_it(edition):
    s = game(4, edition)
    city(s, 0, "hospice*")
    city(s, 1, "hospice")
    row(s, "corn corn sugar sugar sugar")
    play(s, "choose farmer", "0: take corn", "0: pass")
    assert tiles(s, 0) == "corn fruit"
    play(s, "1: take corn")
    assert s.to_act == 2
    assert tiles(s, 1) == "corn fruit"


@every_edition
def test_hospice_does_nothing_when_no_tile_was_taken(edition):
    s = game(4, edition)
    city(s, 0, "hospice*")
    play(s, "choose farmer", "0: pass")
    assert s.to_act == 1


@every_edition
def test_hospice_takes_from_the_office_when_the_reserve_is_empty(edition):
    s = game(4, edition)
    city(s, 0, "hospice*")
    row(s, "corn corn sugar sugar sugar")
    workers(s, to=3, office=2, reserve=0)
    play(s, "choose farmer", "0: take corn", "0: hospice corn")
    assert (s.reserve, s.office) == (0, 1)


@every_edition
def test_hospice_without_any_worker_left(edition):
    s = game(4, edition)
    city(s, 0, "hospice*")
    row(s, "corn corn sugar sugar sugar")
    workers(s, to=3, office=0, reserve=0)
    play(s, "choose farmer", "0: take corn")
    assert s.to_act == 1
    assert tiles(s, 0) == "corn fruit"


def hospice_and_hacienda(edition):
    s = game(4, edition)
    city(s, 0, "hospice* hacienda*")
    row(s, "corn corn sugar sugar sugar")
    bag(s, "6 tobacco")
    play(s, "choose farmer", "0: hacienda")
    return s


def test_special_hospice_chooses_between_the_hacienda_tile_and_the_other():
    for choice, result in (("tobacco", "fruit sugar tobacco*"), ("sugar", "fruit sugar* tobacco")):
        s = hospice_and_hacienda("special")
        play(s, "0: take sugar")
        assert legal(s) == {"hospice tobacco", "hospice sugar", "pass"}
        play(s, f"0: hospice {choice}")
        assert tiles(s, 0) == result
        assert s.to_act == 1  # one worker, not two


def test_special_hospice_settles_the_hacienda_tile_alone():
    s = hospice_and_hacienda("special")
    play(s, "0: pass")
    assert legal(s) == {"hospice tobacco", "pass"}
    play(s, "0: hospice tobacco")
    assert tiles(s, 0) == "fruit tobacco*"


def test_special_hospice_settles_the_twelfth_tile_from_the_hacienda():
    s = game(4)
    city(s, 0, "hospice* hacienda*")
    land(s, 0, FULL.rsplit(" ", 1)[0])
    bag(s, "6 corn")
    play(s, "choose farmer", "0: hacienda")
    assert legal(s) == {"hospice corn", "pass"}


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_hospice_never_settles_the_hacienda_tile_elsewhere(edition):
    s = hospice_and_hacienda(edition)
    play(s, "0: take sugar")
    assert legal(s) == {"hospice sugar", "pass"}
    play(s, "0: hospice sugar")
    assert tiles(s, 0) == "fruit sugar* tobacco"
    s = hospice_and_hacienda(edition)
    play(s, "0: pass")
    assert s.to_act == 1
    assert tiles(s, 0) == "fruit tobacco"


def test_special_hospice_with_two_tiles_of_one_kind():
    s = game(4)
    city(s, 0, "hospice* hacienda*")
    row(s, "corn corn sugar sugar sugar")
    bag(s, "6 sugar")
    play(s, "choose farmer", "0: hacienda", "0: take sugar")
    assert legal(s) == {"hospice sugar", "pass"}
    play(s, "0: hospice sugar")
    assert tiles(s, 0) == "fruit sugar sugar*"


@pytest.mark.parametrize("edition", ["standard", "classic"])
def test_hospice_when_both_tiles_are_of_one_kind(edition):
    s = game(4, edition)
    city(s, 0, "hospice* hacienda*")
    row(s, "corn corn sugar sugar sugar")
    bag(s, "6 sugar")
    play(s, "choose farmer", "0: hacienda", "0: take sugar", "0: hospice sugar")
    assert s.boards[0].hands == [0, 0, 1]  # the second, not the Hacienda's


# Quarries and the last plantation (000, last remark on the Farmer) -----------------------------------------------


@every_edition
def test_no_quarry_in_special_once_there_is_no_plantation_left(edition):
    s = game(4, edition)
    s.row, s.bag, s.discard = [], [0] * 5, [0] * 5
    s.play(("choose", "farmer"))
    assert (("take", "quarry") in s.moves()) == (edition != "special")
