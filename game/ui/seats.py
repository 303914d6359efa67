"""Who sits at the table: names, colours, portraits and bots of a game's seats. The file may hold anything."""

from __future__ import annotations

from game.core import Header
from game.ui import draw

COLOURS = tuple(f"seat{i}" for i in range(5))
PORTRAITS = tuple(f"ui/portrait_{i}" for i in range(10))
LONGEST_NAME = 24

FACES = {
    "Inés": "ui/portrait_2",
    "Mateo": "ui/portrait_1",
    "Rosa": "ui/portrait_7",
    "Tomás": "ui/portrait_3",
    "Lucía": "ui/portrait_9",
}
"""The names that bots are given, and a face that goes with each."""


class Seats:
    def __init__(self, header: Header) -> None:
        self._seats = header.seats
        count = range(len(header.seats))
        self.names = [self._entry(i, "name", f"{i + 1}")[:LONGEST_NAME] for i in count]
        self.colours = [_known(self._entry(i, "colour", ""), COLOURS, i) for i in count]
        faces = [FACES.get(name, "") for name in self.names]
        self.portraits = [portrait(self._entry(i, "portrait", faces[i]), i) for i in count]

    def _entry(self, seat: int, entry: str, default: str) -> str:
        value = self._seats[seat].get(entry)
        return value if isinstance(value, str) and value else default

    def bot(self, seat: int) -> str:
        return self._entry(seat, "bot", "random")


def _known(name: str, names: tuple[str, ...], seat: int) -> str:
    return name if name in names else names[seat % len(names)]


def portrait(name: str, seat: int) -> str:
    """One of the portraits, or another that the app has a picture of (what the rules play has a face of its own)."""
    if name.startswith("ui/portrait_") and name.removeprefix("ui/portrait_").isalnum() and draw.has_picture(name):
        return name
    return PORTRAITS[seat % len(PORTRAITS)]
