"""The random bot: every legal action is as likely as the other."""

from typing import final

from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective


@final
class RandomBot(Policy):
    """Plays anything."""

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.decision.actions
        return actions[self.luck.below(len(actions))]
