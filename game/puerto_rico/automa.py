"""A Puertoma's board: what it holds, what it could do, and what it does without choosing.

A Puertoma is a seat without a person (`special`). Its plantations have worker places of their own under them and are
active once these are full; its buildings give it abilities instead of their effects. Which character it takes and
what it does with it is in puertoma.py.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.core.state import Place
from game.puerto_rico.activities import ACTIVITIES
from game.puerto_rico.data import (
    ADVENTURER_2,
    COMMERCIAL,
    CORN,
    FRUIT,
    GOODS,
    HOUSE_PLACES,
    KEYS,
    LANDS,
    LARGE,
    POINTS,
    PRICES,
    QUARRY,
    ROLES,
    SUGAR,
)
from game.puerto_rico.position import BOURGEOIS, NO_ONE, WORKER, Automa, Position, piece_of
from game.puerto_rico.reconstructed import ARROWS, RESOLUTIONS
from game.puerto_rico.turn import announce_end, quarry_open

LEVELS: Final = 4

# Abilities, three for each level: what each is about.
SELLS_DOUBLES: Final = 0
EARNS_MORE: Final = 1
HIRES_BUILDING: Final = 2
STORES_KIND: Final = 3
COIN_BEFORE_BUILDING: Final = 4
CRATE_MORE: Final = 5
COIN_PER_KIND: Final = 6
WORKER_MORE: Final = 7
CRATE_WITH_LAND: Final = 8
POINT_PER_KIND: Final = 9
TURNS_INTO_POINTS: Final = 10
COINS_PER_WORKER: Final = 11
ABILITY_KEYS: Final = (
    "sells_doubles",
    "earns_more",
    "hires_building",
    "stores_kind",
    "coin_before_building",
    "crate_more",
    "coin_per_kind",
    "worker_more",
    "crate_with_land",
    "point_per_kind",
    "turns_into_points",
    "coins_per_worker",
)


def automa(s: Position, seat: int) -> Automa:
    board = s.boards[seat]
    assert isinstance(board, Automa)
    return board


def level_of(building: int) -> int:
    """0 … 3: a small building's points, a large building is of the fourth level."""
    return LEVELS - 1 if LARGE[building] else POINTS[building] - 1


def built_of(board: Automa, level: int) -> int:
    return sum(1 for b in board.city if level_of(b) == level)


def has(s: Position, board: Automa, ability: int) -> bool:
    """Whether an ability is there and works already: it does from the round after it was unlocked."""
    level = ability // 3
    return board.abilities[level] == ability and 0 < board.since[level] <= s.round


def unlock(s: Position, seat: int, building: int) -> None:
    """Two buildings of a level unlock its ability, one of the fourth; on `easy` there are only two abilities."""
    board = automa(s, seat)
    level = level_of(building)
    needed = 1 if level == LEVELS - 1 else 2
    if board.since[level] or built_of(board, level) < needed:
        return
    if s.options["difficulty"] == "easy" and sum(1 for since in board.since if since) >= 2:
        return
    board.since[level] = s.round + 1
    s.chance += 1  # it was face down until now
    if s.listener is not None:
        s.tell("ability", seat, "", 1, (), ("ability", seat, level), (ABILITY_KEYS[board.abilities[level]],))


def city_done(board: Automa) -> bool:
    """Two buildings of every level stand for a full city."""
    return all(built_of(board, level) == 2 for level in range(LEVELS))


def follow(s: Position, role: int) -> bool:
    """The action token moves if an arrow leads from where it lies to the character that was played."""
    here = ROLES[s.x.token]
    key = "adventurer" if role == ADVENTURER_2 else ROLES[role]
    if key in ARROWS.get(here, ()):
        s.x.token = ROLES.index(key)
        if s.listener is not None:
            s.tell("token", NO_ONE, "token", 1, ("action", here), ("action", key), (key,))
        return True
    return False


# Land and people -------------------------------------------------------------------------------------------


def hire(s: Position, seat: int, person: int, count: int, source: str) -> None:
    """People who came to a Puertoma find their place at once."""
    board = automa(s, seat)
    target: Place
    for _ in range(count):
        at = place_for(s, board)
        if at < 0:
            board.idle += 1
        else:
            board.hands[at] += 1
        if person == BOURGEOIS:
            board.idle_nobles += 1
        if s.listener is not None:
            if at >= 0:
                name, target = LANDS[board.land[at]], ("land", seat, at)
            else:
                name, target = "spare", ("portrait", seat)
            s.tell("place", seat, piece_of(person), 1, (source,), target, (name,))


