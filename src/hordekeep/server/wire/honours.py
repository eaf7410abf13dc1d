"""Achievements: which there are, and what a seat has earned in a finished game."""

from hordekeep.kernel.view.words import Told


class HonourCard(Told):
    """An achievement; its words are `honour-<id>` and `honour-<id>-how`."""

    id: str
    measure: str
    """What is counted over many games, as in `tally`; empty for what is earned in one."""
    goal: int


class GameHonours(Told):
    game: str
    honours: list[HonourCard]


class AllHonours(Told):
    """The achievements of every game that has any."""

    games: list[GameHonours]


class Earned(Told):
    """What a seat did in a finished game, found by playing its journal again."""

    entry: int
    counts: bool
    """Not for a game from a position, of a seed given by hand, or given up."""
    hero: str
    difficulty: str
    players: int
    won: bool
    score: int
    earned: list[str]
    """Achievements of this game alone."""
    tally: dict[str, int]
    """What counts towards achievements over many games."""
