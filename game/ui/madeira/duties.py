"""The numbers of the upkeep and of the Crown: ships repaired, bread handed out, reals paid, requests answered."""

from __future__ import annotations

from game.core import Move, Place
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import T_ANSWER, T_COFFERS, T_FEED, T_REPAIR, T_WOOD, space_place
from game.madeira.requests import counted, worth
from game.madeira.state import Madeira
from game.ui.madeira import words
from game.ui.madeira.payments import Panel, Row, Wood, bought, choices, sources
from game.ui.madeira.words import phrase
from game.ui.text import Phrase

# upkeep -----------------------------------------------------------------------------------------------------


class Repair(Panel):
    """How many ships get wood, and where the wood comes from."""

    def __init__(self, state: Madeira) -> None:
        super().__init__(state, phrase("panel.repair.title"))
        self.ships = board.SHIPS - state.fleet[self.seat]
        self.most = max(int(move[1]) for move in state.moves() if move[0] == "repair")
        # What lies there is for the ships; what must be bought first is a choice.
        self.count = min(self.most, state.wood[self.seat])
        self._set()

    def _set(self) -> None:
        mended = Row(("repair",), "ship", phrase("panel.repair.row"), self.count, self.most)
        self.missing = max(0, self.count - self.state.wood[self.seat])
        self.rows = [mended, *(sources(self.state, self.missing) if self.missing else [])]

    def may(self, i: int, by: int) -> bool:
        return super().may(i, by) if i == 0 else self._wood().may(i - 1, by)

    def step(self, i: int, by: int) -> bool:
        if not (0 <= i < len(self.rows) and self.may(i, by)):
            return False
        if i == 0:
            self.count += by
            self._set()
            return True
        return self._wood().step(i - 1, by)

    def _wood(self) -> Wood:
        """The same rows as a payment."""
        payment = Wood(self.state, self.title, self.missing, [], True)
        payment.rows = self.rows[1:]
        return payment

    def lines(self) -> list[Phrase]:
        own = min(self.count, self.state.wood[self.seat])
        told = [phrase("panel.wood.own", wood=words.n("wood", own))] if own else []
        if self.missing:
            told.append(bought(self.state, self.missing))
        reason = self.state.why_not(("repair", self.most + 1)) if self.most < self.ships else None
        return [*told, words.reason(reason)] if reason is not None else told

    def warnings(self) -> list[Phrase]:
        left = self.ships - self.count
        told = [phrase("panel.repair.left", ships=words.n("ship", left), pirates=words.n("pirates", left))]
        return told if left else []

    def done(self) -> Phrase:
        return phrase("move.repair", count=self.count)

    def counted(self) -> list[Place]:
        docked = [space_place(space, self.seat) for space in m.bits(self.state.docks[self.seat])]
        return docked + [row.place for row in self.rows[1:] if row.value]

    def result(self) -> list[Move] | None:
        prefix: list[Move] = [("repair", self.count)]
        return [*prefix, *choices(self.state, prefix, self.rows[1:])]

    def keep(self) -> list[int]:
        return [row.value for row in self.rows]

    def restore(self, values: list[int]) -> None:
        self.count = values[0]
        self._set()
        super().restore(values)


class Feed(Panel):
    """How much bread is handed out."""

    def __init__(self, state: Madeira) -> None:
        super().__init__(state, phrase("panel.feed.title"))
        self.hungry = state.hungry(self.seat)
        most = min(self.hungry, state.bread[self.seat])
        self.rows = [Row(("feed",), "bread", phrase("panel.feed.row"), most, most)]

    def lines(self) -> list[Phrase]:
        s, p = self.state, self.seat
        workers = board.WORKERS - s.reserve[p]
        left = s.bread[p] - self.rows[0].value
        return [
            phrase("panel.feed.sum", workers=words.n("worker", workers), mill=s.mill[p], hungry=self.hungry),
            phrase("panel.feed.bread_left", bread=words.n("bread", left)),
        ]

    def warnings(self) -> list[Phrase]:
        left = self.hungry - self.rows[0].value
        return [phrase("panel.feed.hungry", count=left, pirates=words.n("pirates", left))] if left else []

    def done(self) -> Phrase:
        return phrase("move.feed", count=self.rows[0].value)

    def counted(self) -> list[Place]:
        return []

    def result(self) -> list[Move] | None:
        return [("feed", self.rows[0].value)]


# the Crown --------------------------------------------------------------------------------------------------


class Coffers(Panel):
    """How many reals are paid."""

    def __init__(self, state: Madeira) -> None:
        super().__init__(state, phrase("panel.coffers.title"))
        most = worth(state, self.seat, board.COFFERS, state.stack[-1][1], state.round)
        self.rows = [Row(("coffers",), "reals", phrase("panel.coffers.row"), most, most)]

    def lines(self) -> list[Phrase]:
        value = self.rows[0].value
        left = self.state.reals[self.seat] - value
        return [phrase("panel.coffers.sum", points=words.n("prestige", value), reals=words.n("reals", left))]

    def done(self) -> Phrase:
        return phrase("move.coffers", count=self.rows[0].value)

    def counted(self) -> list[Place]:
        return []

    def result(self) -> list[Move] | None:
        return [("coffers", self.rows[0].value)]


