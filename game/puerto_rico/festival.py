"""The Festival (IV) and its activities (V): goals for whoever is first, and what follows when something happens.

The other modules report here what a player has gained, made, sold, built or loaded; this module looks after the
festival's goals and the players' achievements. Workers that are won come to the portrait, and their owner may place
them at once: while `bonus` is not 0 the phase waits for that, and then goes on by its `go_on`.
"""

from __future__ import annotations

from game.core.state import Move
from game.puerto_rico import achievements, automa
from game.puerto_rico import moves as m
from game.puerto_rico.activities import ACTIVITIES, CAUSE
from game.puerto_rico.data import BUILDINGS as ALL_BUILDINGS
from game.puerto_rico.data import (
    COMMERCIAL,
    HOUSE_PLACES,
    LARGE,
    POINTS,
    SPECIAL,
    copies_in_play,
)
from game.puerto_rico.people import CITY, free_groups, place_idle
from game.puerto_rico.position import WORKER, Automa, Position

# Set-up ----------------------------------------------------------------------------------------------------


def set_up(s: Position) -> None:
    """Draw the goals once the buildings of the game are known; what is drawn is out of stock until it is reached."""
    x = s.x
    if s.options["festival"]:
        x.fest_land = draw_land(s)
        x.fest_goods = draw_goods(s, 3, False)
        x.fest_building = draw_building(s, festival_buildings(s))
    if s.options["activities"]:
        # A Puertoma could not plan a delivery.
        deck = [i for i, card in enumerate(ACTIVITIES) if card.key != "delivery" or not s.autos]
        s.shuffle(deck)
        x.activities = tuple(draw_for(s, card) for card in sorted(deck[:3]))
    for building in (x.fest_building, *(drawn[-1] for drawn in x.activities if ACTIVITIES[drawn[0]].building)):
        if building >= 0:
            restock(s, building)


def draw_land(s: Position, barred: tuple[int, ...] = ()) -> int:
    kinds = [kind for kind in range(5) if s.bag[kind] and kind not in barred]
    kind = kinds[s.draw(len(kinds))]
    s.bag[kind] -= 1
    return kind


def draw_goods(s: Position, count: int, different: bool) -> tuple[int, ...]:
    """Blind out of three crates of each kind."""
    pool = [3, 3, 3, 3, 3]
    drawn: list[int] = []
    while len(drawn) < count:
        pick = s.draw(sum(pool))
        good = 0
        while pick >= pool[good]:
            pick -= pool[good]
            good += 1
        pool[good] = 0 if different else pool[good] - 1
        s.supply[good] -= 1
        drawn.append(good)
    return tuple(sorted(drawn)) if not different else tuple(drawn)


def festival_buildings(s: Position) -> list[int]:
    """`special`: small commercial buildings of three points. `standard`: the whole third row, but nothing that
    makes what the other goals ask for."""
    if s.edition == SPECIAL:
        return [b for b in s.kinds if POINTS[b] == 3 and COMMERCIAL[b]]
    asked = (s.x.fest_land, *s.x.fest_goods)
    return [b for b in s.kinds if POINTS[b] == 3 and ALL_BUILDINGS[b].good not in asked]


def set_aside(s: Position, building: int) -> bool:
    """Whether a copy lies on the festival's board; of a single copy only a marker does, so that it can be built."""
    return s.players > 2 and not LARGE[building]


def draw_building(s: Position, choice: list[int]) -> int:
    return choice[s.draw(len(choice))]


def aside(s: Position, building: int) -> int:
    """Copies of a building that lie on the festival's board."""
    if not set_aside(s, building):
        return 0
    asked = s.x.fest_building == building or any(
        ACTIVITIES[drawn[0]].building and drawn[-1] == building for drawn in s.x.activities
    )
    return 1 if asked else 0


def restock(s: Position, building: int) -> None:
    """How many copies can be built follows from where the others are."""
    owned = sum(1 for board in s.boards if board.staff[building] >= 0)
    s.market[building] = copies_in_play(building, s.players) - owned - aside(s, building)


def draw_for(s: Position, card: int) -> tuple[int, ...]:
    activity = ACTIVITIES[card]
    drawn: list[int] = [card]
    for _ in range(activity.lands):
        drawn.append(draw_land(s, tuple(drawn[1:]) if activity.different else ()))
    drawn.extend(draw_goods(s, activity.goods, activity.different))
    if activity.building == "small":
        drawn.append(draw_building(s, [b for b in s.kinds if POINTS[b] == 3 and COMMERCIAL[b]]))
    elif activity.building == "large":
        drawn.append(draw_building(s, [b for b in s.kinds if LARGE[b]]))
    return tuple(drawn)


