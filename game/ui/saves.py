"""Saved games: the journals in the games folder."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from game.core import CaravelleError, Header, Journal, Move, Options, Session, journal
from game.ui.text import Phrase

SUFFIX = ".caravelle"


@dataclass(slots=True)
class Saved:
    """What the list shows of a journal; `fault` says why it cannot be opened."""

    path: Path
    when: float
    header: Header | None = None
    moves: list[Move] = field(default_factory=list)
    round_number: int = 0
    over: bool = False
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    fault: Phrase | None = None

    @property
    def picture(self) -> Path:
        return self.path.with_suffix(".png")


def paths(folder: Path) -> list[Path]:
    """The journals, the latest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def look(path: Path) -> Saved:
    """Read and replay a journal; whatever is wrong with it is told, not raised."""
    try:
        saved = Saved(path, path.stat().st_mtime)
    except OSError:
        return Saved(path, 0.0, fault=("app.saved.fault.unreadable", {}))
    try:
        record = journal.read(path)
        state = record.replay()
    except CaravelleError as error:
        saved.fault = why(error)
        return saved
    saved.header, saved.moves = record.header, record.moves
    saved.round_number, saved.over = state.round_number(), state.to_act is None
    if saved.over:
        saved.totals, saved.winners = state.totals(), state.winners()
    return saved


# What a journal's errors say, in the words of a person; the details stand in the log.
FAULTS = (
    ("cannot be read", "unreadable"),
    ("too large", "large"),
    ("somebody else", "changed"),
    ("header of a Caravelle journal", "no_journal"),
    ("newer", "version"),
    ("an older version", "older"),
    ("moves the position is", "digest"),
    ("expected", "entry"),
)


def why(error: CaravelleError) -> Phrase:
    """Why a journal cannot be opened."""
    told = str(error)
    logging.getLogger(__name__).warning("%s", told)
    line = re.search(r"line (\d+)", told)
    name = next((key for words, key in FAULTS if words in told), "move" if line else "damaged")
    if line and int(line[1]) == 1 and name in ("entry", "move"):
        name = "no_journal" if "expected JSON" in told else "header"
    what: Phrase = (f"app.saved.fault.{name}", {})
    return ("app.saved.fault.line", {"number": line[1], "what": what}) if line else what


def export(path: Path, target: Path) -> Phrase | None:
    """Copy a journal to where a person wants it; the phrase says why that failed. Nothing is overwritten."""
    if target.suffix != SUFFIX:
        target = target.with_name(target.name + SUFFIX)
    return _copy(path, target)


def take_in(path: Path, folder: Path) -> Phrase | None:
    """Copy a journal from elsewhere into the games folder, if it is one."""
    try:
        journal.read(path).replay()
    except CaravelleError as error:
        return ("app.saved.damaged", {"why": why(error)})
    return _copy(path, folder / path.name)


def _copy(path: Path, target: Path) -> Phrase | None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("xb") as copy:
            copy.write(path.read_bytes())
    except FileExistsError:
        return ("app.saved.exists", {"name": target.name})
    except OSError as error:
        return ("app.saved.not_copied", {"why": error.strerror or str(error)})
    return None


def latest(folder: Path) -> Saved | None:
    """The game to continue: the latest that is whole and not over."""
    for path in paths(folder)[:8]:
        saved = look(path)
        if not saved.fault and not saved.over:
            return saved
    return None


def people_of(seats: Sequence[Mapping[str, Any]]) -> list[int]:
    return [i for i, seat in enumerate(seats) if not seat.get("bot")]


def start(folder: Path, game: str, options: Options, seats: Sequence[Mapping[str, Any]], seed: int) -> Session:
    """A new game with its journal; if that cannot be written, the game is played all the same."""
    header = Header(game, options, tuple(dict(seat) for seat in seats), seed)
    session = Session(header, people_of(seats))
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(100):
            more = f"-{number + 1}" if number else ""
            try:
                session.journal = Journal.create(folder / f"{stamp}-{game}{more}{SUFFIX}", header)
                break
            except FileExistsError:
                continue
    except OSError as error:
        session.fault = error
    return session


def resume(path: Path) -> Session:
    """Continue a game where it was; `JournalError` if the file is damaged."""
    record = journal.read(path)
    return Session.open(path, people_of(record.header.seats))


def delete(path: Path) -> Phrase | None:
    """Remove a journal and its picture; the phrase says why that failed."""
    try:
        path.unlink()
        path.with_suffix(".png").unlink(missing_ok=True)
    except OSError as error:
        return ("app.saved.not_deleted", {"why": error.strerror or str(error)})
    return None
