"""Last Bastion in the laboratory."""

from typing import Final

from hordekeep.lab.game_lab import GameLab, SoakPlan
from hordekeep.lab.last_bastion.luck import siege_luck
from hordekeep.lab.last_bastion.measure import LastBastionYardstick
from hordekeep.lab.last_bastion.starts import STARTS, match_from
from hordekeep.lab.last_bastion.traits import SiegeTraits
from hordekeep.lab.last_bastion.trials import BALANCED, LADDER, TRIALS

SEAM: Final = GameLab(
    LastBastionYardstick,
    tuple(STARTS),
    match_from,
    SoakPlan(
        {"random": 520, "greedy": 100, "random,greedy": 150},
        choosing=100,
        from_positions={"random": 50, "greedy": 20},
        ends=("won",),
    ),
    targets={"clone µs": 2, "4 players choices/s": 1_000_000},
    teams=True,
    trials=TRIALS,
    ladder=LADDER,
    balanced=BALANCED,
    middle=(8, 40),
    traits=SiegeTraits,
    luck=siege_luck,
)