# Rewards ---------------------------------------------------------------------------------------------------


def give(s: Position, seat: int, workers: int, coins: int, points: int, cause: str) -> None:
    came = min(workers, s.reserve)
    if came:
        s.reserve -= came
        if s.autos and s.is_auto(seat):
            automa.hire(s, seat, WORKER, came, "reserve")
        else:
            s.boards[seat].idle += came
            if s.listener is not None:
                s.tell("reward", seat, "worker", came, ("reserve",), ("portrait", seat), (cause,))
            if reward_groups(s, seat):
                s.x.bonus += came
    s.earn(seat, coins, ("bank",), cause)
    if coins:
        coins_gained(s, seat)
    s.award(seat, points, ("points",), cause)
    if came:
        people_changed(s, seat)


def reward_groups(s: Position, seat: int) -> list[int]:
    """Where workers who were won may go: only `special` lets them into the city."""
    groups = free_groups(s.boards[seat])
    return groups if s.edition == SPECIAL else [group for group in groups if group < CITY]


def legal_reward(s: Position) -> list[Move]:
    """Place the workers just won, or leave them at the portrait."""
    assert s.to_act is not None
    found = [m.SETTLE[group] for group in reward_groups(s, s.to_act)]
    found.append(m.PASS)
    return found


def apply_reward(s: Position, seat: int, move: Move) -> bool:
    """True once all are placed, or as many as can or shall be."""
    x = s.x
    if move[0] == "settle":
        place_idle(s, seat, WORKER, "settle", str(move[1]))
        x.bonus -= 1
        people_changed(s, seat)
        if x.bonus and reward_groups(s, seat):
            return False
    x.bonus = 0
    return True


def reach(s: Position, seat: int, key: str) -> None:
    if s.listener is not None:
        s.tell("festival", seat, key, 1, ("festival", key), ("portrait", seat), (key,))


def fulfil(s: Position, seat: int, drawn: tuple[int, ...]) -> None:
    """An activity is over: its pieces go back, its reward is paid."""
    card = ACTIVITIES[drawn[0]]
    s.x.activities = tuple(other for other in s.x.activities if other != drawn)
    for kind in drawn[1 : 1 + card.lands]:
        s.bag[kind] += 1
    for good in drawn[1 + card.lands : 1 + card.lands + card.goods]:
        s.supply[good] += 1
    if card.building:
        restock(s, drawn[-1])
    if s.listener is not None:
        s.tell("activity", seat, card.key, 1, ("activity", card.key), ("portrait", seat), (card.key,))
    give(s, seat, card.workers, card.coins, card.points, card.key)


# What the other modules report -----------------------------------------------------------------------------


def lands_of(s: Position, seat: int) -> list[int]:
    """All tiles of a player; a Puertoma's third plantations lie apart."""
    board = s.boards[seat]
    return board.land + board.spoils if s.autos and isinstance(board, Automa) else board.land


def land_gained(s: Position, seat: int) -> None:
    x = s.x
    land = lands_of(s, seat)
    if x.fest_land >= 0 and land.count(x.fest_land) >= 3:
        s.bag[x.fest_land] += 1
        x.fest_land = -1
        reach(s, seat, "land")
        give(s, seat, 3, 0, 0, "festival_land")
    for drawn in x.activities:
        if CAUSE[drawn[0]] == achievements.LAND and has_tiles(land, drawn):
            fulfil(s, seat, drawn)
    if s.boards[seat].causes & achievements.LAND:
        achievements.check(s, seat, achievements.LAND)


def has_tiles(land: list[int], drawn: tuple[int, ...]) -> bool:
    """Whether somebody has the tiles that an activity asks for."""
    times = 2 if ACTIVITIES[drawn[0]].key == "twin_farms" else 1
    wanted = drawn[1:]
    return not [kind for kind in wanted if land.count(kind) < times * wanted.count(kind)]


def people_changed(s: Position, seat: int) -> None:
    if s.boards[seat].causes & achievements.PEOPLE:
        achievements.check(s, seat, achievements.PEOPLE)


def coins_gained(s: Position, seat: int) -> None:
    board = s.boards[seat]
    if board.causes & achievements.COINS and board.coins >= achievements.COFFERS:
        achievements.check(s, seat, achievements.COINS)


