"""Installs the .deb, starts the menu entry's command as an ordinary user on a virtual screen, and purges it again:

    sudo python build/linux/try.py [package.deb]

For a machine that may be changed (a container, a CI runner): it needs root, apt-get, runuser and Xvfb. It looks for
a Caravelle that is installed already and then touches nothing. The .tar.xz beside the .deb is tried, too.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ENTRY = Path("/usr/share/applications/caravelle.desktop")
HOME = Path("/usr/lib/caravelle")
USER = "nobody"
STARTS = 5


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def newest(pattern: str) -> Path:
    found = sorted((ROOT / "out" / "packages").glob(pattern), key=lambda file: file.stat().st_mtime)
    if not found:
        raise SystemExit(f"try.py: there is no {pattern}; run `python build/make.py linux` first")
    return found[-1]


def snapshot(folder: Path) -> list[tuple[str, int]]:
    return sorted((str(path), path.lstat().st_mtime_ns) for path in folder.rglob("*"))


def play(command: list[str], home: Path) -> None:
    """The self-test as somebody without rights, with nothing in the environment but a screen and a home; then how
    long the program takes to show something."""
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as file:
            display = ":" + file.readline().strip()
        place = [f"DISPLAY={display}", f"HOME={home}", "PATH=/usr/local/bin:/usr/bin:/bin", "LANG=fr_FR.UTF-8"]
        full = ["runuser", "-u", USER, "--", "env", "-i", *place, *command]
        print(ask([*full, "--self-test"]))
        took = sorted(first_frame(full) for _ in range(STARTS))
    finally:
        screen.terminate()
        screen.wait()
    print(f"first frame: {took[0]:.2f} s at best, {took[STARTS // 2]:.2f} s in the middle of {STARTS} starts")


def ask(command: list[str]) -> str:
    result = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=120)
    if result.returncode != 0:
        raise SystemExit(f"try.py: {shlex.join(command)} ended with {result.returncode}: {result.stderr.strip()}")
    return result.stdout.strip()


def first_frame(command: list[str]) -> float:
    """Seconds from the start of the program to what it shows first."""
    begun = time.time()
    return float(ask([*command, "--first-frame"])) - begun


def menu_command(entry: Path) -> list[str]:
    """What the desktop would run."""
    lines = entry.read_text(encoding="utf-8").splitlines()
    return shlex.split(next(line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")))


def try_deb(deb: Path, home: Path) -> None:
    if HOME.exists() or ENTRY.exists():
        raise SystemExit("try.py: Caravelle is installed here already; nothing was touched")
    listing = run("dpkg-deb", "-c", str(deb))
    paths = [Path("/") / line.split(maxsplit=5)[5].split(" -> ")[0] for line in listing.splitlines()]
    run("apt-get", "install", "-y", "--no-install-recommends", str(deb))
    try:
        status = run("dpkg-query", "-W", "-f", "${Status}, ${Installed-Size} kB", "caravelle")
        print(f"installed {deb.name}: {status}")
        if shutil.which("desktop-file-validate"):
            run("desktop-file-validate", str(ENTRY))
        before = snapshot(HOME)
        play(menu_command(ENTRY), home)
        if snapshot(HOME) != before:
            raise SystemExit("try.py: the program wrote into its own folder")
    finally:
        run("apt-get", "purge", "-y", "caravelle")
    left = [path for path in paths if path.is_file() or ("caravelle" in str(path) and path.exists())]
    if left:
        raise SystemExit(f"try.py: purging left {left[:5]}")
    print("purged: nothing is left")


def try_tar(archive: Path, home: Path) -> None:
    # A folder with a space and an accent in its name, as people have.
    place = home / "Jeux de société"
    place.mkdir()
    with tarfile.open(archive) as file:
        file.extractall(place, filter="data")
    folder = next(place.iterdir())
    launcher = folder / "caravelle.sh"
    run("chown", "-R", "root:root", str(place))
    before = snapshot(folder)
    play([str(launcher)], home)
    if snapshot(folder) != before:
        raise SystemExit("try.py: the program wrote into its own folder")
    asked = ["runuser", "-u", USER, "--", "env", "-i", f"HOME={home}", "PATH=/usr/bin:/bin", str(launcher)]
    entry = Path(run(*asked, "--install").strip())
    if shutil.which("desktop-file-validate"):
        run("desktop-file-validate", str(entry))
    play(menu_command(entry), home)
    run(*asked, "--uninstall")
    if entry.exists():
        raise SystemExit("try.py: the menu entry is still there")
    print(f"{archive.name}: plays, and comes and goes in the menu")


def main(arguments: list[str]) -> int:
    if os.geteuid() != 0:
        raise SystemExit("try.py: needs root, to install and purge")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        shutil.chown(home, USER)
        try_deb(Path(arguments[0]).resolve() if arguments else newest("*.deb"), home)
        try_tar(newest("*.tar.xz"), home)
        for path in home.rglob("*"):
            if path.is_file() and "Jeux de" not in str(path):
                print(f"in the home folder: {path.relative_to(home)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
