"""The game: which decision is due, which moves it has, what they do. The rules themselves are in the chapters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from game.core import Move, Options, Place, Reason
from game.madeira import (
    buildings,
    characters,
    ending,
    explain,
    favours,
    guilds,
    harbour,
    harvest,
    notation,
    requests,
    setup,
    turning,
    upkeep,
    windmill,
    wood,
    workers,
)
from game.madeira import moves as m
from game.madeira.mayor import mayor_income
from game.madeira.position import (
    CHARACTERS,
    FEEDING,
    IN_CITIES,
    OVER,
    PHASES,
    T_ACT,
    T_PAYOUT,
    T_PUT,
    T_REPAIR,
    T_SAIL,
    T_TAKE,
    TO_FIELD,
    Position,
)


def _take_moves(s: Position) -> list[Move]:
    _, rule, _, last = s.stack[-1]
    moves = [m.INCOME if rule == IN_CITIES else m.DONE]
    moves += workers.take_moves(s, rule, last)
    return moves


def _put_moves(s: Position) -> list[Move]:
    _, rule, _, source = s.stack[-1]
    moves = workers.put_moves(s, rule, source)
    moves.append(m.BACK)
    return moves


def _last_call_moves(s: Position) -> list[Move]:
    return [m.DONE]


def _nothing(s: Position) -> list[Move]:
    return []


# By task, in the order of position.TASKS
LEGAL: Final[tuple[Callable[[Position], list[Move]], ...]] = (
    setup.settle_moves,
    guilds.row_moves,
    guilds.guild_moves,
    characters.turn_moves,
    characters.act_moves,
    _take_moves,
    _put_moves,
    harbour.sail_moves,
    _nothing,
    harbour.reward_moves,
    harbour.support_moves,
    turning.flip_moves,
    harvest.extra_moves,
    favours.lady_moves,
    favours.bishop_moves,
    wood.wood_moves,
    buildings.building_moves,
    _last_call_moves,
    upkeep.honour_moves,
    upkeep.repair_moves,
    upkeep.feed_moves,
    requests.answer_moves,
    requests.coffers_moves,
)

# By phase: is it a time for the windmill?
MILLING: Final = [CHARACTERS <= phase <= FEEDING for phase in range(len(PHASES))]

# By phase, in the order of position.PHASES: who decides next
NEXT: Final[tuple[Callable[[Position], None], ...]] = (
    setup.next_city_worker,
    setup.next_field_worker,
    guilds.next_choice,
    characters.next_turn,
    buildings.next_marker,
    windmill.next_last_call,
    upkeep.next_honour,
    upkeep.next_repair,
    upkeep.next_meal,
    requests.next_request,
)


def _take(s: Position, move: Move) -> None:
    task, rule, left, _ = s.stack[-1]
    if task == T_ACT:
        rule = TO_FIELD if s.characters[s.stack[-1][1]] == characters.STEWARD else IN_CITIES
        left = characters.WORKERS_MOVED
    workers.take(s, move, rule, left)


def _put(s: Position, move: Move) -> None:
    if s.stack[-1][0] == T_PUT:
        workers.put(s, move)
    else:
        setup.first_worker(s, move)


def _done(s: Position, move: Move) -> None:
    if s.listener is not None:
        s.tell("done", s.seat)
    if s.stack[-1][0] == T_SAIL:
        harbour.stop_sailing(s)
    else:
        s.stack.pop()


def _back(s: Position, move: Move) -> None:
    """The worker that was picked up stays where it is; the favour that asks for a choice is not used."""
    if s.stack[-1][0] == T_PUT:
        workers.lay_back(s)
    else:
        s.stack.pop()
        favours.lay_back(s)


def _income(s: Position, move: Move) -> None:
    s.stack.pop()
    if s.listener is not None:
        s.tell("done", s.seat)  # no worker is moved, or no other
    mayor_income(s, s.seat)


def _harvest(s: Position, move: Move) -> None:
    harvest.harvest(s)


def _pay(s: Position, move: Move) -> None:
    buildings.pay(s)


def _refuse(s: Position, move: Move) -> None:
    buildings.refuse(s)


APPLY: Final[dict[str | int, Callable[[Position, Move], None]]] = {
    "put": _put,
    "take": _take,
    "done": _done,
    "back": _back,
    "row": guilds.choose_row,
    "guild": guilds.choose_guild,
    "use": favours.use,
    "die": characters.place_die,
    "pirate": characters.place_die,
    "pass": characters.pass_turn,
    "harvest": _harvest,
    "extra": harvest.extra,
    "income": _income,
    "build": characters.build,
    "ship": harbour.send,
    "reward": harbour.choose_reward,
    "support": harbour.support,
    "flip": turning.flip,
    "activate": favours.activate,
    "marker": favours.move_marker,
    "wood": wood.choose_wood,
    "pay": _pay,
    "refuse": _refuse,
    "honour": upkeep.honour,
    "decline": upkeep.honour,
    "repair": upkeep.repair,
    "feed": upkeep.feed,
    "mill": windmill.use_mill,
    "exchange": windmill.exchange,
    "answer": requests.answer,
    "coffers": requests.coffers,
}


class Madeira(Position):
    """A position of Madeira.

    >>> from game.core import find
    >>> state = find("madeira").new(players=2, seed=1)
    >>> state.moves()[0]
    ('put', 'porto_santo-1')
    """

    __slots__ = ()

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
        setup.deal(self)
        self.run()

    def legal(self) -> list[Move]:
        stack = self.stack
        if not stack:
            return []
        moves = LEGAL[stack[-1][0]](self)
        if MILLING[self.phase]:
            moves += windmill.mill_moves(self)
        return moves

    def moves(self) -> list[Move]:
        """As `State.moves`, with one call less: it is asked twice for every move that is played."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self.legal()
        return legal

    def play(self, move: Move, seat: int | None = None) -> None:
        """As `State.play`, with fewer calls for a legal move."""
        legal = self._legal
        if legal is None or seat is not None or move not in legal:
            super().play(move, seat)
        else:
            self._legal = None
            APPLY[move[0]](self, move)
            stack = self.stack
            if not stack or stack[-1][0] == T_PAYOUT:
                self.run()

    def apply(self, move: Move) -> None:
        APPLY[move[0]](self, move)
        self.run()

    def run(self) -> None:
        """Go on until somebody has to decide or the game is over."""
        stack = self.stack
        while True:
            while not stack:
                if self.phase == OVER:
                    return
                NEXT[self.phase](self)
            if stack[-1][0] != T_PAYOUT:
                return
            harbour.pay_out(self)

    def copy(self) -> Madeira:
        new = Madeira.__new__(Madeira)
        new.players = self.players
        new.options = self.options
        new.to_act = self.to_act
        new.rng = self.rng
        new.chance = self.chance
        new.listener = None
        new._legal = self._legal
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.seat = self.seat
        new.building = self.building
        new.used = self.used
        new.bought = self.bought
        new.built = self.built
        new.order = self.order
        new.row_dice = self.row_dice
        new.characters = self.characters
        new.field_good = self.field_good
        new.royal = self.royal
        new.stack = self.stack[:]
        new.rows = self.rows[:]
        new.passed = self.passed[:]
        new.offers = self.offers[:]
        new.dice = self.dice[:]
        new.pirate_dice = self.pirate_dice[:]
        new.dice_on = self.dice_on[:]
        new.pirate_on = self.pirate_on[:]
        new.markers = self.markers[:]
        new.field_wood = self.field_wood[:]
        new.districts = self.districts[:]
        new.plots = self.plots[:]
        new.houses = self.houses[:]
        new.colonists = self.colonists[:]
        new.watch = self.watch[:]
        new.docks = self.docks[:]
        new.reserve = self.reserve[:]
        new.fleet = self.fleet[:]
        new.goods = self.goods[:]
        new.wood = self.wood[:]
        new.bread = self.bread[:]
        new.reals = self.reals[:]
        new.pirates = self.pirates[:]
        new.mill = self.mill[:]
        new.up = self.up[:]
        new.down = self.down[:]
        new.requests = self.requests[:]
        new.tally = self.tally[:]
        new.track = self.track[:]
        new.room = self.room
        new.calm = self.calm
        new.free = self.free
        new.sea = self.sea
        new.stock = self.stock[:]
        return new

    def view(self, seat: int, rng: Random) -> Madeira:
        """Nothing on this table is secret but the luck to come (pirates are taken and discarded openly)."""
        new = self.copy()
        new.rng = rng.getrandbits(64)
        return new

    def score(self) -> list[dict[str, int]]:
        return ending.score(self)

    def tiebreak(self, seat: int) -> int:
        """The higher place in the turn order wins."""
        return -self.order.index(seat)

    def round_number(self) -> int:
        return max(1, self.round)

    def touches(self, move: Move) -> tuple[Place, ...]:
        return explain.touches(self, move)

    def why_not(self, move: Move) -> Reason | None:
        return None if move in self.moves() else explain.why_not(self, move)

    def obvious(self) -> Move | None:
        """The only move, also beside windmill moves if those could not add another and can wait."""
        moves = self.moves()
        if len(moves) > 1 and self.stack[-1][0] in (T_TAKE, T_REPAIR) and moves[1][0] in ("mill", "exchange"):
            return moves[0]
        return moves[0] if len(moves) == 1 else None

    def to_json(self) -> dict[str, Any]:
        return notation.to_json(self)


def load(data: object) -> Madeira:
    """A position from its JSON form; `PositionError` says what is wrong with it."""
    state = Madeira.__new__(Madeira)
    Position.__init__(state, *notation.header(data))
    notation.fill(state, data)
    if state.stack:  # without the windmill, whose uses come to an end
        notation.check_moves(LEGAL[state.stack[-1][0]](state))
    return state
