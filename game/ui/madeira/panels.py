"""What a decision about numbers lays over the guild board: rows with less and more, requests to choose, what it all
comes to. The map stays in sight, with what the numbers are about in its rings.

The data are in `payments.py`; every button here is a place that the draft has lit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core import Place
from game.ui import draw
from game.ui.draft import DONE
from game.ui.draw import Painter
from game.ui.graph import Node, Rect, Tip
from game.ui.madeira import art, parts, tips
from game.ui.madeira.drafts import CLOSE, Decision
from game.ui.madeira.duties import Answer
from game.ui.madeira.payments import Panel
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say
from game.ui.widgets import Kit, button, close_cross, panel

PAD = 14.0
Part = tuple[float, Callable[[Rect], list[Node]]]
"""A part of a panel: how high it would like to be, and what it draws in the room it gets."""


def build(seen: Seen, rect: Rect) -> Node | None:
    """Over `rect`, the column of the guild board; None as long as nothing has to be settled."""
    draft = seen.draft
    if not isinstance(draft, Decision) or draft.panel is None or not seen.asked:
        return None
    kit = Kit(seen.ctx.unit, seen.ctx.scale)
    settle = draft.panel
    wide = max(rect.w, min(kit.s(250), 480.0))
    inner = wide - 2 * PAD
    stack: list[Part] = [_title(settle, inner, kit)]
    if isinstance(settle, Answer):
        stack += [(kit.s(92), partial(_request, seen, settle, i)) for i in range(len(settle.rows))]
    else:
        stack += [(kit.s(38), partial(_row, seen, settle, i)) for i in range(len(settle.rows))]
    stack += [_line(say(line), inner, kit) for line in settle.lines()]
    stack += [_alarm(say(line), inner, kit) for line in settle.warnings()]
    stack.append((kit.s(46), partial(_done, settle)))
    high = min(rect.h, sum(part[0] for part in stack) + 2 * PAD)
    squeeze = (high - 2 * PAD) / sum(part[0] for part in stack)
    root = panel(Rect(rect.right - wide, rect.y, wide, high), ("panel",))
    root.z = 1
    y = root.rect.y + PAD
    for want, draw_in in stack:
        root.add(*draw_in(Rect(root.rect.x + PAD, y, inner, want * squeeze)))
        y += want * squeeze
    return root.add(_cross(root.rect) if draft.opened else None)


def _title(settle: Panel, wide: float, kit: Kit) -> Part:
    words = say(settle.title)
    high = kit.high(words, wide - 24, 16, "heading") + 8

    def write(rect: Rect) -> list[Node]:
        box = Rect(rect.x + 12, rect.y, rect.w - 24, rect.h - 6)
        return [Node((), box).write(words, box, 16, "heading", "wood_dark", "center", lines=4)]

    return high, write


def _line(words: str, wide: float, kit: Kit) -> Part:
    def write(rect: Rect) -> list[Node]:
        return [Node((), rect).write(words, rect, 14, "regular", "ink", "left", lines=4)]

    return kit.high(words, wide, 14) + 5, write


def _alarm(words: str, wide: float, kit: Kit) -> Part:
    """A consequence that hurts: with the pirates' flag."""

    def write(rect: Rect) -> list[Node]:
        at = Rect(rect.x, rect.y + 1, rect.w, rect.h - 3)
        side = min(at.h - 2, 22.0)
        ground = Node((), at, (draw.fill, "terracotta", 5, 0.18))
        flag = parts.image(Rect(at.x + 4, at.centery - side / 2, side, side), art.piece("pirates"))
        box = Rect(at.x + side + 10, at.y, at.w - side - 14, at.h)
        words_ = Node((), box).write(words, box, 15, "semibold", "terracotta_dark", "left", lines=3)
        return [ground, flag, words_]

    return kit.high(words, wide - 36, 15, "semibold") + 9, write


