"""Puerto Rico at the table: the board as a function of the position, and the words for what happens on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.core import Event, Move, Place, State
from game.puerto_rico import automa, builder, farmer, merchant, producer, recruiter, smuggler
from game.puerto_rico.activities import ACTIVITY_KEYS
from game.puerto_rico.data import CIRCLES, GOODS, HACIENDA, INDEX, LANDS, ROLES, SPECIAL
from game.puerto_rico.explain import CIRCLE_MOVES, why_not
from game.puerto_rico.farmer import may_take_quarry
from game.puerto_rico.position import (
    BARGING,
    BUILDING,
    CHOOSE,
    DEALING,
    DRAFTING,
    FARMING,
    OPENING,
    OVER,
    PHASES,
    PRODUCING,
    RECRUITING,
    SHIPPING,
    SMUGGLING,
    STORING,
    TRADING,
    Position,
)
from game.puerto_rico.puertoma import RULES
from game.puerto_rico.turn import tiles_left
from game.ui import draw, look, pieces
from game.ui.graph import Art, Node, Rect, columns, rows
from game.ui.puerto_rico import art, boards, extensions, mainboard, market_draft, puertoma, words
from game.ui.puerto_rico.drafts import Storage, Workers, draft, midway
from game.ui.puerto_rico.seen import Seen
from game.ui.puerto_rico.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

# The board -----------------------------------------------------------------------------------------------


def build(state: State, viewer: int, canvas: Rect, ctx: Context) -> Node:
    """Main board and market above, the viewer's board below, the others at the right."""
    s = cast(Position, state)
    tried = ctx.draft
    kept = tried.kept if isinstance(tried, Storage) else None
    seen = Seen(s, viewer, ctx, isinstance(tried, Workers), kept)
    root = Node((), canvas)
    others_wide = min(330.0, max(236.0, canvas.w * 0.245))
    left, right = columns(canvas, [canvas.w - others_wide - 7, 0], 7)
    others = [(viewer + i) % s.players for i in range(1, s.players)]
    if s.phase == DRAFTING:
        root.add(market_draft.build(seen, left))
    else:
        root.add(*_playing(seen, left, others))
    for seat, cell in zip(others, rows(right, [0] * len(others), 7), strict=True):
        root.add(puertoma.board(seen, seat, cell) if s.is_auto(seat) else boards.other_board(seen, seat, cell))
    return root


def _playing(seen: Seen, left: Rect, others: list[int]) -> list[Node]:
    """The boards during the game, the goals of extensions between them."""
    s = seen.state
    nodes: list[Node] = []
    parts = extensions.parts(seen)
    if s.autos:
        parts.append((1.9, puertoma.action_chip))
    full = mainboard.crowded(s, left.h * 0.65)
    wide = sum(weight for weight, _ in parts) > extensions.HALF
    if wide:
        above, between, below = rows(left, [0, extensions.STRIP, left.h * 0.315], 7)
        nodes += extensions.strip(seen, between, parts)
    else:
        above, below = rows(left, [0, left.h * (0.3 if full else 0.335)], 7)
    if s.phase == DEALING:
        nodes.append(extensions.pack(seen, above))
    else:
        main, offers = columns(above, [above.w * (0.44 if full else 0.485), 0], 7)
        if parts and not wide:  # a few cards find room below the main board alone
            main, between = rows(main, [0, extensions.STRIP], 7)
            nodes += extensions.strip(seen, between, parts)
        nodes += [mainboard.main_board(seen, main), mainboard.market(seen, offers)]
        asked = seen.zoomed()
        if asked in others:
            assert asked is not None
            nodes.append(enlarged(seen, int(asked), above))
        elif asked in ("action", "explain") and s.autos:
            nodes.append(puertoma.panel(seen, above, asked == "explain"))
    nodes.append(boards.own_board(seen, seen.viewer, below))
    return nodes


def enlarged(seen: Seen, seat: int, rect: Rect) -> Node:
    """Another player's board as large as one's own, over the main board; a click puts it back."""
    veil, at = look.enlarged(("zoom", seat), rect, phrase("part.close"))
    if seen.state.is_auto(seat):
        return veil.add(puertoma.board(seen, seat, at, large=True))
    return veil.add(boards.own_board(seen, seat, at, keyed=False))


