"""Form controls from pygame-gui, as nodes of the one scene graph: text entry, drop-down lists, sliders, rich text and
the file dialog.

A scene asks for a control while it builds its tree (`app.forms.entry(…)`) and gets a node. The element behind it is
made when its key appears, kept while each tree names it again, and dropped with the first tree that does not. Its
picture is the node's art, so clipping, dialogs and highlights treat it like everything else; a change of the picture
(a letter, the caret) gives the art another number. Every element has a manager of its own: so keys, clicks and time
reach only the one that they are meant for. What pygame-gui cannot do is added here: Tab, jumps from word to word,
lists that open and move by keys.

pygame-gui is imported with the first control: the title does not wait for it.
"""

from __future__ import annotations

import contextlib
import itertools
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.core import Place
from game.ui import draw, text, typeset
from game.ui.filedialog import ENTER, WINDOW, FileDialog
from game.ui.formkeys import chosen, close, is_open, moved, typed
from game.ui.formlook import ARROW, Picture, load_theme, photograph
from game.ui.graph import Node, Rect, Text, Tip

if TYPE_CHECKING:
    from game.ui.shell import App

REPEAT = (400, 45)  # of held keys, in milliseconds


@dataclass(slots=True)
class Control:
    """An element, how it was asked for, and the picture of it."""

    kind: str
    spec: tuple[Any, ...]
    manager: Any
    element: Any
    area: pygame.Rect
    changed: Callable[[Any], None] | None = None
    values: dict[str, str] = field(default_factory=dict)  # of a list: the value of each label
    step: int = 1
    picture: pygame.Surface | None = None
    number: int = 0
    mark: int = 0
    high: float = 0.0  # of rich text, in units


