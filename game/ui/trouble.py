"""When something goes wrong: it is told in a dialog, a report is written, and play goes on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game import __version__
from game.ui.folders import write_report
from game.ui.text import Phrase
from game.ui.widgets import Dialog

if TYPE_CHECKING:
    from game.ui.shell import App

CALM = 3.0  # seconds of play after which a fault is not of the same trouble as the last one
MOST = 3  # faults of the same trouble; one more leads back to the title


class Trouble:
    def __init__(self, app: App) -> None:
        self.app = app
        self.faults = 0  # in quick succession
        self.calm = 0.0  # seconds since the last one, dialogs aside

    def pass_time(self, seconds: float) -> None:
        if not self.app.dialogs:
            self.calm += seconds

    def tell(self, error: Exception) -> None:
        """A dialog that says what happened and where the game is saved; behind it the scene is taken up again."""
        app = self.app
        self.faults = 1 if self.calm > CALM else self.faults + 1
        self.calm = 0.0
        journal = next((path for scene in reversed(app.stack) if (path := scene.journal()) is not None), None)
        more = f"Caravelle {__version__}, scene {app.scene.name}, journal {journal}"
        report = write_report(app.folders, error, more)
        body: list[Phrase | str] = [("app.fault.what", {"what": f"{type(error).__name__}: {error}"[:300]})]
        if journal is not None:
            body.append(("app.fault.saved", {"path": str(journal)}))
        body.append(
            ("app.fault.report", {"path": str(report)}) if report is not None else ("app.fault.no_report", {})
        )
        app.dialogs.clear()
        if self.faults > MOST:
            self.retreat()
        else:
            self.recover()
        app.ask(
            Dialog(
                ("app.fault.title", {}),
                body,
                [
                    (("app.fault.to_title", {}), self.retreat, "wood"),
                    (("app.fault.go_on", {}), app.close_dialog, "brass"),
                ],
            )
        )

    def recover(self) -> None:
        """Let the scene take up again what was interrupted; if it cannot, that too must not end the game."""
        try:
            self.app.scene.recover()
        except Exception:
            logging.getLogger(__name__).exception("taking up %s again", self.app.scene.name)

    def retreat(self) -> None:
        """Back to the title."""
        self.faults = 0
        self.app.restart()
