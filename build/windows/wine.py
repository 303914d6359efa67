"""The Windows installer, made and tried on Linux: `python3.11 build/windows/wine.py [try]`.

Needs wine64 and nsis (Debian: apt install wine64 nsis; about 700 MB) and a Python 3.11, whose pure standard library
is borrowed. A Windows CPython is put together from a wheel that contains one, with pinned versions and checksums
(wheels.txt), and runs PyInstaller with the same spec as on every other system. `try` then installs the result
silently, runs its self-test, and uninstalls it. What else this Python lacks is taken from the environment of run.py,
as build/make.py does. Everything happens under out/windows; the wine prefix too.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "out" / "windows"
PYTHON = WORK / "python"
SKIP = shutil.ignore_patterns("__pycache__", "site-packages", "test", "tests", "lib-dynload", "config-*", "*.so")

READY = WORK / "prefix" / "caravelle.ready"

sys.path[:0] = [str(ROOT), str(ROOT / "build")]

import make  # noqa: E402


def wine(*command: str | Path, cwd: Path | None = None) -> int:
    """Run a Windows program; its output goes through a pipe, because wine's Python cannot write to a plain file."""
    program = shutil.which("wine64") or shutil.which("wine") or "/usr/lib/wine/wine64"
    environment = {
        **os.environ,
        "WINEPREFIX": str(WORK / "prefix"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no offer to download Mono and Gecko
        "WINEARCH": "win64",
        "LC_ALL": "C.UTF-8",  # or names with accents are not found
    }
    process = subprocess.Popen(
        [program, *map(str, command)],
        cwd=cwd or WORK,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdout is not None
    for line in process.stdout:
        print(line.decode("utf-8", "replace").rstrip(), flush=True)
    return process.wait()


def make_prefix() -> None:
    """wine's own Windows; one that an interrupted run left half made is thrown away."""
    if READY.exists():
        return
    shutil.rmtree(WORK / "prefix", ignore_errors=True)
    code = wine("wineboot", "--init")
    if code != 0:
        raise SystemExit(f"wine.py: wine could not make its prefix ({code})")
    READY.touch()


def pip_download(requirements: Path, target: Path, *more: str) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", *more]
    subprocess.run([*command, "--only-binary=:all:", "-r", str(requirements), "-d", str(target)], check=True)


def assemble() -> None:
    """out/windows/python: python.exe, its DLLs, the standard library and the packages."""
    wheels = WORK / "wheels"
    pip_download(HERE / "wheels.txt", wheels, "--platform", "win_amd64", "--python-version", "3.11")
    shutil.rmtree(PYTHON, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("stdlib"), PYTHON / "Lib", ignore=SKIP)
    site = PYTHON / "Lib" / "site-packages"
    site.mkdir()
    (PYTHON / "DLLs").mkdir()
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            if not wheel.name.startswith("panda3d"):
                archive.extractall(site)
                continue
            for name in archive.namelist():
                folder, _, file = name.partition("/")
                if folder == "deploy_libs" and file.lower().endswith((".dll", ".pyd")):
                    # What Windows 10 brings itself stays out, and so does Tk.
                    if file.startswith(("api-ms-", "tcl", "tk", "_tkinter")):
                        continue
                    beside = file.lower() in ("python311.dll", "vcruntime140.dll")
                    (PYTHON / ("" if beside else "DLLs") / file).write_bytes(archive.read(name))
    compiler = WORK / "compiler"
    if not compiler.exists():
        pip_download(HERE / "compiler.txt", WORK / "wheels-compiler")
        wheel = next((WORK / "wheels-compiler").glob("ziglang*.whl"))
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
        subprocess.run([*command, "--target", str(compiler), str(wheel)], check=True)
    zig = compiler / "ziglang" / "zig"
    command = [str(zig), "cc", "-target", "x86_64-windows-gnu", "-municode", "-O1", str(HERE / "launcher.c")]
    caches = {"ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig"), "ZIG_LOCAL_CACHE_DIR": str(WORK / "zig")}
    subprocess.run([*command, "-o", str(PYTHON / "python.exe")], check=True, env={**os.environ, **caches})


def build() -> Path:
    """out/windows/caravelle, the program as a folder."""
    import icons
    import licences

    icons.make(ROOT / "out" / "icons")
    licences.collect(ROOT / "out" / "licences")
    shutil.rmtree(WORK / "caravelle", ignore_errors=True)
    code = wine(
        *(PYTHON / "python.exe", "-m", "PyInstaller", "Z:" + str(ROOT / "build" / "caravelle.spec"), "--noconfirm"),
        *("--distpath", "Z:" + str(WORK), "--workpath", "Z:" + str(WORK / "work"), "--log-level", "WARN"),
    )
    folder = WORK / "caravelle"
    if code != 0 or not (folder / "caravelle.exe").is_file():
        raise SystemExit(f"wine.py: PyInstaller ended with {code}")
    return folder


@contextlib.contextmanager
def screen() -> Iterator[None]:
    """The display that there is, or a virtual one."""
    if "DISPLAY" in os.environ:
        yield
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as file:
        os.environ["DISPLAY"] = ":" + file.readline().strip()
    try:
        yield
    finally:
        del os.environ["DISPLAY"]
        server.terminate()
        server.wait()


def attempt(installer: Path) -> None:
    """Install silently, run, uninstall silently; nothing may be left."""
    # A name with a space and an accent, as people have. NSIS wants it last and without quotes, which wine would put
    # around an argument with a space: hence the pieces.
    there = r"C:\Jeux de société\Caravelle"
    place = WORK / "prefix" / "drive_c" / "Jeux de société" / "Caravelle"
    if wine(installer, "/S", *f"/D={there}".split(" ")) != 0:
        raise SystemExit("wine.py: the installer failed")
    # Once more, over the first: what an upgrade does.
    if wine(installer, "/S", *f"/D={there}".split(" ")) != 0:
        raise SystemExit("wine.py: the installer does not replace an earlier Caravelle")
    before = sorted(place.rglob("*"))
    print(f"installed: {len(before)} files and folders")
    links = list((WORK / "prefix" / "drive_c" / "users").rglob("Caravelle.lnk"))
    if not links:
        raise SystemExit("wine.py: there is no entry in the start menu")
    report = WORK / "self-test.txt"
    report.unlink(missing_ok=True)
    code = wine(place / "caravelle.exe", "--self-test", "--report", "Z:" + str(report))
    print(report.read_text(encoding="utf-8").strip() if report.exists() else "no report")
    if code != 0:
        raise SystemExit(f"wine.py: the self-test ended with {code}")
    if sorted(place.rglob("*")) != before:
        raise SystemExit("wine.py: the program wrote into its own folder")
    # With _?= the uninstaller runs where it is and can be waited for; it then cannot remove itself.
    wine(place / "uninstall.exe", "/S", *f"_?={there}".split(" "))
    left = [path for path in place.rglob("*") if path.name != "uninstall.exe"]
    if left or any(link.exists() for link in links):
        raise SystemExit(f"wine.py: the uninstaller left {left or links}")
    shutil.rmtree(place, ignore_errors=True)
    print("installed, played and uninstalled")


def main(arguments: list[str]) -> int:
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("wine.py: needs Python 3.11, like the Windows runtime that it completes")
    code = make.with_packages(arguments, __file__)
    if code is not None:
        return code
    import runpy

    from game import __version__

    WORK.mkdir(parents=True, exist_ok=True)
    target = ROOT / "out" / "packages"
    target.mkdir(parents=True, exist_ok=True)
    if not (PYTHON / "python.exe").exists():
        assemble()
    make_prefix()
    folder = build()
    installer = runpy.run_path(str(HERE / "package.py"))["package"](folder, target, __version__)
    if arguments == ["try"]:
        with screen():
            attempt(installer)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
