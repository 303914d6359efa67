"""What surrounds every board at the table: action bar, log, reports, curtain."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from game.ui import draw
from game.ui.graph import Node, Rect
from game.ui.history import Entry
from game.ui.tableview import Context
from game.ui.text import Phrase, language, say, sentence, tr
from game.ui.widgets import Kit, button, close_cross, panel

if TYPE_CHECKING:
    from game.ui.table import Table

SEAT_COLOURS = tuple(f"seat{i}" for i in range(5))
PORTRAITS = tuple(f"ui/portrait_{i}" for i in range(10))
AUTOMA_PORTRAIT = "ui/portrait_puertoma"


def portrait(name: str, seat: int) -> str:
    return name if name in PORTRAITS or name == AUTOMA_PORTRAIT else PORTRAITS[seat % len(PORTRAITS)]


def layout(canvas: Rect, kit: Kit, log_open: bool) -> tuple[Rect, Rect, Rect | None]:
    """Action bar above, log at the right, the rest is the board's."""
    high = 50 * min(max(kit.scale, 0.9), 1.4)
    bar = Rect(canvas.x, canvas.y, canvas.w, high)
    if not log_open:
        return bar, Rect(canvas.x, bar.bottom, canvas.w, canvas.h - high), None
    wide = min(canvas.w * 0.3, 232 * min(max(kit.scale, 0.9), 1.3) * max(1.0, canvas.w / 1500))
    log = Rect(canvas.right - wide, bar.bottom, wide, canvas.h - high)
    return bar, Rect(canvas.x, bar.bottom, canvas.w - wide, canvas.h - high), log


def background(p: draw.Painter, r: Rect) -> None:
    draw.wood(p, r)


def action_bar(table: Table, rect: Rect, kit: Kit, ctx: Context) -> Node:
    """Whose decision it is and what, the buttons that decline, and the tools."""
    node = Node(("bar",), rect, (_bar,), bleed=6)
    state = table.session.state
    h = rect.h - 12
    y = rect.y + 6
    node.add(_tool(("tool", "menu"), Rect(rect.x + 8, y, h, h), "menu", "app.table.menu", "Esc", table.menu))
    x = rect.right - 8
    for name, key, call, live in _tools(table):
        x -= h
        node.add(_tool(("tool", name), Rect(x, y, h, h), name, f"app.table.{name}", key, call, live))
        x -= 5
    pace = table.app.settings.pace
    wide = min(kit.s(118), rect.w * 0.13)
    x -= wide + 4
    label = tr(f"app.pace.{pace}")
    tip: list[Phrase | str] = [
        ("app.table.pace_tip", {"pace": label}),
        ("app.with_key", {"text": tr("app.table.pace_next"), "shortcut": "P"}),
    ]
    node.add(
        button(
            ("tool", "pace"),
            Rect(x, y, wide, h),
            label,
            table.next_pace,
            "wood",
            tip,
            14,
            picture(PACE_PICTURES[pace]),
        )
    )
    left = rect.x + 8 + h + 10
    right = x - 10
    waits = table.replay is not None or (state.to_act is not None and bool(table.bot_of(state.to_act)))
    if waits and (pace == "step" or table.paused) and not table.over_seen:
        wide = min(kit.s(120), rect.w * 0.14)
        right -= wide
        node.add(
            button(
                ("tool", "next"),
                Rect(right, y, wide, h),
                tr("app.table.next"),
                table.skip,
                "brass",
                ("app.with_key", {"text": tr("app.table.next_tip"), "shortcut": tr("app.key.space")}),
                15,
            )
        )
        right -= 8
    if state.to_act is None and table.replay is None:
        wide = min(kit.s(170), rect.w * 0.2)
        right -= wide
        node.add(button(("tool", "scores"), Rect(right, y, wide, h), tr("app.table.scores"), table.show_end, "brass"))
        right -= 8
    right = _decline_buttons(table, node, ctx, kit, y, h, left, right)
    cause = table.view.ending(state, ctx) if state.to_act is not None else None
    if cause is not None:
        wide = min(kit.wide(tr("app.table.last_round"), 14, "semibold") + 24, (right - left) * 0.4)
        right -= wide
        chip = Node(("tool", "last_round"), Rect(right, y + h * 0.12, wide, h * 0.76), (_chip,), tip=cause, bleed=4)
        chip.write(
            tr("app.table.last_round"), Rect(right + 8, y, wide - 16, h), 14, "semibold", "paper_white", "center"
        )
        node.add(chip)
        right -= 8
    _prompt(table, node, ctx, Rect(left, rect.y, right - left, rect.h))
    return node


def _tools(table: Table) -> list[tuple[str, str, object, bool]]:
    replay = table.replay is not None
    return [
        ("log", "L", table.toggle_log, True),
        ("hints", "H", table.toggle_hints, True),
        ("forward" if replay else "redo", tr("app.key.redo"), table.redo, table.can_redo),
        ("backward" if replay else "undo", tr("app.key.undo"), table.undo, table.can_undo),
    ]


