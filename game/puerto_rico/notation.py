"""The JSON form of a position, and reading one back with every rule of conservation checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.errors import PositionError
from game.core.reader import Reader
from game.core.rng import MASK
from game.puerto_rico import (
    achievements,
    automa,
    builder,
    captain,
    draft,
    farmer,
    festival,
    last_point,
    merchant,
    producer,
    recruiter,
    round,
    smuggler,
)
from game.puerto_rico.activities import ACTIVITIES, ACTIVITY_KEYS
from game.puerto_rico.data import (
    ADVENTURER_2,
    CIRCLES,
    CITY_SPACES,
    COMMERCIAL,
    FOREST,
    GOODS,
    HOUSE_PLACES,
    INDEX,
    KEYS,
    KINDS,
    LANDS,
    LARGE,
    NOBLES,
    PICKS,
    PLOTS,
    QUARRY,
    ROLES,
    SMUGGLER,
    crates_in_play,
    points_in_play,
    tiles_in_play,
    workers_in_play,
)
from game.puerto_rico.position import (
    ABSENT,
    BARGING,
    BOURGEOIS,
    BUILDING,
    CHOOSE,
    CLAIMING,
    DEALING,
    DRAFTING,
    FARMING,
    FINISHING,
    NO_CIRCLE,
    NO_ONE,
    OPENING,
    OVER,
    PHASES,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    SMUGGLING,
    STORING,
    TRADING,
    WORKER_PLACES,
    Automa,
    Player,
    Position,
)
from game.puerto_rico.turn import SOURCES

PHASE_ROLE = {
    FARMING: "farmer",
    RECRUITING: "recruiter",
    BUILDING: "builder",
    PRODUCING: "producer",
    TRADING: "merchant",
    OPENING: "captain",
    SHIPPING: "captain",
    BARGING: "captain",
    STORING: "captain",
    SMUGGLING: "smuggler",
}
ENDINGS = ("", "workers", "city", "points")
MANY = 10_000


def write(s: Position) -> dict[str, Any]:
    """Readable: names instead of numbers, nothing that follows from the rest."""
    return {
        "game": "puerto_rico",
        "players": s.players,
        "options": dict(s.options),
        "rng": s.rng,
        "chance": s.chance,
        "round": s.round,
        "governor": s.governor,
        "picks": s.picks,
        "chooser": s.chooser,
        "to_act": s.to_act,
        "phase": PHASES[s.phase],
        "step": s.step,
        "ending": s.ending,
        "memory": {"cursor": s.cursor, "passes": s.passes, "mark": s.mark, "made": s.made[:]},
        **({"point_of": SOURCES[s.due]} if s.phase == CLAIMING else {}),
        "characters": [
            {"key": ROLES[i], "coins": s.role_coins[i], "taken": s.role_taken[i]}
            for i in range(len(s.role_taken))
            if s.role_taken[i] != ABSENT
        ],
        "buildings": [KEYS[b] for b in s.kinds],
        "bag": _counts(s.bag),
        "discard": _counts(s.discard),
        "row": [LANDS[kind] for kind in s.row],
        "quarries": s.quarries,
        "office": s.office,
        "reserve": s.reserve,
        "points": s.points,
        "drained": s.drained or s.points == 0,
        "supply": _counts(s.supply),
        "ships": [
            {"size": s.ship_size[i], "good": _good(s.ship_good[i]), "load": s.ship_load[i]}
            for i in range(len(s.ship_size))
        ],
        "house": [GOODS[good] for good in s.house],
        "boards": [_write_board(board) for board in s.boards],
        **({"extras": _write_extras(s)} if s.extended else {}),
    }


def _write_extras(s: Position) -> dict[str, Any]:
    x = s.x
    return {
        "office": x.office,
        "reserve": x.reserve,
        "wanted": x.wanted,
        "captured": ROLES[x.captured] if x.captured >= 0 else "",
        "captor": x.captor,
        "box_workers": x.box_workers,
        "box_bourgeois": x.box_nobles,
        "box_goods": _counts(x.box_goods),
        "festival_land": LANDS[x.fest_land] if x.fest_land >= 0 else "",
        "festival_goods": [GOODS[good] for good in x.fest_goods],
        "festival_building": KEYS[x.fest_building] if x.fest_building >= 0 else "",
        "activities": [_write_activity(drawn) for drawn in x.activities],
        "packs": [[achievements.KEYS[card] for card in pack] for pack in x.packs],
        "bonus": x.bonus,
        "token": ROLES[x.token],
        "deck": list(x.deck),
        "auto_made": x.auto_made[:],
    }


def _write_activity(drawn: tuple[int, ...]) -> list[str]:
    card = ACTIVITIES[drawn[0]]
    names = [card.key, *(GOODS[kind] for kind in drawn[1 : 1 + card.lands + card.goods])]
    if card.building:
        names.append(KEYS[drawn[-1]])
    return names


def _counts(numbers: list[int]) -> dict[str, int]:
    return {GOODS[i]: numbers[i] for i in range(5)}


def _good(good: int) -> str:
    return GOODS[good] if good >= 0 else ""


def _write_automa(board: Automa) -> dict[str, Any]:
    return {
        "coins": board.coins,
        "vp": board.vp,
        "spare": board.idle,
        "bourgeois": board.idle_nobles,
        "land": [[LANDS[board.land[i]], board.hands[i]] for i in range(len(board.land))],
        "city": [KEYS[b] for b in board.city],
        "goods": _counts(board.goods),
        "deeds": board.deeds[:],
        "abilities": [automa.ABILITY_KEYS[ability] for ability in board.abilities],
        "since": board.since[:],
        "reserved": KEYS[board.reserved] if board.reserved >= 0 else "",
        "spoils": [LANDS[kind] for kind in board.spoils],
    }


def _write_board(board: Player) -> dict[str, Any]:
    if isinstance(board, Automa):
        return _write_automa(board)
    nobles = board.nobles or [0] * KINDS
    return {
        "coins": board.coins,
        "vp": board.vp,
        "idle": board.idle,
        "idle_bourgeois": board.idle_nobles,
        "land": [[LANDS[board.land[i]], max(0, board.hands[i])] for i in range(len(board.land))],
        "city": [[KEYS[b], board.staff[b] - nobles[b], nobles[b]] for b in board.city],
        "goods": _counts(board.goods),
        "shipped": board.shipped,
        "barged": board.barged,
        "aims": [achievements.KEYS[card] for card in board.aims],
        "fame": [achievements.KEYS[card] for card in board.fame],
        "deeds": board.deeds[:],
    }


def read(s: Position, data: Mapping[str, object]) -> None:
    """Fill `s`, a table just laid for the same players and options; `PositionError` says what is wrong."""
    r = Reader(data, "position")
    for key in ("game", "players", "options"):
        r.raw(key)
    n = s.players
    s.rng = r.number("rng", 0, MASK)
    s.chance = r.number("chance", 0, MASK)
    s.round = r.number("round", 1, MANY)
    s.governor = r.number("governor", 0, n - 1)
    s.picks = r.number("picks", 0, PICKS[n])
    s.chooser = r.number("chooser", 0, n - 1)
    s.phase = PHASES.index(r.name("phase", PHASES))
    s.to_act = None if s.phase == OVER else r.number("to_act", 0, n - 1)
    if s.phase == OVER and r.raw("to_act") is not None:
        raise r.fail("nobody is to act when the game is over")
    s.step = r.number("step", 0, 4)
    s.ending = r.name("ending", ENDINGS)
    memory = r.child("memory")
    s.cursor = memory.number("cursor", 0, 99)
    s.passes = memory.number("passes", 0, 99)
    s.mark = memory.number("mark", 0, 99)
    s.made = memory.numbers("made", 5, 0, 99)
    memory.done()
    if s.phase == CLAIMING:
        s.due = SOURCES.index(r.name("point_of", SOURCES))
    _read_buildings(s, r)
    if s.extended:
        _read_extras(s, r.child("extras"))
    _read_roles(s, r)
    s.bag = _read_counts(r.child("bag"))
    s.discard = _read_counts(r.child("discard"))
    s.row = [LANDS.index(name) for name in r.names("row", GOODS)]
    if len(s.row) > n + 1:
        raise r.fail(f"row must have at most {n + 1} tiles")
    s.quarries = r.number("quarries", 0, 99)
    s.office = r.number("office", 0, 999)
    s.reserve = r.number("reserve", 0, 999)
    s.points = r.number("points", 0, 999)
    s.drained = r.flag("drained") or s.points == 0
    s.supply = _read_counts(r.child("supply"))
    _read_ships(s, r)
    s.house = [GOODS.index(name) for name in r.names("house", GOODS)]
    if len(s.house) > HOUSE_PLACES:
        raise r.fail(f"house must have at most {HOUSE_PLACES} crates")
    s.boards = [
        _read_automa(s, board) if s.is_auto(seat) else _read_board(s, board)
        for seat, board in enumerate(r.children("boards", n))
    ]
    s.look_for_guests()
    r.done()
    _check_totals(s)
    _check_phase(s)


def _read_counts(r: Reader) -> list[int]:
    counts = [r.number(good, 0, 999) for good in GOODS]
    r.done()
    return counts


def _read_buildings(s: Position, r: Reader) -> None:
    kinds = sorted(INDEX[key] for key in r.names("buildings", KEYS))
    s.kinds = draft.always(s)
    for b in kinds:
        if b in s.kinds:
            continue
        if not draft.is_draft(s) or b not in draft.open_choices(s):
            raise r.fail(f"buildings cannot have {KEYS[b]} among these")
        draft.add(s, b)
    if s.kinds != kinds:
        raise r.fail("buildings are missing, or listed twice")
    if s.phase == DRAFTING:
        if s.options["market"] != "draft" or not draft.open_choices(s):
            raise r.fail("there is nothing left to draft")
    elif draft.is_draft(s) and draft.open_choices(s):
        raise r.fail("the building board has empty places")
    draft.settle(s)


def _read_extras(s: Position, r: Reader) -> None:
    x = s.x
    n = s.players
    nobles = NOBLES if s.noble else 0
    x.office = r.number("office", 0, nobles)
    x.reserve = r.number("reserve", 0, nobles)
    x.wanted = r.number("wanted", NO_ONE, n - 1)
    captured = r.name("captured", ("", *ROLES[:SMUGGLER]))
    x.captured = ROLES.index(captured) if captured else NO_ONE
    x.captor = r.number("captor", NO_ONE, n - 1)
    if (x.captured == NO_ONE) != (x.captor == NO_ONE) or (x.wanted >= 0 and not s.options["smuggler"]):
        raise r.fail("a captured character has a captor")
    if x.captured != NO_ONE and not s.options["smuggler"]:
        raise r.fail("only the smuggler captures")
    x.box_workers = r.number("box_workers", 0, 999)
    x.box_nobles = r.number("box_bourgeois", 0, nobles)
    x.box_goods = _read_counts(r.child("box_goods"))
    smuggles = bool(s.options["smuggler"])
    if ((x.box_workers or x.box_nobles) and not smuggles) or (any(x.box_goods) and not smuggles and not s.autos):
        raise r.fail("only the Smuggler and a Puertoma put things out of the game")
    _read_festival(s, r)
    cards = achievements.KEYS
    packs = [[cards.index(key) for key in _names(r, pack, cards)] for pack in r.items("packs")]
    x.packs = tuple(tuple(sorted(pack)) for pack in packs)
    _read_bonus(s, r)
    x.token = ROLES.index(r.name("token", ROLES[:ADVENTURER_2]))
    x.deck = tuple(r.numbers("deck", None, 0, 7))
    x.auto_made = r.numbers("auto_made", None, 0, 0o77777)
    if len(set(x.deck)) != len(x.deck) or len(x.auto_made) not in (0, s.players):
        raise r.fail("the Resolution cards are eight different ones")
    if not s.autos and (x.deck or x.auto_made):
        raise r.fail("there is no Puertoma in this game")
    r.done()


def _names(r: Reader, value: object, names: tuple[str, ...]) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) and name in names for name in value):
        raise r.fail("expected a list of known names")
    return value


def _read_festival(s: Position, r: Reader) -> None:
    x = s.x
    land = r.name("festival_land", ("", *GOODS))
    x.fest_land = GOODS.index(land) if land else -1
    x.fest_goods = tuple(GOODS.index(name) for name in r.names("festival_goods", GOODS))
    if len(x.fest_goods) not in (0, 3):
        raise r.fail("festival_goods must be three crates or none")
    building = r.name("festival_building", ("", *KEYS))
    x.fest_building = INDEX[building] if building else -1
    if not s.options["festival"] and (land or x.fest_goods or building):
        raise r.fail("there is no festival in this game")
    if x.fest_building >= 0 and x.fest_building not in s.kinds:
        raise r.fail("festival_building is not in this game")
    activities = []
    for names in r.items("activities", at_most=3):
        names = _names(r, names, (*ACTIVITY_KEYS, *GOODS, *KEYS))
        if not names or names[0] not in ACTIVITY_KEYS or not s.options["activities"]:
            raise r.fail("activities must name a card first")
        card = ACTIVITIES[ACTIVITY_KEYS.index(names[0])]
        drawn = [ACTIVITY_KEYS.index(names[0])]
        crops = card.lands + card.goods
        if len(names) != 1 + crops + (1 if card.building else 0) or any(k not in GOODS for k in names[1 : 1 + crops]):
            raise r.fail(f"{card.key} needs other things")
        drawn.extend(GOODS.index(name) for name in names[1 : 1 + crops])
        if card.building:
            if names[-1] not in INDEX or INDEX[names[-1]] not in s.kinds:
                raise r.fail(f"{card.key} needs a building of this game")
            drawn.append(INDEX[names[-1]])
        activities.append(tuple(drawn))
    if len({drawn[0] for drawn in activities}) != len(activities):
        raise r.fail("activities has a card twice")
    x.activities = tuple(activities)


def _read_bonus(s: Position, r: Reader) -> None:
    x = s.x
    x.bonus = r.number("bonus", 0, 9)
    if x.bonus and not (s.watch and s.phase in (FARMING, PRODUCING, TRADING, SHIPPING, CLAIMING)):
        raise r.fail("nobody can have won workers now")


def _read_roles(s: Position, r: Reader) -> None:
    expected = [i for i in range(len(ROLES)) if s.role_taken[i] != ABSENT]
    for i, role in zip(expected, r.children("characters", len(expected)), strict=True):
        if role.raw("key") != ROLES[i]:
            raise role.fail(f"expected the {ROLES[i]}")
        s.role_coins[i] = role.number("coins", 0, MANY)
        s.role_taken[i] = role.number("taken", NO_ONE, s.players - 1)
        role.done()
    taken = sum(1 for seat in s.role_taken if seat >= 0)
    picks = PICKS[s.players]
    if s.phase in (OVER, FINISHING):
        return
    late = s.picks == picks and s.phase != CHOOSE and taken == picks + 1 and s.options["smuggler"]
    if taken != s.picks and not late:
        raise r.fail(f"{taken} characters are taken, but picks is {s.picks}")
    if s.x.captured >= 0 and s.role_taken[s.x.captured] != NO_ONE:
        raise r.fail("the captured character cannot be taken")
    if s.phase in (DRAFTING, DEALING):
        if s.picks:
            raise r.fail("no character is chosen before the game has begun")
    elif s.phase == CHOOSE:
        s.role = NO_ONE
        if s.to_act != s.chooser:
            raise r.fail("the chooser must have a character to choose")
        if s.picks == picks:
            if s.x.captured == NO_ONE or s.chooser != s.x.captor:
                raise r.fail("all have chosen")
        elif s.chooser != (s.governor + s.picks) % s.players:
            raise r.fail("it is not this seat's turn to choose")
    else:
        s.role = ROLES.index(PHASE_ROLE[last_point.PHASE[s.due] if s.phase == CLAIMING else s.phase])
        turn = late or s.chooser == (s.governor + s.picks - 1) % s.players
        if s.role_taken[s.role] != s.chooser or not turn:
            raise r.fail("the character being played must be the chooser's")


def _read_ships(s: Position, r: Reader) -> None:
    for i, ship in enumerate(r.children("ships", len(s.ship_size))):
        if ship.raw("size") != s.ship_size[i]:
            raise ship.fail(f"size must be {s.ship_size[i]}")
        good = ship.name("good", ("", *GOODS))
        s.ship_good[i] = GOODS.index(good) if good else -1
        s.ship_load[i] = ship.number("load", 0, s.ship_size[i])
        if (s.ship_load[i] == 0) != (good == ""):
            raise ship.fail("a ship has a good exactly if it has a load")
        ship.done()
    carried = [good for good in s.ship_good if good >= 0]
    if len(set(carried)) != len(carried):
        raise r.fail("two ships carry the same good")


def _read_automa(s: Position, r: Reader) -> Automa:
    board = Automa()
    board.coins = r.number("coins", 0, MANY)
    board.vp = r.number("vp", 0, MANY)
    board.idle = r.number("spare", 0, 999)
    for kind, people in _rows(r, "land", 2):
        if kind not in GOODS or not 0 <= people <= WORKER_PLACES[GOODS.index(kind)]:
            raise r.fail(f"land has no tile {kind[:40]!r} with {people}")
        board.land.append(GOODS.index(kind))
        board.hands.append(people)
    board.idle_nobles = r.number("bourgeois", 0, min(NOBLES, board.people()) if s.noble else 0)
    board.city = [INDEX[key] for key in r.names("city", KEYS)]
    for b in board.city:
        board.staff[b] = 0
    levels = [automa.built_of(board, level) for level in range(automa.LEVELS)]
    if len(set(board.city)) != len(board.city) or max(levels) > 2 or any(b not in s.kinds for b in board.city):
        raise r.fail("city has at most two different buildings of a level")
    if any(not COMMERCIAL[b] for b in board.city) or any(board.land.count(kind) > 2 for kind in range(5)):
        raise r.fail("a Puertoma has commercial buildings and at most two plantations of a kind")
    board.goods = _read_counts(r.child("goods"))
    board.deeds = r.numbers("deeds", None, 0, MANY)
    if len(board.deeds) not in (0, 8) or (board.deeds and not s.watch):
        raise r.fail("deeds must have 8 numbers, or none")
    board.abilities = tuple(
        automa.ABILITY_KEYS.index(key) for key in r.names("abilities", automa.ABILITY_KEYS, automa.LEVELS)
    )
    if any(ability // 3 != level for level, ability in enumerate(board.abilities)):
        raise r.fail("abilities must be one for each level")
    board.since = r.numbers("since", automa.LEVELS, 0, MANY)
    reserved = r.name("reserved", ("", *KEYS))
    board.reserved = INDEX[reserved] if reserved else -1
    if reserved and not (LARGE[board.reserved] and board.reserved in s.kinds):
        raise r.fail("reserved must be a large building")
    board.spoils = [LANDS.index(name) for name in r.names("spoils", LANDS[:FOREST])]
    r.done()
    return board


def _read_board(s: Position, r: Reader) -> Player:
    board = Player()
    board.coins = r.number("coins", 0, MANY)
    board.vp = r.number("vp", 0, MANY)
    board.idle = r.number("idle", 0, 999)
    board.idle_nobles = r.number("idle_bourgeois", 0, NOBLES if s.noble else 0)
    board.nobles = [0] * KINDS if s.noble else []
    for kind, *people in _rows(r, "land", 2):
        if kind not in LANDS or not 0 <= people[0] <= (BOURGEOIS if s.noble else 1):
            raise r.fail(f"land has no tile {kind[:40]!r} with {people[0]}")
        board.land.append(LANDS.index(kind))
        board.hands.append(people[0] if LANDS.index(kind) < FOREST else NO_CIRCLE)
        if LANDS.index(kind) >= FOREST and (people[0] or not s.options["new_buildings"]):
            raise r.fail("nobody works in a forest")
    for key, workers, nobles in _rows(r, "city", 3):
        b = INDEX.get(key, -1)
        if b not in s.kinds or workers < 0 or nobles < 0 or b in board.city or workers + nobles > CIRCLES[b]:
            raise r.fail(f"city cannot have {key[:40]!r} with {workers} + {nobles} people")
        if nobles and not s.noble:
            raise r.fail("there are no bourgeois in this game")
        board.city.append(b)
        board.staff[b] = workers + nobles
        if nobles:
            board.nobles[b] = nobles
    if len(board.land) > PLOTS or board.spaces_used() > CITY_SPACES:
        raise r.fail(f"there are only {PLOTS} plots and {CITY_SPACES} city spaces")
    board.goods = _read_counts(r.child("goods"))
    board.shipped = r.flag("shipped")
    board.barged = r.flag("barged")
    achievements.hold(board, tuple(achievements.KEYS.index(key) for key in r.names("aims", achievements.KEYS)))
    board.fame = tuple(achievements.KEYS.index(key) for key in r.names("fame", achievements.KEYS))
    board.deeds = r.numbers("deeds", None, 0, MANY)
    if len(board.deeds) not in (0, 8) or (board.deeds and not s.watch):
        raise r.fail("deeds must have 8 numbers, or none")
    r.done()
    return board


def _rows(r: Reader, key: str, length: int) -> list[Any]:
    rows = []
    for row in r.items(key):
        if not (
            isinstance(row, list)
            and len(row) == length
            and isinstance(row[0], str)
            and all(type(n) is int for n in row[1:])
        ):
            raise r.fail(f"{key} must list names with numbers")
        rows.append(row)
    return rows


def _check_totals(s: Position) -> None:
    """Nothing is lost and nothing is made: crates, tiles, people, buildings, points, cards."""
    n = s.players
    x = s.x
    for good, total in enumerate(crates_in_play(n)):
        held = sum(board.goods[good] for board in s.boards) + s.house.count(good)
        held += sum(s.ship_load[i] for i in range(len(s.ship_good)) if s.ship_good[i] == good)
        held += x.box_goods[good] + x.fest_goods.count(good)
        for drawn in x.activities:
            card = ACTIVITIES[drawn[0]]
            held += drawn[1 + card.lands : 1 + card.lands + card.goods].count(good)
        _same(f"{GOODS[good]} crates", s.supply[good] + held, total)
    for kind, total in enumerate(tiles_in_play(n)):
        laid = sum(festival.lands_of(s, seat).count(kind) for seat in range(n))
        if kind == QUARRY:
            laid += s.quarries
        else:
            laid += sum(board.land.count(FOREST + kind) for board in s.boards)
            laid += s.bag[kind] + s.discard[kind] + s.row.count(kind) + (1 if x.fest_land == kind else 0)
            for drawn in x.activities:
                laid += drawn[1 : 1 + ACTIVITIES[drawn[0]].lands].count(kind)
        _same(f"{LANDS[kind]} tiles", laid, total)
    nobles = sum(board.bourgeois() for board in s.boards)
    people = sum(board.people() for board in s.boards) - nobles
    _same("workers", s.office + s.reserve + x.box_workers + people, workers_in_play(n, s.edition, s.noble))
    if s.noble:
        _same("bourgeois", x.office + x.reserve + x.box_nobles + nobles, NOBLES)
    for b in s.kinds:
        festival.restock(s, b)
        if s.market[b] < 0:
            raise PositionError(f"position: there are not so many copies of {KEYS[b]}")
    won = sum(board.vp for board in s.boards)
    _same("points in the reserve", s.points, max(0, points_in_play(n, s.edition) - won))
    cards = [card for board in s.boards for card in (*board.aims, *board.fame)]
    cards.extend(card for pack in x.packs for card in pack)
    if len(set(cards)) != len(cards):
        raise PositionError("position: an achievement is there twice")
    people = n - s.autos
    expected = 0 if s.options["achievements"] == "none" or s.phase == DRAFTING else achievements.HAND
    if s.phase == DEALING:
        if not s.autos:
            _same("achievements", len(cards), expected * n)
    elif x.packs or any(len(b.aims) + len(b.fame) != expected for b in s.boards[:people]):
        raise PositionError("position: every person has the same number of achievements")


def _same(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise PositionError(f"position: there are {found} {what}, there must be {expected}")


def _check_phase(s: Position) -> None:
    """What the phase remembers must be something that it could have come to."""
    if s.phase in (OVER, FINISHING):
        if not s.ending:
            raise PositionError("position: a game that is over has a cause")
        if s.phase == FINISHING and not s.guests:
            raise PositionError("position: there are no guests to wait for")
        return
    if s.watch and s.role == ROLES.index("captain") and any(len(board.deeds) != 8 for board in s.boards):
        raise PositionError("position: the Captain's phase needs everybody's deeds")
    seat = s.to_act
    assert seat is not None
    if s.autos and s.role in (ROLES.index("recruiter"), ROLES.index("producer")) and not s.x.auto_made:
        raise PositionError("position: the Puertomas' gains of this phase are missing")
    plausible = AUTOS if s.autos and s.is_auto(seat) else REWARDS if s.x.bonus else QUESTIONS
    asked = plausible.get(s.phase)
    if s.autos and s.is_auto(seat):
        if s.x.bonus or asked is None or not asked(s, seat):
            raise PositionError(f"position: a Puertoma cannot act in the {PHASES[s.phase]} phase now")
        return
    if s.x.bonus and (s.x.bonus > s.boards[seat].idle or not festival.reward_groups(s, seat)):
        asked = None
    if asked is None or not asked(s, seat):
        raise PositionError(f"position: the {PHASES[s.phase]} phase cannot have come to this")


Plausible = dict[int, Callable[[Position, int], bool]]

QUESTIONS: Plausible = {
    CHOOSE: round.plausible,
    FARMING: farmer.plausible,
    RECRUITING: recruiter.plausible,
    BUILDING: builder.plausible,
    PRODUCING: producer.plausible,
    TRADING: merchant.plausible,
    **dict.fromkeys((OPENING, SHIPPING, BARGING, STORING), captain.plausible),
    SMUGGLING: smuggler.plausible,
    DEALING: achievements.plausible,
    DRAFTING: draft.plausible,
    CLAIMING: last_point.plausible,
}
"""By phase: whether a person can be asked what the position says, with what the phase remembers."""

REWARDS: Plausible = {
    FARMING: farmer.plausible_reward,
    PRODUCING: producer.plausible_reward,
    TRADING: merchant.plausible_reward,
    SHIPPING: captain.plausible_reward,
    CLAIMING: last_point.plausible,
}
"""The same where the phase waits for somebody to place workers just won."""

AUTOS: Plausible = {
    CHOOSE: round.plausible_auto,
    FARMING: farmer.plausible_auto,
    BUILDING: builder.plausible_auto,
    PRODUCING: producer.plausible_auto,
    TRADING: merchant.plausible_auto,
    SHIPPING: captain.plausible_auto,
    SMUGGLING: smuggler.plausible_auto,
    DRAFTING: draft.plausible,
}
"""The same for a Puertoma."""