def node_for(place: Place, state: State, viewer: int) -> Place:
    """A Puertoma's tiles and buildings have places of their own; what others have achieved is at their portrait."""
    s = cast(Position, state)
    kind = place[0] if place else ""
    if kind in ("action", "resolution"):
        return puertoma.ACTION
    if kind == "achievement" and place[1] != viewer:
        return ("portrait", place[1])
    if kind in ("land", "city") and s.is_auto(int(place[1])):
        seat = int(place[1])
        own = automa.automa(s, seat)
        if kind == "land" and 0 <= int(place[2]) < len(own.land):
            tile, j = puertoma.plot_of(own, int(place[2]))
            return ("plot", seat, LANDS[tile], j)
        if kind == "city" and INDEX[str(place[2])] in own.city:
            return ("berth", seat, *puertoma.berth_of(own, INDEX[str(place[2])]))
        return ("portrait", seat)
    return place


def piece(event: Event, state: State, ctx: Context) -> tuple[Art, tuple[float, float]] | None:
    """The picture that travels."""
    what = event.piece
    kind = words.shown(what, cast(Position, state).edition)
    if what in GOODS and event.kind not in ("take", "hacienda", "row", "discard"):
        return (art.crate, kind), (26, 26)
    if event.kind in ("festival", "activity"):
        return (pieces.card, "", "terracotta", 12.0), (60, 40)
    if what in LANDS and event.kind != "forest":
        return (art.land_tile, kind, -1), (44, 44)
    if what in INDEX:
        return (draw.image, art.building_picture(kind)), (70, 50)
    if what in ROLES:
        return (draw.image, art.role_picture(what)), (48, 48)
    if what in ("coin", "worker", "bourgeois", "point", "governor"):
        return (draw.image, f"puerto_rico/{what}"), (26, 26)
    if what == "token":
        return (pieces.token, ctx.colours[event.seat] if event.seat >= 0 else "brass"), (26, 26)
    return None


SOUNDS = {
    "choose": "choose",
    "take": "tile",
    "hacienda": "tile",
    "row": "tile",
    "recruit": "worker",
    "recruit_privilege": "worker",
    "hospice": "worker",
    "university": "worker",
    "place": "worker",
    "lift": "worker",
    "refill": "worker",
    "build": "build",
    "produce": "crate",
    "extra": "crate",
    "load": "crate",
    "wharf": "crate",
    "sell": "sell",
    "coins": "coin",
    "points": "points",
    "ship_sails": "ship_bell",
    "governor": "end_round",
    "game_over": "game_over",
}


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")


# What is to be decided -----------------------------------------------------------------------------------


STEPPED = (FARMING, RECRUITING, BUILDING, PRODUCING, TRADING, SMUGGLING)
"""Phases whose steps ask for different things; elsewhere `step` is a memory."""


def prompt(state: State, ctx: Context) -> Phrase:
    s = cast(Position, state)
    seat = s.to_act
    name = PHASES[s.phase]
    variant = str(s.step) if s.phase in STEPPED else "0"
    params: dict[str, object] = dict(words.names_of(s.edition))
    if seat is None:
        variant = "0"
    elif s.is_auto(seat):
        name, variant = "puertoma", PHASES[s.phase]
    elif seat not in ctx.people:
        name, variant = "other", "reward" if s.extended and s.x.bonus else PHASES[s.phase]
    elif s.extended and s.x.bonus:
        name, variant = "reward", "0"
    elif s.phase == FARMING and s.step > farmer.SETTLING:
        variant = {farmer.TURNING: "turn", farmer.AGAIN: "again", farmer.CLEARING: "clear"}[s.step]
    elif s.phase == FARMING and s.step == farmer.TAKING:
        if not s.passes and s.boards[seat].staff[HACIENDA] > 0 and tiles_left(s):
            variant = "hacienda"
        elif may_take_quarry(s, seat):
            variant = "quarry"
    elif _finds_no_circle(s):
        variant = "portrait"
    elif s.phase == RECRUITING and s.step == recruiter.PRIVILEGE:
        params["count"] = _privileged(s)
    elif s.phase == RECRUITING and s.step == recruiter.VILLAS:
        params["person"] = _villager(s)
    elif s.phase == RECRUITING and s.step == recruiter.PLACING:
        board = s.boards[seat]
        waiting = board.idle + board.idle_nobles
        if waiting and board.free_circles():
            variant = "idle"
            kind = "worker" if board.idle else "bourgeois"
            params["workers"] = words.people(waiting, kind, s.edition)
    elif s.phase == SHIPPING:
        variant = "may" if ("pass",) in s.moves() else "must"
    elif s.phase == STORING:
        variant = "room" if s.cursor else "0"
        params["kinds"] = phrase("n.kinds", count=s.cursor)
        params["singles"] = phrase("n.singles", count=s.passes)
    elif s.phase == OPENING and not any(move[0] == "supply" for move in s.moves()):
        variant = "guests"
    elif s.phase == SMUGGLING and s.step == smuggler.ACTING and s.autos:
        variant = "autos"
    return f"{words.PACK}.prompt.{name}.{variant}", params


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


