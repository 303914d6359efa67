"""The table: everything that lies on Madeira's boards and in front of the players.

Places (what moves touch, events travel between and the view draws). Moves that pick up a piece touch the piece, all
others the spot; events travel between spots.

    ("field", "r1c")  ("field", "forest")     the fields and the forest
    ("space", "funchal-5")                    a city space, numbered from the left
    ("city", "funchal")                       a city as a whole: income, majority
    ("colony", "brazil")                      the territory of a colony: its workers
    ("landing", "brazil-3")                   a landing space of a colony: a ship
    ("market", "sugar-4")                     a column of a market: a ship
    ("royal", "brazil", "medal")              a royal reward of a colony
    ("watch",)                                the City Watch
    ("building", "moinho")                    a building with its dice and markers
    ("character", "mayor")                    a character tile
    ("favour", "monk")                        a favour, on its district or in front of its owner
    ("guild", "blue")                         a guild's emblem
    ("row", 2)                                a row of dice of the guild board, from 1
    ("offer", 2, "coffers")                   a request lying in that row
    ("order", 3)                              a space of the turn order, from 1
    ("pass_reward", 3, "watch")               what that space gives who passes ("reals", "city", "watch", "ship")
    ("tile", seat, "coffers")                 a request in front of a player
    ("die", seat, 2)  ("pirate_die", 2)       a player's guild dice, the pirate dice on the Watch, by value
    ("worker", seat, "r1c")                   a player's worker (one of them) at a location, "reserve" and "watch" too
    ("citizen", "funchal-4")                  a neutral citizen
    ("ship", seat, "brazil-3")                a player's ship, "reserve" too
    ("marker", seat, "moinho")                a player's action marker on a building
    ("mill", seat)                            a player's counter on the windmill
    ("lever", seat, "raise")                  a use of the windmill: "raise", "bread", "reals"
    ("reserve", seat)                         workers, ships, goods, wood, bread and reals of a player
    ("good", seat, "sugar")                   a player's goods of one kind
    ("supply",)  ("supply", "sugar")          the common supply, its goods of one kind
    ("score", seat)                           prestige

Events: `events.py` lists them. `log.<kind>` of the locale pack is the sentence of an event that is not quiet: %{name}
is the player, %{what} amount and piece (`n.<piece>`), %{piece} the name of the piece, %{number} the first number of
`detail` (%{count} where it has plural forms), %{numbers} all of `detail`, %{order} the names of its seats,
%{points} the amount as prestige (`n.prestige`),
%{source} and %{target} are the names of the places (`place.<kind>`, in which %{of} is the name of what lies there).
"""

from __future__ import annotations

from typing import Final

from game.core import Event, Options, Place, State
from game.madeira import board
from game.madeira import moves as m
from game.madeira.board import Names

# Phases. A round runs from GUILDS (A) to REQUESTS (E); the first two are the set-up.
CITIES: Final = 0
FIELDS: Final = 1
GUILDS: Final = 2
CHARACTERS: Final = 3
BUILDINGS: Final = 4
LAST_CALL: Final = 5
HONOUR: Final = 6
REPAIRS: Final = 7
FEEDING: Final = 8
REQUESTS: Final = 9
OVER: Final = 10
PHASES: Final[Names] = (
    "cities", "fields", "guilds", "characters", "buildings", "last_call", "honour", "repairs", "feeding",
    "requests", "over",
)  # fmt: skip

