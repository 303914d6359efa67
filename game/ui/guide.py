"""Guided games: what to say, what to point at and which moves to wait for, as data.

`assets/guides/<game>.json`:

    {"players": 3, "seed": 7, "options": {…}, "bots": ["easy", …],
     "steps": [{"chapter": "land", "text": "welcome", "point": [["role", "farmer"]]},
               {"text": "choose", "point": [["role", "farmer"]], "wait": [["choose", "farmer"]]},
               {"play": [["take", "corn"], …]}],
     "hints": {"puerto_rico.prompt.choose.0": "choose", …}}

A step with `text` alone is read and clicked away. One with `wait` waits for these moves; another legal move is
answered with `otherwise` (or a general sentence) and not played. `play` are moves that come by themselves: those of
the others, and of the person where there is nothing to learn. After the last step the game goes on freely; `hints`
then say something the first time that a kind of decision (the key of its prompt) comes up. A guide of hints alone is
a whole game with a word at the right moment.

Texts are `guide.<game>.<name>` of the packs. Where a person stands follows from the moves played, so a guided game
is saved, continued and undone like any other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from game.core import Header, Move, Place, find
from game.core.state import as_move
from game.paths import data_path
from game.ui.text import Phrase

ENTRY = "guide"
"""The entry of the first seat in a journal's header that makes it a guided game."""

FACES = ("ui/portrait_2", "ui/portrait_1", "ui/portrait_7")
"""Of Inés, Tomás and Rosa: a guide speaks of her and him."""


@dataclass(frozen=True, slots=True)
class Step:
    text: str = ""
    chapter: str = ""  # begins here
    point: tuple[Place, ...] = ()
    wait: tuple[Move, ...] = ()
    otherwise: str = ""
    play: tuple[Move, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.wait or self.play


@dataclass(frozen=True, slots=True)
class Guide:
    game: str
    players: int
    seed: int
    options: Mapping[str, str | int | bool]
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    hints: Mapping[str, str]

    def header(self, names: Sequence[str]) -> Header:
        """A game about to begin: the person sits first."""
        seats = [{"name": names[0], ENTRY: self.game}]
        others = zip(names[1:], self.bots, FACES, strict=False)
        seats += [{"name": name, "bot": bot, "portrait": face} for name, bot, face in others]
        return Header(self.game, find(self.game).check(self.players, self.options), tuple(seats), self.seed)

    def phrase(self, name: str) -> Phrase:
        return f"guide.{self.game}.{name}", {}

    @property
    def chapters(self) -> list[str]:
        return [step.chapter for step in self.steps if step.chapter]


class Lesson:
    """How far a person has come in a guide."""

    def __init__(self, guide: Guide, played: Sequence[Move] = ()) -> None:
        self.guide = guide
        self.at = 0
        self.over = False  # left, or gone another way
        self.told: set[str] = set()  # hints given
        self.follow(played)

    @property
    def step(self) -> Step | None:
        if self.over or self.at >= len(self.guide.steps):
            return None
        return self.guide.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether nothing comes after the present step."""
        return self.at == len(self.guide.steps) - 1

    @property
    def chapter(self) -> str:
        """The chapter that the present step belongs to."""
        found = [step.chapter for step in self.guide.steps[: self.at + 1] if step.chapter]
        return found[-1] if found else ""

    def follow(self, played: Sequence[Move]) -> None:
        """Stand where these moves lead: at the first step that has something left to say or to play."""
        count = 0
        self.at = 0
        for i, step in enumerate(self.guide.steps):
            for move in step.moves:
                if count == len(played):
                    self.at = self._first_of(i, count)
                    return
                if played[count] != move:
                    self.over = True
                    return
                count += 1
        self.at = len(self.guide.steps)
        if count == len(played):
            self.at = self._first_of(len(self.guide.steps), count)

    def _first_of(self, i: int, count: int) -> int:
        """The first of the steps before step i that say something at the same position."""
        while i > 0 and not self.guide.steps[i - 1].moves:
            i -= 1
        return i

    def due(self, played: Sequence[Move]) -> Move:
        """The move of a `play` step that comes next; () if none does."""
        step = self.step
        if step is None or not step.play:
            return ()
        before = sum(len(other.moves) for other in self.guide.steps[: self.at])
        return step.play[len(played) - before]

    def moved(self, played: Sequence[Move]) -> None:
        """Moves were played: the step is over once all of its own are."""
        step = self.step
        if step is not None and step.moves:
            after = sum(len(other.moves) for other in self.guide.steps[: self.at + 1])
            if len(played) >= after:
                self.at += 1

    def read(self) -> None:
        """The words of a step that only says something are read."""
        self.at += 1

    def hint(self, prompt: str) -> str:
        """What to say about a kind of decision; "" if it was said, or the steps are not over."""
        if self.over or self.step is not None or prompt in self.told:
            return ""
        return self.guide.hints.get(prompt, "")


@cache
def load_guide(game: str) -> Guide | None:
    """The guide of a game; None if it has none."""
    path = data_path("assets", "guides", f"{game}.json")
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    steps = tuple(
        Step(
            step.get("text", ""),
            step.get("chapter", ""),
            tuple(tuple(place) for place in step.get("point", [])),
            tuple(as_move(move) for move in step.get("wait", [])),
            step.get("otherwise", ""),
            tuple(as_move(move) for move in step.get("play", [])),
        )
        for step in data["steps"]
    )
    bots = tuple(data["bots"])
    return Guide(game, data["players"], data["seed"], data["options"], bots, steps, data["hints"])


def guide_of(header: Header) -> Guide | None:
    """The guide of a game that is a guided one."""
    return load_guide(header.game) if header.seats[0].get(ENTRY) == header.game else None
