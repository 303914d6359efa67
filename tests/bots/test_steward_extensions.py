"""The steward with the extensions: nothing is worthless to it, what they allow is used, hidden cards stay hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game.bots import find_bot
from game.bots.steward.survey import effect, outlook, survey
from game.core import Move, find
from game.puerto_rico import achievements, draft
from game.puerto_rico.data import (
    BASE,
    BUILDINGS,
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    FOREST,
    FOREST_HOUSE,
    FRUIT,
    GUEST_HOUSE,
    HARBOR,
    INDEX,
    KEYS,
    KINDS,
    MERCHANT,
    SMALL_FRUIT,
    SMALL_WHARF,
    SUGAR,
    TOBACCO,
    VILLA,
)
from game.puerto_rico.position import BUILDING, CHOOSE, SMUGGLING
from game.puerto_rico.state import PuertoRico

GAME = find("puerto_rico")
STEWARD = find_bot("steward", "puerto_rico")
RANDOM = find_bot("random", "puerto_rico")
NEW = [b for b in range(KINDS) if BUILDINGS[b].box != BASE]


def new_game(players: int = 3, seed: int = 1, **options: object) -> PuertoRico:
    state = GAME.new(players, seed, options)
    assert isinstance(state, PuertoRico)
    return state


def decide(state: PuertoRico) -> Move:
    assert state.to_act is not None
    return STEWARD(state.view(state.to_act, Random(1)), Random(1))


def own(state: PuertoRico, seat: int, *buildings: int) -> None:
    """Give a seat occupied buildings."""
    board = state.boards[seat]
    for b in buildings:
        board.city.append(b)
        board.staff[b] = 1


def stewards(state: PuertoRico) -> Iterator[PuertoRico]:
    """The positions of a game among stewards."""
    rng = Random(3)
    while state.to_act is not None:
        yield state
        moves = state.moves()
        state.play(moves[0] if len(moves) == 1 else STEWARD(state.view(state.to_act, rng), rng))


# Every building ---------------------------------------------------------------------------------------------


@cache
def builders() -> list[PuertoRico]:
    """Builders' turns of games with both boxes; the last round aside."""
    found = []
    for seed in range(4):
        state = new_game(4, seed, new_buildings=True, bourgeois=True, market="random")
        turn = (0, -1)
        for s in stewards(state):
            assert s.to_act is not None
            if s.phase == BUILDING and s.step == 0 and not s.ending and turn != (s.picks, s.to_act):
                found.append(s.copy())
            turn = (s.picks, s.to_act)
    return found


@pytest.mark.parametrize("building", NEW, ids=[KEYS[b] for b in NEW])
def test_buys_every_new_building(building: int) -> None:
    """With the money for it, and nothing else on offer."""
    bought = possible = 0
    for position in builders():
        s = position.copy()
        board = s.boards[s.to_act or 0]
        s.kinds = sorted({*s.kinds, building})
        draft.settle(s)
        s.market = [0] * KINDS
        s.market[building] = 1
        board.coins = s.costs[building]
        if ("build", KEYS[building]) in s.moves():
            possible += 1
            bought += decide(s) == ("build", KEYS[building])
    assert possible > 40
    assert bought > possible / 8


@pytest.mark.parametrize("building", [b for b in NEW if BUILDINGS[b].circles], ids=lambda b: KEYS[b])
def test_every_new_building_does_something(building: int) -> None:
    """It is thought to bring more than its points, in the middle of a game."""
    useful = 0
    for s in builders():
        o = outlook(s)
        if 3.0 < o.phases < 6.0:
            useful = max(useful, effect(survey(s.boards[s.to_act or 0], o).features, building, o) > 0.8)
    assert useful


def test_drafts_what_it_can_use() -> None:
    """Not simply the first on offer: never a University while there is a Harbor."""
    seen = set()
    for seed in range(3):
        state = new_game(4, seed, new_buildings=True, bourgeois=True)
        while state.moves()[0][0] == "pick":
            moves = state.moves()
            choice = decide(state)
            seen.add(choice == moves[0])
            if choice == ("pick", "university"):
                assert ("pick", "harbor") not in moves
            state.play(choice)
    assert seen == {True, False}


def test_plays_a_drafted_market_to_the_end() -> None:
    state = new_game(3, 2, new_buildings=True, bourgeois=True)
    for _ in stewards(state):
        pass
    assert any(b in board.city for board in state.boards for b in NEW)


# What the buildings allow -----------------------------------------------------------------------------------


