"""The Merchant's phase: the trading house, the markets, the Office."""

from __future__ import annotations

import pytest

from tests.puerto_rico.board import EDITIONS, city, game, goods, held, house, legal, play

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("fruit", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
@pytest.mark.parametrize(
    ("markets", "more"),
    [
        ("", 0),
        ("small_market*", 1),
        ("large_market*", 2),
        ("small_market* large_market*", 3),
        ("small_market large_market", 0),
    ],
)
def test_prices(edition, good, price, markets, more):
    for seat, privilege in ((0, 1), (1, 0)):
        s = game(4, edition)
        city(s, seat, markets)
        goods(s, seat, f"2 {good}")
        play(s, "choose merchant", f"{seat}: sell {good}")
        assert s.boards[seat].coins == 3 + price + more + privilege
        assert held(s, seat) == f"1 {good}"  # one crate each
        assert s.phase == 0


@every_edition
def test_the_house_takes_each_kind_once(edition):
    s = game(4, edition)
    for seat in range(4):
        goods(s, seat, "1 corn 1 sugar")
    play(s, "choose merchant", "0: sell sugar")
    assert legal(s) == {"sell corn", "pass"}
    play(s, "1: pass", "2: sell corn")
    # Nothing that the house would take is left to seat 3.
    assert s.phase == 0
    assert [board.coins for board in s.boards] == [3 + 2 + 1, 3, 3, 3]


@every_edition
def test_no_sale_no_privilege(edition):
    s = game(4, edition)
    goods(s, 0, "1 coffee")
    play(s, "choose merchant", "0: pass")
    assert s.boards[0].coins == 3
    assert held(s, 0) == "1 coffee"


@every_edition
def test_crates_stay_in_a_house_that_is_not_full(edition):
    s = game(4, edition)
    house(s, "corn fruit")
    goods(s, 1, "1 coffee")
    play(s, "choose merchant", "1: sell coffee")
    assert s.house == [0, 1, 4]
    assert s.supply[4] == 8


@every_edition
def test_a_full_house_takes_nothing_and_is_emptied_at_the_end(edition):
    s = game(4, edition)
    house(s, "corn fruit sugar")
    for seat in (1, 2, 3):
        goods(s, seat, "1 coffee 1 tobacco")
    city(s, 3, "office*")
    play(s, "choose merchant", "1: sell coffee")
    # The fourth crate closes the house, for the Office too.
    assert s.phase == 0
    assert s.house == []
    assert s.supply == [10, 11, 11, 9 - 3, 9 - 2]
    assert s.boards[2].coins == s.boards[3].coins == 3


@every_edition
def test_office_sells_what_the_house_has(edition):
    s = game(4, edition)
    house(s, "coffee")
    city(s, 1, "office*")
    city(s, 2, "office")
    goods(s, 1, "2 coffee")
    goods(s, 2, "1 coffee")
    goods(s, 3, "1 coffee 1 corn")
    play(s, "choose merchant", "1: sell coffee")
    assert s.boards[1].coins == 3 + 4
    assert s.to_act == 3  # the empty Office is no help
    assert legal(s) == {"sell corn", "pass"}


@every_edition
def test_office_can_fill_the_house_with_one_kind(edition):
    s = game(4, edition)
    house(s, "sugar sugar sugar")
    city(s, 2, "office*")
    goods(s, 2, "1 sugar")
    play(s, "choose merchant", "2: sell sugar")
    assert s.house == [] and s.supply[2] == 11


@every_edition
def test_office_with_both_markets_as_merchant(edition):
    s = game(4, edition)
    house(s, "coffee")
    city(s, 0, "office* small_market* large_market*")
    goods(s, 0, "1 coffee")
    play(s, "choose merchant", "0: sell coffee")
    assert s.boards[0].coins == 3 + 4 + 3 + 1


@every_edition
def test_nobody_has_anything_to_sell(edition):
    s = game(4, edition)
    play(s, "choose merchant")
    assert s.phase == 0 and s.to_act == 1
