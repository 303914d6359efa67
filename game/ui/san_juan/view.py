"""San Juan at the table: the cards as a function of the position, and the words for what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Event, Move, Place, State
from game.san_juan import explain as rules
from game.san_juan import merchant, scoring
from game.san_juan.cards import COST, FARMS, GOODS, KEYS, KIND, LARGE_MARKET, MONUMENTS, SMALL_MARKET
from game.san_juan.moves import (
    ADVENTURE,
    BUILD,
    CHAPEL_STAGE,
    CHURCH_STAGE,
    COVER,
    EXCHANGE,
    KEEP,
    OVER,
    PAY,
    PRODUCE,
    ROLES,
    SELL,
    STAGES,
)
from game.san_juan.roles import LAST_BUILDING
from game.san_juan.state import SanJuan
from game.ui import draw, look
from game.ui.graph import Art, Node, Rect, columns, rows
from game.ui.san_juan import art, boards, middle, tips, words
from game.ui.san_juan.drafts import best, draft, midway, offered
from game.ui.san_juan.seen import Seen, look_at, picked
from game.ui.san_juan.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

__all__ = ["draft", "midway"]

# The board -----------------------------------------------------------------------------------------------


def build(state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
    """Characters and piles above, one's own town below them, the hand at the lower edge, the others at the right."""
    seen = look_at(state, viewer, ctx)
    s = seen.state
    root = Node((), canvas)
    hand_high = min(max(150.0, canvas.h * 0.27), 230.0)
    above, hand = rows(canvas, [0, hand_high], 7)
    others_wide = min(400.0, max(246.0, canvas.w * 0.285))
    left, right = columns(above, [0, others_wide], 7)
    strip, town = rows(left, [min(190.0, max(138.0, left.h * 0.31)), 0], 7)
    root.add(middle.build(seen, strip), boards.own_town(seen, viewer, town))
    others = [(viewer + i) % s.players for i in range(1, s.players)]
    for seat, cell in zip(others, rows(right, [0] * len(others), 7), strict=True):
        root.add(boards.other_town(seen, seat, cell))
    root.add(boards.hand(seen, hand))
    asked = seen.zoomed()
    if asked in others:
        assert isinstance(asked, int)
        root.add(enlarged(seen, asked, left))
    return root


