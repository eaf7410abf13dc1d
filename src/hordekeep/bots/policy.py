"""Policies: what every bot is."""

from collections.abc import Callable

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.table.perspective import Perspective

Watch = Callable[[int, int], bool]
"""Is told after each iteration how many are done, and of how many; False stops the bot at once."""


class Policy:
    """Chooses for a seat. Same seed and same questions: same answers, on every machine."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        """The bot's own generator; the dice of the table never come from it."""
        self.plan = b""
        """What it has in mind after a decision. Whoever makes bots anew keeps it and gives it back
        for the next one; without it a bot is weaker, but plays."""
        self.watch: Watch | None = None
        """Who follows its thinking, and may stop it."""
        self.explains = False
        """Whether it shall say why: that takes time which nobody needs where nobody reads it."""
        self.reason: Phrase | None = None
        """Why it chose what it chose last, where it can say so."""
        self.fault = ""
        """What went wrong with its last choice, where another had to choose for it."""

    def choose(self, perspective: Perspective) -> Action:
        """One of the legal actions of the open decision."""
        raise NotImplementedError
