"""Honours: what a game remembers of a person, told of counts that are read off finished games."""

from collections.abc import Mapping
from typing import Final, final

GAMES: Final = "games"
WON: Final = "won"
"""Counted in every game: 1 each."""


@final
class Condition:
    """A count that must lie between two numbers; `most` of -1 is no limit."""

    def __init__(self, measure: str, least: int, most: int) -> None:
        self.measure = measure
        self.least = least
        self.most = most

    def holds(self, tally: Mapping[str, int]) -> bool:
        """Whether one game's counts satisfy it; what was not counted is 0."""
        count = tally.get(self.measure, 0)
        return count >= self.least and (self.most < 0 or count <= self.most)


def least(measure: str, count: int = 1) -> Condition:
    return Condition(measure, count, -1)


def most(measure: str, count: int = 0) -> Condition:
    return Condition(measure, 0, count)


VICTORY: Final = least(WON)


@final
class Honour:
    """An honour for one game in which every condition holds."""

    def __init__(self, id_: str, *conditions: Condition) -> None:
        self.id = id_
        self.conditions = conditions

    def is_earned(self, tally: Mapping[str, int]) -> bool:
        return all(condition.holds(tally) for condition in self.conditions)


@final
class LongHonour:
    """An honour for a count over all games together."""

    def __init__(self, id_: str, measure: str, goal: int) -> None:
        self.id = id_
        self.measure = measure
        self.goal = goal


@final
class Deeds:
    """What one seat did in a finished game: with whom, how hard it was, and the counts."""

    def __init__(self, hero: str, difficulty: str, tally: dict[str, int]) -> None:
        self.hero = hero
        self.difficulty = difficulty
        self.tally = tally
