"""Puertomas with the extensions: draft, bourgeois, Smuggler, festival and activities, achievements."""

from __future__ import annotations

import pytest

from game.puerto_rico import achievements, automa, draft, festival, puertoma
from game.puerto_rico.activities import ACTIVITIES, ACTIVITY_KEYS
from game.puerto_rico.data import GOODS, INDEX, KEYS, LANDS, ROLES
from game.puerto_rico.position import DEALING, DRAFTING
from tests.puerto_rico.board import (
    check,
    city,
    coins,
    game,
    goods,
    held,
    house,
    land,
    legal,
    play,
    role_coins,
    row,
    ship,
    workers,
)
from tests.puerto_rico.puertomas import (
    ability,
    as_chooser,
    auto,
    cards,
    chooses,
    drawn,
    during,
    farmland,
    move,
    reserve,
    ruined,
    score,
    solo,
    take,
    token,
    turn,
)


def told(heard, kind):
    return [e.detail for e in heard if e.kind == kind]


def goals(s, tile="", crates="", building="", **activities):
    """The goals of the festival are exactly these; activities as `twin_farms="corn sugar"`."""
    x = s.x
    if x.fest_land >= 0:
        s.bag[x.fest_land] += 1
    for good in x.fest_goods:
        s.supply[good] += 1
    for pieces in x.activities:
        card = ACTIVITIES[pieces[0]]
        for kind in pieces[1 : 1 + card.lands]:
            s.bag[kind] += 1
        for good in pieces[1 + card.lands : 1 + card.lands + card.goods]:
            s.supply[good] += 1
    x.fest_land = LANDS.index(tile) if tile else -1
    x.fest_goods = tuple(GOODS.index(good) for good in crates.split())
    x.fest_building = INDEX[building] if building else -1
    found = []
    for key, words in activities.items():
        names = words.split()
        found.append((ACTIVITY_KEYS.index(key), *((GOODS.index(n) if n in GOODS else INDEX[n]) for n in names)))
    x.activities = tuple(found)
    if tile:
        s.bag[x.fest_land] -= 1
    for good in x.fest_goods:
        s.supply[good] -= 1
    for pieces in x.activities:
        card = ACTIVITIES[pieces[0]]
        for kind in pieces[1 : 1 + card.lands]:
            s.bag[kind] -= 1
        for good in pieces[1 + card.lands : 1 + card.lands + card.goods]:
            s.supply[good] -= 1
    for b in s.kinds:
        festival.restock(s, b)
    check(s)


def feast(**options):
    s = solo(festival=True, activities=True, **options)
    goals(s)
    return s


# I and II: the draft ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("extension", ["new_buildings", "bourgeois"])
@pytest.mark.parametrize("number", range(1, 9))
def test_a_puertoma_picks_a_building_by_a_card(extension, number):
    s = solo(**{extension: True})
    s.play(s.moves()[0])
    choice = automa.in_board_order(s, draft.open_choices(s))
    assert [s.costs[b] for b in choice] == sorted(s.costs[b] for b in choice)
    cards(s, number)
    assert told(move(s, 1), "pick") == [(KEYS[choice[(number - 1) % len(choice)]],)]
    assert s.to_act == 2 and drawn(s) == 1


def test_people_and_puertomas_draft_in_turn_to_the_end():
    s = solo(new_buildings=True, bourgeois=True)
    seats = []
    while s.phase == DRAFTING:
        seats.append(s.to_act)
        s.play(s.moves()[0])
    assert seats == [n % 3 for n in range(17)]
    check(s)


def test_the_tailor_is_a_production_building():
    s = solo(bourgeois=True, market="preset")
    assert INDEX["jeweler"] in s.kinds
    coins(s, 1, 8)
    assert INDEX["jeweler"] not in automa.can_pay_for(s, 1, 8)


def test_a_statue_is_of_the_fourth_level():
    assert automa.level_of(INDEX["statue"]) == 3


# II: bourgeois ---------------------------------------------------------------------------------------------


