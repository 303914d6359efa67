"""What things say when one points at them. Everything told here is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.puerto_rico import builder, captain, merchant, producer
from game.puerto_rico.data import (
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CLASSIC,
    FARMER,
    FOREST_HOUSE,
    GOODS,
    HACIENDA,
    HOUSE_PLACES,
    JEWELER,
    KEYS,
    LANDS,
    LARGE,
    LARGE_MARKET,
    LIBRARY,
    MERCHANT,
    PLOTS,
    PRICES,
    PRODUCER,
    QUARRY,
    QUARRY_CAP,
    RECRUITER,
    ROLES,
    SMALL_MARKET,
    SMUGGLER,
    SPECIAL,
    ZONING_OFFICE,
)
from game.puerto_rico.position import BUILDING, CHOOSE, DRAFTING, NO_CIRCLE, NO_ONE, SMUGGLING, TRADING, Position
from game.puerto_rico.state import PuertoRico
from game.ui.graph import Tip
from game.ui.puerto_rico import extensions, words
from game.ui.puerto_rico.seen import points_hidden
from game.ui.puerto_rico.words import phrase
from game.ui.tableview import Context
from game.ui.text import Phrase, say

Lines = list[Phrase | str]


# characters -----------------------------------------------------------------------------------------------


def role(state: Position, r: int, ctx: Context) -> Callable[[], Tip]:
    def tell() -> Tip:
        key = ROLES[r].rstrip("2")
        lines: Lines = [words.role(key, state.edition)]
        # With Puertomas nobody captures characters.
        lines.append(phrase(f"role.{key}.action_autos" if r == SMUGGLER and state.autos else f"role.{key}.action"))
        lines.append(phrase("role.privilege_line", text=phrase(f"role.{key}.privilege")))
        if state.role_coins[r]:
            lines.append(phrase("role.coins_line", coins=words.coins(state.role_coins[r])))
        taker = state.role_taken[r]
        if taker != NO_ONE:
            lines.append(phrase("role.taken_line", name=ctx.names[taker]))
        elif state.phase == CHOOSE and isinstance(state, PuertoRico) and ("choose", ROLES[r]) in state.moves():
            if r != SMUGGLER:
                lines += preview(state, r, ctx)
        if state.extended:
            lines += extensions.captive_lines(state, r, ctx.names)
        return lines

    return tell


def preview(state: PuertoRico, r: int, ctx: Context) -> Lines:
    """What the character would bring each player now, the one who chooses first."""
    chooser = state.to_act
    assert chooser is not None
    if r == SMUGGLER or ("choose", ROLES[r]) not in state.moves():
        return []
    gains: list[list[Phrase]]
    if r == FARMER:
        gains = [_farming(state, seat, chooser) for seat in range(state.players)]
    elif r == RECRUITER:
        gains = _recruiting(state, chooser)
    elif r == BUILDER:
        gains = _building(state, chooser)
    elif r == PRODUCER:
        gains = _producing(state, chooser)
    elif r in (MERCHANT, CAPTAIN):
        gains = _best_of(state, r)
    else:
        coins = words.coins(state.privilege(chooser))
        gains = [[phrase("preview.coins", coins=coins)] if s == chooser else [] for s in range(state.players)]
    lines: Lines = [phrase("preview.heading")]
    for i in range(state.players):
        seat = (chooser + i) % state.players
        if seat != chooser and (r > CAPTAIN or (state.is_auto(seat) and r in (FARMER, RECRUITER, BUILDER))):
            continue
        told = gains[seat] or [phrase("preview.nothing")]
        lines.append(phrase("preview.line", name=ctx.names[seat], gains=told))
    if r in (MERCHANT, CAPTAIN) and any(gains):
        lines.append(phrase("preview.best"))
    return lines


def _farming(state: Position, seat: int, chooser: int) -> list[Phrase]:
    board = state.boards[seat]
    if len(board.land) >= PLOTS:
        return [phrase("preview.land_full")]
    quarry = state.quarries > 0 and (seat == chooser or builder_hut(state, seat))
    told = [phrase("preview.quarry" if quarry else "preview.tile")]
    if board.staff[HACIENDA] > 0:
        told.append(phrase("preview.hacienda"))
    if seat == chooser and board.staff[LIBRARY] > 0 and len(board.land) + len(told) < PLOTS:
        told.append(phrase("preview.again"))
    return told


def builder_hut(state: Position, seat: int) -> bool:
    return state.boards[seat].staff[KEYS.index("hut")] > 0


def _recruiting(state: Position, chooser: int) -> list[list[Phrase]]:
    """The privilege and the shares, as if all joined."""
    gains: list[list[Phrase]] = []
    waiting = state.office + state.x.office
    for seat in range(state.players):
        i = (seat - chooser) % state.players
        share = waiting // state.players + (1 if i < waiting % state.players else 0)
        if seat == chooser:
            share += min(state.privilege(chooser), state.reserve)
        gains.append([phrase("n.gain", what=words.workers(share))] if share else [])
    return gains


def _building(state: PuertoRico, chooser: int) -> list[list[Phrase]]:
    trial = state.copy()
    trial.chooser = chooser
    return [
        [phrase("preview.buildings", count=len(builder.affordable(trial, seat)))] for seat in range(state.players)
    ]


def _producing(state: PuertoRico, chooser: int) -> list[list[Phrase]]:
    """In turn order, as the supply goes."""
    trial = state.copy()
    gains: list[list[Phrase]] = [[] for _ in range(state.players)]
    kinds: list[int] = []
    for i in range(state.players):
        seat = (chooser + i) % state.players
        made = producer.harvest(trial, seat)
        for good in range(5):
            trial.supply[good] -= made[good]
        gains[seat] = words.goods_list(made, state.edition)
        if seat == chooser:
            kinds = [good for good in range(5) if made[good]]
    # The privilege comes last: what the others leave, and in `classic` no kind twice.
    most = 1 if state.edition == CLASSIC else state.privilege(chooser)
    extra = min(state.privilege(chooser), sum(min(most, trial.supply[good]) for good in kinds))
    if extra:
        gains[chooser].append(phrase("preview.extra", count=extra))
    return gains


def _best_of(state: PuertoRico, r: int) -> list[list[Phrase]]:
    """Played through on a copy, everybody taking the sale or load that brings most at once."""
    trial = state.copy()
    before = [(board.coins, board.vp, board.crates()) for board in state.boards]
    trial.play(("choose", ROLES[r]))
    shipped = [0] * state.players
    while trial.to_act is not None and trial.role == r and trial.phase != CHOOSE:
        seat = trial.to_act
        held = trial.boards[seat].crates()
        move = max(trial.moves(), key=lambda move: _worth(trial, seat, move))
        trial.play(move)
        if move[0] in ("load", "wharf", "sell"):
            shipped[seat] += held - trial.boards[seat].crates()
    gains: list[list[Phrase]] = []
    for seat, (coins, vp, crates) in enumerate(before):
        told = []
        board = trial.boards[seat]
        if board.coins > coins:
            told.append(phrase("preview.coins", coins=words.coins(board.coins - coins)))
        if board.vp > vp:
            told.append(phrase("preview.points", points=words.points(board.vp - vp)))
        lost = crates - shipped[seat] - board.crates()
        if r == CAPTAIN and lost > 0:
            told.append(phrase("preview.lost", crates=words.crates(lost)))
        gains.append(told)
    return gains


def _worth(state: Position, seat: int, move: tuple[str | int, ...]) -> int:
    verb = move[0]
    if verb == "pass":
        return 0
    if verb == "sell":
        return 1 + merchant.income(state, seat, GOODS.index(str(move[1])))
    if verb in ("load", "wharf", "keep", "store"):
        g = GOODS.index(str(move[1]))
        held = state.boards[seat].goods[g]
        if verb == "load":
            return 10 * min(held, state.ship_size[int(move[2])] - state.ship_load[int(move[2])]) + 5
        return 10 * held + g
    return -1


# buildings ------------------------------------------------------------------------------------------------


def building(state: Position, b: int, owner: int, ctx: Context) -> Callable[[], Tip]:
    """A building on the market (`owner` -1) or in a city."""

    def tell() -> Tip:
        data, key = BUILDINGS[b], KEYS[b]
        lines: Lines = [words.building(key, state.edition)]
        lines.append(phrase("building.cost_line", cost=words.coins(state.costs[b]), points=words.points(data.points)))
        lines.append(words.effect(key, state.edition))
        if b == JEWELER and state.options["tailor_cap"]:
            lines.append(phrase("building.tailor_cap_line"))
        if owner >= 0:
            staff = state.boards[owner].staff[b]
            lines.append(phrase("building.circles_line", staff=staff, circles=data.circles))
            # Except in `special` the Forest house lowers prices even without a worker.
            if staff == 0 and data.circles and (b != FOREST_HOUSE or state.edition == SPECIAL):
                lines.append(phrase("building.idle_line"))
            return lines
        if LARGE[b]:
            lines.append(phrase("building.large_line"))
        lines.append(phrase("building.cap_line", coins=words.coins(QUARRY_CAP[b])))
        if state.phase == DRAFTING:
            return lines  # nothing is on sale yet
        seat = _asking(state, ctx)
        if seat is not None and state.boards[seat].staff[b] < 0:
            lines.append(phrase("building.price_line", sum=price_sum(state, seat, b)))
        lines.append(phrase("building.left_line", left=phrase("n.left", count=state.market[b])))
        owners: list[Phrase | str] = [ctx.names[s] for s in range(state.players) if state.boards[s].staff[b] >= 0]
        if owners:
            lines.append(phrase("building.owners_line", names=owners))
        return lines

    return tell


def _asking(state: Position, ctx: Context) -> int | None:
    """Whose discounts the market shows: the person's who decides, or the only person's."""
    if state.to_act is not None and state.to_act in ctx.people:
        return state.to_act
    return next(iter(ctx.people)) if len(ctx.people) == 1 else None


def price_sum(state: Position, seat: int, b: int) -> str:
    """`6 − 2 (quarries) − 1 (privilege) = 3`."""
    quarries = min(state.quarry_discount(seat), QUARRY_CAP[b])
    privilege = state.privilege(seat) if state.phase == BUILDING else 0
    other = builder.discount(state, seat, LARGE[b]) - state.privilege(seat) if state.more else 0
    parts = [str(state.costs[b])]
    if quarries:
        parts.append(say(phrase("building.quarries_part", count=quarries)))
    if privilege:
        parts.append(say(phrase("building.privilege_part", count=privilege)))
    for key, count in _lowered_by(state, seat, LARGE[b], other):
        parts.append(say(phrase("building.building_part", count=count, building=words.building(key, state.edition))))
    total = max(0, state.costs[b] - quarries - privilege - other)
    return " ".join([*parts, f"= {total}"]) if len(parts) > 1 else parts[0]


def _lowered_by(state: Position, seat: int, large: bool, less: int) -> list[tuple[str, int]]:
    """What each building takes off a price; the rules are asked, with one of the two out of sight."""
    if not less:
        return []
    trial = cast(PuertoRico, state).copy()
    trial.boards[seat].staff[ZONING_OFFICE] = -1
    forests = builder.discount(trial, seat, large) - trial.privilege(seat)
    return [(key, count) for key, count in (("forest_house", forests), ("zoning_office", less - forests)) if count]


# land and goods -------------------------------------------------------------------------------------------


def tile(state: Position, kind: int) -> Lines:
    """A tile of land, wherever it lies."""
    name = LANDS[kind]
    lines: Lines = [words.land(name, state.edition)]
    if kind == QUARRY:
        lines.append(phrase("land.quarry.effect"))
    elif kind == 0:
        lines.append(phrase("land.corn.effect", good=words.good_word(name, state.edition)))
    elif kind < QUARRY:
        lines.append(_processed(name, state.edition))
    else:
        lines.append(phrase("land.forest.effect", building=words.building("forest_house", state.edition)))
    return lines


def _processed(good: str, edition: int) -> Phrase:
    """Which buildings make a crate of what a plantation yields."""
    if f"small_{good}" in KEYS:
        small, large = (words.building(f"{size}_{good}", edition) for size in ("small", "large"))
        return phrase("land.plantation.effect_two", small=small, large=large)
    key = next(key for key in KEYS if key.startswith(f"{good}_"))
    return phrase("land.plantation.effect", building=words.building(key, edition))


def land(state: Position, seat: int, i: int) -> Callable[[], Tip]:
    def tell() -> Tip:
        board = state.boards[seat]
        lines = tile(state, board.land[i])
        if board.hands[i] != NO_CIRCLE:
            lines.append(phrase("land.worked" if board.hands[i] else "land.empty_circle"))
        return lines

    return tell


def supply(state: Position, g: int) -> Callable[[], Tip]:
    def tell() -> Tip:
        return [
            words.good(GOODS[g], state.edition),
            phrase("tip.stock", crates=words.crates(state.supply[g])),
            phrase("tip.good", price=words.coins(PRICES[g])),
        ]

    return tell


def pile(state: Position, seat: int, g: int, ctx: Context) -> Callable[[], Tip]:
    """Crates on a player's board."""

    def tell() -> Tip:
        name = GOODS[g]
        lines: Lines = [words.good(name, state.edition)]
        lines.append(phrase("tip.own_goods", crates=words.crates(state.boards[seat].goods[g])))
        lines.append(phrase("tip.stock", crates=words.crates(state.supply[g])))
        if seat == _asking(state, ctx):
            lines.append(
                phrase("tip.income", good=words.good_word(name, state.edition), sum=income_sum(state, seat, g))
            )
        else:
            lines.append(phrase("tip.good", price=words.coins(PRICES[g])))
        return lines

    return tell


