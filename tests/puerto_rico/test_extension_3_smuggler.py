"""The Smuggler: four actions, the token, the captured character; `special` and `standard` differ."""

from __future__ import annotations

import pytest

from game.core import OptionError
from game.puerto_rico import GAME
from game.puerto_rico.data import ROLES, SMUGGLER
from game.puerto_rico.position import CHOOSE
from tests.puerto_rico.board import (
    COUNTS,
    city,
    coins,
    described,
    finish_phase,
    game,
    goods,
    held,
    house,
    idle_rounds,
    land,
    legal,
    listen,
    play,
    points_left,
    role_coins,
    ship,
    workers,
)
from tests.puerto_rico.drafted import own
from tests.puerto_rico.society import bourgeois, noble_game

EDITIONS = ("special", "standard")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def smuggler_game(players=4, edition="special", **options):
    return game(players, edition, smuggler=True, **options)


def at(s):
    return s.to_json()["phase"]


# The tile and the token ------------------------------------------------------------------------------------


def test_the_booklet_of_classic_has_no_smuggler():
    with pytest.raises(OptionError):
        GAME.check(3, {"edition": "classic", "smuggler": True})
    for options in ({"contraband": "supply"}, {"contraband": "supply", "smuggler": True, "edition": "standard"}):
        with pytest.raises(OptionError):
            GAME.check(3, options)


@every_edition
@pytest.mark.parametrize("players", COUNTS)
def test_one_character_more_as_many_choices_as_ever(edition, players):
    s = smuggler_game(players, edition)
    plain = game(players, edition)
    assert legal(s) == legal(plain) | {"choose smuggler"}
    chosen = 0
    while s.round == 1:
        if at(s) == "choose":
            chosen += 1
        moves = sorted(legal(s))
        play(s, "pass" if "pass" in moves else moves[0])
    assert chosen == {2: 6, 3: 3, 4: 4, 5: 5}[players]


@every_edition
def test_whoever_has_the_token_must_wait_until_somebody_else_has_chosen_him(edition):
    s = smuggler_game(3, edition)
    play(s, "choose smuggler", "0: pass")
    assert s.x.wanted == 0 and "choose smuggler" not in legal(s), "taken in this round"
    idle_rounds(s, "farmer", "recruiter")  # round 2: seat 1 is governor
    assert s.round == 2 and s.to_act == 1 and "choose smuggler" in legal(s)
    idle_rounds(s, "farmer", "recruiter")
    assert s.to_act == 0 and "choose smuggler" not in legal(s)
    idle_rounds(s, "builder")
    play(s, "2: choose smuggler", "2: pass")
    assert s.x.wanted == 2
    idle_rounds(s, "farmer", "recruiter")
    idle_rounds(s, "farmer", "recruiter")
    assert s.to_act == 2 and "choose smuggler" not in legal(s)


@every_edition
def test_no_coin_is_put_onto_the_smuggler(edition):
    s = smuggler_game(3, edition)
    idle_rounds(s, "farmer", "recruiter", "builder")
    assert s.round == 2 and s.role_coins[SMUGGLER] == 0 and s.role_coins[ROLES.index("captain")] == 1


@every_edition
def test_only_the_smuggler_acts_and_he_need_not(edition):
    s = smuggler_game(4, edition)
    house(s, "corn")
    play(s, "choose smuggler")
    assert s.to_act == 0 and "pass" in legal(s)
    play(s, "0: pass")
    assert at(s) == "choose" and s.to_act == 1 and s.house == [0]


@every_edition
def test_actions_without_an_object_are_not_offered(edition):
    s = smuggler_game(4, edition)
    play(s, "choose smuggler")
    roles = {"farmer", "recruiter", "builder", "producer", "merchant", "captain", "adventurer"}
    assert legal(s) == {f"capture {role}" for role in roles} | {"pass"}


@every_edition
def test_the_library_doubles_nothing_for_the_smuggler(edition):
    s = game(4, edition, smuggler=True, new_buildings=True, market="preset")
    city(s, 0, "library*")
    house(s, "corn sugar")
    play(s, "choose smuggler", "0: plunder")
    assert own(s, 0)[1] == 2


# A ship ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "contraband"), [("special", "box"), ("special", "supply"), ("standard", "box")])
@pytest.mark.parametrize(("load", "taken"), [(1, 1), (3, 3), (4, 3), (6, 3)])
def test_attack_a_ship(edition, contraband, load, taken):
    s = smuggler_game(4, edition, contraband=contraband)
    ship(s, 7, f"{load} sugar")
    ship(s, 5, "2 corn")
    goods(s, 0, "1 sugar")
    left = s.supply[2]
    play(s, "choose smuggler")
    assert {"raid 0", "raid 2"} <= legal(s) and "raid 1" not in legal(s)
    play(s, "0: raid 2")
    assert legal(s) == {f"loot {n}" for n in range(taken + 1)}
    play(s, f"0: loot {taken}")
    assert held(s, 0) == f"{taken + 1} sugar"
    assert (s.ship_good, s.ship_load) == ([0, -1, -1], [2, 0, 0])
    gone = edition == "special" and contraband == "box"
    assert s.supply[2] == left + (0 if gone else load - taken)
    assert s.x.box_goods[2] == (load - taken if gone else 0)


