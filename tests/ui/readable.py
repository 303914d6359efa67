"""What every table must be at every size: inside its room, every text in its box, and none over another."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui import typeset
from game.ui.graph import Node, Rect, Text, flatten
from game.ui.stage import ABOVE


def extent(item: Text, unit: float, scale: float) -> Rect:
    """Where the ink of a text is, in pixels."""
    setting = typeset.fit(item, unit, scale)
    x, y, w, h = (value * unit for value in item.box)
    high = setting.line_height * (len(setting.lines) - 1) + setting.pixels * 0.8
    spare = w - setting.width
    left = x + {"left": 0.0, "right": spare, "center": spare / 2}[item.align]
    top = y if item.valign == "top" else y + h - high if item.valign == "bottom" else y + (h - high) / 2
    return Rect(left, top, setting.width, high)


def faults(root: Node, canvas: Rect, unit: float, scale: float) -> Iterator[str]:
    drawn: list[tuple[Rect, str]] = []
    for item in flatten(root):
        r = item.node.rect
        if r.x < canvas.x - 1 or r.y < canvas.y - 12 or r.right > canvas.right + 1 or r.bottom > canvas.bottom + 1:
            yield f"{item.node.key} at {tuple(r)} leaves the board"
        if r.w <= 1 or r.h <= 1:
            yield f"{item.node.key} at {tuple(r)} is too small"
        if item.node.z >= ABOVE and item.node.children:
            yield f"{item.node.key} lies upon the highlights and hides its own children"
        for words in item.node.texts:
            if not typeset.fit(words, unit, scale).fits:
                yield f"{words.text!r} does not fit into {words.box}"
            drawn.append((extent(words, unit, scale), words.text))
    for i, (a, first) in enumerate(drawn):
        for b, second in drawn[i + 1 :]:
            common = a.clip(b)
            if common.w > 1.5 * unit and common.h > 1.5 * unit:
                yield f"{first!r} and {second!r} overlap"
