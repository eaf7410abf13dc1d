"""Habits: what a manner does more or less often than nobody in particular, on the same seeds."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, final

from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.trials import Played, Trial, play

CLEARLY: Final = 2.0
"""So many standard errors apart, two means differ."""


@final
class Habits:
    """What a bot with a manner did in some games, beside the same bot without one."""

    def __init__(self, manner: str, ahead: float, error: float) -> None:
        self.manner = manner
        self.ahead = ahead
        """How much more of the wins it had."""
        self.error = error
        """The standard error of that, pair by pair."""
        self.changes: dict[str, float] = {}
        """By how much each choice that differs clearly is more frequent, in a game."""


def habits_of(game: AnyGame, trial: Trial, manner: str, plain: Sequence[Played]) -> Habits:
    """Plays the trial with a manner; `plain` are its games without, of the same seeds and seats."""
    named = Trial(
        f"{trial.name} {manner}",
        trial.game,
        trial.options,
        f"{trial.bot}-{manner}",
        trial.others,
        trial.games,
        0.0,
    )
    leaning = [play(named, game, number) for number in range(len(plain))]
    ahead = [one.score - other.score for one, other in zip(leaning, plain, strict=True)]
    found = Habits(manner, fmean(ahead), _error(ahead))
    verbs: Counter[str] = Counter()
    for one in (*plain, *leaning):
        verbs.update(one.verbs)
    for verb in sorted(verbs):
        more = _more_often(verb, leaning, plain)
        if abs(fmean(more)) > CLEARLY * _error(more):
            found.changes[verb] = fmean(more)
    return found


def _more_often(verb: str, leaning: Sequence[Played], plain: Sequence[Played]) -> list[float]:
    """For each pair of games how much more often a choice was made, of all choices."""
    return [
        _share(verb, one) - _share(verb, other) for one, other in zip(leaning, plain, strict=True)
    ]


def _share(verb: str, played: Played) -> float:
    return played.verbs[verb] / max(played.verbs.total(), 1)


def _error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