def explain(place: Place, state: State, seat: int, ctx: Context) -> list[Phrase] | None:
    """Why a place cannot be chosen now."""
    s = cast(Position, state)
    kind = place[0]
    wish: Move = ()
    if kind == "role":
        wish = ("choose", place[1])
    elif kind == "plantation" and int(place[1]) < len(s.row):
        wish = ("take", LANDS[s.row[int(place[1])]])
    elif kind == "quarry":
        wish = ("take", "quarry")
    elif kind == "market":
        wish = ("build", place[1])
    elif kind == "goods" and place[1] == seat:
        return _why_pile(s, seat, str(place[2]), ctx)
    elif kind == "ship":
        return _why_ship(s, seat, int(place[1]), ctx)
    elif kind == "house" and s.phase == TRADING:
        return [phrase("why.house_full")] if len(s.house) == 4 else None
    elif kind == "supply" and s.phase == PRODUCING and s.step == producer.EXTRA:
        good = GOODS.index(str(place[1]))
        return [phrase("why.supply_empty" if s.made[good] else "why.not_produced")]
    reason = why_not(s, wish) if wish else None
    return [_why(s, reason, ctx)] if reason is not None else None


def _why(s: Position, reason: tuple[str, dict[str, str | int]], ctx: Context) -> Phrase:
    key, given = reason
    told: dict[str, object] = dict(words.names_of(s.edition))
    for name, value in given.items():
        if name == "seat":
            told["name"] = ctx.names[int(value)]
        elif name in ("cost", "coins"):
            told[name] = words.coins(int(value))
        elif name == "spaces":
            told[name] = phrase("n.spaces", count=int(value))
        elif name == "good":
            told[name] = (words.good_word if key == "no_crate" else words.some)(str(value), s.edition)
        else:
            told[name] = value
    return f"{words.PACK}.why.{key}", told


def _why_pile(s: Position, seat: int, good: str, ctx: Context) -> list[Phrase] | None:
    if s.phase == TRADING:
        reason = why_not(s, ("sell", good))
        return [_why(s, reason, ctx)] if reason is not None else None
    if s.phase == SHIPPING:
        if not s.boards[seat].goods[GOODS.index(good)]:
            return None
        # One reason is enough: the ship that carries it is full, or no ship is left for it.
        for i in range(len(s.ship_good)):
            reason = why_not(s, ("load", good, i))
            if reason is not None and (s.ship_good[i] < 0 or LANDS[s.ship_good[i]] == good):
                return [_why(s, reason, ctx)]
        return [phrase("why.no_ship")]
    return None


def _why_ship(s: Position, seat: int, ship: int, ctx: Context) -> list[Phrase] | None:
    """About the good that was clicked, or any that the player has."""
    if s.phase != SHIPPING:
        return None
    picked = [str(place[2]) for place in ctx.chosen if place[0] == "goods"]
    held = picked or [GOODS[g] for g in range(5) if s.boards[seat].goods[g]]
    reasons = []
    for good in held:
        reason = why_not(s, ("load", good, ship))
        if reason is not None:
            told = _why(s, reason, ctx)
            if told not in reasons:
                reasons.append(told)
    return reasons or None


