"""San Juan 1897: the card game, with its set-up variant and the extension *New buildings*.

>>> from game.core import find
>>> state = find("san_juan").new(players=2, seed=1)
>>> state.play(("choose", "recruiter"))
"""

from __future__ import annotations

from game.core import Game, Options
from game.san_juan import notation, setup
from game.san_juan.state import SanJuan


def set_up(players: int, options: Options, seed: int) -> SanJuan:
    """The first position of a game."""
    state = SanJuan(players, options, seed)
    setup.set_up(state, options)
    return state


GAME = Game(
    key="san_juan",
    seat_counts=setup.SEATS,
    options=setup.OPTIONS,
    set_up=set_up,
    load=notation.load,
    mixes=({}, {"choose_hand": True}, {"extension": True}, {"extension": True, "choose_hand": True}),
)
