"""Rare meetings of rules: covered buildings, the Cathedral, short decks, and what is reset from phase to phase."""

from __future__ import annotations

import pytest

from game.san_juan import builder, new_round, notation, scoring
from game.san_juan.cards import CARDS, CATHEDRAL, KIND, PRICES
from game.san_juan.moves import CHOOSE, OVER, PAY
from game.san_juan.state import SanJuan
from tests.san_juan.table import kinds, rest, run, shrink_deck, sizes, skip_to, table, words


def builder_of(seat: int, s: SanJuan) -> SanJuan:
    """The Builder phase of the Governor, at the turn of a seat."""
    return skip_to(run(s, "choose builder"), seat)


# the tables -----------------------------------------------------------------------------------------------------

TABLE = """
corn_farm 1 1 10
fruit_farm 2 1 8
sugar_refinery 3 2 9
tobacco_dryer 4 2 9
coffee_roaster 5 3 8
distillery 1 1 3
gold_mine 1 1 3
notary 1 1 3
hospital 2 1 3
black_market 2 1 3
trading_post 2 1 3
factory 2 1 3
small_market 2 1 3
crane 2 1 3
chapel 3 2 3
lighthouse 3 2 3
canal 3 2 3
sawmill 3 2 3
villa 4 2 3
large_market 4 2 3
materials_depot 4 2 3
publishing_house 5 3 3
statue 3 3 3
triumphal_arch 4 4 3
hero 5 5 3
manufactory 6 0 2
governors_palace 6 0 2
main_square 6 0 2
customs_house 6 0 2
fortress 1 1 3
company 1 1 3
land_registry 1 1 3
bohio 1 1 3
school 2 1 3
land_office 3 2 3
church 4 2 3
harbor 4 2 3
goldsmith 5 3 3
residence 6 0 2
cathedral 7 0 1
"""
"""Cost, points, copies: written out once more, so that a slip in the card table shows."""


def test_every_card_has_the_cost_points_and_copies_of_the_edition():
    assert [f"{card.key} {card.cost} {card.points} {card.copies}" for card in CARDS] == TABLE.split("\n")[1:-1]


def test_the_trading_house_cards():
    assert ["".join(map(str, row)) for row in PRICES] == ["11122", "11222", "11223", "12223", "12233"]


# covered buildings do nothing -------------------------------------------------------------------------------------


def test_covered_hospital_gives_no_card():
    s = builder_of(0, table("corn_farm crane hospital", "", "", hands=("statue hero",), chooser=1))
    run(s, "build statue", "cover hospital")
    assert sizes(s)[0] == 0 and len(s.discard) == 1
    s = builder_of(0, table("corn_farm crane hospital", "", "", hands=("statue 2*hero",), chooser=1))
    run(s, "build statue", "cover corn_farm")
    assert sizes(s)[0] == 1  # the Hospital that stays


def test_covered_distillery_does_not_help_to_pay():
    town = "corn_farm crane distillery"
    s = builder_of(0, table(town, "", "", hands=("tobacco_dryer 3*hero canal",), chooser=1))
    twin = run(s.copy(), "build tobacco_dryer", "cover distillery")
    assert twin.stage == PAY and twin.due == 4 - 1
    run(s, "build tobacco_dryer", "cover corn_farm")
    assert s.due == 4 - 1 - 1


def test_covered_school_teaches_nothing_and_covered_buildings_are_not_counted():
    towns = ("crane school", "corn_farm notary canal", "corn_farm notary canal")
    s = run(table(*towns, hands=("statue hero",)), "choose builder", "build statue", "cover school")
    assert s.stage == CHOOSE and sizes(s)[0] == 1  # two buildings, fewer than all others, but no School any more
    s = run(table("crane school", "corn_farm notary", "corn_farm canal", covered=("statue hero",)), "choose builder")
    assert sizes(s) == [0, 0, 0]  # nobody has more
    s = run(table("crane school", *towns[1:], covered=("statue hero",)), "choose builder")
    assert sizes(s) == [1, 0, 0]  # two against three


