"""Puertomas: choosing a character, and the action token."""

from __future__ import annotations

import pytest

from game.puerto_rico import puertoma
from game.puerto_rico.data import ADVENTURER, ADVENTURER_2, INDEX, ROLES
from game.puerto_rico.reconstructed import ARROWS, RESOLUTIONS
from tests.puerto_rico.board import (
    city,
    coins,
    game,
    goods,
    governor,
    house,
    land,
    legal,
    play,
    role_coins,
    row,
    ship,
)
from tests.puerto_rico.puertomas import (
    ability,
    auto,
    cards,
    chooses,
    drawn,
    during,
    move,
    ruined,
    solo,
    take,
    token,
    turn,
)

SEVEN = {"builder", "farmer", "recruiter", "producer", "merchant", "captain", "adventurer"}


def names(roles):
    return {ROLES[role] for role in roles}


# The reconstruction ----------------------------------------------------------------------------------------


def test_the_arrows_are_those_of_the_printed_examples():
    assert set(ARROWS) == SEVEN
    assert set(ARROWS["builder"]) == {"farmer", "recruiter", "merchant", "adventurer"}
    assert set(ARROWS["producer"]) == {"merchant", "captain"}
    into_producer = {here for here, ways in ARROWS.items() if "producer" in ways}
    assert into_producer - set(ARROWS["producer"]), "some arrow leads only towards the Producer"
    assert any(here not in ARROWS[there] for here, ways in ARROWS.items() for there in ways), "some are one-way"
    assert all(here not in ways and len(set(ways)) == len(ways) >= 2 for here, ways in ARROWS.items())


@pytest.mark.parametrize("without", [(), ("adventurer",)])
def test_the_token_can_get_anywhere(without):
    for start in SEVEN - set(without):
        reached, new = set(), {start}
        while new:
            reached |= new
            new = {there for here in new for there in ARROWS[here] if there not in without} - reached
        assert reached == SEVEN - set(without)


def test_the_resolution_cards_are_eight_orders_of_all_characters_without_a_favourite():
    assert len(RESOLUTIONS) == 8 and all(set(card) == SEVEN and len(card) == 7 for card in RESOLUTIONS)
    for a in SEVEN:
        for b in SEVEN - {a}:
            assert sum(card.index(a) < card.index(b) for card in RESOLUTIONS) == 4, (a, b)


# The examples of the booklet -------------------------------------------------------------------------------


def example_1():
    s = solo()
    turn(s, 1)
    token(s, "builder")
    role_coins(s, "farmer", 1)
    return s


def test_example_1_the_farmer_has_the_coin():
    s = example_1()
    found = puertoma.reason(s, 1)
    assert names(found.profitable) >= {"farmer", "recruiter"} and "merchant" not in names(found.profitable)
    assert names(found.arrows) == {"farmer", "recruiter"} and names(found.richest) == {"farmer"}
    before = s.boards[1].coins
    assert chooses(s, 1) == ("farmer", "arrow_coins")
    assert token(s) == "farmer" and s.boards[1].coins == before + 1 and s.role_coins[0] == 0


def example_2():
    """Goods, but of a kind that the house has; the Captain is gone."""
    s = solo()
    token(s, "producer")
    goods(s, 1, "2 fruit")
    house(s, "fruit")
    take(s, 1, "captain")
    coins(s, 1, 3)
    return s


def test_example_2_nothing_by_the_arrows_so_the_builder_with_the_most_coins():
    s = example_2()
    role_coins(s, "builder", 2)
    role_coins(s, "farmer", 1)
    assert puertoma.reason(s, 1).arrows == ()
    assert chooses(s, 1) == ("builder", "coins")
    assert token(s) == "producer", "no arrow leads from the Producer to the Builder"
    assert s.to_act == 1 and s.phase == 3, "it builds all the same"
    assert [e.kind for e in move(s, 1)].count("build") == 1


