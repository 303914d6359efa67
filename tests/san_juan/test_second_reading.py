"""What a second reading of the booklet found: each of these was played or told otherwise before."""

from __future__ import annotations

from random import Random

import pytest

from game.core import Event, find
from game.san_juan.cards import KIND
from game.san_juan.moves import ADVENTURE, CHOOSE, COVER, KEEP, NOTARY_STAGE, PAY, STAGES
from tests.san_juan.table import kinds, rest, run, shrink_deck, sizes, skip_to, table, words

HOUSE = " publishing_house"


def hear(s):
    told: list[Event] = []
    s.listener = told.append
    return told


# Publishing house with two players -------------------------------------------------------------------------------


def test_the_price_card_is_seen_before_the_house_is_used():
    s = run(table("3*corn_farm" + HOUSE, "", goods=("3*corn_farm",)), "choose merchant")
    assert s.price_card() >= 0 and not s.spent and s.left == 3
    assert s.question() == ("ask.sell_double", {"count": 3})
    twin = run(s.copy(), "sell corn_farm", "sell corn_farm", "pass")
    assert not twin.spent  # two goods need no house
    run(s, "sell corn_farm", "sell corn_farm", "sell corn_farm")
    assert s.spent and sizes(s)[0] == 3


def test_the_house_is_not_spent_by_what_it_does_not_help():
    s = run(table("2*corn_farm" + HOUSE, ""), "choose producer", "produce corn_farm", "produce corn_farm")
    rest(s)
    assert not s.spent
    run(s, "choose merchant")
    rest(s)
    run(s, "choose recruiter")
    assert len(s.drawn) == 8  # saved for the second character
    s = run(table("corn_farm" + HOUSE, "", hands=("corn_farm hero",)), "choose builder", "build corn_farm")
    assert not s.spent and sizes(s)[0] == 1  # the plain privilege was enough


def test_the_house_as_builder_is_asked_for_where_it_saves_a_card():
    s = run(table("corn_farm" + HOUSE, "", hands=("statue 3*hero",)), "choose builder", "build statue")
    assert s.stage == PAY and s.due == 2 and words(s) == {"double", "pay hero"}
    twin = run(s.copy(), "pay hero", "pay hero")
    assert not twin.spent and sizes(twin)[0] == 1
    assert s.touches(("double",)) == (("town", 0, 1),)
    run(s, "double", "pay hero")
    assert s.spent and sizes(s)[0] == 2
    s = run(table("corn_farm" + HOUSE, "", hands=("statue hero",)), "choose builder", "build statue")
    assert s.spent and sizes(s)[0] == 0  # no other way to pay
    s = run(table("corn_farm crane" + HOUSE, "", hands=("hero 2*statue",)), "choose builder", "build hero")
    run(s, "cover publishing_house")
    assert not s.spent and sizes(s)[0] == 2  # what is covered does not help


def test_the_house_as_recruiter_after_the_first_five_cards():
    s = run(table("corn_farm" + HOUSE, ""), "choose recruiter")
    assert s.stage == KEEP and len(s.drawn) == 5 and "double" in words(s)
    twin = run(s.copy(), next(" ".join(m) for m in s.moves() if m[0] == "keep"))
    assert not twin.spent
    run(s, "double")
    assert s.spent and len(s.drawn) == 8 and "double" not in words(s)
    s = run(table("corn_farm notary" + HOUSE, ""), "choose recruiter")
    assert s.stage == NOTARY_STAGE and s.due == 4
    run(s, "double")
    assert s.due == 7 and sizes(s)[0] == 8 and s.spent


def test_the_house_as_adventurer_is_not_asked_for_without_a_card():
    s = run(table("corn_farm" + HOUSE, ""), "choose adventurer")
    assert s.stage == ADVENTURE and s.obvious() is None
    s = shrink_deck(table("corn_farm" + HOUSE, ""), 1)
    run(s, "choose adventurer")
    assert s.stage == CHOOSE and not s.spent


# picking ---------------------------------------------------------------------------------------------------------


