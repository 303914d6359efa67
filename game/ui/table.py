"""The table: a game being played (or replayed), whatever game it is.

The rules are asked, never known: the session says what is legal, the game's view module draws it and names it,
bots think in their own process. A move is in the journal before it is shown.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

from game.bots.chance import choose_at_random
from game.core import Event, IllegalMove, Move, Place, Session, State, public
from game.ui import chrome
from game.ui.botproc import Thinker
from game.ui.controller import BUTTONS, Controller
from game.ui.graph import Node, Rect, Tip, inset, walk
from game.ui.history import Entry, History
from game.ui.scene import Scene
from game.ui.settings import ANIMATIONS, PACES
from game.ui.shell import App
from game.ui.tableview import Context, TableView
from game.ui.text import Phrase
from game.ui.widgets import Dialog, Kit, Scroll

PAUSE = {"slow": 1.5, "normal": 0.7, "fast": 0.25, "instant": 0.0, "step": 0.0}
HOLD = {"slow": 2.0, "normal": 1.1, "fast": 0.5, "instant": 0.0, "step": 0.0}  # after the last action of a phase
FLIGHT = {"slow": 0.9, "normal": 0.5, "fast": 0.25, "off": 0.0}
FORCED = 0.5  # before a move that leaves no choice is made for a person
SLICE = 0.008  # how long bots' moves may be played on end within a frame


class Table(Scene):
    name = "table"

    def __init__(
        self,
        app: App,
        session: Session,
        view: TableView,
        replay: Sequence[Move] | None = None,
        self_play: bool = False,
    ) -> None:
        super().__init__(app)
        self.session = session
        self.view = view
        self.replay = list(replay) if replay is not None else None
        self.self_play = self_play  # every seat is moved by its bot (or at random): the self-test
        self.controller = Controller()
        self.thinker = Thinker()
        self.history = History()
        self.viewer = min(session.people, default=0)
        self.log_scroll = Scroll(tail=True)
        self.log_like: tuple[object, ...] = ()
        self.log_lines: list[tuple[Entry, str, float]] = []
        self.shown: set[Place] = set()  # places that the board shows; what it does not becomes a button
        self.named: tuple[Place, ...] = ()
        self.zoom: Place = ()
        self.report: list[Phrase] = []
        self.curtain = -1  # the seat that the screen is to be handed to
        self.seated = -1  # the person who sits at the screen, where several share it
        self.announced = False
        self.paused = False
        self.over_seen = False
        self._events: list[Event] = []
        self._phase_events: list[Event] = []
        self._flying = False
        self._wait = 0.0
        self._step_wanted = False
        self._bot_warned = False
        self._fault_told = False
        self._board = Rect(0, 0, 1, 1)
        self._phase = view.phase(session.state)
        self.history = History.of(session.header, session.moves, self._describe)
        session.state.listener = self._events.append
        self.announced = view.ending(session.state, self.context()) is not None

    # what is known about the seats -------------------------------------------------------------------

    def seat(self, number: int, entry: str, default: str) -> str:
        """An entry of a seat in the header; the file may hold anything."""
        value = self.session.header.seats[number].get(entry)
        return value if isinstance(value, str) and value else default

    def context(self) -> Context:
        seats = range(len(self.session.header.seats))
        state = self.session.state
        colours = []
        for i in seats:
            colour = self.seat(i, "colour", f"seat{i % 5}")
            colours.append(colour if colour in chrome.SEAT_COLOURS else f"seat{i % 5}")
        return Context(
            names=[self.seat(i, "name", f"{i + 1}")[:24] for i in seats],
            colours=colours,
            portraits=[chrome.portrait(self.seat(i, "portrait", ""), i) for i in seats],
            people=self.session.people,
            scale=self.app.stage.scale,
            unit=self.app.stage.unit,
            lit=frozenset(self.controller.lit()),
            chosen=tuple(self.controller.chosen),
            deciding=bool(self.controller.moves),
            zoom=self.zoom,
            hints=self.app.settings.hints,
            hide_points=state.options.get("points") == "hidden" and state.to_act is not None,
            over=state.to_act is None,
            extra={
                **self.controller.extra,
                "log": self.history.entries,
                "events": self.history.events,
                "sort": self.app.settings.sort,
                "curtain": self.curtain >= 0,
            },
        )

    @property
    def position(self) -> State:
        """The position that is shown: what a person tries out, else the real one."""
        return self.controller.trial or self.session.state

    def bot_of(self, seat: int) -> str:
        """The bot of a seat, "" for a person."""
        if self.session.state.is_auto(seat):
            return "random"  # the rules play it, at the bots' pace; nobody is ever asked
        if seat in self.session.people and not self.self_play:
            return ""
        return self.seat(seat, "bot", "random")

    # building ----------------------------------------------------------------------------------------

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas, (chrome.background,))
        bar, board, log = chrome.layout(canvas, kit, self.app.settings.log_open)
        self._board = board
        ctx = self.context()
        tree = self.view.build(self.position, self.viewer, inset(board, 6), ctx)
        self.shown = {node.stands_for for node in walk(tree)}
        root.add(tree)
        root.add(chrome.action_bar(self, bar, kit, ctx))
        if log is not None:
            root.add(chrome.log_panel(self, log, kit, ctx))
        if self.curtain >= 0:
            root.add(chrome.curtain(self, canvas, kit, ctx))
        return root

    def rings(self) -> dict[Place, str]:
        rings: dict[Place, str] = {}
        if self._flying:
            return rings
        rings.update(dict.fromkeys(self.controller.lit(), "lit"))
        rings.update(dict.fromkeys(self.controller.chosen, "chosen"))
        for place in self.named:
            rings[self.node_for(place)] = "named"
        return rings

    def node_for(self, place: Place) -> Place:
        return self.view.node_for(place, self.session.state, self.viewer)

    # pointer -----------------------------------------------------------------------------------------

    def clickable(self, node: Node) -> bool:
        if node.on_click is not None:
            return True
        place = node.stands_for
        if not place:
            return False
        if self.app.dragging and place in self.controller.targets():
            return True
        return place in self.controller.lit() or place in self.controller.chosen or place[0] in ("zoom", "sort")

    def click(self, node: Node) -> None:
        place = node.stands_for
        if node.on_click is not None:
            node.on_click()
        elif self.clickable(node):
            if place[0] == "zoom" and place not in self.controller.lit():
                self.zoom = () if self.zoom == place else place
                self.changed()
            elif place[0] == "sort":
                self.app.settings.sort = str(place[1])
                self.app.save_settings()
                self.changed()
            else:
                self.choose(place)

    def choose(self, place: Place) -> None:
        """A click on a place of the board or on its button."""
        move = self.controller.click(place)
        if move is not None:
            self._decide(move)
        elif self.controller.settled:
            self.play(*self.controller.settled)
        self.changed()

    def draggable(self) -> set[Place]:
        return self.controller.dragged_from()

    def drop(self, source: Node, target: Node | None) -> bool:
        if target is None:
            return False
        move = self.controller.drag(source.stands_for, target.stands_for)
        self.changed()
        if move is not None:
            self._decide(move)
        return move is not None

    def press(self, node: Node | None, x: float, y: float) -> None:
        if self._flying:
            self.app.stage.finish()  # whoever clicks has seen enough

    def has_tip(self, node: Node) -> bool:
        return node.tip is not None or (bool(node.key) and bool(self.controller.moves) and node.stands_for != ())

    def tip(self, node: Node) -> Tip:
        told = super().tip(node)
        lines: list[Phrase | str] = list(told) if isinstance(told, list) else [told] if told else []
        place, state = node.stands_for, self.session.state
        if place and self.controller.moves and state.to_act is not None and not self.clickable(node):
            lines += self.view.explain(place, state, state.to_act, self.context()) or []
        return lines

    def hover(self, node: Node | None) -> None:
        named: tuple[Place, ...] = ()
        if node is not None and node.key[:1] == ("log",) and isinstance(node.key[-1], int):
            entry = self._entry(node.key[-1])
            named = entry.places if entry is not None else ()
        if named != self.named:
            self.named = named
            self.app.stage.set_rings(self.rings())

    def _entry(self, index: int) -> Entry | None:
        entries = self.history.entries
        return entries[index] if 0 <= index < len(entries) else None

    def reveal(self, rect: Rect) -> bool:
        return self.log_scroll.reveal(rect)

    # deciding ----------------------------------------------------------------------------------------

    def _decide(self, move: Move) -> None:
        touched = self.session.state.touches(move)
        ends = not touched or touched[-1][0] in BUTTONS
        if self.app.settings.confirm and ends and len(self.session.state.moves()) > 1:
            self.app.ask(
                Dialog(
                    ("app.table.confirm_title", {}),
                    [
                        self.view.label(
                            self.session.state, touched[-1] if touched else ("move", *move), move, self.context()
                        )
                    ],
                    [
                        (("app.cancel", {}), self._not_yet, "wood"),
                        (("app.table.confirm_yes", {}), lambda: self._confirmed(move), "brass"),
                    ],
                )
            )
        else:
            self.play(move)

    def _not_yet(self) -> None:
        self.controller.chosen = []
        self.app.close_dialog()

    def _confirmed(self, move: Move) -> None:
        self.app.close_dialog()
        self.play(move)

    def play(self, *moves: Move) -> None:
        """Play a move (or those of a settled draft), tell the log, and let the pieces fly; what follows waits until
        they have landed."""
        self.app.stage.finish()
        self._events.clear()
        for move in moves:
            self.session.play(move)
        self._played()

    def _played(self) -> None:
        state, moves = self.session.state, len(self.session.moves)
        events = list(self._events)
        self._events.clear()
        self.controller = Controller()
        for event in events:
            self.history.note(event, self._describe(event, state), moves)
        self.history.count(state, moves)
        self._phase_events += events
        self.log_scroll.away = False
        self._tell_fault()
        self._flying = self._fly(events)
        if not self._flying:
            self._settle()

    def _describe(self, event: Event, state: object) -> Phrase | None:
        people = self.session.people
        eyes = next(iter(people)) if len(people) == 1 else -2  # several people: only what all may know
        return self.view.describe(public(event, eyes), self.session.state, self.context())

    def _tell_fault(self) -> None:
        fault = self.session.fault
        if fault is not None and not self._fault_told:
            self._fault_told = True
            why = fault.strerror or str(fault)
            self.app.notice(("app.notice.game_unsaved", {"why": why}), "danger", 12)
            logging.getLogger(__name__).warning("journal: %s", fault)

    # animation ---------------------------------------------------------------------------------------

    def _fly(self, events: Sequence[Event]) -> bool:
        """Send the pieces of events on their way over the board as it was; False if nothing flies."""
        stage = self.app.stage
        length = FLIGHT[self.app.settings.animation]
        quick = self.app.settings.pace == "instant" and self._bot_to_have_moved()
        sounds: list[str] = []
        flights = []
        ctx = self.context()
        for event in events:
            name = self.view.sound(event)
            if name and name not in sounds:
                sounds.append(name)
            if length <= 0 or quick or not event.source or not event.target:
                continue
            start = stage.by_place.get(self.node_for(event.source))
            end = stage.by_place.get(self.node_for(event.target))
            piece = self.view.piece(public(event, self.viewer), self.session.state, ctx)
            if start is None or end is None or piece is None:
                continue
            flights += [(piece, start.rect, end.rect, k) for k in range(max(1, min(event.amount, 4)))]
        if not quick:
            for name in sounds[:3]:
                self.app.play_sound(name)
        if not flights:
            return False
        gap = min(length * 0.3, 3 * length / len(flights))
        left = len(flights)

        def landed() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                self._flying = False
                self._settle()

        for i, ((art, size), start_rect, end_rect, k) in enumerate(flights):
            spread = (k % 2 * 2 - 1) * 4 * ((k + 1) // 2)
            source = (start_rect.centerx + spread, start_rect.centery)
            target = (end_rect.centerx + spread, end_rect.centery)
            stage.fly(art, size, source, target, length, i * gap, landed)
        stage.set_rings({})
        return True

    def _bot_to_have_moved(self) -> bool:
        before = self.session._before
        return bool(before) and before[-1][0] not in self.session.people

    def _settle(self) -> None:
        """The board is at rest after a move: show it, and see who is next."""
        state = self.session.state
        self._wait = PAUSE[self.app.settings.pace]
        phase = self.view.phase(state)
        if phase != self._phase:
            self._phase = phase
            lines = self.view.report(self._phase_events, state, self.context())
            if lines:
                self.report = lines
                self._wait = HOLD[self.app.settings.pace]
            self._phase_events = []
        cause = self.view.ending(state, self.context())
        if cause is not None and not self.announced and state.to_act is not None:
            self.announced = True
            self.app.notice(cause, "terracotta", 10)
            self.app.play_sound("ship_bell")
        self._next()
        self.changed()

    def _next(self) -> None:
        """Who decides now? A person gets the controller; a bot begins to think."""
        state = self.session.state
        self.controller = Controller()
        seat = state.to_act
        if seat is None or self.replay is not None:
            return
        if self.bot_of(seat):
            return
        if seat != self.seated and len(self.session.people) > 1:
            if self.view.secret(state, self.context()):
                self.curtain = seat
            if seat != self.viewer:
                self.zoom = ()
            self.viewer = self.seated = seat
        draft = self.view.draft(state)
        if draft is not None:
            self.controller = draft
            return
        self.controller.ask(state)
        if self._obvious() is not None:
            self._wait = FORCED if self.app.settings.pace != "instant" else 0.0

    def _obvious(self) -> Move | None:
        """The move to play for a person who has nothing to decide; None to ask."""
        if not self.controller.moves or not self.app.settings.auto:
            return None
        return self.session.state.obvious()

    def lift_curtain(self) -> None:
        self.curtain = -1
        self.changed()

    # time --------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        if self._flying or self.app.dialogs or self.curtain >= 0:
            return
        self._wait -= seconds
        state = self.session.state
        if state.to_act is None:
            if not self.over_seen and self.replay is None and self._wait <= 0:
                self.show_end()
            return
        if self.replay is not None:
            self._replay_on()
        elif not self.bot_of(state.to_act):
            obvious = self._obvious()
            if obvious is not None and self._wait <= 0 and not self.controller.chosen:
                self.play(obvious)
        else:
            until = time.perf_counter() + SLICE
            self._bot_turn()
            while self._instant() and time.perf_counter() < until and self._waits_for_bot():
                self._bot_turn()

    def _instant(self) -> bool:
        return self.app.settings.pace == "instant" and not self._flying and not self.app.dialogs

    def _waits_for_bot(self) -> bool:
        seat = self.session.state.to_act
        return seat is not None and bool(self.bot_of(seat)) and self.app.scene is self

    def _bot_turn(self) -> None:
        state, header = self.session.state, self.session.header
        seat = state.to_act
        assert seat is not None
        seed = (header.seed * 1_000_003 + len(self.session.moves) * 31 + seat) & 0x7FFF_FFFF
        moves = state.moves()
        if len(moves) == 1:
            answer: Move | str | None = moves[0]
        elif self.self_play and self.bot_of(seat) == "random":
            answer = choose_at_random(state, Random(seed))
        else:
            if not self.thinker.asked and self._answer is None:
                self.thinker.ask(header, self.session.moves, seat, self.bot_of(seat), seed)
            if self._answer is None:
                self._answer = self.thinker.answer(0.002 if self._instant() else 0.0)
            answer = self._answer
        if answer is None or not self._may_go_on():
            return
        self._answer = None
        self._step_wanted = False
        if isinstance(answer, str) or answer not in moves:
            logging.getLogger(__name__).warning("bot %s: %s", self.bot_of(seat), answer)
            if not self._bot_warned:
                self._bot_warned = True
                self.app.notice(("app.notice.bot_failed", {}), "warn")
            answer = choose_at_random(state, Random(seed))
        try:
            self.play(answer)
        except IllegalMove:  # checked above; should the position have changed meanwhile, ask again
            logging.getLogger(__name__).exception("bot move")

    _answer: Move | str | None = None

    def _may_go_on(self) -> bool:
        if self.app.settings.pace == "step" or self.paused:
            return self._step_wanted
        return self._wait <= 0 or self._step_wanted

    def busy(self) -> bool:
        held = self.paused or self.app.settings.pace == "step"
        return self._flying or self.thinker.asked or (self._waits_for_bot() and (not held or self._step_wanted))

    def skip(self) -> None:
        """Go on now: end the flight, or the pause before the next bot."""
        if self._flying:
            self.app.stage.finish()
        else:
            self._step_wanted = True

    # undo, redo --------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.controller.back():
            self.changed()
            return
        if self.replay is not None:
            self.replay_to(len(self.session.moves) - 1)
            return
        self.app.stage.finish()
        self.thinker.cancel()
        self._answer = None
        if self.session.undo():
            while self.view.midway(self.session.state) and self.session.undo():
                pass
            self.app.play_sound("undo")
            self._rewound()

    def redo(self) -> None:
        if self.replay is not None:
            self._step_wanted = True
            return
        self.app.stage.finish()
        self.thinker.cancel()
        self._answer = None
        self._events.clear()
        before = len(self.session.moves)
        if self.session.redo():
            while self.view.midway(self.session.state) and self.session.redo():
                pass
            events, self._events[:] = list(self._events), []
            moves = len(self.session.moves)
            for event in events:
                self.history.note(event, self._describe(event, self.session.state), min(moves, before + 1))
            self.history.count(self.session.state, moves)
            self._phase_events += events
            self._tell_fault()
            self._settle()

    def _rewound(self) -> None:
        self.history.rewind(len(self.session.moves))
        self._phase = self.view.phase(self.session.state)
        self._phase_events = []
        self.report = []
        self.over_seen = False
        self.announced = self.view.ending(self.session.state, self.context()) is not None
        self._tell_fault()
        self.log_scroll.away = False
        self._settle()

    @property
    def can_undo(self) -> bool:
        if self.replay is not None:
            return bool(self.session.moves)
        return self.controller.begun or self.session.undoable() > 0

    @property
    def can_redo(self) -> bool:
        if self.replay is not None:
            return len(self.session.moves) < len(self.replay)
        return self.session.can_redo

    # replay ------------------------------------------------------------------------------------------

    def _replay_on(self) -> None:
        assert self.replay is not None
        played = len(self.session.moves)
        if played < len(self.replay) and self._may_go_on():
            self._step_wanted = False
            self.play(self.replay[played])

    def replay_to(self, count: int) -> None:
        """Jump to the position after so many moves."""
        assert self.replay is not None
        count = min(max(0, count), len(self.replay))
        self.app.stage.finish()
        session = Session(self.session.header)
        for move in self.replay[:count]:
            session.play(move)
        self.session = session
        session.state.listener = self._events.append
        self.history = History.of(session.header, session.moves, self._describe)
        self.paused = True
        self._rewound()

    # the rest ----------------------------------------------------------------------------------------

    def set_pace(self, pace: str) -> None:
        self.app.settings.pace = pace
        self.paused = False
        self._wait = min(self._wait, PAUSE[pace])
        self.app.save_settings()
        self.changed()

    def next_pace(self) -> None:
        self.set_pace(PACES[(PACES.index(self.app.settings.pace) + 1) % len(PACES)])

    def next_animation(self) -> None:
        settings = self.app.settings
        settings.animation = ANIMATIONS[(ANIMATIONS.index(settings.animation) + 1) % len(ANIMATIONS)]
        self.app.save_settings()
        self.changed()

    def toggle_log(self) -> None:
        self.app.settings.log_open = not self.app.settings.log_open
        self.app.save_settings()
        self.changed()

    def toggle_hints(self) -> None:
        self.app.settings.hints = not self.app.settings.hints
        self.app.save_settings()
        self.changed()

    def dismiss_report(self) -> None:
        self.report = []
        self.changed()

    def back(self) -> None:
        if self.curtain >= 0:
            return
        if self.controller.back():
            self.changed()
        elif self.zoom:
            self.zoom = ()
            self.changed()
        else:
            self.menu()

    def menu(self) -> None:
        from game.ui.scenes.menu import GameMenu

        self.app.push(GameMenu(self.app, self))

    def show_end(self) -> None:
        from game.ui.scenes.end import End

        self.over_seen = True
        self.app.play_sound("game_over")
        self.app.push(End(self.app, self))

    def key(self, event: pygame.event.Event) -> bool:
        if self.curtain >= 0:
            if event.key in (pygame.K_RETURN, pygame.K_SPACE):
                self.lift_curtain()
                return True
            return event.key not in (pygame.K_TAB,)
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        key = event.key
        if (ctrl and key == pygame.K_z and not shift) or (key == pygame.K_u and not ctrl):
            self.undo()
        elif (ctrl and (key == pygame.K_y or (key == pygame.K_z and shift))) or (key == pygame.K_r and not ctrl):
            self.redo()
        elif key == pygame.K_SPACE and not self.controller.moves:
            self.skip()
        elif key == pygame.K_p:
            self.next_pace()
        elif key == pygame.K_l:
            self.toggle_log()
        elif key == pygame.K_h:
            self.toggle_hints()
        elif key == pygame.K_m:
            self.menu()
        else:
            return False
        return True

    def enter(self) -> None:
        if not self._flying and self.controller.trial is None:
            chosen = list(self.controller.chosen)
            self._next()
            self.controller.chosen = chosen if self.controller.moves else []
        self._tell_fault()
        if self.replay is None and any(
            self.bot_of(i) not in ("", "random") for i in range(self.session.state.players)
        ):
            self.thinker.start()

    def leave(self) -> None:
        self.app.stage.finish()
        self.thinker.close()
        self._answer = None
        if self.replay is None:
            chrome.save_thumbnail(self)

    def close(self) -> None:
        self.session.close()

    def resized(self) -> None:
        if self._flying:
            self._flying = False
            self._settle()

    def journal(self) -> Path | None:
        return self.session.journal.path if self.session.journal is not None else None
