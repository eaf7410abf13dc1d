"""The thrifty bot: it holds from twenty on, which is close to the best that can be done."""

from typing import Any, Final, final

from hordekeep.bots.policy import Policy
from hordekeep.games.pig.model.actions import HOLD, ROLL
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective

ENOUGH: Final = 20


@final
class ThriftyBot(Policy):
    """Rolls until enough is at stake, or until it could end the game."""

    def choose(self, perspective: Perspective) -> Action:
        view: Any = perspective.view
        points = view.players[perspective.seat].points
        enough = min(ENOUGH, view.goal - points)
        return HOLD if view.at_stake and view.at_stake >= enough else ROLL