def place_for(s: Position, board: Automa) -> int:
    """The inactive plantation with the fewest free places, of those the best kind; -1 if all are active.

    Goods that the festival asks for come first; a card decides between several of them.
    """
    tiles = [i for i in range(len(board.land)) if board.free_places(i)]
    if not tiles:
        return -1
    wanted = festival_goods(s)
    kinds = sorted({board.land[i] for i in tiles if board.land[i] in wanted})
    if kinds:
        kind = pick(s, kinds)
        tiles = [i for i in tiles if board.land[i] == kind]
    return max(tiles, key=lambda i: (-board.free_places(i), board.land[i], -i))


def festival_goods(s: Position) -> set[int]:
    """Goods that open goals of the festival still ask for."""
    if not s.watch:
        return set()
    wanted = set(s.x.fest_goods)
    for drawn in s.x.activities:
        card = ACTIVITIES[drawn[0]]
        wanted.update(drawn[1 + card.lands : 1 + card.lands + card.goods])
    return wanted


def festival_lands(s: Position, board: Automa) -> set[int]:
    """Plantations that open goals of the festival still ask for."""
    if not s.watch:
        return set()
    wanted = set()
    if s.x.fest_land >= 0:
        wanted.add(s.x.fest_land)
    for drawn in s.x.activities:
        card = ACTIVITIES[drawn[0]]
        lands = drawn[1 : 1 + card.lands]
        times = 2 if card.key == "twin_farms" else 1
        wanted.update(kind for kind in lands if board.owned(kind) < times * lands.count(kind))
    return wanted


def festival_buildings(s: Position) -> list[int]:
    """Buildings that open goals of the festival still ask for."""
    found = [s.x.fest_building]
    found.extend(drawn[-1] for drawn in s.x.activities if ACTIVITIES[drawn[0]].building)
    return found


def can_place(s: Position, board: Automa, kind: int) -> bool:
    """Two plantations of a kind at most; a third one only for a goal of the festival."""
    return board.land.count(kind) < 2 or kind in festival_lands(s, board)


def can_farm(s: Position, seat: int) -> bool:
    board = automa(s, seat)
    return quarry_open(s) or any(can_place(s, board, kind) for kind in s.row)


# Crates ----------------------------------------------------------------------------------------------------


def capacity(board: Automa) -> list[int]:
    """A crate from every active plantation."""
    made = [0, 0, 0, 0, 0]
    for i in range(len(board.land)):
        if board.free_places(i) == 0:
            made[board.land[i]] += 1
    return made


def harvest(s: Position, seat: int) -> list[int]:
    """What it would make now: its capacity, as far as the supply goes."""
    made = capacity(automa(s, seat))
    for good in range(5):
        made[good] = min(made[good], s.supply[good])
    return made


def income(s: Position, seat: int, good: int) -> int:
    board = automa(s, seat)
    return PRICES[good] + s.privilege(seat) + (1 if has(s, board, EARNS_MORE) else 0)


def sales(s: Position, seat: int) -> list[int]:
    """The goods that it would sell, worst first: for at least a coin, or to close the house for the festival."""
    if len(s.house) >= HOUSE_PLACES:
        return []
    board = automa(s, seat)
    doubles = has(s, board, SELLS_DOUBLES)
    closing = closing_good(s)
    return [
        good
        for good in range(5)
        if board.goods[good] and (doubles or good not in s.house) and (good == closing or income(s, seat, good) > 0)
    ]


def closing_good(s: Position) -> int:
    """The good that is rewarded on the last place of the house, if only that place is free; else -1."""
    if len(s.house) == HOUSE_PLACES - 1:
        for drawn in s.x.activities:
            if ACTIVITIES[drawn[0]].key == "early_closing":
                return drawn[1]
    return -1


