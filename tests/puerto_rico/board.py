"""Laying out a position for a test, and playing moves in it.

Every piece comes out of the stock that it would come from at the table, so that the position stays one that
`load` accepts; `play` checks that after every move.

    s = game(4)
    land(s, 0, "corn* corn quarry*")          a star is a worker
    city(s, 0, "large_sugar** hospice*")
    goods(s, 0, "2 corn 6 sugar")
    ship(s, 6, "3 corn")                      the ship with six places
    play(s, "choose captain", "0: load sugar 2")
"""

from __future__ import annotations

from random import Random

from game.core import Event, Move
from game.puerto_rico import GAME, PuertoRico
from game.puerto_rico.data import CIRCLES, GOODS, INDEX, KEYS, LANDS, QUARRY, ROLES
from game.puerto_rico.position import CHOOSE
from game.puerto_rico.state import load

EDITIONS = ("special", "standard", "classic")
COUNTS = (2, 3, 4, 5)


def game(players: int = 4, edition: str = "special", seed: int = 1, **options: object) -> PuertoRico:
    """A game about to begin, seat 0 being governor."""
    state = GAME.new(players, seed, {"edition": edition, **options})
    assert isinstance(state, PuertoRico)
    return state


# Players' boards -----------------------------------------------------------------------------------------


def land(s: PuertoRico, seat: int, tiles: str) -> None:
    """The player's land is exactly this."""
    board = s.boards[seat]
    for kind, hand in zip(board.land, board.hands, strict=True):
        s.reserve += hand
        _return_tile(s, kind)
    board.land, board.hands = [], []
    for word in tiles.split():
        kind = LANDS.index(word.rstrip("*"))
        hand = word.count("*")
        _fetch_tile(s, kind)
        s.reserve -= hand
        board.land.append(kind)
        board.hands.append(hand)


def _return_tile(s: PuertoRico, kind: int) -> None:
    if kind == QUARRY:
        s.quarries += 1
    else:
        s.bag[kind] += 1


def _fetch_tile(s: PuertoRico, kind: int) -> None:
    if kind == QUARRY:
        s.quarries -= 1
        return
    if s.bag[kind] == 0 and kind in s.row:  # the row gets another tile for it
        other = max(range(5), key=lambda k: s.bag[k])
        s.row[s.row.index(kind)] = other
        s.bag[other] -= 1
        return
    s.bag[kind] -= 1


def city(s: PuertoRico, seat: int, buildings: str) -> None:
    """The player's city is exactly this."""
    board = s.boards[seat]
    for b in board.city:
        s.reserve += board.staff[b]
        s.market[b] += 1
        board.staff[b] = -1
    board.city = []
    for word in buildings.split():
        b = INDEX[word.rstrip("*")]
        s.market[b] -= 1
        s.reserve -= word.count("*")
        board.city.append(b)
        board.staff[b] = word.count("*")
    s.look_for_guests()


def goods(s: PuertoRico, seat: int, crates: str) -> None:
    """The player's crates are exactly these: `"2 corn 6 sugar"`."""
    board = s.boards[seat]
    for good, count in enumerate(_counts(crates)):
        s.supply[good] += board.goods[good] - count
        board.goods[good] = count


def coins(s: PuertoRico, seat: int, count: int) -> None:
    s.boards[seat].coins = count


def vp(s: PuertoRico, seat: int, count: int) -> None:
    s.points += s.boards[seat].vp - count
    s.boards[seat].vp = count


def idle(s: PuertoRico, seat: int, count: int) -> None:
    """Workers on the portrait."""
    s.reserve += s.boards[seat].idle - count
    s.boards[seat].idle = count


# The table -----------------------------------------------------------------------------------------------


def ship(s: PuertoRico, size: int, crates: str) -> None:
    at = s.ship_size.index(size)
    for good, count in enumerate(_counts(crates)):
        if count:
            s.supply[good] -= count
            s.ship_good[at], s.ship_load[at] = good, count


def house(s: PuertoRico, crates: str) -> None:
    for word in crates.split():
        s.supply[GOODS.index(word)] -= 1
        s.house.append(GOODS.index(word))


def supply(s: PuertoRico, good: str, left: int, to: int) -> None:
    """So many crates of a good are left; the others lie with the player `to`."""
    g = GOODS.index(good)
    s.boards[to].goods[g] += s.supply[g] - left
    s.supply[g] = left


def row(s: PuertoRico, tiles: str) -> None:
    for kind in s.row:
        s.bag[kind] += 1
    s.row = [LANDS.index(word) for word in tiles.split()]
    for kind in s.row:
        s.bag[kind] -= 1


