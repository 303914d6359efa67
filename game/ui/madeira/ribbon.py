"""Where the game is: the five rounds with what each brings, the five phases of a round, and what comes next."""

from __future__ import annotations

from game.madeira import board
from game.madeira.position import BUILDINGS, CHARACTERS, FEEDING, GUILDS, HONOUR, LAST_CALL, OVER, REPAIRS, REQUESTS
from game.madeira.requests import CONVERTED
from game.ui import theme
from game.ui.draw import Painter
from game.ui.graph import Node, Rect, columns, inset
from game.ui.madeira import art, legend, parts
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say

LETTER = {
    GUILDS: 0, CHARACTERS: 1, BUILDINGS: 2, LAST_CALL: 2, HONOUR: 3, REPAIRS: 3, FEEDING: 3, REQUESTS: 4, OVER: 5,
}  # fmt: skip


def build(seen: Seen, rect: Rect) -> Node:
    root = Node((), rect, (bar,), bleed=4)
    inner = inset(rect, 8, 3)
    rounds, phases, help_ = columns(inner, [inner.w * 0.4, 0, inner.h], 12)
    root.add(legend.button(seen, help_))
    for number, cell in enumerate(columns(rounds, [0] * 5, 4), 1):
        root.add(_round(seen, cell, number))
    now = LETTER.get(seen.state.phase, -1)
    room = phases.w - 16
    for i, cell in enumerate(columns(phases, [room * share for share in (0.17, 0.205, 0.19, 0.205, 0.23)], 4)):
        root.add(_phase(seen, cell, i, now))
    return root


def _round(seen: Seen, rect: Rect, number: int) -> Node:
    """A round: requests are due in some, fields turn in the others."""
    s = seen.state
    state = "now" if number == s.round else "past" if number < s.round else "next"
    node = parts.spot(seen, ("round", number), rect, (tab, state), radius=5)
    side = rect.h
    ink = "wood_dark" if state == "now" else "parchment_light"
    num = Rect(rect.x + 2, rect.y, side, side)
    node.write(str(number), num, 15, "heading", ink, "center", least=7)
    body = Rect(num.right + 1, rect.y + 1, rect.right - num.right - 4, rect.h - 2)
    if number in board.ANSWERS:
        count = board.ANSWERS[number]
        pictures = [art.request("back")] * count
    else:
        good = CONVERTED[number]
        after = next(field.becomes for field in board.FIELDS if field.good == good and field.becomes is not None)
        pictures = [art.good(board.GOODS[good]), "ui/arrow_right", art.good(board.GOODS[after])]
    side = min(body.h, body.w / 3)
    x = body.centerx - side * len(pictures) / 2
    for k, name in enumerate(pictures):
        at = Rect(x + k * side, body.centery - side / 2, side, side)
        small = side * 0.2 if name.startswith("ui/") else side * 0.03
        node.add(parts.image(inset(at, small), name, 0.5 if state == "past" else 1.0))
    return node


def _phase(seen: Seen, rect: Rect, i: int, now: int) -> Node:
    state = "now" if i == now else "past" if i < now else "next"
    letter = "abcde"[i]
    node = parts.spot(seen, ("phase", letter), rect, (tab, state), radius=5)
    at = Rect(rect.x + 3, rect.y + 1, rect.h - 2, rect.h - 2)
    node.add(Node((), at, (art.phase_letter, letter.upper(), state)))
    ink = "wood_dark" if state == "now" else "parchment_light"
    signs = _due(seen, letter)
    side = rect.h * 0.74
    left = rect.right - side * len(signs) - 3
    for k, name in enumerate(signs):
        spot = Rect(left + k * side, rect.centery - side / 2, side, side)
        node.add(parts.image(spot, name, 0.5 if state == "past" else 1.0))
    box = Rect(at.right + 4, rect.y, left - at.right - 6, rect.h)
    return node.write(say(phrase(f"board.phase.{letter}")), box, 13, "semibold", ink, "left", least=6)


def _due(seen: Seen, letter: str) -> list[str]:
    """What a phase of this round asks for: bread, requests; or which fields turn."""
    number = max(1, seen.state.round)
    if letter == "d":
        return [art.piece("bread")]
    if letter == "e":
        return [art.request("back") if number in board.ANSWERS else art.good(board.GOODS[CONVERTED[number]])]
    return []


def bar(p: Painter, r: Rect) -> None:
    p.shadow(r, 6, 4, 0.5)
    p.box(r, "wood", 6)
    p.grain(r, 1.0, 6)
    p.box(r, None, 6, "wood_dark", 1.4)


def tab(p: Painter, r: Rect, state: str) -> None:
    fill = "brass" if state == "now" else theme.mix("wood", "wood_dark" if state == "past" else "wood_light", 0.5)
    p.box(r, fill, 5)
    p.box(r, None, 5, "brass_light" if state == "now" else "wood_dark", 1)
