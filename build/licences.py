"""Collects the licences of everything that a package contains into one folder: `python build/licences.py [folder]`.

Texts come from three places: Python's own installation, the metadata of the packages that are shipped, and
build/licences/ for the C libraries inside them. A shipped package without any text stops the build.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.licences import PACKAGES, texts_of  # noqa: E402

TEXTS = ROOT / "build" / "licences"
# Its wheel has no licence file; the METADATA says LGPL 2.1 or later.
WITHOUT_TEXT = {"pygame-ce": "LGPL-2.1.txt"}


def python_licence() -> Path:
    """The licence of the Python that is bundled; installations keep it in different places."""
    base = Path(sys.base_prefix)
    places = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", base / "LICENSE.txt", base / "LICENSE"]
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    places.append(Path(f"/usr/share/doc/python{version}/copyright"))
    for place in places:
        if place.is_file():
            return place
    raise SystemExit("licences.py: this Python has no licence text")


def collect(folder: Path, runtime: Path | None = None) -> list[str]:
    """Fill the folder anew; returns the names of its files. `runtime`: where the package's own Python lies."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "caravelle.txt")
    shutil.copyfile(python_licence(), folder / "python.txt")
    if runtime is not None:
        for text in runtime.glob("freeze_core-*.dist-info/**/LICENSE*"):
            shutil.copyfile(text, folder / f"freeze-core-{text.stem}.txt")
    for package in PACKAGES if runtime else (*PACKAGES, "pyinstaller"):
        texts = texts_of(package)
        if not texts and package in WITHOUT_TEXT:
            texts = [TEXTS / WITHOUT_TEXT[package]]
        if not texts:
            raise SystemExit(f"licences.py: {package} has no licence text")
        for text in texts:
            shutil.copyfile(text, folder / f"{package}-{text.stem}.txt")
    for text in sorted(TEXTS.glob("*.txt")):
        shutil.copyfile(text, folder / text.name)
    return sorted(file.name for file in folder.iterdir())


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "licences"
    print(f"{target}: {len(collect(target))} texts")
