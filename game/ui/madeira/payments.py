"""Decisions about numbers, as data: what a panel is, and the wood that is paid or taken.

The other panels are in `duties.py`; `panels.py` draws them over the guild board, `drafts.py` gives them its clicks.
A row is something that can be had more or less of. What it all comes to is said in `lines`, what it costs beside the
price in `warnings`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Move, Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.board import wood_price
from game.madeira.position import T_WOOD
from game.madeira.state import Madeira
from game.madeira.wood import access
from game.ui.madeira import words
from game.ui.madeira.words import phrase
from game.ui.text import Phrase


@dataclass(slots=True)
class Row:
    """So many of something; a click on its place on the board means one more."""

    place: Place
    piece: str  # the name of its picture
    what: Phrase
    value: int
    most: int
    least: int = 0


class Panel:
    """A decision about numbers, begun with the best answer to it."""

    toggles = False  # rows are either in or out

    def __init__(self, state: Madeira, title: Phrase) -> None:
        self.state = state
        self.seat = state.seat
        self.title = title
        self.rows: list[Row] = []

    # what a panel says -----------------------------------------------------------------------------------

    def lines(self) -> list[Phrase]:
        """What it comes to."""
        return []

    def warnings(self) -> list[Phrase]:
        return []

    def done(self) -> Phrase:
        """The words on the button."""
        return phrase("move.done")

    def counted(self) -> list[Place]:
        """What on the board the answer is about."""
        return [row.place for row in self.rows if row.value]

    def result(self) -> list[Move] | None:
        raise NotImplementedError

    # what can be done ------------------------------------------------------------------------------------

    def may(self, i: int, by: int) -> bool:
        """Whether a row can go up or down."""
        row = self.rows[i]
        return row.least <= row.value + by <= row.most

    def step(self, i: int, by: int) -> bool:
        if not (0 <= i < len(self.rows) and self.may(i, by)):
            return False
        self.rows[i].value += by
        return True

    def touch(self, place: Place) -> bool:
        """A click on a button of the panel, or on the board."""
        if place[0] == "step":
            return self.step(int(place[1]), int(place[2]))
        for i, row in enumerate(self.rows):
            if row.place == place and self.may(i, 1):
                return self.step(i, 1)
        return False

    def lit(self) -> set[Place]:
        found: set[Place] = set()
        for i, row in enumerate(self.rows):
            for by in (-1, 1):
                if self.may(i, by):
                    found.add(("step", i, by))
                    if by > 0:
                        found.add(row.place)
        return found

    def keep(self) -> list[int]:
        return [row.value for row in self.rows]

    def restore(self, values: list[int]) -> None:
        for row, value in zip(self.rows, values, strict=True):
            row.value = value


# wood -------------------------------------------------------------------------------------------------------


def sources(s: Madeira, pieces: int) -> list[Row]:
    """Where so many pieces of wood can come from; begun with the fields that are nearest to being cleared."""
    rows = []
    for f in m.bits(access(s, s.seat)):
        most = pieces if f == m.FOREST else min(pieces, s.field_wood[f])
        place = ("field", m.FIELD_NAMES[f])
        rows.append(Row(place, "wood", words.source(s, f), 0, most))
    spread(rows, pieces)
    return rows


def spread(rows: list[Row], pieces: int) -> None:
    """The best beginning: a field that is cleared yields its good, the forest is never cleared."""
    left = pieces
    for row in sorted(rows, key=lambda row: (row.place[1] == "forest", row.most)):
        row.value = min(left, row.most)
        left -= row.value
    room = sum(row.most for row in rows)
    for row in rows:  # what must come from here in any case
        row.least = max(0, pieces - (room - row.most))


class Wood(Panel):
    """So many pieces of wood from several sources: more from one is less from another."""

    def __init__(self, state: Madeira, title: Phrase, pieces: int, prefix: list[Move], paid: bool) -> None:
        super().__init__(state, title)
        self.pieces = pieces
        self.prefix = prefix
        self.paid = paid
        self.rows = sources(state, pieces)

    def may(self, i: int, by: int) -> bool:
        row = self.rows[i]
        if not row.least <= row.value + by <= row.most:
            return False
        return self._other(i, by) is not None

    def _other(self, i: int, by: int) -> Row | None:
        """The source that gives or takes what this one takes or gives."""
        others = [row for j, row in enumerate(self.rows) if j != i and row.least <= row.value - by <= row.most]
        return max(others, key=lambda row: by * row.value + (0 if by > 0 else row.most)) if others else None

    def step(self, i: int, by: int) -> bool:
        if not (0 <= i < len(self.rows) and self.may(i, by)):
            return False
        other = self._other(i, by)
        assert other is not None
        self.rows[i].value += by
        other.value -= by
        return True

    def lines(self) -> list[Phrase]:
        if not self.paid:
            return [phrase("panel.wood.free", wood=words.n("wood", self.pieces))]
        s = self.state
        own = s.wood[self.seat] if self.prefix else 0
        told = [phrase("panel.wood.own", wood=words.n("wood", own))] if own else []
        told.append(bought(s, self.pieces, paid=not self.prefix))
        return told

    def done(self) -> Phrase:
        if not self.paid:
            return phrase("move.take_wood", wood=words.n("wood", self.pieces))
        if not self.prefix:
            return phrase("move.done")
        return phrase("move.pay", cost=words.n("reals", extra_price(self.state, self.pieces)))

    def result(self) -> list[Move] | None:
        return [*self.prefix, *choices(self.state, self.prefix, self.rows)]


def extra_price(s: Madeira, pieces: int) -> int:
    """What these pieces cost beside those that were bought before in this turn."""
    return wood_price(s.bought + pieces) - wood_price(s.bought)


def bought(s: Madeira, pieces: int, paid: bool = False) -> Phrase:
    """What is bought and what it costs, with the reals that stay."""
    if paid:
        return phrase("panel.wood.paid", wood=words.n("wood", pieces))
    price = extra_price(s, pieces)
    told = {"wood": words.n("wood", pieces), "reals": words.n("reals", price)}
    if s.bought:
        return phrase("panel.wood.more", before=words.n("wood", s.bought), **told)
    return phrase("panel.wood.buy", left=words.n("reals", s.reals[s.seat] - price), **told)


def choices(s: Madeira, prefix: list[Move], rows: list[Row]) -> list[Move]:
    """The moves that take the wood from there, as far as the rules ask for it."""
    trial, moves = s.copy(), list[Move]()
    for move in prefix:
        trial.play(move)
    for row in rows:
        for _ in range(row.value):
            if trial.to_act == s.seat and trial.stack and trial.stack[-1][0] == T_WOOD:
                move = ("wood", row.place[1])
                trial.play(move)
                moves.append(move)
    return moves


def payment(s: Madeira, moves: list[Move]) -> Wood | None:
    """What a district or a new ship costs, if wood must be bought for it."""
    kind = moves[-1][0]
    if kind == "build":
        favour = m.FAVOUR[str(moves[-1][1])]
        need = board.DISTRICT_WOOD[s.districts.index(favour) % 4]
        title = phrase("panel.wood.build", favour=words.favour(str(moves[-1][1])), wood=words.n("wood", need))
    elif kind == "ship" and moves[-1][1] == "reserve":
        need = 1
        title = phrase("panel.wood.ship", wood=words.n("wood", need))
    else:
        return None
    missing = need - s.wood[s.seat]
    return Wood(s, title, missing, moves, True) if missing > 0 else None
