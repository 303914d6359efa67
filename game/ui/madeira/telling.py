"""What has happened, in words: the log's sentence for each kind of event, and what a phase brought to whom.

`VARIANTS` has a function for each kind whose sentence depends on what moved from where to where.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from game.core import Event, State
from game.madeira import board
from game.madeira.events import QUIET
from game.madeira.position import PHASES
from game.madeira.state import Madeira
from game.ui.madeira import words
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Told = dict[str, object]
COUNTED = (*board.GOODS, "wood", "bread", "reals", "pirates", "prestige", "worker", "citizen", "ship", "marker",
           "die", "pirate_die")  # fmt: skip


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    """The log's sentence, None if it is not worth one."""
    kind = event.kind
    if kind in QUIET:
        return None
    s = cast(Madeira, state)
    told: Told = {"piece": words.thing(event.piece), "count": event.amount}
    if event.seat >= 0:
        told["name"] = ctx.names[event.seat]
    if event.piece in COUNTED:
        told["what"] = n(event.piece, event.amount)
    if event.detail:
        told["number"] = event.detail[0]
    told["source"], told["target"] = words.place(s, event.source), words.place(s, event.target)
    special = SPECIAL.get(kind)
    variant = special(event, s, ctx, told) if special is not None else ""
    if variant is None:
        return None
    return f"{words.PACK}.log.{kind}{'.' if variant else ''}{variant}", told


# what some sentences need beside -----------------------------------------------------------------------------


