"""A table that knows nothing but events: how many pieces lie in each public place.

Each game tells, in `ZONES`, what lies where in a state (`zones`) and, where an event is more than pieces going from
one place to another, how to read it (`feed`). A game that is not listed is not yet told completely by its events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core import Event, Place

Zones = Counter[Place]


def move_pieces(zones: Zones, event: Event) -> None:
    """`amount` pieces leave the source and arrive at the target; what has no place does not count."""
    if event.source and event.target:
        zones[event.source] -= event.amount
        zones[event.target] += event.amount


# San Juan ------------------------------------------------------------------------------------------------------


def san_juan(state: Any) -> Zones:
    from game.san_juan.cards import KEYS
    from game.san_juan.moves import COVER, ROLES

    zones: Zones = Counter({("deck",): len(state.deck), ("discard",): len(state.discard)})
    zones["cathedral",] = int(state.cathedral)
    zones["governor", state.governor] = 1
    zones["open",] = int(state.price_card() >= 0)
    zones["prices",] = 5 - zones["open",]
    for role, seat in zip(ROLES, state.taken, strict=True):
        zones["role", role] = int(seat < 0)
        zones["taken", seat if seat >= 0 else 0] += seat >= 0
    if state.to_act is not None:
        zones["drawn", state.to_act] = len(state.drawn)
        zones["pending", state.to_act] = int(state.stage == COVER)
    for seat, player in enumerate(state.seats):
        zones["hand", seat] = len(player.hand)
        zones["covered", seat] = len(player.covered)
        for i, kind in enumerate(player.built):
            zones["town", seat, i, KEYS[kind]] = 1
            zones["good", seat, i] = int(player.good_at(i))
        for key in ("chapel", "church", "harbor"):
            zones["under", seat, key] = len(getattr(player, key))
    return zones


def feed_san_juan(zones: Zones, event: Event) -> None:
    if event.kind == "back":
        for place in [place for place in zones if place[0] == "taken"]:
            del zones[place]
        for role in event.detail:
            zones["role", role] += 1
        return

    def zone(place: Place) -> Place:
        if place and place[0] in ("hand", "drawn"):
            return place[:2]
        return (*place, event.piece) if place and place[0] == "town" else place  # which building: that too is told

    move_pieces(zones, event._replace(source=zone(event.source), target=zone(event.target)))


ZONES: dict[str, tuple[Callable[[Any], Zones], Callable[[Zones, Event], None]]] = {
    "san_juan": (san_juan, feed_san_juan),
}
