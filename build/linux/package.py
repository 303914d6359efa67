"""The Linux packages, a .deb and a .tar.xz: `python build/make.py linux` runs this after the folder is built."""

from __future__ import annotations

import io
import os
import platform
import re
import shutil
import subprocess
import tarfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}

LAUNCHER = """#!/bin/sh
exec /usr/lib/caravelle/caravelle "$@"
"""

TAR_README = """Caravelle {version}

Play:                          ./caravelle.sh
Put it into the menu:          ./caravelle.sh --install      (for you only, no administrator needed)
Take it out of the menu:       ./caravelle.sh --uninstall
Needs glibc {floor} or newer and an X11 or Wayland desktop.
Games and settings are kept in your home folder, never here. Licences: lib/licences.

Jouer :                        ./caravelle.sh
L’ajouter au menu :            ./caravelle.sh --install      (pour vous seul, sans droits d’administrateur)
L’enlever du menu :            ./caravelle.sh --uninstall
Il faut glibc {floor} ou plus récent et un bureau X11 ou Wayland.
Parties et réglages sont dans votre dossier personnel, jamais ici. Licences : lib/licences.
"""


def built() -> int:
    """The date that packages bear: SOURCE_DATE_EPOCH if it is set, so that a build can be repeated."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def glibc_floor(folder: Path) -> str:
    """The oldest glibc that has every symbol that the program and its libraries ask for."""
    newest = (2, 0)
    for file in folder.rglob("*"):
        if not file.is_file() or file.is_symlink() or file.open("rb").read(4) != b"\x7fELF":
            continue
        symbols = subprocess.run(["objdump", "-T", str(file)], capture_output=True, text=True, check=True).stdout
        for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols):
            newest = max(newest, (int(major), int(minor)))
    return f"{newest[0]}.{newest[1]}"


def write(path: Path, text: str, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def tidy(tree: Path) -> None:
    """Permissions that do not depend on who builds."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or os.access(path, os.X_OK)
        path.chmod(0o755 if runs else 0o644)


def metainfo(version: str) -> str:
    text = (HERE / "org.caravelle.Caravelle.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", version).replace("@DATE@", time.strftime("%Y-%m-%d", time.gmtime(built())))


def control(version: str, machine: str, floor: str, kilobytes: int) -> str:
    return f"""Package: caravelle
Version: {version}
Architecture: {machine}
Maintainer: The Caravelle authors <caravelle@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {floor}), libstdc++6, libgcc-s1, zlib1g
Recommends: libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1
Suggests: libwayland-client0, libpulse0
Section: games
Priority: optional
Description: three economic board games at one screen
 Puerto Rico 1897, San Juan 1897 and Madeira, offline, against bots or
 friends, in French and English. An unofficial adaptation.
"""


def copyright_text(licences: Path) -> str:
    head = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Caravelle\n\n"
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    names = ", ".join(sorted(file.stem for file in licences.glob("*.txt")))
    body = "".join(f" {line}\n" if line.strip() else " .\n" for line in terms)
    return (
        f"{head}Files: *\nCopyright: the Caravelle authors\nLicense: MIT\nComment:\n"
        f" The texts of bundled third parties are in /usr/share/doc/caravelle/licences:\n {names}\n\n"
        f"License: MIT\n{body}"
    )


def deb(folder: Path, target: Path, version: str, floor: str) -> Path:
    machine = MACHINES.get(platform.machine(), platform.machine())
    tree = ROOT / "out" / "work" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr" / "share"
    shutil.copytree(folder, tree / "usr" / "lib" / "caravelle", symlinks=True)
    write(tree / "usr" / "bin" / "caravelle", LAUNCHER, 0o755)
    write(share / "applications" / "caravelle.desktop", (HERE / "caravelle.desktop").read_text(encoding="utf-8"))
    write(share / "metainfo" / "org.caravelle.Caravelle.metainfo.xml", metainfo(version))
    for size in ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(ROOT / "out" / "icons" / f"caravelle-{size}.png", place / "caravelle.png")
    scalable = share / "icons" / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(ROOT / "assets" / "ui" / "icon.svg", scalable / "caravelle.svg")
    licences = folder / "lib" / "licences"
    write(share / "doc" / "caravelle" / "copyright", copyright_text(licences))
    (share / "doc" / "caravelle" / "licences").symlink_to("../../../lib/caravelle/lib/licences")
    tidy(tree)
    used = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    write(tree / "DEBIAN" / "control", control(version, machine, floor, used // 1024))
    result = target / f"caravelle_{version}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(result)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return result


def tar(folder: Path, target: Path, version: str, floor: str) -> Path:
    name = f"caravelle-{version}-linux-{platform.machine()}"
    result = target / f"{name}.tar.xz"
    when = built()

    def neutral(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = when
        if not info.issym():
            info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    def text(path: str, content: str, mode: int) -> None:
        data = content.encode()
        info = tarfile.TarInfo(f"{name}/{path}")
        info.size, info.mode = len(data), mode
        archive.addfile(neutral(info), io.BytesIO(data))

    with tarfile.open(result, "w:xz") as archive:
        archive.add(folder, name, filter=neutral)
        archive.add(ROOT / "out" / "icons" / "caravelle-256.png", f"{name}/caravelle.png", filter=neutral)
        archive.add(HERE / "caravelle.desktop", f"{name}/caravelle.desktop", filter=neutral)
        text("caravelle.sh", (HERE / "caravelle.sh").read_text(encoding="utf-8"), 0o755)
        text("README.txt", TAR_README.format(version=version, floor=floor), 0o644)
    return result


def package(folder: Path, target: Path, version: str) -> None:
    floor = glibc_floor(folder)
    print(f"needs glibc {floor} or newer")
    tar(folder, target, version, floor)
    if shutil.which("dpkg-deb"):
        deb(folder, target, version, floor)
    else:
        print("no dpkg-deb here: only the .tar.xz was made")
