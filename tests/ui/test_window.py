"""A real window on a real (virtual) display, clicked by another program."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
SIZE = (1280, 720)


def find_window(env: dict[str, str], pid: int) -> str:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(pid)], env=env, capture_output=True, text=True
        )
        if found.stdout.split():
            return found.stdout.split()[-1]
        time.sleep(0.2)
    raise AssertionError("no window appeared")


@pytest.mark.skipif(any(shutil.which(name) is None for name in NEEDED), reason="needs Xvfb and xdotool")
def test_a_real_window_takes_real_clicks(tmp_path):
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        env = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "WAYLAND"))}
        env |= {"DISPLAY": f":{number}", "CARAVELLE_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        app = subprocess.Popen([sys.executable, "main.py", "--size", "1280x720"], cwd=ROOT, env=env)
        try:
            window = find_window(env, app.pid)
            time.sleep(1.5)
            click(env, window, "credits")
            click(env, window, "back")
            click(env, window, "quit")
            assert app.wait(20) == 0
        finally:
            if app.poll() is None:
                app.send_signal(signal.SIGKILL)
                app.wait()
        assert (tmp_path / "config" / "settings.json").is_file()
    finally:
        server.terminate()
        server.wait(10)


def click(env: dict[str, str], window: str, name: str) -> None:
    x, y = where(name)
    subprocess.run(["xdotool", "mousemove", "--window", window, str(x), str(y)], env=env, check=True)
    time.sleep(0.4)
    subprocess.run(["xdotool", "click", "1"], env=env, check=True)
    time.sleep(0.8)


def where(name: str) -> tuple[int, int]:
    """Where a button is, from a tree of the same size built here."""
    from game.ui.folders import Folders
    from game.ui.scenes.credits import Credits
    from game.ui.settings import Settings
    from game.ui.shell import App

    app = App(Folders.under(Path(os.devnull)), Settings(sound=False), SIZE)
    app.step(0.1)
    key: tuple[str, ...] = ("title", name)
    if name == "back":
        app.go(Credits(app))
        key = ("back",)
    app.step(0.1)
    app.step(0.1)
    node = app.stage.by_key[key]
    return round(node.rect.centerx), round(node.rect.centery)
