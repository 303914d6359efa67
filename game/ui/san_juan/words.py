"""The names of things, and sentences about them. Everything here is a phrase: words come later."""

from __future__ import annotations

from collections.abc import Iterable

from game.san_juan.cards import FARMS, GOODS, KEYS, KIND
from game.san_juan.moves import ROLES
from game.ui.text import Phrase, has, say, tr

PACK = "san_juan"


def phrase(key: str, **params: object) -> Phrase:
    return f"{PACK}.{key}", params


def card(key: str | int) -> Phrase:
    return phrase(f"card.{key}.name")


def kind(k: int) -> Phrase:
    return card(KEYS[k])


def cards(kinds: Iterable[int]) -> list[Phrase]:
    return [kind(k) for k in kinds]


def on_card(key: str) -> list[str]:
    """The names of a card for its band: the full one and, if the pack has them, a shorter and a divided one."""
    others = [f"{PACK}.table.{way}.{key}" for way in ("short", "split")]
    return [say(card(key)), *(tr(name) for name in others if has(name))]


def effect(key: str) -> Phrase:
    return phrase(f"card.{key}.effect")


def role(key: str) -> Phrase:
    return phrase(f"role.{key}.name")


def piece(key: str) -> Phrase | str:
    """What an event or a question names: a card or a character."""
    if key in KIND:
        return card(key)
    return role(key) if key in ROLES else ""


def good(k: int) -> Phrase:
    """What a production building makes; the good of a Land registry is a card like any other."""
    return phrase(f"good.{GOODS[k]}" if k < FARMS else "good.registry")


def n_cards(count: int) -> Phrase:
    return phrase("table.n.cards", count=count)


def n_goods(count: int) -> Phrase:
    return phrase("table.n.goods", count=count)


def n_points(count: int) -> Phrase:
    return phrase("table.n.points", count=count)
