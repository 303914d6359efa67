"""A table fed by events alone shows what the state says, after every move."""

from __future__ import annotations

from random import Random

import pytest

from game.core import Event, public
from tests.generic.replay import WHOLE, ZONES, Zones


def lying(zones: Zones) -> Zones:
    """Without the empty places; less than nothing stays."""
    return Zones({zone: amount for zone, amount in zones.items() if amount})


def test_a_table_fed_by_events_equals_the_state(table, many):
    if table.game.key not in ZONES:
        pytest.skip("the events of this game do not tell everything yet")
    zones_of, feed = ZONES[table.game.key]
    for seed in range(3 * many):
        state = table.new(seed)
        told: list[Event] = []
        state.listener = told.append
        zones = zones_of(state)
        rng = Random(seed)
        while state.to_act is not None:
            move = rng.choice(state.moves())
            state.play(move)
            for event in told:
                feed(zones, public(event, -1))  # nobody's eyes: places and numbers are for everybody
            assert lying(zones) == lying(zones_of(state)), (move, told)
            assert told or table.game.key not in WHOLE, f"{move} was played and nothing was told"
            told.clear()
