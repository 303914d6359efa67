"""What holds in every game: random play over all options and seat counts."""

from __future__ import annotations

import copy
import itertools
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core import IllegalMove, PositionError, find
from game.san_juan import notation
from game.san_juan.cards import COST, FARMS, KEYS, KIND
from game.san_juan.moves import COVER, STAGES
from game.san_juan.position import EMPTY, Player
from game.san_juan.state import SanJuan
from tests.san_juan.table import everything, full

GAME = find("san_juan")
MIXES = [(players, dict(mix)) for mix in GAME.mixes for players in GAME.seat_counts]


def games(players: int, mix: dict[str, Any], count: int = 6, first: int = 0):
    """Positions of random games, one before each move, and the last."""
    for seed in range(first, first + count):
        rng = Random(seed)
        s = GAME.new(players, seed, mix)
        assert isinstance(s, SanJuan)
        while s.to_act is not None:
            yield s, rng
            s.play(rng.choice(s.moves()))
        yield s, rng


def test_a_shuffle_is_fair_enough() -> None:
    s = GAME.new(2, 3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        s.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())  # 1000 expected, 5 standard deviations


@pytest.mark.parametrize(("players", "mix"), MIXES)
def test_what_is_kept_for_speed_follows_from_the_position(players: int, mix: dict[str, Any]) -> None:
    for s, rng in games(players, mix, 3):
        fresh = notation.load(s.to_json())
        assert s.moves() == fresh.moves() == s.legal()
        assert s.gone == fresh.gone
        assert [(p.laden, p.vacant) for p in s.seats] == [(p.laden, p.vacant) for p in fresh.seats]
        twin = s.copy()
        for _ in range(4):
            if twin.to_act is not None:
                twin.play(rng.choice(twin.moves()))
        for state in (s, twin):  # a copy that plays on changes nothing of the original
            for player in state.seats:
                assert [kind for kind, yes in enumerate(player.owns) if yes] == sorted(
                    kind for kind in player.built if kind >= FARMS
                )
                for kind in player.slots:
                    mine = [good for slot, good in zip(player.slots, player.goods, strict=True) if slot == kind]
                    assert (player.free_slot(kind) >= 0) == (EMPTY in mine)
                    assert (player.good_slot(kind) >= 0) == (max(mine) > EMPTY)


def check_payment(s: SanJuan, p: Player) -> int:
    """Cards offered are cards of the hand, goods come on top of them: how many of these there are."""
    cards = [KIND[move[1]] for move in s.moves() if move[0] == "pay"]
    goods = [KIND[move[1]] for move in s.moves() if move[0] == "barter"]
    others = [move[0] for move in s.moves() if move[0] not in ("pay", "barter")]
    assert set(others) <= {"pass", "double"} and (s.due == 0) == ("pass" in others)
    assert not Counter(cards) - Counter(p.hand) and len(cards) <= len(p.hand)
    full_slots = [slot for slot, good in zip(p.slots, p.goods, strict=True) if good >= 0]
    assert not Counter(goods) - Counter(full_slots) and len(goods) <= len(full_slots)
    return len(goods)


def test_payments_are_cards_of_the_hand_and_goods_on_top() -> None:
    more_than_cards = 0
    for s, _ in games(2, {"extension": True}, 60):
        if STAGES[s.stage] == "pay":
            assert s.to_act is not None
            p = s.seats[s.to_act]
            assert p.has(KIND["black_market"]) or not check_payment(s, p)
            assert s.due or p.has(KIND["black_market"]) or p.has(KIND["hospital"])
            more_than_cards += check_payment(s, p) > 0
    assert more_than_cards > 20


@pytest.mark.parametrize(("players", "mix"), MIXES)
def test_random_games_end_and_keep_all_cards(players: int, mix: dict[str, Any]) -> None:
    wanted = full(bool(mix.get("extension")))
    assert sum(wanted.values()) == (142 if mix.get("extension") else 112)
    ends = 0
    for s, _ in games(players, mix, 8):
        found = everything(s)
        if s.stage == COVER and any(s.pending in p.built for p in s.seats):
            found[s.pending] += 1
        assert found == wanted
        assert all(p.hand == sorted(p.hand) for p in s.seats)
        assert all(max([0, *map(p.built.count, range(5, 40))]) <= 1 for p in s.seats)
        if s.to_act is None:
            ends += 1
            assert s.moves() == []
            assert max(len(p.built) for p in s.seats) == 12 or s.dry
            assert s.winners()
        else:
            moves = s.moves()
            assert moves and len(set(moves)) == len(moves)
            p = s.seats[s.to_act]
            if STAGES[s.stage] == "pay":
                check_payment(s, p)
            elif STAGES[s.stage] not in ("choose", "cover", "produce", "sell"):
                # a pass, and the Cathedral from the table, are the only moves beside the cards
                assert len(moves) <= len(p.hand) + len(s.drawn) + 2
    assert ends == 8


