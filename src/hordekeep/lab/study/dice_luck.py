"""How the dice fell for one seat, against what was to be expected of them."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class DiceLuck:
    """Dice, hits, how many were to be expected, and how many games had been unluckier."""

    seat: int
    dice: int
    hits: int
    expected: float
    luckier_than: float
    """The share of games with the same dice that would have had fewer hits."""
