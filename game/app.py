"""Opens the app: `python main.py`, the installed command `caravelle`, the packaged program."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from game import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and play; 0 when it was closed as usual."""
    if len(sys.argv) > 1:  # as a process that multiprocessing starts in a packaged program
        import multiprocessing

        multiprocessing.freeze_support()
    parser = argparse.ArgumentParser(prog="caravelle", description="Puerto Rico 1897, San Juan 1897 and Madeira")
    parser.add_argument("--version", action="version", version=f"Caravelle {__version__}")
    parser.add_argument("--self-test", action="store_true", help="play a whole game of bots and exit")
    parser.add_argument("--report", metavar="FILE", help="where the self-test also writes what it found")
    parser.add_argument("--first-frame", action="store_true", help="show one frame, say when it was there, and exit")
    parser.add_argument("--size", metavar="WxH", help="size of the window, such as 1600x900")
    args = parser.parse_args(argv)
    size = None
    if args.size is not None:
        size = parse_size(args.size)
        if size is None:
            print("caravelle: --size must be WIDTHxHEIGHT, such as 1600x900", file=sys.stderr)
            return 2
    if not open_display():
        print(
            "caravelle: there is no display to open a window on.\n"
            "To play without a window: python -m game simulate (see python -m game --help)",
            file=sys.stderr,
        )
        return 1
    if args.self_test:
        from game.ui.selftest import self_test

        return self_test(size, Path(args.report) if args.report else None)
    return run(size, args.first_frame)


def run(size: tuple[int, int] | None, first_frame: bool = False) -> int:
    from game.ui import settings as stored
    from game.ui.folders import Folders, start_log
    from game.ui.shell import App

    folders = Folders.default()
    settings, wrong = stored.load(folders.settings)
    log_fault = start_log(folders)
    app = App(folders, settings, size)
    if wrong:
        app.notice(("app.notice.settings_bad", {"why": wrong[:80]}), "warn", 12)
    if log_fault is not None:
        app.notice(("app.notice.log_unwritable", {"why": log_fault.strerror or str(log_fault)}), "warn", 10)
    if first_frame:
        app.step(0.0)
        print(f"{time.time():.3f}")  # whoever started the program knows when that was
        app.close()
        return 0
    return app.run()


def parse_size(text: str) -> tuple[int, int] | None:
    wide, cross, high = text.lower().partition("x")
    if not (cross and wide.isdecimal() and high.isdecimal()):
        return None
    size = (int(wide), int(high))
    return size if 320 <= size[0] <= 16_000 and 200 <= size[1] <= 16_000 else None


def open_display() -> bool:
    """Start pygame's display and fonts; False if there is no display.

    Without one SDL does not fail but falls back to drivers that nobody can see: that counts only if it was asked for.
    """
    prepare_environment()
    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy", "evdev") and driver not in wanted.split(","):
        pygame.display.quit()
        return False
    pygame.font.init()
    pygame.key.set_repeat(400, 45)
    return True


def prepare_environment() -> None:
    """What must be set before pygame is imported."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform.startswith("linux") and not any(Path("/dev/dri").glob("render*")):
        # Without a GPU, SDL's accelerated frame buffer is emulated: 17 ms a frame instead of 1 ms.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


if __name__ == "__main__":
    sys.exit(main())
