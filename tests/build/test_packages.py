"""What can be checked about the packages without building them."""

import importlib.util
import inspect
import json
import multiprocessing.resource_tracker
import plistlib
import re
import runpy
import shutil
import struct
import subprocess
import sys
import tomllib
import types
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pytest

from game import __version__

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


def load(path: str) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(path.replace("/", "_"), BUILD / f"{path}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# the spec --------------------------------------------------------------------------------------------


class Part:
    """Stands for whatever PyInstaller makes; keeps what it was asked for."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        self.args, self.kwargs = args, kwargs
        self.pure: list[object] = []
        self.scripts: list[object] = []
        self.datas = [("fonts/NotoSansJP-Bold.ttf", "", "DATA"), ("fonts/NotoSans-Bold.ttf", "", "DATA")]
        self.binaries = [("libstdc++.so.6", "", "BINARY"), ("libSDL2.so", "", "BINARY")]


def evaluate(monkeypatch: pytest.MonkeyPatch, system: str) -> dict[str, object]:
    hooks = types.ModuleType("PyInstaller.utils.hooks")
    hooks.__dict__["collect_data_files"] = lambda name: [(f"/{name}/LICENSE.txt", name), (f"/{name}/a.ttf", name)]
    hooks.__dict__["copy_metadata"] = lambda name: [(f"/{name}.dist-info", name)]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", list(sys.path))
    names: dict[str, object] = dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), Part)
    names["SPECPATH"] = str(BUILD)
    return runpy.run_path(str(BUILD / "caravelle.spec"), names)


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_spec_evaluates_on_every_system(monkeypatch, system):
    names = evaluate(monkeypatch, system)
    analysis, program = names["analysis"], names["program"]
    targets = {target for _, target in analysis.kwargs["datas"]}
    assert {"assets", "locales", "licences"} <= targets
    assert [Path(entry[0]).name for entry in analysis.datas] == ["NotoSans-Bold.ttf"]
    assert ("libstdc++.so.6" in [entry[0] for entry in analysis.binaries]) == (system != "linux")
    assert program.kwargs["console"] is False
    assert ("app" in names) == (system == "darwin")


def test_every_module_that_the_spec_names_exists(monkeypatch):
    for name in evaluate(monkeypatch, "linux")["analysis"].kwargs["hiddenimports"]:
        assert importlib.util.find_spec(name) is not None, name


def test_compiled_code_comes_with_what_it_imports(monkeypatch, tmp_path):
    """PyInstaller cannot look into compiled modules: the spec names the library and the standard library's parts."""
    monkeypatch.setenv("CARAVELLE_COMPILED", "1")
    asked = evaluate(monkeypatch, "linux")["analysis"]
    hidden = set(asked.kwargs["hiddenimports"])
    assert {"caravelle__mypyc", "hashlib", "random", "collections.abc", "game.core.state"} <= hidden
    assert asked.kwargs["pathex"] == [str(ROOT / "out" / "fast")] and "__future__" not in hidden
    monkeypatch.delenv("CARAVELLE_COMPILED")
    plain = evaluate(monkeypatch, "linux")["analysis"]
    assert plain.kwargs["pathex"] == [str(ROOT)] and "caravelle__mypyc" not in plain.kwargs["hiddenimports"]


def test_without_a_compiler_the_package_is_pure_and_says_so(monkeypatch, capsys):
    make = load("make")
    seen = []
    ran = lambda command, **more: seen.append(more.get("env", {}).get("CARAVELLE_COMPILED"))  # noqa: E731
    monkeypatch.setattr(make.subprocess, "run", ran)
    monkeypatch.setattr(make, "compile_code", lambda: False)
    monkeypatch.setattr(make, "other_python", lambda: None)
    for name in ("icons", "licences"):
        module = types.SimpleNamespace(make=lambda path: None, collect=lambda path, runtime: None)
        monkeypatch.setitem(sys.modules, name, module)
    make.build_folder()
    assert "not compiled" in capsys.readouterr().out and seen == [""]
    with pytest.raises(OSError, match="could not be compiled"):
        make.build_folder("--compiled")
    monkeypatch.setattr(make, "compile_code", lambda: True)
    make.build_folder()
    assert seen == ["", "1"]
    make.build_folder("--pure")
    assert seen == ["", "1", ""]


def test_every_bot_view_and_game_is_in_the_spec(monkeypatch):
    """They are imported by name at run time, where PyInstaller does not see them."""
    from game.bots import bots_for
    from game.core import available

    hidden = set(evaluate(monkeypatch, "linux")["analysis"].kwargs["hiddenimports"])
    assert available() and {f"game.{key}" for key in available()} <= hidden
    assert any(bots_for(key) for key in available()) and "game.bots.steward" in hidden
    for view in (ROOT / "game" / "ui").glob("*/view.py"):
        assert f"game.ui.{view.parent.name}.view" in hidden


def test_the_mac_bundle_says_what_it_is(monkeypatch):
    asked = evaluate(monkeypatch, "darwin")["app"].kwargs
    assert asked["version"] == __version__
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)+", asked["bundle_identifier"])
    plist = plistlib.loads(plistlib.dumps(asked["info_plist"]))
    assert plist["CFBundleLocalizations"] == ["en", "fr"]
    assert plist["CFBundleVersion"] == __version__
    assert plist["NSHighResolutionCapable"] is True
    assert re.fullmatch(r"\d+\.\d+", plist["LSMinimumSystemVersion"])


