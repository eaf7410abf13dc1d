"""Sanctum in the laboratory."""

from typing import Final

from hordekeep.lab.game_lab import GameLab, SoakPlan
from hordekeep.lab.sanctum.luck import quest_luck
from hordekeep.lab.sanctum.measure import SanctumYardstick
from hordekeep.lab.sanctum.starts import STARTS, match_from
from hordekeep.lab.sanctum.traits import QuestTraits
from hordekeep.lab.sanctum.trials import BALANCED, TRIALS

SEAM: Final = GameLab(
    SanctumYardstick,
    tuple(STARTS),
    match_from,
    SoakPlan(
        {"random": 460, "leaning": 10, "greedy": 105, "random,greedy": 20},
        choosing=100,
        from_positions={"random": 32, "greedy": 7},
        ends=("lord-beaten", "all-fallen"),
    ),
    targets={"clone µs": 3, "4 players choices/s": 800_000},
    trials=TRIALS,
    balanced=BALANCED,
    middle=(12, 64),
    traits=QuestTraits,
    luck=quest_luck,
)
