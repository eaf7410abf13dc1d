"""What a game brings to the laboratory: what is measured, and where checked games may begin."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from hordekeep.games.seams import seam_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.match import Match
from hordekeep.lab.measure import Yardstick


@final
@dataclass(frozen=True, slots=True)
class SoakPlan:
    """How many games of the long series each number of players and each difficulty gets."""

    from_setup: Mapping[str, int]
    """By bots, which take the seats in turn."""
    choosing: int = 0
    """With heroes chosen at the table."""
    from_positions: Mapping[str, int] = field(default_factory=dict)
    ends: tuple[str, ...] = ()
    """How games must end often enough at every difficulty."""


@final
@dataclass(frozen=True, slots=True)
class GameLab:
    """The laboratory's side of one game; the game that the functions get is this one."""

    yardstick: Callable[[Any], Yardstick]
    starts: Sequence[str] = ()
    """Names of positions from which rare things come about."""
    match_from: Callable[[str, Any, Mapping[str, Any], Sequence[str], int], Match] | None = None
    """A match that begins with one of them: name, game, options, bots, seed."""
    soak: SoakPlan = field(default_factory=lambda: SoakPlan({"random": 100}))


def lab_of(game: str) -> GameLab:
    """What a game brings; nothing is measured in one that brings nothing."""
    return seam_of(game, "lab", GameLab) or GameLab(lambda _: Yardstick())


def yardstick_for(game: AnyGame) -> Yardstick:
    """What is measured in this game."""
    return lab_of(game.id).yardstick(game)