def bag(s: PuertoRico, tiles: str) -> None:
    """The bag holds exactly this, all other tiles of the bag are discarded."""
    for kind, count in enumerate(_counts(tiles)):
        s.discard[kind] += s.bag[kind] - count
        s.bag[kind] = count


def workers(s: PuertoRico, to: int, office: int | None = None, reserve: int | None = None) -> None:
    """So many workers at the hiring office and in the reserve; the others are on the portrait of `to`."""
    if office is not None:
        s.reserve += s.office - office
        s.office = office
    if reserve is not None:
        s.boards[to].idle += s.reserve - reserve
        s.reserve = reserve


def points_left(s: PuertoRico, left: int, to: int) -> None:
    """So many points in the reserve; the player `to` has won the others."""
    vp(s, to, s.boards[to].vp + s.points - left)


def governor(s: PuertoRico, seat: int) -> None:
    """The round begins with this seat."""
    s.governor = s.chooser = s.to_act = seat


def role_coins(s: PuertoRico, role: str, count: int) -> None:
    s.role_coins[ROLES.index(role)] = count


def _counts(text: str) -> list[int]:
    """`"2 corn 6 sugar"` as numbers by good."""
    counts = [0, 0, 0, 0, 0]
    words = text.split()
    for number, good in zip(words[::2], words[1::2], strict=True):
        counts[GOODS.index(good)] = int(number)
    return counts


def prosper(s: PuertoRico, dice: Random) -> None:
    """Give every player some land, buildings, people, crates and coins, as in the middle of a game."""
    for seat in range(s.players):
        tiles = []
        stock = [*s.bag, s.quarries]
        for _ in range(dice.randint(3, 10)):
            kind = dice.choices(range(6), weights=stock)[0]
            stock[kind] -= 1
            tiles.append(LANDS[kind] + "*" * dice.randint(0, 1))
        land(s, seat, " ".join(tiles))
        buildings = []
        for b in dice.sample([b for b in range(len(KEYS)) if s.market[b] > 0], dice.randint(2, 7)):
            buildings.append(KEYS[b] + "*" * min(CIRCLES[b], dice.choice((0, 1, 3))))
        if s.reserve > 10:
            city(s, seat, " ".join(buildings))
        for good in range(5):
            if s.supply[good] > 3 and dice.random() < 0.6:
                goods(s, seat, f"{dice.randint(1, 3)} {GOODS[good]}" + (" " + held(s, seat) if held(s, seat) else ""))
        coins(s, seat, dice.randint(0, 12))
    s._legal = None


# Playing -------------------------------------------------------------------------------------------------


def move(text: str) -> Move:
    """`"load sugar 2"` as a move."""
    kind, *rest = text.split()
    return (kind, *(int(word) if word.isdigit() else word for word in rest))


def check(s: PuertoRico) -> None:
    """The position is complete and keeps every rule of conservation."""
    assert load(s.to_json()) == s


def play(s: PuertoRico, *texts: str) -> None:
    """Play moves; `"2: pass"` also says whose move it must be."""
    s._legal = None  # the position may have been laid out since
    check(s)
    for text in texts:
        seat, colon, words = text.rpartition(": ")
        if colon:
            assert s.to_act == int(seat), f"{text!r}, but seat {s.to_act} decides"
        s.play(move(words))
        check(s)


def legal(s: PuertoRico) -> set[str]:
    """The legal moves as text."""
    s._legal = None
    return {" ".join(map(str, m)) for m in s.moves()}


def finish_phase(s: PuertoRico, declining: bool = True) -> None:
    """Play the phase to its end, passing where that is possible (or never, as far as possible)."""
    while s.to_act is not None and s.phase != CHOOSE:
        moves = s.moves()
        play(s, " ".join(map(str, moves[-1] if declining else moves[0])))


def idle_rounds(s: PuertoRico, *roles: str) -> None:
    """Choose these characters one after the other; everybody declines whatever can be declined."""
    for role in roles:
        play(s, f"choose {role}")
        finish_phase(s)


def listen(s: PuertoRico) -> list[Event]:
    """The events from now on."""
    heard: list[Event] = []
    s.listener = heard.append
    return heard


def described(s: PuertoRico, seat: int) -> tuple[str, str]:
    """Land (sorted) and city in the notation of `land` and `city`."""
    board = s.boards[seat]
    tiles = sorted(LANDS[k] + "*" * h for k, h in zip(board.land, board.hands, strict=True))
    buildings = [KEYS[b] + "*" * board.staff[b] for b in board.city]
    return " ".join(tiles), " ".join(buildings)


def held(s: PuertoRico, seat: int) -> str:
    """The player's crates in the notation of `goods`."""
    return " ".join(f"{count} {GOODS[good]}" for good, count in enumerate(s.boards[seat].goods) if count)