def test_example_2_without_most_coins_a_card_decides():
    for number in range(1, 9):
        s = example_2()
        cards(s, number)
        candidates = names(puertoma.reason(s, 1).profitable)
        first = next(key for key in RESOLUTIONS[number - 1] if key in candidates)
        assert chooses(s, 1) == (first, "card")
        assert token(s) == "producer" and drawn(s) == 1


# The conditions, one by one --------------------------------------------------------------------------------


def test_one_arrow_one_candidate():
    s = solo()
    turn(s, 1)
    token(s, "farmer")  # to the Builder and the Recruiter
    take(s, 1, "builder")
    assert chooses(s, 1) == ("recruiter", "arrow")
    assert token(s) == "recruiter"


def test_arrows_come_before_coins():
    s = solo()
    turn(s, 1)
    token(s, "builder")
    role_coins(s, "builder", 5)  # profitable, rich, but no arrow leads to it
    role_coins(s, "recruiter", 1)
    assert chooses(s, 1) == ("recruiter", "arrow_coins")


def test_equal_coins_on_linked_characters_are_settled_by_a_card_that_ignores_the_others():
    for number in range(1, 9):
        s = solo()
        turn(s, 1)
        token(s, "builder")
        role_coins(s, "farmer", 2)
        role_coins(s, "recruiter", 2)
        cards(s, number)
        order = RESOLUTIONS[number - 1]
        first = min(("farmer", "recruiter"), key=order.index)
        heard = move(s, 1)
        told = next(e for e in heard if e.kind == "puertoma_choice")
        assert told.detail[:4] == (first, "arrow_card", "builder", number)
        assert [e.detail for e in heard if e.kind == "resolution"] == [(number,)]
        assert token(s) == first


def test_without_an_arrow_the_only_profitable_character():
    s = ruined(solo())
    turn(s, 1)
    token(s, "producer")
    row(s, "corn corn corn corn")
    assert chooses(s, 1) == ("farmer", "only")
    assert token(s) == "producer"


def test_it_may_take_the_character_on_which_the_token_lies():
    s = ruined(solo())
    turn(s, 1)
    token(s, "farmer")
    assert chooses(s, 1) == ("farmer", "only")
    assert token(s) == "farmer"


def test_a_taken_character_is_not_available():
    s = solo()
    token(s, "builder")
    take(s, 1, "farmer")
    assert "farmer" not in names(puertoma.reason(s, 1).available)
    assert chooses(s, 1) == ("recruiter", "arrow")


def test_nothing_profitable_the_first_available_of_a_card():
    for number in range(1, 9):
        s = ruined(solo())
        take(s, 1, "farmer")
        cards(s, number)
        found = puertoma.reason(s, 1)
        assert found.profitable == found.arrows == found.richest == () and found.rule == "nothing"
        first = next(key for key in RESOLUTIONS[number - 1] if key not in ("farmer", "adventurer"))
        assert chooses(s, 1) == (first, "nothing")


def test_a_token_stays_if_the_puertoma_took_a_character_with_which_it_cannot_act():
    s = ruined(solo())
    token(s, "farmer")  # an arrow leads to the Builder
    take(s, 1, "farmer")
    cards(s, 1)  # the Builder is its first
    assert chooses(s, 1) == ("builder", "nothing")
    assert token(s) == "farmer"


def test_a_token_follows_a_character_without_profit_with_which_it_can_act_all_the_same():
    s = ruined(solo())
    token(s, "farmer")  # an arrow leads to the Recruiter
    take(s, 1, "farmer")
    cards(s, 4)  # the Recruiter is its first; the workers go to the spare ones
    assert chooses(s, 1) == ("recruiter", "nothing")
    assert token(s) == "recruiter" and auto(s, 1).idle > 0


# What is profitable ----------------------------------------------------------------------------------------


