"""Ratings after Bradley and Terry, on Elo's scale: 400 points are ten wins to one."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Final, final

from hordekeep.kernel.play.chance import Luck
from hordekeep.lab.intervals import Z

MIDDLE: Final = 1000.0
"""The mean of all ratings."""
SCALE: Final = 400.0
RESAMPLED: Final = 200
LUCK: Final = 1
"""Resampling draws from a seed of its own: the same games always give the same interval."""
MOST_STEPS: Final = 1000
CLOSE: Final = 1e-9

Duels = list[list[int]]
"""Half points that the bot of a row has against the bot of a column: two for a win, one for a
draw."""


@final
@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating, and how far to both sides it may be off in 95 of 100 contests."""

    points: float
    spread: float


def ratings(rounds: Sequence[Duels], bots: int) -> list[Rating]:
    """Each bot's rating from the duels of each round.

    The interval comes from rounds drawn anew from those that were played: games with one seed
    resemble each other, so rounds are drawn, not games. It is never narrower than what as many
    duels could tell at best: who has won them all may still lose the next.
    """
    luck = Luck(LUCK)
    duels = _summed(rounds, bots)
    fitted = _fit(duels)
    least = _least_errors(duels, fitted)
    again = [
        _fit(_summed([rounds[luck.below(len(rounds))] for _ in rounds], bots))
        for _ in range(RESAMPLED if rounds else 0)
    ]
    return [
        Rating(fitted[bot], Z * max(least[bot], _deviation([one[bot] for one in again])))
        for bot in range(bots)
    ]


def _summed(rounds: Sequence[Duels], bots: int) -> Duels:
    total = [[0] * bots for _ in range(bots)]
    for duels in rounds:
        for row, other in zip(total, duels, strict=True):
            for column in range(bots):
                row[column] += other[column]
    return total


def _fit(duels: Duels) -> list[float]:
    """The likeliest strengths, after one draw more between each two: so nobody's is infinite."""
    bots = len(duels)
    won = [sum(row) / 2 + (bots - 1) / 2 for row in duels]
    met = _met(duels)
    strengths = [1.0] * bots
    for _ in range(MOST_STEPS):
        before = strengths
        strengths = [
            won[a] / sum(met[a][b] / (before[a] + before[b]) for b in range(bots) if b != a)
            for a in range(bots)
        ]
        mean = sum(log10(one) for one in strengths) / bots
        strengths = [one / 10**mean for one in strengths]
        if max(abs(one - old) for one, old in zip(strengths, before, strict=True)) < CLOSE:
            break
    return [MIDDLE + SCALE * log10(one) for one in strengths]


def _met(duels: Duels) -> list[list[float]]:
    """How often each two met, with the draw more."""
    bots = range(len(duels))
    return [[(duels[a][b] + duels[b][a]) / 2 + 1 for b in bots] for a in bots]


def _least_errors(duels: Duels, fitted: Sequence[float]) -> list[float]:
    """The error of each rating if all duels were independent, from the information in them."""
    met = _met(duels)
    errors = []
    for a, mine in enumerate(fitted):
        told = 0.0
        for b, theirs in enumerate(fitted):
            if a != b:
                wins = 1 / (1 + 10 ** ((theirs - mine) / SCALE))
                told += met[a][b] * wins * (1 - wins)
        errors.append(SCALE / log(10) / sqrt(told))
    return errors


def _deviation(numbers: Sequence[float]) -> float:
    if not numbers:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((one - mean) ** 2 for one in numbers) / len(numbers))
