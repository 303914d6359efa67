"""Goals of one's choice, for tests of festival, activities and achievements."""

from __future__ import annotations

from game.puerto_rico import PuertoRico
from game.puerto_rico.achievements import KEYS as ACHIEVEMENTS
from game.puerto_rico.achievements import hold
from game.puerto_rico.activities import ACTIVITIES, ACTIVITY_KEYS
from game.puerto_rico.data import GOODS, INDEX
from game.puerto_rico.festival import restock


def goals(s: PuertoRico, land: str = "", goods: str = "", building: str = "") -> None:
    """The festival's goals are exactly these; what lay on its board goes back."""
    x = s.x
    if x.fest_land >= 0:
        s.bag[x.fest_land] += 1
    for good in x.fest_goods:
        s.supply[good] += 1
    x.fest_land = GOODS.index(land) if land else -1
    x.fest_goods = tuple(sorted(GOODS.index(word) for word in goods.split()))
    x.fest_building = INDEX[building] if building else -1
    if land:
        s.bag[x.fest_land] -= 1
    for good in x.fest_goods:
        s.supply[good] -= 1
    _restock(s)


def cards(s: PuertoRico, *texts: str) -> None:
    """The activities are exactly these: `"twin_farms corn sugar"`."""
    for drawn in s.x.activities:
        _move_pieces(s, drawn, 1)
    found = []
    for text in texts:
        key, *names = text.split()
        card = ACTIVITY_KEYS.index(key)
        building = bool(ACTIVITIES[card].building)
        found.append((card, *(INDEX[name] if building else GOODS.index(name) for name in names)))
    s.x.activities = tuple(found)
    for drawn in found:
        _move_pieces(s, drawn, -1)
    _restock(s)


def _move_pieces(s: PuertoRico, drawn: tuple[int, ...], sign: int) -> None:
    card = ACTIVITIES[drawn[0]]
    for kind in drawn[1 : 1 + card.lands]:
        s.bag[kind] += sign
    for good in drawn[1 + card.lands : 1 + card.lands + card.goods]:
        s.supply[good] += sign


def _restock(s: PuertoRico) -> None:
    for building in s.kinds:
        restock(s, building)


def aims(s: PuertoRico, seat: int, keys: str) -> None:
    """The player's achievements are these, and others up to four; the other players get what is left."""
    wanted = [ACHIEVEMENTS.index(key) for key in keys.split()]
    deck = [card for card in range(len(ACHIEVEMENTS)) if card not in wanted]
    hand = wanted + [deck.pop() for _ in range(4 - len(wanted))]
    hold(s.boards[seat], tuple(sorted(hand)))
    for other, board in enumerate(s.boards):
        if other != seat:
            hold(board, tuple(sorted(deck.pop(0) for _ in range(4))))


def fame(s: PuertoRico, seat: int) -> set[str]:
    return {ACHIEVEMENTS[card] for card in s.boards[seat].fame}
