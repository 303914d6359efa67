"""What a decision about numbers lays over the board: rows with less and more, requests to choose, what it comes to.

The data are in `payments.py`; every button here is a place that the draft has lit.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Place
from game.ui import draw
from game.ui.draft import DONE
from game.ui.draw import Painter
from game.ui.graph import Node, Rect
from game.ui.madeira import art, parts, tips
from game.ui.madeira.drafts import Decision
from game.ui.madeira.payments import Answer, Panel
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import Phrase, say
from game.ui.widgets import Kit, button, panel

PAD = 18.0


def build(seen: Seen, rect: Rect) -> Node | None:
    """Inside `rect`, the map; None as long as nothing has to be settled there."""
    draft = seen.draft
    if not isinstance(draft, Decision) or draft.panel is None or not seen.asked:
        return None
    kit = Kit(seen.ctx.unit, seen.ctx.scale)
    settle = draft.panel
    return _requests(seen, settle, rect, kit) if isinstance(settle, Answer) else _steps(seen, settle, rect, kit)


def _sheet(rect: Rect, wide: float, high: float) -> Node:
    """Below the middle of the map, where cities and harbours stay in sight."""
    wide, high = min(wide, rect.w - 8), min(high, rect.h - 8)
    at = Rect(rect.x + (rect.w - wide) * 0.36, rect.bottom - high - 6, wide, high)
    node = panel(at, ("panel",))
    node.z = 5
    return node


def _steps(seen: Seen, settle: Panel, rect: Rect, kit: Kit) -> Node:
    wide = min(rect.w - 8, kit.s(430))
    inner = wide - 2 * PAD
    title, lines, warnings = say(settle.title), _said(settle.lines()), _said(settle.warnings())
    heads = kit.high(title, inner, 16, "heading") + 8
    row_high = kit.s(34)
    texts = [kit.high(line, inner, 14) + 3 for line in lines]
    alarms = [kit.high(line, inner - 26, 15, "semibold") + 5 for line in warnings]
    bar = kit.s(38)
    node = _sheet(rect, wide, 2 * 14 + heads + row_high * len(settle.rows) + sum(texts) + sum(alarms) + bar + 12)
    squeeze = _squeeze(
        node.rect.h, 2 * 14 + heads + row_high * len(settle.rows) + sum(texts) + sum(alarms) + bar + 12
    )
    x, y = node.rect.x + PAD, node.rect.y + 14 * squeeze
    node.write(title, Rect(x, y, inner, heads * squeeze), 16, "heading", "wood_dark", "center", lines=3)
    y += heads * squeeze
    for i, _ in enumerate(settle.rows):
        node.add(*_row(seen, settle, i, Rect(x, y + 1, inner, row_high * squeeze - 3)))
        y += row_high * squeeze
    y += 4
    for line, h in zip(lines, texts, strict=True):
        node.write(line, Rect(x, y, inner, h * squeeze), 14, "regular", "ink", "left", lines=3)
        y += h * squeeze
    for line, h in zip(warnings, alarms, strict=True):
        node.add(*_warning(line, Rect(x, y, inner, h * squeeze)))
        y += h * squeeze
    return node.add(_done(settle, node.rect, bar * squeeze))


def _squeeze(room: float, wanted: float) -> float:
    return min(1.0, room / wanted)


def _said(phrases: Sequence[Phrase]) -> list[str]:
    return [say(line) for line in phrases]


def _row(seen: Seen, settle: Panel, i: int, rect: Rect) -> list[Node]:
    """Picture and name; less, the number, more."""
    row = settle.rows[i]
    side = rect.h
    seat = seen.ctx.colours[settle.seat]
    picture = art.piece(row.piece, seat)
    nodes = [parts.image(Rect(rect.x, rect.y, side, side), picture)]
    control = side * 3.6
    name = Rect(rect.x + side + 6, rect.y, rect.w - side - control - 12, rect.h)
    nodes.append(Node((), name).write(say(row.what), name, 15, "semibold", "ink", "left", lines=2))
    x = rect.right - control
    for by, left in ((-1, x), (1, x + control - side)):
        key: Place = ("step", i, by)
        at = Rect(left, rect.y, side, side)
        node = Node(key, at, (sign, by, settle.may(i, by)), bleed=2, shape="none", off=not settle.may(i, by))
        node.tip = phrase("panel.more" if by > 0 else "panel.less")
        nodes.append(node)
    number = Rect(x + side, rect.y, control - 2 * side, side)
    nodes.append(Node((), number).write(f"{row.value} / {row.most}", number, 18, "heading", "ink", "center"))
    return nodes


def _warning(line: str, rect: Rect) -> list[Node]:
    """A consequence that hurts: with the pirate's flag."""
    side = min(rect.h, 22.0)
    ground = Node((), rect, (draw.fill, "terracotta", 5, 0.18))
    flag = parts.image(Rect(rect.x + 2, rect.centery - side / 2, side, side), art.piece("pirates"))
    box = Rect(rect.x + side + 8, rect.y, rect.w - side - 10, rect.h)
    return [ground, flag, Node((), box).write(line, box, 15, "semibold", "terracotta_dark", "left", lines=2)]


