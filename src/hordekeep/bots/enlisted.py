"""Enlisted bots: who plays here besides the bots of the games, by the operator's word."""

from collections.abc import Callable
from typing import final

from hordekeep.bots.policy import Policy


@final
class Enlisted:
    """A bot from outside: its name, the games that it plays (none named: all), how it is made."""

    def __init__(
        self, name: str, games: tuple[str, ...], make: Callable[[int, str], Policy]
    ) -> None:
        self.name = name
        self.games = games
        self.make = make

    def plays(self, game: str) -> bool:
        """Whether it plays this game."""
        return not self.games or game in self.games
