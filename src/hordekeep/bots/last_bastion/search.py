"""What searching a world of Last Bastion takes: its players, its rounds, what it is worth."""

import math
from typing import Final, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.quick import QuickSiege
from hordekeep.bots.last_bastion.values import VALUES
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

POINTS: Final = 20.0
"""So many points of worth make a win about three times as likely."""


@final
class SiegeSearch(GameSearch):
    def __init__(self) -> None:
        self._evaluator = LastBastionEvaluator(VALUES)

    def quick(self, luck: Source) -> Chooser:
        return QuickSiege()

    def greedy(self, luck: Source) -> Chooser:
        return GreedySiege(luck)

    def turns(self, state: State) -> int:
        assert isinstance(state, Siege)
        return state.turns

    def turns_a_round(self, state: State) -> int:
        return BOARDS

    def evaluate(self, state: State, seat: Seat) -> float:
        """The team's: 1 for a win, 0 for a loss, in between what the greedy bot thinks of it."""
        assert isinstance(state, Siege)
        if state.over:
            return 1.0 if state.ending == WON else 0.0
        return 1.0 / (1.0 + math.exp(-self._evaluator.worth(state) / POINTS))


@final
class GreedySiege(Chooser):
    """The greedy bot, in a world that is taken as it is."""

    def __init__(self, luck: Source) -> None:
        self._foresight = Foresight(LastBastionEvaluator(VALUES), luck)

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        return actions[0] if len(actions) == 1 else self._foresight.best(state, actions)
