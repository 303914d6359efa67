"""Thinking ahead, for every game alike: the few moves worth a thought are played on many times.

Each playout begins in a world that the seat cannot tell from the real one (`view.view`), and every candidate is
tried in the same worlds with the same luck, so that what differs is the move. Sequential halving: all candidates get
a few worlds, the worse half is dropped, the rest get more. Few decisions with many playouts, never many with few:
which decisions are worth it, and who plays in the playouts, is said by a game's `Guide`.

Worlds are numbered, and a world's number decides all its luck: playouts may be shared among processes (see crew.py),
and so many playouts give the same thoughts whoever plays them.

The same playouts answer `advise`: what differs between two moves is then told by the facts that they led to.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from random import Random

from game.bots import Bot, Watch
from game.core import Event, Move, Place, State

WIN = 0.8
MARGIN = 30.0
"""A playout is worth 0.8 × the share of the victory + 0.2 × the lead, counted up to 30 points either way."""

POINT = 40.0
"""So many own points are worth a victory, where they count at all."""

Outcome = tuple[list[float], float]
Tick = Callable[[], None]
"""To be called now and then in a playout; raises `Stopped` when it is time to answer."""
Way = tuple[Move, ...]
"""A decision: usually one move, sometimes several that belong together."""
Facts = dict[Place, float]
"""What can be counted in a position, by name: `("crates", "coffee")`."""


Job = tuple[int, int]
"""A playout to be played: the number of a world, the number of a candidate."""
Playout = tuple[list[float], float, Facts]
"""What came of it: each seat's points, by how much they may be wrong, and the facts."""


class Stopped(Exception):
    """No more time: the playout that is under way does not count."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds of wall clock, playouts in all, whichever ends first; and whether in the `varied`
    playouts of the guide."""

    seconds: float = inf
    playouts: int = 10**9
    varied: bool = False


@dataclass(frozen=True, slots=True)
class Guide:
    """What the search needs to know of a game.

    `candidates(view)`        the moves worth a thought, best first; fewer than two: the heuristic decides alone
    `player(state, rng)`      the heuristic that plays in the playouts (and decides what is not searched)
    `finish(state, rng, tick)`  plays a world to its end, or to where it can be judged; gives each seat's worth in
                              points, and by how many points that may still be wrong (0 at the end)
    `varied`                  the same, but nobody is sure to do what the heuristic would; without one, `finish`
    `budgets`                 how long each level thinks
    `lean`                    how much better than the first candidate another must do to be preferred
    `own`                     how much the seat's own points count beside victory and lead (see `rewards`)

    For advice, which is asked for at every decision:

    `ways(view)`              the decisions to compare, best first
    `soon(state, seat, rng, tick)`  plays on to where the consequences of a seat's decision can be told
    `facts(state, seat, events)`  what can be told of them, from what has happened and the position at the end
    `weights`                 what one more of a fact is worth to the seat, in points; by its name
    """

    candidates: Callable[[State], list[Move]]
    player: Bot
    finish: Callable[[State, Random, Tick], Outcome]
    budgets: Mapping[str, Budget]
    ways: Callable[[State], list[Way]]
    soon: Callable[[State, int, Random, Tick], None]
    facts: Callable[[State, int, Sequence[Event]], Facts]
    weights: Mapping[str, float]
    own: float = 0.0
    lean: float = 0.0
    varied: Callable[[State, Random, Tick], Outcome] | None = None


@dataclass(slots=True)
class Thought:
    """A candidate: the sums of its rewards, victories, points and facts, and how often it was tried."""

    way: Way
    reward: float = 0.0
    wins: float = 0.0
    tried: int = 0
    points: float = 0.0
    facts: Facts = field(default_factory=dict)
    squares: float = 0.0
    """Of how much its rewards differ from those of the first candidate in the same worlds."""

    @property
    def move(self) -> Move:
        return self.way[0]

    @property
    def worth(self) -> float:
        return self.reward / self.tried if self.tried else 0.0

    @property
    def chance(self) -> float:
        """The part of the playouts that were won."""
        return self.wins / self.tried if self.tried else 0.0

    @property
    def error(self) -> float:
        """By how much it seems better than the first, or worse, by mere luck."""
        return sqrt(self.squares) / self.tried if self.tried else 0.0

    def mean(self, fact: Place) -> float:
        """How much of a fact there was after it, in the mean of the playouts."""
        return self.facts.get(fact, 0.0) / self.tried if self.tried else 0.0


