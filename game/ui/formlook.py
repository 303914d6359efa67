"""The looks of pygame-gui's controls: its theme in the present palette, pictures of elements, markup of rich text."""

from __future__ import annotations

import html
import json
from typing import Any

import pygame

from game.paths import data_path
from game.ui import draw, fonts, theme
from game.ui.graph import Rect

ARROW = 26.0  # the button that opens a list is no wider, in units
SIZED = ("shape_corner_radius", "border_width", "sliding_button_width", "open_button_width", "title_bar_height",
         "padding", "text_horiz_alignment_padding")  # fmt: skip


class Picture:
    """Art that shows a picture taken before: equal if the pictures are."""

    def __init__(self, picture: pygame.Surface, mark: int) -> None:
        self.picture, self.mark = picture, mark

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and other.mark == self.mark

    def __hash__(self) -> int:
        return self.mark

    def __call__(self, p: draw.Painter, r: Rect) -> None:
        box = p.px(r)
        p.surface.blit(pygame.transform.scale(self.picture, box.size), box)


def bold(words: str, colour: str) -> str:
    """Markup of a heading in a colour of the palette; the words are taken as they are."""
    return f"<font color='{_colour(colour)}'><b>{escape(words)}</b></font>"


def escape(words: str) -> str:
    """Words as markup: brackets are not tags, ends of lines are kept."""
    return html.escape(words, quote=False).replace("\n", "<br>")


def load_theme(size: int, item: int, unit: float) -> dict[str, Any]:
    """The theme of assets/forms.json in the present palette: colours by name become colours, lengths pixels."""
    data = json.loads(data_path("assets", "forms.json").read_text(encoding="utf-8"))
    made: dict[str, Any] = {}
    for element, blocks in data.items():
        made[element] = block = {}
        if "colours" in blocks:
            block["colours"] = {name: _colour(value) for name, value in blocks["colours"].items()}
        font = blocks.get("font", data["defaults"]["font"])
        block["font"] = _font(font, size)
        block["misc"] = {
            name: _length(value, unit) if name in SIZED else value for name, value in blocks.get("misc", {}).items()
        }
        block["misc"]["list_item_height"] = str(item)
        if "open_button_width" in block["misc"]:
            block["misc"]["open_button_width"] = str(round(min(item * 0.8, ARROW * unit)))
    return made


def _font(font: dict[str, str], size: int) -> dict[str, str]:
    if font["style"] == "symbols":  # pygame-gui's own, for its signs
        return {"name": "fira_code_symbols", "size": str(size)}
    return {
        "name": f"forms_{font['style']}",
        "size": str(size),
        "regular_path": fonts.path(font["style"]) or "",
        "bold_path": fonts.path(font["bold"]) or "",
        "italic_path": fonts.path(font["italic"]) or "",
        "bold_italic_path": fonts.path(font["bold"]) or "",
    }


def _colour(name: str) -> str:
    return name if name.startswith("#") else "#{:02x}{:02x}{:02x}".format(*theme.colour(name))


def _length(value: str, unit: float) -> str:
    return ",".join(str(max(1, round(float(part) * unit)) if float(part) else 0) for part in value.split(","))


def photograph(manager: Any, area: pygame.Rect) -> pygame.Surface:
    """All that a manager shows in an area."""
    picture = pygame.Surface((max(1, area.w), max(1, area.h)), pygame.SRCALPHA)
    for sprite in manager.ui_group.sprites():
        if sprite.visible and sprite.image is not None and sprite.rect.colliderect(area):
            at = sprite.rect.move(-area.x, -area.y)
            picture.blit(sprite.image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture
