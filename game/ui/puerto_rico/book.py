"""Puerto Rico's rules book: chapters of our own, and a page for every character, building, goal and ability."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Place, State
from game.core.options import Options
from game.puerto_rico.achievements import KEYS as ACHIEVEMENT_KEYS
from game.puerto_rico.activities import ACTIVITY_KEYS
from game.puerto_rico.data import BASE, BUILDINGS, EDITIONS, GOODS, INDEX
from game.puerto_rico.position import PHASES
from game.ui import draw, look
from game.ui.book import Figure, Page, Row, ruling_on, written
from game.ui.graph import Rect
from game.ui.puerto_rico import art, words
from game.ui.puerto_rico.words import phrase
from game.ui.samples import table_part
from game.ui.text import Phrase

GAME = words.PACK
ROLES = tuple(f"role.{key}" for key in ("farmer", "recruiter", "builder", "producer", "merchant", "captain"))
EXTENSIONS = ("new_buildings", "bourgeois", "smuggler", "festival", "activities", "achievements")
ROLE_SEE = {
    "farmer": ("land", "role.recruiter"),
    "recruiter": ("workers", "end"),
    "builder": ("land", "score", "end"),
    "producer": ("production", "role.captain"),
    "merchant": ("production", "role.builder"),
    "captain": ("storing", "end"),
    "adventurer": ("round",),
    "smuggler": ("smuggler",),
}
ACTS = {
    "farmer": ("hacienda", "hut", "hospice", "hunting_lodge"),
    "recruiter": ("villa",),
    "builder": ("university", "forest_house", "black_market", "church", "zoning_office"),
    "producer": ("factory", "aqueduct", "specialty", "chapel"),
    "merchant": ("small_market", "office", "large_market", "trading_post", "land_office"),
    "captain": (
        *("small_warehouse", "large_warehouse", "storehouse", "harbor", "wharf", "small_wharf", "lighthouse"),
        *("union_hall", "royal_supplier"),
    ),
}
"""Whose phase a building is for, where that is not the Producer's for its good."""


def pages(options: Options | None) -> Sequence[Page]:
    """Without options: everything, in the words of the Special Edition."""
    edition = 0 if options is None else EDITIONS.index(str(options["edition"]))
    names = words.names_of(edition)

    def has(option: str) -> bool:
        return options is None or options[option] not in (False, "none")

    def page(chapter: str, key: str, figures: Sequence[Figure] = (), see: Sequence[str] = ()) -> Page:
        return written(GAME, chapter, key, names, (EDITIONS[edition],), figures, see)

    found = [
        page("game", "aim", [_picture("governor", 54), _picture("point", 54)], ("round", "end", "first_steps")),
        page("game", "first_steps", (), ("production", "role.producer", "role.captain")),
        page("game", "round", [_picture("governor", 54), _picture("coin", 44)], ROLES),
        page("game", "land", [_tile(good, edition) for good in (*GOODS, "quarry")], ("role.farmer", "production")),
        page(
            "game",
            "workers",
            [_picture("worker", 48), table_part(GAME, 34, ("zoom", 1))],
            ("role.recruiter", "production"),
        ),
        page("game", "production", [_crate(good, edition) for good in GOODS], ("role.producer", "land")),
        page("game", "storing", [_crate("corn", edition), _crate("sugar", edition)], ("role.captain",)),
        page("game", "end", (), ("score",)),
        page("game", "score", [_picture("point", 54)], ("building.guild_hall", "building.city_hall", "end")),
        page("game", "two_players", (), ("round",)),
        written(GAME, "game", "legend", names, (), (), ("land", "production"), _legend(edition)),
    ]
    roles = [key for key in words.ROLE_KEYS if key != "smuggler" or has("smuggler")]
    found += [_role(key, edition) for key in roles]
    boxes = (BASE, *(box for box in ("new_buildings", "bourgeois") if has(box)))
    for box in boxes:
        found += [_building(index, edition, box) for index, b in enumerate(BUILDINGS) if b.box == box]
    found += [page("extensions", key) for key in EXTENSIONS if has(key)]
    if has("activities"):
        found += [_goal("activity", key, names) for key in ACTIVITY_KEYS]
    if has("achievements"):
        found += [_goal("achievement", key, names) for key in ACHIEVEMENT_KEYS]
    if options is None or options["puertomas"]:
        found.append(page("puertoma", "puertoma"))
    return found


def _picture(name: str, side: float) -> Figure:
    return (draw.image, f"puerto_rico/{name}"), (side, side)


def _tile(land: str, edition: int) -> Figure:
    return (art.land_tile, words.shown(land, edition), -1), (58, 58)


def _crate(good: str, edition: int) -> Figure:
    return (art.crate, words.shown(good, edition)), (44, 44)


def _legend(edition: int) -> list[Row]:
    stem = f"book.{GAME}.legend"
    pieces = ("governor", "coin", "point", "worker")
    rows: list[Row] = [(_picture(name, 40), (f"{stem}.{name}", {})) for name in pieces]
    rows += [
        (lambda kit: look.cost(Rect(0, 0, kit.s(34), kit.s(34)), "3", 18), (f"{stem}.cost", {})),
        (lambda kit: look.worth(Rect(0, 0, kit.s(34), kit.s(34)), "2", 17), (f"{stem}.worth", {})),
        (_tile("quarry", edition), (f"{stem}.quarry", {})),
    ]
    rows += [(_tile(good, edition), (f"{stem}.land", {"good": words.good_word(good, edition)})) for good in GOODS]
    rows += [(_crate(good, edition), (f"{stem}.crate", {"good": words.good_word(good, edition)})) for good in GOODS]
    return rows


