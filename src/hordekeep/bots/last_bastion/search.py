"""What searching a world of Last Bastion takes: its players, its rounds, what it is worth."""

import math
from typing import Final, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.greedy import Foresight
from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.quick import QuickSiege
from hordekeep.bots.last_bastion.values import VALUES, Values
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

# What makes a win likelier, as logarithms of odds: fitted to 6,900 turns of 148 games of adepts,
# two to four heroes, beginner to hard. Each tenth of chances came true within 9 points up to 70 %.
EVEN: Final = -2.085
"""Three heroes, normal, before the first turn, nothing gained or lost."""
A_POINT: Final = 0.603 / 20
"""For each point that the greedy bot gives for a position."""
A_TURN: Final = 0.661 / 40
A_HERO: Final = 1.213
"""For each hero beyond three."""
HARDER: Final = -0.741
"""For each step of difficulty beyond normal."""
THREE: Final = 3
NORMAL: Final = 1


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
        """The team's: 1 for a win, 0 for a loss, before the share of such games that is won."""
        assert isinstance(state, Siege)
        if state.over:
            return 1.0 if state.ending == WON else 0.0
        odds = EVEN + A_POINT * self._evaluator.worth(state) + A_TURN * state.turns
        odds += A_HERO * (state.players - THREE) + HARDER * (state.difficulty - NORMAL)
        return 1.0 / (1.0 + math.exp(-odds))


@final
class GreedySiege(Chooser):
    """The greedy bot, in a world that is taken as it is."""

    def __init__(self, luck: Source, values: Values = VALUES) -> None:
        self._foresight = Foresight(LastBastionEvaluator(values), luck)

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        actions = asked.actions
        return actions[0] if len(actions) == 1 else self._foresight.best(state, actions)
