"""Builds Caravelle for machines without Python; one command from a fresh clone:

    python build/make.py            the program as a folder, out/caravelle
    python build/make.py linux      out/packages/*.deb and *.tar.xz       (on Linux)
    python build/make.py windows    out/packages/*-setup.exe              (on Windows; needs NSIS)
    python build/make.py macos      out/packages/*.dmg                    (on macOS)

Rules and bots are compiled first (build/fast.py). Where that is not possible, for want of a C compiler, the program
is made of plain Python and says so; `--pure` asks for that, `--compiled` takes it for a failure. On Linux the package
has a Python of its own that runs on old systems (build/linux/runtime.py), if it can be downloaded.
If this Python lacks the packages of the extra `build`, the environment of run.py gets them first.
Everything in between goes to out/work/.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"
PACKAGES = OUT / "packages"
SYSTEMS = ("linux", "windows", "macos")
WISHES = ("--pure", "--compiled")
NEEDED = ("PyInstaller", "mypyc", "setuptools", "pygame", "pygame_gui", "platformdirs", "font_source_serif_pro")

sys.path[:0] = [str(ROOT), str(ROOT / "build")]

from game import __version__  # noqa: E402


def size_of(folder: Path) -> float:
    """Megabytes of all files in a folder; a link weighs nothing."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def compile_code() -> bool:
    """Compile rules and bots in out/fast; False if that cannot be done here."""
    result = subprocess.run([sys.executable, str(ROOT / "build" / "fast.py"), "--apart"], cwd=ROOT)
    return result.returncode == 0


def other_python() -> Path | None:
    """On Linux the Python that the package is built around, if there is one for older systems than this."""
    if not sys.platform.startswith("linux"):
        return None
    from linux.runtime import fetch

    found = fetch()
    print("the package's Python: " + ("one for old systems" if found else "this one, and so a system as new as this"))
    return found


def build_folder(wish: str = "") -> Path:
    """out/caravelle, by PyInstaller, with compiled code, icons and licences made first."""
    compiled = wish != "--pure" and compile_code()
    if not compiled and wish == "--compiled":
        raise OSError("rules and bots could not be compiled")
    print("rules and bots: " + ("compiled" if compiled else "not compiled, plain Python"))
    runtime = other_python()
    environment = {
        **os.environ,
        "CARAVELLE_COMPILED": "1" if compiled else "",
        "CARAVELLE_RUNTIME": str(runtime or ""),
    }
    import icons
    import licences

    icons.make(OUT / "icons")
    licences.collect(OUT / "licences", runtime)
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "build" / "caravelle.spec"), "--noconfirm"]
    command += ["--distpath", str(OUT), "--workpath", str(OUT / "work"), "--log-level", "WARN"]
    subprocess.run(command, cwd=ROOT, check=True, env=environment)
    folder = OUT / "caravelle"
    if runtime:
        from linux.runtime import lay

        lay(folder, runtime)
    print(f"{folder}: {size_of(folder):.1f} MB")
    return folder


def write_sums() -> Path:
    """SHA-256 of every package, in the form that `sha256sum -c` reads."""
    sums = PACKAGES / f"SHA256SUMS-{sys.platform}"
    lines = []
    for file in sorted(PACKAGES.iterdir()):
        if not file.name.startswith("SHA256SUMS"):
            lines.append(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n")
            print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
    sums.write_text("".join(lines), encoding="utf-8")
    return sums


def with_packages(arguments: list[str], script: str = __file__) -> int | None:
    """Run again in the environment of run.py if something is missing here; None if nothing is."""
    if all(importlib.util.find_spec(name) for name in NEEDED):
        return None
    import run

    if Path(sys.prefix).resolve() == Path(run.VENV).resolve():
        print("build/make.py: the environment lacks packages of the extra `build`", file=sys.stderr)
        return 1
    run.set_up(["build"])
    return subprocess.call([run.PYTHON, script, *arguments], cwd=ROOT)


def main(arguments: list[str]) -> int:
    wishes = [argument for argument in arguments if argument in WISHES]
    systems = [argument for argument in arguments if argument in SYSTEMS]
    if len(wishes) > 1 or len(systems) > 1 or len(wishes) + len(systems) < len(arguments):
        print(__doc__, file=sys.stderr)
        return 2
    code = with_packages(arguments)
    if code is not None:
        return code
    try:
        folder = build_folder(*wishes)
        if systems:
            import runpy

            PACKAGES.mkdir(parents=True, exist_ok=True)
            module = runpy.run_path(str(ROOT / "build" / systems[0] / "package.py"))
            module["package"](folder, PACKAGES, __version__)
            write_sums()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"build/make.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
