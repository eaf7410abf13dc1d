"""Which weights should grow or shrink: each game is played with all of them changed at once.

The changes are independent of each other, so every game tells something about every weight.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

from hordekeep.kernel.play.chance import Luck

Changes = Mapping[str, float]
"""Logarithms of factors, by the name of the weight."""


@final
@dataclass(frozen=True, slots=True)
class Slope:
    """How much more is won, as a share of the games, when the logarithm of a weight grows by 1."""

    name: str
    gain: float
    error: float

    @property
    def sureness(self) -> float:
        """The gain in standard errors."""
        return self.gain / self.error


def some_changes(names: Sequence[str], spread: float, luck: Luck) -> Changes:
    """Each weight up or down by the same factor, as chance has it."""
    return {name: spread if luck.below(2) else -spread for name in names}


def slopes_of(played: Sequence[tuple[Changes, float]]) -> list[Slope]:
    """The slope of every weight, from games with their changes and what was won; surest first."""
    mean = sum([won for _, won in played]) / len(played)
    variance = sum([(won - mean) ** 2 for _, won in played]) / len(played)
    found: list[Slope] = []
    for name in played[0][0]:
        square = sum([changes[name] ** 2 for changes, _ in played])
        gain = sum([changes[name] * (won - mean) for changes, won in played]) / square
        found.append(Slope(name, gain, math.sqrt(max(variance, 1e-9) / square)))
    return sorted(found, key=lambda one: -abs(one.sureness))


def step_along(slopes: Sequence[Slope], length: float) -> Changes:
    """So much of every slope, those less that may be chance: what to try on fresh seeds."""
    spread = sum([one.gain**2 - one.error**2 for one in slopes]) / len(slopes)
    spread = max(spread, 1e-6)
    return {one.name: length * one.gain * spread / (spread + one.error**2) for one in slopes}