def _numbers(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["numbers"] = ", ".join(str(value) for value in event.detail)
    told["row"] = event.target[-1] if event.target else ""
    return ""


def _phase(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["piece"] = phrase(f"phase.{event.piece}")
    return ""


def _order(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["order"] = [ctx.names[int(seat)] for seat in event.detail]
    return ""


def _roll(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    """The price, and what there is for who does not pay it."""
    told["count"] = int(event.detail[0])
    told["pirates"] = n("pirates", int(event.detail[1]))
    return "paid" if event.amount else "none"


def _prestige(event: Event, s: Madeira, ctx: Context, told: Told) -> str | None:
    if event.piece in board.REQUESTS:
        return None  # what counts for a request is told one by one
    told["piece"] = phrase(f"score.{event.piece}")
    told["what"] = words.points(abs(event.amount))
    return "gain" if event.amount > 0 else "loss"


def _from(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    """From one's own reserve a piece is placed, from elsewhere it is moved."""
    if event.source[:1] == ("reserve",):
        return "placed"
    return "home" if event.target[:1] == ("reserve",) else "moved"


def _origin(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    return "bare" if event.source[:1] in (("supply",), ()) else "from"


def _exchange(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    first, second = (str(name) for name in event.detail[:2])
    pair = [(first, 2)] if first == second else [(first, 1), (second, 1)]
    told["given"] = words.some(pair)
    return ""


def _scored(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    """Reals are paid; all else stays and counts."""
    _worth(event, s, ctx, told)
    return "reals" if event.piece == board.REQUESTS[board.COFFERS] else "piece"


def _worth(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["points"] = words.points(event.amount)
    told["count"] = int(event.detail[0]) if event.detail else event.amount
    return ""


def _convert(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["piece"] = words.good(event.piece)
    told["field"] = words.inside(s, _field(event))
    return ""


def _field(event: Event) -> int:
    return [field.key for field in board.FIELDS].index(str(event.target[1]))


def _build(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    told["city"] = words.city(str(event.detail[1]))
    return ""


def _die(event: Event, s: Madeira, ctx: Context, told: Told) -> str:
    """With the character who stands there."""
    b = [building.key for building in board.BUILDINGS].index(str(event.target[1]))
    who = s.characters[b]
    if who < 0:
        return "empty"
    told["character"] = words.character(board.CHARACTERS[who])
    return "on"


SPECIAL: dict[str, Callable[[Event, Madeira, Context, Told], str | None]] = {
    "row_dice": _numbers,
    "pirate_dice": _numbers,
    "phase": _phase,
    "order": _order,
    "roll": _roll,
    "prestige": _prestige,
    "worker": _from,
    "ship": _from,
    "gain": _origin,
    "exchange": _exchange,
    "scored": _scored,
    "possessions": _worth,
    "pirate_loss": _worth,
    "convert": _convert,
    "build": _build,
    "die": _die,
    "pirate_die": _die,
}


# the phase in brief -------------------------------------------------------------------------------------------


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    """What each player got in the phases that have just ended, of which each has a heading."""
    s = cast(Madeira, state)
    lines: list[Phrase] = []
    for letter, told in _by_phase(events):
        found = []
        for seat in s.order:
            gains = REPORTS[letter]([event for event in told if event.seat == seat])
            if gains:
                found.append(phrase("report.line", name=ctx.names[seat], gains=gains))
        if found:
            lines += [phrase(f"report.head.{letter}"), *found]
    return lines


def _by_phase(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """The events by phase; what the phase that goes on now has begun with is left out."""
    found: list[tuple[str, list[Event]]] = []
    now, part = "", list[Event]()
    for event in events:
        if event.kind not in ("phase", "round"):
            part.append(event)
            continue
        begins = "a" if event.kind == "round" else words.LETTER_OF[event.piece]
        # The first events belong to the phase before the one that is announced.
        now = now or _before(event)
        if begins != now:
            found.append((now, part))
            now, part = begins, []
    return [(letter, part) for letter, part in found if letter in REPORTS]


def _before(event: Event) -> str:
    """The letter of the phase in which another one is announced."""
    if event.kind == "round":
        return "0" if event.detail[0] == 1 else "e"
    return words.LETTERS[PHASES.index(event.piece) - 1]


def _sums(events: list[Event], kinds: Sequence[str]) -> dict[str, int]:
    count: dict[str, int] = {}
    for event in events:
        if event.kind in kinds:
            count[event.piece] = count.get(event.piece, 0) + event.amount
    return count


STOCK = (*board.GOODS, "wood", "bread", "reals")


def _gains(events: list[Event]) -> list[Phrase]:
    """Points, goods and pirates."""
    points = sum(event.amount for event in events if event.kind == "prestige")
    gained = _sums(events, ("gain", "harvest"))
    pirates = _sums(events, ("pirates",)).get("pirates", 0) - _sums(events, ("banish",)).get("pirates", 0)
    found = [phrase("report.plus", what=words.points(points))] if points > 0 else []
    found += [phrase("report.plus", what=what) for what in words.some((key, gained.get(key, 0)) for key in STOCK)]
    if pirates:
        found.append(phrase("report.plus" if pirates > 0 else "report.minus", what=n("pirates", abs(pirates))))
    return found


def _rows(events: list[Event]) -> list[Phrase]:
    """The row, its request, and the favours that turned up."""
    found = []
    for event in events:
        if event.kind == "row":
            request = words.request(event.piece)
            found.append(phrase("report.row", number=event.detail[0], request=request))
        elif event.kind == "wake":
            found.append(phrase("report.wake", favour=words.favour(event.piece)))
    return found


def _deeds(events: list[Event]) -> list[Phrase]:
    """What was built and sent, and what it brought."""
    found = [phrase("report.build", favour=words.favour(e.piece)) for e in events if e.kind == "build"]
    ships = sum(1 for e in events if e.kind == "ship")
    workers = sum(1 for e in events if e.kind == "worker" and e.target[:1] not in (("reserve",),))
    if ships:
        found.append(phrase("report.sent", what=n("ship", ships)))
    if workers:
        found.append(phrase("report.placed", count=workers))
    return found + _gains(events)


def _answers(events: list[Event]) -> list[Phrase]:
    """The points of each request."""
    count = {event.piece: 0 for event in events if event.kind == "answer"}
    for event in events:
        if event.kind == "scored":
            count[event.piece] = count.get(event.piece, 0) + event.amount
    return [
        phrase("report.request", request=words.request(key), points=words.points(amount))
        for key, amount in count.items()
    ]


REPORTS: dict[str, Callable[[list[Event]], list[Phrase]]] = {
    "a": _rows,
    "b": _deeds,
    "c": _deeds,
    "d": _gains,
    "e": _answers,
}
