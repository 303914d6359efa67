"""A table that knows nothing but events: how many pieces lie in each public place.

Each game tells, in `ZONES`, what lies where in a state (`zones`) and, where an event is more than pieces going from
one place to another, how to read it (`feed`). Games in `WHOLE` tell everything, so that no move passes in silence; of
the others only what the zones count is compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core import Event, Place

Zones = Counter[Place]


def move_pieces(zones: Zones, event: Event) -> None:
    """`amount` pieces leave the source and arrive at the target; what has no place does not count."""
    if event.source and event.target:
        zones[event.source] -= event.amount
        zones[event.target] += event.amount


# San Juan ------------------------------------------------------------------------------------------------------


def san_juan(state: Any) -> Zones:
    from game.san_juan.cards import KEYS
    from game.san_juan.moves import COVER, ROLES

    zones: Zones = Counter({("deck",): len(state.deck), ("discard",): len(state.discard)})
    zones["cathedral",] = int(state.cathedral)
    zones["governor", state.governor] = 1
    zones["open",] = int(state.price_card() >= 0)
    zones["prices",] = 5 - zones["open",]
    for role, seat in zip(ROLES, state.taken, strict=True):
        zones["role", role] = int(seat < 0)
        zones["taken", seat if seat >= 0 else 0] += seat >= 0
    if state.to_act is not None:
        zones["drawn", state.to_act] = len(state.drawn)
        zones["pending", state.to_act] = int(state.stage == COVER)
    for seat, player in enumerate(state.seats):
        zones["hand", seat] = len(player.hand)
        zones["covered", seat] = len(player.covered)
        for i, kind in enumerate(player.built):
            zones["town", seat, i, KEYS[kind]] = 1
            zones["good", seat, i] = int(player.good_at(i))
        for key in ("chapel", "church", "harbor"):
            zones["under", seat, key] = len(getattr(player, key))
    return zones


def feed_san_juan(zones: Zones, event: Event) -> None:
    if event.kind == "back":
        for place in [place for place in zones if place[0] == "taken"]:
            del zones[place]
        for role in event.detail:
            zones["role", role] += 1
        return

    def zone(place: Place) -> Place:
        if place and place[0] in ("hand", "drawn"):
            return place[:2]
        return (*place, event.piece) if place and place[0] == "town" else place  # which building: that too is told

    move_pieces(zones, event._replace(source=zone(event.source), target=zone(event.target)))


# Madeira -------------------------------------------------------------------------------------------------------


def madeira(state: Any) -> Zones:
    from game.madeira import board
    from game.madeira import moves as m
    from game.madeira.position import GUILDS, PHASES, location_place, space_place

    n = state.players
    zones: Zones = Counter({("phase", PHASES[state.phase]): 1, ("round",): state.round})

    def lay(place: Place, piece: str, amount: int, *seat: int) -> None:
        zones[(*place, piece, *seat)] += amount

    for p in range(n + 1):
        piece, owner = ("worker", (p,)) if p < n else ("citizen", ())
        for i in m.bits(state.houses[p]):
            lay(location_place(m.FIRST_HOUSE + i, p), piece, 1, *owner)
    for f, field in enumerate(board.FIELDS):
        zones["field", field.key, "wood"] = state.field_wood[f]
        zones["field", field.key, "yields", board.GOODS[state.field_good[f]]] = 1
    for i in m.bits(state.built):
        zones["built", m.HOUSE_NAMES[i]] = 1
    for favour in state.districts:
        if favour >= 0:
            zones["district", board.FAVOURS[favour]] = 1
    for b, building in enumerate(board.BUILDINGS):
        place = ("building", building.key)
        for value in (1, 2, 3):
            lay(place, "die", state.dice_on[3 * b + value - 1], value)
            lay(place, "pirate_die", int(state.pirate_on[b] == value), value)
        for p in range(n):
            lay(place, "marker", state.markers[n * b + p], p)
        if state.characters[b] >= 0:
            lay(place, board.CHARACTERS[state.characters[b]], 1)
    for value in (1, 2, 3):
        zones["pirate_die", value] = state.pirate_dice[value - 1]
    for row in range(n):
        lying = state.phase == GUILDS and state.rows[row] < 0
        for value in (1, 2, 3):
            dice = state.row_dice[3 * row : 3 * row + 3]
            zones["row", row + 1, "die", value] = dice.count(value) if lying else 0
        for t, name in enumerate(board.REQUESTS):
            zones["offer", row + 1, name] = state.offers[5 * row + t]
    points = [sum(items.values()) for items in state.score()]
    for p in range(n):
        in_row = state.round and state.phase in (GUILDS, GUILDS + 1) and p in state.rows and p not in state.passed
        place = (
            ("row", state.rows.index(p) + 1)
            if in_row
            else ("order", (state.passed if p in state.passed else state.order).index(p) + 1)
        )
        lay(place, "token", 1, p)
        for value in (1, 2, 3):
            zones["die", p, value] = state.dice[3 * p + value - 1]
        for f in m.bits(state.plots[p]):
            lay(location_place(f, p), "worker", 1, p)
        for c in range(3):
            lay(("colony", m.COLONY_NAMES[c]), "worker", state.colonists[3 * p + c], p)
        lay(("watch",), "worker", state.watch[p], p)
        for space in m.bits(state.docks[p]):
            lay(space_place(space, p), "ship", 1, p)
        home = ("reserve", p)
        lay(home, "worker", state.reserve[p], p)
        lay(home, "ship", state.fleet[p], p)
        for g, good in enumerate(board.GOODS):
            lay(home, good, state.goods[3 * p + g])
        lay(home, "wood", state.wood[p])
        lay(home, "bread", state.bread[p])
        lay(home, "reals", state.reals[p])
        lay(home, "pirates", state.pirates[p])
        zones["mill", p] = state.mill[p]
        for face, mask in (("up", state.up[p]), ("down", state.down[p])):
            for favour in m.bits(mask):
                zones["favour", board.FAVOURS[favour], face, p] = 1
        for t, name in enumerate(board.REQUESTS):
            zones["tile", p, name] = state.requests[5 * p + t]
        zones["score", p] = points[p]
    return zones


def feed_madeira(zones: Zones, event: Event) -> None:
    kind, seat, piece, amount, source, target, detail, _ = event
    if kind in ("gain", "spend", "buy", "harvest", "pirates", "banish", "feed"):
        if source == ("reserve", seat) or (source[0] == "field" and piece == "wood" and source[1] != "forest"):
            zones[(*source, piece)] -= amount
        if target == ("reserve", seat):
            zones[(*target, piece)] += amount
    elif kind in ("worker", "ship", "honour", "token", "pass"):
        zones[(*source, piece, seat)] -= amount
        zones[(*target, piece, seat)] += amount
    elif kind == "citizen":
        zones[(*source, piece)] -= amount
        zones[(*target, piece)] += amount
    elif kind in ("die", "pirate_die"):
        zones[source] -= 1
        zones[(*target, piece, detail[0])] += 1
    elif kind in ("mark", "marker"):
        if source[0] == "building":
            zones[(*source, piece, seat)] -= 1
        zones[(*target, piece, seat)] += 1
    elif kind == "set_aside":
        zones[source] -= amount
    elif kind == "take_dice":
        zones[(*source, piece, detail[0])] -= amount
        zones[target] += amount
    elif kind == "row_dice":
        for value in detail:
            zones[(*target, piece, value)] += 1
    elif kind == "pirate_dice":
        for value in detail:
            zones["pirate_die", value] += 1
    elif kind == "character":
        zones[(*target, piece)] += 1
    elif kind == "roll":
        _, pirates, *dice = detail
        for value in (1, 2, 3):
            zones[(*source, "die", value)] = dice.count(value)
            zones[(*source, "pirate_die", value)] = int(pirates - 1 == value)
        assert amount == len(dice) + (pirates > 1)
    elif kind == "clear":
        gone = [zone for zone in zones if piece in zone and zone[: len(source)] == source and zones[zone]]
        if source == ("watch",):
            gone = [("pirate_die", value) for value in (1, 2, 3)]
        elif piece == "marker":
            gone = [(*source, piece, seat)]
        assert sum(zones[zone] for zone in gone) == amount
        for zone in gone:
            del zones[zone]
    elif kind in ("row", "answer"):
        zones[source] -= amount
        if kind == "row":
            zones[target] += amount
    elif kind in ("wake", "use", "back"):
        before, after = ("up", "down") if kind == "use" else ("down", "up")
        zones["favour", piece, before, seat] -= 1
        zones["favour", piece, after, seat] += 1
    elif kind == "build":
        zones["district", piece] -= 1
        zones["favour", piece, "up", seat] += 1
        district, city = detail
        for space in (2 * district - 1, 2 * district):
            zones["built", f"{city}-{space}"] += 1
    elif kind in ("raise", "lower"):
        zones["mill", seat] = detail[0]
    elif kind == "exchange":
        zones["reserve", seat, piece] += 1
        for good in detail:
            zones["reserve", seat, good] -= 1
    elif kind in ("prestige", "possessions"):
        zones["score", seat] += amount
    elif kind == "pirate_loss":
        zones["score", seat] -= amount
    elif kind == "convert":
        for zone in [zone for zone in zones if zone[:3] == (*target, "yields")]:
            del zones[zone]
        zones[(*target, "yields", piece)] = 1
    elif kind == "phase":
        for zone in [zone for zone in zones if zone[0] == "phase"]:
            del zones[zone]
        zones["phase", piece] = 1
    elif kind == "round":
        zones["round",] = detail[0]


# Puerto Rico ---------------------------------------------------------------------------------------------------

PEOPLE = ("worker", "bourgeois")


def puerto_rico(state: Any) -> Zones:
    """What can be counted: coins, points, crates, people and the governor's card."""
    from game.puerto_rico.data import GOODS, KEYS, ROLES
    from game.puerto_rico.position import Automa

    zones: Zones = Counter({("governor", state.governor): 1, ("house",): len(state.house)})
    zones["office",] = state.office + state.x.office
    for i, load in enumerate(state.ship_load):
        zones["ship", i] = load
    for role, coins in enumerate(state.role_coins):
        zones["role", ROLES[role]] = coins
    for seat, player in enumerate(state.boards):
        zones["coins", seat] = player.coins
        zones["vp", seat] = player.vp
        for good, name in enumerate(GOODS):
            zones["goods", seat, name] = player.goods[good]
        if isinstance(player, Automa):
            zones["puertoma", seat] = 1
            continue  # its people and tiles lie otherwise
        zones["portrait", seat] = player.idle + player.idle_nobles
        for i, person in enumerate(player.hands):
            zones["land", seat, i] = int(person > 0)
        for b in player.city:
            zones["city", seat, KEYS[b]] = player.staff[b]
    return zones


CRATES = ("corn", "fruit", "sugar", "tobacco", "coffee")
COUNTED = {
    "goods": CRATES, "house": CRATES, "ship": CRATES,
    "coins": ("coin",), "role": ("coin",), "vp": ("point",), "governor": ("governor",),
    "office": PEOPLE, "portrait": PEOPLE, "land": PEOPLE, "city": PEOPLE,
}  # fmt: skip


def feed_puerto_rico(zones: Zones, event: Event) -> None:
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if not place or event.piece not in COUNTED.get(str(place[0]), ()):
            continue
        if event.piece not in PEOPLE or ("puertoma", *place[1:2]) not in zones:
            zones[place] += amount
    if event.kind == "clear":  # the tiles behind move up
        _, seat, gap = event.source
        for i in range(int(gap), 12):
            zones["land", seat, i] = zones["land", seat, i + 1]


ZONES: dict[str, tuple[Callable[[Any], Zones], Callable[[Zones, Event], None]]] = {
    "san_juan": (san_juan, feed_san_juan),
    "madeira": (madeira, feed_madeira),
    "puerto_rico": (puerto_rico, feed_puerto_rico),
}
WHOLE = ("san_juan", "madeira")
