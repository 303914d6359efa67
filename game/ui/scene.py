"""What the app shows at a time: the base of title, table, settings and all the others."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core import Place
from game.ui.graph import Node, Rect, Tip
from game.ui.widgets import Kit

if TYPE_CHECKING:
    from game.ui.shell import App


class Scene:
    """What the app shows: a tree built from what the scene knows. Subclasses override what they need."""

    name = ""

    def __init__(self, app: App) -> None:
        self.app = app

    def build(self, canvas: Rect, kit: Kit) -> Node:
        raise NotImplementedError

    def enter(self) -> None:
        """The scene is now shown."""

    def leave(self) -> None:
        """Another scene takes over, or the app ends."""

    def close(self) -> None:
        """The scene will not be shown again."""

    def update(self, seconds: float) -> None:
        """Time passes; call `self.changed()` if the tree is to be built again."""

    def busy(self) -> bool:
        """Whether something is about to happen, so that time must pass in small steps."""
        return False

    def rings(self) -> dict[Place, str]:
        """Highlights by place."""
        return {}

    def clickable(self, node: Node) -> bool:
        return node.on_click is not None

    def click(self, node: Node) -> None:
        if node.on_click is not None:
            node.on_click()

    def press(self, node: Node | None, x: float, y: float) -> bool:
        """The mouse button goes down (a drag may begin). True: this press must not count for anything that can be
        clicked only because of it."""
        return False

    def draggable(self) -> Collection[Place]:
        """The places from which something can be dragged now."""
        return ()

    def drop(self, source: Node, target: Node | None) -> bool:
        """A piece was dragged from one node to another; True if that meant something."""
        return False

    def tip(self, node: Node) -> Tip:
        return node.tip() if callable(node.tip) else node.tip

    def has_tip(self, node: Node) -> bool:
        return node.tip is not None

    def hover(self, node: Node | None) -> None:
        """The pointer is over another node."""

    def back(self) -> None:
        """Esc or the right button."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key was pressed; True if it meant something here."""
        return False

    def look_up(self) -> None:
        """F1: open the rules book, at the page about what is pointed at."""
        from game.ui.scenes.book import Rules

        self.app.push(Rules(self.app))

    def recover(self) -> None:
        """Something went wrong and was caught: take up again whatever was interrupted."""

    def reveal(self, rect: Rect) -> bool:
        """Scroll to what has the focus."""
        return False

    def resized(self) -> None:
        """The window, the scale, the palette or the language is another."""

    def changed(self) -> None:
        self.app.stale = True

    def journal(self) -> Path | None:
        """Where the game being played is saved."""
        return None
