"""Choosing the buildings of the game: the whole market as cards, by cost, with the places that are still free."""

from __future__ import annotations

from game.core import Place
from game.puerto_rico import draft as drafting
from game.puerto_rico.data import BUILDINGS, KEYS, LARGE, MARKET_SLOTS
from game.ui import draw, look, pieces
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.puerto_rico import art, tips, words
from game.ui.puerto_rico.seen import Seen
from game.ui.text import say, tr

ROOM = 8.6  # cards beside one another; the head of a cost takes half a card
HEAD = 0.5


def shelves(by_cost: dict[int, list[int]]) -> list[list[int]]:
    """The costs, row by row, as many as fit beside one another."""
    found: list[list[int]] = []
    used = ROOM
    for cost, kinds in sorted(by_cost.items()):
        need = len(kinds) + HEAD
        if used + need > ROOM:
            found.append([])
            used = 0
        found[-1].append(cost)
        used += need
    return found


def build(seen: Seen, rect: Rect) -> Node:
    state = seen.state
    root = Node((), rect, (pieces.sheet,), bleed=8)
    head, body = rows(inset(rect, 12, 9), [30, 0], 6)
    by_cost: dict[int, list[int]] = {}
    for b in drafting.candidates(state):
        by_cost.setdefault(state.costs[b], []).append(b)
    free = {cost: MARKET_SLOTS[cost] - sum(b in state.kinds for b in kinds) for cost, kinds in by_cost.items()}
    title, note = columns(head, [head.w * 0.46, 0], 10)
    root.write(tr("puerto_rico.part.market_draft"), title, 19, "heading", "wood_dark")
    left = words.phrase("n.places", count=sum(max(0, n) for n in free.values()))
    root.write(say(words.phrase("part.market_left", places=left)), note, 13.5, "italic", "ink_soft", "right")
    # Buildings that are chosen come out of the box.
    root.add(Node(("box",), Rect(note.right - 4, note.y, 4, 4)))
    lines = shelves(by_cost)
    high = min(118.0, (body.h - 6 * (len(lines) - 1)) / len(lines))
    wide = (body.w - 4 * ROOM) / ROOM
    for costs, line in zip(lines, rows(body, [high] * len(lines), 6), strict=True):
        x = line.x
        for cost in costs:
            top = Rect(x, line.y, wide * HEAD - 4, line.h)
            root.add(_head(top, cost, MARKET_SLOTS[cost], max(0, free[cost])))
            x = top.right + 5
            for b in by_cost[cost]:
                root.add(_card(seen, b, Rect(x, line.y, wide, line.h)))
                x += wide + 4
            x += 3
    return root


def _head(rect: Rect, cost: int, places: int, free: int) -> Node:
    """A cost, and a pip for each place of the board: full once it is taken."""
    node = Node((), rect, (pieces.band, "wood", 5))
    node.tip = words.phrase("tip.market_slots", cost=words.coins(cost), places=words.phrase("n.places", count=free))
    side = min(rect.w - 6, 30.0)
    disc = Rect(rect.centerx - side / 2, rect.y + 5, side, side)
    node.add(look.cost(disc, str(cost), 17))
    across = 1 if places < 4 else 2
    dot = min(12.0, rect.w * 0.3)
    for i in range(places):
        x = rect.centerx - (across * (dot + 3) - 3) / 2 + i % across * (dot + 3)
        y = disc.bottom + 8 + i // across * (dot + 3)
        node.add(Node((), Rect(x, y, dot, dot), (pieces.pip, i < places - free)))
    return node


def _card(seen: Seen, b: int, cell: Rect) -> Node:
    state = seen.state
    key = KEYS[b]
    place: Place = ("market", key)
    chosen = b in state.kinds
    closed = not chosen and b not in drafting.open_choices(state)
    band = 31.0
    node = Node(place, cell, (art.card, seen.shown(key), LARGE[b], band, False, closed), bleed=3, radius=4)
    node.tip = tips.building(state, b, -1, seen.ctx)
    ink = "paper_white" if closed else art.band_ink(seen.shown(key))
    look.name_on(node, words.on_card(key, state.edition), band, seen.ctx, ink)
    side = 20.0
    worth = Rect(cell.right - side - 3, cell.y + band + 3, side, side)
    node.add(look.worth(worth, str(BUILDINGS[b].points), 12))
    for j in range(BUILDINGS[b].circles):
        node.add(Node((), Rect(cell.x + 4 + j * 11.5, cell.bottom - 14, 10, 10), (art.circle, 0)))
    if chosen:
        node.add(Node((), inset(cell, 1), (draw.fill, "", 5, 1.0, "ok", 3)))
        mark = Rect(cell.x + 4, cell.y + band + 3, 22, 22)
        node.add(Node((), mark, (pieces.tick,)))
    return node
