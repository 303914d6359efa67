"""The steward plays legal, repeatable and better than chance."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random

import pytest

from game import speed
from game.bots import Bot, bots_for, find_bot
from game.bots.steward import choose, choose_steward, guide, played_through, policy, values
from game.bots.steward.manning import arrange
from game.bots.steward.survey import Outlook, outlook
from game.bots.steward.values import OVERSEER, Values
from game.bots.steward.worth import worth
from game.core import Move, OptionError, State, find
from game.puerto_rico.data import BUILDINGS, CHAPEL, COFFEE, COFFEE_ROASTER, CORN, FACTORY, LAND_OFFICE, WHARF
from game.puerto_rico.position import CHOOSE, Player
from game.puerto_rico.state import PuertoRico

GAME = find("puerto_rico")
RANDOM = find_bot("random", "puerto_rico")
STEWARD = find_bot("steward", "puerto_rico")
EASY = find_bot("steward-easy", "puerto_rico")


def play(bots: list[Bot], seed: int, options: dict[str, object] | None = None) -> tuple[State, list[Move]]:
    state = GAME.new(len(bots), seed, options)
    rng = Random(seed)
    moves = []
    while state.to_act is not None:
        move = bots[state.to_act](state.view(state.to_act, rng), rng)
        state.play(move)
        moves.append(move)
    return state, moves


def wins(bot: Bot, others: Bot, players: int, games: int) -> float:
    """Games won by one against the others, a shared victory counting in part; the seat changes every game."""
    won = 0.0
    for game in range(games):
        bots = [others] * players
        bots[game % players] = bot
        state, _ = play(bots, game // players)
        winners = state.winners()
        won += (game % players in winners) / len(winners)
    return won


def test_table_of_bots() -> None:
    assert bots_for("puerto_rico") == ["random", "easy", "normal", "hard", "expert"]
    assert bots_for("no_such_game") == ["random"]
    with pytest.raises(OptionError, match="no bot 'nobody' for puerto_rico"):
        find_bot("nobody", "puerto_rico")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_beats_random(players: int) -> None:
    assert wins(STEWARD, RANDOM, players, 12) >= 11


def test_easy_is_between() -> None:
    assert wins(EASY, RANDOM, 4, 12) >= 9
    assert wins(STEWARD, EASY, 4, 24) >= 12  # by chance it would be 6


TABLES = [
    (players, mix)
    for mix in GAME.mixes
    for players in GAME.seat_counts
    if players == 3 or mix.get("puertomas") != 2  # two Puertomas are for one person
]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_decision_is_legal(players: int, options: dict[str, object]) -> None:
    """In positions that good play would not reach, too."""
    state = GAME.new(players, seed=players, options=options)
    rng = Random(5)
    while state.to_act is not None:
        if rng.random() < 0.4:
            bot = STEWARD if rng.random() < 0.7 else EASY
            assert bot(state.view(state.to_act, rng), rng) in state.moves()
        state.play(RANDOM(state, rng))


def test_same_position_same_move() -> None:
    for bot in (STEWARD, EASY):
        assert play([bot] * 3, 4)[1] == play([bot] * 3, 4)[1]


def test_view_is_not_needed_afterwards() -> None:
    """Deciding leaves the view as it was: nobody has to copy it first."""
    state = GAME.new(4, 1)
    view = state.view(0, Random(1))
    before = view.to_json()
    STEWARD(view, Random(1))
    assert view.to_json() == before


class Strange(PuertoRico):
    """Rules that the steward has never heard of: one more kind of move in every phase."""

    __slots__ = ()

    def legal(self) -> list[Move]:
        moves = super().legal()
        return [*moves, ("feast", "corn")] if moves and self.phase != CHOOSE else moves

    def apply(self, move: Move) -> None:
        if move[0] == "feast":
            assert self.to_act is not None
            self.boards[self.to_act].vp += 1
            self.phase = CHOOSE
            self.to_act = self.chooser
        else:
            super().apply(move)

    def copy(self) -> Strange:
        new = Strange.__new__(Strange)
        self.fill_copy(new)
        return new


@pytest.mark.skipif(not str(sys.modules[PuertoRico.__module__].__file__).endswith(".py"), reason="compiled rules")
def test_unknown_moves_are_tried_out() -> None:
    known = GAME.new(3, 1)
    assert isinstance(known, PuertoRico)
    state = Strange.__new__(Strange)
    known.fill_copy(state)
    state.play(("choose", "farmer"))
    ranked = {move: gain for gain, move in policy.ranking(state, outlook(state))}
    assert ranked["feast", "corn"] > ranked["pass",]
    assert STEWARD(state, Random(1)) in state.moves()


def recruiting(seat_land: list[int], city: list[int], people: int) -> PuertoRico:
    """A Recruiter's phase in which the first seat has its people in hand."""
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    board = state.boards[0]
    board.land, board.hands = seat_land, [0] * len(seat_land)
    for b in city:
        board.city.append(b)
        board.staff[b] = 0
    board.idle = people - 2  # the Recruiter's own, and one from the office
    state.play(("choose", "recruiter"))
    return state


