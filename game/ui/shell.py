"""The app: the loop, the stack of scenes, dialogs, notices, and what happens when something goes wrong."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core import CaravelleError
from game.ui import draw, events, fonts, slips, sound, stage, text, theme
from game.ui.errands import Errands
from game.ui.focus import Focus
from game.ui.folders import Folders
from game.ui.forms import Forms
from game.ui.graph import Node, Rect, flatten
from game.ui.pointer import Pointer
from game.ui.scene import Scene
from game.ui.settings import Settings, save
from game.ui.slips import Tips
from game.ui.stage import Stage
from game.ui.text import Phrase, say
from game.ui.trouble import Trouble
from game.ui.widgets import Dialog, Kit
from game.ui.window import Window

if TYPE_CHECKING:
    from game.ui.botproc import Thinker

IDLE = 1 / 30
BUSY = 1 / 60


class App:
    def __init__(self, folders: Folders, settings: Settings, size: tuple[int, int] | None = None) -> None:
        self.folders = folders
        self.settings = settings
        self.running = True
        self.stale = True
        self._tree: Node | None = None
        self.code = 0
        self.dialogs: list[Dialog] = []
        self.notices: list[tuple[Phrase | str, float, str]] = []
        self._save_failed = False
        self.now = 0.0
        self.frame_hook: Callable[[float], None] | None = None
        text.set_language(settings.language)
        theme.choose(settings.palette)
        self.window = Window(settings, size)
        self.stage = Stage(self.window.size)
        self.stage.scale = settings.scale / 100
        self.pointer = Pointer(self)
        self.focus = Focus(self)
        self.forms = Forms(self)
        self.tips = Tips(self)
        self.trouble = Trouble(self)
        self.errands = Errands()
        self.stack: list[Scene] = []
        self._thinker: Thinker | None = None
        self.go(self.title())

    def title(self) -> Scene:
        from game.ui.scenes.title import Title

        return Title(self)

    @property
    def thinker(self) -> Thinker:
        """The process in which bots think: one for all games and menus, started when a bot is first at a table."""
        if self._thinker is None:
            from game.ui.botproc import Thinker

            self._thinker = Thinker()
        return self._thinker

    # window ------------------------------------------------------------------------------------------

    @property
    def screen(self) -> pygame.Surface:
        return self.window.surface

    def set_full_screen(self, on: bool) -> None:
        if on != self.settings.full_screen:
            self.window.set_full_screen(on)
            self.save_settings()
            self.refresh()

    def resize(self, size: tuple[int, int]) -> None:
        self.window.resize(size)
        self.refresh()

    def refresh(self) -> None:
        """Everything is drawn anew: size, scale, palette or language have changed."""
        self.stage.scale = self.settings.scale / 100
        draw.forget()
        stage.forget()
        self.stage.resize(self.window.size)
        self.forms.forget()
        self.tips.forget()
        for scene in self.stack:
            scene.resized()
        self.stale = True

    # settings ----------------------------------------------------------------------------------------

    def set_language(self, name: str) -> None:
        self.settings.language = name
        text.set_language(name)
        self.save_settings()
        self.refresh()

    def set_palette(self, name: str) -> None:
        self.settings.palette = name
        theme.choose(name)
        self.save_settings()
        self.refresh()

    def set_scale(self, percent: int) -> None:
        self.settings.scale = percent
        self.refresh()

    def save_settings(self) -> None:
        error = save(self.settings, self.folders.settings)
        if error is not None and not self._save_failed:
            self._save_failed = True
            self.notice(("app.notice.settings_unsaved", {"why": error.strerror or str(error)}), "warn")

    def play_sound(self, name: str) -> None:
        if self.settings.sound:
            sound.play(name, self.settings.volume)

    # scenes, dialogs, notices ------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene that is shown: the uppermost of the stack."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Show a scene over the present one, which will be shown again."""
        if self.stack:
            self.stage.finish()
            self.scene.leave()
        self.stack.append(scene)
        self._entered()

    def pop(self) -> None:
        """Back to the scene below; from the lowest to the title."""
        self.stage.finish()
        self.scene.leave()
        self.scene.close()
        self.stack.pop()
        if not self.stack:
            self.stack.append(self.title())
        self._entered()

    def go(self, *scenes: Scene) -> None:
        """Leave all scenes for good and show the last of these over the others."""
        self.stage.finish()
        old, self.stack = self.stack, list(scenes)
        if old:
            old[-1].leave()
        for scene in reversed(old):
            if scene not in scenes:
                scene.close()
        self._entered()

    def _entered(self) -> None:
        self._tree = None
        self.dialogs.clear()
        self.focus.key = ()
        self.pointer.forget()
        self.forms.forget()
        self.stale = True
        self.scene.enter()

    def ask(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog)
        self.forms.blur()
        self.focus.key = ("dialog", "button", len(dialog.buttons) - 1)
        self.stale = True

    def close_dialog(self) -> None:
        if self.dialogs:
            self.dialogs.pop()
        self.focus.key = ()
        self.stale = True

    def notice(self, phrase: Phrase | str, look: str = "ok", seconds: float = 6.0) -> None:
        """A slip of paper at the lower edge that goes by itself."""
        if any(entry[0] == phrase for entry in self.notices):
            return
        self.notices = [*self.notices[-2:], (phrase, self.now + seconds, look)]
        self.stale = True

    def quit(self) -> None:
        self.running = False

    # building ----------------------------------------------------------------------------------------

    @property
    def kit(self) -> Kit:
        return Kit(self.stage.unit, self.stage.scale)

    def tree(self) -> Node:
        """All that is on the screen but the tooltip."""
        canvas, kit = self.stage.canvas, self.kit
        root = Node((), canvas)
        self.forms.begin()
        root.add(self.scene.build(canvas, kit))
        for dialog in self.dialogs:
            root.add(dialog.build(canvas, kit))
        root.add(*self.forms.raised())
        told = [(say(phrase), look) for phrase, _, look in self.notices]
        root.add(*slips.notices(told, root, self.scene.clickable, kit))
        return root

    def rebuild(self) -> None:
        """Build the tree and show it at once."""
        self.stale = False
        self._show(self.tree())

    def _show(self, root: Node, patient: bool = False) -> None:
        self._tree = None
        self.stage.show(root, self.scene.rings(), patient)
        self.pointer.look()

    def _refresh(self) -> None:
        """The same in two frames while something moves: building and drawing take some milliseconds each."""
        if not self.lively:
            self.rebuild()
        elif self._tree is not None:
            self._show(self._tree, patient=True)
        else:
            self.stale = False
            self._tree = self.tree()

    def mark(self) -> None:
        """Highlight what the pointer is over and what has the focus."""
        over: list[tuple[Rect, tuple[str, str, float]]] = []
        node = self.pointer.hovered
        if node is not None and not node.off and self.scene.clickable(node) and node.shape != "none":
            over.append((node.rect, ("hover", node.shape, node.radius)))
        if self.focus.shown:
            at = self.focus.node
            if at is not None:
                over.append((at.rect, ("focus", "rect" if at.shape == "none" else at.shape, at.radius)))
        if over != self.stage.over:
            self.stage.over = over
            self.stage.dirty = True

    # events ------------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Clicks must meet the tree as it is now, not as it was when last drawn."""
        if self.stale or self._tree is not None:
            self.rebuild()

    @property
    def dragging(self) -> bool:
        return self.pointer.dragging

    def click(self, node: Node) -> None:
        if node.off:
            self.pointer.since = -9.0  # a dead thing says at once why
            self.stage.dirty = True
            return
        if self.scene.clickable(node):
            self.play_sound("choose")
            if node.key:
                self.focus.key = node.key
            self.pointer.hush(node)
            self.scene.click(node)

    # the loop ----------------------------------------------------------------------------------------

    def guarded(self, call: Callable[[], None]) -> bool:
        """Run something; an unexpected exception becomes a dialog (and False), and the game goes on."""
        try:
            call()
        except CaravelleError as error:
            logging.getLogger(__name__).warning("%s", error)
            self.notice(str(error), "warn", 10)
            self.trouble.recover()
        except Exception as error:
            self.fault(error)
            return False
        return True

    def step(self, seconds: float) -> None:
        """One turn of the loop: events, time, drawing."""
        self.now += seconds
        self.trouble.pass_time(seconds)
        for event in events.pending():
            self.guarded(partial(events.handle, self, event))
        self.guarded(lambda: self.scene.update(seconds))
        self.guarded(lambda: self.forms.update(seconds))
        self.guarded(lambda: self._pass_time(seconds))
        if (self.stale or self._tree is not None) and not self.guarded(self._refresh):
            self._show_fault()
        self.frame()

    def fault(self, error: Exception) -> None:
        self.trouble.tell(error)

    def _show_fault(self) -> None:
        """The scene cannot be built: the dialog that says so must be seen all the same."""
        self.stale, self._tree = False, None
        root = Node((), self.stage.canvas, (draw.fill, "wood_dark"))
        for dialog in self.dialogs:
            root.add(dialog.build(self.stage.canvas, self.kit))
        self.stage.show(root)

    def _pass_time(self, seconds: float) -> None:
        self.stage.update(seconds)
        if self.notices and any(until <= self.now for _, until, _ in self.notices):
            self.notices = [entry for entry in self.notices if entry[1] > self.now]
            self.stale = True
        if self.dialogs and self.dialogs[-1].seconds > 0:
            dialog = self.dialogs[-1]
            whole = int(dialog.seconds + 0.99)
            dialog.seconds -= seconds
            if dialog.seconds <= 0:
                dialog.buttons[0][1]()
            elif int(dialog.seconds + 0.99) != whole:
                self.stale = True

    _shown_tip: Node | None = None

    def frame(self) -> None:
        """Draw if there is something new to see."""
        try:
            tip = self.tips.now()
        except Exception as error:
            tip = None
            self.pointer.since = self.now + 5
            self.fault(error)
        if not self.stage.dirty and tip is self._shown_tip:
            return
        self._shown_tip = tip
        self.stage.draw(self.screen)
        ghost = self.pointer.ghost
        if ghost is not None:
            at = ghost.get_rect(center=self.pointer.at)
            self.screen.blit(ghost, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if tip is not None:
            for item in flatten(tip):
                self.stage.draw_item(self.screen, item, (0, 0))
        pygame.display.flip()

    @property
    def lively(self) -> bool:
        return self.stage.moving or self.scene.busy() or self.dragging or self.forms.lively

    def run(self) -> int:
        """Until the window closes."""
        self.settle()
        self.loop()
        self.close()
        return self.code

    def settle(self) -> None:
        """Let the garbage collector rest: it would halt a frame in a hundred.

        What is loaded by now stays, and what comes and goes with each frame is freed at once, almost without cycles:
        so it may look seldom, and only at what is new.
        """
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    def loop(self) -> None:
        last = time.perf_counter()
        while self.running:
            begun = time.perf_counter()
            self.step(min(0.1, begun - last))
            last = begun
            spent = time.perf_counter() - begun
            if self.frame_hook is not None:
                self.frame_hook(spent)
            if self.errands.waiting and not self.lively and not pygame.event.peek():
                self.errands.run()
                spent = time.perf_counter() - begun
            rest = (BUSY if self.lively else IDLE) - spent
            # wait() sleeps; event.wait() and Clock.tick() would poll
            pygame.time.wait(max(1, int(rest * 1000)))

    def restart(self) -> None:
        """To the title, whatever the scenes in between say to that."""
        self._abandon()
        self.stage.sprites.clear()
        self.stack = [self.title()]
        self._entered()

    def _abandon(self) -> None:
        for scene in reversed(self.stack):
            try:
                if scene is self.scene:
                    scene.leave()
                scene.close()
            except Exception:
                logging.getLogger(__name__).exception("leaving %s", scene.name)

    def close(self) -> None:
        self._abandon()
        if self._thinker is not None:
            self._thinker.close()
        self.save_settings()
        sound.stop()
        fonts.forget()
