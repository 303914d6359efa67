"""What a seat has at the beginning of a round, in a few numbers, and the points that it can expect in the end.

The numbers are the terms of outlook.py; how much each of them counts in which round was fitted to the results of some
thousand games of the admiral against himself (see ../README.md).
"""

from __future__ import annotations

from game.bots.admiral.outlook import Outlook
from game.bots.admiral.values import Values
from game.madeira import board
from game.madeira import moves as m
from game.madeira.position import Table

TERMS = (
    "ships", "favours", "cities", "money", "goods", "wood", "bread", "mill", "hunger", "fields", "guards", "colonies",
    "pirates", "fleet", "requests", "first",
)  # fmt: skip


def terms(s: Table, p: int, v: Values) -> list[float]:
    """The numbers, in the order of TERMS, at the beginning of a round."""
    o = Outlook(s, p, v)
    on_board = board.WORKERS - s.reserve[p]
    houses = s.houses[p]
    plots = s.plots[p]
    held = s.requests[5 * p : 5 * p + 5]
    due = (0, 1, 3, 3, 5, 5)[o.r]
    return [
        o.fleet(o.ship_counts()),
        o.influence(s.up[p], s.down[p]),
        o.urban(o.city_values(), houses.bit_count()),
        o.money(s.reals[p]),
        sum(o.goods[g] * s.goods[3 * p + g] for g in range(3)),
        float(min(s.wood[p], 6)),
        float(min(s.bread[p], 6)),
        float(s.mill[p]),
        float(max(0, on_board - s.mill[p])),
        o.region(0, plots) + o.region(1, plots) + o.region(2, plots) + o.region(3, plots),
        o.guards(s.watch[p]),
        sum(s.colonists[3 * p + c] * o.goods[board.COLONIES[c].income] for c in range(3)),
        o.piracy(s.pirates[p]),
        float(board.SHIPS - s.fleet[p]),
        max([o.present(t, due // 2) for t in range(5) if held[t]], default=0.0),
        1.0 if s.order[0] == p else 0.0,
    ]


def estimate(s: Table, p: int, v: Values) -> float:
    """The points that the seat will probably have at the end; at the beginning of a round."""
    weights = WEIGHTS[s.round]
    value = s.prestige(p) + weights[0]
    for weight, number in zip(weights[1:], terms(s, p, v), strict=True):
        value += weight * number
    return value


WEIGHTS: dict[int, tuple[float, ...]] = {
    2: (39.72, 0.67, 0.97, 0.91, 1.07, 1.26, 0.59, 0.11, 2.44, 1.25, 0.53, 0.11, 1.50, -0.99, 0.31, -0.04, 2.17),
    3: (17.34, 0.36, 0.79, 0.49, 0.69, 1.61, 0.90, 0.37, 2.72, 0.98, 0.81, 0.68, 0.68, -0.74, 1.89, 0.39, 0.76),
    4: (4.64, 0.94, 0.90, 1.19, 1.22, 1.39, 0.38, 0.48, 1.54, 0.37, 1.23, 0.12, 0.17, -0.66, 0.35, -0.46, 1.52),
    5: (2.57, 0.63, 0.71, 0.91, 0.92, 2.16, 0.35, 0.63, 0.91, 0.10, 1.39, 0.22, -0.22, -1.19, 0.75, -0.11, 2.56),
}
