"""Puerto Rico at the table: the board as a function of the position, and the words for what happens on it."""

from __future__ import annotations

from typing import cast

from game.core import Event, Move, Place, State
from game.puerto_rico import automa, producer
from game.puerto_rico.data import GOODS, INDEX, LANDS, ROLES, SPECIAL
from game.puerto_rico.explain import why_not
from game.puerto_rico.position import (
    CHOOSE,
    DEALING,
    DRAFTING,
    OVER,
    PRODUCING,
    SHIPPING,
    STORING,
    TRADING,
    Position,
)
from game.ui import draw, look, pieces
from game.ui.graph import Art, Node, Rect, columns, rows
from game.ui.puerto_rico import art, boards, extensions, mainboard, market_draft, puertoma, words
from game.ui.puerto_rico.asking import label, prompt
from game.ui.puerto_rico.drafts import Storage, Workers, draft, midway
from game.ui.puerto_rico.seen import Seen
from game.ui.puerto_rico.telling import describe, report
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
    strip: list[Node] = []
    if wide:
        above, between, below = rows(left, [0, extensions.STRIP, left.h * 0.315], 7)
        strip = extensions.strip(seen, between, parts)
    else:
        above, below = rows(left, [0, left.h * (0.3 if full else 0.335)], 7)
    if s.phase == DEALING:
        nodes.append(extensions.pack(seen, above))
    else:
        main, offers = columns(above, [above.w * (0.44 if full else 0.485), 0], 7)
        if parts and not wide:  # a few cards find room below the main board alone
            main, between = rows(main, [0, extensions.STRIP], 7)
            strip = extensions.strip(seen, between, parts)
        nodes += [mainboard.main_board(seen, main), mainboard.market(seen, offers)]
        asked = seen.zoomed()
        if asked in others:
            assert asked is not None
            nodes.append(enlarged(seen, int(asked), above))
        elif asked in ("action", "explain") and s.autos:
            nodes.append(puertoma.panel(seen, above, asked == "explain"))
    # After what lies over the board, so that it can still be reached: the button that opened it closes it again.
    return [*nodes, *strip, boards.own_board(seen, seen.viewer, below)]


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


# Why not -------------------------------------------------------------------------------------------------


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


# Where the game is ---------------------------------------------------------------------------------------


def phase(state: State) -> tuple[str | int, ...]:
    """Counts the phases that are over."""
    s = cast(Position, state)
    chosen = sum(taken >= 0 for taken in s.role_taken)  # not `picks`: a captive is played beyond them
    return s.round, chosen if s.phase in (CHOOSE, OVER) else chosen - 1


def ending(state: State, ctx: Context) -> Phrase | None:
    s = cast(Position, state)
    if not s.ending:
        return None
    which = "game_over" if s.phase == OVER else "last_phase" if s.edition == SPECIAL else "last_round"
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
    """Achievements are hidden, and points may be."""
    return state.options["achievements"] != "none" or cast(Position, state).hides_points()


def score_label(item: str, state: State) -> Phrase:
    """The large buildings' bonuses are named after the building."""
    edition = cast(Position, state).edition
    if item in INDEX:
        return words.building(item, edition)
    return phrase(f"score.{item}.{words.edition_key(edition)}" if item == "bourgeois" else f"score.{item}")


def tie_label(state: State) -> Phrase:
    return phrase("score.tie")


__all__ = ["describe", "draft", "label", "midway", "prompt", "report"]