def picture(*names: str) -> str:
    """The first of these symbols that there is."""
    for name in names:
        if draw.has_picture(f"ui/{name}"):
            return f"ui/{name}"
    return ""


def _tool(
    key: tuple[str, ...], rect: Rect, name: str, label: str, shortcut: str, call: object, live: bool = True
) -> Node:
    tip = ("app.with_key", {"text": tr(label), "shortcut": shortcut})
    symbol = picture(name, *ALIAS.get(name, ()))
    assert callable(call)
    node = button(key, rect, "" if symbol else tr(label)[:2], call, "wood", tip, 13, "", off=not live)
    if symbol:
        side = rect.h * 0.66
        at = Rect(rect.centerx - side / 2, rect.centery - side / 2, side, side)
        node.add(Node((), at, (draw.image, symbol, 1.0 if live else 0.4)))
    return node


ALIAS = {"forward": ("step",), "backward": ("back",), "hints": ("help",)}
PACE_PICTURES = {"slow": "hourglass", "normal": "play", "fast": "fast", "instant": "star", "step": "step"}


def _decline_buttons(
    table: Table, node: Node, ctx: Context, kit: Kit, y: float, h: float, left: float, right: float
) -> float:
    """Buttons for what the board does not show."""
    if table._flying:
        return right
    buttons = table.controller.buttons(table.shown)
    room = (right - left) * 0.62
    labels = [say(table.view.label(table.position, place, move, ctx)) for place, move in buttons]
    widths = [max(kit.s(70), kit.wide(label, 15, "semibold") + 30) for label in labels]
    total = sum(widths) + 6 * len(widths)
    if total > room and widths:
        widths = [w * room / total for w in widths]
    for (place, _), label, wide in zip(reversed(buttons), reversed(labels), reversed(widths), strict=True):
        right -= wide
        look = "wood" if place[0] == "pass" else "brass"  # declining is visible, going on stands out
        call = lambda place=place: table.choose(place)  # noqa: E731
        node.add(button(("bar", *place), Rect(right, y, wide, h), label, call, look, None, 15))
        right -= 6
    return right - 4 if buttons else right


def _prompt(table: Table, node: Node, ctx: Context, rect: Rect) -> None:
    state = table.position
    if state.to_act is None:
        words, seat = tr("app.table.over"), -1
    else:
        seat = state.to_act
        what = say(table.view.prompt(state, ctx))
        if table.bot_of(seat) or table.replay is not None:
            words = tr("app.table.bot_decides", name=ctx.names[seat], what=what)
        elif len(table.session.people) > 1:
            words = tr("app.table.person_decides", name=ctx.names[seat], what=what)
        else:
            words = tr("app.table.you_decide", what=sentence(what))
    x = rect.x
    if seat >= 0:
        side = rect.h - 14
        disc = Node(
            ("bar", "seat"), Rect(x, rect.y + 7, side, side), (seat_disc, ctx.colours[seat], ctx.portraits[seat])
        )
        disc.tip = ctx.names[seat]
        node.add(disc)
        x += side + 10
    words_high = rect.h * 0.56
    # A node of its own: when the words change, the rest of the bar need not be drawn again.
    line = Node(("bar", "prompt"), Rect(x, rect.y + 3, rect.right - x, rect.h - 8))
    line.write(words, Rect(x, rect.y + 3, rect.right - x, words_high), 18, "semibold", "parchment_light")
    status = say(table.view.status(state, ctx))
    if table.replay is not None:
        status = tr("app.table.replaying", move=len(table.session.moves), total=len(table.replay), status=status)
    below = Rect(x, rect.y + words_high, rect.right - x, rect.h - words_high - 5)
    node.add(line.write(status, below, 12.5, "small", "parchment_dark"))


def seat_disc(p: draw.Painter, r: Rect, colour: str, name: str) -> None:
    """A portrait in a ring of its seat's colour."""
    rad = r.w / 2
    p.disc(r.centerx, r.centery, rad, colour, "wood_dark", 1)
    d = rad * 0.14
    p.picture(name, Rect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d))


def _bar(p: draw.Painter, r: Rect) -> None:
    p.shadow(r, 0, 6, 0.6)
    p.box(r, "wood_dark")
    p.grain(r, 0.6)
    p.box(Rect(r.x, r.bottom - 2.5, r.w, 2.5), "brass_dark")
    p.box(Rect(r.x, r.bottom - 2.5, r.w, 1), "brass")


def _chip(p: draw.Painter, r: Rect) -> None:
    p.box(r, "terracotta_dark", r.h / 2, "brass_light", 1.2)


