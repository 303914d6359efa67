"""pygame-gui's file dialog over everything: a person chooses a file that is there, or a name for a new one."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.core import Place
from game.ui import draw
from game.ui.formkeys import light
from game.ui.graph import Node, Rect

if TYPE_CHECKING:
    from game.ui.forms import Control, Forms

WINDOW: Place = ("form", "files")
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class FileDialog:
    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.control: Control | None = None
        self.picked: Callable[[Path], None] | None = None

    @property
    def open(self) -> bool:
        return self.control is not None

    def ask(self, title: str, start: Path, suffix: str, existing: bool, picked: Callable[[Path], None]) -> None:
        from pygame_gui.windows import UIFileDialog

        stage = self.forms.app.stage
        self.forms.blur()
        unit, canvas = stage.unit, stage.canvas
        wide, high = min(canvas.w - 60, 760 * stage.scale), canvas.h - 90
        area = stage.pixels(Rect(canvas.centerx - wide / 2, canvas.centery - high / 2, wide, high))
        size = max(8, min(round(15 * unit * stage.scale), round(20 * unit)))
        manager = self.forms.manager(size, round(size * 1.6))

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
        lay_out(window, size, unit)
        manager.update(0.0)
        self.control = self.forms.host("files", manager, window, area)
        self.picked = picked

    def close(self) -> None:
        if self.control is not None:
            self.control = self.picked = None
            self.forms.repeat()
            self.forms.app.stale = True

    def build(self, canvas: Rect) -> Node | None:
        """The dialog over all the rest."""
        if self.control is None:
            return None
        shade = Node((), canvas, (draw.veil,), block=True, z=8)
        shade.add(self.forms.picture(WINDOW, self.control))
        reached = next((stop for stop in self.stops() if stop.is_focused), None)
        if reached is not None:
            shade.add(Node((), self.forms.units(reached.rect), (draw.ring, "focus", "rect", 6), bleed=10))
        return shade

    def stops(self) -> list[Any]:
        """What Tab visits."""
        assert self.control is not None
        window = self.control.element
        return [
            window.home_button,
            window.parent_directory_button,
            window.refresh_button,
            window.file_path_text_line,
            window.ok_button,
            window.cancel_button,
        ]

    def key(self, event: pygame.event.Event) -> None:
        assert self.control is not None
        window, manager, stops = self.control.element, self.control.manager, self.stops()
        at = next((i for i, stop in enumerate(stops) if stop.is_focused), 3)
        folder = self._folder()
        if event.key == pygame.K_ESCAPE:
            self.close()
        elif event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            order = [(at + step * i) % len(stops) for i in range(1, len(stops) + 1)]
            manager.set_focus_set(stops[next(i for i in order if stops[i].is_enabled)])
            self.forms.app.stale = True
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._walk(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in ENTER and at == 3 and folder:
            self._post("UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION", folder)
        elif event.key in ENTER or (event.key == pygame.K_SPACE and at != 3):
            import pygame_gui

            manager.process_events(event)
            pressed = stops[at] if at != 3 else window.ok_button
            if pressed.is_enabled:
                data = {"ui_element": pressed, "ui_object_id": pressed.most_specific_combined_id}
                pygame.event.post(pygame.event.Event(pygame_gui.UI_BUTTON_PRESSED, data))
        else:
            manager.process_events(event)

    def _folder(self) -> str:
        """The folder that is lit up in the list, "" if none is."""
        assert self.control is not None
        items = self.control.element.file_selection_list.item_list
        lit = [item for item in items if item["selected"] and item["object_id"] == "#directory_list_item"]
        return str(lit[0]["text"]) if lit else ""

    def _walk(self, step: int) -> None:
        """The arrows go through the list."""
        assert self.control is not None
        files = self.control.element.file_selection_list
        items = files.item_list
        if not items:
            return
        at = next((i for i, item in enumerate(items) if item["selected"]), -1 if step > 0 else 1)
        at = min(max(0, at + step), len(items) - 1)
        light(items, at)
        bar, high = files.scroll_bar, files.list_item_height
        if bar is not None:
            above = at * high - (files.rect.h - high) / 2
            bar.set_scroll_from_start_percentage(max(0.0, above / (len(items) * high)))
            bar.has_moved_recently = True
            files.update(0.0)
            light(items, at)
        self._post("UI_SELECTION_LIST_NEW_SELECTION", str(items[at]["text"]))

    def _post(self, kind: str, text: str) -> None:
        import pygame_gui

        assert self.control is not None
        files = self.control.element.file_selection_list
        data = {"ui_element": files, "ui_object_id": files.most_specific_combined_id, "text": text}
        pygame.event.post(pygame.event.Event(getattr(pygame_gui, kind), data))

    def heard(self, event: pygame.event.Event, source: Any) -> bool:
        """What the dialog's elements report; True if it was theirs."""
        import pygame_gui

        if self.control is None or source.ui_manager is not self.control.manager:
            return False
        self.control.manager.process_events(event)
        if event.type == pygame_gui.UI_FILE_DIALOG_PATH_PICKED and self.picked is not None:
            picked = self.picked
            self.close()
            picked(Path(event.text))
        elif event.type == pygame_gui.UI_WINDOW_CLOSE:
            self.close()
        return True


def lay_out(window: Any, size: int, unit: float) -> None:
    """pygame-gui lays its dialog out in pixels of its own: give everything the measure of the rest."""
    high, gap = round(size * 2.1), round(12 * unit)
    room = window.get_container().get_size()
    icons = (window.home_button, window.parent_directory_button, window.refresh_button)
    for i, icon in enumerate(icons):
        icon.set_relative_position((gap + i * (high + gap // 2), gap))
        icon.set_dimensions((high, high))
    line, files = window.file_path_text_line, window.file_selection_list
    line.set_relative_position((gap, 2 * gap + high))
    line.set_dimensions((room[0] - 2 * gap, high))
    files.set_relative_position((gap, 3 * gap + 2 * high))
    files.set_dimensions((room[0] - 2 * gap, room[1] - 5 * gap - 3 * high))
    for button in (window.cancel_button, window.ok_button):  # the second is held by the first
        button.set_dimensions((round(size * 9), high))
        button.set_relative_position((-gap - round(size * 9), -gap - high))