def test_a_guest_leaves_when_it_makes_a_crate() -> None:
    state = new_game(3, 1, new_buildings=True, market="preset")
    state.kinds, state.guests = sorted({*state.kinds, GUEST_HOUSE}), True
    board = state.boards[0]
    board.land, board.hands = [COFFEE], [0]
    own(state, 0, COFFEE_ROASTER, GUEST_HOUSE)
    state.play(("choose", "producer"))
    assert decide(state) == ("guest", "coffee")
    state.play(("guest", "coffee"))
    assert decide(state) == ("produce",)


def test_a_guest_waits_when_there_is_nothing_to_do() -> None:
    """In a Captain's phase a guest does not run to the fields."""
    state = new_game(3, 1, new_buildings=True, market="preset")
    state.kinds, state.guests = sorted({*state.kinds, GUEST_HOUSE}), True
    board = state.boards[0]
    board.land, board.hands, board.goods = [COFFEE], [0], [2, 0, 0, 0, 0]
    own(state, 0, COFFEE_ROASTER, GUEST_HOUSE)
    state.play(("choose", "captain"))
    assert decide(state)[0] == "load"


def test_a_guest_opens_the_harbor_before_loading() -> None:
    state = new_game(3, 1, new_buildings=True, market="preset")
    state.kinds, state.guests = sorted({*state.kinds, GUEST_HOUSE}), True
    board = state.boards[0]
    own(state, 0, GUEST_HOUSE, HARBOR)
    board.staff[HARBOR] = 0
    board.land, board.hands = [CORN, CORN, FRUIT], [1, 1, 0]
    board.goods = [3, 0, 0, 0, 0]
    state.play(("choose", "captain"))
    assert decide(state) == ("guest", "harbor")


def test_small_wharf_takes_what_would_be_lost() -> None:
    """Five crates that no ship takes: one can be kept, two pairs bring points."""
    state = new_game(3, 1, new_buildings=True, market="preset")
    board = state.boards[0]
    own(state, 0, SMALL_WHARF)
    board.goods = [4, 1, 0, 0, 0]
    state.ship_good, state.ship_load = [2, 3, 4], [4, 5, 6]
    state.play(("choose", "captain"))
    loaded = 0
    while state.to_act == 0 and state.phase != CHOOSE:
        move = decide(state)
        loaded += move[0] == "small_wharf"
        state.play(move)
    assert loaded == 4
    assert board.goods == [0, 1, 0, 0, 0]


def test_plants_forests_with_a_forest_house() -> None:
    """Where no factory is in sight a forest that makes buildings cheaper is the better tile."""
    state = new_game(3, 1, new_buildings=True, market="preset")
    own(state, 0, FOREST_HOUSE)
    board = state.boards[0]
    board.land, board.hands = [FOREST, CORN], [-1, 1]
    state.row, state.quarries = [SUGAR, SUGAR, SUGAR, SUGAR], 0
    state.play(("choose", "farmer"))
    assert decide(state) == ("forest", "sugar")


def test_villa_is_used_and_bourgeois_are_welcome() -> None:
    state = new_game(3, 1, bourgeois=True, market="preset")
    own(state, 0, VILLA)
    state.play(("choose", "recruiter"))
    assert decide(state) == ("villa",)
    state.play(("villa",))
    assert decide(state) == ("recruit_bourgeois",)


# The Smuggler -----------------------------------------------------------------------------------------------


def smuggling() -> PuertoRico:
    state = new_game(3, 1, smuggler=True)
    board = state.boards[0]
    board.land, board.hands = [CORN, CORN, FRUIT], [1, 0, 0]
    board.city, board.staff[SMALL_FRUIT] = [SMALL_FRUIT], 0
    return state


def test_smuggler_plunders_a_full_house() -> None:
    state = smuggling()
    state.house = [1, 2, 3]
    state.play(("choose", "smuggler"))
    assert decide(state) == ("plunder",)


def test_smuggler_raids_a_ship_of_coffee() -> None:
    state = smuggling()
    state.ship_good[2], state.ship_load[2] = COFFEE, 3
    state.supply[COFFEE] -= 3
    state.play(("choose", "smuggler"))
    assert decide(state) == ("raid", 2)


def test_smuggler_poaches_workers_for_empty_circles() -> None:
    state = smuggling()
    state.office, state.reserve = 7, state.reserve - 4
    state.play(("choose", "smuggler"))
    assert decide(state) == ("poach",)
    placed = []
    while state.phase == SMUGGLING:
        placed.append(decide(state) if len(state.moves()) > 1 else state.moves()[0])
        state.play(placed[-1])
    assert sorted(placed) == [("poach",), ("settle", "corn"), ("settle", "fruit"), ("settle", "small_fruit")]


