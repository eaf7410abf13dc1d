"""What numbers of games can tell: means, quartiles, differences, and the price of many looks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final, final

from hordekeep.lab.intervals import Z

SURE: Final = 0.05
"""A difference is told if chance alone would bring it about less often than that."""


@final
@dataclass(frozen=True, slots=True)
class Quartiles:
    """The number below which a quarter, a half and three quarters of all lie."""

    low: float
    middle: float
    high: float


def quartiles(numbers: Sequence[float]) -> Quartiles:
    """Between two numbers of the series a share of the way is gone."""
    ordered = sorted(numbers)
    return Quartiles(*[_at(ordered, share) for share in (0.25, 0.5, 0.75)])


def _at(ordered: Sequence[float], share: float) -> float:
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def mean(numbers: Sequence[float]) -> float:
    """The mean; 0 for no numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation of a single number; 0 where there are fewer than two."""
    if len(numbers) < 2:  # noqa: PLR2004 - of one nothing can be told
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: each chance as if only one thing had been looked at.

    Called sure below `SURE`, at most 5 of 100 reports name anything that is mere chance, however
    many things were looked at.
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    largest = 0.0
    for rank, place in enumerate(order):
        largest = max(largest, min((len(chances) - rank) * chances[place], 1.0))
        corrected[place] = largest
    return corrected


@final
@dataclass(slots=True)
class Cluster:
    """What one game adds to two groups: how many cases, and how much they won."""

    cases: int = 0
    won: float = 0.0
    others: int = 0
    others_won: float = 0.0


@final
@dataclass(frozen=True, slots=True)
class Difference:
    """By how much the mean of a group differs from that of the others."""

    ahead: float
    spread: float
    """How far to both sides that may be off in 95 of 100 series."""
    chance: float
    """The chance that it comes about where there is no difference."""


def difference(clusters: Iterable[Cluster]) -> Difference:
    """Cases against the others, where those of one game depend on each other.

    Each group gets a win and a defeat more, each as a game of its own: a few cases that all won
    prove nothing.
    """
    games = [*clusters, *_added()]
    cases = sum(one.cases for one in games)
    others = sum(one.others for one in games)
    share = sum(one.won for one in games) / cases
    other_share = sum(one.others_won for one in games) / others
    variance = sum(
        (
            (one.won - one.cases * share) / cases
            - (one.others_won - one.others * other_share) / others
        )
        ** 2
        for one in games
    )
    ahead, error = share - other_share, sqrt(variance)
    return Difference(ahead, Z * error, erfc(abs(ahead) / error / sqrt(2)))


def _added() -> list[Cluster]:
    return [Cluster(1, 1.0), Cluster(1, 0.0), Cluster(0, 0.0, 1, 1.0), Cluster(0, 0.0, 1, 0.0)]