def can_be_built(s: SanJuan, kind: int) -> bool:
    """The booklet's cost, counted anew: is there a place where the seat to act can pay for this building?"""
    assert s.to_act is not None
    p = s.seats[s.to_act]
    names = [KEYS[built] for built in p.built]
    key = KEYS[kind]
    if kind >= FARMS and key in names:
        return False
    cards = len(p.hand) - (key != "cathedral")
    for covered in ["", *(set(names) - {"crane", key} if "crane" in names else ())]:
        left = names[:]
        goods = Counter(KEYS[slot] for slot, good in zip(p.slots, p.goods, strict=True) if good >= 0)
        cost = COST[kind]
        if covered:
            left.remove(covered)
            cost -= 6 if covered == "land_office" else COST[KIND[covered]]
            if goods[covered] == names.count(covered):
                goods[covered] -= 1
        if s.to_act == s.chooser:
            unused = s.players == 2 and s.picks == 0 and not s.spent
            cost -= 2 if (s.doubled or unused) and "publishing_house" in left else 1
        cost -= ("distillery" if kind < FARMS else "materials_depot") in left
        means = cards + (min(2, sum(goods.values())) if "black_market" in left else 0)
        if cost <= means:
            return True
    return False


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_built_is_what_can_be_paid(players: int) -> None:
    seen = Counter[bool]()
    for s, _ in games(players, {"extension": True}, 60):
        if STAGES[s.stage] == "build":
            assert s.to_act is not None
            for kind in {*s.seats[s.to_act].hand, *([KIND["cathedral"]] if s.cathedral else [])}:
                wanted = can_be_built(s, kind)
                assert (("build", KEYS[kind]) in s.moves()) == wanted
                seen[wanted] += 1
    assert min(seen[True], seen[False]) > 500


