"""Sound where there is none to be had: silence, in every sense."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.ui import sound

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ALSA is Linux's")


@LINUX
def test_alsa_is_asked_only_where_there_is_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "")  # so that it is put back afterwards
    monkeypatch.delenv("SDL_AUDIODRIVER")
    (tmp_path / "pcmC0D0p").touch()
    sound.choose_driver(tmp_path)
    assert "SDL_AUDIODRIVER" not in os.environ
    sound.choose_driver(tmp_path / "nothing")
    assert os.environ["SDL_AUDIODRIVER"] == sound.SERVERS
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.choose_driver(tmp_path / "nothing")
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"


@LINUX
@pytest.mark.skipif(any(Path("/dev/snd").glob("pcm*p")), reason="there is a sound card here")
def test_without_a_card_nothing_is_written_to_stderr() -> None:
    code = "from game.ui import sound; sound.play('coin', 50); sound.play('coin', 50); sound.stop()"
    env = {key: value for key, value in os.environ.items() if key != "SDL_AUDIODRIVER"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stderr == ""
