"""What has happened, in words: the log's sentence for each kind of event, and what a phase brought to whom.

`SENTENCES` has a function for each kind that needs more than the name of its player; it adds to what the sentence
is told and gives its key in the pack, None if the event deserves no line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from game.core import Event, State
from game.puerto_rico.activities import ACTIVITY_KEYS
from game.puerto_rico.data import GOODS, INDEX, PRICES, ROLES
from game.puerto_rico.position import Position
from game.puerto_rico.puertoma import RULES
from game.ui.puerto_rico import words
from game.ui.puerto_rico.seen import points_hidden
from game.ui.puerto_rico.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Told = dict[str, object]
Sentence = Callable[[Event, Position, Context, Told], str | None]

SILENT = ("row", "discard", "role_coin", "pay", "resolution", "token")
"""What another sentence tells already, or what everybody sees at a glance."""

MARKETS = {"small_market": 1, "large_market": 2}


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    """The log's sentence, None if it is not worth one."""
    if event.kind in SILENT:
        return None
    s = cast(Position, state)
    told: Told = dict(words.names_of(s.edition))
    if event.seat >= 0:
        told["name"] = ctx.names[event.seat]
    sentence = SENTENCES.get(event.kind)
    key = event.kind if sentence is None else sentence(event, s, ctx, told)
    return None if key is None else (f"{words.PACK}.log.{key}", told)


def _first(event: Event) -> str:
    return str(event.detail[0]) if event.detail else ""


# sentences ------------------------------------------------------------------------------------------------


