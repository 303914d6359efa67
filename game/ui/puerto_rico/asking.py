"""What is to be decided, in words: the prompt of each phase, and the buttons for what the board does not show.

`PROMPTS` has a function for each phase that asks for different things; it adds to what the prompt is told and gives
its variant in the pack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.core import Move, Place, State
from game.puerto_rico import builder, farmer, last_point, merchant, producer, recruiter, smuggler
from game.puerto_rico.data import CIRCLES, GOODS, HACIENDA, INDEX
from game.puerto_rico.explain import CIRCLE_MOVES
from game.puerto_rico.farmer import may_take_quarry
from game.puerto_rico.position import (
    BARGING,
    BUILDING,
    CLAIMING,
    FARMING,
    OPENING,
    PHASES,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    SMUGGLING,
    STORING,
    TRADING,
    Position,
)
from game.puerto_rico.turn import SOURCES, tiles_left
from game.ui.puerto_rico import words
from game.ui.puerto_rico.drafts import Storage
from game.ui.puerto_rico.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Told = dict[str, object]
STEPPED = (FARMING, RECRUITING, BUILDING, PRODUCING, TRADING, SMUGGLING)
"""Phases whose steps ask for different things; elsewhere `step` is a memory."""


def prompt(state: State, ctx: Context) -> Phrase:
    s = cast(Position, state)
    seat, name = s.to_act, PHASES[s.phase]
    told: Told = dict(words.names_of(s.edition))
    won = s.extended and bool(s.x.bonus)  # a reward comes in between
    if seat is None:
        variant = "0"
    elif s.is_auto(seat):
        name, variant = "puertoma", name
    elif seat not in ctx.people:
        name, variant = "other", "reward" if won else name
    elif won:
        name, variant = "reward", "0"
    else:
        variant = str(s.step) if s.phase in STEPPED else "0"
        asked = PROMPTS.get(s.phase)
        variant = (asked(s, seat, told) if asked is not None else None) or variant
    return f"{words.PACK}.prompt.{name}.{variant}", told


def _farming(s: Position, seat: int, told: Told) -> str | None:
    if s.step > farmer.SETTLING:
        return {farmer.TURNING: "turn", farmer.AGAIN: "again", farmer.CLEARING: "clear"}[s.step]
    if s.step == farmer.TAKING:
        if not s.passes and s.boards[seat].staff[HACIENDA] > 0 and tiles_left(s):
            return "hacienda"
        if may_take_quarry(s, seat):
            return "quarry"
        return None
    return "portrait" if _finds_no_circle(s) else None


def _building(s: Position, seat: int, told: Told) -> str | None:
    return "portrait" if _finds_no_circle(s) else None


def _recruiting(s: Position, seat: int, told: Told) -> str | None:
    board = s.boards[seat]
    waiting = board.idle + board.idle_nobles
    if s.step == recruiter.PRIVILEGE:
        told["count"] = _privileged(s)
    elif s.step == recruiter.VILLAS:
        told["person"] = _villager(s)
    elif s.step == recruiter.PLACING and waiting and board.free_circles():
        told["workers"] = words.people(waiting, "worker" if board.idle else "bourgeois", s.edition)
        return "idle"
    return None


def _shipping(s: Position, seat: int, told: Told) -> str:
    return "may" if ("pass",) in s.moves() else "must"


def _storing(s: Position, seat: int, told: Told) -> str | None:
    told["kinds"] = phrase("n.kinds", count=s.cursor)
    told["singles"] = phrase("n.singles", count=s.passes)
    return "room" if s.cursor else None


def _opening(s: Position, seat: int, told: Told) -> str | None:
    return None if any(move[0] == "supply" for move in s.moves()) else "guests"


def _smuggling(s: Position, seat: int, told: Told) -> str | None:
    return "autos" if s.step == smuggler.ACTING and s.autos else None


def _claiming(s: Position, seat: int, told: Told) -> str | None:
    source = SOURCES[s.due]
    told["cause"] = words.building(source, s.edition) if source in INDEX else words.role(source, s.edition)
    return None


PROMPTS: dict[int, Callable[[Position, int, Told], str | None]] = {
    FARMING: _farming,
    RECRUITING: _recruiting,
    BUILDING: _building,
    SHIPPING: _shipping,
    STORING: _storing,
    OPENING: _opening,
    SMUGGLING: _smuggling,
    CLAIMING: _claiming,
}


def _finds_no_circle(s: Position) -> bool:
    """Whether the worker of Hospice or University would wait: only forests were won, or the Statue was built."""
    if s.phase == BUILDING:
        return s.step == builder.TEACH and not CIRCLES[s.cursor]
    return s.phase == FARMING and ("hospice", "portrait") in s.moves()


def _privileged(s: Position) -> int:
    """How many workers the Recruiter's privilege brings."""
    return min(s.privilege(s.chooser), s.reserve)