def _chapter(name: str) -> Phrase:
    return f"book.{GAME}.chapter.{name}", {}


def _role(key: str, edition: int) -> Page:
    names = words.names_of(edition)
    own = written(GAME, "roles", f"role_{key}", names, (EDITIONS[edition],))
    text = (phrase(f"role.{key}.action"), phrase("role.privilege_line", text=phrase(f"role.{key}.privilege")))
    picture: Figure = ((draw.image, art.role_picture(key)), (92, 92))
    name = words.role(key, edition)
    return Page(f"role.{key}", _chapter("roles"), name, (*text, *own.text), (picture,), ROLE_SEE[key], own.ruling)


def _building(index: int, edition: int, box: str) -> Page:
    b = BUILDINGS[index]
    drawn = words.shown(b.key, edition)
    picture: Figure = ((draw.image, art.building_picture(drawn)), (150, 104))
    facts = "book.puerto_rico.building_facts" if b.circles else "book.puerto_rico.building_facts_no_circle"
    numbers: Phrase = (
        facts,
        {"cost": words.coins(b.cost), "points": words.points(b.points), "circles": b.circles, "copies": b.copies},
    )
    text = [words.effect(b.key, edition), numbers]
    if b.spaces == 2:
        text.append(("book.puerto_rico.large_building", {}))
    see = ["role.producer"] if b.good >= 0 else ["score"] if b.spaces == 2 else []
    see += [f"role.{role}" for role, keys in ACTS.items() if b.key in keys]
    see += ["storing"] if b.key in ("small_warehouse", "large_warehouse", "storehouse") else []
    see += [] if "role.builder" in see else ["role.builder"]
    names = words.names_of(edition)
    name = words.building(b.key, edition)
    chapter = _chapter(f"buildings_{box}")
    ruling = ruling_on(GAME, f"building_{b.key}", names)
    return Page(f"building.{b.key}", chapter, name, tuple(text), (picture,), tuple(see), ruling)


def _goal(kind: str, key: str, names: dict[str, object]) -> Page:
    about = "activities" if kind == "activity" else "achievements"
    on_card: dict[str, object] = {what: (f"book.{GAME}.card_{what}", {}) for what in ("goods", "lands", "building")}
    text = (phrase(f"{kind}.{key}.text", **on_card, **names),)
    return Page(f"{kind}.{key}", _chapter(about), phrase(f"{kind}.{key}.name"), text, (), (about,))


PLACES = {
    "plantation": "land",
    "quarry": "land",
    "land": "land",
    "bag": "land",
    "discard": "land",
    "ship": "role.captain",
    "private": "role.captain",
    "house": "role.merchant",
    "office": "workers",
    "reserve": "workers",
    "portrait": "workers",
    "goods": "storing",
    "supply": "production",
    "bank": "round",
    "governor": "round",
    "points": "score",
    "vp": "score",
    "coins": "round",
    "festival": "festival",
    "action": "puertoma",
    "resolution": "puertoma",
    "ability": "puertoma",
}


def page_of(place: Place, state: State) -> str:
    """The page about what lies at a place."""
    kind = str(place[0]) if place else ""
    if kind == "role":
        return f"role.{str(place[1]).rstrip('2')}"
    if kind in ("market", "city", "circle"):
        return next((f"building.{part}" for part in place if part in INDEX), "land")
    if kind in ("activity", "achievement", "aim"):
        return f"{'activity' if kind == 'activity' else 'achievement'}.{place[-1]}"
    return PLACES.get(kind, "")


NOW = {
    "choose": "round",
    "storage": "storing",
    "over": "score",
    "opening": "role.captain",
    "last_guests": "building.guest_house",
    "small_wharf": "building.small_wharf",
}
LINES = {
    "governor": "round",
    "choose_coins": "round",
    "bag_refilled": "land",
    "refill": "workers",
    "spoil": "storing",
    "festival": "festival",
    "activity": "activities",
    "achievement": "achievements",
    "last_round": "end",
    "last_phase": "end",
    "game_over": "end",
    "extra": "role.producer",
    "recruit_privilege": "role.recruiter",
    "ability": "puertoma",
    "puertoma_choice": "puertoma",
    "hospice_portrait": "building.hospice",
    "university_portrait": "building.university",
    "barter": "building.black_market",
}


def page_now(state: State) -> str:
    name = PHASES[state.phase]  # type: ignore[attr-defined]
    if name == "draft":
        return next(key for key in ("new_buildings", "bourgeois") if state.options[key])
    return NOW.get(name) or (f"role.{name}" if name in words.ROLE_KEYS else name)


def page_for(line: Phrase, state: State) -> str:
    """The page about the rule behind a line of the log."""
    kind = next((part for part in reversed(line[0].split(".")) if part in LINES or part in INDEX), "")
    role = line[1].get("the_role")
    if ".choose" in line[0] and isinstance(role, tuple):
        return next((f"role.{key}" for key in words.ROLE_KEYS if key in role[0].split(".")), "round")
    return LINES.get(kind) or (f"building.{kind}" if kind else page_now(state))
