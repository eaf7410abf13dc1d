"""Sifting: candidates played on in the same worlds, and compared pair by pair."""

import math
from typing import Final, final

from hordekeep.bots.rivals import Thought
from hordekeep.kernel.play.action import Action

LEAST_WORLDS: Final = 4
"""Fewer worlds say nothing."""
MOST_WORLDS: Final = 60
HOPELESS: Final = 1.5
"""A candidate so many standard errors behind the best is given up."""


@final
class TriedAction:
    """An action that is tried, and what came of it in each world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What came of it on the average."""
        return sum(self.values) / len(self.values)

    def lead(self, other: "TriedAction") -> float:
        """How many standard errors it is ahead of another in the worlds that both have seen."""
        count = min(len(self.values), len(other.values))
        ahead = [self.values[place] - other.values[place] for place in range(count)]
        mean = sum(ahead) / count
        square = sum([(one - mean) * (one - mean) for one in ahead])
        error = math.sqrt(square / (count * (count - 1)))
        if error == 0.0:
            return 0.0 if mean == 0.0 else math.copysign(math.inf, mean)
        return mean / error


class Sifting:
    """What a game tells about its worlds; `sure` standard errors make another choice the better."""

    def __init__(self, thought: Thought, sure: float) -> None:
        self._thought = thought
        self._sure = sure

    def value(self, action: Action, seed: int) -> float:
        """What comes of an action in the world of a seed, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def better(self, actions: list[Action], most: int) -> Action:
        """The first action, unless another is surely better after at most so many iterations."""
        candidates = [TriedAction(action) for action in actions]
        still = candidates
        worlds = 0
        spent = 0
        while len(still) > 1 and worlds < MOST_WORLDS and spent + len(still) <= most:
            seed = self._thought.luck.word()
            for one in still:
                if not self._thought.iterate(most):
                    return _surest(candidates, self._sure)
                one.values.append(self.value(one.action, seed))
            spent += len(still)
            worlds += 1
            if worlds >= LEAST_WORLDS:
                still = _hopeful(still, candidates[0])
        return _surest(candidates, self._sure)


def _hopeful(still: list[TriedAction], first: TriedAction) -> list[TriedAction]:
    """Those that are not far behind the best, and the first, which has to be beaten."""
    best = max(still, key=_mean_of)
    return [one for one in still if one is best or one is first or one.lead(best) > -HOPELESS]


def _surest(candidates: list[TriedAction], sure: float) -> Action:
    first = best = candidates[0]
    for one in candidates[1:]:
        if min(len(one.values), len(first.values)) < LEAST_WORLDS:
            continue
        if one.lead(first) > sure and (best is first or one.mean > best.mean):
            best = one
    return best.action


def _mean_of(one: TriedAction) -> float:
    return one.mean
