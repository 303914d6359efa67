"""The smallest game that needs everything the core has: hidden hands, a shuffled deck, options, a tie-break.

On your turn you play a card from your hand for its points, or draw one while you hold fewer than three.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from game.core import Event, Game, Move, Option, Options, Place, State, registry
from game.core.errors import OptionError, PositionError
from game.core.options import resolve
from game.core.reader import Reader

OPTIONS = (
    Option("length", ("short", "long"), needs={"long": {"players": (2, 3)}}),
    Option("double", (False, True), needs={True: {"length": ("long",)}}),
    Option("hand", (1, 2)),
)
VALUES = 4


def cards(options: Options) -> list[int]:
    """Every card that there is."""
    return [value for value in range(1, VALUES + 1) for _ in range(12 if options["length"] == "long" else 6)]


class Toy(State):
    __slots__ = ("deck", "hands", "played")

    game = "toy"

    def __init__(self, players: int, options: Options, seed: int) -> None:
        super().__init__(players, options, seed)
        self.deck: list[int] = cards(options)
        self.shuffle(self.deck)
        self.hands: list[list[int]] = [[self.deck.pop() for _ in range(int(options["hand"]))] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.to_act = 0

    def legal(self) -> list[Move]:
        if self.to_act is None:
            return []
        hand = self.hands[self.to_act]
        moves: list[Move] = [("play", value) for value in sorted(set(hand))]
        if len(hand) < 3 and self.deck:
            moves.append(("draw",))
        return moves

    def apply(self, move: Move) -> None:
        seat = self.to_act
        assert seat is not None
        if move[0] == "draw":
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.chance += 1
            if self.listener is not None:
                self.listener(Event("draw", seat, str(card), 1, ("deck",), ("hand", seat), eyes=seat))
        else:
            card = int(move[1])
            self.hands[seat].remove(card)
            self.played[seat].append(card)
            if self.listener is not None:
                self.listener(Event("play", seat, str(card), 1, ("hand", seat), ("table", seat)))
        self.to_act = None
        for step in range(1, self.players + 1):
            other = (seat + step) % self.players
            if self.hands[other] or self.deck:
                self.to_act = other
                break

    def copy(self) -> Toy:
        twin: Toy = Toy.__new__(Toy)
        twin.players, twin.options, twin.to_act = self.players, self.options, self.to_act
        twin.rng, twin.chance, twin.listener, twin._legal = self.rng, self.chance, None, self._legal
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [pile[:] for pile in self.played]
        return twin

    def view(self, seat: int, rng: Random) -> Toy:
        twin = self.copy()
        others = [other for other in range(self.players) if other != seat]
        pool = sorted(self.deck + [card for other in others for card in self.hands[other]])
        rng.shuffle(pool)
        for other in others:
            twin.hands[other] = [pool.pop() for _ in self.hands[other]]
        twin.deck = pool
        twin.rng = rng.getrandbits(64)
        twin._legal = None
        return twin

    def score(self) -> list[dict[str, int]]:
        factor = 2 if self.options["double"] else 1
        return [{"cards": factor * sum(pile), "most": max(pile, default=0)} for pile in self.played]

    def tiebreak(self, seat: int) -> int:
        return len(self.played[seat])

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "toy",
            "options": self.options,
            "players": [{"hand": self.hands[i][:], "played": self.played[i][:]} for i in range(self.players)],
            "deck": self.deck[:],
            "to_act": -1 if self.to_act is None else self.to_act,
            "rng": self.rng,
            "chance": self.chance,
        }

    def touches(self, move: Move) -> tuple[Place, ...]:
        return (("deck",),) if move[0] == "draw" else (("card", move[1]),)

    def round_number(self) -> int:
        return 1 + min(len(pile) for pile in self.played)


def load(data: object) -> Toy:
    top = Reader(data, "position")
    top.name("game", ["toy"])
    people = top.children("players")
    try:
        options = resolve(OPTIONS, top.child("options").data, len(people))
    except OptionError as error:
        raise PositionError(f"position, options: {error}") from error
    if len(people) not in GAME.seat_counts:
        raise top.fail("players must be 2 to 4")
    state = Toy(len(people), options, 0)
    state.hands = [one.numbers("hand", None, 1, VALUES) for one in people]
    state.played = [one.numbers("played", None, 1, VALUES) for one in people]
    for one in people:
        one.done()
    state.deck = top.numbers("deck", None, 1, VALUES)
    seat = top.number("to_act", -1, len(people) - 1)
    state.rng = top.number("rng", 0, 2**64 - 1)
    state.chance = top.number("chance", 0, 1000)
    top.done()
    every = state.deck + [card for pile in state.hands + state.played for card in pile]
    if sorted(every) != cards(options):
        raise top.fail("the cards do not add up")
    if any(len(hand) > 3 for hand in state.hands):
        raise top.fail("a hand has at most 3 cards")
    state.to_act = None if seat < 0 else seat
    if (seat < 0) == any([state.deck, *state.hands]) or (seat >= 0 and not state.legal()):
        raise top.fail("to_act is not who can move")
    state._legal = None
    return state


GAME = Game(
    key="toy",
    seat_counts=(2, 3, 4),
    options=OPTIONS,
    set_up=Toy,
    load=load,
    mixes=({}, {"length": "long", "double": True}, {"hand": 2}),
)


def register() -> None:
    """Make the registry know this game, in this process."""
    if "toy" not in registry.NAMES:
        registry.NAMES = (*registry.NAMES, "toy")
    sys.modules["game.toy"] = sys.modules[__name__]