def test_covered_fortress_limits_nobody():
    s = table("corn_farm crane fortress", "", "", hands=("statue 2*hero",))
    assert [new_round.hand_limit(s, seat) for seat in range(3)] == [7, 6, 6]
    run(s, "choose builder", "build statue", "cover fortress")
    assert [new_round.hand_limit(s, seat) for seat in range(3)] == [7, 7, 7]


def test_goldsmith_does_not_see_covered_buildings():
    s = table("corn_farm goldsmith", "corn_farm", "", top="hero statue", covered=("", "statue"))
    run(s, "choose adventurer")
    assert s.seats[0].hand == sorted(kinds("hero statue"))


def test_covered_buildings_bring_no_points_to_others():
    def item(name: str, town: str, *others: str, covered: tuple[str, ...]) -> int:
        return table(town, *(others or ("",)), covered=covered).score()[0][name]

    assert item("main_square", "statue main_square", covered=("hero",)) == 4
    assert item("manufactory", "2*corn_farm manufactory", covered=("corn_farm fruit_farm",)) == 2 + 1
    assert item("governors_palace", "statue governors_palace", covered=("hero canal",)) == 2
    assert item("residence", "corn_farm notary residence", covered=("gold_mine distillery",)) == 0
    assert item("cathedral", "cathedral", "manufactory", covered=("", "residence customs_house")) == 4


def test_a_covered_building_of_cost_six_scores_nothing_itself():
    six = ("main_square", "manufactory", "governors_palace", "residence", "customs_house")
    town = "statue corn_farm notary gold_mine publishing_house"
    for name in six:
        s = table(town, "", covered=(name,))
        assert s.score()[0][name] == 0 and s.totals()[0] == 3 + 1 + 1 + 1 + 3, name
        assert table(f"{town} {name}", "").score()[0][name] > 0, name


def test_sawmill_that_stays_pays_when_something_else_is_covered():
    s = builder_of(0, table("corn_farm crane sawmill", "", "", hands=("hero 4*fruit_farm",), chooser=1))
    run(s, "build hero", "cover corn_farm")
    assert s.seats[0].covered == kinds("corn_farm") and sizes(s)[0] == 1  # four cards paid, one drawn


def test_the_good_of_a_covered_building_does_not_count_for_the_black_market():
    def over_what(farms: str, goods: str) -> set[str]:
        town = f"{farms} crane black_market"
        s = builder_of(0, table(town, "", "", hands=("statue hero",), goods=(goods,), chooser=1))
        return words(run(s, "build statue"))

    # Statue over a farm costs 2: the card in hand, and a good if one is left. Over the Black market it costs 1.
    assert over_what("corn_farm", "corn_farm") == {"cover black_market"}
    assert over_what("2*corn_farm", "corn_farm") == {"cover corn_farm", "cover black_market"}  # the empty one goes
    assert over_what("2*corn_farm", "2*corn_farm") == {"beside", "cover corn_farm", "cover black_market"}
    assert over_what("corn_farm fruit_farm", "corn_farm") == {"cover fruit_farm", "cover black_market"}
    s = table("3*corn_farm crane black_market", "", goods=("3*corn_farm",))
    player = s.seats[0]
    assert [builder.barter_limit(player, over) for over in kinds("corn_farm crane black_market")] == [2, 2, 0]


def test_crane_and_black_market_share_a_payment():
    town = "corn_farm fruit_farm crane black_market"
    goods = ("corn_farm fruit_farm",)
    s = builder_of(0, table(town, "", "", hands=("hero 3*sugar_refinery",), goods=goods, chooser=1))
    run(s, "build hero")
    assert words(s) == {"beside", "cover corn_farm", "cover fruit_farm", "cover black_market"}
    run(s, "cover corn_farm")
    assert s.due == 5 - 1 and words(s) == {"barter fruit_farm"}  # its own good is gone, the other one is needed
    run(s, "barter fruit_farm")
    assert sizes(s)[0] == 0 and s.seats[0].goods == [-1] and s.seats[0].slots == kinds("fruit_farm")
    assert len(s.discard) == 1 + 1 + 3 and s.stage == CHOOSE


