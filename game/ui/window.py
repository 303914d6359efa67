"""The window: its size, full screen, and the surface that everything is drawn on."""

from __future__ import annotations

import pygame

from game.ui.settings import Settings

SMALLEST = (640, 360)


class Window:
    def __init__(self, settings: Settings, size: tuple[int, int] | None) -> None:
        self.settings = settings
        pygame.display.set_caption("Caravelle")
        desktop = pygame.display.get_desktop_sizes()[0] if pygame.display.get_desktop_sizes() else (1280, 720)
        if size is None:
            if settings.window:
                size = (min(settings.window[0], desktop[0]), min(settings.window[1], desktop[1]))
            else:
                size = sensible(desktop)
        self._windowed = size
        self.surface = self._open()

    def _open(self) -> pygame.Surface:
        if self.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def set_full_screen(self, on: bool) -> None:
        if on:
            self._windowed = self.size
        self.settings.full_screen = on
        self.surface = self._open()

    def resize(self, size: tuple[int, int]) -> None:
        size = (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        if self.size != size:
            self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if not self.settings.full_screen:
            self._windowed = size
            self.settings.window = list(size)


def sensible(desktop: tuple[int, int]) -> tuple[int, int]:
    """The largest usual window that leaves the desktop's bars visible."""
    for size in ((3200, 1800), (2560, 1440), (1920, 1080), (1600, 900), (1440, 810), (1280, 720)):
        if size[0] <= desktop[0] * 0.92 and size[1] <= desktop[1] * 0.92:
            return size
    return max(SMALLEST[0], round(desktop[0] * 0.95)), max(SMALLEST[1], round(desktop[1] * 0.88))
