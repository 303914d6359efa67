"""The mouse: what it is over, presses, holds and drags."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame

from game.core import Place
from game.ui.graph import Node, pick

if TYPE_CHECKING:
    from game.ui.shell import App

AWAY = (-1.0, -1.0)
STILL = 6  # units: a hand that rests on the mouse moves it so far


class Pointer:
    def __init__(self, app: App) -> None:
        self.app = app
        self.at = AWAY  # in pixels
        self.hovered: Node | None = None
        self.since = 0.0  # when it came there
        self.quiet = False  # a click was made here: a tip would hide what comes next, whatever slides under it
        self._clicked: tuple[Place, tuple[float, float]] = ((), AWAY)
        self.ghost: pygame.Surface | None = None  # the picture of what is being dragged
        self._pressed: Node | None = None
        self._grabbed: Node | None = None

    @property
    def dragging(self) -> bool:
        return self._grabbed is not None

    @property
    def units(self) -> tuple[float, float]:
        return self.app.stage.units(self.at)

    def forget(self) -> None:
        """Another scene: what was under the pointer is gone."""
        self.hovered = None

    def away(self) -> None:
        self.at = AWAY
        self.look()

    def look(self) -> None:
        """Find what the pointer is over."""
        node = pick(self.app.stage.items, *self.units, self._wanted) if self.at[0] >= 0 else None
        old = self.hovered
        same = node is old or (
            node is not None and old is not None and bool(node.key) and node.key == old.key and node.rect == old.rect
        )
        self.hovered = node
        if not same:
            self.since = self.app.now
            self.app.scene.hover(node)
        self.app.mark()

    def hush(self, node: Node) -> None:
        """No tips until the pointer goes to something else."""
        self.quiet, self._clicked = True, (node.key, self.at)

    def _wanted(self, node: Node) -> bool:
        live = node.on_click is not None or node.on_drag is not None or node.key in self.app.forms.controls
        return live or self.app.scene.clickable(node) or self.app.scene.has_tip(node)

    def moved(self, pos: tuple[int, int]) -> None:
        if self.at == pos:
            return
        self.at = (float(pos[0]), float(pos[1]))
        self.app.focus.shown = False
        self.look()
        if self.quiet:
            key, (x, y) = self._clicked
            away = math.hypot(self.at[0] - x, self.at[1] - y) > STILL * self.app.stage.unit
            if away and (self.hovered is None or self.hovered.key != key):
                self.quiet, self.since = False, self.app.now
        if self._grabbed is not None:
            if self._grabbed.on_drag is not None:
                self._grabbed.on_drag(*self.units)
            self.app.stage.dirty = True
        elif self._pressed is not None and self._pressed.stands_for in self._draggable():
            if not self._pressed.rect.inflate(8, 8).collidepoint(*self.units):
                self._grabbed = self._pressed
                self.ghost = self.app.stage.snapshot(self._pressed)

    def _draggable(self) -> Collection[Place]:
        return () if self.app.dialogs else self.app.scene.draggable()

    def _target(self, wanted: Collection[Place] = ()) -> Node | None:
        scene = self.app.scene
        if wanted:
            return pick(self.app.stage.items, *self.units, lambda n: n.stands_for in wanted)
        return pick(self.app.stage.items, *self.units, lambda n: n.on_drag is not None or scene.clickable(n) or n.off)

    def down(self) -> None:
        before = self._target()
        hurries = not self.app.dialogs and self.app.scene.press(self.hovered, *self.units)
        self.app.catch_up()
        node = self._target() or self._target(self._draggable())
        if hurries and node is not None and (before is None or before.key != node.key):
            node = None
        self._pressed = node
        if node is not None and node.on_drag is not None:
            self._grabbed = node
            node.on_drag(*self.units)

    def up(self) -> None:
        pressed, grabbed = self._pressed, self._grabbed
        self.app.catch_up()
        node = self._target()
        self._pressed = self._grabbed = self.ghost = None
        self.app.stage.dirty = True
        if grabbed is not None:
            if grabbed.on_drag is None and not (self.app.scene.drop(grabbed, node)) and node is not None:
                if node.stands_for == grabbed.stands_for:
                    self.app.click(node)
            return
        if node is not None and pressed is not None and node.key == pressed.key and node.rect == pressed.rect:
            self.app.click(node)

    def wheel(self, turns: int) -> None:
        node = pick(self.app.stage.items, *self.units, lambda node: node.on_wheel is not None)
        if node is not None and node.on_wheel is not None:
            node.on_wheel(turns)
