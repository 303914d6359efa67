"""Measuring a checkout beside another."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_checkout_beside_itself() -> None:
    command = [sys.executable, "build/compare.py", str(ROOT), "--games", "8", "--rounds", "1", "--only", "madeira"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    (line,) = run.stdout.splitlines()
    found = re.search(r"^madeira .* ([\d.]+) times, by decision ([\d.]+) times$", line)
    assert found and abs(float(found[1]) - float(found[2])) < 0.1  # the same games
