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
        return shade.add(self.forms.picture(WINDOW, self.control))

    def key(self, event: pygame.event.Event) -> None:
        assert self.control is not None
        window, manager = self.control.element, self.control.manager
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
            self.close()
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