def end_shipping(s: Position, seat: int) -> None:
    """After the loading: what its abilities bring, then it keeps its best crate."""
    board = automa(s, seat)
    goods = board.goods
    if has(s, board, POINT_PER_KIND):
        s.award(seat, sum(1 for count in goods if count), ("points",), "point_per_kind")
    if has(s, board, TURNS_INTO_POINTS):
        for good in range(5):
            if goods[good]:
                count = min(2, goods[good])
                discard(s, seat, good, count)
                s.award(seat, count, ("points",), "turns_into_points")
                break
    held = [good for good in range(4, -1, -1) if goods[good]]
    if held and has(s, board, STORES_KIND):
        del held[0]
    for i, good in enumerate(held):
        spoiled = goods[good] - (1 if i == 0 else 0)
        if spoiled:
            give_back(s, seat, good, spoiled, "spoil")


def discard(s: Position, seat: int, good: int, count: int) -> None:
    """The ability's crates leave the game, unless the players agreed otherwise about what is discarded."""
    if s.options["contraband"] == "supply":
        give_back(s, seat, good, count, "turns_into_points")
        return
    s.boards[seat].goods[good] -= count
    s.x.box_goods[good] += count
    if s.listener is not None:
        s.tell("turns_into_points", seat, GOODS[good], count, ("goods", seat, GOODS[good]), ("box",), (GOODS[good],))


def give_back(s: Position, seat: int, good: int, count: int, kind: str) -> None:
    s.boards[seat].goods[good] -= count
    s.supply[good] += count
    if s.listener is not None:
        name = GOODS[good]
        s.tell(kind, seat, name, count, ("goods", seat, name), ("supply", name), (name,))


def gain_crate(s: Position, seat: int, good: int, kind: str) -> None:
    if s.supply[good] > 0:
        s.supply[good] -= 1
        s.boards[seat].goods[good] += 1
        if s.listener is not None:
            name = GOODS[good]
            s.tell(kind, seat, name, 1, ("supply", name), ("goods", seat, name), (name,))


# Buildings -------------------------------------------------------------------------------------------------


def purse(s: Position, seat: int, chooses: bool) -> int:
    """Coins for building: with the ability's own, and the privilege if it is the Builder."""
    board = automa(s, seat)
    return board.coins + (1 if has(s, board, COIN_BEFORE_BUILDING) else 0) + (1 if chooses else 0)


def can_pay_for(s: Position, seat: int, purse: int) -> list[int]:
    """The commercial buildings that it may build and pay for, in board order."""
    board = automa(s, seat)
    first = not board.city
    found = []
    for b in in_board_order(s, s.kinds):
        if not COMMERCIAL[b] or s.market[b] <= 0 or board.staff[b] >= 0 or s.costs[b] > purse:
            continue
        level = level_of(b)
        if built_of(board, level) >= 2:
            continue
        if level == LEVELS - 1 and (first or not may_build_large(s, board, b)):
            continue  # never as the first building of all
        found.append(b)
    return found


def may_build_large(s: Position, board: Automa, building: int) -> bool:
    """The one under its token; or one that the festival asks for, unless another's token lies there."""
    if building == board.reserved:
        return True
    tokens = [other.reserved for other in s.boards if isinstance(other, Automa)]
    return building in festival_buildings(s) and building not in tokens


def add_building(s: Position, seat: int, building: int, cost: int = 0) -> None:
    """A building on a Puertoma's board, with the ability it may unlock and the reserved token."""
    board = automa(s, seat)
    first = not board.city
    s.market[building] -= 1
    board.city.append(building)
    board.staff[building] = 0
    key = KEYS[building]
    if s.listener is not None:
        s.tell("build", seat, key, 1, ("market", key), ("city", seat, key), (key, cost))
    unlock(s, seat, building)
    large = built_of(board, LEVELS - 1)
    if board.reserved == building or large == 2:
        board.reserved = -1
    if first or (LARGE[building] and large == 1 and board.reserved < 0):
        reserve(s, seat)
    move_tokens(s)
    if city_done(board):
        announce_end(s, "city")


def reserve(s: Position, seat: int) -> None:
    """Its token goes onto a large building, by a card, on which no token lies."""
    board = automa(s, seat)
    taken = [other.reserved for other in s.boards if isinstance(other, Automa)]
    choice = [b for b in s.kinds if LARGE[b] and s.market[b] > 0 and b not in taken and board.staff[b] < 0]
    board.reserved = pick(s, in_board_order(s, choice)) if choice else -1
    if s.listener is not None and choice:
        key = KEYS[board.reserved]
        s.tell("reserve", seat, "token", 1, ("portrait", seat), ("market", key), (key,))


