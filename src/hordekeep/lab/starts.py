"""Where checked games begin besides the setup: positions by name, for every game that has some."""

from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.sanctum.game import Sanctum
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.last_bastion import starts as last_bastion_starts
from hordekeep.lab.match import Match
from hordekeep.lab.sanctum import starts as sanctum_starts


def starts_of(game: AnyGame) -> list[str]:
    """The names of the positions of a game."""
    if isinstance(game, LastBastion):
        return list(last_bastion_starts.STARTS)
    return list(sanctum_starts.STARTS) if isinstance(game, Sanctum) else []


def match_from(
    start: str, game: AnyGame, options: Mapping[str, Any], bots: Sequence[str], seed: int
) -> Match:
    """A match that begins with one of these positions, or with the setup where none is named."""
    if not start:
        return Match(game.id, options, tuple(bots))
    if isinstance(game, LastBastion):
        return last_bastion_starts.match_from(start, game, options, bots, seed)
    assert isinstance(game, Sanctum), "other games have no such positions"
    return sanctum_starts.match_from(start, game, options, bots, seed)