def income_sum(state: Position, seat: int, g: int) -> str:
    """`3 + 1 (Small market) + 1 (privilege) = 5`."""
    parts = [str(PRICES[g])]
    total = PRICES[g]
    for b, more in ((SMALL_MARKET, 1), (LARGE_MARKET, 2)):
        if state.boards[seat].staff[b] > 0:
            total += more
            parts.append(say(phrase("tip.market_part", count=more, building=words.building(KEYS[b], state.edition))))
    more = state.privilege(seat) if state.phase == TRADING else 0
    if more:
        total += more
        parts.append(say(phrase("tip.privilege_part", count=more)))
    return " ".join([*parts, f"= {total}"]) if len(parts) > 1 else parts[0]


# ships and house ------------------------------------------------------------------------------------------


def ship(state: Position, i: int, ctx: Context) -> Callable[[], Tip]:
    def tell() -> Tip:
        size, load, good = state.ship_size[i], state.ship_load[i], state.ship_good[i]
        lines: Lines = [phrase("part.ship", size=size)]
        if load and state.phase == SMUGGLING:
            lines.append(phrase("tip.raid", **words.names_of(state.edition)))
        if good < 0:
            lines.append(phrase("tip.ship_empty"))
        else:
            cargo = words.goods(load, GOODS[good], state.edition)
            if load == size:
                lines.append(phrase("tip.ship_full", goods=cargo))
                return lines
            lines.append(phrase("tip.ship_load", goods=cargo, room=size - load))
        able = False
        for seat in range(state.players):
            held = state.boards[seat].goods
            fit = [
                words.goods(min(held[g], size - load), GOODS[g], state.edition)
                for g in range(5)
                if held[g] and i in captain.ships_for(state, g, held[g])
            ]
            if fit:
                able = True
                lines.append(phrase("tip.ship_who", name=ctx.names[seat], goods=fit))
        if not able:
            lines.append(phrase("tip.ship_nobody"))
        return lines

    return tell