def _choose(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["the_role"] = words.the_role(_first(event), s.edition)
    if not event.detail[1]:
        return "choose"
    told["coins"] = words.coins(int(event.detail[1]))
    return "choose_coins"


def _role(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["the_role"] = words.the_role(_first(event), s.edition)
    return event.kind


def _tile(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["land"] = words.a_land(_first(event) or event.piece, s.edition)
    return event.kind


def _people(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["workers"] = told["people"] = words.people(event.amount, event.piece, s.edition)
    return event.kind


def _placed(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["workers"] = words.people(event.amount, event.piece, s.edition)
    told["what"] = words.place_name(_first(event), s.edition)
    return "place" if event.kind == "settle" else event.kind


def _found(event: Event, s: Position, ctx: Context, told: Told) -> str:
    """A worker for a new tile or building, which may have no circle for it."""
    told["workers"] = words.people(event.amount, event.piece, s.edition)
    if event.kind == "university":
        told["building"] = words.building(_first(event), s.edition)
    return f"{event.kind}_portrait" if event.target[:1] == ("portrait",) else event.kind


def _building(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["building"] = words.building(_first(event), s.edition)
    return event.kind


def _build(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["building"] = words.building(_first(event), s.edition)
    told["coins"] = words.coins(int(event.detail[1]))
    return "build" if event.detail[1] else "build_free"


def _goods(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["goods"] = words.goods(event.amount, _first(event) or event.piece, s.edition)
    return event.kind


def _piece_goods(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["goods"] = words.goods(event.amount, event.piece, s.edition)
    if event.kind == "raid":
        told["size"] = s.ship_size[int(event.detail[1])]
    return event.kind


def _shipped(event: Event, s: Position, ctx: Context, told: Told) -> str:
    """Onto a ship; where points are hidden, the log does not count them."""
    told["goods"] = words.goods(event.amount, _first(event), s.edition)
    told["points"] = words.points(event.amount)
    if event.kind != "wharf":
        told["size"] = s.ship_size[int(event.detail[1])]
    if event.kind != "ship_sails" and points_hidden(s, event.seat, ctx.eyes, ctx):
        return f"{event.kind}_hidden"
    return event.kind


def _sale(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["good"] = words.some(_first(event), s.edition)
    told["coins"] = words.coins(int(event.detail[1]))
    if event.kind == "trading_post":
        told["building"] = words.building(event.kind, s.edition)
        return event.kind
    at_work = {key: more for key, more in MARKETS.items() if s.boards[event.seat].staff[INDEX[key]] > 0}
    more = int(event.detail[1]) - PRICES[GOODS.index(_first(event))]
    why = [words.building(key, s.edition) for key in at_work]
    why += [phrase("log.privilege")] if more > sum(at_work.values()) else []
    if not more or s.is_auto(event.seat):
        return "sell"
    told["why"] = why
    return "sell_more"


def _coins(event: Event, s: Position, ctx: Context, told: Told) -> str | None:
    if _first(event) in ("role", "sale", "trading_post"):
        return None
    told["coins"] = words.coins(event.amount)
    told["cause"] = _cause(_first(event), s.edition)
    return "coins.cause"


def _points(event: Event, s: Position, ctx: Context, told: Told) -> str | None:
    if _first(event) == "load":
        return None
    told["points"] = words.points(event.amount)
    told["cause"] = _cause(_first(event), s.edition)
    return "points.hidden" if points_hidden(s, event.seat, ctx.eyes, ctx) else "points.cause"


def _ransom(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["coins"] = words.coins(event.amount)
    told["other"] = ctx.names[int(event.detail[0])]
    return "ransom"


def _once(event: Event, s: Position, ctx: Context, told: Told) -> str:
    """The same sentence for every crate: the log says it once."""
    name = told.get("name")
    told.clear()
    if event.kind == "plunder":
        told["name"] = name
    return event.kind


def _goal(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["goal"] = told["card"] = phrase(f"{event.kind}.{_first(event)}.name")
    return event.kind


def _bartered(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["what"] = _piece(event.piece, event.amount, s.edition)
    return "barter"


def _pass(event: Event, s: Position, ctx: Context, told: Told) -> str:
    return f"pass.{_first(event)}"


def _governor(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["round"] = int(event.detail[0])
    return "governor"


def _ending(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["cause"] = phrase(f"ending.{_first(event)}")
    return event.kind


def _ability(event: Event, s: Position, ctx: Context, told: Told) -> str:
    told["ability"] = phrase(f"ability.{_first(event)}", **words.names_of(s.edition))
    return "ability"


def _puertoma_choice(event: Event, s: Position, ctx: Context, told: Told) -> str:
    role, rule, token, card = event.detail[:4]
    told["the_role"] = words.the_role(str(role), s.edition)
    told["role"] = words.role(str(token), s.edition)
    told["number"] = int(card)
    return f"puertoma_choice.{rule}"


def _puertoma(event: Event, s: Position, ctx: Context, told: Told) -> str:
    what, rule, card = event.detail[:3]
    told["what"] = RULED[event.kind](str(what), s.edition)
    told["number"] = int(card)
    return f"{event.kind}.{rule}"


RULED: dict[str, Callable[[str, int], Phrase]] = {
    "puertoma_take": words.land,
    "puertoma_build": words.building,
    "puertoma_smuggle": lambda what, edition: phrase(f"deed.{what}"),
    "puertoma_sell": words.good_word,
    "puertoma_load": words.good_word,
}
"""What the rule of a Puertoma led to."""

SENTENCES: dict[str, Sentence] = {
    "choose": _choose,
    "capture": _role,
    "ransom": _ransom,
    **dict.fromkeys(("take", "hacienda", "survey", "clear"), _tile),
    **dict.fromkeys(("recruit", "recruit_privilege", "refill", "drive_away", "reward", "villa"), _people),
    **dict.fromkeys(("place", "settle", "lift", "guest", "poach"), _placed),
    **dict.fromkeys(("hospice", "university"), _found),
    **dict.fromkeys(("reserve", "pick"), _building),
    "build": _build,
    **dict.fromkeys(("produce", "extra", "spoil", "crate_more", "crate_with_land", "turns_into_points"), _goods),
    **dict.fromkeys(("supply", "small_wharf", "raid", "jetsam"), _piece_goods),
    **dict.fromkeys(("load", "wharf", "ship_sails"), _shipped),
    **dict.fromkeys(("sell", "trading_post"), _sale),
    "barter": _bartered,
    "coins": _coins,
    "points": _points,
    **dict.fromkeys(("house_emptied", "plunder"), _once),
    **dict.fromkeys(("festival", "activity", "achievement"), _goal),
    "pass": _pass,
    "governor": _governor,
    **dict.fromkeys(("last_round", "last_phase", "game_over"), _ending),
    "ability": _ability,
    "puertoma_choice": _puertoma_choice,
    **dict.fromkeys((kind for kind in RULES if kind != "puertoma_choice"), _puertoma),
}


def _cause(cause: str, e: int) -> Phrase:
    """What brought coins or points: a building, a character, a goal."""
    if cause in INDEX:
        return words.building(cause, e)
    if cause in ROLES:
        return words.role(cause, e)
    if cause in ACTIVITY_KEYS:
        return phrase(f"activity.{cause}.name")
    if cause.startswith("festival"):
        return phrase("part.festival")
    return phrase(f"cause.{cause}")


def _piece(piece: str, count: int, e: int) -> Phrase:
    if piece in GOODS:
        return words.goods(count, piece, e)
    return words.points(count) if piece == "point" else words.people(count, piece, e)


# the phase in brief ---------------------------------------------------------------------------------------


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    """What each player gained in the phase that has just ended."""
    s = cast(Position, state)
    chosen = [event for event in events if event.kind == "choose"]
    if not chosen:
        return []
    head = chosen[-1]
    lines = [phrase("report.head", role=words.role(head.piece, s.edition), name=ctx.names[head.seat])]
    for i in range(s.players):
        seat = (head.seat + i) % s.players
        gains = _gains(events, seat, points_hidden(s, seat, ctx.eyes, ctx), s.edition)
        if gains:
            lines.append(phrase("report.line", name=ctx.names[seat], gains=gains))
    if len(lines) == 1:
        lines.append(phrase("report.nothing"))
    return lines


GAINS = (
    *("recruit", "recruit_privilege", "hospice", "university", "villa", "reward", "poach"),
    *("produce", "extra", "coins", "points", "raid"),
)


def _gains(events: Sequence[Event], seat: int, no_points: bool, e: int) -> list[Phrase]:
    count: dict[str, int] = {}
    gains: list[Phrase] = []
    for event in events:
        kind = event.kind
        if kind == "ransom" and event.detail[0] == seat:  # somebody else paid it
            count["coin"] = count.get("coin", 0) + event.amount
        if event.seat != seat:
            continue
        if kind in ("take", "hacienda"):
            gains.append(words.a_land(event.piece, e))
        elif kind == "build":
            gains.append(phrase("report.built", building=words.building(event.piece, e)))
        elif kind == "capture":
            gains.append(phrase("report.captured", role=words.the_role(event.piece, e)))
        elif kind in GAINS and not (kind == "points" and no_points):
            count[event.piece] = count.get(event.piece, 0) + event.amount
        elif kind == "spoil":
            count["lost"] = count.get("lost", 0) + event.amount
    for what, amount in count.items():
        if what == "lost":
            gains.append(phrase("report.lost", what=words.crates(amount)))
        elif what in GOODS:
            gains.append(phrase("n.gain", what=words.goods(amount, what, e)))
        else:
            told = words.coins(amount) if what == "coin" else _piece(what, amount, e)
            gains.append(phrase("n.gain", what=told))
    return gains
