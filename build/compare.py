"""How fast the rules are beside those of another checkout, measured in turns on the same machine:

    git worktree add --detach ../before v0.1.0
    python build/compare.py ../before [--games 400] [--rounds 9] [--only puerto_rico]

Each checkout plays random games in a process of its own; the two take turns, and what counts is the processor time
of each. Ratios above 1 mean that this checkout is faster; the middle one of all turns is shown, so that a turn in
which the machine was busy does no harm. Compiled modules are used where they lie.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ALL = {"new_buildings": True, "bourgeois": True, "smuggler": True, "festival": True, "activities": True}
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "puerto_rico": ("puerto_rico", {}),
    "puerto_rico, all extensions": ("puerto_rico", {**ALL, "achievements": "dealt", "market": "random"}),
    "san_juan": ("san_juan", {}),
    "madeira": ("madeira", {}),
}

WORKER = """
import json, sys, time
from random import Random
sys.path.insert(0, sys.argv[1])
from game.core import find

def play(game, options, first, last):
    decisions = 0
    set_up = find(game).new
    start = time.process_time()
    for seed in range(first, last):
        state, random = set_up(4, seed, options), Random(seed).random
        while state.to_act is not None:
            moves = state.moves()
            state.play(moves[int(random() * len(moves))])
            decisions += 1
    return [time.process_time() - start, last - first, decisions]

for line in sys.stdin:
    print(json.dumps(play(*json.loads(line))), flush=True)
"""


class Side:
    """A checkout that plays games when it is asked to."""

    def __init__(self, tree: Path) -> None:
        command = [sys.executable, "-c", WORKER, str(tree)]
        self.process = subprocess.Popen(command, cwd=tree, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, game: str, options: dict[str, Any], first: int, last: int) -> tuple[float, float]:
        """Games and decisions per second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([game, options, first, last]), file=self.process.stdin, flush=True)
        seconds, games, decisions = json.loads(self.process.stdout.readline())
        return games / seconds, decisions / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of the rules with another checkout.")
    parser.add_argument("other", type=Path, help="a checkout of the repository")
    parser.add_argument("--games", type=int, default=400, help="random games of four in each turn")
    parser.add_argument("--rounds", type=int, default=9, help="turns of each side")
    parser.add_argument("--only", help="tables whose name contains this")
    arguments = parser.parse_args()
    here, there = Side(ROOT), Side(arguments.other.resolve())
    base = 0.0
    for name, (game, options) in TABLES.items():
        if arguments.only and arguments.only not in name:
            continue
        size = arguments.games if game == "puerto_rico" else arguments.games // 2
        here.play(game, options, 0, 20)
        there.play(game, options, 0, 20)
        pairs = []
        for turn in range(arguments.rounds):
            first = 1000 + turn * size
            last = first + size
            pairs.append((here.play(game, options, first, last), there.play(game, options, first, last)))
        ours, theirs = median(a[0] for a, _ in pairs), median(b[0] for _, b in pairs)
        games = median(a[0] / b[0] for a, b in pairs)
        moves = median(a[1] / b[1] for a, b in pairs)
        if name == "puerto_rico":
            base = ours
        told = f"{name:28} {ours:6.0f} games/s, there {theirs:6.0f}: {games:.2f} times, by decision {moves:.2f} times"
        if game == "puerto_rico" and name != game and base:
            told += f"; {base / ours:.2f} times a base game"
        print(told, flush=True)


if __name__ == "__main__":
    main()