# Tasks: what the player to act has to decide. Those below the top of the stack wait until it is done.
T_SETTLE: Final = 0  # set-up: put a worker
T_ROW: Final = 1  # choose a row and a request
T_GUILD: Final = 2  # a: row - choose the guild whose favours turn up
T_TURN: Final = 3  # use a favour, place a die, pass
T_ACT: Final = 4  # a: building - the character's action or a harvest
T_TAKE: Final = 5  # a: rule, b: workers left, c: location of the one just moved or -1
T_PUT: Final = 6  # a: rule, b: workers left, c: where the worker comes from
T_SAIL: Final = 7  # a: ships left, b: space of the ship just sent or -1
T_PAYOUT: Final = 8  # a, b: spaces reached or -1; nothing to decide, the reals are paid and rewards follow
T_REWARD: Final = 9  # a, b: colonies that owe a reward or -1
T_SUPPORT: Final = 10  # King's Support: pirates or bread
T_FLIP: Final = 11  # a: favours that may still be turned up
T_EXTRA: Final = 12  # a: region, b: extra harvests left
T_LADY: Final = 13  # choose the building
T_BISHOP: Final = 14  # move a marker
T_WOOD: Final = 15  # a: pieces to take, b: 1 if they are discarded at once, 0 if they are kept
T_BUILDING: Final = 16  # use a favour, pay or take pirates
T_LAST_CALL: Final = 17  # the windmill, before the upkeep
T_HONOUR: Final = 18
T_REPAIR: Final = 19
T_FEED: Final = 20
T_ANSWER: Final = 21  # choose the requests to answer
T_COFFERS: Final = 22  # a: how many Coffers requests - how many reals to pay
TASKS: Final[Names] = (
    "settle", "row", "guild", "turn", "act", "take", "put", "sail", "payout", "reward", "support", "flip", "extra",
    "lady", "bishop", "wood", "building", "last_call", "honour", "repair", "feed", "answer", "coffers",
)  # fmt: skip
FRESH: Final = tuple((task, 0, 0, 0) for task in range(len(TASKS)))

# Rules of moving a worker
TO_FIELD: Final = 0
TO_CITY: Final = 1
TO_COLONY: Final = 2
TO_WATCH: Final = 3
TO_ANYWHERE: Final = 4
IN_CITIES: Final = 5
RULES: Final[Names] = ("field", "city", "colony", "watch", "anywhere", "cities")

# Where prestige comes from
TALLY: Final[Names] = (
    "trade_routes", "expeditions", "guild_influence", "urbanisation", "coffers",
    "cities", "colonies", "honour", "medals", "windmill",
)  # fmt: skip
S_CITIES: Final = 5
S_COLONIES: Final = 6
S_HONOUR: Final = 7
S_MEDALS: Final = 8
S_WINDMILL: Final = 9

Task = tuple[int, int, int, int]