# The trading house -----------------------------------------------------------------------------------------


@every_edition
def test_plunder_the_trading_house(edition):
    s = smuggler_game(4, edition)
    house(s, "corn sugar coffee")
    supply = s.supply[:]
    play(s, "choose smuggler", "0: plunder")
    assert own(s, 0)[1] == 3 and s.house == []
    assert s.supply == [supply[0] + 1, supply[1], supply[2] + 1, supply[3], supply[4] + 1]


@every_edition
def test_the_last_point_plundered_ends_the_game_with_the_next_captain(edition):
    s = smuggler_game(4, edition)
    house(s, "corn sugar")
    points_left(s, 1, to=3)
    play(s, "choose smuggler", "0: plunder")
    assert own(s, 0)[1] == 2 and s.ending == "" and s.to_act == 1
    play(s, "choose captain")
    assert s.ending == "points"


# The hiring office -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "contraband"), [("special", "box"), ("special", "supply"), ("standard", "box")])
def test_lure_workers_away(edition, contraband):
    s = smuggler_game(4, edition, contraband=contraband)
    workers(s, to=3, office=9)
    land(s, 0, "corn sugar")
    city(s, 0, "small_sugar")
    reserve = s.reserve
    play(s, "choose smuggler", "0: poach")
    assert legal(s) == {"settle corn", "settle sugar", "settle small_sugar", "pass"}
    play(s, "0: settle corn", "0: settle small_sugar", "0: settle sugar")
    assert described(s, 0) == ("corn* sugar*", "small_sugar*")
    assert s.office == 4 and s.boards[0].idle == 0
    gone = edition == "special" and contraband == "box"
    assert s.x.box_workers == (2 if gone else 0) and s.reserve == reserve + (0 if gone else 2)
    assert at(s) == "choose"


@every_edition
@pytest.mark.parametrize(("office", "placed"), [(5, 1), (6, 2), (7, 3), (9, 3)])
def test_three_at_most_of_those_removed(edition, office, placed):
    s = smuggler_game(4, edition)
    workers(s, to=3, office=office)
    land(s, 0, "corn corn corn corn corn")
    play(s, "choose smuggler", "0: poach")
    for _ in range(placed):
        play(s, "0: settle corn")
    assert at(s) == "choose" and s.boards[0].people() == placed and s.office == 4


@every_edition
def test_nobody_goes_to_the_portrait(edition):
    s = smuggler_game(4, edition)
    workers(s, to=3, office=8)
    land(s, 0, "corn")
    play(s, "choose smuggler", "0: poach", "0: settle corn")
    assert at(s) == "choose" and s.boards[0].people() == 1 and s.office == 4, "there is no other circle"
    s = smuggler_game(4, edition)
    workers(s, to=3, office=8)
    land(s, 0, "corn")
    play(s, "choose smuggler", "0: poach", "0: pass")
    assert s.boards[0].people() == 0 and s.office == 4


@every_edition
def test_an_office_with_one_worker_a_player_is_left_alone(edition):
    s = smuggler_game(4, edition)
    play(s, "choose smuggler")
    assert s.office == 4 and "poach" not in legal(s)


@every_edition
def test_a_rule_for_workers_is_one_for_bourgeois(edition):
    """They count at the office, can be placed, and who is sent away is the Smuggler's choice."""
    s = noble_game("chapel", edition=edition, smuggler=True)
    workers(s, to=3, office=6)
    city(s, 0, "chapel")
    land(s, 0, "corn")
    play(s, "choose smuggler", "0: poach")
    assert legal(s) == {"settle corn", "settle chapel", "settle_bourgeois corn", "settle_bourgeois chapel", "pass"}
    play(s, "0: settle_bourgeois chapel", "0: settle corn")
    assert s.boards[0].bourgeois() == 1 and (s.office, s.x.office) == (4, 0)
    s = noble_game(edition=edition, smuggler=True)
    workers(s, to=3, office=6)
    play(s, "choose smuggler", "0: poach", "0: pass")
    assert legal(s) == {"banish", "banish_bourgeois"} and s.passes == 3
    play(s, "0: banish", "0: banish")
    assert (s.office, s.x.office) == (4, 1)
    play(s, "0: banish_bourgeois")
    assert (s.office, s.x.office) == (4, 0) and s.phase == CHOOSE
    s = noble_game(edition=edition, smuggler=True)
    workers(s, to=3, office=6)
    heard = listen(s)
    play(s, "choose smuggler", "0: poach", "0: pass", "0: banish_bourgeois")
    assert (s.office, s.x.office) == (4, 0), "only workers are left: nobody need be asked"
    assert [(e.piece, e.amount) for e in heard if e.kind == "drive_away"] == [("bourgeois", 1), ("worker", 2)]


