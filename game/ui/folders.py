"""Where settings, games and the log are kept."""

from __future__ import annotations

import logging
import logging.handlers
import os
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import platformdirs

NAME = "caravelle"


@dataclass(frozen=True, slots=True)
class Folders:
    config: Path
    data: Path
    log: Path

    @property
    def games(self) -> Path:
        return self.data / "games"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @classmethod
    def default(cls) -> Folders:
        """The platform's folders; CARAVELLE_HOME puts all of them in one place (a memory stick, a test)."""
        home = os.environ.get("CARAVELLE_HOME")
        if home:
            return cls.under(Path(home))
        return cls(
            platformdirs.user_config_path(NAME, appauthor=False),
            platformdirs.user_data_path(NAME, appauthor=False),
            platformdirs.user_log_path(NAME, appauthor=False),
        )

    @classmethod
    def under(cls, root: Path) -> Folders:
        return cls(root / "config", root / "data", root / "log")


def start_log(folders: Folders) -> OSError | None:
    """Write warnings and reports to a rotating file; without it the app runs all the same."""
    root = logging.getLogger("game")
    root.setLevel(logging.INFO)
    root.propagate = False
    for old in list(root.handlers):
        root.removeHandler(old)
        old.close()
    try:
        folders.log.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.handlers.RotatingFileHandler(
            folders.log / "caravelle.log", maxBytes=512 * 1024, backupCount=3, encoding="utf-8", delay=True
        )
    except OSError as error:
        root.addHandler(logging.NullHandler())
        return error
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return None


def write_report(folders: Folders, error: BaseException, more: str) -> Path | None:
    """The report of an unexpected fault; None if it cannot be written."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folders.log / f"report-{stamp}.txt"
    text = "".join(traceback.format_exception(error))
    logging.getLogger(__name__).error("unexpected fault: %s\n%s", error, text)
    try:
        folders.log.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{more}\n\n{text}", encoding="utf-8")
    except OSError:
        return None
    return path
