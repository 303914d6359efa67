"""Begins the program in the Linux packages: their Python imports this as __init__caravelle and calls `run`."""

import _locale
import _signal
import contextlib
import sys

TRACKER = "from multiprocessing.resource_tracker import main;main("
"""What multiprocessing would have a Python run that clears up after processes that were killed."""


def run(name: str) -> None:
    """Whatever an ordinary Python does before the main script, then that; or be one of multiprocessing's helpers."""
    sys.frozen = True
    sys._MEIPASS = sys.prefix + "/lib"
    # This Python leaves all this as it is: Ctrl-C, a closed pipe, the person's language.
    _signal.signal(_signal.SIGINT, _signal.default_int_handler)
    _signal.signal(_signal.SIGPIPE, _signal.SIG_IGN)
    with contextlib.suppress(_locale.Error):
        _locale.setlocale(_locale.LC_CTYPE, "")
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif sys.argv[-1].startswith(TRACKER):
        from multiprocessing.resource_tracker import main as track

        track(int(sys.argv[-1].removeprefix(TRACKER).removesuffix(")")))
    else:
        from game.app import main

        sys.exit(main())