def _villager(s: Position) -> Phrase:
    """Whom the Villa finds in the reserve."""
    return phrase(f"noble.{words.edition_key(s.edition)}") if s.x.reserve else phrase("worker")


def label(state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
    s = cast(Position, state)
    verb = str(place[1] if place[0] == "move" else place[0])
    if verb == "done" and s.phase == BARGING:
        return phrase("move.done")
    if verb == "done":
        if s.phase == STORING:
            lost = ctx.draft.lost if isinstance(ctx.draft, Storage) else 0
            if lost:
                return phrase("move.confirm_spoil", crates=words.crates(lost))
            return phrase("move.confirm_store")
        return phrase("move.confirm_workers")
    if verb == "pass":
        return phrase(f"move.pass.{_pass_name(s)}")
    if verb == "produce":
        made = producer.harvest(s, s.to_act) if s.to_act is not None else []
        return phrase("move.produce", goods=words.goods_list(made, s.edition))
    if verb == "privilege":
        return phrase("move.privilege", count=_privileged(s))
    if verb == "point":
        return phrase("move.point", count=0 if s.to_act is None else last_point.amount(s, s.to_act))
    if verb == "villa":
        return phrase("move.villa", person=_villager(s))
    if verb in ("hospice", "university") and _finds_no_circle(s):
        return phrase(f"move.{verb}_portrait")
    if move is not None and len(move) > 1:
        return _label_with(s, move)
    return f"{words.PACK}.move.{verb}", words.names_of(s.edition)


def _pass_name(s: Position) -> str:
    if s.extended and s.x.bonus:
        return "reward"
    if s.phase == FARMING and s.step:
        steps = {farmer.SETTLING: "settle", farmer.TURNING: "turn", farmer.AGAIN: "farmer", farmer.CLEARING: "clear"}
        return steps[s.step]
    if s.phase == TRADING and s.step == merchant.TURNING:
        return "turn"
    if s.phase == RECRUITING and s.step == recruiter.VILLAS:
        return "villa"
    if s.phase == RECRUITING and s.step == recruiter.PLACING:
        return "placing"
    if s.phase == BUILDING and s.step:
        return "settle"
    if s.phase == PRODUCING and s.step:
        return "extra"
    return PHASES[s.phase]


def _label_with(s: Position, move: Move) -> Phrase:
    """The words for a move that names something: only needed where the board does not show it."""
    verb, what = str(move[0]), str(move[1])
    e = s.edition
    if verb == "choose":
        return phrase("move.choose", role=words.the_role(what, e))
    if verb in ("take", "hospice"):
        return phrase(f"move.{verb}", land=words.a_land(what, e))
    if verb in ("forest", "clear"):
        return phrase(f"move.{verb}", land=words.a_land(what, e))
    if verb in CIRCLE_MOVES:
        noble = words.names_of(e)["noble"]
        return phrase(f"move.{verb}", what=words.place_name(what, e), noble=noble)
    if verb in ("build", "pick"):
        return phrase(f"move.{verb}", building=words.building(what, e))
    if verb == "raid":
        return phrase("move.raid", size=s.ship_size[int(move[1])])
    if verb == "loot":
        return phrase("move.loot", count=int(move[1]))
    if verb == "capture":
        return phrase("move.capture", role=words.the_role(what, e))
    if verb == "aim":
        return phrase("move.aim", card=phrase(f"achievement.{what}.name"))
    if verb == "trading_post":
        return phrase("move.trading_post", good=words.some(what, e), building=words.building(verb, e))
    if verb in ("barter_good", "supply", "small_wharf"):
        return phrase(f"move.{verb}", good=words.some(what, e))
    if verb == "sell":
        seat = s.to_act
        coins = 0 if seat is None else merchant.income(s, seat, GOODS.index(what))
        return phrase("move.sell", good=words.some(what, e), coins=words.coins(coins))
    if verb in ("load", "wharf"):
        seat = s.to_act
        held = 0 if seat is None else s.boards[seat].goods[GOODS.index(what)]
        return phrase(f"move.{verb}", goods=words.goods(held, what, e))
    return phrase(f"move.{verb}", good=words.good_word(what, e))