def _row(seen: Seen, settle: Panel, i: int, rect: Rect) -> list[Node]:
    """Picture and name; less, the number, more."""
    row = settle.rows[i]
    box = Rect(rect.x, rect.y + 2, rect.w, rect.h - 4)
    side = min(box.h, box.w * 0.12)
    nodes = [
        parts.image(
            Rect(box.x, box.centery - side / 2, side, side), art.piece(row.piece, seen.ctx.colours[settle.seat])
        )
    ]
    free = settle.may(i, -1) or settle.may(i, 1)
    control = side * (3.7 if free else 1.7)
    name = Rect(box.x + side + 6, box.y, box.w - side - control - 10, box.h)
    nodes.append(Node((), name).write(say(row.what), name, 14.5, "semibold", "ink", "left", lines=2))
    x = box.right - control
    for by, left in ((-1, x), (1, box.right - side)) if free else ():
        key: Place = ("step", i, by)
        live = settle.may(i, by)
        node = Node(key, Rect(left, box.centery - side / 2, side, side), (sign, by, live), bleed=2, shape="none")
        node.off = not live
        node.tip = phrase("panel.more" if by > 0 else "panel.less")
        nodes.append(node)
    inner = side if free else 0.0
    number = Rect(x + inner, box.y, control - 2 * inner, box.h)
    told = f"{row.value} / {row.most}" if free else str(row.value)
    nodes.append(Node((), number).write(told, number, 17, "heading", "ink", "center"))
    return nodes


def _done(settle: Panel, rect: Rect) -> list[Node]:
    """The button that settles it; Enter does so, too."""
    at = Rect(rect.x + rect.w * 0.06, rect.y + 6, rect.w * 0.88, rect.h - 6)
    ready = settle.result() is not None
    node = button(DONE, at, say(settle.done()), _by_the_table, "brass", None, 16, off=not ready)
    node.on_click = None
    return [node]


def _by_the_table() -> None:
    """The table's controller knows the place."""


def _cross(rect: Rect) -> Node:
    at = Rect(rect.right - 26, rect.y + 8, 18, 18)
    return Node(CLOSE, at, (close_cross,), tip=("app.close", {}), radius=4)


# requests ----------------------------------------------------------------------------------------------------------


def _request(seen: Seen, settle: Answer, i: int, rect: Rect) -> list[Node]:
    """A request: what it scores now and with what; a click takes or leaves it."""
    row = settle.rows[i]
    free = settle.may(i, -1 if row.value else 1)
    at = Rect(rect.x, rect.y + 2, rect.w, rect.h - 6)
    node = Node(("step", i, 0), at, (card, bool(row.value), free), bleed=3, shape="none", radius=6)
    node.tip = partial(_told, seen, row.place)
    side = min(at.w * 0.24, at.h - 14)
    tile = Rect(at.x + 8, at.centery - side / 2, side, side)
    node.add(Node((), tile, (art.request_tile, str(row.place[2]), not row.value), bleed=3))
    seal = min(at.h * 0.56, at.w * 0.2)
    points = Rect(at.right - seal - 8, at.centery - seal / 2 + 4, seal, seal)
    node.add(parts.prestige(points, settle.gain(i)))
    body = Rect(tile.right + 8, at.y + 4, points.x - tile.right - 12, at.h - 8)
    name = Rect(body.x, body.y, body.w, body.h * 0.38)
    node.write(say(row.what), name, 14, "semibold", "ink", "left", lines=2)
    told = settle.pieces(i)
    pieces = [say(phrase("request.piece_line", what=what, points=n)) for n, what in told]
    words = ", ".join(pieces) or say(settle.without(i))
    below = Rect(body.x, name.bottom, body.w, body.bottom - name.bottom)
    return [node.write(words, below, 12, "small", "ink_soft", "left", "top", lines=4, least=6)]


def _told(seen: Seen, place: Place) -> Tip:
    return tips.tip(seen, place) or None


def card(p: Painter, r: Rect, chosen: bool, free: bool) -> None:
    p.shadow(r, 6, 3, 0.4)
    p.box(r, "paper_white" if chosen else "parchment_dark", 6)
    p.box(r, None, 6, "brass_dark" if chosen else "wood_light", 2.6 if chosen else 1.0)
    if chosen and free:
        x, y, d = r.right - 11, r.y + 11, 5
        p.disc(x, y, 8, "leaf", "leaf_dark", 1)
        p.line([(x - d * 0.7, y), (x - d * 0.1, y + d * 0.6), (x + d * 0.8, y - d * 0.6)], "paper_white", 2)


def sign(p: Painter, r: Rect, by: int, live: bool) -> None:
    """Less or more."""
    edge = "wood_dark" if live else "stone"
    p.disc(r.centerx, r.centery, r.w * 0.46, "brass" if live else "parchment_dark", edge, 1.2)
    ink = "wood_dark" if live else "stone_dark"
    d = r.w * 0.2
    p.line([(r.centerx - d, r.centery), (r.centerx + d, r.centery)], ink, 2.6)
    if by > 0:
        p.line([(r.centerx, r.centery - d), (r.centerx, r.centery + d)], ink, 2.6)
