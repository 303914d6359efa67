"""What lies on the table: the main board, the market and every player's board.

Places (what moves name, events travel between and the view draws):

    ("role", key)  ("governor", seat)  ("plantation", i)  ("quarry",)  ("bag",)  ("discard",)
    ("office",)  ("reserve",)  ("points",)  ("bank",)  ("supply", good)  ("ship", i)  ("house",)
    ("market", building)  ("box",)
    ("land", seat, i)  ("city", seat, building)  ("portrait", seat)  ("goods", seat, good)
    ("coins", seat)  ("vp", seat)  ("private", seat)  ("small_private", seat)
    ("festival", "land" | "goods" | "building")  ("activity", card)  ("achievement", seat, card)
    ("pass",)  and other buttons of the action bar, named by the move itself
"""

from __future__ import annotations

from typing import Final

from game.core.options import Options
from game.core.state import Arg, Event, Move, Place, State
from game.puerto_rico.data import (
    BUILDER,
    CIRCLES,
    EDITIONS,
    FOREST,
    GUEST_HOUSE,
    KINDS,
    LIBRARY,
    QUARRY,
    SET_UP,
    SPACES,
    SPECIAL,
)

# Phases. CHOOSE waits for a character; OPENING, BARGING and STORING belong to the Captain's phase; CLAIMING comes in
# between wherever somebody may decline the last point of the reserve.
CHOOSE: Final = 0
FARMING: Final = 1
RECRUITING: Final = 2
BUILDING: Final = 3
PRODUCING: Final = 4
TRADING: Final = 5
SHIPPING: Final = 6
STORING: Final = 7
OVER: Final = 8
DRAFTING: Final = 9
DEALING: Final = 10
OPENING: Final = 11
BARGING: Final = 12
SMUGGLING: Final = 13
FINISHING: Final = 14
CLAIMING: Final = 15
PHASES: Final = (
    "choose",
    "farmer",
    "recruiter",
    "builder",
    "producer",
    "merchant",
    "captain",
    "storage",
    "over",
    "draft",
    "achievements",
    "opening",
    "small_wharf",
    "smuggler",
    "last_guests",
    "last_point",
)

NO_ONE: Final = -1
ABSENT: Final = -2
"""In `role_taken`: the character is not in this game."""

NO_CIRCLE: Final = -1
"""In `hands`: nobody can work on a forest."""
WORKER: Final = 1
BOURGEOIS: Final = 2


WORKER_PLACES: Final = (1, 2, 2, 3, 3)
"""Under a Puertoma's plantations, by kind."""


ORDERS: Final = {n: [(*range(first, n), *range(first)) for first in range(n)] for n in SET_UP}
"""The seats in turn order, by the number of players and the first of them."""
WAITING: Final = {
    n: [[order[order.index(seat) + 1 :] for seat in range(n)] for order in orders] for n, orders in ORDERS.items()
}
"""Those that still wait for their turn, by the number of players, the first seat and the one that has just acted."""


