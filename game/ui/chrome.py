"""What surrounds every board at the table: the action bar and the curtain (the log has logpanel.py)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core import Place
from game.ui import draw
from game.ui.doing import ASKING, FLYING, THINKING, WAITING
from game.ui.graph import Node, Rect, inset
from game.ui.sandglass import thinks
from game.ui.tableview import Context
from game.ui.text import Phrase, say, sentence, tr
from game.ui.widgets import Kit, button, panel

if TYPE_CHECKING:
    from game.ui.table import Table


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
    state = table.position
    h = rect.h - 12
    y = rect.y + 6
    node.add(_tool(("tool", "menu"), Rect(rect.x + 8, y, h, h), "menu", "app.table.menu", "Esc", table.menu))
    x = rect.right - 8
    for name, key, call, why_not in _tools(table):
        x -= h
        node.add(_tool(("tool", name), Rect(x, y, h, h), name, f"app.table.{name}", key, call, why_not))
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
    if thinks(table):
        wide = min(kit.s(96), rect.w * 0.12)
        right -= wide
        told: Phrase = ("app.with_key", {"text": tr("app.table.now_tip"), "shortcut": tr("app.key.space")})
        node.add(button(("tool", "now"), Rect(right, y, wide, h), tr("app.table.now"), table.skip, "brass", told, 15))
        right -= 8
    elif table.held and table.doing.kind in (FLYING, WAITING, THINKING) and not table.controller.moves:
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
    if state.to_act is None:
        wide = min(kit.s(170), rect.w * 0.2)
        right -= wide
        node.add(button(("tool", "scores"), Rect(right, y, wide, h), tr("app.table.scores"), table.show_end, "brass"))
        right -= 8
    right = _decline_buttons(table, node, ctx, kit, y, h, left, right)
    cause = table.view.ending(state, ctx) if state.to_act is not None else None
    if cause is not None:
        words = tr("app.table.ending")
        wide = min(kit.wide(words, 14, "semibold") + 24, (right - left) * 0.4)
        right -= wide
        chip = Node(("tool", "ending"), Rect(right, y + h * 0.12, wide, h * 0.76), (_chip,), tip=cause, bleed=4)
        node.add(chip.write(words, Rect(right + 8, y, wide - 16, h), 14, "semibold", "paper_white", "center"))
        right -= 8
    _prompt(table, node, ctx, kit, Rect(left, rect.y, right - left, rect.h))
    return node


DECLINING = ("done", "refuse", "decline", "back")
"""Moves without a place that do less than could be done."""

Tool = tuple[str, str, Callable[[], None], Phrase | None]


def _tools(table: Table) -> list[Tool]:
    """Name, key, what it does, and why it cannot be used now (None if it can), from the right."""
    replay = table.replay is not None
    undo, redo = ("backward", "forward") if replay else ("undo", "redo")
    free = table.doing.kind in (ASKING, WAITING) and bool(table.controller.moves)
    why_none: Phrase | None = None if free else ("advice.not_now", {})
    advice: list[Tool] = [("advice", "H", table.advise, why_none)] if table.adviser is not None else []
    return [
        ("log", "L", table.toggle_log, None),
        *advice,
        (redo, tr("app.key.redo"), table.redo, None if table.can_redo else table.why_no_redo()),
        (undo, tr("app.key.undo"), table.undo, None if table.can_undo else table.why_no_undo()),
    ]


def picture(*names: str) -> str:
    """The first of these symbols that there is."""
    for name in names:
        if draw.has_picture(f"ui/{name}"):
            return f"ui/{name}"
    return ""


def _tool(
    key: Place,
    rect: Rect,
    name: str,
    label: str,
    shortcut: str,
    call: Callable[[], None],
    why_not: Phrase | None = None,
) -> Node:
    tip: list[Phrase | str] = [("app.with_key", {"text": tr(label), "shortcut": shortcut})]
    if why_not is not None:
        tip.append(why_not)
    live = why_not is None
    symbol = picture(name, *ALIAS.get(name, ()))
    node = button(key, rect, "" if symbol else tr(label)[:2], call, "wood", tip, 13, "", off=not live)
    if symbol:
        side = rect.h * 0.66
        at = Rect(rect.centerx - side / 2, rect.centery - side / 2, side, side)
        node.add(Node((), at, (draw.image, symbol, 1.0 if live else 0.4)))
    return node


ALIAS = {"forward": ("step",), "backward": ("back",), "advice": ("help",)}
PACE_PICTURES = {"slow": "hourglass", "normal": "play", "fast": "fast", "instant": "star", "step": "step"}


def _decline_buttons(
    table: Table, node: Node, ctx: Context, kit: Kit, y: float, h: float, left: float, right: float
) -> float:
    """Buttons for what the board does not show."""
    if table.flying:
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
        declines = place[0] == "pass" or (place[0] == "move" and place[1] in DECLINING)
        look = "wood" if declines else "brass"  # declining is visible, going on stands out
        call = lambda place=place: table.choose(place)  # noqa: E731
        node.add(button(("bar", *place), Rect(right, y, wide, h), label, call, look, None, 15))
        right -= 6
    return right - 4 if buttons else right


def _prompt(table: Table, node: Node, ctx: Context, kit: Kit, rect: Rect) -> None:
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
    if kit.wide(words, 18, "semibold") > (rect.right - x) * 1.4:  # the question goes before round and phase
        node.add(line.write(words, line.rect, 16, "semibold", "parchment_light", lines=2))
        return
    line.write(words, Rect(x, rect.y + 3, rect.right - x, words_high), 18, "semibold", "parchment_light")
    status = say(table.view.status(state, ctx))
    if table.replay is not None:
        total = len(table.replay.moves)
        status = tr("app.table.replaying", move=table.shown_moves, total=total, status=status)
    below = Rect(x, rect.y + words_high, rect.right - x, rect.h - words_high - 5)
    how = table.coach.line()
    if how is None:
        node.add(line.write(status, below, 12.5, "small", "parchment_dark"))
        return
    # What and how stand where the status was; that moves up, if there is room beside the question.
    node.add(line.write(say(how), below, 13, "italic", "brass_light", least=7))
    room = rect.right - x - kit.wide(words, 18, "semibold") - 24
    if kit.wide(status, 12.5, "small") < room:
        beside = Rect(rect.right - room, rect.y + 3, room, words_high)
        line.write(status, beside, 12.5, "small", "parchment_dark", "right")


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


def beside(board: Rect, kit: Kit) -> Rect:
    """Where advice stands when the log is closed: over the right side of the board."""
    wide = min(board.w * 0.34, kit.s(260))
    return Rect(board.right - wide, board.y, wide, board.h)


def curtain(table: Table, canvas: Rect, kit: Kit, ctx: Context) -> Node:
    """Nobody sees the next person's secrets before they sit at the screen; what has happened since they last
    decided is told there, as much of it as there is room for."""
    root = Node(("curtain",), canvas, (draw.wood,), block=True)
    told = _since(table, kit, min(canvas.w - 80, kit.s(480)) - 60, canvas.h * 0.36)
    width = min(canvas.w - 80, kit.s(480))
    more = sum(high for _, _, high in told) + (kit.s(34) if told else 0)
    high = min(canvas.h - 160, kit.s(240) + more)
    rect = Rect(canvas.centerx - width / 2, canvas.centery - high / 2, width, high)
    sheet = panel(rect).add(Node((), inset(rect, 9), (draw.corners, 40)))
    name = ctx.names[table.curtain]
    side = min(rect.y * 0.9, kit.s(104))
    face = Rect(rect.centerx - side / 2, rect.y - side * 0.55, side, side)
    sheet.add(Node((), face, (seat_disc, ctx.colours[table.curtain], ctx.portraits[table.curtain])))
    below = min((high - more) * 0.36, kit.s(86))
    at = Rect(rect.centerx - width * 0.3, rect.bottom - below, width * 0.6, below * 0.67)
    box = Rect(rect.x + 30, face.bottom + 6, rect.w - 60, at.y - more - face.bottom - 12)
    sheet.write(tr("app.table.hand_over", name=name), box, 22, "heading", "wood_dark", "center", lines=3)
    if told:
        y = at.y - more
        title = Rect(rect.x + 30, y, rect.w - 60, kit.s(24))
        sheet.write(tr("app.table.since"), title, 15, "semibold", "terracotta_dark")
        y += kit.s(26)
        for colour, words, tall in told:
            if colour:
                sheet.add(Node((), Rect(rect.x + 30, y + 2, 3, tall - 4), (draw.fill, colour, 1.5)))
            sheet.write(words, Rect(rect.x + 40, y, rect.w - 70, tall), 14, "regular", "ink", lines=9)
            y += tall
    sheet.add(button(("curtain", "lift"), at, tr("app.table.i_am", name=name), table.lift_curtain, "brass"))
    return root.add(sheet)


def _since(table: Table, kit: Kit, wide: float, room: float) -> list[tuple[str, str, float]]:
    """Colour, words and height of what was told since the person who is awaited decided last: the latest lines."""
    session = table.session
    since = session.decided(table.curtain)
    found: list[tuple[str, str, float]] = []
    entries = [entry for entry in table.history.entries if entry.moves > since]
    for k, entry in enumerate(reversed(entries)):
        words = say(entry.words)
        tall = kit.high(words, wide - 12, 14) + 5
        if sum(high for _, _, high in found) + tall > room - (kit.s(20) if k + 1 < len(entries) else 0):
            found.append(("", tr("app.table.earlier", count=len(entries) - k), kit.s(20)))
            break
        found.append((table.seats.colours[entry.seat] if entry.seat >= 0 else "brass", words, tall))
    return found[::-1]


def save_thumbnail(table: Table) -> None:
    """A small picture of the board beside the journal, for the list of saved games."""
    path = table.journal()
    if path is None:
        return
    stage = table.app.stage
    try:
        area = stage.pixels(table.board).clip(stage.layer.get_rect())
        small = pygame.transform.smoothscale(stage.layer.subsurface(area), (320, 180))
        pygame.image.save(small, str(path.with_suffix(".png")))
    except (OSError, pygame.error, ValueError) as error:
        logging.getLogger(__name__).info("thumbnail: %s", error)
