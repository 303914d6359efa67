"""What is to be decided, in words: the prompt of each kind of decision, and the buttons for what the board does not
show.

`PROMPTS` has a function for each task that asks for different things: it adds to what the prompt is told and gives
its variant in the pack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.core import Move, Place, State
from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import pirates, price
from game.madeira.mayor import city_income
from game.madeira.position import (
    CITIES,
    RULES,
    T_ACT,
    T_ANSWER,
    T_BISHOP,
    T_BUILDING,
    T_EXTRA,
    T_FEED,
    T_FLIP,
    T_LADY,
    T_LAST_CALL,
    T_PUT,
    T_SAIL,
    T_SETTLE,
    T_TAKE,
    T_TURN,
    T_WOOD,
    TASKS,
)
from game.madeira.state import Madeira
from game.ui.madeira import words
from game.ui.madeira.drafts import Decision
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Told = dict[str, object]


def prompt(state: State, ctx: Context) -> Phrase:
    """What the seat to act has to decide: in the imperative for a person, told of a bot."""
    s = cast(Madeira, state)
    seat = s.to_act
    if seat is None or not s.stack:
        return phrase("phase.over")
    told: Told = {}
    name = TASKS[s.stack[-1][0]]
    asked = PROMPTS.get(s.stack[-1][0])
    variant = asked(s, told) if asked is not None else ""
    if seat not in ctx.people:
        return f"{words.PACK}.other.{name}", told
    if isinstance(ctx.draft, Decision):
        if ctx.draft.swapping:
            return phrase("prompt.swap", good=words.good(str(ctx.draft.chosen[0][-1])))
        if ctx.draft.opened:
            return phrase("prompt.pay")
        if s.stack[-1][0] == T_TURN and ctx.chosen:
            return _picked(ctx.chosen[0]) or (f"{words.PACK}.prompt.{name}.{variant}", told)
    return f"{words.PACK}.prompt.{name}{'.' if variant else ''}{variant}", told


def _picked(place: Place) -> Phrase | None:
    """What is left to be said of a turn once its die or its space of the turn order is picked."""
    if place[0] in ("die", "pirate_die"):
        return phrase("prompt.turn.place")
    if place[0] == "order":
        return phrase("prompt.turn.reward", number=place[1])
    return None


def _settle(s: Madeira, told: Told) -> str:
    if s.phase == CITIES:
        return "city"
    return "second" if s.plots[s.seat] else "first"


def _turn(s: Madeira, told: Told) -> str:
    if not any(move[0] in ("die", "pirate") for move in s.moves()):
        return "pass"
    return "favour" if any(move[0] == "use" for move in s.moves()) else "die"


def _act(s: Madeira, told: Told) -> str:
    who = s.characters[s.stack[-1][1]]
    told["character"] = words.character(board.CHARACTERS[who]) if who >= 0 else ""
    kinds = {move[0] for move in s.moves()}
    told["or_harvest"] = phrase("prompt.or_harvest") if "harvest" in kinds else ""
    if who < 0:
        return "empty"
    if not kinds & {"take", "build", "ship", "income"}:
        return "harvest" if "harvest" in kinds else "nothing"
    return board.CHARACTERS[who]


def _moved(s: Madeira, told: Told) -> str:
    _, rule, left, last = s.stack[-1]
    told["count"] = left
    return "again" if last >= 0 else RULES[rule]


def _put(s: Madeira, told: Told) -> str:
    return RULES[s.stack[-1][1]]


def _sail(s: Madeira, told: Told) -> str:
    return "again" if s.stack[-1][2] >= 0 else "first"


def _extra(s: Madeira, told: Told) -> str:
    told["count"] = s.stack[-1][2]
    return ""


def _flip(s: Madeira, told: Told) -> str:
    told["count"] = s.stack[-1][1]
    return ""


def _wood(s: Madeira, told: Told) -> str:
    told["wood"] = n("wood", s.stack[-1][1])
    return "pay" if s.stack[-1][2] else "take"


def _building(s: Madeira, told: Told) -> str:
    told["building"] = words.building(board.BUILDINGS[s.building].key)
    told["cost"] = n("reals", price(s))
    told["pirates"] = n("pirates", pirates(s, s.building))
    if s.reals[s.seat] < price(s):
        return "poor"
    return "free" if price(s) == 0 else "pay"


def _lady(s: Madeira, told: Told) -> str:
    told["price"] = n("reals", board.LADY_PRICE)
    return ""


def _feed(s: Madeira, told: Told) -> str:
    return "hungry" if s.hungry(s.seat) else "mill"


def _answer(s: Madeira, told: Told) -> str:
    told["count"] = board.ANSWERS[s.round]
    if sum(s.requests[5 * s.seat : 5 * s.seat + 5]) <= board.ANSWERS[s.round]:
        return "all"
    return "one" if told["count"] == 1 else "some"


PROMPTS: dict[int, Callable[[Madeira, Told], str]] = {
    T_SETTLE: _settle,
    T_TURN: _turn,
    T_ACT: _act,
    T_TAKE: _moved,
    T_PUT: _put,
    T_SAIL: _sail,
    T_EXTRA: _extra,
    T_FLIP: _flip,
    T_WOOD: _wood,
    T_BUILDING: _building,
    T_LADY: _lady,
    T_FEED: _feed,
    T_ANSWER: _answer,
}


# buttons --------------------------------------------------------------------------------------------------


def label(state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
    """The words on a button of the action bar."""
    s = cast(Madeira, state)
    if place[0] == "done" and isinstance(ctx.draft, Decision) and ctx.draft.panel is not None:
        return ctx.draft.panel.done()
    played = place[1:] if place[0] == "move" else move
    if place[0] in ("supply", "good"):
        return phrase(f"piece.{place[-1]}.name")
    if place[0] == "step":
        return phrase("panel.more" if int(place[2]) >= 0 else "panel.less")
    if played:
        found = _of_move(s, played)
        if found is not None:
            return found
    return cast(Phrase, words.place(s, place) or phrase("move.done"))


def _of_move(s: Madeira, move: Move) -> Phrase | None:
    """The words for a move."""
    verb = str(move[0])
    labelled = LABELS.get(verb)
    return labelled(s, move) if labelled is not None else None


def harvest_of(s: Madeira, b: int) -> list[tuple[str, int]]:
    """What a harvest in the region of a building brings the seat to act, without the extra ones."""
    found: dict[str, int] = {}
    for f in m.bits(s.plots[s.seat] & m.REGION_FIELDS[m.REGION_OF[b]]):
        piece = "wood" if s.field_wood[f] else board.GOODS[s.field_good[f]]
        found[piece] = found.get(piece, 0) + 1
    return list(found.items())


def income_of(s: Madeira, p: int) -> list[tuple[str, int]]:
    """What the Mayor's cities yield as they stand; wood as far as it is in reach is another matter."""
    return [(city.income, city_income(s, p, c)) for c, city in enumerate(board.CITIES)]