def test_signing_a_mac_app():
    macos = load("macos/package")
    assert "runtime" not in macos.sign_command(Path("Caravelle.app"), macos.AD_HOC)
    real = macos.sign_command(Path("Caravelle.app"), "Developer ID Application: Somebody")
    assert {"runtime", "--timestamp"} <= set(real) and real[-1] == "Caravelle.app"
    entitlements = Path(real[real.index("--entitlements") + 1])
    assert all(value is True for value in plistlib.loads(entitlements.read_bytes()).values())


# icons -----------------------------------------------------------------------------------------------

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(SIGNATURE)
    return struct.unpack(">II", data[16:24])


@pytest.fixture(scope="module")
def icons(tmp_path_factory):
    folder = tmp_path_factory.mktemp("icons")
    load("icons").make(folder)
    return folder


def test_png_icons_have_their_sizes(icons):
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        assert png_size((icons / f"caravelle-{size}.png").read_bytes()) == (size, size)


def test_the_windows_icon_holds_what_its_directory_says(icons):
    data = (icons / "caravelle.ico").read_bytes()
    zero, kind, count = struct.unpack("<HHH", data[:6])
    assert (zero, kind, count) == (0, 1, 7)
    end = 6 + 16 * count
    for i in range(count):
        wide, high, _, _, _, bits, length, place = struct.unpack("<BBBBHHII", data[6 + 16 * i : 22 + 16 * i])
        assert place == end and bits == 32
        assert png_size(data[place : place + length]) == (wide or 256, high or 256)
        end += length
    assert end == len(data)