def enlarged(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another town as large as one's own; a click puts it back."""
    veil, at = look.enlarged(("zoom", seat), rect, phrase("table.part.close"), 0.5)
    return veil.add(boards.own_town(seen, seat, at, keyed=False))


def node_for(place: Place, state: State, viewer: int) -> Place:
    """Cards of a hand fly from the hand as a whole; so do those that lie apart for a moment."""
    kind = place[0] if place else ""
    if kind in ("hand", "drawn", "pending") and len(place) > 1:
        return ("hand", place[1])
    if kind == "under":
        s = cast(SanJuan, state)
        built = s.seats[int(place[1])].built
        if KIND[place[2]] in built:
            return ("town", place[1], built.index(KIND[place[2]]))
    return place


def piece(event: Event, state: State, ctx: Context) -> tuple[Art, tuple[float, float]] | None:
    """The picture that travels."""
    kind, what = event.kind, event.piece
    if kind == "choose":
        return (draw.image, art.role_picture(what)), (48, 48)
    if kind == "round":
        return (draw.image, "puerto_rico/governor"), (34, 34)
    if kind in ("produce", "sell", "barter", "lost") and what in KIND and KIND[what] < FARMS:
        return (art.good, GOODS[KIND[what]]), (30, 30)
    if kind in ("build", "strike", "plan", "cover") and what in KIND:
        return (art.framed, what, 14.0, 0.0), (64, 76)
    return (art.card_back,), (40, 56)


SOUNDS = {
    "choose": "choose",
    "draw": "tile",
    "look": "tile",
    "strike": "tile",
    "build": "build",
    "produce": "crate",
    "sell": "sell",
    "barter": "crate",
    "tuck_chapel": "points",
    "tuck_church": "points",
    "round": "end_round",
    "last": "ship_bell",
    "win": "game_over",
}


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")


# What is to be decided -----------------------------------------------------------------------------------


def prompt(state: State, ctx: Context) -> Phrase:
    """The question; while several are picked how far that has come, and of a price how it is made up."""
    s = cast(SanJuan, state)
    seat = s.to_act
    if seat is None:
        return phrase("ask.over")
    if seat not in ctx.people:
        return phrase(f"table.other.{STAGES[s.stage]}")
    key, given = rules.question(s)
    told: dict[str, object] = dict(given)
    if "piece" in told:
        told["piece"] = words.piece(str(told["piece"]))
    asked: Phrase = (f"{words.PACK}.{key}", told)
    done, _, most = picked(ctx)
    if s.stage == PAY and s.due:
        paid = s.made + s.bartered
        told = {"sum": tips.to_pay(s, seat), "picked": paid + done, "count": paid + s.due}
        return phrase("table.ask.pay", piece=words.kind(s.pending), **told)
    if most > 1 and done:
        return phrase("table.ask.picked", asked=asked, picked=done, most=most)
    return asked


def label(state: State, place: Place, move: Move | None, ctx: Context) -> Phrase:
    s = cast(SanJuan, state)
    verb = str(place[1] if place[0] == "move" else place[0])
    seat = s.to_act
    done = picked(ctx)[0]
    if verb == "best" and seat is not None:
        return _best_label(s, seat, int(place[1]))
    if verb == "done":
        return phrase(f"table.done.{_stage_name(s)}", count=done)
    if verb == "double":
        return phrase("table.move.double_draw" if s.stage == ADVENTURE else "table.move.double_look")
    if verb == "pass":
        name = STAGES[s.stage]
        return phrase(f"table.pass.{name}" if name in PASSES else "action.pass")
    return phrase(f"action.{verb}" if verb in ("pass", "done", "beside", "double") else "action.done")


PASSES = ("build", "pay", "produce", "sell", "exchange", "chapel", "church", "adventure")


def _stage_name(s: SanJuan) -> str:
    if s.stage in (PAY, PRODUCE, SELL, EXCHANGE, CHAPEL_STAGE, CHURCH_STAGE, KEEP):
        return STAGES[s.stage]
    return "discard"


def _best_label(s: SanJuan, seat: int, n: int) -> Phrase:
    """One button for the best set, with what it brings."""
    chosen = s.selection()
    assert chosen is not None
    taken = [KIND[move[1]] for _, move in best(s, offered(s, seat, chosen[2]), n)]
    if s.stage == PRODUCE:
        return phrase("table.move.produce", goods=[words.good(kind) for kind in taken])
    owns = s.seats[seat].owns
    income = sum(merchant.good_price(s, kind) for kind in taken)
    income += owns[LARGE_MARKET] + (len(taken) >= 2 and owns[SMALL_MARKET])
    return phrase("table.move.sell", goods=[words.good(kind) for kind in taken], cards=words.n_cards(income))


def explain(place: Place, state: State, seat: int, ctx: Context) -> list[Phrase] | None:
    """Why a place cannot be clicked now."""
    s = cast(SanJuan, state)
    done, _, most = picked(ctx)
    wish = _wish(s, place, seat)
    if not wish:
        return None
    if most and done >= most:
        return [phrase("table.why.enough")]
    reason = s.why_not(wish)
    if reason is None:
        return None
    key, given = reason
    told: dict[str, object] = dict(given)
    if "seat" in told:
        told["seat"] = ctx.names[int(cast(int, told["seat"]))]
    if "piece" in told:
        told["piece"] = words.piece(str(told["piece"]))
    return [(f"{words.PACK}.{key}", told)]


def _wish(s: SanJuan, place: Place, seat: int) -> Move:
    """What somebody who clicks there might want."""
    kind = place[0]
    if kind == "role":
        return ("choose", place[1]) if s.taken[ROLES.index(str(place[1]))] < 0 else ()
    if kind == "cathedral" and s.stage == BUILD:
        return ("build", "cathedral")
    if kind == "card" and place[1] == seat and s.stage == BUILD and int(place[2]) < len(s.seats[seat].hand):
        return ("build", KEYS[s.seats[seat].hand[int(place[2])]])
    if kind in ("town", "good") and place[1] == seat and int(place[2]) < len(s.seats[seat].built):
        word = {COVER: "cover", PRODUCE: "produce", SELL: "sell"}.get(s.stage)
        return (word, KEYS[s.seats[seat].built[int(place[2])]]) if word else ()
    return ()


# What happens --------------------------------------------------------------------------------------------

SILENT = ("pay", "plan", "back", "away")
"""What another sentence tells already, or what everybody sees at a glance."""


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    """The log's sentence. Cards that only one seat has seen are named if they are in the event at all."""
    kind = event.kind
    if kind in SILENT or (kind == "discard" and event.source[:1] == ("drawn",)):
        return None
    told: dict[str, object] = {"count": event.amount, "piece": words.piece(event.piece)}
    if event.seat >= 0:
        told["seat"] = ctx.names[event.seat]
    if kind == "prices":
        told["detail"] = [
            phrase("table.tip.price", good=words.good(k), price=int(n)) for k, n in enumerate(event.detail)
        ]
    elif kind in ("reveal", "rest"):
        told["detail"] = [words.card(key) for key in event.detail]
    elif event.detail:
        told["detail"] = event.detail[0]
    if kind in ("draw", "look") and event.detail:
        return phrase(f"table.log.{kind}", seat=told["seat"], cards=[words.card(key) for key in event.detail])
    if kind in ("sell", "produce", "barter") and event.piece in KIND:
        good = words.good(KIND[event.piece])
        price = words.n_cards(int(event.detail[0])) if kind == "sell" else ""
        return phrase(f"table.log.{kind}", seat=told["seat"], good=good, cards=price)
    if kind in ("keep", "discard", "tuck_chapel", "tuck_church") and event.piece:
        return phrase(f"table.log.{kind}", seat=told["seat"], piece=told["piece"])
    if kind == "rest" and not event.detail:
        return None
    return f"{words.PACK}.log.{kind}", told


def phase(state: State) -> tuple[str | int, ...]:
    """Counts the phases that are over."""
    s = cast(SanJuan, state)
    return s.round, s.picks, s.stage == OVER


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    """What each player did in the phase that has just ended."""
    s = cast(SanJuan, state)
    chosen = [event for event in events if event.kind == "choose"]
    if not chosen:
        return []
    head = chosen[-1]
    lines = [phrase("table.report.head", role=words.role(head.piece), name=ctx.names[head.seat])]
    for i in range(s.players):
        seat = (head.seat + i) % s.players
        gains = _gains([event for event in events if event.seat == seat])
        if gains:
            lines.append(phrase("table.report.line", name=ctx.names[seat], gains=gains))
    if len(lines) == 1:
        lines.append(phrase("table.report.nothing"))
    return lines


def _gains(events: list[Event]) -> list[Phrase]:
    count = {"draw": 0, "keep": 0, "produce": 0, "sell": 0}
    gains: list[Phrase] = []
    for event in events:
        if event.kind == "build":
            gains.append(phrase("table.report.built", card=words.card(event.piece)))
        elif event.kind == "strike":
            gains.append(phrase("table.report.struck", card=words.card(event.piece)))
        elif event.kind in count:
            count[event.kind] += event.amount
    if count["produce"]:
        gains.append(phrase("table.report.produced", goods=words.n_goods(count["produce"])))
    if count["sell"]:
        gains.append(phrase("table.report.sold", goods=words.n_goods(count["sell"])))
    if count["draw"] + count["keep"]:
        gains.append(phrase("table.report.drew", cards=words.n_cards(count["draw"] + count["keep"])))
    return gains


def ending(state: State, ctx: Context) -> Phrase | None:
    """Once somebody has twelve buildings the game ends with the Builder phase."""
    s = cast(SanJuan, state)
    full = [seat for seat, player in enumerate(s.seats) if len(player.built) >= LAST_BUILDING]
    if full:
        return phrase("table.ending.buildings", name=ctx.names[full[0]], count=LAST_BUILDING)
    return phrase("table.ending.dry") if s.stage == OVER else None


def status(state: State, ctx: Context) -> Phrase:
    s = cast(SanJuan, state)
    if s.stage == OVER:
        return phrase("table.status.over", round=s.round)
    if s.role < 0:
        return phrase("table.status.round", round=s.round, name=ctx.names[s.governor])
    return phrase("table.status.phase", round=s.round, role=words.role(ROLES[s.role]))


def secret(state: State, ctx: Context) -> bool:
    """Hands are secret: the screen is handed over with a curtain."""
    return True


def score_label(item: str, state: State) -> Phrase:
    return phrase(f"score.{item}")


def tie_label(state: State) -> Phrase:
    return phrase("score.tie")


def score_note(item: str, state: State, seat: int) -> Phrase | None:
    """What the points of a large building are counted from."""
    s = cast(SanJuan, state)
    player = s.seats[seat]
    farms = [kind for kind in player.built if kind < FARMS]
    rest = sum(points for name, points in s.score()[seat].items() if name != "customs_house")
    counts = {
        "buildings": len(player.built),
        "manufactory": len(farms),
        "governors_palace": len(player.built) - len(farms),
        "main_square": sum(player.has(kind) for kind in MONUMENTS),
        "residence": sum(scoring.sets_of_three(player.built, cost) for cost in set(COST)),
        "cathedral": sum(
            COST[kind] == scoring.GREAT for i, other in enumerate(s.seats) if i != seat for kind in other.built
        ),
        "customs_house": rest,
    }
    if item not in counts:
        return None
    return phrase(f"table.count.{item}", count=counts[item], types=len(set(farms)))