def test_bourgeois_come_first_and_work_like_workers():
    s = solo(bourgeois=True, market="preset")
    land(s, 1, "coffee")
    land(s, 2, "coffee")
    play(s, "choose recruiter", "0: recruit")
    assert (auto(s, 1).bourgeois(), auto(s, 2).bourgeois()) == (1, 0)
    assert farmland(s, 1) == farmland(s, 2) == {"coffee": [1]}
    assert score(s, 1)["bourgeois"] == 1 and score(s, 2)["bourgeois"] == 0


def test_a_person_who_takes_the_bourgeois_leaves_none():
    s = solo(bourgeois=True, market="preset")
    play(s, "choose recruiter", "0: recruit_bourgeois")
    assert auto(s, 1).bourgeois() == auto(s, 2).bourgeois() == 0


def test_a_spare_bourgeois_counts_as_both():
    s = solo(bourgeois=True, market="preset")
    land(s, 1, "")
    coins(s, 1, 0)
    play(s, "choose recruiter", "0: recruit")
    assert auto(s, 1).idle == 1 and score(s, 1)["bourgeois"] == 1 and score(s, 1)["spare_workers"] == 1


# III: the Smuggler -----------------------------------------------------------------------------------------


def shady(**options):
    """Nothing is profitable for the first Puertoma but what a test lays out for the Smuggler."""
    s = ruined(solo(smuggler=True, **options))
    take(s, 1, "farmer")
    token(s, "producer")
    return s


def test_nobody_captures_characters():
    s = solo(smuggler=True)
    house(s, "corn")
    play(s, "choose smuggler")
    assert legal(s) == {"plunder", "pass"}


def test_without_anything_to_gain_the_smuggler_is_not_profitable():
    s = shady()
    assert not puertoma.profitable(s, 1, ROLES.index("smuggler"))
    assert chooses(s, 1)[1] == "nothing"


def test_the_smuggler_counts_two_coins_and_wins_ties():
    by_coins = {1: ("smuggler", "coins"), 2: ("smuggler", "smuggler"), 3: ("producer", "coins")}
    for on_producer, expected in by_coins.items():
        s = shady()
        house(s, "corn")
        land(s, 1, "fruit**")
        role_coins(s, "producer", on_producer)
        cards(s, 1)
        assert chooses(s, 1) == expected
        assert drawn(s) == 0 and token(s) == "producer"
    s = shady()
    house(s, "corn")
    assert chooses(s, 1) == ("smuggler", "only")
    assert s.boards[1].coins == 0, "those two coins are not there"


def test_arrows_come_before_the_smuggler():
    s = solo(smuggler=True)
    turn(s, 1)
    token(s, "builder")
    house(s, "corn fruit")
    assert chooses(s, 1)[0] in ("farmer", "recruiter")


def test_who_has_the_token_cannot_take_him_again():
    s = shady()
    house(s, "corn")
    s.x.wanted = 1
    assert ROLES.index("smuggler") not in puertoma.reason(s, 1).available
    s.x.wanted = 2
    assert chooses(s, 1) == ("smuggler", "only")
    assert s.x.wanted == 1


def crime(s):
    """What the Puertoma does as Smuggler, and the rule."""
    turn(s, 1)
    for role in range(len(s.role_taken)):
        s.role_taken[role] = min(s.role_taken[role], -1)
    s.picks = 0
    as_chooser(s, "smuggler")
    heard = move(s, 1)
    [(verb, rule, _)] = told(heard, "puertoma_smuggle")
    return verb, rule


def test_the_action_that_brings_the_most():
    s = solo(smuggler=True)
    workers(s, 0, office=5)
    house(s, "corn fruit sugar")
    ship(s, 4, "2 corn")
    land(s, 1, "coffee")
    assert crime(s) == ("plunder", "most")
    assert s.boards[1].vp == 3 and s.house == []


