"""The course of a game at the table: who is next, what is played, what is told of it, undo and replay.

The rules are asked, never known: the session says what is legal, the game's view module names it, bots think in the
app's own process for them. A move is in the journal before it is shown, and it is shown when its pieces have landed.
What happens next is one value, `doing` (see doing.py). What is seen of all this, and the hands that click on it, are
the table's (table.py).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game import bots
from game.core import Event, Move, Place, Session, State, public
from game.ui import flights, sandglass
from game.ui.controller import Controller
from game.ui.doing import ASKING, FLYING, FORCED, HELD, HOLD, PAUSE, THINKING, WAITING, Doing
from game.ui.history import History, Mark, Teller
from game.ui.opponents import Opponents
from game.ui.replay import Replay
from game.ui.scene import Scene
from game.ui.seats import Seats
from game.ui.shell import App
from game.ui.tableview import NOBODY, Context, TableView
from game.ui.text import Phrase

REPORTED = 40  # so many lines tell what has happened since a person decided last
ROUND_TOLD = 3.0  # how long a new round and who begins it are announced
SLICE = 0.008  # how long bots' moves may be played on end within a frame


class Course(Scene):
    def __init__(self, app: App, session: Session, view: TableView, replay: Sequence[Move] | None = None) -> None:
        super().__init__(app)
        self.session = session
        self.view = view
        self.seats = Seats(session.header)
        self.replay = Replay(session.header, replay) if replay is not None else None
        self.opponents = Opponents(app.thinker)
        self.controller = Controller()
        self.doing = Doing()
        self.before: State | None = None  # the position that is shown while pieces fly, and its number of moves
        self._moves_before = 0
        self.viewer = min(session.people, default=0)
        self.zoom: Place = ()
        self.ways: dict[str, str] = {}  # how the person wants to see things (see tableview.py)
        self.report: list[Phrase] = []
        self.curtain = -1  # the seat that the screen is to be handed to
        self.seated = -1  # the person who sits at the screen, where several share it
        self.paused = False
        self.over_seen = False
        self._bot_warned = False
        self._grains = 0  # of the sand-glass, as it is shown
        self._fault_told = False
        teller = Teller(self._describe, view.phase, lambda state: view.status(state, self._teller_context()))
        self.history = History(teller)
        if self.replay is not None:
            self.replay.tell(teller)
            self.history = self.replay.history(len(session.moves))
        else:
            self.history = History.of(teller, session.header, session.moves)
        self.history.follow(session)
        self.reported: Mark = self.history.marks[-1]
        self.announced = view.ending(session.state, self.context()) is not None
        self._tell_fault()

    # what is known -----------------------------------------------------------------------------------

    def context(self) -> Context:
        """What the view may know now."""
        return self._context(self.controller, self.zoom)

    def _teller_context(self) -> Context:
        """The same for words that are written down: they say nothing of the decision at hand."""
        return self._context(Controller(), ())

    def _context(self, controller: Controller, zoom: Place) -> Context:
        people = self.session.people
        return Context(
            names=self.seats.names,
            colours=self.seats.colours,
            portraits=self.seats.portraits,
            people=people,
            eyes=next(iter(people)) if len(people) == 1 else NOBODY,
            scale=self.app.stage.scale,
            unit=self.app.stage.unit,
            lit=frozenset(controller.lit()),
            chosen=tuple(controller.chosen),
            deciding=bool(controller.moves),
            draft=controller,
            zoom=zoom,
            ways=self.ways,
            over=self.open,
            curtain=self.curtain >= 0 or (len(people) > 1 and self.seated < 0),
            events=self.history.told(self.shown_moves) if self.flying else self.history.events,
        )

    @property
    def open(self) -> bool:
        """Whether nothing is secret any more: the game is over, or was when it was recorded."""
        return self.position.to_act is None or (self.replay is not None and self.replay.open)

    @property
    def position(self) -> State:
        """The position that is shown: the one before while pieces fly, or what a person tries out."""
        return self.before or self.controller.trial or self.session.state

    @property
    def shown_moves(self) -> int:
        """How many moves lead to the position that is shown."""
        return self._moves_before if self.flying else len(self.session.moves)

    @property
    def flying(self) -> bool:
        return self.doing.kind == FLYING

    @property
    def held(self) -> bool:
        """Whether what moves by itself waits for the person."""
        return self.paused or self.app.settings.pace == "step"

    def bot_of(self, seat: int) -> str:
        """The bot of a seat, "" for a person."""
        if self.session.state.is_auto(seat):
            return "random"  # the rules play it, at the bots' pace; nobody is ever asked
        return "" if seat in self.session.people else self.seats.bot(seat)

    def node_for(self, place: Place) -> Place:
        return self.view.node_for(place, self.session.state, self.viewer)

    # playing -----------------------------------------------------------------------------------------

    def play(self, *moves: Move) -> None:
        """Play a move (or those of a settled draft), and let the pieces fly over the board as it was; what follows
        waits until they have landed."""
        self.app.stage.finish()
        state, trial = self.session.state, self.controller.trial
        seat = state.to_act
        tried = trial is not None and trial is not state
        before, count = trial if trial is not None and tried else state.copy(), len(self.session.moves)
        self.history.take()
        for move in moves:
            self.session.play(move)
        self.controller = Controller()
        if self.replay is not None or not self.session.people or (seat is not None and not self.bot_of(seat)):
            self.report = []  # what comes now is told since this decision
        events = self.history.take()
        if tried:  # what the person has arranged lies there already
            events = [event for event in events if event.seat != seat]
        self._told(events, before, count, quiet=seat is not None and bool(self.bot_of(seat)))

    def _told(self, events: Sequence[Event], before: State, count: int, quiet: bool) -> None:
        """Something was played: the log follows, the pieces fly, the next bot begins to think."""
        self.news()
        self._tell_fault()
        self._think_ahead()
        if self._fly(events, quiet):
            self.before, self._moves_before, self.doing = before, count, Doing(FLYING)
        else:
            self.settle()
        fault = self.history.take_fault()
        if fault is not None:
            raise fault

    def news(self) -> None:
        """Something was told or taken back: whoever reads along is shown the latest."""

    def show_end(self) -> None:
        """The game is over."""

    def _describe(self, event: Event, state: State) -> Phrase | None:
        ctx = self._teller_context()
        return self.view.describe(event if ctx.over else public(event, ctx.eyes), state, ctx)

    def _tell_fault(self) -> None:
        fault = self.session.fault
        if fault is not None and not self._fault_told:
            self._fault_told = True
            why = fault.strerror or str(fault)
            self.app.notice(("app.notice.game_unsaved", {"why": why}), "danger", 12)
            logging.getLogger(__name__).warning("journal: %s", fault)

    def _fly(self, events: Sequence[Event], quiet: bool) -> bool:
        """Send the pieces of events on their way; False if nothing flies."""
        settings, stage, ctx = self.app.settings, self.app.stage, self.context()
        if quiet and settings.pace == "instant":
            return False
        sounds = dict.fromkeys(name for name in map(self.view.sound, events) if name)
        for name in list(sounds)[: flights.SOUNDS]:
            self.app.play_sound(name)
        length = flights.LENGTH[settings.animation]
        if length <= 0:
            return False
        planned = flights.plan(
            events,
            lambda event: self.view.piece(public(event, self.viewer), self.session.state, ctx),
            lambda place: stage.by_place.get(self.node_for(place)),
        )
        if not planned:
            return False
        flights.launch(stage, planned, length, self.settle)
        return True

    # what happens next -------------------------------------------------------------------------------

    def settle(self) -> None:
        """The board is at rest after a move: show it, tell what has ended, and see who is next."""
        self.before = None
        self.doing = Doing()
        self.changed()
        state, ctx = self.session.state, self.context()
        pause = PAUSE[self.app.settings.pace]
        mark = self.history.marks[-1]
        if mark[:2] != self.reported[:2]:
            if mark.round > self.reported.round and self.app.settings.pace != "instant":
                self.app.notice(mark.status, "brass", ROUND_TOLD)
            self.reported = mark
            lines = self.view.report(self.history.last_phase(), state, ctx)
            if lines:
                self.report = [*self.report, *lines][-REPORTED:]
                pause = HOLD[self.app.settings.pace]
        cause = self.view.ending(state, ctx)
        if cause is not None and not self.announced and state.to_act is not None:
            self.announced = True
            self.app.notice(cause, "terracotta", 10)
            self.app.play_sound("ship_bell")
        self._next(pause)

    def _next(self, pause: float) -> None:
        """Who decides now? A person gets the controller; all else comes by itself, after a pause."""
        state = self.session.state
        self.controller = Controller()
        self.doing = Doing()
        seat = state.to_act
        if self.replay is not None:
            if len(self.session.moves) < len(self.replay.moves):
                self.doing = Doing(WAITING, HELD if self.held else pause, self._replay_on)
        elif seat is None:
            if not self.over_seen:
                self.doing = Doing(WAITING, pause, self.show_end)
        elif self.bot_of(seat):
            self._think_ahead()
            self.doing = Doing(WAITING, HELD if self.held else pause, self._bot_turn)
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        """It is a person's turn."""
        state = self.session.state
        draft = self.view.draft(state)
        obvious = state.obvious() if self.app.settings.auto and draft is None else None
        pause = FORCED if self.app.settings.pace != "instant" else 0.0
        if seat != self.seated and len(self.session.people) > 1:
            secret = self.view.secret(state, self.context())
            if secret and obvious is not None:
                # Nobody takes the screen over for what goes without saying; the curtain will tell them of it.
                self.doing = Doing(WAITING, pause, partial(self.play, obvious))
                return
            if secret:
                self.curtain = seat
            if seat != self.viewer:
                self.zoom = ()
            self.viewer = self.seated = seat
        self.doing = Doing(ASKING)
        if draft is not None:
            self.controller = draft
            return
        self.controller.ask(state)
        if obvious is not None:
            self.doing = Doing(WAITING, pause, partial(self.play, obvious))

    def update(self, seconds: float) -> None:
        until = time.perf_counter() + SLICE
        while not self.app.dialogs and self.curtain < 0 and self.app.scene is self:
            if self.doing.kind == THINKING:
                self._bot_turn()
            elif self.doing.passes(seconds):
                self.doing.then()
            else:
                return
            seconds = 0.0
            if self.app.settings.pace != "instant" or self.flying or time.perf_counter() > until:
                return

    def _think_ahead(self) -> None:
        """Let the bot whose turn it is think while pieces fly."""
        seat = self.session.state.to_act
        if self.replay is None and seat is not None and self.bot_of(seat):
            self.opponents.seconds = float(self.app.settings.think)
            self.opponents.ask(self.session, self.bot_of(seat))

    def _bot_turn(self) -> None:
        """Play what the bot has found; as long as it has not, it is thinking."""
        seat = self.session.state.to_act
        assert seat is not None
        wait = 0.002 if self.app.settings.pace == "instant" else 0.0
        move = self.opponents.move(self.session, self.bot_of(seat), wait)
        if move is None:
            grains = sandglass.grains(self.opponents.progress)
            if self.doing.kind != THINKING or grains != self._grains:
                self._grains = grains
                self.changed()
            self.doing = Doing(THINKING)
            return
        if self.opponents.failed and not self._bot_warned:
            self._bot_warned = True
            self.app.notice(("app.notice.bot_failed", {}), "warn")
        self.play(move)

    def busy(self) -> bool:
        return self.doing.busy and self.curtain < 0

    def skip(self) -> None:
        """Go on now: end the flight, the pause before what moves by itself, or a bot's thought."""
        if self.flying:
            self.app.stage.finish()
        elif self.doing.kind == WAITING:
            self.doing.then()
        elif self.doing.kind == THINKING:
            self.opponents.hurry()

    def recover(self) -> None:
        """Something went wrong: whatever it was, the position is whole, and whoever is to decide is asked again."""
        self.app.stage.sprites.clear()
        self.before = None
        self.history.take_fault()
        self.history.take()
        self.reported = self.history.marks[-1]
        self._next(PAUSE[self.app.settings.pace])
        self.changed()

    # undo, redo --------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.controller.back():
            self.changed()
            return
        if self.replay is not None:
            self.replay_to(len(self.session.moves) - 1)
            return
        self.app.stage.finish()
        if self.session.undo():
            while self.view.midway(self.session.state) and self.session.undo():
                pass
            self.opponents.forget()
            self.app.play_sound("undo")
            self.history.rewind(len(self.session.moves))
            self._rewound()

    def redo(self) -> None:
        if self.replay is not None:
            self.skip()
            return
        self.app.stage.finish()
        before, count = self.session.state.copy(), len(self.session.moves)
        self.history.take()
        if self.session.redo():
            while self.view.midway(self.session.state) and self.session.redo():
                pass
            self.opponents.forget()
            self.history.take()
            self._told((), before, count, quiet=True)

    def _rewound(self) -> None:
        """The position is one of before: nothing of what came after it is told any more."""
        self.reported = self.history.marks[-1]
        self.report = []
        self.over_seen = False
        self.announced = self.view.ending(self.session.state, self.context()) is not None
        self._tell_fault()
        self.news()
        self.settle()

    @property
    def can_undo(self) -> bool:
        if self.replay is not None:
            return bool(self.session.moves)
        return self.controller.begun or self.session.undoable() > 0

    def why_no_undo(self) -> Phrase:
        """What an undo that cannot be says of itself."""
        if self.replay is not None:
            return ("app.table.at_the_beginning", {})
        return (f"app.table.no_undo.{self.session.why_no_undo() or 'nothing'}", {})

    @property
    def can_redo(self) -> bool:
        if self.replay is not None:
            return len(self.session.moves) < len(self.replay.moves)
        return self.session.can_redo

    def why_no_redo(self) -> Phrase:
        return ("app.table.at_the_end" if self.replay is not None else "app.table.no_redo", {})

    # replay ------------------------------------------------------------------------------------------

    def _replay_on(self) -> None:
        assert self.replay is not None
        self.play(self.replay.moves[len(self.session.moves)])

    def replay_to(self, count: int) -> None:
        """Jump to the position after so many moves, and stay there."""
        assert self.replay is not None
        self.app.stage.finish()
        count = min(max(0, count), len(self.replay.moves))
        self.session = self.replay.session(count)
        self.history = self.replay.history(count)
        self.history.follow(self.session)
        self.paused = True
        self._rewound()

    # the rest ----------------------------------------------------------------------------------------

    def close(self) -> None:
        self.opponents.forget()
        self.session.close()

    def journal(self) -> Path | None:
        return self.session.journal.path if self.session.journal is not None else None

    def enter(self) -> None:
        if not self.flying and self.controller.trial is None:
            chosen = list(self.controller.chosen)
            self._next(PAUSE[self.app.settings.pace])
            if self.controller.trial is None:  # a draft knows by itself what is chosen
                self.controller.chosen = chosen if self.controller.moves else []
        self._tell_fault()
        seated = {self.bot_of(seat) for seat in range(len(self.seats.names))} - {"", "random"}
        if self.replay is None and seated:
            self.app.thinker.start(thinks=not seated.isdisjoint(bots.THINKING))