class Answer(Panel):
    """Which requests are answered: what each scores now and with which pieces, the best of them chosen."""

    toggles = True

    def __init__(self, state: Madeira) -> None:
        self.wanted = board.ANSWERS[state.round]
        super().__init__(state, phrase("panel.answer.title", count=self.wanted))
        p = state.seat
        self.held = [t for t in range(5) for _ in range(state.requests[5 * p + t])]
        best = max((move for move in state.moves() if move[0] == "answer"), key=lambda move: points(state, move))
        chosen = list(best[1:])
        for t in self.held:
            name = board.REQUESTS[t]
            row = Row(("tile", p, name), f"request_{name}", phrase(f"request.{name}.name"), 0, 1)
            if name in chosen:
                chosen.remove(name)
                row.value = 1
            self.rows.append(row)

    def gain(self, i: int) -> int:
        """What a request adds if it is answered with those of its type before it."""
        t, before = self.held[i], self.held[:i].count(self.held[i])
        s = self.state
        more = worth(s, self.seat, t, before + 1, s.round)
        return more - (worth(s, self.seat, t, before, s.round) if before else 0)

    def pieces(self, i: int) -> list[tuple[int, Phrase | str]]:
        """What counts for a request: beside those of its type before it, other pieces."""
        t, before = self.held[i], self.held[:i].count(self.held[i])
        s = self.state
        if t == board.COFFERS:
            return []
        found = counted(s, self.seat, t, before + 1, s.round)
        used = counted(s, self.seat, t, before, s.round) if before else []
        return [(points, words.near(s, place)) for points, place in found if (points, place) not in used]

    def without(self, i: int) -> Phrase:
        """What is said of a request for which no piece counts."""
        if self.held[i] == board.COFFERS:
            return phrase("panel.answer.coffers", limit=board.COFFERS_LIMIT)
        return phrase("panel.answer.nothing")

    def picked(self) -> list[int]:
        return [i for i, row in enumerate(self.rows) if row.value]

    def may(self, i: int, by: int) -> bool:
        row = self.rows[i]
        return 0 <= row.value + by <= 1 and len(self.rows) > self.wanted

    def step(self, i: int, by: int) -> bool:
        """Another one takes the place of the worst that is chosen."""
        if not (0 <= i < len(self.rows) and self.may(i, by)):
            return False
        picked = self.picked()
        if by > 0 and len(picked) >= self.wanted:
            self.rows[min(picked, key=self.gain)].value = 0
        self.rows[i].value += by
        return True

    def touch(self, place: Place) -> bool:
        if place[0] == "step":
            i = int(place[1])
            return 0 <= i < len(self.rows) and self.step(i, -1 if self.rows[i].value else 1)
        alike = [i for i, row in enumerate(self.rows) if row.place == place]
        free = [i for i in alike if not self.rows[i].value]
        if free:
            return self.step(free[0], 1)
        return bool(alike) and self.step(alike[-1], -1)

    def lit(self) -> set[Place]:
        found: set[Place] = set()
        for i, row in enumerate(self.rows):
            if self.may(i, -1 if row.value else 1):
                found |= {("step", i, 0), row.place}
        return found

    def move(self) -> Move:
        return ("answer", *(board.REQUESTS[self.held[i]] for i in self.picked()))

    def lines(self) -> list[Phrase]:
        missing = self.wanted - len(self.picked())
        return [phrase("panel.answer.missing", count=missing)] if missing else []

    def done(self) -> Phrase:
        return phrase("move.answer_for", points=words.n("prestige", points(self.state, self.move())))

    def counted(self) -> list[Place]:
        s, tiles = self.state, [self.held[i] for i in self.picked()]
        found: list[Place] = []
        for t in sorted(set(tiles)):
            found.append(("tile", self.seat, board.REQUESTS[t]))
            if t != board.COFFERS:
                found += [place for _, place in counted(s, self.seat, t, tiles.count(t), s.round)]
        return found

    def result(self) -> list[Move] | None:
        return [self.move()] if len(self.picked()) == self.wanted else None


def points(s: Madeira, move: Move) -> int:
    """What an answer scores, with all that can be paid for the Coffers."""
    names = [m.REQUEST[str(name)] for name in move[1:]]
    return sum(worth(s, s.seat, t, names.count(t), s.round) for t in set(names))


# which one --------------------------------------------------------------------------------------------------


def due(s: Madeira) -> Panel | None:
    """The panel of a decision that is nothing but numbers."""
    task, a, b, _ = s.stack[-1]
    if task == T_WOOD:
        title = phrase("panel.wood.pay" if b else "panel.wood.take", wood=words.n("wood", a))
        return Wood(s, title, a, [], bool(b))
    made = {T_REPAIR: Repair, T_FEED: Feed, T_COFFERS: Coffers, T_ANSWER: Answer}.get(task)
    if made is None:
        return None
    if task == T_FEED and not s.hungry(s.seat):
        return None  # only the windmill is left to use
    return made(s)
