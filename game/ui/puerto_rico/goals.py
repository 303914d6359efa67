"""What extensions IV to VI lay out: the festival's goals, its activities, the viewer's own great achievements."""

from __future__ import annotations

from collections.abc import Callable

from game.core import Place
from game.puerto_rico import achievements
from game.puerto_rico.activities import ACTIVITIES
from game.puerto_rico.data import GOODS, KEYS, LANDS, SPECIAL
from game.puerto_rico.position import DEALING, Position
from game.ui import draw
from game.ui.graph import Node, Rect, Tip, columns
from game.ui.puerto_rico import art, words
from game.ui.puerto_rico.boards import Scene
from game.ui.puerto_rico.words import phrase
from game.ui.text import Phrase, say


def goals(scene: Scene, rect: Rect) -> list[Node]:
    """A card for each goal, as wide as the number of them allows."""
    cards = [*_festival(scene.state), *_activities(scene.state), *_achievements(scene)]
    nodes = []
    for card, cell in zip(cards, columns(rect, [0] * len(cards), 5), strict=True):
        nodes.append(_card(cell, *card))
    return nodes


Card = tuple[Place, str, Phrase, list[str], Callable[[], Tip]]


def _card(cell: Rect, key: Place, tone: str, name: Phrase, pictures: list[str], tip: Callable[[], Tip]) -> Node:
    wide = min(cell.w, 150.0)
    at = Rect(cell.x + (cell.w - wide) / 2, cell.y, wide, cell.h)
    node = Node(key, at, (art.goal, tone), tip=tip, bleed=4, radius=5)
    side = min(at.h * 0.44, (at.w - 14) / max(1, len(pictures)) - 1)
    words_high = at.h - side - 6 if pictures else at.h - 6
    node.write(say(name), Rect(at.x + 8, at.y + 2, at.w - 11, words_high), 12, "semibold", "ink", lines=2, least=7)
    x = at.x + 8
    for picture in pictures:
        node.add(Node((), Rect(x, at.bottom - side - 3, side, side), (draw.image, picture)))
        x += side + 1
    return node


def _festival(s: Position) -> list[Card]:
    x = s.x
    found: list[Card] = []
    reward = [words.points(3)] if s.edition == SPECIAL else [words.coins(3)]
    if x.fest_land >= 0:
        told = phrase("festival.land.text", land=words.land(LANDS[x.fest_land], s.edition))
        found.append(_goal("land", [art.land_picture(LANDS[x.fest_land])] * 3, told, [words.workers(3)]))
    if x.fest_goods:
        counts = [x.fest_goods.count(g) for g in range(5)]
        told = phrase("festival.goods.text", goods=words.goods_list(counts, s.edition))
        found.append(_goal("goods", [art.good_picture(GOODS[g]) for g in x.fest_goods], told, reward))
    if x.fest_building >= 0:
        key = KEYS[x.fest_building]
        told = phrase("festival.building.text", building=words.building(key, s.edition))
        found.append(_goal("building", [art.building_picture(key)], told, [words.points(3)]))
    return found


def _goal(key: str, pictures: list[str], told: Phrase, reward: list[Phrase]) -> Card:
    def tip() -> Tip:
        return [phrase("part.festival"), told, phrase("tip.reward", gains=reward)]

    return ("festival", key), "terracotta", phrase(f"festival.{key}.name"), pictures, tip


def _activities(s: Position) -> list[Card]:
    return [_activity(s, drawn) for drawn in s.x.activities]


def _activity(s: Position, drawn: tuple[int, ...]) -> Card:
    card, e = ACTIVITIES[drawn[0]], s.edition
    lands = drawn[1 : 1 + card.lands]
    goods = drawn[1 + card.lands : 1 + card.lands + card.goods]
    pictures = [art.land_picture(LANDS[kind]) for kind in lands] + [art.good_picture(GOODS[g]) for g in goods]
    told: dict[str, object] = {
        "lands": [words.land(LANDS[kind], e) for kind in lands],
        "goods": [words.good_word(GOODS[g], e) for g in goods],
    }
    if card.building:
        pictures.append(art.building_picture(KEYS[drawn[-1]]))
        told["building"] = words.building(KEYS[drawn[-1]], e)
    gains = []
    for count, noun in ((card.workers, words.workers), (card.coins, words.coins), (card.points, words.points)):
        if count:
            gains.append(noun(count))
    name = phrase(f"activity.{card.key}.name")

    def tip() -> Tip:
        text: Phrase = (f"{words.PACK}.activity.{card.key}.text", told)
        return [name, phrase("part.activity"), text, phrase("tip.reward", gains=gains)]

    return ("activity", card.key), "sea", name, pictures, tip


def _achievements(scene: Scene) -> list[Card]:
    """The viewer's own: those on offer, those still to reach, those reached. The others' stay hidden."""
    s, seat = scene.state, scene.viewer
    if s.options["achievements"] == "none":
        return []
    board = s.boards[seat]
    found = []
    if s.phase == DEALING and s.x.packs and s.to_act == seat:
        found += [_achievement(s, seat, card, "brass") for card in s.x.packs[seat]]
    found += [_achievement(s, seat, card, "stone_dark") for card in board.aims]
    found += [_achievement(s, seat, card, "ok") for card in board.fame]
    return found


def _achievement(s: Position, seat: int, card: int, tone: str) -> Card:
    key = achievements.KEYS[card]
    name = phrase(f"achievement.{key}.name")

    def tip() -> Tip:
        text: Phrase = (f"{words.PACK}.achievement.{key}.text", words.names_of(s.edition))
        worth = phrase("tip.fame" if tone == "ok" else "tip.aim", points=words.points(achievements.POINTS[card]))
        return [name, phrase("part.achievement"), text, worth]

    return ("achievement", seat, key), tone, name, [], tip
