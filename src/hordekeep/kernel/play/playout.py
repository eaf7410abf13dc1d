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
    """Every legal action is equally likely; stops after a number of decisions."""

    def __init__(self, luck: Luck, most: int) -> None:
        self.decisions = 0
        self.choices = 0
        """The decisions that offered more than one action."""
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


@final
class AnythingBySeat(Chooser):
    """As `Anything`, but each seat has a generator of its own, and verbs are counted."""

    def __init__(self, lucks: list[Luck], most: int) -> None:
        self.decisions = 0
        self.choices = 0
        self.verbs: dict[str, int] = {}
        self._lucks = lucks
        self._most = most

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        if self.decisions >= self._most:
            return None
        actions = asked.actions
        count = len(actions)
        self.decisions += 1
        action = actions[0]
        if count > 1:
            self.choices += 1
            action = actions[self._lucks[asked.seat].below(count)]
        verb = action.verb
        self.verbs[verb] = self.verbs.get(verb, 0) + 1
        return action


def play_at_random(state: State, luck: Luck, most: int = MOST_DECISIONS) -> Anything:
    """Plays to the end, or for a number of decisions; returns the player, which has counted."""
    player = Anything(luck, most)
    drive(Playing(state), luck, player)
    return player
