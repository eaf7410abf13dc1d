"""Records of games that nobody has played."""

from collections.abc import Sequence
from pathlib import Path

from hordekeep.lab.study.crews import alone
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.record import Record
from hordekeep.lab.study.series import StudySeries
from hordekeep.lab.study.traits import Had


def record(
    seed: int = 1,
    *,
    winners: Sequence[int] = (),
    alive: Sequence[bool] = (True, True),
    heroes: Sequence[str] = ("ann", "bob"),
    turns: int = 10,
    chances: Sequence[Sequence[float]] = (),
    had: Had | None = None,
) -> Record:
    """One game; what is not said is nothing special."""
    traits: Had = {"hero": [[hero] for hero in heroes], **(had or {})}
    return Record(
        0,
        seed,
        "ended",
        turns,
        5 * turns,
        tuple(winners),
        tuple(alive),
        traits,
        tuple(tuple(one) for one in chances),
    )


def nobody_watches(_: int) -> None:
    """Progress that nobody is told."""


def played(experiment: Experiment, games: int, file: Path | None = None) -> list[Record]:
    """The games of a series from seed 5 on, played in this process."""
    series = StudySeries([experiment], games=games, first=5)
    series.play(alone, nobody_watches, file)
    return series.records()[0]
