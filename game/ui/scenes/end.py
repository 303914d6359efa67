"""The end of a game: who won, where the points came from, and how they grew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.ui import draw
from game.ui.chrome import seat_disc
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.scene import Scene
from game.ui.scenes.common import backdrop
from game.ui.shell import App
from game.ui.text import listed, number, say, tr
from game.ui.widgets import Kit, button, panel

if TYPE_CHECKING:
    from game.ui.table import Table


class End(Scene):
    name = "end"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def build(self, canvas: Rect, kit: Kit) -> Node:
        state, ctx = self.table.session.state, self.table.context()
        root = Node((), canvas).add(backdrop(canvas), Node((), canvas, (draw.veil, 0.25)))
        rect = Rect(canvas.x + 30, canvas.y + 22, canvas.w - 60, canvas.h - 44)
        paper = panel(rect).add(Node((), inset(rect, 9), (draw.corners, 40)))
        foot = min(kit.s(48), 66)
        winners = state.winners()
        cause = self.table.view.ending(state, ctx)
        told = min(kit.s(24), 34) if cause is not None else 0.1
        head, why, middle, below = rows(
            Rect(rect.x + 28, rect.y + 16, rect.w - 56, rect.h - 36), [min(kit.s(52), 74), told, 0, foot], 6
        )
        names = listed([ctx.names[seat] for seat in winners])
        words = tr("app.end.winner", name=names) if len(winners) == 1 else tr("app.end.winners", names=names)
        paper.write(words, head, 34, "title", "wood_dark", "center")
        if cause is not None:
            paper.write(say(cause), why, 15, "italic", "ink_soft", "center")
        left, right = columns(middle, [middle.w * 0.56, 0], 26)
        paper.add(self._scores(left, kit), self._curve(right, kit))
        cells = [
            ("board", self.back, "wood"),
            ("replay", self.replay, "wood"),
            ("new", self.new_game, "brass"),
            ("title", self.to_title, "wood"),
        ]
        wide = min(kit.s(230), (below.w - 60) / len(cells))
        x = below.centerx - (len(cells) * (wide + 20) - 20) / 2
        for name, call, look in cells:
            paper.add(button(("end", name), Rect(x, below.y, wide, below.h), tr(f"app.end.{name}"), call, look))
            x += wide + 20
        return root.add(paper)

    def _scores(self, rect: Rect, kit: Kit) -> Node:
        """A column for each player, best first; a row for each source of points."""
        state, ctx = self.table.session.state, self.table.context()
        score = state.score()
        totals = state.totals()
        order = sorted(range(state.players), key=lambda s: (-totals[s], -state.tiebreak(s), s))
        items: list[str] = []
        for seat in range(state.players):
            items += [item for item in score[seat] if item not in items]
        items.sort(
            key=lambda item: sum(item not in score[seat] for seat in range(state.players))
        )  # common ones first
        counted = [item for item in items if any(score[seat].get(item) for seat in range(state.players))]
        items = counted or items[:1]  # what nobody has scored with is not worth a line
        name_wide = rect.w * 0.30
        each = (rect.w - name_wide - 12) / state.players
        head = min(86.0, rect.h * 0.24)
        total_high = min(52.0, rect.h * 0.14)
        tie_high = min(30.0, rect.h * 0.08)
        line = (rect.h - head - total_high - tie_high - 12) / max(1, len(items))
        line = min(line, 70.0)
        used = head + line * len(items) + total_high + tie_high + 12
        rect = Rect(rect.x, rect.y + (rect.h - used) / 2, rect.w, used)
        node = Node((), rect, (_table, head + 4, line, len(items)))
        winners = state.winners()
        for column, seat in enumerate(order):
            x = rect.x + name_wide + column * each
            side = min(head * 0.58, each * 0.7)
            disc = Rect(x + each / 2 - side / 2, rect.y + 4, side, side)
            node.add(
                Node(
                    ("end", "seat", seat),
                    disc,
                    (seat_disc, ctx.colours[seat], ctx.portraits[seat]),
                    tip=ctx.names[seat],
                )
            )
            if seat in winners:
                node.add(Node((), Rect(x + 2, rect.y - 2, each - 4, rect.h + 4), (_laurel,)))
                crown = Rect(disc.right - side * 0.30, disc.y - side * 0.14, side * 0.5, side * 0.5)
                node.add(Node((), crown, (draw.image, "ui/crown")))
            box = Rect(x + 4, rect.y + side + 6, each - 8, head - side - 8)
            node.write(ctx.names[seat], box, 15, "semibold", "ink", "center", least=6)
        y = rect.y + head + 4
        for item in items:
            node.write(
                say(self.table.view.score_label(item, self.table.session.state)),
                Rect(rect.x + 8, y, name_wide - 12, line),
                15,
                "regular",
                "ink",
                lines=2,
            )
            for column, seat in enumerate(order):
                value = score[seat].get(item, 0)
                box = Rect(rect.x + name_wide + column * each, y, each, line)
                note = self._note(item, seat) if value else ""
                if note and line >= 40:
                    box.h = line * 0.62
                    below = Rect(box.x + 4, y + line * 0.56, each - 8, line * 0.36)
                    node.write(note, below, 11.5, "small", "ink_soft", "center", least=7)
                node.write(number(value), box, 17, "regular", "ink" if value else "ink_soft", "center")
                if note:
                    node.add(Node(("end", "note", item, seat), Rect(box.x, y, each, line), tip=note))
            y += line
        node.write(
            tr("app.end.total"), Rect(rect.x + 8, y + 4, name_wide - 12, total_high - 4), 18, "heading", "wood_dark"
        )
        label = getattr(self.table.view, "tie_label", None)
        tie = tr("app.end.tiebreak_of", what=say(label(state))) if label is not None else tr("app.end.tiebreak")
        at = Rect(rect.x + 8, y + total_high, name_wide - 12, tie_high)
        node.write(tie, at, 13, "italic", "ink_soft", lines=2, least=8)
        for column, seat in enumerate(order):
            x = rect.x + name_wide + column * each
            node.write(number(totals[seat]), Rect(x, y + 4, each, total_high - 4), 28, "title", "wood_dark", "center")
            box = Rect(x, y + total_high, each, tie_high)
            node.write(self._tie(seat), box, 13, "small", "ink_soft", "center")
        return node

    def _note(self, item: str, seat: int) -> str:
        """What the points of an item are counted from, where the game has words for it."""
        tell = getattr(self.table.view, "score_note", None)
        told = tell(item, self.table.session.state, seat) if tell is not None else None
        return say(told) if told is not None else ""

    def _tie(self, seat: int) -> str:
        """What breaks a tie: in the game's words, or the number that the rules compare."""
        tell = getattr(self.table.view, "tie_note", None)
        state = self.table.session.state
        return say(tell(state, seat)) if tell is not None else number(state.tiebreak(seat))

    def _curve(self, rect: Rect, kit: Kit) -> Node:
        ctx = self.table.context()
        points = self.table.history.points
        head = min(kit.s(32), 46)
        node = Node((), rect)
        node.write(tr("app.end.curve"), Rect(rect.x, rect.y, rect.w, head), 17, "heading", "wood_dark", "center")
        plot = Rect(rect.x + 40, rect.y + head + 6, rect.w - 56, rect.h - head - 46)
        highest = max((max(totals) for _, _, totals in points), default=1)
        lowest = min((min(totals) for _, _, totals in points), default=0)
        steps = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9)
        step = next(s for s in steps if (max(0, highest) - min(0, lowest)) / s <= 7)
        scale = range(min(0, lowest // step * step), max(step, -(-highest // step) * step) + 1, step)
        series = tuple(
            (ctx.colours[seat], tuple(totals[seat] for _, _, totals in points)) for seat in range(len(ctx.names))
        )
        node.add(Node(("end", "plot"), plot, (_plot, series, scale), bleed=6))
        for value in scale:
            y = _height(plot, scale, value)
            node.write(number(value), Rect(rect.x, y - 9, 34, 18), 12, "small", "ink_soft", "right")
        last = points[-1][1] if points else 1
        marks = max(1, len(points) - 1)
        every = max(1, -(-marks // 9))
        for i in range(0, len(points), every):
            x = plot.x + plot.w * i / marks
            over = i and points[i][1] == points[i - 1][1]  # that round had its point when it began
            text = tr("app.end.end") if over else str(points[i][1])
            node.write(text, Rect(x - 14, plot.bottom + 3, 28, 16), 12, "small", "ink_soft", "center")
        node.write(
            tr("app.end.rounds", count=last),
            Rect(plot.x, plot.bottom + 19, plot.w, 20),
            13,
            "italic",
            "ink_soft",
            "center",
        )
        return node

    def replay(self) -> None:
        from game.ui.scenes.open import watch

        session = self.table.replay or self.table.session
        watch(self.app, session.header, session.moves)

    def new_game(self) -> None:
        from game.ui.scenes.new_game import NewGame
        from game.ui.scenes.title import Title

        self.app.go(Title(self.app), NewGame(self.app))

    def to_title(self) -> None:
        from game.ui.scenes.title import Title

        self.app.go(Title(self.app))

    def back(self) -> None:
        self.app.pop()

    def journal(self) -> Path | None:
        return self.table.journal()


def _table(p: draw.Painter, r: Rect, top: float, line: float, lines: int) -> None:
    p.box(r, "parchment_light", 6, "parchment_dark", 1)
    for i in range(lines + 1):
        y = r.y + top + i * line
        p.line([(r.x + 8, y), (r.right - 8, y)], "brass_dark" if i in (0, lines) else "parchment_dark", 1)


def _laurel(p: draw.Painter, r: Rect) -> None:
    p.box(r, None, 8, "brass", 2.4)


def _height(plot: Rect, scale: range, value: int) -> float:
    """Where so many points lie on the curve."""
    return plot.bottom - plot.h * (value - scale[0]) / (scale[-1] - scale[0])


def _plot(p: draw.Painter, r: Rect, series: tuple[tuple[str, tuple[int, ...]], ...], scale: range) -> None:
    """Points over the rounds: a line for each seat, with its own mark."""
    p.box(r, "parchment_light")
    for value in scale:
        y = _height(r, scale, value)
        p.line([(r.x, y), (r.right, y)], "parchment_dark", 0.8)
    nought = _height(r, scale, 0)
    p.line([(r.x, r.y), (r.x, r.bottom)], "ink_soft", 1.2)
    p.line([(r.x, nought), (r.right, nought)], "ink_soft", 1.2)
    for seat, (colour, values) in enumerate(series):
        count = max(1, len(values) - 1)
        line = [(r.x + r.w * i / count, _height(r, scale, value)) for i, value in enumerate(values)]
        if len(line) > 1:
            p.line(line, "wood_dark", 3.4)
            p.line(line, colour, 2.4)
        for x, y in line:
            _mark(p, seat, x, y, colour)


def _mark(p: draw.Painter, seat: int, x: float, y: float, colour: str) -> None:
    d = 3.6
    if seat == 0:
        p.disc(x, y, d, colour, "wood_dark", 1)
    elif seat == 1:
        p.box(Rect(x - d, y - d, 2 * d, 2 * d), colour, edge="wood_dark", width=1)
    elif seat == 2:
        p.shape([(x, y - d * 1.3), (x + d * 1.2, y + d), (x - d * 1.2, y + d)], colour, "wood_dark", 1)
    elif seat == 3:
        p.shape([(x, y - d * 1.4), (x + d * 1.4, y), (x, y + d * 1.4), (x - d * 1.4, y)], colour, "wood_dark", 1)
    else:
        p.hexagon(x, y, d * 1.2, colour, "wood_dark", 1)
