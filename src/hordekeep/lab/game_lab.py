"""What a game brings to the laboratory: what is measured, and where checked games may begin."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from hordekeep.games.seams import seam_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.journal import Entry
from hordekeep.kernel.table.table import Table
from hordekeep.lab.match import Match
from hordekeep.lab.measure import Yardstick
from hordekeep.lab.study.dice_luck import DiceLuck
from hordekeep.lab.study.traits import Traits
from hordekeep.lab.trials import Trial


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
    targets: Mapping[str, float] = field(default_factory=dict)
    """What `make bench` wants of this game, besides or instead of what it wants of every game."""
    teams: bool = False
    """Whether all seats win or lose together: the arena then compares whole teams."""
    trials: Sequence[Trial] = ()
    """What its bots have to show."""
    ladder: Sequence[tuple[str, str, float]] = ()
    """Trials of which the first must win more often than the second, and by how much at least."""
    balanced: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The reports that show its balance: names, and what `lab balance` is told for each."""
    middle: tuple[int, int] = (1, 1)
    """Between which turns hints are asked for when they are judged."""
    traits: Callable[[Any], Traits] = lambda _: Traits()
    """By what wins are counted in a balance report."""
    luck: Callable[[Sequence[Entry], Table], Sequence[DiceLuck]] = lambda _, __: ()
    """How the dice fell for each seat, found by playing entries again at a table that stands before
    them."""


def lab_of(game: str) -> GameLab:
    """What a game brings; nothing is measured in one that brings nothing."""
    return seam_of(game, "lab", GameLab) or GameLab(lambda _: Yardstick())


def yardstick_for(game: AnyGame) -> Yardstick:
    """What is measured in this game."""
    return lab_of(game.id).yardstick(game)
