"""Advice at the table: asked of the bot process, drawn as numbered seals on the board and told in a sheet beside it.

What is said comes from the answer alone (see game/bots/advice.py); a game's `advice` module beside its view puts its
moves and facts into words: `name(state, moves, ctx)` and `reason(state, fact, more, count, ctx)`; `UNTIL` is the key
of the heading of the reasons, if they look further than to the next choice of a character.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from game.bots.advice import END
from game.bots.levels import GUIDES
from game.core import Move, Place, State, as_move
from game.ui import draw
from game.ui.doing import ASKING, WAITING
from game.ui.graph import Node, Rect, walk
from game.ui.tableview import Context
from game.ui.text import Phrase, say, sentence, tr
from game.ui.widgets import Kit, button, close_cross, panel

if TYPE_CHECKING:
    from game.ui.table import Table

SEAL = 25.0
TOLD = 2
"""Reasons for each move."""
CERTAIN = 0.75
"""Of what happened less often than this, it is said how often."""
SELDOM = 0.1
"""What happened hardly more often is not told at all."""


def advises(game: str) -> bool:
    """Whether there is advice for a game."""
    return game in GUIDES and find_spec(f"game.ui.{game}.advice") is not None


class Counsel:
    """What was asked for a position, and what came of it; a position is known by its number of moves."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked = -1
        self.found: list[dict[str, Any]] | None = None
        self.shown_progress = 0.0

    @property
    def open(self) -> bool:
        return self.asked == len(self.table.session.moves) and self.table.doing.kind in (ASKING, WAITING)

    @property
    def thinking(self) -> bool:
        return self.open and self.found is None

    def ask(self) -> None:
        """Open the sheet; a second time says that it is enough, a third closes it."""
        table = self.table
        if self.thinking:
            table.app.thinker.hurry()
            return
        if self.open:
            self.close()
            return
        seat = table.session.state.to_act
        if seat is None or table.doing.kind not in (ASKING, WAITING) or not table.controller.moves:
            return
        self.asked, self.found, self.shown_progress = len(table.session.moves), None, 0.0
        table.doing.kind = ASKING  # whoever asks for advice is not overtaken
        session = table.session
        table.app.thinker.advise(session.header, session.moves, seat, float(table.app.settings.think))
        table.changed()

    def close(self) -> None:
        if self.thinking:
            self.table.app.thinker.cancel()
        self.asked, self.found = -1, None
        self.table.changed()

    def poll(self) -> None:
        """Hear what the bot process says, once a frame."""
        if self.asked < 0:
            return
        if not self.open:
            self.forget()
        elif self.found is None:
            thinker = self.table.app.thinker
            answer = thinker.answer()
            if isinstance(answer, list):
                self.found = answer
                self.table.changed()
            elif answer is not None or not thinker.asked:
                self.close()
                self.table.app.notice(("app.notice.bot_failed", {}), "warn")
            elif thinker.progress > self.shown_progress + 0.04:
                self.shown_progress = thinker.progress
                self.table.changed()

    def forget(self) -> None:
        """The position is another one now."""
        if self.asked >= 0 and self.found is None:
            self.table.app.thinker.cancel()
        self.asked, self.found = -1, None

    # what is seen --------------------------------------------------------------------------------------

    def build(self, root: Node, beside: Rect, kit: Kit, ctx: Context) -> list[Node]:
        """The sheet, in the rectangle `beside` (where the log is), and the seals upon what is in the tree."""
        if not self.open:
            return []
        if self.found is None:
            return [self._waiting(beside, kit)]
        return [*self._seals(root, kit), self._sheet(beside, kit, ctx)]

    def _seals(self, root: Node, kit: Kit) -> list[Node]:
        """The numbers of the moves, where they would be clicked; a thing may bear several."""
        state = self.table.session.state
        nodes: dict[Place, Node] = {}
        for node in walk(root):
            for place in (node.stands_for, node.key[1:] if node.key[:1] == ("bar",) else ()):
                if place:
                    nodes.setdefault(place, node)
        marks: dict[tuple[float, ...], tuple[Rect, list[int]]] = {}
        best: set[Place] = set()
        for number, advice in enumerate(self.found or [], 1):
            moves = moves_of(advice)
            places = [place for place in touched(state, moves) if len(moves) == 1 or place not in best]
            best = best or set(places)  # of decisions of several moves only what differs from the best is marked
            for place in places:
                at = nodes.get(self.table.node_for(place)) or nodes.get(place)
                if at is not None:
                    marks.setdefault(tuple(at.rect), (at.rect, []))[1].append(number)
        side = kit.s(SEAL)
        found = []
        for rect, numbers in marks.values():
            for i, number in enumerate(dict.fromkeys(numbers)):
                x = min(rect.x - side * 0.3, rect.right - side) + i * side * 0.85
                found.append(seal(number, Rect(x, rect.y - side * 0.3, side, side), ("advice", "seal", number)))
        return found

    def _waiting(self, beside: Rect, kit: Kit) -> Node:
        high = kit.s(112)
        sheet = panel(Rect(beside.x + 4, beside.y + 4, beside.w - 8, high), ("advice", "sheet"))
        sheet.z, sheet.solid = 2, True
        r = sheet.rect
        sheet.write(tr("advice.thinking"), Rect(r.x + 14, r.y + 8, r.w - 44, high * 0.36), 15, "italic", lines=2)
        bar = Rect(r.x + 14, r.y + high * 0.47, r.w - 28, kit.s(9))
        sheet.add(Node((), bar, (progress, round(self.shown_progress * 25))))
        at = Rect(r.x + 14, bar.bottom + 8, r.w - 28, r.bottom - bar.bottom - 16)
        sheet.add(button(("advice", "hurry"), at, tr("advice.hurry"), self.ask, "wood", None, 14))
        return sheet.add(self._cross(r))

    def _cross(self, r: Rect) -> Node:
        cross = Rect(r.right - 26, r.y + 7, 18, 18)
        return Node(("advice", "close"), cross, (close_cross,), on_click=self.close, tip=("advice.close", {}))

    def _sheet(self, beside: Rect, kit: Kit, ctx: Context) -> Node:
        """Title, then for each move its seal, its name, its chance and its reasons."""
        state = self.table.session.state
        found = self.found or []
        inner = beside.w - 36
        lines: list[tuple[int, str, float, str, str]] = []  # number of the seal, words, size, style, colour
        for number, advice in enumerate(found, 1):
            name = say(words(state, moves_of(advice), self.table, ctx))
            lines.append((number, sentence(name), 16, "semibold", "ink"))
            if advice["playouts"]:
                percent = round(100 * advice["chance"])
                chance = tr("advice.chance", percent=percent, points=round(advice["points"]))
                lines.append((0, chance, 13.5, "regular", "sea_dark"))
                if number == 1 and any(other["chance"] > advice["chance"] for other in found[1:]):
                    lines.append((0, tr("advice.even"), 12.5, "italic", "ink_soft"))
            told = reasons(state, advice, ctx)
            headed = bool(told) and number < 3
            if headed and number == 1:
                soon = any(entry["fact"][0] != END for entry in advice["reasons"])
                told.insert(0, tr(until(state.game) if soon else "advice.next"))
            elif headed:
                told.insert(0, tr("advice.instead"))
            elif len(found) == 1:
                told = [tr("advice.only")]
            elif number == 1:
                told = [tr("advice.no_difference")]
            for i, reason in enumerate(told):
                heading = headed and i == 0
                text = reason if heading else "– " + reason
                lines.append((0, text, 12.5 if heading else 13.5, "italic" if heading else "regular", "ink_soft"))
        indent = kit.s(SEAL) + 8
        heights = [kit.high(text, inner - indent, size, style) + 3 for _, text, size, style, _ in lines]
        gaps = 10 * (len(found) - 1)
        title = kit.s(30)
        high = min(title + sum(heights) + gaps + 26, beside.h - 8)
        sheet = panel(Rect(beside.x + 4, beside.y + 4, beside.w - 8, high), ("advice", "sheet"))
        sheet.z, sheet.solid = 2, True
        r = sheet.rect
        sheet.write(tr("advice.title"), Rect(r.x + 14, r.y + 6, r.w - 48, title), 18, "heading", "wood_dark")
        y = r.y + title + 10
        room = r.bottom - 8 - y
        shrink = min(1.0, room / max(1.0, sum(heights) + gaps))
        for (number, text, size, style, colour), h in zip(lines, heights, strict=True):
            if number:
                y += 10 * shrink * (number > 1)
                sheet.add(seal(number, Rect(r.x + 12, y, kit.s(SEAL) * 0.9, kit.s(SEAL) * 0.9), ()))
            box = Rect(r.x + 12 + indent, y, inner - indent, h * shrink)
            sheet.write(text, box, size, style, colour, "left", "top", lines=9, least=7)
            y += h * shrink
        return sheet.add(self._cross(r))


