"""What lies on the table: the main board, the market and every player's board.

Places (what moves name, events travel between and the view draws):

    ("role", key)  ("governor", seat)  ("plantation", i)  ("quarry",)  ("bag",)  ("discard",)
    ("office",)  ("reserve",)  ("points",)  ("bank",)  ("supply", good)  ("ship", i)  ("house",)
    ("market", building)
    ("land", seat, i)  ("city", seat, building)  ("portrait", seat)  ("goods", seat, good)
    ("coins", seat)  ("vp", seat)  ("private", seat)
    ("pass",)  and other buttons of the action bar, named by the move itself
"""

from __future__ import annotations

from typing import Final

from game.core.options import Options
from game.core.state import Arg, Event, Place, State
from game.puerto_rico.data import CIRCLES, EDITIONS, KINDS, PLOTS, QUARRY, SPACES

# Phases. CHOOSE waits for a character; STORE is the end of the Captain's phase.
CHOOSE: Final = 0
FARMING: Final = 1
RECRUITING: Final = 2
BUILDING: Final = 3
PRODUCING: Final = 4
TRADING: Final = 5
SHIPPING: Final = 6
STORING: Final = 7
OVER: Final = 8
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
)

NO_ONE: Final = -1


class Player:
    """One player's board.

    `land[i]` is a tile, `hands[i]` how many people work on it (0 or 1). `staff[b]` is -1 where the building is
    not owned, else the people in it; `city` lists the buildings in the order in which they were built.
    """

    __slots__ = ("city", "coins", "goods", "hands", "idle", "land", "shipped", "staff", "vp")

    def __init__(self) -> None:
        self.coins: int = 0
        self.vp: int = 0
        self.idle: int = 0
        self.land: list[int] = []
        self.hands: list[int] = []
        self.city: list[int] = []
        self.staff: list[int] = [-1] * KINDS
        self.goods: list[int] = [0, 0, 0, 0, 0]
        self.shipped: bool = False
        """Whether the private ship has sailed in this Captain's phase."""

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.coins = self.coins
        new.vp = self.vp
        new.idle = self.idle
        new.land = self.land[:]
        new.hands = self.hands[:]
        new.city = self.city[:]
        new.staff = self.staff[:]
        new.goods = self.goods[:]
        new.shipped = self.shipped
        return new

    def spaces_used(self) -> int:
        """City spaces taken; a large building takes two."""
        used = 0
        for b in self.city:
            used += SPACES[b]
        return used

    def worked(self, kind: int) -> int:
        """Tiles of a kind with somebody on them."""
        n = 0
        land, hands = self.land, self.hands
        for i in range(len(land)):
            if land[i] == kind and hands[i]:
                n += 1
        return n

    def free_plots(self) -> int:
        return PLOTS - len(self.land)

    def empty_circles(self) -> int:
        """Free circles on buildings: what the hiring office is refilled for."""
        n = 0
        staff = self.staff
        for b in self.city:
            n += CIRCLES[b] - staff[b]
        return n

    def free_circles(self) -> int:
        """Free circles anywhere, land included."""
        return self.empty_circles() + self.hands.count(0)

    def people(self) -> int:
        """Everybody who works for the player, on tiles, in buildings or at the portrait."""
        n = self.idle
        for hand in self.hands:
            n += hand
        for b in self.city:
            n += self.staff[b]
        return n

    def crates(self) -> int:
        g = self.goods
        return g[0] + g[1] + g[2] + g[3] + g[4]


class Position(State):
    """The whole table. `PuertoRico` in state.py adds the rules."""

    __slots__ = (
        "bag",
        "boards",
        "chooser",
        "costs",
        "cursor",
        "discard",
        "edition",
        "ending",
        "governor",
        "house",
        "made",
        "market",
        "office",
        "passes",
        "phase",
        "picks",
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
    )

    game = "puerto_rico"

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
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
        self.made: list[int] = [0, 0, 0, 0, 0]

    def fill_copy(self, new: Position) -> None:
        """Give `new`, a bare object, everything of this position; the costs never change and are shared."""
        new.players = self.players
        new.options = self.options
        new.to_act = self.to_act
        new.rng = self.rng
        new.chance = self.chance
        new.listener = None
        new._legal = None
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
        new.supply = self.supply[:]
        new.ship_size = self.ship_size
        new.ship_good = self.ship_good[:]
        new.ship_load = self.ship_load[:]
        new.house = self.house[:]
        new.market = self.market[:]
        new.costs = self.costs
        new.cursor = self.cursor
        new.passes = self.passes
        new.made = self.made[:]

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
            self.points = max(0, self.points - points)
            if self.listener is not None:
                self.tell("points", seat, "point", points, source, ("vp", seat), (cause,))

    def take_helper(self) -> Place:
        """One worker from the reserve, or from the hiring office if the reserve is empty; () if there is none."""
        if self.reserve > 0:
            self.reserve -= 1
            return ("reserve",)
        if self.office > 0:
            self.office -= 1
            return ("office",)
        return ()

    def helper_left(self) -> bool:
        return self.reserve > 0 or self.office > 0

    def add_land(self, seat: int, kind: int) -> int:
        """Put a tile onto the player's land and say where it lies."""
        board = self.boards[seat]
        board.land.append(kind)
        board.hands.append(0)
        return len(board.land) - 1

    def following(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def quarry_discount(self, seat: int) -> int:
        """Occupied quarries of a player, before the building's cap."""
        return self.boards[seat].worked(QUARRY)
