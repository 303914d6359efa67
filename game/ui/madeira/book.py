"""Madeira's rules book: chapters of our own, and a page for every character, building, favour, reward and request.

Values of the board come from `game.madeira.board`, with what it says of their source.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Place, State
from game.core.options import Options
from game.madeira import board
from game.madeira.position import PHASES
from game.ui import draw
from game.ui.book import Figure, Page, Row, written
from game.ui.madeira import art
from game.ui.madeira.words import PACK, phrase
from game.ui.samples import table_part
from game.ui.text import Phrase

BOOK = f"book.{PACK}"
SPENT = ("wheat", "sugar", "wine", "wood", "bread", "reals", "pirates")
PEOPLE = ("worker", "citizen", "ship", "marker")
BUILDING_KEYS = tuple(building.key for building in board.BUILDINGS)
MOVED = {"capitania": "cities", "alfandega": "colonies", "casa": "favours", "fortaleza": "watch", "moinho": "phase_d"}
COUNTED = {
    "trade_routes": "markets",
    "expeditions": "colonies",
    "guild_influence": "favours",
    "urbanisation": "cities",
    "coffers": "end",
}
ACTS = {"steward": "fields", "guild_master": "cities", "mayor": "cities", "commander": "ships"}


def pages(options: Options | None) -> Sequence[Page]:
    """There are no options: the book is the same for all games."""

    def page(
        chapter: str, key: str, figures: Sequence[Figure] = (), see: Sequence[str] = (), rows: Sequence[Row] = ()
    ) -> Page:
        return written(PACK, chapter, key, {}, (), figures, see, rows)

    phases = ("phase_a", "phase_b", "phase_c", "phase_d", "phase_e")
    found = [
        page("game", "aim", [table_part(PACK, 40, ("zoom", 1))], ("round", "first_steps", "end")),
        page("game", "first_steps", [_die(1), _die(2), _die(3)], ("dice", "windmill", "pirates")),
        page("game", "round", (), phases, [(_letter(key[-1]), (f"{BOOK}.round.{key[-1]}", {})) for key in phases]),
        page("game", "setup", [_piece(key) for key in SPENT[:6]], ("workers", "watch")),
        page("game", "dice", [_die(3), _die(2), _die(1), _die(2, "pirate")], ("phase_b", "watch")),
        page("game", "workers", [_piece("worker")], ("fields", "cities", "colonies", "watch", "phase_d")),
        page("game", "ships", [_piece("ship")], ("markets", "colonies", "character.commander")),
        page("game", "wood", [_piece("wood"), _field("forest")], ("forest", "ships")),
        page("game", "windmill", [table_part(PACK, 40, ("mill", 0))], ("phase_d",)),
        page("game", "pirates", [_piece("pirates")], ("watch", "phase_c", "phase_d")),
        page("game", "end", (), ("phase_e", "pirates")),
        page("game", "few_players", (), ("round",)),
        page("game", "values", (), ("fields", "markets", "colonies")),
        page("game", "legend", (), ("dice", "favours"), _legend()),
        page("phases", "phase_a", [_letter("a"), table_part(PACK, 6, ("row", 1))], ("dice", "favours", "phase_b")),
        page("phases", "phase_b", [_letter("b")], ("harvest", "passing", "dice", "favours")),
        page("phases", "harvest", [_field(good) for good in board.GOODS], ("fields", "wood")),
        page("phases", "passing", (), ("phase_b",), _passes()),
        page(
            "phases",
            "phase_c",
            [_letter("c"), table_part(PACK, 42, ("building", "moinho"))],
            [f"building.{key}" for key in BUILDING_KEYS],
        ),
        page("phases", "phase_d", [_letter("d")], ("watch", "colonies", "wood", "windmill")),
        page("phases", "phase_e", [_letter("e")], [f"request.{key}" for key in board.REQUESTS]),
        page("board", "fields", (), ("harvest", "wood", "phase_e"), _fields()),
        page("board", "forest", [_field("forest")], ("wood",)),
        page("board", "cities", [((art.district, True), (96, 60))], ("character.mayor", "favours"), _cities()),
        page("board", "colonies", (), ("building.alfandega", "ships"), _colonies()),
        page("board", "markets", (), ("ships", "request.trade_routes"), _markets()),
        page("board", "watch", [table_part(PACK, 30, ("watch",))], ("dice", "pirates", "building.fortaleza")),
    ]
    found += [_character(key) for key in board.CHARACTERS]
    found += [_building(i) for i in range(len(board.BUILDINGS))]
    found.append(page("favours", "favours", [_favour(key) for key in board.FAVOURS], ("phase_a", "building.casa")))
    found += [_favour_page(key) for key in board.FAVOURS]
    found += [_tile("royal", key, ("colonies",), f"{BOOK}.royal_text") for key in (*board.ROYAL_A, *board.ROYAL_B)]
    found += [_tile("request", key, (COUNTED[key], "phase_e"), f"{BOOK}.request_text") for key in board.REQUESTS]
    return found


# figures ------------------------------------------------------------------------------------------------------


def _image(name: str, side: float) -> Figure:
    return (draw.image, f"{PACK}/{name}"), (side, side)


def _piece(key: str) -> Figure:
    return (draw.image, art.piece(key)), (44, 44)


def _die(value: int, colour: str = "") -> Figure:
    return (art.die, value, colour), (40, 40)


def _letter(letter: str) -> Figure:
    return (art.phase_letter, letter.upper(), "now"), (48, 48)


def _field(crop: str) -> Figure:
    return (art.field, crop), (70, 70)


def _favour(key: str, up: bool = True) -> Figure:
    return (art.favour_tile, key, up), (64, 64)


# tables of values ---------------------------------------------------------------------------------------------


def _marked(what: Phrase, *marks: str) -> Phrase:
    """With what the board says of its source, if that is not the booklet."""
    if board.RECONSTRUCTED in marks:
        return f"{BOOK}.marked", {"what": what}
    return (f"{BOOK}.derived", {"what": what}) if board.DERIVED in marks else what


def _fields() -> list[Row]:
    rows: list[Row] = []
    for field in board.FIELDS:
        good, wood = board.GOODS[field.good], field.wood
        told: dict[str, object] = {"field": phrase(f"field.{good}"), "number": field.region}
        line: Phrase = (f"{BOOK}.fields.plain", told)
        if field.becomes is not None:
            told |= {"good": phrase(f"piece.{board.GOODS[field.becomes]}.name"), "round": 2 if field.good == 0 else 4}
            line = (f"{BOOK}.fields.turns", told)
        if any(wood):
            line = (f"{BOOK}.fields.wood", {"line": line, "four": wood[0], "three": wood[1], "two": wood[2]})
        picture = ((art.field, good, wood[0]), (58, 58))
        rows.append((picture, _marked(line, field.good_mark, *field.wood_marks)))
    rows.append((_field("forest"), phrase("field.forest.effect")))
    return rows


def _cities() -> list[Row]:
    rows: list[Row] = []
    for city in board.CITIES:
        worth = phrase("city.prestige_line", majority=city.majority, other=city.other)
        told = {"name": phrase(f"city.{city.key}.name"), "effect": phrase(f"city.{city.key}.effect"), "line": worth}
        rows.append((_image(f"city_{city.key}", 64), _marked((f"{BOOK}.cities.row", told), city.majority_mark)))
    for i, wood in enumerate(board.DISTRICT_WOOD):
        line = (f"{BOOK}.cities.district", {"number": board.BUILT_DISTRICTS + i + 1, "count": wood})
        rows.append((((art.district, False), (72, 45)), _marked(line, board.DISTRICT_WOOD_MARK)))
    return rows


def _worth(prestige: tuple[int, int, int]) -> Phrase:
    return phrase("ship.prestige_line", first=prestige[0], third=prestige[1], fifth=prestige[2])


def _colonies() -> list[Row]:
    rows: list[Row] = []
    for colony in board.COLONIES:
        stem = f"colony.{colony.key}"
        told = {"name": phrase(f"{stem}.name"), "effect": phrase(f"{stem}.effect"), "line": _worth(colony.prestige)}
        marks = (colony.income_mark, colony.prestige_mark)
        rows.append((_image(f"colony_{colony.key}", 64), _marked((f"{BOOK}.colonies.row", told), *marks)))
    for i, landing in enumerate(board.LANDINGS[0]):
        costs = {"number": i + 1, "goods": phrase("n.wine", count=landing.wine), "players": landing.players}
        rows.append((((art.landing,), (40, 40)), _marked((f"{BOOK}.colonies.landing", costs), landing.mark)))
    return rows


def _markets() -> list[Row]:
    rows: list[Row] = []
    for market in board.MARKETS:
        good = board.GOODS[market.good]
        name = phrase(f"market.{good}.name")
        line = (f"{BOOK}.markets.row", {"name": name, "line": _worth(market.prestige)})
        rows.append((_image(f"market_{good}", 64), _marked(line, market.prestige_mark)))
        for i, ((pay, reals), mark) in enumerate(zip(market.columns, market.columns_marks, strict=True)):
            price = {"goods": phrase(f"n.{good}", count=pay), "reals": phrase("n.reals", count=reals)}
            told = {"name": name, "number": i + 1, "line": phrase("market.space_line", **price)}
            rows.append((_piece(good), _marked((f"{BOOK}.markets.space", told), mark)))
    return rows


def _passes() -> list[Row]:
    rows: list[Row] = []
    for players, spaces in board.PASS_SPACES.items():
        for i, space in enumerate(spaces):
            told: dict[str, object] = {"number": i + 1, "players": players}
            told["reals"] = phrase("order.reals", count=space.reals)
            line: Phrase = (f"{BOOK}.passing.reals", told)
            if space.instead is not None:
                line = (f"{BOOK}.passing.or", told | {"text": phrase(f"order.{space.instead}")})
            picture: Figure = ((draw.image, art.pass_reward(space.instead or "reals")), (40, 40))
            rows.append((picture, _marked(line, space.mark)))
    return rows


def _legend() -> list[Row]:
    stem = f"{BOOK}.legend"
    rows: list[Row] = []
    for key in SPENT:
        effect = phrase("good.effect" if key in board.GOODS else f"{key}.effect")
        rows.append((_piece(key), (f"{stem}.piece", {"name": phrase(f"piece.{key}.name"), "effect": effect})))
    rows += [(_piece(key), (f"{stem}.plain", {"name": phrase(f"piece.{key}.name")})) for key in PEOPLE]
    rows += [(_die(2, "seat0"), (f"{stem}.die", {})), (_die(3, "pirate"), (f"{stem}.pirate_die", {}))]
    rows += [(_image("windmill", 44), (f"{stem}.mill", {})), (_favour("monk", False), (f"{stem}.down", {}))]
    rows += [(_image(f"guild_{key}", 40), phrase(f"guild.{key}.name")) for key in board.GUILDS]
    return rows


# single things ------------------------------------------------------------------------------------------------


def _made(
    kind: str,
    key: str,
    chapter: str,
    text: Sequence[Phrase],
    figure: Figure,
    see: Sequence[str],
    rows: Sequence[Row] = (),
) -> Page:
    from game.ui.book import ruling_on

    ruling = ruling_on(PACK, f"{kind}_{key}", {})
    heading: Phrase = (f"{BOOK}.chapter.{chapter}", {})
    name = phrase(f"{kind}.{key}.name")
    return Page(f"{kind}.{key}", heading, name, tuple(text), (figure,), tuple(see), ruling, tuple(rows))


def _character(key: str) -> Page:
    text: tuple[Phrase, ...] = (phrase(f"character.{key}.effect"), (f"{BOOK}.character_text", {}))
    return _made("character", key, "characters", text, _image(f"character_{key}", 110), (ACTS[key], "harvest"))


def _building(i: int) -> Page:
    building = board.BUILDINGS[i]
    stem = f"building.{building.key}"
    region = phrase("region.number", number=building.region)
    text: tuple[Phrase, ...] = (
        phrase(f"{stem}.meaning"),
        phrase("building.few_line", region=region, text=phrase(f"{stem}.small")),
        phrase("building.many_line", text=phrase(f"{stem}.large")),
        (f"{BOOK}.building_text", {"number": i + 1, "round": building.empty_round}),
    )
    picture = _image(f"building_{building.key}", 110)
    return _made("building", building.key, "buildings", text, picture, ("phase_c", MOVED[building.key]))


def _favour_page(key: str) -> Page:
    guild = next(i for i, trio in enumerate(board.GUILD_FAVOURS) if key in trio)
    belongs: Phrase = (f"{BOOK}.favour_guild", {"guild": phrase(f"guild.{board.GUILDS[guild]}.name")})
    text = (phrase(f"favour.{key}.effect"), _marked(belongs, board.FAVOUR_GUILDS_MARK))
    figure: Figure = ((art.favour_tile, key), (110, 110))
    return _made("favour", key, "favours", text, figure, ("favours",))


def _tile(kind: str, key: str, see: Sequence[str], more: str) -> Page:
    text: tuple[Phrase, ...] = (phrase(f"{kind}.{key}.effect"), (more, {}))
    chapter = {"royal": "royal", "request": "requests"}[kind]
    return _made(kind, key, chapter, text, _image(f"{kind}_{key}", 96), see)


# what stands where --------------------------------------------------------------------------------------------

PLACES = {
    "watch": "watch",
    "die": "dice",
    "pirate_die": "dice",
    "mill": "windmill",
    "lever": "windmill",
    "good": "windmill",
    "supply": "windmill",
    "row": "phase_a",
    "guild": "phase_a",
    "order": "passing",
    "pass_reward": "passing",
    "space": "cities",
    "citizen": "cities",
    "colony": "colonies",
    "landing": "colonies",
    "market": "markets",
    "worker": "workers",
    "reserve": "workers",
    "ship": "ships",
    "marker": "phase_c",
    "score": "end",
    "field": "fields",
    "map": "round",
}
NAMED = {"building": "building", "character": "character", "favour": "favour", "tile": "request", "offer": "request"}
NOW = {
    "cities": "setup",
    "fields": "setup",
    "guilds": "phase_a",
    "characters": "phase_b",
    "buildings": "phase_c",
    "last_call": "windmill",
    "honour": "phase_d",
    "repairs": "phase_d",
    "feeding": "phase_d",
    "requests": "phase_e",
    "over": "end",
}
LINES = {
    "row": "phase_a",
    "row_dice": "phase_a",
    "wake": "favours",
    "use": "favours",
    "die": "dice",
    "pirate_die": "dice",
    "pirate_dice": "dice",
    "pass": "passing",
    "order": "passing",
    "ship": "ships",
    "buy": "wood",
    "harvest": "harvest",
    "pirates": "pirates",
    "banish": "watch",
    "raise": "windmill",
    "lower": "windmill",
    "exchange": "windmill",
    "reward": "colonies",
    "build": "character.guild_master",
    "marker": "favour.bishop",
    "activate": "phase_c",
    "refuse": "phase_c",
    "roll": "phase_c",
    "honour": "watch",
    "decline": "watch",
    "repair": "phase_d",
    "feed": "phase_d",
    "answer": "phase_e",
    "scored": "phase_e",
    "convert": "phase_e",
    "lady": "favour.lady",
    "possessions": "end",
    "pirate_loss": "pirates",
    "end": "end",
}


def page_of(place: Place, state: State) -> str:
    """The page about what lies at a place."""
    kind = str(place[0]) if place else ""
    if kind == "royal":
        return f"royal.{place[-1]}"
    known = (*BUILDING_KEYS, *board.CHARACTERS, *board.FAVOURS, *board.REQUESTS)
    if kind in NAMED:
        return next((f"{NAMED[kind]}.{part}" for part in place[1:] if part in known), "")
    if place[-1:] == ("forest",):
        return "forest"
    return PLACES.get(kind, "")


def page_now(state: State) -> str:
    return NOW[PHASES[state.phase]]  # type: ignore[attr-defined]


def page_for(line: Phrase, state: State) -> str:
    """The page about the rule behind a line of the log."""
    kind, piece = line[0].rsplit(".", 1)[-1], line[1].get("piece")
    parts = str(piece[0]).split(".") if isinstance(piece, tuple) else []
    if kind in ("use", "wake", "activate", "refuse", "answer", "reward", "lady") and len(parts) >= 3:
        kind_of = {"request": "request", "favour": "favour", "building": "building", "royal": "royal"}.get(parts[1])
        if kind_of:
            return f"{kind_of}.{parts[2]}"
    return LINES.get(kind) or page_now(state)
