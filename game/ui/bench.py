"""`python -m game bench ui [GAME]`: frame times while pieces fly, the same while a bot thinks on all cores, start-up
time, idle load and memory, as one JSON object."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app import open_display, prepare_environment
from game.core.registry import NAMES

if TYPE_CHECKING:
    from game.ui.shell import App

SIZE = (1920, 1080)
MOVES = 150
IDLE_SECONDS = 5.0


def main(argv: Sequence[str] = ()) -> int:
    if not open_display():
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # without a display the drawing is measured, not the showing
        prepare_environment()
        open_display()
    import pygame

    from game.ui.folders import Folders
    from game.ui.settings import Settings
    from game.ui.shell import App

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(pace="instant", animation="fast", sound=False, help=False)
        app = App(Folders.under(Path(folder)), settings, SIZE)
        app.settle()
        game = argv[0] if argv else ""
        frames = animate(app, game)
        think(app)
        beside = animate(app, game)
        app.thinker.close()
        idle = idle_load(app)
        app.close()
        result = {
            "display": pygame.display.get_driver(),
            "size": f"{SIZE[0]}x{SIZE[1]}",
            "frames": len(frames),
            "frame_ms": quantiles([wall for wall, _ in frames]),
            "frame_cpu_ms": quantiles([cpu for _, cpu in frames]),
            "frame_ms_beside_a_bot": quantiles([wall for wall, _ in beside]),
            "idle_cpu_percent": round(idle, 2),
            "memory_mb": round(memory(), 1),
            "first_frame_s": first_frame(folder),
            "book_s": {game: first_book(folder, game) for game in NAMES},
        }
    print(json.dumps(result))
    return 0


QUANTILES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0))


def quantiles(values: list[float]) -> dict[str, float]:
    """Of times in seconds, in milliseconds."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {name: round(ordered[min(last, int(share * len(ordered)))] * 1000, 2) for name, share in QUANTILES}


def think(app: App) -> None:
    """Let a bot think longer than anything here takes."""
    from game.core import Header, find

    seats = ({"name": "a", "bot": "expert"},) * 4
    app.thinker.ask(Header("puerto_rico", find("puerto_rico").check(4), seats, 1), [], 0, "expert", 3600.0)
    while app.thinker.progress == 0.0:
        app.thinker.answer(0.05)


def animate(app: App, game: str = "") -> list[tuple[float, float]]:
    """Play a game's moves with flying pieces: for each frame drawn its time on the clock and on the processor."""
    from game.core import Session
    from game.ui.selftest import a_game
    from game.ui.table import Table
    from game.ui.tableview import load_view

    header, moves = a_game(MOVES, key=game)
    view = load_view(header.game)
    assert view is not None
    table = Table(app, Session(header), view, replay=moves)
    app.settings.pace = "fast"
    app.go(table)
    frames: list[tuple[float, float]] = []
    for _ in range(20):  # warm: fonts and pictures are loaded once
        app.step(1 / 60)
    while len(table.session.moves) < len(moves):
        begun, busy = time.perf_counter(), time.thread_time()
        app.step(1 / 60)
        if app.lively:
            frames.append((time.perf_counter() - begun, time.thread_time() - busy))
    return frames


def idle_load(app: App) -> float:
    """Percent of a core while nothing happens: the app's own loop, stopped after a while."""
    app.scene.paused = True  # type: ignore[attr-defined]
    while app.errands.waiting:
        app.errands.run()
    for _ in range(5):
        app.step(0.1)
    until = time.perf_counter() + IDLE_SECONDS
    before, begun = time.process_time(), time.perf_counter()

    def watch(spent: float) -> None:
        if time.perf_counter() > until:
            app.running = False

    app.frame_hook = watch
    app.loop()
    return 100 * (time.process_time() - before) / (time.perf_counter() - begun)


def memory() -> float:
    """Resident memory in MB (0 where it cannot be told)."""
    try:
        text = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


FIRST_FRAME = f"""
import sys, time
from game.app import open_display
assert open_display()
from game.ui.folders import Folders
from game.ui.settings import Settings
from game.ui.shell import App
from pathlib import Path
app = App(Folders.under(Path(sys.argv[1])), Settings(sound=False), {SIZE})
app.step(0.0)
"""
NOW = "print(time.time())\n"
FIRST_BOOK = """
for _ in range(3):  # the title is whole
    app.step(0.03)
while app.errands.waiting and sys.argv[3]:
    app.errands.run()
begun = time.time()
from game.ui.scenes.book import Rules
app.push(Rules(app, sys.argv[2]))
app.step(0.0)
print(time.time() - begun)
"""


def first_frame(folder: str) -> float:
    """Seconds from starting Python to the first frame on the screen: the best of three."""
    best = 99.0
    for _ in range(3):
        begun = time.time()
        best = min(best, _run(FIRST_FRAME + NOW, folder) - begun)
    return round(best, 3)


def first_book(folder: str, game: str) -> dict[str, float]:
    """Seconds until the rules book stands open the first time, at once and after the errands: the best of three."""
    cases = (("at_once", ""), ("after_errands", "yes"))
    return {
        name: round(min(_run(FIRST_FRAME + FIRST_BOOK, folder, game, case) for _ in range(3)), 3)
        for name, case in cases
    }


def _run(code: str, *args: str) -> float:
    """What a program prints last."""
    done = subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
