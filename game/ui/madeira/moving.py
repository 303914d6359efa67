"""What flies over the boards when something happens, and how it sounds."""

from __future__ import annotations

from game.core import Event, Place, State
from game.madeira import board
from game.ui import draw
from game.ui.graph import Art
from game.ui.madeira import art
from game.ui.tableview import Context

STILL = frozenset({
    "take", "lay_back", "guild", "wake", "use", "back", "income", "exchange", "raise", "lower", "activate",
    "refuse",
    "decline", "repair",
})  # fmt: skip
"""What stays where it is, or what another event's pieces already show."""

PIECES = frozenset({"spend", "gain", "buy", "harvest", "pirates", "banish", "feed", "convert"})
SEATED = {"worker": 26.0, "honour": 26.0, "ship": 34.0, "mark": 22.0, "token": 22.0, "marker": 24.0, "pass": 24.0}
Piece = tuple[Art, tuple[float, float]]


def node_for(place: Place, state: State, viewer: int) -> Place:
    """The key of the node at which a place is to be seen."""
    return place


def _colour(event: Event, ctx: Context) -> str:
    return ctx.colours[event.seat] if event.seat >= 0 else ""


def _values(event: Event) -> tuple[int, ...]:
    """What the dice of an event show."""
    return tuple(int(value) for value in event.detail if isinstance(value, int)) or (1,)


def piece(event: Event, state: State, ctx: Context) -> Piece | None:
    """The picture that travels."""
    kind, what = event.kind, event.piece
    if kind in STILL:
        return None
    if kind in ("row_dice", "pirate_dice"):
        return (art.rolled, _values(event), "pirate" if kind == "pirate_dice" else ""), (24, 24)
    if kind == "roll":
        values = _values(event)[2:]
        return ((art.rolled, values, ""), (24, 24)) if values else None
    if kind == "take_dice":
        return (art.rolled, _values(event), _colour(event, ctx)), (24, 24)
    if kind in ("die", "set_aside"):
        return (art.die, _values(event)[0], _colour(event, ctx)), (24, 24)
    if kind == "pirate_die":
        return (art.die, _values(event)[0], "pirate"), (24, 24)
    if kind in SEATED and event.seat >= 0:
        name = "marker" if kind in ("mark", "token", "pass") else "worker" if kind == "honour" else kind
        return (draw.image, art.piece(name, _colour(event, ctx))), (SEATED[kind], SEATED[kind])
    if kind == "clear":
        return _cleared(event, ctx)
    if kind == "citizen":
        return (art.citizen,), (24, 24)
    if kind == "character":
        return (draw.image, art.character(what)), (38, 38)
    if kind in ("row", "answer"):
        return (art.request_tile, what), (34, 34)
    if kind == "build":
        return (art.favour_tile, what), (40, 40)
    if kind == "reward":
        return (draw.image, art.royal(what)), (34, 34)
    if kind == "pass_reward":
        return (draw.image, art.pass_reward(what)), (28, 28)
    if kind == "lady":
        return (draw.image, art.LADY), (34, 34)
    if kind in ("scored", "possessions"):
        return (draw.image, "madeira/prestige"), (26, 26)
    if kind in PIECES:
        return (draw.image, art.piece(what)), (24, 24)
    return None


def _cleared(event: Event, ctx: Context) -> Piece:
    """What leaves the board after the buildings."""
    what = event.piece
    if what in board.CHARACTERS:
        return (draw.image, art.character(what)), (38, 38)
    if what == "marker":
        return (draw.image, art.piece("marker", _colour(event, ctx))), (22, 22)
    return (draw.image, art.piece(what)), (22, 22)


SOUNDS = {
    "row": "choose",
    "row_dice": "tile",
    "roll": "tile",
    "die": "tile",
    "pirate_die": "tile",
    "worker": "worker",
    "citizen": "worker",
    "honour": "points",
    "ship": "ship_bell",
    "build": "build",
    "wake": "tile",
    "use": "choose",
    "activate": "build",
    "lady": "build",
    "harvest": "crate",
    "exchange": "crate",
    "buy": "crate",
    "raise": "crate",
    "lower": "crate",
    "gain": "coin",
    "spend": "coin",
    "reward": "choose",
    "pass": "turn",
    "pirates": "crate",
    "prestige": "points",
    "scored": "points",
    "round": "end_round",
    "end": "game_over",
}


def sound(event: Event) -> str:
    return SOUNDS.get(event.kind, "")
