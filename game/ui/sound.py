"""Short sounds, if there is something to play them on. The mixer starts with the first sound."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import pygame

from game.paths import data_path

_sounds: dict[str, pygame.mixer.Sound | None] = {}
_state = "new"  # new, on, none

SERVERS = "pipewire,pulseaudio"


def choose_driver(devices: Path = Path("/dev/snd")) -> None:
    """On Linux ALSA writes a page of complaints to stderr if it is asked without a sound card: then only the sound
    servers are asked, which may play on another machine. Whoever has set a driver knows better."""
    if sys.platform.startswith("linux") and not any(devices.glob("pcm*p")):
        os.environ.setdefault("SDL_AUDIODRIVER", SERVERS)


def play(name: str, volume: int) -> None:
    """Play assets/sounds/<name>.wav at 0–100; without sound card or file: silence."""
    global _state
    if not name or volume <= 0 or _state == "none":
        return
    if _state == "new":
        choose_driver()
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            _state = "on"
        except pygame.error as error:
            logging.getLogger(__name__).info("no sound: %s", error)
            _state = "none"
            return
    if name not in _sounds:
        _sounds[name] = _load(name)
    sound = _sounds[name]
    if sound is not None:
        sound.set_volume(volume / 100)
        sound.play()


def _load(name: str) -> pygame.mixer.Sound | None:
    for ending in ("wav", "ogg"):
        path = data_path("assets", "sounds", f"{name}.{ending}")
        if path.is_file():
            try:
                return pygame.mixer.Sound(str(path))
            except pygame.error as error:
                logging.getLogger(__name__).warning("sound %s: %s", name, error)
    return None


def loaded(name: str) -> bool:
    """Whether a sound that was asked for can be heard."""
    return _sounds.get(name) is not None


def stop() -> None:
    global _state
    if _state == "on":
        pygame.mixer.quit()
    _sounds.clear()
    _state = "new"