def moves_of(advice: dict[str, Any]) -> list[Move]:
    return [as_move(move) for move in advice["moves"]]


def touched(state: State, moves: list[Move]) -> list[Place]:
    """Where the moves would be clicked, one after the other."""
    trial, found = state.copy(), []
    for move in moves:
        if move not in trial.moves():
            break
        places = trial.touches(move)
        found += list(places[-1:]) if len(moves) > 1 else list(places) or [("move", *move)]
        trial.play(move)
    return list(dict.fromkeys(found))


def _module(game: str) -> Any:
    return importlib.import_module(f"game.ui.{game}.advice")


def until(game: str) -> str:
    """How far the reasons look: the key of a heading."""
    return str(getattr(_module(game), "UNTIL", "advice.until"))


def words(state: State, moves: list[Move], table: Table, ctx: Context) -> Phrase:
    """What a decision is called: if the game has no name of its own for it, as the buttons for its moves would be."""
    named: Phrase | None = _module(state.game).name(state, moves, ctx)
    if named is not None:
        return named
    trial, found = state.copy(), []
    for move in moves:
        if move not in trial.moves():
            break
        places = trial.touches(move)
        found.append(say(table.view.label(trial, places[-1] if places else ("move", *move), move, ctx)))
        trial.play(move)
    return "advice.moves", {"moves": " · ".join(found)}