def is_profitable(s, role, seat=1):
    turn(s, seat)
    return puertoma.profitable(s, seat, ROLES.index(role))


def test_builder_with_the_coins_on_the_tile_the_privilege_and_the_ability():
    s = solo()
    coins(s, 1, 0)
    assert is_profitable(s, "builder"), "the Small market costs the Builder nothing"
    s.market[INDEX["small_market"]] = 0
    assert not is_profitable(s, "builder")
    role_coins(s, "builder", 1)
    assert is_profitable(s, "builder")
    role_coins(s, "builder", 0)
    ability(s, 1, "coin_before_building", since=2)
    assert not is_profitable(s, "builder"), "it works from the next round on"
    s.round = 2
    assert is_profitable(s, "builder")


def test_builder_never_counts_production_buildings_or_quarries():
    s = solo()
    coins(s, 1, 1)
    for key in ("small_market", "hacienda", "hut"):
        s.market[INDEX[key]] = 0
    assert not is_profitable(s, "builder"), "a small fruit farm is not for Puertomas"
    auto(s, 1).spoils = [5, 5]
    assert not is_profitable(s, "builder"), "nor is a Small warehouse cheaper by quarries"
    coins(s, 1, 2)
    assert is_profitable(s, "builder")


def test_builder_never_counts_what_it_owns_or_has_no_place_for():
    s = solo()
    coins(s, 1, 2)
    city(s, 1, "hut small_warehouse")
    assert not is_profitable(s, "builder"), "two of the first level are all there is room for"
    city(s, 1, "hut")
    assert is_profitable(s, "builder")
    for key in ("small_market", "hacienda", "small_warehouse"):
        s.market[INDEX[key]] = 0
    assert not is_profitable(s, "builder"), "a second Construction hut is not allowed"


def test_farmer_needs_a_plantation_that_can_be_placed():
    s = solo()
    land(s, 1, "corn corn fruit")
    row(s, "corn corn corn corn")
    assert s.quarries > 0 and not is_profitable(s, "farmer"), "a quarry alone is no reason"
    row(s, "corn corn corn fruit")
    assert is_profitable(s, "farmer")


def test_recruiter_needs_a_free_place():
    s = solo()
    land(s, 1, "corn* fruit**")
    assert not is_profitable(s, "recruiter")
    land(s, 1, "corn* fruit*")
    assert is_profitable(s, "recruiter")


def test_producer_needs_a_kind_that_it_does_not_hold():
    s = solo()
    land(s, 1, "corn* fruit*")
    assert is_profitable(s, "producer")
    goods(s, 1, "1 corn")
    assert not is_profitable(s, "producer")
    land(s, 1, "corn* fruit**")
    assert is_profitable(s, "producer")
    goods(s, 2, f"{s.supply[1]} fruit")
    assert not is_profitable(s, "producer"), "there is no fruit left"


def test_merchant_needs_a_sale_for_a_coin():
    s = solo()
    assert not is_profitable(s, "merchant")
    goods(s, 1, "1 corn")
    assert is_profitable(s, "merchant"), "the privilege makes corn worth a coin"
    house(s, "corn")
    assert not is_profitable(s, "merchant")
    ability(s, 1, "sells_doubles")
    assert is_profitable(s, "merchant")


def test_captain_needs_a_crate_that_fits():
    s = solo()
    assert not is_profitable(s, "captain")
    goods(s, 1, "1 corn")
    assert is_profitable(s, "captain")
    for size, good in ((4, "fruit"), (5, "sugar"), (6, "coffee")):
        ship(s, size, f"1 {good}")
    assert not is_profitable(s, "captain")
    goods(s, 1, "1 corn 1 sugar")
    assert is_profitable(s, "captain")


def test_adventurer_is_always_profitable():
    s = ruined(game(4, puertomas=1))
    assert puertoma.profitable(s, 3, ADVENTURER)


# Two adventurers -------------------------------------------------------------------------------------------


