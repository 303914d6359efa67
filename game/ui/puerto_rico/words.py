"""The names of things, as the edition on the table calls them. Everything here is a phrase: words come later."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.puerto_rico.data import BUILDINGS, CLASSIC, EDITIONS, GOODS, INDEX, ROLES
from game.ui.text import Phrase, has, say, tr

PACK = "puerto_rico"

# Effects that an edition words in its own way; all others are worded alike everywhere.
OWN_EFFECT = {
    "hospice": "special",
    "forest_house": "special",
    "black_market": "standard",
    "specialty": "special",
    "hunting_lodge": "special",
    "library": "classic",
    "land_office": "standard",
}

# What the box of an edition holds in place of a piece of the others: its name, picture and colour follow from here.
INSTEAD = {CLASSIC: {"fruit": "indigo", "small_fruit": "small_indigo", "large_fruit": "large_indigo"}}

NAMED_BUILDINGS = (
    *("hacienda", "hospice", "hut", "university", "royal_supplier", "library", "hunting_lodge", "black_market"),
    *("villa", "factory", "harbor", "forest_house"),
)
ROLE_KEYS = tuple(dict.fromkeys(key.rstrip("2") for key in ROLES))


def phrase(key: str, **params: object) -> Phrase:
    return f"{PACK}.{key}", params


def edition_key(edition: int) -> str:
    return EDITIONS[edition]


def shown(key: str, edition: int) -> str:
    """The good, tile or building that an edition has in its place: what is named and drawn."""
    return INSTEAD.get(edition, {}).get(key, key)


def land_key(land: str, edition: int) -> str:
    """A forest is a forest, whatever is on its other side."""
    return "forest" if land.startswith("forest") else shown(land, edition)


def good(key: str, edition: int) -> Phrase:
    return phrase(f"good.{shown(key, edition)}.name")


def good_word(key: str, edition: int) -> Phrase:
    """The name inside a sentence."""
    return phrase(f"good.{shown(key, edition)}.word")


def some(key: str, edition: int) -> Phrase:
    return phrase(f"good.{shown(key, edition)}.some")


def goods(count: int, key: str, edition: int) -> Phrase:
    return phrase(f"n.good.{shown(key, edition)}", count=count)


def land(key: str, edition: int) -> Phrase:
    return phrase(f"land.{land_key(key, edition)}.name")


def a_land(key: str, edition: int) -> Phrase:
    return phrase(f"land.{land_key(key, edition)}.a")


def role(key: str, edition: int) -> Phrase:
    return phrase(f"role.{key.rstrip('2')}.name.{EDITIONS[edition]}")


def the_role(key: str, edition: int) -> Phrase:
    return phrase(f"role.{key.rstrip('2')}.the.{EDITIONS[edition]}")


def building(key: str, edition: int) -> Phrase:
    return phrase(f"building.{key}.name.{EDITIONS[edition]}")


def on_card(key: str, edition: int) -> list[str]:
    """The names of a building for its card: the full one and, if the pack has it, a shorter one."""
    short = f"{PACK}.building.{key}.short.{edition_key(edition)}"
    return [say(building(key, edition)), *([tr(short)] if has(short) else [])]


def coins(count: int) -> Phrase:
    return phrase("n.coins", count=count)


def points(count: int) -> Phrase:
    return phrase("n.points", count=count)


def workers(count: int) -> Phrase:
    return phrase("n.workers", count=count)


def crates(count: int) -> Phrase:
    return phrase("n.crates", count=count)


def people(count: int, piece: str, edition: int) -> Phrase:
    """Workers, or what the edition calls those of extension II."""
    return phrase(f"n.noble.{EDITIONS[edition]}", count=count) if piece == "bourgeois" else workers(count)


def everybody(workers_: int, nobles: int, edition: int) -> list[Phrase]:
    """People of both kinds as phrases, the bourgeois left out where there are none."""
    told = [workers(workers_)] if workers_ or not nobles else []
    return [*told, people(nobles, "bourgeois", edition)] if nobles else told


@lru_cache(maxsize=4)
def _names(edition: int) -> dict[str, object]:
    named: dict[str, object] = {}
    for key in ROLE_KEYS:
        named[key] = role(key, edition)
        named[f"the_{key}"] = the_role(key, edition)
    for key in NAMED_BUILDINGS:
        named[key] = building(key, edition)
    for key in GOODS:
        named[key] = good_word(key, edition)
    named["noble"] = phrase(f"noble.{EDITIONS[edition]}")
    return named


def names_of(edition: int) -> dict[str, object]:
    """The names that effects, prompts and reasons mention, as parameters."""
    return dict(_names(edition))


def effect(key: str, edition: int) -> Phrase:
    """What a building does, in the words of the edition."""
    own = OWN_EFFECT.get(key)
    variant = own if own == EDITIONS[edition] else "any"
    named = names_of(edition)
    made = BUILDINGS[INDEX[key]].good if key in INDEX else -1
    if 0 <= made < len(GOODS):
        named["good"] = good_word(GOODS[made], edition)
    return f"{PACK}.building.{key}.effect.{variant}", named


def place_name(name: str, edition: int) -> Phrase:
    """What a worker was put on: a building or a tile."""
    if name == "portrait":
        return phrase("move.portrait")
    if name == "spare":
        return phrase("part.point_area")
    return building(name, edition) if name in INDEX else land(name, edition)


def goods_list(counts: Iterable[int], edition: int) -> list[Phrase]:
    """`2 corn, 1 sugar` as phrases, what there is none of left out."""
    return [goods(n, GOODS[g], edition) for g, n in enumerate(counts) if n]