def test_equal_gains_workers_before_the_house_before_a_ship():
    s = solo(smuggler=True)
    workers(s, 0, office=5)
    house(s, "corn fruit")
    ship(s, 4, "2 corn")
    land(s, 1, "coffee")
    assert crime(s) == ("poach", "order")
    assert farmland(s, 1) == {"coffee": [2]} and s.office == 3
    s = solo(smuggler=True)
    house(s, "corn fruit")
    ship(s, 4, "2 corn")
    assert crime(s) == ("plunder", "order")
    s = solo(smuggler=True)
    ship(s, 4, "2 corn")
    assert crime(s) == ("raid", "only")
    assert held(s, 1) == "2 corn"


def test_workers_only_for_free_places_three_at_most_the_others_are_driven_away():
    s = solo(smuggler=True)
    workers(s, 0, office=8)
    land(s, 1, "coffee coffee")
    assert crime(s) == ("poach", "only")
    assert auto(s, 1).people() == 3 and s.office == 3 and s.x.box_workers == 2
    s = solo(smuggler=True)
    workers(s, 0, office=8)
    land(s, 1, "corn")
    house(s, "corn fruit")
    assert crime(s) == ("plunder", "most"), "one place is free"
    s = solo(smuggler=True)
    workers(s, 0, office=8)
    land(s, 1, "corn*")
    assert crime(s) == ("poach", "nothing") and auto(s, 1).people() == 1


def test_bourgeois_are_lured_away_first():
    s = solo(smuggler=True, bourgeois=True, market="preset")
    workers(s, 0, office=4)
    land(s, 1, "coffee")
    assert crime(s) == ("poach", "only")
    assert auto(s, 1).bourgeois() == 1 and auto(s, 1).people() == 2


@pytest.mark.parametrize(
    ("has", "cargo", "robbed"),
    [
        ("sugar**", {4: "3 sugar", 5: "1 corn", 6: "2 fruit"}, "fruit"),  # what it does not make, then the most
        ("corn", {4: "1 corn", 5: "3 fruit", 6: "3 sugar"}, "sugar"),  # equal cargos: the best kind
        ("coffee*** corn*", {4: "2 corn", 5: "3 coffee"}, "coffee"),  # it makes both: the most
        ("coffee**", {4: "3 corn", 6: "3 coffee"}, "coffee"),  # an inactive plantation makes nothing
    ],
)
def test_which_ship_it_robs(has, cargo, robbed):
    s = solo(smuggler=True)
    land(s, 1, has)
    for size, crates in cargo.items():
        ship(s, size, crates)
    assert crime(s) == ("raid", "only")
    assert held(s, 1).split()[-1] == robbed


def test_a_kind_that_only_the_supply_lacks_is_one_that_it_makes():
    s = solo(smuggler=True)
    land(s, 1, "coffee***")
    ship(s, 4, "3 coffee")
    ship(s, 5, "1 corn")
    goods(s, 0, f"{s.supply[4]} coffee")
    assert crime(s) == ("raid", "only")
    assert held(s, 1) == "1 corn"


def test_three_crates_at_most_the_rest_is_lost():
    s = solo(smuggler=True)
    ship(s, 6, "5 sugar")
    crime(s)
    assert held(s, 1) == "3 sugar" and s.x.box_goods[2] == 2


# IV and V: festival and activities -------------------------------------------------------------------------


def test_the_delivery_is_left_out():
    games = [solo(activities=True, seed=seed) for seed in range(80)]
    keys = {ACTIVITIES[pieces[0]].key for s in games for pieces in s.x.activities}
    assert keys == set(ACTIVITY_KEYS) - {"delivery"}
    assert all(len(s.x.activities) == 3 for s in games)


def takes(s):
    during(s, "farmer", 1)
    heard = move(s, 1)
    [(kind, rule, card)] = told(heard, "puertoma_take")
    assert told(heard, "take") == [(kind,)]
    return kind, rule, card


def test_farmer_a_plantation_that_a_goal_asks_for():
    s = feast()
    goals(s, tile="corn")
    row(s, "coffee fruit corn sugar")
    assert takes(s) == ("corn", "festival", 0)


