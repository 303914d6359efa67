"""What lies in the middle: the characters, the trading house, deck and discard pile, the Cathedral; and the tray on
which cards lie apart while one chooses."""

from __future__ import annotations

from game.core import Place
from game.san_juan.cards import CATHEDRAL, PRICES
from game.san_juan.moves import CHOOSE, COVER, KEEP, ROLES
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, columns, inset, walk
from game.ui.san_juan import art, faces, paint, tips, words
from game.ui.san_juan.seen import Seen
from game.ui.san_juan.words import phrase
from game.ui.text import say

HEAD = 31.0


def build(seen: Seen, rect: Rect) -> Node:
    """The strip in the middle of the table."""
    s = seen.state
    root = Node((), rect, (paint.board,), bleed=8)
    inner = inset(rect, 9, 8)
    parts = 4 if s.options["extension"] else 3
    unit = min(inner.h * 0.78, inner.w * (0.098 if parts == 4 else 0.115))
    piles_wide = unit * parts + 8 * (parts - 1) + 8
    left, right = columns(inner, [0, piles_wide], 10)
    root.add(Node(("revealed",), Rect(left.centerx - 10, left.centery - 10, 20, 20)))  # below all that can be met
    choosing = seen.open and s.to_act == seen.viewer and s.stage in (KEEP, COVER)
    if not choosing:
        root.add(*characters(seen, left))
    cells = columns(right, [0] * parts, 8)
    covered = [*trading_house(seen, cells[0]), *piles(seen, cells[1], cells[2])]
    root.add(*covered)
    if parts == 4:
        root.add(cathedral(seen, cells[3]))
    if choosing:
        for node in covered:
            for part in walk(node):
                part.texts.clear()  # the tray lies over them
        root.add(tray(seen, Rect(inner.x, inner.y, inner.w - (unit + 8 if parts == 4 else 0), inner.h)))
    return root


def characters(seen: Seen, rect: Rect) -> list[Node]:
    s, ctx = seen.state, seen.ctx
    nodes = []
    for r, cell in enumerate(columns(rect, [0] * len(ROLES), 7)):
        key = ROLES[r]
        place: Place = ("role", key)
        taker = s.taken[r]
        dim = seen.faded(place, s.stage == CHOOSE)
        node = Node(place, cell, (paint.role, key, dim, taker >= 0), bleed=4, radius=6)
        node.tip = tips.role(seen, r)
        name = Rect(cell.x + 3, cell.bottom - 47, cell.w - 6, 18)
        node.write(say(words.role(key)), name, 14.5, "semibold", "ink", "center", least=8)
        gist = Rect(cell.x + 3, cell.bottom - 30, cell.w - 6, 28)
        node.write(_gist(seen, r), gist, 11.5, "small", "ink_soft", "center", "top", lines=2, least=7)
        if r == s.role:
            node.add(Node((), cell, (draw.fill, "", 6, 1.0, "brass_dark", 2.6)))
        if taker >= 0:
            side = min(cell.w * 0.42, 40.0)
            at = Rect(cell.right - side - 4, cell.y + 4, side, side)
            node.add(Node((), at, (pieces.medal, ctx.colours[taker], ctx.portraits[taker], r == s.role)))
        nodes.append(node)
    return nodes


def _gist(seen: Seen, r: int) -> str:
    """Who has taken a character, or what it would bring the viewer, in a word."""
    if seen.state.taken[r] >= 0:
        return seen.ctx.names[seen.state.taken[r]]
    return say(tips.gist(seen.state, r, seen.viewer))


def _heading(node: Node, rect: Rect, text: str) -> None:
    node.write(text, rect, 12, "small", "parchment_dark", "center", "bottom", least=8, lines=2)


def _card_box(rect: Rect, head: float) -> Rect:
    """Where a card lies below its heading, in the shape of a card."""
    high = rect.h - head
    wide = min(rect.w, high / art.SHAPE)
    high = min(high, wide * art.SHAPE)
    return Rect(rect.centerx - wide / 2, rect.bottom - high, wide, high)


def trading_house(seen: Seen, rect: Rect) -> list[Node]:
    """The price card, face down until a Merchant turns it up."""
    s = seen.state
    head = HEAD
    title = Node((), Rect(rect.x, rect.y, rect.w, head))
    _heading(title, Rect(rect.x, rect.y, rect.w, head - 3), say(phrase("place.prices")))
    box = _card_box(rect, head)
    stack = Node(("prices",), box, (art.price_card, False), bleed=3, radius=5)
    stack.tip = tips.trading_house(seen)
    now = s.price_card()
    card = Node(("open",), box, (art.price_card, True) if now >= 0 else (), bleed=3, radius=5)
    card.tip = stack.tip
    if now >= 0:
        for k, (_, spot) in enumerate(art.price_spots(box)):
            card.write(str(PRICES[now][k]), spot, 17, "heading", "ink", "center", least=8)
    return [title, stack, card]


def piles(seen: Seen, deck: Rect, discard: Rect) -> list[Node]:
    s = seen.state
    nodes = []
    for place, rect, count in (("deck", deck, len(s.deck)), ("discard", discard, len(s.discard))):
        head = HEAD
        title = Node((), Rect(rect.x, rect.y, rect.w, head))
        _heading(title, Rect(rect.x, rect.y, rect.w, head - 3), say(phrase(f"place.{place}")))
        box = _card_box(rect, head)
        picture = (art.pile, min(4, 1 + count // 20)) if count else (art.place,)
        node = Node((place,), box, picture, bleed=4, radius=5)
        node.tip = tips.deck(seen) if place == "deck" else tips.discard(seen)
        tag = Rect(box.centerx - 18, box.bottom - 23, 36, 19)
        node.add(look.count(tag, str(count), 13))
        nodes += [title, node]
    return nodes


def cathedral(seen: Seen, rect: Rect) -> Node:
    """It lies on the table until somebody builds it."""
    place: Place = ("cathedral",)
    box = Rect(rect.x, rect.y + 4, rect.w, rect.h - 4)
    if not seen.state.cathedral:
        node = Node(place, box, (art.place,), radius=5)
        node.tip = [words.kind(CATHEDRAL), phrase("why.cathedral_gone")]
        return node.write(
            say(phrase("why.cathedral_gone")),
            inset(box, 5, 8),
            12,
            "small",
            "parchment_dark",
            "center",
            lines=6,
            least=8,
        )
    node = faces.card(place, box, CATHEDRAL, seen.ctx)
    node.tip = tips.cathedral(seen)
    node.slip = faces.slip(CATHEDRAL, seen.ctx)
    return node


def tray(seen: Seen, rect: Rect) -> Node:
    """Cards that lie apart: drawn ones to choose from, or the one that looks for its place."""
    s, seat = seen.state, seen.viewer
    node = Node(("drawn", seat), rect, (paint.tray,), radius=6)
    node.tip = []  # it covers the piles: nothing below it speaks up
    covering = s.stage == COVER
    kinds = [s.pending] if covering else s.drawn
    head = Rect(rect.x + 8, rect.y + 3, rect.w - 16, 20)
    title = phrase("table.tray.cover") if covering else phrase("table.tray.keep", count=s.due)
    node.write(say(title), head, 14, "semibold", "parchment_light", "left", least=8)
    body = Rect(rect.x + 8, rect.y + 25, rect.w - 16, rect.h - 31)
    wide = min(body.h * 0.82, (body.w - 6 * (len(kinds) - 1)) / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        box = Rect(body.x + i * (wide + 6), body.y, wide, body.h)
        place: Place = ("pending", seat) if covering else ("drawn", seat, i)
        part = faces.card(place, box, kind, seen.ctx, dim=not covering and seen.faded(place))
        part.tip = tips.card(kind)
        part.slip = faces.slip(kind, seen.ctx)
        if place in seen.ctx.chosen:
            part.add(tick(box))
        node.add(part)
    if covering:
        box = Rect(body.x + wide + 14, body.y, body.w - wide - 14, body.h)
        node.write(say(phrase("table.tray.cover_hint")), box, 14, "regular", "parchment", "left", lines=8, least=8)
    return node


def tick(box: Rect) -> Node:
    """What is picked is ticked as well as ringed."""
    side = min(26.0, box.w * 0.34)
    return Node((), Rect(box.centerx - side / 2, box.centery - side / 2, side, side), (pieces.tick,), z=1)
