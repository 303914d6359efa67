"""Every worked example of the booklet, and the sentences of its general rules."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core import IllegalMove, find
from game.san_juan import builder, scoring
from game.san_juan.cards import BASE_KINDS, CARDS, CATHEDRAL, COST, FARMS, KIND, PRICES, deck_kinds
from game.san_juan.moves import CHOOSE, LIMIT, OVER
from tests.san_juan.table import kinds, rest, run, sizes, skip_to, table, words

# the cards -----------------------------------------------------------------------------------------------------


def test_contents():
    assert len(deck_kinds(False)) == 44 + 68 and len(deck_kinds(True)) == 44 + 68 + 29
    assert sum(card.copies for card in CARDS[:FARMS]) == 44
    assert [card.copies for card in CARDS[:FARMS]] == [10, 8, 9, 9, 8]
    commercial = CARDS[FARMS:BASE_KINDS]
    assert len(commercial) == 24
    assert all(card.copies == (2 if card.cost == 6 else 3) for card in commercial)
    assert len(PRICES) == 5
    by_cost = Counter(COST[kind] for kind in deck_kinds(False))
    assert by_cost == {1: 19, 2: 26, 3: 24, 4: 21, 5: 14, 6: 8}
    assert Counter(COST[kind] for kind in deck_kinds(True)) == {1: 31, 2: 29, 3: 27, 4: 27, 5: 17, 6: 10}


def test_printed_points():
    for card in CARDS:
        if card.phase == "monument":
            assert card.points == card.cost
        else:
            assert card.points == (0 if card.cost >= 6 else (card.cost + 1) // 2), card.key


# set-up and rounds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players):
    s = find("san_juan").new(players, 1)
    assert all(p.built == [KIND["corn_farm"]] and len(p.hand) == 4 for p in s.seats)
    assert len(s.deck) == 112 - players - 4 * players and not s.discard
    assert not s.cathedral and s.to_act == s.governor == 0
    s = find("san_juan").new(players, 1, {"extension": True})
    assert s.cathedral and len(s.deck) == 141 - 5 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_variant(players):
    s = find("san_juan").new(players, 3, {"choose_hand": True})
    assert sizes(s) == [5, 6, 7, 8][:players]
    while s.stage != CHOOSE:
        seat = s.to_act
        before = len(s.seats[seat].hand)
        s.play(s.moves()[0])
        assert len(s.seats[seat].hand) < before
    assert sizes(s) == [4] * players and len(s.discard) == sum(range(1, players + 1)) and s.to_act == 0


def choosers(s, rounds):
    """Who chooses, with everybody passing on everything, for some rounds."""
    found = []
    while s.round <= rounds:
        if s.stage == CHOOSE:
            found.append((s.round, s.to_act))
        s.play(s.moves()[0])
    return found


def test_two_players_governor_other_governor():
    s = find("san_juan").new(2, 1)
    assert choosers(s, 2) == [(1, 0), (1, 1), (1, 0), (2, 1), (2, 0), (2, 1)]


def test_more_players_one_character_each():
    s = find("san_juan").new(3, 1)
    assert choosers(s, 2) == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0)]
    s = find("san_juan").new(4, 1)
    assert choosers(s, 1) == [(1, 0), (1, 1), (1, 2), (1, 3)]


def test_a_character_is_chosen_once_a_round():
    s = table("", "", "", filler=3)
    run(s, "choose adventurer")
    assert s.to_act == 1 and "choose adventurer" not in words(s) and len(s.moves()) == 4
    assert s.why_not(("choose", "adventurer")) == ("why.taken", {"seat": 0})
    run(s, "choose producer")
    assert s.to_act == 1  # the one who chose begins


def test_everybody_may_pass():
    s = table("", "", filler=4, goods=("corn_farm", "corn_farm"))
    run(s, "choose merchant", "pass", "pass", "choose builder", "pass", "pass", "choose producer")
    assert s.round == 2  # both farms are full: nobody is asked
    assert s.price_card() == -1 and s.merchants == 1


# builder ---------------------------------------------------------------------------------------------------------


def test_builder_privilege_and_payment():
    s = table("", "", hands=("statue corn_farm fruit_farm hero", "statue corn_farm fruit_farm hero"))
    run(s, "choose builder", "build statue")  # 3 - 1
    assert words(s) == {"pay corn_farm", "pay fruit_farm"}  # two of three cards, from left to right
    run(s, "pay corn_farm")
    assert words(s) == {"pay fruit_farm", "pay hero"}
    run(s, "pay hero")
    assert s.seats[0].hand == kinds("fruit_farm") and s.seats[0].built == kinds("corn_farm statue")
    assert "build hero" not in words(s) and "build statue" in words(s)
    run(s, "build statue")  # no privilege: all three other cards
    assert sizes(s) == [1, 0] and s.stage == CHOOSE
    assert Counter(card & 63 for card in s.discard) == Counter(kinds("corn_farm hero corn_farm fruit_farm hero"))


def test_several_production_buildings_but_one_of_each_commercial():
    s = table("corn_farm statue", "", hands=("corn_farm statue fruit_farm hero hero", ""))
    run(s, "choose builder")
    assert "build corn_farm" in words(s) and "build statue" not in words(s)
    assert s.why_not(("build", "statue")) == ("why.owned", {"piece": "statue"})
    with pytest.raises(IllegalMove):
        run(s, "build statue")


def test_example_builder_jason_builds_for_nothing():
    s = table("corn_farm distillery publishing_house", "", hands=("sugar_refinery statue", ""))
    run(s, "choose builder")
    assert builder.discount(s, 0, KIND["sugar_refinery"]) == 3
    run(s, "build sugar_refinery", "double")
    assert s.seats[0].hand == kinds("statue") and KIND["sugar_refinery"] in s.seats[0].built


def test_too_dear_says_so():
    s = table("", "", hands=("hero statue", ""))
    run(s, "choose builder")
    assert words(s) == {"pass"}
    assert s.why_not(("build", "hero")) == ("why.too_dear", {"cost": 4, "cards": 1})


# producer and merchant ---------------------------------------------------------------------------------------------


def test_producer_privilege_and_one_good_a_building():
    s = table("2*corn_farm fruit_farm", "corn_farm fruit_farm", goods=("corn_farm", ""))
    run(s, "choose producer")
    assert words(s) == {"pass", "produce corn_farm", "produce fruit_farm"}
    run(s, "produce corn_farm", "produce fruit_farm")
    assert all(good >= 0 for good in s.seats[0].goods) and s.to_act == 1
    run(s, "produce fruit_farm")
    assert s.seats[1].goods[0] == -1 and s.seats[1].goods[1] >= 0 and s.stage == CHOOSE


def test_goods_are_sold_at_the_open_prices_and_the_card_goes_under():
    town = "corn_farm coffee_roaster"
    s = table(town, "coffee_roaster", goods=(town, "coffee_roaster"), prices=4)
    events = []
    s.listener = events.append
    run(s, "choose merchant", "sell corn_farm", "sell coffee_roaster", "sell coffee_roaster")
    assert sizes(s) == [1 + 3, 3] and len(s.discard) == 3
    assert all(card >> 6 == 0 for card in s.discard)  # nobody looked at them
    while s.merchants < 6:
        while s.stage != CHOOSE or s.taken[2] >= 0:
            s.play(s.moves()[0])
        run(s, "choose merchant")
    shown = [event.detail for event in events if event.kind == "prices"]
    assert shown == [PRICES[4], *PRICES[:4], PRICES[4]]  # also when nobody sells; the sixth is the first again


def test_example_merchant_david_draws_seven():
    s = table(
        "corn_farm sugar_refinery coffee_roaster trading_post large_market",
        "",
        goods=("corn_farm sugar_refinery coffee_roaster",),
        prices=2,
    )
    run(s, "choose merchant", "sell corn_farm", "sell sugar_refinery", "sell coffee_roaster")
    assert sizes(s)[0] == 7


# recruiter and adventurer -------------------------------------------------------------------------------------------


def test_recruiter_two_cards_or_five():
    s = table("", "", top="hero statue chapel crane villa canal notary")
    run(s, "choose recruiter")
    assert s.drawn == sorted(kinds("hero statue chapel crane villa"))
    run(s, "keep hero")
    assert s.seats[0].hand == kinds("hero") and s.to_act == 1
    assert s.drawn == sorted(kinds("canal notary"))
    run(s, "keep notary")
    assert s.seats[1].hand == kinds("notary") and len(s.discard) == 5


def test_adventurer_draws_one_card_alone():
    s = table("", "", top="hero")
    run(s, "choose adventurer")
    assert s.seats[0].hand == kinds("hero") and sizes(s) == [1, 0] and s.to_act == 1


# a new round and the end -------------------------------------------------------------------------------------------


def to_new_round(s):
    """Let the round end with characters that change no hand."""
    while s.stage == CHOOSE and s.picks < 3:
        free = [role for role in ("producer", "merchant", "builder") if ("choose", role) in s.moves()]
        run(s, f"choose {free[0]}")
        while s.role >= 0:
            s.play(s.moves()[0])
        if s.picks == 0:
            return s
    return s


def test_hand_limit_of_seven():
    s = table("", "", filler=9)
    to_new_round(s)
    assert s.round == 2 and s.stage == LIMIT and s.to_act == 1 and s.due == 2
    while s.stage == LIMIT:
        s.play(s.moves()[0])
    assert sizes(s) == [7, 7] and s.to_act == 1


TEN = "corn_farm distillery gold_mine notary hospital black_market trading_post factory small_market chapel"


def test_the_game_ends_after_the_builder_phase_of_the_twelfth_building():
    s = table(TEN + " canal", "", "", hands=("statue hero hero hero", "statue 3*corn_farm", ""))
    run(s, "choose builder", "build statue", "pay hero", "pay hero")
    assert len(s.seats[0].built) == 12 and s.to_act == 1  # the phase goes on
    run(s, "build statue")
    assert s.to_act is None and s.stage == OVER and s.moves() == [] and s.round == 1
    assert s.winners() == [0]


def test_tie_is_broken_by_cards_and_goods_then_shared():
    s = table(TEN + " canal villa", TEN + " canal villa", hands=("hero", ""), goods=("", "corn_farm"))
    assert s.to_act is None and s.totals()[0] == s.totals()[1] and s.tiebreak(0) == s.tiebreak(1) == 1
    assert s.winners() == [0, 1]
    s.seats[1].hand = kinds("statue")
    assert s.winners() == [1]


# the effects' examples --------------------------------------------------------------------------------------------


def produced(town):
    """How many goods a seat may produce, as others' Producer, as Producer, and with a Publishing house."""
    found = []
    farms = "4*corn_farm 2*fruit_farm "
    for chooser, extra in ((1, ""), (0, ""), (0, " publishing_house")):
        s = table(farms + town + extra, "", "", chooser=chooser)
        found.append(skip_to(run(s, "choose producer"), 0).left)
    return found


