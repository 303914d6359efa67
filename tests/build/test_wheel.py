"""What pip installs, in an environment of its own: asked for by CARAVELLE_WHEEL=1, as it downloads packages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not os.environ.get("CARAVELLE_WHEEL"), reason="needs the network: CARAVELLE_WHEEL=1 asks for it")
def test_an_installed_caravelle_has_its_games_licences_and_window():
    result = subprocess.run([sys.executable, str(ROOT / "build" / "try_wheel.py")], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert "self-test passed" in result.stdout