def private(state: Position, seat: int, which: str, away: bool) -> Callable[[], Tip]:
    """The ship of the Wharf ("private") or of the Small wharf ("small_private")."""

    def tell() -> Tip:
        lines: Lines = [phrase("part.private_ship" if which == "private" else "part.small_private")]
        lines.append((f"{words.PACK}.tip.{which}", words.names_of(state.edition)))
        if away:
            lines.append(phrase("tip.private_used"))
        return lines

    return tell


def house(state: Position) -> Callable[[], Tip]:
    def tell() -> Tip:
        lines: Lines = [phrase("part.house"), phrase("tip.house", places=HOUSE_PLACES)]
        held: list[Phrase] = [words.good_word(GOODS[g], state.edition) for g in state.house]
        lines.append(phrase("tip.house_now", goods=held) if held else phrase("tip.house_empty"))
        if held and state.phase == SMUGGLING:
            lines.append(phrase("tip.plunder", **words.names_of(state.edition)))
        return lines

    return tell


# stocks ---------------------------------------------------------------------------------------------------


def hiring(state: Position) -> Callable[[], Tip]:
    def tell() -> Tip:
        wanted = max(state.players, sum(board.empty_circles() for board in state.boards))
        people = words.everybody(state.office, state.x.office, state.edition)
        return [
            phrase("part.hiring"),
            phrase(
                "tip.hiring",
                workers=people,
                recruiter=words.the_role("recruiter", state.edition),
            ),
            phrase("tip.refill", count=wanted),
            *([phrase("tip.poach", **words.names_of(state.edition))] if state.phase == SMUGGLING else []),
        ]

    return tell


