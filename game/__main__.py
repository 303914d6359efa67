"""`python -m game …`: everything that can be done without a window."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())