class Position(State):
    """The position as plain data; lists are indexed by seat unless said otherwise."""

    __slots__ = (
        "bought", "bread", "building", "built", "calm", "characters", "colonists", "dice", "dice_on", "districts",
        "docks", "down", "field_good", "field_wood", "fleet", "free", "goods", "houses", "markers", "mill", "offers",
        "order", "passed", "phase", "pirate_dice", "pirate_on", "pirates", "plots", "reals", "requests", "reserve",
        "room", "round", "row_dice", "rows", "royal", "sea", "seat", "stack", "stock", "tally", "track", "turn", "up",
        "used", "watch", "wood",
    )  # fmt: skip

    game = "madeira"

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
        n = players
        self.round: int = 0
        self.phase: int = CITIES
        self.turn: int = -1  # place in the turn order (phase B: the row) of the player to act
        self.seat: int = 0  # the player to act
        self.building: int = -1  # being resolved
        self.used: int = -1  # favour used this turn
        self.bought: int = 0  # pieces of wood bought this turn
        self.stack: list[Task] = []
        # guild board
        self.order: tuple[int, ...] = tuple(range(n))  # seats in turn order
        self.rows: list[int] = [-1] * n  # seat on each row, -1 while its dice lie there
        self.passed: list[int] = [-1] * n  # seat on each space of the next turn order
        self.row_dice: tuple[int, ...] = (0,) * (3 * n)
        self.offers: list[int] = [0] * (5 * n)  # requests by row and type
        # dice and characters
        self.characters: tuple[int, ...] = (-1,) * 5  # by building
        self.dice: list[int] = [0] * (3 * n)  # by seat and value
        self.pirate_dice: list[int] = [0] * 3  # on the Watch, by value
        self.dice_on: list[int] = [0] * 15  # by building and value
        self.pirate_on: list[int] = [0] * 5  # value of the pirate die by building, 0 for none
        self.markers: list[int] = [0] * (5 * n)  # by building and seat
        # board
        self.field_good: tuple[int, ...] = tuple(field.good for field in board.FIELDS)
        self.field_wood: list[int] = [field.wood[4 - n] for field in board.FIELDS]
        self.built: int = 0b1111 | 0b1111 << 12 | 0b1111 << 24  # mask of city spaces
        self.districts: list[int] = [-1] * 12  # favour by city and district 3 to 6, -1 once built
        self.royal: tuple[int, ...] = (0,) * 6  # rewards A and B by colony
        # players on the board
        self.plots: list[int] = [0] * n  # mask of fields
        self.houses: list[int] = [0] * (n + 1)  # mask of city spaces; the last entry is the neutral citizens'
        self.colonists: list[int] = [0] * (3 * n)  # by seat and colony
        self.watch: list[int] = [0] * n
        self.docks: list[int] = [0] * n  # mask of ship spaces
        # in front of the players
        self.reserve: list[int] = [board.WORKERS] * n
        self.fleet: list[int] = [board.SHIPS] * n
        self.goods: list[int] = [board.START_GOODS] * (3 * n)
        self.wood: list[int] = [board.START_GOODS] * n
        self.bread: list[int] = [board.START_BREAD] * n
        self.reals: list[int] = [board.START_REALS] * n
        self.pirates: list[int] = [0] * n
        self.mill: list[int] = [board.MILL_START] * n
        self.up: list[int] = [0] * n  # masks of favours, face up
        self.down: list[int] = [0] * n  # and face down
        self.requests: list[int] = [0] * (5 * n)  # by seat and type
        self.tally: list[int] = [0] * (10 * n)  # prestige by seat and origin
        self.track: list[int] = [0] * n  # the sum of each seat
        # what follows from the rest and is asked for often
        self.room: int = m.EVERYWHERE  # mask of `m.DIE`: the buildings with room for a guild die
        self.calm: int = m.EVERYWHERE  # and for a pirate die
        self.free: int = (1 << n) - 1  # mask of the free spaces of the next turn order
        self.sea: int = 0  # mask of the spaces that ships may go to
        self.stock: list[int] = [0] * n  # see `note_goods`
        self.note()

    def note(self) -> None:
        """Find out anew what follows from the rest."""
        n = self.players
        self.room = self.calm = 0
        for b in range(5):
            dice = sum(self.dice_on[3 * b : 3 * b + 3])
            if dice + (1 if self.pirate_on[b] else 0) < n:
                self.room |= m.ALL_DICE[b]
            if dice < n and not self.pirate_on[b]:
                self.calm |= m.ALL_DICE[b]
        self.free = sum([1 << i for i, seat in enumerate(self.passed) if seat < 0])
        self.sea = self.free_spaces()
        for seat in range(n):
            self.note_goods(seat)

    def note_goods(self, seat: int) -> None:
        """After a change of the player's goods: the row of `m.MILL`, 9 wheat + 3 sugar + wine, each at most 2."""
        goods = self.goods
        first = 3 * seat
        wheat = goods[first]
        sugar = goods[first + 1]
        wine = goods[first + 2]
        row = wine if wine < 2 else 2
        row += 3 * sugar if sugar < 2 else 6
        row += 9 * wheat if wheat < 2 else 18
        self.stock[seat] = row

    # plain questions -------------------------------------------------------------------------------------------

    def prestige(self, seat: int) -> int:
        """The points on the track."""
        return self.track[seat]

    def workers_in(self, seat: int, region: int) -> int:
        return (self.plots[seat] & m.REGION_FIELDS[region]).bit_count()

    def hungry(self, seat: int) -> int:
        """How many workers must be fed with bread."""
        meals = board.WORKERS - self.reserve[seat] - self.mill[seat]
        return meals if meals > 0 else 0

    def free_houses(self) -> int:
        taken = 0
        for mask in self.houses:
            taken |= mask
        return self.built & ~taken

    def free_spaces(self) -> int:
        """Where a ship may go: open with so many players and not occupied."""
        taken = 0
        for mask in self.docks:
            taken |= mask
        if self.players == 2:
            for space in m.bits(taken):
                if m.TWIN[space] >= 0:
                    taken |= 1 << m.TWIN[space]
        return m.OPEN_SPACES[self.players] & ~taken

    # changes that come up everywhere -----------------------------------------------------------------------------

    def enter(self, phase: int) -> None:
        """The next phase begins."""
        self.phase = phase
        self.turn = -1
        if self.listener is not None and phase != LAST_CALL:  # which begins only if somebody is asked
            self.tell("phase", -1, PHASES[phase], detail=(self.round,))

    def begin(self, task: int, turn: int, seat: int) -> None:
        """A player's turn starts with this decision."""
        self.turn = turn
        self.to_act = self.seat = seat
        self.used = -1
        self.bought = 0
        self.stack.append(FRESH[task])

    def score_points(self, seat: int, points: int, origin: int) -> None:
        if points:
            self.tally[10 * seat + origin] += points
            self.track[seat] += points
            if self.listener is not None:
                self.tell("prestige", seat, TALLY[origin], points, (), ("score", seat))

    def add_bread(self, seat: int, amount: int, source: Place) -> None:
        self.bread[seat] += amount
        if self.listener is not None:
            self.tell("gain", seat, "bread", amount, source, ("reserve", seat))

    def add_reals(self, seat: int, amount: int, source: Place) -> None:
        self.reals[seat] += amount
        if self.listener is not None:
            self.tell("gain", seat, "reals", amount, source, ("reserve", seat))

    def pay_reals(self, seat: int, amount: int) -> None:
        if amount:
            self.reals[seat] -= amount
            if self.listener is not None:
                self.tell("spend", seat, "reals", amount, ("reserve", seat), ("supply",))

    def add_pirates(self, seat: int, amount: int) -> None:
        if amount:
            self.pirates[seat] += amount
            if self.listener is not None:
                self.tell("pirates", seat, "pirates", amount, ("supply",), ("reserve", seat))

    def banish(self, seat: int, amount: int) -> None:
        """Discard up to so many pirates. Nobody ever gains by keeping one, so it is not asked."""
        amount = min(amount, self.pirates[seat])
        if amount:
            self.pirates[seat] -= amount
            if self.listener is not None:
                self.tell("banish", seat, "pirates", amount, ("reserve", seat), ("supply",))

    def raise_mill(self, seat: int) -> None:
        """One level up for nothing; at the top there is no level to gain."""
        if self.mill[seat] < board.MILL_TOP:
            self.mill[seat] += 1
            if self.listener is not None:
                self.tell("raise", seat, "mill", 1, ("mill", seat), ("mill", seat), (self.mill[seat],))

    def tell(
        self,
        kind: str,
        seat: int = -1,
        piece: str = "",
        amount: int = 1,
        source: Place = (),
        target: Place = (),
        detail: tuple[str | int, ...] = (),
    ) -> None:
        if self.listener is not None:
            self.listener(Event(kind, seat, piece, amount, source, target, detail))


def location_place(location: int, seat: int) -> Place:
    """The place of a worker's location."""
    name = m.LOCATIONS[location]
    if location < m.FIRST_HOUSE:
        return ("field", name)
    if location < m.FIRST_COLONY:
        return ("space", name)
    if location < m.WATCH:
        return ("colony", name)
    return ("watch",) if location == m.WATCH else ("reserve", seat)


def space_place(space: int, seat: int) -> Place:
    """The place of a ship's space."""
    if space == m.FLEET:
        return ("reserve", seat)
    return ("landing" if space < m.FIRST_MARKET else "market", m.SPACE_NAMES[space])