@pytest.mark.parametrize("number", range(1, 9))
def test_farmer_several_such_plantations_are_counted_out_from_left_to_right(number):
    s = feast()
    goals(s, tile="sugar", connoisseurs="corn corn coffee")
    row(s, "coffee fruit sugar corn")
    cards(s, number)
    assert takes(s) == (("coffee", "sugar", "corn")[(number - 1) % 3], "festival_card", number)


def test_farmer_what_it_has_enough_of_is_not_asked_for_any_more():
    s = feast()
    goals(s, connoisseurs="corn fruit fruit")
    land(s, 1, "corn fruit")
    row(s, "corn coffee coffee fruit")
    assert takes(s) == ("fruit", "festival", 0)


def test_a_third_plantation_lies_with_its_points_and_counts_as_a_quarry():
    s = feast()
    goals(s, tile="corn")
    land(s, 1, "corn* corn*")
    row(s, "corn corn corn corn")
    assert puertoma.profitable(s, 1, ROLES.index("farmer"))
    ability(s, 1, "crate_with_land")
    before = s.reserve
    assert takes(s) == ("corn", "festival", 0)
    board = auto(s, 1)
    assert board.spoils == [0] and farmland(s, 1)["corn"] == [1, 1] and held(s, 1) == "1 corn"
    assert score(s, 1)["quarries"] == 3
    assert board.idle == 3 and s.reserve == before - 3 and s.x.fest_land == -1, "three workers as the reward"
    turn(s, 0)
    s.role_taken[0] = -1
    s.picks, s.phase, s.role = 0, 0, -1
    play(s, "choose producer")
    move(s, 1)
    assert held(s, 1) == "3 corn", "it yields nothing"


def test_without_the_goal_there_is_no_third_plantation():
    s = feast()
    land(s, 1, "corn corn")
    row(s, "corn corn corn corn")
    assert takes(s) == ("quarry", "quarry", 0)


def test_farmer_else_a_new_kind_of_the_goods_asked_for():
    s = feast()
    goals(s, crates="corn corn sugar")
    land(s, 1, "fruit")
    row(s, "fruit coffee corn sugar")
    assert takes(s) == ("sugar", "festival_goods", 0)
    s = feast()
    goals(s, crates="corn corn sugar")
    land(s, 1, "sugar fruit")
    row(s, "fruit coffee sugar coffee")
    assert takes(s) == ("sugar", "second", 0), "no new kind: as always"
    s = feast()
    goals(s, crates="corn corn sugar")
    land(s, 1, "")
    row(s, "fruit coffee tobacco coffee")
    assert takes(s) == ("coffee", "best", 0)


def test_recruiter_goods_that_are_asked_for_come_first():
    s = feast()
    goals(s, crates="fruit fruit fruit")
    land(s, 1, "corn fruit coffee**")
    workers(s, 0, office=2)
    play(s, "choose recruiter")
    assert farmland(s, 1) == {"corn": [0], "fruit": [1], "coffee": [2]}


@pytest.mark.parametrize("number", range(1, 9))
def test_recruiter_a_card_decides_between_several_goods(number):
    s = feast()
    goals(s, crates="fruit sugar coffee")
    land(s, 1, "corn fruit coffee**")
    workers(s, 0, office=2)
    cards(s, number)
    play(s, "choose recruiter")
    fruit_first = (number - 1) % 2 == 0
    assert farmland(s, 1) == {"corn": [0], "fruit": [int(fruit_first)], "coffee": [2 if fruit_first else 3]}


def test_recruiter_two_plantations_of_the_good_are_filled_one_after_the_other():
    s = feast()
    goals(s, best_harvest="coffee")
    land(s, 1, "coffee coffee* corn")
    workers(s, 0, office=2)
    cards(s, 1)
    play(s, "choose recruiter")
    assert farmland(s, 1) == {"coffee": [0, 2], "corn": [0]} and drawn(s) == 0


def builds(s, by=0):
    during(s, "builder", 1) if by == 0 else as_chooser(s, "builder")
    heard = move(s, 1)
    [(key, rule, card)] = told(heard, "puertoma_build")
    assert told(heard, "build")[0][0] == key
    return key, rule, card