def test_example_canal_marie():
    assert produced("canal") == [2, 3, 4]
    assert produced("") == [1, 2, 3]


def sold(town):
    found = []
    farms = "3*corn_farm 2*fruit_farm "
    for chooser, extra in ((1, ""), (0, ""), (0, " publishing_house")):
        s = table(farms + town + extra, "", "", goods=(farms, ""), chooser=chooser)
        found.append(skip_to(run(s, "choose merchant"), 0).left)
    return found


def test_example_trading_post_david():
    assert sold("trading_post") == [2, 3, 4]
    assert sold("") == [1, 2, 3]


def test_example_materials_depot_nicole():
    s = table("corn_farm materials_depot", "", hands=("crane hero", ""))
    run(s, "choose builder", "build crane")
    assert s.seats[0].hand == kinds("hero")


def test_example_notary_and_villa_nicole():
    s = table("corn_farm villa notary", "", hands=("crane hero", ""), top="5*corn_farm")
    run(s, "choose recruiter")
    assert sizes(s)[0] == 7 and s.due == 3
    run(s, "discard corn_farm", "discard crane")  # the third one can only be the last card
    assert s.seats[0].hand == kinds("4*corn_farm")


def test_example_large_market_sarah():
    s = table("fruit_farm tobacco_dryer large_market", "", goods=("fruit_farm tobacco_dryer",), prices=0)
    run(s, "choose merchant", "sell fruit_farm", "sell tobacco_dryer")
    assert sizes(s)[0] == 4


