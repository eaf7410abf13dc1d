"""Policies: what every bot is."""

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.table.perspective import Perspective


class Policy:
    """Chooses for a seat. Same seed and same questions: same answers, on every machine."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        """The bot's own generator; the dice of the table never come from it."""

    def choose(self, perspective: Perspective) -> Action:
        """One of the legal actions of the open decision."""
        raise NotImplementedError
