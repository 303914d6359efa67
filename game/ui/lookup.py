"""F1: the page of the rules book about what the pointer is over or the keyboard has reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, State
from game.ui.book import load_book
from game.ui.graph import visible

if TYPE_CHECKING:
    from game.ui.history import Entry
    from game.ui.shell import App
    from game.ui.table import Table


def look_up(table: Table) -> None:
    """Open the book at the page about what is pointed at; else show the line of help again, or open the book at the
    page about the decision at hand."""
    from game.ui.scenes.book import Rules

    header = table.session.header
    book = load_book(header.game)
    page = page_at(table)
    if not page and table.coach.remind():
        return
    if book is not None:
        page = page or book.page_now(table.session.state)
        table.app.push(Rules(table.app, header.game, header.options, page))


def page_at(table: Table) -> str:
    """The page about what is pointed at, "" if there is none."""
    book = load_book(table.session.header.game)
    for place in places(table.app) if book is not None else []:
        assert book is not None
        if place[:2] == ("log", "entry") and 0 <= int(place[2]) < len(table.log.entries):
            return page_behind(table, table.log.entries[int(place[2])])
        page = book.page_of(place, table.position)
        if page:
            return page
    return ""


def page_behind(table: Table, entry: Entry) -> str:
    """The page about the rule behind a line of the log, "" without a book."""
    book = load_book(table.session.header.game)
    return "" if book is None else book.page_for(entry.phrase, before(table, entry.moves))


def before(table: Table, moves: int) -> State:
    """The position in which the move was made that became the `moves`-th."""
    state = table.session.header.start()
    for move in table.session.moves[: max(0, moves - 1)]:
        state.play(move)
    return state


def places(app: App) -> list[Place]:
    """What the keyboard has reached, or else what lies under the pointer, the uppermost first."""
    if app.focus.shown and app.focus.node is not None:
        return [app.focus.node.stands_for]
    x, y = app.pointer.units
    found: list[Place] = []
    for item in reversed(app.stage.items):
        if visible(item, x, y):
            if item.node.stands_for:
                found.append(item.node.stands_for)
            if item.node.block:
                break
    return found
