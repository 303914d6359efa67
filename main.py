"""Opens Caravelle: what a double click starts."""

import sys
from importlib import import_module


def main() -> int:
    try:
        app = import_module("game.app")
    except ModuleNotFoundError as error:
        if error.name != "game.app":
            raise
        print("The window is in preparation; to play without one: python -m game --help", file=sys.stderr)
        return 1
    return int(app.main() or 0)


if __name__ == "__main__":
    sys.exit(main())
