"""Installs Caravelle with pip into an environment of its own and plays it there: what `pipx install .` gives.

    python build/try_wheel.py

Needs the network for the packages that Caravelle uses. Nothing of this checkout is used once it is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LICENCES = 30
"""At least so many texts: ours, those of the packages, and those of what is inside pygame-ce."""


def attempt(folder: Path) -> list[str]:
    """What is wrong with an installed Caravelle; nothing if all is well."""
    venv.EnvBuilder(with_pip=True).create(folder / "environment")
    place = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    clean |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    clean |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}

    def run(*command: str) -> str:
        return subprocess.run(
            [str(place / command[0]), *command[1:]], cwd=folder, env=clean, check=True, capture_output=True, text=True
        ).stdout

    run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(ROOT))
    code = "from game import licences; import game; print(game.__file__); print(len(licences.texts()))"
    where, texts = run("python", "-c", code).split()
    games = run("python", "-m", "game", "games")
    report = run("caravelle", "--self-test")
    print(run("caravelle", "--version").strip(), report, sep="\n")
    wrong = []
    if not Path(where).is_relative_to(folder):
        wrong.append(f"it is not the installed one that runs, but {where}")
    if int(texts) < LICENCES:
        wrong.append(f"there are only {texts} licence texts")
    wrong += [f"{key} is missing" for key in ("puerto_rico", "san_juan", "madeira") if f'"{key}"' not in games]
    if "self-test passed" not in report:
        wrong.append("the self-test does not say that it passed")
    return wrong


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        try:
            wrong = attempt(Path(folder))
        except subprocess.CalledProcessError as error:
            wrong = [f"{error}: {error.stderr.strip()}"]
    for line in wrong:
        print(f"try_wheel.py: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
