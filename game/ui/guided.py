"""A table with a guide: words beside what they are about, everything else dimmed, and moves that it waits for."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.core import Move, Place, Session
from game.ui import draw
from game.ui.controller import Controller, rest
from game.ui.doing import ASKING, HELD, PAUSE, WAITING, Doing
from game.ui.draft import DONE, Draft
from game.ui.graph import Node, Rect, walk
from game.ui.guide import Guide, Lesson, Step
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import TableView
from game.ui.text import Phrase, say, tr
from game.ui.widgets import Kit, button, close_cross, panel

READ_ON = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Guided(Table):
    def __init__(self, app: App, session: Session, view: TableView, guide: Guide) -> None:
        self.lesson = Lesson(guide, session.moves)
        self.refused = False
        self._hint = ""
        self._seen: tuple[Step | None, list[Rect]] = (None, [])  # where the step at hand found what it points at
        self._hint_of = ""  # the prompt that it belongs to
        super().__init__(app, session, view)

    # what happens next -------------------------------------------------------------------------------

    def _next(self, pause: float) -> None:
        self.refused = False
        step = self.lesson.step
        if step is None:
            super()._next(pause)
            self._hint = self._find_hint()
        elif step.play:
            self.controller = Controller()
            self.doing = Doing(WAITING, HELD if self.held else pause, self._play_on)
        elif step.wait:
            super()._next(pause)
            if self.doing.kind == WAITING:  # a move that leaves no choice is made by the person here
                self._ask_plainly()
        else:
            self.controller = Controller()
            self.doing = Doing()

    def _ask_plainly(self) -> None:
        auto, self.app.settings.auto = self.app.settings.auto, False
        try:
            super()._next(0.0)
        finally:
            self.app.settings.auto = auto

    def _play_on(self) -> None:
        super().play(self.lesson.due(self.session.moves))

    def _find_hint(self) -> str:
        seat = self.session.state.to_act
        if seat is None or self.doing.kind != ASKING:  # what leaves no choice is nobody's decision
            return ""
        self._hint_of = self.view.prompt(self.session.state, self.context())[0]
        return self.lesson.hint(self._hint_of)

    def commit(self, *moves: Move) -> None:
        step = self.lesson.step
        if step is not None and step.wait:  # the guide knows what it asks for
            self.play(*moves)
        else:
            super().commit(*moves)

    def play(self, *moves: Move) -> None:
        step = self.lesson.step
        if step is not None and step.wait and not _same(moves, step.wait):
            self._next(0.0)  # nothing is played; the decision is asked for again
            self.refused = True
            self.changed()
            return
        if self._hint:
            self._forget_hint()
        super().play(*moves)

    def settle(self) -> None:
        self.lesson.moved(self.session.moves)
        super().settle()

    def _rewound(self) -> None:
        over = self.lesson.over
        self.lesson.follow(self.session.moves)
        self.lesson.over = over
        super()._rewound()

    # what the person says ----------------------------------------------------------------------------

    def read_on(self) -> None:
        self.lesson.read()
        self._next(PAUSE[self.app.settings.pace] / 2)
        self.changed()

    def key(self, event: pygame.event.Event) -> bool:
        """Enter and space read on, unless the keyboard has reached something else."""
        if event.key in READ_ON and not self.app.focus.shown and not self.flying and self.curtain < 0:
            if self._hint:
                self._forget_hint()
                return True
            if self.lesson.step is not None and not self.lesson.step.moves:
                self.read_on()
                return True
        return super().key(event)

    def leave_guide(self) -> None:
        self.lesson.over = True
        self._hint = ""
        self._next(PAUSE[self.app.settings.pace])
        self.changed()

    def next_chapter(self) -> None:
        """Let everything up to the next chapter happen by itself, at once."""
        here = self.lesson.chapter
        self.app.stage.finish()
        while self.lesson.step is not None and self.lesson.chapter == here:
            for move in self.lesson.step.moves:
                if len(self.session.moves) < self._moves_of_step():
                    self.session.play(move)
            self.lesson.at += 1
        self.history.take()
        self._told((), self.session.state.copy(), len(self.session.moves), quiet=True)

    def _moves_of_step(self) -> int:
        return sum(len(step.moves) for step in self.lesson.guide.steps[: self.lesson.at + 1])

    def _forget_hint(self) -> None:
        self.lesson.told.add(self._hint_of)
        self._hint = ""
        self.changed()

    # what is seen ------------------------------------------------------------------------------------

    def rings(self) -> dict[Place, str]:
        """While the guide waits for something it points at, nothing else glows."""
        rings, step = super().rings(), self.lesson.step
        wanted = (self._wanted(step) or self._pointed()) if step is not None and step.wait else ()
        if not wanted:
            return rings
        return {place: ring for place, ring in rings.items() if place in wanted or ring != "lit"}

    def _pointed(self) -> Collection[Place]:
        """What is pointed at: what the step names, then what is still to be clicked of the move it waits for."""
        step = self.lesson.step
        if step is None:
            return ()
        if not step.wait or not (self.controller.begun or not step.point):
            return step.point
        return self._wanted(step) or step.point

    def _wanted(self, step: Step) -> Collection[Place]:
        """What is to be clicked next, where that can be said."""
        controller = self.controller
        if isinstance(controller, Draft):
            return {DONE} if _same(controller.result() or (), step.wait) else controller.toward(step.wait)
        found: set[Place] = set()
        for move, touched in controller.candidates():
            if move in step.wait:
                found.update(rest(touched, controller.chosen) or [("move", *move)])
        return found

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = super().build(canvas, kit)
        step = self.lesson.step
        if self.flying or self.curtain >= 0:
            return root
        if step is not None and step.text:
            holes = self._holes(root, step)
            mine = self.controller.lit() | set(self.controller.chosen) if step.wait else ()
            keep = holes + self._rects(root, mine) + _advice(root)
            words = say(self.lesson.guide.phrase(step.text))
            card = self._card(canvas, kit, holes, keep, _written(root), words, bool(step.wait))
            root.add(*self._dim(canvas, holes), card)
        elif self._hint and not self.counsel.open and not self.controller.begun:
            words = say(self.lesson.guide.phrase(self._hint))
            keep = self._rects(root, self.controller.lit()) + _own(root, self.viewer)
            root.add(self._card(canvas, kit, [], keep, _written(root), words, False, hint=True))
        return root

    def _holes(self, root: Node, step: Step) -> list[Rect]:
        """What is not dimmed. While something is tried out the board may move: what a step points at by where it lies
        (a card of a hand) is no longer there then, and nothing is better than the wrong thing."""
        pointed = self._pointed()
        holes = self._rects(root, pointed)
        if pointed == step.point:
            if not self.controller.begun:
                self._seen = (step, holes)
            elif self._seen != (step, holes):
                return []
        return holes

    def _rects(self, root: Node, places: Collection[Place]) -> list[Rect]:
        """Where these places are to be seen; what is a button only, on the bar."""
        nodes = [node for node in walk(root) if node.key]
        board = [node for node in nodes if node.key[0] != "bar"]
        shown = {node.stands_for for node in board}
        wanted = {place if place in shown else self.node_for(place) for place in places}
        found = [node.rect for node in board if node.stands_for in wanted]
        buttons = {place if place[0] == "bar" else ("bar", *place) for place in places}
        return found + [node.rect for node in nodes if node.key in buttons]

    def has_tip(self, node: Node) -> bool:
        """Darkness and frames have nothing to say: below them everything tells what it is."""
        return node.tip is not None if node.key[:1] == ("guide",) else super().has_tip(node)

    def _dim(self, canvas: Rect, holes: list[Rect]) -> list[Node]:
        """Darkness around what is pointed at."""
        if not holes:
            return [Node(("guide", "veil"), canvas, (draw.veil, 0.3))]
        framed = [self._to_pixels(hole) for hole in _joined([hole.inflate(14, 14).clip(canvas) for hole in holes])]
        shade = [Node((), part, (draw.veil, 0.45)) for part in _without(canvas, framed)]
        frames = [Node(("guide", "frame", i), rect, (_frame,)) for i, rect in enumerate(framed)]
        return [*shade, *frames]

    def _to_pixels(self, rect: Rect) -> Rect:
        """At whole pixels, so that the shades around it meet without a seam."""
        area, unit = self.app.stage.pixels(rect), self.app.stage.unit
        return Rect(area.x / unit, area.y / unit, area.w / unit, area.h / unit)

    def _card(
        self,
        canvas: Rect,
        kit: Kit,
        holes: list[Rect],
        keep: list[Rect],
        written: list[Rect],
        words: str,
        doing: bool,
        hint: bool = False,
    ) -> Node:
        wide = min(kit.s(440), canvas.w - 60)
        lines = [words]
        if self.refused:
            step = self.lesson.step
            own = step is not None and step.otherwise
            lines.append(say(self.lesson.guide.phrase(step.otherwise)) if own and step else tr("app.guide.not_now"))
        inner = wide - 56
        heights = [kit.high(line, inner, 16) + 8 for line in lines]
        bar = kit.s(40)
        high = 26 + sum(heights) + bar + 24
        if holes or doing or hint:
            rect = _spot(canvas, holes, keep, written, wide, high)
        else:
            rect = Rect(canvas.centerx - wide / 2, canvas.centery - high / 2, wide, high)
        sheet = panel(rect, ("guide", "card"))
        sheet.z, sheet.solid = 1, True
        y = rect.y + 20
        for i, (line, h) in enumerate(zip(lines, heights, strict=True)):
            tone = "terracotta_dark" if i else "ink"
            box = Rect(rect.x + 22, y, inner, h)
            sheet.write(line, box, 16, "semibold" if i else "regular", tone, "left", "top", lines=30)
            y += h
        y = rect.bottom - bar - 16
        if hint:
            at = Rect(rect.right - 22 - kit.s(120), y, kit.s(120), bar)
            sheet.add(button(("guide", "close"), at, tr("app.guide.good"), self._forget_hint, "brass", None, 15))
        elif not doing:
            at = Rect(rect.right - 22 - kit.s(130), y, kit.s(130), bar)
            sheet.add(button(("guide", "on"), at, tr("app.guide.on"), self.read_on, "brass", None, 15))
        else:
            at = Rect(rect.right - 22 - kit.s(170), y, kit.s(170), bar)
            sheet.write(tr("app.guide.your_turn"), at, 15, "italic", "ink_soft", "right")
        if not hint and not self.lesson.last:
            at = Rect(rect.x + 22, y, kit.s(150), bar)
            label = tr("app.guide.skip")
            sheet.add(button(("guide", "skip"), at, label, self.next_chapter, "wood", ("app.guide.skip_tip", {}), 14))
        cross = Rect(rect.right - 28, rect.y + 8, 18, 18)
        tip: Phrase = ("app.guide.leave", {})
        return sheet.add(Node(("guide", "leave"), cross, (close_cross,), on_click=self.leave_guide, tip=tip))


NEAR = 140
"""Spots as far from what is pointed at, more or less, are equally good."""


def _same(moves: Collection[Move], others: Collection[Move]) -> bool:
    """The same moves in any order."""
    return sorted(moves, key=repr) == sorted(others, key=repr)


def _advice(root: Node) -> list[Rect]:
    return [node.rect for node in walk(root) if node.key == ("advice", "sheet")]


def _own(root: Node, seat: int) -> list[Rect]:
    """What lies before a person: it is looked at for every decision."""
    nodes = ((node.rect, node.stands_for) for node in walk(root))
    return [rect for rect, place in nodes if len(place) > 2 and place[1] == seat]


def _written(root: Node) -> list[Rect]:
    """Words and pieces, but for those of the log, which has all day."""
    nodes = [node for node in walk(root) if node.key[:1] != ("log",)]
    words = [Rect(*text.box) for node in nodes for text in node.texts]
    return words + [node.rect for node in nodes if node.stands_for and node.art and not node.children]


def _spot(canvas: Rect, holes: list[Rect], keep: list[Rect], written: list[Rect], wide: float, high: float) -> Rect:
    """Where the card covers as little as can be of what it speaks of, and of what may be clicked, is near it, and
    hides few words and pieces."""
    left, right = canvas.x + 14, canvas.right - wide - 14
    top, bottom = canvas.y + 64, canvas.bottom - high - 14
    hole = holes[0].unionall(holes[1:]) if holes else Rect(canvas.right, canvas.bottom, 0, 0)
    beside = min(max(top, hole.centery - high / 2), bottom)
    along = min(max(left, hole.centerx - wide / 2), right)
    spots = [(right, beside), (right, top), (right, bottom), (left, beside), (left, bottom), (left, top)]
    spots += [(x, beside) for x in (hole.right + 20, hole.x - wide - 20) if left <= x <= right]
    spots += [(along, y) for y in (hole.y - high - 20, hole.bottom + 20) if top <= y <= bottom]
    spots += [(x, y) for x in (right, (left + right) / 2, left) for y in (bottom - 170, (top + bottom) / 2)]

    def cost(spot: tuple[float, float]) -> tuple[float, int, int]:
        card = Rect(*spot, wide, high)
        room = card.inflate(16, 16)
        parts = [(room.clip(other), 3 if other in holes else 1) for other in keep]
        away = max(hole.x - card.right, card.x - hole.right, 0), max(hole.y - card.bottom, card.y - hole.bottom, 0)
        over = sum(part.w * part.h * weight for part, weight in parts)
        return over, int(max(away) / NEAR) if holes else 0, len(card.collidelistall(written))

    return Rect(*min(spots, key=cost), wide, high)


def _joined(rects: list[Rect]) -> list[Rect]:
    """Those that overlap as one: a row of tiles has one frame."""
    found: list[Rect] = []
    for rect in rects:
        while (i := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(i))
        found.append(rect)
    return found


def _without(whole: Rect, holes: list[Rect]) -> list[Rect]:
    """A rectangle less others, as rectangles."""
    parts = [whole]
    for hole in holes:
        left: list[Rect] = []
        for part in parts:
            cut = part.clip(hole)
            if cut.w <= 0 or cut.h <= 0:
                left.append(part)
                continue
            left += [
                Rect(part.x, part.y, part.w, cut.y - part.y),
                Rect(part.x, cut.bottom, part.w, part.bottom - cut.bottom),
                Rect(part.x, cut.y, cut.x - part.x, cut.h),
                Rect(cut.right, cut.y, part.right - cut.right, cut.h),
            ]
        parts = [part for part in left if part.w > 0 and part.h > 0]
    return parts


def _frame(p: draw.Painter, r: Rect) -> None:
    p.box(r, None, 8, "brass_light", 3)