def test_the_mac_icon_holds_whole_pictures(icons):
    data = (icons / "caravelle.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    place, found = 8, {}
    while place < len(data):
        kind, length = data[place : place + 4], struct.unpack(">I", data[place + 4 : place + 8])[0]
        found[kind] = png_size(data[place + 8 : place + length])[0]
        place += length
    assert place == len(data)
    assert found[b"ic07"] == 128 and found[b"ic10"] == 1024 and found[b"ic14"] == 512


# Linux -----------------------------------------------------------------------------------------------


def test_the_packages_python_is_pinned_for_every_python_that_may_build():
    text = (BUILD / "linux" / "runtime.txt").read_text(encoding="utf-8")
    assert re.search(r"^freeze-core==[\d.]+ \\$", text, re.MULTILINE)
    sums = re.findall(r"--hash=sha256:([0-9a-f]{64})\b", text)
    assert len(set(sums)) == len(sums) == 8, "3.11 to 3.14, for two kinds of machine"


def test_without_a_network_the_package_is_built_around_this_python(monkeypatch, tmp_path):
    runtime = load("linux/runtime")
    monkeypatch.setattr(runtime, "WORK", tmp_path / "runtime")
    failed = types.SimpleNamespace(returncode=1)
    monkeypatch.setattr(runtime.subprocess, "run", lambda command, **more: failed)
    assert runtime.fetch() is None


def fill(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(name.encode())


def test_another_python_is_put_into_the_package(tmp_path):
    """Its program and its C modules; what it has in itself goes, what is only code is packed."""
    runtime = load("linux/runtime")
    wheel, folder = tmp_path / "wheel", tmp_path / "caravelle"
    suffix = f".{runtime.MACHINE}.so"
    fill(wheel / "freeze_core", f"bases/console-{runtime.MACHINE}", f"lib/_json{suffix}")
    (wheel / "freeze_core" / "frozen").mkdir()
    own = {"string": "core", "_io": "built-in", "__version__": "3"}
    (wheel / "freeze_core" / "frozen" / f"frozen-{runtime.MACHINE}.json").write_text(json.dumps(own))
    fill(
        folder,
        *("caravelle", "lib/libpython3.so.1.0", "lib/libz.so.1", "lib/string.pyc", "lib/json/__init__.pyc"),
        *("lib/game/app.pyc", f"lib/game/rules{suffix}", f"lib/caravelle__mypyc{suffix}", "lib/assets/a.svg"),
        *(f"lib/python3.9/lib-dynload/_json{suffix}", f"lib/python3.9/lib-dynload/_io{suffix}"),
    )
    runtime.lay(folder, wheel)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert there == {
        *("caravelle", "lib/library.dat", "lib/library.zip", f"lib/_json{suffix}", f"lib/caravelle__mypyc{suffix}"),
        *("lib/game/app.pyc", f"lib/game/rules{suffix}", "lib/assets/a.svg"),
    }
    assert (folder / "caravelle").read_bytes().endswith(b"console-" + runtime.MACHINE.encode())
    assert (folder / "lib" / f"_json{suffix}").read_bytes().startswith(b"lib/_json")
    with zipfile.ZipFile(folder / "lib" / "library.zip") as archive:
        assert set(archive.namelist()) == {"__init__caravelle.pyc", "json/__init__.pyc"}
    fill(folder, f"lib/python3.9/lib-dynload/_other{suffix}")
    with pytest.raises(OSError, match="_other"):
        runtime.lay(folder, wheel)


def test_the_packaged_program_and_its_helpers_begin(monkeypatch):
    """The app, or what multiprocessing asks for."""
    start = load("linux/start")
    ran = []
    asked = "from multiprocessing.resource_tracker import main;main(%d)"
    assert asked in inspect.getsource(multiprocessing.resource_tracker), "as this Python asks for it"
    monkeypatch.setattr(sys, "prefix", "/there")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", "", raising=False)
    monkeypatch.setattr(start._signal, "signal", lambda *which: ran.append("signal"))
    monkeypatch.setattr("multiprocessing.spawn.freeze_support", lambda: ran.append("process"))
    monkeypatch.setattr("multiprocessing.resource_tracker.main", lambda number: ran.append(f"tracker {number}"))
    monkeypatch.setattr("game.app.main", lambda: ran.append("app"))
    for arguments, what in (
        (["--multiprocessing-fork", "pipe_handle=3"], "process"),
        (["-I", "-c", asked % 7], "tracker 7"),
        ([], "app"),
        (["--size", "-c"], "app"),
    ):
        ran.clear()
        monkeypatch.setattr(sys, "argv", ["caravelle", *arguments])
        try:
            start.run("__main__caravelle")
        except SystemExit:
            assert what == "app"
        assert sys._MEIPASS == "/there/lib" and ran[-1] == what


def test_the_menu_entry():
    path = BUILD / "linux" / "caravelle.desktop"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    entry = dict(line.split("=", 1) for line in lines[1:])
    assert entry["Type"] == "Application" and entry["Exec"] == entry["Icon"] == "caravelle"
    assert entry["Comment"] and entry["Comment[fr]"]
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(path)], check=True)


def test_appstream_metadata_has_the_version(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    root = ElementTree.fromstring(load("linux/package").metainfo(__version__))
    release = root.find("releases/release")
    assert release is not None and release.attrib == {"version": __version__, "date": "1970-01-02"}
    launchable = root.find("launchable")
    assert launchable is not None and launchable.text == "caravelle.desktop"


def test_the_deb_asks_for_the_glibc_that_was_found():
    text = load("linux/package").control("1.2.3", "amd64", "2.35", 40_000)
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Version"] == "1.2.3" and "libc6 (>= 2.35)" in fields["Depends"]
    assert text.endswith("\n")


@pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
def test_the_launcher_writes_a_menu_entry_for_any_folder(tmp_path):
    folder = tmp_path / 'Jeux & "société" 5 % $1|\\`'
    folder.mkdir()
    for name in ("caravelle.sh", "caravelle.desktop"):
        shutil.copy(BUILD / "linux" / name, folder / name)
    (folder / "caravelle").write_text('#!/bin/sh\necho "played $1"\n')
    (folder / "caravelle").chmod(0o755)
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}

    def call(argument: str) -> str:
        command = [str(folder / "caravelle.sh"), argument]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.strip()

    entry = Path(call("--install"))
    lines = entry.read_text(encoding="utf-8").splitlines()
    exec_line = next(line for line in lines if line.startswith("Exec="))
    # A value is unescaped once as a string, then once as a quoted argument.
    argument = exec_line.removeprefix('Exec="').removesuffix('"').replace("\\\\", "\\")
    assert re.sub(r"\\(.)", r"\1", argument).replace("%%", "%") == str(folder / "caravelle.sh")
    assert call("--self-test") == "played --self-test"
    call("--uninstall")
    assert not entry.exists()


