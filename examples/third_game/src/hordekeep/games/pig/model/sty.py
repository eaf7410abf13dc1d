"""Everything on the table."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE

MOST_PLAYERS: Final = 6


@final
class Sty(State):
    """The points of all seats, their coins, and what is at stake in the present turn."""

    def __init__(self, worth: Sequence[int], players: int, goal: int) -> None:
        super().__init__()
        self.worth = worth
        """What each coin is worth; the same list in every copy."""
        self.goal = goal
        self.turns = 0
        self.at_stake = 0
        self.points = [0] * players
        self.coins = [NONE] * players

    def clone(self) -> "Sty":
        other = Sty(self.worth, len(self.points), self.goal)
        other.turns = self.turns
        other.at_stake = self.at_stake
        other.points = self.points.copy()
        other.coins = self.coins.copy()
        other.copy_agendas(self)
        return other

    def numbers(self) -> list[int]:
        return [self.goal, self.turns, self.at_stake, *self.points, *self.coins]

    def in_purse(self) -> list[int]:
        """The coins that nobody has."""
        return [coin for coin in range(len(self.worth)) if coin not in self.coins]
