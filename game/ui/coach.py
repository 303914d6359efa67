"""What helps a newcomer at every table: one line of what and how under each prompt, and a word before something is
lost.

The lines are `help.<game>.<topic>` of the packs, the topic being the prompt's key; what has none for its variant
takes that of the whole, at last `any`. A line goes away once the person has done that a few times, and F1 brings it
back. What a game can lose silently says `game/ui/<game>/losses.py`:

    loses(state, moves, names)    what these moves give up: (kind, phrase) each
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from game.core import Move, State
from game.ui.text import Phrase, has
from game.ui.widgets import Dialog

if TYPE_CHECKING:
    from game.ui.table import Table

ENOUGH = 3
"""So often somebody is told how a thing is done."""

PLUMBING = ("prompt", "ask", "table")
Loss = tuple[str, Phrase]
Loses = Callable[[State, Sequence[Move], Sequence[str]], list[Loss]]


@cache
def _losses(game: str) -> Loses | None:
    name = f"game.ui.{game}.losses"
    try:
        found: Any = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    return found.loses  # type: ignore[no-any-return]


def topic(prompt: Phrase) -> str:
    """The key of the line of help for a prompt, "" if there is none."""
    asked = prompt[1].get("asked")  # "3 of 5 picked" goes on with the question that was asked
    key = asked[0] if isinstance(asked, tuple) else prompt[0]
    game, *parts = key.split(".")
    parts = [part for part in parts if part not in PLUMBING]
    while parts:
        found = f"help.{game}.{'_'.join(parts)}"
        if has(found):
            return found
        parts.pop()
    return f"help.{game}.any" if has(f"help.{game}.any") else ""


class Coach:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.warned: tuple[int, tuple[str, ...]] = (-1, ())  # at which move, of what

    # what and how ------------------------------------------------------------------------------------

    def topic(self) -> str:
        """What the person at the screen is being asked, "" if nobody is."""
        table = self.table
        if not table.app.settings.help or table.replay is not None or not table.controller.moves or table.flying:
            return ""
        return topic(table.view.prompt(table.position, table.context()))

    def line(self) -> Phrase | None:
        """How it is done, for somebody who has not done it often."""
        key = self.topic()
        if not key or self._times(key) >= ENOUGH:
            return None
        return key, {}

    def done(self, key: str) -> None:
        """The person has decided."""
        if key and self._times(key) < ENOUGH:
            self.table.app.settings.helped[key] = self._times(key) + 1

    def remind(self) -> bool:
        """Show the line again; False if it was there, or there is none."""
        key = self.topic()
        if not key or self._times(key) < ENOUGH:
            return False
        self.table.app.settings.helped[key] = 0
        self.table.changed()
        return True

    def _times(self, key: str) -> int:
        times = self.table.app.settings.helped.get(key)
        return times if isinstance(times, int) else 0

    # what would be lost ------------------------------------------------------------------------------

    def holds_back(self, moves: Sequence[Move]) -> bool:
        """Whether the person is asked first: these moves give something up, and that was not said yet."""
        table = self.table
        find = _losses(table.session.header.game)
        if find is None or not table.app.settings.help:
            return False
        untold = table.app.settings.untold
        lost = [loss for loss in find(table.session.state, moves, table.seats.names) if loss[0] not in untold]
        count, kinds = len(table.session.moves), tuple(kind for kind, _ in lost)
        if not lost or self.warned == (count, kinds):
            return False
        self.warned = (count, kinds)
        table.controller.settled = []  # to be decided again
        if table.controller.trial is None:
            table.controller.chosen = []
        table.app.ask(
            Dialog(
                ("app.loss.title", {}),
                [phrase for _, phrase in lost],
                [
                    (("app.loss.back", {}), table.app.close_dialog, "wood"),
                    (("app.loss.never", {}), lambda: self._go_on(moves, kinds), "wood"),
                    (("app.loss.on", {}), lambda: self._go_on(moves), "brass"),
                ],
            )
        )
        return True

    def _go_on(self, moves: Sequence[Move], never: Sequence[str] = ()) -> None:
        settings = self.table.app.settings
        settings.untold += [kind for kind in never if kind not in settings.untold]
        self.table.app.save_settings()
        self.table.app.close_dialog()
        self.table.commit(*moves)
