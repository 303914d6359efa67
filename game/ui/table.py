"""The table: a game being played (or watched again), whatever game it is, as it is seen and touched.

The game's view module draws it and names things. How the game goes on is told in course.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core import Move, Place, Session
from game.ui import chrome, lookup, sandglass, timeline
from game.ui.advice import Counsel, advises
from game.ui.coach import Coach
from game.ui.controller import BUTTONS
from game.ui.course import Course
from game.ui.doing import ASKING, HELD, PAUSE, WAITING, Doing
from game.ui.draft import DONE
from game.ui.graph import Node, Rect, Tip, inset, walk
from game.ui.logpanel import LogPanel
from game.ui.settings import PACES
from game.ui.shell import App
from game.ui.tableview import TableView
from game.ui.text import Phrase
from game.ui.widgets import Dialog, Kit


class Table(Course):
    name = "table"

    def __init__(self, app: App, session: Session, view: TableView, replay: Sequence[Move] | None = None) -> None:
        super().__init__(app, session, view, replay)
        self.coach = Coach(self)
        self.counsel = Counsel(self)
        # what the tool "advice" asks; without it there is no tool
        can_advise = replay is None and advises(session.header.game)
        self.adviser: Callable[[], None] | None = self.counsel.ask if can_advise else None
        self.log = LogPanel(self)
        self.shown: set[Place] = set()  # places that the board shows; what it does not becomes a button
        self.named: tuple[Place, ...] = ()
        self.board = Rect(0, 0, 1, 1)

    # building ----------------------------------------------------------------------------------------

    def build(self, canvas: Rect, kit: Kit) -> Node:
        root = Node((), canvas, (chrome.background,))
        bar, board, log = chrome.layout(canvas, kit, self.app.settings.log_open)
        times: Rect | None = None
        if self.replay is not None:
            board, times = timeline.layout(board, kit)
        self.board = board
        ctx = self.context()
        tree = self.view.build(self.position, self.viewer, inset(board, 6), ctx)
        self.shown = {node.stands_for for node in walk(tree)}
        root.add(tree)
        root.add(chrome.action_bar(self, bar, kit, ctx))
        if self.replay is not None and times is not None:
            root.add(timeline.build(self.replay.marks, len(self.session.moves), times, kit, self.replay_to))
        if log is not None:
            root.add(self.log.build(log, kit, ctx))
        root.add(sandglass.build(self, root, kit))
        if self.curtain < 0 and not self.flying:
            root.add(*self.counsel.build(root, log or chrome.beside(board, kit), kit, ctx))
        if self.curtain >= 0:
            root.add(chrome.curtain(self, canvas, kit, ctx))
        return root

    def rings(self) -> dict[Place, str]:
        rings: dict[Place, str] = {}
        if self.flying:
            return rings
        rings.update(dict.fromkeys(self.controller.lit(), "lit"))
        rings.update(dict.fromkeys(self.controller.chosen, "chosen"))
        for place in self.named:
            rings[self.node_for(place)] = "named"
        return rings

    # pointer -----------------------------------------------------------------------------------------

    def clickable(self, node: Node) -> bool:
        if node.on_click is not None:
            return True
        place = node.stands_for
        if not place:
            return False
        if self.app.dragging and place in self.controller.targets():
            return True
        return place in self.controller.lit() or place in self.controller.chosen or place[0] in ("zoom", "way")

    def click(self, node: Node) -> None:
        place = node.stands_for
        if node.on_click is not None:
            node.on_click()
        elif self.clickable(node):
            if place in self.controller.lit() or place[0] not in ("zoom", "way"):
                self.choose(place)
            elif place[0] == "zoom":
                self.zoom = () if self.zoom == place else place
            else:
                self.ways[str(place[1])] = str(place[2])
            self.changed()

    def choose(self, place: Place) -> None:
        """A click on a place of the board or on its button."""
        move = self.controller.click(place)
        if move is not None:
            self._decide(move)
        elif self.controller.settled:
            self.commit(*self.controller.settled)
        elif self.doing.kind == WAITING:
            self.doing = Doing(ASKING)  # whoever has begun to decide is not overtaken
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
        elif self.controller.settled:
            self.commit(*self.controller.settled)
            return True
        return move is not None

    def press(self, node: Node | None, x: float, y: float) -> bool:
        """Whoever clicks has seen enough; but a click while others play is no decision of one's own."""
        others = self.before is not None and self.before.to_act != self.viewer
        if self.flying:
            self.app.stage.finish()
        return others

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
        named = self.log.named(node)
        if named != self.named:
            self.named = named
            self.app.stage.set_rings(self.rings())

    def reveal(self, rect: Rect) -> bool:
        return self.log.scroll.reveal(rect)

    # deciding ----------------------------------------------------------------------------------------

    def _decide(self, move: Move) -> None:
        state = self.session.state
        touched = state.touches(move)
        ends = not touched or touched[-1][0] in BUTTONS
        if not (self.app.settings.confirm and ends and len(state.moves()) > 1):
            self.commit(move)
            return
        place = touched[-1] if touched else ("move", *move)
        self.app.ask(
            Dialog(
                ("app.table.confirm_title", {}),
                [self.view.label(state, place, move, self.context())],
                [
                    (("app.cancel", {}), self._not_yet, "wood"),
                    (("app.table.confirm_yes", {}), lambda: self._confirmed(move), "brass"),
                ],
            )
        )

    def _not_yet(self) -> None:
        self.controller.chosen = []
        self.app.close_dialog()

    def _confirmed(self, move: Move) -> None:
        self.app.close_dialog()
        self.commit(move)

    def commit(self, *moves: Move) -> None:
        """Play what a person has decided, unless there is something to be said first."""
        if not self.coach.holds_back(moves):
            self.coach.done(self.coach.topic())
            self.play(*moves)

    # the rest ----------------------------------------------------------------------------------------

    def lift_curtain(self) -> None:
        self.curtain = -1
        self.changed()

    def news(self) -> None:
        self.log.scroll.away = False

    def set_pace(self, pace: str) -> None:
        self.app.settings.pace = pace
        self.paused = False
        self.app.save_settings()
        if self.doing.kind == WAITING and not self.controller.moves:
            self.doing.seconds = HELD if self.held else min(self.doing.seconds, PAUSE[pace])
        self.changed()

    def next_pace(self) -> None:
        self.set_pace(PACES[(PACES.index(self.app.settings.pace) + 1) % len(PACES)])

    def toggle_log(self) -> None:
        self.app.settings.log_open = not self.app.settings.log_open
        self.app.save_settings()
        self.changed()

    def update(self, seconds: float) -> None:
        self.counsel.poll()
        super().update(seconds)

    def close(self) -> None:
        self.counsel.forget()
        super().close()

    def advise(self) -> None:
        if self.adviser is not None:
            self.adviser()

    def look_back(self, at: int = -1) -> None:
        """Show the position at a line of the log; if none is named at the last one, then at those before it."""
        from game.ui.scenes.look_back import LookBack

        if isinstance(self.app.scene, LookBack):
            self.app.scene.show(at) if at >= 0 else self.app.scene.step(-1)
        elif self.curtain < 0 and self.replay is None and self.log.entries:
            self.app.stage.finish()
            self.app.push(LookBack(self, at % len(self.log.entries)))

    def dismiss_report(self) -> None:
        self.report = []
        self.changed()

    def back(self) -> None:
        if self.curtain >= 0:
            return
        if self.zoom:  # what lies over the board goes before anything on it is taken back
            self.zoom = ()
            self.changed()
        elif self.controller.back():
            self.changed()
        else:
            self.menu()

    def look_up(self) -> None:
        """F1: the rules about what is pointed at, or else about the decision at hand."""
        if self.curtain < 0:
            lookup.look_up(self)

    def menu(self) -> None:
        from game.ui.scenes.menu import GameMenu

        self.opponents.forget()  # nobody thinks behind a menu; who is next is asked again afterwards
        self.counsel.forget()
        self.app.push(GameMenu(self.app, self))

    def show_end(self) -> None:
        from game.ui.scenes.end import End

        self.over_seen = True
        self.doing = Doing()
        self.app.play_sound("game_over")
        self.app.push(End(self.app, self))

    def _can_settle(self) -> bool:
        """Whether Enter confirms what is being tried out; not while the keyboard is at something else."""
        if self.app.focus.shown or not self.controller.ready:
            return False
        offered = self.controller.buttons(self.shown)
        return DONE in self.controller.lit() or any(place == DONE for place, _ in offered)

    def key(self, event: pygame.event.Event) -> bool:
        if self.curtain >= 0:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
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
        elif ctrl and key == pygame.K_c:
            self.log.copy()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._can_settle():
            self.choose(DONE)
        elif key == pygame.K_SPACE and not self.controller.moves:
            self.skip()
        elif key == pygame.K_p:
            self.next_pace()
        elif key == pygame.K_l:
            self.toggle_log()
        elif key == pygame.K_h and self.adviser is not None:
            self.advise()
        elif key == pygame.K_m:
            self.menu()
        elif key == pygame.K_b and not ctrl:
            self.look_back()
        else:
            return self.log.key(key)
        return True

    def leave(self) -> None:
        self.app.stage.finish()
        if self.replay is None:
            chrome.save_thumbnail(self)

    def resized(self) -> None:
        if self.flying:
            self.settle()
