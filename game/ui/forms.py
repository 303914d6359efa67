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
import html
import itertools
import json
import locale
import os
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core import Place
from game.paths import data_path
from game.ui import draw, fonts, text, theme, typeset
from game.ui.graph import Node, Rect, Text, Tip

if TYPE_CHECKING:
    from game.ui.shell import App

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
REPEAT = (400, 45)  # of held keys, in milliseconds
WINDOW: Place = ("form", "files")
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SIZED = ("shape_corner_radius", "border_width", "sliding_button_width", "open_button_width", "title_bar_height",
         "padding", "text_horiz_alignment_padding")  # fmt: skip


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
        self._files: Control | None = None
        self._picked: Callable[[Path], None] | None = None

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

        arrow = rect.h * 0.8
        room = (rect.x, rect.y, max(10.0, rect.w - arrow - 16), rect.h * 0.8)
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

        wide = Rect(rect.x, rect.y, rect.w, 10)
        control = self._control(key, wide, ("rich", markup), pixels, make)
        return Node((), Rect(rect.x, rect.y, rect.w, control.high), (self._draw, key, control.number))

    @property
    def _pixels(self) -> float:
        return self.app.stage.unit * self.app.stage.scale

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
            manager = self._manager(size, area.h)
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

    def _manager(self, size: int, item: int) -> Any:
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
        picture = _photograph(control.manager, pygame.Rect(control.element.rect.topleft, size))
        mark = zlib.crc32(picture.get_view("0").raw)
        if control.picture is None or mark != control.mark:
            control.picture, control.mark, control.number = picture, mark, next(self._numbers)
            self.app.stale = True

    def _draw(self, p: draw.Painter, r: Rect, key: Place, _number: int) -> None:
        control = self._files if key == WINDOW else self.controls.get(key)
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
        if self._files is not None:
            shade = Node((), canvas, (draw.veil,), block=True, z=8)
            at = _units(self._files.area, self.app.stage.unit)
            return [shade.add(Node(WINDOW, at, (self._draw, WINDOW, self._files.number)))]
        control = self._open_list()
        if control is None:
            return []
        area = self._list_area(control)
        picture = _photograph(control.manager, area)
        mark = zlib.crc32(picture.get_view("0").raw)
        at = _units(area, self.app.stage.unit)
        return [Node((), canvas, block=True, z=8).add(Node(("form", "list"), at, (Picture(picture, mark),)))]

    def _open_list(self) -> Control | None:
        control = self.controls.get(self.focused)
        return control if control is not None and control.kind == "list" and _is_open(control.element) else None

    def _list_area(self, control: Control) -> pygame.Rect:
        found: pygame.Rect = control.element.current_state.options_selection_list.rect
        return found

    @property
    def open(self) -> bool:
        """Whether a list or the file dialog is open over everything."""
        return self._files is not None or self._open_list() is not None

    @property
    def lively(self) -> bool:
        return bool(self.held) or self._files is not None

    def forget(self) -> None:
        """Another scene, size, scale, palette or language: elements are made again when they are asked for."""
        if self.controls or self._files is not None:
            self.blur()
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
        self.controls.clear()
        self._themes.clear()
        self._heavy.clear()
        self._awake.clear()
        self._files = self._picked = None
        self.held = ()

    # time ----------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let time pass for the controls that are used, pointed at, or were a moment ago."""
        if self._files is not None:
            self._files.manager.update(seconds)
            self._paint(self._files)
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
            pygame.key.set_repeat(*REPEAT)
            line = control.element
            line.select_range = [0, len(line.get_text())]
            line.edit_position = len(line.get_text())
            line.cursor_has_moved_recently = True

    def blur(self) -> None:
        """The focused control is left."""
        control = self.controls.get(self.focused)
        if control is not None:
            _close(control)
            control.manager.set_focus_set(None)
            control.manager.update(0.0)
            pygame.key.set_repeat(*REPEAT)  # pygame-gui turns it off
            self._paint(control)
            self.app.stale = True
        self.focused = self.held = ()

    # events --------------------------------------------------------------------------------------------

    def pointed(self, event: pygame.event.Event) -> bool:
        """A button of the mouse or the wheel; True if it was meant for a control."""
        if self._files is not None:
            self._files.manager.process_events(event)
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
                pygame.key.set_repeat(*REPEAT)
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
        if self._files is not None:
            self._file_key(event)
            return True
        control = self.controls.get(self.focused)
        if control is None or self.app.dialogs:
            return False
        if control.kind == "entry":
            return self._entry_key(control, event)
        if control.kind == "slider":
            return self._slider_key(control, event.key)
        return self._list_key(control, event.key)

    def _entry_key(self, control: Control, event: pygame.event.Event) -> bool:
        if event.key in (*ENTER, pygame.K_ESCAPE):
            self.blur()
            return True
        if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
            return False
        by_word = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
        if by_word and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            _jump(control.element, event.key == pygame.K_RIGHT, bool(event.mod & pygame.KMOD_SHIFT))
        else:
            control.manager.process_events(event)
        return True

    def _slider_key(self, control: Control, key: int) -> bool:
        ends, now = control.element.value_range, control.element.get_current_value()
        wanted = {
            pygame.K_LEFT: now - control.step,
            pygame.K_RIGHT: now + control.step,
            pygame.K_HOME: ends[0],
            pygame.K_END: ends[1],
        }
        if key not in wanted:
            return False
        if control.changed is not None:
            control.changed(int(min(max(ends[0], wanted[key]), ends[1])))
        return True

    def _list_key(self, control: Control, key: int) -> bool:
        menu = control.element
        if not _is_open(menu):
            if key in (*ENTER, pygame.K_SPACE):
                _turn(menu)
                self.app.stale = True
                return True
            return False
        items = menu.current_state.options_selection_list.item_list
        at = next((i for i, item in enumerate(items) if item["selected"]), 0)
        moves = {pygame.K_UP: at - 1, pygame.K_DOWN: at + 1, pygame.K_HOME: 0, pygame.K_END: len(items) - 1}
        if key in moves:
            _light(items, min(max(0, moves[key]), len(items) - 1))
        elif key in (*ENTER, pygame.K_SPACE):
            label = items[at]["text"]
            _turn(menu)
            self._chosen(control, label)
        elif key in (pygame.K_ESCAPE, pygame.K_TAB):
            _turn(menu)
        self.app.stale = True
        return True

    def _chosen(self, control: Control, label: str) -> None:
        if control.changed is not None and label in control.values:
            control.changed(control.values[label])

    def heard(self, event: pygame.event.Event) -> None:
        """Letters, and what the elements themselves report through the queue of events."""
        if event.type == pygame.TEXTINPUT:
            control = self._files or self.controls.get(self.focused)
            if control is not None and not self.app.dialogs:
                control.manager.process_events(event)
            return
        source = getattr(event, "ui_element", None)
        if source is None or event.type == pygame.USEREVENT:  # pygame-gui sends an old form of each event as well
            return
        import pygame_gui

        if self._files is not None and source.ui_manager is self._files.manager:
            self._files.manager.process_events(event)
            if event.type == pygame_gui.UI_FILE_DIALOG_PATH_PICKED and self._picked is not None:
                picked = self._picked
                self.close_files()
                picked(Path(event.text))
            elif event.type == pygame_gui.UI_WINDOW_CLOSE:
                self.close_files()
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

    # the file dialog -----------------------------------------------------------------------------------

    def ask_file(self, title: str, start: Path, suffix: str, existing: bool, picked: Callable[[Path], None]) -> None:
        """Let a person choose a file: one that is there, or a name for a new one."""
        from pygame_gui.windows import UIFileDialog

        self.blur()
        unit, canvas = self.app.stage.unit, self.app.stage.canvas
        wide, high = min(canvas.w - 60, 760 * self.app.stage.scale), canvas.h - 90
        area = self.app.stage.pixels(Rect(canvas.centerx - wide / 2, canvas.centery - high / 2, wide, high))
        size = max(8, min(round(15 * self._pixels), round(20 * unit)))
        manager = self._manager(size, round(size * 1.6))

        def make() -> Any:
            return UIFileDialog(
                area,
                manager,
                window_title=title,
                allowed_suffixes={suffix},
                initial_file_path=str(start),
                allow_existing_files_only=existing,
            )

        try:
            window = make()
        except locale.Error:  # it sorts by the person's locale, which need not be installed
            os.environ["LC_ALL"] = "C"
            window = make()
        window.delete_button.hide()  # files are not for deleting here
        window.resizable = window.draggable = False
        manager.update(0.0)
        self._files = Control("files", (), manager, window, area)
        self._picked = picked
        self._paint(self._files)
        self.app.stale = True

    def close_files(self) -> None:
        self._files = self._picked = None
        pygame.key.set_repeat(*REPEAT)
        self.app.stale = True

    def _file_key(self, event: pygame.event.Event) -> None:
        assert self._files is not None
        window, manager = self._files.element, self._files.manager
        stops = [
            window.home_button,
            window.parent_directory_button,
            window.refresh_button,
            window.file_path_text_line,
            window.ok_button,
            window.cancel_button,
        ]
        at = next((i for i, stop in enumerate(stops) if stop.is_focused), 3)
        if event.key == pygame.K_ESCAPE:
            self.close_files()
        elif event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            order = [(at + step * i) % len(stops) for i in range(1, len(stops) + 1)]
            manager.set_focus_set(stops[next(i for i in order if stops[i].is_enabled)])
        elif event.key in ENTER or (event.key == pygame.K_SPACE and at != 3):
            import pygame_gui

            manager.process_events(event)
            pressed = stops[at] if at != 3 else window.ok_button
            if pressed.is_enabled:
                data = {"ui_element": pressed, "ui_object_id": pressed.most_specific_combined_id}
                pygame.event.post(pygame.event.Event(pygame_gui.UI_BUTTON_PRESSED, data))
        else:
            manager.process_events(event)


