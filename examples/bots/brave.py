"""A bot as a class: `hordekeep play last-bastion --bot examples/bots/brave.py:Brave`."""

from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.table.perspective import Perspective

WANTED = ("beat", "hit", "fight", "spend", "done")


class Brave(Policy):
    """Fights whenever it can."""

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.decision.actions
        for verb in WANTED:
            for action in actions:
                if action.verb == verb:
                    return action
        return actions[self.luck.below(len(actions))]
