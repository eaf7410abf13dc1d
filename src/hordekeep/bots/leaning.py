"""Players that lean towards some verbs: still random, but they come further in a game."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.table.perspective import Perspective

LEANING: Final = "leaning"

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "sanctum": {
        "fight": 8,
        "rest": 4,
        "breach": 6,
        "hit": 30,
        "strike": 30,
        "overkill": 12,
        "use": 12,
        "raise": 16,
        "equip": 8,
        "done": 6,
        "skill": 6,
        "buy": 3,
        "drink": 4,
        "unequip": 0,
        "throw": 0,
    },
}
"""By game: how much likelier than 1 the actions of a verb are; 0 is only for want of others."""


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
        self._weights = LEANINGS.get(game, {})

    def choose(self, perspective: Perspective) -> Action:
        return lean(perspective.decision.actions, self._weights, self.luck)