def _done(settle: Panel, rect: Rect, high: float) -> Node:
    """The button that settles it; Enter does so, too."""
    wide = min(rect.w - 2 * PAD, max(200.0, rect.w * 0.6))
    at = Rect(rect.centerx - wide / 2, rect.bottom - high - 10, wide, high)
    ready = settle.result() is not None
    node = button(DONE, at, say(settle.done()), _nothing, "brass", None, 16, off=not ready)
    node.on_click = None  # the table's controller knows the place
    return node


def _nothing() -> None:
    pass


# requests ----------------------------------------------------------------------------------------------------------


def _requests(seen: Seen, settle: Answer, rect: Rect, kit: Kit) -> Node:
    """The requests side by side: what each scores now and with what."""
    n = len(settle.rows)
    card = kit.s(150)
    wide = min(rect.w - 8, n * card + (n - 1) * 10 + 2 * PAD)
    inner = wide - 2 * PAD
    title, lines = say(settle.title), _said(settle.lines())
    heads = kit.high(title, inner, 16, "heading") + 8
    bar = kit.s(38)
    wanted = heads + kit.s(150) + kit.s(22) + bar + 44
    node = _sheet(rect, wide, wanted)
    squeeze = _squeeze(node.rect.h, wanted)
    x, y = node.rect.x + PAD, node.rect.y + 12
    node.write(title, Rect(x, y, inner, heads * squeeze), 16, "heading", "wood_dark", "center", lines=2)
    y += heads * squeeze
    each = (inner - 10 * (n - 1)) / n
    for i in range(n):
        node.add(_request(seen, settle, i, Rect(x + i * (each + 10), y, each, kit.s(150) * squeeze)))
    y += kit.s(150) * squeeze + 4
    for line in lines:
        node.write(line, Rect(x, y, inner, kit.s(22) * squeeze), 15, "semibold", "ink", "center")
    return node.add(_done(settle, node.rect, bar * squeeze))


def _request(seen: Seen, settle: Answer, i: int, rect: Rect) -> Node:
    row = settle.rows[i]
    free = settle.may(i, -1 if row.value else 1)
    node = Node(("step", i, 0), rect, (card, bool(row.value), free), bleed=3, shape="none" if not free else "rect")
    place: Place = row.place
    node.tip = lambda: tips.tip(seen, place) or None
    side = min(rect.w * 0.42, rect.h * 0.42)
    tile = Rect(rect.x + 8, rect.y + 8, side, side)
    node.add(Node((), tile, (art.request_tile, str(place[2]), not row.value), bleed=3))
    seal = side * 0.8
    node.add(parts.prestige(Rect(rect.right - seal - 12, tile.centery - seal / 2, seal, seal), settle.gain(i)))
    name = Rect(rect.x + 6, tile.bottom + 3, rect.w - 12, rect.h * 0.17)
    node.write(say(row.what), name, 14, "semibold", "ink", "center")
    below = Rect(rect.x + 6, name.bottom, rect.w - 12, rect.bottom - name.bottom - 4)
    told = settle.pieces(i)
    words = ", ".join(f"{say(what)} {points}" for points, what in told) if told else say(settle.without(i))
    return node.write(words, below, 12, "small", "ink_soft", "center", "top", lines=4, least=7)


def card(p: Painter, r: Rect, chosen: bool, free: bool) -> None:
    p.shadow(r, 6, 3, 0.4)
    p.box(r, "paper_white" if chosen else "parchment_dark", 6)
    p.box(r, None, 6, "brass_dark" if chosen else "wood_light", 2.6 if chosen else 1.0)
    if chosen and free:
        x, y, d = r.right - 12, r.y + 12, 5
        p.disc(x, y, 8, "leaf", "leaf_dark", 1)
        p.line([(x - d * 0.7, y), (x - d * 0.1, y + d * 0.6), (x + d * 0.8, y - d * 0.6)], "paper_white", 2)


def sign(p: Painter, r: Rect, by: int, live: bool) -> None:
    """Less or more."""
    p.disc(
        r.centerx, r.centery, r.w * 0.46, "brass" if live else "parchment_dark", "wood_dark" if live else "stone", 1.2
    )
    ink = "wood_dark" if live else "stone_dark"
    d = r.w * 0.2
    p.line([(r.centerx - d, r.centery), (r.centerx + d, r.centery)], ink, 2.6)
    if by > 0:
        p.line([(r.centerx, r.centery - d), (r.centerx, r.centery + d)], ink, 2.6)