# licences, version, workflow ---------------------------------------------------------------------------


def test_licences_of_everything_that_is_shipped(tmp_path):
    pytest.importorskip("PyInstaller")
    names = set(load("licences").collect(tmp_path / "licences"))
    assert {"caravelle.txt", "python.txt", "SDL2.txt", "LGPL-2.1.txt", "pygame-gui-NotoSans-LICENSE.txt"} <= names
    assert any(name.startswith("font-source-serif-pro") for name in names)
    assert all((tmp_path / "licences" / name).stat().st_size > 200 for name in names)


def test_the_packages_own_python_brings_its_licence(tmp_path):
    pytest.importorskip("PyInstaller")
    fill(tmp_path / "wheel", "freeze_core-1.0.dist-info/licenses/LICENSE")
    names = set(load("licences").collect(tmp_path / "licences", tmp_path / "wheel"))
    assert {"freeze-core-LICENSE.txt", "python.txt"} <= names
    assert not any(name.startswith("pyinstaller") for name in names), "nothing of it is in such a package"


def test_pygame_libraries_have_a_licence_here():
    """A new library inside pygame-ce must not slip into the packages without its text."""
    import pygame

    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    if not folder.is_dir():
        pytest.skip("only Linux wheels keep their libraries there")
    known = {text.stem.lower() for text in (BUILD / "licences").glob("*.txt")}
    parts_of = {"brotlicommon": "brotli", "brotlidec": "brotli", "png16": "png", "sharpyuv": "webp"}
    parts_of |= {"vorbisenc": "vorbis", "vorbisfile": "vorbis", "webpdemux": "webp", "webpmux": "webp"}
    for file in folder.iterdir():
        name = re.sub(r"(-2)?-[0-9a-f]{8}.*", "", file.name).removeprefix("lib").lower()
        assert parts_of.get(name, name) in known, file.name


def test_the_version_stands_in_one_place():
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__), "the Windows installer wants three numbers"
    for path in [*BUILD.rglob("*"), *(ROOT / ".github").rglob("*"), ROOT / "pyproject.toml"]:
        if path.suffix in (".py", ".spec", ".nsi", ".xml", ".desktop", ".yml", ".sh", ".toml"):
            assert f'"{__version__}"' not in path.read_text(encoding="utf-8"), path


def test_wheels_for_the_build_under_wine_are_pinned():
    for name in ("wheels.txt", "compiler.txt"):
        for line in (BUILD / "windows" / name).read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or re.fullmatch(r"[\w-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line), line


def test_the_release_workflow_builds_what_make_knows():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert re.findall(r"system: (\w+)", text) == ["linux", "windows", "macos"]
    for system in ("linux", "windows", "macos"):
        assert callable(load(f"{system}/package").package)


def test_an_installed_caravelle_finds_its_licence_texts(tmp_path, monkeypatch):
    """In a checkout those of the packages; in a wheel also those that it carries."""
    from game import licences

    mine = {text.name for text in licences.texts()}
    assert any("OFL" in name.upper() or "LICENSE" in name.upper() for name in mine)
    assert all(licences.texts_of(package) for package in licences.PACKAGES if package != "pygame-ce")
    assert licences.texts_of("no-such-package") == []
    (tmp_path / "SDL2.txt").write_text("terms", encoding="utf-8")
    monkeypatch.setattr(licences, "data_path", lambda name: tmp_path)
    assert "SDL2.txt" in {text.name for text in licences.texts()}
    with open(ROOT / "pyproject.toml", "rb") as file:
        wheel = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["sources"]["build/licences"] == "game/data/licences" and "build/licences" in wheel["only-include"]


# the wine prefix --------------------------------------------------------------------------------------


def test_a_half_made_wine_prefix_is_made_anew(tmp_path, monkeypatch):
    wine = load("windows/wine")
    monkeypatch.setattr(wine, "WORK", tmp_path)
    monkeypatch.setattr(wine, "READY", tmp_path / "prefix" / "caravelle.ready")
    left = tmp_path / "prefix" / "drive_c" / "half"
    left.mkdir(parents=True)
    calls = []

    def start(*command: object) -> int:
        calls.append(command)
        (tmp_path / "prefix").mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(wine, "wine", start)
    wine.make_prefix()
    assert not left.exists() and len(calls) == 1
    wine.make_prefix()
    assert len(calls) == 1, "a prefix that is whole is kept"
