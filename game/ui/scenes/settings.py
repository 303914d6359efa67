"""Settings: all of them take effect at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import theme
from game.ui.graph import Node, Rect
from game.ui.scene import Scene
from game.ui.scenes.common import sheet
from game.ui.settings import ANIMATIONS, PACES, SCALES, SECONDS
from game.ui.shell import App
from game.ui.text import LANGUAGES, has, tr
from game.ui.widgets import PAGES, Dialog, Kit, Scroll, button, choice, switch

REVERT = 12.0
Control = Callable[[Rect], Node]


class SettingsScene(Scene):
    name = "settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll()

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root, paper, room = sheet(canvas, kit, tr("app.settings.title"), self.back, 980)
        rows = self._rows(kit)
        window = Rect(room.x, room.y, room.w - 14, room.h)
        text_wide = window.w * 0.44
        heights = []
        for name, _ in rows:
            about = kit.high(tr(f"app.settings.{name}.about"), text_wide, 13.5) if self._told(name) else 0.0
            heights.append(
                max(kit.high(tr(f"app.settings.{name}.name"), text_wide, 17, "semibold") + about, kit.s(36)) + 8
            )
        area, y = self.scroll.area(("settings", "rows"), window, sum(heights) + 8, self.changed)
        for (name, control), high in zip(rows, heights, strict=True):
            row = Node((), Rect(window.x, y, window.w, high), ())
            title = tr(f"app.settings.{name}.name")
            title_high = kit.high(title, text_wide, 17, "semibold")
            if self._told(name):
                row.write(title, Rect(window.x, y + 4, text_wide, title_high), 17, "semibold", "ink", lines=3)
                box = Rect(window.x, y + 4 + title_high, text_wide, high - title_high - 10)
                row.write(tr(f"app.settings.{name}.about"), box, 13.5, "regular", "ink_soft", "left", "top", lines=12)
            else:
                row.write(title, Rect(window.x, y + 4, text_wide, high - 10), 17, "semibold", "ink", lines=3)
            side = min(kit.s(36), high - 8)
            at = Rect(window.x + window.w * 0.48, y + (high - side) / 2, window.w * 0.52 - 4, side)
            row.add(control(at))
            area.add(row)
            y += high
        paper.add(area, self.scroll.bar(("settings", "bar"), self.changed))
        return root

    def _told(self, name: str) -> bool:
        return has(f"app.settings.{name}.about")

    def _rows(self, kit: Kit) -> list[tuple[str, Control]]:
        s, app = self.app.settings, self.app
        names = {"en": "English", "fr": "Français"}

        def pick(name: str, values: list[tuple[str, str]], now: str, call: Callable[[str], None]) -> Control:
            return lambda r: choice(("settings", name), r, [(v, label, None) for v, label in values], now, call)

        def flag(name: str, now: bool, call: Callable[[bool], None]) -> Control:
            return lambda r: switch(("settings", name), r, now, call)

        def stepper(r: Rect) -> Node:
            at = SCALES.index(s.scale)
            node = Node((), r)
            side = r.h
            less = button(
                ("settings", "scale", "less"),
                Rect(r.x, r.y, side * 1.2, r.h),
                "−",
                lambda: self.try_scale(SCALES[at - 1]),
                off=at == 0,
                size=20,
            )
            more = button(
                ("settings", "scale", "more"),
                Rect(r.x + side * 1.2 + r.w * 0.34, r.y, side * 1.2, r.h),
                "+",
                lambda: self.try_scale(SCALES[at + 1]),
                off=at == len(SCALES) - 1,
                size=20,
            )
            node.write(
                tr("app.settings.percent", value=s.scale),
                Rect(less.rect.right, r.y, r.w * 0.34, r.h),
                18,
                "semibold",
                "ink",
                "center",
            )
            return node.add(less, more)

        return [
            ("language", pick("language", [(v, names[v]) for v in LANGUAGES], s.language, app.set_language)),
            ("scale", stepper),
            ("full_screen", flag("full_screen", s.full_screen, app.set_full_screen)),
            ("pace", pick("pace", [(v, tr(f"app.pace.{v}")) for v in PACES], s.pace, lambda v: self.put("pace", v))),
            (
                "animation",
                pick(
                    "animation",
                    [(v, tr(f"app.animation.{v}")) for v in ANIMATIONS],
                    s.animation,
                    lambda v: self.put("animation", v),
                ),
            ),
            ("sound", flag("sound", s.sound, lambda v: self.put("sound", v))),
            (
                "volume",
                self._volume,
            ),
            (
                "palette",
                pick("palette", [(v, self._palette(v)) for v in theme.palettes()], s.palette, app.set_palette),
            ),
            ("auto", flag("auto", s.auto, lambda v: self.put("auto", v))),
            (
                "think",
                pick(
                    "think",
                    [(str(v), tr("app.settings.seconds", value=v)) for v in SECONDS],
                    str(s.think),
                    lambda v: self.put("think", int(v)),
                ),
            ),
            ("confirm", flag("confirm", s.confirm, lambda v: self.put("confirm", v))),
            ("help", flag("help", s.help, self.put_help)),
        ]

    def _volume(self, r: Rect) -> Node:
        wide = r.w * 0.2
        node = Node((), r)
        at = Rect(r.x, r.y + r.h * 0.12, r.w - wide, r.h * 0.76)
        now = self.app.settings.volume
        node.add(self.app.forms.slider(("settings", "volume"), at, now, (0, 100), 5, lambda v: self.put("volume", v)))
        percent = tr("app.settings.percent", value=now)
        return node.write(percent, Rect(at.right + 8, r.y, wide - 8, r.h), 17, "semibold", "ink", "right")

    def _palette(self, name: str) -> str:
        key = f"app.palette.{name}"
        return tr(key) if has(key) else name

    def put_help(self, on: bool) -> None:
        """Switched on again, help begins anew."""
        if on:
            self.app.settings.helped.clear()
            self.app.settings.untold.clear()
        self.put("help", on)

    def put(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.save_settings()
        if name in ("sound", "volume"):
            self.app.play_sound("coin")
        self.changed()

    def try_scale(self, percent: int) -> None:
        """Change the scale; it reverts by itself unless somebody who can still read says to keep it."""
        before = self.app.settings.scale
        self.app.set_scale(percent)

        def revert() -> None:
            self.app.close_dialog()
            self.app.set_scale(before)

        def keep() -> None:
            self.app.close_dialog()
            self.app.save_settings()

        self.app.ask(
            Dialog(
                ("app.settings.keep_title", {}),
                [("app.settings.keep_body", {"value": percent})],
                [(("app.settings.revert", {}), revert, "wood"), (("app.settings.keep", {}), keep, "brass")],
                seconds=REVERT,
                tick=lambda left: ("app.settings.reverting", {"count": left}),
            )
        )

    def key(self, event: pygame.event.Event) -> bool:
        # the arrows move the focus
        if event.key in PAGES and self.scroll.key(event.key):
            self.changed()
            return True
        return False

    def reveal(self, rect: Rect) -> bool:
        return self.scroll.reveal(rect)

    def back(self) -> None:
        self.app.pop()