def test_example_crane_nicole_covers_her_chapel():
    s = table("crane chapel", "", hands=("customs_house 4*corn_farm",), chapel=("statue",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build customs_house")
    assert words(s) == {"cover chapel"}  # beside the others it would be too dear
    run(s, "cover chapel")
    nicole = s.seats[0]
    assert s.due == 3 and nicole.built == kinds("crane customs_house") and nicole.covered == kinds("chapel")
    run(s, "pay corn_farm", "pay corn_farm", "pay corn_farm")
    assert nicole.hand == kinds("corn_farm") and s.score()[0]["chapel"] == 1


def test_example_crane_jason_covers_his_tobacco_dryer():
    s = table("tobacco_dryer crane", "", hands=("statue 3*hero",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build statue")
    assert words(s) == {"beside", "cover tobacco_dryer"}
    run(s, "cover tobacco_dryer")
    assert s.seats[0].hand == kinds("3*hero") and s.seats[0].built == kinds("statue crane")


def test_example_publishing_house_jason_and_david():
    s = table("corn_farm notary villa publishing_house", "", top="8*corn_farm", hands=("hero",))
    run(s, "choose recruiter", "double")
    assert sizes(s)[0] == 9 and s.due == 6
    s = table("corn_farm materials_depot publishing_house", "", hands=("hero 3*statue",))
    run(s, "choose builder")
    assert builder.discount(s, 0, KIND["hero"]) == 3 and builder.price(s, 0, KIND["hero"]) == 2


def test_example_black_market_marie():
    s = table(
        "corn_farm sugar_refinery black_market",
        "",
        hands=("publishing_house 3*hero corn_farm",),
        goods=("corn_farm sugar_refinery",),
        chooser=1,
    )
    skip_to(run(s, "choose builder"), 0)
    run(s, "build publishing_house")
    assert s.due == 5
    run(s, "barter corn_farm", "barter sugar_refinery")
    assert s.due == 3 and s.seats[0].goods == [-1, -1] and sizes(s)[0] == 4
    run(s, "pay hero")
    assert s.seats[0].hand == kinds("corn_farm")


def test_example_gold_mine_marie():
    s = table("corn_farm gold_mine", "", top="hero publishing_house sawmill distillery sugar_refinery")
    run(s, "choose adventurer")
    assert s.seats[0].hand == kinds("hero") and len(s.discard) == 4
    s = table("corn_farm gold_mine", "", top="hero materials_depot gold_mine sugar_refinery publishing_house")
    run(s, "choose adventurer")
    assert sorted(s.seats[0].hand) == sorted(kinds("hero gold_mine")) and len(s.discard) == 3
    assert s.seats[0].shown == kinds("gold_mine")


@pytest.mark.parametrize(("chooser", "extra", "drawn"), [(1, "", 2), (0, "", 5), (0, " publishing_house", 8)])
def test_example_villa_nicole(chooser, extra, drawn):
    s = table("corn_farm villa" + extra, "", "", hands=("hero", "", ""), chooser=chooser)
    deck = len(s.deck)
    run(s, "choose recruiter")
    if drawn == 2:
        rest(s)  # both cards are kept: nothing to decide
        assert deck - len(s.deck) == 5 + 2 + 2
    else:
        assert len(s.drawn) == drawn and s.due == 2
        rest(s)
    assert sizes(s)[0] == 1 + 2
    s = table("corn_farm villa notary" + extra, "", "", hands=("hero", "", ""), chooser=chooser)
    run(s, "choose recruiter")
    if drawn > 2:
        assert sizes(s)[0] == 1 + drawn and s.due == {5: 3, 8: 6}[drawn]
    rest(s)
    assert sizes(s)[0] == 1 + 2


def test_example_main_square_david():
    s = table("statue hero main_square", "")
    assert s.score()[0]["main_square"] == 6
    assert table("statue main_square", "").score()[0]["main_square"] == 4
    assert table("statue hero triumphal_arch main_square", "").score()[0]["main_square"] == 8
    assert table("corn_farm main_square", "").score()[0]["main_square"] == 0


def test_example_customs_house_marie():
    # 5 + 4 + 3 + 3 + 6 * 2 + 2 + 5 tucked = 34
    town = "hero triumphal_arch statue publishing_house chapel lighthouse canal sawmill villa large_market"
    s = table(town + " materials_depot customs_house", "", chapel=("5*corn_farm",))
    items = s.score()[0]
    assert items["buildings"] + items["chapel"] == 34
    assert items["customs_house"] == 8 and s.totals()[0] == 42


def test_example_manufactory_nicole():
    s = table("3*corn_farm fruit_farm 2*sugar_refinery manufactory", "")
    assert s.score()[0]["manufactory"] == 9


def test_example_governors_palace_jason():
    town = "hospital canal sawmill chapel materials_depot publishing_house statue customs_house governors_palace"
    assert table(town, "").score()[0]["governors_palace"] == 9
    assert table(town + " 2*corn_farm", "").score()[0]["governors_palace"] == 9


def test_example_land_office():
    s = table("crane land_office", "", hands=("publishing_house",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build publishing_house", "cover land_office")
    assert s.stage == CHOOSE and s.seats[0].covered == kinds("land_office")
    for town, chooser, price in (
        ("crane land_office", 1, 1),
        ("crane land_office", 0, 0),
        ("crane land_office materials_depot", 1, 0),
    ):
        s = table(town, "", hands=("hero",), chooser=chooser)
        skip_to(run(s, "choose builder"), 0)
        assert builder.price(s, 0, CATHEDRAL, KIND["land_office"]) == price
        run(s, "build cathedral", "cover land_office")
        assert sizes(s)[0] == 1 - price and not s.cathedral and CATHEDRAL in s.seats[0].built


def test_examples_residence():
    marie = "2*corn_farm fruit_farm black_market factory 2*sugar_refinery canal customs_house manufactory residence"
    assert table(marie, "").score()[0]["residence"] == 7
    david = (
        "2*corn_farm notary gold_mine fortress land_registry sawmill sugar_refinery canal "
        "customs_house governors_palace residence"
    )
    assert table(david, "").score()[0]["residence"] == 10
    assert scoring.sets_of_three(kinds("3*corn_farm notary gold_mine"), 1) == 1
    assert scoring.sets_of_three(kinds("2*corn_farm notary"), 1) == 0


def test_example_cathedral_david():
    rivals = ("manufactory governors_palace residence", "manufactory governors_palace customs_house")
    s = table("corn_farm cathedral", *rivals)
    assert s.score()[0]["cathedral"] == 10
    assert table("cathedral residence", "corn_farm").score()[0]["cathedral"] == 0  # one's own do not count
    assert table("cathedral", "residence").score()[0]["cathedral"] == 4
    assert table("cathedral", "residence", "manufactory customs_house").score()[0]["cathedral"] == 9
