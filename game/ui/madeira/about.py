"""What all tips share: whose prices they tell, how they mark what is not known from the booklet."""

from __future__ import annotations

from game.madeira import moves as m
from game.madeira.board import RECONSTRUCTED
from game.madeira.state import Madeira
from game.madeira.wood import access, within_reach
from game.ui.madeira.words import n, phrase
from game.ui.tableview import Context
from game.ui.text import Phrase

Lines = list[Phrase | str]


def whose(s: Madeira, ctx: Context) -> int:
    """Whose prices a tip tells: the seat that is asked if a person plays it, else the only person; -1 nobody's."""
    if s.to_act is not None and s.to_act in ctx.people:
        return s.to_act
    return next(iter(ctx.people)) if len(ctx.people) == 1 else -1


def mark(value: str) -> Lines:
    """A discreet word about values that are not known from the booklet."""
    return [phrase("note_short")] if value == RECONSTRUCTED else []


def reach(s: Madeira, p: int) -> Phrase:
    """How much wood a player could get."""
    sources = access(s, p)
    if sources >> m.FOREST & 1:
        return phrase("character.reach_forest")
    return phrase("character.reach", wood=n("wood", within_reach(s, sources)))
