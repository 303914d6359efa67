"""How the decisions of Madeira are clicked.

Every legal move is clicked on the board, in any order of the places it names, with three things beside:

- the windmill has levers of its own, whatever else is to be decided; for an exchange one clicks what is wanted, then
  the two goods that are given;
- a worker is picked up and put down in one go: until it is put down nothing is played, and Esc lays it back;
- decisions about numbers have a panel (payments.py), and so has wood that must be bought for a district or a ship.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.core import Move, Place, State
from game.madeira.position import T_PUT, T_TAKE, T_WOOD, TO_WATCH
from game.madeira.state import Madeira
from game.ui.controller import Controller
from game.ui.draft import DONE
from game.ui.madeira.duties import due
from game.ui.madeira.payments import Panel, Wood, payment

SPOKEN = ("pay", "honour", "back")  # moves that have a button beside their place on the board
CLOSE: Final[Place] = ("panel", "close")  # the cross of a panel that a click has opened
DRAGGED = ("die", "pirate_die", "worker", "citizen", "ship", "marker")


def draft(state: State) -> Controller | None:
    if not isinstance(state, Madeira) or state.to_act is None:
        return None
    return Decision(state)


def midway(state: State) -> bool:
    """Whether a part of a decision is already played: a worker is in hand, or wood is being paid for."""
    if not isinstance(state, Madeira) or not state.stack:
        return False
    task, _, paid, _ = state.stack[-1]
    return task == T_PUT or (task == T_WOOD and paid == 1)


class Decision(Controller):
    """One decision of a seat. `panel` is open while numbers are settled, `swap` has what was clicked of an exchange
    at the windmill."""

    def __init__(self, state: Madeira) -> None:
        super().__init__()
        self.real = state
        self.seat = state.seat
        self.chains: dict[Move, list[Move]] = {}
        self.levers: dict[Place, Move] = {}
        self.swap = Controller()
        self.panel: Panel | None = None
        self.panel_before: list[list[int]] = []
        self._cache: dict[tuple[Place, ...], set[Place]] = {}
        self.ask(state)

    def ask(self, state: State | None) -> None:
        self.chosen, self.moves, self.levers = [], [], {}
        self.swap = Controller()
        if not isinstance(state, Madeira):
            return
        for move in state.moves():
            touched = state.touches(move)
            if move[0] == "mill":
                self.levers[touched[-1]] = move
            elif move[0] == "exchange":
                self.swap.moves.append((move, touched))
            elif move[0] == "take" and not _to_watch(state):
                self.moves += self._ways(state, move, touched)
            else:
                self.moves.append((move, touched))
        self.wanted = {touched[0] for _, touched in self.swap.moves}
        self.panel = due(state)
        if self.panel is not None:
            self.trial = state  # what has been set stays set when one comes back from a menu
            self._count()

    def _ways(self, s: Madeira, take: Move, touched: tuple[Place, ...]) -> list[tuple[Move, tuple[Place, ...]]]:
        """Where a worker can be put: each way is one decision of two moves."""
        trial = s.copy()
        trial.play(take)
        found = []
        for put in trial.moves():
            if put[0] == "put":
                both: Move = ("take", take[1], put[1])
                self.chains[both] = [take, put]
                found.append((both, (*touched, *trial.touches(put))))
        return found

    # what can be clicked -------------------------------------------------------------------------------

    @property
    def opened(self) -> bool:
        """Whether the panel was opened by a click and can be closed again."""
        return isinstance(self.panel, Wood) and bool(self.panel.prefix)

    @property
    def swapping(self) -> bool:
        return bool(self.swap.chosen)

    @property
    def begun(self) -> bool:
        if self.swapping or self.opened or self.panel_before:
            return True
        return self.panel is None and bool(self.chosen)

    @property
    def ready(self) -> bool:
        return self.panel is not None and not self.swapping

    def lit(self) -> set[Place]:
        if self.swapping:
            return self.swap.lit() | self.wanted
        if self.panel is not None:
            found = self.panel.lit()
            if self.panel.result() is not None:
                found.add(DONE)
            if self.opened:
                found.add(CLOSE)
        else:
            slot = tuple(self.chosen)
            if slot not in self._cache:
                self._cache[slot] = super().lit() | self._others()
            found = self._cache[slot]
        return found if self.opened else found | set(self.levers) | self.wanted

    def _others(self) -> set[Place]:
        """Pieces that may be picked up in place of the one in hand."""
        if len(self.chosen) != 1 or self.chosen[0][0] not in DRAGGED:
            return set()
        return {touched[0] for _, touched in self.moves if len(touched) > 1 and touched[0][0] in DRAGGED}

    def targets(self) -> set[Place]:
        return self.lit()

    def dragged_from(self) -> set[Place]:
        if self.panel is not None:
            return set()
        return {touched[0] for _, touched in self.moves if len(touched) > 1 and touched[0][0] in DRAGGED}

    def buttons(self, shown: Collection[Place]) -> list[tuple[Place, Move | None]]:
        hidden = sorted(self.lit() - set(self.chosen) - set(shown) - {DONE}, key=repr)
        found = [(place, self.levers.get(place) or self._only(place)) for place in hidden]
        if self.swapping:
            return found
        if self.panel is not None:
            found = [(place, move) for place, move in found if place[0] in ("step", "lever", "supply")]
            return found if DONE in shown or self.panel.result() is None else [*found, (DONE, None)]
        silent = [move for move, touched in self.candidates() if not touched]
        spoken = [move for move, _ in self.candidates() if move[0] in SPOKEN and not self.chosen]
        return found + [(("move", *move), move) for move in spoken + silent + self.complete()]

    # clicks --------------------------------------------------------------------------------------------

    def click(self, place: Place) -> Move | None:
        if not self.opened:
            if place in self.levers:
                return self.levers[place]
            if place in self.wanted or (self.swapping and place in self.swap.lit()):
                return self._exchange(place)
        if self.swapping:
            self._stop_swap()
        if self.panel is not None:
            self._settle(place)
            return None
        for move, _ in self.moves:
            if move[0] in SPOKEN and place == ("move", *move):
                return move
        if self._picked_up(place):
            return None
        played = super().click(place)
        if played is None:
            return None
        chain = self.chains.get(played, [played])
        self.panel = payment(self.real, chain)
        if self.panel is not None:
            self.chosen = list(dict(self.moves)[played])
            return None
        if len(chain) > 1:
            self.settled = chain
            return None
        return played

    def _picked_up(self, place: Place) -> bool:
        """A piece is picked up first, even if there is but one place to put it: no die is cast by a single click."""
        if place[0] not in DRAGGED or (self.chosen and self.chosen[0][0] not in DRAGGED):
            return False
        if place in self.chosen or not any(place in touched[:-1] for _, touched in self.moves):
            return False
        self.chosen = [place]
        return True

    def _exchange(self, place: Place) -> Move | None:
        """First what is wanted, then the two goods that are given, in either order."""
        again = self.swap.chosen[:1] == [place]
        if place in self.wanted:
            self.swap.chosen = []
        if again:
            self._stop_swap()
            return None
        move = self.swap.click(place)
        self.chosen = list(self.swap.chosen)
        return move

    def _stop_swap(self) -> None:
        self.swap.chosen = []
        self.chosen = []
        self._count()

    def _settle(self, place: Place) -> None:
        """A click while numbers are settled."""
        assert self.panel is not None
        if place == DONE:
            self.settled = self.panel.result() or []
            return
        if place == CLOSE:
            self.panel_before = []
            self.back()
            return
        before = self.panel.keep()
        if self.panel.touch(place):
            self.panel_before.append(before)
            self._count()

    def _count(self) -> None:
        """What the numbers are about is ringed on the board."""
        if self.panel is not None and not self.opened:
            self.chosen = self.panel.counted()

    def drag(self, source: Place, target: Place) -> Move | None:
        """The same as two clicks, refused as a whole."""
        if self.panel is not None or self.swapping:
            return None
        before = list(self.chosen)
        if self.chosen[-1:] != [source]:
            at_once = self.click(source)
            if at_once is not None or self.settled or self.panel is not None or self.chosen[-1:] != [source]:
                self.chosen, self.settled, self.panel = before, [], None
                return None
        if target not in self.lit() or target in self.wanted or target in self.levers:
            self.chosen = before
            return None
        return self.click(target)

    def back(self) -> bool:
        if self.swapping:
            self._stop_swap()
        elif self.panel_before and self.panel is not None:
            self.panel.restore(self.panel_before.pop())
            self._count()
        elif self.opened:
            self.panel, self.chosen = None, []
        elif self.panel is not None:
            return False
        else:
            return super().back()
        return True


def _to_watch(s: Madeira) -> bool:
    """There is but one place on the Watch: who is taken stands there at once."""
    task, rule, _, _ = s.stack[-1]
    return task == T_TAKE and rule == TO_WATCH
