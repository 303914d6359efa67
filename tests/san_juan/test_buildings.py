"""Each commercial building: alone, with the Publishing house, and with those that its text names beside it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core import IllegalMove
from game.san_juan import builder, new_round, notation
from game.san_juan.cards import COST, KIND
from game.san_juan.moves import CHAPEL_STAGE, CHOOSE, CHURCH_STAGE, COVER, EXCHANGE, LIMIT, PAY
from game.san_juan.state import SanJuan
from tests.san_juan.table import kinds, rest, run, shrink_deck, sizes, skip_to, table, words

HOUSE = " publishing_house"


def as_other(role: str, *args: str, **more: object) -> SanJuan:
    """A phase that seat 1 has chosen, at the turn of seat 0."""
    s = table(*args, chooser=1, **more)  # type: ignore[arg-type]
    return skip_to(run(s, f"choose {role}"), 0)


def new_round_of(s: SanJuan) -> SanJuan:
    """Play characters that change nothing until the next round begins, and stop at its first decision."""
    first = s.round
    while s.round == first:
        free = [role for role in ("producer", "merchant", "builder") if ("choose", role) in s.moves()]
        run(s, f"choose {free[0]}")
        while s.role >= 0:
            s.play(s.moves()[0])
    return s


# production -------------------------------------------------------------------------------------------------


def test_publishing_house_doubles_each_privilege():
    s = run(table("4*corn_farm" + HOUSE, "", ""), "choose producer")
    assert s.left == 3
    s = run(table("4*corn_farm" + HOUSE, "", "", goods=("4*corn_farm",)), "choose merchant")
    assert s.left == 3
    s = run(table("corn_farm" + HOUSE, "", ""), "choose recruiter")
    assert len(s.drawn) == 8 and s.due == 1
    s = run(table("corn_farm" + HOUSE, "", ""), "choose adventurer")
    assert sizes(s)[0] == 2
    s = run(table("corn_farm" + HOUSE, "", "", hands=("hero 4*corn_farm",)), "choose builder")
    assert builder.price(s, 0, KIND["hero"]) == 3


def test_publishing_house_is_no_help_on_anothers_character():
    s = as_other("producer", "4*corn_farm" + HOUSE, "", "")
    assert s.left == 1
    s = as_other("recruiter", "corn_farm" + HOUSE, "", "")
    assert len(s.drawn) == 2


def test_publishing_house_once_a_round_with_two_players():
    s = table("corn_farm" + HOUSE, "corn_farm")
    assert len(s.moves()) == 5  # not committed at the choice
    run(s, "choose adventurer")
    assert sizes(s)[0] == 1 and words(s) == {"double", "pass"}  # the first card is seen before
    run(s, "double")
    assert sizes(s)[0] == 2 and s.spent
    rest(run(s, "choose producer"))
    assert s.to_act == 0 and len(s.moves()) == 3
    run(s, "choose recruiter")
    assert len(s.drawn) == 5  # used up
    s = table("corn_farm" + HOUSE, "corn_farm")
    run(s, "choose adventurer", "pass")
    assert sizes(s)[0] == 1 and not s.spent
    rest(run(s, "choose producer"))
    run(s, "choose recruiter")
    assert len(s.drawn) == 8 and s.spent  # saved for the second choice
    rest(s)
    assert s.round == 2 and not s.spent


def test_publishing_house_of_the_other_player_works_too():
    s = table("corn_farm", "corn_farm" + HOUSE)
    rest(run(s, "choose producer"))
    assert s.to_act == 1 and len(s.moves()) == 4
    run(s, "choose recruiter")
    assert s.to_act == 1 and len(s.drawn) == 8


def test_publishing_houses_of_both_players_in_one_round():
    s = table("corn_farm" + HOUSE, "corn_farm" + HOUSE)
    run(s, "choose adventurer", "double")
    run(s, "choose recruiter")
    assert s.to_act == 1 and len(s.drawn) == 8  # the Governor's is used up, not this one
    rest(s)
    run(s, "choose builder")
    assert not s.doubled


def test_publishing_house_is_not_limited_with_three():
    s = table("corn_farm" + HOUSE, "", "")
    assert len(s.moves()) == 5
    run(s, "choose adventurer")
    assert sizes(s)[0] == 2 and not s.spent


def test_factory_draws_for_two_goods():
    town = "3*corn_farm factory"
    s = run(table(town, "", ""), "choose producer", "produce corn_farm", "produce corn_farm")
    assert sizes(s)[0] == 1
    s = run(table(town, "", ""), "choose producer", "produce corn_farm", "pass")
    assert sizes(s)[0] == 0
    s = run(as_other("producer", town, "", ""), "produce corn_farm")
    assert sizes(s)[0] == 0
    s = run(as_other("producer", town + " canal", "", ""), "produce corn_farm", "produce corn_farm")
    assert sizes(s)[0] == 1  # Producer or not
    s = run(table(town + HOUSE, "", ""), "choose producer", *["produce corn_farm"] * 3)
    assert sizes(s)[0] == 1  # one card, however many goods


def test_canal_needs_a_free_building():
    s = run(table("2*corn_farm canal", "", "", goods=("corn_farm",)), "choose producer")
    assert s.left == 3
    run(s, "produce corn_farm")
    assert s.to_act == 1


# merchant ---------------------------------------------------------------------------------------------------


def test_markets():
    town = "2*corn_farm coffee_roaster"
    goods = ("2*corn_farm coffee_roaster",)
    for extra, first, both in (
        ("", 1, 2),
        (" small_market", 1, 3),
        (" large_market", 2, 3),
        (" small_market large_market", 2, 4),
    ):
        s = run(table(town + extra, "", "", goods=goods), "choose merchant", "sell corn_farm", "pass")
        assert sizes(s)[0] == first
        s = run(table(town + extra, "", "", goods=goods), "choose merchant", "sell corn_farm", "sell corn_farm")
        assert sizes(s)[0] == both
        s = run(table(town + extra, "", "", goods=goods), "choose merchant", "pass")
        assert sizes(s)[0] == 0
    s = run(as_other("merchant", town + " small_market trading_post", "", "", goods=goods), "sell corn_farm")
    run(s, "sell coffee_roaster")
    assert sizes(s)[0] == 1 + 2 + 1  # Merchant or not
    s = run(table(town + " small_market large_market" + HOUSE, "", "", goods=goods), "choose merchant")
    run(s, "sell corn_farm", "sell corn_farm", "sell coffee_roaster")
    assert sizes(s)[0] == 1 + 1 + 2 + 1 + 1


def test_harbor_keeps_one_of_the_goods_sold():
    s = table("2*corn_farm harbor", "", "", goods=("2*corn_farm",))
    goods = list(s.seats[0].goods)
    run(s, "choose merchant", "sell corn_farm", "sell corn_farm")
    assert s.seats[0].harbor == goods[:1] and s.discard == goods[1:] and sizes(s)[0] == 2
    assert s.score()[0]["harbor"] == 1
    s = run(table("2*corn_farm harbor", "", "", goods=("2*corn_farm",)), "choose merchant", "pass")
    assert s.seats[0].harbor == []
    s = run(table("3*corn_farm harbor" + HOUSE, "", "", goods=("3*corn_farm",)), "choose merchant")
    run(s, *["sell corn_farm"] * 3)
    assert len(s.seats[0].harbor) == 1 and len(s.discard) == 2
    s = run(as_other("merchant", "2*corn_farm harbor", "", "", goods=("2*corn_farm",)), "sell corn_farm")
    assert len(s.seats[0].harbor) == 1 and not s.discard


def test_harbor_again_in_the_next_merchant_phase():
    s = table("2*corn_farm harbor", "", goods=("2*corn_farm",))
    run(s, "choose merchant", "sell corn_farm", "pass")
    new_round_of(s)
    skip_to(s, 1)
    run(s, "choose merchant")
    assert s.to_act == 0
    run(s, "sell corn_farm")
    assert len(s.seats[0].harbor) == 2


def test_bohio_draws_if_nobody_sells():
    s = run(table("corn_farm bohio", "", "", goods=("corn_farm",)), "choose merchant", "pass")
    assert sizes(s) == [1, 0, 0]
    s = run(table("corn_farm bohio", "", "", goods=("", "corn_farm")), "choose merchant", "sell corn_farm")
    assert sizes(s) == [0, 1, 0]
    s = run(table("corn_farm bohio", "corn_farm bohio", ""), "choose merchant")
    assert sizes(s) == [1, 1, 0]
    s = run(table("corn_farm bohio" + HOUSE, "", ""), "choose merchant")
    assert sizes(s) == [1, 0, 0]  # the privilege is doubled, not the Bohio


# land registry ----------------------------------------------------------------------------------------------


def test_land_registry_gets_a_good_when_the_recruiter_is_chosen():
    town = "corn_farm land_registry"
    s = table(town, town, "", goods=("land_registry",))
    top = s.deck[-1]
    run(s, "choose recruiter")
    assert s.seats[1].goods == [-1, top]  # the first one has its good already
    assert len(s.drawn) == 5


def test_land_registry_gets_nothing_from_the_producer():
    s = run(table("corn_farm land_registry", "", ""), "choose producer")
    assert s.seats[0].goods == [-1, -1] and words(s) == {"pass", "produce corn_farm"}
    assert s.why_not(("produce", "land_registry")) == ("why.not_by_producer", {})
    s = run(table("corn_farm land_registry", "", "", goods=("corn_farm",)), "choose producer")
    assert s.to_act == 1  # a free registry is no reason to be asked


def test_land_registry_good_sells_for_two_and_counts_for_the_markets():
    town = "corn_farm land_registry large_market small_market"
    s = table(town, "", "", goods=("corn_farm land_registry",), prices=4)
    run(s, "choose merchant", "sell corn_farm", "sell land_registry")
    assert sizes(s)[0] == 1 + 2 + 1 + 1
    s = run(as_other("merchant", town, "", "", goods=("corn_farm land_registry",)), "sell land_registry")
    assert sizes(s)[0] == 2 + 1 and s.stage == CHOOSE  # it takes the place of another sale


def test_land_registry_good_at_the_black_market_and_in_a_tie():
    town = "corn_farm land_registry black_market"
    s = as_other("builder", town, "", "", hands=("statue hero hero",), goods=("land_registry",))
    run(s, "build statue", "barter land_registry")
    assert sizes(s)[0] == 0 and s.seats[0].goods == [-1, -1]
    assert table("corn_farm land_registry", "", goods=("land_registry",)).tiebreak(0) == 1


# builder ----------------------------------------------------------------------------------------------------


def test_distillery_and_depot():
    for kind, distillery, depot in (("coffee_roaster", 4, 5), ("hero", 5, 4), ("cathedral", 7, 6)):
        s = table("corn_farm distillery", "corn_farm materials_depot", "", hands=("hero", "hero", "hero"), chooser=2)
        run(s, "choose builder")
        assert builder.price(s, 0, KIND[kind]) == distillery
        assert builder.price(s, 1, KIND[kind]) == depot
        assert builder.price(s, 2, KIND[kind]) == COST[KIND[kind]] - 1
    s = run(table("distillery materials_depot" + HOUSE, "", "", hands=("2*hero",)), "choose builder")
    assert builder.price(s, 0, KIND["coffee_roaster"]) == 2
    assert builder.price(s, 0, KIND["hero"]) == 2
    assert builder.price(s, 0, KIND["corn_farm"]) == 0  # never below nothing


def test_a_new_building_helps_from_the_next_phase_only():
    s = run(table("corn_farm", "", "", hands=("sawmill hero hero",)), "choose builder", "build sawmill")
    assert sizes(s)[0] == 0  # no card for itself
    s = run(table("corn_farm", "", "", hands=("hospital hero",)), "choose builder", "build hospital")
    assert sizes(s)[0] == 0
    s = as_other("builder", "corn_farm", "", "", hands=("black_market hero hero",), goods=("corn_farm",))
    run(s, "build black_market")
    assert sizes(s)[0] == 0 and s.seats[0].goods[0] >= 0  # paid with cards


def test_sawmill():
    s = run(table("corn_farm sawmill", "", "", hands=("notary hero hero",)), "choose builder", "build notary")
    assert sizes(s)[0] == 3
    s = run(table("corn_farm sawmill", "", "", hands=("corn_farm hero hero",)), "choose builder", "build corn_farm")
    assert sizes(s)[0] == 2  # not for production buildings
    s = run(table("corn_farm sawmill" + HOUSE, "", "", hands=("statue hero hero",)), "choose builder", "build statue")
    run(s, "pay hero")
    assert sizes(s)[0] == 2
    s = as_other("builder", "corn_farm sawmill", "", "", hands=("2*hero 3*statue canal chapel",))
    run(s, "build cathedral")
    assert sizes(s)[0] == 1  # the Cathedral is a commercial building


def test_hospital():
    for town, hand, after in (
        ("corn_farm hospital", "notary", 1),
        ("corn_farm hospital", "notary hero", 2),
        ("corn_farm hospital", "notary hero hero", 2),
        ("corn_farm hospital", "notary 3*hero", 3),
        ("corn_farm hospital", "corn_farm", 1),
        ("corn_farm hospital sawmill", "notary", 2),  # Sawmill first, then still only one card
        ("corn_farm hospital sawmill", "notary hero", 2),
        ("corn_farm hospital" + HOUSE, "notary", 1),
    ):
        s = table(town, "", "", hands=(hand,))
        run(s, "choose builder", "build corn_farm" if hand == "corn_farm" else "build notary")
        if s.stage == PAY:
            run(s, "pass")  # or do without the discount, see below
        assert sizes(s)[0] == after, (town, hand)
    s = run(table("corn_farm hospital", "", "", hands=("notary",)), "choose builder", "pass")
    assert sizes(s)[0] == 1  # nothing built, no card


def test_black_market_up_to_two_goods():
    town = "3*corn_farm black_market"
    s = as_other("builder", town, "", "", hands=("hero 3*statue",), goods=("3*corn_farm",))
    run(s, "build hero")
    assert words(s) == {"barter corn_farm"}  # three cards are not enough for five
    assert s.why_not(("pay", "statue")) == ("why.goods_first", {})
    assert s.why_not(("pay", "hero")) == ("why.not_in_hand", {})
    run(s, "barter corn_farm", "barter corn_farm")
    assert s.seats[0].goods.count(-1) == 2 and sizes(s)[0] == 0 and s.stage == CHOOSE  # the rest is in cards
    s = as_other("builder", town, "", "", hands=("hero 2*statue",), goods=("3*corn_farm",))
    assert "build hero" not in words(s)  # two goods at most
    s = as_other("builder", town, "", "", hands=("statue 4*sugar_refinery",), goods=("3*corn_farm",))
    run(s, "build statue", "barter corn_farm", "pay sugar_refinery")
    assert s.why_not(("barter", "corn_farm")) == ("why.no_barter", {})
    run(s, "pay sugar_refinery")
    assert s.seats[0].goods.count(-1) == 1 and sizes(s)[0] == 2  # one good, and then cards
    s = run(table(town + HOUSE, "", "", hands=("statue hero",), goods=("3*corn_farm",)), "choose builder")
    run(s, "build statue")
    assert words(s) == {"barter corn_farm", "pay hero"}  # one is due
    run(s, "barter corn_farm")
    assert words(s) == {"pass", "barter corn_farm"}  # a second one beyond need frees its building
    run(s, "pass")
    assert s.stage == CHOOSE and s.seats[0].goods.count(-1) == 1


def test_crane():
    s = as_other("builder", "corn_farm crane sawmill", "", "", hands=("hero 5*corn_farm",))
    run(s, "build hero")
    assert words(s) == {"beside", "cover corn_farm", "cover sawmill"} and s.stage == COVER  # never a Crane
    assert s.why_not(("cover", "crane")) == ("why.crane", {})
    twin = run(s.copy(), "cover sawmill")
    assert twin.due == 2
    run(twin, "pay corn_farm", "pay corn_farm")
    assert sizes(twin)[0] == 3  # the Sawmill is covered: it gives nothing any more
    assert twin.seats[0].built == kinds("corn_farm crane hero") and not twin.seats[0].has(KIND["sawmill"])
    run(s, "beside")
    assert s.due == 0 and sizes(s)[0] == 1  # all five cards, and one from the Sawmill
    assert len(s.seats[0].built) == 4


def test_crane_loses_the_good_and_allows_a_new_copy():
    s = as_other("builder", "2*corn_farm crane", "", "", hands=("statue 5*sugar_refinery",), goods=("corn_farm",))
    run(s, "build statue", "cover corn_farm", "pay sugar_refinery", "pay sugar_refinery")
    assert s.seats[0].goods[0] >= 0 and len(s.discard) == 2  # the free one of two is covered
    s = as_other("builder", "corn_farm crane", "", "", hands=("statue 2*hero",), goods=("corn_farm",))
    run(s, "build statue", "cover corn_farm")  # too dear on a free place
    assert s.seats[0].goods == [] and len(s.discard) == 3
    s = as_other("builder", "statue crane", "", "", hands=("statue hero canal",))
    assert "build statue" not in words(s)  # there is one already
    s = as_other("builder", "corn_farm crane", "", "", hands=("statue hero 2*canal",))
    s.seats[0].covered = kinds("statue")
    s.deck.remove(KIND["statue"])
    s._legal = None
    assert "build statue" in words(s)  # the covered one does not count


def test_crane_not_over_its_own_kind():
    s = as_other("builder", "corn_farm crane", "", "", hands=("corn_farm hero",))
    run(s, "build corn_farm")  # beside: there is no other way, and nothing to ask
    assert s.seats[0].built == kinds("corn_farm crane corn_farm") and sizes(s)[0] == 0


def test_crane_asks_even_if_there_is_one_building_to_cover():
    s = as_other("builder", "corn_farm crane", "", "", hands=("fruit_farm hero",))
    run(s.copy(), "build fruit_farm", "cover corn_farm")
    run(s, "build fruit_farm")
    assert s.stage == COVER and words(s) == {"cover corn_farm"} and s.seats[0].built == kinds("corn_farm crane")
    assert s.obvious() is None  # no interface answers it in place of a person
    assert s.why_not(("beside",)) == ("why.too_dear", {"cost": 2, "cards": 1})
    run(s, "cover corn_farm")
    assert s.seats[0].built == kinds("fruit_farm crane") and s.seats[0].covered == kinds("corn_farm")


def test_crane_does_not_bring_the_twelfth_building_nearer():
    town = "corn_farm crane distillery gold_mine notary hospital black_market trading_post factory small_market canal"
    s = as_other("builder", town, "", "", hands=("statue 5*sugar_refinery",))
    run(s, "build statue", "cover canal")
    assert len(s.seats[0].built) == 11
    rest(s)
    assert s.to_act is not None


@pytest.mark.parametrize("helper", ["materials_depot", "black_market", "publishing_house"])
def test_what_is_covered_does_not_help_to_pay(helper):
    s = table(f"corn_farm crane {helper}", "", "", hands=("5*sugar_refinery",), goods=("corn_farm",))
    run(s, "choose builder", "build cathedral", f"cover {helper}")
    left = 7 - 1 - COST[KIND[helper]]  # the privilege of one card, and no more
    assert s.stage == PAY and s.due == left and ("barter", "corn_farm") not in s.moves()


def test_land_office_is_worth_six_to_the_crane():
    s = as_other("builder", "crane land_office", "", "", hands=("customs_house",))
    assert builder.price(s, 0, KIND["customs_house"], KIND["land_office"]) == 0
    s = as_other("builder", "corn_farm land_office", "", "", hands=("customs_house",))
    assert words(s) == {"pass"}  # only with a Crane
    s = run(table("crane land_office" + HOUSE, "", "", hands=("customs_house",)), "choose builder")
    assert builder.price(s, 0, KIND["cathedral"], KIND["land_office"]) == 0


def test_tucked_cards_stay_when_their_building_is_covered():
    s = table("chapel crane", "", hands=("statue",), chapel=("2*hero",))
    run(s, "choose builder", "build statue", "cover chapel")
    assert s.seats[0].covered == kinds("chapel") and s.score()[0]["chapel"] == 2
    assert s.score()[0]["buildings"] == 3 + 1


@pytest.mark.parametrize("under", ["church", "harbor"])
def test_tucked_cards_stay_under_a_covered_church_or_harbor(under):
    s = table(f"corn_farm crane {under}", "", hands=("triumphal_arch 2*statue",), goods=("corn_farm",))
    player = s.seats[0]
    getattr(player, under).extend([s.deck.pop(), s.deck.pop()])
    player.church_used = under == "church"
    run(s, "choose builder", "build triumphal_arch")
    run(s, f"cover {under}")
    assert player.covered == kinds(under) and not player.has(KIND[under])
    assert s.score()[0][under] == 2 and s.score()[0]["buildings"] == 1 + 1 + 4
    rest(s)
    skip_to(s, 1)
    run(s, "choose merchant")
    skip_to(s, 0)
    run(s, "sell corn_farm")
    assert len(getattr(player, under)) == 2  # what is covered takes no more


def test_church_built_again_stays_used():
    s = table("corn_farm", "", hands=("church 3*corn_farm fruit_farm",))
    s.seats[0].covered = kinds("church")
    s.seats[0].church_used = True
    s.deck.remove(KIND["church"])
    run(s, "choose builder", "build church", "pay corn_farm", "pay corn_farm", "pay corn_farm")
    assert s.seats[0].has(KIND["church"]) and sizes(s)[0] == 1
    assert new_round_of(s).stage == CHOOSE


def test_covered_land_registry_loses_its_good():
    town = "corn_farm crane land_registry black_market"
    s = as_other("builder", town, "", "", hands=("chapel 2*sugar_refinery",), goods=("land_registry",))
    run(s, "build chapel", "cover land_registry")
    assert s.seats[0].slots == kinds("corn_farm") and len(s.discard) == 1 + 2  # nothing left to barter


def test_cathedral_comes_from_the_table_and_is_the_only_building_of_the_phase():
    s = run(table("corn_farm", "", "", hands=("6*corn_farm", "3*statue hero")), "choose builder")
    assert "build cathedral" in words(s)
    run(s, "build cathedral")
    assert sizes(s)[0] == 0 and not s.cathedral and s.to_act == 1
    assert "build cathedral" not in words(s)
    assert s.why_not(("build", "cathedral")) == ("why.cathedral_gone", {})


def test_school():
    s = run(table("corn_farm school", "corn_farm notary canal", ""), "choose builder")
    assert sizes(s) == [0, 0, 0]  # seat 2 has fewer
    s = run(table("corn_farm school", "corn_farm notary canal", "corn_farm notary"), "choose builder")
    assert sizes(s) == [1, 0, 0]  # equal is as good
    s = run(table("corn_farm school", "corn_farm school", "corn_farm notary canal"), "choose builder")
    assert sizes(s) == [1, 1, 0]
    s = run(table("corn_farm school", "corn_farm notary"), "choose builder")
    assert sizes(s) == [0, 0]  # nobody has more
    s = table("corn_farm", "corn_farm notary canal", hands=("school hero",))
    run(s, "choose builder", "build school")
    assert sizes(s) == [0, 0]  # not in the phase in which it is built
    s = table("corn_farm school" + HOUSE, "corn_farm notary canal chapel", "corn_farm notary canal")
    assert sizes(run(s, "choose builder")) == [1, 0, 0]


# recruiter --------------------------------------------------------------------------------------------------


def test_notary_may_keep_all_that_was_drawn():
    s = table("corn_farm notary", "", "", hands=("4*corn_farm",), top="hero statue canal chapel crane")
    run(s, "choose recruiter")
    assert s.due == 4
    run(s, "discard corn_farm", "discard corn_farm", "discard corn_farm", "discard corn_farm")
    assert sorted(s.seats[0].hand) == sorted(kinds("hero statue canal chapel crane"))
    s = as_other("recruiter", "corn_farm notary", "", "", hands=("corn_farm",))
    assert s.due == 1 and sizes(s)[0] == 3
    s = run(table("corn_farm notary" + HOUSE, "", "", hands=("corn_farm",)), "choose recruiter")
    assert s.due == 7 and sizes(s)[0] == 9


# adventurer -------------------------------------------------------------------------------------------------


def test_gold_mine_of_others_and_with_the_publishing_house():
    s = table("corn_farm", "corn_farm gold_mine", "", top="hero corn_farm fruit_farm sugar_refinery tobacco_dryer")
    run(s, "choose adventurer")
    assert s.seats[0].hand == kinds("hero") and s.seats[1].hand == kinds("corn_farm")
    s = table("corn_farm gold_mine" + HOUSE, "", "", top="2*hero corn_farm fruit_farm sugar_refinery tobacco_dryer")
    run(s, "choose adventurer")
    assert s.seats[0].hand == sorted(kinds("2*hero corn_farm")) and len(s.discard) == 3


def test_gold_mine_only_for_the_adventurer():
    s = rest(run(table("corn_farm gold_mine", "", ""), "choose recruiter"))
    assert sizes(s) == [1, 1, 1]


def test_goldsmith():
    s = run(table("corn_farm goldsmith", "corn_farm", "", top="hero statue"), "choose adventurer")
    assert sorted(s.seats[0].hand) == sorted(kinds("hero statue")) and s.seats[0].shown == kinds("statue")
    s = run(table("corn_farm goldsmith", "corn_farm statue", "", top="hero statue"), "choose adventurer")
    assert s.seats[0].hand == kinds("hero") and s.discard[0] & 63 == KIND["statue"]
    s = run(table("corn_farm goldsmith", "corn_farm", "", top="hero corn_farm"), "choose adventurer")
    assert s.seats[0].hand == kinds("hero")  # production buildings count like the others
    s = run(table("corn_farm goldsmith", "corn_farm", "", top="hero goldsmith"), "choose adventurer")
    assert s.seats[0].hand == kinds("hero")  # so do one's own
    s = run(table("corn_farm goldsmith" + HOUSE, "", "", top="2*hero fruit_farm"), "choose adventurer")
    assert s.seats[0].hand == sorted(kinds("2*hero fruit_farm"))
    top = "hero corn_farm fruit_farm sugar_refinery tobacco_dryer statue"
    s = run(table("corn_farm goldsmith gold_mine", "", "", top=top), "choose adventurer")
    assert Counter(s.seats[0].hand) == Counter(kinds("hero corn_farm statue"))


# the start of a round ---------------------------------------------------------------------------------------


def test_chapel_before_the_hand_limit():
    s = new_round_of(table("corn_farm chapel", "", hands=("8*corn_farm",)))
    assert s.stage == CHAPEL_STAGE and s.to_act == 0
    run(s, "chapel corn_farm")
    assert s.seats[0].chapel == kinds("corn_farm") and sizes(s)[0] == 7 and s.stage == CHOOSE
    s = new_round_of(table("corn_farm chapel", "", hands=("8*corn_farm",)))
    run(s, "pass")
    assert s.stage == LIMIT and s.due == 1 and s.seats[0].chapel == []
    s = new_round_of(table("corn_farm chapel", "", hands=("",)))
    assert s.stage == CHOOSE  # nothing to tuck
    s = new_round_of(table("corn_farm chapel" + HOUSE, "", hands=("2*corn_farm",)))
    run(s, "chapel corn_farm")
    assert s.stage == CHOOSE and len(s.seats[0].chapel) == 1  # one card a round


def test_church_once_a_game_any_number():
    s = new_round_of(table("corn_farm church", "", hands=("4*corn_farm 3*statue",)))
    assert s.stage == CHURCH_STAGE
    run(s, "church corn_farm", "church corn_farm", "church statue", "pass")
    assert s.seats[0].church == kinds("2*corn_farm statue") and sizes(s)[0] == 4
    assert s.score()[0]["church"] == 3 and s.seats[0].church_used
    new_round_of(s)
    assert s.stage == CHOOSE  # not again
    s = new_round_of(table("corn_farm church", "", hands=("2*corn_farm",)))
    run(s, "pass")
    assert not s.seats[0].church_used
    assert new_round_of(s).stage == CHURCH_STAGE  # declining is not using
    s = new_round_of(table("corn_farm church", "", hands=("9*sugar_refinery",)))
    run(s, *["church sugar_refinery"] * 9)
    assert sizes(s)[0] == 0 and len(s.seats[0].church) == 9 and s.stage == CHOOSE


def test_chapel_and_church_of_one_owner():
    s = new_round_of(table("corn_farm chapel church", "", hands=("3*corn_farm",)))
    run(s, "chapel corn_farm")
    assert s.stage == CHURCH_STAGE
    run(s, "church corn_farm", "pass")
    assert s.score()[0]["chapel"] == s.score()[0]["church"] == 1 and s.stage == CHOOSE


def test_publishing_house_changes_nothing_at_the_start_of_a_round():
    s = new_round_of(table("corn_farm church" + HOUSE, "", hands=("2*corn_farm",)))
    run(s, "church corn_farm", "pass")
    assert new_round_of(s).stage == CHOOSE  # once a game
    s = new_round_of(table("corn_farm company" + HOUSE, "", hands=("4*corn_farm",)))
    run(s, "exchange corn_farm", "exchange corn_farm")
    assert s.stage == CHOOSE and sizes(s)[0] == 4  # two cards at most
    s = table("corn_farm fortress" + HOUSE, "corn_farm lighthouse" + HOUSE, "corn_farm" + HOUSE)
    assert [new_round.hand_limit(s, seat) for seat in range(3)] == [7, 12, 6]


def test_publishing_house_gives_the_land_registry_one_good_and_its_owner_more_sales():
    town = "corn_farm land_registry" + HOUSE
    s = run(table(town, "", ""), "choose recruiter")
    assert s.seats[0].goods[0] == -1 and s.seats[0].goods[1] >= 0 and len(s.drawn) == 8
    s = run(table(town, "", "", goods=("corn_farm land_registry",)), "choose merchant")
    assert s.left == 3
    run(s, "sell corn_farm", "sell land_registry")
    assert sizes(s)[0] == 1 + 2


def test_company_exchanges_one_or_two():
    s = new_round_of(table("corn_farm company", "", hands=("2*corn_farm statue",), top="hero canal"))
    assert s.stage == EXCHANGE
    run(s, "exchange corn_farm", "exchange statue")
    assert s.seats[0].hand == sorted(kinds("corn_farm hero canal"))
    assert [card & 63 for card in s.discard] == kinds("corn_farm statue")
    s = new_round_of(table("corn_farm company", "", hands=("2*corn_farm statue",), top="hero canal"))
    run(s, "exchange statue")  # nothing to the right of it: one card
    assert s.seats[0].hand == sorted(kinds("2*corn_farm hero")) and s.stage == CHOOSE
    s = new_round_of(table("corn_farm company", "", hands=("2*corn_farm",)))
    assert run(s, "pass").stage == CHOOSE and sizes(s)[0] == 2


def test_order_of_the_round_start():
    s = table("corn_farm company chapel", "corn_farm company church", hands=("9*sugar_refinery", "8*fruit_farm"))
    new_round_of(s)
    seen = []
    while s.stage != CHOOSE:
        seen.append((s.stage, s.to_act))
        s.play(s.moves()[0])
    assert s.governor == 1
    assert list(dict.fromkeys(seen)) == [
        (EXCHANGE, 1), (EXCHANGE, 0), (CHURCH_STAGE, 1), (CHAPEL_STAGE, 0), (LIMIT, 1), (LIMIT, 0),
    ]  # fmt: skip


def test_fortress_and_lighthouse_limits():
    def limits(*towns: str) -> list[int]:
        s = table(*towns)
        return [new_round.hand_limit(s, seat) for seat in range(s.players)]

    assert limits("", "", "") == [7, 7, 7]
    assert limits("lighthouse", "", "") == [12, 7, 7]
    assert limits("fortress", "lighthouse", "corn_farm") == [7, 12, 6]
    assert limits("fortress lighthouse", "") == [12, 6]
    assert limits("fortress", "fortress", "") == [7, 7, 6]


def test_fortress_makes_the_others_discard():
    s = new_round_of(table("corn_farm fortress", "", filler=7))
    assert s.stage == LIMIT and s.to_act == 1 and s.due == 1
    s.play(s.moves()[0])
    assert sizes(s) == [7, 6]
    s = new_round_of(table("corn_farm lighthouse", "", hands=("8*corn_farm 6*fruit_farm",)))
    assert s.stage == LIMIT and s.due == 2


# points -----------------------------------------------------------------------------------------------------


def test_plain_points_and_covered_buildings():
    s = table("corn_farm statue triumphal_arch hero canal", "")
    assert s.score()[0]["buildings"] == 1 + 3 + 4 + 5 + 2
    s = table("corn_farm residence", "")
    assert s.score()[0]["buildings"] == 1
    s = table("corn_farm statue", "", covered=("hero coffee_roaster",))
    assert s.score()[0]["buildings"] == s.totals()[0] == 1 + 3  # nothing for what is covered


def test_customs_house_counts_everything_else():
    town = "corn_farm statue main_square governors_palace manufactory customs_house"
    s = table(town, "", chapel=("3*corn_farm",))
    items = s.score()[0]
    others = sum(points for item, points in items.items() if item != "customs_house")
    assert others == 1 + 3 + 3 + 4 + 5 + 2 and items["customs_house"] == others // 4
    s = table("corn_farm cathedral residence customs_house", "residence manufactory")
    items = s.score()[0]
    assert items["cathedral"] == 7 and items["customs_house"] == (1 + 7) // 4


# the deck runs out ------------------------------------------------------------------------------------------

IDLE = ("choose adventurer", "choose recruiter", "choose merchant")
"""Characters with which two players draw nothing when there is nothing to draw."""


def test_the_discard_pile_becomes_the_deck():
    s = table("corn_farm", "", hands=("",), discard="3*hero")
    s.discard += s.deck[1:]
    s.deck = s.deck[:1]
    total = len(s.discard)
    run(s, "choose recruiter")
    assert len(s.drawn) == 5 and not s.discard and len(s.deck) == total - 4


def test_no_card_at_all():
    s = shrink_deck(table("corn_farm chapel", ""), 0)
    run(s, *IDLE)
    assert sizes(s) == [0, 0] and s.round == 2 and s.dry
    run(s, *IDLE)
    assert s.to_act is None  # for a whole round there was no card to draw
    assert notation.load(s.to_json()) == s


def test_no_card_left_is_not_the_end_while_somebody_builds():
    s = shrink_deck(table("corn_farm", "corn_farm", hands=("", "corn_farm")), 0)
    run(s, *IDLE)
    assert s.dry
    run(s, "choose builder", "build corn_farm", "choose adventurer", "choose recruiter")  # free: nothing is discarded
    assert s.round == 3 and s.to_act == 0 and s.dry and not s.discard
    run(s, *IDLE)
    assert s.to_act is None


def test_no_card_left_is_not_the_end_while_cards_go_round():
    s = shrink_deck(table("corn_farm", "corn_farm", goods=("corn_farm",)), 0)
    run(s, *IDLE, "pass")
    assert s.dry
    run(s, "choose adventurer", "choose merchant", "sell corn_farm", "choose recruiter")  # the good is drawn again
    assert s.round == 3 and s.to_act == 0 and s.dry and sizes(s) == [1, 0]
    run(s, *IDLE)
    assert s.to_act is None


def test_no_card_left_after_building_producing_and_drawing():
    s = table("2*corn_farm chapel", "corn_farm", hands=("hero hero", "statue villa villa canal hero"))
    shrink_deck(s, 0)
    run(s, *IDLE, "pass")  # Chapel
    run(s, "choose builder", "build statue", "pay villa", "pay villa", "pass")
    run(s, "choose producer", "produce corn_farm", "produce corn_farm", "choose recruiter")
    assert s.round == 3 and s.to_act is not None


def test_company_is_not_asked_when_there_is_no_card_to_draw():
    s = shrink_deck(table("corn_farm company", "", hands=("statue",)), 0)
    run(s, *IDLE)
    assert s.stage == CHOOSE and s.round == 2
    run(s, *IDLE)
    assert s.to_act is None  # to exchange one's card for itself does not keep the game going
    for left, discard in ((1, ""), (0, "hero")):
        s = shrink_deck(table("corn_farm company", "", hands=("statue",), discard=discard), left)
        assert new_round_of(s).stage == EXCHANGE  # one card in either pile is enough to be asked


def test_illegal_moves_of_other_stages():
    s = table("corn_farm", "")
    for move in ("build statue", "pass", "choose king", "keep statue", "double"):
        with pytest.raises(IllegalMove):
            run(s, move)
    assert s.why_not(("build", "statue")) == ("why.not_now", {})
    assert s.why_not(("double",)) == ("why.not_now", {})