def log_panel(table: Table, rect: Rect, kit: Kit, ctx: Context) -> Node:
    """The report of the last phase, and below it everything that has happened, the latest last."""
    sheet = panel(Rect(rect.x + 2, rect.y + 8, rect.w - 10, rect.h - 16), ("log",))
    inner = Rect(sheet.rect.x + 12, sheet.rect.y + 10, sheet.rect.w - 30, sheet.rect.h - 20)
    y = inner.y
    if table.report:
        lines = [say(line) for line in table.report]
        head = tr("app.table.report")
        heights = [kit.high(line, inner.w - 12, 13) + 3 for line in lines]
        high = min(sum(heights), inner.h * 0.42)
        squeeze = high / sum(heights)
        head_high = kit.high(head, inner.w - 40, 14, "semibold")
        card = Node(("log", "report"), Rect(inner.x - 4, y, inner.w + 14, high + head_high + 18), (_card,), bleed=4)
        card.write(head, Rect(inner.x + 4, y + 6, inner.w - 36, head_high), 14, "semibold", "wood_dark")
        cross = Rect(card.rect.right - 24, y + 5, 18, 18)
        card.add(
            Node(("log", "dismiss"), cross, (close_cross,), on_click=table.dismiss_report, tip=("app.close", {}))
        )
        top = y + head_high + 9
        for line, h in zip(lines, heights, strict=True):
            card.write(line, Rect(inner.x + 4, top, inner.w - 2, h * squeeze), 13, "small", "ink", lines=6, least=8)
            top += h * squeeze
        sheet.add(card)
        y = card.rect.bottom + 8
    title = tr("app.table.log_title")
    head_high = kit.high(title, inner.w, 15, "heading")
    sheet.write(title, Rect(inner.x, y, inner.w, head_high), 15, "heading", "wood_dark")
    y += head_high + 2
    window = Rect(inner.x, y, inner.w, max(10.0, inner.bottom - y))
    wide = window.w - 10
    lines_set = _set_log(table, kit, wide)
    area, top = table.log_scroll.area(("log", "window"), window, sum(entry[2] for entry in lines_set), table.changed)
    for i, (entry, line, h) in enumerate(lines_set):
        if top + h >= window.top and top <= window.bottom:
            colour = ctx.colours[entry.seat] if 0 <= entry.seat < len(ctx.colours) else "brass_dark"
            row = Node(("log", "entry", i), Rect(window.x, top, window.w, h), (_entry, colour), tip=None, radius=3)
            row.write(line, Rect(window.x + 9, top + 1, wide, h - 2), 13, "small", "ink", lines=12, least=8)
            area.add(row)
        top += h
    sheet.add(area)
    return sheet.add(table.log_scroll.bar(("log", "bar"), table.changed))


def _set_log(table: Table, kit: Kit, wide: float) -> list[tuple[Entry, str, float]]:
    """The log's lines with their heights; those set before are kept, a long game has hundreds."""
    like = (language(), kit, wide)
    kept = table.log_lines if table.log_like == like else []
    entries = table.history.entries
    if len(kept) > len(entries) or (kept and kept[-1][0] is not entries[len(kept) - 1]):
        kept = []
    for entry in entries[len(kept) :]:
        line = say(entry.phrase)
        kept.append((entry, line, kit.high(line, wide, 13, "small") + 5))
    table.log_like, table.log_lines = like, kept
    return kept


def _entry(p: draw.Painter, r: Rect, colour: str) -> None:
    p.box(Rect(r.x, r.y + 2, 3, r.h - 5), colour, 1.5)


def _card(p: draw.Painter, r: Rect) -> None:
    p.shadow(r, 5, 4, 0.3)
    p.box(r, "paper_white", 5, "brass", 1.2)


def curtain(table: Table, canvas: Rect, kit: Kit, ctx: Context) -> Node:
    """Nobody sees the next person's secrets before they sit at the screen."""
    root = Node(("curtain",), canvas, (draw.wood,), block=True)
    width, high = min(canvas.w - 80, kit.s(480)), min(canvas.h - 160, kit.s(240))
    rect = Rect(canvas.centerx - width / 2, canvas.centery - high / 2, width, high)
    sheet = panel(rect)
    name = ctx.names[table.curtain]
    side = min(rect.y * 0.9, kit.s(104))
    face = Rect(rect.centerx - side / 2, rect.y - side * 0.55, side, side)
    sheet.add(Node((), face, (seat_disc, ctx.colours[table.curtain], ctx.portraits[table.curtain])))
    box = Rect(rect.x + 30, face.bottom + 6, rect.w - 60, rect.bottom - high * 0.36 - face.bottom - 12)
    sheet.write(tr("app.table.hand_over", name=name), box, 22, "heading", "wood_dark", "center", lines=3)
    at = Rect(rect.centerx - width * 0.3, rect.bottom - high * 0.36, width * 0.6, high * 0.24)
    sheet.add(button(("curtain", "lift"), at, tr("app.table.i_am", name=name), table.lift_curtain, "brass"))
    return root.add(sheet)


def save_thumbnail(table: Table) -> None:
    """A small picture of the board beside the journal, for the list of saved games."""
    path = table.journal()
    if path is None:
        return
    stage = table.app.stage
    try:
        area = stage.pixels(table._board).clip(stage.layer.get_rect())
        small = pygame.transform.smoothscale(stage.layer.subsurface(area), (320, 180))
        pygame.image.save(small, str(path.with_suffix(".png")))
    except (OSError, pygame.error, ValueError) as error:
        logging.getLogger(__name__).info("thumbnail: %s", error)