class Player:
    """One player's board.

    `land[i]` is a tile, `hands[i]` who works on it: 0 nobody, WORKER, BOURGEOIS, or NO_CIRCLE. `staff[b]` is -1 where
    the building is not owned, else the people in it, `nobles[b]` how many of them are bourgeois (an empty list
    without extension II); `city` lists the buildings in the order in which they were built.
    """

    __slots__ = (
        "aims",
        "barged",
        "causes",
        "city",
        "coins",
        "deeds",
        "fame",
        "goods",
        "hands",
        "idle",
        "idle_nobles",
        "land",
        "nobles",
        "shipped",
        "staff",
        "vp",
    )

    def __init__(self) -> None:
        self.coins: int = 0
        self.vp: int = 0
        self.idle: int = 0
        self.idle_nobles: int = 0
        self.land: list[int] = []
        self.hands: list[int] = []
        self.city: list[int] = []
        self.staff: list[int] = [-1] * KINDS
        self.nobles: list[int] = []
        self.goods: list[int] = [0, 0, 0, 0, 0]
        self.shipped: bool = False
        """Whether the private ship has sailed in this Captain's phase; `barged` is that of the small wharf."""
        self.barged: bool = False
        self.aims: tuple[int, ...] = ()
        """Great achievements still hidden; `fame` are those that were reached."""
        self.causes: int = 0
        """What can make the hidden ones come true; see achievements.hold."""
        self.fame: tuple[int, ...] = ()
        self.deeds: list[int] = []
        """With festival or achievements, of this Captain's phase: crates by good, ships, cargos, points before."""

    def copy(self) -> Player:
        new = Player.__new__(Player)
        self.fill_copy(new)
        return new

    def fill_copy(self, new: Player) -> None:
        """Give `new`, a bare board, everything of this one."""
        new.coins = self.coins
        new.vp = self.vp
        new.idle = self.idle
        new.idle_nobles = self.idle_nobles
        new.land = self.land[:]
        new.hands = self.hands[:]
        new.city = self.city[:]
        new.staff = self.staff[:]
        new.nobles = self.nobles[:]
        new.goods = self.goods[:]
        new.shipped = self.shipped
        new.barged = self.barged
        new.aims = self.aims
        new.causes = self.causes
        new.fame = self.fame
        new.deeds = self.deeds[:]

    def spaces_used(self) -> int:
        """City spaces taken; a large building takes two."""
        used = 0
        for b in self.city:
            used += SPACES[b]
        return used

    def worked(self, kind: int) -> int:
        """Tiles of a kind with somebody on them."""
        n = 0
        land = self.land
        if kind in land:
            for i, hand in enumerate(self.hands):
                if hand > 0 and land[i] == kind:
                    n += 1
        return n

    def forests(self) -> int:
        n = 0
        for kind in self.land:
            if kind >= FOREST:
                n += 1
        return n

    def empty_circles(self) -> int:
        """Free circles on buildings: what the hiring office is refilled for."""
        n = 0
        staff = self.staff
        for b in self.city:
            n += CIRCLES[b] - staff[b]
        return n

    def free_circles(self) -> int:
        """Free circles anywhere, land included."""
        n = self.hands.count(0)
        staff = self.staff
        for b in self.city:
            n += CIRCLES[b] - staff[b]
        return n

    def people(self) -> int:
        """Everybody who works for the player, on tiles, in buildings or at the portrait."""
        hands, staff = self.hands, self.staff
        n = self.idle + self.idle_nobles + hands.count(WORKER) + hands.count(BOURGEOIS)
        for b in self.city:
            n += staff[b]
        return n

    def bourgeois(self) -> int:
        """The bourgeois among them."""
        if not self.nobles:
            return 0
        nobles = self.nobles
        n = self.idle_nobles + self.hands.count(BOURGEOIS)
        for b in self.city:
            n += nobles[b]
        return n

    def crates(self) -> int:
        g = self.goods
        return g[0] + g[1] + g[2] + g[3] + g[4]


class Automa(Player):
    """A Puertoma's board: a player's, read otherwise.

    `land` are its plantations, `hands` how many people stand under each; `idle` are the spare workers in its point
    area, `idle_nobles` all its bourgeois, wherever they stand; `staff` tells only which buildings it owns.
    """

    __slots__ = ("abilities", "reserved", "since", "spoils")

    def __init__(self) -> None:
        super().__init__()
        self.abilities: tuple[int, ...] = ()
        """One for each level."""
        self.since: list[int] = [0, 0, 0, 0]
        """The round from which each ability works; 0 while it is locked."""
        self.reserved: int = -1
        """The large building that its token lies on."""
        self.spoils: list[int] = []
        """Quarries and third plantations in its point area."""

    def copy(self) -> Automa:
        new = Automa.__new__(Automa)
        self.fill_copy(new)
        new.abilities = self.abilities
        new.since = self.since[:]
        new.reserved = self.reserved
        new.spoils = self.spoils[:]
        return new

    def owned(self, kind: int) -> int:
        """Tiles of a kind, third plantations included."""
        return self.land.count(kind) + self.spoils.count(kind)

    def free_places(self, i: int) -> int:
        """Free worker places under a plantation."""
        return WORKER_PLACES[self.land[i]] - self.hands[i]

    def people(self) -> int:
        return sum(self.hands) + self.idle

    def bourgeois(self) -> int:
        return self.idle_nobles

    def empty_circles(self) -> int:
        """For the refill: the plantation with the most free places."""
        return max((self.free_places(i) for i in range(len(self.land))), default=0)

    def free_circles(self) -> int:
        return sum(self.free_places(i) for i in range(len(self.land)))


