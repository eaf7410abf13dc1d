"""Experiments: what is played with every seed, as plain data for any process."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, final

from hordekeep.bots.registry import check_bot
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import EACH_SEAT
from hordekeep.lab.match import check_count
from hordekeep.library import open_game


@final
@dataclass(frozen=True, slots=True)
class Experiment:
    """A game with its options, and who sits where.

    `bots` take the seats in turn. If seats are rotated, bots and what the options name for each
    seat (heroes) move on by one seat from seed to seed, so that nobody keeps the best one.
    """

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    packs: Sequence[Path] = ()
    version: int | None = None
    """The version of the content; the newest if none is named."""
    rotated: bool = True

    def opened(self) -> AnyGame:
        """The rules; opened once in a process."""
        return _opened(self.game, tuple(self.packs), self.version)

    def checked(self) -> AnyGame:
        """The same; raises `BadOption`, `UnknownBot` or `BadFile` before anything is played."""
        game = self.opened()
        seats = game.seats(game.options(self.options))
        check_count(self.bots, seats)
        for name in self.bots:
            check_bot(game.id, name)
        return game

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        game = self.opened()
        return game.seats(game.options(self.options))

    def bots_for(self, seed: int) -> list[str]:
        """The bot on each seat."""
        named = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        return self._turned(named, seed)

    def options_for(self, seed: int) -> dict[str, Any]:
        """The options of the table with this seed, complete."""
        game = self.opened()
        options = game.options(self.options)
        for one in game.table_options:
            if one.kind == EACH_SEAT:
                options[one.name] = self._turned(options[one.name], seed)
        return options

    def _turned(self, by_seat: list[str], seed: int) -> list[str]:
        shift = seed % len(by_seat) if self.rotated else 0
        return by_seat[shift:] + by_seat[:shift]


@cache
def _opened(game: str, packs: tuple[Path, ...], version: int | None) -> AnyGame:
    return open_game(game, packs, version=version)