class Picture:
    """Art that shows a picture taken before: equal if the pictures are."""

    def __init__(self, picture: pygame.Surface, mark: int) -> None:
        self.picture, self.mark = picture, mark

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and other.mark == self.mark

    def __hash__(self) -> int:
        return self.mark

    def __call__(self, p: draw.Painter, r: Rect) -> None:
        box = p.px(r)
        p.surface.blit(pygame.transform.scale(self.picture, box.size), box)


def bold(words: str, colour: str) -> str:
    """Markup of a heading in a colour of the palette; the words are taken as they are."""
    return f"<font color='{_colour(colour)}'><b>{escape(words)}</b></font>"


def escape(words: str) -> str:
    """Words as markup: brackets are not tags, ends of lines are kept."""
    return html.escape(words, quote=False).replace("\n", "<br>")


def load_theme(size: int, item: int, unit: float) -> dict[str, Any]:
    """The theme of assets/forms.json in the present palette: colours by name become colours, lengths pixels."""
    data = json.loads(data_path("assets", "forms.json").read_text(encoding="utf-8"))
    made: dict[str, Any] = {}
    for element, blocks in data.items():
        made[element] = block = {}
        if "colours" in blocks:
            block["colours"] = {name: _colour(value) for name, value in blocks["colours"].items()}
        font = blocks.get("font", data["defaults"]["font"])
        block["font"] = {
            "name": f"forms_{font['style']}",
            "size": str(size),
            "regular_path": fonts.path(font["style"]) or "",
            "bold_path": fonts.path(font["bold"]) or "",
            "italic_path": fonts.path(font["italic"]) or "",
            "bold_italic_path": fonts.path(font["bold"]) or "",
        }
        block["misc"] = {
            name: _length(value, unit) if name in SIZED else value for name, value in blocks.get("misc", {}).items()
        }
        block["misc"]["list_item_height"] = str(item)
        if "open_button_width" in block["misc"]:
            block["misc"]["open_button_width"] = str(round(item * 0.8))
    return made