class Extras:
    """What only extensions need; a base game shares one that never changes."""

    __slots__ = (
        "activities",
        "auto_made",
        "bonus",
        "box_goods",
        "box_nobles",
        "box_workers",
        "captor",
        "captured",
        "deck",
        "fest_building",
        "fest_goods",
        "fest_land",
        "office",
        "packs",
        "reserve",
        "token",
        "wanted",
    )

    def __init__(self) -> None:
        self.office: int = 0
        """Bourgeois at the hiring office, and in the reserve."""
        self.reserve: int = 0
        self.wanted: int = NO_ONE
        """The seat with the smuggler's token."""
        self.captured: int = NO_ONE
        self.captor: int = NO_ONE
        self.box_workers: int = 0
        """What the smuggler has put out of the game."""
        self.box_nobles: int = 0
        self.box_goods: list[int] = [0, 0, 0, 0, 0]
        self.fest_land: int = -1
        """The festival's goals, as long as nobody has reached them."""
        self.fest_goods: tuple[int, ...] = ()
        self.fest_building: int = -1
        self.activities: tuple[tuple[int, ...], ...] = ()
        """Cards nobody has fulfilled: the card, then what was drawn for it."""
        self.packs: tuple[tuple[int, ...], ...] = ()
        """While achievements are drafted: what lies before each seat."""
        self.bonus: int = 0
        """Workers just won as a reward: whoever acts may place them at once, then the phase goes on."""
        self.token: int = BUILDER
        """Where the token lies on the Puertomas' action board."""
        self.deck: tuple[int, ...] = ()
        """Resolution cards still face down, the next one last."""
        self.auto_made: list[int] = []
        """What each Puertoma gains in a phase: the Recruiter's workers; the Producer's crates, three bits a good."""

    def copy(self) -> Extras:
        new = Extras.__new__(Extras)
        new.office = self.office
        new.reserve = self.reserve
        new.wanted = self.wanted
        new.captured = self.captured
        new.captor = self.captor
        new.box_workers = self.box_workers
        new.box_nobles = self.box_nobles
        new.box_goods = self.box_goods[:]
        new.fest_land = self.fest_land
        new.fest_goods = self.fest_goods
        new.fest_building = self.fest_building
        new.activities = self.activities
        new.packs = self.packs
        new.bonus = self.bonus
        new.token = self.token
        new.deck = self.deck
        new.auto_made = self.auto_made[:]
        return new


