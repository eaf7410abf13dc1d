"""Lines of choices, tried in the same imagined worlds: what came of them, and how surely."""

import math
from typing import Final, final

from hordekeep.kernel.play.action import Action

ENOUGH: Final = 4
"""Fewer worlds say nothing about a difference."""
SURE: Final = 1.6
"""So many standard errors make a difference sure."""


@final
class Tried:
    """A line, and what came of it in each world."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.values: list[float] = []
        self.counts: list[list[float]] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def spread(self) -> float:
        """The standard error of the mean."""
        return _error(self.values)

    def ahead(self, other: "Tried") -> list[float]:
        """By how much, in each world that both have seen."""
        count = min(len(self.values), len(other.values))
        return [self.values[place] - other.values[place] for place in range(count)]


def minus_mean(one: Tried) -> float:
    return -one.mean


def different(first: Tried, others: list[Tried]) -> list[Tried]:
    """Without those of which the same came in every world."""
    seen = [first]
    found: list[Tried] = []
    for one in others:
        if not any(one.values == other.values and one.counts == other.counts for other in seen):
            found.append(one)
            seen.append(one)
    return found


def is_sure(ahead: list[float]) -> bool:
    """Whether a difference is more than that of the worlds."""
    return len(ahead) >= ENOUGH and sum(ahead) / len(ahead) > SURE * _error(ahead)


def _error(values: list[float]) -> float:
    count = len(values)
    mean = sum(values) / count
    square = sum([(one - mean) * (one - mean) for one in values])
    return math.sqrt(square / (count * (count - 1)))