# Cathedral --------------------------------------------------------------------------------------------------------


def test_cathedral_counts_for_the_governors_palace():
    assert table("corn_farm cathedral governors_palace", "").score()[0]["governors_palace"] == 2


def test_cathedral_can_be_built_with_an_empty_hand():
    s = run(table("corn_farm crane land_office", "", ""), "choose builder")
    assert s.to_act == 0 and words(s) == {"pass", "build cathedral"}
    run(s, "build cathedral")
    assert words(s) == {"cover land_office"}  # 7 - 1 - 6
    run(s, "cover land_office")
    assert s.seats[0].built == kinds("corn_farm crane cathedral") and s.stage == CHOOSE
    s = run(table("corn_farm crane land_office", "", "", chooser=1), "choose builder")
    assert s.stage == CHOOSE and s.cathedral  # without the privilege one card is missing, as all can see


def test_cathedral_as_the_twelfth_building():
    town = "3*corn_farm distillery gold_mine notary hospital trading_post factory small_market canal"
    s = run(table(town, "", "", hands=("6*fruit_farm",)), "choose builder", "build cathedral")
    assert len(s.seats[0].built) == 12 and s.stage == OVER and s.to_act is None


def test_covered_cathedral_is_out_of_the_game():
    s = table("corn_farm crane cathedral", "manufactory", hands=("customs_house", "6*fruit_farm hero"))
    assert s.score()[0]["cathedral"] == 4
    run(s, "choose builder", "build customs_house", "cover cathedral")  # for nothing: 6 - 7
    assert s.seats[0].covered == [CATHEDRAL]
    assert s.score()[0] == {**dict.fromkeys(scoring.ITEMS, 0), "buildings": 1 + 1}
    assert s.to_act == 1 and "build cathedral" not in words(s)  # it does not return to the table
    assert s.why_not(("build", "cathedral")) == ("why.cathedral_gone", {})
    assert notation.load(s.to_json()) == s


# Adventurer -------------------------------------------------------------------------------------------------------


def test_goldsmith_of_another_seat():
    s = run(table("corn_farm", "corn_farm goldsmith", "", top="hero statue"), "choose adventurer")
    assert [player.hand for player in s.seats] == [kinds("hero"), kinds("statue"), []]


def test_mines_are_worked_from_the_adventurer_on():
    top = "hero corn_farm fruit_farm sugar_refinery tobacco_dryer 4*fruit_farm distillery hospital canal villa"
    town = "corn_farm gold_mine"
    s = run(table(town, "corn_farm", town, town, top=top, chooser=2), "choose adventurer")
    # seat 2 draws the hero and strikes, seat 3 turns up four alike, seat 0 strikes; seat 1 has no mine
    assert [player.hand for player in s.seats] == [kinds("distillery"), [], kinds("corn_farm hero"), []]
    assert len(s.discard) == 3 + 4 + 3


def test_gold_mine_needs_four_cards():
    top = "hero corn_farm fruit_farm sugar_refinery"
    s = shrink_deck(table("corn_farm gold_mine", "", "", top=top), 4)
    run(s, "choose adventurer")
    assert s.seats[0].hand == kinds("hero") and not s.deck  # three different costs are not enough
    assert sorted(card & 63 for card in s.discard) == kinds("corn_farm fruit_farm sugar_refinery")
    s = shrink_deck(table("corn_farm gold_mine", "", "", top=top, discard="tobacco_dryer"), 4)
    run(s, "choose adventurer")
    assert s.seats[0].hand == sorted(kinds("hero corn_farm")) and len(s.discard) == 3  # the fourth from the pile


# Merchant, Recruiter ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sold", ["land_registry", "corn_farm land_registry"])
def test_harbor_takes_the_good_of_the_land_registry_like_any_other(sold):
    s = table("corn_farm land_registry harbor", "", "", goods=(sold,), prices=0)
    first = next(good for good in s.seats[0].goods if good >= 0)
    run(s, "choose merchant", *(f"sell {name}" for name in sold.split()))
    assert s.seats[0].harbor == [first] and len(s.discard) == len(sold.split()) - 1
    assert sizes(s)[0] == (2 if sold == "land_registry" else 1 + 2)