def placed(state: PuertoRico) -> list[Move]:
    moves = []
    while state.to_act == 0 and state.phase != CHOOSE:
        moves.append(STEWARD(state.view(0, Random(1)), Random(1)))
        state.play(moves[-1])
    return moves


def test_fills_whole_chains() -> None:
    """Two workers make coffee together; neither of them alone would."""
    moves = placed(recruiting([COFFEE, COFFEE, COFFEE], [COFFEE_ROASTER, FACTORY], 2))
    assert sorted(moves) == [("place", "coffee"), ("place", "coffee_roaster")]


def test_lifts_a_worker_that_does_nothing() -> None:
    state = recruiting([COFFEE, CORN, COFFEE], [], 2)
    board = state.boards[0]
    board.hands, board.idle = [1, 0, 0], 0
    state._legal = None
    assert placed(state) == [("lift", "coffee"), ("place", "corn")]


def test_bourgeois_go_where_they_do_more() -> None:
    """In a Chapel a bourgeois wins points, a worker only coins; a Land office wants a worker."""
    board = Player()
    board.land, board.hands = [CORN], [0]
    board.city, board.nobles = [CHAPEL, LAND_OFFICE], [0] * len(BUILDINGS)
    board.staff[CHAPEL] = board.staff[LAND_OFFICE] = 0
    board.idle, board.idle_nobles = 2, 1
    moves = arrange(board, Outlook(5.0))
    assert sorted(moves) == [("place", "corn"), ("place", "land_office"), ("place_bourgeois", "chapel")]


def test_keeps_what_sells_best() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    state.ship_good, state.ship_load = [0, 1, 2], [4, 5, 6]
    state.boards[0].goods = [0, 1, 0, 0, 1]
    state.play(("choose", "captain"))
    assert STEWARD(state.view(0, Random(1)), Random(1)) == ("store", "coffee")


def test_ships_the_most() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    state.boards[0].goods = [4, 1, 0, 0, 0]
    state.play(("choose", "captain"))
    assert STEWARD(state.view(0, Random(1)), Random(1))[:2] == ("load", "corn")


def test_private_ship_takes_what_no_other_does() -> None:
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    board = state.boards[0]
    board.city, board.staff[WHARF] = [WHARF], 1
    board.goods = [2, 2, 0, 0, 0]
    state.ship_good, state.ship_load = [0, 1, 2], [2, 5, 6]
    state.play(("choose", "captain"))
    moves = []
    while state.to_act == 0 and state.phase != CHOOSE:
        moves.append(STEWARD(state.view(0, Random(1)), Random(1)))
        state.play(moves[-1])
    assert sorted(moves) == [("load", "corn", 0), ("wharf", "fruit")]


