"""Players that lean towards some verbs: still random, but they come further in a game."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import brought
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.table.perspective import Perspective

LEANING: Final = "leaning"


def lean(actions: Sequence[Action], weights: Mapping[str, int], source: Source) -> Action:
    """One of the actions, each as likely as its verb weighs."""
    heavy = [weights.get(action.verb, 1) for action in actions]
    if not sum(heavy):
        return actions[source.below(len(actions))]
    left = source.below(sum(heavy))
    for action, weight in zip(actions, heavy, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up")


@final
class LeaningBot(Policy):
    """Plays anything, but more of what leads on."""

    def __init__(self, seed: int, game: str) -> None:
        super().__init__(seed)
        self._weights = brought(game).leaning

    def choose(self, perspective: Perspective) -> Action:
        return lean(perspective.decision.actions, self._weights, self.luck)
