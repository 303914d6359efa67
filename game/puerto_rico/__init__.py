"""Puerto Rico 1897 by Andreas Seyfarth, in three editions: the rules model.

>>> state = GAME.new(players=3, seed=1, options={"edition": "classic"})
>>> state.play(("choose", "farmer"))
"""

from game.core.registry import Game
from game.puerto_rico.setup import OPTIONS
from game.puerto_rico.state import PuertoRico, load, set_up

GAME = Game(
    key="puerto_rico",
    seat_counts=(2, 3, 4, 5),
    options=OPTIONS,
    set_up=set_up,
    load=load,
    autos="puertomas",
    mixes=(
        {},
        {"edition": "standard"},
        {"edition": "classic"},
        {"swap_costs": True, "poor_corn": True, "points": "hidden"},
        {"new_buildings": True},
        {"bourgeois": True, "market": "random", "tailor_cap": True, "pair_ban": "villa_tailor"},
        {"smuggler": True},
        {"festival": True},
        {"activities": True},
        {"achievements": "drafted"},
        {
            "new_buildings": True,
            "bourgeois": True,
            "market": "random",
            "smuggler": True,
            "festival": True,
            "activities": True,
            "achievements": "dealt",
        },
        {"puertomas": 1},
        {"puertomas": 2, "difficulty": "easy"},
        {
            "puertomas": 1,
            "difficulty": "hard",
            "new_buildings": True,
            "bourgeois": True,
            "smuggler": True,
            "festival": True,
            "activities": True,
            "achievements": "dealt",
        },
        {"edition": "standard", "new_buildings": True, "bourgeois": True, "smuggler": True, "festival": True},
        {"edition": "classic", "new_buildings": True, "bourgeois": True, "market": "preset"},
    ),
)

__all__ = ["GAME", "PuertoRico"]
