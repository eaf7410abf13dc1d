"""Where checked games begin besides the setup: positions by name, for every game that has some."""

from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.match import Match


def starts_of(game: AnyGame) -> list[str]:
    """The names of the positions of a game."""
    return list(lab_of(game.id).starts)


def match_from(
    start: str, game: AnyGame, options: Mapping[str, Any], bots: Sequence[str], seed: int
) -> Match:
    """A match that begins with one of these positions, or with the setup where none is named."""
    if not start:
        return Match(game.id, options, tuple(bots))
    begin = lab_of(game.id).match_from
    assert begin is not None, "a game with such positions says how they come about"
    return begin(start, game, options, bots, seed)
