"""The app: window, loop, scenes, tooltip, keyboard focus, notices, and what happens when something goes wrong."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable, Collection
from functools import partial

import pygame

from game import __version__
from game.core import CaravelleError, Place
from game.ui import draw, fonts, slips, sound, stage, text, theme
from game.ui.folders import Folders, write_report
from game.ui.graph import Node, Rect, flatten, pick, reachable
from game.ui.scene import Scene
from game.ui.settings import Settings, save
from game.ui.stage import Stage
from game.ui.text import Phrase, say
from game.ui.widgets import Dialog, Kit

IDLE = 1 / 30
BUSY = 1 / 60
TIP_DELAY = 0.35
SMALLEST = (640, 360)


class App:
    def __init__(self, folders: Folders, settings: Settings, size: tuple[int, int] | None = None) -> None:
        self.folders = folders
        self.settings = settings
        self.running = True
        self.stale = True
        self.glide = 0.0  # how long nodes that change their place with the next tree travel
        self._tree: Node | None = None
        self.code = 0
        self.dialogs: list[Dialog] = []
        self.notices: list[tuple[Phrase | str, float, str]] = []
        self.focus: Place = ()
        self.by_keys = False  # the keyboard was used last: show the focus
        self.pointer = (-1.0, -1.0)
        self.hovered: Node | None = None
        self._hover_since = 0.0
        self._pressed: Node | None = None
        self._grabbed: Node | None = None
        self._ghost: pygame.Surface | None = None
        self._tip_node: Node | None = None
        self._tip_tree: Node | None = None
        self._faults = 0
        self._save_failed = False
        self.now = 0.0
        self.frame_hook: Callable[[float], None] | None = None
        text.set_language(settings.language)
        theme.choose(settings.palette)
        self.screen = self._open(size)
        self.stage = Stage(self.screen.get_size())
        self.stage.scale = settings.scale / 100
        from game.ui.scenes.title import Title

        self.scene: Scene = Title(self)
        self.scene.enter()

    # window ------------------------------------------------------------------------------------------

    def _open(self, size: tuple[int, int] | None) -> pygame.Surface:
        pygame.display.set_caption("Caravelle")
        desktop = pygame.display.get_desktop_sizes()[0] if pygame.display.get_desktop_sizes() else (1280, 720)
        if size is None:
            if self.settings.window:
                size = (min(self.settings.window[0], desktop[0]), min(self.settings.window[1], desktop[1]))
            else:
                size = sensible(desktop)
        self._windowed = size
        if self.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(size, pygame.RESIZABLE)

    def set_full_screen(self, on: bool) -> None:
        if on != self.settings.full_screen:
            self.settings.full_screen = on
            if on:
                self._windowed = self.screen.get_size()
                self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                self.screen = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            self.save_settings()
            self.refresh()

    def resize(self, size: tuple[int, int]) -> None:
        size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        if self.screen.get_size() != size:
            self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        if not self.settings.full_screen:
            self._windowed = size
            self.settings.window = list(size)
        self.refresh()

    def refresh(self) -> None:
        """Everything is drawn anew: size, scale, palette or language have changed."""
        self.stage.scale = self.settings.scale / 100
        draw.forget()
        stage.forget()
        self.stage.resize(self.screen.get_size())
        self._tip_node = self._tip_tree = None
        self.scene.resized()
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

    def go(self, scene: Scene, keep: bool = False) -> None:
        """Show another scene; `keep` if this one will be shown again."""
        self.stage.finish()
        self.scene.leave()
        if not keep:
            self.scene.close()
        self.scene = scene
        self._tree = None
        self.dialogs.clear()
        self.focus = ()
        self.hovered = None
        self.stale = True
        scene.enter()

    def ask(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog)
        self.focus = ("dialog", "button", len(dialog.buttons) - 1)
        self.stale = True

    def close_dialog(self) -> None:
        if self.dialogs:
            self.dialogs.pop()
        self.focus = ()
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
        root.add(self.scene.build(canvas, kit))
        for dialog in self.dialogs:
            root.add(dialog.build(canvas, kit))
        root.add(*slips.notices([(say(phrase), look) for phrase, _, look in self.notices], canvas, kit))
        return root

    def rebuild(self) -> None:
        """Build the tree and show it at once."""
        self.stale = False
        self._show(self.tree())

    def _show(self, root: Node, patient: bool = False) -> None:
        self._tree = None
        glide, self.glide = self.glide, 0.0
        self.stage.show(root, self.scene.rings(), glide, patient)
        self._hover()

    def _refresh(self) -> None:
        """The same in two frames while something moves: building and drawing take some milliseconds each."""
        if not self.lively:
            self.rebuild()
        elif self._tree is not None:
            self._show(self._tree, patient=True)
        else:
            self.stale = False
            self._tree = self.tree()

    def _hover(self) -> None:
        x, y = self.stage.units(self.pointer)
        node = pick(self.stage.items, x, y, self._wants_pointer) if self.pointer[0] >= 0 else None
        old = self.hovered
        same = node is old or (
            node is not None and old is not None and bool(node.key) and node.key == old.key and node.rect == old.rect
        )
        self.hovered = node
        if not same:
            self._hover_since = self.now
            self.scene.hover(node)
        self._mark()

    def _wants_pointer(self, node: Node) -> bool:
        live = node.on_click is not None or node.on_drag is not None
        return live or self.scene.clickable(node) or self.scene.has_tip(node)

    def _mark(self) -> None:
        over: list[tuple[Rect, tuple[str, str, float]]] = []
        node = self.hovered
        if node is not None and not node.off and self.scene.clickable(node) and node.shape != "none":
            over.append((node.rect, ("hover", node.shape, node.radius)))
        if self.by_keys and self.focus:
            at = self._focused()
            if at is not None:
                over.append((at.rect, ("focus", "rect" if at.shape == "none" else at.shape, at.radius)))
        if over != self.stage.over:
            self.stage.over = over
            self.stage.dirty = True

    # keyboard focus ----------------------------------------------------------------------------------

    def focusable(self) -> list[Node]:
        """The nodes that Tab visits, in reading order of the tree."""
        return [
            item.node
            for item in reachable(self.stage.items)
            if item.node.key and (self.scene.clickable(item.node) or (item.node.off and item.node.tip is not None))
        ]

    def _focused(self) -> Node | None:
        node = self.stage.by_key.get(self.focus)
        if node is None:
            return None
        return node if any(item.node is node for item in reachable(self.stage.items)) else None

    def move_focus(self, step: int) -> None:
        nodes = self.focusable()
        if not nodes:
            return
        keys = [node.key for node in nodes]
        at = keys.index(self.focus) if self.focus in keys else (-1 if step > 0 else 0)
        self._set_focus(nodes[(at + step) % len(nodes)])

    def point_focus(self, dx: int, dy: int) -> None:
        """Arrow keys: the nearest node in that direction."""
        nodes, here = self.focusable(), self._focused()
        if here is None:
            self.move_focus(1)
            return
        x, y = here.rect.center
        best: tuple[float, Node] | None = None
        for node in nodes:
            ox, oy = node.rect.centerx - x, node.rect.centery - y
            ahead, aside = ox * dx + oy * dy, abs(ox * dy) + abs(oy * dx)
            if node is not here and ahead > 1:
                cost = ahead + 2.5 * aside
                if best is None or cost < best[0]:
                    best = (cost, node)
        if best is not None:
            self._set_focus(best[1])

    def _set_focus(self, node: Node) -> None:
        self.focus = node.key
        self.by_keys = True
        if self.scene.reveal(node.rect):
            self.stale = True
        self._hover_since = self.now
        self.scene.hover(node)
        self._mark()
        self.stage.dirty = True

    # tooltip -----------------------------------------------------------------------------------------

    def tip_tree(self, node: Node) -> Node | None:
        """The tooltip of a node, placed beside it."""
        told = self.scene.tip(node)
        if not told:
            return None
        lines = told if isinstance(told, list) else [told]
        words = [say(line) for line in lines if line]
        if not words:
            return None
        x, y = self.stage.units(self.pointer)
        anchor = node.rect if self.by_keys else Rect(x, y, 16, 12)
        return slips.tooltip(words, anchor, self.stage.canvas, self.kit)

    def _tip(self) -> Node | None:
        node = self._focused() if self.by_keys else self.hovered
        if node is None or self._grabbed is not None or self.now - self._hover_since < TIP_DELAY:
            return None
        if node is not self._tip_node:
            self._tip_node = node
            self._tip_tree = self.tip_tree(node)
        return self._tip_tree

    # events ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        kind = event.type
        if kind == pygame.QUIT:
            self.quit()
        elif kind == pygame.VIDEORESIZE:
            self.resize((event.w, event.h))
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self.stage.dirty = True
        elif kind == pygame.WINDOWLEAVE:
            self.pointer = (-1.0, -1.0)
            self._hover()
        elif kind == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._moved(event.pos)
            self._down()
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            self._moved(event.pos)
            self._up()
        elif kind == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._back()
        elif kind == pygame.MOUSEWHEEL:
            x, y = self.stage.units(self.pointer)
            node = pick(self.stage.items, x, y, lambda node: node.on_wheel is not None)
            if node is not None and node.on_wheel is not None:
                node.on_wheel(event.y)
        elif kind == pygame.KEYDOWN:
            self._key(event)
        elif kind == pygame.TEXTINPUT:
            if not self.dialogs:
                self.scene.typed(event.text)

    def _fresh(self) -> None:
        """Clicks must meet the tree as it is now, not as it was when last drawn."""
        if self.stale or self._tree is not None:
            self.rebuild()

    def _moved(self, pos: tuple[int, int]) -> None:
        if self.pointer != pos:
            self.pointer = (float(pos[0]), float(pos[1]))
            if self.by_keys:
                self.by_keys = False
            self._hover()
            if self._grabbed is not None:
                if self._grabbed.on_drag is not None:
                    self._grabbed.on_drag(*self.stage.units(self.pointer))
                self.stage.dirty = True
            elif self._pressed is not None and self._pressed.stands_for in self.draggable():
                x, y = self.stage.units(self.pointer)
                if not self._pressed.rect.inflate(8, 8).collidepoint(x, y):
                    self._grabbed = self._pressed
                    self._ghost = self.stage.snapshot(self._pressed)

    @property
    def dragging(self) -> bool:
        return self._grabbed is not None

    def draggable(self) -> set[Place]:
        return getattr(self.scene, "draggable", lambda: set())() if not self.dialogs else set()

    def _at_pointer(self, wanted: Collection[Place] = ()) -> Node | None:
        x, y = self.stage.units(self.pointer)
        if wanted:
            return pick(self.stage.items, x, y, lambda n: n.stands_for in wanted)
        return pick(self.stage.items, x, y, lambda n: n.on_drag is not None or self.scene.clickable(n) or n.off)

    def _down(self) -> None:
        if not self.dialogs:
            self.scene.press(self.hovered, *self.stage.units(self.pointer))
        self._fresh()
        node = self._at_pointer() or self._at_pointer(self.draggable())
        self._pressed = node
        if node is not None and node.on_drag is not None:
            self._grabbed = node
            node.on_drag(*self.stage.units(self.pointer))

    def _up(self) -> None:
        pressed, grabbed = self._pressed, self._grabbed
        self._fresh()
        node = self._at_pointer()
        self._pressed = self._grabbed = self._ghost = None
        self.stage.dirty = True
        if grabbed is not None:
            if grabbed.on_drag is None and not (self.scene.drop(grabbed, node)) and node is not None:
                if node.stands_for == grabbed.stands_for:
                    self._click(node)
            return
        if node is not None and pressed is not None and node.key == pressed.key and node.rect == pressed.rect:
            self._click(node)

    def _click(self, node: Node) -> None:
        if node.off:
            self._hover_since = -9.0  # a dead thing says at once why
            self.stage.dirty = True
            return
        if self.scene.clickable(node):
            self.play_sound("choose")
            if node.key:
                self.focus = node.key
            self.scene.click(node)

    def _back(self) -> None:
        if self.dialogs:
            self.dialogs[-1].buttons[0][1]()
        else:
            self.scene.back()

    def _key(self, event: pygame.event.Event) -> None:
        key = event.key
        if key == pygame.K_F11 or (key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.set_full_screen(not self.settings.full_screen)
            return
        self._fresh()
        if not self.dialogs and self.scene.key(event):
            return
        if key == pygame.K_TAB:
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self.point_focus(*ARROWS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            node = self._focused()
            if node is not None:
                self.by_keys = True
                self._click(node)
        elif key == pygame.K_ESCAPE:
            self._back()

    # the loop ----------------------------------------------------------------------------------------

    def guarded(self, call: Callable[[], None]) -> bool:
        """Run something; an unexpected exception becomes a dialog (and False), and the game goes on."""
        try:
            call()
        except CaravelleError as error:
            logging.getLogger(__name__).warning("%s", error)
            self.notice(str(error), "warn", 10)
        except Exception as error:
            self.fault(error)
            return False
        return True

    def fault(self, error: Exception) -> None:
        self._faults += 1
        journal = self.scene.journal()
        more = f"Caravelle {__version__}, scene {self.scene.name}, journal {journal}"
        report = write_report(self.folders, error, more)
        body: list[Phrase | str] = [("app.fault.what", {"what": f"{type(error).__name__}: {error}"[:300]})]
        if journal is not None:
            body.append(("app.fault.saved", {"path": str(journal)}))
        body.append(
            ("app.fault.report", {"path": str(report)}) if report is not None else ("app.fault.no_report", {})
        )
        self.dialogs.clear()
        if self._faults > 3:
            self._retreat()
        self.ask(
            Dialog(
                ("app.fault.title", {}),
                body,
                [
                    (("app.fault.to_title", {}), self._retreat, "wood"),
                    (("app.fault.go_on", {}), self._go_on, "brass"),
                ],
            )
        )

    def _go_on(self) -> None:
        self.close_dialog()

    def _retreat(self) -> None:
        from game.ui.scenes.title import Title

        self.dialogs.clear()
        self._faults = 0
        self._abandon()
        self.scene = Title(self)
        self.scene.enter()
        self.stale = True

    def step(self, seconds: float) -> None:
        """One turn of the loop: events, time, drawing."""
        self.now += seconds
        for event in self._events():
            self.guarded(partial(self.handle, event))
        self.guarded(lambda: self.scene.update(seconds))
        self.guarded(lambda: self._pass_time(seconds))
        if (self.stale or self._tree is not None) and not self.guarded(self._refresh):
            self._show_fault()
        self.frame()

    def _events(self) -> list[pygame.event.Event]:
        """What has happened since; of a burst of resizes only the last, each would draw everything anew."""
        events = pygame.event.get()
        sizes = [event for event in events if event.type == pygame.VIDEORESIZE]
        return [event for event in events if event.type != pygame.VIDEORESIZE or event is sizes[-1]]

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
            tip = self._tip()
        except Exception as error:
            tip = None
            self._tip_tree, self._hover_since = None, self.now + 5
            self.fault(error)
        if not self.stage.dirty and tip is self._shown_tip:
            return
        self._shown_tip = tip
        self.stage.draw(self.screen)
        if self._ghost is not None:
            self.screen.blit(
                self._ghost, self._ghost.get_rect(center=self.pointer), special_flags=pygame.BLEND_PREMULTIPLIED
            )
        if tip is not None:
            for item in flatten(tip):
                self.stage._draw(self.screen, item, (0, 0))
        pygame.display.flip()

    @property
    def lively(self) -> bool:
        return self.stage.moving or self.scene.busy() or self._grabbed is not None

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
            rest = (BUSY if self.lively else IDLE) - spent
            # wait() sleeps; event.wait() and Clock.tick() would poll
            pygame.time.wait(max(1, int(rest * 1000)))

    def _abandon(self) -> None:
        try:
            self.scene.leave()
            self.scene.close()
        except Exception:
            logging.getLogger(__name__).exception("leaving %s", self.scene.name)

    def close(self) -> None:
        self._abandon()
        self.save_settings()
        sound.stop()
        fonts.forget()


ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def sensible(desktop: tuple[int, int]) -> tuple[int, int]:
    """The largest usual window that leaves the desktop's bars visible."""
    for size in ((3200, 1800), (2560, 1440), (1920, 1080), (1600, 900), (1440, 810), (1280, 720)):
        if size[0] <= desktop[0] * 0.92 and size[1] <= desktop[1] * 0.92:
            return size
    return max(SMALLEST[0], round(desktop[0] * 0.95)), max(SMALLEST[1], round(desktop[1] * 0.88))
