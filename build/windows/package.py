"""The Windows installer: `python build/make.py windows` runs this after the folder is built. Needs NSIS."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
USUAL = Path(r"C:\Program Files (x86)\NSIS\makensis.exe")


def package(folder: Path, target: Path, version: str) -> Path:
    makensis = shutil.which("makensis") or (str(USUAL) if USUAL.exists() else None)
    if makensis is None:
        raise FileNotFoundError("NSIS (makensis) is not installed")
    result = target / f"caravelle-{version}-setup.exe"
    kilobytes = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) // 1024
    values = {
        "VERSION": version,
        "SOURCE": folder,
        "ICON": ROOT / "out" / "icons" / "caravelle.ico",
        "LICENCE": ROOT / "LICENSE",
        "RESULT": result,
        "KILOBYTES": kilobytes,
    }
    defines = [f"-D{name}={value}" for name, value in values.items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(HERE / "caravelle.nsi")]
    subprocess.run(command, check=True)
    return result
