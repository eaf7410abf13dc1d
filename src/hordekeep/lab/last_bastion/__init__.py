"""Last Bastion in the laboratory."""

from typing import Final

from hordekeep.lab.game_lab import GameLab, SoakPlan
from hordekeep.lab.last_bastion.measure import LastBastionYardstick
from hordekeep.lab.last_bastion.starts import STARTS, match_from

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
)