def _harvest(s: Madeira, move: Move) -> Phrase:
    return phrase("move.harvest", goods=words.some(harvest_of(s, s.stack[-1][1])))


def _income(s: Madeira, move: Move) -> Phrase:
    goods = words.some(income_of(s, s.seat))
    return phrase("move.income", goods=goods) if goods else phrase("move.done")


def _done(s: Madeira, move: Move) -> Phrase:
    task = s.stack[-1][0]
    if task == T_ACT:
        return phrase("move.nothing")
    if task == T_LAST_CALL:
        return phrase("move.go_on")
    if task == T_SAIL:
        return phrase("move.enough_ships" if s.stack[-1][2] >= 0 else "move.no_ship")
    if task == T_TAKE:
        return phrase("move.enough_workers" if s.stack[-1][3] >= 0 else "move.no_worker")
    return phrase("move.done")


def _pay(s: Madeira, move: Move) -> Phrase:
    cost = price(s)
    return phrase("move.pay", cost=n("reals", cost)) if cost else phrase("move.pay_nothing")


def _refuse(s: Madeira, move: Move) -> Phrase:
    return phrase("move.refuse", pirates=n("pirates", pirates(s, s.building)))


def _back(s: Madeira, move: Move) -> Phrase:
    return phrase("move.keep_favour" if s.stack[-1][0] in (T_LADY, T_BISHOP) else "move.back")


def _mill(s: Madeira, move: Move) -> Phrase:
    return lever(s, s.seat, str(move[1]))


def lever(s: Madeira, p: int, use: str) -> Phrase:
    """What a use of the windmill gives and takes now."""
    if use == "raise":
        return phrase("move.raise" if s.mill[p] < board.MILL_TOP else "move.raise_top")
    return phrase(f"move.{'lower' if s.mill[p] > board.MILL_BOTTOM else 'bottom'}_{use}")


def _exchange(s: Madeira, move: Move) -> Phrase:
    return exchange(*(str(name) for name in move[1:]))


def exchange(first: str, second: str, third: str) -> Phrase:
    names = {"first": first, "second": second, "third": third}
    return phrase("move.exchange", **{key: phrase(f"piece.{name}.name") for key, name in names.items()})


def _feed_none(s: Madeira, move: Move) -> Phrase:
    return phrase("move.feed", count=int(move[1])) if s.hungry(s.seat) else phrase("move.go_on")


LABELS: dict[str, Callable[[Madeira, Move], Phrase]] = {
    "harvest": _harvest,
    "income": _income,
    "done": _done,
    "pay": _pay,
    "refuse": _refuse,
    "back": _back,
    "mill": _mill,
    "exchange": _exchange,
    "feed": _feed_none,
    "honour": lambda s, move: phrase("move.honour"),
    "decline": lambda s, move: phrase("move.decline"),
    "support": lambda s, move: phrase(f"move.support_{move[1]}"),
    "use": lambda s, move: phrase("move.use", favour=words.favour(str(move[1]))),
    "build": lambda s, move: phrase("move.build", favour=words.favour(str(move[1]))),
    "flip": lambda s, move: phrase("move.flip", favour=words.favour(str(move[1]))),
    "pass": lambda s, move: phrase("move.pass_to", number=move[1], reward=reward(s, int(move[1]), str(move[2]))),
    "row": lambda s, move: phrase("move.row", number=move[1], request=words.request(str(move[2]))),
    "guild": lambda s, move: words.guild(str(move[1])),
    "reward": lambda s, move: words.royal(str(move[2])),
    "repair": lambda s, move: phrase("move.repair", count=int(move[1])),
    "coffers": lambda s, move: phrase("move.coffers", count=int(move[1])),
    "answer": lambda s, move: phrase("move.answer", requests=[words.request(str(name)) for name in move[1:]]),
    "wood": lambda s, move: words.source(s, m.LOCATION[str(move[1])]),
    "extra": lambda s, move: words.source(s, m.LOCATION[str(move[1])]),
}


def reward(s: Madeira, space: int, what: str) -> Phrase:
    """What a space of the turn order gives who passes to it."""
    if what == "reals":
        return n("reals", board.PASS_SPACES[s.players][space - 1].reals)
    return phrase(f"order.short.{what}")
