"""A table with a guide: words beside what they are about, everything else dimmed, and moves that it waits for."""

from __future__ import annotations

from game.core import Move, Place, Session
from game.ui import draw
from game.ui.controller import Controller
from game.ui.doing import HELD, PAUSE, WAITING, Doing
from game.ui.graph import Node, Rect, find
from game.ui.guide import Guide, Lesson
from game.ui.shell import App
from game.ui.table import Table
from game.ui.tableview import TableView
from game.ui.text import Phrase, say, tr
from game.ui.widgets import Kit, button, close_cross, panel


class Guided(Table):
    def __init__(self, app: App, session: Session, view: TableView, guide: Guide) -> None:
        self.lesson = Lesson(guide, session.moves)
        self.refused = False
        self._hint = ""
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
        if seat is None or self.bot_of(seat):
            return ""
        return self.lesson.hint(self.view.prompt(self.session.state, self.context())[0])

    def play(self, *moves: Move) -> None:
        step = self.lesson.step
        if step is not None and step.wait and sorted(moves, key=repr) != sorted(step.wait, key=repr):
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
        self.lesson.told.add(self.view.prompt(self.session.state, self.context())[0])
        self._hint = ""
        self.changed()

    # what is seen ------------------------------------------------------------------------------------

    def rings(self) -> dict[Place, str]:
        """While the guide waits for something it points at, nothing else glows."""
        rings, step = super().rings(), self.lesson.step
        if step is None or not step.wait or not step.point or self.controller.chosen:
            return rings
        return {place: ring for place, ring in rings.items() if place in step.point}

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = super().build(canvas, kit)
        step = self.lesson.step
        if self.flying or self.curtain >= 0:
            return root
        if step is not None and step.text:
            spots = [find(root, self.node_for(place)) for place in step.point]
            holes = [spot.rect for spot in spots if spot is not None]
            hole = holes[0].unionall(holes[1:]) if holes else None
            root.add(*self._dim(canvas, hole, blocking=not step.wait))
            root.add(self._card(canvas, kit, hole, say(self.lesson.guide.phrase(step.text)), bool(step.wait)))
        elif self._hint:
            words = say(self.lesson.guide.phrase(self._hint))
            root.add(self._card(canvas, kit, None, words, False, hint=True))
        return root

    def _dim(self, canvas: Rect, hole: Rect | None, blocking: bool) -> list[Node]:
        """Darkness around what is pointed at."""
        if hole is None:
            return [Node(("guide", "veil"), canvas, (draw.veil, 0.3), block=blocking)]
        h = hole.inflate(14, 14).clip(canvas)
        parts = [
            Rect(canvas.x, canvas.y, canvas.w, h.y - canvas.y),
            Rect(canvas.x, h.bottom, canvas.w, canvas.bottom - h.bottom),
            Rect(canvas.x, h.y, h.x - canvas.x, h.h),
            Rect(h.right, h.y, canvas.right - h.right, h.h),
        ]
        shade = [Node((), part, (draw.veil, 0.45)) for part in parts if part.w > 0 and part.h > 0]
        frame = Node(("guide", "frame"), h, (_frame,))
        return [*shade, frame, *([Node(("guide", "veil"), canvas, block=True)] if blocking else [])]

    def _card(
        self, canvas: Rect, kit: Kit, hole: Rect | None, words: str, doing: bool, hint: bool = False
    ) -> Node:
        wide = min(kit.s(440), canvas.w - 60)
        lines = [words]
        if self.refused:
            step = self.lesson.step
            own = step is not None and step.otherwise
            lines.append(say(self.lesson.guide.phrase(step.otherwise)) if own and step else tr("app.guide.not_now"))
        inner = wide - 44
        heights = [kit.high(line, inner, 16) + 8 for line in lines]
        bar = kit.s(40)
        high = 26 + sum(heights) + bar + 24
        rect = self._spot(canvas, hole, wide, high)
        sheet = panel(rect, ("guide", "card"))
        sheet.z = 1
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
        if self.lesson.step is not None:
            at = Rect(rect.x + 22, y, kit.s(150), bar)
            label = tr("app.guide.skip")
            sheet.add(button(("guide", "skip"), at, label, self.next_chapter, "wood", ("app.guide.skip_tip", {}), 14))
        cross = Rect(rect.right - 28, rect.y + 8, 18, 18)
        tip: Phrase = ("app.guide.leave", {})
        return sheet.add(Node(("guide", "leave"), cross, (close_cross,), on_click=self.leave_guide, tip=tip))

    def _spot(self, canvas: Rect, hole: Rect | None, wide: float, high: float) -> Rect:
        """At the right, where the log is, unless that is what it speaks of; beside the thing, if there is room."""
        right = hole is None or hole.right + wide + 40 < canvas.right or hole.centerx < canvas.w * 0.55
        x = canvas.right - wide - 14 if right else canvas.x + 14
        middle = canvas.bottom - high - 24 if hole is None else hole.centery - high / 2
        return Rect(x, max(canvas.y + 64, min(middle, canvas.bottom - high - 14)), wide, high)


def _frame(p: draw.Painter, r: Rect) -> None:
    p.box(r, None, 8, "brass_light", 3)
