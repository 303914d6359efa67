"""A Python for old systems, which the Linux packages are built around where it can be had.

The Python that runs the build comes from a new system and asks for its glibc. freeze-core, a wheel for
manylinux2014, carries a CPython as one program without libraries of its own, with the C modules of the standard
library; what is pure comes from the Python that runs the build, which must be of the same minor version. PyInstaller
finds out what belongs to the package (caravelle.spec) and lays it into a folder, in which `lay` exchanges the Python:

    caravelle              that Python; beside it, it looks for modules in lib, and runs __init__caravelle
    lib/library.zip        modules that are only code
    lib/…                  packages with libraries or data, compiled modules, assets, locale packs, licences
"""

from __future__ import annotations

import json
import py_compile
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / "out" / "runtime"
MACHINE = str(sysconfig.get_config_var("SOABI"))
"""Such as cpython-311-x86_64-linux-gnu: which Python, on which machine."""


def fetch() -> Path | None:
    """The unpacked wheel; None if there is none for this Python, or no network."""
    wheels = WORK / "wheels"
    shutil.rmtree(WORK, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    command += ["--disable-pip-version-check", "--require-hashes", "-r", str(HERE / "runtime.txt"), "-d", str(wheels)]
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        return None
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(WORK)
    return WORK if program(WORK).is_file() else None


def program(runtime: Path) -> Path:
    return runtime / "freeze_core" / "bases" / f"console-{MACHINE}"


def own_modules(runtime: Path) -> dict[str, str]:
    """What this Python has in itself, and how: `frozen`, `core` (frozen too) or `built-in`."""
    text = (runtime / "freeze_core" / "frozen" / f"frozen-{MACHINE}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def lay(folder: Path, runtime: Path) -> None:
    """Exchange the Python in a folder that PyInstaller has made."""
    lib = folder / "lib"
    shutil.copyfile(program(runtime), folder / "caravelle")
    exchange_libraries(lib, runtime)
    source, module = HERE / "start.py", lib / "__init__caravelle.pyc"
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(module), source.name, doraise=True, invalidation_mode=unchecked)
    zip_modules(lib, set(own_modules(runtime)))


def exchange_libraries(lib: Path, runtime: Path) -> None:
    """The standard library's C modules from the wheel; no library of the system that builds.

    libstdc++, libgcc_s and libz are found on every desktop; the spec leaves out whatever needs others.
    """
    own = own_modules(runtime)
    for folder in [path for path in lib.rglob("lib-dynload") if path.is_dir()]:
        for module in sorted(folder.iterdir()):
            name = module.name.partition(".")[0]
            there = runtime / "freeze_core" / "lib" / f"{name}.{MACHINE}.so"
            if there.is_file():
                shutil.copyfile(there, lib / there.name)
            elif name not in own:
                raise OSError(f"the Python of the packages has no {name}")
        shutil.rmtree(folder)
        if not any(folder.parent.iterdir()):
            folder.parent.rmdir()
    for library in lib.glob("lib*.so*"):
        library.unlink()


def zip_modules(lib: Path, own: set[str]) -> None:
    """Whatever is only code goes into one archive, but for what this Python has in itself.

    Packages with libraries or data keep their modules beside them: nothing loads those from an archive.
    """
    archive = lib / "library.zip"
    packages = sorted(path for path in lib.iterdir() if path != archive)
    with zipfile.ZipFile(archive, "w") as out:
        for package in packages:
            files = sorted(path for path in (package, *package.rglob("*")) if path.is_file())
            if any(file.suffix != ".pyc" for file in files):
                continue
            for file in files:
                place = file.relative_to(lib)
                if ".".join(place.with_suffix("").parts).removesuffix(".__init__") not in own:
                    # A date that is always the same: the archive depends on nothing but the modules.
                    info = zipfile.ZipInfo(place.as_posix(), (1980, 1, 1, 0, 0, 0))
                    out.writestr(info, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
                file.unlink()
    for path in sorted(lib.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    (lib / "library.dat").write_text(archive.name, encoding="utf-8")
