"""Whoever corrects a value of `board.py` corrects the game: each value is edited in a copy, and the rules follow."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core import IllegalMove
from game.madeira import board
from game.speed import compiled

if compiled("rules"):
    pytest.skip("compiled rules do not read the table any more", allow_module_level=True)

SOURCE = re.sub(r"(?m)^(\w+): Final.* = ", r"\1 = ", Path(board.__file__).read_text(encoding="utf-8"))
"""The table without the types of its rows."""
HELPERS = "tests.madeira.helpers"


@contextmanager
def edited(folder: Path, *edits: tuple[str, str]) -> Iterator[Any]:
    """The helpers of these tests on top of a game with an edited board; the real game comes back afterwards."""
    text = SOURCE
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the table"
        text = text.replace(old, new)
    path = folder / "board.py"
    path.write_text(text, encoding="utf-8")
    import game

    ours = [name for name in sys.modules if name.startswith("game.madeira") or name == HELPERS]
    kept = {name: sys.modules.pop(name) for name in ours}
    package, helpers_package = game.madeira, sys.modules["tests.madeira"]
    spec = importlib.util.spec_from_file_location("game.madeira.board", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["game.madeira.board"] = module
    spec.loader.exec_module(module)
    try:
        yield importlib.import_module(HELPERS)
    finally:
        for name in [name for name in sys.modules if name.startswith("game.madeira") or name == HELPERS]:
            del sys.modules[name]
        sys.modules.update(kept)
        game.madeira = package  # type: ignore[misc]
        if HELPERS in kept:
            helpers_package.helpers = kept[HELPERS]  # type: ignore[attr-defined]


def _sails(space: str, good: str, cost: int, reals: int) -> Callable[[Any], None]:
    """A ship to that space takes exactly these goods and brings these reals."""

    def check(h: Any) -> None:
        for have in (cost - 1, cost):
            s = h.characters_phase(4)
            h.goods(s, 0, **{good: have})
            s.wood[0] = 1
            h.at_character(s, "commander")
            assert (("ship", "reserve", space) in s.moves()) == (have == cost)
        h.play(s, ("ship", "reserve", space), ("done",))
        assert sum(s.goods[:3]) == 0 and s.reals[0] == reals

    return check


def _open(players: int, *names: str) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.new(players)
        assert {h.m.SPACE_NAMES[i] for i in h.m.bits(s.free_spaces())} >= set(names)

    return check


def _closed(players: int, name: str) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.new(players)
        assert name not in {h.m.SPACE_NAMES[i] for i in h.m.bits(s.free_spaces())}

    return check


def _passes(players: int, number: int, reals: int, *instead: str) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.characters_phase(players)
        offered = {move[2] for move in s.moves() if move[:2] == ("pass", number)}
        assert offered == {"reals", *instead}
        h.play(s, ("pass", number, "reals"))
        assert s.reals[0] == reals

    return check


def _pass_by_ship(h: Any) -> None:
    """Also where it is not the last space: only who can sail passes to a ship."""
    s = h.characters_phase(2)
    assert ("pass", 1, "ship") not in s.moves()
    s.wood[0] = 1
    h.goods(s, 0, wine=1)
    h.play(s, ("pass", 1, "ship"), ("ship", "reserve", "azores-1"))


def _favour(name: str, gained: Callable[[Any], int], amount: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.characters_phase(4)
        h.own(s, 0, name)
        h.workers(s, 0, "forest")
        s.reals[0] = 0
        h.touch(s)
        h.play(s, ("use", name))
        assert gained(s) == amount

    return check


def _reward(name: str, gained: Callable[[Any], int], amount: int) -> Callable[[Any], None]:
    """Whatever its place in the list, a royal reward gives what its name says."""

    def check(h: Any) -> None:
        s = h.characters_phase(4)
        a, b = [h.m.REWARD[x] for x in h.board.ROYAL_A], [h.m.REWARD[x] for x in h.board.ROYAL_B]
        wanted = h.m.REWARD[name]
        first = [wanted] if wanted in a else a[:1]
        second = [wanted] if wanted in b else b[:1]
        a, b = first + [x for x in a if x not in first], second + [x for x in b if x not in second]
        s.royal = (a[0], b[0], a[1], b[1], a[2], b[2])
        s.wood[0] = 1
        h.goods(s, 0, wine=1)
        h.at_character(s, "commander")
        h.play(s, ("ship", "reserve", "azores-1"), ("done",), ("reward", "azores", name))
        assert gained(s) == amount

    return check


def _wakes(row: int, *favours: str) -> Callable[[Any], None]:
    """A row of dice wakes the favours of its guild and no other."""

    def check(h: Any) -> None:
        s = h.new(4)
        rng = Random(1)
        while s.phase < 2:
            h.play_randomly(s, rng, 1)
        h.own(s, s.seat, *h.board.FAVOURS, up=False)
        p = s.seat
        h.play(s, next(move for move in s.moves() if move[1] == row))
        assert {h.board.FAVOURS[f] for f in h.m.bits(s.up[p])} == set(favours)

    return check


def _start(what: Callable[[Any], object], wanted: object, players: int = 4) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        assert what(h.new(players)) == wanted

    return check


def _harvest(field: str, good: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.characters_phase(4)
        h.workers(s, 0, field)
        h.at_character(s, "steward")
        h.play(s, ("harvest",))
        assert s.goods[:3] == [int(g == good) for g in range(3)]

    return check


def _activation(key: str, workers: int, seen: Callable[[Any], object], wanted: object) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.characters_phase(4)
        b = h.m.BUILDING[key]
        fields = [h.m.FIELD_NAMES[f] for f in h.m.FIELDS_OF[h.m.REGION_OF[b]]][:workers]
        h.workers(s, 0, *fields)
        h.at_building(s, key, 0, dice=(3, 3, 3))
        s.reals[0] = 10
        h.touch(s)
        h.play(s, ("pay",))
        assert seen(s) == wanted

    return check


def _answer(request: str, points: int, round_number: int = 1) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.characters_phase(4, round_number)
        h.ships(s, 0, "brazil-1", "sugar-2")
        h.workers(s, 0, "machico-1", "machico-2")
        h.own(s, 0, "monk")
        s.reals[0] = 40
        from game.madeira.requests import worth

        assert worth(s, 0, h.m.REQUEST[request], 1, round_number) == points

    return check


def _scores(wanted: int, **held: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        from game.madeira.ending import score
        from game.madeira.position import OVER

        s = h.characters_phase(4, 5)
        for name, amount in held.items():
            getattr(s, name)[0] = amount
        s.phase = OVER
        assert sum(score(s)[0].values()) == wanted

    return check


def _cost(players: int, wanted: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        from game.madeira.buildings import cost

        assert cost(h.characters_phase(players), 0) == wanted

    return check


def _income(piece: str, amount: int) -> Callable[[Any], None]:
    """Of one worker in the first city, beside a neutral citizen."""

    def check(h: Any) -> None:
        s = h.characters_phase(4)
        h.workers(s, 0, "porto_santo-1")
        h.at_character(s, "mayor")
        h.play(s, ("income",))
        assert getattr(s, piece)[0] == amount

    return check


def _colony(good: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        from game.madeira.upkeep import colony_income

        s = h.characters_phase(4)
        h.workers(s, 0, "azores")
        colony_income(s)
        assert s.goods[:3] == [int(g == good) for g in range(3)]

    return check


def _district(number: int, wood: int) -> Callable[[Any], None]:
    """A district of the first city costs so much."""

    def check(h: Any) -> None:
        s = h.characters_phase(4)
        s.wood[0] = wood
        favour = h.board.FAVOURS[s.districts[number - 3]]
        h.at_character(s, "guild_master")
        h.play(s, ("build", favour))
        assert s.wood[0] == 0

    return check


def _merged(h: Any) -> None:
    s = h.characters_phase(2)
    h.ships(s, 1, "wheat-1")
    free = {h.m.SPACE_NAMES[i] for i in h.m.bits(s.free_spaces())}
    assert "wheat-2" not in free and "wheat-3" in free


def _empty_in_round_one(h: Any) -> None:
    s = h.new(4)
    rng = Random(1)
    while s.phase < 2:
        h.play_randomly(s, rng, 1)
    assert s.characters[h.m.BUILDING["moinho"]] == -1


def _dice(attribute: str, value: int) -> Callable[[Any], None]:
    def check(h: Any) -> None:
        s = h.new(4)
        rng = Random(1)
        while s.phase < 2:
            h.play_randomly(s, rng, 1)
        if attribute == "row_dice":
            assert set(s.row_dice) == {value}
        else:
            assert [i + 1 for i, count in enumerate(s.pirate_dice) if count] == [value]

    return check


def _pirate_dice(h: Any) -> None:
    s = h.new(4)
    rng = Random(1)
    while s.phase < 2:
        h.play_randomly(s, rng, 1)
    assert sum(s.pirate_dice) == 5


def _mill(h: Any) -> None:
    s = h.characters_phase(4)
    h.goods(s, 0, wheat=4)
    assert s.mill[0] == 4
    h.play(s, ("mill", "raise"), ("mill", "raise"))
    assert s.mill[0] == 5 and s.prestige(0) == 1
    for _ in range(4):
        h.play(s, ("mill", "reals"))
    assert s.mill[0] == 1
    h.play(s, ("mill", "reals"))
    assert s.mill[0] == 1 and s.prestige(0) == 0


def _answers(h: Any) -> None:
    s = h.characters_phase(4, 1)
    h.hold(s, 0, "urbanisation", "coffers")
    for p in range(1, 4):
        h.hold(s, p, "coffers", "coffers")
    h.phase(s, 9)
    assert s.moves() == [("answer", "urbanisation", "coffers")]


def _honour(h: Any) -> None:
    s = h.characters_phase(4)
    s.watch[0] = 1
    s.reserve[0] -= 1
    h.phase(s, 6)
    h.play(s, ("honour",))
    assert s.prestige(0) == 9


def _wood_price(h: Any) -> None:
    s = h.characters_phase(4)
    h.workers(s, 0, "forest")
    h.goods(s, 0, wine=1)
    s.reals[0] = 7
    h.at_character(s, "commander")
    h.play(s, ("ship", "reserve", "azores-1"))
    assert s.reals[0] == 0


def _first_of_all(h: Any) -> None:
    """Who holds the request with most crowns begins."""
    s = h.new(4, 3)
    assert s.requests[5 * s.order[0] + h.m.REQUEST["coffers"]] == 1


def _diplomat(h: Any) -> None:
    s = h.characters_phase(4)
    h.own(s, 0, "diplomat")
    h.at_building(s, "moinho", 0, dice=(3, 3, 3))
    s.reals[0] = 1
    h.touch(s)
    h.play(s, ("use", "diplomat"), ("pay",))
    assert s.bread[0] == 5


def _engineer(h: Any) -> None:
    s = h.characters_phase(4)
    h.own(s, 0, "engineer")
    h.workers(s, 0, "r1a")
    h.play(s, ("use", "engineer"), ("die", 1, "alfandega"), ("harvest",), *[("extra", "r1a")] * 4)
    assert s.goods[2] == 5 and "extra" not in h.kinds(s)


def _lady(h: Any) -> None:
    s = h.characters_phase(4)
    h.own(s, 0, "lady")
    h.workers(s, 0, "r2a")
    s.reals[0] = 1
    h.touch(s)
    h.play(s, ("use", "lady"), ("activate", "moinho"))
    assert s.reals[0] == 0 and s.bread[0] == 2


def _support(h: Any) -> None:
    s = h.characters_phase(4)
    s.pirates[0] = 9
    _reward_support(h, s)
    h.play(s, ("support", "pirates"))
    assert s.pirates[0] == 2


def _reward_support(h: Any, s: Any) -> None:
    r = h.m.REWARD
    s.royal = (r["island"], r["support"], r["guild"], r["medal"], r["city"], r["loot"])
    s.wood[0] = 1
    h.goods(s, 0, wine=1)
    h.at_character(s, "commander")
    h.play(s, ("ship", "reserve", "azores-1"), ("done",), ("reward", "azores", "support"))


def _convert(h: Any) -> None:
    from game.madeira.requests import convert

    s = h.new(4)
    convert(s, 0)
    assert h.board.GOODS[s.field_good[h.m.LOCATION["r2a"]]] == "wine"


def _region(h: Any) -> None:
    """A field that lies in another region is harvested there."""
    s = h.characters_phase(4)
    h.workers(s, 0, "r2a")
    h.act_at(s, h.m.BUILDING["alfandega"])
    h.play(s, ("harvest",))
    assert s.goods[0] == 1


def _building_region(h: Any) -> None:
    s = h.characters_phase(4)
    assert ("die", 1, "fortaleza") in s.moves() and ("die", 1, "moinho") not in s.moves()


def _citizen(h: Any) -> None:
    s = h.new(4)
    assert {h.m.HOUSE_NAMES[i] for i in h.m.bits(s.houses[4])} == {"porto_santo-3", "funchal-3", "machico-3"}


def bread(s: Any) -> int:
    return s.bread[0]  # type: ignore[no-any-return]


def reals(s: Any) -> int:
    return s.reals[0]  # type: ignore[no-any-return]


def points(s: Any) -> int:
    return s.prestige(0)  # type: ignore[no-any-return]


EDITS: dict[str, tuple[tuple[tuple[str, str], ...], Callable[[Any], None]]] = {
    # dice
    "guild die": ((("GUILD_DIE = (1, 1, 2, 2, 3, 3)", "GUILD_DIE = (2, 2, 2, 2, 2, 2)"),), _dice("row_dice", 2)),
    "pirate die": (
        (("PIRATE_DIE = (1, 1, 2, 2, 3, 3)", "PIRATE_DIE = (3, 3, 3, 3, 3, 3)"),),
        _dice("pirate_dice", 3),
    ),
    "pirate dice": ((("PIRATE_DICE = 3", "PIRATE_DICE = 5"),), _pirate_dice),
    # fields and buildings
    "a field's good": ((('Field("r1a", 1, WINE', 'Field("r1a", 1, SUGAR'),), _harvest("r1a", 1)),
    "a field's region": ((('Field("r2a", 2,', 'Field("r2a", 1,'),), _region),
    "a field's wood": (
        (('"r1c", 1, WHEAT, SUGAR, (3,', '"r1c", 1, WHEAT, SUGAR, (9,'),),
        _start(lambda s: s.field_wood[2], 9),
    ),
    "what a field becomes": ((('"r2a", 2, WHEAT, None', '"r2a", 2, WHEAT, WINE'),), _convert),
    "a building's region": ((('"fortaleza", 3, 1', '"fortaleza", 1, 1'),), _building_region),
    "the empty building": (
        (('"moinho", 2, 5', '"moinho", 2, 1'), ('"fortaleza", 3, 1', '"fortaleza", 3, 5')),
        _empty_in_round_one,
    ),
    "activation": ((("ACTIVATION = {4: 10, 3: 9, 2: 8}", "ACTIVATION = {4: 12, 3: 9, 2: 8}"),), _cost(4, 12)),
    "the Moinho, few": ((("MOINHO_BREAD = (2, 5)", "MOINHO_BREAD = (4, 5)"),), _activation("moinho", 1, bread, 4)),
    "the Moinho, many": ((("MOINHO_BREAD = (2, 5)", "MOINHO_BREAD = (2, 8)"),), _activation("moinho", 3, bread, 8)),
    "the Capitania": (
        (("CAPITANIA_PRESTIGE = (1, 3)", "CAPITANIA_PRESTIGE = (2, 3)"),),
        _activation("capitania", 1, points, 2),
    ),
    "workers placed": (
        (("MOVES_BY_WORKERS = (1, 2)", "MOVES_BY_WORKERS = (3, 2)"),),
        _activation("alfandega", 1, lambda s: s.stack[-1][2], 3),
    ),
    # cities
    "a city's income": ((('"porto_santo", "bread"', '"porto_santo", "reals"'),), _income("reals", 3)),
    "a city's majority": ((('"machico", "wood", 15', '"machico", "wood", 17'),), _answer("urbanisation", 17)),
    "a city's lower value": (
        (('"machico", "wood", 15, 7', '"machico", "wood", 3, 3'),),
        _answer("urbanisation", 3),
    ),
    "what a district costs": ((("DISTRICT_WOOD = (2, 3, 4, 5)", "DISTRICT_WOOD = (7, 3, 4, 5)"),), _district(3, 7)),
    "the citizens' spaces": ((("CITIZEN_SPACE = 4", "CITIZEN_SPACE = 3"),), _citizen),
    # colonies and markets
    "a colony's income": ((('Colony("azores", WHEAT', 'Colony("azores", WINE'),), _colony(2)),
    "a colony's prestige": (
        (('"brazil", SUGAR, (3, 6, 4)', '"brazil", SUGAR, (3, 9, 4)'),),
        _answer("expeditions", 9, 3),
    ),
    "a market's prestige": (
        (("SUGAR, (6, 4, 3), ((1, 2)", "SUGAR, (8, 4, 3), ((1, 2)"),),
        _answer("trade_routes", 8),
    ),
    "a dear column": ((("(5, 20))", "(7, 33))"),), _sails("sugar-5", "sugar", 7, 33)),
    "a cheap column": ((("(4, 14), (5, 20)", "(1, 14), (5, 20)"),), _sails("sugar-4", "sugar", 1, 14)),
    "the merged columns": ((("(4, 10)), (2, 3)", "(4, 10)), (1, 2)"),), _merged),
    "a landing of one colony": (
        (
            (
                "LANDINGS = (_LANDINGS, _LANDINGS, _LANDINGS)",
                "LANDINGS = (_LANDINGS, _LANDINGS[:4] + (Landing(6, 2, RECONSTRUCTED),), _LANDINGS)",
            ),
        ),
        lambda h: (
            _open(2, "brazil-5")(h),
            _closed(2, "azores-5")(h),
            _closed(3, "india-5")(h),
            _landing_costs(h, "brazil-5", 6),
        )[-1],
    ),
    # guild board
    "pass spaces of two": (
        (
            (
                '2: (PassSpace(2, None, _R), PassSpace(3, "city", _R)),',
                '2: (PassSpace(2, "ship", _R), PassSpace(9, "watch", _R)),',
            ),
        ),
        lambda h: (_passes(2, 2, 9, "watch")(h), _passes(3, 2, 3, "city")(h), _pass_by_ship(h))[-1],
    ),
    "pass spaces of four": ((('PassSpace(4, "watch", DERIVED)', "PassSpace(1, None, DERIVED)"),), _passes(4, 3, 1)),
    "guild rows": (
        (("4: ((BLUE,), (GREEN,), (ORANGE,), (PURPLE,))", "4: ((PURPLE,), (GREEN,), (ORANGE,), (BLUE,))"),),
        _wakes(1, "inspector", "lady", "scout"),
    ),
    # requests
    "first requests": ((("(URBANISATION, 4),", "(COFFERS, 4),"),), _first_of_all),
    "how many are answered": ((("ANSWERS = {1: 1, 3: 2, 5: 3}", "ANSWERS = {1: 2, 3: 2, 5: 2}"),), _answers),
    "ships of a request": ((("REQUEST_SHIPS = 3", "REQUEST_SHIPS = 0"),), _answer("trade_routes", 0)),
    "favours of a request": ((("FAVOUR_PRESTIGE = 5", "FAVOUR_PRESTIGE = 8"),), _answer("guild_influence", 8)),
    "the Coffers' limit": ((("COFFERS_LIMIT = 15", "COFFERS_LIMIT = 19"),), _answer("coffers", 19)),
    # favours and rewards
    "the guilds' favours": (
        (('("monk", "miller", "bishop")', '("scout", "miller", "bishop")'), ('"lady", "scout")', '"lady", "monk")')),
        _wakes(1, "scout", "miller", "bishop"),
    ),
    "Monk": ((("MONK_WOOD = 2", "MONK_WOOD = 6"),), _favour("monk", lambda s: s.wood[0], 6)),
    "Patron": ((("PATRON_BREAD = 3", "PATRON_BREAD = 6"),), _favour("patron", bread, 6)),
    "Treasurer": ((("TREASURER_REALS = 5", "TREASURER_REALS = 6"),), _favour("treasurer", reals, 6)),
    "Lady": ((("LADY_PRICE = 4", "LADY_PRICE = 1"),), _lady),
    "Diplomat": ((("DIPLOMAT_WORKERS = 2", "DIPLOMAT_WORKERS = 3"),), _diplomat),
    "Engineer": ((("ENGINEER_HARVESTS = 2", "ENGINEER_HARVESTS = 4"),), _engineer),
    "Medal": ((("MEDAL_POINTS = 3", "MEDAL_POINTS = 7"),), _reward("medal", points, 7)),
    "Loot": ((("LOOT_REALS = 5", "LOOT_REALS = 7"),), _reward("loot", reals, 7)),
    "Support, bread": ((("SUPPORT_BREAD = 2", "SUPPORT_BREAD = 7"),), _reward("support", bread, 7)),
    "Support, pirates": ((("SUPPORT_PIRATES = 3", "SUPPORT_PIRATES = 7"),), _support),
    # the windmill, the beginning, the end
    "the windmill": (
        (
            ("MILL_BOTTOM = 0", "MILL_BOTTOM = 1"),
            ("MILL_TOP = 6", "MILL_TOP = 5"),
            ("MILL_START = 3", "MILL_START = 4"),
        ),
        _mill,
    ),
    "workers": ((("WORKERS = 12", "WORKERS = 14"),), _start(lambda s: s.reserve[0] + s.watch[0], 14)),
    "ships": ((("\nSHIPS = 6", "\nSHIPS = 8"),), _start(lambda s: s.fleet[0], 8)),
    "guards": ((("START_WATCH = 2", "START_WATCH = 4"),), _start(lambda s: s.watch[0], 4)),
    "first goods": ((("START_GOODS = 1", "START_GOODS = 4"),), _start(lambda s: (s.goods[0], s.wood[0]), (4, 4))),
    "first bread": ((("START_BREAD = 4", "START_BREAD = 9"),), _start(bread, 9)),
    "first reals": ((("START_REALS = 5", "START_REALS = 50"),), _start(lambda s: s.reals[s.order[0]], 52)),
    "reals by place": (
        (("POSITION_REALS = (2, 3, 4, 5)", "POSITION_REALS = (2, 3, 4, 15)"),),
        _start(lambda s: s.reals[s.order[3]], 20),
    ),
    "pirates' ranks": ((("PIRATE_LOSS = (16, 8, 4, 2)", "PIRATE_LOSS = (6, 5, 4, 2)"),), _scores(-6, pirates=3)),
    "too many pirates": ((("PIRATE_LIMIT = 20", "PIRATE_LIMIT = 5"),), _scores(-18, pirates=7)),
    "reals to points": ((("REALS_PER_POINT = 5", "REALS_PER_POINT = 2"),), _scores(4, reals=8)),
    "honour": ((("HONOUR = 4", "HONOUR = 9"),), _honour),
    "the price of wood": ((("return pieces * (pieces + 1) // 2", "return pieces * 7"),), _wood_price),
}


# Another order, the same effects
ORDERS: dict[str, tuple[tuple[tuple[str, str], ...], Callable[[Any], None]]] = {
    "the order of buildings": (
        (
            ('    Building("moinho", 2, 5, PRINTED),\n', ""),
            (
                '    Building("fortaleza", 3, 1, PRINTED),\n',
                '    Building("fortaleza", 3, 1, PRINTED),\n    Building("moinho", 2, 5, PRINTED),\n',
            ),
        ),
        _activation("moinho", 1, bread, 2),
    ),
    "a favour at another place": (
        (
            ('("monk", "miller", "bishop")', '("patron", "miller", "bishop")'),
            ('("patron", "lord"', '("monk", "lord"'),
        ),
        _favour("patron", bread, 3),
    ),
    "rewards in another order": (
        (('ROYAL_B = ("medal", "loot",', 'ROYAL_B = ("loot", "medal",'),),
        lambda h: (_reward("medal", points, 3)(h), _reward("loot", reals, 5)(h))[-1],
    ),
    "rewards in the other set": (
        (
            ('("island", "guild", "city", "watch")', '("island", "guild", "medal", "watch")'),
            ('ROYAL_B = ("medal", "loot",', 'ROYAL_B = ("city", "loot",'),
        ),
        lambda h: (_reward("medal", points, 3)(h), _reward("city", points, 1)(h))[-1],
    ),
}


def _landing_costs(h: Any, space: str, wine: int) -> None:
    s = h.characters_phase(4)
    h.goods(s, 0, wine=wine)
    s.wood[0] = 1
    h.at_character(s, "commander")
    h.play(s, ("ship", "reserve", space))
    assert s.goods[2] == 0


def _whole_games(h: Any) -> None:
    for players in (2, 3, 4):
        s = h.new(players, 3)
        h.play_randomly(s, Random(3))
        assert s.to_act is None


@pytest.mark.parametrize("name", EDITS)
def test_the_game_follows_an_edit(name: str, tmp_path: Path) -> None:
    edits, check = EDITS[name]
    with edited(tmp_path) as helpers, pytest.raises((AssertionError, IllegalMove)):
        check(helpers)  # the printed board is not like this
    with edited(tmp_path, *edits) as helpers:
        check(helpers)
        _whole_games(helpers)


@pytest.mark.parametrize("name", ORDERS)
def test_effects_belong_to_names(name: str, tmp_path: Path) -> None:
    edits, check = ORDERS[name]
    with edited(tmp_path, *edits) as helpers:
        check(helpers)
        _whole_games(helpers)