def produced(s: Position, seat: int, made: list[int]) -> None:
    """`made`: all that the player has made in this phase so far."""
    x = s.x
    goods = x.fest_goods
    if goods and covers(made, goods, 1):
        for good in goods:
            s.supply[good] += 1
        x.fest_goods = ()
        reach(s, seat, "goods")
        if s.edition == SPECIAL:
            give(s, seat, 0, 0, 3, "festival_goods")
        else:
            give(s, seat, 0, 3, 0, "festival_goods")
    for drawn in x.activities:
        if CAUSE[drawn[0]] == achievements.PRODUCE and harvested(s, seat, drawn, made):
            fulfil(s, seat, drawn)
    if s.boards[seat].causes & achievements.PRODUCE:
        achievements.check(s, seat, achievements.PRODUCE, 0, made)


def covers(made: list[int], goods: tuple[int, ...], times: int) -> bool:
    """Whether so many times these crates were made."""
    return not [good for good in goods if made[good] < times * goods.count(good)]


def harvested(s: Position, seat: int, drawn: tuple[int, ...], made: list[int]) -> bool:
    """Whether an activity about the harvest is fulfilled."""
    key = ACTIVITIES[drawn[0]].key
    wanted = drawn[1:]
    if key == "best_harvest":
        return made[wanted[0]] >= 3
    if key == "cocktail":
        return all(made[good] for good in wanted)
    if key == "twin_baskets":
        return covers(made, wanted, 2)
    land = lands_of(s, seat)  # the best farmer's
    return all(kind in land for kind in wanted[:2]) and all(made[good] for good in wanted[2:])


def sold(s: Position, seat: int, good: int, coins: int) -> None:
    """A sale to the trading house."""
    if len(s.house) == HOUSE_PLACES:
        for drawn in s.x.activities:
            if ACTIVITIES[drawn[0]].key == "early_closing" and drawn[1] == good:
                fulfil(s, seat, drawn)
    if s.boards[seat].causes & achievements.SALE:
        achievements.check(s, seat, achievements.SALE, coins)
    coins_gained(s, seat)


def built(s: Position, seat: int, building: int) -> None:
    x = s.x
    if building == x.fest_building:
        x.fest_building = -1
        restock(s, building)
        reach(s, seat, "building")
        give(s, seat, 0, 0, 3, "festival_building")
    for drawn in x.activities:
        if CAUSE[drawn[0]] == achievements.BUILD and drawn[-1] == building:
            fulfil(s, seat, drawn)
    if s.boards[seat].causes & achievements.BUILD:
        achievements.check(s, seat, achievements.BUILD)


def loaded(s: Position, seat: int, good: int, count: int, ship: int) -> None:
    """Crates on a common ship, or on a private one (-1), which never completes a cargo."""
    board = s.boards[seat]
    deeds = board.deeds
    deeds[good] += count
    number = count
    if ship >= 0:
        deeds[5] |= 1 << ship
        if s.ship_load[ship] == s.ship_size[ship]:
            deeds[6] += 1
            number += 100 * (ship + 1)
            cargo_completed(s, seat, good, ship)
    else:
        number = 0
    for drawn in s.x.activities:
        if ACTIVITIES[drawn[0]].key == "delivery" and deeds[drawn[1]] >= 1 and deeds[drawn[2]] >= 2:
            fulfil(s, seat, drawn)
    if board.causes & achievements.LOAD:
        achievements.check(s, seat, achievements.LOAD, number)


def cargo_completed(s: Position, seat: int, good: int, ship: int) -> None:
    """Ships stand in the order of their size."""
    for drawn in s.x.activities:
        key = ACTIVITIES[drawn[0]].key
        largest = key == "grand_departure" and ship == len(s.ship_size) - 1
        smallest = key == "quiet_departure" and ship == 0
        if (largest or smallest) and drawn[1] == good:
            fulfil(s, seat, drawn)


def shipped(s: Position, seat: int) -> None:
    """What a load brings, or a building before the first load, has been counted."""
    board = s.boards[seat]
    if board.causes & achievements.LOAD and board.vp - board.deeds[7] >= achievements.SEASON:
        achievements.check(s, seat, achievements.LOAD)
    coins_gained(s, seat)


def role_taken(s: Position, seat: int, coins: int) -> None:
    """A character was chosen or captured, with the coins that lay on it."""
    if coins >= achievements.OPPORTUNITY:
        achievements.check(s, seat, achievements.ROLE, coins)
    coins_gained(s, seat)
