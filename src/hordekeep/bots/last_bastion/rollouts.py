"""Rollouts: the candidates of a hero phase, played on for some rounds."""

import math
from typing import Final, final

from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.quick import QuickSiege
from hordekeep.bots.last_bastion.search import GreedySiege
from hordekeep.bots.last_bastion.values import PRACTISED
from hordekeep.bots.rivals import Thought
from hordekeep.bots.sifting import Sifting
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Chooser, Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import State

SURE: Final = 1.6
"""So many standard errors better than the first choice another must be to be taken instead."""
SURE_WITH_CARE: Final = 1.0
"""Likewise where greedy players play on: what they make of a choice is nearer to the truth."""
POINTS: Final = 20.0
"""So many points of worth make a win about three times as likely."""


@final
class Rollouts(Sifting):
    """Plays candidates on with quick or greedy players, some rounds each, in the same worlds."""

    def __init__(
        self,
        evaluator: LastBastionEvaluator,
        thought: Thought,
        siege: Siege,
        rounds: int,
        *,
        careful: bool,
    ) -> None:
        super().__init__(thought, SURE_WITH_CARE if careful else SURE)
        self._evaluator = evaluator
        self._siege = siege
        self._until = siege.turns + rounds * BOARDS
        self._careful = careful

    def value(self, action: Action, seed: int) -> float:
        """What a world is worth after an action and a round; the seed makes it the same world."""
        luck = Luck(seed)
        tried = self._siege.clone()
        tried.answer(MAIN, action)
        players: Chooser = GreedySiege(luck, PRACTISED) if self._careful else QuickSiege()
        drive(Playing(tried), luck, _UpTo(players, self._until))
        return self._worth(tried)

    def _worth(self, siege: Siege) -> float:
        """How good a world is, from 0 (lost) to 1 (won)."""
        if siege.over:
            return 1.0 if siege.ending == WON else 0.0
        return 1.0 / (1.0 + math.exp(-self._evaluator.worth(siege) / POINTS))


@final
class _UpTo(Chooser):
    """Players for all heroes, up to a turn."""

    def __init__(self, players: Chooser, until: int) -> None:
        self._players = players
        self._until = until

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        assert isinstance(state, Siege)
        return None if state.turns >= self._until else self._players.choose(state, lane, asked)
