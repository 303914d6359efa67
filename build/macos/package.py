"""The macOS disk image: `python build/make.py macos` runs this after Caravelle.app is built. Needs a Mac.

Without more it signs ad hoc: the app runs on the Mac that built it, and elsewhere after a right click → Open.
With a certificate: CARAVELLE_SIGN_IDENTITY="Developer ID Application: …"; with CARAVELLE_NOTARY_PROFILE (a profile
stored by `xcrun notarytool store-credentials`) the image is notarised and stapled, too.
"""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
AD_HOC = "-"


def sign_command(app: Path, identity: str) -> list[str]:
    """A real identity wants the hardened runtime and a time stamp; ad hoc signing can have neither."""
    command = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != AD_HOC:
        command += ["--options", "runtime", "--timestamp", "--entitlements", str(HERE / "entitlements.plist")]
    return [*command, str(app)]


def image_command(staged: Path, result: Path) -> list[str]:
    command = ["hdiutil", "create", "-volname", "Caravelle", "-srcfolder", str(staged)]
    return [*command, "-fs", "HFS+", "-format", "UDZO", "-ov", str(result)]


def machine(app: Path) -> str:
    """universal2 if the program runs on both kinds of Mac, else the one kind."""
    program = app / "Contents" / "MacOS" / "caravelle"
    kinds = subprocess.check_output(["lipo", "-archs", str(program)], text=True).split()
    return "universal2" if {"x86_64", "arm64"} <= set(kinds) else " ".join(kinds) or platform.machine()


def package(folder: Path, target: Path, version: str) -> Path:
    app = folder.parent / "Caravelle.app"
    stated = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())["CFBundleShortVersionString"]
    if stated != version:
        raise OSError(f"{app} says that it is version {stated}, not {version}")
    identity = os.environ.get("CARAVELLE_SIGN_IDENTITY", AD_HOC)
    subprocess.run(sign_command(app, identity), check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)
    staged = ROOT / "out" / "work" / "dmg"
    shutil.rmtree(staged, ignore_errors=True)
    staged.mkdir(parents=True)
    shutil.copytree(app, staged / app.name, symlinks=True)
    (staged / "Applications").symlink_to("/Applications")
    shutil.copytree(ROOT / "out" / "licences", staged / "licences")
    result = target / f"caravelle-{version}-macos-{machine(app)}.dmg"
    subprocess.run(image_command(staged, result), check=True)
    profile = os.environ.get("CARAVELLE_NOTARY_PROFILE")
    if profile and identity != AD_HOC:
        submit = ["xcrun", "notarytool", "submit", str(result), "--keychain-profile", profile, "--wait"]
        subprocess.run(submit, check=True)
        subprocess.run(["xcrun", "stapler", "staple", str(result)], check=True)
    return result