def test_builder_a_building_that_is_asked_for_though_of_a_lower_level():
    s = feast()
    goals(s, building="factory")
    city(s, 1, "hut")
    reserve(s, 1, "residence")
    coins(s, 1, 10)
    assert builds(s) == ("factory", "festival", 0)
    assert s.boards[1].vp == 3 and s.x.fest_building == -1


def test_builder_the_cheapest_of_those_asked_for():
    s = feast()
    goals(s, building="wharf", pioneers="factory")
    coins(s, 1, 10)
    assert builds(s) == ("factory", "festival", 0)


@pytest.mark.parametrize("number", [1, 2])
def test_builder_equally_cheap_by_a_card(number):
    s = feast()
    goals(s, building="harbor", pioneers="university")
    coins(s, 1, 10)
    cards(s, number)
    assert builds(s) == (("university", "harbor")[number - 1], "festival_card", number)


def test_builder_not_if_there_is_no_place_of_its_level():
    s = feast()
    goals(s, building="factory")
    city(s, 1, "wharf harbor")
    coins(s, 1, 9)
    assert builds(s) == ("large_warehouse", "level", 0)


def test_builder_a_large_building_that_is_asked_for_needs_no_token():
    s = feast()
    goals(s, honoured_citizen="customs")
    city(s, 1, "hut")
    reserve(s, 1, "residence")
    coins(s, 1, 10)
    assert builds(s) == ("customs", "festival", 0)
    assert s.boards[1].vp == 3 and KEYS[auto(s, 1).reserved] == "residence", "its token stays for the second"
    s = feast()
    goals(s, honoured_citizen="customs")
    city(s, 1, "hut fortress")
    reserve(s, 1, "residence")
    coins(s, 1, 10)
    assert builds(s) == ("customs", "festival", 0)
    assert auto(s, 1).reserved == -1, "two large buildings: no token any more"


def test_builder_but_not_under_the_other_token_nor_as_its_first_building():
    s = feast()
    goals(s, honoured_citizen="customs")
    city(s, 1, "hut")
    city(s, 2, "hut")
    reserve(s, 1, "residence")
    reserve(s, 2, "customs")
    coins(s, 1, 10)
    assert builds(s) == ("residence", "reserved", 0)
    s = feast()
    goals(s, honoured_citizen="customs")
    coins(s, 1, 20)
    assert builds(s) == ("wharf", "level", 0)


def sells(s):
    during(s, "merchant", 1)
    heard = move(s, 1)
    [(good, rule, _)] = told(heard, "puertoma_sell")
    return good, rule


def test_merchant_closes_the_house_if_that_is_rewarded():
    s = feast()
    goals(s, early_closing="fruit")
    house(s, "corn sugar tobacco")
    goods(s, 1, "1 fruit 1 coffee")
    before = auto(s, 1).people()
    assert sells(s) == ("fruit", "festival")
    assert auto(s, 1).people() == before + 2 and s.x.activities == ()


def test_merchant_closes_the_house_even_for_nothing():
    s = feast()
    goals(s, early_closing="corn")
    house(s, "fruit sugar tobacco")
    goods(s, 1, "1 corn")
    assert sells(s) == ("corn", "festival")
    assert auto(s, 1).people() == 2


def test_merchant_otherwise_as_always():
    for crates, inside, expected in (
        ("1 fruit 1 coffee", "corn sugar", "coffee"),  # not the last place
        ("1 coffee", "corn sugar tobacco", "coffee"),  # it has none
        ("1 fruit 1 coffee", "corn fruit tobacco", "coffee"),  # the house has that kind
    ):
        s = feast()
        goals(s, early_closing="fruit")
        house(s, inside)
        goods(s, 1, crates)
        assert sells(s) == (expected, "best")


def loads(s, by=0):
    during(s, "captain", 1) if by == 0 else as_chooser(s, "captain")
    heard = move(s, 1)
    [(good, rule, _)] = told(heard, "puertoma_load")
    return good, s.ship_size[int(told(heard, "load")[0][1])], rule