def test_a_selection_says_what_to_play():
    s = run(table("2*corn_farm coffee_roaster", "", "", goods=("2*corn_farm coffee_roaster",)), "choose merchant")
    assert s.selection() == (0, 2, [("sell", "corn_farm")] * 2 + [("sell", "coffee_roaster")])
    assert s.complete([("sell", "coffee_roaster")]) == [("sell", "coffee_roaster")]  # it ends itself: no pass
    assert s.complete([("sell", "corn_farm")]) == [("sell", "corn_farm"), ("pass",)]
    assert s.complete([]) == [("pass",)]
    assert s.complete([("sell", "coffee_roaster"), ("sell", "corn_farm")]) == [
        ("sell", "corn_farm"),
        ("sell", "coffee_roaster"),
    ]
    assert s.complete([("sell", "corn_farm")] * 3) is None
    assert s.complete([("sell", "tobacco_dryer")]) is None


def test_goods_are_part_of_a_payment_and_compulsory_where_cards_are_too_few():
    town = "3*corn_farm black_market"
    s = table(town, "", "", hands=("hero 3*statue",), goods=("3*corn_farm",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build hero")
    least, most, things = s.selection()
    assert (least, most) == (5, 5) and things.count(("barter", "corn_farm")) == 3
    goods, cards = [("barter", "corn_farm")], [("pay", "statue")]
    assert s.complete(goods * 2 + cards * 3) is not None
    assert s.complete(goods * 3 + cards * 2) is None  # two goods at most
    assert s.complete(goods + cards * 3) is None


def test_the_black_market_takes_goods_beyond_need():
    s = run(table("3*corn_farm black_market", "", "", hands=("corn_farm",), goods=("3*corn_farm",)), "choose builder")
    run(s, "build corn_farm")
    assert s.due == 0 and words(s) == {"pass", "barter corn_farm"} and s.selection()[:2] == (0, 2)
    run(s, "barter corn_farm", "barter corn_farm")
    assert s.seats[0].goods.count(-1) == 3 and len(s.discard) == 2 and s.stage == CHOOSE


# places ----------------------------------------------------------------------------------------------------------


def test_the_crane_covers_the_farm_that_was_clicked():
    s = table("corn_farm crane corn_farm", "", "", hands=("statue 2*hero",), goods=("corn_farm",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build statue")
    assert s.stage == COVER and {"cover corn_farm", "cover corn_farm good"} <= words(s)
    assert s.touches(("cover", "corn_farm")) == (("town", 0, 2),)
    assert s.touches(("cover", "corn_farm", "good")) == (("town", 0, 0),)
    free, full = run(s.copy(), "cover corn_farm"), run(s.copy(), "cover corn_farm good")
    assert free.seats[0].built == kinds("corn_farm crane statue") and free.seats[0].good_at(0)
    assert full.seats[0].built == kinds("statue crane corn_farm") and not full.seats[0].good_at(2)
    assert s.why_not(("cover", "crane", "good")) == ("why.crane", {})


def test_every_building_and_good_can_be_clicked():
    s = run(table("corn_farm chapel 3*corn_farm", "", "", goods=("2*corn_farm",)), "choose producer")
    assert s.touches(("produce", "corn_farm")) == (("town", 0, 3),)
    assert s.alike(("town", 0, 4)) == ("town", 0, 3) and s.alike(("town", 0, 2)) == ("town", 0, 0)
    assert s.alike(("good", 0, 2)) == ("good", 0, 0) and s.alike(("deck",)) == ("deck",)
    assert s.alike(("town", 0, 9)) == ("town", 0, 9)
    told = hear(s)
    run(s, "produce corn_farm")
    assert told[0].target == ("good", 0, 3) and s.seats[0].good_at(3) and not s.seats[0].good_at(4)


# decided ---------------------------------------------------------------------------------------------------------


def test_a_discount_can_be_done_without_for_the_hospital():
    s = run(table("corn_farm hospital", "", "", hands=("statue 2*hero 2*villa",)), "choose builder", "build statue")
    assert s.selection()[:2] == (2, 3)
    run(s, "pay villa", "pay villa")
    assert words(s) == {"pass", "pay hero"} and s.stage == PAY
    twin = run(s.copy(), "pass")
    assert sizes(twin)[0] == 2
    run(s, "pay hero")
    assert sizes(s)[0] == 2 and len(s.discard) == 3  # one card for another
    s = table("corn_farm hospital", "", "", hands=("statue 2*hero 3*villa",), chooser=1)
    skip_to(run(s, "choose builder"), 0)
    run(s, "build statue", "pay villa", "pay villa", "pay villa")
    assert s.stage != PAY  # there was no discount


def test_the_chapel_goes_on_when_there_is_no_card_left():
    s = shrink_deck(table("corn_farm chapel", "corn_farm", hands=("3*hero",)), 0)
    idle = ("choose adventurer", "choose recruiter", "choose merchant")
    for tucked in (1, 2, 3):
        run(s, *idle)
        assert s.to_act == 0  # it would be robbed of a point otherwise
        run(s, "chapel hero")
        assert len(s.seats[0].chapel) == tucked
    run(s, *idle)
    assert s.dry and s.to_act is not None
    run(s, *idle)
    assert s.to_act is None


def test_nobody_is_asked_to_produce_without_a_card():
    s = shrink_deck(table("2*corn_farm", "corn_farm", "corn_farm"), 1)
    run(s, "choose producer", "produce corn_farm")
    assert s.stage == CHOOSE and not s.deck  # the only card is a good now


def test_the_goldsmith_takes_what_is_only_covered():
    s = run(table("corn_farm goldsmith", "", "", covered=("villa",), top="hero villa"), "choose adventurer")
    assert KIND["villa"] in s.seats[0].hand


# events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("s", "moves", "wanted"),
    [
        (
            table("corn_farm gold_mine", "", "", top="hero corn_farm fruit_farm statue villa"),
            ["choose adventurer"],
            ["choose", "draw", "reveal", "strike", "rest"],
        ),
        (
            table("corn_farm crane", "", "", hands=("statue hero villa",), goods=("corn_farm",)),
            ["choose builder", "build statue", "cover corn_farm", "pay hero"],
            ["choose", "plan", "lost", "cover", "build", "pay", "paid"],
        ),
        (
            table("2*corn_farm", "", "", goods=("2*corn_farm",)),
            ["choose merchant", "sell corn_farm", "pass"],
            ["choose", "prices", "sell", "done", "draw", "away"],
        ),
        (
            table("corn_farm land_registry", "", ""),
            ["choose recruiter"],
            ["choose", "effect", "produce", "look"],
        ),
    ],
)
def test_events_come_in_order_and_leave_nothing_out(s, moves, wanted):
    told = hear(s)
    run(s, *moves)
    assert [event.kind for event in told] == wanted


def test_the_price_told_is_the_price_paid():
    town = "2*corn_farm black_market"
    s = table(town, "", "", hands=("statue 2*hero",), goods=("2*corn_farm",))
    told = hear(s)
    run(s, "choose builder", "build statue", "barter corn_farm", "pay hero")
    paid = next(event for event in told if event.kind == "paid")
    assert (paid.piece, paid.amount, paid.detail) == ("statue", 1, (1,))


def test_ones_own_tuck_is_told_to_oneself():
    s = table("corn_farm chapel", "", hands=("2*hero",))
    told = hear(s)
    rest(run(s, "choose producer"))
    rest(run(s, "choose merchant"))
    run(s, "choose adventurer", "chapel hero")
    tuck = told[-1]
    assert (tuck.kind, tuck.piece, tuck.eyes, tuck.target) == ("tuck_chapel", "hero", 0, ("under", 0, "chapel"))
    back = next(event for event in told if event.kind == "back")
    assert set(back.detail) == {"producer", "merchant", "adventurer"}


# obvious ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_leaves_no_choice_is_obvious(players):
    forced = 0
    for seed in range(6):
        s = find("san_juan").new(players, seed, {"extension": True, "choose_hand": True})
        rng = Random(seed)
        while s.to_act is not None:
            move = s.obvious()
            assert move is None or (s.moves() == [move] and STAGES[s.stage] != "cover")
            forced += move is not None
            s.play(rng.choice(s.moves()))
    assert forced
