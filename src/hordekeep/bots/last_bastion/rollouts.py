"""Rollouts: candidates played on in the same worlds, and compared pair by pair."""

import math
from typing import Final, final

from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.quick import QuickSiege
from hordekeep.bots.last_bastion.search import GreedySiege
from hordekeep.bots.rivals import Thought
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Chooser, Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import State

LEAST_WORLDS: Final = 4
"""Fewer worlds say nothing."""
MOST_WORLDS: Final = 60
HOPELESS: Final = 1.5
"""A candidate so many standard errors behind the best is given up."""
SURE: Final = 1.6
"""So many standard errors better than the first choice another must be to be taken instead."""
SURE_WITH_CARE: Final = 1.0
"""Likewise where greedy players play on: what they make of a choice is nearer to the truth."""
POINTS: Final = 20.0
"""So many points of worth make a win about three times as likely."""


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


@final
class Rollouts:
    """Plays candidates on with quick or greedy players, some rounds each, in the same worlds."""

    def __init__(
        self, evaluator: LastBastionEvaluator, thought: Thought, rounds: int, *, careful: bool
    ) -> None:
        self._evaluator = evaluator
        self._thought = thought
        self._turns = rounds * BOARDS
        self._careful = careful
        self._sure = SURE_WITH_CARE if careful else SURE

    def better(self, siege: Siege, candidates: list[TriedAction], most: int) -> TriedAction:
        """The first candidate, unless another is surely better after at most so many iterations."""
        first = candidates[0]
        still = candidates
        worlds = 0
        spent = 0
        while len(still) > 1 and worlds < MOST_WORLDS and spent + len(still) <= most:
            seed = self._thought.luck.word()
            for one in still:
                if not self._thought.iterate(most):
                    return _surest(first, candidates, self._sure)
                one.values.append(self._value(siege, one.action, seed))
            spent += len(still)
            worlds += 1
            if worlds >= LEAST_WORLDS:
                still = _hopeful(still, first)
        return _surest(first, candidates, self._sure)

    def _value(self, siege: Siege, action: Action, seed: int) -> float:
        """What a world is worth after an action and a round; the seed makes it the same world."""
        luck = Luck(seed)
        tried = siege.clone()
        tried.answer(MAIN, action)
        until = siege.turns + self._turns
        players: Chooser = GreedySiege(luck) if self._careful else QuickSiege()
        drive(Playing(tried), luck, _UpTo(players, until))
        return self.worth(tried)

    def worth(self, siege: Siege) -> float:
        """How good a world is, from 0 (lost) to 1 (won)."""
        if siege.over:
            return 1.0 if siege.ending == WON else 0.0
        return 1.0 / (1.0 + math.exp(-self._evaluator.worth(siege) / POINTS))


def _hopeful(still: list[TriedAction], first: TriedAction) -> list[TriedAction]:
    """Those that are not far behind the best, and the first, which has to be beaten."""
    best = max(still, key=_mean_of)
    return [one for one in still if one is best or one is first or one.lead(best) > -HOPELESS]


def _surest(first: TriedAction, candidates: list[TriedAction], sure: float) -> TriedAction:
    best = first
    for one in candidates[1:]:
        if min(len(one.values), len(first.values)) < LEAST_WORLDS:
            continue
        if one.lead(first) > sure and (best is first or one.mean > best.mean):
            best = one
    return best


def _mean_of(one: TriedAction) -> float:
    return one.mean


@final
class _UpTo(Chooser):
    """Players for all heroes, up to a turn."""

    def __init__(self, players: Chooser, until: int) -> None:
        self._players = players
        self._until = until

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        assert isinstance(state, Siege)
        return None if state.turns >= self._until else self._players.choose(state, lane, asked)
