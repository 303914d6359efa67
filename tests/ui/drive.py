"""Hands for the tests: mouse and keyboard as SDL would report them, and eyes for the node tree."""

from __future__ import annotations

import pygame

from game.core import Place
from game.ui import typeset
from game.ui.graph import Item, Node, Rect, flatten, walk
from game.ui.shell import App


class Driver:
    def __init__(self, app: App) -> None:
        self.app = app
        self.step(3)

    def step(self, times: int = 1, seconds: float = 0.05) -> None:
        for _ in range(times):
            self.app.step(seconds)

    # hands -----------------------------------------------------------------------------------------------

    def point(self, node: Node) -> tuple[int, int]:
        unit = self.app.stage.unit
        return round(node.rect.centerx * unit), round(node.rect.centery * unit)

    def node(self, key: Place) -> Node:
        node = self.app.stage.by_key.get(key) or self.app.stage.by_place.get(key)
        assert node is not None, f"{self.app.scene.name}: nothing called {key}"
        return node

    def move(self, x: int, y: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=button))
        self.step(2)

    def click(self, key: Place) -> None:
        self.click_at(*self.point(self.node(key)))

    def drag(self, source: Place, target: Place) -> None:
        a, b = self.point(self.node(source)), self.point(self.node(target))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        self.step()
        self.move((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
        self.move(*b)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))
        self.step(2)

    def press(self, key: int, mod: int = 0, letters: str = "") -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letters))
        if letters:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letters))
        self.step()

    def type(self, words: str) -> None:
        for letter in words:
            self.press(ord(letter.lower()) if letter.isascii() else 0, 0, letter)

    # eyes ------------------------------------------------------------------------------------------------

    def tree(self) -> Node:
        return self.app.tree()

    def words(self) -> list[str]:
        return [text.text for node in walk(self.tree()) for text in node.texts]

    def problems(self) -> list[str]:
        return problems(self.tree(), self.app.stage.unit, self.app.stage.scale, self.app.stage.canvas)


def ink(text: object, unit: float, scale: float) -> tuple[Rect, bool]:
    """Where the letters of a text are (in units), and whether all of it is there."""
    assert isinstance(text, tuple)
    setting = typeset.fit(text, unit, scale)  # type: ignore[arg-type]
    x, y, w, h = text[0]
    wide = setting.width / unit
    high = setting.line_height * len(setting.lines) / unit
    align, valign = text[5], text[6]
    left = x if align == "left" else x + w - wide if align == "right" else x + (w - wide) / 2
    top = y if valign == "top" else y + h - high if valign == "bottom" else y + (h - high) / 2
    # letters reach from the capitals' height to a little below the base line
    shrink = high / len(setting.lines) * 0.24
    return Rect(left, top + shrink, wide, max(1.0, high - 2 * shrink)), setting.fits


def problems(root: Node, unit: float, scale: float, canvas: Rect) -> list[str]:
    """Texts that are cut, outside the canvas, or on top of one another; [] if all is well.

    What a blocking node or a node with z > 0 covers lies in another layer and is compared with its own layer only.
    """
    found: list[str] = []
    layer = 0
    seen: list[tuple[int, Rect, str]] = []
    raised = _raised(root)
    for item in flatten(root):
        if item.node.block or id(item.node) in raised:
            layer += 1
        for text in item.node.texts:
            rect, fits = ink(text, unit, scale)
            if not fits:
                found.append(f"cut: {text.text!r} in {text.box}")
            if _hidden(item, rect):
                continue
            if item.clip is None and not canvas.inflate(2, 2).contains(rect):
                found.append(f"outside: {text.text!r} at {rect}")
            visible = rect if item.clip is None else rect.clip(item.clip)
            for other_layer, other, words in seen:
                if other_layer == layer and words != text.text:
                    both = visible.clip(other)
                    if both.w * unit > 1.5 and both.h * unit > 1.5:
                        found.append(f"overlap: {text.text!r} and {words!r} at {both}")
            seen.append((layer, visible, text.text))
    return found


def _hidden(item: Item, rect: Rect) -> bool:
    if item.clip is None:
        return False
    seen = rect.clip(item.clip)
    return seen.w <= 0 or seen.h <= 0


def _raised(root: Node) -> set[int]:
    return {id(node) for node in walk(root) if node.z > 0}