def reasons(state: State, advice: dict[str, Any], ctx: Context) -> list[str]:
    """What speaks for a move or against it, the weightiest first."""
    found = []
    for entry in advice["reasons"]:
        told = reason(state, entry, ctx)
        if told is not None and told not in found:
            found.append(told)
    return found[:TOLD]


def reason(state: State, entry: dict[str, Any], ctx: Context) -> str | None:
    """A fact and how much more or less of it there was; None if the game has no words for it."""
    fact, difference = as_move(entry["fact"]), float(entry["difference"])
    size = abs(difference)
    if size < SELDOM:
        return None
    count = max(1, round(size))
    if fact[0] == END:
        return tr(f"advice.later.{'more' if difference > 0 else 'fewer'}", count=count)
    phrase: Phrase | None = _module(state.game).reason(state, fact, difference > 0, count, ctx)
    if phrase is None:
        return None
    if size >= CERTAIN:
        return say(phrase)
    return tr("advice.perhaps", reason=say(phrase), percent=5 * round(20 * size))


def seal(number: int, rect: Rect, place: Place) -> Node:
    """A seal of wax with a number; it stands for nothing that could be clicked."""
    node = Node(place and ("advice", *place[1:], round(rect.x), round(rect.y)), rect, (_wax, number), bleed=4)
    node.z, node.shape = 3, "none"
    return node.write(str(number), rect, 15, "semibold", "parchment_light", "center", least=6)


def _wax(p: draw.Painter, r: Rect, number: int) -> None:
    tone = ("terracotta", "terracotta_dark", "wood")[min(number, 3) - 1]
    p.disc(r.centerx, r.centery + 1.2, r.w / 2, "wood_dark")
    p.disc(r.centerx, r.centery, r.w / 2, tone, "brass_light", 1.4)
    p.disc(r.centerx, r.centery, r.w * 0.37, None, "parchment_light", 0.8)


def progress(p: draw.Painter, r: Rect, share: int) -> None:
    """A bar, `share` twenty-fifths full."""
    p.box(r, "wood_dark", r.h / 2, alpha=0.35)
    if share:
        p.box(Rect(r.x, r.y, max(r.h, r.w * min(share, 25) / 25), r.h), "brass", r.h / 2)
