"""Playouts: games of random choices on the bare state, as fast as the rules go."""

from typing import Final, final

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Chooser, Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.state import State

MOST_DECISIONS: Final = 20_000
"""Where nobody but bots plays, a game that has not ended by then is stopped: some never would."""


@final
class Anything(Chooser):
    """Every legal action is as likely as the other; stops after so many decisions."""

    def __init__(self, luck: Luck, most: int) -> None:
        self.decisions = 0
        self.choices = 0
        """Those among the decisions that had more than one action."""
        self._luck = luck
        self._most = most

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        if self.decisions >= self._most:
            return None
        actions = asked.actions
        count = len(actions)
        self.decisions += 1
        if count == 1:
            return actions[0]
        self.choices += 1
        return actions[self._luck.below(count)]


def play_at_random(state: State, luck: Luck, most: int = MOST_DECISIONS) -> Anything:
    """Plays on to the end (or so many decisions), and returns who played: it has counted."""
    player = Anything(luck, most)
    drive(Playing(state), luck, player)
    return player
