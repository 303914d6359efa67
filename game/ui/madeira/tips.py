"""What things say when one points at them. Everything at this table is public.

`TIPS` has a function for each kind of place: its name, what it does, and what it would come to now for the seat that
is asked (or the only person). They are in `about_land.py`, `about_crown.py` and `about_people.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core import Place
from game.madeira.state import Madeira
from game.ui.madeira import about_crown as crown
from game.ui.madeira import about_land as land
from game.ui.madeira import about_people as people
from game.ui.madeira.about import Lines
from game.ui.madeira.seen import Seen
from game.ui.madeira.whynot import explain
from game.ui.tableview import Context

__all__ = ["explain", "tip"]


def tip(seen: Seen, place: Place) -> Lines:
    """The tip of a place of the rules; the first line is its heading."""
    told = TIPS.get(str(place[0])) if place else None
    return told(seen.state, place, seen.ctx) if told is not None else []


TIPS: dict[str, Callable[[Madeira, Place, Context], Lines]] = {
    "field": land.field,
    "worker": land.worker,
    "space": land.space,
    "city": land.city,
    "citizen": land.citizen,
    "die": land.die,
    "pirate_die": land.pirate_die,
    "building": land.building,
    "character": land.character,
    "marker": land.marker,
    "favour": crown.favour,
    "guild": crown.guild,
    "row": crown.row,
    "offer": crown.offer,
    "tile": crown.tile,
    "order": crown.order,
    "pass_reward": crown.pass_reward,
    "landing": crown.landing,
    "market": crown.market,
    "ship": crown.ship,
    "colony": crown.colony,
    "royal": crown.royal,
    "watch": people.watch,
    "mill": people.mill,
    "lever": people.lever,
    "good": people.good,
    "stock": people.good,
    "pirates": lambda s, place, ctx: people.good(s, ("good", place[1], "pirates"), ctx),
    "hungry": people.hungry,
    "score": people.score,
    "reserve": people.seat,
    "portrait": people.seat,
    "zoom": people.zoom,
    "round": people.round,
    "phase": people.phase,
    "supply": people.supply,
}