# What happens --------------------------------------------------------------------------------------------


def describe(event: Event, state: State, ctx: Context) -> Phrase | None:
    """The log's sentence. What another sentence tells already (payments, a sale's coins), or what everybody sees
    at a glance (a new row of tiles), gets none."""
    s = cast(Position, state)
    e, kind = s.edition, event.kind
    if kind in ("row", "discard", "role_coin", "pay", "resolution", "token"):
        return None
    told: dict[str, object] = dict(words.names_of(e))
    if event.seat >= 0:
        told["name"] = ctx.names[event.seat]
    detail = event.detail
    first = str(detail[0]) if detail else ""
    key = kind
    if kind == "puertoma_choice":
        told["the_role"] = words.the_role(first, e)
        told["role"] = words.role(str(detail[2]), e)
        told["number"] = int(detail[3])
        key = f"puertoma_choice.{detail[1]}"
    elif kind in RULES:
        told["what"] = _what(kind, first, e)
        told["number"] = int(detail[2])
        key = f"{kind}.{detail[1]}"
    elif kind == "ability":
        told["ability"] = phrase(f"ability.{first}", **words.names_of(e))
    elif kind == "reserve":
        told["building"] = words.building(first, e)
    elif kind in ("crate_more", "crate_with_land", "turns_into_points"):
        told["goods"] = words.goods(event.amount, first or event.piece, e)
    elif kind == "choose":
        told["the_role"] = words.the_role(first, e)
        if detail[1]:
            key = "choose_coins"
            told["coins"] = words.coins(int(detail[1]))
    elif kind in ("take", "hacienda"):
        told["land"] = words.a_land(first, e)
    elif kind in ("recruit", "recruit_privilege", "refill", "drive_away", "reward", "villa"):
        told["workers"] = told["people"] = words.people(event.amount, event.piece, e)
    elif kind in ("place", "settle", "lift", "guest", "poach"):
        told["workers"] = words.people(event.amount, event.piece, e)
        told["what"] = words.place_name(first, e)
        key = "place" if kind == "settle" else kind
    elif kind in ("survey", "clear"):
        told["land"] = words.a_land(first or event.piece, e)
    elif kind in ("pick", "festival", "activity", "achievement"):
        if kind == "pick":
            told["building"] = words.building(first, e)
        told["goal"] = phrase(f"festival.{first}.name") if kind == "festival" else ""
        told["card"] = phrase(f"{kind}.{first}.name") if kind in ("activity", "achievement") else ""
    elif kind == "barter":
        told["what"] = _piece(event.piece, event.amount, e)
    elif kind == "trading_post":
        told["good"] = words.some(first, e)
        told["coins"] = words.coins(int(detail[1]))
        told["building"] = words.building(kind, e)
    elif kind in ("supply", "small_wharf", "raid", "jetsam"):
        told["goods"] = words.goods(event.amount, event.piece, e)
        if kind == "raid":
            told["size"] = s.ship_size[int(detail[1])]
    elif kind == "plunder":
        told = {"name": told["name"]}
    elif kind == "capture":
        told["the_role"] = words.the_role(first, e)
    elif kind == "ransom":
        told["coins"] = words.coins(event.amount)
        told["other"] = ctx.names[int(detail[0])]
    elif kind == "build":
        told["building"] = words.building(first, e)
        told["coins"] = words.coins(int(detail[1]))
        key = "build" if detail[1] else "build_free"
    elif kind in ("hospice", "university"):
        told["workers"] = words.people(event.amount, event.piece, e)
        if kind == "university":
            told["building"] = words.building(first, e)
        if event.target[:1] == ("portrait",):
            key = f"{kind}_portrait"
    elif kind in ("produce", "extra", "spoil"):
        told["goods"] = words.goods(event.amount, first, e)
    elif kind == "sell":
        told["good"] = words.some(first, e)
        told["coins"] = words.coins(int(detail[1]))
    elif kind == "house_emptied":
        told = {}  # the same sentence for every crate: the log says it once
    elif kind in ("load", "wharf", "ship_sails"):
        told["goods"] = words.goods(event.amount, first, e)
        told["points"] = words.points(event.amount)
        if kind != "wharf":
            told["size"] = s.ship_size[int(detail[1])]
    elif kind == "coins":
        if first in ("role", "sale", "trading_post"):
            return None
        key = "coins.cause"
        told["coins"] = words.coins(event.amount)
        told["cause"] = _cause(first, e)
    elif kind == "points":
        if first == "load":
            return None
        key = "points.cause"
        told["points"] = words.points(event.amount)
        told["cause"] = _cause(first, e)
    elif kind == "pass":
        key = f"pass.{first}"
    elif kind == "governor":
        told["round"] = int(detail[0])
    elif kind in ("last_round", "last_phase", "game_over"):
        told["cause"] = phrase(f"ending.{first}")
    return f"{words.PACK}.log.{key}", told


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


