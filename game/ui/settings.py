"""What a person has set: one small JSON file. A damaged file costs nothing but the settings."""

from __future__ import annotations

import json
import locale
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.ui.text import LANGUAGES

SCALES = (75, 90, 100, 110, 125, 150, 175, 200, 250, 300)
PACES = ("slow", "normal", "fast", "instant", "step")
SECONDS = (1, 3, 10)
"""How long an expert, or whoever is asked for advice, may think."""
ANIMATIONS = ("slow", "normal", "fast", "off")


def system_language() -> str:
    """The language to start with."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    try:
        found = locale.getlocale()[0] or ""
    except ValueError:
        found = ""
    return "fr" if found.lower().startswith("fr") else "en"


@dataclass(slots=True)
class Settings:
    language: str = "en"
    scale: int = 100
    full_screen: bool = False
    window: list[int] = field(default_factory=list)
    pace: str = "normal"
    animation: str = "normal"
    sound: bool = True
    volume: int = 60
    palette: str = "default"
    confirm: bool = False
    auto: bool = True
    log_open: bool = True
    think: int = 3
    set_up: dict[str, Any] = field(default_factory=dict)
    help: bool = True  # a line under each question, and a word before something is lost
    helped: dict[str, Any] = field(default_factory=dict)  # how often a line of help was followed
    untold: list[Any] = field(default_factory=list)  # losses that are not to be spoken of again

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


ALLOWED: dict[str, tuple[object, ...]] = {
    "language": LANGUAGES,
    "scale": SCALES,
    "pace": PACES,
    "animation": ANIMATIONS,
    "think": SECONDS,
}


def load(path: Path) -> tuple[Settings, str]:
    """The settings, and what was wrong with the file ("" if nothing: a missing file is nothing wrong)."""
    settings = Settings(language=system_language())
    try:
        if path.stat().st_size > 1_000_000:
            return settings, "too large"
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return settings, ""
    except (OSError, ValueError, RecursionError) as error:
        return settings, str(error)
    if not isinstance(data, dict):
        return settings, "not an object"
    wrong = []
    for item in fields(Settings):
        if item.name in data:
            value = data[item.name]
            if _good(item.name, value, getattr(settings, item.name)):
                setattr(settings, item.name, value)
            else:
                wrong.append(item.name)
    return settings, ", ".join(wrong)


def _good(name: str, value: Any, default: object) -> bool:
    if name in ALLOWED:
        return any(type(value) is type(allowed) and value == allowed for allowed in ALLOWED[name])
    if name == "volume":
        return type(value) is int and 0 <= value <= 100
    if name == "window":
        return (
            isinstance(value, list)
            and len(value) in (0, 2)
            and all(type(n) is int and 320 <= n <= 16_000 for n in value)
        )
    return type(value) is type(default)


def save(settings: Settings, path: Path) -> OSError | None:
    """Write the file as a whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".new")
        draft.write_text(json.dumps(settings.to_json(), ensure_ascii=False, indent=1), encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        return error
    return None
