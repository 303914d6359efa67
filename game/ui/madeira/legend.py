"""Every pictogram with its name, laid over the map when it is asked for."""

from __future__ import annotations

from functools import partial

from game.core import Place
from game.madeira import board
from game.ui import draw, pieces
from game.ui.graph import Art, Node, Rect, columns, inset
from game.ui.madeira import art, parts, seats
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import Phrase, say

KEY: Place = ("zoom", "legend")
Entry = tuple[Art, Phrase, Place]
"""A picture, its name, and the place whose tip explains it."""

COLUMNS = (("goods", "people"), ("characters", "requests", "guilds"), ("favours",), ("royal", "board"))


def button(seen: Seen, rect: Rect) -> Node:
    node = Node(KEY, rect, (draw.image, "ui/info"), shape="round")
    node.tip = phrase("board.legend.tip")
    return node


def _pieces(seen: Seen) -> list[tuple[Art, Phrase]]:
    colour = seen.ctx.colours[seen.viewer]
    return [
        ((art.worker, colour), phrase("piece.worker.name")),
        ((art.ship, colour), phrase("piece.ship.name")),
        ((art.marker, colour), phrase("piece.marker.name")),
        ((art.citizen,), phrase("piece.citizen.name")),
        ((seats.hungry,), phrase("board.legend.hungry")),
        ((draw.image, art.piece("pirates")), phrase("piece.pirates.name")),
    ]


def entries(seen: Seen, part: str) -> list[Entry]:
    """What a part of the legend shows."""
    none: Place = ()
    named: list[tuple[str, str, Place]]
    if part == "goods":
        stock = (*board.GOODS, "wood", "bread", "reals", "prestige")
        return [((draw.image, art.piece(key)), phrase(f"piece.{key}.name"), none) for key in stock]
    if part == "people":
        return [(picture, name, none) for picture, name in _pieces(seen)]
    if part == "characters":
        named = [(art.character(key), f"character.{key}.name", ("character", key)) for key in board.CHARACTERS]
    elif part == "requests":
        named = [(art.request(key), f"request.{key}.name", ("tile", seen.viewer, key)) for key in board.REQUESTS]
    elif part == "guilds":
        named = [(art.guild(key), f"guild.{key}.name", ("guild", key)) for key in board.GUILDS]
    elif part == "favours":
        named = [(art.favour(key), f"favour.{key}.name", ("favour", key)) for key in board.FAVOURS]
    elif part == "royal":
        named = [
            (art.royal(key), f"royal.{key}.name", ("royal", "", key)) for key in (*board.ROYAL_A, *board.ROYAL_B)
        ]
    else:
        dice: list[Entry] = [
            ((art.die, 3), phrase("piece.die.name"), none),
            ((art.die, 3, "pirate"), phrase("piece.pirate_die.name"), none),
        ]
        names = ("reals", "city", "watch", "ship")
        return dice + [
            ((draw.image, art.pass_reward(key)), phrase(f"board.legend.pass_{key}"), none) for key in names
        ]
    return [((draw.image, picture), phrase(name), place) for picture, name, place in named]


def build(seen: Seen, rect: Rect) -> Node:
    veil = Node(KEY, rect, (pieces.veil,), radius=7, block=True)
    veil.tip = phrase("board.close")
    at = inset(rect, 10)
    veil.add(Node((), at, (pieces.sheet,), bleed=8))
    inner = inset(at, 14, 10)
    for parts_, cell in zip(COLUMNS, columns(inner, [0] * len(COLUMNS), 14), strict=True):
        lists = [entries(seen, part) for part in parts_]
        count = sum(len(found) for found in lists) + 1.1 * len(lists)
        high = min(36.0, cell.h / count)
        y = cell.y
        for part, found in zip(parts_, lists, strict=True):
            title = Rect(cell.x, y, cell.w, high)
            veil.add(
                Node((), title).write(
                    say(phrase(f"board.legend.{part}")),
                    title,
                    13,
                    "semibold",
                    "terracotta_dark",
                    valign="middle",
                    least=7,
                )
            )
            y += high * 1.02
            for entry in found:
                veil.add(_line(seen, entry, Rect(cell.x, y, cell.w, high)))
                y += high
            y += high * 0.08
    return veil


def _line(seen: Seen, entry: Entry, rect: Rect) -> Node:
    picture, name, place = entry
    side = min(rect.h - 3, 34.0)
    node = Node((), rect)
    node.add(Node((), Rect(rect.x, rect.centery - side / 2, side, side), picture, bleed=2))
    box = Rect(rect.x + side + 6, rect.y, rect.w - side - 6, rect.h)
    if place:
        node.tip = partial(parts.told, seen, place)
    return node.write(say(name), box, 12.5, "regular", "ink", lines=2, least=7)