def _what(kind: str, what: str, e: int) -> Phrase:
    """What the rule of a Puertoma led to."""
    if kind == "puertoma_take":
        return words.land(what, e)
    if kind == "puertoma_build":
        return words.building(what, e)
    return phrase(f"deed.{what}") if kind == "puertoma_smuggle" else words.good_word(what, e)


def _piece(piece: str, count: int, e: int) -> Phrase:
    if piece in GOODS:
        return words.goods(count, piece, e)
    return words.points(count) if piece == "point" else words.people(count, piece, e)


def phase(state: State) -> tuple[str | int, ...]:
    """Counts the phases that are over."""
    s = cast(Position, state)
    chosen = sum(taken >= 0 for taken in s.role_taken)  # not `picks`: a captive is played beyond them
    return s.round, chosen if s.phase in (CHOOSE, OVER) else chosen - 1


def report(events: Sequence[Event], state: State, ctx: Context) -> list[Phrase]:
    """What each player gained in the phase that has just ended."""
    s = cast(Position, state)
    e = s.edition
    lines: list[Phrase] = []
    chosen = [event for event in events if event.kind == "choose"]
    if not chosen:
        return []
    head = chosen[-1]
    lines.append(phrase("report.head", role=words.role(head.piece, e), name=ctx.names[head.seat]))
    for i in range(s.players):
        seat = (head.seat + i) % s.players
        gains = _gains([event for event in events if event.seat == seat], e)
        if gains:
            lines.append(phrase("report.line", name=ctx.names[seat], gains=gains))
    if len(lines) == 1:
        lines.append(phrase("report.nothing"))
    return lines


GAINS = (
    *("recruit", "recruit_privilege", "hospice", "university", "villa", "reward", "poach"),
    *("produce", "extra", "coins", "points", "raid"),
)


def _gains(events: list[Event], e: int) -> list[Phrase]:
    count: dict[str, int] = {}
    gains: list[Phrase] = []
    for event in events:
        kind = event.kind
        if kind in ("take", "hacienda"):
            gains.append(words.a_land(event.piece, e))
        elif kind == "build":
            gains.append(phrase("report.built", building=words.building(event.piece, e)))
        elif kind in GAINS:
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


def ending(state: State, ctx: Context) -> Phrase | None:
    s = cast(Position, state)
    if not s.ending:
        return None
    which = "last_phase" if s.edition == SPECIAL else "last_round"
    return phrase(f"log.{which}", cause=phrase(f"ending.{s.ending}"))


def status(state: State, ctx: Context) -> Phrase:
    s = cast(Position, state)
    if s.phase == OVER:
        return phrase("status.over", round=s.round)
    if s.phase == CHOOSE or s.role < 0:
        return phrase("status.round", round=s.round)
    if s.phase == STORING:
        return phrase("status.storage", round=s.round)
    return phrase("status.phase", round=s.round, role=words.role(ROLES[s.role], s.edition))


def secret(state: State, ctx: Context) -> bool:
    """Achievements are hidden; points need no curtain."""
    return state.options["achievements"] != "none"


def score_label(item: str, state: State) -> Phrase:
    """The large buildings' bonuses are named after the building."""
    edition = cast(Position, state).edition
    if item in INDEX:
        return words.building(item, edition)
    return phrase(f"score.{item}.{words.edition_key(edition)}" if item == "bourgeois" else f"score.{item}")


__all__ = ["draft", "midway"]