@pytest.mark.parametrize(("players", "mix"), MIXES)
def test_copies_and_positions_are_equal_and_independent(players: int, mix: dict[str, Any]) -> None:
    for i, (s, rng) in enumerate(games(players, mix, 2)):
        if i % 5:
            continue
        before = json.dumps(s.to_json(), sort_keys=True)
        twin, loaded = s.copy(), notation.load(json.loads(before))
        assert twin == s and loaded == s and loaded.moves() == s.moves()
        for _ in range(12):
            if twin.to_act is None:
                break
            move = rng.choice(twin.moves())
            twin.play(move)
            loaded.play(move)
            assert twin == loaded
        assert json.dumps(s.to_json(), sort_keys=True) == before
        assert s.totals() == [sum(items.values()) for items in s.score()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_illegal_moves_leave_no_trace(players: int) -> None:
    everywhere: set[tuple[Any, ...]] = set()
    for s, _ in games(players, {"extension": True, "choose_hand": True}, 3):
        everywhere.update(s.moves())
    for i, (s, rng) in enumerate(games(players, {"extension": True, "choose_hand": True}, 2, first=3)):
        if i % 9:
            continue
        before = s.to_json()
        for move in rng.sample(sorted(everywhere), 25):
            if move not in s.moves():
                with pytest.raises(IllegalMove):
                    s.play(move)
                s.why_not(move)
        with pytest.raises(IllegalMove):
            s.play(("build", "atlantis"))
        if s.to_act is not None:
            with pytest.raises(IllegalMove):
                s.play(s.moves()[0], (s.to_act + 1) % players)
        assert s.to_json() == before


def test_listening_changes_nothing() -> None:
    for players in (2, 3, 4):
        quiet = GAME.new(players, 5, {"extension": True})
        loud = GAME.new(players, 5, {"extension": True})
        heard: list[Any] = []
        loud.listener = heard.append
        rng = Random(5)
        while quiet.to_act is not None:
            move = rng.choice(quiet.moves())
            quiet.play(move)
            loud.play(move)
        assert quiet == loud and quiet.chance == loud.chance and heard


def test_every_move_touches_something_and_every_stage_asks() -> None:
    stages = set()
    for players in (2, 3, 4):
        for s, _ in games(players, {"extension": True, "choose_hand": True}, 12):
            stages.add(STAGES[s.stage])
            assert s.question()[0].removesuffix("_double") == "ask." + STAGES[s.stage]
            for move in s.moves():
                assert s.touches(move) and s.why_not(move) is None
            chosen = s.selection()
            if chosen is not None:
                low, high, moves = chosen
                assert 0 <= low <= high <= len(moves)
    assert stages == set(STAGES)


def test_a_selection_can_be_played_in_its_order() -> None:
    """Whatever a person selects, in any order, becomes legal moves that settle the decision; else it is refused."""
    stages: Counter[str] = Counter()
    for players in (2, 3):
        for s, rng in games(players, {"extension": True, "choose_hand": True}, 12, first=40):
            chosen = s.selection()
            if chosen is None:
                continue
            low, high, moves = chosen
            assert s.complete(moves[: high + 1]) is None or len(moves) <= high
            assert low == 0 or s.complete(moves[: low - 1]) is None
            count = rng.randint(low, high)
            played = s.complete(rng.sample(moves, count))
            if played is None:  # a mixture of goods and cards that will not do
                assert STAGES[s.stage] == "pay"
                continue
            twin = s.copy()
            for move in played:
                assert (twin.stage, twin.to_act) == (s.stage, s.to_act)
                twin.play(move)
            assert (twin.stage, twin.to_act, twin.round) != (s.stage, s.to_act, s.round)
            stages[STAGES[s.stage]] += 1
    wanted = ("opening", "pay", "produce", "sell", "keep", "notary", "exchange", "church", "limit")
    assert all(stages[stage] for stage in wanted), stages


def test_every_legal_end_of_a_payment_is_a_selection() -> None:
    """Brute force: what can be paid by single moves can be picked, and nothing else."""
    seen = 0
    for s, _ in games(2, {"extension": True}, 40):
        chosen = s.selection()
        if STAGES[s.stage] != "pay" or chosen is None or len(chosen[2]) > 7:
            continue
        low, high, moves = chosen
        wanted = {tuple(sorted(found)) for found in payments(s)}
        picked = set()
        for n in range(low, high + 1):
            for some in itertools.combinations(moves, n):
                if s.complete(list(some)) is not None:
                    picked.add(tuple(sorted(some)))
        assert picked == wanted
        seen += 1
    assert seen > 100


def payments(s: SanJuan, given: tuple[Any, ...] = ()):
    """All that can be given for the building, with what the rules take by themselves at the end."""
    for move in s.moves():
        twin = s.copy()
        heard: list[Any] = []
        twin.listener = heard.append
        twin.play(move)
        if (twin.stage, twin.to_act) == (s.stage, s.to_act):
            yield from payments(twin, (*given, move) if move != ("pass",) else given)
            continue
        mine: list[Any] = [("pay", event.piece) for event in heard if event.kind == "pay"]
        if move[0] in ("barter", "double"):
            mine.append(move)
        yield (*given, *mine)


def mutations(data: Any, rng: Random):
    """Positions with one value changed, removed, doubled or of another type."""

    def places(node: Any, path: tuple[Any, ...] = ()):
        yield path
        if isinstance(node, dict):
            for key in node:
                yield from places(node[key], (*path, key))
        elif isinstance(node, list):
            for i in range(len(node)):
                yield from places(node[i], (*path, i))

    every = [path for path in places(data) if path]
    for path in rng.sample(every, min(60, len(every))):
        for change in rng.sample(range(6), 2):
            twin = copy.deepcopy(data)
            node = twin
            for step in path[:-1]:
                node = node[step]
            old = node[path[-1]]
            if change == 0:
                del node[path[-1]]
            elif change == 1:
                node[path[-1]] = rng.choice([None, -1, 99, 10**30, True, "statue", "", [], {}, 1.5, [[]]])
            elif change == 2 and isinstance(old, int):
                node[path[-1]] = old + rng.choice([-1, 1, 2])
            elif change == 3 and isinstance(old, list):
                node[path[-1]] = old + old[:1]
            elif change == 4 and isinstance(old, str):
                node[path[-1]] = rng.choice(["corn_farm", "cathedral", "pay", "sell", "limit", "cover", "over"])
            else:
                node[path[-1]] = not old
            yield twin


@pytest.mark.parametrize("players", [2, 4])
def test_damaged_positions_are_refused_or_playable(players: int) -> None:
    refused = 0
    for i, (s, rng) in enumerate(games(players, {"extension": True, "choose_hand": True}, 2, first=9)):
        if i % 24:
            continue
        for data in mutations(s.to_json(), rng):
            try:
                loaded = notation.load(data)
            except PositionError as error:
                refused += 1
                assert str(error) and "\n" not in str(error)
                continue
            # what is accepted is a position: it plays to the end
            for _ in range(4000):
                if loaded.to_act is None:
                    break
                moves = loaded.moves()
                assert moves
                loaded.play(rng.choice(moves))
            loaded.view(0, rng)
            loaded.score()
    assert refused > 500


@pytest.mark.parametrize("data", [None, [], 3, "x", {}, {"game": "san_juan"}, {"game": "san_juan", "players": 9}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(PositionError):
        notation.load(data)
