"""San Juan's rules book: chapters of our own, and a page for every character and every card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core import Place, State
from game.core.options import Options
from game.san_juan.cards import CARDS, EXTENSION, FARMS, GOODS, KEYS, KIND, PRICES
from game.san_juan.moves import ROLES, STAGES
from game.ui import draw
from game.ui.book import Figure, Page, Row, ruling_on, written
from game.ui.graph import Node, Rect
from game.ui.samples import context, table_part
from game.ui.san_juan import art, faces, words
from game.ui.san_juan.words import phrase
from game.ui.text import Phrase
from game.ui.widgets import Kit

GAME = words.PACK
OWN_LINES = ("all", "round", "monument", "end")  # signs that stand for no character
NEW = (*(card.key for card in EXTENSION), "cathedral")
SEE = {
    "builder": ("building", "end"),
    "producer": ("goods", "role.merchant"),
    "merchant": ("goods", "prices"),
    "recruiter": ("hands", "deck"),
    "adventurer": ("round",),
}


def pages(options: Options | None) -> Sequence[Page]:
    extension = options is None or bool(options["extension"])
    names = {**{key: words.card(key) for key in KEYS}, **{key: words.role(key) for key in ROLES}}
    variants = ("extension",) if extension else ()

    def page(key: str, figures: Sequence[Figure] = (), see: Sequence[str] = (), rows: Sequence[Row] = ()) -> Page:
        return written(GAME, "game", key, names, variants, figures, see, rows)

    found = [
        page("aim", [table_part(GAME, 36, ("zoom", 1))], ("round", "building", "first_steps")),
        page("first_steps", [_card("distillery"), _card("factory"), _card("sawmill")], ("role.builder", "goods")),
        page("round", [_role_picture(role) for role in ROLES], [f"role.{role}" for role in ROLES]),
        page("building", [_card("corn_farm"), _card("villa"), _card("statue")], ("role.builder", "card.crane")),
        page(
            "goods",
            [*map(_good, GOODS), table_part(GAME, 25, ("town", 0, 1))],
            ("role.producer", "role.merchant", "prices"),
        ),
        page("prices", (), ("goods",), [_prices(row) for row in PRICES]),
        page("hands", [_card("chapel"), _card("lighthouse")], ("card.chapel", "card.lighthouse", "deck")),
        page("deck", [((art.card_back,), (60, 84))], ("hands",)),
        page("end", (), ("score",)),
        page("score", [_card("manufactory"), _card("customs_house")], ("end", "card.customs_house")),
        page("two_players", [_card("publishing_house")], ("card.publishing_house",)),
    ]
    if options is None or options["choose_hand"]:
        found.append(page("choose_hand"))
    if extension:
        found.append(page("extension", [_card(key) for key in NEW], ("card.cathedral", "card.crane")))
    found.append(page("legend", (), ("building",), _legend()))
    found += [_role(role, names, variants) for role in ROLES]
    groups: dict[str, list[str]] = {"production": [], "commercial": [], "monument": [], "end": [], "extension": []}
    for key in KEYS:
        if extension or key not in NEW:
            groups["extension" if key in NEW else art.CLASS_OF[key]].append(key)
    for group, keys in groups.items():
        found += [_card_page(key, group, names) for key in keys]
    return found


def _card(key: str, wide: float = 104) -> Figure:
    return partial(_face, key, wide)


def _face(key: str, wide: float, kit: Kit) -> Node:
    wide = kit.s(wide)
    node = faces.card((), faces.around_picture(wide), KIND[key], context(kit))
    node.tip = [words.card(key), words.effect(key)]
    return node


def _role_picture(key: str) -> Figure:
    return (draw.image, art.role_picture(key)), (92, 92)


def _good(key: str) -> Figure:
    return (art.good, key), (46, 46)


def _prices(row: tuple[int, ...]) -> Row:
    told = {
        good: phrase("table.tip.price", good=phrase(f"good.{good}"), price=row[i]) for i, good in enumerate(GOODS)
    }
    return partial(_price_card, row), (f"book.{GAME}.prices.line", told)


def _price_card(row: tuple[int, ...], kit: Kit) -> Node:
    rect = Rect(0, 0, kit.s(80), kit.s(80) * art.SHAPE)
    node = Node((), rect, (art.price_card, True), bleed=4)
    for (_, spot), price in zip(art.price_spots(rect), row, strict=True):
        node.write(str(price), spot, 12, "heading", "ink", "center", least=6)
    return node


def _legend() -> list[Row]:
    def line(key: str, **params: object) -> Phrase:
        return f"book.{GAME}.legend.{key}", params

    from game.ui import look

    rows: list[Row] = [
        (lambda kit: look.cost(Rect(0, 0, kit.s(34), kit.s(34)), "3", 18), line("cost")),
        (lambda kit: look.worth(Rect(0, 0, kit.s(34), kit.s(34)), "2", 17), line("points")),
        (((draw.image, "puerto_rico/governor"), (40, 40)), line("governor")),
    ]
    for key in dict.fromkeys(card.phase for card in CARDS):
        told = line(f"phase_{key}") if key in OWN_LINES else line("phase", phase=phrase(f"phase.{key}"))
        rows.append((((draw.image, art.phase_icon(key)), (34, 34)), told))
    rows += [(_good(good), line("good", good=phrase(f"good.{good}"))) for good in GOODS]
    kinds = (("production", "corn_farm"), ("commercial", "crane"), ("monument", "statue"), ("end", "manufactory"))
    rows += [(_card(key, 64), line(kind)) for kind, key in kinds]
    return rows


def _role(key: str, names: dict[str, Phrase], variants: Sequence[str]) -> Page:
    own = written(GAME, "roles", f"role_{key}", names, variants)
    text = (phrase(f"role.{key}.action"), phrase("table.tip.privilege", text=phrase(f"role.{key}.privilege")))
    helpers = [f"card.{card.key}" for card in CARDS if card.phase == key and (variants or card.key not in NEW)]
    see = (*SEE[key], *helpers)
    figures = (_role_picture(key),)
    return Page(f"role.{key}", own.chapter, words.role(key), (*text, *own.text), figures, see, own.ruling)


def _card_page(key: str, group: str, names: dict[str, Phrase]) -> Page:
    card, kind = CARDS[KIND[key]], KIND[key]
    when = phrase(f"phase.{card.phase}")
    facts = {"cost": words.n_cards(card.cost), "points": words.n_points(card.points), "copies": card.copies}
    stem = f"book.{GAME}"
    scored = card.phase == "end"
    text: list[Phrase] = [words.effect(key)]
    if card.phase in ("end", "monument"):
        text.append((f"{stem}.card_facts_{card.phase}", facts))
    else:
        text.append((f"{stem}.card_facts", {**facts, "phase": when}))
    if kind < FARMS:
        low, high = (words.n_cards(end(row[kind] for row in PRICES)) for end in (min, max))
        text.append((f"{stem}.card_sells", {"low": low, "high": high}))
    if key != "cathedral":
        text.append((f"{stem}.card_many" if kind < FARMS else f"{stem}.card_once", {}))
    if card.doubt:
        text.append((f"{stem}.doubt", {}))
    see = [f"role.{card.phase}"] if card.phase in ROLES else ["score" if scored or not kind else "building"]
    if card.phase == "round":
        see = ["hands"]
    chapter: Phrase = (f"{stem}.chapter.{group}", {})
    ruling = ruling_on(GAME, f"card_{key}", names)
    return Page(f"card.{key}", chapter, words.card(key), tuple(text), (_card(key, 150),), tuple(see), ruling)


# what stands where --------------------------------------------------------------------------------------------

PLACES = {
    "prices": "prices",
    "deck": "deck",
    "discard": "deck",
    "governor": "round",
    "taken": "round",
    "portrait": "score",
    "hand": "hands",
    "cards": "hands",
    "drawn": "role.recruiter",
    "revealed": "role.adventurer",
    "goods": "goods",
    "good": "goods",
    "zoom": "score",
    "home": "end",
    "town": "end",
}
NOW = {
    "opening": "choose_hand",
    "choose": "round",
    "build": "role.builder",
    "cover": "card.crane",
    "pay": "building",
    "produce": "role.producer",
    "sell": "role.merchant",
    "keep": "role.recruiter",
    "notary": "card.notary",
    "exchange": "card.company",
    "chapel": "card.chapel",
    "church": "card.church",
    "limit": "hands",
    "adventure": "card.publishing_house",
    "over": "score",
}
EVENTS = {
    "back": "round",
    "round": "round",
    "look": "role.recruiter",
    "keep": "role.recruiter",
    "build": "building",
    "plan": "building",
    "pay": "building",
    "paid": "building",
    "cover": "card.crane",
    "lost": "card.crane",
    "barter": "card.black_market",
    "produce": "role.producer",
    "prices": "prices",
    "away": "prices",
    "sell": "role.merchant",
    "reveal": "role.adventurer",
    "strike": "role.adventurer",
    "rest": "role.adventurer",
    "fail": "role.adventurer",
    "tuck_chapel": "card.chapel",
    "tuck_church": "card.church",
    "shuffle": "deck",
    "double": "card.publishing_house",
    "last": "end",
    "win": "score",
}


def page_of(place: Place, state: State) -> str:
    """The page about what lies at a place."""
    kind = str(place[0]) if place else ""
    if kind == "role":
        return f"role.{place[1]}"
    card = _card_at(place, state)
    return f"card.{card}" if card else PLACES.get(kind, "")


def _card_at(place: Place, state: State) -> str:
    """The card that can be seen at a place, "" if none can."""
    kind = str(place[0]) if place else ""
    named = next((str(part) for part in place[1:] if part in KIND), "")
    if named or kind not in ("card", "town", "good") or len(place) < 3:
        return named or ("cathedral" if kind == "cathedral" else "")
    seat = state.seats[int(place[1])]  # type: ignore[attr-defined]
    there, at = (seat.hand if kind == "card" else seat.built), int(place[2])
    return KEYS[there[at]] if 0 <= at < len(there) else ""


def page_now(state: State) -> str:
    return NOW[STAGES[state.stage]]  # type: ignore[attr-defined]


def page_for(line: Phrase, state: State) -> str:
    """The page about the rule behind a line of the log."""
    kind, piece = line[0].rsplit(".", 1)[-1], line[1].get("piece")
    key = str(piece[0]).split(".")[-2] if isinstance(piece, tuple) else ""
    if kind == "choose" and key in ROLES:
        return f"role.{key}"
    if kind == "effect" and key in KIND:
        return f"card.{key}"
    return EVENTS.get(kind) or page_now(state)