@pytest.mark.parametrize(
    ("town", "deck", "due", "left"),
    [
        ("notary", 3, 2, 2),
        ("notary", 1, 0, 2),
        ("notary", 0, 0, 1),
        ("notary villa", 3, 1, 3),
        ("notary villa", 1, 0, 2),
    ],
)
def test_notary_with_a_short_deck_discards_what_was_drawn_too_much(town, deck, due, left):
    s = shrink_deck(table(f"corn_farm {town}", "", hands=("hero",)), deck)
    run(s, "choose recruiter")
    if due:
        assert s.to_act == 0 and s.due == due and sizes(s)[0] == 1 + deck
    rest(s)
    assert sizes(s)[0] == left


def test_a_school_teaches_from_the_next_builder_phase_on():
    s = table("corn_farm", "corn_farm notary canal", hands=("school hero hero",))
    run(s, "choose builder", "build school", "pay hero")
    assert sizes(s)[0] == 1 and s.seats[0].has(KIND["school"])
    run(s, "choose producer", "pass", "pass", "choose merchant")
    assert s.round == 2
    run(s, "choose builder")
    rest(s)
    assert sizes(s)[0] == 2  # not new any more


def test_bohio_looks_at_the_present_merchant_phase_only():
    s = table("corn_farm bohio", "corn_farm", goods=("corn_farm",))
    run(s, "choose merchant", "sell corn_farm")
    assert sizes(s) == [1, 0]
    run(s, "choose producer", "pass", "pass", "choose builder", "pass")
    assert s.round == 2
    run(s, "choose merchant")
    assert sizes(s) == [2, 0]  # what was sold in the phase before is forgotten


def test_publishing_house_built_with_the_first_choice_doubles_the_second():
    s = table("corn_farm", "corn_farm", hands=("publishing_house 3*hero canal",))
    run(s, "choose builder", "build publishing_house")
    assert s.to_act == 1 and sizes(s) == [0, 0]
    run(s, "choose producer", "pass", "pass")
    assert s.to_act == 0 and words(s) == {"choose merchant", "choose recruiter", "choose adventurer"}
    run(s, "choose adventurer")
    assert sizes(s)[0] == 2


# the end ----------------------------------------------------------------------------------------------------------

ELEVEN = "corn_farm distillery gold_mine notary hospital black_market trading_post factory small_market chapel canal"


def test_two_seats_with_twelve_buildings():
    s = table(ELEVEN, ELEVEN, "", hands=("corn_farm hero", "hero statue 2*villa 2*lighthouse"))
    run(s, "choose builder", "build corn_farm", "build hero")
    assert [len(player.built) for player in s.seats] == [12, 12, 1] and s.to_act is None
    assert s.totals()[1] - s.totals()[0] == 5 - 1 and s.winners() == [1]  # points decide, not who was first
    assert notation.load(s.to_json()) == s


def test_tucked_cards_do_not_break_a_tie():
    town = ELEVEN + " villa"
    s = table(town, town, hands=("hero", "hero"), goods=("corn_farm",))
    player = s.seats[1]
    for cards in (player.chapel, player.church, player.harbor):
        cards += [s.deck.pop(), s.deck.pop()]
    assert s.tiebreak(0) == 2 and s.tiebreak(1) == 1
    s.seats[0].chapel += [s.deck.pop() for _ in range(6)]  # as many points
    assert s.totals()[0] == s.totals()[1] and s.winners() == [0]


def test_residence_sets_of_every_cost():
    for town in (
        "tobacco_dryer villa large_market residence",
        "triumphal_arch church harbor residence",
        "coffee_roaster publishing_house hero residence",
        "goldsmith hero publishing_house residence",
    ):
        assert table(town, "").score()[0]["residence"] == 4, town
    assert table("2*tobacco_dryer villa hero goldsmith residence", "").score()[0]["residence"] == 0