def test_takes_the_last_building_when_it_wins() -> None:
    """With the last space filled the game is over: a leader goes for it."""
    state = GAME.new(3, 1)
    assert isinstance(state, PuertoRico)
    board = state.boards[0]
    board.city = [b for b in range(len(BUILDINGS)) if BUILDINGS[b].spaces == 1][:11]
    for b in board.city:
        board.staff[b] = 0
    board.coins, board.vp = 9, 30
    assert STEWARD(state.view(0, Random(1)), Random(1)) == ("choose", "builder")
    state.play(("choose", "builder"))
    move = STEWARD(state.view(0, Random(1)), Random(1))
    assert move[0] == "build"
    state.play(move)
    assert state.ending == "city"


def new_game() -> PuertoRico:
    state = GAME.new(4, 1)
    assert isinstance(state, PuertoRico)
    return state


def test_free_circles_bring_the_end_nearer() -> None:
    """The hiring office is filled up for every free circle: so many workers will be gone."""
    state = new_game()
    values = replace(OVERSEER, spaces_filled=0.1)
    before = outlook(state, values).phases
    for board in state.boards:
        board.city.append(COFFEE_ROASTER)
        board.staff[COFFEE_ROASTER] = 0
    assert outlook(state, values).phases < before
    assert outlook(state).phases == outlook(new_game()).phases  # the steward does not look


def gain(values: Values, seat: int, coins: int = 0, crates: int = 0, others: int = 0) -> float:
    """What coins and crates of coffee add to a seat's worth, where the first seat is to choose."""
    state, o = new_game(), Outlook(1.0, values)
    before = worth(state, seat, o)
    state.boards[seat].coins += coins
    state.boards[seat].goods[COFFEE] = crates
    state.boards[seat - 1].goods[COFFEE] = others
    return worth(state, seat, o) - before


def test_who_chooses_first_sells_and_ships_first() -> None:
    assert gain(OVERSEER, 0, crates=2) > gain(OVERSEER, 1, crates=2) > gain(OVERSEER, 3, crates=2)
    assert gain(OVERSEER, 0, crates=2) > gain(OVERSEER, 0, crates=2, others=9)
    assert gain(Values(), 0, crates=2) == gain(Values(), 3, crates=2) == gain(Values(), 0, crates=2, others=9)


def test_coins_for_a_large_building_are_worth_more() -> None:
    """The last coin to its price brings more than the first; whoever is to choose may have it one cheaper."""
    first = gain(OVERSEER, 0, coins=1)
    coins = new_game().boards[0].coins
    last = gain(OVERSEER, 0, coins=9 - coins) - gain(OVERSEER, 0, coins=8 - coins)
    assert last > first + 0.05
    assert gain(Values(), 0, coins=2) == pytest.approx(2 * gain(Values(), 0, coins=1))


@pytest.mark.skipif(speed.compiled("bots"), reason="compiled: numbers cannot be exchanged")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"new_buildings": True}), (2, {"puertomas": 1}), (3, {}), (4, {})],
)
def test_two_players_have_numbers_of_their_own(
    players: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the old steward's numbers for two, `choose` and its guide are the old steward there, and only there."""
    monkeypatch.setattr(values, "DUELLIST_MORE" if "new_buildings" in options else "DUELLIST", values.STEWARD)
    state = GAME.new(players, 4, options)
    assert isinstance(state, PuertoRico)
    moves, looks = [], []
    for _ in range(60):
        old, rng = choose_steward(state, Random(1)), Random(1)
        moves.append(choose(state, rng) == old)
        if policy.is_choice(state):
            old_look = outlook(state, values.STEWARD)
            ranked = guide.candidates(state) == played_through(state, old_look)
            ways = guide.ways(state) == [(move,) for move in played_through(state, old_look)]
            judged = guide.judged(state)[0] == [worth(state, seat, old_look) for seat in range(players)]
            looks += [ranked, ways, judged]
        state.play(old)
    assert looks
    assert all(moves) == all(looks) == (players == 2 and "puertomas" not in options)