@pytest.mark.parametrize("card", ["grand_departure", "quiet_departure"])
@pytest.mark.parametrize("by", [0, 1])
def test_captain_completes_a_cargo_while_that_is_rewarded(card, by):
    s = feast()
    goals(s, **{card: "tobacco"})
    ship(s, 5, "4 sugar")
    goods(s, 1, "3 corn 2 sugar")
    assert loads(s, by) == ("sugar", 5, "festival")
    s = feast()
    ship(s, 5, "4 sugar")
    goods(s, 1, "3 corn 2 sugar")
    assert loads(s, by) == ("corn", 4, "most"), "without such a card"


def test_captain_of_several_cargos_the_usual_order():
    s = feast()
    goals(s, grand_departure="tobacco")
    ship(s, 5, "4 sugar")
    ship(s, 4, "2 corn")
    goods(s, 1, "3 corn 2 sugar")
    assert loads(s) == ("corn", 4, "festival")


def test_captain_rewards_the_ship_that_was_meant():
    s = feast()
    goals(s, quiet_departure="corn")
    ship(s, 4, "2 corn")
    goods(s, 1, "3 corn")
    before = s.boards[1].coins
    assert loads(s) == ("corn", 4, "only")
    assert s.boards[1].coins == before + 2


def test_harvests_are_rewarded_also_with_the_crates_of_privilege_and_ability():
    s = feast()
    goals(s, best_harvest="coffee")
    land(s, 1, "coffee*** coffee***")
    ability(s, 1, "crate_more")
    play(s, "choose producer")
    move(s, 1)
    assert held(s, 1) == "3 coffee" and s.x.activities == () and s.boards[1].vp == 1
    s = feast()
    goals(s, best_harvest="coffee")
    land(s, 1, "coffee*** coffee***")
    as_chooser(s, "producer")
    move(s, 1)
    assert s.x.activities != ()
    move(s, 1)
    assert s.x.activities == ()


def test_twin_farms_of_one_kind_ask_for_four_tiles():
    s = feast()
    goals(s, twin_farms="corn corn")
    land(s, 1, "corn corn")
    auto(s, 1).spoils = [0]
    s.bag[0] -= 1
    row(s, "corn fruit fruit fruit")
    assert takes(s) == ("corn", "festival", 0)
    assert auto(s, 1).spoils == [0, 0] and s.boards[1].vp == 3


# VI: achievements ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "autos"), [(3, 2), (3, 1), (4, 1), (5, 1)])
def test_each_person_keeps_four_of_six_and_puertomas_have_none(players, autos):
    s = game(players, puertomas=autos, achievements="dealt")
    for seat in range(players - autos):
        for left in (6, 5, 4, 3):
            assert (s.phase, s.to_act, len(s.moves())) == (DEALING, seat, left)
            check(s)
            s.play(s.moves()[0])
    assert s.phase == 0 and s.to_act == 0 and not s.x.packs
    assert [len(board.aims) for board in s.boards] == [4] * (players - autos) + [0] * autos
    check(s)


def test_what_people_have_not_achieved_every_puertoma_scores():
    s = solo(achievements="dealt")
    for _ in range(4):
        s.play(s.moves()[0])
    worth = [achievements.POINTS[card] for card in s.boards[0].aims]
    assert s.score()[1]["achievements"] == s.score()[2]["achievements"] == sum(worth)
    assert "achievements" not in s.score()[0]
    board = s.boards[0]
    board.fame, board.aims = board.aims[:1], board.aims[1:]
    assert s.score()[1]["achievements"] == s.score()[2]["achievements"] == sum(worth[1:])
    assert "achievements" not in s.score()[0], "people score nothing for them"
    board.fame, board.aims = board.fame + board.aims, ()
    assert "achievements" not in s.score()[1]


def test_the_aims_of_all_people_count_together():
    s = game(3, puertomas=1, achievements="dealt")
    for _ in range(8):
        s.play(s.moves()[0])
    missed = sum(achievements.POINTS[card] for board in s.boards[:2] for card in board.aims)
    assert s.score()[2]["achievements"] == missed
