"""The guild board: a row of dice for each player with its guilds and requests, and the turn order to come."""

from __future__ import annotations

from game.core import Place
from game.madeira import board
from game.madeira.position import CHARACTERS, GUILDS, T_GUILD
from game.ui import draw, pieces
from game.ui.draw import Painter
from game.ui.graph import Node, Rect, columns, inset, rows
from game.ui.madeira import art, parts
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say


def build(seen: Seen, rect: Rect) -> Node:
    s = seen.state
    root = Node((), rect, (pieces.sheet,), bleed=8)
    inner = inset(rect, 8, 6)
    title, body, order = rows(inner, [15, 0, min(60.0, inner.h * 0.3)], 3)
    root.add(
        Node((), title).write(say(phrase("guild_board.name")), title, 11.5, "small", "ink_soft", "left", least=7)
    )
    for row, cell in enumerate(rows(body, [0] * s.players, 3)):
        root.add(dice_row(seen, cell, row))
    for i, cell in enumerate(columns(order, [0] * s.players, 4)):
        root.add(order_space(seen, cell, i))
    return root


def dice_row(seen: Seen, rect: Rect, row: int) -> Node:
    """Who has taken it or its three dice; the guilds that it calls; the requests that lie there."""
    s, ctx = seen.state, seen.ctx
    place: Place = ("row", row + 1)
    node = parts.spot(seen, place, rect, (strip, seen.dim(place)), radius=5)
    inner = inset(rect, 3, 2)
    number, inner = columns(inner, [11, 0], 2)  # the log and the buttons speak of rows by number
    node.write(str(row + 1), number, 12, "small_bold", "ink_soft", "center", least=6)
    guilds = board.GUILD_ROWS[s.players][row]
    shield = min(inner.h, 30.0)
    die = min(inner.h * 0.86, inner.w * 0.1)
    left, dice, tiles = columns(inner, [shield * len(guilds) + 2, 3 * die + 8, 0], 5)
    for k, guild in enumerate(guilds):
        at = Rect(left.x + k * shield, left.centery - shield / 2, shield, shield)
        node.add(_shield(seen, at, row, guild))
    taker = s.rows[row]
    if taker < 0:
        if s.phase == GUILDS:
            values = [(value, "") for value in s.row_dice[3 * row : 3 * row + 3]]
            node.add(*parts.dice(seen, dice, values))
        else:
            node.add(*parts.dice(seen, dice, [], 3))
    elif taker not in s.passed and s.phase in (GUILDS, CHARACTERS):
        at = parts.square(dice.centerx, dice.centery, min(dice.h, 28.0))
        node.add(Node((), at, (pieces.medal, ctx.colours[taker], ctx.portraits[taker], s.to_act == taker)))
    shown = [t for t in range(5) if s.offers[5 * row + t]]
    side = min(tiles.h, 40.0, (tiles.w - 3 * (len(shown) - 1)) / max(1, len(shown)))
    for k, t in enumerate(shown):
        at = Rect(tiles.right - (len(shown) - k) * (side + 3) + 3, tiles.centery - side / 2, side, side)
        offer: Place = ("offer", row + 1, board.REQUESTS[t])
        tile = parts.spot(seen, offer, at, (art.request_tile, board.REQUESTS[t], seen.dim(offer)), bleed=3)
        count = s.offers[5 * row + t]
        if count > 1:
            tile.add(parts.badge(at, count, 10, "terracotta_dark"))
        node.add(tile)
    return node


def _shield(seen: Seen, rect: Rect, row: int, guild: int) -> Node:
    """A guild's arms; with three players a guild is on two boards, and the one that is asked about has its place."""
    s, name = seen.state, board.GUILDS[guild]
    rows_ = [r for r, called in enumerate(board.GUILD_ROWS[s.players]) if guild in called]
    asked = s.stack[-1][1] if s.stack and s.stack[-1][0] == T_GUILD else -1
    here = asked if asked in rows_ else rows_[0]
    place: Place = ("guild", name)
    node = parts.spot(seen, place, rect, (draw.image, art.guild(name)), radius=6)
    if row != here:
        node.key = ()
    return node


def strip(p: Painter, r: Rect, pale: bool) -> None:
    p.box(r, "parchment_dark", 5, None, 1, 0.3 if pale else 0.62)
    p.box(r, None, 5, "wood_light", 0.8, 0.6)


def order_space(seen: Seen, rect: Rect, i: int) -> Node:
    """A pennant with whose token lies there, and what passing there brings."""
    s, ctx = seen.state, seen.ctx
    if s.phase == CHARACTERS:
        seat = s.passed[i]
    elif s.phase == GUILDS:
        seat = s.order[i] if s.order[i] not in s.rows else -1
    else:
        seat = s.order[i]
    flag, gifts = columns(rect, [rect.w * 0.5, 0], 2)
    place: Place = ("order", i + 1)
    node = Node((), rect)
    wide = min(flag.w, flag.h * 0.72)
    at = Rect(flag.centerx - wide / 2, flag.y, wide, flag.h)
    node.add(parts.spot(seen, place, at, (art.order_space, i + 1, ctx.colours[seat] if seat >= 0 else ""), radius=4))
    space = board.PASS_SPACES[s.players][i]
    given: list[tuple[str, str]] = [("reals", str(space.reals))]
    if space.instead:
        given.append((space.instead, ""))
    cells = rows(gifts, [0] * 2, 2)
    for (key, text), cell in zip(given, cells, strict=False):
        reward: Place = ("pass_reward", i + 1, key)
        side = min(cell.w, cell.h)
        spot = parts.square(cell.centerx, cell.centery, side)
        gift = parts.spot(seen, reward, spot, (draw.image, art.pass_reward(key)), radius=5)
        if text:
            gift.add(parts.badge(spot, space.reals, 10.5))
        node.add(gift)
    return node