class Forms:
    def __init__(self, app: App) -> None:
        self.app = app
        self.controls: dict[Place, Control] = {}
        self.focused: Place = ()
        self.held: Place = ()
        self._down_at = (-1, -1)
        self._seen: set[Place] = set()
        self._awake: set[Place] = set()
        self._numbers = itertools.count(1)
        self._themes: dict[tuple[int, int], Any] = {}
        self._heavy: set[int] = set()  # sizes whose bold font is loaded
        self.files = FileDialog(self)

    # asking for controls -------------------------------------------------------------------------------

    def entry(
        self,
        key: Place,
        rect: Rect,
        words: str,
        changed: Callable[[str], None],
        most: int,
        hint: str = "",
        digits: bool = False,
        tip: Tip = None,
    ) -> Node:
        """A line to type in."""
        from pygame_gui.elements import UITextEntryLine

        def make(manager: Any, area: pygame.Rect) -> Any:
            line = UITextEntryLine(area, manager, placeholder_text=hint or None)
            line.set_text_length_limit(most)
            if digits:
                line.set_allowed_characters("numbers")
            line.set_text(words)
            return line

        size = max(5, min(round(16 * self._pixels), round(self.app.stage.pixels(rect).h * 0.6)))
        control = self._control(key, rect, ("entry", most, hint, digits), size, make)
        control.changed = changed
        if control.element.get_text() != words and self.focused != key:
            control.element.set_text(words)
            self._paint(control)
        return self._node(key, rect, control, tip)

    def choose(
        self,
        key: Place,
        rect: Rect,
        options: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        tip: Tip = None,
    ) -> Node:
        """One of a list that opens: (value, label) each."""
        from pygame_gui.elements import UIDropDownMenu

        labels: list[str | tuple[str, str]] = [label for _, label in options]

        def make(manager: Any, area: pygame.Rect) -> Any:
            return UIDropDownMenu(labels, dict(options)[value], area, manager)

        room = (rect.x, rect.y, max(10.0, rect.w - min(rect.h * 0.8, ARROW) - 12), rect.h * 0.8)
        unit, scale = self.app.stage.unit, self.app.stage.scale
        size = min(typeset.fit(Text(room, label, 15, "semibold"), unit, scale).pixels for _, label in options)
        control = self._control(key, rect, ("list", tuple(options), value), size, make)
        control.changed, control.values = changed, {label: name for name, label in options}
        return self._node(key, rect, control, tip)

    def slider(
        self, key: Place, rect: Rect, value: int, ends: tuple[int, int], step: int, changed: Callable[[int], None]
    ) -> Node:
        """A number between two ends."""
        from pygame_gui.elements import UIHorizontalSlider

        def make(manager: Any, area: pygame.Rect) -> Any:
            return UIHorizontalSlider(area, value, ends, manager, click_increment=step)

        control = self._control(key, rect, ("slider", ends, step), 12, make)
        control.changed, control.step = changed, step
        if self.held != key and control.element.get_current_value() != value:
            control.element.set_current_value(value)
            control.element.rebuild()
            self._paint(control)
        return self._node(key, rect, control, None)

    def rich(self, key: Place, rect: Rect, markup: str, size: float = 15) -> Node:
        """A paragraph with markup (see `bold`), as high as it needs to be; only the rect's width counts."""
        from pygame_gui.elements import UITextBox

        pixels = max(5, round(size * self._pixels))

        def make(manager: Any, area: pygame.Rect) -> Any:
            heavy = {"name": "forms_regular", "point_size": pixels, "style": "bold", "antialiased": "1"}
            if pixels not in self._heavy:
                self._heavy.add(pixels)
                manager.preload_fonts([heavy])
            return UITextBox(markup, pygame.Rect(area.topleft, (area.w, -1)), manager, wrap_to_height=True)

        area = self.units(self.app.stage.pixels(rect))  # whole pixels: stretched by one, letters blur
        wide = Rect(area.x, rect.y, area.w, 10)
        control = self._control(key, wide, ("rich", markup), pixels, make)
        return Node((), Rect(area.x, rect.y, area.w, control.high), (self._draw, key, control.number))

    @property
    def _pixels(self) -> float:
        return self.app.stage.unit * self.app.stage.scale

    def host(self, kind: str, manager: Any, element: Any, area: pygame.Rect) -> Control:
        """Take an element of somebody else's making in."""
        control = Control(kind, (), manager, element, area)
        self._paint(control)
        self.app.stale = True
        return control

    def picture(self, key: Place, control: Control) -> Node:
        """The node of such an element, where it is."""
        return Node(key, self.units(control.area), (self._draw, key, control.number))

    def units(self, area: pygame.Rect) -> Rect:
        return _units(area, self.app.stage.unit)

    def _node(self, key: Place, rect: Rect, control: Control, tip: Tip) -> Node:
        return Node(key, rect, (self._draw, key, control.number), tip=tip, radius=6)

    def _control(
        self, key: Place, rect: Rect, spec: tuple[Any, ...], size: int, make: Callable[[Any, pygame.Rect], Any]
    ) -> Control:
        area = self.app.stage.pixels(rect)
        control = self.controls.get(key)
        self._seen.add(key)
        if control is not None and (control.spec != (*spec, size) or control.area.size != area.size):
            control = None
        if control is None:
            manager = self.manager(size, 10 if spec[0] == "rich" else area.h)
            control = Control(spec[0], (*spec, size), manager, make(manager, area), area)
            self.controls[key] = control
            if self.focused == key:
                manager.set_focus_set(control.element)
            manager.update(0.0)
            if control.kind == "rich":
                control.high = control.element.rect.h / self.app.stage.unit
            self._paint(control)
        elif control.area.topleft != area.topleft:
            control.area = area
            control.element.set_relative_position(area.topleft)
        return control

    # looks ---------------------------------------------------------------------------------------------

    def manager(self, size: int, item: int) -> Any:
        import i18n
        import pygame_gui

        forms = self
        key = (size, item)
        known = self._themes.get(key)

        class Manager(pygame_gui.UIManager):
            def create_new_theme(self, theme_path: Any = None) -> Any:
                return known if known is not None else super().create_new_theme(theme_path)

            def _update_mouse_position(self) -> None:
                x, y = forms.app.pointer.at
                self.mouse_position = (int(x), int(y))

            def process_events(self, event: pygame.event.Event) -> bool:
                try:
                    return bool(super().process_events(event))
                except IndexError:  # rarely, a line no longer finds the letters that are selected in it
                    focused: Any = self.focused_set or ()
                    for line in focused:
                        if hasattr(line, "select_range"):
                            line.set_text(line.get_text())
                            line.select_range = [0, 0]
                    return True

        unit = self.app.stage.unit
        paths = list(i18n.load_path)
        made = Manager(self.app.window.size, load_theme(size, item, unit), False, starting_language=text.language())
        if known is not None:
            i18n.load_path[:] = paths  # each manager would add its translations once more
        self._themes[key] = made.get_theme()
        return made

    def _paint(self, control: Control) -> None:
        """Take the picture of a control; if it differs from the last one, the tree must be built again."""
        size = control.element.rect.size if control.kind == "rich" else control.area.size
        picture = photograph(control.manager, pygame.Rect(control.element.rect.topleft, size))
        mark = zlib.crc32(picture.get_view("0").raw)
        if control.picture is None or mark != control.mark:
            control.picture, control.mark, control.number = picture, mark, next(self._numbers)
            self.app.stale = True

    def _draw(self, p: draw.Painter, r: Rect, key: Place, _number: int) -> None:
        control = self.files.control if key == WINDOW else self.controls.get(key)
        if control is not None and control.picture is not None:
            box = p.px(r)
            same = control.picture.get_size() == box.size
            p.surface.blit(control.picture if same else pygame.transform.scale(control.picture, box.size), box)

    # the tree ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A tree is about to be built."""
        self._seen = set()

    def raised(self) -> list[Node]:
        """The tree is built: drop what it did not name; and what is to be seen over all: an open list, the dialog."""
        for key in [key for key in self.controls if key not in self._seen]:
            if self.focused == key:
                self.blur()
            del self.controls[key]
        canvas = self.app.stage.canvas
        dialog = self.files.build(canvas)
        if dialog is not None:
            return [dialog]
        control = self._open_list()
        if control is None:
            return []
        area = self._list_area(control)
        picture = photograph(control.manager, area)
        mark = zlib.crc32(picture.get_view("0").raw)
        at = _units(area, self.app.stage.unit)
        return [Node((), canvas, block=True, z=8).add(Node(("form", "list"), at, (Picture(picture, mark),)))]

    def _open_list(self) -> Control | None:
        control = self.controls.get(self.focused)
        return control if control is not None and control.kind == "list" and is_open(control.element) else None

    def _list_area(self, control: Control) -> pygame.Rect:
        found: pygame.Rect = control.element.current_state.options_selection_list.rect
        return found

    @property
    def open(self) -> bool:
        """Whether a list or the file dialog is open over everything."""
        return self.files.open or self._open_list() is not None

    @property
    def lively(self) -> bool:
        return bool(self.held) or self.files.open

    def forget(self) -> None:
        """Another scene, size, scale, palette or language: elements are made again when they are asked for."""
        if self.controls or self.files.open:
            self.blur()
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
        self.controls.clear()
        self._themes.clear()
        self._heavy.clear()
        self._awake.clear()
        self.files.close()
        self.held = ()

    # time ----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let time pass for the controls that are used, pointed at, or were a moment ago."""
        if self.files.control is not None:
            self.files.control.manager.update(seconds)
            self._paint(self.files.control)
            return
        if not self.controls:
            return
        hovered = self.app.pointer.hovered
        now = {key for key in (self.focused, self.held, hovered.key if hovered else ()) if key in self.controls}
        opened = self._open_list()
        for key in now | (self._awake & self.controls.keys()):
            control = self.controls[key]
            if control.kind != "rich":
                before = control.element.get_current_value() if control.kind == "slider" else None
                control.manager.update(seconds)
                if before is not None and before != control.element.current_value and control.changed is not None:
                    control.changed(int(control.element.current_value))
                self._paint(control)
        if opened is not None or self._open_list() is not None:
            self.app.stale = True
        self._awake = now

    # keyboard focus ------------------------------------------------------------------------------------

    def reach(self, key: Place) -> None:
        """The keyboard has come to a node: if it is a control it may be used now."""
        if key != self.focused:
            self.blur()
        control = self.controls.get(key)
        if control is None:
            return
        self.focused = key
        control.manager.set_focus_set(control.element)
        if control.kind == "entry":
            self.repeat()
            line = control.element
            line.select_range = [0, len(line.get_text())]
            line.edit_position = len(line.get_text())
            line.cursor_has_moved_recently = True

    def repeat(self) -> None:
        """Held keys repeat everywhere: pygame-gui turns that off."""
        pygame.key.set_repeat(*REPEAT)

    def blur(self) -> None:
        """The focused control is left."""
        control = self.controls.get(self.focused)
        if control is not None:
            if control.kind == "list":
                close(control.element)
            control.manager.set_focus_set(None)
            control.manager.update(0.0)
            self.repeat()
            self._paint(control)
            self.app.stale = True
        self.focused = self.held = ()

    # events --------------------------------------------------------------------------------------------

    def pointed(self, event: pygame.event.Event) -> bool:
        """A button of the mouse or the wheel; True if it was meant for a control."""
        if self.files.control is not None:
            self.files.control.manager.process_events(event)
            return True
        opened = self._open_list()
        if opened is not None:
            if event.type == pygame.MOUSEBUTTONDOWN and not (
                opened.area.collidepoint(event.pos) or self._list_area(opened).collidepoint(event.pos)
            ):
                self.blur()
            else:
                opened.manager.process_events(event)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.app.catch_up()
            node = self.app.pointer.hovered
            control = self.controls.get(node.key) if node is not None else None
            if node is None or control is None:
                self.blur()
                return False
            if node.key != self.focused:
                self.blur()
            self.focused = self.held = self.app.focus.key = node.key
            self._down_at = event.pos
            control.manager.update(0.0)
            control.manager.process_events(event)
            control.manager.set_focus_set(control.element)
            if control.kind == "entry":
                self.repeat()
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.held:
            control = self.controls.get(self.held)
            self.held = ()
            if control is not None:
                single = control.kind == "entry" and control.element.selection_in_progress
                control.manager.process_events(event)
                if single and event.pos == self._down_at:
                    # beyond the last letter, pygame-gui's first answer is the beginning: it would select all
                    control.element.select_range = [0, 0]
                    control.element.cursor_has_moved_recently = True
            return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key; True if it was meant for a control."""
        if self.files.open:
            self.files.key(event)
            return True
        control = self.controls.get(self.focused)
        if control is None or self.app.dialogs:
            return False
        if control.kind == "entry":
            if event.key in (*ENTER, pygame.K_ESCAPE):
                self.blur()
                return True
            return typed(control.manager, control.element, event)
        if control.kind == "slider":
            value = moved(control.element, control.step, event.key)
            if value is not None and control.changed is not None:
                control.changed(value)
            return value is not None
        was_open = is_open(control.element)
        label = chosen(control.element, event.key)
        if label:
            self._chosen(control, label)
        self.app.stale = True
        return was_open or is_open(control.element)

    def _chosen(self, control: Control, label: str) -> None:
        if control.changed is not None and label in control.values:
            control.changed(control.values[label])

    def heard(self, event: pygame.event.Event) -> None:
        """Letters, and what the elements themselves report through the queue of events."""
        if event.type == pygame.TEXTINPUT:
            control = self.files.control or self.controls.get(self.focused)
            if control is not None and not self.app.dialogs:
                control.manager.process_events(event)
            return
        source = getattr(event, "ui_element", None)
        if source is None or event.type == pygame.USEREVENT:  # pygame-gui sends an old form of each event as well
            return
        import pygame_gui

        if self.files.heard(event, source):
            return
        control = next((known for known in self.controls.values() if known.manager is source.ui_manager), None)
        if control is None:
            return
        control.manager.process_events(event)
        if source is not control.element or control.changed is None:
            return
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            control.changed(event.text)
        elif event.type == pygame_gui.UI_DROP_DOWN_MENU_CHANGED:
            self._chosen(control, event.text)
            self.app.stale = True


def _units(area: pygame.Rect, unit: float) -> Rect:
    return Rect(area.x / unit, area.y / unit, area.w / unit, area.h / unit)
