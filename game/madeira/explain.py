"""What the table asks of a move: which places it names, and why it is not possible now.

The sentences are in the locale pack under `why`."""

from __future__ import annotations

from typing import Final

from game.core import Move, Place, Reason
from game.core.state import Arg
from game.madeira import board
from game.madeira import moves as m
from game.madeira.board import wood_price
from game.madeira.buildings import price
from game.madeira.characters import COMMANDER, GUILD_MASTER, MAYOR, STEWARD, dice_count
from game.madeira.favours import (
    BISHOP,
    DIPLOMAT,
    ENGINEER,
    IN_PHASE_B,
    IN_PHASE_C,
    INSPECTOR,
    LADY,
    LORD,
    MILLER,
    MONK,
    NAVIGATOR,
)
from game.madeira.position import (
    CHARACTERS,
    CITIES,
    FEEDING,
    FIELDS,
    IN_CITIES,
    LAST_CALL,
    OVER,
    T_ACT,
    T_ANSWER,
    T_BISHOP,
    T_BUILDING,
    T_COFFERS,
    T_EXTRA,
    T_FEED,
    T_FLIP,
    T_GUILD,
    T_LADY,
    T_PUT,
    T_REPAIR,
    T_REWARD,
    T_ROW,
    T_SAIL,
    T_SETTLE,
    T_TAKE,
    T_TURN,
    T_WOOD,
    TO_ANYWHERE,
    TO_CITY,
    TO_FIELD,
    Position,
    location_place,
    space_place,
)
from game.madeira.wood import access, can_discard, within_reach


def touches(s: Position, move: Move) -> tuple[Place, ...]:
    """The places that a move names, in the order in which a person would click them; none for a plain button."""
    kind, p = move[0], s.seat
    if kind == "take":
        return (_worker(s, m.LOCATION[str(move[1])]),)
    if kind == "put":
        return (location_place(m.LOCATION[str(move[1])], p),)
    if kind == "back":
        task, _, _, source = s.stack[-1]
        return (_worker(s, source) if task == T_PUT else ("favour", board.FAVOURS[s.used]),)
    if kind == "ship":
        return (("ship", p, move[1]), space_place(m.SPACE[str(move[2])], p))
    if kind in ("wood", "extra"):
        return (("field", move[1]),)
    if kind in ("use", "build", "flip"):
        return (("favour", move[1]),)
    if kind == "die":
        return (("die", p, move[1]), ("building", move[2]))
    if kind == "pirate":
        return (("pirate_die", move[1]), ("building", move[2]))
    if kind == "row":
        return (("row", move[1]), ("offer", move[1], move[2]))
    if kind == "guild":
        return (("guild", move[1]),)
    if kind == "pass":
        return (("order", move[1]), ("pass_reward", move[1], move[2]))
    if kind == "reward":
        return (("royal", move[1], move[2]),)
    if kind == "activate":
        return (("building", move[1]),)
    if kind == "marker":
        return (("marker", p, move[1]), ("building", move[2]))
    if kind == "pay":
        return (("building", board.BUILDINGS[s.building].key),)
    if kind == "honour":
        return (("watch",),)
    if kind == "mill":
        return (("mill", p), ("lever", p, move[1]))
    if kind == "exchange":
        return (("supply", move[3]), ("good", p, move[1]), ("good", p, move[2]))
    if kind == "answer":
        return tuple(("tile", p, name) for name in move[1:])
    return ()


def _worker(s: Position, location: int) -> Place:
    """The piece itself: others may stand on the same field, and ships lie in the same reserve."""
    name = m.LOCATIONS[location]
    if m.FIRST_HOUSE <= location < m.FIRST_COLONY and s.houses[s.players] >> location - m.FIRST_HOUSE & 1:
        return ("citizen", name)
    return ("worker", s.seat, name)


def _because(key: str, **parameters: Arg) -> Reason:
    return key, parameters


