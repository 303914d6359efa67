"""The five buildings: who stands there this round, the dice on them, whose markers lie there, what they cost."""

from __future__ import annotations

from game.madeira import board
from game.madeira import moves as m
from game.madeira.buildings import cost
from game.madeira.position import BUILDINGS, CHARACTERS, GUILDS
from game.ui import draw, theme
from game.ui.draw import Painter
from game.ui.graph import Art, Node, Rect, inset, rows
from game.ui.madeira import art, parts
from game.ui.madeira.seen import Seen
from game.ui.madeira.words import phrase
from game.ui.text import say


def building(seen: Seen, rect: Rect, b: int) -> Node:
    s = seen.state
    key = board.BUILDINGS[b].key
    place = ("building", key)
    now = s.phase == BUILDINGS and s.building == b
    past = s.phase == BUILDINGS and s.building > b
    node = parts.spot(
        seen, place, rect, (plate, now, past or (s.phase != BUILDINGS and seen.dim(place))), bleed=4, radius=6
    )
    inner = inset(rect, 4, 3)
    heights = [min(inner.h * 0.16, 22.0), 0, min(inner.h * 0.23, inner.w * 0.26), min(inner.h * 0.18, 22.0)]
    name, scene, dice, marks = rows(inner, heights, 2)
    _head(node, name, b)
    character = s.characters[b]
    peopled = any(who >= 0 for who in s.characters)
    if s.phase <= GUILDS and peopled:  # no markers yet
        scene.h += marks.h + 2
        dice.y += marks.h + 2
    elif not peopled and not any(s.markers):  # the house alone, between the rounds
        scene = Rect(scene.x, scene.y, scene.w, marks.bottom - scene.y)
    face = min(scene.h, inner.w * 0.42) if peopled else 0.0
    house = Rect(scene.x, scene.y, scene.w - face - 2, scene.h)
    node.add(parts.image(house, art.building(key), 0.6 if past else 1.0))
    at = parts.square(scene.right - face / 2, scene.centery, face)
    if character >= 0:
        who = board.CHARACTERS[character]
        picture: Art = (draw.image, art.character(who))
        node.add(parts.spot(seen, ("character", who), at, picture, shape="round"))
    elif peopled:
        node.add(Node((), inset(at, face * 0.1), (nobody,)))
    values = [(value, "") for value in (1, 2, 3) for _ in range(s.dice_on[3 * b + value - 1])]
    if s.pirate_on[b]:
        values.append((s.pirate_on[b], "pirate"))
    node.add(*parts.dice(seen, dice, values, s.players if s.phase <= CHARACTERS else 0))
    return node.add(*_foot(seen, marks, b, now))


def _head(node: Node, rect: Rect, b: int) -> None:
    """The name, and the region whose number a die needs."""
    side = rect.h
    flag = Rect(rect.x, rect.y, side * 0.95, side)
    node.add(
        Node((), flag, (pennant,)).write(
            str(m.REGION_OF[b]), flag, 11, "small_bold", "paper_white", "center", least=6
        )
    )
    box = Rect(flag.right + 3, rect.y, rect.right - flag.right - 3, rect.h)
    node.write(say(phrase(f"building.{board.BUILDINGS[b].key}.name")), box, 11.5, "semibold", "ink", "left", least=6)


def _foot(seen: Seen, rect: Rect, b: int, now: bool) -> list[Node]:
    """Whose markers lie there; at the right what it costs."""
    s, key = seen.state, board.BUILDINGS[b].key
    nodes: list[Node] = []
    tag = Rect(rect.right - rect.h * 2.1, rect.y, rect.h * 2.1, rect.h)
    price = cost(s, b)
    if now or s.phase == CHARACTERS:
        nodes.append(parts.coin_tag(tag, str(price), 11.5))
    side = min(rect.h, (tag.x - rect.x) / s.players)
    x = rect.x
    for seat in s.order:
        count = s.markers[s.players * b + seat]
        if not count:
            continue
        at = Rect(x, rect.centery - side / 2, side, side)
        mark = parts.spot(seen, ("marker", seat, key), at, (art.marker, seen.ctx.colours[seat]), shape="round")
        if count > 1:
            mark.add(parts.badge(at, count, 10))
        nodes.append(mark)
        x += side + 1
    return nodes


def plate(p: Painter, r: Rect, now: bool, pale: bool) -> None:
    """The ground on which a building stands; brass all round for the one whose turn it is."""
    p.shadow(r, 6, 3, 0.45)
    p.box(r, theme.mix("parchment", "stone", 0.55) if pale else "parchment_light", 6)
    p.grain(r, 0.8, 6)
    p.box(r, None, 6, "wood_dark", 1.2)
    if now:
        p.box(r, None, 6, "brass_dark", 3.2)
        p.box(Rect(r.x + 0.8, r.y + 0.8, r.w - 1.6, r.h - 1.6), None, 5.5, "brass_light", 1.5)


def pennant(p: Painter, r: Rect) -> None:
    """The number of a region."""
    p.shape(
        [(r.x, r.y), (r.right, r.y), (r.right, r.bottom), (r.centerx, r.bottom - r.h * 0.14), (r.x, r.bottom)],
        "leaf_dark",
        "ink",
        1,
    )


def nobody(p: Painter, r: Rect) -> None:
    """No character stands here this round."""
    p.disc(r.centerx, r.centery, r.w / 2, "parchment_dark", "stone_dark", 1.2)
    d = r.w * 0.2
    for a in (-1, 1):
        p.line([(r.centerx - d, r.centery - a * d), (r.centerx + d, r.centery + a * d)], "stone_dark", 1.6)