def reserve(state: Position) -> Lines:
    """With extension II a shortage ends nothing."""
    if state.noble:
        people = words.everybody(state.reserve, state.x.reserve, state.edition)
        return [phrase("part.reserve"), phrase("tip.reserve_people", people=people)]
    return [phrase("part.reserve"), phrase("tip.reserve", workers=words.workers(state.reserve))]


def bank() -> Lines:
    return [phrase("part.bank"), phrase("tip.bank")]


def point_reserve(state: Position) -> Lines:
    return [phrase("part.points"), phrase("tip.points", points=words.points(state.points))]


def bag(state: Position) -> Callable[[], Tip]:
    """How many of each kind are still in the bag: anybody who counts knows it."""

    def tell() -> Tip:
        total = sum(state.bag)
        lines: Lines = [phrase("part.bag")]
        if total:
            lines.append(
                phrase(
                    "tip.bag", tiles=phrase("n.tiles", count=total), list=words.goods_list(state.bag, state.edition)
                )
            )
        else:
            lines.append(phrase("tip.bag_empty"))
        return lines

    return tell


def discard(state: Position) -> Lines:
    return [phrase("part.discard"), phrase("tip.discard", tiles=phrase("n.tiles", count=sum(state.discard)))]


def quarries(state: Position) -> Callable[[], Tip]:
    def tell() -> Tip:
        return [*tile(state, QUARRY), phrase("tip.quarries", quarries=phrase("n.quarries", count=state.quarries))]

    return tell


# players --------------------------------------------------------------------------------------------------


def seat(state: Position, seat: int, viewer: int, ctx: Context) -> Lines:
    board = state.boards[seat]
    hidden = points_hidden(state, seat, viewer, ctx)
    told = {
        "name": ctx.names[seat],
        "coins": words.coins(board.coins),
        "points": words.points(board.vp),
        "workers": words.everybody(board.people() - board.bourgeois(), board.bourgeois(), state.edition),
        "crates": words.crates(board.crates()),
    }
    lines: Lines = [(f"{words.PACK}.tip.seat_hidden" if hidden else f"{words.PACK}.tip.seat", told)]
    if board.idle or board.idle_nobles:
        lines.append(phrase("tip.portrait", people=words.everybody(board.idle, board.idle_nobles, state.edition)))
    return lines
