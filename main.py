"""Opens Caravelle: what a double click starts."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from game.app import main

    sys.exit(main())