def shares(points: list[float], doubt: float = 0.0) -> list[float]:
    """Each seat's part of the victory; with a doubt, it is shared by how far the seats are apart."""
    best = max(points)
    if doubt > 0:
        parts = [exp((value - best) / doubt) for value in points]
    else:
        parts = [1.0 if value >= best - 1e-9 else 0.0 for value in points]
    total = sum(parts)
    return [part / total for part in parts]


def rewards(points: list[float], doubt: float = 0.0, own: float = 0.0) -> list[float]:
    """What a playout is worth to each seat; the part `own` of it are its points as such.

    >>> [round(value, 2) for value in rewards([30.0, 27.0])]
    [0.91, 0.09]
    """
    found = []
    for seat, share in enumerate(shares(points, doubt)):
        value = points[seat]
        rival = max(points[:seat] + points[seat + 1 :], default=value)
        lead = min(1.0, max(-1.0, (value - rival) / MARGIN))
        found.append((1 - own) * (WIN * share + (1 - WIN) * (lead + 1) / 2) + own * value / POINT)
    return found


def followed(view: State, move: Move, player: Bot, same: Callable[[State], object]) -> Way:
    """A move and what the heuristic adds to it, as long as the seat and `same(state)` stay what they are."""
    seat, kind = view.to_act, same(view)
    trial = view.copy()
    way = [move]
    trial.play(move)
    while trial.to_act == seat and same(trial) == kind:
        way.append(player(trial, Random(0)))
        trial.play(way[-1])
    return tuple(way)


def to_the_end(player: Bot, doubt: float = 0.0) -> Callable[[State, Random, Tick], Outcome]:
    """Playouts to the last move. With a doubt, a narrow victory counts less than a clear one."""

    def finish(state: State, rng: Random, tick: Tick) -> Outcome:
        while state.to_act is not None:
            tick()
            moves = state.moves()
            state.play(moves[0] if len(moves) == 1 else player(state, rng))
        return final(state)[0], doubt

    return finish


def final(state: State) -> Outcome:
    """The outcome of a game that is over; the tiebreak counts as a fraction of a point."""
    winners = state.winners()
    return [total + (0.01 if seat in winners else 0.0) for seat, total in enumerate(state.totals())], 0.0


class Clock:
    """Says how much of a budget is used, and stops a thought in the midst of a playout when somebody wants it."""

    def __init__(self, budget: Budget, watch: Watch | None) -> None:
        self.budget, self.watch = budget, watch
        self.begun = time.perf_counter()
        self.worlds = self.given = self.playouts = 0
        self.stopped = False

    def used(self) -> float:
        """The part of the budget that is used up, or given to somebody to be used."""
        seconds = (time.perf_counter() - self.begun) / max(self.budget.seconds, 1e-9)
        return max(seconds, self.given / max(self.budget.playouts, 1))

    def jobs(self, candidates: Sequence[int], until: float) -> Iterator[Job]:
        """World after world for these candidates, one world at least, until so much of the budget is used."""
        first = True
        while first or self.used() + len(candidates) / self.budget.playouts <= until:
            first = False
            self.worlds += 1
            for candidate in candidates:
                self.given += 1
                yield self.worlds, candidate

    def tick(self) -> None:
        """Raises `Stopped` when time is up; playouts that are left never end one that is under way."""
        seconds = time.perf_counter() - self.begun
        if not self.stopped and self.watch is not None:
            part = max(seconds / max(self.budget.seconds, 1e-9), self.playouts / max(self.budget.playouts, 1))
            self.stopped = self.watch(min(part, 1.0))
        if self.stopped or seconds > self.budget.seconds:
            self.stopped = True
            raise Stopped


