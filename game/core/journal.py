"""A game is its moves: one append-only text file, one JSON value a line.

    {"caravelle": 2, "game": "puerto_rico", "options": {…}, "seats": [{"name": "Ana"}, …], "seed": 7}
    ["choose", "farmer"]
    {"undo": 1}
    {"digest": "0123456789ab", "moves": 16}

Every line is flushed before the move is shown. Loading is replaying. A last line without its line feed was
never acknowledged and is dropped; anything else that is not as expected is an error that names the line, and
the file is left alone.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from game.core import registry
from game.core.errors import CaravelleError, IllegalMove, JournalError, OptionError, glimpse
from game.core.options import Options
from game.core.state import Listener, Move, State, as_move

FORMAT = 2
DIGEST_EVERY = 16
MAX_BYTES = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Header:
    """What a game starts from. A seat is a small object; `name` is the only entry that all have."""

    game: str
    options: Options
    seats: tuple[Mapping[str, Any], ...]
    seed: int

    def start(self) -> State:
        """The first position."""
        return registry.find(self.game).new(len(self.seats), self.seed, self.options)

    def to_json(self) -> dict[str, Any]:
        return {
            "caravelle": FORMAT,
            "game": self.game,
            "options": self.options,
            "seats": [dict(seat) for seat in self.seats],
            "seed": self.seed,
        }


@dataclass(slots=True)
class Record:
    """A journal that was read: the moves that count, after all undos, with the line that each stands on."""

    header: Header
    moves: list[Move] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    digests: dict[int, tuple[str, int]] = field(default_factory=dict)
    size: int = 0
    """Bytes up to the end of the last complete line."""
    format: int = FORMAT
    """Of the version that wrote it: older rules dealt and asked differently, so an old game may not replay."""

    def replay(self, to: int | None = None, listener: Listener | None = None) -> State:
        """Play the moves (the first `to` of them) and compare every digest on the way."""
        try:
            state = self.header.start()
        except OptionError as error:
            raise JournalError(f"line 1: {error}") from error
        state.listener = listener
        count = len(self.moves) if to is None else to
        if not 0 <= count <= len(self.moves):
            raise JournalError(f"the journal has {len(self.moves)} moves, there is no move {count}")
        self._compare(state, 0)
        for i in range(count):
            try:
                state.play(self.moves[i])
            except IllegalMove as error:
                raise JournalError(f"line {self.lines[i]}: {self._older()}{error}") from error
            self._compare(state, i + 1)
        return state

    def _older(self) -> str:
        return "" if self.format == FORMAT else "written by an older version of Caravelle with other rules; "

    def _compare(self, state: State, played: int) -> None:
        if played in self.digests:
            expected, line = self.digests[played]
            found = state.digest()
            if found != expected:
                raise JournalError(
                    f"line {line}: {self._older()}after {played} moves the position is {found}, "
                    f"expected was {glimpse(expected)}"
                )


def _header(value: Any) -> Header:
    if not isinstance(value, dict) or "caravelle" not in value:
        raise JournalError("line 1: expected the header of a Caravelle journal")
    version = value["caravelle"]
    if type(version) is not int or version < 1:
        raise JournalError("line 1: the format version must be a whole number from 1")
    if version > FORMAT:
        raise JournalError(
            f"line 1: written by a newer version of Caravelle (format {version}, this one reads up to {FORMAT})"
        )
    seats, seed, key = value.get("seats"), value.get("seed"), value.get("game")
    options = value.get("options")
    if not isinstance(key, str):
        raise JournalError('line 1: expected the name of a game under "game"')
    if not isinstance(seats, list) or not all(
        isinstance(seat, dict) and isinstance(seat.get("name"), str) for seat in seats
    ):
        raise JournalError("line 1: expected a list of seats, each with a name")
    if type(seed) is not int:
        raise JournalError("line 1: expected a whole number as seed")
    if not isinstance(options, dict):
        raise JournalError("line 1: expected an object of options")
    try:
        json.dumps(seats, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise JournalError("line 1: the seats hold something that cannot be written as text") from error
    try:
        chosen = registry.find(key).check(len(seats), options)
    except OptionError as error:
        raise JournalError(f"line 1: {error}") from error
    return Header(key, chosen, tuple(seats), seed)


def parse(data: bytes) -> Record:
    """The record of a journal's bytes; nothing is played yet."""
    end = data.rfind(b"\n") + 1
    if end == 0:
        raise JournalError("line 1: expected the header of a Caravelle journal")
    record: Record | None = None
    for number, raw in enumerate(data[:end].split(b"\n")[:-1], 1):
        try:
            value = json.loads(raw.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise JournalError(f"line {number}: expected JSON, found {_glimpse(raw)}") from error
        if record is None:
            record = Record(_header(value), size=end, format=value["caravelle"])
        elif isinstance(value, list):
            try:
                record.moves.append(as_move(value))
            except IllegalMove as error:
                raise JournalError(f"line {number}: {error}") from error
            record.lines.append(number)
        elif isinstance(value, dict) and set(value) == {"undo"}:
            _undo(record, value["undo"], number)
        elif isinstance(value, dict) and set(value) == {"digest", "moves"}:
            played = value["moves"]
            if type(played) is not int or played != len(record.moves) or not isinstance(value["digest"], str):
                raise JournalError(f"line {number}: expected a digest after {len(record.moves)} moves")
            record.digests[played] = (value["digest"], number)
        else:
            raise JournalError(f"line {number}: expected a move, an undo or a digest, found {_glimpse(raw)}")
    assert record is not None
    return record


def _undo(record: Record, count: object, number: int) -> None:
    if type(count) is not int or not 1 <= count <= len(record.moves):
        raise JournalError(f"line {number}: expected an undo of 1 to {len(record.moves)} moves")
    keep = len(record.moves) - count
    del record.moves[keep:], record.lines[keep:]
    for played in [n for n in record.digests if n > keep]:
        del record.digests[played]


def _glimpse(raw: bytes) -> str:
    return repr(raw[:60].decode("utf-8", "replace"))


def read(path: str | Path) -> Record:
    """The record of a journal file."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise JournalError(f"{path}: cannot be read ({error.strerror or error})") from error
    if len(data) > MAX_BYTES:
        raise JournalError(f"{path}: too large to be a journal")
    try:
        return parse(data)
    except JournalError as error:
        raise JournalError(f"{path}, {error}") from error


def replay(path: str | Path, to: int | None = None, listener: Listener | None = None) -> State:
    """Read and play a journal through, verified; `JournalError` names the file and the line."""
    record = read(path)
    try:
        return record.replay(to, listener)
    except CaravelleError as error:
        raise JournalError(f"{path}, {error}") from error


class Journal:
    """A journal open for writing. A line is in the operating system's hands before `move` returns.

    If a line cannot be written (a full disk), the OSError is raised and the line is kept: it goes before the
    next one, so that the file never has a gap.
    """

    def __init__(self, path: Path, file: BinaryIO, played: int) -> None:
        self.path = path
        self._file = file
        self._played = played
        self._end = file.tell()
        self._unwritten = b""

    @classmethod
    def create(cls, path: str | Path, header: Header) -> Journal:
        """Start a new file; refuses to touch one that exists (FileExistsError)."""
        file = open(path, "xb", buffering=0)  # noqa: SIM115 - closed by close()
        journal = cls(Path(path), file, 0)
        try:
            journal._write(header.to_json())
        except OSError:
            file.close()
            os.unlink(path)  # ours, and empty
            raise
        return journal

    @classmethod
    def resume(cls, path: str | Path, record: Record) -> Journal:
        """Go on with a file that `read` has read: a torn last line is cut off, nothing else is touched."""
        file = open(path, "r+b", buffering=0)  # noqa: SIM115 - closed by close()
        size = file.seek(record.size)
        if b"\n" in file.read():
            file.close()
            raise JournalError(f"{path}: somebody else went on with this game since it was read")
        file.truncate(size)
        file.seek(size)
        return cls(Path(path), file, len(record.moves))

    def move(self, move: Sequence[str | int], state: State) -> None:
        """Append a move; `state` is the position after it."""
        self._played += 1
        if self._played % DIGEST_EVERY == 0:
            self._write(list(move), {"digest": state.digest(), "moves": self._played})
        else:
            self._write(list(move))

    def undo(self, count: int) -> None:
        """Append that the last `count` moves are taken back."""
        self._played -= count
        self._write({"undo": count})

    def _write(self, *values: object) -> None:
        for value in values:
            line = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
            self._unwritten += line.encode() + b"\n"
        try:
            self._file.seek(self._end)
            written = self._file.write(self._unwritten)
            if written != len(self._unwritten):
                raise OSError(errno.ENOSPC, f"only {written} of {len(self._unwritten)} bytes could be written")
        except OSError:
            with suppress(OSError):
                self._file.truncate(self._end)  # a full disk can leave half a line behind
            raise
        self._end += written
        self._unwritten = b""

    def close(self) -> None:
        self._file.close()