def test_smuggler_captures_a_rich_character() -> None:
    state = smuggling()
    state.role_coins[MERCHANT] = 4
    state.play(("choose", "smuggler"))
    assert decide(state) == ("capture", "merchant")


# Goals ------------------------------------------------------------------------------------------------------


def test_takes_the_festivals_third_plantation() -> None:
    """Three workers for three of a kind; without the festival it takes something else."""
    state = new_game(3, 1, festival=True)
    board = state.boards[0]
    board.land, board.hands = [SUGAR, SUGAR, CORN], [0, 0, 1]
    state.row, state.quarries = [COFFEE, SUGAR, FRUIT, FRUIT], 0
    state.x.fest_land = SUGAR
    plain = state.copy()
    plain.x.fest_land = -1
    for s in (state, plain):
        s.play(("choose", "farmer"))
    assert decide(state) == ("take", "sugar")
    assert decide(plain) != ("take", "sugar")


def test_builds_for_the_festival() -> None:
    state = new_game(3, 1, festival=True)
    state.boards[0].coins = 8
    state.reserve = 20  # the game is half over
    state.market = [2 if KEYS[b] in ("university", "harbor") else 0 for b in range(KINDS)]
    without = state.copy()
    without.x.fest_building = -1
    state.x.fest_building = INDEX["university"]
    state.play(("choose", "builder"))
    without.play(("choose", "builder"))
    assert decide(state) == ("build", "university")
    assert decide(without) != ("build", "university")


def test_keeps_achievements_that_are_within_reach() -> None:
    state = new_game(3, 1, achievements="drafted")
    easy, hard = achievements.KEYS.index("large_crew"), achievements.KEYS.index("good_season")
    others = [card for card in range(len(achievements.KEYS)) if card not in (easy, hard)]
    state.x.packs = ((hard, easy, *others[:2]), *(tuple(others[2 + 4 * i : 6 + 4 * i]) for i in range(2)))
    chosen = decide(state)
    assert chosen != ("aim", "good_season")
    state.x.packs = (tuple(sorted((hard, easy))), *state.x.packs[1:])
    assert decide(state) == ("aim", "large_crew")


def test_goes_for_its_achievement() -> None:
    """One tobacco plantation short of the third: it is taken. Without that aim something else is."""
    state = new_game(3, 1, achievements="dealt")
    board = state.boards[0]
    board.land, board.hands = [TOBACCO, TOBACCO, CORN], [0, 0, 1]
    state.row, state.quarries = [COFFEE, TOBACCO, FRUIT, FRUIT], 0
    valley = achievements.KEYS.index("tobacco_valley")
    aims = tuple(card for card in range(12, 20) if card != valley)[:3]
    board.aims = (valley, *aims)
    plain = state.copy()
    plain.boards[0].aims = aims
    for s in (state, plain):
        s.play(("choose", "farmer"))
    assert decide(state) == ("take", "tobacco")
    assert decide(plain) != ("take", "tobacco")


# Hidden cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["steward", "steward-easy"])
def test_never_looks_at_others_achievements(bot: str) -> None:
    """Even if they lay open before it: the same decisions in another world that looks the same to the seat."""
    choose = find_bot(bot, "puerto_rico")
    different = 0
    for seed, how in ((1, "dealt"), (2, "drafted")):
        for s in stewards(new_game(4, seed, achievements=how, festival=True)):
            assert s.to_act is not None
            other = s.view(s.to_act, Random(99))
            other.rng = s.rng
            different += [board.aims for board in other.boards] != [board.aims for board in s.boards]
            assert choose(other, Random(5)) == choose(s.copy(), Random(5))
    assert different > 100


@pytest.mark.parametrize("bot", ["random", "steward-easy", "steward"])
def test_same_view_same_decision(bot: str) -> None:
    """Two worlds that a seat cannot tell apart, seen through its view: Puertomas' cards and luck included."""
    choose = find_bot(bot, "puerto_rico")
    options = {"puertomas": 1, "achievements": "dealt", "new_buildings": True, "market": "random"}
    state = new_game(3, 4, **options)
    for s in stewards(state):
        seat = s.to_act
        assert seat is not None
        if not s.is_auto(seat):
            other = s.view(seat, Random(99))
            assert choose(other.view(seat, Random(7)), Random(7)) == choose(s.view(seat, Random(7)), Random(7))