@dataclass(frozen=True, slots=True)
class Question:
    """What a thought is about, for all who play its playouts."""

    view: State
    guide: Guide
    ways: Sequence[Way]
    seed: int
    told: bool
    varied: bool = False

    def playout(self, job: Job, tick: Tick) -> Playout:
        """A candidate in the world of that number, which is the same for all candidates, and so is the luck in it."""
        world, candidate = job
        rng = Random(f"{self.seed}/{world}")
        seat = self.view.to_act
        assert seat is not None
        state = self.view.view(seat, rng)
        events: list[Event] = []
        if self.told:
            state.listener = events.append
        for move in self.ways[candidate]:
            if state.to_act != seat or move not in state.moves():
                break  # the rules have filled in the rest
            state.play(move)
        facts: Facts = {}
        if self.told:
            self.guide.soon(state, seat, rng, tick)
            facts = self.guide.facts(state, seat, events)
            state.listener = None
        varied = self.guide.varied if self.varied else None
        points, doubt = (varied or self.guide.finish)(state, rng, tick)
        return points, doubt, facts


Team = Callable[[Question, Iterator[Job], Tick], Iterator[tuple[Job, Playout]]]
"""Plays the jobs of a question, in any order; takes a job only when there is somebody to play it."""


def alone(question: Question, jobs: Iterator[Job], tick: Tick) -> Iterator[tuple[Job, Playout]]:
    """All of them here, one after the other."""
    for job in jobs:
        tick()
        yield job, question.playout(job, tick)


def think(
    view: State,
    rng: Random,
    guide: Guide,
    budget: Budget,
    watch: Watch | None = None,
    told: bool = False,
    team: Team = alone,
) -> list[Thought]:
    """The candidates with what the playouts made of them, best first; [] if there was nothing to think about.

    `told`: every decision is compared, not only those worth a bot's thought, and its facts are counted.
    """
    ways = guide.ways(view) if told else [(move,) for move in guide.candidates(view)]
    thoughts = [Thought(way) for way in ways]
    if len(ways) < 2 or view.to_act is None:
        return thoughts if told else []
    question = Question(view, guide, ways, rng.getrandbits(64), told, budget.varied)
    clock = Clock(budget, watch)
    lean = 0.0 if told else guide.lean
    alive = list(range(len(ways)))
    done: list[int] = []

    def order(candidate: int) -> float:
        return -thoughts[candidate].worth - (lean if candidate == 0 else 0.0)

    stages = max(1, (len(alive) - 1).bit_length())
    for stage in range(stages):
        until = clock.used() + (1.0 - clock.used()) / (stages - stage)
        found: dict[Job, Playout] = {}
        try:
            for job, playout in team(question, clock.jobs(alive, until), clock.tick):
                clock.playouts += 1
                found[job] = playout
        except Stopped:
            pass
        _count(thoughts, alive, found, question)
        alive.sort(key=order)
        if clock.stopped:
            break
        keep = max(1, (len(alive) + 1) // 2) if stage < stages - 1 else len(alive)
        if told:
            keep = max(keep, 3)  # the best three are shown
            if alive.index(0) >= keep:  # and compared with the heuristic's own to the end
                alive.remove(0)
                alive.insert(keep - 1, 0)
        done = alive[keep:] + done
        alive = alive[:keep]
    best = thoughts[alive[0]]
    if told and best.worth - thoughts[0].worth < 2 * best.error:
        alive.remove(0)  # nobody is advised against the heuristic by mere luck
        alive.insert(0, 0)
    return [thoughts[candidate] for candidate in alive + done]


def _count(
    thoughts: Sequence[Thought], alive: Sequence[int], found: Mapping[Job, Playout], question: Question
) -> None:
    """Adds what was found, world after world; a world counts only if all candidates were tried in it."""
    seat, own = question.view.to_act, question.guide.own
    assert seat is not None
    for world in sorted({world for world, _ in found}):
        if not all((world, candidate) in found for candidate in alive):
            continue
        first: float | None = None
        for candidate in sorted(alive):
            points, doubt, facts = found[world, candidate]
            thought = thoughts[candidate]
            reward = rewards(points, doubt, own)[seat]
            if candidate == 0:
                first = reward
            if first is not None:
                thought.squares += (reward - first) ** 2
            thought.reward += reward
            thought.wins += shares(points, doubt)[seat]
            thought.points += points[seat]
            thought.tried += 1
            for fact, amount in facts.items():
                thought.facts[fact] = thought.facts.get(fact, 0.0) + amount


def choose(
    view: State, rng: Random, guide: Guide, budget: Budget, watch: Watch | None = None, team: Team = alone
) -> Move:
    """The best move that the budget finds."""
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    thoughts = think(view, rng, guide, budget, watch, team=team)
    return thoughts[0].move if thoughts else guide.player(view, rng)