def why_not(s: Position, move: Move) -> Reason | None:
    """The reason for a move that is not legal; None if the rules cannot say."""
    if s.phase == OVER:
        return _because("over")
    try:
        return _REASONS[str(move[0])](s, move)
    except (KeyError, IndexError, ValueError):
        return None  # no such move exists at all


def _die(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_TURN:
        return _because("not_now")
    p, value, b = s.seat, int(move[1]), m.BUILDING[str(move[2])]
    if not 1 <= value <= 3:
        return None
    if move[0] == "pirate":
        if not any(s.pirate_dice):
            return _because("no_pirate_dice")
        if not s.watch[p]:
            return _because("no_guard")
        if s.pirate_on[b]:
            return _because("one_pirate_die")
        if not s.pirate_dice[value - 1]:
            return _because("no_such_die", value=value)
    elif not s.dice[3 * p + value - 1]:
        return _because("no_such_die", value=value)
    if dice_count(s, b) >= s.players:
        return _because("full", limit=s.players)
    return _because("bread", need=m.REGION_OF[b] - value, have=s.bread[p])


def _pass(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_TURN:
        return _because("not_now")
    i = int(move[1]) - 1
    if i >= s.players:
        return _because("space_closed")
    if s.passed[i] >= 0:
        return _because("order_taken")
    return (
        _because("no_ship_move") if move[2] == "ship" and board.PASS_SPACES[s.players][i].instead == "ship" else None
    )


def _row(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_ROW:
        return _because("not_now")
    row = int(move[1]) - 1
    if not 0 <= row < s.players:
        return None
    return _because("row_taken") if s.rows[row] >= 0 else _because("no_such_request")


def _use(s: Position, move: Move) -> Reason | None:
    p, favour = s.seat, m.FAVOUR[str(move[1])]
    if s.down[p] >> favour & 1:
        return _because("favour_down")
    if not s.up[p] >> favour & 1:
        return _because("favour_not_yours")
    if s.stack[-1][0] not in (T_TURN, T_BUILDING):
        return _because("favour_not_now")
    if s.used >= 0:
        return _because("favour_used")
    phase_mask = IN_PHASE_B if s.phase == CHARACTERS else IN_PHASE_C
    if not phase_mask >> favour & 1:
        return _because({LORD: "buildings_only", DIPLOMAT: "buildings_only", ENGINEER: "characters_only"}[favour])
    if favour == LADY and s.reals[p] < board.LADY_PRICE:
        return _because("reals", need=board.LADY_PRICE, have=s.reals[p])
    keys = {
        MONK: "no_wood_access",
        MILLER: "mill_top",
        BISHOP: "no_marker",
        NAVIGATOR: "no_ship_move",
        INSPECTOR: "no_pirates",
        LADY: "no_worker_in_regions",
    }
    return _because(keys[favour])


def _wood(s: Position, p: int, pieces: int) -> Reason | None:
    """Why so much wood cannot be discarded."""
    if can_discard(s, p, pieces):
        return None
    missing = pieces - s.wood[p]
    sources = access(s, p)
    if not sources:
        return _because("wood_no_access", need=pieces, have=s.wood[p])
    if within_reach(s, sources) < missing:
        return _because("wood_out", need=missing, have=within_reach(s, sources))
    return _because("wood_price", need=wood_price(s.bought + missing) - wood_price(s.bought), have=s.reals[p])


def _act(s: Position, character: int) -> bool:
    task, b, _, _ = s.stack[-1]
    return task == T_ACT and s.characters[b] == character


def _build(s: Position, move: Move) -> Reason | None:
    favour = m.FAVOUR[str(move[1])]
    if favour not in s.districts:
        return _because("favour_taken")
    if not _act(s, GUILD_MASTER):
        return _because("needs_character", character=board.CHARACTERS[GUILD_MASTER])
    return _wood(s, s.seat, board.DISTRICT_WOOD[s.districts.index(favour) % 4])


def _ship(s: Position, move: Move) -> Reason | None:
    p = s.seat
    source, target = m.SPACE[str(move[1])], m.SPACE[str(move[2])]
    if not _act(s, COMMANDER) and s.stack[-1][0] != T_SAIL:
        return _because("needs_character", character=board.CHARACTERS[COMMANDER])
    if not m.OPEN_SPACES[s.players] >> target & 1:
        return _because("space_closed")
    if not s.free_spaces() >> target & 1:
        return _because("space_taken")
    if source == m.FLEET and not s.fleet[p]:
        return _because("no_ship_left")
    if source != m.FLEET and not s.docks[p] >> source & 1:
        return _because("not_your_ship")
    good, cost = m.SPACE_GOOD[target], m.SPACE_COST[target]
    if s.goods[3 * p + good] < cost:
        return _because("goods", good=board.GOODS[good], need=cost, have=s.goods[3 * p + good])
    if source == m.FLEET:
        return _wood(s, p, 1)
    return _because("ship_just_sent")


def _take(s: Position, move: Move) -> Reason | None:
    task, rule, _, last = s.stack[-1]
    location = m.LOCATION[str(move[1])]
    if task == T_ACT:
        last = -1
        rule = TO_FIELD if _act(s, STEWARD) else IN_CITIES
    if task not in (T_ACT, T_TAKE) or (task == T_ACT and not (_act(s, STEWARD) or _act(s, MAYOR))):
        return _because("not_now")
    if rule in (TO_CITY, IN_CITIES) and not s.free_houses():
        return _because("cities_full")
    if rule == IN_CITIES and not m.FIRST_HOUSE <= location < m.FIRST_COLONY:
        return _because("between_cities")
    if location == m.WATCH and rule != TO_ANYWHERE:
        return _because("guards_stay")
    if location == m.RESERVE and not s.reserve[s.seat]:
        return _because("no_worker_left")
    if last == location:
        return _because("worker_just_moved")
    return _because("no_worker_here")


def _put(s: Position, move: Move) -> Reason | None:
    task, rule, _, _ = s.stack[-1]
    location = m.LOCATION[str(move[1])]
    if task not in (T_PUT, T_SETTLE):
        return _because("not_now")
    if location < m.FIRST_HOUSE:
        if s.phase == FIELDS:
            return _because("field_set_up")
        return _because("field_yours") if rule in (TO_FIELD, TO_ANYWHERE) and task == T_PUT else _because("not_here")
    if location < m.FIRST_COLONY and (s.phase == CITIES or rule in (TO_CITY, IN_CITIES, TO_ANYWHERE)):
        built = s.built >> location - m.FIRST_HOUSE & 1
        return _because("house_taken") if built else _because("district_not_built")
    return _because("not_here")


def _pay(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_BUILDING:
        return _because("not_now")
    return _because("reals", need=price(s), have=s.reals[s.seat])


def _harvest(s: Position, move: Move) -> Reason | None:
    task, b, _, _ = s.stack[-1]
    if task != T_ACT:
        return _because("not_now")
    return _because("no_worker_in_region", region=m.REGION_OF[b])


def _mill(s: Position, move: Move) -> Reason | None:
    p = s.seat
    if not CHARACTERS <= s.phase <= FEEDING:
        return _because("mill_phase")
    if move[0] == "exchange":
        first, second, third = (m.GOOD[str(name)] for name in move[1:])
        if third in (first, second):
            return _because("exchange_same")
        if first > second and s.goods[3 * p + first] and s.goods[3 * p + second]:
            return None  # possible, but moves name the two kinds in the other order
        return _because("exchange")
    if move[1] == "raise":
        return _because("goods", good="wheat", need=2, have=s.goods[3 * p])
    if s.phase > LAST_CALL:
        return _because("mill_lower_phase")
    return _because("mill_bottom")


def _repair(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_REPAIR:
        return _because("not_now")
    ships = board.SHIPS - s.fleet[s.seat]
    if int(move[1]) > ships:
        return _because("repair_enough", need=ships)
    return _wood(s, s.seat, int(move[1]))


def _feed(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_FEED:
        return _because("not_now")
    if int(move[1]) > s.hungry(s.seat):
        return _because("feed_enough", need=s.hungry(s.seat))
    return _because("bread", need=int(move[1]), have=s.bread[s.seat])


def _activate(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_LADY:
        return _because("needs_favour", favour=board.FAVOURS[LADY])
    return _because("no_worker_in_region", region=m.REGION_OF[m.BUILDING[str(move[1])]])


def _marker(s: Position, move: Move) -> Reason | None:
    source, target = m.BUILDING[str(move[1])], m.BUILDING[str(move[2])]
    if s.stack[-1][0] != T_BISHOP:
        return _because("needs_favour", favour=board.FAVOURS[BISHOP])
    return _because("marker_same") if source == target else _because("no_marker_here")


def _choose_wood(s: Position, move: Move) -> Reason | None:
    field = m.FIELD_NAMES.index(str(move[1]))
    if s.stack[-1][0] != T_WOOD:
        return _because("not_now")
    return _because("no_wood_there") if s.plots[s.seat] >> field & 1 else _because("no_worker_there")


def _extra(s: Position, move: Move) -> Reason | None:
    task, region, _, _ = s.stack[-1]
    field = m.FIELD_NAMES.index(str(move[1]))
    if task != T_EXTRA:
        return _because("not_now")
    if not m.REGION_FIELDS[region] >> field & 1:
        return _because("other_region", region=region)
    return _because("no_worker_there")


def _flip(s: Position, move: Move) -> Reason | None:
    favour = m.FAVOUR[str(move[1])]
    if s.stack[-1][0] != T_FLIP:
        return _because("not_now")
    return _because("favour_up") if s.up[s.seat] >> favour & 1 else _because("favour_not_yours")


def _guild(s: Position, move: Move) -> Reason | None:
    return _because("not_now") if s.stack[-1][0] != T_GUILD else _because("guild_not_in_row")


def _reward(s: Position, move: Move) -> Reason | None:
    task, a, b, _ = s.stack[-1]
    if task != T_REWARD:
        return _because("not_now")
    return _because("reward_elsewhere") if m.COLONY[str(move[1])] in (a, b) else _because("no_landing")


def _answer(s: Position, move: Move) -> Reason | None:
    if s.stack[-1][0] != T_ANSWER:
        return _because("not_now")
    if len(move) - 1 != board.ANSWERS[s.round]:
        return _because("answer_count", need=board.ANSWERS[s.round])
    for name in move[1:]:
        if s.requests[5 * s.seat + m.REQUEST[str(name)]] < move.count(name):
            return _because("request_not_held")
    return None  # possible, but moves name the requests in another order


def _coffers(s: Position, move: Move) -> Reason | None:
    task, tiles, _, _ = s.stack[-1]
    if task != T_COFFERS:
        return _because("not_now")
    limit = board.COFFERS_LIMIT * tiles
    if int(move[1]) > limit:
        return _because("coffers_limit", limit=limit)
    return _because("reals", need=int(move[1]), have=s.reals[s.seat])


def _income(s: Position, move: Move) -> Reason | None:
    return _because("needs_character", character=board.CHARACTERS[MAYOR])


def _not_now(s: Position, move: Move) -> Reason | None:
    """A button of another decision."""
    return _because("not_now")


_REASONS: Final = {
    "die": _die,
    "pirate": _die,
    "pass": _pass,
    "row": _row,
    "use": _use,
    "build": _build,
    "ship": _ship,
    "take": _take,
    "put": _put,
    "pay": _pay,
    "refuse": _not_now,
    "done": _not_now,
    "back": _not_now,
    "support": _not_now,
    "decline": _not_now,
    "honour": _not_now,
    "income": _income,
    "marker": _marker,
    "wood": _choose_wood,
    "extra": _extra,
    "flip": _flip,
    "guild": _guild,
    "reward": _reward,
    "answer": _answer,
    "coffers": _coffers,
    "harvest": _harvest,
    "mill": _mill,
    "exchange": _mill,
    "repair": _repair,
    "feed": _feed,
    "activate": _activate,
}
