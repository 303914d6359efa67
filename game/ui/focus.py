"""Where the keyboard is: the node that Tab and the arrow keys have reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core import Place
from game.ui.graph import Node, reachable

if TYPE_CHECKING:
    from game.ui.shell import App

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Focus:
    def __init__(self, app: App) -> None:
        self.app = app
        self.key: Place = ()
        self.shown = False  # the keyboard was used last: mark the node

    def nodes(self) -> list[Node]:
        """The nodes that Tab visits, in reading order of the tree."""
        scene, forms = self.app.scene, self.app.forms
        return [
            item.node
            for item in reachable(self.app.stage.items)
            if item.node.key
            and (
                scene.clickable(item.node)
                or item.node.key in forms.controls
                or (item.node.off and item.node.tip is not None)
            )
        ]

    @property
    def node(self) -> Node | None:
        """The node that has the focus, if it can be reached."""
        found = self.app.stage.by_key.get(self.key)
        if found is None:
            return None
        return found if any(item.node is found for item in reachable(self.app.stage.items)) else None

    def move(self, step: int) -> None:
        """Tab: the next node."""
        nodes = self.nodes()
        if not nodes:
            return
        keys = [node.key for node in nodes]
        at = keys.index(self.key) if self.key in keys else (-1 if step > 0 else 0)
        self.set(nodes[(at + step) % len(nodes)])

    def point(self, dx: int, dy: int) -> None:
        """Arrow keys: the nearest node in that direction."""
        nodes, here = self.nodes(), self.node
        if here is None:
            self.move(1)
            return
        x, y = here.rect.center
        best: tuple[float, Node] | None = None
        for node in nodes:
            ox, oy = node.rect.centerx - x, node.rect.centery - y
            ahead, aside = ox * dx + oy * dy, abs(ox * dy) + abs(oy * dx)
            if node is not here and ahead > 1:
                cost = ahead + 2.5 * aside
                if best is None or cost < best[0]:
                    best = (cost, node)
        if best is not None:
            self.set(best[1])

    def set(self, node: Node) -> None:
        self.key = node.key
        self.shown = True
        if self.app.scene.reveal(node.rect):
            self.app.stale = True
        self.app.forms.reach(node.key)
        self.app.pointer.since = self.app.now
        self.app.scene.hover(node)
        self.app.mark()
        self.app.stage.dirty = True
