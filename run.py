#!/usr/bin/env python3
"""Play or test Caravelle from a source checkout.

    python3 run.py            set up what is needed (once), then start the game
    python3 run.py test       the same with what the checks need, then ruff, mypy and the whole test suite

Arguments after `test` go to pytest, any others to the game. Everything is installed into `.venv` beside this
file; as long as pyproject.toml and the Python that runs this stay the same, nothing is installed again and no
network is needed. Only the standard library, and only syntax that an old Python can read far enough to say
that it is too old.
"""

import hashlib
import json
import os
import subprocess
import sys
import venv

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "caravelle.json")
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")


def fail(message: str) -> None:
    sys.exit("run.py: " + message)


def wanted() -> str:
    """What the environment depends on: the declared packages, the Python that runs this, and the place."""
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        text = file.read()
    return hashlib.sha256(text + repr((sys.version, sys.platform, ROOT)).encode()).hexdigest()


def installed() -> "list[str] | None":
    """The extras that the environment has; None if there is none, or one for something else."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
        if stamp["for"] == wanted() and os.path.exists(PYTHON):
            return [str(name) for name in stamp["extras"]]
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return None


def set_up(extras: "list[str]") -> None:
    """Make the environment have the project and these extras; returns at once if it has them already."""
    have = installed()
    if have is not None and set(extras) <= set(have):
        return
    if have is None:
        print("run.py: making .venv ...", flush=True)
        try:
            venv.EnvBuilder(clear=True, with_pip=True).create(VENV)
        except (OSError, subprocess.CalledProcessError) as error:
            fail(f"cannot make .venv ({error}); on Debian and Ubuntu: apt install python3-venv")
    extras = sorted(set(extras) | set(have or []))
    target = "." + ("[" + ",".join(extras) + "]" if extras else "")
    print("run.py: installing the packages that pyproject.toml names (only this once) ...", flush=True)
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target]
    result = subprocess.run(pip, cwd=ROOT, stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace")
    if result.returncode != 0:
        lines = [line.strip() for line in result.stderr.splitlines() if line.strip()]
        errors = [line for line in lines if "ERROR:" in line] or lines or ["pip failed"]
        fail(f"a package could not be installed; is there a network connection? ({errors[0]})")
    with open(STAMP, "w", encoding="utf-8") as file:
        json.dump({"for": wanted(), "extras": extras}, file)


def call(*command: str) -> int:
    return subprocess.call([PYTHON, *command], cwd=ROOT)


def test(arguments: "list[str]") -> int:
    """Ruff, mypy and pytest; all three are run whatever the others find, pytest's summary comes last."""
    set_up(["check", "test"])
    codes = [call("-m", "ruff", "check", "."), call("-m", "mypy")]
    if not any(argument.startswith("-n") for argument in arguments):
        arguments = ["-n", "auto", "--maxprocesses", "8", *arguments]
    codes.append(call("-m", "pytest", *arguments))
    return 1 if any(codes) else 0


def main() -> int:
    if sys.version_info < OLDEST:
        fail(f"Caravelle needs Python {OLDEST[0]}.{OLDEST[1]} or newer, this is {sys.version.split()[0]}")
    arguments = sys.argv[1:]
    try:
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        set_up([])
        return call("main.py", *arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
