"""Builds the program as a folder that runs on a machine without Python: `python build/make.py`.

It needs the extra `build` (`pip install .[build]`, or the environment that run.py makes with
`python run.py --help`). The result is out/caravelle/; everything in between goes to out/work/.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "out"


def size_of(folder: Path) -> float:
    """Megabytes of all files in a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def main() -> int:
    try:
        import PyInstaller  # noqa: F401
    except ModuleNotFoundError:
        print("build/make.py: PyInstaller is missing; install the extra `build` first", file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "build" / "caravelle.spec"), "--noconfirm"]
    command += ["--distpath", str(OUT), "--workpath", str(OUT / "work"), "--log-level", "WARN"]
    code = subprocess.call(command, cwd=ROOT)
    if code == 0:
        print(f"{OUT / 'caravelle'}: {size_of(OUT / 'caravelle'):.1f} MB")
    return code


if __name__ == "__main__":
    sys.exit(main())