class Position(State):
    """The whole table. `PuertoRico` in state.py adds the rules."""

    __slots__ = (
        "after",
        "autos",
        "bag",
        "boards",
        "chooser",
        "costs",
        "cursor",
        "discard",
        "drained",
        "due",
        "edition",
        "ending",
        "extended",
        "governor",
        "guests",
        "house",
        "kinds",
        "made",
        "mark",
        "market",
        "more",
        "noble",
        "office",
        "openers",
        "passes",
        "phase",
        "picks",
        "plain",
        "points",
        "quarries",
        "reserve",
        "role",
        "role_coins",
        "role_taken",
        "round",
        "row",
        "ship_good",
        "ship_load",
        "ship_size",
        "step",
        "supply",
        "waiting",
        "watch",
        "x",
    )

    game = "puerto_rico"

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
        self.after: tuple[int, ...] = (*range(1, players), 0)
        """The seat to the left of each."""
        self.waiting: list[list[tuple[int, ...]]] = WAITING[players]
        """The seats whose turn is still to come, by the chooser and the seat that has just acted."""
        self.edition: int = EDITIONS.index(str(options["edition"]))
        self.boards: list[Player] = [Player() for _ in range(players)]
        self.governor: int = 0
        self.round: int = 1
        self.picks: int = 0
        """Characters chosen in this round."""
        self.role_coins: list[int] = []
        self.role_taken: list[int] = []
        """The seat that took each character in this round; the lists are as long as there are characters."""
        self.chooser: int = 0
        """The seat whose character is being played, or who is to choose one."""
        self.role: int = NO_ONE
        self.phase: int = CHOOSE
        self.step: int = 0
        self.ending: str = ""
        """Why the game ends at the end of the phase or round, once that is certain."""

        self.bag: list[int] = []
        self.discard: list[int] = [0, 0, 0, 0, 0]
        self.row: list[int] = []
        self.quarries: int = 0
        self.office: int = 0
        self.reserve: int = 0
        self.points: int = 0
        self.drained: bool = False
        """Whether the last point has been taken: one that comes back from the Black market changes nothing."""
        self.supply: list[int] = []
        self.ship_size: list[int] = []
        self.ship_good: list[int] = []
        self.ship_load: list[int] = []
        self.house: list[int] = []
        self.market: list[int] = []
        self.costs: list[int] = []

        # What the phase being played has to remember; each phase's module says what it keeps here.
        self.cursor: int = 0
        self.passes: int = 0
        self.mark: int = 0
        self.made: list[int] = [0, 0, 0, 0, 0]
        self.due: int = 0
        """While CLAIMING: what brings the point, see last_point.SOURCES."""

        # Extensions: which are in play, and what they need.
        self.kinds: list[int] = []
        """The buildings in this game, in the order of the table."""
        self.noble: bool = bool(options["bourgeois"])
        self.guests: bool = False
        """Whether some person owns a Guest house."""
        self.more: bool = bool(options["new_buildings"]) or self.noble
        """Whether there are buildings beyond those of the base game."""
        self.openers: bool = False
        """Whether some building acts before the first crate is loaded."""
        self.watch: bool = bool(options["festival"] or options["activities"] or options["achievements"] != "none")
        self.autos: int = int(options["puertomas"])
        """Seats of Puertomas: the last ones."""
        self.extended: bool = self.noble or self.watch or bool(options["smuggler"]) or self.autos > 0
        self.plain: bool = not (self.extended or self.more)
        """Whether there is nothing but the base game."""
        self.x: Extras = Extras()

    def fill_copy(self, new: Position) -> None:
        """Give `new`, a bare object, everything of this position; what never changes is shared."""
        new.players = self.players
        new.options = self.options
        new.to_act = self.to_act
        new.rng = self.rng
        new.chance = self.chance
        new.listener = None
        new._legal = None
        new.after = self.after
        new.waiting = self.waiting
        new.edition = self.edition
        new.boards = [board.copy() for board in self.boards]
        new.governor = self.governor
        new.round = self.round
        new.picks = self.picks
        new.role_coins = self.role_coins[:]
        new.role_taken = self.role_taken[:]
        new.chooser = self.chooser
        new.role = self.role
        new.phase = self.phase
        new.step = self.step
        new.ending = self.ending
        new.bag = self.bag[:]
        new.discard = self.discard[:]
        new.row = self.row[:]
        new.quarries = self.quarries
        new.office = self.office
        new.reserve = self.reserve
        new.points = self.points
        new.drained = self.drained
        new.supply = self.supply[:]
        new.ship_size = self.ship_size
        new.ship_good = self.ship_good[:]
        new.ship_load = self.ship_load[:]
        new.house = self.house[:]
        new.market = self.market[:]
        new.costs = self.costs
        new.cursor = self.cursor
        new.passes = self.passes
        new.mark = self.mark
        new.made = self.made[:]
        new.due = self.due
        new.kinds = self.kinds
        new.noble = self.noble
        new.guests = self.guests
        new.openers = self.openers
        new.more = self.more
        new.watch = self.watch
        new.autos = self.autos
        new.extended = self.extended
        new.plain = self.plain
        new.x = self.x.copy() if self.extended else self.x

    # small things that many phases do --------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        seat: int = NO_ONE,
        piece: str = "",
        amount: int = 1,
        source: Place = (),
        target: Place = (),
        detail: tuple[Arg, ...] = (),
    ) -> None:
        """Report an event. Callers ask `self.listener is not None` first, so that silence costs nothing."""
        if self.listener is not None:
            self.listener(Event(kind, seat, piece, amount, source, target, detail))

    def earn(self, seat: int, coins: int, source: Place, cause: str) -> None:
        """Coins from the bank."""
        if coins > 0:
            self.boards[seat].coins += coins
            if self.listener is not None:
                self.tell("coins", seat, "coin", coins, source, ("coins", seat), (cause,))

    def award(self, seat: int, points: int, source: Place, cause: str) -> None:
        """Point tokens, or points on paper once the reserve is empty."""
        if points > 0:
            self.boards[seat].vp += points
            self.points -= points
            if self.points <= 0:
                self.points = 0
                self.drained = True
            if self.listener is not None:
                self.tell("points", seat, "point", points, source, ("vp", seat), (cause,))

    def helper_left(self) -> bool:
        """Whether Hospice and University still find somebody."""
        return self.reserve > 0 or self.office > 0 or (self.noble and (self.x.office > 0 or self.stand_ins() > 0))

    def stand_ins(self) -> int:
        """Bourgeois who come from the reserve in a worker's place once workers have run out: `special`."""
        return self.x.reserve if self.noble and self.edition == SPECIAL and self.reserve == 0 else 0

    def helper_source(self) -> Place:
        return ("reserve",) if self.reserve > 0 or self.stand_ins() > 0 else ("office",)

    def take_helper(self) -> int:
        """One worker from the reserve, else from the hiring office; where there are none, a bourgeois."""
        if self.reserve > 0:
            self.reserve -= 1
            return WORKER
        if self.stand_ins() > 0:
            self.x.reserve -= 1
            return BOURGEOIS
        if self.office > 0:
            self.office -= 1
            return WORKER
        self.x.office -= 1
        return BOURGEOIS

    def add_land(self, seat: int, kind: int) -> int:
        """Put a tile onto the player's land and say where it lies."""
        board = self.boards[seat]
        board.land.append(kind)
        board.hands.append(0 if kind < FOREST else NO_CIRCLE)
        return len(board.land) - 1

    def privilege(self, seat: int) -> int:
        """How often the character's privilege counts for a seat: never for the others, twice with a Library."""
        if seat != self.chooser:
            return 0
        return 2 if self.boards[seat].staff[LIBRARY] > 0 else 1

    def is_auto(self, seat: int) -> bool:
        """Whether a Puertoma sits there."""
        return seat >= self.players - self.autos

    def hides_points(self) -> bool:
        """Whether the point tokens lie face down: as the edition has it, or as the players like it."""
        shown = self.options["points"]
        return shown == "hidden" or (shown == "printed" and self.edition != SPECIAL)

    def look_for_guests(self) -> None:
        """Find out from the boards whether some person owns a Guest house."""
        self.guests = any(GUEST_HOUSE in board.city for board in self.boards[: self.players - self.autos])

    def has_guests(self, seat: int) -> bool:
        """Whether somebody waits in the player's Guest house."""
        return self.guests and self.boards[seat].staff[GUEST_HOUSE] > 0

    def give_turn(self, seat: int, moves: list[Move]) -> None:
        """A seat is to decide among moves that are listed already; guests or Puertomas have the list made anew."""
        self.to_act = seat
        if not self.autos and not (self.guests and self.has_guests(seat)):
            self._legal = moves

    def in_order(self, first: int) -> tuple[int, ...]:
        """All seats in turn order, from one on."""
        return ORDERS[self.players][first]

    def quarry_discount(self, seat: int) -> int:
        """Occupied quarries of a player, before the building's cap."""
        return self.boards[seat].worked(QUARRY)


def piece_of(person: int) -> str:
    """The name of a person's figure."""
    return "bourgeois" if person == BOURGEOIS else "worker"
