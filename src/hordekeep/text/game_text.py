"""What a game brings to the texts: how its things are named, and how its log is told."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hordekeep.games.seams import seam_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.narrate import LogStyle


class GameText(NamedTuple):
    """The words' side of one game; the game that the function gets is this one."""

    ways: Callable[[Speaker, Any], tuple[Naming, LogStyle]]


def ways_of(game: AnyGame, speaker: Speaker) -> tuple[Naming, LogStyle]:
    """How the things of a game are named, and how it is told."""
    text = seam_of(game.id, "text", GameText)
    return (Naming(speaker, game), LogStyle()) if text is None else text.ways(speaker, game)