def move_tokens(s: Position) -> None:
    """Somebody has built the building under a token: it goes to another."""
    for seat in range(s.players - s.autos, s.players):
        board = automa(s, seat)
        if board.reserved >= 0 and s.market[board.reserved] <= 0:
            board.reserved = -1
            reserve(s, seat)


# Set-up and cards --------------------------------------------------------------------------------------------


def set_up(s: Position) -> None:
    """Boards, abilities and the deck; on `hard` a building and more to begin with."""
    for seat in range(s.players - s.autos, s.players):
        old = s.boards[seat]
        board = Automa()
        board.coins, board.land, board.hands = old.coins, old.land, old.hands
        board.abilities = tuple(3 * level + s.draw(3) for level in range(LEVELS))
        s.boards[seat] = board
    s.x.deck = ()


def strengthen(s: Position) -> None:
    """What `hard` adds once the buildings of the game are known."""
    if s.options["difficulty"] != "hard":
        return
    for seat in range(s.players - s.autos, s.players):
        board = automa(s, seat)
        board.since[0] = 1
        first = board.land[0] == FRUIT
        level = 0 if first else 1
        choice = [b for b in s.kinds if COMMERCIAL[b] and level_of(b) == level and s.market[b] > 0]
        building = pick(s, in_board_order(s, choice))
        add_building(s, seat, building)
        if first:
            s.reserve -= 1
            hire(s, seat, WORKER, 1, "reserve")
            gain_crate(s, seat, CORN, "produce")
        else:
            gain_crate(s, seat, SUGAR, "produce")
            if s.listener is not None:  # after a draft somebody listens already
                s.tell("pay", seat, "coin", board.coins - 1, ("coins", seat), ("bank",), (KEYS[building],))
            board.coins = 1


def redeal(s: Position, rng: Random) -> None:
    """Nobody knows the order of the deck, nor the abilities that are still face down."""
    deck = sorted(s.x.deck)
    rng.shuffle(deck)
    s.x.deck = tuple(deck)
    for seat in range(s.players - s.autos, s.players):
        board = automa(s, seat)
        hidden = [3 * level + rng.randrange(3) for level in range(LEVELS)]
        board.abilities = tuple(
            board.abilities[level] if board.since[level] else hidden[level] for level in range(LEVELS)
        )


def draw_card(s: Position) -> int:
    """The next Resolution card; the deck is shuffled anew only when it is empty and a card is needed."""
    if not s.x.deck:
        deck = list(range(len(RESOLUTIONS)))
        s.shuffle(deck)
        s.x.deck = tuple(deck)
    card = s.x.deck[-1]
    s.x.deck = s.x.deck[:-1]
    s.chance += 1
    if s.listener is not None:
        s.tell("resolution", NO_ONE, "card", 1, ("resolution",), ("resolution",), (card + 1,))
    return card


def pick(s: Position, things: list[int]) -> int:
    """One of several by a card: count along them, again and again, up to the card's number."""
    return count_out(s, things)[0]


def count_out(s: Position, things: list[int]) -> tuple[int, int]:
    """What was picked, and the number of the card; 0 if none was needed, all being the same."""
    if len(set(things)) == 1:
        return things[0], 0
    card = draw_card(s)
    return things[card % len(things)], card + 1


def in_board_order(s: Position, buildings: list[int]) -> list[int]:
    """As they lie on the building board, from left to right: by cost."""
    return sorted(buildings, key=lambda b: (s.costs[b], b))


# Score -----------------------------------------------------------------------------------------------------


def score(s: Position, seat: int) -> dict[str, int]:
    board = automa(s, seat)
    large = sum(1 for b in board.city if LARGE[b])
    active = [board.land[i] for i in range(len(board.land)) if board.free_places(i) == 0]
    items = {
        "tokens": board.vp,
        "buildings": sum(POINTS[b] for b in board.city if not LARGE[b]) + 6 * large,
        "spare_workers": board.idle,
        "quarries": 3 * len(board.spoils),
        "pairs": 2 * sum(1 for kind in range(QUARRY) if active.count(kind) == 2),
        "leftovers": (board.coins + board.crates() + 1) // 2,
    }
    if s.noble:
        items["bourgeois"] = board.bourgeois()
    return items