def _colour(name: str) -> str:
    return name if name.startswith("#") else "#{:02x}{:02x}{:02x}".format(*theme.colour(name))


def _length(value: str, unit: float) -> str:
    return ",".join(str(max(1, round(float(part) * unit)) if float(part) else 0) for part in value.split(","))


def _photograph(manager: Any, area: pygame.Rect) -> pygame.Surface:
    """All that a manager shows in an area."""
    picture = pygame.Surface((max(1, area.w), max(1, area.h)), pygame.SRCALPHA)
    for sprite in manager.ui_group.sprites():
        if sprite.visible and sprite.image is not None and sprite.rect.colliderect(area):
            at = sprite.rect.move(-area.x, -area.y)
            picture.blit(sprite.image, at, special_flags=PREMULTIPLIED)
    return picture


def _units(area: pygame.Rect, unit: float) -> Rect:
    return Rect(area.x / unit, area.y / unit, area.w / unit, area.h / unit)


def _is_open(menu: Any) -> bool:
    return menu.current_state is menu.menu_states["expanded"]


def _turn(menu: Any) -> None:
    """Open a list that is closed, close one that is open."""
    menu.current_state.should_transition = True
    menu.update(0.0)


def _close(control: Control) -> None:
    if control.kind == "list" and _is_open(control.element):
        _turn(control.element)


def _light(items: list[dict[str, Any]], at: int) -> None:
    for i, item in enumerate(items):
        item["selected"] = i == at
        button = item["button_element"]
        if button is not None:
            button.select() if i == at else button.unselect()


def _jump(line: Any, onward: bool, selecting: bool) -> None:
    """To the beginning of a word before the caret, or to the end of one after it."""
    words, at = line.get_text(), line.edit_position
    fixed = at
    low, high = sorted(line.select_range)
    if high > low:
        fixed = low if at == high else high
    step = 1 if onward else -1

    def letter(i: int) -> str:
        return str(words[i if onward else i - 1]) if 0 <= (i if onward else i - 1) < len(words) else ""

    while letter(at) and not letter(at).isalnum():
        at += step
    while letter(at).isalnum():
        at += step
    line.edit_position = at
    line.select_range = sorted((fixed, at)) if selecting else [0, 0]
    line.cursor_has_moved_recently = True