def five():
    s = ruined(game(5, puertomas=1))
    turn(s, 4)
    row(s, "corn corn corn corn corn corn")
    return s


def test_two_adventurers_are_one_character():
    s = five()
    land(s, 4, "corn* corn*")
    assert chooses(s, 4) == ("adventurer", "arrow"), "no card for a choice that is none"
    assert token(s) == "adventurer" and drawn(s) == 8 and s.boards[4].coins == 1


def test_the_adventurer_with_more_coins():
    s = five()
    land(s, 4, "corn* corn*")
    s.role_coins[ADVENTURER_2] = 2
    assert chooses(s, 4) == ("adventurer2", "arrow_coins")
    assert s.boards[4].coins == 3 and token(s) == "adventurer"


def test_two_adventurers_stand_once_on_a_card():
    for number in range(1, 9):
        s = five()
        cards(s, number)
        first = min(("farmer", "adventurer"), key=RESOLUTIONS[number - 1].index)
        assert chooses(s, 4) == (first, "arrow_card")


def test_the_second_adventurer_when_the_first_is_taken():
    s = five()
    land(s, 4, "corn* corn*")
    take(s, 4, "adventurer")
    assert chooses(s, 4) == ("adventurer2", "arrow")
    assert token(s) == "adventurer"


def test_no_adventurer_with_three_players_one_with_two_or_four():
    assert s_roles(game(3, puertomas=1)) == s_roles(solo()) == 6
    assert s_roles(game(2, puertomas=1)) == s_roles(game(4, puertomas=1)) == 7
    assert s_roles(game(5, puertomas=1)) == 8


def s_roles(s):
    return len(legal(s))


# The token -------------------------------------------------------------------------------------------------


def test_the_token_moves_when_a_puertoma_acts_on_another_players_character():
    s = solo()
    token(s, "builder")
    row(s, "corn corn fruit fruit")
    during(s, "farmer", 1)
    assert token(s) == "builder"
    move(s, 1)
    assert token(s) == "farmer"
    move(s, 2)
    assert token(s) == "farmer", "the second finds it there"


def test_the_token_moves_on_by_one_arrow_only():
    s = solo()
    token(s, "recruiter")
    land(s, 1, "corn*")
    during(s, "producer", 1)
    move(s, 1)
    assert token(s) == "producer"


def test_the_token_stays_if_no_arrow_leads_there():
    s = solo()
    token(s, "producer")
    during(s, "farmer", 1)
    move(s, 1)
    move(s, 2)
    assert token(s) == "producer"


def test_the_token_stays_if_no_puertoma_can_act():
    s = solo()
    token(s, "recruiter")
    play(s, "choose producer")
    assert token(s) == "recruiter" and s.phase == 0, "nobody produces anything"


def test_the_token_follows_the_recruiter_if_a_puertoma_gets_workers():
    s = solo()
    token(s, "builder")
    play(s, "choose recruiter")
    assert token(s) == "recruiter"


def test_the_token_knows_no_smuggler():
    s = solo(smuggler=True)
    token(s, "builder")
    house(s, "corn fruit")
    take(s, 1, "farmer", "recruiter")
    assert chooses(s, 1) == ("smuggler", "coins")
    assert token(s) == "builder"


def test_the_governor_passes_to_puertomas_too():
    s = solo()
    seats = []
    while s.round < 5:
        seats.append(s.governor) if s.picks == 0 and s.phase == 0 else None
        s.play(s.moves()[0])
    assert [seat for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat] == [0, 1, 2, 0]


def test_with_one_person_and_one_puertoma_each_chooses_three_times_in_a_round():
    s = game(2, puertomas=1)
    governor(s, 0)
    choosers = []
    while s.round == 1:
        if s.phase == 0:
            choosers.append(s.to_act)
        s.play(s.moves()[0])
    assert choosers == [0, 1, 0, 1, 0, 1]