def test_only_bourgeois_left_to_send_away():
    s = noble_game(smuggler=True)
    workers(s, to=3, office=0)
    s.x.office, s.x.reserve = 6, 14
    bourgeois(s, 1, "portrait")
    heard = listen(s)
    play(s, "choose smuggler", "0: poach", "0: pass")
    assert (s.office, s.x.office, s.x.box_nobles) == (0, 4, 2)
    assert [(event.piece, event.amount) for event in heard if event.kind == "drive_away"] == [("bourgeois", 2)]


# A character -----------------------------------------------------------------------------------------------


@every_edition
def test_the_coins_on_a_captured_character_are_the_smugglers(edition):
    s = smuggler_game(4, edition)
    role_coins(s, "builder", 2)
    play(s, "choose smuggler", "0: capture builder")
    assert own(s, 0)[0] == 5 and s.role_coins[2] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_wants_the_captured_character_pays_3_in_special_and_the_bank_does_in_standard(edition):
    s = smuggler_game(4, edition)
    role_coins(s, "adventurer", 1)
    play(s, "choose smuggler", "0: capture adventurer")
    assert own(s, 0)[0] == 4
    coins(s, 1, 3)
    heard = listen(s)
    play(s, "1: choose adventurer")
    assert own(s, 0)[0] == 7
    assert own(s, 1)[0] == (1 if edition == "special" else 4), "the privilege is the buyer's"
    assert s.x.captured == s.x.captor == -1 and s.to_act == 2
    assert [e.kind for e in heard][:1] == (["ransom"] if edition == "special" else ["coins"])


@every_edition
def test_without_3_coins_the_captured_character_cannot_be_freed_in_special(edition):
    s = smuggler_game(4, edition)
    play(s, "choose smuggler", "0: capture builder")
    coins(s, 1, 2)
    assert ("choose builder" in legal(s)) == (edition == "standard")


@every_edition
def test_if_nobody_frees_it_the_smuggler_plays_it_at_the_end_of_the_round_with_its_privilege(edition):
    s = smuggler_game(3, edition)
    for seat in range(3):
        land(s, seat, "corn*")
    play(s, "choose smuggler", "0: capture producer")
    idle_rounds(s, "merchant", "captain")
    assert s.round == 1 and s.to_act == 0 and legal(s) == {"choose producer"}
    play(s, "0: choose producer", "0: produce", "1: produce", "2: produce", "0: extra corn")
    assert [held(s, seat) for seat in range(3)] == ["2 corn", "1 corn", "1 corn"]
    assert s.round == 2 and s.governor == 1 and s.to_act == 1
    assert s.role_coins[ROLES.index("producer")] == 0, "it was played"
    assert s.role_coins[ROLES.index("farmer")] == 1


@every_edition
def test_capturing_with_the_last_choice_of_the_round(edition):
    s = smuggler_game(3, edition)
    idle_rounds(s, "farmer", "recruiter")
    play(s, "2: choose smuggler", "2: capture builder")
    assert s.to_act == 2 and legal(s) == {"choose builder"}
    play(s, "2: choose builder")
    finish_phase(s)
    assert s.round == 2


@every_edition
def test_with_two_players_the_smuggler_chooses_again_but_not_the_captured_character(edition):
    s = smuggler_game(2, edition)
    play(s, "0: choose smuggler", "0: capture builder")
    idle_rounds(s, "farmer")
    assert s.to_act == 0 and "choose builder" not in legal(s)


@every_edition
def test_a_character_taken_in_this_round_cannot_be_captured(edition):
    s = smuggler_game(4, edition)
    idle_rounds(s, "farmer")
    play(s, "1: choose smuggler")
    assert "capture farmer" not in legal(s) and "capture builder" in legal(s)
    assert "capture smuggler" not in legal(s)


def test_in_special_an_end_announced_before_leaves_the_captured_character_unplayed():
    """The game ends with the phase; in standard the round, and so the captured character, is played."""
    for edition, over in (("special", True), ("standard", False)):
        s = smuggler_game(3, edition)
        points_left(s, 1, to=2)
        goods(s, 1, "2 corn")
        play(s, "choose smuggler", "0: capture farmer", "1: choose captain", "1: load corn 2")
        assert (s.to_act is None) == over
        if not over:
            idle_rounds(s, "merchant")
            assert legal(s) == {"choose farmer"}
            play(s, "0: choose farmer")
            finish_phase(s)
            assert s.to_act is None
