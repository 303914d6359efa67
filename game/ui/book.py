"""The rules book: pages made of the same words and pieces as the table.

A game supplies `game/ui/<game>/book.py`:

    pages(options)        the pages for a game with these options (None: all there are), in the order of the contents
    page_of(place, state) the page about a place of the board, "" if there is none
    page_now(state)       the page about what is being decided
    page_for(line, state) the page about the rule behind a line of the log; state is the position before it

Chapters are written in locales/book.<language>.json (`book.<game>.<page>.title`, `.text`, paragraphs are lines,
`.ruling` where the booklets are silent); pages about single things are made from the game's own pack.
"""

from __future__ import annotations

import importlib
import sys
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core import Place, State
from game.core.options import Options
from game.ui.graph import Art, Node
from game.ui.text import Phrase, has, say
from game.ui.widgets import Kit

Live = Callable[[Kit], Node | None]
"""Draws a part of a table, wherever it likes: the page moves it to its place."""

Figure = tuple[Art, tuple[float, float]] | Live
"""A piece as the table draws it, and its size in units; or a part of a table."""

Row = tuple[Figure, Phrase]


@dataclass(frozen=True, slots=True)
class Page:
    """`key` names it, `chapter` is its heading in the contents, `see` are related pages, `rows` are figures with what
    there is to say about each (a legend, a table of values)."""

    key: str
    chapter: Phrase
    title: Phrase
    text: tuple[Phrase, ...]
    figures: tuple[Figure, ...] = ()
    see: tuple[str, ...] = ()
    ruling: Phrase | None = None
    rows: tuple[Row, ...] = ()

    def paragraphs(self) -> list[str]:
        return [line for part in self.text for line in say(part).split("\n") if line]

    def words(self) -> str:
        """All that can be searched for, folded."""
        ruling = [say(self.ruling)] if self.ruling else []
        rows = [say(words) for _, words in self.rows]
        return folded(" ".join([say(self.title), *self.paragraphs(), *ruling, *rows]))


class Book(Protocol):
    def pages(self, options: Options | None) -> Sequence[Page]: ...

    def page_of(self, place: Place, state: State) -> str: ...

    def page_now(self, state: State) -> str: ...

    def page_for(self, line: Phrase, state: State) -> str: ...


def has_book(game: str) -> bool:
    """Whether a game has a book, without loading it."""
    name = f"game.ui.{game}.book"
    if name in sys.modules:
        return True
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):  # its package is not there, or not whole
        return False


def load_book(game: str) -> Book | None:
    """The book of a game; None if it has none."""
    name = f"game.ui.{game}.book"
    try:
        return cast(Book, importlib.import_module(name))
    except ModuleNotFoundError as error:
        if error.name not in (name, f"game.ui.{game}"):
            raise
        return None


def written(
    game: str,
    chapter: str,
    key: str,
    names: Mapping[str, Any],
    variants: Iterable[str] = (),
    figures: Sequence[Figure] = (),
    see: Sequence[str] = (),
    rows: Sequence[Row] = (),
) -> Page:
    """A page of the book's pack: its text, then what the edition or the options add (`text_<variant>`)."""
    stem = f"book.{game}.{key}"
    parts = [f"{stem}.text", *(f"{stem}.text_{variant}" for variant in variants if has(f"{stem}.text_{variant}"))]
    return Page(
        key,
        (f"book.{game}.chapter.{chapter}", {}),
        (f"{stem}.title", names),
        tuple((part, names) for part in parts),
        tuple(figures),
        tuple(see),
        ruling_on(game, key, names),
        tuple(rows),
    )


def ruling_on(game: str, key: str, names: Mapping[str, Any]) -> Phrase | None:
    """What we decided where the booklets are silent."""
    stem = f"book.{game}.{key}.ruling"
    return (stem, names) if has(stem) else None


def folded(words: str) -> str:
    """For comparing: lower case, without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", words.lower()) if not unicodedata.combining(c))


def search(pages: Sequence[Page], words: str) -> list[Page]:
    """The pages that hold all the words, those with one in the title first."""
    wanted = folded(words).split()
    found = [page for page in pages if all(word in page.words() for word in wanted)]
    return sorted(found, key=lambda page: not all(word in folded(say(page.title)) for word in wanted))
